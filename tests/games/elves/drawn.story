# Rules drawn by lot and broken by hand: what their own stories had not noticed.
game elves players=2

the left hand strikes only who stands on the left                elves.battle.direction-sides
    begin fight A
    table  owners castle-1 A, castle-4 B, land-16 B  conflict land-16  field S Keeper of the Quiet Grove attacking (initiative 9) (left simple) (forward simple) (right empty), W Guard of Darn defending (lives 3) (left empty) (forward empty) (right empty), N Shard Golem defending (lives 3) (left empty) (forward empty) (right empty)
    A  silent yes
    B  silent yes  turns 0
    A? strike left | strike forward
    A! strike right
    asks A elves-ask-card

the right hand strikes only who stands on the right              elves.battle.direction-sides
    begin fight A
    table  owners castle-1 A, castle-4 B, land-16 B  conflict land-16  field W Keeper of the Quiet Grove attacking (initiative 9) (left empty) (forward simple) (right simple), S Guard of Darn defending (lives 3) (left empty) (forward empty) (right empty), E Shard Golem defending (lives 3) (left empty) (forward empty) (right empty)
    A  silent yes
    B  silent yes  turns 0
    A? strike forward | strike right
    A! strike left
    asks A elves-ask-card

a treasure is no card to defend with                             elves.turn.opponent-too-few-cards
    table  owners castle-1 A, castle-4 B, land-20 B, land-19 A
    A  hand Shifter Lynx ×2, Sniper
    B  hand Guard of Darn ×2  treasures Amber Circlet  turns 0
    A> attack land-20
    B> pass
    table  owners castle-1 A, castle-4 B, land-20 A, land-19 A  conflict -
    B  hand Guard of Darn ×2  treasures Amber Circlet
    asks B elves-ask-main

with few cards the Central Castle is fought for, too             elves.objects.castle-not-surrendered
    proxies
    table  owners castle-1 A, castle-4 B, centre B, land-18 A
    A  hand Shifter Lynx ×3
    B  hand Shard Golem  deck Shard Golem ×3  turns 0
    A> attack centre
    table  conflict centre
    B  hand Shard Golem ×2  sent Ebrung Warden of the Portal
    asks B elves-ask-send

the Central Castle and three Towers bring a card each            elves.objects.tower-side-on-objects
    proxies
    begin summon A
    table  owners castle-1 A, castle-4 B, centre A, tower-5 A, tower-7 A, tower-8 A, land-1 A
    A  deck Shifter Lynx ×6  turns 2
    luck 0 0 0 0 0
    asks A elves-ask-main
    A  hand Shifter Lynx ×5  deck Shifter Lynx
    asks A elves-ask-main

a double piercing strike takes two through a fire shield         elves.attacks.double-piercing-strike
    proxies
    begin fight A
    table  owners castle-1 A, castle-4 B, land-16 B  conflict land-16  field N Guard of Darn defending (lives 3) (initiative 1) (left empty) (forward fire-shield) (right empty), S Keeper of the Quiet Grove attacking (lives 3) (initiative 9) (left empty) (forward double-piercing) (right empty), W Shifter Lynx attacking (initiative 8) (left movement) (forward empty) (right empty)
    A  silent yes
    B  silent yes  turns 0
    A? move left | stay
    table  field N Guard of Darn defending (wounds 2) (lives 3) (initiative 1) (left empty) (forward fire-shield) (right empty), S Keeper of the Quiet Grove attacking (wounds 1) (lives 3) (initiative 9) (left empty) (forward double-piercing) (right empty) (acted), W Shifter Lynx attacking (initiative 8) (left movement) (forward empty) (right empty)
    asks A elves-ask-card

the same places with another card still to act are no loop       elves.attacks.movement-loop-ends
    begin fight A
    table  owners castle-1 A, castle-4 B, land-16 B  conflict land-16  field S Lurelight attacking (initiative 9) (left empty) (forward movement) (right empty), N Shifter Lynx attacking (initiative 8) (left empty) (forward movement) (right empty), W Bastion Turtle defending (left empty) (forward shield) (right empty)
    A  silent yes
    B  silent yes  turns 0
    A> move forward
    A> stay
    A> move forward
    A> move forward
    # as after the first movement, but then the Lynx had still to act
    table  round 3  looped no
    A? move forward | stay
    asks A elves-ask-card

