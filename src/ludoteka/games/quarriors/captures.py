"""The words of the cards about captures, and about dice that lie in the piles."""

from __future__ import annotations

from typing import Final

from ludoteka.games.quarriors.deck import COST
from ludoteka.games.quarriors.dice import ASSISTANT, HAS_CREATURE, KINDS, SORT, SPELL, UNROLLED
from ludoteka.games.quarriors.dice import ID as DIE_ID
from ludoteka.games.quarriors.happenings import CHEAPER, CULLED, FETCHED, MORE_CAPTURES, TRADED
from ludoteka.games.quarriors.needs import costs_at_most, in_pool, in_used, spell_ready
from ludoteka.games.quarriors.standing import ATTACHED
from ludoteka.games.quarriors.state import Quarriors
from ludoteka.games.quarriors.verbs import (
    CULL_ATTACHED,
    CULL_ROLLED,
    CULL_SPELL,
    DECLINE,
    DONE,
    FETCH,
    GIVE_UP,
    TAKE,
    TRADE,
    VERBS,
)
from ludoteka.games.quarriors.word import Amount, Pick, Word
from ludoteka.kernel.acts import Why
from ludoteka.kernel.choices import Prompt
from ludoteka.kernel.machine import Doing
from ludoteka.kernel.refusal import Msg

# --- captures ----------------------------------------------------------------------------------------------------


class ExtraCapture(Word):
    """You may capture one die more this turn."""

    # rule: quarriors.capture.extra-by-effect
    def resolve(self, state: Quarriors, who: Doing) -> bool:
        state.captures += 1
        state.tell(MORE_CAPTURES, who.you, 1)
        return False

    def say(self) -> Msg:
        return Msg("quarriors-say-extra-capture")


class CheaperCaptures(Amount):
    """Captures cost you less this turn."""

    def resolve(self, state: Quarriors, who: Doing) -> bool:
        state.discount += self.n
        state.tell(CHEAPER, who.you, self.n)
        return False

    def say(self) -> Msg:
        return Msg("quarriors-say-cheaper-captures", {"n": self.n})


class MayPick(Pick):
    """A sentence that lets one choose a thing, or not."""

    def options(self, state: Quarriors, who: Doing) -> list[int]:
        return [DECLINE, *self.targets(state, who)]


class TakeSpell(MayPick):
    """You may take a spell die of at most this cost, free, straight into your bag."""

    def __init__(self, cost: int) -> None:
        self.cost: Final = cost

    def fits(self, state: Quarriors, kind: int, why: Why | None) -> bool:
        if why is not None:
            args: dict[str, object] = {"die": f"die:{DIE_ID[kind]}"}
            why.need(SORT[kind] == SPELL, "quarriors-why-spell-die", "quarriors.setup.class-and-type", args=args)
        return SORT[kind] == SPELL and costs_at_most(state, kind, self.cost, why)

    def targets(self, state: Quarriors, who: Doing) -> list[int]:
        return [TAKE + kind for kind in range(KINDS) if self.fits(state, kind, None)]

    def weigh(self, state: Quarriors, who: Doing, option: int, why: Why) -> None:
        kind = VERBS.thing(TAKE, option)
        if kind >= 0:
            self.fits(state, kind, why)

    def chosen(self, state: Quarriors, who: Doing, option: int) -> None:
        if option != DECLINE:
            state.capture(who.you, option - TAKE, 0, state.players[who.you].bag)

    def prompt(self, state: Quarriors, who: Doing) -> Prompt:
        return Prompt("quarriors-ask-take-spell", "quarriors.score.on-score-abilities", args={"cost": self.cost})

    def say(self) -> Msg:
        return Msg("quarriors-say-take-spell", {"n": self.cost})


