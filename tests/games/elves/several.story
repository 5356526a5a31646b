# More than one of a kind, the other side, the second time: where a rule read too narrowly would still seem right.
game elves players=2

a discard smaller than the Summon is drawn to its end            elves.turn.summon-deck-empty
    proxies
    begin summon B
    table  owners castle-1 A, castle-4 B, tower-7 B, tower-8 B
    B  deck nothing  discard Shard Golem ×2  turns 2
    luck 0 0
    asks B elves-ask-main
    B  hand Shard Golem ×2  deck nothing  discard nothing
    asks B elves-ask-main

a place where one has been before is a loop, though not the first    elves.attacks.movement-loop-ends
    begin fight A
    table  owners castle-1 A, castle-4 B, land-16 B  conflict land-16  reserve 1  field S Lurelight attacking (left movement) (right empty), E Bastion Turtle defending (forward shield)
    A  silent yes
    B  silent yes  turns 0
    A> move left
    A> move left
    A> move forward
    table  round 4
    A> move forward
    # N, S, N: one against one, and the reserve decides
    table  owners castle-1 A, castle-4 B, land-16 B  looped no
    A  hand Lurelight
    asks B elves-ask-main

the loop is noted where the card has come to                     elves.attacks.movement-loop-ends elves.attacks.movement-loop-winner
    begin fight A
    table  owners castle-1 A, castle-4 B, land-16 B  conflict land-16  reserve 1  field S Lurelight attacking (left movement) (forward empty) (right movement), E Bastion Turtle defending (forward shield)
    A  silent yes
    B  silent yes  turns 0
    A> move left
    A> move left
    table  round 3
    A> move right
    # W, N, W
    table  owners castle-1 A, castle-4 B, land-16 B
    asks B elves-ask-main

a counter-attack is met by the hand that strikes at it           elves.attacks.counter-attack-side-only elves.attacks.counter-attack-wounds-attacker
    begin fight A
    table  owners castle-1 A, castle-4 B, land-16 B  conflict land-16  field S Fen Crone attacking (left simple) (forward empty) (right empty), W Shard Golem defending (left movement) (forward empty) (right counter)
    A  silent yes
    B  silent yes  turns 0
    B? move left | stay
    table  field S Fen Crone attacking (left simple) (forward empty) (right empty) (wounds 1) (acted), W Shard Golem defending (left movement) (forward empty) (right counter) (wounds 1)
    asks B elves-ask-card

and not by the other hand of the struck                          elves.attacks.counter-attack-side-only
    begin fight A
    table  owners castle-1 A, castle-4 B, land-16 B  conflict land-16  field S Fen Crone attacking (left simple) (forward empty) (right empty), W Shard Golem defending (left counter) (forward movement) (right empty)
    A  silent yes
    B  silent yes  turns 0
    B? move forward | stay
    table  field S Fen Crone attacking (left simple) (forward empty) (right empty) (acted), W Shard Golem defending (left counter) (forward movement) (right empty) (wounds 1)
    asks B elves-ask-card

a new round begins with the attacker again                       elves.battle.tie-attacker-first elves.battle.tie-three-alternate elves.battle.multiple-rounds
    begin fight A
    table  owners castle-1 A, castle-4 B, land-16 B  conflict land-16  field N Shifter Lynx attacking (left movement) (forward empty) (right empty), S Keeper of the Quiet Grove attacking (left movement) (forward empty) (right empty), E Shard Golem defending (initiative 5) (left movement) (forward empty)
    A  silent yes
    B  silent yes  turns 0
    A> go-first N
    A> stay
    B> stay
    A> move left
    table  round 2
    A? go-first N | go-first W
    asks A elves-ask-go-first

who can do nothing does not stir, either                         elves.battle.no-attack-available elves.attacks.end-no-damage
    begin fight A
    table  owners castle-1 A, castle-4 B, land-16 B  conflict land-16  reserve 1  field S Lurelight attacking (left empty) (right empty), W Guard of Darn defending (forward empty)
    A  silent yes
    B  silent yes  turns 0
    A> stay
    table  owners castle-1 A, castle-4 B, land-16 B
    A  hand Lurelight
    B  hand Guard of Darn
    asks B elves-ask-main

the token lies on an empty Land, too                             elves.turn.conflict-token-placed elves.setup.conflict-token
    proxies
    table  squads Cinder Wolf + Fen Crone + Eldagar
    A  hand Shifter Lynx ×3
    A> attack land-1
    table  conflict land-1  attacker A  defender -
    asks A elves-ask-squad

