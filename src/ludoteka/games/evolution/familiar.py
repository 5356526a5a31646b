"""«Фамильяр»: how the Baby grows, and how the Beast attacks everybody at once."""

from __future__ import annotations

from typing import Final

from ludoteka.games.evolution.cards.base import (
    ASTRAL,
    FIRE_BREATHING,
    FIREPROOF,
    FLYING,
    LULLING,
    MANY_EYED,
    TOXIC,
    VAMPIRE,
    VENGEFUL,
)
from ludoteka.games.evolution.creature import Creature
from ludoteka.games.evolution.deck import (
    AFTER_ATTACK,
    AT,
    ATTACK,
    ATTACKED,
    CAN,
    HALF,
    LEFT,
    ONLY_BY_ITS_LIKE,
    RIGHT,
    TARGETED,
)
from ludoteka.games.evolution.gain import familiar_gains
from ludoteka.games.evolution.happenings import ATTACKED as ATTACKED_EVENT
from ludoteka.games.evolution.happenings import BEAST_IDLE, BEAST_RESULT, BEAST_TURN, FAMILIAR_GREW, REVEALED
from ludoteka.games.evolution.state import BABY, BEAST, REVEAL, Evolution
from ludoteka.games.evolution.striking import drain, lull
from ludoteka.games.evolution.twins import PlainBeastTurn
from ludoteka.games.evolution.using import Answers
from ludoteka.games.evolution.verbs import FAMILIAR, SIDES
from ludoteka.kernel.machine import END, GO, passage
from ludoteka.kernel.piles import EMPTY

# rule: evolution.familiar.baby-reveals-until-match, evolution.familiar.beast-reveals-until-match
BABY_TRAITS: Final = [ASTRAL, FLYING, MANY_EYED, FIREPROOF, VENGEFUL, TOXIC]
BEAST_TRAITS: Final = [VAMPIRE, FIRE_BREATHING, LULLING]
AVOIDED: Final = 1 << TOXIC | 1 << VENGEFUL
STRIKES: Final = [LULLING, FIRE_BREATHING, VAMPIRE]

ASLEEP: Final = 1  # why the log says that the Beast does nothing
UNARMED: Final = 2
NO_PREY: Final = 3


def grow(state: Evolution) -> None:
    """The start of a round: a trait from the deck; the Baby gets a crystal, too."""
    if not state.familiar:
        return
    if state.side == BABY:
        reveal_trait(state, BABY_TRAITS)
        # rule: evolution.familiar.baby-gains-crystal
        familiar_gains(state)
    else:
        # rule: evolution.familiar.beast-adds-attacking-trait
        reveal_trait(state, BEAST_TRAITS)


def reveal_trait(state: Evolution, wanted: list[int]) -> None:
    """Turn up cards until one has a wanted trait that the familiar lacks; the others go under the deck."""
    # rule: evolution.familiar.no-duplicate-traits, evolution.familiar.no-match-left
    familiar = state.familiar[0]
    lacking = [trait for trait in wanted if not familiar.bears(trait)]
    passed: list[int] = []
    while lacking:
        card = state.draw_card()
        if card == EMPTY:
            break
        state.disclose()
        state.tell(REVEALED, card)
        # rule: evolution.familiar.baby-reveals-until-match, evolution.familiar.beast-reveals-until-match
        fits = [trait for trait in (LEFT[card], RIGHT[card]) if trait in lacking]
        if fits:
            trait = fits[0] if len(fits) == 1 else fits[state.chance(REVEAL, 2)]
            # rule: evolution.familiar.baby-adds-trait
            familiar.lay(card if LEFT[card] == trait else card + HALF)
            state.tell(FAMILIAR_GREW, trait)
            break
        # rule: evolution.familiar.other-revealed-under-deck
        passed.append(card)
    for card in passed:
        # rule: evolution.familiar.other-revealed-under-deck
        state.deck.put_under([card])


def is_beast_target(beast: Creature, creature: Creature) -> bool:
    """Whether the Beast attacks this creature."""
    # rule: evolution.familiar.beast-avoids-toxic-and-vengeful, evolution.familiar.beast-astral-flying-availability
    # rule: evolution.familiar.astral-beast-attacks-non-astral
    theirs = creature.force
    return not theirs & AVOIDED and not theirs & CAN[ONLY_BY_ITS_LIKE] & ~beast.force


