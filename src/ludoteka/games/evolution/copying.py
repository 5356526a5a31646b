"""Words that change what a trait is: copies, cancelling, exchange."""

from __future__ import annotations

from typing import Final

from ludoteka.games.evolution.creature import Creature
from ludoteka.games.evolution.deck import DEFENSIVE, OF_BAR, PRINTED
from ludoteka.games.evolution.happenings import CANCELLED, COPIED, SWAPPED
from ludoteka.games.evolution.needs import trait_args
from ludoteka.games.evolution.state import Evolution
from ludoteka.games.evolution.trait_card import CANCELLED_, FACE, FOR_ATTACK, is_ether, shown_by
from ludoteka.games.evolution.verbs import CANCEL, COPY, EXCHANGE, FAMILIAR, GIVE, SIDES, STOP, VERBS, find_trait
from ludoteka.games.evolution.word import Word
from ludoteka.kernel.acts import Why
from ludoteka.kernel.choices import Prompt
from ludoteka.kernel.machine import Doing
from ludoteka.kernel.refusal import Msg

OF_OTHERS: Final = 0
OF_FRIENDS: Final = 1
OF_THE_ATTACKER: Final = 2
MODELS: Final = ["others", "friends", "attacker"]
SEEN: Final = ["evolution-why-copy-others", "evolution-why-copy-friends", "evolution-why-copy-attacker"]
COPY_RULES: Final = (
    ("evolution.base.changeling", "evolution.ether-card.shapeshifter-copies-any-trait"),
    ("evolution.ether-card.gregarious-only-friends", "evolution.ether-card.gregarious-green-means-defensive"),
    ("evolution.victims-card.mimic-copies-attacker", "evolution.victims-card.mimic-green-means-defensive"),
)


class CopyTrait(Word):
    """Make this card a copy of a trait that this creature does not have, until the end of the turn or attack."""

    # rule: evolution.ether-card.shapeshifter-no-duplicate, evolution.ether-card.gregarious-no-duplicate
    # rule: evolution.victims-card.mimic-no-duplicate, evolution.ether-card.gregarious-green-means-defensive
    # rule: evolution.victims-card.mimic-green-means-defensive, evolution.ether-card.gregarious-only-friends
    # rule: evolution.base.changeling, evolution.victims-card.mimic-copies-attacker
    def __init__(self, models: int) -> None:
        self.models: Final = models

    def is_possible(self, state: Evolution, this: int, target: int, x: int) -> bool:
        return self.seen(state, this) & ~state.at(this).borne() != 0

    # rule: evolution.ether-card.gregarious-green-means-defensive, evolution.ether-card.gregarious-only-friends
    # rule: evolution.victims-card.mimic-green-means-defensive, evolution.victims-card.mimic-copies-attacker
    # rule: evolution.base.changeling
    def seen(self, state: Evolution, this: int) -> int:
        """The traits in force on the models, as bits."""
        seen = 0
        if self.models == OF_THE_ATTACKER:
            if state.attacker >= 0:
                seen = state.at(state.attacker).force
        elif self.models == OF_FRIENDS:
            side = this % SIDES
            if side != FAMILIAR:
                for i, friend in enumerate(state.players[side].creatures):
                    if i != this // SIDES:
                        seen |= friend.force
        else:
            for other in state.creatures():  # this one's own are taken off below
                seen |= other.force
        if self.models != OF_OTHERS:
            seen &= OF_BAR[DEFENSIVE]
        return seen & ~state.at(this).force

    # rule: evolution.ether-card.shapeshifter-no-duplicate, evolution.ether-card.gregarious-no-duplicate
    # rule: evolution.victims-card.mimic-no-duplicate
    def copies(self, state: Evolution, this: int) -> list[int]:
        """The traits that may be copied, each once."""
        seen = self.seen(state, this) & ~state.at(this).borne()
        found: list[int] = []
        trait = 0
        while seen:
            if seen & 1:
                found.append(trait)
            seen >>= 1
            trait += 1
        return found

    def resolve(self, state: Evolution, who: Doing) -> bool:
        copies = self.copies(state, who.this)
        if not copies:
            return False
        if len(copies) == 1:
            self.chosen(state, who, COPY + copies[0])
            return False
        state.actor = who.you
        state.offered = [COPY + trait for trait in copies]
        return True

    def options(self, state: Evolution, who: Doing) -> list[int]:
        return [COPY + trait for trait in self.copies(state, who.this)]

    def weigh(self, state: Evolution, who: Doing, option: int, why: Why) -> None:
        trait = VERBS.thing(COPY, option)
        if trait >= 0:
            args = trait_args(trait)
            new = not state.at(who.this).borne() >> trait & 1
            why.need(new, "evolution-why-has-trait", "evolution.base.no-duplicate-traits", args=args)
            if new:
                seen = self.seen(state, who.this) >> trait & 1 == 1
                why.need(seen, SEEN[self.models], *COPY_RULES[self.models], args=args)

    def chosen(self, state: Evolution, who: Doing, option: int) -> None:
        creature = state.at(who.this)
        creature.copy(creature.slot_of(who.x), option - COPY, 0 if self.models == OF_OTHERS else FOR_ATTACK)
        state.lasting = True
        state.tell(COPIED, who.this, who.x, option - COPY)

    def prompt(self, state: Evolution, who: Doing) -> Prompt:
        return Prompt("evolution-ask-copy", "evolution.ether-card.shapeshifter-no-duplicate")

    def say(self) -> Msg:
        return Msg(f"evolution-say-copy-{MODELS[self.models]}")


