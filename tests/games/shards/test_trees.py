"""Small exact trees: every choice and every chance, counted by the machine and by a model written apart from it."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from tests.games.shards.table import laid
from tests.trees import NOTHING, Count, tree

# --- the model: crystals and blasters, focus, attacks; nothing of the machine in it ---

CRYSTAL, BLASTER = 0, 1


class Seat(NamedTuple):
    health: int
    gems: int
    power: int
    focused: bool
    hand: tuple[int, ...]
    bag: tuple[int, ...]
    discard: tuple[int, ...]
    played: tuple[int, ...]


class Model:
    """The same small game, counted by plain recursion."""

    def __init__(self, triple: bool) -> None:
        self.triple = triple

    def main(self, seats: tuple[Seat, ...], turn: int, depth: int) -> Count:
        if depth == 0:
            return NOTHING
        me = seats[turn]
        total = Count(1, 0, 0)
        for card in sorted(set(me.hand)):
            rest = list(me.hand)
            rest.remove(card)
            after = me._replace(
                hand=tuple(rest),
                played=(*me.played, card),
                gems=me.gems + (card == CRYSTAL),
                power=me.power + (card == BLASTER),
            )
            total += self.main(put(seats, turn, after), turn, depth - 1)
        if me.gems and not me.focused:
            total += self.main(put(seats, turn, me._replace(gems=me.gems - 1, focused=True)), turn, depth - 1)
        foes = [(turn + i) % len(seats) for i in range(1, len(seats)) if seats[(turn + i) % len(seats)].health]
        if not me.power:
            return total + self.close(seats, turn, depth - 1)
        if self.triple:
            return total + self.shields(seats, turn, dict.fromkeys(foes, me.power), foes, depth - 1)
        return total + self.assign(seats, turn, {}, foes, me.power, depth - 1)

    def assign(
        self, seats: tuple[Seat, ...], turn: int, given: dict[int, int], foes: list[int], left: int, depth: int
    ) -> Count:
        if len(given) == len(foes) - 1:
            return self.shields(seats, turn, {**given, foes[-1]: left}, foes, depth)
        if depth == 0:
            return NOTHING
        total = Count(1, 0, 0)
        for n in range(left + 1):
            total += self.assign(seats, turn, {**given, foes[len(given)]: n}, foes, left - n, depth - 1)
        return total

    def shields(self, seats: tuple[Seat, ...], turn: int, given: dict[int, int], asked: list[int], depth: int) -> Count:
        """Nobody has a shield: who is attacked and holds cards has one answer."""
        asked = [foe for foe in asked if given[foe] and seats[foe].hand]
        if depth < len(asked):
            return Count(depth, 0, 0)
        for foe, power in given.items():
            seats = put(seats, foe, seats[foe]._replace(health=max(0, seats[foe].health - power)))
        answered = Count(len(asked), 0, 0)
        if sum(1 for seat in seats if seat.health) == 1:
            return answered + Count(0, 0, 1)
        return answered + self.close(seats, turn, depth - len(asked))

    def close(self, seats: tuple[Seat, ...], turn: int, depth: int) -> Count:
        me = seats[turn]
        fresh = me._replace(
            hand=(), played=(), gems=0, power=0, focused=False, discard=(*me.discard, *me.played, *me.hand)
        )
        return self.draw(put(seats, turn, fresh), turn, 5, depth)

    def draw(self, seats: tuple[Seat, ...], turn: int, n: int, depth: int) -> Count:
        me = seats[turn]
        if n and not me.bag and me.discard:
            me = me._replace(bag=me.discard, discard=())
        if n == 0 or not me.bag:
            following = (turn + 1) % len(seats)
            while not seats[following].health:
                following = (following + 1) % len(seats)
            return self.main(put(seats, turn, me), following, depth)
        total = Count(0, 1, 0)
        for i in range(len(me.bag)):
            drawn = me._replace(hand=(*me.hand, me.bag[i]), bag=me.bag[:i] + me.bag[i + 1 :])
            total += self.draw(put(seats, turn, drawn), turn, n - 1, depth)
        return total


def put(seats: tuple[Seat, ...], at: int, seat: Seat) -> tuple[Seat, ...]:
    return seats[:at] + (seat,) + seats[at + 1 :]


NAMES = {CRYSTAL: "Crystal", BLASTER: "Blaster"}


def words(cards: tuple[int, ...]) -> str:
    return ", ".join(NAMES[card] for card in cards) or "nothing"


def both(seats: tuple[Seat, ...], depth: int, variant: str = "standard") -> tuple[Count, Count]:
    lines = []
    for letter, seat in zip("ABCD", seats):
        discard = words(seat.discard)
        lines.append(f"{letter}  health {seat.health}  hand {words(seat.hand)}  discard {discard}")
    state = laid(*lines, players=len(seats), variant=variant)
    return tree(state, depth), Model(variant == "triple").main(seats, 0, depth)


def seat(health: int, hand: tuple[int, ...], discard: tuple[int, ...] = ()) -> Seat:
    return Seat(health, 0, 0, False, hand, (), discard, ())


C, B = CRYSTAL, BLASTER


@pytest.mark.parametrize(
    ("seats", "depth", "variant", "wanted"),
    [
        ((seat(1, (B,)), seat(1, (B,))), 8, "standard", Count(21, 8, 6)),
        ((seat(2, (C, B)), seat(1, (B,))), 7, "standard", Count(327, 367, 32)),
        ((seat(3, (C, B), (C,)), seat(2, (B, B))), 6, "standard", Count(3297, 13968, 0)),
        ((seat(1, (B, B)), seat(1, (C,)), seat(1, (B,))), 7, "standard", Count(159, 173, 3)),
        ((seat(2, (B, B), (C,)), seat(1, ()), seat(2, (B, C))), 6, "standard", Count(752, 2202, 0)),
        ((seat(1, (B,)), seat(1, (C,)), seat(1, (B,))), 7, "triple", Count(38, 20, 4)),
    ],
    ids=["two-blasters", "crystal", "discard", "three", "three-and-a-split", "triple"],
)
def test_the_machine_and_the_model_count_the_same(
    seats: tuple[Seat, ...], depth: int, variant: str, wanted: Count
) -> None:
    machine, model = both(seats, depth, variant)
    assert machine == model
    assert machine == wanted
