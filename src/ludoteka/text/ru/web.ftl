# Что говорит сама страница. Всё об игре говорят сообщения самой игры.

web-brand = Лудотека
web-hero = Пять игр, один стол и хорошая компания
web-hero-more = Позовите друзей по ссылке или сядьте с ботом. Стол знает правила и всегда объяснит, почему так нельзя.
web-sections = Разделы
web-tables = Столы
web-rules = Правила
web-cards = Карты
web-settings = Настройки
web-menu = Меню
web-language = Язык
web-light = Тема
web-light-auto = как на устройстве
web-light-dark = тёмная
web-light-light = светлая
web-motion = Анимация
web-motion-full = полная
web-motion-short = короткая
web-motion-none = выключена
web-motion-system = Ваше устройство просит меньше движения, поэтому анимация выключена.
web-close = Закрыть
web-cancel = Отмена
web-yes = да
web-no = нет
web-open = открыть
web-all = все
web-you = вы
web-total = Итого
web-no-connection = Сервер не отвечает. Попробуйте чуть позже.
web-connecting = Садимся за стол…
web-lost = Связь потеряна, пробуем снова…
web-no-table = Такого стола нет или он закрыт для вас.
web-to-shelf = К полке

# коробки
web-box-etherstone = Эфир-камни
web-box-elves = Ярость Эльфов
web-box-evolution = Эволюция волшебных тварей
web-box-quarriors = Квариорс!
web-box-shards = Осколки бесконечности
web-about-etherstone = Соберите последователей, заберите кубик вовремя и одолейте угрозы Нобуры.
web-about-elves = Четыре народа, секретная Цель у каждого, удары влево, вперёд и вправо.
web-about-evolution = Растите существ, крадите энергию и первыми трансмутируйте троих.
web-about-quarriors = Бросьте горсть кубиков, призовите тварей и удержите их до следующего хода.
web-about-shards = Крепите мастерство и обрушьте на врага мощь Осколка.
web-minutes = { $n } мин
web-not-yet = ещё не на полке

# зал
web-your-tables = Ваши столы
web-tables-newer = Столы новее
web-tables-older = Столы старше
web-open-tables = Открытые столы
web-no-tables-yours = Ни один стол вас не ждёт. Откройте свой: это минута.
web-no-tables-open = Открытых столов сейчас нет.
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
web-row-with = с игроками: { $who }
web-row-open = Открыть
web-upload = Открыть запись
web-code = Код с другого устройства
web-take-code = Продолжить здесь
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
web-variants = Варианты из книги
web-rulings = Спорные места правил
web-rulings-more = Здесь книгу можно понять двояко. Первым стоит наше решение; вы вправе выбрать другое.
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
web-gathering = Ждём игроков
web-underway = Партия идёт
web-open-seat = Свободное место
web-stand-up = Встать
web-free-seat = Освободить место
web-bot-here = Посадить бота
web-invite-link = Ссылка-приглашение
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
web-glows = Выбирайте из того, что светится.
web-choose-card = Выберите карту; чтобы прочесть её целиком, наведите на неё или удерживайте палец.
web-choose-button = Выберите одну из кнопок.
web-pick-several =
    { $n ->
        [0] Выберите одно или несколько; выбранное отмечено галочкой.
       *[other] Выбрано: { $n }. Второе нажатие снимает выбор.
    }
