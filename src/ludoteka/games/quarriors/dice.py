"""The printed dice: eighteen kinds with six faces each, as tables.

A die in a bag or the used pile is the number of its kind. A die with a face up is `kind * 8 + face`; equal faces of one
kind share one number, and face 7 means that it has not been rolled yet.
"""

from __future__ import annotations

from typing import Any, Final

from ludoteka.kernel.kinds import Many, Name

BASIC: Final = 0
CREATURE: Final = 1
SPELL: Final = 2
SORTS: Final = ["basic", "creature", "spell"]

UNROLLED: Final = 7
STRIDE: Final = 8

ID: Final[list[str]] = []
EN: Final[list[str]] = []
RU: Final[list[str]] = []
SORT: Final[list[int]] = []
COUNT: Final[list[int]] = []
COLOUR: Final[list[str]] = []
HAS_CREATURE: Final[list[bool]] = []  # whether a creature stands on one of its faces
ALL_FACES: Final[list[list[str]]] = []  # the six faces in words, as printed
LADDER: Final[list[list[int]]] = []  # the different creature faces of a kind, by level

FACE_ID: Final[list[str]] = []
FACE_NAME: Final[list[str]] = []
SAME: Final[list[int]] = []  # the number that stands for all equal faces
QUIDDITY: Final[list[int]] = []
DRAW: Final[list[int]] = []
REROLL: Final[list[bool]] = []
LEVEL: Final[list[int]] = []  # 0 where there is no creature
ATTACK: Final[list[int]] = []  # -1 where the card says it
DEFENSE: Final[list[int]] = []
BURST: Final[list[int]] = []
IS_SPELL: Final[list[bool]] = []

KIND: Final = Name(ID, EN)
FACE: Final = Name(FACE_ID, FACE_NAME)


class Face:
    """One printed face. `either`: a line divides its two symbols."""

    def __init__(
        self,
        quiddity: int = 0,
        draw: int = 0,
        reroll: bool = False,
        either: bool = False,
        level: int = 0,
        attack: int = 0,
        defense: int = 0,
        burst: int = 0,
        spell: bool = False,
    ) -> None:
        self.quiddity: Final = quiddity
        self.draw: Final = draw
        self.reroll: Final = reroll
        self.either: Final = either
        self.level: Final = level
        self.attack: Final = attack
        self.defense: Final = defense
        self.burst: Final = burst
        self.spell: Final = spell

    def words(self) -> str:
        stars = "*" * self.burst
        if self.level:
            return f"L{self.level} {number(self.attack)}/{number(self.defense)}{stars}"
        if self.spell:
            return f"S{stars}"
        parts: list[str] = []
        if self.quiddity:
            parts.append(f"Q{self.quiddity}")
        if self.reroll:
            parts.append("re-roll")
        if self.draw:
            parts.append(f"draw {self.draw}")
        return ("/" if self.either else "+").join(parts) + stars


def number(n: int) -> str:
    return "?" if n < 0 else str(n)


def quiddity(n: int, *, burst: int = 0, draw: int = 0) -> Face:
    return Face(quiddity=n, burst=burst, draw=draw)


def creature(level: int, attack: int, defense: int, burst: int = 0) -> Face:
    return Face(level=level, attack=attack, defense=defense, burst=burst)


def spell(burst: int = 0) -> Face:
    return Face(spell=True, burst=burst)


def draw(n: int) -> Face:
    return Face(draw=n)


NO_FACE: Final = Face()


def die(en: str, ru: str, sort: int, count: int, colour: str, faces: tuple[Face, ...]) -> int:
    """Print a kind of die: its number from now on."""
    # rule: quarriors.components.six-faces, quarriors.dice.creature-numbers, quarriors.cards.face-strip
    assert len(faces) == 6, en
    kind = len(ID)
    id = en.lower().replace(" ", "_")
    ID.append(id)
    EN.append(en)
    RU.append(ru)
    SORT.append(sort)
    COUNT.append(count)
    COLOUR.append(colour)
    HAS_CREATURE.append(any(face.level > 0 for face in faces))
    ALL_FACES.append([face.words() for face in faces])
    words = [face.words() for face in faces]
    for n in range(STRIDE):
        face = faces[n] if n < 6 else NO_FACE
        FACE_ID.append(f"{id}-{n + 1 if n < 6 else (0 if n == UNROLLED else 9)}")
        FACE_NAME.append(f"{en} {words[n]}" if n < 6 else (f"{en} ?" if n == UNROLLED else f"{en} -"))
        SAME.append(kind * STRIDE + (words.index(words[n]) if n < 6 else n))
        QUIDDITY.append(face.quiddity)
        DRAW.append(face.draw)
        REROLL.append(face.reroll)
        LEVEL.append(face.level)
        ATTACK.append(face.attack)
        DEFENSE.append(face.defense)
        BURST.append(face.burst)
        IS_SPELL.append(face.spell)
    ladder = [kind * STRIDE + n for n in range(6) if faces[n].level and SAME[kind * STRIDE + n] == kind * STRIDE + n]
    LADDER.append(sorted(ladder, key=level_of))
    return kind


def level_of(face: int) -> int:
    return LEVEL[face]


Q1: Final = quiddity(1)
Q2: Final = quiddity(2)

