game shards players=2

each card has its own Unity                                      shards.abilities.name-is-only-a-label
    A  health 20  hand Arach Devotees, Shardwood Guardian, Spore Cleric
    A> play Spore Cleric
    A  health 24
    A> play Arach Devotees
    A  health 27
    A> play Shardwood Guardian
    A  health 33

Dominion with all three played                                   shards.abilities.dominion-condition
    A  hand Reactor Drone, Spore Cleric, Nil Assassin, Order Initiate
    A> play Reactor Drone
    A> play Spore Cleric
    A> play Nil Assassin
    A> play Order Initiate
    A  mastery 2  gems 5

Dominion lacking one                                             shards.abilities.dominion-condition
    A  hand Reactor Drone, Spore Cleric, Order Initiate
    A> play Reactor Drone
    A> play Spore Cleric
    A> play Order Initiate
    A  mastery 0  gems 5

what is missing may be shown from hand                           shards.abilities.dominion-reveal-from-hand
    A  hand Spore Cleric, Reactor Drone, Nil Assassin, Order Initiate
    A> play Spore Cleric
    A> play Order Initiate
    A? show Reactor Drone | decline
    A> show Reactor Drone
    A? show Nil Assassin
    A> show Nil Assassin
    A  mastery 2  hand Reactor Drone, Nil Assassin  known Reactor Drone, Nil Assassin

Dominion may be declined                                         shards.abilities.dominion-reveal-from-hand
    A  hand Spore Cleric, Reactor Drone, Nil Assassin, Order Initiate
    A> play Spore Cleric
    A> play Order Initiate
    A> decline
    A  mastery 0  known nothing

a hand that cannot fulfil Dominion gives nothing away            shards.abilities.dominion-reveal-from-hand
    A  hand Reactor Drone, Crystal, Order Initiate
    A> play Order Initiate
    A? decline
    A> decline
    A  mastery 0  known nothing

one card stands for one faction                                  shards.abilities.dominion-condition
    A  hand Reactor Drone, Kiln Drone, Mining Drones, Order Initiate
    A> play Order Initiate
    A? decline
    A> decline
    A  mastery 0

champions count for Dominion                                     shards.abilities.dominion-any-card-type
    A  hand Optio Crusher, Spore Cleric, Nil Assassin, Order Initiate
    A> play Optio Crusher
    A> play Spore Cleric
    A> play Nil Assassin
    A> play Order Initiate
    A  mastery 2

a shown champion counts for Dominion                             shards.abilities.dominion-any-card-type
    A  hand Optio Crusher, Spore Cleric, Nil Assassin, Order Initiate
    A> play Spore Cleric
    A> play Nil Assassin
    A> play Order Initiate
    A> show Optio Crusher
    A  mastery 2  hand Optio Crusher

champions of earlier turns do not count                          shards.abilities.dominion-ignores-earlier-champions
    A  champions Optio Crusher  hand Spore Cleric, Nil Assassin, Order Initiate
    A> exhaust Optio Crusher
    A> play Spore Cleric
    A> play Nil Assassin
    A> play Order Initiate
    A  mastery 0

Unity needs another                                              shards.abilities.unity-condition
    A  hand Undergrowth Aspirant
    A> play Undergrowth Aspirant
    A  power 0

Unity with another                                               shards.abilities.unity-condition
    A  hand Spore Cleric, Undergrowth Aspirant
    A> play Spore Cleric
    A> play Undergrowth Aspirant
    A  power 5

Unity with one played long before                                shards.abilities.unity-condition
    A  hand Spore Cleric, Crystal ×2, Undergrowth Aspirant
    A> play Spore Cleric
    A> play Crystal
    A> play Crystal
    A> play Undergrowth Aspirant
    A  power 5

a second of the same name is another                             shards.abilities.unity-condition
    A  hand Undergrowth Aspirant, Undergrowth Aspirant
    A> play Undergrowth Aspirant
    A> decline
    A  power 0
    A> play Undergrowth Aspirant
    A  power 5

Unity with a card shown                                          shards.abilities.unity-reveal-from-hand
    A  hand Undergrowth Aspirant, Spore Cleric
    A> play Undergrowth Aspirant
    A? show Spore Cleric | decline
    A> show Spore Cleric
    A  power 5  hand Spore Cleric  known Spore Cleric

only an Undergrowth ally can be shown for Unity                  shards.abilities.unity-reveal-from-hand
    A  hand Undergrowth Aspirant, Reactor Drone, Spore Cleric, Crystal
    A> play Undergrowth Aspirant
    A? show Spore Cleric | decline
    A> show Spore Cleric
    A  power 5

a champion cannot be shown for Unity                             shards.abilities.unity-reveal-from-hand  shards.abilities.unity-champions-do-not-count
    A  hand Undergrowth Aspirant, Additri, Gaiamancer
    A> play Undergrowth Aspirant
    A? decline
    A> decline
    A  power 0

the shown card may be shown again and played                     shards.abilities.unity-reveal-from-hand
    A  health 30  hand Undergrowth Aspirant, Spore Cleric
    A> play Undergrowth Aspirant
    A> show Spore Cleric
    A> play Spore Cleric
    A  power 5  health 37  known nothing

champions do not count for Unity                                 shards.abilities.unity-champions-do-not-count
    A  hand Additri, Gaiamancer, Taur, Arachpriest, Undergrowth Aspirant
    A> play Additri, Gaiamancer
    A> play Undergrowth Aspirant
    A? decline
    A> decline
    A  power 0

starting cards have no faction                                   shards.abilities.starters-do-not-count
    A  hand Crystal, Blaster, Shard Reactor, Infinity Shard, Spore Cleric, Nil Assassin, Order Initiate
    A> play Crystal
    A> play Blaster
    A> play Shard Reactor
    A> play Infinity Shard
    A> play Spore Cleric
    A> play Nil Assassin
    A> play Order Initiate
    A  mastery 0

no faction is no help to Unity                                   shards.cards.item-subtype-neutral shards.abilities.starters-do-not-count
    A  hand Blaster, Undergrowth Aspirant
    A> play Blaster
    A> play Undergrowth Aspirant
    A  power 1
