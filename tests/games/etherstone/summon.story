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
