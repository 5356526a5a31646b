"""«Тень»: the turn of the solo opponent, step by step."""

from __future__ import annotations

from typing import Final

from ludoteka.games.evolution.acts import hatch
from ludoteka.games.evolution.attack import Attack
from ludoteka.games.evolution.cards.base import LATCHING, PESKY
from ludoteka.games.evolution.creature import ACTIVE, IDLE, Creature
from ludoteka.games.evolution.deck import AT, ATTACK, HALF, LEFT, NEW_ATTACK, RIGHT
from ludoteka.games.evolution.gain import LOWER_PART, UPPER_PART
from ludoteka.games.evolution.gather import Gather
from ludoteka.games.evolution.happenings import ADDED, DISCARDED, SHADOW_CARD, SHADOW_STEP, TURN_BEGAN, USED
from ludoteka.games.evolution.shadow_eye import attack_traits, best_target
from ludoteka.games.evolution.source import opens_upper
from ludoteka.games.evolution.state import Evolution
from ludoteka.games.evolution.targets import targets_of
from ludoteka.games.evolution.trait_card import SPENT
from ludoteka.games.evolution.transmute import Transmute
from ludoteka.games.evolution.twins import PlainShadowTurn
from ludoteka.games.evolution.using import can_use, use
from ludoteka.games.evolution.verbs import SIDES
from ludoteka.games.evolution.waking import wake
from ludoteka.kernel.machine import END, GO, passage
from ludoteka.kernel.piles import EMPTY

TURN_UP: Final = 0
ACTIVATE: Final = 1
LATCH: Final = 2
PESTER: Final = 3
ACT: Final = 4
CLOSE: Final = 5

# what the log says of the action it takes
TRANSMUTES: Final = 1
ATTACKS: Final = 2
FROM_ABOVE: Final = 3
FROM_BELOW: Final = 4
SLEEPS: Final = 5
NOBODY_AWAKE: Final = 6
MORE_CREATURES: Final = 7  # and of the steps before it
FEWEST_TRAITS: Final = 8
NO_ROOM: Final = 9
MOST_CRYSTALS: Final = 10


