# Readings that are close to the book and yet wrong: the third seat, the second treasure, both who die, what outlasts a turn.
game elves players=2

five tokens Tower side up bring five cards                       elves.turn.summon-count elves.objects.tower-more-cards
    begin summon A
    table  owners castle-1 A, centre A, tower-5 A, tower-7 A, tower-8 A, land-1 A, castle-4 B
    A  turns 2  hand nothing  deck Shifter Lynx ×2, Green Vale Archer ×2, Sniper ×2, Foxshade ×2
    luck 0 0 0 0 0
    asks A elves-ask-main
    A  hand 5 cards  deck 3 cards

whose own first turn comes late draws nothing in it either       elves.turn.summon-not-first-turn
    table  turns 9
    A  turns 4
    B  turns 0  hand nothing  deck Shard Golem ×2
    A> decline
    B  hand nothing  turns 1
    asks B elves-ask-main

an artefact is no room for a sixth card                          elves.turn.hand-limit-five elves.turn.discard-down-to-five
    begin discard A
    A  hand Shifter Lynx ×2, Green Vale Archer ×2, Sniper, Foxshade  artefacts Truce Bell, Thunder Vial
    A? discard Shifter Lynx | discard Green Vale Archer | discard Sniper | discard Foxshade
    A> discard Shifter Lynx
    A  hand Shifter Lynx, Green Vale Archer ×2, Sniper, Foxshade  discard Shifter Lynx
    asks A elves-ask-main

a second attack and the ways of Towers last one turn             elves.turn.one-attack-per-turn elves.turn.target-adjacent
    table  second yes  teleport yes
    B  turns 0
    A> decline
    table  second no  teleport no
    asks B elves-ask-main

what B takes from A is a base for B                              elves.turn.any-own-land-as-base elves.objects.capture-without-battle
    begin capture B
    table  owners castle-1 A, castle-4 B, land-20 A, tower-8 B
    A  hand nothing  artefacts nothing
    B  hand Guard of Darn ×2, Shard Golem
    B- attack land-19
    B> attack land-20
    table  owners castle-1 A, castle-4 B, land-20 B, tower-8 B
    A> decline
    B+ attack land-19
    asks B elves-ask-main

artefacts do not fight: two cards are too few to defend          elves.turn.opponent-too-few-cards elves.turn.too-few-is-no-retreat
    table  owners castle-1 A, castle-4 B, land-20 B, land-19 A
    A  hand Shifter Lynx ×2, Sniper
    B  hand Guard of Darn ×2  artefacts Homecoming Feather, Bridge of Mist  turns 0
    A> attack land-20
    B> pass
    table  owners castle-1 A, castle-4 B, land-20 A, land-19 A  conflict -
    B  hand Guard of Darn ×2
    asks B elves-ask-answer-result

nor do treasures: two cards are too few to attack                elves.turn.attacker-three-cards
    A  hand Shifter Lynx ×2  treasures Amber Circlet, Dragon Pearl
    A- attack land-1 | attack land-2
    A! attack land-1  elves.turn.attacker-three-cards

the defender's lower card goes to the defender's discard         elves.battle.centre-bottom-dies elves.battle.reserve-swap-attacker
    begin layout A
    table  owners castle-1 A, castle-4 B, land-16 B  conflict land-16
    A  sent Shifter Lynx, Green Vale Archer, Keeper of the Quiet Grove  artefacts Thunder Vial
    B  sent Guard of Darn, Initiate, Shard Golem
    luck 0 1 1 1 1
    A> pass
    A? keep-reserve | swap-in N | swap-in E
    A> keep-reserve
    A> pass
    A  discard nothing  hand Keeper of the Quiet Grove
    B  discard Shard Golem
    asks A elves-ask-answer-start

