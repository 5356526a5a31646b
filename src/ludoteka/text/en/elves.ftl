# Elven Fury.

elves-name = Elven Fury
elves-about = Rulers of four elven nations fight for Lands, Towers and Castles; whoever first fulfils a secret goal wins.

# --- printed terms -------------------------------------------------------------------------------------------

elves-nation-forest = Forest Elves
elves-nation-black = Black Elves
elves-nation-snow = Snow Elves
elves-nation-high = High Elves
elves-faction-forest = Forest Elves
elves-faction-black = Black Elves
elves-faction-snow = Snow Elves
elves-faction-high = High Elves
elves-faction-neutral = neutral warriors
elves-faction-treasure = treasures
elves-faction-artefact = artefacts
elves-faction-goal = goals
elves-kind-warrior = warrior
elves-kind-hero = hero
elves-kind-dragon = dragon
elves-kind-treasure = treasure
elves-kind-artefact = artefact
elves-kind-goal = secret goal
elves-expansion-base = base game
elves-fact-initiative = initiative
elves-fact-cost = Action price
elves-fact-lives = lives
elves-fact-left = left
elves-fact-forward = forward
elves-fact-right = right
elves-slot-empty = an empty side
elves-slot-simple = Simple strike
elves-slot-double-simple = Double Simple strike
elves-slot-piercing = Piercing strike
elves-slot-double-piercing = Double Piercing strike
elves-slot-shield = Shield
elves-slot-counter = Counter-attack
elves-slot-fire-shield = Fire shield
elves-slot-movement = Movement
elves-hand-left = left
elves-hand-forward = forward
elves-hand-right = right
elves-place-N = at the top
elves-place-E = on the right
elves-place-S = at the bottom
elves-place-W = on the left
elves-place-top = upper centre card
elves-place-bottom = lower centre card
elves-stance-attacking = the attacker
elves-stance-defending = the attacked side
elves-phase-setup = set-up
elves-phase-summon = Summon
elves-phase-discard = Discard
elves-phase-capture = Capture
elves-stage-peace = no battle
elves-stage-commitment = cards are being sent
elves-stage-layout = layout
elves-stage-fight = battle
elves-goal-goal-four-towers = Capture four Towers
elves-goal-goal-seven-lands = Capture seven Lands
elves-goal-goal-enemy-castle = Capture an enemy Castle
elves-goal-goal-portal-lord = Capture the Central Castle and two Towers
elves-goal-goal-wide-realm = Capture three Towers and six Lands in all
elves-goal-goal-white-vigil = Hold the Central Castle for a full round
elves-goal-goal-hoard = Gather two Treasures and five Lands
elves-cell-centre = the Central Castle
elves-cell-castle-1 = Castle 1
elves-cell-castle-2 = Castle 2
elves-cell-castle-3 = Castle 3
elves-cell-castle-4 = Castle 4
elves-cell-tower-1 = Tower 1
elves-cell-tower-2 = Tower 2
elves-cell-tower-3 = Tower 3
elves-cell-tower-4 = Tower 4
elves-cell-tower-5 = Tower 5
elves-cell-tower-6 = Tower 6
elves-cell-tower-7 = Tower 7
elves-cell-tower-8 = Tower 8
elves-cell-land-1 = Land 1
elves-cell-land-2 = Land 2
elves-cell-land-3 = Land 3
elves-cell-land-4 = Land 4
elves-cell-land-5 = Land 5
elves-cell-land-6 = Land 6
elves-cell-land-7 = Land 7
elves-cell-land-8 = Land 8
elves-cell-land-9 = Land 9
elves-cell-land-10 = Land 10
elves-cell-land-11 = Land 11
elves-cell-land-12 = Land 12
elves-cell-land-13 = Land 13
elves-cell-land-14 = Land 14
elves-cell-land-15 = Land 15
elves-cell-land-16 = Land 16
elves-cell-land-17 = Land 17
elves-cell-land-18 = Land 18
elves-cell-land-19 = Land 19
elves-cell-land-20 = Land 20

# --- fields --------------------------------------------------------------------------------------------------

