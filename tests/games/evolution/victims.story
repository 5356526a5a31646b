game evolution players=2 victims=yes ether=yes

# --- sacrifice and the two attacks -----------------------------------------------------------------------------------

first the sacrifice, of another trait of the same creature   evolution.victims.sacrifice-is-another-own-trait evolution.victims.sacrifice-comes-first
    A  creatures 0 Nosferatu Toxic Flying, 0 Tiny
    B  creatures 2
    A> activate A1
    A> attack B1
    A? sacrifice Toxic | sacrifice Flying
    B  creatures 2
    A> sacrifice Toxic
    B  creatures 1
    table  discard Frightening/Toxic
    A> pass

the only other trait goes unasked                            evolution.victims.sacrifice-comes-first evolution.victims.sacrifice-is-another-own-trait
    A  creatures 0 Nosferatu Toxic
    B  creatures 2
    A> activate A1
    A> attack B1
    A  creatures 1 Nosferatu
    B  creatures 1
    table  discard Frightening/Toxic
    A? attack B1 | pass
    A> pass

the attacker sacrifices, whoever answered for the target     evolution.victims.sacrifice-is-another-own-trait
    A  creatures 0 Nosferatu Toxic Tiny
    B  creatures 2 Mimic
    A> activate A1
    A> attack B1
    B> pass
    A? sacrifice Toxic | sacrifice Tiny
    A> sacrifice Tiny
    A  creatures 1 Nosferatu Toxic
    B  creatures 1 Mimic
    A> pass

nothing to sacrifice, no attack                              evolution.victims.no-other-trait-no-use
    A  creatures 0 Nosferatu
    B  creatures 3
    A> activate A1
    A? sleep
    A! attack B1  evolution.victims.no-other-trait-no-use
    A> sleep

with one trait to give, Dreadful may be used                 evolution.victims.no-other-trait-no-use
    proxies
    A  creatures 0 Dreadful Tiny, 0 Dreadful
    B  creatures 0 Flying, 0
    A> activate A1
    A? use Dreadful | pass
    A> pass
    A> sleep
    B> activate B1
    B> sleep
    A> activate A2
    A? sleep
    A> sleep

an ether trait may be sacrificed                             evolution.victims.sacrificed-ether-card-returns
    A  creatures 0 Nosferatu Thick-Skinned
    B  creatures 2
    A> activate A1
    A> attack B1
    table  ether Thick-Skinned  discard nothing
    A  creatures 1 Nosferatu
    B  creatures 1
    A> pass

Dreadful is no attack                                        evolution.new-attack.three-attacking-traits
    A  creatures 0 Dreadful Toxic
    B  creatures 1
    A> activate A1
    A> pass
    A? sleep
    A> sleep

Incinerating is                                              evolution.new-attack.three-attacking-traits evolution.new-attack.gives-attack-action
    A  creatures 0 Incinerating Toxic
    B  creatures 1
    A> activate A1
    A? sleep | attack B1
    A> sleep

so is Hypnotizing                                            evolution.new-attack.gives-attack-action
    A  creatures 0 Hypnotizing Tiny
    B  creatures 0
    A> activate A1
    A? sleep | attack B1
    A> sleep

not without a target                                         evolution.new-attack.needs-available-target
    A  creatures 0 Nosferatu Toxic
    B  creatures 1 Flying
    A> activate A1
    A? sleep
    A> sleep

two attacks in one turn                                      evolution.new-attack.second-attack-same-turn evolution.new-attack.step4-apply-and-gain
    A  creatures 1 Incinerating Toxic
    B  creatures 0 Tiny, 0 Greedy
    A> activate A1
    A> attack B1
    A> attack B2
    A  creatures 3 asleep Incinerating
    B  creatures 0, 0
    asks B evolution-ask-activate

a base attack alone is one attack                            evolution.new-attack.second-attack-same-turn
    A  creatures 1 Vampire Nosferatu
    B  creatures 3 Toxic
    A> activate A1
    A> attack B1
    A> use Vampire
    A> stop
    B> pass
    A  creatures 2 asleep Vampire Nosferatu
    B  creatures 2 Toxic
    asks B evolution-ask-activate

the Valley of Wrath is open to it                            evolution.new-attack.valley-of-wrath-upper-part
    table  source Valley of Wrath  lower 0  upper 1
    A  creatures 0 Hypnotizing, 0 Dreadful
    B  creatures 0, 0
    A> activate A2
    A? sleep
    A> sleep
    B> activate B1
    B> sleep
    A> activate A1
    A? sleep | gain-upper
    A> sleep

