# Every sentence of every card that the other stories do not tell: entities by colour, then leaders and threats.
game etherstone players=2

Haze Whisperer                                            etherstone.symbols.immediate etherstone.symbols.symbol-decides-occasion
    A  hand Haze Whisperer, Ash Smith  stones 1, 0, 0, 1
    A> summon Haze Whisperer
    A> apply Haze Whisperer
    A> gain green
    A> gain white
    A  stones 0, 1, 0, 1

Gloom Ferryman cannot recall himself                      etherstone.symbols.die-colour etherstone.terms.recall
    A  play Gloom Ferryman
    A> take black
    table  turn B

Herald of the Turn nudges the die before anything else    etherstone.symbols.constant etherstone.symbols.die-value
    A  play Herald of the Turn
    table  dice 4, 1, 1, 1, 1
    A> take black
    A? apply Herald of the Turn 1 | done
    A> apply Herald of the Turn 1
    A? set-die 3 | set-die 5
    A> set-die 5
    table  dice 5, 1, 1, 1, 1
    A> apply Herald of the Turn 2
    A  vp 1
    A> done

Mistress of the Strayed: with a recall                    etherstone.symbols.constant etherstone.symbols.die-colour etherstone.terms.recall
    A  play Mistress of the Strayed, Ash Smith, Morning Litany
    A> take black
    A> apply Mistress of the Strayed 2
    A? recall Ash Smith | decline
    A> recall Ash Smith
    A> gain red
    A  stones 2, 0, 1, 0  hand The Undying Smelter, Ash Smith
    A> apply Mistress of the Strayed 1
    A  vp 2

Mistress of the Strayed: without                          etherstone.symbols.constant etherstone.symbols.die-colour
    A  play Mistress of the Strayed, Ash Smith
    A> take black
    A> apply Mistress of the Strayed 2
    A> decline
    A> gain red
    A  stones 2, 0, 1, 0  vp 0
    A> done

Faceless Turncoat slips away after the attack             etherstone.symbols.on-attack
    table  area Roaming Mire, -, -
    A  play Faceless Turncoat (1), Dusk Weaver
    A> attack Roaming Mire
    A> send Faceless Turncoat
    A> send Dusk Weaver
    A> strike
    A> apply Faceless Turncoat
    A> gain red
    A> gain red
    luck 0
    A> gain red
    A  hand The Undying Smelter, Faceless Turncoat  play Dusk Weaver (tapped)  stones 1, 1, 3, 0

Sentry at the Rift turns a threat under                   etherstone.symbols.immediate etherstone.symbols.die-value etherstone.golden.card-beats-rules
    table  area Roaming Mire, Rust Flurry, -  left 0, 0, 1  under nothing
    A  hand Sentry at the Rift, Ash Smith  stones 5, 0, 0, 0
    A> summon Sentry at the Rift
    A> apply Sentry at the Rift 1
    A? cycle Roaming Mire | cycle Rust Flurry
    luck 0
    A> cycle Rust Flurry
    table  area Roaming Mire, Leviathan of Backward Waters, -  under Rust Flurry  left 0, 0, 0
    B> take violet as red
    set table  dice 3, 1, 1, 1, 1
    A> take black
    A> apply Sentry at the Rift 2
    A? either 1 | either 2
    A> either 2
    A  health 12

Sentry at the Rift: a stone                               etherstone.symbols.die-value etherstone.golden.card-beats-rules
    A  play Sentry at the Rift
    table  dice 3, 1, 1, 1, 1
    A> take black
    A> apply Sentry at the Rift 2
    A> either 1
    A  stones 3, 0, 0, 0

Rite of Thickening Haze shakes the market for nothing     etherstone.symbols.immediate
    A  hand Rite of Thickening Haze, Ash Smith  stones 3, 0, 0, 0  health 4
    table  holder B, -, -, -, -
    A> summon Rite of Thickening Haze
    luck 1 1 1 1 1
    A> apply Rite of Thickening Haze 1
    A  health 4
    table  holder -, -, -, -, -  dice 2, 2, 2, 2, 2

Echo Eater marks itself, wherever it lies                 etherstone.abilities.default-target-self
    A  play Ash Smith, Echo Eater, Dusk Weaver
    table  dice 4, 6, 1, 1, 1
    A> take black
    A> apply Echo Eater 2
    A  play Ash Smith, Echo Eater (1), Dusk Weaver
    A> done

Echo Eater grows                                          etherstone.symbols.die-range etherstone.terms.markers-where etherstone.abilities.x-set-by-ability
    A  play Echo Eater
    table  dice 2, 6, 1, 1, 1
    A> take black
    A> apply Echo Eater 2
    A  play Echo Eater (1)

Roll Call brings another back for less                    etherstone.symbols.immediate etherstone.symbols.die-colour etherstone.terms.recall
    A  hand Roll Call of the Vanished, Slagpaw Hound  stones 5, 0, 0, 0  play Ash Smith
    A> summon Roll Call of the Vanished
    A> apply Roll Call of the Vanished 1
    A? summon Ash Smith | summon Slagpaw Hound
    A> summon Slagpaw Hound
    A  hand Ash Smith  play Roll Call of the Vanished, Slagpaw Hound
    B> rest
    A> take black
    A> apply Roll Call of the Vanished 2
    A> gain black
    A  stones 3, 0, 0, 0

