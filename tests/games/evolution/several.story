# Several of a kind: the third seat, the friend before, the sleeper, the third trait, a second time, and no.

game evolution players=3 ether=yes victims=yes

# --- the ether

the third seat, too, may be given a card of the ether        evolution.ether.any-creature-any-owner
    table  ether Dominant
    A  creatures 4, 0 Frightening
    B  creatures 0 asleep
    C  creatures 0
    A> activate A1
    A> transmute
    A? pass | take Dominant for A1 | take Dominant for B1 | take Dominant for C1
    A> take Dominant for C1
    C  creatures 0 Dominant

every seat takes for its token                               evolution.ether.take-on-token
    begin activate C
    table  ether Dominant, Storm
    A  creatures 0
    B  creatures 0
    C  creatures 4, 0
    C> activate C1
    C> transmute
    C  tokens 1
    C> take Storm for C1
    C  creatures 0 Storm
    table  ether Dominant

all its cards leave with it                                  evolution.ether.returns-on-transmutation evolution.base.transmute
    A  creatures 4 Toxic Tiny Ferocious face:B05, 0
    B  creatures 0
    C  creatures 0
    A> activate A1
    A> transmute
    A> pass
    table  ether Ferocious  discard Fire-Breathing/Flying, Frightening/Toxic, Vampire/Tiny
    A  creatures 0

an ether with nobody to take it offers nothing               evolution.ether.empty-ether-offers-nothing
    table  ether Dominant  lasting yes
    A  creatures 4
    B  creatures 0 Shapeshifter=Dominant<
    A> activate A1
    A> transmute
    asks B evolution-ask-activate

what a copy brings comes late as well                        evolution.ether.late-activation-trait-does-not-trigger
    A  creatures 0 Changeling, 0 asleep
    B  creatures 0 Pesky Flying
    C  creatures 0
    A> activate A1
    A> use Changeling
    A> copy Pesky
    A? sleep
    A> sleep

three speak, and all three are heard                         evolution.ether.activation-traits-simultaneous
    table  deck Fire-Breathing/Flying, Lulling/Tiny
    A  creatures 0 Symbiont Scavenger Pesky, 1 asleep
    B  creatures 0
    C  creatures 0
    A> activate A1
    A> use Scavenger
    A> use Symbiont
    A? use Pesky | pass
    A> use Pesky
    A> wake A2
    A  creatures 1 active Pesky*, 1

# --- Leader

a full friend is called like another                         evolution.ether-card.leader-activates-all-own-awake
    A  creatures 0 Leader, 4
    B  creatures 0
    C  creatures 0
    A> activate A1
    A? act-with A1 | activate A2
    A> activate A2
    A> act-with A2
    A> transmute
    A> pass
    A? sleep
    A> sleep
    A  tokens 1  creatures 0 asleep

activated and lulled, it does not act                        evolution.ether-card.leader-activates-all-own-awake
    A  creatures 0 Leader, 0 Lulling, 0
    B  creatures 0
    C  creatures 0
    A> activate A1
    A> activate A3
    A> activate A2
    A> act-with A2
    A> attack A3
    A? sleep
    A> sleep
    A  creatures 0 asleep, 1 asleep Lulling, 0 asleep
    asks B evolution-ask-activate

called and lulled, it is not activated                       evolution.ether-card.leader-skips-sleepers-and-others
    A  creatures 0 Leader, 0 Lulling, 0, 0
    B  creatures 0
    C  creatures 0
    A> activate A1
    A> activate A2
    A> act-with A2
    A> attack A3
    A? act-with A1 | activate A4
    asks A evolution-ask-actor

Leader returns from any place                                evolution.ether-card.leader-returns-to-ether
    A  creatures 0 Flying Leader Tiny
    B  creatures 0
    A> activate A1
    A  creatures 0 active Flying Tiny
    table  ether Leader

Symbiont and Scavenger return from any place                 evolution.ether-card.symbiont-returns evolution.ether-card.scavenger-returns
    A  creatures 0 Flying Symbiont Scavenger
    B  creatures 0
    A> activate A1
    A> use Symbiont
    A  creatures 0 active Flying
    table  ether Symbiont, Scavenger

# --- Dominant

each crystal is asked for by itself                          evolution.ether-card.dominant-takes-crystal evolution.ether-card.dominant-once-per-crystal
    A  creatures 0 Dominant, 0 Symbiont, 1, 1
    B  creatures 0
    A> activate A2
    A? pass | take-over A1
    A> take-over A1
    A  creatures 1 Dominant, 0 active Symbiont, 1, 1
    A? pass | take-over A1
    A> pass
    A  creatures 1 Dominant, 1 active, 1, 1

a full attacker gives what its attack brings                 evolution.ether-card.dominant-full-friend-must-give
    A  creatures 0 Dominant, 4 Vampire
    B  creatures 2
    A> activate A2
    A> attack B1
    A  creatures 1 Dominant, 4 asleep Vampire
    B  creatures 1

