"""What happens, moment by moment, at a pace one can read: the same moments that the page shows, as long as there."""

from __future__ import annotations

from typing import Any, Final

from ludoteka.kernel.happenings import ACT, BANNER, BLOW, FATE, QUIET, STEP
from ludoteka.kernel.made import Made
from ludoteka.kernel.moments import Film, Moment
from ludoteka.text.voice import Voice

SPEEDS: Final = (0.5, 1.0, 2.0, 4.0, 0.0)  # how many times faster than usual; 0: at once
TIMES: Final = {QUIET: 0.0, STEP: 0.45, ACT: 0.9, BLOW: 1.1, FATE: 1.6, BANNER: 0.7}  # seconds, by weight


class Shown:
    """A moment as somebody saw it: its words, and the table when it was over."""

    def __init__(self, moment: Moment, viewer: int, voice: Voice, view: dict[str, Any]) -> None:
        told = [voice.say(event.message(viewer)) for event in moment.events]
        self.kind: Final = moment.kind
        self.weight: Final = moment.weight
        self.words: Final = " ".join(dict.fromkeys(words for words in told if words))
        self.view: Final = view

    def time(self, speed: float, own: bool = False) -> float:
        """How long it is shown, in seconds: of one's own small acts half as long."""
        if not speed:
            return 0.0
        return TIMES[self.weight] / speed / (2 if own and self.weight <= ACT else 1)


def shown(made: Made, viewer: int, voice: Voice) -> list[Shown]:
    """What a choice brought about, in moments, with the eyes of a seat or of nobody (-1)."""
    if made.before is None or not made.events:
        return []
    film = Film(made.before, made.option, made.seat, luck=made.luck)
    last = len(film.moments) - 1
    return [
        Shown(moment, viewer, voice, (film.after if i == last else film.stills[moment.still]).view(viewer))
        for i, moment in enumerate(film.moments)
    ]


def next_speed(speed: float, by: int) -> float:
    """The next faster or slower pace."""
    at = SPEEDS.index(speed) + by
    return SPEEDS[max(0, min(at, len(SPEEDS) - 1))]


def spoken(speed: float) -> str:
    """½, 1, 2, 4; 0 for at once."""
    return "½" if speed == 0.5 else f"{speed:.0f}"
