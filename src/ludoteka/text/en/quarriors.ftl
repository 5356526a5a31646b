# Quarriors!

quarriors-name = Quarriors!
quarriors-about = Draw and roll dice, summon creatures, keep them alive until your next turn, and earn the most glory.

# --- printed terms -----------------------------------------------------------------------------------------------

quarriors-die-quiddity = Quiddity
quarriors-die-assistant = Assistant
quarriors-die-portal = Portal
quarriors-die-deathdealer = Deathdealer
quarriors-die-defender_of_the_pale = Defender of the Pale
quarriors-die-devotee_of_the_holy_query = Devotee of the Holy Query
quarriors-die-ghostly_spirit = Ghostly Spirit
quarriors-die-primordial_ooze = Primordial Ooze
quarriors-die-quake_dragon = Quake Dragon
quarriors-die-questing_wizard = Questing Wizard
quarriors-die-scavenging_goblin = Scavenging Goblin
quarriors-die-warrior_of_the_quay = Warrior of the Quay
quarriors-die-witching_hag = Witching Hag
quarriors-die-death = Death
quarriors-die-growth = Growth
quarriors-die-life = Life
quarriors-die-shaping = Shaping
quarriors-die-victory = Victory

quarriors-faction-quiddity = Quiddity
quarriors-faction-assistant = Assistant
quarriors-faction-portal = Portal
quarriors-faction-deathdealer = Deathdealer
quarriors-faction-defender_of_the_pale = Defender of the Pale
quarriors-faction-devotee_of_the_holy_query = Devotee of the Holy Query
quarriors-faction-ghostly_spirit = Ghostly Spirit
quarriors-faction-primordial_ooze = Primordial Ooze
quarriors-faction-quake_dragon = Quake Dragon
quarriors-faction-questing_wizard = Questing Wizard
quarriors-faction-scavenging_goblin = Scavenging Goblin
quarriors-faction-warrior_of_the_quay = Warrior of the Quay
quarriors-faction-witching_hag = Witching Hag
quarriors-faction-death = Death
quarriors-faction-growth = Growth
quarriors-faction-life = Life
quarriors-faction-shaping = Shaping
quarriors-faction-victory = Victory

