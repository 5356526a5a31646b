"""The printed cards as tables: one row a card, filled by the rooms of `cards/`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludoteka.kernel.kinds import Marked, Name
from ludoteka.kernel.machine import NO_TEXT, Effect, Text, enter

if TYPE_CHECKING:
    from typing import Any

    from ludoteka.games.shards.passives import Passive

NONE: Final = 0
HOMODEUS: Final = 1
ORDER: Final = 2
UNDERGROWTH: Final = 3
WRAETHE: Final = 4
# rule: shards.cards.four-factions
FACTIONS: Final = ["none", "homodeus", "order", "undergrowth", "wraethe"]

DECIMA: Final = 0
KO_SYN_WU: Final = 1
TETRA: Final = 2
VOLOS: Final = 3
LEADERS: Final = ["decima", "ko_syn_wu", "tetra", "volos"]
LEADER_NAMES: Final = ["Decima", "Ko Syn Wu", "Tetra", "Volos"]
LEADER_FACTION: Final = [HOMODEUS, WRAETHE, ORDER, UNDERGROWTH]

STARTER: Final = 0
ALLY: Final = 1
MERCENARY: Final = 2
CHAMPION: Final = 3
KINDS: Final = ["starter", "ally", "mercenary", "champion"]

BASE: Final = 0
RELICS: Final = 1

ID: Final[list[str]] = []
EN: Final[list[str]] = []
RU: Final[list[str]] = []
OUR_RU: Final[list[bool]] = []  # the Russian name is our own translation
FACTION: Final[list[int]] = []
KIND: Final[list[int]] = []
COST: Final[list[int]] = []
COPIES: Final[list[int]] = []
HEALTH: Final[list[int]] = []
SHIELD: Final[list[int]] = []
SET: Final[list[int]] = []
LEADER: Final[list[int]] = []  # whose relic it is; -1 for all others
PLAY: Final[list[Text]] = []
EXHAUST: Final[list[Text]] = []
PASSIVES: Final[list[tuple[Passive, ...]]] = []
IS_CHAMPION: Final[list[bool]] = []
IS_MERCENARY: Final[list[bool]] = []

CARD: Final = Name(ID, EN)
TURNED: Final = 128  # the mark of an exhausted champion
IN_PLAY: Final = Marked(CARD, 7, ["exhausted"])
LEADER_NAME: Final = Name(LEADERS, LEADER_NAMES)


def card(
    en: str,
    ru: str,
    faction: int,
    kind: int,
    *,
    cost: int = 0,
    copies: int = 1,
    health: int = 0,
    shield: int = 0,
    play: tuple[Effect[Any], ...] = (),
    exhaust: tuple[Effect[Any], ...] = (),
    passive: tuple[Passive, ...] = (),
    expansion: int = BASE,
    leader: int = -1,
    our_ru: bool = False,
) -> int:
    """Print a card: its number from now on."""
    # rule: shards.cards.anatomy, shards.cards.rarity-equals-copies
    number = len(ID)
    id = "".join(c if c.isalnum() else "_" for c in en.lower().replace("'", "").replace(".", ""))
    id = "_".join(part for part in id.split("_") if part)
    ID.append(id)
    EN.append(en)
    RU.append(ru)
    OUR_RU.append(our_ru)
    FACTION.append(faction)
    KIND.append(kind)
    COST.append(cost)
    COPIES.append(copies)
    HEALTH.append(health)
    SHIELD.append(shield)
    SET.append(expansion)
    LEADER.append(leader)
    PLAY.append(enter(f"shards/{id}/play", Text(*play)) if play else NO_TEXT)
    EXHAUST.append(enter(f"shards/{id}/exhaust", Text(*exhaust)) if exhaust else NO_TEXT)
    PASSIVES.append(passive)
    IS_CHAMPION.append(kind == CHAMPION)
    IS_MERCENARY.append(kind == MERCENARY)
    return number


def number_of(en: str) -> int:
    """The number of the card with this English name."""
    return EN.index(en)
