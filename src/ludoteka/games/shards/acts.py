"""«Основная фаза»: each of its acts, with its conditions and what it does."""

from __future__ import annotations

from typing import Final, final

from ludoteka.games.shards.deck import COST, IS_CHAMPION, IS_MERCENARY, PASSIVES, TURNED
from ludoteka.games.shards.deck import EXHAUST as EXHAUST_TEXT
from ludoteka.games.shards.happenings import EXHAUSTED, FAST_PLAYED, FOCUSED, PLAYED, RELIC_RECRUITED
from ludoteka.games.shards.moves import destroy
from ludoteka.games.shards.needs import (
    affordable,
    attackable,
    card_in_row,
    champion_at,
    exhaustible,
    held,
    main_phase,
    named,
)
from ludoteka.games.shards.player import Player
from ludoteka.games.shards.plays import enter_play, play_card, recruit
from ludoteka.games.shards.state import RELIC_MASTERY, Shards
from ludoteka.games.shards.verbs import (
    ATTACK,
    CHAMPIONS_A_SEAT,
    END_MAIN,
    EXHAUST,
    FAST_PLAY,
    FOCUS,
    PLAY,
    RECRUIT,
    RELIC,
    VERBS,
)
from ludoteka.kernel.acts import Act, Why
from ludoteka.kernel.choices import add_each


@final
class Play(Act[Shards]):
    """Play a card of one's hand."""

    # rule: shards.main.play-is-free, shards.main.play-is-optional
    def may(self, state: Shards, seat: int, card: int, why: Why | None) -> bool:
        own = main_phase(state, seat, why)
        return held(state, seat, card, "shards.main.play-from-hand", why) and own

    def do(self, state: Shards, seat: int, card: int) -> None:
        me = state.players[seat]
        me.leaves_hand(card)
        state.tell(PLAYED, seat, card)
        state.show_own()
        if IS_CHAMPION[card]:
            enter_play(state, seat, card)
        else:
            me.allies.append(card)
            play_card(state, seat, card)


@final
class Recruit(Act[Shards]):
    """Recruit a card of the row."""

    # rule: shards.general.center-is-shared, shards.main.recruit-needs-full-cost
    def may(self, state: Shards, seat: int, slot: int, why: Why | None) -> bool:
        own = main_phase(state, seat, why)
        card = card_in_row(state, slot, why)
        return card >= 0 and affordable(state, seat, card, why) and own

    def do(self, state: Shards, seat: int, slot: int) -> None:
        card = state.row[slot]
        price = state.price(card, seat)
        state.players[seat].gems -= price
        recruit(state, seat, card, price)
        state.fill_row(slot)


@final
class FastPlay(Act[Shards]):
    """Play a mercenary straight from the row."""

    # rule: shards.mercenaries.only-mercenaries-fast-play, shards.mercenaries.fast-play
    # rule: shards.mercenaries.fast-play-main-phase-only
    def may(self, state: Shards, seat: int, slot: int, why: Why | None) -> bool:
        own = main_phase(state, seat, why)
        card = card_in_row(state, slot, why)
        if card < 0:
            return False
        hired = IS_MERCENARY[card]
        if why is not None:
            why.need(hired, "shards-why-mercenary", "shards.mercenaries.only-mercenaries-fast-play", args=named(card))
        return affordable(state, seat, card, why) and own and hired

    def do(self, state: Shards, seat: int, slot: int) -> None:
        # rule: shards.mercenaries.fast-play, shards.mercenaries.fast-play-refills-row
        # rule: shards.mercenaries.fast-play-main-phase-only
        me = state.players[seat]
        card = state.row[slot]
        price = state.price(card, seat)
        me.gems -= price
        me.hired.append(card)
        state.tell(FAST_PLAYED, seat, card, price)
        state.fill_row(slot)
        if not state.ending:
            play_card(state, seat, card)


