"""«Ход»: each act of a turn, with its conditions and what it does."""

from __future__ import annotations

from typing import Final, final

from ludoteka.games.evolution.activation import Activation
from ludoteka.games.evolution.attack import Attack
from ludoteka.games.evolution.creature import ACTED, ACTIVE, CALLED, IDLE, Creature
from ludoteka.games.evolution.deck import ACTIVATION, AT, HALF, PRINTED, SOURCE_GAIN
from ludoteka.games.evolution.fields import TRACK
from ludoteka.games.evolution.gain import LOWER_PART, UPPER_PART, gain
from ludoteka.games.evolution.gather import Gather
from ludoteka.games.evolution.happenings import ACTIVATED, ADDED, CREATED, HATCHED
from ludoteka.games.evolution.needs import (
    ACT_STEP,
    ACTIVATE_STEP,
    ADD_STEP,
    CLOSE,
    CREATE_STEP,
    acting_one,
    in_hand,
    own_creature,
    own_turn,
    step_of,
    trait_args,
)
from ludoteka.games.evolution.source import opens_upper
from ludoteka.games.evolution.state import Evolution
from ludoteka.games.evolution.targets import has_attack, is_available
from ludoteka.games.evolution.transmute import Transmute
from ludoteka.games.evolution.twins import PlainTurn
from ludoteka.games.evolution.verbs import (
    ACT,
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

CHOSEN_ACTOR: Final = -2  # -2 - i: creature i was chosen out of several, its action is to be asked for


def turn_of(state: Evolution) -> PlainTurn:
    """The turn that asks for these acts."""
    turn = state.current()
    assert isinstance(turn, PlainTurn)
    return turn


def acted(state: Evolution) -> int:
    """The creature has had its action of this turn: its number."""
    turn = turn_of(state)
    i = turn.acting
    turn.at = ACT_STEP if state.called else CLOSE
    turn.acting = -1
    state.players[turn.you].creatures[i].part = ACTED if state.called else IDLE
    return i * SIDES + turn.you


def hatch(state: Evolution, seat: int, card: int, from_hand: bool) -> None:
    """A card face down becomes a creature of this seat."""
    me = state.players[seat]
    creature = Creature()
    creature.card = card
    creature.known = from_hand
    me.creatures.append(creature)
    code = (len(me.creatures) - 1) * SIDES + seat
    if from_hand:
        state.tell(CREATED, seat, code, card)
    else:
        state.tell(HATCHED, seat, code)


def creating(state: Evolution, seat: int, why: Why | None) -> bool:
    """This seat is at the first step of its turn."""
    now = own_turn(state, seat, why) and step_of(state, seat) == CREATE_STEP
    if why is not None:
        why.need(now, "evolution-why-step-create", "evolution.base.turn-three-steps", "evolution.base.create-creature")
    return now


def adding(state: Evolution, seat: int, why: Why | None) -> bool:
    """This seat is at the second step of its turn."""
    now = own_turn(state, seat, why) and step_of(state, seat) == ADD_STEP
    if why is not None:
        why.need(now, "evolution-why-step-add", "evolution.base.turn-three-steps", "evolution.base.add-trait")
    return now


@final
class CreateCreature(Act[Evolution]):
    """Make a creature of a card in hand."""

    def may(self, state: Evolution, seat: int, kind: int, why: Why | None) -> bool:
        now = creating(state, seat, why)
        return in_hand(state, seat, kind, "evolution.base.create-creature", why) and now

    def do(self, state: Evolution, seat: int, kind: int) -> None:
        # rule: evolution.base.create-creature, evolution.base.card-face-down-is-creature
        # rule: evolution.base.created-creature-awake
        state.players[seat].give(kind)
        hatch(state, seat, kind, True)


@final
class CreateNothing(Act[Evolution]):
    """Make no creature; alone against the Shadow somebody without a creature must make one."""

    # rule: evolution.base.solo-round-length
    def may(self, state: Evolution, seat: int, n: int, why: Why | None) -> bool:
        me = state.players[seat]
        if why is None and step_of(state, seat) == ACTIVATE_STEP:
            return not me.is_awake()  # the bare table of a story, see `Turn.options`
        now = creating(state, seat, why)
        free = state.shadow < 0 or bool(me.creatures)
        if why is not None:
            why.need(free, "evolution-why-needs-creature", "evolution.base.solo-round-length")
        return now and free

    def do(self, state: Evolution, seat: int, n: int) -> None:
        pass


@final
class AddTrait(Act[Evolution]):
    """Add one of the two traits of a card in hand to a creature of one's own."""

    # rule: evolution.base.no-duplicate-traits, evolution.rare.equal-in-play
    def may(self, state: Evolution, seat: int, n: int, why: Why | None) -> bool:
        i, face = divmod(n, FACES)
        kind, half = divmod(face, 2)
        now = adding(state, seat, why)
        held = in_hand(state, seat, kind, "evolution.base.add-trait", why)
        if not own_creature(state, seat, i, "evolution.base.add-trait", why):
            return False
        trait = PRINTED[kind + HALF * half]
        new = not state.players[seat].creatures[i].bears(trait)
        if why is not None:
            why.need(new, "evolution-why-has-trait", "evolution.base.no-duplicate-traits", args=trait_args(trait))
        return now and held and new

    def do(self, state: Evolution, seat: int, n: int) -> None:
        # rule: evolution.base.add-trait, evolution.base.two-traits-choose-one
        i, face = divmod(n, FACES)
        kind, half = divmod(face, 2)
        me = state.players[seat]
        me.give(kind)
        packed = kind + HALF * half
        me.creatures[i].lay(packed)
        state.show_own()
        state.tell(ADDED, i * SIDES + seat, PRINTED[packed])


@final
class AddNothing(Act[Evolution]):
    """Add no trait."""

    def may(self, state: Evolution, seat: int, n: int, why: Why | None) -> bool:
        return adding(state, seat, why)

    def do(self, state: Evolution, seat: int, n: int) -> None:
        pass


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
        called = step == ACT_STEP and creature.part == CALLED and turn_of(state).acting < 0
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
        asked = step_of(state, seat) == ACT_STEP and turn_of(state).acting < 0
        ready = creature.part == ACTIVE and not creature.asleep
        if why is not None:
            why.need(asked, "evolution-why-which-acts", rule)
            why.need(ready, "evolution-why-ready", rule)
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
        state.put_to_sleep(acted(state))


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
        code = acted(state)
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
            why.need(enough, "evolution-why-crystals", "evolution.base.transmute", args=need)
        return enough

    def do(self, state: Evolution, seat: int, n: int) -> None:
        state.follow(Transmute(seat, acted(state) // SIDES))


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
            why.need(near, "evolution-why-available", *rules)
        fresh = not isinstance(top, Attack) or top.may_turn_on(target)
        if why is not None and isinstance(top, Attack):
            why.need(fresh, "evolution-why-other-target", "evolution.victims-card.hypnotizing-second-target-differs")
        return able and near and fresh

    def do(self, state: Evolution, seat: int, target: int) -> None:
        state.follow(Attack(seat, acted(state), target))


VERBS.acts(
    CreateCreature(CREATE),
    CreateNothing(NO_CREATURE),
    AddTrait(ADD),
    AddNothing(NO_TRAIT),
    ActivateCreature(ACTIVATE),
    ActWith(ACT),
    Sleep(SLEEP),
    GainEnergy(GAIN_LOWER, LOWER_PART),
    GainEnergy(GAIN_UPPER, UPPER_PART),
    TransmuteCreature(TRANSMUTE),
    AttackCreature(ATTACK_),
)
