"""«Атакуйте»: the nine steps, and the victory over a threat that crushing shares with them."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

from ludoteka.games.etherstone.abilities import LEAST, Ability, Least, use
from ludoteka.games.etherstone.deck import (
    ABILITIES,
    BOOSTS,
    CARD_BITS,
    DEFEATED,
    HEALTH,
    ID,
    IS_FOLLOWER,
    ON_ATTACK,
    PURSE,
    REWARD,
    STRENGTH,
    TAPPED,
    VP,
)
from ludoteka.games.etherstone.happenings import ATTACKED, TROPHY
from ludoteka.games.etherstone.layout import AREA
from ludoteka.games.etherstone.needs import appliable, in_play, named, strong_enough
from ludoteka.games.etherstone.player import Player
from ludoteka.games.etherstone.state import Etherstone
from ludoteka.games.etherstone.strength import leader_strength, protection, strength_of
from ludoteka.games.etherstone.twins import PlainAfterAttack, PlainAttack, PlainVictory
from ludoteka.games.etherstone.verbs import APPLY, ATTACK, CONFIRM, SEND, STRIKE, VERBS
from ludoteka.kernel.acts import Why
from ludoteka.kernel.choices import Prompt
from ludoteka.kernel.machine import ASK, END, GO, Doing, passage

CHOOSE_THREAT: Final = 0
CHOOSE_ATTACKERS: Final = 1
USE_ABILITIES: Final = 2
WIN: Final = 3
VICTORY: Final = 4


@mypyc_attr(free_list_len=1)
class Attack(PlainAttack):
    """One threat, attacked by `going`. Every choice on the way keeps the attack winnable: none is ever lost."""

    # rule: etherstone.attack.step-order, etherstone.attack.insufficient-choose-again

    def clone(self) -> Attack:
        return Attack(self.you, like=self)

    def step(self, state: Etherstone, at: int) -> int:
        # rule: etherstone.attack.step-order, etherstone.attack.after-attack-parts
        if at == CHOOSE_THREAT:
            if self.choose_threat(state) == ASK:
                return ASK
            self.at = CHOOSE_ATTACKERS + 1
            at = CHOOSE_ATTACKERS
        if at == CHOOSE_ATTACKERS:
            state.actor = self.you
            return ASK
        if at == USE_ABILITIES:
            return self.use_abilities(state)
        if at == WIN:
            self.win(state)
            self.leader_is_hurt(state)
            return self.after_attack(state)
        if at == VICTORY:
            state.follow(Victory(self.you, self.slot))
            return GO
        return END

    def need(self, state: Etherstone) -> int:
        return HEALTH[state.area[self.slot]]

    # 1. choose one threat

    def choose_threat(self, state: Etherstone) -> int:
        # rule: etherstone.attack.choose-one-threat
        if self.slot >= 0:
            return GO
        state.actor = self.you
        return ASK

    # 2. choose attackers

    def candidates(self, state: Etherstone, player: Player) -> list[int]:
        # rule: etherstone.attack.choose-attackers, etherstone.attack.tapped-cannot-attack
        # rule: etherstone.attack.only-followers-and-leader, etherstone.attack.leader-never-tapped
        found: list[int] = []
        going = self.going
        if not going or player.leader not in going:
            found.append(SEND + player.leader)
        for it in player.play:
            card = it & CARD_BITS
            if not it & TAPPED and IS_FOLLOWER[card] and not (going and card in going):
                found.append(SEND + card)
        return found

    def sum(self, state: Etherstone) -> int:
        """The strength of those who go."""
        # rule: etherstone.attack.total-strength
        player = state.players[self.you]
        strength = 0
        for card in self.going:
            if card == player.leader:
                strength += leader_strength(player)
            else:
                strength += strength_of(player, card)
        return strength

    def strike(self, state: Etherstone) -> None:
        # rule: etherstone.attack.followers-get-tapped
        player = state.players[self.you]
        self.strength = self.sum(state)
        for card in self.going:
            if card != player.leader:
                state.tap(self.you, card)

    def has_struck(self) -> bool:
        """Whether its attackers are on their way, and the threat is not yet a trophy."""
        return USE_ABILITIES < self.at <= VICTORY

    # 3. on-attack abilities

    def use_abilities(self, state: Etherstone) -> int:
        # rule: etherstone.symbols.on-attack, etherstone.attack.on-attack-abilities
        found = self.abilities(state)
        if not found:
            return GO
        state.actor = self.you
        state.offered = self.or_confirm(state, found)
        return ASK

    def abilities(self, state: Etherstone) -> list[int]:
        # rule: etherstone.attack.on-attack-of-bystanders
        player = state.players[self.you]
        found: list[int] = []
        self.add_abilities(state, player.leader, found)
        for it in player.play:
            if ON_ATTACK[it & CARD_BITS]:
                self.add_abilities(state, it & CARD_BITS, found)
        return found

    def add_abilities(self, state: Etherstone, card: int, found: list[int]) -> None:
        # rule: etherstone.attack.on-attack-abilities, etherstone.attack.insufficient-choose-again
        for number in ON_ATTACK[card]:
            if number in self.applied or not ABILITIES[number].is_usable(state, self.you):
                continue
            if self.least_x(state, ABILITIES[number]) > 0:
                found.append(APPLY + number)

    def least_x(self, state: Etherstone, ability: Ability) -> int:
        """The smallest X with which the attack can still be won; 0 if there is none. Without an X: 1."""
        # rule: etherstone.attack.insufficient-choose-again
        x = ability.x
        most = ability.limit(state, self.you) if x is not None else 1
        for n in range(1, most + 1):
            now = n if x is not None and x.counter < 0 else ability.x_now(state, self.you)
            gain = ability.strength(now)
            if self.strength + gain + self.bonus(state, ability, now) >= self.need(state):
                return n
        return 0

    def bonus(self, state: Etherstone, first: Ability | None = None, x: int = 0) -> int:
        """The most that abilities not yet applied can add; if `first` is given, once it was applied with this X."""
        # rule: etherstone.attack.insufficient-choose-again
        player = state.players[self.you]
        sharing: list[int] = []
        most = self.bonus_of(state, player.leader, first, x, sharing)
        for it in player.play:
            if ON_ATTACK[it & CARD_BITS]:
                most += self.bonus_of(state, it & CARD_BITS, first, x, sharing)
        if not sharing:
            return most
        purse = [0] * PURSE
        if first is not None:
            first.takes(x, purse)
        return most + most_together(state, self.you, sharing, purse)

    def bonus_of(self, state: Etherstone, card: int, first: Ability | None, x: int, sharing: list[int]) -> int:
        """What the abilities of one card add; those that share what they cost with others are put aside."""
        # rule: etherstone.attack.insufficient-choose-again
        most = 0
        fewer = first.markers_taken(x) if first is not None else 0
        for number in ON_ATTACK[card]:
            ability = ABILITIES[number]
            if ability is first or number in self.applied or not ability.is_usable(state, self.you):
                continue
            if ability.shared:
                sharing.append(number)
            else:
                most += ability.strength(ability.x_now(state, self.you, fewer))
        return most

    # 4. win

    def win(self, state: Etherstone) -> None:
        # rule: etherstone.attack.win-if-equal-or-more
        threat = state.area[self.slot]
        assert self.strength >= HEALTH[threat], "an attack that cannot be won is never begun"
        state.tell(ATTACKED, self.you, threat, self.strength, HEALTH[threat])

    # 5. the leader is hurt

    def damage(self, state: Etherstone) -> int:
        # rule: etherstone.attack.leader-takes-damage, etherstone.attack.no-damage-without-leader
        # rule: etherstone.terms.protection
        player = state.players[self.you]
        if player.leader not in self.going:
            return 0
        return max(0, STRENGTH[state.area[self.slot]] - self.protection - protection(player))

    def leader_is_hurt(self, state: Etherstone) -> None:
        # rule: etherstone.attack.leader-takes-damage, etherstone.attack.no-damage-without-leader
        state.lose_health(self.you, self.damage(state))

    # 6. after the attack

    def after_attack(self, state: Etherstone) -> int:
        # rule: etherstone.attack.after-attack-parts
        waiting: list[Doing] = []
        for number in self.applied:
            ability = ABILITIES[number]
            if ability.after.lines:
                waiting.append(Doing(ability.after, self.you, ability.card))
        if waiting:
            state.follow(AfterAttack(self.you, waiting))
        return GO

    # what is asked

    def options(self, state: Etherstone) -> list[int]:
        asked = self.at - 1
        if asked == CHOOSE_THREAT:
            return [ATTACK + slot for slot in range(AREA) if can_win(state, self.you, slot)]
        if asked == CHOOSE_ATTACKERS:
            found = self.candidates(state, state.players[self.you])
            if self.going and self.sum(state) + self.bonus(state) >= self.need(state):
                found.append(STRIKE)
            return found
        return self.or_confirm(state, self.abilities(state))

    def or_confirm(self, state: Etherstone, found: list[int]) -> list[int]:
        """These abilities, and to apply no more once the strength suffices."""
        # rule: etherstone.attack.win-if-equal-or-more, etherstone.attack.on-attack-abilities
        if self.strength >= self.need(state):
            found.append(CONFIRM)
        return found

    def weigh(self, state: Etherstone, option: int, why: Why) -> None:
        asked = self.at - 1
        card = VERBS.thing(SEND, option)
        number = VERBS.thing(APPLY, option)
        if asked == CHOOSE_ATTACKERS and card >= 0:
            self.weigh_attacker(state.players[self.you], state, card, why)
        elif asked == CHOOSE_ATTACKERS and option == STRIKE:
            why.need(bool(self.going), "etherstone-why-attackers", "etherstone.attack.choose-attackers")
            most = self.sum(state) + self.bonus(state)
            strong_enough(state.area[self.slot], most, why, "etherstone-why-sent")
        elif asked == USE_ABILITIES and option == CONFIRM:
            strong_enough(state.area[self.slot], self.strength, why, "etherstone-why-sent")
        elif asked == USE_ABILITIES and number >= 0:
            self.weigh_ability(state, number, why)

    def weigh_attacker(self, player: Player, state: Etherstone, card: int, why: Why) -> None:
        if not in_play(state, self.you, card, True, why):
            return
        if card != player.leader:
            rule = "etherstone.attack.only-followers-and-leader"
            why.need(IS_FOLLOWER[card], "etherstone-why-follower", rule, args=named(card))
            upright = not player.play[player.place_of(card)] & TAPPED
            why.need(upright, "etherstone-why-upright", "etherstone.attack.tapped-cannot-attack", args=named(card))
        fresh = card not in self.going
        why.need(fresh, "etherstone-why-goes-once", "etherstone.attack.choose-attackers", args=named(card))

    def weigh_ability(self, state: Etherstone, number: int, why: Why) -> None:
        card = ABILITIES[number].card if number < len(ABILITIES) else -1
        opened = card >= 0 and state.players[self.you].has_out(card) and number in ON_ATTACK[card]
        appliable(state, self.you, number, opened, self.applied, "etherstone.symbols.on-attack", why)
        if why.holds():
            met = self.least_x(state, ABILITIES[number]) > 0
            why.need(met, "etherstone-why-still-won", "etherstone.attack.insufficient-choose-again", args=named(card))

    def chosen(self, state: Etherstone, option: int) -> None:
        # rule: etherstone.attack.step-order, etherstone.attack.on-attack-abilities
        asked = self.at - 1
        if asked == CHOOSE_THREAT:
            self.slot = option - ATTACK
        elif asked == CHOOSE_ATTACKERS:
            if option == STRIKE:
                self.strike(state)
            else:
                self.going.append(option - SEND)
                self.at = CHOOSE_ATTACKERS
        elif option != CONFIRM:
            self.applied.append(option - APPLY)
            use(state, self.you, option - APPLY)
            self.at = USE_ABILITIES

    def prompt(self, state: Etherstone) -> Prompt:
        asked = self.at - 1
        if asked == CHOOSE_THREAT:
            return Prompt("etherstone-ask-threat", "etherstone.attack.choose-one-threat")
        args: dict[str, object] = {"card": f"card:{ID[state.area[self.slot]]}", "need": self.need(state)}
        if asked == CHOOSE_ATTACKERS:
            args["strength"] = self.sum(state)
            return Prompt("etherstone-ask-attackers", "etherstone.attack.choose-attackers", args=args, several=True)
        args["strength"] = self.strength
        return Prompt("etherstone-ask-attack-abilities", "etherstone.attack.on-attack-abilities", args=args)

    def preview(self, state: Etherstone) -> dict[str, Any]:
        """What the attack takes and costs as it stands: to be read before it is confirmed."""
        if self.slot < 0 or state.area[self.slot] < 0:
            return {}
        threat = state.area[self.slot]
        struck = self.at > USE_ABILITIES
        strength = self.strength if struck else self.sum(state)
        player = state.players[self.you]
        return {
            "seat": self.you,
            "threat": ID[threat],
            "need": HEALTH[threat],
            "strength": strength,
            "could_add": self.bonus(state),
            "attackers": [ID[card] for card in self.going],
            "taps": [ID[card] for card in self.going if card != player.leader],
            "damage": self.damage(state),
            "wins": strength >= HEALTH[threat],
            "points": VP[threat],
            "reward": [line.data() for line in REWARD[threat].say()],
        }


class LeastInAttack(Least):
    """A chosen X must leave the attack winnable."""

    def least_x(self, state: Etherstone, seat: int, ability: Ability) -> int:
        attack = attacking(state)
        assert attack is not None, "such abilities are applied in attacks only"
        return attack.least_x(state, ability)


LEAST.append(LeastInAttack())


class AfterAttack(PlainAfterAttack):
    """The "after the attack" parts of the abilities applied, in their owner's order."""

    def clone(self) -> AfterAttack:
        return AfterAttack(self.you, like=self)

    def options(self, state: Etherstone) -> list[int]:
        return [APPLY + number_of(frame) for frame in self.waiting]

    def chosen(self, state: Etherstone, option: int) -> None:
        for i, frame in enumerate(self.waiting):
            if APPLY + number_of(frame) == option:
                self.begin(state, i)
                return

    def prompt(self, state: Etherstone) -> Prompt:
        return Prompt("etherstone-ask-after-attack", "etherstone.attack.after-attack-parts")


