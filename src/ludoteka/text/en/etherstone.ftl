# Etherstone, with our own cards.

# --- names and terms -------------------------------------------------------------------------------------------------

etherstone-name = Etherstone
etherstone-about = Take dice, summon seven entities, defeat the threats of Nobura, and keep your leader from the Abyss.
etherstone-colour-black = black
etherstone-die-black = black die
etherstone-colour-green = green
etherstone-die-green = green die
etherstone-colour-red = red
etherstone-die-red = red die
etherstone-colour-white = white
etherstone-die-white = white die
etherstone-colour-violet = violet
etherstone-die-violet = Abyss die
etherstone-faction-none = leaders and threats
etherstone-faction-black = black: mist-folk
etherstone-faction-green = green: tamers
etherstone-faction-red = red: salamanders
etherstone-faction-white = white: luminaries
etherstone-faction-violet = violet: distortions
etherstone-kind-follower = follower
etherstone-kind-ritual = ritual
etherstone-kind-technology = technology
etherstone-kind-leader = leader
etherstone-kind-threat = threat
etherstone-expansion-base = base game
etherstone-fact-code = code
etherstone-fact-level = level
etherstone-fact-health = health
etherstone-fact-strength = strength
etherstone-fact-points = VP
etherstone-fact-markers = starting markers
etherstone-fact-cost = cost
etherstone-fact-species = species
etherstone-fact-black = black stones at the start
etherstone-fact-green = green stones at the start
etherstone-fact-red = red stones at the start
etherstone-fact-white = white stones at the start
etherstone-species-mist-folk = mist-folk
etherstone-species-tamers = tamers
etherstone-species-salamanders = salamanders
etherstone-species-luminaries = luminaries
etherstone-species-distortions = distortions
etherstone-phase-setup = set-up
etherstone-phase-draft = card draft
etherstone-phase-main = main phase
etherstone-set-a = set A
etherstone-set-b = set B
etherstone-set-v = set V
etherstone-set-g = set G
etherstone-set-d = set D

# --- fields ----------------------------------------------------------------------------------------------------------

etherstone-field-leader = leader
etherstone-field-health = health
etherstone-field-infected = infected
etherstone-field-stones = stones: black, green, red, white
etherstone-field-markers = markers on the leader
etherstone-field-vp = VP tokens
etherstone-field-deals = deals with the Abyss
etherstone-field-token = end-of-game token
etherstone-field-play = in play
etherstone-field-packet = to pick from
etherstone-field-hand = hand
etherstone-field-known = known in hand
etherstone-field-trophies = trophies
etherstone-field-leaders = leaders to choose from
etherstone-field-first = first player
etherstone-field-turn = turn of
etherstone-field-turns = turn
etherstone-field-phase = phase
etherstone-field-closing = end of the game
etherstone-field-supply = VP supply
etherstone-field-aside = VP set aside
etherstone-field-dice = dice
etherstone-field-holder = beside whose leader
etherstone-field-die = die taken
etherstone-field-colour = colour of the die
etherstone-field-value = value of the die
etherstone-field-area = threat area
etherstone-field-ones = unseen threats I
etherstone-field-twos = unseen threats II
etherstone-field-threes = unseen threats III
etherstone-field-left = left in the deck by level
etherstone-field-deck = threat deck
etherstone-field-under = put under the deck
etherstone-field-box = destroyed
etherstone-field-undealt = not dealt
etherstone-field-absent = leaders not in play
etherstone-field-picked = cards picked
etherstone-field-tapped = tapped
etherstone-field-card = card

# --- choices ---------------------------------------------------------------------------------------------------------