elves-field-nation = nation
elves-field-castle = starting Castle
elves-field-out = eliminated
elves-field-goal = goal
elves-field-ruled_out = goals ruled out
elves-field-hand = hand
elves-field-known = known in hand
elves-field-sent = sent into battle
elves-field-deck = deck
elves-field-discard = discard
elves-field-treasures = treasures
elves-field-artefacts = artefacts
elves-field-spied = seen in others' hands
elves-field-turns = turns
elves-field-vigil = turns begun in the Central Castle
elves-field-trophies = Castles taken in battle
elves-field-silent = passes until the battle ends
elves-field-offers = offers made this turn
elves-field-board = map
elves-field-turn = turn of
elves-field-first = first player
elves-field-phase = phase
elves-field-owners = tokens on the map
elves-field-conflict = conflict token
elves-field-squads = neutral squads
elves-field-neutrals = neutral deck
elves-field-fallen = neutral discard
elves-field-relics = artefact deck
elves-field-removed = artefacts used
elves-field-gone = left with the eliminated
elves-field-unused = goals not dealt
elves-field-common = common goal
elves-field-lots = known to be in the neutral deck
elves-field-mustered = known to be in the squads
elves-field-truce = protected Land
elves-field-teleport = ways between Towers open
elves-field-second = second capture granted
elves-field-stage = stage of the battle
elves-field-attacker = attacker
elves-field-defender = attacked
elves-field-keeper = plays for the attacked side
elves-field-guards = defending neutrals
elves-field-field = battlefield
elves-field-taken = card about to be placed
elves-field-top = upper centre card
elves-field-bottom = lower centre card
elves-field-flipped = centre swapped
elves-field-spoils = treasures in the centre
elves-field-reserve = side with the reserve
elves-field-reserve_card = reserve card
elves-field-fled = side that left
elves-field-round = round
elves-field-stirred = somebody struck or moved
elves-field-last_initiative = last initiative
elves-field-last_side = last side
elves-field-blocker = only this player acts
elves-field-looped = movement loops

# --- options -------------------------------------------------------------------------------------------------

elves-option-scenario = scenario
elves-option-scenario-superiority = Superiority: secret goals
elves-option-scenario-dragonlord = Lord of Dragons
elves-option-scenario-races = Cross-country race
elves-option-scenario-war = War only
elves-option-scenario-alliance = Elven alliance, two against two
elves-option-layout = layout
elves-option-layout-novice = novice, shuffled
elves-option-layout-advanced = advanced, placed by the players
elves-option-race = goal of the race
elves-option-race-lands = seven Lands
elves-option-race-towers = four Towers
elves-option-nations = nations
elves-option-nations-random = dealt at random
elves-option-nations-chosen = chosen
elves-option-castles = Castles
elves-option-castles-seated = by seat
elves-option-castles-chosen = chosen
elves-option-allies = allies sit
elves-option-allies-across = across
elves-option-allies-beside = side by side
elves-option-trade = trade between players
elves-option-castle_retreat = a Castle may be given up without battle
elves-option-reveal = advanced layout: cards are turned up
elves-option-reveal-on_take = when taken
elves-option-reveal-at_end = at the end
elves-option-inherit = the conqueror gets all Lands of the eliminated
elves-option-ally_keeper = an ally may play the neutrals
elves-option-castles_are_towers = Castles count as Towers for goals

# --- refusals ------------------------------------------------------------------------------------------------

elves-alliance-is-four = The alliance is for four players.
elves-castles-by-seat = Castles are chosen only by two players or in the alliance.
elves-too-few-towers = The half map has too few Towers for this race.
elves-not-a-warrior = This is not a warrior: { $value }.
elves-not-a-squad = This is not a squad: { $value }.
elves-not-spied = This is not a memory of a card: { $value }.
elves-place-taken = Two warriors cannot stand in place { $place }.
elves-no-conflict = There is nothing to fight for: put the conflict token on a cell that is not the attacker’s own.
elves-nobody-fights = There is nobody on the field.

# --- labels --------------------------------------------------------------------------------------------------

elves-do-pass = Pass
elves-do-pass-battle = Pass until the battle ends
elves-do-act = Use the Action: { $card }
elves-do-send = Send into battle: { $card }
elves-do-strike = Strike { $hand }: { $other }
elves-do-move =
    Move { $hand }: { $met ->
        [0] to the free place { $place }
       *[other] change places with { $other }
    }
elves-do-stay = Stay in place
elves-do-place = Place the card: { $place }
elves-do-go-first = Acts first: { $card } ({ $place })
elves-do-swap-in = Bring in the reserve for: { $card } ({ $place })
elves-do-keep-reserve = Keep the reserve
elves-do-attack = Attack: { $cell }
elves-do-decline = Decline battle and draw two cards
elves-do-target =
    Choose: { $card } ({ $whose ->
        [own] your card, { $place }
        [enemy] enemy card, { $place }
        [attacking] attacks, { $place }
        [defending] defends, { $place }
       *[other] { $place }
    })
elves-do-side =
    { $card } ({ $whose ->
        [own] your card, { $place }
        [enemy] enemy card, { $place }
        [attacking] attacks, { $place }
        [defending] defends, { $place }
       *[other] { $place }
    }), its side { $hand }: { $slot }{ $met ->
        [0] {""}
       *[other] , towards { $other }
    }
