"""What dice and cards are worth now: the questions that cards may answer differently."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from ludoteka.games.quarriors.deck import (
    BANNER,
    CAPS,
    COST,
    COUNTS_CREATURES,
    COUNTS_QUIDDITY,
    DUELS,
    GLORY,
    MIMICS,
    MORE_GLORY,
    SHRUGS,
    SILENCES,
    STRENGTH,
    TAX,
    TOUGH_PER_FRIEND,
    TOUGHNESS,
    WARDED,
)
from ludoteka.games.quarriors.dice import (
    ATTACK,
    BURST,
    DEFENSE,
    LEVEL,
    QUIDDITY_DIE,
)
from ludoteka.games.quarriors.layout import (
    GOALS,
    Layout,
)
from ludoteka.games.quarriors.standing import ATTACHED, looks


@mypyc_attr(acyclic=True)
class Values(Layout):
    """The things of one table, with their numbers."""

    def goal(self) -> int:
        # rule: quarriors.win.goal-two-players, quarriors.win.goal-three-players, quarriors.win.goal-four-players
        return GOALS[len(self.players)]

    def row(self, die: int) -> int:
        """Where the tables of the cards keep what this face can do."""
        # rule: quarriors.dice.top-face, quarriors.dice.burst-text-on-card, quarriors.dice.burst-only-on-top
        # rule: quarriors.cards.burst-text-needs-burst, quarriors.cards.only-in-wilds
        return self.wilds[die >> 3] * 3 + BURST[die]

    def price(self, kind: int) -> int:
        """What capturing a die of this kind costs now."""
        # rule: quarriors.cards.cost
        return max(COST[self.wilds[kind]] - self.discount, 0)

    def level(self, seat: int, at: int) -> int:
        return LEVEL[looks(self.players[seat].ready[at])]

    def own_number(self, seat: int, face: int, row: int) -> int:
        """Attack and defense of a face that leaves them to the card; -1 for no attack but the card's own defense."""
        if COUNTS_QUIDDITY.values[row]:
            # rule: quarriors.glossary.in-play
            player = self.players[seat]
            count = 0
            for kind in player.used:
                if kind == QUIDDITY_DIE:
                    count += 1
            for die in player.pool:
                if die >> 3 == QUIDDITY_DIE:
                    count += 1
            return count
        if COUNTS_CREATURES.values[row]:
            count = 0
            for player in self.players:
                count += player.creatures()
            return count
        return -1

    def strength(self, seat: int, at: int) -> int:
        """The attack of this creature now, with attached spells and what holds this turn."""
        # rule: quarriors.attack.total-with-spells, quarriors.glossary.attack, quarriors.creatures.always-abilities
        player = self.players[seat]
        ready = player.ready
        face = looks(ready[at])
        row = self.row(face)
        attack = ATTACK[face]
        # rule: quarriors.glossary.in-play, quarriors.optional.faq-strong-ooze
        if attack < 0:
            attack = self.own_number(seat, face, row)
            if attack < 0:
                attack = 0
        # rule: quarriors.attack.cast-before-total
        attack += player.might
        # rule: quarriors.attack.total-with-spells, quarriors.glossary.attack, quarriors.creatures.always-abilities
        for i in range(len(ready)):
            if i != at:
                attack += BANNER.values[self.row(looks(ready[i]))]
        i = at + 1
        while i < len(ready) and ready[i] & ATTACHED:
            attack += STRENGTH.values[self.row(ready[i] & 255)]
            i += 1
        return attack

    def toughness(self, seat: int, at: int) -> int:
        """The defense of this creature now."""
        # rule: quarriors.glossary.defense, quarriors.creatures.abilities-on-entry, quarriors.attach.at-once
        player = self.players[seat]
        ready = player.ready
        face = looks(ready[at])
        row = self.row(face)
        defense = DEFENSE[face]
        # rule: quarriors.glossary.in-play, quarriors.optional.faq-strong-ooze
        if defense < 0:
            defense = self.own_number(seat, face, row)
            if defense < 0:
                defense = MIMICS.values[row]
        # rule: quarriors.cards.burst-text-needs-burst, quarriors.reaction.best-when-attacked
        defense += player.guard + TOUGHNESS.values[row]
        # rule: quarriors.creatures.always-abilities, quarriors.dice.burst-text-on-card
        per_friend = TOUGH_PER_FRIEND.values[row]
        for i in range(len(ready)):
            if i != at and not ready[i] & ATTACHED:
                defense += per_friend + BANNER.values[self.row(looks(ready[i]))]
        # rule: quarriors.attach.at-once, quarriors.glossary.attach, quarriors.creatures.conditional-abilities
        i = at + 1
        if not (seat == self.defender and self.silenced()):
            while i < len(ready) and ready[i] & ATTACHED:
                defense += TOUGHNESS.values[self.row(ready[i] & 255)]
                i += 1
        return defense

    def silenced(self) -> bool:
        """Whether an attacker makes the spells attached to enemy creatures do nothing."""
        for face in self.attackers:
            if SILENCES.values[self.row(face)]:
                return True
        return False

    def glory_of(self, seat: int, at: int) -> int:
        """What this creature scores by itself: its card's glory, bursts, and spells attached to it."""
        # rule: quarriors.cards.glory, quarriors.attach.falls-on-score, quarriors.creatures.double-burst-only
        ready = self.players[seat].ready
        face = looks(ready[at]) if self.rules.ooze_copies_all else ready[at] & 255
        glory = GLORY[self.wilds[face >> 3]] + MORE_GLORY.values[self.row(looks(ready[at]))]
        i = at + 1
        while i < len(ready) and ready[i] & ATTACHED:
            glory += MORE_GLORY.values[self.row(ready[i] & 255)]
            i += 1
        return glory

    def tax(self, seat: int) -> int:
        """What opponents' creatures add to the price of a summons."""
        tax = 0
        for player in self.players:
            if player.seat != seat:
                for die in player.ready:
                    if not die & ATTACHED:
                        tax += TAX.values[self.row(looks(die))]
        return tax

    def summon_price(self, seat: int, face: int) -> int:
        # rule: quarriors.ready.summon-cost, quarriors.glossary.level, quarriors.ready.example-costs
        return LEVEL[face] + self.tax(seat)

    def is_choosable(self, chooser: int, seat: int, at: int) -> bool:
        """Whether a spell of `chooser` may choose this creature."""
        return chooser == seat or not WARDED.values[self.row(looks(self.players[seat].ready[at]))]

    def counts_for(self, i: int, defender: int, alone: bool) -> int:
        """What the i-th attacker adds to the attack on this defender."""
        value = self.values[i]
        if value < 0:
            return 0
        face = self.attackers[i]
        if alone:
            # rule: quarriors.creatures.conditional-abilities
            value += DUELS.values[self.row(face)]
        for die in self.players[defender].ready:
            if not die & ATTACHED:
                row = self.row(looks(die))
                cap = CAPS.values[row]
                if cap and value > cap:
                    value = cap
                if LEVEL[face] <= SHRUGS.values[row]:
                    return 0
        return value
