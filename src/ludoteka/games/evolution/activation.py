"""«Активация»: the sentences that speak when a creature is activated."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from ludoteka.games.evolution.creature import ACTIVE, LEADING
from ludoteka.games.evolution.deck import ACTIVATION, AT, CAN, COMPULSORY, T_ID
from ludoteka.games.evolution.needs import speaks
from ludoteka.games.evolution.state import Evolution
from ludoteka.games.evolution.twins import PlainActivation
from ludoteka.games.evolution.using import can_use, use
from ludoteka.games.evolution.verbs import PASS, USE, VERBS
from ludoteka.kernel.acts import Why
from ludoteka.kernel.choices import Prompt
from ludoteka.kernel.machine import ASK, END, GO, passage

DUTIES: Final = {  # by trait: the rule that it cannot be declined
    "leader": "evolution.ether-card.leader-compulsory",
    "scavenger": "evolution.ether-card.scavenger-returns",
    "symbiont": "evolution.ether-card.symbiont-returns",
}


@mypyc_attr(free_list_len=1)
class Activation(PlainActivation):
    """The sentences "when this creature is activated": all speak at once, their owner orders them."""

    # rule: evolution.ether.activation-traits-simultaneous, evolution.ether.activation-order-chosen-by-player

    def clone(self) -> Activation:
        return Activation(self.you, like=self)

    def step(self, state: Evolution, at: int) -> int:
        self.at = 0
        creature = state.at(self.code)
        if creature.part == LEADING:
            # rule: evolution.ether-card.leader-owner-chooses-order
            if self.open_ones(state):
                state.rest = self.waiting
                return END
            creature.part = ACTIVE
        if state.rules.late_activation_traits:
            # rule: evolution.ether.late-activation-trait-does-not-trigger
            late = creature.force & AT[ACTIVATION] & ~self.seen
            self.waiting |= late
            self.seen |= late
        open_ones = self.open_ones(state)
        if not open_ones:
            return END
        if len(open_ones) == 1 and CAN[COMPULSORY] >> open_ones[0] & 1:
            self.begin(state, open_ones[0])
            return GO
        state.actor = self.you
        state.offered = self.or_pass(open_ones)
        return ASK

    def open_ones(self, state: Evolution) -> list[int]:
        able = state.at(self.code).force & self.waiting
        found: list[int] = []
        trait = 0
        while able:
            if able & 1 and can_use(state, self.code, trait, -1):
                found.append(trait)
            able >>= 1
            trait += 1
        return found

    def begin(self, state: Evolution, trait: int) -> None:
        self.waiting &= ~(1 << trait)
        use(state, self.code, trait)

    def options(self, state: Evolution) -> list[int]:
        return self.or_pass(self.open_ones(state))

    def or_pass(self, open_ones: list[int]) -> list[int]:
        """These traits, and to let the rest be silent unless one of them must speak."""
        # rule: evolution.ether-card.leader-compulsory, evolution.ether-card.shapeshifter-optional-stays
        # rule: evolution.ether-card.storm-optional
        found: list[int] = []
        free = True
        for trait in open_ones:
            found.append(USE + trait)
            if CAN[COMPULSORY] >> trait & 1:
                free = False
        if free:
            found.append(PASS)
        return found

    def chosen(self, state: Evolution, option: int) -> None:
        if option == PASS:
            state.end_here()
        else:
            self.begin(state, option - USE)

    def weigh(self, state: Evolution, option: int, why: Why) -> None:
        trait = VERBS.thing(USE, option)
        open_ones = self.open_ones(state)
        if trait >= 0:
            late = AT[ACTIVATION] & state.at(self.code).force & ~self.seen
            rule = "evolution.base.traits-then-one-action"
            if late >> trait & 1:
                rule = "evolution.ether.late-activation-trait-does-not-trigger"
            speaks(state, self.code, trait, open_ones, why, rule)
        elif option == PASS:
            free = PASS in self.or_pass(open_ones)
            rules = [DUTIES[T_ID[one]] for one in open_ones if T_ID[one] in DUTIES]
            why.need(free, "evolution-why-compulsory", *(rules or DUTIES.values()))

    def prompt(self, state: Evolution) -> Prompt:
        return Prompt("evolution-ask-trigger", "evolution.ether.activation-order-chosen-by-player")


passage(Activation)
