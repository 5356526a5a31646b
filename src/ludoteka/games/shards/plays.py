"""Playing, copying and recruiting cards, and the words that do so."""

from __future__ import annotations

from typing import Final

from ludoteka.games.shards.conditions import AtMastery
from ludoteka.games.shards.deck import (
    COST,
    FACTION,
    FACTIONS,
    HOMODEUS,
    IS_CHAMPION,
    PLAY,
)
from ludoteka.games.shards.happenings import COPIED, RECRUITED
from ludoteka.games.shards.moves import AFTER_CHAMPION, OneOf
from ludoteka.games.shards.needs import card_in_row, named
from ludoteka.games.shards.state import Shards
from ludoteka.games.shards.verbs import (
    COPY,
    TAKE_FREE,
    TO_HAND,
    TO_PLAY,
    VERBS,
)
from ludoteka.kernel.acts import Why
from ludoteka.kernel.choices import Prompt
from ludoteka.kernel.machine import Doing, Effect
from ludoteka.kernel.refusal import Msg


class CopyAlly(OneOf):
    """Copy the effect of an ally you played this turn; of one faction only, if the card says so.

    `x` holds, as bits, the plays in the chain of copies being resolved: none of them may be chosen again.
    """

    # rule: shards.cards.copy-definition, shards.card.copied-effects-are-your-own
    # rule: shards.mercenaries.fast-play-copyable, shards.cards.starting-cards-are-allies
    def __init__(self, faction: int) -> None:
        self.faction: Final = faction

    def options(self, state: Shards, who: Doing) -> list[int]:
        played = state.players[who.you].played
        found: list[int] = []
        seen: list[int] = []
        for i in range(len(played)):
            card = played[i]
            if card not in seen and self.may_copy(state, who, i, None):
                seen.append(card)
                found.append(COPY + i)
        return found

    def may_copy(self, state: Shards, who: Doing, i: int, why: Why | None) -> bool:
        card = state.players[who.you].played[i]
        ally = not IS_CHAMPION[card]
        free = i != who.this and not who.x >> i & 1
        right = self.faction < 0 or FACTION[card] == self.faction
        if why is not None:
            rule = "shards.cards.copy-definition"
            why.need(ally, "shards-why-copy-ally", rule, args=named(card))
            why.need(free, "shards-why-copy-itself", rule, "R23")
            if self.faction >= 0:
                args: dict[str, object] = {**named(card), "faction": f"faction:{FACTIONS[self.faction]}"}
                why.need(right, "shards-why-copy-faction", rule, args=args)
        return ally and free and right

    def weigh(self, state: Shards, who: Doing, option: int, why: Why) -> None:
        i = VERBS.thing(COPY, option)
        if i < 0:
            return
        there = i < len(state.players[who.you].played)
        why.need(there, "shards-why-played", "shards.cards.copy-definition")
        if there:
            self.may_copy(state, who, i, why)

    def chosen(self, state: Shards, who: Doing, option: int) -> None:
        who.target = option - COPY
        copy_target(state, who)

    def prompt(self, state: Shards, who: Doing) -> Prompt:
        return Prompt("shards-ask-copy", "shards.cards.copy-definition")

    def say(self) -> Msg:
        sort = "shards-say-copy-ally" if self.faction < 0 else "shards-say-copy-faction-ally"
        args: dict[str, object] = {} if self.faction < 0 else {"faction": f"faction:{FACTIONS[self.faction]}"}
        return Msg(sort, args)


class CopyAgain(Effect[Shards]):
    """At this mastery, copy once more what the sentence before copied."""

    # rule: shards.cards.copy-definition, shards.main.conditions-checked-on-resolution
    def __init__(self, at: int) -> None:
        self.at: Final = AtMastery(at)

    def resolve(self, state: Shards, who: Doing) -> bool:
        if who.target >= 0 and self.at.holds(state, who):
            copy_target(state, who)
        return False

    def say(self) -> Msg:
        return Msg("shards-say-when", {"if": self.at.say(), "then": Msg("shards-say-copy-again")})


def copy_target(state: Shards, who: Doing) -> None:
    chain = who.x | 1 << who.target
    if who.this >= 0:
        chain |= 1 << who.this
    copy(state, who.you, state.players[who.you].played[who.target], who.this, chain)


def copy(state: Shards, seat: int, card: int, this: int, chain: int) -> None:
    """Apply what is printed on a card anew, as one's own effect."""
    state.tell(COPIED, seat, card)
    state.do(PLAY[card], seat, this, -1, chain)


class CopyEveryAlly(Effect[Shards]):
    """Copy every Homo Deus ally of this turn: those played now, later ones as they are played."""

    def resolve(self, state: Shards, who: Doing) -> bool:
        # rule: shards.card.decurion-copies-later-allies
        player = state.players[who.you]
        player.echoes += 1
        # rule: shards.card.decurion-copies-earlier-allies
        for i in range(len(player.played) - 1, -1, -1):
            card = player.played[i]
            if FACTION[card] == HOMODEUS and not IS_CHAMPION[card]:
                copy(state, who.you, card, -1, 1 << i)
        return False

    def say(self) -> Msg:
        return Msg("shards-say-copy-every-ally")