who kills a card with a counter-attack is wounded all the same   elves.attacks.counter-attack-wounds-attacker elves.attacks.counter-attack-no-protection
    begin fight A
    table  owners castle-1 A, castle-4 B, land-16 B  conflict land-16  field S Shifter Lynx attacking (initiative 9) (left empty) (forward simple) (right empty), N Initiate defending (left empty) (forward counter) (right empty), E Guard of Darn defending (left empty) (right empty) (forward movement)
    A  silent yes
    B  silent yes  turns 0
    B? move forward | stay
    table  field -, Guard of Darn defending (id 1) (left empty) (forward movement) (right empty), Shifter Lynx attacking (id 2) (wounds 1) (initiative 9) (left empty) (forward simple) (right empty) (acted), -
    B  discard Initiate
    asks B elves-ask-card

two who take each other's last life both die                     elves.attacks.counter-attack-no-protection elves.battle.death-at-last-life elves.attacks.winner-none-left-reserve
    begin fight A
    table  owners castle-1 A, castle-4 B, land-16 B  conflict land-16  field S Sniper attacking (initiative 9) (left empty) (forward simple) (right empty), N Initiate defending (left empty) (forward counter) (right empty)
    A  silent yes
    B  silent yes  turns 0
    asks B elves-ask-main
    A  discard Sniper
    B  discard Initiate
    table  owners castle-1 A, castle-4 B, land-16 B
    asks B elves-ask-main

a piercing strike through fire burns the striker                 elves.attacks.fire-shield-burns elves.attacks.fire-shield-piercing
    begin fight A
    table  owners castle-1 A, castle-4 B, land-16 B  conflict land-16  field S Shifter Lynx attacking (initiative 9) (left empty) (forward piercing) (right empty), N Shard Golem defending (initiative 8) (left empty) (forward fire-shield) (right empty), E Guard of Darn defending (left empty) (right empty) (forward movement)
    A  silent yes
    B  silent yes  turns 0
    B? move forward | stay
    table  field Shard Golem defending (id 0) (wounds 1) (initiative 8) (left empty) (forward fire-shield) (right empty) (acted), Guard of Darn defending (id 1) (left empty) (forward movement) (right empty), Shifter Lynx attacking (id 2) (wounds 1) (initiative 9) (left empty) (forward piercing) (right empty) (acted), -
    asks B elves-ask-card

fire must be struck even by who could move                       elves.attacks.fire-shield-compulsory elves.attacks.movement-after-duty
    begin fight A
    table  owners castle-1 A, castle-4 B, land-16 B  conflict land-16  field S Shifter Lynx attacking (initiative 9) (left movement) (forward simple) (right empty), N Shard Golem defending (initiative 8) (left empty) (forward fire-shield) (right empty), E Guard of Darn defending (left empty) (right empty) (forward movement)
    A  silent yes
    B  silent yes  turns 0
    B? move forward | stay
    table  field Shard Golem defending (id 0) (initiative 8) (left empty) (forward fire-shield) (right empty) (acted), Guard of Darn defending (id 1) (left empty) (forward movement) (right empty), Shifter Lynx attacking (id 2) (wounds 1) (initiative 9) (left movement) (forward simple) (right empty) (acted), -
    asks B elves-ask-card

both who change places keep their wounds                         elves.attacks.movement-keeps-wounds elves.attacks.movement-swap
    begin fight A
    table  owners castle-1 A, castle-4 B, land-16 B  conflict land-16  field S Shifter Lynx attacking (initiative 9) (wounds 1) (left empty) (forward movement) (right empty), N Shard Golem defending (wounds 2) (left empty) (forward movement) (right empty)
    A  silent yes
    B  silent yes  turns 0
    A> move forward
    table  field Shifter Lynx attacking (id 2) (wounds 1) (initiative 9) (left empty) (forward movement) (right empty) (acted), -, Shard Golem defending (id 0) (wounds 2) (left empty) (forward movement) (right empty), -
    B? move forward | stay
    asks B elves-ask-card

