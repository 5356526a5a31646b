"""Why a bot would choose so: what an option gains against another, and which of the things it counts say so.

A champion judges by named counts (`Box.inputs`), so the difference of two options is a sum over names. All of it comes
from a world that the seat could be in, never from the true one.
"""

from __future__ import annotations

from typing import Final

from ludoteka.bots.coach import EQUAL
from ludoteka.bots.levels import CHAMPION
from ludoteka.bots.observer import Observer
from ludoteka.bots.player import Advice
from ludoteka.bots.policy import Policy
from ludoteka.bots.tuned import Tuned, sight, sight_names
from ludoteka.bots.weights import is_learned, policy_of
from ludoteka.kernel.forecast import EXPOSES, PAYS
from ludoteka.kernel.game import Box
from ludoteka.kernel.luck import Rng
from ludoteka.kernel.machine import State
from ludoteka.kernel.refusal import Msg

TELLING: Final = 0.04  # log odds: what counts less is not worth saying
MOST: Final = 2

# What is counted, and what to say when more of it, or less of it, is what makes the option good; empty: nothing.
CARDS: Final = {
    "own-champion": ("champion", ""),
    "own-ready": ("ready", ""),
    "own": ("own", "without"),
    "rival-champion": ("", "rival-loses"),
    "rival-ready": ("", "rival-loses"),
}
NUMBERS: Final = {
    "my health": ("health", ""),
    "my mastery": ("mastery", ""),
    "my glory": ("glory", ""),
    "my attack": ("attack", ""),
    "my defense": ("defense", ""),
    "my gems": ("gems", ""),
    "my power": ("power", ""),
    "my relic": ("relic", ""),
    "their health": ("", "their-health"),
    "their mastery": ("", "their-mastery"),
    "their glory": ("", "their-glory"),
}


def explained(box: Box, observer: Observer, advice: list[Advice], seed: str) -> list[Msg]:
    """A sentence for each option: how likely it wins, what it gains against another, and why."""
    labels = {choice.option: choice.label for choice in observer.choices()}
    mind = policy_of(box, CHAMPION) if is_learned(box, CHAMPION) else None
    other = measure(box, observer, advice, mind, seed)
    if other is None:
        return [one.words() for one in advice]
    found: list[Msg] = []
    for one in advice:
        against = other if one is not other else advice[0]
        gain = shown(one.worth) - shown(against.worth)
        told: dict[str, object] = {"advice": one.words(), "other": labels[against.option]}
        if abs(one.worth - against.worth) < EQUAL:
            found.append(Msg("bots-advice-equal", told))
            continue
        told["percent"] = abs(gain)
        why = because(box, observer, one.option, against.option, seed) if isinstance(mind, Tuned) else None
        if gain < 0:
            found.append(Msg("bots-advice-loses", told))
        elif why is None:
            found.append(Msg("bots-advice-gains", told))
        else:
            found.append(Msg("bots-advice-because", {**told, "why": why}))
    return found


def shown(worth: float) -> int:
    """A chance as it is said."""
    return round(100 * min(1.0, max(0.0, worth)))


def is_idle(box: Box, option: int) -> bool:
    """Whether by this option one does nothing: it ends, passes or declines."""
    verb = box.blank().verbs().verb_of(option)
    return verb is not None and verb.ends


def measure(box: Box, observer: Observer, advice: list[Advice], mind: Policy | None, seed: str) -> Advice | None:
    """What the options are measured by: doing nothing where one may, else the second best; None: there is neither."""
    idle = [option for option in observer.options() if is_idle(box, option)]
    best = advice[0]
    for one in advice[1:]:
        if one.option in idle:
            return one
    if isinstance(mind, Tuned) and idle and best.option not in idle:
        here = mind.worth(after(observer, best.option, seed), observer.seat)
        gain = here - mind.worth(after(observer, idle[0], seed), observer.seat)
        if gain >= EQUAL:  # the search gave it no look at all: the value says how far it is behind
            return Advice(idle[0], best.worth - gain, 0)
    return advice[1] if len(advice) > 1 else None


def because(box: Box, observer: Observer, option: int, other: int, seed: str) -> Msg | None:
    """The one or two things that speak most for an option against another, if any does."""
    said = speaks_for(box, observer, option, other, seed)
    if not said:
        return None
    return said[0] if len(said) == 1 else Msg("bots-why-both", {"one": said[0], "two": said[1]})


def speaks_for(box: Box, observer: Observer, option: int, other: int, seed: str) -> list[Msg]:
    """What speaks for an option against another, a few words each: by what was learned, else by what it would do."""
    mind = policy_of(box, CHAMPION) if is_learned(box, CHAMPION) else None
    if isinstance(mind, Tuned) and mind.turns:  # else it leans on `worth`, which has no words
        terms = weighed(box, mind, observer, option, other, seed)
        return [term for weight, term in terms if weight >= TELLING][:MOST]
    world = observer.world(Rng(seed, "reasons"))
    facts = box.preview(world, observer.seat, option)
    said = [fact.message for fact in facts if fact.kind not in (PAYS, EXPOSES)]
    return [message for i, message in enumerate(said) if message not in said[:i]][:MOST]


def weighed(
    box: Box, mind: Tuned, observer: Observer, option: int, other: int, seed: str
) -> list[tuple[float, Msg]]:
    """What speaks for an option against another, by its weight in log odds, the heaviest first."""
    seat = observer.seat
    here = sight(box, after(observer, option, seed), seat)
    there = sight(box, after(observer, other, seed), seat)
    value = mind.value
    sums: dict[tuple[str, str], float] = {}
    open_units = [sum(column[i] * n for i, n in enumerate(here) if n) > 0 for column in value.columns]
    for i, name in enumerate(sight_names(box)):
        change = here[i] - there[i]
        if not change:
            continue
        slope = value.linear[i]
        for unit, column in enumerate(value.columns):
            if open_units[unit]:
                slope += value.last[unit] * column[i]
        key = spoken(name, change)
        if key is not None:
            sums[key] = sums.get(key, 0.0) + slope * change
    found = [(weight, said(box.name, *key)) for key, weight in sums.items()]
    return sorted(found, key=lambda row: (-row[0], row[1].id))


def after(observer: Observer, option: int, seed: str) -> State:
    """A world of this seat in which it took the option; the same world for every option."""
    world = observer.world(Rng(seed, "reasons"))
    if not world.ending:
        world.play(option)
    return world


def spoken(name: str, change: int) -> tuple[str, str] | None:
    """Which sentence speaks of a change in what is counted, and of which card."""
    first, _, card = name.partition(" ")
    way = 0 if change > 0 else 1
    if first in CARDS:
        id = CARDS[first][way]
        return (id, card) if id else None
    for what, ids in NUMBERS.items():
        if name == what or name.startswith(f"{what}-"):
            return (ids[way], "") if ids[way] else None
    return None


def said(game: str, id: str, card: str) -> Msg:
    """A reason in words. A card is named by its own game, as no other room knows its cards."""
    return Msg(f"bots-why-{id}", {"card": Msg(f"{game}-this-card", {"card": f"card:{card}"})} if card else {})
