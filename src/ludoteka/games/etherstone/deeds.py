"""More words of the cards: what is done to cards, dice and threats."""

from __future__ import annotations

from typing import Final

from ludoteka.games.etherstone.abilities import (
    MARKED,
    PLENTY,
    STONE,
    Ability,
    Sentence,
    is_under_way,
    printed,
    times,
    use,
)
from ludoteka.games.etherstone.attack import Attack, Victory, can_win, is_engaged
from ludoteka.games.etherstone.deck import (
    ABILITIES,
    CARD_BITS,
    HEALTH,
    IS_FOLLOWER,
    MARKER,
    ON_DIE,
    TAPPED,
)
from ludoteka.games.etherstone.filters import ENTITY, Filter
from ludoteka.games.etherstone.happenings import CRUSHED, CYCLED, DIE_CHANGED
from ludoteka.games.etherstone.state import AREA, Etherstone
from ludoteka.games.etherstone.summon import Summon, summonable, summoning
from ludoteka.games.etherstone.verbs import (
    APPLY,
    BURN,
    CRUSH,
    CYCLE,
    DECLINE,
    DESTROY,
    DO_IT,
    MARK,
    MOVE_FROM,
    MOVE_TO,
    RECALL,
    RESTORE,
    SET_DIE,
    SUMMON,
    TAP,
)
from ludoteka.kernel.choices import Prompt
from ludoteka.kernel.machine import Doing
from ludoteka.kernel.refusal import Msg

EVERY: Final = 99


class Targeted(Sentence):
    """A sentence about one or more cards of one's own, picked one after another. `may`: none will do."""

    def __init__(self, base: int, targets: int, may: bool) -> None:
        self.base: Final = base
        self.targets: Final = targets
        self.may: Final = may

    def candidates(self, state: Etherstone, seat: int, this: int) -> list[int]:
        raise NotImplementedError

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
        while who.target + 1 < self.targets:
            found = self.remaining(state, who)
            if not found:
                break
            if self.may or len(found) > self.targets - who.target - 1:
                state.actor = who.you
                return True
            self.act(state, who, found[0])
            who.target += 1
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


def entities(state: Etherstone, seat: int, sort: Filter, but: int) -> list[int]:
    """The entities of this sort that a seat has in play, without one."""
    found: list[int] = []
    for it in state.players[seat].play:
        card = it & CARD_BITS
        if card != but and sort.fits(card):
            found.append(card)
    return found


# --- markers -----------------------------------------------------------------------------------------------------


class PutMarkers(Sentence):
    """Put markers on this card."""

    # rule: etherstone.abilities.markers-on-own-card, etherstone.abilities.default-target-self
    # rule: etherstone.example.duchess-marker-on-self
    def __init__(self, n: int) -> None:
        self.n: Final = n

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
        super().__init__(MARK, targets, False)
        self.n: Final = n
        self.sort: Final = sort
        self.leader: Final = leader
        self.other: Final = other

    def candidates(self, state: Etherstone, seat: int, this: int) -> list[int]:
        found = entities(state, seat, self.sort, this if self.other else -1)
        if self.leader:
            found.append(state.players[seat].leader)
        return found

    def possible(self, state: Etherstone, seat: int, this: int) -> bool:
        return bool(self.candidates(state, seat, this))

    def remaining(self, state: Etherstone, who: Doing) -> list[int]:
        # the picks so far are noted in x, which no sentence of this kind needs for itself
        found = self.candidates(state, who.you, who.this)
        return [card for i, card in enumerate(found) if not who.x >> i & 1]

    def act(self, state: Etherstone, who: Doing, card: int) -> None:
        state.put_markers(who.you, card, self.n)
        if self.targets > 1:
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


class DiscardMarkers(Sentence):
    """A price: discard markers from this card."""

    def __init__(self, n: int) -> None:
        self.n: Final = n

    def payable(self, state: Etherstone, seat: int, this: int) -> int:
        have = state.players[seat].markers_on(this)
        if self.n < 100:
            return PLENTY if have >= self.n else 0
        return have // times(self.n, 1)

    def markers_taken(self, x: int) -> int:
        return times(self.n, x)

    def resolve(self, state: Etherstone, who: Doing) -> bool:
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


