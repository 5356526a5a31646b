"""Matches that are played to be kept: at random, or with care where an ending is rare."""

from __future__ import annotations

from ludoteka.games import shelf
from ludoteka.kernel.game import Box
from ludoteka.kernel.luck import Rng
from ludoteka.kernel.machine import State
from ludoteka.kernel.match import Match
from ludoteka.lab.tables import Table


def at_random(state: State, box: Box, rng: Rng) -> tuple[int, int]:
    open_now = state.decisions
    decision = open_now[rng.below(len(open_now))]
    return decision.seat, decision.options[rng.below(len(decision.options))]


def with_care(state: State, box: Box, rng: Rng) -> tuple[int, int]:
    """The option after which the one who chooses stands best; now and then any."""
    decision = state.decisions[0]
    if rng.below(8) == 0:
        return decision.seat, decision.options[rng.below(len(decision.options))]
    best, worth = decision.options[0], -1.0
    for option in decision.options[:40]:
        twin = state.redeal(decision.seat, rng.fork())
        twin.apply(option, decision.seat)
        value = box.worth(twin, decision.seat) + rng.below(1000) / 1e6
        if value > worth:
            best, worth = option, value
    return decision.seat, best


def played(table: Table, seed: str, careful: bool) -> Match:
    match = Match(table.game, seed)
    rng = Rng(seed, "golden")
    box = shelf.box(table.name)
    while not match.state.ending and len(match.record.plies) < 60_000:
        seat, option = (with_care if careful else at_random)(match.state, box, rng)
        match.choose(seat, option)
    return match


def ending(match: Match) -> str:
    outcome = match.state.outcome
    assert outcome is not None
    return outcome.ending
