"""The words of the cards about quiddity, glory, drawing and rolling."""

from __future__ import annotations

from typing import Final

from ludoteka.games.quarriors.dice import UNROLLED
from ludoteka.games.quarriors.layout import BUY
from ludoteka.games.quarriors.needs import in_pool
from ludoteka.games.quarriors.player import Player
from ludoteka.games.quarriors.state import Quarriors
from ludoteka.games.quarriors.verbs import ALONE, DONE, VERBS, WITH
from ludoteka.games.quarriors.word import Amount, Word
from ludoteka.kernel.acts import Why
from ludoteka.kernel.choices import Prompt
from ludoteka.kernel.machine import Doing
from ludoteka.kernel.refusal import Msg

# --- quiddity and glory ------------------------------------------------------------------------------------------


class Gain(Amount):
    """Gain quiddity."""

    # rule: quarriors.quiddity.from-effects
    def resolve(self, state: Quarriors, who: Doing) -> bool:
        state.gain_quiddity(who.you, self.n)
        return False

    def say(self) -> Msg:
        return Msg("quarriors-say-gain", {"n": self.n})


class GainGlory(Amount):
    """Gain glory."""

    # rule: quarriors.glossary.effect
    def resolve(self, state: Quarriors, who: Doing) -> bool:
        state.gain_glory(who.you, self.n)
        return False

    def say(self) -> Msg:
        return Msg("quarriors-say-gain-glory", {"n": self.n})


class GloryForBeaten(Word):
    """After your attack: glory for each opponent who lost a creature to it."""

    def is_possible(self, state: Quarriors, you: int, why: Why | None) -> bool:
        after = state.phase == BUY
        if why is not None:
            why.need(after, "quarriors-why-after-attack", "R15")
            why.need(state.beaten != 0, "quarriors-why-beaten", "quarriors.glossary.destroy-by-damage", "R15")
        return after and state.beaten != 0

    def resolve(self, state: Quarriors, who: Doing) -> bool:
        state.gain_glory(who.you, state.beaten.bit_count())
        return False

    def say(self) -> Msg:
        return Msg("quarriors-say-glory-for-beaten")


class GloryForScored(Word):
    """If enough creatures scored this turn: glory for each of them."""

    def __init__(self, least: int) -> None:
        self.least: Final = least

    def is_possible(self, state: Quarriors, you: int, why: Why | None) -> bool:
        if why is not None:
            args: dict[str, object] = {"need": self.least, "have": state.scored}
            why.need(state.scored >= self.least, "quarriors-why-scored", "quarriors.glossary.score", "R15", args=args)
        return state.scored >= self.least

    def resolve(self, state: Quarriors, who: Doing) -> bool:
        state.gain_glory(who.you, state.scored)
        return False

    def say(self) -> Msg:
        return Msg("quarriors-say-glory-for-scored", {"n": self.least})


# --- drawing and rolling -----------------------------------------------------------------------------------------


class SpendThis(Word):
    """Spend this die of the active pool."""

    # rule: quarriors.immediate.spend, quarriors.using.spend-for-benefit
    def resolve(self, state: Quarriors, who: Doing) -> bool:
        player = state.players[who.you]
        state.spend(player, player.pool, who.this)
        return False

    def say(self) -> Msg:
        return Msg("quarriors-say-spend-this")


class DrawAndRoll(Amount):
    """Draw dice and roll them."""

    # rule: quarriors.dice.draw-and-roll, quarriors.optional.faq-draw-chain
    def resolve(self, state: Quarriors, who: Doing) -> bool:
        state.draw_and_roll(who.you, self.n)
        return False

    def say(self) -> Msg:
        return Msg("quarriors-say-draw-and-roll", {"n": self.n})


class DrawToPool(Amount):
    """Draw dice into the active pool; they are rolled with the others in your next roll."""

    # rule: quarriors.creatures.defender-example
    def resolve(self, state: Quarriors, who: Doing) -> bool:
        state.draw(who.you, self.n)
        return False

    def say(self) -> Msg:
        return Msg("quarriors-say-draw-to-pool", {"n": self.n})


