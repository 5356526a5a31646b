# «Эфир-камни», с нашими собственными картами.

# --- названия и термины ----------------------------------------------------------------------------------------------

etherstone-name = Эфир-камни
etherstone-about = Забирайте кубики, призывайте семь сущностей, побеждайте угрозы Нобуры и уберегите вождя от Бездны.
etherstone-colour-black = чёрный
etherstone-die-black = чёрный кубик
etherstone-colour-green = зелёный
etherstone-die-green = зелёный кубик
etherstone-colour-red = красный
etherstone-die-red = красный кубик
etherstone-colour-white = белый
etherstone-die-white = белый кубик
etherstone-colour-violet = фиолетовый
etherstone-die-violet = кубик Бездны
etherstone-faction-none = вожди и угрозы
etherstone-faction-black = чёрные: туманники
etherstone-faction-green = зелёные: укротители
etherstone-faction-red = красные: саламандры
etherstone-faction-white = белые: светочи
etherstone-faction-violet = фиолетовые: искажения
etherstone-kind-follower = последователь
etherstone-kind-ritual = ритуал
etherstone-kind-technology = технология
etherstone-kind-leader = вождь
etherstone-kind-threat = угроза
etherstone-expansion-base = базовая игра
etherstone-fact-code = код
etherstone-fact-level = уровень
etherstone-fact-health = стойкость
etherstone-fact-strength = сила
etherstone-fact-points = ПО
etherstone-fact-markers = начальные метки
etherstone-fact-cost = стоимость
etherstone-fact-species = вид
etherstone-fact-black = чёрных камней вначале
etherstone-fact-green = зелёных камней вначале
etherstone-fact-red = красных камней вначале
etherstone-fact-white = белых камней вначале
etherstone-species-mist-folk = туманники
etherstone-species-tamers = укротители
etherstone-species-salamanders = саламандры
etherstone-species-luminaries = светочи
etherstone-species-distortions = искажения
etherstone-phase-setup = подготовка
etherstone-phase-draft = фаза выбора карт
etherstone-phase-main = основная фаза
etherstone-set-a = набор А
etherstone-set-b = набор Б
etherstone-set-v = набор В
etherstone-set-g = набор Г
etherstone-set-d = набор Д

# --- поля ------------------------------------------------------------------------------------------------------------

etherstone-field-leader = вождь
etherstone-field-health = стойкость
etherstone-field-infected = заражён
etherstone-field-stones = эфир-камни: чёрные, зелёные, красные, белые
etherstone-field-markers = метки на вожде
etherstone-field-vp = жетоны ПО
etherstone-field-deals = сделки с Бездной
etherstone-field-token = жетон конца игры
etherstone-field-play = в игре
etherstone-field-packet = на выбор
etherstone-field-hand = рука
etherstone-field-known = известно из руки
etherstone-field-trophies = трофеи
etherstone-field-leaders = вожди на выбор
etherstone-field-first = первый игрок
etherstone-field-turn = ход
etherstone-field-turns = номер хода
etherstone-field-phase = фаза
etherstone-field-closing = конец игры
etherstone-field-supply = запас ПО
etherstone-field-aside = отложенные ПО
etherstone-field-dice = кубики
etherstone-field-holder = у чьего вождя
etherstone-field-die = взятый кубик
etherstone-field-colour = цвет кубика
etherstone-field-value = значение кубика
etherstone-field-area = область угроз
etherstone-field-ones = невиденные угрозы I
etherstone-field-twos = невиденные угрозы II
etherstone-field-threes = невиденные угрозы III
etherstone-field-left = осталось в колоде по уровням
etherstone-field-deck = колода угроз
etherstone-field-under = положены под колоду
etherstone-field-box = уничтожены
etherstone-field-undealt = не розданы
etherstone-field-absent = вожди вне игры
etherstone-field-picked = выбрано карт
etherstone-field-tapped = задействован
etherstone-field-card = карта

# --- выборы ----------------------------------------------------------------------------------------------------------

