"""What a printed sentence may depend on: mastery, named abilities, the leader, the table."""

from __future__ import annotations

from typing import Any, Final

from ludoteka.games.shards.deck import (
    FACTION,
    FACTIONS,
    HOMODEUS,
    IS_CHAMPION,
    LEADERS,
    UNDERGROWTH,
    WRAETHE,
)
from ludoteka.games.shards.fields import FULL_HEALTH
from ludoteka.games.shards.needs import held, named
from ludoteka.games.shards.state import NAMED_MASTERY, Shards
from ludoteka.games.shards.verbs import (
    DECLINE,
    SHOW,
    VERBS,
)
from ludoteka.games.shards.zones import kinds
from ludoteka.kernel.acts import Why
from ludoteka.kernel.choices import Prompt
from ludoteka.kernel.machine import Doing, Effect, Text
from ludoteka.kernel.refusal import Msg


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
    """You have at least `n` champions of this faction in play."""

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

    def why(self) -> str:
        """What a card that is shown must be."""
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

    def why(self) -> str:
        return "shards-why-show-unity"

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

    def why(self) -> str:
        return "shards-why-show-dominion"

    def say(self) -> Msg:
        return Msg("shards-if-dominion")


class When(Effect[Shards]):
    """If a condition holds, do this, and else that. Whoever can fulfil it by showing cards may."""

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

    def weigh(self, state: Shards, who: Doing, option: int, why: Why) -> None:
        condition = self.condition
        assert isinstance(condition, Shown)
        rule = condition.rules()[0]
        if option == DECLINE:
            why.need(who.target == 0, "shards-why-show-all", rule)
        card = VERBS.thing(SHOW, option)
        if card < 0 or not held(state, who.you, card, rule, why):
            return
        hand = state.players[who.you].hand
        missing = condition.missing(state, who)[who.target :]
        args: dict[str, object] = {**named(card), "faction": f"faction:{FACTIONS[missing[0]]}"}
        why.need(condition.shows(card, missing[0]), condition.why(), rule, args=args)
        enough = all(any(condition.shows(one, faction) for one in hand) for faction in missing)
        why.need(enough, "shards-why-show-enough", rule)

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
        if isinstance(self.condition, AtMastery):
            rung = Msg("shards-say-rung", {"n": self.condition.level, "then": then})
            return Msg("shards-say-ladder", {"plain": plain, "rungs": rung})
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