class CancelTraits(Word):
    """Cancel a trait, or up to `n`, of other creatures until the end of the turn."""

    # rule: evolution.base.frightening, evolution.victims-card.dreadful-cancels-up-to-two
    # rule: evolution.victims-card.dreadful-split-two-ways, evolution.victims-card.dreadful-other-creatures-only
    def __init__(self, n: int) -> None:
        self.n: Final = n

    def is_possible(self, state: Evolution, this: int, target: int, x: int) -> bool:
        if self.n > 1:
            return True
        me = state.at(this)
        for creature in state.creatures():
            if creature is not me:
                for packed in creature.traits:
                    if not packed & CANCELLED_:
                        return True
        return False

    # rule: evolution.base.frightening, evolution.victims-card.dreadful-other-creatures-only
    def open_ones(self, state: Evolution, this: int) -> list[int]:
        """The traits of other creatures that are not cancelled yet, counted through over the table."""
        found: list[int] = []
        me = state.at(this)
        n = 0
        for creature in state.creatures():
            for packed in creature.traits:
                if creature is not me and not packed & CANCELLED_:
                    found.append(n)
                n += 1
        return found

    def resolve(self, state: Evolution, who: Doing) -> bool:
        if who.target < 0:
            who.target = self.n
        if who.target == 0:
            return False
        open_ones = self.open_ones(state, who.this)
        if not open_ones:
            return False
        state.actor = who.you
        state.offered = self.or_stop(open_ones)
        return True

    def options(self, state: Evolution, who: Doing) -> list[int]:
        return self.or_stop(self.open_ones(state, who.this))

    def weigh(self, state: Evolution, who: Doing, option: int, why: Why) -> None:
        n = VERBS.thing(CANCEL, option)
        if n < 0:
            return
        code, slot = find_trait(state, n)
        rules = ("evolution.base.frightening", "evolution.victims-card.dreadful-other-creatures-only")
        why.need(code >= 0 and code != who.this, "evolution-why-of-another", *rules)
        if code >= 0:
            in_force = not state.at(code).traits[slot] & CANCELLED_
            rules = ("evolution.base.frightening", "evolution.victims-card.dreadful-cancelled-means-inert")
            why.need(in_force, "evolution-why-cancelled", *rules)

    def or_stop(self, open_ones: list[int]) -> list[int]:
        options = [CANCEL + n for n in open_ones]
        return [STOP, *options] if self.n > 1 else options

    def chosen(self, state: Evolution, who: Doing, option: int) -> None:
        if option == STOP:
            return
        code, slot = find_trait(state, option - CANCEL)
        cancel(state, code, slot)
        who.target -= 1
        who.again()

    def prompt(self, state: Evolution, who: Doing) -> Prompt:
        rules = ("evolution.base.frightening", "evolution.victims-card.dreadful-cancels-up-to-two")
        return Prompt("evolution-ask-cancel", *rules, several=self.n > 1)

    def say(self) -> Msg:
        return Msg("evolution-say-cancel-traits", {"n": self.n})


def cancel(state: Evolution, code: int, slot: int) -> None:
    """This trait is in force no more until the end of the turn."""
    creature = state.at(code)
    trait = creature.shown(slot)
    creature.mimicked = 0
    creature.mark(slot, CANCELLED_)
    state.lasting = True
    state.tell(CANCELLED, code, trait)