quarriors-face-quiddity-1 = Quiddity (1 quiddity)
quarriors-face-quiddity-2 = Quiddity (1 quiddity)
quarriors-face-quiddity-3 = Quiddity (1 quiddity)
quarriors-face-quiddity-4 = Quiddity (1 quiddity)
quarriors-face-quiddity-5 = Quiddity (1 quiddity)
quarriors-face-quiddity-6 = Quiddity (2 quiddity)
quarriors-face-quiddity-0 = Quiddity (not rolled)
quarriors-face-assistant-1 = Assistant (1 quiddity)
quarriors-face-assistant-2 = Assistant (1 quiddity)
quarriors-face-assistant-3 = Assistant (1 quiddity)
quarriors-face-assistant-4 = Assistant (re-roll, burst)
quarriors-face-assistant-5 = Assistant (level 1, 1/2)
quarriors-face-assistant-6 = Assistant (level 1, 1/2)
quarriors-face-assistant-0 = Assistant (not rolled)
quarriors-face-portal-1 = Portal (1 quiddity)
quarriors-face-portal-2 = Portal (draw and roll 1)
quarriors-face-portal-3 = Portal (draw and roll 1)
quarriors-face-portal-4 = Portal (draw and roll 2)
quarriors-face-portal-5 = Portal (draw and roll 2)
quarriors-face-portal-6 = Portal (draw and roll 2)
quarriors-face-portal-0 = Portal (not rolled)
quarriors-face-deathdealer-1 = Deathdealer (1 quiddity)
quarriors-face-deathdealer-2 = Deathdealer (2 quiddity)
quarriors-face-deathdealer-3 = Deathdealer (2 quiddity)
quarriors-face-deathdealer-4 = Deathdealer (level 1, 3/2)
quarriors-face-deathdealer-5 = Deathdealer (level 1, 3/2)
quarriors-face-deathdealer-6 = Deathdealer (level 2, 4/4)
quarriors-face-deathdealer-0 = Deathdealer (not rolled)
quarriors-face-defender_of_the_pale-1 = Defender of the Pale (1 quiddity)
quarriors-face-defender_of_the_pale-2 = Defender of the Pale (2 quiddity)
quarriors-face-defender_of_the_pale-3 = Defender of the Pale (2 quiddity)
quarriors-face-defender_of_the_pale-4 = Defender of the Pale (level 1, 1/5, burst)
quarriors-face-defender_of_the_pale-5 = Defender of the Pale (level 2, 2/6, burst)
quarriors-face-defender_of_the_pale-6 = Defender of the Pale (level 3, 2/8, double burst)
quarriors-face-defender_of_the_pale-0 = Defender of the Pale (not rolled)
quarriors-face-devotee_of_the_holy_query-1 = Devotee of the Holy Query (1 quiddity)
quarriors-face-devotee_of_the_holy_query-2 = Devotee of the Holy Query (2 quiddity)
quarriors-face-devotee_of_the_holy_query-3 = Devotee of the Holy Query (level 1, 0/3)
quarriors-face-devotee_of_the_holy_query-4 = Devotee of the Holy Query (level 1, 0/3)
quarriors-face-devotee_of_the_holy_query-5 = Devotee of the Holy Query (level 2, 2/4)
quarriors-face-devotee_of_the_holy_query-6 = Devotee of the Holy Query (level 2, 2/4, burst)
quarriors-face-devotee_of_the_holy_query-0 = Devotee of the Holy Query (not rolled)
quarriors-face-ghostly_spirit-1 = Ghostly Spirit (1 quiddity)
quarriors-face-ghostly_spirit-2 = Ghostly Spirit (1 quiddity)
quarriors-face-ghostly_spirit-3 = Ghostly Spirit (2 quiddity)
quarriors-face-ghostly_spirit-4 = Ghostly Spirit (level 1, 2/2)
quarriors-face-ghostly_spirit-5 = Ghostly Spirit (level 1, 2/2)
quarriors-face-ghostly_spirit-6 = Ghostly Spirit (level 2, 3/3)
quarriors-face-ghostly_spirit-0 = Ghostly Spirit (not rolled)
quarriors-face-primordial_ooze-1 = Primordial Ooze (1 quiddity)
quarriors-face-primordial_ooze-2 = Primordial Ooze (2 quiddity)
quarriors-face-primordial_ooze-3 = Primordial Ooze (2 quiddity)
quarriors-face-primordial_ooze-4 = Primordial Ooze (level 2, ?/?)
quarriors-face-primordial_ooze-5 = Primordial Ooze (level 2, ?/?)
quarriors-face-primordial_ooze-6 = Primordial Ooze (level 2, ?/?)
quarriors-face-primordial_ooze-0 = Primordial Ooze (not rolled)
quarriors-face-quake_dragon-1 = Quake Dragon (1 quiddity)
quarriors-face-quake_dragon-2 = Quake Dragon (2 quiddity)
quarriors-face-quake_dragon-3 = Quake Dragon (3 quiddity or re-roll)
quarriors-face-quake_dragon-4 = Quake Dragon (level 1, 4/4)
quarriors-face-quake_dragon-5 = Quake Dragon (level 2, 6/6, burst)
quarriors-face-quake_dragon-6 = Quake Dragon (level 3, 8/7, double burst)
quarriors-face-quake_dragon-0 = Quake Dragon (not rolled)
quarriors-face-questing_wizard-1 = Questing Wizard (1 quiddity and draw and roll 1)
quarriors-face-questing_wizard-2 = Questing Wizard (2 quiddity)
quarriors-face-questing_wizard-3 = Questing Wizard (2 quiddity, burst)
quarriors-face-questing_wizard-4 = Questing Wizard (level 1, 2/5)
quarriors-face-questing_wizard-5 = Questing Wizard (level 2, 3/6)
quarriors-face-questing_wizard-6 = Questing Wizard (level 3, 4/8, double burst)
quarriors-face-questing_wizard-0 = Questing Wizard (not rolled)
quarriors-face-scavenging_goblin-1 = Scavenging Goblin (1 quiddity)
quarriors-face-scavenging_goblin-2 = Scavenging Goblin (1 quiddity)
quarriors-face-scavenging_goblin-3 = Scavenging Goblin (level 1, 2/2)
quarriors-face-scavenging_goblin-4 = Scavenging Goblin (level 1, 2/2)
quarriors-face-scavenging_goblin-5 = Scavenging Goblin (level 1, 2/2, burst)
quarriors-face-scavenging_goblin-6 = Scavenging Goblin (level 1, 2/2, burst)
quarriors-face-scavenging_goblin-0 = Scavenging Goblin (not rolled)
quarriors-face-warrior_of_the_quay-1 = Warrior of the Quay (1 quiddity)
quarriors-face-warrior_of_the_quay-2 = Warrior of the Quay (2 quiddity)
quarriors-face-warrior_of_the_quay-3 = Warrior of the Quay (2 quiddity)
quarriors-face-warrior_of_the_quay-4 = Warrior of the Quay (level 1, 2/3)
quarriors-face-warrior_of_the_quay-5 = Warrior of the Quay (level 1, 2/3)
quarriors-face-warrior_of_the_quay-6 = Warrior of the Quay (level 2, 3/4)
quarriors-face-warrior_of_the_quay-0 = Warrior of the Quay (not rolled)
quarriors-face-witching_hag-1 = Witching Hag (1 quiddity)
quarriors-face-witching_hag-2 = Witching Hag (2 quiddity)
quarriors-face-witching_hag-3 = Witching Hag (2 quiddity)
quarriors-face-witching_hag-4 = Witching Hag (level 1, 3/3)
quarriors-face-witching_hag-5 = Witching Hag (level 1, 3/3)
quarriors-face-witching_hag-6 = Witching Hag (level 2, 4/5)
quarriors-face-witching_hag-0 = Witching Hag (not rolled)
quarriors-face-death-1 = Death (1 quiddity)
quarriors-face-death-2 = Death (2 quiddity)
quarriors-face-death-3 = Death (2 quiddity)
quarriors-face-death-4 = Death (spell, burst)
quarriors-face-death-5 = Death (spell, burst)
quarriors-face-death-6 = Death (spell, double burst)
quarriors-face-death-0 = Death (not rolled)
quarriors-face-growth-1 = Growth (1 quiddity)
quarriors-face-growth-2 = Growth (2 quiddity)
quarriors-face-growth-3 = Growth (2 quiddity)
quarriors-face-growth-4 = Growth (spell)
quarriors-face-growth-5 = Growth (spell)
quarriors-face-growth-6 = Growth (spell)
quarriors-face-growth-0 = Growth (not rolled)
quarriors-face-life-1 = Life (1 quiddity)
quarriors-face-life-2 = Life (2 quiddity)
quarriors-face-life-3 = Life (2 quiddity)
quarriors-face-life-4 = Life (spell)
quarriors-face-life-5 = Life (spell)
quarriors-face-life-6 = Life (spell)
quarriors-face-life-0 = Life (not rolled)
quarriors-face-shaping-1 = Shaping (2 quiddity)
quarriors-face-shaping-2 = Shaping (2 quiddity)
quarriors-face-shaping-3 = Shaping (draw and roll 2)
quarriors-face-shaping-4 = Shaping (spell)
quarriors-face-shaping-5 = Shaping (spell)
quarriors-face-shaping-6 = Shaping (spell)
quarriors-face-shaping-0 = Shaping (not rolled)
quarriors-face-victory-1 = Victory (1 quiddity)
quarriors-face-victory-2 = Victory (2 quiddity)
quarriors-face-victory-3 = Victory (2 quiddity)
quarriors-face-victory-4 = Victory (re-roll and draw and roll 1)
quarriors-face-victory-5 = Victory (spell)
quarriors-face-victory-6 = Victory (spell)
quarriors-face-victory-0 = Victory (not rolled)