def play_card(state: Shards, seat: int, card: int) -> None:
    """Apply the effects of a card that has just come into a play zone."""
    # rule: shards.main.play-from-hand, shards.main.effects-in-printed-order, shards.mercenaries.fast-play-is-a-play
    # rule: shards.mercenaries.fast-play-feeds-unity
    player = state.players[seat]
    this = len(player.played)
    player.played.append(card)
    if IS_CHAMPION[card]:
        # rule: shards.card.praetorian-01-only-from-discard, shards.card.praetorian-01-after-on-play-effect
        if player.relic >= 0:
            state.do(AFTER_CHAMPION, seat)
    elif FACTION[card] == HOMODEUS:
        # rule: shards.card.decurion-copies-later-allies
        for _ in range(player.echoes):
            copy(state, seat, card, -1, 1 << this)
    # rule: shards.main.play-from-hand, shards.main.effects-in-printed-order, shards.mercenaries.fast-play-is-a-play
    # rule: shards.champions.on-play-effect, shards.champions.exhaust-part-not-on-play
    # rule: shards.card.giga-evokatus-first-effect-on-play, shards.cards.exhaust-keyword-scope
    state.do(PLAY[card], seat, this)


def enter_play(state: Shards, seat: int, card: int) -> None:
    """Put a champion into play and apply what it does then."""
    # rule: shards.card.numeri-drones-play-is-normal-play
    state.players[seat].champions.append(card)
    play_card(state, seat, card)


def is_awaited(state: Shards, seat: int, card: int) -> bool:
    """Whether this recruited card goes straight into play."""
    return state.players[seat].summons > 0 and IS_CHAMPION[card] and FACTION[card] == HOMODEUS


def recruit(state: Shards, seat: int, card: int, price: int) -> None:
    """Gain a card: to the discard, unless an effect has called the next champion into play."""
    # rule: shards.main.recruit
    player = state.players[seat]
    state.tell(RECRUITED, seat, card, price)
    if is_awaited(state, seat, card):
        # rule: shards.card.numeri-drones-play-is-normal-play
        player.summons -= 1
        enter_play(state, seat, card)
    else:
        # rule: shards.main.recruit, shards.main.recruit-does-not-resolve-effects, shards.relics.recruit-to-discard
        # rule: shards.champions.recruit-and-play-like-allies, shards.mercenaries.recruited-is-ordinary-ally
        player.discard.append(card)


class RecruitFree(OneOf):
    """Recruit a card of the row up to a cost for free; from a mastery on it goes to your hand."""

    # rule: shards.general.card-text-overrides-rules, shards.card.axia-cost-fixed-for-effects
    def __init__(self, most: int, to_hand_at: int) -> None:
        self.most: Final = most
        self.to_hand_at: Final = to_hand_at

    def resolve(self, state: Shards, who: Doing) -> bool:
        if who.you == state.nemesis:
            return False
        if who.target >= 0:  # taken, and both the hand and the play zone claim it
            state.actor = who.you
            return True
        return super().resolve(state, who)

    def options(self, state: Shards, who: Doing) -> list[int]:
        from_row = state.row
        if who.target >= 0:
            return [TO_HAND, TO_PLAY]
        return [TAKE_FREE + i for i in range(len(from_row)) if from_row[i] >= 0 and COST[from_row[i]] <= self.most]

    def weigh(self, state: Shards, who: Doing, option: int, why: Why) -> None:
        slot = VERBS.thing(TAKE_FREE, option)
        if slot < 0 or who.target >= 0:
            return
        card = card_in_row(state, slot, why)
        if card >= 0:
            args: dict[str, object] = {**named(card), "most": self.most, "cost": COST[card]}
            rules = ("shards.general.card-text-overrides-rules", "shards.card.axia-cost-fixed-for-effects")
            why.need(COST[card] <= self.most, "shards-why-cost", *rules, args=args)

    def chosen(self, state: Shards, who: Doing, option: int) -> None:
        player = state.players[who.you]
        if option in (TO_HAND, TO_PLAY):
            card = who.target
            who.target = -1
            if option == TO_HAND:
                state.tell(RECRUITED, who.you, card, 0)
                state.to_hand(who.you, card)
            else:
                recruit(state, who.you, card, 0)
            return
        slot = option - TAKE_FREE
        card = state.row[slot]
        state.fill_row(slot)
        if player.mastery < self.to_hand_at:
            recruit(state, who.you, card, 0)
        elif is_awaited(state, who.you, card):
            who.target = card
            who.again()
        else:
            state.tell(RECRUITED, who.you, card, 0)
            state.to_hand(who.you, card)

    def prompt(self, state: Shards, who: Doing) -> Prompt:
        if who.target >= 0:
            return Prompt("shards-ask-hand-or-play", "shards.general.card-text-overrides-rules")
        return Prompt("shards-ask-take-free", "shards.general.card-text-overrides-rules", args={"n": self.most})

    def say(self) -> Msg:
        return Msg("shards-say-recruit-free", {"n": self.most, "level": self.to_hand_at})
