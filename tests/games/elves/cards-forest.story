# The Forest Elves: what each card is and does, with the Lands its Action asks for and with one fewer.
game elves players=2

Leafwing, Mirayna, Eilin, Tarvel, as printed                      elves.setup.card-anatomy
    begin fight A
    table  owners castle-1 A, castle-4 B, land-16 B  conflict land-16  field N Leafwing Dragon of the Thicket attacking, E Mirayna Sharpleaf attacking, S Eilin Rootwhisper attacking, W Tarvel Moonstag defending
    A  nation Forest  artefacts Muster Scroll
    B  nation Black  silent yes
    A? use Muster Scroll | pass | pass-battle
    table  field N Leafwing Dragon of the Thicket attacking (initiative 5) (lives 3) (left piercing) (forward double-simple) (right counter), E Mirayna Sharpleaf attacking (initiative 9) (lives 2) (left piercing) (forward piercing) (right simple), S Eilin Rootwhisper attacking (initiative 6) (lives 2) (left movement) (forward double-piercing) (right counter), W Tarvel Moonstag defending (initiative 8) (lives 2) (left double-simple) (forward movement) (right double-simple)

Pathfinder, Sniper, Treeweaver, Foxshade, as printed              elves.setup.card-anatomy
    begin fight A
    table  owners castle-1 A, castle-4 B, land-16 B  conflict land-16  field N Pathfinder attacking, E Sniper attacking, S Treeweaver attacking, W Foxshade defending
    A  nation Forest  artefacts Muster Scroll
    B  nation Black  silent yes
    A? use Muster Scroll | pass | pass-battle
    table  field N Pathfinder attacking (initiative 6) (lives 1) (left simple) (forward double-simple) (right counter), E Sniper attacking (initiative 8) (lives 1) (left simple) (forward piercing) (right counter), S Treeweaver attacking (initiative 6) (lives 2) (left counter) (forward piercing) (right counter), W Foxshade defending (initiative 8) (lives 1) (left movement) (forward piercing) (right double-simple)

Thorn Maiden, Keeper of the Quiet Grove, Shifter Lynx, Green Vale Archer, as printed    elves.setup.card-anatomy
    begin fight A
    table  owners castle-1 A, castle-4 B, land-16 B  conflict land-16  field N Thorn Maiden attacking, E Keeper of the Quiet Grove attacking, S Shifter Lynx attacking, W Green Vale Archer defending
    A  nation Forest  artefacts Muster Scroll
    B  nation Black  silent yes
    A? use Muster Scroll | pass | pass-battle
    table  field N Thorn Maiden attacking (initiative 5) (lives 2) (left counter) (forward double-simple) (right counter), E Keeper of the Quiet Grove attacking (initiative 5) (lives 2) (left counter) (forward double-simple) (right movement), S Shifter Lynx attacking (initiative 5) (lives 2) (left double-simple) (forward movement) (right simple), W Green Vale Archer defending (initiative 7) (lives 1) (left double-simple) (forward piercing) (right counter)

Mirayna Sharpleaf deals 1 damage to an enemy warrior, at 4 Lands    elves.actions.action-special-ability elves.actions.price-threshold
    begin fight A
    table  owners castle-1 A, land-1 A, land-2 A, castle-4 B, land-16 B  conflict land-16  field S Cinder Wolf attacking, N Bastion Turtle defending, W Magma Newt defending
    A  nation Forest  hand Mirayna Sharpleaf  artefacts Muster Scroll
    B  nation Black  silent yes
    A! act Mirayna Sharpleaf  elves.actions.price-threshold
    set table  owners castle-1 A, land-1 A, land-2 A, tower-1 A, castle-4 B, land-16 B
    A> act Mirayna Sharpleaf
    A? target N | target W
    A! target S  elves.actions.interfere-own-only
    A> target W
    A> pass
    table  field S Cinder Wolf attacking, N Bastion Turtle defending, W Magma Newt defending (wounds 1)
    A  discard Mirayna Sharpleaf

Thorn Maiden deals 1 damage to an enemy warrior, at 2 Lands       elves.actions.action-special-ability elves.actions.price-threshold
    begin fight A
    table  owners castle-1 A, castle-4 B, land-16 B  conflict land-16  field S Cinder Wolf attacking, N Bastion Turtle defending, W Magma Newt defending
    A  nation Forest  hand Thorn Maiden  artefacts Muster Scroll
    B  nation Black  silent yes
    A! act Thorn Maiden  elves.actions.price-threshold
    set table  owners castle-1 A, land-1 A, castle-4 B, land-16 B
    A> act Thorn Maiden
    A? target N | target W
    A! target S  elves.actions.interfere-own-only
    A> target N
    A> pass
    table  field S Cinder Wolf attacking, N Bastion Turtle defending (wounds 1), W Magma Newt defending
    A  discard Thorn Maiden

