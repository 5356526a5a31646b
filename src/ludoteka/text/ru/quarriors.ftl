# Квариорс!

quarriors-name = Квариорс!
quarriors-about = Доставайте и бросайте кубики, призывайте существ, берегите их до своего следующего хода и соберите больше всех славы.

# --- printed terms -----------------------------------------------------------------------------------------------

quarriors-die-quiddity = Сущность
quarriors-die-assistant = Помощник
quarriors-die-portal = Портал
quarriors-die-deathdealer = Торговец Смертью
quarriors-die-defender_of_the_pale = Защитник Пристани
quarriors-die-devotee_of_the_holy_query = Фанатик Святого Вопросительного Знака
quarriors-die-ghostly_spirit = Призрачный Дух
quarriors-die-primordial_ooze = Первобытная Слизь
quarriors-die-quake_dragon = Дракон Землетряс
quarriors-die-questing_wizard = Кудесник
quarriors-die-scavenging_goblin = Гоблин Мусорщик
quarriors-die-warrior_of_the_quay = Воин Причала
quarriors-die-witching_hag = Ведьма
quarriors-die-death = Смерть
quarriors-die-growth = Рост
quarriors-die-life = Жизнь
quarriors-die-shaping = Форма
quarriors-die-victory = Победа

quarriors-faction-quiddity = Сущность
quarriors-faction-assistant = Помощник
quarriors-faction-portal = Портал
quarriors-faction-deathdealer = Торговец Смертью
quarriors-faction-defender_of_the_pale = Защитник Пристани
quarriors-faction-devotee_of_the_holy_query = Фанатик Святого Вопросительного Знака
quarriors-faction-ghostly_spirit = Призрачный Дух
quarriors-faction-primordial_ooze = Первобытная Слизь
quarriors-faction-quake_dragon = Дракон Землетряс
quarriors-faction-questing_wizard = Кудесник
quarriors-faction-scavenging_goblin = Гоблин Мусорщик
quarriors-faction-warrior_of_the_quay = Воин Причала
quarriors-faction-witching_hag = Ведьма
quarriors-faction-death = Смерть
quarriors-faction-growth = Рост
quarriors-faction-life = Жизнь
quarriors-faction-shaping = Форма
quarriors-faction-victory = Победа

quarriors-side-quiddity-1 = сущность 1
quarriors-side-quiddity-2 = сущность 1
quarriors-side-quiddity-3 = сущность 1
quarriors-side-quiddity-4 = сущность 1
quarriors-side-quiddity-5 = сущность 1
quarriors-side-quiddity-6 = сущность 2
quarriors-side-quiddity-0 = не брошен
quarriors-side-assistant-1 = сущность 1
quarriors-side-assistant-2 = сущность 1
quarriors-side-assistant-3 = сущность 1
quarriors-side-assistant-4 = перебросить, вспышка
quarriors-side-assistant-5 = уровень 1, 1/2
quarriors-side-assistant-6 = уровень 1, 1/2
quarriors-side-assistant-0 = не брошен
quarriors-side-portal-1 = сущность 1
quarriors-side-portal-2 = добрать и бросить 1
quarriors-side-portal-3 = добрать и бросить 1
quarriors-side-portal-4 = добрать и бросить 2
quarriors-side-portal-5 = добрать и бросить 2
quarriors-side-portal-6 = добрать и бросить 2
quarriors-side-portal-0 = не брошен
quarriors-side-deathdealer-1 = сущность 1
quarriors-side-deathdealer-2 = сущность 2
quarriors-side-deathdealer-3 = сущность 2
quarriors-side-deathdealer-4 = уровень 1, 3/2
quarriors-side-deathdealer-5 = уровень 1, 3/2
quarriors-side-deathdealer-6 = уровень 2, 4/4
quarriors-side-deathdealer-0 = не брошен
quarriors-side-defender_of_the_pale-1 = сущность 1
quarriors-side-defender_of_the_pale-2 = сущность 2
quarriors-side-defender_of_the_pale-3 = сущность 2
quarriors-side-defender_of_the_pale-4 = уровень 1, 1/5, вспышка
quarriors-side-defender_of_the_pale-5 = уровень 2, 2/6, вспышка
quarriors-side-defender_of_the_pale-6 = уровень 3, 2/8, двойная вспышка
quarriors-side-defender_of_the_pale-0 = не брошен
quarriors-side-devotee_of_the_holy_query-1 = сущность 1
quarriors-side-devotee_of_the_holy_query-2 = сущность 2
quarriors-side-devotee_of_the_holy_query-3 = уровень 1, 0/3
quarriors-side-devotee_of_the_holy_query-4 = уровень 1, 0/3
quarriors-side-devotee_of_the_holy_query-5 = уровень 2, 2/4
quarriors-side-devotee_of_the_holy_query-6 = уровень 2, 2/4, вспышка
quarriors-side-devotee_of_the_holy_query-0 = не брошен
quarriors-side-ghostly_spirit-1 = сущность 1
quarriors-side-ghostly_spirit-2 = сущность 1
quarriors-side-ghostly_spirit-3 = сущность 2
quarriors-side-ghostly_spirit-4 = уровень 1, 2/2
quarriors-side-ghostly_spirit-5 = уровень 1, 2/2
quarriors-side-ghostly_spirit-6 = уровень 2, 3/3
quarriors-side-ghostly_spirit-0 = не брошен
quarriors-side-primordial_ooze-1 = сущность 1
quarriors-side-primordial_ooze-2 = сущность 2
quarriors-side-primordial_ooze-3 = сущность 2
quarriors-side-primordial_ooze-4 = уровень 2, ?/?
quarriors-side-primordial_ooze-5 = уровень 2, ?/?
quarriors-side-primordial_ooze-6 = уровень 2, ?/?
quarriors-side-primordial_ooze-0 = не брошен
quarriors-side-quake_dragon-1 = сущность 1
quarriors-side-quake_dragon-2 = сущность 2
quarriors-side-quake_dragon-3 = сущность 3 или перебросить
quarriors-side-quake_dragon-4 = уровень 1, 4/4
quarriors-side-quake_dragon-5 = уровень 2, 6/6, вспышка
quarriors-side-quake_dragon-6 = уровень 3, 8/7, двойная вспышка
quarriors-side-quake_dragon-0 = не брошен
quarriors-side-questing_wizard-1 = сущность 1 и добрать и бросить 1
quarriors-side-questing_wizard-2 = сущность 2
quarriors-side-questing_wizard-3 = сущность 2, вспышка
quarriors-side-questing_wizard-4 = уровень 1, 2/5
quarriors-side-questing_wizard-5 = уровень 2, 3/6
quarriors-side-questing_wizard-6 = уровень 3, 4/8, двойная вспышка
quarriors-side-questing_wizard-0 = не брошен
quarriors-side-scavenging_goblin-1 = сущность 1
quarriors-side-scavenging_goblin-2 = сущность 1
quarriors-side-scavenging_goblin-3 = уровень 1, 2/2
quarriors-side-scavenging_goblin-4 = уровень 1, 2/2
quarriors-side-scavenging_goblin-5 = уровень 1, 2/2, вспышка
quarriors-side-scavenging_goblin-6 = уровень 1, 2/2, вспышка
quarriors-side-scavenging_goblin-0 = не брошен
quarriors-side-warrior_of_the_quay-1 = сущность 1
quarriors-side-warrior_of_the_quay-2 = сущность 2
quarriors-side-warrior_of_the_quay-3 = сущность 2
quarriors-side-warrior_of_the_quay-4 = уровень 1, 2/3
quarriors-side-warrior_of_the_quay-5 = уровень 1, 2/3
quarriors-side-warrior_of_the_quay-6 = уровень 2, 3/4
quarriors-side-warrior_of_the_quay-0 = не брошен
quarriors-side-witching_hag-1 = сущность 1
quarriors-side-witching_hag-2 = сущность 2
quarriors-side-witching_hag-3 = сущность 2
quarriors-side-witching_hag-4 = уровень 1, 3/3
quarriors-side-witching_hag-5 = уровень 1, 3/3
quarriors-side-witching_hag-6 = уровень 2, 4/5
quarriors-side-witching_hag-0 = не брошен
quarriors-side-death-1 = сущность 1
quarriors-side-death-2 = сущность 2
quarriors-side-death-3 = сущность 2
quarriors-side-death-4 = заклинание, вспышка
quarriors-side-death-5 = заклинание, вспышка
quarriors-side-death-6 = заклинание, двойная вспышка
quarriors-side-death-0 = не брошен
quarriors-side-growth-1 = сущность 1
quarriors-side-growth-2 = сущность 2
quarriors-side-growth-3 = сущность 2
quarriors-side-growth-4 = заклинание
quarriors-side-growth-5 = заклинание
quarriors-side-growth-6 = заклинание
quarriors-side-growth-0 = не брошен
quarriors-side-life-1 = сущность 1
quarriors-side-life-2 = сущность 2
quarriors-side-life-3 = сущность 2
quarriors-side-life-4 = заклинание
quarriors-side-life-5 = заклинание
quarriors-side-life-6 = заклинание
quarriors-side-life-0 = не брошен
quarriors-side-shaping-1 = сущность 2
quarriors-side-shaping-2 = сущность 2
quarriors-side-shaping-3 = добрать и бросить 2
quarriors-side-shaping-4 = заклинание
quarriors-side-shaping-5 = заклинание
quarriors-side-shaping-6 = заклинание
quarriors-side-shaping-0 = не брошен
quarriors-side-victory-1 = сущность 1
quarriors-side-victory-2 = сущность 2
quarriors-side-victory-3 = сущность 2
quarriors-side-victory-4 = перебросить и добрать и бросить 1
quarriors-side-victory-5 = заклинание
quarriors-side-victory-6 = заклинание
quarriors-side-victory-0 = не брошен

