# The High Elves: what each card is and does, with the Lands its Action asks for and with one fewer.
game elves players=2

Aurellon, Kaelindra, Oriel, Tarien, as printed                    elves.setup.card-anatomy
    begin fight A
    table  owners castle-1 A, castle-4 B, land-16 B  conflict land-16  field N Aurellon Dragon of Daybreak attacking, E Kaelindra Goldshield attacking, S Oriel the High Enchanter attacking, W Tarien Lord of the Noon Gates defending
    A  nation High  artefacts Muster Scroll
    B  nation Black  silent yes
    A? use Muster Scroll | pass | pass-battle
    table  field N Aurellon Dragon of Daybreak attacking (initiative 7) (lives 4) (left fire-shield) (forward double-piercing) (right shield), E Kaelindra Goldshield attacking (initiative 5) (lives 3) (left fire-shield) (forward double-simple) (right shield), S Oriel the High Enchanter attacking (initiative 7) (lives 2) (left piercing) (forward double-piercing) (right counter), W Tarien Lord of the Noon Gates defending (initiative 6) (lives 2) (left double-simple) (forward double-piercing) (right counter)

Sun Plateguard, Spear of the Dawn, Healer of the Bright Cloister, Keeper of the Seals, as printed    elves.setup.card-anatomy
    begin fight A
    table  owners castle-1 A, castle-4 B, land-16 B  conflict land-16  field N Sun Plateguard attacking, E Spear of the Dawn attacking, S Healer of the Bright Cloister attacking, W Keeper of the Seals defending
    A  nation High  artefacts Muster Scroll
    B  nation Black  silent yes
    A? use Muster Scroll | pass | pass-battle
    table  field N Sun Plateguard attacking (initiative 3) (lives 2) (left shield) (forward double-simple) (right shield), E Spear of the Dawn attacking (initiative 7) (lives 1) (left piercing) (forward simple) (right counter), S Healer of the Bright Cloister attacking (initiative 5) (lives 2) (left counter) (forward piercing) (right empty), W Keeper of the Seals defending (initiative 6) (lives 1) (left fire-shield) (forward simple) (right shield)

Knight of the Mirror Court, Crystal Wall Arbalester, Crown Treasurer, Noon Standard-bearer, as printed    elves.setup.card-anatomy
    begin fight A
    table  owners castle-1 A, castle-4 B, land-16 B  conflict land-16  field N Knight of the Mirror Court attacking, E Crystal Wall Arbalester attacking, S Crown Treasurer attacking, W Noon Standard-bearer defending
    A  nation High  artefacts Muster Scroll
    B  nation Black  silent yes
    A? use Muster Scroll | pass | pass-battle
    table  field N Knight of the Mirror Court attacking (initiative 3) (lives 2) (left counter) (forward piercing) (right empty), E Crystal Wall Arbalester attacking (initiative 6) (lives 1) (left simple) (forward piercing) (right shield), S Crown Treasurer attacking (initiative 3) (lives 2) (left simple) (forward simple) (right shield), W Noon Standard-bearer defending (initiative 5) (lives 2) (left simple) (forward shield) (right empty)

Kaelindra Goldshield gives a warrior of one's own a Fire shield, at 4 Lands    elves.actions.action-special-ability elves.actions.price-threshold
    begin fight A
    table  owners castle-1 A, land-1 A, land-2 A, castle-4 B, land-16 B  conflict land-16  field S Cinder Wolf attacking, N Bastion Turtle defending, W Magma Newt defending
    A  nation High  hand Kaelindra Goldshield  artefacts Muster Scroll
    B  nation Black  silent yes
    A! act Kaelindra Goldshield  elves.actions.price-threshold
    set table  owners castle-1 A, land-1 A, land-2 A, tower-1 A, castle-4 B, land-16 B
    A> act Kaelindra Goldshield
    A? side S left | side S forward | side S right
    A! side N left  elves.actions.interfere-own-only
    A> side S right
    A> pass
    table  field S Cinder Wolf attacking (right fire-shield), N Bastion Turtle defending, W Magma Newt defending
    A  discard Kaelindra Goldshield

