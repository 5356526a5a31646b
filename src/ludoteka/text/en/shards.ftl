# Shards of Infinity, with Relics of the Future.

shards-name = Shards of Infinity
shards-about = Build a deck from the shared row, gain mastery of your Shard, and bring every rival to zero health.
shards-automaton = Nemesis

# --- printed terms -----------------------------------------------------------------------------------------------

shards-leader-decima = Decima
shards-leader-ko_syn_wu = Ko Syn Wu
shards-leader-tetra = Tetra
shards-leader-volos = Volos

shards-faction-none = no faction
shards-faction-homodeus = Homo Deus
shards-faction-order = Order
shards-faction-undergrowth = Undergrowth
shards-faction-wraethe = Wraethe

shards-kind-starter = starting ally
shards-kind-ally = ally
shards-kind-mercenary = mercenary ally
shards-short-mercenary = merc
shards-kind-champion = champion
shards-kind-relic-ally = relic, ally
shards-kind-relic-champion = relic, champion

shards-expansion-base = base game
shards-expansion-relics = Relics of the Future

shards-fact-health = health
shards-fact-shield = shield
shards-fact-leader = leader

shards-phase-setup = set-up
shards-phase-main = main phase
shards-phase-attack = attack phase
shards-phase-end = end phase

# --- fields ------------------------------------------------------------------------------------------------------

shards-field-leader = leader
shards-field-health = health
shards-field-mastery = mastery
shards-field-gems = gems
shards-field-power = power
shards-field-infinite = infinite power
shards-field-focused = focused
shards-field-out = eliminated
shards-field-hand = hand
shards-field-known = seen in hand
shards-field-deck = deck
shards-field-discard = discard
shards-field-allies = in play
shards-field-hired = fast-played
shards-field-champions = champions
shards-field-played = played this turn
shards-field-relics = relics set aside
shards-field-secret = secret relics
shards-field-unused = relics put away unseen
shards-field-relic = relic recruited
shards-field-bid = bid
shards-field-summons = champions called into play
shards-field-echoes = copies of Homo Deus allies
shards-field-talons = power for each health gained
shards-field-hearts = waiting for ten damage
shards-field-struck = most damage dealt
shards-field-unblockable = attacks ignore shields
shards-field-turn = turn of
shards-field-first = first player
shards-field-turns = turn
shards-field-phase = phase
shards-field-row = centre row
shards-field-centre = centre deck
shards-field-banished = banished
shards-field-pool = relics on offer
shards-field-box = out of the game
shards-field-gone = left with the eliminated
shards-field-nemesis = Nemesis
shards-field-exhausted = exhausted

# --- choices -----------------------------------------------------------------------------------------------------

shards-do-play = Play: { $card }
shards-do-recruit = Recruit for { $price }: { $card }
shards-do-fast-play = Fast-play for { $price }: { $card }
shards-do-exhaust = Exhaust: { $card }
shards-do-focus = Focus: 1 gem for 1 mastery
shards-do-end-main = End the main phase
shards-do-show = Show: { $card }
shards-do-no-more = That is all
shards-do-decline = Decline
shards-do-attack = Spend { $power } power to destroy: { $card } ({ $seat })
shards-do-banish-from-hand = Banish from hand: { $card }
shards-do-banish-from-discard = Banish from discard pile: { $card }
shards-do-return = Return to hand: { $card }
shards-do-copy = Copy: { $card }
shards-do-take-free = Recruit for free: { $card }
shards-do-to-hand = Take it to your hand
shards-do-to-play = Put it into play
shards-do-destroy = Destroy: { $card } ({ $seat })
shards-do-afflict = Choose: { $seat }
shards-do-recruit-relic = Recruit your relic: { $card }
shards-do-assign = Assign { $n } power
shards-do-turn-on-the-other = Turn the excess on the other opponent
shards-do-bid = Bid { $n } health
shards-do-take-leader = Take the leader: { $leader }
shards-do-nemesis-leader = The Nemesis is led by: { $leader }
shards-do-draft = Take the relic: { $card }
shards-do-nemesis-plays = The Nemesis plays next: { $card }
shards-do-nemesis-exhausts = The Nemesis exhausts next: { $card }
shards-do-nemesis-attacks = The Nemesis destroys: { $card }

# --- questions ---------------------------------------------------------------------------------------------------

shards-ask-main = Main phase: what will you do?
shards-ask-assign = You have { $power } power. How much do you assign to { $seat }?
shards-ask-shields =
    { $power ->
        [0] { $seat } attacks you, and your shields already hold. Show more?
       *[other] { $seat } attacks you for { $power }. Show cards with shields?
    }
