"""What a seat may know of a table of this game, as numbers. Written by tools/fields.py; do not edit."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i16, i64

from ludoteka.games.shards.player import Player
from ludoteka.games.shards.state import Shards
from ludoteka.kernel.eyes import Eye, Segment, add, add_each, round_from, spread
from ludoteka.kernel.machine import State

PLAYER: list[Segment] = [
    ("seat", 1),
    ("leader", 4),
    ("health", 1),
    ("mastery", 1),
    ("gems", 1),
    ("power", 1),
    ("infinite", 1),
    ("focused", 1),
    ("out", 1),
    ("hand.count", 1),
    ("known", 69),
    ("deck", 1),
    ("discard", 69),
    ("allies", 69),
    ("hired", 69),
    ("champions.count", 1),
    *spread("champions", 8, [("", 69), ("exhausted", 69)]),
    ("played", 69),
    ("relics", 69),
    ("secret.count", 1),
    ("unused.count", 1),
    ("relic", 69),
    ("bid", 1),
    ("summons", 1),
    ("echoes", 1),
    ("talons", 1),
    ("hearts", 1),
    ("struck", 1),
    ("unblockable", 1),
]


def write_player(out: vec[i16], at: i64, one: Player, me: i64, seats: i64) -> None:
    v: i64 = 0
    out[at + 0] += i16(round_from(one.seat, me, seats))
    if one.leader >= 0:
        out[at + 1 + one.leader] += 1
    add(out, at + 5, one.health)
    add(out, at + 6, one.mastery)
    add(out, at + 7, one.gems)
    add(out, at + 8, one.power)
    if one.infinite:
        out[at + 9] += 1
    if one.focused:
        out[at + 10] += 1
    if one.out:
        out[at + 11] += 1
    out[at + 12] += i16(len(one.hand))
    add_each(out, at + 13, one.known)
    add(out, at + 82, one.deck.size())
    add_each(out, at + 83, one.discard)
    add_each(out, at + 152, one.allies)
    add_each(out, at + 221, one.hired)
    out[at + 290] += i16(len(one.champions))
    p = at + 291
    for n in one.champions:
        if p == at + 1395:
            break
        v = n
        out[p + 0 + (v & 127)] += 1
        if v >> 7 & 1:
            out[p + 69 + (v & 127)] += 1
        p += 138
    add_each(out, at + 1395, one.played)
    add_each(out, at + 1464, one.relics)
    out[at + 1533] += i16(len(one.secret))
    out[at + 1534] += i16(len(one.unused))
    if one.relic >= 0:
        out[at + 1535 + one.relic] += 1
    add(out, at + 1604, one.bid)
    add(out, at + 1605, one.summons)
    add(out, at + 1606, one.echoes)
    add(out, at + 1607, one.talons)
    add(out, at + 1608, one.hearts)
    add(out, at + 1609, one.struck)
    if one.unblockable:
        out[at + 1610] += 1


OWN: list[Segment] = [
    ("hand", 69),
    ("secret", 69),
    ("unused", 69),
]


def write_own(out: vec[i16], at: i64, one: Player, me: i64, seats: i64) -> None:
    add_each(out, at + 0, one.hand)
    add_each(out, at + 69, one.secret)
    add_each(out, at + 138, one.unused)


class ShardsEye(Eye):
    def parts(self) -> list[Segment]:
        return [
            *[(f"own.{name}", size) for name, size in OWN],
            *spread("players", self.seats, PLAYER),
            ("actor", 1),
            ("ending", 1),
            ("winners.count", 1),
            ("nemesis", 1),
            ("turn", 1),
            ("first", 1),
            ("turns", 1),
            ("phase", 4),
            ("row.count", 1),
            *spread("row", 6, [("", 69)]),
            ("centre", 1),
            ("banished", 69),
            ("pool", 69),
            ("box.count", 1),
            ("gone.count", 1),
        ]

    def write(self, out: vec[i16], at: i64, state: State, me: i64) -> None:
        assert isinstance(state, Shards)
        one = state
        seats: i64 = len(one.players)
        write_own(out, at, one.players[me], me, seats)
        at += 207
        for round in range(seats):
            write_player(out, at, one.players[(me + round) % seats], me, seats)
            at += 1611
        v: i64 = 0
        out[at + 0] += i16(round_from(one.actor, me, seats))
        add(out, at + 1, one.ending)
        out[at + 2] += i16(len(one.winners))
        out[at + 3] += i16(round_from(one.nemesis, me, seats))
        out[at + 4] += i16(round_from(one.turn, me, seats))
        out[at + 5] += i16(round_from(one.first, me, seats))
        add(out, at + 6, one.turns)
        out[at + 7 + one.phase] += 1
        out[at + 11] += i16(len(one.row))
        p = at + 12
        for n in one.row:
            if p == at + 426:
                break
            v = n
            if v >= 0:
                out[p + 0 + v] += 1
            p += 69
        add(out, at + 426, one.centre.size())
        add_each(out, at + 427, one.banished)
        add_each(out, at + 496, one.pool)
        out[at + 565] += i16(len(one.box))
        out[at + 566] += i16(len(one.gone))
