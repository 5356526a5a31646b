# What the page says of itself. Everything about a game is said by the game's own messages.

web-brand = Ludoteka
web-hero = Five games, one table and good company
web-hero-more = Invite friends with a link or sit down with a bot. The table knows the rules and always says why not.
web-sections = Sections
web-tables = Tables
web-rules = Rules
web-cards = Cards
web-settings = Settings
web-menu = Menu
web-language = Language
web-light = Theme
web-light-auto = as on the device
web-light-dark = dark
web-light-light = light
web-motion = Animation
web-motion-full = full
web-motion-short = brief
web-motion-none = off
web-motion-system = Your device asks for less motion, so animation is off.
web-close = Close
web-cancel = Cancel
web-yes = yes
web-no = no
web-open = open
web-all = all
web-you = you
web-total = Total
web-no-connection = The server is not answering. Try again in a moment.
web-connecting = Joining the table…
web-lost = Connection lost, trying again…
web-no-table = There is no such table, or it is closed to you.
web-to-shelf = Back to the shelf

# boxes
web-box-etherstone = Etherstone
web-box-elves = Elven Fury
web-box-evolution = Evolution of Magical Creatures
web-box-quarriors = Quarriors!
web-box-shards = Shards of Infinity
web-about-etherstone = Gather followers, take the right die in time and defeat the threats of Nobura.
web-about-elves = Four nations, a secret goal each, strikes to the left, forward and to the right.
web-about-evolution = Grow creatures, steal energy and be the first to transmute three.
web-about-quarriors = Roll a fistful of dice, summon creatures and keep them alive until your next turn.
web-about-shards = Build mastery and bring the power of the Shard down on your foe.
web-minutes = { $n } min
web-not-yet = not on the shelf yet

# lobby
web-your-tables = Your tables
web-tables-newer = Newer tables
web-tables-older = Older tables
web-open-tables = Open tables
web-no-tables-yours = No table is waiting for you. Open one: it takes a minute.
web-no-tables-open = There are no open tables just now.
web-row-asked = Your turn
web-row-gathering =
    { $n ->
        [0] Everybody is here
        [one] One seat is free
       *[other] { $n } seats are free
    }
web-row-over = The game is over
web-row-playing = The game is on
web-row-play = Play
web-row-with = with { $who }
web-row-open = Open
web-upload = Open a record
web-code = Code from the other device
web-take-code = Continue here
web-sit = Sit down
web-watch = Watch

# new table
web-new-table = New table
web-game = Game
web-how-many-players = Players
web-your-name = Your name
web-their-name = Their name
web-player = Player { $n }
web-guest = Guest
web-seats = Seats
web-seat = Seat { $n }
web-me = me
web-same-screen = a person at this screen
web-by-link = whoever follows the link
web-bot-of = bot: { $level }
web-bot = bot
web-bot-name = { $level } bot
web-bot-name-n = { $level } bot { $n }
web-variants = Variants from the book
web-rulings = Disputed rules
web-rulings-more = Where the book can be read two ways. Our reading comes first; you may choose the other.
web-rule = rule
web-table-itself = Table
web-allow-hints = Hints allowed
web-listed = List it among the open tables
web-clock = Clock
web-clock-off = no clock
web-play = Play
web-open-table = Open the table
web-play-on = Play on from here

# gathering
web-gathering = Waiting for players
web-underway = The game is under way
web-open-seat = Free seat
web-stand-up = Stand up
web-free-seat = Free the seat
web-bot-here = Put a bot here
web-invite-link = Invitation link
web-copy = Copy
web-copied = Copied
web-start = Start
web-waiting-seats = Waiting for the seats to fill
web-spectator = spectator

# table
web-opponents = Opponents
web-decision = Decision
web-options = Options
web-options-count =
    { $n ->
        [one] One option.
       *[other] { $n } options.
    }
web-phases = Phases of the turn
web-your-turn = Your turn
web-your-answer = Your answer
web-glows = Choose from what glows.
web-choose-card = Choose a card; point at it or hold a finger on it to read it whole.
web-choose-button = Choose one of the buttons.
web-pick-several =
    { $n ->
        [0] Pick one or more; what you pick gets a tick.
       *[other] Picked: { $n }. Press again to unpick.
    }
