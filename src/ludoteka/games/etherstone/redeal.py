"""Worlds that a seat cannot tell from the true one: what it has not seen is dealt anew."""

from __future__ import annotations

from ludoteka.games.etherstone.draft import ChooseLeader, Draft
from ludoteka.games.etherstone.layout import CARD_LUCK, HAND
from ludoteka.games.etherstone.state import Etherstone
from ludoteka.kernel.machine import reseed

# A packet is a row of seven places: place r is the pick of round r, by the seat that held the packet then; places
# from `picked` on are what is left in it. A seat sees a packet whenever it holds it. So it knows, of each packet,
# which cards were taken between two sightings, but not by whom; and nothing of what was taken before its first.


def redeal(state: Etherstone, seat: int, luck: int) -> Etherstone:
    """A twin that honours everything `seat` has seen."""
    twin = state.clone()
    reseed(twin, luck)
    if twin.packets:
        deal_packets_anew(twin, seat)
    else:
        deal_hands_anew(twin, seat)
    deal_leaders_anew(twin, seat)
    answer_anew(twin, seat)
    return twin


def is_hidden(twin: Etherstone, place: int) -> bool:
    """Whether the card in this place of the packets was never shown to everybody."""
    seats = len(twin.players)
    q, r = divmod(place, HAND)
    if r >= twin.picked:
        return True
    owner = twin.players[(q + r) % seats]
    card = twin.packets[place]
    return card in owner.hand and card not in owner.known


def deal_packets_anew(twin: Etherstone, seat: int) -> None:
    seats = len(twin.players)
    unseen: list[int] = []  # places of cards that this seat never saw
    for q in range(seats):
        sight = (seat - q) % seats
        if sight > twin.picked or sight >= HAND:
            unseen.extend(place for place in range(q * HAND, (q + 1) * HAND) if is_hidden(twin, place))
            continue
        unseen.extend(place for place in range(q * HAND, q * HAND + sight) if is_hidden(twin, place))
        while sight < HAND:
            following = sight + seats
            if sight == twin.picked:
                break  # the packet is in the seat's own hand
            end = HAND if following > twin.picked else min(following, HAND)
            group = [place for place in range(q * HAND + sight + 1, q * HAND + end) if is_hidden(twin, place)]
            fill(twin, group, [twin.packets[place] for place in group])
            if end == HAND:
                break
            sight = following
    pool = twin.undealt
    pool.extend(twin.packets[place] for place in unseen)
    fill(twin, unseen, pool)
    hands_from_packets(twin, seat)


def fill(twin: Etherstone, places: list[int], cards: list[int]) -> None:
    """Put cards at random into these places; those left over stay in the list."""
    cards.sort()  # so that the world dealt depends on nothing that the seat cannot know
    for place in places:
        twin.packets[place] = twin.pick(CARD_LUCK, cards)


def hands_from_packets(twin: Etherstone, seat: int) -> None:
    """Give the others the hidden cards that their places now hold."""
    seats = len(twin.players)
    seen: list[int] = twin.box[:]
    for player in twin.players:
        seen.extend(it & 127 for it in player.play)
        seen.extend(player.known)
    for player in twin.players:
        if player.seat == seat:
            continue
        hidden: list[int] = []
        for r in range(min(twin.picked, HAND)):
            q = (player.seat - r) % seats
            card = twin.packets[q * HAND + r]
            if card not in seen:
                hidden.append(card)
        player.hand = player.known + hidden


def deal_hands_anew(twin: Etherstone, seat: int) -> None:
    """Without a draft to remember: hidden cards are any that nobody has seen."""
    pool = twin.undealt
    others = [player for player in twin.players if player.seat != seat]
    for player in others:
        pool.extend(card for card in player.hand if card not in player.known)
    pool.sort()
    for player in others:
        hidden = len(player.hand) - len(player.known)
        player.hand = player.known[:]
        for _ in range(hidden):
            player.hand.append(twin.pick(CARD_LUCK, pool))


def deal_leaders_anew(twin: Etherstone, seat: int) -> None:
    others = [player for player in twin.players if player.seat != seat and player.leaders]
    pool = twin.absent
    for player in others:
        pool.extend(player.leaders)
    pool.sort()
    for player in others:
        player.leaders = [twin.pick(CARD_LUCK, pool) for _ in player.leaders]


def answer_anew(twin: Etherstone, seat: int) -> None:
    """Whoever has already answered has: but what, the seat cannot know."""
    frame = twin.current() if twin.unfinished() else None
    if isinstance(frame, (Draft, ChooseLeader)):
        for other, answer in enumerate(frame.answers):
            if other != seat and answer >= 0:
                offers = frame.offers(twin, other)
                frame.answers[other] = offers[twin.chance(CARD_LUCK, len(offers))]
