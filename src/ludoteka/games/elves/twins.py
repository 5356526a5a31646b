"""How the plain things of this game begin and are cloned. Written by tools/fields.py; do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, final

from mypy_extensions import mypyc_attr

from ludoteka.games.elves import fields
from ludoteka.kernel.machine import Procedure, State
from ludoteka.kernel.plain import Fields, Plain, makes
from ludoteka.kernel.windows import Window

if TYPE_CHECKING:
    from ludoteka.games.elves.player import Player


@final
@mypyc_attr(acyclic=True)
class Rules(Plain):
    """Rules of one table: never changed, so shared by clones."""

    def __init__(self, options: dict[str, Any] | None = None) -> None:
        self.scenario, self.layout, self.race, self.nations = "superiority", "novice", "lands", "random"
        self.castles, self.allies, self.trade, self.castle_retreat = "seated", "across", True, False
        self.reveal, self.inherit, self.ally_keeper, self.castles_are_towers = "on_take", False, False, False
        for name, value in (options or {}).items():
            setattr(self, name, value)

    def declared(self) -> Fields:
        return fields.RULES

    def pour(self, into: list[int]) -> None:
        kinds = fields.RULES.kinds
        kinds[0].pour(self.scenario, into)
        kinds[1].pour(self.layout, into)
        kinds[2].pour(self.race, into)
        kinds[3].pour(self.nations, into)
        kinds[4].pour(self.castles, into)
        kinds[5].pour(self.allies, into)
        into.append(1 if self.trade else 0)
        into.append(1 if self.castle_retreat else 0)
        kinds[8].pour(self.reveal, into)
        into.append(1 if self.inherit else 0)
        into.append(1 if self.ally_keeper else 0)
        into.append(1 if self.castles_are_towers else 0)

    def saved(self) -> dict[str, Any]:
        found = fields.RULES.sheet.copy()
        found["scenario"], found["layout"], found["race"] = self.scenario, self.layout, self.race
        found["nations"], found["castles"], found["allies"] = self.nations, self.castles, self.allies
        found["trade"], found["castle_retreat"], found["reveal"] = self.trade, self.castle_retreat, self.reveal
        found["inherit"], found["ally_keeper"] = self.inherit, self.ally_keeper
        found["castles_are_towers"] = self.castles_are_towers
        return found


makes(Rules)


@mypyc_attr(acyclic=True)
class PlainPlayer(Plain):
    def __init__(self, seat: int = 0, like: PlainPlayer | None = None) -> None:
        self.seat = seat
        if like is None:
            self.nation, self.castle, self.out, self.goal = -1, -1, False, -1
            self.ruled_out, self.turns, self.vigil, self.trophies = 0, 0, 0, 0
            self.silent, self.offers, self.lands, self.held = False, 0, 0, 0
            self.border = 0
            self.hand: list[int] = []
            self.known: list[int] = []
            self.sent: list[int] = []
            self.deck: list[int] = []
            self.discard: list[int] = []
            self.treasures: list[int] = []
            self.artefacts: list[int] = []
            self.spied: list[int] = []
        else:
            self.nation, self.castle, self.out, self.goal = like.nation, like.castle, like.out, like.goal
            self.ruled_out, self.hand, self.known, self.sent = like.ruled_out, like.hand[:], like.known[:], like.sent[:]
            self.deck, self.discard, self.treasures = like.deck[:], like.discard[:], like.treasures[:]
            self.artefacts, self.spied, self.turns = like.artefacts[:], like.spied[:], like.turns
            self.vigil, self.trophies, self.silent, self.offers = like.vigil, like.trophies, like.silent, like.offers
            self.lands, self.held, self.border = like.lands, like.held, like.border

    def declared(self) -> Fields:
        return fields.PLAYER

    def pour(self, into: list[int]) -> None:
        kinds = fields.PLAYER.kinds
        into.append(self.seat)
        kinds[1].pour(self.nation, into)
        kinds[2].pour(self.castle, into)
        into.append(1 if self.out else 0)
        kinds[4].pour(self.goal, into)
        into.append(self.ruled_out)
        kinds[6].pour(self.hand, into)
        kinds[7].pour(self.known, into)
        kinds[8].pour(self.sent, into)
        kinds[9].pour(self.deck, into)
        kinds[10].pour(self.discard, into)
        kinds[11].pour(self.treasures, into)
        kinds[12].pour(self.artefacts, into)
        kinds[13].pour(self.spied, into)
        into.append(self.turns)
        into.append(self.vigil)
        into.append(self.trophies)
        into.append(1 if self.silent else 0)
        into.append(self.offers)

    def saved(self) -> dict[str, Any]:
        found = fields.PLAYER.sheet.copy()
        kinds = fields.PLAYER.kinds
        found["seat"], found["nation"] = self.seat, kinds[1].save(self.nation)
        found["castle"], found["out"], found["goal"] = kinds[2].save(self.castle), self.out, kinds[4].save(self.goal)
        found["ruled_out"], found["hand"] = self.ruled_out, kinds[6].save(self.hand)
        found["known"], found["sent"] = kinds[7].save(self.known), kinds[8].save(self.sent)
        found["deck"], found["discard"] = kinds[9].save(self.deck), kinds[10].save(self.discard)
        found["treasures"], found["artefacts"] = kinds[11].save(self.treasures), kinds[12].save(self.artefacts)
        found["spied"], found["turns"], found["vigil"] = kinds[13].save(self.spied), self.turns, self.vigil
        found["trophies"], found["silent"], found["offers"] = self.trophies, self.silent, self.offers
        return found


@mypyc_attr(acyclic=True)
class PlainElves(State):
    def __init__(self, like: PlainElves | None = None) -> None:
        super().__init__(like)
        if like is None:
            self.rules, self.board, self.turn, self.first = Rules(), 0, 0, 0
            self.turns, self.phase, self.conflict, self.common = 0, 0, -1, -1
            self.truce, self.teleport, self.second, self.stage = -1, False, False, 0
            self.attacker, self.defender, self.keeper, self.taken = -1, -1, -1, -1
            self.top, self.bottom, self.flipped, self.reserve = -1, -1, False, -1
            self.reserve_card, self.fled, self.round, self.stirred = -1, -1, 0, False
            self.last_initiative, self.last_side, self.blocker, self.looped = -1, -1, -1, False
            self.players: list[Player] = []
            self.owners: list[int] = [-1] * 33
            self.squads: list[int] = []
            self.neutrals: list[int] = []
            self.fallen: list[int] = []
            self.relics: list[int] = []
            self.removed: list[int] = []
            self.gone: list[int] = []
            self.unused: list[int] = []
            self.pledged: list[int] = []
            self.lots: list[int] = []
            self.mustered: list[int] = []
            self.guards: list[int] = []
            self.field: list[int] = [-1, -1, -1, -1]
            self.spoils: list[int] = []
            self.trail: list[int] = []
        else:
            self.rules, self.players, self.board = like.rules, [one.clone() for one in like.players], like.board
            self.turn, self.first, self.turns, self.phase = like.turn, like.first, like.turns, like.phase
            self.owners, self.conflict, self.squads = like.owners[:], like.conflict, like.squads[:]
            self.neutrals, self.fallen, self.relics = like.neutrals[:], like.fallen[:], like.relics[:]
            self.removed, self.gone, self.unused = like.removed[:], like.gone[:], like.unused[:]
            self.pledged, self.common, self.lots = like.pledged[:], like.common, like.lots[:]
            self.mustered, self.truce, self.teleport = like.mustered[:], like.truce, like.teleport
            self.second, self.stage, self.attacker = like.second, like.stage, like.attacker
            self.defender, self.keeper, self.guards = like.defender, like.keeper, like.guards[:]
            self.field, self.taken, self.top, self.bottom = like.field[:], like.taken, like.top, like.bottom
            self.flipped, self.spoils, self.reserve = like.flipped, like.spoils[:], like.reserve
            self.reserve_card, self.fled, self.round = like.reserve_card, like.fled, like.round
            self.stirred, self.last_initiative, self.last_side = like.stirred, like.last_initiative, like.last_side
            self.blocker, self.looped, self.trail = like.blocker, like.looped, like.trail[:]

    def declared(self) -> Fields:
        return fields.ELVES

    def pour(self, into: list[int]) -> None:
        self.pour_common(into)
        kinds = fields.ELVES.kinds
        self.rules.pour(into)
        into.append(len(self.players))
        for one_of_players in self.players:
            one_of_players.pour(into)
        kinds[9].pour(self.board, into)
        into.append(self.turn)
        into.append(self.first)
        into.append(self.turns)
        into.append(self.phase)
        kinds[14].pour(self.owners, into)
        kinds[15].pour(self.conflict, into)
        kinds[16].pour(self.squads, into)
        kinds[17].pour(self.neutrals, into)
        kinds[18].pour(self.fallen, into)
        kinds[19].pour(self.relics, into)
        kinds[20].pour(self.removed, into)
        kinds[21].pour(self.gone, into)
        kinds[22].pour(self.unused, into)
        kinds[23].pour(self.pledged, into)
        kinds[24].pour(self.common, into)
        kinds[25].pour(self.lots, into)
        kinds[26].pour(self.mustered, into)
        kinds[27].pour(self.truce, into)
        into.append(1 if self.teleport else 0)
        into.append(1 if self.second else 0)
        into.append(self.stage)
        into.append(self.attacker)
        into.append(self.defender)
        into.append(self.keeper)
        kinds[34].pour(self.guards, into)
        kinds[35].pour(self.field, into)
        kinds[36].pour(self.taken, into)
        kinds[37].pour(self.top, into)
        kinds[38].pour(self.bottom, into)
        into.append(1 if self.flipped else 0)
        kinds[40].pour(self.spoils, into)
        into.append(self.reserve)
        kinds[42].pour(self.reserve_card, into)
        into.append(self.fled)
        into.append(self.round)
        into.append(1 if self.stirred else 0)
        into.append(self.last_initiative)
        into.append(self.last_side)
        into.append(self.blocker)
        into.append(1 if self.looped else 0)
        into.append(len(self.trail))
        into.extend(self.trail)

    def saved(self) -> dict[str, Any]:
        found = fields.ELVES.sheet.copy()
        self.save_common(found)
        kinds = fields.ELVES.kinds
        found["rules"], found["players"] = self.rules.saved(), [one.saved() for one in self.players]
        found["board"], found["turn"], found["first"] = kinds[9].save(self.board), self.turn, self.first
        found["turns"], found["phase"], found["owners"] = self.turns, self.phase, kinds[14].save(self.owners)
        found["conflict"], found["squads"] = kinds[15].save(self.conflict), kinds[16].save(self.squads)
        found["neutrals"], found["fallen"] = kinds[17].save(self.neutrals), kinds[18].save(self.fallen)
        found["relics"], found["removed"] = kinds[19].save(self.relics), kinds[20].save(self.removed)
        found["gone"], found["unused"] = kinds[21].save(self.gone), kinds[22].save(self.unused)
        found["pledged"], found["common"] = kinds[23].save(self.pledged), kinds[24].save(self.common)
        found["lots"], found["mustered"] = kinds[25].save(self.lots), kinds[26].save(self.mustered)
        found["truce"], found["teleport"], found["second"] = kinds[27].save(self.truce), self.teleport, self.second
        found["stage"], found["attacker"], found["defender"] = self.stage, self.attacker, self.defender
        found["keeper"], found["guards"] = self.keeper, kinds[34].save(self.guards)
        found["field"], found["taken"] = kinds[35].save(self.field), kinds[36].save(self.taken)
        found["top"], found["bottom"] = kinds[37].save(self.top), kinds[38].save(self.bottom)
        found["flipped"], found["spoils"], found["reserve"] = self.flipped, kinds[40].save(self.spoils), self.reserve
        found["reserve_card"], found["fled"], found["round"] = kinds[42].save(self.reserve_card), self.fled, self.round
        found["stirred"], found["last_initiative"] = self.stirred, self.last_initiative
        found["last_side"], found["blocker"], found["looped"] = self.last_side, self.blocker, self.looped
        found["trail"] = self.trail[:]
        return found


class PlainAnswers(Window[Any]):
    def __init__(self, you: int = 0, window: int = 0, item: int = -1, like: PlainAnswers | None = None) -> None:
        super().__init__(you)
        if like is None:
            self.window, self.item = window, item
        else:
            self.at, self.passed, self.window, self.item = like.at, like.passed, like.window, like.item

    def declared(self) -> Fields:
        return fields.ANSWERS

    def pour(self, into: list[int]) -> None:
        into.append(self.at)
        into.append(self.you)
        into.append(self.passed)
        into.append(self.window)
        into.append(self.item)


class PlainDeclared(Procedure[Any]):
    def __init__(self, you: int = 0, card: int = 0, item: int = -1, like: PlainDeclared | None = None) -> None:
        super().__init__(you)
        if like is None:
            self.card, self.item, self.aim, self.also = card, item, -1, -1
            self.prevented, self.cancelled = 0, False
        else:
            self.at, self.card, self.item, self.aim = like.at, like.card, like.item, like.aim
            self.also, self.prevented, self.cancelled = like.also, like.prevented, like.cancelled

    def declared(self) -> Fields:
        return fields.DECLARED

    def pour(self, into: list[int]) -> None:
        into.append(self.at)
        into.append(self.you)
        into.append(self.card)
        into.append(self.item)
        into.append(self.aim)
        into.append(self.also)
        into.append(self.prevented)
        into.append(1 if self.cancelled else 0)


class PlainCapture(Procedure[Any]):
    def __init__(self, you: int = 0, cell: int = 0, like: PlainCapture | None = None) -> None:
        super().__init__(you)
        if like is None:
            self.cell, self.looked = cell, -1
        else:
            self.at, self.cell, self.looked = like.at, like.cell, like.looked

    def declared(self) -> Fields:
        return fields.CAPTURE

    def pour(self, into: list[int]) -> None:
        into.append(self.at)
        into.append(self.you)
        into.append(self.cell)
        into.append(self.looked)


class PlainFight(Procedure[Any]):
    def declared(self) -> Fields:
        return fields.FIGHT

    def pour(self, into: list[int]) -> None:
        into.append(self.at)
        into.append(self.you)


class PlainCardTurn(Procedure[Any]):
    def __init__(self, you: int = 0, one: int = 0, extra: bool = False, like: PlainCardTurn | None = None) -> None:
        super().__init__(you)
        if like is None:
            self.one, self.extra = one, extra
        else:
            self.at, self.one, self.extra = like.at, like.one, like.extra

    def declared(self) -> Fields:
        return fields.CARD_TURN

    def pour(self, into: list[int]) -> None:
        into.append(self.at)
        into.append(self.you)
        into.append(self.one)
        into.append(1 if self.extra else 0)


class PlainLayout(Procedure[Any]):
    def __init__(self, you: int = 0, like: PlainLayout | None = None) -> None:
        super().__init__(you)
        if like is None:
            self.placed = 0
        else:
            self.at, self.placed = like.at, like.placed

    def declared(self) -> Fields:
        return fields.LAYOUT

    def pour(self, into: list[int]) -> None:
        into.append(self.at)
        into.append(self.you)
        into.append(self.placed)


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


class PlainStrike(Procedure[Any]):
    def __init__(
        self, you: int = 0, by: int = 0, hand: int = 0, target: int = 0, like: PlainStrike | None = None
    ) -> None:
        super().__init__(you)
        if like is None:
            self.by, self.hand, self.target, self.bonus = by, hand, target, 0
            self.prevented = 0
        else:
            self.at, self.by, self.hand, self.target = like.at, like.by, like.hand, like.target
            self.bonus, self.prevented = like.bonus, like.prevented

    def declared(self) -> Fields:
        return fields.STRIKE

    def pour(self, into: list[int]) -> None:
        into.append(self.at)
        into.append(self.you)
        into.append(self.by)
        into.append(self.hand)
        into.append(self.target)
        into.append(self.bonus)
        into.append(self.prevented)


class PlainMove(Procedure[Any]):
    def __init__(self, you: int = 0, by: int = 0, hand: int = 0, like: PlainMove | None = None) -> None:
        super().__init__(you)
        if like is None:
            self.by, self.hand = by, hand
        else:
            self.at, self.by, self.hand = like.at, like.by, like.hand

    def declared(self) -> Fields:
        return fields.MOVE

    def pour(self, into: list[int]) -> None:
        into.append(self.at)
        into.append(self.you)
        into.append(self.by)
        into.append(self.hand)


class PlainDeaths(Procedure[Any]):
    def declared(self) -> Fields:
        return fields.DEATHS

    def pour(self, into: list[int]) -> None:
        into.append(self.at)
        into.append(self.you)


class PlainExchange(Procedure[Any]):
    def __init__(self, you: int = 0, card: int = 0, like: PlainExchange | None = None) -> None:
        super().__init__(you)
        if like is None:
            self.card = card
        else:
            self.at, self.card = like.at, like.card

    def declared(self) -> Fields:
        return fields.EXCHANGE

    def pour(self, into: list[int]) -> None:
        kinds = fields.EXCHANGE.kinds
        into.append(self.at)
        into.append(self.you)
        kinds[2].pour(self.card, into)


class PlainOffer(Procedure[Any]):
    def __init__(self, you: int = 0, to: int = 0, countered: bool = False, like: PlainOffer | None = None) -> None:
        super().__init__(you)
        if like is None:
            self.to, self.artefacts, self.help, self.countered = to, 0, False, countered
            self.gives: list[int] = []
            self.wants: list[int] = []
            self.paid: list[int] = []
        else:
            self.at, self.to, self.gives, self.wants = like.at, like.to, like.gives[:], like.wants[:]
            self.artefacts, self.paid, self.help = like.artefacts, like.paid[:], like.help
            self.countered = like.countered

    def declared(self) -> Fields:
        return fields.OFFER

    def pour(self, into: list[int]) -> None:
        kinds = fields.OFFER.kinds
        into.append(self.at)
        into.append(self.you)
        into.append(self.to)
        kinds[3].pour(self.gives, into)
        kinds[4].pour(self.wants, into)
        into.append(self.artefacts)
        kinds[6].pour(self.paid, into)
        into.append(1 if self.help else 0)
        into.append(1 if self.countered else 0)


class PlainTurn(Procedure[Any]):
    def __init__(self, you: int = 0, like: PlainTurn | None = None) -> None:
        super().__init__(you)
        if like is None:
            self.cell, self.again = -1, False
        else:
            self.at, self.cell, self.again = like.at, like.cell, like.again

    def declared(self) -> Fields:
        return fields.TURN

    def pour(self, into: list[int]) -> None:
        into.append(self.at)
        into.append(self.you)
        into.append(self.cell)
        into.append(1 if self.again else 0)
