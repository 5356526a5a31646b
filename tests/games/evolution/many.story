game evolution players=5

two tokens win at five                                       evolution.rare.win-with-two
    A  tokens 1  creatures 4
    B  creatures 0
    A> activate A1
    A> transmute
    over transmuted A

one does not                                                 evolution.rare.win-with-two
    A  creatures 4
    B  creatures 0
    A> activate A1
    A> transmute
    asks B evolution-ask-activate

five players, one more on each part                          evolution.rare.five-players-lower-part evolution.rare.upper-part-likewise
    table  sources Cloud Ladder
    A  creatures 0
    B  creatures 0 asleep
    A> activate A1
    A> sleep
    table  source Cloud Ladder  lower 5  upper 3
    asks B evolution-ask-activate

a source without an upper part gets none                     evolution.rare.upper-part-likewise
    table  sources Quiet Spring
    A  creatures 0
    B  creatures 0 asleep
    A> activate A1
    A> sleep
    table  source Quiet Spring  lower 6  upper 0
    asks B evolution-ask-activate

game evolution players=6

six players, two more on each part                           evolution.rare.six-players-lower-part evolution.rare.upper-part-likewise
    table  sources Cloud Ladder
    A  creatures 0
    B  creatures 0 asleep
    A> activate A1
    A> sleep
    table  source Cloud Ladder  lower 6  upper 4
    asks B evolution-ask-activate

game evolution players=4 familiar=yes

the familiar is no player, four still need three             evolution.familiar.not-a-player-for-source evolution.rare.win-with-two
    table  sources Cloud Ladder
    A  tokens 1  creatures 4, 0
    B  creatures 0 asleep
    C  creatures 0 asleep
    D  creatures 0 asleep
    A> activate A1
    A> transmute
    A> activate A1
    A> sleep
    table  source Cloud Ladder  lower 4  upper 2
    asks B evolution-ask-activate

the Valley of Wrath for four                                 evolution.base.valley-of-wrath
    table  sources Valley of Wrath
    A  creatures 0
    B  creatures 0 asleep Lulling, 0 asleep Frightening Toxic
    A> activate A1
    A> sleep
    table  source Valley of Wrath  lower 4  upper 2
    B> activate B1
    B? sleep | gain-lower | gain-upper | attack A1 | attack B2 | attack familiar
    B> sleep

game evolution players=3

the Valley of Wrath for three                                evolution.base.setup-source
    table  sources Valley of Wrath
    A  creatures 0
    B  creatures 0 asleep
    A> activate A1
    A> sleep
    table  source Valley of Wrath  lower 3  upper 2
    asks B evolution-ask-activate

plain sources for three                                      evolution.base.plain-sources
    table  sources Brimming Basin
    A  creatures 0
    B  creatures 0 asleep
    A> activate A1
    A> sleep
    table  source Brimming Basin  lower 5  upper 0
    asks B evolution-ask-activate

the other plain source                                       evolution.base.plain-sources
    table  sources Quiet Spring
    A  creatures 0
    B  creatures 0 asleep
    A> activate A1
    A> sleep
    table  source Quiet Spring  lower 4  upper 0
    asks B evolution-ask-activate

three players take turns                                     evolution.base.turns-clockwise
    A  creatures 0, 0
    B  creatures 0, 0
    C  creatures 0, 0
    A> activate A1
    A> sleep
    B> activate B1
    B> sleep
    C> activate C1
    C> sleep
    asks A evolution-ask-activate

game evolution players=1

alone the source is filled for two                           evolution.base.solo-source-number
    table  sources Cloud Ladder
    A  creatures 0
    B  creatures 0 asleep, 0 asleep
    A> activate A1
    A> sleep
    table  source Cloud Ladder  lower 1  upper 1
    asks A evolution-ask-activate
