"""The cards of the deck: two traits on each, one of them in play when it is laid to a creature."""

from __future__ import annotations

from ludoteka.games.evolution.cards.base import (
    ASTRAL,
    CHANGELING,
    FIRE_BREATHING,
    FIREPROOF,
    FLYING,
    FRIGHTENING,
    GREEDY,
    INHERITING,
    LATCHING,
    LULLING,
    MANY_EYED,
    PESKY,
    TINY,
    TOXIC,
    VAMPIRE,
    VENGEFUL,
)
from ludoteka.games.evolution.cards.ether import (
    BURROWING,
    DOMINANT,
    FEROCIOUS,
    GREGARIOUS,
    LEADER,
    MANY_HEADED,
    SCAVENGER,
    SHAPESHIFTER,
    STORM,
    SYMBIONT,
    THICK_SKINNED,
)
from ludoteka.games.evolution.cards.victims import (
    CAVE_DWELLING,
    DREADFUL,
    HIDING,
    HYPNOTIZING,
    INCINERATING,
    MIMIC,
    NOSFERATU,
    WAKEFUL,
)
from ludoteka.games.evolution.deck import BASE, ETHER, T_EN, T_ID, T_RU, VICTIMS, card, rare

# rule: evolution.base.deck-composition, evolution.contents.base-trait-cards, evolution.base.two-traits-choose-one

card("B01", "Coalblood", "Углекров", BASE, VAMPIRE, FIREPROOF, 2)
card("B02", "Ogling Leech", "Глазастая пиявица", BASE, VAMPIRE, MANY_EYED, 2)
card("B03", "Sulking Bloodsipper", "Обидчивый кровохлёб", BASE, VAMPIRE, VENGEFUL, 2)
card("B04", "Leechling", "Пиявочник", BASE, VAMPIRE, LATCHING, 2)
card("B05", "Ghost Ember", "Призрачный уголёк", BASE, FIRE_BREATHING, ASTRAL, 2)
card("B06", "Sparkwing", "Искрокрыл", BASE, FIRE_BREATHING, FLYING, 2)
card("B07", "Stove Lizard", "Печной ящер", BASE, FIRE_BREATHING, FIREPROOF, 2)
card("B08", "Glutton Brazier", "Жаровня-обжора", BASE, FIRE_BREATHING, GREEDY, 2)
card("B09", "Stupor Toad", "Дурман-жаба", BASE, LULLING, TOXIC, 2)
card("B10", "Nodkin", "Баюнчик", BASE, LULLING, TINY, 2)
card("B11", "Sticky Cradle", "Липкая колыбель", BASE, LULLING, LATCHING, 2)
card("B12", "Nanny Owl", "Сова-нянюшка", BASE, LULLING, INHERITING, 2)
card("B13", "Pale Rustle", "Бледный шорох", BASE, FRIGHTENING, ASTRAL, 2)
card("B14", "Grudge Gaunt", "Злопамятная жуть", BASE, FRIGHTENING, VENGEFUL, 2)
card("B15", "Bog Scarer", "Болотный пугач", BASE, FRIGHTENING, TOXIC, 2)
card("B16", "Gulpmaw", "Пастеглот", BASE, FRIGHTENING, GREEDY, 2)
card("B17", "Knockshade", "Стукотень", BASE, ASTRAL, PESKY, 2)
card("B18", "Mirror Haze", "Зеркальный морок", BASE, ASTRAL, CHANGELING, 2)
card("B19", "Winged Nuisance", "Крылатая докука", BASE, FLYING, PESKY, 2)
card("B20", "Peeping Pea", "Горошек-гляделка", BASE, MANY_EYED, TINY, 2)
card("B21", "Hundredlens", "Стозрачник", BASE, MANY_EYED, LATCHING, 2)
card("B22", "Envy Peeper", "Завидуха", BASE, MANY_EYED, GREEDY, 2)
card("B23", "Cinder Pup", "Золушонок", BASE, FIREPROOF, TINY, 2)
card("B24", "Hearth Keeper", "Хранитель очага", BASE, FIREPROOF, INHERITING, 2)
card("B25", "Swap Falcon", "Перекидыш-сокол", BASE, FLYING, CHANGELING, 2)
card("B26", "Miserly Spite", "Скупой злыдень", BASE, VENGEFUL, GREEDY, 2)
card("B27", "Twoface Hisser", "Двуликий шипун", BASE, VENGEFUL, CHANGELING, 2)
card("B28", "Venom Clinger", "Ядоцеп", BASE, TOXIC, LATCHING, 2)
card("B29", "Heirloom Swift", "Наследный стриж", BASE, FLYING, INHERITING, 2)
card("B30", "Actor Slug", "Слизень-лицедей", BASE, TOXIC, CHANGELING, 2)
card("B31", "Fidgetling", "Егозёнок", BASE, TINY, PESKY, 2)
card("B32", "Restless Scion", "Непоседа-правнук", BASE, INHERITING, PESKY, 2)