a full friend may gain for a sleeper                         evolution.ether-card.dominant-full-friend-may-gain evolution.ether-card.dominant-works-asleep
    table  source Brimming Basin  lower 3
    A  creatures 0 asleep Dominant, 4
    B  creatures 0
    A> activate A2
    A? sleep | gain-lower | transmute
    A> gain-lower
    A  creatures 1 asleep Dominant, 4 asleep

full is four, whatever it needs                              evolution.ether-card.dominant-full-itself
    table  source Brimming Basin  lower 3
    A  creatures 3 Dominant Tiny, 2
    B  creatures 0
    A> activate A2
    A> gain-lower
    A? pass | take-over A1
    A> take-over A1
    A  creatures 4 Dominant Tiny, 2 asleep

the third seat's crystals are its own                        evolution.ether-card.dominant-only-friends
    begin activate C
    table  source Brimming Basin  lower 3
    A  creatures 0, 0
    B  creatures 0, 0 Dominant
    C  creatures 0, 0
    C> activate C1
    C> gain-lower
    C  creatures 1 asleep, 0
    B  creatures 0, 0 Dominant
    asks A evolution-ask-activate

# --- copies and exchanges

a friend's, a sleeper's, the third seat's trait              evolution.ether-card.shapeshifter-copies-any-trait
    A  creatures 0 Shapeshifter, 0 asleep Tiny
    B  creatures 0 Flying
    C  creatures 0 asleep Toxic
    A> activate A1
    A> use Shapeshifter
    A? copy Flying | copy Toxic | copy Tiny
    asks A evolution-ask-copy

the third seat's trait for a Changeling, or none             evolution.base.changeling
    A  creatures 0 Changeling
    B  creatures 1
    C  creatures 0 asleep Vampire
    A> activate A1
    A? use Changeling | pass
    A> use Changeling
    A  creatures 0 active Changeling=Vampire

every friend lends, before or behind, asleep or not          evolution.ether-card.gregarious-copies-friend
    A  creatures 0 Vampire
    B  creatures 0 asleep Fireproof, 1 Gregarious, 0 Toxic
    C  creatures 0
    A> activate A1
    A> attack B2
    B> use Gregarious
    B? copy Fireproof | copy Toxic
    asks B evolution-ask-copy

the third seat borrows of nobody else                        evolution.ether-card.gregarious-only-friends
    A  creatures 0 Vampire Toxic
    B  creatures 0 Fireproof
    C  creatures 1 Gregarious
    A> activate A1
    A> attack C1
    A  creatures 1 asleep Vampire Toxic
    C  creatures 0 Gregarious

the storm reaches sleepers and the third seat                evolution.ether-card.storm-own-or-foreign
    A  creatures 0 Storm Toxic
    B  creatures 0 asleep Flying
    C  creatures 0 Tiny
    A> activate A1
    A> use Storm
    A> give Toxic
    A? exchange-for Flying of B1 | exchange-for Tiny of C1
    asks A evolution-ask-exchange

sleeping friends with crystals count, before and behind      evolution.ether-card.symbiont-gains-per-friend
    A  creatures 1, 0 Symbiont, 2 asleep
    B  creatures 0
    A> activate A2
    A  creatures 1, 2 active, 2 asleep

for cards as for crystals                                    evolution.ether-card.scavenger-draws-two-per-friend
    table  deck Fire-Breathing/Flying, Lulling/Tiny, Lulling/Latching, Fire-Breathing/Pesky, Fireproof/Inheriting
    A  creatures 1, 0 Scavenger, 2 asleep
    B  creatures 0
    A> activate A2
    A  hand Fire-Breathing/Flying, Lulling/Tiny, Lulling/Latching, Fire-Breathing/Pesky

# --- attacks

put to sleep, it answers all the same                        evolution.base.after-attack-window evolution.base.toxic
    A  creatures 1 Lulling
    B  creatures 0 Toxic, 0
    C  creatures 0
    A> activate A1
    A> attack B1
    B? use Toxic | pass
    B> use Toxic
    A  creatures 1 asleep Lulling
    B  creatures 0 asleep Toxic, 0

asleep it is vengeful                                        evolution.base.vengeful
    A  creatures 0 Vampire Tiny
    B  creatures 1 asleep Vengeful, 0
    C  creatures 0
    A> activate A1
    A> attack B1
    B> use Vengeful
    B> strip Vampire
    A  creatures 1 asleep Tiny

asleep it is ferocious                                       evolution.ether-card.ferocious-gains-after-attack
    A  creatures 0 Vampire
    B  creatures 2 asleep Ferocious, 0
    C  creatures 0
    A> activate A1
    A> attack B1
    B> use Ferocious
    B  creatures 2 asleep Ferocious, 0

