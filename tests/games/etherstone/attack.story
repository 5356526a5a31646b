# Attack, crush, rest. A is led by Eluna (strength 1). Light-Gnawer Swarm 3/1, Roaming Mire 3/2, Weeping Boulder 4/2,
# Thief of Glints 4/1, Rust Flurry 5/3, Blinded Blizzard 5/3, Rootgnaw Patriarch 5/2, Shepherd of Ruin 8/5.
game etherstone players=2

one threat, of the area                                   etherstone.attack.choose-one-threat
    table  area Roaming Mire, Weeping Boulder, Shepherd of Ruin
    A  play The Cloven One
    A? take black | take green | take red | take white | take violet as black | take violet as green | take violet as red | take violet as white | rest | refresh | attack Roaming Mire | attack Weeping Boulder
    A! attack Shepherd of Ruin  etherstone.attack.insufficient-choose-again
    A> rest

the infected attack nothing, whoever else is infected     etherstone.attack.choose-one-threat
    table  area Roaming Mire, -, -
    A  play Slagpaw Hound
    B  play The Cloven One  health 0  infected yes
    A+ attack Roaming Mire
    A> rest
    B? deal | refresh
    B! attack Roaming Mire  etherstone.deal.only-action-when-infected
    B> deal

upright followers, the leader, or both                    etherstone.attack.choose-attackers etherstone.attack.tapped-cannot-attack etherstone.attack.only-followers-and-leader
    table  area Roaming Mire, -, -
    A  play Ash Smith, Sparkflinger (tapped), Slagpaw Hound, Morning Litany
    A> attack Roaming Mire
    A? send Eluna the Unsleeping | send Ash Smith | send Slagpaw Hound
    A! strike
    A! send Sparkflinger
    A! send Morning Litany
    A> send Ash Smith
    A? send Eluna the Unsleeping | send Slagpaw Hound | strike
    A> send Eluna the Unsleeping
    luck 0
    A> strike
    A? apply Sparkflinger 2 | confirm
    A> confirm
    A  play Ash Smith (tapped), Sparkflinger (tapped), Slagpaw Hound, Morning Litany  health 8

the leader's strength is added to a follower's            etherstone.attack.total-strength etherstone.attack.insufficient-choose-again
    table  area Weeping Boulder, -, -
    A  play Ash Smith, Slagpaw Hound
    A> attack Weeping Boulder
    A> send Slagpaw Hound
    A? send Eluna the Unsleeping | send Ash Smith
    A! strike
    A> send Eluna the Unsleeping
    A? send Ash Smith | strike
    luck 0
    A> strike
    A  trophies Weeping Boulder  health 11  stones 0, 0, 0, 1

strengths are added up                                    etherstone.attack.total-strength etherstone.cards.entity-strength
    table  area Thief of Glints, -, -
    A  play Ash Smith, Slagpaw Hound
    A> attack Thief of Glints
    A> send Slagpaw Hound
    A? send Eluna the Unsleeping | send Ash Smith
    A> send Ash Smith
    A? send Eluna the Unsleeping | strike
    luck 0
    A> strike
    A  vp 2  play Ash Smith (tapped), Slagpaw Hound (tapped)

only those who go are tapped                              etherstone.attack.followers-get-tapped etherstone.attack.no-damage-without-leader
    table  area Roaming Mire, -, -
    A  play Ash Smith, Slagpaw Hound  health 8
    A> attack Roaming Mire
    A> send Slagpaw Hound
    luck 0
    A> strike
    A  play Ash Smith, Slagpaw Hound (tapped)  health 8  stones 1, 1, 0, 0

all who go are tapped                                     etherstone.attack.followers-get-tapped
    table  area Roaming Mire, -, -
    A  play Ash Smith, Slagpaw Hound, Dusk Weaver
    A> attack Roaming Mire
    A> send Slagpaw Hound
    A> send Ash Smith
    A> strike
    A  play Ash Smith (tapped), Slagpaw Hound (tapped), Dusk Weaver

