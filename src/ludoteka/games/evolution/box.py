"""The box of Evolution of Magical Creatures: who can play it, with which options, and how it is dealt."""

from __future__ import annotations

from typing import Any

from ludoteka.games.evolution import sight
from ludoteka.games.evolution.beginnings import BEGINNINGS, begin
from ludoteka.games.evolution.catalogue import catalogue
from ludoteka.games.evolution.deck import C_ID, KINDS_OF_CARD, PRINTED, S_ID, T_ID
from ludoteka.games.evolution.forecast import SIGNS
from ludoteka.games.evolution.gauge import usual
from ludoteka.games.evolution.goals import dangers, goals
from ludoteka.games.evolution.growing import TraitFromDeck
from ludoteka.games.evolution.happenings import HAPPENINGS
from ludoteka.games.evolution.hints import Scales, worth
from ludoteka.games.evolution.rules import SETTINGS
from ludoteka.games.evolution.setup import bare, deal
from ludoteka.games.evolution.state import Evolution
from ludoteka.games.evolution.trait_card import FACE
from ludoteka.kernel.forecast import Sign
from ludoteka.kernel.game import Box, Card, Judge, Setting
from ludoteka.kernel.goals import Danger, Goal
from ludoteka.kernel.happenings import Happening
from ludoteka.kernel.machine import Doing, Frame, State
from ludoteka.kernel.refusal import Refused


class EvolutionBox(Box):
    """Evolution of Magical Creatures, with Ethereal Creatures, Victims of Magic, Rare Species and the familiar."""

    name = "evolution"
    version = 3

    def players(self) -> tuple[int, ...]:
        # rule: evolution.base.player-count
        return (1, 2, 3, 4, 5, 6)

    def settings(self) -> tuple[Setting, ...]:
        return SETTINGS

    def check(self, players: int, options: dict[str, Any]) -> None:
        # rule: evolution.base.player-count
        if players > 4 and options["rare"] == "off":
            raise Refused("evolution-needs-rare", ("evolution.base.player-count",))
        if players == 1 and options["familiar"] and not options["familiar_in_solo"]:
            raise Refused("evolution-no-familiar-alone", ("evolution.familiar.optional-extra-participant",))
        if players > 1 and options["difficulty"] != "normal":
            raise Refused("evolution-difficulty-is-solo", ("evolution.base.solo-victory",))

    def deal(self, players: int, options: dict[str, Any], seed: str) -> State:
        return deal(players, options, seed)

    def blank(self) -> State:
        return Evolution()

    def bare(self, players: int, options: dict[str, Any]) -> State:
        return bare(players, options)

    def beginnings(self) -> tuple[str, ...]:
        return BEGINNINGS

    def begin(self, state: State, where: str, seat: int) -> None:
        assert isinstance(state, Evolution)
        begin(state, where, seat)

    def check_position(self, state: State) -> None:
        assert isinstance(state, Evolution)
        for creature in state.creatures():
            borne = [PRINTED[packed & FACE] for packed in creature.traits]
            for trait in borne:
                if borne.count(trait) > 1:
                    rule = "evolution.base.no-duplicate-traits"
                    raise Refused("evolution-trait-twice", (rule,), trait=f"trait:{T_ID[trait]}")

    def cards(self) -> list[Card]:
        return catalogue()

    def named(self, state: State) -> dict[str, int]:
        """Without the faces of creatures, which a position need not tell."""
        assert isinstance(state, Evolution)
        found = self.components(state)
        for player in state.players:
            for creature in player.creatures:
                found[C_ID[creature.card]] -= 1
        return found

    def components(self, state: State) -> dict[str, int]:
        assert isinstance(state, Evolution)
        found: dict[str, int] = {}
        cards = [*state.deck.all(), *state.discard]
        for player in state.players:
            cards.extend(player.hand)
            for creature in player.creatures:
                cards.append(creature.card)
                cards.extend(packed & 63 for packed in creature.traits)
        for creature in state.familiar:
            cards.extend(packed & 63 for packed in creature.traits)
        for card in [*cards, *state.ether]:
            name = C_ID[card] if card < KINDS_OF_CARD else "ether"
            found[name] = found.get(name, 0) + 1
        for source in [*state.sources.all(), *state.past, state.source]:
            found[S_ID[source]] = found.get(S_ID[source], 0) + 1
        # A card turned up and not yet placed is in nobody's zone: it waits in the sentence that asks about it.
        for frame in state.unfinished():
            card = card_in_hand_of(frame)
            if card >= 0:
                found[C_ID[card]] = found.get(C_ID[card], 0) + 1
        return found

    def happenings(self) -> list[Happening]:
        return HAPPENINGS.all

    def input_names(self) -> list[str]:
        return sight.names()

    def inputs(self, state: State, seat: int) -> list[int]:
        assert isinstance(state, Evolution)
        return sight.inputs(state, seat)

    def context_names(self) -> list[str]:
        return sight.CONTEXT

    def context(self, state: State, seat: int) -> list[float]:
        assert isinstance(state, Evolution)
        return sight.context(state, seat)

    def patience(self) -> int:
        return 0

    def goals(self, state: State, viewer: int) -> list[Goal]:
        assert isinstance(state, Evolution)
        return goals(state, viewer)

    def dangers(self, state: State, viewer: int) -> list[Danger]:
        assert isinstance(state, Evolution)
        return dangers(state, viewer)

    def signs(self) -> dict[str, Sign]:
        return SIGNS

    def worth(self, state: State, seat: int) -> float:
        assert isinstance(state, Evolution)
        return worth(state, seat)

    def gauge(self) -> dict[str, float]:
        return usual()

    def judge(self, told: dict[str, float]) -> Judge:
        return Scales(told)


def card_in_hand_of(frame: Frame[Any]) -> int:
    """The card that a sentence has turned up and asks about; -1 for every other frame."""
    if isinstance(frame, Doing) and frame.at and isinstance(frame.sentence(), TraitFromDeck):
        return frame.target
    return -1


