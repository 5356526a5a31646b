game evolution players=2

# --- the turn ------------------------------------------------------------------------------------------------------

create, add, activate, in this order                        evolution.base.turn-three-steps evolution.base.create-creature evolution.base.created-creature-awake
    A  hand Vampire/Flying, Fire-Breathing/Flying  creatures 0
    B  creatures 0
    A? create-nothing | create Vampire/Flying | create Fire-Breathing/Flying
    A! activate A1  evolution.base.turn-three-steps
    A> create Vampire/Flying
    A  hand Fire-Breathing/Flying  creatures 0, 0 known
    A! create Fire-Breathing/Flying  evolution.base.create-creature
    A? add-nothing | add Fire-Breathing of Fire-Breathing/Flying to A1 | add Flying of Fire-Breathing/Flying to A1 | add Fire-Breathing of Fire-Breathing/Flying to A2 | add Flying of Fire-Breathing/Flying to A2
    A> add Flying of Fire-Breathing/Flying to A1
    A! add Fire-Breathing of Fire-Breathing/Flying to A2  evolution.base.add-trait
    A? activate A1 | activate A2
    A> activate A2
    A! create Fire-Breathing/Flying  evolution.base.turn-three-steps
    A> sleep

a seventh creature is as good as the first                  evolution.base.create-creature
    A  hand Vampire/Flying, Fire-Breathing/Flying, Lulling/Tiny, Lulling/Latching, Fire-Breathing/Pesky  creatures 0, 0, 0, 0, 0, 0
    B  creatures 0
    A> create Lulling/Tiny
    A  hand Vampire/Flying, Fire-Breathing/Flying, Lulling/Latching, Fire-Breathing/Pesky  creatures 0, 0, 0, 0, 0, 0, 0 known face:B10
    asks A evolution-ask-add

creating is optional, and so is a trait                      evolution.base.create-creature evolution.base.add-trait
    A  hand Vampire/Flying  creatures 0
    B  creatures 0
    A> create-nothing
    A> add-nothing
    A> activate A1
    A> sleep
    A  hand Vampire/Flying  creatures 0 asleep

creating is optional even for who has no creature            evolution.base.create-creature
    A  hand Vampire/Flying
    B  creatures 0
    A? create-nothing | create Vampire/Flying
    A> create-nothing
    A  hand Vampire/Flying  creatures nothing
    asks B evolution-ask-activate

the card leaves the hand, its other half counts for nothing  evolution.base.add-trait evolution.base.two-traits-choose-one
    A  hand Vampire/Flying, Tiny/Pesky, Tiny/Pesky  creatures 0, 1
    B  creatures 0
    A> create-nothing
    A> add Pesky of Tiny/Pesky to A2
    A  hand Vampire/Flying, Tiny/Pesky  creatures 0, 1 Pesky@B30
    asks A evolution-ask-activate

a sleeping creature may get a trait, a foreign one may not   evolution.base.add-trait
    A  hand Vampire/Flying  creatures 0 asleep, 0
    B  creatures 0
    A> create-nothing
    A! add Vampire of Vampire/Flying to B1
    A> add Vampire of Vampire/Flying to A1
    A  creatures 0 asleep Vampire, 0
    asks A evolution-ask-activate

one half of a card comes into play                           evolution.base.two-traits-choose-one
    A  hand Vampire/Flying  creatures 0
    B  creatures 0
    A> create-nothing
    A> add Flying of Vampire/Flying to A1
    A  creatures 0 Flying@B01
    A> activate A1
    A? sleep
    A> sleep

no two equal traits                                          evolution.base.no-duplicate-traits
    A  hand Fire-Breathing/Flying, Frightening/Astral  creatures 0 Flying Toxic Tiny Pesky Fire-Breathing
    B  creatures 0
    A> create-nothing
    A? add-nothing | add Frightening of Frightening/Astral to A1 | add Astral of Frightening/Astral to A1
    A! add Flying of Fire-Breathing/Flying to A1  evolution.base.no-duplicate-traits
    A! add Fire-Breathing of Fire-Breathing/Flying to A1  evolution.base.no-duplicate-traits
    asks A evolution-ask-add

a card turned up after an attack brings nothing twice         evolution.base.no-duplicate-traits
    table  deck Fireproof/Inheriting, Fireproof/Inheriting
    A  creatures 0 Vampire
    B  creatures 0 Cave-Dwelling Fireproof
    A> activate A1
    A> attack B1
    B> use Cave-Dwelling
    B  creatures 0 Cave-Dwelling Fireproof Inheriting@B26

