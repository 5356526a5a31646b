"""The table on the net: matches, guests, sockets, storage."""
