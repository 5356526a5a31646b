# More than one of a kind, the other seat, what was there before: where a rule read too narrowly would still seem right.
game etherstone players=2

what an opponent loses is lost by the opponent                    etherstone.stones.spend-only-own etherstone.stones.spend
    table  area Roaming Mire, -, -
    A  leader Counsellor Ai-Meret  play Slagpaw Hound  stones 0, 0, 0, 5
    B  stones 0, 0, 0, 2
    A> attack Roaming Mire
    A> send Slagpaw Hound
    luck 0
    A> strike
    A> apply Counsellor Ai-Meret 2
    A  stones 1, 1, 0, 5
    B  stones 0, 0, 0, 1

the infected gain no health by another's turn                     etherstone.infection.cured-by-deal
    table  dice 1, 1, 1, 1, 1
    A  play Tainted Physician  health 5
    B  health 0  infected yes
    A> take white
    A> apply Tainted Physician 2
    B  health 0  infected yes
    A> done
    A  health 7

a great loss stops at nothing                                     etherstone.infection.floor-zero etherstone.infection.zero-means-infected
    table  area Shepherd of Ruin, -, -
    A  play Blaze Ram, Slagpaw Hound  hand Dusk Weaver  health 2
    A> attack Shepherd of Ruin
    A> send Eluna the Unsleeping
    A> send Blaze Ram
    A> send Slagpaw Hound
    A> strike
    A> confirm
    A  health 0  infected yes
    luck 0
    A> decline
    A  health 0  trophies Shepherd of Ruin

markers on a leader are added to those there                      etherstone.terms.markers-where
    table  area Roaming Mire, -, -
    A  leader Karras the Charred  markers 2  play Slagpaw Hound
    A> attack Roaming Mire
    A> send Slagpaw Hound
    luck 0
    A> strike
    A> apply Karras the Charred 1
    A  markers 3

who is tapped by an ability keeps the markers                     etherstone.terms.tap-one etherstone.terms.markers-where
    table  dice 1, 1, 1, 1, 1
    A  play Pilgrims' Bulwark (2), Slagpaw Hound  health 5
    A> take white
    A> apply Pilgrims' Bulwark 2
    A> done
    A  play Pilgrims' Bulwark (tapped) (2), Slagpaw Hound  health 7

who is restored keeps them, too                                   etherstone.terms.restore-one etherstone.terms.markers-where
    table  dice 1, 1, 1, 1, 1
    A  play Dance upon Embers, Slagpaw Hound (tapped) (3), Ash Smith
    A> take red
    A> apply Dance upon Embers 2
    A  play Dance upon Embers, Slagpaw Hound (3), Ash Smith
    A> apply Ash Smith
    A  stones 0, 0, 3, 0

a refresh that costs nothing is a refresh                         etherstone.symbols.constant etherstone.market.forced-refresh-free
    table  holder -, A, B, B, B  dice 1, 1, 1, 1, 1
    A  play Slagpaw Hound (tapped)
    B  leader Sister Wormwood  health 5
    luck 0 0 0 0 0
    A> take black
    B? apply Sister Wormwood 2 | done
    B> apply Sister Wormwood 2
    B> gain white
    B> rest
    B  stones 0, 0, 0, 1  health 5
    A  play Slagpaw Hound (tapped)

the Abyss die is a die                                            etherstone.symbols.constant etherstone.die.abyss-counts-as-colour
    table  dice 1, 1, 1, 1, 4
    A  play Herald of the Turn
    A> take violet as white
    A? apply Herald of the Turn 1 | done
    A> apply Herald of the Turn 1
    A> set-die 5
    A? apply Herald of the Turn 2 | apply Eluna the Unsleeping 1 | apply Eluna the Unsleeping 2 | done
    A> done
    A  stones 0, 0, 0, 2

a leader infected by the die still has its abilities              etherstone.die.leader-abilities-count
    table  dice 1, 1, 1, 1, 1
    A  health 1
    A> take violet as white
    A  infected yes
    A? apply Eluna the Unsleeping 1 | done
    A> done
    A  health 0

