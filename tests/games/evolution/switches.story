# Both values of every switch: the stories of the other rooms tell the usual one, these the other.

game evolution players=2 sleep_after_gain=no

awake after gaining                                          evolution.base.sleep-after-gaining
    table  source Brimming Basin  lower 3
    A  creatures 1
    B  creatures 0
    A> activate A1
    A> gain-lower
    A  creatures 2

game evolution players=2 ether=yes sleep_after_gain=no

awake after gaining, with the ether too                      evolution.base.sleep-after-gaining
    table  source Brimming Basin  lower 3
    A  creatures 1
    B  creatures 0
    A> activate A1
    A> gain-lower
    A  creatures 2

game evolution players=2 crystal_per_success=attack

one crystal an attack                                        evolution.base.crystal-per-successful-trait
    A  creatures 0 Vampire Fire-Breathing Lulling
    B  creatures 1 Tiny, 0
    A> activate A1
    A> attack B1
    A> use Vampire
    A> use Fire-Breathing
    A> use Lulling
    A  creatures 1 asleep Vampire Fire-Breathing Lulling
    B  creatures 0 asleep, 0

game evolution players=2 hand_refill=plus-2

two more cards                                               evolution.base.hand-refill
    table  deck Fire-Breathing/Flying, Lulling/Tiny, Lulling/Latching, Fire-Breathing/Pesky, Fireproof/Inheriting
    A  creatures 0
    B  creatures 0 asleep
    A> activate A1
    A> sleep
    B  hand Fire-Breathing/Flying, Lulling/Tiny
    A  hand Lulling/Latching, Fire-Breathing/Pesky
    asks B evolution-ask-redraw

game evolution players=2 hand_refill=up-to-6

up to six                                                    evolution.base.hand-refill
    proxies
    table  deck Fire-Breathing/Flying, Lulling/Tiny, Lulling/Latching, Fire-Breathing/Pesky, Fireproof/Inheriting, Fireproof/Inheriting, Fireproof/Inheriting
    A  creatures 0
    B  creatures 0 asleep
    A> activate A1
    A> sleep
    B  hand Fire-Breathing/Flying, Lulling/Tiny, Lulling/Latching, Fire-Breathing/Pesky, Fireproof/Inheriting, Fireproof/Inheriting
    asks B evolution-ask-redraw

game evolution players=2 new_source_each_round=no

the source stays and is filled up                            evolution.base.round-new-source
    table  source Brimming Basin  lower 1  sources Quiet Spring
    A  creatures 0
    B  creatures 0 asleep
    A> activate A1
    A> sleep
    table  source Brimming Basin  lower 4  sources Quiet Spring
    asks B evolution-ask-activate

where none lies open, one is opened                          evolution.base.round-new-source
    table  sources Quiet Spring
    A  creatures 0
    B  creatures 0 asleep
    A> activate A1
    A> sleep
    table  source Quiet Spring  lower 3  upper 0
    asks B evolution-ask-activate

game evolution players=2 friendly_attack=no

friends are no targets                                       evolution.base.target-any-other-creature
    A  creatures 0 Vampire, 0
    B  creatures 1
    A> activate A1
    A? sleep | attack B1
    A> sleep

game evolution players=2 ether=yes ether_pick_after_discard=no

the pick comes before the creature leaves                    evolution.ether.pick-after-discard
    table  ether Storm
    A  creatures 4 Ferocious
    B  creatures 0
    A> activate A1
    A> transmute
    A? pass | take Storm for A1 | take Storm for B1
    A> take Storm for B1
    table  ether Ferocious

game evolution players=2 ether=yes late_activation_traits=yes

what comes late speaks, too                                  evolution.ether.late-activation-trait-does-not-trigger
    A  creatures 0 Storm Flying, 0 asleep
    B  creatures 0 Pesky, 0
    A> activate A1
    A> use Storm
    A> give Flying
    A> exchange-for Pesky of B1
    A? use Pesky | pass
    A> use Pesky
    A> wake A2
    A> sleep

