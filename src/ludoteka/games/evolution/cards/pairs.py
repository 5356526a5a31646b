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

card("B01", "Winged Ghoul", "Крылатый упырь", BASE, VAMPIRE, FLYING, 2)
card("B02", "Bloodthirsty Minnow", "Кровожадный малёк", BASE, VAMPIRE, TINY, 2)
card("B03", "Bloodthirsty Lullcat", "Кровожадный баюн", BASE, VAMPIRE, LULLING, 2)
card("B04", "Grudging Peeper", "Злопамятный глядун", BASE, MANY_EYED, VENGEFUL, 2)
card("B05", "Winged Drakeling", "Крылатый дракончик", BASE, FIRE_BREATHING, FLYING, 2)
card("B06", "Ghastly Hisser", "Страхолюдный шипун", BASE, FRIGHTENING, TOXIC, 2)
card("B07", "Fiery Gnat", "Огненный комар", BASE, FIRE_BREATHING, PESKY, 2)
card("B08", "Fiery Burr", "Огненный репей", BASE, FIRE_BREATHING, LATCHING, 2)
card("B09", "Winged Burr", "Крылатый репей", BASE, FLYING, LATCHING, 2)
card("B10", "Little Lullcat", "Мелкий баюн", BASE, LULLING, TINY, 2)
card("B11", "Drowsy Burr", "Сонный репей", BASE, LULLING, LATCHING, 2)
card("B12", "Ghostly Badger", "Призрачный барсук", BASE, ASTRAL, GREEDY, 2)
card("B13", "Ghostly Scarer", "Призрачный пугач", BASE, FRIGHTENING, ASTRAL, 2)
card("B14", "Ghastly Salamander", "Страхолюдный огневик", BASE, FRIGHTENING, FIREPROOF, 2)
card("B15", "Ghastly Peeper", "Страхолюдный глядун", BASE, FRIGHTENING, MANY_EYED, 2)
card("B16", "Ghastly Badger", "Страхолюдный барсук", BASE, FRIGHTENING, GREEDY, 2)
card("B17", "Ogling Salamander", "Глазастый огневик", BASE, MANY_EYED, FIREPROOF, 2)
card("B18", "Venomous Wraith", "Ядовитый дух", BASE, ASTRAL, TOXIC, 2)
card("B19", "Ghostly Heir", "Призрачный наследник", BASE, ASTRAL, INHERITING, 2)
card("B20", "Shifting Flitter", "Переменчивый летун", BASE, FLYING, CHANGELING, 2)
card("B21", "Grudging Hisser", "Злопамятный шипун", BASE, VENGEFUL, TOXIC, 2)
card("B22", "Venomous Peeper", "Ядовитый глядун", BASE, MANY_EYED, TOXIC, 2)
card("B23", "Ogling Badger", "Глазастый барсук", BASE, MANY_EYED, GREEDY, 2)
card("B24", "Ghostly Avenger", "Призрачный мститель", BASE, ASTRAL, VENGEFUL, 2)
card("B25", "Gluttonous Salamander", "Прожорливый огневик", BASE, FIREPROOF, GREEDY, 2)
card("B26", "Ashen Heir", "Пепельный наследник", BASE, FIREPROOF, INHERITING, 2)
card("B27", "Gluttonous Avenger", "Прожорливый мститель", BASE, VENGEFUL, GREEDY, 2)
card("B28", "Highborn Avenger", "Родовитый мститель", BASE, VENGEFUL, INHERITING, 2)
card("B29", "Highborn Hisser", "Родовитый шипун", BASE, TOXIC, INHERITING, 2)
card("B30", "Nagging Minnow", "Надоедливый малёк", BASE, TINY, PESKY, 2)
card("B31", "Nagging Double", "Надоедливый двойник", BASE, PESKY, CHANGELING, 2)
card("B32", "Clinging Double", "Цепкий двойник", BASE, LATCHING, CHANGELING, 2)

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
rare(0, "Ruby Ghoul", "Рубиновый упырь")
rare(1, "Amber Minnow", "Янтарный малёк")
rare(2, "Speckled Lullcat", "Рябой баюн")
rare(3, "Velvet Peeper", "Бархатный глядун")
rare(4, "Lilac Drakeling", "Лиловый дракончик")
rare(5, "Copper Hisser", "Медный шипун")
rare(6, "Cast-iron Gnat", "Чугунный комар")
rare(7, "Green Burr", "Зелёный репей")
rare(8, "Golden Burr", "Золотой репей")
rare(9, "Clover Lullcat", "Клеверный баюн")
rare(10, "Heather Burr", "Вересковый репей")
rare(11, "Hoary Badger", "Седой барсук")
rare(12, "Freckled Scarer", "Веснушчатый пугач")
rare(13, "Rosy Salamander", "Розовый огневик")
rare(14, "Bilberry Peeper", "Черничный глядун")
rare(15, "Lemon Badger", "Лимонный барсук")
rare(16, "Russet Salamander", "Рыжий огневик")
rare(17, "Striped Wraith", "Полосатый дух")
rare(18, "Smoky Heir", "Дымчатый наследник")
rare(19, "Straw Flitter", "Соломенный летун")
rare(20, "Pearl Hisser", "Жемчужный шипун")
rare(21, "River Peeper", "Речной глядун")
rare(22, "Emerald Badger", "Изумрудный барсук")
rare(23, "White Avenger", "Белый мститель")
rare(24, "Yellow Salamander", "Жёлтый огневик")
rare(25, "Fawn Heir", "Палевый наследник")
rare(26, "Brown Avenger", "Бурый мститель")
rare(27, "Rowan Avenger", "Рябиновый мститель")
rare(28, "Blue Hisser", "Голубой шипун")
rare(29, "Bullfinch Minnow", "Снегириный малёк")
rare(30, "Silver Double", "Серебряный двойник")
rare(31, "Tiled Double", "Изразцовый двойник")
