game shards players=2

Kiln Drone alone                                                 shards.main.conditions-checked-on-resolution
    A  hand Kiln Drone
    A> play Kiln Drone
    A  gems 2

Kiln Drone inspired, by a champion of any faction                shards.main.conditions-checked-on-resolution
    A  hand Kiln Drone  champions Zetta, The Encryptor
    A> play Kiln Drone
    A  gems 4

another's champion inspires nobody                               shards.main.conditions-checked-on-resolution
    A  hand Kiln Drone
    B  champions Zetta, The Encryptor
    A> play Kiln Drone
    A  gems 2

Mining Drones                                                    shards.main.effects-in-printed-order
    A  hand Mining Drones  deck Blaster, Crystal
    A> play Mining Drones
    A  gems 1  hand Blaster

Korvus Legionnaire without a champion to return                  shards.main.effects-in-printed-order
    A  hand Korvus Legionnaire  discard Crystal
    A> play Korvus Legionnaire
    A  power 2  hand nothing  discard Crystal

Korvus Legionnaire returns the only champion                     shards.main.choices-made-on-resolution
    A  hand Korvus Legionnaire  discard Crystal, Evokatus
    A> play Korvus Legionnaire
    A  power 2  hand Evokatus  known Evokatus  discard Crystal

Korvus Legionnaire asks which, and does not let go               shards.main.choices-made-on-resolution
    A  hand Korvus Legionnaire  discard Evokatus, Axia, Evokatus, Nil Assassin
    A> play Korvus Legionnaire
    A? return Evokatus | return Axia
    A> return Axia
    A  hand Axia  discard Evokatus, Evokatus, Nil Assassin

Korvus Legionnaire has two shields                               shards.shields.any-number-summed
    A  power 2
    B  hand Korvus Legionnaire
    A> end-main
    B> show Korvus Legionnaire
    B> no-more
    B  health 50

Reactor Drone                                                    shards.main.play-from-hand
    A  hand Reactor Drone
    A> play Reactor Drone
    A  gems 3

Venator of the Wastes alone                                      shards.main.conditions-checked-on-resolution
    A  hand Venator of the Wastes
    B  mastery 7
    A> play Venator of the Wastes
    A  power 4
    B  mastery 7

Venator of the Wastes inspired                                   shards.main.conditions-checked-on-resolution
    A  hand Venator of the Wastes  champions Evokatus
    B  mastery 7
    A> play Venator of the Wastes
    A  power 4
    B  mastery 5

mastery does not go below zero                                   shards.mastery.gain
    A  hand Venator of the Wastes  champions Evokatus
    B  mastery 1
    A> play Venator of the Wastes
    B  mastery 0

Numeri Drones give a gem and wait                                shards.card.numeri-drones-play-is-normal-play
    A  champions Numeri Drones
    A> exhaust Numeri Drones
    A  gems 1  summons 1
    A> end-main
    A  summons 0

Numeri Drones wait for Homo Deus champions only                  shards.card.numeri-drones-play-is-normal-play
    table  row Giga, Source Adept, Reactor Drone, Primus Pilus, -, -, -
    A  gems 6  champions Numeri Drones
    A> exhaust Numeri Drones
    A> recruit Giga, Source Adept
    A> recruit Reactor Drone
    A  discard Giga, Source Adept, Reactor Drone  summons 1
    A> recruit Primus Pilus
    A  champions Numeri Drones (exhausted), Primus Pilus  summons 0

two Drones call two champions                                    shards.card.numeri-drones-play-is-normal-play
    table  row Primus Pilus, Evokatus, Optio Crusher, -, -, -
    A  gems 9  champions Numeri Drones, Numeri Drones
    A> exhaust Numeri Drones #1
    A> exhaust Numeri Drones
    A> recruit Primus Pilus
    A> recruit Evokatus
    A> recruit Optio Crusher
    A  champions Numeri Drones (exhausted), Numeri Drones (exhausted), Primus Pilus, Evokatus  discard Optio Crusher

Numeri Drones call a relic champion too                          shards.card.numeri-drones-play-is-normal-play shards.relics.follow-their-type
    A  mastery 10  champions Numeri Drones  relics Praetorian-01, Praetorian-02
    A> exhaust Numeri Drones
    A> recruit-relic Praetorian-02
    A  champions Numeri Drones (exhausted), Praetorian-02  discard nothing

