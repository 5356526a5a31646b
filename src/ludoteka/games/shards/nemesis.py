"""«Немезида»: the turn of the solo opponent, and who answers for it."""

from __future__ import annotations

from typing import Final

from ludoteka.games.shards.attack import Attack
from ludoteka.games.shards.close import forget_the_turn
from ludoteka.games.shards.deck import COST, EXHAUST, FACTION, ID, IS_CHAMPION, LEADER_FACTION, TURNED
from ludoteka.games.shards.happenings import (
    EXHAUSTED,
    NEMESIS_MATCHED,
    NEMESIS_REVEALED,
    PLAYED,
    TURN_BEGAN,
)
from ludoteka.games.shards.moves import destroy
from ludoteka.games.shards.needs import card_in_row, champion_at, exhaustible, named
from ludoteka.games.shards.player import Player
from ludoteka.games.shards.plays import enter_play, play_card
from ludoteka.games.shards.state import ATTACK, CLOSE, MAIN, Shards
from ludoteka.games.shards.twins import PlainNemesisTurn
from ludoteka.games.shards.verbs import CHAMPIONS_A_SEAT, NEMESIS_ATTACKS, NEMESIS_EXHAUSTS, NEMESIS_PLAYS, VERBS
from ludoteka.kernel.acts import Why
from ludoteka.kernel.choices import Prompt
from ludoteka.kernel.machine import ASK, END, GO, passage
from ludoteka.kernel.piles import EMPTY

BONUS: Final = 3
REVEAL: Final = 0
FACTION_BONUS: Final = 1
PLAY_REVEALED: Final = 2
PLAY_MATCHING: Final = 3
EXHAUST_CHAMPIONS: Final = 4
SPEND_POWER: Final = 5
CLEAR: Final = 6
LEAVE: Final = 7


