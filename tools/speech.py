"""Writes web/tests/speech.json: messages and what the voice makes of them, for the page's own voice to say alike.

`python tools/speech.py` writes; with --check it only says whether something is to be written.
"""

from __future__ import annotations

import os
import sys
from json import dumps
from pathlib import Path
from typing import Any

os.environ.setdefault("LUDOTEKA_FORM", "pure")

from ludoteka.games.shelf import SHELF, game
from ludoteka.kernel.luck import Rng
from ludoteka.kernel.refusal import Msg
from ludoteka.text.catalogue import names_of
from ludoteka.text.ids import LANGUAGES
from ludoteka.text.voice import Voice

FIXTURE = Path(__file__).resolve().parents[1] / "web/tests/speech.json"
NAMES = ("Anna", "Борис")
PLIES = 400
A_KIND = 1  # of one id: a message of each
ODD = [
    Msg("kernel-no-such-game", {"game": "card:zetta", "known": "seat:1"}),
    Msg("kernel-not-a-seat", {"value": "seat:0"}),
    Msg("bots-line", {"first": "card:zetta", "rest": "seat:1"}),
    Msg("kernel-bad-option", {"option": "relics", "value": True, "values": ["yes", 3, False]}),
    Msg("kernel-no-such-act", {"intent": "\u202eplay"}),
    Msg("web-cards-count", {"n": 1}),
    Msg("web-cards-count", {"n": 3}),
    Msg("web-cards-count", {"n": 25}),
    Msg("shards-event-played", {"seat": "seat:-1", "card": "card:nobody-knows"}),
    Msg("nobody-has-said-this", {"n": 1}),
]


def told(name: str) -> list[Msg]:
    """What is said in a game of random choices: questions, labels, events, reasons, card texts; one of each kind."""
    kinds: dict[str, list[Msg]] = {}
    voice = Voice("en", NAMES)

    def keep(message: Msg) -> None:
        voice.say(message)
        if voice.missing:  # of something that is not there at all
            voice.missing.clear()
            return
        kind = kinds.setdefault(message.id, [])
        if len(kind) < A_KIND and message not in kind:
            kind.append(message)

    for card in SHELF[name].cards():
        for line in card.text:
            keep(line)
    rng = Rng(name, "speech")
    for seed in range(3):
        state = game(name, 2).deal(seed)
        state.log = []
        for _ in range(PLIES):
            if state.ending:
                break
            question = state.decision
            assert question is not None
            keep(question.prompt.message)
            for choice in question.choices():
                keep(choice.label)
            for reason in state.explain(state.actor, rng.below(len(state.verbs().at))):
                keep(reason.message)
            state.play(state.options()[rng.below(len(state.options()))])
        for event in state.log:
            for viewer in (0, 1):
                keep(event.message(viewer))
        for goal in SHELF[name].goals(state, 0):
            keep(goal.title)
    return [message for id in sorted(kinds) for message in kinds[id]]


def fixture() -> dict[str, Any]:
    messages = [*ODD, *(message for name in SHELF for message in told(name))]
    said = [
        {"lang": language, "msg": message.data(), "said": Voice(language, NAMES).say(message)}
        for message in messages
        for language in LANGUAGES
    ]
    spoken = dumps([one["msg"] for one in said])
    cards = {name: {id: it for id, it in names_of(name).items() if f":{id}\"" in spoken} for name in SHELF}
    return {"names": NAMES, "cards": cards, "said": said}


def main() -> int:
    text = dumps(fixture(), ensure_ascii=False, indent=0) + "\n"
    if FIXTURE.is_file() and FIXTURE.read_text("utf-8") == text:
        return 0
    if "--check" in sys.argv:
        print("web/tests/speech.json: `python tools/speech.py` writes it anew.", file=sys.stderr)
        return 1
    FIXTURE.write_text(text, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
