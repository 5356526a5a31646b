# «Ярость Эльфов».

elves-name = Ярость Эльфов
elves-about = Правители четырёх эльфийских народов сражаются за Земли, Башни и Замки; побеждает тот, кто первым выполнит секретную Цель.

# --- printed terms -------------------------------------------------------------------------------------------

elves-nation-forest = Лесные эльфы
elves-nation-black = Чёрные эльфы
elves-nation-snow = Снежные эльфы
elves-nation-high = Высшие эльфы
elves-faction-forest = Лесные эльфы
elves-faction-black = Чёрные эльфы
elves-faction-snow = Снежные эльфы
elves-faction-high = Высшие эльфы
elves-faction-neutral = нейтральные воины
elves-faction-treasure = Сокровища
elves-faction-artefact = Артефакты
elves-faction-goal = Цели
elves-kind-warrior = воин
elves-kind-hero = герой
elves-kind-dragon = дракон
elves-kind-treasure = Сокровище
elves-kind-artefact = Артефакт
elves-kind-goal = секретная Цель
elves-expansion-base = базовая игра
elves-fact-initiative = инициатива
elves-fact-cost = Цена Действия
elves-fact-lives = жизни
elves-fact-left = влево
elves-fact-forward = вперёд
elves-fact-right = вправо
elves-slot-empty = пустая сторона
elves-slot-simple = Простой удар
elves-slot-double-simple = Двойной Простой удар
elves-slot-piercing = Пробивной удар
elves-slot-double-piercing = Двойной Пробивной удар
elves-slot-shield = Щит
elves-slot-counter = Контратака
elves-slot-fire-shield = Огненный щит
elves-slot-movement = Движение
elves-hand-left = влево
elves-hand-forward = вперёд
elves-hand-right = вправо
elves-place-N = сверху
elves-place-E = справа
elves-place-S = снизу
elves-place-W = слева
elves-place-top = верхняя карта центра
elves-place-bottom = нижняя карта центра
elves-stance-attacking = атакующая сторона
elves-stance-defending = атакованная сторона
elves-phase-setup = подготовка
elves-phase-summon = Призыв
elves-phase-discard = Сброс
elves-phase-capture = Захват Земли
elves-stage-peace = боя нет
elves-stage-commitment = карты отправляются в бой
elves-stage-layout = расстановка
elves-stage-fight = бой
elves-goal-goal-four-towers = Захвати четыре Башни
elves-goal-goal-seven-lands = Захвати семь Земель
elves-goal-goal-enemy-castle = Захвати Замок противника
elves-goal-goal-portal-lord = Захвати Центральный Замок и две Башни
elves-goal-goal-wide-realm = Захвати три Башни и всего шесть Земель
elves-goal-goal-white-vigil = Удержи Центральный Замок полный круг
elves-goal-goal-hoard = Собери два Сокровища и пять Земель
elves-cell-centre = Центральный Замок
elves-cell-castle-1 = Замок 1
elves-cell-castle-2 = Замок 2
elves-cell-castle-3 = Замок 3
elves-cell-castle-4 = Замок 4
elves-cell-tower-1 = Башня 1
elves-cell-tower-2 = Башня 2
elves-cell-tower-3 = Башня 3
elves-cell-tower-4 = Башня 4
elves-cell-tower-5 = Башня 5
elves-cell-tower-6 = Башня 6
elves-cell-tower-7 = Башня 7
elves-cell-tower-8 = Башня 8
elves-cell-land-1 = Земля 1
elves-cell-land-2 = Земля 2
elves-cell-land-3 = Земля 3
elves-cell-land-4 = Земля 4
elves-cell-land-5 = Земля 5
elves-cell-land-6 = Земля 6
elves-cell-land-7 = Земля 7
elves-cell-land-8 = Земля 8
elves-cell-land-9 = Земля 9
elves-cell-land-10 = Земля 10
elves-cell-land-11 = Земля 11
elves-cell-land-12 = Земля 12
elves-cell-land-13 = Земля 13
elves-cell-land-14 = Земля 14
elves-cell-land-15 = Земля 15
elves-cell-land-16 = Земля 16
elves-cell-land-17 = Земля 17
elves-cell-land-18 = Земля 18
elves-cell-land-19 = Земля 19
elves-cell-land-20 = Земля 20

# --- fields --------------------------------------------------------------------------------------------------