elves-do-use = Use the artefact: { $card }
elves-do-discard = Discard: { $card }
elves-do-fight = Fight squad { $n }
elves-do-look = Look at squad { $n }
elves-do-show = Show everybody: { $card }
elves-do-accept = Accept battle
elves-do-retreat = Retreat and draw two cards
elves-do-end-turn = End the turn
elves-do-exchange = Exchange for two cards: { $card }
elves-do-swap-with =
    { $whose ->
        [own] Swap with your card: { $card } ({ $place })
        [enemy] Swap with the enemy card: { $card } ({ $place })
        [attacking] Swap with the attacking card: { $card } ({ $place })
        [defending] Swap with the defending card: { $card } ({ $place })
       *[other] Move to the free place { $place }
    }
elves-do-turn-round = Turn the sides { $hand }
elves-do-copy = Copy: { $slot }
elves-do-put-back = Into the deck: { $card }
elves-do-recover = Return to hand: { $card }
elves-do-peek = Look secretly at squad { $n }
elves-do-spy = Look at a hand: { $seat }
elves-do-make-discard = Make them discard: { $card }
elves-do-take-land = Take without battle: { $cell }
elves-do-protect = Protect: { $cell }
elves-do-offer-to = Offer a trade: { $seat }
elves-do-give = Give: { $card }
elves-do-want = Ask for: { $card }
elves-do-want-artefact = Ask for an artefact of their choice
elves-do-want-help = Ask for help in battle
elves-do-propose = Make the offer
elves-do-withdraw = Withdraw
elves-do-agree = Agree
elves-do-hand-over = Agree and hand over: { $card }
elves-do-refuse = Refuse
elves-do-counter-offer = Counter-offer
elves-do-take-nation = Take: { $nation }
elves-do-take-castle = Take: { $cell }

# --- questions -----------------------------------------------------------------------------------------------

elves-ask-nation = Choose your nation.
elves-ask-castle = Choose your Castle.
elves-ask-put-back =
    Put { $n ->
        [one] one card
        *[other] { $n } cards
    } back into the deck.
elves-ask-discard =
    Discard { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }: five stay in your hand.
elves-ask-second-capture = Second capture: attack once more or end your turn.
elves-ask-main = Capture: attack a Land, or decline and draw two cards.
elves-ask-squad =
    { $cell } is held by neutrals: { $looked ->
        [0] look at a squad, fight one,
       *[other] fight a squad
    } or turn back?
elves-ask-show = Which card of the squad do you show everybody?
elves-ask-defend = { $foe } attacks { $cell }: accept battle or retreat?
elves-ask-defend-castle = { $foe } attacks your Castle: lose it and you are out. Accept battle or retreat?
elves-ask-send-castle =
    { $foe } attacks your Castle: lose it and you are out. { $n ->
        [0] Your cards are chosen: send them into battle.
        [one] Send one more card into battle.
        *[other] Send { $n } more cards into battle.
    }
elves-ask-send =
    { $cell }: { $n ->
        [0] your cards are chosen, send them into battle.
        [one] send one more card into battle.
        *[other] send { $n } more cards into battle.
    }
elves-ask-place = Where does this card go: { $card }?
elves-ask-place-blind = Where does the face-down card go?
elves-ask-reserve-swap = The reserve is your card: swap it with one that fights?
elves-ask-go-first = Which of your cards with equal initiative acts first?
elves-ask-card = { $card }'s turn: what does it do?
elves-ask-aim =
    { $step ->
        [squad] { $card }: which squad do you look at in secret?
        [mover] { $card }: which card is to change places?
        [swap] { $card }: { $other } is chosen. With whom does it change places?
        [turn] { $card }: { $other } is chosen. Which way do its sides turn?
        [copy] { $card }: { $other } is chosen. Which strike does it get?
       *[first] { $card }: choose the target.
    }
elves-ask-recover =
    Return { $n ->
        [one] one card
        *[other] { $n } cards
    } from your discard pile to your hand.
elves-ask-make-discard = Which card must { $foe } discard?
elves-ask-give = A trade with { $foe }: what do you give?
elves-ask-want = You give: { $gives }. You get: { $wants }. A trade with { $foe }.
elves-ask-offer = You get: { $gives }. You give: { $wants }. { $foe } offers this trade. Do you agree?
elves-bargain-card = { $card }
elves-bargain-artefacts =
    { $n ->
        [one] an artefact of the giver’s choice
        *[other] { $n } artefacts of the giver’s choice
    }
