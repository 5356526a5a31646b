"""What a trait does without being used: standing rules, as abilities that the questions of `state.py` look for."""

from __future__ import annotations

from typing import Final

from ludoteka.games.evolution.deck import (
    CHEAP_TO_TRANSMUTE,
    KEEPS_AWAKE,
    KEEPS_CRYSTALS,
    KEEPS_CRYSTALS_ASLEEP,
    KEEPS_CRYSTALS_AWAKE,
    KEEPS_TRAITS,
    KEEPS_TRAITS_ASLEEP,
    KEEPS_TRAITS_AWAKE,
    ONLY_BY_ITS_LIKE,
    ONLY_ITS_LIKE,
)
from ludoteka.kernel.refusal import Msg


class Passive:
    """A standing rule: the abilities it gives, and its words."""

    def __init__(self, message: str, abilities: list[int], args: dict[str, object] | None = None) -> None:
        self.message: Final = message
        self.abilities: Final = abilities
        self.args: Final = args

    def able(self) -> list[int]:
        return self.abilities

    def say(self) -> Msg:
        return Msg(self.message, self.args)


# rule: evolution.base.flying-availability, evolution.base.astral-availability
ATTACKED_ONLY_BY_ITS_LIKE: Final = Passive("evolution-say-attacked-only-by", [ONLY_BY_ITS_LIKE])
ATTACKS_ONLY_ITS_LIKE: Final = Passive("evolution-say-attacks-only", [ONLY_ITS_LIKE])
# rule: evolution.ether-card.thick-skinned-keeps-crystals
KEEP_CRYSTALS: Final = Passive("evolution-say-keep-crystals", [KEEPS_CRYSTALS])
# rule: evolution.base.many-eyed
KEEP_ALL_AWAKE: Final = Passive("evolution-say-keep-all-awake", [KEEPS_CRYSTALS_AWAKE, KEEPS_TRAITS_AWAKE])
# rule: evolution.base.fireproof
KEEP_TRAITS: Final = Passive("evolution-say-keep-traits", [KEEPS_TRAITS])
# rule: evolution.ether-card.burrowing-asleep-keeps-crystals, evolution.ether-card.burrowing-asleep-keeps-traits
KEEP_ALL_ASLEEP: Final = Passive("evolution-say-keep-all-asleep", [KEEPS_CRYSTALS_ASLEEP, KEEPS_TRAITS_ASLEEP])
# rule: evolution.victims-card.wakeful-no-sleep-when-attacked
KEEP_AWAKE: Final = Passive("evolution-say-keep-awake", [KEEPS_AWAKE])
# rule: evolution.base.tiny
CHEAP: Final = 3
TRANSMUTE_AT_THREE: Final = Passive("evolution-say-transmute-at", [CHEAP_TO_TRANSMUTE], {"n": CHEAP})
