# «Эволюция волшебных тварей» с дополнениями «Эфирные создания», «Жертвы волшебства», «Редкие виды» и фамильяром.

evolution-name = Эволюция волшебных тварей
evolution-about = Создавайте существ, добавляйте им свойства, копите энергию, нападайте и первыми трансмутируйте троих.
evolution-automaton = Тень

# --- printed terms -----------------------------------------------------------------------------------------------

evolution-creature-familiar = фамильяр
evolution-side-baby = Малыш
evolution-side-beast = Тварь

evolution-kind-trait = свойство
evolution-kind-ether = карта эфира
evolution-kind-card = карта свойств
evolution-kind-source = источник энергии

evolution-expansion-base = базовая игра
evolution-expansion-ether = Эфирные создания
evolution-expansion-victims = Жертвы волшебства
evolution-expansion-rare = Редкие виды

evolution-faction-aggressive = агрессивное
evolution-faction-defensive = защитное
evolution-faction-energetic = энергетическое
evolution-faction-special = особое

evolution-fact-bar = плашка
evolution-fact-timing = момент
evolution-fact-cards = карты
evolution-fact-basis = откуда
evolution-fact-traits = свойства
evolution-fact-equal = равна карте
evolution-fact-lower = нижняя часть
evolution-fact-upper = верхняя часть
evolution-fact-condition = условие

evolution-bar-aggressive = оранжевая
evolution-bar-defensive = зелёная
evolution-bar-energetic = энергетическая
evolution-bar-special = особая

evolution-timing-constant = всегда
evolution-timing-activation = при активации
evolution-timing-attack = при атаке
evolution-timing-new-attack = при атаке, после базовых атакующих свойств
evolution-timing-targeted = став целью атаки
evolution-timing-attacked = будучи атакованным
evolution-timing-after-attack = после атаки на существо
evolution-timing-source-gain = получая энергию из источника
evolution-timing-friend-gains = когда союзник получает кристалл
evolution-timing-friend-transmutes = когда трансмутирует союзник
evolution-timing-trait-used = применив свойство

evolution-basis-deduced = выведено из слов книги
evolution-basis-name-and-condition = название и условие напечатаны, числа наши

evolution-condition-no-upper-part = верхней части нет
evolution-condition-attacking-trait = существо с атакующим свойством
evolution-condition-flying-or-astral = «Летающее» или «Астральное» существо
evolution-condition-no-traits = существо без свойств
evolution-condition-three-traits = существо с тремя и более свойствами
evolution-condition-no-crystals = существо без кристаллов
evolution-condition-defensive-trait = существо с защитным свойством
evolution-condition-energetic-trait = существо с энергетическим свойством
evolution-condition-fewest-tokens = существо игрока с наименьшим числом жетонов

# --- the table read aloud ------------------------------------------------------------------------------------------

evolution-plain-creature = { $name }: кристаллов { $n } из { $of }
evolution-plain-asleep = спит
evolution-plain-active = активировано
evolution-plain-no-traits = без свойств
evolution-plain-copy = { $trait } как { $copy }
evolution-plain-cancelled = { $trait } (отменено)

# --- fields ------------------------------------------------------------------------------------------------------

evolution-field-tokens = жетоны трансмутации
evolution-field-hand = рука
evolution-field-creatures = существа
evolution-field-shadow = место Тени
evolution-field-familiar = фамильяр
evolution-field-side = сторона фамильяра
evolution-field-dormant = фамильяр отдыхает
evolution-field-first = первый игрок
evolution-field-turn = ход
evolution-field-round = раунд
evolution-field-deck = колода
evolution-field-discard = сброс
evolution-field-ether = эфир
evolution-field-sources = будущие источники
evolution-field-past = прежние источники
evolution-field-source = источник энергии
evolution-field-lower = нижняя часть
evolution-field-upper = верхняя часть
evolution-field-attacker = атакующий
evolution-field-target = цель
evolution-field-success = последний эффект сработал
evolution-field-paid = эта атака уже принесла кристалл
evolution-field-part = используемая часть источника
evolution-field-lasting = что-то действует до конца хода
evolution-field-called = активируется несколько существ

