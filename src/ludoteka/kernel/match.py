"""A match in progress: a state, the choices that led to it, and how far they can be taken back."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from ludoteka.kernel.game import Game
from ludoteka.kernel.machine import State
from ludoteka.kernel.made import Made, Ply, make, make_again
from ludoteka.kernel.question import Question
from ludoteka.kernel.record import Record
from ludoteka.kernel.refusal import Refused


class Match:
    """One game being played by people and bots. A state it has left, or stands in, is never changed.

    `remembers`: how many choices keep the states around them, to be taken back at once, and their events; further
    back the game is played again from its seed. 0: all of them.
    """

    def __init__(self, game: Game, seed: str, remembers: int = 0) -> None:
        self.game: Final = game
        self.seed: Final = seed
        self.remembers: Final = remembers
        self.state = game.deal(seed)
        self.opening: Final = self.state.digest()  # the hash of the state before the first choice
        self.made: list[Made] = []
        self.asked: dict[int, Question] = {}  # of the state as it stands, by seat, as far as anybody wanted to know
        self.foreseen: list[Question] = []  # the question that is open, and those that follow while everybody passes

    @property
    def record(self) -> Record:
        """The match so far."""
        return Record(self.game, self.seed, self.opening, self.made)

    def question(self, seat: int) -> Question | None:
        """What `seat` is asked now; None if it is not asked. It is worked out once, whoever wants to know."""
        found = self.asked.get(seat)
        if found is None or found.of is not self.state:
            found = self.state.question(seat)
            if found is not None:
                if self.foreseen and self.foreseen[0].seat == seat:
                    found.adopt(self.foreseen[0])
                self.asked[seat] = found
        return found

    def foresee(self, questions: list[Question]) -> None:
        """Note which questions follow the one that is open, itself the first, while each is passed and nothing comes of
        it. What is worked out about one of them beforehand still holds when it is asked."""
        assert all(one.of is self.state for one in questions[:1]), "these questions were foreseen elsewhere"
        self.foreseen = questions

    def questions(self) -> list[Question]:
        """All questions that are open at once."""
        found: list[Question] = []
        for seat in self.state.asked():
            question = self.question(seat)
            assert question is not None
            found.append(question)
        return found

    # choosing

    def choose(self, seat: int, choice: int | str, auto: bool = False) -> Made:
        """Make a choice, by number or by notation, and go on from it; a refusal, or a fault of the rules, changes
        nothing."""
        made = self.tried(seat, choice, auto)
        self.go_on(made)
        return made

    def tried(self, seat: int, choice: int | str, auto: bool = False) -> Made:
        """What a choice would be and lead to. The match stands where it stood until it is told to go on from there."""
        question = self.question(seat)
        if question is None:
            raise self.refusal(seat, choice)
        option = question.find(choice) if isinstance(choice, str) else choice
        if option not in question.options:
            raise self.refusal(seat, choice)
        return make(question, option, self.seed, len(self.made) + 1, auto)

    def again(self, ply: Ply, auto: bool = False) -> Made:
        """What a choice leads to that was made before; refuses one that is not offered or leads elsewhere."""
        return make_again(self.state, ply, self.seed, len(self.made) + 1, auto=auto)

    def follow(self, record: Record, upto: int | None = None) -> Iterator[Made]:
        """Make the choices of a record here, from the deal, one by one; every hash is compared."""
        assert not self.made, "a record is followed from the deal"
        if self.state.digest_like(record.opening) != record.opening:
            raise Refused("kernel-diverges", ply=0)
        for made in record.steps(upto, state=self.state):
            self.go_on(made)
            yield made

    def go_on(self, made: Made) -> None:
        """Stand where this choice, tried here, has led."""
        assert made.before is self.state, "this choice was tried elsewhere"
        as_foreseen = bool(self.foreseen) and self.foreseen[0].is_passed_by(made.seat, made.option)
        self.foreseen = self.foreseen[1:] if as_foreseen else []
        self.state = made.state()
        self.asked = {}
        self.made.append(made)
        if 0 < self.remembers < len(self.made):
            self.made[-1 - self.remembers].let_go()

    def refusal(self, seat: int, choice: int | str) -> Refused:
        """Why this is not offered. Numbers that mean nothing need no reasons of a game."""
        state = self.state
        if state.ending:
            return Refused("kernel-game-over")
        if isinstance(choice, int) and 0 <= seat < state.seats() and not state.verbs().means(state, seat, choice):
            return Refused("kernel-no-such-act", intent=str(choice)[:100])
        return state.refusal(seat, choice)

    # taking back

    def can_undo(self) -> bool:
        """Whether the last choice spent no luck and taught the seat that made it nothing hidden."""
        return bool(self.made) and not self.made[-1].taught

    def undo(self, by_consent: bool = False) -> None:
        """Take the last choice back: freely while nothing was learned, else only by consent of the others."""
        if not self.made:
            raise Refused("kernel-nothing-to-undo")
        if not by_consent and not self.can_undo():
            raise Refused("kernel-undo-learned")
        self.take_back(len(self.made) - 1)

    def take_back(self, to: int) -> None:
        """Stand again where the match stood after `to` choices."""
        self.stand(self.stood(to), to)

    def stood(self, to: int) -> State:
        """The state after `to` choices."""
        if to == len(self.made):
            return self.state
        before: State | None = self.made[to].before
        return self.record.replay(to) if before is None else before

    def stand(self, state: State, to: int) -> None:
        """Stand in this state, which the first `to` choices led to."""
        del self.made[to:]
        self.believe(self.made, state)

    def believe(self, made: list[Made], state: State) -> None:
        """Stand in a state that these choices are known to have led to, without making them again."""
        self.made = made
        self.state = state
        self.asked = {}
        self.foreseen = []


def resumed(record: Record, upto: int | None = None, remembers: int = 0) -> Match:
    """A match that goes on from a record, or from its first `upto` choices; every hash is compared."""
    match = Match(record.game, record.seed, remembers)
    for _ in match.follow(record, upto):
        pass
    return match
