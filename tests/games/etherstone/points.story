# The points printed on entities and threats, counted at the end.
game etherstone players=2

the mist-folk: Haze Whisperer 1, Gloom Ferryman 3, Dew Gatherer 3, Dusk Weaver 2, Herald of the Turn 2    etherstone.cards.entity-points etherstone.vp.printed-points-at-end
    A  play Haze Whisperer, Gloom Ferryman, Dew Gatherer, Dusk Weaver, Herald of the Turn
    A> rest
    score A  entities 11

the mist-folk: Mirror of Backward Hours 3, Mistress of the Strayed 3, Faceless Turncoat 1, Sentry at the Rift 0, Rite of Thickening Haze 4    etherstone.cards.entity-points etherstone.vp.printed-points-at-end
    A  play Mirror of Backward Hours, Mistress of the Strayed, Faceless Turncoat, Sentry at the Rift, Rite of Thickening Haze
    A> rest
    score A  entities 11

the mist-folk: Echo Eater 3, Roll Call of the Vanished 3, Midnight Tide 2, Gates of Homecoming 3, Needleless Compass 4    etherstone.cards.entity-points etherstone.vp.printed-points-at-end
    A  play Echo Eater, Roll Call of the Vanished, Midnight Tide, Gates of Homecoming, Needleless Compass
    A> rest
    score A  entities 15

the tamers: Scalewing Herder 1, Ant Duchess 1, Tamed Metamorph 2, Horned-Herd Healer 1, Thornwood Driver 0    etherstone.cards.entity-points etherstone.vp.printed-points-at-end
    A  play Scalewing Herder, Ant Duchess, Tamed Metamorph, Horned-Herd Healer, Thornwood Driver
    A> rest
    score A  entities 5

the tamers: Feast of Shedding 3, Bellbearer 1, Elder of the Leash 1, Song of the Nesting Grounds 2, Elder Beetle Rider 1    etherstone.cards.entity-points etherstone.vp.printed-points-at-end
    A  play Feast of Shedding, Bellbearer, Elder of the Leash, Song of the Nesting Grounds, Elder Beetle Rider
    A> rest
    score A  entities 8

the tamers: The Feeding Circle 1, Hand-Reared Colossus 0, Harness of Living Vines 2, Cradle of the Emerald Thicket 1, Drover's Whistle 2    etherstone.cards.entity-points etherstone.vp.printed-points-at-end
    A  play The Feeding Circle, Hand-Reared Colossus, Harness of Living Vines, Cradle of the Emerald Thicket, Drover's Whistle
    A> rest
    score A  entities 6

the salamanders: Sparkflinger 0, Trailburner 0, Ash Smith 0, Embertail Guard 0, Slagpaw Hound 0    etherstone.cards.entity-points etherstone.vp.printed-points-at-end
    A  play Sparkflinger, Trailburner, Ash Smith, Embertail Guard, Slagpaw Hound
    A> rest
    score A  entities 0

the salamanders: Stalker of Behemoths 1, Blaze Ram 0, Cinder-Mad Slagborn 0, Forge Keeper 2, Wrath of the Lower Vents 0    etherstone.cards.entity-points etherstone.vp.printed-points-at-end
    A  play Stalker of Behemoths, Blaze Ram, Cinder-Mad Slagborn, Forge Keeper, Wrath of the Lower Vents
    A> rest
    score A  entities 3

the salamanders: Dance upon Embers 5, Brand of First Fire 0, Steam Arbalest 4, Living-Glass Harness 1, The Undying Smelter 2    etherstone.cards.entity-points etherstone.vp.printed-points-at-end
    A  play Dance upon Embers, Brand of First Fire, Steam Arbalest, Living-Glass Harness, The Undying Smelter
    A> rest
    score A  entities 12