shards-ask-excess = { $power } power is left over. Turn it on the other opponent?
shards-ask-show-unity = Unity: show another Undergrowth ally from your hand?
shards-ask-show-dominion = Dominion: show cards of the missing factions from your hand?
shards-ask-banish =
    { $n ->
        [one] Banish a card from your hand or discard pile?
       *[other] Banish up to { $n } cards from your hand and/or discard pile?
    }
shards-ask-return-champion = Which champion returns from your discard pile to your hand?
shards-ask-return-mercenary = Which mercenary returns from your discard pile to your hand?
shards-ask-return-wraethe = Which Wraethe card returns from your discard pile to your hand?
shards-ask-destroy = Which champion is destroyed?
shards-ask-afflict = Which opponent loses { $n } mastery?
shards-ask-copy = Whose effect is copied?
shards-ask-take-free = Which card in the row costing { $n } or less do you recruit for free?
shards-ask-hand-or-play = Does the card go to your hand or straight into play?
shards-ask-bid =
    { $bid ->
        [0] Open the auction with a bid of health, or leave it?
       *[other] The bid is { $bid } health. Raise it or leave the auction?
    }
shards-ask-leader = Which leader do you take?
shards-ask-nemesis-leader = Who leads the Nemesis?
shards-ask-draft = Which relic do you take?
shards-ask-nemesis-plays = Which card of the row does the Nemesis play next?
shards-ask-nemesis-exhausts = Which champion does the Nemesis exhaust next?
shards-ask-nemesis-attacks = Which of your champions does the Nemesis destroy?

# --- what happened -----------------------------------------------------------------------------------------------

shards-event-turn-began = Turn { $n }: { $seat }
shards-event-attack-began = { $seat }: attack phase
shards-event-end-began = { $seat }: end phase
shards-event-played = { $seat } plays { $card }.
shards-event-fast-played = { $seat } fast-plays { $card } for { $n }.
shards-event-recruited = { $seat } recruits { $card } for { $n }.
shards-event-relic-recruited = { $seat } chooses a relic: { $card }.
shards-event-exhausted = { $seat } exhausts { $card }.
shards-event-focused = { $seat } focuses.
shards-event-copied = { $seat } copies { $card }.
shards-event-gained-gems =
    { $n ->
        [one] { $seat } gains { $n } gem.
       *[other] { $seat } gains { $n } gems.
    }
shards-event-gained-power = { $seat } gains { $n } power.
shards-event-infinite-power = { $seat } gains infinite power.
shards-event-gained-mastery =
    { $n ->
        [0] { $seat } is at full mastery already.
       *[other] { $seat } gains { NUMBER($n) } mastery.
    }
shards-event-lost-mastery = { $seat } loses { $n } mastery.
shards-event-gained-health =
    { $n ->
        [0] { $seat } has full health already.
       *[other] { $seat } gains { $n } health.
    }
shards-event-drew = { $seat } draws { $card }.
shards-event-drew-hidden = { $seat } draws a card.
shards-event-shuffled = { $seat } shuffles the discard pile into a new deck.
shards-event-revealed = { $seat } shows { $card }.
shards-event-returned = { $seat } returns { $card } to hand.
shards-event-banished = { $card } is banished.
shards-event-destroyed = { $seat } destroys { $card } ({ $foe }).
shards-event-row-filled = New in the row: { $card }.
shards-event-assigned =
    { $n ->
        [-1] { $seat } attacks { $foe } with infinite power.
       *[other] { $seat } attacks { $foe } for { $n }.
    }
shards-event-shielded = { $seat } blocks { $n } damage.
shards-event-damaged =
    { $n ->
        [0] { $seat } takes no damage.
       *[other] { $seat } takes { $n } damage.
    }
shards-event-eliminated = { $seat } is out of the game.
shards-event-hired-left = { $card } goes under the centre deck.
shards-event-allies-discarded =
    { $n ->
        [one] { $seat } discards { $n } ally.
       *[other] { $seat } discards { $n } allies.
    }
shards-event-hand-discarded =
    { $n ->
        [one] { $seat } discards { $n } card from hand.
       *[other] { $seat } discards { $n } cards from hand.
    }
shards-event-pool-lost =
    { $seat } loses unspent { $power ->
        [0] gems ({ $n })
       *[other] { $n ->
            [0] power ({ $power })
           *[other] gems ({ $n }) and power ({ $power })
        }
    }.
