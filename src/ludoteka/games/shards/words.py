"""The words of the cards: what a printed sentence can tell a player to do, and its conditions."""

from __future__ import annotations

from typing import Any, Final

from ludoteka.games.shards.deck import (
    COST,
    EXHAUST,
    FACTION,
    FACTIONS,
    HOMODEUS,
    IS_CHAMPION,
    IS_MERCENARY,
    LEADERS,
    PASSIVES,
    PLAY,
    UNDERGROWTH,
    WRAETHE,
)
from ludoteka.games.shards.happenings import COPIED, DESTROYED, RECRUITED, RETURNED
from ludoteka.games.shards.state import (
    FULL_HEALTH,
    NAMED_MASTERY,
    Shards,
)
from ludoteka.games.shards.verbs import (
    AFFLICT,
    BANISH_DISCARD,
    BANISH_HAND,
    CHAMPIONS_A_SEAT,
    COPY,
    DECLINE,
    DESTROY,
    RETURN,
    SHOW,
    TAKE_FREE,
    TO_HAND,
    TO_PLAY,
)
from ludoteka.kernel.choices import Prompt
from ludoteka.kernel.machine import Doing, Effect, Text, enter
from ludoteka.kernel.refusal import Msg

GEMS: Final = 0
POWER: Final = 1
MASTERY: Final = 2
HEALTH: Final = 3
RESOURCES: Final = ["gems", "power", "mastery", "health"]


def kinds(cards: list[int]) -> list[int]:
    """The different kinds among these cards, in order: equal cards are one option."""
    found: list[int] = []
    for card in cards:
        if card not in found:
            found.append(card)
    return found


# --- conditions --------------------------------------------------------------------------------------------------


class Condition:
    """Something that is so or not when its sentence is reached."""

    def holds(self, state: Shards, who: Doing) -> bool:
        raise NotImplementedError

    def say(self) -> Msg:
        raise NotImplementedError

    def is_named(self) -> bool:
        """Whether it is a named ability, which the Nemesis uses by rules of its own."""
        return False


class AtMastery(Condition):
    """You have at least so much mastery."""

    # rule: shards.mastery.bonus-threshold, shards.mastery.bonus-spends-nothing, shards.mastery.own-gain-counts
    def __init__(self, level: int) -> None:
        self.level: Final = level

    def holds(self, state: Shards, who: Doing) -> bool:
        return state.players[who.you].mastery >= self.level

    def say(self) -> Msg:
        return Msg("shards-if-mastery", {"n": self.level})


class Inspire(Condition):
    """You have a champion in play."""

    def holds(self, state: Shards, who: Doing) -> bool:
        return len(state.players[who.you].champions) > 0

    def say(self) -> Msg:
        return Msg("shards-if-inspire")

    def is_named(self) -> bool:
        return True


class Echo(Condition):
    """A Wraethe card lies in your discard."""

    def holds(self, state: Shards, who: Doing) -> bool:
        # rule: shards.cards.ally-stays-until-end-of-turn
        for card in state.players[who.you].discard:
            if FACTION[card] == WRAETHE:
                return True
        return False

    def say(self) -> Msg:
        return Msg("shards-if-echo")

    def is_named(self) -> bool:
        return True


class LeaderIs(Condition):
    """Your leader is this one."""

    def __init__(self, leader: int) -> None:
        self.leader: Final = leader

    def holds(self, state: Shards, who: Doing) -> bool:
        return state.players[who.you].leader == self.leader

    def say(self) -> Msg:
        return Msg("shards-if-leader", {"leader": f"leader:{LEADERS[self.leader]}"})


class AtFullHealth(Condition):
    """Your health is at its maximum."""

    def holds(self, state: Shards, who: Doing) -> bool:
        return state.players[who.you].health == FULL_HEALTH

    def say(self) -> Msg:
        return Msg("shards-if-full-health", {"n": FULL_HEALTH})


