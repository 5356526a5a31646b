game evolution players=1 ether=yes victims=yes

# Seat B is the Shadow. After A's turn a new cycle begins with it, and then A is asked again.

no ether for the Shadow                                      evolution.solo-ether.shadow-gets-none
    table  ether Dominant
    A  creatures 4, 0
    B  creatures 0, 0
    A> activate A1
    A> transmute
    A? pass | take Dominant for A1
    A> pass

not by exchange, either                                      evolution.solo-ether.no-ether-by-swap
    A  creatures 0 Storm Ferocious Flying, 0
    B  creatures 0 Toxic, 0
    A> activate A1
    A> use Storm
    A? give Flying
    A> give Flying
    A> exchange-for Toxic of B1
    A> sleep

Dreadful cancels everything, without a sacrifice             evolution.solo-victims.dreadful-as-frightening evolution.solo-victims.dreadful-no-sacrifice
    A  creatures 2 Thick-Skinned Toxic, 0
    B  creatures 1 Dreadful Vampire Tiny, 0
    A> activate A2
    A> sleep
    A  creatures 1 Thick-Skinned Toxic, 0 asleep
    B  creatures 2 asleep Dreadful Vampire Tiny, 0
    asks A evolution-ask-activate

its Frightening does the same                                evolution.base.solo-shadow-frightening
    A  creatures 2 Many-Eyed Toxic, 0
    B  creatures 0 Frightening Vampire, 0 asleep
    A> activate A2
    A> sleep
    A  creatures 1 Many-Eyed Toxic, 0 asleep
    B  creatures 1 asleep Frightening Vampire, 0 asleep
    asks A evolution-ask-activate

without Frightening nothing is cancelled                     evolution.base.solo-shadow-frightening
    A  creatures 2 Toxic, 0
    B  creatures 1 Vampire, 0 asleep
    A> activate A2
    A> sleep
    A? use Toxic | pass
    A> use Toxic
    A  creatures 1 Toxic, 0 asleep
    B  creatures 1 asleep Vampire, 0 asleep

a person's Frightening cancels what it names, no more        evolution.base.solo-shadow-frightening
    A  creatures 0 Frightening Vampire, 0
    B  creatures 2 Many-Eyed, 0 asleep Tiny
    A> activate A1
    A> pass
    A> attack B1
    A  creatures 0 asleep Frightening Vampire, 0
    B  creatures 2 asleep Many-Eyed, 0 asleep Tiny

its Mimic copies all                                         evolution.solo-victims.mimic-copies-all
    A  creatures 0 Fire-Breathing Vampire Fireproof Thick-Skinned, 0
    B  creatures 2 Mimic, 0 asleep
    A> activate A1
    A> attack B1
    B  creatures 2 Mimic +Fireproof +Thick-Skinned, 0 asleep
    A> use Vampire
    A> use Fire-Breathing
    A  creatures 0 asleep Fire-Breathing Vampire Fireproof Thick-Skinned, 0
    B  creatures 2 asleep Mimic, 0 asleep

after the attack it is a mere Mimic                          evolution.solo-victims.mimic-copies-all
    A  creatures 0 Vampire Thick-Skinned, 0 Vampire Tiny
    B  creatures 2 Mimic, 0 asleep
    A> activate A1
    A> attack B1
    B  creatures 2 asleep Mimic, 0 asleep
    A> activate A2
    A> attack B1
    A  creatures 0 Vampire Thick-Skinned, 1 Vampire Tiny
    B  creatures 1 asleep Mimic, 0
    asks A evolution-ask-activate

Gregarious among them turns once, by choice card             evolution.solo-victims.mimic-copies-all evolution.base.solo-shadow-defends-always
    luck 2
    A  creatures 0 Vampire Gregarious, 0
    B  creatures 2 Mimic, 0 asleep Fireproof Thick-Skinned Flying
    A> activate A1
    A> attack B1
    A  creatures 0 asleep Vampire Gregarious, 0
    B  creatures 2 asleep Mimic, 0 asleep Fireproof Thick-Skinned Flying
    asks A evolution-ask-activate