any of three others may be sacrificed                        evolution.victims.sacrifice-is-another-own-trait
    A  creatures 0 Toxic Nosferatu Flying Tiny
    B  creatures 2
    A> activate A1
    A> attack B1
    A? sacrifice Toxic | sacrifice Flying | sacrifice Tiny
    A> sacrifice Tiny
    A  creatures 1 Toxic Nosferatu Flying
    A> pass

the second target may be a friend, or of the third seat      evolution.new-attack.step3-choose-available-target evolution.new-attack.step3-same-or-other-target evolution.victims-card.nosferatu-repeat-any-target
    A  creatures 0 Nosferatu Toxic, 1
    B  creatures 1
    C  creatures 1
    A> activate A1
    A> attack B1
    A? attack A2 | attack B1 | attack C1 | pass
    A> attack C1
    A  creatures 2 asleep Nosferatu, 1
    B  creatures 0
    C  creatures 0

what burns may be of the third seat                          evolution.victims-card.incinerating-repeat-any-target
    A  creatures 0 Incinerating Toxic, 0 Flying
    B  creatures 0 Tiny
    C  creatures 0 Greedy
    A> activate A1
    A> attack B1
    A? attack B1 | attack C1 | pass
    A> attack C1
    A  creatures 2 asleep Incinerating, 0 Flying
    C  creatures 0

who is lulled second may be of the third seat, or nobody     evolution.victims-card.hypnotizing-second-target-differs evolution.new-attack.second-attack-may-be-declined
    A  creatures 0 Hypnotizing Toxic, 0
    B  creatures 0, 0
    C  creatures 0
    A> activate A1
    A> attack B1
    A? attack A2 | attack B2 | attack C1 | pass
    A> pass
    A  creatures 1 asleep Hypnotizing, 0
    B  creatures 0 asleep, 0
    C  creatures 0

the second success fills the track                           evolution.new-attack.step4-apply-and-gain
    A  creatures 2 Nosferatu Toxic
    B  creatures 2
    C  creatures 0
    A> activate A1
    A> attack B1
    A> attack B1
    A  creatures 4 asleep Nosferatu
    B  creatures 0

the third trait of a creature is one of two                  evolution.victims-card.dreadful-cancels-up-to-two evolution.victims-card.dreadful-other-creatures-only
    A  creatures 0 Dreadful Tiny
    B  creatures 0 asleep Flying Toxic Greedy
    C  creatures 0
    A> activate A1
    A> use Dreadful
    A> cancel Greedy of B1
    A? stop | cancel Flying of B1 | cancel Toxic of B1
    A> cancel Flying of B1
    B  creatures 0 asleep !Flying Toxic !Greedy
    A? sleep

Dreadful is over for the third seat, too                     evolution.victims-card.dreadful-until-end-of-turn
    A  creatures 0 Dreadful Tiny
    B  creatures 0
    C  creatures 0 Flying Toxic
    A> activate A1
    A> use Dreadful
    A> cancel Flying of C1
    A> cancel Toxic of C1
    A> sleep
    C  creatures 0 Flying Toxic

Frightening may be left, reaches sleepers, and is over at C  evolution.base.frightening
    A  creatures 0 Frightening
    B  creatures 0 asleep Toxic
    C  creatures 0 Flying
    A> activate A1
    A? use Frightening | pass
    A> use Frightening
    A? cancel Toxic of B1 | cancel Flying of C1
    A> cancel Flying of C1
    C  creatures 0 !Flying
    A> sleep
    C  creatures 0 Flying

with many traits it digs up one more                         evolution.victims-card.cave-dwelling-gains-trait
    table  deck Fire-Breathing/Flying, Fire-Breathing/Flying
    A  creatures 0 Vampire
    B  creatures 0 Cave-Dwelling Tiny Greedy Pesky
    A> activate A1
    A> attack B1
    B> use Cave-Dwelling
    B> grow Flying
    B  creatures 0 Cave-Dwelling Tiny Greedy Pesky Flying@B05

with crystals, too, who hides stays awake                    evolution.victims-card.hiding-protects-from-sleep
    A  creatures 0 Lulling
    B  creatures 2 Hiding Tiny
    C  creatures 0
    A> activate A1
    A> attack B1
    B> use Hiding
    B> give-up Tiny
    B  creatures 2 Hiding
    A  creatures 0 asleep Lulling

of the traits that are left one burns                        evolution.victims-card.hiding-does-not-save-traits
    A  creatures 0 Fire-Breathing
    B  creatures 1 Hiding Tiny Greedy
    A> activate A1
    A> attack B1
    B> use Hiding
    B> give-up Tiny
    A? burn Hiding | burn Greedy
    A> burn Greedy
    A  creatures 1 asleep Fire-Breathing
    B  creatures 1 Hiding

