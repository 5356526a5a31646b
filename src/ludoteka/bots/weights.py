"""What the bots have learned: one small file of weights a game, made by `python -m ludoteka.lab.train`.

Weights are kept by words, `play crystal`, so that a new card moves none of them. A card that the file does not know
begins with what its kin have: the cards of its kind and faction, else of its kind, else every card done the same to.
"""

from __future__ import annotations

from importlib.resources import files
from json import dumps, loads
from typing import Any, Final

from ludoteka.bots.keen import Keen
from ludoteka.bots.policy import EXPLORE, Policy, uniform
from ludoteka.bots.trading import reluctant
from ludoteka.bots.tuned import Tuned, Value, sight_names
from ludoteka.kernel.game import Box, Card
from ludoteka.kernel.refusal import Refused

LEARNED: Final[dict[str, Policy]] = {}


def policy_of(box: Box, shelf: str = "") -> Policy:
    """The learned policy of this game, of this shelf; where nothing was learned, the one that knows nothing."""
    key = f"{shelf}/{box.name}"
    if key not in LEARNED:
        LEARNED[key] = read_policy(box, shelf)
    return LEARNED[key]


def read_policy(box: Box, shelf: str = "") -> Policy:
    data = learned(box, shelf)
    if data is None:
        return uniform(box)
    if "gauge" in data:
        return keen_for(box, data)
    return tuned_for(box, data) if "value" in data else Policy(box, reluctant(box, weights_for(box, data)))


def learned(box: Box, shelf: str) -> dict[str, Any] | None:
    """The file of weights of this game on this shelf; None if there is none."""
    folder = files("ludoteka.bots") / "learned"
    file = (folder / shelf if shelf else folder) / f"{box.name}.json"
    if not file.is_file():
        return None
    found: dict[str, Any] = loads(file.read_text("utf-8"))
    return found


def is_learned(box: Box, shelf: str) -> bool:
    """Whether there are weights of this game on this shelf."""
    folder = files("ludoteka.bots") / "learned"
    return (folder / shelf / f"{box.name}.json").is_file()


def taught(lesson: tuple[Any, ...]) -> Policy:
    """The policy of a lesson, see `Policy.lesson`."""
    box: Box = lesson[0]()
    if len(lesson) == 2:
        return Policy(box, lesson[1])
    if len(lesson) == 5:
        return Keen(box, lesson[1], lesson[2], lesson[3], lesson[4])
    return Tuned(box, lesson[1], Value(box, lesson[2], lesson[3]), lesson[4], lesson[5])


def weights_for(box: Box, data: dict[str, Any]) -> list[float]:
    """The weights of a file, each at the place that its word has now. Refuses what is not of these rules."""
    if data["version"] != box.version:
        raise Refused("bots-of-other-rules", game=box.name, learned=data["version"], version=box.version)
    sorts = box.sorts()
    places = {word: place for place, word in enumerate(sorts) if word}
    learned: dict[str, float] = data["weights"]
    for word in learned:
        if word not in places:
            raise Refused("bots-no-such-sort", game=box.name, sort=word)
    weights = [0.0] * box.features()
    for word, weight in learned.items():
        weights[places[word]] = float(weight)
    known = set(data["cards"])
    new = {card.id: card for card in box.cards() if card.id not in known}
    if new:
        begin_new(box, sorts, weights, new)
    return weights


def tuned_for(box: Box, data: dict[str, Any]) -> Tuned:
    """The champion of a file: rows by words, for the sorts of choice and for the inputs of the value."""
    if data["version"] != box.version:
        raise Refused("bots-of-other-rules", game=box.name, learned=data["version"], version=box.version)
    context = box.context_names()
    if data["context"] != context:
        strange = [word for word in data["context"] if word not in context] or [" ".join(data["context"])]
        raise Refused("bots-no-such-sort", game=box.name, sort=strange[0])
    last = [float(weight) for weight in data["last"]]
    inputs = placed(box, sight_names(box), data["value"], 1 + len(last))
    value = Value(box, inputs, last)
    if data["turns"]:
        tastes = placed(box, box.sorts(), data["policy"], len(context))
    else:
        rest = [0.0] * (len(context) - 1)
        tastes = [[weight, *rest] for weight in policy_of(box).weights]
    return Tuned(box, tastes, value, data["turns"], data.get("explore", EXPLORE))


def keen_for(box: Box, data: dict[str, Any]) -> Keen:
    """The champion of a file that tells the numbers of its `worth`."""
    if data["version"] != box.version:
        raise Refused("bots-of-other-rules", game=box.name, learned=data["version"], version=box.version)
    known = box.gauge()
    for word in data["gauge"]:
        if word not in known:
            raise Refused("bots-no-such-sort", game=box.name, sort=word)
    told = {word: float(number) for word, number in data["gauge"].items()}
    return Keen(box, policy_of(box).weights, told, data["wary"], data.get("explore", EXPLORE))


