"""«Ответные Действия»: the closed list of windows in which seats may act, and an Action waiting to be answered."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from ludoteka.games.elves.deck import (
    ACTION,
    ACTS,
    ACTS_IN,
    ANY_TIME,
    ARTEFACT,
    HAS_ACTION,
    ID,
    LAYOUT,
    OWN_TURN,
    PRICE,
    SUIT,
    TIMING,
    TIMINGS,
    WORDS,
)
from ludoteka.games.elves.happenings import ACTION_DECLARED, ARTEFACT_USED, CANCELLED
from ludoteka.games.elves.layout import PEACE
from ludoteka.games.elves.needs import (
    held,
    is_free_to_act,
    is_timely,
    keeps_three,
    named,
    place_in_fight,
    there,
    window_of,
)
from ludoteka.games.elves.pieces import FREE, PLACES, card_of, fights, id_of, is_dying
from ludoteka.games.elves.state import Elves
from ludoteka.games.elves.trade import can_offer, partners
from ludoteka.games.elves.twins import PlainAnswers, PlainCardTurn, PlainDeclared, PlainMove, PlainStrike
from ludoteka.games.elves.verbs import (
    ACT,
    ACT_OF,
    CENTRE_BOTTOM,
    CENTRE_TOP,
    EXCHANGE,
    OFFER,
    PASS,
    PASS_BATTLE,
    SIDE,
    TARGET,
    USE,
    VERBS,
    faced,
)
from ludoteka.games.elves.windows import (
    AFTER_DECLARATION,
    AFTER_DISCARD,
    AT_CARD,
    AT_DEATH,
    AT_FATAL,
    AT_ITEM,
    IN_PEACE,
    OTHERS,
    WINDOWS,
    YOU_FIRST,
    YOU_LAST,
    battle_order,
)
from ludoteka.kernel.acts import Act, Why
from ludoteka.kernel.choices import Prompt
from ludoteka.kernel.machine import ASK, END, GO, passage
from ludoteka.kernel.refusal import Msg


def could_act(state: Elves, seat: int, window: int, item: int) -> bool:
    """Whether this seat might act, as far as everybody can tell: by its nation, its Lands and what lies open."""
    if not is_free_to_act(state, seat):
        return False
    player = state.players[seat]
    amiss: i64 = ~place_in_fight(state, seat)
    if player.artefacts:
        for act in ACTS_IN[ARTEFACT][window]:
            if act.wants & amiss or act.card in state.removed:
                continue
            if act.word.is_possible(state, seat, window, item):
                return True
    if not player.hand:
        return False
    acts = ACTS_IN[player.nation][window]
    if not acts or not keeps_three(state, seat):
        return False
    all_known = len(player.known) == len(player.hand) and not player.sent
    lands: i64 = player.lands
    for act in acts:  # the cheapest first
        if act.price > lands:
            return False
        if act.wants & amiss or not act.word.is_possible(state, seat, window, item):
            continue
        if act.card in player.hand if all_known else player.discard.count(act.card) < act.copies:
            return True
    return False


NO_PLAYS: Final[list[int]] = []  # these three are shared: nothing is ever put into them
ONLY_PASS: Final = [PASS]
ONLY_PASSES: Final = [PASS, PASS_BATTLE]


# rule: elves.actions.price-example-miraina, elves.actions.example-response
def plays(state: Elves, seat: int, window: int, item: int) -> list[int]:
    """What this seat may declare now, of its hand and its artefacts; an empty list is not to be changed."""
    # rule: elves.actions.action-from-hand, elves.actions.action-not-fighting-card, elves.battle.reserve-action-usable
    # rule: elves.battle.actions-influence-battle
    found = NO_PLAYS
    # rule: elves.objects.artefact-unique-effect, elves.scenarios.alliance-help-ally-only
    if not is_free_to_act(state, seat):
        return found
    player = state.players[seat]
    # rule: elves.actions.interfere-own-only
    amiss: i64 = ~place_in_fight(state, seat)
    # rule: elves.actions.action-from-hand, elves.actions.price-threshold
    now: i64 = 1 << window
    lands: i64 = player.lands
    # rule: elves.turn.attacker-three-cards
    hand = player.hand if keeps_three(state, seat) else NO_PLAYS
    # rule: elves.actions.action-from-hand, elves.actions.action-not-fighting-card, elves.battle.reserve-action-usable
    for card in hand:
        act = ACTS[card]
        # rule: elves.actions.price-threshold, elves.actions.price-not-paid, elves.actions.price-many-actions
        if act.price > lands:
            continue
        # rule: elves.actions.action-timing-restriction, elves.actions.interfere-own-only
        if not act.windows & now or act.wants & amiss:
            continue
        if act.word.is_possible(state, seat, window, item):
            if not found:
                found = [ACT + card]
            elif ACT + card not in found:
                found.append(ACT + card)
    # rule: elves.objects.artefact-timing, elves.battle.actions-influence-battle
    for card in player.artefacts:
        act = ACTS[card]
        if act.windows & now and not act.wants & amiss and act.word.is_possible(state, seat, window, item):
            if found:
                found.append(USE + card)
            else:
                found = [USE + card]
    return found


def round_of(state: Elves, you: int, window: int) -> list[int]:
    """Who may act, in this order (ruling R38). Do not change the list."""
    seats = len(state.players)
    if state.stage == PEACE:
        order = YOU_LAST if window == AT_ITEM else OTHERS if window == AFTER_DISCARD else YOU_FIRST
        return IN_PEACE[seats - 1][order][you]
    last = you if window == AT_ITEM else -1
    return battle_order(seats, state.attacker, state.keeper, last)


def is_asked(state: Elves, seat: int, window: int, item: int) -> bool:
    """Whether this seat is asked in this window: whether it might have something to say, as far as all can tell."""
    player = state.players[seat]
    if player.silent or player.out:
        return False
    if not player.hand and not player.artefacts and not player.treasures:
        return False
    trades = window in (AFTER_DISCARD, AFTER_DECLARATION)
    if trades and (player.treasures or can_offer(state, seat)):
        return True
    return could_act(state, seat, window, item)


def open_window(state: Elves, you: int, window: int, item: int = -1) -> int:
    """Open a window, unless nobody is asked in it: what the step of a passage that opens it returns."""
    for i, seat in enumerate(round_of(state, you, window)):
        if is_asked(state, seat, window, item):
            frame = Answers(you, window, item)
            frame.passed = i
            state.actor = seat
            state.follow(frame)
            return ASK
    return GO


def has_action(card: int, of_artefact: bool, why: Why | None) -> bool:
    """There is such a card, and it has an Action, or the effect of an artefact."""
    able = card < len(ID) and HAS_ACTION[card] and (SUIT[card] == ARTEFACT) == of_artefact
    if why is not None:
        why.need(able, "elves-why-no-action", "elves.actions.action-special-ability", args=named(card))
    return able


def is_playable(state: Elves, seat: int, card: int, window: int, why: Why | None, rule: str) -> bool:
    """Nothing forbids this seat to act, the time of its card has come, and there is something to work on."""
    free = is_free_to_act(state, seat)
    if why is not None:
        silenced = state.rules.scenario != "alliance" or state.blocker >= 0
        cited = "elves.objects.artefact-unique-effect" if silenced else "elves.scenarios.alliance-help-ally-only"
        why.need(free, "elves-why-blocked", cited)
        if TIMING[card] == LAYOUT and WORDS[card][0].needs_contest():
            told = state.rules.layout == "advanced"
            why.need(told, "elves-why-contest", "elves.battle.advanced-centre-actions", args=named(card))
    if window < 0:
        return False
    timely = is_timely(state, seat, card, window)
    if why is not None:
        when: dict[str, object] = {"when": Msg(f"elves-when-{TIMINGS[TIMING[card]]}")}
        why.need(timely, "elves-why-timing", rule, "elves.actions.interfere-own-only", args=when)
    if not timely:
        return False
    top = state.current()
    ready = WORDS[card][0].is_possible(state, seat, window, top.item if isinstance(top, Answers) else -1)
    if why is not None:
        artefact = SUIT[card] == ARTEFACT
        own = "elves.objects.artefact-unique-effect" if artefact else "elves.actions.action-special-ability"
        # In peace nobody interferes: there the card's own text finds nothing.
        rules = (own,) if TIMING[card] in (ANY_TIME, OWN_TURN) else (own, "elves.actions.interfere-own-only")
        why.need(ready, "elves-why-nothing-to-aim-at", *rules, args=named(card))
    return ready and free


@final
class PlayAction(Act[Elves]):
    """Declare the Action of a card in hand: the card is spent at once, its text waits for answers."""

    # rule: elves.actions.action-from-hand, elves.actions.action-not-fighting-card, elves.battle.reserve-action-usable
    def may(self, state: Elves, seat: int, card: int, why: Why | None) -> bool:
        window = window_of(state, seat, why)
        mine = held(state, seat, card, why, "elves.actions.action-from-hand", "elves.actions.action-not-fighting-card")
        if not has_action(card, False, why):
            return False
        lands = state.lands(seat)
        kept = keeps_three(state, seat)
        if why is not None:
            price: dict[str, object] = {"have": lands, "need": PRICE[card]}
            why.need(lands >= PRICE[card], "elves-why-price", "elves.actions.price-threshold", args=price)
            why.need(kept, "elves-why-keep-three", "elves.turn.attacker-three-cards")
        timely = is_playable(state, seat, card, window, why, "elves.actions.action-timing-restriction")
        return timely and mine and kept and lands >= PRICE[card]

    def do(self, state: Elves, seat: int, card: int) -> None:
        # rule: elves.actions.action-declare-and-discard, elves.actions.action-rule-for-all-cards
        state.discard(seat, card)
        state.tell(ACTION_DECLARED, seat, card)
        declare(state, seat, card)


@final
class UseArtefact(Act[Elves]):
    """Use an artefact: it leaves the game at once, its text waits for answers."""

    def may(self, state: Elves, seat: int, card: int, why: Why | None) -> bool:
        window = window_of(state, seat, why)
        mine = card in state.players[seat].artefacts
        if why is not None:
            rules = ("elves.objects.artefact-on-plain-land", "elves.objects.artefact-single-use")
            why.need(mine, "elves-why-artefact", *rules, args=named(card))
        if not has_action(card, True, why):
            return False
        return is_playable(state, seat, card, window, why, "elves.objects.artefact-timing") and mine

    def do(self, state: Elves, seat: int, card: int) -> None:
        # rule: elves.objects.artefact-single-use
        state.players[seat].artefacts.remove(card)
        state.forget(seat, card)
        state.removed.append(card)
        state.tell(ARTEFACT_USED, seat, card)
        declare(state, seat, card)


def declare(state: Elves, seat: int, card: int) -> None:
    """What was declared, perhaps in answer to something, waits for answers."""
    state.show_own()
    if state.trail:
        state.trail = []
    top = state.current()
    state.follow(Declared(seat, card, top.item if isinstance(top, Answers) else -1))


@mypyc_attr(free_list_len=1)
class Answers(PlainAnswers):
    """A window: who may, acts; when all have passed in a row, what waits below goes on. `item` is its place."""

    # rule: elves.actions.response-allowed, elves.actions.response-preempts, elves.actions.response-chain

    def clone(self) -> Answers:
        return Answers(self.you, like=self)

    def round(self, state: Elves) -> list[int]:
        return round_of(state, self.you, self.window)

    def asks(self, state: Elves, seat: int) -> bool:
        return is_asked(state, seat, self.window, self.item)

    def answers(self, state: Elves, seat: int) -> list[int]:
        """The options with which `seat` may answer; an empty list is not to be changed."""
        found = plays(state, seat, self.window, self.item)
        if self.window == AFTER_DISCARD or self.window == AFTER_DECLARATION:
            # rule: elves.actions.treasure-exchange-any-turn, elves.actions.treasure-exchange-before-battle
            # rule: elves.actions.treasure-not-in-battle, elves.actions.trade-not-in-battle
            # rule: elves.objects.artefact-no-trade-in-battle
            found = found[:]
            for card in state.players[seat].treasures:
                found.append(EXCHANGE + card)
            for other in partners(state, seat):
                found.append(OFFER + other)
        return found

    def options(self, state: Elves) -> list[int]:
        found = self.answers(state, state.actor)
        if not found:
            return ONLY_PASS if state.stage == PEACE else ONLY_PASSES
        found.append(PASS)
        if state.stage != PEACE:
            found.append(PASS_BATTLE)
        return found

    def chosen(self, state: Elves, option: int) -> None:
        if option == PASS:
            self.passed += 1
        elif option == PASS_BATTLE:
            state.players[state.actor].silent = True
            self.passed += 1
        else:
            self.passed = 0
            act = ACT_OF[option]
            act.do(state, state.actor, option - act.base)

    def weigh(self, state: Elves, option: int, why: Why) -> None:
        if option == PASS_BATTLE:
            why.need(state.stage != PEACE, "elves-why-pass-battle", "elves.battle.actions-influence-battle")

    def pass_option(self) -> int:
        return PASS

    def passes(self) -> tuple[int, ...]:
        return (PASS, PASS_BATTLE)

    def is_aside(self, seat: int, option: int) -> bool:
        return VERBS.thing(OFFER, option) >= 0 or (seat == self.you and VERBS.thing(EXCHANGE, option) >= 0)

    def prompt(self, state: Elves) -> Prompt:
        return Prompt(
            f"elves-ask-answer-{WINDOWS[self.window]}",
            "elves.actions.response-allowed",
            "elves.actions.action-any-time",
            args=self.subject(state),
        )

    def waiting(self, state: Elves) -> dict[str, object]:
        """What waits for answers: whose Action and on whom, or who strikes or moves and at whom."""
        item = state.unfinished()[self.item]
        if isinstance(item, PlainStrike):
            struck = told_of(state, item.target)
            return {"about": "strike", "foe": "", "card": told_of(state, item.by)["other"], "other": struck["other"]}
        if isinstance(item, PlainMove):
            return {"about": "move", "foe": "", "card": told_of(state, item.by)["other"], "other": ""}
        assert isinstance(item, PlainDeclared)
        aim = item.aim - TARGET if TARGET <= item.aim <= TARGET + CENTRE_BOTTOM else -1
        aimed = told_of(state, aim)
        about = "aimed" if aimed["met"] else "action"
        return {"about": about, "foe": f"seat:{item.you}", "card": f"card:{ID[item.card]}", "other": aimed["other"]}

    def subject(self, state: Elves) -> dict[str, object]:
        """Whom the question is about, where it is about a warrior, a Land or something declared."""
        if self.window == AFTER_DECLARATION:
            return {"foe": f"seat:{state.attacker}", **there(state.conflict)}
        if self.window == AT_ITEM:
            return self.waiting(state)
        about: list[int] = []
        if self.window == AT_FATAL:
            about.append(state.bottom)
        elif self.window == AT_DEATH:
            about.extend([one for one in state.field if fights(one) and is_dying(one)])
        elif self.window == AT_CARD:
            turn = state.unfinished()[-2]
            assert isinstance(turn, PlainCardTurn)
            about.extend([one for one in state.field if fights(one) and id_of(one) == turn.one])
        if not about:
            return {}
        cards = [f"card:{ID[card_of(one)]}" for one in about]
        return {"card": cards[0], "other": cards[-1], "more": len(cards) - 1}


def told_of(state: Elves, id: int) -> dict[str, object]:
    """The warrior of this number as somebody else's target; `met` is 0 where it stands no more."""
    for one in [*state.field, state.top, state.bottom]:
        if one >= 0 and id_of(one) == id:
            return faced(one)
    return faced(FREE)


