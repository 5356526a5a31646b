"""The words of battle: what an Action or artefact can do to warriors, strikes and the centre."""

from __future__ import annotations

from typing import Final

from ludoteka.games.elves.answers import Declared
from ludoteka.games.elves.board import CENTRE, is_castle
from ludoteka.games.elves.deck import (
    DOUBLE_PIERCING,
    LIVES_TAKEN,
    SIMPLE,
    SLOTS,
    WORDS,
)
from ludoteka.games.elves.fight import CardTurn
from ludoteka.games.elves.happenings import (
    ACTIONS_BLOCKED,
    ACTS_AGAIN,
    CENTRE_SWAPPED,
    DAMAGE_LOWERED,
    DAMAGE_RAISED,
    FLED,
    HEALED,
    INITIATIVE_CHANGED,
    LIFE_ADDED,
    LOST_TURN,
    PLACES_SWAPPED,
    RESERVE_SWAPPED,
    SIDE_CHANGED,
    TURNED_ROUND,
)
from ludoteka.games.elves.pieces import (
    ACTED,
    ATTACKING,
    DEFENDING,
    FREE,
    LEFT,
    LIFE,
    RIGHT,
    SAVED,
    card_of,
    fights,
    id_of,
    initiative_of,
    is_dying,
    side_of,
    slot_of,
    warrior,
    with_initiative,
    with_slot,
    with_wounds,
    wounds_of,
)
from ludoteka.games.elves.state import Elves
from ludoteka.games.elves.strike import Deaths, Strike, hurt, swap
from ludoteka.games.elves.verbs import (
    CENTRE_BOTTOM,
    CENTRE_TOP,
    COPY,
    SIDE,
    SWAP_WITH,
    TARGET,
    TURN_ROUND,
)
from ludoteka.games.elves.windows import AT_DEATH, AT_FATAL, AT_ITEM, AT_LAYOUT, EVERY, ON_DYING
from ludoteka.kernel.machine import Doing, Effect
from ludoteka.kernel.refusal import Msg

OWN: Final = 0
ENEMY: Final = 1
ANYONE: Final = 2
WHO: Final = ["own", "enemy", "any"]

HELPS: Final = 1
HARMS: Final = -1
NEITHER: Final = 0

BOTH_SIDES: Final = 3


def reach(state: Elves, you: int, who: int, bent: int) -> int:
    """The sides whose warriors `you` may mean, as bits: attackers 1, defenders 2."""
    # rule: elves.actions.interfere-own-only, elves.scenarios.alliance-help-ally-only
    mine = state.side_of_seat(you)
    if who == OWN:
        return 1 << mine if mine >= 0 else 0
    friend = state.friend_side(you) if state.rules.scenario == "alliance" else mine
    if who == ENEMY:
        return BOTH_SIDES if friend < 0 else 1 << (1 - friend)
    if state.rules.scenario == "alliance" and friend >= 0 and bent != NEITHER:
        return 1 << (friend if bent == HELPS else 1 - friend)
    return BOTH_SIDES


def may_favour(state: Elves, you: int, side: int) -> bool:
    """Whether `you` may do this side a favour: in the alliance only one's own or one's ally's."""
    return state.rules.scenario != "alliance" or state.friend_side(you) == side


class Word(Effect[Elves]):
    """One sentence of an Action. Its first word says when it may be declared and what it is aimed at."""

    def ready(self, state: Elves, you: int, window: int, item: int) -> bool:
        """Whether it has something to work on now; looks only at what everybody can see."""
        return True

    def windows(self) -> int:
        """The windows in which it can ever be ready, as bits: a sieve that spares asking."""
        return EVERY

    def aims(self, state: Elves, you: int, aim: int) -> list[int]:
        """What it may be aimed at: the first aim, or with a first one taken the second; empty when it needs none."""
        return []