web-done-picks = Готово · { $n }
web-done-of = Готово · { $n } из { $of }
web-together = Разыграть разом · { $n }
web-together-more = Все карты руки, которые больше ни о чём не спрашивают. Отменяется одним шагом.
web-pick-more = Отметьте ещё { $n }.
web-strength-short = Не хватает силы: { $n }.
web-pick-one = Можно выбрать одно; выбранное отмечается галочкой.
web-number-left = Останется: { $n }
web-tray = Карты на выбор
web-tray-fold = Свернуть карты
web-tray-open = Развернуть карты
web-tray-again = ещё раз — взять
web-tray-shards-recruit-relic = Мастерство 10: возьмите одну из своих реликвий бесплатно
web-bargain = Обмен: { $who }
web-bargain-give = Что отдаю
web-bargain-get = Что получаю
web-bargain-most = { $n } из { $most } возможных
web-bargain-hidden = Артефакт на выбор соперника
web-bargain-help = Помощь в бою
web-bargain-none = { $who }: отдать нечего.
web-bargain-offer = Предложить
web-bargain-close = Не сейчас
web-bargain-open = Составить обмен
web-tap-again = ещё раз
web-read-again = Коснитесь ещё раз: { $what }
web-read-hold = Задержите палец на карте — откроется всё о ней.
web-thinking = Выбирает { $who }
web-meanwhile = Игра продолжается…
web-thinks = выбирает
web-wait = Каждый ход вы увидите здесь.
web-away = отсутствует
web-skip = Пропустить
web-pass-until-turn = Пас до моего хода
web-pass-until-target = Пас, пока цель не я
web-passing-until-turn = Пасую до своего хода
web-passing-until-target = Пасую, пока цель не я
web-recap = Пока вы ждали
web-recap-again = Показать ещё раз
web-recap-nothing = С вашего последнего хода ничего не случилось.
web-window-open = Другие могут ответить…
web-window-held = { $who }: дайте подумать
web-window-more = Времени у всех поровну, что бы у кого ни было.
web-window-think = Подумать
web-stop-always = спрашивать всегда
web-stop-able = спрашивать, если есть чем ответить
web-stop-never = всегда пас
web-can = Можно: { $acts }
web-acts =
    { $n ->
        [one] { $n } действие
        [few] { $n } действия
       *[other] { $n } действий
    }
web-where = теперь выберите куда
web-acts-menu = Что с этим сделать
web-told-shards-recruit = Ляжет в ваш сброс и придёт в руку потом.
web-told-shards-fast-play = Подействует сейчас, в конце хода уйдёт под колоду.
web-less = Меньше
web-more = Больше
web-how-many = Сколько
web-card-back = Карта рубашкой вверх
web-costs = цена { $n }
web-pile = { $name }: { $n }
web-empty = пусто
web-hand = Рука: { $n }
web-hand-empty = Рука пуста
web-undo = Отменить: { $what }
web-undo-none = Отменять нечего
web-undo-sure = С тех пор открылось новое или ходили другие. Отменить всё равно: { $what }?
web-undo-ask = С тех пор открылось новое. Попросить остальных об отмене: { $what }
web-undo-request = Просьба отменить ход
web-undo-wants = { $who } просит отменить ход.
web-why-not = Почему нельзя?
web-why-nothing = Сейчас с этим ничего нельзя сделать.
web-why-unfold = ещё
web-met = выполнено
web-unmet = не выполнено
web-log = Журнал
web-log-empty = Пока ничего не произошло.
web-log-undo = { $who } отменяет ход.
web-log-resigned = { $who } сдаётся.
web-log-claimed = { $who } слишком долго отсутствует.
web-chat = Разговор
web-chat-say = Сообщение столу…
web-send = Отправить
web-hints = Подсказки
web-hint = Что сделал бы бот?
web-hint-only = единственный ход
web-hint-best = явно лучше
web-hint-better = немного лучше
web-hint-same = наравне
web-hint-weaker = немного хуже
web-hint-worse = явно хуже
web-hint-then = Потом: { $line }
web-hint-in-numbers = В цифрах
web-hint-numbers = побеждает примерно в { $worth } % партий; бот отдал этому { $share } % размышлений
web-hint-thinking =
    { $before ->
        [0] Бот думает…
        [one] Бот думает: перед вами { $before } вопрос…
        [few] Бот думает: перед вами { $before } вопроса…
       *[other] Бот думает: перед вами { $before } вопросов…
    }
web-table-rules = Правила этого стола
web-other-device = Перейти на другое устройство
web-transfer-code = Введите этот код на другом устройстве в течение десяти минут:
web-claim = Засчитать поражение: { $who }
web-resign = Сдаться
web-resign-sure = Да, сдаться: партия проиграна
web-pass-screen = Передайте экран: { $who }
web-it-is-me = Это я
web-just-happened = Что произошло
web-keys = Клавиши
web-key-0 = вариант 1–9 из строки решения
web-key-1 = следующее, что светится
web-key-2 = останавливаться на всём или только на светящемся
web-key-3 = вдоль ряда
web-key-4 = выбрать; на остальном: почему нельзя?
web-key-5 = показать карту крупно
web-key-6 = отменить
web-key-7 = журнал
web-key-8 = правила
web-key-9 = этот список
web-key-10 = к руке, к середине стола, к соперникам
web-key-11 = прочесть, как идут дела
web-key-12 = закрыть
web-key-13 = вернуть отменённое
web-key-14 = разыграть разом всё, что ни о чём не спрашивает (где это есть)