base traits first, the new one after them                    evolution.new-attack.base-first-then-new
    A  creatures 0 Vampire Nosferatu Toxic
    B  creatures 3
    A> activate A1
    A> attack B1
    A? use Vampire | use Nosferatu
    A> use Vampire
    A? use Nosferatu | stop
    A> use Nosferatu
    A> sacrifice Toxic
    B  creatures 1
    A? attack B1 | pass
    A> pass

base traits may be left out, and then they are               evolution.new-attack.base-traits-optional evolution.new-attack.base-first-then-new
    A  creatures 0 Vampire Incinerating Toxic
    B  creatures 2 Tiny
    A> activate A1
    A> attack B1
    A> use Incinerating
    A> sacrifice Toxic
    B  creatures 2
    A? attack B1 | pass
    A> pass
    A  creatures 1 asleep Vampire Incinerating

one new trait at most                                        evolution.new-attack.at-most-one-new
    A  creatures 0 Nosferatu Incinerating Toxic Tiny
    B  creatures 3 Greedy Latching
    A> activate A1
    A> attack B1
    A? use Nosferatu | use Incinerating
    A> use Incinerating
    A> sacrifice Toxic
    A> burn Greedy
    A> attack B1
    A  creatures 2 asleep Nosferatu Incinerating Tiny
    B  creatures 3

one sacrifice for both attacks                               evolution.new-attack.step1-sacrifice evolution.new-attack.step2-apply-and-gain
    table  source Brimming Basin  lower 3
    A  creatures 1 Nosferatu Toxic Tiny
    B  creatures 2
    A> activate A1
    A> attack B1
    A> sacrifice Toxic
    A  creatures 2 Nosferatu Tiny
    B  creatures 1
    A> attack B1
    A  creatures 3 asleep Nosferatu Tiny
    B  creatures 0
    table  lower 3

a failure does not stop the second                           evolution.new-attack.failure-gives-nothing
    A  creatures 0 Nosferatu Toxic
    B  creatures 0, 2
    A> activate A1
    A> attack B1
    A  creatures 0 Nosferatu
    A> attack B2
    A  creatures 1 asleep Nosferatu
    B  creatures 0, 1

the first target answers before the second is chosen         evolution.new-attack.step2-after-attack-traits
    A  creatures 0 Nosferatu Tiny Greedy
    B  creatures 2 Ferocious
    A> activate A1
    A> attack B1
    A> sacrifice Tiny
    B? use Ferocious | pass
    B> use Ferocious
    B  creatures 2 Ferocious
    A? attack B1 | pass
    A> pass

the trait lost, no second attack                             evolution.new-attack.trait-lost-no-second-attack
    A  creatures 0 Nosferatu Toxic Tiny
    B  creatures 1 Vengeful
    A> activate A1
    A> attack B1
    A> sacrifice Toxic
    B> use Vengeful
    B> strip Nosferatu
    A  creatures 1 asleep Tiny
    asks B evolution-ask-activate

another trait lost, and it goes on                           evolution.new-attack.trait-lost-no-second-attack
    A  creatures 0 Nosferatu Toxic Tiny
    B  creatures 1 Vengeful
    A> activate A1
    A> attack B1
    A> sacrifice Toxic
    B> use Vengeful
    B> strip Tiny
    A? attack B1 | pass
    A> pass

availability is looked at again                              evolution.new-attack.step3-choose-available-target
    A  creatures 0 Nosferatu Flying Tiny
    B  creatures 1 Vengeful, 1 Flying
    A> activate A1
    A? sleep | attack B1 | attack B2
    A> attack B1
    A> sacrifice Tiny
    B> use Vengeful
    B> strip Flying
    A? attack B1 | pass
    A> pass

the same target or another                                   evolution.new-attack.step3-same-or-other-target evolution.victims-card.nosferatu-repeat-any-target
    A  creatures 0 Nosferatu Toxic
    B  creatures 3, 1
    A> activate A1
    A> attack B1
    A? attack B1 | attack B2 | pass
    A> attack B1
    A  creatures 2 asleep Nosferatu
    B  creatures 1, 1

