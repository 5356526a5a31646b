"""The room on the net: a database, sockets, workers and bots around it."""
