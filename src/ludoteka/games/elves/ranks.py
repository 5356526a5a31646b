"""«Расстановка», «Проверка инициативы»: the words that say who stands where, acts when, and comes home."""

from __future__ import annotations

from typing import Final

from ludoteka.games.elves.board import CENTRE, is_castle
from ludoteka.games.elves.deck import IS_DRAGON
from ludoteka.games.elves.fight import CardTurn
from ludoteka.games.elves.happenings import (
    ACTS_AGAIN,
    CENTRE_SWAPPED,
    FLED,
    INITIATIVE_CHANGED,
    LOST_TURN,
    RESERVE_SWAPPED,
    TURNED_ROUND,
)
from ludoteka.games.elves.pieces import (
    ACTED,
    ATTACKING,
    DEFENDING,
    FREE,
    LEFT,
    RIGHT,
    SAVED,
    card_of,
    fights,
    id_of,
    initiative_of,
    is_dying,
    side_of,
    slot_of,
    warrior,
    with_initiative,
    with_slot,
)
from ludoteka.games.elves.state import Elves
from ludoteka.games.elves.strike import move
from ludoteka.games.elves.verbs import CENTRE_BOTTOM, CENTRE_TOP, SWAP_WITH, TARGET, TURN_ROUND, VERBS
from ludoteka.games.elves.windows import AT_DEATH, AT_FATAL, AT_LAYOUT, ON_DYING
from ludoteka.games.elves.words import HARMS, HELPS, NEITHER, SPECIAL, WHO, Aimed, Word, reach
from ludoteka.kernel.acts import Why
from ludoteka.kernel.machine import Doing
from ludoteka.kernel.refusal import Msg


class ChangeInitiative(Aimed):
    """A warrior's initiative changes: of one that has not acted, or during the layout of a centre card."""

    def __init__(self, who: int, n: int) -> None:
        super().__init__(who, HELPS if n > 0 else HARMS)
        self.n: Final = n

    def fits(self, state: Elves, one: int) -> bool:
        return not one & ACTED

    def fitness(self) -> str:
        return "elves-why-not-acted"

    def is_possible(self, state: Elves, you: int, window: int, item: int) -> bool:
        if window == AT_LAYOUT:
            return state.rules.layout == "advanced" and len(self.centre(state, you)) > 0
        return super().is_possible(state, you, window, item)

    def needs_contest(self) -> bool:
        return True

    def centre(self, state: Elves, you: int) -> list[int]:
        sides = reach(state, you, self.who, self.bent)
        found: list[int] = []
        if fights(state.top) and sides >> side_of(state.top) & 1:
            found.append(TARGET + CENTRE_TOP)
        if fights(state.bottom) and sides >> side_of(state.bottom) & 1:
            found.append(TARGET + CENTRE_BOTTOM)
        return found

    def aims(self, state: Elves, you: int, aim: int) -> list[int]:
        if aim < 0 and state.top != FREE:
            return self.centre(state, you)
        return super().aims(state, you, aim)

    def weigh_aim(self, state: Elves, you: int, aim: int, option: int, why: Why) -> None:
        if state.top == FREE:  # else it is a centre card that is meant
            super().weigh_aim(state, you, aim, option, why)

    def resolve(self, state: Elves, who: Doing) -> bool:
        id = who.target - TARGET
        if state.top >= 0 and id_of(state.top) == id:
            state.top = self.changed(state.top)
            self.tell_of(state, state.top)
            return False
        if state.bottom >= 0 and id_of(state.bottom) == id:
            state.bottom = self.changed(state.bottom)
            self.tell_of(state, state.bottom)
            return False
        return super().resolve(state, who)

    def work(self, state: Elves, who: Doing, place: int) -> None:
        state.field[place] = self.changed(state.field[place])
        self.tell_of(state, state.field[place])

    def changed(self, one: int) -> int:
        return with_initiative(one, initiative_of(one) + self.n)

    def tell_of(self, state: Elves, one: int) -> None:
        state.tell(INITIATIVE_CHANGED, card_of(one), initiative_of(one))

    def say(self) -> Msg:
        way = "up" if self.n > 0 else "down"
        return Msg("elves-say-change-initiative", {"who": WHO[self.who], "n": abs(self.n), "way": way})


