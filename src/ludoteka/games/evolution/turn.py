"""«Ход»: create a creature, add a trait, activate a creature; it applies its traits and does one action."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from ludoteka.games.evolution.acts import CHOSEN_ACTOR, hatch
from ludoteka.games.evolution.creature import ACTED, ACTIVE, CALLED
from ludoteka.games.evolution.deck import HALF, PRINTED
from ludoteka.games.evolution.happenings import TURN_BEGAN
from ludoteka.games.evolution.needs import ACT_STEP, ACTIVATE_STEP, ADD_STEP, BEGIN, CLOSE, CREATE_STEP
from ludoteka.games.evolution.player import Player
from ludoteka.games.evolution.source import opens_upper
from ludoteka.games.evolution.state import Evolution
from ludoteka.games.evolution.targets import has_attack, targets_of
from ludoteka.games.evolution.twins import PlainTurn
from ludoteka.games.evolution.verbs import (
    ACT,
    ACT_OF,
    ACTIVATE,
    ADD,
    ATTACK_,
    CREATE,
    FACES,
    GAIN_LOWER,
    GAIN_UPPER,
    NO_CREATURE,
    NO_TRAIT,
    SIDES,
    SLEEP,
    TRANSMUTE,
)
from ludoteka.kernel.choices import Prompt
from ludoteka.kernel.machine import ASK, END, GO, passage
from ludoteka.kernel.piles import EMPTY
from ludoteka.kernel.refusal import Msg


@mypyc_attr(free_list_len=1)
class Turn(PlainTurn):
    """One turn of a person: three steps in order."""

    # rule: evolution.base.turn-three-steps

    def clone(self) -> Turn:
        return Turn(self.you, like=self)

    def step(self, state: Evolution, at: int) -> int:
        if at == ACT_STEP:
            return self.act(state)
        if at == CLOSE:
            state.end_turn()
            return END
        me = state.players[self.you]
        if at == BEGIN:
            self.begin(state, me)
        state.actor = self.you
        if at <= CREATE_STEP and me.hand:
            self.at = CREATE_STEP + 1
            return ASK
        if at <= ADD_STEP and me.hand and me.creatures:
            self.at = ADD_STEP + 1
            return ASK
        # rule: evolution.base.activation-compulsory, evolution.base.no-awake-creature
        if me.is_awake():
            self.at = ACTIVATE_STEP + 1
            return ASK
        state.end_turn()
        return END

    def begin(self, state: Evolution, me: Player) -> None:
        state.turn = self.you
        state.tell(TURN_BEGAN, self.you)
        if not me.creatures and not me.hand:
            # rule: evolution.base.safety-creature
            card = state.draw_card()
            if card != EMPTY:
                hatch(state, self.you, card, False)

    # the action of an activated creature, or of several

    def act(self, state: Evolution) -> int:
        if self.acting <= CHOSEN_ACTOR:
            self.acting = CHOSEN_ACTOR - self.acting
            state.actor = self.you
            return ASK
        if not state.called:
            if self.acting >= 0 and state.players[self.you].creatures[self.acting].part == ACTIVE:
                state.actor = self.you
                return ASK
            state.end_turn()
            return END
        self.acting = -1
        waiting = 0
        called = 0
        for i, creature in enumerate(state.players[self.you].creatures):
            if creature.part == ACTIVE:
                if creature.asleep:
                    creature.part = ACTED
                else:
                    waiting += 1
                    self.acting = i
            elif creature.part == CALLED and not creature.asleep:
                called += 1
        if waiting + called == 0:
            self.at = CLOSE
            return GO
        if called or waiting > 1:
            # rule: evolution.ether-card.leader-owner-chooses-order
            self.acting = -1
        state.actor = self.you
        return ASK

    def options(self, state: Evolution) -> list[int]:
        me = state.players[self.you]
        at = self.at - 1
        if at == ACT_STEP:
            return self.actions(state, me) if self.acting >= 0 else self.actors(me)
        if at == CREATE_STEP and me.hand:
            return creations(state, me)
        if at <= ADD_STEP and me.hand and me.creatures:
            return additions(me)
        awake = [ACTIVATE + i for i, creature in enumerate(me.creatures) if not creature.asleep]
        # Only the bare table of a story can be at this step with nothing to build from and nobody to activate.
        return awake if awake else [NO_CREATURE]

    def actors(self, me: Player) -> list[int]:
        found: list[int] = []
        for i, creature in enumerate(me.creatures):
            if creature.asleep:
                continue
            if creature.part == ACTIVE:
                found.append(ACT + i)
            elif creature.part == CALLED:
                found.append(ACTIVATE + i)
        return found

    def actions(self, state: Evolution, me: Player) -> list[int]:
        # rule: evolution.base.traits-then-one-action, evolution.base.sleep-action
        i = self.acting
        creature = me.creatures[i]
        code = i * SIDES + self.you
        found = [SLEEP]
        if state.lower + state.upper and state.can_gain(code):
            # rule: evolution.base.gain-from-lower-part, evolution.base.gain-from-upper-part
            if state.lower:
                found.append(GAIN_LOWER)
            if state.upper and opens_upper(state, creature, self.you):
                found.append(GAIN_UPPER)
        if creature.crystals >= creature.need():
            found.append(TRANSMUTE)
        if has_attack(creature):
            # rule: evolution.new-attack.needs-available-target
            for target in targets_of(state, code):
                found.append(ATTACK_ + target)
        return found

    def chosen(self, state: Evolution, option: int) -> None:
        act = ACT_OF[option]
        act.do(state, self.you, option - act.base)

    def ends(self, state: Evolution) -> int:
        return SLEEP

    def forgone(self, state: Evolution, offered: list[int]) -> list[Msg]:
        """Who takes energy or transmutes falls asleep too: mere sleep leaves both where they are."""
        found: list[Msg] = []
        if TRANSMUTE in offered:
            found.append(Msg("evolution-forgone-transmutation"))
        if GAIN_LOWER in offered or GAIN_UPPER in offered:
            found.append(Msg("evolution-forgone-energy", {"n": state.lower + state.upper}))
        return found

    def prompt(self, state: Evolution) -> Prompt:
        at = self.at - 1
        me = state.players[self.you]
        if at == ACT_STEP:
            if self.acting < 0:
                return Prompt("evolution-ask-actor", "evolution.ether-card.leader-owner-chooses-order")
            return Prompt("evolution-ask-action", "evolution.base.traits-then-one-action")
        if at == CREATE_STEP and me.hand:
            return Prompt("evolution-ask-create", "evolution.base.create-creature")
        if at <= ADD_STEP and me.hand and me.creatures:
            return Prompt("evolution-ask-add", "evolution.base.add-trait", "evolution.base.no-duplicate-traits")
        return Prompt("evolution-ask-activate", "evolution.base.activation-compulsory")


def creations(state: Evolution, me: Player) -> list[int]:
    """The cards that may become a creature; alone against the Shadow somebody without a creature must make one."""
    # rule: evolution.base.solo-round-length
    found: list[int] = []
    if state.shadow < 0 or me.creatures:
        found.append(NO_CREATURE)
    for card in me.hand:
        option = CREATE + card
        if option not in found:
            found.append(option)
    return found


def additions(me: Player) -> list[int]:
    """The traits in hand that fit a creature, each with the creature."""
    # rule: evolution.base.no-duplicate-traits, evolution.rare.equal-in-play
    found = [NO_TRAIT]
    different: list[int] = []
    for card in me.hand:
        if card not in different:
            different.append(card)
    for i, creature in enumerate(me.creatures):
        base = ADD + i * FACES
        borne = creature.borne()
        for card in different:
            if not borne >> PRINTED[card] & 1:
                found.append(base + 2 * card)
            if not borne >> PRINTED[card + HALF] & 1:
                found.append(base + 2 * card + 1)
    return found


passage(Turn)
