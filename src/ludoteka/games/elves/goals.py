"""How each seat could win as far as whoever looks can tell, and which Castles an attack could reach."""

from __future__ import annotations

from typing import Final

from ludoteka.games.elves.board import (
    CASTLE_BITS,
    CELLS,
    CENTRE,
    FIRST_TOWER,
    OBJECT_BITS,
    TOWER_BITS,
    count_of,
    is_castle,
)
from ludoteka.games.elves.goal_cards import (
    CENTRAL,
    COUNTS,
    ENEMY_CASTLES,
    GOAL_IDS,
    GOALS_FOR,
    LANDS,
    NEEDS,
    ROUNDS,
    TOWERS,
    TREASURES,
)
from ludoteka.games.elves.layout import PEACE
from ludoteka.games.elves.player import Player
from ludoteka.games.elves.state import FIGHTERS, Elves
from ludoteka.kernel.goals import FAR, MET, NEAR, NEXT, NEXT_TURN, NOW, Danger, Goal, Part, addressed, soonest_first
from ludoteka.kernel.refusal import Msg
from ludoteka.kernel.seats import NOBODY

SUPERIORITY: Final = "superiority"
DRAGONLORD: Final = "dragonlord"


def goals(state: Elves, viewer: int) -> list[Goal]:
    sides = state.sides()
    reaches = [reach(state, player) for player in state.players]
    found: list[Goal] = []
    for player in state.players:
        if player.out and not state.ending:
            continue
        side = sides[player.seat]
        cells = reaches[player.seat]
        if state.rules.scenario == DRAGONLORD:
            found.append(dragonlord_goal(state, player, side, cells))
        elif state.rules.scenario != SUPERIORITY:
            found.append(printed_goal(state, player, side, state.common, cells))
        elif player.seat == viewer or state.ending:
            # rule: elves.setup.goal-secret
            found.append(printed_goal(state, player, side, player.goal, cells))
        else:
            found.append(guessed_goal(state, player, side, viewer, cells))
    if viewer != NOBODY and not state.players[viewer].out and state.players[viewer].castle >= 0 and not state.ending:
        found.append(castle_goal(state, state.players[viewer], reaches))
    return found


# --- what a seat is known to need ------------------------------------------------------------------------------------


def printed_goal(state: Elves, player: Player, side: int, goal: int, cells: int) -> Goal:
    """A goal that the viewer knows, count by count; `cells` are within the seat's reach."""
    if goal < 0:
        return Goal(player.seat, side, Msg("elves-goal-not-dealt"), [])
    secret = state.rules.scenario == SUPERIORITY
    title = Msg("elves-goal-secret" if secret else "elves-goal-common", {"goal": f"goal:{GOAL_IDS[goal]}"})
    parts = [
        Part(
            Msg(f"elves-goal-count-{COUNTS[count]}"),
            state.tally(player.seat, count),
            least,
            places_of(state, player, count, cells),
        )
        for count, least in NEEDS[goal]
    ]
    if state.ending:
        standing = MET if player.seat in state.winners else FAR
    elif one_capture_meets(state, player, goal, cells):
        standing = NEXT
    else:
        standing = NEAR if missing(state, player, goal) <= 2 else FAR
    why = Msg("elves-goal-one-capture") if standing == NEXT else None
    return Goal(player.seat, side, title, parts, standing, why, secret)


def places_of(state: Elves, player: Player, count: int, cells: int) -> list[str]:
    """Where on the map a count is made: what the seat holds of it, and what it could reach."""
    if count == TREASURES:
        return [f"players/{player.seat}/treasures"]
    kind = (1 << len(CELLS)) - 1
    if count == TOWERS:
        kind = OBJECT_BITS if state.rules.castles_are_towers else TOWER_BITS
    elif count == ENEMY_CASTLES:
        kind = CASTLE_BITS & ~(1 << player.castle if player.castle >= 0 else 0)
    elif count in (CENTRAL, ROUNDS):
        return [place_of(CENTRE)]
    counted = (player.held | cells) & kind
    return [place_of(cell) for cell in state.map().cells if counted >> cell & 1]


def place_of(cell: int) -> str:
    return f"owners/{CELLS[cell]}"


