"""«В ваш ход»: the six phases, one after another, and then the next player's."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from ludoteka.games.quarriors.acts import is_barred
from ludoteka.games.quarriors.attack import Attack
from ludoteka.games.quarriors.deck import CAST as CAST_TEXT
from ludoteka.games.quarriors.deck import COST
from ludoteka.games.quarriors.deck import IMMEDIATE as IMMEDIATE_TEXT
from ludoteka.games.quarriors.dice import DRAW, IS_SPELL, KINDS, LEVEL, REROLL
from ludoteka.games.quarriors.fall import Fall, frail
from ludoteka.games.quarriors.happenings import PHASE_BEGAN, QUIDDITY_LOST, READIED, SWEPT, TURN_BEGAN
from ludoteka.games.quarriors.immediate import is_immediate
from ludoteka.games.quarriors.layout import BUY, CLEAN, MAIN, ROLL, SCORE, STRIKE
from ludoteka.games.quarriors.mimic import changes
from ludoteka.games.quarriors.player import Player
from ludoteka.games.quarriors.scoring import Scoring
from ludoteka.games.quarriors.standing import FADING
from ludoteka.games.quarriors.state import Quarriors
from ludoteka.games.quarriors.twins import PlainTurn
from ludoteka.games.quarriors.verbs import ATTACK as ATTACK_VERB
from ludoteka.games.quarriors.verbs import (
    CAPTURE,
    CHANGE,
    DISCARD,
    DONE,
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
from ludoteka.kernel.choices import Prompt
from ludoteka.kernel.machine import ASK, GO, passage
from ludoteka.kernel.refusal import Msg

BEGIN: Final = 0
DRAW_SIX: Final = 1
IMMEDIATE: Final = 2
READY_SPELLS: Final = 3
SUMMON_AND_CAST: Final = 4
ATTACK: Final = 5
OPEN_WILDS: Final = 6
CAPTURE_DICE: Final = 7
CLEAN_UP: Final = 8
SWEEP: Final = 9
PASS_ON: Final = 10

SIX: Final = 6


@mypyc_attr(free_list_len=1)
class Turn(PlainTurn):
    """The turns of the players, each of six phases. `you`: whose turn it is."""

    # rule: quarriors.turn.six-phases, quarriors.turn.fixed-order, quarriors.turn.mandatory-phases
    # rule: quarriors.turn.optional-phases, quarriors.turn.clockwise

    def clone(self) -> Turn:
        return Turn(self.you, like=self)

    def step(self, state: Quarriors, at: int) -> int:
        """A step that needs nobody goes straight on to the next."""
        if at in (SUMMON_AND_CAST, CAPTURE_DICE):
            state.actor = self.you
            return ASK
        if at == IMMEDIATE:
            return self.immediate(state)
        if at == ATTACK:
            return self.attack(state)
        if at == CLEAN_UP:
            return self.clean_up(state)
        if at == BEGIN:
            return self.begin(state)
        if at == DRAW_SIX:
            return self.draw_six(state)
        if at == READY_SPELLS:
            return self.ready_spells(state)
        if at == OPEN_WILDS:
            return self.open_wilds(state)
        if at == SWEEP:
            return self.sweep(state)
        return self.pass_on(state)

    def enter_phase(self, state: Quarriors, phase: int) -> None:
        state.phase = phase
        if state.log is not None:
            state.tell(PHASE_BEGAN, self.you, phase)

    # 1. score

    def begin(self, state: Quarriors) -> int:
        state.turn = self.you
        state.turns += 1
        # rule: quarriors.capture.one-per-turn, quarriors.optional.second-capture
        # rule: quarriors.optional.second-capture-adds-up
        state.captures = 2 if state.rules.second_capture else 1
        # rule: quarriors.cards.cost
        state.discount = 0
        # rule: quarriors.glossary.score
        state.scored = 0
        # rule: quarriors.glossary.destroy-by-damage
        state.beaten = 0
        # rule: quarriors.creatures.conditional-abilities
        state.summoned = 0
        # rule: quarriors.score.hag-example
        state.just_scored = []
        state.tell(TURN_BEGAN, self.you, state.turns)
        # rule: quarriors.turn.six-phases, quarriors.turn.fixed-order
        self.enter_phase(state, SCORE)
        # rule: quarriors.score.all-ready-creatures, quarriors.score.nothing-to-score, quarriors.score.scored-to-used
        self.at = DRAW_SIX
        if state.players[self.you].ready or state.rules.sweep_spells_at_scoring:
            state.follow(Scoring(self.you))
            return GO
        return self.draw_six(state)

    # 2. draw and roll

    def draw_six(self, state: Quarriors) -> int:
        # rule: quarriors.turn.six-phases
        self.enter_phase(state, ROLL)
        # rule: quarriors.draw.six, quarriors.draw.roll-all, quarriors.draw.on-top-of-parked-dice
        state.draw_and_roll(self.you, SIX)
        return self.immediate(state)

    def immediate(self, state: Quarriors) -> int:
        # rule: quarriors.immediate.any-order, quarriors.immediate.one-at-a-time, quarriors.immediate.repeat
        # rule: quarriors.immediate.new-dice-too, quarriors.immediate.optional, quarriors.immediate.final-pool
        # rule: quarriors.immediate.right-after-roll, quarriors.dice.draw-and-reroll-immediate
        for face in state.players[self.you].pool:
            if is_immediate(state, face):
                state.actor = self.you
                self.at = IMMEDIATE + 1
                return ASK
        return self.ready_spells(state)

    # 3. ready spells, summon creatures, cast

    def ready_spells(self, state: Quarriors) -> int:
        # rule: quarriors.turn.six-phases
        self.enter_phase(state, MAIN)
        # rule: quarriors.ready.spells-to-ready-area, quarriors.ready.spells-free, quarriors.dice.icon-use
        # rule: quarriors.locations.ready-area
        player = state.players[self.you]
        pool = player.pool
        i = 0
        while i < len(pool):
            face = pool[i]
            if IS_SPELL[face] and not IMMEDIATE_TEXT.texts[state.row(face)].lines:
                pool.pop(i)
                player.spells.append(face)
                state.tell(READIED, self.you, face)
            else:
                i += 1
        state.actor = self.you
        self.at = SUMMON_AND_CAST + 1
        return ASK

    def options(self, state: Quarriors) -> list[int]:
        player = state.players[self.you]
        at = self.at - 1
        if at == SUMMON_AND_CAST:
            return self.to_summon(state, player)
        if at == CAPTURE_DICE:
            return self.to_capture(state, player)
        if at == IMMEDIATE:
            return self.to_use(state, player)
        found = [DONE]
        for face in player.spells:
            if DISCARD + face not in found:
                found.append(DISCARD + face)
        return found

    def to_use(self, state: Quarriors, player: Player) -> list[int]:
        # rule: quarriors.locations.active-pool-uses, quarriors.manners.hands-off
        found = [DONE]
        kinds = 0  # met so far: only the second die of a kind can be the same option as another
        for face in player.pool:
            if is_immediate(state, face):
                kind = 1 << (face >> 3)
                if kinds & kind and USE + face in found:
                    continue
                kinds |= kind
                found.append(USE + face)
                if REROLL[face] and DRAW[face]:
                    found.append(ONLY_DRAW + face)
                    found.append(ONLY_REROLL + face)
        return found

    def to_summon(self, state: Quarriors, player: Player) -> list[int]:
        # rule: quarriors.ready.summon-from-icon, quarriors.ready.no-creature-limit, quarriors.dice.top-face
        # rule: quarriors.cards.creature-ability-needs-summon
        found = [ATTACK_VERB]
        funds = -1
        tax = 0
        kinds = 0  # met so far: only the second die of a kind can be the same option as another
        for face in player.pool:
            level = LEVEL[face]
            if level:
                if funds < 0:
                    funds = state.funds(self.you)
                    tax = state.tax(self.you)
                # rule: quarriors.ready.summon-cost, quarriors.ready.summon-from-icon
                if level + tax <= funds:
                    kind = 1 << (face >> 3)
                    if kinds & kind and SUMMON + face in found:
                        continue
                    kinds |= kind
                    if not is_barred(state, face):
                        found.append(SUMMON + face)
        # rule: quarriors.reaction.normal-spells-own-turn, quarriors.ready.spells-cast-later
        self.add_casts(state, player, found)
        return found

    def add_casts(self, state: Quarriors, player: Player, found: list[int]) -> None:
        # rule: quarriors.reaction.normal-spells-own-turn, quarriors.ready.spells-cast-later
        # rule: quarriors.cards.spell-effect-needs-spend
        kinds = 0
        for face in player.spells:
            kind = 1 << (face >> 3)
            if kinds & kind and CAST_VERB + face in found:
                continue
            kinds |= kind
            if is_castable(state, self.you, CAST_TEXT.texts[state.row(face)], None):
                found.append(CAST_VERB + face)
        # rule: quarriors.optional.faq-strong-ooze
        for at in changes(state, self.you):
            found.append(CHANGE + at)

    def chosen(self, state: Quarriors, option: int) -> None:
        if option in (ATTACK_VERB, END_TURN, DONE):
            return
        self.at -= 1
        act = VERBS.act(option)
        act.do(state, self.you, option - act.base)

    # 4. attack

    def attack(self, state: Quarriors) -> int:
        # rule: quarriors.turn.six-phases
        self.enter_phase(state, STRIKE)
        # rule: quarriors.ready.attacks-same-turn
        if state.players[self.you].ready:
            state.follow(Attack(self.you))
            return GO
        return self.open_wilds(state)

    # 5. capture

    def open_wilds(self, state: Quarriors) -> int:
        self.enter_phase(state, BUY)
        state.actor = self.you
        self.at = CAPTURE_DICE + 1
        return ASK

    def to_capture(self, state: Quarriors, player: Player) -> list[int]:
        # rule: quarriors.capture.after-attack, quarriors.capture.one-per-turn, quarriors.locations.wilds-uncontrolled
        # rule: quarriors.setup.quiddity-card-empty
        found = [END_TURN]
        if state.captures:
            # rule: quarriors.cards.cost
            funds = state.funds(self.you) + state.discount
            # rule: quarriors.locations.wilds-uncontrolled, quarriors.setup.quiddity-card-empty
            wilds = state.wilds
            for kind, left in enumerate(state.supply):
                if left:
                    card = wilds[kind]
                    # rule: quarriors.cards.cost, quarriors.setup.wilds
                    if card >= 0 and COST[card] <= funds:
                        found.append(CAPTURE + kind)
        # rule: quarriors.reaction.normal-spells-own-turn, quarriors.optional.faq-strong-ooze
        self.add_casts(state, player, found)
        return found

    # 6. clean up

    def clean_up(self, state: Quarriors) -> int:
        # rule: quarriors.cleanup.spells-may-go, quarriors.cleanup.creatures-stay
        if state.phase != CLEAN:
            self.enter_phase(state, CLEAN)
        if not state.players[self.you].spells:
            return self.sweep(state)
        state.actor = self.you
        return ASK

    def sweep(self, state: Quarriors) -> int:
        # rule: quarriors.cleanup.active-pool-to-used, quarriors.quiddity.not-saved
        player = state.players[self.you]
        used = player.used
        if player.pool:
            state.tell(SWEPT, self.you, len(player.pool))
            for face in player.pool:
                used.append(face >> 3)
            player.pool = []
        # rule: quarriors.optional.spent-pile
        used.extend(player.spent)
        player.spent = []
        # rule: quarriors.quiddity.not-saved
        if player.quiddity:
            state.tell(QUIDDITY_LOST, self.you, player.quiddity)
        for other in state.players:
            other.quiddity = 0
            # rule: quarriors.attack.cast-before-total
            other.might = 0
            # rule: quarriors.reaction.any-time
            other.guard = 0
            other.haven = False
            # rule: quarriors.optional.faq-strong-ooze
            ready = other.ready
            for at in range(len(ready)):
                if ready[at] & FADING:
                    ready[at] &= ~FADING
        # rule: quarriors.creatures.always-abilities
        doomed = frail(state)
        if doomed >= 0:
            self.at = SWEEP
            state.follow(Fall(-1, doomed // PLACES, doomed % PLACES))
            return GO
        return self.pass_on(state)

    def pass_on(self, state: Quarriors) -> int:
        # rule: quarriors.cleanup.turn-passes-left
        self.you = (self.you + 1) % len(state.players)
        return self.begin(state)

    def ends(self, state: Quarriors) -> int:
        return DONE if self.at - 1 == IMMEDIATE else END_TURN

    def forgone(self, state: Quarriors, offered: list[int]) -> list[Msg]:
        """Dice that would have brought others, and quiddity that is not kept and could still buy."""
        if self.at - 1 == IMMEDIATE:
            portals = sum(1 for face in state.players[self.you].pool if DRAW[face] and is_immediate(state, face))
            return [Msg("quarriors-forgone-portals", {"n": portals})] if portals else []
        if any(CAPTURE <= one < CAPTURE + KINDS for one in offered):
            left = state.funds(self.you)
            return [Msg("quarriors-forgone-quiddity", {"n": left})] if left else []
        return []

    def prompt(self, state: Quarriors) -> Prompt:
        at = self.at - 1
        args: dict[str, object] = {"funds": state.funds(self.you), "n": state.captures}
        if at == SUMMON_AND_CAST:
            return Prompt("quarriors-ask-summon", "quarriors.ready.summon-from-icon", args=args)
        if at == CAPTURE_DICE:
            rules = ("quarriors.capture.one-per-turn", "quarriors.capture.after-attack")
            return Prompt("quarriors-ask-capture", *rules, args=args)
        if at == IMMEDIATE:
            rules = ("quarriors.immediate.optional", "quarriors.immediate.any-order")
            return Prompt("quarriors-ask-immediate", *rules)
        return Prompt("quarriors-ask-discard", "quarriors.cleanup.spells-may-go", several=True)


passage(Turn)
