# Evolution of Magical Creatures, with Ethereal Creatures, Victims of Magic, Rare Species and the familiar.

evolution-name = Evolution of Magical Creatures
evolution-about = Create creatures, give them traits, gather energy, attack, and be the first to transmute three of them.
evolution-automaton = Shadow

# --- printed terms -----------------------------------------------------------------------------------------------

evolution-creature-familiar = the familiar
evolution-side-baby = Baby
evolution-side-beast = Beast

evolution-kind-trait = trait
evolution-kind-ether = ether card
evolution-kind-card = trait card
evolution-kind-source = energy source

evolution-expansion-base = base game
evolution-expansion-ether = Ethereal Creatures
evolution-expansion-victims = Victims of Magic
evolution-expansion-rare = Rare Species

evolution-faction-aggressive = aggressive
evolution-faction-defensive = defensive
evolution-faction-energetic = energetic
evolution-faction-special = special

evolution-fact-bar = bar
evolution-fact-timing = moment
evolution-fact-cards = cards
evolution-fact-basis = source
evolution-fact-traits = traits
evolution-fact-equal = equal to
evolution-fact-lower = lower part
evolution-fact-upper = upper part
evolution-fact-condition = condition

evolution-bar-aggressive = orange
evolution-bar-defensive = green
evolution-bar-energetic = energetic
evolution-bar-special = special

evolution-timing-constant = always
evolution-timing-activation = on activation
evolution-timing-attack = in an attack
evolution-timing-new-attack = in an attack, after the base attacking traits
evolution-timing-targeted = on becoming a target
evolution-timing-attacked = when attacked
evolution-timing-after-attack = after an attack on it
evolution-timing-source-gain = on gaining energy from the source
evolution-timing-friend-gains = when a friendly creature gains a crystal
evolution-timing-friend-transmutes = when a friendly creature transmutes
evolution-timing-trait-used = after using a trait

evolution-basis-deduced = deduced from the book's words
evolution-basis-name-and-condition = the name and the condition are printed, the numbers are ours

evolution-condition-no-upper-part = no upper part
evolution-condition-attacking-trait = a creature with an attacking trait
evolution-condition-flying-or-astral = a Flying or Astral creature
evolution-condition-no-traits = a creature without traits
evolution-condition-three-traits = a creature with three or more traits
evolution-condition-no-crystals = a creature without crystals
evolution-condition-defensive-trait = a creature with a defensive trait
evolution-condition-energetic-trait = a creature with an energetic trait
evolution-condition-fewest-tokens = a creature of a player with the fewest tokens

# --- the table read aloud ------------------------------------------------------------------------------------------

evolution-plain-creature = { $name }: crystals { $n } of { $of }
evolution-plain-asleep = asleep
evolution-plain-active = activated
evolution-plain-no-traits = no traits
evolution-plain-copy = { $trait } as { $copy }
evolution-plain-cancelled = { $trait } (cancelled)

# --- fields ------------------------------------------------------------------------------------------------------

evolution-field-tokens = transmutation tokens
evolution-field-hand = hand
evolution-field-creatures = creatures
evolution-field-shadow = the Shadow's seat
evolution-field-familiar = familiar
evolution-field-side = side of the familiar
evolution-field-dormant = the familiar rests
evolution-field-first = first player
evolution-field-turn = turn of
evolution-field-round = round
evolution-field-deck = deck
evolution-field-discard = discard
evolution-field-ether = ether
evolution-field-sources = sources to come
evolution-field-past = earlier sources
evolution-field-source = energy source
evolution-field-lower = lower part
evolution-field-upper = upper part
evolution-field-attacker = attacker
evolution-field-target = target
evolution-field-success = the last effect took place
evolution-field-paid = this attack has brought a crystal
evolution-field-part = part of the source in use
evolution-field-lasting = something lasts until the end of the turn
evolution-field-called = several creatures are activated

# --- choices -----------------------------------------------------------------------------------------------------

