"""The words of the cards: stones, points, health, markers; strength and protection; conditions."""

from __future__ import annotations

from typing import Final

from ludoteka.games.etherstone.abilities import HEALTH_POINT, PLENTY, STONE, Amount, Sentence, in_a_row, printed, times
from ludoteka.games.etherstone.attack import attacking
from ludoteka.games.etherstone.counting import COUNTERS, tally
from ludoteka.games.etherstone.deck import ANY, COLOURS, OF_HEALTH
from ludoteka.games.etherstone.needs import stone_held
from ludoteka.games.etherstone.state import Etherstone
from ludoteka.games.etherstone.summon import summoning
from ludoteka.games.etherstone.verbs import EITHER, GAIN, PAY, VERBS
from ludoteka.kernel.acts import Why
from ludoteka.kernel.choices import Prompt
from ludoteka.kernel.machine import Doing, Text
from ludoteka.kernel.refusal import Msg

# --- stones ------------------------------------------------------------------------------------------------------

ANY_STONE: Final = [GAIN, GAIN + 1, GAIN + 2, GAIN + 3]


class Gain(Sentence):
    """Gain stones of a colour; of any colours, one after another."""

    # rule: etherstone.stones.gain-violet
    def __init__(self, n: int, colour: int) -> None:
        self.n: Final = n
        self.colour: Final = colour

    def resolve(self, state: Etherstone, who: Doing) -> bool:
        # rule: etherstone.stones.gain-violet, etherstone.stones.gain
        n = times(self.n, who.x)
        if self.colour != ANY:
            state.gain_stones(who.you, n, self.colour)
            return False
        if who.target + 1 >= n:
            who.target = -1
            return False
        state.actor = who.you
        return True

    def options(self, state: Etherstone, who: Doing) -> list[int]:
        return ANY_STONE

    def brings(self, x: int, purse: list[int]) -> None:
        purse[self.colour] += times(self.n, x)

    def chosen(self, state: Etherstone, who: Doing, option: int) -> None:
        # rule: etherstone.stones.gain-violet
        state.gain_stones(who.you, 1, option - GAIN)
        who.target += 1
        who.again()

    def prompt(self, state: Etherstone, who: Doing) -> Prompt:
        left = times(self.n, who.x) - who.target - 1
        return Prompt("etherstone-ask-gain", "etherstone.stones.gain-violet", args={"n": left}, several=True)

    def value(self, x: int) -> float:
        return STONE * times(self.n, x)

    def say(self) -> Msg:
        return Msg(f"etherstone-say-gain-{stones(self.colour)}", {"n": printed(self.n)})


class OwnStones(Sentence):
    """A sentence about stones of one's own, of any colours, one after another."""

    def options(self, state: Etherstone, who: Doing) -> list[int]:
        return stones_held(state, who.you)

    def weigh(self, state: Etherstone, who: Doing, option: int, why: Why) -> None:
        colour = VERBS.thing(PAY, option)
        if colour >= 0:
            stone_held(state, who.you, colour, why)

    def chosen(self, state: Etherstone, who: Doing, option: int) -> None:
        # rule: etherstone.stones.spend-violet
        state.spend_stones(who.you, 1, option - PAY)
        who.target += 1
        who.again()


class Spend(OwnStones):
    """A price: spend stones of a colour; of any colours, one after another."""

    # rule: etherstone.stones.spend-violet
    def __init__(self, n: int, colour: int) -> None:
        self.n: Final = n
        self.colour: Final = colour

    def payable(self, state: Etherstone, seat: int, this: int) -> int:
        # rule: etherstone.stones.spend-violet, etherstone.stones.spend-only-own
        player = state.players[seat]
        have = player.all_stones() if self.colour == ANY else player.stones[self.colour]
        if self.n < 100:
            return PLENTY if have >= self.n else 0
        return have // times(self.n, 1)

    def shares(self) -> bool:
        return True

    def takes(self, x: int, purse: list[int]) -> None:
        purse[self.colour] += times(self.n, x)

    def resolve(self, state: Etherstone, who: Doing) -> bool:
        # rule: etherstone.stones.spend, etherstone.stones.spend-violet
        n = times(self.n, who.x)
        if self.colour != ANY:
            state.spend_stones(who.you, n, self.colour)
            return False
        return spend_any(state, who, n)

    def prompt(self, state: Etherstone, who: Doing) -> Prompt:
        left = times(self.n, who.x) - who.target - 1
        return Prompt("etherstone-ask-spend", "etherstone.stones.spend-violet", args={"n": left}, several=True)

    def value(self, x: int) -> float:
        return -STONE * times(self.n, x)

    def say(self) -> Msg:
        return Msg(f"etherstone-say-spend-{stones(self.colour)}", {"n": printed(self.n)})


