"""Worlds that a seat cannot tell from the true one: what it cannot know is dealt anew."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludoteka.games.elves.board import FIRST_TOWER
from ludoteka.games.elves.deck import ARTEFACT, IS_DRAGON, SUIT
from ludoteka.games.elves.pieces import OPEN_AT, SEEN_AT, guard, has_seen, spied, squad, squad_cards
from ludoteka.kernel.machine import reseed

if TYPE_CHECKING:
    from ludoteka.games.elves.player import Player
    from ludoteka.games.elves.state import Elves

DRAWING: Final = 7
TRIES: Final = 50


def deal_anew(twin: Elves, seat: int, luck: int) -> None:
    """Deal what `seat` cannot know, with luck of its own."""
    reseed(twin, luck)
    for player in twin.players:
        if player.seat != seat and not player.out:
            hands(twin, seat, player)
    neutrals(twin, seat)
    artefacts(twin, seat)
    goals(twin, seat)


def hands(twin: Elves, seat: int, player: Player) -> None:
    """The part of a hand, sent cards included, that `seat` has not seen, from itself and the deck."""
    known = player.known[:]
    if seat >= 0:
        for mark in twin.players[seat].spied:
            card = mark & 127
            if mark >> 7 == player.seat and known.count(card) < player.hand.count(card) + player.sent.count(card):
                known.append(card)
    dragons = [card for card in player.sent if IS_DRAGON[card]]
    unseen = [*player.hand, *(card for card in player.sent if not IS_DRAGON[card])]
    sent = len(player.sent) - len(dragons)
    for card in known:
        unseen.remove(card)
    bag = player.deck
    bag.extend(unseen)
    bag.sort()  # so that the world dealt depends on nothing that the seat cannot know
    held = known
    for _ in range(len(unseen)):
        held.append(twin.pick(DRAWING, bag))
    player.sent = dragons
    for _ in range(sent):
        player.sent.append(twin.pick(DRAWING, held))
    player.hand = held


def neutrals(twin: Elves, seat: int) -> None:
    """The neutral cards face down that `seat` has not seen, from themselves and the neutral deck."""
    from_deck = twin.conflict >= 0 and twin.conflict < FIRST_TOWER  # a Castle's guards do not come from a squad
    in_squads: list[int] = []
    on_guard: list[int] = []
    musts = twin.mustered[:]
    for stack in twin.squads:
        shown = stack >> OPEN_AT & 3
        for i, card in enumerate(squad_cards(stack), 1):
            if not has_seen(stack, seat) and i != shown:
                in_squads.append(card)
            elif card in musts:
                musts.remove(card)
    for one in twin.guards:
        if not has_seen(one, seat) and not one >> OPEN_AT & 1:
            on_guard.append(one & 127)
        elif one & 127 in musts:
            musts.remove(one & 127)
    if not in_squads and not on_guard:
        return
    free = sorted([*twin.neutrals, *in_squads, *on_guard])
    late: list[int] = []  # what may lie in the deck or with guards from the deck, but in no squad
    for card in twin.lots:
        free.remove(card)
        late.append(card)
    for card in musts:
        free.remove(card)
    need = len(in_squads) + (0 if from_deck else len(on_guard))
    dealt = musts[:need]
    late.extend(musts[need:])
    while len(dealt) < need:
        dealt.append(twin.pick(DRAWING, free))
    squads: list[int] = []
    for stack in twin.squads:
        shown = stack >> OPEN_AT & 3
        cards = squad_cards(stack)
        for i in range(3):
            if not has_seen(stack, seat) and i + 1 != shown:
                cards[i] = twin.pick(DRAWING, dealt)
        squads.append(squad(cards, shown, stack >> SEEN_AT))
    free.extend(late)
    for i, one in enumerate(twin.guards):
        if not has_seen(one, seat) and not one >> OPEN_AT & 1:
            card = twin.pick(DRAWING, free if from_deck else dealt)
            twin.guards[i] = guard(card, False, one >> SEEN_AT)
    twin.squads = squads
    twin.neutrals = free


def artefacts(twin: Elves, seat: int) -> None:
    """The artefacts of the others that `seat` has not seen, from themselves, the deck and what left the game unseen."""
    pool = twin.relics
    gone = [card for card in twin.gone if SUIT[card] == ARTEFACT]
    kept: list[list[int]] = []
    wants: list[int] = []
    for player in twin.players:
        if player.seat == seat:
            kept.append(player.artefacts)
            wants.append(0)
            continue
        mine: list[int] = []
        for card in player.artefacts:
            seen = seat >= 0 and spied(player.seat, card) in twin.players[seat].spied
            if seen or card in twin.pledged:
                mine.append(card)
            else:
                pool.append(card)
        kept.append(mine)
        wants.append(len(player.artefacts) - len(mine))
    pool.extend(gone)
    pool.sort()
    for player in twin.players:
        mine = kept[player.seat]
        for _ in range(wants[player.seat]):
            mine.append(twin.pick(DRAWING, pool))
        player.artefacts = mine
    if gone:
        twin.gone = [card for card in twin.gone if SUIT[card] != ARTEFACT]
        for _ in range(len(gone)):
            twin.gone.append(twin.pick(DRAWING, pool))


def goals(twin: Elves, seat: int) -> None:
    """The goals of the others, from themselves and the unused, never one that would have won already."""
    others = [p for p in twin.players if p.seat != seat and not p.out and p.goal >= 0]
    if not others or twin.ending:
        return
    bag = twin.unused[:]
    bag.extend(p.goal for p in others)
    bag.sort()
    for _ in range(TRIES):
        pool = bag[:]
        dealt = [twin.pick(DRAWING, pool) for _ in others]
        if all(not p.ruled_out >> goal & 1 for p, goal in zip(others, dealt)):
            for p, goal in zip(others, dealt):
                p.goal = goal
            twin.unused = pool
            return
