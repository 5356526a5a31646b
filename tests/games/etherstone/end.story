# The end of the game and the count.
game etherstone players=2

an empty hand brings the end, and the token               etherstone.end.hand-empty etherstone.end.equal-turns etherstone.end.any-one-suffices
    A  hand Slagpaw Hound  stones 0, 0, 2, 0
    A> summon Slagpaw Hound
    A  token yes
    table  closing 1
    B> rest
    over hand-empty A

the infected have an empty hand too                       etherstone.end.hand-empty
    A  hand The Cloven One  stones 0, 0, 3, 0  health 2
    A> summon The Cloven One
    A  infected yes  hand nothing  token yes
    table  closing 1

an opponent's empty hand counts in his own turn only      etherstone.end.hand-empty etherstone.end.checked-in-stage-three etherstone.end.token-to-active-player
    A  hand Dusk Weaver
    B  hand nothing
    A> rest
    A  token no
    table  closing 0
    B> rest
    B  token yes
    over hand-empty B

cards in play do not matter for an empty hand             etherstone.end.hand-empty-despite-destroyed
    A  hand Swallower of Guises, Dusk Weaver  stones 5, 0, 0, 0
    A> summon Swallower of Guises
    A> apply Swallower of Guises 1
    A  play Swallower of Guises  hand nothing  token yes
    table  box Dusk Weaver  closing 1

what answers to the action comes before the check         etherstone.end.checked-in-stage-three etherstone.turn.three-stages
    table  area Roaming Mire, -, -  supply 1
    A  play Stalker of Behemoths
    A> attack Roaming Mire
    A> send Stalker of Behemoths
    luck 0
    A> strike
    A  token no
    A> apply Stalker of Behemoths 2
    A  vp 1  token yes
    table  supply 0  closing 3  turn B

a hand filled again in time is not empty                  etherstone.end.checked-in-stage-three
    A  hand Roll Call of the Vanished  stones 5, 0, 0, 0  play Ash Smith, Dusk Weaver
    A> summon Roll Call of the Vanished
    A> apply Roll Call of the Vanished 1
    A> recall Ash Smith
    A> summon Ash Smith
    A  token yes  hand nothing

a card recalled and kept is in hand at the check          etherstone.end.checked-in-stage-three
    A  hand Roll Call of the Vanished  stones 5, 0, 0, 0  play Hand-Reared Colossus, Dusk Weaver
    A> summon Roll Call of the Vanished
    A> apply Roll Call of the Vanished 1
    A> recall Hand-Reared Colossus
    A? decline
    A> decline
    A  token no  hand Hand-Reared Colossus
    table  closing 0

the last threat revealed brings the end                   etherstone.end.threat-deck-empty etherstone.end.any-one-suffices
    table  area Roaming Mire, Weeping Boulder, Rust Flurry  left 0, 0, 1
    A  play Slagpaw Hound
    A> attack Roaming Mire
    A> send Slagpaw Hound
    luck 0
    A> strike
    A  token yes
    table  closing 2  left 0, 0, 0  area Leviathan of Backward Waters, Weeping Boulder, Rust Flurry
    B> rest
    over threats-gone A

the supply used up brings the end                         etherstone.end.vp-supply-empty etherstone.end.any-one-suffices
    A  play Beating Heart of Nobura
    table  supply 1  aside 17
    A> take red
    A> apply Beating Heart of Nobura 1
    A  token yes
    table  closing 3  supply 0  aside 17
    B> rest
    over supply-empty A

the set-aside tokens do not count                         etherstone.end.vp-supply-empty
    table  supply 1  aside 0
    A> rest
    A  token no
    table  closing 0

the token stays with the first                            etherstone.end.token-to-active-player
    table  supply 0
    B  hand Wanderer of the Crystal Path  stones 0, 0, 0, 2
    A> rest
    A  token yes
    B> summon Wanderer of the Crystal Path
    B> done
    A  token yes
    B  token no
    over supply-empty A

the last seat ends it on the spot                         etherstone.end.trigger-by-last-seat etherstone.end.last-turn-seat
    B  hand Wanderer of the Crystal Path  stones 0, 0, 0, 2
    A> rest
    B> summon Wanderer of the Crystal Path
    B> done
    over hand-empty B

nothing met, next player                                  etherstone.end.otherwise-next-player etherstone.turn.no-fixed-length
    A  hand Dusk Weaver, Ash Smith
    table  supply 6  left 0, 0, 4
    A> rest
    table  turn B  closing 0
    A  token no

ties: fewer cards in hand                                 etherstone.scoring.tie-fewer-cards
    table  supply 0  closing 3
    A  hand Dusk Weaver  vp 30
    B  hand Ash Smith, Sparkflinger  vp 30  stones 9, 0, 0, 0
    A> rest
    B> rest
    over supply-empty A

ties: more stones                                         etherstone.scoring.tie-more-stones
    table  supply 0  closing 3
    A  hand Dusk Weaver  vp 30  stones 1, 1, 1, 0  health 9
    B  hand Ash Smith  vp 32  stones 5, 0, 0, 0  health 4
    A> rest
    B> rest
    over supply-empty B

ties: the stones of all colours together                  etherstone.scoring.tie-more-stones
    table  supply 0  closing 3
    A  hand Dusk Weaver  vp 30  stones 2, 2, 1, 0  health 4
    B  hand Ash Smith  vp 30  stones 4, 0, 0, 0  health 5
    A> rest
    B> rest
    over supply-empty A

ties: more health                                         etherstone.scoring.tie-more-health
    table  supply 0  closing 3
    A  hand Dusk Weaver  vp 30  stones 3, 0, 0, 0  health 6
    B  hand Ash Smith  vp 30  stones 0, 3, 0, 0  health 7
    A> rest
    B> rest
    over supply-empty B

ties: shared                                              etherstone.scoring.tie-shared
    table  supply 0  closing 3
    A  hand Dusk Weaver  vp 30  stones 3, 0, 0, 0  health 7
    B  hand Ash Smith  vp 30  stones 0, 3, 0, 0  health 7
    A> rest
    B> rest
    over supply-empty A, B

the highest sum wins                                      etherstone.scoring.highest-wins
    table  supply 0  closing 3
    A  vp 31  health 8
    B  vp 38  health 8
    A> rest
    B> rest
    over supply-empty B

game etherstone players=3

the round is played out, a recall notwithstanding         etherstone.end.equal-turns
    A  hand Slagpaw Hound  stones 0, 0, 2, 0
    A> summon Slagpaw Hound
    A  token yes
    set A  hand Dusk Weaver
    B> rest
    C> rest
    over hand-empty A

the last turn is on the first player's right              etherstone.end.last-turn-seat etherstone.end.trigger-by-last-seat
    table  first B
    A  hand Slagpaw Hound  stones 0, 0, 2, 0
    A> summon Slagpaw Hound
    over hand-empty A