neither on the first creature nor on the second              evolution.base.no-duplicate-traits
    A  hand Tiny/Pesky  creatures 0 Tiny, 0 Pesky
    B  creatures 0
    A> create-nothing
    A? add-nothing | add Pesky of Tiny/Pesky to A1 | add Tiny of Tiny/Pesky to A2
    A! add Pesky of Tiny/Pesky to A2  evolution.base.no-duplicate-traits
    A> add Tiny of Tiny/Pesky to A2
    A  creatures 0 Tiny, 0 Pesky Tiny@B30
    asks A evolution-ask-activate

activation is compulsory and only of the awake               evolution.base.activation-compulsory
    A  creatures 0, 0 asleep
    B  creatures 0
    A? activate A1
    A! pass
    A! activate A2  evolution.base.sleep-action
    asks A evolution-ask-activate

traits first, then exactly one action                        evolution.base.traits-then-one-action
    table  source Brimming Basin  lower 3
    A  creatures 4 Pesky Vampire, 0 asleep
    B  creatures 1
    A> activate A1
    A? use Pesky | pass
    A! transmute
    A> pass
    A? sleep | transmute | attack A2 | attack B1
    A! gain-lower  evolution.base.gain-not-when-full
    A> sleep
    A  creatures 4 asleep Pesky Vampire, 0 asleep

the other seat acts by the same rules                        evolution.base.traits-then-one-action evolution.base.sleep-action
    begin activate B
    table  source Brimming Basin  lower 3
    A  creatures 2, 0
    B  creatures 4 Vampire, 1 Vampire
    B> activate B2
    B? sleep | gain-lower | attack A1 | attack A2 | attack B1
    B> sleep
    B  creatures 4 Vampire, 1 asleep Vampire
    A> activate A1
    A> sleep
    B> activate B1
    B? sleep | transmute | attack A1 | attack A2 | attack B2
    B> sleep

with nobody awake one may still build, or wait               evolution.base.no-awake-creature
    A  hand Vampire/Flying, Fire-Breathing/Flying  creatures 0 asleep
    B  creatures 0
    A? create-nothing | create Vampire/Flying | create Fire-Breathing/Flying
    A> create-nothing
    A? add-nothing | add Vampire of Vampire/Flying to A1 | add Flying of Vampire/Flying to A1 | add Fire-Breathing of Fire-Breathing/Flying to A1 | add Flying of Fire-Breathing/Flying to A1
    A> add-nothing
    B? activate B1

what was created must be activated                           evolution.base.no-awake-creature evolution.base.created-creature-awake
    A  hand Vampire/Flying, Fire-Breathing/Flying  creatures 0 asleep
    B  creatures 0
    A> create Vampire/Flying
    A> add-nothing
    A? activate A2
    A> activate A2
    A> sleep
    A  creatures 0 asleep, 0 asleep known

without creatures and cards the deck gives one               evolution.base.safety-creature
    table  deck Lulling/Tiny, Fire-Breathing/Flying
    A  creatures 0, 0
    A> activate A1
    A> sleep
    B  creatures 0 face:B10
    table  deck Fire-Breathing/Flying
    B? activate B1

with a card in hand it does not                              evolution.base.safety-creature
    table  deck Vampire/Flying
    A  creatures 0, 0
    B  hand Fire-Breathing/Flying
    A> activate A1
    A> sleep
    B  creatures nothing
    B? create-nothing | create Fire-Breathing/Flying

with a creature it does not, either                          evolution.base.safety-creature
    table  deck Vampire/Flying
    A  creatures 0, 0
    B  creatures 1
    A> activate A1
    A> sleep
    B  creatures 1
    table  deck Vampire/Flying
    B? activate B1

# --- energy --------------------------------------------------------------------------------------------------------

a crystal from the lower part                                evolution.base.gain-from-lower-part evolution.base.sleep-after-gaining
    table  source Brimming Basin  lower 3
    A  creatures 1
    B  creatures 0
    A> activate A1
    A> gain-lower
    table  lower 2
    A  creatures 2 asleep

an empty source gives nothing                                evolution.base.gain-from-lower-part
    table  source Brimming Basin  lower 0
    A  creatures 1
    B  creatures 0
    A> activate A1
    A? sleep
    A! gain-lower  evolution.base.gain-from-lower-part
    A> sleep

