# Что говорит людям стол в сети. Отказы — целые предложения.

server-title = Лудотека
server-away = До дома не достучаться: с ним нет связи. Ваши столы ждут там такими, какими вы их оставили; загрузите эту страницу снова позже.
server-push-turn = Ваш ход
server-push-refused = Этот браузер нельзя позвать к столу: его службу уведомлений сервер не знает.
server-push-contact = Настройка push.contact должна начинаться с mailto: или https:, чтобы службы уведомлений могли вам написать.
server-push-wants = Чтобы звать людей к столам, серверу нужен ещё один пакет: pip install "ludoteka[push]".
server-no-page = Страница стола ещё не собрана. Выполните `make page` там, где лежит Лудотека, и откройте эту страницу снова.
server-started-at = Лудотека открыта: { $url }
server-compiling-beside = Стол открывается сразу, правила пока работают на чистом Python. Рядом они компилируются: со следующего запуска боты будут думать примерно в десять раз быстрее.
server-db-in-use = Файл { $file } уже занял другой сервер; дайте этому свой через --db.
server-db-unknown = Столы хранятся в файле SQLite или по адресу postgresql://; «{ $scheme }» — ни то ни другое.
server-db-bad-address = Это не адрес базы PostgreSQL; он выглядит так: postgresql://имя@узел/база.
server-no-database = База данных не отвечает; зайдите чуть позже.
server-db-broken = База данных повреждена, или это не база Лудотеки: { $why }
server-db-newer = База данных записана более новой Лудотекой, эта её не прочтёт.
server-db-unreachable = С базой данных нельзя работать: { $why }
server-workers-want-postgres = Нескольким работникам нужна PostgreSQL (--db postgresql://…); файл SQLite обслуживает один.
server-how-many = Работников бывает от 1 до { $most }, и столько же думающих процессов.
server-config-file = Настройки в { $file } не читаются: { $why }
server-config-unknown = Настройки «{ $name }» нет; есть { $near }.
server-config-number = Настройка { $name } — целое неотрицательное число.
server-config-figure = Настройка { $name } — неотрицательное число.
server-config-text = Настройка { $name } — текст.
server-config-yes-no = Настройка { $name } — true или false.
server-config-list = Настройка { $name } — список.
server-config-span = Настройка { $name } — список из двух чисел, сначала меньшее.
server-config-one-of = Настройка { $name } принимает одно из значений: { $known }.
server-bad-port = Порт — число от 0 до 65535.
server-port-taken = Нельзя занять { $host }:{ NUMBER($port, useGrouping: 0) }: { $why }

server-again = Стол как раз загружается с диска. Попробуйте ещё раз.
server-closing = Сервер закрывается; стол остаётся как есть и ждёт.
server-fault = Здесь что-то сломалось; ничего не изменилось. Ошибка записана.
server-table-unreadable = То, что сохранено об этом столе, прочитать не удаётся. Это записано в журнал сервера.
server-name-taken = За этим столом уже есть похожее имя, выберите другое.
server-not-saved = Записать это на диск не удалось, поэтому этого не было.
server-halted = За этим столом удалось проверить только первые решения (их { NUMBER($ply, useGrouping: 0) }), и играть дальше нельзя: { $why } Можно сдаться: тогда останется запись, и с неё можно продолжить за новым столом.
server-lines-lack = Стол начат с позиции { NUMBER($ply, useGrouping: 0) }, а в журнале нет части предшествующих решений.
server-line-unreadable = Строку { NUMBER($line, useGrouping: 0) } журнала не удаётся прочитать.
server-full = Столов уже { NUMBER($n, useGrouping: 0) }; загляните позже.
server-too-many-tables = У вас уже слишком много незаконченных столов: { $n }.
server-too-many-today = Из вашей сети сегодня открыто уже столов и записей: { NUMBER($n, useGrouping: 0) }; приходите завтра.
server-too-many-sockets = Подключений уже слишком много ({ NUMBER($n, useGrouping: 0) }).
server-too-many = Столько сразу нельзя.
server-too-often = Слишком много сразу; подождите немного.
server-too-dear = Сервер считал это слишком долго; подождите немного.
server-too-late = Этот запрос приходил слишком медленно.
server-too-long = Это слишком длинно: предел — { NUMBER($most, useGrouping: 0) }.
server-too-slow = Это подключение слишком отстало; оно начнётся заново.

server-not-understood = Сообщение непонятно: { $why }
server-not-json = Это нужно прислать как application/json.
server-not-plain = Запись партии нужно прислать как text/plain.
server-other-host = Под этим именем сервер не отвечает.
server-other-origin = Это пришло со страницы другого сайта.
server-other-protocol = Страница старее или новее сервера; откройте её заново.
server-hello-first = Первым сообщением должно быть приветствие.
server-explain-what = Назовите либо намерение, либо место, но не оба.
server-whose-eyes = Смотреть можно с места игрока, зрителем или в открытую.

server-bad-page = Страница зала — это число.
server-no-such-path = Здесь ничего нет.
server-no-such-table = Такого стола нет.
server-no-such-game = Такой игры на полке нет.
server-no-such-language = Такого языка здесь нет.
server-no-such-level = Бота уровня «{ $level }» нет.
server-no-such-seat = За этим столом нет такого места.
server-no-such-code = Этот код неизвестен или его время вышло.
server-example = О примере из книги тренеру сказать нечего: посмотрите его или попробуйте сами.
server-no-such-ply = В записи шагов: { NUMBER($plies, useGrouping: 0) }; шага { $ply } нет.
server-no-such-puzzle = Задачи { $number } нет; всего задач: { $n }.

server-bad-name = В имени должно быть от одной до { $most } букв.
server-bad-chat = В строке должно быть от одной до { $most } букв.
server-bad-clock = Часы — от 10 секунд до 100 часов и не больше часа на решение.
server-bad-seed = В зерне не больше 64 букв.
server-seats-differ = Игроков: { $players }, а мест названо: { $seats }.
server-record-version = Запись сделана по правилам версии { $version }, здесь известны версии до { $ours }.
server-record-too-long = В записи не больше { NUMBER($most, useGrouping: 0) } решений.

server-not-at-table = Вы не за этим столом; сначала сядьте или станьте зрителем.
server-table-long = За этим столом столько сказано и взято назад, что его можно только доиграть.
server-muted = Вам больше нельзя здесь писать.
server-banned = Вам сюда больше нельзя: так решил тот, кто ведёт этот сервер.
server-not-your-seat = Это не ваше место.
server-not-your-table = Это может только тот, кто открыл стол.
server-only-watching = Зритель может только говорить.
server-no-spectators = За этим столом зрителей нет.
server-no-hints = За этим столом подсказок нет.
server-seat-taken = Там уже сидят.
server-seat-moved = Ваше место перешло на другое устройство или отдано.
server-no-seat-left = Свободных мест не осталось.
server-seats-open =
    { $n ->
        [one] Ещё свободно { $n } место.
        [few] Ещё свободно { $n } места.
       [many] Ещё свободно { $n } мест.
       *[other] Ещё свободно { $n } мест.
    }
server-started = Игра уже началась.
server-not-playing = Сейчас здесь не играют.
server-not-over = Игра ещё не закончена.
server-over-there = На этом шаге игра закончена; вернитесь на шаг назад.

server-late = Этот вопрос уже закрыт.
server-one-at-a-time = На этот вопрос отвечают по одному.
server-no-window = Сейчас не на что отвечать.
server-not-the-only-move = Этот ход не единственный: выберите его сами.
server-nothing-to-undo = Вам нечего отменять.
server-undo-needs-consent = С тех пор решал кто-то другой, вмешался случай или вы узнали скрытое: нужно согласие остальных.
server-nobody-asks = Вашего согласия никто не просит.
server-not-claimable = Этот игрок ещё здесь, и время у него есть.

server-ending-resigned = Партию сдаёт { $seat }.
server-ending-halted = Продолжить игру было нельзя; { $seat } её закрывает, победителя нет.
server-ending-closed = Владелец сервера закрыл стол, победителя нет.
server-admin-deed = что сделать
server-admin-which = стол; человек в виде стол:место или по хешу, сеть по адресу; для копии — новый файл
server-admin-status = только столы в этом состоянии
server-admin-most = сколько показать самое большее
server-admin-no-file = Базы данных { $file } нет.
server-admin-over = Этот стол уже закончен.
server-admin-nobody = Такого здесь не знают: укажите стол:место или хеш, который показывает `show`.
server-admin-pg-dump = Копию PostgreSQL делает его собственная программа: pg_dump.
server-admin-new-file = Для копии нужно имя файла, которого ещё нет; «{ $file }» не подходит.
server-admin-done = Готово.
server-admin-verified = Столов: { NUMBER($tables, useGrouping: 0) }, записей: { NUMBER($records, useGrouping: 0) }, неверных: { NUMBER($faults, useGrouping: 0) }.
server-admin-tidied = Удалено: { NUMBER($n, useGrouping: 0) }.
server-ending-claimed = За столом больше нет игрока { $seat }, или вышло его время.

server-arg-host = где слушать; 0.0.0.0 впускает другие машины
server-arg-port = порт
server-arg-db = где хранятся столы: файл SQLite или адрес PostgreSQL (можно и в LUDOTEKA_DB)
server-arg-tab = папка, которую собрал `make tab`, для тех, у кого пропадёт сеть; если не указать, dist/tab, когда она есть
server-arg-config = файл TOML с настройками (можно и в LUDOTEKA_CONFIG); переменные окружения и командная строка важнее его
server-arg-workers = сколько процессов обслуживает столы; больше одного только с PostgreSQL
server-arg-proxy = адрес прокси перед сервером: ему верят, откуда пришёл запрос
server-arg-open = открыть браузер
server-arg-replace = сменить сервер, который занял тот же файл: загрузиться, остановить его и продолжить
server-replace-file = --replace — для файла. Над PostgreSQL серверы работают рядом: запустите новый на другом порту и остановите старый.
server-arg-thinkers = сколько процессов думает за ботов у каждого работника