etherstone-do-take = Take: { $die }, value { $n }, and 2 stones: { $colour }
etherstone-do-rest = Rest: restore all followers
etherstone-do-deal = Make a deal with the Abyss
etherstone-do-refresh = Refresh the market
etherstone-do-attack = Attack (health { $health }): { $card }
etherstone-do-gain = Gain a stone: { $colour }
etherstone-do-pay = Pay a stone: { $colour }
etherstone-do-done = Done
etherstone-do-decline = Decline
etherstone-do-strike = Attack with these
etherstone-do-confirm = Apply nothing more
etherstone-do-do-it = Do it
etherstone-do-apply = Apply: { $card }. { $text }
etherstone-do-summon = Summon: { $card }
etherstone-do-send = Send to attack: { $card }
etherstone-do-mark = Put the marker on: { $card }
etherstone-do-restore = Restore: { $card }
etherstone-do-tap = Tap: { $card }
etherstone-do-recall = Recall: { $card }
etherstone-do-destroy = Destroy: { $card }
etherstone-do-destroy-from-hand = Destroy from hand: { $card }
etherstone-do-move-from = Take the marker from: { $card }
etherstone-do-move-to = Put the marker on: { $card }
etherstone-do-x = X = { $n }
etherstone-do-pay-health =
    { $n ->
         [0] Pay with stones only
        *[other] Replace with health: { $n }
    }
etherstone-do-set-die = Turn the die to { $n }
etherstone-do-either =
    { $n ->
         [1] The first
        *[other] The second
    }
etherstone-do-crush = Crush: { $card }
etherstone-do-cycle = Put under the deck: { $card }
etherstone-do-draft = Keep: { $card }
etherstone-do-lead = Choose the leader: { $card }
etherstone-do-take-set = Take: { $set }

# --- questions -------------------------------------------------------------------------------------------------------

etherstone-ask-market-or-action = Refresh the market or choose your action.
etherstone-ask-action = Choose your action.
etherstone-ask-deal = Your leader is infected: your only action is a deal with the Abyss.
etherstone-ask-abilities = The die opens abilities: which one do you apply?
etherstone-ask-reactions =
    { $left ->
        [1] A constant ability: do you apply it?
       *[other] Constant abilities, { $left } still to apply: which one first?
    }
etherstone-ask-after-attack = After the attack: what comes first?
etherstone-ask-apply = Which ability do you apply?
etherstone-ask-threat = Which threat do you attack?
etherstone-ask-attackers = { $card }, health { $need }: who attacks? Total strength: { $strength }.
etherstone-ask-attack-abilities = { $card }, health { $need }: total strength { $strength }. Apply “on attack” abilities?
etherstone-ask-before = Before summoning { $card }: apply its ability?
etherstone-ask-immediate = { $card } is in play: apply its “immediately” ability?
etherstone-ask-pay =
    { $card }: { $n } more { $n ->
         [1] stone
        *[other] stones
    } to pay.
etherstone-ask-pay-health = { $card }: how many stones do you replace with health?
etherstone-ask-gain =
    Gain { $n } more { $n ->
         [1] stone of any colour
        *[other] stones of any colours
    }.
etherstone-ask-spend =
    Spend { $n } more { $n ->
         [1] stone of any colour
        *[other] stones of any colours
    }.
etherstone-ask-lose-stones =
    You lose { $n } { $n ->
         [1] stone
        *[other] stones
    }: which?
etherstone-ask-x = What is X? { $text }
etherstone-ask-mark =
    Where do you put { $n ->
         [1] the marker
        *[other] { $n } markers
    }?
etherstone-ask-move-from = Move a marker: from which card?
etherstone-ask-move-to = Move the marker: to which card?
etherstone-ask-restore = Which follower do you restore?
etherstone-ask-tap = Which follower do you tap?
etherstone-ask-recall = Which entity do you recall?
etherstone-ask-destroy = Which entity do you destroy?
etherstone-ask-burn = Which card in hand do you destroy?
etherstone-ask-summon =
    { $n ->
         [0] Which entity do you summon?
         [1] Which entity do you summon for 1 stone less?
        *[other] Which entity do you summon for { $n } stones less?
    }
etherstone-ask-crush = Which threat do you crush with strength { $n }?
etherstone-ask-cycle = Which threat do you put under the deck?
etherstone-ask-die = The die shows { $n }: which value do you choose?
etherstone-ask-refresh = Refresh the market?
etherstone-ask-either = Ability: { $text }
etherstone-ask-draft = Card draft, round { $n }: which card do you keep?
etherstone-ask-leader = Which of your two leaders do you play?
etherstone-ask-set = Which ready set do you take?

# --- events ----------------------------------------------------------------------------------------------------------