# --- choices -----------------------------------------------------------------------------------------------------

evolution-do-pass = Пас
evolution-do-create-nothing = Не создавать существо
evolution-do-add-nothing = Не добавлять свойство
evolution-do-gain-lower = Получить энергию: нижняя часть
evolution-do-gain-upper = Получить энергию: верхняя часть
evolution-do-transmute = Трансмутировать
evolution-do-sleep = Спать
evolution-do-stop = Достаточно
evolution-do-redraw = Заменить всю руку
evolution-do-keep-hand = Оставить руку
evolution-do-again = Применить ещё раз
evolution-do-use = Применить: { $trait }
evolution-do-create = Новое существо из карты: { $card }
evolution-do-burn = Цель сбрасывает: { $trait }
evolution-do-activate = Активировать: { $creature }
evolution-do-attack = Атаковать: { $creature }
evolution-do-add = Добавить: { $trait } → { $creature } (карта: { $card })
evolution-do-sacrifice = Принести в жертву: { $trait }
evolution-do-give-up = Сбросить: { $trait }
evolution-do-copy = Скопировать: { $trait }
evolution-do-strip = Атаковавший сбрасывает: { $trait }
evolution-do-grow = Добавить: { $trait }
evolution-do-wake = Разбудить: { $creature }
evolution-do-draw-from = Взять кристалл у существа: { $creature }
evolution-do-cancel = Отменить: { $trait } ({ $creature })
evolution-do-give = Отдать: { $trait }
evolution-do-exchange-for = Взять: { $trait } ({ $creature })
evolution-do-take-over = Кристалл забирает: { $creature }
evolution-do-act-with = Действует: { $creature }
evolution-do-heir = Наследует: { $creature }
evolution-do-take = Взять из эфира: { $trait } → { $creature }

# --- questions ---------------------------------------------------------------------------------------------------

evolution-ask-create = Создать существо?
evolution-ask-add = Добавить свойство?
evolution-ask-activate = Какое существо активировать?
evolution-ask-actor = Какое существо продолжает?
evolution-ask-action = Что делает существо?
evolution-ask-trigger = Какое свойство применяет активированное существо?
evolution-ask-strike = Какое атакующее свойство применить?
evolution-ask-target = Кого атаковать?
evolution-ask-second-target = Кого атаковать во второй раз?
evolution-ask-targeted = Ваше существо стало целью: сделать копию?
evolution-ask-hide = Ваше существо атаковано: спрятаться?
evolution-ask-after-attack = Атака окончена: применить свойство?
evolution-ask-again = Применить это свойство ещё раз?
evolution-ask-burn = Какое свойство сбрасывает цель?
evolution-ask-sacrifice = Какое свойство принести в жертву?
evolution-ask-strip = Какое свойство сбрасывает атаковавший?
evolution-ask-grow = Какое свойство карты добавить?
evolution-ask-draw-from = У какого союзника взять кристалл?
evolution-ask-wake = Какое существо разбудить?
evolution-ask-copy = Какое свойство скопировать?
evolution-ask-cancel = Какое свойство отменить?
evolution-ask-give = Какое свойство отдать?
evolution-ask-exchange = Какое свойство взять взамен?
evolution-ask-give-up = Какое свойство сбросить?
evolution-ask-take-over = Забирает ли кристалл другое существо?
evolution-ask-heir = Кто из «Наследующих» получает кристалл?
evolution-ask-ether = Взять карту из эфира?
evolution-ask-redraw = Сбросить всю руку и взять столько же карт?

# --- facts -------------------------------------------------------------------------------------------------------

evolution-event-round-began = Раунд { $n }: все просыпаются
evolution-event-round-ended = Раунд { $n } окончен.
evolution-event-first = Первым в следующем раунде ходит { $seat }.
evolution-event-source-opened = Источник энергии: { $source }, внизу { $n }, вверху { $of }.
evolution-event-turn-began = Ход: { $seat }
evolution-event-skipped = { $seat } ждёт: все существа спят, карт нет.
evolution-event-drew = { $seat } берёт карту: { $card }.
evolution-event-drew-hidden = { $seat } берёт карту.
evolution-event-shuffled = Сброс становится новой колодой.
evolution-event-redrew =
    { $n ->
        [one] { $seat } меняет всю руку: { $n } карта.
        [few] { $seat } меняет всю руку: { $n } карты.
       *[many] { $seat } меняет всю руку: { $n } карт.
    }