Oriel takes a strike from an enemy warrior, at 4 Lands            elves.actions.action-special-ability elves.actions.price-threshold
    begin fight A
    table  owners castle-1 A, land-1 A, land-2 A, castle-4 B, land-16 B  conflict land-16  field S Cinder Wolf attacking, N Bastion Turtle defending, W Magma Newt defending
    A  nation High  hand Oriel the High Enchanter  artefacts Muster Scroll
    B  nation Black  silent yes
    A! act Oriel the High Enchanter  elves.actions.price-threshold
    set table  owners castle-1 A, land-1 A, land-2 A, tower-1 A, castle-4 B, land-16 B
    A> act Oriel the High Enchanter
    A? side N forward | side W forward
    A! side N left  elves.actions.action-special-ability
    A! side S left  elves.actions.interfere-own-only
    A> side N forward
    A> pass
    table  field S Cinder Wolf attacking, N Bastion Turtle defending (forward empty), W Magma Newt defending
    A  discard Oriel the High Enchanter

Tarien puts the reserve in a warrior's place, at 3 Lands          elves.actions.action-special-ability elves.actions.price-threshold
    begin fight A
    table  owners castle-1 A, land-1 A, castle-4 B, land-16 B  conflict land-16  reserve 0  reserve_card Spear of the Dawn  field S Knight of the Mirror Court attacking (wounds 1) (acted), E Irontusk attacking, N Bastion Turtle defending
    A  nation High  hand Tarien Lord of the Noon Gates, Spear of the Dawn  known Spear of the Dawn  artefacts Muster Scroll
    B  nation Black  silent yes
    A! act Tarien Lord of the Noon Gates  elves.actions.price-threshold
    set table  owners castle-1 A, land-1 A, land-2 A, castle-4 B, land-16 B
    A> act Tarien Lord of the Noon Gates
    A? target E | target S
    A! target N  elves.actions.interfere-own-only
    A> target S
    A> pass
    # it has acted, for the one it replaces had; wounds go with that one
    table  field S Spear of the Dawn attacking (acted), E Irontusk attacking, N Bastion Turtle defending  reserve 0  reserve_card Knight of the Mirror Court
    A  hand Knight of the Mirror Court  known Knight of the Mirror Court
    A  discard Tarien Lord of the Noon Gates

Tarien finds no reserve that lies with the other side             elves.actions.action-special-ability
    begin fight A
    table  owners castle-1 A, land-1 A, land-2 A, castle-4 B, land-16 B  conflict land-16  reserve 1  reserve_card Initiate  field S Cinder Wolf attacking, N Bastion Turtle defending
    A  nation High  hand Tarien Lord of the Noon Gates  artefacts Muster Scroll
    B  nation Black  hand Initiate  known Initiate  silent yes
    A! act Tarien Lord of the Noon Gates  elves.actions.interfere-own-only

Sun Plateguard gives a warrior of one's own a Fire shield, for the attacked, at 2 Lands    elves.actions.action-special-ability elves.actions.price-threshold
    begin fight B
    table  owners land-1 A, castle-4 B, land-20 B  conflict land-1  field S Cinder Wolf attacking, N Bastion Turtle defending
    A  nation High  hand Sun Plateguard  artefacts Muster Scroll
    B  nation Black  silent yes
    A! act Sun Plateguard  elves.actions.price-threshold
    set table  owners land-1 A, castle-1 A, castle-4 B, land-20 B
    A> act Sun Plateguard
    A? side N left | side N forward | side N right
    A! side S left  elves.actions.interfere-own-only
    A> side N left
    A> pass
    table  field S Cinder Wolf attacking, N Bastion Turtle defending (left fire-shield)
    A  discard Sun Plateguard

Healer of the Bright Cloister: a strike takes 1 life less, at 2 Lands    elves.actions.action-special-ability elves.actions.price-threshold
    begin fight A
    table  owners castle-1 A, castle-4 B, land-16 B  conflict land-16  field S Bastion Turtle attacking, N Centaur of the Old Roads defending
    A  nation High  hand Healer of the Bright Cloister  artefacts Muster Scroll
    B  nation Black  silent yes
    # the start, the Centaur's turn, its strike
    A! act Healer of the Bright Cloister  elves.actions.action-timing-restriction
    A> pass
    A> pass
    A! act Healer of the Bright Cloister  elves.actions.price-threshold
    set table  owners castle-1 A, land-1 A, castle-4 B, land-16 B
    A> act Healer of the Bright Cloister
    A> pass
    A> pass
    # of the Double Simple strike one life is left
    table  field S Bastion Turtle attacking (wounds 1), N Centaur of the Old Roads defending (acted)
    A  discard Healer of the Bright Cloister