who flees takes the centre cards home, and treasures are nobody's    elves.actions.treasure-neutrals-win elves.attacks.survivors-of-loser-return
    begin layout A
    table  owners castle-1 A, castle-4 B  conflict land-1  guards Amber Circlet, Fen Crone, Dragon Pearl  squads Irontusk + Irontusk + Magma Newt
    A  sent Shifter Lynx, Green Vale Archer, Keeper of the Quiet Grove  artefacts Bridge of Mist
    B  turns 0
    luck 0 1 1 1 0
    A> use Bridge of Mist
    A  hand 3 cards  treasures nothing  discard nothing
    table  fallen 3 cards  top -  bottom -
    asks B elves-ask-main

a treasure on top makes the reserve the neutrals'                elves.battle.treasure-stays elves.battle.centre-top-reserve
    begin layout A
    table  owners castle-1 A, castle-4 B  conflict land-1  guards Amber Circlet, Fen Crone, Eldagar
    A  sent Shifter Lynx, Green Vale Archer, Keeper of the Quiet Grove  artefacts Thunder Vial
    luck 0 1 0 1 0
    A> pass
    A> pass
    A+ use Thunder Vial
    table  top -  bottom -  reserve 1  reserve_card -
    asks A elves-ask-answer-start

two Actions raise one strike together                            elves.battle.actions-influence-battle elves.actions.action-special-ability
    begin fight A
    table  owners castle-1 A, land-1 A, castle-4 B, land-16 B  conflict land-16  field S Shifter Lynx attacking (initiative 9) (left empty) (forward simple) (right empty), N Shard Golem defending (lives 9) (left movement) (forward empty)
    A  hand Sniper ×2
    B  silent yes  turns 0
    A> pass
    A> pass
    A> act Sniper
    A> pass
    A> act Sniper
    table  field S Shifter Lynx attacking (initiative 9) (left empty) (forward simple) (right empty) (acted), N Shard Golem defending (wounds 3) (lives 9) (left movement) (forward empty)
    asks B elves-ask-card

two Actions lower one strike together                            elves.battle.actions-influence-battle elves.actions.action-special-ability
    begin fight A
    table  owners castle-1 A, castle-4 B, land-16 B, land-15 B  conflict land-16  field S Shifter Lynx attacking (initiative 9) (left empty) (forward double-simple) (right empty), N Spear of the Dawn defending (lives 3) (left movement) (forward empty) (right empty)
    A  silent yes
    B  nation High  hand Healer of the Bright Cloister ×2  turns 0
    B> pass
    B> pass
    B> act Healer of the Bright Cloister
    B> pass
    B> act Healer of the Bright Cloister
    table  field S Shifter Lynx attacking (initiative 9) (left empty) (forward double-simple) (right empty) (acted), N Spear of the Dawn defending (lives 3) (left movement) (forward empty) (right empty)
    asks B elves-ask-card

with Ebrung at hand one of three cards may act                   elves.turn.attacker-three-cards elves.objects.central-ebrung-for-owner
    table  owners castle-1 A, land-1 A, land-16 A, centre A, castle-4 B
    A  nation High  hand Crown Treasurer, Spear of the Dawn ×2
    B  nation Black  hand Guard of Darn ×2
    A> attack castle-4
    A? act Crown Treasurer | pass
    asks A elves-ask-answer-declaration

neither sent card acts, whatever else lies there                 elves.actions.action-not-fighting-card elves.actions.action-choose-before-battle elves.battle.actions-influence-battle
    begin muster A
    table  owners castle-1 A, land-1 A, land-2 A, land-3 A, castle-4 B, land-16 B  conflict land-16
    A  nation High  hand Crown Treasurer, Spear of the Dawn ×2  artefacts Muster Scroll
    B  nation Black  hand Guard of Darn ×2, Shard Golem
    B> send Guard of Darn
    B> send Guard of Darn
    B> send Shard Golem
    A> send Crown Treasurer
    A> send Spear of the Dawn
    A> send Spear of the Dawn
    A? use Muster Scroll | pass | pass-battle
    A! act Crown Treasurer  elves.actions.action-not-fighting-card
    asks A elves-ask-answer-answer

the ways of the Key are open for one turn                        elves.objects.artefact-unique-effect
    proxies
    table  owners castle-1 A, castle-4 B, tower-1 A
    A  artefacts Key of Nine Towers  hand Shifter Lynx ×3  deck Shifter Lynx ×9
    B  turns 0  deck Shard Golem ×9
    A> use Key of Nine Towers
    A+ attack land-16
    A> decline
    table  teleport no
    B> decline
    A> discard Shifter Lynx
    A> discard Shifter Lynx
    A- attack land-16
    asks A elves-ask-main

