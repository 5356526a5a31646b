# «Осколки бесконечности» с дополнением «Реликвии будущего».

shards-name = Осколки бесконечности
shards-about = Собирайте колоду из общего ряда, постигайте мастерство Осколка и сведите здоровье всех соперников к нулю.
shards-automaton = Немезида

# --- печатные термины --------------------------------------------------------------------------------------------

shards-leader-decima = Децима
shards-leader-ko_syn_wu = Ко Син Ву
shards-leader-tetra = Тетра
shards-leader-volos = Велес

shards-faction-none = без фракции
shards-faction-homodeus = Хомо Деус
shards-faction-order = Орден
shards-faction-undergrowth = Ветвь
shards-faction-wraethe = Демиреалы

shards-kind-starter = начальный союзник
shards-kind-ally = союзник
shards-kind-mercenary = союзник, наёмник
shards-short-mercenary = наём
shards-kind-champion = чемпион
shards-kind-relic-ally = реликвия, союзник
shards-kind-relic-champion = реликвия, чемпион

shards-expansion-base = базовая игра
shards-expansion-relics = Реликвии будущего

shards-fact-health = здоровье
shards-fact-shield = щит
shards-fact-leader = лидер

shards-phase-setup = подготовка
shards-phase-main = основная фаза
shards-phase-attack = фаза атаки
shards-phase-end = завершающая фаза

# --- поля --------------------------------------------------------------------------------------------------------

shards-field-leader = лидер
shards-field-health = здоровье
shards-field-mastery = мастерство
shards-field-gems = кристаллы
shards-field-power = мощь
shards-field-infinite = бесконечная мощь
shards-field-focused = концентрация использована
shards-field-out = вне игры
shards-field-hand = рука
shards-field-known = показано из руки
shards-field-deck = колода
shards-field-discard = сброс
shards-field-allies = в игре
shards-field-hired = разыграны моментально
shards-field-champions = чемпионы
shards-field-played = разыграно в этот ход
shards-field-relics = отложенные реликвии
shards-field-secret = тайные реликвии
shards-field-unused = реликвии, тайно убранные в коробку
shards-field-relic = призванная реликвия
shards-field-bid = ставка
shards-field-summons = чемпионов сразу в игру
shards-field-echoes = копий союзников Хомо Деус
shards-field-talons = мощи за единицу здоровья
shards-field-hearts = ждут десяти урона
shards-field-struck = наибольший нанесённый урон
shards-field-unblockable = атаки не замечают щитов
shards-field-turn = ходит
shards-field-first = первый игрок
shards-field-turns = ход
shards-field-phase = фаза
shards-field-row = центральный ряд
shards-field-centre = центральная колода
shards-field-banished = удалено
shards-field-pool = реликвии на выбор
shards-field-box = вне игры
shards-field-gone = ушло с выбывшими
shards-field-nemesis = Немезида
shards-field-exhausted = активирован

# --- выборы ------------------------------------------------------------------------------------------------------

shards-do-play = Разыграть: { $card }
shards-do-recruit = Призвать за { $price }: { $card }
shards-do-fast-play = Моментально разыграть за { $price }: { $card }
shards-do-exhaust = Активировать: { $card }
shards-do-focus = Концентрация: 1 кристалл за 1 мастерство
shards-do-end-main = Закончить основную фазу
shards-do-show = Показать: { $card }
shards-do-no-more = На этом всё
shards-do-decline = Отказаться
shards-do-attack = Уничтожить за { $power } мощи: { $card } ({ $seat })
shards-do-banish-from-hand = Удалить из руки: { $card }
shards-do-banish-from-discard = Удалить из сброса: { $card }
shards-do-return = Вернуть в руку: { $card }
shards-do-copy = Скопировать: { $card }
shards-do-take-free = Призвать бесплатно: { $card }
shards-do-to-hand = Взять в руку
shards-do-to-play = Ввести в игру
shards-do-destroy = Уничтожить: { $card } ({ $seat })
shards-do-afflict = Выбрать: { $seat }
shards-do-recruit-relic = Призвать свою реликвию: { $card }
shards-do-assign = Назначить мощи: { $n }
shards-do-turn-on-the-other = Направить излишек на второго противника
shards-do-bid = Поставить здоровья: { $n }
shards-do-take-leader = Взять лидера: { $leader }
shards-do-nemesis-leader = Немезиду ведёт: { $leader }
shards-do-draft = Взять реликвию: { $card }
shards-do-nemesis-plays = Немезида следующей разыгрывает: { $card }
shards-do-nemesis-exhausts = Немезида следующим активирует: { $card }
shards-do-nemesis-attacks = Немезида уничтожает: { $card }

