# Summoning: from the hand, paid, laid out.
game etherstone players=2

one card from one's own hand                              etherstone.summon.one-card-from-hand etherstone.summon.pay-cost etherstone.cards.entity-cost
    A  hand Slagpaw Hound, Dusk Weaver  stones 0, 0, 3, 1
    B  hand Wanderer of the Crystal Path
    A! summon Wanderer of the Crystal Path  etherstone.summon.one-card-from-hand
    A> summon Slagpaw Hound
    A  hand Dusk Weaver  play Slagpaw Hound  stones 0, 0, 1, 1

without the full cost there is no summon                  etherstone.summon.cannot-afford
    A  hand Slagpaw Hound  stones 0, 0, 1, 5
    A! summon Slagpaw Hound  etherstone.summon.cannot-afford
    A  stones 0, 0, 1, 5  hand Slagpaw Hound
    A> rest

the printed colour is paid before anything is asked       etherstone.summon.pay-cost etherstone.cards.entity-cost
    A  hand Keeper of the First Ray, Dusk Weaver  stones 0, 0, 3, 3
    A> summon Keeper of the First Ray
    A  stones 0, 0, 3, 1
    A? pay red | pay white
    A> pay red
    A? pay red | pay white
    A> pay red
    A  stones 0, 0, 1, 1  play Keeper of the First Ray

all there is goes, of every colour                        etherstone.summon.pay-cost etherstone.summon.violet-cost-any-mix
    A  hand Three-Faced Echo, Dusk Weaver  stones 1, 1, 1, 2
    A> summon Three-Faced Echo
    A  stones 0, 0, 0, 0  play Three-Faced Echo
    table  turn B

a stone less, chosen stone by stone                       etherstone.summon.pay-cost etherstone.summon.via-ability-modified etherstone.cards.entity-cost
    A  hand Tamed Metamorph, Dusk Weaver  stones 1, 2, 2, 0  play Gates of Homecoming
    A> summon Tamed Metamorph
    A? pay black | pay green | pay red
    A> pay black
    A? pay green | pay red
    A> pay red
    A  stones 0, 1, 1, 0  play Gates of Homecoming, Tamed Metamorph

the printed colour first leaves the rest to choose        etherstone.summon.pay-cost etherstone.summon.via-ability-modified etherstone.cards.entity-cost
    A  hand Tamed Metamorph, Dusk Weaver  stones 1, 3, 2, 0  play Gates of Homecoming
    A> summon Tamed Metamorph
    A> pay green
    A? pay black | pay green | pay red
    A> pay green
    A? pay black | pay green | pay red
    A> pay black
    A  stones 0, 1, 2, 0  play Gates of Homecoming, Tamed Metamorph

white is off like every colour                            etherstone.summon.via-ability-modified etherstone.cards.entity-cost
    A  hand Keeper of the First Ray, Dusk Weaver  stones 0, 0, 4, 2  play Gates of Homecoming
    A> summon Keeper of the First Ray
    A> pay red
    A? pay red | pay white
    A> pay red
    A  stones 0, 0, 2, 1  play Gates of Homecoming, Keeper of the First Ray

what one lacks of a colour is what is off                 etherstone.summon.via-ability-modified etherstone.cards.entity-cost
    A  hand Tamed Metamorph, Dusk Weaver  stones 0, 1, 5, 0  play Gates of Homecoming
    A> summon Tamed Metamorph
    A? pay green | pay red
    A> pay red
    A? pay green | pay red
    A> pay red
    A  stones 0, 0, 3, 0  play Gates of Homecoming, Tamed Metamorph

any colours, though the printed ones are there            etherstone.summon.pay-cost etherstone.golden.card-beats-rules etherstone.summon.violet-cost-any-mix
    A  hand Slagpaw Hound, Dusk Weaver  stones 0, 2, 2, 0  play Fracture Prism
    A> summon Slagpaw Hound
    A? pay green | pay red
    A> pay green
    A? pay green | pay red
    A> pay green
    A  stones 0, 0, 2, 0  play Fracture Prism, Slagpaw Hound