the Dome is gone with its battle                                 elves.objects.artefact-unique-effect
    begin fight A
    table  owners castle-1 A, castle-4 B, land-16 B  conflict land-16  field S Shifter Lynx attacking  blocker A
    A  silent yes
    B  turns 0
    asks B elves-ask-main
    table  blocker -
    asks B elves-ask-main

who comes home is known, and the rest of the hand is not         elves.setup.hand-secret elves.attacks.survivors-return
    begin fight A
    table  owners castle-1 A, castle-4 B, land-16 B  conflict land-16  field S Shifter Lynx attacking
    A  silent yes  hand Sniper, Foxshade
    B  turns 0
    asks B elves-ask-main
    A  hand Sniper, Foxshade, Shifter Lynx  known Shifter Lynx
    asks B elves-ask-main

a goal that asks for two things is not met by one                elves.scenarios.superiority-goals elves.turn.goal-wins
    begin fight A
    table  owners castle-1 A, castle-4 B, tower-1 A, tower-8 A, land-20 A  conflict tower-7  field S Shifter Lynx attacking
    A  silent yes  goal Capture three Towers and six Lands in all
    B  turns 0
    asks B elves-ask-main
    table  owners castle-1 A, castle-4 B, tower-1 A, tower-8 A, tower-7 A, land-20 A
    A  ruled_out 0
    asks B elves-ask-main

by both it is                                                    elves.scenarios.superiority-goals elves.turn.goal-wins
    begin fight A
    table  owners castle-1 A, castle-4 B, tower-1 A, tower-8 A, land-20 A, land-19 A  conflict tower-7  field S Shifter Lynx attacking
    A  silent yes  goal Capture three Towers and six Lands in all
    over goal A

game elves players=3

squads are as many as at the start, though one is out            elves.turn.squads-rebuilt elves.setup.squad-number
    proxies
    begin fight A
    table  owners castle-1 A, castle-2 C  conflict land-1  field S Shifter Lynx attacking  neutrals Irontusk ×13
    A  silent yes
    B  out yes
    C  turns 0
    luck 0 0 0 0 0 0 0 0 0 0 0 0
    asks C elves-ask-main
    table  squads Irontusk + Irontusk + Irontusk, Irontusk + Irontusk + Irontusk, Irontusk + Irontusk + Irontusk, Irontusk + Irontusk + Irontusk  neutrals Irontusk
    asks C elves-ask-main

who offered in one turn may offer in the next, whosever it is    elves.actions.trade-allowed
    begin capture A
    C  treasures Dragon Pearl
    B  turns 0
    C> offer-to A
    C> give Dragon Pearl
    C> want-help
    C> withdraw
    C? exchange Dragon Pearl | offer-to B | pass
    C> pass
    A> decline
    C? exchange Dragon Pearl | offer-to A | offer-to B | pass
    asks C elves-ask-answer-discard

game elves players=3 scenario=dragonlord

the portal leads to Castles, not to the Central one              elves.objects.central-adjacent-only elves.scenarios.dragonlord-portal
    table  owners castle-1 A, castle-3 A, castle-2 C
    A  hand Shifter Lynx ×2, Keeper of the Quiet Grove
    B  out yes
    A+ attack castle-2
    A! attack centre  elves.objects.central-adjacent-only

game elves players=2 layout=advanced

of equal centre cards the attacker's lies on top                 elves.battle.advanced-centre-tie elves.battle.advanced-centre-stack
    proxies
    begin layout A
    table  owners castle-1 A, castle-4 B, land-16 B  conflict land-16
    A  sent Shifter Lynx ×3  silent yes
    B  nation Snow  sent Ice Slinger ×3  silent yes
    luck 0 0 0 0 0 0
    A> place N
    B> place E
    A> place S
    B> place W
    A? keep-reserve | swap-in E | swap-in W
    table  top Shifter Lynx attacking (id 4)  bottom Ice Slinger defending (id 5)
    asks A elves-ask-reserve-swap