class SwapTrait(Word):
    """This creature exchanges a trait with any creature; neither side may get one it has."""

    # rule: evolution.ether-card.storm-swap, evolution.ether-card.storm-no-duplicates
    # rule: evolution.ether-card.storm-own-or-foreign, evolution.ether-card.storm-itself-not-exchanged
    # rule: evolution.familiar.takes-traits-only-from-its-reveal, evolution.solo-ether.no-ether-by-swap
    def is_possible(self, state: Evolution, this: int, target: int, x: int) -> bool:
        return bool(self.gifts(state, this, x))

    # rule: evolution.ether-card.storm-itself-not-exchanged, evolution.ether-card.storm-no-duplicates
    def gifts(self, state: Evolution, this: int, x: int) -> list[int]:
        """The traits of this creature for which a legal exchange exists; the speaking card is none of them."""
        found: list[int] = []
        for packed in state.at(this).traits:
            printed = PRINTED[packed & FACE]
            if printed != x and self.prizes(state, this, packed, x):
                found.append(printed)
        return found

    # rule: evolution.ether-card.storm-own-or-foreign, evolution.ether-card.storm-no-duplicates
    # rule: evolution.solo-ether.no-ether-by-swap, evolution.familiar.takes-traits-only-from-its-reveal
    def prizes(self, state: Evolution, this: int, gift: int, x: int) -> list[int]:
        """What the given card may be exchanged for, counted through over the table."""
        me = state.at(this)
        found: list[int] = []
        n = 0
        for code in state.everybody():
            other = state.at(code)
            side = code % SIDES
            barred = (  # itself among them: it bears what it would give
                (side == FAMILIAR and not state.rules.familiar_accepts_traits)
                or (side == state.shadow and is_ether(gift))
                or other.bears(PRINTED[gift & FACE])
                or other.bears(shown_by(gift))
            )
            for packed in other.traits:
                if not barred and not self.has(me, packed, x):
                    found.append(n)
                n += 1
        return found

    # rule: evolution.ether-card.storm-no-duplicates
    def has(self, me: Creature, packed: int, x: int) -> bool:
        """Whether this creature bears what the other card is, the speaking card being gone."""
        for mine in me.traits:
            printed = PRINTED[mine & FACE]
            if printed == x:
                continue
            for trait in (printed, shown_by(mine)):
                if trait in (PRINTED[packed & FACE], shown_by(packed)):
                    return True
        return False

    def resolve(self, state: Evolution, who: Doing) -> bool:
        state.actor = who.you
        return True

    def options(self, state: Evolution, who: Doing) -> list[int]:
        if who.target < 0:
            return [GIVE + trait for trait in self.gifts(state, who.this, who.x)]
        return [EXCHANGE + n for n in self.prizes(state, who.this, self.gift_of(state, who), who.x)]

    def gift_of(self, state: Evolution, who: Doing) -> int:
        """The card that was chosen to be given."""
        me = state.at(who.this)
        return me.traits[me.slot_of(who.target)]

    def weigh(self, state: Evolution, who: Doing, option: int, why: Why) -> None:
        given, prize = VERBS.thing(GIVE, option), VERBS.thing(EXCHANGE, option)
        may = option in self.options(state, who)
        if who.target < 0 and given >= 0:
            slot = state.at(who.this).slot_of(given)
            rule = "evolution.ether-card.storm-no-duplicates"
            if given == who.x:
                rule = "evolution.ether-card.storm-itself-not-exchanged"
            elif slot < 0:
                rule = "evolution.ether-card.storm-swap"
            elif state.shadow >= 0 and is_ether(state.at(who.this).traits[slot]):
                rule = "evolution.solo-ether.no-ether-by-swap"
            why.need(may, "evolution-why-give", rule, args=trait_args(given))
        elif who.target >= 0 and prize >= 0:
            code, _ = find_trait(state, prize)
            rule = "evolution.ether-card.storm-no-duplicates"
            if code < 0 or code == who.this:
                rule = "evolution.ether-card.storm-swap"
            elif code % SIDES == FAMILIAR and not state.rules.familiar_accepts_traits:
                rule = "evolution.familiar.takes-traits-only-from-its-reveal"
            elif code % SIDES == state.shadow and is_ether(self.gift_of(state, who)):
                rule = "evolution.solo-ether.no-ether-by-swap"
            why.need(may, "evolution-why-exchange", rule)

    def chosen(self, state: Evolution, who: Doing, option: int) -> None:
        if who.target < 0:
            who.target = option - GIVE
            who.again()
            return
        code, there = find_trait(state, option - EXCHANGE)
        me = state.at(who.this)
        other = state.at(code)
        here = me.slot_of(who.target)
        mine = me.take_off(here)
        theirs = other.take_off(there)
        me.lay(theirs)
        other.lay(mine)
        state.tell(SWAPPED, who.this, code, shown_by(mine), shown_by(theirs))

    def prompt(self, state: Evolution, who: Doing) -> Prompt:
        step = "give" if who.target < 0 else "exchange"
        return Prompt(f"evolution-ask-{step}", "evolution.ether-card.storm-swap")

    def say(self) -> Msg:
        return Msg("evolution-say-swap-trait")
