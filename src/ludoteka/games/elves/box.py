"""The box of Elven Fury: who can play it, with which options, and how it is dealt."""

from __future__ import annotations

from importlib.resources import files
from typing import Any, Final

from ludoteka.games.elves import sight
from ludoteka.games.elves.beginnings import BEGINNINGS, begin
from ludoteka.games.elves.cards import artefacts, black, forest, high, neutral, snow, treasures
from ludoteka.games.elves.deck import (
    ACTION,
    ARTEFACT,
    ATTACKED,
    CARD,
    COPIES,
    EN,
    HAS_ACTION,
    ID,
    INITIATIVE,
    IS_DRAGON,
    IS_HERO,
    IS_TREASURE,
    LIVES,
    NATIONS,
    PRICE,
    PRINTED,
    ROLE,
    RU,
    SIDES,
    SLOTS,
    SUIT,
    SUITS,
    TIMING,
    TIMINGS,
    TREASURE,
)
from ludoteka.games.elves.forecast import SIGNS, preview
from ludoteka.games.elves.gauge import usual
from ludoteka.games.elves.goal_cards import COUNTS, GOAL_EN, GOAL_IDS, GOAL_PRINTED, GOAL_RU, NEEDS
from ludoteka.games.elves.goals import dangers, goals
from ludoteka.games.elves.happenings import HAPPENINGS
from ludoteka.games.elves.hints import Scales, worth
from ludoteka.games.elves.pieces import FACE_DOWN, card_of, squad_cards
from ludoteka.games.elves.rounds import Rounds
from ludoteka.games.elves.rules import SETTINGS
from ludoteka.games.elves.setup import deal, fresh, take_castle
from ludoteka.games.elves.state import Elves
from ludoteka.games.elves.turn import BEFORE_CAPTURE, Turn
from ludoteka.games.elves.windows import WINDOWS
from ludoteka.kernel.forecast import Fact, Sign
from ludoteka.kernel.game import Box, Card, Judge, Setting
from ludoteka.kernel.goals import Danger, Goal
from ludoteka.kernel.happenings import Happening
from ludoteka.kernel.machine import State
from ludoteka.kernel.refusal import Msg, Refused


class ElvesBox(Box):
    """Elven Fury."""

    name = "elves"
    version = 1

    def players(self) -> tuple[int, ...]:
        # rule: elves.setup.player-count
        return (2, 3, 4)

    def settings(self) -> tuple[Setting, ...]:
        return SETTINGS

    def check(self, players: int, options: dict[str, Any]) -> None:
        # rule: elves.scenarios.alliance-four-players
        alliance = options["scenario"] == "alliance"
        if alliance and players != 4:
            raise Refused("elves-alliance-is-four", ("elves.scenarios.alliance-four-players",))
        if options["castles"] == "chosen" and players != 2 and not alliance:
            raise Refused("elves-castles-by-seat", ("elves.scenarios.alliance-castle-order-free",))
        if options["scenario"] == "races" and options["race"] == "towers" and players == 2:
            raise Refused("elves-too-few-towers", ("elves.scenarios.races-common-goal",))

    def deal(self, players: int, options: dict[str, Any], seed: str) -> State:
        return deal(players, options, seed)

    def examples(self) -> str:
        return (files("ludoteka.games.elves") / "examples.story").read_text("utf-8")

    def blank(self) -> State:
        return Elves()

    def bare(self, players: int, options: dict[str, Any]) -> State:
        state = fresh(players, options)
        for player in state.players:
            player.nation = player.seat
            player.turns = 1
            take_castle(state, player.seat, state.map().castles[player.seat])
        state.follow(Rounds(0))
        state.current().at = 1
        turn = Turn(0)
        turn.at = BEFORE_CAPTURE
        state.turns = 1
        state.follow(turn)
        state.run()
        return state

    def beginnings(self) -> tuple[str, ...]:
        return BEGINNINGS

    def begin(self, state: State, where: str, seat: int) -> None:
        assert isinstance(state, Elves)
        begin(state, where, seat)

    def check_position(self, state: State) -> None:
        assert isinstance(state, Elves)
        for one in [*state.field, state.top, state.bottom]:
            if one >= 0 and card_of(one) != FACE_DOWN and not LIVES[card_of(one)] and not IS_TREASURE[card_of(one)]:
                raise Refused("elves-not-a-warrior", value=CARD.words(card_of(one)))

    def cards(self) -> list[Card]:
        return [*(catalogued(card) for card in range(len(ID))), *(catalogued_goal(n) for n in range(len(GOAL_IDS)))]

    def components(self, state: State) -> dict[str, int]:
        """How many of each card are at the table or, of nations that nobody leads, in the box."""
        assert isinstance(state, Elves)
        found: dict[str, int] = dict.fromkeys((*ID, *GOAL_IDS), 0)
        led = [player.nation for player in state.players]
        for card in range(len(ID)):
            if IS_DRAGON[card] or (SUIT[card] < len(NATIONS) and SUIT[card] not in led):
                found[ID[card]] = COPIES[card]
        zones = [state.neutrals, state.fallen, state.relics, state.removed, state.gone, state.spoils]
        for player in state.players:
            zones += [player.hand, player.sent, player.deck, player.discard, player.treasures, player.artefacts]
        zones += [squad_cards(stack) for stack in state.squads]
        zones.append([one & 127 for one in (*state.guards, *state.field, state.top, state.bottom) if one >= 0])
        zones.append([state.taken] if state.taken >= 0 else [])
        for zone in zones:
            for card in zone:
                if card < len(ID) and not IS_DRAGON[card]:
                    found[ID[card]] += 1
        goals = [player.goal for player in state.players if player.goal >= 0]
        for number in range(len(GOAL_IDS)):
            dealt = goals.count(number) + state.unused.count(number)
            found[GOAL_IDS[number]] = dealt if dealt > 1 else 1
        return found

    def windows(self) -> tuple[str, ...]:
        return tuple(f"elves-ask-answer-{window}" for window in WINDOWS)

    def happenings(self) -> list[Happening]:
        return HAPPENINGS.all

    def input_names(self) -> list[str]:
        return sight.names()

    def inputs(self, state: State, seat: int) -> list[int]:
        assert isinstance(state, Elves)
        return sight.inputs(state, seat)

    def context_names(self) -> list[str]:
        return sight.CONTEXT

    def context(self, state: State, seat: int) -> list[float]:
        assert isinstance(state, Elves)
        return sight.context(state, seat)

    def turn_number(self, state: State) -> int:
        assert isinstance(state, Elves)
        return state.turns

    def patience(self) -> int:
        return 0

    def goals(self, state: State, viewer: int) -> list[Goal]:
        assert isinstance(state, Elves)
        return goals(state, viewer)

    def dangers(self, state: State, viewer: int) -> list[Danger]:
        assert isinstance(state, Elves)
        return dangers(state, viewer)

    def signs(self) -> dict[str, Sign]:
        return SIGNS

    def preview(self, state: State, seat: int, option: int) -> list[Fact]:
        assert isinstance(state, Elves)
        return preview(state, seat, option)

    def worth(self, state: State, seat: int) -> float:
        assert isinstance(state, Elves)
        return worth(state, seat)

    def gauge(self) -> dict[str, float]:
        return usual()

    def judge(self, told: dict[str, float]) -> Judge:
        return Scales(told)


