cli-no-such-card = There is no card “{ $card }” in { $game }.
cli-no-such-rule = There is no rule “{ $rule }”; `ludoteka rules WORDS` searches.

# --- the command line ----------------------------------------------------------------------------------------------

cli-about = Five fantasy tabletop games on one rules engine: play them, measure them, look up their rules and cards.
cli-usage = usage
cli-positional = arguments
cli-options = options
cli-commands = commands
cli-help-play = play a game in the terminal, against bots or people
cli-help-admin = look after the tables of a server: list, close, delete, back up, verify
cli-help-serve = open tables in the browser
cli-help-sim = let bots play many games and count the results
cli-help-arena = match bots against each other, fairly
cli-help-bench = measure the speed of the rules
cli-help-rules = find a printed rule, the code that keeps it and the tests that prove it
cli-help-cards = show the cards of a game
cli-help-replay = view or verify a recorded game
cli-help-tab = check or show the folder with which all games run in a browser alone

cli-arg-help = show this help
cli-arg-lang = language: ru or en
cli-arg-version = show the version
cli-arg-game = the game: { $games }
cli-arg-players = number of players (2, where the game allows it)
cli-arg-option = an option of the game, such as relics=no; may be repeated
cli-arg-seed = seed of all luck; the same seed deals the same game
cli-arg-json = print one JSON value and nothing else
cli-arg-games = how many games (100)
cli-arg-bots = bots by seat, changing seats from game to game: { $bots }, or an agent of your own as module:name
cli-arg-ray = play on the Ray cluster at this address (auto: the one that runs here) instead of processes of one's own
cli-arg-jobs = processes at once (one for each core)
cli-arg-bench-games = the games to measure (all)
cli-arg-seconds = how long to measure each game and form (4)
cli-arg-peers = also measure the peers that are installed, and print the ratios
cli-arg-rules = a rule id, a ruling such as R17, or words to search for in either language; a game first, to stay in it
cli-arg-coverage = how many rules are kept and proven; fails while there is an orphan
cli-arg-primer = how to play in two minutes: six short pages about the game
cli-arg-card = a card by its name or a part of it, in either language (all)
cli-arg-file = a record, or a table saved by `ludoteka play`
cli-arg-verify = play it again and compare every hash
cli-arg-coach = let a coach go through it: what each decision cost, luck, and what there is to learn
cli-arg-plain = plain numbered lines, for screen readers and pipes
cli-arg-pace = how fast what happens is shown: times as fast as usual, 0 for at once (default: 1)
cli-arg-seats = who sits where, as in “Anna,greedy”: a bot by its level ({ $bots }), a person by any other name
cli-arg-start = begin at once, without questions
cli-arg-resume = go on with a saved table

cli-unknown-argument = I do not understand: { $what }
cli-missing-argument = This is missing: { $what }
cli-missing-extra = This needs the package { $package }, which is not installed here: pip install "ludoteka[{ $extra }]"
cli-argument-wants = { $what } wants a value.
cli-bad-choice = { $what } cannot be “{ $value }”; it can be: { $known }.
cli-bad-argument = { $what }: { $why }.
cli-not-whole = “{ $value }” is not a whole number
cli-not-a-number = “{ $value }” is not a number
cli-bad-pair = “{ $value }” is not of the form NAME=VALUE.
cli-bad-seats = The table has { $players } seats for players, but { $count } were filled.
cli-at-least-one = { $what } must be at least 1.
cli-at-most = { $what } must be at most { $most }.
cli-bad-seconds = --seconds must be more than 0 and at most 3600.
cli-no-such-form = LUDOTEKA_FORM is “{ $form }”; it can be: { $known }.
cli-no-such-file = The file { $file } cannot be read: { $why }.
cli-cannot-write = The file { $file } cannot be written: { $why }.
cli-no-rule-found = No rule or ruling mentions “{ $words }”.