quarriors-face-quiddity-1 = { quarriors-die-quiddity } ({ quarriors-side-quiddity-1 })
quarriors-face-quiddity-2 = { quarriors-die-quiddity } ({ quarriors-side-quiddity-2 })
quarriors-face-quiddity-3 = { quarriors-die-quiddity } ({ quarriors-side-quiddity-3 })
quarriors-face-quiddity-4 = { quarriors-die-quiddity } ({ quarriors-side-quiddity-4 })
quarriors-face-quiddity-5 = { quarriors-die-quiddity } ({ quarriors-side-quiddity-5 })
quarriors-face-quiddity-6 = { quarriors-die-quiddity } ({ quarriors-side-quiddity-6 })
quarriors-face-quiddity-0 = { quarriors-die-quiddity } ({ quarriors-side-quiddity-0 })
quarriors-face-assistant-1 = { quarriors-die-assistant } ({ quarriors-side-assistant-1 })
quarriors-face-assistant-2 = { quarriors-die-assistant } ({ quarriors-side-assistant-2 })
quarriors-face-assistant-3 = { quarriors-die-assistant } ({ quarriors-side-assistant-3 })
quarriors-face-assistant-4 = { quarriors-die-assistant } ({ quarriors-side-assistant-4 })
quarriors-face-assistant-5 = { quarriors-die-assistant } ({ quarriors-side-assistant-5 })
quarriors-face-assistant-6 = { quarriors-die-assistant } ({ quarriors-side-assistant-6 })
quarriors-face-assistant-0 = { quarriors-die-assistant } ({ quarriors-side-assistant-0 })
quarriors-face-portal-1 = { quarriors-die-portal } ({ quarriors-side-portal-1 })
quarriors-face-portal-2 = { quarriors-die-portal } ({ quarriors-side-portal-2 })
quarriors-face-portal-3 = { quarriors-die-portal } ({ quarriors-side-portal-3 })
quarriors-face-portal-4 = { quarriors-die-portal } ({ quarriors-side-portal-4 })
quarriors-face-portal-5 = { quarriors-die-portal } ({ quarriors-side-portal-5 })
quarriors-face-portal-6 = { quarriors-die-portal } ({ quarriors-side-portal-6 })
quarriors-face-portal-0 = { quarriors-die-portal } ({ quarriors-side-portal-0 })
quarriors-face-deathdealer-1 = { quarriors-die-deathdealer } ({ quarriors-side-deathdealer-1 })
quarriors-face-deathdealer-2 = { quarriors-die-deathdealer } ({ quarriors-side-deathdealer-2 })
quarriors-face-deathdealer-3 = { quarriors-die-deathdealer } ({ quarriors-side-deathdealer-3 })
quarriors-face-deathdealer-4 = { quarriors-die-deathdealer } ({ quarriors-side-deathdealer-4 })
quarriors-face-deathdealer-5 = { quarriors-die-deathdealer } ({ quarriors-side-deathdealer-5 })
quarriors-face-deathdealer-6 = { quarriors-die-deathdealer } ({ quarriors-side-deathdealer-6 })
quarriors-face-deathdealer-0 = { quarriors-die-deathdealer } ({ quarriors-side-deathdealer-0 })
quarriors-face-defender_of_the_pale-1 = { quarriors-die-defender_of_the_pale } ({ quarriors-side-defender_of_the_pale-1 })
quarriors-face-defender_of_the_pale-2 = { quarriors-die-defender_of_the_pale } ({ quarriors-side-defender_of_the_pale-2 })
quarriors-face-defender_of_the_pale-3 = { quarriors-die-defender_of_the_pale } ({ quarriors-side-defender_of_the_pale-3 })
quarriors-face-defender_of_the_pale-4 = { quarriors-die-defender_of_the_pale } ({ quarriors-side-defender_of_the_pale-4 })
quarriors-face-defender_of_the_pale-5 = { quarriors-die-defender_of_the_pale } ({ quarriors-side-defender_of_the_pale-5 })
quarriors-face-defender_of_the_pale-6 = { quarriors-die-defender_of_the_pale } ({ quarriors-side-defender_of_the_pale-6 })
quarriors-face-defender_of_the_pale-0 = { quarriors-die-defender_of_the_pale } ({ quarriors-side-defender_of_the_pale-0 })
quarriors-face-devotee_of_the_holy_query-1 = { quarriors-die-devotee_of_the_holy_query } ({ quarriors-side-devotee_of_the_holy_query-1 })
quarriors-face-devotee_of_the_holy_query-2 = { quarriors-die-devotee_of_the_holy_query } ({ quarriors-side-devotee_of_the_holy_query-2 })
quarriors-face-devotee_of_the_holy_query-3 = { quarriors-die-devotee_of_the_holy_query } ({ quarriors-side-devotee_of_the_holy_query-3 })
quarriors-face-devotee_of_the_holy_query-4 = { quarriors-die-devotee_of_the_holy_query } ({ quarriors-side-devotee_of_the_holy_query-4 })
quarriors-face-devotee_of_the_holy_query-5 = { quarriors-die-devotee_of_the_holy_query } ({ quarriors-side-devotee_of_the_holy_query-5 })
quarriors-face-devotee_of_the_holy_query-6 = { quarriors-die-devotee_of_the_holy_query } ({ quarriors-side-devotee_of_the_holy_query-6 })
quarriors-face-devotee_of_the_holy_query-0 = { quarriors-die-devotee_of_the_holy_query } ({ quarriors-side-devotee_of_the_holy_query-0 })
quarriors-face-ghostly_spirit-1 = { quarriors-die-ghostly_spirit } ({ quarriors-side-ghostly_spirit-1 })
quarriors-face-ghostly_spirit-2 = { quarriors-die-ghostly_spirit } ({ quarriors-side-ghostly_spirit-2 })
quarriors-face-ghostly_spirit-3 = { quarriors-die-ghostly_spirit } ({ quarriors-side-ghostly_spirit-3 })
quarriors-face-ghostly_spirit-4 = { quarriors-die-ghostly_spirit } ({ quarriors-side-ghostly_spirit-4 })
quarriors-face-ghostly_spirit-5 = { quarriors-die-ghostly_spirit } ({ quarriors-side-ghostly_spirit-5 })
quarriors-face-ghostly_spirit-6 = { quarriors-die-ghostly_spirit } ({ quarriors-side-ghostly_spirit-6 })
quarriors-face-ghostly_spirit-0 = { quarriors-die-ghostly_spirit } ({ quarriors-side-ghostly_spirit-0 })
quarriors-face-primordial_ooze-1 = { quarriors-die-primordial_ooze } ({ quarriors-side-primordial_ooze-1 })
quarriors-face-primordial_ooze-2 = { quarriors-die-primordial_ooze } ({ quarriors-side-primordial_ooze-2 })
quarriors-face-primordial_ooze-3 = { quarriors-die-primordial_ooze } ({ quarriors-side-primordial_ooze-3 })
quarriors-face-primordial_ooze-4 = { quarriors-die-primordial_ooze } ({ quarriors-side-primordial_ooze-4 })
quarriors-face-primordial_ooze-5 = { quarriors-die-primordial_ooze } ({ quarriors-side-primordial_ooze-5 })
quarriors-face-primordial_ooze-6 = { quarriors-die-primordial_ooze } ({ quarriors-side-primordial_ooze-6 })
quarriors-face-primordial_ooze-0 = { quarriors-die-primordial_ooze } ({ quarriors-side-primordial_ooze-0 })
quarriors-face-quake_dragon-1 = { quarriors-die-quake_dragon } ({ quarriors-side-quake_dragon-1 })
quarriors-face-quake_dragon-2 = { quarriors-die-quake_dragon } ({ quarriors-side-quake_dragon-2 })
quarriors-face-quake_dragon-3 = { quarriors-die-quake_dragon } ({ quarriors-side-quake_dragon-3 })
quarriors-face-quake_dragon-4 = { quarriors-die-quake_dragon } ({ quarriors-side-quake_dragon-4 })
quarriors-face-quake_dragon-5 = { quarriors-die-quake_dragon } ({ quarriors-side-quake_dragon-5 })
quarriors-face-quake_dragon-6 = { quarriors-die-quake_dragon } ({ quarriors-side-quake_dragon-6 })
quarriors-face-quake_dragon-0 = { quarriors-die-quake_dragon } ({ quarriors-side-quake_dragon-0 })
quarriors-face-questing_wizard-1 = { quarriors-die-questing_wizard } ({ quarriors-side-questing_wizard-1 })
quarriors-face-questing_wizard-2 = { quarriors-die-questing_wizard } ({ quarriors-side-questing_wizard-2 })
quarriors-face-questing_wizard-3 = { quarriors-die-questing_wizard } ({ quarriors-side-questing_wizard-3 })
quarriors-face-questing_wizard-4 = { quarriors-die-questing_wizard } ({ quarriors-side-questing_wizard-4 })
quarriors-face-questing_wizard-5 = { quarriors-die-questing_wizard } ({ quarriors-side-questing_wizard-5 })
quarriors-face-questing_wizard-6 = { quarriors-die-questing_wizard } ({ quarriors-side-questing_wizard-6 })
quarriors-face-questing_wizard-0 = { quarriors-die-questing_wizard } ({ quarriors-side-questing_wizard-0 })
quarriors-face-scavenging_goblin-1 = { quarriors-die-scavenging_goblin } ({ quarriors-side-scavenging_goblin-1 })
quarriors-face-scavenging_goblin-2 = { quarriors-die-scavenging_goblin } ({ quarriors-side-scavenging_goblin-2 })
quarriors-face-scavenging_goblin-3 = { quarriors-die-scavenging_goblin } ({ quarriors-side-scavenging_goblin-3 })
quarriors-face-scavenging_goblin-4 = { quarriors-die-scavenging_goblin } ({ quarriors-side-scavenging_goblin-4 })
quarriors-face-scavenging_goblin-5 = { quarriors-die-scavenging_goblin } ({ quarriors-side-scavenging_goblin-5 })
quarriors-face-scavenging_goblin-6 = { quarriors-die-scavenging_goblin } ({ quarriors-side-scavenging_goblin-6 })
quarriors-face-scavenging_goblin-0 = { quarriors-die-scavenging_goblin } ({ quarriors-side-scavenging_goblin-0 })
quarriors-face-warrior_of_the_quay-1 = { quarriors-die-warrior_of_the_quay } ({ quarriors-side-warrior_of_the_quay-1 })
quarriors-face-warrior_of_the_quay-2 = { quarriors-die-warrior_of_the_quay } ({ quarriors-side-warrior_of_the_quay-2 })
quarriors-face-warrior_of_the_quay-3 = { quarriors-die-warrior_of_the_quay } ({ quarriors-side-warrior_of_the_quay-3 })
quarriors-face-warrior_of_the_quay-4 = { quarriors-die-warrior_of_the_quay } ({ quarriors-side-warrior_of_the_quay-4 })
quarriors-face-warrior_of_the_quay-5 = { quarriors-die-warrior_of_the_quay } ({ quarriors-side-warrior_of_the_quay-5 })
quarriors-face-warrior_of_the_quay-6 = { quarriors-die-warrior_of_the_quay } ({ quarriors-side-warrior_of_the_quay-6 })
quarriors-face-warrior_of_the_quay-0 = { quarriors-die-warrior_of_the_quay } ({ quarriors-side-warrior_of_the_quay-0 })
quarriors-face-witching_hag-1 = { quarriors-die-witching_hag } ({ quarriors-side-witching_hag-1 })
quarriors-face-witching_hag-2 = { quarriors-die-witching_hag } ({ quarriors-side-witching_hag-2 })
quarriors-face-witching_hag-3 = { quarriors-die-witching_hag } ({ quarriors-side-witching_hag-3 })
quarriors-face-witching_hag-4 = { quarriors-die-witching_hag } ({ quarriors-side-witching_hag-4 })
quarriors-face-witching_hag-5 = { quarriors-die-witching_hag } ({ quarriors-side-witching_hag-5 })
quarriors-face-witching_hag-6 = { quarriors-die-witching_hag } ({ quarriors-side-witching_hag-6 })
quarriors-face-witching_hag-0 = { quarriors-die-witching_hag } ({ quarriors-side-witching_hag-0 })
quarriors-face-death-1 = { quarriors-die-death } ({ quarriors-side-death-1 })
quarriors-face-death-2 = { quarriors-die-death } ({ quarriors-side-death-2 })
quarriors-face-death-3 = { quarriors-die-death } ({ quarriors-side-death-3 })
quarriors-face-death-4 = { quarriors-die-death } ({ quarriors-side-death-4 })
quarriors-face-death-5 = { quarriors-die-death } ({ quarriors-side-death-5 })
quarriors-face-death-6 = { quarriors-die-death } ({ quarriors-side-death-6 })
quarriors-face-death-0 = { quarriors-die-death } ({ quarriors-side-death-0 })
quarriors-face-growth-1 = { quarriors-die-growth } ({ quarriors-side-growth-1 })
quarriors-face-growth-2 = { quarriors-die-growth } ({ quarriors-side-growth-2 })
quarriors-face-growth-3 = { quarriors-die-growth } ({ quarriors-side-growth-3 })
quarriors-face-growth-4 = { quarriors-die-growth } ({ quarriors-side-growth-4 })
quarriors-face-growth-5 = { quarriors-die-growth } ({ quarriors-side-growth-5 })
quarriors-face-growth-6 = { quarriors-die-growth } ({ quarriors-side-growth-6 })
quarriors-face-growth-0 = { quarriors-die-growth } ({ quarriors-side-growth-0 })
quarriors-face-life-1 = { quarriors-die-life } ({ quarriors-side-life-1 })
quarriors-face-life-2 = { quarriors-die-life } ({ quarriors-side-life-2 })
quarriors-face-life-3 = { quarriors-die-life } ({ quarriors-side-life-3 })
quarriors-face-life-4 = { quarriors-die-life } ({ quarriors-side-life-4 })
quarriors-face-life-5 = { quarriors-die-life } ({ quarriors-side-life-5 })
quarriors-face-life-6 = { quarriors-die-life } ({ quarriors-side-life-6 })
quarriors-face-life-0 = { quarriors-die-life } ({ quarriors-side-life-0 })
quarriors-face-shaping-1 = { quarriors-die-shaping } ({ quarriors-side-shaping-1 })
quarriors-face-shaping-2 = { quarriors-die-shaping } ({ quarriors-side-shaping-2 })
quarriors-face-shaping-3 = { quarriors-die-shaping } ({ quarriors-side-shaping-3 })
quarriors-face-shaping-4 = { quarriors-die-shaping } ({ quarriors-side-shaping-4 })
quarriors-face-shaping-5 = { quarriors-die-shaping } ({ quarriors-side-shaping-5 })
quarriors-face-shaping-6 = { quarriors-die-shaping } ({ quarriors-side-shaping-6 })
quarriors-face-shaping-0 = { quarriors-die-shaping } ({ quarriors-side-shaping-0 })
quarriors-face-victory-1 = { quarriors-die-victory } ({ quarriors-side-victory-1 })
quarriors-face-victory-2 = { quarriors-die-victory } ({ quarriors-side-victory-2 })
quarriors-face-victory-3 = { quarriors-die-victory } ({ quarriors-side-victory-3 })
quarriors-face-victory-4 = { quarriors-die-victory } ({ quarriors-side-victory-4 })
quarriors-face-victory-5 = { quarriors-die-victory } ({ quarriors-side-victory-5 })
quarriors-face-victory-6 = { quarriors-die-victory } ({ quarriors-side-victory-6 })
quarriors-face-victory-0 = { quarriors-die-victory } ({ quarriors-side-victory-0 })