quarriors-kind-basic = basic resource
quarriors-kind-creature = creature
quarriors-kind-spell = spell

quarriors-expansion-base = base game

quarriors-fact-variant = variant
quarriors-fact-dice = dice in the box
quarriors-fact-colour = colour of the dice
quarriors-fact-faces = faces
quarriors-fact-confidence = how sure the data are
quarriors-fact-glory = glory
quarriors-fact-cost_elsewhere = cost in another source
quarriors-fact-glory_elsewhere = glory in another source
quarriors-fact-note = note

quarriors-phase-score = phase 1: score and cull
quarriors-phase-roll = phase 2: draw and roll
quarriors-phase-summon = phase 3: spells and creatures
quarriors-phase-attack = phase 4: attack
quarriors-phase-capture = phase 5: capture
quarriors-phase-clean-up = phase 6: clean up

quarriors-note-no-cull = It is open whether this extra scoring also gives a cull; here it does not.
quarriors-note-frenzy-each = It is open whether two copies both count on the first kill; here they do.
quarriors-note-book-example = The rulebook's example gives it the Strong Defender's ability; the card's own text holds.
quarriors-note-adds-up = It is open whether several copies add up; here they do.
quarriors-note-from-used = That the culled die comes from the used pile is assumed.
quarriors-note-late-return = It is assumed that one which returns in an attack does not add to the attack already counted.
quarriors-note-counts-itself = It is assumed to count itself; its attack is fixed when the attack is counted, its defense when it defends.
quarriors-note-disputed = Sources differ on cost and glory: 9 and 3, or 8 and 4.
quarriors-note-just-one = It is open whether just one die may be rolled again; here it may.