# --- вопросы -----------------------------------------------------------------------------------------------------

shards-ask-main = Основная фаза: что вы сделаете?
shards-ask-assign = Мощь: { $power }. Сколько назначить игроку { $seat }?
shards-ask-shields =
    { $power ->
        [0] Вас атакует { $seat }, и щитов уже хватает. Показать ещё?
       *[other] Вас атакует { $seat }, мощь { $power }. Показать карты со щитами?
    }
shards-ask-excess = Осталось лишней мощи: { $power }. Направить её на второго противника?
shards-ask-show-unity = Единство: показать из руки ещё одного союзника Ветви?
shards-ask-show-dominion = Власть: показать из руки карты недостающих фракций?
shards-ask-banish =
    { $n ->
        [one] Удалить карту из руки или сброса?
        [few] Удалить карты из руки и/или сброса, не больше { $n }?
       *[many] Удалить карты из руки и/или сброса, не больше { $n }?
    }
shards-ask-return-champion = Какой чемпион вернётся из сброса в руку?
shards-ask-return-mercenary = Какой наёмник вернётся из сброса в руку?
shards-ask-return-wraethe = Какая карта Демиреалов вернётся из сброса в руку?
shards-ask-destroy = Какой чемпион будет уничтожен?
shards-ask-afflict = Какой противник потеряет мастерство ({ $n })?
shards-ask-copy = Чей эффект скопировать?
shards-ask-take-free = Какую карту ряда стоимостью не больше { $n } вы призовёте бесплатно?
shards-ask-hand-or-play = Карта идёт в руку или сразу в игру?
shards-ask-bid =
    { $bid ->
        [0] Сделать первую ставку здоровьем или выйти из аукциона?
       *[other] Ставка: { $bid } здоровья. Повысить или выйти из аукциона?
    }
shards-ask-leader = Какого лидера вы берёте?
shards-ask-nemesis-leader = Кто ведёт Немезиду?
shards-ask-draft = Какую реликвию вы берёте?
shards-ask-nemesis-plays = Какую карту ряда Немезида разыграет следующей?
shards-ask-nemesis-exhausts = Какого чемпиона Немезида активирует следующим?
shards-ask-nemesis-attacks = Какого вашего чемпиона уничтожит Немезида?

# --- события -----------------------------------------------------------------------------------------------------

shards-event-turn-began = Ход { $n }: { $seat }
shards-event-attack-began = { $seat }: фаза атаки
shards-event-end-began = { $seat }: завершающая фаза
shards-event-played = { $seat } разыгрывает: { $card }.
shards-event-fast-played = { $seat } моментально разыгрывает за { $n }: { $card }.
shards-event-recruited = { $seat } призывает за { $n }: { $card }.
shards-event-relic-recruited = { $seat } выбирает реликвию: { $card }.
shards-event-exhausted = { $seat } активирует: { $card }.
shards-event-focused = { $seat }: концентрация.
shards-event-copied = { $seat } копирует: { $card }.
shards-event-gained-gems =
    { $n ->
        [one] { $seat } получает { $n } кристалл.
        [few] { $seat } получает { $n } кристалла.
       *[many] { $seat } получает { $n } кристаллов.
    }
shards-event-gained-power =
    { $n ->
        [one] { $seat } получает { $n } мощь.
        [few] { $seat } получает { $n } мощи.
       *[many] { $seat } получает { $n } мощи.
    }
shards-event-infinite-power = { $seat } получает бесконечную мощь.
shards-event-gained-mastery =
    { $n ->
        [0] { $seat }: мастерство и так наибольшее.
       *[other] { $seat }: мастерство +{ NUMBER($n) }.
    }
shards-event-lost-mastery =
    { $n ->
        [one] { $seat } теряет { $n } мастерство.
        [few] { $seat } теряет { $n } мастерства.
       *[many] { $seat } теряет { $n } мастерства.
    }
