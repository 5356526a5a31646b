"""The words outside battle: cards, squads, hands and the map."""

from __future__ import annotations

from ludoteka.games.elves.acts import targets
from ludoteka.games.elves.board import TOWER_BITS, is_castle, is_plain
from ludoteka.games.elves.happenings import (
    DISCARDED,
    HAND_SEEN,
    LAND_PROTECTED,
    LAND_TAKEN,
    RECOVERED,
    SECOND_CAPTURE,
    SQUAD_SEEN,
    WAYS_OPENED,
)
from ludoteka.games.elves.needs import named, there
from ludoteka.games.elves.pieces import SEEN_AT, has_seen
from ludoteka.games.elves.results import check_goals
from ludoteka.games.elves.state import Elves
from ludoteka.games.elves.turn import Turn
from ludoteka.games.elves.verbs import PEEK, PROTECT, RECOVER, SPY, TAKE_LAND, THEIR_CARD, VERBS
from ludoteka.games.elves.words import SPECIAL, Amount, Word
from ludoteka.kernel.acts import Why
from ludoteka.kernel.choices import Prompt
from ludoteka.kernel.machine import Doing
from ludoteka.kernel.refusal import Msg


class Draw(Amount):
    """Draw cards; the limit of five waits for the owner's next Discard (ruling R10)."""

    def resolve(self, state: Elves, who: Doing) -> bool:
        state.draw(who.you, self.n)
        return False

    def say(self) -> Msg:
        return Msg("elves-say-draw", {"n": self.n})


class Recover(Amount):
    """Take cards from your discard to hand, but not the card that says so."""

    def cards(self, state: Elves, who: Doing) -> list[int]:
        """What can be taken back."""
        left = state.players[who.you].discard[:]
        if who.this in left:
            left.remove(who.this)
        found: list[int] = []
        for card in left:
            if RECOVER + card not in found:
                found.append(RECOVER + card)
        return found

    def is_possible(self, state: Elves, you: int, window: int, item: int) -> bool:
        return len(state.players[you].discard) > 0

    def resolve(self, state: Elves, who: Doing) -> bool:
        if who.x < 0:
            who.x = 0
        if who.x >= self.n or not self.cards(state, who):
            return False
        state.actor = who.you
        return True

    def options(self, state: Elves, who: Doing) -> list[int]:
        return self.cards(state, who)

    def weigh(self, state: Elves, who: Doing, option: int, why: Why) -> None:
        card = VERBS.thing(RECOVER, option)
        if card >= 0:
            why.need(option in self.cards(state, who), "elves-why-in-discard", *SPECIAL, args=named(card))

    def chosen(self, state: Elves, who: Doing, option: int) -> None:
        card = option - RECOVER
        state.players[who.you].discard.remove(card)
        state.to_hand(who.you, card)
        state.tell(RECOVERED, who.you, card)
        who.x += 1
        who.again()

    def prompt(self, state: Elves, who: Doing) -> Prompt:
        return Prompt("elves-ask-recover", "elves.actions.action-declare-and-discard", args={"n": self.n - who.x})

    def say(self) -> Msg:
        return Msg("elves-say-recover", {"n": self.n})


class PeekSquad(Amount):
    """Look at a neutral squad, also one with an open card; nothing is turned up."""

    def squads(self, state: Elves, you: int) -> list[int]:
        return [PEEK + i for i, stack in enumerate(state.squads) if not has_seen(stack, you)]

    def is_possible(self, state: Elves, you: int, window: int, item: int) -> bool:
        return len(self.squads(state, you)) > 0

    def aims(self, state: Elves, you: int, aim: int) -> list[int]:
        return self.squads(state, you) if aim < 0 else []

    def step(self, aim: int) -> str:
        return "squad"

    def weigh_aim(self, state: Elves, you: int, aim: int, option: int, why: Why) -> None:
        i = VERBS.thing(PEEK, option)
        if i >= 0:
            why.need(i < len(state.squads), "elves-why-no-squad", "elves.setup.squad-number")
            if i < len(state.squads):
                why.need(not has_seen(state.squads[i], you), "elves-why-seen-squad", *SPECIAL)

    def resolve(self, state: Elves, who: Doing) -> bool:
        i = who.target - PEEK
        if 0 <= i < len(state.squads):
            state.disclose()
            state.squads[i] |= 1 << (SEEN_AT + who.you)
            state.tell(SQUAD_SEEN, who.you, i + 1)
        return False

    def say(self) -> Msg:
        return Msg("elves-say-peek-squad", {"n": self.n})


class PeekHand(Word):
    """Look at the hand of another player."""

    def is_possible(self, state: Elves, you: int, window: int, item: int) -> bool:
        return len(self.aims(state, you, -1)) > 0

    def aims(self, state: Elves, you: int, aim: int) -> list[int]:
        if aim >= 0:
            return []
        return [SPY + p.seat for p in state.players if state.is_opponent(you, p.seat) and p.hand]

    def weigh_aim(self, state: Elves, you: int, aim: int, option: int, why: Why) -> None:
        if VERBS.thing(SPY, option) >= 0:
            why.need(option in self.aims(state, you, -1), "elves-why-spy", *SPECIAL)

    def resolve(self, state: Elves, who: Doing) -> bool:
        other = who.target - SPY
        for card in state.players[other].hand:
            state.learn(who.you, other, card)
        state.tell(HAND_SEEN, who.you, other)
        return False

    def say(self) -> Msg:
        return Msg("elves-say-peek-hand")


