"""How the plain things of this game begin and are cloned. Written by tools/fields.py; do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, final

from mypy_extensions import mypyc_attr

from ludoteka.games.etherstone import fields
from ludoteka.kernel.machine import Procedure, State
from ludoteka.kernel.plain import Fields, Plain, makes
from ludoteka.kernel.windows import Together, Triggers

if TYPE_CHECKING:
    from ludoteka.games.etherstone.player import Player


@final
@mypyc_attr(acyclic=True)
class Rules(Plain):
    """Rules of one table: never changed, so shared by clones."""

    def __init__(self, options: dict[str, Any] | None = None) -> None:
        self.cards, self.refresh_to_zero, self.infected_refresh, self.matches = "draft", True, True, "live"
        self.immediate, self.infected_gains = "optional", "lost"
        for name, value in (options or {}).items():
            setattr(self, name, value)

    def declared(self) -> Fields:
        return fields.RULES


makes(Rules)


@mypyc_attr(acyclic=True)
class PlainPlayer(Plain):
    def __init__(self, seat: int = 0, like: PlainPlayer | None = None) -> None:
        self.seat = seat
        if like is None:
            self.leader, self.health, self.infected, self.markers = -1, 0, False, 0
            self.vp, self.deals, self.token = 0, 0, False
            self.stones: list[int] = [0, 0, 0, 0]
            self.play: list[int] = []
            self.hand: list[int] = []
            self.known: list[int] = []
            self.trophies: list[int] = []
            self.leaders: list[int] = []
        else:
            self.leader, self.health, self.infected = like.leader, like.health, like.infected
            self.stones, self.markers, self.vp, self.deals = like.stones[:], like.markers, like.vp, like.deals
            self.token, self.play, self.hand, self.known = like.token, like.play[:], like.hand[:], like.known[:]
            self.trophies, self.leaders = like.trophies[:], like.leaders[:]

    def declared(self) -> Fields:
        return fields.PLAYER


@mypyc_attr(acyclic=True)
class PlainEtherstone(State):
    def __init__(self, like: PlainEtherstone | None = None) -> None:
        super().__init__(like)
        if like is None:
            self.rules, self.first, self.turn, self.turns = Rules(), 0, 0, 0
            self.phase, self.closing, self.supply, self.aside = 0, 0, 0, 0
            self.die, self.colour, self.value, self.picked = -1, -1, 0, 0
            self.players: list[Player] = []
            self.dice: list[int] = []
            self.holder: list[int] = []
            self.area: list[int] = []
            self.ones: list[int] = []
            self.twos: list[int] = []
            self.threes: list[int] = []
            self.left: list[int] = []
            self.under: list[int] = []
            self.box: list[int] = []
            self.undealt: list[int] = []
            self.absent: list[int] = []
            self.packets: list[int] = []
            self.waiting: list[int] = []
        else:
            self.rules, self.players, self.first = like.rules, [one.clone() for one in like.players], like.first
            self.turn, self.turns, self.phase, self.closing = like.turn, like.turns, like.phase, like.closing
            self.supply, self.aside, self.dice, self.holder = like.supply, like.aside, like.dice[:], like.holder[:]
            self.die, self.colour, self.value, self.area = like.die, like.colour, like.value, like.area[:]
            self.ones, self.twos, self.threes, self.left = like.ones[:], like.twos[:], like.threes[:], like.left[:]
            self.under, self.box, self.undealt = like.under[:], like.box[:], like.undealt[:]
            self.absent, self.packets, self.picked = like.absent[:], like.packets[:], like.picked
            self.waiting = like.waiting[:]

    def declared(self) -> Fields:
        return fields.ETHERSTONE


class PlainAttack(Procedure[Any]):
    def __init__(self, you: int = 0, slot: int = -1, like: PlainAttack | None = None) -> None:
        super().__init__(you)
        if like is None:
            self.slot, self.strength, self.protection = slot, 0, 0
            self.going: list[int] = []
            self.applied: list[int] = []
        else:
            self.at, self.slot, self.going, self.strength = like.at, like.slot, like.going[:], like.strength
            self.protection, self.applied = like.protection, like.applied[:]

    def declared(self) -> Fields:
        return fields.ATTACK


class PlainAfterAttack(Triggers[Any]):
    def declared(self) -> Fields:
        return fields.AFTER_ATTACK


class PlainVictory(Procedure[Any]):
    def __init__(self, you: int = 0, slot: int = 0, like: PlainVictory | None = None) -> None:
        super().__init__(you)
        if like is None:
            self.slot = slot
        else:
            self.at, self.slot = like.at, like.slot

    def declared(self) -> Fields:
        return fields.VICTORY


class PlainTakeDie(Procedure[Any]):
    def __init__(self, you: int = 0, die: int = 0, colour: int = 0, like: PlainTakeDie | None = None) -> None:
        super().__init__(you)
        if like is None:
            self.die, self.colour, self.closed = die, colour, False
            self.used: list[int] = []
        else:
            self.at, self.die, self.colour, self.used = like.at, like.die, like.colour, like.used[:]
            self.closed = like.closed

    def declared(self) -> Fields:
        return fields.TAKE_DIE


class PlainDraft(Together[Any]):
    def declared(self) -> Fields:
        return fields.DRAFT


class PlainChooseLeader(Together[Any]):
    def declared(self) -> Fields:
        return fields.CHOOSE_LEADER


class PlainReactions(Procedure[Any]):
    def declared(self) -> Fields:
        return fields.REACTIONS


class PlainRounds(Procedure[Any]):
    def declared(self) -> Fields:
        return fields.ROUNDS


class PlainSetUp(Procedure[Any]):
    def declared(self) -> Fields:
        return fields.SET_UP


class PlainSummon(Procedure[Any]):
    def __init__(self, you: int = 0, card: int = 0, less: int = 0, like: PlainSummon | None = None) -> None:
        super().__init__(you)
        if like is None:
            self.card, self.less, self.off, self.health = card, less, 0, 0
            self.free = False
            self.paid: list[int] = [0, 0, 0, 0]
            self.used: list[int] = []
        else:
            self.at, self.card, self.less, self.off = like.at, like.card, like.less, like.off
            self.health, self.free, self.paid, self.used = like.health, like.free, like.paid[:], like.used[:]

    def declared(self) -> Fields:
        return fields.SUMMON


class PlainTurn(Procedure[Any]):
    def __init__(self, you: int = 0, like: PlainTurn | None = None) -> None:
        super().__init__(you)
        if like is None:
            self.refreshed = False
        else:
            self.at, self.refreshed = like.at, like.refreshed

    def declared(self) -> Fields:
        return fields.TURN