quarriors-colour-white = white
quarriors-colour-brown = brown
quarriors-colour-yellow = yellow
quarriors-colour-black = black
quarriors-colour-blue = blue
quarriors-colour-white-and-gold = white and gold
quarriors-colour-pale = pale
quarriors-colour-lime-green = lime green
quarriors-colour-dark-red-brown = dark red-brown
quarriors-colour-light-blue = light blue
quarriors-colour-dark-green = dark green
quarriors-colour-red = red
quarriors-colour-purple = purple
quarriors-colour-dark-violet = dark violet
quarriors-colour-green = green
quarriors-colour-teal = teal
quarriors-colour-magenta = magenta
quarriors-colour-orange = orange

quarriors-variant-basic = plain
quarriors-variant-strong = strong
quarriors-variant-mighty = mighty
quarriors-variant-spell = spell
quarriors-variant-cantrip = cantrip
quarriors-variant-charm = charm
quarriors-variant-incantation = incantation
quarriors-confidence-high = high
quarriors-confidence-medium = medium
quarriors-confidence-low = low

# --- fields ------------------------------------------------------------------------------------------------------

quarriors-field-glory = glory
quarriors-field-quiddity = quiddity
quarriors-field-bag = bag
quarriors-field-pool = active pool
quarriors-field-ready = creatures in the ready area
quarriors-field-spells = spells in the ready area
quarriors-field-used = used pile
quarriors-field-spent = spent pile
quarriors-field-aside = set aside
quarriors-field-might = more attack this turn
quarriors-field-guard = more defense this turn
quarriors-field-haven = destroyed creatures go to the active pool
quarriors-field-wilds = the Wilds
quarriors-field-supply = dice on the cards
quarriors-field-turn = turn of
quarriors-field-first = first player
quarriors-field-turns = turn
quarriors-field-phase = phase
quarriors-field-captures = captures left
quarriors-field-discount = captures cost less
quarriors-field-scored = creatures scored this turn
quarriors-field-just_scored = dice just scored
quarriors-field-beaten = opponents who lost a creature
quarriors-field-summoned = classes summoned this turn
quarriors-field-attackers = attackers
quarriors-field-values = their attack
quarriors-field-places = their places
quarriors-field-added = their part of this attack
quarriors-field-defender = defender
quarriors-field-remaining = attack left
quarriors-field-rescued = comes back

# --- choices -----------------------------------------------------------------------------------------------------

quarriors-do-attack = On to the attack
quarriors-do-end-turn = End the capture phase
quarriors-do-done = Done
quarriors-do-decline = Decline
quarriors-do-pass = No reaction
quarriors-do-alone = Re-roll it alone
quarriors-do-capture = Capture for { $price }: { $card }
quarriors-do-cull = Cull: { $die }
quarriors-do-defend = Defend with { $card }: defense { $defense } against { $attack }
quarriors-do-summon = Summon for { $price }: { $face }
quarriors-do-use = Use: { $face }
quarriors-do-re-roll = Re-roll: { $face }
quarriors-do-cast = Cast: { $card } – { $face }
quarriors-do-react = React: { $card }
quarriors-do-discard = Discard: { $card }
quarriors-do-only-re-roll = Only re-roll: { $face }
quarriors-do-only-draw = Only draw and roll: { $face }
quarriors-do-destroy = Destroy: { $face }, { $seat }
quarriors-do-weaken = Attack 0 this turn: { $face }, { $seat }
quarriors-do-mimic = Copy: { $face }, { $seat }
quarriors-do-change = Copy another creature with: { $card }
quarriors-do-attach-to = Attach to: { $face }
quarriors-do-dispel = Destroy the spell: { $card }, { $seat }
quarriors-do-strip = Destroy the attached spell: { $card }, { $seat }
quarriors-do-fetch = To your active pool: { $die }
quarriors-do-trade-for = Trade for: { $die }, { $seat }
quarriors-do-take = Take: { $card }
quarriors-do-give-up = Cull for another: { $die }
quarriors-do-cull-spell = Cull for 1 glory: { $face }
quarriors-do-cull-attached = Cull the attached spell for 1 glory: { $face }
quarriors-do-cull-from-pool = Cull from the active pool for 1 glory: { $face }
quarriors-do-turn-to = Turn to: { $face }
quarriors-do-next = Next: { $card }
quarriors-do-to-used = To the used pile
quarriors-do-to-pool = To the active pool
quarriors-do-buy-back = Cull a Quiddity die: it returns to the ready area
quarriors-do-come-back = Back to the ready area
quarriors-do-aside = Set it aside
quarriors-do-set-to-quiddity = Set a Portal to 1 quiddity
quarriors-do-draw-on = Draw as usual