class DiscardTheirs(Amount):
    """The player just looked at discards cards of your choice."""

    def resolve(self, state: Elves, who: Doing) -> bool:
        if who.x < 0:
            who.x = 0
        if who.x >= self.n or not state.players[who.target - SPY].hand:
            return False
        state.actor = who.you
        return True

    def options(self, state: Elves, who: Doing) -> list[int]:
        found: list[int] = []
        for card in state.players[who.target - SPY].hand:
            if THEIR_CARD + card not in found:
                found.append(THEIR_CARD + card)
        return found

    def weigh(self, state: Elves, who: Doing, option: int, why: Why) -> None:
        card = VERBS.thing(THEIR_CARD, option)
        if card >= 0:
            theirs = card in state.players[who.target - SPY].hand
            why.need(theirs, "elves-why-their-hand", *SPECIAL, args=named(card))

    def chosen(self, state: Elves, who: Doing, option: int) -> None:
        other = who.target - SPY
        card = option - THEIR_CARD
        state.discard(other, card)
        state.disclose()
        state.tell(DISCARDED, other, card)
        who.x += 1
        who.again()

    def prompt(self, state: Elves, who: Doing) -> Prompt:
        foe: dict[str, object] = {"foe": f"seat:{who.target - SPY}"}
        return Prompt("elves-ask-make-discard", "elves.actions.action-declare-and-discard", args=foe)

    def say(self) -> Msg:
        return Msg("elves-say-discard-theirs", {"n": self.n})


class GainArtefact(Amount):
    """Take artefacts from their deck."""

    def resolve(self, state: Elves, who: Doing) -> bool:
        for _ in range(self.n):
            state.gain_artefact(who.you)
        return False

    def say(self) -> Msg:
        return Msg("elves-say-gain-artefact", {"n": self.n})


class TakeEmptyLand(Amount):
    """Instead of attacking take an empty plain Land next to yours: no battle and no artefact."""

    def cells(self, state: Elves, you: int) -> list[int]:
        found: list[int] = []
        near = state.players[you].border
        for cell in state.map().cells:
            if near >> cell & 1 and is_plain(cell) and state.owners[cell] < 0:
                found.append(TAKE_LAND + cell)
        return found

    def is_possible(self, state: Elves, you: int, window: int, item: int) -> bool:
        return len(self.cells(state, you)) > 0

    def aims(self, state: Elves, you: int, aim: int) -> list[int]:
        return self.cells(state, you) if aim < 0 else []

    def weigh_aim(self, state: Elves, you: int, aim: int, option: int, why: Why) -> None:
        cell = VERBS.thing(TAKE_LAND, option)
        if cell >= 0:
            empty = cell in state.map().cells and is_plain(cell) and state.owners[cell] < 0
            near = state.players[you].border >> cell & 1 == 1
            why.need(empty, "elves-why-empty-plain", *SPECIAL, args=there(cell))
            why.need(near, "elves-why-adjacent", "elves.turn.adjacent-common-side", args=there(cell))

    def resolve(self, state: Elves, who: Doing) -> bool:
        cell = who.target - TAKE_LAND
        if state.owners[cell] >= 0:
            return False
        state.lay_token(cell, who.you)
        state.tell(LAND_TAKEN, who.you, cell)
        turn = state.within(Turn)
        if turn is not None:
            turn.close()
        check_goals(state)
        return False

    def say(self) -> Msg:
        return Msg("elves-say-take-empty-land", {"n": self.n})


class TeleportAttack(Word):
    """This turn a Land next to any Tower may be attacked, if you own a Tower."""

    def is_possible(self, state: Elves, you: int, window: int, item: int) -> bool:
        return not state.teleport and state.players[you].held & TOWER_BITS != 0

    def resolve(self, state: Elves, who: Doing) -> bool:
        state.teleport = True
        state.tell(WAYS_OPENED, who.you)
        return False

    def say(self) -> Msg:
        return Msg("elves-say-teleport-attack")


class SecondAttack(Word):
    """After winning this turn's capture, make one more."""

    def is_possible(self, state: Elves, you: int, window: int, item: int) -> bool:
        return not state.second and len(targets(state, you)) > 0

    def resolve(self, state: Elves, who: Doing) -> bool:
        state.second = True
        state.tell(SECOND_CAPTURE, who.you)
        return False

    def say(self) -> Msg:
        return Msg("elves-say-second-attack")


class ProtectLand(Word):
    """Until your next turn one of your Lands, not a Castle, may not be attacked."""

    def cells(self, state: Elves, you: int) -> list[int]:
        return [PROTECT + c for c in state.map().cells if state.owners[c] == you and c > 0 and not is_castle(c)]

    def is_possible(self, state: Elves, you: int, window: int, item: int) -> bool:
        return len(self.cells(state, you)) > 0

    def aims(self, state: Elves, you: int, aim: int) -> list[int]:
        return self.cells(state, you) if aim < 0 else []

    def weigh_aim(self, state: Elves, you: int, aim: int, option: int, why: Why) -> None:
        cell = VERBS.thing(PROTECT, option)
        if cell >= 0:
            why.need(option in self.cells(state, you), "elves-why-protect", *SPECIAL, args=there(cell))

    def resolve(self, state: Elves, who: Doing) -> bool:
        state.truce = who.target - PROTECT
        state.tell(LAND_PROTECTED, who.you, state.truce)
        return False

    def say(self) -> Msg:
        return Msg("elves-say-protect-land")
