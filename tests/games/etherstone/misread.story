# Readings that are close to the book and yet wrong: two that add up, the tapped and the last, another's card or turn.
game etherstone players=2

a leader holds more markers than there are                etherstone.tokens.unlimited-supply etherstone.tokens.no-holding-limit
    table  area Roaming Mire, -, -
    A  leader Karras the Charred  markers 32  play Slagpaw Hound
    A> attack Roaming Mire
    A> send Slagpaw Hound
    luck 0
    A> strike
    A> apply Karras the Charred 1
    A  markers 33

nobody learns the hand by a recall                        etherstone.draft.hand-is-secret
    A  leader Nevra, Joiner of Paths  hand Ash Smith, Sparkflinger  known nothing  play Dusk Weaver
    A> take black
    A> apply Nevra, Joiner of Paths 1
    A> recall Dusk Weaver
    A  hand Ash Smith, Sparkflinger, Dusk Weaver  known Dusk Weaver
    A> done

no number of turns ends the game                          etherstone.turn.no-fixed-length
    table  turns 400  area -, -, -
    A> rest
    B> rest
    table  turn A  turns 402  closing 0

black stones come by the number as well                   etherstone.stones.gain
    A  hand Midnight Tide, Ash Smith  stones 5, 0, 0, 0
    A> summon Midnight Tide
    A> apply Midnight Tide 1
    A  stones 5, 0, 0, 0
    B  stones 0, 0, 0, 0

who has no stone cannot spend any                         etherstone.stones.spend-only-own
    table  area Chorus of Hollow Masks, -, -
    A  play Crucible of Decay, Slagpaw Hound, Ash Smith, Dusk Weaver
    A> attack Chorus of Hollow Masks
    A> send Slagpaw Hound
    A> send Ash Smith
    A> send Dusk Weaver
    luck 0
    A> strike
    A+ apply Ash Smith | apply Dusk Weaver
    A- apply Crucible of Decay 1
    A> apply Dusk Weaver
    A  stones 1, 0, 0, 0

infected at once, also in another's turn                  etherstone.infection.zero-means-infected etherstone.infection.next-action-is-deal etherstone.abilities.health-hits-owner
    A  play Arbiter of the White Circle
    B  health 1
    table  dice 3, 1, 1, 1, 1
    A> take black
    A> apply Arbiter of the White Circle 1
    B  health 0  infected yes
    B? deal | refresh
    B> deal
    B  health 10  infected no

a second infection asks for a second deal                 etherstone.infection.next-action-is-deal etherstone.deal.only-action-when-infected etherstone.deal.heals
    A  health 0  infected yes  deals 2
    A? deal | refresh
    A! rest  etherstone.deal.only-action-when-infected
    A! take red  etherstone.deal.only-action-when-infected
    A> deal
    A  infected no  deals 3
    B> rest
    A+ rest | take red
    A> rest

neither pile of points goes below nothing                 etherstone.vp.shortage-split
    A  hand Radiant Crier, Dusk Weaver  stones 0, 0, 3, 2
    table  supply 1  aside 1
    A> summon Radiant Crier
    A> apply Radiant Crier
    B> gain red
    A  vp 3
    table  supply 0  aside 0

two that strengthen add up                                etherstone.cards.entity-strength etherstone.attack.total-strength
    table  area Weeping Boulder, -, -
    A  play Elder of the Leash (tapped), Harness of Living Vines, Horned-Herd Healer
    A> attack Weeping Boulder
    A> send Horned-Herd Healer
    luck 0
    A> strike
    A  trophies Weeping Boulder  health 13

one line of a card leaves the other open                  etherstone.abilities.separate-lines etherstone.die.whole-and-once
    table  dice 2, 1, 1, 1, 1
    A  play Dew Gatherer (1), Haze Whisperer
    A> take black
    A? apply Dew Gatherer 1 | done
    A> apply Dew Gatherer 1
    A? apply Dew Gatherer 2 | done
    A> apply Dew Gatherer 2
    A  play Dew Gatherer, Haze Whisperer  vp 2