etherstone-event-turn-began = Turn { $n }: { $seat }
etherstone-event-round-picked =
    Everybody has picked { $n } { $n ->
         [1] card.
        *[other] cards.
    }
etherstone-event-leader-shown = { $seat } is led by { $card }.
etherstone-event-set-taken =
    { $seat } takes ready set { $set ->
         [0] A.
         [1] B.
         [2] V.
         [3] G.
        *[4] D.
    }
etherstone-event-refreshed =
    { $seat } refreshes the market{ $n ->
         [0] {""}.
        *[other] {" "}for { $n } health.
    }
etherstone-event-die-rolled = { $die }: { $n }.
etherstone-event-die-taken = { $seat } takes the { $die } showing { $n }.
etherstone-event-die-counts-as = The Abyss die counts as { $colour }.
etherstone-event-die-changed = The { $die } now shows { $n }.
etherstone-event-gained-stones =
    { $seat } gains { $n } { $n ->
         [1] stone
        *[other] stones
    }: { $colour }.
etherstone-event-spent-stones =
    { $seat } pays { $n } { $n ->
         [1] stone
        *[other] stones
    }: { $colour }.
etherstone-event-gained-vp = { $seat } gains { $n } VP.
etherstone-event-gained-set-aside = { $seat } gains { $n } VP from those set aside.
etherstone-event-gained-health = { $seat }: health +{ $n }.
etherstone-event-health-full = { $seat }: health is never above { $n }, the rest is lost.
etherstone-event-lost-health = { $seat }: health −{ $n }.
etherstone-event-infected = { $seat }: the leader is infected.
etherstone-event-marked = { $card }: markers +{ $n }.
etherstone-event-unmarked = { $card }: markers −{ $n }.
etherstone-event-summoned = { $seat } summons { $card }.
etherstone-event-recalled = { $seat } recalls { $card }.
etherstone-event-destroyed = { $seat } destroys { $card }.
etherstone-event-tapped = { $card } is tapped.
etherstone-event-restored = { $card } is restored.
etherstone-event-applied = { $seat } applies an ability: { $card }.
etherstone-event-attacked = { $seat } attacks { $card }. Strength { $n } against health { $health }: defeated.
etherstone-event-crushed = { $seat } crushes { $card } with strength { $n }.
etherstone-event-trophy = { $seat } takes a trophy: { $card } ({ $n } VP).
etherstone-event-revealed = New threat: { $card }.
etherstone-event-cycled = { $card } goes under the deck.
etherstone-event-rested = { $seat } rests; restored: { $n }.
etherstone-event-deal-made = { $seat } makes a deal with the Abyss, −7 VP at the end; deals so far: { $n }.
etherstone-event-end-token = { $seat } takes the end-of-game token: the round is played out.

# --- card text: symbols ----------------------------------------------------------------------------------------------

etherstone-symbol-black-die = Black die
etherstone-symbol-green-die = Green die
etherstone-symbol-red-die = Red die
etherstone-symbol-white-die = White die
etherstone-symbol-value = Value { $one } / { $other }
etherstone-symbol-range = Range { $low } → { $high }
etherstone-symbol-immediate = Immediately
etherstone-symbol-before-summon = Immediately before summon
etherstone-symbol-constant = Constant
etherstone-symbol-whenever = Constant, { $event }
etherstone-symbol-end = End of game
etherstone-symbol-attack = On attack
etherstone-when-summon-any = when you summon an entity
etherstone-when-summon-follower = when you summon a follower
etherstone-when-defeat = when you defeat a threat
etherstone-when-opponent-defeat = when an opponent defeats a threat
etherstone-when-take-die = when you take a die, before other abilities
etherstone-when-abyss-die = when you take the Abyss die
etherstone-when-refresh = when you refresh the market
etherstone-when-rest = when you rest
etherstone-when-recall = when you recall an entity
etherstone-when-destroy = when you destroy one of your entities
etherstone-when-gain-health = when you gain health
etherstone-when-lose-health = when you lose health
etherstone-when-deal = when you make a deal with the Abyss

# --- card text: frames -----------------------------------------------------------------------------------------------

