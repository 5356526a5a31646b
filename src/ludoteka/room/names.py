"""Names as they look: two that nobody can tell apart at a table are one."""

from __future__ import annotations

import unicodedata

# Cyrillic and Greek letters, and digits, that are read for Latin ones.
TWINS = str.maketrans("аеорсухкмтвнгіјѕёһԁԛԝοανικρτυχ0135", "aeopcyxkmtbhrijseh" + "dqw" + "oavikptux" + "oles")


def look_of(name: str) -> str:
    """What is left of a name when case, marks, spaces and the alphabet of twin letters are not looked at."""
    plain = unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", name).casefold())
    return "".join(letter for letter in plain.translate(TWINS) if letter.isalnum())