web-done-picks = Done · { $n }
web-done-of = Done · { $n } of { $of }
web-together = Play all at once · { $n }
web-together-more = All cards of your hand that ask nothing more of you. One step takes them back.
web-pick-more = Pick { $n } more.
web-strength-short = Strength still short: { $n }.
web-pick-one = Pick one if you like; it gets a tick.
web-number-left = Left over: { $n }
web-tray = Cards to choose from
web-tray-fold = Fold the cards away
web-tray-open = Show the cards
web-tray-again = tap again to take
web-tray-shards-recruit-relic = Mastery 10: take one of your relics free of charge
web-bargain = A trade with { $who }
web-bargain-give = What I give
web-bargain-get = What I get
web-bargain-most = { $n } of at most { $most }
web-bargain-hidden = An artefact of their choice
web-bargain-help = Help in battle
web-bargain-none = { $who } has nothing to give.
web-bargain-offer = Make the offer
web-bargain-close = Not now
web-bargain-open = Make up the trade
web-tap-again = tap again
web-read-again = Tap again: { $what }
web-read-hold = Hold your finger on a card for all about it.
web-thinking = { $who } is choosing
web-meanwhile = The game goes on…
web-thinks = choosing
web-wait = You will see every move here.
web-away = away
web-skip = Skip
web-pass-until-turn = Pass until my turn
web-pass-until-target = Pass until I am the target
web-passing-until-turn = Passing until my turn
web-passing-until-target = Passing until I am the target
web-recap = While you waited
web-recap-again = Show it again
web-recap-nothing = Nothing has happened since your last move.
web-window-open = Others may answer…
web-window-held = { $who }: let me think
web-window-more = Everybody has the same time, whatever they hold.
web-window-think = Let me think
web-stop-always = always ask
web-stop-able = ask when I can answer
web-stop-never = always pass
web-can = You can: { $acts }
web-acts =
    { $n ->
        [one] { $n } option
       *[other] { $n } options
    }
web-where = now choose where
web-acts-menu = What to do with it
web-told-shards-recruit = It goes to your discard pile and comes to your hand later.
web-told-shards-fast-play = It works now and leaves at the end of the turn.
web-less = Less
web-more = More
web-how-many = How many
web-card-back = Face-down card
web-costs = costs { $n }
web-pile = { $name }: { $n }
web-empty = empty
web-hand = Hand: { $n }
web-hand-empty = Your hand is empty
web-undo = Take back: { $what }
web-undo-none = Nothing to take back
web-undo-sure = Since then something new was seen or others have moved. Take back anyway: { $what }?
web-undo-ask = Something new has come to light since. Ask the others to take back: { $what }
web-undo-request = Request to take back a choice
web-undo-wants = { $who } asks to take back a choice.
web-why-not = Why not?
web-why-nothing = Nothing can be done with this now.
web-why-unfold = more
web-met = met
web-unmet = not met
web-log = Log
web-log-empty = Nothing has happened yet.
web-log-undo = { $who } took back a choice.
web-log-resigned = { $who } resigned.
web-log-claimed = { $who } was away too long.
web-chat = Chat
web-chat-say = Message to the table…
web-send = Send
web-hints = Hints
web-hint = What would a bot do?
web-hint-only = the only move
web-hint-best = clearly best
web-hint-better = a little better
web-hint-same = about equal
web-hint-weaker = a little weaker
web-hint-worse = clearly weaker
web-hint-then = Then: { $line }
web-hint-in-numbers = In numbers
web-hint-numbers = wins about { $worth }% of games; the bot gave it { $share }% of its thought
web-hint-thinking =
    { $before ->
        [0] The bot is thinking…
        [one] The bot is thinking: one other before you…
       *[other] The bot is thinking: { $before } others before you…
    }
web-table-rules = Rules of this table
web-other-device = Move to another device
web-transfer-code = Enter this code on the other device within ten minutes:
web-claim = Count { $who } out
web-resign = Resign
web-resign-sure = Yes, resign: the game is lost
web-pass-screen = Pass the screen to { $who }
web-it-is-me = It's me
web-just-happened = What just happened
web-keys = Keys
web-key-0 = choose option 1–9 in the bar
web-key-1 = next thing that glows
web-key-2 = stop at everything, or only at what glows
web-key-3 = along the row
web-key-4 = choose it; on anything else: why not?
web-key-5 = enlarge the card
web-key-6 = take back
web-key-7 = log
web-key-8 = rules
web-key-9 = this list
web-key-10 = to the hand, the middle of the table, the opponents
web-key-11 = read out how things stand
web-key-12 = close
web-key-13 = redo what was taken back
web-key-14 = play at once everything that asks nothing more (where there is such)

