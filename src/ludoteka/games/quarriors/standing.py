"""A die in the ready area: a creature, with what it mimics and its marks, or a spell attached to the one before it.

The die with its face is the low byte; above it stand the face it mimics (plus one), and the marks.
"""

from __future__ import annotations

from typing import Any, Final

from ludoteka.games.quarriors.dice import FACE, KINDS, STRIDE
from ludoteka.kernel.kinds import Kind, Many, Spot
from ludoteka.kernel.refusal import Refused

FACE_BITS: Final = 255
SAFE: Final = 1 << 16  # came back in this combat: not damaged again (where that rule is on)
CHANGED: Final = 1 << 17  # has changed what it mimics in this turn
ATTACHED: Final = 1 << 18  # a spell, attached to the creature before it
FADING: Final = SAFE | CHANGED


def looks(die: int) -> int:
    """The face that counts: its own, or the one it mimics."""
    mimicked = (die >> 8) & 255
    return mimicked - 1 if mimicked else die & 255


class Standing(Kind):
    """A die of the ready area, in a save and in words."""

    def shape(self) -> str:
        face = FACE.shape()
        return f"{{ die: {face}; mimics: {face} | null; safe: boolean; changed: boolean; attached: boolean }}"

    def spots(self, value: str) -> list[Spot]:
        found: list[Spot] = []
        for name, face in (("", f"({value} & 255)"), ("mimics ", f"(({value} >> 8 & 255) - 1)")):
            found.append(Spot(f"{name}kind", KINDS, f"{face} >> 3", when=f"{face} >= 0"))
            found.append(Spot(f"{name}face", STRIDE, f"{face} & 7", when=f"{face} >= 0"))
        for mark, bit in MARKS:
            found.append(Spot(mark, 1, "", when=f"{value} & {bit}"))
        return found

    def save(self, value: Any) -> Any:
        die: int = value
        mimicked = (die >> 8) & 255
        return {
            "die": FACE.save(die & 255),
            "mimics": FACE.save(mimicked - 1),
            "safe": bool(die & SAFE),
            "changed": bool(die & CHANGED),
            "attached": bool(die & ATTACHED),
        }

    def load(self, data: Any) -> Any:
        if not isinstance(data, dict) or set(data) != {"die", "mimics", "safe", "changed", "attached"}:
            raise Refused("kernel-not-fields", thing="Standing")
        die: int = FACE.load(data["die"])
        mimicked: int = FACE.load(data["mimics"])
        if die < 0:
            raise Refused("kernel-no-such-name", value="None")
        die |= (mimicked + 1) << 8
        for mark, bit in MARKS:
            if data[mark] is True:
                die |= bit
            elif data[mark] is not False:
                raise Refused("kernel-not-a-flag", value=repr(data[mark]))
        return die

    def words(self, value: Any) -> str:
        die: int = value
        words = FACE.words(die & 255)
        mimicked = (die >> 8) & 255
        if mimicked:
            words += f" (as {FACE.words(mimicked - 1)})"
        for mark, bit in MARKS:
            if die & bit:
                words += f" ({mark})"
        return words

    def read(self, words: str) -> Any:
        name, *marks = words.split(" (")
        die: int = FACE.read(name.strip())
        if die < 0:
            raise Refused("kernel-no-such-name", value=name)
        for part in marks:
            mark = part.strip().rstrip(")")
            if mark.startswith("as "):
                die |= (int(FACE.read(mark[3:])) + 1) << 8
                continue
            bits = [bit for name, bit in MARKS if name == mark]
            if not bits:
                raise Refused("kernel-no-such-mark", value=repr(mark))
            die |= bits[0]
        return die


MARKS: Final = (("safe", SAFE), ("changed", CHANGED), ("attached", ATTACHED))
READY: Final = Many(Standing())
