"""How the plain things of this game begin and are cloned. Written by tools/fields.py; do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, final

from mypy_extensions import mypyc_attr

from ludoteka.games.evolution import fields
from ludoteka.kernel.machine import Procedure, State
from ludoteka.kernel.piles import Pile
from ludoteka.kernel.plain import Fields, Plain, makes, pour_field

if TYPE_CHECKING:
    from ludoteka.games.evolution.creature import Creature
    from ludoteka.games.evolution.player import Player


@final
@mypyc_attr(acyclic=True)
class Rules(Plain):
    """Rules of one table: never changed, so shared by clones."""

    def __init__(self, options: dict[str, Any] | None = None) -> None:
        self.ether, self.victims, self.rare, self.familiar = False, False, "auto", False
        self.difficulty, self.sleep_after_gain, self.crystal_per_success = "normal", True, "trait"
        self.hand_refill, self.new_source_each_round, self.friendly_attack = "up-to-5", True, True
        self.ether_pick_after_discard, self.late_activation_traits, self.band_before_traits = True, False, False
        self.copy_can_break_targeting, self.copy_lasts_through_after_attack = False, True
        self.second_attack_optional, self.hiding_before_traits, self.after_attack_optional = True, True, True
        self.familiar_accepts_traits, self.beast_acts_before_round_end, self.topmost = False, True, "newest"
        self.familiar_in_solo, self.pesky_once_per_round, self.figure = False, True, "behind"
        for name, value in (options or {}).items():
            setattr(self, name, value)

    def declared(self) -> Fields:
        return fields.RULES

    def pour(self, into: list[int]) -> None:
        kinds = fields.RULES.kinds
        into.append(1 if self.ether else 0)
        into.append(1 if self.victims else 0)
        kinds[2].pour(self.rare, into)
        into.append(1 if self.familiar else 0)
        kinds[4].pour(self.difficulty, into)
        into.append(1 if self.sleep_after_gain else 0)
        kinds[6].pour(self.crystal_per_success, into)
        kinds[7].pour(self.hand_refill, into)
        into.append(1 if self.new_source_each_round else 0)
        into.append(1 if self.friendly_attack else 0)
        into.append(1 if self.ether_pick_after_discard else 0)
        into.append(1 if self.late_activation_traits else 0)
        pour_field(self, fields.RULES.fields[12], into)
        into.append(1 if self.copy_can_break_targeting else 0)
        into.append(1 if self.copy_lasts_through_after_attack else 0)
        into.append(1 if self.second_attack_optional else 0)
        into.append(1 if self.hiding_before_traits else 0)
        into.append(1 if self.after_attack_optional else 0)
        into.append(1 if self.familiar_accepts_traits else 0)
        into.append(1 if self.beast_acts_before_round_end else 0)
        kinds[20].pour(self.topmost, into)
        into.append(1 if self.familiar_in_solo else 0)
        into.append(1 if self.pesky_once_per_round else 0)
        kinds[23].pour(self.figure, into)

    def saved(self) -> dict[str, Any]:
        if self.band_before_traits:
            return super().saved()
        found = fields.RULES.sheet.copy()
        found["ether"], found["victims"], found["rare"] = self.ether, self.victims, self.rare
        found["familiar"], found["difficulty"] = self.familiar, self.difficulty
        found["sleep_after_gain"], found["crystal_per_success"] = self.sleep_after_gain, self.crystal_per_success
        found["hand_refill"], found["new_source_each_round"] = self.hand_refill, self.new_source_each_round
        found["friendly_attack"] = self.friendly_attack
        found["ether_pick_after_discard"] = self.ether_pick_after_discard
        found["late_activation_traits"] = self.late_activation_traits
        found["copy_can_break_targeting"] = self.copy_can_break_targeting
        found["copy_lasts_through_after_attack"] = self.copy_lasts_through_after_attack
        found["second_attack_optional"] = self.second_attack_optional
        found["hiding_before_traits"] = self.hiding_before_traits
        found["after_attack_optional"] = self.after_attack_optional
        found["familiar_accepts_traits"] = self.familiar_accepts_traits
        found["beast_acts_before_round_end"], found["topmost"] = self.beast_acts_before_round_end, self.topmost
        found["familiar_in_solo"], found["pesky_once_per_round"] = self.familiar_in_solo, self.pesky_once_per_round
        found["figure"] = self.figure
        return found


makes(Rules)


@mypyc_attr(acyclic=True)
class PlainCreature(Plain):
    def __init__(self, like: PlainCreature | None = None) -> None:
        if like is None:
            self.card, self.known, self.crystals, self.asleep = 0, False, 0, False
            self.part, self.hid, self.mimicked, self.force = 0, False, 0, 0
            self.traits: list[int] = []
        else:
            self.card, self.known, self.crystals, self.asleep = like.card, like.known, like.crystals, like.asleep
            self.part, self.hid, self.traits, self.mimicked = like.part, like.hid, like.traits, like.mimicked
            self.force = like.force

    def declared(self) -> Fields:
        return fields.CREATURE

    def pour(self, into: list[int]) -> None:
        kinds = fields.CREATURE.kinds
        kinds[0].pour(self.card, into)
        into.append(1 if self.known else 0)
        into.append(self.crystals)
        into.append(1 if self.asleep else 0)
        into.append(self.part)
        into.append(1 if self.hid else 0)
        kinds[6].pour(self.traits, into)
        into.append(self.mimicked)
        into.append(self.force)

    def saved(self) -> dict[str, Any]:
        found = fields.CREATURE.sheet.copy()
        kinds = fields.CREATURE.kinds
        found["card"], found["known"], found["crystals"] = kinds[0].save(self.card), self.known, self.crystals
        found["asleep"], found["part"], found["hid"] = self.asleep, self.part, self.hid
        found["traits"], found["mimicked"], found["force"] = kinds[6].save(self.traits), self.mimicked, self.force
        return found


@mypyc_attr(acyclic=True)
class PlainPlayer(Plain):
    def __init__(self, seat: int = 0, like: PlainPlayer | None = None) -> None:
        self.seat = seat
        if like is None:
            self.tokens = 0
            self.hand: list[int] = []
            self.creatures: list[Creature] = []
        else:
            self.tokens, self.hand, self.creatures = like.tokens, like.hand, [one.clone() for one in like.creatures]

    def declared(self) -> Fields:
        return fields.PLAYER

    def pour(self, into: list[int]) -> None:
        kinds = fields.PLAYER.kinds
        into.append(self.seat)
        into.append(self.tokens)
        kinds[2].pour(self.hand, into)
        into.append(len(self.creatures))
        for one_of_creatures in self.creatures:
            one_of_creatures.pour(into)

    def saved(self) -> dict[str, Any]:
        found = fields.PLAYER.sheet.copy()
        kinds = fields.PLAYER.kinds
        found["seat"], found["tokens"], found["hand"] = self.seat, self.tokens, kinds[2].save(self.hand)
        found["creatures"] = [one.saved() for one in self.creatures]
        return found


@mypyc_attr(acyclic=True)
class PlainEvolution(State):
    def __init__(self, like: PlainEvolution | None = None) -> None:
        super().__init__(like)
        if like is None:
            self.rules, self.shadow, self.side, self.dormant = Rules(), -1, 0, False
            self.first, self.turn, self.round, self.deck = 0, 0, 0, Pile(0, [], [], [])
            self.sources, self.source, self.lower, self.upper = Pile(1, [], [], []), -1, 0, 0
            self.attacker, self.target, self.success, self.paid = -1, -1, False, False
            self.part, self.lasting, self.called, self.rest = 0, False, False, 0
            self.players: list[Player] = []
            self.familiar: list[Creature] = []
            self.discard: list[int] = []
            self.ether: list[int] = []
            self.past: list[int] = []
            self.gone: list[list[int]] = []
        else:
            self.rules, self.players, self.shadow = like.rules, [one.clone() for one in like.players], like.shadow
            self.familiar, self.side, self.dormant = [one.clone() for one in like.familiar], like.side, like.dormant
            self.first, self.turn, self.round, self.deck = like.first, like.turn, like.round, like.deck.clone()
            self.discard, self.ether, self.sources = like.discard[:], like.ether, like.sources.clone()
            self.past, self.source, self.lower, self.upper = like.past, like.source, like.lower, like.upper
            self.attacker, self.target, self.success, self.paid = like.attacker, like.target, like.success, like.paid
            self.part, self.lasting, self.called, self.rest = like.part, like.lasting, like.called, like.rest
            self.gone = like.gone

    def declared(self) -> Fields:
        return fields.EVOLUTION

    def pour(self, into: list[int]) -> None:
        self.pour_common(into)
        kinds = fields.EVOLUTION.kinds
        self.rules.pour(into)
        into.append(len(self.players))
        for one_of_players in self.players:
            one_of_players.pour(into)
        into.append(self.shadow)
        into.append(len(self.familiar))
        for one_of_familiar in self.familiar:
            one_of_familiar.pour(into)
        into.append(self.side)
        into.append(1 if self.dormant else 0)
        into.append(self.first)
        into.append(self.turn)
        into.append(self.round)
        kinds[16].pour(self.deck, into)
        kinds[17].pour(self.discard, into)
        kinds[18].pour(self.ether, into)
        kinds[19].pour(self.sources, into)
        kinds[20].pour(self.past, into)
        kinds[21].pour(self.source, into)
        into.append(self.lower)
        into.append(self.upper)
        into.append(self.attacker)
        into.append(self.target)
        into.append(1 if self.success else 0)
        into.append(1 if self.paid else 0)
        into.append(self.part)
        into.append(1 if self.lasting else 0)
        into.append(1 if self.called else 0)
        pour_field(self, fields.EVOLUTION.fields[31], into)
        pour_field(self, fields.EVOLUTION.fields[32], into)

    def saved(self) -> dict[str, Any]:
        found = fields.EVOLUTION.sheet.copy()
        self.save_common(found)
        kinds = fields.EVOLUTION.kinds
        found["rules"], found["players"] = self.rules.saved(), [one.saved() for one in self.players]
        found["shadow"], found["familiar"] = self.shadow, [one.saved() for one in self.familiar]
        found["side"], found["dormant"], found["first"], found["turn"] = self.side, self.dormant, self.first, self.turn
        found["round"], found["deck"] = self.round, kinds[16].save(self.deck)
        found["discard"], found["ether"] = kinds[17].save(self.discard), kinds[18].save(self.ether)
        found["sources"], found["past"] = kinds[19].save(self.sources), kinds[20].save(self.past)
        found["source"], found["lower"], found["upper"] = kinds[21].save(self.source), self.lower, self.upper
        found["attacker"], found["target"], found["success"] = self.attacker, self.target, self.success
        found["paid"], found["part"], found["lasting"] = self.paid, self.part, self.lasting
        found["called"] = self.called
        if self.rest:
            found["rest"] = self.rest
        if self.gone:
            found["gone"] = kinds[32].save(self.gone)
        return found


class PlainActivation(Procedure[Any]):
    def __init__(self, you: int = 0, code: int = 0, waiting: int = 0, like: PlainActivation | None = None) -> None:
        super().__init__(you)
        if like is None:
            self.code, self.waiting, self.seen = code, waiting, waiting
        else:
            self.at, self.code, self.waiting, self.seen = like.at, like.code, like.waiting, like.seen

    def declared(self) -> Fields:
        return fields.ACTIVATION

    def pour(self, into: list[int]) -> None:
        into.append(self.at)
        into.append(self.you)
        into.append(self.code)
        into.append(self.waiting)
        into.append(self.seen)


class PlainAttack(Procedure[Any]):
    def __init__(self, you: int = 0, code: int = 0, target: int = 0, like: PlainAttack | None = None) -> None:
        super().__init__(you)
        if like is None:
            self.code, self.target, self.first, self.which = code, target, target, 1
            self.used, self.fresh, self.struck, self.owed = 0, -1, False, True
        else:
            self.at, self.code, self.target, self.first = like.at, like.code, like.target, like.first
            self.which, self.used, self.fresh, self.struck = like.which, like.used, like.fresh, like.struck
            self.owed = like.owed

    def declared(self) -> Fields:
        return fields.ATTACK

    def pour(self, into: list[int]) -> None:
        into.append(self.at)
        into.append(self.you)
        into.append(self.code)
        into.append(self.target)
        into.append(self.first)
        into.append(self.which)
        into.append(self.used)
        into.append(self.fresh)
        into.append(1 if self.struck else 0)
        into.append(1 if self.owed else 0)


class PlainBeastTurn(Procedure[Any]):
    def __init__(self, you: int = 0, like: PlainBeastTurn | None = None) -> None:
        super().__init__(you)
        if like is None:
            self.i, self.hits = 0, 0
            self.targets: list[int] = []
        else:
            self.at, self.targets, self.i, self.hits = like.at, like.targets[:], like.i, like.hits

    def declared(self) -> Fields:
        return fields.BEAST_TURN

    def pour(self, into: list[int]) -> None:
        into.append(self.at)
        into.append(self.you)
        into.append(len(self.targets))
        into.extend(self.targets)
        into.append(self.i)
        into.append(self.hits)


class PlainGain(Procedure[Any]):
    def __init__(self, you: int = 0, code: int = 0, n: int = 0, part: int = -1, like: PlainGain | None = None) -> None:
        super().__init__(you)
        if like is None:
            self.code, self.n, self.part = code, n, part
        else:
            self.at, self.code, self.n, self.part = like.at, like.code, like.n, like.part

    def declared(self) -> Fields:
        return fields.GAIN

    def pour(self, into: list[int]) -> None:
        into.append(self.at)
        into.append(self.you)
        into.append(self.code)
        into.append(self.n)
        into.append(self.part)


class PlainGather(Procedure[Any]):
    def __init__(self, you: int = 0, code: int = 0, like: PlainGather | None = None) -> None:
        super().__init__(you)
        if like is None:
            self.code = code
        else:
            self.at, self.code = like.at, like.code

    def declared(self) -> Fields:
        return fields.GATHER

    def pour(self, into: list[int]) -> None:
        into.append(self.at)
        into.append(self.you)
        into.append(self.code)


class PlainRounds(Procedure[Any]):
    def __init__(self, you: int = 0, like: PlainRounds | None = None) -> None:
        super().__init__(you)
        if like is None:
            self.count = 0
        else:
            self.at, self.count = like.at, like.count

    def declared(self) -> Fields:
        return fields.ROUNDS

    def pour(self, into: list[int]) -> None:
        into.append(self.at)
        into.append(self.you)
        into.append(self.count)


class PlainRoundStart(Procedure[Any]):
    def __init__(self, you: int = 0, left: int = 0, like: PlainRoundStart | None = None) -> None:
        super().__init__(you)
        if like is None:
            self.left = left
        else:
            self.at, self.left = like.at, like.left

    def declared(self) -> Fields:
        return fields.ROUND_START

    def pour(self, into: list[int]) -> None:
        into.append(self.at)
        into.append(self.you)
        into.append(self.left)


class PlainShadowTurn(Procedure[Any]):
    def __init__(self, you: int = 0, like: PlainShadowTurn | None = None) -> None:
        super().__init__(you)
        if like is None:
            self.code = -1
        else:
            self.at, self.code = like.at, like.code

    def declared(self) -> Fields:
        return fields.SHADOW_TURN

    def pour(self, into: list[int]) -> None:
        into.append(self.at)
        into.append(self.you)
        into.append(self.code)


class PlainTransmute(Procedure[Any]):
    def __init__(self, you: int = 0, i: int = 0, like: PlainTransmute | None = None) -> None:
        super().__init__(you)
        if like is None:
            self.i = i
        else:
            self.at, self.i = like.at, like.i

    def declared(self) -> Fields:
        return fields.TRANSMUTE

    def pour(self, into: list[int]) -> None:
        into.append(self.at)
        into.append(self.you)
        into.append(self.i)


class PlainTurn(Procedure[Any]):
    def __init__(self, you: int = 0, like: PlainTurn | None = None) -> None:
        super().__init__(you)
        if like is None:
            self.acting = -1
        else:
            self.at, self.acting = like.at, like.acting

    def declared(self) -> Fields:
        return fields.TURN

    def pour(self, into: list[int]) -> None:
        into.append(self.at)
        into.append(self.you)
        into.append(self.acting)


class PlainUseOver(Procedure[Any]):
    def __init__(
        self,
        you: int = 0,
        code: int = 0,
        trait: int = 0,
        x: int = 0,
        target: int = -1,
        like: PlainUseOver | None = None,
    ) -> None:
        super().__init__(you)
        if like is None:
            self.code, self.trait, self.x, self.target = code, trait, x, target
        else:
            self.at, self.code, self.trait, self.x = like.at, like.code, like.trait, like.x
            self.target = like.target

    def declared(self) -> Fields:
        return fields.USE_OVER

    def pour(self, into: list[int]) -> None:
        into.append(self.at)
        into.append(self.you)
        into.append(self.code)
        into.append(self.trait)
        into.append(self.x)
        into.append(self.target)


class PlainAnswers(Procedure[Any]):
    def __init__(self, you: int = 0, code: int = 0, timing: int = 0, like: PlainAnswers | None = None) -> None:
        super().__init__(you)
        if like is None:
            self.code, self.timing, self.used = code, timing, 0
        else:
            self.at, self.code, self.timing, self.used = like.at, like.code, like.timing, like.used

    def declared(self) -> Fields:
        return fields.ANSWERS

    def pour(self, into: list[int]) -> None:
        into.append(self.at)
        into.append(self.you)
        into.append(self.code)
        into.append(self.timing)
        into.append(self.used)