the higher card of the defender lies on top, and nobody swaps it    elves.battle.reserve-swap-timing elves.battle.reserve-swap-only-attacker elves.battle.advanced-centre-contest
    proxies
    begin layout A
    table  owners castle-1 A, castle-4 B, land-16 B  conflict land-16
    A  sent Shifter Lynx ×3  silent yes
    B  nation High  sent Spear of the Dawn ×3  turns 0
    luck 0 0 0 0 0 0
    A> place N
    B> place E
    A> place S
    B> place W
    A  discard Shifter Lynx
    B  hand Spear of the Dawn
    table  top -  bottom -  reserve 1  reserve_card Spear of the Dawn
    asks B elves-ask-go-first

of a squad, too, a card is taken blindly                         elves.battle.advanced-three-face-down elves.battle.advanced-take-opponents-card
    begin layout A
    table  owners castle-1 A, castle-4 B  conflict land-1  guards Cinder Wolf, Fen Crone, Eldagar
    A  sent Shifter Lynx, Green Vale Archer, Keeper of the Quiet Grove
    luck 1
    asks A elves-ask-place
    table  taken Fen Crone  guards Cinder Wolf, Eldagar
    asks A elves-ask-place

the higher card of the attacker lies on top                      elves.battle.advanced-centre-contest elves.battle.advanced-centre-stack
    proxies
    begin layout A
    table  owners castle-1 A, castle-4 B, land-16 B  conflict land-16
    A  sent Shifter Lynx ×3  silent yes
    B  sent Shard Golem ×3  silent yes
    luck 0 0 0 0 0 0
    A> place N
    A  sent Shifter Lynx ×2
    B> place E
    A> place S
    B> place W
    table  top Shifter Lynx attacking (id 4)  bottom Shard Golem defending (id 5)
    asks A elves-ask-reserve-swap

game elves players=4

the turn goes on past who is out, and past nobody else           elves.setup.turn-order-clockwise elves.turn.turn-passes
    table  owners castle-1 A, castle-4 B, castle-2 D
    B  turns 0
    C  out yes
    D  turns 0
    A> decline
    table  turn B
    B> decline
    table  turn D
    D> decline
    table  turn A
    asks A elves-ask-main

four Towers, and not three                                       elves.turn.goal-wins elves.scenarios.superiority-goals
    begin fight A
    table  owners castle-1 A, castle-4 B, castle-3 C, castle-2 D, tower-1 A, tower-2 A  conflict tower-3  field S Shifter Lynx attacking
    A  silent yes  goal Capture four Towers
    B  turns 0
    asks B elves-ask-main
    table  owners castle-1 A, castle-4 B, castle-3 C, castle-2 D, tower-1 A, tower-2 A, tower-3 A
    asks B elves-ask-main

the fourth wins                                                  elves.turn.goal-wins elves.scenarios.superiority-goals
    begin fight A
    table  owners castle-1 A, castle-4 B, castle-3 C, castle-2 D, tower-1 A, tower-2 A, tower-4 A  conflict tower-3  field S Shifter Lynx attacking
    A  silent yes  goal Capture four Towers
    over goal A

game elves players=2

an attack wants three cards: two are too few                     elves.turn.attacker-three-cards
    A  hand Shifter Lynx ×2
    A? decline
    A! attack land-1  elves.turn.attacker-three-cards
    set A  hand Shifter Lynx ×2, Sniper
    A+ attack land-1

an empty Tower is held by a squad, too                           elves.turn.empty-land-neutrals
    proxies
    table  owners castle-1 A, castle-4 B, land-1 A  squads Cinder Wolf + Fen Crone + Irontusk, Bastion Turtle + Bastion Turtle + Lurelight  neutrals Eldagar ×5
    A  hand Shifter Lynx ×3
    A> attack tower-1
    A? look 1 | look 2 | fight 1 | fight 2 | decline
    A> fight 1
    table  guards Cinder Wolf (seen B), Fen Crone (seen B), Irontusk (seen B)  defender -  neutrals Eldagar ×5
    asks A elves-ask-send

game elves players=3 scenario=dragonlord

in every scenario Ebrung fights for the owner of the centre      elves.objects.central-ebrung-for-owner elves.objects.central-ebrung-lost-with-castle
    proxies
    table  owners castle-1 A, castle-3 B, castle-2 C, centre C, land-11 A
    A  hand Shifter Lynx ×2
    A? decline
    set table  owners castle-1 A, castle-3 B, castle-2 C, centre A, land-11 A
    A? attack castle-3 | decline

game elves players=2

after a loop one against one the reserve decides                 elves.attacks.movement-loop-winner elves.attacks.winner-tie-reserve
    begin fight A
    table  owners castle-1 A, castle-4 B, land-16 B  conflict land-16  reserve 0  field S Lurelight attacking (left empty) (right empty), E Bastion Turtle defending (forward shield)
    A  silent yes
    B  silent yes  turns 0
    A> move forward
    A> move forward
    A> move forward
    table  owners castle-1 A, castle-4 B, land-16 A
    asks B elves-ask-main