a recalled card in hand, known to all, gives nothing              etherstone.abilities.need-card-laid-out
    table  dice 1, 1, 1, 1, 1
    A  hand Forge Keeper, Dusk Weaver  known Forge Keeper
    A> take red
    table  turn B
    A  stones 0, 0, 2, 0

two lines of one card, one after the other                        etherstone.die.any-order etherstone.abilities.separate-lines
    table  dice 1, 1, 1, 1, 1
    A  play Dew Gatherer (1)
    A> take black
    A> apply Dew Gatherer 1
    A? apply Dew Gatherer 2 | done
    A> apply Dew Gatherer 2
    A  vp 2  play Dew Gatherer

three followers go, and all three are tapped                      etherstone.attack.followers-get-tapped
    table  area The Burning Cleft, -, -
    A  play Ash Smith, Slagpaw Hound, The Cloven One, Dusk Weaver
    A> attack The Burning Cleft
    A> send Ash Smith
    A> send Slagpaw Hound
    A> send The Cloven One
    luck 0
    A> strike
    A? restore Ash Smith | restore Slagpaw Hound | restore The Cloven One
    A> restore Slagpaw Hound
    A  play Ash Smith (tapped), Slagpaw Hound, The Cloven One (tapped), Dusk Weaver

of five, four followers go and the leader                         etherstone.attack.choose-attackers etherstone.attack.total-strength
    table  area Crowned Hunger, -, -
    A  play Ash Smith, Slagpaw Hound, Horned-Herd Healer, Dusk Weaver, Scalewing Herder  hand Haze Whisperer
    A> attack Crowned Hunger
    A> send Ash Smith
    A> send Slagpaw Hound
    A> send Horned-Herd Healer
    A? send Eluna the Unsleeping | send Dusk Weaver | send Scalewing Herder
    A> send Dusk Weaver
    A? send Eluna the Unsleeping | send Scalewing Herder
    A> send Eluna the Unsleeping
    luck 0
    A> strike
    A> either 2
    A  trophies Crowned Hunger  vp 2  health 6

a ritual helps the only one who goes                              etherstone.attack.on-attack-of-bystanders
    table  area Rust Flurry, -, -
    A  play Slagpaw Hound, Wrath of the Lower Vents
    A> attack Rust Flurry
    A> send Slagpaw Hound
    A> strike
    A? apply Wrath of the Lower Vents 2
    luck 0
    A> apply Wrath of the Lower Vents 2
    A  trophies Rust Flurry

two bonuses are added to each other                               etherstone.attack.on-attack-abilities etherstone.attack.win-if-equal-or-more
    table  area Warden of the Dry Riverbed, -, -
    A  play Slagpaw Hound, Sparkflinger (tapped), Wrath of the Lower Vents
    A> attack Warden of the Dry Riverbed
    A> send Slagpaw Hound
    A> strike
    A> apply Sparkflinger 2
    A! confirm
    luck 0
    A> apply Wrath of the Lower Vents 2
    A> gain red
    A> gain red
    A  trophies Warden of the Dry Riverbed

two who went have each something to do after the attack           etherstone.attack.after-attack-parts
    table  area Thief of Glints, -, -
    A  play Faceless Turncoat, Bowwoman of Daybreak, Slagpaw Hound  hand nothing
    A> attack Thief of Glints
    A> send Faceless Turncoat
    A> send Bowwoman of Daybreak
    A> send Slagpaw Hound
    A> strike
    A> apply Bowwoman of Daybreak
    A> apply Faceless Turncoat
    A? apply Bowwoman of Daybreak | apply Faceless Turncoat
    A> apply Faceless Turncoat
    A> gain red
    A> gain red
    luck 0
    A> gain red
    A  vp 3  stones 0, 0, 3, 0  hand Faceless Turncoat  play Bowwoman of Daybreak (tapped), Slagpaw Hound (tapped)

a leader who is infected by it has won all the same               etherstone.attack.reward etherstone.attack.leader-takes-damage
    table  area Thief of Glints, -, -
    A  play Slagpaw Hound  health 1
    A> attack Thief of Glints
    A> send Eluna the Unsleeping
    A> send Slagpaw Hound
    luck 0
    A> strike
    A  health 0  infected yes  vp 2  trophies Thief of Glints