shards-event-gained-health =
    { $n ->
        [0] { $seat }: здоровье и так полное.
        [one] { $seat } получает { $n } здоровье.
        [few] { $seat } получает { $n } здоровья.
       *[many] { $seat } получает { $n } здоровья.
    }
shards-event-drew = { $seat } берёт карту: { $card }.
shards-event-drew-hidden = { $seat } берёт карту.
shards-event-shuffled = { $seat } перемешивает сброс в новую колоду.
shards-event-revealed = { $seat } показывает: { $card }.
shards-event-returned = { $seat } возвращает в руку: { $card }.
shards-event-banished = Удалена карта: { $card }.
shards-event-destroyed = { $seat } уничтожает: { $card } ({ $foe }).
shards-event-row-filled = Новая карта ряда: { $card }.
shards-event-assigned =
    { $n ->
        [-1] { $seat } атакует игрока { $foe } бесконечной мощью.
       *[other] { $seat } атакует игрока { $foe }, мощь { $n }.
    }
shards-event-shielded = { $seat } блокирует урон: { $n }.
shards-event-damaged =
    { $n ->
        [0] { $seat } не получает урона.
       *[other] { $seat } получает урон: { $n }.
    }
shards-event-eliminated = { $seat } выбывает из игры.
shards-event-hired-left = Под центральную колоду уходит: { $card }.
shards-event-allies-discarded =
    { $n ->
        [one] { $seat } сбрасывает { $n } союзника.
        [few] { $seat } сбрасывает { $n } союзников.
       *[many] { $seat } сбрасывает { $n } союзников.
    }
shards-event-hand-discarded =
    { $n ->
        [one] { $seat } сбрасывает из руки { $n } карту.
        [few] { $seat } сбрасывает из руки { $n } карты.
       *[many] { $seat } сбрасывает из руки { $n } карт.
    }
shards-event-pool-lost =
    { $seat } теряет непотраченное: { $power ->
        [0] кристаллы ({ $n })
       *[other] { $n ->
            [0] мощь ({ $power })
           *[other] кристаллы ({ $n }) и мощь ({ $power })
        }
    }.
shards-event-turn-passed = Ход переходит: { $foe }.
shards-event-bid = { $seat } ставит здоровья: { $n }.
shards-event-passed-bid = { $seat } выходит из аукциона.
shards-event-leader-taken =
    { $n ->
        [0] { $seat } берёт лидера: { $leader }.
       *[other] { $seat } берёт лидера за { $n } здоровья: { $leader }.
    }
shards-event-relic-drafted = { $seat } берёт реликвию: { $card }.
shards-event-nemesis-revealed = { $seat } открывает: { $card }.
shards-event-nemesis-matched = Своя фракция: { $seat } получает ещё { $n }.

# --- текст карт: условия -----------------------------------------------------------------------------------------

shards-if-mastery = При мастерстве { $n }
shards-if-inspire = Воодушевление (у вас в игре есть чемпион)
shards-if-echo = Эхо (в вашем сбросе есть карта Демиреалов)
shards-if-leader = Если ваш лидер — { $leader }
shards-if-full-health = При здоровье { $n }
shards-if-most-mastery = Если у вас больше мастерства, чем у каждого противника
shards-if-champions =
    { $faction_id ->
        [homodeus] Если у вас в игре чемпионов Хомо Деус не меньше { $n }
        [order] Если у вас в игре чемпионов Ордена не меньше { $n }
        [undergrowth] Если у вас в игре чемпионов Ветви не меньше { $n }
       *[wraethe] Если у вас в игре чемпионов Демиреалов не меньше { $n }
    }
shards-if-unity = Единство (вы разыграли в этом ходу или показываете из руки ещё одного союзника Ветви)
shards-if-dominion = Власть (вы разыграли в этом ходу или показываете из руки карты Хомо Деус, Ветви и Демиреалов)

# --- текст карт: предложения -------------------------------------------------------------------------------------

shards-say-when = { $if }: { LOW($then) }
shards-say-instead = { $plain } { $if }: вместо этого { LOW($then) }
shards-say-ladder = { $plain } { $rungs }
shards-say-rung = При мастерстве { $n } вместо этого { LOW($then) }
shards-say-exhaust = Активация: { LOW($then) }
shards-say-gain-gems =
    { $n ->
        [one] Получите { $n } кристалл.
        [few] Получите { $n } кристалла.
       *[many] Получите { $n } кристаллов.
    }
