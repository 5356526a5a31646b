game shards players=2

Crystal                                                          shards.setup.starting-deck-composition
    A  hand Crystal
    A> play Crystal
    A  gems 1  power 0  mastery 0

Blaster                                                          shards.setup.starting-deck-composition
    A  hand Blaster
    A> play Blaster
    A  power 1  gems 0

Shard Reactor below five                                         shards.mastery.bonus-adds-or-replaces
    A  mastery 4  hand Shard Reactor
    A> play Shard Reactor
    A  gems 2

Shard Reactor at five                                            shards.mastery.bonus-adds-or-replaces
    A  mastery 5  hand Shard Reactor
    A> play Shard Reactor
    A  gems 3

Shard Reactor at fourteen                                        shards.mastery.bonus-adds-or-replaces
    A  mastery 14  hand Shard Reactor
    A> play Shard Reactor
    A  gems 3

Shard Reactor at fifteen                                         shards.mastery.bonus-adds-or-replaces
    A  mastery 15  hand Shard Reactor
    A> play Shard Reactor
    A  gems 4