# признаки и поля любой игры
web-fact-cost = цена
web-fact-health = здоровье
web-fact-shield = щит
web-fact-mastery = мастерство
web-fact-mercenary = наёмник: можно моментально разыграть
web-fact-gems = кристаллы
web-fact-power = мощь
web-fact-hand = рука
web-fact-deck = колода
web-fact-discard = сброс

# короткие глаголы на том, что светится
web-tag = выбрать
web-tag-play = разыграть
web-tag-recruit = призвать
web-tag-fast-play = сразу разыграть
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
web-row-note = что светится, можно взять сейчас
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
web-replay-start = Всё разложено
web-moves = Ходы
web-moves-begin = До первого хода
web-moves-turn = Ход { $n }: { $who }
web-moves-peaks = Только главное
web-coach = Тренер
web-coach-ask = Разобрать партию с тренером
web-coach-about = Тренер судит о каждом решении по тому, что знал тогда сам игрок: сколько стоил бы другой выбор, что дали кубики и карты и чему здесь можно научиться.
web-coach-working = Тренер разбирает партию: { $done } из { $total }
web-coach-waiting = Тренер занят другой партией. Эта следующая.
web-coach-failed = Разобрать партию не получилось. Попробуйте чуть позже.
web-coach-seat = Точность { $accuracy } из 100
web-coach-mattered =
    { $n ->
        [one] { $n } важное решение
        [few] { $n } важных решения
       *[many] { $n } важных решений
    }
web-coach-luck = Удача { $luck } %
web-coach-learn = Чему научиться
web-coach-moves = Отмеченные ходы
web-coach-none = Ни один ход не выделяется.
web-puzzles = Задачи
web-puzzles-about = Позиции из партий ботов, в которых одно продолжение явно лучшее. Вы видите то, что видел игрок; после решающего выбора вам скажут, лучший ли он и почему.
web-puzzles-none = Задач этой игры пока нет.
web-puzzles-solved = решено: { $n } из { $of }
web-puzzle = Задача { $number }
web-puzzle-done = решена
web-puzzle-again = Ещё раз
web-puzzle-show = Сыграть лучшее продолжение
web-puzzle-step = Сыграть: { $what }
web-puzzle-over = Это и было лучшее продолжение.
web-puzzle-next = Следующая задача
web-puzzle-list = Все задачи
web-puzzle-link = Ссылка на задачу
web-puzzle-gone = Такой задачи здесь нет.
web-coach-fortunes = Что дала удача
web-coach-better = { $better } было бы на { $percent } % лучше
web-coach-then = дальше: { $line }
web-coach-open = Открыть позицию перед ходом { $ply }
web-turn-back = На ход назад
web-turn-next = На ход вперёд
web-example = Посмотреть пример
web-example-title = Пример из книги
web-examples = Примеры из книги
web-example-try = Попробовать самому
web-example-back = Вернуть ход
web-example-on = Играть дальше
web-example-again = Ещё раз
web-step-back = На шаг назад
web-step-next = На шаг вперёд
web-run = Смотреть
web-pause = Пауза
web-eyes = Чьими глазами
web-eyes-open = все руки открыты
web-eyes-spectator = зритель
web-permalink = Ссылка на это место

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
web-switchable = можно изменить
web-faction = Фракция
web-kind = Вид
web-copies = Экземпляров
web-set = Набор
web-provenance = Откуда взято
web-provenance-rulebook = из книги правил
web-provenance-published = по опубликованным сведениям о карте
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
web-tag-cull = в лес
web-tag-use = применить
web-tag-re-roll = перебросить
web-tag-defend = в защиту
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
web-endurance-cap = стойкость, не больше 16
web-fact-vp = победные очки
web-infected = заражён
web-market = Рынок кубиков
web-market-price =
    { $n ->
        [0] обновить даром
       *[other] обновить: −{ $n } стойкости
    }
