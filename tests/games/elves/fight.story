# «Бой», «Типы Атак»: whose turn it is, whom one may strike, movement, and when it is over.
# In most of them the next card has a movement, so that its owner is asked and the table can be looked at.
game elves players=2

a card has three hands and uses one                              elves.battle.one-attack-per-turn-of-card elves.battle.direction-sides elves.battle.only-enemy-targets
    begin fight A
    table  owners castle-1 A, castle-4 B, land-16 B  conflict land-16  field S Fen Crone attacking, W Guard of Darn defending (initiative 1) (right empty), N Shard Golem defending (forward empty), E Mine Overseer defending (left movement) (forward empty)
    A  silent yes
    B  silent yes  turns 0
    A? strike left | strike forward | strike right
    A! stay  elves.battle.no-pass
    A> strike right
    B? move left | stay
    table  field Shard Golem defending (id 0) (forward empty), Mine Overseer defending (id 1) (wounds 1) (left movement) (forward empty), Fen Crone attacking (id 2) (acted), Guard of Darn defending (id 3) (initiative 1) (right empty)
    asks B elves-ask-card

a free place, a treasure and an own card are not struck          elves.battle.only-enemy-targets elves.actions.treasure-inert
    begin fight A
    table  owners castle-1 A, castle-4 B  conflict land-1  field S Fen Crone attacking (forward empty), N Amber Circlet defending, E Mossback Colossus defending (left movement) (forward empty) (right empty)
    A  silent yes
    B  silent yes  turns 0
    B? move left | stay
    table  field Amber Circlet defending (id 0), Mossback Colossus defending (id 1) (wounds 1) (left movement) (forward empty) (right empty), Fen Crone attacking (id 2) (forward empty) (acted), -
    asks B elves-ask-card

nor is a treasure straight ahead                                 elves.battle.only-enemy-targets elves.actions.treasure-inert
    begin fight A
    table  owners castle-1 A, castle-4 B  conflict land-1  field S Fen Crone attacking, N Amber Circlet defending, E Mossback Colossus defending (left movement) (forward empty) (right empty), W Shifter Lynx attacking (left empty) (right empty)
    A  silent yes
    B  silent yes  turns 0
    A? move forward | stay
    table  field Amber Circlet defending (id 0), Mossback Colossus defending (id 1) (wounds 1) (left movement) (forward empty) (right empty), Fen Crone attacking (id 2) (acted), Shifter Lynx attacking (id 3) (left empty) (right empty)
    asks A elves-ask-card

a defender does not strike a free place or its own either        elves.battle.only-enemy-targets
    begin fight B
    table  owners castle-1 A, castle-4 B, land-16 A  conflict land-16  field S Fen Crone defending, N Green Vale Archer defending (initiative 5) (left empty) (forward empty), E Guard of Darn attacking (left movement) (forward empty)
    A  silent yes
    B  silent yes  turns 0
    B? move left | stay
    table  field Green Vale Archer defending (id 0) (initiative 5) (left empty) (forward empty) (acted), Guard of Darn attacking (id 1) (wounds 1) (left movement) (forward empty), Fen Crone defending (id 2) (acted), -
    asks B elves-ask-card

a shield stops simple strikes from its side, a piercing one lands    elves.attacks.shield-stops-simple elves.attacks.shield-stops-double-simple elves.attacks.plain-shield-not-compulsory
    begin fight A
    table  owners castle-1 A, castle-4 B, land-16 B  conflict land-16  field S Fen Crone attacking (forward double-simple) (right simple), W Guard of Darn defending (initiative 1) (forward movement), N Initiate defending (left empty) (right empty), E Shard Golem defending (forward empty)
    A  silent yes
    B  silent yes  turns 0
    # left it pierces the Guard's shield; Initiate and Golem have shields towards it
    B? move forward | stay
    table  field Initiate defending (id 0) (left empty) (right empty) (acted), Shard Golem defending (id 1) (forward empty) (acted), Fen Crone attacking (id 2) (forward double-simple) (right simple) (acted), Guard of Darn defending (id 3) (initiative 1) (wounds 1) (forward movement)
    asks B elves-ask-card