evolution-do-pass = Pass
evolution-do-create-nothing = Create no creature
evolution-do-add-nothing = Add no trait
evolution-do-gain-lower = Gain energy: lower part
evolution-do-gain-upper = Gain energy: upper part
evolution-do-transmute = Transmute
evolution-do-sleep = Sleep
evolution-do-stop = Enough
evolution-do-redraw = Replace the whole hand
evolution-do-keep-hand = Keep the hand
evolution-do-again = Use it again
evolution-do-use = Use: { $trait }
evolution-do-create = New creature from card: { $card }
evolution-do-burn = The target discards: { $trait }
evolution-do-activate = Activate: { $creature }
evolution-do-attack = Attack: { $creature }
evolution-do-add = Add: { $trait } → { $creature } (card: { $card })
evolution-do-sacrifice = Sacrifice: { $trait }
evolution-do-give-up = Discard: { $trait }
evolution-do-copy = Copy: { $trait }
evolution-do-strip = The attacker discards: { $trait }
evolution-do-grow = Add: { $trait }
evolution-do-wake = Wake: { $creature }
evolution-do-draw-from = Take a crystal from: { $creature }
evolution-do-cancel = Cancel: { $trait } ({ $creature })
evolution-do-give = Give: { $trait }
evolution-do-exchange-for = Take: { $trait } ({ $creature })
evolution-do-take-over = Takes the crystal: { $creature }
evolution-do-act-with = Act with: { $creature }
evolution-do-heir = Inherits: { $creature }
evolution-do-take = Take from the ether: { $trait } → { $creature }

# --- questions ---------------------------------------------------------------------------------------------------

evolution-ask-create = Create a creature?
evolution-ask-add = Add a trait?
evolution-ask-activate = Which creature do you activate?
evolution-ask-actor = Which creature goes on?
evolution-ask-action = What does the creature do?
evolution-ask-trigger = Which trait does the activated creature use?
evolution-ask-strike = Which attacking trait do you use?
evolution-ask-target = Which creature do you attack?
evolution-ask-second-target = Which creature do you attack the second time?
evolution-ask-targeted = Your creature has become a target: make a copy?
evolution-ask-hide = Your creature is attacked: hide?
evolution-ask-after-attack = The attack is over: use a trait?
evolution-ask-again = Use this trait again?
evolution-ask-burn = Which trait does the target discard?
evolution-ask-sacrifice = Which trait do you sacrifice?
evolution-ask-strip = Which trait does the attacker discard?
evolution-ask-grow = Which trait of the card do you add?
evolution-ask-draw-from = Which friendly creature do you take a crystal from?
evolution-ask-wake = Which creature do you wake?
evolution-ask-copy = Which trait do you copy?
evolution-ask-cancel = Which trait do you cancel?
evolution-ask-give = Which trait do you give away?
evolution-ask-exchange = Which trait do you take in return?
evolution-ask-give-up = Which trait do you discard?
evolution-ask-take-over = Does another creature take the crystal?
evolution-ask-heir = Which Inheriting creature gains the crystal?
evolution-ask-ether = Take a card from the ether?
evolution-ask-redraw = Discard the whole hand and draw as many cards?

# --- facts -------------------------------------------------------------------------------------------------------

evolution-event-round-began = Round { $n }: everybody wakes
evolution-event-round-ended = Round { $n } is over.
evolution-event-first = { $seat } goes first in the next round.
evolution-event-source-opened = Energy source: { $source }, { $n } below, { $of } above.
evolution-event-turn-began = Turn: { $seat }
evolution-event-skipped = { $seat } waits: all creatures are asleep and there are no cards.
evolution-event-drew = { $seat } draws { $card }.
evolution-event-drew-hidden = { $seat } draws a card.
evolution-event-shuffled = The discard pile becomes the new deck.
evolution-event-redrew =
    { $n ->
        [one] { $seat } replaces the whole hand: { $n } card.
       *[other] { $seat } replaces the whole hand: { $n } cards.
    }
