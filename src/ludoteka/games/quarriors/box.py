"""The box of Quarriors!: who can play it, with which options, and how it is dealt."""

from __future__ import annotations

from importlib.resources import files
from typing import Any, Final

from ludoteka.games.quarriors import dice, sight
from ludoteka.games.quarriors.beginnings import BEGINNINGS, begin
from ludoteka.games.quarriors.cards import basic, creatures, spells
from ludoteka.games.quarriors.deck import (
    CONFIDENCE,
    COST,
    EN,
    GLORY,
    ID,
    KIND,
    NOTE,
    OUR_RU,
    RIVAL,
    RU,
    SPOKEN,
    VARIANT,
    by_kind,
)
from ludoteka.games.quarriors.dice import FACE, LEVEL
from ludoteka.games.quarriors.fall import Fall
from ludoteka.games.quarriors.forecast import SIGNS
from ludoteka.games.quarriors.goals import dangers, goals
from ludoteka.games.quarriors.happenings import HAPPENINGS
from ludoteka.games.quarriors.hints import FEATURES, feature, sorts, worth
from ludoteka.games.quarriors.layout import MAIN
from ludoteka.games.quarriors.rules import SETTINGS
from ludoteka.games.quarriors.setup import deal, fresh, supply_of
from ludoteka.games.quarriors.standing import ATTACHED, FACE_BITS
from ludoteka.games.quarriors.state import Quarriors
from ludoteka.games.quarriors.turn import SUMMON_AND_CAST, Turn
from ludoteka.games.quarriors.word import MOMENTS
from ludoteka.kernel.forecast import Sign
from ludoteka.kernel.game import Box, Card, Setting
from ludoteka.kernel.goals import Danger, Goal
from ludoteka.kernel.happenings import Happening
from ludoteka.kernel.machine import State
from ludoteka.kernel.refusal import Refused


