# «Типы Атак», «Порядок боя»: one strike and what it takes, who acts when, and how a battle ends.
# The card at W, or another that only moves, is asked next, so that the table can be looked at.
game elves players=2

a simple strike takes one life                                   elves.attacks.simple-strike elves.attacks.movement-no-damage
    proxies
    begin fight A
    table  owners castle-1 A, castle-4 B, land-16 B  conflict land-16  field N Guard of Darn defending (initiative 1) (left empty) (forward movement) (right empty), S Keeper of the Quiet Grove attacking (lives 3) (initiative 9) (left empty) (forward simple) (right empty), W Shifter Lynx attacking (initiative 8) (left movement) (forward empty) (right empty)
    A  silent yes
    B  silent yes  turns 0
    A? move left | stay
    table  field N Guard of Darn defending (wounds 1) (initiative 1) (left empty) (forward movement) (right empty), S Keeper of the Quiet Grove attacking (lives 3) (initiative 9) (left empty) (forward simple) (right empty) (acted), W Shifter Lynx attacking (initiative 8) (left movement) (forward empty) (right empty)
    asks A elves-ask-card

a double simple strike takes two                                 elves.attacks.double-simple-strike elves.battle.damage-marks-wounds
    proxies
    begin fight A
    table  owners castle-1 A, castle-4 B, land-16 B  conflict land-16  field N Guard of Darn defending (lives 3) (initiative 1) (left empty) (forward simple) (right empty), S Keeper of the Quiet Grove attacking (lives 3) (initiative 9) (left empty) (right empty), W Shifter Lynx attacking (initiative 8) (left movement) (forward empty) (right empty)
    A  silent yes
    B  silent yes  turns 0
    A? move left | stay
    table  field N Guard of Darn defending (wounds 2) (lives 3) (initiative 1) (left empty) (forward simple) (right empty), S Keeper of the Quiet Grove attacking (lives 3) (initiative 9) (left empty) (right empty) (acted), W Shifter Lynx attacking (initiative 8) (left movement) (forward empty) (right empty)
    asks A elves-ask-card

a piercing strike takes one life through a shield                elves.attacks.piercing-strike
    proxies
    begin fight A
    table  owners castle-1 A, castle-4 B, land-16 B  conflict land-16  field N Guard of Darn defending (initiative 1) (left empty) (forward shield) (right empty), S Keeper of the Quiet Grove attacking (lives 3) (initiative 9) (left empty) (forward piercing) (right empty), W Shifter Lynx attacking (initiative 8) (left movement) (forward empty) (right empty)
    A  silent yes
    B  silent yes  turns 0
    A? move left | stay
    table  field N Guard of Darn defending (wounds 1) (initiative 1) (left empty) (forward shield) (right empty), S Keeper of the Quiet Grove attacking (lives 3) (initiative 9) (left empty) (forward piercing) (right empty) (acted), W Shifter Lynx attacking (initiative 8) (left movement) (forward empty) (right empty)
    asks A elves-ask-card

a double piercing strike takes two                               elves.attacks.double-piercing-strike
    proxies
    begin fight A
    table  owners castle-1 A, castle-4 B, land-16 B  conflict land-16  field N Guard of Darn defending (lives 3) (initiative 1) (left empty) (forward shield) (right empty), S Keeper of the Quiet Grove attacking (lives 3) (initiative 9) (left empty) (forward double-piercing) (right empty), W Shifter Lynx attacking (initiative 8) (left movement) (forward empty) (right empty)
    A  silent yes
    B  silent yes  turns 0
    A? move left | stay
    table  field N Guard of Darn defending (wounds 2) (lives 3) (initiative 1) (left empty) (forward shield) (right empty), S Keeper of the Quiet Grove attacking (lives 3) (initiative 9) (left empty) (forward double-piercing) (right empty) (acted), W Shifter Lynx attacking (initiative 8) (left movement) (forward empty) (right empty)
    asks A elves-ask-card

without a shield a piercing strike takes the same                elves.attacks.piercing-without-shield elves.attacks.piercing-strike
    proxies
    begin fight A
    table  owners castle-1 A, castle-4 B, land-16 B  conflict land-16  field N Guard of Darn defending (lives 3) (initiative 1) (left empty) (forward empty) (right empty), S Keeper of the Quiet Grove attacking (lives 3) (initiative 9) (left empty) (forward piercing) (right empty), W Shifter Lynx attacking (initiative 8) (left movement) (forward empty) (right empty)
    A  silent yes
    B  silent yes  turns 0
    A? move left | stay
    table  field N Guard of Darn defending (wounds 1) (lives 3) (initiative 1) (left empty) (forward empty) (right empty), S Keeper of the Quiet Grove attacking (lives 3) (initiative 9) (left empty) (forward piercing) (right empty) (acted), W Shifter Lynx attacking (initiative 8) (left movement) (forward empty) (right empty)
    asks A elves-ask-card

and a double one the same two                                    elves.attacks.piercing-without-shield elves.attacks.double-piercing-strike
    proxies
    begin fight A
    table  owners castle-1 A, castle-4 B, land-16 B  conflict land-16  field N Guard of Darn defending (lives 3) (initiative 1) (left empty) (forward empty) (right empty), S Keeper of the Quiet Grove attacking (lives 3) (initiative 9) (left empty) (forward double-piercing) (right empty), W Shifter Lynx attacking (initiative 8) (left movement) (forward empty) (right empty)
    A  silent yes
    B  silent yes  turns 0
    A? move left | stay
    table  field N Guard of Darn defending (wounds 2) (lives 3) (initiative 1) (left empty) (forward empty) (right empty), S Keeper of the Quiet Grove attacking (lives 3) (initiative 9) (left empty) (forward double-piercing) (right empty) (acted), W Shifter Lynx attacking (initiative 8) (left movement) (forward empty) (right empty)
    asks A elves-ask-card

a counter-attack answers a simple strike and does not stop it    elves.attacks.counter-attack-wounds-attacker elves.attacks.counter-attack-no-protection elves.attacks.counter-attack-one-life
    proxies
    begin fight A
    table  owners castle-1 A, castle-4 B, land-16 B  conflict land-16  field N Guard of Darn defending (initiative 1) (left empty) (forward counter) (right empty), S Keeper of the Quiet Grove attacking (initiative 9) (left empty) (forward simple) (right empty), W Shifter Lynx attacking (initiative 8) (left movement) (forward empty) (right empty)
    A  silent yes
    B  silent yes  turns 0
    A? move left | stay
    table  field N Guard of Darn defending (wounds 1) (initiative 1) (left empty) (forward counter) (right empty), S Keeper of the Quiet Grove attacking (wounds 1) (initiative 9) (left empty) (forward simple) (right empty) (acted), W Shifter Lynx attacking (initiative 8) (left movement) (forward empty) (right empty)
    asks A elves-ask-card

