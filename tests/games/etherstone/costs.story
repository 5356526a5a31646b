# What every entity costs: neither with a stone too few nor with one of another colour, and all of it goes.
game etherstone players=2

Haze Whisperer: 1 black and 1 of any colour                 etherstone.cards.entity-cost etherstone.summon.cannot-afford
    A  hand Haze Whisperer, Ash Smith  stones 1, 0, 0, 0
    A! summon Haze Whisperer  etherstone.summon.cannot-afford
    set A  stones 0, 0, 0, 2
    A! summon Haze Whisperer  etherstone.summon.cannot-afford
    set A  stones 1, 0, 0, 1
    A> summon Haze Whisperer
    A  stones 0, 0, 0, 0  hand Ash Smith
    asks A etherstone-ask-immediate

Gloom Ferryman: 2 black and 1 of any colour                 etherstone.cards.entity-cost etherstone.summon.cannot-afford
    A  hand Gloom Ferryman, Ash Smith  stones 2, 0, 0, 0
    A! summon Gloom Ferryman  etherstone.summon.cannot-afford
    set A  stones 1, 0, 0, 2
    A! summon Gloom Ferryman  etherstone.summon.cannot-afford
    set A  stones 2, 0, 0, 1
    A> summon Gloom Ferryman
    A  stones 0, 0, 0, 0  hand Ash Smith

Dew Gatherer: 1 black and 2 of any colour                   etherstone.cards.entity-cost etherstone.summon.cannot-afford
    A  hand Dew Gatherer, Ash Smith  stones 1, 0, 0, 1
    A! summon Dew Gatherer  etherstone.summon.cannot-afford
    set A  stones 0, 0, 0, 3
    A! summon Dew Gatherer  etherstone.summon.cannot-afford
    set A  stones 1, 0, 0, 2
    A> summon Dew Gatherer
    A  stones 0, 0, 0, 0  hand Ash Smith

Dusk Weaver: 1 black and 1 of any colour                    etherstone.cards.entity-cost etherstone.summon.cannot-afford
    A  hand Dusk Weaver, Ash Smith  stones 1, 0, 0, 0
    A! summon Dusk Weaver  etherstone.summon.cannot-afford
    set A  stones 0, 0, 0, 2
    A! summon Dusk Weaver  etherstone.summon.cannot-afford
    set A  stones 1, 0, 0, 1
    A> summon Dusk Weaver
    A  stones 0, 0, 0, 0  hand Ash Smith

Herald of the Turn: 2 black and 2 of any colour             etherstone.cards.entity-cost etherstone.summon.cannot-afford
    A  hand Herald of the Turn, Ash Smith  stones 2, 0, 0, 1
    A! summon Herald of the Turn  etherstone.summon.cannot-afford
    set A  stones 1, 0, 0, 3
    A! summon Herald of the Turn  etherstone.summon.cannot-afford
    set A  stones 2, 0, 0, 2
    A> summon Herald of the Turn
    A  stones 0, 0, 0, 0  hand Ash Smith

Mirror of Backward Hours: 1 black and 3 of any colour       etherstone.cards.entity-cost etherstone.summon.cannot-afford
    A  hand Mirror of Backward Hours, Ash Smith  stones 1, 0, 0, 2
    A! summon Mirror of Backward Hours  etherstone.summon.cannot-afford
    set A  stones 0, 0, 0, 4
    A! summon Mirror of Backward Hours  etherstone.summon.cannot-afford
    set A  stones 1, 0, 0, 3
    A> summon Mirror of Backward Hours
    A  stones 0, 0, 0, 0  hand Ash Smith

Mistress of the Strayed: 2 black and 3 of any colour        etherstone.cards.entity-cost etherstone.summon.cannot-afford
    A  hand Mistress of the Strayed, Ash Smith  stones 2, 0, 0, 2
    A! summon Mistress of the Strayed  etherstone.summon.cannot-afford
    set A  stones 1, 0, 0, 4
    A! summon Mistress of the Strayed  etherstone.summon.cannot-afford
    set A  stones 2, 0, 0, 3
    A> summon Mistress of the Strayed
    A  stones 0, 0, 0, 0  hand Ash Smith

Faceless Turncoat: 2 black                                  etherstone.cards.entity-cost etherstone.summon.cannot-afford
    A  hand Faceless Turncoat, Ash Smith  stones 1, 0, 0, 0
    A! summon Faceless Turncoat  etherstone.summon.cannot-afford
    set A  stones 1, 0, 0, 1
    A! summon Faceless Turncoat  etherstone.summon.cannot-afford
    set A  stones 2, 0, 0, 0
    A> summon Faceless Turncoat
    A  stones 0, 0, 0, 0  hand Ash Smith

Sentry at the Rift: 2 black and 3 of any colour             etherstone.cards.entity-cost etherstone.summon.cannot-afford
    A  hand Sentry at the Rift, Ash Smith  stones 2, 0, 0, 2
    A! summon Sentry at the Rift  etherstone.summon.cannot-afford
    set A  stones 1, 0, 0, 4
    A! summon Sentry at the Rift  etherstone.summon.cannot-afford
    set A  stones 2, 0, 0, 3
    A> summon Sentry at the Rift
    A  stones 0, 0, 0, 0  hand Ash Smith