quarriors-kind-basic = базовый ресурс
quarriors-kind-creature = существо
quarriors-kind-spell = заклинание

quarriors-expansion-base = базовая игра

quarriors-fact-variant = вариант
quarriors-fact-dice = кубиков в коробке
quarriors-fact-colour = цвет кубиков
quarriors-fact-faces = грани
quarriors-fact-confidence = надёжность данных
quarriors-fact-glory = слава
quarriors-fact-cost_elsewhere = стоимость в другом источнике
quarriors-fact-glory_elsewhere = слава в другом источнике
quarriors-fact-note = примечание

quarriors-phase-score = фаза 1: слава и выбраковка
quarriors-phase-roll = фаза 2: достать и бросить
quarriors-phase-summon = фаза 3: заклинания и существа
quarriors-phase-attack = фаза 4: атака
quarriors-phase-capture = фаза 5: получение кубика
quarriors-phase-clean-up = фаза 6: уборка

quarriors-note-no-cull = Неясно, можно ли после такого подсчёта убрать кубик в лес; здесь — нельзя.
quarriors-note-frenzy-each = Неясно, прибавляются ли атаки двух таких существ, когда гибнет первое; здесь — обе.
quarriors-note-book-example = В примере книги правил ему приписана способность Сильного Защитника; действует текст карты.
quarriors-note-adds-up = Неясно, складываются ли несколько копий; здесь — складываются.
quarriors-note-from-used = Предполагается, что убираемый кубик берётся из сброса.
quarriors-note-late-return = Предполагается, что вернувшийся во время атаки не прибавляется к уже подсчитанной атаке.
quarriors-note-counts-itself = Предполагается, что оно считает и себя; атака берётся при подсчёте атаки, защита — при защите.
quarriors-note-disputed = Источники расходятся в стоимости и славе: 9 и 3 или 8 и 4.
quarriors-note-just-one = Неясно, можно ли перебросить только один кубик; здесь — можно.

