# Stones, health, points, abilities and their symbols.
game etherstone players=2

stones come from the supply in the colour named           etherstone.stones.gain
    A  play Dusk Weaver  stones 1, 0, 0, 0
    table  dice 1, 4, 1, 1, 1
    A> take green
    A> apply Dusk Weaver
    A  stones 2, 2, 0, 0

violet stones are any mix, and exactly so many            etherstone.stones.gain-violet etherstone.symbols.immediate
    A  hand Splinter of Alien Will, Dusk Weaver  stones 4, 0, 0, 0
    A> summon Splinter of Alien Will
    A> apply Splinter of Alien Will
    A> gain red
    A> gain red
    A! done
    A> gain white
    A! gain white
    A  stones 0, 0, 2, 1  health 9

spent stones of a colour go back                          etherstone.stones.spend
    table  area Light-Gnawer Swarm, -, -  dice 1, 1, 1, 1, 1
    A  play The Undying Smelter  hand Haze Whisperer  stones 0, 3, 2, 0
    A> take red
    A> apply The Undying Smelter 1
    A> gain green
    A> gain green
    A  stones 0, 5, 1, 0

spending violet means any colours                         etherstone.stones.spend-violet etherstone.abilities.x-repeats
    A  play Crucible of Decay  stones 1, 0, 0, 1
    table  dice 1, 1, 1, 1, 1
    A> take red
    A> apply Crucible of Decay 1
    A? x 1 | x 2
    A> x 2
    A? pay black | pay red | pay white
    A> pay red
    A> pay white
    A  stones 1, 0, 1, 0  vp 2  health 12
    table  turn B

stones of one colour need no choice                       etherstone.stones.spend-violet
    A  play Crucible of Decay
    table  dice 1, 1, 1, 1, 1
    A> take red
    A> apply Crucible of Decay 1
    A> x 2
    A  stones 0, 0, 0, 0  vp 2  health 12
    table  turn B

a choice as long as there is one                          etherstone.stones.spend-violet etherstone.abilities.x-values-equal
    A  play Crucible of Decay  stones 1, 0, 0, 0
    B  stones 5, 5, 5, 5
    table  dice 1, 1, 1, 1, 1
    A> take red
    A> apply Crucible of Decay 1
    A> x 2
    A? pay black | pay red
    A> pay black
    A  stones 0, 0, 1, 0  vp 2  health 12
    B  stones 5, 5, 5, 5
    table  turn B

an X of one is one of each                                etherstone.abilities.x-values-equal etherstone.abilities.x-repeats
    A  play Crucible of Decay  health 5
    table  dice 1, 1, 1, 1, 1  supply 15
    A> take red
    A> apply Crucible of Decay 1
    A? x 1 | x 2
    A> x 1
    A  stones 0, 0, 1, 0  vp 1  health 6
    table  supply 14

a named colour cannot be replaced                         etherstone.stones.spend-only-own etherstone.summon.cannot-afford
    A  hand Wanderer of the Crystal Path  stones 0, 0, 5, 0
    A! summon Wanderer of the Crystal Path  etherstone.stones.spend-only-own
    A  stones 0, 0, 5, 0

a card beats the rules                                    etherstone.golden.card-beats-rules etherstone.stones.spend-only-own
    A  hand Wanderer of the Crystal Path, Dusk Weaver  stones 0, 0, 5, 0  play Fracture Prism
    A> summon Wanderer of the Crystal Path
    A> done
    A  stones 0, 0, 3, 0

gains and losses show on the dial                         etherstone.health.dial-tracks-changes
    A  hand Tainted Physician, Dusk Weaver  stones 0, 0, 0, 3  health 7
    table  dice 1, 1, 1, 1, 1
    A> summon Tainted Physician
    A> apply Tainted Physician 1
    A> gain red
    A> gain red
    A  health 5
    B> rest
    A> take white
    A> apply Tainted Physician 2
    A  health 7
    B  health 11
    A> apply Eluna the Unsleeping 1
    A  health 9

