"""Ludoteka: five fantasy tabletop games on one rules engine."""

from ludoteka._form import form

form()  # before every other import: a module imported earlier would stay in the other form

from ludoteka.games.shelf import game, record
from ludoteka.kernel.refusal import Refused

__all__ = ["Refused", "form", "game", "record"]
__version__ = "0.1.0"