the second target answers, too                               evolution.new-attack.step4-after-attack-traits
    A  creatures 2 Nosferatu Tiny
    B  creatures 3 Toxic
    A> activate A1
    A> attack B1
    B> use Toxic
    A> attack B1
    B> use Toxic
    A  creatures 2 asleep Nosferatu
    B  creatures 1 Toxic

asleep only after all attacks                                evolution.new-attack.sleep-after-all-attacks
    A  creatures 0 Nosferatu Toxic
    B  creatures 1, 1
    A> activate A1
    A> attack B1
    A  creatures 1 Nosferatu
    A> attack B2
    A  creatures 2 asleep Nosferatu
    B  creatures 0, 0

asleep also after a single vain one                          evolution.new-attack.sleep-even-if-one-attack
    A  creatures 0 Hypnotizing Toxic, 0 Flying
    B  creatures 0 asleep
    A> activate A1
    A> attack B1
    A  creatures 0 asleep Hypnotizing, 0 Flying
    asks A evolution-ask-activate

a base trait left out of the first attack stays out          evolution.new-attack.second-attack-only-new-trait evolution.new-attack.base-traits-optional
    A  creatures 0 Vampire Nosferatu Tiny
    B  creatures 4
    A> activate A1
    A> attack B1
    A> use Nosferatu
    A> sacrifice Tiny
    A> attack B1
    A  creatures 2 asleep Vampire Nosferatu
    B  creatures 2
    asks B evolution-ask-activate

the second attack is of the new trait alone                  evolution.new-attack.second-attack-only-new-trait
    A  creatures 0 Vampire Incinerating Toxic
    B  creatures 1 Greedy, 2 Tiny
    A> activate A1
    A> attack B1
    A> use Vampire
    A> use Incinerating
    A> sacrifice Toxic
    A> attack B2
    A  creatures 3 asleep Vampire Incinerating
    B  creatures 0, 2

it may be declined                                           evolution.new-attack.second-attack-may-be-declined
    A  creatures 0 Nosferatu Toxic Tiny
    B  creatures 1 Vengeful
    A> activate A1
    A> attack B1
    A> sacrifice Toxic
    B> pass
    A> pass
    A  creatures 1 asleep Nosferatu Tiny

# --- the eight traits ------------------------------------------------------------------------------------------------

Hypnotizing: two different sleepers                          evolution.victims-card.hypnotizing-puts-to-sleep evolution.victims-card.hypnotizing-second-target-differs
    A  creatures 0 Hypnotizing Toxic
    B  creatures 0, 0, 0
    A> activate A1
    A> attack B1
    A  creatures 1 Hypnotizing
    B  creatures 0 asleep, 0, 0
    table  discard Frightening/Toxic
    A? attack B2 | attack B3 | pass
    B! attack B2  evolution.base.traits-then-one-action
    A> attack B2
    A  creatures 2 asleep Hypnotizing
    B  creatures 0 asleep, 0 asleep, 0

nobody else in reach                                         evolution.victims-card.hypnotizing-no-other-target
    A  creatures 0 Hypnotizing Toxic
    B  creatures 0, 0 Flying
    A> activate A1
    A> attack B1
    A  creatures 1 asleep Hypnotizing
    asks B evolution-ask-activate

Nosferatu drains                                             evolution.victims-card.nosferatu-drains-crystal evolution.victims-card.nosferatu-repeat-any-target
    A  creatures 0 Nosferatu Toxic
    B  creatures 2, 1
    A> activate A1
    A> attack B1
    A  creatures 1 Nosferatu
    B  creatures 1, 1
    A> attack B2
    A  creatures 2 asleep Nosferatu
    B  creatures 1, 0

Incinerating burns what the attacker names                   evolution.victims-card.incinerating-burns-trait evolution.victims-card.incinerating-attacker-chooses evolution.victims-card.incinerating-repeat-any-target
    A  creatures 0 Incinerating Toxic
    B  creatures 0 Tiny Greedy
    A> activate A1
    A> attack B1
    A? burn Tiny | burn Greedy
    A> burn Tiny
    A  creatures 1 Incinerating
    A> attack B1
    A  creatures 2 asleep Incinerating
    B  creatures 0

one trait can be burnt once                                  evolution.victims-card.incinerating-repeat-any-target
    A  creatures 0 Incinerating Toxic
    B  creatures 0 Tiny
    A> activate A1
    A> attack B1
    A> attack B1
    A  creatures 1 asleep Incinerating

