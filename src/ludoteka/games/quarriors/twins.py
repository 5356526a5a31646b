"""How the plain things of this game begin and are cloned. Written by tools/fields.py; do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, final

from mypy_extensions import mypyc_attr

from ludoteka.games.quarriors import fields
from ludoteka.kernel.machine import Procedure, State
from ludoteka.kernel.plain import Fields, Plain, makes
from ludoteka.kernel.windows import Triggers, Window

if TYPE_CHECKING:
    from ludoteka.games.quarriors.player import Player


@final
@mypyc_attr(acyclic=True)
class Rules(Plain):
    """Rules of one table: never changed, so shared by clones."""

    def __init__(self, options: dict[str, Any] | None = None) -> None:
        self.wilds, self.first, self.second_capture, self.spent_pile = "random", "random", False, False
        self.damage_once, self.portal_loop, self.assistant_is_creature = False, False, False
        self.hag_just_scored, self.tax_on_free_summons, self.ooze_copies_all = False, False, False
        self.sweep_spells_at_scoring = False
        for name, value in (options or {}).items():
            setattr(self, name, value)

    def declared(self) -> Fields:
        return fields.RULES

    def pour(self, into: list[int]) -> None:
        kinds = fields.RULES.kinds
        kinds[0].pour(self.wilds, into)
        kinds[1].pour(self.first, into)
        into.append(1 if self.second_capture else 0)
        into.append(1 if self.spent_pile else 0)
        into.append(1 if self.damage_once else 0)
        into.append(1 if self.portal_loop else 0)
        into.append(1 if self.assistant_is_creature else 0)
        into.append(1 if self.hag_just_scored else 0)
        into.append(1 if self.tax_on_free_summons else 0)
        into.append(1 if self.ooze_copies_all else 0)
        into.append(1 if self.sweep_spells_at_scoring else 0)

    def saved(self) -> dict[str, Any]:
        found = fields.RULES.sheet.copy()
        found["wilds"], found["first"], found["second_capture"] = self.wilds, self.first, self.second_capture
        found["spent_pile"], found["damage_once"] = self.spent_pile, self.damage_once
        found["portal_loop"], found["assistant_is_creature"] = self.portal_loop, self.assistant_is_creature
        found["hag_just_scored"], found["tax_on_free_summons"] = self.hag_just_scored, self.tax_on_free_summons
        found["ooze_copies_all"], found["sweep_spells_at_scoring"] = self.ooze_copies_all, self.sweep_spells_at_scoring
        return found


makes(Rules)


@mypyc_attr(acyclic=True)
class PlainPlayer(Plain):
    def __init__(self, seat: int = 0, like: PlainPlayer | None = None) -> None:
        self.seat = seat
        if like is None:
            self.glory, self.quiddity, self.might, self.guard = 0, 0, 0, 0
            self.haven = False
            self.bag: list[int] = []
            self.pool: list[int] = []
            self.ready: list[int] = []
            self.spells: list[int] = []
            self.used: list[int] = []
            self.spent: list[int] = []
            self.aside: list[int] = []
        else:
            self.glory, self.quiddity, self.bag, self.pool = like.glory, like.quiddity, like.bag[:], like.pool[:]
            self.ready, self.spells, self.used, self.spent = like.ready[:], like.spells[:], like.used[:], like.spent[:]
            self.aside, self.might, self.guard, self.haven = like.aside[:], like.might, like.guard, like.haven

    def declared(self) -> Fields:
        return fields.PLAYER

    def pour(self, into: list[int]) -> None:
        kinds = fields.PLAYER.kinds
        into.append(self.seat)
        into.append(self.glory)
        into.append(self.quiddity)
        kinds[3].pour(self.bag, into)
        kinds[4].pour(self.pool, into)
        kinds[5].pour(self.ready, into)
        kinds[6].pour(self.spells, into)
        kinds[7].pour(self.used, into)
        kinds[8].pour(self.spent, into)
        kinds[9].pour(self.aside, into)
        into.append(self.might)
        into.append(self.guard)
        into.append(1 if self.haven else 0)

    def saved(self) -> dict[str, Any]:
        found = fields.PLAYER.sheet.copy()
        kinds = fields.PLAYER.kinds
        found["seat"], found["glory"], found["quiddity"] = self.seat, self.glory, self.quiddity
        found["bag"], found["pool"] = kinds[3].save(self.bag), kinds[4].save(self.pool)
        found["ready"], found["spells"] = kinds[5].save(self.ready), kinds[6].save(self.spells)
        found["used"], found["spent"] = kinds[7].save(self.used), kinds[8].save(self.spent)
        found["aside"], found["might"], found["guard"] = kinds[9].save(self.aside), self.might, self.guard
        found["haven"] = self.haven
        return found


@mypyc_attr(acyclic=True)
class PlainQuarriors(State):
    def __init__(self, like: PlainQuarriors | None = None) -> None:
        super().__init__(like)
        if like is None:
            self.rules, self.turn, self.first, self.turns = Rules(), 0, 0, 0
            self.phase, self.captures, self.discount, self.scored = 0, 0, 0, 0
            self.beaten, self.summoned, self.defender, self.remaining = 0, 0, -1, 0
            self.rescued = False
            self.wilds: list[int] = [-1] * 18
            self.supply: list[int] = [0] * 18
            self.players: list[Player] = []
            self.just_scored: list[int] = []
            self.attackers: list[int] = []
            self.values: list[int] = []
            self.places: list[int] = []
            self.added: list[int] = []
        else:
            self.rules, self.wilds, self.supply = like.rules, like.wilds[:], like.supply[:]
            self.players, self.turn, self.first = [one.clone() for one in like.players], like.turn, like.first
            self.turns, self.phase, self.captures, self.discount = like.turns, like.phase, like.captures, like.discount
            self.scored, self.just_scored, self.beaten = like.scored, like.just_scored[:], like.beaten
            self.summoned, self.attackers, self.values = like.summoned, like.attackers[:], like.values[:]
            self.places, self.added, self.defender = like.places[:], like.added[:], like.defender
            self.remaining, self.rescued = like.remaining, like.rescued

    def declared(self) -> Fields:
        return fields.QUARRIORS

    def pour(self, into: list[int]) -> None:
        self.pour_common(into)
        kinds = fields.QUARRIORS.kinds
        self.rules.pour(into)
        kinds[8].pour(self.wilds, into)
        kinds[9].pour(self.supply, into)
        into.append(len(self.players))
        for one_of_players in self.players:
            one_of_players.pour(into)
        into.append(self.turn)
        into.append(self.first)
        into.append(self.turns)
        into.append(self.phase)
        into.append(self.captures)
        into.append(self.discount)
        into.append(self.scored)
        kinds[18].pour(self.just_scored, into)
        into.append(self.beaten)
        into.append(self.summoned)
        kinds[21].pour(self.attackers, into)
        into.append(len(self.values))
        into.extend(self.values)
        into.append(len(self.places))
        into.extend(self.places)
        into.append(len(self.added))
        into.extend(self.added)
        into.append(self.defender)
        into.append(self.remaining)
        into.append(1 if self.rescued else 0)

    def saved(self) -> dict[str, Any]:
        found = fields.QUARRIORS.sheet.copy()
        self.save_common(found)
        kinds = fields.QUARRIORS.kinds
        found["rules"], found["wilds"] = self.rules.saved(), kinds[8].save(self.wilds)
        found["supply"], found["players"] = kinds[9].save(self.supply), [one.saved() for one in self.players]
        found["turn"], found["first"], found["turns"], found["phase"] = self.turn, self.first, self.turns, self.phase
        found["captures"], found["discount"], found["scored"] = self.captures, self.discount, self.scored
        found["just_scored"], found["beaten"] = kinds[18].save(self.just_scored), self.beaten
        found["summoned"], found["attackers"] = self.summoned, kinds[21].save(self.attackers)
        found["values"], found["places"], found["added"] = self.values[:], self.places[:], self.added[:]
        found["defender"], found["remaining"], found["rescued"] = self.defender, self.remaining, self.rescued
        return found


class PlainAttack(Procedure[Any]):
    def __init__(self, you: int = 0, like: PlainAttack | None = None) -> None:
        super().__init__(you)
        if like is None:
            self.next, self.kills, self.cursor, self.quake = 1, 0, -1, 0
            self.calm = False
        else:
            self.at, self.next, self.kills, self.cursor = like.at, like.next, like.kills, like.cursor
            self.quake, self.calm = like.quake, like.calm

    def declared(self) -> Fields:
        return fields.ATTACK

    def pour(self, into: list[int]) -> None:
        into.append(self.at)
        into.append(self.you)
        into.append(self.next)
        into.append(self.kills)
        into.append(self.cursor)
        into.append(self.quake)
        into.append(1 if self.calm else 0)


class PlainFall(Procedure[Any]):
    def __init__(
        self, you: int = 0, loser: int = 0, spot: int = 0, struck: bool = False, like: PlainFall | None = None
    ) -> None:
        super().__init__(you)
        if like is None:
            self.loser, self.spot, self.struck, self.die = loser, spot, struck, -1
            self.haunting = 0
            self.ways: list[int] = []
        else:
            self.at, self.loser, self.spot, self.struck = like.at, like.loser, like.spot, like.struck
            self.die, self.haunting, self.ways = like.die, like.haunting, like.ways[:]

    def declared(self) -> Fields:
        return fields.FALL

    def pour(self, into: list[int]) -> None:
        into.append(self.at)
        into.append(self.you)
        into.append(self.loser)
        into.append(self.spot)
        into.append(1 if self.struck else 0)
        into.append(self.die)
        into.append(self.haunting)
        into.append(len(self.ways))
        into.extend(self.ways)


class PlainReactions(Window[Any]):
    def __init__(self, you: int = 0, moment: int = 0, of: int = -1, like: PlainReactions | None = None) -> None:
        super().__init__(you)
        if like is None:
            self.moment, self.of = moment, of
        else:
            self.at, self.passed, self.moment, self.of = like.at, like.passed, like.moment, like.of

    def declared(self) -> Fields:
        return fields.REACTIONS

    def pour(self, into: list[int]) -> None:
        into.append(self.at)
        into.append(self.you)
        into.append(self.passed)
        into.append(self.moment)
        into.append(self.of)


class PlainOrder(Triggers[Any]):
    def declared(self) -> Fields:
        return fields.ORDER

    def pour(self, into: list[int]) -> None:
        kinds = fields.ORDER.kinds
        into.append(self.at)
        into.append(self.you)
        kinds[2].pour(self.waiting, into)
        into.append(len(self.round))
        into.extend(self.round)


class PlainScoring(Procedure[Any]):
    def __init__(self, you: int = 0, like: PlainScoring | None = None) -> None:
        super().__init__(you)
        if like is None:
            self.left = 0
        else:
            self.at, self.left = like.at, like.left

    def declared(self) -> Fields:
        return fields.SCORING

    def pour(self, into: list[int]) -> None:
        into.append(self.at)
        into.append(self.you)
        into.append(self.left)


class PlainTurn(Procedure[Any]):
    def declared(self) -> Fields:
        return fields.TURN

    def pour(self, into: list[int]) -> None:
        into.append(self.at)
        into.append(self.you)