elves-field-nation = народ
elves-field-castle = стартовый Замок
elves-field-out = выбыл
elves-field-goal = Цель
elves-field-ruled_out = исключённые Цели
elves-field-hand = рука
elves-field-known = известно в руке
elves-field-sent = отправлены в бой
elves-field-deck = колода
elves-field-discard = сброс
elves-field-treasures = Сокровища
elves-field-artefacts = Артефакты
elves-field-spied = увидено у других
elves-field-turns = ходы
elves-field-vigil = ходов начато в Центральном Замке
elves-field-trophies = Замки, взятые с боя
elves-field-silent = пасует до конца боя
elves-field-offers = предложений за ход
elves-field-board = карта
elves-field-turn = ход игрока
elves-field-first = первый игрок
elves-field-phase = фаза
elves-field-owners = фишки на карте
elves-field-conflict = жетон конфликта
elves-field-squads = отряды нейтральных воинов
elves-field-neutrals = колода нейтральных воинов
elves-field-fallen = сброс нейтральных воинов
elves-field-relics = колода Артефактов
elves-field-removed = использованные Артефакты
elves-field-gone = ушло с выбывшими
elves-field-unused = нерозданные Цели
elves-field-common = общая Цель
elves-field-lots = точно в колоде нейтральных
elves-field-mustered = точно в отрядах
elves-field-truce = защищённая Земля
elves-field-teleport = пути между Башнями открыты
elves-field-second = разрешён второй захват
elves-field-stage = стадия боя
elves-field-attacker = атакующий
elves-field-defender = атакуемый
elves-field-keeper = играет за атакованную сторону
elves-field-guards = защищающиеся нейтралы
elves-field-field = поле боя
elves-field-taken = выкладываемая карта
elves-field-top = верхняя карта центра
elves-field-bottom = нижняя карта центра
elves-field-flipped = центр поменян местами
elves-field-spoils = Сокровища в центре
elves-field-reserve = запас у стороны
elves-field-reserve_card = карта запаса
elves-field-fled = отступившая сторона
elves-field-round = раунд
elves-field-stirred = кто-то бил или двигался
elves-field-last_initiative = последняя инициатива
elves-field-last_side = последняя сторона
elves-field-blocker = действует только этот игрок
elves-field-looped = Движение зациклилось

# --- options -------------------------------------------------------------------------------------------------

elves-option-scenario = сценарий
elves-option-scenario-superiority = Превосходство: секретные Цели
elves-option-scenario-dragonlord = Повелитель драконов
elves-option-scenario-races = Гонки на местности
elves-option-scenario-war = Только война
elves-option-scenario-alliance = Эльфийский альянс, двое на двое
elves-option-layout = расстановка
elves-option-layout-novice = для новичков, случайная
elves-option-layout-advanced = для продвинутых, карты выкладывают игроки
elves-option-race = цель гонки
elves-option-race-lands = семь Земель
elves-option-race-towers = четыре Башни
elves-option-nations = народы
elves-option-nations-random = случайно
elves-option-nations-chosen = по выбору
elves-option-castles = Замки
elves-option-castles-seated = по местам
elves-option-castles-chosen = по выбору
elves-option-allies = союзники сидят
elves-option-allies-across = напротив
elves-option-allies-beside = рядом
elves-option-trade = обмен между игроками
elves-option-castle_retreat = из Замка можно отступить
elves-option-reveal = продвинутая расстановка: карты открываются
elves-option-reveal-on_take = когда взяты
elves-option-reveal-at_end = в конце
elves-option-inherit = победитель получает все Земли выбывшего
elves-option-ally_keeper = союзник может играть за нейтралов
elves-option-castles_are_towers = Замки считаются Башнями для Целей

# --- refusals ------------------------------------------------------------------------------------------------

elves-alliance-is-four = Альянс рассчитан на четырёх игроков.
elves-castles-by-seat = Замки выбирают только вдвоём или в альянсе.
elves-too-few-towers = На половине карты слишком мало Башен для такой гонки.
elves-not-a-warrior = Это не воин: { $value }.
elves-not-a-squad = Это не отряд: { $value }.
elves-not-spied = Это не запись об увиденной карте: { $value }.
elves-place-taken = На месте { $place } не могут стоять два воина.
elves-no-conflict = Не за что сражаться: положите жетон конфликта на клетку, которая не принадлежит атакующему.
elves-nobody-fights = На поле никого нет.

# --- labels --------------------------------------------------------------------------------------------------

elves-do-pass = Пас
elves-do-pass-battle = Пас до конца боя
elves-do-act = Применить Действие: { $card }
elves-do-send = Отправить в бой: { $card }
elves-do-strike = Ударить { $hand }: { $other }
elves-do-move =
    Двигаться { $hand }: { $met ->
        [0] на свободное место { $place }
       *[other] поменяться местами, { $other }
    }
elves-do-stay = Остаться на месте
elves-do-place = Положить карту: { $place }
elves-do-go-first = Первым ходит: { $card } ({ $place })
elves-do-swap-in = Ввести запас вместо: { $card } ({ $place })
elves-do-keep-reserve = Оставить запас
elves-do-attack = Атаковать: { $cell }
elves-do-decline = Отказаться от боя и взять две карты
elves-do-target =
    Выбрать: { $card } ({ $whose ->
        [own] ваша карта, { $place }
        [enemy] карта противника, { $place }
        [attacking] атакует, { $place }
        [defending] защищается, { $place }
       *[other] { $place }
    })
elves-do-side =
    { $card } ({ $whose ->
        [own] ваша карта, { $place }
        [enemy] карта противника, { $place }
        [attacking] атакует, { $place }
        [defending] защищается, { $place }
       *[other] { $place }
    }), сторона карты «{ $hand }»: { $slot }{ $met ->
        [0] {""}
       *[other] , цель — { $other }
    }