quarriors-colour-white = белый
quarriors-colour-brown = коричневый
quarriors-colour-yellow = жёлтый
quarriors-colour-black = чёрный
quarriors-colour-blue = синий
quarriors-colour-white-and-gold = белый с золотом
quarriors-colour-pale = бледный
quarriors-colour-lime-green = салатовый
quarriors-colour-dark-red-brown = тёмный красно-коричневый
quarriors-colour-light-blue = голубой
quarriors-colour-dark-green = тёмно-зелёный
quarriors-colour-red = красный
quarriors-colour-purple = пурпурный
quarriors-colour-dark-violet = тёмно-фиолетовый
quarriors-colour-green = зелёный
quarriors-colour-teal = бирюзовый
quarriors-colour-magenta = малиновый
quarriors-colour-orange = оранжевый

quarriors-variant-basic = обычный
quarriors-variant-strong = сильный
quarriors-variant-mighty = могучий
quarriors-variant-spell = заклинание
quarriors-variant-cantrip = розыгрыш
quarriors-variant-charm = очарование
quarriors-variant-incantation = чары
quarriors-confidence-high = высокая
quarriors-confidence-medium = средняя
quarriors-confidence-low = низкая

# --- fields ------------------------------------------------------------------------------------------------------

quarriors-field-glory = слава
quarriors-field-quiddity = сущность
quarriors-field-bag = мешок
quarriors-field-pool = активный запас
quarriors-field-ready = существа в зоне боя
quarriors-field-spells = заклинания в зоне боя
quarriors-field-used = сброс
quarriors-field-spent = потраченные кубики
quarriors-field-aside = отложено
quarriors-field-might = прибавка к атаке в этот ход
quarriors-field-guard = прибавка к защите в этот ход
quarriors-field-haven = уничтоженные существа идут в активный запас
quarriors-field-wilds = лес
quarriors-field-supply = кубики на картах
quarriors-field-turn = чей ход
quarriors-field-first = первый игрок
quarriors-field-turns = ход
quarriors-field-phase = фаза
quarriors-field-captures = осталось получений
quarriors-field-discount = кубики дешевле на
quarriors-field-scored = существ засчитано за ход
quarriors-field-just_scored = только что засчитаны
quarriors-field-beaten = соперники, потерявшие существо
quarriors-field-summoned = классы, призванные за ход
quarriors-field-attackers = нападающие
quarriors-field-values = их атака
quarriors-field-places = их места
quarriors-field-added = их доля в этой атаке
quarriors-field-defender = защищается
quarriors-field-remaining = осталось атаки
quarriors-field-rescued = вернётся

