# Что говорит сама страница. Всё об игре говорят сообщения самой игры.

web-brand = Лудотека
web-hero = Пять игр, один стол и хорошая компания
web-hero-more = Позовите друзей по ссылке или сядьте с ботом. Правила стол знает сам и всегда скажет, почему нельзя.
web-sections = Разделы
web-tables = Столы
web-rules = Правила
web-cards = Карты
web-settings = Настройки
web-menu = Меню
web-language = Язык
web-light = Свет
web-light-auto = как на устройстве
web-light-dark = вечер
web-light-light = день
web-motion = Движение
web-motion-full = полное
web-motion-short = короткое
web-motion-none = нет
web-motion-system = Ваше устройство просит меньше движения, поэтому ничего не движется.
web-close = Закрыть
web-cancel = Отмена
web-yes = да
web-no = нет
web-open = открыть
web-all = все
web-you = вы
web-total = Итого
web-no-connection = Сервер не отвечает. Попробуйте чуть позже.
web-connecting = Идём к столу…
web-lost = Связь потеряна, пробуем снова…
web-no-table = Такого стола нет, или он не для ваших глаз.
web-to-shelf = К полке

# коробки
web-box-etherstone = Эфир-камни
web-box-elves = Ярость Эльфов
web-box-evolution = Эволюция волшебных тварей
web-box-quarriors = Квариорс!
web-box-shards = Осколки бесконечности
web-about-etherstone = Соберите последователей, заберите кубик вовремя и одолейте угрозы Нобуры.
web-about-elves = Четыре народа, тайная цель у каждого, удары влево, вперёд и вправо.
web-about-evolution = Растите существ, крадите энергию и первыми трансмутируйте троих.
web-about-quarriors = Бросьте горсть кубиков, призовите тварей и удержите их до следующего хода.
web-about-shards = Крепите мастерство и обрушьте на врага мощь Осколка.
web-minutes = { $n } мин
web-not-yet = ещё не на полке

# зал
web-your-tables = Ваши столы
web-open-tables = Открытые столы
web-no-tables-yours = Ни один стол вас не ждёт. Откройте свой: это минута.
web-no-tables-open = Сейчас никто не позвал за стол незнакомых.
web-row-asked = Ваш ход
web-row-gathering =
    { $n ->
        [0] Все собрались
        [one] Свободно { $n } место
        [few] Свободно { $n } места
       *[other] Свободно { $n } мест
    }
web-row-over = Партия окончена
web-row-playing = Партия идёт
web-row-play = Играть
web-row-open = Открыть
web-upload = Открыть запись
web-code = Код с другого устройства
web-take-code = Перейти сюда
web-sit = Сесть
web-watch = Смотреть

# новый стол
web-new-table = Новый стол
web-game = Игра
web-how-many-players = Сколько игроков
web-your-name = Ваше имя
web-their-name = Имя игрока
web-player = Игрок { $n }
web-guest = Гость
web-seats = Места
web-seat = Место { $n }
web-me = я
web-same-screen = человек за этим экраном
web-by-link = кто придёт по ссылке
web-bot-of = бот: { $level }
web-bot = бот
web-bot-name = бот-{ $level }
web-bot-name-n = бот-{ $level } { $n }
web-level-random = случайный
web-level-greedy = жадный
web-level-novice = новичок
web-level-apprentice = подмастерье
web-level-adept = знаток
web-level-master = мастер
web-variants = Варианты из книги
web-rulings = Прочтения книги
web-rulings-more = Где книгу можно прочесть двояко. Первый выбор наш; вы вправе решить иначе.
web-rule = правило
web-table-itself = Стол
web-allow-hints = Подсказки разрешены
web-listed = Показать среди открытых столов
web-clock = Часы
web-clock-off = без часов
web-play = Играть
web-open-table = Открыть стол
web-play-on = Сыграть отсюда

