"""The words of the cards: what moves between hand, discard, play and banishment."""

from __future__ import annotations

from typing import Final

from ludoteka.games.shards.deck import (
    FACTION,
    IS_CHAMPION,
    IS_MERCENARY,
    PASSIVES,
    WRAETHE,
)
from ludoteka.games.shards.happenings import DESTROYED, RETURNED
from ludoteka.games.shards.needs import champion_at, discarded, held, named
from ludoteka.games.shards.state import Shards
from ludoteka.games.shards.verbs import (
    AFFLICT,
    BANISH_DISCARD,
    BANISH_HAND,
    CHAMPIONS_A_SEAT,
    DECLINE,
    DESTROY,
    RETURN,
    VERBS,
)
from ludoteka.games.shards.zones import kinds
from ludoteka.kernel.acts import Why
from ludoteka.kernel.choices import Prompt
from ludoteka.kernel.machine import Doing, Effect, Text, enter
from ludoteka.kernel.refusal import Msg


class OneOf(Effect[Shards]):
    """A word with one choice: asked where there are several options, taken where there is one only."""

    def resolve(self, state: Shards, who: Doing) -> bool:
        found = self.options(state, who)
        if len(found) > 1:
            state.actor = state.decider(who.you)
            state.offered = found
            return True
        if found:
            self.chosen(state, who, found[0])
        return False


class MayBanish(Effect[Shards]):
    """You may banish up to `n` cards from your hand and discard."""

    # rule: shards.main.choices-made-on-resolution, shards.card.zara-ra-split-banish
    def __init__(self, n: int) -> None:
        self.n: Final = n

    def resolve(self, state: Shards, who: Doing) -> bool:
        # rule: shards.main.choices-made-on-resolution, shards.card.zara-ra-split-banish
        # rule: shards.nemesis.no-deck-hand-discard
        player = state.players[who.you]
        if who.target + 1 >= self.n or not (player.hand or player.discard):
            who.target = -1
            return False
        state.actor = who.you
        return True

    def options(self, state: Shards, who: Doing) -> list[int]:
        player = state.players[who.you]
        found = [BANISH_HAND + card for card in kinds(player.hand)]
        found.extend(BANISH_DISCARD + card for card in kinds(player.discard))
        found.append(DECLINE)
        return found

    def weigh(self, state: Shards, who: Doing, option: int, why: Why) -> None:
        rule = "shards.main.choices-made-on-resolution"
        in_hand = VERBS.thing(BANISH_HAND, option)
        in_discard = VERBS.thing(BANISH_DISCARD, option)
        if in_hand >= 0:
            held(state, who.you, in_hand, rule, why)
        elif in_discard >= 0:
            discarded(state, who.you, in_discard, rule, why)

    def chosen(self, state: Shards, who: Doing, option: int) -> None:
        player = state.players[who.you]
        if option == DECLINE:
            who.target = -1
            return
        if option >= BANISH_DISCARD:
            card = option - BANISH_DISCARD
            player.discard.remove(card)
        else:
            card = option - BANISH_HAND
            player.leaves_hand(card)
            state.show_own()
        state.banish(who.you, card)
        who.target += 1
        who.again()

    def prompt(self, state: Shards, who: Doing) -> Prompt:
        left = self.n - who.target - 1
        return Prompt(
            "shards-ask-banish",
            "shards.main.choices-made-on-resolution",
            "shards.banish.out-of-game",
            args={"n": left},
            several=self.n > 1,
        )

    def say(self) -> Msg:
        return Msg("shards-say-may-banish", {"n": self.n})


class Filter:
    """Which cards of a discard are meant."""

    def __init__(self, name: str) -> None:
        self.name: Final = name

    def fits(self, card: int) -> bool:
        if self.name == "champion":
            return IS_CHAMPION[card]
        if self.name == "mercenary":
            return IS_MERCENARY[card]
        return FACTION[card] == WRAETHE


A_CHAMPION: Final = Filter("champion")
A_MERCENARY: Final = Filter("mercenary")
A_WRAETHE_CARD: Final = Filter("wraethe")


class ReturnToHand(OneOf):
    """Return a card of this sort from your discard to your hand."""

    def __init__(self, sort: Filter) -> None:
        self.sort: Final = sort

    def options(self, state: Shards, who: Doing) -> list[int]:
        return [RETURN + card for card in kinds(state.players[who.you].discard) if self.sort.fits(card)]

    def weigh(self, state: Shards, who: Doing, option: int, why: Why) -> None:
        card = VERBS.thing(RETURN, option)
        rule = "shards.main.choices-made-on-resolution"
        if card >= 0 and discarded(state, who.you, card, rule, why):
            why.need(self.sort.fits(card), f"shards-why-return-{self.sort.name}", rule, args=named(card))

    def chosen(self, state: Shards, who: Doing, option: int) -> None:
        take_back(state, who.you, option - RETURN)

    def prompt(self, state: Shards, who: Doing) -> Prompt:
        return Prompt(f"shards-ask-return-{self.sort.name}", "shards.main.choices-made-on-resolution")

    def say(self) -> Msg:
        return Msg(f"shards-say-return-{self.sort.name}")