a shield helps from its own side only, and is not used up        elves.attacks.shield-one-side-only elves.attacks.shield-not-used-up
    begin fight A
    table  owners castle-1 A, castle-4 B, land-16 B  conflict land-16  field S Fen Crone attacking (left empty) (right empty), N Shard Golem defending (left movement) (forward shield) (right empty), W Cinder Wolf attacking (forward empty) (right empty)
    A  silent yes
    B  silent yes  turns 0
    # the Wolf strikes N from W, where N has no shield; the Crone cannot from S
    B? move left | stay
    table  field Shard Golem defending (id 0) (wounds 2) (left movement) (forward shield) (right empty), -, Fen Crone attacking (id 2) (left empty) (right empty) (acted), Cinder Wolf attacking (id 3) (forward empty) (right empty) (acted)
    B> stay
    # in the second round the Wolf kills it; the shield has held against the Crone twice
    table  owners castle-1 A, castle-4 B, land-16 A
    B  discard Shard Golem
    asks B elves-ask-main

into a fire shield one strikes if there is nothing else to strike    elves.attacks.fire-shield-compulsory elves.attacks.fire-shield-burns elves.attacks.fire-shield-stops-simple
    begin fight A
    table  owners castle-1 A, castle-4 B, land-16 B  conflict land-16  field S Cinder Wolf attacking (lives 3) (forward empty), W Guard of Darn defending (initiative 1) (right fire-shield) (forward movement), E Shard Golem defending (left fire-shield) (forward empty)
    A  silent yes
    B  silent yes  turns 0
    A? strike left | strike right
    A> strike right
    B> stay
    A> strike left
    table  field -, Shard Golem defending (id 1) (left fire-shield) (forward empty) (acted), Cinder Wolf attacking (id 2) (wounds 2) (lives 3) (forward empty) (acted), Guard of Darn defending (id 3) (initiative 1) (forward movement) (right fire-shield)
    asks B elves-ask-card

where a life can be taken, one does not burn                     elves.attacks.fire-shield-avoidable elves.battle.must-damage
    begin fight A
    table  owners castle-1 A, castle-4 B, land-16 B  conflict land-16  field S Cinder Wolf attacking, W Guard of Darn defending (initiative 1) (right fire-shield) (forward movement), E Shard Golem defending (left empty) (forward empty)
    A  silent yes
    B  silent yes  turns 0
    B? move forward | stay
    table  field -, Shard Golem defending (id 1) (wounds 1) (left empty) (forward empty) (acted), Cinder Wolf attacking (id 2) (acted), Guard of Darn defending (id 3) (initiative 1) (forward movement) (right fire-shield)
    asks B elves-ask-card

shields and counter-attacks do not strike                        elves.battle.non-damaging-slots elves.battle.shield-blocks-own-attack elves.attacks.fire-shield-no-own-strike
    begin fight A
    table  owners castle-1 A, castle-4 B, land-16 B  conflict land-16  field S Fen Crone attacking (left shield) (forward counter) (right fire-shield), W Guard of Darn defending (initiative 1) (forward movement), N Initiate defending (left empty) (right empty), E Shard Golem defending (left empty) (forward empty)
    A  silent yes
    B  silent yes  turns 0
    B? move forward | stay
    table  field Initiate defending (id 0) (left empty) (right empty) (acted), Shard Golem defending (id 1) (left empty) (forward empty) (acted), Fen Crone attacking (id 2) (left shield) (forward counter) (right fire-shield) (acted), Guard of Darn defending (id 3) (initiative 1) (forward movement)
    asks B elves-ask-card

a counter-attack takes one life back, from its own side alone    elves.attacks.counter-attack-wounds-attacker elves.attacks.counter-attack-one-life elves.attacks.counter-attack-side-only
    begin fight A
    table  owners castle-1 A, castle-4 B, land-16 B  conflict land-16  field S Barrow Ogre attacking (left empty) (forward double-piercing) (right empty), W Cinder Wolf attacking (left simple) (forward empty) (right empty), N Shard Golem defending (lives 6) (left movement) (forward counter) (right empty)
    A  silent yes
    B  silent yes  turns 0
    B? move left | stay
    table  field Shard Golem defending (id 0) (wounds 3) (lives 6) (left movement) (forward counter), -, Barrow Ogre attacking (id 2) (wounds 1) (left empty) (forward double-piercing) (right empty) (acted), Cinder Wolf attacking (id 3) (left simple) (forward empty) (right empty) (acted)
    asks B elves-ask-card