Rite of Thickening Haze: 1 black and 2 of any colour        etherstone.cards.entity-cost etherstone.summon.cannot-afford
    A  hand Rite of Thickening Haze, Ash Smith  stones 1, 0, 0, 1
    A! summon Rite of Thickening Haze  etherstone.summon.cannot-afford
    set A  stones 0, 0, 0, 3
    A! summon Rite of Thickening Haze  etherstone.summon.cannot-afford
    set A  stones 1, 0, 0, 2
    A> summon Rite of Thickening Haze
    A  stones 0, 0, 0, 0  hand Ash Smith
    asks A etherstone-ask-immediate

Echo Eater: 3 black and 3 of any colour                     etherstone.cards.entity-cost etherstone.summon.cannot-afford
    A  hand Echo Eater, Ash Smith  stones 3, 0, 0, 2
    A! summon Echo Eater  etherstone.summon.cannot-afford
    set A  stones 2, 0, 0, 4
    A! summon Echo Eater  etherstone.summon.cannot-afford
    set A  stones 3, 0, 0, 3
    A> summon Echo Eater
    A  stones 0, 0, 0, 0  hand Ash Smith

Roll Call of the Vanished: 2 black and 3 of any colour      etherstone.cards.entity-cost etherstone.summon.cannot-afford
    A  hand Roll Call of the Vanished, Ash Smith  stones 2, 0, 0, 2
    A! summon Roll Call of the Vanished  etherstone.summon.cannot-afford
    set A  stones 1, 0, 0, 4
    A! summon Roll Call of the Vanished  etherstone.summon.cannot-afford
    set A  stones 2, 0, 0, 3
    A> summon Roll Call of the Vanished
    A  stones 0, 0, 0, 0  hand Ash Smith

Midnight Tide: 2 black and 3 of any colour                  etherstone.cards.entity-cost etherstone.summon.cannot-afford
    A  hand Midnight Tide, Ash Smith  stones 2, 0, 0, 2
    A! summon Midnight Tide  etherstone.summon.cannot-afford
    set A  stones 1, 0, 0, 4
    A! summon Midnight Tide  etherstone.summon.cannot-afford
    set A  stones 2, 0, 0, 3
    A> summon Midnight Tide
    A  stones 0, 0, 0, 0  hand Ash Smith
    asks A etherstone-ask-immediate

Gates of Homecoming: 2 black and 2 of any colour            etherstone.cards.entity-cost etherstone.summon.cannot-afford
    A  hand Gates of Homecoming, Ash Smith  stones 2, 0, 0, 1
    A! summon Gates of Homecoming  etherstone.summon.cannot-afford
    set A  stones 1, 0, 0, 3
    A! summon Gates of Homecoming  etherstone.summon.cannot-afford
    set A  stones 2, 0, 0, 2
    A> summon Gates of Homecoming
    A  stones 0, 0, 0, 0  hand Ash Smith

Needleless Compass: 1 black and 1 of any colour             etherstone.cards.entity-cost etherstone.summon.cannot-afford
    A  hand Needleless Compass, Ash Smith  stones 1, 0, 0, 0
    A! summon Needleless Compass  etherstone.summon.cannot-afford
    set A  stones 0, 0, 0, 2
    A! summon Needleless Compass  etherstone.summon.cannot-afford
    set A  stones 1, 0, 0, 1
    A> summon Needleless Compass
    A  stones 0, 0, 0, 0  hand Ash Smith
    asks A etherstone-ask-immediate

Scalewing Herder: 1 green and 1 of any colour               etherstone.cards.entity-cost etherstone.summon.cannot-afford
    A  hand Scalewing Herder, Ash Smith  stones 0, 1, 0, 0
    A! summon Scalewing Herder  etherstone.summon.cannot-afford
    set A  stones 0, 0, 0, 2
    A! summon Scalewing Herder  etherstone.summon.cannot-afford
    set A  stones 0, 1, 0, 1
    A> summon Scalewing Herder
    A  stones 0, 0, 0, 0  hand Ash Smith

Ant Duchess: 2 green and 1 of any colour                    etherstone.cards.entity-cost etherstone.summon.cannot-afford
    A  hand Ant Duchess, Ash Smith  stones 0, 2, 0, 0
    A! summon Ant Duchess  etherstone.summon.cannot-afford
    set A  stones 0, 1, 0, 2
    A! summon Ant Duchess  etherstone.summon.cannot-afford
    set A  stones 0, 2, 0, 1
    A> summon Ant Duchess
    A  stones 0, 0, 0, 0  hand Ash Smith

Tamed Metamorph: 2 green and 2 of any colour                etherstone.cards.entity-cost etherstone.summon.cannot-afford
    A  hand Tamed Metamorph, Ash Smith  stones 0, 2, 0, 1
    A! summon Tamed Metamorph  etherstone.summon.cannot-afford
    set A  stones 0, 1, 0, 3
    A! summon Tamed Metamorph  etherstone.summon.cannot-afford
    set A  stones 0, 2, 0, 2
    A> summon Tamed Metamorph
    A  stones 0, 0, 0, 0  hand Ash Smith