elves-bargain-help = help in battle
elves-bargain-nothing = nothing yet
elves-bargain-both = { $first } and { $second }
elves-ask-answer-turn = A turn begins. Use an Action or an artefact?
elves-ask-answer-summon = The Summon is over. Use an Action or an artefact?
elves-ask-answer-discard = Before the Capture. Use a card, exchange a treasure or offer a trade?
elves-ask-answer-declaration = { $foe } attacks { $cell }. Use a card, exchange a treasure or offer a trade?
elves-ask-answer-answer = Before the layout. Use an Action or an artefact?
elves-ask-answer-layout = The centre cards are open. Use an Action or an artefact?
elves-ask-answer-fatal = { $card } in the centre is about to die. Use an Action or an artefact?
elves-ask-answer-start = The battle begins. Use an Action or an artefact?
elves-ask-answer-card = { $card }'s turn begins. Use an Action or an artefact?
elves-ask-answer-item =
    { $about ->
        [strike] { $card } strikes { $other }. Answer with an Action or an artefact?
        [move] { $card } moves. Answer with an Action or an artefact?
        [aimed] { $foe } uses { $card } on { $other }. Answer with an Action or an artefact?
       *[action] { $foe } uses { $card }. Answer with an Action or an artefact?
    }
elves-ask-answer-death =
    { $more ->
        [0] { $card } is about to die. Use an Action or an artefact?
        [1] { $card } and { $other } are about to die. Use an Action or an artefact?
       *[other] { $card } and others are about to die. Use an Action or an artefact?
    }
elves-ask-answer-round = The round is over. Use an Action or an artefact?
elves-ask-answer-result = Before the turn passes. Use an Action or an artefact?

# --- card text -----------------------------------------------------------------------------------------------

elves-when-any = At any time
elves-when-battle = In any battle
elves-when-own-battle = In your own battle
elves-when-own-battle-attacked = In your own battle, if you are the one attacked
elves-when-layout = During the layout
elves-when-own-turn = On your turn before the attack
elves-when-response = In response
elves-say-action = { $when }: { $steps }
elves-say-priced-action = Action at { $n }+ Lands. { $when }: { $steps }
elves-say-then = { $first } Then { $then }
elves-say-treasure = On any player's turn, not in battle: discard it and draw two cards, then discard down to five.
elves-say-replace-side =
    replace one side of { $who ->
        [own] your warrior
        [enemy] an enemy warrior
        *[any] any warrior
    } with { $to ->
        [empty] an empty side
        [simple] a Simple strike
        [double-simple] a Double Simple strike
        [piercing] a Piercing strike
        [double-piercing] a Double Piercing strike
        [shield] a Shield
        [counter] a Counter-attack
        [fire-shield] a Fire shield
        *[movement] a Movement
    }.
elves-say-replace-strike =
    replace one strike of { $who ->
        [own] your warrior
        [enemy] an enemy warrior
        *[any] any warrior
    } with { $to ->
        [empty] an empty side
        [simple] a Simple strike
        [double-simple] a Double Simple strike
        [piercing] a Piercing strike
        [double-piercing] a Double Piercing strike
        [shield] a Shield
        [counter] a Counter-attack
        [fire-shield] a Fire shield
        *[movement] a Movement
    }.
elves-say-copy-strike =
    one side of { $who ->
        [own] your warrior
        [enemy] an enemy warrior
        *[any] any warrior
    } copies any strike on the field.
elves-say-extra-damage =
    a declared strike that takes a life takes { $n ->
        [one] { $n } more life
        *[other] { $n } more lives
    }.
elves-say-damage =
    deal { $n } damage to { $who ->
        [own] your warrior
        [enemy] an enemy warrior
        *[any] any warrior
    }.
elves-say-prevent-damage = reduce the declared damage by { $n }.
elves-say-heal =
    remove up to { $n ->
        [one] { $n } wound
        *[other] { $n } wounds
    } from { $who ->
        [own] your warrior
        [enemy] an enemy warrior
        *[any] any warrior
    }.
elves-say-add-life =
    { $who ->
        [own] your warrior
        [enemy] an enemy warrior
        *[any] any warrior
    } gains { $n ->
        [one] { $n } life
        *[other] { $n } lives
    }.
elves-say-change-initiative =
    the initiative of { $who ->
        [own] your warrior
        [enemy] an enemy warrior
        *[any] any warrior
    } { $way ->
        [up] rises
        *[down] falls
    } by { $n }.
elves-say-skip-turn =
    { $who ->
        [own] your warrior
        [enemy] an enemy warrior
        *[any] any warrior
    } that has not yet acted this round loses its turn.
elves-say-extra-attack =
    { $who ->
        [own] your warrior
        [enemy] an enemy warrior
        *[any] any warrior
    } that has acted this round acts again.