class ReturnAll(Effect[Shards]):
    """Return all cards of this sort from your discard to your hand."""

    def __init__(self, sort: Filter) -> None:
        self.sort: Final = sort

    def resolve(self, state: Shards, who: Doing) -> bool:
        for card in state.players[who.you].discard[:]:
            if self.sort.fits(card):
                take_back(state, who.you, card)
        return False

    def say(self) -> Msg:
        return Msg(f"shards-say-return-all-{self.sort.name}")


def take_back(state: Shards, seat: int, card: int) -> None:
    """Move a card from the discard to the hand, openly."""
    state.players[seat].discard.remove(card)
    state.to_hand(seat, card)
    state.tell(RETURNED, seat, card)


class RelicsComeBack(Effect[Shards]):
    """After a champion was played: what waits in the discard for it returns to hand."""

    # rule: shards.card.praetorian-01-only-from-discard, shards.card.praetorian-01-after-on-play-effect
    def resolve(self, state: Shards, who: Doing) -> bool:
        for card in state.players[who.you].discard[:]:
            for passive in PASSIVES[card]:
                if passive.comes_back():
                    take_back(state, who.you, card)
        return False

    def say(self) -> Msg:
        return Msg("shards-say-comes-back")


AFTER_CHAMPION: Final = enter("shards/after-champion", Text(RelicsComeBack()))


class DestroyChampion(OneOf):
    """Destroy a champion of an opponent."""

    # rule: shards.card.unattackable-can-be-destroyed
    def options(self, state: Shards, who: Doing) -> list[int]:
        found: list[int] = []
        for player in state.players:
            if state.is_opponent(who.you, player.seat):
                found.extend(DESTROY + player.seat * CHAMPIONS_A_SEAT + i for i in range(len(player.champions)))
        return found

    def weigh(self, state: Shards, who: Doing, option: int, why: Why) -> None:
        n = VERBS.thing(DESTROY, option)
        owner, i = divmod(n, CHAMPIONS_A_SEAT)
        if n >= 0 and champion_at(state, owner, i, why) >= 0:
            foe = state.is_opponent(who.you, owner)
            rules = ("shards.cards.destroy-definition", "shards.general.opponent-definition")
            why.need(foe, "shards-why-destroy", *rules)

    def chosen(self, state: Shards, who: Doing, option: int) -> None:
        owner, i = divmod(option - DESTROY, CHAMPIONS_A_SEAT)
        destroy(state, who.you, owner, i)

    def prompt(self, state: Shards, who: Doing) -> Prompt:
        return Prompt("shards-ask-destroy", "shards.cards.destroy-definition")

    def say(self) -> Msg:
        return Msg("shards-say-destroy")


class DestroyAllChampions(Effect[Shards]):
    """Destroy all champions of your opponents."""

    def resolve(self, state: Shards, who: Doing) -> bool:
        for player in state.players:
            if state.is_opponent(who.you, player.seat):
                while player.champions:
                    destroy(state, who.you, player.seat, 0)
        return False

    def say(self) -> Msg:
        return Msg("shards-say-destroy-all")


def destroy(state: Shards, seat: int, owner: int, i: int) -> None:
    """Move a champion from play to the discard of the player before whom it stood."""
    # rule: shards.cards.destroy-definition, shards.champions.destroyed-goes-to-holders-discard
    player = state.players[owner]
    card = player.champions.pop(i) & 127
    state.tell(DESTROYED, seat, owner, card)
    if owner == state.nemesis:
        # rule: shards.nemesis.destroyed-champions-banished
        state.banish(seat, card)
    else:
        # rule: shards.cards.destroy-definition, shards.champions.destroyed-goes-to-holders-discard
        player.discard.append(card)


class OpponentLosesMastery(OneOf):
    """Choose an opponent: they lose mastery."""

    def __init__(self, n: int) -> None:
        self.n: Final = n

    def options(self, state: Shards, who: Doing) -> list[int]:
        return [AFFLICT + player.seat for player in state.players if state.is_opponent(who.you, player.seat)]

    def weigh(self, state: Shards, who: Doing, option: int, why: Why) -> None:
        seat = VERBS.thing(AFFLICT, option)
        if seat >= 0:
            foe = seat < len(state.players) and state.is_opponent(who.you, seat)
            why.need(foe, "shards-why-afflict", "shards.general.opponent-definition")

    def chosen(self, state: Shards, who: Doing, option: int) -> None:
        state.lose_mastery(option - AFFLICT, self.n)

    def prompt(self, state: Shards, who: Doing) -> Prompt:
        return Prompt("shards-ask-afflict", "shards.main.choices-made-on-resolution", args={"n": self.n})

    def say(self) -> Msg:
        return Msg("shards-say-opponent-loses-mastery", {"n": self.n})