AIM: Final = 0
AIM_AGAIN: Final = 1
WAIT: Final = 2
CARRY_OUT: Final = 3


@mypyc_attr(free_list_len=1)
class Declared(PlainDeclared):
    """An Action or artefact: aimed when it is declared, answered, then carried out."""

    def clone(self) -> Declared:
        return Declared(self.you, like=self)

    def step(self, state: Elves, at: int) -> int:
        if at in (AIM, AIM_AGAIN):
            aims = WORDS[self.card][0].aims(state, self.you, self.aim)
            if not aims:
                self.at = WAIT
                return GO
            if len(aims) == 1:
                self.take(state, aims[0])
                return GO
            state.actor = self.you
            state.offered = aims
            return ASK
        if at == WAIT:
            return open_window(state, self.you, AT_ITEM, len(state.unfinished()) - 1)
        if at == CARRY_OUT:
            if self.cancelled:
                state.tell(CANCELLED, self.card)
                return GO
            state.do(ACTION[self.card], self.you, self.card, self.item if self.aim < 0 else self.aim, self.also)
            return GO
        return END

    def options(self, state: Elves) -> list[int]:
        return WORDS[self.card][0].aims(state, self.you, self.aim)

    def chosen(self, state: Elves, option: int) -> None:
        self.take(state, option)

    def weigh(self, state: Elves, option: int, why: Why) -> None:
        WORDS[self.card][0].weigh_aim(state, self.you, self.aim, option, why)

    def take(self, state: Elves, option: int) -> None:
        """Note an aim; a warrior is meant, not the place where it stands."""
        aim = option
        if SIDE <= option < SIDE + 12:
            place, hand = divmod(option - SIDE, 3)
            aim = SIDE + id_of(state.field[place]) * 3 + hand
        elif TARGET <= option < TARGET + CENTRE_TOP:
            aim = TARGET + id_of(state.field[option - TARGET])
        elif option == TARGET + CENTRE_TOP:
            aim = TARGET + id_of(state.top)
        elif option == TARGET + CENTRE_BOTTOM:
            aim = TARGET + id_of(state.bottom)
        if self.aim < 0:
            self.aim = aim
        else:
            self.also = aim

    def prompt(self, state: Elves) -> Prompt:
        word = WORDS[self.card][0]
        told: dict[str, object] = {"card": f"card:{ID[self.card]}", "step": word.step(self.aim)}
        told |= {"other": "", "place": ""}
        if self.aim >= 0:
            id = (self.aim - SIDE) // 3 if self.aim >= SIDE else self.aim - TARGET
            place = state.place_of(id)
            told["other"] = told_of(state, id)["other"]
            told["place"] = f"place:{PLACES[place]}" if place >= 0 else ""
        return Prompt("elves-ask-aim", "elves.actions.action-declare-and-discard", args=told)


VERBS.acts(PlayAction(ACT), UseArtefact(USE))
passage(Answers)
passage(Declared)
