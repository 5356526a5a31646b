# The market, the die, the turn. A is led by Eluna (white die: 2 health; 5 or 6: 2 health for 2 set-aside VP).
game etherstone players=2

an empty market is refreshed at once and for nothing      etherstone.market.empty-must-refresh etherstone.market.forced-refresh-free etherstone.market.only-at-turn-start
    table  holder A, A, B, B, -  dice 1, 2, 3, 4, 2
    B  health 6
    luck 0 1 2 3 4
    A> take violet as red
    table  holder -, -, -, -, -  dice 1, 2, 3, 4, 5  turn B
    B  health 6
    B! refresh  etherstone.turn.three-stages
    B? take black | take green | take red | take white | take violet as black | take violet as green | take violet as red | take violet as white | rest

what answers to it comes before the action                etherstone.turn.three-stages etherstone.market.only-at-turn-start
    table  holder A, A, B, B, -  dice 1, 2, 3, 4, 2
    B  play Slagpaw Hound (tapped)
    luck 0 1 2 3 4
    A> take violet as red
    B? apply Slagpaw Hound | done
    B! rest
    B> apply Slagpaw Hound
    B  play Slagpaw Hound
    B+ take red | rest
    B> rest
    table  turn A

three dice left cost three health                         etherstone.market.gather-all-five etherstone.market.refresh-placement etherstone.setup.market-slots
    table  holder B, A, -, -, -
    A  health 10
    luck 5 4 3 2 1
    A> refresh
    A  health 7
    table  holder -, -, -, -, -  dice 6, 5, 4, 3, 2
    A! refresh
    A> rest

cards make a refresh cheaper, down to nothing             etherstone.market.voluntary-refresh-cost
    A  leader Sister Wormwood  play Needleless Compass  health 9
    luck 5 4 3 2 1
    A> refresh
    A  health 9
    A> done
    A> take black
    B> rest
    A  health 9
    luck 5 4 3 2 1
    A> refresh
    A  health 9
    A> done
    A> rest

each of them by its own number                            etherstone.market.voluntary-refresh-cost
    A  leader Sister Wormwood  health 9
    B  leader Yasmira, Voice of the Glades  play Needleless Compass  health 9
    luck 5 4 3 2 1
    A> refresh
    A  health 7
    A> done
    A> rest
    luck 5 4 3 2 1
    B> refresh
    B  health 6
    B> rest

nobody has to refresh                                     etherstone.market.refresh-optional
    table  holder B, B, B, B, -  dice 1, 1, 1, 1, 4
    A  health 9
    A> rest
    A  health 9
    table  holder B, B, B, B, -  dice 1, 1, 1, 1, 4

an empty market is nobody's to refresh in mid-turn        etherstone.market.empty-must-refresh
    table  holder A, A, B, B, B
    A? rest
    A! refresh  etherstone.market.empty-must-refresh
    luck 0 1 2 3 4
    A> rest
    table  turn B  holder -, -, -, -, -  dice 1, 2, 3, 4, 5

the price, then the roll, then what answers to both       etherstone.market.pay-before-roll etherstone.symbols.constant
    table  holder B, A, -, -, -
    A  play Slagpaw Hound (tapped), Cinder-Mad Slagborn (tapped)  health 10
    B  play Stalker of Behemoths  health 10
    luck 5 4 3 2 1
    A> refresh
    A  health 7  stones 0, 0, 0, 0
    B  health 10
    table  dice 6, 5, 4, 3, 2
    A? apply Slagpaw Hound | apply Cinder-Mad Slagborn 1 | done
    A> apply Cinder-Mad Slagborn 1
    A> apply Slagpaw Hound
    A  play Slagpaw Hound, Cinder-Mad Slagborn (tapped)  stones 0, 0, 1, 0
    A> rest
    table  turn B

the price comes before the roll and may infect            etherstone.market.pay-before-roll etherstone.infection.zero-means-infected
    table  holder B, -, -, -, -
    A  health 4
    luck 0 0 0 0 0
    A> refresh
    A  health 0  infected yes
    A? deal

a market emptied in mid-turn stays empty                  etherstone.market.only-at-turn-start
    table  holder B, B, -, B, B
    A  play Rite of Thickening Haze
    A> take red
    table  holder B, B, A, B, B
    A? apply Rite of Thickening Haze 2 | done
    luck 0 0 0 0 0
    A> done
    table  turn B  holder -, -, -, -, -

