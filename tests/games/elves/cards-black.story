# The Black Elves: what each card is and does, with the Lands its Action asks for and with one fewer.
game elves players=2

Gorhash, Janira, Mordain, Velissa, as printed                     elves.setup.card-anatomy
    begin fight A
    table  owners castle-1 A, castle-4 B, land-16 B  conflict land-16  field N Gorhash Dragon of the Black Stone attacking, E Janira attacking, S Mordain Stoneheart attacking, W Velissa Voice of the Stone defending
    A  nation Black  artefacts Muster Scroll
    B  nation Forest  silent yes
    A? use Muster Scroll | pass | pass-battle
    table  field N Gorhash Dragon of the Black Stone attacking (initiative 5) (lives 3) (left double-piercing) (forward double-simple) (right shield), E Janira attacking (initiative 9) (lives 2) (left piercing) (forward double-simple) (right shield), S Mordain Stoneheart attacking (initiative 3) (lives 3) (left double-simple) (forward double-piercing) (right empty), W Velissa Voice of the Stone defending (initiative 3) (lives 2) (left piercing) (forward double-piercing) (right shield)

Guard of Darn, Initiate, Priest of the Dark Crystal, Black Ore Cleaver, as printed    elves.setup.card-anatomy
    begin fight A
    table  owners castle-1 A, castle-4 B, land-16 B  conflict land-16  field N Guard of Darn attacking, E Initiate attacking, S Priest of the Dark Crystal attacking, W Black Ore Cleaver defending
    A  nation Black  artefacts Muster Scroll
    B  nation Forest  silent yes
    A? use Muster Scroll | pass | pass-battle
    table  field N Guard of Darn attacking (initiative 3) (lives 2) (left shield) (forward double-simple) (right shield), E Initiate attacking (initiative 6) (lives 1) (left piercing) (forward shield) (right piercing), S Priest of the Dark Crystal attacking (initiative 6) (lives 2) (left piercing) (forward empty) (right piercing), W Black Ore Cleaver defending (initiative 5) (lives 2) (left piercing) (forward double-simple) (right empty)

Shard-Possessed, Mine Overseer, Shard Golem, Executioner of Silence, as printed    elves.setup.card-anatomy
    begin fight A
    table  owners castle-1 A, castle-4 B, land-16 B  conflict land-16  field N Shard-Possessed attacking, E Mine Overseer attacking, S Shard Golem attacking, W Executioner of Silence defending
    A  nation Black  artefacts Muster Scroll
    B  nation Forest  silent yes
    A? use Muster Scroll | pass | pass-battle
    table  field N Shard-Possessed attacking (initiative 6) (lives 1) (left double-piercing) (forward double-simple) (right empty), E Mine Overseer attacking (initiative 6) (lives 2) (left simple) (forward piercing) (right empty), S Shard Golem attacking (initiative 3) (lives 3) (left shield) (forward double-simple) (right empty), W Executioner of Silence defending (initiative 5) (lives 2) (left simple) (forward double-piercing) (right empty)

Janira lets a warrior that has acted act again, at 6 Lands        elves.actions.action-special-ability elves.actions.price-threshold
    begin fight A
    table  owners castle-1 A, land-1 A, land-2 A, tower-1 A, land-18 A, castle-4 B, land-16 B  conflict land-16  field S Cinder Wolf attacking (acted), E Irontusk attacking, N Bastion Turtle defending (lives 9)
    A  nation Black  hand Janira  artefacts Muster Scroll
    B  nation Forest  silent yes
    A! act Janira  elves.actions.price-threshold
    set table  owners castle-1 A, land-1 A, land-2 A, tower-1 A, land-18 A, land-19 A, castle-4 B, land-16 B
    A> act Janira
    # only the Wolf has acted; it strikes once more before anybody else's turn
    A> pass
    A> pass
    A> pass
    table  field S Cinder Wolf attacking (acted), E Irontusk attacking, N Bastion Turtle defending (lives 9) (wounds 1)  round 0
    A  discard Janira

Janira finds nobody before a warrior of one's own has acted       elves.actions.action-special-ability
    begin fight A
    table  owners castle-1 A, land-1 A, land-2 A, tower-1 A, land-18 A, land-19 A, castle-4 B, land-16 B  conflict land-16  field S Cinder Wolf attacking, N Bastion Turtle defending (acted)
    A  nation Black  hand Janira  artefacts Muster Scroll
    B  nation Forest  silent yes
    A! act Janira  elves.actions.interfere-own-only