def number_of(frame: Doing) -> int:
    """The ability whose after-attack part this frame does."""
    for number in ON_ATTACK[frame.this]:
        if ABILITIES[number].after is frame.text:
            return number
    return -1


REWARD_STEP: Final = 0
TROPHY_STEP: Final = 1


@mypyc_attr(free_list_len=1)
class Victory(PlainVictory):
    """Steps 7 to 9: the reward, the trophy, a new threat."""

    def clone(self) -> Victory:
        return Victory(self.you, like=self)

    def step(self, state: Etherstone, at: int) -> int:
        threat = state.area[self.slot]
        if at == REWARD_STEP:
            # rule: etherstone.attack.reward
            state.do(REWARD[threat], self.you)
            return GO
        if at == TROPHY_STEP:
            # rule: etherstone.attack.trophy-pile
            state.players[self.you].trophies.append(threat)
            state.tell(TROPHY, self.you, threat, VP[threat])
            # rule: etherstone.attack.refill
            state.reveal_threat(self.slot)
            # rule: etherstone.symbols.constant
            state.fire(DEFEATED, self.you)
            state.fire_for_opponents(self.you)
        return END


def is_engaged(state: Etherstone, slot: int) -> bool:
    """Whether the threat in this place is already being attacked or beaten."""
    # rule: etherstone.attack.step-order
    for frame in state.unfinished():
        if isinstance(frame, Attack):
            if frame.slot == slot:
                return True
        elif isinstance(frame, Victory) and frame.slot == slot:
            return True
    return False


