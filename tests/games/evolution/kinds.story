# Two of a kind and the last of them: where "the first of several" or "all but the last" would still seem right.
game evolution players=2 ether=yes victims=yes

each of its other traits may be given                        evolution.ether-card.storm-itself-not-exchanged evolution.ether-card.storm-no-duplicates
    A  creatures 0 Toxic Storm Flying Pesky
    B  creatures 0 Vampire
    A> activate A1
    A> use Storm
    A? give Toxic | give Flying | give Pesky
    A> give Pesky
    A> exchange-for Vampire of B1
    A  creatures 0 active Toxic Flying Vampire
    B  creatures 0 Pesky
    A> sleep

of two dominant friends either may take it, asleep too       evolution.ether-card.dominant-works-asleep evolution.ether-card.dominant-works-inactive
    table  source Brimming Basin  lower 3  lasting yes
    A  creatures 1 asleep Dominant, 0, 2 asleep Shapeshifter=Dominant<
    B  creatures 0
    A> activate A2
    A> gain-lower
    A? pass | take-over A1 | take-over A3
    A> take-over A3
    A  creatures 1 asleep Dominant, 0 asleep, 3 asleep
    table  lower 2

a band of the last seat has acted when its turn is over      evolution.ether-card.leader-activates-all-own-awake
    begin activate B
    A  creatures 0, 0
    B  creatures 0 Leader, 0, 0
    B> activate B1
    B> act-with B1
    B> sleep
    B> activate B2
    B> act-with B2
    B> sleep
    B> activate B3
    B> sleep
    B  creatures 0 asleep, 0 asleep, 0 asleep
    asks A evolution-ask-activate

above what it needs it may transmute as well                 evolution.base.traits-then-one-action evolution.base.sleep-action
    A  creatures 4 Tiny, 3 Tiny
    B  creatures 0
    A> activate A1
    A? sleep | transmute
    A> transmute
    A  tokens 1  creatures 3 Tiny
    asks B evolution-ask-activate

each half of each different card is offered                  evolution.base.no-duplicate-traits
    A  hand Vampire/Flying, Lulling/Tiny, Lulling/Tiny, Many-Eyed/Toxic  creatures 0 Vampire
    B  creatures 0
    A> create-nothing
    A? add-nothing | add Flying of Vampire/Flying to A1 | add Lulling of Lulling/Tiny to A1 | add Tiny of Lulling/Tiny to A1 | add Many-Eyed of Many-Eyed/Toxic to A1 | add Toxic of Many-Eyed/Toxic to A1
    A> add Toxic of Many-Eyed/Toxic to A1
    A  hand Vampire/Flying, Lulling/Tiny, Lulling/Tiny
    asks A evolution-ask-activate

with two that may answer either may, or none                 evolution.ether-card.gregarious-optional evolution.victims-card.mimic-optional
    A  creatures 0 Vampire Thick-Skinned
    B  creatures 2 Mimic Gregarious, 0 Many-Eyed
    A> activate A1
    A> attack B1
    B? use Mimic | use Gregarious | pass
    B> pass
    A  creatures 1 asleep Vampire Thick-Skinned
    B  creatures 1 Mimic Gregarious, 0 Many-Eyed

an empty hand is passed over, the next is asked about        evolution.base.redraw-once
    proxies
    begin round-end A
    table  deck nothing  discard nothing
    A  hand Vampire/Flying  creatures 0
    B  hand nothing  creatures 0
    A? keep-hand | redraw
    A> keep-hand
    A  hand Vampire/Flying
    asks B evolution-ask-activate

game evolution players=3 familiar=yes

only one is lacking, and it comes                            evolution.familiar.no-duplicate-traits evolution.familiar.no-match-left
    proxies
    table  deck Vengeful/Greedy, Toxic/Inheriting  familiar 0 Astral Flying Many-Eyed Fireproof Vengeful
    A  creatures 0
    B  creatures 0 asleep  hand Lulling/Tiny, Lulling/Tiny, Lulling/Tiny, Lulling/Tiny, Lulling/Tiny
    C  creatures 0 asleep
    A> activate A1
    A> sleep
    table  familiar 1 Astral Flying Many-Eyed Fireproof Vengeful Toxic@B29
    asks B evolution-ask-redraw

game evolution players=1 ether=yes victims=yes

# Seat B is the Shadow: it attacks only what it is sure of, and else takes energy.

the second friend's defence may be copied as well            evolution.base.solo-shadow-target
    table  source Brimming Basin  lower 2
    A  creatures 3 Gregarious, 0, 0 Thick-Skinned
    B  creatures 1 Vampire, 0 asleep
    A> activate A2
    A> sleep
    A  creatures 3 Gregarious, 0 asleep, 0 Thick-Skinned
    B  creatures 2 asleep Vampire, 0 asleep
    table  lower 1
    asks A evolution-ask-activate

of a friend's defences any may be copied                     evolution.base.solo-shadow-target
    table  source Brimming Basin  lower 2
    A  creatures 3 Gregarious, 0 Fireproof Toxic Thick-Skinned
    B  creatures 1 Vampire, 0 asleep
    A> activate A2
    A> sleep
    A  creatures 3 Gregarious, 0 asleep Fireproof Toxic Thick-Skinned
    B  creatures 2 asleep Vampire, 0 asleep
    table  lower 1
    asks A evolution-ask-activate

two copies together may save it                              evolution.base.solo-shadow-target
    table  source Brimming Basin  lower 2
    A  creatures 3 Gregarious Mimic, 0 Flying Thick-Skinned
    B  creatures 1 Vampire Fire-Breathing Fireproof, 0 asleep
    A> activate A2
    A> sleep
    A  creatures 3 Gregarious Mimic, 0 asleep Flying Thick-Skinned
    B  creatures 2 asleep Vampire Fire-Breathing Fireproof, 0 asleep
    table  lower 1
    asks A evolution-ask-activate

it may hide, or copy, and one of them saves it               evolution.base.solo-shadow-target evolution.solo-victims.attack-on-hiding-needs-certainty
    table  source Brimming Basin  lower 2
    A  creatures 3 Hiding Gregarious, 0 Flying Fireproof
    B  creatures 1 Fire-Breathing, 0 asleep
    A> activate A2
    A> sleep
    A  creatures 3 Hiding Gregarious, 0 asleep Flying Fireproof
    B  creatures 2 asleep Fire-Breathing, 0 asleep
    table  lower 1
    asks A evolution-ask-activate

it may give up the second of its traits to hide              evolution.solo-victims.attack-on-hiding-needs-certainty
    table  source Brimming Basin  lower 2
    A  creatures 3 Fireproof Hiding, 0
    B  creatures 1 Vampire Fire-Breathing, 0 asleep
    A> activate A2
    A> sleep
    A  creatures 3 Fireproof Hiding, 0 asleep
    B  creatures 2 asleep Vampire Fire-Breathing, 0 asleep
    table  lower 1
    asks A evolution-ask-activate

the last of its targets is as good as another                evolution.base.solo-shadow-target
    table  source Brimming Basin  lower 2
    A  creatures 0, 2
    B  creatures 1 Vampire, 0 asleep Flying
    A> activate A1
    A> sleep
    A  creatures 0 asleep, 1
    B  creatures 2 asleep Vampire, 0 asleep Flying
    table  lower 2
    asks A evolution-ask-activate