# --- choices -----------------------------------------------------------------------------------------------------

quarriors-do-attack = Перейти к атаке
quarriors-do-end-turn = Закончить фазу получения
quarriors-do-done = Готово
quarriors-do-decline = Отказаться
quarriors-do-pass = Без противодействия
quarriors-do-alone = Перебросить только его
quarriors-do-capture = Получить за { $price }: { $card }
quarriors-do-cull = Убрать в лес: { $die }
quarriors-do-defend = Защищается: { $card } (защита { $defense } против { $attack })
quarriors-do-summon = Призвать за { $price }: { $face }
quarriors-do-use = Использовать: { $face }
quarriors-do-re-roll = Перебросить: { $face }
quarriors-do-cast = Применить: { $card } ({ $side })
quarriors-do-react = Противодействие: { $card }
quarriors-do-discard = В сброс: { $card }
quarriors-do-only-re-roll = Только перебросить: { $face }
quarriors-do-only-draw = Только добрать и бросить: { $face }
quarriors-do-destroy = Уничтожить: { $face }, { $seat }
quarriors-do-weaken = Атака 0 в этот ход: { $face }, { $seat }
quarriors-do-mimic = Скопировать: { $face }, { $seat }
quarriors-do-change = Сменить копию: { $card }
quarriors-do-attach-to = Прикрепить к существу: { $face }
quarriors-do-dispel = Уничтожить заклинание: { $card }, { $seat }
quarriors-do-strip = Уничтожить прикреплённое заклинание: { $card }, { $seat }
quarriors-do-fetch = В активный запас: { $die }
quarriors-do-trade-for = Обменять на: { $die }, { $seat }
quarriors-do-take = Взять: { $card }
quarriors-do-give-up = Убрать в лес ради другого: { $die }
quarriors-do-cull-spell = Убрать в лес за 1 славу: { $face }
quarriors-do-cull-attached = Убрать прикреплённое в лес за 1 славу: { $face }
quarriors-do-cull-from-pool = Убрать из активного запаса в лес за 1 славу: { $face }
quarriors-do-turn-to = Повернуть гранью: { $face }
quarriors-do-next = Следующая карта: { $card }
quarriors-do-to-used = В сброс
quarriors-do-to-pool = В активный запас
quarriors-do-buy-back = Убрать в лес кубик Сущности и вернуть существо в зону боя
quarriors-do-come-back = Вернуть в зону боя
quarriors-do-aside = Отложить
quarriors-do-set-to-quiddity = Поставить Портал на 1 сущность
quarriors-do-draw-on = Добирать как обычно

# --- questions ---------------------------------------------------------------------------------------------------

quarriors-ask-summon = Сущность: { $funds }. Призвать существ или применить заклинания?
quarriors-ask-capture =
    { $n ->
        [0] Больше кубиков в этот ход получить нельзя. Сущность: { $funds }.
        [one] Сущность: { $funds }. Получить { $n } кубик из леса?
        [few] Сущность: { $funds }. Получить до { $n } кубиков из леса?
        [many] Сущность: { $funds }. Получить до { $n } кубиков из леса?
       *[other] Сущность: { $funds }. Получить до { $n } кубиков из леса?
    }
quarriors-ask-immediate = Какой немедленный эффект использовать?
quarriors-ask-discard = Переместить заклинания из зоны боя в сброс?
quarriors-ask-cull =
    { $n ->
        [one] Убрать { $n } кубик из сброса в лес?
        [few] Убрать до { $n } кубиков из сброса в лес?
        [many] Убрать до { $n } кубиков из сброса в лес?
       *[other] Убрать до { $n } кубика из сброса в лес?
    }
quarriors-ask-cull-spells = Убрать в лес кубики заклинаний, по 1 очку славы за каждый?
quarriors-ask-order = Какая карта действует следующей?
quarriors-ask-another = Какой ещё кубик перебросить вместе с ним?
quarriors-ask-reroll-others = Перебросить до двух других кубиков?
quarriors-ask-take-spell = Взять в мешок кубик заклинания стоимостью не больше { $cost }?
quarriors-ask-give-up = Убрать кубик в лес, чтобы получить другой, дороже не больше чем на { $n }?
quarriors-ask-upgrade = Какой кубик получить, дороже не больше чем на { $n }?
quarriors-ask-trade = Обменять его на кубик из сброса другого игрока?
quarriors-ask-fetch = Переместить другой кубик существа из сброса в активный запас?
quarriors-ask-destroy = Какое существо уничтожить?
quarriors-ask-destroy-spell = Какое заклинание уничтожить?
quarriors-ask-attach = К какому вашему существу прикрепить заклинание?
quarriors-ask-turn-to = Какой гранью повернуть?
quarriors-ask-weaken = Чья атака станет 0 в этот ход?
quarriors-ask-mimic = Какое вражеское существо скопировать?
quarriors-ask-way = Ваше существо уничтожено. Куда идёт кубик?
quarriors-ask-loop = Остались только Порталы. Добирать или поставить один на 1 сущность?
quarriors-ask-defend = Вас атакует { $seat }, атаки осталось { $attack }. Кто защищается?
quarriors-ask-react-announced = { $seat } атакует всех, общая атака { $attack }. Противодействие?
quarriors-ask-react-defending = { $seat } атакует, атаки осталось { $attack }. Противодействие до выбора следующего защитника?
quarriors-ask-react-falling = Ваше существо уничтожено и вот-вот уйдёт. Противодействие?

# --- what happened -----------------------------------------------------------------------------------------------

quarriors-event-turn-began = Ход { $n }: { $seat }
quarriors-event-phase-began =
    { $n ->
        [1] { $seat }: подсчёт славы
        [2] { $seat }: бросок кубиков
        [3] { $seat }: заклинания и существа
        [4] { $seat }: атака
        [5] { $seat }: получение кубика
       *[other] { $seat }: уборка
    }