def dragonlord_goal(state: Elves, player: Player, side: int, cells: int) -> Goal:
    # rule: elves.scenarios.dragonlord-win
    need = len(state.players) - 1
    taken = state.captured_castles(player.seat)
    others = [other.castle for other in state.players if other.seat != player.seat and other.castle >= 0]
    part = Part(
        Msg("elves-goal-count-enemy-castles"), len(taken), need, [place_of(castle) for castle in others]
    )
    standing = FAR
    if state.ending:
        standing = MET if player.seat in state.winners else FAR
    elif len(taken) == need - 1:
        left = [castle for castle in others if castle not in taken]
        standing = NEXT if any(cells >> castle & 1 for castle in left) else NEAR
    why = Msg("elves-goal-one-capture") if standing == NEXT else None
    return Goal(player.seat, side, Msg("elves-goal-dragonlord"), [part], standing, why)


# --- what a seat might need ------------------------------------------------------------------------------------------


def guessed_goal(state: Elves, player: Player, side: int, viewer: int, cells: int) -> Goal:
    """A secret goal: which of those not ruled out one capture would meet."""
    # rule: elves.setup.goal-secret, elves.scenarios.superiority-goals
    parts = [
        Part(Msg("elves-goal-may", {"goal": f"goal:{GOAL_IDS[goal]}"}), *so_far(state, player, goal))
        for goal in within_reach(state, player, viewer, cells)
    ]
    standing = NEXT if parts else FAR
    return Goal(player.seat, side, Msg("elves-goal-unknown"), parts, standing, secret=True)


def within_reach(state: Elves, player: Player, viewer: int, cells: int) -> list[int]:
    """The goals that this rival may have, for all that the viewer knows, and that one capture would meet."""
    return [goal for goal in possible(state, player, viewer) if one_capture_meets(state, player, goal, cells)]


def possible(state: Elves, player: Player, viewer: int) -> list[int]:
    """The goals that this rival may have: not one's own, not one laid open, not one that would have won already."""
    # rule: elves.setup.one-goal-each
    known = [other.goal for other in state.players if other.out or other.seat == viewer]
    return [
        goal
        for goal in GOALS_FOR[len(state.map().towers)]
        if goal not in known and not player.ruled_out >> goal & 1
    ]


def so_far(state: Elves, player: Player, goal: int) -> tuple[int, int]:
    have = sum(min(least, state.tally(player.seat, count)) for count, least in NEEDS[goal])
    return have, sum(least for _, least in NEEDS[goal])


def missing(state: Elves, player: Player, goal: int) -> int:
    have, need = so_far(state, player, goal)
    return need - have


# --- the next capture ------------------------------------------------------------------------------------------------


def reach(state: Elves, player: Player) -> int:
    """The cells that this seat could attack on its next turn, as bits: cards suffice, the way is open."""
    # rule: elves.turn.target-adjacent, elves.turn.attacker-three-cards, elves.scenarios.dragonlord-portal
    seat = player.seat
    found = player.border & ~player.held
    if state.teleport and state.turn == seat and player.held & TOWER_BITS:
        found |= state.map().by_towers & ~player.held
    if state.rules.scenario == DRAGONLORD and state.captured_castles(seat):
        found |= CASTLE_BITS & ~player.held
    if state.truce >= 0:
        found &= ~(1 << state.truce)
    drawn = 0 if state.turn == seat else state.summons(seat)
    cards = len(player.hand) + len(player.sent) + drawn
    for cell in state.map().cells:
        if not found >> cell & 1:
            continue
        holder = state.owners[cell]
        is_friend = holder >= 0 and not state.is_opponent(seat, holder)
        is_nobodys_castle = is_castle(cell) and state.dragon_of(cell) < 0
        if is_friend or is_nobodys_castle or cards + len(state.lent_dragons(seat, cell)) < FIGHTERS:
            found &= ~(1 << cell)
    return found & ((1 << len(CELLS)) - 1)


def one_capture_meets(state: Elves, player: Player, goal: int, cells: int) -> bool:
    """Whether one more cell, with what a battle for it can bring, would give this seat all that a goal asks for."""
    if missing(state, player, goal) == 0:
        return True
    if any(count == ROUNDS for count, _ in NEEDS[goal]):
        # The vigil needs no battle, only that nobody takes the Central Castle before the seat's next turn.
        return state.owners[CENTRE] == player.seat
    return any(meets_with(state, player, goal, cell) for cell in state.map().cells if cells >> cell & 1)