class Aimed(Word):
    """A word aimed at one warrior on the field."""

    def __init__(self, who: int, bent: int) -> None:
        self.who: Final = who
        self.bent: Final = bent

    def fits(self, state: Elves, one: int) -> bool:
        """Whether this warrior, of a side that may be meant, can be the target."""
        return True

    def ready(self, state: Elves, you: int, window: int, item: int) -> bool:
        sides = reach(state, you, self.who, self.bent)
        for one in state.field:
            if fights(one) and sides >> side_of(one) & 1 and self.fits(state, one):
                return True
        return False

    def aims(self, state: Elves, you: int, aim: int) -> list[int]:
        if aim >= 0:
            return []
        sides = reach(state, you, self.who, self.bent)
        found: list[int] = []
        for place in range(4):
            one = state.field[place]
            if fights(one) and sides >> side_of(one) & 1 and self.fits(state, one):
                found.append(TARGET + place)
        return found

    def resolve(self, state: Elves, who: Doing) -> bool:
        place = state.place_of(who.target - TARGET)
        if place >= 0:
            self.work(state, who, place)
        return False

    def work(self, state: Elves, who: Doing, place: int) -> None:
        raise NotImplementedError


class ReplaceSide(Word):
    """One side of a warrior becomes another."""

    def __init__(self, who: int, to: int, only_strikes: bool = False) -> None:
        self.who: Final = who
        self.to: Final = to
        self.only_strikes: Final = only_strikes

    def sides(self, state: Elves, you: int) -> list[int]:
        reached = reach(state, you, self.who, HELPS if self.who == OWN else HARMS)
        found: list[int] = []
        for place in range(4):
            one = state.field[place]
            if not fights(one) or not reached >> side_of(one) & 1:
                continue
            for hand in range(3):
                slot = slot_of(one, hand)
                if slot != self.to and not (self.only_strikes and LIVES_TAKEN[slot] == 0):
                    found.append(SIDE + place * 3 + hand)
        return found

    def ready(self, state: Elves, you: int, window: int, item: int) -> bool:
        return len(self.sides(state, you)) > 0

    def aims(self, state: Elves, you: int, aim: int) -> list[int]:
        return self.sides(state, you) if aim < 0 else []

    def resolve(self, state: Elves, who: Doing) -> bool:
        change_side(state, who.target - SIDE, self.to)
        return False

    def say(self) -> Msg:
        if self.only_strikes:
            return Msg("elves-say-replace-strike", {"who": WHO[self.who], "to": SLOTS[self.to]})
        return Msg("elves-say-replace-side", {"who": WHO[self.who], "to": SLOTS[self.to]})


def change_side(state: Elves, aim: int, to: int) -> None:
    """The side of a warrior, given by its number and the hand, becomes `to`."""
    id, hand = divmod(aim, 3)
    place = state.place_of(id)
    if place >= 0:
        state.field[place] = with_slot(state.field[place], hand, to)
        state.tell(SIDE_CHANGED, card_of(state.field[place]), hand, to)


class CopyStrike(ReplaceSide):
    """One side of a warrior becomes a copy of a strike on the field."""

    def __init__(self, who: int) -> None:
        super().__init__(who, -1)

    def strikes(self, state: Elves) -> list[int]:
        found: list[int] = []
        for one in state.field:
            if fights(one):
                for hand in range(3):
                    slot = slot_of(one, hand)
                    if SIMPLE <= slot <= DOUBLE_PIERCING and COPY + slot not in found:
                        found.append(COPY + slot)
        found.sort()
        return found

    def ready(self, state: Elves, you: int, window: int, item: int) -> bool:
        return len(self.sides(state, you)) > 0 and len(self.strikes(state)) > 0

    def aims(self, state: Elves, you: int, aim: int) -> list[int]:
        if aim < 0:
            return self.sides(state, you)
        return self.strikes(state) if aim < COPY else []

    def resolve(self, state: Elves, who: Doing) -> bool:
        if who.x >= COPY:
            change_side(state, who.target - SIDE, who.x - COPY)
        return False

    def say(self) -> Msg:
        return Msg("elves-say-copy-strike", {"who": WHO[self.who]})


class ExtraDamage(Word):
    """A declared strike takes more lives, if it takes any."""

    def __init__(self, n: int) -> None:
        self.n: Final = n

    def windows(self) -> int:
        return 1 << AT_ITEM

    def ready(self, state: Elves, you: int, window: int, item: int) -> bool:
        if window != AT_ITEM or item < 0:
            return False
        strike = state.stack[item]
        if not isinstance(strike, Strike) or strike.would_take(state) == 0:
            return False
        return may_favour(state, you, side_of(state.field[state.place_of(strike.by)]))

    def resolve(self, state: Elves, who: Doing) -> bool:
        strike = state.stack[who.target]
        if isinstance(strike, Strike):
            strike.bonus += self.n
            state.tell(DAMAGE_RAISED, self.n)
        return False

    def say(self) -> Msg:
        return Msg("elves-say-extra-damage", {"n": self.n})