Eilin Rootwhisper takes a warrior that dies home, at 2 Lands      elves.actions.action-special-ability elves.actions.price-threshold
    begin fight A
    table  owners castle-1 A, castle-4 B, land-16 B  conflict land-16  field S Shifter Lynx attacking (wounds 1), E Lurelight defending
    A  hand Eilin Rootwhisper  artefacts Muster Scroll
    B  silent yes  turns 0
    # the start, the Lurelight's turn, its strike: nobody is dying yet
    A! act Eilin Rootwhisper  elves.actions.action-timing-restriction
    A> pass
    A> pass
    A> pass
    asks A elves-ask-answer-death
    A! act Eilin Rootwhisper  elves.actions.price-threshold
    set table  owners castle-1 A, land-1 A, castle-4 B, land-16 B
    A> act Eilin Rootwhisper
    A> pass
    A> pass
    A  hand Shifter Lynx  known Shifter Lynx  discard Eilin Rootwhisper
    asks A elves-ask-answer-result

Tarvel Moonstag takes an empty Land without a battle or an artefact, and the turn is over, at 6 Lands    elves.actions.action-special-ability elves.actions.price-threshold
    table  owners castle-1 A, land-1 A, tower-1 A, tower-8 A, land-20 A, castle-4 B, land-16 B  relics Truce Bell
    A  hand Tarvel Moonstag  deck Shifter Lynx
    B  turns 0
    A! act Tarvel Moonstag  elves.actions.price-threshold
    set table  owners castle-1 A, land-1 A, land-2 A, tower-1 A, tower-8 A, land-20 A, castle-4 B, land-16 B
    A> act Tarvel Moonstag
    A? take-land land-18 | take-land land-19
    A! take-land land-16  elves.actions.action-special-ability
    A! take-land tower-7  elves.actions.action-special-ability
    A! take-land land-14  elves.turn.adjacent-common-side
    A> take-land land-18
    table  owners castle-1 A, land-1 A, land-2 A, tower-1 A, tower-8 A, land-20 A, land-18 A, castle-4 B, land-16 B
    table  relics Truce Bell
    A  hand nothing  deck Shifter Lynx  artefacts nothing  discard Tarvel Moonstag
    asks B elves-ask-main

Pathfinder looks at a squad and draws 1 card, at 1 Land           elves.actions.action-special-ability elves.actions.price-threshold
    table  owners castle-4 B  squads Cinder Wolf + Fen Crone + Eldagar, Irontusk + Lurelight + Atranax
    A  hand Pathfinder  deck Shifter Lynx ×2
    A! act Pathfinder  elves.actions.price-threshold
    set table  owners castle-1 A, castle-4 B
    luck 0
    A> act Pathfinder
    A? peek 1 | peek 2
    A> peek 2
    table  squads Cinder Wolf + Fen Crone + Eldagar, Irontusk + Lurelight + Atranax (seen A)
    A  hand Shifter Lynx  deck Shifter Lynx  discard Pathfinder

Sniper: a strike takes 1 more life, at 2 Lands                    elves.actions.action-special-ability elves.actions.price-threshold
    begin fight A
    table  owners castle-1 A, castle-4 B, land-16 B  conflict land-16  field S Cinder Wolf attacking, N Bastion Turtle defending
    A  nation Forest  hand Sniper  artefacts Muster Scroll
    B  nation Black  silent yes
    # the start, the Wolf's turn, its Simple strike
    A! act Sniper  elves.actions.interfere-own-only
    A> pass
    A> pass
    A! act Sniper  elves.actions.price-threshold
    set table  owners castle-1 A, land-1 A, castle-4 B, land-16 B
    A> act Sniper
    A> pass
    A> pass
    table  field S Cinder Wolf attacking (acted), N Bastion Turtle defending (wounds 2)
    A  discard Sniper

Treeweaver turns the sides of any warrior round by one step, for the attacked, at 2 Lands    elves.actions.action-special-ability elves.actions.price-threshold
    begin fight B
    table  owners land-1 A, castle-4 B, land-20 B  conflict land-1  field S Cinder Wolf attacking, N Bastion Turtle defending
    A  nation Forest  hand Treeweaver  artefacts Muster Scroll
    B  nation Black  silent yes
    A! act Treeweaver  elves.actions.price-threshold
    set table  owners land-1 A, castle-1 A, castle-4 B, land-20 B
    A> act Treeweaver
    A? target N | target S
    A> target S
    A? turn-round left | turn-round right
    A> turn-round right
    A> pass
    # left went forward, forward right, right left
    table  field S Cinder Wolf attacking (left simple) (forward double-simple) (right simple), N Bastion Turtle defending
    A  discard Treeweaver