after another one the first is still used                 etherstone.die.whole-and-once etherstone.abilities.once-without-x
    table  dice 1, 1, 1, 1, 1
    A  play Scalewing Herder, Ash Smith, Beating Heart of Nobura
    A> take white
    A> apply Ash Smith
    A? apply Scalewing Herder | apply Beating Heart of Nobura 1 | apply Eluna the Unsleeping 1 | done
    A> apply Eluna the Unsleeping 1
    A? apply Scalewing Herder | apply Beating Heart of Nobura 1 | done
    A> apply Scalewing Herder
    A? apply Beating Heart of Nobura 1 | done
    A> done

which of three comes first is the owner's choice          etherstone.abilities.owner-chooses-order etherstone.die.any-order
    table  dice 1, 1, 1, 1, 1
    A  play Scalewing Herder, Ash Smith, Beating Heart of Nobura
    A> take red
    A? apply Scalewing Herder | apply Ash Smith | apply Beating Heart of Nobura 1 | done
    A> apply Beating Heart of Nobura 1
    A? apply Scalewing Herder | apply Ash Smith | done
    A> done

a card in hand adds nothing to an attack                  etherstone.abilities.need-card-laid-out
    table  area Roaming Mire, -, -
    A  hand Sparkflinger, Stalker of Behemoths, Forge Keeper  play Slagpaw Hound
    A> attack Roaming Mire
    A> send Slagpaw Hound
    luck 0
    A> strike
    A  trophies Roaming Mire  vp 0
    table  turn B

a card in hand scores nothing at the end                  etherstone.abilities.need-card-laid-out etherstone.symbols.end-of-game
    A  hand The Undying Smelter, Beating Heart of Nobura  play Dusk Weaver, The Undying Smelter  trophies Roaming Mire
    proxies
    A> rest
    score A  abilities 1

what an attack offers may be left                         etherstone.abilities.optional etherstone.attack.on-attack-abilities
    table  area Roaming Mire, -, -
    A  play Sparkflinger, Trailburner, Slagpaw Hound, Embertail Guard, Ash Smith
    A> attack Roaming Mire
    A> send Slagpaw Hound
    A> send Ash Smith
    A> send Trailburner
    luck 0
    A> strike
    A? apply Sparkflinger 2 | apply Trailburner 2 | apply Embertail Guard | confirm
    A> apply Trailburner 2
    A? apply Sparkflinger 2 | apply Embertail Guard | confirm
    A> apply Sparkflinger 2
    A? apply Embertail Guard | confirm
    A> apply Embertail Guard
    A  health 11

a tapped card answers, strengthens and helps              etherstone.abilities.tapped-cards-work etherstone.symbols.constant
    table  area Blinded Blizzard, -, -
    A  play Sparkflinger (tapped), Stalker of Behemoths (tapped), Elder of the Leash (tapped), Slagpaw Hound
    A> attack Blinded Blizzard
    A> send Slagpaw Hound
    luck 0
    A> strike
    A? apply Sparkflinger 2
    A> apply Sparkflinger 2
    A? apply Stalker of Behemoths 2 | done
    A> apply Stalker of Behemoths 2
    A  vp 1

a card that restores itself restores no other             etherstone.abilities.default-target-self
    A  play Ash Smith (tapped), Slagpaw Hound (tapped)
    luck 0 0 0 0 0
    A> refresh
    A> apply Slagpaw Hound
    A  play Ash Smith (tapped), Slagpaw Hound
    A> rest

a card that recalls itself recalls no other               etherstone.abilities.default-target-self etherstone.terms.recall
    table  area Roaming Mire, -, -
    A  hand Dusk Weaver  play Ash Smith, Slagpaw Hound, Faceless Turncoat
    A> attack Roaming Mire
    A> send Slagpaw Hound
    luck 0
    A> strike
    A> apply Faceless Turncoat
    A> gain red
    A> gain red
    A> gain red
    A  hand Dusk Weaver, Faceless Turncoat  play Ash Smith, Slagpaw Hound (tapped)

