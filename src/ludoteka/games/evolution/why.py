"""Why something may be done, or not: the conditions of each act of a turn."""

from __future__ import annotations

from typing import Final

from ludoteka.games.evolution.creature import Creature
from ludoteka.games.evolution.deck import C_ID, HALF, KINDS_OF_CARD, PRINTED, T_ID
from ludoteka.games.evolution.fields import TRACK
from ludoteka.games.evolution.rounds import RoundStart
from ludoteka.games.evolution.source import opens_upper
from ludoteka.games.evolution.state import WHY, Evolution, Whys
from ludoteka.games.evolution.targets import has_attack, is_available
from ludoteka.games.evolution.turn import ACT_STEP, ACTIVATE_STEP, ADD_STEP, CREATE_STEP, Turn
from ludoteka.games.evolution.verbs import FACES, FAMILIAR, SIDES, name_of
from ludoteka.kernel.choices import Verb
from ludoteka.kernel.refusal import Msg, Reason

ACTIONS: Final = ("gain-lower", "gain-upper", "attack", "transmute", "sleep")


class TurnWhys(Whys):
    """Every condition of an act of a turn, met or not. A test holds them against the options really offered."""

    def reasons(self, state: Evolution, seat: int, verb: Verb, n: int) -> list[Reason]:
        name = verb.name
        top = state.current()
        if name in ("redraw", "keep-hand"):
            asked = isinstance(top, RoundStart) and state.actor == seat
            return [Reason(asked, Msg("evolution-why-start-of-round"), ("evolution.base.redraw-once",))]
        if name not in ACTS or not isinstance(top, Turn):
            return []
        found = [Reason(top.you == seat, Msg("evolution-why-your-turn"), ("evolution.base.turns-clockwise",))]
        at = top.at - 1
        me = state.players[seat]
        if at == CREATE_STEP and not me.hand:
            at = ADD_STEP
        if at == ADD_STEP and (not me.hand or not me.creatures):
            at = ACTIVATE_STEP
        if name in ("create", "create-nothing"):
            self.step(found, at, CREATE_STEP, "create")
            self.create(state, seat, name, n, found)
        elif name in ("add", "add-nothing"):
            self.step(found, at, ADD_STEP, "add")
            if name == "add":
                self.add(state, seat, n, found)
        elif name == "activate":
            self.activate(state, seat, n, top, at, found)
        else:
            acting = at == ACT_STEP and top.acting >= 0
            found.append(Reason(acting, Msg("evolution-why-active"), ("evolution.base.traits-then-one-action",)))
            if acting and top.you == seat:
                self.action(state, top.acting * SIDES + seat, name, n, found)
        return found

    def step(self, found: list[Reason], at: int, wanted: int, word: str) -> None:
        rules = ("evolution.base.turn-three-steps", f"evolution.base.{STEP_RULE[word]}")
        found.append(Reason(at == wanted, Msg(f"evolution-why-step-{word}"), rules))

    def create(self, state: Evolution, seat: int, name: str, n: int, found: list[Reason]) -> None:
        me = state.players[seat]
        if name == "create-nothing":
            free = state.shadow < 0 or bool(me.creatures)
            found.append(Reason(free, Msg("evolution-why-needs-creature"), ("evolution.base.solo-round-length",)))
        else:
            found.append(self.holds(state, seat, n, "evolution.base.create-creature"))

    def holds(self, state: Evolution, seat: int, kind: int, rule: str) -> Reason:
        card = f"card:{C_ID[kind]}" if kind < KINDS_OF_CARD else ""
        has = kind in state.players[seat].hand
        return Reason(has, Msg("evolution-why-in-hand", {"card": card}), (rule,))

    def add(self, state: Evolution, seat: int, n: int, found: list[Reason]) -> None:
        i, face = divmod(n, FACES)
        kind, half = divmod(face, 2)
        me = state.players[seat]
        found.append(self.holds(state, seat, kind, "evolution.base.add-trait"))
        there = i < len(me.creatures)
        found.append(Reason(there, Msg("evolution-why-own-creature"), ("evolution.base.add-trait",)))
        trait = PRINTED[kind + HALF * half]
        if there:
            found.append(
                Reason(
                    not me.creatures[i].bears(trait),
                    Msg("evolution-why-has-trait", {"trait": f"card:{T_ID[trait]}"}),
                    ("evolution.base.no-duplicate-traits",),
                )
            )

    def activate(self, state: Evolution, seat: int, i: int, top: Turn, at: int, found: list[Reason]) -> None:
        me = state.players[seat]
        there = i < len(me.creatures)
        rules = ("evolution.base.activation-compulsory",)
        found.append(Reason(there, Msg("evolution-why-own-creature"), rules))
        if not there:
            return
        creature = me.creatures[i]
        found.append(Reason(not creature.asleep, Msg("evolution-why-asleep"), ("evolution.base.sleep-action",)))
        called = at == ACT_STEP and top.acting < 0 and creature.part == 1
        found.append(
            Reason(
                at == ACTIVATE_STEP or called,
                Msg("evolution-why-step-activate"),
                ("evolution.base.turn-three-steps", "evolution.ether-card.leader-one-activation-per-turn"),
            )
        )

    def action(self, state: Evolution, code: int, name: str, n: int, found: list[Reason]) -> None:
        creature = state.at(code)
        if name in ("gain-lower", "gain-upper"):
            room = Msg("evolution-why-room", {"have": creature.crystals, "most": TRACK})
            found.append(Reason(state.can_gain(code), room, ("evolution.base.gain-not-when-full",)))
            there = state.lower if name == "gain-lower" else state.upper
            found.append(Reason(there > 0, Msg("evolution-why-source"), (f"evolution.base.gain-from-{name[5:]}-part",)))
            if name == "gain-upper":
                opens = opens_upper(state, creature, code % SIDES)
                found.append(Reason(opens, Msg("evolution-why-upper"), ("evolution.base.gain-from-upper-part",)))
        elif name == "transmute":
            need = {"have": creature.crystals, "need": creature.need()}
            enough = creature.crystals >= creature.need()
            found.append(Reason(enough, Msg("evolution-why-crystals", dict(need)), ("evolution.base.transmute",)))
        elif name == "attack":
            self.attack(state, creature, code, n, found)

    def attack(self, state: Evolution, creature: Creature, code: int, target: int, found: list[Reason]) -> None:
        found.append(
            Reason(
                has_attack(creature),
                Msg("evolution-why-attacking-trait"),
                ("evolution.base.attack-needs-trait-and-target", "evolution.victims.no-other-trait-no-use"),
            )
        )
        there = name_of(state, target) != "" and (target % SIDES != FAMILIAR or target // SIDES < len(state.familiar))
        found.append(
            Reason(there and target != code, Msg("evolution-why-target"), ("evolution.base.target-any-other-creature",))
        )
        if there:
            found.append(
                Reason(
                    is_available(state, creature, state.at(target), target % SIDES == code % SIDES),
                    Msg("evolution-why-available"),
                    ("evolution.base.flying-availability", "evolution.base.astral-availability"),
                )
            )


STEP_RULE: Final = {"create": "create-creature", "add": "add-trait"}
ACTS: Final = ("create", "create-nothing", "add", "add-nothing", "activate", *ACTIONS)
WHY.append(TurnWhys())
EXPLAINS: Final = TurnWhys
