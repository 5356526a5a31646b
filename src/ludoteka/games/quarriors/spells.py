"""The words of the cards about creatures: destroying them, making them stronger, saving them."""

from __future__ import annotations

from typing import Final

from ludoteka.games.quarriors.dice import LADDER, LEVEL
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
from ludoteka.games.quarriors.standing import ATTACHED, FACE_BITS, looks
from ludoteka.games.quarriors.state import Quarriors
from ludoteka.games.quarriors.verbs import ATTACH, DESTROY, DISPEL, PLACES, STRIP, TURN_TO, WEAKEN
from ludoteka.games.quarriors.word import ANNOUNCED, DEFENDING, FALLING, Word
from ludoteka.kernel.choices import Prompt
from ludoteka.kernel.machine import Doing
from ludoteka.kernel.refusal import Msg

# --- destroying --------------------------------------------------------------------------------------------------


class DestroyOne(Word):
    """Destroy a creature of your choice up to this level (0: any), whoever has it."""

    # rule: quarriors.glossary.destroy-by-effect, quarriors.creatures.not-elsewhere, quarriors.glossary.level
    def __init__(self, level: int = 0) -> None:
        self.level: Final = level

    def targets(self, state: Quarriors, you: int) -> list[int]:
        found: list[int] = []
        for player in state.players:
            for at, die in enumerate(player.ready):
                if die >= ATTACHED or (self.level and LEVEL[looks(die)] > self.level):
                    continue
                if state.is_choosable(you, player.seat, at):
                    found.append(DESTROY + player.seat * PLACES + at)
        return found

    def is_possible(self, state: Quarriors, you: int) -> bool:
        return bool(self.targets(state, you))

    def resolve(self, state: Quarriors, who: Doing) -> bool:
        state.actor = who.you
        return bool(self.targets(state, who.you))

    def options(self, state: Quarriors, who: Doing) -> list[int]:
        return self.targets(state, who.you)

    def chosen(self, state: Quarriors, who: Doing, option: int) -> None:
        seat, at = divmod(option - DESTROY, PLACES)
        state.follow(Fall(who.you, seat, at))

    def prompt(self, state: Quarriors, who: Doing) -> Prompt:
        return Prompt("quarriors-ask-destroy", "quarriors.glossary.destroy-by-effect")

    def say(self) -> Msg:
        return Msg("quarriors-say-destroy-one", {"n": self.level})


class DestroyOneOfEach(Word):
    """Destroy one creature of each opponent, of your choice, with at most this defense. `x`: whose turn has come."""

    def __init__(self, defense: int) -> None:
        self.defense: Final = defense

    def targets(self, state: Quarriors, you: int, foe: int) -> list[int]:
        found: list[int] = []
        for at, die in enumerate(state.players[foe].ready):
            if die < ATTACHED and state.toughness(foe, at) <= self.defense and state.is_choosable(you, foe, at):
                found.append(DESTROY + foe * PLACES + at)
        return found

    def is_possible(self, state: Quarriors, you: int) -> bool:
        for foe in range(len(state.players)):
            if foe != you and self.targets(state, you, foe):
                return True
        return False

    def resolve(self, state: Quarriors, who: Doing) -> bool:
        seats = len(state.players)
        while who.x < seats - 1:
            if self.targets(state, who.you, (who.you + who.x + 1) % seats):
                state.actor = who.you
                return True
            who.x += 1
        return False

    def options(self, state: Quarriors, who: Doing) -> list[int]:
        return self.targets(state, who.you, (who.you + who.x + 1) % len(state.players))

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
            if seat == who.you or at >= len(ready) or ready[at] >= ATTACHED:
                continue
            if looks(ready[at]) >> 3 == who.this >> 3:
                who.again()
                state.follow(Fall(who.you, seat, at))
                return False
        return False

    def say(self) -> Msg:
        return Msg("quarriors-say-destroy-its-kind")