shards-event-turn-passed = The turn passes to { $foe }.
shards-event-bid = { $seat } bids { $n } health.
shards-event-passed-bid = { $seat } leaves the auction.
shards-event-leader-taken =
    { $n ->
        [0] { $seat } is led by { $leader }.
       *[other] { $seat } is led by { $leader } for { $n } health.
    }
shards-event-relic-drafted = { $seat } takes the relic { $card }.
shards-event-nemesis-revealed = { $seat } reveals { $card }.
shards-event-nemesis-matched = Its own faction: { $seat } gains { $n } more.

# --- card text: conditions ---------------------------------------------------------------------------------------

shards-if-mastery = At { $n } mastery
shards-if-inspire = Inspire (you have a champion in play)
shards-if-echo = Echo (a Wraethe card is in your discard pile)
shards-if-leader = If your leader is { $leader }
shards-if-full-health = At { $n } health
shards-if-most-mastery = If you have more mastery than each opponent
shards-if-champions =
    { $n ->
        [one] If you have a { $faction } champion in play
       *[other] If you have { $n } or more { $faction } champions in play
    }
shards-if-unity = Unity (you played another Undergrowth ally this turn, or show one from your hand)
shards-if-dominion = Dominion (you played this turn, or show from your hand, Homo Deus, Undergrowth and Wraethe cards)

# --- card text: sentences ----------------------------------------------------------------------------------------

shards-say-when = { $if }: { LOW($then) }
shards-say-instead = { $plain } { $if }: instead, { LOW($then) }
shards-say-ladder = { $plain } { $rungs }
shards-say-rung = At { $n } mastery, instead { LOW($then) }
shards-say-exhaust = Exhaust: { LOW($then) }
shards-say-gain-gems =
    { $n ->
        [one] Gain { $n } gem.
       *[other] Gain { $n } gems.
    }
shards-say-gain-power = Gain { $n } power.
shards-say-gain-mastery = Gain { $n } mastery.
shards-say-gain-health = Gain { $n } health.
shards-say-infinite = Gain infinite power.
shards-say-draw =
    { $n ->
        [one] Draw a card.
       *[other] Draw { $n } cards.
    }
shards-say-gems-per-champion = Gain 1 gem for each { $faction } champion you have in play.
shards-say-power-per-champion = Gain 1 power for each { $faction } champion you have in play.
shards-say-power-per-ally = Gain { $n } power for each { $faction } ally you played this turn.
shards-say-power-per-discarded = Gain { $n } power for each { $faction } card in your discard pile.
shards-say-power-mastery = Gain power equal to your mastery.
shards-say-power-half-mastery = Gain power equal to half your mastery, rounded up.
shards-say-double-power = Double your power.
shards-say-health-gives-power = This turn, gain 1 power for each health you gain.
shards-say-draw-for-damage =
    { $n ->
        [one] If you deal { $damage } unblocked damage to one opponent this turn, draw { $n } more card at the end of the turn.
       *[other] If you deal { $damage } unblocked damage to one opponent this turn, draw { $n } more cards at the end of the turn.
    }
shards-say-ignore-shields = Your attacks ignore shields this turn.
shards-say-next-champion-enters = The next Homo Deus champion you recruit this turn goes straight into play.
shards-say-may-banish =
    { $n ->
        [one] You may banish a card from your hand or discard pile.
       *[other] You may banish up to { $n } cards from your hand and/or discard pile.
    }
shards-say-return-champion = Return a champion from your discard pile to your hand.
shards-say-return-mercenary = Return a mercenary from your discard pile to your hand.
shards-say-return-wraethe = Return a Wraethe card from your discard pile to your hand.
shards-say-return-all-champion = Return all champions from your discard pile to your hand.
shards-say-return-all-mercenary = Return all mercenaries from your discard pile to your hand.
shards-say-return-all-wraethe = Return all Wraethe cards from your discard pile to your hand.
shards-say-comes-back = While this is in your discard pile, it returns to your hand when you play a champion.
shards-say-destroy = Destroy an opponent's champion.
shards-say-destroy-all = Destroy all of your opponents' champions.
shards-say-opponent-loses-mastery = An opponent of your choice loses { $n } mastery.
shards-say-copy-ally = Copy the effect of an ally you played this turn.
shards-say-copy-faction-ally =
    { $faction_id ->
        [undergrowth] Copy the effect of an { $faction } ally you played this turn.
        [order] Copy the effect of an { $faction } ally you played this turn.
       *[other] Copy the effect of a { $faction } ally you played this turn.
    }
shards-say-copy-again = Copy it once more.
shards-say-copy-every-ally = Copy the effects of all Homo Deus allies you play this turn.
shards-say-recruit-free =
    Recruit a card costing { $n } or less from the centre row for free. At { $level } mastery it goes to your hand.