Wakeful beside another trait                                 evolution.victims-card.wakeful-no-sleep-when-attacked
    A  creatures 0 Lulling
    B  creatures 0 Tiny Wakeful
    A> activate A1
    A> attack B1
    A  creatures 0 asleep Lulling
    B  creatures 0 Tiny Wakeful

who flies and is astral is reached by who does both          evolution.base.flying-availability evolution.base.astral-availability
    proxies
    A  creatures 0 Vampire Flying, 0 Vampire Astral, 0 Vampire Flying Astral
    B  creatures 1 Flying Astral, 0
    C  creatures 0, 0
    A> activate A1
    A! attack B1
    A> sleep
    B> activate B2
    B> sleep
    C> activate C1
    C> sleep
    A> activate A2
    A! attack B1
    A> sleep
    B> activate B1
    B> sleep
    C> activate C2
    C> sleep
    A> activate A3
    A? sleep | attack A2 | attack B1
    A> attack B1
    A  creatures 0 Vampire Flying, 0 Vampire Astral, 1 Vampire Flying Astral

a sleeping flyer is out of reach                             evolution.base.flying-availability
    A  creatures 0 Vampire
    B  creatures 1 asleep Flying, 0
    C  creatures 1
    A> activate A1
    A? sleep | attack B2 | attack C1
    A! attack B1  evolution.base.flying-availability
    A> sleep

a sleeping astral one is, too                                evolution.base.astral-availability
    A  creatures 0 Vampire
    B  creatures 1 asleep Astral, 0
    C  creatures 1
    A> activate A1
    A? sleep | attack B2 | attack C1
    A! attack B1  evolution.base.astral-availability
    A> sleep

of three seats any other creature is a target                evolution.base.target-any-other-creature
    A  creatures 0 Vampire, 0
    B  creatures 1
    C  creatures 1 asleep, 0
    A> activate A1
    A? sleep | attack A2 | attack B1 | attack C1 | attack C2
    A> attack C1
    C  creatures 0 asleep, 0

a success before makes no failure a success                  evolution.base.success-means-effect-happened
    A  creatures 0 Vampire Lulling
    B  creatures 1 asleep, 0
    C  creatures 0
    A> activate A1
    A> attack B1
    A> use Vampire
    A> use Lulling
    A  creatures 1 asleep Vampire Lulling
    B  creatures 0 asleep, 0

after one of three traits the others may come, or not        evolution.base.attack-trait-once-order-free
    A  creatures 0 Vampire Fire-Breathing Lulling
    B  creatures 2 Tiny
    C  creatures 0
    A> activate A1
    A> attack B1
    A? use Vampire | use Fire-Breathing | use Lulling
    A> use Vampire
    A? use Fire-Breathing | use Lulling | stop
    A> stop
    A  creatures 1 asleep Vampire Fire-Breathing Lulling
    B  creatures 1 Tiny

any of three traits may burn                                 evolution.base.fire-breathing
    A  creatures 0 Fire-Breathing
    B  creatures 0 Tiny Greedy Pesky
    A> activate A1
    A> attack B1
    A? burn Tiny | burn Greedy | burn Pesky
    A> burn Pesky
    B  creatures 0 Tiny Greedy

for Incinerating as well                                     evolution.victims-card.incinerating-attacker-chooses
    A  creatures 0 Incinerating Toxic
    B  creatures 0 Tiny Greedy Pesky
    A> activate A1
    A> attack B1
    A? burn Tiny | burn Greedy | burn Pesky
    A> burn Pesky
    A> pass
    B  creatures 0 Tiny Greedy

any of three traits may be given up                          evolution.victims-card.hiding-any-own-trait
    A  creatures 0 Vampire
    B  creatures 2 Hiding Tiny Greedy
    A> activate A1
    A> attack B1
    B> use Hiding
    B? give-up Hiding | give-up Tiny | give-up Greedy
    B> give-up Greedy
    B  creatures 2 Hiding Tiny

Many-Eyed with crystals does not burn either                 evolution.base.many-eyed
    A  creatures 0 Fire-Breathing
    B  creatures 2 Many-Eyed Tiny
    A> activate A1
    A> attack B1
    A  creatures 0 asleep Fire-Breathing
    B  creatures 2 Many-Eyed Tiny

Fireproof asleep                                             evolution.base.fireproof
    A  creatures 0 Fire-Breathing
    B  creatures 0 asleep Fireproof Tiny, 0
    A> activate A1
    A> attack B1
    A  creatures 0 asleep Fire-Breathing
    B  creatures 0 asleep Fireproof Tiny, 0

who answers gains nothing by it                              evolution.base.counter-effects-are-not-attacks evolution.base.vengeful
    A  creatures 2 Vampire Tiny
    B  creatures 3 Toxic Vengeful
    A> activate A1
    A> attack B1
    B> use Toxic
    B> use Vengeful
    B> strip Tiny
    A  creatures 2 asleep Vampire
    B  creatures 2 Toxic Vengeful

