# The last of several: where "all but the last" would still seem right.
game shards players=2

the last place of the row is filled as well                      shards.general.center-row-refilled-at-once
    table  row Reactor Drone, Numeri Drones, Spore Cleric, Reactor Drone, Numeri Drones, Nil Assassin
    A  gems 2
    A> fast-play Nil Assassin
    table  row Reactor Drone, Numeri Drones, Spore Cleric, Reactor Drone, Numeri Drones, -
    A> end-main
    table  row Reactor Drone, Numeri Drones, Spore Cleric, Reactor Drone, Numeri Drones, Nil Assassin  centre nothing
