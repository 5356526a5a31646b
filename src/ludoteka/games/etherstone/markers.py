"""«Жетоны меток»: the words that put, discard and move markers."""

from __future__ import annotations

from typing import Final

from ludoteka.games.etherstone.abilities import (
    MARKED,
    PLENTY,
    Amount,
    Sentence,
    printed,
    times,
)
from ludoteka.games.etherstone.deck import (
    CARD_BITS,
    MARKER,
)
from ludoteka.games.etherstone.filters import Filter
from ludoteka.games.etherstone.in_play import Targeted
from ludoteka.games.etherstone.needs import in_play, named
from ludoteka.games.etherstone.state import Etherstone
from ludoteka.games.etherstone.verbs import (
    DECLINE,
    MARK,
    MOVE_FROM,
    MOVE_TO,
    VERBS,
)
from ludoteka.kernel.acts import Why
from ludoteka.kernel.choices import Prompt
from ludoteka.kernel.machine import Doing
from ludoteka.kernel.refusal import Msg


class PutMarkers(Amount):
    """Put markers on this card."""

    # rule: etherstone.abilities.markers-on-own-card, etherstone.abilities.default-target-self
    # rule: etherstone.example.duchess-marker-on-self
    def resolve(self, state: Etherstone, who: Doing) -> bool:
        state.put_markers(who.you, who.this, times(self.n, who.x))
        return False

    def value(self, x: int) -> float:
        return MARKED * times(self.n, x)

    def say(self) -> Msg:
        return Msg("etherstone-say-put-markers", {"n": printed(self.n)})


class PutMarkersOn(Targeted):
    """Put markers on cards of yours: entities of a sort, or any card, the leader included."""

    def __init__(self, n: int, sort: Filter, *, leader: bool = False, other: bool = False, targets: int = 1) -> None:
        super().__init__(MARK, targets, sort=sort, other=other, leader=leader)
        self.n: Final = n

    def candidates(self, state: Etherstone, seat: int, this: int) -> list[int]:
        # rule: etherstone.terms.markers-where
        found = super().candidates(state, seat, this)
        if self.leader:
            found.append(state.players[seat].leader)
        return found

    def is_possible(self, state: Etherstone, seat: int, this: int) -> bool:
        return bool(self.candidates(state, seat, this))

    def remaining(self, state: Etherstone, who: Doing) -> list[int]:
        # the picks so far are noted in x, which no sentence of this kind needs for itself
        found = self.candidates(state, who.you, who.this)
        return [card for i, card in enumerate(found) if not who.x >> i & 1]

    def act(self, state: Etherstone, who: Doing, card: int) -> None:
        # rule: etherstone.terms.markers-where
        state.put_markers(who.you, card, self.n)
        who.x |= 1 << self.candidates(state, who.you, who.this).index(card)

    def resolve(self, state: Etherstone, who: Doing) -> bool:
        asks = super().resolve(state, who)
        if not asks:
            who.x = 0
        return asks

    def ask(self) -> Prompt:
        return Prompt("etherstone-ask-mark", "etherstone.terms.markers-where", args={"n": self.n})

    def value(self, x: int) -> float:
        return MARKED * self.n * self.targets

    def say(self) -> Msg:
        name = "card" if self.leader else "other-follower" if self.other else self.sort.name
        if self.targets > 1:
            return Msg(f"etherstone-say-put-markers-on-each-{name}", {"n": self.n, "cards": self.targets})
        return Msg(f"etherstone-say-put-markers-on-{name}", {"n": self.n})


class DiscardMarkers(Amount):
    """A price: discard markers from this card."""

    def payable(self, state: Etherstone, seat: int, this: int) -> int:
        # rule: etherstone.terms.markers-discard
        have = state.players[seat].markers_on(this)
        if self.n < 100:
            return PLENTY if have >= self.n else 0
        return have // times(self.n, 1)

    def markers_taken(self, x: int) -> int:
        return times(self.n, x)

    def resolve(self, state: Etherstone, who: Doing) -> bool:
        # rule: etherstone.terms.markers-discard
        state.take_markers(who.you, who.this, times(self.n, who.x))
        return False

    def value(self, x: int) -> float:
        return -MARKED * times(self.n, x)

    def say(self) -> Msg:
        return Msg("etherstone-say-discard-markers", {"n": printed(self.n)})


class MoveMarker(Sentence):
    """Move up to one marker from one card of yours to another. `target` notes where it comes from."""

    def resolve(self, state: Etherstone, who: Doing) -> bool:
        if not self.sources(state, who.you):
            return False
        state.actor = who.you
        return True

    def sources(self, state: Etherstone, seat: int) -> list[int]:
        # rule: etherstone.terms.markers-where
        player = state.players[seat]
        if not player.play:
            return []
        found = [it & CARD_BITS for it in player.play if it >= MARKER]
        if player.markers:
            found.append(player.leader)
        return found

    def options(self, state: Etherstone, who: Doing) -> list[int]:
        if who.target < 0:
            return [*[MOVE_FROM + card for card in self.sources(state, who.you)], DECLINE]
        player = state.players[who.you]
        cards = [*[it & CARD_BITS for it in player.play], player.leader]
        return [MOVE_TO + card for card in cards if card != who.target]

    def weigh(self, state: Etherstone, who: Doing, option: int, why: Why) -> None:
        source, goal = VERBS.thing(MOVE_FROM, option), VERBS.thing(MOVE_TO, option)
        rule = "etherstone.terms.markers-where"
        if source >= 0 and who.target < 0 and in_play(state, who.you, source, True, why):
            marked = state.players[who.you].markers_on(source) > 0
            why.need(marked, "etherstone-why-marked", rule, args=named(source))
        elif goal >= 0 and who.target >= 0 and in_play(state, who.you, goal, True, why):
            why.need(goal != who.target, "etherstone-why-other-card", rule, args=named(goal))

    def chosen(self, state: Etherstone, who: Doing, option: int) -> None:
        if option == DECLINE:
            return
        if who.target < 0:
            who.target = option - MOVE_FROM
            who.again()
            return
        state.take_markers(who.you, who.target, 1)
        state.put_markers(who.you, option - MOVE_TO, 1)
        who.target = -1

    def prompt(self, state: Etherstone, who: Doing) -> Prompt:
        id = "etherstone-ask-move-from" if who.target < 0 else "etherstone-ask-move-to"
        return Prompt(id, "etherstone.terms.markers-where")

    def value(self, x: int) -> float:
        return 0.1

    def say(self) -> Msg:
        return Msg("etherstone-say-move-marker")