# сбор
web-gathering = Стол собирается
web-underway = Партия идёт
web-open-seat = Свободное место
web-stand-up = Встать
web-free-seat = Освободить место
web-bot-here = Посадить бота
web-invite-link = Ссылка для приглашённых
web-copy = Скопировать
web-copied = Скопировано
web-start = Начать
web-waiting-seats = Ждём, пока займут места
web-spectator = зритель

# стол
web-opponents = Соперники
web-decision = Решение
web-options = Варианты
web-options-count =
    { $n ->
        [one] { $n } вариант.
        [few] { $n } варианта.
       *[other] { $n } вариантов.
    }
web-phases = Фазы хода
web-your-turn = Ваш ход
web-your-answer = Ваш ответ
web-glows = Что светится, можно выбрать; остальное скажет, почему нельзя.
web-choose-button = Выберите одну из кнопок.
web-pick-several =
    { $n ->
        [0] Выберите одно или несколько; выбранное отмечено галочкой.
       *[other] Выбрано: { $n }. Второе нажатие снимает выбор.
    }
web-take-picks = Подтвердить: { $n }
web-thinking = Выбирает { $who }
web-thinks = выбирает
web-wait = Каждый ход вы увидите здесь.
web-away = отошёл
web-skip = Пропустить
web-do-not-ask = Больше об этом не спрашивать
web-can = Можно: { $acts }
web-acts =
    { $n ->
        [one] { $n } действие
        [few] { $n } действия
       *[other] { $n } действий
    }
web-where = теперь выберите второе
web-acts-menu = Что с этим сделать
web-less = Меньше
web-more = Больше
web-how-many = Сколько
web-card-back = Карта рубашкой вверх
web-costs = цена { $n }
web-pile = { $name }: { $n }
web-empty = пусто
web-hand = Рука, { $n }
web-hand-empty = Рука пуста
web-undo = Отменить: { $what }
web-undo-short = Отменить
web-undo-ask = С тех пор открылось новое. Попросить остальных вернуть: { $what }
web-undo-ask-short = Попросить вернуть
web-undo-request = Просьба вернуть ход
web-undo-wants = { $who } просит вернуть ход.
web-why-not = Почему нельзя?
web-why-nothing = Сейчас с этим ничего нельзя сделать.
web-why-more = Что ещё могло иметься в виду: { $n }
web-met = выполнено
web-unmet = не выполнено
web-open-rule = открыть правило
web-now-asked = О чём спрашивают сейчас
web-log = Журнал
web-log-empty = Пока ничего не произошло.
web-log-undo = { $who } возвращает ход.
web-log-resigned = { $who } сдаётся.
web-log-claimed = { $who } слишком долго отсутствует.
web-chat = Разговор
web-chat-say = Сообщение столу…
web-send = Отправить
web-hints = Подсказки
web-hint = Что сделал бы бот?
web-hint-thinking = Бот думает…
web-table-rules = Правила этого стола
web-other-device = Перейти на другое устройство
web-transfer-code = Введите этот код на другом устройстве в течение десяти минут:
web-claim = { $who } пропал: засчитать
web-resign = Сдаться
web-pass-screen = Передайте экран: { $who }
web-it-is-me = Это я
web-just-happened = Что произошло
web-keys = Клавиши
web-key-0 = вариант 1–9 из строки решения
web-key-1 = следующее, что светится
web-key-2 = останавливаться на всём или только на светящемся
web-key-3 = вдоль ряда
web-key-4 = выбрать; на остальном: почему нельзя?
web-key-5 = карта крупно
web-key-6 = отменить
web-key-7 = журнал
web-key-8 = правила
web-key-9 = этот список
web-key-10 = к руке, к середине стола, к соперникам
web-key-11 = сказать, как идут дела
web-key-12 = закрыть
web-key-13 = снова сделать то, что отменено

# признаки и поля любой игры
web-fact-cost = цена
web-fact-health = здоровье
web-fact-shield = щит
web-fact-mastery = мастерство
web-fact-mercenary = наёмник: можно сыграть сразу
web-fact-gems = кристаллы
web-fact-power = мощь
web-fact-hand = рука
web-fact-deck = колода
web-fact-discard = сброс