the upper part wants its condition                           evolution.base.gain-from-upper-part evolution.base.valley-of-wrath
    proxies
    table  source Valley of Wrath  lower 2  upper 1
    A  creatures 0 Vampire, 0 Frightening Toxic
    B  creatures 0 Flying, 0 Flying
    A> activate A2
    A> pass
    A? sleep | gain-lower
    A! gain-upper  evolution.base.gain-from-upper-part
    A> gain-lower
    B> activate B1
    B> sleep
    A> activate A1
    A? sleep | gain-lower | gain-upper | attack A2
    A> gain-upper
    table  upper 0
    table  lower 1

a full creature gains no energy                              evolution.base.gain-not-when-full evolution.base.energy-track-four
    table  source Brimming Basin  lower 3
    A  creatures 4
    B  creatures 0
    A> activate A1
    A? sleep | transmute
    A! gain-lower  evolution.base.gain-not-when-full
    A> sleep

with three there is room                                     evolution.base.gain-not-when-full
    table  source Brimming Basin  lower 3
    A  creatures 3
    B  creatures 0
    A> activate A1
    A? sleep | gain-lower
    A> gain-lower
    A  creatures 4 asleep
    table  lower 2

an empty upper part gives nothing                            evolution.base.gain-from-upper-part
    table  source Valley of Wrath  lower 1  upper 0
    A  creatures 0 Vampire
    B  creatures 0 Flying
    A> activate A1
    A? sleep | gain-lower
    A! gain-upper  evolution.base.gain-from-upper-part
    A> sleep

asleep it cannot be activated again this round               evolution.base.sleep-action
    A  creatures 0, 0
    B  creatures 0, 0
    A> activate A1
    A> sleep
    B> activate B1
    B> sleep
    A? activate A2

# --- transmutation -------------------------------------------------------------------------------------------------

a full track is a token                                      evolution.base.transmute evolution.base.transmute-crystals-to-reserve
    table  source Brimming Basin  lower 1
    A  creatures 4 Toxic Tiny face:B05, 2
    B  creatures 1
    A> activate A1
    A> transmute
    A  tokens 1  creatures 2
    table  discard Fire-Breathing/Flying, Frightening/Toxic, Vampire/Tiny  lower 1
    B  creatures 1

three crystals are not enough                                evolution.base.transmute evolution.base.tiny
    A  creatures 3
    B  creatures 0
    A> activate A1
    A! transmute  evolution.base.transmute
    A> sleep

they are for a Tiny creature, which may also wait            evolution.base.tiny
    table  source Brimming Basin  lower 1
    A  creatures 3 Tiny
    B  creatures 0
    A> activate A1
    A? sleep | gain-lower | transmute
    A> transmute
    A  tokens 1

two are not enough even for it                               evolution.base.tiny
    A  creatures 2 Tiny
    B  creatures 0
    A> activate A1
    A! transmute  evolution.base.transmute
    A> sleep

the third token wins at once                                 evolution.base.aim-three-transmutations evolution.base.win-ends-game-at-once
    A  tokens 2  creatures 4
    B  tokens 2  creatures 4
    A> activate A1
    A> transmute
    over transmuted A

the second does not                                          evolution.base.aim-three-transmutations
    A  tokens 1  creatures 4
    B  creatures 0
    A> activate A1
    A> transmute
    A  tokens 2
    asks B evolution-ask-activate

# --- attacks -------------------------------------------------------------------------------------------------------

a trait and a target make an attack                          evolution.base.attack-needs-trait-and-target
    A  creatures 0 Vampire, 0 Toxic
    B  creatures 1, 0
    A> activate A2
    A! attack B1  evolution.base.attack-needs-trait-and-target
    A> sleep
    B> activate B2
    B> sleep
    A> activate A1
    A? sleep | attack A2 | attack B1 | attack B2
    A> sleep

nobody in reach, no attack                                   evolution.base.attack-needs-trait-and-target evolution.new-attack.needs-available-target
    A  creatures 0 Vampire
    B  creatures 1 Flying
    A> activate A1
    A? sleep
    A! attack B1  evolution.base.flying-availability
    A> sleep

friend or foe, awake or asleep, never itself                 evolution.base.target-any-other-creature
    A  creatures 0 Vampire, 0
    B  creatures 1 asleep, 0
    A> activate A1
    A? sleep | attack A2 | attack B1 | attack B2
    A! attack A1  evolution.base.target-any-other-creature
    A> attack A2
    A  creatures 0 asleep Vampire, 0