# facts and fields of any game
web-fact-cost = cost
web-fact-health = health
web-fact-shield = shield
web-fact-mastery = mastery
web-fact-mercenary = mercenary: can be fast-played
web-fact-gems = gems
web-fact-power = power
web-fact-hand = hand
web-fact-deck = deck
web-fact-discard = discard

# short verbs on what glows
web-tag = choose
web-tag-play = play
web-tag-recruit = recruit
web-tag-fast-play = fast-play
web-tag-exhaust = exhaust
web-tag-show = show
web-tag-attack = attack
web-tag-banish-from-hand = banish
web-tag-banish-from-discard = banish
web-tag-return = return
web-tag-copy = copy
web-tag-take-free = take
web-tag-destroy = destroy
web-tag-recruit-relic = recruit
web-tag-draft = take

# shards
web-shards-row = Centre row
web-row-note = what glows can be taken now
web-shards-banished = Banished
web-shards-pool = Relics to choose from
web-shards-arena = My champions · played this turn
web-shards-arena-empty = Cards you play lie here until the end of the turn
web-shards-relics = Relics
web-shards-deck = My deck
web-act-shards-focus = Focus

# end and replay
web-over = The game is over
web-result = Result and record
web-rematch = Rematch
web-replay = Replay
web-download = Download the record
web-timeline = Timeline
web-replay-start = The table is set
web-moves = Moves
web-moves-begin = Before the first turn
web-moves-turn = Turn { $n }: { $who }
web-moves-peaks = Only what mattered
web-coach = Coach
web-coach-ask = Let a coach go through this game
web-coach-about = It judges each decision by what that seat knew then: what another choice would have been worth, what the dice and draws gave, and what there is to learn.
web-coach-working = The coach goes through the game: { $done } of { $total }
web-coach-waiting = The coach is at another game. This one comes next.
web-coach-failed = The coach could not go through this game. Ask again in a while.
web-coach-seat = Accuracy { $accuracy } of 100
web-coach-mattered =
    { $n ->
        [one] { $n } decision mattered
       *[other] { $n } decisions mattered
    }
web-coach-luck = Luck { $luck }%
web-coach-learn = Three things to learn
web-coach-moves = Marked moves
web-coach-none = No move stands out.
web-puzzles = Puzzles
web-puzzles-about = Positions from games of bots in which one line is clearly best. You see what the player saw; after the deciding choice you are told whether it was the best, and why.
web-puzzles-none = There are no puzzles of this game yet.
web-puzzles-solved = solved: { $n } of { $of }
web-puzzle = Puzzle { $number }
web-puzzle-done = solved
web-puzzle-again = Try again
web-puzzle-show = Play the best line
web-puzzle-step = Play: { $what }
web-puzzle-over = That was the best line.
web-puzzle-next = Next puzzle
web-puzzle-list = All puzzles
web-puzzle-link = Link to the puzzle
web-puzzle-gone = There is no such puzzle here.
web-coach-fortunes = What luck gave
web-coach-better = { $better } would have been { $percent }% better
web-coach-then = then: { $line }
web-coach-open = Open the position before move { $ply }
web-turn-back = One turn back
web-turn-next = One turn forward
web-example = Watch the example
web-example-title = Worked example
web-examples = Worked examples of the book
web-example-try = Try it yourself
web-example-back = Take it back
web-example-on = Play on
web-example-again = Once more
web-step-back = One step back
web-step-next = One step forward
web-run = Play
web-pause = Pause
web-eyes = Seen by
web-eyes-open = all hands open
web-eyes-spectator = spectator
web-permalink = Link to this step

# rules and cards
web-contents = Contents
web-search = Search
web-search-rules = a word or an id
web-rules-count =
    { $n ->
        [one] One rule
       *[other] { $n } rules
    }, { $rulings ->
        [0] no rulings
        [one] one ruling
       *[other] { $rulings } rulings
    }