an infected leader may go where a card lets one attack            etherstone.attack.choose-attackers etherstone.infection.further-loss-harmless
    table  area Roaming Mire, -, -
    A  leader Malvis, Child of the Break  hand Dance upon Embers, Dusk Weaver  stones 0, 0, 2, 0  health 1  play Ash Smith
    A> summon Dance upon Embers
    A  infected yes
    A> apply Dance upon Embers 1
    A> attack Roaming Mire
    A? send Malvis, Child of the Break | send Ash Smith
    A> send Ash Smith
    A> send Malvis, Child of the Break
    luck 0
    A> strike
    A  health 0  infected yes  trophies Roaming Mire

a leader with trophies attacks the last threat                    etherstone.attack.leader-never-tapped
    table  area Light-Gnawer Swarm, -, -
    A  leader Karras the Charred  health 9  trophies Roaming Mire, Thief of Glints
    A> attack Light-Gnawer Swarm
    A> send Karras the Charred
    luck 0
    A> strike
    A> gain red
    A> gain red
    A> done
    A  trophies Roaming Mire, Thief of Glints, Light-Gnawer Swarm  health 8

the seventh trophy lies on the pile like the first                etherstone.attack.trophy-pile etherstone.scoring.trophies
    table  area Roaming Mire, -, -
    A  play Slagpaw Hound  trophies Light-Gnawer Swarm, Weeping Boulder, Thief of Glints, Rust Flurry, Blinded Blizzard, Rootgnaw Patriarch
    A> attack Roaming Mire
    A> send Slagpaw Hound
    luck 0
    A> strike
    A  trophies Light-Gnawer Swarm, Weeping Boulder, Thief of Glints, Rust Flurry, Blinded Blizzard, Rootgnaw Patriarch, Roaming Mire
    score A  trophies 16

who rests keeps the markers of the restored                       etherstone.rest.restore-all
    A  play Slagpaw Hound (tapped) (2), Ash Smith (tapped), Sparkflinger (tapped) (1)
    A> rest
    A  play Slagpaw Hound (2), Ash Smith, Sparkflinger (1)

a deal sets a strong leader back to all of the health             etherstone.deal.health-reset
    A  leader Irvane, Reader of Facets  health 0  infected yes
    A> deal
    A  health 14  infected no

three deals cost three times seven                                etherstone.scoring.deal-penalty etherstone.scoring.infected-penalty
    A  deals 2  health 0  infected yes
    score A  deals -14  infected -3
    A> deal
    A  deals 3
    score A  deals -21  infected 0  health 5

the token counts for the infected, too                            etherstone.scoring.end-token etherstone.scoring.infected-penalty
    table  closing 3
    A  token yes  health 0  infected yes
    A? deal | refresh
    score A  end-token 2  infected -3

what an ability summons for less lies upright like any other      etherstone.summon.then-in-play etherstone.summon.via-ability etherstone.symbols.constant
    A  hand Birth Reversed, Slagpaw Hound, Dusk Weaver  stones 0, 0, 5, 0  play Obelisk of Noonday Names
    A> summon Birth Reversed
    A> done
    A> apply Birth Reversed 2
    A> summon Slagpaw Hound
    A  play Obelisk of Noonday Names, Birth Reversed, Slagpaw Hound  stones 0, 0, 0, 0
    A? apply Obelisk of Noonday Names 1 | done
    A> apply Obelisk of Noonday Names 1
    # both summons are answered
    A> apply Obelisk of Noonday Names 1
    A  play Obelisk of Noonday Names (2), Birth Reversed, Slagpaw Hound

a card does not answer to its own summon                          etherstone.symbols.constant
    A  hand Thornwood Driver, Dusk Weaver  stones 0, 3, 0, 0
    A> summon Thornwood Driver
    A  play Thornwood Driver  stones 0, 0, 0, 0
    table  turn B

