"""Every message of the wire, typed once; `tools/wire.py` writes the same types for the browser."""