class MostMastery(Condition):
    """Your mastery is higher than that of each opponent."""

    # rule: shards.card.cloud-oracles-compare-individually
    def holds(self, state: Shards, who: Doing) -> bool:
        mine = state.players[who.you].mastery
        everybody = state.rules.oracles == "everybody"
        for player in state.players:
            rival = player.seat != who.you and not player.out if everybody else state.is_opponent(who.you, player.seat)
            if rival and player.mastery >= mine:
                return False
        return True

    def say(self) -> Msg:
        return Msg("shards-if-most-mastery")


class ChampionsInPlay(Condition):
    """You have at least so many champions of this faction in play."""

    # rule: shards.card.self-counting-champions
    def __init__(self, n: int, faction: int) -> None:
        self.n: Final = n
        self.faction: Final = faction

    def holds(self, state: Shards, who: Doing) -> bool:
        return state.players[who.you].champions_of(self.faction) >= self.n

    def say(self) -> Msg:
        return Msg("shards-if-champions", {"n": self.n, "faction": f"faction:{FACTIONS[self.faction]}"})


class Shown(Condition):
    """A named ability that cards shown from hand may help to fulfil."""

    def is_named(self) -> bool:
        return True

    def missing(self, state: Shards, who: Doing) -> list[int]:
        """The factions of which a card is still wanting among those played."""
        raise NotImplementedError

    def shows(self, card: int, faction: int) -> bool:
        """Whether this card in hand can stand for that faction."""
        raise NotImplementedError

    def rules(self) -> tuple[str, ...]:
        raise NotImplementedError

    def prompt(self) -> str:
        raise NotImplementedError

    def holds(self, state: Shards, who: Doing) -> bool:
        return not self.missing(state, who)


class Unity(Shown):
    """Another Undergrowth ally was played this turn, or is shown."""

    # rule: shards.abilities.unity-condition, shards.abilities.unity-champions-do-not-count
    # rule: shards.abilities.starters-do-not-count, shards.cards.item-subtype-neutral
    def missing(self, state: Shards, who: Doing) -> list[int]:
        played = state.players[who.you].played
        for i in range(len(played)):
            card = played[i]
            if FACTION[card] == UNDERGROWTH and not IS_CHAMPION[card] and i != who.this:
                return []
        return [UNDERGROWTH]

    def shows(self, card: int, faction: int) -> bool:
        # rule: shards.abilities.unity-reveal-from-hand
        return FACTION[card] == faction and not IS_CHAMPION[card]

    def rules(self) -> tuple[str, ...]:
        return ("shards.abilities.unity-reveal-from-hand",)

    def prompt(self) -> str:
        return "shards-ask-show-unity"

    def say(self) -> Msg:
        return Msg("shards-if-unity")


class Dominion(Shown):
    """Homo Deus, Undergrowth and Wraethe were each played this turn, or are shown."""

    # rule: shards.abilities.dominion-condition, shards.abilities.dominion-any-card-type
    # rule: shards.abilities.dominion-ignores-earlier-champions
    def missing(self, state: Shards, who: Doing) -> list[int]:
        wanting = [HOMODEUS, UNDERGROWTH, WRAETHE]
        for card in state.players[who.you].played:
            faction = FACTION[card]
            if faction in wanting:
                wanting.remove(faction)
        return wanting

    def shows(self, card: int, faction: int) -> bool:
        # rule: shards.abilities.dominion-reveal-from-hand
        return FACTION[card] == faction

    def rules(self) -> tuple[str, ...]:
        return ("shards.abilities.dominion-reveal-from-hand",)

    def prompt(self) -> str:
        return "shards-ask-show-dominion"

    def say(self) -> Msg:
        return Msg("shards-if-dominion")