Horned-Herd Healer: 2 green and 1 of any colour             etherstone.cards.entity-cost etherstone.summon.cannot-afford
    A  hand Horned-Herd Healer, Ash Smith  stones 0, 2, 0, 0
    A! summon Horned-Herd Healer  etherstone.summon.cannot-afford
    set A  stones 0, 1, 0, 2
    A! summon Horned-Herd Healer  etherstone.summon.cannot-afford
    set A  stones 0, 2, 0, 1
    A> summon Horned-Herd Healer
    A  stones 0, 0, 0, 0  hand Ash Smith

Thornwood Driver: 1 green and 2 of any colour               etherstone.cards.entity-cost etherstone.summon.cannot-afford
    A  hand Thornwood Driver, Ash Smith  stones 0, 1, 0, 1
    A! summon Thornwood Driver  etherstone.summon.cannot-afford
    set A  stones 0, 0, 0, 3
    A! summon Thornwood Driver  etherstone.summon.cannot-afford
    set A  stones 0, 1, 0, 2
    A> summon Thornwood Driver
    A  stones 0, 0, 0, 0  hand Ash Smith

Feast of Shedding: 2 green and 2 of any colour              etherstone.cards.entity-cost etherstone.summon.cannot-afford
    A  hand Feast of Shedding, Ash Smith  stones 0, 2, 0, 1
    A! summon Feast of Shedding  etherstone.summon.cannot-afford
    set A  stones 0, 1, 0, 3
    A! summon Feast of Shedding  etherstone.summon.cannot-afford
    set A  stones 0, 2, 0, 2
    A> summon Feast of Shedding
    A  stones 0, 0, 0, 0  hand Ash Smith
    asks A etherstone-ask-immediate

Bellbearer: 1 green and 2 of any colour                     etherstone.cards.entity-cost etherstone.summon.cannot-afford
    A  hand Bellbearer, Ash Smith  stones 0, 1, 0, 1
    A! summon Bellbearer  etherstone.summon.cannot-afford
    set A  stones 0, 0, 0, 3
    A! summon Bellbearer  etherstone.summon.cannot-afford
    set A  stones 0, 1, 0, 2
    A> summon Bellbearer
    A  stones 0, 0, 0, 0  hand Ash Smith

Elder of the Leash: 3 green and 2 of any colour             etherstone.cards.entity-cost etherstone.summon.cannot-afford
    A  hand Elder of the Leash, Ash Smith  stones 0, 3, 0, 1
    A! summon Elder of the Leash  etherstone.summon.cannot-afford
    set A  stones 0, 2, 0, 3
    A! summon Elder of the Leash  etherstone.summon.cannot-afford
    set A  stones 0, 3, 0, 2
    A> summon Elder of the Leash
    A  stones 0, 0, 0, 0  hand Ash Smith

Song of the Nesting Grounds: 1 green and 2 of any colour    etherstone.cards.entity-cost etherstone.summon.cannot-afford
    A  hand Song of the Nesting Grounds, Ash Smith  stones 0, 1, 0, 1
    A! summon Song of the Nesting Grounds  etherstone.summon.cannot-afford
    set A  stones 0, 0, 0, 3
    A! summon Song of the Nesting Grounds  etherstone.summon.cannot-afford
    set A  stones 0, 1, 0, 2
    A> summon Song of the Nesting Grounds
    A  stones 0, 0, 0, 0  hand Ash Smith
    asks A etherstone-ask-immediate

Elder Beetle Rider: 3 green and 1 of any colour             etherstone.cards.entity-cost etherstone.summon.cannot-afford
    A  hand Elder Beetle Rider, Ash Smith  stones 0, 3, 0, 0
    A! summon Elder Beetle Rider  etherstone.summon.cannot-afford
    set A  stones 0, 2, 0, 2
    A! summon Elder Beetle Rider  etherstone.summon.cannot-afford
    set A  stones 0, 3, 0, 1
    A> summon Elder Beetle Rider
    A  stones 0, 0, 0, 0  hand Ash Smith

The Feeding Circle: 2 green and 2 of any colour             etherstone.cards.entity-cost etherstone.summon.cannot-afford
    A  hand The Feeding Circle, Ash Smith  stones 0, 2, 0, 1
    A! summon The Feeding Circle  etherstone.summon.cannot-afford
    set A  stones 0, 1, 0, 3
    A! summon The Feeding Circle  etherstone.summon.cannot-afford
    set A  stones 0, 2, 0, 2
    A> summon The Feeding Circle
    A  stones 0, 0, 0, 0  hand Ash Smith

Hand-Reared Colossus: 4 green and 3 of any colour           etherstone.cards.entity-cost etherstone.summon.cannot-afford
    A  hand Hand-Reared Colossus, Ash Smith  stones 0, 4, 0, 2
    A! summon Hand-Reared Colossus  etherstone.summon.cannot-afford
    set A  stones 0, 3, 0, 4
    A! summon Hand-Reared Colossus  etherstone.summon.cannot-afford
    set A  stones 0, 4, 0, 3
    A> summon Hand-Reared Colossus
    A> done
    A  stones 0, 0, 0, 0  hand Ash Smith

