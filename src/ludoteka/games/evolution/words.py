"""The words of the traits: what a printed sentence can tell a creature to do.

In a sentence "this" is the creature whose trait speaks, "target" the other side of the attack, and x the trait for
which the speaking card was laid: the card itself is found by it, also while it is a copy of something else.
"""

from __future__ import annotations

from typing import Final

from ludoteka.games.evolution.deck import (
    CAN,
    COMPULSORY,
    DEFENSIVE,
    HALF,
    LEFT,
    OF_BAR,
    PRINTED,
    RIGHT,
)
from ludoteka.games.evolution.gain import gain
from ludoteka.games.evolution.happenings import (
    ADDED,
    CANCELLED,
    COPIED,
    DISCARDED,
    HID,
    NO_EFFECT,
    REVEALED,
    SWAPPED,
    WOKE,
)
from ludoteka.games.evolution.state import (
    CALLED,
    CANCELLED_,
    FACE,
    FOR_ATTACK,
    IDLE,
    LEAVING,
    Creature,
    Evolution,
    is_ether,
    shown_by,
)
from ludoteka.games.evolution.verbs import (
    BURN,
    CANCEL,
    COPY,
    DRAW_FROM,
    EXCHANGE,
    FAMILIAR,
    GIVE,
    GIVE_UP,
    GROW,
    SACRIFICE,
    SIDES,
    STOP,
    STRIP,
    WAKE,
    find_trait,
)
from ludoteka.kernel.choices import Prompt
from ludoteka.kernel.machine import Doing, Effect
from ludoteka.kernel.piles import EMPTY
from ludoteka.kernel.refusal import Msg


class Word(Effect[Evolution]):
    """A sentence that may also be asked whether it could be begun."""

    def possible(self, state: Evolution, this: int, target: int, x: int) -> bool:
        """Whether a trait that begins with this sentence can be begun."""
        return True


def can_begin(state: Evolution, lines: tuple[Effect[Evolution], ...], this: int, target: int, x: int) -> bool:
    for line in lines:
        assert isinstance(line, Word)
        if not line.possible(state, this, target, x):
            return False
    return True


# --- attacks -----------------------------------------------------------------------------------------------------


class TargetLosesCrystal(Word):
    """The target discards a crystal."""

    # rule: evolution.base.vampire, evolution.victims-card.nosferatu-drains-crystal
    def resolve(self, state: Evolution, who: Doing) -> bool:
        state.success = drain(state, who.target)
        if not state.success:
            state.tell(NO_EFFECT, who.this, who.x, who.target)
        return False

    def say(self) -> Msg:
        return Msg("evolution-say-target-loses-crystal")


def drain(state: Evolution, target: int) -> bool:
    """The target of an attack loses a crystal, unless it has none or keeps them."""
    # rule: evolution.base.success-means-effect-happened, evolution.base.creatures-never-die
    creature = state.at(target)
    if creature.crystals == 0 or creature.keeps_crystals():
        return False
    state.lose_crystal(target)
    return True


class TargetLosesTrait(Word):
    """The target discards a trait of the attacker's choice."""

    # rule: evolution.base.fire-breathing, evolution.victims-card.incinerating-burns-trait
    # rule: evolution.victims-card.incinerating-attacker-chooses
    def resolve(self, state: Evolution, who: Doing) -> bool:
        creature = state.at(who.target)
        state.success = bool(creature.traits) and not creature.keeps_traits()
        if not state.success:
            state.tell(NO_EFFECT, who.this, who.x, who.target)
            return False
        if len(creature.traits) == 1:
            state.lose_trait(who.target, 0)
            return False
        if who.you == state.shadow:
            state.lose_trait(who.target, state.choice_card(len(creature.traits)))
            return False
        state.actor = who.you
        return True

    def options(self, state: Evolution, who: Doing) -> list[int]:
        return named(BURN, state.at(who.target))

    def chosen(self, state: Evolution, who: Doing, option: int) -> None:
        state.lose_trait(who.target, state.at(who.target).slot_of(option - BURN))

    def prompt(self, state: Evolution, who: Doing) -> Prompt:
        return Prompt("evolution-ask-burn", "evolution.base.fire-breathing")

    def say(self) -> Msg:
        return Msg("evolution-say-target-loses-trait")


