game shards players=2

a recruited mercenary is an ordinary ally                        shards.mercenaries.recruited-is-ordinary-ally
    table  row Spore Cleric, -, -, -, -, -
    A  gems 2  health 30
    A> recruit Spore Cleric
    A  gems 0  discard Spore Cleric  health 30
    A> end-main
    B> end-main
    A  hand Spore Cleric
    A> play Spore Cleric
    A  health 34  gems 0  allies Spore Cleric  hired nothing
    set A  deck Crystal, Crystal, Crystal, Crystal, Crystal
    A> end-main
    A  discard Spore Cleric

fast play pays and works at once                                 shards.mercenaries.fast-play
    table  row Nil Assassin, -, -, -, -, -
    A  gems 2
    A> fast-play Nil Assassin
    A  gems 0  power 5  hired Nil Assassin  discard nothing

an ally is not for hire                                          shards.mercenaries.only-mercenaries-fast-play
    table  row Reactor Drone, Numeri Drones, Nil Assassin, -, -, -
    A  gems 5
    A! fast-play Reactor Drone  shards.mercenaries.only-mercenaries-fast-play
    A! fast-play Numeri Drones  shards.mercenaries.only-mercenaries-fast-play
    A? recruit Reactor Drone | recruit Numeri Drones | recruit Nil Assassin | fast-play Nil Assassin | focus | end-main

hiring needs the full cost                                       shards.mercenaries.fast-play shards.cards.cost
    table  row Nil Assassin, -, -, -, -, -
    A  gems 1
    A! fast-play Nil Assassin  shards.cards.cost

hiring belongs to the main phase                                 shards.mercenaries.fast-play-main-phase-only
    table  row Nil Assassin, -, -, -, -, -
    A  gems 2  power 1
    B  gems 2  hand Crystal
    A> end-main
    A! fast-play Nil Assassin  shards.general.three-phases
    B! fast-play Nil Assassin  shards.general.three-phases
    B> no-more
    B> fast-play Nil Assassin
    B  gems 0  power 5  hired Nil Assassin

a hired mercenary feeds Dominion                                 shards.mercenaries.fast-play-is-a-play
    table  row Nil Assassin, -, -, -, -, -
    A  gems 2  mastery 3  hand Reactor Drone, Spore Cleric, Order Initiate
    A> fast-play Nil Assassin
    A> play Reactor Drone
    A> play Spore Cleric
    A> play Order Initiate
    A  mastery 5

the slot of the hired is filled at once                          shards.mercenaries.fast-play-refills-row
    table  row Nil Assassin, -, -, -, -, -  centre Kiln Drone, Axia
    A  gems 3
    A> fast-play Nil Assassin
    table  row Kiln Drone, -, -, -, -, -  centre Axia
    A> recruit Kiln Drone
    A  gems 0  discard Kiln Drone