Harness of Living Vines: 1 green and 1 of any colour        etherstone.cards.entity-cost etherstone.summon.cannot-afford
    A  hand Harness of Living Vines, Ash Smith  stones 0, 1, 0, 0
    A! summon Harness of Living Vines  etherstone.summon.cannot-afford
    set A  stones 0, 0, 0, 2
    A! summon Harness of Living Vines  etherstone.summon.cannot-afford
    set A  stones 0, 1, 0, 1
    A> summon Harness of Living Vines
    A  stones 0, 0, 0, 0  hand Ash Smith

Cradle of the Emerald Thicket: 1 green and 3 of any colour    etherstone.cards.entity-cost etherstone.summon.cannot-afford
    A  hand Cradle of the Emerald Thicket, Ash Smith  stones 0, 1, 0, 2
    A! summon Cradle of the Emerald Thicket  etherstone.summon.cannot-afford
    set A  stones 0, 0, 0, 4
    A! summon Cradle of the Emerald Thicket  etherstone.summon.cannot-afford
    set A  stones 0, 1, 0, 3
    A> summon Cradle of the Emerald Thicket
    A  stones 0, 0, 0, 0  hand Ash Smith

Drover's Whistle: 1 green and 1 of any colour               etherstone.cards.entity-cost etherstone.summon.cannot-afford
    A  hand Drover's Whistle, Ash Smith  stones 0, 1, 0, 0
    A! summon Drover's Whistle  etherstone.summon.cannot-afford
    set A  stones 0, 0, 0, 2
    A! summon Drover's Whistle  etherstone.summon.cannot-afford
    set A  stones 0, 1, 0, 1
    A> summon Drover's Whistle
    A  stones 0, 0, 0, 0  hand Ash Smith
    asks A etherstone-ask-immediate

Sparkflinger: 1 red and 2 of any colour                     etherstone.cards.entity-cost etherstone.summon.cannot-afford
    A  hand Sparkflinger, Ash Smith  stones 0, 0, 1, 1
    A! summon Sparkflinger  etherstone.summon.cannot-afford
    set A  stones 0, 0, 0, 3
    A! summon Sparkflinger  etherstone.summon.cannot-afford
    set A  stones 0, 0, 1, 2
    A> summon Sparkflinger
    A  stones 0, 0, 0, 0  hand Ash Smith

Trailburner: 2 red and 2 of any colour                      etherstone.cards.entity-cost etherstone.summon.cannot-afford
    A  hand Trailburner, Ash Smith  stones 0, 0, 2, 1
    A! summon Trailburner  etherstone.summon.cannot-afford
    set A  stones 0, 0, 1, 3
    A! summon Trailburner  etherstone.summon.cannot-afford
    set A  stones 0, 0, 2, 2
    A> summon Trailburner
    A  stones 0, 0, 0, 0  hand Ash Smith

Ash Smith: 1 red and 2 of any colour                        etherstone.cards.entity-cost etherstone.summon.cannot-afford
    A  hand Ash Smith, Dusk Weaver  stones 0, 0, 1, 1
    A! summon Ash Smith  etherstone.summon.cannot-afford
    set A  stones 0, 0, 0, 3
    A! summon Ash Smith  etherstone.summon.cannot-afford
    set A  stones 0, 0, 1, 2
    A> summon Ash Smith
    A  stones 0, 0, 0, 0  hand Dusk Weaver

Embertail Guard: 1 red and 2 of any colour                  etherstone.cards.entity-cost etherstone.summon.cannot-afford
    A  hand Embertail Guard, Ash Smith  stones 0, 0, 1, 1
    A! summon Embertail Guard  etherstone.summon.cannot-afford
    set A  stones 0, 0, 0, 3
    A! summon Embertail Guard  etherstone.summon.cannot-afford
    set A  stones 0, 0, 1, 2
    A> summon Embertail Guard
    A  stones 0, 0, 0, 0  hand Ash Smith

Slagpaw Hound: 2 red                                        etherstone.cards.entity-cost etherstone.summon.cannot-afford
    A  hand Slagpaw Hound, Ash Smith  stones 0, 0, 1, 0
    A! summon Slagpaw Hound  etherstone.summon.cannot-afford
    set A  stones 0, 0, 1, 1
    A! summon Slagpaw Hound  etherstone.summon.cannot-afford
    set A  stones 0, 0, 2, 0
    A> summon Slagpaw Hound
    A  stones 0, 0, 0, 0  hand Ash Smith

Stalker of Behemoths: 3 red and 2 of any colour             etherstone.cards.entity-cost etherstone.summon.cannot-afford
    A  hand Stalker of Behemoths, Ash Smith  stones 0, 0, 3, 1
    A! summon Stalker of Behemoths  etherstone.summon.cannot-afford
    set A  stones 0, 0, 2, 3
    A! summon Stalker of Behemoths  etherstone.summon.cannot-afford
    set A  stones 0, 0, 3, 2
    A> summon Stalker of Behemoths
    A  stones 0, 0, 0, 0  hand Ash Smith