once under way, an attack keeps its target                   evolution.base.target-any-other-creature
    A  creatures 0 Vampire Lulling, 0
    B  creatures 1, 1
    A> activate A1
    A> attack B1
    A! attack B2  evolution.base.traits-then-one-action
    A> use Vampire
    A> stop
    A  creatures 1 asleep Vampire Lulling, 0
    B  creatures 0, 1

only flyers reach flyers                                     evolution.base.flying-availability
    proxies
    A  creatures 0 Vampire, 0 Vampire Flying
    B  creatures 1 Flying, 1
    A> activate A1
    A? sleep | attack B2
    A> sleep
    B> activate B2
    B> sleep
    A> activate A2
    A? sleep | attack A1 | attack B1 | attack B2
    A> attack B1
    B  creatures 0 Flying, 1 asleep

astral creatures and the others do not touch                 evolution.base.astral-availability
    A  creatures 0 Vampire, 0 Vampire Astral
    B  creatures 1 Astral, 1
    A> activate A1
    A? sleep | attack B2
    A> sleep
    B> activate B2
    B> sleep
    A> activate A2
    A? sleep | attack B1
    A> attack B1
    B  creatures 0 Astral, 1 asleep

without an astral target an astral attacker has none         evolution.base.astral-availability
    A  creatures 0 Vampire Astral
    B  creatures 1
    A> activate A1
    A? sleep
    A> sleep

each trait once, in any order, at least one                  evolution.base.attack-trait-once-order-free
    A  creatures 0 Vampire Lulling
    B  creatures 1, 0
    A> activate A1
    A> attack B1
    A? use Vampire | use Lulling
    A> use Lulling
    A? use Vampire | stop
    A! use Lulling
    A> stop
    A  creatures 1 asleep Vampire Lulling
    B  creatures 1 asleep, 0

the other way round                                          evolution.base.attack-trait-once-order-free
    A  creatures 0 Vampire Lulling
    B  creatures 1, 0
    A> activate A1
    A> attack B1
    A> use Vampire
    A? use Lulling | stop
    A> use Lulling
    A  creatures 2 asleep Vampire Lulling
    B  creatures 0 asleep, 0

Vampire takes a crystal                                      evolution.base.vampire
    A  creatures 0 Vampire
    B  creatures 2
    A> activate A1
    A> attack B1
    A  creatures 1 asleep Vampire
    B  creatures 1

Fire-Breathing burns what the attacker names                 evolution.base.fire-breathing
    A  creatures 0 Fire-Breathing
    B  creatures 0 Tiny Greedy
    A> activate A1
    A> attack B1
    A? burn Tiny | burn Greedy
    A> burn Greedy
    A  creatures 1 asleep Fire-Breathing
    B  creatures 0 Tiny
    table  discard Astral/Greedy

the attacker chooses, whoever has answered for the target    evolution.base.fire-breathing evolution.victims-card.incinerating-attacker-chooses
    A  creatures 0 Fire-Breathing Toxic
    B  creatures 0 Mimic Tiny
    A> activate A1
    A> attack B1
    B> pass
    A? burn Mimic | burn Tiny
    A> burn Tiny
    A  creatures 1 asleep Fire-Breathing Toxic
    B  creatures 0 Mimic

Lulling puts to sleep                                        evolution.base.lulling
    A  creatures 0 Lulling
    B  creatures 0, 0
    A> activate A1
    A> attack B1
    A  creatures 1 asleep Lulling
    B  creatures 0 asleep, 0

no effect, no success                                        evolution.base.success-means-effect-happened evolution.base.creatures-never-die
    A  creatures 0 Vampire Fire-Breathing Lulling
    B  creatures 0 asleep, 0
    A> activate A1
    A> attack B1
    A> use Vampire
    A> use Fire-Breathing
    A> use Lulling
    A  creatures 0 asleep Vampire Fire-Breathing Lulling
    B  creatures 0 asleep, 0

one effect, one success                                      evolution.base.success-means-effect-happened
    A  creatures 0 Vampire Fire-Breathing Lulling
    B  creatures 1 asleep, 0
    A> activate A1
    A> attack B1
    A> use Lulling
    A> use Fire-Breathing
    A> use Vampire
    A  creatures 1 asleep Vampire Fire-Breathing Lulling
    B  creatures 0 asleep, 0

each success pays                                            evolution.base.crystal-per-successful-trait
    A  creatures 0 Vampire Fire-Breathing Lulling
    B  creatures 1 Tiny, 0
    A> activate A1
    A> attack B1
    A> use Vampire
    A> use Fire-Breathing
    A> use Lulling
    A  creatures 3 asleep Vampire Fire-Breathing Lulling
    B  creatures 0 asleep, 0

