"""The box of Shards of Infinity: who can play it, with which options, and how it is dealt."""

from __future__ import annotations

from importlib.resources import files
from typing import Any, Final

from ludoteka.games.shards import sight
from ludoteka.games.shards.beginnings import BEGINNINGS, begin
from ludoteka.games.shards.cards import homodeus, order, relics, starters, undergrowth, wraethe
from ludoteka.games.shards.deck import (
    COPIES,
    COST,
    EN,
    EXHAUST,
    FACTION,
    FACTIONS,
    HEALTH,
    ID,
    IS_CHAMPION,
    KIND,
    KINDS,
    LEADER,
    LEADERS,
    OUR_RU,
    PASSIVES,
    PLAY,
    RU,
    SET,
    SHIELD,
    STARTER,
)
from ludoteka.games.shards.forecast import SIGNS
from ludoteka.games.shards.goals import dangers, goals
from ludoteka.games.shards.happenings import HAPPENINGS
from ludoteka.games.shards.hints import FEATURES, feature, sorts, worth
from ludoteka.games.shards.nemesis import NemesisTurn
from ludoteka.games.shards.plays import RecruitFree
from ludoteka.games.shards.rounds import Rounds
from ludoteka.games.shards.rules import SETTINGS
from ludoteka.games.shards.setup import SetUp, deal, fresh
from ludoteka.games.shards.state import ROW, Shards
from ludoteka.kernel.forecast import Sign
from ludoteka.kernel.game import Box, Card, Setting
from ludoteka.kernel.goals import Danger, Goal
from ludoteka.kernel.happenings import Happening
from ludoteka.kernel.machine import Doing, Frame, State
from ludoteka.kernel.piles import EMPTY
from ludoteka.kernel.refusal import Msg, Refused


class ShardsBox(Box):
    """Shards of Infinity, with Relics of the Future."""

    name = "shards"
    version = 1

    def players(self) -> tuple[int, ...]:
        return (1, 2, 3, 4)

    def settings(self) -> tuple[Setting, ...]:
        return SETTINGS

    def check(self, players: int, options: dict[str, Any]) -> None:
        """Which options go together (ruling R39)."""
        variant = options["variant"]
        # rule: shards.setup.player-count, shards.nemesis.one-player
        if (players == 1) != (variant == "nemesis"):
            raise Refused("shards-only-nemesis-alone", ("shards.nemesis.one-player", "shards.setup.player-count"))
        if variant == "team" and players != 4:
            # rule: shards.team.four-players-two-teams
            raise Refused("shards-team-is-four", ("shards.team.four-players-two-teams",))
        if variant == "triple" and players != 3:
            # rule: shards.triple.three-players
            raise Refused("shards-triple-is-three", ("shards.triple.three-players",))
        for name, rule in (
            ("auction", "shards.auction.optional-with-expansion"),
            ("draft", "shards.draft.replaces-leader-relics"),
            ("secret", "shards.secret.two-random-relics"),
        ):
            if options[name] and not options["relics"]:
                raise Refused("shards-needs-relics", (rule,), option=name)
        if options["draft"] and options["secret"]:
            raise Refused("shards-draft-or-secret", ("shards.draft.replaces-leader-relics",))
        if options["auction"] and options["leaders"] == "chosen":
            raise Refused("shards-auction-or-chosen", ("shards.auction.optional-with-expansion",))
        if variant == "nemesis":
            if not options["relics"]:
                raise Refused("shards-nemesis-needs-relics", ("shards.nemesis.extra-starting-card",))
            if options["auction"] or options["draft"]:
                raise Refused("shards-nemesis-alone", ("shards.nemesis.leaders-chosen",))

    def deal(self, players: int, options: dict[str, Any], seed: str) -> State:
        return deal(players, options, seed)

    def examples(self) -> str:
        return (files("ludoteka.games.shards") / "examples.story").read_text("utf-8")

    def blank(self) -> State:
        return Shards()

    def bare(self, players: int, options: dict[str, Any]) -> State:
        state = fresh(players, options)
        state.row = [EMPTY] * ROW
        for player in state.players:
            player.leader = player.seat
        state.follow(Rounds(0))
        state.run()
        return state

    def beginnings(self) -> tuple[str, ...]:
        return BEGINNINGS

    def begin(self, state: State, where: str, seat: int) -> None:
        assert isinstance(state, Shards)
        begin(state, where, seat)

    def check_position(self, state: State) -> None:
        assert isinstance(state, Shards)
        for player in state.players:
            for card in player.champions:
                if not IS_CHAMPION[card & 127]:
                    raise Refused("shards-no-champion", card=f"card:{ID[card & 127]}")

    def cards(self) -> list[Card]:
        return [catalogued(card) for card in range(len(ID))]

    def windows(self) -> tuple[str, ...]:
        return ("shards-ask-shields", "shards-ask-bid")

    def happenings(self) -> list[Happening]:
        return HAPPENINGS.all

    def components(self, state: State) -> dict[str, int]:
        assert isinstance(state, Shards)
        return components(state)

    def goals(self, state: State, viewer: int) -> list[Goal]:
        assert isinstance(state, Shards)
        return goals(state, viewer)

    def dangers(self, state: State, viewer: int) -> list[Danger]:
        assert isinstance(state, Shards)
        return dangers(state, viewer)

    def signs(self) -> dict[str, Sign]:
        return SIGNS

    def worth(self, state: State, seat: int) -> float:
        assert isinstance(state, Shards)
        return worth(state, seat)

    def features(self) -> int:
        return FEATURES

    def feature(self, state: State, option: int) -> int:
        assert isinstance(state, Shards)
        return feature(state, option)

    def sorts(self) -> list[str]:
        return sorts()

    def input_names(self) -> list[str]:
        return sight.names()

    def inputs(self, state: State, seat: int) -> list[int]:
        assert isinstance(state, Shards)
        return sight.inputs(state, seat)

    def context_names(self) -> list[str]:
        return sight.CONTEXT

    def context(self, state: State, seat: int) -> list[float]:
        assert isinstance(state, Shards)
        return sight.context(state, seat)

    def turn_number(self, state: State) -> int:
        assert isinstance(state, Shards)
        return state.turns

    def patience(self) -> int:
        return 40


