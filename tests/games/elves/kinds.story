# Two of a kind and the last of them, the last seat, far below a limit: where a rule read too narrowly would still seem right.
game elves players=2

with two hands that move there are two ways                      elves.attacks.movement-free-place
    proxies
    begin fight A
    table  owners castle-1 A, castle-4 B, land-16 B  conflict land-16  field S Keeper of the Quiet Grove attacking (initiative 9) (left movement) (forward empty) (right movement), N Guard of Darn defending (initiative 2) (left movement) (forward empty) (right empty)
    A  silent yes
    B  silent yes  turns 0
    A? move left | move right | stay
    A> move right
    table  field N Guard of Darn defending (initiative 2) (left movement) (forward empty) (right empty) (id 0), E Keeper of the Quiet Grove attacking (initiative 9) (left movement) (forward empty) (right movement) (id 2) (acted)
    asks B elves-ask-card

one of two hands leads to a treasure                             elves.attacks.movement-treasure
    proxies
    begin fight A
    table  owners castle-1 A, castle-4 B  squads Irontusk + Irontusk + Lurelight  conflict land-20  field S Keeper of the Quiet Grove attacking (initiative 9) (left movement) (forward movement) (right empty), N Amber Circlet defending, E Cinder Wolf defending (initiative 2) (left movement) (forward empty) (right empty)
    A  silent yes
    B  silent yes  turns 0
    A? move left | move forward | stay
    A> move forward
    table  field N Keeper of the Quiet Grove attacking (initiative 9) (left movement) (forward movement) (right empty) (id 2) (acted), E Cinder Wolf defending (initiative 2) (left movement) (forward empty) (right empty), S Amber Circlet defending (id 0)
    asks B elves-ask-card

a treasure is not among those of the lowest initiative           elves.actions.treasure-no-initiative
    proxies
    begin fight A
    table  owners castle-1 A, castle-4 B  squads Irontusk + Irontusk + Lurelight  conflict land-20  field S Keeper of the Quiet Grove attacking (initiative 9) (left movement) (forward empty) (right empty), N Amber Circlet defending, E Cinder Wolf defending (initiative 0) (left movement) (forward empty) (right empty)
    A  silent yes
    B  silent yes  turns 0
    A> stay
    B? move left | stay
    asks B elves-ask-card

three after an exchange are not too many                         elves.actions.treasure-exchange-discard
    proxies
    A  hand Shifter Lynx  treasures Amber Circlet, Dragon Pearl  deck Shifter Lynx ×4
    luck 0 0
    A> exchange Amber Circlet
    A  hand Shifter Lynx ×3  discard nothing  treasures Dragon Pearl
    asks A elves-ask-main

in one's own turn each of two treasures may be exchanged         elves.actions.treasure-exchange-any-turn
    proxies
    A  treasures Amber Circlet, Dragon Pearl  deck Shifter Lynx ×4
    A+ exchange Amber Circlet | exchange Dragon Pearl
    luck 0 0
    A> exchange Dragon Pearl
    A  hand Shifter Lynx ×2  treasures Amber Circlet
    asks A elves-ask-main

two after the Summon are far from too many                       elves.turn.hand-limit-five elves.turn.discard-down-to-five elves.objects.artefact-not-in-hand
    proxies
    begin summon B
    table  owners castle-1 A, castle-4 B
    B  hand Shard Golem  deck Guard of Darn  turns 2  artefacts Truce Bell
    luck 0
    B> pass
    B  hand Shard Golem, Guard of Darn  discard nothing  artefacts Truce Bell
    asks B elves-ask-main

game elves players=3

the last seat's Castle is defended by its own dragon, too        elves.objects.castle-captured-with-dragon elves.objects.castle-captured-dragon-must-defend
    proxies
    table  owners castle-1 A, castle-3 B, castle-2 B, land-5 A
    A  hand Shifter Lynx ×3
    B  hand Shard Golem ×4
    C  out yes
    A> attack castle-2
    B  sent Hrimvir Dragon of the Snowstorm
    B? send Shard Golem
    asks B elves-ask-send

more than one goal of others, and the last seat's                elves.scenarios.superiority-others-goal-no-win
    begin fight A
    table  owners castle-1 A, castle-3 B, castle-2 C, land-1 B, land-2 B, tower-3 B, tower-4 B, tower-5 B, tower-6 B, land-8 C, land-9 C, land-10 C, land-12 C  conflict land-15  field S Shifter Lynx attacking
    A  silent yes  goal Capture an enemy Castle
    B  goal Hold the Central Castle for a full round  turns 0
    C  goal Capture four Towers  treasures Amber Circlet, Dragon Pearl
    C> pass
    # B has four Towers, seven Lands, and three Towers with six Lands; C two Treasures with five Lands
    A  ruled_out 0
    B  ruled_out 19
    C  ruled_out 64
    asks B elves-ask-main

game elves players=4

the turn goes on past two who are out                            elves.setup.turn-order-clockwise elves.turn.turn-passes
    table  owners castle-1 A, castle-2 D
    B  out yes
    C  out yes
    D  turns 0
    A> decline
    table  turn D
    D> decline
    table  turn A
    asks A elves-ask-main