# --- questions ---------------------------------------------------------------------------------------------------

quarriors-ask-summon = You have { $funds } quiddity. Summon creatures or cast spells?
quarriors-ask-capture =
    { $n ->
        [0] No capture is left this turn. You have { $funds } quiddity.
        [one] You have { $funds } quiddity. Capture a die from the Wilds?
       *[other] You have { $funds } quiddity. Capture up to { $n } dice from the Wilds?
    }
quarriors-ask-immediate = Which immediate effect do you use?
quarriors-ask-discard = Move spells from your ready area to your used pile?
quarriors-ask-cull =
    { $n ->
        [one] Cull a die from your used pile?
       *[other] Cull up to { $n } dice from your used pile?
    }
quarriors-ask-cull-spells = Cull spell dice, 1 glory each?
quarriors-ask-order = Whose text comes next?
quarriors-ask-another = Re-roll which other die together with it?
quarriors-ask-reroll-others = Re-roll up to two other dice?
quarriors-ask-take-spell = Take a spell die of cost { $cost } or less into your bag?
quarriors-ask-give-up = Cull a die to capture one that costs up to { $n } more?
quarriors-ask-upgrade = Which die do you capture, costing up to { $n } more?
quarriors-ask-trade = Trade it for a die in another player's used pile?
quarriors-ask-fetch = Move another creature die from your used pile to your active pool?
quarriors-ask-destroy = Which creature is destroyed?
quarriors-ask-destroy-spell = Which spell is destroyed?
quarriors-ask-attach = To which of your creatures is the spell attached?
quarriors-ask-turn-to = To which face is it turned?
quarriors-ask-weaken = Which attacker has attack 0 this turn?
quarriors-ask-mimic = Which enemy creature does it copy?
quarriors-ask-way = Your creature is destroyed. Where does the die go?
quarriors-ask-loop = Only Portals are left to draw. Draw, or set one to 1 quiddity?
quarriors-ask-defend = { $seat } attacks you: { $attack } left. Who defends?
quarriors-ask-react-announced = { $seat } attacks for { $attack } in all. React?
quarriors-ask-react-defending = { $seat } attacks, { $attack } left. React before the next defender is chosen?
quarriors-ask-react-falling = Your creature is about to leave, destroyed. React?

# --- what happened -----------------------------------------------------------------------------------------------

quarriors-event-turn-began = Turn { $n }: { $seat }
quarriors-event-phase-began =
    { $n ->
        [1] { $seat }: scoring
        [2] { $seat }: draw and roll
        [3] { $seat }: spells and creatures
        [4] { $seat }: attack
        [5] { $seat }: capture
       *[other] { $seat }: clean-up
    }
quarriors-event-scored = { $card } scores { $n } for { $seat }.
quarriors-event-gained-glory = { $seat } gains { $n } glory: { $of } now.
quarriors-event-gained-quiddity = { $seat } gains { $n } quiddity.
quarriors-event-culled = { $seat } culls { $die }.
quarriors-event-drew = { $seat } draws { $die }.
quarriors-event-refilled =
    { $n ->
        [one] { $seat } refills the bag with { $n } die.
       *[other] { $seat } refills the bag with { $n } dice.
    }