shards-say-gain-power =
    { $n ->
        [one] Получите { $n } мощь.
        [few] Получите { $n } мощи.
       *[many] Получите { $n } мощи.
    }
shards-say-gain-mastery =
    { $n ->
        [one] Получите { $n } мастерство.
        [few] Получите { $n } мастерства.
       *[many] Получите { $n } мастерства.
    }
shards-say-gain-health =
    { $n ->
        [one] Получите { $n } здоровье.
        [few] Получите { $n } здоровья.
       *[many] Получите { $n } здоровья.
    }
shards-say-infinite = Получите бесконечную мощь.
shards-say-draw =
    { $n ->
        [one] Возьмите { $n } карту.
        [few] Возьмите { $n } карты.
       *[many] Возьмите { $n } карт.
    }
shards-say-gems-per-champion =
    { $faction_id ->
        [homodeus] Получите по 1 кристаллу за каждого чемпиона Хомо Деус в своей игровой зоне.
        [order] Получите по 1 кристаллу за каждого чемпиона Ордена в своей игровой зоне.
        [undergrowth] Получите по 1 кристаллу за каждого чемпиона Ветви в своей игровой зоне.
       *[wraethe] Получите по 1 кристаллу за каждого чемпиона Демиреалов в своей игровой зоне.
    }
shards-say-power-per-champion =
    { $faction_id ->
        [homodeus] Получите по 1 мощи за каждого чемпиона Хомо Деус в своей игровой зоне.
        [order] Получите по 1 мощи за каждого чемпиона Ордена в своей игровой зоне.
        [undergrowth] Получите по 1 мощи за каждого чемпиона Ветви в своей игровой зоне.
       *[wraethe] Получите по 1 мощи за каждого чемпиона Демиреалов в своей игровой зоне.
    }
shards-say-power-per-ally =
    { $faction_id ->
        [homodeus] Получите по { $n } мощи за каждого союзника Хомо Деус, разыгранного в этом ходу.
        [order] Получите по { $n } мощи за каждого союзника Ордена, разыгранного в этом ходу.
        [undergrowth] Получите по { $n } мощи за каждого союзника Ветви, разыгранного в этом ходу.
       *[wraethe] Получите по { $n } мощи за каждого союзника Демиреалов, разыгранного в этом ходу.
    }
shards-say-power-per-discarded =
    { $faction_id ->
        [homodeus] Получите по { $n } мощи за каждую карту Хомо Деус в своём сбросе.
        [order] Получите по { $n } мощи за каждую карту Ордена в своём сбросе.
        [undergrowth] Получите по { $n } мощи за каждую карту Ветви в своём сбросе.
       *[wraethe] Получите по { $n } мощи за каждую карту Демиреалов в своём сбросе.
    }
shards-say-power-mastery = Получите столько мощи, сколько у вас мастерства.
shards-say-power-half-mastery = Получите мощь, равную половине вашего мастерства (округляя вверх).
shards-say-double-power = Удвойте свою мощь.
shards-say-health-gives-power = В этом ходу получайте по 1 мощи за каждую получаемую единицу здоровья.
shards-say-draw-for-damage =
    { $n ->
        [one] Если в этом ходу вы нанесли одному противнику { $damage } незаблокированного урона, в конце хода возьмите ещё { $n } карту.
        [few] Если в этом ходу вы нанесли одному противнику { $damage } незаблокированного урона, в конце хода возьмите ещё { $n } карты.
       *[many] Если в этом ходу вы нанесли одному противнику { $damage } незаблокированного урона, в конце хода возьмите ещё { $n } карт.
    }
shards-say-ignore-shields = В этом ходу ваши атаки нельзя заблокировать щитами.
shards-say-next-champion-enters = Следующий чемпион Хомо Деус, которого вы призовёте в этом ходу, сразу входит в игру.
shards-say-may-banish =
    { $n ->
        [one] Можете удалить { $n } карту из руки или сброса.
        [few] Можете удалить до { $n } карт из руки и/или сброса.
       *[many] Можете удалить до { $n } карт из руки и/или сброса.
    }