def named(base: int, creature: Creature) -> list[int]:
    """The traits of a creature as options, by the names for which the cards were laid."""
    return [base + PRINTED[packed & FACE] for packed in creature.traits]


class TargetSleeps(Word):
    """The target falls asleep."""

    # rule: evolution.base.lulling, evolution.victims-card.hypnotizing-puts-to-sleep
    def resolve(self, state: Evolution, who: Doing) -> bool:
        state.success = lull(state, who.target)
        if not state.success:
            state.tell(NO_EFFECT, who.this, who.x, who.target)
        return False

    def say(self) -> Msg:
        return Msg("evolution-say-target-sleeps")


def lull(state: Evolution, target: int) -> bool:
    """The target of an attack falls asleep, unless it sleeps or keeps awake."""
    creature = state.at(target)
    if creature.asleep or creature.keeps_awake():
        return False
    state.put_to_sleep(target)
    return True


class SuccessCrystal(Word):
    """On success this creature gains a crystal from the reserve."""

    # rule: evolution.base.crystal-per-successful-trait, evolution.new-attack.step2-apply-and-gain
    # rule: evolution.new-attack.step4-apply-and-gain, evolution.new-attack.failure-gives-nothing
    def resolve(self, state: Evolution, who: Doing) -> bool:
        if state.success and not (state.paid and state.rules.crystal_per_success == "attack"):
            state.paid = True
            gain(state, who.this, 1)
        return False

    def say(self) -> Msg:
        return Msg("evolution-say-success-crystal", {"n": 1})


class Sacrifice(Word):
    """Sacrifice: discard another trait of this creature."""

    # rule: evolution.victims.sacrifice-comes-first, evolution.victims.sacrifice-is-another-own-trait
    # rule: evolution.new-attack.step1-sacrifice
    def possible(self, state: Evolution, this: int, target: int, x: int) -> bool:
        # rule: evolution.victims.no-other-trait-no-use
        return len(state.at(this).traits) > 1

    def resolve(self, state: Evolution, who: Doing) -> bool:
        others = self.others(state, who)
        if len(others) == 1:
            self.chosen(state, who, others[0])
            return False
        if who.you == state.shadow:
            # rule: evolution.solo-victims.choice-cards-pick-discard
            self.chosen(state, who, others[state.choice_card(len(others))])
            return False
        state.actor = who.you
        return True

    def others(self, state: Evolution, who: Doing) -> list[int]:
        return [option for option in named(SACRIFICE, state.at(who.this)) if option != SACRIFICE + who.x]

    def options(self, state: Evolution, who: Doing) -> list[int]:
        return self.others(state, who)

    def chosen(self, state: Evolution, who: Doing, option: int) -> None:
        state.lose_trait(who.this, state.at(who.this).slot_of(option - SACRIFICE))

    def prompt(self, state: Evolution, who: Doing) -> Prompt:
        return Prompt("evolution-ask-sacrifice", "evolution.victims.sacrifice-is-another-own-trait")

    def say(self) -> Msg:
        return Msg("evolution-say-sacrifice")


# --- after an attack ---------------------------------------------------------------------------------------------


class AttackerLosesCrystal(Word):
    """The attacker discards a crystal; this is no attack."""

    # rule: evolution.base.toxic, evolution.base.counter-effects-are-not-attacks
    # rule: evolution.ether-card.burrowing-not-against-toxic, evolution.ether-card.thick-skinned-not-against-toxic
    # rule: evolution.victims-card.hiding-not-against-toxic
    def possible(self, state: Evolution, this: int, target: int, x: int) -> bool:
        return state.at(target).crystals > 0

    def resolve(self, state: Evolution, who: Doing) -> bool:
        if state.at(who.target).crystals:
            state.lose_crystal(who.target)
        return False

    def say(self) -> Msg:
        return Msg("evolution-say-attacker-loses-crystal")