X may be one, two or three                                etherstone.abilities.x-repeats etherstone.abilities.number-before-x
    table  area Roaming Mire, -, -
    A  leader Taruk, Father of Herds  markers 4  play Slagpaw Hound
    A> attack Roaming Mire
    A> send Slagpaw Hound
    luck 0
    A> strike
    A> apply Taruk, Father of Herds 2
    A? x 1 | x 2 | x 3
    A> x 3
    A  markers 1

two for each X: one makes two, and no more                etherstone.abilities.number-before-x
    table  area Rust Flurry, Blinded Blizzard, Caravan of Shades
    A  leader Taruk, Father of Herds  markers 1  play Slagpaw Hound
    A> attack Rust Flurry
    A> send Slagpaw Hound
    luck 0
    A> strike
    A> apply Taruk, Father of Herds 2
    A  markers 0  trophies Rust Flurry
    B> rest
    set A  markers 1  play Slagpaw Hound
    set table  area The Burning Cleft, -, Shepherd of Ruin
    A+ attack The Burning Cleft
    A! attack Shepherd of Ruin  etherstone.attack.insufficient-choose-again
    A> rest

three for three: what X costs and what it brings          etherstone.abilities.x-values-equal etherstone.abilities.number-before-x
    table  area The Mountain That Woke, -, -
    A  play Cinder-Mad Slagborn  health 9
    A> attack The Mountain That Woke
    A> send Cinder-Mad Slagborn
    luck 0
    A> strike
    A> apply Cinder-Mad Slagborn 2
    A  health 6
    A> gain red
    A> gain red
    A> gain red
    A> done
    A  trophies The Mountain That Woke  health 6

protections add up, and cancel no more than there is      etherstone.terms.protection etherstone.attack.leader-takes-damage etherstone.abilities.health-hits-owner
    table  area Caravan of Shades, Roaming Mire, -
    A  play Living-Glass Harness, Shield of the Given Word, Slagpaw Hound, Dusk Weaver  health 9
    A> attack Caravan of Shades
    A> send Slagpaw Hound
    A> send Eluna the Unsleeping
    A> send Dusk Weaver
    luck 0
    A> strike
    A> confirm
    A> decline
    A  health 8
    B> rest
    set table  area -, Roaming Mire, -
    set A  play Living-Glass Harness, Shield of the Given Word, Slagpaw Hound
    A> attack Roaming Mire
    A> send Slagpaw Hound
    A> send Eluna the Unsleeping
    luck 0
    A> strike
    A> confirm
    A  health 8

protection of an ability is added to the standing one     etherstone.terms.protection etherstone.attack.leader-takes-damage
    table  area Caravan of Shades, -, -
    A  play Living-Glass Harness, Embertail Guard, Slagpaw Hound  health 9
    A> attack Caravan of Shades
    A> send Slagpaw Hound
    A> send Embertail Guard
    A> send Eluna the Unsleeping
    luck 0
    A> strike
    A> apply Embertail Guard
    A> confirm
    A  health 9
    A> decline

two abilities protect together                            etherstone.terms.protection
    table  area Caravan of Shades, -, -
    A  play Pilgrims' Bulwark, Embertail Guard, Slagpaw Hound  health 5
    A> attack Caravan of Shades
    A> send Slagpaw Hound
    A> send Embertail Guard
    A> send Eluna the Unsleeping
    luck 0
    A> strike
    A> apply Pilgrims' Bulwark 1
    A> apply Embertail Guard
    A  health 6
    A> decline

health in another's turn is the owner's too               etherstone.abilities.health-hits-owner
    table  area Roaming Mire, -, -
    A  play Slagpaw Hound  health 7
    B  play Abbess of the Gleam  health 7
    A> attack Roaming Mire
    A> send Slagpaw Hound
    luck 0
    A> strike
    B> apply Abbess of the Gleam 1
    A  health 7
    B  health 8

