"""«Процесс игры»: Summon, Discard, Capture, and the turn passes."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from ludoteka.games.elves.acts import targets
from ludoteka.games.elves.answers import open_window, plays
from ludoteka.games.elves.board import CENTRE
from ludoteka.games.elves.happenings import SUMMONED, TURN_BEGAN
from ludoteka.games.elves.layout import CAPTURE, DISCARD, SUMMON
from ludoteka.games.elves.needs import held
from ludoteka.games.elves.results import check_goals
from ludoteka.games.elves.state import HAND_LIMIT, Elves
from ludoteka.games.elves.trade import discard, discard_options, partners
from ludoteka.games.elves.twins import PlainTurn
from ludoteka.games.elves.verbs import ACT_OF, ATTACK, DECLINE, END_TURN, EXCHANGE, OFFER, VERBS
from ludoteka.games.elves.verbs import DISCARD as DISCARD_CARD
from ludoteka.games.elves.windows import AFTER_DISCARD, AFTER_SUMMON, AT_RESULT, AT_TURN, IN_MAIN
from ludoteka.kernel.acts import Why
from ludoteka.kernel.choices import Prompt
from ludoteka.kernel.machine import ASK, END, GO, passage
from ludoteka.kernel.refusal import Msg

BEGIN: Final = 0
DRAW: Final = 1
LIMIT: Final = 2
BEFORE_CAPTURE: Final = 3
MAIN: Final = 4
CAPTURED: Final = 5
PASS_ON: Final = 6
OVER: Final = 7


@mypyc_attr(free_list_len=1)
class Turn(PlainTurn):
    """One turn; `cell` is the cell attacked, `again` whether this is the second capture of the turn."""

    # rule: elves.turn.three-phases, elves.turn.turn-passes, elves.objects.turn-ends-after-result

    def clone(self) -> Turn:
        return Turn(self.you, like=self)

    def step(self, state: Elves, at: int) -> int:
        if at == MAIN:
            state.actor = self.you
            return ASK
        if at == BEGIN:
            return self.begin(state)
        if at == DRAW:
            return self.summon(state)
        if at == LIMIT:
            return self.discard(state)
        if at == BEFORE_CAPTURE:
            state.phase = CAPTURE
            return open_window(state, self.you, AFTER_DISCARD)
        if at == CAPTURED:
            return self.captured(state)
        if at == PASS_ON:
            return open_window(state, self.you, AT_RESULT)
        return END

    def begin(self, state: Elves) -> int:
        player = state.players[self.you]
        state.turn = self.you
        state.turns += 1
        state.phase = SUMMON
        state.teleport = False
        state.second = False
        player.turns += 1
        for other in state.players:
            other.offers = 0
        if state.truce >= 0 and state.owners[state.truce] == self.you:
            state.truce = -1
        state.tell(TURN_BEGAN, self.you, state.turns)
        if state.owners[CENTRE] == self.you:
            player.vigil += 1
            check_goals(state)
            if state.ending:
                return GO
        return open_window(state, self.you, AT_TURN)

    def summon(self, state: Elves) -> int:
        # rule: elves.turn.summon-not-first-turn
        if state.players[self.you].turns > 1:
            n = state.summons(self.you)
            state.tell(SUMMONED, self.you, n)
            state.draw(self.you, n)
        return open_window(state, self.you, AFTER_SUMMON)

    def discard(self, state: Elves) -> int:
        # rule: elves.turn.hand-limit-five, elves.turn.discard-down-to-five, elves.objects.artefact-not-in-hand
        state.phase = DISCARD
        if len(state.players[self.you].hand) <= HAND_LIMIT:
            return GO
        state.actor = self.you
        return ASK

    def captured(self, state: Elves) -> int:
        """After the capture; a second one only if the first was won."""
        # rule: elves.turn.one-attack-per-turn
        if state.second and not self.again and self.cell >= 0 and state.owners[self.cell] == self.you:
            self.again = True
            self.at = MAIN
        return GO

    # what is asked

    def options(self, state: Elves) -> list[int]:
        if self.at - 1 == LIMIT:
            return discard_options(state, self.you)
        found: list[int] = []
        for cell in targets(state, self.you):
            found.append(ATTACK + cell)
        # rule: elves.turn.capture-optional
        found.append(END_TURN if self.again else DECLINE)
        # rule: elves.actions.action-any-time
        found.extend(plays(state, self.you, IN_MAIN, -1))
        # rule: elves.actions.treasure-exchange-any-turn
        for card in state.players[self.you].treasures:
            found.append(EXCHANGE + card)
        # rule: elves.actions.trade-allowed, elves.objects.artefact-trade
        for other in partners(state, self.you):
            found.append(OFFER + other)
        return found

    def chosen(self, state: Elves, option: int) -> None:
        if self.at - 1 == LIMIT:
            discard(state, self.you, option - DISCARD_CARD)
            self.at = LIMIT
            return
        act = ACT_OF[option]
        n = option - act.base
        if option in (DECLINE, END_TURN):
            self.cell = -1
        elif act.base == ATTACK:
            self.cell = n
        else:
            self.at = MAIN
        act.do(state, self.you, n)

    def weigh(self, state: Elves, option: int, why: Why) -> None:
        card = VERBS.thing(DISCARD_CARD, option)
        if self.at - 1 == LIMIT and card >= 0:
            held(state, self.you, card, why, "elves.turn.discard-down-to-five")

    def close(self) -> None:
        """Something was captured instead of an attack: the turn passes on."""
        self.cell = -1
        self.at = PASS_ON

    def ends(self, state: Elves) -> int:
        return END_TURN

    def forgone(self, state: Elves, offered: list[int]) -> list[Msg]:
        """The second capture of a turn was paid for with a card; ending the turn gives nothing for it."""
        return [Msg("elves-forgone-capture")] if targets(state, self.you) else []

    def prompt(self, state: Elves) -> Prompt:
        if self.at - 1 == LIMIT:
            left: dict[str, object] = {"n": len(state.players[self.you].hand) - HAND_LIMIT}
            return Prompt("elves-ask-discard", "elves.turn.discard-down-to-five", args=left, several=True)
        id = "elves-ask-second-capture" if self.again else "elves-ask-main"
        return Prompt(id, "elves.turn.capture-targets", "elves.turn.capture-optional")


passage(Turn)
