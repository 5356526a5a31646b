"""The words of the cards about creatures: destroying them, making them stronger, saving them."""

from __future__ import annotations

from typing import Final

from ludoteka.games.quarriors.dice import FACE_ID, LADDER, LEVEL
from ludoteka.games.quarriors.fall import Fall
from ludoteka.games.quarriors.happenings import (
    ATTACHED as ATTACHED_EVENT,
)
from ludoteka.games.quarriors.happenings import (
    SHELTERED,
    SPELL_DESTROYED,
    STRENGTHENED,
    TOUGHENED,
    TURNED,
    WEAKENED,
)
from ludoteka.games.quarriors.needs import choosable, creature_at
from ludoteka.games.quarriors.standing import ATTACHED, FACE_BITS, looks
from ludoteka.games.quarriors.state import Quarriors
from ludoteka.games.quarriors.verbs import ATTACH, DESTROY, DISPEL, PLACES, STRIP, TURN_TO, VERBS, WEAKEN
from ludoteka.games.quarriors.word import ANNOUNCED, DEFENDING, FALLING, Amount, Pick, PickCreature, Word
from ludoteka.kernel.acts import Why
from ludoteka.kernel.choices import Prompt
from ludoteka.kernel.machine import Doing
from ludoteka.kernel.refusal import Msg

# --- destroying --------------------------------------------------------------------------------------------------


class DestroyOne(PickCreature):
    """Destroy a creature of your choice up to this level (0: any), whoever has it."""

    def __init__(self, level: int = 0) -> None:
        super().__init__(DESTROY)
        self.level: Final = level

    # rule: quarriors.glossary.destroy-by-effect, quarriors.creatures.not-elsewhere, quarriors.glossary.level
    def fits(self, state: Quarriors, you: int, seat: int, at: int, why: Why | None) -> bool:
        die = creature_at(state, seat, at, why)
        if die < 0:
            return False
        low = True
        if self.level:
            level = LEVEL[looks(die)]
            low = level <= self.level
            if why is not None:
                args: dict[str, object] = {"most": self.level, "have": level}
                why.need(low, "quarriors-why-level", "quarriors.glossary.level", args=args)
        return choosable(state, you, seat, at, why) and low

    def chosen(self, state: Quarriors, who: Doing, option: int) -> None:
        seat, at = divmod(option - DESTROY, PLACES)
        state.follow(Fall(who.you, seat, at))

    def prompt(self, state: Quarriors, who: Doing) -> Prompt:
        return Prompt("quarriors-ask-destroy", "quarriors.glossary.destroy-by-effect")

    def say(self) -> Msg:
        return Msg("quarriors-say-destroy-one", {"n": self.level})


class DestroyOneOfEach(PickCreature):
    """Destroy one creature of each opponent, of your choice, with at most this defense. `x`: whose turn has come."""

    def __init__(self, defense: int) -> None:
        super().__init__(DESTROY)
        self.defense: Final = defense

    def fits(self, state: Quarriors, you: int, seat: int, at: int, why: Why | None) -> bool:
        if seat != you and creature_at(state, seat, at, why) < 0:
            return False
        if why is not None:
            why.need(seat != you, "quarriors-why-enemy", "quarriors.glossary.destroy-by-effect")
        if seat == you:
            return False
        defense = state.toughness(seat, at)
        if why is not None:
            args: dict[str, object] = {"most": self.defense, "have": defense}
            why.need(defense <= self.defense, "quarriors-why-defense", "quarriors.glossary.defense", args=args)
        return choosable(state, you, seat, at, why) and defense <= self.defense

    def foe(self, state: Quarriors, who: Doing) -> int:
        return (who.you + who.x + 1) % len(state.players)

    def weigh(self, state: Quarriors, who: Doing, option: int, why: Why) -> None:
        super().weigh(state, who, option, why)
        n = VERBS.thing(DESTROY, option)
        if n >= 0 and why.holds():
            met = n // PLACES == self.foe(state, who)
            why.need(met, "quarriors-why-this-opponent", "quarriors.glossary.destroy-by-effect")

    def resolve(self, state: Quarriors, who: Doing) -> bool:
        seats = len(state.players)
        while who.x < seats - 1:
            if self.targets(state, who):
                state.actor = who.you
                return True
            who.x += 1
        return False

    def targets(self, state: Quarriors, who: Doing) -> list[int]:
        return self.of_seat(state, who.you, self.foe(state, who))

    def chosen(self, state: Quarriors, who: Doing, option: int) -> None:
        seat, at = divmod(option - DESTROY, PLACES)
        who.x += 1
        who.again()
        state.follow(Fall(who.you, seat, at))

    def prompt(self, state: Quarriors, who: Doing) -> Prompt:
        return Prompt("quarriors-ask-destroy", "quarriors.glossary.destroy-by-effect")

    def say(self) -> Msg:
        return Msg("quarriors-say-destroy-one-of-each", {"n": self.defense})