elves-say-swap-places =
    swap { $who ->
        [own] your warrior
        [enemy] an enemy warrior
        *[any] any warrior
    } with another warrior or a free place.
elves-say-rotate =
    rotate the sides of { $who ->
        [own] your warrior
        [enemy] an enemy warrior
        *[any] any warrior
    } by one step.
elves-say-swap-reserve =
    replace { $who ->
        [own] your warrior
        [enemy] an enemy warrior
        *[any] any warrior
    } with your reserve card.
elves-say-save-to-hand =
    when { $who ->
        [own] your warrior
        [enemy] an enemy warrior
        *[any] any warrior
    } dies, return it to your hand instead of the discard pile.
elves-say-swap-centre = swap the two centre cards.
elves-say-retreat-after-layout = retreat, losing the battle; all your cards return to your hand.
elves-say-cancel-action = cancel a declared Action or Artefact.
elves-say-block-actions = until the end of the battle other players may not use Actions or Artefacts.
elves-say-draw =
    draw { $n ->
        [one] { $n } card
        *[other] { $n } cards
    }.
elves-say-discard-theirs =
    that player discards { $n ->
        [one] { $n } card
        *[other] { $n } cards
    } of your choice.
elves-say-recover =
    return { $n ->
        [one] { $n } card
        *[other] { $n } cards
    } from your discard pile to your hand.
elves-say-peek-squad =
    secretly look at { $n ->
        [one] { $n } neutral squad
        *[other] { $n } neutral squads
    }.
elves-say-peek-hand = look at an opponent's hand.
elves-say-gain-artefact =
    take { $n ->
        [one] { $n } Artefact
        *[other] { $n } Artefacts
    }.
elves-say-take-empty-land =
    instead of attacking, take { $n ->
        [one] { $n } adjacent empty Land
        *[other] { $n } adjacent empty Lands
    } with no Tower or Castle, without a battle.
elves-say-teleport-attack = attack a Land next to any Tower on the map if you own a Tower; not a Castle.
elves-say-second-attack = after winning, make one more capture this turn.
elves-say-protect-land = until your next turn, one of your Lands that is not a Castle may not be attacked.
elves-need-towers =
    { $n ->
        [one] { $n } Tower
        *[other] { $n } Towers
    }.
elves-need-lands =
    { $n ->
        [one] { $n } Land
        *[other] { $n } Lands
    } in all.
elves-need-enemy-castles =
    { $n ->
        [one] { $n } enemy Castle
        *[other] { $n } enemy Castles
    }, taken in battle or given up.
elves-need-central = The Central Castle.
elves-need-rounds =
    The Central Castle held for { $n ->
        [one] { $n } full round
        *[other] { $n } full rounds
    }.
elves-need-treasures =
    { $n ->
        [one] { $n } treasure
        *[other] { $n } treasures
    }.

# --- reasons -------------------------------------------------------------------------------------------------

