"""The room in a browser's tab: the second host. One person, no server; the worker's script calls `Tab`."""