evolution-event-discarded = В сброс: { $card } ({ $seat }).
evolution-event-created = { $seat } создаёт существо { $creature } из карты: { $card }.
evolution-event-created-hidden = { $seat } создаёт существо { $creature }.
evolution-event-hatched = { $seat } получает существо { $creature } из колоды.
evolution-event-added = { $creature } получает свойство: { $trait }.
evolution-event-activated = Активировано: { $creature }.
evolution-event-used = { $creature } применяет свойство: { $trait }.
evolution-event-gained = { $creature } получает кристалл, всего { $n }.
evolution-event-from-lower = { $creature } берёт из нижней части; там осталось: { $n }.
evolution-event-from-upper = { $creature } берёт из верхней части; там осталось: { $n }.
evolution-event-taken-over = { $creature } забирает кристалл, который получает { $other }.
evolution-event-lost-crystal = { $creature } теряет кристалл, осталось { $n }.
evolution-event-lost-trait = { $creature } теряет свойство: { $trait }.
evolution-event-to-ether = В эфир возвращается: { $trait }.
evolution-event-fell-asleep = { $creature } засыпает.
evolution-event-woke = { $creature } просыпается.
evolution-event-attacked = { $creature } атакует: { $other }.
evolution-event-no-effect = { $trait } ({ $creature }) не действует на цель: { $other }.
evolution-event-broken-off = Атака прервана: цель { $other } недоступна существу { $creature }.
evolution-event-copied = { $trait } ({ $creature }) становится копией: { $copy }.
evolution-event-copy-ended = { $trait } ({ $creature }) больше не копия.
evolution-event-cancelled = { $trait } ({ $creature }) отменено до конца хода.
evolution-event-hid = { $creature } прячется до конца хода.
evolution-event-swapped = { $creature } отдаёт { $trait } существу { $other } и получает { $copy }.
evolution-event-revealed = Открыта карта: { $card }.
evolution-event-transmuted = { $seat } трансмутирует существо { $creature }; жетонов: { $n }.
evolution-event-took-ether = { $seat } берёт из эфира: { $trait } → { $creature }.
evolution-event-familiar-grew = Фамильяр получает свойство: { $trait }.
evolution-event-familiar-flipped = Малыш становится Тварью; кристаллы уходят в резерв, в этом раунде она отдыхает.
evolution-event-beast-turn = Тварь нападает сразу на всех доступных существ: { $n }.
evolution-event-beast-result =
    { $n ->
        [0] Ни один удар Твари не удался: ни кристалла, ни сна.
        [one] У Твари { $n } удачный удар: ровно один кристалл, и она засыпает.
        [few] У Твари { $n } удачных удара: всё равно ровно один кристалл, и она засыпает.
       *[many] У Твари { $n } удачных ударов: всё равно ровно один кристалл, и она засыпает.
    }
evolution-event-beast-idle =
    { $n ->
        [1] Тварь спит и пропускает ход.
        [2] У Твари нет атакующего свойства: она пропускает ход.
       *[other] Твари никто не доступен: «Токсичных» и «Мстительных» она не трогает.
    }
evolution-event-choice-card = Карта выбора: { $n } из { $of }.
evolution-event-shadow-card = Тень открывает карту: { $card }.
evolution-event-shadow-step =
    { $step ->
        [1] Кристаллов хватает: { $creature } трансмутирует.
        [2] { $creature } атакует: из целей, против которых атака удастся, Тень берёт ту, где больше кристаллов, затем меньше свойств.
        [3] Удачной атаки нет: { $creature } берёт из верхней части источника.
        [4] Удачной атаки нет, верхняя часть пуста или закрыта: { $creature } берёт из нижней части.
        [5] Ни атаки, ни энергии: { $creature } засыпает.
        [7] Существ у Тени меньше, чем у вас: верхняя карта колоды становится существом { $creature }.
        [8] Свойство достаётся существу, у которого их меньше всего: { $creature }.
        [9] Это свойство некому добавить.
        [10] Тень активирует неспящее существо, у которого больше кристаллов: { $creature }.
       *[other] Все существа Тени спят.
    }