class ShadowTurn(PlainShadowTurn):
    """A card, an activation, the first possible action. Nobody is asked: choice cards decide."""

    # rule: evolution.base.solo-shadow-basics, evolution.base.solo-shadow-activation

    def clone(self) -> ShadowTurn:
        return ShadowTurn(self.you, like=self)

    def step(self, state: Evolution, at: int) -> int:
        if at == TURN_UP:
            state.turn = self.you
            state.tell(TURN_BEGAN, self.you)
            return self.turn_up(state)
        if at == ACTIVATE:
            return self.activate(state)
        if at == LATCH:
            creature = state.at(self.code)
            if creature.force >> LATCHING & 1 and can_use(state, self.code, LATCHING, -1):
                use(state, self.code, LATCHING)
            return GO
        if at == PESTER:
            return self.pester(state)
        if at == ACT:
            return self.act(state)
        for creature in state.players[self.you].creatures:
            creature.part = IDLE
        state.end_turn()
        return END

    def turn_up(self, state: Evolution) -> int:
        # rule: evolution.base.solo-shadow-card
        me = state.players[self.you]
        card = state.draw_card()
        if card == EMPTY:
            return GO
        if len(me.creatures) < len(state.players[1 - self.you].creatures):
            state.tell(SHADOW_STEP, MORE_CREATURES, len(me.creatures) * SIDES + self.you)
            hatch(state, self.you, card, False)
            return GO
        state.disclose()
        state.tell(SHADOW_CARD, card)
        first = state.choice_card(2)
        faces = [card, card + HALF] if first == 0 else [card + HALF, card]
        for i in self.by_traits(state):
            for face in faces:
                trait = LEFT[card] if face == card else RIGHT[card]
                if not me.creatures[i].bears(trait):
                    me.creatures[i].lay(face)
                    state.tell(SHADOW_STEP, FEWEST_TRAITS, i * SIDES + self.you)
                    state.tell(ADDED, i * SIDES + self.you, trait)
                    return GO
        state.discard.append(card)
        state.tell(SHADOW_STEP, NO_ROOM, self.you)
        state.tell(DISCARDED, self.you, card)
        return GO

    def by_traits(self, state: Evolution) -> list[int]:
        """Its creatures, fewest traits first; equals in the order that choice cards give."""
        creatures = state.players[self.you].creatures
        left = list(range(len(creatures)))
        found: list[int] = []
        while left:
            fewest = min(len(creatures[i].traits) for i in left)
            equal = [i for i in left if len(creatures[i].traits) == fewest]
            pick = equal[state.choice_card(len(equal))] if not found else equal[0]
            found.append(pick)
            left.remove(pick)
        return found

    # rule: evolution.base.solo-shadow-activation
    def activate(self, state: Evolution) -> int:
        creatures = state.players[self.you].creatures
        best: list[int] = []
        rank = (-1, -1)
        for i, creature in enumerate(creatures):
            here = (creature.crystals, len(creature.traits))
            if creature.asleep or here < rank:
                continue
            if here > rank:
                rank = here
                best = []
            best.append(i)
        if not best:
            state.tell(SHADOW_STEP, NOBODY_AWAKE, self.you)
            self.at = CLOSE
            return GO
        self.code = best[state.choice_card(len(best))] * SIDES + self.you
        state.at(self.code).part = ACTIVE
        state.tell(SHADOW_STEP, MOST_CRYSTALS, self.code)
        return GO

    def pester(self, state: Evolution) -> int:
        """It wakes its own sleeper with most crystals."""
        creature = state.at(self.code)
        if not creature.force >> PESKY & 1 or not can_use(state, self.code, PESKY, -1):
            return GO
        sleepers = [friend for friend in state.players[self.you].creatures if friend.asleep]
        if not sleepers:
            return GO
        most = max(friend.crystals for friend in sleepers)
        richest = [friend for friend in sleepers if friend.crystals == most]
        chosen = richest[state.choice_card(len(richest))]
        state.tell(USED, self.code, PESKY)
        creature.mark(creature.slot_showing(PESKY), SPENT)
        wake(state, place_of(state, self.you, chosen))
        return GO

    # rule: evolution.base.solo-shadow-activation
    def act(self, state: Evolution) -> int:
        """The first possible of: transmute, attack, the upper part, the lower part, sleep."""
        creature = state.at(self.code)
        if creature.crystals >= creature.need():
            state.tell(SHADOW_STEP, TRANSMUTES, self.code)
            state.follow(Transmute(self.you, self.code // SIDES))
            return GO
        if creature.force & (AT[ATTACK] | AT[NEW_ATTACK]):
            base, new = attack_traits(creature)
            target = best_target(state, self.code, targets_of(state, self.code), base, new) if base or new else -1
            if target >= 0:
                state.tell(SHADOW_STEP, ATTACKS, self.code)
                state.follow(Attack(self.you, self.code, target))
                return GO
        if state.upper and opens_upper(state, creature, self.you):
            state.tell(SHADOW_STEP, FROM_ABOVE, self.code)
            state.part = UPPER_PART
            state.follow(Gather(self.you, self.code))
        elif state.lower:
            state.tell(SHADOW_STEP, FROM_BELOW, self.code)
            state.part = LOWER_PART
            state.follow(Gather(self.you, self.code))
        else:
            state.tell(SHADOW_STEP, SLEEPS, self.code)
            state.put_to_sleep(self.code)
        return GO


def place_of(state: Evolution, seat: int, creature: Creature) -> int:
    for i, each in enumerate(state.players[seat].creatures):
        if each is creature:
            return i * SIDES + seat
    raise AssertionError(seat)


passage(ShadowTurn)
