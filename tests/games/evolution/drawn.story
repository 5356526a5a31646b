# Rules drawn by lot and broken by hand: what their own stories had not noticed.

game evolution players=2 ether=yes victims=yes

a success does not count for the failure after it            evolution.new-attack.failure-gives-nothing
    A  creatures 0 Nosferatu Tiny
    B  creatures 1, 0
    A> activate A1
    A> attack B1
    A  creatures 1 Nosferatu
    A> attack B2
    A  creatures 1 asleep Nosferatu
    B  creatures 0, 0

a cancelled trait can be sacrificed                          evolution.victims.no-other-trait-no-use
    table  lasting yes
    A  creatures 0 Nosferatu !Tiny
    B  creatures 1
    A> activate A1
    A? sleep | attack B1
    A> attack B1
    A  creatures 1 Nosferatu
    asks A evolution-ask-second-target

one trait of one creature, one of another                    evolution.victims-card.dreadful-split-two-ways
    A  creatures 0 Dreadful Pesky
    B  creatures 0 Flying, 0 Astral
    A> activate A1
    A> use Dreadful
    A> cancel Flying of B1
    A? stop | cancel Astral of B2
    A> cancel Astral of B2
    B  creatures 0 !Flying, 0 !Astral
    A> sleep

an opponent's Dominant makes no room                         evolution.ether-card.dominant-full-friend-may-gain
    table  source Brimming Basin  lower 3
    A  creatures 4
    B  creatures 0 Dominant
    A> activate A1
    A? sleep | transmute
    A! gain-lower
    A> sleep

a full friend keeps none of it, whoever of two takes it      evolution.ether-card.dominant-optional
    table  source Brimming Basin  lower 3  lasting yes
    A  creatures 0 Dominant, 4, 0 Shapeshifter=Dominant<
    B  creatures 0
    A> activate A2
    A> gain-lower
    A? take-over A1 | take-over A3
    A> take-over A3
    A  creatures 0 Dominant, 4 asleep, 1

a copy lasts beyond an attack in the same turn               evolution.ether-card.shapeshifter-until-end-of-turn
    table  source Brimming Basin  lower 3
    A  creatures 0 Shapeshifter Vampire, 0 Leader
    B  creatures 2 Dominant
    A> activate A2
    A> activate A1
    A> use Shapeshifter
    A> act-with A1
    A> attack B1
    A> gain-lower
    A? pass | take-over A1
    A> take-over A1
    A  creatures 2 asleep Vampire, 0 asleep

Tiny gains a fourth crystal                                  evolution.base.tiny
    table  source Brimming Basin  lower 3
    A  creatures 3 Tiny
    B  creatures 0
    A> activate A1
    A? sleep | gain-lower | transmute
    A> gain-lower
    A  creatures 4 asleep Tiny

who is full may attack with a new trait                      evolution.new-attack.gives-attack-action
    A  creatures 4 Hypnotizing Tiny
    B  creatures 0, 0 Astral
    A> activate A1
    A? sleep | transmute | attack B1
    A> attack B1
    A  creatures 4 asleep Hypnotizing
    B  creatures 0 asleep, 0 Astral
    asks B evolution-ask-activate

a copied new attacking trait attacks, too                    evolution.ether-card.shapeshifter-attacking-copy-usable
    A  creatures 0 Shapeshifter Tiny
    B  creatures 2 Nosferatu
    A> activate A1
    A> use Shapeshifter
    A? sleep | attack B1
    A> attack B1
    A  creatures 1 Shapeshifter=Nosferatu<
    B  creatures 1 Nosferatu
    asks A evolution-ask-second-target

what sits across gains out of turn without one's Dominant    evolution.ether-card.dominant-only-friends
    A  creatures 0 Vampire, 0 Dominant
    B  creatures 2 Ferocious
    A> activate A1
    A> attack B1
    A> pass
    B> use Ferocious
    B  creatures 2 Ferocious
    A  creatures 1 asleep Vampire, 0 Dominant
    asks B evolution-ask-activate

a cancelled trait is not copied a second time                evolution.victims-card.mimic-no-duplicate
    table  lasting yes
    A  creatures 0 Vampire Toxic Fireproof
    B  creatures 1 Mimic !Toxic
    A> activate A1
    A> attack B1
    B> use Mimic
    B  creatures 0 Mimic Toxic
    asks B evolution-ask-activate

seven in hand stay seven                                     evolution.base.hand-refill
    proxies
    table  deck Fire-Breathing/Flying, Lulling/Tiny, Lulling/Latching, Fire-Breathing/Pesky, Vampire/Flying
    A  creatures 0
    B  hand Fire-Breathing/Latching, Fire-Breathing/Latching, Fire-Breathing/Latching, Fire-Breathing/Latching, Fire-Breathing/Latching, Fire-Breathing/Latching, Fire-Breathing/Latching  creatures 0 asleep
    A> activate A1
    A> sleep
    B  hand Fire-Breathing/Latching, Fire-Breathing/Latching, Fire-Breathing/Latching, Fire-Breathing/Latching, Fire-Breathing/Latching, Fire-Breathing/Latching, Fire-Breathing/Latching
    asks B evolution-ask-redraw