@final
class Focus(Act[Shards]):
    """Pay a gem for mastery."""

    # rule: shards.main.focus, shards.main.focus-once-per-turn, shards.cards.leaders-identical-in-base
    def may(self, state: Shards, seat: int, n: int, why: Why | None) -> bool:
        own = main_phase(state, seat, why)
        me = state.players[seat]
        if why is not None:
            why.need(me.gems >= 1, "shards-why-gems", "shards.main.focus", args={"have": me.gems, "need": 1})
            why.need(not me.focused, "shards-why-focused", "shards.main.focus-once-per-turn")
        return own and me.gems >= 1 and not me.focused

    def do(self, state: Shards, seat: int, n: int) -> None:
        me = state.players[seat]
        me.gems -= 1
        me.focused = True
        state.tell(FOCUSED, seat)
        state.gain_mastery(seat, 1)


@final
class Exhaust(Act[Shards]):
    """Exhaust a champion for its effect."""

    # rule: shards.champions.exhaust-any-time-in-main-phase, shards.champions.exhaust-on-turn-played
    # rule: shards.main.activation-only-in-own-main-phase, shards.cards.each-card-exhausts-once-per-turn
    # rule: shards.cards.exhaust-keyword-scope
    def may(self, state: Shards, seat: int, i: int, why: Why | None) -> bool:
        own = main_phase(state, seat, why)
        return champion_at(state, seat, i, why) >= 0 and exhaustible(state, seat, i, why) and own

    def do(self, state: Shards, seat: int, i: int) -> None:
        champions = state.players[seat].champions
        card = champions[i]
        champions[i] = card | TURNED
        state.tell(EXHAUSTED, seat, card)
        state.do(EXHAUST_TEXT[card], seat)


@final
class AttackChampion(Act[Shards]):
    """Destroy a champion of an opponent with power, at one blow."""

    # rule: shards.main.attack-champion-in-main-phase, shards.champions.only-enemy-champions-attackable
    # rule: shards.champions.attack-cost, shards.champions.one-attack-no-lasting-damage
    # rule: shards.champions.power-from-several-cards, shards.team.attack-champions-of-both
    # rule: shards.champions.ongoing-effect, shards.card.unattackable-can-be-destroyed
    # rule: shards.mastery.infinity-shard-at-30
    def may(self, state: Shards, seat: int, n: int, why: Why | None) -> bool:
        own = main_phase(state, seat, why)
        owner, i = divmod(n, CHAMPIONS_A_SEAT)
        card = champion_at(state, owner, i, why)
        if card < 0:
            return False
        foe = state.is_opponent(seat, owner)
        me = state.players[seat]
        need = state.toughness(owner, card)
        strong = me.infinite or me.power >= need
        if why is not None:
            why.need(foe, "shards-why-opponent", "shards.champions.only-enemy-champions-attackable")
            rules = ("shards.champions.attack-cost", "shards.champions.one-attack-no-lasting-damage")
            why.need(strong, "shards-why-power", *rules, args={"have": me.power, "need": need})
        return attackable(state, seat, owner, card, why) and own and foe and strong

    def do(self, state: Shards, seat: int, n: int) -> None:
        # rule: shards.champions.attack-cost, shards.mastery.infinity-shard-at-30, shards.shields.not-for-champions
        owner, i = divmod(n, CHAMPIONS_A_SEAT)
        me = state.players[seat]
        if not me.infinite:
            me.power -= state.toughness(owner, state.players[owner].champions[i] & 127)
        destroy(state, seat, owner, i)


@final
class RecruitRelic(Act[Shards]):
    """Recruit one of the relics set aside for one."""

    # rule: shards.relics.recruit-from-mastery-10, shards.relics.one-per-game
    def may(self, state: Shards, seat: int, card: int, why: Why | None) -> bool:
        own = main_phase(state, seat, why)
        me = state.players[seat]
        first = me.relic < 0
        mine = card in me.relics or card in me.secret
        wise = me.mastery >= RELIC_MASTERY
        if why is not None:
            why.need(first, "shards-why-one-relic", "shards.relics.one-per-game")
            why.need(mine, "shards-why-own-relic", "shards.relics.two-per-leader")
            args: dict[str, object] = {"have": me.mastery, "need": RELIC_MASTERY}
            why.need(wise, "shards-why-mastery", "shards.relics.recruit-from-mastery-10", args=args)
        return own and first and mine and wise

    def do(self, state: Shards, seat: int, card: int) -> None:
        # rule: shards.relics.recruit-is-free, shards.relics.one-per-game, shards.secret.revealed-on-recruit
        # rule: shards.relics.follow-their-type
        me = state.players[seat]
        me.relic = card
        for other in me.relics:
            if other != card:
                state.box.append(other)
        if me.secret:
            state.show_own()
            for other in me.secret:
                if other != card:
                    me.unused.append(other)
        me.relics = []
        me.secret = []
        state.tell(RELIC_RECRUITED, seat, card)
        recruit(state, seat, card, 0)