Healer of the Bright Cloister: an artefact's damage is less by 1 too    elves.actions.action-special-ability
    begin fight A
    table  owners castle-1 A, land-1 A, castle-4 B, land-16 B  conflict land-16  field S Cinder Wolf attacking, N Bastion Turtle defending
    A  nation High  hand Healer of the Bright Cloister  artefacts Muster Scroll
    B  nation Black  artefacts Thunder Vial
    A> pass
    B> use Thunder Vial
    A+ act Healer of the Bright Cloister | use Muster Scroll
    A> act Healer of the Bright Cloister
    A> pass
    A> pass
    table  field S Cinder Wolf attacking, N Bastion Turtle defending  removed Thunder Vial
    A  discard Healer of the Bright Cloister

Keeper of the Seals cancels an Action or artefact, at 3 Lands     elves.actions.action-special-ability elves.actions.price-threshold
    begin fight A
    table  owners castle-1 A, land-1 A, castle-4 B, land-16 B  conflict land-16  field S Cinder Wolf attacking, N Bastion Turtle defending
    A  nation High  hand Keeper of the Seals  artefacts Muster Scroll
    B  nation Black  artefacts Thunder Vial
    A! act Keeper of the Seals  elves.actions.action-timing-restriction
    A> pass
    B> use Thunder Vial
    A! act Keeper of the Seals  elves.actions.price-threshold
    set table  owners castle-1 A, land-1 A, land-2 A, castle-4 B, land-16 B
    A> act Keeper of the Seals
    A> pass
    A> pass
    # the Vial is spent, and the Wolf unhurt
    table  field S Cinder Wolf attacking, N Bastion Turtle defending  removed Thunder Vial
    A  discard Keeper of the Seals
    B  artefacts nothing

Keeper of the Seals cancels no strike                             elves.actions.action-special-ability
    begin fight A
    table  owners castle-1 A, land-1 A, land-2 A, castle-4 B, land-16 B  conflict land-16  field S Bastion Turtle attacking, N Centaur of the Old Roads defending
    A  nation High  hand Keeper of the Seals  artefacts Muster Scroll
    B  nation Black  silent yes
    A> pass
    A> pass
    asks A elves-ask-answer-item
    A! act Keeper of the Seals  elves.actions.interfere-own-only

Crown Treasurer draws 2 cards, at 4 Lands, in one's own turn      elves.actions.action-special-ability elves.actions.price-threshold
    table  owners castle-1 A, land-1 A, land-2 A, castle-4 B
    A  nation High  hand Crown Treasurer  deck Spear of the Dawn ×2, Knight of the Mirror Court
    A! act Crown Treasurer  elves.actions.price-threshold
    set table  owners castle-1 A, land-1 A, land-2 A, tower-1 A, castle-4 B
    luck 0 0
    A> act Crown Treasurer
    A  hand 2 cards  deck 1 card  discard Crown Treasurer

Crown Treasurer draws in battle too                               elves.actions.action-special-ability elves.actions.price-threshold
    begin fight A
    table  owners castle-1 A, land-1 A, land-2 A, castle-4 B, land-16 B  conflict land-16  field S Cinder Wolf attacking, N Bastion Turtle defending
    A  nation High  hand Crown Treasurer  deck Spear of the Dawn ×2, Knight of the Mirror Court  artefacts Muster Scroll
    B  nation Black  silent yes
    luck 0 0
    A! act Crown Treasurer  elves.actions.price-threshold
    set table  owners castle-1 A, land-1 A, land-2 A, tower-1 A, castle-4 B, land-16 B
    A> act Crown Treasurer
    A> pass
    A  hand 2 cards  deck 1 card
    A  discard Crown Treasurer