Midnight Tide counts the dice and taps                    etherstone.symbols.immediate etherstone.abilities.x-set-by-ability etherstone.terms.tap-one
    A  hand Midnight Tide, Ash Smith  stones 5, 0, 0, 0
    B  play Sparkflinger, Dusk Weaver
    table  holder B, B, -, -, -
    A> summon Midnight Tide
    A> apply Midnight Tide 1
    B? tap Sparkflinger | tap Dusk Weaver
    B> tap Dusk Weaver
    A  stones 3, 0, 0, 0
    B  play Sparkflinger, Dusk Weaver (tapped)

Midnight Tide: the lower line                             etherstone.symbols.die-value etherstone.abilities.x-set-by-ability etherstone.vp.set-aside-effects
    A  play Midnight Tide
    table  dice 5, 1, 1, 1, 1  supply 15
    A> take black
    A> apply Midnight Tide 2
    A? do-it | decline
    luck 0 0 0 0 0
    A> do-it
    A  vp 1
    table  supply 15  holder -, -, -, -, -
    A> done

Midnight Tide: leaving the market                         etherstone.symbols.die-value etherstone.abilities.x-set-by-ability etherstone.vp.set-aside-effects
    A  play Midnight Tide
    table  dice 5, 1, 1, 1, 1
    A> take black
    A> apply Midnight Tide 2
    A> decline
    A> done
    table  holder A, -, -, -, -

Needleless Compass                                        etherstone.symbols.constant etherstone.symbols.immediate etherstone.terms.markers-discard
    A  hand Needleless Compass, Ash Smith  stones 3, 0, 0, 0  health 9
    table  dice 4, 1, 1, 1, 1
    A> summon Needleless Compass
    A> apply Needleless Compass 1
    A  play Needleless Compass (3)
    B> rest
    luck 3 3 3 3 3
    A> refresh
    A  health 6
    A> take black
    A> apply Needleless Compass 2
    A> set-die 5
    A  play Needleless Compass (2)
    A> apply Eluna the Unsleeping 2
    A  vp 2  health 4

Tamed Metamorph marks another follower when it comes      etherstone.symbols.immediate etherstone.terms.markers-where
    A  hand Tamed Metamorph, Ash Smith  stones 0, 4, 0, 0  play Dusk Weaver, Sparkflinger
    A> summon Tamed Metamorph
    A> apply Tamed Metamorph 1
    A? mark Dusk Weaver | mark Sparkflinger
    A> mark Sparkflinger
    A  play Dusk Weaver, Sparkflinger (1), Tamed Metamorph

Tamed Metamorph with one other follower asks nothing      etherstone.symbols.immediate etherstone.terms.markers-where
    A  hand Tamed Metamorph, Ash Smith  stones 0, 4, 0, 0  play Dusk Weaver, Morning Litany
    A> summon Tamed Metamorph
    A> apply Tamed Metamorph 1
    A  play Dusk Weaver (1), Morning Litany, Tamed Metamorph
    table  turn B

Ant Duchess is stronger by her markers, up to three       etherstone.symbols.constant etherstone.terms.markers-where etherstone.abilities.x-set-by-ability
    table  area Thief of Glints, Rust Flurry, -
    A  play Ant Duchess (5)
    A> attack Thief of Glints
    A> send Ant Duchess
    luck 0
    A> strike
    A  trophies Thief of Glints

Ant Duchess alone is not five                             etherstone.symbols.constant etherstone.terms.markers-where etherstone.abilities.x-set-by-ability
    table  area Rust Flurry, -, -
    A  play Ant Duchess (2)
    A! attack Rust Flurry
    set A  play Ant Duchess (5)
    A> attack Rust Flurry
    A> send Ant Duchess
    A> send Eluna the Unsleeping
    luck 0
    A> strike

Thornwood Driver                                          etherstone.symbols.constant etherstone.symbols.on-attack etherstone.terms.markers-discard
    table  area Rust Flurry, -, -
    A  hand Dusk Weaver, Ash Smith  stones 2, 0, 0, 0  play Thornwood Driver
    A> summon Dusk Weaver
    A> apply Thornwood Driver 1
    A  play Thornwood Driver (1), Dusk Weaver
    B> rest
    A> attack Rust Flurry
    A> send Thornwood Driver
    A> strike
    luck 0
    A> apply Thornwood Driver 2
    A  play Thornwood Driver, Dusk Weaver  stones 0, 0, 1, 0

Thornwood Driver does not hear a ritual                   etherstone.symbols.constant etherstone.terms.markers-discard etherstone.terms.markers-where
    A  hand Morning Litany, Ash Smith  stones 0, 0, 0, 3  play Thornwood Driver
    A> summon Morning Litany
    A> done
    table  turn B

Feast of Shedding                                         etherstone.symbols.immediate etherstone.symbols.die-colour etherstone.terms.markers-where
    A  hand Feast of Shedding, Ash Smith  stones 0, 4, 0, 0  play Haze Whisperer (1), Sparkflinger (tapped)  markers 1
    A> summon Feast of Shedding
    A> apply Feast of Shedding 1
    A  stones 0, 2, 0, 0
    B> rest
    A> take green
    A> apply Feast of Shedding 2
    A> mark Sparkflinger
    A? move-from Haze Whisperer | move-from Sparkflinger | move-from Eluna the Unsleeping | decline
    A> move-from Haze Whisperer
    A? move-to Sparkflinger | move-to Feast of Shedding | move-to Eluna the Unsleeping
    A> move-to Sparkflinger
    A  play Haze Whisperer, Sparkflinger (tapped) (2), Feast of Shedding  markers 1