one sacrifice for both, whatever is left                     evolution.new-attack.step1-sacrifice
    A  creatures 0 Nosferatu Toxic Tiny Flying
    B  creatures 3
    A> activate A1
    A> attack B1
    A> sacrifice Toxic
    A> attack B1
    A  creatures 2 asleep Nosferatu Tiny Flying
    B  creatures 1

an attacking friend may be mimicked                          evolution.victims-card.mimic-copies-attacker
    A  creatures 0 Vampire Thick-Skinned, 2 Mimic
    B  creatures 0
    A> activate A1
    A> attack A2
    A? use Mimic | pass
    A> use Mimic
    A  creatures 0 asleep Vampire Thick-Skinned, 2 Mimic

# --- other base traits

Pesky wakes the third seat, and once, crystals or not        evolution.base.pesky
    A  creatures 1 Pesky, 0
    B  creatures 0
    C  creatures 0 asleep, 0
    A> activate A1
    A? use Pesky | pass
    A> use Pesky
    A> wake C1
    A  creatures 1 active Pesky*, 0
    C  creatures 0, 0

Latching draws from a friend before it, or not               evolution.base.latching
    A  creatures 2, 1 Latching
    B  creatures 3
    C  creatures 0
    A> activate A2
    A? use Latching | pass
    A> use Latching
    A  creatures 1, 2 active Latching

the heir may stand before                                    evolution.base.inheriting
    A  creatures 1 Inheriting, 4
    B  creatures 0
    C  creatures 0
    A> activate A2
    A> transmute
    A  creatures 2 Inheriting

a cancelled trait bars its like                              evolution.base.no-duplicate-traits
    table  deck Fireproof/Inheriting, Fireproof/Inheriting  lasting yes
    A  creatures 0 Vampire
    B  creatures 0 Cave-Dwelling !Fireproof
    C  creatures 0
    A> activate A1
    A> attack B1
    B> use Cave-Dwelling
    B  creatures 0 Cave-Dwelling Fireproof Inheriting@B26

Greedy takes two of the upper part                           evolution.base.greedy
    table  source Valley of Wrath  lower 2  upper 2
    A  creatures 0 Greedy Vampire
    B  creatures 0
    A> activate A1
    A> gain-upper
    A  creatures 2 asleep Greedy Vampire
    table  lower 2  upper 0

who gains of the upper part sleeps, with the ether           evolution.base.sleep-after-gaining
    table  source Valley of Wrath  lower 2  upper 2
    A  creatures 0 Vampire
    B  creatures 0
    A> activate A1
    A> gain-upper
    A  creatures 1 asleep Vampire

no part of the source has the crystals of the transmuted     evolution.base.transmute-crystals-to-reserve
    table  source Valley of Wrath  lower 2  upper 1
    A  creatures 4, 1
    B  creatures 1
    A> activate A1
    A> transmute
    A  creatures 1
    B  creatures 1
    table  lower 2  upper 1

# --- sources and rounds

the third seat's tokens count                                evolution.base.conditional-sources
    table  source Late Bloom Glade  upper 2
    A  creatures 0, 0  tokens 1
    B  creatures 0  tokens 1
    C  creatures 0
    A> activate A1
    A? sleep
    A! gain-upper  evolution.base.gain-from-upper-part

four traits are three or more                                evolution.base.conditional-sources
    table  source Tangled Thicket  upper 2
    A  creatures 0 Tiny Toxic Flying Greedy
    B  creatures 0
    C  creatures 0
    A> activate A1
    A? sleep | gain-upper
    asks A evolution-ask-action

of three traits one cancelled is no third                    evolution.base.conditional-sources
    table  source Tangled Thicket  upper 2  lasting yes
    A  creatures 0 Tiny !Toxic Flying
    B  creatures 0
    C  creatures 0
    A> activate A1
    A? sleep
    A! gain-upper  evolution.base.gain-from-upper-part

a cancelled trait is none at the blank slate                 evolution.base.conditional-sources
    table  source Blank Slate Cave  upper 2  lasting yes
    A  creatures 0 !Toxic
    B  creatures 0
    C  creatures 0
    A> activate A1
    A? sleep | gain-upper
    asks A evolution-ask-action

crystals of all creatures together tell who is behind        evolution.base.first-player-passes
    begin round-end A
    A  creatures 3
    B  creatures 1, 1
    C  creatures 1
    asks C evolution-ask-activate
    table  first C  round 2

a creature comes from the discard when the deck is empty     evolution.base.safety-creature
    table  deck nothing  discard Lulling/Tiny
    A  creatures 0, 0
    C  creatures 0
    A> activate A1
    A> sleep
    B  creatures 0 face:B10
    table  discard nothing
    B? activate B1

the last seat wins with its last creature                    evolution.base.win-ends-game-at-once
    begin activate C
    A  creatures 4  tokens 2
    B  creatures 0
    C  creatures 4  tokens 2
    C> activate C1
    C> transmute
    over transmuted C

