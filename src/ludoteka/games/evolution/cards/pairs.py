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

card("B01", "Winged Ghoul", "Крылатый упырь", BASE, VAMPIRE, FLYING)
card("B02", "Bloodthirsty Minnow", "Кровожадный малёк", BASE, VAMPIRE, TINY)
card("B03", "Bloodthirsty Lullcat", "Кровожадный баюн", BASE, VAMPIRE, LULLING)
card("B04", "Grudging Peeper", "Злопамятный глядун", BASE, MANY_EYED, VENGEFUL)
card("B05", "Winged Drakeling", "Крылатый дракончик", BASE, FIRE_BREATHING, FLYING)
card("B06", "Ghastly Hisser", "Страхолюдный шипун", BASE, FRIGHTENING, TOXIC)
card("B07", "Fiery Gnat", "Огненный комар", BASE, FIRE_BREATHING, PESKY)
card("B08", "Fiery Burr", "Огненный репей", BASE, FIRE_BREATHING, LATCHING)
card("B09", "Winged Burr", "Крылатый репей", BASE, FLYING, LATCHING)
card("B10", "Little Lullcat", "Мелкий баюн", BASE, LULLING, TINY)
card("B11", "Drowsy Burr", "Сонный репей", BASE, LULLING, LATCHING)
card("B12", "Ghostly Badger", "Призрачный барсук", BASE, ASTRAL, GREEDY)
card("B13", "Ghostly Scarer", "Призрачный пугач", BASE, FRIGHTENING, ASTRAL)
card("B14", "Ghastly Salamander", "Страхолюдный огневик", BASE, FRIGHTENING, FIREPROOF)
card("B15", "Ghastly Peeper", "Страхолюдный глядун", BASE, FRIGHTENING, MANY_EYED)
card("B16", "Ghastly Badger", "Страхолюдный барсук", BASE, FRIGHTENING, GREEDY)
card("B17", "Ogling Salamander", "Глазастый огневик", BASE, MANY_EYED, FIREPROOF)
card("B18", "Venomous Wraith", "Ядовитый дух", BASE, ASTRAL, TOXIC)
card("B19", "Ghostly Heir", "Призрачный наследник", BASE, ASTRAL, INHERITING)
card("B20", "Shifting Flitter", "Переменчивый летун", BASE, FLYING, CHANGELING)
card("B21", "Grudging Hisser", "Злопамятный шипун", BASE, VENGEFUL, TOXIC)
card("B22", "Venomous Peeper", "Ядовитый глядун", BASE, MANY_EYED, TOXIC)
card("B23", "Ogling Badger", "Глазастый барсук", BASE, MANY_EYED, GREEDY)
card("B24", "Ghostly Avenger", "Призрачный мститель", BASE, ASTRAL, VENGEFUL)
card("B25", "Gluttonous Salamander", "Прожорливый огневик", BASE, FIREPROOF, GREEDY)
card("B26", "Ashen Heir", "Пепельный наследник", BASE, FIREPROOF, INHERITING)
card("B27", "Gluttonous Avenger", "Прожорливый мститель", BASE, VENGEFUL, GREEDY)
card("B28", "Highborn Avenger", "Родовитый мститель", BASE, VENGEFUL, INHERITING)
card("B29", "Highborn Hisser", "Родовитый шипун", BASE, TOXIC, INHERITING)
card("B30", "Nagging Minnow", "Надоедливый малёк", BASE, TINY, PESKY)
card("B31", "Nagging Double", "Надоедливый двойник", BASE, PESKY, CHANGELING)
card("B32", "Clinging Double", "Цепкий двойник", BASE, LATCHING, CHANGELING)