Blaze Ram: 2 red and 4 of any colour                        etherstone.cards.entity-cost etherstone.summon.cannot-afford
    A  hand Blaze Ram, Ash Smith  stones 0, 0, 2, 3
    A! summon Blaze Ram  etherstone.summon.cannot-afford
    set A  stones 0, 0, 1, 5
    A! summon Blaze Ram  etherstone.summon.cannot-afford
    set A  stones 0, 0, 2, 4
    A> summon Blaze Ram
    A  stones 0, 0, 0, 0  hand Ash Smith

Cinder-Mad Slagborn: 3 red and 4 of any colour              etherstone.cards.entity-cost etherstone.summon.cannot-afford
    A  hand Cinder-Mad Slagborn, Ash Smith  stones 0, 0, 3, 3
    A! summon Cinder-Mad Slagborn  etherstone.summon.cannot-afford
    set A  stones 0, 0, 2, 5
    A! summon Cinder-Mad Slagborn  etherstone.summon.cannot-afford
    set A  stones 0, 0, 3, 4
    A> summon Cinder-Mad Slagborn
    A  stones 0, 0, 0, 0  hand Ash Smith

Forge Keeper: 2 red and 2 of any colour                     etherstone.cards.entity-cost etherstone.summon.cannot-afford
    A  hand Forge Keeper, Ash Smith  stones 0, 0, 2, 1
    A! summon Forge Keeper  etherstone.summon.cannot-afford
    set A  stones 0, 0, 1, 3
    A! summon Forge Keeper  etherstone.summon.cannot-afford
    set A  stones 0, 0, 2, 2
    A> summon Forge Keeper
    A  stones 0, 0, 0, 0  hand Ash Smith

Wrath of the Lower Vents: 3 red and 2 of any colour         etherstone.cards.entity-cost etherstone.summon.cannot-afford
    A  hand Wrath of the Lower Vents, Ash Smith  stones 0, 0, 3, 1
    A! summon Wrath of the Lower Vents  etherstone.summon.cannot-afford
    set A  stones 0, 0, 2, 3
    A! summon Wrath of the Lower Vents  etherstone.summon.cannot-afford
    set A  stones 0, 0, 3, 2
    A> summon Wrath of the Lower Vents
    A  stones 0, 0, 0, 0  hand Ash Smith

Dance upon Embers: 2 red and 1 of any colour                etherstone.cards.entity-cost etherstone.summon.cannot-afford
    A  hand Dance upon Embers, Ash Smith  stones 0, 0, 2, 0
    A! summon Dance upon Embers  etherstone.summon.cannot-afford
    set A  stones 0, 0, 1, 2
    A! summon Dance upon Embers  etherstone.summon.cannot-afford
    set A  stones 0, 0, 2, 1
    A> summon Dance upon Embers
    A  stones 0, 0, 0, 0  hand Ash Smith

Brand of First Fire: 1 red and 3 of any colour              etherstone.cards.entity-cost etherstone.summon.cannot-afford
    A  hand Brand of First Fire, Ash Smith  stones 0, 0, 1, 2
    A! summon Brand of First Fire  etherstone.summon.cannot-afford
    set A  stones 0, 0, 0, 4
    A! summon Brand of First Fire  etherstone.summon.cannot-afford
    set A  stones 0, 0, 1, 3
    A> summon Brand of First Fire
    A  stones 0, 0, 0, 0  hand Ash Smith
    asks A etherstone-ask-immediate

Steam Arbalest: 2 red and 2 of any colour                   etherstone.cards.entity-cost etherstone.summon.cannot-afford
    A  hand Steam Arbalest, Ash Smith  stones 0, 0, 2, 1
    A! summon Steam Arbalest  etherstone.summon.cannot-afford
    set A  stones 0, 0, 1, 3
    A! summon Steam Arbalest  etherstone.summon.cannot-afford
    set A  stones 0, 0, 2, 2
    A> summon Steam Arbalest
    A  stones 0, 0, 0, 0  hand Ash Smith
    asks A etherstone-ask-immediate

Living-Glass Harness: 1 red and 2 of any colour             etherstone.cards.entity-cost etherstone.summon.cannot-afford
    A  hand Living-Glass Harness, Ash Smith  stones 0, 0, 1, 1
    A! summon Living-Glass Harness  etherstone.summon.cannot-afford
    set A  stones 0, 0, 0, 3
    A! summon Living-Glass Harness  etherstone.summon.cannot-afford
    set A  stones 0, 0, 1, 2
    A> summon Living-Glass Harness
    A  stones 0, 0, 0, 0  hand Ash Smith

The Undying Smelter: 3 red and 3 of any colour              etherstone.cards.entity-cost etherstone.summon.cannot-afford
    A  hand The Undying Smelter, Ash Smith  stones 0, 0, 3, 2
    A! summon The Undying Smelter  etherstone.summon.cannot-afford
    set A  stones 0, 0, 2, 4
    A! summon The Undying Smelter  etherstone.summon.cannot-afford
    set A  stones 0, 0, 3, 3
    A> summon The Undying Smelter
    A  stones 0, 0, 0, 0  hand Ash Smith