a double one for one life                                        elves.attacks.counter-attack-wounds-attacker elves.attacks.counter-attack-no-protection elves.attacks.counter-attack-one-life
    proxies
    begin fight A
    table  owners castle-1 A, castle-4 B, land-16 B  conflict land-16  field N Guard of Darn defending (lives 3) (initiative 1) (left empty) (forward counter) (right empty), S Keeper of the Quiet Grove attacking (lives 3) (initiative 9) (left empty) (right empty), W Shifter Lynx attacking (initiative 8) (left movement) (forward empty) (right empty)
    A  silent yes
    B  silent yes  turns 0
    A? move left | stay
    table  field N Guard of Darn defending (wounds 2) (lives 3) (initiative 1) (left empty) (forward counter) (right empty), S Keeper of the Quiet Grove attacking (wounds 1) (lives 3) (initiative 9) (left empty) (right empty) (acted), W Shifter Lynx attacking (initiative 8) (left movement) (forward empty) (right empty)
    asks A elves-ask-card

a double piercing one for one life                               elves.attacks.counter-attack-wounds-attacker elves.attacks.counter-attack-no-protection elves.attacks.counter-attack-one-life
    proxies
    begin fight A
    table  owners castle-1 A, castle-4 B, land-16 B  conflict land-16  field N Guard of Darn defending (lives 3) (initiative 1) (left empty) (forward counter) (right empty), S Keeper of the Quiet Grove attacking (lives 3) (initiative 9) (left empty) (forward double-piercing) (right empty), W Shifter Lynx attacking (initiative 8) (left movement) (forward empty) (right empty)
    A  silent yes
    B  silent yes  turns 0
    A? move left | stay
    table  field N Guard of Darn defending (wounds 2) (lives 3) (initiative 1) (left empty) (forward counter) (right empty), S Keeper of the Quiet Grove attacking (wounds 1) (lives 3) (initiative 9) (left empty) (forward double-piercing) (right empty) (acted), W Shifter Lynx attacking (initiative 8) (left movement) (forward empty) (right empty)
    asks A elves-ask-card

a fire shield stops a simple strike and burns                    elves.attacks.fire-shield-burns elves.attacks.fire-shield-stops-simple
    proxies
    begin fight A
    table  owners castle-1 A, castle-4 B, land-16 B  conflict land-16  field N Guard of Darn defending (lives 3) (initiative 1) (left empty) (forward fire-shield) (right empty), S Keeper of the Quiet Grove attacking (initiative 9) (left empty) (forward simple) (right empty), W Shifter Lynx attacking (initiative 8) (left movement) (forward empty) (right empty)
    A  silent yes
    B  silent yes  turns 0
    A? move left | stay
    table  field N Guard of Darn defending (lives 3) (initiative 1) (left empty) (forward fire-shield) (right empty), S Keeper of the Quiet Grove attacking (wounds 1) (initiative 9) (left empty) (forward simple) (right empty) (acted), W Shifter Lynx attacking (initiative 8) (left movement) (forward empty) (right empty)
    asks A elves-ask-card

a double one too, for one life                                   elves.attacks.fire-shield-burns elves.attacks.fire-shield-stops-simple
    proxies
    begin fight A
    table  owners castle-1 A, castle-4 B, land-16 B  conflict land-16  field N Guard of Darn defending (lives 3) (initiative 1) (left empty) (forward fire-shield) (right empty), S Keeper of the Quiet Grove attacking (lives 3) (initiative 9) (left empty) (right empty), W Shifter Lynx attacking (initiative 8) (left movement) (forward empty) (right empty)
    A  silent yes
    B  silent yes  turns 0
    A? move left | stay
    table  field N Guard of Darn defending (lives 3) (initiative 1) (left empty) (forward fire-shield) (right empty), S Keeper of the Quiet Grove attacking (wounds 1) (lives 3) (initiative 9) (left empty) (right empty) (acted), W Shifter Lynx attacking (initiative 8) (left movement) (forward empty) (right empty)
    asks A elves-ask-card

piercing passes a fire shield and is burned                      elves.attacks.fire-shield-piercing elves.attacks.fire-shield-burns
    proxies
    begin fight A
    table  owners castle-1 A, castle-4 B, land-16 B  conflict land-16  field N Guard of Darn defending (initiative 1) (left empty) (forward fire-shield) (right empty), S Keeper of the Quiet Grove attacking (initiative 9) (left empty) (forward piercing) (right empty), W Shifter Lynx attacking (initiative 8) (left movement) (forward empty) (right empty)
    A  silent yes
    B  silent yes  turns 0
    A? move left | stay
    table  field N Guard of Darn defending (wounds 1) (initiative 1) (left empty) (forward fire-shield) (right empty), S Keeper of the Quiet Grove attacking (wounds 1) (initiative 9) (left empty) (forward piercing) (right empty) (acted), W Shifter Lynx attacking (initiative 8) (left movement) (forward empty) (right empty)
    asks A elves-ask-card

a double piercing strike passes it whole, and is burned for one life    elves.attacks.fire-shield-piercing
    proxies
    begin fight A
    table  owners castle-1 A, castle-4 B, land-16 B  conflict land-16  field N Guard of Darn defending (lives 3) (initiative 1) (left empty) (forward fire-shield) (right empty), S Keeper of the Quiet Grove attacking (lives 3) (initiative 9) (left empty) (forward double-piercing) (right empty), W Shifter Lynx attacking (initiative 8) (left movement) (forward empty) (right empty)
    A  silent yes
    B  silent yes  turns 0
    A? move left | stay
    table  field N Guard of Darn defending (wounds 2) (lives 3) (initiative 1) (left empty) (forward fire-shield) (right empty), S Keeper of the Quiet Grove attacking (wounds 1) (lives 3) (initiative 9) (left empty) (forward double-piercing) (right empty) (acted), W Shifter Lynx attacking (initiative 8) (left movement) (forward empty) (right empty)
    asks A elves-ask-card

into a shield no simple strike is made                           elves.attacks.shield-stops-simple elves.attacks.plain-shield-not-compulsory elves.battle.no-attack-available
    proxies
    begin fight A
    table  owners castle-1 A, castle-4 B, land-16 B  conflict land-16  field N Shifter Lynx attacking (left movement) (forward empty) (right empty), S Keeper of the Quiet Grove attacking (initiative 9) (left simple) (forward empty) (right empty), W Guard of Darn defending (initiative 1) (left empty) (forward empty)
    A  silent yes
    B  silent yes  turns 0
    A? move left | stay
    table  field N Shifter Lynx attacking (left movement) (forward empty) (right empty), S Keeper of the Quiet Grove attacking (initiative 9) (left simple) (forward empty) (right empty) (acted), W Guard of Darn defending (initiative 1) (left empty) (forward empty)
    asks A elves-ask-card

into a shield no double simple strike is made                    elves.attacks.shield-stops-double-simple elves.attacks.plain-shield-not-compulsory elves.battle.no-attack-available
    proxies
    begin fight A
    table  owners castle-1 A, castle-4 B, land-16 B  conflict land-16  field N Shifter Lynx attacking (left movement) (forward empty) (right empty), S Keeper of the Quiet Grove attacking (initiative 9) (left double-simple) (forward empty) (right empty), W Guard of Darn defending (initiative 1) (left empty) (forward empty)
    A  silent yes
    B  silent yes  turns 0
    A? move left | stay
    table  field N Shifter Lynx attacking (left movement) (forward empty) (right empty), S Keeper of the Quiet Grove attacking (initiative 9) (left double-simple) (forward empty) (right empty) (acted), W Guard of Darn defending (initiative 1) (left empty) (forward empty)
    asks A elves-ask-card