# rule: evolution.contents.victims-cards, evolution.victims.shuffled-into-deck
card("V01", "Pendulum Dissembler", "Маятниковый лицемер", VICTIMS, HYPNOTIZING, MIMIC)
card("V02", "Cavern Crooner", "Пещерный баюн", VICTIMS, HYPNOTIZING, CAVE_DWELLING)
card("V03", "Mist Mesmer", "Туманный гипнот", VICTIMS, HYPNOTIZING, HIDING)
card("V04", "Sleepless Rocker", "Бессонный укачник", VICTIMS, HYPNOTIZING, WAKEFUL)
card("V05", "Mirror Kinblood", "Зеркальный кровник", VICTIMS, NOSFERATU, MIMIC)
card("V06", "Grotto Ghoulet", "Гротовый упырёк", VICTIMS, NOSFERATU, CAVE_DWELLING)
card("V07", "Undercrawler", "Подползень", VICTIMS, NOSFERATU, HIDING)
card("V08", "Night Drainer", "Ночной донник", VICTIMS, NOSFERATU, WAKEFUL)
card("V09", "Flame Double", "Пламенный двойник", VICTIMS, INCINERATING, MIMIC)
card("V10", "Deep Furnace", "Горнило недр", VICTIMS, INCINERATING, CAVE_DWELLING)
card("V11", "Smoulder Lurker", "Тлеющий скрытень", VICTIMS, INCINERATING, HIDING)
card("V12", "Watchful Searer", "Бдящий испепел", VICTIMS, INCINERATING, WAKEFUL)
card("V13", "Dire Mummer", "Ужасный кривляка", VICTIMS, DREADFUL, MIMIC)
card("V14", "Cleft Howler", "Вой из расщелины", VICTIMS, DREADFUL, CAVE_DWELLING)
card("V15", "Door Dread", "Жуть-за-дверью", VICTIMS, DREADFUL, HIDING)
card("V16", "Unsleeping Nightmare", "Недремлющий кошмар", VICTIMS, DREADFUL, WAKEFUL)

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
    card(T_ID[_trait], T_EN[_trait], T_RU[_trait], ETHER, _trait, _trait)

# rule: evolution.rare.thirty-two-base-cards, evolution.contents.rare-cards
RARE = (  # in the order of the base cards that they are equal to
    ("Ruby Ghoul", "Рубиновый упырь"),
    ("Amber Minnow", "Янтарный малёк"),
    ("Speckled Lullcat", "Рябой баюн"),
    ("Velvet Peeper", "Бархатный глядун"),
    ("Lilac Drakeling", "Лиловый дракончик"),
    ("Copper Hisser", "Медный шипун"),
    ("Cast-iron Gnat", "Чугунный комар"),
    ("Green Burr", "Зелёный репей"),
    ("Golden Burr", "Золотой репей"),
    ("Clover Lullcat", "Клеверный баюн"),
    ("Heather Burr", "Вересковый репей"),
    ("Hoary Badger", "Седой барсук"),
    ("Freckled Scarer", "Веснушчатый пугач"),
    ("Rosy Salamander", "Розовый огневик"),
    ("Bilberry Peeper", "Черничный глядун"),
    ("Lemon Badger", "Лимонный барсук"),
    ("Russet Salamander", "Рыжий огневик"),
    ("Striped Wraith", "Полосатый дух"),
    ("Smoky Heir", "Дымчатый наследник"),
    ("Straw Flitter", "Соломенный летун"),
    ("Pearl Hisser", "Жемчужный шипун"),
    ("River Peeper", "Речной глядун"),
    ("Emerald Badger", "Изумрудный барсук"),
    ("White Avenger", "Белый мститель"),
    ("Yellow Salamander", "Жёлтый огневик"),
    ("Fawn Heir", "Палевый наследник"),
    ("Brown Avenger", "Бурый мститель"),
    ("Rowan Avenger", "Рябиновый мститель"),
    ("Blue Hisser", "Голубой шипун"),
    ("Bullfinch Minnow", "Снегириный малёк"),
    ("Silver Double", "Серебряный двойник"),
    ("Tiled Double", "Изразцовый двойник"),
)
for _en, _ru in RARE:
    rare(_en, _ru)
