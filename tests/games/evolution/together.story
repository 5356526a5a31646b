# Traits that meet: where two printed sentences speak at once.

game evolution players=2 ether=yes victims=yes

a herd animal becomes a mimic, and mimics                    evolution.ether-card.gregarious-copies-friend evolution.victims-card.mimic-copies-attacker
    A  creatures 0 Vampire Thick-Skinned
    B  creatures 2 Gregarious, 0 Mimic
    A> activate A1
    A> attack B1
    B> use Gregarious
    B  creatures 2 Gregarious~Mimic, 0 Mimic
    B? use Mimic | pass
    B> use Mimic
    A  creatures 0 asleep Vampire Thick-Skinned
    B  creatures 2 Gregarious, 0 Mimic

both on one creature, in its owner's order                   evolution.ether-card.gregarious-copies-friend evolution.victims-card.mimic-copies-attacker
    A  creatures 1 Vampire Toxic
    B  creatures 2 Gregarious Mimic, 0 Thick-Skinned
    A> activate A1
    A> attack B1
    B? use Gregarious | use Mimic | pass
    B> use Mimic
    B> use Gregarious
    B  creatures 2 Gregarious~Thick-Skinned Mimic~Toxic, 0 Thick-Skinned
    B> use Toxic
    A  creatures 0 asleep Vampire Toxic
    B  creatures 2 Gregarious Mimic, 0 Thick-Skinned

many heads eat much                                          evolution.ether-card.many-headed-repeat evolution.base.greedy
    table  source Brimming Basin  lower 4
    A  creatures 0 Greedy Many-Headed
    B  creatures 0
    A> activate A1
    A> gain-lower
    A  creatures 2 Greedy Many-Headed
    A? again | pass
    A> again
    A  creatures 3 asleep Greedy
    table  lower 1  ether Many-Headed

many heads inherit twice                                     evolution.ether-card.many-headed-repeat evolution.base.inheriting
    A  creatures 4, 1 Inheriting Many-Headed
    B  creatures 0
    A> activate A1
    A> transmute
    A  creatures 2 Inheriting Many-Headed
    A> again
    A  creatures 3 Inheriting
    A? pass | take Many-Headed for A1 | take Many-Headed for B1
    A> pass

a Dominant friend takes the spoils                           evolution.ether-card.dominant-takes-crystal evolution.base.vampire
    A  creatures 0 Vampire, 0 Dominant
    B  creatures 1
    A> activate A1
    A> attack B1
    A> take-over A2
    A  creatures 0 asleep Vampire, 1 Dominant

hiding again and again with many heads                       evolution.ether-card.many-headed-repeat evolution.victims-card.hiding-protects-crystals
    A  creatures 0 Vampire
    B  creatures 2 Hiding Many-Headed Tiny Greedy
    A> activate A1
    A> attack B1
    B> use Hiding
    B> give-up Tiny
    B? again | pass
    B> pass
    B  creatures 2 Hiding Many-Headed Greedy

asleep it hides again with many heads                        evolution.ether-card.many-headed-repeat
    A  creatures 0 Vampire
    B  creatures 2 asleep Hiding Many-Headed Tiny Greedy, 0
    A> activate A1
    A> attack B1
    B> use Hiding
    B> give-up Tiny
    B? again | pass
    B> pass
    B  creatures 2 asleep Hiding Many-Headed Greedy, 0
    asks B evolution-ask-activate

a sleeper of the Leader's band loses its turn                evolution.ether-card.leader-activates-all-own-awake
    A  creatures 0 Leader Lulling, 0
    B  creatures 0
    A> activate A1
    A> act-with A1
    A> attack A2
    A  creatures 1 asleep Lulling, 0 asleep
    asks B evolution-ask-activate

game evolution players=2 ether=yes victims=yes familiar=yes

against the Beast one may hide                               evolution.familiar.beast-attacks-every-target-at-once evolution.victims-card.hiding-protects-crystals
    table  familiar 0 Vampire  side 1
    A  creatures 2 Hiding Tiny, 0
    B  creatures 0
    A> activate A2
    A> sleep
    B> activate B1
    B> sleep
    A? use Hiding | pass
    A> use Hiding
    A> give-up Tiny
    A  creatures 2 Hiding, 0 asleep
    table  familiar 0 Vampire
    asks A evolution-ask-activate

and copy the herd, and answer                                evolution.familiar.beast-attacks-every-target-at-once evolution.ether-card.ferocious-gains-after-attack
    table  familiar 0 Vampire  side 1
    A  creatures 2 Ferocious, 0, 0
    B  creatures 0 Gregarious, 1 asleep Fireproof, 0 asleep
    A> activate A2
    A> sleep
    B> activate B1
    B> sleep
    B> use Gregarious
    A? use Ferocious | pass
    A> use Ferocious
    A  creatures 2 Ferocious, 0 asleep, 0
    B  creatures 0 asleep Gregarious, 0 asleep Fireproof, 0 asleep
    table  familiar 1 asleep Vampire
    asks A evolution-ask-activate

the familiar's poison                                        evolution.base.toxic evolution.familiar.attackable-like-creature
    table  familiar 0 Toxic
    A  creatures 2 Vampire
    B  creatures 0
    A> activate A1
    A> attack familiar
    A  creatures 1 asleep Vampire

game evolution players=1 victims=yes

the Shadow's cave grows by a choice card                     evolution.base.solo-shadow-defends-always evolution.victims-card.cave-dwelling-top-card-choose
    table  deck Fire-Breathing/Flying, Lulling/Tiny, Lulling/Tiny
    luck 1 0
    A  creatures 0 Vampire, 0
    B  creatures 0 Cave-Dwelling, 0 asleep
    A> activate A1
    A> attack B1
    B  creatures 0 asleep Cave-Dwelling Flying@B05, 0 asleep Lulling@B10
    asks A evolution-ask-activate

the Shadow latches and wakes by itself                       evolution.base.solo-shadow-activation
    table  source Brimming Basin  lower 3
    A  creatures 0, 0
    B  creatures 2 Latching Pesky, 1 asleep
    A> activate A1
    A> sleep
    B  creatures 4 asleep Latching Pesky*, 0
    table  lower 2
    asks A evolution-ask-activate

lulled and bitten: two crystals                              evolution.base.solo-shadow-target evolution.solo-victims.attack-trait-order
    A  creatures 2 Many-Eyed, 0, 0
    B  creatures 1 Lulling Vampire, 0 asleep
    A> activate A2
    A> sleep
    A  creatures 1 asleep Many-Eyed, 0 asleep, 0
    B  creatures 3 asleep Lulling Vampire, 0 asleep
    asks A evolution-ask-activate