class Damage(Aimed):
    """A warrior loses lives; this is no strike."""

    def __init__(self, who: int, n: int) -> None:
        super().__init__(who, HARMS)
        self.n: Final = n

    def work(self, state: Elves, who: Doing, place: int) -> None:
        act = state.stack[-2]
        lives = self.n - act.prevented if isinstance(act, Declared) else self.n
        if lives > 0:
            hurt(state, place, lives)
            state.follow(Deaths(who.you))

    def say(self) -> Msg:
        return Msg("elves-say-damage", {"who": WHO[self.who], "n": self.n})


class PreventDamage(Word):
    """A declared strike or damage takes fewer lives."""

    def __init__(self, n: int) -> None:
        self.n: Final = n

    def windows(self) -> int:
        return 1 << AT_ITEM

    def ready(self, state: Elves, you: int, window: int, item: int) -> bool:
        if window != AT_ITEM or item < 0:
            return False
        what = state.stack[item]
        if isinstance(what, Strike):
            if what.would_take(state) == 0:
                return False
            return may_favour(state, you, side_of(state.field[state.place_of(what.target)]))
        if isinstance(what, Declared) and isinstance(WORDS[what.card][0], Damage):
            place = state.place_of(what.aim - TARGET)
            return place >= 0 and may_favour(state, you, side_of(state.field[place]))
        return False

    def resolve(self, state: Elves, who: Doing) -> bool:
        what = state.stack[who.target]
        if isinstance(what, (Strike, Declared)):
            what.prevented += self.n
        state.tell(DAMAGE_LOWERED, self.n)
        return False

    def say(self) -> Msg:
        return Msg("elves-say-prevent-damage", {"n": self.n})


class Heal(Aimed):
    """Wounds are taken off a warrior."""

    def __init__(self, who: int, n: int) -> None:
        super().__init__(who, HELPS)
        self.n: Final = n

    def fits(self, state: Elves, one: int) -> bool:
        return wounds_of(one) > 0

    def work(self, state: Elves, who: Doing, place: int) -> None:
        one = state.field[place]
        healed = min(self.n, wounds_of(one))
        state.field[place] = with_wounds(one, wounds_of(one) - healed)
        state.tell(HEALED, card_of(one), healed)

    def say(self) -> Msg:
        return Msg("elves-say-heal", {"who": WHO[self.who], "n": self.n})


class AddLife(Aimed):
    """A warrior's lives rise."""

    def __init__(self, who: int, n: int) -> None:
        super().__init__(who, HELPS)
        self.n: Final = n

    def work(self, state: Elves, who: Doing, place: int) -> None:
        state.field[place] += self.n * LIFE
        state.tell(LIFE_ADDED, card_of(state.field[place]), self.n)

    def say(self) -> Msg:
        return Msg("elves-say-add-life", {"who": WHO[self.who], "n": self.n})


class ChangeInitiative(Aimed):
    """A warrior's initiative changes: of one that has not acted, or during the layout of a centre card."""

    def __init__(self, who: int, n: int) -> None:
        super().__init__(who, HELPS if n > 0 else HARMS)
        self.n: Final = n

    def fits(self, state: Elves, one: int) -> bool:
        return not one & ACTED

    def ready(self, state: Elves, you: int, window: int, item: int) -> bool:
        if window == AT_LAYOUT:
            return state.rules.layout == "advanced" and len(self.centre(state, you)) > 0
        return super().ready(state, you, window, item)

    def centre(self, state: Elves, you: int) -> list[int]:
        sides = reach(state, you, self.who, self.bent)
        found: list[int] = []
        if fights(state.top) and sides >> side_of(state.top) & 1:
            found.append(TARGET + CENTRE_TOP)
        if fights(state.bottom) and sides >> side_of(state.bottom) & 1:
            found.append(TARGET + CENTRE_BOTTOM)
        return found

    def aims(self, state: Elves, you: int, aim: int) -> list[int]:
        if aim < 0 and state.top != FREE:
            return self.centre(state, you)
        return super().aims(state, you, aim)

    def resolve(self, state: Elves, who: Doing) -> bool:
        id = who.target - TARGET
        if state.top >= 0 and id_of(state.top) == id:
            state.top = self.changed(state, state.top)
            return False
        if state.bottom >= 0 and id_of(state.bottom) == id:
            state.bottom = self.changed(state, state.bottom)
            return False
        return super().resolve(state, who)

    def work(self, state: Elves, who: Doing, place: int) -> None:
        state.field[place] = self.changed(state, state.field[place])

    def changed(self, state: Elves, one: int) -> int:
        state.tell(INITIATIVE_CHANGED, card_of(one), self.n)
        return with_initiative(one, initiative_of(one) + self.n)

    def say(self) -> Msg:
        way = "up" if self.n > 0 else "down"
        return Msg("elves-say-change-initiative", {"who": WHO[self.who], "n": abs(self.n), "way": way})


