"""What a seat may know of a table of this game, as numbers. Written by tools/fields.py; do not edit."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i16, i64

from ludoteka.games.quarriors.player import Player
from ludoteka.games.quarriors.state import Quarriors
from ludoteka.kernel.eyes import Eye, Segment, add, add_bits, add_each, add_seats, round_from, spread
from ludoteka.kernel.machine import State

PLAYER: list[Segment] = [
    ("seat", 1),
    ("glory", 1),
    ("quiddity", 1),
    ("bag.count", 1),
    ("pool", 144),
    ("ready.count", 1),
    *spread("ready", 8, [
        ("kind", 18),
        ("face", 8),
        ("mimics kind", 18),
        ("mimics face", 8),
        ("safe", 1),
        ("changed", 1),
        ("attached", 1),
    ]),
    ("spells", 144),
    ("used", 18),
    ("spent", 18),
    ("aside", 18),
    ("might", 1),
    ("guard", 1),
    ("haven", 1),
]


def write_player(out: vec[i16], at: i64, one: Player, me: i64, seats: i64) -> None:
    v: i64 = 0
    out[at + 0] += i16(round_from(one.seat, me, seats))
    add(out, at + 1, one.glory)
    add(out, at + 2, one.quiddity)
    out[at + 3] += i16(len(one.bag))
    add_each(out, at + 4, one.pool)
    out[at + 148] += i16(len(one.ready))
    p = at + 149
    for n in one.ready:
        if p == at + 589:
            break
        v = n
        if (v & 255) >= 0:
            out[p + 0 + ((v & 255) >> 3)] += 1
            out[p + 18 + ((v & 255) & 7)] += 1
        if ((v >> 8 & 255) - 1) >= 0:
            out[p + 26 + (((v >> 8 & 255) - 1) >> 3)] += 1
            out[p + 44 + (((v >> 8 & 255) - 1) & 7)] += 1
        if v & 65536:
            out[p + 52] += 1
        if v & 131072:
            out[p + 53] += 1
        if v & 262144:
            out[p + 54] += 1
        p += 55
    add_each(out, at + 589, one.spells)
    add_each(out, at + 733, one.used)
    add_each(out, at + 751, one.spent)
    add_each(out, at + 769, one.aside)
    add(out, at + 787, one.might)
    add(out, at + 788, one.guard)
    if one.haven:
        out[at + 789] += 1


OWN: list[Segment] = [
    ("bag", 18),
]


def write_own(out: vec[i16], at: i64, one: Player, me: i64, seats: i64) -> None:
    add_each(out, at + 0, one.bag)


class QuarriorsEye(Eye):
    def parts(self) -> list[Segment]:
        return [
            *[(f"own.{name}", size) for name, size in OWN],
            *spread("players", self.seats, PLAYER),
            ("actor", 1),
            ("ending", 1),
            ("winners.count", 1),
            ("wilds", 53),
            ("supply", 18),
            ("turn", 1),
            ("first", 1),
            ("turns", 1),
            ("phase", 1),
            ("captures", 1),
            ("discount", 1),
            ("scored", 1),
            ("just_scored", 18),
            ("beaten", 4),
            ("summoned", 18),
            ("attackers", 144),
            ("values.count", 1),
            *spread("values", 8, [("", 1)]),
            ("places.count", 1),
            *spread("places", 8, [("", 1)]),
            ("added.count", 1),
            *spread("added", 8, [("", 1)]),
            ("defender", 1),
            ("remaining", 1),
            ("rescued", 1),
        ]

    def write(self, out: vec[i16], at: i64, state: State, me: i64) -> None:
        assert isinstance(state, Quarriors)
        one = state
        seats: i64 = len(one.players)
        write_own(out, at, one.players[me], me, seats)
        at += 18
        for round in range(seats):
            write_player(out, at, one.players[(me + round) % seats], me, seats)
            at += 790
        v: i64 = 0
        out[at + 0] += i16(round_from(one.actor, me, seats))
        add(out, at + 1, one.ending)
        out[at + 2] += i16(len(one.winners))
        for n in one.wilds:
            v = n
            if v >= 0:
                out[at + 3 + v] += 1
        for v_at, n in enumerate(one.supply):
            v = n
            add(out, at + 56 + v_at, v)
        out[at + 74] += i16(round_from(one.turn, me, seats))
        out[at + 75] += i16(round_from(one.first, me, seats))
        add(out, at + 76, one.turns)
        add(out, at + 77, one.phase)
        add(out, at + 78, one.captures)
        add(out, at + 79, one.discount)
        add(out, at + 80, one.scored)
        add_each(out, at + 81, one.just_scored)
        add_seats(out, at + 99, one.beaten, me, seats)
        add_bits(out, at + 103, one.summoned)
        add_each(out, at + 121, one.attackers)
        out[at + 265] += i16(len(one.values))
        p = at + 266
        for n in one.values:
            if p == at + 274:
                break
            v = n
            add(out, p + 0, v)
            p += 1
        out[at + 274] += i16(len(one.places))
        p = at + 275
        for n in one.places:
            if p == at + 283:
                break
            v = n
            add(out, p + 0, v)
            p += 1
        out[at + 283] += i16(len(one.added))
        p = at + 284
        for n in one.added:
            if p == at + 292:
                break
            v = n
            add(out, p + 0, v)
            p += 1
        out[at + 292] += i16(round_from(one.defender, me, seats))
        add(out, at + 293, one.remaining)
        if one.rescued:
            out[at + 294] += 1