what comes late speaks once                                  evolution.ether.late-activation-trait-does-not-trigger
    A  creatures 0 Storm Flying, 3
    B  creatures 0 Latching, 0
    A> activate A1
    A> use Storm
    A> give Flying
    A> exchange-for Latching of B1
    A> use Latching
    A  creatures 1 active Latching, 2
    A? sleep
    A> sleep

game evolution players=2 ether=yes band_before_traits=yes

the band acts before the leader uses its other traits        evolution.ether-card.leader-owner-chooses-order
    A  creatures 0 Leader Pesky, 0, 0 asleep
    B  creatures 0
    A> activate A1
    A? use Leader | use Pesky
    A> use Leader
    A? activate A2
    A> activate A2
    A> sleep
    A? use Pesky | pass
    A> use Pesky
    A> wake A3
    A> sleep
    A  creatures 0 asleep Pesky*, 0 asleep, 0
    asks B evolution-ask-activate

a leader with nothing left to use acts among its band        evolution.ether-card.leader-owner-chooses-order
    A  creatures 0 Leader, 0
    B  creatures 0
    A> activate A1
    A? activate A2 | act-with A1

a leader that its band puts to sleep does nothing more        evolution.ether-card.leader-activates-all-own-awake
    A  creatures 0 Leader Pesky, 0 Lulling, 0 asleep
    B  creatures 0
    A> activate A1
    A> use Leader
    A> activate A2
    A> attack A1
    A  creatures 0 asleep Pesky, 1 asleep Lulling, 0 asleep
    asks B evolution-ask-activate

game evolution players=2 ether=yes band_before_traits=no

by default a leader uses its other traits first              evolution.ether-card.leader-owner-chooses-order
    A  creatures 0 Leader Pesky, 0, 0 asleep
    B  creatures 0
    A> activate A1
    A> use Leader
    A? use Pesky | pass
    A> pass
    A? activate A2 | act-with A1

game evolution players=2 ether=yes copy_can_break_targeting=yes

a copied Flying breaks the attack off                        evolution.ether-card.gregarious-copy-does-not-undo-targeting
    A  creatures 0 Vampire
    B  creatures 2 Gregarious, 0 Flying
    A> activate A1
    A> attack B1
    B> use Gregarious
    A  creatures 0 asleep Vampire
    B  creatures 2 Gregarious, 0 Flying

another copy does not                                        evolution.ether-card.gregarious-copy-does-not-undo-targeting
    A  creatures 0 Vampire
    B  creatures 2 Gregarious, 0 Fireproof
    A> activate A1
    A> attack B1
    B> use Gregarious
    A  creatures 1 asleep Vampire
    B  creatures 1 Gregarious, 0 Fireproof

game evolution players=2 ether=yes familiar=yes copy_can_break_targeting=yes

a copied Flying is out of the Beast's reach                  evolution.ether-card.gregarious-copy-does-not-undo-targeting
    begin beast A
    table  familiar 0 Vampire  side 1
    A  creatures 2 Gregarious, 1 Flying
    B  creatures 2
    A> use Gregarious
    A  creatures 2 Gregarious, 1 Flying
    B  creatures 1
    table  familiar 1 asleep Vampire
    asks A evolution-ask-activate

game evolution players=2 ether=yes copy_lasts_through_after_attack=no

a copied Toxic is over with the attack                       evolution.ether-card.gregarious-after-attack-copy-works
    A  creatures 2 Vampire
    B  creatures 1 Gregarious, 0 Toxic
    A> activate A1
    A> attack B1
    B> use Gregarious
    A  creatures 3 asleep Vampire
    B  creatures 0 Gregarious, 0 Toxic
    asks B evolution-ask-activate

game evolution players=2 victims=yes second_attack_optional=no