cli-help-lab = what programs that learn see of a game; puzzles found in games of bots
cli-arg-lab = spec: the layout of a row of numbers, and the size of the action space; puzzles: look for puzzles
cli-arg-want = for puzzles: how many to find
cli-arg-most-games = for puzzles: how many games of bots to look through at the most
cli-arg-puzzles-out = for puzzles: where to write them
cli-lab-puzzles = { $puzzles } puzzles: { $win } to win this turn, { $survive } to survive, { $decides } choices that decide
cli-arg-puzzle = a puzzle of this game by its number
cli-arg-puzzles = list the puzzles of this game
cli-no-puzzles = There are no puzzles of { $game } yet.
cli-puzzle-row = { $number }. { $task } ({ $level })
cli-puzzle-title = Puzzle { $number } of { $of } ({ $level }). { $task }.
cli-puzzle-next = Next: `ludoteka play { $game } --puzzle { $number }`
cli-lab-line = { NUMBER($cells, useGrouping: 0) } cells, { NUMBER($actions, useGrouping: 0) } actions (in factors { $factors }); layout { $version }
cli-arg-out = write the games themselves as Parquet files into this folder
cli-arg-env = measure the environments for programs that learn instead of the rules
cli-arg-against = build another commit beside this one, measure both in turns, and print how many times faster this one is
cli-bench-cells = cells
cli-bench-actions = actions
cli-bench-batched = batched /s
cli-bench-single = single /s
cli-bench-aec = PettingZoo /s
cli-bench-env-legend = steps a second with rows and masks filled, from Python: 64 tables in a call, one table by its eye, and one as PettingZoo has it
cli-game-stood-still = The game with seed { $seed } stood still: after { $most } decisions nobody had won, so it counts as unfinished.
cli-arena-still =
    { $n ->
        [one] { $n } game stood still and counts as drawn: { $where }
       *[other] { $n } games stood still and count as drawn: { $where }
    }
cli-game-failed = The game with seed { $seed } failed: { $why }
cli-sim-interrupted = Interrupted after { $games } of { $of } games; the figures are of those.
cli-sim-line =
    { $games ->
        [one] { $games } game, { $finished } finished, { $errors } failed; seed { $seed }
       *[other] { $games } games, { $finished } finished, { $errors } failed; seed { $seed }
    }
cli-sim-speed = { $decisions } decisions in { $seconds } s ({ $rate } a second)
cli-sim-turns = turns: { $mean } on average, from { $least } to { $most }
cli-sim-who = who
cli-sim-wins = wins
cli-sim-share = share
cli-sim-percent = { $n }%
cli-sim-seat = seat { $letter }
cli-sim-bot = bot { $bot }

cli-bench-measuring = measuring { $game }, { $form } …
cli-bench-rules = Rules
cli-bench-rules-legend = kernel, Python: decisions a second in the kernel's own loop and driven from the interpreter; k: thousands
cli-bench-searches = Search
cli-bench-search-legend = playouts: whole games by the learned policy, from the first decision and from the middle of a game, dealt anew each time; iterations, in search: iterations and decisions a second in the search itself
cli-bench-build-plain = The compiled form is a plain build; `make fast` makes a faster one.
cli-bench-build-profiled = The compiled form is a profiled build, by `make fast`.
cli-bench-no-form = The { $form } form cannot run here; `make compile` makes it.
cli-bench-no-peers = No peer is installed; `pip install ludoteka[peers]` fetches them.
cli-bench-kernel = kernel /s
cli-bench-interpreter = Python /s
cli-bench-clone = clone µs
cli-bench-options = options µs
cli-bench-bytes = bytes
cli-bench-games = games /s
cli-bench-playouts = playouts /s
cli-bench-search-playouts = from the middle /s
cli-bench-iterations = iterations /s
cli-bench-search = in search /s
cli-bench-peer = Peers: decisions/s, and how many times faster ours are when driven from Python
cli-bench-digest = digest µs
cli-bench-save = save µs
cli-bench-load = load µs
cli-bench-building = building { $revision }: some minutes the first time …
cli-bench-turn = measuring { $game }, turn { $turn } of { $turns } …
cli-bench-against-legend = theirs: { $revision }; ×: how many times faster ours is, by the best of five turns of each