# --- why not -----------------------------------------------------------------------------------------------------

evolution-why-start-of-round = Руку меняют в начале раунда, один раз.
evolution-why-your-turn = Должен быть ваш ход.
evolution-why-step-create = Создание существа — первый шаг хода.
evolution-why-step-add = Добавление свойства — второй шаг хода.
evolution-why-step-activate = За ход активируют одно существо, после первых двух шагов.
evolution-why-needs-creature = Без существ нужно создать существо.
evolution-why-in-hand = Эта карта должна быть у вас в руке: { $card }.
evolution-why-own-creature = У вас должно быть такое существо.
evolution-why-has-trait = У существа не бывает двух одинаковых свойств: { $trait }.
evolution-why-asleep = Спящее существо не активируют.
evolution-why-active = Сначала активируйте своё существо: действует оно.
evolution-why-room = Для кристалла нужно место: занято { $have } из { $most }.
evolution-why-source = В этой части источника должен быть кристалл.
evolution-why-upper = Существо должно выполнять условие верхней части.
evolution-why-crystals = Кристаллов { $have }, а нужно { $need }.
evolution-why-attacking-trait = Нужно атакующее свойство, которое можно применить.
evolution-why-target = Цель — другое существо на столе.
evolution-why-available = Цель должна быть доступна: решают «Летающее», «Астральное» и правило стола о своих существах.
evolution-why-which-acts = Так отвечают на вопрос, какое из нескольких активированных существ действует следующим.
evolution-why-ready = Существо должно быть активировано, бодрствовать и ещё не действовать.
evolution-why-other-target = Вторая цель должна отличаться от первой.
evolution-why-strike-first = Сначала нужно применить хотя бы одно атакующее свойство.
evolution-why-second-attack = За этим столом вторая атака обязательна.
evolution-why-after-attack = За этим столом свойства после атаки обязательны.
evolution-why-compulsory = Не должно оставаться обязательных свойств, которые ещё не применены.
evolution-why-in-force = У существа должно действовать это свойство: { $trait }.
evolution-why-speaks = Свойству сейчас должно быть что делать, и оно ещё не должно быть применено: { $trait }.
evolution-why-carries = У этого существа должна лежать карта свойства: { $trait }.
evolution-why-another-trait = В жертву приносят другое свойство, не то, что её требует: { $trait }.
evolution-why-giver = Это должно быть другое ваше существо, у которого есть кристалл.
evolution-why-on-card = Свойство должно быть на открытой карте: { $trait }.
evolution-why-sleeper = Это должно быть другое существо, которое спит.
evolution-why-taker = Это должно быть другое ваше существо, которое забирает кристаллы и имеет для них место.
evolution-why-must-give = У существа, получающего кристалл, должно быть для него место.
evolution-why-heir = Это должно быть ваше существо, которое может унаследовать.
evolution-why-in-ether = Карта должна лежать в эфире: { $trait }.
evolution-why-creature = Такое существо должно быть на столе.
evolution-why-accepts = Это должно быть существо, которому можно дать карту эфира: не существо Тени, а фамильяр — только если это разрешено за столом.
evolution-why-copy-others = Свойство должно действовать у другого существа: { $trait }.
evolution-why-copy-friends = Это должно быть защитное свойство, действующее у другого вашего существа: { $trait }.
evolution-why-copy-attacker = Это должно быть защитное свойство, действующее у атакующего: { $trait }.
evolution-why-of-another = Это должно быть свойство другого существа.
evolution-why-cancelled = Свойство ещё не должно быть отменено.
evolution-why-give = Это должно быть другое свойство этого существа, для которого есть что получить взамен: { $trait }.
evolution-why-exchange = Каждому из двух существ новое свойство должно быть разрешено, и его у этого существа ещё не должно быть.

# --- the text of traits ------------------------------------------------------------------------------------------

evolution-when-activation = При активации этого существа{ $optional ->
        [may] {" "}(по желанию)
       *[must] {""}
    }: { LOW($text) }
