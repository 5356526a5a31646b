"""The running score of each seat, the three gauges of the end, and what threatens whoever looks."""

from __future__ import annotations

from typing import Final

from ludoteka.games.etherstone.layout import DEAL_COSTS, MAIN
from ludoteka.games.etherstone.player import Player
from ludoteka.games.etherstone.score import INFECTED_COSTS, standing, total
from ludoteka.games.etherstone.state import Etherstone
from ludoteka.kernel.goals import (
    FAR,
    MET,
    NEAR,
    NEXT,
    NEXT_TURN,
    SOON,
    Danger,
    Goal,
    Part,
    addressed,
    soonest_first,
)
from ludoteka.kernel.refusal import Msg
from ludoteka.kernel.seats import NOBODY

# How little of each gauge one turn can take, and how little a few turns: supply, threat deck, smallest hand.
A_TURN: Final = (3, 1, 1)
A_FEW_TURNS: Final = (8, 3, 2)


def goals(state: Etherstone, viewer: int) -> list[Goal]:
    points = [total(state, player) for player in state.players]
    found = [score_goal(state, player, points) for player in state.players]
    found.append(end_goal(state))
    return found


def score_goal(state: Etherstone, player: Player, points: list[int]) -> Goal:
    """The points of this seat if the game ended now, against the best of the others."""
    # rule: etherstone.scoring.highest-wins
    seat = player.seat
    rivals = max(points[other] for other in range(len(points)) if other != seat)
    part = Part(Msg("etherstone-goal-total"), max(0, points[seat]), max(1, rivals), [f"players/{seat}"])
    if state.ending:
        how = MET if seat in state.winners else FAR
    elif state.phase != MAIN or seat not in leaders(state):
        how = FAR
    else:
        how = NEXT if state.closing else NEAR
    return Goal(seat, seat, Msg("etherstone-goal-most"), [part], how, Msg("etherstone-goal-score", {"n": points[seat]}))


def leaders(state: Etherstone) -> list[int]:
    """Who would win if the game ended now."""
    ranks = [standing(state, player) for player in state.players]
    best = max(ranks)
    return [seat for seat, rank in enumerate(ranks) if rank == best]


def gauges(state: Etherstone) -> list[Part]:
    """What ends the game when it runs out. A hand counts only on its owner's turn, so the smallest is shown."""
    # rule: etherstone.end.vp-supply-empty, etherstone.end.threat-deck-empty, etherstone.end.hand-empty
    # rule: etherstone.end.any-one-suffices
    found = [
        Part(Msg("etherstone-goal-supply"), state.supply, 0, ["supply"]),
        Part(Msg("etherstone-goal-threats"), state.deck_size(), 0, ["deck"]),
    ]
    if state.phase == MAIN:
        fewest = min(state.players, key=lambda player: len(player.hand))
        label = Msg("etherstone-goal-hand", {"seat": f"seat:{fewest.seat}"})
        found.append(Part(label, len(fewest.hand), 0, [f"players/{fewest.seat}/hand"]))
    return found


def is_within(parts: list[Part], reach: tuple[int, int, int]) -> bool:
    return any(part.have <= least for part, least in zip(parts, reach))


def end_goal(state: Etherstone) -> Goal:
    parts = gauges(state)
    why: Msg | None = None
    if state.closing:
        # rule: etherstone.end.equal-turns, etherstone.end.last-turn-seat, etherstone.end.token-to-active-player
        how = MET
        why = Msg("etherstone-goal-last-round", {"last": f"seat:{last_seat(state)}", "seat": f"seat:{holder(state)}"})
    elif state.phase != MAIN:
        how = FAR
    elif is_within(parts, A_TURN):
        how = NEXT
    else:
        how = NEAR if is_within(parts, A_FEW_TURNS) else FAR
    return Goal(NOBODY, NOBODY, Msg("etherstone-goal-end"), parts, how, why)


def last_seat(state: Etherstone) -> int:
    """Who has the last turn of the game."""
    return (state.first - 1) % len(state.players)


def holder(state: Etherstone) -> int:
    """Who has the token of the end."""
    return next((player.seat for player in state.players if player.token), NOBODY)


def dangers(state: Etherstone, viewer: int) -> list[Danger]:
    if state.ending or state.phase != MAIN:
        return []
    found: list[Danger] = []
    for player in state.players:
        if viewer in (NOBODY, player.seat) and player.infected:
            # rule: etherstone.infection.next-action-is-deal, etherstone.scoring.infected-penalty
            costs: dict[str, object] = {**addressed(player.seat, viewer), "deal": DEAL_COSTS, "end": INFECTED_COSTS}
            place = [f"players/{player.seat}"]
            found.append(Danger(Msg("etherstone-danger-infected", costs), NEXT_TURN, NOBODY, place))
    if state.closing:
        place = [f"players/{last_seat(state)}"]
        message = Msg("etherstone-danger-last-round", {"last": f"seat:{last_seat(state)}"})
        found.append(Danger(message, NEXT_TURN, holder(state), place))
    elif viewer != NOBODY and viewer not in leaders(state) and is_within(gauges(state), A_TURN):
        ahead = leaders(state)[0]
        more = total(state, state.players[ahead]) - total(state, state.players[viewer])
        message = Msg("etherstone-danger-behind", {"foe": f"seat:{ahead}", "n": more})
        found.append(Danger(message, SOON, ahead, [f"players/{ahead}"]))
    return soonest_first(found)