quarriors-event-rolled = { $seat } rolls { $face }.
quarriors-event-rerolled = { $seat } re-rolls { $face }: { $now }.
quarriors-event-used = { $seat } uses { $face }.
quarriors-event-spent = { $seat } spends { $face }.
quarriors-event-readied = { $seat } readies { $face }.
quarriors-event-summoned = { $seat } summons { $card } for { $n }: { $face }.
quarriors-event-shouted = { $seat }: “Quarriors!” ({ $card } has no text for this burst).
quarriors-event-cast = { $seat } casts { $card }.
quarriors-event-reacted = { $seat } reacts with { $card }.
quarriors-event-attached = { $seat } attaches { $card } to { $host }.
quarriors-event-strengthened = Creatures of { $seat } have { $n } more attack this turn.
quarriors-event-toughened = Creatures of { $seat } have { $n } more defense this turn.
quarriors-event-sheltered = Creatures of { $seat } destroyed this turn go to the active pool.
quarriors-event-weakened = { $seat } brings { $card } of { $foe } to attack 0: { $n } less.
quarriors-event-turned = { $seat } turns { $face } to { $now }.
quarriors-event-mimicked = The Ooze of { $seat } is now { $face }.
quarriors-event-attack-began = { $seat } attacks everybody: { $n } in all.
quarriors-event-attacker = { $card } of { $seat } attacks with { $n }.
quarriors-event-attacked = { $seat } attacks { $foe } for { $n }.
quarriors-event-passed-over = { $foe } has no creatures: { $seat } passes on.
quarriors-event-defended = { $card } of { $seat } defends: defense { $n } against { $of }.
quarriors-event-fell = { $card } of { $seat } falls: { $of } is enough for defense { $n }.
quarriors-event-held = { $card } of { $seat } holds: { $of } is less than defense { $n }.
quarriors-event-left-over = { $n } left of the attack of { $seat } on { $foe }, and nobody to take it.
quarriors-event-frenzied = First kill: { $card } of { $seat } adds { $n } once more.
quarriors-event-destroyed = { $card } of { $seat } is destroyed.
quarriors-event-spell-destroyed = { $seat } destroys { $card } of { $foe }.
quarriors-event-went-to-pool = { $card } goes to the active pool of { $seat }.
quarriors-event-returned = { $card } returns to the ready area of { $seat }.
quarriors-event-set-aside = { $seat } sets { $card } aside.
quarriors-event-fetched = { $seat } moves { $die } to the active pool.
quarriors-event-traded = { $seat } gives { $foe } { $die } for { $other }.
quarriors-event-captured = { $seat } captures { $card } for { $n }.
quarriors-event-cheaper = Captures cost { $seat } { $n } less this turn.
quarriors-event-more-captures = { $seat } may capture { $n } more this turn.
quarriors-event-discarded = { $seat } discards { $card }.
quarriors-event-swept =
    { $n ->
        [one] { $seat } clears { $n } die from the active pool.
       *[other] { $seat } clears { $n } dice from the active pool.
    }
quarriors-event-quiddity-lost = { $seat } loses { $n } unspent quiddity.
quarriors-event-cards-empty = { $n } creature cards are empty.

# --- card text: when ---------------------------------------------------------------------------------------------

quarriors-burst = ✹ { $text }
quarriors-double = ✹✹ { $text }
quarriors-any-burst = ✹ or ✹✹ { $text }

quarriors-when-immediate = At once: { $text }
quarriors-when-cast = { $text }
quarriors-when-react = Reaction: { $text }
quarriors-when-summoned = When summoned: { $text }
quarriors-when-before-leaving = When it scores: { $text }
quarriors-when-scored = When it scores: { $text }
quarriors-when-destroyed = When destroyed: { $text }

# --- card text: what holds ---------------------------------------------------------------------------------------

quarriors-say-portal = Spend it at once to draw and roll as many dice as it shows.
quarriors-say-toughness = +{ $n } defense.
quarriors-say-strength = +{ $n } attack.
quarriors-say-tough-per-friend = +{ $n } defense for each other creature of yours in the ready area.
quarriors-say-banner = Your other creatures have +{ $n } attack and +{ $n } defense.
quarriors-say-tax = Opponents pay { $n } more quiddity for each creature they summon.
quarriors-say-spoils = Gain { $n } quiddity whenever you destroy a creature.
quarriors-say-caps = Each creature attacking you counts at most { $n } attack.
quarriors-say-shrugs = Creatures of level { $n } or less do not count in attacks on you.
quarriors-say-quakes =
    { $n ->
        [one] When it attacks, every level { $n } creature of the opponent is destroyed before defenders are chosen.
       *[other] When it attacks, every creature of the opponent up to level { $n } is destroyed before defenders are chosen.
    }
quarriors-say-duels = +{ $n } attack against an opponent with exactly one creature.
quarriors-say-frenzy =
    { $n ->
        [one] The first creature destroyed in your attack on each opponent adds the attack of this one once more.
       *[other] The first creature destroyed in your attack on each opponent adds the attack of this one { $n } times more.
    }
quarriors-say-reaps =
    { $n ->
       *[other] When you destroy a creature, this one scores at once; your attack stays as it is.
    }