def meets_with(state: Elves, player: Player, goal: int, cell: int) -> bool:
    """Whether the seat would have all of this goal once the cell is taken; a battle may bring a Treasure, too."""
    loser = state.owners[cell]
    gained = 1 << cell
    if loser >= 0 and state.rules.inherit and state.players[loser].castle == cell:
        gained |= state.players[loser].held
    held = player.held | gained
    for count, least in NEEDS[goal]:
        if count == TOWERS:
            have = count_of(held & (OBJECT_BITS if state.rules.castles_are_towers else TOWER_BITS))
        elif count == LANDS:
            have = count_of(held)
        elif count == ENEMY_CASTLES:
            fresh = loser >= 0 and is_castle(cell) and cell != player.castle
            have = count_of(player.trophies) + (1 if fresh else 0)
        elif count == CENTRAL:
            have = held >> CENTRE & 1
        else:
            have = state.tally(player.seat, count) + (1 if count == TREASURES else 0)
        if have < least:
            return False
    return True


# --- Castles and dangers ---------------------------------------------------------------------------------------------


def besiegers(state: Elves, player: Player, reaches: list[int]) -> list[int]:
    """The opponents who could attack this seat's starting Castle on their next turn."""
    if player.castle < 0 or state.owners[player.castle] != player.seat:
        return []
    return [
        foe.seat
        for foe in state.players
        if state.is_opponent(player.seat, foe.seat) and reaches[foe.seat] >> player.castle & 1
    ]


def castle_goal(state: Elves, player: Player, reaches: list[int]) -> Goal:
    """One's own Castle, whose loss is the end."""
    # rule: elves.objects.starting-castle-lost-out
    near = besiegers(state, player, reaches)
    part = Part(Msg("elves-goal-besiegers"), len(near), 0, [place_of(player.castle)])
    return Goal(NOBODY, NOBODY, Msg("elves-goal-castle"), [part], NEXT if near else FAR)


def dangers(state: Elves, viewer: int) -> list[Danger]:
    if state.ending:
        return []
    reaches = [reach(state, player) for player in state.players]
    found: list[Danger] = []
    for player in state.players:
        if player.out:
            continue
        if viewer in (NOBODY, player.seat) or is_stormed(state, player):
            found.extend(dangers_to_castle(state, player, viewer, reaches))
        if viewer == NOBODY or state.is_opponent(viewer, player.seat):
            found.extend(dangers_of_winning(state, player, viewer, reaches[player.seat]))
    return soonest_first(found)


def is_stormed(state: Elves, player: Player) -> bool:
    """Whether this seat's starting Castle is under attack."""
    at = player.castle
    return at >= 0 and state.conflict == at and state.owners[at] == player.seat


def dangers_to_castle(state: Elves, player: Player, viewer: int, reaches: list[int]) -> list[Danger]:
    # rule: elves.objects.starting-castle-lost-out, elves.objects.other-castle-lost-stays
    to = addressed(player.seat, viewer)
    place = [place_of(player.castle)] if player.castle >= 0 else []
    if is_stormed(state, player):
        if viewer == state.attacker:
            to["to"] = "me"
        message = Msg("elves-danger-castle-attacked", {**to, "foe": f"seat:{state.attacker}"})
        return [Danger(message, NOW, state.attacker, place)]
    found: list[Danger] = []
    for foe in besiegers(state, player, reaches):
        when = NOW if state.turn == foe and state.stage == PEACE and state.conflict < 0 else NEXT_TURN
        message = Msg("elves-danger-castle", {**to, "foe": f"seat:{foe}"})
        found.append(Danger(message, when, foe, place))
    return found


def dangers_of_winning(state: Elves, player: Player, viewer: int, cells: int) -> list[Danger]:
    """Whether this rival could win by one capture."""
    about: dict[str, object] = {"foe": f"seat:{player.seat}"}
    if state.rules.scenario == SUPERIORITY:
        within = within_reach(state, player, viewer, cells)
        if not within:
            return []
        named: list[object] = [Msg("elves-goal-quoted", {"goal": f"goal:{GOAL_IDS[goal]}"}) for goal in within]
        return [Danger(Msg("elves-danger-may-win", {**about, "goals": named}), NEXT_TURN, player.seat)]
    if state.rules.scenario == DRAGONLORD:
        goal = dragonlord_goal(state, player, 0, cells)
    else:
        goal = printed_goal(state, player, 0, state.common, cells)
    if goal.standing != NEXT:
        return []
    within_range = [place_of(cell) for cell in range(FIRST_TOWER) if cells >> cell & 1]
    places = within_range if any(count == ENEMY_CASTLES for count, _ in needs(state)) else []
    return [Danger(Msg("elves-danger-wins", {**about, "goal": goal.title}), NEXT_TURN, player.seat, places)]


def needs(state: Elves) -> list[tuple[int, int]]:
    """What the scenario counts."""
    return NEEDS[state.common] if state.common >= 0 else [(ENEMY_CASTLES, len(state.players) - 1)]