cards are counted, not their lives                               elves.attacks.winner-count-not-strength elves.attacks.winner-tie-reserve
    begin fight A
    table  owners castle-1 A, castle-4 B, land-16 B  conflict land-16  reserve 1  field S Shifter Lynx attacking (lives 9) (left empty) (forward empty) (right empty), N Initiate defending (left empty) (forward empty) (right empty)
    A  silent yes
    B  silent yes  turns 0
    asks B elves-ask-main
    table  owners castle-1 A, castle-4 B, land-16 B
    asks B elves-ask-main

nobody is left: the neutrals' reserve keeps the Land empty       elves.attacks.winner-none-left-reserve elves.attacks.winner-tie-reserve elves.objects.attacker-loses-nothing
    begin fight A
    table  owners castle-1 A, castle-4 B  conflict land-1  reserve 1  field S Sniper attacking (initiative 12) (left empty) (forward simple) (right empty), N Lurelight defending (left empty) (forward counter) (right empty)
    A  silent yes  hand nothing
    B  silent yes  turns 0
    asks B elves-ask-main
    table  owners castle-1 A, castle-4 B
    A  hand nothing  discard Sniper
    asks B elves-ask-main

a Castle won in battle carries the winner's token                elves.objects.attacker-wins-token elves.objects.starting-castle-lost-out
    begin fight A
    table  owners castle-1 A, castle-4 B, land-16 A, land-19 B, tower-8 B  conflict castle-4  field S Shifter Lynx attacking
    A  silent yes
    over last-standing A
    table  owners castle-1 A, land-16 A, castle-4 A
    B  out yes

who has an artefact gets another for an empty Land               elves.objects.artefact-on-plain-land elves.objects.artefact-no-limit
    begin fight A
    table  owners castle-1 A, castle-4 B  conflict land-1  field S Shifter Lynx attacking  relics Truce Bell, Muster Scroll
    A  silent yes  artefacts Eye of the Owl, Thunder Vial
    B  turns 0
    luck 0
    asks A elves-ask-answer-result
    A  artefacts Eye of the Owl, Thunder Vial, Truce Bell
    asks A elves-ask-answer-result

each of two treasures may be exchanged in another's turn         elves.actions.treasure-exchange-any-turn elves.actions.treasure-exchange-draw-two
    begin capture B
    A  hand nothing  deck Shifter Lynx ×2, Sniper ×2  treasures Amber Circlet, Dragon Pearl
    A? exchange Amber Circlet | exchange Dragon Pearl | offer-to B | pass
    luck 0 0
    A> exchange Dragon Pearl
    A  treasures Amber Circlet  hand 2 cards
    table  fallen Dragon Pearl
    A? exchange Amber Circlet | offer-to B | pass
    luck 0 0
    A> exchange Amber Circlet
    A  treasures nothing  hand 4 cards
    asks B elves-ask-main

the Central Castle is one of the Lands a price asks for          elves.actions.price-counts-all-tokens elves.actions.price-threshold
    table  owners castle-1 A, centre A, land-1 A, castle-4 B
    A  nation High  hand Crown Treasurer  deck Spear of the Dawn ×2
    A- act Crown Treasurer
    A! act Crown Treasurer  elves.actions.price-threshold
    set table  owners castle-1 A, centre A, land-1 A, tower-5 A, castle-4 B
    A+ act Crown Treasurer
    luck 0 0
    A> act Crown Treasurer
    A  discard Crown Treasurer

who plays the neutrals has no battle of his own                  elves.actions.interfere-own-only
    begin fight A
    table  owners castle-1 A, castle-4 B, land-16 B, land-20 B, tower-8 B  conflict land-1  keeper B  field S Shifter Lynx attacking, N Bastion Turtle defending
    B  nation Black  hand Mine Overseer, Priest of the Dark Crystal  artefacts Thunder Vial
    A  silent yes
    B? use Thunder Vial | pass | pass-battle
    B! act Mine Overseer  elves.actions.interfere-own-only
    B! act Priest of the Dark Crystal  elves.actions.interfere-own-only
    asks B elves-ask-answer-start