class Upgrade(Word):
    """You may cull a die of your used pile and capture one that costs up to so much more. `target`: what was culled."""

    def __init__(self, more: int) -> None:
        self.more: Final = more

    def resolve(self, state: Quarriors, who: Doing) -> bool:
        state.actor = who.you
        return len(self.options(state, who)) > (1 if who.target < 0 else 0)  # to decline alone is no question

    def limit(self, state: Quarriors, who: Doing) -> int:
        return COST[state.wilds[who.target]] + self.more

    def options(self, state: Quarriors, who: Doing) -> list[int]:
        if who.target >= 0:
            limit = self.limit(state, who)
            return [TAKE + kind for kind in range(KINDS) if costs_at_most(state, kind, limit, None)]
        found = [DECLINE]
        for kind in state.players[who.you].used:
            if GIVE_UP + kind not in found:
                found.append(GIVE_UP + kind)
        return found

    def weigh(self, state: Quarriors, who: Doing, option: int, why: Why) -> None:
        given, taken = VERBS.thing(GIVE_UP, option), VERBS.thing(TAKE, option)
        if given >= 0 and who.target < 0:
            in_used(state, who.you, given, "quarriors.locations.used-targetable", why)
        elif taken >= 0 and who.target >= 0:
            costs_at_most(state, taken, self.limit(state, who), why)

    def chosen(self, state: Quarriors, who: Doing, option: int) -> None:
        if option == DECLINE:
            return
        if who.target < 0:
            who.target = option - GIVE_UP
            state.cull(who.you, who.target)
            who.again()
        else:
            state.capture(who.you, option - TAKE, 0, state.players[who.you].used)

    def prompt(self, state: Quarriors, who: Doing) -> Prompt:
        id = "quarriors-ask-give-up" if who.target < 0 else "quarriors-ask-upgrade"
        return Prompt(id, "quarriors.score.on-score-abilities", args={"n": self.more})

    def say(self) -> Msg:
        return Msg("quarriors-say-upgrade", {"n": self.more})


# --- dice of the used pile ---------------------------------------------------------------------------------------


class TradeThis(MayPick):
    """You may exchange this die for one of another player's used pile."""

    def targets(self, state: Quarriors, who: Doing) -> list[int]:
        found: list[int] = []
        if who.this >> 3 not in state.players[who.you].used:
            return found
        for player in state.players:
            if player.seat != who.you:
                for kind in player.used:
                    option = TRADE + player.seat * KINDS + kind
                    if option not in found:
                        found.append(option)
        return found

    def weigh(self, state: Quarriors, who: Doing, option: int, why: Why) -> None:
        n = VERBS.thing(TRADE, option)
        if n >= 0:
            args: dict[str, object] = {"die": f"die:{DIE_ID[n % KINDS]}"}
            met = option in self.targets(state, who)
            why.need(met, "quarriors-why-anothers-pile", "quarriors.locations.used-targetable", "R39", args=args)

    def chosen(self, state: Quarriors, who: Doing, option: int) -> None:
        if option == DECLINE:
            return
        seat, kind = divmod(option - TRADE, KINDS)
        mine = who.this >> 3
        state.players[who.you].used.remove(mine)
        state.players[seat].used.remove(kind)
        state.players[who.you].used.append(kind)
        state.players[seat].used.append(mine)
        state.tell(TRADED, who.you, seat, mine, kind)

    def prompt(self, state: Quarriors, who: Doing) -> Prompt:
        return Prompt("quarriors-ask-trade", "quarriors.score.on-score-abilities")

    def say(self) -> Msg:
        return Msg("quarriors-say-trade-this")