a tapped card scores at the end as well                   etherstone.symbols.end-of-game etherstone.scoring.end-abilities
    A  play Ant Duchess (tapped) (3), Cradle of the Emerald Thicket, Beating Heart of Nobura
    A> take red
    score A  abilities 7
    A> done

the last die of the market stays taken till the next turn  etherstone.market.only-at-turn-start etherstone.die.kept-by-leader
    table  holder -, A, A, A, A
    B  play Dusk Weaver
    A> rest
    set table  dice 4, 1, 1, 1, 1
    B> take black
    table  holder B, A, A, A, A
    luck 0 0 0 0 0
    B> done
    asks A etherstone-ask-action

the Abyss die beside a leader goes back as well           etherstone.market.refresh-placement etherstone.market.gather-all-five
    table  holder -, B, -, -, A
    luck 0 1 2 3 4
    A> refresh
    table  holder -, -, -, -, -  dice 1, 2, 3, 4, 5
    A> take black
    table  holder A, -, -, -, -

two stones, also from the die that infects                etherstone.die.two-stones etherstone.die.abyss-costs-health
    A  health 1
    A> take violet as black
    A  infected yes  stones 2, 0, 0, 0

a colour whose die is gone may still be named             etherstone.die.abyss-colour-choice
    table  holder A, B, -, A, -
    A+ take red | take violet as black | take violet as green | take violet as red | take violet as white
    A> take violet as green
    A  stones 0, 2, 0, 0

the leader's ability stands beside those of entities      etherstone.die.leader-abilities-count etherstone.die.all-matching-abilities
    A  play Bellbearer, Dusk Weaver
    A> take white
    A? apply Bellbearer | apply Eluna the Unsleeping 1 | done
    A> done

a rival's leader is not opened by one's die               etherstone.die.only-own-cards
    B  leader Taruk, Father of Herds
    A> take green
    A  stones 0, 2, 0, 0
    table  turn B

four may go together, the leader last                     etherstone.attack.choose-attackers etherstone.attack.total-strength
    table  area Caravan of Shades, -, -
    A  play Dusk Weaver, Haze Whisperer, Slagpaw Hound
    A> attack Caravan of Shades
    A> send Dusk Weaver
    A> send Haze Whisperer
    A> send Slagpaw Hound
    A? send Eluna the Unsleeping
    A> send Eluna the Unsleeping
    A? strike
    luck 0
    A> strike
    A  health 6  play Dusk Weaver (tapped), Haze Whisperer (tapped), Slagpaw Hound (tapped)
    A> decline

however many followers go, the leader at home is safe     etherstone.attack.no-damage-without-leader
    table  area Blinded Blizzard, -, -
    A  play Dusk Weaver, Haze Whisperer, Slagpaw Hound  health 5
    A> attack Blinded Blizzard
    A> send Dusk Weaver
    A> send Haze Whisperer
    A> send Slagpaw Hound
    luck 0
    A> strike
    A  health 7

the last threat of all brings its reward                  etherstone.attack.reward etherstone.attack.refill-skipped-when-empty
    table  area Thief of Glints, -, -  left 0, 0, 0
    A  play Slagpaw Hound, Dusk Weaver
    A> attack Thief of Glints
    A> send Slagpaw Hound
    A> send Dusk Weaver
    A> strike
    A  vp 2  trophies Thief of Glints  token yes
    table  area -, -, -

rest restores all one's own, and nobody else's            etherstone.rest.restore-all
    A  play Dusk Weaver (tapped), Haze Whisperer (tapped), Slagpaw Hound (tapped), Ash Smith (tapped)
    B  play Sparkflinger (tapped)
    A> rest
    A  play Dusk Weaver, Haze Whisperer, Slagpaw Hound, Ash Smith
    B  play Sparkflinger (tapped)

nothing of one's own is tapped: a rival's stays tapped    etherstone.rest.restore-all
    B  play Sparkflinger (tapped)
    A> rest
    B  play Sparkflinger (tapped)

the deal sets the dial down as well                       etherstone.deal.health-reset
    A  health 14  infected yes
    A> deal
    A  health 10