elves-do-use = Применить Артефакт: { $card }
elves-do-discard = Сбросить: { $card }
elves-do-fight = Вступить в бой с отрядом { $n }
elves-do-look = Посмотреть отряд { $n }
elves-do-show = Показать всем: { $card }
elves-do-accept = Принять бой
elves-do-retreat = Отступить и взять две карты
elves-do-end-turn = Закончить ход
elves-do-exchange = Обменять на две карты: { $card }
elves-do-swap-with =
    { $whose ->
        [own] Поменять местами с вашей картой: { $card } ({ $place })
        [enemy] Поменять местами с картой противника: { $card } ({ $place })
        [attacking] Поменять местами с атакующей картой: { $card } ({ $place })
        [defending] Поменять местами с защищающейся картой: { $card } ({ $place })
       *[other] Переставить на свободное место { $place }
    }
elves-do-turn-round = Сдвинуть стороны { $hand }
elves-do-copy = Скопировать: { $slot }
elves-do-put-back = В колоду: { $card }
elves-do-recover = Вернуть в руку: { $card }
elves-do-peek = Тайно посмотреть отряд { $n }
elves-do-spy = Посмотреть руку: { $seat }
elves-do-make-discard = Заставить сбросить: { $card }
elves-do-take-land = Занять без боя: { $cell }
elves-do-protect = Защитить: { $cell }
elves-do-offer-to = Предложить обмен: { $seat }
elves-do-give = Отдать: { $card }
elves-do-want = Попросить: { $card }
elves-do-want-artefact = Попросить Артефакт на выбор соперника
elves-do-want-help = Попросить помощи в бою
elves-do-propose = Предложить
elves-do-withdraw = Отозвать
elves-do-agree = Согласиться
elves-do-hand-over = Согласиться и отдать: { $card }
elves-do-refuse = Отказаться
elves-do-counter-offer = Встречное предложение
elves-do-take-nation = Взять: { $nation }
elves-do-take-castle = Занять: { $cell }

# --- questions -----------------------------------------------------------------------------------------------

elves-ask-nation = Выберите народ.
elves-ask-castle = Выберите Замок.
elves-ask-put-back =
    Верните в колоду { $n ->
        [one] { $n } карту
        [few] { $n } карты
        *[many] { $n } карт
    }.
elves-ask-discard =
    Сбросьте { $n ->
        [one] { $n } карту
        [few] { $n } карты
        *[many] { $n } карт
    }: в руке остаётся пять.
elves-ask-second-capture = Второй захват: атакуйте ещё раз или завершите ход.
elves-ask-main = Захват Земли: атакуйте или откажитесь и возьмите две карты.
elves-ask-squad =
    { $cell }: её держат нейтралы. { $looked ->
        [0] Посмотреть отряд, вступить
       *[other] Вступить
    } в бой или повернуть назад?
elves-ask-show = Какую карту отряда вы покажете всем?
elves-ask-defend = { $foe } атакует: { $cell }. Принять бой или отступить?
elves-ask-defend-castle = { $foe } атакует ваш Замок: потеряете его — выбываете. Принять бой или отступить?
elves-ask-send-castle =
    { $foe } штурмует ваш Замок: потеряете его — выбываете. { $n ->
        [0] Карты выбраны: отправляйте их в бой.
        [one] Отправьте в бой ещё { $n } карту.
        [few] Отправьте в бой ещё { $n } карты.
        *[many] Отправьте в бой ещё { $n } карт.
    }
elves-ask-send =
    { $cell }: { $n ->
        [0] карты выбраны, отправляйте их в бой.
        [one] отправьте в бой ещё { $n } карту.
        [few] отправьте в бой ещё { $n } карты.
        *[many] отправьте в бой ещё { $n } карт.
    }
elves-ask-place = Куда положить карту: { $card }?
elves-ask-place-blind = Куда положить закрытую карту?
elves-ask-reserve-swap = В запасе ваша карта: поменять её с одной из сражающихся?
elves-ask-go-first = Какая из карт с равной инициативой ходит первой?
elves-ask-card = Ход карты { $card }: что сделать?
elves-ask-aim =
    { $step ->
        [squad] { $card }: какой отряд посмотреть тайно?
        [mover] { $card }: какую карту переставить?
        [swap] { $card }: выбрана карта { $other }. С кем поменять её местами?
        [turn] { $card }: выбрана карта { $other }. Куда сдвинуть её стороны?
        [copy] { $card }: выбрана карта { $other }. Какой удар она получит?
       *[first] { $card }: выберите цель.
    }
elves-ask-recover =
    Верните из сброса { $n ->
        [one] { $n } карту
        [few] { $n } карты
        *[many] { $n } карт
    }.
elves-ask-make-discard = Какую карту сбросит { $foe }?
elves-ask-give = Обмен с игроком { $foe }: что вы отдаёте?
elves-ask-want = Отдаёте: { $gives }. Получаете: { $wants }. Обмен с игроком { $foe }.
elves-ask-offer = Получаете: { $gives }. Отдаёте: { $wants }. Обмен предлагает { $foe }. Согласны?
elves-bargain-card = { $card }
elves-bargain-artefacts =
    { $n ->
        [one] Артефакт на выбор отдающего
        [few] { $n } Артефакта на выбор отдающего
        *[many] { $n } Артефактов на выбор отдающего
    }