The Cloven One: 3 of any colour                             etherstone.cards.entity-cost etherstone.summon.cannot-afford
    A  hand The Cloven One, Ash Smith  stones 0, 0, 0, 2
    A! summon The Cloven One  etherstone.summon.cannot-afford
    set A  stones 0, 0, 0, 3
    A> summon The Cloven One
    A  stones 0, 0, 0, 0  hand Ash Smith

Insatiable Grub: 3 of any colour                            etherstone.cards.entity-cost etherstone.summon.cannot-afford
    A  hand Insatiable Grub, Ash Smith  stones 0, 0, 0, 2
    A! summon Insatiable Grub  etherstone.summon.cannot-afford
    set A  stones 0, 0, 0, 3
    A> summon Insatiable Grub
    A  stones 0, 0, 0, 0  hand Ash Smith

Splinter of Alien Will: 4 of any colour                     etherstone.cards.entity-cost etherstone.summon.cannot-afford
    A  hand Splinter of Alien Will, Ash Smith  stones 0, 0, 0, 3
    A! summon Splinter of Alien Will  etherstone.summon.cannot-afford
    set A  stones 0, 0, 0, 4
    A> summon Splinter of Alien Will
    A  stones 0, 0, 0, 0  hand Ash Smith
    asks A etherstone-ask-immediate

Tainted Physician: 1 white and 2 of any colour              etherstone.cards.entity-cost etherstone.summon.cannot-afford
    A  hand Tainted Physician, Ash Smith  stones 0, 0, 1, 1
    A! summon Tainted Physician  etherstone.summon.cannot-afford
    set A  stones 0, 0, 3, 0
    A! summon Tainted Physician  etherstone.summon.cannot-afford
    set A  stones 0, 0, 2, 1
    A> summon Tainted Physician
    A  stones 0, 0, 0, 0  hand Ash Smith
    asks A etherstone-ask-immediate

Many-Eyed Augur: 1 black and 3 of any colour                etherstone.cards.entity-cost etherstone.summon.cannot-afford
    A  hand Many-Eyed Augur, Ash Smith  stones 1, 0, 0, 2
    A! summon Many-Eyed Augur  etherstone.summon.cannot-afford
    set A  stones 0, 0, 0, 4
    A! summon Many-Eyed Augur  etherstone.summon.cannot-afford
    set A  stones 1, 0, 0, 3
    A> summon Many-Eyed Augur
    A  stones 0, 0, 0, 0  hand Ash Smith

Swallower of Guises: 5 of any colour                        etherstone.cards.entity-cost etherstone.summon.cannot-afford
    A  hand Swallower of Guises, Ash Smith  stones 0, 0, 0, 4
    A! summon Swallower of Guises  etherstone.summon.cannot-afford
    set A  stones 0, 0, 0, 5
    A> summon Swallower of Guises
    A  stones 0, 0, 0, 0  hand Ash Smith
    asks A etherstone-ask-immediate

Three-Faced Echo: 1 green and 1 red and 3 of any colour     etherstone.cards.entity-cost etherstone.summon.cannot-afford
    A  hand Three-Faced Echo, Ash Smith  stones 0, 1, 1, 2
    A! summon Three-Faced Echo  etherstone.summon.cannot-afford
    set A  stones 0, 0, 1, 4
    A! summon Three-Faced Echo  etherstone.summon.cannot-afford
    set A  stones 0, 1, 0, 4
    A! summon Three-Faced Echo  etherstone.summon.cannot-afford
    set A  stones 0, 1, 1, 3
    A> summon Three-Faced Echo
    A  stones 0, 0, 0, 0  hand Ash Smith

Rupturing Cocoon: 2 of any colour                           etherstone.cards.entity-cost etherstone.summon.cannot-afford
    A  hand Rupturing Cocoon, Ash Smith  stones 0, 0, 0, 1
    A! summon Rupturing Cocoon  etherstone.summon.cannot-afford
    set A  stones 0, 0, 0, 2
    A> summon Rupturing Cocoon
    A  stones 0, 0, 0, 0  hand Ash Smith

Haggling with Emptiness: 3 of any colour                    etherstone.cards.entity-cost etherstone.summon.cannot-afford
    A  hand Haggling with Emptiness, Ash Smith  stones 0, 0, 0, 2
    A! summon Haggling with Emptiness  etherstone.summon.cannot-afford
    set A  stones 0, 0, 0, 3
    A> summon Haggling with Emptiness
    A  stones 0, 0, 0, 0  hand Ash Smith

Murky Epiphany: 1 green and 2 of any colour                 etherstone.cards.entity-cost etherstone.summon.cannot-afford
    A  hand Murky Epiphany, Ash Smith  stones 0, 1, 0, 1
    A! summon Murky Epiphany  etherstone.summon.cannot-afford
    set A  stones 0, 0, 0, 3
    A! summon Murky Epiphany  etherstone.summon.cannot-afford
    set A  stones 0, 1, 0, 2
    A> summon Murky Epiphany
    A  stones 0, 0, 0, 0  hand Ash Smith