class AttackerLosesTrait(Word):
    """The attacker discards a trait of your choice; this is no attack."""

    # rule: evolution.base.vengeful, evolution.ether-card.burrowing-not-against-vengeful
    def possible(self, state: Evolution, this: int, target: int, x: int) -> bool:
        return bool(state.at(target).traits)

    def resolve(self, state: Evolution, who: Doing) -> bool:
        attacker = state.at(who.target)
        if not attacker.traits:
            return False
        side = who.this % SIDES
        if side == FAMILIAR:
            # rule: evolution.familiar.vengeful-takes-topmost
            state.lose_trait(who.target, state.topmost(attacker))
            return False
        if side == state.shadow or len(attacker.traits) == 1:
            state.lose_trait(who.target, state.choice_card(len(attacker.traits)))
            return False
        state.actor = who.you
        return True

    def options(self, state: Evolution, who: Doing) -> list[int]:
        return named(STRIP, state.at(who.target))

    def chosen(self, state: Evolution, who: Doing, option: int) -> None:
        state.lose_trait(who.target, state.at(who.target).slot_of(option - STRIP))

    def prompt(self, state: Evolution, who: Doing) -> Prompt:
        return Prompt("evolution-ask-strip", "evolution.base.vengeful")

    def say(self) -> Msg:
        return Msg("evolution-say-attacker-loses-trait")


class TraitFromDeck(Word):
    """Take the top card of the deck, choose one of its traits and add it to this creature."""

    # rule: evolution.victims-card.cave-dwelling-gains-trait, evolution.victims-card.cave-dwelling-top-card-choose
    # rule: evolution.victims-card.cave-dwelling-impossible-discard
    def possible(self, state: Evolution, this: int, target: int, x: int) -> bool:
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

    def chosen(self, state: Evolution, who: Doing, option: int) -> None:
        self.add(state, who, option - GROW)

    def prompt(self, state: Evolution, who: Doing) -> Prompt:
        return Prompt("evolution-ask-grow", "evolution.victims-card.cave-dwelling-top-card-choose")

    def say(self) -> Msg:
        return Msg("evolution-say-trait-from-deck")


# --- crystals and cards ------------------------------------------------------------------------------------------


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

    # rule: evolution.ether-card.ferocious-gains-after-attack, evolution.base.inheriting
    def possible(self, state: Evolution, this: int, target: int, x: int) -> bool:
        return state.can_gain(this)

    def resolve(self, state: Evolution, who: Doing) -> bool:
        gain(state, who.this, 1)
        return False

    def say(self) -> Msg:
        return Msg("evolution-say-gain-crystal", {"n": 1})


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
    def possible(self, state: Evolution, this: int, target: int, x: int) -> bool:
        return (state.upper if state.part else state.lower) > 0 and state.can_gain(this)

    def resolve(self, state: Evolution, who: Doing) -> bool:
        gain(state, who.this, 1, state.part)
        return False

    def say(self) -> Msg:
        return Msg("evolution-say-extra-from-part", {"n": 1})


class TakeFromFriend(Word):
    """Move a crystal from a friendly creature to this one."""

    # rule: evolution.base.latching
    def possible(self, state: Evolution, this: int, target: int, x: int) -> bool:
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

    def chosen(self, state: Evolution, who: Doing, option: int) -> None:
        giver = (option - DRAW_FROM) * SIDES + who.this % SIDES
        state.lose_crystal(giver)
        gain(state, who.this, 1)

    def prompt(self, state: Evolution, who: Doing) -> Prompt:
        return Prompt("evolution-ask-draw-from", "evolution.base.latching")

    def say(self) -> Msg:
        return Msg("evolution-say-take-from-friend", {"n": 1})