elves-bargain-help = помощь в бою
elves-bargain-nothing = пока ничего
elves-bargain-both = { $first } и { $second }
elves-ask-answer-turn = Начинается ход. Применить Действие или Артефакт?
elves-ask-answer-summon = Призыв закончен. Применить Действие или Артефакт?
elves-ask-answer-discard = Перед Захватом Земли. Применить карту, обменять Сокровище или предложить обмен?
elves-ask-answer-declaration = { $foe } атакует: { $cell }. Применить карту, обменять Сокровище или предложить обмен?
elves-ask-answer-answer = Перед расстановкой. Применить Действие или Артефакт?
elves-ask-answer-layout = Карты в центре открыты. Применить Действие или Артефакт?
elves-ask-answer-fatal = { $card } в центре вот-вот погибнет. Применить Действие или Артефакт?
elves-ask-answer-start = Бой начинается. Применить Действие или Артефакт?
elves-ask-answer-card = Сейчас ход карты { $card }. Применить Действие или Артефакт?
elves-ask-answer-item =
    { $about ->
        [strike] { $card } наносит удар, цель: { $other }. Ответить Действием или Артефактом?
        [move] { $card } двигается. Ответить Действием или Артефактом?
        [aimed] { $foe } применяет: { $card }. Цель: { $other }. Ответить Действием или Артефактом?
       *[action] { $foe } применяет: { $card }. Ответить Действием или Артефактом?
    }
elves-ask-answer-death =
    { $more ->
        [0] { $card } вот-вот погибнет. Применить Действие или Артефакт?
        [1] Вот-вот погибнут { $card } и { $other }. Применить Действие или Артефакт?
       *[other] Вот-вот погибнут { $card } и другие. Применить Действие или Артефакт?
    }
elves-ask-answer-round = Раунд закончен. Применить Действие или Артефакт?
elves-ask-answer-result = Перед передачей хода. Применить Действие или Артефакт?

# --- card text -----------------------------------------------------------------------------------------------

elves-when-any = В любое время
elves-when-battle = В любом бою
elves-when-own-battle = В своём бою
elves-when-own-battle-attacked = В своём бою, если атакуют вас
elves-when-layout = Во время расстановки
elves-when-own-turn = В свой ход перед атакой
elves-when-response = В ответ
elves-say-action = { $when }: { $steps }
elves-say-priced-action =
    Действие от { $n ->
        [one] { $n } Земли
        [few] { $n } Земель
        *[many] { $n } Земель
    }. { $when }: { $steps }
elves-say-then = { $first } Затем { $then }
elves-say-treasure = В ход любого игрока, не во время боя: обменяйте на две карты и сбросьте лишние сверх пяти.
elves-say-replace-side =
    замените одну сторону { $who ->
        [own] своего воина
        [enemy] вражеского воина
        *[any] любого воина
    } на { $to ->
        [empty] пустую сторону
        [simple] Простой удар
        [double-simple] Двойной Простой удар
        [piercing] Пробивной удар
        [double-piercing] Двойной Пробивной удар
        [shield] Щит
        [counter] Контратаку
        [fire-shield] Огненный щит
        *[movement] Движение
    }.
elves-say-replace-strike =
    замените один удар { $who ->
        [own] своего воина
        [enemy] вражеского воина
        *[any] любого воина
    } на { $to ->
        [empty] пустую сторону
        [simple] Простой удар
        [double-simple] Двойной Простой удар
        [piercing] Пробивной удар
        [double-piercing] Двойной Пробивной удар
        [shield] Щит
        [counter] Контратаку
        [fire-shield] Огненный щит
        *[movement] Движение
    }.
elves-say-copy-strike =
    одна сторона { $who ->
        [own] вашего воина
        [enemy] вражеского воина
        *[any] любого воина
    } копирует любой удар на поле боя.
elves-say-extra-damage =
    объявленный удар, снимающий жизнь, снимает ещё { $n ->
        [one] { $n } жизнь
        [few] { $n } жизни
        *[many] { $n } жизней
    }.
elves-say-damage =
    нанесите { $who ->
        [own] своему воину
        [enemy] вражескому воину
        *[any] любому воину
    } урон { $n }.
elves-say-prevent-damage = уменьшите объявленный урон на { $n }.
elves-say-heal =
    снимите с { $who ->
        [own] своего воина
        [enemy] вражеского воина
        *[any] любого воина
    } до { $n ->
        [one] { $n } ранения
        [few] { $n } ранений
        *[many] { $n } ранений
    }.
elves-say-add-life =
    добавьте { $who ->
        [own] своему воину
        [enemy] вражескому воину
        *[any] любому воину
    } { $n ->
        [one] { $n } жизнь
        [few] { $n } жизни
        *[many] { $n } жизней
    }.
elves-say-change-initiative =
    инициатива { $who ->
        [own] вашего воина
        [enemy] вражеского воина
        *[any] любого воина
    } { $way ->
        [up] растёт
        *[down] падает
    } на { $n }.
elves-say-skip-turn =
    лишите хода в этом раунде { $who ->
        [own] своего воина
        [enemy] вражеского воина
        *[any] любого воина
    }, который ещё не ходил.
elves-say-extra-attack =
    { $who ->
        [own] ваш воин
        [enemy] вражеский воин
        *[any] любой воин
    }, который уже ходил в этом раунде, ходит ещё раз.
elves-say-swap-places =
    поменяйте местами { $who ->
        [own] своего воина
        [enemy] вражеского воина
        *[any] любого воина
    } и другого воина или свободное место.