once, and not again                                          evolution.solo-victims.mimic-copies-all
    luck 0
    table  deck Vampire/Flying, Vampire/Tiny
    A  creatures 0 Fire-Breathing Gregarious, 0, 0
    B  creatures 2 Mimic, 0 asleep Flying Fireproof
    A> activate A1
    A> attack B1
    A  creatures 1 asleep Fire-Breathing Gregarious, 0, 0
    B  creatures 2 asleep, 0 asleep Flying Fireproof, 0
    asks A evolution-ask-activate

what it has it need not copy                                 evolution.solo-victims.mimic-copies-all
    proxies
    A  creatures 0 Fire-Breathing Vampire Fireproof Toxic, 0
    B  creatures 2 Mimic Fireproof, 0 asleep
    A> activate A1
    A> attack B1
    B  creatures 2 Mimic Fireproof +Toxic, 0 asleep
    A> use Fire-Breathing
    A> stop
    A  creatures 0 asleep Fire-Breathing Vampire Fireproof Toxic, 0

with one friend's defence nothing is drawn                   evolution.solo-victims.mimic-copies-all
    A  creatures 0 Fire-Breathing Gregarious Toxic, 0
    B  creatures 2 Mimic, 0 asleep Fireproof
    A> activate A1
    A> attack B1
    A  creatures 0 asleep Fire-Breathing Gregarious Toxic, 0
    B  creatures 2 asleep Mimic, 0 asleep Fireproof
    asks A evolution-ask-activate

without any it does not turn                                 evolution.solo-victims.mimic-copies-all
    A  creatures 0 Vampire Gregarious, 0
    B  creatures 2 Mimic, 0 asleep
    A> activate A1
    A> attack B1
    A  creatures 1 asleep Vampire Gregarious, 0
    B  creatures 1 asleep Mimic, 0 asleep
    asks A evolution-ask-activate

it always hides                                              evolution.solo-victims.hiding-compulsory
    luck 1 0
    table  deck Fire-Breathing/Flying, Fire-Breathing/Flying
    A  creatures 0 Vampire, 0
    B  creatures 2 Hiding Tiny, 0 asleep
    A> activate A1
    A> attack B1
    A  creatures 0 asleep Vampire, 0
    B  creatures 2 asleep Hiding, 0 asleep Fire-Breathing
    table  discard Vampire/Tiny

a hiding creature is no sure prey for a vampire              evolution.solo-victims.attack-on-hiding-needs-certainty
    table  source Brimming Basin  lower 2
    A  creatures 3 Hiding Tiny, 0 Toxic
    B  creatures 1 Vampire, 0 asleep
    A> activate A2
    A> sleep
    A  creatures 3 Hiding Tiny, 0 asleep Toxic
    B  creatures 2 asleep Vampire, 0 asleep
    table  lower 1
    asks A evolution-ask-activate

for a fire-breather it is: one trait always remains          evolution.solo-victims.attack-on-hiding-needs-certainty
    table  source Brimming Basin  lower 2
    A  creatures 3 Hiding Tiny, 0
    B  creatures 1 Fire-Breathing, 0 asleep
    A> activate A2
    A> sleep
    A? use Hiding | pass
    A> use Hiding
    A> give-up Tiny
    A  creatures 3, 0 asleep
    B  creatures 2 asleep Fire-Breathing, 0 asleep
    asks A evolution-ask-activate

unless Hiding is its only one                                evolution.solo-victims.attack-on-hiding-needs-certainty
    table  source Brimming Basin  lower 2
    A  creatures 3 Hiding, 0
    B  creatures 1 Fire-Breathing, 0 asleep
    A> activate A2
    A> sleep
    A  creatures 3 Hiding, 0 asleep
    B  creatures 2 asleep Fire-Breathing, 0 asleep
    table  lower 1
    asks A evolution-ask-activate

Lulling first: a vampire finds Many-Eyed asleep              evolution.solo-victims.attack-trait-order
    A  creatures 1 Many-Eyed, 0
    B  creatures 0 Vampire Fire-Breathing Lulling, 0 asleep
    set table  source Brimming Basin
    A> activate A2
    A> sleep
    A  creatures 0, 0
    B  creatures 3 Vampire Fire-Breathing Lulling, 0
    table  round 2
    asks A evolution-ask-redraw