# --- tap and restore ---------------------------------------------------------------------------------------------


class RestoreThis(Sentence):
    """Restore this card."""

    def possible(self, state: Etherstone, seat: int, this: int) -> bool:
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
        super().__init__(RESTORE, targets, False)
        self.other: Final = other

    def candidates(self, state: Etherstone, seat: int, this: int) -> list[int]:
        found: list[int] = []
        for it in state.players[seat].play:
            if it & TAPPED and not (self.other and it & CARD_BITS == this):
                found.append(it & CARD_BITS)
        return found

    def possible(self, state: Etherstone, seat: int, this: int) -> bool:
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
        at = state.players[seat].place_of(this)
        return PLENTY if at >= 0 and not state.players[seat].play[at] & TAPPED else 0

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
        super().__init__(TAP, 1, False)

    def candidates(self, state: Etherstone, seat: int, this: int) -> list[int]:
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
        super().__init__(RECALL, 1, may)
        self.sort: Final = sort
        self.other: Final = other

    def candidates(self, state: Etherstone, seat: int, this: int) -> list[int]:
        return entities(state, seat, self.sort, this if self.other else -1)

    def leaving(self, state: Etherstone, seat: int, this: int) -> list[int]:
        return self.candidates(state, seat, this)

    def remaining(self, state: Etherstone, who: Doing) -> list[int]:
        found = self.candidates(state, who.you, who.this)
        summon = summoning(state)
        if summon is None or summon.card != who.this or who.this not in state.players[who.you].hand:
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
        super().__init__(DESTROY, 1, False)
        self.other: Final = other

    def candidates(self, state: Etherstone, seat: int, this: int) -> list[int]:
        return entities(state, seat, ENTITY, this if self.other else -1)

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
        super().__init__(BURN, 1, False)

    def candidates(self, state: Etherstone, seat: int, this: int) -> list[int]:
        return [card for card in state.players[seat].hand if card != this]

    def act(self, state: Etherstone, who: Doing, card: int) -> None:
        state.destroy(who.you, card)

    def ask(self) -> Prompt:
        return Prompt("etherstone-ask-burn", "etherstone.terms.destroy")

    def value(self, x: int) -> float:
        return -1.5

    def say(self) -> Msg:
        return Msg("etherstone-say-destroy-from-hand")


# --- summon, attack, crush ---------------------------------------------------------------------------------------


class SummonFromHand(Sentence):
    """Summon an entity of a sort from your hand, perhaps for less."""

    # rule: etherstone.summon.via-ability, etherstone.summon.via-ability-modified
    def __init__(self, sort: Filter, *, less: int = 0, may: bool = False) -> None:
        self.sort: Final = sort
        self.less: Final = less
        self.may: Final = may

    def possible(self, state: Etherstone, seat: int, this: int) -> bool:
        return True  # what is in a hand must not show by whether its owner is asked

    def resolve(self, state: Etherstone, who: Doing) -> bool:
        if not state.players[who.you].hand:
            return False
        state.actor = who.you
        return True

    def options(self, state: Etherstone, who: Doing) -> list[int]:
        found = [SUMMON + card for card in summonable(state, who.you, self.less) if self.sort.fits(card)]
        if self.may or not found:
            found.append(DECLINE)
        return found

    def chosen(self, state: Etherstone, who: Doing, option: int) -> None:
        if option != DECLINE:
            state.follow(Summon(who.you, option - SUMMON, self.less))

    def prompt(self, state: Etherstone, who: Doing) -> Prompt:
        rules = ("etherstone.summon.via-ability", "etherstone.summon.via-ability-modified")
        return Prompt("etherstone-ask-summon", *rules, args={"n": self.less})

    def value(self, x: int) -> float:
        return 1.0 + STONE * self.less

    def say(self) -> Msg:
        return Msg(f"etherstone-say-{'may-' if self.may else ''}summon-{self.sort.name}", {"n": self.less})