elves-say-rotate =
    сдвиньте по кругу стороны { $who ->
        [own] своего воина
        [enemy] вражеского воина
        *[any] любого воина
    }.
elves-say-swap-reserve =
    замените { $who ->
        [own] своего воина
        [enemy] вражеского воина
        *[any] любого воина
    } своей картой запаса.
elves-say-save-to-hand =
    когда погибает { $who ->
        [own] ваш воин
        [enemy] вражеский воин
        *[any] любой воин
    }, верните его в руку, а не в сброс.
elves-say-swap-centre = поменяйте местами карты в центре.
elves-say-retreat-after-layout = отступите, проиграв бой; все ваши карты возвращаются в руку.
elves-say-cancel-action = отмените объявленное Действие или Артефакт.
elves-say-block-actions = до конца боя другие игроки не применяют Действия и Артефакты.
elves-say-draw =
    возьмите { $n ->
        [one] { $n } карту
        [few] { $n } карты
        *[many] { $n } карт
    }.
elves-say-discard-theirs =
    этот игрок сбрасывает { $n ->
        [one] { $n } карту
        [few] { $n } карты
        *[many] { $n } карт
    } по вашему выбору.
elves-say-recover =
    верните в руку { $n ->
        [one] { $n } карту
        [few] { $n } карты
        *[many] { $n } карт
    } из своего сброса.
elves-say-peek-squad =
    тайно посмотрите { $n ->
        [one] { $n } отряд
        [few] { $n } отряда
        *[many] { $n } отрядов
    } нейтральных воинов.
elves-say-peek-hand = посмотрите руку соперника.
elves-say-gain-artefact =
    возьмите { $n ->
        [one] { $n } Артефакт
        [few] { $n } Артефакта
        *[many] { $n } Артефактов
    }.
elves-say-take-empty-land =
    вместо атаки займите без боя { $n ->
        [one] { $n } соседнюю пустую Землю
        [few] { $n } соседние пустые Земли
        *[many] { $n } соседних пустых Земель
    } без Башни и Замка.
elves-say-teleport-attack = атакуйте Землю рядом с любой Башней карты, если у вас есть Башня; не Замок.
elves-say-second-attack = победив, проведите ещё один захват в этот ход.
elves-say-protect-land = до вашего следующего хода одну вашу Землю, не Замок, нельзя атаковать.
elves-need-towers =
    { $n ->
        [one] { $n } Башня
        [few] { $n } Башни
        *[many] { $n } Башен
    }.
elves-need-lands =
    Всего { $n ->
        [one] { $n } Земля
        [few] { $n } Земли
        *[many] { $n } Земель
    }.
elves-need-enemy-castles =
    { $n ->
        [one] { $n } Замок
        [few] { $n } Замка
        *[many] { $n } Замков
    } противника.
elves-need-central = Центральный Замок.
elves-need-rounds =
    Центральный Замок, удержанный { $n ->
        [one] { $n } полный круг
        [few] { $n } полных круга
        *[many] { $n } полных кругов
    }.
elves-need-treasures =
    { $n ->
        [one] { $n } Сокровище
        [few] { $n } Сокровища
        *[many] { $n } Сокровищ
    }.

# --- reasons -------------------------------------------------------------------------------------------------