any colours, and a stone less                             etherstone.golden.card-beats-rules etherstone.summon.via-ability-modified etherstone.summon.violet-cost-any-mix
    A  hand Wanderer of the Crystal Path, Dusk Weaver  stones 0, 0, 1, 1  play Fracture Prism, Gates of Homecoming
    A> summon Wanderer of the Crystal Path
    A? pay red | pay white
    A> pay red
    A  stones 0, 0, 0, 1
    asks A etherstone-ask-immediate

the violet part takes any stones: two of others           etherstone.summon.violet-cost-any-mix
    A  hand Ash Smith, Dusk Weaver  stones 1, 1, 2, 0
    A> summon Ash Smith
    A  stones 1, 1, 1, 0
    A? pay black | pay green | pay red
    A> pay black
    A> pay green
    A  stones 0, 0, 1, 0  play Ash Smith

the violet part takes any stones: one of the same         etherstone.summon.violet-cost-any-mix
    A  hand Ash Smith, Dusk Weaver  stones 1, 1, 2, 0
    A> summon Ash Smith
    A> pay red
    A> pay black
    A  stones 0, 1, 0, 0

a payment without choice is made by itself                etherstone.summon.pay-cost
    A  hand Ash Smith, Dusk Weaver  stones 1, 1, 1, 0
    A> summon Ash Smith
    A  stones 0, 0, 0, 0  play Ash Smith
    table  turn B

the before-summon price is paid first, then the stones    etherstone.symbols.before-summon etherstone.summon.before-abilities-first etherstone.summon.immediate-after-laying
    A  hand Echo Eater, Dusk Weaver  stones 2, 1, 0, 1  play Ash Smith
    A> summon Echo Eater
    A? apply Echo Eater 1
    A! done
    A> apply Echo Eater 1
    A? pay black | pay green | pay white
    A> pay black
    A> pay green
    A> pay white
    A  stones 1, 0, 0, 0  play Echo Eater  hand Dusk Weaver, Ash Smith

without anything to recall it is out of reach             etherstone.summon.before-abilities-first etherstone.summon.cannot-afford
    A  hand Echo Eater, Dusk Weaver  stones 3, 0, 0, 0
    A! summon Echo Eater  etherstone.summon.cannot-afford
    A> rest

a price that would make it unpayable is not offered       etherstone.summon.cannot-afford etherstone.summon.before-abilities-first
    A  hand Echo Eater, Dusk Weaver  stones 2, 0, 0, 0  play Gates of Homecoming, Ash Smith
    A> summon Echo Eater
    A> apply Echo Eater 1
    A  play Gates of Homecoming, Echo Eater  stones 0, 0, 0, 0
    A> apply Gates of Homecoming 2
    A> gain red
    A> gain red

what made it cheaper cannot be what is given up           etherstone.summon.cannot-afford etherstone.summon.before-abilities-first etherstone.golden.card-beats-rules
    A  hand Echo Eater, Dusk Weaver  stones 2, 0, 0, 0  play Gates of Homecoming
    A! summon Echo Eater  etherstone.summon.cannot-afford
    set A  stones 3, 0, 0, 0
    A> summon Echo Eater
    A> apply Echo Eater 1
    A  play Echo Eater  hand Dusk Weaver, Gates of Homecoming  stones 0, 0, 0, 0
    table  turn B

less by an ability and less by its own                    etherstone.summon.before-abilities-first etherstone.summon.cannot-afford etherstone.summon.via-ability-modified
    A  hand Birth Reversed, Echo Eater, Haze Whisperer  stones 6, 0, 0, 0  play Ash Smith
    A> summon Birth Reversed
    A> done
    A  stones 2, 0, 0, 0
    A> apply Birth Reversed 2
    A> summon Echo Eater
    A> apply Echo Eater 1
    A? recall Ash Smith | recall Birth Reversed
    A> recall Ash Smith
    A  stones 0, 0, 0, 0  play Birth Reversed, Echo Eater  hand Haze Whisperer, Ash Smith

