cli-no-such-card = В игре { $game } нет карты «{ $card }».
cli-no-such-rule = Правила «{ $rule }» нет; искать: `ludoteka rules СЛОВА`.

# --- командная строка ----------------------------------------------------------------------------------------------

cli-about = Пять фэнтезийных настольных игр на одном движке правил: играть, измерять, искать правила и карты.
cli-usage = вызов
cli-positional = аргументы
cli-options = ключи
cli-commands = команды
cli-help-play = сыграть в терминале против ботов или людей
cli-help-admin = присмотреть за столами сервера: список, закрыть, удалить, сохранить копию, проверить
cli-help-serve = открыть столы в браузере
cli-help-sim = дать ботам сыграть много партий и подвести итог
cli-help-arena = свести ботов друг с другом на равных
cli-help-bench = измерить скорость правил
cli-help-rules = найти печатное правило, код, который его соблюдает, и тесты, которые его доказывают
cli-help-cards = показать карты игры
cli-help-replay = посмотреть или проверить записанную партию
cli-help-tab = проверить или показать папку, с которой все игры идут в одном браузере

cli-arg-help = показать эту справку
cli-arg-lang = язык: ru или en
cli-arg-version = показать версию
cli-arg-game = игра: { $games }
cli-arg-players = число игроков (2, если игра позволяет)
cli-arg-option = настройка игры, например relics=no; можно повторять
cli-arg-seed = зерно случая; одно и то же зерно даёт одну и ту же раздачу
cli-arg-json = напечатать одно значение JSON и больше ничего
cli-arg-games = сколько партий (100)
cli-arg-bots = боты по местам, от партии к партии они пересаживаются: { $bots } или свой агент как модуль:имя
cli-arg-ray = играть на кластере Ray по этому адресу (auto — тот, что работает здесь), а не своими процессами
cli-arg-jobs = сколько процессов сразу (по числу ядер)
cli-arg-bench-games = какие игры измерять (все)
cli-arg-seconds = сколько секунд на игру и форму (4)
cli-arg-peers = измерить и установленные чужие движки и напечатать отношения
cli-arg-rules = номер правила, решение вроде R17 или слова на любом из языков; первой можно назвать игру
cli-arg-coverage = сколько правил соблюдается и доказано; неудача, пока есть сироты
cli-arg-primer = как играть за две минуты: шесть коротких страниц об игре
cli-arg-card = карта по имени или его части, на любом языке (все)
cli-arg-file = запись или стол, сохранённый в `ludoteka play`
cli-arg-verify = сыграть заново и сверить все хеши
cli-arg-coach = разобрать игру с тренером: чего стоило каждое решение, удача и чему научиться
cli-arg-plain = простые нумерованные строки: для чтения вслух и для каналов
cli-arg-pace = с какой скоростью показывать происходящее: во сколько раз быстрее обычного, 0 — сразу (по умолчанию 1)
cli-arg-seats = кто где сидит, например «Аня,greedy»: бот по уровню ({ $bots }), человек — по любому другому имени
cli-arg-start = начать сразу, без вопросов
cli-arg-resume = продолжить сохранённый стол

cli-unknown-argument = Не понимаю: { $what }
cli-missing-argument = Не хватает: { $what }
cli-missing-extra = Для этого нужен пакет { $package }, а он не установлен: pip install "ludoteka[{ $extra }]"
cli-argument-wants = Ключу { $what } нужно значение.
cli-bad-choice = { $what } не может быть «{ $value }»; возможно: { $known }.
cli-bad-argument = { $what }: { $why }.
cli-not-whole = «{ $value }» — не целое число
cli-not-a-number = «{ $value }» — не число
cli-bad-pair = «{ $value }» — не вида ИМЯ=ЗНАЧЕНИЕ.
cli-bad-seats = Мест для игроков за столом: { $players }, а занято: { $count }.
cli-at-least-one = { $what }: нужно не меньше 1.
cli-at-most = { $what }: нужно не больше { $most }.
cli-bad-seconds = --seconds: больше 0 и не больше 3600.
cli-no-such-form = LUDOTEKA_FORM — «{ $form }», а возможно: { $known }.
cli-no-such-file = Файл { $file } не прочесть: { $why }.
cli-cannot-write = В файл { $file } не записать: { $why }.
cli-no-rule-found = Ни правило, ни решение не говорит о «{ $words }».

