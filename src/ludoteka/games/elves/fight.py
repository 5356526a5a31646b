"""«Бой»: rounds of the four cards by initiative, until nobody can hurt anybody."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from ludoteka.games.elves.answers import open_window
from ludoteka.games.elves.deck import ID
from ludoteka.games.elves.happenings import HELD, LOOPED, ROUND_BEGAN, STAYED
from ludoteka.games.elves.layout import FIGHTING
from ludoteka.games.elves.pieces import (
    ACTED,
    ATTACKING,
    HANDS,
    INITIATIVE_AT,
    LIVES_BITS,
    SIDE_AT,
    card_of,
    fights,
    id_of,
    initiative_of,
    side_of,
)
from ludoteka.games.elves.state import Elves
from ludoteka.games.elves.strike import declare_move, declare_strike, mark_acted
from ludoteka.games.elves.twins import PlainCardTurn, PlainFight
from ludoteka.games.elves.verbs import ACT_OF, GO_FIRST, MOVE, STAY, STRIKE, VERBS
from ludoteka.games.elves.windows import AT_CARD, AT_ROUND, AT_START
from ludoteka.kernel.acts import Act, Why
from ludoteka.kernel.choices import Prompt
from ludoteka.kernel.machine import ASK, END, GO, passage

PLACES_OF: Final = [[place for place in range(4) if bits >> place & 1] for bits in range(16)]  # by places as bits

OPENING: Final = 0
ROUND: Final = 1
NEXT: Final = 2
ROUND_OVER: Final = 3


@mypyc_attr(free_list_len=1)
class Fight(PlainFight):
    """Round after round; `you` is the attacker."""

    def clone(self) -> Fight:
        return Fight(self.you, like=self)

    def step(self, state: Elves, at: int) -> int:
        if at == NEXT:
            return self.next_card(state)
        if at == ROUND:
            # rule: elves.battle.multiple-rounds
            state.round += 1
            state.stirred = False
            state.last_initiative = -1
            if state.round > 1:  # who lost a turn before the first round has acted in it
                for place in range(4):
                    if state.field[place] >= 0:
                        state.field[place] &= ~ACTED
            state.tell(ROUND_BEGAN, state.round)
            return GO
        if at == OPENING:
            state.stage = FIGHTING
            return open_window(state, self.you, AT_START)
        # rule: elves.attacks.end-no-damage
        if self.is_over(state) or not self.goes_on(state):
            return END
        self.at = ROUND
        return GO

    def is_over(self, state: Elves) -> bool:
        """Whether one side has nobody left, or movements go round in a loop."""
        if state.looped:
            state.tell(LOOPED)
            return True
        return state.is_one_sided()

    def goes_on(self, state: Elves) -> bool:
        """At the end of a round: whether somebody can still strike, or moves and wants to (ruling R29)."""
        mobile = False
        for place in range(4):
            if fights(state.field[place]):
                if state.strikes(place):
                    return True
                mobile = mobile or state.moves(place) != 0
        return mobile and state.stirred

    def next_card(self, state: Elves) -> int:
        if self.is_over(state):
            return END
        places = self.candidates(state)
        if not places:
            return open_window(state, self.you, AT_ROUND)
        if len(places) == 1:
            self.begin(state, places[0])
            return GO
        # rule: elves.battle.tie-same-owner
        state.actor = state.decider(side_of(state.field[places[0]]))
        state.offered = [GO_FIRST + place for place in places]
        return ASK

    def candidates(self, state: Elves) -> list[int]:
        """Where the cards are of which one acts next: of the highest initiative and the side whose turn it is."""
        # rule: elves.battle.highest-initiative-first, elves.battle.tie-attacker-first, elves.battle.tie-three-alternate
        # rule: elves.battle.tie-four-alternate, elves.battle.tie-three-two-defenders
        # rule: elves.actions.treasure-no-initiative
        best: i64 = -1
        mine: i64 = 0  # places as bits
        theirs: i64 = 0
        bit: i64 = 1
        for piece in state.field:
            one: i64 = piece
            if one >= 0 and one & LIVES_BITS and not one & ACTED:
                initiative = one >> INITIATIVE_AT & 31
                if initiative > best:
                    best = initiative
                    mine = 0
                    theirs = 0
                if initiative == best:
                    if one >> SIDE_AT & 1 == ATTACKING:
                        mine |= bit
                    else:
                        theirs |= bit
            bit <<= 1
        if theirs and (not mine or (state.last_initiative == best and state.last_side == ATTACKING)):
            return PLACES_OF[theirs]
        return PLACES_OF[mine]

    def begin(self, state: Elves, place: int) -> None:
        one = state.field[place]
        state.last_initiative = initiative_of(one)
        state.last_side = side_of(one)
        self.at = NEXT
        state.follow(CardTurn(state.decider(side_of(one)), id_of(one)))

    def options(self, state: Elves) -> list[int]:
        return [GO_FIRST + place for place in self.candidates(state)]

    def chosen(self, state: Elves, option: int) -> None:
        self.begin(state, option - GO_FIRST)

    def weigh(self, state: Elves, option: int, why: Why) -> None:
        place = VERBS.thing(GO_FIRST, option)
        if place >= 0:
            rules = ("elves.battle.highest-initiative-first", "elves.battle.tie-same-owner")
            why.need(place in self.candidates(state), "elves-why-go-first", *rules)

    def prompt(self, state: Elves) -> Prompt:
        return Prompt("elves-ask-go-first", "elves.battle.tie-same-owner", "elves.battle.tie-three-alternate")


@mypyc_attr(free_list_len=1)
class CardTurn(PlainCardTurn):
    """The turn of one card: a window, then its strike, its movement, or nothing."""

    def clone(self) -> CardTurn:
        return CardTurn(self.you, like=self)

    def step(self, state: Elves, at: int) -> int:
        if at == 0:
            return open_window(state, state.attacker, AT_CARD)
        if at == 1:
            return self.act(state)
        return END

    def act(self, state: Elves) -> int:
        place = state.place_of(self.one)
        if place < 0 or (state.field[place] & ACTED and not self.extra):
            return END
        found = self.choices(state, place)
        if not found:
            # rule: elves.battle.no-attack-available, elves.attacks.example-1-battle
            mark_acted(state, place)
            state.tell(HELD, card_of(state.field[place]))
            return END
        if len(found) == 1:
            self.chosen(state, found[0])
            return GO
        state.actor = self.you
        state.offered = found
        return ASK

    def choices(self, state: Elves, place: int) -> list[int]:
        """What the card may do: strike where it can hurt; else burn on a fire shield; else move or stay."""
        # rule: elves.battle.must-damage, elves.battle.no-pass, elves.attacks.counter-attack-compulsory
        # rule: elves.attacks.counter-attack-avoidable, elves.attacks.fire-shield-compulsory
        # rule: elves.attacks.fire-shield-avoidable, elves.attacks.movement-after-duty, elves.attacks.example-2-action
        found: list[int] = []
        strikes = state.strikes(place)
        if strikes:
            bits = strikes & 7 if strikes & 7 else strikes >> 3
            for hand in range(len(HANDS)):
                if bits >> hand & 1:
                    found.append(STRIKE + hand)
            return found
        # rule: elves.attacks.movement-optional, elves.attacks.movement-stay
        moves = state.moves(place)
        if moves:
            for hand in range(len(HANDS)):
                if moves >> hand & 1:
                    found.append(MOVE + hand)
            found.append(STAY)
        return found

    def options(self, state: Elves) -> list[int]:
        return self.choices(state, state.place_of(self.one))

    def chosen(self, state: Elves, option: int) -> None:
        act = ACT_OF[option]
        act.do(state, self.you, option - act.base)

    def prompt(self, state: Elves) -> Prompt:
        place = state.place_of(self.one)
        card: dict[str, object] = {"card": f"card:{ID[card_of(state.field[place])]}"}
        return Prompt(
            "elves-ask-card", "elves.battle.must-damage", "elves.battle.one-attack-per-turn-of-card", args=card
        )


def acting_place(state: Elves, seat: int, why: Why | None) -> int:
    """Where the card stands that strikes or moves now and that this seat decides for; -1 where none does."""
    top = state.current()
    place = state.place_of(top.one) if isinstance(top, CardTurn) and top.you == seat else -1
    if why is not None:
        rules = ("elves.battle.one-attack-per-turn-of-card", "elves.actions.response-preempts")
        why.need(place >= 0, "elves-why-card-turn", *rules)
    return place


def has_no_strike(state: Elves, place: int, why: Why | None) -> bool:
    """The card here can neither take a life nor burn itself on a fire shield."""
    idle = state.strikes(place) == 0
    if why is not None:
        rules = ("elves.battle.must-damage", "elves.battle.no-pass", "elves.attacks.movement-after-duty")
        why.need(idle, "elves-why-must-strike", *rules)
    return idle


@final
class StrikeWith(Act[Elves]):
    """Strike with one hand of the card whose turn it is."""

    def may(self, state: Elves, seat: int, hand: int, why: Why | None) -> bool:
        place = acting_place(state, seat, why)
        if place < 0:
            return False
        strikes = state.strikes(place)
        hurts = (strikes & 7 if strikes & 7 else strikes >> 3) >> hand & 1 == 1
        if why is not None:
            why.need(hurts, "elves-why-hurts", *STRIKE_RULES)
        return hurts

    def do(self, state: Elves, seat: int, hand: int) -> None:
        declare_strike(state, seat, acting_place(state, seat, None), hand)


@final
class MoveWith(Act[Elves]):
    """Move with one hand of the card whose turn it is."""

    def may(self, state: Elves, seat: int, hand: int, why: Why | None) -> bool:
        place = acting_place(state, seat, why)
        if place < 0:
            return False
        idle = has_no_strike(state, place, why)
        mobile = state.moves(place) >> hand & 1 == 1
        if why is not None:
            why.need(mobile, "elves-why-movement", "elves.attacks.movement-swap")
        return idle and mobile

    def do(self, state: Elves, seat: int, hand: int) -> None:
        declare_move(state, seat, acting_place(state, seat, None), hand)


@final
class Stay(Act[Elves]):
    """Stay where one could move."""

    def may(self, state: Elves, seat: int, n: int, why: Why | None) -> bool:
        place = acting_place(state, seat, why)
        return place >= 0 and has_no_strike(state, place, why)

    def do(self, state: Elves, seat: int, n: int) -> None:
        place = acting_place(state, seat, None)
        mark_acted(state, place)
        state.tell(STAYED, card_of(state.field[place]))


STRIKE_RULES: Final = (
    "elves.battle.must-damage",
    "elves.battle.only-enemy-targets",
    "elves.attacks.plain-shield-not-compulsory",
    "elves.attacks.fire-shield-avoidable",
    "elves.battle.shield-blocks-own-attack",
)

VERBS.acts(StrikeWith(STRIKE), MoveWith(MOVE), Stay(STAY))
passage(Fight)
passage(CardTurn)
