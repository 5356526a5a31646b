"""«В игре»: the words that pick cards of one's own; tap and restore, recall and destroy."""

from __future__ import annotations

from typing import Final

from ludoteka.games.etherstone.abilities import (
    PLENTY,
    Ability,
    Sentence,
)
from ludoteka.games.etherstone.deck import (
    CARD_BITS,
    IS_FOLLOWER,
    TAPPED,
)
from ludoteka.games.etherstone.filters import A_FOLLOWER, ENTITY, Filter
from ludoteka.games.etherstone.needs import in_play, named, of_sort
from ludoteka.games.etherstone.state import Etherstone
from ludoteka.games.etherstone.summon import summoning
from ludoteka.games.etherstone.verbs import (
    BURN,
    DECLINE,
    DESTROY,
    RECALL,
    RESTORE,
    TAP,
    VERBS,
)
from ludoteka.kernel.acts import Why
from ludoteka.kernel.choices import Prompt
from ludoteka.kernel.machine import Doing
from ludoteka.kernel.refusal import Msg

EVERY: Final = 99


class Targeted(Sentence):
    """A sentence about one or more cards of one's own, picked one after another. `may`: none will do."""

    def __init__(
        self,
        base: int,
        targets: int = 1,
        may: bool = False,
        sort: Filter = ENTITY,
        other: bool = False,
        leader: bool = False,
    ) -> None:
        self.base: Final = base
        self.targets: Final = targets
        self.may: Final = may
        self.sort: Final = sort
        self.other: Final = other
        self.leader: Final = leader

    def candidates(self, state: Etherstone, seat: int, this: int) -> list[int]:
        return entities(state, seat, self.sort, this if self.other else -1)

    def lacks(self) -> str:
        """The message of what must be so of a card of the sort besides, for it to be a candidate."""
        return "etherstone-why-picked"

    def weigh(self, state: Etherstone, who: Doing, option: int, why: Why) -> None:
        card = VERBS.thing(self.base, option)
        if card < 0 or not in_play(state, who.you, card, self.leader, why):
            return
        rules = self.ask().rules
        if card != state.players[who.you].leader:
            of_sort(card, self.sort, rules[0], why)
        why.need(not self.other or card != who.this, "etherstone-why-other-card", *rules, args=named(card))
        if why.holds():
            why.need(card in self.remaining(state, who), self.lacks(), *rules, args=named(card))

    def act(self, state: Etherstone, who: Doing, card: int) -> None:
        raise NotImplementedError

    def ask(self) -> Prompt:
        raise NotImplementedError

    def payable(self, state: Etherstone, seat: int, this: int) -> int:
        return PLENTY if self.candidates(state, seat, this) else 0

    def remaining(self, state: Etherstone, who: Doing) -> list[int]:
        """The candidates not yet picked; those acted on are mostly no candidates any more."""
        return self.candidates(state, who.you, who.this)

    def resolve(self, state: Etherstone, who: Doing) -> bool:
        # rule: etherstone.terms.restore-one, etherstone.terms.tap-one, etherstone.terms.recall
        # rule: etherstone.terms.markers-where
        while who.target + 1 < self.targets:
            found = self.remaining(state, who)
            if not found:
                break
            if self.may or len(found) > self.targets - who.target - 1:
                state.actor = who.you
                return True
            self.act(state, who, found[0])
        who.target = -1
        return False

    def options(self, state: Etherstone, who: Doing) -> list[int]:
        found = [self.base + card for card in self.remaining(state, who)]
        if self.may:
            found.append(DECLINE)
        return found

    def chosen(self, state: Etherstone, who: Doing, option: int) -> None:
        if option == DECLINE:
            who.target = -1
            return
        self.act(state, who, option - self.base)
        who.target += 1
        who.again()

    def prompt(self, state: Etherstone, who: Doing) -> Prompt:
        return self.ask()

    def stands_apart(self) -> bool:
        return self.may


def entities(state: Etherstone, seat: int, sort: Filter, but: int) -> list[int]:
    """The entities of this sort that a seat has in play, without one."""
    found: list[int] = []
    for it in state.players[seat].play:
        card = it & CARD_BITS
        if card != but and sort.fits(card):
            found.append(card)
    return found


# --- tap and restore -----------------------------------------------------------------------------------------------


class RestoreThis(Sentence):
    """Restore this card."""

    def is_possible(self, state: Etherstone, seat: int, this: int) -> bool:
        at = state.players[seat].place_of(this)
        return at >= 0 and state.players[seat].play[at] & TAPPED != 0

    def resolve(self, state: Etherstone, who: Doing) -> bool:
        state.restore(who.you, who.this)
        return False

    def say(self) -> Msg:
        return Msg("etherstone-say-restore-this")


class Restore(Targeted):
    """Restore tapped followers."""

    def __init__(self, targets: int = 1, *, other: bool = False) -> None:
        super().__init__(RESTORE, targets, other=other)

    def lacks(self) -> str:
        return "etherstone-why-tapped"

    def candidates(self, state: Etherstone, seat: int, this: int) -> list[int]:
        # rule: etherstone.terms.restore-one
        found: list[int] = []
        for it in state.players[seat].play:
            if it & TAPPED and not (self.other and it & CARD_BITS == this):
                found.append(it & CARD_BITS)
        return found

    def is_possible(self, state: Etherstone, seat: int, this: int) -> bool:
        return bool(self.candidates(state, seat, this))

    def act(self, state: Etherstone, who: Doing, card: int) -> None:
        state.restore(who.you, card)

    def ask(self) -> Prompt:
        return Prompt("etherstone-ask-restore", "etherstone.terms.restore-one")

    def say(self) -> Msg:
        if self.targets == EVERY:
            return Msg("etherstone-say-restore-all")
        name = "other-follower" if self.other else "follower"
        return Msg(f"etherstone-say-restore-{name}", {"n": self.targets})


