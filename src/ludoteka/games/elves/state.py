"""What lies on the table: the map, the squads, before each seat a nation's deck, and the field of the one battle."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

from ludoteka.games.elves.board import (
    BOARD,
    BOARDS,
    CELL,
    CELLS,
    CENTRE,
    FIRST_LAND,
    OWNERS,
    Board,
    is_castle,
    is_tower,
)
from ludoteka.games.elves.deck import (
    CARD,
    COUNTER,
    DOUBLE_PIERCING,
    DOUBLE_SIMPLE,
    DRAGON_OF,
    FIRE_SHIELD,
    IS_DRAGON,
    IS_TREASURE,
    MOVEMENT,
    NATION,
    NEUTRAL,
    SHIELD,
    SIMPLE,
)
from ludoteka.games.elves.goals import (
    CENTRAL,
    ENEMY_CASTLES,
    GOAL,
    LANDS,
    NEEDS,
    ROUNDS,
    TOWERS,
    TREASURES,
)
from ludoteka.games.elves.happenings import ARTEFACT_GAINED, DREW, NEUTRALS_SHUFFLED, SHUFFLED
from ludoteka.games.elves.pieces import (
    ATTACKING,
    DEFENDING,
    FREE,
    GUARD,
    SLOT_AT,
    SPIED,
    SQUAD,
    WARRIOR,
    card_of,
    fights,
    id_of,
    side_of,
    spied,
    squad_cards,
)
from ludoteka.games.elves.redeal import deal_anew
from ludoteka.games.elves.verbs import VERBS
from ludoteka.kernel.choices import Verb, Verbs
from ludoteka.kernel.machine import STATE, State
from ludoteka.kernel.plain import (
    FLAG,
    HIDDEN,
    INNER,
    NUMBER,
    OPEN,
    OWN,
    SEAT,
    WORD,
    Field,
    Many,
    Nest,
    Plain,
)
from ludoteka.kernel.refusal import Reason

HAND_LIMIT: Final = 5
OPENING: Final = 7
FIGHTERS: Final = 3
DECLINE_DRAW: Final = 2
# rule: elves.setup.token-count
TOKENS: Final = 11

NEUTRAL_LUCK: Final = 0  # streams of luck: the neutral deck, each seat's deck, artefacts, the layout, the draw of lots
ARTEFACT_LUCK: Final = 5
LAYOUT_LUCK: Final = 6
DRAWING: Final = 7
STREAMS: Final = 8

SETUP: Final = 0
SUMMON: Final = 1
DISCARD: Final = 2
CAPTURE: Final = 3
PHASES: Final = ["setup", "summon", "discard", "capture"]

PEACE: Final = 0  # stages of a battle
COMMITMENT: Final = 1  # trade and treasures are closed, nothing is laid out yet
LAYING: Final = 2
FIGHTING: Final = 3
STAGES: Final = ["peace", "commitment", "layout", "fight"]

GOAL_REACHED: Final = 1
LAST_STANDING: Final = 2
DRAGONLORD: Final = 3
RACE_WON: Final = 4
WAR_WON: Final = 5
ALLIANCE_WON: Final = 6
ENDINGS: Final = ("", "goal", "last-standing", "dragonlord", "race", "war", "alliance")


@mypyc_attr(acyclic=True)
class Player(Plain):
    """What lies before one seat."""

    # rule: elves.setup.hand-secret

    def __init__(self, seat: int, of: Player | None = None) -> None:
        self.seat = seat
        if of is None:
            self.nation = -1
            self.castle = -1
            self.out = False
            self.goal = -1
            self.ruled_out = 0
            self.hand: list[int] = []
            self.known: list[int] = []
            self.sent: list[int] = []
            self.deck: list[int] = []
            self.discard: list[int] = []
            self.treasures: list[int] = []
            self.artefacts: list[int] = []
            self.spied: list[int] = []
            self.turns = 0
            self.vigil = 0
            self.trophies = 0
            self.silent = False
            self.offers = 0
        else:
            self.nation = of.nation
            self.castle = of.castle
            self.out = of.out
            self.goal = of.goal
            self.ruled_out = of.ruled_out
            self.hand = of.hand[:]
            self.known = of.known[:]
            self.sent = of.sent[:]
            self.deck = of.deck[:]
            self.discard = of.discard[:]
            self.treasures = of.treasures[:]
            self.artefacts = of.artefacts[:]
            self.spied = of.spied[:]
            self.turns = of.turns
            self.vigil = of.vigil
            self.trophies = of.trophies
            self.silent = of.silent
            self.offers = of.offers

    def fields(self) -> tuple[Field, ...]:
        return PLAYER

    def owner(self) -> int:
        return self.seat

    def clone(self) -> Player:
        return Player(self.seat, self)


CARDS: Final = Many(CARD)
PLAYER: Final = (
    Field("seat", OPEN, SEAT),
    Field("nation", OPEN, NATION),
    Field("castle", OPEN, CELL),  # the starting Castle
    Field("out", OPEN, FLAG),
    Field("goal", OWN, GOAL),
    Field("ruled_out", OPEN, NUMBER),  # goals that this seat would have won by already, as bits
    Field("hand", OWN, CARDS),
    Field("known", OPEN, CARDS),  # the part of the hand, sent cards included, that everybody knows
    Field("sent", OWN, CARDS),  # face down before the seat, on their way to the field
    Field("deck", HIDDEN, CARDS),
    Field("discard", OPEN, CARDS),
    Field("treasures", OPEN, CARDS),
    Field("artefacts", OWN, CARDS),
    Field("spied", OWN, Many(SPIED)),  # cards that this seat has seen in others' hands or among their artefacts
    Field("turns", OPEN, NUMBER),  # turns begun
    Field("vigil", OPEN, NUMBER),  # own turns begun since the Central Castle was taken
    Field("trophies", OPEN, NUMBER),  # Castles held that were taken from who held them, as bits
    Field("silent", OPEN, FLAG),  # passes until the battle ends
    Field("offers", OPEN, NUMBER),  # partners offered a trade in this turn, as bits
)


class Rules(Plain):
    """The scenario and the readings of the book in force at this table. Never changed, so shared by clones."""

    def __init__(self) -> None:
        self.scenario = "superiority"
        self.layout = "novice"
        self.race = "lands"
        self.nations = "random"
        self.castles = "seated"
        self.allies = "across"
        self.trade = True
        self.castle_retreat = False
        self.reveal = "on_take"
        self.inherit = False
        self.ally_keeper = False
        self.castles_are_towers = False

    def fields(self) -> tuple[Field, ...]:
        return RULES


RULES: Final = (
    Field("scenario", OPEN, WORD),
    Field("layout", OPEN, WORD),
    Field("race", OPEN, WORD),
    Field("nations", OPEN, WORD),
    Field("castles", OPEN, WORD),
    Field("allies", OPEN, WORD),
    Field("trade", OPEN, FLAG),
    Field("castle_retreat", OPEN, FLAG),
    Field("reveal", OPEN, WORD),
    Field("inherit", OPEN, FLAG),
    Field("ally_keeper", OPEN, FLAG),
    Field("castles_are_towers", OPEN, FLAG),
)


@mypyc_attr(acyclic=True)
class Elves(State):
    """One table of Elven Fury."""

    def __init__(self, of: Elves | None = None) -> None:
        super().__init__(of)
        if of is None:
            self.rules = Rules()
            self.players: list[Player] = []
            self.board = 0
            self.turn = 0
            self.first = 0
            self.turns = 0
            self.phase = SETUP
            self.owners: list[int] = [-1] * len(CELLS)
            self.conflict = -1
            self.squads: list[int] = []
            self.neutrals: list[int] = []
            self.fallen: list[int] = []
            self.relics: list[int] = []
            self.removed: list[int] = []
            self.gone: list[int] = []
            self.unused: list[int] = []
            self.pledged: list[int] = []
            self.common = -1
            self.lots: list[int] = []
            self.mustered: list[int] = []
            self.truce = -1
            self.teleport = False
            self.second = False
            self.stage = PEACE
            self.attacker = -1
            self.defender = -1
            self.keeper = -1
            self.guards: list[int] = []
            self.field: list[int] = [FREE, FREE, FREE, FREE]
            self.taken = -1
            self.top = FREE
            self.bottom = FREE
            self.flipped = False
            self.spoils: list[int] = []
            self.reserve = -1
            self.reserve_card = -1
            self.fled = -1
            self.round = 0
            self.stirred = False
            self.last_initiative = -1
            self.last_side = -1
            self.blocker = -1
            self.trail: list[int] = []
            self.looped = False
        else:
            self.rules = of.rules
            self.players = [player.clone() for player in of.players]
            self.board = of.board
            self.turn = of.turn
            self.first = of.first
            self.turns = of.turns
            self.phase = of.phase
            self.owners = of.owners[:]
            self.conflict = of.conflict
            self.squads = of.squads[:]
            self.neutrals = of.neutrals[:]
            self.fallen = of.fallen[:]
            self.relics = of.relics[:]
            self.removed = of.removed[:]
            self.gone = of.gone[:]
            self.unused = of.unused[:]
            self.pledged = of.pledged[:]
            self.common = of.common
            self.lots = of.lots[:]
            self.mustered = of.mustered[:]
            self.truce = of.truce
            self.teleport = of.teleport
            self.second = of.second
            self.stage = of.stage
            self.attacker = of.attacker
            self.defender = of.defender
            self.keeper = of.keeper
            self.guards = of.guards[:]
            self.field = of.field[:]
            self.taken = of.taken
            self.top = of.top
            self.bottom = of.bottom
            self.flipped = of.flipped
            self.spoils = of.spoils[:]
            self.reserve = of.reserve
            self.reserve_card = of.reserve_card
            self.fled = of.fled
            self.round = of.round
            self.stirred = of.stirred
            self.last_initiative = of.last_initiative
            self.last_side = of.last_side
            self.blocker = of.blocker
            self.trail = of.trail[:]
            self.looped = of.looped

    def fields(self) -> tuple[Field, ...]:
        return ELVES

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
        return list(range(len(self.players)))

    def reasons(self, seat: int, verb: Verb, n: int) -> list[Reason]:
        return WHY[0].reasons(self, seat, verb, n)

    def redeal(self, seat: int, luck: int) -> Elves:
        twin = self.clone()
        deal_anew(twin, seat, luck)
        return twin

    def described(self, viewer: int) -> dict[str, Any]:
        shown = {
            "phase": PHASES[self.phase],
            "stage": STAGES[self.stage],
            "board": BOARDS[self.board].name,
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

    # --- the map -------------------------------------------------------------------------------------------------

    def map(self) -> Board:
        return BOARDS[self.board]

    def castles(self) -> list[int]:
        """The Castles in this game, the Central one included."""
        return [CENTRE, *(p.castle for p in self.players if p.castle >= 0)]

    def lands(self, seat: int) -> int:
        """How many Lands the seat owns: every cell with its token on it."""
        # rule: elves.objects.castle-counts-as-land, elves.actions.price-counts-all-tokens
        lands = 0
        for owner in self.owners:  # compiled, list.count takes longer: it compares objects
            if owner == seat:
                lands += 1
        return lands

    def towers(self, seat: int) -> int:
        """How many Towers the seat owns, as goals count them."""
        count = 0
        for cell in range(FIRST_LAND):
            if self.owners[cell] == seat and (is_tower(cell) or self.rules.castles_are_towers):
                count += 1
        return count

    def summons(self, seat: int) -> int:
        """How many tokens of the seat lie Tower side up."""
        # rule: elves.turn.summon-count, elves.turn.summon-castle-only, elves.objects.tower-side-on-objects
        # rule: elves.objects.land-side-on-plain, elves.objects.castle-tower-side, elves.objects.central-tower-side
        # rule: elves.objects.tower-more-cards, elves.objects.tower-loss-fewer-cards
        count = 0
        owners = self.owners
        for cell in range(FIRST_LAND):
            if owners[cell] == seat:
                count += 1
        return count

    def captured_castles(self, seat: int) -> list[int]:
        """The starting Castles of other players that this seat holds."""
        found: list[int] = []
        for player in self.players:
            if player.seat != seat and player.castle >= 0 and self.owners[player.castle] == seat:
                found.append(player.castle)
        return found

    def dragon_of(self, cell: int) -> int:
        """The dragon that sits in this Castle."""
        # rule: elves.objects.castle-captured-with-dragon, elves.objects.castle-captured-dragon-must-defend
        # rule: elves.objects.castle-captured-dragon-handed-over, elves.objects.central-ebrung-lost-with-castle
        if cell == CENTRE:
            return DRAGON_OF[NEUTRAL]
        for player in self.players:
            if player.castle == cell:
                return DRAGON_OF[player.nation]
        return -1

    def lent_dragons(self, seat: int, cell: int) -> list[int]:
        """The dragons that this seat may send, of its own will, to fight for this cell."""
        found: list[int] = []
        holder = self.owners[cell]
        # rule: elves.objects.central-ebrung-for-owner, elves.objects.central-ebrung-castles-only
        if self.owners[CENTRE] == seat and is_castle(cell) and holder >= 0 and holder != seat:
            found.append(DRAGON_OF[NEUTRAL])
        # rule: elves.scenarios.dragonlord-take-dragon, elves.scenarios.dragonlord-use-dragon-any-time
        if self.rules.scenario == "dragonlord":
            for castle in self.captured_castles(seat):
                if castle != cell:
                    found.append(self.dragon_of(castle))
        return found

    def is_opponent(self, seat: int, other: int) -> bool:
        if seat == other or self.players[other].out:
            return False
        return self.rules.scenario != "alliance" or not self.is_ally(seat, other)

    def is_ally(self, seat: int, other: int) -> bool:
        if self.rules.scenario != "alliance" or seat == other:
            return False
        return seat % 2 == other % 2 if self.rules.allies == "across" else seat // 2 == other // 2

    def next_seat(self, seat: int) -> int:
        """The next seat clockwise that is still in the game."""
        # rule: elves.setup.turn-order-clockwise, elves.scenarios.alliance-turn-order
        seats = len(self.players)
        for i in range(1, seats + 1):
            other = (seat + i) % seats
            if not self.players[other].out:
                return other
        return seat

    # --- goals ---------------------------------------------------------------------------------------------------

    def tally(self, seat: int, count: int) -> int:
        """How much of what a goal counts this seat has now."""
        if count == TOWERS:
            return self.towers(seat)
        if count == LANDS:
            # rule: elves.scenarios.races-seven-lands-count
            return self.lands(seat)
        if count == ENEMY_CASTLES:
            return self.players[seat].trophies.bit_count()
        if count == CENTRAL:
            return 1 if self.owners[CENTRE] == seat else 0
        if count == ROUNDS:
            return self.players[seat].vigil
        assert count == TREASURES
        return len(self.players[seat].treasures)

    def meets(self, seat: int, goal: int) -> bool:
        """Whether the seat holds everything that this goal asks for."""
        for count, least in NEEDS[goal]:
            if self.tally(seat, count) < least:
                return False
        return True

    # --- cards ---------------------------------------------------------------------------------------------------

    def draw(self, seat: int, n: int) -> None:
        """Draw from one's own deck; when it runs out, the discard is shuffled and the same draw goes on."""
        # rule: elves.turn.summon-deck-empty, elves.turn.summon-hidden
        player = self.players[seat]
        for _ in range(n):
            if not player.deck:
                if not player.discard:
                    return
                player.deck = player.discard
                player.discard = []
                if not player.sent:
                    # With an empty deck everybody can tell the hand from what lies open.
                    player.known = player.hand[:]
                self.tell(SHUFFLED, seat)
            card = self.pick(1 + seat, player.deck)
            player.hand.append(card)
            self.tell(DREW, seat, card)

    def to_hand(self, seat: int, card: int) -> None:
        """An open card goes to a hand: everybody knows it is there."""
        player = self.players[seat]
        player.hand.append(card)
        player.known.append(card)

    def forget(self, seat: int, card: int) -> None:
        """A card of this seat's hand or artefacts is no longer hidden there: nobody need remember it."""
        known = self.players[seat].known
        if card in known:
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
        for i in range(0, len(trail), 4):
            if (
                trail[i] == field[0]
                and trail[i + 1] == field[1]
                and trail[i + 2] == field[2]
                and trail[i + 3] == field[3]
            ):
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
        for place in range(4):
            one = self.field[place]
            if one >= 0 and id_of(one) == id:
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

    def strikes(self, place: int) -> int:
        """The hands with which the warrior here can strike: bits 0–2 take a life, bits 3–5 burn on a fire shield."""
        # rule: elves.battle.only-enemy-targets, elves.battle.non-damaging-slots, elves.battle.shield-blocks-own-attack
        # rule: elves.attacks.shield-stops-simple, elves.attacks.shield-stops-double-simple
        # rule: elves.attacks.shield-one-side-only, elves.attacks.shield-not-used-up
        # rule: elves.attacks.plain-shield-not-compulsory, elves.attacks.fire-shield-no-own-strike
        field = self.field
        one = field[place]
        found = 0
        for hand in range(3):
            slot = one >> (SLOT_AT + 4 * hand) & 15
            if slot < SIMPLE or slot > DOUBLE_PIERCING:
                continue
            target = field[(place + hand + 1) & 3]
            if target < 0 or (target ^ one) >> 10 & 1 == 0 or IS_TREASURE[target & 127]:
                continue
            facing = target >> (SLOT_AT + 4 * (2 - hand)) & 15
            if slot <= DOUBLE_SIMPLE:
                if facing == SHIELD:
                    continue
                if facing == FIRE_SHIELD:
                    found |= 8 << hand
                    continue
            found |= 1 << hand
        return found

    def strikes_shown(self, place: int) -> int:
        """The strikes of the warrior here as everybody can see them: none while cards lie face down."""
        if self.stage != FIGHTING and self.top < 0:
            return 0
        return self.strikes(place) if fights(self.field[place]) else 0

    def moves(self, place: int) -> int:
        """The hands with which the warrior here can move, as bits."""
        # rule: elves.attacks.movement-free-place, elves.attacks.movement-treasure
        one = self.field[place]
        found = 0
        for hand in range(3):
            if one >> (SLOT_AT + 4 * hand) & 15 == MOVEMENT:
                found |= 1 << hand
        return found

    def bites_back(self, slot: int) -> bool:
        """Whether this facing side takes a life from who strikes it."""
        return slot in (COUNTER, FIRE_SHIELD)


