# How strong every follower, leader and threat is: one short is refused, and with one more it is enough.
game etherstone players=2

Haze Whisperer has 1: with 1 more Light-Gnawer Swarm (3) stands, with 2 not    etherstone.cards.entity-strength etherstone.attack.total-strength
    table  area Light-Gnawer Swarm, -, -
    A  play Haze Whisperer, Abbess of the Gleam, Dusk Weaver
    A> attack Light-Gnawer Swarm
    A> send Haze Whisperer
    A> send Abbess of the Gleam
    A! strike  etherstone.attack.insufficient-choose-again
    A> send Dusk Weaver
    A> strike
    asks A etherstone-ask-gain

Gloom Ferryman has 1: with 1 more Light-Gnawer Swarm (3) stands, with 2 not    etherstone.cards.entity-strength etherstone.attack.total-strength
    table  area Light-Gnawer Swarm, -, -
    A  play Gloom Ferryman, Abbess of the Gleam, Dusk Weaver
    A> attack Light-Gnawer Swarm
    A> send Gloom Ferryman
    A> send Abbess of the Gleam
    A! strike  etherstone.attack.insufficient-choose-again
    A> send Dusk Weaver
    A> strike
    asks A etherstone-ask-gain

Dew Gatherer has 1: with 1 more Light-Gnawer Swarm (3) stands, with 2 not    etherstone.cards.entity-strength etherstone.attack.total-strength
    table  area Light-Gnawer Swarm, -, -
    A  play Dew Gatherer, Abbess of the Gleam, Dusk Weaver
    A> attack Light-Gnawer Swarm
    A> send Dew Gatherer
    A> send Abbess of the Gleam
    A! strike  etherstone.attack.insufficient-choose-again
    A> send Dusk Weaver
    A> strike
    asks A etherstone-ask-gain

Dusk Weaver has 1: with 1 more Light-Gnawer Swarm (3) stands, with 2 not    etherstone.cards.entity-strength etherstone.attack.total-strength
    table  area Light-Gnawer Swarm, -, -
    A  play Dusk Weaver, Abbess of the Gleam, Haze Whisperer
    A> attack Light-Gnawer Swarm
    A> send Dusk Weaver
    A> send Abbess of the Gleam
    A! strike  etherstone.attack.insufficient-choose-again
    A> send Haze Whisperer
    A> strike
    asks A etherstone-ask-gain

Herald of the Turn has 2: with 0 more Light-Gnawer Swarm (3) stands, with 1 not    etherstone.cards.entity-strength etherstone.attack.total-strength
    table  area Light-Gnawer Swarm, -, -
    A  play Herald of the Turn, Dusk Weaver
    A> attack Light-Gnawer Swarm
    A> send Herald of the Turn
    A! strike  etherstone.attack.insufficient-choose-again
    A> send Dusk Weaver
    A> strike
    asks A etherstone-ask-gain

Mistress of the Strayed has 2: with 0 more Light-Gnawer Swarm (3) stands, with 1 not    etherstone.cards.entity-strength etherstone.attack.total-strength
    table  area Light-Gnawer Swarm, -, -
    A  play Mistress of the Strayed, Dusk Weaver
    A> attack Light-Gnawer Swarm
    A> send Mistress of the Strayed
    A! strike  etherstone.attack.insufficient-choose-again
    A> send Dusk Weaver
    A> strike
    asks A etherstone-ask-gain

Faceless Turncoat has 2: with 0 more Light-Gnawer Swarm (3) stands, with 1 not    etherstone.cards.entity-strength etherstone.attack.total-strength
    table  area Light-Gnawer Swarm, -, -
    A  play Faceless Turncoat, Dusk Weaver
    A> attack Light-Gnawer Swarm
    A> send Faceless Turncoat
    A! strike  etherstone.attack.insufficient-choose-again
    A> send Dusk Weaver
    A> strike
    asks A etherstone-ask-attack-abilities

Sentry at the Rift has 4: with 0 more Rust Flurry (5) stands, with 1 not    etherstone.cards.entity-strength etherstone.attack.total-strength
    table  area Rust Flurry, -, -
    A  play Sentry at the Rift, Dusk Weaver
    A> attack Rust Flurry
    A> send Sentry at the Rift
    A! strike  etherstone.attack.insufficient-choose-again
    A> send Dusk Weaver
    A> strike

Echo Eater has 2: with 0 more Light-Gnawer Swarm (3) stands, with 1 not    etherstone.cards.entity-strength etherstone.attack.total-strength
    table  area Light-Gnawer Swarm, -, -
    A  play Echo Eater, Dusk Weaver
    A> attack Light-Gnawer Swarm
    A> send Echo Eater
    A! strike  etherstone.attack.insufficient-choose-again
    A> send Dusk Weaver
    A> strike
    asks A etherstone-ask-gain

