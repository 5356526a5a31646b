"""What a seat may know of a table of this game, as numbers. Written by tools/fields.py; do not edit."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i16, i64

from ludoteka.games.elves.player import Player
from ludoteka.games.elves.state import Elves
from ludoteka.kernel.eyes import Eye, Segment, add, add_bits, add_each, add_seats, round_from, spread
from ludoteka.kernel.machine import State

PLAYER: list[Segment] = [
    ("seat", 1),
    ("nation", 4),
    ("castle", 33),
    ("out", 1),
    ("ruled_out", 7),
    ("hand.count", 1),
    ("known", 90),
    ("sent.count", 1),
    ("deck.count", 1),
    ("discard", 90),
    ("treasures", 90),
    ("artefacts.count", 1),
    ("spied.count", 1),
    ("turns", 1),
    ("vigil", 1),
    ("trophies", 33),
    ("silent", 1),
    ("offers", 4),
]


def write_player(out: vec[i16], at: i64, one: Player, me: i64, seats: i64) -> None:
    out[at + 0] += i16(round_from(one.seat, me, seats))
    if one.nation >= 0:
        out[at + 1 + one.nation] += 1
    if one.castle >= 0:
        out[at + 5 + one.castle] += 1
    if one.out:
        out[at + 38] += 1
    add_bits(out, at + 39, one.ruled_out)
    out[at + 46] += i16(len(one.hand))
    add_each(out, at + 47, one.known)
    out[at + 137] += i16(len(one.sent))
    out[at + 138] += i16(len(one.deck))
    add_each(out, at + 139, one.discard)
    add_each(out, at + 229, one.treasures)
    out[at + 319] += i16(len(one.artefacts))
    out[at + 320] += i16(len(one.spied))
    add(out, at + 321, one.turns)
    add(out, at + 322, one.vigil)
    add_bits(out, at + 323, one.trophies)
    if one.silent:
        out[at + 356] += 1
    add_seats(out, at + 357, one.offers, me, seats)


OWN: list[Segment] = [
    ("goal", 7),
    ("hand", 90),
    ("sent", 90),
    ("artefacts", 90),
    ("spied", 360),
]


def write_own(out: vec[i16], at: i64, one: Player, me: i64, seats: i64) -> None:
    v: i64 = 0
    if one.goal >= 0:
        out[at + 0 + one.goal] += 1
    add_each(out, at + 7, one.hand)
    add_each(out, at + 97, one.sent)
    add_each(out, at + 187, one.artefacts)
    for n in one.spied:
        v = n
        out[at + 277 + (round_from(v >> 7, me, seats) * 90 + (v & 127))] += 1


class ElvesEye(Eye):
    def parts(self) -> list[Segment]:
        return [
            *[(f"own.{name}", size) for name, size in OWN],
            *spread("players", self.seats, PLAYER),
            ("actor", 1),
            ("ending", 1),
            ("winners.count", 1),
            ("board", 6),
            ("turn", 1),
            ("first", 1),
            ("turns", 1),
            ("phase", 4),
            ("owners", 33),
            ("conflict", 33),
            ("squads.count", 1),
            *spread("squads", 5, [("shown", 90), ("seen", 1), ("cards", 90)]),
            ("neutrals.count", 1),
            ("fallen", 90),
            ("relics.count", 1),
            ("removed", 90),
            ("gone.count", 1),
            ("unused.count", 1),
            ("common", 7),
            ("lots", 90),
            ("mustered", 90),
            ("truce", 33),
            ("teleport", 1),
            ("second", 1),
            ("stage", 4),
            ("attacker", 1),
            ("defender", 1),
            ("keeper", 1),
            ("guards.count", 1),
            *spread("guards", 3, [("", 90)]),
            *spread("field", 4, [
                ("card", 90),
                ("there", 1),
                ("side", 1),
                ("acted", 1),
                ("wounds", 1),
                ("lives", 1),
                ("initiative", 1),
                ("saved", 1),
                ("left", 1),
                ("forward", 1),
                ("right", 1),
            ]),
            ("taken", 90),
            ("top.card", 90),
            ("top.there", 1),
            ("top.side", 1),
            ("top.acted", 1),
            ("top.wounds", 1),
            ("top.lives", 1),
            ("top.initiative", 1),
            ("top.saved", 1),
            ("top.left", 1),
            ("top.forward", 1),
            ("top.right", 1),
            ("bottom.card", 90),
            ("bottom.there", 1),
            ("bottom.side", 1),
            ("bottom.acted", 1),
            ("bottom.wounds", 1),
            ("bottom.lives", 1),
            ("bottom.initiative", 1),
            ("bottom.saved", 1),
            ("bottom.left", 1),
            ("bottom.forward", 1),
            ("bottom.right", 1),
            ("flipped", 1),
            ("spoils", 90),
            ("reserve", 1),
            ("reserve_card", 90),
            ("fled", 1),
            ("round", 1),
            ("stirred", 1),
            ("last_initiative", 1),
            ("last_side", 1),
            ("blocker", 1),
            ("looped", 1),
        ]

    def write(self, out: vec[i16], at: i64, state: State, me: i64) -> None:
        assert isinstance(state, Elves)
        one = state
        seats: i64 = len(one.players)
        write_own(out, at, one.players[me], me, seats)
        at += 637
        for round in range(seats):
            write_player(out, at, one.players[(me + round) % seats], me, seats)
            at += 361
        v: i64 = 0
        out[at + 0] += i16(round_from(one.actor, me, seats))
        add(out, at + 1, one.ending)
        out[at + 2] += i16(len(one.winners))
        if one.board >= 0:
            out[at + 3 + one.board] += 1
        out[at + 9] += i16(round_from(one.turn, me, seats))
        out[at + 10] += i16(round_from(one.first, me, seats))
        add(out, at + 11, one.turns)
        out[at + 12 + one.phase] += 1
        for v_at, n in enumerate(one.owners):
            v = n
            out[at + 16 + v_at] += i16(round_from(v, me, seats))
        if one.conflict >= 0:
            out[at + 49 + one.conflict] += 1
        out[at + 82] += i16(len(one.squads))
        p = at + 83
        for n in one.squads:
            if p == at + 988:
                break
            v = n
            if v >> 21 & 3:
                out[p + 0 + (v >> (7 * ((v >> 21 & 3) - 1)) & 127)] += 1
            if v >> (23 + me) & 1:
                out[p + 90] += 1
                out[p + 91 + (v >> 0 & 127)] += 1
                out[p + 91 + (v >> 7 & 127)] += 1
                out[p + 91 + (v >> 14 & 127)] += 1
            p += 181
        out[at + 988] += i16(len(one.neutrals))
        add_each(out, at + 989, one.fallen)
        out[at + 1079] += i16(len(one.relics))
        add_each(out, at + 1080, one.removed)
        out[at + 1170] += i16(len(one.gone))
        out[at + 1171] += i16(len(one.unused))
        if one.common >= 0:
            out[at + 1172 + one.common] += 1
        add_each(out, at + 1179, one.lots)
        add_each(out, at + 1269, one.mustered)
        if one.truce >= 0:
            out[at + 1359 + one.truce] += 1
        if one.teleport:
            out[at + 1392] += 1
        if one.second:
            out[at + 1393] += 1
        out[at + 1394 + one.stage] += 1
        out[at + 1398] += i16(round_from(one.attacker, me, seats))
        out[at + 1399] += i16(round_from(one.defender, me, seats))
        out[at + 1400] += i16(round_from(one.keeper, me, seats))
        out[at + 1401] += i16(len(one.guards))
        p = at + 1402
        for n in one.guards:
            if p == at + 1672:
                break
            v = n
            if v >> (23 + me) & 1 or v >> 21 & 1:
                out[p + 0 + (v & 127)] += 1
            p += 90
        p = at + 1672
        for n in one.field:
            if p == at + 2072:
                break
            v = n
            if v >= 0 and v & 127 != 127:
                out[p + 0 + (v & 127)] += 1
            if v >= 0:
                out[p + 90] += 1
            if v >= 0 and v >> 10 & 1:
                out[p + 91] += 1
            if v >= 0 and v >> 11 & 1:
                out[p + 92] += 1
            if v >= 0:
                out[p + 93] += i16(v >> 12 & 15)
                out[p + 94] += i16(v >> 16 & 15)
                out[p + 95] += i16(v >> 20 & 31)
            if v >= 0 and v >> 37 & 1:
                out[p + 96] += 1
            if v >= 0:
                out[p + 97] += i16(v >> 25 & 15)
                out[p + 98] += i16(v >> 29 & 15)
                out[p + 99] += i16(v >> 33 & 15)
            p += 100
        if one.taken >= 0:
            out[at + 2072 + one.taken] += 1
        v = one.top
        if v >= 0 and v & 127 != 127:
            out[at + 2162 + (v & 127)] += 1
        if v >= 0:
            out[at + 2252] += 1
        if v >= 0 and v >> 10 & 1:
            out[at + 2253] += 1
        if v >= 0 and v >> 11 & 1:
            out[at + 2254] += 1
        if v >= 0:
            out[at + 2255] += i16(v >> 12 & 15)
            out[at + 2256] += i16(v >> 16 & 15)
            out[at + 2257] += i16(v >> 20 & 31)
        if v >= 0 and v >> 37 & 1:
            out[at + 2258] += 1
        if v >= 0:
            out[at + 2259] += i16(v >> 25 & 15)
            out[at + 2260] += i16(v >> 29 & 15)
            out[at + 2261] += i16(v >> 33 & 15)
        v = one.bottom
        if v >= 0 and v & 127 != 127:
            out[at + 2262 + (v & 127)] += 1
        if v >= 0:
            out[at + 2352] += 1
        if v >= 0 and v >> 10 & 1:
            out[at + 2353] += 1
        if v >= 0 and v >> 11 & 1:
            out[at + 2354] += 1
        if v >= 0:
            out[at + 2355] += i16(v >> 12 & 15)
            out[at + 2356] += i16(v >> 16 & 15)
            out[at + 2357] += i16(v >> 20 & 31)
        if v >= 0 and v >> 37 & 1:
            out[at + 2358] += 1
        if v >= 0:
            out[at + 2359] += i16(v >> 25 & 15)
            out[at + 2360] += i16(v >> 29 & 15)
            out[at + 2361] += i16(v >> 33 & 15)
        if one.flipped:
            out[at + 2362] += 1
        add_each(out, at + 2363, one.spoils)
        add(out, at + 2453, one.reserve)
        if one.reserve_card >= 0:
            out[at + 2454 + one.reserve_card] += 1
        add(out, at + 2544, one.fled)
        add(out, at + 2545, one.round)
        if one.stirred:
            out[at + 2546] += 1
        add(out, at + 2547, one.last_initiative)
        add(out, at + 2548, one.last_side)
        out[at + 2549] += i16(round_from(one.blocker, me, seats))
        if one.looped:
            out[at + 2550] += 1