Ebrung goes with the Castle he guards                            elves.objects.central-ebrung-lost-with-castle
    table  owners castle-1 A, castle-4 B, centre B, land-16 A
    A  hand Shifter Lynx ×2  vigil 1
    A? decline
    A! attack castle-4  elves.turn.attacker-three-cards

what is drawn in another's turn is hidden too                    elves.turn.summon-hidden elves.turn.opponent-retreats
    proxies
    table  owners castle-1 A, castle-4 B, land-20 B, land-19 A
    A  hand Shifter Lynx ×2, Sniper
    B  hand Guard of Darn ×2, Shard Golem  deck Shard Golem ×4  known nothing  turns 0
    A> attack land-20
    luck 0 0
    B> retreat
    B  hand 5 cards  known nothing
    asks B elves-ask-main

three of one side may stand against one of the other             elves.battle.novice-owner-mix
    begin layout A
    table  owners castle-1 A, castle-4 B, land-16 B  conflict land-16
    A  sent Shifter Lynx, Green Vale Archer, Keeper of the Quiet Grove
    B  sent Guard of Darn, Initiate, Shard Golem
    luck 0 0 0 0 0
    table  field Shifter Lynx attacking (id 0), Shard Golem defending (id 5), Initiate defending (id 4), Guard of Darn defending (id 3)
    asks A elves-ask-reserve-swap

in the second round, too, the attacker's equal goes first        elves.battle.tie-attacker-first elves.battle.multiple-rounds
    begin fight A
    table  owners castle-1 A, castle-4 B, land-16 B  conflict land-16  round 1  field S Shifter Lynx attacking (initiative 5) (left movement) (forward empty) (right empty), N Guard of Darn defending (initiative 5) (left movement) (forward empty) (right empty)
    A  silent yes
    B  silent yes
    A? move left | stay
    asks A elves-ask-card

in the second round, too, a card strikes once and one without a strike holds    elves.battle.one-attack-per-turn-of-card elves.battle.no-attack-available
    begin fight A
    table  owners castle-1 A, castle-4 B, land-16 B  conflict land-16  round 1  field S Shifter Lynx attacking (initiative 9) (left empty) (forward simple) (right empty), N Shard Golem defending (initiative 8) (left empty) (forward empty) (right empty), E Guard of Darn defending (left empty) (forward movement) (right empty)
    A  silent yes
    B  silent yes
    B? move forward | stay
    table  round 2  field Shard Golem defending (id 0) (wounds 1) (initiative 8) (left empty) (forward empty) (right empty) (acted), Guard of Darn defending (id 1) (left empty) (forward movement) (right empty), Shifter Lynx attacking (id 2) (initiative 9) (left empty) (forward simple) (right empty) (acted), -
    asks B elves-ask-card

in the second round, too, a strike is answered and a death prevented    elves.battle.death-can-be-prevented elves.actions.attack-is-action
    begin fight A
    table  owners castle-1 A, castle-4 B, land-16 B  conflict land-16  round 1  field S Shifter Lynx attacking (initiative 9) (left empty) (forward simple) (right empty), N Initiate defending (left empty) (forward empty) (right empty), E Guard of Darn defending (left empty) (forward movement) (right empty)
    A  silent yes
    B  artefacts Homecoming Feather, Thunder Vial
    B> pass
    B> pass
    asks B elves-ask-answer-item
    B> pass
    asks B elves-ask-answer-death
    B+ use Homecoming Feather
    asks B elves-ask-answer-death

the defender may save the lower card of the centre               elves.battle.death-can-be-prevented
    begin layout A
    table  owners castle-1 A, castle-4 B, land-16 B  conflict land-16
    A  sent Shifter Lynx, Green Vale Archer, Keeper of the Quiet Grove
    B  sent Guard of Darn, Initiate, Shard Golem  artefacts Homecoming Feather
    luck 0 1 1 1 1
    B> pass
    A> keep-reserve
    asks B elves-ask-answer-fatal
    B+ use Homecoming Feather
    asks B elves-ask-answer-fatal