a shield stands beside eight strikes and is whole                elves.attacks.shield-not-used-up elves.battle.multiple-rounds
    proxies
    begin fight A
    table  owners castle-1 A, castle-4 B, land-16 B  conflict land-16  field S Keeper of the Quiet Grove attacking (lives 9) (initiative 9) (left simple) (forward empty) (right simple), W Guard of Darn defending (initiative 1) (left empty) (forward empty), E Shard Golem defending (initiative 2) (left fire-shield) (forward empty)
    A  silent yes
    B  silent yes  turns 0
    # its neighbour burns who strikes; in the ninth round the striker is dead
    asks B elves-ask-main
    A  discard Keeper of the Quiet Grove
    B  hand Shard Golem, Guard of Darn  discard nothing
    table  owners castle-1 A, castle-4 B, land-16 B
    asks B elves-ask-main

where it has a shield of either kind it does not strike          elves.attacks.fire-shield-no-own-strike elves.battle.shield-blocks-own-attack elves.battle.non-damaging-slots
    proxies
    begin fight A
    table  owners castle-1 A, castle-4 B, land-16 B  conflict land-16  field N Guard of Darn defending (initiative 5) (left movement) (forward empty) (right empty), E Shard Golem defending (lives 2) (initiative 4) (left empty) (forward empty), S Keeper of the Quiet Grove attacking (initiative 9) (left movement) (forward fire-shield) (right shield)
    A  silent yes
    B  silent yes  turns 0
    A? move left | stay
    A> stay
    B? move left | stay
    table  field N Guard of Darn defending (initiative 5) (left movement) (forward empty) (right empty), E Shard Golem defending (lives 2) (initiative 4) (left empty) (forward empty), S Keeper of the Quiet Grove attacking (initiative 9) (left movement) (forward fire-shield) (right shield) (acted)
    asks B elves-ask-card

a card must strike even into its death                           elves.attacks.counter-attack-compulsory elves.battle.must-damage
    proxies
    begin fight A
    table  owners castle-1 A, castle-4 B, land-16 B  conflict land-16  field S Keeper of the Quiet Grove attacking (lives 1) (initiative 9) (left empty) (forward simple) (right empty), N Guard of Darn defending (left empty) (forward counter) (right empty), W Shard Golem defending (initiative 4) (left movement) (forward empty), E Shifter Lynx attacking (initiative 1) (left empty) (forward shield) (right empty)
    A  silent yes
    B  silent yes  turns 0
    B? move left | stay
    A  discard Keeper of the Quiet Grove
    table  field N Guard of Darn defending (wounds 1) (left empty) (forward counter) (right empty), W Shard Golem defending (initiative 4) (left movement) (forward empty), E Shifter Lynx attacking (initiative 1) (left empty) (forward shield) (right empty)
    asks B elves-ask-card

it burns round after round until it dies                         elves.attacks.fire-shield-compulsory elves.attacks.fire-shield-burns elves.battle.death-at-last-life
    proxies
    begin fight A
    table  owners castle-1 A, castle-4 B, land-16 B  conflict land-16  field S Keeper of the Quiet Grove attacking (initiative 9) (left empty) (forward simple) (right empty), N Guard of Darn defending (initiative 5) (left empty) (forward fire-shield) (right empty), W Shifter Lynx attacking (left shield) (forward shield) (right shield)
    A  silent yes
    B  silent yes  turns 0
    asks B elves-ask-main
    A  discard Keeper of the Quiet Grove  hand Shifter Lynx
    asks B elves-ask-main

movement goes to a free place                                    elves.attacks.movement-free-place elves.attacks.movement-swap
    proxies
    begin fight A
    table  owners castle-1 A, castle-4 B, land-16 B  conflict land-16  field S Keeper of the Quiet Grove attacking (initiative 9) (left movement) (forward empty) (right empty), N Shard Golem defending (initiative 5) (left empty) (forward empty), E Guard of Darn defending (initiative 2) (left movement) (forward empty) (right empty)
    A  silent yes
    B  silent yes  turns 0
    A> move left
    table  field N Shard Golem defending (initiative 5) (left empty) (forward empty) (acted), E Guard of Darn defending (initiative 2) (left movement) (forward empty) (right empty), W Keeper of the Quiet Grove attacking (initiative 9) (left movement) (forward empty) (right empty) (id 2) (acted)
    asks B elves-ask-card

or changes places, each with its wounds                          elves.attacks.movement-swap elves.attacks.movement-keeps-wounds
    proxies
    begin fight A
    table  owners castle-1 A, castle-4 B, land-16 B  conflict land-16  field S Keeper of the Quiet Grove attacking (wounds 1) (initiative 9) (left movement) (forward empty) (right simple), W Guard of Darn defending (wounds 2) (lives 3) (initiative 2) (left empty) (forward empty), E Shifter Lynx attacking (left movement) (forward empty) (right empty)
    A  silent yes
    B  silent yes  turns 0
    A> move left
    table  field E Shifter Lynx attacking (left movement) (forward empty) (right empty), S Guard of Darn defending (wounds 2) (lives 3) (initiative 2) (left empty) (forward empty) (id 3), W Keeper of the Quiet Grove attacking (wounds 1) (initiative 9) (left movement) (forward empty) (right simple) (id 2) (acted)
    # from W its right hand points at S, where the other stands: it strikes in the next round
    asks A elves-ask-card

or with a treasure                                               elves.attacks.movement-treasure
    proxies
    begin fight A
    table  owners castle-1 A, castle-4 B  squads Irontusk + Irontusk + Lurelight  conflict land-20  field S Keeper of the Quiet Grove attacking (initiative 9) (left empty) (forward movement) (right empty), N Amber Circlet defending, E Cinder Wolf defending (initiative 2) (left movement) (forward empty) (right empty)
    A  silent yes
    B  silent yes  turns 0
    A> move forward
    table  field N Keeper of the Quiet Grove attacking (initiative 9) (left empty) (forward movement) (right empty) (id 2) (acted), E Cinder Wolf defending (initiative 2) (left movement) (forward empty) (right empty), S Amber Circlet defending (id 0)
    asks B elves-ask-card

movement does not lift the duty to strike                        elves.attacks.movement-after-duty elves.battle.must-damage elves.battle.no-pass
    proxies
    begin fight A
    table  owners castle-1 A, castle-4 B, land-16 B  conflict land-16  field S Keeper of the Quiet Grove attacking (initiative 9) (left movement) (forward simple) (right simple), N Guard of Darn defending (lives 3) (initiative 5) (left empty) (forward empty) (right empty), E Shard Golem defending (initiative 5) (left empty) (forward empty), W Shifter Lynx attacking (left movement) (forward empty) (right empty)
    A  silent yes
    B  silent yes  turns 0
    A? strike forward | strike right
    A! stay  elves.battle.must-damage
    A! move left  elves.battle.must-damage
    A! strike left  elves.battle.must-damage
    A! pass  elves.battle.must-damage
    asks A elves-ask-card