# rule: quarriors.components.dice-total, quarriors.dice.creature-numbers, quarriors.cards.face-strip
# rule: quarriors.dice.quiddity-values, quarriors.dice.burst-one-or-more, quarriors.dice.class-icon
QUIDDITY_DIE: Final = die("Quiddity", "Сущность", BASIC, 32, "white", (Q1, Q1, Q1, Q1, Q1, Q2))
ASSISTANT: Final = die(
    "Assistant",
    "Помощник",
    BASIC,
    18,
    "brown",
    (Q1, Q1, Q1, Face(reroll=True, burst=1), creature(1, 1, 2), creature(1, 1, 2)),
)
PORTAL: Final = die("Portal", "Портал", BASIC, 5, "yellow", (Q1, draw(1), draw(1), draw(2), draw(2), draw(2)))
DEATHDEALER: Final = die(
    "Deathdealer",
    "Торговец Смертью",
    CREATURE,
    5,
    "black",
    (Q1, Q2, Q2, creature(1, 3, 2), creature(1, 3, 2), creature(2, 4, 4)),
)
DEFENDER: Final = die(
    "Defender of the Pale",
    "Защитник Пристани",
    CREATURE,
    5,
    "blue",
    (Q1, Q2, Q2, creature(1, 1, 5, 1), creature(2, 2, 6, 1), creature(3, 2, 8, 2)),
)
DEVOTEE: Final = die(
    "Devotee of the Holy Query",
    "Фанатик Святого Вопросительного Знака",
    CREATURE,
    5,
    "white-and-gold",
    (Q1, Q2, creature(1, 0, 3), creature(1, 0, 3), creature(2, 2, 4), creature(2, 2, 4, 1)),
)
SPIRIT: Final = die(
    "Ghostly Spirit",
    "Призрачный Дух",
    CREATURE,
    5,
    "pale",
    (Q1, Q1, Q2, creature(1, 2, 2), creature(1, 2, 2), creature(2, 3, 3)),
)
OOZE: Final = die(
    "Primordial Ooze",
    "Первобытная Слизь",
    CREATURE,
    5,
    "lime-green",
    (Q1, Q2, Q2, creature(2, -1, -1), creature(2, -1, -1), creature(2, -1, -1)),
)
# rule: quarriors.dice.slash-choose-one, quarriors.dice.creature-numbers, quarriors.cards.face-strip
# rule: quarriors.components.dice-total
DRAGON: Final = die(
    "Quake Dragon",
    "Дракон Землетряс",
    CREATURE,
    5,
    "dark-red-brown",
    (
        Q1,
        Q2,
        Face(quiddity=3, reroll=True, either=True),
        creature(1, 4, 4),
        creature(2, 6, 6, 1),
        creature(3, 8, 7, 2),
    ),
)
WIZARD: Final = die(
    "Questing Wizard",
    "Кудесник",
    CREATURE,
    5,
    "light-blue",
    (quiddity(1, draw=1), Q2, quiddity(2, burst=1), creature(1, 2, 5), creature(2, 3, 6), creature(3, 4, 8, 2)),
)
GOBLIN: Final = die(
    "Scavenging Goblin",
    "Гоблин Мусорщик",
    CREATURE,
    5,
    "dark-green",
    (Q1, Q1, creature(1, 2, 2), creature(1, 2, 2), creature(1, 2, 2, 1), creature(1, 2, 2, 1)),
)
WARRIOR: Final = die(
    "Warrior of the Quay",
    "Воин Причала",
    CREATURE,
    5,
    "red",
    (Q1, Q2, Q2, creature(1, 2, 3), creature(1, 2, 3), creature(2, 3, 4)),
)
HAG: Final = die(
    "Witching Hag",
    "Ведьма",
    CREATURE,
    5,
    "purple",
    (Q1, Q2, Q2, creature(1, 3, 3), creature(1, 3, 3), creature(2, 4, 5)),
)
DEATH: Final = die("Death", "Смерть", SPELL, 5, "dark-violet", (Q1, Q2, Q2, spell(1), spell(1), spell(2)))
GROWTH: Final = die("Growth", "Рост", SPELL, 5, "green", (Q1, Q2, Q2, spell(), spell(), spell()))
LIFE: Final = die("Life", "Жизнь", SPELL, 5, "teal", (Q1, Q2, Q2, spell(), spell(), spell()))
SHAPING: Final = die("Shaping", "Форма", SPELL, 5, "magenta", (Q2, Q2, draw(2), spell(), spell(), spell()))
VICTORY: Final = die("Victory", "Победа", SPELL, 5, "orange", (Q1, Q2, Q2, Face(reroll=True, draw=1), spell(), spell()))

KINDS: Final = len(ID)
DICE: Final = KINDS * STRIDE


class Loose(Many):
    """Dice that lie or are kept in no order: shown and written sorted, whatever the machine does inside."""

    # rule: quarriors.manners.peek-own-bag
    def view(self, value: Any, viewer: int) -> Any:
        return [self.of.view(item, viewer) for item in sorted(value)]

    def words(self, value: Any) -> str:
        return super().words(sorted(value))


DICE_OF_KINDS: Final = Loose(KIND)
ROLLED_DICE: Final = Loose(FACE)