a full attacker still attacks                                evolution.base.attack-gain-cap evolution.base.energy-track-four
    A  creatures 4 Vampire
    B  creatures 2
    A> activate A1
    A> attack B1
    A  creatures 4 asleep Vampire
    B  creatures 1

a failed attacker sleeps, too                                evolution.base.attacker-sleeps
    A  creatures 0 Vampire
    B  creatures 0
    A> activate A1
    A> attack B1
    A  creatures 0 asleep Vampire
    B  creatures 0
    table  attacker -1  target -1

after an attack, also a failed one                           evolution.base.after-attack-window
    A  creatures 2 Vampire
    B  creatures 0 Toxic
    A> activate A1
    A> attack B1
    B? use Toxic | pass
    B> use Toxic
    A  creatures 1 asleep Vampire
    B  creatures 0 Toxic

what was burnt answers no more                               evolution.base.after-attack-window
    A  creatures 2 Fire-Breathing
    B  creatures 0 Toxic
    A> activate A1
    A> attack B1
    A  creatures 3 asleep Fire-Breathing
    B  creatures 0
    asks B evolution-ask-activate

Vengeful: its owner chooses                                  evolution.base.vengeful evolution.base.counter-effects-are-not-attacks
    A  creatures 0 Vampire Flying Fireproof
    B  creatures 0 Vengeful
    A> activate A1
    A> attack B1
    B> use Vengeful
    B? strip Vampire | strip Flying | strip Fireproof
    B> strip Vampire
    A  creatures 0 asleep Flying Fireproof

a single trait goes unasked                                  evolution.base.vengeful
    A  creatures 0 Vampire
    B  creatures 1 Vengeful
    A> activate A1
    A> attack B1
    B> use Vengeful
    A  creatures 1 asleep
    B  creatures 0 Vengeful
    asks B evolution-ask-activate

Toxic takes one back                                         evolution.base.toxic
    A  creatures 1 Vampire
    B  creatures 1 Toxic
    A> activate A1
    A> attack B1
    B> use Toxic
    A  creatures 1 asleep Vampire
    B  creatures 0 Toxic

nothing to lose, nothing lost                                evolution.base.toxic evolution.base.after-attack-window
    A  creatures 0 Vampire
    B  creatures 0 Toxic
    A> activate A1
    A> attack B1
    A  creatures 0 asleep Vampire
    asks B evolution-ask-activate

counter-effects are no attacks                               evolution.base.counter-effects-are-not-attacks
    A  creatures 2 Vampire Thick-Skinned Fireproof
    B  creatures 0 Toxic Vengeful
    A> activate A1
    A> attack B1
    B? use Vengeful | use Toxic | pass
    B> use Toxic
    B> use Vengeful
    B> strip Fireproof
    A  creatures 1 asleep Vampire Thick-Skinned

Fireproof keeps its traits                                   evolution.base.fireproof
    A  creatures 0 Fire-Breathing
    B  creatures 0 Fireproof Tiny
    A> activate A1
    A> attack B1
    A  creatures 0 asleep Fire-Breathing
    B  creatures 0 Fireproof Tiny

also against Incinerating                                    evolution.base.fireproof
    A  creatures 0 Incinerating Toxic
    B  creatures 0 Fireproof Tiny
    A> activate A1
    A> attack B1
    A> pass
    A  creatures 0 asleep Incinerating
    B  creatures 0 Fireproof Tiny

Many-Eyed awake                                              evolution.base.many-eyed
    A  creatures 0 Vampire
    B  creatures 2 Many-Eyed
    A> activate A1
    A> attack B1
    A  creatures 0 asleep Vampire
    B  creatures 2 Many-Eyed

Many-Eyed awake does not burn                                evolution.base.many-eyed
    A  creatures 0 Fire-Breathing
    B  creatures 0 Many-Eyed Tiny
    A> activate A1
    A> attack B1
    A  creatures 0 asleep Fire-Breathing
    B  creatures 0 Many-Eyed Tiny

Many-Eyed asleep burns                                       evolution.base.many-eyed
    A  creatures 0 Fire-Breathing
    B  creatures 0 asleep Many-Eyed, 0
    A> activate A1
    A> attack B1
    A  creatures 1 asleep Fire-Breathing
    B  creatures 0 asleep, 0