web-die-held = у игрока { $who }
web-die-costs = стоит { $n } очко стойкости
web-packet = Возьмите одну, остальные уйдут соседу
web-leaders = Выберите вождя
web-threats = Угрозы
web-threat-left = в колоде: { $one } + { $two } + { $three }
web-gauge = до { $have } из { $need }
web-gauge-note = сколько силы вы можете набрать, из стойкости угрозы
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
web-tag-recall = отозвать
web-tag-restore = восстановить
web-tag-tap = задействовать
web-tag-mark = метка
web-tag-move-from = снять метку
web-tag-move-to = сюда метку
web-tag-destroy-from-hand = уничтожить
web-tag-crush = сокрушить
web-tag-cycle = под колоду

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
web-neutrals-yours = нейтралы (за них играете вы)
web-neutrals-of = нейтралы (за них играет { $who })
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
web-strike-simple = Простой удар
web-strike-double-simple = Двойной Простой удар
web-strike-piercing = Пробивной удар
web-strike-double-piercing = Двойной Пробивной удар
web-strike-counter = Контратака
web-strike-shield = Щит
web-strike-fire-shield = Огненный щит
web-strike-empty = пустая сторона
web-six-faces = Шесть граней кубика
web-face-chance =
    { $n ->
        [one] { $n } грань из шести
        [few] { $n } грани из шести
       *[other] { $n } граней из шести
    }
web-face-corners = У существа: слева вверху уровень — цена призыва, справа вверху атака, справа внизу защита.
web-squads = Отряды нейтралов
web-squad =
    { $cards ->
        [one] отряд { $n }: { $cards } карта
        [few] отряд { $n }: { $cards } карты
       *[other] отряд { $n }: { $cards } карт
    }
web-squad-open = открыта
web-squad-seen = вы видели
web-guards = Кто будет защищаться
web-centre-reserve = запас
web-centre-dies = погибнет
web-centre-saved = уцелеет
web-centre-spoils = трофей
web-keeps-you = За нейтралов играете вы
web-keeps-of = За нейтралов играет { $who }
web-muster-attacking = атакует: отправлено { $n } из { $of }
web-muster-defending = принимает бой: отправлено { $n } из { $of }
web-order-tied = инициатива равна: кто раньше, решает хозяин карт
web-chosen = выбрана
web-squads-none = отрядов нет
web-goal-secret = секретная Цель
web-sent = отправлены
web-tag-fight = в бой
web-tag-look = посмотреть
web-tag-peek = посмотреть
web-tag-exchange = обменять
web-tag-hand-over = отдать
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
web-upper = Верхняя часть
web-herd-more = { $n ->
    [one] Ещё { $n } существо дальше
    [few] Ещё { $n } существа дальше
   *[many] Ещё { $n } существ дальше
}
web-no-upper = Верхней части нет
web-lower = Нижняя часть: для всех
web-ether = Эфир
web-familiar = Фамильяр
web-my-creatures = Мои существа
web-no-creatures = Существ пока нет: положите карту рубашкой вверх
web-medals = трансмутации
web-round = раунд
web-tag-create = создать
web-tag-evolution-take-to = сюда
web-tray-traits = Свойства на выбор
web-tag-add = добавить
web-tag-activate = активировать
web-tag-wake = разбудить
web-tag-transmute = трансмутировать

# первая партия
web-full-rules = Полные правила
web-primer-back = Назад
web-primer-back-to-table = К столу
web-lesson-offer = Ни разу не играли? Сыграйте первую партию с объяснениями: стол покажет, что к чему и куда нажать.
web-lesson-open = Урок: первая партия
web-lesson-press =
    { $touch ->
        [yes] Коснитесь: «{ $what }»
       *[no] Нажмите: «{ $what }»
    }