two ways to pay with health are added                             etherstone.golden.card-beats-rules etherstone.summon.before-abilities-first
    A  leader Malvis, Child of the Break  hand Behemoth out of the Abyss, Dusk Weaver  stones 0, 0, 2, 0  health 9
    A> summon Behemoth out of the Abyss
    A> apply Behemoth out of the Abyss
    A  stones 0, 0, 0, 0  health 4  play Behemoth out of the Abyss
    table  turn B

with more stones one says how much                                etherstone.golden.card-beats-rules etherstone.summon.before-abilities-first
    A  leader Malvis, Child of the Break  hand Behemoth out of the Abyss, Dusk Weaver  stones 0, 0, 5, 0  health 9
    A> summon Behemoth out of the Abyss
    A> apply Behemoth out of the Abyss
    A? pay-health 2 | pay-health 3 | pay-health 4 | pay-health 5
    A> pay-health 3
    A  stones 0, 0, 1, 0  health 6  play Behemoth out of the Abyss

the last card of a hand costs as much as any                      etherstone.summon.one-card-from-hand etherstone.summon.pay-cost
    A  hand Slagpaw Hound  stones 0, 0, 3, 0
    A> summon Slagpaw Hound
    A  stones 0, 0, 1, 0  hand nothing

a threat goes under those that were put there before              etherstone.golden.card-beats-rules etherstone.setup.threat-deck-order
    table  area Light-Gnawer Swarm, -, -  under Roaming Mire
    A  hand Sentry at the Rift, Dusk Weaver  stones 2, 3, 0, 0
    A> summon Sentry at the Rift
    A> apply Sentry at the Rift 1
    luck 0
    A> cycle Light-Gnawer Swarm
    table  under Roaming Mire, Light-Gnawer Swarm

when the levels have run out, what was put under first comes first    etherstone.setup.threat-deck-order etherstone.attack.refill
    table  area Light-Gnawer Swarm, -, -  left 0, 0, 0  under Roaming Mire, Weeping Boulder
    A  play Slagpaw Hound  hand Dusk Weaver
    A> attack Light-Gnawer Swarm
    A> send Slagpaw Hound
    A> strike
    A> gain red
    A> gain red
    table  area Roaming Mire, -, -  under Weeping Boulder

a die taken before keeps its value when another is changed        etherstone.die.value-unchanged
    table  dice 1, 5, 5, 5, 5  holder -, A, B, -, -
    A  play Mirror of Backward Hours
    A> take black
    A> apply Mirror of Backward Hours 1
    A> set-die 4
    A> done
    table  dice 4, 5, 5, 5, 5

no stones for a black die that nobody took                        etherstone.terms.apply-ability-as-if-die
    table  dice 5, 5, 1, 5, 5
    A  play Three-Faced Echo, Roll Call of the Vanished
    A> take red
    A> apply Three-Faced Echo 1
    A> apply Roll Call of the Vanished 2
    A> gain white
    A  stones 0, 0, 2, 1

four stones of any colours are four                               etherstone.stones.gain-violet
    table  dice 1, 2, 1, 1, 1
    A  play Haggling with Emptiness  health 9
    A> take green
    A> apply Haggling with Emptiness 1
    A> x 2
    A> gain red
    A> gain white
    A> gain black
    A> gain red
    A  stones 1, 2, 2, 1  health 7
    table  turn B

of one stone of any colour, too, the owner says which             etherstone.stones.spend-violet
    A  play Crucible of Decay  stones 1, 0, 0, 1
    table  dice 1, 1, 1, 1, 1
    A> take red
    A> apply Crucible of Decay 1
    A> x 1
    A? pay black | pay red | pay white
    A> pay white
    A  stones 1, 0, 2, 0  vp 1

markers on the leader are among all                               etherstone.abilities.x-set-by-ability etherstone.terms.markers-where
    table  area Rust Flurry, -, -
    A  leader Taruk, Father of Herds  markers 2  play Slagpaw Hound, The Feeding Circle
    A> attack Rust Flurry
    A> send Slagpaw Hound
    A> strike
    A+ apply The Feeding Circle 2
    luck 0
    A> apply The Feeding Circle 2
    A> confirm
    A  trophies Rust Flurry  markers 2