etherstone-say-ability = { $symbol }: { $text }.
etherstone-say-must = { $symbol } (compulsory): { $text }.
etherstone-say-reward = Reward: { $text }.
etherstone-say-and = { $first }, { $then }
etherstone-say-and-apart = { $first }; { $then }
etherstone-say-price = { $price } → { $text }
etherstone-say-after = after the attack { $after }
etherstone-say-then-after = { $text }; after the attack { $after }
etherstone-say-then-after-if = { $text }; after the attack, { $after }
etherstone-say-with-x = { $text } ({ $x })
etherstone-say-x = X is the number of { $count }
etherstone-say-x-at-most = X is the number of { $count }, at most { $n }
etherstone-say-x-chosen = X is your choice, at most { $n }
etherstone-say-divided = { $count }, divided by { $n } and rounded down
etherstone-say-when = { $if }, { $then }
etherstone-say-either = choose one: { $first } / { $second }
etherstone-say-nothing = nothing
etherstone-count-trophies = your trophies
etherstone-count-followers = your followers in play
etherstone-count-technologies = your technologies in play
etherstone-count-markers-here = markers on this card
etherstone-count-markers = markers on all your cards
etherstone-count-health = your health points
etherstone-count-market-dice = dice on the market
etherstone-count-entity-colours = different colours among your entities in play
etherstone-count-black-entities = your black entities in play
etherstone-count-green-entities = your green entities in play
etherstone-count-red-entities = your red entities in play
etherstone-count-white-entities = your white entities in play
etherstone-count-violet-entities = your violet entities in play
etherstone-if-health = if you have at least { $n } health
etherstone-if-markers = if you have at least { $n } markers on your cards
etherstone-if-most-health = if you have the most health
etherstone-if-most-trophies = if you have the most trophies

# --- card text: sentences --------------------------------------------------------------------------------------------

etherstone-say-gain-any =
    gain { $n } { $n ->
         [1] stone of any colour
        *[other] stones of any colours
    }
etherstone-say-spend-any =
    spend { $n } { $n ->
         [1] stone of any colour
        *[other] stones of any colours
    }
etherstone-say-gain-black =
    gain { $n } { $n ->
         [1] black stone
        *[other] black stones
    }
etherstone-say-spend-black =
    spend { $n } { $n ->
         [1] black stone
        *[other] black stones
    }
etherstone-say-gain-green =
    gain { $n } { $n ->
         [1] green stone
        *[other] green stones
    }
etherstone-say-spend-green =
    spend { $n } { $n ->
         [1] green stone
        *[other] green stones
    }
etherstone-say-gain-red =
    gain { $n } { $n ->
         [1] red stone
        *[other] red stones
    }
etherstone-say-spend-red =
    spend { $n } { $n ->
         [1] red stone
        *[other] red stones
    }
etherstone-say-gain-white =
    gain { $n } { $n ->
         [1] white stone
        *[other] white stones
    }
etherstone-say-spend-white =
    spend { $n } { $n ->
         [1] white stone
        *[other] white stones
    }
etherstone-say-opponents-gain-any =
    each opponent gains { $n } { $n ->
         [1] stone of any colour
        *[other] stones of any colours
    }
etherstone-say-lose-stones =
    lose { $n } { $n ->
         [1] stone
        *[other] stones
    } of your choice
etherstone-say-opponents-lose-stones =
    each opponent loses { $n } { $n ->
         [1] stone
        *[other] stones
    } of their choice
etherstone-say-gain-vp = gain { $n } VP
etherstone-say-gain-set-aside = gain { $n } VP from those set aside
etherstone-say-score = { $n } VP
etherstone-say-gain-health = gain { $n } health
etherstone-say-opponents-gain-health = each opponent gains { $n } health
etherstone-say-lose-health = lose { $n } health
etherstone-say-opponents-lose-health = each opponent loses { $n } health
etherstone-say-add-strength = +{ $n } to the total strength of the attack
etherstone-say-protect = protection { $n }
etherstone-say-discount =
    this card costs { $n } { $n ->
         [1] stone
        *[other] stones
    } less