web-lesson-far = Урок: { $n } из { $of }
web-lesson-skip = Пропустить
web-lesson-again = Повторить предыдущее
web-lesson-learned = Что вы теперь умеете
web-guide-more = Ещё
web-guide-less = Свернуть
web-guide = Первая партия
web-guide-with = Первая партия: объяснять по ходу игры
web-guide-next = Дальше
web-guide-begin = Играем
web-guide-close = Закрыть подсказки
web-guide-wait = Сейчас ходят другие. Что они делают, говорит журнал: выберите строку, и стол покажет, о чём она.
web-guide-other = Прочтите вопрос в строке решения. Выбрать можно то, что светится; нажмите на что-нибудь другое, и оно объяснит, почему нельзя.
web-guide-shards-ask-main = Сначала разыграйте карты: нажимайте на них одну за другой. Потом потратьте кристаллы на карту ряда, а один кристалл — на концентрацию: она даёт мастерство. Когда делать больше нечего, закончите основную фазу: мощь ударит по противнику.
web-guide-shards-ask-shields = Вас атакуют. Карты с синим щитом, показанные из руки, останавливают урон и остаются в руке.
web-guide-quarriors-ask-summon = Нажмите на светящееся существо, чтобы призвать его; капли заплатят сами. За остаток сущности потом можно получить новый кубик, так что не тратьте всё. Затем переходите к атаке.
web-guide-quarriors-ask-capture = Теперь получите один кубик: нажмите на светящуюся карту леса. Кубик ляжет в сброс и попадёт в мешок, когда тот опустеет.
web-guide-quarriors-ask-cull = Ваши существа выжили и принесли славу. За каждое можно убрать один слабый кубик в лес, на его карту, чтобы мешок стал лучше.
web-guide-quarriors-ask-defend = Вас атакуют. Выберите, кто встанет на пути: если атака не меньше его защиты, он падёт, а остаток пойдёт дальше.
web-guide-etherstone-ask-draft = Возьмите одну карту, остальные уйдут соседу. Ищите карты одного-двух цветов: они помогают друг другу.
web-guide-etherstone-ask-market-or-action = Одно действие за ход: взять кубик, призвать карту из руки за эфир-камни, атаковать угрозу или отдохнуть, чтобы последователи снова были готовы.
web-guide-etherstone-ask-action = Одно действие за ход: взять кубик, призвать карту из руки за эфир-камни, атаковать угрозу или отдохнуть, чтобы последователи снова были готовы.
web-guide-etherstone-ask-pay = Выберите, какими эфир-камнями платить. Вместо фиолетового в цене годится любой цвет.
web-guide-elves-ask-main = Нажмите на светящуюся Землю, чтобы атаковать её, или откажитесь и возьмите две карты.
web-guide-elves-ask-squad = Пустые Земли держат нейтральные воины. Сначала посмотрите отряд или сразу вступайте в бой.
web-guide-elves-ask-send = Выберите воинов, которые пойдут в бой. У кого выше инициатива, тот бьёт первым.
web-guide-elves-ask-card = Настал черёд этого воина: выберите, в какую сторону он бьёт. Щит останавливает Простой удар, Пробивной проходит насквозь.
web-guide-elves-ask-discard = В руке остаётся пять карт, остальные сбросьте.
web-guide-evolution-ask-create = Положите карту рубашкой вверх: она станет новым существом. Больше существ — больше кристаллов.
web-guide-evolution-ask-add = Добавьте свойство: нажмите на карту, потом на существо. Агрессивные свойства нападают, защитные берегут, остальные приносят кристаллы.
web-guide-evolution-ask-activate = Выберите, кто сейчас действует. Взяв энергию или напав, существо обычно засыпает.
web-guide-evolution-ask-action = Существо может взять кристаллы из источника, напасть своими свойствами или уснуть. С четырьмя кристаллами его можно трансмутировать: за этим и игра.