elves-why-main = Атакуют в свою фазу Захвата, один раз за ход.
elves-why-in-play = Атаковать можно только клетку, участвующую в игре: { $cell }.
elves-why-foreign = Земля должна пустовать или принадлежать сопернику: { $cell }.
elves-why-truce = Земля не должна быть под защитой перемирия: { $cell }.
elves-why-adjacent = Нужна общая сторона с вашей Землёй или путь туда: { $cell }.
elves-why-three = Для атаки нужно карт: { $need }; у вас { $have }.
elves-why-window = Действовать можно только в свою фазу Захвата или когда вас спрашивают.
elves-why-in-hand = Карта должна быть у вас в руке: { $card }.
elves-why-artefact = Артефакт должен быть у вас: { $card }.
elves-why-no-action = У карты должно быть Действие: { $card }.
elves-why-price = Для Действия нужно Земель: { $need }; у вас { $have }.
elves-why-keep-three = Для объявленной атаки должны остаться три карты.
elves-why-blocked = В этом бою вам не должно быть запрещено действовать.
elves-why-timing = У карты своё время: «{ $when }».
elves-why-contest = В расстановке для новичков верхнюю карту центра решает случай, а не инициатива: { $card } пригодится в расстановке для продвинутых.
elves-why-nothing-to-aim-at = Тексту карты должно быть на что подействовать, будь то воин или Земля: { $card }.
elves-why-no-squad = Такой отряд должен быть на столе.
elves-why-looked = За одну атаку смотрят только один отряд.
elves-why-open-squad = Смотрят только отряд без открытой карты.
elves-why-hurts = Удар должен снимать жизнь, а если снять негде — обжигать бьющего об Огненный щит.
elves-why-must-strike = Карта, которая может ударить, обязана бить.
elves-why-movement = У карты должно быть Движение в эту сторону.
elves-why-squad = Отряд смотрят или вызывают на бой, когда выбирают, с кем сразиться за пустующую Землю.
elves-why-card-turn = Карта бьёт, движется или остаётся на месте в свой ход, когда все уже ответили.
elves-why-decline = Отказаться можно в свою фазу Захвата: вместо первой атаки или вместо боя с отрядом.
elves-why-end-turn = Ход завершают вместо второй атаки.
elves-why-pass-battle = Пропустить остаток боя можно только в бою.
elves-why-before-battle = Это делают до боя: в свою фазу Захвата либо когда вас спрашивают перед ней или после объявления атаки.
elves-why-treasure = Сокровище должно быть у вас: { $card }.
elves-why-trade = За этим столом должен быть разрешён обмен.
elves-why-something-to-offer = Чтобы предложить обмен, у вас должно быть Сокровище или Артефакт.
elves-why-partner = Предложение делают другому игроку, который ещё в игре.
elves-why-one-offer = Одному игроку за ход делают только одно предложение.
elves-why-give = Это должно быть ваше Сокровище или Артефакт, ещё не предложенные: { $card }.
elves-why-give-first = При обмене сначала называют, что отдают, потом — что хотят.
elves-why-most = На одной стороне обмена может быть вещей не больше чем { $most }.
elves-why-want = Это должно быть Сокровище другого игрока, о котором вы ещё не просили: { $card }.
elves-why-want-artefact = У другого игрока должен быть Артефакт, о котором вы ещё не просили.
elves-why-help-alone = О помощи просят отдельно, без вещей.
elves-why-help-ally = В альянсе о помощи просят только союзника.
elves-why-gift = Нужно попросить что-то взамен: даром отдают только союзнику.
elves-why-none-asked = Артефакт отдают, только если о нём просят.
elves-why-hand-over = Это должен быть ваш Артефакт, ещё не отданный: { $card }.
elves-why-hand-over-first = Сначала нужно выбрать Артефакты, о которых просят.
elves-why-begun-to-pay = Раз вы начали отдавать Артефакты, этого уже нельзя.
elves-why-counter-once = Встречное предложение делают только один раз.
elves-why-show = Карта должна быть в отряде, который вы посмотрели: { $card }.
elves-why-dragon = Послать можно только Эбрунга против Замка соперника и захваченных драконов в сценарии «Повелитель драконов»: { $card }.
elves-why-sent = Послать карту можно только один раз: { $card }.
elves-why-free-place = Место должно быть свободно.
elves-why-swap-in = Карту запаса можно поменять только с вашей сражающейся картой.
elves-why-go-first = Это должна быть ваша карта с наибольшей инициативой, ещё не ходившая.
elves-why-nation = Это должен быть народ, который ещё никто не ведёт: { $nation }.
elves-why-castle = Это должен быть Замок, который никто не занял: { $cell }.
elves-why-castle-corner = Вдвоём занимают Замки в соседних углах.
elves-why-warrior = В этом месте должен быть воин.
elves-why-aim-own = Это должен быть ваш воин.
elves-why-aim-enemy = Это должен быть вражеский воин.
elves-why-aim-any = В альянсе помогают только своей стороне, а вредят только чужой.
elves-why-not-acted = Воин ещё не должен был ходить в этом раунде.
elves-why-acted = Воин уже должен был сходить в этом раунде.
elves-why-wounded = Воин должен быть ранен.
elves-why-other-side = Сторона не должна уже быть такой, какой станет.
elves-why-strike-side = На этой стороне должен быть удар.
elves-why-copy = Такой удар должен быть на поле.
elves-why-other-place = Это должно быть другое место: свободное или с воином.
elves-why-dying = Это должен быть ваш гибнущий воин, который может вернуться в руку.
elves-why-seen-squad = Это должен быть отряд, карты которого вы ещё не знаете.
elves-why-spy = Это должен быть соперник, у которого есть карты в руке.
elves-why-their-hand = Карта должна быть в руке, которую вы посмотрели: { $card }.
elves-why-in-discard = Карта должна быть в вашем сбросе: { $card }.
elves-why-empty-plain = Это должна быть пустующая Земля, не Башня и не Замок: { $cell }.
elves-why-protect = Это должна быть ваша Земля, не Замок: { $cell }.

# --- endings -------------------------------------------------------------------------------------------------

elves-ending-goal = { $seat } выполняет секретную Цель: { $goal }.
elves-ending-last-standing = Остался один правитель.
elves-ending-dragonlord = Захвачены Замки всех соперников.
elves-ending-race = { $seat } выигрывает гонку: { $goal }.
elves-ending-war = Замок противника взят.
elves-ending-alliance = Взят Замок вражеского альянса.

# --- events --------------------------------------------------------------------------------------------------

elves-event-nation-taken = { $seat } возглавляет народ: { $nation }.
elves-event-castle-taken = { $seat } начинает здесь: { $cell }.
elves-event-lot-drawn = { $seat } тянет жребий: { $card }, инициатива { $n }.
elves-event-goes-first = Первым ходит { $seat }.
elves-event-goal-dealt = { $seat }, ваша Цель: { $goal }.
elves-event-goal-dealt-hidden = { $seat } получает секретную Цель.
elves-event-put-back = { $seat } возвращает в колоду: { $card }.
elves-event-put-back-hidden = { $seat } возвращает карту в колоду.
elves-event-turn-began = Ход { $n }: { $seat }
elves-event-summoned =
    { $seat } призывает { $n ->
        [one] { $n } карту
        [few] { $n } карты
        *[many] { $n } карт
    }.