what it burns is drawn                                       evolution.solo-victims.choice-cards-pick-discard
    luck 1
    A  creatures 0 Tiny Greedy Pesky, 0
    B  creatures 0 Fire-Breathing, 0 asleep
    A> activate A2
    A> sleep
    A  creatures 0 Tiny Pesky, 0 asleep
    B  creatures 1 asleep Fire-Breathing, 0 asleep
    asks A evolution-ask-activate

so is what it sacrifices                                     evolution.solo-victims.choice-cards-pick-discard
    luck 2
    A  creatures 3, 0
    B  creatures 0 Nosferatu Flying Toxic Greedy, 0 asleep
    A> activate A2
    A> sleep
    A  creatures 1, 0 asleep
    B  creatures 2 asleep Nosferatu Flying Toxic, 0 asleep
    asks A evolution-ask-activate

one new trait, and last                                      evolution.solo-victims.one-new-trait-last
    luck 0 0
    A  creatures 4, 0
    B  creatures 0 Nosferatu Incinerating Vampire Flying, 0 asleep
    A> activate A2
    A> sleep
    A  creatures 1, 0 asleep
    B  creatures 3 asleep Nosferatu Vampire Flying, 0 asleep
    asks A evolution-ask-activate

the Shadow wins with one                                     evolution.base.solo-victory evolution.base.solo-shadow-activation
    A  creatures 0, 0  tokens 2
    B  creatures 4, 1 Vampire
    A> activate A1
    A> sleep
    over shadow-won B

the person needs three                                       evolution.base.solo-victory
    A  creatures 4  tokens 2
    B  creatures 3
    A> activate A1
    A> transmute
    over shadow-beaten A

two are not enough                                           evolution.base.solo-victory
    A  creatures 4, 0  tokens 1
    B  creatures 0
    A> activate A1
    A> transmute
    A  tokens 2  creatures 0
    asks A evolution-ask-activate

it takes what it can get                                     evolution.base.solo-shadow-activation
    table  source Brimming Basin  lower 2
    A  creatures 0, 0
    B  creatures 1, 0 asleep
    A> activate A1
    A> sleep
    B  creatures 2 asleep, 0 asleep
    table  lower 1
    asks A evolution-ask-activate

the upper part before the lower                              evolution.base.solo-shadow-activation
    table  source Blank Slate Cave  lower 2  upper 1
    A  creatures 0, 0
    B  creatures 1, 0 asleep
    A> activate A1
    A> sleep
    B  creatures 2 asleep, 0 asleep
    table  lower 2  upper 0
    asks A evolution-ask-activate

the sleeping rich are not woken for it                       evolution.base.solo-shadow-activation
    table  source Brimming Basin  lower 2
    A  creatures 0, 0
    B  creatures 3 asleep, 1
    A> activate A1
    A> sleep
    B  creatures 3 asleep, 2 asleep
    asks A evolution-ask-activate

the richest, wherever it stands                              evolution.base.solo-shadow-activation
    table  source Brimming Basin  lower 2
    A  creatures 0, 0, 0, 0, 0, 0, 0
    B  creatures 1, 2, 1, 1, 0, 1, 1
    A> activate A1
    A> sleep
    B  creatures 1, 3 asleep, 1, 1, 0, 1, 1
    asks A evolution-ask-activate

of equally rich ones a choice card takes one                 evolution.base.solo-shadow-activation
    luck 0
    table  source Brimming Basin  lower 2
    A  creatures 0, 0
    B  creatures 1, 1
    A> activate A1
    A> sleep
    B  creatures 2 asleep, 1
    asks A evolution-ask-activate

all asleep: it does nothing                                  evolution.base.solo-shadow-activation
    table  source Brimming Basin  lower 2
    A  creatures 0, 0
    B  creatures 1 asleep, 1 asleep
    A> activate A1
    A> sleep
    B  creatures 1 asleep, 1 asleep
    table  lower 2
    asks A evolution-ask-activate

an attack before the source                                  evolution.base.solo-shadow-activation
    table  source Brimming Basin  lower 2
    A  creatures 2 Toxic, 0
    B  creatures 1 Vampire, 0 asleep
    A> activate A2
    A> sleep
    A  creatures 1 Toxic, 0 asleep
    B  creatures 2 active Vampire, 0 asleep
    A> pass
    B  creatures 2 asleep Vampire, 0 asleep
    table  lower 2
    asks A evolution-ask-activate