health may exceed the start                               etherstone.health.may-exceed-initial
    A  play Horned-Herd Healer  health 10
    A> take green
    A> apply Horned-Herd Healer
    A  health 12

sixteen is the cap                                        etherstone.health.cap-sixteen
    A  play Horned-Herd Healer  health 15
    A> take green
    A> apply Horned-Herd Healer
    A  health 16
    B> rest
    A> take violet as red
    A  health 15

an excess loss is not remembered                          etherstone.infection.floor-zero etherstone.infection.zero-means-infected
    A  hand The Cloven One, Dusk Weaver  stones 3, 0, 0, 0  health 1
    A> summon The Cloven One
    A  health 0  infected yes  deals 0
    B> rest
    A> deal
    A  health 10  infected no  deals 1

further losses do nothing                                 etherstone.infection.further-loss-harmless
    B  play Arbiter of the White Circle
    table  dice 3, 1, 1, 1, 1  turn B
    A  health 0  infected yes
    B> take black
    B> apply Arbiter of the White Circle 1
    A  health 0  infected yes  deals 0

where nothing is lost nothing answers                     etherstone.infection.further-loss-harmless etherstone.infection.floor-zero
    B  play Arbiter of the White Circle
    table  dice 3, 1, 1, 1, 1  turn B
    A  play Cinder-Mad Slagborn  health 0  infected yes
    B> take black
    B> apply Arbiter of the White Circle 1
    A  health 0  infected yes  stones 0, 0, 0, 0
    table  turn A

where one point is lost that is answered                  etherstone.infection.floor-zero etherstone.symbols.constant
    B  play Arbiter of the White Circle
    table  dice 3, 1, 1, 1, 1  turn B
    A  play Cinder-Mad Slagborn  health 1
    B> take black
    B> apply Arbiter of the White Circle 1
    A  health 0  infected yes
    A> apply Cinder-Mad Slagborn 1
    A  stones 0, 0, 1, 0
    table  turn A

health gained while infected is lost                      etherstone.infection.cured-by-deal etherstone.infection.next-action-is-deal etherstone.deal.only-action-when-infected
    A  health 1  play Many-Eyed Augur
    table  dice 1, 1, 1, 4, 1
    A> take white
    A> apply Many-Eyed Augur
    A  health 0  infected yes  vp 2
    A> apply Eluna the Unsleeping 1
    A  health 0  infected yes
    B> rest
    A? deal | refresh
    A! take red  etherstone.deal.only-action-when-infected
    A! rest  etherstone.deal.only-action-when-infected
    A! attack Light-Gnawer Swarm
    A> deal
    A  health 10  infected no  deals 1

infected in mid-action one deals at one's next            etherstone.deal.only-action-when-infected etherstone.infection.next-action-is-deal
    table  area Roaming Mire, Light-Gnawer Swarm, -
    A  leader Malvis, Child of the Break  hand Dance upon Embers, Dusk Weaver  stones 0, 0, 2, 0  health 1  play Slagpaw Hound
    A> summon Dance upon Embers
    A  health 0  infected yes
    A> apply Dance upon Embers 1
    A? attack Roaming Mire | attack Light-Gnawer Swarm
    A! deal  etherstone.turn.one-action-of-five
    A> attack Roaming Mire
    A> send Slagpaw Hound
    luck 0
    A> strike
    A  trophies Roaming Mire  infected yes  deals 0
    B> rest
    A> deal
    A  health 11  infected no  deals 1

the deal is not for the healthy                           etherstone.deal.forbidden-when-healthy
    A  health 1
    A! deal  etherstone.deal.forbidden-when-healthy
    A> rest

the deal sets the dial, which is no gain                  etherstone.deal.health-reset etherstone.deal.heals etherstone.deal.take-token
    A  health 0  infected yes  deals 1  play Morning Litany, Haggling with Emptiness
    A> deal
    A? apply Haggling with Emptiness 2 | done
    A> apply Haggling with Emptiness 2
    A  health 10  infected no  deals 2  vp 3
    B> rest
    A? take black | take green | take red | take white | take violet as black | take violet as green | take violet as red | take violet as white | rest | refresh

