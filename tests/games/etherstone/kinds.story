# Two of a kind and the last of them, more than enough: where a rule read too narrowly would still seem right.
game etherstone players=2

of two who stay behind each may help                      etherstone.attack.on-attack-of-bystanders
    table  area Roaming Mire, -, -
    A  play Sparkflinger (tapped), Slagpaw Hound, Wrath of the Lower Vents
    A> attack Roaming Mire
    A> send Slagpaw Hound
    A> strike
    A? apply Sparkflinger 2 | apply Wrath of the Lower Vents 2 | confirm
    luck 0
    A> confirm
    A  trophies Roaming Mire

the second of two cards beats the rules as well           etherstone.golden.card-beats-rules
    A  hand Wanderer of the Crystal Path, Dusk Weaver  stones 0, 0, 5, 0  play Ash Smith, Fracture Prism
    A> summon Wanderer of the Crystal Path
    A> done
    A  stones 0, 0, 3, 0

the second of two cards makes a refresh cheaper           etherstone.market.voluntary-refresh-cost
    A  play Ash Smith, Needleless Compass  health 9
    luck 5 4 3 2 1
    A> refresh
    A  health 6
    asks A etherstone-ask-action

who strengthens others hides no one who strengthens the leader    etherstone.attack.total-strength
    table  area Thief of Glints, Rust Flurry, -
    A  leader Karras the Charred  play Elder of the Leash (tapped), Living-Glass Harness  health 9
    A! attack Rust Flurry  etherstone.attack.insufficient-choose-again
    A> attack Thief of Glints
    A> send Karras the Charred
    A> strike
    luck 0
    A> confirm
    A> done
    A  trophies Thief of Glints  health 9  vp 2

with stones of one colour to spare the cost is paid whole    etherstone.summon.pay-cost etherstone.summon.violet-cost-any-mix
    A  hand Fracture Prism, Ash Smith  stones 0, 0, 0, 5
    A> summon Fracture Prism
    A  stones 0, 0, 0, 3
    asks A etherstone-ask-immediate

with more of its colour than it costs an ability is paid     etherstone.stones.spend-only-own
    table  area Roaming Mire, -, -
    A  play The Undying Smelter  stones 0, 0, 2, 0
    A> take red
    luck 0
    A> apply The Undying Smelter 1
    # three of four are spent; the Mire brings a black and a green one
    A  stones 1, 1, 1, 0  trophies Roaming Mire

who has fewer trophies than another has not most          etherstone.abilities.most-tie-skips-part
    A  play Wrath of the Lower Vents, Arbiter of the White Circle  trophies Roaming Mire  health 9
    B  trophies Thief of Glints, Weeping Boulder  health 11
    A> rest
    score A  abilities 0

game etherstone players=2 matches=fixed

under the other reading the last card in play is not opened either    etherstone.die.value-unchanged
    A  play Beating Heart of Nobura, Mirror of Backward Hours
    table  dice 1, 1, 1, 1, 2
    A> take violet as black
    A> apply Mirror of Backward Hours 1
    A> set-die 5
    table  turn B
