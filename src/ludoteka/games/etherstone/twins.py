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

    def pour(self, into: list[int]) -> None:
        kinds = fields.RULES.kinds
        kinds[0].pour(self.cards, into)
        into.append(1 if self.refresh_to_zero else 0)
        into.append(1 if self.infected_refresh else 0)
        kinds[3].pour(self.matches, into)
        kinds[4].pour(self.immediate, into)
        kinds[5].pour(self.infected_gains, into)

    def saved(self) -> dict[str, Any]:
        found = fields.RULES.sheet.copy()
        found["cards"], found["refresh_to_zero"] = self.cards, self.refresh_to_zero
        found["infected_refresh"], found["matches"] = self.infected_refresh, self.matches
        found["immediate"], found["infected_gains"] = self.immediate, self.infected_gains
        return found


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

    def pour(self, into: list[int]) -> None:
        kinds = fields.PLAYER.kinds
        into.append(self.seat)
        kinds[1].pour(self.leader, into)
        into.append(self.health)
        into.append(1 if self.infected else 0)
        into.append(len(self.stones))
        into.extend(self.stones)
        into.append(self.markers)
        into.append(self.vp)
        into.append(self.deals)
        into.append(1 if self.token else 0)
        kinds[9].pour(self.play, into)
        kinds[10].pour(self.hand, into)
        kinds[11].pour(self.known, into)
        kinds[12].pour(self.trophies, into)
        kinds[13].pour(self.leaders, into)

    def saved(self) -> dict[str, Any]:
        found = fields.PLAYER.sheet.copy()
        kinds = fields.PLAYER.kinds
        found["seat"], found["leader"], found["health"] = self.seat, kinds[1].save(self.leader), self.health
        found["infected"], found["stones"], found["markers"] = self.infected, self.stones[:], self.markers
        found["vp"], found["deals"], found["token"] = self.vp, self.deals, self.token
        found["play"], found["hand"] = kinds[9].save(self.play), kinds[10].save(self.hand)
        found["known"], found["trophies"] = kinds[11].save(self.known), kinds[12].save(self.trophies)
        found["leaders"] = kinds[13].save(self.leaders)
        return found


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

    def pour(self, into: list[int]) -> None:
        self.pour_common(into)
        kinds = fields.ETHERSTONE.kinds
        self.rules.pour(into)
        into.append(len(self.players))
        for one_of_players in self.players:
            one_of_players.pour(into)
        into.append(self.first)
        into.append(self.turn)
        into.append(self.turns)
        into.append(self.phase)
        into.append(self.closing)
        into.append(self.supply)
        into.append(self.aside)
        into.append(len(self.dice))
        into.extend(self.dice)
        into.append(len(self.holder))
        into.extend(self.holder)
        into.append(self.die)
        into.append(self.colour)
        into.append(self.value)
        kinds[21].pour(self.area, into)
        kinds[22].pour(self.ones, into)
        kinds[23].pour(self.twos, into)
        kinds[24].pour(self.threes, into)
        into.append(len(self.left))
        into.extend(self.left)
        kinds[26].pour(self.under, into)
        kinds[27].pour(self.box, into)
        kinds[28].pour(self.undealt, into)
        kinds[29].pour(self.absent, into)
        kinds[30].pour(self.packets, into)
        into.append(self.picked)
        into.append(len(self.waiting))
        into.extend(self.waiting)

    def saved(self) -> dict[str, Any]:
        found = fields.ETHERSTONE.sheet.copy()
        self.save_common(found)
        kinds = fields.ETHERSTONE.kinds
        found["rules"], found["players"] = self.rules.saved(), [one.saved() for one in self.players]
        found["first"], found["turn"], found["turns"], found["phase"] = self.first, self.turn, self.turns, self.phase
        found["closing"], found["supply"], found["aside"] = self.closing, self.supply, self.aside
        found["dice"], found["holder"], found["die"] = self.dice[:], self.holder[:], self.die
        found["colour"], found["value"], found["area"] = self.colour, self.value, kinds[21].save(self.area)
        found["ones"], found["twos"] = kinds[22].save(self.ones), kinds[23].save(self.twos)
        found["threes"], found["left"] = kinds[24].save(self.threes), self.left[:]
        found["under"], found["box"] = kinds[26].save(self.under), kinds[27].save(self.box)
        found["undealt"], found["absent"] = kinds[28].save(self.undealt), kinds[29].save(self.absent)
        found["packets"], found["picked"], found["waiting"] = kinds[30].save(self.packets), self.picked, self.waiting[:]
        return found


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

    def pour(self, into: list[int]) -> None:
        into.append(self.at)
        into.append(self.you)
        into.append(self.slot)
        into.append(len(self.going))
        into.extend(self.going)
        into.append(self.strength)
        into.append(self.protection)
        into.append(len(self.applied))
        into.extend(self.applied)


