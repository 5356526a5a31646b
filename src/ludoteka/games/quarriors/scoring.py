"""«Фаза 1»: score the creatures, use what their cards say, cull."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

from ludoteka.games.quarriors.deck import BEFORE_LEAVING, GLORY_PER_FRIEND
from ludoteka.games.quarriors.deck import SCORED as SCORED_TEXT
from ludoteka.games.quarriors.happenings import SCORED
from ludoteka.games.quarriors.layout import SCORE
from ludoteka.games.quarriors.needs import in_phase, in_used
from ludoteka.games.quarriors.standing import ATTACHED, looks
from ludoteka.games.quarriors.state import Quarriors
from ludoteka.games.quarriors.twins import PlainOrder, PlainScoring
from ludoteka.games.quarriors.verbs import CULL, DONE, NEXT, VERBS
from ludoteka.kernel.acts import Act, Why
from ludoteka.kernel.choices import Prompt
from ludoteka.kernel.machine import ASK, END, GO, Doing, passage

COUNT_GLORY: Final = 0
ACT_BEFORE_LEAVING: Final = 1
MOVE: Final = 2
CULL_DICE: Final = 3


class Order(PlainOrder):
    """Several cards speak at once: their owner says which comes next. `this` of each is its die."""

    def clone(self) -> Order:
        return Order(self.you, like=self)

    def base(self) -> int:
        return NEXT

    def options(self, state: Quarriors) -> list[int]:
        found: list[int] = []
        seen: list[int] = []
        for i, frame in enumerate(self.waiting):
            if frame.this not in seen:
                seen.append(frame.this)
                found.append(NEXT + i)
        return found

    def prompt(self, state: Quarriors) -> Prompt:
        return Prompt("quarriors-ask-order", "quarriors.score.on-score-abilities")


def speak(state: Quarriors, you: int, waiting: list[Doing]) -> None:
    """Do these texts, in the order their owner chooses."""
    if len(waiting) == 1:
        state.follow(waiting[0])
    elif waiting:
        state.follow(Order(you, waiting))


def scored_texts(state: Quarriors, seat: int, at: int, found: list[Doing]) -> None:
    """What the cards of this creature and of its attached spells say about its scoring."""
    ready = state.players[seat].ready
    text = SCORED_TEXT.texts[state.row(looks(ready[at]))]
    if text.lines:
        found.append(Doing(text, seat, ready[at] & 255))
    i = at + 1
    while i < len(ready) and ready[i] & ATTACHED:
        text = SCORED_TEXT.texts[state.row(ready[i] & 255)]
        if text.lines:
            found.append(Doing(text, seat, ready[i] & 255))
        i += 1


def glory_scored(state: Quarriors, seat: int, at: int) -> int:
    """What this creature scores, with what its card gives for its friends."""
    player = state.players[seat]
    for_each = GLORY_PER_FRIEND.values[state.row(looks(player.ready[at]))]
    return state.glory_of(seat, at) + (for_each * (player.creatures() - 1) if for_each else 0)


@mypyc_attr(free_list_len=1)
class Scoring(PlainScoring):
    """All ready creatures score; `left` is how many dice may still be culled."""

    # rule: quarriors.score.all-ready-creatures, quarriors.score.nothing-to-score

    def clone(self) -> Scoring:
        return Scoring(self.you, like=self)

    def step(self, state: Quarriors, at: int) -> int:
        if at == COUNT_GLORY:
            return self.count_glory(state)
        if at == ACT_BEFORE_LEAVING:
            return self.act_before_leaving(state)
        if at == MOVE:
            return self.move(state)
        return self.cull_dice(state)

    def count_glory(self, state: Quarriors) -> int:
        # rule: quarriors.score.advance-marker, quarriors.glossary.score, quarriors.win.glory-source
        ready = state.players[self.you].ready
        count = state.players[self.you].creatures()
        glory = 0
        for at in range(len(ready)):
            if not ready[at] & ATTACHED:
                mine = glory_scored(state, self.you, at)
                state.tell(SCORED, self.you, state.wilds[(ready[at] & 255) >> 3], mine)
                glory += mine
        self.left = count
        state.scored += count
        state.gain_glory(self.you, glory)
        return GO

    def act_before_leaving(self, state: Quarriors) -> int:
        found: list[Doing] = []
        for die in state.players[self.you].ready:
            if not die & ATTACHED:
                text = BEFORE_LEAVING.texts[state.row(looks(die))]
                if text.lines:
                    found.append(Doing(text, self.you, die & 255))
        speak(state, self.you, found)
        return GO

    def move(self, state: Quarriors) -> int:
        # rule: quarriors.score.scored-to-used, quarriors.creatures.leaves-either-way
        # rule: quarriors.score.on-score-abilities
        player = state.players[self.you]
        found: list[Doing] = []
        for at in range(len(player.ready)):
            die = player.ready[at]
            player.used.append((die & 255) >> 3)
            if not die & ATTACHED:
                state.just_scored.append((die & 255) >> 3)
                scored_texts(state, self.you, at, found)
        player.ready = []
        if state.rules.sweep_spells_at_scoring:
            for face in player.spells:
                player.used.append(face >> 3)
            player.spells = []
        speak(state, self.you, found)
        return GO

    def cull_dice(self, state: Quarriors) -> int:
        # rule: quarriors.score.cull-limit, quarriors.score.cull-after-scoring, quarriors.score.hag-example
        if self.left == 0 or not state.players[self.you].used:
            return END
        state.actor = self.you
        return ASK

    def options(self, state: Quarriors) -> list[int]:
        # rule: quarriors.score.cull-from-used-only
        found = [DONE]
        seen = 0
        for kind in state.players[self.you].used:
            if not seen >> kind & 1:
                seen |= 1 << kind
                found.append(CULL + kind)
        return found

    def chosen(self, state: Quarriors, option: int) -> None:
        self.at = CULL_DICE
        if option == DONE:
            self.left = 0
        else:
            self.left -= 1
            CULLS.do(state, self.you, option - CULL)

    def prompt(self, state: Quarriors) -> Prompt:
        args: dict[str, object] = {"n": self.left}
        return Prompt("quarriors-ask-cull", "quarriors.score.cull-limit", args=args, several=True)


@final
class Cull(Act[Quarriors]):
    """Put a die of one's used pile back on its card."""

    # rule: quarriors.score.cull-from-used-only
    def may(self, state: Quarriors, seat: int, kind: int, why: Why | None) -> bool:
        rules = ("quarriors.score.cull-limit", "quarriors.score.cull-after-scoring")
        own = in_phase(state, seat, (SCORE,), why, "quarriors-why-cull-phase", *rules)
        return in_used(state, seat, kind, "quarriors.score.cull-from-used-only", why) and own

    def do(self, state: Quarriors, seat: int, kind: int) -> None:
        state.cull(seat, kind)


CULLS: Final = Cull(CULL)
VERBS.acts(CULLS)
passage(Scoring)
passage(Order)