the deal sets the dial down as well as up                 etherstone.deal.health-reset
    A  leader Karras the Charred  health 3  infected yes
    A> deal
    A  health 9  infected no

the dial of whoever deals, not of another                 etherstone.deal.health-reset etherstone.deal.heals etherstone.deal.take-token
    A  health 0  infected yes  deals 0
    B  health 0  infected yes  deals 0
    A> deal
    A  health 10  infected no  deals 1
    B  health 0  infected yes  deals 0
    B> deal
    B  health 10  infected no  deals 1

points come from the supply                               etherstone.vp.gain-from-supply
    A  play Beating Heart of Nobura
    table  supply 15  aside 17
    A> take red
    A> apply Beating Heart of Nobura 1
    A  vp 1
    table  supply 14  aside 17

an empty supply is helped out by the set-aside tokens     etherstone.vp.empty-supply-uses-set-aside
    A  hand Radiant Crier, Dusk Weaver  stones 0, 0, 3, 2
    table  supply 0  aside 17  closing 3
    A> summon Radiant Crier
    A> apply Radiant Crier
    B> gain red
    A  vp 3
    table  supply 0  aside 14

with nothing left of either they are gained all the same    etherstone.vp.gain-from-supply
    A  hand Radiant Crier, Dusk Weaver  stones 0, 0, 3, 2
    table  supply 1  aside 1
    A> summon Radiant Crier
    A> apply Radiant Crier
    B> gain red
    A  vp 3
    table  supply 0  aside 0

a shortage is split                                       etherstone.vp.shortage-split
    A  hand Radiant Crier, Dusk Weaver  stones 0, 0, 3, 2
    table  supply 2  aside 12
    A> summon Radiant Crier
    A> apply Radiant Crier
    B> gain red
    A  vp 3
    table  supply 0  aside 11

set-aside points leave the supply alone                   etherstone.vp.set-aside-effects
    table  supply 5  aside 12  dice 5, 1, 1, 1, 1
    A> take black
    A> apply Eluna the Unsleeping 2
    A  vp 2  health 8
    table  supply 5  aside 10

without set-aside tokens substitutes serve                etherstone.vp.set-aside-effects etherstone.tokens.unlimited-supply
    table  supply 5  aside 0  dice 5, 1, 1, 1, 1
    A> take black
    A> apply Eluna the Unsleeping 2
    A  vp 2
    table  supply 5  aside 0

stones and markers have no limit                          etherstone.tokens.no-holding-limit etherstone.tokens.unlimited-supply
    A  stones 0, 0, 23, 0  play Ant Duchess (40)
    table  dice 1, 1, 3, 1, 1
    A> take red
    A> apply Ant Duchess 1
    A  stones 0, 0, 25, 0  play Ant Duchess (41)

points have no limit either                               etherstone.tokens.no-holding-limit
    A  play Beating Heart of Nobura  vp 60
    A> take red
    A> apply Beating Heart of Nobura 1
    A  vp 61  stones 0, 0, 2, 0

a full hand of stones takes more of each colour           etherstone.tokens.no-holding-limit
    A  stones 20, 20, 20, 20
    A> take green
    A  stones 20, 22, 20, 20

each line of a card is an ability of its own              etherstone.abilities.separate-lines
    A  play Dew Gatherer (2)
    table  dice 5, 1, 1, 1, 1
    A> take black
    A? apply Dew Gatherer 2 | apply Eluna the Unsleeping 2 | done
    A> done
    B> rest
    set table  holder -, -, -, -, -  dice 2, 1, 1, 1, 1
    A> take black
    A? apply Dew Gatherer 1 | apply Dew Gatherer 2 | done
    A> done

a card in hand gives nothing                              etherstone.abilities.need-card-laid-out
    A  hand Forge Keeper
    A> take red
    table  turn B

