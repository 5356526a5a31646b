"""The distortions («искажения»): health as fuel, own cards destroyed, X, costs that bend."""

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
    whenever,
)
from ludoteka.games.etherstone.counting import ENTITY_COLOURS, MARKERS, MARKERS_HERE, OF_COLOUR
from ludoteka.games.etherstone.deck import (
    ANY,
    BLACK,
    DEALT,
    DESTROYED,
    FOLLOWER,
    GREEN,
    RITUAL,
    TECHNOLOGY,
    TOOK_ABYSS_DIE,
    VIOLET,
    WHITE,
    called,
    costs,
    entity,
)
from ludoteka.games.etherstone.deeds import ApplyAbility, SummonFromHand
from ludoteka.games.etherstone.filters import ENTITY
from ludoteka.games.etherstone.in_play import Destroy, DestroyFromHand, DestroyThis, Recall
from ludoteka.games.etherstone.markers import PutMarkers, PutMarkersOn
from ludoteka.games.etherstone.passives import Always, AnyColours
from ludoteka.games.etherstone.words import (
    Discount,
    Gain,
    GainHealth,
    GainVP,
    LoseHealth,
    Opponents,
    PayWithHealth,
    Score,
    Spend,
)

entity(
    called("ИС001", "The Cloven One", "Раздвоенный"),
    FOLLOWER,
    costs(any=3),
    immediate(LoseHealth(2), must=True),
    whenever(TOOK_ABYSS_DIE, Gain(1, ANY)),
    strength=4,
)

entity(
    called("ИС002", "Insatiable Grub", "Ненасытная личинка"),
    FOLLOWER,
    costs(any=3),
    whenever(DESTROYED, GainHealth(2)),
    die_shows(3, 4, GainVP(3), Gain(1, ANY), price=(Destroy(other=True),)),
    strength=1,
)

entity(
    called("ИС003", "Splinter of Alien Will", "Заноза чужой воли"),
    FOLLOWER,
    costs(any=4),
    immediate(Gain(3, ANY), price=(LoseHealth(1),)),
    vp=1,
    strength=2,
)

entity(
    called("ИС004", "Tainted Physician", "Заражённый целитель"),
    FOLLOWER,
    costs(white=1, any=2),
    immediate(Gain(2, ANY), price=(LoseHealth(2),)),
    die_is(WHITE, GainHealth(2), Opponents(GainHealth(1))),
    vp=3,
    strength=1,
)

entity(
    called("ИС005", "Many-Eyed Augur", "Многоокий гадатель"),
    FOLLOWER,
    costs(black=1, any=3),
    die_from(4, 6, GainVP(2), price=(LoseHealth(1),)),
    vp=1,
    strength=2,
)

entity(
    called("ИС006", "Swallower of Guises", "Поглотитель обличий"),
    FOLLOWER,
    costs(any=5),
    immediate(GainVP(2), price=(DestroyFromHand(),)),
    die_is(BLACK, Recall(other=True, may=True), GainHealth(1)),
    strength=3,
)

entity(
    called("ИС007", "Three-Faced Echo", "Трёхликое эхо"),
    FOLLOWER,
    costs(red=1, green=1, any=3),
    die_from(1, 3, ApplyAbility()),
    at_the_end(Score(X), x=count(ENTITY_COLOURS, by=2)),
    vp=1,
    strength=2,
)

entity(
    called("ИС008", "Rupturing Cocoon", "Рвущийся кокон"),
    FOLLOWER,
    costs(any=2),
    die_from(3, 6, PutMarkers(1)),
    die_shows(1, 2, GainVP(2 * X), price=(DestroyThis(),), x=count(MARKERS_HERE)),
    vp=3,
)

entity(
    called("ИС009", "Behemoth out of the Abyss", "Громада из Бездны"),
    FOLLOWER,
    costs(any=7),
    before_summon(PayWithHealth(4)),
    strength=5,
)

entity(
    called("ИС010", "Haggling with Emptiness", "Торг с пустотой"),
    RITUAL,
    costs(any=3),
    die_shows(2, 3, Gain(2 * X, ANY), price=(LoseHealth(X),), x=chosen(2)),
    whenever(DEALT, GainVP(3)),
    vp=2,
)

entity(
    called("ИС011", "Birth Reversed", "Рождение вспять"),
    RITUAL,
    costs(any=4),
    before_summon(Discount(2), price=(DestroyFromHand(),)),
    immediate(SummonFromHand(ENTITY, less=1)),
    vp=2,
)

entity(
    called("ИС012", "Murky Epiphany", "Мутное прозрение"),
    RITUAL,
    costs(green=1, any=2),
    die_is(GREEN, PutMarkersOn(2, ENTITY, leader=True), price=(LoseHealth(1),)),
    at_the_end(Score(X), x=count(MARKERS, by=2, at_most=4)),
    vp=3,
)

entity(
    called("ИС013", "Fracture Prism", "Призма излома"),
    TECHNOLOGY,
    costs(any=2),
    immediate(Gain(1, ANY)),
    Always(AnyColours()),
    whenever(TOOK_ABYSS_DIE, GainHealth(1)),
    vp=2,
)

entity(
    called("ИС014", "Beating Heart of Nobura", "Бьющееся сердце Нобуры"),
    TECHNOLOGY,
    costs(any=5),
    die_shows(1, 2, GainVP(1)),
    at_the_end(Score(X), x=count(ENTITY_COLOURS)),
    vp=1,
)

entity(
    called("ИС015", "Crucible of Decay", "Тигель распада"),
    TECHNOLOGY,
    costs(any=6),
    die_shows(1, 2, GainVP(X), GainHealth(X), price=(Spend(X, ANY),), x=chosen(2)),
    at_the_end(Score(X), x=count(OF_COLOUR + VIOLET)),
)
