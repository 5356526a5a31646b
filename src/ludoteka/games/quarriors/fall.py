"""A creature is destroyed: what its owner may answer, where the die goes, and what follows from it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from ludoteka.games.quarriors.deck import BUYS_BACK, COUNTS_QUIDDITY, HAUNTS, LINGERS, REAPS, SPOILS
from ludoteka.games.quarriors.deck import DESTROYED as DESTROYED_TEXT
from ludoteka.games.quarriors.dice import DEFENSE, LEVEL, QUIDDITY_DIE, UNROLLED
from ludoteka.games.quarriors.happenings import DESTROYED, RETURNED, ROLLED, SCORED, SET_ASIDE, WENT_TO_POOL
from ludoteka.games.quarriors.mimic import come_in
from ludoteka.games.quarriors.reactions import open_window
from ludoteka.games.quarriors.scoring import scored_texts, speak
from ludoteka.games.quarriors.standing import ATTACHED, looks
from ludoteka.games.quarriors.state import Quarriors
from ludoteka.games.quarriors.twins import PlainFall
from ludoteka.games.quarriors.verbs import ASIDE, BUY_BACK, COME_BACK, PLACES, TO_POOL, TO_USED
from ludoteka.games.quarriors.word import FALLING
from ludoteka.kernel.acts import Why
from ludoteka.kernel.choices import Prompt
from ludoteka.kernel.machine import ASK, END, GO, Doing, passage

ANSWER: Final = 0
LEAVE: Final = 1
SPOILS_OF_IT: Final = 2
HAUNT: Final = 3
REAP: Final = 4
LAST_WORDS: Final = 5

WAYS: Final = (TO_USED, TO_POOL, BUY_BACK, COME_BACK, ASIDE)


@mypyc_attr(free_list_len=1)
class Fall(PlainFall):
    """One creature of `loser`, at `spot`, is destroyed by seat `you` (-1: by nobody), in an attack or otherwise."""

    # rule: quarriors.attack.destroy-abilities-now, quarriors.glossary.destroy-by-effect

    def clone(self) -> Fall:
        return Fall(self.you, like=self)

    def step(self, state: Quarriors, at: int) -> int:
        if at == ANSWER:
            return self.answer(state)
        if at == LEAVE:
            return self.leave(state)
        if at == SPOILS_OF_IT:
            return self.spoils(state)
        if at == HAUNT:
            return self.haunt(state)
        if at == REAP:
            return self.reap(state)
        return self.last_words(state)

    def answer(self, state: Quarriors) -> int:
        # rule: quarriors.glossary.reaction
        state.tell(DESTROYED, self.loser, state.wilds[(state.players[self.loser].ready[self.spot] & 255) >> 3])
        if self.loser != state.turn:
            open_window(state, FALLING, self.loser)
        return GO

    def leave(self, state: Quarriors) -> int:
        # rule: quarriors.creatures.always-abilities
        if self.you >= 0:
            self.haunting = len(state.players[self.you].aside)
        # rule: quarriors.attack.destroyed-to-used, quarriors.creatures.leaves-either-way
        self.die = state.leave(self.loser, self.spot)
        ways = self.ways_out(state)
        # rule: quarriors.glossary.reaction
        state.rescued = False
        # rule: quarriors.attack.destroyed-to-used, quarriors.attack.destroy-abilities-now
        if not ways:
            state.players[self.loser].used.append((self.die & 255) >> 3)
        elif len(ways) == 1 and ways[0] != BUY_BACK:
            self.go(state, ways[0])
        else:
            if ways == [BUY_BACK]:
                ways.append(TO_USED)
            self.ways = ways
            state.actor = self.loser
            return ASK
        return GO

    def ways_out(self, state: Quarriors) -> list[int]:
        """Where the die may go besides the used pile; its owner picks one."""
        owner = state.players[self.loser]
        row = state.row(looks(self.die))
        ways: list[int] = []
        if state.rescued:
            # rule: quarriors.glossary.reaction
            ways.append(COME_BACK)
        # rule: quarriors.creatures.spirit-example, quarriors.attack.example-spirit, quarriors.glossary.reaction
        if owner.haven or LINGERS.values[row]:
            ways.append(TO_POOL)
        # rule: quarriors.attack.destroy-abilities-now, quarriors.optional.faq-tax-on-free-summons
        if BUYS_BACK.values[row] and QUIDDITY_DIE in owner.used and self.can_enter_free(state, self.loser):
            ways.append(BUY_BACK)
        # rule: quarriors.attack.destroy-abilities-now
        if HAUNTS.values[row]:
            ways.append(ASIDE)
        return ways

    def can_enter_free(self, state: Quarriors, seat: int) -> bool:
        # rule: quarriors.optional.faq-tax-on-free-summons
        return not state.rules.tax_on_free_summons or state.tax(seat) <= state.funds(seat)

    def enter_free(self, state: Quarriors, seat: int, face: int) -> None:
        """Come into the ready area without a price, unless free summonses are taxed too."""
        # rule: quarriors.optional.faq-tax-on-free-summons
        if state.rules.tax_on_free_summons:
            state.pay(seat, state.tax(seat))
        state.tell(RETURNED, seat, state.wilds[face >> 3])
        # rule: quarriors.optional.faq-return-same-level
        come_in(state, seat, face)

    def go(self, state: Quarriors, way: int) -> None:
        owner = state.players[self.loser]
        face = self.die & 255
        card = state.wilds[face >> 3]
        if way == TO_POOL:
            owner.pool.append(face >> 3 << 3 | UNROLLED)
            state.tell(WENT_TO_POOL, self.loser, card)
        elif way == COME_BACK:
            state.tell(RETURNED, self.loser, card)
            come_in(state, self.loser, face)
        elif way == BUY_BACK:
            state.cull(self.loser, QUIDDITY_DIE)
            self.enter_free(state, self.loser, face)
        elif way == ASIDE:
            owner.aside.append(face >> 3)
            state.tell(SET_ASIDE, self.loser, card)
        else:
            owner.used.append(face >> 3)

    def spoils(self, state: Quarriors) -> int:
        # rule: quarriors.glossary.ability
        if self.you < 0:
            self.at = LAST_WORDS
            return GO
        # rule: quarriors.glossary.destroy-by-damage
        if self.struck:
            state.beaten |= 1 << self.loser
        # rule: quarriors.glossary.ability
        gain = 0
        for die in state.players[self.you].ready:
            if not die & ATTACHED:
                gain += SPOILS.values[state.row(looks(die))]
        state.gain_quiddity(self.you, gain)
        return GO

    def haunt(self, state: Quarriors) -> int:
        """Each die that waits aside for a kill of its owner is rolled."""
        if self.haunting == 0:
            return GO
        self.at = HAUNT
        self.haunting -= 1
        player = state.players[self.you]
        face = state.roll(self.you, player.aside.pop(0))
        state.tell(ROLLED, self.you, face)
        if LEVEL[face] and self.can_enter_free(state, self.you):
            self.enter_free(state, self.you, face)
        else:
            player.used.append(face >> 3)
        return GO

    def reap(self, state: Quarriors) -> int:
        """Creatures that score when their owner destroys one do so, one after another."""
        ready = state.players[self.you].ready
        for at in range(len(ready)):
            if not ready[at] & ATTACHED and REAPS.values[state.row(looks(ready[at]))]:
                self.at = REAP
                score_now(state, self.you, at)
                return GO
        return GO

    def last_words(self, state: Quarriors) -> int:
        if self.at > LAST_WORDS + 1:
            return END
        text = DESTROYED_TEXT.texts[state.row(looks(self.die))]
        if not text.lines:
            return END
        state.do(text, self.loser, self.die & 255)
        return GO

    def options(self, state: Quarriors) -> list[int]:
        return self.ways

    def weigh(self, state: Quarriors, option: int, why: Why) -> None:
        if option in WAYS:
            why.need(option in self.ways, "quarriors-why-way", "quarriors.attack.destroy-abilities-now", "R20")

    def chosen(self, state: Quarriors, option: int) -> None:
        self.ways = []
        self.go(state, option)

    def prompt(self, state: Quarriors) -> Prompt:
        return Prompt("quarriors-ask-way", "quarriors.attack.destroy-abilities-now")


def score_now(state: Quarriors, seat: int, at: int) -> None:
    """A creature scores outside the first phase: glory at once, the die to the used pile, no cull."""
    # rule: quarriors.glossary.score
    found: list[Doing] = []
    scored_texts(state, seat, at, found)
    glory = state.glory_of(seat, at)
    die = state.leave(seat, at) & 255
    state.players[seat].used.append(die >> 3)
    state.scored += 1
    state.tell(SCORED, seat, state.wilds[die >> 3], glory)
    speak(state, seat, found)
    state.gain_glory(seat, glory)


def frail(state: Quarriors) -> int:
    """A creature whose own number has fallen to nothing, as seat and place; -1 if there is none."""
    for player in state.players:
        ready = player.ready
        for at in range(len(ready)):
            if not ready[at] & ATTACHED:
                face = looks(ready[at])
                if DEFENSE[face] < 0:  # the face leaves its numbers to the card
                    row = state.row(face)
                    if COUNTS_QUIDDITY.values[row] and state.own_number(player.seat, face, row) == 0:
                        return player.seat * PLACES + at
    return -1


passage(Fall)
