"""Words of growth: crystals for a creature, cards for its owner."""

from __future__ import annotations

from typing import Final

from ludoteka.games.evolution.deck import HALF, LEFT, RIGHT
from ludoteka.games.evolution.gain import gain
from ludoteka.games.evolution.happenings import ADDED, DISCARDED, REVEALED
from ludoteka.games.evolution.needs import trait_args
from ludoteka.games.evolution.state import Evolution
from ludoteka.games.evolution.verbs import DRAW_FROM, FAMILIAR, GROW, SIDES, VERBS
from ludoteka.games.evolution.word import Word
from ludoteka.kernel.acts import Why
from ludoteka.kernel.choices import Prompt
from ludoteka.kernel.machine import Doing
from ludoteka.kernel.piles import EMPTY
from ludoteka.kernel.refusal import Msg


def friends_with_crystals(state: Evolution, this: int) -> int:
    """How many other creatures of the same owner have a crystal."""
    side = this % SIDES
    count = 0
    if side != FAMILIAR:
        for i, friend in enumerate(state.players[side].creatures):
            if friend.crystals and i != this // SIDES:
                count += 1
    return count


class GainCrystal(Word):
    """This creature gains a crystal from the reserve."""

    # rule: evolution.ether-card.ferocious-gains-after-attack
    def is_possible(self, state: Evolution, this: int, target: int, x: int) -> bool:
        return state.can_gain(this)

    def resolve(self, state: Evolution, who: Doing) -> bool:
        gain(state, who.this, 1)
        return False

    def say(self) -> Msg:
        return Msg("evolution-say-gain-crystal", {"n": 1})


class Inherit(GainCrystal):
    """This creature gains a crystal from the reserve; of several heirs only one does, see `transmute.py`."""

    # rule: evolution.base.inheriting

    def say(self) -> Msg:
        return Msg("evolution-say-inherit", {"n": 1})


class GainCrystalPerFriend(Word):
    """This creature gains a crystal from the reserve for each friendly creature that has one."""

    # rule: evolution.ether-card.symbiont-gains-per-friend
    def resolve(self, state: Evolution, who: Doing) -> bool:
        gain(state, who.this, friends_with_crystals(state, who.this))
        return False

    def say(self) -> Msg:
        return Msg("evolution-say-gain-per-friend", {"n": 1})


class DrawPerFriend(Word):
    """Draw cards for each friendly creature that has a crystal."""

    # rule: evolution.ether-card.scavenger-draws-two-per-friend
    def __init__(self, n: int) -> None:
        self.n: Final = n

    def resolve(self, state: Evolution, who: Doing) -> bool:
        state.draw(who.you, self.n * friends_with_crystals(state, who.this))
        return False

    def say(self) -> Msg:
        return Msg("evolution-say-draw-per-friend", {"n": self.n})


class ExtraFromPart(Word):
    """It gains one more crystal from the same part of the source."""

    # rule: evolution.base.greedy
    def is_possible(self, state: Evolution, this: int, target: int, x: int) -> bool:
        return (state.upper if state.part else state.lower) > 0 and state.can_gain(this)

    def resolve(self, state: Evolution, who: Doing) -> bool:
        gain(state, who.this, 1, state.part)
        return False

    def say(self) -> Msg:
        return Msg("evolution-say-extra-from-part", {"n": 1})


