"""The words of the cards about quiddity, glory, drawing and rolling."""

from __future__ import annotations

from typing import Final

from ludoteka.games.quarriors.dice import (
    UNROLLED,
)
from ludoteka.games.quarriors.layout import BUY
from ludoteka.games.quarriors.player import Player
from ludoteka.games.quarriors.state import Quarriors
from ludoteka.games.quarriors.verbs import (
    ALONE,
    DONE,
    WITH,
)
from ludoteka.games.quarriors.word import Word
from ludoteka.kernel.choices import Prompt
from ludoteka.kernel.machine import Doing
from ludoteka.kernel.refusal import Msg

# --- quiddity and glory ------------------------------------------------------------------------------------------


class Gain(Word):
    """Gain quiddity."""

    # rule: quarriors.quiddity.from-effects
    def __init__(self, n: int) -> None:
        self.n: Final = n

    def resolve(self, state: Quarriors, who: Doing) -> bool:
        state.gain_quiddity(who.you, self.n)
        return False

    def say(self) -> Msg:
        return Msg("quarriors-say-gain", {"n": self.n})


class GainGlory(Word):
    """Gain glory."""

    # rule: quarriors.glossary.effect
    def __init__(self, n: int) -> None:
        self.n: Final = n

    def resolve(self, state: Quarriors, who: Doing) -> bool:
        state.gain_glory(who.you, self.n)
        return False

    def say(self) -> Msg:
        return Msg("quarriors-say-gain-glory", {"n": self.n})


class GloryForBeaten(Word):
    """After your attack: glory for each opponent who lost a creature to it."""

    def is_possible(self, state: Quarriors, you: int) -> bool:
        return state.phase == BUY and state.beaten != 0

    def resolve(self, state: Quarriors, who: Doing) -> bool:
        state.gain_glory(who.you, state.beaten.bit_count())
        return False

    def say(self) -> Msg:
        return Msg("quarriors-say-glory-for-beaten")


class GloryForScored(Word):
    """If enough creatures scored this turn: glory for each of them."""

    def __init__(self, least: int) -> None:
        self.least: Final = least

    def is_possible(self, state: Quarriors, you: int) -> bool:
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
        player.pool.remove(who.this)
        state.spend(player, who.this)
        return False

    def say(self) -> Msg:
        return Msg("quarriors-say-spend-this")


class DrawAndRoll(Word):
    """Draw dice and roll them."""

    # rule: quarriors.dice.draw-and-roll, quarriors.optional.faq-draw-chain
    def __init__(self, n: int) -> None:
        self.n: Final = n

    def resolve(self, state: Quarriors, who: Doing) -> bool:
        state.draw_and_roll(who.you, self.n)
        return False

    def say(self) -> Msg:
        return Msg("quarriors-say-draw-and-roll", {"n": self.n})


class DrawToPool(Word):
    """Draw dice into the active pool; they are rolled with the others in your next roll."""

    # rule: quarriors.creatures.defender-example
    def __init__(self, n: int) -> None:
        self.n: Final = n

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


class RerollWithAnother(Word):
    """Roll this die again, and one other of your active pool with it."""

    # rule: quarriors.immediate.assistant-example, quarriors.glossary.reroll-this-turn
    def resolve(self, state: Quarriors, who: Doing) -> bool:
        state.actor = who.you
        return True

    def options(self, state: Quarriors, who: Doing) -> list[int]:
        found = [ALONE]
        add_others(state.players[who.you], who.this, found)
        return found

    def chosen(self, state: Quarriors, who: Doing, option: int) -> None:
        pool = state.players[who.you].pool
        first = pool.index(who.this)
        second = -1
        if option != ALONE:
            for i in range(len(pool)):
                if pool[i] == option - WITH and i != first:
                    second = i
                    break
        state.reroll_at(who.you, first)
        if second >= 0:
            state.reroll_at(who.you, second)

    def prompt(self, state: Quarriors, who: Doing) -> Prompt:
        return Prompt("quarriors-ask-another", "quarriors.immediate.assistant-example")

    def say(self) -> Msg:
        return Msg("quarriors-say-reroll-with-another")


class RerollOthers(Word):
    """You may roll again up to two dice of your active pool. `target`, `x` are the faces picked, plus one."""

    def resolve(self, state: Quarriors, who: Doing) -> bool:
        if self.candidates(state, who):
            state.actor = who.you
            return True
        self.roll(state, who)
        return False

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
        if who.target < 0:
            return
        pool = state.players[who.you].pool
        first = pool.index(who.target)
        second = -1
        if who.x:
            for i in range(len(pool)):
                if pool[i] == who.x - 1 and i != first:
                    second = i
                    break
        state.reroll_at(who.you, first)
        if second >= 0:
            state.reroll_at(who.you, second)

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
