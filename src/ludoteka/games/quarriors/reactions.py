"""«Заклинание противодействия»: the windows in an opponent's turn in which reactions may be cast."""

from __future__ import annotations

from typing import final

from mypy_extensions import mypyc_attr

from ludoteka.games.quarriors.deck import REACT as REACT_TEXT
from ludoteka.games.quarriors.happenings import REACTED
from ludoteka.games.quarriors.layout import BUY, MAIN
from ludoteka.games.quarriors.mimic import MIMIC_TEXT, changes, may_change
from ludoteka.games.quarriors.needs import spell_ready
from ludoteka.games.quarriors.standing import CHANGED
from ludoteka.games.quarriors.state import Quarriors
from ludoteka.games.quarriors.twins import PlainReactions
from ludoteka.games.quarriors.verbs import CHANGE, PASS, REACT, VERBS
from ludoteka.games.quarriors.word import ANNOUNCED, FALLING, MOMENTS, is_answer
from ludoteka.kernel.acts import Act, Why
from ludoteka.kernel.choices import Prompt
from ludoteka.kernel.machine import passage


@mypyc_attr(free_list_len=1)
class Reactions(PlainReactions):
    """Those who hold a reaction of use at this moment may cast it. `of`: whose creature falls, where one does."""

    # rule: quarriors.reaction.any-time, quarriors.reaction.keyword, quarriors.reaction.best-when-attacked

    def clone(self) -> Reactions:
        return Reactions(self.you, like=self)

    def round(self, state: Quarriors) -> list[int]:
        # rule: quarriors.reaction.not-own-turn
        if self.moment == FALLING:
            return [self.of]
        seats = len(state.players)
        return [(state.turn + i) % seats for i in range(1, seats)]

    def answers(self, state: Quarriors, seat: int) -> list[int]:
        return reactions_of(state, seat, self.moment)

    def answer(self, state: Quarriors, seat: int, option: int) -> None:
        # rule: quarriors.glossary.reaction
        act = VERBS.act(option)
        act.do(state, seat, option - act.base)

    def pass_option(self) -> int:
        return PASS

    def prompt(self, state: Quarriors) -> Prompt:
        args: dict[str, object] = {"seat": f"seat:{state.turn}", "attack": state.remaining}
        id = f"quarriors-ask-react-{MOMENTS[self.moment]}"
        return Prompt(id, "quarriors.reaction.any-time", "quarriors.reaction.best-when-attacked", args=args)


@final
class React(Act[Quarriors]):
    """Cast a reaction."""

    # rule: quarriors.reaction.not-own-turn, quarriors.reaction.keyword
    def may(self, state: Quarriors, seat: int, face: int, why: Why | None) -> bool:
        theirs = state.turn != seat
        if why is not None:
            rules = ("quarriors.reaction.not-own-turn", "quarriors.reaction.keyword")
            why.need(theirs, "quarriors-why-opponents-turn", *rules)
        if not spell_ready(state, seat, face, why):
            return False
        text = REACT_TEXT.texts[state.row(face)]
        window = state.current()
        fits = isinstance(window, Reactions) and is_answer(state, seat, text, window.moment)
        if why is not None:
            why.need(bool(text.lines), "quarriors-why-a-reaction", "quarriors.reaction.normal-spells-own-turn")
            if text.lines:
                why.need(fits, "quarriors-why-moment", "quarriors.reaction.best-when-attacked", "R21")
        return theirs and fits

    def do(self, state: Quarriors, seat: int, face: int) -> None:
        player = state.players[seat]
        player.spells.remove(face)
        player.used.append(face >> 3)
        state.tell(REACTED, seat, state.wilds[face >> 3])
        state.do(REACT_TEXT.texts[state.row(face)], seat, face)


@final
class Change(Act[Quarriors]):
    """Have a creature mimic another one: in one's own turn, or when an attack is announced."""

    def may(self, state: Quarriors, seat: int, at: int, why: Why | None) -> bool:
        window = state.current()
        announced = isinstance(window, Reactions) and window.moment == ANNOUNCED
        now = state.phase in (MAIN, BUY) if state.turn == seat else announced
        if why is not None:
            why.need(now, "quarriors-why-change-phase", "R40")
        return may_change(state, seat, at, why) and now

    def do(self, state: Quarriors, seat: int, at: int) -> None:
        state.players[seat].ready[at] |= CHANGED
        state.do(MIMIC_TEXT, seat, at)


VERBS.acts(React(REACT), Change(CHANGE))


def reactions_of(state: Quarriors, seat: int, moment: int) -> list[int]:
    """What this seat may answer with at this moment."""
    found: list[int] = []
    player = state.players[seat]
    for face in player.spells:
        text = REACT_TEXT.texts[state.row(face)]
        if text.lines and REACT + face not in found and is_answer(state, seat, text, moment):
            found.append(REACT + face)
    if moment == ANNOUNCED:
        for at in changes(state, seat):
            found.append(CHANGE + at)
    return found


def open_window(state: Quarriors, moment: int, of: int = -1) -> None:
    """Ask those who could answer; who holds nothing of use is known to all, and is not asked."""
    if moment == FALLING:
        if state.players[of].spells and reactions_of(state, of, moment):
            state.follow(Reactions(state.turn, moment, of))
        return
    for player in state.players:
        if player.seat != state.turn and (player.spells or player.ready) and reactions_of(state, player.seat, moment):
            state.follow(Reactions(state.turn, moment))
            return


passage(Reactions)
