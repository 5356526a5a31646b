"""What the bots have learned: one small file of weights a game, made by `python -m ludoteka.lab.train`."""

from __future__ import annotations

from importlib.resources import files
from json import dumps, loads
from typing import Any, Final

from ludoteka.bots.manners import reluctant
from ludoteka.bots.policy import Policy, uniform
from ludoteka.kernel.game import Box

LEARNED: Final[dict[str, Policy]] = {}


def policy_of(box: Box) -> Policy:
    """The learned policy of this game; where none fits its present cards, the one that knows nothing."""
    if box.name not in LEARNED:
        LEARNED[box.name] = read_policy(box)
    return LEARNED[box.name]


def read_policy(box: Box) -> Policy:
    file = files("ludoteka.bots") / "learned" / f"{box.name}.json"
    if not file.is_file():
        return uniform(box)
    data: dict[str, Any] = loads(file.read_text("utf-8"))
    if data["features"] != box.features() or data["version"] != box.version:
        return uniform(box)
    weights = [0.0] * box.features()
    for feature, weight in data["weights"].items():
        weights[int(feature)] = float(weight)
    return Policy(box, reluctant(box, weights))


def write_policy(policy: Policy, how: dict[str, Any]) -> str:
    """The text of a file of weights: how it was made, and every weight that is not nothing."""
    box = policy.box
    weights = {str(i): round(weight, 3) for i, weight in enumerate(policy.weights) if abs(weight) >= 0.0005}
    data = {"game": box.name, "version": box.version, "features": box.features(), "made": how, "weights": weights}
    return dumps(data, indent=1) + "\n"
