"""How the plain things of this game begin and are cloned. Written by tools/fields.py; do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, final

from mypy_extensions import mypyc_attr

from ludoteka.games.shards import fields
from ludoteka.kernel.machine import Procedure, State
from ludoteka.kernel.piles import Pile
from ludoteka.kernel.plain import Fields, Plain, makes

if TYPE_CHECKING:
    from ludoteka.games.shards.player import Player


@final
@mypyc_attr(acyclic=True)
class Rules(Plain):
    """Rules of one table: never changed, so shared by clones."""

    def __init__(self, options: dict[str, Any] | None = None) -> None:
        self.variant, self.relics, self.auction, self.draft = "standard", True, False, False
        self.secret, self.leaders, self.all_power, self.talons = False, "random", True, "point"
        self.guards_stack, self.oracles, self.nemesis_bonus, self.nemesis_draw = True, "opponents", "mastery", "mastery"
        self.nemesis_first = "random"
        for name, value in (options or {}).items():
            setattr(self, name, value)

    def declared(self) -> Fields:
        return fields.RULES

    def pour(self, into: list[int]) -> None:
        kinds = fields.RULES.kinds
        kinds[0].pour(self.variant, into)
        into.append(1 if self.relics else 0)
        into.append(1 if self.auction else 0)
        into.append(1 if self.draft else 0)
        into.append(1 if self.secret else 0)
        kinds[5].pour(self.leaders, into)
        into.append(1 if self.all_power else 0)
        kinds[7].pour(self.talons, into)
        into.append(1 if self.guards_stack else 0)
        kinds[9].pour(self.oracles, into)
        kinds[10].pour(self.nemesis_bonus, into)
        kinds[11].pour(self.nemesis_draw, into)
        kinds[12].pour(self.nemesis_first, into)

    def saved(self) -> dict[str, Any]:
        found = fields.RULES.sheet.copy()
        found["variant"], found["relics"], found["auction"] = self.variant, self.relics, self.auction
        found["draft"], found["secret"], found["leaders"] = self.draft, self.secret, self.leaders
        found["all_power"], found["talons"], found["guards_stack"] = self.all_power, self.talons, self.guards_stack
        found["oracles"], found["nemesis_bonus"] = self.oracles, self.nemesis_bonus
        found["nemesis_draw"], found["nemesis_first"] = self.nemesis_draw, self.nemesis_first
        return found


makes(Rules)


@mypyc_attr(acyclic=True)
class PlainPlayer(Plain):
    def __init__(self, seat: int = 0, like: PlainPlayer | None = None) -> None:
        self.seat = seat
        if like is None:
            self.leader, self.health, self.mastery, self.gems = -1, 50, 0, 0
            self.power, self.infinite, self.focused, self.out = 0, False, False, False
            self.deck, self.relic, self.bid, self.summons = Pile(1 + seat, [], [], []), -1, 0, 0
            self.echoes, self.talons, self.hearts, self.struck = 0, 0, 0, 0
            self.unblockable = False
            self.hand: list[int] = []
            self.known: list[int] = []
            self.discard: list[int] = []
            self.allies: list[int] = []
            self.hired: list[int] = []
            self.champions: list[int] = []
            self.played: list[int] = []
            self.relics: list[int] = []
            self.secret: list[int] = []
            self.unused: list[int] = []
        else:
            self.leader, self.health, self.mastery, self.gems = like.leader, like.health, like.mastery, like.gems
            self.power, self.infinite, self.focused, self.out = like.power, like.infinite, like.focused, like.out
            self.hand, self.known, self.deck = like.hand[:], like.known[:], like.deck.clone()
            self.discard, self.allies, self.hired = like.discard[:], like.allies[:], like.hired[:]
            self.champions, self.played, self.relics = like.champions[:], like.played[:], like.relics[:]
            self.secret, self.unused, self.relic, self.bid = like.secret[:], like.unused[:], like.relic, like.bid
            self.summons, self.echoes, self.talons, self.hearts = like.summons, like.echoes, like.talons, like.hearts
            self.struck, self.unblockable = like.struck, like.unblockable

    def declared(self) -> Fields:
        return fields.PLAYER

    def pour(self, into: list[int]) -> None:
        kinds = fields.PLAYER.kinds
        into.append(self.seat)
        kinds[1].pour(self.leader, into)
        into.append(self.health)
        into.append(self.mastery)
        into.append(self.gems)
        into.append(self.power)
        into.append(1 if self.infinite else 0)
        into.append(1 if self.focused else 0)
        into.append(1 if self.out else 0)
        kinds[9].pour(self.hand, into)
        kinds[10].pour(self.known, into)
        kinds[11].pour(self.deck, into)
        kinds[12].pour(self.discard, into)
        kinds[13].pour(self.allies, into)
        kinds[14].pour(self.hired, into)
        kinds[15].pour(self.champions, into)
        kinds[16].pour(self.played, into)
        kinds[17].pour(self.relics, into)
        kinds[18].pour(self.secret, into)
        kinds[19].pour(self.unused, into)
        kinds[20].pour(self.relic, into)
        into.append(self.bid)
        into.append(self.summons)
        into.append(self.echoes)
        into.append(self.talons)
        into.append(self.hearts)
        into.append(self.struck)
        into.append(1 if self.unblockable else 0)

    def saved(self) -> dict[str, Any]:
        found = fields.PLAYER.sheet.copy()
        kinds = fields.PLAYER.kinds
        found["seat"], found["leader"], found["health"] = self.seat, kinds[1].save(self.leader), self.health
        found["mastery"], found["gems"], found["power"] = self.mastery, self.gems, self.power
        found["infinite"], found["focused"], found["out"] = self.infinite, self.focused, self.out
        found["hand"], found["known"] = kinds[9].save(self.hand), kinds[10].save(self.known)
        found["deck"], found["discard"] = kinds[11].save(self.deck), kinds[12].save(self.discard)
        found["allies"], found["hired"] = kinds[13].save(self.allies), kinds[14].save(self.hired)
        found["champions"], found["played"] = kinds[15].save(self.champions), kinds[16].save(self.played)
        found["relics"], found["secret"] = kinds[17].save(self.relics), kinds[18].save(self.secret)
        found["unused"], found["relic"] = kinds[19].save(self.unused), kinds[20].save(self.relic)
        found["bid"], found["summons"], found["echoes"] = self.bid, self.summons, self.echoes
        found["talons"], found["hearts"], found["struck"] = self.talons, self.hearts, self.struck
        found["unblockable"] = self.unblockable
        return found


@mypyc_attr(acyclic=True)
class PlainShards(State):
    def __init__(self, like: PlainShards | None = None) -> None:
        super().__init__(like)
        if like is None:
            self.rules, self.nemesis, self.turn, self.first = Rules(), -1, 0, 0
            self.turns, self.phase, self.centre = 0, 0, Pile(0, [], [], [])
            self.players: list[Player] = []
            self.row: list[int] = []
            self.banished: list[int] = []
            self.pool: list[int] = []
            self.box: list[int] = []
            self.gone: list[int] = []
        else:
            self.rules, self.players, self.nemesis = like.rules, [one.clone() for one in like.players], like.nemesis
            self.turn, self.first, self.turns, self.phase = like.turn, like.first, like.turns, like.phase
            self.row, self.centre, self.banished = like.row[:], like.centre.clone(), like.banished[:]
            self.pool, self.box, self.gone = like.pool[:], like.box[:], like.gone[:]

    def declared(self) -> Fields:
        return fields.SHARDS

    def pour(self, into: list[int]) -> None:
        self.pour_common(into)
        kinds = fields.SHARDS.kinds
        self.rules.pour(into)
        into.append(len(self.players))
        for one_of_players in self.players:
            one_of_players.pour(into)
        into.append(self.nemesis)
        into.append(self.turn)
        into.append(self.first)
        into.append(self.turns)
        into.append(self.phase)
        kinds[14].pour(self.row, into)
        kinds[15].pour(self.centre, into)
        kinds[16].pour(self.banished, into)
        kinds[17].pour(self.pool, into)
        kinds[18].pour(self.box, into)
        kinds[19].pour(self.gone, into)

    def saved(self) -> dict[str, Any]:
        found = fields.SHARDS.sheet.copy()
        self.save_common(found)
        kinds = fields.SHARDS.kinds
        found["rules"], found["players"] = self.rules.saved(), [one.saved() for one in self.players]
        found["nemesis"], found["turn"], found["first"] = self.nemesis, self.turn, self.first
        found["turns"], found["phase"], found["row"] = self.turns, self.phase, kinds[14].save(self.row)
        found["centre"], found["banished"] = kinds[15].save(self.centre), kinds[16].save(self.banished)
        found["pool"], found["box"] = kinds[17].save(self.pool), kinds[18].save(self.box)
        found["gone"] = kinds[19].save(self.gone)
        return found


class PlainAttack(Procedure[Any]):
    def __init__(self, you: int = 0, like: PlainAttack | None = None) -> None:
        super().__init__(you)
        if like is None:
            self.power, self.infinite, self.next, self.second = 0, False, 0, False
            self.targets: list[int] = []
            self.assigned: list[int] = []
            self.shields: list[int] = []
            self.shown: list[int] = []
        else:
            self.at, self.power, self.infinite, self.targets = like.at, like.power, like.infinite, like.targets[:]
            self.assigned, self.shields, self.shown = like.assigned[:], like.shields[:], like.shown[:]
            self.next, self.second = like.next, like.second

    def declared(self) -> Fields:
        return fields.ATTACK

    def pour(self, into: list[int]) -> None:
        into.append(self.at)
        into.append(self.you)
        into.append(self.power)
        into.append(1 if self.infinite else 0)
        into.append(len(self.targets))
        into.extend(self.targets)
        into.append(len(self.assigned))
        into.extend(self.assigned)
        into.append(len(self.shields))
        into.extend(self.shields)
        into.append(len(self.shown))
        into.extend(self.shown)
        into.append(self.next)
        into.append(1 if self.second else 0)


class PlainAuction(Procedure[Any]):
    def __init__(self, you: int = 0, seats: int = 0, like: PlainAuction | None = None) -> None:
        super().__init__(you)
        if like is None:
            self.bid, self.seats = 0, seats
            self.bidders: list[int] = []
        else:
            self.at, self.bidders, self.bid, self.seats = like.at, like.bidders[:], like.bid, like.seats

    def declared(self) -> Fields:
        return fields.AUCTION

    def pour(self, into: list[int]) -> None:
        into.append(self.at)
        into.append(self.you)
        into.append(len(self.bidders))
        into.extend(self.bidders)
        into.append(self.bid)
        into.append(self.seats)


class PlainClose(Procedure[Any]):
    def declared(self) -> Fields:
        return fields.CLOSE

    def pour(self, into: list[int]) -> None:
        into.append(self.at)
        into.append(self.you)


class PlainDraft(Procedure[Any]):
    def declared(self) -> Fields:
        return fields.DRAFT

    def pour(self, into: list[int]) -> None:
        into.append(self.at)
        into.append(self.you)


class PlainNemesisTurn(Procedure[Any]):
    def __init__(self, you: int = 0, like: PlainNemesisTurn | None = None) -> None:
        super().__init__(you)
        if like is None:
            self.revealed = -1
        else:
            self.at, self.revealed = like.at, like.revealed

    def declared(self) -> Fields:
        return fields.NEMESIS_TURN

    def pour(self, into: list[int]) -> None:
        into.append(self.at)
        into.append(self.you)
        into.append(self.revealed)


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


class PlainTurn(Procedure[Any]):
    def declared(self) -> Fields:
        return fields.TURN

    def pour(self, into: list[int]) -> None:
        into.append(self.at)
        into.append(self.you)
