"""«Захват Земли»: the choice of a Land, the preparation of the attack, the battle and its results."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

from ludoteka.games.elves.answers import open_window
from ludoteka.games.elves.board import CENTRE, is_castle
from ludoteka.games.elves.deck import DRAGON_OF
from ludoteka.games.elves.deployment import Layout
from ludoteka.games.elves.fight import Fight
from ludoteka.games.elves.happenings import (
    ACCEPTED,
    ATTACKED,
    BATTLE_LOST,
    BATTLE_WON,
    BY_RESERVE,
    CALLED_OFF,
    DECLINED,
    KEEPS_NEUTRALS,
    LOOKED,
    RETREATED,
    SENT,
    SHOWED,
    SQUAD_CHOSEN,
    SQUADS_FORMED,
    SURRENDERED,
    TREASURE_LOST,
    TREASURE_WON,
    TURNED_BACK,
)
from ludoteka.games.elves.layout import COMMITMENT, PEACE
from ludoteka.games.elves.needs import held, is_capturing, named, there
from ludoteka.games.elves.pieces import (
    ATTACKING,
    DEFENDING,
    FREE,
    OPEN_AT,
    SEEN_AT,
    card_of,
    fights,
    guards_of,
    squad,
    squad_cards,
)
from ludoteka.games.elves.results import take_cell
from ludoteka.games.elves.state import DECLINE_DRAW, DRAWING, FIGHTERS, Elves
from ludoteka.games.elves.twins import PlainCapture, PlainTurn
from ludoteka.games.elves.verbs import ACCEPT, ACT_OF, DECLINE, FIGHT, LOOK, RETREAT, SEND, SHOW, VERBS
from ludoteka.games.elves.windows import AFTER_ANSWER, AFTER_DECLARATION
from ludoteka.kernel.acts import Act, Why
from ludoteka.kernel.choices import Prompt, add_each
from ludoteka.kernel.machine import ASK, END, GO, passage

SQUAD_SIZE: Final = 3


def form_squads(state: Elves) -> None:
    """One squad of three more than there are players, from the neutral deck."""
    # rule: elves.setup.squad-size, elves.setup.squad-number, elves.turn.squads-rebuilt
    cards: list[int] = []
    for _ in range(SQUAD_SIZE * (len(state.players) + 1)):
        card = state.draw_neutral(cards)
        if card >= 0:
            cards.append(card)
    state.lots = []
    state.squads = [squad(cards[i : i + 3]) for i in range(0, len(cards) - 2, 3)]
    for card in cards[len(state.squads) * 3 :]:
        state.neutrals.append(card)
    state.tell(SQUADS_FORMED, len(state.squads))


def choose_keeper(state: Elves, attacker: int) -> None:
    """Who plays the neutrals, drawn by lot."""
    # rule: elves.turn.neutral-controller-random, elves.objects.central-controller
    others: list[int] = []
    for player in state.players:
        kin = state.is_ally(attacker, player.seat) and not state.rules.ally_keeper
        if player.seat != attacker and not player.out and not kin:
            others.append(player.seat)
    state.keeper = others[0] if len(others) == 1 else others[state.chance(DRAWING, len(others))]
    state.tell(KEEPS_NEUTRALS, state.keeper)


DECLARE: Final = 0
RESPOND: Final = 1
FACE_SQUAD: Final = 2
SHOW_ONE: Final = 3
DEFEND: Final = 4
SEND_DEFENCE: Final = 5
SEND_ATTACK: Final = 6
READY: Final = 7
LAY_OUT: Final = 8
BATTLE: Final = 9
RESULT: Final = 10
OVER: Final = 11


@mypyc_attr(free_list_len=1)
class Capture(PlainCapture):
    """One attack on one cell, from the conflict token to the result."""

    def clone(self) -> Capture:
        return Capture(self.you, like=self)

    def step(self, state: Elves, at: int) -> int:
        if at == DECLARE:
            # rule: elves.turn.conflict-token-placed, elves.setup.conflict-token
            state.conflict = self.cell
            state.attacker = self.you
            state.tell(ATTACKED, self.you, self.cell, state.owners[self.cell])
            return open_window(state, self.you, AFTER_DECLARATION)
        if at == RESPOND:
            return self.respond(state)
        if at in (FACE_SQUAD, SHOW_ONE):
            state.actor = self.you
            return ASK
        if at == DEFEND:
            state.actor = state.owners[self.cell]
            return ASK
        if at == SEND_DEFENCE:
            return self.send_defence(state)
        if at == SEND_ATTACK:
            return self.send_attack(state)
        if at == READY:
            return open_window(state, self.you, AFTER_ANSWER)
        if at == LAY_OUT:
            state.follow(Layout(self.you))
            return GO
        if at == BATTLE:
            if state.fled < 0:
                state.follow(Fight(self.you))
            return GO
        if at == RESULT:
            self.result(state)
        else:
            self.leave_field(state)
        return END

    # preparation

    def usable(self, state: Elves, seat: int) -> int:
        return len(state.players[seat].hand) + len(state.lent_dragons(seat, self.cell))

    def respond(self, state: Elves) -> int:
        """Who defends, and what they are asked."""
        if self.usable(state, self.you) < FIGHTERS:
            self.call_off(state)
            state.tell(CALLED_OFF, self.you, self.cell)
            return END
        holder = state.owners[self.cell]
        castle = self.cell == CENTRE or is_castle(self.cell)
        if holder < 0:
            # rule: elves.turn.empty-land-neutrals
            if castle:
                # rule: elves.objects.central-empty-defence, elves.objects.central-no-squad-look
                self.guard_castle(state)
                self.at = SEND_ATTACK
            return GO  # else to face a squad
        state.defender = holder
        if castle and not state.rules.castle_retreat:
            # rule: elves.objects.castle-not-surrendered
            state.keeper = holder
            self.at = SEND_DEFENCE
            return GO
        if not castle and self.usable(state, holder) < FIGHTERS:
            # rule: elves.turn.opponent-too-few-cards, elves.turn.too-few-is-no-retreat
            state.tell(SURRENDERED, holder, self.cell)
            self.hand_over(state)
            return END
        self.at = DEFEND
        return GO

    def call_off(self, state: Elves) -> None:
        state.conflict = -1
        state.attacker = -1
        state.defender = -1
        state.keeper = -1

    def hand_over(self, state: Elves) -> None:
        """The cell passes without a battle."""
        self.call_off(state)
        take_cell(state, self.you, self.cell)

    def guard_castle(self, state: Elves) -> None:
        """An empty Castle is guarded by its dragon and two cards of the neutral deck."""
        choose_keeper(state, self.you)
        cards = [state.dragon_of(self.cell)]
        for _ in range(2):
            card = state.draw_neutral(cards[1:])
            if card >= 0:
                cards.append(card)
        state.guards = guards_of(squad(cards, 1), state.keeper)
        state.stage = COMMITMENT

    def squad_options(self, state: Elves) -> list[int]:
        # rule: elves.turn.squad-look-optional, elves.turn.squad-look-one-only, elves.turn.squad-revealed-not-looked
        # rule: elves.turn.squad-look-impossible, elves.turn.squad-fight-seen, elves.turn.squad-fight-other
        # rule: elves.turn.squad-decline
        found = [FIGHT + i for i in range(len(state.squads))]
        if self.looked < 0:
            for i, stack in enumerate(state.squads):
                if stack >> OPEN_AT & 3 == 0:
                    found.append(LOOK + i)
        found.append(DECLINE)
        return found

    def show(self, state: Elves, card: int) -> None:
        # rule: elves.turn.squad-reveal-one
        stack = state.squads[self.looked]
        shown = squad_cards(stack).index(card) + 1
        state.squads[self.looked] = stack | shown << OPEN_AT
        state.show_own()
        state.tell(SHOWED, self.you, self.looked + 1, card)
        self.at = FACE_SQUAD

    # the cards that fight

    def send_defence(self, state: Elves) -> int:
        """The owner sends three cards; for a Castle its dragon is one of them and missing cards are drawn."""
        # rule: elves.turn.opponent-accepts, elves.objects.castle-dragon-must-defend
        # rule: elves.objects.castle-missing-cards-drawn
        seat = state.defender
        player = state.players[seat]
        if not player.sent:
            state.stage = COMMITMENT
            if self.cell == CENTRE or is_castle(self.cell):
                player.sent.append(state.dragon_of(self.cell))
                missing = FIGHTERS - 1 - len(player.hand)
                if missing > 0:
                    state.draw(seat, missing)
        return self.ask_to_send(state, seat)

    def send_attack(self, state: Elves) -> int:
        return self.ask_to_send(state, self.you)

    def ask_to_send(self, state: Elves, seat: int) -> int:
        if len(state.players[seat].sent) >= FIGHTERS:
            return GO
        found = self.send_options(state, seat)
        if not found:
            return GO
        state.actor = seat
        state.offered = found
        return ASK

    def send_options(self, state: Elves, seat: int) -> list[int]:
        player = state.players[seat]
        found: list[int] = []
        add_each(found, SEND, player.hand)
        for card in state.lent_dragons(seat, self.cell):
            if card not in player.sent:
                found.append(SEND + card)
        return found

    def send(self, state: Elves, seat: int, card: int) -> None:
        # rule: elves.actions.action-choose-before-battle
        player = state.players[seat]
        if card in player.hand:
            player.hand.remove(card)
        player.sent.append(card)
        state.tell(SENT, seat, card)

    # what is asked

    def options(self, state: Elves) -> list[int]:
        at = self.at - 1
        if at == FACE_SQUAD:
            return self.squad_options(state)
        if at == SHOW_ONE:
            found: list[int] = []
            add_each(found, SHOW, squad_cards(state.squads[self.looked]))
            return found
        if at == DEFEND:
            # rule: elves.turn.opponent-must-answer
            return [ACCEPT, RETREAT]
        return self.send_options(state, state.actor)

    def chosen(self, state: Elves, option: int) -> None:
        at = self.at - 1
        if at in (SEND_DEFENCE, SEND_ATTACK):
            self.send(state, state.actor, option - SEND)
            self.at = at
        elif at == FACE_SQUAD:
            self.at = SEND_ATTACK
            if option == DECLINE:
                self.call_off(state)
                self.at = OVER
            act = ACT_OF[option]
            act.do(state, self.you, option - act.base)
        elif at == SHOW_ONE:
            self.show(state, option - SHOW)
        elif option == ACCEPT:
            state.keeper = state.defender
            state.tell(ACCEPTED, state.defender, self.cell)
            self.at = SEND_DEFENCE
        else:
            # rule: elves.turn.opponent-retreats
            holder = state.defender
            state.tell(RETREATED, holder, self.cell)
            state.draw(holder, DECLINE_DRAW)
            self.at = OVER
            self.hand_over(state)

    def weigh(self, state: Elves, option: int, why: Why) -> None:
        at = self.at - 1
        shown, sent = VERBS.thing(SHOW, option), VERBS.thing(SEND, option)
        if at == SHOW_ONE and shown >= 0:
            seen = shown in squad_cards(state.squads[self.looked])
            why.need(seen, "elves-why-show", "elves.turn.squad-reveal-one", args=named(shown))
        elif at in (SEND_DEFENCE, SEND_ATTACK) and sent >= 0:
            if sent in DRAGON_OF:
                lent = sent in state.lent_dragons(state.actor, self.cell)
                rules = ["elves.objects.central-ebrung-for-owner", "elves.objects.central-ebrung-castles-only"]
                if state.rules.scenario == "dragonlord":
                    rules = ["elves.scenarios.dragonlord-use-dragon-any-time", *rules]
                why.need(lent, "elves-why-dragon", *rules, args=named(sent))
                fresh = sent not in state.players[state.actor].sent
                why.need(fresh, "elves-why-sent", "elves.turn.attacker-three-cards", args=named(sent))
            else:
                rule = "elves.turn.opponent-accepts" if at == SEND_DEFENCE else "elves.turn.attacker-three-cards"
                held(state, state.actor, sent, why, rule)

    def prompt(self, state: Elves) -> Prompt:
        at = self.at - 1
        if at == FACE_SQUAD:
            rules = ("elves.turn.squad-look-optional", "elves.turn.squad-decline")
            return Prompt("elves-ask-squad", *rules, args={"looked": int(self.looked >= 0), **there(self.cell)})
        if at == SHOW_ONE:
            return Prompt("elves-ask-show", "elves.turn.squad-reveal-one")
        last_stand = state.players[state.actor].castle == self.cell and state.actor == state.defender
        foe: dict[str, object] = {"foe": f"seat:{self.you}", **there(self.cell)}
        if at == DEFEND:
            id = "elves-ask-defend-castle" if last_stand else "elves-ask-defend"
            return Prompt(id, "elves.turn.opponent-must-answer", "elves.turn.opponent-retreats", args=foe)
        left: dict[str, object] = {"n": FIGHTERS - len(state.players[state.actor].sent), **there(self.cell)}
        if last_stand:
            rules = ("elves.objects.starting-castle-lost-out", "elves.objects.castle-dragon-must-defend")
            return Prompt("elves-ask-send-castle", *rules, args={**foe, **left}, several=True)
        rule = "elves.turn.opponent-accepts" if at == SEND_DEFENCE else "elves.turn.attacker-three-cards"
        return Prompt("elves-ask-send", rule, "elves.actions.action-choose-before-battle", args=left, several=True)

    # the result

    def result(self, state: Elves) -> None:
        """Who has won, where the cards go, and whose the cell is."""
        mine = state.warriors(ATTACKING)
        theirs = state.warriors(DEFENDING)
        won = self.attacker_wins(state, mine, theirs)
        state.tell(BATTLE_WON if won else BATTLE_LOST, self.you, self.cell, mine, theirs)
        for place in range(4):
            one = state.field[place]
            if fights(one):
                state.go_home(one)
            elif one >= 0:
                state.spoils.append(card_of(one))
            state.field[place] = FREE
        for one in (state.top, state.bottom):
            if fights(one):
                state.go_home(one)
            elif one >= 0:
                state.spoils.append(card_of(one))
        # rule: elves.actions.treasure-winner-takes, elves.actions.treasure-neutrals-win
        for card in state.spoils:
            if won:
                state.players[self.you].treasures.append(card)
                state.tell(TREASURE_WON, self.you, card)
            else:
                state.fallen.append(card)
                state.tell(TREASURE_LOST, card)
        # rule: elves.turn.squads-rebuilt
        self.leave_field(state)
        # rule: elves.objects.attacker-wins-token, elves.objects.attacker-loses-nothing
        if won:
            take_cell(state, self.you, self.cell)
        else:
            state.conflict = -1

    # rule: elves.attacks.example-1-result, elves.attacks.example-2-result
    def attacker_wins(self, state: Elves, mine: int, theirs: int) -> bool:
        # rule: elves.objects.artefact-unique-effect
        if state.fled >= 0:
            return state.fled == DEFENDING
        # rule: elves.attacks.winner-more-cards, elves.attacks.winner-tie-reserve
        # rule: elves.attacks.winner-none-left-reserve, elves.attacks.winner-reserve-fixed
        # rule: elves.attacks.winner-count-not-strength, elves.attacks.movement-loop-winner
        if mine != theirs:
            return mine > theirs
        state.tell(BY_RESERVE, state.reserve)
        return state.reserve == ATTACKING

    def leave_field(self, state: Elves) -> None:
        """Nothing of the battle, or of one that nobody fought, is left."""
        self.clear(state)
        if not state.squads:
            form_squads(state)

    def clear(self, state: Elves) -> None:
        state.stage = PEACE
        state.attacker = -1
        state.defender = -1
        state.keeper = -1
        state.guards = []
        state.top = FREE
        state.bottom = FREE
        state.flipped = False
        state.spoils = []
        state.reserve = -1
        state.reserve_card = -1
        state.fled = -1
        state.round = 0
        state.stirred = False
        state.last_initiative = -1
        state.last_side = -1
        state.blocker = -1
        state.trail = []
        state.looped = False
        for player in state.players:
            player.silent = False


def squad_asked(state: Elves, seat: int, i: int, why: Why | None) -> bool:
    """This seat chooses whom to fight for an empty Land, and there is such a squad."""
    top = state.current()
    asked = isinstance(top, Capture) and top.at - 1 == FACE_SQUAD and top.you == seat
    known = i < len(state.squads)
    if why is not None:
        why.need(asked, "elves-why-squad", "elves.turn.squad-look-optional", "elves.turn.empty-land-neutrals")
        why.need(known, "elves-why-no-squad", "elves.setup.squad-number")
    return asked and known


@final
class LookAtSquad(Act[Elves]):
    """Look at a squad before the choice whom to fight; one of its cards is then shown to all."""

    # rule: elves.turn.squad-look-optional, elves.turn.squad-look-one-only, elves.turn.squad-revealed-not-looked
    def may(self, state: Elves, seat: int, i: int, why: Why | None) -> bool:
        asked = squad_asked(state, seat, i, why)
        top = state.current()
        first = not isinstance(top, Capture) or top.looked < 0
        closed = i >= len(state.squads) or state.squads[i] >> OPEN_AT & 3 == 0
        if why is not None:
            why.need(first, "elves-why-looked", "elves.turn.squad-look-one-only")
            why.need(closed, "elves-why-open-squad", "elves.turn.squad-revealed-not-looked")
        return asked and first and closed

    def do(self, state: Elves, seat: int, i: int) -> None:
        capture = state.current()
        assert isinstance(capture, Capture)
        state.disclose()
        capture.looked = i
        state.squads[i] |= 1 << (SEEN_AT + seat)
        state.tell(LOOKED, seat, i + 1)
        capture.at = SHOW_ONE


@final
class FightSquad(Act[Elves]):
    """Fight a squad for an empty Land."""

    # rule: elves.turn.squad-fight-seen, elves.turn.squad-fight-other
    def may(self, state: Elves, seat: int, i: int, why: Why | None) -> bool:
        return squad_asked(state, seat, i, why)

    def do(self, state: Elves, seat: int, i: int) -> None:
        choose_keeper(state, seat)
        state.disclose()
        state.guards = guards_of(state.squads.pop(i), state.keeper)
        state.stage = COMMITMENT
        state.tell(SQUAD_CHOSEN, seat, i + 1)


@final
class DeclineCapture(Act[Elves]):
    """Take two cards instead of the first attack, or instead of a fight with a squad."""

    # rule: elves.turn.capture-optional, elves.turn.squad-decline
    def may(self, state: Elves, seat: int, n: int, why: Why | None) -> bool:
        top = state.current()
        squads = isinstance(top, Capture) and top.at - 1 == FACE_SQUAD and top.you == seat
        asked = squads or (is_capturing(state, seat) and isinstance(top, PlainTurn) and not top.again)
        if why is not None:
            why.need(asked, "elves-why-decline", "elves.turn.capture-optional", "elves.turn.squad-decline")
        return asked

    def do(self, state: Elves, seat: int, n: int) -> None:
        top = state.current()
        if isinstance(top, Capture):
            state.tell(TURNED_BACK, seat, top.cell)
        else:
            state.tell(DECLINED, seat)
        state.draw(seat, DECLINE_DRAW)


VERBS.acts(LookAtSquad(LOOK), FightSquad(FIGHT), DeclineCapture(DECLINE))
passage(Capture)