Feast of Shedding moves a marker of the leader            etherstone.terms.markers-where
    A  play Feast of Shedding, Ash Smith  markers 1
    table  dice 1, 1, 1, 1, 1
    A> take green
    A> apply Feast of Shedding 2
    A? move-from Ash Smith | move-from Eluna the Unsleeping | decline
    A> move-from Eluna the Unsleeping
    A? move-to Feast of Shedding | move-to Ash Smith
    A> move-to Feast of Shedding
    A  play Feast of Shedding (1), Ash Smith (1)  markers 0
    A> done

Bellbearer                                                etherstone.symbols.die-colour
    A  play Bellbearer
    A> take white
    A> apply Bellbearer
    A  stones 0, 1, 0, 2  health 11
    A> done

Elder of the Leash strengthens the others and restores    etherstone.symbols.constant etherstone.symbols.die-value etherstone.terms.restore-one
    table  area Thief of Glints, -, -  dice 5, 1, 1, 1, 1
    A  play Elder of the Leash (tapped), Ash Smith
    A> attack Thief of Glints
    A> send Ash Smith
    A? send Eluna the Unsleeping
    A> send Eluna the Unsleeping
    luck 0
    A> strike
    B> rest
    A> take black
    A> apply Elder of the Leash 2
    A> restore Elder of the Leash
    A  play Elder of the Leash, Ash Smith (tapped)
    A> done

Elder Beetle Rider gathers                                etherstone.symbols.die-colour etherstone.terms.markers-discard etherstone.terms.markers-where
    A  play Elder Beetle Rider
    A> take green
    A> apply Elder Beetle Rider 1
    A  play Elder Beetle Rider (1)

The Feeding Circle feeds two                              etherstone.symbols.die-colour etherstone.terms.markers-where etherstone.abilities.x-set-by-ability
    A  play The Feeding Circle, Dusk Weaver, Sparkflinger, Ash Smith
    table  dice 1, 4, 1, 1, 1
    A> take green
    A> apply The Feeding Circle 1
    A> mark Dusk Weaver
    A? mark Sparkflinger | mark Ash Smith
    A> mark Ash Smith
    A  play The Feeding Circle, Dusk Weaver (1), Sparkflinger, Ash Smith (1)
    A> done

Hand-Reared Colossus is cheaper among followers           etherstone.symbols.immediate etherstone.terms.restore-one etherstone.abilities.x-set-by-ability
    A  hand Hand-Reared Colossus, Ash Smith  stones 0, 5, 0, 0  play Dusk Weaver, Sparkflinger, Trailburner
    A> summon Hand-Reared Colossus
    A> apply Hand-Reared Colossus 1
    A  stones 0, 0, 0, 0

Hand-Reared Colossus protects and helps another up        etherstone.symbols.on-attack etherstone.terms.restore-one etherstone.abilities.x-set-by-ability
    table  area Rust Flurry, -, -
    A  play Hand-Reared Colossus, Dusk Weaver (tapped)  health 9
    A> attack Rust Flurry
    A> send Hand-Reared Colossus
    A> send Eluna the Unsleeping
    A> strike
    luck 0
    A> apply Hand-Reared Colossus 2
    A  health 7  play Hand-Reared Colossus, Dusk Weaver

Hand-Reared Colossus helps another, not itself            etherstone.symbols.on-attack etherstone.terms.restore-one
    table  area Roaming Mire, -, -
    A  play Hand-Reared Colossus, Dusk Weaver (tapped)
    A> attack Roaming Mire
    A> send Hand-Reared Colossus
    A> strike
    luck 0
    A> apply Hand-Reared Colossus 2
    A  play Hand-Reared Colossus (tapped), Dusk Weaver

Harness of Living Vines strengthens green followers only  etherstone.symbols.constant etherstone.terms.restore-one etherstone.cards.entity-strength
    proxies
    table  area Roaming Mire, Thief of Glints, -
    A  play Harness of Living Vines, Scalewing Herder, Dusk Weaver
    A> attack Thief of Glints
    A> send Dusk Weaver
    A> send Scalewing Herder
    A? send Eluna the Unsleeping
    A> send Eluna the Unsleeping
    luck 0
    A> strike
    B> rest
    set table  area Roaming Mire, Thief of Glints, -
    set A  play Harness of Living Vines, Scalewing Herder, Horned-Herd Healer
    A> attack Thief of Glints
    A> send Scalewing Herder
    A? send Eluna the Unsleeping | send Horned-Herd Healer
    A> send Horned-Herd Healer
    luck 0
    A> strike

Cradle of the Emerald Thicket makes followers cheaper     etherstone.symbols.constant etherstone.golden.card-beats-rules
    A  hand Slagpaw Hound, Vow of Six Dawns  stones 0, 0, 1, 2  play Cradle of the Emerald Thicket
    A! summon Vow of Six Dawns  etherstone.summon.cannot-afford
    set A  stones 0, 0, 0, 3
    A! summon Vow of Six Dawns  etherstone.summon.cannot-afford
    set A  stones 0, 0, 1, 2
    A! summon Vow of Six Dawns
    A> summon Slagpaw Hound
    A  stones 0, 0, 0, 2

Cradle of the Emerald Thicket at one or six               etherstone.symbols.constant etherstone.symbols.die-value etherstone.abilities.x-set-by-ability
    A  play Cradle of the Emerald Thicket
    table  dice 1, 1, 1, 1, 1
    A> take black
    A> apply Cradle of the Emerald Thicket 2
    A> gain red
    A  stones 2, 0, 1, 0

