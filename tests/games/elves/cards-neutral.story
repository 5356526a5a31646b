# The neutrals and the treasures: what each card is, and what a treasure is given up for.
game elves players=2

Ebrung, Mistress of Time, Eldagar, Atranax, as printed            elves.setup.card-anatomy
    begin fight A
    table  owners castle-1 A, castle-4 B, land-16 B  conflict land-16  field N Ebrung Warden of the Portal attacking, E Mistress of Time attacking, S Eldagar attacking, W Atranax defending
    A  nation Forest  artefacts Muster Scroll
    B  nation Black  silent yes
    A? use Muster Scroll | pass | pass-battle
    table  field N Ebrung Warden of the Portal attacking (initiative 6) (lives 4) (left double-simple) (forward double-piercing) (right simple), E Mistress of Time attacking (initiative 12) (lives 2) (left piercing) (forward movement) (right double-piercing), S Eldagar attacking (initiative 7) (lives 3) (left double-simple) (forward shield) (right double-simple), W Atranax defending (initiative 5) (lives 3) (left fire-shield) (forward double-piercing) (right simple)

Mossback Colossus, Cinder Wolf, Fen Crone, Crag Harpy, as printed    elves.setup.card-anatomy
    begin fight A
    table  owners castle-1 A, castle-4 B, land-16 B  conflict land-16  field N Mossback Colossus attacking, E Cinder Wolf attacking, S Fen Crone attacking, W Crag Harpy defending
    A  nation Forest  artefacts Muster Scroll
    B  nation Black  silent yes
    A? use Muster Scroll | pass | pass-battle
    table  field N Mossback Colossus attacking (initiative 4) (lives 3) (left double-simple) (forward simple) (right double-simple), E Cinder Wolf attacking (initiative 10) (lives 2) (left double-simple) (forward simple) (right simple), S Fen Crone attacking (initiative 7) (lives 2) (left piercing) (forward simple) (right piercing), W Crag Harpy defending (initiative 10) (lives 2) (left double-simple) (forward movement) (right simple)

Centaur of the Old Roads, Irontusk, Lurelight, Bastion Turtle, as printed    elves.setup.card-anatomy
    begin fight A
    table  owners castle-1 A, castle-4 B, land-16 B  conflict land-16  field N Centaur of the Old Roads attacking, E Irontusk attacking, S Lurelight attacking, W Bastion Turtle defending
    A  nation Forest  artefacts Muster Scroll
    B  nation Black  silent yes
    A? use Muster Scroll | pass | pass-battle
    table  field N Centaur of the Old Roads attacking (initiative 9) (lives 2) (left simple) (forward double-simple) (right simple), E Irontusk attacking (initiative 8) (lives 2) (left double-simple) (forward simple) (right double-simple), S Lurelight attacking (initiative 11) (lives 1) (left piercing) (forward movement) (right double-piercing), W Bastion Turtle defending (initiative 3) (lives 3) (left shield) (forward double-simple) (right shield)

Magma Newt, Barrow Ogre, Willow Watcher, Borderland Sellsword, as printed    elves.setup.card-anatomy
    begin fight A
    table  owners castle-1 A, castle-4 B, land-16 B  conflict land-16  field N Magma Newt attacking, E Barrow Ogre attacking, S Willow Watcher attacking, W Borderland Sellsword defending
    A  nation Forest  artefacts Muster Scroll
    B  nation Black  silent yes
    A? use Muster Scroll | pass | pass-battle
    table  field N Magma Newt attacking (initiative 6) (lives 2) (left fire-shield) (forward piercing) (right fire-shield), E Barrow Ogre attacking (initiative 5) (lives 3) (left double-simple) (forward simple) (right double-simple), S Willow Watcher attacking (initiative 4) (lives 3) (left counter) (forward piercing) (right counter), W Borderland Sellsword defending (initiative 9) (lives 2) (left simple) (forward shield) (right double-simple)

Wraith of the Dome, as printed                                    elves.setup.card-anatomy
    begin fight A
    table  owners castle-1 A, castle-4 B, land-16 B  conflict land-16  field N Wraith of the Dome defending
    A  nation Forest  artefacts Muster Scroll
    B  nation Black  silent yes
    A? use Muster Scroll | pass | pass-battle
    table  field N Wraith of the Dome defending (initiative 9) (lives 2) (left piercing) (forward simple) (right piercing)

Splinter of the Fallen Star: two cards for it                     elves.actions.treasure-exchange-draw-two elves.actions.treasure-to-neutral-discard
    A  treasures Splinter of the Fallen Star  deck Shifter Lynx ×2, Sniper
    luck 0 0
    A> exchange Splinter of the Fallen Star
    A  hand 2 cards  deck 1 card  treasures nothing
    table  fallen Splinter of the Fallen Star

Amber Circlet: two cards for it                                   elves.actions.treasure-exchange-draw-two elves.actions.treasure-to-neutral-discard
    A  treasures Amber Circlet  deck Shifter Lynx ×2, Sniper
    luck 0 0
    A> exchange Amber Circlet
    A  hand 2 cards  deck 1 card  treasures nothing
    table  fallen Amber Circlet

Chalice of First Dews: two cards for it                           elves.actions.treasure-exchange-draw-two elves.actions.treasure-to-neutral-discard
    A  treasures Chalice of First Dews  deck Shifter Lynx ×2, Sniper
    luck 0 0
    A> exchange Chalice of First Dews
    A  hand 2 cards  deck 1 card  treasures nothing
    table  fallen Chalice of First Dews

Singing Casket: two cards for it                                  elves.actions.treasure-exchange-draw-two elves.actions.treasure-to-neutral-discard
    A  treasures Singing Casket  deck Shifter Lynx ×2, Sniper
    luck 0 0
    A> exchange Singing Casket
    A  hand 2 cards  deck 1 card  treasures nothing
    table  fallen Singing Casket

Dragon Pearl: two cards for it                                    elves.actions.treasure-exchange-draw-two elves.actions.treasure-to-neutral-discard
    A  treasures Dragon Pearl  deck Shifter Lynx ×2, Sniper
    luck 0 0
    A> exchange Dragon Pearl
    A  hand 2 cards  deck 1 card  treasures nothing
    table  fallen Dragon Pearl

no treasure fights: it has no lives, no initiative and no sides   elves.actions.treasure-no-initiative elves.actions.treasure-inert
    begin fight A
    table  owners castle-1 A, castle-4 B, land-16 B  conflict land-16  field N Splinter of the Fallen Star defending, E Chalice of First Dews defending, S Cinder Wolf attacking, W Singing Casket defending
    A  artefacts Muster Scroll  silent no
    B  silent yes  turns 0
    # nobody is left to fight
    asks A elves-ask-answer-start
    table  field N Splinter of the Fallen Star defending (lives 0) (initiative 0) (left empty) (forward empty) (right empty), E Chalice of First Dews defending (lives 0) (initiative 0) (left empty) (forward empty) (right empty), S Cinder Wolf attacking, W Singing Casket defending (lives 0) (initiative 0) (left empty) (forward empty) (right empty)
