"""«Фаза 4»: the attack total, and each opponent in turn choosing who takes it."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

from ludoteka.games.quarriors.deck import FRENZY, QUAKES
from ludoteka.games.quarriors.dice import LEVEL
from ludoteka.games.quarriors.fall import Fall, frail
from ludoteka.games.quarriors.happenings import (
    ATTACK_BEGAN,
    ATTACKED,
    ATTACKER,
    DEFENDED,
    FELL,
    FRENZIED,
    HELD,
    LEFT_OVER,
    PASSED_OVER,
)
from ludoteka.games.quarriors.needs import creature_at
from ludoteka.games.quarriors.reactions import open_window
from ludoteka.games.quarriors.standing import ATTACHED, SAFE, looks
from ludoteka.games.quarriors.state import Quarriors
from ludoteka.games.quarriors.twins import PlainAttack
from ludoteka.games.quarriors.verbs import DEFEND, PLACES, VERBS
from ludoteka.games.quarriors.word import ANNOUNCED, DEFENDING
from ludoteka.kernel.acts import Act, Why
from ludoteka.kernel.choices import Prompt
from ludoteka.kernel.machine import ASK, END, GO, passage

TOTAL: Final = 0
ANNOUNCE: Final = 1
OPPONENT: Final = 2
QUAKE: Final = 3
MEASURE: Final = 4
ANSWERS: Final = 5
CHOOSE: Final = 6
AFTER_A_KILL: Final = 7


@mypyc_attr(free_list_len=1)
class Attack(PlainAttack):
    """The creatures of `you` attack everybody. `next`: which opponent comes; `calm`: nothing has happened since the
    last window; `kills`: against the present defender; `cursor`, `quake`: creatures a quake has still to reach."""

    # rule: quarriors.attack.everyone, quarriors.attack.mandatory, quarriors.attack.full-total-each
    # rule: quarriors.attack.attackers-safe

    def clone(self) -> Attack:
        return Attack(self.you, like=self)

    def step(self, state: Quarriors, at: int) -> int:
        if at == CHOOSE:
            return self.choose_defender(state)
        if at == ANSWERS:
            return self.answers(state)
        if at == OPPONENT:
            return self.next_opponent(state)
        if at == TOTAL:
            return self.total(state)
        if at == ANNOUNCE:
            open_window(state, ANNOUNCED)
            self.calm = True
            return GO
        if at == QUAKE:
            return self.shake(state)
        if at == MEASURE:
            return self.measure(state)
        return self.after_a_kill(state)

    # 1. count the damage

    def total(self, state: Quarriors) -> int:
        # rule: quarriors.creatures.always-abilities
        doomed = frail(state)
        if doomed >= 0:
            self.at = TOTAL
            state.follow(Fall(-1, doomed // PLACES, doomed % PLACES))
            return GO
        # rule: quarriors.attack.total, quarriors.attack.no-creatures, quarriors.locations.ready-area-uses
        # rule: quarriors.attack.cast-before-total, quarriors.attack.example-total
        ready = state.players[self.you].ready
        total = 0
        for at in range(len(ready)):
            if not ready[at] & ATTACHED:
                value = state.strength(self.you, at)
                state.attackers.append(looks(ready[at]))
                state.values.append(value)
                state.places.append(at)
                total += value
                state.tell(ATTACKER, self.you, state.wilds[(ready[at] & 255) >> 3], value)
        if not state.attackers:
            return END
        state.remaining = total
        state.tell(ATTACK_BEGAN, self.you, total)
        return GO

    # 2. and 3. each opponent, beginning at the left

    def next_opponent(self, state: Quarriors) -> int:
        # rule: quarriors.attack.order-from-left, quarriors.attack.until-all-defended
        # rule: quarriors.attack.example-second-opponent
        seats = len(state.players)
        while self.next < seats:
            foe = (self.you + self.next) % seats
            self.next += 1
            if state.players[foe].creatures() == 0:
                state.tell(PASSED_OVER, self.you, foe)
                continue
            state.defender = foe
            # rule: quarriors.creatures.always-abilities
            self.kills = 0
            for face in state.attackers:
                self.quake = max(self.quake, QUAKES.values[state.row(face)])
            if self.quake:
                self.cursor = len(state.players[foe].ready) - 1
            return GO
        # rule: quarriors.attack.until-all-defended
        self.finish(state)
        return END

    def finish(self, state: Quarriors) -> None:
        state.attackers = []
        state.values = []
        state.places = []
        state.added = []
        state.defender = -1
        state.remaining = 0
        if state.rules.damage_once:
            for player in state.players:
                for at in range(len(player.ready)):
                    player.ready[at] &= ~SAFE

    def shake(self, state: Quarriors) -> int:
        """From the last place to the first, so that who falls does not move who is still to be reached."""
        ready = state.players[state.defender].ready
        while self.cursor >= 0:
            at = self.cursor
            self.cursor -= 1
            if not ready[at] & ATTACHED and LEVEL[looks(ready[at])] <= self.quake:
                self.at = QUAKE
                self.kills += 1
                self.calm = False
                state.follow(Fall(self.you, state.defender, at, True))
                return GO
        return GO

    def measure(self, state: Quarriors) -> int:
        # rule: quarriors.attack.full-total-each, quarriors.creatures.conditional-abilities
        foe = state.players[state.defender]
        alone = foe.creatures() == 1
        total = 0
        # rule: quarriors.creatures.always-abilities
        state.added = []
        # rule: quarriors.attack.full-total-each, quarriors.creatures.conditional-abilities
        for i in range(len(state.attackers)):
            value = state.counts_for(i, state.defender, alone)
            total += value
            # rule: quarriors.creatures.always-abilities
            state.added.append(value)
        state.remaining = total
        state.tell(ATTACKED, self.you, state.defender, total)
        # rule: quarriors.creatures.always-abilities
        if self.kills:
            self.rage(state)
        return GO

    def answers(self, state: Quarriors) -> int:
        # rule: quarriors.creatures.always-abilities
        doomed = frail(state)
        if doomed >= 0:
            self.at = ANSWERS
            state.follow(Fall(-1, doomed // PLACES, doomed % PLACES))
            return GO
        # rule: quarriors.reaction.best-when-attacked
        if not self.calm and self.is_open(state):
            self.calm = True
            open_window(state, DEFENDING)
        return GO

    def is_open(self, state: Quarriors) -> bool:
        """Whether there is still an attack, and somebody to take it."""
        # rule: quarriors.attack.loop-ends, quarriors.attack.next-defender
        if state.remaining <= 0:
            return False
        for die in state.players[state.defender].ready:
            if not die & (ATTACHED | SAFE):
                return True
        return False

    def choose_defender(self, state: Quarriors) -> int:
        # rule: quarriors.attack.must-defend, quarriors.attack.defender-chooses, quarriors.attack.loop-ends
        if not self.is_open(state):
            if state.remaining > 0:
                state.tell(LEFT_OVER, self.you, state.defender, state.remaining)
            self.at = OPPONENT
            return GO
        found = self.defenders(state)
        if len(found) == 1:
            self.defend(state, found[0] - DEFEND)
            return GO
        state.actor = state.defender
        return ASK

    def defenders(self, state: Quarriors) -> list[int]:
        """Whom the defender may choose; equal creatures without spells are one."""
        ready = state.players[state.defender].ready
        found: list[int] = []
        seen: list[int] = []
        for at in range(len(ready)):
            die = ready[at]
            # rule: quarriors.optional.faq-damage-once
            if die & (ATTACHED | SAFE):
                continue
            # rule: quarriors.attack.defender-chooses
            if is_bare(ready, at):
                if die in seen:
                    continue
                seen.append(die)
            found.append(DEFEND + at)
        return found

    def defend(self, state: Quarriors, at: int) -> None:
        # rule: quarriors.attack.below-defense, quarriors.attack.at-least-defense, quarriors.attack.subtract-defense
        # rule: quarriors.glossary.destroy-by-damage, quarriors.attack.example-second-kill
        foe = state.defender
        card = state.wilds[(state.players[foe].ready[at] & 255) >> 3]
        defense = state.toughness(foe, at)
        state.tell(DEFENDED, foe, card, defense, state.remaining)
        if state.remaining < defense:
            state.tell(HELD, foe, card, defense, state.remaining)
            # rule: quarriors.reaction.best-when-attacked
            self.calm = False  # who waited to see this may answer when the next defender chooses
            # rule: quarriors.attack.below-defense, quarriors.attack.until-all-defended
            self.at = OPPONENT
            return
        state.tell(FELL, foe, card, defense, state.remaining)
        state.remaining -= defense
        # rule: quarriors.creatures.always-abilities
        self.kills += 1
        # rule: quarriors.glossary.destroy-by-damage
        state.follow(Fall(self.you, foe, at, True))

    def after_a_kill(self, state: Quarriors) -> int:
        self.calm = False
        self.at = ANSWERS
        if self.kills == 1:
            self.rage(state)
        return GO

    def rage(self, state: Quarriors) -> None:
        """The first kill against a defender adds the attack of some creatures once more."""
        for i in range(len(state.attackers)):
            if FRENZY.values[state.row(state.attackers[i])] and state.added[i]:
                state.tell(FRENZIED, self.you, state.wilds[state.attackers[i] >> 3], state.added[i])
                state.remaining += state.added[i]
                state.added[i] *= 2

    def options(self, state: Quarriors) -> list[int]:
        return self.defenders(state)

    def chosen(self, state: Quarriors, option: int) -> None:
        DEFENDS.do(state, state.defender, option - DEFEND)

    def prompt(self, state: Quarriors) -> Prompt:
        args: dict[str, object] = {"seat": f"seat:{self.you}", "attack": state.remaining}
        rules = ("quarriors.attack.must-defend", "quarriors.attack.defender-chooses", "quarriors.attack.below-defense")
        return Prompt("quarriors-ask-defend", *rules, args=args)


@final
class Defend(Act[Quarriors]):
    """Choose the creature that takes the attack."""

    # rule: quarriors.attack.defender-chooses, quarriors.optional.faq-damage-once
    def may(self, state: Quarriors, seat: int, at: int, why: Why | None) -> bool:
        attacked = state.defender == seat and isinstance(state.current(), Attack)
        if why is not None:
            why.need(attacked, "quarriors-why-attacked", "quarriors.attack.must-defend")
        die = creature_at(state, seat, at, why)
        if die < 0:
            return False
        ready = state.players[seat].ready
        fresh = not die & SAFE
        first = not is_bare(ready, at) or all(ready[i] != die or not is_bare(ready, i) for i in range(at))
        if why is not None:
            why.need(fresh, "quarriors-why-not-twice", "quarriors.optional.faq-damage-once")
            why.need(first, "quarriors-why-first-of-equals", "quarriors.attack.defender-chooses")
        return attacked and fresh and first

    def do(self, state: Quarriors, seat: int, at: int) -> None:
        attack = state.current()
        assert isinstance(attack, Attack)
        attack.defend(state, at)


def is_bare(ready: list[int], at: int) -> bool:
    """Whether no spell is attached to the creature at this place."""
    return at + 1 == len(ready) or not ready[at + 1] & ATTACHED


DEFENDS: Final = Defend(DEFEND)
VERBS.acts(DEFENDS)
passage(Attack)
