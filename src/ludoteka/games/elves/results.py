"""«Итоги боя», «Конец игры»: who gets the Land, who is out, and whether somebody has won."""

from __future__ import annotations

from ludoteka.games.elves.board import CENTRE, is_castle, is_plain
from ludoteka.games.elves.goal_cards import NEEDS
from ludoteka.games.elves.happenings import CAPTURED, ELIMINATED, GOAL_MET
from ludoteka.games.elves.state import ALLIANCE_WON, DRAGONLORD, GOAL_REACHED, LAST_STANDING, RACE_WON, WAR_WON, Elves


def take_cell(state: Elves, seat: int, cell: int) -> None:
    """The seat's token goes on this cell, with all that follows from it."""
    # rule: elves.objects.attacker-wins-token, elves.objects.capture-without-battle, elves.objects.tower-side-on-objects
    before = state.owners[cell]
    state.lay_token(cell, seat)
    state.conflict = -1
    state.tell(CAPTURED, seat, cell)
    if cell == CENTRE:
        for player in state.players:
            player.vigil = 0
    # rule: elves.objects.artefact-on-plain-land, elves.objects.artefact-only-empty-plain
    # rule: elves.objects.castle-no-artefact
    if before < 0 and is_plain(cell):
        state.gain_artefact(seat)
    # rule: elves.scenarios.war-win, elves.scenarios.superiority-goals
    if before >= 0:
        state.players[before].trophies &= ~(1 << cell)
        if is_castle(cell):  # never one's own: who has lost that is out
            state.players[seat].trophies |= 1 << cell
        # rule: elves.objects.starting-castle-lost-out, elves.objects.other-castle-lost-stays
        if state.players[before].castle == cell:
            eliminate(state, before, seat)
    # rule: elves.turn.goal-wins, elves.turn.ends-at-once
    check_goals(state)


def eliminate(state: Elves, loser: int, by: int) -> None:
    """A player is out: their tokens, cards and artefacts leave the game (ruling R34)."""
    player = state.players[loser]
    player.out = True
    for cell, owner in enumerate(state.owners):
        if owner == loser:
            state.lay_token(cell, by if state.rules.inherit else -1)
            if cell == CENTRE:
                player.vigil = 0
            if cell == state.truce:
                state.truce = -1
    player.trophies = 0
    # rule: elves.objects.artefacts-removed-on-elimination
    state.gone.extend(player.artefacts)
    state.gone.extend(player.hand)
    state.gone.extend(player.deck)
    state.gone.extend(player.discard)
    state.fallen.extend(player.treasures)
    player.artefacts = []
    player.hand = []
    player.known = []
    player.deck = []
    player.discard = []
    player.treasures = []
    player.spied = []
    for other in state.players:
        other.spied = [mark for mark in other.spied if mark >> 7 != loser]
    state.tell(ELIMINATED, loser)


def check_goals(state: Elves) -> None:
    """Whether somebody has won, first the active player, then round the table (ruling R35)."""
    # rule: elves.turn.goal-wins, elves.turn.ends-at-once
    seats = len(state.players)
    scenario = state.rules.scenario
    alive: list[int] = []
    for i in range(seats):
        seat = (state.turn + i) % seats
        if state.players[seat].out:
            continue
        alive.append(seat)
        if wins(state, seat, scenario):
            return
    # rule: elves.objects.starting-castle-lost-out
    if len(alive) == 1:
        state.finish(LAST_STANDING, alive)
        return
    # rule: elves.scenarios.superiority-others-goal-no-win
    if scenario == "superiority":
        for seat in alive:
            player = state.players[seat]
            for goal in range(len(NEEDS)):
                if state.meets(seat, goal):
                    player.ruled_out |= 1 << goal


def wins(state: Elves, seat: int, scenario: str) -> bool:
    """Whether this seat has what the scenario asks for; if so, the game is over."""
    if scenario == "superiority":
        # rule: elves.scenarios.superiority-goals, elves.scenarios.superiority-others-goal-no-win
        goal = state.players[seat].goal
        if goal >= 0 and state.meets(seat, goal):
            state.tell(GOAL_MET, seat, goal)
            state.finish(GOAL_REACHED, [seat])
            return True
    elif scenario == "dragonlord":
        # rule: elves.scenarios.dragonlord-win, elves.scenarios.dragonlord-no-secret-goals
        if len(state.captured_castles(seat)) == len(state.players) - 1:
            state.finish(DRAGONLORD, [seat])
            return True
    elif state.meets(seat, state.common):
        # rule: elves.scenarios.races-win, elves.scenarios.war-win, elves.scenarios.war-central-excluded
        # rule: elves.scenarios.alliance-win
        state.tell(GOAL_MET, seat, state.common)
        if scenario == "races":
            state.finish(RACE_WON, [seat])
        elif scenario == "war":
            state.finish(WAR_WON, [seat])
        else:
            state.finish(ALLIANCE_WON, [s for s in range(len(state.players)) if s == seat or state.is_ally(seat, s)])
        return True
    return False
