"""«Фаза выбора карт»: packets of seven go round, then everybody shows one of two leaders."""

from __future__ import annotations

from typing import Final

from ludoteka.games.etherstone.happenings import LEADER_SHOWN, ROUND_PICKED
from ludoteka.games.etherstone.layout import HAND
from ludoteka.games.etherstone.state import Etherstone
from ludoteka.games.etherstone.twins import PlainChooseLeader, PlainDraft
from ludoteka.games.etherstone.verbs import DRAFT, LEAD
from ludoteka.kernel.choices import Prompt
from ludoteka.kernel.machine import END, GO, passage

WAITED_FOR: Final = -1


class Draft(PlainDraft):
    """All pick at once from the packets they hold; then the packets go on to the left."""

    # rule: etherstone.draft.simultaneous-picks, etherstone.draft.pick-one-face-down

    def clone(self) -> Draft:
        return Draft(like=self)

    def offers(self, state: Etherstone, seat: int) -> list[int]:
        return [DRAFT + card for card in state.packet(seat)]

    def reveal(self, state: Etherstone) -> int:
        for seat, answer in enumerate(self.answers):
            self.keep(state, seat, answer - DRAFT)
        state.picked += 1
        state.disclose()
        if state.picked == HAND - 1:
            # rule: etherstone.draft.until-seventh-card
            for seat in range(len(state.players)):
                self.keep(state, seat, state.packet(seat)[0])
            state.picked = HAND
        state.tell(ROUND_PICKED, state.picked)
        if state.picked == HAND:
            return END
        self.answers = [WAITED_FOR] * len(self.answers)
        self.at = 0
        return GO

    def keep(self, state: Etherstone, seat: int, card: int) -> None:
        """Lay a card aside: it moves to the front part of its packet, which is the order of picks."""
        # rule: etherstone.draft.pass-left, etherstone.draft.hand-is-secret
        seats = len(state.players)
        start = (seat - state.picked) % seats * HAND
        packets = state.packets
        first = start + state.picked
        at = first
        while packets[at] != card:
            at += 1
        packets[at] = packets[first]
        packets[first] = card
        state.players[seat].hand.append(card)

    def prompt(self, state: Etherstone) -> Prompt:
        rules = ("etherstone.draft.pick-one-face-down", "etherstone.draft.simultaneous-picks")
        return Prompt("etherstone-ask-draft", *rules, args={"n": state.picked + 1})


class ChooseLeader(PlainChooseLeader):
    """All choose one of their two leaders; all are shown together."""

    # rule: etherstone.draft.choose-leader-after-draft

    def clone(self) -> ChooseLeader:
        return ChooseLeader(like=self)

    def offers(self, state: Etherstone, seat: int) -> list[int]:
        return [LEAD + leader for leader in state.players[seat].leaders]

    def reveal(self, state: Etherstone) -> int:
        # rule: etherstone.draft.unused-leaders-removed
        for seat, answer in enumerate(self.answers):
            player = state.players[seat]
            player.leader = answer - LEAD
            for leader in player.leaders:
                if leader != player.leader:
                    state.absent.append(leader)
            player.leaders = []
            state.tell(LEADER_SHOWN, seat, player.leader)
        # rule: etherstone.draft.choose-leader-after-draft
        state.disclose()
        return END

    def prompt(self, state: Etherstone) -> Prompt:
        return Prompt("etherstone-ask-leader", "etherstone.draft.choose-leader-after-draft")


passage(Draft)
passage(ChooseLeader)