Drover's Whistle                                          etherstone.symbols.immediate
    A  hand Drover's Whistle, Ash Smith  stones 0, 2, 0, 0
    A> summon Drover's Whistle
    A> apply Drover's Whistle 1
    A  stones 0, 1, 0, 0

Sparkflinger                                              etherstone.symbols.die-value etherstone.symbols.on-attack etherstone.cards.entity-strength
    A  play Sparkflinger
    table  dice 5, 1, 1, 1, 1  area Roaming Mire, -, -
    A> take black
    A> apply Sparkflinger 1
    A  stones 2, 0, 1, 0
    A> done
    B> rest
    A> attack Roaming Mire
    A> send Sparkflinger
    A> strike
    luck 0
    A> apply Sparkflinger 2
    A  trophies Roaming Mire

Trailburner adds one in an attack                         etherstone.symbols.on-attack etherstone.cards.entity-strength
    A  play Trailburner
    table  area Roaming Mire, -, -
    A> attack Roaming Mire
    A> send Trailburner
    A> strike
    luck 0
    A> apply Trailburner 2
    A  trophies Roaming Mire

Embertail Guard                                           etherstone.symbols.on-attack
    A  play Embertail Guard, Ash Smith  health 9
    table  area Rust Flurry, -, -
    A> attack Rust Flurry
    A> send Embertail Guard
    A> send Ash Smith
    A> send Eluna the Unsleeping
    A> strike
    luck 0
    A> apply Embertail Guard
    A  health 9  play Embertail Guard, Ash Smith

Stalker of Behemoths at one or two                        etherstone.symbols.constant etherstone.symbols.die-value
    A  play Stalker of Behemoths
    table  dice 2, 1, 1, 1, 1
    A> take black
    A> apply Stalker of Behemoths 1
    A  stones 2, 0, 1, 0

Cinder-Mad Slagborn burns health                          etherstone.symbols.constant etherstone.symbols.on-attack etherstone.abilities.x-set-by-ability
    A  play Cinder-Mad Slagborn  health 9
    table  area Shepherd of Ruin, -, -
    A> attack Shepherd of Ruin
    A> send Cinder-Mad Slagborn
    A> strike
    A> apply Cinder-Mad Slagborn 2
    A? x 2 | x 3
    A> x 2
    luck 0
    A> decline
    A  health 7  trophies Shepherd of Ruin
    A> apply Cinder-Mad Slagborn 1
    A  stones 0, 0, 1, 0

Forge Keeper brands a follower                            etherstone.symbols.constant etherstone.terms.markers-where
    A  play Forge Keeper, Slagpaw Hound
    table  area Roaming Mire, -, -
    A> attack Roaming Mire
    A> send Slagpaw Hound
    luck 0
    A> strike
    A> apply Forge Keeper 2
    A? mark Forge Keeper | mark Slagpaw Hound
    A> mark Forge Keeper
    A  play Forge Keeper (1), Slagpaw Hound (tapped)

Wrath of the Lower Vents crushes five                     etherstone.symbols.immediate etherstone.cards.entity-strength
    A  hand Wrath of the Lower Vents, Ash Smith  stones 0, 0, 5, 0
    table  area Blinded Blizzard, Warden of the Dry Riverbed, -
    A> summon Wrath of the Lower Vents
    luck 0
    A> apply Wrath of the Lower Vents 1
    A  trophies Blinded Blizzard  health 12  stones 0, 0, 0, 2

Dance upon Embers restores on red                         etherstone.symbols.die-colour etherstone.terms.restore-one
    A  play Dance upon Embers, Ash Smith (tapped)
    table  dice 1, 1, 4, 1, 1
    A> take red
    A> apply Dance upon Embers 2
    A  play Dance upon Embers, Ash Smith

Brand of First Fire marks three                           etherstone.symbols.immediate etherstone.symbols.on-attack etherstone.terms.markers-where
    A  hand Brand of First Fire, Ash Smith  stones 0, 0, 4, 0  play Dusk Weaver, Slagpaw Hound
    table  area Rust Flurry, -, -
    A> summon Brand of First Fire
    A> apply Brand of First Fire 1
    A> mark Eluna the Unsleeping
    A> mark Slagpaw Hound
    A> mark Brand of First Fire
    A  markers 1  play Dusk Weaver, Slagpaw Hound (1), Brand of First Fire (1)
    B> rest
    A> attack Rust Flurry
    A> send Slagpaw Hound
    A> strike
    luck 0
    A> apply Brand of First Fire 2
    A  stones 0, 0, 2, 0  trophies Rust Flurry  play Dusk Weaver, Slagpaw Hound (1), Brand of First Fire (1)

Steam Arbalest                                            etherstone.symbols.immediate etherstone.symbols.die-colour etherstone.terms.markers-discard
    A  hand Steam Arbalest, Ash Smith  stones 0, 0, 4, 0
    table  dice 5, 1, 1, 1, 1  area Rust Flurry, -, -
    A> summon Steam Arbalest
    A> apply Steam Arbalest 1
    B> rest
    A> take black
    A> apply Steam Arbalest 2
    A> done
    A  play Steam Arbalest (2)
    B> rest
    A> take red
    luck 0
    A> apply Steam Arbalest 3
    A  play Steam Arbalest  trophies Rust Flurry  stones 2, 0, 3, 0

