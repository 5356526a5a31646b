"""«Драфт реликвий»: relics are picked from an open pool, there and back again."""

from __future__ import annotations

from ludoteka.games.shards.cards.relics import FIRST_RELIC, LAST_RELIC
from ludoteka.games.shards.happenings import RELIC_DRAFTED
from ludoteka.games.shards.needs import named
from ludoteka.games.shards.state import DRAWING, Shards
from ludoteka.games.shards.twins import PlainDraft
from ludoteka.games.shards.verbs import DRAFT, VERBS
from ludoteka.kernel.acts import Why
from ludoteka.kernel.choices import Prompt
from ludoteka.kernel.machine import ASK, END, GO, passage


class Draft(PlainDraft):
    """`you` picks first; step n asks for pick n."""

    # rule: shards.draft.replaces-leader-relics, shards.draft.snake-order

    def clone(self) -> Draft:
        return Draft(self.you, like=self)

    def step(self, state: Shards, at: int) -> int:
        seats = len(state.players)
        if at == 0:
            self.lay_out_the_pool(state, 2 * seats)
            return GO
        if at <= 2 * seats:
            there = at - 1 if at <= seats else 2 * seats - at
            state.actor = (self.you + there) % seats
            return ASK
        # rule: shards.draft.first-player
        if state.rules.variant != "team":
            state.first = (self.you - 1) % seats
        return END

    def lay_out_the_pool(self, state: Shards, n: int) -> None:
        # rule: shards.draft.pool-size
        relics = list(range(FIRST_RELIC, LAST_RELIC + 1))
        state.pool = sorted(state.pick(DRAWING, relics) for _ in range(n))
        state.box.extend(relics)

    def options(self, state: Shards) -> list[int]:
        return [DRAFT + card for card in state.pool]

    def weigh(self, state: Shards, option: int, why: Why) -> None:
        card = VERBS.thing(DRAFT, option)
        if card >= 0:
            why.need(card in state.pool, "shards-why-pool", "shards.draft.pool-size", args=named(card))

    def chosen(self, state: Shards, option: int) -> None:
        card = option - DRAFT
        state.pool.remove(card)
        state.players[state.actor].relics.append(card)
        state.tell(RELIC_DRAFTED, state.actor, card)

    def prompt(self, state: Shards) -> Prompt:
        return Prompt("shards-ask-draft", "shards.draft.snake-order", "shards.draft.replaces-leader-relics")


passage(Draft)