Scalewing Herder has 1: with 1 more Light-Gnawer Swarm (3) stands, with 2 not    etherstone.cards.entity-strength etherstone.attack.total-strength
    table  area Light-Gnawer Swarm, -, -
    A  play Scalewing Herder, Abbess of the Gleam, Dusk Weaver
    A> attack Light-Gnawer Swarm
    A> send Scalewing Herder
    A> send Abbess of the Gleam
    A! strike  etherstone.attack.insufficient-choose-again
    A> send Dusk Weaver
    A> strike
    asks A etherstone-ask-gain

Ant Duchess has 1: with 1 more Light-Gnawer Swarm (3) stands, with 2 not    etherstone.cards.entity-strength etherstone.attack.total-strength
    table  area Light-Gnawer Swarm, -, -
    A  play Ant Duchess, Abbess of the Gleam, Dusk Weaver
    A> attack Light-Gnawer Swarm
    A> send Ant Duchess
    A> send Abbess of the Gleam
    A! strike  etherstone.attack.insufficient-choose-again
    A> send Dusk Weaver
    A> strike
    asks A etherstone-ask-gain

Tamed Metamorph has 2: with 0 more Light-Gnawer Swarm (3) stands, with 1 not    etherstone.cards.entity-strength etherstone.attack.total-strength
    table  area Light-Gnawer Swarm, -, -
    A  play Tamed Metamorph, Dusk Weaver
    A> attack Light-Gnawer Swarm
    A> send Tamed Metamorph
    A! strike  etherstone.attack.insufficient-choose-again
    A> send Dusk Weaver
    A> strike
    asks A etherstone-ask-gain

Horned-Herd Healer has 2: with 0 more Light-Gnawer Swarm (3) stands, with 1 not    etherstone.cards.entity-strength etherstone.attack.total-strength
    table  area Light-Gnawer Swarm, -, -
    A  play Horned-Herd Healer, Dusk Weaver
    A> attack Light-Gnawer Swarm
    A> send Horned-Herd Healer
    A! strike  etherstone.attack.insufficient-choose-again
    A> send Dusk Weaver
    A> strike
    asks A etherstone-ask-gain

Thornwood Driver has 2: with 0 more Light-Gnawer Swarm (3) stands, with 1 not    etherstone.cards.entity-strength etherstone.attack.total-strength
    table  area Light-Gnawer Swarm, -, -
    A  play Thornwood Driver, Dusk Weaver
    A> attack Light-Gnawer Swarm
    A> send Thornwood Driver
    A! strike  etherstone.attack.insufficient-choose-again
    A> send Dusk Weaver
    A> strike
    asks A etherstone-ask-gain

Bellbearer has 1: with 1 more Light-Gnawer Swarm (3) stands, with 2 not    etherstone.cards.entity-strength etherstone.attack.total-strength
    table  area Light-Gnawer Swarm, -, -
    A  play Bellbearer, Abbess of the Gleam, Dusk Weaver
    A> attack Light-Gnawer Swarm
    A> send Bellbearer
    A> send Abbess of the Gleam
    A! strike  etherstone.attack.insufficient-choose-again
    A> send Dusk Weaver
    A> strike
    asks A etherstone-ask-gain

Elder of the Leash has 2: with 0 more Light-Gnawer Swarm (3) stands, with 1 not    etherstone.cards.entity-strength etherstone.attack.total-strength
    table  area Light-Gnawer Swarm, -, -
    A  play Elder of the Leash, Dusk Weaver
    A> attack Light-Gnawer Swarm
    A> send Elder of the Leash
    A! strike  etherstone.attack.insufficient-choose-again
    A> send Dusk Weaver
    A> strike
    asks A etherstone-ask-gain

Elder Beetle Rider has 3: with 0 more Weeping Boulder (4) stands, with 1 not    etherstone.cards.entity-strength etherstone.attack.total-strength
    table  area Weeping Boulder, -, -
    A  play Elder Beetle Rider, Dusk Weaver
    A> attack Weeping Boulder
    A> send Elder Beetle Rider
    A! strike  etherstone.attack.insufficient-choose-again
    A> send Dusk Weaver
    A> strike

Hand-Reared Colossus has 4: with 0 more Rust Flurry (5) stands, with 1 not    etherstone.cards.entity-strength etherstone.attack.total-strength
    table  area Rust Flurry, -, -
    A  play Hand-Reared Colossus, Dusk Weaver
    A> attack Rust Flurry
    A> send Hand-Reared Colossus
    A! strike  etherstone.attack.insufficient-choose-again
    A> send Dusk Weaver
    A> strike
    asks A etherstone-ask-attack-abilities

Sparkflinger has 2 and 1 in an attack: with 0 more Weeping Boulder (4) stands, with 1 not    etherstone.cards.entity-strength etherstone.attack.total-strength
    table  area Weeping Boulder, -, -
    A  play Sparkflinger, Dusk Weaver
    A> attack Weeping Boulder
    A> send Sparkflinger
    A! strike  etherstone.attack.insufficient-choose-again
    A> send Dusk Weaver
    A> strike
    asks A etherstone-ask-attack-abilities

