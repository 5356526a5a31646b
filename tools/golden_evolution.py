"""Write the golden records of Evolution: every number of players, every expansion and every way of ending."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from ludoteka.games import shelf
from ludoteka.kernel.luck import Rng
from ludoteka.kernel.match import Match

HERE: Final = Path(__file__).parents[1] / "tests/golden/evolution"
ALL: Final[dict[str, Any]] = {"ether": True, "victims": True, "familiar": True}
ALONE: Final[dict[str, Any]] = {**ALL, "familiar_in_solo": True}
OTHER: Final[dict[str, Any]] = {
    "sleep_after_gain": False,
    "crystal_per_success": "attack",
    "hand_refill": "plus-2",
    "new_source_each_round": False,
    "friendly_attack": False,
    "ether_pick_after_discard": False,
    "late_activation_traits": True,
    "copy_can_break_targeting": True,
    "copy_lasts_through_after_attack": False,
    "second_attack_optional": False,
    "hiding_before_traits": False,
    "after_attack_optional": False,
    "familiar_accepts_traits": True,
    "beast_acts_before_round_end": False,
    "topmost": "oldest",
    "figure": "random",
}
WANTED: Final[list[tuple[int, dict[str, Any], str]]] = [
    (1, {}, "shadow-won"),
    (1, {}, "shadow-beaten"),
    (3, ALL, "transmuted"),
    (1, {"difficulty": "easy"}, "shadow-beaten"),
    (1, {"difficulty": "hard", "ether": True, "victims": True, "rare": "on"}, "shadow-won"),
    (1, {**ALONE, "rare": "off"}, "familiar"),
    (1, {"ether": True, "victims": True, "difficulty": "easy"}, "shadow-beaten"),
    *((players, {}, "transmuted") for players in range(2, 7)),
    *((players, {"ether": True, "rare": "on"}, "transmuted") for players in range(2, 7)),
    *((players, {"victims": True, "rare": "off"}, "transmuted") for players in range(2, 5)),
    *((players, {"victims": True}, "transmuted") for players in range(5, 7)),
    *((players, ALL, "familiar") for players in range(2, 7)),
    (2, {**ALL, **OTHER}, "transmuted"),
    (4, {**ALL, **OTHER}, "familiar"),
]


def played(players: int, options: dict[str, Any], seed: str) -> Match:
    """A match in which everybody looks one choice ahead, and now and then does anything."""
    game = shelf.game_of("evolution", players, options)
    match = Match(game, seed)
    rng = Rng(seed, "golden")
    while not match.state.ending:
        state = match.state
        offered = state.options()
        best, worth = offered[rng.below(len(offered))], -1.0
        if len(offered) > 1 and rng.below(6):
            for option in offered:
                twin = state.clone()
                twin.play(option)
                value = game.box.worth(twin, state.actor)
                if value > worth:
                    best, worth = option, value
        match.choose(match.state.actor, best)
    return match


def main() -> None:
    HERE.mkdir(parents=True, exist_ok=True)
    for number, (players, options, ending) in enumerate(WANTED):
        file = HERE / f"{players}p-{number:02}-{ending}.record"
        attempt = 0
        while True:
            match = played(players, options, f"golden {number} {attempt}")
            outcome = match.state.outcome
            assert outcome is not None
            if outcome.ending == ending:
                break
            attempt += 1
        file.write_text(match.record.write(), "utf-8")
        print(file.name, len(match.record.plies), "choices")


if __name__ == "__main__":
    main()