class DestroySpell(Word):
    """Destroy a spell in any player's ready area."""

    def targets(self, state: Quarriors) -> list[int]:
        found: list[int] = []
        for player in state.players:
            for i in range(len(player.spells)):
                if player.spells.index(player.spells[i]) == i:
                    found.append(DISPEL + player.seat * PLACES + i)
            for at, die in enumerate(player.ready):
                if die >= ATTACHED:
                    found.append(STRIP + player.seat * PLACES + at)
        return found

    def is_possible(self, state: Quarriors, you: int) -> bool:
        spells = -1  # itself is one of them until it is cast
        for player in state.players:
            spells += len(player.spells) + len(player.ready) - player.creatures()
        return spells > 0

    def resolve(self, state: Quarriors, who: Doing) -> bool:
        state.actor = who.you
        return bool(self.targets(state))

    def options(self, state: Quarriors, who: Doing) -> list[int]:
        return self.targets(state)

    def chosen(self, state: Quarriors, who: Doing, option: int) -> None:
        attached = option >= STRIP
        seat, i = divmod(option - (STRIP if attached else DISPEL), PLACES)
        owner = state.players[seat]
        kind = ((owner.ready.pop(i) & FACE_BITS) if attached else owner.spells.pop(i)) >> 3
        owner.used.append(kind)
        state.tell(SPELL_DESTROYED, who.you, seat, state.wilds[kind])

    def prompt(self, state: Quarriors, who: Doing) -> Prompt:
        return Prompt("quarriors-ask-destroy-spell", "quarriors.glossary.in-play")

    def say(self) -> Msg:
        return Msg("quarriors-say-destroy-spell")


# --- stronger creatures ------------------------------------------------------------------------------------------


class Strengthen(Word):
    """Your creatures have more attack this turn."""

    # rule: quarriors.attack.cast-before-total
    def __init__(self, n: int) -> None:
        self.n: Final = n

    def resolve(self, state: Quarriors, who: Doing) -> bool:
        state.players[who.you].might += self.n
        state.tell(STRENGTHENED, who.you, self.n)
        return False

    def say(self) -> Msg:
        return Msg("quarriors-say-strengthen", {"n": self.n})


class AttachThis(Word):
    """Attach this spell to a creature of yours, instead of spending it."""

    # rule: quarriors.attach.keyword, quarriors.attach.to-own-creature, quarriors.attach.at-once
    def is_possible(self, state: Quarriors, you: int) -> bool:
        return state.players[you].creatures() > 0

    def resolve(self, state: Quarriors, who: Doing) -> bool:
        state.actor = who.you
        return True

    def options(self, state: Quarriors, who: Doing) -> list[int]:
        return [ATTACH + at for at, die in enumerate(state.players[who.you].ready) if die < ATTACHED]

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
            if ready[who.target] < ATTACHED:
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

    def chosen(self, state: Quarriors, who: Doing, option: int) -> None:
        self.turn(state, who, option - TURN_TO)
        who.target += 1
        who.again()

    def is_possible(self, state: Quarriors, you: int) -> bool:
        for die in state.players[you].ready:
            if die < ATTACHED and higher(die & FACE_BITS):
                return True
        return False

    def prompt(self, state: Quarriors, who: Doing) -> Prompt:
        return Prompt("quarriors-ask-turn-to", "quarriors.manners.no-turning")

    def say(self) -> Msg:
        return Msg("quarriors-say-turn-up")


def higher(face: int) -> list[int]:
    """The faces of this die one level above this one."""
    return [other for other in LADDER[face >> 3] if LEVEL[other] == LEVEL[face] + 1]


# --- reactions ---------------------------------------------------------------------------------------------------


class Toughen(Word):
    """Your creatures have more defense this turn."""

    def __init__(self, n: int) -> None:
        self.n: Final = n

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


class Weaken(Word):
    """One attacking creature has attack 0 against everyone this turn."""

    def targets(self, state: Quarriors, you: int) -> list[int]:
        found: list[int] = []
        for i, at in enumerate(state.places):
            if at >= 0 and state.values[i] >= 0 and state.is_choosable(you, state.turn, at):
                found.append(WEAKEN + state.turn * PLACES + at)
        return found

    def answers(self, state: Quarriors, you: int, moment: int) -> bool:
        return (moment in (ANNOUNCED, DEFENDING)) and bool(self.targets(state, you))

    def resolve(self, state: Quarriors, who: Doing) -> bool:
        state.actor = who.you
        return True

    def options(self, state: Quarriors, who: Doing) -> list[int]:
        return self.targets(state, who.you)

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