Dreadful cancels two                                         evolution.victims-card.dreadful-cancels-up-to-two evolution.victims-card.dreadful-until-end-of-turn
    proxies
    A  creatures 0 Dreadful Vampire Tiny, 0 Vampire
    B  creatures 2 Flying Thick-Skinned, 0
    A> activate A1
    A> use Dreadful
    A> sacrifice Tiny
    A? stop | cancel Vampire of A2 | cancel Flying of B1 | cancel Thick-Skinned of B1
    A> cancel Flying of B1
    A? stop | cancel Vampire of A2 | cancel Thick-Skinned of B1
    A> cancel Thick-Skinned of B1
    A> attack B1
    A  creatures 1 asleep Dreadful Vampire, 0 Vampire
    B  creatures 1 Flying Thick-Skinned, 0
    B> activate B2
    B> sleep
    A> activate A2
    A! attack B1  evolution.base.flying-availability
    A> sleep

or none                                                      evolution.victims-card.dreadful-optional
    A  creatures 0 Dreadful Tiny
    B  creatures 0 Flying
    A> activate A1
    A? use Dreadful | pass
    A> pass
    A> sleep
    A  creatures 0 asleep Dreadful Tiny
    B  creatures 0 Flying

both of one creature, and not a third                        evolution.victims-card.dreadful-split-two-ways
    A  creatures 0 Dreadful Tiny
    B  creatures 0 Flying Toxic Greedy, 0 Astral
    A> activate A1
    A> use Dreadful
    A> cancel Flying of B1
    A? stop | cancel Toxic of B1 | cancel Greedy of B1 | cancel Astral of B2
    A> cancel Toxic of B1
    B  creatures 0 !Flying !Toxic Greedy, 0 Astral
    A? sleep
    A> sleep

one each of two creatures                                    evolution.victims-card.dreadful-split-two-ways
    A  creatures 0 Dreadful Tiny
    B  creatures 0 Flying Toxic, 0 Astral Tiny
    A> activate A1
    A> use Dreadful
    A> cancel Flying of B1
    A> cancel Astral of B2
    B  creatures 0 !Flying Toxic, 0 !Astral Tiny
    A? sleep
    A> sleep

not its own traits                                           evolution.victims-card.dreadful-other-creatures-only
    A  creatures 0 Dreadful Tiny Toxic, 0 Flying
    B  creatures 0 Astral
    A> activate A1
    A> use Dreadful
    A> sacrifice Tiny
    A? stop | cancel Flying of A2 | cancel Astral of B1
    A> stop
    A> sleep

cancelled is still a card                                    evolution.victims-card.dreadful-cancelled-means-inert
    A  creatures 0 Fire-Breathing Leader, 0 Shapeshifter
    B  creatures 0 !Fireproof !Toxic
    set table  lasting yes
    A> activate A1
    A> act-with A1
    A> attack B1
    A? burn Fireproof | burn Toxic
    A> burn Fireproof
    A  creatures 1 asleep acted Fire-Breathing, 0 called Shapeshifter
    A> activate A2
    A> use Shapeshifter
    A  creatures 1 asleep acted Fire-Breathing, 0 active Shapeshifter=Fire-Breathing<
    asks A evolution-ask-action

Mimic copies the attacker                                    evolution.victims-card.mimic-copies-attacker
    A  creatures 0 Vampire Thick-Skinned
    B  creatures 2 Mimic, 0 Fireproof
    A> activate A1
    A> attack B1
    B> use Mimic
    A  creatures 0 asleep Vampire Thick-Skinned
    B  creatures 2 Mimic, 0 Fireproof

or not                                                       evolution.victims-card.mimic-optional
    A  creatures 0 Vampire Thick-Skinned
    B  creatures 2 Mimic
    A> activate A1
    A> attack B1
    B> pass
    A  creatures 1 asleep Vampire Thick-Skinned
    B  creatures 1 Mimic

anew in each attack                                          evolution.victims-card.mimic-until-attack-ends
    A  creatures 0 Nosferatu Thick-Skinned Tiny
    B  creatures 2 Mimic
    A> activate A1
    A> attack B1
    B> use Mimic
    B  creatures 2 Mimic~Thick-Skinned
    A> sacrifice Tiny
    B  creatures 2 Mimic
    A> attack B1
    B? use Mimic | pass
    B> pass
    B  creatures 1 Mimic

