# The worked examples of the printed book: each can be opened and watched, and each is a test.

game shards players=2

a copied Unity is a new one                                      shards.card.copied-effects-are-your-own
    A  champions Taur, Arachpriest  hand Le'shai Knight
    A> play Le'shai Knight
    A  power 3
    A> exhaust Taur, Arachpriest
    A  power 9

the pool is spent as one likes, between plays                    shards.general.gems-and-power-pool
    table  row Command Seer, -, -, -, -, -
    A  hand Reactor Drone, Command Seer, Blaster
    A> play Reactor Drone
    A  gems 3
    A> play Command Seer
    A  gems 5
    A> focus
    A  gems 4  mastery 1
    A> play Blaster
    A> recruit Command Seer
    A  gems 0  power 1  discard Command Seer

its own mastery counts for its own bonus                         shards.mastery.own-gain-counts
    A  mastery 9  health 40  hand Fungal Hermit
    A> play Fungal Hermit
    A  mastery 10  health 45

the shard below ten                                              shards.mastery.infinity-shard-tiers
    A  mastery 9  hand Infinity Shard
    A> play Infinity Shard
    A  power 2

a hired mercenary feeds Unity                                    shards.mercenaries.fast-play-feeds-unity
    table  row Spore Cleric, -, -, -, -, -
    A  gems 2  hand Undergrowth Aspirant
    A> fast-play Spore Cleric
    A> play Undergrowth Aspirant
    A  power 5

a hired mercenary can be copied                                  shards.mercenaries.fast-play-copyable
    table  row Nil Assassin, -, -, -, -, -
    A  gems 2  hand Ojas, Genesis Druid
    A> fast-play Nil Assassin
    A> play Ojas, Genesis Druid
    A  power 10

shields add up                                                   shards.shields.any-number-summed
    learner B
    A  power 10
    B  hand Korvus Legionnaire, Thorn Zealot
    A> end-main
    B> show Korvus Legionnaire
    B> show Thorn Zealot
    B> no-more
    B  health 45

game shards players=3 variant=triple

each blocks alone                                                shards.triple.each-blocks-separately
    learner B
    A  power 5
    B  hand Korvus Legionnaire
    C  hand Crystal
    A> end-main
    B> show Korvus Legionnaire
    B> no-more
    C> no-more
    B  health 47
    C  health 45
