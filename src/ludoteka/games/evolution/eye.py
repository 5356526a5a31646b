"""What a seat may know of a table of this game, as numbers. Written by tools/fields.py; do not edit."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i16, i64

from ludoteka.games.evolution.creature import Creature
from ludoteka.games.evolution.player import Player
from ludoteka.games.evolution.state import Evolution
from ludoteka.games.evolution.trait_card import shown_by
from ludoteka.kernel.eyes import Eye, Segment, add, add_bits, add_each, round_from, spread
from ludoteka.kernel.machine import State

CREATURE: list[Segment] = [
    ("known", 1),
    ("crystals", 1),
    ("asleep", 1),
    ("part", 1),
    ("hid", 1),
    ("traits.count", 1),
    ("traits", 35),
    ("traits.cancelled", 35),
    ("traits.attack", 35),
    ("traits.leaving", 35),
    ("traits.spent", 35),
    ("mimicked", 1),
    ("force", 36),
]


def write_creature(out: vec[i16], at: i64, one: Creature, me: i64, seats: i64) -> None:
    v: i64 = 0
    if one.known:
        out[at + 0] += 1
    add(out, at + 1, one.crystals)
    if one.asleep:
        out[at + 2] += 1
    add(out, at + 3, one.part)
    if one.hid:
        out[at + 4] += 1
    out[at + 5] += i16(len(one.traits))
    for n in one.traits:
        v = n
        out[at + 6 + (shown_by(v))] += 1
        if v & 16384:
            out[at + 41 + (shown_by(v))] += 1
        if v & 8192:
            out[at + 76 + (shown_by(v))] += 1
        if v & 32768:
            out[at + 111 + (shown_by(v))] += 1
        if v & 65536:
            out[at + 146 + (shown_by(v))] += 1
    add(out, at + 181, one.mimicked)
    add_bits(out, at + 182, one.force)


PLAYER: list[Segment] = [
    ("seat", 1),
    ("tokens", 1),
    ("hand.count", 1),
    ("creatures.count", 1),
    *spread("creatures", 6, CREATURE),
]


def write_player(out: vec[i16], at: i64, one: Player, me: i64, seats: i64) -> None:
    out[at + 0] += i16(round_from(one.seat, me, seats))
    add(out, at + 1, one.tokens)
    out[at + 2] += i16(len(one.hand))
    out[at + 3] += i16(len(one.creatures))
    for i in range(min(len(one.creatures), 6)):
        write_creature(out, at + 4 + i * 218, one.creatures[i], me, seats)


OWN: list[Segment] = [
    ("hand", 59),
]


def write_own(out: vec[i16], at: i64, one: Player, me: i64, seats: i64) -> None:
    add_each(out, at + 0, one.hand)


class EvolutionEye(Eye):
    def parts(self) -> list[Segment]:
        return [
            *[(f"own.{name}", size) for name, size in OWN],
            *spread("players", self.seats, PLAYER),
            ("actor", 1),
            ("ending", 1),
            ("winners.count", 1),
            ("shadow", 1),
            ("familiar.count", 1),
            *spread("familiar", 1, CREATURE),
            ("side", 1),
            ("dormant", 1),
            ("first", 1),
            ("turn", 1),
            ("round", 1),
            ("deck", 1),
            ("discard", 59),
            ("ether", 59),
            ("sources", 1),
            ("past", 10),
            ("source", 10),
            ("lower", 1),
            ("upper", 1),
            ("attacker", 1),
            ("target", 1),
            ("success", 1),
            ("paid", 1),
            ("part", 1),
            ("lasting", 1),
            ("called", 1),
        ]

    def write(self, out: vec[i16], at: i64, state: State, me: i64) -> None:
        assert isinstance(state, Evolution)
        one = state
        seats: i64 = len(one.players)
        write_own(out, at, one.players[me], me, seats)
        at += 59
        for round in range(seats):
            write_player(out, at, one.players[(me + round) % seats], me, seats)
            at += 1312
        out[at + 0] += i16(round_from(one.actor, me, seats))
        add(out, at + 1, one.ending)
        out[at + 2] += i16(len(one.winners))
        out[at + 3] += i16(round_from(one.shadow, me, seats))
        out[at + 4] += i16(len(one.familiar))
        for i in range(min(len(one.familiar), 1)):
            write_creature(out, at + 5 + i * 218, one.familiar[i], me, seats)
        add(out, at + 223, one.side)
        if one.dormant:
            out[at + 224] += 1
        out[at + 225] += i16(round_from(one.first, me, seats))
        out[at + 226] += i16(round_from(one.turn, me, seats))
        add(out, at + 227, one.round)
        add(out, at + 228, one.deck.size())
        add_each(out, at + 229, one.discard)
        add_each(out, at + 288, one.ether)
        add(out, at + 347, one.sources.size())
        add_each(out, at + 348, one.past)
        if one.source >= 0:
            out[at + 358 + one.source] += 1
        add(out, at + 368, one.lower)
        add(out, at + 369, one.upper)
        add(out, at + 370, one.attacker)
        add(out, at + 371, one.target)
        if one.success:
            out[at + 372] += 1
        if one.paid:
            out[at + 373] += 1
        add(out, at + 374, one.part)
        if one.lasting:
            out[at + 375] += 1
        if one.called:
            out[at + 376] += 1
