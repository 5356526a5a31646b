# Rules looked at closely: one more and one less than a threshold, the other seat, another order.
game etherstone players=2

one die left in the market is no empty market             etherstone.market.empty-must-refresh etherstone.market.only-at-turn-start
    table  holder A, A, B, -, -  dice 1, 2, 3, 1, 5
    A> take white
    A> done
    table  turn B  holder A, A, B, A, -  dice 1, 2, 3, 1, 5
    B+ take violet as black | refresh
    B- take white | take red
    B> rest
    table  turn A  holder A, A, B, A, -

a refresh is made once and the action is still to come    etherstone.turn.three-stages etherstone.market.refresh-optional
    table  holder B, B, -, -, -
    A  health 10
    luck 0 1 2 3 4
    A> refresh
    A  health 7
    table  turn A  holder -, -, -, -, -
    A- refresh
    A! refresh  etherstone.turn.three-stages
    A+ take red | rest
    A> take black
    table  turn B

all five actions are there to choose from                 etherstone.turn.one-action-of-five etherstone.turn.action-mandatory
    table  area Light-Gnawer Swarm, -, -
    A  hand Slagpaw Hound, Dusk Weaver  stones 0, 0, 2, 0  play Forge Keeper, The Cloven One
    A+ take red | summon Slagpaw Hound | attack Light-Gnawer Swarm | rest
    A- deal | done
    A! deal
    A> rest
    table  turn B
    A! rest

the deal is the only action of the infected               etherstone.turn.one-action-of-five etherstone.deal.only-action-when-infected
    table  area Light-Gnawer Swarm, -, -
    A  hand Slagpaw Hound, Dusk Weaver  stones 0, 0, 2, 0  play The Cloven One  health 0  infected yes
    A- take red | summon Slagpaw Hound | attack Light-Gnawer Swarm | rest
    A! rest  etherstone.deal.only-action-when-infected
    A+ deal

two abilities of one card may both match                  etherstone.die.all-matching-abilities
    A  health 5
    table  dice 1, 1, 1, 5, 1
    A> take white
    A? apply Eluna the Unsleeping 1 | apply Eluna the Unsleeping 2 | done
    A> apply Eluna the Unsleeping 1
    A? apply Eluna the Unsleeping 2 | done
    A> done
    table  turn B

one of two abilities of a card may match alone            etherstone.die.all-matching-abilities
    A  health 5
    table  dice 1, 1, 1, 4, 1
    A> take white
    A? apply Eluna the Unsleeping 1 | done
    A> done
    B> rest
    set table  dice 1, 5, 1, 4, 1
    A> take green
    A? apply Eluna the Unsleeping 2 | done
    A> done

what does not match is not offered                        etherstone.die.all-matching-abilities etherstone.abilities.two-ways-to-apply
    A  play Ant Duchess, Forge Keeper  health 5
    table  dice 1, 6, 6, 6, 1
    A> take green
    A- apply Forge Keeper 1 | apply Ant Duchess 1
    A! apply Forge Keeper 1
    A> done

the colour of the last die is forgotten                   etherstone.die.earlier-dice-inert
    A  play Forge Keeper
    B  hand Slagpaw Hound, Dusk Weaver
    table  dice 1, 1, 1, 1, 1  holder -, -, -, -, -
    A> take red
    A? apply Forge Keeper 1 | done
    A> done
    B> rest
    A> take black
    table  turn B

three stones come as three                                etherstone.stones.gain etherstone.tokens.no-holding-limit
    A  hand Splinter of Alien Will, Dusk Weaver  stones 4, 0, 7, 0
    A> summon Splinter of Alien Will
    A> pay black
    A> pay black
    A> pay black
    A> pay black
    A> apply Splinter of Alien Will
    A> gain red
    A> gain red
    A> gain red
    A  stones 0, 0, 10, 0

as many stones as an ability counts come at once          etherstone.stones.gain
    A  hand Feast of Shedding, Dusk Weaver  stones 0, 4, 0, 0  play Ash Smith, Sparkflinger, Trailburner
    A> summon Feast of Shedding
    A> apply Feast of Shedding 1
    A  stones 0, 3, 0, 0
    B  stones 0, 0, 0, 0

a price in a colour is paid in that colour                etherstone.stones.spend-violet etherstone.stones.spend-only-own etherstone.die.whole-and-once
    table  area Light-Gnawer Swarm, -, -  dice 1, 1, 1, 1, 1
    A  play The Undying Smelter  hand Haze Whisperer  stones 5, 5, 0, 5
    B  stones 0, 0, 9, 0
    A> take red
    A  stones 5, 5, 2, 5  trophies nothing
    table  turn B