a refresh after the action is refused                     etherstone.turn.three-stages
    table  dice 5, 5, 5, 5, 5
    A> take red
    A! refresh  etherstone.turn.three-stages
    A! summon The Undying Smelter
    A> done

one action a turn, and no second                          etherstone.turn.one-action-of-five etherstone.summon.one-card-from-hand
    A  hand Haze Whisperer, Dusk Weaver  stones 4, 0, 0, 0
    A> summon Haze Whisperer
    A! summon Dusk Weaver
    A> done
    table  turn B
    A! summon Dusk Weaver  etherstone.turn.one-action-of-five
    A  hand Dusk Weaver  play Haze Whisperer

resting is always possible, passing never                 etherstone.turn.action-mandatory
    table  holder B, B, B, B, -
    A  stones 0, 0, 0, 0
    A? take violet as black | take violet as green | take violet as red | take violet as white | rest | refresh
    A! done
    A! decline
    A> rest
    table  turn B

a die gives two stones of its colour                      etherstone.die.two-stones etherstone.die.one-die
    A  stones 0, 0, 0, 1
    table  dice 1, 1, 1, 3, 1
    A> take white
    A> done
    A  stones 0, 0, 0, 3
    table  holder -, -, -, A, -
    B! take white  etherstone.die.one-die

a one gives two stones                                    etherstone.die.value-irrelevant-for-stones
    table  dice 1, 1, 1, 1, 1
    A> take green
    A  stones 0, 2, 0, 0

a six gives two stones                                    etherstone.die.value-irrelevant-for-stones
    table  dice 1, 6, 1, 1, 1
    A> take green
    A> done
    A  stones 0, 2, 0, 0

without a die on the market none is taken                 etherstone.die.one-die
    table  holder B, B, -, B, B
    A> rest
    luck 0 0 0 0 0
    B> take red
    A? take black | take green | take red | take white | take violet as black | take violet as green | take violet as red | take violet as white | rest

the Abyss die costs one health and gives one colour       etherstone.die.abyss-costs-health etherstone.die.abyss-colour-choice
    A  health 6
    A> take violet as black
    A  health 5  stones 2, 0, 0, 0

the last health may go for it                             etherstone.die.abyss-costs-health etherstone.infection.zero-means-infected
    A  health 1
    A> take violet as red
    A  health 0  infected yes  stones 0, 0, 2, 0

violet itself cannot be named                             etherstone.die.abyss-colour-choice
    A! take violet as violet
    A! take violet
    A> rest

the Abyss die opens abilities of the colour named         etherstone.die.abyss-counts-as-colour etherstone.symbols.die-colour
    A  play Horned-Herd Healer, Forge Keeper
    table  dice 1, 1, 1, 1, 1
    A> take violet as green
    A? apply Horned-Herd Healer | done
    A> apply Horned-Herd Healer
    A  health 11

a taken die stays until the next refresh                  etherstone.die.kept-by-leader etherstone.die.earlier-dice-inert
    A  play Ash Smith
    table  dice 2, 5, 1, 3, 4
    A> take black
    table  holder A, -, -, -, -  die 0  colour 0  value 2
    A> done
    table  turn B  die -1  colour -1  value 0
    B> rest
    table  holder A, -, -, -, -
    A> take violet as white
    A? apply Eluna the Unsleeping 1 | done
    A> done

an earlier die opens nothing                              etherstone.die.earlier-dice-inert
    A  play Scalewing Herder
    table  dice 2, 4, 1, 3, 4  holder A, -, -, -, -
    A> take green
    table  turn B

colour, value and range are all looked at                 etherstone.die.all-matching-abilities
    A  play Forge Keeper, Ant Duchess, Echo Eater, Gloom Ferryman
    table  dice 1, 1, 4, 1, 1
    A> take red
    A? apply Forge Keeper 1 | apply Ant Duchess 1 | apply Echo Eater 2 | done
    A> done

the leader counts too                                     etherstone.die.leader-abilities-count
    table  dice 1, 1, 1, 2, 1
    A  health 5
    A> take white
    A? apply Eluna the Unsleeping 1 | done
    A> apply Eluna the Unsleeping 1
    A  health 7