the second attack must be made                               evolution.new-attack.second-attack-may-be-declined
    A  creatures 0 Nosferatu Toxic
    B  creatures 1
    A> activate A1
    A> attack B1
    A? attack B1
    A> attack B1
    A  creatures 1 asleep Nosferatu

game evolution players=2 victims=yes hiding_before_traits=no

hiding before each trait                                     evolution.victims-card.hiding-protects-crystals
    A  creatures 0 Vampire Lulling
    B  creatures 2 Hiding Tiny, 0
    A> activate A1
    A> attack B1
    A> use Vampire
    B? use Hiding | pass
    B> pass
    A  creatures 1 Vampire Lulling
    A> use Lulling
    B> use Hiding
    B> give-up Tiny
    A  creatures 1 asleep Vampire Lulling
    B  creatures 1 Hiding, 0

game evolution players=2 after_attack_optional=no

after an attack one must                                     evolution.base.after-attack-window
    A  creatures 2 Vampire
    B  creatures 0 Toxic
    A> activate A1
    A> attack B1
    B? use Toxic
    B> use Toxic
    A  creatures 1 asleep Vampire

game evolution players=2 victims=yes after_attack_optional=no

before the attack one still may                              evolution.base.after-attack-window
    A  creatures 2 Vampire
    B  creatures 1 Hiding Tiny
    A> activate A1
    A> attack B1
    B? use Hiding | pass
    B> pass
    A  creatures 3 asleep Vampire
    B  creatures 0 Hiding Tiny

game evolution players=2 ether=yes familiar=yes familiar_accepts_traits=yes

the familiar may be given traits                             evolution.familiar.takes-traits-only-from-its-reveal
    table  ether Ferocious  familiar 0
    A  creatures 4
    B  creatures 0
    A> activate A1
    A> transmute
    A? pass | take Ferocious for B1 | take Ferocious for familiar
    A> take Ferocious for familiar
    table  familiar 0 Ferocious

a storm may be with it, too                                  evolution.familiar.takes-traits-only-from-its-reveal
    table  familiar 0 Flying
    A  creatures 0 Storm Toxic
    B  creatures 0
    A> activate A1
    A> use Storm
    A> give Toxic
    A? exchange-for Flying of familiar
    A> exchange-for Flying of familiar
    A> sleep
    table  familiar 0 Toxic
    A  creatures 0 asleep Flying

what it is given may feed it, to the flip                    evolution.familiar.baby-flips-at-second-crystal
    table  familiar 1 Ferocious
    A  creatures 0 Lulling, 0
    B  creatures 0
    A> activate A1
    A> attack familiar
    table  side 1  familiar 0 asleep Ferocious  dormant yes
    A  creatures 1 asleep Lulling, 0
    asks B evolution-ask-activate

it is nobody's friend                                        evolution.ether-card.dominant-only-friends
    table  familiar 0 Ferocious
    A  creatures 0 Lulling, 0 Dominant
    B  creatures 0 Dominant
    A> activate A1
    A> attack familiar
    A> pass
    table  familiar 1 asleep Ferocious
    A  creatures 1 asleep Lulling, 0 Dominant
    B  creatures 0 Dominant

game evolution players=2 familiar=yes beast_acts_before_round_end=no

the round ends without the Beast                             evolution.familiar.beast-acts-before-round-end
    table  familiar 0 Vampire  side 1
    A  creatures 1
    B  creatures 1 asleep
    A> activate A1
    A> sleep
    A  creatures 1
    table  round 2  familiar 0 Vampire
    asks B evolution-ask-activate

after a whole cycle it acts all the same                     evolution.familiar.beast-turn-after-all-players
    table  familiar 0 Vampire  side 1
    A  creatures 1, 1
    B  creatures 1
    A> activate A1
    A> sleep
    B> activate B1
    B> sleep
    A  creatures 0 asleep, 0
    B  creatures 0 asleep
    table  familiar 1 asleep Vampire
    asks A evolution-ask-activate