on equal numbers the reserve decides: A's                        elves.attacks.winner-tie-reserve elves.attacks.winner-counts-edges-only elves.attacks.end-no-damage
    proxies
    begin fight A
    table  owners castle-1 A, castle-4 B, land-16 B  conflict land-16  reserve 0  field S Keeper of the Quiet Grove attacking (left shield) (forward shield) (right shield), N Guard of Darn defending (initiative 5) (forward shield)
    A  silent yes
    B  silent yes  turns 0
    asks B elves-ask-main
    table  owners castle-1 A, castle-4 B, land-16 A
    A  hand Keeper of the Quiet Grove
    asks B elves-ask-main

and when nobody is left: A's                                     elves.attacks.winner-none-left-reserve
    proxies
    begin fight A
    table  owners castle-1 A, castle-4 B, land-16 B  conflict land-16  reserve 0  field S Keeper of the Quiet Grove attacking (lives 1) (initiative 9) (left empty) (forward simple) (right empty), N Guard of Darn defending (lives 1) (initiative 5) (left empty) (forward counter) (right empty)
    A  silent yes
    B  silent yes  turns 0
    asks B elves-ask-main
    table  owners castle-1 A, castle-4 B, land-16 A
    A  discard Keeper of the Quiet Grove
    B  discard Guard of Darn
    asks B elves-ask-main

on equal numbers the reserve decides: B's                        elves.attacks.winner-tie-reserve elves.attacks.winner-counts-edges-only elves.attacks.end-no-damage
    proxies
    begin fight A
    table  owners castle-1 A, castle-4 B, land-16 B  conflict land-16  reserve 1  field S Keeper of the Quiet Grove attacking (left shield) (forward shield) (right shield), N Guard of Darn defending (initiative 5) (forward shield)
    A  silent yes
    B  silent yes  turns 0
    asks B elves-ask-main
    table  owners castle-1 A, castle-4 B, land-16 B
    A  hand Keeper of the Quiet Grove
    asks B elves-ask-main

and when nobody is left: B's                                     elves.attacks.winner-none-left-reserve
    proxies
    begin fight A
    table  owners castle-1 A, castle-4 B, land-16 B  conflict land-16  reserve 1  field S Keeper of the Quiet Grove attacking (lives 1) (initiative 9) (left empty) (forward simple) (right empty), N Guard of Darn defending (lives 1) (initiative 5) (left empty) (forward counter) (right empty)
    A  silent yes
    B  silent yes  turns 0
    asks B elves-ask-main
    table  owners castle-1 A, castle-4 B, land-16 B
    A  discard Keeper of the Quiet Grove
    B  discard Guard of Darn
    asks B elves-ask-main

a battle goes on for as many rounds as there are lives           elves.attacks.end-no-damage elves.battle.wounds-persist-between-rounds elves.battle.death-at-last-life
    proxies
    begin fight A
    table  owners castle-1 A, castle-4 B, land-16 B  conflict land-16  reserve 1  field S Keeper of the Quiet Grove attacking (left empty) (forward simple) (right empty), N Guard of Darn defending (lives 3) (initiative 5) (left empty) (forward empty) (right empty), E Shard Golem defending (initiative 1) (forward shield) (right shield)
    A  silent yes
    B  silent yes  turns 0
    # one round for each life, then one against one: the reserve decides
    asks B elves-ask-main
    B  discard Guard of Darn  hand Shard Golem
    table  owners castle-1 A, castle-4 B, land-16 B
    asks B elves-ask-main

burning is a strike too, to the last life                        elves.attacks.end-no-damage elves.attacks.fire-shield-compulsory
    proxies
    begin fight A
    table  owners castle-1 A, castle-4 B, land-16 B  conflict land-16  reserve 0  field S Keeper of the Quiet Grove attacking (left empty) (forward simple) (right empty), N Guard of Darn defending (initiative 5) (left empty) (forward fire-shield) (right empty)
    A  silent yes
    B  silent yes  turns 0
    asks B elves-ask-main
    A  discard Keeper of the Quiet Grove
    table  owners castle-1 A, castle-4 B, land-16 B
    asks B elves-ask-main

two with one life each beat one with four                        elves.attacks.winner-more-cards elves.attacks.winner-count-not-strength elves.attacks.winner-counts-edges-only
    proxies
    begin fight A
    table  owners castle-1 A, castle-4 B, land-16 B  conflict land-16  reserve 1  field S Keeper of the Quiet Grove attacking (lives 1) (left shield) (forward shield) (right shield), E Shifter Lynx attacking (lives 1) (initiative 4) (left shield) (forward shield) (right shield), N Guard of Darn defending (lives 4) (initiative 5) (forward shield)
    A  silent yes
    B  silent yes  turns 0
    asks B elves-ask-main
    table  owners castle-1 A, castle-4 B, land-16 A
    asks B elves-ask-main

and one loses to two, whatever the reserve                       elves.attacks.winner-more-cards elves.attacks.winner-count-not-strength
    proxies
    begin fight A
    table  owners castle-1 A, castle-4 B, land-16 B  conflict land-16  reserve 0  field S Keeper of the Quiet Grove attacking (lives 4) (left shield) (forward shield) (right shield), E Shard Golem defending (initiative 4) (forward shield) (right shield), N Guard of Darn defending (lives 1) (initiative 5) (forward shield)
    A  silent yes
    B  silent yes  turns 0
    asks B elves-ask-main
    table  owners castle-1 A, castle-4 B, land-16 B
    A  hand Keeper of the Quiet Grove
    B  hand Guard of Darn, Shard Golem
    asks B elves-ask-main

survivors of both sides go home whole                            elves.attacks.survivors-return elves.attacks.survivors-of-loser-return
    proxies
    begin fight A
    table  owners castle-1 A, castle-4 B, land-16 B  conflict land-16  field S Shifter Lynx attacking (wounds 1) (left shield) (forward shield) (right shield), E Keeper of the Quiet Grove attacking (initiative 4) (left shield) (forward shield) (right shield), N Shard Golem defending (wounds 1) (initiative 5) (left empty) (forward shield)
    A  silent yes
    B  silent yes  turns 0
    asks B elves-ask-main
    A  hand Keeper of the Quiet Grove, Shifter Lynx
    B  hand Shard Golem  discard nothing
    table  owners castle-1 A, castle-4 B, land-16 A
    asks B elves-ask-main

