"""The salamanders («саламандры»): strength, crushing, what happens in and after attacks."""

from __future__ import annotations

from ludoteka.games.etherstone.abilities import (
    X,
    at_the_end,
    before_summon,
    chosen,
    count,
    die_from,
    die_is,
    die_shows,
    immediate,
    in_attack,
    whenever,
)
from ludoteka.games.etherstone.counting import MARKERS, TROPHIES
from ludoteka.games.etherstone.deck import (
    DEFEATED,
    FOLLOWER,
    LOST_HEALTH,
    RED,
    REFRESHED,
    RITUAL,
    TECHNOLOGY,
    called,
    costs,
    entity,
)
from ludoteka.games.etherstone.deeds import AttackNow, Crush
from ludoteka.games.etherstone.filters import A_FOLLOWER, ENTITY
from ludoteka.games.etherstone.in_play import Restore, RestoreThis, TapFollower
from ludoteka.games.etherstone.markers import DiscardMarkers, PutMarkers, PutMarkersOn
from ludoteka.games.etherstone.passives import Always, LeaderStronger, Protection
from ludoteka.games.etherstone.words import (
    AddStrength,
    AtLeast,
    Discount,
    Gain,
    GainHealth,
    GainVP,
    LoseHealth,
    Most,
    Protect,
    Score,
    Spend,
    When,
)

entity(
    called("СА001", "Sparkflinger", "Искромётчица"),
    FOLLOWER,
    costs(red=1, any=2),
    die_shows(5, 6, Gain(1, RED)),
    in_attack(AddStrength(1)),
    strength=2,
)

entity(
    called("СА002", "Trailburner", "Поджигатель троп"),
    FOLLOWER,
    costs(red=2, any=2),
    immediate(Crush(4)),
    in_attack(AddStrength(1)),
    strength=2,
)

entity(
    called("СА003", "Ash Smith", "Кузнец пепла"),
    FOLLOWER,
    costs(red=1, any=2),
    die_from(1, 3, Gain(1, RED)),
    strength=2,
)

entity(
    called("СА004", "Embertail Guard", "Жаркохвостый страж"),
    FOLLOWER,
    costs(red=1, any=2),
    in_attack(Protect(2), after=(GainHealth(1),)),
    strength=2,
)

entity(
    called("СА005", "Slagpaw Hound", "Шлаколапая гончая"),
    FOLLOWER,
    costs(red=2),
    whenever(REFRESHED, RestoreThis()),
    strength=3,
)

entity(
    called("СА006", "Stalker of Behemoths", "Охотница на громад"),
    FOLLOWER,
    costs(red=3, any=2),
    die_shows(1, 2, Gain(1, RED)),
    whenever(DEFEATED, GainVP(1)),
    vp=1,
    strength=3,
)

entity(
    called("СА007", "Blaze Ram", "Огненный таран"),
    FOLLOWER,
    costs(red=2, any=4),
    before_summon(Discount(2), price=(TapFollower(),)),
    in_attack(after=(Gain(1, RED),)),
    strength=4,
)

entity(
    called("СА008", "Cinder-Mad Slagborn", "Шлакорождённый неистовец"),
    FOLLOWER,
    costs(red=3, any=4),
    whenever(LOST_HEALTH, Gain(1, RED)),
    in_attack(AddStrength(2 * X), price=(LoseHealth(X),), x=chosen(3)),
    strength=4,
)

entity(
    called("СА009", "Forge Keeper", "Хранитель горна"),
    FOLLOWER,
    costs(red=2, any=2),
    die_is(RED, Gain(1, RED)),
    whenever(DEFEATED, PutMarkersOn(1, A_FOLLOWER)),
    vp=2,
    strength=2,
)

entity(
    called("СА010", "Wrath of the Lower Vents", "Гнев нижних жерл"),
    RITUAL,
    costs(red=3, any=2),
    immediate(Crush(5)),
    in_attack(AddStrength(2)),
    at_the_end(When(Most(TROPHIES), Score(3))),
)

entity(
    called("СА011", "Dance upon Embers", "Пляска на углях"),
    RITUAL,
    costs(red=2, any=1),
    immediate(AttackNow()),
    die_is(RED, Restore()),
    vp=5,
)

entity(
    called("СА012", "Brand of First Fire", "Клеймо первого огня"),
    RITUAL,
    costs(red=1, any=3),
    immediate(PutMarkersOn(1, ENTITY, leader=True, targets=3)),
    in_attack(AddStrength(X), x=count(MARKERS, at_most=3), after=(When(AtLeast(3, MARKERS), Gain(1, RED)),)),
)

entity(
    called("СА013", "Steam Arbalest", "Паровой самострел"),
    TECHNOLOGY,
    costs(red=2, any=2),
    immediate(PutMarkers(1)),
    die_shows(5, 6, PutMarkers(1)),
    die_is(RED, Crush(5), price=(DiscardMarkers(2),)),
    vp=4,
)

entity(
    called("СА014", "Living-Glass Harness", "Доспех из живого стекла"),
    TECHNOLOGY,
    costs(red=1, any=2),
    Always(LeaderStronger(1), Protection(1)),
    in_attack(after=(GainHealth(1),)),
    vp=1,
)

entity(
    called("СА015", "The Undying Smelter", "Неугасимая домна"),
    TECHNOLOGY,
    costs(red=3, any=3),
    die_is(RED, Crush(6), price=(Spend(3, RED),)),
    at_the_end(Score(X), x=count(TROPHIES)),
    vp=2,
)