a stronger strike is not struck back harder                      elves.attacks.counter-attack-one-life
    begin fight A
    table  owners castle-1 A, castle-4 B, land-16 B  conflict land-16  field S Shifter Lynx attacking (initiative 9) (lives 5) (left empty) (forward simple) (right empty), N Shard Golem defending (lives 5) (initiative 8) (left empty) (forward counter) (right empty), E Guard of Darn defending (left empty) (forward movement) (right empty)
    A  artefacts Thorn of the Old Gods
    B  silent yes
    A> pass
    A> pass
    A> use Thorn of the Old Gods
    B? move forward | stay
    table  field Shard Golem defending (id 0) (lives 5) (wounds 2) (initiative 8) (left empty) (forward counter) (right empty) (acted), Guard of Darn defending (id 1) (left empty) (forward movement) (right empty), Shifter Lynx attacking (id 2) (lives 5) (wounds 1) (initiative 9) (left empty) (forward simple) (right empty) (acted), -
    asks B elves-ask-card

a card moves to a treasure on its left                           elves.attacks.movement-treasure
    begin fight A
    table  owners castle-1 A, castle-4 B  conflict land-1  field S Shifter Lynx attacking (initiative 9) (left movement) (forward empty) (right empty), W Amber Circlet defending, E Bastion Turtle defending (left empty) (forward empty) (right empty)
    A  silent yes
    B  silent yes
    A? move left | stay
    asks A elves-ask-card

a reserve that was played since decides all the same             elves.attacks.winner-reserve-fixed elves.attacks.winner-tie-reserve
    begin fight A
    table  owners castle-1 A, castle-4 B, land-16 B  conflict land-16  reserve 0  reserve_card Sniper  field S Shifter Lynx attacking (left empty) (forward empty) (right empty), N Initiate defending (left empty) (forward empty) (right empty)
    A  silent yes  hand nothing  discard Sniper
    B  silent yes  turns 0
    asks B elves-ask-main
    table  owners castle-1 A, castle-4 B, land-16 A
    asks B elves-ask-main

an artefact gained is known to nobody else                       elves.objects.artefact-kept-secret
    begin fight A
    table  owners castle-1 A, castle-4 B  conflict land-1  field S Shifter Lynx attacking  relics Truce Bell, Muster Scroll
    A  silent yes
    B  turns 0
    luck 0
    asks A elves-ask-answer-result
    A  artefacts Truce Bell  known Shifter Lynx
    B  spied nothing
    asks A elves-ask-answer-result

who loses attacks no second time                                 elves.objects.turn-ends-after-result elves.turn.one-attack-per-turn
    begin fight A
    table  owners castle-1 A, castle-4 B, land-16 B  conflict land-16  second yes  field N Initiate defending
    A  silent yes  hand Sniper ×2, Foxshade ×2
    B  silent yes  turns 0
    asks B elves-ask-main
    table  owners castle-1 A, castle-4 B, land-16 B
    asks B elves-ask-main

once cards are sent no treasure is exchanged                     elves.actions.treasure-not-in-battle
    table  owners castle-1 A, castle-4 B, land-20 B, land-19 A
    A  hand Shifter Lynx ×2, Sniper  treasures Amber Circlet  artefacts Muster Scroll
    B  hand Guard of Darn ×2, Shard Golem
    A> attack land-20
    A> pass
    B> accept
    B> send Guard of Darn
    B> send Guard of Darn
    B> send Shard Golem
    A> send Shifter Lynx
    A> send Shifter Lynx
    A> send Sniper
    asks A elves-ask-answer-answer
    A? use Muster Scroll | pass | pass-battle
    A! exchange Amber Circlet  elves.actions.treasure-exchange-before-battle
    asks A elves-ask-answer-answer

who takes a Land without battle takes one beside his own         elves.turn.adjacent-common-side
    table  owners castle-1 A, land-20 A, tower-1 A, tower-8 A, land-18 A, tower-7 A, castle-4 B
    A  hand Tarvel Moonstag
    A> act Tarvel Moonstag
    A? take-land land-1 | take-land land-15 | take-land land-16 | take-land land-19
    asks A elves-ask-aim