what is being paid for is known to all                    etherstone.summon.laid-face-up
    A  hand Ash Smith, Dusk Weaver  stones 1, 1, 2, 0
    A> summon Ash Smith
    A  hand Ash Smith, Dusk Weaver  known Ash Smith  play nothing
    A> pay black
    A> pay green
    A  hand Dusk Weaver  known nothing  play Ash Smith

nothing to recall, nothing to apply at once               etherstone.symbols.immediate
    A  hand Roll Call of the Vanished, Ash Smith  stones 5, 0, 0, 0
    B  play Dusk Weaver
    A> summon Roll Call of the Vanished
    A  hand Ash Smith  play Roll Call of the Vanished
    table  turn B

at once means that card and its own symbol                etherstone.summon.immediate-after-laying etherstone.symbols.immediate
    A  hand Wanderer of the Crystal Path, Dusk Weaver  stones 0, 0, 0, 2  play Ash Smith
    A> summon Wanderer of the Crystal Path
    A? apply Wanderer of the Crystal Path 1 | done
    A! apply Wanderer of the Crystal Path 2  etherstone.symbols.immediate
    A! apply Ash Smith  etherstone.symbols.immediate
    A> apply Wanderer of the Crystal Path 1
    A  health 12
    table  turn B

before, paid, laid out, at once                           etherstone.summon.immediate-after-laying etherstone.terms.destroy
    A  hand Birth Reversed, Dusk Weaver, Slagpaw Hound, Haze Whisperer  stones 3, 0, 0, 0
    A> summon Birth Reversed
    A? apply Birth Reversed 1
    A> apply Birth Reversed 1
    A? destroy-from-hand Dusk Weaver | destroy-from-hand Slagpaw Hound | destroy-from-hand Haze Whisperer
    A> destroy-from-hand Dusk Weaver
    A  play Birth Reversed  stones 1, 0, 0, 0  hand Slagpaw Hound, Haze Whisperer
    A> apply Birth Reversed 2
    A? summon Haze Whisperer
    A> summon Haze Whisperer
    A> done
    A  stones 0, 0, 0, 0  play Birth Reversed, Haze Whisperer
    table  box Dusk Weaver  turn B

printed points bring no tokens                            etherstone.vp.printed-points-at-end etherstone.summon.then-in-play
    A  hand Vow of Six Dawns, Dusk Weaver  stones 0, 0, 0, 4
    table  supply 15
    A> summon Vow of Six Dawns
    A  vp 0  play Vow of Six Dawns
    table  supply 15
    B> rest
    A> rest
    A  play Vow of Six Dawns

a summon by an ability may restrict and cheapen           etherstone.summon.via-ability-modified etherstone.summon.via-ability
    A  hand Song of the Nesting Grounds, Ash Smith, Feast of Shedding, Dusk Weaver  stones 0, 6, 1, 0
    A> summon Song of the Nesting Grounds
    A> pay green
    A> pay green
    A  stones 0, 3, 1, 0
    A> apply Song of the Nesting Grounds 1
    A? summon Ash Smith | summon Dusk Weaver
    A! summon Feast of Shedding
    A> summon Ash Smith
    A> pay green
    A? pay green | pay red
    A> pay red
    A  stones 0, 2, 0, 0  play Song of the Nesting Grounds, Ash Smith

health may stand for stones                               etherstone.summon.before-abilities-first
    A  hand Behemoth out of the Abyss, Dusk Weaver  stones 0, 0, 4, 0  health 10
    A> summon Behemoth out of the Abyss
    A> apply Behemoth out of the Abyss
    A? pay-health 3 | pay-health 4
    A> pay-health 4
    A  health 6  stones 0, 0, 1, 0  play Behemoth out of the Abyss

Malvis pays a stone with health                           etherstone.golden.card-beats-rules
    A  leader Malvis, Child of the Break  hand Slagpaw Hound, Dusk Weaver  stones 0, 0, 2, 0  health 9
    A> summon Slagpaw Hound
    A? pay-health 0 | pay-health 1
    A> pay-health 1
    A  health 8  stones 0, 0, 1, 0  play Slagpaw Hound

