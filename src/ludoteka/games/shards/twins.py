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


class PlainClose(Procedure[Any]):
    def declared(self) -> Fields:
        return fields.CLOSE


class PlainDraft(Procedure[Any]):
    def declared(self) -> Fields:
        return fields.DRAFT


class PlainNemesisTurn(Procedure[Any]):
    def __init__(self, you: int = 0, like: PlainNemesisTurn | None = None) -> None:
        super().__init__(you)
        if like is None:
            self.revealed = -1
        else:
            self.at, self.revealed = like.at, like.revealed

    def declared(self) -> Fields:
        return fields.NEMESIS_TURN


class PlainRounds(Procedure[Any]):
    def declared(self) -> Fields:
        return fields.ROUNDS


class PlainSetUp(Procedure[Any]):
    def declared(self) -> Fields:
        return fields.SET_UP


class PlainTurn(Procedure[Any]):
    def declared(self) -> Fields:
        return fields.TURN