Portal Monk and the Drones: to hand                              shards.general.card-text-overrides-rules
    table  row Evokatus, -, -, -, -, -
    A  mastery 15  hand Portal Monk  champions Numeri Drones  deck Crystal
    A> exhaust Numeri Drones
    A> play Portal Monk
    A? to-hand | to-play
    A> to-hand
    A  hand Evokatus  summons 1

Portal Monk and the Drones: into play                            shards.general.card-text-overrides-rules
    table  row Evokatus, -, -, -, -, -
    A  mastery 15  hand Portal Monk  champions Numeri Drones  deck Crystal
    A> exhaust Numeri Drones
    A> play Portal Monk
    A> to-play
    A  hand Crystal  champions Numeri Drones (exhausted), Evokatus  summons 0

Portal Monk and the Drones below fifteen                         shards.general.card-text-overrides-rules
    table  row Evokatus, -, -, -, -, -
    A  mastery 14  hand Portal Monk  champions Numeri Drones  deck Crystal
    A> exhaust Numeri Drones
    A> play Portal Monk
    A  hand Crystal  champions Numeri Drones (exhausted), Evokatus  summons 0

Primus Pilus costs six power                                     shards.champions.attack-cost
    A  power 6
    B  champions Primus Pilus
    A> attack B Primus Pilus
    A  power 0

Optio Crusher at nine                                            shards.mastery.bonus-threshold
    A  mastery 9  champions Optio Crusher
    A> exhaust Optio Crusher
    A  power 3

Optio Crusher at ten                                             shards.mastery.bonus-threshold
    A  mastery 10  champions Optio Crusher
    A> exhaust Optio Crusher
    A  power 5

Drakonarius                                                      shards.card.unattackable-can-be-destroyed
    proxies
    A  champions Drakonarius
    B  champions Drakonarius
    A> exhaust Drakonarius
    A  power 6
    A> attack B Drakonarius
    A  power 4

General Decurion at nineteen                                     shards.card.decurion-copies-earlier-allies
    A  mastery 19  champions General Decurion
    A> exhaust General Decurion
    A  gems 3  echoes 0

Limiter Drones alone                                             shards.main.conditions-checked-on-resolution
    A  hand Limiter Drones, Crystal  deck Blaster
    A> play Limiter Drones
    A  hand Crystal, Blaster

Limiter Drones inspired: banish, then draw                       shards.main.effects-in-printed-order
    A  hand Limiter Drones, Crystal  deck Blaster  champions Evokatus
    A> play Limiter Drones
    A? banish-from-hand Crystal | decline
    A> banish-from-hand Crystal
    A  hand Blaster
    table  banished Crystal

Limiter Drones inspired may decline                              shards.main.choices-made-on-resolution
    A  hand Limiter Drones, Crystal  deck Blaster  champions Evokatus
    A> play Limiter Drones
    A> decline
    A  hand Crystal, Blaster

Ferrata Guard of Decima toughens all her champions               shards.champions.attack-cost
    A  power 20
    B  leader Decima  champions Ferrata Guard, Zen Chi Set, Godkiller
    A> attack B Zen Chi Set, Godkiller
    A  power 13
    A> attack B Ferrata Guard
    A  power 7

Ferrata Guard of another leader does not                         shards.champions.attack-cost
    A  power 20
    B  leader Tetra  champions Ferrata Guard, Zen Chi Set, Godkiller
    A> attack B Zen Chi Set, Godkiller
    A> attack B Ferrata Guard
    A  power 11

two Guards stack                                                 shards.champions.attack-cost
    A  power 20
    B  leader Decima  champions Ferrata Guard, Ferrata Guard
    A> attack B Ferrata Guard #1
    A  power 12
    A> attack B Ferrata Guard
    A  power 6

Axia gives seven                                                 shards.card.axia-cost-fixed-for-effects
    A  champions Axia
    A> exhaust Axia
    A  power 7

Axia for nothing                                                 shards.card.axia-cost-fixed-for-effects
    proxies
    table  row Axia, -, -, -, -, -
    A  champions Evokatus, Evokatus, Evokatus, Evokatus, Evokatus, Evokatus, Evokatus, Evokatus
    A> recruit Axia
    A  gems 0  discard Axia

another's champions make Axia no cheaper                         shards.card.axia-cost-fixed-for-effects
    table  row Axia, -, -, -, -, -
    A  gems 6
    B  champions Evokatus, Evokatus
    A! recruit Axia  shards.cards.cost

game shards players=2 guards_stack=no

another reading: Guards do not stack                             shards.champions.attack-cost
    A  power 20
    B  leader Decima  champions Ferrata Guard, Ferrata Guard
    A> attack B Ferrata Guard #1
    A  power 14
