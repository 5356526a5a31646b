"""What a seat knows, in numbers: what a champion of this game judges by."""

from __future__ import annotations

from typing import Final

from ludoteka.games.evolution.creature import ACTED, ACTIVE
from ludoteka.games.evolution.deck import LEFT, RIGHT, ROOM_FOR_TRAITS, T_ID
from ludoteka.games.evolution.fields import TRACK
from ludoteka.games.evolution.hints import BITS, strikes
from ludoteka.games.evolution.player import Player
from ludoteka.games.evolution.state import BEAST, Evolution
from ludoteka.games.evolution.trait_card import shown_by
from ludoteka.kernel.sight import foremost, named, put

ROOM: Final = ROOM_FOR_TRAITS
ZONES: Final = ("own", "own-rich", "own-hand", "rival", "rival-rich", "others")
TABLE: Final = (
    "always", "my-turn", "round", "lower", "upper", "deck", "rivals", "rivals-tokens",
    "rivals-full", "shadow", "familiar", "beast-crystals", "baby-crystals", "first",
)  # fmt: skip
SIDE: Final = (
    "always", "tokens", "one-token-left", "hand", "creatures", "awake", "traits", "crystals",
    *(f"lack-{n}" for n in range(TRACK + 1)), *(f"awake-lack-{n}" for n in range(TRACK + 1)), "active", "open", "idle",
)  # fmt: skip
BESIDE: Final = len(ZONES) * ROOM
MINE: Final = BESIDE + len(TABLE)
THEIRS: Final = MINE + len(SIDE)
SIZE: Final = THEIRS + len(SIDE)


def names() -> list[str]:
    return named(ZONES, T_ID, ROOM) + list(TABLE) + named(("my", "their"), list(SIDE), len(SIDE))


def rival_of(state: Evolution, seat: int) -> Player:
    """The rival to reckon with: who has most tokens and crystals, of equals the next to move."""
    players = state.players
    if len(players) == 2:
        return players[1 - seat]
    return players[foremost([4 * foe.tokens + crystals_of(foe) for foe in players], seat)]


def crystals_of(player: Player) -> int:
    total = 0
    for creature in player.creatures:
        total += creature.crystals
    return total


def inputs(state: Evolution, seat: int) -> list[int]:
    """Counts by trait and owner; of a rival's hand only the size."""
    row = [0] * SIZE
    me = state.players[seat]
    foe = rival_of(state, seat)
    traits(me, row, 0)
    for card in me.hand:
        row[2 * ROOM + LEFT[card]] += 1
        row[2 * ROOM + RIGHT[card]] += 1
    traits(foe, row, 3 * ROOM)
    others = 0
    tokens = 0
    full = 0
    for other in state.players:
        if other is not me and other is not foe:
            others += 1
            tokens += other.tokens
            for creature in other.creatures:
                for packed in creature.traits:
                    row[5 * ROOM + shown_by(packed)] += 1
                if creature.crystals >= creature.need():
                    full += 1
    beast = 0
    baby = 0
    if state.familiar:
        if state.side == BEAST:
            beast = 1 + state.familiar[0].crystals
        else:
            baby = 1 + state.familiar[0].crystals
    numbers = [1, 1 if state.turn == seat else 0, state.round, state.lower, state.upper]
    numbers += [state.deck.size() // 4, others, tokens, full, 1 if state.shadow >= 0 else 0, len(state.familiar)]
    numbers += [beast, baby, 1 if state.first == seat else 0]
    put(row, BESIDE, numbers)
    side(state, me, row, MINE)
    side(state, foe, row, THEIRS)
    return row


def traits(player: Player, row: list[int], base: int) -> None:
    """The traits of a seat, and once more those on creatures that have at least two crystals."""
    for creature in player.creatures:
        for packed in creature.traits:
            trait = shown_by(packed)
            row[base + trait] += 1
            if creature.crystals >= 2:
                row[base + ROOM + trait] += 1


def side(state: Evolution, player: Player, row: list[int], base: int) -> None:
    lacks = [0] * (TRACK + 1)
    ready = [0] * (TRACK + 1)
    awake = 0
    laid = 0
    active = 0
    idle = 0
    open_to = 0
    for creature in player.creatures:
        lack = max(0, creature.need() - creature.crystals)
        lacks[lack] += 1
        laid += len(creature.traits)
        open_to += BITS[strikes(creature) & 7]
        if not creature.asleep:
            awake += 1
            ready[lack] += 1
        if creature.part == ACTIVE:
            active += 1
        elif creature.part != ACTED and not creature.asleep:
            idle += 1
    left = 1 if player.tokens + 1 >= state.needed() else 0
    numbers = [1, player.tokens, left, len(player.hand), len(player.creatures), awake, laid, crystals_of(player)]
    put(row, base, numbers + lacks + ready + [active, open_to, idle])


CONTEXT: Final = ["always"]


def context(state: Evolution, seat: int) -> list[float]:
    return [1.0]