# короткие глаголы на том, что светится
web-tag-play = сыграть
web-tag-recruit = призвать
web-tag-fast-play = сыграть
web-tag-exhaust = активировать
web-tag-show = показать
web-tag-attack = атаковать
web-tag-banish-from-hand = удалить
web-tag-banish-from-discard = удалить
web-tag-return = вернуть
web-tag-copy = копировать
web-tag-take-free = взять
web-tag-destroy = уничтожить
web-tag-recruit-relic = призвать
web-tag-draft = взять

# осколки
web-shards-row = Центральный ряд
web-row-note = золотое свечение: можно взять сейчас
web-shards-banished = Удалено
web-shards-pool = Реликвии на выбор
web-shards-arena = Мои чемпионы · разыграно в этом ходу
web-shards-arena-empty = Разыгранные карты лежат здесь до конца хода
web-shards-relics = Реликвии
web-shards-deck = Моя колода
web-act-shards-focus = Концентрация

# конец и повтор
web-over = Партия окончена
web-result = Итог и запись
web-rematch = Реванш
web-replay = Повтор
web-download = Скачать запись
web-timeline = Ход партии
web-replay-move = Выбор { $n }
web-replay-start = Стол накрыт
web-step-back = На выбор назад
web-step-next = На выбор вперёд
web-run = Смотреть
web-pause = Пауза
web-eyes = Чьими глазами
web-eyes-open = все руки открыты
web-eyes-spectator = зритель
web-permalink = Ссылка сюда

# правила и карты
web-contents = Содержание
web-search = Поиск
web-search-rules = слово или номер
web-rules-count =
    { $n ->
        [one] { $n } правило
        [few] { $n } правила
       *[other] { $n } правил
    }, { $rulings ->
        [one] { $rulings } решение
        [few] { $rulings } решения
       *[other] { $rulings } решений
    }
web-advisory = совет
web-our-ruling = наше решение { $id }
web-our-rulings = Наши решения
web-our-rulings-more = Где книга молчит или противоречит себе, мы играем так.
web-ruling-gap = книга молчит
web-ruling-conflict = книга противоречит себе
web-switchable = можно переключить
web-faction = Фракция
web-kind = Вид
web-copies = Экземпляров
web-set = Набор
web-provenance = Откуда взято
web-provenance-rulebook = из книги правил
web-provenance-published = известное о напечатанной карте
web-provenance-original = наш собственный замысел
web-rules-of-card = Правила, где она упомянута
web-basis = Откуда взято правило
web-basis-rulebook = из книги правил
web-basis-source = из открытых пересказов базовой игры
web-basis-deduced = следует из напечатанного
web-basis-reconstructed = восстановлено нами
web-our-name = наш перевод
web-cards-count =
    { $n ->
        [one] { $n } карта
        [few] { $n } карты
       *[other] { $n } карт
    }

# quarriors
web-fact-glory = слава
web-fact-bag = мешок
web-fact-used = сброс
web-fact-quiddity = сущность
web-face = грань { $face }
web-goal = цель { $n }
web-dice-left = кубиков осталось: { $n }
web-wilds = Лес
web-wilds-capture = что светится, можно получить
web-pool = Активный запас
web-pool-of = Активный запас: { $who }
web-pool-empty = Здесь лежат брошенные кубики
web-ready = Моя зона боя
web-ready-empty = зона боя пуста
web-ready-mine-empty = Призванные существа ждут здесь до вашего следующего хода
web-might = атака { $n }
web-tag-summon = призвать
web-tag-capture = получить
web-tag-cull = убрать
web-tag-use = применить
web-tag-re-roll = перебросить
web-tag-defend = защищать
web-tag-react = ответить
web-tag-discard = сбросить
web-phase-quarriors-score = Слава
web-phase-quarriors-roll = Бросок
web-phase-quarriors-summon = Призыв
web-phase-quarriors-attack = Атака
web-phase-quarriors-capture = Получение
web-phase-quarriors-clean-up = Уборка