class RerollThis(Word):
    """Roll this die again."""

    def resolve(self, state: Quarriors, who: Doing) -> bool:
        state.reroll(who.you, who.this)
        return False

    def say(self) -> Msg:
        return Msg("quarriors-say-reroll-this")


class Again(Word):
    """A sentence that asks for another die of the active pool, to roll it again."""

    def weigh(self, state: Quarriors, who: Doing, option: int, why: Why) -> None:
        face = VERBS.thing(WITH, option)
        if face >= 0 and in_pool(state, who.you, face, why):
            found: list[int] = []
            add_others(state.players[who.you], self.picked(who), found)
            rolled = face & 7 != UNROLLED
            why.need(rolled, "quarriors-why-rolled", "quarriors.glossary.reroll-this-turn")
            why.need(not rolled or option in found, "quarriors-why-another", "quarriors.locations.reroll-active-only")

    def picked(self, who: Doing) -> int:
        """The face of the die that is picked already; -1 if there is none."""
        raise NotImplementedError

    def roll_both(self, state: Quarriors, you: int, this: int, other: int) -> None:
        """Roll a die that shows `this`, and then another that shows `other`, if there is one."""
        pool = state.players[you].pool
        first = pool.index(this)
        second = -1
        for i in range(len(pool)):
            if pool[i] == other and i != first:
                second = i
                break
        state.reroll_at(you, first)
        if second >= 0:
            state.reroll_at(you, second)


class RerollWithAnother(Again):
    """Roll this die again, and one other of your active pool with it."""

    def resolve(self, state: Quarriors, who: Doing) -> bool:
        state.actor = who.you
        return True

    # rule: quarriors.immediate.assistant-example, quarriors.glossary.reroll-this-turn
    def options(self, state: Quarriors, who: Doing) -> list[int]:
        found = [ALONE]
        add_others(state.players[who.you], who.this, found)
        return found

    def picked(self, who: Doing) -> int:
        return who.this

    # rule: quarriors.immediate.assistant-example
    def chosen(self, state: Quarriors, who: Doing, option: int) -> None:
        self.roll_both(state, who.you, who.this, -1 if option == ALONE else option - WITH)

    def prompt(self, state: Quarriors, who: Doing) -> Prompt:
        return Prompt("quarriors-ask-another", "quarriors.immediate.assistant-example")

    def say(self) -> Msg:
        return Msg("quarriors-say-reroll-with-another")


class RerollOthers(Again):
    """You may roll again up to two dice of your active pool. `target`, `x` are the faces picked, plus one."""

    def resolve(self, state: Quarriors, who: Doing) -> bool:
        if self.candidates(state, who):
            state.actor = who.you
            return True
        self.roll(state, who)
        return False

    def picked(self, who: Doing) -> int:
        return who.target

    def candidates(self, state: Quarriors, who: Doing) -> list[int]:
        found: list[int] = []
        add_others(state.players[who.you], who.target, found)
        return found

    def options(self, state: Quarriors, who: Doing) -> list[int]:
        return [DONE, *self.candidates(state, who)]

    def chosen(self, state: Quarriors, who: Doing, option: int) -> None:
        if option == DONE:
            self.roll(state, who)
        elif who.target < 0:
            who.target = option - WITH
            who.again()
        else:
            who.x = option - WITH + 1
            self.roll(state, who)

    def roll(self, state: Quarriors, who: Doing) -> None:
        if who.target >= 0:
            self.roll_both(state, who.you, who.target, who.x - 1)

    def prompt(self, state: Quarriors, who: Doing) -> Prompt:
        return Prompt("quarriors-ask-reroll-others", "quarriors.locations.reroll-active-only", several=True)

    def say(self) -> Msg:
        return Msg("quarriors-say-reroll-others")


def add_others(player: Player, this: int, found: list[int]) -> None:
    """The rolled dice of the active pool besides one that shows `this`: equal faces are one option."""
    passed = this < 0
    kinds = 0  # met so far: only the second die of a kind can be the same option as another
    for face in player.pool:
        if face & 7 == UNROLLED:
            continue
        if face == this and not passed:
            passed = True
            continue
        kind = 1 << (face >> 3)
        if kinds & kind and WITH + face in found:
            continue
        kinds |= kind
        found.append(WITH + face)