# один ход по шагам
web-acts-now = действует
web-farther = Отдалить карту
web-nearer = Приблизить карту
web-stones = { $colour }: { $n }
web-graph = Как шла партия: { $what }
web-qr = QR-код со ссылкой
web-qr-more = Наведите камеру телефона, чтобы сесть за этот стол.
web-volume = Громкость
web-sound = Звуки
web-notify = Уведомлять о моём ходе, когда я на другой вкладке
web-notify-refused = Браузер запрещает этой странице уведомления; сначала разрешите их в его настройках.
web-call = Звать меня к моим столам, и когда эта страница закрыта; весть в запечатанном виде приносит служба уведомлений браузера
web-call-failed = Браузер не смог это устроить; попробуйте позже.
web-notify-turn = Ваш ход
web-ask-me = О чём вас спрашивать
web-ask-me-more = Когда можно ответить на чужое действие. Где вас не спрашивают, стол пасует за вас.
web-ally = союзник
web-confirm = Переспрашивать, если в конце фазы осталось что-то бесплатное и полезное
web-only-move = Единственный ход: { LOW($what) }
web-only-more = Когда кольцо замкнётся, ход сделается сам.
web-only-now = Сейчас
web-only-wait = Подождать
web-by-itself = Автоматически: { LOW($what) }
web-forced = Когда ход единственный
web-grave = Когда он завершает ваш ход или что-то отнимает
web-forced-auto = объявить и сделать
web-forced-ask = спросить меня
web-forced-now = сделать сразу
web-forced-more = В первых трёх партиях конец хода и любая потеря всё равно объявляются.
web-doubt = Всё равно закончить?
web-doubt-go = Да: { $what }
web-doubt-back = Вернуться
web-doubt-never = больше не спрашивать
web-size = Размер текста
web-size-usual = обычный
web-size-large = крупный
web-size-largest = очень крупный
web-speed = Скорость показа
web-speed-instant = сразу
web-stepping = Показывать чужие ходы по шагам: каждый ждёт нажатия
web-pace = Темп показа
web-pace-next = Дальше
web-pace-at = { $n } из { $of }
web-battle-again = Пересмотреть бой
web-battle-yours = Бой за вами
web-battle-theirs = Бой проигран
web-battle-over = Бой окончен
web-land-yours = Земля ваша без боя
web-land-lost = Земля потеряна без боя
web-land-yielded = Земля без боя
web-patterns = Узоры в дополнение к цветам (если цвета трудно различать)
web-hints-wanted = Предлагать подсказки бота, где стол их разрешает
web-back = Назад
web-same-deal = Та же сдача
web-made-of = Из чего сложились очки
web-deciding = Решающий момент
web-deciding-ahead = С этого хода впереди до конца: { $who }.
web-show = Показать
web-turning = Переломные ходы
web-turning-odds = Шансы на победу ({ $who }): { $before } % → { $after } %
web-choice-n = шаг { $n }
web-replay-from = Повтор с шага { $n }
web-fork = Сыграть с шага { $n }
web-record-link = Ссылка на запись
web-then-replay = Открыть повтор на этом месте
web-then-look = Посмотреть, как было тогда
web-looking = Прошлое
web-looking-back = Так стол выглядел тогда
web-looking-more = Видно только то, что вы тогда уже знали. Чтобы выбирать, вернитесь.
web-looking-now = К настоящему
web-hand-of = Рука: { $who }
web-printed = напечатано
web-now-values = Сейчас
web-terms = Слова на карте

# goals and dangers at the table
web-goals = Цели и угрозы
web-goals-all = Все цели и угрозы
web-goal-only-yours = видите только вы
web-danger-now = Прямо сейчас
web-danger-next_turn = Ближайшим ходом
web-danger-soon = Скоро
web-you-won = Вы победили!
web-you-lost = Вы проиграли
web-secrets = Секретные Цели
web-fact-points = очки, если бы партия кончилась сейчас

# the stage
web-lens = Рассмотреть: { $who }
web-more-offers = Ещё…
web-all-offers = Списком…
web-unless-answered = { $what } (если не ответят)

# how a table is played: one line on each variant
web-played-by = Как играют за этим столом
web-played-by-book = По книге, без вариантов.
web-how-etherstone-cards-draft = Пачки карт ходят по кругу: из каждой берут по одной, пока не наберут руку.
web-how-etherstone-cards-sets = Каждому сдают готовый набор карт, игра начинается сразу.
web-how-etherstone-cards-chosen-sets = Готовые наборы игроки выбирают по очереди.
web-primer-elves-goal-races =
    Гонка: цель у всех одна и открыта. Кто первым захватит { $race ->
        [towers] четыре Башни
       *[lands] семь Земель
    }, тот побеждает.
