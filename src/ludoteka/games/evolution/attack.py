"""«Атака»: the target answers, the traits strike, the target answers again; a new attacking trait strikes twice."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from ludoteka.games.evolution.copying import cancel
from ludoteka.games.evolution.deck import (
    AFTER_ATTACK,
    AT,
    ATTACK,
    ATTACKED,
    CAN,
    NEW_ATTACK,
    PRICE,
    REPEAT,
    REPEAT_OTHER,
    SHADOW_CANCELS,
    TARGETED,
    TEXT,
)
from ludoteka.games.evolution.happenings import ATTACKED as ATTACKED_EVENT
from ludoteka.games.evolution.happenings import BROKEN_OFF, USED
from ludoteka.games.evolution.needs import speaks
from ludoteka.games.evolution.shadow_eye import SHADOW_ORDER, best_target
from ludoteka.games.evolution.state import Evolution
from ludoteka.games.evolution.targets import has_target, is_available, targets_of
from ludoteka.games.evolution.trait_card import CANCELLED_
from ludoteka.games.evolution.twins import PlainAttack
from ludoteka.games.evolution.using import Answers, card_showing, repeater, use
from ludoteka.games.evolution.verbs import AGAIN, ATTACK_, PASS, SIDES, STOP, USE, VERBS
from ludoteka.games.evolution.waking import give_back
from ludoteka.kernel.acts import Why
from ludoteka.kernel.choices import Prompt
from ludoteka.kernel.machine import ASK, END, GO, passage

CHOSEN: Final = 0
TARGET_ANSWERS: Final = 1
STILL_AVAILABLE: Final = 2
TARGET_HIDES: Final = 3
STRIKE: Final = 4
ATTACK_OVER: Final = 5
COPIES_END: Final = 6
SECOND_TARGET: Final = 7
ALL_AGAIN: Final = 8
NEXT_FIRST_TARGET: Final = 9
FALL_ASLEEP: Final = 10

FIRST_ATTACK: Final = 1
SECOND_ATTACK: Final = 2


@mypyc_attr(free_list_len=1)
class Attack(PlainAttack):
    """One action: the attack on a first target and, with a new attacking trait, on a second."""

    # rule: evolution.new-attack.second-attack-same-turn, evolution.base.attack-needs-trait-and-target

    def clone(self) -> Attack:
        return Attack(self.you, like=self)

    def step(self, state: Evolution, at: int) -> int:
        if at == STRIKE:
            return self.strike(state)
        if at == CHOSEN:
            return self.target_is_chosen(state)
        if at == TARGET_ANSWERS:
            # rule: evolution.ether-card.gregarious-before-attacking-traits
            # rule: evolution.victims-card.mimic-before-attacking-traits
            return self.window(state, TARGETED)
        if at == STILL_AVAILABLE:
            return self.still_available(state)
        if at == TARGET_HIDES:
            return self.window(state, ATTACKED) if state.rules.hiding_before_traits else GO
        if at == ATTACK_OVER:
            return self.attack_is_over(state)
        if at == COPIES_END:
            state.end_attack_copies(self.target)
            return GO
        if at == SECOND_TARGET:
            return self.second_target(state)
        if at == ALL_AGAIN:
            return self.all_again(state)
        if at == NEXT_FIRST_TARGET:
            state.actor = self.you
            return ASK
        return self.fall_asleep(state)

    def fall_asleep(self, state: Evolution) -> int:
        # rule: evolution.base.attacker-sleeps, evolution.new-attack.sleep-after-all-attacks
        # rule: evolution.new-attack.sleep-even-if-one-attack, evolution.victims-card.wakeful-own-sleep-works
        state.put_to_sleep(self.code)
        state.attacker = -1
        state.target = -1
        return END

    def window(self, state: Evolution, timing: int) -> int:
        if state.at(self.target).force & AT[timing]:
            state.follow(Answers(self.target % SIDES, self.target, timing))
        return GO

    def target_is_chosen(self, state: Evolution) -> int:
        state.attacker = self.code
        state.target = self.target
        state.paid = False
        self.struck = False
        state.tell(ATTACKED_EVENT, self.code, self.target)
        if self.you == state.shadow and state.at(self.code).force & CAN[SHADOW_CANCELS]:
            # rule: evolution.base.solo-shadow-frightening, evolution.solo-victims.dreadful-as-frightening
            # rule: evolution.solo-victims.dreadful-no-sacrifice
            target = state.at(self.target)
            for slot in range(len(target.traits)):
                if not target.traits[slot] & CANCELLED_:
                    cancel(state, self.target, slot)
        if not state.at(self.target).force & (AT[TARGETED] | AT[ATTACKED]):
            self.at = STRIKE + 1
            return self.strike(state)
        return GO

    def still_available(self, state: Evolution) -> int:
        # rule: evolution.ether-card.gregarious-copy-does-not-undo-targeting
        if state.rules.copy_can_break_targeting and not self.is_in_reach(state):
            state.tell(BROKEN_OFF, self.code, self.target)
            state.end_attack_copies(self.target)
            self.at = FALL_ASLEEP
        return GO

    def is_in_reach(self, state: Evolution) -> bool:
        return is_available(state, state.at(self.code), state.at(self.target), self.target % SIDES == self.you)

    # the strikes

    def base_traits(self, state: Evolution) -> list[int]:
        """Base attacking traits still to be applied in this attack."""
        # rule: evolution.base.attack-trait-once-order-free, evolution.new-attack.base-attacking-traits
        # rule: evolution.new-attack.second-attack-only-new-trait, evolution.new-attack.base-first-then-new
        found: list[int] = []
        if self.fresh < 0:
            able = state.at(self.code).force & AT[ATTACK] & ~self.used
            trait = 0
            while able:
                if able & 1:
                    found.append(trait)
                able >>= 1
                trait += 1
        return found

    def new_traits(self, state: Evolution) -> list[int]:
        """New attacking traits that may be applied now."""
        # rule: evolution.new-attack.at-most-one-new
        if self.struck:
            return []
        able = state.at(self.code).force & AT[NEW_ATTACK]
        if self.fresh >= 0:
            return [self.fresh] if able >> self.fresh & 1 else []
        return [trait for trait in range(able.bit_length()) if able >> trait & 1]

    def strike(self, state: Evolution) -> int:
        """The attacker applies its attacking traits, base ones first, at most one new one last."""
        base = self.base_traits(state)
        new = self.new_traits(state)
        count = len(base) + len(new)
        if count == 0:
            target = state.at(self.target)
            if state.lasting or target.mimicked or self.fresh >= 0 or target.force & AT[AFTER_ATTACK]:
                self.at = ATTACK_OVER
                return GO
            return self.fall_asleep(state)
        begun = self.used != 0 or self.struck
        if self.you == state.shadow:
            self.shadow_strikes(state, base, new)
            return GO
        if count == 1 and (not begun or self.fresh >= 0):
            self.apply(state, base[0] if base else new[0])
            return GO
        if self.fresh >= 0:
            self.apply(state, new[0])
            return GO
        state.actor = self.you
        return ASK

    def shadow_strikes(self, state: Evolution, base: list[int], new: list[int]) -> None:
        # rule: evolution.solo-victims.attack-trait-order, evolution.solo-victims.one-new-trait-last
        for trait in SHADOW_ORDER:
            if trait in base:
                self.apply(state, trait)
                return
        self.apply(state, new[state.choice_card(len(new))])

    def apply(self, state: Evolution, trait: int) -> None:
        """Apply an attacking trait to the target; a new one is paid for when it is first applied."""
        self.at = STRIKE
        if AT[NEW_ATTACK] >> trait & 1:
            # rule: evolution.new-attack.step1-sacrifice, evolution.new-attack.step2-apply-and-gain
            x = card_showing(state.at(self.code), trait)
            self.struck = True
            state.tell(USED, self.code, trait)
            state.do(TEXT[trait], self.you, self.code, self.target, x)
            self.fresh = trait
            if self.owed:
                self.owed = False
                state.do(PRICE[trait], self.you, self.code, self.target, x)
        else:
            # rule: evolution.base.attack-trait-once-order-free
            self.used |= 1 << trait
            use(state, self.code, trait, self.target)
        if not state.rules.hiding_before_traits:
            self.window(state, ATTACKED)

    def attack_is_over(self, state: Evolution) -> int:
        # rule: evolution.ether-card.gregarious-after-attack-copy-works
        if not state.rules.copy_lasts_through_after_attack:
            state.end_attack_copies(self.target)
        # rule: evolution.new-attack.step2-after-attack-traits, evolution.new-attack.step4-after-attack-traits
        return self.window(state, AFTER_ATTACK)

    # the second attack

    def second_targets(self, state: Evolution) -> list[int]:
        # rule: evolution.new-attack.step3-choose-available-target, evolution.new-attack.step3-same-or-other-target
        # rule: evolution.victims-card.hypnotizing-second-target-differs
        # rule: evolution.victims-card.hypnotizing-no-other-target
        return [target for target in targets_of(state, self.code) if self.may_turn_on(target)]

    def may_turn_on(self, target: int) -> bool:
        """Whether a further attack may be on this one, if it is available: some must strike somebody else."""
        return self.at != SECOND_TARGET + 1 or REPEAT[self.fresh] != REPEAT_OTHER or target != self.first

    def asks_target(self) -> bool:
        return self.at in (SECOND_TARGET + 1, NEXT_FIRST_TARGET + 1)

    def second_target(self, state: Evolution) -> int:
        # rule: evolution.new-attack.second-attack-same-turn, evolution.new-attack.trait-lost-no-second-attack
        creature = state.at(self.code)
        if self.which == SECOND_ATTACK or self.fresh < 0 or not creature.force >> self.fresh & 1:
            return GO
        targets = self.second_targets(state)
        if not targets:
            return GO
        if self.you == state.shadow:
            # rule: evolution.base.solo-shadow-target
            target = best_target(state, self.code, targets, 0, [self.fresh])
            if target >= 0:
                self.turn_on(target)
            return GO
        state.actor = self.you
        return ASK

    def turn_on(self, target: int) -> None:
        self.which = SECOND_ATTACK
        self.target = target
        self.at = CHOSEN

    def all_again(self, state: Evolution) -> int:
        """A creature with many heads may apply the new attacking trait as a whole once more."""
        # rule: evolution.ether-card.many-headed-new-attack-repeat-needs-sacrifice
        if self.may_all_again(state):
            state.actor = self.you
            return ASK
        self.at = FALL_ASLEEP
        return GO

    def may_all_again(self, state: Evolution) -> bool:
        creature = state.at(self.code)
        if self.fresh < 0 or not state.is_person(self.you) or not creature.force >> self.fresh & 1:
            return False
        head = repeater(creature)
        if head < 0 or head == card_showing(creature, self.fresh) or len(creature.traits) < 3:
            return False
        return has_target(state, self.code)

    # questions

    def options(self, state: Evolution) -> list[int]:
        if self.at == STRIKE + 1:
            # rule: evolution.new-attack.base-traits-optional
            uses = [USE + trait for trait in self.base_traits(state)]
            uses.extend([USE + trait for trait in self.new_traits(state)])
            return [*uses, STOP] if self.used else uses
        if self.at == SECOND_TARGET + 1:
            # rule: evolution.new-attack.second-attack-may-be-declined
            targets = [ATTACK_ + target for target in self.second_targets(state)]
            return [*targets, PASS] if state.rules.second_attack_optional else targets
        if self.at == ALL_AGAIN + 1:
            return [AGAIN, PASS]
        return [ATTACK_ + target for target in targets_of(state, self.code)]

    def chosen(self, state: Evolution, option: int) -> None:
        if self.at == STRIKE + 1:
            if option == STOP:
                self.at = ATTACK_OVER
            else:
                self.apply(state, option - USE)
        elif self.at == SECOND_TARGET + 1:
            if option != PASS:
                self.turn_on(option - ATTACK_)
        elif self.at == ALL_AGAIN + 1:
            if option == AGAIN:
                give_back(state, self.code, repeater(state.at(self.code)))
                self.owed = True
            else:
                self.at = FALL_ASLEEP
        else:
            self.which = FIRST_ATTACK
            self.target = option - ATTACK_
            self.first = self.target
            self.at = CHOSEN

    def weigh(self, state: Evolution, option: int, why: Why) -> None:
        trait = VERBS.thing(USE, option)
        if self.at == STRIKE + 1:
            if option == STOP:
                why.need(self.used != 0, "evolution-why-strike-first", "evolution.base.attack-trait-once-order-free")
            elif trait >= 0:
                rules = ("evolution.base.attack-trait-once-order-free", "evolution.new-attack.base-first-then-new")
                open_ones = [*self.base_traits(state), *self.new_traits(state)]
                speaks(state, self.code, trait, open_ones, why, *rules)
        elif self.at == SECOND_TARGET + 1 and option == PASS:
            free = state.rules.second_attack_optional
            why.need(free, "evolution-why-second-attack", "evolution.new-attack.second-attack-may-be-declined")

    def prompt(self, state: Evolution) -> Prompt:
        if self.at == STRIKE + 1:
            return Prompt(
                "evolution-ask-strike",
                "evolution.base.attack-trait-once-order-free",
                "evolution.new-attack.base-first-then-new",
            )
        if self.at == SECOND_TARGET + 1:
            return Prompt("evolution-ask-second-target", "evolution.new-attack.step3-choose-available-target")
        if self.at == ALL_AGAIN + 1:
            return Prompt("evolution-ask-again", "evolution.ether-card.many-headed-repeat")
        return Prompt("evolution-ask-target", "evolution.base.target-any-other-creature")


passage(Attack)