neutrals who have won are discarded                              elves.attacks.neutral-survivors-discarded
    proxies
    begin fight A
    table  owners castle-1 A, castle-4 B  squads Irontusk + Irontusk + Lurelight  conflict land-20  field S Keeper of the Quiet Grove attacking (left shield) (forward shield) (right shield), N Cinder Wolf defending (initiative 5) (left shield) (forward shield) (right shield), E Fen Crone defending (initiative 4) (left shield) (forward shield) (right shield)
    A  silent yes
    B  silent yes  turns 0
    asks B elves-ask-main
    table  owners castle-1 A, castle-4 B  fallen Cinder Wolf, Fen Crone
    A  hand Keeper of the Quiet Grove
    asks B elves-ask-main

forward hits the card opposite, and no other                     elves.battle.direction-forward elves.battle.one-attack-per-turn-of-card
    proxies
    begin fight A
    table  owners castle-1 A, castle-4 B, land-16 B  conflict land-16  field S Keeper of the Quiet Grove attacking (initiative 9) (left simple) (forward simple) (right simple), N Guard of Darn defending (lives 3) (initiative 5) (left empty) (forward empty) (right empty), E Shard Golem defending (initiative 4) (left empty) (forward empty), W Shard Golem defending (initiative 6) (left movement) (forward empty)
    A  silent yes
    B  silent yes  turns 0
    A> strike forward
    table  field N Guard of Darn defending (wounds 1) (lives 3) (initiative 5) (left empty) (forward empty) (right empty), E Shard Golem defending (initiative 4) (left empty) (forward empty), S Keeper of the Quiet Grove attacking (initiative 9) (left simple) (forward simple) (right simple) (acted), W Shard Golem defending (initiative 6) (left movement) (forward empty)
    asks B elves-ask-card

the left hand of the card at S points at W                       elves.battle.direction-sides elves.battle.turn-icons-to-centre
    proxies
    begin fight A
    table  owners castle-1 A, castle-4 B, land-16 B  conflict land-16  field N Guard of Darn defending (lives 3) (initiative 4) (left movement) (forward empty) (right empty), E Guard of Darn defending (lives 3) (left movement) (forward empty) (right empty), S Keeper of the Quiet Grove attacking (initiative 9) (left simple) (forward empty) (right simple), W Guard of Darn defending (lives 3) (initiative 1) (left movement) (forward empty) (right empty)
    A  silent yes
    B  silent yes  turns 0
    A> strike left
    table  field N Guard of Darn defending (lives 3) (initiative 4) (left movement) (forward empty) (right empty), E Guard of Darn defending (lives 3) (left movement) (forward empty) (right empty), S Keeper of the Quiet Grove attacking (initiative 9) (left simple) (forward empty) (right simple) (acted), W Guard of Darn defending (wounds 1) (lives 3) (initiative 1) (left movement) (forward empty) (right empty)
    asks B elves-ask-card

the right hand of the card at S points at E                      elves.battle.direction-sides elves.battle.turn-icons-to-centre
    proxies
    begin fight A
    table  owners castle-1 A, castle-4 B, land-16 B  conflict land-16  field N Guard of Darn defending (lives 3) (initiative 4) (left movement) (forward empty) (right empty), E Guard of Darn defending (lives 3) (left movement) (forward empty) (right empty), S Keeper of the Quiet Grove attacking (initiative 9) (left simple) (forward empty) (right simple), W Guard of Darn defending (lives 3) (initiative 1) (left movement) (forward empty) (right empty)
    A  silent yes
    B  silent yes  turns 0
    A> strike right
    table  field N Guard of Darn defending (lives 3) (initiative 4) (left movement) (forward empty) (right empty), E Guard of Darn defending (wounds 1) (lives 3) (left movement) (forward empty) (right empty), S Keeper of the Quiet Grove attacking (initiative 9) (left simple) (forward empty) (right simple) (acted), W Guard of Darn defending (lives 3) (initiative 1) (left movement) (forward empty) (right empty)
    asks B elves-ask-card

the left hand of the card at E points at S                       elves.battle.direction-sides elves.battle.turn-icons-to-centre
    proxies
    begin fight A
    table  owners castle-1 A, castle-4 B, land-16 B  conflict land-16  field N Guard of Darn defending (lives 3) (initiative 4) (left movement) (forward empty) (right empty), E Keeper of the Quiet Grove attacking (initiative 9) (left simple) (forward empty) (right simple), S Guard of Darn defending (lives 3) (initiative 2) (left movement) (forward empty) (right empty), W Guard of Darn defending (lives 3) (initiative 1) (left movement) (forward empty) (right empty)
    A  silent yes
    B  silent yes  turns 0
    A> strike left
    table  field N Guard of Darn defending (lives 3) (initiative 4) (left movement) (forward empty) (right empty), E Keeper of the Quiet Grove attacking (initiative 9) (left simple) (forward empty) (right simple) (acted), S Guard of Darn defending (wounds 1) (lives 3) (initiative 2) (left movement) (forward empty) (right empty), W Guard of Darn defending (lives 3) (initiative 1) (left movement) (forward empty) (right empty)
    asks B elves-ask-card

the right hand of the card at E points at N                      elves.battle.direction-sides elves.battle.turn-icons-to-centre
    proxies
    begin fight A
    table  owners castle-1 A, castle-4 B, land-16 B  conflict land-16  field N Guard of Darn defending (lives 3) (initiative 4) (left movement) (forward empty) (right empty), E Keeper of the Quiet Grove attacking (initiative 9) (left simple) (forward empty) (right simple), S Guard of Darn defending (lives 3) (initiative 2) (left movement) (forward empty) (right empty), W Guard of Darn defending (lives 3) (initiative 1) (left movement) (forward empty) (right empty)
    A  silent yes
    B  silent yes  turns 0
    A> strike right
    table  field N Guard of Darn defending (wounds 1) (lives 3) (initiative 4) (left movement) (forward empty) (right empty), E Keeper of the Quiet Grove attacking (initiative 9) (left simple) (forward empty) (right simple) (acted), S Guard of Darn defending (lives 3) (initiative 2) (left movement) (forward empty) (right empty), W Guard of Darn defending (lives 3) (initiative 1) (left movement) (forward empty) (right empty)
    asks B elves-ask-card

the left hand of the card at N points at E                       elves.battle.direction-sides elves.battle.turn-icons-to-centre
    proxies
    begin fight A
    table  owners castle-1 A, castle-4 B, land-16 B  conflict land-16  field N Keeper of the Quiet Grove attacking (initiative 9) (left simple) (forward empty) (right simple), E Guard of Darn defending (lives 3) (left movement) (forward empty) (right empty), S Guard of Darn defending (lives 3) (initiative 2) (left movement) (forward empty) (right empty), W Guard of Darn defending (lives 3) (initiative 1) (left movement) (forward empty) (right empty)
    A  silent yes
    B  silent yes  turns 0
    A> strike left
    table  field N Keeper of the Quiet Grove attacking (initiative 9) (left simple) (forward empty) (right simple) (acted), E Guard of Darn defending (wounds 1) (lives 3) (left movement) (forward empty) (right empty), S Guard of Darn defending (lives 3) (initiative 2) (left movement) (forward empty) (right empty), W Guard of Darn defending (lives 3) (initiative 1) (left movement) (forward empty) (right empty)
    asks B elves-ask-card

