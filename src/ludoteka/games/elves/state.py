"""One table of Elven Fury: what can be asked of the map, the goals, the cards and the battle, and what befalls them."""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64, mypyc_attr

from ludoteka.games.elves.board import CELLS
from ludoteka.games.elves.deck import (
    CARD,
    COUNTER,
    DOUBLE_PIERCING,
    DOUBLE_SIMPLE,
    FIRE_SHIELD,
    IS_DRAGON,
    MOVEMENT,
    SHIELD,
    SIMPLE,
)
from ludoteka.games.elves.goal_cards import GOAL
from ludoteka.games.elves.happenings import ARTEFACT_GAINED, DREW, NEUTRALS_SHUFFLED, SHUFFLED
from ludoteka.games.elves.layout import FIGHTING
from ludoteka.games.elves.pieces import (
    ATTACKING,
    DEFENDING,
    HANDS,
    ID_AT,
    LIVES_BITS,
    SIDE_AT,
    SLOT_AT,
    card_of,
    fights,
    side_of,
    spied,
    squad_cards,
)
from ludoteka.games.elves.realm import Realm
from ludoteka.games.elves.redeal import deal_anew
from ludoteka.games.elves.verbs import VERBS
from ludoteka.kernel.choices import Verbs
from ludoteka.kernel.seats import seats_of

HAND_LIMIT: Final = 5
OPENING: Final = 7
FIGHTERS: Final = 3
DECLINE_DRAW: Final = 2
# rule: elves.setup.token-count
TOKENS: Final = 11

NEUTRAL_LUCK: Final = 0  # streams of luck: the neutral deck, each seat's deck, artefacts, the layout, the draw of lots
DECK_LUCK: Final = 1  # of the first seat
ARTEFACT_LUCK: Final = 5
LAYOUT_LUCK: Final = 6
DRAWING: Final = 7
STREAMS: Final = 8

GOAL_REACHED: Final = 1
LAST_STANDING: Final = 2
DRAGONLORD: Final = 3
RACE_WON: Final = 4
WAR_WON: Final = 5
ALLIANCE_WON: Final = 6
ENDINGS: Final = ("", "goal", "last-standing", "dragonlord", "race", "war", "alliance")