a card without initiative acts last, and in the first round too  elves.battle.highest-initiative-first
    begin fight A
    table  owners castle-1 A, castle-4 B, land-16 B  conflict land-16  field S Shifter Lynx attacking (initiative 0) (left movement) (forward empty) (right empty), N Guard of Darn defending (left empty) (forward empty) (right empty)
    A  silent yes
    B  silent yes
    A? move left | stay
    table  round 1
    asks A elves-ask-card

a hero goes to the discard like any card                         elves.actions.action-rule-for-all-cards elves.actions.action-declare-and-discard
    table  owners castle-1 A, land-20 A, tower-1 A, tower-8 A, land-18 A, tower-7 A, castle-4 B
    A  nation Black  hand Velissa Voice of the Stone  discard Initiate ×2, Shard Golem
    B  nation Forest
    A> act Velissa Voice of the Stone
    A  hand nothing  discard Initiate ×2, Shard Golem, Velissa Voice of the Stone
    A? recover Initiate | recover Shard Golem
    asks A elves-ask-recover

who flees after the layout takes the centre cards home           elves.attacks.survivors-return elves.objects.artefact-unique-effect
    begin layout A
    table  owners castle-1 A, castle-4 B, land-16 B  conflict land-16
    A  sent Shifter Lynx, Green Vale Archer, Keeper of the Quiet Grove  artefacts Bridge of Mist  hand nothing
    B  sent Guard of Darn, Initiate, Shard Golem  hand nothing  turns 0
    luck 0 1 1 1 1
    A> use Bridge of Mist
    A  hand 3 cards  discard nothing
    B  hand 3 cards  discard nothing
    table  owners castle-1 A, castle-4 B, land-16 B
    asks B elves-ask-main

what an Action adds is added to a double strike               elves.battle.actions-influence-battle
    begin fight A
    table  owners castle-1 A, castle-4 B, land-16 B  conflict land-16  field S Shifter Lynx attacking (initiative 9) (left empty) (forward double-simple) (right empty), N Shard Golem defending (lives 5) (initiative 8) (left empty) (forward empty) (right empty), E Guard of Darn defending (left empty) (forward movement) (right empty)
    A  artefacts Thorn of the Old Gods
    B  silent yes
    A> pass
    A> pass
    A> use Thorn of the Old Gods
    B? move forward | stay
    table  field Shard Golem defending (id 0) (lives 5) (wounds 3) (initiative 8) (left empty) (forward empty) (right empty) (acted), Guard of Darn defending (id 1) (left empty) (forward movement) (right empty), Shifter Lynx attacking (id 2) (initiative 9) (left empty) (forward double-simple) (right empty) (acted), -
    asks B elves-ask-card

the cards of who is out come to nobody                           elves.objects.starting-castle-lost-out
    begin fight A
    table  owners castle-1 A, castle-4 B, land-16 A  conflict castle-4  field S Shifter Lynx attacking
    A  silent yes  hand nothing
    B  hand Initiate ×2  deck Shard Golem  discard Guard of Darn
    over last-standing A
    A  hand Shifter Lynx  discard nothing
    B  hand nothing  discard nothing

another's hold of the centre is no vigil of one's own            elves.turn.goal-wins elves.scenarios.superiority-others-goal-no-win
    begin turn A
    table  owners castle-1 A, castle-4 B, centre B
    A  goal Hold the Central Castle for a full round  turns 1
    asks A elves-ask-main
    A  vigil 0
    asks A elves-ask-main

who loses the centre begins the vigil anew                       elves.scenarios.superiority-goals
    begin fight A
    table  owners castle-1 A, castle-4 B, centre B, land-18 A  conflict centre  field S Shifter Lynx attacking
    A  silent yes
    B  vigil 1  turns 0
    asks B elves-ask-main
    table  owners castle-1 A, castle-4 B, centre A, land-18 A
    B  vigil 0
    asks B elves-ask-main

