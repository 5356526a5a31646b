"""Using a trait: what it says, and whether it is used again; the windows in which an attacked creature answers."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from ludoteka.games.evolution.copying import CopyTrait
from ludoteka.games.evolution.creature import Creature
from ludoteka.games.evolution.deck import (
    AFTER_ATTACK,
    AT,
    ATTACKED,
    COPIES_ALL,
    DEFENSIVE,
    OF_BAR,
    ONCE_A_ROUND,
    PRINTED,
    SHADOW_FORM,
    TARGETED,
    TEXT,
    TRAIT_USED,
)
from ludoteka.games.evolution.happenings import COPIED, USED
from ludoteka.games.evolution.needs import speaks
from ludoteka.games.evolution.state import MIMICS, Evolution
from ludoteka.games.evolution.trait_card import CANCELLED_, FACE, SPENT, shown_by
from ludoteka.games.evolution.twins import PlainAnswers, PlainUseOver
from ludoteka.games.evolution.verbs import AGAIN, FAMILIAR, PASS, SIDES, USE, VERBS
from ludoteka.games.evolution.waking import give_back
from ludoteka.games.evolution.word import can_begin
from ludoteka.kernel.acts import Why
from ludoteka.kernel.choices import Prompt
from ludoteka.kernel.machine import ASK, END, GO, passage


def card_showing(creature: Creature, trait: int) -> int:
    """The trait for which the card was laid that is this trait now."""
    slot = creature.slot_showing(trait)
    return PRINTED[creature.traits[slot] & FACE] if slot >= 0 else MIMICS[0]


def can_use(state: Evolution, code: int, trait: int, target: int) -> bool:
    """Whether this trait, which is in force, can be begun now."""
    creature = state.at(code)
    slot = creature.slot_showing(trait)
    if slot >= 0 and creature.traits[slot] & SPENT and state.rules.pesky_once_per_round and ONCE_A_ROUND[trait]:
        return False
    return can_begin(state, TEXT[trait].lines, code, target, card_showing(creature, trait))


def use(state: Evolution, code: int, trait: int, target: int = -1) -> None:
    """This creature uses a trait: the text is done, then it may be used again."""
    creature = state.at(code)
    x = card_showing(creature, trait)
    side = code % SIDES
    you = 0 if side == FAMILIAR else side
    state.tell(USED, code, trait)
    if ONCE_A_ROUND[trait]:
        creature.mark(creature.slot_showing(trait), SPENT)
    if creature.force & AT[TRAIT_USED] and state.is_person(side):
        state.follow(UseOver(you, code, trait, x, target))
    state.do(TEXT[trait], you, code, target, x)


def repeater(creature: Creature) -> int:
    """The trait for which the card was laid that lets another trait be used again; -1 if there is none."""
    for packed in creature.traits:
        if not packed & CANCELLED_ and AT[TRAIT_USED] >> shown_by(packed) & 1:
            return PRINTED[packed & FACE]
    return -1


@mypyc_attr(free_list_len=1)
class UseOver(PlainUseOver):
    """After a trait was used: a creature with many heads may use it again, if it is still there."""

    # rule: evolution.ether-card.many-headed-repeat, evolution.ether-card.many-headed-optional
    # rule: evolution.ether-card.many-headed-any-trait-also-on-defence
    # rule: evolution.ether-card.many-headed-attack-repeat-same-attack

    def clone(self) -> UseOver:
        return UseOver(self.you, like=self)

    def step(self, state: Evolution, at: int) -> int:
        self.at = 0
        if not self.is_possible(state):
            return END
        state.actor = self.you
        return ASK

    def is_possible(self, state: Evolution) -> bool:
        # rule: evolution.ether-card.many-headed-not-if-trait-discarded
        # rule: evolution.ether-card.many-headed-not-if-trait-returned
        # rule: evolution.ether-card.many-headed-repeat, evolution.ether-card.many-headed-optional
        creature = state.at(self.code)
        head = repeater(creature)
        slot = creature.slot_of(self.x)
        if head < 0 or slot < 0 or creature.shown(slot) != self.trait:
            return False
        # The many heads are paid first: whatever else it costs must be there without them.
        traits = creature.traits
        creature.take_off(creature.slot_of(head))
        possible = can_use(state, self.code, self.trait, self.target)
        creature.traits = traits
        creature.refresh()
        return possible

    def options(self, state: Evolution) -> list[int]:
        return [AGAIN, PASS]

    def chosen(self, state: Evolution, option: int) -> None:
        if option == PASS:
            state.end_here()
            return
        give_back(state, self.code, repeater(state.at(self.code)))
        state.tell(USED, self.code, self.trait)
        state.do(TEXT[self.trait], self.you, self.code, self.target, self.x)

    def prompt(self, state: Evolution) -> Prompt:
        return Prompt("evolution-ask-again", "evolution.ether-card.many-headed-repeat")


@mypyc_attr(free_list_len=1)
class Answers(PlainAnswers):
    """The owner of an attacked creature uses its traits of one timing, in any order, or passes."""

    def clone(self) -> Answers:
        return Answers(self.you, like=self)

    def step(self, state: Evolution, at: int) -> int:
        self.at = 0
        open_ones = self.open_ones(state)
        if not open_ones:
            return END
        side = self.code % SIDES
        if not state.is_person(side):
            # rule: evolution.base.solo-shadow-defends-always, evolution.solo-victims.hiding-compulsory
            self.answer(state, open_ones[0])
            return GO
        state.actor = side
        return ASK

    def open_ones(self, state: Evolution) -> list[int]:
        """The traits that can answer now."""
        # rule: evolution.base.after-attack-window, evolution.ether-card.ferocious-not-if-burnt
        # rule: evolution.victims-card.cave-dwelling-not-if-discarded, evolution.ether-card.ferocious-also-failed-attack
        creature = state.at(self.code)
        able = creature.force & AT[self.timing] & ~self.used
        if self.timing == ATTACKED and creature.hid:
            # rule: evolution.victims-card.hiding-covers-further-attacks
            return []
        found: list[int] = []
        trait = 0
        while able:
            if able & 1 and can_use(state, self.code, trait, state.attacker):
                found.append(trait)
            able >>= 1
            trait += 1
        return found

    def answer(self, state: Evolution, trait: int) -> None:
        if self.timing != TARGETED:
            self.used |= 1 << trait
        elif self.code % SIDES == state.shadow:
            if SHADOW_FORM[trait] == COPIES_ALL:
                self.copy_all(state, trait)
            else:
                self.copy_turns(state, trait)
            return
        use(state, self.code, trait, state.attacker)

    def copy_all(self, state: Evolution, trait: int) -> None:
        # rule: evolution.solo-victims.mimic-copies-all
        self.used |= 1 << trait
        creature = state.at(self.code)
        able = state.at(state.attacker).force & OF_BAR[DEFENSIVE]
        copies = [t for t in range(able.bit_length()) if able >> t & 1 and not creature.bears(t)]
        state.tell(USED, self.code, trait)
        for each in copies:
            creature.mimicked |= 1 << each
            state.tell(COPIED, self.code, trait, each)
        creature.refresh()

    def copy_turns(self, state: Evolution, trait: int) -> None:
        """What the Shadow copied wants to become a copy in its turn: it does so once, as a choice card says."""
        # rule: evolution.solo-victims.mimic-copies-all, evolution.base.solo-shadow-defends-always
        word = TEXT[trait].lines[0]
        assert isinstance(word, CopyTrait)
        copies = word.copies(state, self.code)
        copied = copies[state.choice_card(len(copies))]
        creature = state.at(self.code)
        creature.mimicked = creature.mimicked & ~(1 << trait) | 1 << copied
        creature.refresh()
        state.tell(USED, self.code, trait)
        state.tell(COPIED, self.code, trait, copied)

    def options(self, state: Evolution) -> list[int]:
        # rule: evolution.ether-card.gregarious-optional, evolution.victims-card.mimic-optional
        # rule: evolution.victims-card.hiding-optional
        uses = [USE + trait for trait in self.open_ones(state)]
        if self.timing == AFTER_ATTACK and not state.rules.after_attack_optional:
            # rule: evolution.base.after-attack-window
            return uses
        return [*uses, PASS]

    def chosen(self, state: Evolution, option: int) -> None:
        if option == PASS:
            state.end_here()
        else:
            self.answer(state, option - USE)

    def weigh(self, state: Evolution, option: int, why: Why) -> None:
        trait = VERBS.thing(USE, option)
        rules = self.prompt(state).rules
        if trait >= 0:
            speaks(state, self.code, trait, self.open_ones(state), why, *rules)
        elif option == PASS:
            free = self.timing != AFTER_ATTACK or state.rules.after_attack_optional
            why.need(free, "evolution-why-after-attack", *rules)

    def prompt(self, state: Evolution) -> Prompt:
        if self.timing == TARGETED:
            return Prompt(
                "evolution-ask-targeted",
                "evolution.ether-card.gregarious-copies-friend",
                "evolution.victims-card.mimic-copies-attacker",
            )
        if self.timing == ATTACKED:
            return Prompt("evolution-ask-hide", "evolution.victims-card.hiding-protects-crystals")
        return Prompt("evolution-ask-after-attack", "evolution.base.after-attack-window")


passage(UseOver)
passage(Answers)