# эфир-камни
web-fact-strength = сила
web-fact-endurance = стойкость
web-fact-vp = победные очки
web-infected = заражён
web-market = Рынок кубиков
web-market-price =
    { $n ->
        [0] обновить даром
       *[other] обновить: −{ $n } стойкости
    }
web-die-held = у игрока { $who }
web-packet = Возьмите одну, остальные уйдут соседу
web-leaders = Выберите вождя
web-threats = Угрозы
web-threat-left = в колоде: { $one } + { $two } + { $three }
web-gauge = { $have } из { $need }
web-vp-supply = очков в запасе
web-last-round = конец близок
web-in-play = Мой вождь и карты в игре
web-owed = осталось заплатить: { $n }
web-attacking = выберите, кто атакует
web-trophies = Трофеи
web-tag-take = взять
web-tag-apply = применить
web-tag-send = послать
web-tag-lead = выбрать

# эльфы
web-fact-initiative = инициатива
web-fact-lives = жизни
web-fact-lands = Земли
web-fact-artefacts = артефакты
web-map = Карта Земель
web-cell-centre = Центральный Замок
web-cell-castle = Замок
web-cell-tower = Башня
web-cell-land = Земля
web-nobodys = ничья
web-conflict = здесь конфликт
web-battle = Бой
web-neutrals = нейтралы
web-fallen = павшие
web-order = Порядок инициативы
web-field-free = свободное место
web-lives = жизни: { $n } из { $of }
web-side-attacking = нападает
web-side-defending = защищается
web-hand-0 = влево
web-hand-1 = вперёд
web-hand-2 = вправо
web-strike-simple = удар
web-strike-double-simple = двойной удар
web-strike-piercing = пронзающий удар
web-strike-double-piercing = двойной пронзающий удар
web-strike-counter = ответный удар
web-strike-shield = щит
web-strike-fire-shield = огненный щит
web-strike-empty = ничего
web-squads = Отряды нейтралов
web-squad =
    { $cards ->
        [one] отряд { $n }: { $cards } карта
        [few] отряд { $n }: { $cards } карты
       *[other] отряд { $n }: { $cards } карт
    }
web-squads-none = отрядов нет
web-goal-secret = тайная цель
web-sent = отправлена
web-tag-fight = в бой
web-tag-look = посмотреть
web-tag-act = применить
web-tag-put-back = вернуть

# эволюция
web-creature = существо
web-crystals =
    { $n ->
        [one] { $n } кристалл
        [few] { $n } кристалла
       *[other] { $n } кристаллов
    }
web-asleep = спит
web-awake = не спит
web-ripe = готово
web-source = Источник
web-upper = Верх
web-lower = Низ: любому
web-ether = Эфир
web-familiar = Фамильяр
web-my-creatures = Мои существа
web-no-creatures = Существ пока нет: положите карту рубашкой вверх
web-medals = трансмутации
web-round = раунд
web-tag-create = создать
web-tag-add = добавить
web-tag-activate = активировать
web-tag-wake = разбудить
web-tag-transmute = трансмутировать

