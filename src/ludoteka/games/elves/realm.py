"""The map and who holds what of it: cells, Castles and their dragons, neighbours at the table, and what goals count."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from ludoteka.games.elves.board import BOARDS, CENTRE, OBJECT_BITS, TOWER_BITS, Board, count_of, is_castle
from ludoteka.games.elves.deck import DRAGON_OF, NEUTRAL
from ludoteka.games.elves.goal_cards import CENTRAL, ENEMY_CASTLES, LANDS, NEEDS, ROUNDS, TOWERS, TREASURES
from ludoteka.games.elves.player import Player
from ludoteka.games.elves.twins import PlainElves

NO_DRAGONS: Final[list[int]] = []  # shared: nothing is ever put into it


@mypyc_attr(acyclic=True)
class Realm(PlainElves):
    """A table of which one can ask what the map tells."""

    # --- the map -------------------------------------------------------------------------------------------------

    def map(self) -> Board:
        return BOARDS[self.board]

    def lay_token(self, cell: int, seat: int) -> None:
        """The seat's token lies on this cell from now on; -1 leaves it empty. No other way leads to `owners`."""
        before = self.owners[cell]
        self.owners[cell] = seat
        if before >= 0:
            self.survey(self.players[before])
        if seat >= 0 and seat != before:
            player = self.players[seat]
            player.lands += 1
            player.held |= 1 << cell
            player.border |= self.map().beside[cell]

    def survey(self, player: Player) -> None:
        """Count anew what a seat holds on the map."""
        beside = self.map().beside
        player.lands = 0
        player.held = 0
        player.border = 0
        for cell, owner in enumerate(self.owners):
            if owner == player.seat:
                player.lands += 1
                player.held |= 1 << cell
                player.border |= beside[cell]

    def settle(self) -> None:
        for player in self.players:
            self.survey(player)

    def castles(self) -> list[int]:
        """The Castles in this game, the Central one included."""
        return [CENTRE, *(p.castle for p in self.players if p.castle >= 0)]

    def lands(self, seat: int) -> int:
        """How many Lands the seat owns: every cell with its token on it."""
        # rule: elves.objects.castle-counts-as-land, elves.actions.price-counts-all-tokens
        return self.players[seat].lands

    def towers(self, seat: int) -> int:
        """How many Towers the seat owns, as goals count them."""
        return count_of(self.players[seat].held & (OBJECT_BITS if self.rules.castles_are_towers else TOWER_BITS))

    def summons(self, seat: int) -> int:
        """How many tokens of the seat lie Tower side up."""
        # rule: elves.turn.summon-count, elves.turn.summon-castle-only, elves.objects.tower-side-on-objects
        # rule: elves.objects.land-side-on-plain, elves.objects.castle-tower-side, elves.objects.central-tower-side
        # rule: elves.objects.tower-more-cards, elves.objects.tower-loss-fewer-cards
        return count_of(self.players[seat].held & OBJECT_BITS)

    def captured_castles(self, seat: int) -> list[int]:
        """The starting Castles of other players that this seat holds."""
        found: list[int] = []
        for player in self.players:
            if player.seat != seat and player.castle >= 0 and self.owners[player.castle] == seat:
                found.append(player.castle)
        return found

    def dragon_of(self, cell: int) -> int:
        """The dragon that sits in this Castle."""
        # rule: elves.objects.castle-captured-with-dragon, elves.objects.castle-captured-dragon-must-defend
        # rule: elves.objects.castle-captured-dragon-handed-over, elves.objects.central-ebrung-lost-with-castle
        if cell == CENTRE:
            return DRAGON_OF[NEUTRAL]
        for player in self.players:
            if player.castle == cell:
                return DRAGON_OF[player.nation]
        return -1

    def lent_dragons(self, seat: int, cell: int) -> list[int]:
        """The dragons that this seat may send, of its own will, to fight for this cell. Do not change the list."""
        if self.owners[CENTRE] != seat and self.rules.scenario != "dragonlord":
            return NO_DRAGONS
        found: list[int] = []
        holder = self.owners[cell]
        # rule: elves.objects.central-ebrung-for-owner, elves.objects.central-ebrung-castles-only
        if self.owners[CENTRE] == seat and is_castle(cell) and holder >= 0 and holder != seat:
            found.append(DRAGON_OF[NEUTRAL])
        # rule: elves.scenarios.dragonlord-take-dragon, elves.scenarios.dragonlord-use-dragon-any-time
        if self.rules.scenario == "dragonlord":
            for castle in self.captured_castles(seat):
                if castle != cell:
                    found.append(self.dragon_of(castle))
        return found

    def is_opponent(self, seat: int, other: int) -> bool:
        if seat == other or self.players[other].out:
            return False
        return self.rules.scenario != "alliance" or not self.is_ally(seat, other)

    def is_ally(self, seat: int, other: int) -> bool:
        if self.rules.scenario != "alliance" or seat == other:
            return False
        return seat % 2 == other % 2 if self.rules.allies == "across" else seat // 2 == other // 2

    def next_seat(self, seat: int) -> int:
        """The next seat clockwise that is still in the game."""
        # rule: elves.setup.turn-order-clockwise, elves.scenarios.alliance-turn-order
        seats = len(self.players)
        for i in range(1, seats):
            other = (seat + i) % seats
            if not self.players[other].out:
                return other
        return seat

    # --- goals ---------------------------------------------------------------------------------------------------

    def tally(self, seat: int, count: int) -> int:
        """How much of what a goal counts this seat has now."""
        if count == TOWERS:
            return self.towers(seat)
        if count == LANDS:
            # rule: elves.scenarios.races-seven-lands-count
            return self.lands(seat)
        if count == ENEMY_CASTLES:
            return count_of(self.players[seat].trophies)
        if count == CENTRAL:
            return 1 if self.owners[CENTRE] == seat else 0
        if count == ROUNDS:
            return self.players[seat].vigil
        assert count == TREASURES
        return len(self.players[seat].treasures)

    def meets(self, seat: int, goal: int) -> bool:
        """Whether the seat holds everything that this goal asks for."""
        for count, least in NEEDS[goal]:
            if self.tally(seat, count) < least:
                return False
        return True
