"""«Действия»: what a word of an Action is, whom it may mean, and the words that answer Actions."""

from __future__ import annotations

from typing import Final

from ludoteka.games.elves.answers import Declared
from ludoteka.games.elves.happenings import ACTIONS_BLOCKED
from ludoteka.games.elves.needs import warrior_at
from ludoteka.games.elves.pieces import fights, side_of
from ludoteka.games.elves.state import Elves
from ludoteka.games.elves.verbs import CENTRE_TOP, TARGET, VERBS
from ludoteka.games.elves.windows import AT_ITEM, EVERY
from ludoteka.kernel.acts import Why
from ludoteka.kernel.machine import Doing, Effect, Frame
from ludoteka.kernel.refusal import Msg

OWN: Final = 0
ENEMY: Final = 1
ANYONE: Final = 2
WHO: Final = ["own", "enemy", "any"]
HELPS: Final = 1
HARMS: Final = -1
NEITHER: Final = 0
BOTH_SIDES: Final = 3
MEANT: Final = ["elves-why-aim-own", "elves-why-aim-enemy", "elves-why-aim-any"]
SPECIAL: Final = ("elves.actions.action-special-ability", "elves.objects.artefact-unique-effect")


def reach(state: Elves, you: int, who: int, bent: int) -> int:
    """The sides whose warriors `you` may mean, as bits: attackers 1, defenders 2."""
    # rule: elves.actions.interfere-own-only, elves.scenarios.alliance-help-ally-only
    mine = state.side_of_seat(you)
    if who == OWN:
        return 1 << mine if mine >= 0 else 0
    friend = state.friend_side(you) if state.rules.scenario == "alliance" else mine
    if who == ENEMY:
        return BOTH_SIDES if friend < 0 else 1 << (1 - friend)
    if state.rules.scenario == "alliance" and friend >= 0 and bent != NEITHER:
        return 1 << (friend if bent == HELPS else 1 - friend)
    return BOTH_SIDES


def may_favour(state: Elves, you: int, side: int) -> bool:
    """Whether `you` may do this side a favour: in the alliance only one's own or one's ally's."""
    return state.rules.scenario != "alliance" or state.friend_side(you) == side


def meant(state: Elves, you: int, place: int, who: int, bent: int, why: Why) -> bool:
    """A warrior stands at this place, of a side whose warriors `you` may mean."""
    if not warrior_at(state, place, why):
        return False
    fair = reach(state, you, who, bent) >> side_of(state.field[place]) & 1 == 1
    if state.rules.scenario == "alliance":
        why.need(fair, MEANT[who], "elves.actions.interfere-own-only", "elves.scenarios.alliance-help-ally-only")
    elif who != ANYONE:
        why.need(fair, MEANT[who], "elves.actions.interfere-own-only")
    return fair


class Word(Effect[Elves]):
    """One sentence of an Action. Its first word says when it may be declared and what it is aimed at."""

    def is_possible(self, state: Elves, you: int, window: int, item: int) -> bool:
        """Whether it has something to work on now; looks only at what everybody can see."""
        return True

    def needs_contest(self) -> bool:
        """Whether during the layout it works only where initiative decides which centre card lies on top."""
        return False

    def windows(self) -> int:
        """The windows in which it can ever be ready, as bits: a sieve that spares asking."""
        return EVERY

    def aims(self, state: Elves, you: int, aim: int) -> list[int]:
        """What it may be aimed at: the first aim, or with a first one taken the second; empty when it needs none."""
        return []

    def step(self, aim: int) -> str:
        """What is asked for, of the first aim (none taken yet) and the second, as the question says it."""
        return "first"

    def weigh_aim(self, state: Elves, you: int, aim: int, option: int, why: Why) -> None:
        """Tell a person the conditions of this aim, met or not; nothing where being on offer is the only one."""


class Amount(Word):
    """A word with one number."""

    def __init__(self, n: int) -> None:
        self.n: Final = n


class Aimed(Word):
    """A word aimed at one warrior on the field."""

    def __init__(self, who: int, bent: int) -> None:
        self.who: Final = who
        self.bent: Final = bent

    def fits(self, state: Elves, one: int) -> bool:
        """Whether this warrior, of a side that may be meant, can be the target."""
        return True

    def fitness(self) -> str:
        """The message of what `fits` asks."""
        return "elves-why-warrior"

    def is_possible(self, state: Elves, you: int, window: int, item: int) -> bool:
        sides = reach(state, you, self.who, self.bent)
        for one in state.field:
            if fights(one) and sides >> side_of(one) & 1 and self.fits(state, one):
                return True
        return False

    def aims(self, state: Elves, you: int, aim: int) -> list[int]:
        if aim >= 0:
            return []
        sides = reach(state, you, self.who, self.bent)
        found: list[int] = []
        for place in range(4):
            one = state.field[place]
            if fights(one) and sides >> side_of(one) & 1 and self.fits(state, one):
                found.append(TARGET + place)
        return found

    def weigh_aim(self, state: Elves, you: int, aim: int, option: int, why: Why) -> None:
        place = VERBS.thing(TARGET, option)
        if aim < 0 and 0 <= place < CENTRE_TOP and meant(state, you, place, self.who, self.bent, why):
            why.need(self.fits(state, state.field[place]), self.fitness(), *SPECIAL)

    def resolve(self, state: Elves, who: Doing) -> bool:
        place = state.place_of(who.target - TARGET)
        if place >= 0:
            self.work(state, who, place)
        return False

    def work(self, state: Elves, who: Doing, place: int) -> None:
        raise NotImplementedError


class Reply(Word):
    """A word said of something that was just declared and waits for answers."""

    def windows(self) -> int:
        return 1 << AT_ITEM

    def is_possible(self, state: Elves, you: int, window: int, item: int) -> bool:
        return window == AT_ITEM and item >= 0 and self.suits(state, you, state.unfinished()[item])

    def suits(self, state: Elves, you: int, what: Frame[Elves]) -> bool:
        """Whether `you` may answer this with it."""
        raise NotImplementedError


class CancelAction(Reply):
    """A declared Action or artefact has no effect."""

    def suits(self, state: Elves, you: int, what: Frame[Elves]) -> bool:
        if not isinstance(what, Declared) or what.cancelled:
            return False
        return state.rules.scenario != "alliance" or state.is_opponent(you, what.you)

    def resolve(self, state: Elves, who: Doing) -> bool:
        what = state.unfinished()[who.target]
        if isinstance(what, Declared):
            what.cancelled = True
        return False

    def say(self) -> Msg:
        return Msg("elves-say-cancel-action")


class BlockActions(Word):
    """To the end of this battle no other player acts."""

    def is_possible(self, state: Elves, you: int, window: int, item: int) -> bool:
        return state.blocker < 0

    def resolve(self, state: Elves, who: Doing) -> bool:
        state.blocker = who.you
        state.tell(ACTIONS_BLOCKED, who.you)
        return False

    def say(self) -> Msg:
        return Msg("elves-say-block-actions")