class NemesisTurn(PlainNemesisTurn):
    """Seven steps; what the rules leave open, the person decides."""

    # rule: shards.nemesis.turn-order-of-steps, shards.nemesis.one-player

    def clone(self) -> NemesisTurn:
        return NemesisTurn(self.you, like=self)

    def held(self) -> list[int]:
        """The revealed card while it is neither in the deck nor in play."""
        return [self.revealed] if self.at <= PLAY_REVEALED else []

    def step(self, state: Shards, at: int) -> int:
        me = state.players[self.you]
        if at == REVEAL:
            return self.reveal(state)
        if at == FACTION_BONUS:
            return self.faction_bonus(state, me)
        if at == PLAY_REVEALED:
            return self.play_revealed(state, me)
        if at == PLAY_MATCHING:
            return self.play_matching(state)
        if at == EXHAUST_CHAMPIONS:
            return self.exhaust_champions(state, me)
        if at == SPEND_POWER:
            return self.spend_power(state, me)
        if at == CLEAR:
            return self.clear(state, me)
        return END

    def reveal(self, state: Shards) -> int:
        # rule: shards.nemesis.one-player
        state.turn = self.you
        state.turns += 1
        state.phase = MAIN
        state.tell(TURN_BEGAN, self.you, state.turns)
        # rule: shards.nemesis.reveal-top-card
        self.revealed = state.centre.draw(state)
        if self.revealed == EMPTY:
            self.at = EXHAUST_CHAMPIONS
        else:
            state.tell(NEMESIS_REVEALED, self.you, self.revealed)
        return GO

    def faction_bonus(self, state: Shards, me: Player) -> int:
        # rule: shards.nemesis.faction-match-bonus
        if FACTION[self.revealed] != LEADER_FACTION[me.leader]:
            return GO
        state.tell(NEMESIS_MATCHED, self.you, BONUS)
        if state.rules.nemesis_bonus == "mastery":
            state.gain_mastery(self.you, BONUS)
        elif state.rules.nemesis_bonus == "power":
            state.gain_power(self.you, BONUS)
        else:
            state.gain_health(self.you, BONUS)
        return GO

    def play_revealed(self, state: Shards, me: Player) -> int:
        # rule: shards.nemesis.plays-revealed-card
        self.put_into_play(state, me, self.revealed)
        return GO

    def put_into_play(self, state: Shards, me: Player, card: int) -> None:
        state.tell(PLAYED, self.you, card)
        if IS_CHAMPION[card]:
            # rule: shards.nemesis.champions-stay
            enter_play(state, self.you, card)
        else:
            # rule: shards.nemesis.plays-revealed-card, shards.nemesis.played-allies-banished
            me.allies.append(card)
            play_card(state, self.you, card)

    def play_matching(self, state: Shards) -> int:
        # rule: shards.nemesis.plays-matching-row-cards, shards.nemesis.no-refill-during-its-turn
        matching = self.matching(state)
        if not matching:
            return GO
        if len({state.row[slot] for slot in matching}) == 1:
            self.at = PLAY_MATCHING
            self.take_from_row(state, matching[0])
            return GO
        state.actor = state.decider(self.you)
        return ASK

    def matching(self, state: Shards) -> list[int]:
        row = state.row
        faction = FACTION[self.revealed]
        return [slot for slot in range(len(row)) if row[slot] >= 0 and FACTION[row[slot]] == faction]

    def take_from_row(self, state: Shards, slot: int) -> None:
        card = state.row[slot]
        state.row[slot] = EMPTY
        self.put_into_play(state, state.players[self.you], card)

    def exhaust_champions(self, state: Shards, me: Player) -> int:
        # rule: shards.nemesis.exhausts-all-champions
        ready = self.ready(me)
        if not ready:
            return GO
        if len({me.champions[i] for i in ready}) == 1:
            self.at = EXHAUST_CHAMPIONS
            self.exhaust(state, me, ready[0])
            return GO
        state.actor = state.decider(self.you)
        return ASK

    def ready(self, me: Player) -> list[int]:
        return [i for i, card in enumerate(me.champions) if card < TURNED and EXHAUST[card].lines]

    def exhaust(self, state: Shards, me: Player, i: int) -> None:
        card = me.champions[i]
        me.champions[i] = card | TURNED
        state.tell(EXHAUSTED, self.you, card)
        state.do(EXHAUST[card], self.you)

    def spend_power(self, state: Shards, me: Player) -> int:
        """Kill the person if the power suffices; else champions, the costliest first; the rest hits the person."""
        # rule: shards.nemesis.lethal-attack-first, shards.nemesis.ignores-hand-shields-in-check
        # rule: shards.nemesis.otherwise-champions-by-cost, shards.nemesis.leftover-power-hits-player
        state.phase = ATTACK
        person = state.players[0]
        shield = 0 if me.unblockable else state.standing_shield(0)
        if state.is_covered(0) or me.power < person.health + shield:
            costliest = self.costliest(state, me)
            if len({person.champions[i] & 127 for i in costliest}) > 1:
                state.actor = state.decider(self.you)
                return ASK
            if costliest:
                self.at = SPEND_POWER
                self.attack(state, me, costliest[0])
                return GO
        if me.power:
            state.follow(Attack(self.you))
        return GO

    def costliest(self, state: Shards, me: Player) -> list[int]:
        """The champions of the person that cost most among those it can destroy now."""
        person = state.players[0]
        found: list[int] = []
        best = -1
        for i, champion in enumerate(person.champions):
            card = champion & 127
            if state.toughness(0, card) > me.power or not state.is_attackable(self.you, 0, card):
                continue
            if COST[card] > best:
                best = COST[card]
                found = []
            if COST[card] == best:
                found.append(i)
        return found

    def attack(self, state: Shards, me: Player, i: int) -> None:
        me.power -= state.toughness(0, state.players[0].champions[i] & 127)
        destroy(state, self.you, 0, i)

    def clear(self, state: Shards, me: Player) -> int:
        # rule: shards.nemesis.played-allies-banished, shards.nemesis.refill-at-end-of-its-turn
        state.phase = CLOSE
        for card in me.allies:
            state.banish(self.you, card)
        me.allies = []
        forget_the_turn(me)
        # rule: shards.end.gems-and-power-vanish
        me.power = 0
        # rule: shards.nemesis.exhausts-all-champions
        for i in range(len(me.champions)):
            me.champions[i] &= TURNED - 1
        # rule: shards.nemesis.refill-at-end-of-its-turn
        for slot in range(len(state.row)):
            if state.row[slot] == EMPTY:
                state.fill_row(slot)
        return GO

    def options(self, state: Shards) -> list[int]:
        me = state.players[self.you]
        if self.at == PLAY_MATCHING + 1:
            return [NEMESIS_PLAYS + slot for slot in self.matching(state)]
        if self.at == EXHAUST_CHAMPIONS + 1:
            return [NEMESIS_EXHAUSTS + i for i in self.ready(me)]
        return [NEMESIS_ATTACKS + i for i in self.costliest(state, me)]

    def weigh(self, state: Shards, option: int, why: Why) -> None:
        me = state.players[self.you]
        slot = VERBS.thing(NEMESIS_PLAYS, option)
        i = VERBS.thing(NEMESIS_EXHAUSTS, option)
        n = VERBS.thing(NEMESIS_ATTACKS, option)
        if self.at == PLAY_MATCHING + 1 and slot >= 0:
            card = card_in_row(state, slot, why)
            if card >= 0:
                alike = FACTION[card] == FACTION[self.revealed]
                args = {**named(card), "revealed": f"card:{ID[self.revealed]}"}
                why.need(alike, "shards-why-matching", "shards.nemesis.plays-matching-row-cards", args=args)
        elif self.at == EXHAUST_CHAMPIONS + 1 and i >= 0:
            if champion_at(state, self.you, i, why) >= 0:
                exhaustible(state, self.you, i, why)
        elif self.at == SPEND_POWER + 1 and n >= 0 and champion_at(state, *divmod(n, CHAMPIONS_A_SEAT), why) >= 0:
            best = n in self.costliest(state, me)
            why.need(best, "shards-why-costliest", "shards.nemesis.otherwise-champions-by-cost")

    def chosen(self, state: Shards, option: int) -> None:
        me = state.players[self.you]
        self.at -= 1
        if self.at == PLAY_MATCHING:
            self.take_from_row(state, option - NEMESIS_PLAYS)
        elif self.at == EXHAUST_CHAMPIONS:
            self.exhaust(state, me, option - NEMESIS_EXHAUSTS)
        else:
            self.attack(state, me, (option - NEMESIS_ATTACKS) % CHAMPIONS_A_SEAT)

    def prompt(self, state: Shards) -> Prompt:
        rule = "shards.nemesis.player-decides-for-it"
        if self.at == PLAY_MATCHING + 1:
            return Prompt("shards-ask-nemesis-plays", rule, "shards.nemesis.plays-matching-row-cards")
        if self.at == EXHAUST_CHAMPIONS + 1:
            return Prompt("shards-ask-nemesis-exhausts", rule, "shards.nemesis.exhausts-all-champions")
        return Prompt("shards-ask-nemesis-attacks", rule, "shards.nemesis.otherwise-champions-by-cost")


passage(NemesisTurn)