Living-Glass Harness strengthens and guards the leader    etherstone.symbols.constant etherstone.symbols.on-attack etherstone.cards.entity-strength
    A  play Living-Glass Harness, Dusk Weaver  health 9
    table  area Roaming Mire, -, -
    A> attack Roaming Mire
    A> send Dusk Weaver
    A> send Eluna the Unsleeping
    A> strike
    luck 0
    A> apply Living-Glass Harness 2
    A  health 9

Keeper of the First Ray                                   etherstone.symbols.die-colour
    A  play Keeper of the First Ray
    table  dice 1, 1, 1, 4, 1
    A> take white
    A> apply Keeper of the First Ray
    A> done
    A  stones 0, 0, 0, 3  health 11

Tallier of Stars                                          etherstone.symbols.die-range
    A  play Tallier of Stars
    table  dice 4, 1, 1, 1, 1
    A> take black
    A> apply Tallier of Stars
    A  stones 2, 0, 0, 1

Pilgrims' Bulwark kneels to heal                          etherstone.symbols.die-colour etherstone.terms.tap-one
    A  play Pilgrims' Bulwark
    A> take white
    A> apply Pilgrims' Bulwark 2
    A  play Pilgrims' Bulwark (tapped)  health 12
    A> done

Pilgrims' Bulwark already tapped                          etherstone.symbols.die-colour etherstone.terms.tap-one
    A  play Pilgrims' Bulwark (tapped), Dusk Weaver
    A> take white
    A? apply Eluna the Unsleeping 1 | done
    A> done

Morning Litany sings from fourteen on                     etherstone.symbols.constant
    A  play Morning Litany  health 12
    A> take white
    A> apply Eluna the Unsleeping 1
    A> apply Morning Litany 2
    A  health 14  vp 1

Morning Litany is silent below                            etherstone.symbols.constant
    A  play Morning Litany  health 11
    A> take white
    A> apply Eluna the Unsleeping 1
    A  health 13  vp 0
    table  turn B

Lampbearer of Mercy                                       etherstone.symbols.die-colour etherstone.abilities.x-set-by-ability etherstone.vp.set-aside-effects
    A  play Lampbearer of Mercy  hand Dusk Weaver
    table  supply 15
    A> take white
    A> apply Lampbearer of Mercy 2
    A  health 12  vp 1
    table  supply 15
    A> done

Chalice of Unwaning Light heals when it comes             etherstone.symbols.immediate etherstone.abilities.x-set-by-ability
    A  hand Chalice of Unwaning Light, Ash Smith  stones 0, 0, 0, 5  health 6
    A> summon Chalice of Unwaning Light
    A> apply Chalice of Unwaning Light 1
    A  health 9

Chalice of Unwaning Light pours health into points        etherstone.symbols.die-colour etherstone.abilities.x-set-by-ability
    A  play Chalice of Unwaning Light  health 6
    A> take white
    A> apply Chalice of Unwaning Light 2
    A  health 4  vp 1
    A> done

Wanderer of the Crystal Path                              etherstone.symbols.immediate etherstone.symbols.die-range
    A  hand Wanderer of the Crystal Path, Ash Smith  stones 0, 0, 0, 2  health 6
    table  dice 4, 1, 1, 1, 1
    A> summon Wanderer of the Crystal Path
    A> apply Wanderer of the Crystal Path 1
    A  health 8
    B> rest
    A> take black
    A> apply Wanderer of the Crystal Path 2
    A  health 9

Vow of Six Dawns                                          etherstone.symbols.die-value etherstone.abilities.x-set-by-ability etherstone.vp.set-aside-effects
    A  play Vow of Six Dawns  health 6
    table  dice 6, 1, 1, 1, 1
    A> take black
    A> apply Vow of Six Dawns 1
    A> done
    A  health 7  vp 1

Abbess of the Gleam watches others win                    etherstone.symbols.constant etherstone.abilities.x-set-by-ability
    A  play Abbess of the Gleam  health 6
    B  play Slagpaw Hound
    table  area Roaming Mire, -, -
    A> rest
    B> attack Roaming Mire
    B> send Slagpaw Hound
    luck 0
    B> strike
    A> apply Abbess of the Gleam 1
    A  health 7
    table  turn A

Abbess of the Gleam is silent when her owner wins         etherstone.symbols.constant
    A  play Abbess of the Gleam, Slagpaw Hound  health 6
    table  area Roaming Mire, -, -
    A> attack Roaming Mire
    A> send Slagpaw Hound
    luck 0
    A> strike
    A  health 6  trophies Roaming Mire
    table  turn B

Shield of the Given Word heals at rest                    etherstone.symbols.constant
    A  play Shield of the Given Word  health 6
    A> rest
    A> apply Shield of the Given Word 2
    A  health 8

Obelisk of Noonday Names                                  etherstone.symbols.constant etherstone.symbols.die-value etherstone.terms.markers-discard
    A  hand Slagpaw Hound, Ash Smith  stones 0, 0, 2, 0  play Obelisk of Noonday Names (1)
    table  dice 3, 1, 1, 1, 1
    A> summon Slagpaw Hound
    A> apply Obelisk of Noonday Names 1
    A  play Obelisk of Noonday Names (2), Slagpaw Hound
    B> rest
    A> take black
    A> apply Obelisk of Noonday Names 2
    A  vp 3  play Obelisk of Noonday Names, Slagpaw Hound

Obelisk does not count itself                             etherstone.symbols.constant etherstone.terms.markers-discard etherstone.terms.markers-where
    A  hand Obelisk of Noonday Names, Ash Smith  stones 0, 0, 0, 4
    A> summon Obelisk of Noonday Names
    table  turn B