Trailburner has 2 and 1 in an attack: with 0 more Weeping Boulder (4) stands, with 1 not    etherstone.cards.entity-strength etherstone.attack.total-strength
    table  area Weeping Boulder, -, -
    A  play Trailburner, Dusk Weaver
    A> attack Weeping Boulder
    A> send Trailburner
    A! strike  etherstone.attack.insufficient-choose-again
    A> send Dusk Weaver
    A> strike
    asks A etherstone-ask-attack-abilities

Ash Smith has 2: with 0 more Light-Gnawer Swarm (3) stands, with 1 not    etherstone.cards.entity-strength etherstone.attack.total-strength
    table  area Light-Gnawer Swarm, -, -
    A  play Ash Smith, Dusk Weaver
    A> attack Light-Gnawer Swarm
    A> send Ash Smith
    A! strike  etherstone.attack.insufficient-choose-again
    A> send Dusk Weaver
    A> strike
    asks A etherstone-ask-gain

Embertail Guard has 2: with 0 more Light-Gnawer Swarm (3) stands, with 1 not    etherstone.cards.entity-strength etherstone.attack.total-strength
    table  area Light-Gnawer Swarm, -, -
    A  play Embertail Guard, Dusk Weaver
    A> attack Light-Gnawer Swarm
    A> send Embertail Guard
    A! strike  etherstone.attack.insufficient-choose-again
    A> send Dusk Weaver
    A> strike
    asks A etherstone-ask-attack-abilities

Slagpaw Hound has 3: with 0 more Weeping Boulder (4) stands, with 1 not    etherstone.cards.entity-strength etherstone.attack.total-strength
    table  area Weeping Boulder, -, -
    A  play Slagpaw Hound, Dusk Weaver
    A> attack Weeping Boulder
    A> send Slagpaw Hound
    A! strike  etherstone.attack.insufficient-choose-again
    A> send Dusk Weaver
    A> strike

Stalker of Behemoths has 3: with 0 more Weeping Boulder (4) stands, with 1 not    etherstone.cards.entity-strength etherstone.attack.total-strength
    table  area Weeping Boulder, -, -
    A  play Stalker of Behemoths, Dusk Weaver
    A> attack Weeping Boulder
    A> send Stalker of Behemoths
    A! strike  etherstone.attack.insufficient-choose-again
    A> send Dusk Weaver
    A> strike
    asks A etherstone-ask-reactions

Blaze Ram has 4: with 0 more Rust Flurry (5) stands, with 1 not    etherstone.cards.entity-strength etherstone.attack.total-strength
    table  area Rust Flurry, -, -
    A  play Blaze Ram, Dusk Weaver
    A> attack Rust Flurry
    A> send Blaze Ram
    A! strike  etherstone.attack.insufficient-choose-again
    A> send Dusk Weaver
    A> strike
    asks A etherstone-ask-attack-abilities

Forge Keeper has 2: with 0 more Light-Gnawer Swarm (3) stands, with 1 not    etherstone.cards.entity-strength etherstone.attack.total-strength
    table  area Light-Gnawer Swarm, -, -
    A  play Forge Keeper, Dusk Weaver
    A> attack Light-Gnawer Swarm
    A> send Forge Keeper
    A! strike  etherstone.attack.insufficient-choose-again
    A> send Dusk Weaver
    A> strike
    asks A etherstone-ask-gain

The Cloven One has 4: with 0 more Rust Flurry (5) stands, with 1 not    etherstone.cards.entity-strength etherstone.attack.total-strength
    table  area Rust Flurry, -, -
    A  play The Cloven One, Dusk Weaver
    A> attack Rust Flurry
    A> send The Cloven One
    A! strike  etherstone.attack.insufficient-choose-again
    A> send Dusk Weaver
    A> strike

Insatiable Grub has 1: with 1 more Light-Gnawer Swarm (3) stands, with 2 not    etherstone.cards.entity-strength etherstone.attack.total-strength
    table  area Light-Gnawer Swarm, -, -
    A  play Insatiable Grub, Abbess of the Gleam, Dusk Weaver
    A> attack Light-Gnawer Swarm
    A> send Insatiable Grub
    A> send Abbess of the Gleam
    A! strike  etherstone.attack.insufficient-choose-again
    A> send Dusk Weaver
    A> strike
    asks A etherstone-ask-gain

Splinter of Alien Will has 2: with 0 more Light-Gnawer Swarm (3) stands, with 1 not    etherstone.cards.entity-strength etherstone.attack.total-strength
    table  area Light-Gnawer Swarm, -, -
    A  play Splinter of Alien Will, Dusk Weaver
    A> attack Light-Gnawer Swarm
    A> send Splinter of Alien Will
    A! strike  etherstone.attack.insufficient-choose-again
    A> send Dusk Weaver
    A> strike
    asks A etherstone-ask-gain