etherstone-do-take = Забрать: { $die }, значение { $n }, и 2 эфир-камня: { $colour }
etherstone-do-rest = Отдохнуть: восстановить всех последователей
etherstone-do-deal = Заключить сделку с Бездной
etherstone-do-refresh = Обновить рынок
etherstone-do-attack = Атаковать (стойкость { $health }): { $card }
etherstone-do-gain = Получить эфир-камень: { $colour }
etherstone-do-pay = Отдать эфир-камень: { $colour }
etherstone-do-done = Готово
etherstone-do-decline = Отказаться
etherstone-do-strike = Атаковать с этими участниками
etherstone-do-confirm = Больше ничего не применять
etherstone-do-do-it = Сделать
etherstone-do-apply = Применить: { $card }. { $text }
etherstone-do-summon = Призвать: { $card }
etherstone-do-send = Отправить в атаку: { $card }
etherstone-do-mark = Поместить метку: { $card }
etherstone-do-restore = Восстановить: { $card }
etherstone-do-tap = Задействовать: { $card }
etherstone-do-recall = Отозвать: { $card }
etherstone-do-destroy = Уничтожить: { $card }
etherstone-do-destroy-from-hand = Уничтожить из руки: { $card }
etherstone-do-move-from = Снять метку: { $card }
etherstone-do-move-to = Переместить метку: { $card }
etherstone-do-x = X = { $n }
etherstone-do-pay-health =
    { $n ->
         [0] Платить только эфир-камнями
        *[other] Заменить стойкостью: { $n }
    }
etherstone-do-set-die = Повернуть кубик значением { $n }
etherstone-do-either =
    { $n ->
         [1] Первое
        *[other] Второе
    }
etherstone-do-crush = Сокрушить: { $card }
etherstone-do-cycle = Положить под колоду: { $card }
etherstone-do-draft = Оставить себе: { $card }
etherstone-do-lead = Выбрать вождя: { $card }
etherstone-do-take-set = Взять: { $set }

# --- вопросы ---------------------------------------------------------------------------------------------------------

etherstone-ask-market-or-action = Обновите рынок или выберите действие.
etherstone-ask-action = Выберите действие.
etherstone-ask-deal = Ваш вождь заражён: доступна только сделка с Бездной.
etherstone-ask-abilities = Кубик открывает свойства: какое применить?
etherstone-ask-reactions =
    { $left ->
        [1] Постоянное свойство: применить его?
       *[other] Постоянные свойства, ещё { $left }: какое применить первым?
    }
etherstone-ask-after-attack = После атаки: что выполнить сначала?
etherstone-ask-apply = Какое свойство применить?
etherstone-ask-threat = Какую угрозу атаковать?
etherstone-ask-attackers = { $card }, стойкость { $need }: кто атакует? Общая сила: { $strength }.
etherstone-ask-attack-abilities = { $card }, стойкость { $need }: общая сила { $strength }. Применить свойства «при атаке»?
etherstone-ask-before = До призыва карты { $card }: применить свойство?
etherstone-ask-immediate = { $card } в игре: применить свойство «немедленно»?
etherstone-ask-pay =
    { $card }: осталось отдать { $n } { $n ->
         [one] эфир-камень
         [few] эфир-камня
        *[many] эфир-камней
    }.
etherstone-ask-pay-health = { $card }: сколько эфир-камней заменить стойкостью?
etherstone-ask-gain =
    Получите ещё { $n } { $n ->
         [one] эфир-камень любого цвета
         [few] эфир-камня любых цветов
        *[many] эфир-камней любых цветов
    }.
etherstone-ask-spend =
    Потратьте ещё { $n } { $n ->
         [one] эфир-камень любого цвета
         [few] эфир-камня любых цветов
        *[many] эфир-камней любых цветов
    }.
etherstone-ask-lose-stones =
    Вы теряете { $n } { $n ->
         [one] эфир-камень
         [few] эфир-камня
        *[many] эфир-камней
    }: какие?
etherstone-ask-x = Каким будет X? { $text }
etherstone-ask-mark =
    Куда поместить { $n } { $n ->
         [one] метку
         [few] метки
        *[many] меток
    }?
etherstone-ask-move-from = Переместить метку: с какой карты?
etherstone-ask-move-to = Переместить метку: на какую карту?
etherstone-ask-restore = Какого последователя восстановить?
etherstone-ask-tap = Какого последователя задействовать?
etherstone-ask-recall = Какую сущность отозвать?
etherstone-ask-destroy = Какую сущность уничтожить?
etherstone-ask-burn = Какую карту из руки уничтожить?
etherstone-ask-summon =
    { $n ->
         [0] Какую сущность призвать?
         [one] Какую сущность призвать, заплатив на { $n } камень меньше?
         [few] Какую сущность призвать, заплатив на { $n } камня меньше?
        *[many] Какую сущность призвать, заплатив на { $n } камней меньше?
    }