class SkipTurn(Aimed):
    """A warrior that has not acted counts as having acted this round."""

    def __init__(self, who: int) -> None:
        super().__init__(who, HARMS)

    def fits(self, state: Elves, one: int) -> bool:
        return not one & ACTED

    def fitness(self) -> str:
        return "elves-why-not-acted"

    def work(self, state: Elves, who: Doing, place: int) -> None:
        state.field[place] |= ACTED
        state.tell(LOST_TURN, card_of(state.field[place]))

    def say(self) -> Msg:
        return Msg("elves-say-skip-turn", {"who": WHO[self.who]})


class ExtraAttack(Aimed):
    """A warrior that has acted acts once more at once."""

    def __init__(self, who: int) -> None:
        super().__init__(who, HELPS)

    def fits(self, state: Elves, one: int) -> bool:
        return one & ACTED != 0

    def fitness(self) -> str:
        return "elves-why-acted"

    def work(self, state: Elves, who: Doing, place: int) -> None:
        one = state.field[place]
        state.tell(ACTS_AGAIN, card_of(one))
        state.follow(CardTurn(state.decider(side_of(one)), id_of(one), True))

    def say(self) -> Msg:
        return Msg("elves-say-extra-attack", {"who": WHO[self.who]})


def can_take(state: Elves, place: int) -> bool:
    """Whether a warrior can come to this place: a treasure stays where it lies."""
    return state.field[place] == FREE or fights(state.field[place])


class SwapPlaces(Aimed):
    """A warrior changes places with another or takes a free place."""

    def __init__(self, who: int) -> None:
        super().__init__(who, NEITHER)

    def aims(self, state: Elves, you: int, aim: int) -> list[int]:
        if aim < 0:
            return super().aims(state, you, aim)
        if aim >= SWAP_WITH:
            return []
        here = state.place_of(aim - TARGET)
        return [SWAP_WITH + place for place in range(4) if place != here and can_take(state, place)]

    def step(self, aim: int) -> str:
        return "mover" if aim < 0 else "swap"

    def weigh_aim(self, state: Elves, you: int, aim: int, option: int, why: Why) -> None:
        super().weigh_aim(state, you, aim, option, why)
        place = VERBS.thing(SWAP_WITH, option)
        if aim >= 0 and place >= 0:
            other = place != state.place_of(aim - TARGET) and can_take(state, place)
            why.need(other, "elves-why-other-place", *SPECIAL)

    def work(self, state: Elves, who: Doing, place: int) -> None:
        there = who.x - SWAP_WITH
        if 0 <= there < 4 and can_take(state, there):
            move(state, place, there)

    def say(self) -> Msg:
        return Msg("elves-say-swap-places", {"who": WHO[self.who]})


class Rotate(Aimed):
    """The sides of a warrior go round by one step, either way."""

    def __init__(self, who: int) -> None:
        super().__init__(who, NEITHER)

    def aims(self, state: Elves, you: int, aim: int) -> list[int]:
        if aim < 0:
            return super().aims(state, you, aim)
        return [TURN_ROUND + LEFT, TURN_ROUND + RIGHT] if aim < TURN_ROUND else []

    def step(self, aim: int) -> str:
        return "first" if aim < 0 else "turn"

    def work(self, state: Elves, who: Doing, place: int) -> None:
        one = state.field[place]
        step = 1 if who.x == TURN_ROUND + RIGHT else 2
        turned = one
        for hand in range(3):
            turned = with_slot(turned, (hand + step) % 3, slot_of(one, hand))
        state.field[place] = turned
        state.tell(TURNED_ROUND, card_of(one))

    def say(self) -> Msg:
        return Msg("elves-say-rotate", {"who": WHO[self.who]})


