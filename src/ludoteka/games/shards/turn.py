"""«Ход игрока»: the main phase, then the attack, then the end."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from ludoteka.games.shards.attack import Attack
from ludoteka.games.shards.close import Close
from ludoteka.games.shards.deck import COST, IS_CHAMPION, IS_MERCENARY, PASSIVES, TURNED
from ludoteka.games.shards.deck import EXHAUST as EXHAUST_TEXT
from ludoteka.games.shards.happenings import (
    ATTACK_BEGAN,
    EXHAUSTED,
    FAST_PLAYED,
    FOCUSED,
    PLAYED,
    RELIC_RECRUITED,
    TURN_BEGAN,
)
from ludoteka.games.shards.moves import destroy
from ludoteka.games.shards.player import Player
from ludoteka.games.shards.plays import enter_play, play_card, recruit
from ludoteka.games.shards.state import ATTACK, MAIN, RELIC_MASTERY, Shards
from ludoteka.games.shards.twins import PlainTurn
from ludoteka.games.shards.verbs import ATTACK as ATTACK_CHAMPION
from ludoteka.games.shards.verbs import (
    CHAMPIONS_A_SEAT,
    END_MAIN,
    EXHAUST,
    FAST_PLAY,
    FOCUS,
    PLAY,
    RECRUIT,
    RELIC,
)
from ludoteka.kernel.choices import Prompt, add_each
from ludoteka.kernel.machine import ASK, END, GO, passage
from ludoteka.kernel.refusal import Msg

BEGIN: Final = 0
ACT: Final = 1
STRIKE: Final = 2
CLEAR: Final = 3


@mypyc_attr(free_list_len=1)
class Turn(PlainTurn):
    """One turn of a person: three phases, and no way back from one to an earlier one."""

    # rule: shards.general.three-phases, shards.general.no-return-to-earlier-phase

    def clone(self) -> Turn:
        return Turn(self.you, like=self)

    def advance(self, state: Shards) -> bool:
        if self.at == ACT:  # by far the most frequent step: straight to the question
            self.at = STRIKE
            state.actor = self.you
            return True
        return super().advance(state)

    def step(self, state: Shards, at: int) -> int:
        if at == BEGIN:
            return self.begin(state)
        if at == ACT:
            state.actor = self.you
            return ASK
        if at == STRIKE:
            return self.attack(state)
        if at == CLEAR:
            state.follow(Close(self.you))
            return GO
        return END

    def begin(self, state: Shards) -> int:
        state.turn = self.you
        state.turns += 1
        state.phase = MAIN
        state.tell(TURN_BEGAN, self.you, state.turns)
        return GO

    # the main phase: any actions, in any order, any number of times

    def options(self, state: Shards) -> list[int]:
        # rule: shards.main.any-actions-any-order, shards.main.play-is-optional, shards.general.center-is-shared
        me = state.players[self.you]
        found: list[int] = []
        # rule: shards.main.play-is-free
        add_each(found, PLAY, me.hand)
        gems = me.gems
        row = state.row
        for slot, card in enumerate(row):
            # rule: shards.main.recruit-needs-full-cost, shards.mercenaries.only-mercenaries-fast-play
            if card >= 0 and (COST[card] <= gems or (PASSIVES[card] and state.price(card, self.you) <= gems)):
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
            if champions[i] < TURNED and EXHAUST_TEXT[champions[i]].lines:
                found.append(EXHAUST + i)
        if me.power or me.infinite:
            self.add_attacks(state, me, found)
        if me.relic < 0 and me.mastery >= RELIC_MASTERY:
            # rule: shards.relics.recruit-from-mastery-10, shards.relics.one-per-game
            for card in me.relics:
                found.append(RELIC + card)
            for card in me.secret:
                found.append(RELIC + card)
        found.append(END_MAIN)
        return found

    def obvious(self, state: Shards) -> int:
        """To play what is in hand is free, and nearly always comes first."""
        hand = state.players[self.you].hand
        return PLAY + hand[0] if hand else -1

    def add_attacks(self, state: Shards, me: Player, found: list[int]) -> None:
        """The champions of opponents that this much power destroys at one blow."""
        # rule: shards.main.attack-champion-in-main-phase, shards.champions.only-enemy-champions-attackable
        # rule: shards.champions.attack-cost, shards.champions.one-attack-no-lasting-damage
        # rule: shards.champions.power-from-several-cards, shards.team.attack-champions-of-both
        for foe in state.players:
            if not foe.champions or not state.is_opponent(self.you, foe.seat):
                continue
            for i in range(len(foe.champions)):
                card = foe.champions[i] & 127
                if (me.infinite or state.toughness(foe.seat, card) <= me.power) and state.is_attackable(
                    self.you, foe.seat, card
                ):
                    found.append(ATTACK_CHAMPION + foe.seat * CHAMPIONS_A_SEAT + i)

    def chosen(self, state: Shards, option: int) -> None:
        me = state.players[self.you]
        if option == END_MAIN:
            return
        self.at = ACT
        if option < RECRUIT:
            self.play(state, me, option - PLAY)
        elif option < FAST_PLAY:
            self.recruit(state, me, option - RECRUIT)
        elif option < EXHAUST:
            self.fast_play(state, me, option - FAST_PLAY)
        elif option < FOCUS:
            self.exhaust(state, me, option - EXHAUST)
        elif option == FOCUS:
            me.gems -= 1
            me.focused = True
            state.tell(FOCUSED, self.you)
            state.gain_mastery(self.you, 1)
        elif option >= RELIC:
            self.recruit_relic(state, me, option - RELIC)
        else:
            self.attack_champion(state, me, option - ATTACK_CHAMPION)

    def play(self, state: Shards, me: Player, card: int) -> None:
        me.leaves_hand(card)
        state.tell(PLAYED, self.you, card)
        state.show_own()
        if IS_CHAMPION[card]:
            enter_play(state, self.you, card)
        else:
            me.allies.append(card)
            play_card(state, self.you, card)

    def recruit(self, state: Shards, me: Player, slot: int) -> None:
        card = state.row[slot]
        price = state.price(card, self.you)
        me.gems -= price
        recruit(state, self.you, card, price)
        state.fill_row(slot)

    def fast_play(self, state: Shards, me: Player, slot: int) -> None:
        # rule: shards.mercenaries.fast-play, shards.mercenaries.fast-play-refills-row
        # rule: shards.mercenaries.fast-play-main-phase-only
        card = state.row[slot]
        price = state.price(card, self.you)
        me.gems -= price
        me.hired.append(card)
        state.fill_row(slot)
        if not state.ending:
            state.tell(FAST_PLAYED, self.you, card, price)
            play_card(state, self.you, card)

    def exhaust(self, state: Shards, me: Player, i: int) -> None:
        card = me.champions[i]
        me.champions[i] = card | TURNED
        state.tell(EXHAUSTED, self.you, card)
        state.do(EXHAUST_TEXT[card], self.you)

    def attack_champion(self, state: Shards, me: Player, n: int) -> None:
        # rule: shards.shields.not-for-champions
        owner, i = divmod(n, CHAMPIONS_A_SEAT)
        if not me.infinite:
            me.power -= state.toughness(owner, state.players[owner].champions[i] & 127)
        destroy(state, self.you, owner, i)

    def recruit_relic(self, state: Shards, me: Player, card: int) -> None:
        # rule: shards.relics.recruit-is-free, shards.relics.one-per-game, shards.secret.revealed-on-recruit
        # rule: shards.relics.follow-their-type
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
        state.tell(RELIC_RECRUITED, self.you, card)
        recruit(state, self.you, card, 0)

    # the attack phase

    def attack(self, state: Shards) -> int:
        state.phase = ATTACK
        state.tell(ATTACK_BEGAN, self.you)
        me = state.players[self.you]
        if me.power or me.infinite:
            state.follow(Attack(self.you))
        return GO

    def ends(self, state: Shards) -> int:
        return END_MAIN

    def forgone(self, state: Shards, offered: list[int]) -> list[Msg]:
        """The turn discards the hand and spends no gem by itself: what could still be had of them is lost."""
        me = state.players[self.you]
        found: list[Msg] = []
        if me.hand:
            found.append(Msg("shards-forgone-hand", {"n": len(me.hand)}))
        ready = sum(1 for one in offered if EXHAUST <= one < FOCUS)
        if ready:
            found.append(Msg("shards-forgone-champions", {"n": ready}))
        if any(one >= RELIC for one in offered):
            found.append(Msg("shards-forgone-relic"))
        if any(RECRUIT <= one < EXHAUST or one == FOCUS for one in offered):
            found.append(Msg("shards-forgone-gems", {"n": me.gems}))
        return found

    def prompt(self, state: Shards) -> Prompt:
        return Prompt("shards-ask-main", "shards.main.any-actions-any-order", "shards.general.three-phases")


passage(Turn)