also with a new attacking trait alone                        evolution.base.solo-shadow-activation
    table  source Brimming Basin  lower 2
    A  creatures 1, 0
    B  creatures 1 Nosferatu Tiny, 0 asleep
    A> activate A2
    A> sleep
    A  creatures 0, 0 asleep
    B  creatures 2 asleep Nosferatu, 0 asleep
    table  lower 2
    asks A evolution-ask-activate

from an empty upper part it takes nothing                    evolution.base.solo-shadow-activation
    table  source Blank Slate Cave  lower 2  upper 0
    A  creatures 0, 0
    B  creatures 1, 0 asleep
    A> activate A1
    A> sleep
    B  creatures 2 asleep, 0 asleep
    table  lower 1  upper 0
    asks A evolution-ask-activate

from a closed one neither                                    evolution.base.solo-shadow-activation
    table  source Valley of Wrath  lower 2  upper 1  part 1
    A  creatures 0, 0
    B  creatures 1, 0 asleep
    A> activate A1
    A> sleep
    B  creatures 2 asleep, 0 asleep
    table  lower 1  upper 1
    asks A evolution-ask-activate

nothing to do: sleep                                         evolution.base.solo-shadow-activation
    A  creatures 0, 0
    B  creatures 1, 0 asleep
    A> activate A1
    A> sleep
    B  creatures 1 asleep, 0 asleep
    asks A evolution-ask-activate

the round lasts while the person is awake                    evolution.base.solo-round-length evolution.base.solo-shadow-first
    A  creatures 0
    B  creatures 1, 0
    A> activate A1
    A> sleep
    table  round 2  first B
    A  creatures 0
    B  creatures 1 asleep, 0
    asks A evolution-ask-activate

the Shadow gets nothing more when the person sleeps          evolution.base.solo-round-length
    table  source Quiet Spring  lower 2
    A  creatures 0
    B  creatures 1, 0
    A> activate A1
    A> sleep
    table  round 2  lower 2
    B  creatures 2 asleep, 0

lulled by the Shadow, the person still has a turn            evolution.base.solo-round-length evolution.base.no-awake-creature
    proxies
    table  deck Vampire/Flying, Fire-Breathing/Flying, Vampire/Tiny  source Brimming Basin
    A  hand Vampire/Lulling, Vampire/Lulling  creatures 0
    B  creatures 0 Lulling
    A> create Vampire/Lulling
    A> add-nothing
    A> activate A1
    A> sleep
    table  round 1
    A  creatures 0 asleep, 0 asleep known face:B03
    asks A evolution-ask-create
    A> create-nothing
    A> add-nothing
    table  round 2
    A  creatures 0, 0 known face:B03
    asks A evolution-ask-redraw

fewer creatures: a creature                                  evolution.base.solo-shadow-card
    table  deck Vampire/Flying, Fire-Breathing/Flying
    A  creatures 0, 0
    B  creatures 0 asleep
    A> activate A1
    A> sleep
    B  creatures 0 asleep, 0 asleep
    asks A evolution-ask-activate

as many: a trait for the barest                              evolution.base.solo-shadow-card
    table  deck Fire-Breathing/Flying, Fire-Breathing/Flying
    luck 1
    A  creatures 0, 0
    B  creatures 0 asleep Tiny, 0 asleep
    A> activate A1
    A> sleep
    B  creatures 0 asleep Tiny, 0 asleep Flying@B05
    table  deck Fire-Breathing/Flying
    asks A evolution-ask-activate

the other trait, then the next creature, then the discard    evolution.base.solo-shadow-card
    proxies
    table  deck Fire-Breathing/Flying, Fire-Breathing/Flying
    luck 1
    A  creatures 0, 0
    B  creatures 0 asleep Flying, 0 asleep Fire-Breathing Flying
    A> activate A1
    A> sleep
    B  creatures 0 asleep Flying Fire-Breathing, 0 asleep Fire-Breathing Flying
    asks A evolution-ask-activate

the left half there, the right one is added                  evolution.base.solo-shadow-card
    proxies
    table  deck Fire-Breathing/Flying, Tiny/Pesky
    luck 0
    A  creatures 0, 0
    B  creatures 0 asleep Fire-Breathing, 0 asleep Fire-Breathing Tiny
    A> activate A1
    A> sleep
    B  creatures 0 asleep Fire-Breathing Flying@B05, 0 asleep Fire-Breathing Tiny
    table  deck Tiny/Pesky
    asks A evolution-ask-activate

