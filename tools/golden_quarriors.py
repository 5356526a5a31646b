"""Write the golden records of Quarriors!: every player count, set of cards and way of ending, with fixed seeds."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from ludoteka.games import shelf
from ludoteka.kernel.luck import Rng
from ludoteka.kernel.match import Match

HERE: Final = Path(__file__).parents[1] / "tests/golden/quarriors"
EVERYTHING: Final[dict[str, Any]] = {
    "second_capture": True,
    "damage_once": True,
    "portal_loop": True,
    "assistant_is_creature": True,
    "hag_just_scored": True,
    "tax_on_free_summons": True,
    "ooze_copies_all": True,
    "sweep_spells_at_scoring": True,
}
LATER_BOOK: Final[dict[str, Any]] = {"spent_pile": True, "second_capture": True}


def played(players: int, options: dict[str, Any], seed: str) -> Match:
    """A match played at random."""
    match = Match(shelf.game_of("quarriors", players, options), seed)
    rng = Rng(seed, "golden")
    while not match.state.ending:
        offered = match.state.options()
        match.choose(match.state.actor, offered[rng.below(len(offered))])
    return match


def main() -> None:
    HERE.mkdir(parents=True, exist_ok=True)
    wanted: list[tuple[str, int, dict[str, Any], str]] = []
    for players in (2, 3, 4):
        for ending in ("glory_goal", "empty_cards"):
            wanted.append((f"base-{players}-{ending}", players, {}, ending))
        wanted.append((f"everything-{players}", players, EVERYTHING, "glory_goal"))
        wanted.append((f"later-book-{players}", players, LATER_BOOK, "empty_cards"))
    for name in ("first", "rulebook", "reactions", "shapes", "giants"):
        wanted.append((f"set-{name}", 2, {"wilds": name, "first": "B"}, "glory_goal"))
    for name, players, options, ending in wanted:
        number = 0
        while True:
            match = played(players, options, f"golden {name} {number}")
            outcome = match.state.outcome
            assert outcome is not None
            if outcome.ending == ending:
                break
            number += 1
        (HERE / f"{name}.ludo").write_text(match.record.write(), "utf-8")
        print(name, len(match.record.plies), "choices,", outcome.ending)


if __name__ == "__main__":
    main()
