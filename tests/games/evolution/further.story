# Further than the first of its kind: the second friend, the last creature, three at once, the other seats.

game evolution players=3 ether=yes victims=yes

three friends, three crystals                                evolution.ether-card.symbiont-cap evolution.base.energy-track-four
    A  creatures 1 Symbiont, 1, 1, 1
    B  creatures 0
    A> activate A1
    A  creatures 4 active, 1, 1, 1
    A> sleep

either of two may take it over, or nobody                    evolution.ether-card.dominant-optional evolution.ether-card.dominant-takes-crystal
    table  source Brimming Basin  lower 3  lasting yes
    A  creatures 0, 0 Dominant, 0 Shapeshifter=Dominant<
    B  creatures 0
    A> activate A1
    A> gain-lower
    A? pass | take-over A2 | take-over A3
    A> take-over A3
    table  lower 2
    A  creatures 0 asleep, 0 Dominant, 1

game evolution players=3 figure=left

the figure goes on from the second seat as well              evolution.base.first-player-passes evolution.contents.first-player-figure
    begin round-end B
    table  first B
    A  creatures 0
    B  creatures 0
    C  creatures 2
    asks C evolution-ask-activate
    table  first C  round 2

game evolution players=3 familiar=yes victims=yes ether=yes

awake and armed it attacks everybody                         evolution.familiar.beast-needs-awake-and-attacking-trait evolution.familiar.beast-attacks-every-target-at-once
    begin beast A
    table  familiar 0 Vampire  side 1
    A  creatures 1, 1, 1
    B  creatures 1, 1
    C  creatures 1
    asks A evolution-ask-activate
    A  creatures 0, 0, 0
    B  creatures 0, 0
    C  creatures 0
    table  familiar 1 asleep Vampire