class SwapReserve(Aimed):
    """Your reserve card replaces a warrior, which becomes the reserve."""

    def __init__(self, who: int) -> None:
        super().__init__(who, HELPS)

    def is_possible(self, state: Elves, you: int, window: int, item: int) -> bool:
        card = state.reserve_card
        # Everybody knows where the reserve is, but not whether a second copy of it is held.
        if card < 0 or state.reserve != state.side_of_seat(you) or card not in state.players[you].known:
            return False
        return super().is_possible(state, you, window, item)

    def work(self, state: Elves, who: Doing, place: int) -> None:
        card = state.reserve_card
        player = state.players[who.you]
        if card not in player.known:
            return
        old = state.field[place]
        player.hand.remove(card)
        state.forget(who.you, card)
        state.field[place] = warrior(card, id_of(old), side_of(old)) | (old & ACTED)
        state.go_home(old)
        state.reserve_card = card_of(old) if card_of(old) in player.known else -1
        state.tell(RESERVE_SWAPPED, who.you, card, card_of(old))

    def say(self) -> Msg:
        return Msg("elves-say-swap-reserve", {"who": WHO[self.who]})


class SaveToHand(Word):
    """A warrior that dies, the lower centre card too, goes to hand and not to the discard."""

    def __init__(self, who: int) -> None:
        self.who: Final = who

    def dying(self, state: Elves, you: int) -> list[int]:
        mine = state.side_of_seat(you)
        found: list[int] = []
        if mine < 0:
            return found
        for place in range(4):
            one = state.field[place]
            if fights(one) and side_of(one) == mine and is_dying(one) and self.can_go(one):
                found.append(TARGET + place)
        if fights(state.bottom) and side_of(state.bottom) == mine and self.can_go(state.bottom):
            found.append(TARGET + CENTRE_BOTTOM)
        return found

    def can_go(self, one: int) -> bool:
        """Whether a hand can take it: a dragon goes to its Castle, dead or alive."""
        return not one & SAVED and not IS_DRAGON[card_of(one)]

    def windows(self) -> int:
        return ON_DYING

    def is_possible(self, state: Elves, you: int, window: int, item: int) -> bool:
        return (window in (AT_DEATH, AT_FATAL)) and len(self.dying(state, you)) > 0

    def aims(self, state: Elves, you: int, aim: int) -> list[int]:
        return self.dying(state, you) if aim < 0 else []

    def weigh_aim(self, state: Elves, you: int, aim: int, option: int, why: Why) -> None:
        if VERBS.thing(TARGET, option) >= 0:
            why.need(option in self.dying(state, you), "elves-why-dying", "elves.battle.death-can-be-prevented")

    def resolve(self, state: Elves, who: Doing) -> bool:
        id = who.target - TARGET
        place = state.place_of(id)
        if place >= 0:
            state.field[place] |= SAVED
        elif state.bottom >= 0 and id_of(state.bottom) == id:
            state.bottom |= SAVED
        return False

    def say(self) -> Msg:
        return Msg("elves-say-save-to-hand", {"who": WHO[self.who]})


class SwapCentre(Word):
    """The two centre cards change order."""

    def windows(self) -> int:
        return 1 << AT_LAYOUT

    def is_possible(self, state: Elves, you: int, window: int, item: int) -> bool:
        return window == AT_LAYOUT

    def resolve(self, state: Elves, who: Doing) -> bool:
        state.flipped = not state.flipped
        state.tell(CENTRE_SWAPPED)
        return False

    def say(self) -> Msg:
        return Msg("elves-say-swap-centre")


class RetreatAfterLayout(Word):
    """The battle is over and lost for you; all your cards return to hand."""

    def windows(self) -> int:
        return 1 << AT_LAYOUT

    def is_possible(self, state: Elves, you: int, window: int, item: int) -> bool:
        if window != AT_LAYOUT:
            return False
        if you == state.defender:
            castle = state.conflict == CENTRE or is_castle(state.conflict)
            return not castle or state.rules.castle_retreat
        return you == state.attacker

    def resolve(self, state: Elves, who: Doing) -> bool:
        if state.fled < 0:
            state.fled = ATTACKING if who.you == state.attacker else DEFENDING
            state.tell(FLED, who.you)
        return False

    def say(self) -> Msg:
        return Msg("elves-say-retreat-after-layout")