web-advisory = advice
web-our-ruling = our ruling { $id }
web-our-rulings = Our rulings
web-our-rulings-more = Where the book is silent or contradicts itself, this is how we play it.
web-ruling-gap = the book is silent
web-ruling-conflict = the book contradicts itself
web-switchable = can be changed
web-faction = Faction
web-kind = Kind
web-copies = Copies
web-set = Set
web-provenance = Where it comes from
web-provenance-rulebook = the rulebook
web-provenance-published = published facts about the printed card
web-provenance-original = our own design
web-rules-of-card = Rules that mention it
web-basis = Where the rule comes from
web-basis-rulebook = the printed rulebook
web-basis-source = public summaries of the base game
web-basis-deduced = follows from the printed wording
web-basis-reconstructed = reconstructed by us
web-our-name = our translation
web-cards-count =
    { $n ->
        [one] One card
       *[other] { $n } cards
    }

# quarriors
web-fact-glory = glory
web-fact-bag = bag
web-fact-used = used pile
web-fact-quiddity = quiddity
web-face = face { $face }
web-goal = goal { $n }
web-dice-left = dice left: { $n }
web-wilds = The Wilds
web-wilds-capture = what glows can be captured
web-pool = Active pool
web-pool-of = Active pool: { $who }
web-pool-empty = Rolled dice lie here
web-ready = My ready area
web-ready-empty = no dice ready
web-ready-mine-empty = Summoned creatures wait here until your next turn
web-might = attack { $n }
web-tag-summon = summon
web-tag-capture = capture
web-tag-cull = cull
web-tag-use = use
web-tag-re-roll = re-roll
web-tag-defend = defend
web-tag-react = react
web-tag-discard = discard
web-phase-quarriors-score = Score
web-phase-quarriors-roll = Roll
web-phase-quarriors-summon = Summon
web-phase-quarriors-attack = Attack
web-phase-quarriors-capture = Capture
web-phase-quarriors-clean-up = Clean-up

# etherstone
web-fact-strength = strength
web-fact-endurance = health
web-endurance-cap = health, never above 16
web-fact-vp = victory points
web-infected = infected
web-market = Dice market
web-market-price =
    { $n ->
        [0] refresh for free
       *[other] refresh: −{ $n } health
    }
web-die-held = taken by { $who }
web-die-costs = costs { $n } health
web-packet = Take one; the rest go on to your neighbour
web-leaders = Choose your leader
web-threats = Threats
web-threat-left = in the deck: { $one } + { $two } + { $three }
web-gauge = up to { $have } of { $need }
web-gauge-note = the most strength you could bring, of its health
web-vp-supply = points in the supply
web-last-round = the end is near
web-in-play = My leader and cards in play
web-owed = still to pay: { $n }
web-attacking = choose who attacks
web-trophies = Trophies
web-tag-take = take
web-tag-apply = apply
web-tag-send = send
web-tag-lead = choose
web-tag-recall = recall
web-tag-restore = restore
web-tag-tap = tap
web-tag-mark = marker
web-tag-move-from = take marker
web-tag-move-to = put marker
web-tag-destroy-from-hand = destroy
web-tag-crush = crush
web-tag-cycle = under the deck

# elves
web-fact-initiative = initiative
web-fact-lives = lives
web-fact-lands = Lands
web-fact-artefacts = artefacts
web-map = Map of Lands
web-cell-centre = Central Castle
web-cell-castle = Castle
web-cell-tower = Tower
web-cell-land = Land
web-nobodys = nobody's
web-conflict = conflict here
web-battle = Battle
web-neutrals-yours = neutrals (you play them)
web-neutrals-of = neutrals (played by { $who })
web-neutrals = neutrals
web-fallen = fallen
web-order = Order of initiative
web-field-free = free place
web-lives = lives: { $n } of { $of }
web-side-attacking = attacker
web-side-defending = defender
web-hand-0 = left
web-hand-1 = forward
web-hand-2 = right
web-strike-simple = Simple strike
web-strike-double-simple = Double Simple strike
web-strike-piercing = Piercing strike
web-strike-double-piercing = Double Piercing strike
web-strike-counter = Counter-attack
web-strike-shield = Shield
web-strike-fire-shield = Fire shield
web-strike-empty = empty side
web-six-faces = The six faces of the die
web-face-chance =
    { $n ->
        [one] { $n } face of six
       *[other] { $n } faces of six
    }
web-face-corners = On a creature: level at the top left, which is what summoning costs; attack at the top right; defence at the bottom right.
web-squads = Neutral squads
web-squad =
    { $cards ->
        [one] squad { $n }: { $cards } card
       *[other] squad { $n }: { $cards } cards
    }