quarriors-say-more-glory = +{ $n } glory when it scores.
quarriors-say-glory-per-friend = When it scores: +{ $n } glory for each other creature of yours that scores this turn.
quarriors-say-warded =
    { $n ->
       *[other] Opponents' spells cannot choose it.
    }
quarriors-say-silences =
    { $n ->
       *[other] When it attacks, spells attached to enemy creatures have no effect.
    }
quarriors-say-loner =
    { $n ->
       *[other] You may summon only one creature of this class a turn.
    }
quarriors-say-counts-quiddity =
    { $n ->
       *[other] Its attack and defense are the number of Quiddity dice in your used pile and active pool; at 0 it is destroyed.
    }
quarriors-say-counts-creatures =
    { $n ->
       *[other] Its attack and defense are the number of creatures in all ready areas.
    }
quarriors-say-mimics = It is as one enemy creature of your choice, which you may change once in each turn; without one it is 0/{ $n }.
quarriors-say-buys-back =
    { $n ->
       *[other] When destroyed: you may cull a Quiddity die of your used pile to return it to your ready area.
    }
quarriors-say-lingers =
    { $n ->
       *[other] When destroyed: it goes to your active pool.
    }
quarriors-say-haunts =
    { $n ->
       *[other] When destroyed: set it aside until you destroy a creature, then roll it. A creature face returns it to your ready area free; any other sends it to your used pile.
    }

# --- card text: sentences ----------------------------------------------------------------------------------------

quarriors-say-gain = Gain { $n } quiddity.
quarriors-say-gain-glory = Gain { $n } glory.
quarriors-say-glory-for-beaten = After your attack: gain 1 glory for each opponent who lost a creature to it.
quarriors-say-glory-for-scored = If at least { $n } of your creatures scored this turn, gain 1 glory for each of them.
quarriors-say-spend-this = Spend this die.
quarriors-say-draw-and-roll =
    { $n ->
        [one] Draw and roll { $n } die.
       *[other] Draw and roll { $n } dice.
    }
quarriors-say-draw-to-pool =
    { $n ->
        [one] Draw { $n } die into your active pool.
       *[other] Draw { $n } dice into your active pool.
    }
quarriors-say-reroll-this = Re-roll this die.
quarriors-say-reroll-with-another = Re-roll this die, and you may re-roll one other die of your active pool with it.
quarriors-say-reroll-others = You may re-roll up to two other dice.
quarriors-say-extra-capture = You may capture one more die this turn.
quarriors-say-cheaper-captures = Captures cost you { $n } less this turn.
quarriors-say-take-spell = You may take a spell die of cost { $n } or less for free, straight into your bag.
quarriors-say-upgrade = You may cull a die of your used pile and in exchange capture one that costs up to { $n } more.
quarriors-say-trade-this = You may exchange this die for one in another player's used pile.
quarriors-say-fetch-creature = You may move another creature die from your used pile to your active pool.
quarriors-say-cull-spells = You may cull any of your spell dice in ready area and active pool; gain 1 glory for each.
quarriors-say-destroy-one =
    { $n ->
        [0] Destroy any creature.
       *[other] Destroy a creature of level { $n } or less.
    }
quarriors-say-destroy-one-of-each = Destroy one creature of each opponent, of your choice, with defense { $n } or less.
quarriors-say-destroy-its-kind = Destroy all creatures of its class that other players have.
quarriors-say-destroy-spell = Destroy a spell in any player's ready area.
quarriors-say-strengthen = Your creatures have +{ $n } attack this turn.
quarriors-say-attach-this = Attach to one of your creatures.
quarriors-say-turn-up = Turn each of your creatures to a face one level higher, if it has one.
quarriors-say-toughen = Your creatures have +{ $n } defense this turn.
quarriors-say-shelter = This turn your destroyed creatures go to your active pool.
quarriors-say-rescue = Return your creature just destroyed to your ready area, at the same level.
quarriors-say-weaken = One attacking creature has attack 0 against everyone this turn.
quarriors-say-mimic-one = Be as an enemy creature of your choice.
quarriors-say-loop = If only Portals are left to draw, you may set one to 1 quiddity instead.

# --- conditions of acts ------------------------------------------------------------------------------------------

