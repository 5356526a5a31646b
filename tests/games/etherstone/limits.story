# What cards count at the end, and how far the others go: at most, at least, up to.
game etherstone players=2

Echo Eater counts its markers                             etherstone.symbols.end-of-game etherstone.scoring.end-abilities
    A  play Echo Eater (3), Ash Smith (2)
    A> rest
    score A  abilities 3

Ant Duchess counts five of hers at most                   etherstone.symbols.end-of-game etherstone.scoring.end-abilities
    A  play Ant Duchess (5)
    A> rest
    score A  abilities 5
    set A  play Ant Duchess (6)
    score A  abilities 5

Feast of Shedding counts every second follower            etherstone.symbols.end-of-game etherstone.scoring.end-abilities
    A  play Feast of Shedding, Ash Smith, Dusk Weaver, Slagpaw Hound, Haze Whisperer, Gloom Ferryman
    A> rest
    score A  abilities 2

Cradle of the Emerald Thicket counts what is green        etherstone.symbols.end-of-game etherstone.scoring.end-abilities
    A  play Cradle of the Emerald Thicket, Harness of Living Vines, Ash Smith, Sparkflinger, Slagpaw Hound
    A> rest
    score A  abilities 2

Wrath of the Lower Vents: most trophies, 3 points         etherstone.symbols.end-of-game etherstone.scoring.end-abilities
    A  play Wrath of the Lower Vents  trophies Roaming Mire
    A> rest
    score A  abilities 3
    set B  trophies Rust Flurry
    score A  abilities 0

Arbiter of the White Circle: most health, 3 points        etherstone.symbols.end-of-game etherstone.scoring.end-abilities
    A  play Arbiter of the White Circle  health 9
    B  health 8
    A> rest
    score A  abilities 3
    set B  health 9
    score A  abilities 0

Chalice of Unwaning Light counts every fourth of health   etherstone.symbols.end-of-game etherstone.scoring.end-abilities
    A  play Chalice of Unwaning Light  health 12
    A> rest
    score A  abilities 3
    set A  health 11
    score A  abilities 2

Three-Faced Echo counts every second colour               etherstone.symbols.end-of-game etherstone.scoring.end-abilities
    A  play Three-Faced Echo, Ash Smith, Dusk Weaver, Harness of Living Vines, Morning Litany
    A> rest
    score A  abilities 2

Murky Epiphany counts every second marker, four at most    etherstone.symbols.end-of-game etherstone.scoring.end-abilities
    A  play Murky Epiphany (3), Dusk Weaver (2)
    A> rest
    score A  abilities 2
    set A  play Murky Epiphany (7)
    score A  abilities 3
    set A  play Murky Epiphany (8)
    score A  abilities 4
    set A  play Murky Epiphany (12)
    score A  abilities 4

Herald of the Turn speaks at six too                      etherstone.symbols.die-value
    A  play Herald of the Turn
    table  dice 6, 1, 1, 1, 1
    A> take black
    A> done
    A+ apply Herald of the Turn 2
    A> done
    table  turn B

Mirror of Backward Hours turns one into anything          etherstone.symbols.die-value
    A  play Mirror of Backward Hours
    table  dice 1, 1, 1, 1, 1
    A> take black
    A> apply Mirror of Backward Hours 1
    A? set-die 2 | set-die 3 | set-die 4 | set-die 5 | set-die 6
    A> set-die 6
    table  dice 6, 1, 1, 1, 1
    A> done

Needleless Compass turns one into anything                etherstone.symbols.constant
    A  play Needleless Compass (1)
    table  dice 1, 1, 1, 1, 1
    A> take black
    A> apply Needleless Compass 2
    A? set-die 2 | set-die 3 | set-die 4 | set-die 5 | set-die 6
    A> set-die 6
    table  dice 6, 1, 1, 1, 1
    A  play Needleless Compass
    asks A etherstone-ask-abilities

Irvane turns one into anything, and marks up to three     etherstone.symbols.constant etherstone.symbols.die-range
    A  leader Irvane, Reader of Facets  markers 1
    table  dice 1, 1, 3, 4, 1
    A> take black
    A> apply Irvane, Reader of Facets 2
    A? set-die 2 | set-die 3 | set-die 4 | set-die 5 | set-die 6
    A> set-die 6
    A  markers 0
    B> rest
    A> take green
    A> apply Irvane, Reader of Facets 1
    A  markers 1
    set A  markers 0
    B> rest
    A> take red
    A> apply Irvane, Reader of Facets 1
    A  markers 1
    set A  markers 0
    B> rest
    A> take white
    table  turn B

Rite of Thickening Haze brings one stone                  etherstone.symbols.die-range
    A  play Rite of Thickening Haze
    A> take black
    A> apply Rite of Thickening Haze 2
    A> gain red
    A  stones 2, 0, 1, 0
    table  turn B