class DestroyItsKind(Word):
    """Destroy every creature of this one's class that other players have."""

    # rule: quarriors.creatures.abilities-on-entry
    def resolve(self, state: Quarriors, who: Doing) -> bool:
        """From the last place to the first, so that one that comes back is not reached again."""
        if who.target < 0:
            who.target = len(state.players) * PLACES
        while who.target > 0:
            who.target -= 1
            seat, at = divmod(who.target, PLACES)
            ready = state.players[seat].ready
            if seat == who.you or at >= len(ready):
                continue
            if looks(ready[at]) >> 3 == who.this >> 3:
                who.again()
                state.follow(Fall(who.you, seat, at))
                return False
        return False

    def say(self) -> Msg:
        return Msg("quarriors-say-destroy-its-kind")


class DestroySpell(Pick):
    """Destroy a spell in any player's ready area."""

    def targets(self, state: Quarriors, who: Doing) -> list[int]:
        found: list[int] = []
        for player in state.players:
            for i in range(len(player.spells)):
                if player.spells.index(player.spells[i]) == i:
                    found.append(DISPEL + player.seat * PLACES + i)
            for at, die in enumerate(player.ready):
                if die & ATTACHED:
                    found.append(STRIP + player.seat * PLACES + at)
        return found

    def is_possible(self, state: Quarriors, you: int, why: Why | None) -> bool:
        spells = -1  # itself is one of them until it is cast
        for player in state.players:
            spells += len(player.spells) + len(player.ready) - player.creatures()
        if why is not None:
            why.need(spells > 0, "quarriors-why-other-spell", "quarriors.glossary.in-play", "R42")
        return spells > 0

    def chosen(self, state: Quarriors, who: Doing, option: int) -> None:
        n = VERBS.thing(STRIP, option)
        attached = n >= 0
        seat, i = divmod(n if attached else option - DISPEL, PLACES)
        owner = state.players[seat]
        kind = ((owner.ready.pop(i) & FACE_BITS) if attached else owner.spells.pop(i)) >> 3
        owner.used.append(kind)
        state.tell(SPELL_DESTROYED, who.you, seat, state.wilds[kind])

    def prompt(self, state: Quarriors, who: Doing) -> Prompt:
        return Prompt("quarriors-ask-destroy-spell", "quarriors.glossary.in-play")

    def say(self) -> Msg:
        return Msg("quarriors-say-destroy-spell")


# --- stronger creatures ------------------------------------------------------------------------------------------


class Strengthen(Amount):
    """Your creatures have more attack this turn."""

    # rule: quarriors.attack.cast-before-total
    def resolve(self, state: Quarriors, who: Doing) -> bool:
        state.players[who.you].might += self.n
        state.tell(STRENGTHENED, who.you, self.n)
        return False

    def say(self) -> Msg:
        return Msg("quarriors-say-strengthen", {"n": self.n})


class AttachThis(Word):
    """Attach this spell to a creature of yours, instead of spending it."""

    # rule: quarriors.attach.keyword, quarriors.attach.to-own-creature, quarriors.attach.at-once
    def is_possible(self, state: Quarriors, you: int, why: Why | None) -> bool:
        mine = state.players[you].creatures() > 0
        if why is not None:
            why.need(mine, "quarriors-why-own-creature", "quarriors.attach.to-own-creature")
        return mine

    def resolve(self, state: Quarriors, who: Doing) -> bool:
        state.actor = who.you
        return True

    def options(self, state: Quarriors, who: Doing) -> list[int]:
        return [ATTACH + at for at, die in enumerate(state.players[who.you].ready) if not die & ATTACHED]

    def weigh(self, state: Quarriors, who: Doing, option: int, why: Why) -> None:
        at = VERBS.thing(ATTACH, option)
        if at >= 0:
            creature_at(state, who.you, at, why)

    def chosen(self, state: Quarriors, who: Doing, option: int) -> None:
        at = option - ATTACH
        player = state.players[who.you]
        pile = player.spent if state.rules.spent_pile else player.used
        pile.remove(who.this >> 3)
        player.ready.insert(at + 1, who.this | ATTACHED)
        host = state.wilds[(player.ready[at] & FACE_BITS) >> 3]
        state.tell(ATTACHED_EVENT, who.you, state.wilds[who.this >> 3], host)

    def prompt(self, state: Quarriors, who: Doing) -> Prompt:
        return Prompt("quarriors-ask-attach", "quarriors.attach.to-own-creature")

    def say(self) -> Msg:
        return Msg("quarriors-say-attach-this")


