# Что говорит людям лаборатория.

lab-two-bots = Арене нужны хотя бы два бота; названный дважды встретится сам с собой.
lab-no-arena-alone = Арены нет там, где играют против автомата: на его место никого не посадить.
lab-no-gauge = { $game } не называет чисел, по которым судит о положении: искать лучшие негде.
lab-bad-results = Строку { NUMBER($line, useGrouping: 0) } файла { $file } не прочесть.
lab-other-results = В файле { $file } результаты других партий.
lab-no-results = Файлом результатов { $file } нельзя пользоваться: { $why }.
lab-no-such-module = Модуль «{ $module }» не удалось загрузить: { $why }.
lab-no-such-agent = В модуле «{ $module }» нет ничего под именем «{ $agent }», что делает агента из игры и зерна.
lab-agent-astray = Агент «{ $agent }» ответил «{ $answer }», а такого нет среди предложенного (всего { $count }).
lab-agent-unmade = Агента «{ $agent }» не удалось сделать из игры и зерна: { $why }.
lab-agent-mute = У агента «{ $agent }» нет метода «choose».
lab-no-extra = Для этого нужно больше, чем установлено: всё принесёт `pip install ludoteka[{ $extra }]`.
lab-no-checkout = Другой коммит можно собрать только из рабочей копии Ludoteka под git.
lab-no-such-revision = git не знает ревизии «{ $revision }».
lab-cannot-build = Правила в { $folder } не скомпилировались.
lab-cannot-measure = Правила в { $folder } не удалось измерить: { $why }
lab-seat-silent = Игрока { $letter } спросили, а он ничего не выбрал.
lab-no-cluster = По адресу «{ $address }» нет кластера Ray, к которому можно присоединиться.
lab-other-rules = У рабочих кластера другие правила: на каждом узле нужна та же версия Ludoteka.