class LoseStones(OwnStones):
    """Lose `n` stones of one's own choice, or all one has."""

    def __init__(self, n: int) -> None:
        self.n: Final = n

    def resolve(self, state: Etherstone, who: Doing) -> bool:
        # rule: etherstone.terms.opponents-each
        return spend_any(state, who, min(self.n, state.players[who.you].all_stones() + who.target + 1))

    def prompt(self, state: Etherstone, who: Doing) -> Prompt:
        left = self.n - who.target - 1
        return Prompt("etherstone-ask-lose-stones", "etherstone.terms.opponents-each", args={"n": left}, several=True)

    def value(self, x: int) -> float:
        return -STONE * self.n

    def say(self) -> Msg:
        return Msg("etherstone-say-lose-stones", {"n": self.n})


def stones(colour: int) -> str:
    return "any" if colour == ANY else COLOURS[colour]


def stones_held(state: Etherstone, seat: int) -> list[int]:
    held = state.players[seat].stones
    return [PAY + colour for colour in range(4) if held[colour]]


def spend_any(state: Etherstone, who: Doing, n: int) -> bool:
    """Spend what needs no choice; whether a stone must be chosen."""
    # rule: etherstone.stones.spend-violet, etherstone.terms.opponents-each
    while who.target + 1 < n:
        found = stones_held(state, who.you)
        if len(found) > 1:
            state.actor = who.you
            return True
        state.spend_stones(who.you, 1, found[0] - PAY)
        who.target += 1
    who.target = -1
    return False


# --- points and health -------------------------------------------------------------------------------------------


class GainVP(Amount):
    """Gain VP tokens from the supply."""

    def resolve(self, state: Etherstone, who: Doing) -> bool:
        # rule: etherstone.abilities.x-values-equal, etherstone.vp.gain-from-supply
        state.gain_vp(who.you, times(self.n, who.x))
        return False

    def value(self, x: int) -> float:
        return float(times(self.n, x))

    def say(self) -> Msg:
        return Msg("etherstone-say-gain-vp", {"n": printed(self.n)})


class GainSetAside(Amount):
    """Gain VP tokens from those set aside."""

    def resolve(self, state: Etherstone, who: Doing) -> bool:
        # rule: etherstone.vp.set-aside-effects
        state.gain_set_aside(who.you, times(self.n, who.x))
        return False

    def value(self, x: int) -> float:
        return 0.9 * times(self.n, x)

    def say(self) -> Msg:
        return Msg("etherstone-say-gain-set-aside", {"n": printed(self.n)})


class Score(Amount):
    """Points when the game is counted."""

    # rule: etherstone.symbols.end-of-game
    def points(self, state: Etherstone, seat: int, this: int, x: int) -> int:
        return times(self.n, x)

    def say(self) -> Msg:
        return Msg("etherstone-say-score", {"n": printed(self.n)})


class GainHealth(Amount):
    """Gain health."""

    def resolve(self, state: Etherstone, who: Doing) -> bool:
        # rule: etherstone.abilities.x-values-equal, etherstone.health.dial-tracks-changes
        state.gain_health(who.you, times(self.n, who.x))
        return False

    def value(self, x: int) -> float:
        return HEALTH_POINT * times(self.n, x)

    def say(self) -> Msg:
        return Msg("etherstone-say-gain-health", {"n": printed(self.n)})