etherstone-ask-crush = Какую угрозу сокрушить с силой { $n }?
etherstone-ask-cycle = Какую угрозу положить под колоду?
etherstone-ask-die = На кубике { $n }: какое значение выбрать?
etherstone-ask-refresh = Обновить рынок?
etherstone-ask-either = Выбор: { $text }
etherstone-ask-draft = Выбор карт, круг { $n }: какую карту оставить себе?
etherstone-ask-leader = Кого из двух вождей вы выбираете?
etherstone-ask-set = Какой готовый набор взять?

# --- события ---------------------------------------------------------------------------------------------------------

etherstone-event-turn-began = Ход { $n }: { $seat }
etherstone-event-round-picked =
    { $n ->
        [one] Все выбрали по { $n } карте.
        [few] Все выбрали по { $n } карты.
       *[many] Все выбрали по { $n } карт.
    }
etherstone-event-leader-shown = { $seat } открывает вождя: { $card }.
etherstone-event-set-taken =
    { $seat }: готовый набор { $set ->
         [0] А.
         [1] Б.
         [2] В.
         [3] Г.
        *[4] Д.
    }
etherstone-event-refreshed =
    { $seat } обновляет рынок{ $n ->
         [0] {""}.
        *[other] {" "}(стойкость −{ $n }).
    }
etherstone-event-die-rolled = { $die }: { $n }.
etherstone-event-die-taken = { $seat } забирает { $die }, значение { $n }.
etherstone-event-die-counts-as = Кубик Бездны считается таким: { $colour }.
etherstone-event-die-changed = { $die }: теперь { $n }.
etherstone-event-gained-stones =
    { $seat } получает { $n } { $n ->
         [one] эфир-камень
         [few] эфир-камня
        *[many] эфир-камней
    }: { $colour }.
etherstone-event-spent-stones =
    { $seat } отдаёт { $n } { $n ->
         [one] эфир-камень
         [few] эфир-камня
        *[many] эфир-камней
    }: { $colour }.
etherstone-event-gained-vp = { $seat } получает { $n } ПО.
etherstone-event-gained-set-aside = { $seat } получает { $n } ПО из отложенных.
etherstone-event-gained-health = { $seat }: стойкость +{ $n }.
etherstone-event-health-full = { $seat }: стойкость не бывает больше { $n }, излишек пропадает.
etherstone-event-lost-health = { $seat }: стойкость −{ $n }.
etherstone-event-infected = { $seat }: вождь заражён.
etherstone-event-marked = { $card }: меток +{ $n }.
etherstone-event-unmarked = { $card }: меток −{ $n }.
etherstone-event-summoned = { $seat } призывает: { $card }.
etherstone-event-recalled = { $seat } отзывает: { $card }.
etherstone-event-destroyed = { $seat } уничтожает: { $card }.
etherstone-event-tapped = { $card }: карта задействована.
etherstone-event-restored = { $card }: карта восстановлена.
etherstone-event-applied = { $seat } применяет свойство: { $card }.
etherstone-event-attacked = { $seat } атакует: { $card }. Сила { $n } против стойкости { $health }: победа.
etherstone-event-crushed = { $seat } сокрушает с силой { $n }: { $card }.
etherstone-event-trophy = { $seat } берёт трофей: { $card } ({ $n } ПО).
etherstone-event-revealed = Новая угроза: { $card }.
etherstone-event-cycled = Под колоду уходит: { $card }.
etherstone-event-rested = { $seat } отдыхает; восстановлено: { $n }.
etherstone-event-deal-made = { $seat } заключает сделку с Бездной: −7 ПО в конце; всего сделок: { $n }.
etherstone-event-end-token = { $seat } берёт жетон конца игры: круг доигрывается.

# --- текст карт: символы ---------------------------------------------------------------------------------------------

