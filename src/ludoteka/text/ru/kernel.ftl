# Что говорит людям машина правил. Отказ — целое предложение.

kernel-seat = Игрок { $letter }
kernel-nobody = никто
kernel-yes = да
kernel-no = нет
kernel-and = { $first } и { $last }

kernel-game-over = Партия окончена.
kernel-not-asked = Сейчас решает { $seat }.
kernel-no-such-act = Здесь нет ничего под названием «{ $intent }».
kernel-not-among = Сейчас этого выбрать нельзя: { $question }
kernel-other-question = Сейчас открыт другой вопрос: { $question }
kernel-nothing-to-undo = Отменять нечего.
kernel-undo-learned = Этот выбор не отменить: сыграл случай или открылось скрытое.

kernel-no-such-game = На полке нет игры «{ $game }»; есть: { $known }.
kernel-no-such-option = В игре { $game } нет настройки «{ $option }»; есть: { $known }.
kernel-bad-option = Настройка { $option } не может быть «{ $value }»; возможно: { $values }.
kernel-bad-players = В игру { $game } нельзя играть таким числом участников: { $players }; можно: { $values }.

kernel-not-a-save = Это не сохранённая партия.
kernel-other-rules = Сохранено по другим правилам ({ $ruleset }), не по этим ({ $ours }).
kernel-not-a-record = Это не запись партии.
kernel-record-lacks = В записи нет строки «{ $key }».
kernel-bad-line = Строку { NUMBER($line, useGrouping: 0) } прочесть нельзя.
kernel-bad-header = «{ $header }» — не заголовок истории: в нём слово game, название игры и настройки.
kernel-diverges =
    { $ply ->
        [0] Запись начинается не с той раздачи, которую её зерно даёт сегодня.
       *[other] Запись расходится с правилами на выборе { NUMBER($ply, useGrouping: 0) }.
    }
kernel-diverges-refused = Выбор { NUMBER($ply, useGrouping: 0) } из записи сегодня не принят: { $why }
kernel-not-json = Это не JSON.

kernel-not-a-number = { $value } — не целое число.
kernel-not-a-flag = { $value } — ни «да», ни «нет».
kernel-not-a-text = { $value } — не текст.
kernel-not-a-seat = { $value } — не место за этим столом.
kernel-not-a-list = { $value } — не список.
kernel-not-marked = { $value } — не предмет с отметками.
kernel-no-such-mark = Нет отметки { $value }.
kernel-no-such-name = Ничего с именем { $value } не напечатано.
kernel-no-such-text = Нет печатного текста { $value }.
kernel-no-such-passage = Такого раздела в правилах нет.
kernel-not-fields = Здесь нет полей предмета { $thing }.
kernel-no-such-field = У предмета { $thing } нет поля «{ $field }».
kernel-field-missing = У предмета { $thing } не хватает поля «{ $field }».
kernel-bad-field = В поле «{ $field }»: { $why }
kernel-too-many =
    { $count ->
        [one] В поле «{ $field }» только { $count } место.
        [few] В поле «{ $field }» только { $count } места.
       *[many] В поле «{ $field }» только { $count } мест.
    }
kernel-too-little = { $value } — слишком мало: меньше { $least } не бывает.
kernel-too-long = Здесь есть число длиннее, чем вмещают правила.
kernel-too-much = { $value } — слишком много: больше { $most } не бывает.
kernel-not-so-many = Указано { $count }, а нужно { $wanted }.
kernel-too-many-copies =
    { $most ->
        [0] За этим столом нет { $thing }.
       *[other] { $thing }: всего { $most }, а указано { $count }.
    }
kernel-two-spaces = В «{ $words }», похоже, две части: разделите их двумя пробелами.
kernel-no-such-beginning = Позиция не может начаться с «{ $beginning }»; она может начаться с одного из: { $known }.
kernel-not-a-position = Из этой позиции игру не продолжить.
kernel-bad-luck = Указан жребий { $value }, а случай даёт от 0 до { $most }.
kernel-no-such-bot = Бота «{ $bot }» нет; есть: { $known }.

# what an option would do
kernel-forecast-wins = Это победа!
kernel-forecast-loses = На этом партия кончится, и победите не вы.
kernel-no-such-example = { $game }: { $n ->
        [0] примеров из книги нет
        [one] из книги есть { $n } пример
        [few] из книги есть { $n } примера
       *[many] из книги есть { $n } примеров
    }; номера { $number } нет.
kernel-other-example = Пример { $number } не от этой игры: { $header }.
