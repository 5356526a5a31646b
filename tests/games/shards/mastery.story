game shards players=2

mastery is added to the counter                                  shards.mastery.gain
    A  mastery 6  hand Shard Abstractor
    A> play Shard Abstractor
    A  mastery 8

mastery stops at thirty                                          shards.mastery.cap-30
    A  mastery 28  hand The Grand Architect
    A> play The Grand Architect
    A  mastery 30

mastery is kept                                                  shards.mastery.persists
    A  mastery 7
    A> end-main
    B> end-main
    A  mastery 7

a bonus below its level sleeps                                   shards.mastery.bonus-threshold
    A  mastery 9  hand Aetherbreaker
    A> play Aetherbreaker
    A  power 4

a bonus at its level works                                       shards.mastery.bonus-threshold
    A  mastery 10  hand Aetherbreaker
    A> play Aetherbreaker
    A  power 8

a bonus above its level works                                    shards.mastery.bonus-threshold
    A  mastery 11  hand Aetherbreaker
    A> play Aetherbreaker
    A  power 8

a bonus spends nothing                                           shards.mastery.bonus-spends-nothing
    A  mastery 15  hand Shard Reactor, Ghostwillow Avenger
    A> play Shard Reactor
    A> play Ghostwillow Avenger
    A  mastery 15  gems 4

bonuses that replace                                             shards.mastery.bonus-adds-or-replaces
    A  mastery 15  hand Shard Reactor
    A> play Shard Reactor
    A  gems 4

bonuses that add                                                 shards.mastery.bonus-adds-or-replaces
    A  mastery 15  hand Cache Warden  deck Blaster
    A> play Cache Warden
    A  mastery 16  hand Blaster

later mastery wakes nothing                                      shards.mastery.bonus-only-when-effects-apply
    A  mastery 9  gems 1  hand Aetherbreaker
    A> play Aetherbreaker
    A> focus
    A  mastery 10  power 4

one step below, the bonus stays asleep                           shards.mastery.bonus-threshold shards.mastery.own-gain-counts
    A  mastery 8  health 40  hand Fungal Hermit
    A> play Fungal Hermit
    A  mastery 9  health 40

the shard asks for its owner's mastery                           shards.mastery.infinity-shard-tiers
    A  mastery 9  hand Infinity Shard
    B  mastery 20
    A> play Infinity Shard
    A  power 2

the shard from ten                                               shards.mastery.infinity-shard-tiers
    A  mastery 10  hand Infinity Shard
    A> play Infinity Shard
    A  power 3

the shard to nineteen                                            shards.mastery.infinity-shard-tiers
    A  mastery 19  hand Infinity Shard
    A> play Infinity Shard
    A  power 3

the shard from twenty                                            shards.mastery.infinity-shard-tiers
    A  mastery 20  hand Infinity Shard
    A> play Infinity Shard
    A  power 5

the shard to twenty-nine                                         shards.mastery.infinity-shard-tiers
    A  mastery 29  hand Infinity Shard
    A> play Infinity Shard
    A  power 5  infinite no

the shard at thirty beats every shield                           shards.mastery.infinity-shard-at-30
    proxies
    A  mastery 30  hand Infinity Shard
    B  hand Cryptofist Monk, Cryptofist Monk, Command Seer, Command Seer, Cryptofist Monk
    A> play Infinity Shard
    A  infinite yes
    A> end-main
    over last-standing A
    B  health 0

infinite power pays for every champion and is still infinite     shards.mastery.infinity-shard-at-30
    A  mastery 30  hand Infinity Shard
    B  champions Axia, General Decurion
    A> play Infinity Shard
    A> attack B Axia
    A> attack B General Decurion
    A  infinite yes
    B  champions nothing

infinite power does not pass Zetta                               shards.mastery.infinity-shard-at-30 shards.champions.ongoing-effect
    A  mastery 30  hand Infinity Shard
    B  champions Zetta, The Encryptor
    A> play Infinity Shard
    A> attack B Zetta, The Encryptor
    A> end-main
    over last-standing A

thirty mastery is no win                                         shards.mastery.thirty-is-not-a-win
    A  mastery 29  gems 1
    A> focus
    A  mastery 30
    asks A shards-ask-main

health rises                                                     shards.health.gain-and-cap-50
    A  health 45  hand Spore Cleric
    A> play Spore Cleric
    A  health 49

health stops at fifty                                            shards.health.gain-and-cap-50
    A  mastery 20  health 48  hand Fungal Hermit
    A> play Fungal Hermit
    A  mastery 21  health 50

game shards players=3

infinite power is not shared out, and nobody is asked to block   shards.mastery.infinity-shard-at-30
    A  mastery 30  hand Infinity Shard
    B  hand Command Seer
    C  hand Command Seer
    A> play Infinity Shard
    A> end-main
    over last-standing A
    B  health 0
    C  health 0