class TapThis(Sentence):
    """A price: tap this card."""

    def payable(self, state: Etherstone, seat: int, this: int) -> int:
        # rule: etherstone.terms.tap-one
        player = state.players[seat]
        return 0 if player.play[player.place_of(this)] & TAPPED else PLENTY

    def resolve(self, state: Etherstone, who: Doing) -> bool:
        state.tap(who.you, who.this)
        return False

    def value(self, x: int) -> float:
        return -0.5

    def say(self) -> Msg:
        return Msg("etherstone-say-tap-this")


class TapFollower(Targeted):
    """Tap an upright follower."""

    def __init__(self) -> None:
        super().__init__(TAP, sort=A_FOLLOWER)

    def lacks(self) -> str:
        return "etherstone-why-upright"

    def candidates(self, state: Etherstone, seat: int, this: int) -> list[int]:
        # rule: etherstone.terms.tap-one
        found: list[int] = []
        for it in state.players[seat].play:
            if not it & TAPPED and IS_FOLLOWER[it & CARD_BITS]:
                found.append(it & CARD_BITS)
        return found

    def act(self, state: Etherstone, who: Doing, card: int) -> None:
        state.tap(who.you, card)

    def ask(self) -> Prompt:
        return Prompt("etherstone-ask-tap", "etherstone.terms.tap-one")

    def value(self, x: int) -> float:
        return -0.5

    def say(self) -> Msg:
        return Msg("etherstone-say-tap-follower")


# --- recall and destroy ------------------------------------------------------------------------------------------


class RecallThis(Sentence):
    """Recall this card."""

    def resolve(self, state: Etherstone, who: Doing) -> bool:
        state.recall(who.you, who.this)
        return False

    def value(self, x: int) -> float:
        return -1.0

    def say(self) -> Msg:
        return Msg("etherstone-say-recall-this")


class Recall(Targeted):
    """Recall an entity of yours. Before a summon it must leave the card payable."""

    def __init__(self, sort: Filter = ENTITY, *, other: bool = False, may: bool = False) -> None:
        super().__init__(RECALL, may=may, sort=sort, other=other)

    def lacks(self) -> str:
        return "etherstone-why-recall-payable"

    def leaving(self, state: Etherstone, seat: int, this: int) -> list[int]:
        return self.candidates(state, seat, this)

    def remaining(self, state: Etherstone, who: Doing) -> list[int]:
        # rule: etherstone.summon.cannot-afford, etherstone.terms.recall
        found = self.candidates(state, who.you, who.this)
        summon = summoning(state)
        if summon is None or who.this not in state.players[who.you].hand:
            return found
        ability = who.text
        assert isinstance(ability, Ability)
        return [card for card in found if summon.stays_within_reach(state, ability.number, card)]

    def act(self, state: Etherstone, who: Doing, card: int) -> None:
        state.recall(who.you, card)

    def ask(self) -> Prompt:
        return Prompt("etherstone-ask-recall", "etherstone.terms.recall")

    def value(self, x: int) -> float:
        return 0.0 if self.may else -2.5

    def say(self) -> Msg:
        name = f"other-{self.sort.name}" if self.other else self.sort.name
        return Msg(f"etherstone-say-{'may-' if self.may else ''}recall-{name}")


class DestroyThis(Sentence):
    """A price: destroy this card."""

    def payable(self, state: Etherstone, seat: int, this: int) -> int:
        return PLENTY if state.players[seat].place_of(this) >= 0 else 0

    def resolve(self, state: Etherstone, who: Doing) -> bool:
        state.destroy(who.you, who.this)
        return False

    def value(self, x: int) -> float:
        return -1.0

    def say(self) -> Msg:
        return Msg("etherstone-say-destroy-this")


class Destroy(Targeted):
    """A price: destroy an entity of yours in play."""

    def __init__(self, *, other: bool = False) -> None:
        super().__init__(DESTROY, other=other)

    def act(self, state: Etherstone, who: Doing, card: int) -> None:
        state.destroy(who.you, card)

    def ask(self) -> Prompt:
        return Prompt("etherstone-ask-destroy", "etherstone.terms.destroy")

    def value(self, x: int) -> float:
        return -3.5

    def say(self) -> Msg:
        return Msg("etherstone-say-destroy-other-entity" if self.other else "etherstone-say-destroy-entity")


class DestroyFromHand(Targeted):
    """A price: destroy a card in your hand, other than the one being summoned."""

    def __init__(self) -> None:
        super().__init__(BURN)

    def weigh(self, state: Etherstone, who: Doing, option: int, why: Why) -> None:
        card = VERBS.thing(BURN, option)
        if card >= 0:
            there = card in state.players[who.you].hand
            why.need(there, "etherstone-why-in-hand", "etherstone.terms.destroy", args=named(card))
            why.need(card != who.this, "etherstone-why-other-card", "etherstone.terms.destroy", args=named(card))

    def candidates(self, state: Etherstone, seat: int, this: int) -> list[int]:
        # rule: etherstone.terms.destroy
        return [card for card in state.players[seat].hand if card != this]

    def act(self, state: Etherstone, who: Doing, card: int) -> None:
        state.destroy(who.you, card)

    def ask(self) -> Prompt:
        return Prompt("etherstone-ask-burn", "etherstone.terms.destroy")

    def value(self, x: int) -> float:
        return -1.5

    def say(self) -> Msg:
        return Msg("etherstone-say-destroy-from-hand")