class FetchCreature(MayPick):
    """You may move another creature die from your used pile to your active pool."""

    # rule: quarriors.locations.used-targetable, quarriors.locations.bag-untargetable, quarriors.score.hag-example
    # rule: quarriors.optional.faq-assistant-is-creature, quarriors.optional.faq-hag-just-scored
    def fits(self, state: Quarriors, who: Doing, used: list[int], kind: int, why: Why | None) -> bool:
        counts = HAS_CREATURE[kind] and (kind != ASSISTANT or state.rules.assistant_is_creature)
        if why is not None:
            rules = ("quarriors.score.hag-example", "quarriors.optional.faq-assistant-is-creature")
            why.need(counts, "quarriors-why-creature-die", *rules, args={"die": f"die:{DIE_ID[kind]}"})
        if not counts:
            return False
        barred = 0
        if not state.rules.hag_just_scored:
            barred = state.just_scored.count(kind)
        elif kind == who.this >> 3:
            barred = 1
        other = used.count(kind) > barred
        if why is not None:
            args: dict[str, object] = {"die": f"die:{DIE_ID[kind]}"}
            why.need(other, "quarriors-why-just-scored", "quarriors.optional.faq-hag-just-scored", args=args)
        return other

    def targets(self, state: Quarriors, who: Doing) -> list[int]:
        found: list[int] = []
        used = state.players[who.you].used
        for kind in used:
            if FETCH + kind not in found and self.fits(state, who, used, kind, None):
                found.append(FETCH + kind)
        return found

    def weigh(self, state: Quarriors, who: Doing, option: int, why: Why) -> None:
        kind = VERBS.thing(FETCH, option)
        if kind >= 0 and in_used(state, who.you, kind, "quarriors.locations.used-targetable", why):
            self.fits(state, who, state.players[who.you].used, kind, why)

    def chosen(self, state: Quarriors, who: Doing, option: int) -> None:
        if option == DECLINE:
            return
        kind = option - FETCH
        player = state.players[who.you]
        player.used.remove(kind)
        player.pool.append(kind * 8 + UNROLLED)
        state.tell(FETCHED, who.you, kind)

    def prompt(self, state: Quarriors, who: Doing) -> Prompt:
        return Prompt("quarriors-ask-fetch", "quarriors.score.hag-example", "quarriors.locations.used-targetable")

    def say(self) -> Msg:
        return Msg("quarriors-say-fetch-creature")


class CullSpells(Word):
    """You may cull any of your spell dice in ready area and active pool; glory for each."""

    def resolve(self, state: Quarriors, who: Doing) -> bool:
        state.actor = who.you
        return len(self.options(state, who)) > 1

    def options(self, state: Quarriors, who: Doing) -> list[int]:
        player = state.players[who.you]
        found = [DONE]
        for face in player.spells:
            if CULL_SPELL + face not in found:
                found.append(CULL_SPELL + face)
        for at, die in enumerate(player.ready):
            if die & ATTACHED:
                found.append(CULL_ATTACHED + at)
        for face in player.pool:
            if SORT[face >> 3] == SPELL and CULL_ROLLED + face not in found:
                found.append(CULL_ROLLED + face)
        return found

    def weigh(self, state: Quarriors, who: Doing, option: int, why: Why) -> None:
        ready, rolled = VERBS.thing(CULL_SPELL, option), VERBS.thing(CULL_ROLLED, option)
        if ready >= 0:
            spell_ready(state, who.you, ready, why)
        elif rolled >= 0 and in_pool(state, who.you, rolled, why):
            args: dict[str, object] = {"die": f"die:{DIE_ID[rolled >> 3]}"}
            is_spell = SORT[rolled >> 3] == SPELL
            why.need(is_spell, "quarriors-why-spell-die", "quarriors.setup.class-and-type", args=args)

    def chosen(self, state: Quarriors, who: Doing, option: int) -> None:
        if option == DONE:
            return
        player = state.players[who.you]
        at = VERBS.thing(CULL_ATTACHED, option)
        face = VERBS.thing(CULL_ROLLED, option)
        if at >= 0:
            face = player.ready.pop(at) & 255
        elif face >= 0:
            player.pool.remove(face)
        else:
            face = option - CULL_SPELL
            player.spells.remove(face)
        state.supply[face >> 3] += 1
        state.tell(CULLED, who.you, face >> 3)
        state.gain_glory(who.you, 1)
        who.again()

    def prompt(self, state: Quarriors, who: Doing) -> Prompt:
        return Prompt("quarriors-ask-cull-spells", "quarriors.score.on-score-abilities", several=True)

    def say(self) -> Msg:
        return Msg("quarriors-say-cull-spells")