class TurnUp(Word):
    """Turn each of your creatures to a face one level higher. `target`: which comes next; `x`: it is being asked."""

    def resolve(self, state: Quarriors, who: Doing) -> bool:
        ready = state.players[who.you].ready
        if who.target < 0:
            who.target = 0
        while who.target < len(ready):
            if not ready[who.target] & ATTACHED:
                faces = higher(ready[who.target] & FACE_BITS)
                if len(faces) > 1:
                    state.actor = who.you
                    return True
                if faces:
                    self.turn(state, who, faces[0])
            who.target += 1
        return False

    def turn(self, state: Quarriors, who: Doing, face: int) -> None:
        ready = state.players[who.you].ready
        die = ready[who.target]
        ready[who.target] = (die & ~FACE_BITS) | face
        state.tell(TURNED, who.you, die & FACE_BITS, face)

    def options(self, state: Quarriors, who: Doing) -> list[int]:
        return [TURN_TO + face for face in higher(state.players[who.you].ready[who.target] & FACE_BITS)]

    def weigh(self, state: Quarriors, who: Doing, option: int, why: Why) -> None:
        if VERBS.thing(TURN_TO, option) >= 0:
            die = state.players[who.you].ready[who.target]
            args: dict[str, object] = {"face": f"face:{FACE_ID[die & FACE_BITS]}"}
            met = option in self.options(state, who)
            why.need(met, "quarriors-why-higher", "quarriors.glossary.level", "quarriors.manners.no-turning", args=args)

    def chosen(self, state: Quarriors, who: Doing, option: int) -> None:
        self.turn(state, who, option - TURN_TO)
        who.target += 1
        who.again()

    def is_possible(self, state: Quarriors, you: int, why: Why | None) -> bool:
        met = any(not die & ATTACHED and higher(die & FACE_BITS) for die in state.players[you].ready)
        if why is not None:
            why.need(met, "quarriors-why-turn-up", "quarriors.glossary.level", "R15")
        return met

    def prompt(self, state: Quarriors, who: Doing) -> Prompt:
        return Prompt("quarriors-ask-turn-to", "quarriors.manners.no-turning")

    def say(self) -> Msg:
        return Msg("quarriors-say-turn-up")


def higher(face: int) -> list[int]:
    """The faces of this die one level above this one."""
    return [other for other in LADDER[face >> 3] if LEVEL[other] == LEVEL[face] + 1]


# --- reactions ---------------------------------------------------------------------------------------------------


class Toughen(Amount):
    """Your creatures have more defense this turn."""

    def answers(self, state: Quarriors, you: int, moment: int) -> bool:
        return (moment in (ANNOUNCED, DEFENDING)) and state.players[you].creatures() > 0

    def resolve(self, state: Quarriors, who: Doing) -> bool:
        state.players[who.you].guard += self.n
        state.tell(TOUGHENED, who.you, self.n)
        return False

    def say(self) -> Msg:
        return Msg("quarriors-say-toughen", {"n": self.n})


class Shelter(Word):
    """Your creatures destroyed this turn go to your active pool."""

    def answers(self, state: Quarriors, you: int, moment: int) -> bool:
        player = state.players[you]
        return not player.haven and player.creatures() > 0

    def resolve(self, state: Quarriors, who: Doing) -> bool:
        state.players[who.you].haven = True
        state.tell(SHELTERED, who.you)
        return False

    def say(self) -> Msg:
        return Msg("quarriors-say-shelter")


class Rescue(Word):
    """Return your creature that is being destroyed to your ready area, as it was."""

    # rule: quarriors.glossary.reaction
    def answers(self, state: Quarriors, you: int, moment: int) -> bool:
        return moment == FALLING and not state.rescued

    def resolve(self, state: Quarriors, who: Doing) -> bool:
        state.rescued = True
        return False

    def say(self) -> Msg:
        return Msg("quarriors-say-rescue")


class Weaken(PickCreature):
    """One attacking creature has attack 0 against everyone this turn."""

    def __init__(self) -> None:
        super().__init__(WEAKEN)

    def fits(self, state: Quarriors, you: int, seat: int, at: int, why: Why | None) -> bool:
        attacking = seat == state.turn and at in state.places
        strong = attacking and state.values[state.places.index(at)] >= 0
        if why is not None:
            why.need(attacking, "quarriors-why-attacking", "quarriors.attack.everyone", "R17")
            if attacking:
                why.need(strong, "quarriors-why-weakened", "quarriors.reaction.best-when-attacked")
        return strong and choosable(state, you, seat, at, why)

    def answers(self, state: Quarriors, you: int, moment: int) -> bool:
        return (moment in (ANNOUNCED, DEFENDING)) and bool(self.of_seat(state, you, state.turn))

    def chosen(self, state: Quarriors, who: Doing, option: int) -> None:
        at = (option - WEAKEN) % PLACES
        i = state.places.index(at)
        lost = state.added[i] if state.added else max(0, state.values[i])
        state.values[i] = -1
        if state.added:
            state.added[i] = 0
        state.remaining = max(0, state.remaining - lost)
        state.tell(WEAKENED, who.you, state.turn, state.wilds[state.attackers[i] >> 3], lost)

    def prompt(self, state: Quarriors, who: Doing) -> Prompt:
        return Prompt("quarriors-ask-weaken", "quarriors.reaction.best-when-attacked")

    def say(self) -> Msg:
        return Msg("quarriors-say-weaken")
