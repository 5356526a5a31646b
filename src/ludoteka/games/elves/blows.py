"""«Типы Атак»: the words that change the sides of a warrior, what a blow takes, and lives."""

from __future__ import annotations

from typing import Final

from ludoteka.games.elves.answers import Declared
from ludoteka.games.elves.deck import DOUBLE_PIERCING, LIVES_TAKEN, NOTHING, SIMPLE, SLOTS, WORDS
from ludoteka.games.elves.happenings import DAMAGE_LOWERED, DAMAGE_RAISED, HEALED, LIFE_ADDED, SIDE_CHANGED, SPARED
from ludoteka.games.elves.pieces import LIFE, card_of, fights, side_of, slot_of, with_slot, with_wounds, wounds_of
from ludoteka.games.elves.state import Elves
from ludoteka.games.elves.strike import Deaths, Strike, hurt
from ludoteka.games.elves.verbs import COPY, SIDE, TARGET, VERBS
from ludoteka.games.elves.words import HARMS, HELPS, SPECIAL, WHO, Aimed, Reply, Word, may_favour, meant, reach
from ludoteka.kernel.acts import Why
from ludoteka.kernel.machine import Doing, Frame
from ludoteka.kernel.refusal import Msg


class ReplaceSide(Word):
    """One side of a warrior becomes another."""

    def __init__(self, who: int, to: int, only_strikes: bool = False) -> None:
        self.who: Final = who
        self.to: Final = to
        self.only_strikes: Final = only_strikes

    def hands(self, state: Elves, reached: int, place: int) -> int:
        """The sides of the warrior here that can become another, as bits."""
        one = state.field[place]
        found = 0
        if fights(one) and reached >> side_of(one) & 1:
            for hand in range(3):
                slot = slot_of(one, hand)
                if slot != self.to and not (self.only_strikes and LIVES_TAKEN[slot] == 0):
                    found |= 1 << hand
        return found

    def bent(self) -> int:
        """A side that is lost harms; any other change helps."""
        return HARMS if self.to == NOTHING else HELPS

    def reached(self, state: Elves, you: int) -> int:
        return reach(state, you, self.who, self.bent())

    def sides(self, state: Elves, you: int) -> list[int]:
        reached = self.reached(state, you)
        found: list[int] = []
        for place in range(4):
            hands = self.hands(state, reached, place)
            for hand in range(3):
                if hands >> hand & 1:
                    found.append(SIDE + place * 3 + hand)
        return found

    def is_possible(self, state: Elves, you: int, window: int, item: int) -> bool:
        reached = self.reached(state, you)
        for place in range(4):
            if self.hands(state, reached, place):
                return True
        return False

    def aims(self, state: Elves, you: int, aim: int) -> list[int]:
        return self.sides(state, you) if aim < 0 else []

    def weigh_aim(self, state: Elves, you: int, aim: int, option: int, why: Why) -> None:
        side = VERBS.thing(SIDE, option)
        place, hand = divmod(side, 3)
        if aim >= 0 or side < 0 or not meant(state, you, place, self.who, self.bent(), why):
            return
        slot = slot_of(state.field[place], hand)
        why.need(slot != self.to, "elves-why-other-side", *SPECIAL)
        if self.only_strikes:
            why.need(LIVES_TAKEN[slot] > 0, "elves-why-strike-side", *SPECIAL)

    def resolve(self, state: Elves, who: Doing) -> bool:
        change_side(state, who.target - SIDE, self.to)
        return False

    def say(self) -> Msg:
        if self.only_strikes:
            return Msg("elves-say-replace-strike", {"who": WHO[self.who], "to": SLOTS[self.to]})
        return Msg("elves-say-replace-side", {"who": WHO[self.who], "to": SLOTS[self.to]})


def change_side(state: Elves, aim: int, to: int) -> None:
    """The side of a warrior, given by its number and the hand, becomes `to`."""
    id, hand = divmod(aim, 3)
    place = state.place_of(id)
    if place >= 0:
        state.field[place] = with_slot(state.field[place], hand, to)
        state.tell(SIDE_CHANGED, card_of(state.field[place]), hand, to)