two ways to apply: a die, or another card                 etherstone.abilities.two-ways-to-apply
    A  play Ant Duchess, Drover's Whistle
    table  dice 5, 1, 1, 1, 1
    A> take black
    A? apply Drover's Whistle 2 | apply Eluna the Unsleeping 2 | done
    A> apply Drover's Whistle 2
    A> apply Ant Duchess 1
    A  play Ant Duchess (1), Drover's Whistle
    A> done

through another card every line that speaks of a die      etherstone.abilities.two-ways-to-apply
    A  play Three-Faced Echo, Steam Arbalest (2)
    table  area Roaming Mire, -, -
    A> take black
    A> apply Three-Faced Echo 1
    A? apply Steam Arbalest 2 | apply Steam Arbalest 3
    A> apply Steam Arbalest 2
    A  play Three-Faced Echo, Steam Arbalest (3)

an ability may be declined                                etherstone.abilities.optional
    A  play Forge Keeper
    A> take red
    A> done
    A  stones 0, 0, 2, 0
    table  turn B

unless the card makes it compulsory                       etherstone.abilities.optional
    A  hand The Cloven One, Dusk Weaver  stones 3, 0, 0, 0  health 9
    A> summon The Cloven One
    A  health 7
    table  turn B

who has two answers to one event says which comes first   etherstone.abilities.owner-chooses-order
    table  holder B, A, -, -, -
    A  leader Sister Wormwood  play Slagpaw Hound (tapped)  health 10  stones 0, 0, 0, 0
    luck 5 4 3 2 1
    A> refresh
    A? apply Sister Wormwood 2 | apply Slagpaw Hound | done
    A> apply Slagpaw Hound
    A  play Slagpaw Hound  stones 0, 0, 0, 0
    A? apply Sister Wormwood 2 | done
    A> apply Sister Wormwood 2
    A> gain black
    A  stones 1, 0, 0, 0  health 10
    A> rest

the order decides what can be paid                        etherstone.abilities.owner-chooses-order
    A  play Dew Gatherer (1)
    table  dice 2, 1, 1, 1, 1
    A> take black
    A? apply Dew Gatherer 1 | done
    A> apply Dew Gatherer 1
    A> apply Dew Gatherer 2
    A  vp 2  play Dew Gatherer

a tapped card works                                       etherstone.abilities.tapped-cards-work
    A  play Beating Heart of Nobura, Forge Keeper (tapped)
    table  dice 1, 1, 6, 1, 1
    A> take red
    A? apply Forge Keeper 1 | apply Eluna the Unsleeping 2 | done
    A> apply Forge Keeper 1
    A> done
    A  stones 0, 0, 3, 0

no target named is the card itself                        etherstone.abilities.default-target-self
    A  play Slagpaw Hound (tapped), Ash Smith (tapped)
    luck 0 0 0 0 0
    A> refresh
    A> apply Slagpaw Hound
    A  play Slagpaw Hound, Ash Smith (tapped)
    A> rest

all X of an ability are equal                             etherstone.abilities.x-values-equal etherstone.abilities.number-before-x
    A  play Haggling with Emptiness  health 9
    table  dice 2, 1, 1, 1, 1
    A> take black
    A> apply Haggling with Emptiness 1
    A> x 2
    A> gain red
    A> gain red
    A> gain red
    A> gain red
    A  health 7  stones 2, 0, 4, 0
    table  turn B

X in health is at most the dial                           etherstone.abilities.x-repeats
    A  play Haggling with Emptiness  health 1
    table  dice 2, 1, 1, 1, 1
    A> take black
    A> apply Haggling with Emptiness 1
    A> gain red
    A> gain red
    A  health 0
    table  turn B

a counted X is not chosen                                 etherstone.abilities.x-set-by-ability
    A  play Abbess of the Gleam, Morning Litany, Ash Smith
    table  dice 1, 1, 1, 4, 1
    A> take white
    A> apply Abbess of the Gleam 2
    A> gain black
    A> gain black
    A? apply Eluna the Unsleeping 1 | done
    A> done
    A  stones 2, 0, 0, 2

