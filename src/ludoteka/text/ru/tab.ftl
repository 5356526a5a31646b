## Ludoteka во вкладке: что говорит страница там, где столы живут в самом браузере

tab-not-a-file = Этот файл сохранён не здесь.
tab-waking = Накрываем стол: { $percent } %
tab-asleep = Движок игр в этом браузере не запускается.
tab-asleep-more = Читать правила и карты можно; чтобы играть, возьмите браузер поновее или разрешите этому сайту WebAssembly.
tab-again = Ещё раз
tab-elsewhere = Ludoteka открыта в другой вкладке этого браузера.
tab-take-over = Играть здесь
tab-update = Есть новая версия.
tab-update-now = Обновить
tab-away = До дома не достучаться. Вот во что можно сыграть одному; ваши столы там вас ждут.
tab-try-house = Постучаться в дом ещё раз
tab-install = На главный экран
tab-save-all = Сохранить всё в файл
tab-bring-back = Вернуть из файла
tab-brought = Возвращено: { $tables ->
    [one] { $tables } стол
    [few] { $tables } стола
   *[many] { $tables } столов
}, { $records ->
    [one] { $records } запись
    [few] { $records } записи
   *[many] { $records } записей
}.
tab-here = Ваши столы живут в этом браузере: без сервера, без учётных записей, а после первого визита и без сети.
tab-open-hands = Все карты лежат в памяти этого устройства: для того, кто туда заглянет, тайн здесь нет. Мастер думает секундами.
tab-bad-link = В этой ссылке нет целой партии.

## `ludoteka tab`

tab-arg-folder = папка, которую собрала `make tab`; если не сказано, { $default }
tab-arg-serve = показывать на этой машине до Ctrl-C
tab-arg-port = порт, на котором показывать; если не сказано, любой свободный
tab-no-folder = В { $folder } вкладки нет: её собирает из исходников `make tab`.
tab-spoiled = { $file } в { $folder } не такой, каким собран: запустите `make tab` ещё раз.
tab-port-taken = Порт { NUMBER($port, useGrouping: 0) } занять не удалось: { $why }
tab-bad-port = { NUMBER($port, useGrouping: 0) } — не порт: он от 0 до 65535.
tab-whole = { $folder }: выпуск { $release }, { $files ->
    [one] { $files } файл
    [few] { $files } файла
   *[many] { $files } файлов
}, { $bytes } МБ; годится любой статический хостинг.
tab-serving = Ludoteka во вкладке: http://127.0.0.1:{ NUMBER($port, useGrouping: 0) }/ (Ctrl-C завершает)
