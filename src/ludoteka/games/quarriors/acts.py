"""«В ваш ход»: each act of a turn, with its conditions and what it does."""

from __future__ import annotations

from typing import Final, final

from ludoteka.games.quarriors.deck import BURST_TEXT, LONER
from ludoteka.games.quarriors.deck import CAST as CAST_TEXT
from ludoteka.games.quarriors.deck import IMMEDIATE as IMMEDIATE_TEXT
from ludoteka.games.quarriors.deck import SUMMONED as SUMMONED_TEXT
from ludoteka.games.quarriors.dice import BURST, DRAW, LEVEL, PORTAL, QUIDDITY, REROLL
from ludoteka.games.quarriors.fall import Fall, frail
from ludoteka.games.quarriors.happenings import CAST, DISCARDED, SHOUTED, SUMMONED, USED
from ludoteka.games.quarriors.immediate import LOOP_TEXT, has_text, is_immediate, only_portals
from ludoteka.games.quarriors.layout import BUY, CLEAN, MAIN, ROLL
from ludoteka.games.quarriors.mimic import come_in
from ludoteka.games.quarriors.needs import affordable, die_left, in_phase, in_pool, spell_ready
from ludoteka.games.quarriors.state import Quarriors
from ludoteka.games.quarriors.verbs import (
    ATTACK,
    CAPTURE,
    DISCARD,
    END_TURN,
    ONLY_DRAW,
    ONLY_REROLL,
    PLACES,
    SUMMON,
    USE,
    VERBS,
)
from ludoteka.games.quarriors.verbs import CAST as CAST_VERB
from ludoteka.games.quarriors.word import is_castable
from ludoteka.kernel.acts import Act, Why


@final
class Use(Act[Quarriors]):
    """Use an immediate effect: the whole face, or one half of a face that draws and re-rolls."""

    def __init__(self, base: int, draw: bool, reroll: bool) -> None:
        super().__init__(base)
        self.draw: Final = draw
        self.reroll: Final = reroll

    def may(self, state: Quarriors, seat: int, face: int, why: Why | None) -> bool:
        rules = ("quarriors.immediate.right-after-roll", "quarriors.dice.draw-and-reroll-immediate")
        own = in_phase(state, seat, (ROLL,), why, "quarriors-why-immediate-step", *rules)
        if not in_pool(state, seat, face, why):
            return False
        able = is_immediate(state, face)
        both = DRAW[face] > 0 and REROLL[face]
        if why is not None:
            why.need(able, "quarriors-why-immediate", "quarriors.immediate.kinds")
        if self.draw and self.reroll:
            return own and able
        if why is not None:
            why.need(both, "quarriors-why-two-halves", "quarriors.dice.no-slash-both", "R08")
        return own and both

    def do(self, state: Quarriors, seat: int, face: int) -> None:
        # rule: quarriors.immediate.portal-example, quarriors.dice.no-slash-both, quarriors.dice.victory-both
        # rule: quarriors.dice.slash-choose-one, quarriors.glossary.immediate, quarriors.immediate.kinds
        player = state.players[seat]
        state.tell(USED, seat, face)
        if has_text(face):
            state.do(IMMEDIATE_TEXT.texts[state.row(face)], seat, face)
            return
        if not (REROLL[face] and self.reroll):
            state.spend(player, player.pool, face)
            state.gain_quiddity(seat, QUIDDITY[face])
        if self.draw:
            if state.rules.portal_loop and face >> 3 == PORTAL and only_portals(player):
                # rule: quarriors.optional.faq-portal-loop
                state.do(LOOP_TEXT, seat, face, -1, DRAW[face])
                return
            state.draw_and_roll(seat, DRAW[face])
        if REROLL[face] and self.reroll:
            state.reroll(seat, face)