Roll Call of the Vanished saves three stones, not four    etherstone.summon.via-ability-modified
    A  hand Roll Call of the Vanished, Sentry at the Rift  stones 6, 0, 0, 0  play Ash Smith
    A> summon Roll Call of the Vanished
    A> apply Roll Call of the Vanished 1
    # one stone is left, and the Sentry costs five
    A  stones 1, 0, 0, 0
    A- summon Sentry at the Rift
    set A  stones 2, 0, 0, 0
    A> summon Sentry at the Rift
    A  stones 0, 0, 0, 0

Ant Duchess has four of strength at most                  etherstone.attack.total-strength etherstone.cards.entity-strength
    table  area Thief of Glints, Rust Flurry, -
    A  play Ant Duchess (4)
    A> attack Rust Flurry
    A> send Ant Duchess
    A! strike  etherstone.attack.insufficient-choose-again
    A> send Eluna the Unsleeping
    A> strike
    A  trophies Rust Flurry

Thornwood Driver adds three for a marker                  etherstone.symbols.on-attack etherstone.attack.total-strength
    table  area Caravan of Shades, -, -
    A  play Thornwood Driver (1)
    A> attack Caravan of Shades
    A> send Thornwood Driver
    A! strike  etherstone.attack.insufficient-choose-again
    A> send Eluna the Unsleeping
    A> strike
    A> apply Thornwood Driver 2
    A  play Thornwood Driver (tapped)
    asks A etherstone-ask-summon

Elder of the Leash is as strong as two                    etherstone.cards.entity-strength
    table  area Roaming Mire, -, -
    A  play Elder of the Leash
    A> attack Roaming Mire
    A> send Elder of the Leash
    A! strike  etherstone.attack.insufficient-choose-again
    A> send Eluna the Unsleeping
    A> strike
    A  trophies Roaming Mire

Elder Beetle Rider spends three markers at most           etherstone.symbols.on-attack etherstone.abilities.x-set-by-ability
    table  area The Mountain That Woke, -, -
    A  play Elder Beetle Rider (4)
    A> attack The Mountain That Woke
    A> send Elder Beetle Rider
    # three, and twice three
    A! strike  etherstone.attack.insufficient-choose-again
    A> send Eluna the Unsleeping
    A> strike
    A> apply Elder Beetle Rider 2
    A  play Elder Beetle Rider (1) (tapped)
    asks A etherstone-ask-gain

The Feeding Circle adds four at most                      etherstone.symbols.on-attack etherstone.abilities.x-set-by-ability
    table  area Caravan of Shades, -, -
    A  play The Feeding Circle, Dusk Weaver (5)
    A> attack Caravan of Shades
    A> send Dusk Weaver
    A! strike  etherstone.attack.insufficient-choose-again
    A> send Eluna the Unsleeping
    A> strike
    A> apply The Feeding Circle 2
    asks A etherstone-ask-summon

Cinder-Mad Slagborn: four, and six for three of health    etherstone.symbols.on-attack etherstone.abilities.x-set-by-ability
    table  area Leviathan of Backward Waters, -, -
    A  play Cinder-Mad Slagborn  health 9
    A> attack Leviathan of Backward Waters
    A> send Cinder-Mad Slagborn
    A! strike  etherstone.attack.insufficient-choose-again
    A> send Eluna the Unsleeping
    A> strike
    A> apply Cinder-Mad Slagborn 2
    # three for the strength; then the Leviathan strikes with six
    A  health 0
    asks A etherstone-ask-reactions

Wrath of the Lower Vents adds two                         etherstone.symbols.on-attack etherstone.attack.total-strength
    table  area Rust Flurry, -, -
    A  play Wrath of the Lower Vents, Ash Smith, Dusk Weaver
    A> attack Rust Flurry
    A> send Ash Smith
    A! strike  etherstone.attack.insufficient-choose-again
    A> send Dusk Weaver
    A> strike
    A> apply Wrath of the Lower Vents 2
    A  trophies Rust Flurry

Brand of First Fire adds three at most                    etherstone.symbols.on-attack etherstone.abilities.x-set-by-ability
    table  area Rust Flurry, -, -
    A  play Brand of First Fire, Dusk Weaver (4)
    A> attack Rust Flurry
    A> send Dusk Weaver
    A! strike  etherstone.attack.insufficient-choose-again
    A> send Eluna the Unsleeping
    A> strike
    luck 0
    A> apply Brand of First Fire 2
    A  stones 0, 0, 2, 0  trophies Rust Flurry

Brand of First Fire wants three markers for its stone     etherstone.symbols.on-attack etherstone.attack.after-attack-parts
    table  area Light-Gnawer Swarm, -, -
    A  play Brand of First Fire, Dusk Weaver (2)
    A> attack Light-Gnawer Swarm
    A> send Dusk Weaver
    A> strike
    A> apply Brand of First Fire 2
    A> gain white
    A> gain white
    A  stones 0, 0, 0, 2  trophies Light-Gnawer Swarm