one against none is more                                         elves.attacks.winner-more-cards
    begin fight A
    table  owners castle-1 A, castle-4 B, land-16 B  conflict land-16  reserve 1  field S Shifter Lynx attacking
    A  silent yes
    B  silent yes  turns 0
    asks B elves-ask-main
    table  owners castle-1 A, castle-4 B, land-16 A
    asks B elves-ask-main

while the centre is empty Ebrung fights for nobody               elves.objects.central-ebrung-for-owner elves.objects.central-ebrung-lost-with-castle
    table  owners castle-1 A, castle-4 B, land-16 A
    A  hand Shifter Lynx ×2
    A? decline
    A! attack castle-4  elves.turn.attacker-three-cards

what is for one's own turn is not for its end                    elves.objects.artefact-timing elves.actions.action-timing-restriction
    table  owners castle-1 A, castle-4 B, land-20 A
    A  artefacts Truce Bell
    B  turns 0
    A+ use Truce Bell
    A> decline
    # whoever has artefacts is asked; what they are nobody can tell by that
    A? pass
    A! use Truce Bell  elves.objects.artefact-timing
    asks A elves-ask-answer-result

what has no time is for the end of a turn, too                   elves.actions.action-any-time
    table  owners castle-1 A, castle-4 B, land-20 A, land-1 A, land-2 A
    A  nation High  hand Crown Treasurer  deck Spear of the Dawn ×2
    B  turns 0
    luck 0 0
    A> decline
    table  turn A
    A? act Crown Treasurer | pass
    asks A elves-ask-answer-result

and for another's Summon                                         elves.actions.action-any-time
    begin summon B
    table  owners castle-1 A, castle-4 B, land-20 A, land-1 A, land-2 A
    A  nation High  hand Crown Treasurer
    B  nation Black  turns 2  deck Guard of Darn
    luck 0
    A? act Crown Treasurer | pass
    B  hand Guard of Darn
    asks A elves-ask-answer-summon

in peace one may answer oneself                                  elves.actions.response-allowed elves.actions.response-chain
    proxies
    table  owners castle-1 A, castle-4 B, land-20 A, land-1 A, land-2 A
    A  nation High  artefacts Muster Scroll  hand Crown Treasurer  deck Spear of the Dawn ×6
    A> use Muster Scroll
    A? act Crown Treasurer | pass
    luck 0 0 0 0 0
    A> act Crown Treasurer
    # the answer comes first
    A  hand Spear of the Dawn ×2
    A> pass
    A  hand Spear of the Dawn ×5  discard Crown Treasurer  artefacts nothing

in battle as well                                                elves.actions.response-allowed elves.actions.response-chain
    begin fight A
    table  owners castle-1 A, castle-4 B, land-16 B, land-20 A, land-1 A, land-2 A  conflict land-16  field S Spear of the Dawn attacking, N Guard of Darn defending
    A  nation High  artefacts Muster Scroll  hand Crown Treasurer
    B  silent yes
    A> use Muster Scroll
    A? act Crown Treasurer | pass | pass-battle
    asks A elves-ask-answer-item

in the second round a card's turn is open for Actions, too       elves.battle.actions-influence-battle
    begin fight A
    table  owners castle-1 A, castle-4 B, land-16 B  conflict land-16  round 1  field S Shifter Lynx attacking (left movement) (forward empty) (right empty), N Guard of Darn defending (left empty) (forward empty) (right empty)
    A  artefacts Thunder Vial
    B  silent yes
    A> pass
    table  round 2
    A? use Thunder Vial | pass | pass-battle
    asks A elves-ask-answer-card

the defender may flee, and the Land is lost                      elves.objects.artefact-unique-effect
    begin layout A
    table  owners castle-1 A, castle-4 B, land-16 B  conflict land-16
    A  sent Shifter Lynx, Green Vale Archer, Keeper of the Quiet Grove
    B  sent Guard of Darn, Initiate, Shard Golem  artefacts Bridge of Mist  turns 0
    luck 0 1 1 1 1
    B> use Bridge of Mist
    table  owners castle-1 A, castle-4 B, land-16 A
    B  hand 3 cards  discard nothing
    A  hand 3 cards  discard nothing
    asks B elves-ask-main

game elves players=3 scenario=dragonlord