a threat put under the deck keeps the game going          etherstone.end.threat-deck-empty
    table  area Roaming Mire, -, -  left 0, 0, 1
    A  hand Sentry at the Rift, Dusk Weaver  stones 5, 0, 0, 0
    A> summon Sentry at the Rift
    luck 0
    A> apply Sentry at the Rift 1
    A> cycle Roaming Mire
    A  token no
    table  closing 0  turn B

more points than there are tokens all count               etherstone.scoring.vp-tokens etherstone.tokens.unlimited-supply
    A  vp 45
    A> rest
    score A  tokens 45

the points of all entities are added, however many        etherstone.scoring.entities
    A  play Circle of Amity, Dance upon Embers, Steam Arbalest, Tallier of Stars (tapped), Needleless Compass
    A> rest
    score A  entities 22

two hands of several: the smaller one is ahead            etherstone.scoring.tie-fewer-cards
    table  supply 0  closing 3
    A  hand Dusk Weaver, Ash Smith, Sparkflinger  vp 30  stones 9, 0, 0, 0
    B  hand Haze Whisperer, Slagpaw Hound  vp 30
    A> rest
    B> rest
    over supply-empty B

below nothing more is still more                          etherstone.scoring.highest-wins
    table  supply 0  closing 3
    A  vp 0  deals 4
    B  vp 0  deals 3
    A> rest
    B> rest
    over supply-empty B

a tapped follower lends its ability, each of its lines    etherstone.terms.apply-ability-other-card etherstone.example.metamorph-lower-ability
    table  dice 1, 4, 1, 1, 1
    A  play Tamed Metamorph, Dew Gatherer (tapped) (2), Dusk Weaver
    A> take green
    A> apply Tamed Metamorph 2
    A? apply Dew Gatherer 1 | apply Dew Gatherer 2 | apply Dusk Weaver
    A> apply Dew Gatherer 1
    A  play Tamed Metamorph, Dew Gatherer (tapped) (3), Dusk Weaver  stones 0, 2, 0, 0
    A> done

no die, no stones: only what the ability says             etherstone.terms.apply-ability-as-if-die
    table  area Chorus of Hollow Masks, -, -
    A  play Slagpaw Hound, Ash Smith, Dusk Weaver
    A> attack Chorus of Hollow Masks
    A> send Slagpaw Hound
    A> send Ash Smith
    A> send Dusk Weaver
    luck 0
    A> strike
    A> apply Dusk Weaver
    A  stones 1, 0, 0, 0

nothing left over from an attack strengthens a crush      etherstone.terms.crush-no-bonuses
    table  area Chorus of Hollow Masks, Caravan of Shades, -
    A  play Slagpaw Hound, Ash Smith, Sparkflinger, Steam Arbalest (2)
    A> attack Chorus of Hollow Masks
    A> send Slagpaw Hound
    A> send Ash Smith
    A> send Eluna the Unsleeping
    luck 0
    A> strike
    A> confirm
    A- apply Steam Arbalest 3
    A> decline

markers of a card that leaves go to nobody                etherstone.terms.markers-lost-on-leave
    A  leader Nevra, Joiner of Paths  markers 1  hand Ash Smith  play Ant Duchess (3), Dusk Weaver
    A> take black
    A> apply Nevra, Joiner of Paths 1
    A> recall Ant Duchess
    A  markers 1  play Dusk Weaver
    A> done

nor do those of a destroyed one                           etherstone.terms.markers-lost-on-leave etherstone.terms.destroy
    A  leader Malvis, Child of the Break  markers 1  hand Ash Smith  play Ant Duchess (3), Dusk Weaver
    A> take black
    A> apply Malvis, Child of the Break 2
    A> destroy Ant Duchess
    A  markers 1  play Dusk Weaver  hand Ash Smith  health 12

