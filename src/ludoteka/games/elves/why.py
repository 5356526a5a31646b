"""Why something may be done, or not: the conditions of each act."""

from __future__ import annotations

from typing import Final

from ludoteka.games.elves.answers import Answers, is_free_to_act, is_timely, keeps_three
from ludoteka.games.elves.board import CELLS, CENTRE, FIRST_TOWER, is_castle, is_tower
from ludoteka.games.elves.capture import FACE_SQUAD, Capture
from ludoteka.games.elves.deck import ARTEFACT, HAS_ACTION, ID, PRICE, SUIT, TIMING, TIMINGS, WORDS
from ludoteka.games.elves.fight import CardTurn
from ludoteka.games.elves.pieces import OPEN_AT
from ludoteka.games.elves.state import FIGHTERS, WHY, Elves, Whys
from ludoteka.games.elves.turn import LIMIT, Turn
from ludoteka.games.elves.windows import IN_MAIN
from ludoteka.kernel.choices import Verb
from ludoteka.kernel.machine import Frame
from ludoteka.kernel.refusal import Msg, Reason


class ElvesWhys(Whys):
    """Every condition of an act, met or not. A test holds them against the options that are really offered."""

    def reasons(self, state: Elves, seat: int, verb: Verb, n: int) -> list[Reason]:
        name = verb.name
        found: list[Reason] = []
        top = state.current()
        if name == "attack":
            self.attack(state, seat, n, top, found)
        elif name in ("act", "use"):
            self.act(state, seat, n, name, top, found)
        elif name == "look":
            self.look(state, n, top, found)
        elif name in ("strike", "move", "stay"):
            self.strike(state, n, name, top, found)
        return found

    def attack(self, state: Elves, seat: int, cell: int, top: Frame[Elves], found: list[Reason]) -> None:
        main = isinstance(top, Turn) and top.at - 1 != LIMIT and top.you == seat
        found.append(Reason(main, Msg("elves-why-main"), ("elves.turn.three-phases", "elves.turn.one-attack-per-turn")))
        board = state.map()
        here: dict[str, object] = {"cell": f"cell:{CELLS[cell]}"}
        in_play = cell in board.cells and (not is_castle(cell) or state.dragon_of(cell) >= 0)
        rules = ("elves.setup.map-two-players-forbidden-half", "elves.setup.map-two-players-half")
        found.append(Reason(in_play, Msg("elves-why-in-play", here), rules))
        holder = state.owners[cell]
        foreign = holder < 0 or state.is_opponent(seat, holder)
        found.append(Reason(foreign, Msg("elves-why-foreign", here), ("elves.turn.capture-targets",)))
        found.append(
            Reason(cell != state.truce, Msg("elves-why-truce", here), ("elves.objects.artefact-unique-effect",))
        )
        near = ["elves.turn.target-adjacent", "elves.turn.adjacent-common-side"]
        if cell == CENTRE:
            near.append("elves.objects.central-adjacent-only")
        elif state.rules.scenario == "dragonlord":
            near.append("elves.scenarios.dragonlord-no-portal-before")
        found.append(Reason(self.is_reached(state, seat, cell), Msg("elves-why-adjacent", here), tuple(near)))
        usable = len(state.players[seat].hand) + len(state.lent_dragons(seat, cell))
        three = Msg("elves-why-three", {"have": usable, "need": FIGHTERS})
        found.append(Reason(usable >= FIGHTERS, three, ("elves.turn.attacker-three-cards",)))

    def is_reached(self, state: Elves, seat: int, cell: int) -> bool:
        owners = state.owners
        portal = state.rules.scenario == "dragonlord" and len(state.captured_castles(seat)) > 0
        if portal and is_castle(cell):
            return True
        ways = state.teleport and cell >= FIRST_TOWER
        ways = ways and any(owners[tower] == seat for tower in state.map().towers)
        return any(owners[near] == seat or (ways and is_tower(near)) for near in state.map().near[cell])

    def act(self, state: Elves, seat: int, card: int, name: str, top: Frame[Elves], found: list[Reason]) -> None:
        window = IN_MAIN
        item = -1
        if isinstance(top, Answers):
            window = top.window
            item = top.item
            may = True
        else:
            may = isinstance(top, Turn) and top.at - 1 != LIMIT
        may = may and state.actor == seat
        found.append(Reason(may, Msg("elves-why-window"), ("elves.actions.action-any-time", "elves.turn.three-phases")))
        mine = state.players[seat]
        what: dict[str, object] = {"card": f"card:{ID[card]}" if card < len(ID) else ""}
        if name == "act":
            rules = ("elves.actions.action-from-hand", "elves.actions.action-not-fighting-card")
            found.append(Reason(card in mine.hand, Msg("elves-why-in-hand", what), rules))
        else:
            rules = ("elves.objects.artefact-on-plain-land", "elves.objects.artefact-single-use")
            found.append(Reason(card in mine.artefacts, Msg("elves-why-artefact", what), rules))
        if card >= len(ID) or not HAS_ACTION[card] or (name == "use") != (SUIT[card] == ARTEFACT):
            found.append(Reason(False, Msg("elves-why-no-action", what), ("elves.actions.action-special-ability",)))
            return
        if name == "act":
            lands = state.lands(seat)
            price = Msg("elves-why-price", {"have": lands, "need": PRICE[card]})
            found.append(Reason(lands >= PRICE[card], price, ("elves.actions.price-threshold",)))
            found.append(
                Reason(keeps_three(state, seat), Msg("elves-why-keep-three"), ("elves.turn.attacker-three-cards",))
            )
        free = is_free_to_act(state, seat)
        silenced = state.rules.scenario != "alliance" or state.blocker >= 0
        rule = "elves.objects.artefact-unique-effect" if silenced else "elves.scenarios.alliance-help-ally-only"
        found.append(Reason(free, Msg("elves-why-blocked"), (rule,)))
        timely = is_timely(state, seat, card, window)
        when = Msg("elves-why-timing", {"when": Msg(f"elves-when-{TIMINGS[TIMING[card]]}")})
        rules = ("elves.actions.action-timing-restriction", "elves.actions.interfere-own-only")
        if name == "use":
            rules = ("elves.objects.artefact-timing", "elves.actions.interfere-own-only")
        found.append(Reason(timely, when, rules))
        if timely:
            ready = WORDS[card][0].ready(state, seat, window, item)
            found.append(Reason(ready, Msg("elves-why-nothing-to-aim-at", what), ("elves.actions.interfere-own-only",)))

    def look(self, state: Elves, i: int, top: Frame[Elves], found: list[Reason]) -> None:
        asked = isinstance(top, Capture) and top.at - 1 == FACE_SQUAD
        found.append(Reason(asked, Msg("elves-why-squad"), ("elves.turn.squad-look-optional",)))
        found.append(Reason(i < len(state.squads), Msg("elves-why-no-squad"), ("elves.setup.squad-number",)))
        if isinstance(top, Capture):
            found.append(Reason(top.looked < 0, Msg("elves-why-looked"), ("elves.turn.squad-look-one-only",)))
        if i < len(state.squads):
            closed = state.squads[i] >> OPEN_AT & 3 == 0
            found.append(Reason(closed, Msg("elves-why-open-squad"), ("elves.turn.squad-revealed-not-looked",)))

    def strike(self, state: Elves, hand: int, name: str, top: Frame[Elves], found: list[Reason]) -> None:
        if not isinstance(top, CardTurn):
            found.append(Reason(False, Msg("elves-why-card-turn"), ("elves.battle.one-attack-per-turn-of-card",)))
            return
        place = state.place_of(top.one)
        strikes = state.strikes(place)
        if name == "strike":
            bits = strikes & 7 if strikes & 7 else strikes >> 3
            found.append(Reason(bits >> hand & 1 == 1, Msg("elves-why-hurts"), STRIKE_RULES))
        else:
            rules = ("elves.battle.must-damage", "elves.battle.no-pass", "elves.attacks.movement-after-duty")
            found.append(Reason(strikes == 0, Msg("elves-why-must-strike"), rules))
            moves = state.moves(place)
            if name == "move":
                moves = moves >> hand & 1
            found.append(Reason(moves != 0, Msg("elves-why-movement"), ("elves.attacks.movement-swap",)))


STRIKE_RULES: Final = (
    "elves.battle.must-damage",
    "elves.battle.only-enemy-targets",
    "elves.attacks.plain-shield-not-compulsory",
    "elves.attacks.fire-shield-avoidable",
    "elves.battle.shield-blocks-own-attack",
)
WHY.append(ElvesWhys())