etherstone-symbol-black-die = За чёрный кубик
etherstone-symbol-green-die = За зелёный кубик
etherstone-symbol-red-die = За красный кубик
etherstone-symbol-white-die = За белый кубик
etherstone-symbol-value = За значение { $one } / { $other }
etherstone-symbol-range = За диапазон { $low } → { $high }
etherstone-symbol-immediate = Немедленно
etherstone-symbol-before-summon = Немедленно до призыва
etherstone-symbol-constant = Постоянно
etherstone-symbol-whenever = Постоянно, { $event }
etherstone-symbol-end = В конце игры
etherstone-symbol-attack = При атаке
etherstone-when-summon-any = когда вы призываете сущность
etherstone-when-summon-follower = когда вы призываете последователя
etherstone-when-defeat = когда вы победили угрозу
etherstone-when-opponent-defeat = когда соперник победил угрозу
etherstone-when-take-die = когда вы забираете кубик, до других свойств
etherstone-when-abyss-die = когда вы забираете кубик Бездны
etherstone-when-refresh = когда вы обновляете рынок
etherstone-when-rest = когда вы отдыхаете
etherstone-when-recall = когда вы отзываете сущность
etherstone-when-destroy = когда вы уничтожаете свою сущность
etherstone-when-gain-health = когда вы получаете стойкость
etherstone-when-lose-health = когда вы теряете стойкость
etherstone-when-deal = когда вы заключаете сделку с Бездной

# --- текст карт: строение --------------------------------------------------------------------------------------------

etherstone-say-ability = { $symbol }: { $text }.
etherstone-say-must = { $symbol } (обязательно): { $text }.
etherstone-say-reward = Награда: { $text }.
etherstone-say-and = { $first }, { $then }
etherstone-say-and-apart = { $first }; { $then }
etherstone-say-price = { $price } → { $text }
etherstone-say-after = после атаки { $after }
etherstone-say-then-after = { $text }; после атаки { $after }
etherstone-say-then-after-if = { $text }; после атаки, { $after }
etherstone-say-with-x = { $text } ({ $x })
etherstone-say-x = X — число { $count }
etherstone-say-x-at-most = X — число { $count }, но не больше { $n }
etherstone-say-x-chosen = X — на ваш выбор, но не больше { $n }
etherstone-say-divided = { $count }, делённое на { $n } с округлением вниз
etherstone-say-when = { $if }, { $then }
etherstone-say-either = выберите одно: { $first } / { $second }
etherstone-say-nothing = ничего
etherstone-count-trophies = ваших трофеев
etherstone-count-followers = ваших последователей в игре
etherstone-count-technologies = ваших технологий в игре
etherstone-count-markers-here = меток на этой карте
etherstone-count-markers = меток на всех ваших картах
etherstone-count-health = ваших очков стойкости
etherstone-count-market-dice = кубиков на рынке
etherstone-count-entity-colours = разных цветов ваших сущностей в игре
etherstone-count-black-entities = ваших чёрных сущностей в игре
etherstone-count-green-entities = ваших зелёных сущностей в игре
etherstone-count-red-entities = ваших красных сущностей в игре
etherstone-count-white-entities = ваших белых сущностей в игре
etherstone-count-violet-entities = ваших фиолетовых сущностей в игре
etherstone-if-health = если у вас не меньше { $n } стойкости
etherstone-if-markers =
    если на ваших картах не меньше { $n } { $n ->
         [one] метки
         [few] меток
        *[many] меток
    }
etherstone-if-most-health = если у вас больше всех стойкости
etherstone-if-most-trophies = если у вас больше всех трофеев

# --- текст карт: предложения -----------------------------------------------------------------------------------------

etherstone-say-gain-any =
    получите { $n } { $n ->
         [one] эфир-камень любого цвета
         [few] эфир-камня любых цветов
        *[many] эфир-камней любых цветов
    }
etherstone-say-spend-any =
    потратьте { $n } { $n ->
         [one] эфир-камень любого цвета
         [few] эфир-камня любых цветов
        *[many] эфир-камней любых цветов
    }
etherstone-say-gain-black =
    получите { $n } { $n ->
         [one] чёрный эфир-камень
         [few] чёрных эфир-камня
        *[many] чёрных эфир-камней
    }
etherstone-say-spend-black =
    потратьте { $n } { $n ->
         [one] чёрный эфир-камень
         [few] чёрных эфир-камня
        *[many] чёрных эфир-камней
    }
etherstone-say-gain-green =
    получите { $n } { $n ->
         [one] зелёный эфир-камень
         [few] зелёных эфир-камня
        *[many] зелёных эфир-камней
    }
etherstone-say-spend-green =
    потратьте { $n } { $n ->
         [one] зелёный эфир-камень
         [few] зелёных эфир-камня
        *[many] зелёных эфир-камней
    }