evolution-when-attack = При атаке{ $optional ->
        [may] {" "}(по желанию)
       *[must] {""}
    }: { LOW($text) }
evolution-when-new-attack = При атаке, после базовых атакующих свойств{ $optional ->
        [may] {" "}(по желанию)
       *[must] {""}
    }: { LOW($text) }
evolution-when-targeted = Когда это существо стало целью атаки{ $optional ->
        [may] {" "}(по желанию)
       *[must] {""}
    }: { LOW($text) }
evolution-when-attacked = Когда это существо атаковано{ $optional ->
        [may] {" "}(по желанию)
       *[must] {""}
    }: { LOW($text) }
evolution-when-after-attack = После атаки на это существо{ $optional ->
        [may] {" "}(по желанию)
       *[must] {""}
    }: { LOW($text) }
evolution-when-source-gain = Когда это существо получает энергию из источника{ $optional ->
        [may] {" "}(по желанию)
       *[must] {""}
    }: { LOW($text) }
evolution-when-friend-gains = Когда союзное существо получает кристалл{ $optional ->
        [may] {" "}(по желанию)
       *[must] {""}
    }: { LOW($text) }
evolution-when-friend-transmutes = Когда союзное существо трансмутирует{ $optional ->
        [may] {" "}(по желанию)
       *[must] {""}
    }: { LOW($text) }
evolution-when-trait-used = После того как это существо применило любое свойство{ $optional ->
        [may] {" "}(по желанию)
       *[must] {""}
    }: { LOW($text) }

evolution-say-attacked-only-by = Его могут атаковать только существа с таким же свойством.
evolution-say-attacks-only = Само оно может атаковать только существ с таким же свойством.
evolution-say-keep-crystals = Не сбрасывает кристаллы, когда атаковано.
evolution-say-keep-all-awake = Пока не спит, не сбрасывает ни кристаллы, ни свойства, когда атаковано.
evolution-say-keep-traits = Не сбрасывает свойства, когда атаковано.
evolution-say-keep-all-asleep = Пока спит, не сбрасывает ни кристаллы, ни свойства, когда атаковано.
evolution-say-keep-awake = Не засыпает, когда атаковано.
evolution-say-transmute-at = Может трансмутировать, имея { $n ->
        [one] { $n } кристалл
        [few] { $n } кристалла
       *[many] { $n } кристаллов
    }.
evolution-say-target-loses-crystal = Цель сбрасывает 1 кристалл.
evolution-say-target-loses-trait = Цель сбрасывает 1 свойство по выбору атакующего.
evolution-say-target-sleeps = Цель засыпает.
evolution-say-success-crystal = При успехе это существо получает { $n ->
        [one] { $n } кристалл
        [few] { $n } кристалла
       *[many] { $n } кристаллов
    } из резерва.
evolution-say-sacrifice = Принесите в жертву (сбросьте) другое свойство этого существа.
evolution-say-repeat-any = Повторите атаку (можно выбрать другую цель), награда за успех та же.
evolution-say-repeat-other = Повторите атаку, выбрав другую цель, награда за успех та же.
evolution-say-attacker-loses-crystal = Атаковавшее существо сбрасывает 1 кристалл.
evolution-say-attacker-loses-trait = Атаковавшее существо сбрасывает 1 свойство по вашему выбору.
evolution-say-trait-from-deck = Возьмите верхнюю карту колоды, выберите её свойство и добавьте этому существу; если это невозможно, сбросьте карту.
evolution-say-gain-crystal = Это существо получает { $n ->
        [one] { $n } кристалл
        [few] { $n } кристалла
       *[many] { $n } кристаллов
    } из резерва.
evolution-say-inherit = Это существо получает { $n ->
        [one] { $n } кристалл
        [few] { $n } кристалла
       *[many] { $n } кристаллов
    } из резерва; из нескольких наследников — один, по вашему выбору.
evolution-say-gain-per-friend = Это существо получает { $n ->
        [one] { $n } кристалл
        [few] { $n } кристалла
       *[many] { $n } кристаллов
    } из резерва за каждое союзное существо, имеющее хотя бы 1 кристалл.