evolution-event-discarded = { $card } goes to the discard pile ({ $seat }).
evolution-event-created = { $seat } creates { $creature } from card: { $card }.
evolution-event-created-hidden = { $seat } creates { $creature }.
evolution-event-hatched = { $seat } gets { $creature } from the deck.
evolution-event-added = { $creature } gets the trait { $trait }.
evolution-event-activated = { $creature } is activated.
evolution-event-used = { $creature } uses { $trait }.
evolution-event-gained = { $creature } gains a crystal and now has { $n }.
evolution-event-from-lower = { $creature } takes from the lower part; left there: { $n }.
evolution-event-from-upper = { $creature } takes from the upper part; left there: { $n }.
evolution-event-taken-over = { $creature } takes over { $other }'s crystal.
evolution-event-lost-crystal = { $creature } loses a crystal and now has { $n }.
evolution-event-lost-trait = { $creature } loses { $trait }.
evolution-event-to-ether = { $trait } returns to the ether.
evolution-event-fell-asleep = { $creature } falls asleep.
evolution-event-woke = { $creature } wakes.
evolution-event-attacked = { $creature } attacks { $other }.
evolution-event-no-effect = { $trait } ({ $creature }) has no effect on { $other }.
evolution-event-broken-off = { $creature }'s attack on { $other } breaks off: the target is out of reach.
evolution-event-copied = { $trait } ({ $creature }) becomes a copy of { $copy }.
evolution-event-copy-ended = { $trait } ({ $creature }) is no longer a copy.
evolution-event-cancelled = { $trait } ({ $creature }) is cancelled until the end of the turn.
evolution-event-hid = { $creature } hides until the end of the turn.
evolution-event-swapped = { $creature } gives { $trait } to { $other } and gets { $copy }.
evolution-event-revealed = Revealed: { $card }.
evolution-event-transmuted = { $seat } transmutes { $creature }; tokens: { $n }.
evolution-event-took-ether = { $seat } takes { $trait } from the ether for { $creature }.
evolution-event-familiar-grew = The familiar gets the trait { $trait }.
evolution-event-familiar-flipped = The Baby becomes the Beast; its crystals go to the reserve, and it rests this round.
evolution-event-beast-turn = The Beast attacks every available creature at once: { $n }.
evolution-event-beast-result =
    { $n ->
        [0] None of the Beast's strikes had an effect: no crystal, no sleep.
        [one] One of the Beast's strikes had an effect: exactly one crystal, and it falls asleep.
       *[other] { $n } of the Beast's strikes had an effect: still exactly one crystal, and it falls asleep.
    }
evolution-event-beast-idle =
    { $n ->
        [1] The Beast is asleep and loses its turn.
        [2] The Beast has no attacking trait and loses its turn.
       *[other] Nobody is available to the Beast: it leaves Toxic and Vengeful creatures alone.
    }
evolution-event-choice-card = Choice card: { $n } of { $of }.
evolution-event-shadow-card = The Shadow reveals { $card }.
evolution-event-shadow-step =
    { $step ->
        [1] Enough crystals: { $creature } transmutes.
        [2] { $creature } attacks: of the targets the attack would succeed against, the Shadow takes the one with the most crystals, then the fewest traits.
        [3] No attack would succeed: { $creature } takes from the upper part of the source.
        [4] No attack would succeed, and the upper part is empty or closed: { $creature } takes from the lower part.
        [5] Neither attack nor energy: { $creature } goes to sleep.
        [7] The Shadow has fewer creatures than you: the top card of the deck becomes the creature { $creature }.
        [8] The trait goes to the creature with the fewest: { $creature }.
        [9] No creature can take this trait.
        [10] The Shadow activates the awake creature with the most crystals: { $creature }.
       *[other] All of the Shadow's creatures are asleep.
    }

# --- why not -----------------------------------------------------------------------------------------------------