cli-help-lab = что видят в игре обучаемые программы; задачи из партий ботов
cli-arg-lab = spec: устройство строки чисел и размер пространства действий; puzzles: искать задачи
cli-arg-want = для puzzles: сколько задач найти
cli-arg-most-games = для puzzles: сколько партий ботов просмотреть самое большее
cli-arg-puzzles-out = для puzzles: куда их записать
cli-lab-puzzles = задач: { $puzzles }; победить в этот ход: { $win }, выжить: { $survive }, решающий выбор: { $decides }
cli-arg-puzzle = задача этой игры по номеру
cli-arg-puzzles = перечислить задачи этой игры
cli-no-puzzles = Задач игры { $game } пока нет.
cli-puzzle-row = { $number }. { $task } ({ $level })
cli-puzzle-title = Задача { $number } из { $of } ({ $level }). { $task }.
cli-puzzle-next = Дальше: `ludoteka play { $game } --puzzle { $number }`
cli-lab-line = ячеек: { NUMBER($cells, useGrouping: 0) }, действий: { NUMBER($actions, useGrouping: 0) } (по множителям { $factors }); устройство { $version }
cli-arg-out = записать сами партии файлами Parquet в эту папку
cli-arg-env = измерить не правила, а среды для обучаемых программ
cli-arg-against = собрать рядом другой коммит, измерить оба по очереди и напечатать, во сколько раз этот быстрее
cli-bench-cells = ячейки
cli-bench-actions = действия
cli-bench-batched = пачкой /с
cli-bench-single = по одному /с
cli-bench-aec = как в PettingZoo /с
cli-bench-env-legend = шагов в секунду с заполненными строками и масками, из Python: 64 стола за вызов, один стол глазом и один, каким его знает PettingZoo
cli-game-stood-still = Партия с зерном { $seed } стоит на месте: за { $most } решений никто не победил, и она считается неоконченной.
cli-arena-still =
    { $n ->
        [one] { $n } партия стояла на месте и считается ничьей: { $where }
        [few] { $n } партии стояли на месте и считаются ничьими: { $where }
       *[many] { $n } партий стояли на месте и считаются ничьими: { $where }
    }
cli-game-failed = Партия с зерном { $seed } сорвалась: { $why }
cli-sim-interrupted = Прервано: сыграно партий — { $games } из { $of }; числа — по ним.
cli-sim-line =
    { $games ->
        [one] { $games } партия, закончено { $finished }, сорвалось { $errors }; зерно { $seed }
        [few] { $games } партии, закончено { $finished }, сорвалось { $errors }; зерно { $seed }
       *[many] { $games } партий, закончено { $finished }, сорвалось { $errors }; зерно { $seed }
    }
cli-sim-speed = решений: { $decisions } за { $seconds } с ({ $rate } в секунду)
cli-sim-turns = ходов: в среднем { $mean }, от { $least } до { $most }
cli-sim-who = кто
cli-sim-wins = побед
cli-sim-share = доля
cli-sim-percent = { $n } %
cli-sim-seat = место { $letter }
cli-sim-bot = бот { $bot }

cli-bench-measuring = измеряю { $game }, { $form } …
cli-bench-rules = Правила
cli-bench-rules-legend = ядро, Python: решений в секунду в собственном цикле ядра и из интерпретатора; k: тысячи
cli-bench-searches = Поиск
cli-bench-search-legend = доигрывания: целые партии по выученным оценкам, с первого решения и с середины партии, каждый раз с новой раздачей; итерации, в поиске: итераций и решений в секунду в самом поиске
cli-bench-build-plain = Скомпилированная форма собрана просто; `make fast` соберёт более быструю.
cli-bench-build-profiled = Скомпилированная форма собрана по профилю (`make fast`).
cli-bench-no-form = Форма { $form } здесь не запускается; её делает `make compile`.
cli-bench-no-peers = Чужих движков не установлено; их ставит `pip install ludoteka[peers]`.
cli-bench-kernel = ядро /с
cli-bench-interpreter = из Python /с
cli-bench-clone = копия, мкс
cli-bench-options = выборы, мкс
cli-bench-bytes = байт
cli-bench-games = партий /с
cli-bench-playouts = доигрываний /с
cli-bench-search-playouts = с середины /с
cli-bench-iterations = итераций /с
cli-bench-search = в поиске /с
cli-bench-peer = Чужие движки: решений/с и во сколько раз быстрее наши, если вести их из Python
cli-bench-digest = хеш, мкс
cli-bench-save = запись, мкс
cli-bench-load = чтение, мкс
cli-bench-building = собираю { $revision }: в первый раз несколько минут …
cli-bench-turn = измеряю { $game }, круг { $turn } из { $turns } …
cli-bench-against-legend = theirs: { $revision }; ×: во сколько раз наш быстрее, по лучшему из пяти кругов каждого

cli-rule-advisory = Только совет или перечень состава: { $why }
cli-rule-kept = Соблюдается в
cli-rule-proven = Доказано в
cli-rule-nowhere = нигде
cli-ruling = Решение { $id } · { $game }
cli-ruling-switch = переключатель: -o { $option }=…  ({ $values })
cli-rules-found =
    { $rules ->
        [one] { $rules } правило, решений: { $rulings }
        [few] { $rules } правила, решений: { $rulings }
       *[many] { $rules } правил, решений: { $rulings }
    }