shards-say-return-champion = Верните чемпиона из своего сброса в руку.
shards-say-return-mercenary = Верните наёмника из своего сброса в руку.
shards-say-return-wraethe = Верните карту Демиреалов из своего сброса в руку.
shards-say-return-all-champion = Верните всех чемпионов из своего сброса в руку.
shards-say-return-all-mercenary = Верните всех наёмников из своего сброса в руку.
shards-say-return-all-wraethe = Верните все карты Демиреалов из своего сброса в руку.
shards-say-comes-back = Пока эта карта в вашем сбросе, она возвращается в руку, когда вы разыгрываете чемпиона.
shards-say-destroy = Уничтожьте чемпиона противника.
shards-say-destroy-all = Уничтожьте всех чемпионов противников.
shards-say-opponent-loses-mastery =
    { $n ->
        [one] Выбранный вами противник теряет { $n } мастерство.
        [few] Выбранный вами противник теряет { $n } мастерства.
       *[many] Выбранный вами противник теряет { $n } мастерства.
    }
shards-say-copy-ally = Скопируйте эффект союзника, разыгранного вами в этом ходу.
shards-say-copy-faction-ally =
    { $faction_id ->
        [homodeus] Скопируйте эффект союзника Хомо Деус, разыгранного вами в этом ходу.
        [order] Скопируйте эффект союзника Ордена, разыгранного вами в этом ходу.
        [undergrowth] Скопируйте эффект союзника Ветви, разыгранного вами в этом ходу.
       *[wraethe] Скопируйте эффект союзника Демиреалов, разыгранного вами в этом ходу.
    }
shards-say-copy-again = Скопируйте его ещё раз.
shards-say-copy-every-ally = Скопируйте эффекты всех союзников Хомо Деус, которых вы разыгрываете в этом ходу.
shards-say-recruit-free =
    Бесплатно призовите карту центрального ряда стоимостью не больше { $n }. При мастерстве { $level } она идёт вам в руку.
shards-say-cheaper-per-champion =
    { $faction_id ->
        [homodeus] Стоит вам на 1 кристалл меньше за каждого чемпиона Хомо Деус в вашей игровой зоне.
        [order] Стоит вам на 1 кристалл меньше за каждого чемпиона Ордена в вашей игровой зоне.
        [undergrowth] Стоит вам на 1 кристалл меньше за каждого чемпиона Ветви в вашей игровой зоне.
       *[wraethe] Стоит вам на 1 кристалл меньше за каждого чемпиона Демиреалов в вашей игровой зоне.
    }
shards-say-toughens-champions = Если ваш лидер — { $leader }, у ваших чемпионов на { $n } здоровья больше.
shards-say-shield-is-mastery = Щит этой карты равен вашему мастерству.
shards-say-standing-shield = Пока эта карта в игре, у вас на { $n } щита больше. При мастерстве { $level } — на { $more }.
shards-say-covers = Вас и других ваших чемпионов нельзя атаковать.
shards-say-unattackable-beside = Эту карту нельзя атаковать, пока у вас в игре { $card }.
shards-say-unattackable = Эту карту нельзя атаковать.
shards-say-unattackable-by-lesser = Эту карту не могут атаковать игроки, у которых меньше мастерства, чем у вас.

# --- условия действий --------------------------------------------------------------------------------------------

shards-why-main-phase = Это делается в основную фазу своего хода.
shards-why-in-hand = { $card }: карта должна быть у вас в руке.
shards-why-in-row = В этом месте ряда должна лежать карта.
shards-why-mercenary = { $card }: моментально разыграть можно только наёмника.
shards-why-gems = Цена в кристаллах — { $need }, а у вас { $have }.
shards-why-focused = Концентрация доступна только раз в ход.
shards-why-champion = В этом месте должен быть чемпион.
shards-why-exhausted = Чемпион не должен быть уже активирован в этом ходу.
shards-why-no-exhaust = У чемпиона должен быть эффект активации.
shards-why-opponent = Атаковать можно только чемпионов противника.
shards-why-power = Нужно { $need } мощи, а у вас { $have }.
shards-why-one-relic = За партию можно призвать только одну реликвию.
shards-why-own-relic = Реликвия должна быть отложена для вас.
shards-why-mastery = Нужно { $need } мастерства, а у вас { $have }.
shards-why-in-discard = { $card }: карта должна лежать в вашем сбросе.
shards-why-assign = Назначить можно не больше { $have } мощи; названо { $n }.
shards-why-shield = { $card }: у карты должен быть щит.
shards-why-shown = { $card }: за одну атаку карту показывают один раз.
shards-why-raise =
    { $bid ->
        [0] Первая ставка — не меньше 1.
       *[other] Ставка должна быть больше { $bid }.
    }