Many-Eyed asleep                                             evolution.base.many-eyed
    A  creatures 0 Vampire
    B  creatures 2 asleep Many-Eyed, 0
    A> activate A1
    A> attack B1
    A  creatures 1 asleep Vampire
    B  creatures 1 asleep Many-Eyed, 0

Many-Eyed put to sleep first                                 evolution.base.many-eyed
    A  creatures 0 Vampire Lulling
    B  creatures 2 Many-Eyed, 0
    A> activate A1
    A> attack B1
    A> use Lulling
    A> use Vampire
    A  creatures 2 asleep Vampire Lulling
    B  creatures 1 asleep Many-Eyed, 0

# --- base traits that speak on activation --------------------------------------------------------------------------

Frightening clears the way for a turn                        evolution.base.frightening
    proxies
    A  creatures 0 Frightening Vampire, 0 Vampire
    B  creatures 1 Flying, 0
    A> activate A1
    A> use Frightening
    A? cancel Vampire of A2 | cancel Flying of B1
    A> cancel Flying of B1
    A? sleep | attack A2 | attack B1 | attack B2
    A> attack B1
    A  creatures 1 asleep Frightening Vampire, 0 Vampire
    B  creatures 0 Flying, 0
    B> activate B2
    B> sleep
    A> activate A2
    A? sleep | attack A1 | attack B2
    A> sleep

Pesky wakes anybody or nobody                                evolution.base.pesky
    A  creatures 0 Pesky, 0 asleep
    B  creatures 0 asleep, 0
    A> activate A1
    A> use Pesky
    A? wake A2 | wake B1
    A> wake A2
    A> sleep
    B> activate B2
    B> sleep
    A? activate A2

in the next round it wakes again                             evolution.base.pesky
    begin round-end A
    A  creatures 0 Pesky*, 0
    B  creatures 0 asleep
    asks B evolution-ask-activate
    A  creatures 0 Pesky, 0
    B  creatures 0
    asks B evolution-ask-activate

Pesky wakes once a round                                     evolution.base.pesky
    A  creatures 0 Pesky*, 0 asleep
    B  creatures 0
    A> activate A1
    A? sleep
    A> sleep

a copy for a turn                                            evolution.base.changeling
    A  creatures 0 Changeling
    B  creatures 1 Vampire
    A> activate A1
    A> use Changeling
    A  creatures 0 active Changeling=Vampire
    A> attack B1
    A  creatures 1 asleep Changeling
    B  creatures 0 Vampire

a friend's trait as well as another's                        evolution.base.changeling
    A  creatures 0 Changeling, 0 asleep Vampire
    B  creatures 1
    A> activate A1
    A> use Changeling
    A  creatures 0 active Changeling=Vampire, 0 asleep Vampire
    A> attack B1
    A  creatures 1 asleep Changeling, 0 asleep Vampire

not of what it has                                           evolution.base.changeling
    A  creatures 0 Changeling Flying
    B  creatures 1 Flying Changeling
    A> activate A1
    A? sleep
    A> sleep

Greedy takes two                                             evolution.base.greedy
    table  source Brimming Basin  lower 3
    A  creatures 0 Greedy
    B  creatures 0
    A> activate A1
    A> gain-lower
    A  creatures 2 asleep Greedy
    table  lower 1

if there are two                                             evolution.base.greedy
    table  source Brimming Basin  lower 1
    A  creatures 0 Greedy
    B  creatures 0
    A> activate A1
    A> gain-lower
    A  creatures 1 asleep Greedy
    table  lower 0

and room for two                                             evolution.base.greedy
    table  source Brimming Basin  lower 3
    A  creatures 3 Greedy
    B  creatures 0
    A> activate A1
    A> gain-lower
    A  creatures 4 asleep Greedy
    table  lower 2

a full creature has no need of its many heads                evolution.base.greedy
    table  source Brimming Basin  lower 3
    A  creatures 3 Greedy Many-Headed
    B  creatures 0
    A> activate A1
    A> gain-lower
    A  creatures 4 asleep Greedy Many-Headed
    table  lower 2
    asks B evolution-ask-activate

from the part that was chosen, not from the other            evolution.base.greedy
    table  source Valley of Wrath  lower 2  upper 1
    A  creatures 0 Greedy Vampire
    B  creatures 0
    A> activate A1
    A> gain-upper
    A  creatures 1 asleep Greedy Vampire
    table  lower 2  upper 0