cli-rule-advisory = It only advises people or lists components: { $why }
cli-rule-kept = Kept by
cli-rule-proven = Proven by
cli-rule-nowhere = nothing
cli-ruling = Ruling { $id } · { $game }
cli-ruling-switch = switch: -o { $option }=…  ({ $values })
cli-rules-found =
    { $rules ->
        [one] { $rules } rule, { $rulings } rulings
       *[other] { $rules } rules, { $rulings } rulings
    }
cli-coverage = { $game }: { $rules } rules, { $kept } kept, { $proven } proven, { $advisory } advisory, { $orphans } orphans
cli-orphan-unknown = cited, but not in the book
cli-orphan-kept = kept, but proven by no test
cli-orphan-loose = kept by no code
cli-no-tests-here = There is no source tree here, so nothing is known of the tests.

cli-card-our-name = the Russian name is our own translation
cli-card-starred = * the Russian name is our own translation
cli-card-tuned = changed by play; our first design: { $was }
cli-card-cost = cost { $n }
cli-card-copies = × { $n }
cli-card-from = text: { $source }
cli-provenance-rulebook = the rulebook
cli-provenance-rulebook-in-part = the rulebook, in part
cli-provenance-published = published facts about the printed card
cli-provenance-original = our own design

cli-coach-alone = --json goes with --coach.
cli-puzzle-alone = A puzzle has its own table: --puzzle goes without --players, -o, --seed, --seats and --resume.
cli-coach-working = The coach goes through the game
cli-coach-move = { $ply }. { $who }: { $taken } — { $mark }
cli-coach-better = better by { $percent }%: { $better }
cli-coach-then = then: { $line }
cli-coach-luck-of = { $ply }. luck: { $gains }
cli-coach-seat = { $who }: accuracy { $accuracy } of 100 ({ $decisions ->
        [one] { $decisions } decision
       *[other] { $decisions } decisions
    } mattered), luck { $luck }%
cli-verified =
    { $n ->
        [one] { $game }: { $n } choice, every hash agrees.
       *[other] { $game }: { $n } choices, every hash agrees.
    }

# --- at the table --------------------------------------------------------------------------------------------------

cli-bot-name = Bot { $letter }
cli-row-game = Game
cli-row-players = Players
cli-row-seat = Seat { $letter }
cli-row-person = a person: { $name }
cli-row-bot = bot, { $bot }
cli-settle = Choose by number; an empty line keeps what is shown.
cli-not-offered = “{ $answer }” is not offered; choose a number from 1 to { $most }, or type ? for help.
cli-left = You have left the table; the game is not finished.
cli-hand-over = Hand over to { $name }, and let them press Enter.
cli-won-by =
    { $n ->
        [0] Nobody wins.
        [one] Winner: { $names }
       *[other] Winners: { $names }
    }
cli-nothing-barred = Nothing you might wish to do is barred now.
cli-saved = Saved in { $file }.
cli-plain-help =
    A number chooses. You can also type:
    ? 3 — what choice 3 is and the rules behind it; ? NAME — a card
    why — what you cannot do now, and why; why recruit NAME — one act
    advice — what a strong bot would do
    ask — in which answer windows you are asked; ask 3 — change the third, ask 0 — the open one
    table, log, rules WORDS, undo, save FILE, quit

cli-row-options = Options of the game: 1. the usual  2. go through them
cli-start = Start the game
cli-more = Disputed rules …
cli-fewer = Hide the disputed rules
cli-keys-setup = ↑↓ move · ←→ change · Enter start or change · m disputed rules · q quit
cli-keys-table = ? explain · w why not · a advice · c cards · u undo · l log · q quit · h help
cli-keys-table-long = ↑↓ Enter or a number · ? explain · w why not · a advice · c cards · l log{ $windows ->
    [0] {""}
   *[other] {" · p ask me"}
} · u undo · s save · h help · q quit
cli-manners = When do you want to be asked? Enter changes it, Esc goes back to the game.
cli-manner-ask = ● always: { $window }
cli-manner-able = ◐ if you have an answer: { $window }
cli-manner-pass = ○ never, pass for me: { $window }
cli-no-windows = There is nothing to set here: you are asked only if you have an answer.
cli-keys-viewer = ←→ moment · n p choice · PgUp PgDn turn · Space play · + − · v eyes · c · q
cli-thinking = { $name } is thinking …
cli-rules-behind = The rules behind it
cli-why-not = What is not possible now, and why
cli-advice = Advice, best first
cli-log = Log, newest first
cli-cards-on-table = Visible cards
cli-help = Help
cli-help-table =
    Choose with the arrow keys or by number; Enter takes the choice under the cursor.
    The places on the table that a choice is about are highlighted.

    ?   the card under the cursor and the rules of the question
    w   what you cannot do now, and why not
    a   what a strong bot would do in your place
    c   every visible card, with its text
    l   the log
    p   in which answer windows you are asked, and in which you pass
    u   take back your last choice, unless something hidden has been learned
    s   save the table to a file; `ludoteka play --resume FILE` continues it
    + −   how fast what happens is shown; Space for the next of it, End for now
    Ctrl+P   every command by its name, and the colours; the mouse chooses, scrolls and presses the keys below
    PgUp, PgDn   scroll the table
    q   leave