elves-event-drew = { $seat } берёт: { $card }.
elves-event-drew-hidden = { $seat } берёт карту.
elves-event-shuffled = { $seat } перетасовывает сброс в новую колоду.
elves-event-neutrals-shuffled = Сброс нейтральных воинов перетасован в новую колоду, карт: { $n }.
elves-event-discarded = { $seat } сбрасывает: { $card }.
elves-event-declined = { $seat } не атакует и берёт две карты.
elves-event-attacked = { $seat } атакует: { $cell }. Владелец: { $foe }.
elves-event-looked = { $seat } смотрит отряд { $n }.
elves-event-showed = { $seat } показывает карту отряда { $n }: { $card }.
elves-event-squad-chosen = { $seat } вступает в бой с отрядом { $n }.
elves-event-squads-formed =
    Сформировано { $n ->
        [one] { $n } отряд
        [few] { $n } отряда
        *[many] { $n } отрядов
    }.
elves-event-keeps-neutrals = За нейтральных воинов играет { $seat }.
elves-event-accepted = { $seat } принимает бой: { $cell }.
elves-event-retreated = { $seat } отступает и берёт две карты: { $cell }.
elves-event-surrendered = { $seat } отдаёт Землю без боя, карт меньше трёх: { $cell }.
elves-event-called-off = { $seat } не может атаковать, карт меньше трёх: { $cell }.
elves-event-turned-back = { $seat } поворачивает назад без боя и берёт две карты: { $cell }.
elves-event-sent = { $seat } отправляет в бой: { $card }.
elves-event-sent-hidden = { $seat } отправляет карту в бой.
elves-event-placed = { $seat } кладёт { $card }: { $place }.
elves-event-covered = { $seat } кладёт закрытую карту: { $place }.
elves-event-centre-opened = В центре: { $card } и { $other }.
elves-event-reserve-swapped = { $seat } вводит карту { $card } вместо карты { $other }.
elves-event-fatally-wounded = Фатальное ранение в центре: { $card } погибает.
elves-event-in-reserve = В запасе: { $card }.
elves-event-round-began = Раунд { $n }
elves-event-struck = { $card } бьёт карту { $other }: { $strike }.
elves-event-hit =
    { $card } теряет { $n ->
        [one] { $n } жизнь
        [few] { $n } жизни
        *[many] { $n } жизней
    }.
elves-event-stopped = { $card } не теряет жизней: удар встречает { $strike }.
elves-event-spared = { $card } не теряет жизней: урон предотвращён.
elves-event-struck-back = { $card } отвечает на удар: { $strike }.
elves-event-strike-lost = Удар карты { $card } пропадает.
elves-event-held = { $card } не может никого ударить.
elves-event-stayed = { $card } остаётся на месте.
elves-event-moved = { $card } переходит на свободное место { $place }.
elves-event-changed-places = { $card } меняется местами с картой { $other } и стоит теперь { $place }.
elves-event-died = { $card } погибает.
elves-event-saved = { $card } выбывает из боя, но возвращается в руку.
elves-event-action-declared = { $seat } применяет Действие: { $card }.
elves-event-artefact-used = { $seat } применяет Артефакт: { $card }.
elves-event-cancelled = { $card } отменяется.
elves-event-side-changed = { $card }, { $hand }: теперь { $strike }.
elves-event-damage-raised = Урон удара увеличен на { $n }.
elves-event-damage-lowered = Урон уменьшен на { $n }.
elves-event-healed =
    { $card }: снято { $n ->
        [one] { $n } ранение
        [few] { $n } ранения
        *[many] { $n } ранений
    }.
elves-event-life-added =
    { $card } получает { $n ->
        [one] { $n } жизнь
        [few] { $n } жизни
        *[many] { $n } жизней
    }.
elves-event-initiative-changed = Инициатива карты { $card } теперь { $n }.
elves-event-lost-turn = { $card } лишается хода в этом раунде.
elves-event-acts-again = { $card } ходит ещё раз.
elves-event-turned-round = Стороны карты { $card } сдвигаются по кругу.
elves-event-centre-swapped = Карты в центре меняются местами.
elves-event-actions-blocked = До конца боя действовать может только { $seat }.
elves-event-fled = { $seat } отступает после расстановки.
elves-event-recovered = { $seat } возвращает в руку: { $card }.
elves-event-hand-seen = { $seat } смотрит руку игрока { $foe }.
elves-event-squad-seen = { $seat } тайно смотрит отряд { $n }.
elves-event-artefact-gained = { $seat } берёт Артефакт: { $card }.
elves-event-artefact-gained-hidden = { $seat } берёт Артефакт.
elves-event-land-taken = { $seat } занимает без боя: { $cell }.
elves-event-land-protected = { $seat } защищает: { $cell }.
elves-event-ways-opened = { $seat } может в этот ход атаковать рядом с любой Башней.
elves-event-second-capture = { $seat } сможет после победы провести второй захват.
elves-event-battle-won = { $seat } побеждает в бою ({ $cell }): { $n } против { $theirs }.
elves-event-battle-lost = { $seat } проигрывает бой ({ $cell }): { $n } против { $theirs }.
elves-event-by-reserve = Поровну: решает запас, его держит { $stance }.
elves-event-looped = Движение зациклилось: бой завершён.
elves-event-treasure-won = { $seat } забирает Сокровище: { $card }.
elves-event-treasure-lost = Сокровище никому не достаётся: { $card }.
elves-event-treasure-exchanged = { $seat } обменивает Сокровище на две карты: { $card }.
elves-event-captured = { $seat } захватывает: { $cell }.
elves-event-eliminated = { $seat } теряет стартовый Замок и выбывает.
elves-event-goal-met = { $seat } выполняет Цель: { $goal }.
elves-event-offered = { $seat } делает предложение игроку { $foe }.
elves-event-traded = { $seat } и { $foe } обмениваются.
elves-event-refused = { $seat } отклоняет предложение игрока { $foe }.
elves-event-countered = { $seat } делает встречное предложение игроку { $foe }.
elves-event-withdrawn = { $seat } отзывает предложение игроку { $foe }.
elves-event-promised = { $seat } обещает игроку { $foe } помощь в бою; обещание ничем не скреплено.

