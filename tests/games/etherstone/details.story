# What the other stories leave open: each is here because some small slip would have gone unnoticed.
game etherstone players=2

a new threat is of the first level while there are any     etherstone.attack.refill etherstone.setup.threat-deck-order
    table  area Weeping Boulder, -, -  left 2, 3, 4  ones Thief of Glints, Roaming Mire
    A  play The Cloven One
    A> attack Weeping Boulder
    A> send The Cloven One
    luck 0
    A> strike
    table  left 1, 3, 4  area Thief of Glints, -, -  ones Roaming Mire

then of the second                                         etherstone.attack.refill etherstone.setup.threat-deck-order
    table  area Weeping Boulder, -, -  left 0, 2, 4  twos Rust Flurry, Rootgnaw Patriarch
    A  play The Cloven One
    A> attack Weeping Boulder
    A> send The Cloven One
    luck 0
    A> strike
    table  left 0, 1, 4  area Rust Flurry, -, -  twos Rootgnaw Patriarch

then of the third                                          etherstone.attack.refill etherstone.setup.threat-deck-order
    table  area Weeping Boulder, -, -  left 0, 0, 2
    A  play The Cloven One
    A> attack Weeping Boulder
    A> send The Cloven One
    luck 0
    A> strike
    table  left 0, 0, 1  area Leviathan of Backward Waters, -, -

last come those that were put under, the first put first   etherstone.attack.refill etherstone.setup.threat-deck-order
    table  area Weeping Boulder, -, -  left 0, 0, 0  under Rust Flurry, Roaming Mire  closing 2
    A  play The Cloven One
    A> attack Weeping Boulder
    A> send The Cloven One
    A> strike
    table  left 0, 0, 0  area Rust Flurry, -, -  under Roaming Mire

the refresh costs its own player                           etherstone.market.pay-before-roll etherstone.market.voluntary-refresh-cost
    table  holder B, A, -, -, -
    A  health 10
    B  health 1
    luck 5 4 3 2 1
    A> refresh
    A  health 7
    B  health 1

what comes compulsorily is not asked for                   etherstone.symbols.immediate
    A  hand The Cloven One, Dusk Weaver  stones 3, 1, 0, 0  health 9
    A> summon The Cloven One
    A> pay black
    A> pay black
    A> pay black
    A  health 7  play The Cloven One
    table  turn B

white is paid like every colour                            etherstone.summon.pay-cost etherstone.cards.entity-cost
    A  hand Wanderer of the Crystal Path, Dusk Weaver  stones 1, 0, 0, 3
    A> summon Wanderer of the Crystal Path
    A  stones 1, 0, 0, 1  play Wanderer of the Crystal Path
    asks A etherstone-ask-immediate

what nobody has cannot pay, what a rival has even less     etherstone.summon.cannot-afford etherstone.stones.spend-only-own
    A  hand Wanderer of the Crystal Path  stones 5, 0, 0, 1
    B  stones 0, 0, 0, 5
    A! summon Wanderer of the Crystal Path  etherstone.summon.cannot-afford
    set A  stones 5, 0, 0, 2
    A> summon Wanderer of the Crystal Path
    A  stones 5, 0, 0, 0  play Wanderer of the Crystal Path
    asks A etherstone-ask-immediate

whoever loses health but keeps some is not infected        etherstone.infection.zero-means-infected
    A  health 2
    A> take violet as red
    A  health 1  infected no

an attack that a card brings chooses its threat anew        etherstone.attack.choose-one-threat
    table  area Roaming Mire, Crowned Hunger, -
    A  hand Dance upon Embers, Ash Smith  stones 0, 0, 6, 0  play Slagpaw Hound
    B  play Sparkflinger
    A> summon Dance upon Embers
    A> apply Dance upon Embers 1
    A? attack Roaming Mire
    A! attack Crowned Hunger  etherstone.attack.insufficient-choose-again
    B! attack Roaming Mire  etherstone.turn.one-action-of-five
    A> attack Roaming Mire
    A> send Slagpaw Hound
    A! attack Roaming Mire  etherstone.turn.one-action-of-five
    luck 0
    A> strike
    A  trophies Roaming Mire

whoever is at sixteen gains nothing, and nothing answers    etherstone.health.cap-sixteen etherstone.symbols.constant
    A  play Morning Litany  health 16
    table  dice 1, 1, 1, 2, 1
    A> take white
    A> apply Eluna the Unsleeping 1
    A  health 16  vp 0
    table  turn B

at fifteen one point is gained, and that is answered        etherstone.health.cap-sixteen etherstone.symbols.constant
    A  play Morning Litany  health 15
    table  dice 1, 1, 1, 2, 1
    A> take white
    A> apply Eluna the Unsleeping 1
    A  health 16
    A> apply Morning Litany 2
    A  vp 1
    table  turn B

the last point set aside may be taken                       etherstone.vp.empty-supply-uses-set-aside
    A  play Herald of the Turn
    table  dice 5, 1, 1, 1, 1  supply 0  aside 1  closing 3
    A> take black
    A> done
    A> apply Herald of the Turn 2
    A  vp 1
    table  supply 0  aside 0
    asks A etherstone-ask-abilities