game evolution players=4

four seats take turns, and the first follows the fourth      evolution.base.turns-clockwise
    A  creatures 0, 0
    B  creatures 0, 0
    C  creatures 0, 0
    D  creatures 0, 0
    A> activate A1
    A> sleep
    B> activate B1
    B> sleep
    C> activate C1
    C> sleep
    D> activate D1
    D> sleep
    asks A evolution-ask-activate

and without it                                               evolution.base.sleep-after-gaining
    table  source Valley of Wrath  lower 2  upper 2
    A  creatures 0 Vampire
    B  creatures 0
    A> activate A1
    A> gain-upper
    A  creatures 1 asleep Vampire

one awake at the fourth seat, and it goes on                 evolution.base.round-ends-when-all-asleep
    A  creatures 2
    B  creatures 0 asleep
    C  creatures 0 asleep
    D  creatures 1
    A> activate A1
    A> sleep
    asks D evolution-ask-activate
    table  round 1

all four are asked about their hands                         evolution.base.redraw-once
    begin round-end A
    table  deck nothing
    A  creatures 0  hand Lulling/Latching
    B  creatures 0  hand Fire-Breathing/Pesky
    C  creatures 0  hand Latching/Changeling
    D  creatures 0  hand Lulling/Tiny
    B> keep-hand
    C> keep-hand
    D> keep-hand
    asks A evolution-ask-redraw
    A> keep-hand
    asks B evolution-ask-create

# --- the familiar

game evolution players=3 familiar=yes victims=yes ether=yes

a Baby with three traits does nothing                        evolution.familiar.baby-skips-turns
    table  familiar 1 Vampire Toxic Flying
    A  creatures 1, 1
    B  creatures 1
    C  creatures 1
    A> activate A1
    A> sleep
    B> activate B1
    B> sleep
    C> activate C1
    C> sleep
    A  creatures 1 asleep, 1
    table  familiar 1 Vampire Toxic Flying
    asks A evolution-ask-activate

put to sleep without a crystal, it wakes as well             evolution.familiar.wakes-at-round-start
    table  familiar 0 asleep Vampire Lulling Fire-Breathing  side 1
    A  creatures 1
    B  creatures 1 asleep
    C  creatures 1 asleep
    A> activate A1
    A> sleep
    table  round 2  familiar 0 Vampire Lulling Fire-Breathing

its traits burn like a creature's                            evolution.familiar.attackable-like-creature
    table  familiar 1 Many-Eyed asleep Toxic
    A  creatures 0 Fire-Breathing
    B  creatures 0
    C  creatures 0
    A> activate A1
    A> attack familiar
    A> burn Toxic
    A  creatures 1 asleep Fire-Breathing
    table  familiar 1 asleep Many-Eyed

it is put to sleep like a creature                           evolution.familiar.attackable-like-creature
    table  familiar 1 Fireproof
    A  creatures 0 Lulling
    B  creatures 0
    C  creatures 0
    A> activate A1
    A> attack familiar
    A  creatures 1 asleep Lulling
    table  familiar 1 asleep Fireproof

the Beast lulls before it drinks, with all it has            evolution.familiar.beast-attacks-every-target-at-once
    begin beast A
    table  familiar 0 Vampire Lulling Fire-Breathing  side 1
    A  creatures 1 Many-Eyed, 0 Toxic
    B  creatures 2 Tiny Greedy
    C  creatures 0 Toxic
    asks A evolution-ask-activate
    A  creatures 0 asleep, 0 Toxic
    B  creatures 1 asleep Tiny
    table  familiar 1 asleep Vampire Lulling Fire-Breathing

Fireproof does not burn for the Beast                        evolution.familiar.beast-fire-breathing-topmost
    begin beast A
    table  familiar 0 Fire-Breathing  side 1
    A  creatures 1 Fireproof Tiny Greedy
    B  creatures 0 Tiny Greedy Pesky Latching
    C  creatures 0
    asks A evolution-ask-activate
    A  creatures 1 Fireproof Tiny Greedy
    B  creatures 0 Tiny Greedy Pesky

of four traits the newest is topmost                         evolution.familiar.vengeful-takes-topmost
    table  familiar 1 Vengeful
    A  creatures 1 Vampire Tiny Pesky* Greedy
    B  creatures 0
    C  creatures 0
    A> activate A1
    A> attack familiar
    A  creatures 2 asleep Vampire Tiny Pesky*

all asleep before the cycle is round: the Beast still acts   evolution.familiar.beast-acts-before-round-end
    table  familiar 0 Vampire  side 1
    A  creatures 1
    B  creatures 1
    C  creatures 1 asleep
    A> activate A1
    A> sleep
    B> activate B1
    B> sleep
    A  creatures 0
    B  creatures 0
    C  creatures 0
    table  round 2  familiar 1 Vampire

