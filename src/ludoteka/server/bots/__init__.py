"""Bots, in processes of their own."""

from ludoteka.server.bots.thinkers import Thinkers

__all__ = ["Thinkers"]
