game shards players=2

Axia costs seven for every other effect                          shards.card.axia-cost-fixed-for-effects
    # the rulebook's note on Axia and the Portal Monk
    table  row Axia, Reactor Drone, Kiln Drone, -, -, -
    A  gems 4  champions Evokatus, Evokatus, Numeri Drones  hand Portal Monk
    A> play Portal Monk
    A? take-free Reactor Drone | take-free Kiln Drone
    A> take-free Kiln Drone
    A> recruit Axia
    A  gems 0  discard Kiln Drone, Axia

Axia is one gem cheaper for each champion                        shards.card.axia-cost-fixed-for-effects shards.main.recruit-needs-full-cost
    table  row Axia, -, -, -, -, -
    A  gems 4  champions Evokatus, Evokatus
    A! recruit Axia  shards.main.recruit-needs-full-cost
    set A  gems 5
    A> recruit Axia
    A  gems 0

Ojas copies the Knight, who is another to him                    shards.card.copied-effects-are-your-own
    A  hand Le'shai Knight, Ojas, Genesis Druid
    A> play Le'shai Knight
    A> decline
    A  power 3
    A> play Ojas, Genesis Druid
    A  power 9

a copier does not copy itself                                    shards.card.copied-effects-are-your-own
    A  hand Ojas, Genesis Druid
    A> play Ojas, Genesis Druid
    A  allies Ojas, Genesis Druid  power 0

copies of copies end                                             shards.card.copied-effects-are-your-own
    A  champions Taur, Arachpriest  hand Ojas, Genesis Druid
    A> play Ojas, Genesis Druid
    A> exhaust Taur, Arachpriest
    asks A shards-ask-main

Taur copies Ojas, who copies the Cleric                          shards.card.copied-effects-are-your-own
    A  health 20  champions Taur, Arachpriest  hand Ojas, Genesis Druid, Spore Cleric, Blaster
    A> play Spore Cleric
    A> play Ojas, Genesis Druid
    A  health 28
    A> play Blaster
    A> exhaust Taur, Arachpriest
    A? copy Spore Cleric | copy Ojas, Genesis Druid
    A> copy Ojas, Genesis Druid
    A? copy Spore Cleric | copy Blaster
    A> copy Spore Cleric
    A  health 32  power 1

Decurion copies what was played                                  shards.card.decurion-copies-earlier-allies
    A  mastery 20  champions General Decurion  hand Reactor Drone, Mining Drones  deck Crystal, Blaster
    A> play Reactor Drone
    A> play Mining Drones
    A  gems 4  hand Crystal
    A> exhaust General Decurion
    A  gems 11  hand Crystal, Blaster

below twenty he does not                                         shards.card.decurion-copies-earlier-allies
    A  mastery 19  champions General Decurion  hand Reactor Drone
    A> play Reactor Drone
    A> exhaust General Decurion
    A  gems 6

only Homo Deus allies are copied                                 shards.card.decurion-copies-earlier-allies
    A  mastery 20  champions General Decurion  hand Command Seer, Evokatus, Nil Assassin, Crystal  deck Blaster, Blaster
    A> play Command Seer
    A> play Evokatus
    A> play Nil Assassin
    A> play Crystal
    A> exhaust General Decurion
    A  gems 6  power 5  hand Blaster  deck Blaster

Decurion copies what is played later                             shards.card.decurion-copies-later-allies
    A  mastery 20  champions General Decurion  hand Reactor Drone, Reactor Drone
    A> exhaust General Decurion
    A  gems 3
    A> play Reactor Drone
    A  gems 9
    A> end-main
    B> end-main
    A  gems 0
    A> play Reactor Drone
    A  gems 3

only Homo Deus allies are copied later                           shards.card.decurion-copies-later-allies
    A  mastery 20  champions General Decurion  hand Command Seer, Evokatus, Nil Assassin  deck Blaster, Blaster
    A> exhaust General Decurion
    A> play Command Seer
    A> play Evokatus
    A> play Nil Assassin
    A  gems 5  power 5  hand Blaster  deck Blaster

a hired ally is copied too                                       shards.card.decurion-copies-later-allies shards.mercenaries.fast-play-is-a-play
    table  row Venator of the Wastes, -, -, -, -, -
    A  mastery 20  gems 1  champions General Decurion
    B  mastery 10
    A> exhaust General Decurion
    A> fast-play Venator of the Wastes
    A  power 8
    B  mastery 6

Giga draws when played                                           shards.card.giga-evokatus-first-effect-on-play
    A  hand Giga, Source Adept  deck Blaster
    A> play Giga, Source Adept
    A  hand Blaster

Giga does not draw when exhausted                                shards.card.giga-evokatus-first-effect-on-play
    A  champions Giga, Source Adept  deck Blaster
    A> exhaust Giga, Source Adept
    A  hand nothing  champions Giga, Source Adept (exhausted)

