"""Glory on the way to the goal, the glory due to creatures that live, and the cards that run empty."""

from __future__ import annotations

from typing import Final

from ludoteka.games.quarriors.dice import CREATURE, KINDS, SORT
from ludoteka.games.quarriors.layout import EMPTY_ENOUGH
from ludoteka.games.quarriors.player import Player
from ludoteka.games.quarriors.scoring import glory_scored
from ludoteka.games.quarriors.standing import ATTACHED
from ludoteka.games.quarriors.state import Quarriors
from ludoteka.kernel.goals import FAR, MET, NEAR, NEXT, NEXT_TURN, SOON, Danger, Goal, Part, soonest_first
from ludoteka.kernel.refusal import Msg
from ludoteka.kernel.seats import NOBODY

SOME_EMPTY: Final = 2


def goals(state: Quarriors, viewer: int) -> list[Goal]:
    found = [glory_goal(state, player) for player in state.players]
    found.append(empty_goal(state))
    return found


def due(state: Quarriors, seat: int) -> int:
    """The glory that the creatures of this seat score at the start of its next turn, if all of them live."""
    # rule: quarriors.score.all-ready-creatures, quarriors.win.glory-source
    ready = state.players[seat].ready
    return sum(glory_scored(state, seat, at) for at in range(len(ready)) if not ready[at] & ATTACHED)


def glory_goal(state: Quarriors, player: Player) -> Goal:
    # rule: quarriors.win.goal-ends-at-once
    seat = player.seat
    need = state.goal()
    coming = due(state, seat)
    parts = [
        Part(Msg("quarriors-goal-glory"), player.glory, need, [f"players/{seat}/glory"]),
        Part(Msg("quarriors-goal-due"), coming, 0, creatures(player)),
    ]
    why: Msg | None = None
    if state.ending:
        standing = MET if seat in state.winners else FAR
    elif player.glory + coming >= need:
        standing = NEXT
        why = Msg("quarriors-goal-if-they-live")
    else:
        standing = NEAR if 3 * player.glory >= 2 * need else FAR
    return Goal(seat, seat, Msg("quarriors-goal-gather", {"n": need}), parts, standing, why)


def creatures(player: Player) -> list[str]:
    return [f"players/{player.seat}/ready/{at}" for at, die in enumerate(player.ready) if not die & ATTACHED]


def empty_goal(state: Quarriors) -> Goal:
    """The other ending: four cards of creatures without dice."""
    # rule: quarriors.win.four-empty-cards, quarriors.win.only-creature-cards-count, quarriors.win.highest-glory
    empty = empty_cards(state)
    part = Part(Msg("quarriors-goal-empty-cards"), len(empty), EMPTY_ENOUGH, [place_of(state, k) for k in empty])
    why: Msg | None = None
    if state.ending:
        standing = MET if len(empty) >= EMPTY_ENOUGH else FAR
    else:
        standing = NEXT if is_last_card_near(state) else NEAR if len(empty) >= SOME_EMPTY else FAR
        if standing == NEXT:
            why = Msg("quarriors-goal-leads", {"seat": f"seat:{state.leaders()[0]}"})
    return Goal(NOBODY, NOBODY, Msg("quarriors-goal-empty"), [part], standing, why)


def empty_cards(state: Quarriors) -> list[int]:
    """The kinds of creatures in the wilds whose card holds no die."""
    return [k for k in range(KINDS) if state.wilds[k] >= 0 and SORT[k] == CREATURE and state.supply[k] == 0]


def place_of(state: Quarriors, kind: int) -> str:
    """Where the card of this kind lies among those laid out."""
    return f"wilds/{sum(1 for card in state.wilds[:kind] if card >= 0)}"


def last_dice(state: Quarriors) -> list[int]:
    """The kinds of creatures of which one die is left on the card."""
    return [k for k in range(KINDS) if state.wilds[k] >= 0 and SORT[k] == CREATURE and state.supply[k] == 1]


def is_last_card_near(state: Quarriors) -> bool:
    """Whether one capture would empty the last card that is wanting."""
    return len(empty_cards(state)) == EMPTY_ENOUGH - 1 and bool(last_dice(state))


def dangers(state: Quarriors, viewer: int) -> list[Danger]:
    if state.ending:
        return []
    found: list[Danger] = []
    need = state.goal()
    for player in state.players:
        coming = due(state, player.seat)
        if player.seat != viewer and player.glory + coming >= need:
            numbers: dict[str, object] = {"foe": f"seat:{player.seat}", "have": player.glory, "n": coming, "need": need}
            message = Msg("quarriors-danger-rival", numbers)
            found.append(Danger(message, NEXT_TURN, player.seat, creatures(player)))
    if viewer != NOBODY and is_last_card_near(state) and viewer not in state.leaders():
        ahead = state.leaders()[0]
        places = [place_of(state, k) for k in last_dice(state)]
        found.append(Danger(Msg("quarriors-danger-empty", {"foe": f"seat:{ahead}"}), SOON, ahead, places))
    return soonest_first(found)
