"""«Атаки и их направления», «Типы Атак»: one strike or one movement, and what dies of it."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from ludoteka.games.elves.answers import open_window
from ludoteka.games.elves.deck import DOUBLE_PIERCING, DOUBLE_SIMPLE, FIRE_SHIELD, LIVES_TAKEN, SHIELD, SIMPLE
from ludoteka.games.elves.happenings import (
    CHANGED_PLACES,
    DIED,
    HIT,
    MOVED,
    SAVED_,
    SPARED,
    STOPPED,
    STRIKE_LOST,
    STRUCK,
    STRUCK_BACK,
)
from ludoteka.games.elves.pieces import (
    ACTED,
    FREE,
    LIVES_AT,
    LIVES_BITS,
    SAVED,
    WOUNDS_AT,
    card_of,
    fights,
    id_of,
    is_dying,
    side_of,
    slot_of,
    target_place,
    with_wounds,
    wounds_of,
)
from ludoteka.games.elves.state import Elves
from ludoteka.games.elves.twins import PlainDeaths, PlainMove, PlainStrike
from ludoteka.games.elves.windows import AT_DEATH, AT_ITEM
from ludoteka.kernel.machine import END, GO, passage


def damage_of(slot: int, facing: int) -> int:
    """The lives that a strike of this kind takes from a card that meets it with this side."""
    # rule: elves.attacks.simple-strike, elves.attacks.double-simple-strike, elves.attacks.piercing-strike
    # rule: elves.attacks.double-piercing-strike, elves.attacks.piercing-without-shield
    # rule: elves.attacks.fire-shield-stops-simple, elves.attacks.fire-shield-piercing
    # rule: elves.attacks.counter-attack-no-protection, elves.attacks.movement-no-damage
    if slot <= DOUBLE_SIMPLE and (facing in (SHIELD, FIRE_SHIELD)):
        return 0
    return LIVES_TAKEN[slot]


def hurt(state: Elves, place: int, lives: int) -> None:
    """Put wounds on the warrior at this place."""
    # rule: elves.battle.damage-marks-wounds, elves.battle.wounds-persist-between-rounds, elves.setup.wound-tokens
    one = state.field[place]
    state.field[place] = with_wounds(one, wounds_of(one) + lives)
    lost = wounds_of(state.field[place]) - wounds_of(one)
    if lost > 0:  # no more is told than it had; who is dying already has nothing to lose
        state.tell(HIT, card_of(one), lost)


@mypyc_attr(free_list_len=1)
class Strike(PlainStrike):
    """A declared strike: answered, then worked out from the sides as they then are (ruling R38)."""

    # rule: elves.actions.attack-is-action

    def clone(self) -> Strike:
        return Strike(self.you, like=self)

    def step(self, state: Elves, at: int) -> int:
        if at == 0:
            return open_window(state, self.you, AT_ITEM, len(state.unfinished()) - 1)
        if at == 1:
            return self.lands(state)
        return END

    def meets(self, state: Elves, here: int) -> int:
        """The place of the target if the strike from here can still land there, else -1."""
        if here < 0:
            return -1
        there = target_place(here, self.hand)
        other = state.field[there]
        if other < 0 or id_of(other) != self.target or side_of(other) == side_of(state.field[here]):
            return -1
        return there

    def would_take(self, state: Elves) -> int:
        """The lives it would take if nothing more happened."""
        here = state.place_of(self.by)
        there = self.meets(state, here)
        if there < 0:
            return 0
        slot = slot_of(state.field[here], self.hand)
        if slot < SIMPLE or slot > DOUBLE_PIERCING:
            return 0
        return self.lives_taken(slot, slot_of(state.field[there], 2 - self.hand))

    def lives_taken(self, slot: int, facing: int) -> int:
        """The lives that it takes with this side from a card that meets it with that one."""
        lives = damage_of(slot, facing)
        if lives > 0:
            lives += self.bonus - self.prevented
        return lives if lives > 0 else 0

    def lands(self, state: Elves) -> int:
        here = state.place_of(self.by)
        there = self.meets(state, here)
        if there < 0:
            if here >= 0:
                state.tell(STRIKE_LOST, card_of(state.field[here]))
            return END
        one = state.field[here]
        other = state.field[there]
        slot = slot_of(one, self.hand)
        facing = slot_of(other, 2 - self.hand)
        if slot < SIMPLE or slot > DOUBLE_PIERCING:
            state.tell(STRIKE_LOST, card_of(one))
            return END
        lives = self.lives_taken(slot, facing)
        state.tell(STRUCK, card_of(one), slot, card_of(other))
        if lives > 0:
            hurt(state, there, lives)
        elif damage_of(slot, facing) == 0:
            state.tell(STOPPED, card_of(other), facing)
        else:
            state.tell(SPARED, card_of(other))
        # rule: elves.attacks.counter-attack-wounds-attacker, elves.attacks.counter-attack-one-life
        # rule: elves.attacks.counter-attack-side-only, elves.attacks.fire-shield-burns
        if state.bites_back(facing):
            state.tell(STRUCK_BACK, card_of(other), facing)
            hurt(state, here, 1)
        if is_anybody_dying(state):
            state.follow(Deaths(self.you))
        return GO


@mypyc_attr(free_list_len=1)
class Move(PlainMove):
    """A declared movement: answered, then the card changes places with whatever it points at."""

    # rule: elves.attacks.movement-swap, elves.attacks.movement-keeps-wounds

    def clone(self) -> Move:
        return Move(self.you, like=self)

    def step(self, state: Elves, at: int) -> int:
        if at == 0:
            return open_window(state, self.you, AT_ITEM, len(state.unfinished()) - 1)
        here = state.place_of(self.by)
        if here >= 0:
            there = target_place(here, self.hand)
            move(state, here, there)
            state.note_position()
        return END


def move(state: Elves, here: int, there: int) -> None:
    """The warrior goes there, and whoever stood there comes here; wounds and changed sides go with the cards."""
    field = state.field
    one = field[here]
    other = field[there]
    field[here] = other
    field[there] = one
    if other == FREE:
        state.tell(MOVED, card_of(one), there)
    else:
        state.tell(CHANGED_PLACES, card_of(one), card_of(other), there)


def is_anybody_dying(state: Elves) -> bool:
    """Whether a warrior on the edges has no lives left."""
    for piece in state.field:
        one: i64 = piece
        if one >= 0 and one & LIVES_BITS and one >> WOUNDS_AT & 15 >= one >> LIVES_AT & 15:
            return True
    return False


@mypyc_attr(free_list_len=1)
class Deaths(PlainDeaths):
    """Warriors without lives: measures to save them, then they leave the battle."""

    # rule: elves.battle.death-at-last-life, elves.battle.death-can-be-prevented

    def clone(self) -> Deaths:
        return Deaths(self.you, like=self)

    def step(self, state: Elves, at: int) -> int:
        if at == 0:
            return open_window(state, self.you, AT_DEATH) if is_anybody_dying(state) else END
        for place in range(4):
            one = state.field[place]
            if not fights(one) or not is_dying(one):
                continue
            state.field[place] = FREE
            if one & SAVED:
                state.go_home(one)
                state.tell(SAVED_, card_of(one))
            else:
                state.bury(one)
                state.tell(DIED, card_of(one))
        return END


def mark_acted(state: Elves, place: int) -> None:
    state.field[place] |= ACTED


def declare_strike(state: Elves, you: int, place: int, hand: int) -> None:
    """The warrior here strikes with this hand."""
    # rule: elves.battle.one-attack-per-turn-of-card
    one = state.field[place]
    target = state.field[target_place(place, hand)]
    mark_acted(state, place)
    # rule: elves.attacks.end-no-damage
    state.stirred = True
    # rule: elves.attacks.movement-loop-ends
    if state.trail:
        state.trail = []
    # rule: elves.battle.one-attack-per-turn-of-card
    state.follow(Strike(you, id_of(one), hand, id_of(target)))


def declare_move(state: Elves, you: int, place: int, hand: int) -> None:
    """The warrior here moves with this hand."""
    one = state.field[place]
    mark_acted(state, place)
    state.stirred = True
    state.follow(Move(you, id_of(one), hand))


passage(Strike)
passage(Move)
passage(Deaths)
