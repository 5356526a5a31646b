"""The tamers («укротители»): many followers, markers that make them strong, abilities applied again."""

from __future__ import annotations

from ludoteka.games.etherstone.abilities import (
    X,
    at_the_end,
    before_summon,
    chosen,
    count,
    die_is,
    die_shows,
    immediate,
    in_attack,
    whenever,
)
from ludoteka.games.etherstone.counting import FOLLOWERS, MARKERS, MARKERS_HERE, OF_COLOUR
from ludoteka.games.etherstone.deck import (
    ANY,
    FOLLOWER,
    GREEN,
    RITUAL,
    SUMMONED_FOLLOWER,
    TECHNOLOGY,
    WHITE,
    called,
    costs,
    entity,
)
from ludoteka.games.etherstone.deeds import ApplyAbility, SummonFromHand
from ludoteka.games.etherstone.filters import A_FOLLOWER
from ludoteka.games.etherstone.in_play import Restore, TapFollower
from ludoteka.games.etherstone.markers import DiscardMarkers, MoveMarker, PutMarkers, PutMarkersOn
from ludoteka.games.etherstone.passives import Always, Cheaper, FollowersStronger, StrongerPerMarker
from ludoteka.games.etherstone.words import AddStrength, Discount, Gain, GainHealth, Protect, Score

entity(
    called("УК001", "Scalewing Herder", "Пастушка чешуекрылов"),
    FOLLOWER,
    costs(green=1, any=1),
    die_shows(1, 2, Gain(1, GREEN)),
    vp=1,
    strength=1,
)

entity(
    called("УК002", "Ant Duchess", "Муравьиная герцогиня"),
    FOLLOWER,
    costs(green=2, any=1),
    die_shows(3, 4, PutMarkers(1)),
    Always(StrongerPerMarker(3)),
    at_the_end(Score(X), x=count(MARKERS_HERE, at_most=5)),
    vp=1,
    strength=1,
)

entity(
    called("УК003", "Tamed Metamorph", "Прирученный метаморф"),
    FOLLOWER,
    costs(green=2, any=2),
    immediate(PutMarkersOn(1, A_FOLLOWER, other=True)),
    die_is(GREEN, ApplyAbility(A_FOLLOWER)),
    vp=2,
    strength=2,
)

entity(
    called("УК004", "Horned-Herd Healer", "Знахарка рогатых стад"),
    FOLLOWER,
    costs(green=2, any=1),
    die_is(GREEN, GainHealth(2)),
    vp=1,
    strength=2,
)

entity(
    called("УК005", "Thornwood Driver", "Загонщик из терновника"),
    FOLLOWER,
    costs(green=1, any=2),
    whenever(SUMMONED_FOLLOWER, PutMarkers(1)),
    in_attack(AddStrength(3), price=(DiscardMarkers(1),)),
    strength=2,
)

entity(
    called("УК006", "Feast of Shedding", "Праздник линьки"),
    RITUAL,
    costs(green=2, any=2),
    immediate(Gain(X, GREEN), x=count(FOLLOWERS)),
    die_is(GREEN, PutMarkersOn(1, A_FOLLOWER), MoveMarker()),
    at_the_end(Score(X), x=count(FOLLOWERS, by=2)),
    vp=3,
)

entity(
    called("УК007", "Bellbearer", "Носительница колокольцев"),
    FOLLOWER,
    costs(green=1, any=2),
    die_is(WHITE, Gain(1, GREEN), GainHealth(1)),
    vp=1,
    strength=1,
)

entity(
    called("УК008", "Elder of the Leash", "Старшая над своркой"),
    FOLLOWER,
    costs(green=3, any=2),
    Always(FollowersStronger(1, other=True)),
    die_shows(5, 6, Restore()),
    vp=1,
    strength=2,
)

entity(
    called("УК009", "Song of the Nesting Grounds", "Песнь гнездовий"),
    RITUAL,
    costs(green=1, any=2),
    immediate(SummonFromHand(A_FOLLOWER, less=1)),
    die_is(GREEN, Gain(2, GREEN), price=(TapFollower(),)),
    vp=2,
)

entity(
    called("УК010", "Elder Beetle Rider", "Наездник древнего жука"),
    FOLLOWER,
    costs(green=3, any=1),
    die_is(GREEN, PutMarkers(1)),
    in_attack(AddStrength(2 * X), price=(DiscardMarkers(X),), x=chosen(3)),
    vp=1,
    strength=3,
)

entity(
    called("УК011", "The Feeding Circle", "Круг кормления"),
    RITUAL,
    costs(green=2, any=2),
    die_is(GREEN, PutMarkersOn(1, A_FOLLOWER, targets=2)),
    in_attack(AddStrength(X), x=count(MARKERS, at_most=4)),
    vp=1,
)

entity(
    called("УК012", "Hand-Reared Colossus", "Вскормленный исполин"),
    FOLLOWER,
    costs(green=4, any=3),
    before_summon(Discount(X), x=count(FOLLOWERS, at_most=2)),
    in_attack(Protect(1), after=(Restore(other=True),)),
    strength=4,
)

entity(
    called("УК013", "Harness of Living Vines", "Сбруя из живых лоз"),
    TECHNOLOGY,
    costs(green=1, any=1),
    Always(FollowersStronger(1, colour=GREEN)),
    die_is(GREEN, Restore()),
    vp=2,
)

entity(
    called("УК014", "Cradle of the Emerald Thicket", "Колыбель изумрудной чащи"),
    TECHNOLOGY,
    costs(green=1, any=3),
    Always(Cheaper(1, A_FOLLOWER)),
    die_shows(1, 6, Gain(1, ANY)),
    at_the_end(Score(X), x=count(OF_COLOUR + GREEN)),
    vp=1,
)

entity(
    called("УК015", "Drover's Whistle", "Свисток погонщика"),
    TECHNOLOGY,
    costs(green=1, any=1),
    immediate(Gain(1, GREEN)),
    die_shows(5, 6, ApplyAbility(A_FOLLOWER)),
    vp=2,
)
