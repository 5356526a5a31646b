"""What a seat may know of a table of this game, as numbers. Written by tools/fields.py; do not edit."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i16, i64

from ludoteka.games.etherstone.player import Player
from ludoteka.games.etherstone.state import Etherstone
from ludoteka.kernel.eyes import Eye, Segment, add, add_each, round_from, spread
from ludoteka.kernel.machine import State

PLAYER: list[Segment] = [
    ("seat", 1),
    ("leader", 106),
    ("health", 1),
    ("infected", 1),
    *spread("stones", 4, [("", 1)]),
    ("markers", 1),
    ("vp", 1),
    ("deals", 1),
    ("token", 1),
    ("play.count", 1),
    ("play", 106),
    ("play.tapped", 106),
    ("play.markers", 106),
    ("hand.count", 1),
    ("known", 106),
    ("trophies.count", 1),
    ("leaders.count", 1),
]


def write_player(out: vec[i16], at: i64, one: Player, me: i64, seats: i64) -> None:
    v: i64 = 0
    out[at + 0] += i16(round_from(one.seat, me, seats))
    if one.leader >= 0:
        out[at + 1 + one.leader] += 1
    add(out, at + 107, one.health)
    if one.infected:
        out[at + 108] += 1
    p = at + 109
    for n in one.stones:
        if p == at + 113:
            break
        v = n
        add(out, p + 0, v)
        p += 1
    add(out, at + 113, one.markers)
    add(out, at + 114, one.vp)
    add(out, at + 115, one.deals)
    if one.token:
        out[at + 116] += 1
    out[at + 117] += i16(len(one.play))
    for n in one.play:
        v = n
        out[at + 118 + (v & 127)] += 1
        if v & 128:
            out[at + 224 + (v & 127)] += 1
        add(out, at + 330 + (v & 127), v // 256)
    out[at + 436] += i16(len(one.hand))
    add_each(out, at + 437, one.known)
    out[at + 543] += i16(len(one.trophies))
    out[at + 544] += i16(len(one.leaders))


OWN: list[Segment] = [
    ("hand", 106),
    ("trophies", 106),
    ("leaders", 106),
]


def write_own(out: vec[i16], at: i64, one: Player, me: i64, seats: i64) -> None:
    add_each(out, at + 0, one.hand)
    add_each(out, at + 106, one.trophies)
    add_each(out, at + 212, one.leaders)


class EtherstoneEye(Eye):
    def parts(self) -> list[Segment]:
        return [
            *[(f"own.{name}", size) for name, size in OWN],
            *spread("players", self.seats, PLAYER),
            ("actor", 1),
            ("ending", 1),
            ("winners.count", 1),
            ("first", 1),
            ("turn", 1),
            ("turns", 1),
            ("phase", 3),
            ("closing", 1),
            ("supply", 1),
            ("aside", 1),
            *spread("dice", 5, [("", 1)]),
            *spread("holder", 5, [("", 1)]),
            ("die", 1),
            ("colour", 1),
            ("value", 1),
            ("area.count", 1),
            *spread("area", 3, [("", 106)]),
            ("ones.count", 1),
            ("twos.count", 1),
            ("threes.count", 1),
            ("left.count", 1),
            *spread("left", 3, [("", 1)]),
            ("under", 106),
            ("box", 106),
            ("undealt.count", 1),
            ("absent.count", 1),
            ("picked", 1),
        ]

    def write(self, out: vec[i16], at: i64, state: State, me: i64) -> None:
        assert isinstance(state, Etherstone)
        one = state
        seats: i64 = len(one.players)
        write_own(out, at, one.players[me], me, seats)
        at += 318
        for round in range(seats):
            write_player(out, at, one.players[(me + round) % seats], me, seats)
            at += 545
        v: i64 = 0
        out[at + 0] += i16(round_from(one.actor, me, seats))
        add(out, at + 1, one.ending)
        out[at + 2] += i16(len(one.winners))
        out[at + 3] += i16(round_from(one.first, me, seats))
        out[at + 4] += i16(round_from(one.turn, me, seats))
        add(out, at + 5, one.turns)
        out[at + 6 + one.phase] += 1
        add(out, at + 9, one.closing)
        add(out, at + 10, one.supply)
        add(out, at + 11, one.aside)
        p = at + 12
        for n in one.dice:
            if p == at + 17:
                break
            v = n
            add(out, p + 0, v)
            p += 1
        p = at + 17
        for n in one.holder:
            if p == at + 22:
                break
            v = n
            out[p + 0] += i16(round_from(v, me, seats))
            p += 1
        add(out, at + 22, one.die)
        add(out, at + 23, one.colour)
        add(out, at + 24, one.value)
        out[at + 25] += i16(len(one.area))
        p = at + 26
        for n in one.area:
            if p == at + 344:
                break
            v = n
            if v >= 0:
                out[p + 0 + v] += 1
            p += 106
        out[at + 344] += i16(len(one.ones))
        out[at + 345] += i16(len(one.twos))
        out[at + 346] += i16(len(one.threes))
        out[at + 347] += i16(len(one.left))
        p = at + 348
        for n in one.left:
            if p == at + 351:
                break
            v = n
            add(out, p + 0, v)
            p += 1
        add_each(out, at + 351, one.under)
        add_each(out, at + 457, one.box)
        out[at + 563] += i16(len(one.undealt))
        out[at + 564] += i16(len(one.absent))
        add(out, at + 565, one.picked)