def catalogued(card: int) -> Card:
    suit = SUIT[card]
    facts: dict[str, object] = {}
    kind = "warrior"
    if suit == TREASURE:
        kind = "treasure"
    elif suit == ARTEFACT:
        kind = "artefact"
    else:
        kind = "dragon" if IS_DRAGON[card] else "hero" if IS_HERO[card] else "warrior"
        facts["initiative"] = INITIATIVE[card]
        facts["lives"] = LIVES[card]
        facts["left"], facts["forward"], facts["right"] = (SLOTS[slot] for slot in SIDES[card])
    return Card(
        ID[card],
        EN[card],
        RU[card],
        kind,
        SUITS[suit],
        PRICE[card] if HAS_ACTION[card] and suit != ARTEFACT else None,
        COPIES[card],
        "original",
        "base",
        text_of(card),
        ru_is_ours=not PRINTED[card],
        facts=facts,
        source="elves-source-named" if PRINTED[card] else "",
    )


def text_of(card: int) -> list[Msg]:
    """What the card says, spoken from what it does."""
    # rule: elves.actions.action-special-ability
    if SUIT[card] == TREASURE:
        return [Msg("elves-say-treasure")]
    if not HAS_ACTION[card]:
        return []
    when = Msg(f"elves-when-{TIMINGS[TIMING[card]]}{'-attacked' if ROLE[card] == ATTACKED else ''}")
    steps = ACTION[card].say()
    text = steps[0]
    for step in steps[1:]:
        text = Msg("elves-say-then", {"first": text, "then": step})
    if not PRICE[card]:
        return [Msg("elves-say-action", {"when": when, "steps": text})]
    return [Msg("elves-say-priced-action", {"n": PRICE[card], "when": when, "steps": text})]


def catalogued_goal(number: int) -> Card:
    needs: list[Msg] = [Msg(f"elves-need-{COUNTS[count]}", {"n": n}) for count, n in NEEDS[number]]
    provenance = "rulebook" if GOAL_PRINTED[number] else "original"
    return Card(GOAL_IDS[number], GOAL_EN[number], GOAL_RU[number], "goal", "goal", None, 1, provenance, "base", needs)


NATION_ROOMS: Final = (forest, black, snow, high, neutral, treasures, artefacts)