# rule: evolution.contents.victims-cards, evolution.victims.shuffled-into-deck
card("V01", "Pendulum Dissembler", "Маятниковый лицемер", VICTIMS, HYPNOTIZING, MIMIC, 1)
card("V02", "Cavern Crooner", "Пещерный баюн", VICTIMS, HYPNOTIZING, CAVE_DWELLING, 1)
card("V03", "Mist Mesmer", "Туманный гипнот", VICTIMS, HYPNOTIZING, HIDING, 1)
card("V04", "Sleepless Rocker", "Бессонный укачник", VICTIMS, HYPNOTIZING, WAKEFUL, 1)
card("V05", "Mirror Kinblood", "Зеркальный кровник", VICTIMS, NOSFERATU, MIMIC, 1)
card("V06", "Grotto Ghoulet", "Гротовый упырёк", VICTIMS, NOSFERATU, CAVE_DWELLING, 1)
card("V07", "Undercrawler", "Подползень", VICTIMS, NOSFERATU, HIDING, 1)
card("V08", "Night Drainer", "Ночной донник", VICTIMS, NOSFERATU, WAKEFUL, 1)
card("V09", "Flame Double", "Пламенный двойник", VICTIMS, INCINERATING, MIMIC, 1)
card("V10", "Deep Furnace", "Горнило недр", VICTIMS, INCINERATING, CAVE_DWELLING, 1)
card("V11", "Smoulder Lurker", "Тлеющий скрытень", VICTIMS, INCINERATING, HIDING, 1)
card("V12", "Watchful Searer", "Бдящий испепел", VICTIMS, INCINERATING, WAKEFUL, 1)
card("V13", "Dire Mummer", "Ужасный кривляка", VICTIMS, DREADFUL, MIMIC, 1)
card("V14", "Cleft Howler", "Вой из расщелины", VICTIMS, DREADFUL, CAVE_DWELLING, 1)
card("V15", "Door Dread", "Жуть-за-дверью", VICTIMS, DREADFUL, HIDING, 1)
card("V16", "Unsleeping Nightmare", "Недремлющий кошмар", VICTIMS, DREADFUL, WAKEFUL, 1)

# rule: evolution.contents.ether-cards
ETHER_TRAITS = (
    LEADER,
    MANY_HEADED,
    DOMINANT,
    BURROWING,
    SHAPESHIFTER,
    FEROCIOUS,
    SCAVENGER,
    SYMBIONT,
    GREGARIOUS,
    THICK_SKINNED,
    STORM,
)
for _trait in ETHER_TRAITS:
    card(T_ID[_trait], T_EN[_trait], T_RU[_trait], ETHER, _trait, _trait, 1)

# rule: evolution.rare.thirty-two-base-cards, evolution.contents.rare-cards
rare(0, "Ruby Coalblood", "Рубиновый углекров")
rare(1, "Amber Leech", "Янтарная пиявица")
rare(2, "Speckled Bloodsipper", "Рябой кровохлёб")
rare(3, "Velvet Leechling", "Бархатный пиявочник")
rare(4, "Lilac Ember", "Лиловый уголёк")
rare(5, "Copper Sparkwing", "Медный искрокрыл")
rare(6, "Tiled Lizard", "Изразцовый ящер")
rare(7, "Cast-iron Glutton", "Чугунная обжора")
rare(8, "Golden Stupor Toad", "Золотая дурман-жаба")
rare(9, "Clover Nodkin", "Клеверный баюнчик")
rare(10, "Resin Cradle", "Смоляная колыбель")
rare(11, "Ashen Nanny", "Пепельная нянюшка")
rare(12, "Green Rustle", "Зелёный шорох")
rare(13, "Striped Gaunt", "Полосатая жуть")
rare(14, "Russet Scarer", "Рыжий пугач")
rare(15, "Stone Gulpmaw", "Каменный пастеглот")
rare(16, "Rosy Knockshade", "Розовый стукотень")
rare(17, "Smoke Haze", "Дымчатый морок")
rare(18, "Lemon Nuisance", "Лимонная докука")
rare(19, "Rowan Peeper", "Рябиновая гляделка")
rare(20, "River Hundredlens", "Речной стозрачник")
rare(21, "Emerald Envy", "Изумрудная завидуха")
rare(22, "White Cinder Pup", "Белый золушонок")
rare(23, "Elder Keeper", "Старый хранитель")
rare(24, "Bullfinch Swapper", "Снегириный перекидыш")
rare(25, "Brown Spite", "Бурый злыдень")
rare(26, "Fawn Hisser", "Палевый шипун")
rare(27, "Yellow Clinger", "Жёлтый ядоцеп")
rare(28, "Grey Swift", "Седой стриж")
rare(29, "Pearl Slug", "Перламутровый лицедей")
rare(30, "Heather Fidgetling", "Вересковый егозёнок")
rare(31, "Freckled Scion", "Веснушчатый правнук")