Treeweaver turns them the other way too, one's own as well        elves.actions.action-special-ability elves.actions.price-threshold
    begin fight B
    table  owners land-1 A, castle-4 B, land-20 B  conflict land-1  field S Cinder Wolf attacking, N Bastion Turtle defending
    A  nation Forest  hand Treeweaver  artefacts Muster Scroll
    B  nation Black  silent yes
    A! act Treeweaver  elves.actions.price-threshold
    set table  owners land-1 A, castle-1 A, castle-4 B, land-20 B
    A> act Treeweaver
    A> target N
    A> turn-round left
    A> pass
    table  field S Cinder Wolf attacking, N Bastion Turtle defending (left double-simple) (forward shield) (right shield)
    A  discard Treeweaver

Foxshade changes places with another warrior, at 1 Land           elves.actions.action-special-ability elves.actions.price-threshold
    begin fight A
    table  owners castle-4 B, land-16 B  conflict land-16  field S Cinder Wolf attacking, N Bastion Turtle defending, W Magma Newt defending
    A  nation Forest  hand Foxshade  artefacts Muster Scroll
    B  nation Black  silent yes
    A! act Foxshade  elves.actions.price-threshold
    set table  owners castle-1 A, castle-4 B, land-16 B
    A> act Foxshade
    A? swap-with N | swap-with E | swap-with W
    A! swap-with S  elves.actions.action-special-ability
    A> swap-with W
    A> pass
    table  field W Cinder Wolf attacking (id 2), N Bastion Turtle defending, S Magma Newt defending (id 3)
    A  discard Foxshade

Foxshade takes a free place, but no enemy by the hand             elves.actions.action-special-ability elves.actions.price-threshold
    begin fight A
    table  owners castle-4 B, land-16 B  conflict land-16  field S Cinder Wolf attacking, E Irontusk attacking, N Bastion Turtle defending
    A  nation Forest  hand Foxshade  artefacts Muster Scroll
    B  nation Black  silent yes
    A! act Foxshade  elves.actions.price-threshold
    set table  owners castle-1 A, castle-4 B, land-16 B
    A> act Foxshade
    A! target N  elves.actions.interfere-own-only
    A> target E
    A> swap-with W
    A> pass
    table  field S Cinder Wolf attacking, W Irontusk attacking (id 1), N Bastion Turtle defending
    A  discard Foxshade

in peace none of those acts that is for battles                   elves.actions.action-timing-restriction
    table  owners castle-1 A, land-1 A, land-2 A, tower-1 A, land-18 A, land-19 A, land-20 A, castle-4 B, land-16 B
    A  hand Mirayna Sharpleaf, Eilin Rootwhisper, Sniper, Treeweaver, Foxshade, Thorn Maiden
    A! act Mirayna Sharpleaf  elves.actions.action-timing-restriction
    A! act Eilin Rootwhisper  elves.actions.action-timing-restriction
    A! act Sniper  elves.actions.action-timing-restriction
    A! act Treeweaver  elves.actions.action-timing-restriction
    A! act Foxshade  elves.actions.action-timing-restriction
    A! act Thorn Maiden  elves.actions.action-timing-restriction

in battle none of those acts that is for one's own turn, and no attacker plays what is for the attacked    elves.actions.action-timing-restriction elves.actions.interfere-own-only
    begin fight A
    table  owners castle-1 A, land-1 A, land-2 A, tower-1 A, land-18 A, land-19 A, land-20 A, castle-4 B, land-16 B  conflict land-16  field S Cinder Wolf attacking, N Bastion Turtle defending  squads Cinder Wolf + Fen Crone + Eldagar
    A  hand Tarvel Moonstag, Pathfinder, Treeweaver, Foxshade, Thorn Maiden
    A? act Foxshade | act Thorn Maiden | pass | pass-battle
    A! act Tarvel Moonstag  elves.actions.action-timing-restriction
    A! act Pathfinder  elves.actions.action-timing-restriction
    A! act Treeweaver  elves.actions.interfere-own-only

game elves players=3

in others' battle only what is for any battle                     elves.actions.interfere-own-only
    begin fight A
    table  owners castle-1 A, castle-3 B, land-15 B, castle-2 C, land-7 C, land-8 C, land-9 C  conflict land-15  field S Cinder Wolf attacking, N Bastion Turtle defending
    A  nation Snow  silent yes
    B  silent yes
    C  nation Forest  hand Mirayna Sharpleaf, Treeweaver, Foxshade, Thorn Maiden, Sniper  artefacts Muster Scroll
    C? act Mirayna Sharpleaf | use Muster Scroll | pass | pass-battle
    C! act Treeweaver  elves.actions.action-timing-restriction
    C! act Foxshade  elves.actions.action-timing-restriction
    C! act Thorn Maiden  elves.actions.action-timing-restriction
    C> act Mirayna Sharpleaf
    C? target N | target S
    C> target S
    C> pass
    table  field S Cinder Wolf attacking (wounds 1), N Bastion Turtle defending
    C  hand 4 cards  discard Mirayna Sharpleaf
    # the Wolf strikes
    C> pass
    C> pass
    C> act Sniper
    C> pass
    C> pass
    table  field S Cinder Wolf attacking (wounds 1) (acted), N Bastion Turtle defending (wounds 2)