class When(Effect[Shards]):
    """If a condition holds, do this, and else that. Who can fulfil it by showing cards may."""

    # rule: shards.main.conditions-checked-on-resolution, shards.abilities.name-is-only-a-label
    # rule: shards.mastery.bonus-adds-or-replaces, shards.mastery.bonus-only-when-effects-apply
    # rule: shards.cards.faction-has-no-effect-alone
    def __init__(self, condition: Condition, then: Text, otherwise: Text) -> None:
        self.condition: Final = condition
        self.then: Final = then
        self.otherwise: Final = otherwise

    def resolve(self, state: Shards, who: Doing) -> bool:
        condition = self.condition
        if who.target > 0:
            state.actor = who.you
            return True
        if who.you == state.nemesis and condition.is_named():
            # rule: shards.nemesis.named-abilities-off-below-15, shards.nemesis.named-abilities-on-from-15
            self.go_on(state, who, state.players[who.you].mastery >= NAMED_MASTERY)
            return False
        if condition.holds(state, who):
            self.go_on(state, who, True)
            return False
        if isinstance(condition, Shown) and state.players[who.you].hand:
            state.actor = who.you
            who.target = 0
            return True
        self.go_on(state, who, False)
        return False

    def go_on(self, state: Shards, who: Doing, holds: bool) -> None:
        who.target = -1
        text = self.then if holds else self.otherwise
        state.do(text, who.you, who.this, -1, who.x)

    def options(self, state: Shards, who: Doing) -> list[int]:
        condition = self.condition
        assert isinstance(condition, Shown)
        hand = kinds(state.players[who.you].hand)
        missing = condition.missing(state, who)[who.target :]
        for faction in missing:
            if not any(condition.shows(card, faction) for card in hand):
                return [DECLINE]
        found = [SHOW + card for card in hand if condition.shows(card, missing[0])]
        if who.target == 0:
            found.append(DECLINE)
        return found

    def chosen(self, state: Shards, who: Doing, option: int) -> None:
        condition = self.condition
        assert isinstance(condition, Shown)
        if option == DECLINE:
            self.go_on(state, who, False)
            return
        state.reveal(who.you, option - SHOW)
        who.target += 1
        if who.target < len(condition.missing(state, who)):
            who.again()
        else:
            self.go_on(state, who, True)

    def prompt(self, state: Shards, who: Doing) -> Prompt:
        condition = self.condition
        assert isinstance(condition, Shown)
        return Prompt(condition.prompt(), *condition.rules(), several=True)

    def parts(self) -> tuple[Text, ...]:
        return (self.then, self.otherwise) if self.otherwise.lines else (self.then,)

    def say(self) -> Msg:
        then: list[object] = list(self.then.say())
        if not self.otherwise.lines:
            return Msg("shards-say-when", {"if": self.condition.say(), "then": then})
        plain: list[object] = list(self.otherwise.say())
        return Msg("shards-say-instead", {"plain": plain, "if": self.condition.say(), "then": then})


def when(condition: Condition, *then: Effect[Any]) -> When:
    """A bonus that is added."""
    return When(condition, Text(*then), Text())


def instead(condition: Condition, *then: Effect[Any], of: Effect[Any]) -> When:
    """A bonus that replaces the line before it."""
    return When(condition, Text(*then), Text(of))


class Ladder(Effect[Shards]):
    """Bonuses that replace one another: the highest rung reached is the only one."""

    # rule: shards.mastery.infinity-shard-tiers, shards.mastery.bonus-adds-or-replaces
    def __init__(self, *rungs: tuple[int, Effect[Any]]) -> None:
        self.levels: Final = [level for level, _ in rungs]
        self.texts: Final = [Text(effect) for _, effect in rungs]

    def resolve(self, state: Shards, who: Doing) -> bool:
        mastery = state.players[who.you].mastery
        i = len(self.levels) - 1
        while mastery < self.levels[i]:
            i -= 1
        return self.texts[i].lines[0].resolve(state, who)

    def parts(self) -> tuple[Text, ...]:
        return tuple(self.texts)

    def say(self) -> Msg:
        first = self.texts[0].lines[0].say()
        rungs: list[object] = [
            Msg("shards-say-rung", {"n": level, "then": text.lines[0].say()})
            for level, text in zip(self.levels[1:], self.texts[1:])
        ]
        return Msg("shards-say-ladder", {"plain": first, "rungs": rungs})


# --- gains -------------------------------------------------------------------------------------------------------


