"""Why something may be done, or not: the conditions of each act of a turn."""

from __future__ import annotations

from typing import Final

from ludoteka.games.quarriors.deck import CAST, ID, LONER, REACT
from ludoteka.games.quarriors.dice import DRAW, FACE_ID, LEVEL, REROLL
from ludoteka.games.quarriors.dice import ID as DIE_ID
from ludoteka.games.quarriors.layout import BUY, CLEAN, MAIN, ROLL, SCORE, STRIKE
from ludoteka.games.quarriors.reactions import Reactions, reactions_of
from ludoteka.games.quarriors.scoring import Order
from ludoteka.games.quarriors.standing import ATTACHED, SAFE
from ludoteka.games.quarriors.state import WHY, Quarriors, Whys
from ludoteka.games.quarriors.turn import is_immediate
from ludoteka.games.quarriors.verbs import REACT as REACT_VERB
from ludoteka.games.quarriors.word import is_castable
from ludoteka.kernel.choices import Verb
from ludoteka.kernel.refusal import Msg, Reason

FIXED_ORDER: Final = ("quarriors.turn.fixed-order", "quarriors.turn.six-phases")


class TurnWhys(Whys):
    """Every condition of an act, met or not. A test holds them against the options that are really offered."""

    def reasons(self, state: Quarriors, seat: int, verb: Verb, n: int) -> list[Reason]:
        found: list[Reason] = []
        if not 0 <= seat < len(state.players):
            return found
        name = verb.name
        if name in ("use", "only-re-roll", "only-draw"):
            self.use(state, seat, name, n, found)
        elif name == "summon":
            self.summon(state, seat, n, found)
        elif name == "cast":
            self.cast(state, seat, n, found)
        elif name == "capture":
            self.capture(state, seat, n, found)
        elif name == "cull":
            self.cull(state, seat, n, found)
        elif name == "defend":
            self.defend(state, seat, n, found)
        elif name == "discard":
            self.discard(state, seat, n, found)
        elif name == "react":
            self.react(state, seat, n, found)
        return found

    def in_phase(self, state: Quarriors, seat: int, phases: tuple[int, ...], id: str, *rules: str) -> Reason:
        return Reason(state.turn == seat and state.phase in phases, Msg(f"quarriors-why-{id}"), rules or FIXED_ORDER)

    def in_pool(self, state: Quarriors, seat: int, face: int) -> Reason:
        message = Msg("quarriors-why-in-pool", {"face": f"face:{FACE_ID[face]}"})
        rules = ("quarriors.locations.active-pool-uses", "quarriors.manners.hands-off", "quarriors.dice.top-face")
        return Reason(face in state.players[seat].pool, message, rules)

    def use(self, state: Quarriors, seat: int, name: str, face: int, found: list[Reason]) -> None:
        rules = ("quarriors.immediate.right-after-roll", "quarriors.dice.draw-and-reroll-immediate")
        found.append(self.in_phase(state, seat, (ROLL,), "immediate-step", *rules))
        found.append(self.in_pool(state, seat, face))
        both = DRAW[face] > 0 and REROLL[face]
        able = is_immediate(state, face) if name == "use" else both
        found.append(Reason(able, Msg("quarriors-why-immediate"), ("quarriors.immediate.kinds",)))

    def summon(self, state: Quarriors, seat: int, face: int, found: list[Reason]) -> None:
        found.append(self.in_phase(state, seat, (MAIN,), "summon-phase"))
        found.append(self.in_pool(state, seat, face))
        rules = ("quarriors.ready.summon-from-icon", "quarriors.dice.top-face")
        found.append(Reason(LEVEL[face] > 0, Msg("quarriors-why-creature-face"), rules))
        if LEVEL[face] == 0:
            return
        need = state.summon_price(seat, face)
        have = state.funds(seat)
        message = Msg("quarriors-why-quiddity", {"have": have, "need": need})
        found.append(Reason(need <= have, message, ("quarriors.ready.summon-cost", "quarriors.glossary.level")))
        if state.wilds[face >> 3] >= 0 and LONER.values[state.row(face)]:
            free = state.summoned >> (face >> 3) & 1 == 0
            found.append(Reason(free, Msg("quarriors-why-one-a-turn"), ("quarriors.creatures.conditional-abilities",)))

    def cast(self, state: Quarriors, seat: int, face: int, found: list[Reason]) -> None:
        rules = ("quarriors.reaction.normal-spells-own-turn", "quarriors.turn.fixed-order")
        found.append(self.in_phase(state, seat, (MAIN, BUY), "cast-phase", *rules))
        self.is_ready(state, seat, face, found)
        if state.wilds[face >> 3] < 0:
            return
        text = CAST.texts[state.row(face)]
        rules = ("quarriors.reaction.not-own-turn", "quarriors.reaction.keyword")
        found.append(Reason(bool(text.lines), Msg("quarriors-why-not-a-reaction"), rules))
        if text.lines:
            rules = ("quarriors.attach.to-own-creature", "quarriors.glossary.in-play")
            found.append(Reason(is_castable(state, seat, text), Msg("quarriors-why-something-to-do"), rules))

    def is_ready(self, state: Quarriors, seat: int, face: int, found: list[Reason]) -> None:
        message = Msg("quarriors-why-spell-ready", {"face": f"face:{FACE_ID[face]}"})
        there = face in state.players[seat].spells
        found.append(Reason(there, message, ("quarriors.reaction.normal-spells-own-turn",)))

    def capture(self, state: Quarriors, seat: int, kind: int, found: list[Reason]) -> None:
        found.append(self.in_phase(state, seat, (BUY,), "capture-phase", "quarriors.capture.after-attack"))
        rules = ("quarriors.capture.one-per-turn", "quarriors.capture.extra-by-effect")
        found.append(Reason(state.captures > 0, Msg("quarriors-why-captures"), rules))
        there = state.wilds[kind] >= 0
        message = Msg("quarriors-why-in-wilds", {"die": f"die:{DIE_ID[kind]}"})
        found.append(Reason(there, message, ("quarriors.setup.rest-boxed",)))
        if not there:
            return
        card = f"card:{ID[state.wilds[kind]]}"
        message = Msg("quarriors-why-dice-left", {"card": card})
        rules = ("quarriors.cards.hold-dice", "quarriors.setup.quiddity-card-empty")
        found.append(Reason(state.supply[kind] > 0, message, rules))
        need = state.price(kind)
        have = state.funds(seat)
        message = Msg("quarriors-why-quiddity", {"have": have, "need": need})
        found.append(Reason(need <= have, message, ("quarriors.cards.cost",)))

    def cull(self, state: Quarriors, seat: int, kind: int, found: list[Reason]) -> None:
        rules = ("quarriors.score.cull-limit", "quarriors.score.cull-after-scoring")
        found.append(self.in_phase(state, seat, (SCORE,), "cull-phase", *rules))
        message = Msg("quarriors-why-in-used", {"die": f"die:{DIE_ID[kind]}"})
        found.append(Reason(kind in state.players[seat].used, message, ("quarriors.score.cull-from-used-only",)))

    def defend(self, state: Quarriors, seat: int, at: int, found: list[Reason]) -> None:
        attacked = state.phase == STRIKE and state.defender == seat
        found.append(Reason(attacked, Msg("quarriors-why-attacked"), ("quarriors.attack.must-defend",)))
        ready = state.players[seat].ready
        there = at < len(ready) and ready[at] < ATTACHED
        found.append(Reason(there, Msg("quarriors-why-creature-there"), ("quarriors.attack.defender-chooses",)))
        if not there:
            return
        rules = ("quarriors.optional.faq-damage-once",)
        found.append(Reason(not ready[at] & SAFE, Msg("quarriors-why-not-twice"), rules))
        first = not self.has_equal_before(ready, at)
        found.append(Reason(first, Msg("quarriors-why-first-of-equals"), ("quarriors.attack.defender-chooses",)))

    def has_equal_before(self, ready: list[int], at: int) -> bool:
        if at + 1 < len(ready) and ready[at + 1] >= ATTACHED:
            return False
        for other in range(at):
            if ready[other] == ready[at] and ready[other + 1] < ATTACHED:
                return True
        return False

    def discard(self, state: Quarriors, seat: int, face: int, found: list[Reason]) -> None:
        rules = ("quarriors.cleanup.spells-may-go", "quarriors.cleanup.creatures-stay")
        found.append(self.in_phase(state, seat, (CLEAN,), "clean-up-phase", *rules))
        self.is_ready(state, seat, face, found)

    def react(self, state: Quarriors, seat: int, face: int, found: list[Reason]) -> None:
        rules = ("quarriors.reaction.not-own-turn", "quarriors.reaction.keyword")
        found.append(Reason(state.turn != seat, Msg("quarriors-why-opponents-turn"), rules))
        self.is_ready(state, seat, face, found)
        if state.wilds[face >> 3] < 0 or face not in state.players[seat].spells:
            return
        reaction = bool(REACT.texts[state.row(face)].lines)
        found.append(Reason(reaction, Msg("quarriors-why-a-reaction"), ("quarriors.reaction.normal-spells-own-turn",)))
        top = state.current()
        if reaction:
            open_now = isinstance(top, Reactions) and REACT_VERB + face in reactions_of(state, seat, top.moment)
            found.append(Reason(open_now, Msg("quarriors-why-moment"), ("quarriors.reaction.any-time",)))

    def waits(self, state: Quarriors, n: int) -> int:
        top = state.current() if state.unfinished() else None
        if not isinstance(top, Order) or n >= len(top.waiting):
            return -1
        return state.wilds[top.waiting[n].this >> 3]


WHY.append(TurnWhys())