health for the colour that is missing                     etherstone.golden.card-beats-rules etherstone.summon.pay-cost
    A  leader Malvis, Child of the Break  hand Wanderer of the Crystal Path, Dusk Weaver  stones 0, 0, 5, 1  health 9
    A> summon Wanderer of the Crystal Path
    A  health 8  stones 0, 0, 5, 0  play Wanderer of the Crystal Path
    asks A etherstone-ask-immediate

health or stones, of what is left to pay                  etherstone.golden.card-beats-rules etherstone.summon.pay-cost
    A  leader Malvis, Child of the Break  hand Slagpaw Hound, Dusk Weaver  stones 0, 0, 1, 0  health 9  play Gates of Homecoming
    A> summon Slagpaw Hound
    A? pay-health 0 | pay-health 1
    A> pay-health 0
    A  health 9  stones 0, 0, 0, 0  play Gates of Homecoming, Slagpaw Hound

health or stones of any colour                            etherstone.golden.card-beats-rules etherstone.summon.pay-cost
    A  leader Malvis, Child of the Break  hand Wanderer of the Crystal Path, Dusk Weaver  stones 0, 0, 5, 0  health 9  play Fracture Prism
    A> summon Wanderer of the Crystal Path
    A? pay-health 0 | pay-health 1
    A> pay-health 1
    A  health 8  stones 0, 0, 4, 0
    asks A etherstone-ask-immediate

what costs nothing costs no health                        etherstone.golden.card-beats-rules etherstone.summon.pay-cost
    A  leader Malvis, Child of the Break  hand Dusk Weaver, Ash Smith  health 9  play Gates of Homecoming, Cradle of the Emerald Thicket
    A> summon Dusk Weaver
    A  health 9  play Gates of Homecoming, Cradle of the Emerald Thicket, Dusk Weaver
    table  turn B

one stone in health, and no second                        etherstone.summon.cannot-afford etherstone.golden.card-beats-rules
    A  leader Malvis, Child of the Break  hand Slagpaw Hound, Dusk Weaver  stones 0, 0, 0, 9  health 9
    B  leader Yasmira, Voice of the Glades
    A! summon Slagpaw Hound  etherstone.summon.cannot-afford
    set A  stones 0, 0, 1, 0
    A> summon Slagpaw Hound
    A  health 8  stones 0, 0, 0, 0  play Slagpaw Hound

the last point of health pays too                         etherstone.summon.cannot-afford etherstone.golden.card-beats-rules
    A  leader Malvis, Child of the Break  hand Behemoth out of the Abyss, Dusk Weaver  stones 0, 0, 6, 0  health 1
    A> summon Behemoth out of the Abyss
    A? apply Behemoth out of the Abyss | done
    A> done
    A  health 0  infected yes  stones 0, 0, 0, 0  play Behemoth out of the Abyss

more health may be used than there is to pay with         etherstone.summon.cannot-afford
    A  leader Malvis, Child of the Break  hand Behemoth out of the Abyss, Dusk Weaver  stones 0, 0, 4, 0  health 2
    A! summon Behemoth out of the Abyss  etherstone.summon.cannot-afford
    set A  health 3
    A> summon Behemoth out of the Abyss
    A? apply Behemoth out of the Abyss
    A> apply Behemoth out of the Abyss
    A  health 0  infected yes  stones 0, 0, 0, 0  play Behemoth out of the Abyss

discounts add up and stop at nothing                      etherstone.summon.via-ability-modified
    A  hand Lampbearer of Mercy, Dusk Weaver  stones 0, 0, 0, 2  play Morning Litany, Keeper of the First Ray, Tallier of Stars, Circle of Amity, Gates of Homecoming
    A> summon Lampbearer of Mercy
    A> apply Lampbearer of Mercy 1
    A  stones 0, 0, 0, 1

a tapped follower pays for the ram                        etherstone.summon.before-abilities-first etherstone.terms.tap-one
    A  hand Blaze Ram, Dusk Weaver  stones 0, 0, 4, 0  play Ash Smith (tapped), Sparkflinger
    A> summon Blaze Ram
    A> apply Blaze Ram 1
    A  play Ash Smith (tapped), Sparkflinger (tapped), Blaze Ram  stones 0, 0, 0, 0