class Gain(Effect[Shards]):
    """Gain so much of a resource."""

    def __init__(self, n: int, what: int) -> None:
        self.n: Final = n
        self.what: Final = what

    def resolve(self, state: Shards, who: Doing) -> bool:
        what = self.what
        if what == GEMS:
            state.gain_gems(who.you, self.n)
        elif what == POWER:
            state.gain_power(who.you, self.n)
        elif what == MASTERY:
            state.gain_mastery(who.you, self.n)
        else:
            state.gain_health(who.you, self.n)
        return False

    def say(self) -> Msg:
        return Msg(f"shards-say-gain-{RESOURCES[self.what]}", {"n": self.n})


class GainInfinitePower(Effect[Shards]):
    """Gain infinite power."""

    # rule: shards.mastery.infinity-shard-at-30
    def resolve(self, state: Shards, who: Doing) -> bool:
        state.gain_infinite(who.you)
        return False

    def say(self) -> Msg:
        return Msg("shards-say-infinite")


class Draw(Effect[Shards]):
    """Draw cards."""

    def __init__(self, n: int) -> None:
        self.n: Final = n

    def resolve(self, state: Shards, who: Doing) -> bool:
        state.draw(who.you, self.n)
        return False

    def say(self) -> Msg:
        return Msg("shards-say-draw", {"n": self.n})


class GainPerChampion(Effect[Shards]):
    """Gain one of a resource for each champion of this faction you have in play."""

    # rule: shards.card.self-counting-champions
    def __init__(self, what: int, faction: int) -> None:
        self.what: Final = what
        self.faction: Final = faction

    def resolve(self, state: Shards, who: Doing) -> bool:
        n = state.players[who.you].champions_of(self.faction)
        if self.what == GEMS:
            state.gain_gems(who.you, n)
        else:
            state.gain_power(who.you, n)
        return False

    def say(self) -> Msg:
        return Msg(
            f"shards-say-{RESOURCES[self.what]}-per-champion", {"faction": f"faction:{FACTIONS[self.faction]}"}
        )


class PowerPerAllyPlayed(Effect[Shards]):
    """Gain power for each ally of this faction you played this turn."""

    def __init__(self, n: int, faction: int) -> None:
        self.n: Final = n
        self.faction: Final = faction

    def resolve(self, state: Shards, who: Doing) -> bool:
        count = 0
        for card in state.players[who.you].played:
            if FACTION[card] == self.faction and not IS_CHAMPION[card]:
                count += 1
        state.gain_power(who.you, count * self.n)
        return False

    def say(self) -> Msg:
        return Msg("shards-say-power-per-ally", {"n": self.n, "faction": f"faction:{FACTIONS[self.faction]}"})


class PowerPerDiscarded(Effect[Shards]):
    """Gain power for each card of this faction in your discard."""

    def __init__(self, n: int, faction: int) -> None:
        self.n: Final = n
        self.faction: Final = faction

    def resolve(self, state: Shards, who: Doing) -> bool:
        count = 0
        for card in state.players[who.you].discard:
            if FACTION[card] == self.faction:
                count += 1
        state.gain_power(who.you, count * self.n)
        return False

    def say(self) -> Msg:
        return Msg("shards-say-power-per-discarded", {"n": self.n, "faction": f"faction:{FACTIONS[self.faction]}"})