a tapped follower attacks again after a rest              etherstone.attack.tapped-cannot-attack etherstone.rest.restore-all etherstone.rest.restored-can-attack
    table  area Roaming Mire, -, -
    A  play Slagpaw Hound (tapped), Ash Smith (tapped), Sparkflinger (tapped), Dusk Weaver
    B  play Haze Whisperer (tapped), Trailburner (tapped)
    A> rest
    A  play Slagpaw Hound, Ash Smith, Sparkflinger, Dusk Weaver
    B  play Haze Whisperer (tapped), Trailburner (tapped)
    B> take black
    A> attack Roaming Mire
    A> send Slagpaw Hound
    luck 0
    A> strike
    A> confirm
    A  trophies Roaming Mire

the leader is never tapped                                etherstone.attack.leader-never-tapped
    table  area Light-Gnawer Swarm, Roaming Mire, -
    A  leader Karras the Charred  health 9
    luck 0
    A> attack Light-Gnawer Swarm
    A> send Karras the Charred
    A> strike
    A> gain red
    A> gain red
    A> done
    B> rest
    luck 0
    A> attack Roaming Mire
    A> send Karras the Charred
    A> strike
    A> done
    A  health 6  trophies Light-Gnawer Swarm, Roaming Mire

an on-attack ability may make the difference              etherstone.attack.on-attack-abilities etherstone.symbols.on-attack etherstone.attack.win-if-equal-or-more
    table  area Rootgnaw Patriarch, -, -
    A  play Slagpaw Hound, Wrath of the Lower Vents
    A> attack Rootgnaw Patriarch
    A> send Slagpaw Hound
    A> strike
    A? apply Wrath of the Lower Vents 2
    A! confirm
    luck 0
    A> apply Wrath of the Lower Vents 2
    A  trophies Rootgnaw Patriarch  markers 1  play Slagpaw Hound (tapped) (1), Wrath of the Lower Vents (1)

on-attack abilities come in any order                     etherstone.attack.on-attack-abilities
    table  area Blinded Blizzard, -, -
    A  play Slagpaw Hound, Sparkflinger (tapped), Wrath of the Lower Vents
    A> attack Blinded Blizzard
    A> send Slagpaw Hound
    A> strike
    A? apply Sparkflinger 2 | apply Wrath of the Lower Vents 2
    A> apply Sparkflinger 2
    A? apply Wrath of the Lower Vents 2
    luck 0
    A> apply Wrath of the Lower Vents 2
    A  trophies Blinded Blizzard  stones 0, 0, 0, 2

the other order does the same                             etherstone.attack.on-attack-abilities
    table  area Blinded Blizzard, -, -
    A  play Slagpaw Hound, Sparkflinger (tapped), Wrath of the Lower Vents
    A> attack Blinded Blizzard
    A> send Slagpaw Hound
    A> strike
    A> apply Wrath of the Lower Vents 2
    A? apply Sparkflinger 2 | confirm
    luck 0
    A> confirm
    A  trophies Blinded Blizzard  stones 0, 0, 0, 2

abilities of those who stay behind                        etherstone.attack.on-attack-of-bystanders
    table  area Roaming Mire, -, -
    A  leader Ortan of the Five Hues  play Sparkflinger (tapped), Slagpaw Hound
    A> attack Roaming Mire
    A> send Slagpaw Hound
    A> strike
    A? apply Ortan of the Five Hues 2 | apply Sparkflinger 2 | confirm
    luck 0
    A> confirm

equal is enough                                           etherstone.attack.win-if-equal-or-more
    table  area Thief of Glints, -, -
    A  play The Cloven One
    A> attack Thief of Glints
    A> send The Cloven One
    luck 0
    A> strike
    A  vp 2

equal is enough for those who have no more to give        etherstone.attack.win-if-equal-or-more
    table  area Weeping Boulder, -, -
    A  play Slagpaw Hound
    A> attack Weeping Boulder
    A> send Slagpaw Hound
    A> send Eluna the Unsleeping
    A> strike
    table  turn B

one less is not                                           etherstone.attack.win-if-equal-or-more etherstone.attack.insufficient-choose-again
    table  area Rust Flurry, -, -
    A  play Slagpaw Hound, Elder Beetle Rider (tapped) (0)
    A! attack Rust Flurry  etherstone.attack.win-if-equal-or-more
    A  play Slagpaw Hound, Elder Beetle Rider (tapped)
    A> take red