# --- sleep, activation, the ether --------------------------------------------------------------------------------


class Wake(Word):
    """Wake another creature."""

    # rule: evolution.base.pesky, evolution.familiar-hints.pesky-wakes-beast
    def possible(self, state: Evolution, this: int, target: int, x: int) -> bool:
        for side in range(len(state.players)):
            for i, creature in enumerate(state.players[side].creatures):
                if creature.asleep and i * SIDES + side != this:
                    return True
        return bool(state.familiar) and state.familiar[0].asleep

    def sleepers(self, state: Evolution, this: int) -> list[int]:
        return [code for code in state.everybody() if code != this and state.at(code).asleep]

    def resolve(self, state: Evolution, who: Doing) -> bool:
        if not self.sleepers(state, who.this):
            return False
        state.actor = who.you
        return True

    def options(self, state: Evolution, who: Doing) -> list[int]:
        return [WAKE + code for code in self.sleepers(state, who.this)]

    def chosen(self, state: Evolution, who: Doing, option: int) -> None:
        wake(state, option - WAKE)

    def prompt(self, state: Evolution, who: Doing) -> Prompt:
        return Prompt("evolution-ask-wake", "evolution.base.pesky")

    def say(self) -> Msg:
        return Msg("evolution-say-wake")


def wake(state: Evolution, code: int) -> None:
    state.at(code).asleep = False
    state.tell(WOKE, code)


class ActivateOwnAwake(Word):
    """Activate all your awake creatures."""

    # rule: evolution.ether-card.leader-activates-all-own-awake, evolution.ether-card.leader-one-activation-per-turn
    # rule: evolution.ether-card.leader-skips-sleepers-and-others
    def resolve(self, state: Evolution, who: Doing) -> bool:
        for friend in state.players[who.this % SIDES].creatures:
            if not friend.asleep and friend.part == IDLE:
                friend.part = CALLED
        state.called = True
        return False

    def say(self) -> Msg:
        return Msg("evolution-say-activate-own-awake")


class ReturnToEther(Word):
    """Return this card to the ether."""

    # rule: evolution.ether-card.leader-returns-to-ether, evolution.ether-card.scavenger-returns
    # rule: evolution.ether-card.symbiont-returns
    def resolve(self, state: Evolution, who: Doing) -> bool:
        give_back(state, who.this, who.x)
        return False

    def say(self) -> Msg:
        return Msg("evolution-say-return-to-ether")


def give_back(state: Evolution, this: int, x: int) -> None:
    """The card laid for trait x leaves this creature for the ether."""
    creature = state.at(this)
    slot = creature.slot_of(x)
    if slot >= 0:
        packed = creature.traits.pop(slot)
        creature.refresh()
        state.drop(packed)


class ReturnAtEndOfTurn(Word):
    """At the end of the turn return this card to the ether."""

    # rule: evolution.ether-card.shapeshifter-returns-if-used
    def resolve(self, state: Evolution, who: Doing) -> bool:
        creature = state.at(who.this)
        slot = creature.slot_of(who.x)
        if slot >= 0:
            creature.mark(slot, LEAVING)
            state.lasting = True
        return False

    def say(self) -> Msg:
        return Msg("evolution-say-return-at-end-of-turn")


# --- copies, cancelling, exchange --------------------------------------------------------------------------------

OF_OTHERS: Final = 0
OF_FRIENDS: Final = 1
OF_THE_ATTACKER: Final = 2
MODELS: Final = ["others", "friends", "attacker"]


