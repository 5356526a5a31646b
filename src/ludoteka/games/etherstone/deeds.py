"""«Призовите», «Сокрушите», «Примените свойство»: the words that summon, beat threats, turn dice, apply abilities."""

from __future__ import annotations

from typing import Final

from ludoteka.games.etherstone.abilities import (
    STONE,
    Amount,
    Sentence,
    use,
)
from ludoteka.games.etherstone.attack import Attack, Victory, can_win, is_engaged
from ludoteka.games.etherstone.deck import (
    ABILITIES,
    CARD_BITS,
    ON_DIE,
    ROOM,
)
from ludoteka.games.etherstone.filters import ENTITY, Filter
from ludoteka.games.etherstone.happenings import CRUSHED, CYCLED, DIE_CHANGED
from ludoteka.games.etherstone.layout import AREA
from ludoteka.games.etherstone.needs import in_play, named, of_sort, strong_enough, threat_at, usable, within
from ludoteka.games.etherstone.reach import summonable
from ludoteka.games.etherstone.state import Etherstone
from ludoteka.games.etherstone.summon import Summon
from ludoteka.games.etherstone.verbs import (
    APPLY,
    CRUSH,
    CYCLE,
    DECLINE,
    DO_IT,
    SET_DIE,
    SUMMON,
    VERBS,
)
from ludoteka.kernel.acts import Why
from ludoteka.kernel.choices import Prompt
from ludoteka.kernel.machine import Doing
from ludoteka.kernel.refusal import Msg

CRUSHING: Final = ("etherstone.terms.crush-only-this-ability", "etherstone.terms.crush-no-bonuses")

# --- summon, attack, crush -----------------------------------------------------------------------------------------


class SummonFromHand(Sentence):
    """Summon an entity of a sort from your hand, perhaps for less."""

    # rule: etherstone.summon.via-ability, etherstone.summon.via-ability-modified
    def __init__(self, sort: Filter, *, less: int = 0, may: bool = False) -> None:
        self.sort: Final = sort
        self.less: Final = less
        self.may: Final = may

    def is_possible(self, state: Etherstone, seat: int, this: int) -> bool:
        return True  # what is in a hand must not show by whether its owner is asked

    def resolve(self, state: Etherstone, who: Doing) -> bool:
        # rule: etherstone.summon.via-ability
        if not state.players[who.you].hand:
            return False
        state.actor = who.you
        return True

    def options(self, state: Etherstone, who: Doing) -> list[int]:
        # rule: etherstone.summon.via-ability-modified
        found = [SUMMON + card for card in summonable(state, who.you, self.less) if self.sort.fits(card)]
        if self.may or not found:
            found.append(DECLINE)
        return found

    def chosen(self, state: Etherstone, who: Doing, option: int) -> None:
        # rule: etherstone.summon.via-ability
        if option != DECLINE:
            state.follow(Summon(who.you, option - SUMMON, self.less))

    def prompt(self, state: Etherstone, who: Doing) -> Prompt:
        rules = ("etherstone.summon.via-ability", "etherstone.summon.via-ability-modified")
        return Prompt("etherstone-ask-summon", *rules, args={"n": self.less})

    def value(self, x: int) -> float:
        return 1.0 + STONE * self.less

    def stands_apart(self) -> bool:
        return self.may

    def say(self) -> Msg:
        return Msg(f"etherstone-say-{'may-' if self.may else ''}summon-{self.sort.name}", {"n": self.less})


