"""What lies on the table: the map, the squads, before each seat a nation's deck, and the field of the one battle."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from ludoteka.games.elves.board import BOARD, CELL, CELLS, OWNERS
from ludoteka.games.elves.deck import CARD
from ludoteka.games.elves.goal_cards import GOAL
from ludoteka.games.elves.pieces import FREE, GUARD, SQUAD, WARRIOR
from ludoteka.games.elves.player import CARDS, Player, Rules, blank_player
from ludoteka.kernel.machine import STATE, State
from ludoteka.kernel.plain import FLAG, HIDDEN, INNER, NUMBER, OPEN, SEAT, Field, Many, Nest

SETUP: Final = 0
SUMMON: Final = 1
DISCARD: Final = 2
CAPTURE: Final = 3
PHASES: Final = ["setup", "summon", "discard", "capture"]

PEACE: Final = 0  # stages of a battle
COMMITMENT: Final = 1  # trade and treasures are closed, nothing is laid out yet
LAYING: Final = 2
FIGHTING: Final = 3
STAGES: Final = ["peace", "commitment", "layout", "fight"]


@mypyc_attr(acyclic=True)
class Table(State):
    """Everything that is written down of one table."""

    def __init__(self, of: Table | None = None) -> None:
        super().__init__(of)
        if of is None:
            self.rules = Rules()
            self.players: list[Player] = []
            self.board = 0
            self.turn = 0
            self.first = 0
            self.turns = 0
            self.phase = SETUP
            self.owners: list[int] = [-1] * len(CELLS)
            self.conflict = -1
            self.squads: list[int] = []
            self.neutrals: list[int] = []
            self.fallen: list[int] = []
            self.relics: list[int] = []
            self.removed: list[int] = []
            self.gone: list[int] = []
            self.unused: list[int] = []
            self.pledged: list[int] = []
            self.common = -1
            self.lots: list[int] = []
            self.mustered: list[int] = []
            self.truce = -1
            self.teleport = False
            self.second = False
            self.stage = PEACE
            self.attacker = -1
            self.defender = -1
            self.keeper = -1
            self.guards: list[int] = []
            self.field: list[int] = [FREE, FREE, FREE, FREE]
            self.taken = -1
            self.top = FREE
            self.bottom = FREE
            self.flipped = False
            self.spoils: list[int] = []
            self.reserve = -1
            self.reserve_card = -1
            self.fled = -1
            self.round = 0
            self.stirred = False
            self.last_initiative = -1
            self.last_side = -1
            self.blocker = -1
            self.trail: list[int] = []
            self.looped = False
        else:
            self.rules = of.rules
            self.players = [player.clone() for player in of.players]
            self.board = of.board
            self.turn = of.turn
            self.first = of.first
            self.turns = of.turns
            self.phase = of.phase
            self.owners = of.owners[:]
            self.conflict = of.conflict
            self.squads = of.squads[:]
            self.neutrals = of.neutrals[:]
            self.fallen = of.fallen[:]
            self.relics = of.relics[:]
            self.removed = of.removed[:]
            self.gone = of.gone[:]
            self.unused = of.unused[:]
            self.pledged = of.pledged[:]
            self.common = of.common
            self.lots = of.lots[:]
            self.mustered = of.mustered[:]
            self.truce = of.truce
            self.teleport = of.teleport
            self.second = of.second
            self.stage = of.stage
            self.attacker = of.attacker
            self.defender = of.defender
            self.keeper = of.keeper
            self.guards = of.guards[:]
            self.field = of.field[:]
            self.taken = of.taken
            self.top = of.top
            self.bottom = of.bottom
            self.flipped = of.flipped
            self.spoils = of.spoils[:]
            self.reserve = of.reserve
            self.reserve_card = of.reserve_card
            self.fled = of.fled
            self.round = of.round
            self.stirred = of.stirred
            self.last_initiative = of.last_initiative
            self.last_side = of.last_side
            self.blocker = of.blocker
            self.trail = of.trail[:]
            self.looped = of.looped

    def fields(self) -> tuple[Field, ...]:
        return ELVES


ELVES: Final = (
    *STATE,
    Field("rules", OPEN, Nest(Rules)),
    Field("players", OPEN, Many(Nest(blank_player))),
    Field("board", OPEN, BOARD),
    Field("turn", OPEN, SEAT),
    Field("first", OPEN, SEAT),
    Field("turns", OPEN, NUMBER),
    Field("phase", OPEN, NUMBER),
    Field("owners", OPEN, OWNERS),
    Field("conflict", OPEN, CELL),  # where the conflict token lies
    Field("squads", OPEN, Many(SQUAD)),
    Field("neutrals", HIDDEN, CARDS),  # the neutral deck
    Field("fallen", OPEN, CARDS),  # its discard
    Field("relics", HIDDEN, CARDS),  # the artefact deck
    Field("removed", OPEN, CARDS),  # artefacts that were used
    Field("gone", HIDDEN, CARDS),  # what the eliminated left behind
    Field("unused", HIDDEN, Many(GOAL)),
    Field("pledged", INNER, CARDS),  # what lies in an open offer
    Field("common", OPEN, GOAL),  # the goal that all share
    Field("lots", OPEN, CARDS),  # neutral cards that everybody knows to lie in the deck
    Field("mustered", OPEN, CARDS),  # neutral cards that everybody knows to lie in the squads
    Field("truce", OPEN, CELL),
    Field("teleport", OPEN, FLAG),
    Field("second", OPEN, FLAG),
    Field("stage", OPEN, NUMBER),
    Field("attacker", OPEN, SEAT),
    Field("defender", OPEN, SEAT),  # nobody when neutrals defend
    Field("keeper", OPEN, SEAT),  # who decides for the attacked side
    Field("guards", OPEN, Many(GUARD)),  # the neutrals that defend, before they are laid out
    Field("field", OPEN, Many(WARRIOR)),
    Field("taken", OPEN, CARD),  # turned up in the advanced layout, about to be placed
    Field("top", OPEN, WARRIOR),
    Field("bottom", OPEN, WARRIOR),
    Field("flipped", OPEN, FLAG),
    Field("spoils", OPEN, CARDS),  # treasures in the centre
    Field("reserve", OPEN, NUMBER),  # the side that had the reserve at the start
    Field("reserve_card", OPEN, CARD),
    Field("fled", OPEN, NUMBER),  # the side that left after the layout
    Field("round", OPEN, NUMBER),
    Field("stirred", OPEN, FLAG),  # somebody struck or moved in this round
    Field("last_initiative", OPEN, NUMBER),
    Field("last_side", OPEN, NUMBER),
    Field("blocker", OPEN, SEAT),
    Field("looped", OPEN, FLAG),
    Field("trail", INNER, Many(NUMBER)),  # positions since the last strike or Action, to find a loop
)