class LoseHealth(Amount):
    """Lose health. As a price, a chosen X is at most what the dial shows."""

    def payable(self, state: Etherstone, seat: int, this: int) -> int:
        return PLENTY if self.n < 100 else state.players[seat].health // times(self.n, 1)

    def shares(self) -> bool:
        return self.n >= 100

    def takes(self, x: int, purse: list[int]) -> None:
        purse[OF_HEALTH] += times(self.n, x)

    def resolve(self, state: Etherstone, who: Doing) -> bool:
        # rule: etherstone.abilities.x-values-equal, etherstone.health.dial-tracks-changes
        state.lose_health(who.you, times(self.n, who.x))
        return False

    def value(self, x: int) -> float:
        return -HEALTH_POINT * times(self.n, x)

    def say(self) -> Msg:
        return Msg("etherstone-say-lose-health", {"n": printed(self.n)})


# --- attack ------------------------------------------------------------------------------------------------------


class AddStrength(Amount):
    """The attack is so much stronger."""

    def strength(self, x: int) -> int:
        return times(self.n, x)

    def resolve(self, state: Etherstone, who: Doing) -> bool:
        # rule: etherstone.attack.on-attack-abilities, etherstone.symbols.on-attack
        attack = attacking(state)
        if attack is not None:
            attack.strength += times(self.n, who.x)
        return False

    def value(self, x: int) -> float:
        return 0.2 * times(self.n, x)

    def say(self) -> Msg:
        return Msg("etherstone-say-add-strength", {"n": printed(self.n)})


class Protect(Amount):
    """Protection in this attack."""

    def resolve(self, state: Etherstone, who: Doing) -> bool:
        # rule: etherstone.terms.protection
        attack = attacking(state)
        if attack is not None:
            attack.protection += times(self.n, who.x)
        return False

    def value(self, x: int) -> float:
        return 0.3 * self.n

    def say(self) -> Msg:
        return Msg("etherstone-say-protect", {"n": printed(self.n)})


# --- the cost of the card being summoned -------------------------------------------------------------------------


class Discount(Amount):
    """This card costs `n` stones less."""

    def discount(self, x: int) -> int:
        return times(self.n, x)

    def resolve(self, state: Etherstone, who: Doing) -> bool:
        # rule: etherstone.summon.before-abilities-first
        summon = summoning(state)
        if summon is not None:
            summon.off += times(self.n, who.x)
        return False

    def say(self) -> Msg:
        return Msg("etherstone-say-discount", {"n": printed(self.n)})


class PayWithHealth(Amount):
    """This many stones of the cost of this card may be paid with health."""

    def health_for_stones(self, x: int) -> int:
        return self.n

    def resolve(self, state: Etherstone, who: Doing) -> bool:
        # rule: etherstone.summon.before-abilities-first
        summon = summoning(state)
        if summon is not None:
            summon.health += self.n
        return False

    def say(self) -> Msg:
        return Msg("etherstone-say-pay-with-health", {"n": self.n})


# --- conditions, opponents, choices ------------------------------------------------------------------------------


class Condition:
    """Something that is so or not when its sentence is reached."""

    def holds(self, state: Etherstone, seat: int, this: int) -> bool:
        raise NotImplementedError

    def say(self) -> Msg:
        raise NotImplementedError


class Most(Condition):
    """You have more of this than every other player."""

    # rule: etherstone.abilities.most-tie-skips-part
    def __init__(self, what: int) -> None:
        self.what: Final = what

    def holds(self, state: Etherstone, seat: int, this: int) -> bool:
        # rule: etherstone.abilities.most-tie-skips-part
        mine = tally(state, self.what, seat, this)
        for player in state.players:
            if player.seat != seat and tally(state, self.what, player.seat, this) >= mine:
                return False
        return True

    def say(self) -> Msg:
        return Msg(f"etherstone-if-most-{COUNTERS[self.what]}")


class AtLeast(Condition):
    """You have at least `n` of this."""

    def __init__(self, n: int, what: int) -> None:
        self.n: Final = n
        self.what: Final = what

    def holds(self, state: Etherstone, seat: int, this: int) -> bool:
        # rule: etherstone.symbols.constant
        return tally(state, self.what, seat, this) >= self.n

    def say(self) -> Msg:
        return Msg(f"etherstone-if-{COUNTERS[self.what]}", {"n": self.n})


