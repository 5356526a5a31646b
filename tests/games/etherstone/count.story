# «Подсчёт победных очков»: what each seat's things are worth, line by line.
game etherstone players=2

tokens are worth a point each, the token of the end two           etherstone.scoring.vp-tokens etherstone.scoring.end-token
    table  closing 3
    A  vp 9  token yes
    B  vp 40
    A> rest
    score A  tokens 9  end-token 2
    score B  tokens 40  end-token 0

entities in play count, tapped or not, and no others              etherstone.scoring.entities etherstone.vp.only-cards-in-play etherstone.cards.entity-points
    table  box Radiant Crier
    A  play Vow of Six Dawns, Dusk Weaver, The Undying Smelter (tapped)  hand Tallier of Stars
    A> take violet as green
    score A  entities 5
    score B  entities 0

trophies count for who has them, threats of the area for nobody   etherstone.scoring.trophies
    table  area The Mountain That Woke, -, -
    A  trophies Light-Gnawer Swarm, Blinded Blizzard, Silent Swell of the Abyss
    A> rest
    score A  trophies 10
    score B  trophies 0

health by pairs: seven is three                                   etherstone.scoring.health
    A  health 7
    B  health 8
    A> rest
    score A  health 3
    score B  health 4

one is none, and sixteen are eight                                etherstone.scoring.health
    A  health 1
    B  health 16
    A> rest
    score A  health 0
    score B  health 8

a deal costs seven each time, an infection three                  etherstone.scoring.deal-penalty etherstone.scoring.infected-penalty
    A  deals 2
    B  deals 1  health 0  infected yes
    A> rest
    score A  deals -14  infected 0
    score B  deals -7  infected -3  health 0

who is infected is so at any health                               etherstone.scoring.infected-penalty
    A  health 4  infected yes
    B  health 0
    A? deal | refresh
    score A  infected -3
    score B  infected 0

each trophy for the Smelter                                       etherstone.symbols.end-of-game etherstone.abilities.x-set-by-ability
    A  play The Undying Smelter  trophies Roaming Mire, Thief of Glints
    B  trophies Light-Gnawer Swarm
    A> rest
    score A  abilities 2

markers for the Duchess, five at most                             etherstone.symbols.end-of-game etherstone.abilities.x-set-by-ability
    A  play Ant Duchess (7)
    B  play Echo Eater (7)
    A> rest
    score A  abilities 5
    score B  abilities 7

one pair of followers beside the Feast                            etherstone.symbols.end-of-game etherstone.terms.in-play
    A  play Feast of Shedding, Ash Smith, Dusk Weaver (tapped), Sparkflinger  hand Haze Whisperer
    B  play Cradle of the Emerald Thicket, Scalewing Herder, Slagpaw Hound
    A> rest
    score A  abilities 1
    score B  abilities 2

health by fours for the Chalice, technologies for the Vow         etherstone.symbols.end-of-game etherstone.abilities.x-set-by-ability etherstone.terms.in-play
    A  play Chalice of Unwaning Light  health 11
    B  play Vow of Six Dawns, Living-Glass Harness, Steam Arbalest
    A> rest
    score A  abilities 2
    score B  abilities 2

colours by pairs, or each of them                                 etherstone.symbols.end-of-game etherstone.terms.in-play
    A  play Three-Faced Echo, Ash Smith, Dusk Weaver (tapped)
    B  play Beating Heart of Nobura, Slagpaw Hound, Sparkflinger, Haze Whisperer
    A> rest
    score A  abilities 1
    score B  abilities 3

a colour that nobody has out does not count                      etherstone.symbols.end-of-game etherstone.terms.in-play
    A  play Beating Heart of Nobura, Ash Smith
    A> rest
    score A  abilities 2

violet entities for the Crucible, markers of all for the Epiphany    etherstone.symbols.end-of-game etherstone.abilities.x-set-by-ability etherstone.terms.in-play
    A  play Crucible of Decay, The Cloven One
    B  play Murky Epiphany (3), Dusk Weaver (2)
    A> rest
    score A  abilities 2
    score B  abilities 2

four at most for the Epiphany, the leader's markers included      etherstone.symbols.end-of-game etherstone.abilities.x-set-by-ability
    A  play Murky Epiphany (5)  leader Taruk, Father of Herds  markers 6
    B  leader Karras the Charred  markers 4
    A> rest
    score A  abilities 4
    score B  abilities 0

two end abilities are added, and none counts in hand              etherstone.scoring.end-abilities etherstone.symbols.end-of-game
    A  play The Undying Smelter, Ant Duchess (2)  trophies Roaming Mire  hand Echo Eater, Wrath of the Lower Vents
    A> rest
    score A  abilities 3

most trophies: none at all is a tie                               etherstone.abilities.most-tie-skips-part etherstone.scoring.end-abilities
    A  play Wrath of the Lower Vents, Arbiter of the White Circle
    A> rest
    score A  abilities 0

one more is most                                                  etherstone.abilities.most-tie-skips-part etherstone.scoring.end-abilities
    A  play Wrath of the Lower Vents, Arbiter of the White Circle  trophies Roaming Mire
    B  health 9
    A> rest
    score A  abilities 6

as many each is not                                               etherstone.abilities.most-tie-skips-part etherstone.scoring.end-abilities
    A  play Wrath of the Lower Vents, Arbiter of the White Circle  trophies Roaming Mire
    B  health 9  trophies Thief of Glints
    A> rest
    score A  abilities 3

game etherstone players=3

more than one of two others is not most                           etherstone.abilities.most-tie-skips-part etherstone.scoring.end-abilities
    A  play Wrath of the Lower Vents  trophies Roaming Mire, Weeping Boulder
    B  trophies Thief of Glints
    C  trophies Light-Gnawer Swarm, Rust Flurry
    A> rest
    score A  abilities 0