one must strike into a counter-attack if nothing else can be struck, and may if something can    elves.attacks.counter-attack-compulsory elves.attacks.counter-attack-avoidable
    begin fight A
    table  owners castle-1 A, castle-4 B, land-16 B  conflict land-16  field S Cinder Wolf attacking (forward empty), W Guard of Darn defending (initiative 1) (right counter) (forward movement), E Shard Golem defending (lives 1) (left empty) (forward empty)
    A  silent yes
    B  silent yes  turns 0
    A? strike left | strike right
    A> strike right
    B> stay
    # the Golem is dead; round two leaves the Wolf the counter-attack only, and it kills the Guard
    A  hand Cinder Wolf
    B  discard Shard Golem, Guard of Darn
    asks B elves-ask-main

movement goes with every hand, or stays                          elves.attacks.movement-optional elves.attacks.movement-stay elves.attacks.movement-swap
    begin fight A
    table  owners castle-1 A, castle-4 B, land-16 B  conflict land-16  field S Lurelight attacking (wounds 0) (left movement) (right movement), W Guard of Darn defending (right empty) (forward movement)
    A  silent yes
    B  silent yes  turns 0
    A? move left | move forward | move right | stay
    A> move right
    table  field -, Lurelight attacking (id 2) (left movement) (right movement) (acted), -, Guard of Darn defending (id 3) (forward movement) (right empty)
    asks B elves-ask-card

of two hands that move, the right one                            elves.attacks.movement-optional elves.attacks.movement-free-place elves.attacks.movement-after-duty
    begin fight A
    table  owners castle-1 A, castle-4 B, land-16 B  conflict land-16  field S Keeper of the Quiet Grove attacking, W Guard of Darn defending (forward movement) (right empty)
    A  silent yes
    B  silent yes  turns 0
    A? move right | stay
    A! strike forward  elves.battle.must-damage
    A> stay
    B> stay
    # nobody stirred: the battle is over, and the reserve of the defender decides
    table  owners castle-1 A, castle-4 B, land-16 B
    asks B elves-ask-main

after all have acted a new round begins, and all may act again    elves.battle.multiple-rounds elves.battle.wounds-persist-between-rounds
    begin fight A
    table  owners castle-1 A, castle-4 B, land-16 B  conflict land-16  field S Lurelight attacking (lives 2) (wounds 1) (left empty) (right empty), W Guard of Darn defending (forward empty) (right movement)
    A  silent yes
    B  silent yes  turns 0
    A? move forward | stay
    table  round 1
    A> move forward
    B? move right | stay
    table  round 1
    B> move right
    # the Guard stands at S now, and the Lurelight at N begins the second round
    A? move forward | stay
    table  round 2  stirred no  field Lurelight attacking (id 2) (wounds 1) (lives 2) (left empty) (right empty), -, Guard of Darn defending (id 3) (forward empty) (right movement), -
    A> stay
    B> stay
    # nobody stirred in this round: there is no third
    table  owners castle-1 A, castle-4 B, land-16 B  round 0
    asks B elves-ask-main

a card at W has its turn in the second round too                 elves.battle.multiple-rounds
    begin fight A
    table  owners castle-1 A, castle-4 B, land-16 B  conflict land-16  field W Lurelight attacking (left empty) (right empty), S Guard of Darn defending (left empty) (forward empty)
    A  silent yes
    B  silent yes  turns 0
    A> move forward
    A> move forward
    A? move forward | stay
    table  round 3
    asks A elves-ask-card

who has lost its turn before the first round has none in it      elves.battle.multiple-rounds
    begin fight A
    table  owners castle-1 A, castle-4 B, land-16 B  conflict land-16  field S Lurelight attacking (left empty) (right empty) (acted), W Guard of Darn defending (forward movement)
    A  silent yes
    B  silent yes  turns 0
    B? move forward | stay
    table  round 1
    B> move forward
    A? move forward | stay
    table  round 2
    asks A elves-ask-card