web-squad-open = open
web-squad-seen = seen by you
web-guards = Who will defend
web-centre-reserve = reserve
web-centre-dies = dies
web-centre-saved = is saved
web-centre-spoils = spoils
web-keeps-you = You play the neutrals
web-keeps-of = { $who } plays the neutrals
web-muster-attacking = attacks: { $n } of { $of } sent
web-muster-defending = takes up the battle: { $n } of { $of } sent
web-order-tied = equal initiative: their owner says who is first
web-chosen = chosen
web-squads-none = no squads
web-goal-secret = secret goal
web-sent = sent
web-tag-fight = fight
web-tag-look = look
web-tag-peek = look
web-tag-exchange = exchange
web-tag-hand-over = give
web-tag-act = use
web-tag-put-back = put back

# evolution
web-creature = creature
web-crystals =
    { $n ->
        [one] { $n } crystal
       *[other] { $n } crystals
    }
web-asleep = asleep
web-awake = awake
web-ripe = ripe
web-source = Source
web-upper = Upper part
web-herd-more = { $n ->
    [one] { $n } more creature further on
   *[other] { $n } more creatures further on
}
web-no-upper = No upper part
web-lower = Lower part: for everyone
web-ether = Ether
web-familiar = Familiar
web-my-creatures = My creatures
web-no-creatures = No creatures yet: lay a card face down to create one
web-medals = transmutations
web-round = round
web-tag-create = create
web-tag-evolution-take-to = here
web-tray-traits = Traits to choose from
web-tag-add = add
web-tag-activate = activate
web-tag-wake = wake
web-tag-transmute = transmute

# the first game
web-full-rules = Full rules
web-primer-back = Back
web-primer-back-to-table = Back to the table
web-lesson-offer = Never played before? Play a first game that explains itself: the table shows what is what and where to press.
web-lesson-open = Lesson: a first game
web-lesson-press =
    { $touch ->
        [yes] Tap “{ $what }”
       *[no] Click “{ $what }”
    }
web-lesson-far = Lesson: { $n } of { $of }
web-lesson-skip = Skip
web-lesson-again = Read the last one again
web-lesson-learned = What you can do now
web-guide-more = More
web-guide-less = Less
web-guide = First game
web-guide-with = First game: explain as we play
web-guide-next = Next
web-guide-begin = Let's play
web-guide-close = Close the guide
web-guide-wait = It is the others' turn. The log tells what they do: choose a line and the table shows what it is about.
web-guide-other = Read the question in the bar. You can choose what glows; press anything else and it tells you why not.
web-guide-shards-ask-main = Play your cards first: press them one after another. Then spend gems on a card in the row, and one gem on Focus for a point of mastery. When there is nothing left to do, end the main phase: your power hits the opponent.
web-guide-shards-ask-shields = You are under attack. Cards in your hand with a blue shield stop damage when you show them; they stay in your hand.
web-guide-quarriors-ask-summon = Choose a glowing creature to summon it; the drops are paid for you. What is left can capture a new die later, so do not spend everything. Then go on to the attack.
web-guide-quarriors-ask-capture = Now capture one die: choose a glowing card of the Wilds. The die goes to your used pile and into your bag once the bag is empty.
web-guide-quarriors-ask-cull = Your creatures survived and scored. For each one you may cull a weak die, which goes back to its card, so that your bag gets better.
web-guide-quarriors-ask-defend = You are under attack. Choose a creature to stand in the way: if the attack is at least its defense, it falls and the rest of the attack goes on.
web-guide-etherstone-ask-draft = Take one card; the others go on to your neighbour. Look for cards of one or two colours: they help each other.
web-guide-etherstone-ask-market-or-action = One action a turn: take a die, summon a card from your hand for stones, attack a threat, or rest to make your followers ready again.
web-guide-etherstone-ask-action = One action a turn: take a die, summon a card from your hand for stones, attack a threat, or rest to make your followers ready again.
web-guide-etherstone-ask-pay = Choose which stones to pay with. A violet stone in the price can be paid with any colour.
web-guide-elves-ask-main = Choose a glowing Land to attack it, or decline and draw two cards.
web-guide-elves-ask-squad = Neutral warriors hold the empty Lands. Look at a squad first, or fight one at once.
web-guide-elves-ask-send = Choose the warriors to send into battle. Higher initiative strikes first.
web-guide-elves-ask-card = It is this warrior's turn: choose the side it strikes with. A Shield stops a Simple strike; a Piercing strike goes through.
web-guide-elves-ask-discard = Five cards may stay in your hand; discard the others.
web-guide-evolution-ask-create = Lay a card face down: it becomes a new creature. More creatures take more crystals.
web-guide-evolution-ask-add = Add a trait: press a card and then a creature. Aggressive traits attack, defensive ones protect, the rest bring crystals.
web-guide-evolution-ask-activate = Choose who acts now. After taking energy or attacking, a creature usually falls asleep.
web-guide-evolution-ask-action = The creature may take crystals from the source, attack with its traits, or sleep. With four crystals it can be transmuted: that is what you play for.