Li Hin cannot be attacked                                        shards.card.unattackable-can-be-destroyed
    A  power 20
    B  champions Li Hin, The Shattered
    A! attack B Li Hin, The Shattered  shards.card.unattackable-can-be-destroyed

Li Hin can be destroyed                                          shards.card.unattackable-can-be-destroyed
    A  hand Spore Cleric, Thorn Zealot  deck Crystal
    B  champions Li Hin, The Shattered
    A> play Spore Cleric
    A> play Thorn Zealot
    B  discard Li Hin, The Shattered

beside Decurion Drakonarius cannot be attacked                   shards.card.unattackable-can-be-destroyed
    A  power 20
    B  champions Drakonarius, General Decurion
    A! attack B Drakonarius  shards.card.unattackable-can-be-destroyed
    A> attack B General Decurion
    A> attack B Drakonarius
    A  power 11

what Zetta covers can be destroyed                               shards.card.unattackable-can-be-destroyed
    A  power 20  hand Spore Cleric, Thorn Zealot  deck Crystal
    B  champions Zetta, The Encryptor, Evokatus
    A! attack B Evokatus  shards.champions.ongoing-effect
    A> play Spore Cleric
    A> play Thorn Zealot
    A? destroy B Zetta, The Encryptor | destroy B Evokatus
    A> destroy B Evokatus
    B  discard Evokatus  champions Zetta, The Encryptor

a champion from the Drones is played                             shards.card.numeri-drones-play-is-normal-play
    table  row Evokatus, -, -, -, -, -
    A  gems 3  champions Numeri Drones  hand Spore Cleric, Nil Assassin, Order Initiate  deck Crystal
    A> play Spore Cleric
    A> play Nil Assassin
    A> exhaust Numeri Drones
    A  gems 4  summons 1
    A> recruit Evokatus
    A  gems 0  champions Numeri Drones (exhausted), Evokatus  hand Order Initiate, Crystal  discard nothing  summons 0
    A> play Order Initiate
    A  mastery 2

Zara Ra takes one from each place                                shards.card.zara-ra-split-banish shards.main.choices-made-on-resolution
    A  mastery 10  hand Zara Ra, Soulflayer, Crystal  discard Crystal
    A> play Zara Ra, Soulflayer
    A? banish-from-hand Crystal | banish-from-discard Crystal | decline
    A> banish-from-hand Crystal
    A? banish-from-discard Crystal | decline
    A> banish-from-discard Crystal
    A  hand nothing  discard nothing
    table  banished Crystal, Crystal

she stops where there is nothing more to banish                  shards.card.zara-ra-split-banish
    A  mastery 10  hand Zara Ra, Soulflayer, Crystal
    A> play Zara Ra, Soulflayer
    A> banish-from-hand Crystal
    asks A shards-ask-main
    table  banished Crystal

from the discard alone, and no more than two                     shards.card.zara-ra-split-banish
    A  mastery 10  hand Zara Ra, Soulflayer  discard Crystal, Blaster, Crystal
    A> play Zara Ra, Soulflayer
    A? banish-from-discard Crystal | banish-from-discard Blaster | decline
    A> banish-from-discard Blaster
    A> banish-from-discard Crystal
    asks A shards-ask-main
    A  discard Crystal
    table  banished Blaster, Crystal

with neither hand nor discard she asks nothing                   shards.card.zara-ra-split-banish
    A  mastery 10  hand Zara Ra, Soulflayer
    A> play Zara Ra, Soulflayer
    asks A shards-ask-main
    A  power 4  mastery 11

Zetta herself can be attacked                                    shards.card.zetta-herself-attackable
    A  power 5
    B  champions Zetta, The Encryptor, Evokatus
    A! attack B Evokatus  shards.champions.ongoing-effect
    A> attack B Zetta, The Encryptor
    A  power 0
    B  champions Evokatus  discard Zetta, The Encryptor

Evokatus counts himself                                          shards.card.self-counting-champions
    A  champions Evokatus
    A> exhaust Evokatus
    A  power 1

and others of his faction                                        shards.card.self-counting-champions
    A  champions Evokatus, Numeri Drones, Zetta, The Encryptor
    A> exhaust Evokatus
    A  power 2

Primus Pilus counts himself                                      shards.card.self-counting-champions
    A  champions Primus Pilus, Evokatus, Numeri Drones  deck Crystal, Blaster, Crystal
    A> exhaust Primus Pilus
    A  hand Crystal, Blaster

two are not three for him                                        shards.card.self-counting-champions
    A  champions Primus Pilus, Evokatus, Zetta, The Encryptor  deck Crystal, Blaster, Crystal
    A> exhaust Primus Pilus
    A  hand nothing

the Guard counts himself                                         shards.card.self-counting-champions
    A  champions Ferrata Guard, Evokatus, Li Hin, The Shattered
    A> exhaust Ferrata Guard
    A  gems 2