Mordain Stoneheart deals 2 damage to an enemy warrior, at 7 Lands    elves.actions.action-special-ability elves.actions.price-threshold
    begin fight A
    table  owners castle-1 A, land-1 A, land-2 A, tower-1 A, land-18 A, land-19 A, castle-4 B, land-16 B  conflict land-16  field S Cinder Wolf attacking, N Bastion Turtle defending, W Magma Newt defending
    A  nation Black  hand Mordain Stoneheart  artefacts Muster Scroll
    B  nation Forest  silent yes
    A! act Mordain Stoneheart  elves.actions.price-threshold
    set table  owners castle-1 A, land-1 A, land-2 A, tower-1 A, land-18 A, land-19 A, land-20 A, castle-4 B, land-16 B
    A> act Mordain Stoneheart
    A? target N | target W
    A! target S  elves.actions.interfere-own-only
    A> target N
    A> pass
    table  field S Cinder Wolf attacking, N Bastion Turtle defending (wounds 2), W Magma Newt defending
    A  discard Mordain Stoneheart

Executioner of Silence deals 1 damage to an enemy warrior, at 6 Lands    elves.actions.action-special-ability elves.actions.price-threshold
    begin fight A
    table  owners castle-1 A, land-1 A, land-2 A, tower-1 A, land-18 A, castle-4 B, land-16 B  conflict land-16  field S Cinder Wolf attacking, N Bastion Turtle defending, W Magma Newt defending
    A  nation Black  hand Executioner of Silence  artefacts Muster Scroll
    B  nation Forest  silent yes
    A! act Executioner of Silence  elves.actions.price-threshold
    set table  owners castle-1 A, land-1 A, land-2 A, tower-1 A, land-18 A, land-19 A, castle-4 B, land-16 B
    A> act Executioner of Silence
    A? target N | target W
    A! target S  elves.actions.interfere-own-only
    A> target W
    A> pass
    table  field S Cinder Wolf attacking, N Bastion Turtle defending, W Magma Newt defending (wounds 1)
    A  discard Executioner of Silence

Velissa takes 2 cards of the discard back and 1 artefact, at 6 Lands    elves.actions.action-special-ability elves.actions.price-threshold
    proxies
    table  owners castle-1 A, land-1 A, land-2 A, tower-1 A, land-18 A, castle-4 B  relics Truce Bell ×2
    A  nation Black  hand Velissa Voice of the Stone  discard Shard Golem, Guard of Darn, Initiate
    B  nation Forest
    A! act Velissa Voice of the Stone  elves.actions.price-threshold
    set table  owners castle-1 A, land-1 A, land-2 A, tower-1 A, land-18 A, land-19 A, castle-4 B
    luck 0
    A> act Velissa Voice of the Stone
    A? recover Shard Golem | recover Guard of Darn | recover Initiate
    A! recover Velissa Voice of the Stone  elves.actions.action-special-ability
    A> recover Guard of Darn
    A? recover Shard Golem | recover Initiate
    A> recover Initiate
    A  hand Guard of Darn, Initiate  known Guard of Darn, Initiate  discard Shard Golem, Velissa Voice of the Stone  artefacts Truce Bell
    table  relics Truce Bell

Initiate gives a warrior of one's own a shield, at 2 Lands        elves.actions.action-special-ability elves.actions.price-threshold
    begin fight A
    table  owners castle-1 A, castle-4 B, land-16 B  conflict land-16  field S Cinder Wolf attacking, N Bastion Turtle defending, W Magma Newt defending
    A  nation Black  hand Initiate  artefacts Muster Scroll
    B  nation Forest  silent yes
    A! act Initiate  elves.actions.price-threshold
    set table  owners castle-1 A, land-1 A, castle-4 B, land-16 B
    A> act Initiate
    A? side S left | side S forward | side S right
    A! side N left  elves.actions.interfere-own-only
    A> side S right
    A> pass
    table  field S Cinder Wolf attacking (right shield), N Bastion Turtle defending, W Magma Newt defending
    A  discard Initiate

Shard-Possessed gives a warrior of one's own a Double Piercing strike, at 4 Lands    elves.actions.action-special-ability elves.actions.price-threshold
    begin fight A
    table  owners castle-1 A, land-1 A, land-2 A, castle-4 B, land-16 B  conflict land-16  field S Cinder Wolf attacking, N Bastion Turtle defending, W Magma Newt defending
    A  nation Black  hand Shard-Possessed  artefacts Muster Scroll
    B  nation Forest  silent yes
    A! act Shard-Possessed  elves.actions.price-threshold
    set table  owners castle-1 A, land-1 A, land-2 A, tower-1 A, castle-4 B, land-16 B
    A> act Shard-Possessed
    A? side S left | side S forward | side S right
    A! side W forward  elves.actions.interfere-own-only
    A> side S forward
    A> pass
    table  field S Cinder Wolf attacking (forward double-piercing), N Bastion Turtle defending, W Magma Newt defending
    A  discard Shard-Possessed