shards-say-cheaper-per-champion = Costs you 1 gem less for each { $faction } champion you have in play.
shards-say-toughens-champions = If your leader is { $leader }, your champions have { $n } more health.
shards-say-shield-is-mastery = This card's shield is equal to your mastery.
shards-say-standing-shield = While this is in play, you have { $n } more shield. At { $level } mastery, { $more } instead.
shards-say-covers = You and your other champions cannot be attacked.
shards-say-unattackable-beside = Cannot be attacked while you have { $card } in play.
shards-say-unattackable = Cannot be attacked.
shards-say-unattackable-by-lesser = Cannot be attacked by players with less mastery than you.

# --- conditions of acts ------------------------------------------------------------------------------------------

shards-why-main-phase = This is done in the main phase of your own turn.
shards-why-in-hand = { $card } must be in your hand.
shards-why-in-row = There must be a card at that place in the row.
shards-why-mercenary = { $card }: only a mercenary can be fast-played.
shards-why-gems =
    It costs { $need } { $need ->
        [one] gem
       *[other] gems
    }; you have { $have }.
shards-why-focused = You can focus only once a turn.
shards-why-champion = There must be a champion at that place.
shards-why-exhausted = The champion must not be exhausted yet this turn.
shards-why-no-exhaust = The champion must have an exhaust effect.
shards-why-opponent = Only an opponent's champions can be attacked.
shards-why-power = It takes { $need } power; you have { $have }.
shards-why-one-relic = Only one relic can be recruited in a game.
shards-why-own-relic = The relic must be one of those set aside for you.
shards-why-mastery = It takes { $need } mastery; you have { $have }.
shards-why-in-discard = { $card } must be in your discard pile.
shards-why-assign = At most { $have } power can be assigned; you named { $n }.
shards-why-shield = { $card } must have a shield.
shards-why-shown = { $card } can be shown only once in an attack.
shards-why-raise =
    { $bid ->
        [0] The first bid must be at least 1.
       *[other] A bid must be higher than { $bid }.
    }
shards-why-leader = { $leader } must not be another player's leader.
shards-why-pool = { $card } must be among the relics laid out for the draft.
shards-why-return-champion = { $card } must be a champion.
shards-why-return-mercenary = { $card } must be a mercenary.
shards-why-return-wraethe = { $card } must be a Wraethe card.
shards-why-destroy = Only a champion of an opponent can be destroyed.
shards-why-afflict = Only an opponent can be chosen.
shards-why-played = It must be a card that you played this turn.
shards-why-copy-ally = { $card } must be an ally.
shards-why-copy-itself = A card cannot copy itself, nor a card whose copy it is.
shards-why-copy-faction = { $card } must be of this faction: { $faction }.
shards-why-cost = { $card } must cost { $most } or less; it costs { $cost }.
shards-why-matching = { $card } must be of the same faction as { $revealed }.
shards-why-costliest = It must be the costliest of the champions that the Nemesis can destroy.
shards-why-show-unity = { $card } must be an ally of this faction: { $faction }.
shards-why-show-dominion = { $card } must be a card of the faction that is missing: { $faction }.
shards-why-show-enough = Your hand must hold a card for everything that is missing.
shards-why-show-all = Once you have begun to show cards, you show all that are missing.
shards-why-guarded = { $card } must not be protected from attacks. { $guard }
shards-why-covered = { $card } must not be protected from attacks. { $guard } protects it.
shards-why-guard-always = It can never be attacked with power.
shards-why-guard-beside = It is protected while its owner has { $card } in play.
shards-why-guard-mastery = It takes at least the mastery of its owner, { $need }; you have { $have }.

# --- refusals of a table -----------------------------------------------------------------------------------------

shards-only-nemesis-alone = A player alone plays against the Nemesis, and the Nemesis is for one player only.
shards-team-is-four = The team game is for exactly four players.
shards-triple-is-three = The triple standoff is for exactly three players.
shards-needs-relics = The option { $option } needs Relics of the Future.
shards-draft-or-secret = Relics are either drafted or dealt in secret, not both.
shards-auction-or-chosen = Leaders are either auctioned or chosen freely, not both.
shards-nemesis-needs-relics = The Nemesis needs Relics of the Future.
shards-nemesis-alone = Against the Nemesis leaders are chosen and relics follow the leader: no auction and no draft.

# --- endings and options -----------------------------------------------------------------------------------------

