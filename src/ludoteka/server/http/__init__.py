"""The house over HTTP: requests, sockets, pages, and who is let in."""

from ludoteka.server.http.app import LOCAL, create
from ludoteka.server.http.protocols import doors
from ludoteka.server.http.replies import network_of

__all__ = ["LOCAL", "create", "doors", "network_of"]