shards-why-leader = { $leader }: лидер не должен быть уже взят.
shards-why-pool = { $card }: реликвия должна лежать среди выложенных для драфта.
shards-why-return-champion = { $card }: это должен быть чемпион.
shards-why-return-mercenary = { $card }: это должен быть наёмник.
shards-why-return-wraethe = { $card }: это должна быть карта Демиреалов.
shards-why-destroy = Уничтожить можно только чемпиона противника.
shards-why-afflict = Выбрать можно только противника.
shards-why-played = Это должна быть карта, разыгранная вами в этом ходу.
shards-why-copy-ally = { $card }: это должен быть союзник.
shards-why-copy-itself = Карта не может скопировать ни себя, ни карту, которая её копирует.
shards-why-copy-faction = { $card }: нужна карта этой фракции: { $faction }.
shards-why-cost = { $card }: цена должна быть не больше { $most }, а она { $cost }.
shards-why-matching = { $card }: фракция должна быть та же, что у карты { $revealed }.
shards-why-costliest = Это должен быть самый дорогой из чемпионов, которых Немезида может уничтожить.
shards-why-show-unity = { $card }: нужен союзник этой фракции: { $faction }.
shards-why-show-dominion = { $card }: нужна карта недостающей фракции: { $faction }.
shards-why-show-enough = В руке должно быть всё недостающее.
shards-why-show-all = Начав показывать карты, показывают все недостающие.
shards-why-guarded = { $card }: карта не должна быть защищена от атак. { $guard }
shards-why-covered = { $card }: карта не должна быть защищена от атак. Её защищает { $guard }.
shards-why-guard-always = Её никогда нельзя атаковать мощью.
shards-why-guard-beside = Она защищена, пока у её владельца в игре { $card }.
shards-why-guard-mastery = Нужно мастерства не меньше, чем у её владельца: { $need }, а у вас { $have }.

# --- отказы стола ------------------------------------------------------------------------------------------------

shards-only-nemesis-alone = В одиночку играют против Немезиды, а Немезида — только для одного игрока.
shards-team-is-four = Командная игра — ровно для четверых.
shards-triple-is-three = Тройное противостояние — ровно для троих.
shards-needs-relics = Настройке { $option } нужны «Реликвии будущего».
shards-draft-or-secret = Реликвии либо выбирают в драфте, либо раздают втайне, но не то и другое.
shards-auction-or-chosen = Лидеров либо разыгрывают на аукционе, либо выбирают свободно, но не то и другое.
shards-nemesis-needs-relics = Немезиде нужны «Реликвии будущего».
shards-nemesis-alone = Против Немезиды лидеров выбирают, а реликвии идут за лидером: ни аукциона, ни драфта.

# --- исходы и настройки ------------------------------------------------------------------------------------------

shards-ending-last-standing = Побеждает последний оставшийся игрок.
shards-ending-last-team = Побеждает последняя оставшаяся команда.
shards-ending-nemesis-beaten = Немезида побеждена.
shards-ending-nemesis-killed = Немезида свела ваше здоровье к нулю.
shards-ending-nemesis-mastery = Мастерство Немезиды достигло 30.
shards-ending-nemesis-centre = Центральная колода закончилась: победила Немезида.