Crown Treasurer draws in another's turn too                       elves.actions.action-any-time
    begin capture B
    table  owners castle-1 A, land-1 A, land-2 A, tower-1 A, castle-4 B
    A  nation High  hand Crown Treasurer  deck Spear of the Dawn ×2, Knight of the Mirror Court
    A+ act Crown Treasurer
    luck 0 0
    A> act Crown Treasurer
    A> pass
    A  hand 2 cards  deck 1 card  discard Crown Treasurer
    asks B elves-ask-main

Noon Standard-bearer gives a warrior of one's own 1 life, at 3 Lands    elves.actions.action-special-ability elves.actions.price-threshold
    begin fight A
    table  owners castle-1 A, land-1 A, castle-4 B, land-16 B  conflict land-16  field S Cinder Wolf attacking, E Irontusk attacking, N Bastion Turtle defending
    A  nation High  hand Noon Standard-bearer  artefacts Muster Scroll
    B  nation Black  silent yes
    A! act Noon Standard-bearer  elves.actions.price-threshold
    set table  owners castle-1 A, land-1 A, land-2 A, castle-4 B, land-16 B
    A> act Noon Standard-bearer
    A? target E | target S
    A! target N  elves.actions.interfere-own-only
    A> target E
    A> pass
    table  field S Cinder Wolf attacking, E Irontusk attacking (lives 3), N Bastion Turtle defending
    A  discard Noon Standard-bearer

in peace only the Treasurer acts                                  elves.actions.action-timing-restriction
    table  owners castle-1 A, land-1 A, land-2 A, tower-1 A, land-18 A, land-19 A, land-20 A, castle-4 B, land-16 B
    A  nation High  hand Kaelindra Goldshield, Oriel the High Enchanter, Tarien Lord of the Noon Gates, Sun Plateguard, Healer of the Bright Cloister, Keeper of the Seals, Noon Standard-bearer, Crown Treasurer
    A+ act Crown Treasurer
    A! act Kaelindra Goldshield  elves.actions.action-timing-restriction
    A! act Oriel the High Enchanter  elves.actions.action-timing-restriction
    A! act Tarien Lord of the Noon Gates  elves.actions.action-timing-restriction
    A! act Sun Plateguard  elves.actions.action-timing-restriction
    A! act Healer of the Bright Cloister  elves.actions.action-timing-restriction
    A! act Keeper of the Seals  elves.actions.action-timing-restriction
    A! act Noon Standard-bearer  elves.actions.action-timing-restriction

no attacker plays what is for the attacked                        elves.actions.interfere-own-only
    begin fight A
    table  owners castle-1 A, land-1 A, land-2 A, tower-1 A, land-18 A, land-19 A, land-20 A, castle-4 B, land-16 B  conflict land-16  field S Cinder Wolf attacking, N Bastion Turtle defending
    A  nation High  hand Sun Plateguard, Noon Standard-bearer
    A? act Noon Standard-bearer | pass | pass-battle
    A! act Sun Plateguard  elves.actions.interfere-own-only

game elves players=3

in others' battle only what is for any battle, and finds its warrior    elves.actions.interfere-own-only
    begin fight A
    table  owners castle-1 A, castle-3 B, land-15 B, castle-2 C, land-7 C, land-8 C, land-9 C  conflict land-15  field S Cinder Wolf attacking, N Bastion Turtle defending
    A  nation Forest  silent yes
    B  silent yes
    C  nation High  hand Kaelindra Goldshield, Oriel the High Enchanter, Tarien Lord of the Noon Gates, Sun Plateguard, Noon Standard-bearer  artefacts Muster Scroll
    C? act Oriel the High Enchanter | use Muster Scroll | pass | pass-battle
    C! act Kaelindra Goldshield  elves.actions.interfere-own-only
    C! act Tarien Lord of the Noon Gates  elves.actions.action-timing-restriction
    C! act Sun Plateguard  elves.actions.action-timing-restriction
    C! act Noon Standard-bearer  elves.actions.action-timing-restriction
    C> act Oriel the High Enchanter
    C? side N forward | side S left | side S forward | side S right
    C> side S left
    C> pass
    table  field S Cinder Wolf attacking (left empty), N Bastion Turtle defending
    C  discard Oriel the High Enchanter