the right hand of the card at N points at W                      elves.battle.direction-sides elves.battle.turn-icons-to-centre
    proxies
    begin fight A
    table  owners castle-1 A, castle-4 B, land-16 B  conflict land-16  field N Keeper of the Quiet Grove attacking (initiative 9) (left simple) (forward empty) (right simple), E Guard of Darn defending (lives 3) (left movement) (forward empty) (right empty), S Guard of Darn defending (lives 3) (initiative 2) (left movement) (forward empty) (right empty), W Guard of Darn defending (lives 3) (initiative 1) (left movement) (forward empty) (right empty)
    A  silent yes
    B  silent yes  turns 0
    A> strike right
    table  field N Keeper of the Quiet Grove attacking (initiative 9) (left simple) (forward empty) (right simple) (acted), E Guard of Darn defending (lives 3) (left movement) (forward empty) (right empty), S Guard of Darn defending (lives 3) (initiative 2) (left movement) (forward empty) (right empty), W Guard of Darn defending (wounds 1) (lives 3) (initiative 1) (left movement) (forward empty) (right empty)
    asks B elves-ask-card

the left hand of the card at W points at N                       elves.battle.direction-sides elves.battle.turn-icons-to-centre
    proxies
    begin fight A
    table  owners castle-1 A, castle-4 B, land-16 B  conflict land-16  field N Guard of Darn defending (lives 3) (initiative 4) (left movement) (forward empty) (right empty), E Guard of Darn defending (lives 3) (left movement) (forward empty) (right empty), S Guard of Darn defending (lives 3) (initiative 2) (left movement) (forward empty) (right empty), W Keeper of the Quiet Grove attacking (initiative 9) (left simple) (forward empty) (right simple)
    A  silent yes
    B  silent yes  turns 0
    A> strike left
    table  field N Guard of Darn defending (wounds 1) (lives 3) (initiative 4) (left movement) (forward empty) (right empty), E Guard of Darn defending (lives 3) (left movement) (forward empty) (right empty), S Guard of Darn defending (lives 3) (initiative 2) (left movement) (forward empty) (right empty), W Keeper of the Quiet Grove attacking (initiative 9) (left simple) (forward empty) (right simple) (acted)
    asks B elves-ask-card

the right hand of the card at W points at S                      elves.battle.direction-sides elves.battle.turn-icons-to-centre
    proxies
    begin fight A
    table  owners castle-1 A, castle-4 B, land-16 B  conflict land-16  field N Guard of Darn defending (lives 3) (initiative 4) (left movement) (forward empty) (right empty), E Guard of Darn defending (lives 3) (left movement) (forward empty) (right empty), S Guard of Darn defending (lives 3) (initiative 2) (left movement) (forward empty) (right empty), W Keeper of the Quiet Grove attacking (initiative 9) (left simple) (forward empty) (right simple)
    A  silent yes
    B  silent yes  turns 0
    A> strike right
    table  field N Guard of Darn defending (lives 3) (initiative 4) (left movement) (forward empty) (right empty), E Guard of Darn defending (lives 3) (left movement) (forward empty) (right empty), S Guard of Darn defending (wounds 1) (lives 3) (initiative 2) (left movement) (forward empty) (right empty), W Keeper of the Quiet Grove attacking (initiative 9) (left simple) (forward empty) (right simple) (acted)
    asks B elves-ask-card

cards act from the highest initiative down                       elves.battle.highest-initiative-first
    proxies
    begin fight A
    table  owners castle-1 A, castle-4 B, land-16 B  conflict land-16  reserve 1  field N Guard of Darn defending (initiative 4) (left movement) (forward empty) (right empty), E Keeper of the Quiet Grove attacking (initiative 9) (left movement) (forward empty) (right empty), S Shifter Lynx attacking (initiative 2) (left movement) (forward empty) (right empty), W Shard Golem defending (initiative 7) (left movement) (forward empty)
    A  silent yes
    B  silent yes  turns 0
    A> stay
    table  field N Guard of Darn defending (initiative 4) (left movement) (forward empty) (right empty), E Keeper of the Quiet Grove attacking (initiative 9) (left movement) (forward empty) (right empty) (acted), S Shifter Lynx attacking (initiative 2) (left movement) (forward empty) (right empty), W Shard Golem defending (initiative 7) (left movement) (forward empty)
    B> stay
    table  field N Guard of Darn defending (initiative 4) (left movement) (forward empty) (right empty), E Keeper of the Quiet Grove attacking (initiative 9) (left movement) (forward empty) (right empty) (acted), S Shifter Lynx attacking (initiative 2) (left movement) (forward empty) (right empty), W Shard Golem defending (initiative 7) (left movement) (forward empty) (acted)
    B> stay
    table  field N Guard of Darn defending (initiative 4) (left movement) (forward empty) (right empty) (acted), E Keeper of the Quiet Grove attacking (initiative 9) (left movement) (forward empty) (right empty) (acted), S Shifter Lynx attacking (initiative 2) (left movement) (forward empty) (right empty), W Shard Golem defending (initiative 7) (left movement) (forward empty) (acted)
    A> stay
    asks B elves-ask-main

of equal cards the attacker's acts first                         elves.battle.tie-attacker-first
    proxies
    begin fight A
    table  owners castle-1 A, castle-4 B, land-16 B  conflict land-16  reserve 1  field N Keeper of the Quiet Grove attacking (initiative 6) (left movement) (forward empty) (right empty), E Guard of Darn defending (initiative 6) (left movement) (forward empty) (right empty), S Shifter Lynx attacking (initiative 8) (left movement) (forward empty) (right empty), W Shard Golem defending (left movement) (forward empty)
    A  silent yes
    B  silent yes  turns 0
    A> stay
    table  field N Keeper of the Quiet Grove attacking (initiative 6) (left movement) (forward empty) (right empty), E Guard of Darn defending (initiative 6) (left movement) (forward empty) (right empty), S Shifter Lynx attacking (initiative 8) (left movement) (forward empty) (right empty) (acted), W Shard Golem defending (left movement) (forward empty)
    A> stay
    table  field N Keeper of the Quiet Grove attacking (initiative 6) (left movement) (forward empty) (right empty) (acted), E Guard of Darn defending (initiative 6) (left movement) (forward empty) (right empty), S Shifter Lynx attacking (initiative 8) (left movement) (forward empty) (right empty) (acted), W Shard Golem defending (left movement) (forward empty)
    B> stay
    table  field N Keeper of the Quiet Grove attacking (initiative 6) (left movement) (forward empty) (right empty) (acted), E Guard of Darn defending (initiative 6) (left movement) (forward empty) (right empty) (acted), S Shifter Lynx attacking (initiative 8) (left movement) (forward empty) (right empty) (acted), W Shard Golem defending (left movement) (forward empty)
    B> stay
    asks B elves-ask-main