def text_of(card: int) -> list[Msg]:
    """What is printed on a card, in messages: passives, then on play, then all that one exhausting does."""
    lines = [passive.say() for passive in PASSIVES[card]]
    lines.extend(PLAY[card].say())
    exhaust: list[object] = list(EXHAUST[card].say())
    if exhaust:
        lines.append(Msg("shards-say-exhaust", {"then": exhaust}))
    return lines


def components(state: Shards) -> dict[str, int]:
    """Every card by its id, in whatever zone or unfinished sentence it is."""
    cards = [*state.row, *state.centre.all(), *state.banished, *state.pool, *state.box, *state.gone]
    for player in state.players:
        cards.extend([*player.hand, *player.deck.all(), *player.discard, *player.allies, *player.hired])
        cards.extend([*player.relics, *player.secret, *player.unused])
        cards.extend(champion & 127 for champion in player.champions)
    for frame in state.unfinished():
        cards.extend(held_by(state, frame))
    found: dict[str, int] = {}
    for card in cards:
        if card >= 0:
            found[ID[card]] = found.get(ID[card], 0) + 1
    return found


def held_by(state: Shards, frame: Frame[Any]) -> list[int]:
    """The cards that something unfinished has taken up and not yet put anywhere."""
    if isinstance(frame, SetUp):
        return frame.held(state)
    if isinstance(frame, NemesisTurn):
        return frame.held()
    if isinstance(frame, Doing) and frame.at and isinstance(frame.sentence(), RecruitFree):
        return [frame.target]
    return []


def catalogued(card: int) -> Card:
    relic = LEADER[card] >= 0
    kind = f"relic-{KINDS[KIND[card]]}" if relic else KINDS[KIND[card]]
    facts: dict[str, object] = {}
    if HEALTH[card]:
        facts["health"] = HEALTH[card]
    if SHIELD[card]:
        facts["shield"] = SHIELD[card]
    if relic:
        facts["leader"] = LEADERS[LEADER[card]]
    return Card(
        ID[card],
        EN[card],
        RU[card],
        kind,
        FACTIONS[FACTION[card]],
        None if relic or KIND[card] == STARTER else COST[card],
        COPIES[card],
        "published",
        "relics" if SET[card] else "base",
        text_of(card),
        ru_is_ours=OUR_RU[card],
        facts=facts,
    )


FACTION_ROOMS: Final = (starters, homodeus, order, undergrowth, wraethe, relics)