FIND_TARGETS: Final = 0
ANSWER: Final = 1
HIDE: Final = 2
STRIKE: Final = 3
COUNT: Final = 4
AFTERWARDS: Final = 5
LEAVE: Final = 6


class BeastTurn(PlainBeastTurn):
    """The Beast attacks every available target at once."""

    # rule: evolution.familiar.beast-attacks-every-target-at-once, evolution.familiar.beast-turn-after-all-players

    def clone(self) -> BeastTurn:
        return BeastTurn(self.you, like=self)

    def step(self, state: Evolution, at: int) -> int:
        if at == FIND_TARGETS:
            return self.find_targets(state)
        if at == ANSWER:
            return self.window(state, TARGETED, ANSWER)
        if at == HIDE:
            return self.window(state, ATTACKED, HIDE)
        if at == STRIKE:
            return self.strike(state)
        if at == COUNT:
            return self.count(state)
        if at == AFTERWARDS:
            return self.window(state, AFTER_ATTACK, AFTERWARDS)
        for target in self.targets:
            state.end_attack_copies(target)
        state.attacker = -1
        state.target = -1
        state.end_turn()
        return END

    def find_targets(self, state: Evolution) -> int:
        # rule: evolution.familiar.beast-needs-awake-and-attacking-trait
        beast = state.familiar[0]
        if not beast.asleep and beast.force & AT[ATTACK]:
            seats = len(state.players)
            # rule: evolution.familiar.beast-attacks-every-target-at-once
            for k in range(seats):
                side = (state.first + k) % seats
                for i, creature in enumerate(state.players[side].creatures):
                    if is_beast_target(beast, creature):
                        self.targets.append(i * SIDES + side)
        # rule: evolution.familiar.beast-attacks-every-target-at-once
        if not self.targets:
            state.tell(BEAST_IDLE, ASLEEP if beast.asleep else NO_PREY if beast.force & AT[ATTACK] else UNARMED)
            return END
        state.attacker = FAMILIAR
        state.tell(BEAST_TURN, len(self.targets))
        for target in self.targets:
            state.tell(ATTACKED_EVENT, FAMILIAR, target)
        return GO

    def window(self, state: Evolution, timing: int, again: int) -> int:
        """Target after target answers, clockwise from the first player."""
        if self.i == len(self.targets):
            self.i = 0
            return GO
        target = self.targets[self.i]
        self.i += 1
        self.at = again
        state.target = target
        if timing == AFTER_ATTACK and not state.rules.copy_lasts_through_after_attack:
            state.end_attack_copies(target)
        if state.at(target).force & AT[timing]:
            state.follow(Answers(target % SIDES, target, timing))
        return GO

    def strike(self, state: Evolution) -> int:
        # rule: evolution.familiar.beast-fire-breathing-topmost, evolution.familiar-hints.bait-creature
        # rule: evolution.familiar-hints.defence-against-beast
        beast = state.familiar[0]
        able = beast.force
        for target in self.targets:
            creature = state.at(target)
            if state.rules.copy_can_break_targeting and creature.force & CAN[ONLY_BY_ITS_LIKE] & ~able:
                # rule: evolution.ether-card.gregarious-copy-does-not-undo-targeting
                continue
            for trait in STRIKES:
                if able >> trait & 1 and self.hit(state, trait, target, creature):
                    self.hits += 1
        return GO

    def hit(self, state: Evolution, trait: int, target: int, creature: Creature) -> bool:
        if trait == LULLING:
            return lull(state, target)
        if trait == VAMPIRE:
            return drain(state, target)
        if not creature.traits or creature.keeps_traits():
            return False
        state.lose_trait(target, state.topmost(creature))
        return True

    def count(self, state: Evolution) -> int:
        # rule: evolution.familiar.beast-exactly-one-crystal, evolution.familiar.beast-sleeps-after-success
        # rule: evolution.familiar.beast-failure-no-crystal-no-sleep
        state.tell(BEAST_RESULT, self.hits)
        if self.hits:
            state.put_to_sleep(FAMILIAR)
            familiar_gains(state)
        return GO


def is_to_act(state: Evolution) -> bool:
    """Whether the familiar takes turns in this round."""
    # rule: evolution.familiar.baby-skips-turns, evolution.familiar.flip-round-no-turns
    return state.side == BEAST and not state.dormant


passage(BeastTurn)