Tainted Physician has 1: with 1 more Light-Gnawer Swarm (3) stands, with 2 not    etherstone.cards.entity-strength etherstone.attack.total-strength
    table  area Light-Gnawer Swarm, -, -
    A  play Tainted Physician, Abbess of the Gleam, Dusk Weaver
    A> attack Light-Gnawer Swarm
    A> send Tainted Physician
    A> send Abbess of the Gleam
    A! strike  etherstone.attack.insufficient-choose-again
    A> send Dusk Weaver
    A> strike
    asks A etherstone-ask-gain

Many-Eyed Augur has 2: with 0 more Light-Gnawer Swarm (3) stands, with 1 not    etherstone.cards.entity-strength etherstone.attack.total-strength
    table  area Light-Gnawer Swarm, -, -
    A  play Many-Eyed Augur, Dusk Weaver
    A> attack Light-Gnawer Swarm
    A> send Many-Eyed Augur
    A! strike  etherstone.attack.insufficient-choose-again
    A> send Dusk Weaver
    A> strike
    asks A etherstone-ask-gain

Swallower of Guises has 3: with 0 more Weeping Boulder (4) stands, with 1 not    etherstone.cards.entity-strength etherstone.attack.total-strength
    table  area Weeping Boulder, -, -
    A  play Swallower of Guises, Dusk Weaver
    A> attack Weeping Boulder
    A> send Swallower of Guises
    A! strike  etherstone.attack.insufficient-choose-again
    A> send Dusk Weaver
    A> strike

Three-Faced Echo has 2: with 0 more Light-Gnawer Swarm (3) stands, with 1 not    etherstone.cards.entity-strength etherstone.attack.total-strength
    table  area Light-Gnawer Swarm, -, -
    A  play Three-Faced Echo, Dusk Weaver
    A> attack Light-Gnawer Swarm
    A> send Three-Faced Echo
    A! strike  etherstone.attack.insufficient-choose-again
    A> send Dusk Weaver
    A> strike
    asks A etherstone-ask-gain

Rupturing Cocoon has 0: with 2 more Light-Gnawer Swarm (3) stands, with 3 not    etherstone.cards.entity-strength etherstone.attack.total-strength
    table  area Light-Gnawer Swarm, -, -
    A  play Rupturing Cocoon, Arbiter of the White Circle, Dusk Weaver
    A> attack Light-Gnawer Swarm
    A> send Rupturing Cocoon
    A> send Arbiter of the White Circle
    A! strike  etherstone.attack.insufficient-choose-again
    A> send Dusk Weaver
    A> strike
    asks A etherstone-ask-gain

Behemoth out of the Abyss has 5: with 0 more Warden of the Dry Riverbed (6) stands, with 1 not    etherstone.cards.entity-strength etherstone.attack.total-strength
    table  area Warden of the Dry Riverbed, -, -
    A  play Behemoth out of the Abyss, Dusk Weaver
    A> attack Warden of the Dry Riverbed
    A> send Behemoth out of the Abyss
    A! strike  etherstone.attack.insufficient-choose-again
    A> send Dusk Weaver
    A> strike
    asks A etherstone-ask-gain

Keeper of the First Ray has 1: with 1 more Light-Gnawer Swarm (3) stands, with 2 not    etherstone.cards.entity-strength etherstone.attack.total-strength
    table  area Light-Gnawer Swarm, -, -
    A  play Keeper of the First Ray, Abbess of the Gleam, Dusk Weaver
    A> attack Light-Gnawer Swarm
    A> send Keeper of the First Ray
    A> send Abbess of the Gleam
    A! strike  etherstone.attack.insufficient-choose-again
    A> send Dusk Weaver
    A> strike
    asks A etherstone-ask-gain

Radiant Crier has 2: with 0 more Light-Gnawer Swarm (3) stands, with 1 not    etherstone.cards.entity-strength etherstone.attack.total-strength
    table  area Light-Gnawer Swarm, -, -
    A  play Radiant Crier, Dusk Weaver
    A> attack Light-Gnawer Swarm
    A> send Radiant Crier
    A! strike  etherstone.attack.insufficient-choose-again
    A> send Dusk Weaver
    A> strike
    asks A etherstone-ask-gain

Tallier of Stars has 1: with 1 more Light-Gnawer Swarm (3) stands, with 2 not    etherstone.cards.entity-strength etherstone.attack.total-strength
    table  area Light-Gnawer Swarm, -, -
    A  play Tallier of Stars, Abbess of the Gleam, Dusk Weaver
    A> attack Light-Gnawer Swarm
    A> send Tallier of Stars
    A> send Abbess of the Gleam
    A! strike  etherstone.attack.insufficient-choose-again
    A> send Dusk Weaver
    A> strike
    asks A etherstone-ask-gain

Pilgrims' Bulwark has 1: with 1 more Light-Gnawer Swarm (3) stands, with 2 not    etherstone.cards.entity-strength etherstone.attack.total-strength
    table  area Light-Gnawer Swarm, -, -
    A  play Pilgrims' Bulwark, Abbess of the Gleam, Dusk Weaver
    A> attack Light-Gnawer Swarm
    A> send Pilgrims' Bulwark
    A> send Abbess of the Gleam
    A! strike  etherstone.attack.insufficient-choose-again
    A> send Dusk Weaver
    A> strike
    asks A etherstone-ask-attack-abilities