the deck of threats is not empty with one in it           etherstone.end.threat-deck-empty
    table  area Roaming Mire, Weeping Boulder, Rust Flurry  left 0, 0, 2
    A  play Slagpaw Hound
    A> attack Roaming Mire
    A> send Slagpaw Hound
    luck 0
    A> strike
    A  token no
    table  closing 0  left 0, 0, 1  turn B

the supply gives as many points as were gained            etherstone.vp.gain-from-supply
    table  supply 15
    A  hand Radiant Crier, Dusk Weaver  stones 0, 0, 3, 2
    A> summon Radiant Crier
    A> apply Radiant Crier
    B> gain red
    A  vp 3
    B  vp 0
    table  supply 12  aside 17

a refusal of what comes at once stands                    etherstone.symbols.immediate etherstone.abilities.optional
    A  hand Wanderer of the Crystal Path, Dusk Weaver  stones 0, 0, 0, 2  health 5
    A> summon Wanderer of the Crystal Path
    A? apply Wanderer of the Crystal Path 1 | done
    A> done
    A  health 5  play Wanderer of the Crystal Path
    table  turn B

each of three threats may be the one                      etherstone.attack.choose-one-threat
    table  area Light-Gnawer Swarm, Roaming Mire, Weeping Boulder  left 0, 0, 4
    A  play The Cloven One  health 9
    A? attack Light-Gnawer Swarm | attack Roaming Mire | attack Weeping Boulder | take black | take green | take red | take white | take violet as black | take violet as green | take violet as red | take violet as white | rest | refresh
    A> attack Weeping Boulder
    A> send The Cloven One
    luck 0
    A> strike
    A  trophies Weeping Boulder
    table  area Light-Gnawer Swarm, Roaming Mire, Leviathan of Backward Waters

nobody strikes without attackers                          etherstone.attack.choose-attackers
    table  area Light-Gnawer Swarm, -, -
    A  play Wrath of the Lower Vents, Sparkflinger
    A> attack Light-Gnawer Swarm
    A? send Eluna the Unsleeping | send Sparkflinger
    A! strike  etherstone.attack.choose-attackers
    A> send Sparkflinger
    A? send Eluna the Unsleeping | strike
    A> strike
    A> apply Wrath of the Lower Vents 2
    A> confirm
    A> gain red
    A> gain red
    A  trophies Light-Gnawer Swarm  play Wrath of the Lower Vents, Sparkflinger (tapped)

a trophy gives no points before the count                 etherstone.attack.trophy-pile
    table  area Weeping Boulder, -, -  supply 15
    A  play The Cloven One  vp 4  health 9  trophies Roaming Mire
    A> attack Weeping Boulder
    A> send The Cloven One
    luck 0
    A> strike
    A  vp 4  trophies Roaming Mire, Weeping Boulder
    B  trophies nothing
    table  supply 15

markers of a card that leaves go to the supply            etherstone.terms.markers-lost-on-leave
    A  play Gloom Ferryman, Ant Duchess (2)  hand Dusk Weaver  markers 1
    A> take black
    A> apply Gloom Ferryman
    A> gain green
    A> gain green
    A  play Gloom Ferryman  markers 1  known Ant Duchess

what is applied through another card is no die            etherstone.terms.apply-ability-as-if-die
    A  play Tamed Metamorph, Horned-Herd Healer  stones 0, 0, 0, 0  health 5
    table  holder -, -, -, -, -
    A> take green
    A  stones 0, 2, 0, 0
    A> apply Tamed Metamorph 2
    A> apply Horned-Herd Healer
    A  stones 0, 2, 0, 0  health 7
    table  holder -, A, -, -, -
    A> done

markers go on the card that says so, wherever it lies     etherstone.abilities.markers-on-own-card
    A  play Ant Duchess (3), Dew Gatherer  markers 2
    table  dice 2, 1, 1, 1, 1
    A> take black
    A> apply Dew Gatherer 1
    A  play Ant Duchess (3), Dew Gatherer (1)  markers 2

game etherstone players=3

turns go on to the left                                   etherstone.end.otherwise-next-player etherstone.turn.order-clockwise
    table  first B
    A> rest
    table  turn B  closing 0
    B> rest
    table  turn C
    C> rest
    table  turn A  closing 0

equal turns are counted from the first player             etherstone.end.equal-turns etherstone.end.last-turn-seat
    table  first C
    A  hand Slagpaw Hound  stones 0, 0, 2, 0
    A> summon Slagpaw Hound
    A  token yes
    table  turn B
    B> rest
    over hand-empty A