two of three equal cards are the attacker's                      elves.battle.tie-three-alternate elves.battle.tie-same-owner
    proxies
    begin fight A
    table  owners castle-1 A, castle-4 B, land-16 B  conflict land-16  reserve 1  field N Keeper of the Quiet Grove attacking (left movement) (forward empty) (right empty), E Guard of Darn defending (initiative 5) (left movement) (forward empty) (right empty), S Shifter Lynx attacking (left movement) (forward empty) (right empty), W Shard Golem defending (initiative 1) (left movement) (forward empty)
    A  silent yes
    B  silent yes  turns 0
    A? go-first N | go-first S
    A> go-first S
    A> stay
    table  field N Keeper of the Quiet Grove attacking (left movement) (forward empty) (right empty), E Guard of Darn defending (initiative 5) (left movement) (forward empty) (right empty), S Shifter Lynx attacking (left movement) (forward empty) (right empty) (acted), W Shard Golem defending (initiative 1) (left movement) (forward empty)
    B> stay
    table  field N Keeper of the Quiet Grove attacking (left movement) (forward empty) (right empty), E Guard of Darn defending (initiative 5) (left movement) (forward empty) (right empty) (acted), S Shifter Lynx attacking (left movement) (forward empty) (right empty) (acted), W Shard Golem defending (initiative 1) (left movement) (forward empty)
    A> stay
    table  field N Keeper of the Quiet Grove attacking (left movement) (forward empty) (right empty) (acted), E Guard of Darn defending (initiative 5) (left movement) (forward empty) (right empty) (acted), S Shifter Lynx attacking (left movement) (forward empty) (right empty) (acted), W Shard Golem defending (initiative 1) (left movement) (forward empty)
    B> stay
    asks B elves-ask-main

four equal cards alternate                                       elves.battle.tie-four-alternate elves.battle.tie-same-owner
    proxies
    begin fight A
    table  owners castle-1 A, castle-4 B, land-16 B  conflict land-16  reserve 1  field N Keeper of the Quiet Grove attacking (left movement) (forward empty) (right empty), E Guard of Darn defending (initiative 5) (left movement) (forward empty) (right empty), S Shifter Lynx attacking (left movement) (forward empty) (right empty), W Shard Golem defending (initiative 5) (left movement) (forward empty)
    A  silent yes
    B  silent yes  turns 0
    A? go-first N | go-first S
    A> go-first N
    A> stay
    table  field N Keeper of the Quiet Grove attacking (left movement) (forward empty) (right empty) (acted), E Guard of Darn defending (initiative 5) (left movement) (forward empty) (right empty), S Shifter Lynx attacking (left movement) (forward empty) (right empty), W Shard Golem defending (initiative 5) (left movement) (forward empty)
    B? go-first E | go-first W
    B> go-first W
    B> stay
    table  field N Keeper of the Quiet Grove attacking (left movement) (forward empty) (right empty) (acted), E Guard of Darn defending (initiative 5) (left movement) (forward empty) (right empty), S Shifter Lynx attacking (left movement) (forward empty) (right empty), W Shard Golem defending (initiative 5) (left movement) (forward empty) (acted)
    A> stay
    table  field N Keeper of the Quiet Grove attacking (left movement) (forward empty) (right empty) (acted), E Guard of Darn defending (initiative 5) (left movement) (forward empty) (right empty), S Shifter Lynx attacking (left movement) (forward empty) (right empty) (acted), W Shard Golem defending (initiative 5) (left movement) (forward empty) (acted)
    B> stay
    asks B elves-ask-main

the only attacker of three equal cards goes first                elves.battle.tie-three-two-defenders elves.battle.tie-same-owner
    proxies
    begin fight A
    table  owners castle-1 A, castle-4 B, land-16 B  conflict land-16  reserve 1  field N Keeper of the Quiet Grove attacking (left movement) (forward empty) (right empty), E Guard of Darn defending (initiative 5) (left movement) (forward empty) (right empty), S Shifter Lynx attacking (initiative 1) (left movement) (forward empty) (right empty), W Shard Golem defending (initiative 5) (left movement) (forward empty)
    A  silent yes
    B  silent yes  turns 0
    A> stay
    table  field N Keeper of the Quiet Grove attacking (left movement) (forward empty) (right empty) (acted), E Guard of Darn defending (initiative 5) (left movement) (forward empty) (right empty), S Shifter Lynx attacking (initiative 1) (left movement) (forward empty) (right empty), W Shard Golem defending (initiative 5) (left movement) (forward empty)
    B? go-first E | go-first W
    B> go-first W
    B> stay
    table  field N Keeper of the Quiet Grove attacking (left movement) (forward empty) (right empty) (acted), E Guard of Darn defending (initiative 5) (left movement) (forward empty) (right empty), S Shifter Lynx attacking (initiative 1) (left movement) (forward empty) (right empty), W Shard Golem defending (initiative 5) (left movement) (forward empty) (acted)
    B> stay
    table  field N Keeper of the Quiet Grove attacking (left movement) (forward empty) (right empty) (acted), E Guard of Darn defending (initiative 5) (left movement) (forward empty) (right empty) (acted), S Shifter Lynx attacking (initiative 1) (left movement) (forward empty) (right empty), W Shard Golem defending (initiative 5) (left movement) (forward empty) (acted)
    A> stay
    asks B elves-ask-main

after a card of another initiative the attacker's is first again    elves.battle.tie-attacker-first elves.battle.tie-three-alternate
    proxies
    begin fight A
    table  owners castle-1 A, castle-4 B, land-16 B  conflict land-16  field N Keeper of the Quiet Grove attacking (initiative 6) (left movement) (forward empty) (right empty), E Guard of Darn defending (initiative 6) (left movement) (forward empty) (right empty), S Shifter Lynx attacking (initiative 8) (left movement) (forward empty) (right empty)
    A  silent yes
    B  silent yes  turns 0
    A> stay
    A> stay
    table  field N Keeper of the Quiet Grove attacking (initiative 6) (left movement) (forward empty) (right empty) (acted), E Guard of Darn defending (initiative 6) (left movement) (forward empty) (right empty), S Shifter Lynx attacking (initiative 8) (left movement) (forward empty) (right empty) (acted)
    asks B elves-ask-card

in the second round four equal cards alternate again             elves.battle.tie-four-alternate elves.battle.multiple-rounds
    proxies
    begin fight A
    table  owners castle-1 A, castle-4 B, land-16 B  conflict land-16  field N Keeper of the Quiet Grove attacking (left movement) (forward empty) (right empty), E Guard of Darn defending (initiative 5) (left movement) (forward empty) (right empty), S Shifter Lynx attacking (left movement) (forward empty) (right empty), W Shard Golem defending (initiative 5) (left movement) (forward empty)
    A  silent yes
    B  silent yes  turns 0
    A> go-first N
    A> move left
    B> go-first W
    B> stay
    A> stay
    B> stay
    table  round 2
    A? go-first E | go-first S
    A> go-first S
    A> stay
    B? go-first N | go-first W
    asks B elves-ask-go-first

