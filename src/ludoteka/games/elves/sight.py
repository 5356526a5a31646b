"""What a seat knows, in numbers: what a champion of this game judges by."""

from __future__ import annotations

from typing import Final

from ludoteka.games.elves.board import CENTRE
from ludoteka.games.elves.deck import HAS_ACTION, ID, INITIATIVE, LIVES
from ludoteka.games.elves.goal_cards import GOAL_IDS, NEEDS
from ludoteka.games.elves.hints import nearness, strengths, threat
from ludoteka.games.elves.layout import PEACE
from ludoteka.games.elves.pieces import fights, lives_of, side_of, wounds_of
from ludoteka.games.elves.player import Player
from ludoteka.games.elves.state import Elves
from ludoteka.kernel.sight import count, named, put

ROOM: Final = 104  # kinds of card
GOALS: Final = 7
ZONES: Final = ("own-hand", "own-kept", "own-discard", "rival-discard")
TABLE: Final = (
    "always", "my-turn", "turns", "rivals", "peace", "i-attack", "i-defend", "my-lives-in-battle",
    "their-lives-in-battle", "my-warriors", "their-warriors", "guards", "teleport",
)  # fmt: skip
SIDE: Final = (
    "always", "lands", "towers", "castles", "centre", "vigil", "hand", "deck", "treasures", "artefacts", "threat",
    "near-castle", "near-centre", "lands-5", "lands-6", "towers-3", "sent", "border",
)  # fmt: skip
OWN: Final = ("hand-strength", "hand-lives", "hand-initiative", "hand-actions", "progress")
BESIDE: Final = len(ZONES) * ROOM
MINE: Final = BESIDE + len(TABLE)
THEIRS: Final = MINE + len(SIDE)
LAST: Final = THEIRS + len(SIDE)
GOAL: Final = LAST + len(OWN)
SIZE: Final = GOAL + GOALS


def names() -> list[str]:
    found = named(ZONES, ID, ROOM) + list(TABLE) + named(("my", "their"), list(SIDE), len(SIDE)) + list(OWN)
    return found + named(("own",), GOAL_IDS, GOALS)


def rival_of(state: Elves, seat: int) -> Player:
    """The rival to reckon with: who holds most of the map, of equals the next to move."""
    seats = len(state.players)
    found = state.players[(seat + 1) % seats]
    best = -1
    for i in range(1, seats):
        foe = state.players[(seat + i) % seats]
        if not foe.out and state.is_opponent(seat, foe.seat):
            stands = 2 * state.lands(foe.seat) + state.summons(foe.seat)
            if stands > best:
                best = stands
                found = foe
    return found


def inputs(state: Elves, seat: int) -> list[int]:
    """Counts by card and zone; of a rival's hand only the size."""
    row = [0] * SIZE
    me = state.players[seat]
    foe = rival_of(state, seat)
    count(row, 0, me.hand)
    count(row, 0, me.sent)
    count(row, ROOM, me.artefacts)
    count(row, ROOM, me.treasures)
    count(row, 2 * ROOM, me.discard)
    count(row, 3 * ROOM, foe.discard)
    rivals = 0
    for other in state.players:
        if not other.out and other is not foe and state.is_opponent(seat, other.seat):
            rivals += 1
    numbers = [1, 1 if state.turn == seat else 0]
    numbers += [state.turns // len(state.players), rivals, 1 if state.stage == PEACE else 0]
    numbers += [1 if state.attacker == seat else 0, 1 if state.defender == seat else 0]
    numbers += battle(state, seat)
    numbers += [len(state.guards), 1 if state.teleport else 0]
    put(row, BESIDE, numbers)
    side(state, me, row, MINE)
    side(state, foe, row, THEIRS)
    table = strengths()
    strength = 0.0
    lives = 0
    initiative = 0
    actions = 0
    for card in me.hand:
        strength += table[card]
        lives += LIVES[card]
        initiative += INITIATIVE[card]
        actions += 1 if HAS_ACTION[card] else 0
    goal = me.goal if me.goal >= 0 else state.common
    progress = 0
    if goal >= 0:
        row[GOAL + goal] = 1
        for what, least in NEEDS[goal]:
            progress += 12 * min(state.tally(seat, what), least) // (least * len(NEEDS[goal]))
    put(row, LAST, [round(strength), lives, initiative, actions, progress])
    return row


def battle(state: Elves, seat: int) -> list[int]:
    """Lives left and warriors on the field, of one's own side and of the other; nothing where one does not fight."""
    if state.attacker < 0 or (seat != state.attacker and seat != state.defender):
        return [0, 0, 0, 0]
    mine = state.side_of_seat(seat)
    lives = [0, 0]
    warriors = [0, 0]
    for one in (*state.field, state.top, state.bottom):
        if fights(one) and one & 127 < len(LIVES):
            at = 0 if side_of(one) == mine else 1
            lives[at] += lives_of(one) - wounds_of(one)
            warriors[at] += 1
    return lives + warriors


def side(state: Elves, player: Player, row: list[int], base: int) -> None:
    seat = player.seat
    lands = state.lands(seat)
    towers = state.towers(seat)
    numbers = [1, lands, towers, len(state.captured_castles(seat)), 1 if state.owners[CENTRE] == seat else 0]
    numbers += [player.vigil, len(player.hand), len(player.deck), len(player.treasures), len(player.artefacts)]
    numbers += [round(10.0 * threat(state, seat)) if player.goal >= 0 else 0]
    numbers += [round(8.0 * nearness(state, seat, False)), round(8.0 * nearness(state, seat, True))]
    numbers += [1 if lands >= 5 else 0, 1 if lands >= 6 else 0, 1 if towers >= 3 else 0, len(player.sent)]
    numbers += [player.border.bit_count()]
    put(row, base, numbers)


CONTEXT: Final = [
    "always", "turns", "my-lands", "their-lands", "hand", "their-hand", "attacking", "defending", "rivals",
]  # fmt: skip


def context(state: Elves, seat: int) -> list[float]:
    me = state.players[seat]
    foe = rival_of(state, seat)
    return [
        1.0,
        state.turns / (6.0 * len(state.players)) - 1.0,
        state.lands(seat) / 3.0 - 1.0,
        state.lands(foe.seat) / 3.0 - 1.0,
        len(me.hand) / 3.0 - 1.0,
        len(foe.hand) / 3.0 - 1.0,
        1.0 if state.attacker == seat else 0.0,
        1.0 if state.defender == seat else 0.0,
        len(state.players) - 2.0,
    ]