the distortions: The Cloven One 0, Insatiable Grub 0, Splinter of Alien Will 1, Tainted Physician 3, Many-Eyed Augur 1    etherstone.cards.entity-points etherstone.vp.printed-points-at-end
    A  play The Cloven One, Insatiable Grub, Splinter of Alien Will, Tainted Physician, Many-Eyed Augur
    A> rest
    score A  entities 5

the distortions: Swallower of Guises 0, Three-Faced Echo 1, Rupturing Cocoon 3, Behemoth out of the Abyss 0, Haggling with Emptiness 2    etherstone.cards.entity-points etherstone.vp.printed-points-at-end
    A  play Swallower of Guises, Three-Faced Echo, Rupturing Cocoon, Behemoth out of the Abyss, Haggling with Emptiness
    A> rest
    score A  entities 6

the distortions: Birth Reversed 2, Murky Epiphany 3, Fracture Prism 2, Beating Heart of Nobura 1, Crucible of Decay 0    etherstone.cards.entity-points etherstone.vp.printed-points-at-end
    A  play Birth Reversed, Murky Epiphany, Fracture Prism, Beating Heart of Nobura, Crucible of Decay
    A> rest
    score A  entities 8

the luminaries: Keeper of the First Ray 3, Radiant Crier 1, Tallier of Stars 4, Pilgrims' Bulwark 0, Morning Litany 1    etherstone.cards.entity-points etherstone.vp.printed-points-at-end
    A  play Keeper of the First Ray, Radiant Crier, Tallier of Stars, Pilgrims' Bulwark, Morning Litany
    A> rest
    score A  entities 9

the luminaries: Arbiter of the White Circle 1, Bowwoman of Daybreak 1, Lampbearer of Mercy 1, Chalice of Unwaning Light 1, Wanderer of the Crystal Path 1    etherstone.cards.entity-points etherstone.vp.printed-points-at-end
    A  play Arbiter of the White Circle, Bowwoman of Daybreak, Lampbearer of Mercy, Chalice of Unwaning Light, Wanderer of the Crystal Path
    A> rest
    score A  entities 5

the luminaries: Circle of Amity 5, Vow of Six Dawns 1, Abbess of the Gleam 2, Shield of the Given Word 3, Obelisk of Noonday Names 4    etherstone.cards.entity-points etherstone.vp.printed-points-at-end
    A  play Circle of Amity, Vow of Six Dawns, Abbess of the Gleam, Shield of the Given Word, Obelisk of Noonday Names
    A> rest
    score A  entities 15
    asks A etherstone-ask-reactions

threats of level 1: Light-Gnawer Swarm 1, Roaming Mire 2, Weeping Boulder 2, Thief of Glints 2, Rust Flurry 2    etherstone.cards.threat-fields etherstone.scoring.trophies
    A  trophies Light-Gnawer Swarm, Roaming Mire, Weeping Boulder, Thief of Glints, Rust Flurry
    A> rest
    score A  trophies 9

threats of level 2: Blinded Blizzard 3, Rootgnaw Patriarch 4, Warden of the Dry Riverbed 4, Chorus of Hollow Masks 4, The Burning Cleft 4, Caravan of Shades 4    etherstone.cards.threat-fields etherstone.scoring.trophies
    A  trophies Blinded Blizzard, Rootgnaw Patriarch, Warden of the Dry Riverbed, Chorus of Hollow Masks, The Burning Cleft, Caravan of Shades
    A> rest
    score A  trophies 23

threats of level 3: Leviathan of Backward Waters 7, Shepherd of Ruin 5, The Mountain That Woke 7, Mother of a Thousand Guises 6, Silent Swell of the Abyss 6, The Shard Double 5, Crowned Hunger 7    etherstone.cards.threat-fields etherstone.scoring.trophies
    A  trophies Leviathan of Backward Waters, Shepherd of Ruin, The Mountain That Woke, Mother of a Thousand Guises, Silent Swell of the Abyss, The Shard Double, Crowned Hunger
    A> rest
    score A  trophies 43