quarriors-why-immediate-step = Immediate effects are used right after the roll, in your own turn.
quarriors-why-summon-phase = Creatures are summoned in the third phase of your own turn.
quarriors-why-cast-phase = Spells are cast in the third and fifth phases of your own turn.
quarriors-why-capture-phase = Dice are captured in the fifth phase of your own turn, after the attack.
quarriors-why-cull-phase = Dice are culled in the first phase of your own turn, after scoring.
quarriors-why-clean-up-phase = Spells are discarded in the last phase of your own turn.
quarriors-why-in-pool = { $face } must lie in your active pool with this face up.
quarriors-why-immediate = The face must have an immediate effect.
quarriors-why-creature-face = The top face must show a creature.
quarriors-why-quiddity = It costs { $need } quiddity; you have { $have }.
quarriors-why-one-a-turn = Only one creature of this class may be summoned a turn.
quarriors-why-spell-ready = { $face } must be ready and unattached before you.
quarriors-why-not-a-reaction = Only a spell that is not a reaction, and does something when cast, can be cast in your own turn.
quarriors-why-something-to-do = There must be something the spell can be done to.
quarriors-why-captures = You must have a capture left this turn.
quarriors-why-in-wilds = A card for { $die } must lie in the Wilds.
quarriors-why-dice-left = There must be a die left on { $card }.
quarriors-why-in-used = { $die } must lie in your used pile.
quarriors-why-attacked = You defend only while you are being attacked.
quarriors-why-creature-there = There must be a creature of yours in that place.
quarriors-why-not-twice = A creature that came back in this combat is not damaged again.
quarriors-why-first-of-equals = Of equal creatures the first is chosen.
quarriors-why-opponents-turn = Reactions are cast only in an opponent's turn.
quarriors-why-a-reaction = The spell must be a reaction.
quarriors-why-moment = The reaction must be of use at this moment of the attack.

# --- refusals of a table -----------------------------------------------------------------------------------------

quarriors-one-class = Two cards of one class cannot lie in the Wilds: { $card }.
quarriors-no-such-first = Seat { $seat } cannot begin: there are only { $players } players.
quarriors-spent-pile-or-loop = The spent pile replaces the ruling on Portal loops: choose one of them.

# --- endings, scores and options ---------------------------------------------------------------------------------

quarriors-ending-glory_goal = The glory goal is reached.
quarriors-ending-empty_cards = Four creature cards are empty: the most glory wins.
quarriors-score-glory = glory
quarriors-score-ready-dice = dice in the ready area

quarriors-option-wilds = cards in the Wilds
quarriors-option-wilds-random = shuffled
quarriors-option-wilds-first = a first game
quarriors-option-wilds-rulebook = the cards of the rulebook's examples
quarriors-option-wilds-reactions = reactions
quarriors-option-wilds-shapes = changing shapes
quarriors-option-wilds-giants = giants
quarriors-option-first = first player
quarriors-option-first-random = drawn by lot
quarriors-option-first-A = seat A
quarriors-option-first-B = seat B
quarriors-option-first-C = seat C
quarriors-option-first-D = seat D
quarriors-option-second_capture = a second capture each turn (Quarmageddon)
quarriors-option-spent_pile = spent pile (later rulebook)
quarriors-option-damage_once = FAQ: damage once per creature and combat
quarriors-option-portal_loop = FAQ: a Portal may be set when only Portals are left
quarriors-option-assistant_is_creature = FAQ: the Assistant is a creature die
quarriors-option-hag_just_scored = FAQ: the Strong Hag may fetch a die that has just scored
quarriors-option-tax_on_free_summons = FAQ: the Mighty Defender also taxes free summons
quarriors-option-ooze_copies_all = FAQ: the Strong Ooze must copy, glory included
quarriors-option-sweep_spells_at_scoring = unattached spells leave when you score

# --- kinds of response windows, by name

quarriors-window-react-announced = an attack is announced
quarriors-window-react-defending = before the next defender is chosen
quarriors-window-react-falling = your creature is about to leave

# what ending a phase would leave undone
quarriors-forgone-portals = Dice that would bring new ones: { $n }.
quarriors-forgone-quiddity = Unspent quiddity will be lost: { $n }.

# --- goals and dangers -------------------------------------------------------------------------------------------

quarriors-goal-gather = Gather { $n } glory
quarriors-goal-glory = Glory
quarriors-goal-due = Due for creatures that live
quarriors-goal-if-they-live = Wins at the start of the turn if the creatures live.
quarriors-goal-empty = The game ends when 4 creature cards are empty
quarriors-goal-empty-cards = Empty creature cards
quarriors-goal-leads = One capture would end the game; { $seat } has the most glory.
quarriors-danger-rival = { $foe } wins at the start of their turn if the creatures live: { $have } + { $n } of { $need } glory.
quarriors-danger-empty = One capture could end the game, and { $foe } leads in glory.
