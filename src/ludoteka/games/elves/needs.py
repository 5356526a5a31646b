"""Conditions that several acts and answers share; a person who asks why is told each with its rule."""

from __future__ import annotations

from ludoteka.games.elves.board import CELLS
from ludoteka.games.elves.deck import ACTS, FIGHTS, ID, IS_ATTACKED, LOOKS_ON, TIMES, TIMING
from ludoteka.games.elves.layout import CAPTURE, FIGHTING, PEACE
from ludoteka.games.elves.pieces import fights
from ludoteka.games.elves.state import FIGHTERS, Elves
from ludoteka.games.elves.twins import PlainAnswers, PlainTurn
from ludoteka.games.elves.windows import AFTER_DECLARATION, AFTER_DISCARD, IN_MAIN
from ludoteka.kernel.acts import Why


def named(card: int) -> dict[str, object]:
    """The argument of a message about this card."""
    return {"card": f"card:{ID[card]}" if card < len(ID) else ""}


def there(cell: int) -> dict[str, object]:
    """The argument of a message about this cell."""
    return {"cell": f"cell:{CELLS[cell]}"}


def is_capturing(state: Elves, seat: int) -> bool:
    """Whether this seat is asked what it does in the Capture phase of its turn."""
    top = state.current()
    return isinstance(top, PlainTurn) and top.you == seat and state.phase == CAPTURE


def held(state: Elves, seat: int, card: int, why: Why | None, *rules: str) -> bool:
    """This seat has such a card in hand."""
    mine = card in state.players[seat].hand
    if why is not None:
        why.need(mine, "elves-why-in-hand", *rules, args=named(card))
    return mine


def window_of(state: Elves, seat: int, why: Why | None) -> int:
    """The window in which this seat is asked, its own Capture phase included; -1 where it is not."""
    top = state.current()
    window = IN_MAIN if is_capturing(state, seat) else -1
    if isinstance(top, PlainAnswers) and state.actor == seat:
        window = top.window
    if why is not None:
        why.need(window >= 0, "elves-why-window", "elves.actions.action-any-time", "elves.turn.three-phases")
    return window


def before_battle(state: Elves, seat: int, why: Why | None) -> bool:
    """This seat is asked at a moment at which treasures are exchanged and offers are made."""
    # rule: elves.actions.treasure-exchange-any-turn, elves.actions.treasure-exchange-before-battle
    # rule: elves.actions.treasure-not-in-battle, elves.actions.trade-not-in-battle
    # rule: elves.objects.artefact-no-trade-in-battle
    now = window_of(state, seat, None) in (IN_MAIN, AFTER_DISCARD, AFTER_DECLARATION)
    if why is not None:
        rules = ("elves.actions.treasure-exchange-before-battle", "elves.actions.trade-not-in-battle")
        why.need(now, "elves-why-before-battle", *rules)
    return now


def warrior_at(state: Elves, place: int, why: Why) -> bool:
    """A warrior stands on this place of the field."""
    one = fights(state.field[place])
    why.need(one, "elves-why-warrior", "elves.actions.treasure-inert")
    return one


def place_in_fight(state: Elves, seat: int) -> int:
    """What this seat is to the fight that goes on, as bits; 0 while there is none."""
    # rule: elves.actions.interfere-in-others-battle, elves.actions.interfere-own-only
    if state.stage != FIGHTING:
        return 0
    if seat == state.defender:
        return LOOKS_ON | FIGHTS | IS_ATTACKED
    return LOOKS_ON | FIGHTS if seat == state.attacker else LOOKS_ON


def is_timely(state: Elves, seat: int, card: int, window: int) -> bool:
    """Whether the stated time of this card has come for this seat."""
    # rule: elves.actions.action-any-time, elves.actions.action-timing-restriction, elves.objects.artefact-timing
    if TIMES[TIMING[card]] >> window & 1 == 0:
        return False
    return ACTS[card].wants & ~place_in_fight(state, seat) == 0


def is_free_to_act(state: Elves, seat: int) -> bool:
    """Whether nothing on the table forbids this seat to act."""
    if state.players[seat].out:
        return False
    if state.stage != PEACE:
        if state.blocker >= 0 and state.blocker != seat:
            return False
        # rule: elves.scenarios.alliance-help-ally-only
        if state.rules.scenario == "alliance" and state.friend_side(seat) < 0:
            return False
    return True


def keeps_three(state: Elves, seat: int) -> bool:
    """Whether the attacker, having declared, would still have three cards to fight with after playing one."""
    if state.conflict < 0 or seat != state.attacker or state.stage != PEACE:
        return True
    usable = len(state.players[seat].hand) + len(state.lent_dragons(seat, state.conflict))
    return usable > FIGHTERS