The Cloven One feeds on the Abyss die                     etherstone.symbols.constant
    A  play The Cloven One
    A> take violet as red
    A> apply The Cloven One 2
    A> gain white
    A  stones 0, 0, 2, 1

Swallower of Guises                                       etherstone.symbols.die-colour etherstone.terms.recall etherstone.terms.destroy
    A  play Swallower of Guises, Ash Smith  hand Dusk Weaver
    A> take black
    A> apply Swallower of Guises 2
    A> recall Ash Smith
    A  hand Dusk Weaver, Ash Smith  health 11

Insatiable Grub feeds on what its owner destroys          etherstone.symbols.constant
    A  play Insatiable Grub  hand Swallower of Guises, Dusk Weaver, Ash Smith  stones 5, 0, 0, 0  health 5
    B  health 5
    A> summon Swallower of Guises
    A> apply Swallower of Guises 1
    A> destroy-from-hand Dusk Weaver
    A? apply Insatiable Grub 1 | done
    A> apply Insatiable Grub 1
    A  vp 2  health 7  hand Ash Smith
    B  health 5
    table  box Dusk Weaver  turn B

Rupturing Cocoon grows and bursts                         etherstone.symbols.die-value etherstone.symbols.die-range etherstone.terms.destroy
    A  play Rupturing Cocoon (2)
    table  dice 3, 1, 1, 1, 1
    A> take black
    A> apply Rupturing Cocoon 1
    A  play Rupturing Cocoon (3)
    B> rest
    A> take green
    A> apply Rupturing Cocoon 2
    A  vp 6  play nothing
    table  box Rupturing Cocoon

Haggling with Emptiness answers its owner's deal          etherstone.symbols.constant
    A  play Haggling with Emptiness  health 0  infected yes
    B  health 0  infected yes
    A> deal
    A> apply Haggling with Emptiness 2
    A  vp 3  health 10
    B> deal
    A  vp 3
    B  vp 0
    table  turn A

Murky Epiphany                                            etherstone.symbols.die-colour etherstone.terms.markers-where etherstone.abilities.x-set-by-ability
    A  play Murky Epiphany, Dusk Weaver
    A> take green
    A> apply Murky Epiphany 1
    A> mark Dusk Weaver
    A  health 9  play Murky Epiphany, Dusk Weaver (2)

Fracture Prism                                            etherstone.symbols.constant etherstone.symbols.immediate
    A  hand Fracture Prism, Ash Smith  stones 1, 1, 0, 0  health 8
    A> summon Fracture Prism
    A> apply Fracture Prism 1
    A> gain red
    A  stones 0, 0, 1, 0
    B> rest
    A> take violet as red
    A> apply Fracture Prism 3
    A  health 8

Yasmira                                                   etherstone.symbols.constant etherstone.symbols.die-colour etherstone.terms.markers-where
    A  leader Yasmira, Voice of the Glades  hand Dusk Weaver, Ash Smith  stones 2, 0, 0, 0  play Keeper of the First Ray
    A> summon Dusk Weaver
    A> apply Yasmira, Voice of the Glades 2
    A> mark Keeper of the First Ray
    A  play Keeper of the First Ray (1), Dusk Weaver
    B> rest
    A> take green
    A> apply Yasmira, Voice of the Glades 1
    A? apply Keeper of the First Ray | apply Dusk Weaver
    A> apply Keeper of the First Ray
    A  stones 0, 2, 0, 1  health 11

Ortan                                                     etherstone.symbols.die-range etherstone.symbols.on-attack
    A  leader Ortan of the Five Hues  play Dusk Weaver  health 9
    table  area Roaming Mire, -, -  dice 3, 1, 1, 1, 1
    A> take black
    A> apply Ortan of the Five Hues 1
    A> gain white
    A  stones 2, 0, 0, 1
    B> rest
    A> attack Roaming Mire
    A> send Dusk Weaver
    A> send Ortan of the Five Hues
    A> strike
    luck 0
    A> apply Ortan of the Five Hues 2
    A  health 8

Nevra                                                     etherstone.symbols.constant etherstone.symbols.die-colour etherstone.terms.recall
    A  leader Nevra, Joiner of Paths  play Dusk Weaver
    A> take black
    A> apply Nevra, Joiner of Paths 1
    A> recall Dusk Weaver
    A  stones 3, 0, 0, 0
    A> apply Nevra, Joiner of Paths 2
    A  vp 1

Taruk                                                     etherstone.symbols.die-colour etherstone.symbols.on-attack etherstone.terms.markers-discard
    A  leader Taruk, Father of Herds  markers 2  play Dusk Weaver
    table  area Rust Flurry, -, -
    A> take green
    A> apply Taruk, Father of Herds 1
    A> either 1
    A> mark Taruk, Father of Herds
    A  markers 3
    B> rest
    A> attack Rust Flurry
    A> send Dusk Weaver
    A> strike
    A> apply Taruk, Father of Herds 2
    A? x 2 | x 3
    luck 0
    A> x 2
    A  markers 1  trophies Rust Flurry

Taruk takes a stone instead                               etherstone.symbols.die-colour etherstone.terms.markers-discard etherstone.terms.markers-where
    A  leader Taruk, Father of Herds
    A> take green
    A> apply Taruk, Father of Herds 1
    A> either 2
    A  stones 0, 3, 0, 0

