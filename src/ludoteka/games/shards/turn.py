"""«Ход игрока»: the main phase, then the attack, then the end."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from ludoteka.games.shards.acts import ACT_OF, offered
from ludoteka.games.shards.attack import Attack
from ludoteka.games.shards.close import Close
from ludoteka.games.shards.happenings import ATTACK_BEGAN, TURN_BEGAN
from ludoteka.games.shards.state import ATTACK, MAIN, Shards
from ludoteka.games.shards.twins import PlainTurn
from ludoteka.games.shards.verbs import END_MAIN, EXHAUST, FOCUS, PLAY, RECRUIT, RELIC
from ludoteka.kernel.choices import Prompt
from ludoteka.kernel.machine import ASK, END, GO, passage
from ludoteka.kernel.refusal import Msg

BEGIN: Final = 0
ACT: Final = 1
STRIKE: Final = 2
CLEAR: Final = 3


@mypyc_attr(free_list_len=1)
class Turn(PlainTurn):
    """One turn of a person: three phases, and no way back from one to an earlier one."""

    # rule: shards.general.three-phases, shards.general.no-return-to-earlier-phase

    def clone(self) -> Turn:
        return Turn(self.you, like=self)

    def advance(self, state: Shards) -> bool:
        if self.at == ACT:  # by far the most frequent step: straight to the question
            self.at = STRIKE
            state.actor = self.you
            return True
        return super().advance(state)

    def step(self, state: Shards, at: int) -> int:
        if at == BEGIN:
            return self.begin(state)
        if at == ACT:
            state.actor = self.you
            return ASK
        if at == STRIKE:
            return self.attack(state)
        if at == CLEAR:
            state.follow(Close(self.you))
            return GO
        return END

    def begin(self, state: Shards) -> int:
        state.turn = self.you
        state.turns += 1
        state.phase = MAIN
        state.tell(TURN_BEGAN, self.you, state.turns)
        return GO

    # the main phase: any actions, in any order, any number of times

    def options(self, state: Shards) -> list[int]:
        return offered(state, self.you)

    def obvious(self, state: Shards) -> int:
        """To play what is in hand is free, and nearly always comes first."""
        hand = state.players[self.you].hand
        return PLAY + hand[0] if hand else -1

    def chosen(self, state: Shards, option: int) -> None:
        if option != END_MAIN:
            self.at = ACT
        act = ACT_OF[option]
        act.do(state, self.you, option - act.base)

    # the attack phase

    def attack(self, state: Shards) -> int:
        state.phase = ATTACK
        state.tell(ATTACK_BEGAN, self.you)
        me = state.players[self.you]
        if me.power or me.infinite:
            state.follow(Attack(self.you))
        return GO

    def ends(self, state: Shards) -> int:
        return END_MAIN

    def forgone(self, state: Shards, offered: list[int]) -> list[Msg]:
        """The turn discards the hand and spends no gem by itself: what could still be had of them is lost."""
        me = state.players[self.you]
        found: list[Msg] = []
        if me.hand:
            found.append(Msg("shards-forgone-hand", {"n": len(me.hand)}))
        bases = [ACT_OF[one].base for one in offered]
        ready = bases.count(EXHAUST)
        if ready:
            found.append(Msg("shards-forgone-champions", {"n": ready}))
        if RELIC in bases:
            found.append(Msg("shards-forgone-relic"))
        if RECRUIT in bases or FOCUS in bases:  # who can fast-play can recruit
            found.append(Msg("shards-forgone-gems", {"n": me.gems}))
        return found

    def prompt(self, state: Shards) -> Prompt:
        return Prompt("shards-ask-main", "shards.main.any-actions-any-order", "shards.general.three-phases")


passage(Turn)