before the attacker's traits                                 evolution.victims-card.mimic-before-attacking-traits
    A  creatures 0 Fire-Breathing Fireproof
    B  creatures 0 Mimic
    A> activate A1
    A> attack B1
    B? use Mimic | pass
    B> use Mimic
    A  creatures 0 asleep Fire-Breathing Fireproof
    B  creatures 0 Mimic

only what is green                                           evolution.victims-card.mimic-green-means-defensive
    A  creatures 0 Vampire Pesky Tiny
    B  creatures 1 Mimic
    A> activate A1
    A> attack B1
    B  creatures 0 Mimic
    asks B evolution-ask-activate

green it is                                                  evolution.victims-card.mimic-green-means-defensive
    A  creatures 0 Vampire Vengeful
    B  creatures 1 Mimic
    A> activate A1
    A> attack B1
    B> use Mimic
    B  creatures 0 Mimic~Vengeful
    B> pass

not what it has already                                      evolution.victims-card.mimic-no-duplicate
    A  creatures 1 Vampire Toxic Fireproof Flying
    B  creatures 1 Mimic Toxic
    A> activate A1
    A> attack B1
    B> use Mimic
    B? copy Flying | copy Fireproof
    B> copy Fireproof
    B> pass

a trait from the deck                                        evolution.victims-card.cave-dwelling-gains-trait evolution.victims-card.cave-dwelling-top-card-choose
    table  deck Fire-Breathing/Flying, Fire-Breathing/Flying
    A  creatures 0 Vampire
    B  creatures 0 Cave-Dwelling
    A> activate A1
    A> attack B1
    B> use Cave-Dwelling
    B? grow Fire-Breathing | grow Flying
    B> grow Flying
    B  creatures 0 Cave-Dwelling Flying@B05  hand nothing
    table  deck Fire-Breathing/Flying

both there already: discard                                  evolution.victims-card.cave-dwelling-impossible-discard
    proxies
    table  deck Fire-Breathing/Flying, Fire-Breathing/Flying
    A  creatures 0 Vampire Flying
    B  creatures 0 Cave-Dwelling Fire-Breathing Flying
    A> activate A1
    A> attack B1
    B> use Cave-Dwelling
    B  creatures 0 Cave-Dwelling Fire-Breathing Flying
    table  discard Fire-Breathing/Flying  deck Fire-Breathing/Flying

one there already: the other                                 evolution.victims-card.cave-dwelling-impossible-discard
    proxies
    table  deck Fire-Breathing/Flying, Fire-Breathing/Flying
    A  creatures 0 Vampire
    B  creatures 0 Cave-Dwelling Fire-Breathing
    A> activate A1
    A> attack B1
    B> use Cave-Dwelling
    B  creatures 0 Cave-Dwelling Fire-Breathing Flying@B05

without a card to dig up it is not asked                     evolution.victims-card.cave-dwelling-gains-trait
    table  deck nothing  discard nothing
    A  creatures 0 Vampire
    B  creatures 0 Cave-Dwelling
    A> activate A1
    A> attack B1
    B  creatures 0 Cave-Dwelling
    asks B evolution-ask-activate

an empty deck is made of the discard first                   evolution.victims-card.cave-dwelling-top-card-choose
    table  deck nothing  discard Fire-Breathing/Flying
    A  creatures 0 Vampire
    B  creatures 0 Cave-Dwelling
    A> activate A1
    A> attack B1
    B> use Cave-Dwelling
    B? grow Fire-Breathing | grow Flying
    B> grow Fire-Breathing
    B  creatures 0 Cave-Dwelling Fire-Breathing@B05
    table  deck nothing  discard nothing

burnt, it digs no more                                       evolution.victims-card.cave-dwelling-not-if-discarded
    table  deck Fire-Breathing/Flying
    A  creatures 0 Fire-Breathing
    B  creatures 0 Cave-Dwelling
    A> activate A1
    A> attack B1
    B  creatures 0
    table  deck Fire-Breathing/Flying
    asks B evolution-ask-activate

hidden, it keeps its crystals                                evolution.victims-card.hiding-protects-crystals
    A  creatures 0 Vampire
    B  creatures 2 Hiding Tiny
    A> activate A1
    A> attack B1
    B? use Hiding | pass
    B> use Hiding
    B? give-up Hiding | give-up Tiny
    B> give-up Tiny
    A  creatures 0 asleep Vampire
    B  creatures 2 Hiding

