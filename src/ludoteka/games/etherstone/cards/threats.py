"""The eighteen threats, with their rewards."""

from __future__ import annotations

from ludoteka.games.etherstone.deck import ANY, BLACK, GREEN, RED, WHITE, called, threat
from ludoteka.games.etherstone.deeds import ApplyAbility, SummonFromHand
from ludoteka.games.etherstone.filters import ENTITY
from ludoteka.games.etherstone.in_play import EVERY, Recall, Restore
from ludoteka.games.etherstone.markers import PutMarkersOn
from ludoteka.games.etherstone.words import Either, Gain, GainHealth, GainSetAside, GainVP

threat(
    called("УГ101", "Light-Gnawer Swarm", "Рой светоедов"),
    Gain(2, ANY),
    level=1,
    health=3,
    strength=1,
    vp=1,
)

threat(
    called("УГ102", "Roaming Mire", "Бродячая топь"),
    Gain(1, GREEN),
    Gain(1, BLACK),
    level=1,
    health=3,
    strength=2,
    vp=2,
)

threat(
    called("УГ103", "Weeping Boulder", "Плачущий валун"),
    GainHealth(3),
    Gain(1, WHITE),
    level=1,
    health=4,
    strength=2,
    vp=2,
)

threat(
    called("УГ104", "Thief of Glints", "Воровка отблесков"),
    GainVP(2),
    level=1,
    health=4,
    strength=1,
    vp=2,
)

threat(
    called("УГ105", "Rust Flurry", "Ржавая метель"),
    Restore(2),
    Gain(1, RED),
    level=1,
    health=5,
    strength=3,
    vp=2,
)

threat(
    called("УГ201", "Blinded Blizzard", "Ослепшая вьюга"),
    Gain(2, WHITE),
    GainHealth(2),
    level=2,
    health=5,
    strength=3,
    vp=3,
)

threat(
    called("УГ202", "Rootgnaw Patriarch", "Патриарх корнегрызов"),
    PutMarkersOn(1, ENTITY, leader=True, targets=3),
    level=2,
    health=5,
    strength=2,
    vp=4,
)

threat(
    called("УГ203", "Warden of the Dry Riverbed", "Сторож сухого русла"),
    Gain(2, ANY),
    GainHealth(1),
    level=2,
    health=6,
    strength=3,
    vp=4,
)

threat(
    called("УГ204", "Chorus of Hollow Masks", "Хор пустых масок"),
    GainSetAside(2),
    ApplyAbility(may=True),
    level=2,
    health=6,
    strength=3,
    vp=4,
)

threat(
    called("УГ205", "The Burning Cleft", "Пылающая расселина"),
    Gain(2, RED),
    Restore(),
    level=2,
    health=7,
    strength=4,
    vp=4,
)

threat(
    called("УГ206", "Caravan of Shades", "Караван теней"),
    SummonFromHand(ENTITY, less=1, may=True),
    level=2,
    health=6,
    strength=4,
    vp=4,
)

threat(
    called("УГ301", "Leviathan of Backward Waters", "Левиафан обратных вод"),
    GainSetAside(4),
    level=3,
    health=11,
    strength=6,
    vp=7,
)

threat(
    called("УГ302", "Shepherd of Ruin", "Пастырь распада"),
    SummonFromHand(ENTITY, less=2, may=True),
    level=3,
    health=8,
    strength=5,
    vp=5,
)

threat(
    called("УГ303", "The Mountain That Woke", "Гора, что проснулась"),
    Gain(3, ANY),
    level=3,
    health=10,
    strength=5,
    vp=7,
)

threat(
    called("УГ304", "Mother of a Thousand Guises", "Мать тысячи личин"),
    Restore(EVERY),
    GainVP(1),
    level=3,
    health=8,
    strength=4,
    vp=6,
)

threat(
    called("УГ305", "Silent Swell of the Abyss", "Безмолвный вал Бездны"),
    GainHealth(4),
    GainSetAside(2),
    level=3,
    health=9,
    strength=6,
    vp=6,
)

threat(
    called("УГ306", "The Shard Double", "Осколочный двойник"),
    Gain(2, ANY),
    ApplyAbility(may=True),
    level=3,
    health=8,
    strength=5,
    vp=5,
)

threat(
    called("УГ307", "Crowned Hunger", "Коронованный голод"),
    Either((Recall(), Gain(4, ANY)), (GainVP(2),)),
    level=3,
    health=9,
    strength=4,
    vp=7,
)