elves-why-main = An attack is made in your own Capture phase, once a turn.
elves-why-in-play = Only a place that is in play can be attacked: { $cell }.
elves-why-foreign = The Land must be empty or an opponent's: { $cell }.
elves-why-truce = The Land must not be under a truce: { $cell }.
elves-why-adjacent = The Land must share a side with one of yours, or a way must lead there: { $cell }.
elves-why-three = An attack takes { $need } cards; you have { $have }.
elves-why-window = You may act only in your own Capture phase or when you are asked.
elves-why-in-hand = { $card } must be in your hand.
elves-why-artefact = { $card } must be one of your artefacts.
elves-why-no-action = The card must have an Action: { $card }.
elves-why-price = The Action needs { $need } Lands; you own { $have }.
elves-why-keep-three = Three cards must remain for the attack you declared.
elves-why-blocked = You must not be forbidden to act in this battle.
elves-why-timing = The card has its own time: “{ $when }”.
elves-why-contest = In the novice layout luck, not initiative, decides which centre card lies on top: { $card } is of use in the advanced one.
elves-why-nothing-to-aim-at = What the card says must have something to take effect on, be it a warrior or a Land: { $card }.
elves-why-no-squad = There must be such a squad on the table.
elves-why-looked = Only one squad can be looked at per attack.
elves-why-open-squad = Only a squad without an open card can be looked at.
elves-why-hurts = A strike must take a life or, where none can be taken, burn the striker on a Fire shield.
elves-why-must-strike = A card that can strike must strike.
elves-why-movement = The card must have Movement on that side.
elves-why-squad = A squad is looked at or fought when you choose whom to fight for an empty Land.
elves-why-card-turn = A card strikes, moves or stays in its own turn, once everybody has answered.
elves-why-decline = You can decline in your own Capture phase: instead of the first attack, or instead of a fight with a squad.
elves-why-end-turn = The turn is ended in place of a second attack.
elves-why-pass-battle = You can let the rest of a battle go by only in a battle.
elves-why-before-battle = This is done before a battle: in your own Capture phase, or when you are asked before it or after an attack is declared.
elves-why-treasure = { $card } must be one of your treasures.
elves-why-trade = Trade must be allowed at this table.
elves-why-something-to-offer = You must have a treasure or an artefact to offer.
elves-why-partner = An offer is made to another player who is still in the game.
elves-why-one-offer = You can make one player only one offer a turn.
elves-why-give = { $card } must be a treasure or artefact of yours that you have not offered yet.
elves-why-give-first = In a trade, what you give is named before what you want.
elves-why-most = Each side of a trade can hold at most { $most } things.
elves-why-want = { $card } must be a treasure of theirs that you have not asked for yet.
elves-why-want-artefact = They must have an artefact that you have not asked for yet.
elves-why-help-alone = Help is asked for by itself, not together with things.
elves-why-help-ally = In the alliance only an ally can be asked for help.
elves-why-gift = You must ask for something: only an ally is given things for nothing.
elves-why-none-asked = An artefact is handed over only where one is asked for.
elves-why-hand-over = { $card } must be an artefact of yours that you have not handed over yet.
elves-why-hand-over-first = The artefacts that are asked for must be chosen first.
elves-why-begun-to-pay = This can no longer be done once you have begun to hand over artefacts.
elves-why-counter-once = An offer can be countered only once.
elves-why-show = { $card } must be in the squad you looked at.
elves-why-dragon = Only Ebrung can be sent, against an opponent's Castle, and captured dragons in the Lord of Dragons: { $card }.
elves-why-sent = { $card } can be sent only once.
elves-why-free-place = The place must be free.
elves-why-swap-in = The reserve can replace only a fighting card of yours.
elves-why-go-first = It must be a card of yours that has not acted yet and has the highest initiative.
elves-why-nation = It must be a nation that nobody leads yet: { $nation }.
elves-why-castle = It must be a Castle that nobody has taken: { $cell }.
elves-why-castle-corner = Two players take Castles in neighbouring corners.
elves-why-warrior = There must be a warrior at that place.
elves-why-aim-own = It must be a warrior of your own.
elves-why-aim-enemy = It must be an enemy warrior.
elves-why-aim-any = In the alliance you help only your own side and harm only the other.
elves-why-not-acted = The warrior must not have acted yet this round.
elves-why-acted = The warrior must have acted already this round.
elves-why-wounded = The warrior must be wounded.
elves-why-other-side = The side must not already be what it would become.
elves-why-strike-side = The side must be a strike.
elves-why-copy = There must be such a strike on the field.
elves-why-other-place = It must be another place, free or with a warrior on it.
elves-why-dying = It must be a dying warrior of yours that can go to your hand.
elves-why-seen-squad = It must be a squad whose cards you do not know yet.
elves-why-spy = It must be an opponent who holds cards.
elves-why-their-hand = { $card } must be in the hand you looked at.
elves-why-in-discard = { $card } must be in your discard.
elves-why-empty-plain = It must be an empty Land, neither a Tower nor a Castle: { $cell }.
elves-why-protect = It must be a Land of yours, not a Castle: { $cell }.

# --- endings -------------------------------------------------------------------------------------------------

elves-ending-goal = { $seat } has fulfilled a secret goal: { $goal }.
elves-ending-last-standing = Only one ruler is left.
elves-ending-dragonlord = All opponents' Castles have been captured.
elves-ending-race = { $seat } has won the race: { $goal }.
elves-ending-war = An enemy Castle has fallen.
elves-ending-alliance = A Castle of the enemy alliance has fallen.

# --- events --------------------------------------------------------------------------------------------------

elves-event-nation-taken = { $seat } leads the { $nation }.
elves-event-castle-taken = { $seat } starts in { $cell }.
elves-event-lot-drawn = { $seat } draws { $card }: initiative { $n }.
elves-event-goes-first = { $seat } goes first.
elves-event-goal-dealt = { $seat }, your goal: { $goal }.
elves-event-goal-dealt-hidden = { $seat } gets a secret goal.
elves-event-put-back = { $seat } puts back into the deck: { $card }.
elves-event-put-back-hidden = { $seat } puts a card back into the deck.
elves-event-turn-began = Turn { $n }: { $seat }
elves-event-summoned =
    { $seat } summons { $n ->
        [one] { $n } card
        *[other] { $n } cards
    }.