class CopyStrike(ReplaceSide):
    """One side of a warrior becomes a copy of a strike on the field."""

    def __init__(self, who: int) -> None:
        super().__init__(who, -1)

    def strikes(self, state: Elves) -> list[int]:
        found: list[int] = []
        for one in state.field:
            if fights(one):
                for hand in range(3):
                    slot = slot_of(one, hand)
                    if SIMPLE <= slot <= DOUBLE_PIERCING and COPY + slot not in found:
                        found.append(COPY + slot)
        found.sort()
        return found

    def is_possible(self, state: Elves, you: int, window: int, item: int) -> bool:
        return super().is_possible(state, you, window, item) and len(self.strikes(state)) > 0

    def aims(self, state: Elves, you: int, aim: int) -> list[int]:
        if aim < 0:
            return self.sides(state, you)
        return self.strikes(state) if aim < COPY else []

    def step(self, aim: int) -> str:
        return "first" if aim < 0 else "copy"

    def weigh_aim(self, state: Elves, you: int, aim: int, option: int, why: Why) -> None:
        super().weigh_aim(state, you, aim, option, why)
        if aim >= 0 and VERBS.thing(COPY, option) >= 0:
            why.need(option in self.strikes(state), "elves-why-copy", *SPECIAL)

    def resolve(self, state: Elves, who: Doing) -> bool:
        if who.x >= COPY:
            change_side(state, who.target - SIDE, who.x - COPY)
        return False

    def say(self) -> Msg:
        return Msg("elves-say-copy-strike", {"who": WHO[self.who]})


class ExtraDamage(Reply):
    """A declared strike takes more lives, if it takes any."""

    def __init__(self, n: int) -> None:
        self.n: Final = n

    def suits(self, state: Elves, you: int, what: Frame[Elves]) -> bool:
        if not isinstance(what, Strike) or what.would_take(state) == 0:
            return False
        return may_favour(state, you, side_of(state.field[state.place_of(what.by)]))

    def resolve(self, state: Elves, who: Doing) -> bool:
        strike = state.unfinished()[who.target]
        if isinstance(strike, Strike):
            strike.bonus += self.n
            state.tell(DAMAGE_RAISED, self.n)
        return False

    def say(self) -> Msg:
        return Msg("elves-say-extra-damage", {"n": self.n})


class Damage(Aimed):
    """A warrior loses lives; this is no strike."""

    def __init__(self, who: int, n: int) -> None:
        super().__init__(who, HARMS)
        self.n: Final = n

    def work(self, state: Elves, who: Doing, place: int) -> None:
        act = state.unfinished()[-2]
        lives = self.n - act.prevented if isinstance(act, Declared) else self.n
        if lives > 0:
            hurt(state, place, lives)
            state.follow(Deaths(who.you))
        else:
            state.tell(SPARED, card_of(state.field[place]))

    def say(self) -> Msg:
        return Msg("elves-say-damage", {"who": WHO[self.who], "n": self.n})


class PreventDamage(Reply):
    """A declared strike or damage takes fewer lives."""

    def __init__(self, n: int) -> None:
        self.n: Final = n

    def suits(self, state: Elves, you: int, what: Frame[Elves]) -> bool:
        if isinstance(what, Strike):
            if what.would_take(state) == 0:
                return False
            return may_favour(state, you, side_of(state.field[state.place_of(what.target)]))
        if isinstance(what, Declared) and isinstance(WORDS[what.card][0], Damage):
            place = state.place_of(what.aim - TARGET)
            return place >= 0 and may_favour(state, you, side_of(state.field[place]))
        return False

    def resolve(self, state: Elves, who: Doing) -> bool:
        what = state.unfinished()[who.target]
        if isinstance(what, (Strike, Declared)):
            what.prevented += self.n
        state.tell(DAMAGE_LOWERED, self.n)
        return False

    def say(self) -> Msg:
        return Msg("elves-say-prevent-damage", {"n": self.n})


class Heal(Aimed):
    """Wounds are taken off a warrior."""

    def __init__(self, who: int, n: int) -> None:
        super().__init__(who, HELPS)
        self.n: Final = n

    def fits(self, state: Elves, one: int) -> bool:
        return wounds_of(one) > 0

    def fitness(self) -> str:
        return "elves-why-wounded"

    def work(self, state: Elves, who: Doing, place: int) -> None:
        one = state.field[place]
        healed = min(self.n, wounds_of(one))
        state.field[place] = with_wounds(one, wounds_of(one) - healed)
        state.tell(HEALED, card_of(one), healed)

    def say(self) -> Msg:
        return Msg("elves-say-heal", {"who": WHO[self.who], "n": self.n})


class AddLife(Aimed):
    """A warrior's lives rise."""

    def __init__(self, who: int, n: int) -> None:
        super().__init__(who, HELPS)
        self.n: Final = n

    def work(self, state: Elves, who: Doing, place: int) -> None:
        state.field[place] += self.n * LIFE
        state.tell(LIFE_ADDED, card_of(state.field[place]), self.n)

    def say(self) -> Msg:
        return Msg("elves-say-add-life", {"who": WHO[self.who], "n": self.n})
