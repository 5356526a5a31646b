"""Constant abilities that wait: once the outermost ability or action is complete, their owners apply them in order."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from ludoteka.games.etherstone.abilities import use
from ludoteka.games.etherstone.deck import ABILITIES
from ludoteka.games.etherstone.needs import appliable, may_stop
from ludoteka.games.etherstone.state import Etherstone
from ludoteka.games.etherstone.twins import PlainReactions
from ludoteka.games.etherstone.verbs import APPLY, DONE, VERBS
from ludoteka.kernel.acts import Why
from ludoteka.kernel.choices import Prompt
from ludoteka.kernel.machine import ASK, END, passage
from ludoteka.kernel.refusal import Msg


@mypyc_attr(free_list_len=1)
class Reactions(PlainReactions):
    """Seats go round from the active one, `you`; each applies what it likes of what waits for it."""

    # rule: etherstone.abilities.owner-chooses-order, etherstone.abilities.optional

    def clone(self) -> Reactions:
        return Reactions(self.you, like=self)

    def step(self, state: Etherstone, at: int) -> int:
        # rule: etherstone.symbols.constant, etherstone.abilities.owner-chooses-order
        self.at = 0
        seats = len(state.players)
        for i in range(seats):
            seat = (self.you + i) % seats
            found = self.of(state, seat)
            if found:
                state.actor = seat
                state.offered = or_done(found)
                return ASK
        state.waiting = []
        return END

    def of(self, state: Etherstone, seat: int) -> list[int]:
        """What this seat may apply now: of cards still there, with a price that can be paid."""
        # rule: etherstone.symbols.constant
        found: list[int] = []
        player = state.players[seat]
        for entry in state.waiting:
            if entry >> 8 != seat:
                continue
            ability = ABILITIES[entry & 255]
            option = APPLY + ability.number
            if option not in found and player.has_out(ability.card) and ability.is_usable(state, seat):
                found.append(option)
        return found

    def left(self, state: Etherstone) -> int:
        """How often the one who is asked may still apply something: what answers twice waits twice."""
        seat = state.actor
        open_now = self.of(state, seat)
        return sum(1 for entry in state.waiting if entry >> 8 == seat and APPLY + (entry & 255) in open_now)

    def apply(self, state: Etherstone, seat: int, number: int) -> None:
        # rule: etherstone.symbols.constant
        state.waiting.remove(seat << 8 | number)
        use(state, seat, number)

    def options(self, state: Etherstone) -> list[int]:
        return or_done(self.of(state, state.actor))

    def weigh(self, state: Etherstone, option: int, why: Why) -> None:
        number = VERBS.thing(APPLY, option)
        if option == DONE:
            may_stop(option not in self.options(state), why)
        elif number >= 0:
            seat = state.actor
            waits = (seat << 8 | number) in state.waiting
            opened = waits and state.players[seat].has_out(ABILITIES[number].card)
            appliable(state, seat, number, opened, [], "etherstone.symbols.constant", why)

    def chosen(self, state: Etherstone, option: int) -> None:
        # rule: etherstone.abilities.optional, etherstone.symbols.constant
        seat = state.actor
        if option == DONE:
            state.waiting = [entry for entry in state.waiting if entry >> 8 != seat]
        else:
            self.apply(state, seat, option - APPLY)

    def ends(self, state: Etherstone) -> int:
        return DONE

    def forgone(self, state: Etherstone, offered: list[int]) -> list[Msg]:
        return unapplied(self.of(state, state.actor))

    def prompt(self, state: Etherstone) -> Prompt:
        return Prompt(
            "etherstone-ask-reactions",
            "etherstone.symbols.constant",
            "etherstone.abilities.optional",
            args={"left": self.left(state)},
        )


def or_done(found: list[int]) -> list[int]:
    """These abilities, and to apply no more of them."""
    # rule: etherstone.abilities.optional
    found.append(DONE)
    return found


def unapplied(open_ones: list[int]) -> list[Msg]:
    """What "no more" would leave: the abilities among these that cost nothing and do their owner only good."""
    free = 0
    for one in open_ones:
        ability = ABILITIES[one - APPLY]
        if not ability.price and all(effect.value(1) > 0 for effect in ability.effects):
            free += 1
    return [Msg("etherstone-forgone-abilities", {"n": free})] if free else []


def react(state: Etherstone) -> None:
    """Let what waits be applied, before anything else goes on."""
    if state.waiting:
        state.follow(Reactions(state.turn))


passage(Reactions)