game evolution players=4 familiar=yes

after four players, not after three                          evolution.familiar.beast-turn-after-all-players
    table  familiar 0 Vampire  side 1
    A  creatures 1, 1
    B  creatures 1, 1
    C  creatures 1, 1
    D  creatures 1, 1
    A> activate A1
    A> sleep
    B> activate B1
    B> sleep
    C> activate C1
    C> sleep
    table  familiar 0 Vampire
    D> activate D1
    D> sleep
    table  familiar 1 asleep Vampire
    D  creatures 0 asleep, 0

game evolution players=2 familiar=yes

two players and the familiar are two                         evolution.familiar.not-a-player-for-source
    table  sources Cloud Ladder
    A  creatures 0
    B  creatures 0 asleep
    A> activate A1
    A> sleep
    table  source Cloud Ladder  lower 2  upper 1

# --- alone

game evolution players=1 ether=yes victims=yes

it wakes its richest sleeper                                 evolution.base.solo-shadow-activation
    table  source Brimming Basin  lower 2
    A  creatures 0, 0, 0
    B  creatures 3 Pesky, 1 asleep, 2 asleep
    A> activate A1
    A> sleep
    B  creatures 4 asleep Pesky*, 1 asleep, 2

it latches on to its richest                                 evolution.base.solo-shadow-activation
    table  source Brimming Basin  lower 2
    A  creatures 0, 0, 0
    B  creatures 2 Latching, 1 asleep, 2 asleep
    A> activate A1
    A> sleep
    B  creatures 4 asleep Latching, 1 asleep, 1 asleep

of equally rich ones the one with more traits                evolution.base.solo-shadow-activation
    table  source Brimming Basin  lower 2
    A  creatures 0, 0, 0
    B  creatures 1, 1 Toxic Greedy, 1 Flying
    A> activate A1
    A> sleep
    B  creatures 1, 3 asleep Toxic Greedy, 1 Flying

of equally bare ones a choice card takes one                 evolution.base.solo-shadow-card
    luck 0 1
    table  deck Fire-Breathing/Flying, Tiny/Pesky
    A  creatures 0, 0
    B  creatures 0 asleep, 0 asleep
    A> activate A1
    A> sleep
    B  creatures 0 asleep, 0 asleep Fire-Breathing

its Frightening cancels a third trait as well                evolution.base.solo-shadow-frightening
    A  creatures 2 Tiny Many-Eyed Toxic, 0
    B  creatures 0 Frightening Vampire, 0 asleep
    A> activate A2
    A> sleep
    A  creatures 1 Tiny Many-Eyed Toxic, 0 asleep
    B  creatures 1 asleep Frightening Vampire, 0 asleep
    asks A evolution-ask-activate

so does its Dreadful                                         evolution.solo-victims.dreadful-as-frightening
    A  creatures 2 Tiny Thick-Skinned Toxic, 0
    B  creatures 0 Dreadful Vampire, 0 asleep
    A> activate A2
    A> sleep
    A  creatures 1 Tiny Thick-Skinned Toxic, 0 asleep
    B  creatures 1 asleep Dreadful Vampire, 0 asleep
    asks A evolution-ask-activate

a hiding creature with three traits is no surer prey         evolution.solo-victims.attack-on-hiding-needs-certainty
    table  source Brimming Basin  lower 2
    A  creatures 3 Hiding Tiny Greedy, 0 Toxic
    B  creatures 1 Vampire, 0 asleep
    A> activate A2
    A> sleep
    A  creatures 3 Hiding Tiny Greedy, 0 asleep Toxic
    B  creatures 2 asleep Vampire, 0 asleep
    table  lower 1

its Mimic copies three as well as two                        evolution.solo-victims.mimic-copies-all
    A  creatures 0 Vampire Lulling Fireproof Thick-Skinned Toxic, 0
    B  creatures 2 Mimic, 0 asleep
    A> activate A1
    A> attack B1
    B  creatures 2 Mimic +Fireproof +Toxic +Thick-Skinned, 0 asleep
    A> use Vampire
    A> stop
    A  creatures 0 asleep Vampire Lulling Fireproof Thick-Skinned Toxic, 0

with three answers it gives all three                        evolution.base.solo-shadow-defends-always
    luck 0 0
    A  creatures 2 Vampire Flying, 0
    B  creatures 1 Toxic Vengeful Ferocious, 0 asleep
    A> activate A1
    A> attack B1
    A  creatures 2 asleep Flying, 0
    B  creatures 1 asleep Toxic Vengeful Ferocious, 0 asleep Vampire

two base traits come before the new one                      evolution.solo-victims.one-new-trait-last
    luck 0
    A  creatures 4, 0, 0 Flying
    B  creatures 0 Nosferatu Vampire Lulling, 0 asleep, 0 asleep
    A> activate A2
    A> sleep
    A  creatures 1 asleep, 0 asleep, 0 Flying
    B  creatures 4 asleep Nosferatu Lulling, 0 asleep, 0 asleep
    asks A evolution-ask-activate