evolution-why-start-of-round = A hand is replaced at the start of a round, once.
evolution-why-your-turn = It must be your turn.
evolution-why-step-create = Creating a creature is the first step of the turn.
evolution-why-step-add = Adding a trait is the second step of the turn.
evolution-why-step-activate = One creature is activated per turn, after the first two steps.
evolution-why-needs-creature = Without a creature you must create one.
evolution-why-in-hand = { $card } must be in your hand.
evolution-why-own-creature = You must have such a creature.
evolution-why-has-trait = A creature never has the same trait twice: { $trait }.
evolution-why-asleep = A sleeping creature cannot be activated.
evolution-why-active = First activate a creature of yours: it is the one that acts.
evolution-why-room = There must be room for a crystal: it has { $have } of { $most }.
evolution-why-source = This part of the source must hold a crystal.
evolution-why-upper = The creature must meet the condition of the upper part.
evolution-why-crystals = It has { $have } crystals and needs { $need }.
evolution-why-attacking-trait = It takes an attacking trait that can be used.
evolution-why-target = The target must be another creature on the table.
evolution-why-available = The target must be available: Flying, Astral and the table's rule on your own creatures decide.
evolution-why-which-acts = This answers the question which of several activated creatures acts next.
evolution-why-ready = The creature must be activated, awake, and not have acted yet.
evolution-why-other-target = The second target must be another than the first.
evolution-why-strike-first = At least one attacking trait must be used first.
evolution-why-second-attack = At this table the second attack must be made.
evolution-why-after-attack = At this table the traits that follow an attack must be used.
evolution-why-compulsory = No compulsory trait may be left waiting.
evolution-why-in-force = The creature must have this trait in force: { $trait }.
evolution-why-speaks = The trait must have something to do now and must not have been used yet: { $trait }.
evolution-why-carries = A card of this trait must lie by that creature: { $trait }.
evolution-why-another-trait = The sacrifice must be another trait than the one that asks for it: { $trait }.
evolution-why-giver = It must be another creature of yours with a crystal.
evolution-why-on-card = { $trait } must stand on the card that was turned up.
evolution-why-sleeper = It must be another creature that is asleep.
evolution-why-taker = It must be another creature of yours that takes crystals over and has room for one.
evolution-why-must-give = The creature that gains must have room to keep the crystal itself.
evolution-why-heir = It must be a creature of yours that can inherit.
evolution-why-in-ether = { $trait } must lie in the ether.
evolution-why-creature = There must be such a creature on the table.
evolution-why-accepts = It must be a creature that can be given cards of the ether: not the Shadow's, and the familiar only where the table allows it.
evolution-why-copy-others = { $trait } must be in force on another creature.
evolution-why-copy-friends = { $trait } must be a defensive trait in force on another creature of yours.
evolution-why-copy-attacker = { $trait } must be a defensive trait in force on the attacker.
evolution-why-of-another = It must be a trait of another creature.
evolution-why-cancelled = The trait must not be cancelled yet.
evolution-why-give = { $trait } must be another trait of this creature, and there must be one to exchange it for.
evolution-why-exchange = Each of the two creatures must be able to take what it gets, and must not have it yet.

# --- the text of traits ------------------------------------------------------------------------------------------

evolution-when-activation = When this creature is activated{ $optional ->
        [may] {" "}(optional)
       *[must] {""}
    }: { LOW($text) }
evolution-when-attack = In an attack{ $optional ->
        [may] {" "}(optional)
       *[must] {""}
    }: { LOW($text) }
evolution-when-new-attack = In an attack, after the base attacking traits{ $optional ->
        [may] {" "}(optional)
       *[must] {""}
    }: { LOW($text) }
evolution-when-targeted = When this creature becomes the target of an attack{ $optional ->
        [may] {" "}(optional)
       *[must] {""}
    }: { LOW($text) }
evolution-when-attacked = When this creature is attacked{ $optional ->
        [may] {" "}(optional)
       *[must] {""}
    }: { LOW($text) }
evolution-when-after-attack = After an attack on this creature{ $optional ->
        [may] {" "}(optional)
       *[must] {""}
    }: { LOW($text) }
evolution-when-source-gain = When this creature gains energy from the source{ $optional ->
        [may] {" "}(optional)
       *[must] {""}
    }: { LOW($text) }
evolution-when-friend-gains = When a friendly creature gains a crystal{ $optional ->
        [may] {" "}(optional)
       *[must] {""}
    }: { LOW($text) }
evolution-when-friend-transmutes = When a friendly creature transmutes{ $optional ->
        [may] {" "}(optional)
       *[must] {""}
    }: { LOW($text) }
evolution-when-trait-used = After this creature has used any trait{ $optional ->
        [may] {" "}(optional)
       *[must] {""}
    }: { LOW($text) }

evolution-say-attacked-only-by = Only creatures with this same trait may attack it.
evolution-say-attacks-only = It may attack only creatures with this same trait.
evolution-say-keep-crystals = It discards no crystals when attacked.
evolution-say-keep-all-awake = While awake, it discards neither crystals nor traits when attacked.
evolution-say-keep-traits = It discards no traits when attacked.
evolution-say-keep-all-asleep = While asleep, it discards neither crystals nor traits when attacked.
evolution-say-keep-awake = It does not fall asleep when attacked.
evolution-say-transmute-at = It may transmute with { $n } crystals.
evolution-say-target-loses-crystal = The target discards a crystal.
evolution-say-target-loses-trait = The target discards a trait of the attacker's choice.
evolution-say-target-sleeps = The target falls asleep.
evolution-say-success-crystal = On success this creature gains { $n ->
        [one] a crystal
       *[other] { $n } crystals
    } from the reserve.