class CopyTrait(Word):
    """Make this card a copy of a trait that this creature does not have, until the end of the turn or attack."""

    # rule: evolution.ether-card.shapeshifter-no-duplicate, evolution.ether-card.gregarious-no-duplicate
    # rule: evolution.victims-card.mimic-no-duplicate, evolution.ether-card.gregarious-green-means-defensive
    # rule: evolution.victims-card.mimic-green-means-defensive, evolution.ether-card.gregarious-only-friends
    # rule: evolution.base.changeling, evolution.victims-card.mimic-copies-attacker
    def __init__(self, models: int) -> None:
        self.models: Final = models

    def possible(self, state: Evolution, this: int, target: int, x: int) -> bool:
        seen = self.seen(state, this)
        creature = state.at(this)
        trait = 0
        while seen:
            if seen & 1 and not creature.bears(trait):
                return True
            seen >>= 1
            trait += 1
        return False

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
            for code in state.everybody():
                if code != this:
                    seen |= state.at(code).force
        if self.models != OF_OTHERS:
            seen &= OF_BAR[DEFENSIVE]
        return seen & ~state.at(this).force

    def copies(self, state: Evolution, this: int) -> list[int]:
        """The traits that may be copied, each once."""
        seen = self.seen(state, this)
        creature = state.at(this)
        found: list[int] = []
        trait = 0
        while seen:
            if seen & 1 and not creature.bears(trait):
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
        return True

    def options(self, state: Evolution, who: Doing) -> list[int]:
        return [COPY + trait for trait in self.copies(state, who.this)]

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
    """Cancel a trait, or up to so many, of other creatures until the end of the turn."""

    # rule: evolution.base.frightening, evolution.victims-card.dreadful-cancels-up-to-two
    # rule: evolution.victims-card.dreadful-split-two-ways, evolution.victims-card.dreadful-other-creatures-only
    def __init__(self, n: int) -> None:
        self.n: Final = n

    def possible(self, state: Evolution, this: int, target: int, x: int) -> bool:
        if self.n > 1:
            return True
        for code in state.everybody():
            if code != this:
                for packed in state.at(code).traits:
                    if not packed & CANCELLED_:
                        return True
        return False

    def open_ones(self, state: Evolution, this: int) -> list[int]:
        """The traits of other creatures that are not cancelled yet, counted through over the table."""
        found: list[int] = []
        n = 0
        for code in state.everybody():
            for packed in state.at(code).traits:
                if code != this and not packed & CANCELLED_:
                    found.append(n)
                n += 1
        return found

    def resolve(self, state: Evolution, who: Doing) -> bool:
        if who.target < 0:
            who.target = self.n
        if who.target == 0 or not self.open_ones(state, who.this):
            return False
        state.actor = who.you
        return True

    def options(self, state: Evolution, who: Doing) -> list[int]:
        options = [CANCEL + n for n in self.open_ones(state, who.this)]
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
    state.tell(CANCELLED, code, creature.shown(slot))
    creature.mimicked = 0
    creature.mark(slot, CANCELLED_)
    state.lasting = True