@final
class Summon(Act[Quarriors]):
    """Summon a creature of the active pool."""

    def may(self, state: Quarriors, seat: int, face: int, why: Why | None) -> bool:
        own = in_phase(state, seat, (MAIN,), why, "quarriors-why-summon-phase")
        if not in_pool(state, seat, face, why):
            return False
        if why is not None:
            rules = ("quarriors.ready.summon-from-icon", "quarriors.dice.top-face")
            why.need(LEVEL[face] > 0, "quarriors-why-creature-face", *rules)
        if LEVEL[face] == 0:
            return False
        alone = LONER.values[state.row(face)] > 0
        barred = is_barred(state, face)
        if why is not None and alone:
            why.need(not barred, "quarriors-why-one-a-turn", "quarriors.creatures.conditional-abilities")
        rules = ("quarriors.ready.summon-cost", "quarriors.glossary.level")
        return affordable(state, seat, state.summon_price(seat, face), why, *rules) and own and not barred

    def do(self, state: Quarriors, seat: int, face: int) -> None:
        # rule: quarriors.ready.summon-cost, quarriors.ready.summon-payment, quarriors.ready.summon-moves-die
        # rule: quarriors.quiddity.two-uses, quarriors.dice.burst-is-additional, quarriors.ready.burst-shown
        price = state.summon_price(seat, face)
        state.pay(seat, price)
        state.players[seat].pool.remove(face)
        # rule: quarriors.creatures.conditional-abilities
        state.summoned |= 1 << (face >> 3)
        # rule: quarriors.creatures.abilities-on-entry
        card = state.wilds[face >> 3]
        row = state.row(face)
        state.tell(SUMMONED, seat, card, face, price)
        if BURST[face] and not BURST_TEXT[row]:
            # rule: quarriors.creatures.burst-without-text
            state.tell(SHOUTED, seat, card)
        come_in(state, seat, face)
        state.do(SUMMONED_TEXT.texts[row], seat, face)
        # rule: quarriors.creatures.always-abilities
        doomed = frail(state)
        if doomed >= 0:
            state.follow(Fall(-1, doomed // PLACES, doomed % PLACES))


def is_barred(state: Quarriors, face: int) -> bool:
    """Whether its card allows no second one of its class this turn."""
    return state.summoned >> (face >> 3) & 1 == 1 and LONER.values[state.row(face)] > 0


@final
class Cast(Act[Quarriors]):
    """Cast a spell of the ready area."""

    # rule: quarriors.reaction.normal-spells-own-turn
    def may(self, state: Quarriors, seat: int, face: int, why: Why | None) -> bool:
        rules = ("quarriors.reaction.normal-spells-own-turn", "quarriors.turn.fixed-order")
        own = in_phase(state, seat, (MAIN, BUY), why, "quarriors-why-cast-phase", *rules)
        if not spell_ready(state, seat, face, why):
            return False
        text = CAST_TEXT.texts[state.row(face)]
        if why is not None:
            rules = ("quarriors.reaction.not-own-turn", "quarriors.reaction.keyword")
            why.need(bool(text.lines), "quarriors-why-not-a-reaction", *rules)
        return is_castable(state, seat, text, why) and own

    def do(self, state: Quarriors, seat: int, face: int) -> None:
        # rule: quarriors.glossary.effect, quarriors.cards.spell-effect-needs-spend
        player = state.players[seat]
        state.spend(player, player.spells, face)
        state.tell(CAST, seat, state.wilds[face >> 3])
        state.do(CAST_TEXT.texts[state.row(face)], seat, face)


@final
class Capture(Act[Quarriors]):
    """Capture a die of the wilds."""

    def may(self, state: Quarriors, seat: int, kind: int, why: Why | None) -> bool:
        rule = "quarriors.capture.after-attack"
        own = in_phase(state, seat, (BUY,), why, "quarriors-why-capture-phase", rule)
        if why is not None:
            rules = ("quarriors.capture.one-per-turn", "quarriors.capture.extra-by-effect")
            why.need(state.captures > 0, "quarriors-why-captures", *rules)
        if not die_left(state, kind, why):
            return False
        return affordable(state, seat, state.price(kind), why, "quarriors.cards.cost") and own and state.captures > 0

    def do(self, state: Quarriors, seat: int, kind: int) -> None:
        # rule: quarriors.capture.pay-with-dice, quarriors.capture.example
        price = state.price(kind)
        state.pay(seat, price)
        # rule: quarriors.capture.one-per-turn
        state.captures -= 1
        # rule: quarriors.capture.to-used-pile, quarriors.glossary.capture
        state.capture(seat, kind, price, state.players[seat].used)


@final
class Discard(Act[Quarriors]):
    """Put a spell that was not cast into the used pile."""

    # rule: quarriors.cleanup.spells-may-go, quarriors.cleanup.creatures-stay
    def may(self, state: Quarriors, seat: int, face: int, why: Why | None) -> bool:
        rules = ("quarriors.cleanup.spells-may-go", "quarriors.cleanup.creatures-stay")
        own = in_phase(state, seat, (CLEAN,), why, "quarriors-why-clean-up-phase", *rules)
        return spell_ready(state, seat, face, why) and own

    def do(self, state: Quarriors, seat: int, face: int) -> None:
        player = state.players[seat]
        player.spells.remove(face)
        player.used.append(face >> 3)
        state.tell(DISCARDED, seat, state.wilds[face >> 3])


@final
class GoOn(Act[Quarriors]):
    """Be done with this phase."""

    def __init__(self, base: int, phase: int, id: str) -> None:
        super().__init__(base)
        self.phase: Final = phase
        self.id: Final = id

    def may(self, state: Quarriors, seat: int, n: int, why: Why | None) -> bool:
        return in_phase(state, seat, (self.phase,), why, self.id)

    def do(self, state: Quarriors, seat: int, n: int) -> None:
        pass


VERBS.acts(
    Use(USE, True, True),
    Use(ONLY_REROLL, False, True),
    Use(ONLY_DRAW, True, False),
    Summon(SUMMON),
    Cast(CAST_VERB),
    Capture(CAPTURE),
    Discard(DISCARD),
    GoOn(ATTACK, MAIN, "quarriors-why-attack-phase"),
    GoOn(END_TURN, BUY, "quarriors-why-end-phase"),
)
