"""Small tables of Elven Fury for tests: a bare table, a field of made-up warriors, and short ways to say things."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from ludoteka.games import shelf
from ludoteka.games.elves.board import CELLS
from ludoteka.games.elves.capture import RESULT, Capture
from ludoteka.games.elves.deck import PLAIN
from ludoteka.games.elves.fight import Fight
from ludoteka.games.elves.layout import FIGHTING
from ludoteka.games.elves.pieces import (
    ATTACKING,
    DEFENDING,
    FREE,
    ID_AT,
    LIVES_AT,
    squad,
    warrior,
    with_initiative,
    with_slot,
    with_wounds,
    wounds_of,
)
from ludoteka.games.elves.state import Elves
from tests.agreed import disagreement

CODES: Final = {"-": 0, "S1": 1, "S2": 2, "P1": 3, "P2": 4, "SH": 5, "CA": 6, "FS": 7, "MV": 8}
OURS: Final = "Keeper of the Quiet Grove"  # cards without an Action, so that nobody is asked to answer
THEIRS: Final = "Guard of Darn"
LAND: Final = "land-16"
ACTS: Final = ("attack", "act", "use", "exchange", "offer-to", "look", "fight", "decline", "strike", "move", "stay")
FILLER: Final = ["Shifter Lynx", "Shard Golem", "Ice Slinger", "Spear of the Dawn"]  # no Actions either


def card(name: str) -> int:
    return PLAIN.index(name)


def cell(name: str) -> int:
    return CELLS.index(name)


def bare(players: int = 2, **options: Any) -> Elves:
    """Seat A in its Capture phase, nothing but the Castles on the map."""
    game = shelf.game("elves", players, **options)
    state = game.box.bare(game.players, game.options)
    assert isinstance(state, Elves)
    for player in state.players:
        player.deck = [card(FILLER[player.nation])] * 8
    state.squads = [squad([card("Bastion Turtle")] * 3)] * (players + 1)
    return state


def dealt(players: int = 2, seed: int | str = 1, **options: Any) -> Elves:
    state = shelf.game("elves", players, **options).deal(seed)
    assert isinstance(state, Elves)
    return state


def begun(players: int = 2, seed: int | str = 1, **options: Any) -> Elves:
    """A dealt game at its first turn: opening hands chosen."""
    state = dealt(players, seed, **options)
    while state.turns == 0:
        state.play(state.options()[0])
    return state


def own(state: Elves, seat: int, *cells: str) -> Elves:
    for name in cells:
        state.lay_token(cell(name), seat)
    state.offered = None
    return state


def hold(state: Elves, seat: int, *names: str) -> Elves:
    state.players[seat].hand = [card(name) for name in names]
    state.offered = None
    return state


def agrees(state: Elves, *verbs: str) -> None:
    """What is offered is what the acts of these verbs and of all that is offered allow."""
    for seat in state.asked():
        wrong = disagreement(state, seat, set(verbs))
        assert not wrong, wrong


def act(state: Elves, *choices: str) -> Elves:
    for choice in choices:
        agrees(state, choice.split()[0])
        state.apply(choice)
    return state


def offered(state: Elves) -> set[str]:
    if not state.ending:
        agrees(state, *ACTS)
    return {choice.notation for choice in state.choices()}


def names(cards: Iterable[int]) -> list[str]:
    return sorted(PLAIN[number] for number in cards)


def one(side: int, sides: str, lives: int = 2, initiative: int = 5, wounds: int = 0, of: str = "") -> int:
    """A made-up warrior: its sides left, forward, right as `S1 - SH`."""
    made = warrior(card(of or (OURS if side == ATTACKING else THEIRS)), 0, side)
    made = made & ~(15 << LIVES_AT) | lives << LIVES_AT
    made = with_initiative(with_wounds(made, wounds), initiative)
    for hand, code in enumerate(sides.split()):
        made = with_slot(made, hand, CODES[code])
    return made


def ours(sides: str = "- - -", lives: int = 2, initiative: int = 5, wounds: int = 0, of: str = "") -> int:
    return one(ATTACKING, sides, lives, initiative, wounds, of)


def theirs(sides: str = "- - -", lives: int = 2, initiative: int = 5, wounds: int = 0, of: str = "") -> int:
    return one(DEFENDING, sides, lives, initiative, wounds, of)


def treasure(name: str = "Amber Circlet") -> int:
    return warrior(card(name), 0, DEFENDING)


def stand(state: Elves, n: int = FREE, e: int = FREE, s: int = FREE, w: int = FREE) -> None:
    """Put these on the four places, with numbers of their own."""
    for place, piece in enumerate((n, e, s, w)):
        state.field[place] = FREE if piece == FREE else piece & ~(7 << ID_AT) | place << ID_AT


def battle(
    n: int = FREE,
    e: int = FREE,
    s: int = FREE,
    w: int = FREE,
    *,
    reserve: int = DEFENDING,
    neutral: bool = False,
    state: Elves | None = None,
    land: str = LAND,
) -> Elves:
    """A battle of A for a Land of B (or an empty one) after the layout; run to the first question."""
    table = bare() if state is None else state
    where = cell(land)
    if not neutral and table.owners[where] < 0:
        table.lay_token(where, 1)
    stand(table, n, e, s, w)
    table.conflict = where
    table.attacker = 0
    table.defender = -1 if neutral else table.owners[where]
    table.keeper = 1
    table.stage = FIGHTING
    table.reserve = reserve
    turn = table.current()
    setattr(turn, "cell", where)  # noqa: B010 (a frame of the base class here)
    capture = Capture(0, where)
    capture.at = RESULT
    table.follow(capture)
    table.follow(Fight(0))
    table.offered = None
    table.run()
    return table


def wounds(state: Elves, place: int) -> int:
    return wounds_of(state.field[place])


def won(state: Elves, land: str = LAND) -> bool:
    """Whether A has the Land now."""
    return state.owners[cell(land)] == 0


def pass_all(state: Elves, limit: int = 60) -> Elves:
    """Pass in every window that is open, and in those after it."""
    for _ in range(limit):
        if state.ending or "pass" not in offered(state):
            return state
        state.apply("pass")
    raise AssertionError("the windows do not end")