class Crush(Amount):
    """Beat a threat of at most this health: nobody goes, nobody is hurt, nothing can be added."""

    # rule: etherstone.terms.crush-only-this-ability, etherstone.terms.crush-no-bonuses
    def slots(self, state: Etherstone) -> list[int]:
        return [slot for slot in range(AREA) if self.fits(state, slot, None)]

    def fits(self, state: Etherstone, slot: int, why: Why | None) -> bool:
        # rule: etherstone.terms.crush-only-this-ability, etherstone.terms.crush-no-bonuses
        threat = threat_at(state, slot, is_engaged(state, slot), why)
        return threat >= 0 and strong_enough(threat, self.n, why, "etherstone-why-crush", CRUSHING)

    def weigh(self, state: Etherstone, who: Doing, option: int, why: Why) -> None:
        slot = VERBS.thing(CRUSH, option)
        if slot >= 0:
            self.fits(state, slot, why)

    def is_possible(self, state: Etherstone, seat: int, this: int) -> bool:
        return bool(self.slots(state))

    def resolve(self, state: Etherstone, who: Doing) -> bool:
        # rule: etherstone.terms.crush-only-this-ability
        found = self.slots(state)
        if len(found) == 1:
            self.chosen(state, who, CRUSH + found[0])
            return False
        state.actor = who.you
        return bool(found)

    def options(self, state: Etherstone, who: Doing) -> list[int]:
        return [CRUSH + slot for slot in self.slots(state)]

    def chosen(self, state: Etherstone, who: Doing, option: int) -> None:
        state.tell(CRUSHED, who.you, state.area[option - CRUSH], self.n)
        state.follow(Victory(who.you, option - CRUSH))

    def prompt(self, state: Etherstone, who: Doing) -> Prompt:
        return Prompt("etherstone-ask-crush", "etherstone.terms.crush-only-this-ability", args={"n": self.n})

    def value(self, x: int) -> float:
        return 0.8 * self.n

    def say(self) -> Msg:
        return Msg("etherstone-say-crush", {"n": self.n})


class AttackNow(Sentence):
    """Attack, besides the action of this turn."""

    def is_possible(self, state: Etherstone, seat: int, this: int) -> bool:
        for slot in range(AREA):
            if can_win(state, seat, slot):
                return True
        return False

    def resolve(self, state: Etherstone, who: Doing) -> bool:
        if self.is_possible(state, who.you, who.this):
            state.follow(Attack(who.you))
        return False

    def value(self, x: int) -> float:
        return 3.0

    def say(self) -> Msg:
        return Msg("etherstone-say-attack")


class CycleThreat(Sentence):
    """Put a threat of the area under the deck and reveal the top one instead."""

    def slots(self, state: Etherstone) -> list[int]:
        if state.deck_size() == 0:
            return []
        return [slot for slot in range(AREA) if state.area[slot] >= 0 and not is_engaged(state, slot)]

    def is_possible(self, state: Etherstone, seat: int, this: int) -> bool:
        return bool(self.slots(state))

    def resolve(self, state: Etherstone, who: Doing) -> bool:
        state.actor = who.you
        return bool(self.slots(state))

    def options(self, state: Etherstone, who: Doing) -> list[int]:
        return [CYCLE + slot for slot in self.slots(state)]

    def weigh(self, state: Etherstone, who: Doing, option: int, why: Why) -> None:
        slot = VERBS.thing(CYCLE, option)
        if slot >= 0:
            threat_at(state, slot, is_engaged(state, slot), why)

    def chosen(self, state: Etherstone, who: Doing, option: int) -> None:
        slot = option - CYCLE
        threat = state.area[slot]
        state.tell(CYCLED, who.you, threat)
        state.under.append(threat)
        state.reveal_threat(slot)

    def prompt(self, state: Etherstone, who: Doing) -> Prompt:
        return Prompt("etherstone-ask-cycle", "etherstone.golden.card-beats-rules")

    def say(self) -> Msg:
        return Msg("etherstone-say-cycle")


# --- dice --------------------------------------------------------------------------------------------------------


class ChangeDie(Amount):
    """Change the value of the die taken this turn, by at most `n`."""

    # rule: etherstone.die.value-unchanged
    def is_possible(self, state: Etherstone, seat: int, this: int) -> bool:
        return state.die >= 0 and state.turn == seat

    def resolve(self, state: Etherstone, who: Doing) -> bool:
        if not self.is_possible(state, who.you, who.this):
            return False
        state.actor = who.you
        return True

    def options(self, state: Etherstone, who: Doing) -> list[int]:
        # rule: etherstone.die.value-unchanged
        now = state.value
        return [SET_DIE + v for v in range(max(1, now - self.n), min(6, now + self.n) + 1) if v != now]

    def weigh(self, state: Etherstone, who: Doing, option: int, why: Why) -> None:
        value = VERBS.thing(SET_DIE, option)
        if value >= 0:
            low, high = max(1, state.value - self.n), min(6, state.value + self.n)
            within(value, low, high, why, "etherstone.die.value-unchanged")
            why.need(value != state.value, "etherstone-why-other-value", "etherstone.die.value-unchanged")

    def chosen(self, state: Etherstone, who: Doing, option: int) -> None:
        # rule: etherstone.die.value-unchanged
        state.value = option - SET_DIE
        if state.holder[state.die] == who.you:
            state.dice[state.die] = state.value
        state.tell(DIE_CHANGED, who.you, state.die, state.value)

    def prompt(self, state: Etherstone, who: Doing) -> Prompt:
        return Prompt("etherstone-ask-die", "etherstone.die.value-unchanged", args={"n": state.value})

    def say(self) -> Msg:
        if self.n == 5:
            return Msg("etherstone-say-set-die")
        return Msg("etherstone-say-change-die", {"n": self.n})