two equal cards of a side both act, though no enemy comes between    elves.battle.tie-same-owner elves.battle.highest-initiative-first
    begin fight A
    table  owners castle-1 A, castle-4 B, land-16 B  conflict land-16  field S Lurelight attacking, N Lurelight attacking, W Guard of Darn defending (forward movement) (left shield) (right shield)
    A  silent yes
    B  silent yes  turns 0
    A? go-first N | go-first S
    A! go-first W  elves.battle.tie-same-owner
    A> go-first S
    # the Lurelight at S pierces the shield of the Guard at W, then the one at N strikes
    B  discard Guard of Darn
    asks B elves-ask-main

the defender orders equal cards of the defence                   elves.battle.tie-same-owner
    begin fight A
    table  owners castle-1 A, castle-4 B, land-16 B  conflict land-16  field S Pathfinder attacking (left movement) (forward empty), N Lurelight defending (left empty) (right empty), E Lurelight defending (left empty) (right empty)
    A  silent yes
    B  silent yes  turns 0
    B? go-first N | go-first E
    A! go-first N
    B> go-first E
    B> stay
    B> stay
    A? move left | stay
    asks A elves-ask-card

a strike in a round is stir enough for another                   elves.attacks.end-no-damage
    begin fight A
    table  owners castle-1 A, castle-4 B, land-16 B  conflict land-16  field S Fen Crone attacking (left empty) (right empty), N Initiate defending (forward empty), W Guard of Darn defending (right empty) (forward movement)
    A  silent yes
    B  silent yes  turns 0
    # the Crone has killed the Initiate; now only movement is left
    B? move forward | stay
    B> stay
    B? move forward | stay
    table  round 2  stirred no
    B  discard Initiate
    B> stay
    asks B elves-ask-main

with nothing but shields the battle is over at once              elves.attacks.end-no-damage elves.attacks.winner-tie-reserve elves.attacks.winner-reserve-fixed
    begin fight A
    table  owners castle-1 A, castle-4 B, land-16 B  conflict land-16  reserve 0  field S Guard of Darn attacking (forward shield), N Bastion Turtle defending (forward shield)
    A  silent yes
    B  silent yes  turns 0
    asks B elves-ask-main
    table  owners castle-1 A, castle-4 B, land-16 A  reserve -1
    asks B elves-ask-main

movements that come round again end the battle                   elves.attacks.movement-loop-ends elves.attacks.movement-loop-winner
    begin fight A
    table  owners castle-1 A, castle-4 B, land-16 B  conflict land-16  field S Lurelight attacking (left empty) (right empty), E Guard of Darn attacking (forward shield), W Bastion Turtle defending (forward shield)
    A  silent yes
    B  silent yes  turns 0
    A> move forward
    A> move forward
    A? move forward | stay
    table  round 3  looped no
    A> move forward
    # as after the first move: two cards against one
    table  owners castle-1 A, castle-4 B, land-16 A  looped no
    asks B elves-ask-main

to stay is for a card in its turn, not for a window              elves.attacks.movement-stay elves.battle.no-pass elves.battle.one-attack-per-turn-of-card
    begin fight A
    table  owners castle-1 A, castle-4 B, land-16 B  conflict land-16  field S Lurelight attacking (left empty) (right empty), W Bastion Turtle defending
    A  hand Foxshade
    B  silent yes  turns 0
    A? act Foxshade | pass | pass-battle
    A! stay  elves.battle.one-attack-per-turn-of-card
    A> pass
    A! stay  elves.battle.one-attack-per-turn-of-card
    A> pass
    A? move forward | stay
    A! pass
    asks A elves-ask-card

the strike that the Lord of the Blizzard gives takes both lives through the shield at once    elves.attacks.example-2-action elves.attacks.double-piercing-strike
    begin fight A
    table  owners castle-1 A, castle-4 B, land-16 B, tower-8 B  conflict land-16  field S Janira attacking (acted), N Guard of Darn attacking, E Sareon's Elite defending
    A  nation Black  artefacts Muster Scroll
    B  nation Snow  hand Lord of the Blizzard
    A> pass
    B> act Lord of the Blizzard
    B> side E left
    A> pass
    # the start again, then the Elite's turn and its strike
    A> pass
    A> pass
    A> pass
    table  round 1  field S Janira attacking (acted) (wounds 2), N Guard of Darn attacking, E Sareon's Elite defending (left double-piercing) (acted)
    asks A elves-ask-answer-death