Fracture Prism: 2 of any colour                             etherstone.cards.entity-cost etherstone.summon.cannot-afford
    A  hand Fracture Prism, Ash Smith  stones 0, 0, 0, 1
    A! summon Fracture Prism  etherstone.summon.cannot-afford
    set A  stones 0, 0, 0, 2
    A> summon Fracture Prism
    A  stones 0, 0, 0, 0  hand Ash Smith
    asks A etherstone-ask-immediate

Beating Heart of Nobura: 5 of any colour                    etherstone.cards.entity-cost etherstone.summon.cannot-afford
    A  hand Beating Heart of Nobura, Ash Smith  stones 0, 0, 0, 4
    A! summon Beating Heart of Nobura  etherstone.summon.cannot-afford
    set A  stones 0, 0, 0, 5
    A> summon Beating Heart of Nobura
    A  stones 0, 0, 0, 0  hand Ash Smith

Crucible of Decay: 6 of any colour                          etherstone.cards.entity-cost etherstone.summon.cannot-afford
    A  hand Crucible of Decay, Ash Smith  stones 0, 0, 0, 5
    A! summon Crucible of Decay  etherstone.summon.cannot-afford
    set A  stones 0, 0, 0, 6
    A> summon Crucible of Decay
    A  stones 0, 0, 0, 0  hand Ash Smith

Keeper of the First Ray: 2 white and 2 of any colour        etherstone.cards.entity-cost etherstone.summon.cannot-afford
    A  hand Keeper of the First Ray, Ash Smith  stones 0, 0, 1, 2
    A! summon Keeper of the First Ray  etherstone.summon.cannot-afford
    set A  stones 0, 0, 3, 1
    A! summon Keeper of the First Ray  etherstone.summon.cannot-afford
    set A  stones 0, 0, 2, 2
    A> summon Keeper of the First Ray
    A  stones 0, 0, 0, 0  hand Ash Smith

Radiant Crier: 2 white and 3 of any colour                  etherstone.cards.entity-cost etherstone.summon.cannot-afford
    A  hand Radiant Crier, Ash Smith  stones 0, 0, 2, 2
    A! summon Radiant Crier  etherstone.summon.cannot-afford
    set A  stones 0, 0, 4, 1
    A! summon Radiant Crier  etherstone.summon.cannot-afford
    set A  stones 0, 0, 3, 2
    A> summon Radiant Crier
    A  stones 0, 0, 0, 0  hand Ash Smith
    asks A etherstone-ask-immediate

Tallier of Stars: 2 white and 2 of any colour               etherstone.cards.entity-cost etherstone.summon.cannot-afford
    A  hand Tallier of Stars, Ash Smith  stones 0, 0, 1, 2
    A! summon Tallier of Stars  etherstone.summon.cannot-afford
    set A  stones 0, 0, 3, 1
    A! summon Tallier of Stars  etherstone.summon.cannot-afford
    set A  stones 0, 0, 2, 2
    A> summon Tallier of Stars
    A  stones 0, 0, 0, 0  hand Ash Smith

Pilgrims' Bulwark: 1 white and 1 of any colour              etherstone.cards.entity-cost etherstone.summon.cannot-afford
    A  hand Pilgrims' Bulwark, Ash Smith  stones 0, 0, 0, 1
    A! summon Pilgrims' Bulwark  etherstone.summon.cannot-afford
    set A  stones 0, 0, 2, 0
    A! summon Pilgrims' Bulwark  etherstone.summon.cannot-afford
    set A  stones 0, 0, 1, 1
    A> summon Pilgrims' Bulwark
    A  stones 0, 0, 0, 0  hand Ash Smith

Morning Litany: 1 white and 2 of any colour                 etherstone.cards.entity-cost etherstone.summon.cannot-afford
    A  hand Morning Litany, Ash Smith  stones 0, 0, 1, 1
    A! summon Morning Litany  etherstone.summon.cannot-afford
    set A  stones 0, 0, 3, 0
    A! summon Morning Litany  etherstone.summon.cannot-afford
    set A  stones 0, 0, 2, 1
    A> summon Morning Litany
    A  stones 0, 0, 0, 0  hand Ash Smith
    asks A etherstone-ask-immediate

Arbiter of the White Circle: 3 white and 2 of any colour    etherstone.cards.entity-cost etherstone.summon.cannot-afford
    A  hand Arbiter of the White Circle, Ash Smith  stones 0, 0, 1, 3
    A! summon Arbiter of the White Circle  etherstone.summon.cannot-afford
    set A  stones 0, 0, 3, 2
    A! summon Arbiter of the White Circle  etherstone.summon.cannot-afford
    set A  stones 0, 0, 2, 3
    A> summon Arbiter of the White Circle
    A  stones 0, 0, 0, 0  hand Ash Smith