game evolution players=2 familiar=yes topmost=oldest

topmost is the oldest                                        evolution.familiar.vengeful-takes-topmost
    table  familiar 1 Vengeful
    A  creatures 1 Tiny Vampire Greedy
    B  creatures 0
    A> activate A1
    A> attack familiar
    A  creatures 2 asleep Vampire Greedy

game evolution players=2 pesky_once_per_round=no

without the guard Pesky wakes again and again                evolution.base.pesky
    A  creatures 0 Pesky*, 0 asleep
    B  creatures 0
    A> activate A1
    A? use Pesky | pass
    asks A evolution-ask-trigger

game evolution players=3 figure=behind

the figure goes to who is behind                             evolution.base.first-player-passes
    A  creatures 2
    B  creatures 1 asleep  tokens 1
    C  creatures 0 asleep  tokens 0
    A> activate A1
    A> sleep
    table  round 2  first C
    asks C evolution-ask-activate

game evolution players=3

who is behind by default, of equals the next on the left     evolution.base.first-player-passes
    A  creatures 2
    B  creatures 1 asleep
    C  creatures 1 asleep
    A> activate A1
    A> sleep
    table  round 2  first B
    asks B evolution-ask-activate

game evolution players=3 figure=none

the figure stays                                             evolution.base.first-player-passes
    A  creatures 2
    B  creatures 1 asleep
    C  creatures 0 asleep
    A> activate A1
    A> sleep
    table  round 2  first A
    asks A evolution-ask-activate

game evolution players=3 figure=left

the figure passes left                                       evolution.base.first-player-passes
    A  creatures 2
    B  creatures 1 asleep
    C  creatures 0 asleep
    A> activate A1
    A> sleep
    table  round 2  first B
    asks B evolution-ask-activate

game evolution players=3 figure=random

the figure is drawn by lot                                   evolution.base.first-player-passes
    luck 2
    A  creatures 2
    B  creatures 1 asleep
    C  creatures 0 asleep
    A> activate A1
    A> sleep
    table  round 2  first C
    asks C evolution-ask-activate

game evolution players=1 difficulty=easy

easy: two tokens                                             evolution.base.solo-victory
    A  creatures 4  tokens 1
    B  creatures 0
    A> activate A1
    A> transmute
    over shadow-beaten A

easy: not one                                                evolution.base.solo-victory
    A  creatures 4, 0
    B  creatures 0
    A> activate A1
    A> transmute
    A  tokens 1  creatures 0
    asks A evolution-ask-activate

game evolution players=1 familiar=yes familiar_in_solo=yes

with the Shadow at the table the Beast hunts both            evolution.familiar.optional-extra-participant evolution.familiar.beast-attacks-every-target-at-once
    table  side 1  familiar 0 Vampire
    A  creatures 1, 2 Toxic
    B  creatures 2 asleep, 0 asleep Flying
    A> activate A1
    A> sleep
    A  creatures 0 asleep, 2 Toxic
    B  creatures 1 asleep, 0 asleep Flying
    table  familiar 1 asleep Vampire
    asks A evolution-ask-activate

the Shadow lets the familiar be, a person need not           evolution.familiar.attackable-like-creature evolution.base.solo-shadow-target
    table  familiar 1  source Brimming Basin  lower 1
    A  creatures 0 Vampire, 0
    B  creatures 0 Vampire, 0 asleep
    A> activate A1
    A? sleep | gain-lower | attack A2 | attack B1 | attack B2 | attack familiar
    A> sleep
    A  creatures 0 asleep Vampire, 0
    B  creatures 1 asleep Vampire, 0 asleep
    table  familiar 1  lower 0
    asks A evolution-ask-activate

its second crystal beats the Shadow as well                  evolution.familiar.players-lose-together
    table  side 1  familiar 1 Vampire
    A  creatures 1, 0
    B  creatures 0 asleep, 0 asleep
    A> activate A2
    A> sleep
    over familiar