cli-signs-shards =
    The row: price, faction, “merc” for a mercenary, ♥ a champion's health. ×2: two alike.
cli-signs-quarriors =
    ◆ quiddity · ★ glory · ▪ dice left on a card · ⚔ creature: level, attack/defense · ✦ spell
    ↻ re-roll · ⤓ draw and roll · ✹ burst · {"{"}attack/defense ★glory{"}"} what a ready creature is worth now
cli-signs-etherstone =
    ♥ health · ⚔ strength · ★ points · ◆ markers · a number after a card's name: its price in stones
cli-signs-elves =
    ♥ lives · ▲ initiative (in battle) · the signs of strikes are listed under the field, those of the map under the map
cli-signs-evolution =
    ◆ a crystal, · a free place for one · ↑ the upper part of the source and who may take it
    ① first player · » active creature · z asleep
cli-save-where = Save to which file?
cli-leave = The game is not finished.
cli-leave-stay = Go on playing
cli-leave-save = Save
cli-leave-quit = Leave without saving
cli-over-again = Play again
cli-over-save = Save the game to view it later
cli-over-quit = Leave
cli-eyes-nobody = a spectator
cli-pace = { $speed ->
    [0] at once
   *[other] { $speed }×
}
cli-viewer-at = step { $at } of { $of } · seen by { $eyes }

cli-arg-arena-bots = the bots to match, each against each; one named twice meets itself: { $bots }, or an agent of your own as module:name
cli-arg-pair-games = games for each pair, rounded up to whole sets of seatings (100)
cli-arg-results = a file of results: what is in it is not played again, what is new is added
cli-arena-bot = bot
cli-arena-elo = Elo
cli-arena-interval = 95%
cli-arena-pair = { $a } vs { $b }: { $rate }% [{ $low }, { $high }] of { $games }
cli-arena-self = { $a } vs itself: { $rate }% of { $games }, as it must be
cli-arena-self-odd = { $a } vs itself: { $rate }% of { $games }, which must be 50%: its choices do not depend on its seed alone
cli-arena-seat = seat { $letter }: { $rate }% [{ $low }, { $high }]
cli-asleep = asleep

cli-elves-map = ◆ Central Castle  ♜ Castle  ▲ Tower  number: a Land; letter: its owner
cli-elves-face-down = face down
cli-promise = Its luck was promised before the first choice as { $promise }: compare it with what the table showed.

# the drawn table: commands on Ctrl+P, previews, colours
cli-arg-theme = colours of the drawn table, such as textual-light, nord or gruvbox; also in LUDOTEKA_THEME, and on Ctrl+P
cli-no-such-theme = There is no theme “{ $theme }”; there is: { $known }.
cli-preview-unsure = { $what } (unless somebody answers)
cli-palette = What do you want to do?
cli-palette-themes = Which colours?
cli-palette-key = key { $key }
cli-command-explain = Explain the choice under the cursor
cli-command-why_not = Why not?
cli-command-advise = Advice
cli-command-cards = Visible cards
cli-command-log = Log
cli-command-manners = When to ask me
cli-command-undo = Take back
cli-command-save = Save the table
cli-command-help = Help
cli-command-faster = Show what happens faster
cli-command-slower = Show what happens slower
cli-command-theme = Colours
cli-command-leave = Leave