quarriors-event-scored = { $seat } засчитывает: { $card }, слава { $n }.
quarriors-event-gained-glory = { $seat }: слава +{ $n }, теперь { $of }.
quarriors-event-gained-quiddity = { $seat }: сущность +{ $n }.
quarriors-event-culled = { $seat } убирает в лес: { $die }.
quarriors-event-drew = { $seat } достаёт: { $die }.
quarriors-event-refilled =
    { $n ->
        [one] { $seat } возвращает в мешок { $n } кубик.
        [few] { $seat } возвращает в мешок { $n } кубика.
        [many] { $seat } возвращает в мешок { $n } кубиков.
       *[other] { $seat } возвращает в мешок { $n } кубика.
    }
quarriors-event-rolled = { $seat } выбрасывает: { $face }.
quarriors-event-rerolled = { $seat } перебрасывает: { $face }. Выпало: { $now }.
quarriors-event-used = { $seat } использует: { $face }.
quarriors-event-spent = { $seat } тратит: { $face }.
quarriors-event-readied = { $seat } готовит заклинание: { $face }.
quarriors-event-summoned = { $seat } призывает за { $n }: { $card } ({ $face }).
quarriors-event-shouted = { $seat }: «Квариорс!» ({ $card }: для этой вспышки на карте нет текста).
quarriors-event-cast = { $seat } применяет заклинание: { $card }.
quarriors-event-reacted = { $seat } противодействует: { $card }.
quarriors-event-attached = { $seat } прикрепляет заклинание: { $card } → { $host }.
quarriors-event-strengthened = { $seat }: атака всех существ +{ $n } в этот ход.
quarriors-event-toughened = { $seat }: защита всех существ +{ $n } в этот ход.
quarriors-event-sheltered = { $seat }: уничтоженные в этот ход существа идут в активный запас.
quarriors-event-weakened = { $seat } обнуляет атаку: { $card } ({ $foe }), минус { $n }.
quarriors-event-turned = { $seat } поворачивает: { $face }. Теперь: { $now }.
quarriors-event-mimicked = { $seat }: Первобытная Слизь копирует: { $face }.
quarriors-event-attack-began = { $seat } атакует всех: общая атака { $n }.
quarriors-event-attacker = { $seat }: атакует { $card }, атака { $n }.
quarriors-event-attacked = { $seat } атакует игрока { $foe }, атака { $n }.
quarriors-event-passed-over = { $foe } без существ: атака игрока { $seat } проходит мимо.
quarriors-event-defended = { $seat }: защищается { $card }, защита { $n } против { $of }.
quarriors-event-fell = { $seat }: { $card } гибнет: атаки { $of } хватает на защиту { $n }.
quarriors-event-held = { $seat }: { $card } держится: атака { $of } меньше защиты { $n }.
quarriors-event-left-over = Остаток атаки { $n } ({ $seat } против { $foe }) пропадает: принять его некому.
quarriors-event-frenzied = Первая победа: { $card } ({ $seat }) ещё раз добавляет { $n }.
quarriors-event-destroyed = { $seat }: уничтожено существо { $card }.
quarriors-event-spell-destroyed = { $seat } уничтожает заклинание: { $card } ({ $foe }).
quarriors-event-went-to-pool = { $seat }: { $card } идёт в активный запас.
quarriors-event-returned = { $seat }: { $card } возвращается в зону боя.
quarriors-event-set-aside = { $seat } откладывает: { $card }.
quarriors-event-fetched = { $seat } перемещает в активный запас: { $die }.
quarriors-event-traded = { $seat } и { $foe } меняются: { $die } на { $other }.
quarriors-event-captured = { $seat } получает за { $n }: { $card }.
quarriors-event-cheaper = { $seat }: кубики дешевле на { $n } в этот ход.
quarriors-event-more-captures =
    { $n ->
        [one] { $seat } может получить ещё { $n } кубик в этот ход.
        [few] { $seat } может получить ещё { $n } кубика в этот ход.
        [many] { $seat } может получить ещё { $n } кубиков в этот ход.
       *[other] { $seat } может получить ещё { $n } кубика в этот ход.
    }
quarriors-event-discarded = { $seat } сбрасывает: { $card }.
quarriors-event-swept =
    { $n ->
        [one] { $seat } убирает из активного запаса { $n } кубик.
        [few] { $seat } убирает из активного запаса { $n } кубика.
        [many] { $seat } убирает из активного запаса { $n } кубиков.
       *[other] { $seat } убирает из активного запаса { $n } кубика.
    }
quarriors-event-quiddity-lost = { $seat } теряет неистраченную сущность: { $n }.
quarriors-event-cards-empty =
    { $n ->
        [one] Опустела { $n } карта существ.
        [few] Опустели { $n } карты существ.
        [many] Опустели { $n } карт существ.
       *[other] Опустели { $n } карты существ.
    }

# --- card text: when ---------------------------------------------------------------------------------------------

quarriors-burst = ✹ { $text }
quarriors-double = ✹✹ { $text }
quarriors-any-burst = ✹ или ✹✹ { $text }

quarriors-when-immediate = Немедленно: { LOW($text) }
quarriors-when-instead-of-quiddity = Немедленно, можно вместо сущности: { LOW($text) }
quarriors-when-cast = { $text }
quarriors-when-react = Противодействие: { LOW($text) }
quarriors-when-summoned = При призыве: { LOW($text) }
quarriors-when-before-leaving = При подсчёте: { LOW($text) }
quarriors-when-scored = При подсчёте: { LOW($text) }
quarriors-when-destroyed = При уничтожении: { LOW($text) }

# --- card text: what holds ---------------------------------------------------------------------------------------

quarriors-say-portal = Потратьте его сразу, чтобы добрать и бросить столько кубиков, сколько показано.
quarriors-say-toughness = Защита +{ $n }.
quarriors-say-strength = Атака +{ $n }.
quarriors-say-tough-per-friend = Защита +{ $n } за каждое другое ваше существо в зоне боя.
quarriors-say-banner = У других ваших существ атака +{ $n } и защита +{ $n }.
quarriors-say-tax =
    { $n ->
        [one] Соперники платят на { $n } сущность больше за призыв каждого существа.
        [few] Соперники платят на { $n } сущности больше за призыв каждого существа.
        [many] Соперники платят на { $n } сущностей больше за призыв каждого существа.
       *[other] Соперники платят на { $n } сущности больше за призыв каждого существа.
    }
quarriors-say-spoils = Каждый раз, когда вы уничтожаете существо, получите { $n } сущность.
quarriors-say-caps = Атака каждого нападающего на вас существа считается не больше { $n }.
quarriors-say-shrugs = Существа уровня { $n } и ниже не считаются в атаках на вас.
quarriors-say-quakes =
    { $n ->
        [1] При атаке все существа соперника уровня { $n } уничтожаются до выбора защитника.
       *[other] При атаке все существа соперника до уровня { $n } уничтожаются до выбора защитника.
    }
