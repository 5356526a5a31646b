"""Ludoteka: five fantasy tabletop games on one rules engine."""

from ludoteka._form import form

form()  # before every other import: a module imported earlier would stay in the other form

__all__ = ["form"]
__version__ = "0.1.0"
