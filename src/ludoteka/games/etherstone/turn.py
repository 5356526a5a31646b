"""«Ход игрока»: the market, one action of five, the conditions of the end."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from ludoteka.games.etherstone.acts import affords_refresh
from ludoteka.games.etherstone.attack import most_strength
from ludoteka.games.etherstone.deck import HEALTH, TAPPED, VIOLET
from ludoteka.games.etherstone.happenings import END_TOKEN, TURN_BEGAN
from ludoteka.games.etherstone.layout import HAND_EMPTY, SUPPLY_EMPTY, THREATS_GONE
from ludoteka.games.etherstone.reach import add_summonable
from ludoteka.games.etherstone.reactions import react
from ludoteka.games.etherstone.state import Etherstone
from ludoteka.games.etherstone.twins import PlainTurn
from ludoteka.games.etherstone.verbs import ATTACK, DEAL, REFRESH, REST, SUMMON, TAKE, VERBS
from ludoteka.kernel.choices import Prompt
from ludoteka.kernel.machine import ASK, END, GO, passage
from ludoteka.kernel.refusal import Msg

BEGIN: Final = 0
ACT: Final = 1
REACT: Final = 2

TAKE_VIOLET: Final = [TAKE + 4 + colour for colour in range(4)]


@mypyc_attr(free_list_len=1)
class Turn(PlainTurn):
    """Three stages in their order. Whoever acts without refreshing has kept the market as it is."""

    # rule: etherstone.turn.three-stages

    def clone(self) -> Turn:
        return Turn(self.you, like=self)

    def step(self, state: Etherstone, at: int) -> int:
        # rule: etherstone.turn.three-stages, etherstone.end.checked-in-stage-three
        if at == BEGIN:
            self.begin(state)
            if state.waiting:
                react(state)
                return GO
            self.at = ACT + 1
            at = ACT
        if at == ACT:
            state.actor = self.you
            return ASK
        if state.waiting:
            react(state)
            self.at = REACT
            return GO
        self.check_the_end(state)
        return END

    # 1. the market

    def begin(self, state: Etherstone) -> None:
        state.turn = self.you
        state.turns += 1
        state.die = -1
        state.colour = -1
        state.value = 0
        state.tell(TURN_BEGAN, self.you, state.turns)
        if state.market_is_empty():
            # rule: etherstone.market.empty-must-refresh, etherstone.market.forced-refresh-free
            # rule: etherstone.market.only-at-turn-start
            self.refreshed = True
            state.refresh(self.you, 0)

    # 2. one action

    def options(self, state: Etherstone) -> list[int]:
        # rule: etherstone.turn.one-action-of-five, etherstone.turn.action-mandatory
        me = state.players[self.you]
        found: list[int] = []
        if me.infected:
            # rule: etherstone.infection.next-action-is-deal, etherstone.deal.only-action-when-infected
            found.append(DEAL)
        else:
            # rule: etherstone.deal.forbidden-when-healthy, etherstone.turn.one-action-of-five
            self.add_dice(state, found)
            add_summonable(found, SUMMON, state, self.you, 0)
            self.add_attacks(state, found)
            found.append(REST)
        # rule: etherstone.market.refresh-optional, etherstone.turn.three-stages
        # rule: etherstone.market.empty-must-refresh, etherstone.market.voluntary-refresh-cost
        if not self.refreshed and not state.market_is_empty() and affords_refresh(state, me):
            found.append(REFRESH)
        return found

    def add_dice(self, state: Etherstone, found: list[int]) -> None:
        # rule: etherstone.die.one-die, etherstone.die.abyss-colour-choice
        for die, seat in enumerate(state.holder):
            if seat < 0:
                if die == VIOLET:
                    found.extend(TAKE_VIOLET)
                else:
                    found.append(TAKE + die)

    def add_attacks(self, state: Etherstone, found: list[int]) -> None:
        # rule: etherstone.attack.choose-one-threat, etherstone.attack.insufficient-choose-again
        most = -1
        for slot, threat in enumerate(state.area):  # none is engaged: an attack would be above the turn that asks
            if threat >= 0:
                if most < 0:
                    most = most_strength(state, self.you)
                if most >= HEALTH[threat]:
                    found.append(ATTACK + slot)

    def chosen(self, state: Etherstone, option: int) -> None:
        if option == REFRESH:
            self.refreshed = True
            self.at = ACT
        act = VERBS.act(option)
        act.do(state, self.you, option - act.base)

    # 3. the conditions of the end

    def check_the_end(self, state: Etherstone) -> None:
        # rule: etherstone.end.checked-in-stage-three, etherstone.end.any-one-suffices
        met = condition_met(state, self.you)
        if met and not state.closing:
            # rule: etherstone.end.token-to-active-player, etherstone.components.end-token
            state.closing = met
            state.players[self.you].token = True
            state.tell(END_TOKEN, self.you)

    def ends(self, state: Etherstone) -> int:
        return REST

    def forgone(self, state: Etherstone, offered: list[int]) -> list[Msg]:
        """A rest that restores nothing gives the action away while dice lie in the market."""
        me = state.players[self.you]
        if state.market_dice() == 0 or any(it & TAPPED for it in me.play):
            return []
        return [Msg("etherstone-forgone-dice", {"n": state.market_dice()})]

    def prompt(self, state: Etherstone) -> Prompt:
        if state.players[self.you].infected:
            return Prompt("etherstone-ask-deal", "etherstone.deal.only-action-when-infected")
        rules = ("etherstone.turn.three-stages", "etherstone.turn.one-action-of-five")
        id = "etherstone-ask-action" if self.refreshed else "etherstone-ask-market-or-action"
        return Prompt(id, *rules)


def condition_met(state: Etherstone, seat: int) -> int:
    """The condition of the end that is met in this seat's turn; 0 if none."""
    if not state.players[seat].hand:
        # rule: etherstone.end.hand-empty, etherstone.end.hand-empty-despite-destroyed
        return HAND_EMPTY
    if state.deck_size() == 0:
        # rule: etherstone.end.threat-deck-empty
        return THREATS_GONE
    if state.supply == 0:
        # rule: etherstone.end.vp-supply-empty
        return SUPPLY_EMPTY
    return 0


passage(Turn)