# первая партия
web-guide = Первая партия
web-guide-with = Первая партия: объяснять по ходу игры
web-guide-next = Дальше
web-guide-begin = Играем
web-guide-close = Закрыть подсказки
web-guide-wait = Сейчас ходят другие. Смотрите в журнал справа: наведите на строку, и стол покажет, о чём она.
web-guide-other = Прочтите вопрос в строке решения. Что светится, можно выбрать; нажмите на что-нибудь другое, и оно скажет, почему нельзя.
web-guide-shards-goal = У каждого по 50 здоровья. Побеждает тот, у кого оно осталось, когда у всех остальных его нет. Покупайте карты получше, растите мастерство и бейте мощью.
web-guide-shards-board = Посередине лежит общий ряд из шести карт. Синее число — цена в кристаллах. Купленная карта уходит в сброс и придёт в руку позже.
web-guide-shards-turn = Ниже ваши шкалы: здоровье и мастерство; рядом кристаллы для покупок и мощь для атаки. При мастерстве 30 Осколок бесконечности убивает одним ударом.
web-guide-shards-ask-main = Сначала разыграйте карты: нажимайте одну за другой. Потом потратьте кристаллы на карту ряда, а один кристалл на концентрацию: она даёт мастерство. Когда делать больше нечего, завершите основную фазу: мощь ударит по сопернику.
web-guide-shards-ask-shields = Вас атакуют. Карты с синим щитом, показанные из руки, останавливают урон и остаются в руке.
web-guide-quarriors-goal = Вы собираете кубики существ и заклинаний. Существо, дожившее до вашего следующего хода, приносит славу. Кто первым наберёт достаточно славы, победил.
web-guide-quarriors-board = Эти карты — лес: на них лежат кубики, которые можно получить. Синее число — цена в сущности.
web-guide-quarriors-turn = Слева лежат брошенные кубики, справа ваши готовые существа. Капли сущности платят за призыв и за новые кубики.
web-guide-quarriors-ask-summon = Нажмите на светящееся существо, чтобы призвать его; капли заплатят сами. На остаток сущности потом покупают новый кубик, так что не тратьте всё. Затем переходите к атаке.
web-guide-quarriors-ask-capture = Теперь купите один кубик: нажмите на светящуюся карту леса. Кубик ляжет в сброс и попадёт в мешок, когда тот опустеет.
web-guide-quarriors-ask-cull = Ваши существа выжили и принесли славу. За каждое можно вернуть на карту один слабый кубик, чтобы мешок стал лучше.
web-guide-quarriors-ask-defend = Вас атакуют. Выберите, кто встанет на пути: если атака не меньше его защиты, он падёт, а остаток пойдёт дальше.
web-guide-etherstone-goal = Вы ведёте отряд последователей. Очки дают карты в игре и побеждённые угрозы. Игра кончается, когда кончились очки или угрозы.
web-guide-etherstone-board = Слева рынок из пяти кубиков: кубик даёт два камня своего цвета и будит свойства этого цвета. Справа угрозы и сила, которая на них нужна.
web-guide-etherstone-turn = Ниже ваш вождь со стойкостью и камнями. Камнями платят за карты из руки.
web-guide-etherstone-ask-draft = Возьмите одну карту, остальные уйдут соседу. Ищите карты одного-двух цветов: они помогают друг другу.
web-guide-etherstone-ask-market-or-action = Одно действие за ход: взять кубик, призвать карту из руки за камни, напасть на угрозу или отдохнуть, чтобы последователи снова были готовы.
web-guide-etherstone-ask-action = Одно действие за ход: взять кубик, призвать карту из руки за камни, напасть на угрозу или отдохнуть, чтобы последователи снова были готовы.
web-guide-etherstone-ask-pay = Выберите, какими камнями платить. Фиолетовый камень в цене можно заплатить любым цветом.
web-guide-elves-goal = У каждого народа тайная цель; ваша лежит ниже. Кто первым её достигнет, победил.
web-guide-elves-board = Это карта. Вы нападаете на Землю рядом со своей; кто победит там в бою, тот ею и владеет.
web-guide-elves-turn = Ниже ваша цель, артефакты и сокровища. В руке воины с тремя сторонами: они бьют влево, вперёд и вправо.
web-guide-elves-ask-main = Нажмите на светящуюся Землю, чтобы напасть, или откажитесь и возьмите две карты.
web-guide-elves-ask-squad = Свободные Земли защищают нейтралы. Сначала посмотрите отряд или сразу вступайте в бой.
web-guide-elves-ask-send = Выберите воинов, которые пойдут в бой. У кого выше инициатива, тот бьёт первым.
web-guide-elves-ask-card = Настал черёд этого воина: выберите, в какую сторону он бьёт. Щит останавливает удар, пронзающий проходит насквозь.
web-guide-elves-ask-discard = В руке остаётся пять карт, остальные сбросьте.
web-guide-evolution-goal = Вы растите волшебных тварей. Существо с четырьмя кристаллами можно трансмутировать; кто первым трансмутирует трёх, победил.
web-guide-evolution-board = Это источник энергии этого раунда. Из нижней части берёт любой, у верхней есть условие.
web-guide-evolution-turn = Это ваши существа: в гнёздах кристаллы, полосы — свойства. Каждая карта руки — это два свойства, а используете вы одно.
web-guide-evolution-ask-create = Положите карту рубашкой вверх: она станет новым существом. Больше существ — больше кристаллов.
web-guide-evolution-ask-add = Дайте свойство: нажмите карту, потом существо. Атакующие нападают, защитные берегут, энергетические приносят кристаллы.
web-guide-evolution-ask-activate = Выберите, кто сейчас действует. Взяв энергию или напав, существо обычно засыпает.
web-guide-evolution-ask-action = Существо может взять кристаллы из источника, напасть своими свойствами или уснуть.