Bowwoman of Daybreak: 1 white and 1 of any colour           etherstone.cards.entity-cost etherstone.summon.cannot-afford
    A  hand Bowwoman of Daybreak, Ash Smith  stones 0, 0, 0, 1
    A! summon Bowwoman of Daybreak  etherstone.summon.cannot-afford
    set A  stones 0, 0, 2, 0
    A! summon Bowwoman of Daybreak  etherstone.summon.cannot-afford
    set A  stones 0, 0, 1, 1
    A> summon Bowwoman of Daybreak
    A  stones 0, 0, 0, 0  hand Ash Smith

Lampbearer of Mercy: 3 white and 3 of any colour            etherstone.cards.entity-cost etherstone.summon.cannot-afford
    A  hand Lampbearer of Mercy, Ash Smith  stones 0, 0, 2, 3
    A! summon Lampbearer of Mercy  etherstone.summon.cannot-afford
    set A  stones 0, 0, 4, 2
    A! summon Lampbearer of Mercy  etherstone.summon.cannot-afford
    set A  stones 0, 0, 3, 3
    A> summon Lampbearer of Mercy
    A> done
    A  stones 0, 0, 0, 0  hand Ash Smith

Chalice of Unwaning Light: 2 white and 3 of any colour      etherstone.cards.entity-cost etherstone.summon.cannot-afford
    A  hand Chalice of Unwaning Light, Ash Smith  stones 0, 0, 2, 2
    A! summon Chalice of Unwaning Light  etherstone.summon.cannot-afford
    set A  stones 0, 0, 4, 1
    A! summon Chalice of Unwaning Light  etherstone.summon.cannot-afford
    set A  stones 0, 0, 3, 2
    A> summon Chalice of Unwaning Light
    A  stones 0, 0, 0, 0  hand Ash Smith
    asks A etherstone-ask-immediate

Wanderer of the Crystal Path: 2 white                       etherstone.cards.entity-cost etherstone.summon.cannot-afford
    A  hand Wanderer of the Crystal Path, Ash Smith  stones 0, 0, 0, 1
    A! summon Wanderer of the Crystal Path  etherstone.summon.cannot-afford
    set A  stones 0, 0, 1, 1
    A! summon Wanderer of the Crystal Path  etherstone.summon.cannot-afford
    set A  stones 0, 0, 0, 2
    A> summon Wanderer of the Crystal Path
    A  stones 0, 0, 0, 0  hand Ash Smith
    asks A etherstone-ask-immediate

Circle of Amity: 1 white and 3 of any colour                etherstone.cards.entity-cost etherstone.summon.cannot-afford
    A  hand Circle of Amity, Ash Smith  stones 0, 0, 2, 1
    A! summon Circle of Amity  etherstone.summon.cannot-afford
    set A  stones 0, 0, 4, 0
    A! summon Circle of Amity  etherstone.summon.cannot-afford
    set A  stones 0, 0, 3, 1
    A> summon Circle of Amity
    A  stones 0, 0, 0, 0  hand Ash Smith

Vow of Six Dawns: 1 white and 3 of any colour               etherstone.cards.entity-cost etherstone.summon.cannot-afford
    A  hand Vow of Six Dawns, Ash Smith  stones 0, 0, 2, 1
    A! summon Vow of Six Dawns  etherstone.summon.cannot-afford
    set A  stones 0, 0, 4, 0
    A! summon Vow of Six Dawns  etherstone.summon.cannot-afford
    set A  stones 0, 0, 3, 1
    A> summon Vow of Six Dawns
    A  stones 0, 0, 0, 0  hand Ash Smith

Abbess of the Gleam: 3 white and 2 of any colour            etherstone.cards.entity-cost etherstone.summon.cannot-afford
    A  hand Abbess of the Gleam, Ash Smith  stones 0, 0, 1, 3
    A! summon Abbess of the Gleam  etherstone.summon.cannot-afford
    set A  stones 0, 0, 3, 2
    A! summon Abbess of the Gleam  etherstone.summon.cannot-afford
    set A  stones 0, 0, 2, 3
    A> summon Abbess of the Gleam
    A  stones 0, 0, 0, 0  hand Ash Smith

Shield of the Given Word: 2 white and 1 of any colour       etherstone.cards.entity-cost etherstone.summon.cannot-afford
    A  hand Shield of the Given Word, Ash Smith  stones 0, 0, 0, 2
    A! summon Shield of the Given Word  etherstone.summon.cannot-afford
    set A  stones 0, 0, 2, 1
    A! summon Shield of the Given Word  etherstone.summon.cannot-afford
    set A  stones 0, 0, 1, 2
    A> summon Shield of the Given Word
    A  stones 0, 0, 0, 0  hand Ash Smith

Obelisk of Noonday Names: 1 white and 3 of any colour       etherstone.cards.entity-cost etherstone.summon.cannot-afford
    A  hand Obelisk of Noonday Names, Ash Smith  stones 0, 0, 2, 1
    A! summon Obelisk of Noonday Names  etherstone.summon.cannot-afford
    set A  stones 0, 0, 4, 0
    A! summon Obelisk of Noonday Names  etherstone.summon.cannot-afford
    set A  stones 0, 0, 3, 1
    A> summon Obelisk of Noonday Names
    A  stones 0, 0, 0, 0  hand Ash Smith