# one turn, step by step
web-acts-now = acting
web-farther = Zoom out
web-nearer = Zoom in
web-stones = { $colour }: { $n }
web-graph = How the game went: { $what }
web-qr = QR code with the link
web-qr-more = Point a phone's camera at it to sit down at this table.
web-volume = Volume
web-sound = Sounds
web-notify = Notify me of my turn while I am in another tab
web-notify-refused = Your browser blocks notifications from this page; allow them in its settings first.
web-call = Call me to my tables also when this page is closed; a push service of your browser brings the word, sealed
web-call-failed = Your browser could not arrange it; try again later.
web-notify-turn = Your turn
web-ask-me = What you are asked about
web-ask-me-more = Chances to answer what others do. Where you are not asked, the table passes for you.
web-ally = ally
web-confirm = Ask again if I end a phase with something free and useful left to do
web-only-move = Only move: { LOW($what) }
web-only-more = It is made for you when the ring closes.
web-only-now = Now
web-only-wait = Wait
web-by-itself = Automatically: { LOW($what) }
web-forced = When there is only one move
web-grave = When it ends your turn or loses something
web-forced-auto = announce it, then make it
web-forced-ask = ask me
web-forced-now = make it at once
web-forced-more = In your first three games the end of a turn and every loss are announced all the same.
web-doubt = End it anyway?
web-doubt-go = Yes: { $what }
web-doubt-back = Go back
web-doubt-never = don't ask again
web-size = Text size
web-size-usual = normal
web-size-large = large
web-size-largest = largest
web-speed = Pace
web-speed-instant = instant
web-stepping = Step through what others do: each thing waits for a tap
web-pace = Pace
web-pace-next = Next
web-pace-at = { $n } of { $of }
web-battle-again = Watch the battle again
web-battle-yours = You win the battle
web-battle-theirs = You lose the battle
web-battle-over = The battle is over
web-land-yours = The Land is yours without a fight
web-land-lost = You lose a Land without a fight
web-land-yielded = A Land without a fight
web-patterns = Patterns as well as colours (if colours are hard to tell apart)
web-hints-wanted = Offer a bot's advice where the table allows it
web-back = Back
web-same-deal = Same deal
web-made-of = What the points are made of
web-deciding = The moment that decided it
web-deciding-ahead = From here on { $who } stayed ahead.
web-show = Show
web-turning = Turning points
web-turning-odds = Chance of winning ({ $who }): { $before }% → { $after }%
web-choice-n = step { $n }
web-replay-from = Replay from step { $n }
web-fork = Play on from step { $n }
web-record-link = Link to the record
web-then-replay = Open the replay here
web-then-look = See how it was then
web-looking = The past
web-looking-back = This is how the table looked then
web-looking-more = You see only what you knew then. To choose, come back.
web-looking-now = Back to now
web-hand-of = { $who }'s hand
web-printed = printed
web-now-values = Now
web-terms = Words on the card

# goals and dangers at the table
web-goals = Goals and dangers
web-goals-all = All goals and dangers
web-goal-only-yours = only you can see it
web-danger-now = Right now
web-danger-next_turn = Next turn
web-danger-soon = Soon
web-you-won = You won!
web-you-lost = You lost
web-secrets = Secret goals
web-fact-points = points if the game ended now

# the stage
web-lens = A closer look: { $who }
web-more-offers = More…
web-all-offers = As a list…
web-unless-answered = { $what } (if nobody answers)