etherstone-say-gain-red =
    получите { $n } { $n ->
         [one] красный эфир-камень
         [few] красных эфир-камня
        *[many] красных эфир-камней
    }
etherstone-say-spend-red =
    потратьте { $n } { $n ->
         [one] красный эфир-камень
         [few] красных эфир-камня
        *[many] красных эфир-камней
    }
etherstone-say-gain-white =
    получите { $n } { $n ->
         [one] белый эфир-камень
         [few] белых эфир-камня
        *[many] белых эфир-камней
    }
etherstone-say-spend-white =
    потратьте { $n } { $n ->
         [one] белый эфир-камень
         [few] белых эфир-камня
        *[many] белых эфир-камней
    }
etherstone-say-opponents-gain-any =
    каждый соперник получает { $n } { $n ->
         [one] эфир-камень любого цвета
         [few] эфир-камня любых цветов
        *[many] эфир-камней любых цветов
    }
etherstone-say-lose-stones =
    потеряйте { $n } { $n ->
         [one] эфир-камень
         [few] эфир-камня
        *[many] эфир-камней
    } на свой выбор
etherstone-say-opponents-lose-stones =
    каждый соперник теряет { $n } { $n ->
         [one] эфир-камень
         [few] эфир-камня
        *[many] эфир-камней
    } на свой выбор
etherstone-say-gain-vp = получите { $n } ПО
etherstone-say-gain-set-aside = получите { $n } ПО из отложенных
etherstone-say-score = { $n } ПО
etherstone-say-gain-health =
    получите { $n } { $n ->
         [one] очко
         [few] очка
        *[many] очков
    } стойкости
etherstone-say-opponents-gain-health =
    каждый соперник получает { $n } { $n ->
         [one] очко
         [few] очка
        *[many] очков
    } стойкости
etherstone-say-lose-health =
    потеряйте { $n } { $n ->
         [one] очко
         [few] очка
        *[many] очков
    } стойкости
etherstone-say-opponents-lose-health =
    каждый соперник теряет { $n } { $n ->
         [one] очко
         [few] очка
        *[many] очков
    } стойкости
etherstone-say-add-strength = +{ $n } к общей силе атаки
etherstone-say-protect = защита { $n }
etherstone-say-discount =
    эта карта стоит на { $n } { $n ->
         [one] эфир-камень
         [few] эфир-камня
        *[many] эфир-камней
    } меньше
etherstone-say-pay-with-health =
    { $n ->
         [1] 1 эфир-камень её стоимости можно заменить 1 очком стойкости
        *[other] до { $n } эфир-камней её стоимости можно заменить стойкостью, по 1 очку за каждый
    }
etherstone-say-health-for-stones =
    { $n ->
         [1] при каждом призыве можете заменить 1 эфир-камень 1 очком стойкости
        *[other] при каждом призыве можете заменить до { $n } эфир-камней стойкостью, по 1 очку за каждый
    }
etherstone-say-cheaper-entity =
    ваши призывы стоят на { $n } { $n ->
         [one] эфир-камень
         [few] эфир-камня
        *[many] эфир-камней
    } меньше
etherstone-say-cheaper-follower =
    призыв последователей стоит на { $n } { $n ->
         [one] эфир-камень
         [few] эфир-камня
        *[many] эфир-камней
    } меньше
etherstone-say-cheaper-not-follower =
    призыв ритуалов и технологий стоит на { $n } { $n ->
         [one] эфир-камень
         [few] эфир-камня
        *[many] эфир-камней
    } меньше
etherstone-say-cheaper-refresh = обновляя рынок, теряйте на { $n } стойкости меньше
etherstone-say-any-colours = цветные эфир-камни в стоимости ваших призывов можно заменить эфир-камнями любых цветов
etherstone-say-boost = сила ваших последователей +{ $n }
etherstone-say-boost-other-followers = сила других ваших последователей +{ $n }
etherstone-say-boost-green-followers = сила ваших зелёных последователей +{ $n }
etherstone-say-boost-leader = сила вашего вождя +{ $n }
etherstone-say-boost-per-marker = сила этой карты +1 за каждую метку на ней, но не больше +{ $n }
etherstone-say-put-markers =
    поместите { $n } { $n ->
         [one] метку
         [few] метки
        *[many] меток
    } на эту карту
etherstone-say-put-markers-on-card =
    поместите { $n } { $n ->
         [one] метку
         [few] метки
        *[many] меток
    } на одну свою карту
