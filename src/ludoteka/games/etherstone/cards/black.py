"""The mist-folk («туманники»): recall and play again, markers of mist, the dice and the market."""

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
from ludoteka.games.etherstone.counting import MARKERS_HERE, MARKET_DICE
from ludoteka.games.etherstone.deck import (
    ANY,
    BLACK,
    FOLLOWER,
    RECALLED,
    RITUAL,
    TECHNOLOGY,
    TOOK_DIE,
    called,
    costs,
    entity,
)
from ludoteka.games.etherstone.deeds import ChangeDie, CycleThreat, RefreshMarket, SummonFromHand
from ludoteka.games.etherstone.filters import A_FOLLOWER, ENTITY
from ludoteka.games.etherstone.in_play import Recall, RecallThis, TapFollower
from ludoteka.games.etherstone.markers import DiscardMarkers, PutMarkers
from ludoteka.games.etherstone.passives import Always, Cheaper, CheaperRefresh
from ludoteka.games.etherstone.words import Discount, Either, Gain, GainHealth, GainSetAside, GainVP, Opponents, Score

entity(
    called("ТУ001", "Haze Whisperer", "Шептунья марева"),
    FOLLOWER,
    costs(black=1, any=1),
    immediate(Gain(2, ANY)),
    vp=1,
    strength=1,
)

entity(
    called("ТУ002", "Gloom Ferryman", "Паромщик мглы"),
    FOLLOWER,
    costs(black=2, any=1),
    die_is(BLACK, Gain(2, ANY), GainVP(1), price=(Recall(other=True),)),
    vp=3,
    strength=1,
)

entity(
    called("ТУ003", "Dew Gatherer", "Сборщик росы"),
    FOLLOWER,
    costs(black=1, any=2),
    die_shows(1, 2, PutMarkers(1)),
    die_is(BLACK, GainVP(2), price=(DiscardMarkers(2),)),
    vp=3,
    strength=1,
)

entity(
    called("ТУ004", "Dusk Weaver", "Ткач полумрака"),
    FOLLOWER,
    costs(black=1, any=1),
    die_from(4, 6, Gain(1, BLACK)),
    vp=2,
    strength=1,
)

entity(
    called("ТУ005", "Herald of the Turn", "Предвестник поворота"),
    FOLLOWER,
    costs(black=2, any=2),
    whenever(TOOK_DIE, ChangeDie(1)),
    die_shows(5, 6, GainVP(1)),
    vp=2,
    strength=2,
)

entity(
    called("ТУ006", "Mirror of Backward Hours", "Зеркало обратных часов"),
    TECHNOLOGY,
    costs(black=1, any=3),
    die_shows(1, 2, ChangeDie(5)),
    die_from(4, 6, GainSetAside(1)),
    vp=3,
)

entity(
    called("ТУ007", "Mistress of the Strayed", "Хозяйка заблудших"),
    FOLLOWER,
    costs(black=2, any=3),
    whenever(RECALLED, GainVP(2)),
    die_is(BLACK, Recall(A_FOLLOWER, other=True, may=True), Gain(1, ANY)),
    vp=3,
    strength=2,
)

entity(
    called("ТУ008", "Faceless Turncoat", "Безликий перебежчик"),
    FOLLOWER,
    costs(black=2),
    in_attack(
        after=(
            RecallThis(),
            Gain(3, ANY),
        )
    ),
    vp=1,
    strength=2,
)

entity(
    called("ТУ009", "Sentry at the Rift", "Дозорный у провала"),
    FOLLOWER,
    costs(black=2, any=3),
    immediate(CycleThreat()),
    die_shows(3, 4, Either((Gain(1, BLACK),), (GainHealth(2),))),
    strength=4,
)

entity(
    called("ТУ010", "Rite of Thickening Haze", "Обряд густеющей дымки"),
    RITUAL,
    costs(black=1, any=2),
    immediate(RefreshMarket()),
    die_from(1, 3, Gain(1, ANY)),
    vp=4,
)

entity(
    called("ТУ011", "Echo Eater", "Пожиратель эха"),
    FOLLOWER,
    costs(black=3, any=3),
    before_summon(Discount(3), price=(Recall(),)),
    die_from(2, 5, PutMarkers(1)),
    at_the_end(Score(X), x=count(MARKERS_HERE)),
    vp=3,
    strength=2,
)

entity(
    called("ТУ012", "Roll Call of the Vanished", "Перекличка исчезнувших"),
    RITUAL,
    costs(black=2, any=3),
    immediate(SummonFromHand(ENTITY, less=3), price=(Recall(other=True),)),
    die_is(BLACK, Gain(1, ANY)),
    vp=3,
)

entity(
    called("ТУ013", "Midnight Tide", "Полночный прилив"),
    RITUAL,
    costs(black=2, any=3),
    immediate(Gain(X, BLACK), Opponents(TapFollower()), x=count(MARKET_DICE)),
    die_shows(5, 6, GainSetAside(1), RefreshMarket(may=True)),
    vp=2,
)

entity(
    called("ТУ014", "Gates of Homecoming", "Врата возвращения"),
    TECHNOLOGY,
    costs(black=2, any=2),
    Always(Cheaper(1, ENTITY)),
    whenever(RECALLED, Gain(2, ANY)),
    vp=3,
)

entity(
    called("ТУ015", "Needleless Compass", "Компас без стрелки"),
    TECHNOLOGY,
    costs(black=1, any=1),
    immediate(PutMarkers(3)),
    whenever(TOOK_DIE, ChangeDie(5), price=(DiscardMarkers(1),)),
    Always(CheaperRefresh(2)),
    vp=4,
)