class When(Sentence):
    """If a condition holds, this sentence; else nothing of it."""

    def __init__(self, condition: Condition, then: Sentence) -> None:
        self.condition: Final = condition
        self.then: Final = then

    def resolve(self, state: Etherstone, who: Doing) -> bool:
        # rule: etherstone.abilities.most-tie-skips-part
        return self.condition.holds(state, who.you, who.this) and self.then.resolve(state, who)

    def is_possible(self, state: Etherstone, seat: int, this: int) -> bool:
        return self.condition.holds(state, seat, this) and self.then.is_possible(state, seat, this)

    def points(self, state: Etherstone, seat: int, this: int, x: int) -> int:
        return self.then.points(state, seat, this, x) if self.condition.holds(state, seat, this) else 0

    def options(self, state: Etherstone, who: Doing) -> list[int]:
        return self.then.options(state, who)

    def weigh(self, state: Etherstone, who: Doing, option: int, why: Why) -> None:
        self.then.weigh(state, who, option, why)

    def chosen(self, state: Etherstone, who: Doing, option: int) -> None:
        self.then.chosen(state, who, option)

    def prompt(self, state: Etherstone, who: Doing) -> Prompt:
        return self.then.prompt(state, who)

    def value(self, x: int) -> float:
        return 0.5 * self.then.value(x)

    def stands_apart(self) -> bool:
        return True

    def say(self) -> Msg:
        return Msg("etherstone-say-when", {"if": self.condition.say(), "then": self.then.say()})


class Opponents(Sentence):
    """Each opponent does this, clockwise; what is to be chosen, they choose."""

    # rule: etherstone.terms.opponents-each, etherstone.terms.opponents-in-full
    def __init__(self, do: Sentence) -> None:
        self.do: Final = Text(do)

    def resolve(self, state: Etherstone, who: Doing) -> bool:
        # rule: etherstone.terms.opponents-each, etherstone.terms.opponents-in-full
        seats = len(state.players)
        for i in range(seats - 1, 0, -1):
            state.do(self.do, (who.you + i) % seats, -1, -1, who.x)
        return False

    def parts(self) -> tuple[Text, ...]:
        return (self.do,)

    def value(self, x: int) -> float:
        line = self.do.lines[0]
        return -0.6 * line.value(x) if isinstance(line, Sentence) else 0.0  # what they gain, we lose in part

    def say(self) -> Msg:
        mine = self.do.lines[0].say()
        return Msg(mine.id.replace("-say-", "-say-opponents-"), mine.args)


class Either(Sentence):
    """Do one of these, as you like."""

    def __init__(self, *ways: tuple[Sentence, ...]) -> None:
        self.ways: Final = ways
        self.texts: Final = [Text(*way) for way in ways]

    def resolve(self, state: Etherstone, who: Doing) -> bool:
        state.actor = who.you
        return True

    def options(self, state: Etherstone, who: Doing) -> list[int]:
        return [EITHER + i + 1 for i in range(len(self.texts))]

    def chosen(self, state: Etherstone, who: Doing, option: int) -> None:
        # rule: etherstone.golden.card-beats-rules
        state.do(self.texts[option - EITHER - 1], who.you, who.this, -1, who.x)

    def prompt(self, state: Etherstone, who: Doing) -> Prompt:
        args: dict[str, object] = {"text": self.say()}
        return Prompt("etherstone-ask-either", "etherstone.golden.card-beats-rules", args=args)

    def parts(self) -> tuple[Text, ...]:
        return tuple(self.texts)

    def value(self, x: int) -> float:
        best = -100.0
        for way in self.ways:
            value = 0.0
            for sentence in way:
                value += sentence.value(x)
            best = max(best, value)
        return best

    def say(self) -> Msg:
        first = in_a_row(self.ways[0])
        return Msg("etherstone-say-either", {"first": first, "second": in_a_row(self.ways[1])})