no attack is lost: X too small is not offered             etherstone.attack.insufficient-choose-again etherstone.abilities.number-before-x
    table  area Shepherd of Ruin, -, -
    A  play Elder Beetle Rider (3)  hand Dusk Weaver
    A> attack Shepherd of Ruin
    A> send Elder Beetle Rider
    A> strike
    A> apply Elder Beetle Rider 2
    luck 0
    A> decline
    A  trophies Shepherd of Ruin  play Elder Beetle Rider (tapped)

what cannot be paid for adds nothing                      etherstone.attack.insufficient-choose-again
    table  area Roaming Mire, Rust Flurry, -
    A  play Thornwood Driver  health 9
    B  play Elder Beetle Rider (3)  markers 2
    A! attack Rust Flurry  etherstone.attack.insufficient-choose-again
    A> attack Roaming Mire
    A> send Thornwood Driver
    A? send Eluna the Unsleeping
    A! strike  etherstone.attack.insufficient-choose-again
    A> send Eluna the Unsleeping
    luck 0
    A> strike
    A  trophies Roaming Mire  health 7

what can be paid for is counted before anybody goes       etherstone.attack.insufficient-choose-again
    table  area Rust Flurry, -, -
    A  play Thornwood Driver (1)
    A> attack Rust Flurry
    A> send Thornwood Driver
    A? send Eluna the Unsleeping | strike
    A> strike
    A? apply Thornwood Driver 2
    luck 0
    A> apply Thornwood Driver 2
    A  trophies Rust Flurry  play Thornwood Driver

the leader's own abilities count too                      etherstone.attack.insufficient-choose-again
    table  area Warden of the Dry Riverbed, The Burning Cleft, -
    A  leader Taruk, Father of Herds  markers 2
    B  leader Karras the Charred  markers 0
    A! attack The Burning Cleft  etherstone.attack.insufficient-choose-again
    A> attack Warden of the Dry Riverbed
    A> send Taruk, Father of Herds
    A> strike
    A> apply Taruk, Father of Herds 2
    A  markers 0
    A> gain red
    luck 0
    A> gain red
    A  trophies Warden of the Dry Riverbed

standing boosts count, but not for those who are tapped   etherstone.attack.insufficient-choose-again etherstone.attack.tapped-cannot-attack etherstone.cards.entity-strength
    table  area Thief of Glints, Rust Flurry, -
    A  play Elder of the Leash (tapped), Ash Smith, Dusk Weaver (tapped), Morning Litany
    A! attack Rust Flurry  etherstone.attack.insufficient-choose-again
    A> attack Thief of Glints
    A> send Ash Smith
    A? send Eluna the Unsleeping
    A> send Eluna the Unsleeping
    luck 0
    A> strike
    A  trophies Thief of Glints

a stronger leader brings more                             etherstone.attack.total-strength etherstone.attack.insufficient-choose-again etherstone.cards.entity-strength
    table  area Roaming Mire, Thief of Glints, -
    A  play Living-Glass Harness, Dusk Weaver
    B  play Ash Smith
    A! attack Thief of Glints  etherstone.attack.insufficient-choose-again
    A> attack Roaming Mire
    A> send Eluna the Unsleeping
    A! strike
    A> send Dusk Weaver
    A> strike
    luck 0
    A> confirm
    A  trophies Roaming Mire

one card that strengthens is enough                       etherstone.attack.insufficient-choose-again etherstone.attack.total-strength
    table  area Thief of Glints, Rust Flurry, -
    A  leader Karras the Charred  play Living-Glass Harness  health 9
    A! attack Rust Flurry  etherstone.attack.insufficient-choose-again
    A> attack Thief of Glints
    A> send Karras the Charred
    A> strike
    luck 0
    A> confirm
    A> done
    A  trophies Thief of Glints  health 9  vp 2