evolution-say-sacrifice = Sacrifice (discard) another trait of this creature.
evolution-say-repeat-any = Repeat the attack (you may choose another target), with the same reward for success.
evolution-say-repeat-other = Repeat the attack on another target, with the same reward for success.
evolution-say-attacker-loses-crystal = The attacker discards a crystal.
evolution-say-attacker-loses-trait = The attacker discards a trait of your choice.
evolution-say-trait-from-deck = Take the top card of the deck, choose one of its traits and add it to this creature; if that is impossible, discard it.
evolution-say-gain-crystal = This creature gains { $n ->
        [one] a crystal
       *[other] { $n } crystals
    } from the reserve.
evolution-say-inherit = This creature gains { $n ->
        [one] { $n } crystal
       *[other] { $n } crystals
    } from the reserve; of several heirs, only one of your choice.
evolution-say-gain-per-friend = This creature gains { $n ->
        [one] a crystal
       *[other] { $n } crystals
    } from the reserve for each friendly creature with at least one crystal.
evolution-say-draw-per-friend = Draw { $n ->
        [one] a card
       *[other] { $n } cards
    } for each friendly creature with at least one crystal.
evolution-say-extra-from-part = It gains { $n ->
        [one] one more crystal
       *[other] { $n } more crystals
    } from the same part.
evolution-say-take-from-friend = Move { $n ->
        [one] a crystal
       *[other] { $n } crystals
    } from a friendly creature to this one.
evolution-say-wake = Wake another creature.
evolution-say-activate-own-awake = Activate all your awake creatures.
evolution-say-return-to-ether = Return this card to the ether.
evolution-say-return-at-end-of-turn = At the end of the turn, return this card to the ether.
evolution-say-copy-others = Until the end of the turn, make this card a copy of another creature's trait that this creature does not have yet.
evolution-say-copy-friends = Until the end of the attack, make this card a copy of a friendly creature's defensive trait that this creature does not have yet.
evolution-say-copy-attacker = Until the end of the attack, make this card a copy of one of the attacker's defensive traits that this creature does not have yet.
evolution-say-cancel-traits = Cancel { $n ->
        [one] a trait of another creature
       *[other] up to { $n } traits of other creatures
    } until the end of the turn.
evolution-say-swap-trait = This creature swaps a trait with any creature; neither may get a trait it already has.
evolution-say-discard-own-trait = Discard one of this creature's traits.
evolution-say-hide = Until the end of the turn, it discards no crystals and does not fall asleep when attacked.
evolution-say-take-over = This creature takes that crystal; a friendly creature with a full track can gain one only this way.
evolution-say-use-again = Use that trait again.
evolution-say-once-a-round = Once per round.
evolution-say-half = { $trait }: { LOW($text) }
evolution-say-lower = Lower part, for 2, 3, 4 players: { $two }, { $three }, { $four }.
evolution-say-upper = Upper part, for 2, 3, 4 players: { $two }, { $three }, { $four }; condition: { $condition }.

evolution-shadow-cancel-target =
    { $sacrifice ->
        [spared] Shadow: after the target is chosen, all its traits are cancelled, without a sacrifice.
       *[none] Shadow: after the target is chosen, all its traits are cancelled.
    }
evolution-shadow-copy-all = Shadow: the card becomes a copy of all the attacker's defensive traits at once.
evolution-shadow-must = Shadow: always used.

# --- endings, scores, options ------------------------------------------------------------------------------------

evolution-ending-transmuted = Enough creatures have been transmuted.
evolution-ending-familiar = The Beast has won; everybody else has lost.
evolution-ending-shadow-beaten = The Shadow is beaten.
evolution-ending-shadow-won = The Shadow has transmuted a creature.

evolution-score-tokens = transmutation tokens
evolution-score-crystals = crystals on creatures

