"""Words of sleep, of activation and of the ether."""

from __future__ import annotations

from ludoteka.games.evolution.creature import CALLED, IDLE, LEADING
from ludoteka.games.evolution.happenings import WOKE
from ludoteka.games.evolution.state import Evolution
from ludoteka.games.evolution.trait_card import LEAVING
from ludoteka.games.evolution.verbs import SIDES, VERBS, WAKE
from ludoteka.games.evolution.word import Word
from ludoteka.kernel.acts import Why
from ludoteka.kernel.choices import Prompt
from ludoteka.kernel.machine import Doing
from ludoteka.kernel.refusal import Msg


class Wake(Word):
    """Wake another creature."""

    # rule: evolution.base.pesky, evolution.familiar-hints.pesky-wakes-beast
    def is_possible(self, state: Evolution, this: int, target: int, x: int) -> bool:
        return bool(self.sleepers(state))

    # rule: evolution.base.pesky, evolution.familiar-hints.pesky-wakes-beast
    def sleepers(self, state: Evolution) -> list[int]:
        """Whom it can wake; the creature that wakes others is awake itself."""
        return [code for code in state.everybody() if state.at(code).asleep]

    def resolve(self, state: Evolution, who: Doing) -> bool:
        if not self.sleepers(state):
            return False
        state.actor = who.you
        return True

    def options(self, state: Evolution, who: Doing) -> list[int]:
        return [WAKE + code for code in self.sleepers(state)]

    def weigh(self, state: Evolution, who: Doing, option: int, why: Why) -> None:
        code = VERBS.thing(WAKE, option)
        if code >= 0:
            why.need(code in self.sleepers(state), "evolution-why-sleeper", "evolution.base.pesky")

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
        if state.rules.band_before_traits:
            # rule: evolution.ether-card.leader-owner-chooses-order
            state.at(who.this).part = LEADING
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
        packed = creature.take_off(slot)
        state.drop(packed)


class ReturnAtEndOfTurn(Word):
    """At the end of the turn return this card to the ether."""

    # rule: evolution.ether-card.shapeshifter-returns-if-used
    def resolve(self, state: Evolution, who: Doing) -> bool:
        creature = state.at(who.this)
        slot = creature.slot_of(who.x)
        if slot >= 0:
            creature.mark(slot, LEAVING)
        return False

    def say(self) -> Msg:
        return Msg("evolution-say-return-at-end-of-turn")


class UseAgain(Word):
    """It uses the trait again that it has just used; see `using.py`."""

    def resolve(self, state: Evolution, who: Doing) -> bool:
        return False

    def say(self) -> Msg:
        return Msg("evolution-say-use-again")