the same ability twice, through another card              etherstone.abilities.several-times-a-turn etherstone.terms.apply-ability-as-if-die
    A  play Tamed Metamorph, Horned-Herd Healer
    A> take green
    A> apply Horned-Herd Healer
    A> apply Tamed Metamorph 2
    A> apply Horned-Herd Healer
    A  health 14

what is still being resolved cannot be chosen             etherstone.abilities.several-times-a-turn
    A  play Tamed Metamorph, Drover's Whistle, Three-Faced Echo, Horned-Herd Healer
    table  dice 1, 1, 1, 1, 1
    A> take green
    A> apply Tamed Metamorph 2
    A> apply Three-Faced Echo 1
    A? apply Drover's Whistle 2 | apply Horned-Herd Healer
    A> apply Drover's Whistle 2
    A? apply Horned-Herd Healer
    A> apply Horned-Herd Healer
    A  health 12
    A> done

a card summoned in mid-action may use its own             etherstone.abilities.same-turn-summon etherstone.summon.via-ability etherstone.summon.via-ability-modified
    table  area Caravan of Shades, -, -  dice 1, 1, 1, 1, 1  left 0, 0, 4
    A  play The Undying Smelter  hand Forge Keeper, Dusk Weaver  stones 0, 0, 4, 0
    A> take red
    A  stones 0, 0, 6, 0
    A> apply The Undying Smelter 1
    A? summon Forge Keeper | summon Dusk Weaver | decline
    luck 0
    A> summon Forge Keeper
    A  stones 0, 0, 0, 0  play The Undying Smelter, Forge Keeper  trophies Caravan of Shades
    A? apply Forge Keeper 2 | done
    A> done
    A? apply Forge Keeper 1 | done
    A> apply Forge Keeper 1
    A  stones 0, 0, 1, 0

finish one before the next                                etherstone.abilities.finish-before-next
    A  play Circle of Amity, Beating Heart of Nobura
    table  dice 1, 1, 1, 1, 1
    A> take red
    A> apply Circle of Amity
    A> gain red
    A! apply Beating Heart of Nobura 1
    A? gain black | gain green | gain red | gain white
    A> gain red
    B  health 11
    A> apply Beating Heart of Nobura 1

constants wait until the ability is complete              etherstone.abilities.finish-before-next etherstone.symbols.constant
    A  play Gloom Ferryman, Gates of Homecoming, Dusk Weaver
    table  dice 1, 1, 1, 1, 1
    A> take black
    A> apply Gloom Ferryman
    A> recall Dusk Weaver
    A? gain black | gain green | gain red | gain white
    A> gain red
    A> gain red
    A  vp 1
    A? apply Gates of Homecoming 2 | done
    A> apply Gates of Homecoming 2
    A> gain white
    A> gain white
    A  stones 2, 0, 2, 2

another line of a card that is being resolved can be chosen    etherstone.abilities.several-times-a-turn
    A  hand Dance upon Embers, Ash Smith  stones 0, 0, 3, 0  play The Cloven One, Slagpaw Hound (tapped), Embertail Guard
    table  area Chorus of Hollow Masks, -, -
    A> summon Dance upon Embers
    A> apply Dance upon Embers 1
    A> attack Chorus of Hollow Masks
    A> send The Cloven One
    A> send Embertail Guard
    A> strike
    A> confirm
    A+ apply Dance upon Embers 2
    asks A etherstone-ask-apply

a tie skips the part about the most                       etherstone.abilities.most-tie-skips-part
    A  leader Counsellor Ai-Meret  health 9
    B  health 9
    table  dice 3, 1, 1, 1, 1
    A> take black
    A> apply Counsellor Ai-Meret 1
    A  vp 0  stones 2, 0, 0, 1