treasures of the discard come into the deck again                elves.turn.neutral-deck-reshuffled elves.actions.treasure-in-squad
    proxies
    begin fight A
    table  owners castle-1 A, castle-4 B  conflict land-1  field S Shifter Lynx attacking  neutrals nothing  squads nothing  fallen Irontusk ×7, Amber Circlet, Dragon Pearl
    A  silent yes
    B  turns 0
    luck 0 0 0 0 0 0 0 0 0
    asks B elves-ask-main
    table  neutrals nothing  fallen nothing
    asks B elves-ask-main

an answer undoes what it answers, in peace as in battle          elves.actions.response-preempts elves.actions.response-allowed
    table  owners castle-1 A, land-20 A, tower-1 A, land-1 A, castle-4 B
    A  nation High  hand Crown Treasurer  deck Spear of the Dawn ×2
    B  nation Black  artefacts Seal of Hush
    A> act Crown Treasurer
    B> use Seal of Hush
    A  hand nothing  deck 2 cards  discard Crown Treasurer

an answer that is itself answered undoes nothing                 elves.actions.response-chain
    table  owners castle-1 A, land-20 A, tower-1 A, land-1 A, castle-4 B
    A  nation High  hand Crown Treasurer, Keeper of the Seals  deck Spear of the Dawn ×2
    B  nation Black  artefacts Seal of Hush
    luck 0 0
    A> act Crown Treasurer
    B> use Seal of Hush
    A> act Keeper of the Seals
    A  hand Spear of the Dawn ×2  deck 0 cards

game elves players=2 layout=advanced

against neutrals, too, two of each side are placed and the centre lies open    elves.battle.advanced-two-each elves.battle.advanced-centre-actions
    begin layout A
    table  owners castle-1 A, castle-4 B  conflict land-1  guards Cinder Wolf, Fen Crone, Eldagar
    A  sent Shifter Lynx, Green Vale Archer, Keeper of the Quiet Grove  artefacts Boots of the First Step
    luck 0 0 0 0 0 0
    A> place N
    B> place E
    A> place S
    B? place W
    B> place W
    asks A elves-ask-answer-layout
    A+ use Boots of the First Step
    asks A elves-ask-answer-layout

game elves players=3

the neutrals are played by who drew the part, not by the next    elves.turn.neutral-controller-decides elves.turn.neutral-controller-random
    begin fight A
    table  owners castle-1 A, castle-3 B, castle-2 C  conflict land-15  keeper C  field S Shifter Lynx attacking (initiative 1), N Bastion Turtle defending (left movement) (forward empty) (right empty)
    A  silent yes
    B  silent yes
    C  silent yes
    C? move left | stay
    B! stay
    asks C elves-ask-card

Ebrung helps against a Castle that was another's                 elves.objects.central-ebrung-for-owner elves.turn.attacker-three-cards
    table  owners castle-1 A, castle-2 B, castle-3 B, centre A, land-5 A
    A  hand Shifter Lynx ×2
    C  out yes
    A+ attack castle-2
    asks A elves-ask-main

a third player acts when a card's turn comes                     elves.actions.action-any-time elves.actions.interfere-in-others-battle elves.actions.action-declare-and-discard
    begin fight A
    table  owners castle-1 A, castle-3 B, land-15 B, castle-2 C, land-7 C, land-8 C, land-9 C  conflict land-15  field S Guard of Darn attacking (lives 9) (forward movement), N Sun Plateguard defending (lives 9) (left empty) (forward empty) (right empty)
    A  nation Black  silent yes
    B  nation High  silent yes
    C  nation Forest  hand Mirayna Sharpleaf
    C> pass
    asks C elves-ask-answer-card
    C? act Mirayna Sharpleaf | pass | pass-battle
    C> act Mirayna Sharpleaf
    C> target N
    C  discard Mirayna Sharpleaf  hand nothing
    A  discard nothing
    asks A elves-ask-card