# how a table is played: one line on each variant
web-played-by = How this table plays
web-played-by-book = By the book, without variants.
web-how-etherstone-cards-draft = Packets go round; everybody keeps one card of each until the hands are full.
web-how-etherstone-cards-sets = Everybody is dealt a ready-made set of cards; play begins at once.
web-how-etherstone-cards-chosen-sets = Players take turns choosing one of the ready-made sets.
web-primer-elves-goal-races =
    A race: everybody has the same open goal. Who is first to capture { $race ->
        [towers] four Towers
       *[lands] seven Lands
    } wins.
web-primer-elves-goal-dragonlord = Capture the Castles of all the others. A captured Castle gives a dragon and a portal to other Castles.
web-primer-elves-goal-war = Who is first to capture another’s Castle wins. The Central Castle does not count.
web-primer-elves-goal-alliance = Two against two: the side that is first to take a Castle of the other wins. Allies help each other.
web-how-elves-scenario-superiority = Everybody has a secret goal; the first to meet their own wins.
web-how-elves-scenario-dragonlord = Take every other Castle. A Castle you took brings its dragon and a portal to the others.
web-how-elves-scenario-races = One goal for all, in the open: the first there wins.
web-how-elves-scenario-war = The first to capture another player's Castle wins; the Central Castle does not count.
web-how-elves-scenario-alliance = Two against two: the first side to take a Castle of the other wins. Allies help each other and may give gifts.
web-how-elves-layout-novice = Where a fighter stands in battle is up to chance.
web-how-elves-layout-advanced = Players lay their fighters out themselves, in turn.
web-how-elves-race-lands = Seven Lands; Towers and Castles count too.
web-how-elves-race-towers = Four Towers.
web-how-elves-nations-random = Everybody is dealt a nation.
web-how-elves-nations-chosen = Players choose their nations in turn.
web-how-elves-castles-seated = Castles follow the seats.
web-how-elves-castles-chosen = Players choose in turn where their Castle stands.
web-how-elves-allies-across = Allies sit across from each other.
web-how-elves-allies-beside = Allies sit side by side.
web-how-elves-trade-true = Treasures and artefacts may be offered to other players.
web-how-evolution-ether-true = Three strong cards lie open; whoever transmutes may give one to any creature.
web-how-evolution-victims-true = Eight new traits; the strongest attacks cost one of the attacker's own traits.
web-how-evolution-rare-auto = 32 more cards of the usual traits, shuffled in only with five or six players.
web-how-evolution-rare-on = 32 more cards of the usual traits are shuffled in.
web-how-evolution-rare-off = The deck is that of the base box.
web-how-evolution-familiar-true = A Baby grows at the table. Once it is the Beast it attacks everybody, and its second crystal beats you all.
web-how-evolution-difficulty-easy = Two tokens are enough for you against the Shadow.
web-how-evolution-difficulty-normal = Three tokens for you; one transmutation is enough for the Shadow.
web-how-evolution-difficulty-hard = The Shadow starts with a crystal more.
web-how-quarriors-wilds-random = Seven creatures and three spells come by chance.
web-how-quarriors-wilds-first = A fixed set without tricky cards.
web-how-quarriors-wilds-rulebook = The cards of the book's worked examples.
web-how-quarriors-wilds-reactions = A fixed set with spells that answer other players' turns.
web-how-quarriors-wilds-shapes = A fixed set of creatures that change into others.
web-how-quarriors-wilds-giants = A fixed set of large, costly creatures.
web-how-quarriors-second_capture-true = A second die may be captured in a turn if you can pay for both.
web-how-quarriors-spent_pile-true = Dice you spent wait for the end of the turn and cannot be drawn again in it.
web-how-shards-variant-standard = Everybody against everybody; the last one standing wins.
web-how-shards-variant-team = Two against two: you attack the opponent who faces you.
web-how-shards-variant-triple = For three: your power hits both opponents in full, and each blocks alone.
web-how-shards-variant-nemesis = Alone against an opponent without a hand, who plays from the centre deck.
web-how-shards-relics-true = More cards, and a free relic of your leader at mastery 10.
web-how-shards-auction-true = Leaders are bid for with health.
web-how-shards-draft-true = Relics lie open and are picked in turn instead of coming with the leader.
web-how-shards-secret-true = Everybody is dealt two relics face down.
web-how-shards-leaders-random = Leaders are dealt.
web-how-shards-leaders-chosen = Players choose their leaders in turn.