Arbiter of the White Circle has 2: with 0 more Light-Gnawer Swarm (3) stands, with 1 not    etherstone.cards.entity-strength etherstone.attack.total-strength
    table  area Light-Gnawer Swarm, -, -
    A  play Arbiter of the White Circle, Dusk Weaver
    A> attack Light-Gnawer Swarm
    A> send Arbiter of the White Circle
    A! strike  etherstone.attack.insufficient-choose-again
    A> send Dusk Weaver
    A> strike
    asks A etherstone-ask-gain

Bowwoman of Daybreak has 1: with 1 more Light-Gnawer Swarm (3) stands, with 2 not    etherstone.cards.entity-strength etherstone.attack.total-strength
    table  area Light-Gnawer Swarm, -, -
    A  play Bowwoman of Daybreak, Abbess of the Gleam, Dusk Weaver
    A> attack Light-Gnawer Swarm
    A> send Bowwoman of Daybreak
    A> send Abbess of the Gleam
    A! strike  etherstone.attack.insufficient-choose-again
    A> send Dusk Weaver
    A> strike
    asks A etherstone-ask-attack-abilities

Lampbearer of Mercy has 2: with 0 more Light-Gnawer Swarm (3) stands, with 1 not    etherstone.cards.entity-strength etherstone.attack.total-strength
    table  area Light-Gnawer Swarm, -, -
    A  play Lampbearer of Mercy, Dusk Weaver
    A> attack Light-Gnawer Swarm
    A> send Lampbearer of Mercy
    A! strike  etherstone.attack.insufficient-choose-again
    A> send Dusk Weaver
    A> strike
    asks A etherstone-ask-gain

Wanderer of the Crystal Path has 0: with 2 more Light-Gnawer Swarm (3) stands, with 3 not    etherstone.cards.entity-strength etherstone.attack.total-strength
    table  area Light-Gnawer Swarm, -, -
    A  play Wanderer of the Crystal Path, Arbiter of the White Circle, Dusk Weaver
    A> attack Light-Gnawer Swarm
    A> send Wanderer of the Crystal Path
    A> send Arbiter of the White Circle
    A! strike  etherstone.attack.insufficient-choose-again
    A> send Dusk Weaver
    A> strike
    asks A etherstone-ask-gain

Abbess of the Gleam has 1: with 1 more Light-Gnawer Swarm (3) stands, with 2 not    etherstone.cards.entity-strength etherstone.attack.total-strength
    table  area Light-Gnawer Swarm, -, -
    A  play Abbess of the Gleam, Bellbearer, Dusk Weaver
    A> attack Light-Gnawer Swarm
    A> send Abbess of the Gleam
    A> send Bellbearer
    A! strike  etherstone.attack.insufficient-choose-again
    A> send Dusk Weaver
    A> strike
    asks A etherstone-ask-gain

Yasmira, Voice of the Glades has 2: with 0 more Light-Gnawer Swarm (3) stands, with 1 not    etherstone.cards.leader-fields etherstone.attack.total-strength
    table  area Light-Gnawer Swarm, -, -
    A  leader Yasmira, Voice of the Glades  play Dusk Weaver
    A> attack Light-Gnawer Swarm
    A> send Yasmira, Voice of the Glades
    A! strike  etherstone.attack.insufficient-choose-again
    A> send Dusk Weaver
    A> strike
    asks A etherstone-ask-gain

Ortan of the Five Hues has 2: with 0 more Light-Gnawer Swarm (3) stands, with 1 not    etherstone.cards.leader-fields etherstone.attack.total-strength
    table  area Light-Gnawer Swarm, -, -
    A  leader Ortan of the Five Hues  play Dusk Weaver
    A> attack Light-Gnawer Swarm
    A> send Ortan of the Five Hues
    A! strike  etherstone.attack.insufficient-choose-again
    A> send Dusk Weaver
    A> strike
    asks A etherstone-ask-attack-abilities

Nevra, Joiner of Paths has 2: with 0 more Light-Gnawer Swarm (3) stands, with 1 not    etherstone.cards.leader-fields etherstone.attack.total-strength
    table  area Light-Gnawer Swarm, -, -
    A  leader Nevra, Joiner of Paths  play Dusk Weaver
    A> attack Light-Gnawer Swarm
    A> send Nevra, Joiner of Paths
    A! strike  etherstone.attack.insufficient-choose-again
    A> send Dusk Weaver
    A> strike
    asks A etherstone-ask-gain

Taruk, Father of Herds has 2: with 0 more Light-Gnawer Swarm (3) stands, with 1 not    etherstone.cards.leader-fields etherstone.attack.total-strength
    table  area Light-Gnawer Swarm, -, -
    A  leader Taruk, Father of Herds  play Dusk Weaver
    A> attack Light-Gnawer Swarm
    A> send Taruk, Father of Herds
    A! strike  etherstone.attack.insufficient-choose-again
    A> send Dusk Weaver
    A> strike
    asks A etherstone-ask-gain

