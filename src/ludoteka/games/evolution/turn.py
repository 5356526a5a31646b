"""«Ход»: create a creature, add a trait, activate a creature; it applies its traits and does one action."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

from ludoteka.games.evolution.activation import Activation
from ludoteka.games.evolution.acts import hatch
from ludoteka.games.evolution.attack import Attack
from ludoteka.games.evolution.creature import ACTED, ACTIVE, CALLED, IDLE, LEADING
from ludoteka.games.evolution.deck import ACTIVATION, AT, HALF, PRINTED, SOURCE_GAIN
from ludoteka.games.evolution.fields import TRACK
from ludoteka.games.evolution.gain import LOWER_PART, UPPER_PART, gain
from ludoteka.games.evolution.gather import Gather
from ludoteka.games.evolution.happenings import ACTIVATED, TURN_BEGAN
from ludoteka.games.evolution.needs import (
    ACT_STEP,
    ACTIVATE_STEP,
    ADD_STEP,
    BEGIN,
    CLOSE,
    CREATE_STEP,
    acting_one,
    own_creature,
    own_turn,
    step_of,
)
from ludoteka.games.evolution.player import Player
from ludoteka.games.evolution.source import opens_upper
from ludoteka.games.evolution.state import Evolution
from ludoteka.games.evolution.targets import has_attack, is_available, targets_of
from ludoteka.games.evolution.transmute import Transmute
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
    VERBS,
    name_of,
)
from ludoteka.kernel.acts import Act, Why
from ludoteka.kernel.choices import Prompt
from ludoteka.kernel.machine import ASK, END, GO, passage
from ludoteka.kernel.piles import EMPTY
from ludoteka.kernel.refusal import Msg

FULL_TRACK: Final = ("evolution.base.transmute", "evolution.base.energy-track-four")
THREE_CRYSTALS: Final = ("evolution.base.transmute", "evolution.base.tiny")
CHOSEN_ACTOR: Final = -2  # -2 - i: creature i was chosen out of several, its action is to be asked for


@final
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
            self.at = ACT_STEP if self.lead_on(state) else CLOSE
            return GO
        if called or waiting > 1:
            # rule: evolution.ether-card.leader-owner-chooses-order
            self.acting = -1
        state.actor = self.you
        return ASK

    def lead_on(self, state: Evolution) -> bool:
        """The band has acted: whoever led it uses what else it has, and acts."""
        for i, creature in enumerate(state.players[self.you].creatures):
            if creature.part == LEADING:
                creature.part = ACTED if creature.asleep else ACTIVE
                rest = state.rest
                state.rest = 0
                if rest and not creature.asleep:
                    state.follow(Activation(self.you, i * SIDES + self.you, rest))
                return True
        return False

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
        if state.can_gain(code):
            # rule: evolution.base.gain-from-lower-part, evolution.base.gain-from-upper-part
            # rule: evolution.base.gain-not-when-full
            if state.lower:
                found.append(GAIN_LOWER)
            if state.upper and opens_upper(state, creature, self.you):
                found.append(GAIN_UPPER)
        if creature.crystals >= creature.need():
            found.append(TRANSMUTE)
        if has_attack(creature):
            # rule: evolution.base.attack-needs-trait-and-target, evolution.new-attack.needs-available-target
            for target in targets_of(state, code):
                found.append(ATTACK_ + target)
        return found

    def chosen(self, state: Evolution, option: int) -> None:
        if self.at - 1 == ACTIVATE_STEP and option >= ACTIVATE:  # by far the most frequent: straight to its act
            ACTIVATES.do(state, self.you, option - ACTIVATE)
            return
        act = ACT_OF[option]
        act.do(state, self.you, option - act.base)

    def acted(self, state: Evolution) -> int:
        """The creature has had its action of this turn: its number."""
        i = self.acting
        self.at = ACT_STEP if state.called else CLOSE
        self.acting = -1
        state.players[self.you].creatures[i].part = ACTED if state.called else IDLE
        return i * SIDES + self.you

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
    # rule: evolution.base.create-creature, evolution.base.solo-round-length
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


def turn_of(state: Evolution) -> Turn:
    """The turn that asks for these acts."""
    turn = state.current()
    assert isinstance(turn, Turn)
    return turn


def is_choosing(state: Evolution) -> bool:
    """Whether the turn asks which of several creatures is next."""
    turn = state.current()
    return isinstance(turn, Turn) and turn.acting < 0


@final
class ActivateCreature(Act[Evolution]):
    """Activate a creature that is awake: one a turn, or those that a leader calls."""

    # rule: evolution.base.activation-compulsory, evolution.ether-card.leader-one-activation-per-turn
    def may(self, state: Evolution, seat: int, i: int, why: Why | None) -> bool:
        own = own_turn(state, seat, why)
        if not own_creature(state, seat, i, "evolution.base.activation-compulsory", why):
            return False
        creature = state.players[seat].creatures[i]
        awake = not creature.asleep
        step = step_of(state, seat)
        called = creature.part == CALLED and is_choosing(state)
        now = step == ACTIVATE_STEP or called
        if why is not None:
            why.need(awake, "evolution-why-asleep", "evolution.base.sleep-action")
            rules = ("evolution.base.turn-three-steps", "evolution.ether-card.leader-one-activation-per-turn")
            why.need(now, "evolution-why-step-activate", *rules)
        return own and awake and now

    def do(self, state: Evolution, seat: int, i: int) -> None:
        turn = turn_of(state)
        turn.at = ACT_STEP
        turn.acting = i
        creature = state.players[seat].creatures[i]
        creature.part = ACTIVE
        code = i * SIDES + seat
        state.tell(ACTIVATED, code)
        if creature.force & AT[ACTIVATION]:
            state.follow(Activation(seat, code, creature.force & AT[ACTIVATION]))


@final
class ActWith(Act[Evolution]):
    """Of several activated creatures, choose the one that does its action."""

    # rule: evolution.ether-card.leader-owner-chooses-order
    def may(self, state: Evolution, seat: int, i: int, why: Why | None) -> bool:
        rule = "evolution.ether-card.leader-owner-chooses-order"
        if not own_creature(state, seat, i, rule, why):
            return False
        creature = state.players[seat].creatures[i]
        asked = step_of(state, seat) == ACT_STEP and is_choosing(state)
        ready = creature.part == ACTIVE
        if why is not None:
            why.need(asked, "evolution-why-which-acts", rule)
            why.need(ready, "evolution-why-ready", "evolution.base.traits-then-one-action")
        return asked and ready

    def do(self, state: Evolution, seat: int, i: int) -> None:
        turn = turn_of(state)
        turn.acting = CHOSEN_ACTOR - i
        turn.at = ACT_STEP


@final
class Sleep(Act[Evolution]):
    """The action of falling asleep."""

    # rule: evolution.base.sleep-action
    def may(self, state: Evolution, seat: int, n: int, why: Why | None) -> bool:
        return acting_one(state, seat, why) >= 0

    def do(self, state: Evolution, seat: int, n: int) -> None:
        state.put_to_sleep(turn_of(state).acted(state))


@final
class GainEnergy(Act[Evolution]):
    """The action of taking a crystal from one part of the source."""

    def __init__(self, base: int, part: int) -> None:
        super().__init__(base)
        self.part: Final = part

    # rule: evolution.base.gain-from-lower-part, evolution.base.gain-from-upper-part
    def may(self, state: Evolution, seat: int, n: int, why: Why | None) -> bool:
        code = acting_one(state, seat, why)
        if code < 0:
            return False
        creature = state.at(code)
        room = state.can_gain(code)
        upper = self.part == UPPER_PART
        there = (state.upper if upper else state.lower) > 0
        opens = not upper or opens_upper(state, creature, seat)
        if why is not None:
            rule = "evolution.base.gain-from-upper-part" if upper else "evolution.base.gain-from-lower-part"
            track: dict[str, object] = {"have": creature.crystals, "most": TRACK}
            why.need(room, "evolution-why-room", "evolution.base.gain-not-when-full", args=track)
            why.need(there, "evolution-why-source", rule)
            if upper:
                why.need(opens, "evolution-why-upper", rule)
        return room and there and opens

    def do(self, state: Evolution, seat: int, n: int) -> None:
        code = turn_of(state).acted(state)
        state.part = self.part
        if state.rules.ether or state.at(code).force & AT[SOURCE_GAIN]:
            state.follow(Gather(seat, code))
        else:
            gain(state, code, 1, state.part)
            if state.rules.sleep_after_gain:
                state.put_to_sleep(code)


@final
class TransmuteCreature(Act[Evolution]):
    """The action of transmuting."""

    def may(self, state: Evolution, seat: int, n: int, why: Why | None) -> bool:
        code = acting_one(state, seat, why)
        if code < 0:
            return False
        creature = state.at(code)
        enough = creature.crystals >= creature.need()
        if why is not None:
            need: dict[str, object] = {"have": creature.crystals, "need": creature.need()}
            rules = FULL_TRACK if creature.need() == TRACK else THREE_CRYSTALS
            why.need(enough, "evolution-why-crystals", *rules, args=need)
        return enough

    def do(self, state: Evolution, seat: int, n: int) -> None:
        state.follow(Transmute(seat, turn_of(state).acted(state) // SIDES))


@final
class AttackCreature(Act[Evolution]):
    """The action of attacking; an attack under way asks for its further targets in the same way."""

    # rule: evolution.base.target-any-other-creature, evolution.new-attack.needs-available-target
    def may(self, state: Evolution, seat: int, target: int, why: Why | None) -> bool:
        top = state.current()
        able = True
        if isinstance(top, Attack) and top.asks_target() and top.you == seat:
            code = top.code
        else:
            code = acting_one(state, seat, why)
            if code < 0:
                return False
            able = has_attack(state.at(code))
            if why is not None:
                rules = ("evolution.base.attack-needs-trait-and-target", "evolution.victims.no-other-trait-no-use")
                why.need(able, "evolution-why-attacking-trait", *rules)
        there = name_of(state, target) != "" and target != code
        if why is not None:
            why.need(there, "evolution-why-target", "evolution.base.target-any-other-creature")
        if not there:
            return False
        near = is_available(state, state.at(code), state.at(target), target % SIDES == code % SIDES)
        if why is not None:
            rules = ("evolution.base.flying-availability", "evolution.base.astral-availability")
            if target % SIDES == code % SIDES and not state.rules.friendly_attack:
                rules = ("evolution.base.target-any-other-creature", "R14")
            why.need(near, "evolution-why-available", *rules)
        fresh = not isinstance(top, Attack) or top.may_turn_on(target)
        if why is not None and isinstance(top, Attack):
            why.need(fresh, "evolution-why-other-target", "evolution.victims-card.hypnotizing-second-target-differs")
        return able and near and fresh

    def do(self, state: Evolution, seat: int, target: int) -> None:
        state.follow(Attack(seat, turn_of(state).acted(state), target))


ACTIVATES: Final = ActivateCreature(ACTIVATE)
VERBS.acts(
    ACTIVATES,
    ActWith(ACT),
    Sleep(SLEEP),
    GainEnergy(GAIN_LOWER, LOWER_PART),
    GainEnergy(GAIN_UPPER, UPPER_PART),
    TransmuteCreature(TRANSMUTE),
    AttackCreature(ATTACK_),
)
passage(Turn)