def placed(box: Box, names: list[str], rows: dict[str, list[float]], width: int) -> list[list[float]]:
    """The rows of a file, each at the place that its word has now; what has none there gets nothing."""
    places = {word: place for place, word in enumerate(names) if word}
    found = [[0.0] * width for _ in names]
    for word, row in rows.items():
        if word not in places or len(row) != width:
            raise Refused("bots-no-such-sort", game=box.name, sort=word)
        found[places[word]] = [float(weight) for weight in row]
    return found


def begin_new(box: Box, sorts: list[str], weights: list[float], new: dict[str, Card]) -> None:
    """Give every sort of choice that names a new card the mean weight of its kin."""
    known = {card.id: card for card in box.cards() if card.id not in new}
    for place, word in enumerate(sorts):
        named = card_of(word, new)
        if named is not None:
            weights[place] = kin_weight(word, named, sorts, weights, known)


def card_of(word: str, cards: dict[str, Card]) -> Card | None:
    """The card that a sort of choice is about, if it is one of these."""
    for part in word.split()[1:]:
        if part in cards:
            return cards[part]
    return None


def kin_weight(word: str, card: Card, sorts: list[str], weights: list[float], known: dict[str, Card]) -> float:
    """The mean weight of doing the same to the nearest kin that anything is known of."""
    alike = [part for part in word.split() if part != card.id]
    near: list[list[float]] = [[], [], []]
    for place, other in enumerate(sorts):
        kin = card_of(other, known) if other.partition(" ")[0] == alike[0] else None
        if kin is None or [part for part in other.split() if part != kin.id] != alike:
            continue
        near[2].append(weights[place])
        if kin.kind == card.kind:
            near[1].append(weights[place])
            if kin.faction == card.faction:
                near[0].append(weights[place])
    for found in near:
        if found:
            return sum(found) / len(found)
    return 0.0


def write_policy(policy: Policy, how: dict[str, Any]) -> str:
    """The text of a file of weights: how it was made, every weight that is not nothing, and the cards it knows."""
    box = policy.box
    weights = {
        word: round(weight, 3) for word, weight in zip(box.sorts(), policy.weights) if word and abs(weight) >= 0.0005
    }
    cards = [card.id for card in box.cards()]
    data = {"game": box.name, "version": box.version, "made": how, "cards": cards, "weights": weights}
    return dumps(data, indent=1) + "\n"


def write_tuned(policy: Tuned, how: dict[str, Any]) -> str:
    """The text of a champion's file: how it was made, and its rows by words."""
    box = policy.box
    value = policy.value
    rows = {
        "policy": spelled(box.sorts(), policy.tastes) if policy.turns else {},
        "value": spelled(sight_names(box), value.rows),
    }
    head = {"game": box.name, "version": box.version, "made": how, "turns": policy.turns}
    if policy.explore != EXPLORE:
        head["explore"] = policy.explore
    parts = [f' "{key}": {dumps(thing)}' for key, thing in head.items()]
    parts.append(f' "context": {dumps(box.context_names())}')
    parts.append(f' "last": {dumps([rounded(weight) for weight in value.last], separators=(",", ":"))}')
    for key, named in rows.items():
        lines = [f'  {dumps(word)}: {dumps(row, separators=(",", ":"))}' for word, row in named.items()]
        parts.append(f' "{key}": {{\n' + ",\n".join(lines) + "\n }")
    return "{\n" + ",\n".join(parts) + "\n}\n"


def write_keen(policy: Keen, how: dict[str, Any]) -> str:
    """The text of a champion's file that tells the numbers of its `worth`, those that are not as usual."""
    box = policy.box
    head = {"game": box.name, "version": box.version, "made": how, "wary": policy.wary}
    if policy.explore != EXPLORE:
        head["explore"] = policy.explore
    usual = box.gauge()
    told = {word: rounded(number) for word, number in policy.told.items() if rounded(number) != usual[word]}
    return dumps({**head, "gauge": told}, indent=1) + "\n"


def rounded(weight: float) -> float | int:
    """Four places, and none for nothing."""
    short = round(weight, 4)
    return int(short) if short == int(short) else short


def spelled(names: list[str], rows: list[list[float]]) -> dict[str, list[float | int]]:
    """The rows that are not nothing, by words."""
    found: dict[str, list[float | int]] = {}
    for word, row in zip(names, rows):
        short = [rounded(weight) for weight in row]
        if word and any(short):
            found[word] = short
    return found