nobody can take it                                           evolution.base.solo-shadow-card
    proxies
    table  deck Fire-Breathing/Flying, Fire-Breathing/Flying
    luck 1
    A  creatures 0, 0
    B  creatures 0 asleep Flying Fire-Breathing, 0 asleep Fire-Breathing Flying Tiny
    A> activate A1
    A> sleep
    table  discard Fire-Breathing/Flying
    asks A evolution-ask-activate

the richest prey                                             evolution.base.solo-shadow-target
    A  creatures 1, 3, 4 Many-Eyed, 0
    B  creatures 0 Vampire, 0 asleep, 0 asleep, 0 asleep
    A> activate A4
    A> sleep
    A  creatures 1, 2, 4 Many-Eyed, 0 asleep
    B  creatures 1 asleep Vampire, 0 asleep, 0 asleep, 0 asleep
    asks A evolution-ask-activate

of equals a choice card takes one                            evolution.base.solo-shadow-target
    luck 1
    A  creatures 2, 1, 2, 0
    B  creatures 0 Vampire, 3 asleep, 0 asleep, 0 asleep
    A> activate A4
    A> sleep
    A  creatures 2, 1, 1, 0 asleep
    B  creatures 1 asleep Vampire, 3 asleep, 0 asleep, 0 asleep
    asks A evolution-ask-activate

of equals the barer one                                      evolution.base.solo-shadow-target
    A  creatures 2 Tiny, 2, 0
    B  creatures 0 Vampire, 0 asleep, 0 asleep
    A> activate A3
    A> sleep
    A  creatures 2 Tiny, 1, 0 asleep
    B  creatures 1 asleep Vampire, 0 asleep, 0 asleep
    asks A evolution-ask-activate

what a friend could lend makes a herd animal unsure          evolution.base.solo-shadow-target
    table  source Brimming Basin  lower 1
    A  creatures 3 Gregarious, 0 Thick-Skinned
    B  creatures 0 Vampire, 0 asleep
    A> activate A2
    A> sleep
    A  creatures 3 Gregarious, 0 asleep Thick-Skinned
    B  creatures 1 asleep Vampire, 0 asleep
    table  lower 0
    asks A evolution-ask-activate

no other animal can borrow it                                evolution.base.solo-shadow-target
    table  source Brimming Basin  lower 1
    A  creatures 3 Tiny, 0 Thick-Skinned
    B  creatures 0 Vampire, 0 asleep
    A> activate A2
    A> sleep
    A  creatures 2 Tiny, 0 asleep Thick-Skinned
    B  creatures 1 asleep Vampire, 0 asleep
    table  lower 1
    asks A evolution-ask-activate

nor a herd animal what the attacker has                      evolution.base.solo-shadow-target
    A  creatures 3 Gregarious, 0
    B  creatures 0 Vampire Many-Eyed, 0 asleep
    A> activate A2
    A> sleep
    A  creatures 2 Gregarious, 0 asleep
    B  creatures 1 asleep Vampire Many-Eyed, 0 asleep
    asks A evolution-ask-activate

a mimic can                                                  evolution.base.solo-shadow-target
    table  source Brimming Basin  lower 1
    A  creatures 3 Mimic, 0
    B  creatures 0 Vampire Many-Eyed, 0 asleep
    A> activate A2
    A> sleep
    A  creatures 3 Mimic, 0 asleep
    B  creatures 1 asleep Vampire Many-Eyed, 0 asleep
    table  lower 0
    asks A evolution-ask-activate

and what a herd animal becomes by a friend's example         evolution.base.solo-shadow-target
    table  source Brimming Basin  lower 1
    A  creatures 3 Gregarious, 0 Mimic
    B  creatures 0 Vampire Many-Eyed, 0 asleep
    A> activate A2
    A> sleep
    A  creatures 3 Gregarious, 0 asleep Mimic
    B  creatures 1 asleep Vampire Many-Eyed, 0 asleep
    table  lower 0
    asks A evolution-ask-activate