@final
@mypyc_attr(acyclic=True)
class Elves(Realm):
    """One table of Elven Fury."""

    def clone(self) -> Elves:
        return Elves(self)

    def verbs(self) -> Verbs:
        return VERBS

    def endings(self) -> tuple[str, ...]:
        return ENDINGS

    def seats(self) -> int:
        return len(self.players)

    def sides(self) -> list[int]:
        # rule: elves.scenarios.alliance-two-sides
        if self.rules.scenario == "alliance":
            return [0, 1, 0, 1] if self.rules.allies == "across" else [0, 0, 1, 1]
        return seats_of(len(self.players))

    def ended_by(self) -> dict[str, object]:
        if self.ending not in (GOAL_REACHED, RACE_WON):
            return {}
        winner = self.winners[0]
        goal = self.players[winner].goal if self.ending == GOAL_REACHED else self.common
        return {"seat": f"seat:{winner}", "goal": f"goal:{GOAL.save(goal)}"}

    def redeal(self, seat: int, luck: int) -> Elves:
        twin = self.clone()
        deal_anew(twin, seat, luck)
        return twin

    def described(self, viewer: int) -> dict[str, Any]:
        shown = {
            "cells": {CELLS[cell]: list(middle) for cell in self.map().cells if (middle := self.map().middles[cell])},
            "lands": [self.owners.count(p.seat) for p in self.players],
            "summons": [self.summons(p.seat) for p in self.players],
            "tokens": [TOKENS - self.owners.count(p.seat) for p in self.players],
            "strikes": [self.strikes_shown(place) for place in range(4)],
            "dragons": {CELLS[c]: CARD.save(self.dragon_of(c)) for c in self.castles()},
        }
        # rule: elves.setup.goal-secret
        goals: list[Any] = []
        for player in self.players:
            open_goal = player.out or self.ending != 0 or player.seat == viewer
            goals.append(GOAL.save(player.goal) if open_goal else None)
        shown["goals"] = goals
        return shown

    # --- cards ---------------------------------------------------------------------------------------------------

    def draw(self, seat: int, n: int) -> None:
        """Draw from one's own deck; when it runs out, the discard is shuffled and the same draw goes on."""
        # rule: elves.turn.summon-deck-empty, elves.turn.summon-hidden
        player = self.players[seat]
        hand = player.hand
        while n > 0:
            if not player.deck:
                if not player.discard:
                    return
                player.deck = player.discard
                player.discard = []
                if not player.sent:
                    # With an empty deck everybody can tell the hand from what lies open.
                    player.known = hand[:]
                self.tell(SHUFFLED, seat)
            held = len(hand)
            self.pick_several(DECK_LUCK + seat, player.deck, n, hand)
            n -= len(hand) - held
            if self.log is not None:
                for card in hand[held:]:
                    self.tell(DREW, seat, card)

    def to_hand(self, seat: int, card: int) -> None:
        """An open card goes to a hand: everybody knows it is there."""
        player = self.players[seat]
        player.hand.append(card)
        player.known.append(card)

    def forget(self, seat: int, card: int) -> None:
        """A card of this seat's hand or artefacts is no longer hidden there: nobody need remember it."""
        known = self.players[seat].known
        if known and card in known:
            known.remove(card)
        mark = spied(seat, card)
        for other in self.players:
            if other.spied and mark in other.spied:
                other.spied.remove(mark)

    def discard(self, seat: int, card: int) -> None:
        """From hand to one's own discard."""
        player = self.players[seat]
        player.hand.remove(card)
        self.forget(seat, card)
        player.discard.append(card)

    def learn(self, seat: int, other: int, card: int) -> None:
        """`seat` has seen a hidden card of `other`."""
        self.disclose()
        mark = spied(other, card)
        mine = self.players[seat].spied
        theirs = self.players[other]
        held = theirs.hand.count(card) + theirs.artefacts.count(card)
        if mine.count(mark) + theirs.known.count(card) < held:
            mine.append(mark)

    def gain_artefact(self, seat: int) -> None:
        """Take an artefact, if one is left."""
        # rule: elves.objects.artefact-kept-secret, elves.objects.artefact-no-limit
        if self.relics:
            card = self.pick(ARTEFACT_LUCK, self.relics)
            self.players[seat].artefacts.append(card)
            self.tell(ARTEFACT_GAINED, seat, card)

    def draw_neutral(self, drawn: list[int]) -> int:
        """The next card of the neutral deck, after those `drawn` unseen just before; -1 if there is none anywhere."""
        # rule: elves.turn.neutral-deck-reshuffled
        if not self.neutrals:
            if not self.fallen:
                return -1
            self.neutrals = self.fallen
            self.fallen = []
            # With an empty deck everybody can tell what the squads hold from what lies open.
            self.mustered = [card for stack in self.squads for card in squad_cards(stack)]
            self.mustered.extend(drawn)
            self.lots = []
            self.tell(NEUTRALS_SHUFFLED, len(self.neutrals))
        return self.pick(NEUTRAL_LUCK, self.neutrals)

    def bury(self, one: int) -> None:
        """A card leaves the field for good: to the discard of the deck it belongs to, a dragon to its Castle."""
        # rule: elves.battle.centre-bottom-dies, elves.objects.castle-dragon-not-discarded
        card = card_of(one)
        if IS_DRAGON[card]:
            return
        owner = self.fighter_owner(one)
        if owner >= 0:
            self.players[owner].discard.append(card)
        else:
            self.fallen.append(card)

    def go_home(self, one: int) -> None:
        """A card leaves the field alive: to its owner's hand, a neutral to the discard, a dragon to its Castle."""
        # rule: elves.attacks.survivors-return, elves.attacks.survivors-of-loser-return
        # rule: elves.attacks.neutral-survivors-discarded, elves.battle.reserve-neutral-discarded
        card = card_of(one)
        if IS_DRAGON[card]:
            return
        owner = self.fighter_owner(one)
        if owner >= 0:
            self.to_hand(owner, card)
        else:
            self.fallen.append(card)

    def note_position(self) -> None:
        """After a movement: the same field with the same cards still to act, seen before, is a loop."""
        # rule: elves.attacks.movement-loop-ends
        field = self.field
        trail = self.trail
        for i in range(0, len(trail), len(field)):
            if trail[i : i + len(field)] == field:
                self.looped = True
                return
        trail.extend(field)

    # --- the battle ----------------------------------------------------------------------------------------------

    def fighter_owner(self, one: int) -> int:
        """The seat for which this card fights; -1 for the neutrals."""
        return self.attacker if side_of(one) == ATTACKING else self.defender

    def decider(self, side: int) -> int:
        """Who decides for this side: for the neutrals, the one who took the role of the attacked."""
        # rule: elves.turn.neutral-controller-decides, elves.objects.central-controller
        return self.attacker if side == ATTACKING else self.keeper

    def side_of_seat(self, seat: int) -> int:
        """The side in whose own battle this is; -1 for an outsider, who keeps neutrals included."""
        if seat == self.attacker:
            return ATTACKING
        return DEFENDING if seat == self.defender else -1

    def friend_side(self, seat: int) -> int:
        """In the alliance the side that this seat or its ally fights for; -1 if there is none."""
        mine = self.side_of_seat(seat)
        if mine >= 0:
            return mine
        if self.is_ally(seat, self.attacker):
            return ATTACKING
        if self.defender >= 0 and self.is_ally(seat, self.defender):
            return DEFENDING
        return -1

    def place_of(self, id: int) -> int:
        """Where the warrior of this number stands; -1 if it is not on the field."""
        number: i64 = id
        field = self.field
        for place in range(4):
            one: i64 = field[place]
            if one >= 0 and one >> ID_AT & 7 == number:
                return place
        return -1

    def warriors(self, side: int) -> int:
        """How many warriors of this side stand on the edges."""
        # rule: elves.attacks.winner-counts-edges-only, elves.actions.treasure-inert
        count = 0
        for one in self.field:
            if fights(one) and side_of(one) == side:
                count += 1
        return count

    def is_one_sided(self) -> bool:
        """Whether one side has no warriors left on the edges."""
        sides: i64 = 0
        for piece in self.field:
            one: i64 = piece
            if one >= 0 and one & LIVES_BITS:
                sides |= 1 + (one >> SIDE_AT & 1)
        return sides != 3

    def strikes(self, place: int) -> int:
        """The hands with which the warrior here can strike: bits 0–2 take a life, bits 3–5 burn on a fire shield."""
        # rule: elves.battle.only-enemy-targets, elves.battle.non-damaging-slots, elves.battle.shield-blocks-own-attack
        # rule: elves.attacks.shield-stops-simple, elves.attacks.shield-stops-double-simple
        # rule: elves.attacks.shield-one-side-only, elves.attacks.shield-not-used-up
        # rule: elves.attacks.plain-shield-not-compulsory, elves.attacks.fire-shield-no-own-strike
        # rule: elves.attacks.fire-shield-avoidable
        field = self.field
        one: i64 = field[place]
        found: i64 = 0
        hand: i64 = 0
        bit: i64 = 1  # of this hand
        while hand < 3:
            slot = one >> (SLOT_AT + 4 * hand) & 15
            if SIMPLE <= slot <= DOUBLE_PIERCING:
                target: i64 = field[(place + hand + 1) & 3]
                if target >= 0 and (target ^ one) >> SIDE_AT & 1 and target & LIVES_BITS:
                    facing = target >> (SLOT_AT + 4 * (2 - hand)) & 15
                    if slot > DOUBLE_SIMPLE or (facing != SHIELD and facing != FIRE_SHIELD):
                        found |= bit
                    elif facing == FIRE_SHIELD:
                        # rule: elves.attacks.fire-shield-compulsory
                        found |= bit << 3
            hand += 1
            bit <<= 1
        return found

    def strikes_shown(self, place: int) -> int:
        """The strikes of the warrior here as everybody can see them: none while cards lie face down."""
        if self.stage != FIGHTING and self.top < 0:
            return 0
        return self.strikes(place) if fights(self.field[place]) else 0

    def moves(self, place: int) -> int:
        """The hands with which the warrior here can move, as bits."""
        # rule: elves.attacks.movement-free-place, elves.attacks.movement-treasure
        one: i64 = self.field[place]
        found = 0
        for hand in range(len(HANDS)):
            if one >> (SLOT_AT + 4 * hand) & 15 == MOVEMENT:
                found |= 1 << hand
        return found

    def bites_back(self, slot: int) -> bool:
        """Whether this facing side takes a life from who strikes it."""
        # rule: elves.attacks.counter-attack-wounds-attacker, elves.attacks.fire-shield-burns
        return slot in (COUNTER, FIRE_SHIELD)