who flees leaves the treasures of the centre in the discard      elves.actions.treasure-neutrals-win
    begin layout A
    table  owners castle-1 A, castle-4 B  conflict land-16  guards Amber Circlet, Dragon Pearl, Cinder Wolf  squads Irontusk + Irontusk + Lurelight
    A  sent Shifter Lynx, Green Vale Archer, Keeper of the Quiet Grove  artefacts Bridge of Mist
    luck 0 0 1 2 0
    A> use Bridge of Mist
    A  treasures nothing  hand Shifter Lynx, Green Vale Archer, Keeper of the Quiet Grove
    table  fallen Cinder Wolf, Dragon Pearl, Amber Circlet  owners castle-1 A, castle-4 B
    asks B elves-ask-main

game elves players=3 scenario=dragonlord

a dragon lent counts among the cards to defend with              elves.turn.opponent-too-few-cards
    table  owners castle-1 A, castle-3 B, castle-2 B, land-15 B
    A  nation Forest  hand Shifter Lynx ×2, Sniper
    B  nation Black  hand Guard of Darn ×2  turns 0
    C  nation High  out yes
    A> attack land-15
    B? accept | retreat
    table  owners castle-1 A, castle-3 B, castle-2 B, land-15 B  conflict land-15
    asks B elves-ask-defend

game elves players=3

who keeps the neutrals has no warrior among them                 elves.actions.interfere-own-only
    begin fight A
    table  owners castle-1 A, castle-3 B, castle-2 C, land-7 C  conflict land-15  keeper C  field S Shifter Lynx attacking, N Cinder Wolf defending
    A  nation Forest
    B  nation High
    C  nation Black  hand Initiate  artefacts Thunder Vial
    C? use Thunder Vial | pass | pass-battle
    C! act Initiate  elves.actions.interfere-own-only
    asks C elves-ask-answer-start

game elves players=2

one squad that shows a card is not looked at                     elves.turn.squad-look-impossible
    proxies
    table  squads Irontusk + Irontusk + Magma Newt (shown 3)
    A  hand Shifter Lynx ×4
    A> attack land-1
    A? fight 1 | decline
    A! look 1  elves.turn.squad-revealed-not-looked
    asks A elves-ask-squad

who could move must strike into a counter-attack                 elves.attacks.counter-attack-compulsory
    begin fight A
    table  owners castle-1 A, castle-4 B, land-16 B  conflict land-16  field S Keeper of the Quiet Grove attacking (lives 3) (initiative 9) (left movement) (forward simple) (right empty), N Guard of Darn defending (lives 3) (initiative 1) (left movement) (forward counter) (right empty)
    A  silent yes
    B  silent yes  turns 0
    B? move left | stay
    table  field S Keeper of the Quiet Grove attacking (wounds 1) (lives 3) (initiative 9) (left movement) (forward simple) (right empty) (acted), N Guard of Darn defending (wounds 1) (lives 3) (initiative 1) (left movement) (forward counter) (right empty)
    asks B elves-ask-card

a strike is lost if a friend has come to the place struck at     elves.battle.only-enemy-targets
    begin fight A
    table  owners castle-1 A, castle-4 B, land-16 B  conflict land-16  field S Cinder Wolf attacking (initiative 9) (left empty) (forward simple) (right empty), E Irontusk attacking (initiative 1) (left empty) (forward empty) (right empty), N Bastion Turtle defending (initiative 2) (left movement) (forward empty) (right empty)
    A  silent yes
    B  artefacts Crossroads Cloak  turns 0
    B> pass
    B> pass
    B> use Crossroads Cloak
    B> target N
    B> swap-with E
    B? move left | stay
    table  field S Cinder Wolf attacking (initiative 9) (left empty) (forward simple) (right empty) (acted), N Irontusk attacking (id 1) (initiative 1) (left empty) (forward empty) (right empty), E Bastion Turtle defending (id 0) (initiative 2) (left movement) (forward empty) (right empty)
    asks B elves-ask-card

game elves players=4

who is out is passed over, and the next as well                  elves.turn.turn-passes
    B  out yes
    C  out yes
    D  turns 0
    A> decline
    table  turn D
    asks D elves-ask-main

game elves players=2

where two strikes only burn one of them is made                  elves.battle.no-pass
    begin fight A
    table  owners castle-1 A, castle-4 B, land-16 B  conflict land-16  field S Keeper of the Quiet Grove attacking (lives 3) (initiative 9) (left simple) (forward simple) (right movement), N Guard of Darn defending (lives 3) (initiative 1) (left empty) (forward fire-shield) (right empty), W Shard Golem defending (lives 3) (initiative 1) (left empty) (forward empty) (right fire-shield)
    A  silent yes
    B  silent yes  turns 0
    A? strike left | strike forward
    A! stay  elves.battle.no-pass
    A! move right  elves.battle.no-pass
    asks A elves-ask-card