class PlainAfterAttack(Triggers[Any]):
    def declared(self) -> Fields:
        return fields.AFTER_ATTACK

    def pour(self, into: list[int]) -> None:
        kinds = fields.AFTER_ATTACK.kinds
        into.append(self.at)
        into.append(self.you)
        kinds[2].pour(self.waiting, into)
        into.append(len(self.round))
        into.extend(self.round)


class PlainVictory(Procedure[Any]):
    def __init__(self, you: int = 0, slot: int = 0, like: PlainVictory | None = None) -> None:
        super().__init__(you)
        if like is None:
            self.slot = slot
        else:
            self.at, self.slot = like.at, like.slot

    def declared(self) -> Fields:
        return fields.VICTORY

    def pour(self, into: list[int]) -> None:
        into.append(self.at)
        into.append(self.you)
        into.append(self.slot)


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

    def pour(self, into: list[int]) -> None:
        into.append(self.at)
        into.append(self.you)
        into.append(self.die)
        into.append(self.colour)
        into.append(len(self.used))
        into.extend(self.used)
        into.append(1 if self.closed else 0)


class PlainDraft(Together[Any]):
    def declared(self) -> Fields:
        return fields.DRAFT

    def pour(self, into: list[int]) -> None:
        into.append(self.at)
        into.append(self.you)
        into.append(len(self.answers))
        into.extend(self.answers)


class PlainChooseLeader(Together[Any]):
    def declared(self) -> Fields:
        return fields.CHOOSE_LEADER

    def pour(self, into: list[int]) -> None:
        into.append(self.at)
        into.append(self.you)
        into.append(len(self.answers))
        into.extend(self.answers)


class PlainReactions(Procedure[Any]):
    def declared(self) -> Fields:
        return fields.REACTIONS

    def pour(self, into: list[int]) -> None:
        into.append(self.at)
        into.append(self.you)


class PlainRounds(Procedure[Any]):
    def declared(self) -> Fields:
        return fields.ROUNDS

    def pour(self, into: list[int]) -> None:
        into.append(self.at)
        into.append(self.you)


class PlainSetUp(Procedure[Any]):
    def declared(self) -> Fields:
        return fields.SET_UP

    def pour(self, into: list[int]) -> None:
        into.append(self.at)
        into.append(self.you)


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

    def pour(self, into: list[int]) -> None:
        into.append(self.at)
        into.append(self.you)
        into.append(self.card)
        into.append(self.less)
        into.append(self.off)
        into.append(self.health)
        into.append(1 if self.free else 0)
        into.append(len(self.paid))
        into.extend(self.paid)
        into.append(len(self.used))
        into.extend(self.used)


class PlainTurn(Procedure[Any]):
    def __init__(self, you: int = 0, like: PlainTurn | None = None) -> None:
        super().__init__(you)
        if like is None:
            self.refreshed = False
        else:
            self.at, self.refreshed = like.at, like.refreshed

    def declared(self) -> Fields:
        return fields.TURN

    def pour(self, into: list[int]) -> None:
        into.append(self.at)
        into.append(self.you)
        into.append(1 if self.refreshed else 0)