# стороны карты в каталоге
elves-left-empty = { elves-slot-empty }
elves-left-simple = { elves-slot-simple }
elves-left-double-simple = { elves-slot-double-simple }
elves-left-piercing = { elves-slot-piercing }
elves-left-double-piercing = { elves-slot-double-piercing }
elves-left-shield = { elves-slot-shield }
elves-left-counter = { elves-slot-counter }
elves-left-fire-shield = { elves-slot-fire-shield }
elves-left-movement = { elves-slot-movement }
elves-forward-empty = { elves-slot-empty }
elves-forward-simple = { elves-slot-simple }
elves-forward-double-simple = { elves-slot-double-simple }
elves-forward-piercing = { elves-slot-piercing }
elves-forward-double-piercing = { elves-slot-double-piercing }
elves-forward-shield = { elves-slot-shield }
elves-forward-counter = { elves-slot-counter }
elves-forward-fire-shield = { elves-slot-fire-shield }
elves-forward-movement = { elves-slot-movement }
elves-right-empty = { elves-slot-empty }
elves-right-simple = { elves-slot-simple }
elves-right-double-simple = { elves-slot-double-simple }
elves-right-piercing = { elves-slot-piercing }
elves-right-double-piercing = { elves-slot-double-piercing }
elves-right-shield = { elves-slot-shield }
elves-right-counter = { elves-slot-counter }
elves-right-fire-shield = { elves-slot-fire-shield }
elves-right-movement = { elves-slot-movement }

# --- виды окон ответа, по названиям

elves-window-answer-turn = начинается ход
elves-window-answer-summon = после Призыва
elves-window-answer-discard = перед Захватом (и обмен)
elves-window-answer-declaration = объявлена атака (и обмен)
elves-window-answer-answer = перед расстановкой
elves-window-answer-layout = карты в центре открыты
elves-window-answer-fatal = нижняя карта центра погибает
elves-window-answer-start = бой начинается
elves-window-answer-card = в бою начинается ход карты
elves-window-answer-item = ответ на то, что применил другой
elves-window-answer-death = воин вот-вот погибнет
elves-window-answer-round = раунд боя закончен
elves-window-answer-result = перед передачей хода

elves-source-named = Имя и роль из книги правил, числа наши.

# what ending a phase would leave undone
elves-forgone-capture = Второй захват пропадёт: он разрешён только в этот ход.

# --- goals and dangers -------------------------------------------------------------------------------------------

elves-goal-not-dealt = Секретные Цели ещё не розданы
elves-goal-secret = Секретная Цель: { LOW($goal) }
elves-goal-common = Цель: { LOW($goal) }
elves-goal-dragonlord = Захватить Замки всех остальных
elves-goal-unknown = Секретная Цель неизвестна
elves-goal-may = Может быть: { LOW($goal) }
elves-goal-quoted = «{ $goal }»
elves-goal-one-capture = Хватит одного захвата.
elves-goal-count-towers = Башни
elves-goal-count-lands = Земли
elves-goal-count-enemy-castles = Чужие Замки
elves-goal-count-central = Центральный Замок
elves-goal-count-rounds = Круг в Центральном Замке
elves-goal-count-treasures = Сокровища
elves-goal-castle = Ваш Замок: потеря — вы выбываете
elves-goal-besiegers = Могут атаковать следующим ходом
elves-danger-castle =
    { $to ->
        [you] { $foe } может напасть на ваш Замок. Потеряете его — выбываете.
       *[them] { $foe } может напасть на Замок, которым владеет { $seat }. Потеря Замка — выбывание.
    }
elves-danger-castle-attacked =
    { $to ->
        [you] { $foe } штурмует ваш Замок: потеряете его — выбываете!
        [me] Вы штурмуете Замок, которым владеет { $seat }: возьмёте его, и владелец выбывает.
       *[them] { $foe } штурмует Замок, которым владеет { $seat }. Потеря Замка — выбывание.
    }
elves-danger-may-win = { $foe } может победить одним захватом, если такова секретная Цель: { $goals }.
elves-danger-wins = { $foe } может победить одним захватом. { $goal }.
elves-this-card = { $card }