the Talons work at full health                                   shards.card.entropic-talons-at-full-health
    A  hand Entropic Talons, Spore Cleric
    A> play Entropic Talons
    A> play Spore Cleric
    A  health 50  power 4

the Talons count what is above the cap                           shards.card.entropic-talons-at-full-health
    A  health 48  hand Entropic Talons, Spore Cleric
    A> play Entropic Talons
    A> play Spore Cleric
    A  health 50  power 4

the Robes shield by mastery                                      shards.card.datic-robes-always-on
    A  power 20
    B  mastery 14  hand Datic Robes
    A> end-main
    B> show Datic Robes
    B> no-more
    B  health 44

the Robes without mastery shield nothing                         shards.card.datic-robes-always-on
    A  power 20
    B  mastery 0  hand Datic Robes
    A> end-main
    B? no-more
    B> no-more
    B  health 30

Praetorian-01 comes back from the discard                        shards.card.praetorian-01-only-from-discard
    A  hand Optio Crusher  discard Praetorian-01, Crystal  relic Praetorian-01
    A> play Optio Crusher
    A  hand Praetorian-01  discard Crystal  known Praetorian-01

from the play zone it does not                                   shards.card.praetorian-01-only-from-discard
    A  hand Optio Crusher  allies Praetorian-01  relic Praetorian-01
    A> play Optio Crusher
    A  hand nothing  allies Praetorian-01

from the deck it does not                                        shards.card.praetorian-01-only-from-discard
    A  hand Optio Crusher  deck Praetorian-01  relic Praetorian-01
    A> play Optio Crusher
    A  hand nothing  deck Praetorian-01

set aside it does not                                            shards.card.praetorian-01-only-from-discard
    A  hand Optio Crusher  relics Praetorian-01, Praetorian-02
    A> play Optio Crusher
    A  hand nothing  relics Praetorian-01, Praetorian-02

exhausting is not playing                                        shards.card.praetorian-01-only-from-discard
    A  champions Optio Crusher  discard Praetorian-01  relic Praetorian-01
    A> exhaust Optio Crusher
    A  hand nothing  discard Praetorian-01

the champion's own effect comes first                            shards.card.praetorian-01-after-on-play-effect
    A  hand Evokatus  deck Crystal, Crystal, Blaster  discard Praetorian-01  relic Praetorian-01
    A> play Evokatus
    A  hand Crystal, Praetorian-01  deck Crystal, Blaster

a shuffle takes it away first                                    shards.card.praetorian-01-after-on-play-effect
    A  hand Evokatus  discard Crystal, Praetorian-01  relic Praetorian-01
    luck 0
    A> play Evokatus
    A  hand Crystal  deck Praetorian-01  discard nothing

the Drones' champion calls it back                               shards.card.praetorian-01-only-from-discard shards.card.numeri-drones-play-is-normal-play
    table  row Optio Crusher, -, -, -, -, -
    A  gems 4  champions Numeri Drones  discard Praetorian-01  relic Praetorian-01
    A> exhaust Numeri Drones
    A> recruit Optio Crusher
    A  hand Praetorian-01  champions Numeri Drones (exhausted), Optio Crusher

Praetorian-02 in hand is no shield                               shards.card.praetorian-02-not-from-hand
    A  power 5
    B  hand Praetorian-02
    A> end-main
    B? no-more
    B> no-more
    B  health 45

game shards players=2 talons=effect

another reading of the Talons counts effects                     shards.card.entropic-talons-at-full-health
    A  hand Entropic Talons, Spore Cleric
    A> play Entropic Talons
    A> play Spore Cleric
    A  health 50  power 1

game shards players=3

the oracles compare one by one                                   shards.card.cloud-oracles-compare-individually
    A  mastery 8  hand Cloud Oracles
    B  mastery 7
    C  mastery 5
    A> play Cloud Oracles
    A  gems 2

an equal is not less                                             shards.card.cloud-oracles-compare-individually
    A  mastery 8  hand Cloud Oracles
    B  mastery 8
    C  mastery 0
    A> play Cloud Oracles
    A  gems 0

Praetorian-02 in play shields every time                         shards.card.praetorian-02-shields-in-play
    A  power 5
    C  mastery 10  champions Praetorian-02
    A> end-main
    A> assign 0
    C  health 48
    set B  power 5
    B> end-main
    B> assign 5
    C  health 46

from twenty it shields six                                       shards.card.praetorian-02-shields-in-play
    A  power 9
    C  mastery 20  champions Praetorian-02
    A> end-main
    A> assign 0
    C  health 47

at nineteen three                                                shards.card.praetorian-02-shields-in-play
    A  power 9
    C  mastery 19  champions Praetorian-02
    A> end-main
    A> assign 0
    C  health 44