a cancelled trait saves nobody from the second attack        evolution.base.solo-shadow-target
    A  creatures 4 Gregarious, 0 Thick-Skinned
    B  creatures 0 Nosferatu Frightening, 0 asleep
    A> activate A2
    A> sleep
    A  creatures 2 Gregarious, 0 asleep Thick-Skinned
    B  creatures 2 asleep Nosferatu, 0 asleep
    asks A evolution-ask-activate

who has hidden cannot hide again                             evolution.solo-victims.attack-on-hiding-needs-certainty
    luck 1
    A  creatures 0 Hiding Tiny Greedy, 0 Flying
    B  creatures 0 Incinerating Toxic, 0 asleep
    A> activate A2
    A> sleep
    A> use Hiding
    A> give-up Tiny
    A  creatures 0, 0 asleep Flying
    B  creatures 2 asleep Incinerating, 0 asleep
    asks A evolution-ask-activate

no sure prey, no attack                                      evolution.base.solo-shadow-target
    table  source Brimming Basin  lower 1
    A  creatures 4 Many-Eyed, 0
    B  creatures 0 Vampire, 0 asleep
    A> activate A2
    A> sleep
    A  creatures 4 Many-Eyed, 0 asleep
    B  creatures 1 asleep Vampire, 0 asleep
    table  lower 0
    asks A evolution-ask-activate

it answers with all it has                                   evolution.base.solo-shadow-defends-always
    luck 1 0
    table  deck Fire-Breathing/Flying, Fire-Breathing/Flying
    A  creatures 2 Vampire Flying, 0
    B  creatures 1 Toxic Vengeful, 0 asleep
    A> activate A1
    A> attack B1
    A  creatures 2 asleep Vampire, 0
    B  creatures 0 asleep Toxic Vengeful, 0 asleep Fire-Breathing
    asks A evolution-ask-activate

most crystals first                                          evolution.base.solo-shadow-activation
    table  source Brimming Basin  lower 3
    A  creatures 0, 0
    B  creatures 1, 2
    A> activate A1
    A> sleep
    B  creatures 1, 3 asleep
    asks A evolution-ask-activate

what it mimics it does not get from the deck                 evolution.base.no-duplicate-traits evolution.solo-victims.mimic-copies-all
    table  deck Fireproof/Inheriting
    A  creatures 0 Vampire Fireproof, 0
    B  creatures 0 Mimic Cave-Dwelling, 0 asleep
    A> activate A1
    A> attack B1
    B  creatures 0 asleep Mimic Cave-Dwelling Inheriting@B26, 0 asleep

no second attack that would be in vain                       evolution.base.solo-shadow-target
    A  creatures 1, 3 asleep Toxic, 0, 0 Flying
    B  creatures 0 Hypnotizing Tiny, 0 asleep, 0 asleep, 0 asleep
    A> activate A3
    A> sleep
    A  creatures 1 asleep, 3 asleep Toxic, 0 asleep, 0 Flying
    B  creatures 1 asleep Hypnotizing, 0 asleep, 0 asleep, 0 asleep
    asks A evolution-ask-activate

but one that is worth it                                     evolution.base.solo-shadow-target
    A  creatures 1, 4, 2, 0
    B  creatures 0 Nosferatu Tiny, 0 asleep, 0 asleep, 0 asleep
    A> activate A4
    A> sleep
    A  creatures 1, 2, 2, 0 asleep
    B  creatures 2 asleep Nosferatu, 0 asleep, 0 asleep, 0 asleep
    asks A evolution-ask-activate

who has transmuted the last one gets another                 evolution.base.solo-round-length evolution.base.safety-creature
    table  deck Vampire/Flying, Lulling/Tiny
    A  creatures 4
    B  creatures 0 asleep
    A> activate A1
    A> transmute
    table  round 1
    A  tokens 1  creatures 0 face:B10
    B  creatures 0 asleep Vampire
    asks A evolution-ask-activate

with no card left the Shadow goes on alone                   evolution.base.solo-round-length
    begin create B
    table  source Brimming Basin  lower 1  sources Quiet Spring
    B  creatures 3
    over shadow-won B

without creatures one must be created                        evolution.base.solo-round-length
    A  hand Fire-Breathing/Flying  creatures 4
    B  creatures 0
    A> create-nothing
    A> add-nothing
    A> activate A1
    A> transmute
    A? create Fire-Breathing/Flying
    A! create-nothing  evolution.base.solo-round-length
    asks A evolution-ask-create