all are restored, were they three                                 etherstone.terms.restore-one etherstone.attack.reward
    table  area Mother of a Thousand Guises, -, -
    A  play Behemoth out of the Abyss, Slagpaw Hound, Ash Smith (tapped), Dusk Weaver (tapped)  health 9
    A> attack Mother of a Thousand Guises
    A> send Behemoth out of the Abyss
    A> send Slagpaw Hound
    luck 0
    A> strike
    A  play Behemoth out of the Abyss, Slagpaw Hound, Ash Smith, Dusk Weaver  vp 1

one marker is moved, not all                                      etherstone.terms.markers-where
    table  dice 1, 1, 1, 1, 1
    A  play Feast of Shedding, Ash Smith (3), Slagpaw Hound
    A> take green
    A> apply Feast of Shedding 2
    A> mark Slagpaw Hound
    A> move-from Ash Smith
    A> move-to Slagpaw Hound
    A  play Feast of Shedding, Ash Smith (2), Slagpaw Hound (2)
    A> done

three different cards are three                                   etherstone.terms.markers-where
    A  hand Brand of First Fire, Dusk Weaver  stones 0, 0, 4, 0  play Ash Smith, Slagpaw Hound
    A> summon Brand of First Fire
    A> apply Brand of First Fire 1
    A> mark Ash Smith
    A? mark Slagpaw Hound | mark Brand of First Fire | mark Eluna the Unsleeping
    A> mark Slagpaw Hound
    A? mark Brand of First Fire | mark Eluna the Unsleeping
    A> mark Eluna the Unsleeping
    A  play Ash Smith (1), Slagpaw Hound (1), Brand of First Fire  markers 1

a tapped card destroys itself as well                             etherstone.terms.destroy
    table  dice 1, 1, 1, 1, 1
    A  play Rupturing Cocoon (tapped) (2), Dusk Weaver
    A> take black
    A> apply Rupturing Cocoon 2
    A  vp 4  play Dusk Weaver
    table  box Rupturing Cocoon

three markers are six points                                      etherstone.abilities.number-before-x
    table  dice 1, 1, 1, 1, 1
    A  play Rupturing Cocoon (3), Dusk Weaver
    A> take black
    A> apply Rupturing Cocoon 2
    A  vp 6

who wants no more speaks for nobody else                          etherstone.abilities.optional
    table  area Roaming Mire, -, -
    A  play Slagpaw Hound, Stalker of Behemoths
    B  play Abbess of the Gleam  health 5
    A> attack Roaming Mire
    A> send Slagpaw Hound
    luck 0
    A> strike
    A? apply Stalker of Behemoths 2 | done
    A> done
    B? apply Abbess of the Gleam 1 | done
    B> apply Abbess of the Gleam 1
    A  vp 0
    B  health 6

game etherstone players=2

what opponents lose is shown on theirs                            etherstone.health.dial-tracks-changes etherstone.abilities.health-hits-owner
    table  dice 3, 1, 1, 1, 1
    A  play Arbiter of the White Circle  health 7
    B  health 7
    A> take black
    A> apply Arbiter of the White Circle 1
    A  health 7  vp 1
    B  health 6

health may rise by four above the start                           etherstone.health.may-exceed-initial
    A  play Horned-Herd Healer  health 12
    A> take green
    A> apply Horned-Herd Healer
    A  health 14

after two deals one is infected like before                       etherstone.infection.zero-means-infected etherstone.infection.next-action-is-deal
    A  health 1  deals 2
    A> take violet as red
    A  health 0  infected yes
    B> rest
    A? deal | refresh
    A> deal
    A  deals 3  infected no

the infected deal at any health                                   etherstone.infection.next-action-is-deal etherstone.deal.only-action-when-infected
    A  health 3  infected yes
    A? deal | refresh
    A! rest  etherstone.deal.only-action-when-infected
    A> deal
    A  infected no

