"""«Расстановка»: the novice layout, the advanced layout, and the centre cards."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from ludoteka.games.elves.answers import open_window
from ludoteka.games.elves.deck import ID, IS_DRAGON
from ludoteka.games.elves.happenings import (
    CENTRE_OPENED,
    COVERED,
    FATALLY_WOUNDED,
    IN_RESERVE,
    PLACED,
    RESERVE_SWAPPED,
    SAVED_,
)
from ludoteka.games.elves.layout import LAYING
from ludoteka.games.elves.pieces import (
    ATTACKING,
    DEFENDING,
    FACE_DOWN,
    FREE,
    SAVED,
    card_of,
    fights,
    id_of,
    initiative_of,
    side_of,
    warrior,
)
from ludoteka.games.elves.state import LAYOUT_LUCK, Elves
from ludoteka.games.elves.twins import PlainLayout
from ludoteka.games.elves.verbs import KEEP, PLACE, SWAP_IN, VERBS
from ludoteka.games.elves.windows import AT_FATAL, AT_LAYOUT
from ludoteka.kernel.acts import Why
from ludoteka.kernel.choices import Prompt
from ludoteka.kernel.machine import ASK, END, GO, passage

LAY_OUT: Final = 0
REVEAL: Final = 1
CONTEST: Final = 2
SWAP: Final = 3
BEFORE_DEATH: Final = 4
LEAVE: Final = 5


def defence(state: Elves) -> list[int]:
    """The three cards of the attacked side, face down."""
    # rule: elves.actions.treasure-in-squad
    if state.defender >= 0:
        return state.players[state.defender].sent
    return [one & 127 for one in state.guards]


def unveil(state: Elves, side: int, card: int) -> None:
    """A sent card is turned up: what was known of it is used up."""
    if side == ATTACKING:
        state.forget(state.attacker, card)
    elif state.defender >= 0:
        state.forget(state.defender, card)
    elif card in state.mustered:
        state.mustered.remove(card)
    elif card in state.lots:
        state.lots.remove(card)


@mypyc_attr(free_list_len=1)
class Layout(PlainLayout):
    """From three cards a side face down to four on the field; `placed` counts them."""

    def clone(self) -> Layout:
        return Layout(self.you, like=self)

    def step(self, state: Elves, at: int) -> int:
        if at == LAY_OUT:
            state.stage = LAYING
            # rule: elves.battle.two-variants
            if state.rules.layout == "novice":
                self.novice(state)
                return GO
            return self.advanced(state)
        if at == REVEAL:
            return open_window(state, self.you, AT_LAYOUT)
        if at == CONTEST:
            return self.contest(state)
        if at == SWAP:
            return self.reserve_swap(state)
        if at == BEFORE_DEATH:
            if state.fled < 0 and fights(state.bottom) and state.fighter_owner(state.bottom) >= 0:
                return open_window(state, self.you, AT_FATAL)
            return GO
        if at == LEAVE and state.fled < 0:
            self.leave(state)
        return END

    # the novice layout

    def novice(self, state: Elves) -> None:
        # rule: elves.battle.novice-pool-six, elves.battle.novice-spots, elves.battle.novice-flip-centre-together
        # rule: elves.battle.novice-owner-mix
        pool: list[int] = []
        for card in state.players[state.attacker].sent:
            pool.append(warrior(card, len(pool), ATTACKING))
        for card in defence(state):
            pool.append(warrior(card, len(pool), DEFENDING))
        for one in pool:
            unveil(state, side_of(one), card_of(one))
        laid: list[int] = []
        state.pick_several(LAYOUT_LUCK, pool, 5, laid)
        state.top = laid.pop()
        state.bottom = pool[0]
        state.field = laid
        self.clear(state)
        state.tell(CENTRE_OPENED, card_of(state.top), card_of(state.bottom))

    def clear(self, state: Elves) -> None:
        """Nothing lies face down any more."""
        state.players[state.attacker].sent = []
        if state.defender >= 0:
            state.players[state.defender].sent = []
        state.guards = []

    # the advanced layout

    def advanced(self, state: Elves) -> int:
        # rule: elves.battle.advanced-three-face-down, elves.battle.advanced-take-opponents-card
        # rule: elves.battle.advanced-two-each
        if self.placed == 4:
            self.open_centre(state)
            return GO
        side = ATTACKING if self.placed % 2 == 0 else DEFENDING
        if state.rules.reveal == "on_take":
            state.taken = self.take(state, 1 - side)
            state.disclose()
        state.actor = state.decider(side)
        return ASK

    def take(self, state: Elves, side: int) -> int:
        """One of this side's face-down cards, blindly, and turned up."""
        if side == ATTACKING:
            card = state.pick(LAYOUT_LUCK, state.players[state.attacker].sent)
        elif state.defender >= 0:
            card = state.pick(LAYOUT_LUCK, state.players[state.defender].sent)
        else:
            card = state.pick(LAYOUT_LUCK, state.guards) & 127
        unveil(state, side, card)
        return card

    def open_centre(self, state: Elves) -> None:
        # rule: elves.battle.advanced-centre-contest
        for place in range(4):
            one = state.field[place]
            if card_of(one) == FACE_DOWN:
                state.field[place] = warrior(self.take(state, side_of(one)), id_of(one), side_of(one))
        state.top = warrior(self.take(state, ATTACKING), 4, ATTACKING)
        state.bottom = warrior(self.take(state, DEFENDING), 5, DEFENDING)
        state.tell(CENTRE_OPENED, card_of(state.top), card_of(state.bottom))

    def contest(self, state: Elves) -> int:
        """The higher initiative lies on top, the attacker's if they are equal; a treasure has none."""
        # rule: elves.battle.advanced-centre-contest, elves.battle.advanced-centre-tie
        # rule: elves.battle.advanced-centre-stack, elves.battle.advanced-centre-actions
        if state.fled >= 0:
            return END
        if state.rules.layout == "advanced" and initiative_of(state.bottom) > initiative_of(state.top):
            self.turn_over(state)
        # rule: elves.objects.artefact-unique-effect
        if state.flipped:
            self.turn_over(state)
        return GO

    def turn_over(self, state: Elves) -> None:
        top = state.top
        state.top = state.bottom
        state.bottom = top

    # the centre

    def reserve_swap(self, state: Elves) -> int:
        # rule: elves.battle.reserve-swap-attacker, elves.battle.reserve-swap-only-attacker
        # rule: elves.battle.reserve-swap-timing
        if side_of(state.top) == ATTACKING:
            state.actor = state.attacker
            return ASK
        return GO

    def leave(self, state: Elves) -> None:
        """The lower centre card dies, the upper one is the reserve; treasures stay on the field."""
        # rule: elves.battle.centre-leaves-field, elves.battle.treasure-stays, elves.actions.treasure-indestructible
        # rule: elves.attacks.example-1-layout
        bottom = state.bottom
        if fights(bottom):
            if bottom & SAVED:
                # rule: elves.battle.death-can-be-prevented
                state.go_home(bottom)
                state.tell(SAVED_, card_of(bottom))
            else:
                state.bury(bottom)
                state.tell(FATALLY_WOUNDED, card_of(bottom))
        else:
            state.spoils.append(card_of(bottom))
        top = state.top
        state.reserve = side_of(top)
        if fights(top):
            # rule: elves.battle.centre-top-reserve, elves.battle.reserve-neutral-discarded
            state.go_home(top)
            state.tell(IN_RESERVE, card_of(top))
            if not IS_DRAGON[card_of(top)] and state.fighter_owner(top) >= 0:
                state.reserve_card = card_of(top)
        else:
            # rule: elves.battle.treasure-stays, elves.actions.treasure-indestructible
            state.spoils.append(card_of(top))
        state.top = FREE
        state.bottom = FREE

    # what is asked

    def options(self, state: Elves) -> list[int]:
        if self.at - 1 == LAY_OUT:
            # rule: elves.battle.advanced-free-place
            return [PLACE + place for place in range(4) if state.field[place] == FREE]
        found = [KEEP]
        for place in range(4):
            one = state.field[place]
            if fights(one) and side_of(one) == ATTACKING:
                found.append(SWAP_IN + place)
        return found

    def chosen(self, state: Elves, option: int) -> None:
        if self.at - 1 == LAY_OUT:
            side = DEFENDING if self.placed % 2 == 0 else ATTACKING
            place = option - PLACE
            card = state.taken if state.taken >= 0 else FACE_DOWN
            state.field[place] = warrior(card, self.placed, side)
            if card == FACE_DOWN:
                state.tell(COVERED, state.actor, place)
            else:
                state.tell(PLACED, state.actor, card, place)
            state.taken = -1
            self.placed += 1
            self.at = LAY_OUT
        elif option != KEEP:
            place = option - SWAP_IN
            one = state.field[place]
            state.field[place] = state.top
            state.top = one
            state.tell(RESERVE_SWAPPED, state.attacker, card_of(state.field[place]), card_of(one))

    def weigh(self, state: Elves, option: int, why: Why) -> None:
        place, swapped = VERBS.thing(PLACE, option), VERBS.thing(SWAP_IN, option)
        if self.at - 1 == LAY_OUT:
            if place >= 0:
                free = state.field[place] == FREE
                why.need(free, "elves-why-free-place", "elves.battle.advanced-free-place")
        elif swapped >= 0:
            one = state.field[swapped]
            mine = fights(one) and side_of(one) == ATTACKING
            why.need(mine, "elves-why-swap-in", "elves.battle.reserve-swap-attacker")

    def prompt(self, state: Elves) -> Prompt:
        if self.at - 1 == LAY_OUT:
            if state.taken < 0:
                return Prompt("elves-ask-place-blind", "elves.battle.advanced-free-place")
            card: dict[str, object] = {"card": f"card:{ID[state.taken]}"}
            return Prompt("elves-ask-place", "elves.battle.advanced-free-place", args=card)
        return Prompt(
            "elves-ask-reserve-swap", "elves.battle.reserve-swap-attacker", "elves.battle.reserve-swap-timing"
        )


passage(Layout)