Karras                                                    etherstone.symbols.constant etherstone.symbols.die-colour etherstone.terms.markers-discard
    A  leader Karras the Charred  markers 1
    table  area Roaming Mire, Thief of Glints, -
    A> attack Roaming Mire
    A> send Karras the Charred
    luck 0
    A> strike
    A> apply Karras the Charred 1
    A  markers 2
    B> rest
    A> take red
    luck 0
    A> apply Karras the Charred 2
    A  markers 0  trophies Roaming Mire, Thief of Glints
    A> done

Malvis breaks what is whole                               etherstone.symbols.constant etherstone.symbols.die-value etherstone.terms.destroy
    A  leader Malvis, Child of the Break  play Dusk Weaver, Ash Smith  health 5
    table  dice 6, 1, 1, 1, 1
    A> take black
    A> apply Malvis, Child of the Break 2
    A> destroy Dusk Weaver
    A  vp 2  health 7  play Ash Smith

Sister Wormwood                                           etherstone.symbols.constant
    A  leader Sister Wormwood  health 9
    luck 0 0 0 0 0
    A> refresh
    A  health 7
    A> apply Sister Wormwood 2
    A> gain red
    A  stones 0, 0, 1, 0
    A> rest

Grom-Duum                                                 etherstone.symbols.constant etherstone.symbols.on-attack etherstone.terms.restore-one
    A  leader Grom-Duum, the Endless March  play Slagpaw Hound
    table  area Roaming Mire, -, -
    A> attack Roaming Mire
    A> send Slagpaw Hound
    A> strike
    luck 0
    A> apply Grom-Duum, the Endless March 1
    A  play Slagpaw Hound
    B> rest
    A> rest
    A> apply Grom-Duum, the Endless March 2
    A> gain red
    A  stones 1, 1, 1, 0

Irvane                                                    etherstone.symbols.constant etherstone.symbols.die-range etherstone.terms.markers-discard
    A  leader Irvane, Reader of Facets  markers 1
    table  dice 3, 1, 1, 1, 1
    A> take black
    A> apply Irvane, Reader of Facets 2
    A> set-die 2
    A  markers 0
    A> apply Irvane, Reader of Facets 1
    A  markers 1

Ai-Meret robs everybody                                   etherstone.symbols.constant etherstone.terms.opponents-each
    A  leader Counsellor Ai-Meret  play Slagpaw Hound
    B  stones 1, 0, 1, 0
    table  area Roaming Mire, -, -
    A> attack Roaming Mire
    A> send Slagpaw Hound
    luck 0
    A> strike
    A> apply Counsellor Ai-Meret 2
    B? pay black | pay red
    B> pay red
    B  stones 1, 0, 0, 0

Ai-Meret takes the only stone unasked                     etherstone.symbols.constant etherstone.terms.opponents-each
    A  leader Counsellor Ai-Meret  play Slagpaw Hound  stones 0, 0, 2, 0
    B  stones 0, 2, 0, 0
    table  area Roaming Mire, Thief of Glints, -
    A> attack Roaming Mire
    A> send Slagpaw Hound
    luck 0
    A> strike
    A> apply Counsellor Ai-Meret 2
    A  stones 1, 1, 2, 0
    B  stones 0, 1, 0, 0
    table  turn B

Ai-Meret takes nothing where nothing is                   etherstone.symbols.constant etherstone.terms.opponents-each
    A  leader Counsellor Ai-Meret  play Slagpaw Hound
    table  area Roaming Mire, -, -
    A> attack Roaming Mire
    A> send Slagpaw Hound
    luck 0
    A> strike
    A> apply Counsellor Ai-Meret 2
    B  stones 0, 0, 0, 0
    table  turn B

Ferro                                                     etherstone.golden.card-beats-rules etherstone.symbols.die-value
    A  leader Master Ferro Twohand  hand Morning Litany, Ash Smith  stones 0, 0, 0, 2  play Beating Heart of Nobura
    table  dice 5, 1, 1, 1, 1
    A> summon Morning Litany
    A> done
    A  stones 0, 0, 0, 0
    B> rest
    A> take black
    A> apply Master Ferro Twohand 2
    A> apply Beating Heart of Nobura 1
    A  vp 1

Choir of Shards                                           etherstone.symbols.constant etherstone.symbols.die-range etherstone.terms.markers-discard
    A  leader Choir of Shards  hand Slagpaw Hound, Ash Smith  stones 0, 0, 2, 0  play Dusk Weaver
    table  dice 2, 1, 1, 1, 1
    A> summon Slagpaw Hound
    A> apply Choir of Shards 1
    A  markers 1
    B> rest
    A> take black
    A> apply Choir of Shards 2
    A> apply Dusk Weaver
    A  markers 0  stones 3, 0, 0, 0

Light-Gnawer Swarm, Blinded Blizzard, The Mountain: stones and health  etherstone.attack.reward
    table  area Blinded Blizzard, The Mountain That Woke, The Burning Cleft  left 0, 0, 4
    A  play Behemoth out of the Abyss, Blaze Ram, The Cloven One  health 5
    A> attack Blinded Blizzard
    A> send Behemoth out of the Abyss
    A> strike
    luck 0
    A> confirm
    A  stones 0, 0, 0, 2  health 7
    B> rest
    A> attack The Burning Cleft
    A> send Blaze Ram
    A> send The Cloven One
    A> strike
    A> confirm
    A? restore Behemoth out of the Abyss | restore Blaze Ram | restore The Cloven One
    luck 0
    A> restore The Cloven One
    A  stones 0, 0, 2, 2