of three on-attack abilities each is applied once                 etherstone.abilities.once-without-x etherstone.attack.on-attack-abilities
    table  area The Burning Cleft, -, -
    A  play Slagpaw Hound, Sparkflinger (tapped), Trailburner (tapped), Wrath of the Lower Vents
    A> attack The Burning Cleft
    A> send Slagpaw Hound
    A> strike
    A> apply Sparkflinger 2
    A> apply Trailburner 2
    A? apply Wrath of the Lower Vents 2
    A! apply Sparkflinger 2
    luck 0
    A> apply Wrath of the Lower Vents 2
    A? restore Slagpaw Hound | restore Sparkflinger | restore Trailburner
    A> restore Sparkflinger
    A  trophies The Burning Cleft

the sixth card in play, summoned just now, is looked at           etherstone.abilities.same-turn-summon etherstone.die.all-matching-abilities
    table  area Caravan of Shades, -, -  dice 1, 1, 1, 1, 1  left 0, 0, 4
    A  play The Undying Smelter, Dusk Weaver, Tallier of Stars, Radiant Crier, Gloom Ferryman  hand Forge Keeper, Haze Whisperer  stones 0, 0, 4, 0
    A> take red
    A> apply The Undying Smelter 1
    luck 0
    A> summon Forge Keeper
    A> done
    A? apply Forge Keeper 1 | done
    A> apply Forge Keeper 1
    A  stones 0, 0, 1, 0

in the third place of the area, too, a threat is attacked         etherstone.attack.choose-one-threat
    table  area -, Shepherd of Ruin, Roaming Mire
    A  play Slagpaw Hound
    A+ attack Roaming Mire
    A> attack Roaming Mire
    A> send Slagpaw Hound
    luck 0
    A> strike
    A  trophies Roaming Mire

by a card as well                                                 etherstone.attack.choose-one-threat
    table  area Roaming Mire, Shepherd of Ruin, Light-Gnawer Swarm
    A  hand Dance upon Embers, Dusk Weaver  stones 0, 0, 3, 0  play Slagpaw Hound
    A> summon Dance upon Embers
    A> apply Dance upon Embers 1
    A? attack Roaming Mire | attack Light-Gnawer Swarm
    A> attack Light-Gnawer Swarm
    A> send Slagpaw Hound
    luck 0
    A> strike
    A> gain red
    A> gain red
    A  trophies Light-Gnawer Swarm

a technology with markers does not go                             etherstone.attack.only-followers-and-leader etherstone.attack.tapped-cannot-attack
    table  area Roaming Mire, -, -
    A  play Steam Arbalest (3), Slagpaw Hound, Ash Smith (tapped) (2)
    A> attack Roaming Mire
    A? send Eluna the Unsleeping | send Slagpaw Hound
    A> send Slagpaw Hound
    luck 0
    A> strike
    A  trophies Roaming Mire

the Abyss die as any of the four, both stones alike               etherstone.die.abyss-colour-choice etherstone.die.abyss-counts-as-colour
    table  dice 1, 1, 1, 1, 3
    A  health 9
    A> take violet as black
    A  stones 2, 0, 0, 0  health 8
    B> take black
    set table  holder -, -, -, -, -
    A> take violet as white
    A? apply Eluna the Unsleeping 1 | done
    A> done
    A  stones 2, 0, 0, 2  health 7

a card summoned by a card has its own before-summon abilities     etherstone.symbols.before-summon etherstone.summon.via-ability
    A  hand Birth Reversed, Echo Eater, Dusk Weaver  stones 4, 0, 2, 0  play Ash Smith
    A> summon Birth Reversed
    A> done
    A> pay red
    A> pay red
    A> apply Birth Reversed 2
    A> summon Echo Eater
    A? apply Echo Eater 1
    A> apply Echo Eater 1
    A> recall Ash Smith
    A  play Birth Reversed, Echo Eater  hand Dusk Weaver, Ash Smith  stones 0, 0, 0, 0

a deal is the action of its turn                                  etherstone.turn.one-action-of-five etherstone.turn.three-stages
    A  health 0  infected yes
    A> deal
    table  turn B
    A! rest  etherstone.turn.one-action-of-five
    A  deals 1