class TakeFromFriend(Word):
    """Move a crystal from a friendly creature to this one."""

    # rule: evolution.base.latching
    def is_possible(self, state: Evolution, this: int, target: int, x: int) -> bool:
        return state.can_gain(this) and bool(self.givers(state, this))

    def givers(self, state: Evolution, this: int) -> list[int]:
        creatures = state.players[this % SIDES].creatures
        return [i for i, friend in enumerate(creatures) if friend.crystals and i != this // SIDES]

    def resolve(self, state: Evolution, who: Doing) -> bool:
        givers = self.givers(state, who.this)
        if not givers:
            return False
        if len(givers) == 1:
            self.chosen(state, who, DRAW_FROM + givers[0])
            return False
        if who.you == state.shadow:
            most = max(state.players[who.you].creatures[i].crystals for i in givers)
            richest = [i for i in givers if state.players[who.you].creatures[i].crystals == most]
            self.chosen(state, who, DRAW_FROM + richest[state.choice_card(len(richest))])
            return False
        state.actor = who.you
        return True

    def options(self, state: Evolution, who: Doing) -> list[int]:
        return [DRAW_FROM + i for i in self.givers(state, who.this)]

    def weigh(self, state: Evolution, who: Doing, option: int, why: Why) -> None:
        i = VERBS.thing(DRAW_FROM, option)
        if i >= 0:
            why.need(i in self.givers(state, who.this), "evolution-why-giver", "evolution.base.latching")

    def chosen(self, state: Evolution, who: Doing, option: int) -> None:
        giver = (option - DRAW_FROM) * SIDES + who.this % SIDES
        state.lose_crystal(giver)
        gain(state, who.this, 1)

    def prompt(self, state: Evolution, who: Doing) -> Prompt:
        return Prompt("evolution-ask-draw-from", "evolution.base.latching")

    def say(self) -> Msg:
        return Msg("evolution-say-take-from-friend", {"n": 1})


class TraitFromDeck(Word):
    """Take the top card of the deck, choose one of its traits and add it to this creature."""

    # rule: evolution.victims-card.cave-dwelling-gains-trait, evolution.victims-card.cave-dwelling-top-card-choose
    # rule: evolution.victims-card.cave-dwelling-impossible-discard
    def is_possible(self, state: Evolution, this: int, target: int, x: int) -> bool:
        return state.deck.size() > 0 or bool(state.discard)

    def resolve(self, state: Evolution, who: Doing) -> bool:
        card = state.draw_card()
        if card == EMPTY:
            return False
        state.disclose()
        state.tell(REVEALED, card)
        creature = state.at(who.this)
        fits = [t for t in (LEFT[card], RIGHT[card]) if not creature.bears(t)]
        who.target = card
        if not fits:
            state.discard.append(card)
            state.tell(DISCARDED, who.you, card)
            return False
        if len(fits) == 1:
            self.add(state, who, fits[0])
            return False
        if who.you == state.shadow:
            self.add(state, who, fits[state.choice_card(2)])
            return False
        state.actor = who.you
        return True

    def add(self, state: Evolution, who: Doing, trait: int) -> None:
        card = who.target
        state.at(who.this).lay(card if LEFT[card] == trait else card + HALF)
        state.tell(ADDED, who.this, trait)

    def options(self, state: Evolution, who: Doing) -> list[int]:
        return [GROW + LEFT[who.target], GROW + RIGHT[who.target]]

    def weigh(self, state: Evolution, who: Doing, option: int, why: Why) -> None:
        trait = VERBS.thing(GROW, option)
        if trait >= 0:
            printed = trait in (LEFT[who.target], RIGHT[who.target])
            rule = "evolution.victims-card.cave-dwelling-top-card-choose"
            why.need(printed, "evolution-why-on-card", rule, args=trait_args(trait))

    def chosen(self, state: Evolution, who: Doing, option: int) -> None:
        self.add(state, who, option - GROW)

    def prompt(self, state: Evolution, who: Doing) -> Prompt:
        return Prompt("evolution-ask-grow", "evolution.victims-card.cave-dwelling-top-card-choose")

    def say(self) -> Msg:
        return Msg("evolution-say-trait-from-deck")




class TakeOver(Word):
    """It takes the crystal that a friendly creature gains; see `gain.py`."""

    def resolve(self, state: Evolution, who: Doing) -> bool:
        return False

    def say(self) -> Msg:
        return Msg("evolution-say-take-over")