Eluna the Unsleeping has 1: with 1 more Light-Gnawer Swarm (3) stands, with 2 not    etherstone.cards.leader-fields etherstone.attack.total-strength
    table  area Light-Gnawer Swarm, -, -
    A  leader Eluna the Unsleeping  play Abbess of the Gleam, Dusk Weaver
    A> attack Light-Gnawer Swarm
    A> send Eluna the Unsleeping
    A> send Abbess of the Gleam
    A! strike  etherstone.attack.insufficient-choose-again
    A> send Dusk Weaver
    A> strike
    asks A etherstone-ask-gain

Karras the Charred has 3: with 0 more Weeping Boulder (4) stands, with 1 not    etherstone.cards.leader-fields etherstone.attack.total-strength
    table  area Weeping Boulder, -, -
    A  leader Karras the Charred  play Dusk Weaver
    A> attack Weeping Boulder
    A> send Karras the Charred
    A! strike  etherstone.attack.insufficient-choose-again
    A> send Dusk Weaver
    A> strike
    asks A etherstone-ask-reactions

Malvis, Child of the Break has 2: with 0 more Light-Gnawer Swarm (3) stands, with 1 not    etherstone.cards.leader-fields etherstone.attack.total-strength
    table  area Light-Gnawer Swarm, -, -
    A  leader Malvis, Child of the Break  play Dusk Weaver
    A> attack Light-Gnawer Swarm
    A> send Malvis, Child of the Break
    A! strike  etherstone.attack.insufficient-choose-again
    A> send Dusk Weaver
    A> strike
    asks A etherstone-ask-gain

Sister Wormwood has 2: with 0 more Light-Gnawer Swarm (3) stands, with 1 not    etherstone.cards.leader-fields etherstone.attack.total-strength
    table  area Light-Gnawer Swarm, -, -
    A  leader Sister Wormwood  play Dusk Weaver
    A> attack Light-Gnawer Swarm
    A> send Sister Wormwood
    A! strike  etherstone.attack.insufficient-choose-again
    A> send Dusk Weaver
    A> strike
    asks A etherstone-ask-gain

Grom-Duum, the Endless March has 2: with 0 more Light-Gnawer Swarm (3) stands, with 1 not    etherstone.cards.leader-fields etherstone.attack.total-strength
    table  area Light-Gnawer Swarm, -, -
    A  leader Grom-Duum, the Endless March  play Dusk Weaver
    A> attack Light-Gnawer Swarm
    A> send Grom-Duum, the Endless March
    A! strike  etherstone.attack.insufficient-choose-again
    A> send Dusk Weaver
    A> strike
    asks A etherstone-ask-attack-abilities

Irvane, Reader of Facets has 2: with 0 more Light-Gnawer Swarm (3) stands, with 1 not    etherstone.cards.leader-fields etherstone.attack.total-strength
    table  area Light-Gnawer Swarm, -, -
    A  leader Irvane, Reader of Facets  play Dusk Weaver
    A> attack Light-Gnawer Swarm
    A> send Irvane, Reader of Facets
    A! strike  etherstone.attack.insufficient-choose-again
    A> send Dusk Weaver
    A> strike
    asks A etherstone-ask-gain

Counsellor Ai-Meret has 2: with 0 more Light-Gnawer Swarm (3) stands, with 1 not    etherstone.cards.leader-fields etherstone.attack.total-strength
    table  area Light-Gnawer Swarm, -, -
    A  leader Counsellor Ai-Meret  play Dusk Weaver
    A> attack Light-Gnawer Swarm
    A> send Counsellor Ai-Meret
    A! strike  etherstone.attack.insufficient-choose-again
    A> send Dusk Weaver
    A> strike
    asks A etherstone-ask-gain

Master Ferro Twohand has 2: with 0 more Light-Gnawer Swarm (3) stands, with 1 not    etherstone.cards.leader-fields etherstone.attack.total-strength
    table  area Light-Gnawer Swarm, -, -
    A  leader Master Ferro Twohand  play Dusk Weaver
    A> attack Light-Gnawer Swarm
    A> send Master Ferro Twohand
    A! strike  etherstone.attack.insufficient-choose-again
    A> send Dusk Weaver
    A> strike
    asks A etherstone-ask-gain

Choir of Shards has 2: with 0 more Light-Gnawer Swarm (3) stands, with 1 not    etherstone.cards.leader-fields etherstone.attack.total-strength
    table  area Light-Gnawer Swarm, -, -
    A  leader Choir of Shards  play Dusk Weaver
    A> attack Light-Gnawer Swarm
    A> send Choir of Shards
    A! strike  etherstone.attack.insufficient-choose-again
    A> send Dusk Weaver
    A> strike
    asks A etherstone-ask-gain