Latching draws from friends only                             evolution.base.latching
    A  creatures 1 Latching, 2, 1 asleep
    B  creatures 3
    A> activate A1
    A> use Latching
    A? draw-from A2 | draw-from A3
    A> draw-from A2
    A  creatures 2 active Latching, 1, 1 asleep
    A> sleep

a full creature draws nothing                                evolution.base.latching
    A  creatures 4 Latching, 2
    B  creatures 3
    A> activate A1
    A? sleep | transmute
    A> sleep

there must be a friend with crystals                         evolution.base.latching
    A  creatures 1 Latching, 0
    B  creatures 3
    A> activate A1
    A? sleep
    A> sleep

Inheriting, also asleep                                      evolution.base.inheriting
    A  creatures 4, 1 asleep Inheriting
    B  creatures 4 Inheriting
    A> activate A1
    A> transmute
    A  creatures 2 asleep Inheriting
    B  creatures 4 Inheriting

of several heirs one, of the owner's choice                  evolution.base.inheriting
    proxies
    A  creatures 4, 1 Inheriting, 0 Inheriting, 4 Inheriting
    B  creatures 0
    A> activate A1
    A> transmute
    A? heir A1 | heir A2
    A> heir A2
    A  creatures 1 Inheriting, 1 Inheriting, 4 Inheriting

of friends only                                              evolution.base.inheriting
    A  creatures 4
    B  creatures 1 Inheriting
    A> activate A1
    A> transmute
    B  creatures 1 Inheriting

# --- rounds --------------------------------------------------------------------------------------------------------

the round is over when all sleep                             evolution.base.round-ends-when-all-asleep evolution.base.wake-at-round-start evolution.base.first-player-passes
    A  creatures 2
    B  creatures 0 asleep, 1 asleep
    A> activate A1
    A> sleep
    table  round 2  first B
    A  creatures 2
    B  creatures 0, 1
    asks B evolution-ask-activate

whoever sleeps wakes up, with many crystals or none          evolution.base.wake-at-round-start
    A  creatures 2, 3 asleep
    B  creatures 4 asleep, 0 asleep
    A> activate A1
    A> sleep
    table  round 2
    A  creatures 2, 3
    B  creatures 4, 0
    asks B evolution-ask-activate

one creature awake, and it goes on                           evolution.base.round-ends-when-all-asleep
    A  creatures 2
    B  creatures 0 asleep, 1
    A> activate A1
    A> sleep
    A  creatures 2 asleep
    asks B evolution-ask-activate
    B> activate B2
    B> sleep
    table  round 2
    A  creatures 2
    B  creatures 0, 1

who has no creature gets no turn when all sleep              evolution.base.round-ends-when-all-asleep
    table  deck nothing
    A  creatures 2
    B  hand Vampire/Flying
    A> activate A1
    A> sleep
    table  round 2
    A  creatures 2
    asks B evolution-ask-redraw

without a single creature the cycle is played out            evolution.base.round-ends-when-all-asleep
    A  creatures 4
    B  hand Vampire/Flying
    A> activate A1
    A> transmute
    table  round 1
    asks B evolution-ask-create
    B> create-nothing
    table  round 2
    asks B evolution-ask-redraw

asleep, but with a card, one has a turn                      evolution.base.no-awake-creature evolution.base.turns-clockwise
    A  creatures 0, 0
    B  hand Vampire/Flying  creatures 0 asleep
    A> activate A1
    A> sleep
    B? create-nothing | create Vampire/Flying
    B> create-nothing
    B> add-nothing
    asks A evolution-ask-activate

turns go round                                               evolution.base.turns-clockwise
    A  creatures 0, 0, 0
    B  creatures 0, 0
    A> activate A1
    A> sleep
    B> activate B1
    B> sleep
    A> activate A2
    A> sleep
    asks B evolution-ask-activate

a new source, and what was left goes back                    evolution.base.round-new-source
    table  source Brimming Basin  lower 2  sources Quiet Spring
    A  creatures 0
    B  creatures 0 asleep
    A> activate A1
    A> sleep
    table  source Quiet Spring  lower 3  upper 0  past Brimming Basin
    asks B evolution-ask-activate

without any source none is opened                            evolution.base.round-new-source
    A  creatures 0
    B  creatures 0 asleep
    A> activate A1
    A> sleep
    table  round 2  lower 0  upper 0
    asks B evolution-ask-activate