class Crush(Sentence):
    """Beat a threat of at most this health: nobody goes, nobody is hurt, nothing can be added."""

    # rule: etherstone.terms.crush-only-this-ability, etherstone.terms.crush-no-bonuses
    def __init__(self, n: int) -> None:
        self.n: Final = n

    def slots(self, state: Etherstone) -> list[int]:
        found: list[int] = []
        for slot in range(AREA):
            threat = state.area[slot]
            if threat >= 0 and HEALTH[threat] <= self.n and not is_engaged(state, slot):
                found.append(slot)
        return found

    def possible(self, state: Etherstone, seat: int, this: int) -> bool:
        return bool(self.slots(state))

    def resolve(self, state: Etherstone, who: Doing) -> bool:
        found = self.slots(state)
        if len(found) == 1:
            self.chosen(state, who, CRUSH + found[0])
            return False
        state.actor = who.you
        return bool(found)

    def options(self, state: Etherstone, who: Doing) -> list[int]:
        return [CRUSH + slot for slot in self.slots(state)]

    def chosen(self, state: Etherstone, who: Doing, option: int) -> None:
        state.tell(CRUSHED, who.you, state.area[option - CRUSH], self.n)
        state.follow(Victory(who.you, option - CRUSH))

    def prompt(self, state: Etherstone, who: Doing) -> Prompt:
        return Prompt("etherstone-ask-crush", "etherstone.terms.crush-only-this-ability", args={"n": self.n})

    def value(self, x: int) -> float:
        return 0.8 * self.n

    def say(self) -> Msg:
        return Msg("etherstone-say-crush", {"n": self.n})


class AttackNow(Sentence):
    """Attack, besides the action of this turn."""

    def possible(self, state: Etherstone, seat: int, this: int) -> bool:
        for slot in range(AREA):
            if can_win(state, seat, slot):
                return True
        return False

    def resolve(self, state: Etherstone, who: Doing) -> bool:
        if self.possible(state, who.you, who.this):
            state.follow(Attack(who.you))
        return False

    def value(self, x: int) -> float:
        return 3.0

    def say(self) -> Msg:
        return Msg("etherstone-say-attack")


class CycleThreat(Sentence):
    """Put a threat of the area under the deck and reveal the top one instead."""

    def slots(self, state: Etherstone) -> list[int]:
        if state.deck_size() == 0:
            return []
        return [slot for slot in range(AREA) if state.area[slot] >= 0 and not is_engaged(state, slot)]

    def possible(self, state: Etherstone, seat: int, this: int) -> bool:
        return bool(self.slots(state))

    def resolve(self, state: Etherstone, who: Doing) -> bool:
        state.actor = who.you
        return bool(self.slots(state))

    def options(self, state: Etherstone, who: Doing) -> list[int]:
        return [CYCLE + slot for slot in self.slots(state)]

    def chosen(self, state: Etherstone, who: Doing, option: int) -> None:
        slot = option - CYCLE
        threat = state.area[slot]
        state.tell(CYCLED, who.you, threat)
        state.under.append(threat)
        state.reveal_threat(slot)

    def prompt(self, state: Etherstone, who: Doing) -> Prompt:
        return Prompt("etherstone-ask-cycle", "etherstone.golden.card-beats-rules")

    def say(self) -> Msg:
        return Msg("etherstone-say-cycle")


# --- dice --------------------------------------------------------------------------------------------------------