cli-coverage = { $game }: правил { $rules }, соблюдается { $kept }, доказано { $proven }, советов { $advisory }, сирот { $orphans }
cli-orphan-unknown = упомянуто, но в книге его нет
cli-orphan-kept = соблюдается, но не доказано ни одним тестом
cli-orphan-loose = не соблюдается никаким кодом
cli-no-tests-here = Здесь нет дерева исходников, поэтому о тестах ничего не известно.

cli-card-our-name = русское название — наш собственный перевод
cli-card-starred = * русское название — наш собственный перевод
cli-card-tuned = изменено по итогам игры; в первом замысле: { $was }
cli-card-cost = стоимость { $n }
cli-card-copies = × { $n }
cli-card-from = текст: { $source }
cli-provenance-rulebook = из книги правил
cli-provenance-rulebook-in-part = отчасти из книги правил
cli-provenance-published = по опубликованным сведениям о карте
cli-provenance-original = наш собственный замысел

cli-coach-alone = --json бывает только вместе с --coach.
cli-puzzle-alone = У задачи свой стол: вместе с --puzzle нельзя задать --players, -o, --seed, --seats и --resume.
cli-coach-working = Тренер разбирает игру
cli-coach-move = { $ply }. { $who }: { $taken } — { $mark }
cli-coach-better = лучше на { $percent } %: { $better }
cli-coach-then = дальше: { $line }
cli-coach-luck-of = { $ply }. удача: { $gains }
cli-coach-seat = { $who }: точность { $accuracy } из 100 ({ $decisions ->
        [one] { $decisions } важное решение
        [few] { $decisions } важных решения
       *[many] { $decisions } важных решений
    }), удача { $luck } %
cli-verified =
    { $n ->
        [one] { $game }: { $n } выбор, все хеши сходятся.
        [few] { $game }: { $n } выбора, все хеши сходятся.
       *[many] { $game }: { $n } выборов, все хеши сходятся.
    }

# --- за столом -----------------------------------------------------------------------------------------------------

cli-bot-name = Бот { $letter }
cli-row-game = Игра
cli-row-players = Игроков
cli-row-seat = Место { $letter }
cli-row-person = человек: { $name }
cli-row-bot = бот, { $bot }
cli-settle = Выбирайте номером; пустая строка оставляет показанное.
cli-not-offered = «{ $answer }» выбрать нельзя; введите номер от 1 до { $most } или ? для справки.
cli-left = Вы ушли из-за стола; партия не окончена.
cli-hand-over = Передайте клавиатуру: { $name } — и пусть нажмёт Enter.
cli-won-by =
    { $n ->
        [0] Не победил никто.
        [one] Победитель: { $names }
        [few] Победители: { $names }
       *[many] Победители: { $names }
    }
cli-nothing-barred = Сейчас вам ничто не запрещено.
cli-saved = Сохранено в { $file }.
cli-plain-help =
    Номер — это выбор. Можно набрать и так:
    ? 3 — что такое выбор 3 и какие за ним правила; ? ИМЯ — карта
    почему — чего сейчас нельзя и почему; почему recruit NAME — одно действие
    совет — что сделал бы сильный бот
    вопросы — в каких окнах для ответа вас спрашивать; вопросы 3 — изменить третье, вопросы 0 — открытое
    стол, журнал, правила СЛОВА, отмена, сохранить ФАЙЛ, выход

cli-row-options = Настройки игры: 1. обычные  2. пройти по ним
cli-start = Начать игру
cli-more = Спорные места правил …
cli-fewer = Скрыть спорные места правил
cli-keys-setup = ↑↓ выбор · ←→ изменить · Enter начать или изменить · m спорные места · q выход
cli-keys-table = ? что это · w почему · a совет · c карты · u назад · l журнал · q выход · h
cli-keys-table-long = ↑↓ Enter или номер · ? что это · w почему нельзя · a совет · c карты · l журнал{ $windows ->
    [0] {""}
   *[other] {" · p вопросы"}
} · u назад · s запись · h справка · q выход
cli-manners = Когда вас спрашивать? Enter меняет, Esc возвращает к игре.
cli-manner-ask = ● всегда: { $window }
cli-manner-able = ◐ если есть чем ответить: { $window }
cli-manner-pass = ○ никогда, пасовать за меня: { $window }
cli-no-windows = Здесь нечего настраивать: вас спрашивают, только если есть чем ответить.
cli-keys-viewer = ←→ событие · n p выбор · PgUp PgDn ход · пробел показ · + − · v · c · q
cli-thinking = { $name } думает …
cli-rules-behind = Правила
cli-why-not = Чего сейчас нельзя и почему
cli-advice = Совет, лучшее сверху
cli-log = Журнал, новое сверху
cli-cards-on-table = Видимые карты
cli-help = Справка
cli-help-table =
    Выбирайте стрелками или номером; Enter делает выбор под курсором.
    Места на столе, о которых говорит выбор, выделены.

    ?   карта под курсором и правила вопроса
    w   чего сейчас нельзя и почему
    a   что сделал бы на вашем месте сильный бот
    c   все видимые карты с текстом
    l   журнал
    p   в каких окнах для ответа вас спрашивать, а в каких пасовать за вас
    u   отменить последний выбор, пока не открылось ничего скрытого
    s   сохранить стол в файл; продолжит `ludoteka play --resume ФАЙЛ`
    + −   скорость показа; пробел — следующее событие, End — сразу к тому, что есть
    Ctrl+P   все команды по названию и цвета; мышь выбирает, прокручивает и нажимает клавиши внизу
    PgUp, PgDn   прокрутить стол
    q   уйти