the Central Castle is no portal                                  elves.scenarios.dragonlord-no-portal-before elves.scenarios.dragonlord-portal
    table  owners castle-1 A, castle-3 B, castle-2 C, centre A
    A  hand Shifter Lynx ×2, Keeper of the Quiet Grove
    A- attack castle-2 | attack castle-3
    A! attack castle-2  elves.scenarios.dragonlord-no-portal-before

game elves players=4 scenario=alliance

an ally is given a treasure for nothing, too                     elves.scenarios.alliance-gifts
    A  treasures Amber Circlet
    A> offer-to C
    A> give Amber Circlet
    A? want-help | propose | withdraw
    A> propose
    C> agree
    C  treasures Amber Circlet
    A  treasures nothing

game elves players=2

two artefacts for two treasures                                  elves.objects.artefact-trade elves.actions.trade-allowed
    A  treasures Amber Circlet, Dragon Pearl
    B  artefacts Muster Scroll, Seal of Hush, Truce Bell
    A> offer-to B
    A> give Amber Circlet
    A> give Dragon Pearl
    A> want-artefact
    A? want-artefact | propose | withdraw
    A> want-artefact
    A? propose | withdraw
    A> propose
    B> hand-over Truce Bell
    B? hand-over Muster Scroll | hand-over Seal of Hush
    B> hand-over Muster Scroll
    A  treasures nothing  artefacts Truce Bell, Muster Scroll
    B  treasures Amber Circlet, Dragon Pearl  artefacts Seal of Hush

a turn lost by one changes nothing in the order of the others    elves.actions.action-special-ability elves.battle.tie-three-alternate
    proxies
    begin fight A
    table  owners castle-1 A, land-1 A, castle-4 B, land-16 B  conflict land-16  field N Ice Slinger attacking (left movement) (forward empty) (right empty), S Ice Slinger attacking (left movement) (forward empty) (right empty), E Shard Golem defending (initiative 5) (left movement) (forward empty), W Shard Golem defending (initiative 4) (left movement) (forward empty)
    A  nation Snow  hand Rime Shamaness
    B  silent yes  turns 0
    A> pass
    A> go-first N
    A> act Rime Shamaness
    A> target W
    A> stay
    B? move left | stay
    table  field N Ice Slinger attacking (left movement) (forward empty) (right empty) (acted), S Ice Slinger attacking (left movement) (forward empty) (right empty), E Shard Golem defending (initiative 5) (left movement) (forward empty), W Shard Golem defending (initiative 4) (left movement) (forward empty) (acted)
    asks B elves-ask-card

game elves players=4 scenario=alliance

nobody does a favour to the other side                           elves.scenarios.alliance-help-ally-only
    begin fight A
    table  owners castle-1 A, castle-4 B, castle-3 C, castle-2 D, land-16 B, land-7 C, land-8 C  conflict land-16  field S Shifter Lynx attacking (initiative 9) (left empty) (forward simple) (right empty), N Guard of Darn defending (lives 3) (left movement) (forward empty) (right empty)
    A  silent yes
    B  silent yes
    C  nation High  hand Healer of the Bright Cloister  known Healer of the Bright Cloister
    D  nation Snow
    B? move left | stay
    table  field S Shifter Lynx attacking (initiative 9) (left empty) (forward simple) (right empty) (acted), N Guard of Darn defending (lives 3) (left movement) (forward empty) (right empty) (wounds 1)
    asks B elves-ask-card

one's ally is helped                                             elves.scenarios.alliance-help-ally-only
    begin fight A
    table  owners castle-1 A, castle-4 B, castle-3 C, castle-2 D, land-16 B, land-7 C, land-8 C  conflict land-16  field S Shifter Lynx attacking (lives 3) (left movement) (forward empty) (right empty), N Guard of Darn defending (initiative 9) (left empty) (forward simple) (right empty)
    A  silent yes
    B  silent yes
    C  nation High  hand Healer of the Bright Cloister  known Healer of the Bright Cloister
    D  nation Snow
    C? act Healer of the Bright Cloister | pass | pass-battle
    asks C elves-ask-answer-item

game elves players=3 scenario=dragonlord

in every scenario the empty centre lends nobody Ebrung           elves.objects.central-ebrung-for-owner elves.objects.central-ebrung-lost-with-castle
    proxies
    table  owners castle-1 A, castle-3 B, castle-2 C, land-11 A
    A  hand Shifter Lynx ×2
    A? decline
    A! attack castle-3  elves.turn.attacker-three-cards