elves-event-drew = { $seat } draws: { $card }.
elves-event-drew-hidden = { $seat } draws a card.
elves-event-shuffled = { $seat } shuffles the discard pile into a new deck.
elves-event-neutrals-shuffled = The neutral discard pile is shuffled into a new deck of { $n } cards.
elves-event-discarded = { $seat } discards: { $card }.
elves-event-declined = { $seat } does not attack and draws two cards.
elves-event-attacked = { $seat } attacks { $cell }. Owner: { $foe }.
elves-event-looked = { $seat } looks at squad { $n }.
elves-event-showed = { $seat } shows a card of squad { $n }: { $card }.
elves-event-squad-chosen = { $seat } fights squad { $n }.
elves-event-squads-formed =
    { $n ->
        [one] { $n } squad is
        *[other] { $n } squads are
    } formed.
elves-event-keeps-neutrals = { $seat } plays the neutral warriors.
elves-event-accepted = { $seat } accepts battle for { $cell }.
elves-event-retreated = { $seat } retreats from { $cell } and draws two cards.
elves-event-surrendered = { $seat } has fewer than three cards and gives up { $cell }.
elves-event-called-off = { $seat } has fewer than three cards and cannot attack { $cell }.
elves-event-turned-back = { $seat } turns back from { $cell } without a fight and draws two cards.
elves-event-sent = { $seat } sends into battle: { $card }.
elves-event-sent-hidden = { $seat } sends a card into battle.
elves-event-placed = { $seat } places { $card }: { $place }.
elves-event-covered = { $seat } places a face-down card: { $place }.
elves-event-centre-opened = In the centre: { $card } and { $other }.
elves-event-reserve-swapped = { $seat } brings in { $card } for { $other }.
elves-event-fatally-wounded = Fatal wound in the centre: { $card } dies.
elves-event-in-reserve = In reserve: { $card }.
elves-event-round-began = Round { $n }
elves-event-struck = { $card } strikes { $other }: { $strike }.
elves-event-hit =
    { $card } loses { $n ->
        [one] { $n } life
        *[other] { $n } lives
    }.
elves-event-stopped = { $card } loses no lives: the strike is met by { $strike }.
elves-event-spared = { $card } loses no lives: the damage is prevented.
elves-event-struck-back = { $card } strikes back: { $strike }.
elves-event-strike-lost = { $card }'s strike comes to nothing.
elves-event-held = { $card } can strike nobody.
elves-event-stayed = { $card } stays in place.
elves-event-moved = { $card } moves to the free place { $place }.
elves-event-changed-places = { $card } changes places with { $other } and now stands { $place }.
elves-event-died = { $card } dies.
elves-event-saved = { $card } falls but returns to hand.
elves-event-action-declared = { $seat } uses the Action: { $card }.
elves-event-artefact-used = { $seat } uses the artefact: { $card }.
elves-event-cancelled = { $card } is cancelled.
elves-event-side-changed = { $card }, { $hand }: now { $strike }.
elves-event-damage-raised = The damage of the strike is raised by { $n }.
elves-event-damage-lowered = The damage is reduced by { $n }.
elves-event-healed =
    { $card } is healed of { $n ->
        [one] { $n } wound
        *[other] { $n } wounds
    }.
elves-event-life-added =
    { $card } gains { $n ->
        [one] { $n } life
        *[other] { $n } lives
    }.
elves-event-initiative-changed = { $card }'s initiative is now { $n }.
elves-event-lost-turn = { $card } loses its turn this round.
elves-event-acts-again = { $card } acts again.
elves-event-turned-round = { $card }'s sides rotate by one step.
elves-event-centre-swapped = The centre cards change places.
elves-event-actions-blocked = Until the battle ends only { $seat } may act.
elves-event-fled = { $seat } retreats after the layout.
elves-event-recovered = { $seat } returns to hand: { $card }.
elves-event-hand-seen = { $seat } looks at { $foe }'s hand.
elves-event-squad-seen = { $seat } secretly looks at squad { $n }.
elves-event-artefact-gained = { $seat } takes an artefact: { $card }.
elves-event-artefact-gained-hidden = { $seat } takes an artefact.
elves-event-land-taken = { $seat } takes { $cell } without a battle.
elves-event-land-protected = { $seat } protects { $cell }.
elves-event-ways-opened = { $seat } may attack next to any Tower this turn.
elves-event-second-capture = { $seat } may make a second capture after winning.
elves-event-battle-won = { $seat } wins the battle for { $cell }: { $n } against { $theirs }.
elves-event-battle-lost = { $seat } loses the battle for { $cell }: { $n } against { $theirs }.
elves-event-by-reserve = Equal numbers: the reserve decides for { $stance }.
elves-event-looped = The Movement goes round in a loop: the battle is over.
elves-event-treasure-won = { $seat } takes the treasure: { $card }.
elves-event-treasure-lost = Nobody takes the treasure: { $card }.
elves-event-treasure-exchanged = { $seat } exchanges a treasure for two cards: { $card }.
elves-event-captured = { $seat } captures { $cell }.
elves-event-eliminated = { $seat } has lost the starting Castle and is out.
elves-event-goal-met = { $seat } has fulfilled the goal: { $goal }.
elves-event-offered = { $seat } makes { $foe } an offer.
elves-event-traded = { $seat } and { $foe } trade.
elves-event-refused = { $seat } refuses { $foe }'s offer.
elves-event-countered = { $seat } answers { $foe } with a counter-offer.
elves-event-withdrawn = { $seat } withdraws the offer to { $foe }.
elves-event-promised = { $seat } promises { $foe } help in battle; nothing enforces it.