class SwapTrait(Word):
    """This creature exchanges a trait with any creature; neither side may get one it has."""

    # rule: evolution.ether-card.storm-swap, evolution.ether-card.storm-no-duplicates
    # rule: evolution.ether-card.storm-own-or-foreign, evolution.ether-card.storm-itself-not-exchanged
    # rule: evolution.familiar.takes-traits-only-from-its-reveal, evolution.solo-ether.no-ether-by-swap
    def possible(self, state: Evolution, this: int, target: int, x: int) -> bool:
        return bool(self.gifts(state, this, x))

    def gifts(self, state: Evolution, this: int, x: int) -> list[int]:
        """The traits of this creature for which a legal exchange exists; the speaking card is none of them."""
        found: list[int] = []
        for packed in state.at(this).traits:
            printed = PRINTED[packed & FACE]
            if printed != x and self.prizes(state, this, packed, x):
                found.append(printed)
        return found

    def prizes(self, state: Evolution, this: int, gift: int, x: int) -> list[int]:
        """What the given card may be exchanged for, counted through over the table."""
        me = state.at(this)
        found: list[int] = []
        n = 0
        for code in state.everybody():
            other = state.at(code)
            side = code % SIDES
            barred = (
                code == this
                or (side == FAMILIAR and not state.rules.familiar_accepts_traits)
                or (side == state.shadow and is_ether(gift))
                or other.bears(PRINTED[gift & FACE])
                or other.bears(shown_by(gift))
            )
            for packed in other.traits:
                if not barred and not self.has(me, packed, x):
                    found.append(n)
                n += 1
        return found

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
        me = state.at(who.this)
        gift = me.traits[me.slot_of(who.target)]
        return [EXCHANGE + n for n in self.prizes(state, who.this, gift, who.x)]

    def chosen(self, state: Evolution, who: Doing, option: int) -> None:
        if who.target < 0:
            who.target = option - GIVE
            who.again()
            return
        code, there = find_trait(state, option - EXCHANGE)
        me = state.at(who.this)
        other = state.at(code)
        here = me.slot_of(who.target)
        mine = me.traits.pop(here)
        theirs = other.traits.pop(there)
        me.lay(theirs)
        other.lay(mine)
        state.tell(SWAPPED, who.this, code, shown_by(mine), shown_by(theirs))

    def prompt(self, state: Evolution, who: Doing) -> Prompt:
        step = "give" if who.target < 0 else "exchange"
        return Prompt(f"evolution-ask-{step}", "evolution.ether-card.storm-swap")

    def say(self) -> Msg:
        return Msg("evolution-say-swap-trait")


# --- hiding ------------------------------------------------------------------------------------------------------


class DiscardOwnTrait(Word):
    """Discard one of this creature's traits, this one included."""

    # rule: evolution.victims-card.hiding-any-own-trait
    def possible(self, state: Evolution, this: int, target: int, x: int) -> bool:
        return bool(state.at(this).traits)

    def resolve(self, state: Evolution, who: Doing) -> bool:
        creature = state.at(who.this)
        if who.you == state.shadow or len(creature.traits) == 1:
            state.lose_trait(who.this, state.choice_card(len(creature.traits)))
            return False
        state.actor = who.you
        return True

    def options(self, state: Evolution, who: Doing) -> list[int]:
        return named(GIVE_UP, state.at(who.this))

    def chosen(self, state: Evolution, who: Doing, option: int) -> None:
        state.lose_trait(who.this, state.at(who.this).slot_of(option - GIVE_UP))

    def prompt(self, state: Evolution, who: Doing) -> Prompt:
        return Prompt("evolution-ask-give-up", "evolution.victims-card.hiding-any-own-trait")

    def say(self) -> Msg:
        return Msg("evolution-say-discard-own-trait")


class Hide(Word):
    """Until the end of the turn this creature loses no crystals and does not fall asleep when attacked."""

    # rule: evolution.victims-card.hiding-protects-crystals, evolution.victims-card.hiding-covers-further-attacks
    def resolve(self, state: Evolution, who: Doing) -> bool:
        state.at(who.this).hid = True
        state.lasting = True
        state.tell(HID, who.this)
        return False

    def say(self) -> Msg:
        return Msg("evolution-say-hide")


# --- sentences that the passages carry out -----------------------------------------------------------------------


class TakeOver(Word):
    """It takes the crystal that a friendly creature gains; see `gain.py`."""

    def resolve(self, state: Evolution, who: Doing) -> bool:
        return False

    def say(self) -> Msg:
        return Msg("evolution-say-take-over")


class UseAgain(Word):
    """It uses the trait again that it has just used; see `again.py`."""

    def resolve(self, state: Evolution, who: Doing) -> bool:
        return False

    def say(self) -> Msg:
        return Msg("evolution-say-use-again")



def is_compulsory(trait: int) -> bool:
    return CAN[COMPULSORY] >> trait & 1 == 1


