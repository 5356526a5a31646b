bots-advice = шансы на победу около { $percent } %
bots-advice-then = шансы на победу около { $percent } %; дальше: { $line }
bots-line = { $first } → { $rest }
bots-advice-gains = { $advice } — на { $percent } % лучше, чем «{ $other }»
bots-advice-because = { $advice } — на { $percent } % лучше, чем «{ $other }»: { $why }
bots-advice-loses = { $advice } — на { $percent } % хуже, чем «{ $other }»
bots-advice-equal = { $advice } — не хуже и не лучше, чем «{ $other }», насколько можно судить
bots-why-both = { $one }; { $two }
bots-why-champion = { $card } остаётся у вас в игре
bots-why-ready = { $card } стоит наготове
bots-why-own = с картой «{ $card }» ваш набор лучше
bots-why-without = без карты «{ $card }» вам лучше
bots-why-rival-loses = соперник теряет { $card }
bots-why-health = бережёт ваше здоровье
bots-why-mastery = растёт ваше мастерство
bots-why-glory = приносит вам славу
bots-why-attack = ваши существа бьют сильнее
bots-why-defense = ваши существа держатся крепче
bots-why-gems = остаются кристаллы на покупки
bots-why-power = даёт силу для атаки
bots-why-relic = приносит вашу реликвию
bots-why-their-health = соперник теряет здоровье
bots-why-their-mastery = сдерживает мастерство соперника
bots-why-their-glory = не даёт сопернику славы
bots-rating = рейтинг { $elo } ± { $reach }
bots-name-random = случайный
bots-level-random = выбирает вслепую
bots-name-beginner = начинающий
bots-level-beginner = впервые за столом: играет карты, покупает, что может, нападает и ничего не задумывает наперёд
bots-name-novice = новичок
bots-level-novice = чувствует, что хорошо, но часто забывает об этом
bots-name-apprentice = подмастерье
bots-level-apprentice = знает, чему научили партии с самим собой, держится этого нестрого и вперёд заглядывает редко или никогда
bots-name-greedy = жадный
bots-level-greedy = смотрит на один выбор вперёд
bots-name-adept = знаток
bots-level-adept = заглядывает вперёд, хотя и не всегда, и колеблется
bots-name-master = мастер
bots-level-master = твёрдо держится того, чему научили партии с самим собой, и заглядывает вперёд в сотнях возможных миров
bots-name-champion = чемпион
bots-level-champion = научился читать позицию по тысячам партий с собой и заглядывает вперёд в сотнях возможных миров
bots-name-tutor = наставник
bots-of-other-rules = Выученное ботами игры { $game } относится к версии правил { $learned }, а сейчас версия { $version }: обучить заново — `python -m ludoteka.lab.train { $game }`.
bots-no-such-sort = В выученном ботами игры { $game } есть «{ $sort }», чего в игре нет: обучить заново — `python -m ludoteka.lab.train { $game }`.
bots-mark-good = сильный ход
bots-mark-inaccuracy = неточность
bots-mark-mistake = ошибка
bots-mark-missed = упущенная победа
bots-puzzle-win = Победите в этот ход
bots-puzzle-survive = Доживите до своего следующего хода
bots-puzzle-decides = Найдите решающий выбор
bots-puzzle-level-1 = лёгкая
bots-puzzle-level-2 = средняя
bots-puzzle-level-3 = трудная
bots-puzzle-solved = Решено
bots-puzzle-failed = Не лучшее
bots-puzzle-line = Лучшее продолжение: { $line }
bots-puzzle-why-win = Это продолжение побеждает, что бы ни держали и ни отвечали другие: проверено на раскладах, неотличимых для вас ({ $n }).
bots-puzzle-why-survive = После «{ $other }» вы проигрываете до своего следующего хода в { $doomed } % неотличимых для вас раскладов, после «{ $best }» — в { $spared } %.
bots-puzzle-why-decides = «{ $best }» на { $percent } % лучше, чем «{ $other }» — лучшее из остального.
bots-lesson-costly = Ход { $ply }: «{ $better }» было на { $percent } % лучше, чем «{ $taken }».
bots-lesson-costly-why = Ход { $ply }: «{ $better }» было на { $percent } % лучше, чем «{ $taken }» — { $why }
bots-lesson-missed = Ход { $ply }: «{ $better }» почти решало игру; «{ $taken }» стоило { $percent } %.
bots-lesson-missed-why = Ход { $ply }: «{ $better }» почти решало игру; «{ $taken }» стоило { $percent } % — { $why }
bots-lesson-stopped =
    { $n ->
        [one] { $n } раз
        [few] { $n } раза
       *[many] { $n } раз
    } вы остановились, хотя можно было ещё что-то сделать, например «{ $better }»: всего { $percent } %.
bots-lesson-theme =
    { $n ->
        [one] { $n } раз
        [few] { $n } раза
       *[many] { $n } раз
    } лучший выбор был лучше по одной и той же причине, всего { $percent } % — { $why }
bots-lesson-good = Ход { $ply }: «{ $taken }» было нелегко найти, следующий вариант хуже на { $percent } %.
bots-lesson-early = Больше всего потеряно в первой трети игры: { $percent } % потерь. Там стоит подумать дольше.
bots-lesson-middle = Больше всего потеряно в середине игры: { $percent } % потерь. Там стоит подумать дольше.
bots-lesson-late = Больше всего потеряно в последней трети игры: { $percent } % потерь. Там стоит подумать дольше.
bots-lesson-clean =
    { $n ->
        [0] Ни одно решение не было заметно важным.
        [one] В { $n } важном решении не потеряно ничего заметного.
        [few] В { $n } важных решениях не потеряно ничего заметного.
       *[many] В { $n } важных решениях не потеряно ничего заметного.
    }
bots-lesson-lucky = Кубики и карты дали вам примерно на { $percent } % больше, чем дают обычно.
bots-lesson-unlucky = Кубики и карты дали вам примерно на { $percent } % меньше, чем дают обычно.
bots-lesson-even-luck = Кубики и карты дали вам столько, сколько дают обычно.
bots-lesson-share =
    { $n ->
        [0] Что бы вы ни выбрали, выходило одно и то же.
       *[other] Лучший выбор сделан в { $right } из { $n } важных решений.
    }