class Whys:
    """Where the conditions of acts are explained: filled in by the room that knows them."""

    def reasons(self, state: Elves, seat: int, verb: Verb, n: int) -> list[Reason]:
        return []


WHY: Final[list[Whys]] = []


def blank_player() -> Plain:
    return Player(0)


ELVES: Final = (
    *STATE,
    Field("rules", OPEN, Nest(Rules)),
    Field("players", OPEN, Many(Nest(blank_player))),
    Field("board", OPEN, BOARD),
    Field("turn", OPEN, SEAT),
    Field("first", OPEN, SEAT),
    Field("turns", OPEN, NUMBER),
    Field("phase", OPEN, NUMBER),
    Field("owners", OPEN, OWNERS),
    Field("conflict", OPEN, CELL),  # where the conflict token lies
    Field("squads", OPEN, Many(SQUAD)),
    Field("neutrals", HIDDEN, CARDS),  # the neutral deck
    Field("fallen", OPEN, CARDS),  # its discard
    Field("relics", HIDDEN, CARDS),  # the artefact deck
    Field("removed", OPEN, CARDS),  # artefacts that were used
    Field("gone", HIDDEN, CARDS),  # what the eliminated left behind
    Field("unused", HIDDEN, Many(GOAL)),
    Field("pledged", INNER, CARDS),  # what lies in an open offer
    Field("common", OPEN, GOAL),  # the goal that all share
    Field("lots", OPEN, CARDS),  # neutral cards that everybody knows to lie in the deck
    Field("mustered", OPEN, CARDS),  # neutral cards that everybody knows to lie in the squads
    Field("truce", OPEN, CELL),
    Field("teleport", OPEN, FLAG),
    Field("second", OPEN, FLAG),
    Field("stage", OPEN, NUMBER),
    Field("attacker", OPEN, SEAT),
    Field("defender", OPEN, SEAT),  # nobody when neutrals defend
    Field("keeper", OPEN, SEAT),  # who decides for the attacked side
    Field("guards", OPEN, Many(GUARD)),  # the neutrals that defend, before they are laid out
    Field("field", OPEN, Many(WARRIOR)),
    Field("taken", OPEN, CARD),  # turned up in the advanced layout, about to be placed
    Field("top", OPEN, WARRIOR),
    Field("bottom", OPEN, WARRIOR),
    Field("flipped", OPEN, FLAG),
    Field("spoils", OPEN, CARDS),  # treasures in the centre
    Field("reserve", OPEN, NUMBER),  # the side that had the reserve at the start
    Field("reserve_card", OPEN, CARD),
    Field("fled", OPEN, NUMBER),  # the side that left after the layout
    Field("round", OPEN, NUMBER),
    Field("stirred", OPEN, FLAG),  # somebody struck or moved in this round
    Field("last_initiative", OPEN, NUMBER),
    Field("last_side", OPEN, NUMBER),
    Field("blocker", OPEN, SEAT),
    Field("looped", OPEN, FLAG),
    Field("trail", INNER, Many(NUMBER)),  # positions since the last strike or Action, to find a loop
)
