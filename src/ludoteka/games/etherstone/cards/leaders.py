"""The thirteen leaders, with what they start with."""

from __future__ import annotations

from ludoteka.games.etherstone.abilities import X, chosen, die_from, die_is, die_shows, in_attack, whenever
from ludoteka.games.etherstone.counting import HEALTH_POINTS
from ludoteka.games.etherstone.deck import (
    ANY,
    BLACK,
    DEFEATED,
    GREEN,
    RECALLED,
    RED,
    REFRESHED,
    RESTED,
    SUMMONED_ANY,
    SUMMONED_FOLLOWER,
    TOOK_DIE,
    WHITE,
    called,
    leader,
    starts,
)
from ludoteka.games.etherstone.deeds import ApplyAbility, ChangeDie, Crush
from ludoteka.games.etherstone.filters import A_FOLLOWER, ENTITY, NOT_FOLLOWER
from ludoteka.games.etherstone.in_play import Destroy, Recall, Restore
from ludoteka.games.etherstone.markers import DiscardMarkers, PutMarkers, PutMarkersOn
from ludoteka.games.etherstone.passives import Always, Cheaper, CheaperRefresh, HealthForStones
from ludoteka.games.etherstone.words import (
    AddStrength,
    Either,
    Gain,
    GainHealth,
    GainSetAside,
    GainVP,
    LoseHealth,
    LoseStones,
    Most,
    Opponents,
    Protect,
    When,
)

leader(
    called("ВО001", "Yasmira, Voice of the Glades", "Ясмира, голос полян"),
    starts(green=2, white=1),
    die_is(GREEN, ApplyAbility(A_FOLLOWER)),
    whenever(SUMMONED_FOLLOWER, PutMarkersOn(1, A_FOLLOWER)),
    health=11,
    strength=2,
)

leader(
    called("ВО002", "Ortan of the Five Hues", "Ортан Пятицветный"),
    starts(red=1, green=1, white=1),
    die_from(1, 3, Gain(1, ANY)),
    in_attack(Protect(1)),
    health=9,
    strength=2,
)

leader(
    called("ВО003", "Nevra, Joiner of Paths", "Невра, сводящая пути"),
    starts(black=2, white=1),
    die_is(BLACK, Recall(may=True), Gain(1, BLACK)),
    whenever(RECALLED, GainVP(1)),
    health=12,
    strength=2,
)

leader(
    called("ВО004", "Taruk, Father of Herds", "Тарук, отец стад"),
    starts(green=3),
    die_is(GREEN, Either((PutMarkersOn(1, ENTITY, leader=True),), (Gain(1, GREEN),))),
    in_attack(AddStrength(2 * X), price=(DiscardMarkers(X),), x=chosen(3)),
    health=10,
    strength=2,
    markers=2,
)

leader(
    called("ВО005", "Eluna the Unsleeping", "Элуна Неспящая"),
    starts(white=2),
    die_is(WHITE, GainHealth(2)),
    die_shows(5, 6, GainSetAside(2), price=(LoseHealth(2),)),
    health=10,
    strength=1,
)

leader(
    called("ВО006", "Karras the Charred", "Каррас Обугленный"),
    starts(red=2),
    whenever(DEFEATED, PutMarkers(1)),
    die_is(RED, Crush(4), price=(DiscardMarkers(2),)),
    health=9,
    strength=3,
    markers=1,
)

leader(
    called("ВО007", "Malvis, Child of the Break", "Мальвис, дитя излома"),
    starts(black=1, red=1, green=1),
    Always(HealthForStones(1)),
    die_shows(1, 6, GainVP(2), GainHealth(2), price=(Destroy(),)),
    health=11,
    strength=2,
)

leader(
    called("ВО008", "Sister Wormwood", "Сестра Полынь"),
    starts(black=2, red=1),
    Always(CheaperRefresh(3)),
    whenever(REFRESHED, Gain(1, ANY)),
    health=12,
    strength=2,
)

leader(
    called("ВО009", "Grom-Duum, the Endless March", "Гром-Дуум, вечный поход"),
    starts(red=2, green=1),
    in_attack(after=(Restore(),)),
    whenever(RESTED, Gain(1, ANY)),
    health=12,
    strength=2,
)

leader(
    called("ВО010", "Irvane, Reader of Facets", "Ирвейн, чтец граней"),
    starts(black=2, white=1),
    die_from(1, 3, PutMarkers(1)),
    whenever(TOOK_DIE, ChangeDie(5), price=(DiscardMarkers(1),)),
    health=14,
    strength=2,
    markers=2,
)

leader(
    called("ВО011", "Counsellor Ai-Meret", "Советница Ай-Мерет"),
    starts(white=2, black=1),
    die_shows(3, 4, Gain(1, WHITE), When(Most(HEALTH_POINTS), GainVP(1))),
    whenever(DEFEATED, Opponents(LoseStones(1))),
    health=9,
    strength=2,
)

leader(
    called("ВО012", "Master Ferro Twohand", "Мастер Ферро Двурукий"),
    starts(red=1, black=1, white=1),
    Always(Cheaper(1, NOT_FOLLOWER)),
    die_shows(5, 6, ApplyAbility(NOT_FOLLOWER)),
    health=10,
    strength=2,
)

leader(
    called("ВО013", "Choir of Shards", "Хор осколков"),
    starts(green=1, red=1, white=1),
    whenever(SUMMONED_ANY, PutMarkers(1)),
    die_from(2, 4, ApplyAbility(), price=(DiscardMarkers(1),)),
    health=11,
    strength=2,
    markers=2,
)