of three alike any may go first                                  elves.battle.tie-same-owner
    proxies
    begin fight A
    table  owners castle-1 A, castle-4 B, land-16 B  conflict land-16  field S Keeper of the Quiet Grove attacking (lives 3) (initiative 1), N Guard of Darn defending (lives 3) (initiative 7), E Guard of Darn defending (lives 3) (initiative 7), W Guard of Darn defending (lives 3) (initiative 7)
    A  silent yes
    B  silent yes  turns 0
    B? go-first N | go-first E | go-first W
    asks B elves-ask-go-first

a treasure changes places and stays on the field                 elves.battle.treasure-stays
    begin fight A
    table  owners castle-1 A, castle-4 B  conflict land-16  field S Lurelight attacking (initiative 9) (left empty) (forward movement) (right empty), N Amber Circlet defending, W Bastion Turtle defending (initiative 1) (left movement) (forward empty) (right empty)
    A  silent yes
    B  silent yes  turns 0
    A> move forward
    B? move left | stay
    table  field N Lurelight attacking (id 2) (initiative 9) (left empty) (forward movement) (right empty) (acted), S Amber Circlet defending (id 0), W Bastion Turtle defending (initiative 1) (left movement) (forward empty) (right empty)
    asks B elves-ask-card

game elves players=2 layout=advanced

a neutral card of higher initiative lies on top, too             elves.battle.advanced-centre-stack
    begin layout A
    table  owners castle-1 A, castle-4 B  conflict land-16  guards Irontusk, Lurelight, Cinder Wolf
    A  sent Shifter Lynx, Green Vale Archer, Guard of Darn  artefacts Thunder Vial
    luck 0 0 0 1 0 0
    A> place S
    B> place W
    A> place N
    B> place E
    table  top Guard of Darn attacking (id 4)  bottom Lurelight defending (id 5)
    A> pass
    asks A elves-ask-answer-fatal
    table  top Lurelight defending (id 5)  bottom Guard of Darn attacking (id 4)
    A> pass
    A  discard Guard of Darn
    table  top -  bottom -  reserve 1
    asks A elves-ask-answer-start

a treasure in the centre lies under a warrior                    elves.actions.treasure-no-initiative
    begin layout A
    table  owners castle-1 A, castle-4 B  conflict land-16  guards Irontusk, Amber Circlet, Cinder Wolf
    A  sent Shifter Lynx, Green Vale Archer, Guard of Darn
    luck 0 0 0 1 0 0
    A> place S
    B> place W
    A> place N
    B> place E
    table  top Guard of Darn attacking (id 4)  bottom Amber Circlet defending (id 5)
    asks A elves-ask-reserve-swap

game elves players=2

in peace, too, nobody acts from the discard                      elves.actions.action-from-hand
    table  owners castle-1 A, land-1 A, land-2 A, land-3 A, castle-4 B
    A  nation High  hand Spear of the Dawn  discard Crown Treasurer
    A- act Crown Treasurer
    A! act Crown Treasurer  elves.actions.action-from-hand
    asks A elves-ask-main

game elves players=4

who loses a Castle that was another's stays in                   elves.objects.other-castle-lost-stays
    begin fight A
    table  owners castle-1 A, castle-4 B, castle-3 B, castle-2 D  conflict castle-3  field S Shifter Lynx attacking
    A  silent yes
    B  silent yes  turns 0
    C  out yes
    asks B elves-ask-main
    table  owners castle-1 A, castle-4 B, castle-3 A, castle-2 D
    B  out no
    asks B elves-ask-main

game elves players=2

three are sent, though more are at hand                          elves.actions.action-choose-before-battle
    proxies
    begin muster A
    table  owners castle-1 A, castle-4 B, land-16 B  conflict land-16
    A  hand Shifter Lynx, Shifter Lynx, Shifter Lynx, Keeper of the Quiet Grove, Keeper of the Quiet Grove
    B  hand Guard of Darn ×2, Shard Golem
    B> send Guard of Darn
    B> send Guard of Darn
    B> send Shard Golem
    A> send Shifter Lynx
    A> send Shifter Lynx
    luck 0 0 0 0 0
    A> send Shifter Lynx
    A  hand Keeper of the Quiet Grove, Keeper of the Quiet Grove
    asks A elves-ask-reserve-swap

game elves players=2 scenario=dragonlord

Ebrung goes to no plain Land in this scenario either             elves.objects.central-ebrung-castles-only
    proxies
    begin muster A
    table  owners castle-1 A, castle-4 B, centre A, land-16 B  conflict land-16
    A  hand Shifter Lynx ×4
    B  hand Guard of Darn ×3
    B> send Guard of Darn
    B> send Guard of Darn
    B> send Guard of Darn
    A? send Shifter Lynx
    asks A elves-ask-send