Steam Arbalest crushes five, not six                      etherstone.symbols.die-colour etherstone.terms.crush-only-this-ability
    table  area Blinded Blizzard, Caravan of Shades, Rootgnaw Patriarch
    A  play Steam Arbalest (2)
    A> take red
    A> apply Steam Arbalest 3
    A? crush Blinded Blizzard | crush Rootgnaw Patriarch
    asks A etherstone-ask-crush

The Undying Smelter crushes six, not seven                etherstone.symbols.die-colour etherstone.terms.crush-only-this-ability
    table  area Warden of the Dry Riverbed, The Burning Cleft, Caravan of Shades
    A  play The Undying Smelter  stones 0, 0, 3, 0
    A> take red
    A> apply The Undying Smelter 1
    A? crush Warden of the Dry Riverbed | crush Caravan of Shades
    asks A etherstone-ask-crush

Karras the Charred crushes four, not five                 etherstone.symbols.die-colour etherstone.terms.crush-only-this-ability
    table  area Thief of Glints, Rust Flurry, Weeping Boulder
    A  leader Karras the Charred  markers 2
    A> take red
    A> apply Karras the Charred 2
    A? crush Thief of Glints | crush Weeping Boulder
    asks A etherstone-ask-crush

Pilgrims' Bulwark protects from two                       etherstone.symbols.on-attack etherstone.terms.protection
    table  area Blinded Blizzard, -, -
    A  play Pilgrims' Bulwark, Slagpaw Hound  health 9
    A> attack Blinded Blizzard
    A> send Slagpaw Hound
    A> send Eluna the Unsleeping
    A> send Pilgrims' Bulwark
    A> strike
    A> apply Pilgrims' Bulwark 1
    # three, less two; then the Blizzard heals two
    A  health 10

Rupturing Cocoon: marks from three to six, bursts at two    etherstone.symbols.die-value etherstone.symbols.die-range
    A  play Rupturing Cocoon (1)
    table  dice 2, 6, 3, 1, 1
    A> take black
    A? apply Rupturing Cocoon 2 | done
    A> done
    B> rest
    A> take green
    A? apply Eluna the Unsleeping 2 | apply Rupturing Cocoon 1 | done
    A> done
    B> rest
    A> take red
    A? apply Rupturing Cocoon 1 | done
    A> done
    table  turn B

Haggling with Emptiness sells two of health at most       etherstone.symbols.die-value etherstone.abilities.x-set-by-ability
    A  play Haggling with Emptiness  health 9
    table  dice 2, 1, 1, 1, 1
    A> take black
    A> apply Haggling with Emptiness 1
    A? x 1 | x 2
    A> x 1
    A  health 8
    A> gain red
    A> gain red
    A  stones 2, 0, 2, 0
    table  turn B

Taruk spends three markers at most                        etherstone.symbols.on-attack etherstone.abilities.x-set-by-ability
    table  area Silent Swell of the Abyss, -, -
    A  leader Taruk, Father of Herds  markers 4  play Dusk Weaver  health 9
    A> attack Silent Swell of the Abyss
    A> send Taruk, Father of Herds
    # two, and twice three
    A! strike  etherstone.attack.insufficient-choose-again
    A> send Dusk Weaver
    A> strike
    A> apply Taruk, Father of Herds 2
    A  markers 1  trophies Silent Swell of the Abyss

Rootgnaw Patriarch leaves three markers                   etherstone.attack.reward etherstone.terms.markers-where
    table  area Rootgnaw Patriarch, -, -
    A  play Slagpaw Hound, Ash Smith, Dusk Weaver
    A> attack Rootgnaw Patriarch
    A> send Slagpaw Hound
    A> send Ash Smith
    A> strike
    A> mark Slagpaw Hound
    A> mark Ash Smith
    A> mark Dusk Weaver
    A  markers 0  play Slagpaw Hound (tapped) (1), Ash Smith (tapped) (1), Dusk Weaver (1)

Warden of the Dry Riverbed leaves two stones and a health    etherstone.attack.reward
    table  area Warden of the Dry Riverbed, -, -
    A  play The Cloven One, Ash Smith  health 9
    A> attack Warden of the Dry Riverbed
    A> send The Cloven One
    A> send Ash Smith
    A> strike
    A> gain red
    A> gain white
    A  stones 0, 0, 1, 1  health 10

Behemoth out of the Abyss costs seven, four of them health at most    etherstone.cards.entity-cost etherstone.symbols.before-summon
    A  hand Behemoth out of the Abyss, Ash Smith  stones 0, 0, 0, 2  health 9
    A! summon Behemoth out of the Abyss  etherstone.summon.cannot-afford
    set A  stones 0, 0, 0, 3
    A> summon Behemoth out of the Abyss
    asks A etherstone-ask-before

Swallower of Guises does not recall itself                etherstone.terms.recall
    A  play Swallower of Guises, Ash Smith
    A> take black
    A> apply Swallower of Guises 2
    A? recall Ash Smith | decline
    A> decline
    A  play Swallower of Guises, Ash Smith  health 11
    A> done
