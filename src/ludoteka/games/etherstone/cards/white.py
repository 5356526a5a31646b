"""The luminaries («светочи»): health, protection, points at the end, clauses about opponents."""

from __future__ import annotations

from ludoteka.games.etherstone.abilities import (
    X,
    at_the_end,
    before_summon,
    count,
    die_from,
    die_is,
    die_shows,
    immediate,
    in_attack,
    whenever,
)
from ludoteka.games.etherstone.counting import HEALTH_POINTS, OF_COLOUR, TECHNOLOGIES
from ludoteka.games.etherstone.deck import (
    ANY,
    FOLLOWER,
    GAINED_HEALTH,
    OPPONENT_DEFEATED,
    RESTED,
    RITUAL,
    SUMMONED_ANY,
    TECHNOLOGY,
    WHITE,
    called,
    costs,
    entity,
)
from ludoteka.games.etherstone.in_play import TapThis
from ludoteka.games.etherstone.markers import DiscardMarkers, PutMarkers
from ludoteka.games.etherstone.passives import Always, Protection
from ludoteka.games.etherstone.words import (
    AtLeast,
    Discount,
    Gain,
    GainHealth,
    GainSetAside,
    GainVP,
    LoseHealth,
    Most,
    Opponents,
    Protect,
    Score,
    When,
)

entity(
    called("СВ001", "Keeper of the First Ray", "Хранительница первого луча"),
    FOLLOWER,
    costs(white=2, any=2),
    die_is(WHITE, Gain(1, WHITE), GainHealth(1)),
    vp=3,
    strength=1,
)

entity(
    called("СВ002", "Radiant Crier", "Сияющий глашатай"),
    FOLLOWER,
    costs(white=2, any=3),
    immediate(GainVP(3), Opponents(Gain(1, ANY))),
    vp=1,
    strength=2,
)

entity(
    called("СВ003", "Tallier of Stars", "Считающая светила"),
    FOLLOWER,
    costs(white=2, any=2),
    die_from(4, 6, Gain(1, WHITE)),
    vp=4,
    strength=1,
)

entity(
    called("СВ004", "Pilgrims' Bulwark", "Заступник паломников"),
    FOLLOWER,
    costs(white=1, any=1),
    in_attack(Protect(2)),
    die_is(WHITE, GainHealth(2), price=(TapThis(),)),
    strength=1,
)

entity(
    called("СВ005", "Morning Litany", "Утренняя литания"),
    RITUAL,
    costs(white=1, any=2),
    immediate(GainHealth(4)),
    whenever(GAINED_HEALTH, When(AtLeast(14, HEALTH_POINTS), GainVP(1))),
    vp=1,
)

entity(
    called("СВ006", "Arbiter of the White Circle", "Судья белого круга"),
    FOLLOWER,
    costs(white=3, any=2),
    die_shows(3, 4, GainVP(1), Opponents(LoseHealth(1))),
    at_the_end(When(Most(HEALTH_POINTS), Score(3))),
    vp=1,
    strength=2,
)

entity(
    called("СВ007", "Bowwoman of Daybreak", "Лучница рассвета"),
    FOLLOWER,
    costs(white=1, any=1),
    in_attack(after=(GainSetAside(1),)),
    vp=1,
    strength=1,
)

entity(
    called("СВ008", "Lampbearer of Mercy", "Светоносица милосердия"),
    FOLLOWER,
    costs(white=3, any=3),
    before_summon(Discount(X), x=count(OF_COLOUR + WHITE)),
    die_is(WHITE, GainHealth(2), GainSetAside(1)),
    vp=1,
    strength=2,
)

entity(
    called("СВ009", "Chalice of Unwaning Light", "Чаша неубывающего света"),
    TECHNOLOGY,
    costs(white=2, any=3),
    immediate(GainHealth(3)),
    die_is(WHITE, GainVP(1), price=(LoseHealth(2),)),
    at_the_end(Score(X), x=count(HEALTH_POINTS, by=4)),
    vp=1,
)

entity(
    called("СВ010", "Wanderer of the Crystal Path", "Странник хрустальной тропы"),
    FOLLOWER,
    costs(white=2),
    immediate(GainHealth(2)),
    die_from(1, 4, GainHealth(1)),
    vp=1,
)

entity(
    called("СВ011", "Circle of Amity", "Круг примирения"),
    RITUAL,
    costs(white=1, any=3),
    die_shows(1, 2, Gain(2, ANY), Opponents(GainHealth(1))),
    vp=5,
)

entity(
    called("СВ012", "Vow of Six Dawns", "Обет шести зорь"),
    RITUAL,
    costs(white=1, any=3),
    die_shows(5, 6, GainSetAside(1), GainHealth(1)),
    at_the_end(Score(X), x=count(TECHNOLOGIES)),
    vp=1,
)

entity(
    called("СВ013", "Abbess of the Gleam", "Настоятельница сияния"),
    FOLLOWER,
    costs(white=3, any=2),
    whenever(OPPONENT_DEFEATED, GainHealth(1)),
    die_is(WHITE, Gain(X, ANY), x=count(OF_COLOUR + WHITE)),
    vp=2,
    strength=1,
)

entity(
    called("СВ014", "Shield of the Given Word", "Щит данного слова"),
    TECHNOLOGY,
    costs(white=2, any=1),
    Always(Protection(2)),
    whenever(RESTED, GainHealth(2)),
    vp=3,
)

entity(
    called("СВ015", "Obelisk of Noonday Names", "Обелиск полуденных имён"),
    TECHNOLOGY,
    costs(white=1, any=3),
    whenever(SUMMONED_ANY, PutMarkers(1)),
    die_shows(3, 4, GainSetAside(3), price=(DiscardMarkers(2),)),
    vp=4,
)