evolution-option-ether = Ethereal Creatures
evolution-option-victims = Victims of Magic
evolution-option-rare = Rare Species
evolution-option-rare-auto = with five or six players
evolution-option-rare-on = shuffled in
evolution-option-rare-off = left out
evolution-option-familiar = the familiar
evolution-option-difficulty = difficulty against the Shadow
evolution-option-difficulty-easy = easy: two tokens win
evolution-option-difficulty-normal = normal
evolution-option-difficulty-hard = hard: the Shadow starts with one more crystal
evolution-option-sleep_after_gain = a creature sleeps after gaining energy
evolution-option-crystal_per_success = crystals for an attack
evolution-option-crystal_per_success-trait = one for each successful trait
evolution-option-crystal_per_success-attack = at most one
evolution-option-hand_refill = cards at the start of a round
evolution-option-hand_refill-up-to-5 = up to five in hand
evolution-option-hand_refill-up-to-6 = up to six in hand
evolution-option-hand_refill-plus-2 = two more
evolution-option-new_source_each_round = a new source each round
evolution-option-friendly_attack = your own creatures may be attacked
evolution-option-ether_pick_after_discard = a card is taken from the ether after the creature has left
evolution-option-late_activation_traits = activation traits gained during the activation are used
evolution-option-band_before_traits = after Leader its band acts before the creature's other activation traits are used
evolution-option-copy_can_break_targeting = a copied Flying or Astral breaks the attack off
evolution-option-copy_lasts_through_after_attack = copies for an attack still work right after it
evolution-option-second_attack_optional = the second attack may be declined
evolution-option-hiding_before_traits = Hiding is decided once, before the attacking traits
evolution-option-after_attack_optional = “after an attack” traits may be skipped
evolution-option-familiar_accepts_traits = the familiar may be given traits
evolution-option-beast_acts_before_round_end = the Beast acts before the round ends
evolution-option-topmost = topmost trait
evolution-option-topmost-newest = the newest
evolution-option-topmost-oldest = the oldest
evolution-option-familiar_in_solo = the familiar may join a solo game
evolution-option-pesky_once_per_round = Pesky wakes once per round
evolution-option-figure = the first-player figure
evolution-option-figure-left = passes left
evolution-option-figure-behind = goes to whoever is behind
evolution-option-figure-random = is drawn by lot
evolution-option-figure-none = stays

evolution-needs-rare = Five and six players need Rare Species.
evolution-no-familiar-alone = The familiar joins a solo game only if the table allows it.
evolution-difficulty-is-solo = A difficulty is chosen only against the Shadow.

# what ending a phase would leave undone
evolution-forgone-transmutation = The creature could transmute now.
evolution-forgone-energy = The source still holds energy that the creature could gain: { $n }.

# --- goals and dangers -------------------------------------------------------------------------------------------

evolution-goal-transmute =
    { $n ->
        [one] Transmute { $n } creature
       *[other] Transmute { $n } creatures
    }
evolution-goal-tokens = Transmutation tokens
evolution-goal-creature = { $creature }: crystals
evolution-goal-asleep = { $creature } (asleep): crystals
evolution-goal-can-win = Could win on the next turn: a creature is ripe.
evolution-goal-shadow = One transmutation is all the Shadow needs
evolution-goal-baby = A second crystal turns the Baby into the Beast
evolution-goal-beast = A second crystal for the Beast: everybody loses
evolution-goal-crystals = The familiar's crystals
evolution-goal-round = The round ends when all are asleep
evolution-goal-awake = Still awake
evolution-danger-rival = { $foe } can win on their turn: { $creature } is ripe.
evolution-danger-shadow = The Shadow: 0 of 1. { $creature } is ripe: one transmutation and you have lost.
evolution-danger-shadow-soon = The Shadow is one crystal short, and one transmutation is all it needs to win.
evolution-danger-baby = The Baby has 1 crystal: at the start of the next round it becomes the Beast.
evolution-danger-beast =
    { $n ->
        [one] The Beast has 1 crystal of 2 and { $n } creature to attack. If the attack succeeds, everybody loses.
       *[other] The Beast has 1 crystal of 2 and { $n } creatures to attack. If the attack succeeds, everybody loses.
    }
evolution-danger-beast-soon = The Beast has 1 crystal of 2. One more and everybody loses.

evolution-trait-twice = A creature cannot have the trait { $trait } twice.
evolution-this-card = { $card }