only one's own cards                                      etherstone.die.only-own-cards
    A  play Forge Keeper
    B  play Ash Smith
    table  dice 1, 1, 1, 1, 1
    A> take red
    A? apply Forge Keeper 1 | done
    A> done
    B> take violet as red
    B? apply Ash Smith | done
    B> done

any order: the healer first                               etherstone.die.any-order etherstone.abilities.owner-chooses-order
    A  play Horned-Herd Healer, Harness of Living Vines, Ash Smith (tapped)  stones 0, 0, 0, 0
    table  dice 1, 3, 1, 1, 1
    A> take green
    A> apply Horned-Herd Healer
    A> apply Ash Smith
    A> apply Harness of Living Vines 2
    A  health 12  stones 0, 2, 1, 0  play Horned-Herd Healer, Harness of Living Vines, Ash Smith

any order: the healer last                                etherstone.die.any-order
    A  play Horned-Herd Healer, Harness of Living Vines, Ash Smith (tapped)  stones 0, 0, 0, 0
    table  dice 1, 3, 1, 1, 1
    A> take green
    A> apply Harness of Living Vines 2
    A> apply Ash Smith
    A> apply Horned-Herd Healer
    A  health 12  stones 0, 2, 1, 0

what answers to one ability comes before the next         etherstone.die.any-order
    A  play Morning Litany, Keeper of the First Ray  health 13
    table  dice 1, 1, 1, 2, 1
    A> take white
    A? apply Eluna the Unsleeping 1 | apply Keeper of the First Ray | done
    A> apply Eluna the Unsleeping 1
    A  health 15
    A? apply Morning Litany 2 | done
    A> apply Morning Litany 2
    A  vp 1
    A? apply Keeper of the First Ray | done
    A> apply Keeper of the First Ray
    A? apply Morning Litany 2 | done
    A> done
    A  health 16  vp 1  stones 0, 0, 0, 3
    table  turn B

an opponent's choice in between does not end the order    etherstone.die.any-order
    table  area Light-Gnawer Swarm, -, -  dice 1, 1, 1, 1, 1
    A  leader Counsellor Ai-Meret  play The Undying Smelter, Forge Keeper  hand Haze Whisperer  stones 0, 0, 1, 0
    B  stones 1, 1, 0, 0
    A> take red
    A> apply The Undying Smelter 1
    A> gain white
    luck 0
    A> gain white
    A? apply Counsellor Ai-Meret 2 | apply Forge Keeper 2 | done
    A> apply Forge Keeper 2
    A  play The Undying Smelter, Forge Keeper (1)
    A> apply Counsellor Ai-Meret 2
    B> pay green
    A? apply Forge Keeper 1 | done
    A> apply Forge Keeper 1
    A  stones 0, 0, 1, 2
    B  stones 1, 0, 0, 0

an ability is done whole and once                         etherstone.die.whole-and-once etherstone.abilities.once-without-x etherstone.abilities.health-hits-owner
    A  play Many-Eyed Augur  health 8
    table  dice 4, 1, 1, 1, 1
    A> take black
    A> apply Many-Eyed Augur
    A  health 7  vp 2
    B  health 10  vp 0
    table  turn B

the stones come first                                     etherstone.die.stones-before-abilities
    table  area Light-Gnawer Swarm, -, -  dice 1, 1, 1, 1, 1
    A  play The Undying Smelter  hand Haze Whisperer  stones 0, 0, 1, 0
    A> take red
    A> apply The Undying Smelter 1
    A> gain white
    A> gain white
    A  stones 0, 0, 0, 2  trophies Light-Gnawer Swarm

a die keeps its value unless a card changes it            etherstone.die.value-unchanged
    A  play Mirror of Backward Hours, Beating Heart of Nobura
    table  dice 1, 1, 1, 1, 2
    A> take violet as white
    table  value 2
    A? apply Mirror of Backward Hours 1 | apply Beating Heart of Nobura 1 | apply Eluna the Unsleeping 1 | done
    A> apply Mirror of Backward Hours 1
    A? set-die 1 | set-die 3 | set-die 4 | set-die 5 | set-die 6
    A> set-die 5
    table  value 5  dice 1, 1, 1, 1, 5  holder -, -, -, -, A
    A? apply Mirror of Backward Hours 2 | apply Eluna the Unsleeping 1 | apply Eluna the Unsleeping 2 | done
    A> apply Mirror of Backward Hours 2
    A> done
    A  vp 1