etherstone-say-put-markers-on-follower =
    поместите { $n } { $n ->
         [one] метку
         [few] метки
        *[many] меток
    } на своего последователя
etherstone-say-put-markers-on-other-follower =
    поместите { $n } { $n ->
         [one] метку
         [few] метки
        *[many] меток
    } на другого своего последователя
etherstone-say-put-markers-on-each-card =
    поместите по { $n } { $n ->
         [one] метке
         [few] метки
        *[many] меток
    } на { $cards } { $cards ->
         [one] свою карту
         [few] свои карты
        *[many] своих карт
    }
etherstone-say-put-markers-on-each-follower =
    поместите по { $n } { $n ->
         [one] метке
         [few] метки
        *[many] меток
    } на { $cards } своих последователей
etherstone-say-discard-markers =
    сбросьте { $n } { $n ->
         [one] метку
         [few] метки
        *[many] меток
    }
etherstone-say-move-marker = переместите до 1 метки с одной своей карты на другую
etherstone-say-restore-this = восстановите эту карту
etherstone-say-restore-follower =
    восстановите { $n ->
         [1] своего последователя
        *[other] { $n } своих последователей
    }
etherstone-say-restore-other-follower =
    восстановите { $n ->
         [1] другого своего последователя
        *[other] { $n } других своих последователей
    }
etherstone-say-restore-all = восстановите всех своих последователей
etherstone-say-tap-this = задействуйте эту карту
etherstone-say-tap-follower = задействуйте своего последователя
etherstone-say-opponents-tap-follower = каждый соперник задействует своего последователя
etherstone-say-recall-this = отзовите эту карту
etherstone-say-recall-entity = отзовите свою сущность
etherstone-say-may-recall-entity = по желанию отзовите свою сущность
etherstone-say-recall-other-entity = отзовите другую свою сущность
etherstone-say-may-recall-other-entity = по желанию отзовите другую свою сущность
etherstone-say-recall-other-follower = отзовите другого своего последователя
etherstone-say-may-recall-other-follower = по желанию отзовите другого своего последователя
etherstone-say-destroy-this = уничтожьте эту карту
etherstone-say-destroy-entity = уничтожьте свою сущность в игре
etherstone-say-destroy-other-entity = уничтожьте другую свою сущность в игре
etherstone-say-destroy-from-hand = уничтожьте другую карту в своей руке
etherstone-say-summon-entity =
    призовите сущность из руки{ $n ->
         [0] {""}
         [one] , заплатив на { $n } эфир-камень меньше
         [few] , заплатив на { $n } эфир-камня меньше
        *[many] , заплатив на { $n } эфир-камней меньше
    }
etherstone-say-may-summon-entity =
    по желанию призовите сущность из руки{ $n ->
         [0] {""}
         [one] , заплатив на { $n } эфир-камень меньше
         [few] , заплатив на { $n } эфир-камня меньше
        *[many] , заплатив на { $n } эфир-камней меньше
    }
etherstone-say-summon-follower =
    призовите последователя из руки{ $n ->
         [0] {""}
         [one] , заплатив на { $n } эфир-камень меньше
         [few] , заплатив на { $n } эфир-камня меньше
        *[many] , заплатив на { $n } эфир-камней меньше
    }
etherstone-say-may-summon-follower =
    по желанию призовите последователя из руки{ $n ->
         [0] {""}
         [one] , заплатив на { $n } эфир-камень меньше
         [few] , заплатив на { $n } эфир-камня меньше
        *[many] , заплатив на { $n } эфир-камней меньше
    }
etherstone-say-crush = сокрушите угрозу, сила атаки — { $n }
etherstone-say-attack = атакуйте
etherstone-say-cycle = положите одну угрозу из области угроз под колоду и откройте новую
etherstone-say-set-die = измените значение взятого кубика на любое
etherstone-say-change-die = увеличьте или уменьшите значение взятого кубика не более чем на { $n }
etherstone-say-refresh = обновите рынок, не теряя стойкости
etherstone-say-may-refresh = по желанию обновите рынок, не теряя стойкости
etherstone-say-apply-entity = примените любое свойство за кубик другой своей карты в игре
etherstone-say-may-apply-entity = по желанию примените любое свойство за кубик одной из своих карт в игре
etherstone-say-apply-follower = примените любое свойство за кубик одного из своих последователей в игре
etherstone-say-may-apply-follower = по желанию примените любое свойство за кубик одного из своих последователей в игре
etherstone-say-apply-not-follower = примените любое свойство за кубик своего ритуала или технологии в игре
etherstone-say-may-apply-not-follower = по желанию примените любое свойство за кубик своего ритуала или технологии в игре

