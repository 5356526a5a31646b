"""«Призовите сущность»: before-summon abilities, the cost, the card laid out, immediate abilities."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from ludoteka.games.etherstone.abilities import use
from ludoteka.games.etherstone.deck import (
    ABILITIES,
    BEFORE,
    COST,
    ID,
    IMMEDIATE,
    IS_FOLLOWER,
    PRICE,
    SUMMONED_ANY,
    SUMMONED_FOLLOWER,
)
from ludoteka.games.etherstone.happenings import SUMMONED
from ludoteka.games.etherstone.needs import appliable, may_stop, stone_held, within
from ludoteka.games.etherstone.player import Player
from ludoteka.games.etherstone.reach import any_colours, bends_cost, discount, fits, health_for_stones
from ludoteka.games.etherstone.reactions import unapplied
from ludoteka.games.etherstone.state import Etherstone
from ludoteka.games.etherstone.twins import PlainSummon
from ludoteka.games.etherstone.verbs import APPLY, DONE, PAY, PAY_HEALTH, VERBS
from ludoteka.kernel.acts import Why
from ludoteka.kernel.choices import Prompt
from ludoteka.kernel.machine import ASK, END, GO, passage
from ludoteka.kernel.refusal import Msg

BEFORE_STEP: Final = 0
HEALTH_STEP: Final = 1
PAY_STEP: Final = 2
IMMEDIATE_STEP: Final = 3


@mypyc_attr(free_list_len=1)
class Summon(PlainSummon):
    """One card from hand. `less` is what an ability takes off its cost, `off` all that is taken off in the end."""

    # rule: etherstone.summon.immediate-after-laying, etherstone.summon.via-ability

    def clone(self) -> Summon:
        return Summon(self.you, like=self)

    def step(self, state: Etherstone, at: int) -> int:
        # rule: etherstone.summon.before-abilities-first, etherstone.summon.immediate-after-laying
        if at == BEFORE_STEP:
            # rule: etherstone.summon.laid-face-up, etherstone.summon.before-abilities-first
            self.announce(state)
            if self.before(state) == ASK:
                return ASK
            at = HEALTH_STEP
        if at == HEALTH_STEP:
            self.at = HEALTH_STEP + 1
            if self.pay_with_health(state) == ASK:
                return ASK
            at = PAY_STEP
        if at == PAY_STEP:
            self.at = PAY_STEP + 1
            if self.pay(state) == ASK:
                return ASK
            self.lay(state)
            at = IMMEDIATE_STEP
        self.at = IMMEDIATE_STEP + 1
        return self.immediately(state)

    # can it be paid?

    def stays_within_reach(self, state: Etherstone, number: int, card: int) -> bool:
        """Whether the cost can still be paid after this before-summon ability took that card out of play."""
        # rule: etherstone.summon.cannot-afford, etherstone.summon.before-abilities-first
        off = self.off
        for effect in ABILITIES[number].effects:
            off += effect.discount(0)
        player = state.players[self.you]
        return fits(player, self.card, off + self.less, health_for_stones(player), card)

    def announce(self, state: Etherstone) -> None:
        """From now on everybody knows which card it is."""
        player = state.players[self.you]
        if self.card not in player.known:
            player.known.append(self.card)
            state.show_own()

    # before it is laid out

    def before(self, state: Etherstone) -> int:
        # rule: etherstone.symbols.before-summon, etherstone.summon.before-abilities-first
        if self.abilities(state, BEFORE[self.card]):
            state.actor = self.you
            return ASK
        # rule: etherstone.golden.card-beats-rules
        self.health += health_for_stones(state.players[self.you])
        return GO

    def abilities(self, state: Etherstone, numbers: list[int]) -> list[int]:
        # rule: etherstone.symbols.immediate, etherstone.symbols.before-summon
        found: list[int] = []
        for number in numbers:
            if number not in self.used and ABILITIES[number].is_usable(state, self.you):
                found.append(APPLY + number)
        return found

    def pay_with_health(self, state: Etherstone) -> int:
        # rule: etherstone.summon.via-ability-modified, etherstone.golden.card-beats-rules
        player = state.players[self.you]
        if bends_cost(player):
            self.off += discount(player, self.card, -1)
            self.free = any_colours(player, -1)
        self.off = min(PRICE[self.card], self.off + self.less)
        if self.health:
            found = self.health_options(state, player)
            if len(found) > 1:
                state.actor = self.you
                return ASK
            self.give_health(state, found[0] - PAY_HEALTH)
        return GO

    def health_options(self, state: Etherstone, player: Player) -> list[int]:
        # rule: etherstone.summon.pay-cost, etherstone.golden.card-beats-rules
        found: list[int] = []
        most = min(min(self.health, player.health), PRICE[self.card] - self.off)
        cost = COST[self.card]
        for health in range(most + 1):
            wanting = 0
            for colour in range(4):
                wanting += max(0, cost[colour] - player.stones[colour])
            if player.all_stones() >= PRICE[self.card] - self.off - health and (
                self.free or wanting <= self.off + health
            ):
                found.append(PAY_HEALTH + health)
        return found

    def give_health(self, state: Etherstone, health: int) -> None:
        # rule: etherstone.golden.card-beats-rules
        state.lose_health(self.you, health)
        self.off += health

    # the cost

    def owed(self) -> int:
        # rule: etherstone.summon.pay-cost
        paid = self.paid
        return PRICE[self.card] - self.off - paid[0] - paid[1] - paid[2] - paid[3]

    def pay(self, state: Etherstone) -> int:
        # rule: etherstone.summon.pay-cost, etherstone.cards.entity-cost, etherstone.summon.violet-cost-any-mix
        player = state.players[self.you]
        if self.off == 0 and not self.free:
            cost = COST[self.card]
            for colour in range(4):
                self.give(state, cost[colour] - self.paid[colour], colour)
        while True:
            owed = self.owed()
            if owed <= 0:
                break
            if player.all_stones() == owed:
                for colour in range(4):
                    self.give(state, player.stones[colour], colour)
                break
            found = self.stones(state, player)
            if len(found) > 1:
                state.actor = self.you
                state.offered = found  # what is worked out here need not be worked out again to be asked
                return ASK
            self.give(state, 1, found[0] - PAY)
        return GO

    def give(self, state: Etherstone, n: int, colour: int) -> None:
        # rule: etherstone.summon.pay-cost
        if n > 0:
            self.paid[colour] += n
            state.spend_stones(self.you, n, colour)

    def stones(self, state: Etherstone, player: Player) -> list[int]:
        """The stones of which one may be given next, so that the rest can still be paid."""
        # rule: etherstone.summon.via-ability-modified, etherstone.summon.violet-cost-any-mix
        found: list[int] = []
        cost = COST[self.card]
        paid = self.paid
        any_does = self.free or self.may_give_any()
        for colour in range(4):
            if player.stones[colour] > 0 and (any_does or cost[colour] > paid[colour]):
                found.append(PAY + colour)
        return found

    def may_give_any(self) -> bool:
        """Whether the stones owed after one of any colour suffice for the printed colours not yet paid or off."""
        # rule: etherstone.summon.via-ability-modified, etherstone.cards.entity-cost
        cost = COST[self.card]
        paid = self.paid
        wanting = 0
        for colour in range(4):
            wanting += max(0, cost[colour] - paid[colour])
        return wanting < self.off + self.owed()

    # in play

    def lay(self, state: Etherstone) -> None:
        # rule: etherstone.summon.laid-face-up, etherstone.summon.then-in-play, etherstone.summon.position-irrelevant
        # rule: etherstone.summon.one-card-from-hand, etherstone.vp.printed-points-at-end
        player = state.players[self.you]
        player.leaves_hand(self.card)
        player.play.append(self.card)
        state.tell(SUMMONED, self.you, self.card)
        # rule: etherstone.symbols.constant
        state.fire(SUMMONED_ANY, self.you, self.card)
        if IS_FOLLOWER[self.card]:
            state.fire(SUMMONED_FOLLOWER, self.you, self.card)
        self.used = []

    def immediately(self, state: Etherstone) -> int:
        # rule: etherstone.symbols.immediate, etherstone.abilities.not-on-every-card
        if state.players[self.you].place_of(self.card) < 0:
            return END
        found = self.abilities(state, IMMEDIATE[self.card])
        if not found:
            return END
        if len(found) == 1 and self.must(state, found[0] - APPLY):
            self.apply(state, found[0] - APPLY)
            self.at = IMMEDIATE_STEP
            return GO
        state.actor = self.you
        state.offered = self.or_done(state, found)
        return ASK

    def must(self, state: Etherstone, number: int) -> bool:
        # rule: etherstone.abilities.optional
        return ABILITIES[number].must or state.rules.immediate == "compulsory"

    def apply(self, state: Etherstone, number: int) -> None:
        self.used.append(number)
        use(state, self.you, number)

    # what is asked

    def options(self, state: Etherstone) -> list[int]:
        asked = self.at - 1
        player = state.players[self.you]
        if asked == BEFORE_STEP:
            found = self.abilities(state, BEFORE[self.card])
            if fits(player, self.card, self.off + self.less, self.health + health_for_stones(player), -1):
                found.append(DONE)
            return found
        if asked == HEALTH_STEP:
            return self.health_options(state, player)
        if asked == PAY_STEP:
            return self.stones(state, player)
        return self.or_done(state, self.abilities(state, IMMEDIATE[self.card]))

    def or_done(self, state: Etherstone, found: list[int]) -> list[int]:
        """These abilities, and to apply no more unless one of them must be."""
        # rule: etherstone.abilities.optional
        for option in found:
            if self.must(state, option - APPLY):
                return found
        found.append(DONE)
        return found

    def weigh(self, state: Etherstone, option: int, why: Why) -> None:
        asked = self.at - 1
        player = state.players[self.you]
        colour, health = VERBS.thing(PAY, option), VERBS.thing(PAY_HEALTH, option)
        number = VERBS.thing(APPLY, option)
        if asked == PAY_STEP and colour >= 0:
            if stone_held(state, self.you, colour, why):
                met = option in self.stones(state, player)
                why.need(met, "etherstone-why-rest-payable", "etherstone.summon.pay-cost", args=self.args())
        elif asked == HEALTH_STEP and health >= 0:
            found = self.health_options(state, player)
            within(health, found[0] - PAY_HEALTH, found[-1] - PAY_HEALTH, why, "etherstone.summon.pay-cost")
        elif asked in (BEFORE_STEP, IMMEDIATE_STEP) and number >= 0:
            numbers, rule = BEFORE[self.card], "etherstone.symbols.before-summon"
            if asked == IMMEDIATE_STEP:
                numbers, rule = IMMEDIATE[self.card], "etherstone.symbols.immediate"
            appliable(state, self.you, number, number in numbers, self.used, rule, why)
        elif asked == BEFORE_STEP and option == DONE:
            met = option in self.options(state)
            why.need(met, "etherstone-why-still-payable", "etherstone.summon.cannot-afford", args=self.args())
        elif asked == IMMEDIATE_STEP and option == DONE:
            may_stop(option not in self.options(state), why)

    def chosen(self, state: Etherstone, option: int) -> None:
        asked = self.at - 1
        if asked == HEALTH_STEP:
            self.give_health(state, option - PAY_HEALTH)
        elif asked == PAY_STEP:
            self.give(state, 1, option - PAY)
            self.at = PAY_STEP
        elif option != DONE:
            self.apply(state, option - APPLY)
            self.at = asked
        elif asked == BEFORE_STEP:
            self.health += health_for_stones(state.players[self.you])
        else:
            self.used.extend(IMMEDIATE[self.card])
            self.at = IMMEDIATE_STEP

    def ends(self, state: Etherstone) -> int:
        return DONE if self.at - 1 == IMMEDIATE_STEP else -1

    def forgone(self, state: Etherstone, offered: list[int]) -> list[Msg]:
        return unapplied(self.abilities(state, IMMEDIATE[self.card]))

    def prompt(self, state: Etherstone) -> Prompt:
        asked = self.at - 1
        if asked == BEFORE_STEP:
            return Prompt("etherstone-ask-before", "etherstone.summon.before-abilities-first", args=self.args())
        if asked == HEALTH_STEP:
            return Prompt("etherstone-ask-pay-health", "etherstone.summon.pay-cost", args=self.args())
        if asked == PAY_STEP:
            rules = ("etherstone.summon.pay-cost", "etherstone.summon.violet-cost-any-mix")
            return Prompt("etherstone-ask-pay", *rules, args=self.args(), several=True)
        return Prompt("etherstone-ask-immediate", "etherstone.summon.immediate-after-laying", args=self.args())

    def args(self) -> dict[str, object]:
        return {"card": f"card:{ID[self.card]}", "n": self.owed()}


def summoning(state: Etherstone) -> Summon | None:
    """The innermost summon that is under way."""
    return state.within(Summon)


passage(Summon)