Light-Gnawer Swarm: 3 is enough and 2 is not, and it strikes back with 1    etherstone.cards.threat-fields etherstone.attack.leader-takes-damage
    table  area Light-Gnawer Swarm, -, -
    A  health 9  play Abbess of the Gleam, Dusk Weaver
    A> attack Light-Gnawer Swarm
    A> send Eluna the Unsleeping
    A> send Abbess of the Gleam
    A! strike  etherstone.attack.insufficient-choose-again
    A> send Dusk Weaver
    A> strike
    A  health 8
    asks A etherstone-ask-gain

Roaming Mire: 3 is enough and 2 is not, and it strikes back with 2    etherstone.cards.threat-fields etherstone.attack.leader-takes-damage
    table  area Roaming Mire, -, -
    A  health 9  play Abbess of the Gleam, Dusk Weaver
    A> attack Roaming Mire
    A> send Eluna the Unsleeping
    A> send Abbess of the Gleam
    A! strike  etherstone.attack.insufficient-choose-again
    A> send Dusk Weaver
    A> strike
    A  health 7

Weeping Boulder: 4 is enough and 3 is not, and it strikes back with 2, then heals 3    etherstone.cards.threat-fields etherstone.attack.leader-takes-damage
    table  area Weeping Boulder, -, -
    A  health 9  play Arbiter of the White Circle, Dusk Weaver
    A> attack Weeping Boulder
    A> send Eluna the Unsleeping
    A> send Arbiter of the White Circle
    A! strike  etherstone.attack.insufficient-choose-again
    A> send Dusk Weaver
    A> strike
    A  health 10

Thief of Glints: 4 is enough and 3 is not, and it strikes back with 1    etherstone.cards.threat-fields etherstone.attack.leader-takes-damage
    table  area Thief of Glints, -, -
    A  health 9  play Arbiter of the White Circle, Dusk Weaver
    A> attack Thief of Glints
    A> send Eluna the Unsleeping
    A> send Arbiter of the White Circle
    A! strike  etherstone.attack.insufficient-choose-again
    A> send Dusk Weaver
    A> strike
    A  health 8

Rust Flurry: 5 is enough and 4 is not, and it strikes back with 3    etherstone.cards.threat-fields etherstone.attack.leader-takes-damage
    table  area Rust Flurry, -, -
    A  health 9  play Slagpaw Hound, Dusk Weaver
    A> attack Rust Flurry
    A> send Eluna the Unsleeping
    A> send Slagpaw Hound
    A! strike  etherstone.attack.insufficient-choose-again
    A> send Dusk Weaver
    A> strike
    A  health 6

Blinded Blizzard: 5 is enough and 4 is not, and it strikes back with 3, then heals 2    etherstone.cards.threat-fields etherstone.attack.leader-takes-damage
    table  area Blinded Blizzard, -, -
    A  health 9  play Slagpaw Hound, Dusk Weaver
    A> attack Blinded Blizzard
    A> send Eluna the Unsleeping
    A> send Slagpaw Hound
    A! strike  etherstone.attack.insufficient-choose-again
    A> send Dusk Weaver
    A> strike
    A  health 8

Rootgnaw Patriarch: 5 is enough and 4 is not, and it strikes back with 2    etherstone.cards.threat-fields etherstone.attack.leader-takes-damage
    table  area Rootgnaw Patriarch, -, -
    A  health 9  play Slagpaw Hound, Dusk Weaver
    A> attack Rootgnaw Patriarch
    A> send Eluna the Unsleeping
    A> send Slagpaw Hound
    A! strike  etherstone.attack.insufficient-choose-again
    A> send Dusk Weaver
    A> strike
    A  health 7

Warden of the Dry Riverbed: 6 is enough and 5 is not, and it strikes back with 3    etherstone.cards.threat-fields etherstone.attack.leader-takes-damage
    table  area Warden of the Dry Riverbed, -, -
    A  health 9  play Sentry at the Rift, Dusk Weaver
    A> attack Warden of the Dry Riverbed
    A> send Eluna the Unsleeping
    A> send Sentry at the Rift
    A! strike  etherstone.attack.insufficient-choose-again
    A> send Dusk Weaver
    A> strike
    A  health 6
    asks A etherstone-ask-gain

Chorus of Hollow Masks: 6 is enough and 5 is not, and it strikes back with 3    etherstone.cards.threat-fields etherstone.attack.leader-takes-damage
    table  area Chorus of Hollow Masks, -, -
    A  health 9  play Sentry at the Rift, Dusk Weaver
    A> attack Chorus of Hollow Masks
    A> send Eluna the Unsleeping
    A> send Sentry at the Rift
    A! strike  etherstone.attack.insufficient-choose-again
    A> send Dusk Weaver
    A> strike
    A  health 6
    asks A etherstone-ask-apply

The Burning Cleft: 7 is enough and 6 is not, and it strikes back with 4    etherstone.cards.threat-fields etherstone.attack.leader-takes-damage
    table  area The Burning Cleft, -, -
    A  health 9  play Behemoth out of the Abyss, Dusk Weaver
    A> attack The Burning Cleft
    A> send Eluna the Unsleeping
    A> send Behemoth out of the Abyss
    A! strike  etherstone.attack.insufficient-choose-again
    A> send Dusk Weaver
    A> strike
    A  health 5
    asks A etherstone-ask-restore

