"""Ludoteka: five fantasy tabletop games on one rules engine."""

import sys
from pathlib import Path

from ludoteka._form import NoForm, form

try:
    form()  # before every other import: a module imported earlier would stay in the other form
except NoForm as wrong:
    if Path(sys.argv[0]).stem != "ludoteka":
        raise
    wrong.complain()

from ludoteka.games.shelf import game, record
from ludoteka.kernel.refusal import VOICES, Msg, Refused

__all__ = ["Refused", "form", "game", "record"]
__version__ = "0.2.0"


def _speak(message: Msg) -> str:
    """A refusal in the reader's language. The text room is entered when somebody first has to be told something."""
    from ludoteka.text.voice import speak

    return speak(message)


VOICES.append(_speak)