one more is the most                                      etherstone.abilities.most-tie-skips-part
    A  leader Counsellor Ai-Meret  health 9
    B  health 8
    table  dice 3, 1, 1, 1, 1
    A> take black
    A> apply Counsellor Ai-Meret 1
    A  vp 1  stones 2, 0, 0, 1

markers go on and come from the card itself               etherstone.abilities.markers-on-own-card etherstone.terms.markers-discard
    A  play Dew Gatherer, Ant Duchess (3)
    table  dice 6, 1, 1, 1, 1
    A> take black
    A? apply Eluna the Unsleeping 2 | done
    A> done
    B> rest
    set table  holder -, -, -, -, -  dice 2, 1, 1, 1, 1
    A> take black
    A> apply Dew Gatherer 1
    A  play Dew Gatherer (1), Ant Duchess (3)

markers are discarded from the card itself                etherstone.terms.markers-discard
    A  play Dew Gatherer (3), Ant Duchess (3)  markers 2
    table  dice 4, 1, 1, 1, 1
    A> take black
    A> apply Dew Gatherer 2
    A  vp 2  play Dew Gatherer (1), Ant Duchess (3)  markers 2
    A? apply Ant Duchess 1 | done
    A> done

immediate works once                                      etherstone.symbols.immediate
    A  hand Morning Litany, Dusk Weaver  stones 0, 0, 0, 3  health 5
    A> summon Morning Litany
    A> apply Morning Litany 1
    A  health 9
    B> rest
    A> take white
    A? apply Eluna the Unsleeping 1 | done
    A> done
    A  health 9

constant answers each time                                etherstone.symbols.constant
    table  area Light-Gnawer Swarm, Thief of Glints, -  left 0, 0, 4
    A  play Stalker of Behemoths, The Cloven One
    luck 0
    A> attack Light-Gnawer Swarm
    A> send The Cloven One
    A> strike
    A> gain red
    A> gain red
    A> apply Stalker of Behemoths 2
    A  vp 1
    B> rest
    luck 0
    A> attack Thief of Glints
    A> send Stalker of Behemoths
    A> send Eluna the Unsleeping
    A> strike
    A> apply Stalker of Behemoths 2
    A  vp 4

what happens twice is answered twice                      etherstone.symbols.constant
    table  area Weeping Boulder, -, -
    A  play Morning Litany, Embertail Guard, Slagpaw Hound  health 14
    A> attack Weeping Boulder
    A> send Slagpaw Hound
    A> send Embertail Guard
    A> strike
    luck 0
    A> apply Embertail Guard
    A  health 16  stones 0, 0, 0, 1
    A? apply Morning Litany 2 | done
    A> apply Morning Litany 2
    A  vp 1
    A? apply Morning Litany 2 | done
    A> apply Morning Litany 2
    A  vp 2
    table  turn B

what has left play answers no more                        etherstone.symbols.constant
    table  area Crowned Hunger, -, -
    A  play Faceless Turncoat, Gates of Homecoming, Mistress of the Strayed, Behemoth out of the Abyss, The Cloven One
    A> attack Crowned Hunger
    A> send Behemoth out of the Abyss
    A> send The Cloven One
    A> strike
    A> apply Faceless Turncoat
    A> gain red
    A> gain red
    A> gain red
    A> either 1
    A> recall Gates of Homecoming
    A> gain white
    A> gain white
    A> gain white
    luck 0
    A> gain white
    A  play Mistress of the Strayed, Behemoth out of the Abyss (tapped), The Cloven One (tapped)
    A? apply Mistress of the Strayed 1 | done
    A> apply Mistress of the Strayed 1
    A? apply Mistress of the Strayed 1 | done
    A> done
    A  vp 2  stones 0, 0, 3, 4

end-of-game counts only then                              etherstone.symbols.end-of-game etherstone.scoring.end-abilities
    A  play Beating Heart of Nobura, Dusk Weaver, Ash Smith
    A> rest
    A  vp 0

on attack is not for dice                                 etherstone.symbols.on-attack
    A  play Sparkflinger
    table  dice 1, 1, 2, 1, 1
    A> take red
    table  turn B