evolution-say-draw-per-friend = Возьмите { $n ->
        [one] { $n } карту
        [few] { $n } карты
       *[many] { $n } карт
    } за каждое союзное существо, имеющее хотя бы 1 кристалл.
evolution-say-extra-from-part = Оно получает ещё { $n ->
        [one] { $n } кристалл
        [few] { $n } кристалла
       *[many] { $n } кристаллов
    } из той же части.
evolution-say-take-from-friend = Перенесите { $n ->
        [one] { $n } кристалл
        [few] { $n } кристалла
       *[many] { $n } кристаллов
    } с союзного существа на это.
evolution-say-wake = Разбудите другое существо.
evolution-say-activate-own-awake = Активируйте всех своих неспящих существ.
evolution-say-return-to-ether = Верните эту карту в эфир.
evolution-say-return-at-end-of-turn = В конце хода верните эту карту в эфир.
evolution-say-copy-others = Сделайте эту карту до конца хода копией свойства другого существа — такого, которого у этого существа ещё нет.
evolution-say-copy-friends = Сделайте эту карту до конца атаки копией защитного свойства союзного существа — такого, которого у этого существа ещё нет.
evolution-say-copy-attacker = Сделайте эту карту до конца атаки копией защитного свойства атакующего — такого, которого у этого существа ещё нет.
evolution-say-cancel-traits = Отмените { $n ->
        [one] { $n } свойство другого существа
        [few] до { $n } свойств других существ
       *[many] до { $n } свойств других существ
    } до конца хода.
evolution-say-swap-trait = Это существо меняется свойством с любым существом; никто не получает свойство, которое уже имеет.
evolution-say-discard-own-trait = Сбросьте 1 свойство этого существа.
evolution-say-hide = До конца хода оно не сбрасывает кристаллы и не засыпает, когда атаковано.
evolution-say-take-over = Это существо забирает кристалл себе; союзник с полной шкалой может получить его только так.
evolution-say-use-again = Примените это свойство ещё раз.
evolution-say-once-a-round = Один раз за раунд.
evolution-say-half = { $trait }: { LOW($text) }
evolution-say-lower = Нижняя часть, на 2, 3, 4 игроков: { $two }, { $three }, { $four }.
evolution-say-upper = Верхняя часть, на 2, 3, 4 игроков: { $two }, { $three }, { $four }; условие: { $condition }.

evolution-shadow-cancel-target =
    { $sacrifice ->
        [spared] Тень: после выбора цели все её свойства отменяются, жертва не приносится.
       *[none] Тень: после выбора цели все её свойства отменяются.
    }
evolution-shadow-copy-all = Тень: карта становится копией сразу всех защитных свойств атакующего.
evolution-shadow-must = Тень: применяется обязательно.

# --- endings, scores, options ------------------------------------------------------------------------------------

evolution-ending-transmuted = Трансмутировано достаточно существ.
evolution-ending-familiar = Победила Тварь; все остальные проиграли.
evolution-ending-shadow-beaten = Тень побеждена.
evolution-ending-shadow-won = Тень трансмутировала существо.

evolution-score-tokens = жетоны трансмутации
evolution-score-crystals = кристаллы на существах

