"""«Захват Земли»: the choice of a Land to attack, and the end of a turn without one."""

from __future__ import annotations

from typing import final

from ludoteka.games.elves.board import CASTLE_BITS, CENTRE, TOWER_BITS
from ludoteka.games.elves.capture import Capture
from ludoteka.games.elves.needs import is_capturing, there
from ludoteka.games.elves.player import Player
from ludoteka.games.elves.state import FIGHTERS, Elves
from ludoteka.games.elves.twins import PlainTurn
from ludoteka.games.elves.verbs import ATTACK, END_TURN, VERBS
from ludoteka.kernel.acts import Act, Why


def within_reach(state: Elves, player: Player) -> int:
    """The cells to which this player's Lands, a Tower or a portal lead, as bits."""
    reached = player.border
    if state.teleport and player.held & TOWER_BITS:
        reached |= state.map().by_towers
    # rule: elves.scenarios.dragonlord-portal, elves.scenarios.dragonlord-portal-each-turn
    # rule: elves.scenarios.dragonlord-no-portal-before
    if state.rules.scenario == "dragonlord" and state.captured_castles(player.seat):
        reached |= CASTLE_BITS
    return reached


def targets(state: Elves, seat: int) -> list[int]:
    """The cells that this seat may attack now."""
    # rule: elves.turn.capture-targets, elves.turn.target-adjacent, elves.turn.any-own-land-as-base
    # rule: elves.objects.central-adjacent-only
    found: list[int] = []
    board = state.map()
    player = state.players[seat]
    reached = within_reach(state, player) & ~player.held
    for cell in board.cells:
        if not reached >> cell & 1:
            continue
        holder = state.owners[cell]
        if holder >= 0 and not state.is_opponent(seat, holder):
            continue
        # rule: elves.objects.artefact-unique-effect
        if cell == state.truce:
            continue
        # rule: elves.turn.attacker-three-cards
        if len(player.hand) + len(state.lent_dragons(seat, cell)) >= FIGHTERS:
            found.append(cell)
    return found


@final
class AttackLand(Act[Elves]):
    """Attack a Land: an empty one, or an opponent's."""

    # rule: elves.turn.capture-targets, elves.turn.target-adjacent, elves.turn.attacker-three-cards
    def may(self, state: Elves, seat: int, cell: int, why: Why | None) -> bool:
        own = is_capturing(state, seat)
        in_play = cell in state.map().cells
        holder = state.owners[cell]
        foreign = holder < 0 or state.is_opponent(seat, holder)
        near = within_reach(state, state.players[seat]) >> cell & 1 == 1
        usable = len(state.players[seat].hand) + len(state.lent_dragons(seat, cell))
        if why is not None:
            here = there(cell)
            why.need(own, "elves-why-main", "elves.turn.three-phases", "elves.turn.one-attack-per-turn")
            halves = ("elves.setup.map-two-players-forbidden-half", "elves.setup.map-two-players-half")
            why.need(in_play, "elves-why-in-play", *halves, args=here)
            why.need(foreign, "elves-why-foreign", "elves.turn.capture-targets", args=here)
            why.need(cell != state.truce, "elves-why-truce", "elves.objects.artefact-unique-effect", args=here)
            rules = ["elves.turn.target-adjacent", "elves.turn.adjacent-common-side"]
            if cell == CENTRE:
                rules.append("elves.objects.central-adjacent-only")
            elif state.rules.scenario == "dragonlord":
                rules.append("elves.scenarios.dragonlord-no-portal-before")
            why.need(near, "elves-why-adjacent", *rules, args=here)
            three: dict[str, object] = {"have": usable, "need": FIGHTERS}
            why.need(usable >= FIGHTERS, "elves-why-three", "elves.turn.attacker-three-cards", args=three)
        return own and in_play and foreign and cell != state.truce and near and usable >= FIGHTERS

    def do(self, state: Elves, seat: int, cell: int) -> None:
        state.follow(Capture(seat, cell))


@final
class EndTurn(Act[Elves]):
    """Let the second attack of a turn go."""

    def may(self, state: Elves, seat: int, n: int, why: Why | None) -> bool:
        top = state.current()
        second = is_capturing(state, seat) and isinstance(top, PlainTurn) and top.again
        if why is not None:
            why.need(second, "elves-why-end-turn", "elves.turn.one-attack-per-turn", "elves.turn.capture-optional")
        return second

    def do(self, state: Elves, seat: int, n: int) -> None:
        pass


VERBS.acts(AttackLand(ATTACK), EndTurn(END_TURN))