three Lands are too few for Mirayna, also of an onlooker         elves.actions.price-example-miraina elves.actions.price-threshold
    begin fight A
    table  owners castle-1 A, castle-3 B, land-15 B, castle-2 C, land-7 C, land-8 C  conflict land-15  field S Guard of Darn attacking (lives 9), N Sun Plateguard defending (lives 9)
    A  nation Black  silent yes
    B  nation High  silent yes
    C  nation Forest  hand Mirayna Sharpleaf  artefacts Thunder Vial
    C? use Thunder Vial | pass | pass-battle
    C! act Mirayna Sharpleaf  elves.actions.price-threshold
    asks C elves-ask-answer-start

a treasure and an artefact are both paid                         elves.actions.trade-allowed elves.objects.artefact-trade
    A  treasures Amber Circlet
    B  treasures Dragon Pearl  artefacts Muster Scroll
    A> offer-to B
    A> give Amber Circlet
    A> want Dragon Pearl
    A> want-artefact
    A> propose
    B> hand-over Muster Scroll
    A  treasures Dragon Pearl  artefacts Muster Scroll
    B  treasures Amber Circlet  artefacts nothing

for three players four squads are dealt again                    elves.turn.squads-rebuilt elves.setup.squad-number
    proxies
    begin fight A
    table  owners castle-1 A, castle-3 B, castle-2 C  conflict land-15  squads nothing  neutrals Irontusk ×20  fallen nothing  field S Shifter Lynx attacking (left empty) (forward empty) (right empty), N Bastion Turtle defending (left empty) (forward empty) (right empty)
    A  silent yes
    B  turns 0
    luck 0 0 0 0 0 0 0 0 0 0 0 0
    asks B elves-ask-main
    table  squads Irontusk + Irontusk + Irontusk, Irontusk + Irontusk + Irontusk, Irontusk + Irontusk + Irontusk, Irontusk + Irontusk + Irontusk
    asks B elves-ask-main

game elves players=4 scenario=dragonlord

every captured dragon may be sent, whoever is out                elves.scenarios.dragonlord-use-dragon-any-time elves.scenarios.dragonlord-take-dragon elves.scenarios.dragonlord-portal
    begin capture B
    table  owners castle-1 B, castle-4 B, castle-3 B, castle-2 D
    A  out yes  nation Forest
    B  nation Black  hand Guard of Darn
    C  out yes  nation Snow
    D  nation High  hand Spear of the Dawn ×2
    B+ attack castle-2
    B> attack castle-2
    D> send Spear of the Dawn
    D> send Spear of the Dawn
    B? send Guard of Darn | send Leafwing Dragon of the Thicket | send Hrimvir Dragon of the Snowstorm
    asks B elves-ask-send

the Central Castle is no portal                                  elves.scenarios.dragonlord-no-portal-before
    table  owners castle-1 A, centre A, castle-4 B, castle-3 C, castle-2 D
    A  hand Shifter Lynx ×2, Sniper
    A- attack castle-2 | attack castle-3 | attack castle-4
    A! attack castle-3  elves.scenarios.dragonlord-no-portal-before
    asks A elves-ask-main

game elves players=4 scenario=alliance

an ally may be given two things at once                          elves.scenarios.alliance-gifts
    A  artefacts Truce Bell, Muster Scroll
    A> offer-to C
    A> give Truce Bell
    A> give Muster Scroll
    A? want-help | propose | withdraw
    A> propose
    C> agree
    C  artefacts Truce Bell, Muster Scroll
    A  artefacts nothing

game elves players=3 scenario=races

a seventh Land given up without battle wins the race             elves.objects.capture-without-battle elves.scenarios.races-win
    table  owners castle-1 A, land-1 A, land-2 A, tower-1 A, land-3 A, land-15 A, land-14 B, castle-3 B, castle-2 C
    A  hand Shifter Lynx ×2, Sniper
    B  hand nothing
    A> attack land-14
    over race A