web-primer-elves-goal-dragonlord = Захватите Замки всех остальных. Взятый Замок даёт дракона и портал к другим Замкам.
web-primer-elves-goal-war = Побеждает, кто первым захватит чужой Замок. Центральный не в счёт.
web-primer-elves-goal-alliance = Двое на двое: побеждает сторона, которая первой возьмёт Замок другой. Союзники помогают друг другу.
web-how-elves-scenario-superiority = У каждого секретная Цель; побеждает, кто первым выполнит свою.
web-how-elves-scenario-dragonlord = Захватите Замки всех остальных. Взятый Замок даёт дракона и портал к другим Замкам.
web-how-elves-scenario-races = Одна открытая цель на всех: кто первый, тот победил.
web-how-elves-scenario-war = Побеждает, кто первым захватит чужой Замок; Центральный не в счёт.
web-how-elves-scenario-alliance = Двое на двое: побеждает сторона, первой взявшая Замок другой. Союзники помогают друг другу и могут делать подарки.
web-how-elves-layout-novice = Кто где встанет в бою, решает случай.
web-how-elves-layout-advanced = Игроки сами расставляют бойцов, по очереди.
web-how-elves-race-lands = Семь Земель; Башни и Замки тоже считаются.
web-how-elves-race-towers = Четыре Башни.
web-how-elves-nations-random = Народы раздают по жребию.
web-how-elves-nations-chosen = Народы игроки выбирают по очереди.
web-how-elves-castles-seated = Замки стоят так, как сидят игроки.
web-how-elves-castles-chosen = Где стоять Замку, игроки выбирают по очереди.
web-how-elves-allies-across = Союзники сидят напротив друг друга.
web-how-elves-allies-beside = Союзники сидят рядом.
web-how-elves-trade-true = Сокровища и артефакты можно предлагать другим игрокам.
web-how-evolution-ether-true = Три сильные карты лежат открыто: трансмутировав, можно отдать одну любому существу.
web-how-evolution-victims-true = Восемь новых свойств; самые сильные атаки требуют сбросить другое свойство того же существа.
web-how-evolution-rare-auto = Ещё 32 карты обычных свойств: только если игроков пятеро или шестеро.
web-how-evolution-rare-on = Ещё 32 карты обычных свойств.
web-how-evolution-rare-off = Колода как в базовой коробке.
web-how-evolution-familiar-true = За столом растёт Малыш. Став Тварью, он нападает на всех, и его второй кристалл — общее поражение.
web-how-evolution-difficulty-easy = Вам против Тени хватит двух жетонов.
web-how-evolution-difficulty-normal = Вам нужны три жетона, Тени хватит одной трансмутации.
web-how-evolution-difficulty-hard = Тень начинает с лишним кристаллом.
web-how-quarriors-wilds-random = Семь существ и три заклинания — как выпадет.
web-how-quarriors-wilds-first = Готовый набор без сложных карт.
web-how-quarriors-wilds-rulebook = Карты из примеров книги правил.
web-how-quarriors-wilds-reactions = Готовый набор с заклинаниями, которыми отвечают в чужой ход.
web-how-quarriors-wilds-shapes = Готовый набор существ, которые превращаются в других.
web-how-quarriors-wilds-giants = Готовый набор больших и дорогих существ.
web-how-quarriors-second_capture-true = За ход можно получить второй кубик, если хватит на оба.
web-how-quarriors-spent_pile-true = Потраченные кубики ждут конца хода, и вытянуть их в нём снова нельзя.
web-how-shards-variant-standard = Все против всех; побеждает последний уцелевший.
web-how-shards-variant-team = Двое на двое: атаковать можно того, кто сидит напротив.
web-how-shards-variant-triple = Для троих: мощь бьёт обоих противников в полную силу, каждый защищается сам.
web-how-shards-variant-nemesis = В одиночку против противника без руки: он играет картами центральной колоды.
web-how-shards-relics-true = Новые карты и бесплатная реликвия лидера с мастерства 10.
web-how-shards-auction-true = За лидеров торгуются здоровьем.
web-how-shards-draft-true = Реликвии лежат открыто, и их разбирают по очереди, а не получают с лидером.
web-how-shards-secret-true = Каждому сдают две реликвии втёмную.
web-how-shards-leaders-random = Лидеров раздают по жребию.
web-how-shards-leaders-chosen = Лидеров игроки выбирают по очереди.