hands are filled up to five, not cut                         evolution.base.hand-refill
    proxies
    table  deck Fire-Breathing/Flying, Lulling/Tiny, Lulling/Latching, Fire-Breathing/Pesky
    A  hand Vampire/Flying, Vampire/Flying  creatures 0
    B  hand Fire-Breathing/Latching, Fire-Breathing/Latching, Fire-Breathing/Latching, Fire-Breathing/Latching, Fire-Breathing/Latching, Fire-Breathing/Latching  creatures 0 asleep
    A> create-nothing
    A> add-nothing
    A> activate A1
    A> sleep
    A  hand Vampire/Flying, Vampire/Flying, Fire-Breathing/Flying, Lulling/Tiny, Lulling/Latching
    B  hand Fire-Breathing/Latching, Fire-Breathing/Latching, Fire-Breathing/Latching, Fire-Breathing/Latching, Fire-Breathing/Latching, Fire-Breathing/Latching
    asks B evolution-ask-redraw

the whole hand may be changed, once                          evolution.base.redraw-once
    table  deck Fire-Breathing/Flying, Lulling/Tiny, Lulling/Latching, Fire-Breathing/Pesky, Fireproof/Inheriting, Vengeful/Toxic, Many-Eyed/Toxic, Tiny/Pesky, Flying/Changeling, Many-Eyed/Fireproof, Toxic/Inheriting, Latching/Changeling, Tiny/Pesky, Fireproof/Inheriting, Vengeful/Greedy, Vengeful/Inheriting
    A  creatures 0
    B  creatures 0 asleep
    A> activate A1
    A> sleep
    B? keep-hand | redraw
    B> redraw
    B  hand Toxic/Inheriting, Latching/Changeling, Tiny/Pesky, Fireproof/Inheriting, Vengeful/Greedy
    table  discard Fire-Breathing/Flying, Lulling/Tiny, Lulling/Latching, Fire-Breathing/Pesky, Fireproof/Inheriting
    A? keep-hand | redraw
    B! redraw
    asks A evolution-ask-redraw

the discard becomes the deck                                 evolution.base.deck-reshuffle
    proxies
    table  deck Fire-Breathing/Flying  discard Fire-Breathing/Latching, Fire-Breathing/Latching, Fire-Breathing/Latching
    A  hand Vampire/Flying, Vampire/Flying, Vampire/Flying  creatures 0
    B  hand Vampire/Flying, Vampire/Flying, Vampire/Flying, Vampire/Flying, Vampire/Flying  creatures 0 asleep
    A> create-nothing
    A> add-nothing
    A> activate A1
    A> sleep
    A  hand Vampire/Flying, Vampire/Flying, Vampire/Flying, Fire-Breathing/Flying, Fire-Breathing/Latching
    table  deck Fire-Breathing/Latching, Fire-Breathing/Latching  discard nothing
    asks B evolution-ask-redraw

the last card gone, the discard is the deck at once          evolution.base.deck-reshuffle
    begin round-end A
    table  deck Fire-Breathing/Flying  discard Fire-Breathing/Latching, Lulling/Tiny
    A  hand Vampire/Flying, Vampire/Flying, Vampire/Tiny, Vampire/Tiny, Lulling/Tiny  creatures 0
    B  hand Tiny/Pesky, Tiny/Pesky, Toxic/Inheriting, Toxic/Inheriting  creatures 0
    B> keep-hand
    B  hand Tiny/Pesky, Tiny/Pesky, Toxic/Inheriting, Toxic/Inheriting, Fire-Breathing/Flying
    table  deck 2 cards  discard nothing
    asks A evolution-ask-redraw

with cards in the deck the discard stays where it is         evolution.base.deck-reshuffle
    begin round-end A
    table  deck Fire-Breathing/Flying, Tiny/Pesky  discard Fire-Breathing/Latching, Lulling/Tiny
    A  hand Vampire/Flying, Vampire/Flying, Vampire/Tiny, Vampire/Tiny, Lulling/Tiny  creatures 0
    B  hand Tiny/Pesky, Toxic/Inheriting, Toxic/Inheriting, Vengeful/Toxic  creatures 0
    B> keep-hand
    table  deck Tiny/Pesky  discard Fire-Breathing/Latching, Lulling/Tiny
    asks A evolution-ask-redraw

Vengeful takes the trait that its owner names                evolution.base.vengeful
    A  creatures 0 Vampire Tiny
    B  creatures 1 Vengeful
    A> activate A1
    A> attack B1
    B> use Vengeful
    B? strip Vampire | strip Tiny
    B> strip Tiny
    A  creatures 1 asleep Vampire
    asks B evolution-ask-activate