class PowerOfMastery(Effect[Shards]):
    """Gain power equal to your mastery, or to half of it, rounded up."""

    def __init__(self, half: bool) -> None:
        self.half: Final = half

    def resolve(self, state: Shards, who: Doing) -> bool:
        mastery = state.players[who.you].mastery
        state.gain_power(who.you, (mastery + 1) // 2 if self.half else mastery)
        return False

    def say(self) -> Msg:
        return Msg("shards-say-power-half-mastery" if self.half else "shards-say-power-mastery")


class DoublePower(Effect[Shards]):
    """Double the power you have."""

    def resolve(self, state: Shards, who: Doing) -> bool:
        state.gain_power(who.you, state.players[who.you].power)
        return False

    def say(self) -> Msg:
        return Msg("shards-say-double-power")


# --- for the rest of the turn ------------------------------------------------------------------------------------


class HealthGivesPower(Effect[Shards]):
    """This turn, gain one power for each health you gain."""

    def resolve(self, state: Shards, who: Doing) -> bool:
        state.players[who.you].talons += 1
        return False

    def say(self) -> Msg:
        return Msg("shards-say-health-gives-power")


class DrawForDamage(Effect[Shards]):
    """This turn, if you deal ten unblocked damage to one opponent, draw three more cards at the end."""

    def resolve(self, state: Shards, who: Doing) -> bool:
        state.players[who.you].hearts += 1
        return False

    def say(self) -> Msg:
        return Msg("shards-say-draw-for-damage", {"damage": 10, "n": 3})


class IgnoreShields(Effect[Shards]):
    """Your attacks ignore shields this turn."""

    def resolve(self, state: Shards, who: Doing) -> bool:
        state.players[who.you].unblockable = True
        return False

    def say(self) -> Msg:
        return Msg("shards-say-ignore-shields")


class NextChampionEnters(Effect[Shards]):
    """The next Homo Deus champion you recruit this turn goes straight into play."""

    def resolve(self, state: Shards, who: Doing) -> bool:
        if who.you != state.nemesis:
            state.players[who.you].summons += 1
        return False

    def say(self) -> Msg:
        return Msg("shards-say-next-champion-enters")


# --- cards that move ---------------------------------------------------------------------------------------------


class MayBanish(Effect[Shards]):
    """You may banish up to so many cards from your hand and discard."""

    # rule: shards.main.choices-made-on-resolution, shards.card.zara-ra-split-banish
    def __init__(self, n: int) -> None:
        self.n: Final = n

    def resolve(self, state: Shards, who: Doing) -> bool:
        # rule: shards.nemesis.no-deck-hand-discard
        player = state.players[who.you]
        if who.you == state.nemesis or who.target + 1 >= self.n or not (player.hand or player.discard):
            who.target = -1
            return False
        state.actor = who.you
        return True

    def options(self, state: Shards, who: Doing) -> list[int]:
        player = state.players[who.you]
        found = [BANISH_HAND + card for card in kinds(player.hand)]
        found.extend(BANISH_DISCARD + card for card in kinds(player.discard))
        found.append(DECLINE)
        return found

    def chosen(self, state: Shards, who: Doing, option: int) -> None:
        player = state.players[who.you]
        if option == DECLINE:
            who.target = -1
            return
        if option >= BANISH_DISCARD:
            card = option - BANISH_DISCARD
            player.discard.remove(card)
        else:
            card = option - BANISH_HAND
            player.leaves_hand(card)
            state.disclose()
        state.banish(who.you, card)
        who.target += 1
        who.again()

    def prompt(self, state: Shards, who: Doing) -> Prompt:
        left = self.n - who.target - 1
        return Prompt(
            "shards-ask-banish",
            "shards.main.choices-made-on-resolution",
            "shards.banish.out-of-game",
            args={"n": left},
            several=self.n > 1,
        )

    def say(self) -> Msg:
        return Msg("shards-say-may-banish", {"n": self.n})


class Filter:
    """Which cards of a discard are meant."""

    def __init__(self, name: str) -> None:
        self.name: Final = name

    def fits(self, card: int) -> bool:
        if self.name == "champion":
            return IS_CHAMPION[card]
        if self.name == "mercenary":
            return IS_MERCENARY[card]
        return FACTION[card] == WRAETHE


A_CHAMPION: Final = Filter("champion")
A_MERCENARY: Final = Filter("mercenary")
A_WRAETHE_CARD: Final = Filter("wraethe")


class ReturnToHand(Effect[Shards]):
    """Return a card of this sort from your discard to your hand."""

    def __init__(self, sort: Filter) -> None:
        self.sort: Final = sort

    def resolve(self, state: Shards, who: Doing) -> bool:
        found = self.options(state, who)
        if len(found) > 1:
            state.actor = who.you
            return True
        if found:
            self.chosen(state, who, found[0])
        return False

    def options(self, state: Shards, who: Doing) -> list[int]:
        return [RETURN + card for card in kinds(state.players[who.you].discard) if self.sort.fits(card)]

    def chosen(self, state: Shards, who: Doing, option: int) -> None:
        take_back(state, who.you, option - RETURN)

    def prompt(self, state: Shards, who: Doing) -> Prompt:
        return Prompt(f"shards-ask-return-{self.sort.name}", "shards.main.choices-made-on-resolution")

    def say(self) -> Msg:
        return Msg(f"shards-say-return-{self.sort.name}")


class ReturnAll(Effect[Shards]):
    """Return all cards of this sort from your discard to your hand."""

    def __init__(self, sort: Filter) -> None:
        self.sort: Final = sort

    def resolve(self, state: Shards, who: Doing) -> bool:
        for card in state.players[who.you].discard[:]:
            if self.sort.fits(card):
                take_back(state, who.you, card)
        return False

    def say(self) -> Msg:
        return Msg(f"shards-say-return-all-{self.sort.name}")


def take_back(state: Shards, seat: int, card: int) -> None:
    """Move a card from the discard to the hand, openly."""
    state.players[seat].discard.remove(card)
    state.to_hand(seat, card)
    state.tell(RETURNED, seat, card)


class RelicsComeBack(Effect[Shards]):
    """After a champion was played: what waits in the discard for it returns to hand."""

    # rule: shards.card.praetorian-01-only-from-discard, shards.card.praetorian-01-after-on-play-effect
    def resolve(self, state: Shards, who: Doing) -> bool:
        for card in state.players[who.you].discard[:]:
            for passive in PASSIVES[card]:
                if passive.comes_back():
                    take_back(state, who.you, card)
        return False

    def say(self) -> Msg:
        return Msg("shards-say-comes-back")


AFTER_CHAMPION: Final = enter("shards/after-champion", Text(RelicsComeBack()))


# --- against opponents -------------------------------------------------------------------------------------------


class DestroyChampion(Effect[Shards]):
    """Destroy a champion of an opponent."""

    # rule: shards.card.unattackable-can-be-destroyed
    def resolve(self, state: Shards, who: Doing) -> bool:
        found = self.options(state, who)
        if len(found) > 1:
            state.actor = state.decider(who.you)
            return True
        if found:
            self.chosen(state, who, found[0])
        return False

    def options(self, state: Shards, who: Doing) -> list[int]:
        found: list[int] = []
        for player in state.players:
            if state.is_opponent(who.you, player.seat):
                found.extend(DESTROY + player.seat * CHAMPIONS_A_SEAT + i for i in range(len(player.champions)))
        return found

    def chosen(self, state: Shards, who: Doing, option: int) -> None:
        owner, i = divmod(option - DESTROY, CHAMPIONS_A_SEAT)
        destroy(state, who.you, owner, i)

    def prompt(self, state: Shards, who: Doing) -> Prompt:
        return Prompt("shards-ask-destroy", "shards.cards.destroy-definition")

    def say(self) -> Msg:
        return Msg("shards-say-destroy")


class DestroyAllChampions(Effect[Shards]):
    """Destroy all champions of your opponents."""

    def resolve(self, state: Shards, who: Doing) -> bool:
        for player in state.players:
            if state.is_opponent(who.you, player.seat):
                while player.champions:
                    destroy(state, who.you, player.seat, 0)
        return False

    def say(self) -> Msg:
        return Msg("shards-say-destroy-all")


def destroy(state: Shards, seat: int, owner: int, i: int) -> None:
    """Move a champion from play to the discard of the player before whom it stood."""
    # rule: shards.cards.destroy-definition, shards.champions.destroyed-goes-to-holders-discard
    player = state.players[owner]
    card = player.champions.pop(i) & 127
    state.tell(DESTROYED, seat, owner, card)
    if owner == state.nemesis:
        # rule: shards.nemesis.destroyed-champions-banished
        state.banish(seat, card)
    else:
        player.discard.append(card)


class OpponentLosesMastery(Effect[Shards]):
    """Choose an opponent: they lose mastery."""

    def __init__(self, n: int) -> None:
        self.n: Final = n

    def resolve(self, state: Shards, who: Doing) -> bool:
        found = self.options(state, who)
        if len(found) > 1:
            state.actor = state.decider(who.you)
            return True
        if found:
            self.chosen(state, who, found[0])
        return False

    def options(self, state: Shards, who: Doing) -> list[int]:
        return [AFFLICT + player.seat for player in state.players if state.is_opponent(who.you, player.seat)]

    def chosen(self, state: Shards, who: Doing, option: int) -> None:
        state.lose_mastery(option - AFFLICT, self.n)

    def prompt(self, state: Shards, who: Doing) -> Prompt:
        return Prompt("shards-ask-afflict", "shards.main.choices-made-on-resolution", args={"n": self.n})

    def say(self) -> Msg:
        return Msg("shards-say-opponent-loses-mastery", {"n": self.n})


# --- copies ------------------------------------------------------------------------------------------------------


class CopyAlly(Effect[Shards]):
    """Copy the effect of an ally you played this turn; of one faction only, if the card says so.

    `x` holds, as bits, the plays in the chain of copies being resolved: none of them may be chosen again.
    """

    # rule: shards.cards.copy-definition, shards.card.copied-effects-are-your-own
    # rule: shards.mercenaries.fast-play-copyable, shards.cards.starting-cards-are-allies
    def __init__(self, faction: int, again_at: int = 0) -> None:
        self.faction: Final = faction
        self.again_at: Final = again_at

    def resolve(self, state: Shards, who: Doing) -> bool:
        found = self.options(state, who)
        if len(found) > 1:
            state.actor = state.decider(who.you)
            return True
        if found:
            self.chosen(state, who, found[0])
        return False

    def options(self, state: Shards, who: Doing) -> list[int]:
        played = state.players[who.you].played
        found: list[int] = []
        seen: list[int] = []
        for i in range(len(played)):
            card = played[i]
            if IS_CHAMPION[card] or i == who.this or who.x >> i & 1 or card in seen:
                continue
            if self.faction < 0 or FACTION[card] == self.faction:
                seen.append(card)
                found.append(COPY + i)
        return found

    def chosen(self, state: Shards, who: Doing, option: int) -> None:
        i = option - COPY
        player = state.players[who.you]
        times = 2 if self.again_at and player.mastery >= self.again_at else 1
        chain = who.x | 1 << i
        if who.this >= 0:
            chain |= 1 << who.this
        for _ in range(times):
            copy(state, who.you, player.played[i], who.this, chain)

    def prompt(self, state: Shards, who: Doing) -> Prompt:
        return Prompt("shards-ask-copy", "shards.cards.copy-definition")

    def say(self) -> Msg:
        sort = "shards-say-copy-ally" if self.faction < 0 else "shards-say-copy-faction-ally"
        args: dict[str, object] = {} if self.faction < 0 else {"faction": f"faction:{FACTIONS[self.faction]}"}
        if not self.again_at:
            return Msg(sort, args)
        return Msg("shards-say-copy-twice", {"copy": Msg(sort, args), "n": self.again_at})


def copy(state: Shards, seat: int, card: int, this: int, chain: int) -> None:
    """Apply what is printed on a card anew, as one's own effect."""
    state.tell(COPIED, seat, card)
    state.do(PLAY[card], seat, this, -1, chain)


class CopyEveryAlly(Effect[Shards]):
    """Copy every Homo Deus ally of this turn: those played now, later ones as they are played."""

    # rule: shards.card.decurion-copies-earlier-allies
    def resolve(self, state: Shards, who: Doing) -> bool:
        player = state.players[who.you]
        player.echoes += 1
        for i in range(len(player.played) - 1, -1, -1):
            card = player.played[i]
            if FACTION[card] == HOMODEUS and not IS_CHAMPION[card]:
                copy(state, who.you, card, -1, 1 << i)
        return False

    def say(self) -> Msg:
        return Msg("shards-say-copy-every-ally")


# --- playing and recruiting --------------------------------------------------------------------------------------


def play_card(state: Shards, seat: int, card: int) -> None:
    """Apply the effects of a card that has just come into a play zone."""
    # rule: shards.main.play-from-hand, shards.main.effects-in-printed-order, shards.mercenaries.fast-play-is-a-play
    # rule: shards.mercenaries.fast-play-feeds-unity
    player = state.players[seat]
    this = len(player.played)
    player.played.append(card)
    if IS_CHAMPION[card]:
        # rule: shards.champions.on-play-effect, shards.champions.exhaust-part-not-on-play
        # rule: shards.card.giga-evokatus-first-effect-on-play, shards.cards.exhaust-keyword-scope
        if player.relic >= 0:
            state.do(AFTER_CHAMPION, seat)
    elif player.echoes and FACTION[card] == HOMODEUS:
        # rule: shards.card.decurion-copies-later-allies
        for _ in range(player.echoes):
            copy(state, seat, card, -1, 1 << this)
    state.do(PLAY[card], seat, this)


def enter_play(state: Shards, seat: int, card: int) -> None:
    """Put a champion into play and apply what it does then."""
    # rule: shards.card.numeri-drones-play-is-normal-play
    state.players[seat].champions.append(card)
    play_card(state, seat, card)


def is_awaited(state: Shards, seat: int, card: int) -> bool:
    """Whether this recruited card goes straight into play."""
    return state.players[seat].summons > 0 and IS_CHAMPION[card] and FACTION[card] == HOMODEUS


def recruit(state: Shards, seat: int, card: int, price: int) -> None:
    """Gain a card: to the discard, unless an effect has called the next champion into play."""
    # rule: shards.main.recruit, shards.main.recruit-does-not-resolve-effects, shards.relics.recruit-to-discard
    # rule: shards.champions.recruit-and-play-like-allies, shards.mercenaries.recruited-is-ordinary-ally
    player = state.players[seat]
    state.tell(RECRUITED, seat, card, price)
    if is_awaited(state, seat, card):
        player.summons -= 1
        enter_play(state, seat, card)
    else:
        player.discard.append(card)


class RecruitFree(Effect[Shards]):
    """Recruit a card of the row up to a cost for free; from a mastery on it goes to your hand."""

    # rule: shards.general.card-text-overrides-rules, shards.card.axia-cost-fixed-for-effects
    def __init__(self, most: int, to_hand_at: int) -> None:
        self.most: Final = most
        self.to_hand_at: Final = to_hand_at

    def resolve(self, state: Shards, who: Doing) -> bool:
        if who.you == state.nemesis:
            return False
        if who.target >= 0:  # taken, and both the hand and the play zone claim it
            state.actor = who.you
            return True
        found = self.options(state, who)
        if len(found) > 1:
            state.actor = who.you
            return True
        if found:
            self.chosen(state, who, found[0])
        return False

    def options(self, state: Shards, who: Doing) -> list[int]:
        from_row = state.row
        if who.target >= 0:
            return [TO_HAND, TO_PLAY]
        return [
            TAKE_FREE + i for i in range(len(from_row)) if from_row[i] >= 0 and COST[from_row[i]] <= self.most
        ]

    def chosen(self, state: Shards, who: Doing, option: int) -> None:
        player = state.players[who.you]
        if option in (TO_HAND, TO_PLAY):
            card = who.target
            who.target = -1
            if option == TO_HAND:
                state.tell(RECRUITED, who.you, card, 0)
                state.to_hand(who.you, card)
            else:
                recruit(state, who.you, card, 0)
            return
        slot = option - TAKE_FREE
        card = state.row[slot]
        state.fill_row(slot)
        if player.mastery < self.to_hand_at:
            recruit(state, who.you, card, 0)
        elif is_awaited(state, who.you, card):
            who.target = card
            who.again()
        else:
            state.tell(RECRUITED, who.you, card, 0)
            state.to_hand(who.you, card)

    def prompt(self, state: Shards, who: Doing) -> Prompt:
        if who.target >= 0:
            return Prompt("shards-ask-hand-or-play", "shards.general.card-text-overrides-rules")
        return Prompt("shards-ask-take-free", "shards.general.card-text-overrides-rules", args={"n": self.most})

    def say(self) -> Msg:
        return Msg("shards-say-recruit-free", {"n": self.most, "level": self.to_hand_at})


def text_of(card: int) -> list[Msg]:
    """What is printed on a card, in messages: passives, then on play, then under Exhaust."""
    lines = [passive.say() for passive in PASSIVES[card]]
    lines.extend(PLAY[card].say())
    lines.extend(Msg("shards-say-exhaust", {"then": msg}) for msg in EXHAUST[card].say())
    return lines