# --- причины ---------------------------------------------------------------------------------------------------------

etherstone-why-your-action = Это возможно только в ваш ход, пока действие не выполнено.
etherstone-why-infected = Сделку заключает только заражённый вождь.
etherstone-why-not-infected = Ваш вождь не должен быть заражён.
etherstone-why-on-market = На рынке должен лежать { $die }.
etherstone-why-refreshed = В начале хода рынок обновляют не больше одного раза.
etherstone-why-dice-left = На рынке должен быть хотя бы один кубик.
etherstone-why-infected-refresh = За этим столом заражённый вождь не обновляет рынок.
etherstone-why-refresh-health = За этим столом, чтобы обновить рынок за { $price }, нужно не меньше { $need } стойкости; у вас { $have }.
etherstone-why-threat = На этом месте должна лежать угроза.
etherstone-why-strength = { $card }: стойкость { $need }; вы можете набрать не больше { $have } силы.
etherstone-why-entity = Призывают только сущности.
etherstone-why-in-hand = Карта должна быть у вас в руке: { $card }.
etherstone-why-stones = { $card }: нужно эфир-камней { $need }; всего у вас { $have }.
etherstone-why-colour = { $card }: нужно эфир-камней этого цвета ({ $colour }): { $need }; у вас { $have }.
etherstone-why-engaged = { $card }: эту угрозу не должны уже атаковать.

# --- условия ответов ---------------------------------------------------------------------------------------------

etherstone-why-sent = { $card }: стойкость { $need }; сила вашей атаки { $have }.
etherstone-why-crush = { $card }: стойкость { $need }; это свойство сокрушает угрозы со стойкостью не больше { $have }.
etherstone-why-attackers = В атаке должен кто-то участвовать.
etherstone-why-still-won = { $card }: после этого свойства атака всё ещё должна быть победной.
etherstone-why-in-play = { $card }: это должна быть ваша карта в игре.
etherstone-why-follower = { $card }: это должен быть последователь, не ритуал и не технология.
etherstone-why-no-follower = { $card }: это не должен быть последователь.
etherstone-why-upright = { $card }: карта не должна быть задействована.
etherstone-why-tapped = { $card }: карта должна быть задействована.
etherstone-why-picked = { $card }: карту выбирают только один раз.
etherstone-why-goes-once = { $card }: карта участвует только один раз.
etherstone-why-other-card = Это должна быть другая карта, не { $card }.
etherstone-why-marked = { $card }: на карте должна лежать метка.
etherstone-why-recall-payable = { $card }: без этой карты вам не оплатить призыв.
etherstone-why-still-payable = { $card }: стоимость должна быть вам по силам и без других свойств.
etherstone-why-rest-payable = { $card }: остаток стоимости ещё должно быть чем оплатить: эфир-камнями указанных цветов.
etherstone-why-stone = У вас должен быть эфир-камень этого цвета: { $colour }.
etherstone-why-between = Число должно быть от { $low } до { $high }; названо { $n }.
etherstone-why-other-value = Значение кубика должно измениться.
etherstone-why-occasion = Сейчас ничто не включило это свойство.
etherstone-why-once = По одному поводу свойство применяют один раз.
etherstone-why-price = { $card }: вы должны быть в состоянии заплатить цену свойства.
etherstone-why-nothing-to-do = { $card }: свойству должно быть что сделать.
etherstone-why-die-ability = { $card }: это должно быть свойство, которое открывает кубик.
etherstone-why-under-way = { $card }: это свойство не должно уже выполняться.
etherstone-why-must = Сначала применяют обязательное свойство.

# --- окончания и счёт ------------------------------------------------------------------------------------------------

etherstone-ending-hand-empty = Рука опустела: партия завершилась после равного числа ходов.
etherstone-ending-threats-gone = Колода угроз закончилась: партия завершилась после равного числа ходов.
etherstone-ending-supply-empty = Запас ПО закончился: партия завершилась после равного числа ходов.
etherstone-score-total = итого
etherstone-score-tokens = жетоны ПО
etherstone-score-end-token = жетон конца игры
etherstone-score-entities = сущности в игре
etherstone-score-abilities = свойства «в конце игры»
etherstone-score-trophies = трофеи
etherstone-score-health = остаток стойкости, 1 ПО за 2
etherstone-score-deals = сделки с Бездной
etherstone-score-infected = заражённый вождь
etherstone-preview =
    { $card }: сила { $n }{ $more ->
         [0] {""}
        *[other] {" "}(свойства могут добавить { $more })
    } против стойкости { $need }; вождь теряет { $damage } стойкости; { $points } ПО и награда.