class SkipTurn(Aimed):
    """A warrior that has not acted counts as having acted this round."""

    def __init__(self, who: int) -> None:
        super().__init__(who, HARMS)

    def fits(self, state: Elves, one: int) -> bool:
        return not one & ACTED

    def work(self, state: Elves, who: Doing, place: int) -> None:
        state.field[place] |= ACTED
        state.tell(LOST_TURN, card_of(state.field[place]))

    def say(self) -> Msg:
        return Msg("elves-say-skip-turn", {"who": WHO[self.who]})


class ExtraAttack(Aimed):
    """A warrior that has acted acts once more at once."""

    def __init__(self, who: int) -> None:
        super().__init__(who, HELPS)

    def fits(self, state: Elves, one: int) -> bool:
        return one & ACTED != 0

    def work(self, state: Elves, who: Doing, place: int) -> None:
        one = state.field[place]
        state.tell(ACTS_AGAIN, card_of(one))
        state.follow(CardTurn(state.decider(side_of(one)), id_of(one), True))

    def say(self) -> Msg:
        return Msg("elves-say-extra-attack", {"who": WHO[self.who]})


class SwapPlaces(Aimed):
    """A warrior changes places with another or takes a free place."""

    def __init__(self, who: int) -> None:
        super().__init__(who, NEITHER)

    def aims(self, state: Elves, you: int, aim: int) -> list[int]:
        if aim < 0:
            return super().aims(state, you, aim)
        if aim >= SWAP_WITH:
            return []
        here = state.place_of(aim - TARGET)
        found: list[int] = []
        for place in range(4):
            if place != here and (state.field[place] == FREE or fights(state.field[place])):
                found.append(SWAP_WITH + place)
        return found

    def work(self, state: Elves, who: Doing, place: int) -> None:
        there = who.x - SWAP_WITH
        if 0 <= there < 4 and (state.field[there] == FREE or fights(state.field[there])):
            swap(state, place, there)
            state.tell(PLACES_SWAPPED, card_of(state.field[there]), there)

    def say(self) -> Msg:
        return Msg("elves-say-swap-places", {"who": WHO[self.who]})


class Rotate(Aimed):
    """The sides of a warrior go round by one step, either way."""

    def __init__(self, who: int) -> None:
        super().__init__(who, NEITHER)

    def aims(self, state: Elves, you: int, aim: int) -> list[int]:
        if aim < 0:
            return super().aims(state, you, aim)
        return [TURN_ROUND + LEFT, TURN_ROUND + RIGHT] if aim < TURN_ROUND else []

    def work(self, state: Elves, who: Doing, place: int) -> None:
        one = state.field[place]
        step = 1 if who.x == TURN_ROUND + RIGHT else 2
        turned = one
        for hand in range(3):
            turned = with_slot(turned, (hand + step) % 3, slot_of(one, hand))
        state.field[place] = turned
        state.tell(TURNED_ROUND, card_of(one))

    def say(self) -> Msg:
        return Msg("elves-say-rotate", {"who": WHO[self.who]})


class SwapReserve(Aimed):
    """Your reserve card replaces a warrior, which becomes the reserve."""

    def __init__(self, who: int) -> None:
        super().__init__(who, HELPS)

    def ready(self, state: Elves, you: int, window: int, item: int) -> bool:
        card = state.reserve_card
        # Everybody knows where the reserve is, but not whether a second copy of it is held.
        if card < 0 or state.reserve != state.side_of_seat(you) or card not in state.players[you].known:
            return False
        return super().ready(state, you, window, item)

    def work(self, state: Elves, who: Doing, place: int) -> None:
        card = state.reserve_card
        player = state.players[who.you]
        if card not in player.known:
            return
        old = state.field[place]
        player.hand.remove(card)
        state.forget(who.you, card)
        state.field[place] = warrior(card, id_of(old), side_of(old)) | (old & ACTED)
        state.go_home(old)
        state.reserve_card = card_of(old) if card_of(old) in player.known else -1
        state.tell(RESERVE_SWAPPED, who.you, card, card_of(old))

    def say(self) -> Msg:
        return Msg("elves-say-swap-reserve", {"who": WHO[self.who]})