a cheaper card still pays the printed colour              etherstone.summon.via-ability-modified etherstone.cards.entity-cost
    A  hand Birth Reversed, Slagpaw Hound, Dusk Weaver  stones 4, 1, 1, 0
    A> summon Birth Reversed
    A> done
    A> pay black
    A> pay black
    A> pay black
    A> pay black
    A  stones 0, 1, 1, 0
    A> apply Birth Reversed 2
    A? summon Slagpaw Hound | summon Dusk Weaver
    A> summon Slagpaw Hound
    A  stones 0, 1, 0, 0  play Birth Reversed, Slagpaw Hound

what is off may be the printed colour, no more            etherstone.summon.via-ability-modified etherstone.cards.entity-cost
    A  hand Birth Reversed, Slagpaw Hound, Dusk Weaver  stones 4, 1, 2, 0
    A> summon Birth Reversed
    A> done
    A> pay black
    A> pay black
    A> pay black
    A> pay black
    A> apply Birth Reversed 2
    A> summon Slagpaw Hound
    A  stones 0, 1, 1, 0  play Birth Reversed, Slagpaw Hound

without the printed colour no discount helps              etherstone.summon.via-ability-modified etherstone.summon.cannot-afford
    A  hand Birth Reversed, Slagpaw Hound, Dusk Weaver  stones 4, 3, 0, 0
    A> summon Birth Reversed
    A> done
    A> pay black
    A> pay black
    A> pay black
    A> pay black
    A> apply Birth Reversed 2
    A? summon Dusk Weaver
    A! summon Slagpaw Hound
    A> summon Dusk Weaver

whoever can pay for nothing declines                      etherstone.summon.via-ability-modified etherstone.summon.via-ability
    A  hand Birth Reversed, Slagpaw Hound  stones 4, 0, 0, 0
    A> summon Birth Reversed
    A> done
    A> apply Birth Reversed 2
    A? decline
    A> decline
    A  hand Slagpaw Hound  play Birth Reversed
    table  turn B

whoever holds no card is not asked                        etherstone.summon.via-ability
    table  area Shepherd of Ruin, -, -
    A  play Behemoth out of the Abyss, The Cloven One  hand nothing
    A> attack Shepherd of Ruin
    A> send Behemoth out of the Abyss
    A> send The Cloven One
    luck 0
    A> strike
    A  trophies Shepherd of Ruin  token yes
    table  turn B

a summon by an ability is a summon with all its steps     etherstone.summon.via-ability
    A  hand Birth Reversed, Echo Eater, Haze Whisperer  stones 4, 1, 1, 1  play Ash Smith
    A> summon Birth Reversed
    A> done
    A> pay green
    A> pay red
    A> pay white
    A  stones 3, 0, 0, 0  hand Echo Eater, Haze Whisperer
    A> apply Birth Reversed 2
    A> summon Echo Eater
    A> apply Echo Eater 1
    A> recall Ash Smith
    A  stones 1, 0, 0, 0  play Birth Reversed, Echo Eater  hand Haze Whisperer, Ash Smith
    table  turn B

what was summoned by an ability may act at once           etherstone.summon.via-ability
    A  hand Birth Reversed, Haze Whisperer, Dusk Weaver  stones 5, 0, 0, 0
    A> summon Birth Reversed
    A> done
    A  stones 1, 0, 0, 0
    A> apply Birth Reversed 2
    A> summon Haze Whisperer
    A? apply Haze Whisperer | done
    A> apply Haze Whisperer
    A> gain red
    A> gain white
    A  stones 0, 0, 1, 1  play Birth Reversed, Haze Whisperer  hand Dusk Weaver
    table  turn B

game etherstone players=2

a card without abilities for this asks for nothing                etherstone.abilities.not-on-every-card etherstone.summon.immediate-after-laying
    A  leader Sister Wormwood  hand Slagpaw Hound, Dusk Weaver  stones 0, 0, 2, 0
    A> summon Slagpaw Hound
    A  play Slagpaw Hound  stones 0, 0, 0, 0
    table  turn B