quarriors-say-duels = Атака +{ $n } против соперника, у которого ровно одно существо.
quarriors-say-frenzy =
    { $n ->
        [1] Когда в вашей атаке на соперника гибнет первое из его существ, атака существа с этой карты ещё раз прибавляется к вашей общей атаке на него.
       *[other] Когда в вашей атаке на соперника гибнет первое из его существ, атака существа с этой карты ещё { $n } раза прибавляется к вашей общей атаке на него.
    }
quarriors-say-reaps =
    { $n ->
       *[other] Когда вы уничтожаете существо, существо с этой карты сразу приносит славу и уходит в ваш сброс; ваша общая атака не меняется.
    }
quarriors-say-more-glory = Слава +{ $n } при подсчёте.
quarriors-say-glory-per-friend = При подсчёте: слава +{ $n } за каждое другое ваше существо, засчитанное в этот ход.
quarriors-say-warded =
    { $n ->
       *[other] Заклинания соперников не могут его выбрать.
    }
quarriors-say-silences =
    { $n ->
       *[other] Когда оно атакует, заклинания, прикреплённые к вражеским существам, не действуют.
    }
quarriors-say-loner =
    { $n ->
       *[other] За ход можно призвать только одно существо этого класса.
    }
quarriors-say-counts-quiddity =
    { $n ->
       *[other] Атака и защита равны числу ваших кубиков Сущности в сбросе и активном запасе; если их 0, оно уничтожено.
    }
quarriors-say-counts-creatures =
    { $n ->
       *[other] Атака и защита равны числу существ во всех зонах боя.
    }
quarriors-say-mimics = Это копия вражеского существа на ваш выбор; выбор можно менять раз в каждый ход. Если копировать некого, она 0/{ $n }.
quarriors-say-buys-back =
    { $n ->
       *[other] При уничтожении: можете убрать в лес кубик Сущности из сброса и вернуть это существо в зону боя.
    }
quarriors-say-lingers =
    { $n ->
       *[other] При уничтожении: отправляется в ваш активный запас.
    }
quarriors-say-haunts =
    { $n ->
       *[other] При уничтожении: отложите кубик, пока не уничтожите существо, затем бросьте его. Грань существа возвращает его в зону боя бесплатно, любая другая отправляет в сброс.
    }

# --- card text: sentences ----------------------------------------------------------------------------------------

quarriors-say-gain =
    { $n ->
        [one] Получите { $n } сущность.
        [few] Получите { $n } сущности.
        [many] Получите { $n } сущностей.
       *[other] Получите { $n } сущности.
    }
quarriors-say-gain-glory =
    { $n ->
        [one] Получите { $n } очко славы.
        [few] Получите { $n } очка славы.
        [many] Получите { $n } очков славы.
       *[other] Получите { $n } очка славы.
    }
quarriors-say-glory-for-beaten = После вашей атаки: получите 1 очко славы за каждого соперника, потерявшего в ней существо.
quarriors-say-glory-for-scored = Если в этот ход засчитано не меньше { $n } ваших существ, получите по 1 очку славы за каждое.
quarriors-say-spend-this = Потратьте этот кубик.
quarriors-say-draw-and-roll =
    { $n ->
        [one] Доберите и бросьте { $n } кубик.
        [few] Доберите и бросьте { $n } кубика.
        [many] Доберите и бросьте { $n } кубиков.
       *[other] Доберите и бросьте { $n } кубика.
    }
quarriors-say-draw-to-pool =
    { $n ->
        [one] Доберите { $n } кубик в активный запас.
        [few] Доберите { $n } кубика в активный запас.
        [many] Доберите { $n } кубиков в активный запас.
       *[other] Доберите { $n } кубика в активный запас.
    }
quarriors-say-reroll-this = Перебросьте этот кубик.
quarriors-say-reroll-with-another = Перебросьте этот кубик; вместе с ним можете перебросить ещё один кубик активного запаса.
quarriors-say-reroll-others = Можете перебросить до двух других кубиков.
quarriors-say-extra-capture = В этот ход можете получить ещё один кубик.
quarriors-say-cheaper-captures = Кубики стоят вам на { $n } меньше в этот ход.
quarriors-say-take-spell = Можете бесплатно взять кубик заклинания стоимостью не больше { $n } прямо в мешок.
quarriors-say-upgrade = Можете убрать в лес кубик из сброса и взамен получить другой, дороже не больше чем на { $n }.
quarriors-say-trade-this = Можете обменять этот кубик на кубик из сброса другого игрока.
quarriors-say-fetch-creature = Можете переместить другой кубик существа из сброса в активный запас.
quarriors-say-cull-spells = Можете убрать в лес любые свои кубики заклинаний из зоны боя и активного запаса; получите по 1 очку славы за каждый.
quarriors-say-destroy-one =
    { $n ->
        [0] Уничтожьте любое существо.
       *[other] Уничтожьте существо уровня { $n } или ниже.
    }
quarriors-say-destroy-one-of-each = Уничтожьте у каждого соперника по одному существу на ваш выбор с защитой не больше { $n }.
quarriors-say-destroy-its-kind = Уничтожьте все существа этого класса у других игроков.
quarriors-say-destroy-spell = Уничтожьте заклинание в зоне боя любого игрока.
quarriors-say-strengthen = Атака всех ваших существ +{ $n } в этот ход.
quarriors-say-attach-this = Прикрепите к своему существу.
quarriors-say-turn-up = Поверните каждое своё существо гранью на уровень выше, если такая есть.
quarriors-say-toughen = Защита всех ваших существ +{ $n } в этот ход.
quarriors-say-shelter = В этот ход ваши уничтоженные существа идут в активный запас.
quarriors-say-rescue = Верните только что уничтоженное ваше существо в зону боя на том же уровне.
quarriors-say-weaken = Атака одного нападающего существа на ваш выбор в этот ход 0 против всех.
quarriors-say-mimic-one = Скопируйте вражеское существо на ваш выбор.
quarriors-say-loop = Если добирать остались только Порталы, можете поставить один на 1 сущность.

# --- conditions of acts ------------------------------------------------------------------------------------------

