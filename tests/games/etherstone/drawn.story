# Rules drawn by lot and broken by hand: what their own stories had not noticed.
game etherstone players=2

an ability that is not finished is not begun again               etherstone.abilities.finish-before-next
    table  dice 1, 2, 1, 1, 1
    A  play Tamed Metamorph, Three-Faced Echo, Forge Keeper
    A> take green
    A> apply Tamed Metamorph 2
    A> apply Three-Faced Echo 1
    A? apply Forge Keeper 1
    A! apply Tamed Metamorph 2  etherstone.abilities.finish-before-next
    A> apply Forge Keeper 1
    A  stones 0, 2, 1, 0
    A> done
    table  turn B

a six brings two stones as a one does                            etherstone.die.two-stones
    table  dice 6, 6, 6, 6, 6
    A> take red
    A> done
    A  stones 0, 0, 2, 0

who is infected keeps the tokens                                 etherstone.scoring.vp-tokens
    A  vp 9  health 1
    A> take violet as red
    A  infected yes
    score A  tokens 9  infected -3

what is in hand answers nothing                                  etherstone.abilities.need-card-laid-out
    A  hand Shield of the Given Word, Ash Smith  health 5
    A> rest
    A  health 5
    table  turn B

what makes a leader stronger adds nothing to a crush             etherstone.terms.crush-no-bonuses
    table  dice 1, 1, 1, 1, 1  area Rootgnaw Patriarch, Light-Gnawer Swarm, Roaming Mire
    A  leader Karras the Charred  markers 2  play Living-Glass Harness
    A> take red
    A> apply Karras the Charred 2
    A? crush Light-Gnawer Swarm | crush Roaming Mire
    A! crush Rootgnaw Patriarch  etherstone.terms.crush-only-this-ability
    luck 0
    A> crush Roaming Mire
    A  trophies Roaming Mire
    A> done

the last token of the supply, the rest of those set aside        etherstone.vp.empty-supply-uses-set-aside etherstone.vp.shortage-split
    table  dice 1, 1, 1, 1, 1  supply 1  aside 3
    A  play Dew Gatherer (2)
    A> take black
    A> apply Dew Gatherer 2
    A> done
    A  vp 2
    table  supply 0  aside 2

where too few lie aside they are gained all the same             etherstone.vp.empty-supply-uses-set-aside
    table  dice 1, 1, 1, 1, 1  supply 0  aside 1
    A  play Dew Gatherer (2)
    A> take black
    A> apply Dew Gatherer 2
    A> done
    A  vp 2
    table  supply 0  aside 0

two colours together pay for two of any                          etherstone.stones.spend-violet
    table  area Chorus of Hollow Masks, -, -
    A  leader Karras the Charred  play Trailburner, Crucible of Decay  stones 0, 0, 1, 1
    A> attack Chorus of Hollow Masks
    A> send Karras the Charred
    A> send Trailburner
    A> strike
    A> apply Trailburner 2
    A> apply Crucible of Decay 1
    A? x 1 | x 2
    luck 0
    A> x 2
    A> pay red
    A  stones 0, 0, 0, 0
    A> done

tapped cards and cards with markers give their points            etherstone.cards.entity-points etherstone.scoring.entities
    A  play Tallier of Stars (tapped) (2), Obelisk of Noonday Names (2), Circle of Amity
    A> take violet as green
    A> done
    score A  entities 13

an empty hand is no second token                                 etherstone.scoring.end-token
    table  closing 3
    A  token yes  vp 9
    B  hand nothing
    A> rest
    score A  tokens 9  end-token 2
    score B  end-token 0

the Abyss die opens what its colour opens                        etherstone.die.all-matching-abilities
    table  dice 1, 1, 1, 1, 1
    A  play Forge Keeper, Dew Gatherer (2)
    A> take violet as red
    A+ apply Forge Keeper 1 | apply Dew Gatherer 1
    A- apply Dew Gatherer 2
    A> done

the fifth card of five is asked in an attack                     etherstone.attack.on-attack-abilities
    table  area Light-Gnawer Swarm, -, -
    A  play Ash Smith, Slagpaw Hound, Dusk Weaver, The Cloven One, Trailburner
    A> attack Light-Gnawer Swarm
    A> send Ash Smith
    A> send Slagpaw Hound
    A> send Dusk Weaver
    A> strike
    A+ apply Trailburner 2
    A> apply Trailburner 2
    asks A etherstone-ask-gain

tapped followers are followers in play                           etherstone.abilities.x-set-by-ability
    A  hand Feast of Shedding, Ash Smith  stones 0, 4, 0, 0  play Slagpaw Hound (tapped), Dusk Weaver, The Cloven One (tapped)
    A> summon Feast of Shedding
    A> apply Feast of Shedding 1
    A  stones 0, 3, 0, 0

a dear card brings no token either                               etherstone.vp.printed-points-at-end
    table  supply 15
    A  hand Crucible of Decay, Ash Smith  stones 6, 0, 0, 0
    A> summon Crucible of Decay
    A  vp 0
    table  supply 15

the fourth card of four answers                                  etherstone.symbols.constant
    A  play Slagpaw Hound, Ash Smith, Dusk Weaver, Shield of the Given Word  health 5
    A> rest
    A+ apply Shield of the Given Word 2
    A> apply Shield of the Given Word 2
    A  health 7

a refresh takes the Abyss die back from who holds it             etherstone.setup.market-slots etherstone.market.gather-all-five
    table  holder -, -, B, -, B  dice 1, 1, 1, 1, 1
    A  health 9
    luck 0 0 0 0 0
    A> refresh
    table  holder -, -, -, -, -
    A+ take violet as red | take red
    A> rest

thirteen of a colour and two are fifteen                         etherstone.stones.gain
    table  dice 1, 1, 1, 1, 1
    A  stones 0, 0, 13, 0
    A> take red
    A  stones 0, 0, 15, 0

game etherstone players=4

where the last of four ends it nobody has another turn           etherstone.end.trigger-by-last-seat
    begin act D
    table  first A  supply 0  left 0, 0, 4
    A  vp 5
    D  hand Ash Smith
    D> rest
    D> done
    over supply-empty A

the last of three opponents hears of a victory                   etherstone.symbols.constant
    table  area Light-Gnawer Swarm, -, -
    A  leader Karras the Charred
    D  play Abbess of the Gleam  health 5
    A> attack Light-Gnawer Swarm
    A> send Karras the Charred
    A> strike
    A> gain black
    luck 0
    A> gain black
    A> done
    D? apply Abbess of the Gleam 1 | done
    asks D etherstone-ask-reactions

game etherstone players=2

a token gained in another's turn comes from the supply           etherstone.vp.gain-from-supply
    table  dice 1, 1, 1, 1, 1  supply 15
    A  play Circle of Amity
    B  play Morning Litany  health 14
    A> take white
    A> apply Circle of Amity
    A> gain black
    A> gain black
    B> apply Morning Litany 2
    B  vp 1
    table  supply 14
    A> done