shards-ending-last-standing = The last player standing wins.
shards-ending-last-team = The last team standing wins.
shards-ending-nemesis-beaten = The Nemesis is beaten.
shards-ending-nemesis-killed = The Nemesis has brought you to zero health.
shards-ending-nemesis-mastery = The Nemesis has reached 30 mastery.
shards-ending-nemesis-centre = The centre deck has run out: the Nemesis wins.

shards-option-variant = variant
shards-option-variant-standard = everyone for themselves
shards-option-variant-team = two teams of two
shards-option-variant-triple = triple standoff
shards-option-variant-nemesis = alone against the Nemesis
shards-option-relics = Relics of the Future
shards-option-auction = leader auction
shards-option-draft = relic draft
shards-option-secret = secret relics
shards-option-leaders = leaders
shards-option-leaders-random = dealt at random
shards-option-leaders-chosen = chosen
shards-option-all_power = all power must be assigned
shards-option-talons = Entropic Talons give power
shards-option-talons-point = for each point of health
shards-option-talons-effect = once for each effect
shards-option-guards_stack = two Ferrata Guards add up
shards-option-oracles = Cloud Oracles compare mastery with
shards-option-oracles-opponents = opponents
shards-option-oracles-everybody = everybody, partners too
shards-option-nemesis_bonus = Nemesis: bonus for its own faction
shards-option-nemesis_bonus-mastery = mastery
shards-option-nemesis_bonus-power = power
shards-option-nemesis_bonus-health = health
shards-option-nemesis_draw = Nemesis: gained for each card it would draw
shards-option-nemesis_draw-mastery = mastery
shards-option-nemesis_draw-power = power
shards-option-nemesis_draw-health = health
shards-option-nemesis_first = Nemesis: who begins
shards-option-nemesis_first-random = drawn by lot
shards-option-nemesis_first-player = you

# --- kinds of response windows, by name

shards-window-shields = you are under attack: shields from your hand
shards-window-bid = auction: bid or raise

# what ending a phase would leave undone
shards-forgone-hand = Cards in hand not played: { $n }.
shards-forgone-champions = Champions not exhausted: { $n }.
shards-forgone-relic = You could recruit your relic now, for free.
shards-forgone-gems = Unspent gems will be lost: { $n }.

# --- goals and dangers -------------------------------------------------------------------------------------------

shards-goal-last = Eliminate every opponent
shards-goal-team = Eliminate both opponents
shards-goal-nemesis-beaten = Bring the Nemesis down to zero health
shards-goal-nemesis = The Nemesis wins in any of three ways
shards-goal-against = Power against { $seat }
shards-goal-mastery = Mastery
shards-goal-its-mastery = Its mastery
shards-goal-health = Health of { $seat }
shards-goal-centre = Centre deck
shards-goal-lethal = Lethal: there is power enough, unless shields stop it.
shards-goal-lethal-for = Lethal for { $seat }, unless shields stop it.
shards-goal-shard = Mastery 30: the Infinity Shard now kills.
shards-danger-lethal =
    { $to ->
        [you] { $foe } has { $power } power against your { $health } health: without shields you are out.
       *[them] { $foe } has { $power } power against { $health } health of { $seat }: lethal without shields.
    }
shards-danger-infinite =
    { $to ->
        [you] { $foe } strikes with infinite power: you are out.
       *[them] { $foe } strikes with infinite power: { $seat } is out.
    }
shards-danger-shard =
    { $to ->
        [you] { $foe } is at mastery 30: once the Infinity Shard is drawn, it kills you.
       *[them] { $foe } is at mastery 30: once the Infinity Shard is drawn, it kills { $seat }.
    }
shards-danger-mastery =
    { $to ->
        [you] { $foe } is at mastery { $n } of 30, where the Infinity Shard kills you.
       *[them] { $foe } is at mastery { $n } of 30, where the Infinity Shard kills { $seat }.
    }
shards-danger-health =
    { $to ->
        [you] Your health is low: { $n }.
       *[them] { $seat } is low on health: { $n } left.
    }
shards-danger-nemesis-mastery = The Nemesis has { $n } of 30 mastery; at thirty it wins at once.
shards-danger-centre = Cards left in the centre deck: { $n }. When the row cannot be refilled, the Nemesis wins.
shards-danger-centre-empty = The centre deck is empty: the next gap in the row hands the Nemesis the win.
shards-forecast-lethal = Lethal: { $seat } takes { $n } damage and is out.
shards-forecast-wounded = { $seat } takes { $n } damage, leaving { $left } health.
shards-forecast-blocked = { $seat }: shields stop all the damage.
shards-forecast-surplus = Power to spare: { $n }.
shards-no-champion = { $card } is no champion.
shards-this-card = { $card }