Caravan of Shades: 6 is enough and 5 is not, and it strikes back with 4    etherstone.cards.threat-fields etherstone.attack.leader-takes-damage
    table  area Caravan of Shades, -, -
    A  health 9  play Sentry at the Rift, Dusk Weaver
    A> attack Caravan of Shades
    A> send Eluna the Unsleeping
    A> send Sentry at the Rift
    A! strike  etherstone.attack.insufficient-choose-again
    A> send Dusk Weaver
    A> strike
    A  health 5
    asks A etherstone-ask-summon

Leviathan of Backward Waters: 11 is enough and 10 is not, and it strikes back with 6    etherstone.cards.threat-fields etherstone.attack.leader-takes-damage
    table  area Leviathan of Backward Waters, -, -
    A  health 9  play Behemoth out of the Abyss, Sentry at the Rift, Dusk Weaver
    A> attack Leviathan of Backward Waters
    A> send Eluna the Unsleeping
    A> send Behemoth out of the Abyss
    A> send Sentry at the Rift
    A! strike  etherstone.attack.insufficient-choose-again
    A> send Dusk Weaver
    A> strike
    A  health 3

Shepherd of Ruin: 8 is enough and 7 is not, and it strikes back with 5    etherstone.cards.threat-fields etherstone.attack.leader-takes-damage
    table  area Shepherd of Ruin, -, -
    A  health 9  play Behemoth out of the Abyss, Abbess of the Gleam, Dusk Weaver
    A> attack Shepherd of Ruin
    A> send Eluna the Unsleeping
    A> send Behemoth out of the Abyss
    A> send Abbess of the Gleam
    A! strike  etherstone.attack.insufficient-choose-again
    A> send Dusk Weaver
    A> strike
    A  health 4
    asks A etherstone-ask-summon

The Mountain That Woke: 10 is enough and 9 is not, and it strikes back with 5    etherstone.cards.threat-fields etherstone.attack.leader-takes-damage
    table  area The Mountain That Woke, -, -
    A  health 9  play Behemoth out of the Abyss, Slagpaw Hound, Dusk Weaver
    A> attack The Mountain That Woke
    A> send Eluna the Unsleeping
    A> send Behemoth out of the Abyss
    A> send Slagpaw Hound
    A! strike  etherstone.attack.insufficient-choose-again
    A> send Dusk Weaver
    A> strike
    A  health 4
    asks A etherstone-ask-gain

Mother of a Thousand Guises: 8 is enough and 7 is not, and it strikes back with 4    etherstone.cards.threat-fields etherstone.attack.leader-takes-damage
    table  area Mother of a Thousand Guises, -, -
    A  health 9  play Behemoth out of the Abyss, Abbess of the Gleam, Dusk Weaver
    A> attack Mother of a Thousand Guises
    A> send Eluna the Unsleeping
    A> send Behemoth out of the Abyss
    A> send Abbess of the Gleam
    A! strike  etherstone.attack.insufficient-choose-again
    A> send Dusk Weaver
    A> strike
    A  health 5

Silent Swell of the Abyss: 9 is enough and 8 is not, and it strikes back with 6, then heals 4    etherstone.cards.threat-fields etherstone.attack.leader-takes-damage
    table  area Silent Swell of the Abyss, -, -
    A  health 9  play Behemoth out of the Abyss, Arbiter of the White Circle, Dusk Weaver
    A> attack Silent Swell of the Abyss
    A> send Eluna the Unsleeping
    A> send Behemoth out of the Abyss
    A> send Arbiter of the White Circle
    A! strike  etherstone.attack.insufficient-choose-again
    A> send Dusk Weaver
    A> strike
    A  health 7

The Shard Double: 8 is enough and 7 is not, and it strikes back with 5    etherstone.cards.threat-fields etherstone.attack.leader-takes-damage
    table  area The Shard Double, -, -
    A  health 9  play Behemoth out of the Abyss, Abbess of the Gleam, Dusk Weaver
    A> attack The Shard Double
    A> send Eluna the Unsleeping
    A> send Behemoth out of the Abyss
    A> send Abbess of the Gleam
    A! strike  etherstone.attack.insufficient-choose-again
    A> send Dusk Weaver
    A> strike
    A  health 4
    asks A etherstone-ask-gain

Crowned Hunger: 9 is enough and 8 is not, and it strikes back with 4    etherstone.cards.threat-fields etherstone.attack.leader-takes-damage
    table  area Crowned Hunger, -, -
    A  health 9  play Behemoth out of the Abyss, Arbiter of the White Circle, Dusk Weaver
    A> attack Crowned Hunger
    A> send Eluna the Unsleeping
    A> send Behemoth out of the Abyss
    A> send Arbiter of the White Circle
    A! strike  etherstone.attack.insufficient-choose-again
    A> send Dusk Weaver
    A> strike
    A  health 5
    asks A etherstone-ask-either