quarriors-why-immediate-step = Немедленные эффекты используют сразу после броска, в свой ход.
quarriors-why-summon-phase = Существ призывают в третьей фазе своего хода.
quarriors-why-cast-phase = Заклинания применяют в третьей и пятой фазах своего хода.
quarriors-why-capture-phase = Кубики получают в пятой фазе своего хода, после атаки.
quarriors-why-cull-phase = Кубики убирают в лес в первой фазе своего хода, после подсчёта.
quarriors-why-clean-up-phase = Заклинания сбрасывают в последней фазе своего хода.
quarriors-why-attack-phase = К атаке переходят в третьей фазе своего хода.
quarriors-why-end-phase = Ход завершают в его пятой фазе, когда кубики получены.
quarriors-why-change-phase = Скопированное меняют в третьей и пятой фазах своего хода или когда соперник объявил атаку.
quarriors-why-in-pool = В вашем активном запасе должен лежать кубик этой гранью вверх: { $face }.
quarriors-why-immediate = На грани должен быть немедленный эффект.
quarriors-why-two-halves = Грань должна давать и добор, и переброску.
quarriors-why-creature-face = На верхней грани должно быть существо.
quarriors-why-quiddity = Нужно сущности: { $need }; у вас { $have }.
quarriors-why-one-a-turn = За ход можно призвать только одно существо этого класса.
quarriors-why-spell-ready = Перед вами должно лежать готовое и неприкреплённое заклинание: { $face }.
quarriors-why-not-a-reaction = В свой ход можно применить только заклинание с эффектом применения, не противодействие.
quarriors-why-something-to-do = Заклинанию нужна цель.
quarriors-why-other-spell = В чьей-нибудь зоне боя должно лежать другое заклинание.
quarriors-why-own-creature = В вашей зоне боя должно быть существо, к которому прикрепить заклинание.
quarriors-why-turn-up = У одного из ваших существ должна быть грань на уровень выше.
quarriors-why-after-attack = Заклинание применяют после своей атаки, в пятой фазе.
quarriors-why-beaten = Ваша атака должна была уничтожить существо соперника.
quarriors-why-scored = За этот ход должно быть засчитано ваших существ: { $need }; засчитано { $have }.
quarriors-why-captures = В этот ход должно оставаться право получить кубик.
quarriors-why-in-wilds = В лесу должна лежать карта для кубика: { $die }.
quarriors-why-dice-left = На карте должен остаться кубик: { $card }.
quarriors-why-in-used = В вашем сбросе должен лежать кубик: { $die }.
quarriors-why-attacked = Защищаются, только когда вас атакуют.
quarriors-why-creature-there = На этом месте должно быть существо.
quarriors-why-not-twice = Существо, вернувшееся в этом бою, больше не получает повреждений.
quarriors-why-first-of-equals = Из одинаковых существ выбирают первое.
quarriors-why-opponents-turn = Противодействие применяют только в ход соперника.
quarriors-why-a-reaction = Заклинание должно быть противодействием.
quarriors-why-moment = Противодействие должно подходить к этому моменту атаки.

# --- условия ответов ---------------------------------------------------------------------------------------------

quarriors-why-way = Отправить кубик туда должны позволять карта или заклинание.
quarriors-why-warded = Это существо должно быть доступно вашим заклинаниям.
quarriors-why-level = Уровень существа должен быть не выше { $most }, а он { $have }.
quarriors-why-defense = Защита существа должна быть не больше { $most }, а она { $have }.
quarriors-why-enemy = Это должно быть существо соперника.
quarriors-why-this-opponent = Существ соперников выбирают по очереди; сейчас — у другого соперника.
quarriors-why-attacking = Существо должно участвовать в атаке.
quarriors-why-weakened = У существа ещё должна оставаться атака.
quarriors-why-mimics = Существо должно уметь копировать других.
quarriors-why-changed = В этот ход существо ещё не должно было менять то, что копирует.
quarriors-why-model = У соперника должно быть существо.
quarriors-why-higher = { $face }: кубик поворачивают на его же грань, на уровень выше.
quarriors-why-rolled = Кубик должен быть уже брошен в этот ход.
quarriors-why-another = Это должен быть другой кубик активного запаса, а не тот, что уже выбран.
quarriors-why-spell-die = { $die }: это должен быть кубик заклинания.
quarriors-why-creature-die = { $die }: это должен быть кубик существа.
quarriors-why-just-scored = { $die }: кроме только что засчитанных, нужен ещё такой кубик.
quarriors-why-cost = { $card }: цена должна быть не больше { $most }, а она { $cost }.
quarriors-why-anothers-pile = В сбросе этого игрока, причём не в вашем, должен лежать: { $die }.

# --- refusals of a table -----------------------------------------------------------------------------------------

quarriors-one-class = В лесу не может быть двух карт одного класса: { $card }.
quarriors-no-such-first = Место { $seat } не может начинать: игроков всего { $players }.
quarriors-spent-pile-or-loop = Стопка потраченных заменяет ответ о петле Порталов: выберите что-то одно.

# --- endings, scores and options ---------------------------------------------------------------------------------

quarriors-ending-glory_goal = Набрано нужное количество славы.
quarriors-ending-empty_cards = Опустели четыре карты существ: побеждает тот, у кого больше славы.
quarriors-score-glory = слава
quarriors-score-ready-dice = кубики в зоне боя

quarriors-option-wilds = карты в лесу
quarriors-option-wilds-random = вперемешку
quarriors-option-wilds-first = первая партия
quarriors-option-wilds-rulebook = карты из примеров книги правил
quarriors-option-wilds-reactions = противодействия
quarriors-option-wilds-shapes = превращения
quarriors-option-wilds-giants = великаны
quarriors-option-first = первый игрок
quarriors-option-first-random = по жребию
quarriors-option-first-A = место A
quarriors-option-first-B = место B
quarriors-option-first-C = место C
quarriors-option-first-D = место D
quarriors-option-second_capture = второй кубик за ход (Quarmageddon, вариант)
quarriors-option-spent_pile = стопка потраченных (поздняя книга правил)
quarriors-option-damage_once = вопросы и ответы: откупленное или вернувшееся существо больше не получает повреждений в этом бою; иначе его можно ударить снова
quarriors-option-portal_loop = вопросы и ответы: Портал можно поставить, если остались только Порталы
quarriors-option-assistant_is_creature = вопросы и ответы: Помощник — кубик существа
quarriors-option-hag_just_scored = вопросы и ответы: Сильная Ведьма может взять только что засчитанный кубик
quarriors-option-tax_on_free_summons = вопросы и ответы: Могучий Защитник берёт плату и за бесплатный призыв
quarriors-option-ooze_copies_all = вопросы и ответы: Сильная Слизь обязана копировать, и славу тоже
quarriors-option-sweep_spells_at_scoring = неприкреплённые заклинания уходят при подсчёте

# --- виды окон ответа, по названиям

quarriors-window-react-announced = объявлена атака
quarriors-window-react-defending = перед выбором следующего защитника
quarriors-window-react-falling = ваше существо вот-вот уйдёт

# what ending a phase would leave undone
quarriors-forgone-portals = Остались кубики, что принесут новые: { $n }.
quarriors-forgone-quiddity = Непотраченная сущность пропадёт: { $n }.

# --- goals and dangers -------------------------------------------------------------------------------------------

quarriors-goal-gather = Набрать { $n } славы
quarriors-goal-glory = Слава
quarriors-goal-due = Принесут существа, если доживут
quarriors-goal-if-they-live = Победа в начале хода, если существа доживут.
quarriors-goal-empty = Игра кончится, когда опустеют 4 карты существ
quarriors-goal-empty-cards = Пустые карты существ
quarriors-goal-leads = Ещё один полученный кубик закончит игру; впереди по славе { $seat }.
quarriors-danger-rival = { $foe } победит в начале своего хода, если существа доживут: { $have } + { $n } славы из { $need }.
quarriors-danger-empty = Ещё один полученный кубик может закончить игру, а впереди по славе { $foe }.
quarriors-forecast-falls = Атака { $attack } против защиты { $tough }: существо погибнет, если встанет первым.
quarriors-forecast-holds = Атака { $attack } против защиты { $tough }: существо выстоит.
quarriors-no-creature = { $die } — не существо и не может само стоять в зоне боя.
quarriors-nothing-to-attach-to = { $die } ни к чему не прикреплён: перед ним нет существа.
quarriors-this-card = { $card }