a colour needs the colour                                 etherstone.symbols.die-colour
    A  play Gloom Ferryman, Dusk Weaver
    table  dice 1, 1, 1, 1, 1
    A> take red
    table  turn B

a colour fits any value                                   etherstone.symbols.die-colour
    A  play Horned-Herd Healer
    table  dice 1, 6, 1, 1, 1
    A> take green
    A? apply Horned-Herd Healer | apply Eluna the Unsleeping 2 | done
    A> done

a value fits any colour                                   etherstone.symbols.die-value
    A  play Scalewing Herder
    table  dice 2, 1, 1, 3, 1
    A> take black
    A> apply Scalewing Herder
    A  stones 2, 1, 0, 0

and only its two values                                   etherstone.symbols.die-value
    A  play Scalewing Herder
    table  dice 3, 1, 1, 3, 1
    A> take black
    table  turn B

values need not be neighbours                             etherstone.symbols.die-value
    A  play Cradle of the Emerald Thicket
    table  dice 6, 5, 1, 1, 1
    A> take green
    A? apply Eluna the Unsleeping 2 | done
    A> done
    B> rest
    A> take black
    A? apply Cradle of the Emerald Thicket 2 | apply Eluna the Unsleeping 2 | done
    A> done

a range has both its ends: low                            etherstone.symbols.die-range
    A  play Ash Smith
    table  dice 1, 1, 1, 1, 1
    A> take black
    A? apply Ash Smith | done
    A> done

a range has both its ends: high                           etherstone.symbols.die-range
    A  play Ash Smith
    table  dice 3, 1, 1, 1, 1
    A> take black
    A? apply Ash Smith | done
    A> done

a range ends there                                        etherstone.symbols.die-range
    A  play Ash Smith
    table  dice 4, 1, 1, 1, 1
    A> take black
    table  turn B

only other cards of one's own                             etherstone.terms.apply-ability-other-card
    A  play Three-Faced Echo, Gloom Ferryman, Dusk Weaver
    B  play Horned-Herd Healer
    table  dice 1, 1, 1, 1, 1
    A> take red
    A> apply Three-Faced Echo 1
    A? apply Gloom Ferryman | apply Dusk Weaver
    A> apply Dusk Weaver
    A  stones 1, 0, 2, 0

only what can be paid for, and only of the sort named     etherstone.terms.apply-ability-other-card etherstone.terms.apply-ability-as-if-die
    A  play Tamed Metamorph, Dew Gatherer (1), Beating Heart of Nobura, Sparkflinger
    B  play Gloom Ferryman
    table  dice 1, 6, 1, 1, 1
    A> take green
    A> apply Tamed Metamorph 2
    A? apply Dew Gatherer 1 | apply Sparkflinger 1
    A> apply Dew Gatherer 1
    A  play Tamed Metamorph, Dew Gatherer (2), Beating Heart of Nobura, Sparkflinger
    A> done
    B> rest
    set table  dice 1, 1, 1, 1, 1  holder -, -, -, -, -
    A> take green
    A> apply Tamed Metamorph 2
    A? apply Dew Gatherer 1 | apply Dew Gatherer 2 | apply Sparkflinger 1
    A> apply Dew Gatherer 2
    A  vp 2  play Tamed Metamorph, Dew Gatherer, Beating Heart of Nobura, Sparkflinger
    A> done

markers lie on the leader or on entities in play          etherstone.terms.markers-where
    A  play Murky Epiphany, Dusk Weaver  hand Ash Smith
    A> take green
    A> apply Murky Epiphany 1
    A? mark Murky Epiphany | mark Dusk Weaver | mark Eluna the Unsleeping
    A> mark Eluna the Unsleeping
    A  markers 2