a die that was rolled anew keeps what it fell on          etherstone.die.value-unchanged
    A  leader Master Ferro Twohand  play Midnight Tide, Mirror of Backward Hours
    table  dice 5, 1, 1, 1, 1
    A> take black
    A> apply Midnight Tide 2
    luck 0 0 0 0 0
    A> do-it
    table  dice 1, 1, 1, 1, 1  holder -, -, -, -, -  value 5
    A> apply Master Ferro Twohand 2
    A> apply Mirror of Backward Hours 1
    A> set-die 4
    table  dice 1, 1, 1, 1, 1  value 4
    A> done

without a die taken there is none to change               etherstone.die.value-unchanged
    table  area Chorus of Hollow Masks, -, -  dice 1, 2, 3, 4, 5
    A  play Behemoth out of the Abyss, Ash Smith, Mirror of Backward Hours  hand Dusk Weaver
    A> attack Chorus of Hollow Masks
    A> send Behemoth out of the Abyss
    A> send Ash Smith
    A> strike
    A? apply Ash Smith | apply Mirror of Backward Hours 2 | decline
    luck 0
    A> decline
    table  dice 1, 2, 3, 4, 5  turn B

an infected leader pays nothing for a refresh             etherstone.infection.further-loss-harmless
    A  health 0  infected yes
    luck 0 0 0 0 0
    A> refresh
    A  health 0  infected yes  deals 0
    A> deal

game etherstone players=2 refresh_to_zero=no

under the other reading the last health buys no refresh   etherstone.market.voluntary-refresh-cost
    A  health 5
    A! refresh  etherstone.market.voluntary-refresh-cost
    set A  health 6
    luck 0 0 0 0 0
    A> refresh
    A  health 1
    A> rest

game etherstone players=2 infected_refresh=no

under the other reading the infected do not refresh       etherstone.infection.further-loss-harmless
    A  health 0  infected yes
    A? deal
    A! refresh
    A> deal

game etherstone players=2 infected_gains=kept

who is infected and has health pays with it               etherstone.infection.further-loss-harmless etherstone.market.voluntary-refresh-cost
    A  health 5  infected yes
    table  holder B, B, -, -, -
    luck 0 0 0 0 0
    A> refresh
    A  health 2  infected yes
    A> deal
    A  health 10  infected no

and no more than there is of it                           etherstone.infection.further-loss-harmless etherstone.market.voluntary-refresh-cost
    A  health 1  infected yes
    luck 0 0 0 0 0
    A> refresh
    A  health 0  infected yes
    A> deal

game etherstone players=2 matches=fixed

under the other reading a changed die opens nothing new   etherstone.die.value-unchanged
    A  play Mirror of Backward Hours, Beating Heart of Nobura
    table  dice 1, 1, 1, 1, 2
    A> take violet as black
    A> apply Mirror of Backward Hours 1
    A> set-die 5
    table  turn B

under it what comes before other abilities still counts   etherstone.die.value-unchanged etherstone.symbols.constant
    A  play Herald of the Turn
    table  dice 4, 1, 1, 1, 1
    A> take black
    A> apply Herald of the Turn 1
    A> set-die 5
    A? apply Herald of the Turn 2 | apply Eluna the Unsleeping 2 | done
    A> apply Herald of the Turn 2
    A  vp 1
    A> done

under it what matched at first still does                 etherstone.die.value-unchanged
    A  play Mirror of Backward Hours, Three-Faced Echo, Scalewing Herder
    table  dice 2, 1, 1, 1, 1
    A> take black
    A? apply Mirror of Backward Hours 1 | apply Three-Faced Echo 1 | apply Scalewing Herder | done
    A> apply Mirror of Backward Hours 1
    A> set-die 3
    A? apply Three-Faced Echo 1 | done
    A> apply Three-Faced Echo 1
    A> apply Mirror of Backward Hours 1
    A> set-die 2
    A? apply Scalewing Herder | done
    A> apply Scalewing Herder
    A  stones 2, 1, 0, 0

game etherstone players=3

turns go clockwise                                        etherstone.turn.order-clockwise
    A> rest
    B> rest
    C> rest
    A> rest
    table  turn B
