game shards players=2

Cache Warden at eight                                            shards.mastery.bonus-threshold
    A  mastery 8  hand Cache Warden  deck Crystal
    A> play Cache Warden
    A  mastery 9  hand nothing

Cache Warden at nine draws                                       shards.mastery.own-gain-counts
    A  mastery 9  hand Cache Warden  deck Crystal
    A> play Cache Warden
    A  mastery 10  hand Crystal

Data Heretic                                                     shards.general.draw-top-card
    A  hand Data Heretic  deck Crystal, Blaster, Crystal
    A> play Data Heretic
    A  hand Crystal, Blaster

Shard Abstractor                                                 shards.mastery.gain
    A  hand Shard Abstractor
    A> play Shard Abstractor
    A  mastery 2

Portal Monk takes a card of six or less to the discard           shards.general.card-text-overrides-rules
    table  row Drakonarius, General Decurion, -, -, -, -
    A  mastery 14  hand Portal Monk
    A> play Portal Monk
    A  discard Drakonarius  hand nothing  gems 0
    table  row -, General Decurion, -, -, -, -

Portal Monk asks which                                           shards.main.choices-made-on-resolution
    table  row Drakonarius, Spore Cleric, General Decurion, -, -, -
    A  hand Portal Monk
    A> play Portal Monk
    A? take-free Drakonarius | take-free Spore Cleric
    A> take-free Spore Cleric
    A  discard Spore Cleric  health 50

Portal Monk with nothing to take                                 shards.general.card-text-overrides-rules
    table  row General Decurion, Axia, -, -, -, -
    A  hand Portal Monk
    A> play Portal Monk
    A  discard nothing

Command Seer                                                     shards.main.play-from-hand
    A  hand Command Seer
    A> play Command Seer
    A  gems 2

Command Seer has five shields                                    shards.shields.any-number-summed
    A  power 6
    B  hand Command Seer
    A> end-main
    B> show Command Seer
    B> no-more
    B  health 49

Cryptofist Monk draws and has eight shields                      shards.shields.any-number-summed
    A  power 9  hand Cryptofist Monk  deck Blaster
    B  hand Cryptofist Monk
    A> play Cryptofist Monk
    A  hand Blaster
    A> end-main
    B> show Cryptofist Monk
    B> no-more
    B  health 49

Omnius alone                                                     shards.abilities.dominion-condition
    A  hand Omnius, The All-Knowing  deck Crystal, Blaster
    A> play Omnius, The All-Knowing
    A> decline
    A  hand Crystal, Blaster  mastery 0

Omnius draws, and may show what was drawn                        shards.abilities.dominion-reveal-from-hand
    A  hand Omnius, The All-Knowing, Reactor Drone  deck Spore Cleric, Nil Assassin
    A> play Omnius, The All-Knowing
    A> show Reactor Drone
    A> show Spore Cleric
    A> show Nil Assassin
    A  mastery 5  hand Reactor Drone, Spore Cleric, Nil Assassin

The Grand Architect                                              shards.mastery.gain
    A  hand The Grand Architect
    A> play The Grand Architect
    A  mastery 5

Giga's Dominion under Exhaust                                    shards.cards.exhaust-keyword-scope
    A  hand Reactor Drone, Spore Cleric, Nil Assassin  champions Giga, Source Adept
    A> play Reactor Drone
    A> play Spore Cleric
    A> play Nil Assassin
    A> exhaust Giga, Source Adept
    A  mastery 3

Giga exhausted for nothing                                       shards.cards.exhaust-keyword-scope
    A  champions Giga, Source Adept
    A> exhaust Giga, Source Adept
    A  mastery 0  champions Giga, Source Adept (exhausted)

Systema at eighteen                                              shards.mastery.bonus-threshold
    A  mastery 18  champions Systema A.I.  deck Crystal, Blaster
    A> exhaust Systema A.I.
    A  mastery 19  hand nothing

Systema at nineteen                                              shards.mastery.own-gain-counts
    A  mastery 19  champions Systema A.I.  deck Crystal, Blaster
    A> exhaust Systema A.I.
    A  mastery 20  hand Crystal, Blaster

Zetta's shield is for the hand                                   shards.shields.from-hand-only
    A  power 7
    B  hand Zetta, The Encryptor
    A> end-main
    B> show Zetta, The Encryptor
    B> no-more
    B  health 48

Cloud Oracles draw in any case                                   shards.card.cloud-oracles-compare-individually
    A  mastery 3  hand Cloud Oracles  deck Blaster
    B  mastery 3
    A> play Cloud Oracles
    A  hand Blaster  gems 0

Mainframe Abbot of Tetra                                         shards.main.conditions-checked-on-resolution
    A  leader Tetra  hand Mainframe Abbot  deck Blaster
    A> play Mainframe Abbot
    A  hand Blaster  mastery 1

Mainframe Abbot of another leader                                shards.main.conditions-checked-on-resolution
    A  leader Decima  hand Mainframe Abbot  deck Blaster
    A> play Mainframe Abbot
    A  hand Blaster  mastery 0

Mainframe Abbot has three shields                                shards.shields.any-number-summed
    A  power 4
    B  hand Mainframe Abbot
    A> end-main
    B> show Mainframe Abbot
    B> no-more
    B  health 49

Raidian against a lesser attacker                                shards.card.unattackable-can-be-destroyed
    A  power 9  mastery 4
    B  mastery 5  champions Raidian, Cloud Master
    A! attack B Raidian, Cloud Master  shards.card.unattackable-can-be-destroyed

Raidian against an equal                                         shards.card.unattackable-can-be-destroyed
    A  power 9  mastery 4  gems 1
    B  mastery 5  champions Raidian, Cloud Master
    A> focus
    A> attack B Raidian, Cloud Master
    A  power 6

Raidian draws                                                    shards.cards.exhaust-keyword-scope
    A  champions Raidian, Cloud Master  deck Blaster
    A> exhaust Raidian, Cloud Master
    A  hand Blaster
