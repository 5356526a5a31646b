bots-advice = about { $percent }% to win
bots-advice-then = about { $percent }% to win; then: { $line }
bots-line = { $first } → { $rest }
bots-advice-gains = { $advice } — { $percent }% better than “{ $other }”
bots-advice-because = { $advice } — { $percent }% better than “{ $other }”: { $why }
bots-advice-loses = { $advice } — { $percent }% worse than “{ $other }”
bots-advice-equal = { $advice } — as good as “{ $other }”, as far as can be told
bots-why-both = { $one }; { $two }
bots-why-champion = { $card } stays in play for you
bots-why-ready = { $card } stands ready
bots-why-own = { $card } makes what you own better
bots-why-without = you are better off without { $card }
bots-why-rival-loses = your rival loses { $card }
bots-why-health = it keeps you healthy
bots-why-mastery = your mastery grows
bots-why-glory = glory for you
bots-why-attack = your creatures strike harder
bots-why-defense = your creatures stand firmer
bots-why-gems = gems are left to spend
bots-why-power = power for the attack
bots-why-relic = it brings your relic
bots-why-their-health = your rival loses health
bots-why-their-mastery = it holds your rival's mastery down
bots-why-their-glory = it keeps glory from your rival
bots-rating = rating { $elo } ± { $reach }
bots-name-random = random
bots-level-random = chooses blindly
bots-name-beginner = beginner
bots-level-beginner = new to the game: plays its cards, buys what it can, attacks, and plans nothing
bots-name-novice = novice
bots-level-novice = has a feel for what is good, and often forgets it
bots-name-apprentice = apprentice
bots-level-apprentice = knows what self-play has taught, follows it loosely, and seldom or never looks ahead
bots-name-greedy = greedy
bots-level-greedy = looks one choice ahead
bots-name-adept = adept
bots-level-adept = looks ahead, though not always, and wavers
bots-name-master = master
bots-level-master = holds firmly to what self-play has taught and looks ahead in hundreds of possible worlds
bots-name-champion = champion
bots-level-champion = has learned to read the position from thousands of games against itself, and looks ahead in hundreds of possible worlds
bots-name-tutor = tutor
bots-of-other-rules = What the bots of { $game } learned is of version { $learned } of its rules, and the rules are of version { $version }: `python -m ludoteka.lab.train { $game }` teaches them anew.
bots-no-such-sort = What the bots of { $game } learned speaks of “{ $sort }”, which the game does not know: `python -m ludoteka.lab.train { $game }` teaches them anew.
bots-mark-good = good move
bots-mark-inaccuracy = inaccuracy
bots-mark-mistake = mistake
bots-mark-missed = missed win
bots-puzzle-win = Win this turn
bots-puzzle-survive = Survive until your next turn
bots-puzzle-decides = Find the choice that decides
bots-puzzle-level-1 = easy
bots-puzzle-level-2 = medium
bots-puzzle-level-3 = hard
bots-puzzle-solved = Solved
bots-puzzle-failed = Not the best
bots-puzzle-line = The best line: { $line }
bots-puzzle-why-win = This line wins whatever others hold and answer: it was tried in { $n } deals that you could not tell apart.
bots-puzzle-why-survive = After “{ $other }” you lose before your next turn in { $doomed }% of the deals that you could not tell apart; after “{ $best }” in { $spared }%.
bots-puzzle-why-decides = “{ $best }” is worth { $percent }% more than “{ $other }”, the best of the rest.
bots-lesson-costly = Move { $ply }: “{ $better }” was worth { $percent }% more than “{ $taken }”.
bots-lesson-costly-why = Move { $ply }: “{ $better }” was worth { $percent }% more than “{ $taken }” — { $why }
bots-lesson-missed = Move { $ply }: “{ $better }” would have all but won; “{ $taken }” cost { $percent }%.
bots-lesson-missed-why = Move { $ply }: “{ $better }” would have all but won; “{ $taken }” cost { $percent }% — { $why }
bots-lesson-stopped = { $n } times you stopped while something was still to be gained, as in “{ $better }”: { $percent }% in all.
bots-lesson-theme = { $n } times the better choice had the same reason, { $percent }% in all — { $why }
bots-lesson-good = Move { $ply }: “{ $taken }” was not easy to find, and { $percent }% ahead of the next best.
bots-lesson-early = Most was lost in the first third of the game: { $percent }% of it. Take your time there.
bots-lesson-middle = Most was lost in the middle of the game: { $percent }% of it. Take your time there.
bots-lesson-late = Most was lost in the last third of the game: { $percent }% of it. Take your time there.
bots-lesson-clean =
    { $n ->
        [0] No decision mattered enough to tell.
        [one] The one decision that mattered lost nothing worth telling.
       *[other] None of the { $n } decisions that mattered lost anything worth telling.
    }
bots-lesson-lucky = Dice and draws gave you about { $percent }% more than their due.
bots-lesson-unlucky = Dice and draws gave you about { $percent }% less than their due.
bots-lesson-even-luck = Dice and draws gave you about their due.
bots-lesson-share =
    { $n ->
        [0] Whatever you chose came to the same.
       *[other] In { $right } of { $n } decisions that mattered you chose the best.
    }