of two that may be recalled one is chosen                 etherstone.terms.recall
    A  hand Ash Smith  play Gloom Ferryman, Dusk Weaver, Haze Whisperer
    A> take black
    A> apply Gloom Ferryman
    A? recall Dusk Weaver | recall Haze Whisperer
    A> recall Haze Whisperer
    A> gain red
    A> gain red
    A  hand Ash Smith, Haze Whisperer  play Gloom Ferryman, Dusk Weaver

an ability's summon may be made cheaper before it too     etherstone.summon.before-abilities-first etherstone.summon.via-ability
    A  hand Birth Reversed, Echo Eater, Ash Smith  stones 6, 0, 0, 0  play Dusk Weaver
    A> summon Birth Reversed
    A> done
    A> apply Birth Reversed 2
    A> summon Echo Eater
    A> apply Echo Eater 1
    A> recall Dusk Weaver
    A  stones 0, 0, 0, 0  play Birth Reversed, Echo Eater  hand Ash Smith, Dusk Weaver

what is left before a summon does not come after it       etherstone.symbols.before-summon
    A  hand Blaze Ram, Dusk Weaver  stones 0, 0, 6, 0  play Haze Whisperer
    A> summon Blaze Ram
    A> done
    A  stones 0, 0, 0, 0  play Haze Whisperer, Blaze Ram
    table  turn B

a tapped card shows its colour                            etherstone.terms.in-play
    A  play Dusk Weaver (tapped), Ash Smith (tapped), Beating Heart of Nobura
    A> rest
    score A  abilities 3
    B> rest
    set A  play Dusk Weaver (tapped), Ash Smith (tapped), Beating Heart of Nobura
    A> take black
    score A  abilities 3
    A> done

a stone of any colour is one of four                      etherstone.components.no-violet-stones etherstone.stones.gain-violet
    A  hand Haze Whisperer, Dusk Weaver  stones 2, 0, 0, 0
    A> summon Haze Whisperer
    A> apply Haze Whisperer
    A? gain black | gain green | gain red | gain white
    A> gain white
    A? gain black | gain green | gain red | gain white
    A> gain white
    A  stones 0, 0, 0, 2

one end token, whatever else is met                       etherstone.components.end-token etherstone.end.token-to-active-player
    table  supply 0
    B  hand nothing
    A> rest
    A  token yes
    B> rest
    B  token no
    over supply-empty A

four of a colour are four                                 etherstone.stones.spend etherstone.cards.entity-cost
    A  hand Hand-Reared Colossus, Dusk Weaver  stones 1, 4, 1, 3
    A> summon Hand-Reared Colossus
    A> done
    A? pay black | pay red | pay white
    A> pay white
    A> pay white
    A> pay white
    A  stones 1, 0, 1, 0  play Hand-Reared Colossus

by the die and by another card in one turn                etherstone.abilities.two-ways-to-apply etherstone.abilities.several-times-a-turn
    table  dice 1, 3, 1, 1, 1
    A  play Tamed Metamorph, Ant Duchess
    A> take green
    A? apply Tamed Metamorph 2 | apply Ant Duchess 1 | done
    A> apply Ant Duchess 1
    A> apply Tamed Metamorph 2
    A> apply Ant Duchess 1
    A  play Tamed Metamorph, Ant Duchess (2)

markers are taken from the card that asks for them        etherstone.abilities.markers-on-own-card etherstone.terms.markers-discard
    table  dice 6, 1, 1, 1, 1
    A  play Ant Duchess (3), Dew Gatherer (2)
    A> take black
    A> apply Dew Gatherer 2
    A  play Ant Duchess (3), Dew Gatherer  vp 2
    A> done

the infected too begin with dice on the market            etherstone.market.empty-must-refresh etherstone.market.forced-refresh-free
    table  holder A, A, A, A, -
    A  health 0  infected yes
    B  health 5
    A> deal
    set A  health 0  infected yes
    luck 0 1 2 3 4
    B> take violet as red
    B  health 4
    asks A etherstone-ask-deal
    table  holder -, -, -, -, -  dice 1, 2, 3, 4, 5
    A? deal
    asks A etherstone-ask-deal