# один ход по шагам
web-lesson-offer = Ни разу не играли? Пройдите один ход с объяснениями: стол покажет, куда нажать.
web-lesson-open = Первый ход по шагам
web-lesson-step = Шаг { $n } из { $of }.
web-lesson-over = Урок окончен: дальше вы сами. Что светится, можно выбрать; на вопрос «что лучше?» ответит бот в журнале.
web-lesson-shards-1 = Ваш ход начинается с руки. Нажмите на обведённую карту: { $what }. Она даст один кристалл, это деньги этого хода.
web-lesson-shards-2 = Кристаллов стало больше: смотрите на синий счётчик. Сыграйте ещё один.
web-lesson-shards-3 = И ещё карту, чтобы хватило на покупку.
web-lesson-shards-4 = Раз в ход один кристалл можно обменять на мастерство. Нажмите «{ $what }». Мастерство усиливает многие карты, а на тридцати Осколок побеждает сразу.
web-lesson-shards-5 = Теперь потратьте остальное. В общем ряду светится то, на что хватает кристаллов: { $what }. Купленная карта ляжет в сброс и придёт к вам позже.
web-lesson-shards-6 = Сыграйте и оставшееся в руке: { $what }. Всё несыгранное в конце хода всё равно уйдёт в сброс.
web-lesson-shards-7 = Больше делать нечего. Нажмите «{ $what }»: ваша мощь ударит по сопернику, и вы доберёте руку до пяти карт.
web-lesson-quarriors-1 = Шесть кубиков брошены сами. Капли — это сущность, ею платят. Нажмите на светящееся существо: { $what }.
web-lesson-quarriors-2 = Существо стоит в вашей зоне боя. Переходите дальше: «{ $what }». Призванные существа сами нападут на всех соперников.
web-lesson-quarriors-3 = На оставшуюся сущность купите кубик получше: { $what }. Он ляжет в сброс и выпадет, когда мешок наполнится снова.
web-lesson-quarriors-4 = Один кубик за ход получен. Закончите ход: «{ $what }». Теперь ваше существо должно дожить до вашего следующего хода.
web-lesson-quarriors-5 = Дожило, и вы получили славу! За это можно убрать из игры слабый кубик, чтобы чаще выпадали сильные. Выберите: { $what }.
web-lesson-etherstone-1 = Начните с кубика: { $what }. Он даёт два камня своего цвета, а заодно будит свойства на ваших картах.
web-lesson-etherstone-2 = Камней хватает на карту из руки: { $what }. Цена нарисована камнями справа вверху; фиолетовый платится любым цветом.
web-lesson-etherstone-3 = Теперь угроза: { $what }. Под каждой написано, сколько силы у вас есть и сколько нужно.
web-lesson-etherstone-4 = Выберите, кто идёт в атаку: { $what }. Последователи потом отдыхают, а вождь получает ответный удар в стойкость.
web-lesson-elves-1 = Из семи карт оставьте пять. Верните в колоду ненужную: { $what }. Смотрите на инициативу (перо) и жизни (сердце).
web-lesson-elves-2 = И ещё одну: { $what }.
web-lesson-elves-3 = Земли рядом с вашими светятся на карте. Нападите: { $what }. Её держат нейтральные воины.
web-lesson-elves-4 = Отряды лежат рубашкой вверх, но один можно подсмотреть до боя: { $what }.
web-lesson-elves-5 = Вы видите отряд. Одну его карту надо показать всем: { $what }.
web-lesson-elves-6 = Теперь в бой: { $what }.
web-lesson-elves-7 = В бой идут трое. Первый: { $what }. На карте три знака: чем воин бьёт влево, вперёд и вправо.
web-lesson-elves-8 = Второй: { $what }.
web-lesson-elves-9 = Третий: { $what }. Двое встанут на поле, ещё один ждёт в центре.
web-lesson-elves-10 = Черёд вашего воина. Стрелки показывают, кого он достанет. Нажмите на цель: { $what }.
web-lesson-evolution-1 = Пять карт руки можно один раз заменить. Эти хороши: «{ $what }».
web-lesson-evolution-2 = Положите карту рубашкой вверх, она станет существом: { $what }. Больше существ — больше ходов в раунде.
web-lesson-evolution-3 = Дайте свойство: нажмите карту, потом половину и существо. Например: { $what }.
web-lesson-evolution-4 = Каждый ход действует одно существо: { $what }.
web-lesson-evolution-5 = Возьмите кристалл из источника: { $what }. Четыре кристалла — и существо можно трансмутировать; три трансмутации — победа.
web-acts-now = действует
web-farther = Дальше
web-nearer = Ближе
web-stones = { $colour }: { $n }
web-graph = Как шла партия: { $what }
web-qr = Код со ссылкой для камеры телефона
web-qr-more = Наведите камеру телефона, чтобы сесть за этот стол.
web-sound = Звуки
web-notify = Сообщать о моём ходе, даже если я смотрю на другое
web-notify-refused = Браузер не разрешает этой странице сообщения; сначала разрешите их в его настройках.
web-notify-turn = Ваш ход
web-ask-me = О чём вас спрашивать
web-ask-me-more = Где галочки нет, стол сам ответит «пас» за вас.
web-ally = союзник
web-confirm = Переспрашивать, если в конце фазы осталось что-то бесплатное и полезное
web-doubt = Всё равно закончить?
web-doubt-go = Да: { $what }
web-doubt-back = Вернуться
web-doubt-never = больше не спрашивать
web-size = Размер текста
web-size-usual = обычный
web-size-large = крупный
web-size-largest = очень крупный
web-speed = Скорость чужих ходов
web-patterns = Узоры вместе с цветами (для тех, кто плохо их различает)
web-hints-wanted = Предлагать подсказки бота, где стол их разрешает
web-back = Назад
web-same-deal = Та же сдача
web-made-of = Из чего сложились очки
web-turning = Переломные ходы
web-turning-odds = Как стоит { $who }: { $before } % → { $after } %
web-choice-n = к выбору { $n }
web-replay-from = Повтор с выбора { $n }
web-fork = Сыграть с выбора { $n }
web-record-link = Ссылка на запись
web-then-replay = Открыть повтор на этом месте
web-then-look = Посмотреть, как было тогда
web-looking = Прошлое
web-looking-back = Так стол выглядел тогда
web-looking-more = Видно только то, что вы уже видели. Выбрать можно, вернувшись.
web-looking-now = К настоящему
web-hand-of = Рука: { $who }
web-printed = напечатано
web-now-values = Сейчас
web-terms = Слова на карте
