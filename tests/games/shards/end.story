game shards players=2

the hired go under the centre deck                               shards.end.fast-played-under-center-deck shards.mercenaries.never-joins-players-deck
    proxies
    table  row Nil Assassin, Kiln Drone, Kiln Drone, Kiln Drone, Axia, Axia  centre Crystal, Axia, Data Heretic
    A  gems 2  hand Crystal  deck Crystal, Crystal, Crystal, Crystal, Crystal
    A> fast-play Nil Assassin
    A  hired Nil Assassin
    A> end-main
    A  hired nothing  discard Crystal  hand Crystal, Crystal, Crystal, Crystal, Crystal  deck nothing
    table  centre Axia, Data Heretic, Nil Assassin

all other allies are discarded                                   shards.end.allies-discarded
    table  centre Axia
    A  hand Crystal, Spore Cleric, Blaster  deck Crystal, Crystal, Crystal, Crystal, Crystal
    A> play Crystal
    A> play Spore Cleric
    A> end-main
    A  discard Crystal, Spore Cleric, Blaster  allies nothing  hand Crystal ×5
    table  centre Axia

nothing in hand is kept                                          shards.end.hand-discarded
    A  hand Shard Reactor, Blaster, Infinity Shard  deck Crystal, Crystal, Crystal, Crystal, Crystal
    A> end-main
    A  discard Shard Reactor, Blaster, Infinity Shard  hand Crystal, Crystal, Crystal, Crystal, Crystal

what was known of the old hand is over with it                   shards.end.hand-discarded
    A  hand Undergrowth Aspirant, Spore Cleric  deck Crystal ×5
    A> play Undergrowth Aspirant
    A> show Spore Cleric
    A  known Spore Cleric
    A> end-main
    A  hand Crystal ×5  known nothing  discard Undergrowth Aspirant, Spore Cleric

gems and power are lost                                          shards.end.gems-and-power-vanish
    A  gems 4  power 0
    B  champions Zetta, The Encryptor
    set A  power 3
    A> end-main
    A  gems 0  power 0
    B> end-main
    A  gems 0  power 0

infinite power is lost too                                       shards.end.gems-and-power-vanish
    A  mastery 30  hand Infinity Shard
    B  champions Zetta, The Encryptor
    A> play Infinity Shard
    A  infinite yes
    A> end-main
    A  infinite no
    B  health 50

five are drawn, the cards just discarded among them              shards.end.draw-five
    A  deck Blaster, Shard Reactor, Infinity Shard  hand Crystal, Crystal, Crystal, Crystal, Crystal
    A> play Crystal
    A> play Crystal
    A> play Crystal
    A> play Crystal
    A> play Crystal
    A> end-main
    A  hand Blaster, Shard Reactor, Infinity Shard, Crystal, Crystal  deck Crystal, Crystal, Crystal  discard nothing

the turn passes to the next                                      shards.end.pass-turn
    A> end-main
    asks B shards-ask-main
    B> end-main
    asks A shards-ask-main