def attacking(state: Etherstone) -> Attack | None:
    """The innermost attack that is under way."""
    return state.within(Attack)


def most_strength(state: Etherstone, seat: int) -> int:
    """All that `seat` could bring against a threat now."""
    # rule: etherstone.attack.insufficient-choose-again, etherstone.attack.tapped-cannot-attack
    player = state.players[seat]
    leader = player.leader
    boosted = False
    sharing: list[int] = []
    strength = STRENGTH[leader]
    if ON_ATTACK[leader]:
        strength += most_added(state, seat, leader, sharing)
    for it in player.play:
        card = it & CARD_BITS
        if not it & TAPPED:
            strength += STRENGTH[card]  # followers alone have any
        if ON_ATTACK[card]:
            strength += most_added(state, seat, card, sharing)
        if BOOSTS[card]:
            boosted = True
    if sharing:
        strength += most_together(state, seat, sharing, [0] * PURSE)
    return strength + most_boosted(state, player) if boosted else strength


def most_boosted(state: Etherstone, player: Player) -> int:
    """What standing boosts add to the printed strength of all who could go."""
    # rule: etherstone.attack.insufficient-choose-again, etherstone.cards.entity-strength
    added = leader_strength(player) - STRENGTH[player.leader]
    for it in player.play:
        card = it & CARD_BITS
        if not it & TAPPED:
            added += strength_of(player, it) - STRENGTH[card]
    return added