evolution-option-ether = Эфирные создания
evolution-option-victims = Жертвы волшебства
evolution-option-rare = Редкие виды
evolution-option-rare-auto = при пяти и шести игроках
evolution-option-rare-on = замешаны
evolution-option-rare-off = не используются
evolution-option-familiar = фамильяр
evolution-option-difficulty = сложность игры с Тенью
evolution-option-difficulty-easy = лёгкая: победа за два жетона
evolution-option-difficulty-normal = обычная
evolution-option-difficulty-hard = трудная: Тень начинает с лишним кристаллом
evolution-option-sleep_after_gain = получив энергию, существо засыпает
evolution-option-crystal_per_success = кристаллы за атаку
evolution-option-crystal_per_success-trait = по одному за каждое успешное свойство
evolution-option-crystal_per_success-attack = не больше одного
evolution-option-hand_refill = карты в начале раунда
evolution-option-hand_refill-up-to-5 = до пяти в руке
evolution-option-hand_refill-up-to-6 = до шести в руке
evolution-option-hand_refill-plus-2 = ещё две
evolution-option-new_source_each_round = новый источник каждый раунд
evolution-option-friendly_attack = своих существ можно атаковать
evolution-option-ether_pick_after_discard = из эфира берут после ухода существа
evolution-option-late_activation_traits = свойства, полученные при активации, срабатывают
evolution-option-band_before_traits = после «Вожака» стая действует раньше, чем сработают остальные свойства активации этого существа
evolution-option-copy_can_break_targeting = скопированное «Летающее» или «Астральное» прерывает атаку
evolution-option-copy_lasts_through_after_attack = копии до конца атаки ещё действуют сразу после неё
evolution-option-second_attack_optional = от второй атаки можно отказаться
evolution-option-hiding_before_traits = «Прячущееся» решают один раз, до атакующих свойств
evolution-option-after_attack_optional = свойства «После атаки» можно не применять
evolution-option-familiar_accepts_traits = фамильяру можно давать свойства
evolution-option-beast_acts_before_round_end = Тварь ходит до конца раунда
evolution-option-topmost = самое верхнее свойство
evolution-option-topmost-newest = самое новое
evolution-option-topmost-oldest = самое старое
evolution-option-familiar_in_solo = фамильяр допускается в игре с Тенью
evolution-option-pesky_once_per_round = «Назойливое» будит один раз за раунд
evolution-option-figure = фигурка первого игрока
evolution-option-figure-left = переходит налево
evolution-option-figure-behind = достаётся отстающему
evolution-option-figure-random = разыгрывается жребием
evolution-option-figure-none = остаётся на месте

evolution-needs-rare = Впятером и вшестером нужны «Редкие виды».
evolution-no-familiar-alone = В игре с Тенью фамильяр участвует, только если это разрешено за столом.
evolution-difficulty-is-solo = Сложность выбирают только в игре с Тенью.

# what ending a phase would leave undone
evolution-forgone-transmutation = Существо уже может трансмутировать.
evolution-forgone-energy = В источнике ещё есть энергия, которую существо может получить: { $n }.

# --- goals and dangers -------------------------------------------------------------------------------------------

evolution-goal-transmute =
    { $n ->
        [one] Трансмутировать { $n } существо
        [few] Трансмутировать { $n } существа
       *[many] Трансмутировать { $n } существ
    }
evolution-goal-tokens = Жетоны трансмутации
evolution-goal-creature = { $creature }: кристаллы
evolution-goal-asleep = { $creature } (спит): кристаллы
evolution-goal-can-win = Победа возможна ближайшим ходом: есть созревшее существо.
evolution-goal-shadow = Тени хватит одной трансмутации
evolution-goal-baby = Второй кристалл превратит Малыша в Тварь
evolution-goal-beast = Второй кристалл Твари: проиграют все
evolution-goal-crystals = Кристаллы фамильяра
evolution-goal-round = Раунд кончится, когда все уснут
evolution-goal-awake = Ещё не спят
evolution-danger-rival = { $foe } может победить в свой ход: { $creature } созрело.
evolution-danger-shadow = Тень: 0 из 1. { $creature } созрело: одна трансмутация, и вы проиграли.
evolution-danger-shadow-soon = Тени не хватает одного кристалла, а для победы ей нужна всего одна трансмутация.
evolution-danger-baby = У Малыша 1 кристалл: в начале следующего раунда он станет Тварью.
evolution-danger-beast =
    { $n ->
        [one] У Твари 1 кристалл из 2, и ей есть на кого напасть: { $n } существо. Удачная атака — и проиграли все.
        [few] У Твари 1 кристалл из 2, и ей есть на кого напасть: { $n } существа. Удачная атака — и проиграли все.
       *[many] У Твари 1 кристалл из 2, и ей есть на кого напасть: { $n } существ. Удачная атака — и проиграли все.
    }
evolution-danger-beast-soon = У Твари 1 кристалл из 2. Второй — и проиграли все.

evolution-trait-twice = У существа не может быть двух свойств { $trait }.
evolution-this-card = { $card }
