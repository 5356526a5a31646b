game shards players=3 variant=triple

everybody gets the whole power                                   shards.triple.full-power-to-each
    A  power 5
    A> end-main
    B  health 45
    C  health 45
    asks B shards-ask-main

with infinite power both fall                                    shards.triple.full-power-to-each shards.mastery.infinity-shard-at-30
    A  mastery 30  hand Infinity Shard
    A> play Infinity Shard
    A> end-main
    over last-standing A

Zetta keeps one of them out of it                                shards.triple.full-power-to-each shards.champions.ongoing-effect
    A  power 5
    B  champions Zetta, The Encryptor
    A> end-main
    B  health 50
    C  health 45

the last one standing                                            shards.victory.last-player-standing
    A  power 5
    B  health 5
    C  health 5
    A> end-main
    over last-standing A