who hid is not asked again, whatever is left                 evolution.victims-card.hiding-covers-further-attacks
    A  creatures 0 Nosferatu Tiny
    B  creatures 2 Hiding Greedy Pesky
    A> activate A1
    A> attack B1
    B> use Hiding
    B> give-up Greedy
    A> attack B1
    A  creatures 0 asleep Nosferatu
    B  creatures 2 Hiding Pesky
    asks B evolution-ask-activate

a cancelled trait protects no sleeper                        evolution.victims-card.dreadful-cancelled-means-inert
    table  lasting yes
    A  creatures 0 Vampire
    B  creatures 2 asleep !Burrowing, 0
    A> activate A1
    A> attack B1
    A  creatures 1 asleep Vampire
    B  creatures 1 asleep Burrowing, 0
    asks B evolution-ask-activate

what the attacker's friends have is not copied               evolution.victims-card.mimic-copies-attacker
    A  creatures 0 Vampire Thick-Skinned, 0 Toxic Vengeful
    B  creatures 2 Mimic
    A> activate A1
    A> attack B1
    B> use Mimic
    A  creatures 0 asleep Vampire Thick-Skinned, 0 Toxic Vengeful
    B  creatures 2 Mimic
    asks B evolution-ask-activate

a sleeper's copy ends with the attack                        evolution.victims-card.mimic-until-attack-ends
    A  creatures 0 Vampire Thick-Skinned
    B  creatures 2 asleep Mimic, 0
    A> activate A1
    A> attack B1
    B> use Mimic
    B  creatures 2 asleep Mimic, 0
    asks B evolution-ask-activate

awake it loses traits in spite of Burrowing                  evolution.ether-card.burrowing-not-while-awake
    A  creatures 0 Fire-Breathing
    B  creatures 0 Burrowing Tiny, 0
    A> activate A1
    A> attack B1
    A> burn Tiny
    A  creatures 1 asleep Fire-Breathing
    B  creatures 0 Burrowing, 0
    asks B evolution-ask-activate

game evolution players=3

with three players two transmutations are not enough         evolution.base.aim-three-transmutations
    A  creatures 4, 0  tokens 1
    B  creatures 0
    C  creatures 0
    A> activate A1
    A> transmute
    A  tokens 2  creatures 0
    asks B evolution-ask-activate

as few as the others is few enough                           evolution.base.conditional-sources
    table  source Late Bloom Glade  lower 2  upper 1
    A  creatures 0  tokens 1
    B  creatures 0  tokens 1
    C  creatures 0  tokens 1
    A> activate A1
    A? sleep | gain-lower | gain-upper
    A> gain-upper
    A  creatures 1 asleep

game evolution players=4

every seat fills its hand, the one before the first too      evolution.base.hand-refill
    proxies
    begin round-end A
    table  first A  deck Lulling/Tiny, Lulling/Tiny, Lulling/Tiny, Lulling/Tiny, Lulling/Tiny, Lulling/Tiny, Lulling/Tiny, Lulling/Tiny
    A  creatures 0  hand Tiny/Pesky, Tiny/Pesky, Tiny/Pesky
    B  creatures 0  hand Tiny/Pesky, Tiny/Pesky, Tiny/Pesky
    C  creatures 0  hand Tiny/Pesky, Tiny/Pesky, Tiny/Pesky
    D  creatures 0  hand Tiny/Pesky, Tiny/Pesky, Tiny/Pesky
    asks B evolution-ask-redraw
    A  hand 5 cards
    B  hand 5 cards
    C  hand 5 cards
    D  hand 5 cards
    asks B evolution-ask-redraw

game evolution players=1

the other trait before the next creature                     evolution.base.solo-shadow-card
    table  deck Fire-Breathing/Flying, Tiny/Pesky
    luck 0
    A  creatures 0, 0
    B  creatures 0 asleep Fire-Breathing, 0 asleep Pesky Tiny
    A> activate A1
    A> sleep
    B  creatures 0 asleep Fire-Breathing Flying@B05, 0 asleep Pesky Tiny
    asks A evolution-ask-activate

its Frightening leaves the other creatures alone             evolution.base.solo-shadow-frightening
    A  creatures 2 Tiny Many-Eyed Toxic, 0 Flying
    B  creatures 0 Frightening Vampire, 0 asleep
    A> activate A2
    A> sleep
    A  creatures 1 Tiny Many-Eyed Toxic, 0 asleep Flying
    asks A evolution-ask-activate