# the sides of a card in the catalogue
elves-left-empty = { elves-slot-empty }
elves-left-simple = { elves-slot-simple }
elves-left-double-simple = { elves-slot-double-simple }
elves-left-piercing = { elves-slot-piercing }
elves-left-double-piercing = { elves-slot-double-piercing }
elves-left-shield = { elves-slot-shield }
elves-left-counter = { elves-slot-counter }
elves-left-fire-shield = { elves-slot-fire-shield }
elves-left-movement = { elves-slot-movement }
elves-forward-empty = { elves-slot-empty }
elves-forward-simple = { elves-slot-simple }
elves-forward-double-simple = { elves-slot-double-simple }
elves-forward-piercing = { elves-slot-piercing }
elves-forward-double-piercing = { elves-slot-double-piercing }
elves-forward-shield = { elves-slot-shield }
elves-forward-counter = { elves-slot-counter }
elves-forward-fire-shield = { elves-slot-fire-shield }
elves-forward-movement = { elves-slot-movement }
elves-right-empty = { elves-slot-empty }
elves-right-simple = { elves-slot-simple }
elves-right-double-simple = { elves-slot-double-simple }
elves-right-piercing = { elves-slot-piercing }
elves-right-double-piercing = { elves-slot-double-piercing }
elves-right-shield = { elves-slot-shield }
elves-right-counter = { elves-slot-counter }
elves-right-fire-shield = { elves-slot-fire-shield }
elves-right-movement = { elves-slot-movement }

# --- kinds of response windows, by name

elves-window-answer-turn = a turn begins
elves-window-answer-summon = after the Summon
elves-window-answer-discard = before the Capture (trade too)
elves-window-answer-declaration = an attack is declared (trade too)
elves-window-answer-answer = before the layout
elves-window-answer-layout = the centre cards are open
elves-window-answer-fatal = the lower centre card is about to die
elves-window-answer-start = a battle begins
elves-window-answer-card = a card's turn in battle begins
elves-window-answer-item = an answer to what another player has used
elves-window-answer-death = a warrior is about to die
elves-window-answer-round = a round of battle is over
elves-window-answer-result = before the turn passes

elves-source-named = Name and role are the rulebook's, the figures are ours.

# what ending a phase would leave undone
elves-forgone-capture = The second capture will be lost: it is allowed this turn only.

# --- goals and dangers -------------------------------------------------------------------------------------------

elves-goal-not-dealt = Secret goals have not been dealt yet
elves-goal-secret = Secret goal: { LOW($goal) }
elves-goal-common = Goal: { LOW($goal) }
elves-goal-dragonlord = Capture the Castles of all the others
elves-goal-unknown = Secret goal unknown
elves-goal-may = Perhaps: { LOW($goal) }
elves-goal-quoted = “{ $goal }”
elves-goal-one-capture = One capture is enough.
elves-goal-count-towers = Towers
elves-goal-count-lands = Lands
elves-goal-count-enemy-castles = Enemy Castles
elves-goal-count-central = Central Castle
elves-goal-count-rounds = A round in the Central Castle
elves-goal-count-treasures = Treasures
elves-goal-castle = Your Castle: lose it and you are out
elves-goal-besiegers = Able to attack next turn
elves-danger-castle =
    { $to ->
        [you] { $foe } can attack your Castle. Lose it and you are out.
       *[them] { $foe } can attack the Castle of { $seat }. Whoever loses it is out.
    }
elves-danger-castle-attacked =
    { $to ->
        [you] { $foe } is attacking your Castle: lose it and you are out!
        [me] You are attacking the Castle of { $seat }: take it and they are out.
       *[them] { $foe } is attacking the Castle of { $seat }. Whoever loses it is out.
    }
elves-danger-may-win = { $foe } could win with one capture if this is the secret goal: { $goals }.
elves-danger-wins = { $foe } could win with one capture. { $goal }.
elves-this-card = { $card }