shards-option-variant = вариант
shards-option-variant-standard = каждый сам за себя
shards-option-variant-team = две команды по двое
shards-option-variant-triple = тройное противостояние
shards-option-variant-nemesis = в одиночку против Немезиды
shards-option-relics = Реликвии будущего
shards-option-auction = аукцион лидеров
shards-option-draft = драфт реликвий
shards-option-secret = тайные реликвии
shards-option-leaders = лидеры
shards-option-leaders-random = случайные
shards-option-leaders-chosen = по выбору
shards-option-all_power = назначать нужно всю мощь
shards-option-talons = «Когти энтропии» дают мощь
shards-option-talons-point = за каждую единицу здоровья
shards-option-talons-effect = один раз за эффект
shards-option-guards_stack = два Ферритовых стража складываются
shards-option-oracles = Облачные оракулы сравнивают мастерство
shards-option-oracles-opponents = с противниками
shards-option-oracles-everybody = со всеми, включая партнёра
shards-option-nemesis_bonus = Немезида: бонус за свою фракцию
shards-option-nemesis_bonus-mastery = мастерство
shards-option-nemesis_bonus-power = мощь
shards-option-nemesis_bonus-health = здоровье
shards-option-nemesis_draw = Немезида: что даёт ей взятие карты
shards-option-nemesis_draw-mastery = мастерство
shards-option-nemesis_draw-power = мощь
shards-option-nemesis_draw-health = здоровье
shards-option-nemesis_first = Немезида: кто начинает
shards-option-nemesis_first-random = по жребию
shards-option-nemesis_first-player = вы

# --- виды окон ответа, по названиям

shards-window-shields = вас атакуют: щиты из руки
shards-window-bid = аукцион: сделать или поднять ставку

# what ending a phase would leave undone
shards-forgone-hand = Остались неразыгранные карты: { $n }.
shards-forgone-champions = Остались неактивированные чемпионы: { $n }.
shards-forgone-relic = Реликвию можно призвать бесплатно уже сейчас.
shards-forgone-gems = Непотраченные кристаллы пропадут: { $n }.

# --- goals and dangers -------------------------------------------------------------------------------------------

shards-goal-last = Выбить всех противников
shards-goal-team = Выбить обоих противников
shards-goal-nemesis-beaten = Довести здоровье Немезиды до нуля
shards-goal-nemesis = Немезида победит любым из трёх способов
shards-goal-against = Удар по игроку { $seat }: мощь
shards-goal-mastery = Мастерство
shards-goal-its-mastery = Её мастерство
shards-goal-health = Здоровье: { $seat }
shards-goal-centre = Центральная колода
shards-goal-lethal = Смертельно: мощи хватает, если не закроются щитами.
shards-goal-lethal-for = Смертельно, если не закроется щитами: { $seat }.
shards-goal-shard = Мастерство 30: «Осколок бесконечности» теперь убивает.
shards-danger-lethal =
    { $to ->
        [you] { $foe }: мощь { $power } против ваших { $health } здоровья. Без щитов вы выбываете.
       *[them] { $foe }: мощь { $power } против { $health } здоровья, цель — { $seat }. Без щитов это конец.
    }
shards-danger-infinite =
    { $to ->
        [you] { $foe } бьёт с бесконечной мощью: вы выбываете.
       *[them] { $foe } бьёт с бесконечной мощью: { $seat } выбывает.
    }
shards-danger-shard =
    { $to ->
        [you] { $foe }: мастерство 30. Как только придёт «Осколок бесконечности», вам конец.
       *[them] { $foe }: мастерство 30. Как только придёт «Осколок бесконечности», { $seat } выбывает.
    }
shards-danger-mastery =
    { $to ->
        [you] { $foe }: мастерство { $n } из 30, а при 30 «Осколок бесконечности» вас убьёт.
       *[them] { $foe }: мастерство { $n } из 30, а при 30 «Осколок бесконечности» убивает. Под угрозой { $seat }.
    }
shards-danger-health =
    { $to ->
        [you] Ваше здоровье на исходе: { $n }.
       *[them] { $seat }: здоровье на исходе, осталось { $n }.
    }
shards-danger-nemesis-mastery = Мастерство Немезиды — { $n } из 30; с тридцатью она побеждает сразу.
shards-danger-centre = В центральной колоде осталось карт: { $n }. Когда нечем будет пополнить ряд, победит Немезида.
shards-danger-centre-empty = Центральная колода пуста: первое же пустое место в ряду отдаст победу Немезиде.
shards-forecast-lethal = Смертельно: { $seat } получает урон { $n } и выбывает.
shards-forecast-wounded = { $seat }: урон { $n }, здоровья останется { $left }.
shards-forecast-blocked = { $seat }: щиты остановят весь урон.
shards-forecast-surplus = Лишней мощи: { $n }.
shards-no-champion = { $card } — не чемпион.
shards-this-card = { $card }