@final
class EndMain(Act[Shards]):
    """Go on to the attack."""

    def may(self, state: Shards, seat: int, n: int, why: Why | None) -> bool:
        return main_phase(state, seat, why)

    def do(self, state: Shards, seat: int, n: int) -> None:
        pass


ACT_OF: Final = VERBS.acts(
    Play(PLAY),
    Recruit(RECRUIT),
    FastPlay(FAST_PLAY),
    Focus(FOCUS),
    Exhaust(EXHAUST),
    AttackChampion(ATTACK),
    RecruitRelic(RELIC),
    EndMain(END_MAIN),
)


def offered(state: Shards, seat: int) -> list[int]:
    """The options that `may` of these acts allows, in one look at the table: most of all decisions are made here."""
    # rule: shards.main.any-actions-any-order, shards.main.play-is-optional, shards.general.center-is-shared
    me = state.players[seat]
    found: list[int] = []
    # rule: shards.main.play-is-free
    add_each(found, PLAY, me.hand)
    gems = me.gems
    row = state.row
    for slot, card in enumerate(row):
        # rule: shards.main.recruit-needs-full-cost, shards.mercenaries.only-mercenaries-fast-play
        if card >= 0 and (COST[card] <= gems or (PASSIVES[card] and state.price(card, seat) <= gems)):
            found.append(RECRUIT + slot)
            if IS_MERCENARY[card]:
                found.append(FAST_PLAY + slot)
    if gems > 0 and not me.focused:
        # rule: shards.main.focus, shards.main.focus-once-per-turn, shards.cards.leaders-identical-in-base
        found.append(FOCUS)
    champions = me.champions
    for i in range(len(champions)):
        # rule: shards.champions.exhaust-any-time-in-main-phase, shards.champions.exhaust-on-turn-played
        # rule: shards.main.activation-only-in-own-main-phase, shards.cards.each-card-exhausts-once-per-turn
        # rule: shards.cards.exhaust-keyword-scope
        if champions[i] < TURNED and EXHAUST_TEXT[champions[i]].lines:
            found.append(EXHAUST + i)
    if me.power or me.infinite:
        # rule: shards.main.attack-champion-in-main-phase, shards.mastery.infinity-shard-at-30
        add_attacks(state, me, found)
    if me.relic < 0 and me.mastery >= RELIC_MASTERY:
        # rule: shards.relics.recruit-from-mastery-10, shards.relics.one-per-game
        for card in me.relics:
            found.append(RELIC + card)
        for card in me.secret:
            found.append(RELIC + card)
    # rule: shards.main.play-is-optional
    found.append(END_MAIN)
    return found


def add_attacks(state: Shards, me: Player, found: list[int]) -> None:
    """The champions of opponents that this much power destroys at one blow."""
    # rule: shards.main.attack-champion-in-main-phase, shards.champions.only-enemy-champions-attackable
    # rule: shards.champions.attack-cost, shards.champions.one-attack-no-lasting-damage
    # rule: shards.champions.power-from-several-cards, shards.team.attack-champions-of-both
    # rule: shards.champions.ongoing-effect, shards.card.unattackable-can-be-destroyed
    # rule: shards.mastery.infinity-shard-at-30
    for foe in state.players:
        if not foe.champions or not state.is_opponent(me.seat, foe.seat):
            continue
        for i in range(len(foe.champions)):
            card = foe.champions[i] & 127
            if (me.infinite or state.toughness(foe.seat, card) <= me.power) and state.is_attackable(
                me.seat, foe.seat, card
            ):
                found.append(ATTACK + foe.seat * CHAMPIONS_A_SEAT + i)