class RefreshMarket(Sentence):
    """Refresh the market without losing health."""

    def __init__(self, *, may: bool = False) -> None:
        self.may: Final = may

    def resolve(self, state: Etherstone, who: Doing) -> bool:
        if self.may:
            state.actor = who.you
            return True
        state.refresh(who.you, 0)
        return False

    def options(self, state: Etherstone, who: Doing) -> list[int]:
        return [DO_IT, DECLINE]

    def chosen(self, state: Etherstone, who: Doing, option: int) -> None:
        if option == DO_IT:
            state.refresh(who.you, 0)

    def prompt(self, state: Etherstone, who: Doing) -> Prompt:
        return Prompt("etherstone-ask-refresh", "etherstone.market.gather-all-five")

    def value(self, x: int) -> float:
        return 0.3

    def stands_apart(self) -> bool:
        return self.may

    def say(self) -> Msg:
        return Msg("etherstone-say-may-refresh" if self.may else "etherstone-say-refresh")


# --- another ability ---------------------------------------------------------------------------------------------


class ApplyAbility(Sentence):
    """Apply a die ability of another entity of yours, whatever its symbol."""

    # rule: etherstone.terms.apply-ability-other-card, etherstone.terms.apply-ability-as-if-die
    # rule: etherstone.abilities.two-ways-to-apply, etherstone.example.metamorph-lower-ability
    def __init__(self, sort: Filter = ENTITY, *, may: bool = False) -> None:
        self.sort: Final = sort
        self.may: Final = may

    def is_possible(self, state: Etherstone, seat: int, this: int) -> bool:
        for it in state.players[seat].play:
            card = it & CARD_BITS
            if card != this and self.sort.fits(card):
                for number in ON_DIE[card]:
                    if ABILITIES[number].limit(state, seat) > 0 and not state.is_under_way(number):
                        return True
        return False

    def found(self, state: Etherstone, seat: int, this: int) -> list[int]:
        # rule: etherstone.terms.apply-ability-other-card, etherstone.terms.apply-ability-as-if-die
        # rule: etherstone.abilities.several-times-a-turn
        found: list[int] = []
        for it in state.players[seat].play:
            card = it & CARD_BITS
            if card != this and self.sort.fits(card):
                for number in ON_DIE[card]:
                    if ABILITIES[number].is_usable(state, seat) and not state.is_under_way(number):
                        found.append(APPLY + number)
        return found

    def resolve(self, state: Etherstone, who: Doing) -> bool:
        state.actor = who.you
        return bool(self.found(state, who.you, who.this))

    def options(self, state: Etherstone, who: Doing) -> list[int]:
        found = self.found(state, who.you, who.this)
        if self.may:
            found.append(DECLINE)
        return found

    def weigh(self, state: Etherstone, who: Doing, option: int, why: Why) -> None:
        number = VERBS.thing(APPLY, option)
        if number < 0:
            return
        card = ABILITIES[number].card if number < len(ABILITIES) else ROOM
        if in_play(state, who.you, card, False, why):
            rules = ("etherstone.terms.apply-ability-other-card", "etherstone.terms.apply-ability-as-if-die")
            why.need(card != who.this, "etherstone-why-other-card", *rules, args=named(card))
            why.need(number in ON_DIE[card], "etherstone-why-die-ability", *rules, args=named(card))
            of_sort(card, self.sort, rules[0], why)
            usable(state, who.you, number, why)
            rule = "etherstone.abilities.finish-before-next"
            why.need(not state.is_under_way(number), "etherstone-why-under-way", rule, args=named(card))

    def chosen(self, state: Etherstone, who: Doing, option: int) -> None:
        if option != DECLINE:
            use(state, who.you, option - APPLY)

    def prompt(self, state: Etherstone, who: Doing) -> Prompt:
        return Prompt("etherstone-ask-apply", "etherstone.terms.apply-ability-other-card")

    def value(self, x: int) -> float:
        return 1.0

    def stands_apart(self) -> bool:
        return self.may

    def say(self) -> Msg:
        return Msg(f"etherstone-say-{'may-' if self.may else ''}apply-{self.sort.name}")