Priest of the Dark Crystal gives a warrior of one's own 1 life, at 4 Lands    elves.actions.action-special-ability elves.actions.price-threshold
    begin fight A
    table  owners castle-1 A, land-1 A, land-2 A, castle-4 B, land-16 B  conflict land-16  field S Cinder Wolf attacking (wounds 1), E Irontusk attacking, N Bastion Turtle defending
    A  nation Black  hand Priest of the Dark Crystal  artefacts Muster Scroll
    B  nation Forest  silent yes
    A! act Priest of the Dark Crystal  elves.actions.price-threshold
    set table  owners castle-1 A, land-1 A, land-2 A, tower-1 A, castle-4 B, land-16 B
    A> act Priest of the Dark Crystal
    A? target E | target S
    A! target N  elves.actions.interfere-own-only
    A> target S
    A> pass
    table  field S Cinder Wolf attacking (lives 3) (wounds 1), E Irontusk attacking, N Bastion Turtle defending
    A  discard Priest of the Dark Crystal

Mine Overseer takes an enemy warrior's turn, at 4 Lands           elves.actions.action-special-ability elves.actions.price-threshold
    begin fight A
    table  owners castle-1 A, land-1 A, land-2 A, castle-4 B, land-16 B  conflict land-16  field S Cinder Wolf attacking, E Irontusk defending (acted), N Bastion Turtle defending, W Magma Newt defending
    A  nation Black  hand Mine Overseer  artefacts Muster Scroll
    B  nation Forest  silent yes
    A! act Mine Overseer  elves.actions.price-threshold
    set table  owners castle-1 A, land-1 A, land-2 A, tower-1 A, castle-4 B, land-16 B
    A> act Mine Overseer
    A? target N | target W
    A! target S  elves.actions.interfere-own-only
    A! target E  elves.actions.action-special-ability
    A> target N
    A> pass
    table  field S Cinder Wolf attacking, E Irontusk defending (acted), N Bastion Turtle defending (acted), W Magma Newt defending
    A  discard Mine Overseer

in peace none of them acts that is for battles                    elves.actions.action-timing-restriction
    table  owners castle-1 A, land-1 A, land-2 A, tower-1 A, land-18 A, land-19 A, land-20 A, castle-4 B, land-16 B
    A  nation Black  hand Janira, Mordain Stoneheart, Initiate, Priest of the Dark Crystal, Shard-Possessed, Mine Overseer, Executioner of Silence
    B  nation Forest
    A! act Janira  elves.actions.action-timing-restriction
    A! act Mordain Stoneheart  elves.actions.action-timing-restriction
    A! act Initiate  elves.actions.action-timing-restriction
    A! act Priest of the Dark Crystal  elves.actions.action-timing-restriction
    A! act Shard-Possessed  elves.actions.action-timing-restriction
    A! act Mine Overseer  elves.actions.action-timing-restriction
    A! act Executioner of Silence  elves.actions.action-timing-restriction

in battle Velissa is silent                                       elves.actions.action-timing-restriction
    begin fight A
    table  owners castle-1 A, land-1 A, land-2 A, tower-1 A, land-18 A, land-19 A, land-20 A, castle-4 B, land-16 B  conflict land-16  field S Cinder Wolf attacking, N Bastion Turtle defending
    A  nation Black  hand Velissa Voice of the Stone  discard Shard Golem  artefacts Muster Scroll
    B  nation Forest  silent yes
    A! act Velissa Voice of the Stone  elves.actions.action-timing-restriction

game elves players=3

in others' battle only what is for any battle, and finds its warrior    elves.actions.interfere-own-only
    begin fight A
    table  owners castle-1 A, castle-3 B, land-15 B, castle-2 C, land-7 C, land-8 C, land-9 C, land-4 C, land-5 C, land-6 C  conflict land-15  field S Cinder Wolf attacking (acted), N Bastion Turtle defending
    A  nation Snow  silent yes
    B  nation Forest  silent yes
    C  nation Black  hand Janira, Mordain Stoneheart, Initiate, Priest of the Dark Crystal, Shard-Possessed, Mine Overseer, Executioner of Silence  artefacts Muster Scroll
    C? act Mordain Stoneheart | act Executioner of Silence | use Muster Scroll | pass | pass-battle
    C! act Janira  elves.actions.action-timing-restriction
    C! act Initiate  elves.actions.interfere-own-only
    C! act Priest of the Dark Crystal  elves.actions.action-timing-restriction
    C! act Shard-Possessed  elves.actions.action-timing-restriction
    C! act Mine Overseer  elves.actions.action-timing-restriction
    C> act Mordain Stoneheart
    C? target N | target S
    C> target N
    C> pass
    C> act Executioner of Silence
    C? target N | target S
    C> target S
    C> pass
    table  field S Cinder Wolf attacking (acted) (wounds 1), N Bastion Turtle defending (wounds 2)
