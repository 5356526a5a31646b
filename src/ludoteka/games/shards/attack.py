"""«Фаза атаки»: assign power, reveal shields, take damage, eliminate."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from ludoteka.games.shards.fields import FULL_HEALTH
from ludoteka.games.shards.happenings import ASSIGNED, DAMAGED, ELIMINATED, SHIELDED
from ludoteka.games.shards.needs import held, named
from ludoteka.games.shards.player import Player
from ludoteka.games.shards.state import LAST_STANDING, LAST_TEAM, NEMESIS_BEATEN, NEMESIS_KILLED, Shards
from ludoteka.games.shards.twins import PlainAttack
from ludoteka.games.shards.verbs import ASSIGN, NO_MORE, SHOW, TURN_ON, VERBS
from ludoteka.kernel.acts import Why
from ludoteka.kernel.choices import Prompt
from ludoteka.kernel.machine import ASK, END, GO, passage

ASSIGN_POWER: Final = 0
REVEAL_SHIELDS: Final = 1
TAKE_DAMAGE: Final = 2
ELIMINATE: Final = 3
EXCESS: Final = 4
FACING: Final = [1, 0, 3, 2]  # who sits opposite, in the team game


@mypyc_attr(free_list_len=1)
class Attack(PlainAttack):
    """The power left over is spent on opponents. `assigned`, `shields`, `shown` are by seat."""

    # rule: shards.attack.step-order, shards.general.card-text-overrides-rules

    def clone(self) -> Attack:
        return Attack(self.you, like=self)

    def step(self, state: Shards, at: int) -> int:
        if at == ASSIGN_POWER:
            return self.assign_power(state)
        if at == REVEAL_SHIELDS:
            return self.reveal_shields(state)
        if at == TAKE_DAMAGE:
            return self.take_damage(state)
        if at == ELIMINATE:
            return self.eliminate(state)
        if at == EXCESS:
            return self.use_the_excess(state)
        return END

    # 1. assign power

    def begin(self, state: Shards) -> None:
        me = state.players[self.you]
        self.power = me.power
        self.infinite = me.infinite
        self.targets = attackable_players(state, self.you)
        self.assigned = [0] * len(state.players)
        self.shields = [0] * len(state.players)

    def assign_power(self, state: Shards) -> int:
        if not self.assigned:
            self.begin(state)
        if not self.targets:
            return END
        me = state.players[self.you]
        if me.infinite or state.rules.variant == "triple":
            # rule: shards.triple.full-power-to-each, shards.mastery.infinity-shard-at-30
            for seat in self.targets:
                self.assign(state, seat, self.power)
            return GO
        last = self.next == len(self.targets) - 1
        if last and state.rules.all_power:
            # rule: shards.attack.all-remaining-power-is-assigned
            self.assign(state, self.targets[self.next], self.power)
            self.next = 0
            return GO
        if self.next == len(self.targets):
            self.next = 0
            return GO
        # rule: shards.attack.distribute-freely
        state.actor = self.you
        return ASK

    def assign(self, state: Shards, seat: int, power: int) -> None:
        self.assigned[seat] = power
        if power or self.infinite:
            state.tell(ASSIGNED, self.you, seat, -1 if self.infinite else power)

    def is_attacked(self, seat: int) -> bool:
        return seat in self.targets and (self.infinite or self.assigned[seat] > 0)

    # 2. reveal shields: clockwise from the attacker, everybody attacked is asked

    def reveal_shields(self, state: Shards) -> int:
        # rule: shards.attack.defender-may-block, shards.attack.unassigned-opponent-untouched, shards.shields.optional
        if state.players[self.you].unblockable or self.infinite:
            # rule: shards.general.card-text-overrides-rules, shards.mastery.infinity-shard-at-30
            return GO
        seats = len(state.players)
        while self.next < seats:
            seat = (self.you + self.next) % seats
            if self.is_attacked(seat) and state.players[seat].hand:
                state.actor = seat
                return ASK
            self.next += 1
        return GO

    def options(self, state: Shards) -> list[int]:
        if self.at == ASSIGN_POWER + 1:
            return [ASSIGN + n for n in range(min(self.power, 1023) + 1)]
        if self.at == EXCESS + 1:
            return [TURN_ON, NO_MORE]
        found: list[int] = []
        seat = state.actor
        hand = state.players[seat].hand
        for card in hand:
            # rule: shards.shields.from-hand-only, shards.shields.any-number-summed, shards.shields.inert-when-played
            if SHOW + card in found or state.shield(seat, card) == 0:
                continue
            if self.shown.count(seat * 128 + card) < hand.count(card):
                found.append(SHOW + card)
        found.append(NO_MORE)
        return found

    def chosen(self, state: Shards, option: int) -> None:
        if self.at == ASSIGN_POWER + 1:
            power = option - ASSIGN
            self.assign(state, self.targets[self.next], power)
            self.power -= power
            self.next += 1
            self.at = ASSIGN_POWER
        elif self.at == EXCESS + 1:
            self.turn_on_the_other(state, option == TURN_ON)
        else:
            self.at = REVEAL_SHIELDS
            if option == NO_MORE:
                self.next += 1
            else:
                self.show(state, option - SHOW)

    def weigh(self, state: Shards, option: int, why: Why) -> None:
        power = VERBS.thing(ASSIGN, option)
        card = VERBS.thing(SHOW, option)
        if self.at == ASSIGN_POWER + 1 and power >= 0:
            args: dict[str, object] = {"have": self.power, "n": power}
            why.need(power <= self.power, "shards-why-assign", "shards.attack.distribute-freely", args=args)
        elif self.at == REVEAL_SHIELDS + 1 and card >= 0:
            seat = state.actor
            if held(state, seat, card, "shards.shields.from-hand-only", why):
                blocks = state.shield(seat, card) > 0
                fresh = self.shown.count(seat * 128 + card) < state.players[seat].hand.count(card)
                why.need(blocks, "shards-why-shield", "shards.attack.defender-may-block", args=named(card))
                why.need(fresh, "shards-why-shown", "shards.shields.any-number-summed", args=named(card))

    def show(self, state: Shards, card: int) -> None:
        # rule: shards.shields.stay-in-hand, shards.shields.reusable-against-next-attacker
        # rule: shards.attack.shields-are-individual, shards.triple.each-blocks-separately
        # rule: shards.shields.any-number-summed
        seat = state.actor
        shield = state.shield(seat, card)
        self.shown.append(seat * 128 + card)
        self.shields[seat] += shield
        state.reveal(seat, card)
        state.tell(SHIELDED, seat, shield)

    # 3. take damage, all together

    def take_damage(self, state: Shards) -> int:
        # rule: shards.attack.damage, shards.health.lost-to-attacks, shards.attack.champions-do-not-screen
        me = state.players[self.you]
        for seat in self.targets:
            if not self.is_attacked(seat):
                continue
            foe = state.players[seat]
            if self.infinite:
                # rule: shards.mastery.infinity-shard-at-30, shards.end.draw-five
                damage = foe.health
                me.struck = FULL_HEALTH
            else:
                # rule: shards.attack.damage, shards.card.praetorian-02-shields-in-play
                # rule: shards.general.card-text-overrides-rules
                if not me.unblockable:
                    self.shields[seat] += state.standing_shield(seat)
                damage = max(0, self.assigned[seat] - self.shields[seat])
            # A second attack, with the excess, adds to what its target has suffered: `power` tells it.
            # rule: shards.end.draw-five
            me.struck = max(me.struck, damage + self.power if self.second else damage)
            # rule: shards.team.excess-power-carries-over
            self.assigned[seat] = damage - foe.health  # from here on: the excess
            # rule: shards.attack.damage, shards.health.lost-to-attacks, shards.attack.champions-do-not-screen
            foe.health = max(0, foe.health - damage)
            if foe.health:
                # rule: shards.team.excess-power-carries-over, shards.end.draw-five
                self.shields[seat] = damage  # and what was suffered
            state.tell(DAMAGED, seat, damage)
        return GO

    # 4. eliminate those without health

    def eliminate(self, state: Shards) -> int:
        # rule: shards.attack.eliminate-at-zero, shards.health.zero-means-out
        for player in state.players:
            if player.health == 0 and not player.out:
                eliminate(state, player)
        end_if_decided(state)
        return GO

    # the team game: what was left over may be turned on the other opponent

    def use_the_excess(self, state: Shards) -> int:
        # rule: shards.team.excess-power-carries-over, shards.end.gems-and-power-vanish
        if state.ending:
            return END
        me = state.players[self.you]
        excess = self.excess(state)
        if excess < 0:
            if state.rules.all_power or not self.second:
                me.power = self.kept_back(state)
            return END
        if not state.rules.all_power:
            me.power = self.kept_back(state)
        self.power = excess
        state.actor = self.you
        return ASK

    def excess(self, state: Shards) -> int:
        """The power that may be turned on the other opponent, or -1."""
        if state.rules.variant != "team" or self.second:
            return -1
        fallen = [seat for seat in self.targets if state.players[seat].out]
        if len(fallen) != 1 or (self.assigned[fallen[0]] <= 0 and not self.infinite):
            return -1
        return max(0, self.assigned[fallen[0]]) if attackable_players(state, self.you) else -1

    def kept_back(self, state: Shards) -> int:
        """The power that was assigned to nobody: the rest is spent, not lost."""
        if self.infinite or state.rules.all_power or state.rules.variant == "triple":
            return 0
        return self.power

    def turn_on_the_other(self, state: Shards, yes: bool) -> None:
        # rule: shards.team.excess-can-be-blocked, shards.team.excess-power-carries-over, shards.end.draw-five
        if not yes:
            self.second = True
            self.at = EXCESS
            return
        self.second = True
        self.targets = attackable_players(state, self.you)
        other = self.targets[0]  # there is nobody else
        suffered = self.shields[other]
        self.assigned = [0] * len(state.players)
        self.assign(state, other, self.power)
        self.shields = [0] * len(state.players)
        self.power = suffered
        self.next = 0
        self.at = REVEAL_SHIELDS

    def prompt(self, state: Shards) -> Prompt:
        if self.at == ASSIGN_POWER + 1:
            seat = self.targets[self.next]
            args: dict[str, object] = {"seat": f"seat:{seat}", "power": self.power}
            return Prompt("shards-ask-assign", "shards.attack.distribute-freely", args=args)
        if self.at == EXCESS + 1:
            return Prompt("shards-ask-excess", "shards.team.excess-power-carries-over", args={"power": self.power})
        left = max(0, self.assigned[state.actor] - self.shields[state.actor])
        return Prompt(
            "shards-ask-shields",
            "shards.attack.defender-may-block",
            "shards.shields.any-number-summed",
            args={"power": left, "seat": f"seat:{self.you}"},
            several=True,
        )


def attackable_players(state: Shards, seat: int) -> list[int]:
    """The opponents that `seat` may attack, clockwise."""
    found: list[int] = []
    seats = len(state.players)
    for i in range(1, seats):
        foe = (seat + i) % seats
        if not state.is_opponent(seat, foe) or state.is_covered(foe):
            continue
        if state.rules.variant == "team" and not faces(state, seat, foe):
            continue
        found.append(foe)
    return found


def faces(state: Shards, seat: int, foe: int) -> bool:
    """Whether the team game lets `seat` attack `foe`."""
    # rule: shards.team.attack-only-facing-opponent, shards.team.survivor-may-attack-both
    # rule: shards.team.both-may-attack-survivor
    partner = 3 - seat
    other_foe = 3 - foe
    return FACING[seat] == foe or state.players[partner].out or state.players[other_foe].out


def eliminate(state: Shards, player: Player) -> None:
    """Take a player out of the game, with everything that lies before them."""
    # rule: shards.victory.elimination
    player.out = True
    gone = state.gone
    for zone in (player.hand, player.discard, player.allies, player.hired, player.relics):
        gone.extend(zone)
    gone.extend(player.deck.all())
    gone.extend(card & 127 for card in player.champions)
    player.unused.extend(player.secret)
    player.hand = []
    player.known = []
    player.discard = []
    player.allies = []
    player.hired = []
    player.champions = []
    player.played = []
    player.relics = []
    player.secret = []
    player.deck.bag = []
    player.deck.top = []
    player.deck.under = []
    player.gems = 0
    player.power = 0
    player.infinite = False
    state.tell(ELIMINATED, player.seat)


def end_if_decided(state: Shards) -> None:
    """The game is over when only one side is left."""
    # rule: shards.victory.last-player-standing
    sides = state.sides()
    left = [player.seat for player in state.players if not player.out]
    if any(sides[seat] != sides[left[0]] for seat in left):
        return
    if state.nemesis >= 0:
        # rule: shards.nemesis.player-wins, shards.nemesis.wins-on-player-zero-health
        state.finish(NEMESIS_KILLED if left[0] == state.nemesis else NEMESIS_BEATEN, left)
    elif state.rules.variant == "team":
        # rule: shards.victory.last-player-standing
        winners = [seat for seat in range(len(sides)) if sides[seat] == sides[left[0]]]
        state.finish(LAST_TEAM, winners)
    else:
        # rule: shards.victory.last-player-standing
        state.finish(LAST_STANDING, left)


passage(Attack)