game evolution players=1 difficulty=hard

hard, the person needs three as well                         evolution.base.solo-victory
    A  creatures 4, 0  tokens 1
    B  creatures 0
    A> activate A1
    A> transmute
    A  tokens 2  creatures 0
    asks A evolution-ask-activate

# --- looked for by somebody else: the last of a list, a copy that is borne, more than enough

game evolution players=3 ether=yes victims=yes

either of two new traits may be applied, before or after a base one  evolution.new-attack.base-traits-optional
    A  creatures 0 Vampire Nosferatu Incinerating
    B  creatures 1
    A> activate A1
    A> attack B1
    A? use Vampire | use Nosferatu | use Incinerating
    A> use Incinerating
    A> sacrifice Vampire
    A> pass
    A  creatures 0 asleep Nosferatu Incinerating

what one of its cards shows it has, too                      evolution.ether-card.storm-no-duplicates
    A  creatures 0 Storm Changeling Tiny
    B  creatures 0 Flying Toxic
    A> activate A1
    A> use Changeling
    A> copy Flying
    A> use Storm
    A> give Tiny
    A? exchange-for Toxic of B1
    A> exchange-for Toxic of B1
    A> sleep
    A  creatures 0 asleep Changeling Toxic

two are missing, two are taken, and not the third            evolution.ether-card.symbiont-cap evolution.base.energy-track-four
    A  creatures 2 Symbiont, 1, 1, 1
    B  creatures 0
    A> activate A1
    A  creatures 4 active, 1, 1, 1
    A> sleep

the first player stays the first when behind                 evolution.base.first-player-passes evolution.contents.first-player-figure
    begin round-end B
    table  first B
    A  creatures 2
    B  creatures 1
    C  creatures 2
    asks B evolution-ask-activate
    table  first B  round 2

a band of the second seat has acted when its turn is over    evolution.ether-card.leader-activates-all-own-awake
    begin activate B
    A  creatures 0
    B  creatures 0 Leader, 0, 0
    C  creatures 0
    B> activate B1
    B> act-with B1
    B> sleep
    B> activate B2
    B> act-with B2
    B> sleep
    B> activate B3
    B> sleep
    B  creatures 0 asleep, 0 asleep, 0 asleep
    asks C evolution-ask-activate

game evolution players=1 ether=yes victims=yes

only the one with most traits has room                       evolution.base.solo-shadow-card
    luck 0
    table  deck Fire-Breathing/Flying, Tiny/Pesky
    A  creatures 0, 0
    B  creatures 0 asleep Fire-Breathing Flying, 0 asleep Toxic Greedy Tiny
    A> activate A1
    A> sleep
    B  creatures 0 asleep Fire-Breathing Flying, 0 asleep Toxic Greedy Tiny Fire-Breathing

of equally rich ones three traits are more than two          evolution.base.solo-shadow-activation
    table  source Brimming Basin  lower 2
    A  creatures 0, 0, 0
    B  creatures 1 Toxic Tiny, 1 Greedy Tiny Inheriting, 1 Pesky
    A> activate A1
    A> sleep
    B  creatures 1 Toxic Tiny, 3 asleep Greedy Tiny Inheriting, 1 Pesky

tiny and full it transmutes as well                          evolution.base.solo-shadow-activation
    A  creatures 0, 0
    B  creatures 4 Tiny, 0 asleep
    A> activate A1
    A> sleep
    over shadow-won B

the richest prey may be the last                             evolution.base.solo-shadow-target
    A  creatures 1, 1, 2
    B  creatures 0 Vampire, 0 asleep, 0 asleep
    A> activate A1
    A> sleep
    A  creatures 1 asleep, 1, 1
    B  creatures 1 asleep Vampire, 0 asleep, 0 asleep

of equally rich prey two traits are fewer than three         evolution.base.solo-shadow-target
    A  creatures 1 Tiny Pesky Greedy, 1 Tiny Pesky, 0
    B  creatures 0 Vampire, 0 asleep, 0 asleep
    A> activate A3
    A> sleep
    A  creatures 1 Tiny Pesky Greedy, 0 Tiny Pesky, 0 asleep
    B  creatures 1 asleep Vampire, 0 asleep, 0 asleep

a copy of the second card may save it as well                evolution.base.solo-shadow-target
    table  source Brimming Basin  lower 2
    A  creatures 2 Tiny Gregarious, 0 Many-Eyed
    B  creatures 1 Vampire, 0 asleep
    A> activate A2
    A> sleep
    A  creatures 2 Tiny Gregarious, 0 asleep Many-Eyed
    B  creatures 2 asleep Vampire, 0 asleep
    table  lower 1