whatever a die shows it brings two                        etherstone.die.value-irrelevant-for-stones
    table  dice 2, 3, 4, 5, 6
    B  leader Sister Wormwood  stones 0, 0, 0, 0
    A> take black
    B> take green
    B  stones 0, 2, 0, 0
    A> take red
    B> take white
    A  stones 2, 0, 2, 0
    B  stones 0, 2, 0, 2

no marker makes a tapped follower go                      etherstone.attack.tapped-cannot-attack
    table  area Roaming Mire, -, -
    A  play Ant Duchess (tapped) (2), Slagpaw Hound
    A> attack Roaming Mire
    A? send Eluna the Unsleeping | send Slagpaw Hound
    A! send Ant Duchess  etherstone.attack.tapped-cannot-attack
    A> send Slagpaw Hound
    luck 0
    A> strike

as much as its health is enough, also for the great       etherstone.attack.win-if-equal-or-more
    table  area Caravan of Shades, -, -
    A  play Slagpaw Hound, Ash Smith, Dusk Weaver, Embertail Guard
    A+ attack Caravan of Shades
    A> attack Caravan of Shades
    A> send Slagpaw Hound
    A> send Ash Smith
    A> send Dusk Weaver
    luck 0
    A> strike
    A? apply Embertail Guard | confirm
    A> confirm
    A> decline
    A  trophies Caravan of Shades

all that one has, and no more, beats the great            etherstone.attack.win-if-equal-or-more
    table  area Caravan of Shades, The Burning Cleft, -
    A  play Slagpaw Hound, Ash Smith
    A+ attack Caravan of Shades
    A! attack The Burning Cleft  etherstone.attack.win-if-equal-or-more
    A> rest

all who were restored may go                              etherstone.rest.restored-can-attack etherstone.rest.restore-all
    table  area Roaming Mire, -, -
    A  play Slagpaw Hound (tapped), Ash Smith (tapped), Dusk Weaver (tapped), Haze Whisperer (tapped)
    A> rest
    B> rest
    A> attack Roaming Mire
    A? send Eluna the Unsleeping | send Slagpaw Hound | send Ash Smith | send Dusk Weaver | send Haze Whisperer
    A> send Slagpaw Hound
    luck 0
    A> strike

who has nothing in hand and nothing in play ends it       etherstone.end.hand-empty-despite-destroyed etherstone.scoring.end-token
    A  hand nothing  play nothing
    A> rest
    A  token yes
    score A  end-token 2
    B> rest
    over hand-empty A

the infected are opponents too                            etherstone.terms.opponents-in-full etherstone.terms.opponents-each
    A  hand Radiant Crier, Dusk Weaver  stones 0, 0, 3, 2
    B  health 0  infected yes
    A> summon Radiant Crier
    A> apply Radiant Crier
    B> gain red
    B  stones 0, 0, 1, 0
    B> deal

the first of five helps in an attack as the last does     etherstone.summon.position-irrelevant
    table  area Roaming Mire, -, -
    A  play Sparkflinger, Dusk Weaver, Haze Whisperer, Slagpaw Hound, Trailburner
    A> attack Roaming Mire
    A> send Slagpaw Hound
    luck 0
    A> strike
    A? apply Sparkflinger 2 | apply Trailburner 2 | confirm
    A> confirm

the new threat lies where the old one lay                 etherstone.attack.refill
    table  area Thief of Glints, Weeping Boulder, Roaming Mire
    A  play Slagpaw Hound
    A> attack Roaming Mire
    A> send Slagpaw Hound
    luck 0
    A> strike
    table  area Thief of Glints, Weeping Boulder, Leviathan of Backward Waters

a marker may stay where it is                             etherstone.abilities.optional
    A  play Feast of Shedding, Dusk Weaver
    A> take green
    A> apply Feast of Shedding 2
    A? move-from Dusk Weaver | decline
    A> decline
    A  play Feast of Shedding, Dusk Weaver (1)