class QuarriorsBox(Box):
    """Quarriors!, the base game."""

    name = "quarriors"
    version = 1

    def players(self) -> tuple[int, ...]:
        # rule: quarriors.intro.player-count, quarriors.optional.faq-four-players-max
        return (2, 3, 4)

    def settings(self) -> tuple[Setting, ...]:
        return SETTINGS

    def check(self, players: int, options: dict[str, Any]) -> None:
        """Which options go together (ruling R36)."""
        first = options["first"]
        if first != "random" and ord(first) - ord("A") >= players:
            # rule: quarriors.setup.first-player
            raise Refused("quarriors-no-such-first", ("quarriors.setup.first-player",), seat=first, players=players)
        if options["spent_pile"] and options["portal_loop"]:
            rules = ("quarriors.optional.spent-pile", "quarriors.optional.faq-portal-loop")
            raise Refused("quarriors-spent-pile-or-loop", rules)

    def deal(self, players: int, options: dict[str, Any], seed: str) -> State:
        return deal(players, options, seed)

    def examples(self) -> str:
        return (files("ludoteka.games.quarriors") / "examples.story").read_text("utf-8")

    def blank(self) -> State:
        return Quarriors()

    def bare(self, players: int, options: dict[str, Any]) -> State:
        """Seat A about to summon, with nothing anywhere but full cards of the plain variants in the wilds."""
        state = fresh(players, options)
        plain = [card for card in range(len(ID)) if VARIANT[card] in ("basic", "spell")]
        state.wilds = by_kind(plain)
        state.supply = supply_of(state.wilds)
        state.captures = 2 if state.rules.second_capture else 1
        state.turns = 1
        state.phase = MAIN
        turn = Turn(0)
        turn.at = SUMMON_AND_CAST
        state.follow(turn)
        state.run()
        return state

    def beginnings(self) -> tuple[str, ...]:
        return BEGINNINGS

    def begin(self, state: State, where: str, seat: int) -> None:
        assert isinstance(state, Quarriors)
        begin(state, where, seat)

    def check_position(self, state: State) -> None:
        assert isinstance(state, Quarriors)
        for player in state.players:
            for i, die in enumerate(player.ready):
                if die & ATTACHED and i == 0:
                    raise Refused("quarriors-nothing-to-attach-to", die=FACE.words(die & FACE_BITS))
                if not die & ATTACHED and not LEVEL[die & FACE_BITS]:
                    raise Refused("quarriors-no-creature", die=FACE.words(die & FACE_BITS))

    def cards(self) -> list[Card]:
        # rule: quarriors.components.cards-total
        return [catalogued(card) for card in range(len(ID))]

    def windows(self) -> tuple[str, ...]:
        return tuple(f"quarriors-ask-react-{moment}" for moment in MOMENTS)

    def happenings(self) -> list[Happening]:
        return HAPPENINGS.all

    def components(self, state: State) -> dict[str, int]:
        assert isinstance(state, Quarriors)
        return components(state)

    def goals(self, state: State, viewer: int) -> list[Goal]:
        assert isinstance(state, Quarriors)
        return goals(state, viewer)

    def dangers(self, state: State, viewer: int) -> list[Danger]:
        assert isinstance(state, Quarriors)
        return dangers(state, viewer)

    def signs(self) -> dict[str, Sign]:
        return SIGNS

    def worth(self, state: State, seat: int) -> float:
        assert isinstance(state, Quarriors)
        return worth(state, seat)

    def features(self) -> int:
        return FEATURES

    def feature(self, state: State, option: int) -> int:
        assert isinstance(state, Quarriors)
        return feature(state, option)

    def sorts(self) -> list[str]:
        return sorts()

    def input_names(self) -> list[str]:
        return sight.names()

    def inputs(self, state: State, seat: int) -> list[int]:
        assert isinstance(state, Quarriors)
        return sight.inputs(state, seat)

    def context_names(self) -> list[str]:
        return sight.CONTEXT

    def context(self, state: State, seat: int) -> list[float]:
        assert isinstance(state, Quarriors)
        return sight.context(state, seat)

    def turn_number(self, state: State) -> int:
        assert isinstance(state, Quarriors)
        return state.turns

    def patience(self) -> int:
        return 40


def components(state: Quarriors) -> dict[str, int]:
    """Every die of the box by its kind, in whatever zone it lies, and those that stay in the box."""
    found = [0] * dice.KINDS
    for kind in range(dice.KINDS):
        found[kind] = state.supply[kind]
        if state.wilds[kind] < 0:
            found[kind] += dice.COUNT[kind]
    for player in state.players:
        for zone in (player.bag, player.used, player.spent, player.aside):
            for kind in zone:
                found[kind] += 1
        for rolled in (player.pool, player.spells, player.ready):
            for die in rolled:
                found[(die & 255) >> 3] += 1
    for frame in state.unfinished():
        if isinstance(frame, Fall) and frame.ways:
            found[(frame.die & 255) >> 3] += 1
    return {dice.ID[kind]: found[kind] for kind in range(dice.KINDS)}


def catalogued(card: int) -> Card:
    kind = KIND[card]
    facts: dict[str, object] = {
        "variant": VARIANT[card],
        "dice": dice.COUNT[kind],
        "colour": dice.COLOUR[kind],
        "faces": list(dice.ALL_FACES[kind]),
        "confidence": CONFIDENCE[card],
    }
    if dice.HAS_CREATURE[kind]:
        facts["glory"] = GLORY[card]
    for name, value in RIVAL[card].items():
        facts[f"{name}_elsewhere"] = value
    if NOTE[card]:
        facts["note"] = NOTE[card]
    return Card(
        ID[card],
        EN[card],
        RU[card],
        dice.SORTS[dice.SORT[kind]],
        dice.ID[kind],
        COST[card],
        1,
        "published",
        "base",
        list(SPOKEN[card]),
        ru_is_ours=OUR_RU[card],
        facts=facts,
    )


CARD_ROOMS: Final = (basic, creatures, spells)