def most_added(state: Etherstone, seat: int, card: int, sharing: list[int]) -> int:
    """The most that the abilities of a card can add to an attack that has not begun; the sharing ones put aside."""
    # rule: etherstone.attack.insufficient-choose-again
    most = 0
    for number in ON_ATTACK[card]:
        ability = ABILITIES[number]
        if not ability.is_usable(state, seat):
            continue
        if ability.shared:
            sharing.append(number)
        else:
            most += ability.strength(ability.x_now(state, seat))
    return most


def most_together(state: Etherstone, seat: int, numbers: list[int], purse: list[int]) -> int:
    """The most these abilities can add one after another, with this purse paid already."""
    if not numbers:
        return 0
    # rule: etherstone.attack.insufficient-choose-again
    ability = ABILITIES[numbers[0]]
    others = numbers[1:]
    most = most_together(state, seat, others, purse)
    x = ability.x
    chosen = x is not None and x.counter < 0
    largest = ability.limit(state, seat) if chosen else 1
    for n in range(1, largest + 1):
        now = n if chosen else ability.x_now(state, seat)
        paid = purse[:]
        ability.takes(now, paid)
        if not state.players[seat].can_pay(paid):
            break
        most = max(most, ability.strength(now) + most_together(state, seat, others, paid))
    return most


def can_win(state: Etherstone, seat: int, slot: int) -> bool:
    """Whether `seat` can beat the threat in this place by an attack now."""
    threat = state.area[slot]
    return threat >= 0 and most_strength(state, seat) >= HEALTH[threat] and not is_engaged(state, slot)


passage(Attack)
passage(AfterAttack)
passage(Victory)