whose markers are counted                                 etherstone.attack.insufficient-choose-again etherstone.abilities.x-set-by-ability
    table  area Warden of the Dry Riverbed, The Burning Cleft, -
    A  play The Feeding Circle (2), Slagpaw Hound
    B  markers 4
    A! attack The Burning Cleft  etherstone.attack.insufficient-choose-again
    A> attack Warden of the Dry Riverbed
    A> send Slagpaw Hound
    A! strike
    A> send Eluna the Unsleeping
    A> strike
    A> apply The Feeding Circle 2
    A> gain red
    luck 0
    A> gain red
    A  trophies Warden of the Dry Riverbed

spending markers must not spoil a count                   etherstone.attack.insufficient-choose-again etherstone.abilities.x-set-by-ability
    table  area Shepherd of Ruin, -, -
    A  play Elder Beetle Rider (1), The Feeding Circle (2)
    A> attack Shepherd of Ruin
    A> send Elder Beetle Rider
    A? send Eluna the Unsleeping | strike
    A> strike
    A? apply The Feeding Circle 2
    A! apply Elder Beetle Rider 2
    A> apply The Feeding Circle 2
    A> apply Elder Beetle Rider 2
    luck 0
    A> decline
    A  trophies Shepherd of Ruin

the leader takes the threat's strength                    etherstone.attack.leader-takes-damage
    table  area Rust Flurry, -, -
    A  play The Cloven One  health 8
    A> attack Rust Flurry
    A> send The Cloven One
    A> send Eluna the Unsleeping
    luck 0
    A> strike
    A  health 5

protection cancels damage                                 etherstone.terms.protection
    table  area Rust Flurry, -, -
    A  play The Cloven One, Shield of the Given Word  health 8
    A> attack Rust Flurry
    A> send The Cloven One
    A> send Eluna the Unsleeping
    luck 0
    A> strike
    A  health 7

more protection than damage                               etherstone.terms.protection
    table  area Rust Flurry, -, -
    A  play The Cloven One, Shield of the Given Word, Pilgrims' Bulwark  health 8
    A> attack Rust Flurry
    A> send The Cloven One
    A> send Eluna the Unsleeping
    A> strike
    luck 0
    A> apply Pilgrims' Bulwark 1
    A  health 8

protection is only for attacks                            etherstone.terms.protection etherstone.abilities.health-hits-owner
    A  play Shield of the Given Word  health 8
    A> take violet as red
    A  health 7

after the attack only for what was applied                etherstone.attack.after-attack-parts
    table  area Roaming Mire, -, -
    A  play Slagpaw Hound, Bowwoman of Daybreak, Blaze Ram
    A> attack Roaming Mire
    A> send Slagpaw Hound
    A> strike
    A? apply Bowwoman of Daybreak | apply Blaze Ram 2 | confirm
    A> apply Bowwoman of Daybreak
    luck 0
    A> confirm
    A  vp 1  stones 1, 1, 0, 0

after the attack in the owner's order                     etherstone.attack.after-attack-parts etherstone.abilities.owner-chooses-order
    table  area Roaming Mire, -, -
    A  play Slagpaw Hound, Bowwoman of Daybreak, Blaze Ram
    A> attack Roaming Mire
    A> send Slagpaw Hound
    A> strike
    A> apply Bowwoman of Daybreak
    A> apply Blaze Ram 2
    A? apply Bowwoman of Daybreak | apply Blaze Ram 2
    A> apply Blaze Ram 2
    asks B etherstone-ask-market-or-action
    A  vp 1  stones 1, 1, 1, 0

game etherstone players=2

the reward is given                                       etherstone.attack.reward etherstone.attack.trophy-pile etherstone.attack.refill
    table  area Weeping Boulder, Roaming Mire, Rust Flurry  left 0, 0, 4
    A  play The Cloven One  health 5  trophies Thief of Glints
    A> attack Weeping Boulder
    A> send The Cloven One
    luck 0
    A> strike
    A  health 8  stones 0, 0, 0, 1  trophies Thief of Glints, Weeping Boulder
    table  left 0, 0, 3  area Leviathan of Backward Waters, Roaming Mire, Rust Flurry

an empty deck brings no new threat                        etherstone.attack.refill-skipped-when-empty
    table  area Weeping Boulder, Roaming Mire, Rust Flurry  left 0, 0, 0  closing 2
    A  play The Cloven One
    A> attack Weeping Boulder
    A> send The Cloven One
    A> strike
    table  area -, Roaming Mire, Rust Flurry