# --- настройки -------------------------------------------------------------------------------------------------------

etherstone-option-cards = откуда карты
etherstone-option-cards-draft = фаза выбора карт (драфт)
etherstone-option-cards-sets = готовые наборы, случайно
etherstone-option-cards-chosen-sets = готовые наборы, на выбор по очереди
etherstone-option-refresh_to_zero = рынок можно обновить ценой последнего очка стойкости
etherstone-option-infected_refresh = заражённый вождь может обновить рынок
etherstone-option-matches = какие свойства открывает кубик
etherstone-option-matches-live = подходящие в каждый момент
etherstone-option-matches-fixed = подходившие, когда его взяли
etherstone-option-immediate = свойства «немедленно»
etherstone-option-immediate-optional = можно не применять
etherstone-option-immediate-compulsory = применять обязательно
etherstone-option-infected_gains = стойкость, полученная при заражении
etherstone-option-infected_gains-lost = пропадает
etherstone-option-infected_gains-kept = отмечается на счётчике, но вождь остаётся заражён

# --- что из карты напечатано в книге -----------------------------------------------------------------------------------

etherstone-source-ant_duchess = Из примера в книге: название, тип «последователь» и свойство за значения 3 / 4. Код, цвет, стоимость, ПО, сила и остальные строки придуманы нами.
etherstone-source-tamed_metamorph = Из примера в книге: название и нижнее свойство, которое зелёный кубик со значением 2 позволяет применить: свойство последователя в игре. Остальное придумано нами.

# --- камни, как их считают --------------------------------------------------------------------------------------------

etherstone-cost-black = чёрные
etherstone-cost-green = зелёные
etherstone-cost-red = красные
etherstone-cost-white = белые
etherstone-cost-any = любые

etherstone-refresh-price =
    { $n ->
        [0] обновить бесплатно
       *[other] обновить: −{ $n }♥
    }

# --- виды окон ответа, по названиям

etherstone-window-reactions = ваши постоянные свойства в ответ на чужое действие

# what ending a phase would leave undone
etherstone-forgone-abilities = Остались неприменённые бесплатные свойства: { $n }.
etherstone-forgone-dice = Восстанавливать некого, а на рынке есть кубики: { $n }.

# --- goals and dangers -------------------------------------------------------------------------------------------

etherstone-goal-most = Набрать больше всех ПО
etherstone-goal-total = ПО / у лучшего соперника
etherstone-goal-score =
    { $n ->
        [one] Если бы партия кончилась сейчас: { $n } очко.
        [few] Если бы партия кончилась сейчас: { $n } очка.
       *[many] Если бы партия кончилась сейчас: { $n } очков.
    }
etherstone-goal-end = Последний круг — когда кончится что-то одно
etherstone-goal-supply = Запас ПО
etherstone-goal-threats = Колода угроз
etherstone-goal-hand = Рука: { $seat }
etherstone-goal-last-round = Последний круг: последним ходит { $last }. Жетон конца игры (+2): { $seat }.
etherstone-danger-infected =
    { $to ->
        [you] Вы заражены: следующим действием придётся заключить сделку с Бездной (−{ $deal } ПО). Не успеете — −{ $end } в конце.
       *[them] { $seat } — заражение: следующим действием будет сделка с Бездной (−{ $deal } ПО), иначе −{ $end } в конце.
    }
etherstone-danger-last-round = Идёт последний круг: последним ходит { $last }.
etherstone-danger-behind =
    { $n ->
        [0] Партия может кончиться за ход, а при равных очках впереди { $foe }.
        [one] Партия может кончиться за ход, а впереди { $foe }: на { $n } очко.
        [few] Партия может кончиться за ход, а впереди { $foe }: на { $n } очка.
       *[many] Партия может кончиться за ход, а впереди { $foe }: на { $n } очков.
    }
etherstone-forecast-surplus = Лишней силы: { $n }.
etherstone-this-card = { $card }