recall takes back to hand, without markers                etherstone.terms.recall etherstone.terms.markers-lost-on-leave
    A  play Gloom Ferryman, Ant Duchess (2)  hand Dusk Weaver
    A> take black
    A> apply Gloom Ferryman
    A> gain green
    A> gain green
    A  play Gloom Ferryman  hand Dusk Weaver, Ant Duchess  known Ant Duchess  stones 2, 2, 0, 0
    B> rest
    A> summon Ant Duchess
    A  play Gloom Ferryman, Ant Duchess  stones 1, 0, 0, 0

destroyed cards are gone                                  etherstone.terms.destroy etherstone.terms.markers-lost-on-leave
    A  play Insatiable Grub, Ant Duchess (3)  hand Dusk Weaver  health 5
    table  dice 3, 1, 1, 1, 1
    A> take black
    A> apply Ant Duchess 1
    A> apply Insatiable Grub 2
    A> gain red
    A  play Insatiable Grub  hand Dusk Weaver  vp 3  health 5
    table  box Ant Duchess
    A> apply Insatiable Grub 1
    A  health 7
    A! summon Ant Duchess

restore turns one card upright                            etherstone.terms.restore-one
    A  play Harness of Living Vines, Ash Smith (tapped), Sparkflinger (tapped), Dusk Weaver
    A> take green
    A> apply Harness of Living Vines 2
    A? restore Ash Smith | restore Sparkflinger
    A> restore Sparkflinger
    A  play Harness of Living Vines, Ash Smith (tapped), Sparkflinger, Dusk Weaver
    A> done

tap turns one sideways                                    etherstone.terms.tap-one
    A  play Song of the Nesting Grounds, Ash Smith (tapped), Sparkflinger, Dusk Weaver
    table  dice 1, 4, 1, 1, 1
    A> take green
    A> apply Song of the Nesting Grounds 2
    A? tap Sparkflinger | tap Dusk Weaver
    A> tap Sparkflinger
    A  play Song of the Nesting Grounds, Ash Smith (tapped), Sparkflinger (tapped), Dusk Weaver  stones 0, 4, 0, 0
    A> done
    set table  area Thief of Glints, -, -
    B> rest
    A! attack Thief of Glints
    A> rest

game etherstone players=3

turns go round from seat to seat                          etherstone.turn.order-clockwise
    A> rest
    table  turn B
    B> rest
    table  turn C
    C> rest
    table  turn A

opponents means each of the others                        etherstone.terms.opponents-each
    A  play Arbiter of the White Circle  health 9
    B  health 8
    C  health 7
    table  dice 3, 1, 1, 1, 1
    A> take black
    A> apply Arbiter of the White Circle 1
    A  health 9  vp 1
    B  health 7
    C  health 6

what helps opponents is done in full                      etherstone.terms.opponents-in-full etherstone.stones.gain-violet
    A  hand Radiant Crier, Dusk Weaver  stones 0, 0, 3, 2
    A> summon Radiant Crier
    A> apply Radiant Crier
    B? gain black | gain green | gain red | gain white
    B> gain black
    C> gain white
    A  vp 3
    B  stones 1, 0, 0, 0
    C  stones 0, 0, 0, 1

a tie with the last of three is a tie                     etherstone.abilities.most-tie-skips-part
    A  leader Counsellor Ai-Meret  health 9
    B  health 8
    C  health 9
    table  dice 3, 1, 1, 1, 1
    A> take black
    A> apply Counsellor Ai-Meret 1
    A  vp 0  stones 2, 0, 0, 1

game etherstone players=2 infected_gains=kept

under the other reading the dial rises, the leader stays infected   etherstone.infection.cured-by-deal
    A  health 1  play Many-Eyed Augur
    table  dice 1, 1, 1, 4, 1
    A> take white
    A> apply Many-Eyed Augur
    A> apply Eluna the Unsleeping 1
    A  health 2  infected yes

game etherstone players=2 immediate=compulsory

under the other reading immediate abilities must be applied         etherstone.abilities.optional
    A  hand Radiant Crier, Dusk Weaver  stones 0, 0, 3, 2
    A> summon Radiant Crier
    A  vp 3
    B> gain red