cli-signs-shards =
    Ряд: цена, фракция, «наём» у наёмника, ♥ здоровье чемпиона. ×2: две одинаковые.
cli-signs-quarriors =
    ◆ сущность · ★ слава · ▪ кубики на карте · ⚔ существо: уровень, атака/защита · ✦ заклинание
    ↻ перебросить · ⤓ добрать и бросить · ✹ вспышка · {"{"}атака/защита ★слава{"}"} чего сейчас стоит готовое существо
cli-signs-etherstone =
    ♥ стойкость · ⚔ сила · ★ победные очки · ◆ метки · число после названия карты: её цена в эфир-камнях
cli-signs-elves =
    ♥ жизни · ▲ инициатива (в бою) · знаки ударов объяснены под полем боя, знаки карты Земель — под ней
cli-signs-evolution =
    ◆ кристалл, · место для него · ↑ верхняя часть источника и кто может её брать
    ① первый игрок · » активное существо · z спит
cli-save-where = В какой файл сохранить?
cli-leave = Партия не окончена.
cli-leave-stay = Играть дальше
cli-leave-save = Сохранить
cli-leave-quit = Уйти без сохранения
cli-over-again = Сыграть ещё
cli-over-save = Сохранить партию, чтобы потом посмотреть
cli-over-quit = Уйти
cli-eyes-nobody = зритель
cli-pace = { $speed ->
    [0] сразу
   *[other] { $speed }×
}
cli-viewer-at = шаг { $at } из { $of } · глазами: { $eyes }

cli-arg-arena-bots = кого свести, каждого с каждым; названный дважды встретится сам с собой: { $bots } или свой агент как модуль:имя
cli-arg-pair-games = партий на пару, до целого числа рассадок (100)
cli-arg-results = файл результатов: что в нём есть, не играется заново, новое дописывается
cli-arena-bot = бот
cli-arena-elo = Эло
cli-arena-interval = 95 %
cli-arena-pair = { $a } против { $b }: { $rate } % [{ $low }, { $high }] из { $games }
cli-arena-self = { $a } против самого себя: { $rate } % из { $games }, как и должно быть
cli-arena-self-odd = { $a } против самого себя: { $rate } % из { $games }, а должно быть 50 %: его выбор зависит не только от зерна
cli-arena-seat = место { $letter }: { $rate } % [{ $low }, { $high }]
cli-asleep = спит

cli-elves-map = ◆ Центральный Замок  ♜ Замок  ▲ Башня  число: Земля; буква: владелец
cli-elves-face-down = лицом вниз
cli-promise = Удача этой партии была обещана до первого хода так: { $promise }. Сравните с тем, что показывал стол.

# the drawn table: commands on Ctrl+P, previews, colours
cli-arg-theme = цвета нарисованного стола, например textual-light, nord или gruvbox; также LUDOTEKA_THEME и Ctrl+P
cli-no-such-theme = Темы «{ $theme }» нет; есть: { $known }.
cli-preview-unsure = { $what } (если никто не ответит)
cli-palette = Что вы хотите сделать?
cli-palette-themes = Какие цвета?
cli-palette-key = клавиша { $key }
cli-command-explain = Объяснить выбор под курсором
cli-command-why_not = Почему нельзя?
cli-command-advise = Совет
cli-command-cards = Видимые карты
cli-command-log = Журнал
cli-command-manners = Когда меня спрашивать
cli-command-undo = Взять назад
cli-command-save = Сохранить стол
cli-command-help = Помощь
cli-command-faster = Показывать быстрее
cli-command-slower = Показывать медленнее
cli-command-theme = Цвета
cli-command-leave = Уйти