Rust Flurry restores two                                  etherstone.attack.reward etherstone.terms.restore-one
    table  area Rust Flurry, -, -
    A  play Slagpaw Hound, Ash Smith
    A> attack Rust Flurry
    A> send Slagpaw Hound
    A> send Ash Smith
    luck 0
    A> strike
    A  play Slagpaw Hound, Ash Smith  stones 0, 0, 1, 0

Rust Flurry restores two of three                         etherstone.attack.reward etherstone.terms.restore-one
    table  area Rust Flurry, -, -
    A  play Slagpaw Hound, Ash Smith, Dusk Weaver (tapped)
    A> attack Rust Flurry
    A> send Slagpaw Hound
    A> send Ash Smith
    A> strike
    A? restore Slagpaw Hound | restore Ash Smith | restore Dusk Weaver
    A> restore Dusk Weaver
    A? restore Slagpaw Hound | restore Ash Smith
    luck 0
    A> restore Slagpaw Hound
    A  play Slagpaw Hound, Ash Smith (tapped), Dusk Weaver  stones 0, 0, 1, 0

The Mountain That Woke                                    etherstone.attack.reward
    table  area The Mountain That Woke, -, -
    A  play Hand-Reared Colossus, Behemoth out of the Abyss, Dusk Weaver
    A> attack The Mountain That Woke
    A> send Hand-Reared Colossus
    A> send Behemoth out of the Abyss
    A! strike
    A> send Dusk Weaver
    A> strike
    A> confirm
    A> gain red
    A> gain red
    luck 0
    A> gain white
    A  stones 0, 0, 2, 1

Leviathan of Backward Waters                              etherstone.attack.reward etherstone.vp.set-aside-effects
    table  area Leviathan of Backward Waters, -, -  supply 15  threes Shepherd of Ruin
    A  play Hand-Reared Colossus, Behemoth out of the Abyss, Dusk Weaver
    A> attack Leviathan of Backward Waters
    A> send Hand-Reared Colossus
    A> send Behemoth out of the Abyss
    A> send Dusk Weaver
    A> send Eluna the Unsleeping
    A> strike
    luck 0
    A> confirm
    A  vp 4  health 4
    table  supply 15

Mother of a Thousand Guises wakes everybody               etherstone.attack.reward etherstone.terms.restore-one
    table  area Mother of a Thousand Guises, -, -
    A  play Behemoth out of the Abyss, The Cloven One, Dusk Weaver (tapped)
    A> attack Mother of a Thousand Guises
    A> send Behemoth out of the Abyss
    A> send The Cloven One
    luck 0
    A> strike
    A  vp 1  play Behemoth out of the Abyss, The Cloven One, Dusk Weaver

Silent Swell of the Abyss                                 etherstone.attack.reward etherstone.vp.set-aside-effects
    table  area Silent Swell of the Abyss, -, -
    A  play Behemoth out of the Abyss, The Cloven One  health 3
    A> attack Silent Swell of the Abyss
    A> send Behemoth out of the Abyss
    A> send The Cloven One
    luck 0
    A> strike
    A  vp 2  health 7

Shepherd of Ruin lets one be summoned for two less        etherstone.attack.reward
    table  area Shepherd of Ruin, -, -
    A  play Behemoth out of the Abyss, The Cloven One  hand Slagpaw Hound, Ash Smith
    A> attack Shepherd of Ruin
    A> send Behemoth out of the Abyss
    A> send The Cloven One
    A> strike
    A? summon Slagpaw Hound | decline
    luck 0
    A> summon Slagpaw Hound
    A  play Behemoth out of the Abyss (tapped), The Cloven One (tapped), Slagpaw Hound

Chorus of Hollow Masks and the Shard Double apply an ability  etherstone.attack.reward etherstone.vp.set-aside-effects
    table  area Chorus of Hollow Masks, The Shard Double, -  threes Shepherd of Ruin, The Mountain That Woke
    A  play Behemoth out of the Abyss, The Cloven One, Slagpaw Hound, Dusk Weaver
    A> attack Chorus of Hollow Masks
    A> send The Cloven One
    A> send Slagpaw Hound
    A> strike
    A? apply Dusk Weaver | decline
    luck 0
    A> apply Dusk Weaver
    A  vp 2  stones 1, 0, 0, 0
    B> rest
    set A  play Behemoth out of the Abyss, The Cloven One, Slagpaw Hound, Dusk Weaver
    A> attack The Shard Double
    A> send Behemoth out of the Abyss
    A> send The Cloven One
    A> strike
    A> gain red
    A> gain red
    luck 0
    A> decline
    A  stones 1, 0, 2, 0

Crowned Hunger: a card back for stones                    etherstone.attack.reward etherstone.terms.recall
    table  area Crowned Hunger, -, -
    A  play Behemoth out of the Abyss, The Cloven One, Dusk Weaver
    A> attack Crowned Hunger
    A> send Behemoth out of the Abyss
    A> send The Cloven One
    A> strike
    A> either 1
    A> recall Dusk Weaver
    A> gain red
    A> gain red
    A> gain red
    luck 0
    A> gain red
    A  stones 0, 0, 4, 0  hand The Undying Smelter, Dusk Weaver

Crowned Hunger: points                                    etherstone.attack.reward
    table  area Crowned Hunger, -, -
    A  play Behemoth out of the Abyss, The Cloven One
    A> attack Crowned Hunger
    A> send Behemoth out of the Abyss
    A> send The Cloven One
    A> strike
    luck 0
    A> either 2
    A  vp 2