without threats there is no attack                        etherstone.attack.refill-skipped-when-empty etherstone.attack.choose-one-threat
    table  area -, -, -
    A  play The Cloven One
    A? take black | take green | take red | take white | take violet as black | take violet as green | take violet as red | take violet as white | rest | refresh
    A> rest

infection on the way does not stop the steps              etherstone.attack.step-order etherstone.attack.leader-takes-damage
    table  area Weeping Boulder, -, -
    A  play Bowwoman of Daybreak, Slagpaw Hound  health 2
    A> attack Weeping Boulder
    A> send Slagpaw Hound
    A> send Eluna the Unsleeping
    A> strike
    luck 0
    A> apply Bowwoman of Daybreak
    A  health 0  infected yes  vp 1  stones 0, 0, 0, 1  trophies Weeping Boulder

crush takes only what its strength allows                 etherstone.terms.crush-only-this-ability etherstone.terms.crush-no-bonuses
    table  area Rust Flurry, Weeping Boulder, -  left 0, 0, 4
    A  hand Trailburner, Dusk Weaver  stones 0, 0, 4, 0  play Slagpaw Hound, Wrath of the Lower Vents  health 6
    A> summon Trailburner
    luck 0
    A> apply Trailburner 1
    A  trophies Weeping Boulder  health 9  play Slagpaw Hound, Wrath of the Lower Vents, Trailburner
    table  left 0, 0, 3

nothing to crush, nothing to apply                        etherstone.terms.crush-only-this-ability
    table  area Rust Flurry, -, -
    A  hand Trailburner, Dusk Weaver  stones 0, 0, 4, 0  play Slagpaw Hound
    A> summon Trailburner
    table  turn B

resting with nobody tapped                                etherstone.rest.restore-all
    A  play Slagpaw Hound
    A> rest
    A  play Slagpaw Hound
    table  turn B

what is being beaten is not attacked anew                 etherstone.attack.step-order
    table  area Shepherd of Ruin, Thief of Glints, Light-Gnawer Swarm
    A  hand Dance upon Embers, Ash Smith  stones 0, 0, 1, 0  play Behemoth out of the Abyss, Slagpaw Hound, The Cloven One, Blaze Ram
    A> attack Shepherd of Ruin
    A> send Behemoth out of the Abyss
    A> send Slagpaw Hound
    A> strike
    A> confirm
    A> summon Dance upon Embers
    A> apply Dance upon Embers 1
    A? attack Thief of Glints | attack Light-Gnawer Swarm
    A! attack Shepherd of Ruin
    A> attack Thief of Glints
    A> send The Cloven One
    A> strike
    luck 0 0
    A> confirm
    A  trophies Thief of Glints, Shepherd of Ruin  vp 2

what is being crushed is not attacked either              etherstone.attack.step-order etherstone.terms.crush-only-this-ability
    table  area Light-Gnawer Swarm, Caravan of Shades, -  dice 1, 1, 1, 1, 1
    A  hand Dance upon Embers, Ash Smith  stones 0, 0, 3, 0  play The Undying Smelter, Behemoth out of the Abyss, Slagpaw Hound
    A> take red
    A> apply The Undying Smelter 1
    A? crush Light-Gnawer Swarm | crush Caravan of Shades
    A> crush Caravan of Shades
    A> summon Dance upon Embers
    A> apply Dance upon Embers 1
    A? attack Light-Gnawer Swarm
    A> attack Light-Gnawer Swarm
    A> send Slagpaw Hound
    A> strike
    A> gain white
    luck 0 0
    A> gain white
    A  trophies Light-Gnawer Swarm, Caravan of Shades
    A> done

an ability may say attack                                 etherstone.attack.step-order
    table  area Roaming Mire, Thief of Glints, -
    A  hand Dance upon Embers, Dusk Weaver  stones 0, 0, 3, 0  play The Cloven One
    A> summon Dance upon Embers
    A> apply Dance upon Embers 1
    A? attack Roaming Mire | attack Thief of Glints
    A> attack Thief of Glints
    A> send The Cloven One
    luck 0
    A> strike
    A  trophies Thief of Glints  vp 2
    table  turn B