class ChangeDie(Sentence):
    """Change the value of the die taken this turn, by at most so much."""

    # rule: etherstone.die.value-unchanged
    def __init__(self, n: int) -> None:
        self.n: Final = n

    def possible(self, state: Etherstone, seat: int, this: int) -> bool:
        return state.die >= 0 and state.turn == seat

    def resolve(self, state: Etherstone, who: Doing) -> bool:
        if not self.possible(state, who.you, who.this):
            return False
        state.actor = who.you
        return True

    def options(self, state: Etherstone, who: Doing) -> list[int]:
        now = state.value
        return [SET_DIE + v for v in range(max(1, now - self.n), min(6, now + self.n) + 1) if v != now]

    def chosen(self, state: Etherstone, who: Doing, option: int) -> None:
        state.value = option - SET_DIE
        if state.holder[state.die] == who.you:
            state.dice[state.die] = state.value
        state.tell(DIE_CHANGED, who.you, state.die, state.value)

    def prompt(self, state: Etherstone, who: Doing) -> Prompt:
        return Prompt("etherstone-ask-die", "etherstone.die.value-unchanged", args={"n": state.value})

    def say(self) -> Msg:
        if self.n == 5:
            return Msg("etherstone-say-set-die")
        return Msg("etherstone-say-change-die", {"n": self.n})


class RefreshMarket(Sentence):
    """Refresh the market without losing health."""

    def __init__(self, *, may: bool = False) -> None:
        self.may: Final = may

    def resolve(self, state: Etherstone, who: Doing) -> bool:
        if self.may:
            state.actor = who.you
            return True
        state.refresh(who.you, 0)
        return False

    def options(self, state: Etherstone, who: Doing) -> list[int]:
        return [DO_IT, DECLINE]

    def chosen(self, state: Etherstone, who: Doing, option: int) -> None:
        if option == DO_IT:
            state.refresh(who.you, 0)

    def prompt(self, state: Etherstone, who: Doing) -> Prompt:
        return Prompt("etherstone-ask-refresh", "etherstone.market.gather-all-five")

    def value(self, x: int) -> float:
        return 0.3

    def say(self) -> Msg:
        return Msg("etherstone-say-may-refresh" if self.may else "etherstone-say-refresh")


# --- another ability ---------------------------------------------------------------------------------------------


class ApplyAbility(Sentence):
    """Apply a die ability of another entity of yours, whatever its symbol."""

    # rule: etherstone.terms.apply-ability-other-card, etherstone.terms.apply-ability-as-if-die
    # rule: etherstone.abilities.two-ways-to-apply, etherstone.example.metamorph-lower-ability
    def __init__(self, sort: Filter = ENTITY, *, may: bool = False) -> None:
        self.sort: Final = sort
        self.may: Final = may

    def possible(self, state: Etherstone, seat: int, this: int) -> bool:
        for it in state.players[seat].play:
            card = it & CARD_BITS
            if card != this and ON_DIE[card] and self.sort.fits(card):
                for number in ON_DIE[card]:
                    if ABILITIES[number].limit(state, seat) > 0 and not is_under_way(state, number):
                        return True
        return False

    def found(self, state: Etherstone, seat: int, this: int) -> list[int]:
        found: list[int] = []
        for it in state.players[seat].play:
            card = it & CARD_BITS
            if card != this and ON_DIE[card] and self.sort.fits(card):
                for number in ON_DIE[card]:
                    if ABILITIES[number].is_usable(state, seat) and not is_under_way(state, number):
                        found.append(APPLY + number)
        return found

    def resolve(self, state: Etherstone, who: Doing) -> bool:
        state.actor = who.you
        return bool(self.found(state, who.you, who.this))

    def options(self, state: Etherstone, who: Doing) -> list[int]:
        found = self.found(state, who.you, who.this)
        if self.may:
            found.append(DECLINE)
        return found

    def chosen(self, state: Etherstone, who: Doing, option: int) -> None:
        if option != DECLINE:
            use(state, who.you, option - APPLY)

    def prompt(self, state: Etherstone, who: Doing) -> Prompt:
        return Prompt("etherstone-ask-apply", "etherstone.terms.apply-ability-other-card")

    def value(self, x: int) -> float:
        return 1.0

    def say(self) -> Msg:
        return Msg(f"etherstone-say-{'may-' if self.may else ''}apply-{self.sort.name}")