class SaveToHand(Word):
    """A warrior that dies, the lower centre card too, goes to hand and not to the discard."""

    def __init__(self, who: int) -> None:
        self.who: Final = who

    def dying(self, state: Elves, you: int) -> list[int]:
        mine = state.side_of_seat(you)
        found: list[int] = []
        if mine < 0:
            return found
        for place in range(4):
            one = state.field[place]
            if fights(one) and side_of(one) == mine and is_dying(one) and not one & SAVED:
                found.append(TARGET + place)
        if fights(state.bottom) and side_of(state.bottom) == mine and not state.bottom & SAVED:
            found.append(TARGET + CENTRE_BOTTOM)
        return found

    def windows(self) -> int:
        return ON_DYING

    def ready(self, state: Elves, you: int, window: int, item: int) -> bool:
        return (window in (AT_DEATH, AT_FATAL)) and len(self.dying(state, you)) > 0

    def aims(self, state: Elves, you: int, aim: int) -> list[int]:
        return self.dying(state, you) if aim < 0 else []

    def resolve(self, state: Elves, who: Doing) -> bool:
        id = who.target - TARGET
        place = state.place_of(id)
        if place >= 0:
            state.field[place] |= SAVED
        elif state.bottom >= 0 and id_of(state.bottom) == id:
            state.bottom |= SAVED
        return False

    def say(self) -> Msg:
        return Msg("elves-say-save-to-hand", {"who": WHO[self.who]})


class SwapCentre(Word):
    """The two centre cards change order."""

    def windows(self) -> int:
        return 1 << AT_LAYOUT

    def ready(self, state: Elves, you: int, window: int, item: int) -> bool:
        return window == AT_LAYOUT

    def resolve(self, state: Elves, who: Doing) -> bool:
        state.flipped = not state.flipped
        state.tell(CENTRE_SWAPPED)
        return False

    def say(self) -> Msg:
        return Msg("elves-say-swap-centre")


class RetreatAfterLayout(Word):
    """The battle is over and lost for you; all your cards return to hand."""

    def windows(self) -> int:
        return 1 << AT_LAYOUT

    def ready(self, state: Elves, you: int, window: int, item: int) -> bool:
        if window != AT_LAYOUT:
            return False
        if you == state.defender:
            castle = state.conflict == CENTRE or is_castle(state.conflict)
            return not castle or state.rules.castle_retreat
        return you == state.attacker

    def resolve(self, state: Elves, who: Doing) -> bool:
        if state.fled < 0:
            state.fled = ATTACKING if who.you == state.attacker else DEFENDING
            state.tell(FLED, who.you)
        return False

    def say(self) -> Msg:
        return Msg("elves-say-retreat-after-layout")


class CancelAction(Word):
    """A declared Action or artefact has no effect."""

    def windows(self) -> int:
        return 1 << AT_ITEM

    def ready(self, state: Elves, you: int, window: int, item: int) -> bool:
        if window != AT_ITEM or item < 0:
            return False
        what = state.stack[item]
        if not isinstance(what, Declared) or what.cancelled:
            return False
        return state.rules.scenario != "alliance" or state.is_opponent(you, what.you)

    def resolve(self, state: Elves, who: Doing) -> bool:
        what = state.stack[who.target]
        if isinstance(what, Declared):
            what.cancelled = True
        return False

    def say(self) -> Msg:
        return Msg("elves-say-cancel-action")


class BlockActions(Word):
    """To the end of this battle no other player acts."""

    def ready(self, state: Elves, you: int, window: int, item: int) -> bool:
        return state.blocker < 0

    def resolve(self, state: Elves, who: Doing) -> bool:
        state.blocker = who.you
        state.tell(ACTIONS_BLOCKED, who.you)
        return False

    def say(self) -> Msg:
        return Msg("elves-say-block-actions")
