"""Words of an attack: what it does to its target, what it costs, how the target answers it."""

from __future__ import annotations

from ludoteka.games.evolution.gain import gain
from ludoteka.games.evolution.happenings import HID, NO_EFFECT
from ludoteka.games.evolution.needs import carries, trait_args
from ludoteka.games.evolution.state import Evolution
from ludoteka.games.evolution.verbs import BURN, FAMILIAR, GIVE_UP, SACRIFICE, SIDES, STRIP, VERBS
from ludoteka.games.evolution.word import Word, named
from ludoteka.kernel.acts import Why
from ludoteka.kernel.choices import Prompt
from ludoteka.kernel.machine import Doing
from ludoteka.kernel.refusal import Msg


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
    # rule: evolution.ether-card.thick-skinned-keeps-crystals
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
        # rule: evolution.base.success-means-effect-happened, evolution.base.fireproof, evolution.base.fire-breathing
        state.success = bool(creature.traits) and not creature.keeps_traits()
        if not state.success:
            state.tell(NO_EFFECT, who.this, who.x, who.target)
            return False
        # rule: evolution.base.fire-breathing, evolution.victims-card.incinerating-burns-trait
        # rule: evolution.victims-card.incinerating-attacker-chooses
        if len(creature.traits) == 1:
            state.lose_trait(who.target, 0)
            return False
        if who.you == state.shadow:
            # rule: evolution.solo-victims.choice-cards-pick-discard
            state.lose_trait(who.target, state.choice_card(len(creature.traits)))
            return False
        state.actor = who.you
        return True

    def options(self, state: Evolution, who: Doing) -> list[int]:
        return named(BURN, state.at(who.target))

    def weigh(self, state: Evolution, who: Doing, option: int, why: Why) -> None:
        trait = VERBS.thing(BURN, option)
        if trait >= 0:
            rules = ("evolution.base.fire-breathing", "evolution.victims-card.incinerating-burns-trait")
            carries(state, who.target, trait, why, *rules)

    def chosen(self, state: Evolution, who: Doing, option: int) -> None:
        state.lose_trait(who.target, state.at(who.target).slot_of(option - BURN))

    def prompt(self, state: Evolution, who: Doing) -> Prompt:
        return Prompt("evolution-ask-burn", "evolution.base.fire-breathing")

    def say(self) -> Msg:
        return Msg("evolution-say-target-loses-trait")


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
    def is_possible(self, state: Evolution, this: int, target: int, x: int) -> bool:
        # rule: evolution.victims.no-other-trait-no-use
        return len(state.at(this).traits) > 1

    # rule: evolution.victims.sacrifice-is-another-own-trait, evolution.victims.sacrifice-comes-first
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

    # rule: evolution.victims.sacrifice-is-another-own-trait
    def others(self, state: Evolution, who: Doing) -> list[int]:
        return [option for option in named(SACRIFICE, state.at(who.this)) if option != SACRIFICE + who.x]

    def options(self, state: Evolution, who: Doing) -> list[int]:
        return self.others(state, who)

    def weigh(self, state: Evolution, who: Doing, option: int, why: Why) -> None:
        trait = VERBS.thing(SACRIFICE, option)
        rule = "evolution.victims.sacrifice-is-another-own-trait"
        if trait >= 0 and carries(state, who.this, trait, why, rule):
            why.need(trait != who.x, "evolution-why-another-trait", rule, args=trait_args(trait))

    def chosen(self, state: Evolution, who: Doing, option: int) -> None:
        state.lose_trait(who.this, state.at(who.this).slot_of(option - SACRIFICE))

    def prompt(self, state: Evolution, who: Doing) -> Prompt:
        return Prompt("evolution-ask-sacrifice", "evolution.victims.sacrifice-is-another-own-trait")

    def say(self) -> Msg:
        return Msg("evolution-say-sacrifice")


class AttackerLosesCrystal(Word):
    """The attacker discards a crystal; this is no attack."""

    # rule: evolution.base.toxic, evolution.base.counter-effects-are-not-attacks
    # rule: evolution.ether-card.burrowing-not-against-toxic, evolution.ether-card.thick-skinned-not-against-toxic
    # rule: evolution.victims-card.hiding-not-against-toxic
    def is_possible(self, state: Evolution, this: int, target: int, x: int) -> bool:
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
    def is_possible(self, state: Evolution, this: int, target: int, x: int) -> bool:
        return bool(state.at(target).traits)

    # rule: evolution.base.vengeful, evolution.base.solo-shadow-defends-always
    def resolve(self, state: Evolution, who: Doing) -> bool:
        attacker = state.at(who.target)
        side = who.this % SIDES
        if side == FAMILIAR:
            # rule: evolution.familiar.vengeful-takes-topmost
            state.lose_trait(who.target, state.topmost(attacker))
            return False
        if side == state.shadow or len(attacker.traits) == 1:
            state.lose_trait(who.target, state.choice_card(len(attacker.traits)))
            return False
        return True

    def options(self, state: Evolution, who: Doing) -> list[int]:
        return named(STRIP, state.at(who.target))

    def weigh(self, state: Evolution, who: Doing, option: int, why: Why) -> None:
        trait = VERBS.thing(STRIP, option)
        if trait >= 0:
            carries(state, who.target, trait, why, "evolution.base.vengeful")

    # rule: evolution.base.vengeful
    def chosen(self, state: Evolution, who: Doing, option: int) -> None:
        state.lose_trait(who.target, state.at(who.target).slot_of(option - STRIP))

    def prompt(self, state: Evolution, who: Doing) -> Prompt:
        return Prompt("evolution-ask-strip", "evolution.base.vengeful")

    def say(self) -> Msg:
        return Msg("evolution-say-attacker-loses-trait")




class DiscardOwnTrait(Word):
    """Discard one of this creature's traits, this one included."""

    # rule: evolution.victims-card.hiding-any-own-trait
    def is_possible(self, state: Evolution, this: int, target: int, x: int) -> bool:
        return bool(state.at(this).traits)

    # rule: evolution.victims-card.hiding-any-own-trait, evolution.solo-victims.hiding-compulsory
    def resolve(self, state: Evolution, who: Doing) -> bool:
        creature = state.at(who.this)
        if who.you == state.shadow or len(creature.traits) == 1:
            state.lose_trait(who.this, state.choice_card(len(creature.traits)))
            return False
        return True

    def options(self, state: Evolution, who: Doing) -> list[int]:
        return named(GIVE_UP, state.at(who.this))

    def weigh(self, state: Evolution, who: Doing, option: int, why: Why) -> None:
        trait = VERBS.thing(GIVE_UP, option)
        if trait >= 0:
            carries(state, who.this, trait, why, "evolution.victims-card.hiding-any-own-trait")

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