etherstone-say-pay-with-health =
    { $n ->
         [one] 1 stone of its cost may be replaced with 1 health
        *[other] up to { $n } stones of its cost may be replaced with health, 1 for each
    }
etherstone-say-health-for-stones =
    { $n ->
         [one] whenever you summon, you may replace 1 stone with 1 health
        *[other] whenever you summon, you may replace up to { $n } stones with health, 1 for each
    }
etherstone-say-cheaper-entity =
    what you summon costs { $n } { $n ->
         [1] stone
        *[other] stones
    } less
etherstone-say-cheaper-follower =
    your followers cost { $n } { $n ->
         [1] stone
        *[other] stones
    } less to summon
etherstone-say-cheaper-not-follower =
    your rituals and technologies cost { $n } { $n ->
         [1] stone
        *[other] stones
    } less to summon
etherstone-say-cheaper-refresh = refreshing the market costs you { $n } less health
etherstone-say-any-colours = coloured stones in the cost of what you summon may be replaced with stones of any colours
etherstone-say-boost = your followers have +{ $n } strength
etherstone-say-boost-other-followers = your other followers have +{ $n } strength
etherstone-say-boost-green-followers = your green followers have +{ $n } strength
etherstone-say-boost-leader = your leader has +{ $n } strength
etherstone-say-boost-per-marker = this card has +1 strength for each marker on it, at most +{ $n }
etherstone-say-put-markers =
    put { $n } { $n ->
         [1] marker
        *[other] markers
    } on this card
etherstone-say-put-markers-on-card =
    put { $n } { $n ->
         [1] marker
        *[other] markers
    } on one of your cards
etherstone-say-put-markers-on-follower =
    put { $n } { $n ->
         [1] marker
        *[other] markers
    } on one of your followers
etherstone-say-put-markers-on-other-follower =
    put { $n } { $n ->
         [1] marker
        *[other] markers
    } on another of your followers
etherstone-say-put-markers-on-each-card =
    put { $n } { $n ->
         [1] marker
        *[other] markers
    } on each of { $cards } different cards of yours
etherstone-say-put-markers-on-each-follower =
    put { $n } { $n ->
         [1] marker
        *[other] markers
    } on each of { $cards } different followers of yours
etherstone-say-discard-markers =
    discard { $n } { $n ->
         [1] marker
        *[other] markers
    }
etherstone-say-move-marker = move up to 1 marker from one of your cards to another
etherstone-say-restore-this = restore this card
etherstone-say-restore-follower =
    restore { $n ->
         [1] one of your followers
        *[other] { $n } of your followers
    }
etherstone-say-restore-other-follower =
    restore { $n ->
         [1] another of your followers
        *[other] { $n } other followers of yours
    }
etherstone-say-restore-all = restore all your followers
etherstone-say-tap-this = tap this card
etherstone-say-tap-follower = tap one of your followers
etherstone-say-opponents-tap-follower = each opponent taps one of their followers
etherstone-say-recall-this = recall this card
etherstone-say-recall-entity = recall one of your entities
etherstone-say-may-recall-entity = you may recall one of your entities
etherstone-say-recall-other-entity = recall another of your entities
etherstone-say-may-recall-other-entity = you may recall another of your entities
etherstone-say-recall-other-follower = recall another of your followers
etherstone-say-may-recall-other-follower = you may recall another of your followers
etherstone-say-destroy-this = destroy this card
etherstone-say-destroy-entity = destroy one of your entities in play
etherstone-say-destroy-other-entity = destroy another of your entities in play
etherstone-say-destroy-from-hand = destroy another card in your hand
etherstone-say-summon-entity =
    summon an entity from your hand{ $n ->
         [0] {""}
         [1] {" "}for 1 stone less
        *[other] {" "}for { $n } stones less
    }
etherstone-say-may-summon-entity =
    you may summon an entity from your hand{ $n ->
         [0] {""}
         [1] {" "}for 1 stone less
        *[other] {" "}for { $n } stones less
    }
etherstone-say-summon-follower =
    summon a follower from your hand{ $n ->
         [0] {""}
         [1] {" "}for 1 stone less
        *[other] {" "}for { $n } stones less
    }