and stays awake                                              evolution.victims-card.hiding-protects-from-sleep
    A  creatures 0 Lulling
    B  creatures 0 Hiding Tiny
    A> activate A1
    A> attack B1
    B> use Hiding
    B> give-up Tiny
    A  creatures 0 asleep Lulling
    B  creatures 0 Hiding

who does not hide falls asleep                               evolution.victims-card.hiding-protects-from-sleep
    A  creatures 0 Lulling
    B  creatures 0 Hiding Tiny, 0
    A> activate A1
    A> attack B1
    B> pass
    A  creatures 1 asleep Lulling
    B  creatures 0 asleep Hiding Tiny, 0

hiding is optional                                           evolution.victims-card.hiding-optional
    A  creatures 0 Vampire
    B  creatures 2 Hiding Tiny
    A> activate A1
    A> attack B1
    B> pass
    A  creatures 1 asleep Vampire
    B  creatures 1 Hiding Tiny

it may give up itself                                        evolution.victims-card.hiding-any-own-trait
    A  creatures 0 Vampire
    B  creatures 2 Hiding
    A> activate A1
    A> attack B1
    B> use Hiding
    A  creatures 0 asleep Vampire
    B  creatures 2

of two traits either may go, itself included                 evolution.victims-card.hiding-any-own-trait
    A  creatures 0 Vampire
    B  creatures 2 Hiding Greedy
    A> activate A1
    A> attack B1
    B> use Hiding
    B? give-up Hiding | give-up Greedy
    B> give-up Hiding
    B  creatures 2 Greedy

for all attacks of the turn                                  evolution.victims-card.hiding-covers-further-attacks
    A  creatures 0 Nosferatu Tiny
    B  creatures 2 Hiding Greedy
    A> activate A1
    A> attack B1
    B> use Hiding
    B> give-up Greedy
    A> attack B1
    A  creatures 0 asleep Nosferatu
    B  creatures 2 Hiding
    asks B evolution-ask-activate

hidden, it answers the attack all the same                   evolution.victims-card.hiding-covers-further-attacks
    A  creatures 1 Vampire
    B  creatures 2 Hiding Toxic Tiny
    A> activate A1
    A> attack B1
    B> use Hiding
    B> give-up Tiny
    B? use Toxic | pass
    B> use Toxic
    A  creatures 0 asleep Vampire
    B  creatures 2 Hiding Toxic

not against poison                                           evolution.victims-card.hiding-not-against-toxic
    A  creatures 0 Leader Vampire, 2 Hiding Vampire Tiny
    B  creatures 0 Toxic
    A> activate A1
    A> act-with A1
    A> attack A2
    A> use Hiding
    A> give-up Tiny
    A> activate A2
    A  creatures 0 asleep acted Vampire, 2 active hid Hiding Vampire
    A> attack B1
    B> use Toxic
    A  creatures 0 asleep Vampire, 1 asleep Hiding Vampire

its traits can be burnt                                      evolution.victims-card.hiding-does-not-save-traits
    A  creatures 0 Fire-Breathing
    B  creatures 1 Hiding Tiny
    A> activate A1
    A> attack B1
    B> use Hiding
    B> give-up Tiny
    A  creatures 1 asleep Fire-Breathing
    B  creatures 1

Wakeful does not fall asleep                                 evolution.victims-card.wakeful-no-sleep-when-attacked
    A  creatures 0 Lulling
    B  creatures 0 Wakeful
    A> activate A1
    A> attack B1
    A  creatures 0 asleep Lulling
    B  creatures 0 Wakeful

not even when hypnotized                                     evolution.victims-card.wakeful-no-sleep-when-attacked
    A  creatures 0 Hypnotizing Toxic
    B  creatures 0 Wakeful
    A> activate A1
    A> attack B1
    A  creatures 0 asleep Hypnotizing
    B  creatures 0 Wakeful

its own sleep works                                          evolution.victims-card.wakeful-own-sleep-works evolution.base.attacker-sleeps
    proxies
    A  creatures 0 Wakeful Vampire, 0 Wakeful
    B  creatures 0, 0
    A> activate A2
    A> sleep
    A  creatures 0 Wakeful Vampire, 0 asleep Wakeful
    B> activate B1
    B> sleep
    A> activate A1
    A> attack B2
    A  creatures 0 asleep Wakeful Vampire, 0 asleep Wakeful