a refresh that a card allows may be left                  etherstone.abilities.optional
    table  dice 5, 1, 1, 1, 1
    A  play Midnight Tide
    A> take black
    A> apply Midnight Tide 2
    A? do-it | decline
    A> decline
    A  vp 1
    table  holder A, -, -, -, -
    A> done

the only entity need not be recalled                      etherstone.abilities.optional
    A  leader Nevra, Joiner of Paths  play Dusk Weaver
    A> take black
    A> apply Nevra, Joiner of Paths 1
    A? recall Dusk Weaver | decline
    A> decline
    A  play Dusk Weaver  stones 3, 0, 0, 0

the only ability that a reward allows may be left         etherstone.abilities.optional
    table  area Chorus of Hollow Masks, -, -
    A  play Slagpaw Hound, Ash Smith, Faceless Turncoat
    A> attack Chorus of Hollow Masks
    A> send Slagpaw Hound
    A> send Ash Smith
    A> send Eluna the Unsleeping
    luck 0
    A> strike
    A> confirm
    A? apply Ash Smith | decline
    A> decline
    A  stones 0, 0, 0, 0

an empty supply ends it, however many are set aside       etherstone.end.vp-supply-empty
    table  supply 0  aside 2
    A> rest
    A  token yes
    B> rest
    over supply-empty A

the infected count their health and their infection       etherstone.scoring.health etherstone.scoring.infected-penalty
    B  health 6  infected yes
    A> rest
    score B  health 3  infected -3
    B> deal

violet cards are cheaper too                              etherstone.golden.card-beats-rules
    A  play Gates of Homecoming  hand Fracture Prism, Dusk Weaver  stones 0, 0, 0, 1
    A> summon Fracture Prism
    A  stones 0, 0, 0, 0  play Gates of Homecoming, Fracture Prism
    A> done

game etherstone players=3

the dice of one open nothing of two others                etherstone.die.only-own-cards
    A  play Dusk Weaver
    B  play Bellbearer  leader Taruk, Father of Herds
    C  play Keeper of the First Ray
    A> take white
    A? apply Eluna the Unsleeping 1 | done
    A> done

an empty hand counts in its owner's turn only             etherstone.end.checked-in-stage-three etherstone.end.hand-empty
    B  hand nothing
    A> rest
    table  closing 0
    A  token no
    B> rest
    B  token yes
    C> rest
    over hand-empty B

three alike share the victory                             etherstone.scoring.tie-shared
    table  supply 0  closing 3
    A  hand Dusk Weaver  vp 30  health 8
    B  hand Ash Smith  vp 30  health 8
    C  hand Slagpaw Hound  vp 30  health 8
    A> rest
    B> rest
    C> rest
    over supply-empty A, B, C

end abilities count what their owner has                  etherstone.scoring.end-abilities
    A  trophies Roaming Mire
    C  play The Undying Smelter, Beating Heart of Nobura  trophies Weeping Boulder, Rust Flurry
    A> rest
    score C  abilities 4
    B> rest
    C> rest

game etherstone players=4

every opponent in turn, the next one first                etherstone.terms.opponents-each etherstone.terms.opponents-in-full
    begin act B
    B  hand Radiant Crier, Dusk Weaver  stones 0, 0, 3, 2
    B> summon Radiant Crier
    B> apply Radiant Crier
    C> gain red
    D> gain white
    A> gain black
    A  stones 1, 0, 0, 0
    C  stones 0, 0, 1, 0
    D  stones 0, 0, 0, 1
    B  vp 3
    asks C etherstone-ask-market-or-action

the round goes on to the last of four                     etherstone.end.equal-turns etherstone.end.last-turn-seat
    begin act C
    table  first C  supply 0
    C> rest
    D> rest
    D> done
    A> rest
    table  turn B
    B+ rest
    B> rest
    over supply-empty D

the fourth may win                                        etherstone.scoring.highest-wins
    table  supply 0  closing 3
    D  vp 30
    A> rest
    B> rest
    C> rest
    D> rest
    D> done
    over supply-empty D