etherstone-say-may-summon-follower =
    you may summon a follower from your hand{ $n ->
         [0] {""}
         [1] {" "}for 1 stone less
        *[other] {" "}for { $n } stones less
    }
etherstone-say-crush = crush a threat with an attack of strength { $n }
etherstone-say-attack = attack
etherstone-say-cycle = put a threat from the threat area under the deck and reveal a new one
etherstone-say-set-die = change the die you took to any value
etherstone-say-change-die = change the value of the die you took by up to { $n }
etherstone-say-refresh = refresh the market without losing health
etherstone-say-may-refresh = you may refresh the market without losing health
etherstone-say-apply-entity = apply any die ability of another of your cards in play
etherstone-say-may-apply-entity = you may apply any die ability of one of your cards in play
etherstone-say-apply-follower = apply any die ability of one of your followers in play
etherstone-say-may-apply-follower = you may apply any die ability of one of your followers in play
etherstone-say-apply-not-follower = apply any die ability of one of your rituals or technologies in play
etherstone-say-may-apply-not-follower = you may apply any die ability of one of your rituals or technologies in play

# --- reasons ---------------------------------------------------------------------------------------------------------

etherstone-why-your-action = This can be done only in your turn, before your action.
etherstone-why-infected = Only an infected leader can make the deal.
etherstone-why-not-infected = Your leader must not be infected.
etherstone-why-on-market = The { $die } must be on the market.
etherstone-why-refreshed = The market is refreshed at most once at the start of a turn.
etherstone-why-dice-left = There must be at least one die on the market.
etherstone-why-infected-refresh = At this table an infected leader cannot refresh the market.
etherstone-why-refresh-health = At this table you must have at least { $need } health to refresh the market for { $price }; you have { $have }.
etherstone-why-threat = There must be a threat at that place.
etherstone-why-strength = { $card } has { $need } health; you can bring at most { $have } strength.
etherstone-why-entity = Only entities can be summoned.
etherstone-why-in-hand = { $card } must be in your hand.
etherstone-why-stones = { $card } costs you { $need } stones; you have { $have } in all.
etherstone-why-colour =
    { $card } costs { $need } { $colour } { $need ->
         [one] stone
        *[other] stones
    }; you have { $have }.
etherstone-why-engaged = { $card } must not be under attack already.

# --- conditions of answers ---------------------------------------------------------------------------------------

etherstone-why-sent = { $card } has { $need } health; your attack comes to { $have } strength.
etherstone-why-crush = { $card } has { $need } health; this ability crushes threats of { $have } or less.
etherstone-why-attackers = Somebody must take part in the attack.
etherstone-why-still-won = { $card }: the attack must still be won after this ability.
etherstone-why-in-play = { $card } must be among your cards in play.
etherstone-why-follower = { $card } must be a follower, not a ritual or technology.
etherstone-why-no-follower = { $card } must not be a follower.
etherstone-why-upright = { $card } must be upright, not tapped.
etherstone-why-tapped = { $card } must be tapped.
etherstone-why-picked = { $card } can be chosen only once.
etherstone-why-goes-once = { $card } can take part only once.
etherstone-why-other-card = It must be another card than { $card }.
etherstone-why-marked = { $card } must have a marker.
etherstone-why-recall-payable = { $card }: without it you could not pay for the card being summoned.
etherstone-why-still-payable = { $card } must be payable without a further ability.
etherstone-why-rest-payable = { $card }: the rest of the cost must still be payable in the printed colours.
etherstone-why-stone = You must have a stone of this colour: { $colour }.
etherstone-why-between = The value chosen must be from { $low } to { $high }; you named { $n }.
etherstone-why-other-value = The die must get another value.
etherstone-why-occasion = Nothing has set off this ability now.
etherstone-why-once = On one occasion an ability is applied only once.
etherstone-why-price = { $card }: you must be able to pay the price of the ability.
etherstone-why-nothing-to-do = { $card }: the ability must have something to do.
etherstone-why-die-ability = { $card }: the ability must be one that a die opens.
etherstone-why-under-way = { $card }: the ability must not be under way already.
etherstone-why-must = An ability that is compulsory must be applied first.

# --- endings and scores ----------------------------------------------------------------------------------------------