a treasure neither acts nor is hit nor counts                    elves.actions.treasure-no-initiative elves.actions.treasure-inert
    proxies
    begin fight A
    table  owners castle-1 A, castle-4 B  squads Irontusk + Irontusk + Lurelight  conflict land-20  field N Amber Circlet defending, E Cinder Wolf defending (initiative 1) (left movement) (forward empty) (right empty), S Keeper of the Quiet Grove attacking (initiative 9) (left empty) (right empty), W Shifter Lynx attacking (left movement) (forward empty) (right empty)
    A  silent yes
    B  silent yes  turns 0
    A> stay
    B> stay
    table  owners castle-1 A, castle-4 B, land-20 A
    A  treasures Amber Circlet
    asks A elves-ask-answer-discard

who keeps the neutrals decides for them                          elves.turn.neutral-controller-decides
    proxies
    begin fight A
    table  owners castle-1 A, castle-4 B  squads Irontusk + Irontusk + Lurelight  conflict land-20  field N Cinder Wolf defending (initiative 9) (left simple) (right empty), S Keeper of the Quiet Grove attacking (lives 3) (left empty) (forward empty) (right empty), E Shifter Lynx attacking (lives 3) (left movement) (forward empty) (right empty)
    A  silent yes
    B  silent yes  turns 0
    B? strike left | strike forward
    A! strike left
    asks B elves-ask-card

wounds are laid beside the old ones, more than twelve in all     elves.battle.damage-marks-wounds elves.setup.wound-tokens
    proxies
    begin fight A
    table  owners castle-1 A, castle-4 B, land-16 B  conflict land-16  field N Guard of Darn defending (wounds 5) (lives 9) (initiative 1) (left movement) (forward empty) (right empty), E Shard Golem defending (wounds 5) (lives 9) (initiative 5) (left empty) (forward shield), S Keeper of the Quiet Grove attacking (initiative 9) (left empty) (forward simple) (right empty), W Shard Golem defending (wounds 5) (lives 9) (initiative 4) (left empty) (forward shield)
    A  silent yes
    B  silent yes  turns 0
    B? move left | stay
    table  field N Guard of Darn defending (wounds 6) (lives 9) (initiative 1) (left movement) (forward empty) (right empty), E Shard Golem defending (wounds 5) (lives 9) (initiative 5) (left empty) (forward shield) (acted), S Keeper of the Quiet Grove attacking (initiative 9) (left empty) (forward simple) (right empty) (acted), W Shard Golem defending (wounds 5) (lives 9) (initiative 4) (left empty) (forward shield) (acted)
    asks B elves-ask-card

only who has lost the last life dies                             elves.battle.death-at-last-life elves.battle.wounds-persist-between-rounds
    proxies
    begin fight A
    table  owners castle-1 A, castle-4 B, land-16 B  conflict land-16  field N Guard of Darn defending (lives 1) (initiative 1) (left empty) (forward movement) (right empty), E Guard of Darn defending (wounds 1) (initiative 4) (left movement) (forward empty) (right empty), S Keeper of the Quiet Grove attacking (wounds 2) (lives 3) (initiative 9) (left empty) (forward simple) (right empty), W Shard Golem defending (wounds 2) (initiative 5) (left empty) (forward empty) (right movement)
    A  silent yes
    B  silent yes  turns 0
    B? move right | stay
    table  field E Guard of Darn defending (wounds 1) (initiative 4) (left movement) (forward empty) (right empty), S Keeper of the Quiet Grove attacking (wounds 2) (lives 3) (initiative 9) (left empty) (forward simple) (right empty) (acted), W Shard Golem defending (wounds 2) (initiative 5) (left empty) (forward empty) (right movement)
    B  discard Guard of Darn
    asks B elves-ask-card

two may die of one strike and its answer                         elves.battle.death-at-last-life elves.attacks.counter-attack-wounds-attacker
    proxies
    begin fight A
    table  owners castle-1 A, castle-4 B, land-16 B  conflict land-16  field N Guard of Darn defending (lives 1) (forward counter), S Keeper of the Quiet Grove attacking (lives 1) (initiative 9) (left empty) (forward simple) (right empty), W Shifter Lynx attacking (left movement) (forward empty) (right empty), E Shard Golem defending (initiative 1) (left empty) (forward empty)
    A  silent yes
    B  silent yes  turns 0
    A? move left | stay
    table  field W Shifter Lynx attacking (left movement) (forward empty) (right empty), E Shard Golem defending (initiative 1) (left empty) (forward empty)
    A  discard Keeper of the Quiet Grove
    B  discard Guard of Darn
    asks A elves-ask-card

burning is refused while a life can be taken                     elves.attacks.fire-shield-avoidable elves.battle.must-damage
    proxies
    begin fight A
    table  owners castle-1 A, castle-4 B, land-16 B  conflict land-16  field N Magma Newt defending (forward fire-shield), E Shard Golem defending (left empty), S Keeper of the Quiet Grove attacking (initiative 9) (left simple) (forward simple) (right simple), W Guard of Darn defending (right empty)
    A  silent yes
    B  silent yes  turns 0
    A? strike left | strike right
    A! strike forward  elves.attacks.fire-shield-avoidable
    asks A elves-ask-card

no round begins after the last enemy died at the end of one      elves.attacks.end-no-damage elves.battle.multiple-rounds elves.battle.actions-influence-battle
    begin fight A
    table  owners castle-1 A, castle-4 B, land-16 B  conflict land-16  field S Shifter Lynx attacking (left movement) (forward empty) (right empty), N Guard of Darn defending (lives 1) (initiative 1) (left movement) (forward empty)
    A  artefacts Thunder Vial
    B  silent yes  turns 0
    A> pass
    A> pass
    A> stay
    A> pass
    B> stay
    table  round 1
    A? use Thunder Vial | pass | pass-battle
    A> use Thunder Vial
    table  owners castle-1 A, castle-4 B, land-16 A  round 0
    B  discard Guard of Darn
    asks B elves-ask-main

a shield on the far hand does not help                           elves.attacks.shield-one-side-only elves.attacks.shield-stops-simple
    begin fight A
    table  owners castle-1 A, castle-4 B, land-16 B  conflict land-16  field S Keeper of the Quiet Grove attacking (initiative 9) (left simple) (forward empty) (right empty), W Shard Golem defending (left shield) (forward movement) (right empty)
    A  silent yes
    B  silent yes  turns 0
    B? move forward | stay
    table  field S Keeper of the Quiet Grove attacking (initiative 9) (left simple) (forward empty) (right empty) (acted), W Shard Golem defending (left shield) (forward movement) (right empty) (wounds 1)
    asks B elves-ask-card

on the near hand it does                                         elves.attacks.shield-one-side-only elves.attacks.shield-stops-simple
    begin fight A
    table  owners castle-1 A, castle-4 B, land-16 B  conflict land-16  field S Keeper of the Quiet Grove attacking (initiative 9) (left empty) (forward empty) (right simple), E Shard Golem defending (left shield) (forward movement) (right empty)
    A  silent yes
    B  silent yes  turns 0
    B? move forward | stay
    table  field S Keeper of the Quiet Grove attacking (initiative 9) (left empty) (forward empty) (right simple) (acted), E Shard Golem defending (left shield) (forward movement) (right empty)
    asks B elves-ask-card