after a refresh the action is still to come                       etherstone.turn.action-mandatory etherstone.turn.three-stages
    A  health 9
    luck 0 0 0 0 0
    A> refresh
    table  turn A
    A+ rest | take red
    A- refresh
    A> rest
    table  turn B

a market of five may be refreshed, and need not                   etherstone.market.refresh-optional
    A  health 9
    A+ refresh | rest
    A> rest
    A  health 9
    table  turn B

one die of two is taken                                           etherstone.die.one-die
    table  holder -, -, B, B, B  dice 1, 1, 1, 1, 1
    A> take black
    table  holder A, -, B, B, B
    B  stones 0, 0, 0, 0

a range after a value is a die ability, too                       etherstone.abilities.two-ways-to-apply
    table  dice 5, 5, 1, 5, 5
    A  play Three-Faced Echo, Mirror of Backward Hours
    A> take red
    A? apply Three-Faced Echo 1 | apply Mirror of Backward Hours 1 | done
    A> apply Three-Faced Echo 1
    A? apply Mirror of Backward Hours 1 | apply Mirror of Backward Hours 2
    A> apply Mirror of Backward Hours 2
    A  vp 1
    A> done

what comes before a summon comes neither after it nor with a die    etherstone.symbols.symbol-decides-occasion etherstone.symbols.before-summon
    A  hand Lampbearer of Mercy, Dusk Weaver  stones 0, 0, 0, 6  play Keeper of the First Ray
    A> summon Lampbearer of Mercy
    A? apply Lampbearer of Mercy 1 | done
    A> apply Lampbearer of Mercy 1
    A  play Keeper of the First Ray, Lampbearer of Mercy  stones 0, 0, 0, 1
    table  turn B

a crush is no stronger for what its owner has                     etherstone.terms.crush-no-bonuses etherstone.terms.crush-only-this-ability
    table  area Rust Flurry, Weeping Boulder, -  dice 1, 1, 1, 1, 1
    A  leader Karras the Charred  markers 6  play Slagpaw Hound
    A> take red
    luck 0
    A> apply Karras the Charred 2
    A> apply Karras the Charred 1
    A  trophies Weeping Boulder  markers 5  play Slagpaw Hound

a supply of three is emptied by three                             etherstone.end.vp-supply-empty
    table  supply 3  aside 17
    A  hand Radiant Crier, Dusk Weaver  stones 0, 0, 3, 2
    A> summon Radiant Crier
    A> apply Radiant Crier
    B> gain red
    A  vp 3  token yes
    table  supply 0  closing 3

in an attack that a die brought about abilities help as well      etherstone.symbols.on-attack
    table  area Caravan of Shades, Thief of Glints, -  dice 1, 1, 1, 1, 1  left 0, 0, 4
    A  play The Undying Smelter, Slagpaw Hound, Sparkflinger (tapped)  hand Dance upon Embers, Dusk Weaver  stones 0, 0, 6, 0
    A> take red
    A> apply The Undying Smelter 1
    A> crush Caravan of Shades
    luck 0
    A> summon Dance upon Embers
    A> apply Dance upon Embers 1
    A> attack Thief of Glints
    A> send Slagpaw Hound
    A> strike
    A? apply Sparkflinger 2
    luck 0
    A> apply Sparkflinger 2
    A  trophies Thief of Glints, Caravan of Shades  vp 2
    A> done
    table  turn B

the Abyss die named black is black                                etherstone.die.abyss-counts-as-colour
    table  dice 1, 1, 1, 1, 4
    A  play Dew Gatherer (2), Horned-Herd Healer, Forge Keeper  health 9
    A> take violet as black
    A? apply Dew Gatherer 2 | done
    A> apply Dew Gatherer 2
    A  vp 2  stones 2, 0, 0, 0

game etherstone players=3

the last threat revealed ends it with a full supply, too          etherstone.end.any-one-suffices etherstone.end.threat-deck-empty
    table  area Roaming Mire, -, -  left 0, 0, 1  supply 20
    A  play Slagpaw Hound
    A> attack Roaming Mire
    A> send Slagpaw Hound
    luck 0
    A> strike
    A  token yes
    table  closing 2  turn B