etherstone-ending-hand-empty = A hand is empty: the game ends after equal turns.
etherstone-ending-threats-gone = The threat deck has run out: the game ends after equal turns.
etherstone-ending-supply-empty = The VP supply has run out: the game ends after equal turns.
etherstone-score-total = total
etherstone-score-tokens = VP tokens
etherstone-score-end-token = end-of-game token
etherstone-score-entities = entities in play
etherstone-score-abilities = end-of-game abilities
etherstone-score-trophies = trophies
etherstone-score-health = health left, 1 VP for 2
etherstone-score-deals = deals with the Abyss
etherstone-score-infected = infected leader
etherstone-preview =
    { $card }: strength { $n }{ $more ->
         [0] {""}
        *[other] {" "}(abilities may add { $more })
    } against health { $need }; your leader loses { $damage } health; { $points } VP and the reward.

# --- options ---------------------------------------------------------------------------------------------------------

etherstone-option-cards = where the cards come from
etherstone-option-cards-draft = card draft
etherstone-option-cards-sets = ready sets, at random
etherstone-option-cards-chosen-sets = ready sets, chosen in turn
etherstone-option-refresh_to_zero = the market may be refreshed for the last point of health
etherstone-option-infected_refresh = an infected leader may refresh the market
etherstone-option-matches = which abilities a die opens
etherstone-option-matches-live = those that match at each moment
etherstone-option-matches-fixed = those that matched when it was taken
etherstone-option-immediate = immediate abilities
etherstone-option-immediate-optional = may be declined
etherstone-option-immediate-compulsory = must be applied
etherstone-option-infected_gains = health gained while infected
etherstone-option-infected_gains-lost = is lost
etherstone-option-infected_gains-kept = shows on the dial, but the leader stays infected

# --- which part of a card the rulebook prints -------------------------------------------------------------------------

etherstone-source-ant_duchess = From the book's example: the name, that it is a follower, and the ability under values 3 / 4. Code, colour, cost, points, strength and the other lines are ours.
etherstone-source-tamed_metamorph = From the book's example: the name, and that its lower ability, opened by a green die showing 2, applies an ability of a follower in play. The rest is ours.

# --- stones, as they are counted --------------------------------------------------------------------------------------

etherstone-cost-black = black
etherstone-cost-green = green
etherstone-cost-red = red
etherstone-cost-white = white
etherstone-cost-any = any

etherstone-refresh-price =
    { $n ->
        [0] refresh for free
       *[other] refresh: −{ $n }♥
    }

# --- kinds of response windows, by name

etherstone-window-reactions = your constant abilities in answer to another's action

# what ending a phase would leave undone
etherstone-forgone-abilities = Free abilities not applied: { $n }.
etherstone-forgone-dice = There is nobody to restore, and there are dice on the market: { $n }.

# --- goals and dangers -------------------------------------------------------------------------------------------

etherstone-goal-most = Score the most VP
etherstone-goal-total = VP / best rival's
etherstone-goal-score =
    { $n ->
        [one] If the game ended now: { $n } point.
       *[other] If the game ended now: { $n } points.
    }
etherstone-goal-end = The last round begins when one of these runs out
etherstone-goal-supply = VP supply
etherstone-goal-threats = Threat deck
etherstone-goal-hand = { $seat }'s hand
etherstone-goal-last-round = Last round: { $last } has the last turn. End-of-game token (+2): { $seat }.
etherstone-danger-infected =
    { $to ->
        [you] You are infected: your next action must be a deal with the Abyss (−{ $deal } VP). No time for it: −{ $end } at the end.
       *[them] { $seat } is infected: the next action must be a deal with the Abyss (−{ $deal } VP), or −{ $end } at the end.
    }
etherstone-danger-last-round = This is the last round: the game ends after { $last }'s turn.
etherstone-danger-behind =
    { $n ->
        [0] The game could end within a turn, and { $foe } is ahead on the tie-break.
        [one] The game could end within a turn, and { $foe } is { $n } point ahead.
       *[other] The game could end within a turn, and { $foe } is { $n } points ahead.
    }
etherstone-forecast-surplus = Strength to spare: { $n }.
etherstone-this-card = { $card }
