"""«Трансмутация»: a token for the owner; the creature leaves, its friends inherit, the ether may be taken from."""

from __future__ import annotations

from typing import Final

from ludoteka.games.evolution.deck import AT, FRIEND_TRANSMUTES, KINDS_OF_CARD, PRINTED
from ludoteka.games.evolution.happenings import TOOK_ETHER, TRANSMUTED
from ludoteka.games.evolution.needs import trait_args
from ludoteka.games.evolution.state import SHADOW_BEATEN, SHADOW_WON, TRANSMUTED_ENOUGH, Evolution
from ludoteka.games.evolution.twins import PlainTransmute
from ludoteka.games.evolution.using import can_use, use
from ludoteka.games.evolution.verbs import CREATURES, ETHER_FOR, FAMILIAR, HEIR, PASS, SIDES, VERBS, name_of
from ludoteka.kernel.acts import Why
from ludoteka.kernel.choices import Prompt
from ludoteka.kernel.machine import ASK, END, GO, passage

TAKE_TOKEN: Final = 0
EARLY_PICK: Final = 1
LEAVE: Final = 2
INHERIT: Final = 3
LATE_PICK: Final = 4
BARRED: Final = ("evolution.solo-ether.shadow-gets-none", "evolution.familiar.takes-traits-only-from-its-reveal")


class Transmute(PlainTransmute):
    """`i` is the place of the creature before its owner."""

    # rule: evolution.base.transmute

    def clone(self) -> Transmute:
        return Transmute(self.you, like=self)

    def step(self, state: Evolution, at: int) -> int:
        if at == TAKE_TOKEN:
            return self.take_token(state)
        if at == EARLY_PICK:
            return GO if state.rules.ether_pick_after_discard else self.pick(state)
        if at == LEAVE:
            return self.leave(state)
        if at == INHERIT:
            return self.inherit(state)
        if at == LATE_PICK and state.rules.ether_pick_after_discard:
            return self.pick(state)
        return END

    def take_token(self, state: Evolution) -> int:
        me = state.players[self.you]
        # rule: evolution.base.transmute, evolution.contents.transmutation-tokens
        me.tokens += 1
        state.tell(TRANSMUTED, self.you, self.i * SIDES + self.you, me.tokens)
        if self.you == state.shadow:
            # rule: evolution.base.solo-victory
            state.finish(SHADOW_WON, [self.you])
        elif me.tokens >= state.needed():
            # rule: evolution.base.win-ends-game-at-once, evolution.ether.no-pick-after-victory
            # rule: evolution.base.aim-three-transmutations, evolution.rare.win-with-two, evolution.base.solo-victory
            state.finish(SHADOW_BEATEN if state.shadow >= 0 else TRANSMUTED_ENOUGH, [self.you])
        return GO

    def leave(self, state: Evolution) -> int:
        # rule: evolution.base.transmute-crystals-to-reserve, evolution.ether.returns-on-transmutation
        creature = state.part_with(self.you, self.i)
        state.discard.append(creature.card)
        state.disclose()
        for packed in creature.traits:
            state.drop(packed)
        return GO

    def inherit(self, state: Evolution) -> int:
        # rule: evolution.base.inheriting
        heirs = self.heirs(state)
        if len(heirs) > 1:
            return ASK
        if heirs:
            self.inherits(state, heirs[0])
        return GO

    def heirs(self, state: Evolution) -> list[int]:
        """The friends, by place, that could inherit: one of them does."""
        found: list[int] = []
        for i, friend in enumerate(state.players[self.you].creatures):
            able = friend.force & AT[FRIEND_TRANSMUTES]
            if able and can_use(state, i * SIDES + self.you, able.bit_length() - 1, -1):
                found.append(i)
        return found

    def inherits(self, state: Evolution, i: int) -> None:
        able = state.players[self.you].creatures[i].force & AT[FRIEND_TRANSMUTES]
        use(state, i * SIDES + self.you, able.bit_length() - 1)

    def pick(self, state: Evolution) -> int:
        # rule: evolution.ether.take-on-token, evolution.ether.empty-ether-offers-nothing
        # rule: evolution.ether.pick-after-discard, evolution.ether.optional-module
        return ASK if self.gifts(state) else GO

    def gifts(self, state: Evolution) -> list[int]:
        # rule: evolution.ether.any-creature-any-owner, evolution.solo-ether.shadow-gets-none
        # rule: evolution.familiar.takes-traits-only-from-its-reveal
        found: list[int] = []
        for card in state.ether:
            base = ETHER_FOR + (card - KINDS_OF_CARD) * CREATURES
            for code in state.everybody():
                if self.accepts(state, code % SIDES) and not state.at(code).bears(PRINTED[card]):
                    found.append(base + code)
        return found

    def accepts(self, state: Evolution, side: int) -> bool:
        """Whether a creature of this side may be given a card of the ether."""
        return side != state.shadow and (side != FAMILIAR or state.rules.familiar_accepts_traits)

    def weigh(self, state: Evolution, option: int, why: Why) -> None:
        i, gift = VERBS.thing(HEIR, option), VERBS.thing(ETHER_FOR, option)
        if self.at == INHERIT + 1 and i >= 0:
            why.need(i in self.heirs(state), "evolution-why-heir", "evolution.base.inheriting")
        elif self.at != INHERIT + 1 and gift >= 0:
            k, code = divmod(gift, CREATURES)
            card = KINDS_OF_CARD + k
            args = trait_args(PRINTED[card])
            why.need(card in state.ether, "evolution-why-in-ether", "evolution.ether.take-on-token", args=args)
            there = name_of(state, code) != ""
            why.need(there, "evolution-why-creature", "evolution.ether.any-creature-any-owner")
            if there:
                open_to = self.accepts(state, code % SIDES)
                why.need(open_to, "evolution-why-accepts", *BARRED)
                new = not state.at(code).bears(PRINTED[card])
                why.need(new, "evolution-why-has-trait", "evolution.base.no-duplicate-traits", args=args)

    def options(self, state: Evolution) -> list[int]:
        if self.at == INHERIT + 1:
            return [HEIR + i for i in self.heirs(state)]
        # rule: evolution.ether.take-is-optional
        return [PASS, *self.gifts(state)]

    def chosen(self, state: Evolution, option: int) -> None:
        # rule: evolution.ether.take-one-per-token, evolution.ether.taken-card-becomes-trait
        # rule: evolution.ether.rest-out-of-game
        if option == PASS:
            return
        if self.at == INHERIT + 1:
            # rule: evolution.base.inheriting
            self.inherits(state, option - HEIR)
            return
        k, code = divmod(option - ETHER_FOR, CREATURES)
        state.ether = [card for card in state.ether if card != KINDS_OF_CARD + k]
        state.at(code).lay(KINDS_OF_CARD + k)
        state.tell(TOOK_ETHER, self.you, PRINTED[KINDS_OF_CARD + k], code)

    def prompt(self, state: Evolution) -> Prompt:
        if self.at == INHERIT + 1:
            return Prompt("evolution-ask-heir", "evolution.base.inheriting")
        return Prompt("evolution-ask-ether", "evolution.ether.take-on-token", "evolution.ether.any-creature-any-owner")


passage(Transmute)
