# The Snow Elves: what each card is and does, with the Lands its Action asks for and with one fewer.
game elves players=2

Hrimvir, Lord of the Blizzard, Sigrain, Helvara, as printed       elves.setup.card-anatomy
    begin fight A
    table  owners castle-1 A, castle-4 B, land-16 B  conflict land-16  field N Hrimvir Dragon of the Snowstorm attacking, E Lord of the Blizzard attacking, S Sigrain Icefang attacking, W Helvara Daughter of the Avalanche defending
    A  nation Snow  artefacts Muster Scroll
    B  nation Black  silent yes
    A? use Muster Scroll | pass | pass-battle
    table  field N Hrimvir Dragon of the Snowstorm attacking (initiative 6) (lives 3) (left double-simple) (forward piercing) (right simple), E Lord of the Blizzard attacking (initiative 8) (lives 2) (left double-simple) (forward simple) (right simple), S Sigrain Icefang attacking (initiative 12) (lives 1) (left piercing) (forward double-piercing) (right empty), W Helvara Daughter of the Avalanche defending (initiative 8) (lives 2) (left simple) (forward double-simple) (right simple)

Sareon's Elite, Raider, Watchman, Storm Rider, as printed         elves.setup.card-anatomy
    begin fight A
    table  owners castle-1 A, castle-4 B, land-16 B  conflict land-16  field N Sareon's Elite attacking, E Raider attacking, S Watchman attacking, W Storm Rider defending
    A  nation Snow  artefacts Muster Scroll
    B  nation Black  silent yes
    A? use Muster Scroll | pass | pass-battle
    table  field N Sareon's Elite attacking (initiative 6) (lives 2) (left simple) (forward empty) (right simple), E Raider attacking (initiative 7) (lives 1) (left piercing) (forward simple) (right simple), S Watchman attacking (initiative 8) (lives 1) (left simple) (forward piercing) (right empty), W Storm Rider defending (initiative 5) (lives 1) (left piercing) (forward double-simple) (right simple)

Ice Slinger, Berserker of the White Cliffs, Leopard of the High Trails, Rime Shamaness, as printed    elves.setup.card-anatomy
    begin fight A
    table  owners castle-1 A, castle-4 B, land-16 B  conflict land-16  field N Ice Slinger attacking, E Berserker of the White Cliffs attacking, S Leopard of the High Trails attacking, W Rime Shamaness defending
    A  nation Snow  artefacts Muster Scroll
    B  nation Black  silent yes
    A? use Muster Scroll | pass | pass-battle
    table  field N Ice Slinger attacking (initiative 5) (lives 1) (left piercing) (forward simple) (right piercing), E Berserker of the White Cliffs attacking (initiative 6) (lives 2) (left double-simple) (forward simple) (right empty), S Leopard of the High Trails attacking (initiative 7) (lives 1) (left simple) (forward double-simple) (right piercing), W Rime Shamaness defending (initiative 5) (lives 2) (left simple) (forward shield) (right double-simple)

Lord of the Blizzard gives a warrior of one's own a Double Piercing strike, at 3 Lands    elves.actions.action-special-ability elves.actions.price-threshold
    begin fight A
    table  owners castle-1 A, land-1 A, castle-4 B, land-16 B  conflict land-16  field S Cinder Wolf attacking, N Bastion Turtle defending, W Magma Newt defending
    A  nation Snow  hand Lord of the Blizzard  artefacts Muster Scroll
    B  nation Black  silent yes
    A! act Lord of the Blizzard  elves.actions.price-threshold
    set table  owners castle-1 A, land-1 A, land-2 A, castle-4 B, land-16 B
    A> act Lord of the Blizzard
    A? side S left | side S forward | side S right
    A! side N left  elves.actions.interfere-own-only
    A> side S right
    A> pass
    table  field S Cinder Wolf attacking (right double-piercing), N Bastion Turtle defending, W Magma Newt defending
    A  discard Lord of the Blizzard

Storm Rider gives a warrior of one's own a Double Simple strike, at 2 Lands    elves.actions.action-special-ability elves.actions.price-threshold
    begin fight A
    table  owners castle-1 A, castle-4 B, land-16 B  conflict land-16  field S Cinder Wolf attacking, N Bastion Turtle defending, W Magma Newt defending
    A  nation Snow  hand Storm Rider  artefacts Muster Scroll
    B  nation Black  silent yes
    A! act Storm Rider  elves.actions.price-threshold
    set table  owners castle-1 A, land-1 A, castle-4 B, land-16 B
    A> act Storm Rider
    # the left side is one already
    A? side S forward | side S right
    A! side S left  elves.actions.action-special-ability
    A! side N left  elves.actions.interfere-own-only
    A> side S forward
    A> pass
    table  field S Cinder Wolf attacking (forward double-simple), N Bastion Turtle defending, W Magma Newt defending
    A  discard Storm Rider

Helvara lets a warrior that has acted act again, at 3 Lands       elves.actions.action-special-ability elves.actions.price-threshold
    begin fight A
    table  owners castle-1 A, land-1 A, castle-4 B, land-16 B  conflict land-16  field S Cinder Wolf attacking (acted), E Irontusk attacking, N Bastion Turtle defending (lives 9)
    A  nation Snow  hand Helvara Daughter of the Avalanche  artefacts Muster Scroll
    B  nation Black  silent yes
    A! act Helvara Daughter of the Avalanche  elves.actions.price-threshold
    set table  owners castle-1 A, land-1 A, land-2 A, castle-4 B, land-16 B
    A> act Helvara Daughter of the Avalanche
    A> pass
    A> pass
    A> pass
    table  field S Cinder Wolf attacking (acted), E Irontusk attacking, N Bastion Turtle defending (lives 9) (wounds 1)  round 0
    A  discard Helvara Daughter of the Avalanche

Helvara finds nobody before a warrior of one's own has acted      elves.actions.action-special-ability
    begin fight A
    table  owners castle-1 A, land-1 A, land-2 A, castle-4 B, land-16 B  conflict land-16  field S Cinder Wolf attacking, N Bastion Turtle defending (acted)
    A  nation Snow  hand Helvara Daughter of the Avalanche  artefacts Muster Scroll
    B  silent yes
    A! act Helvara Daughter of the Avalanche  elves.actions.interfere-own-only

Raider: a warrior of one's own has 3 initiative more, at 1 Land   elves.actions.action-special-ability elves.actions.price-threshold
    begin fight A
    table  owners castle-4 B, land-16 B  conflict land-16  field S Cinder Wolf attacking, E Irontusk attacking, N Bastion Turtle defending
    A  nation Snow  hand Raider  artefacts Muster Scroll
    B  nation Black  silent yes
    A! act Raider  elves.actions.price-threshold
    set table  owners castle-1 A, castle-4 B, land-16 B
    A> act Raider
    A? target E | target S
    A! target N  elves.actions.interfere-own-only
    A> target E
    A> pass
    table  field S Cinder Wolf attacking, E Irontusk attacking (initiative 11), N Bastion Turtle defending
    A  discard Raider

Raider spurs nobody who has acted                                 elves.actions.action-special-ability elves.actions.price-threshold
    begin fight A
    table  owners castle-4 B, land-16 B  conflict land-16  field S Cinder Wolf attacking, E Irontusk attacking (acted), N Bastion Turtle defending
    A  nation Snow  hand Raider  artefacts Muster Scroll
    B  nation Black  silent yes
    A! act Raider  elves.actions.price-threshold
    set table  owners castle-1 A, castle-4 B, land-16 B
    A> act Raider
    A> pass
    table  field S Cinder Wolf attacking (initiative 13), E Irontusk attacking (acted), N Bastion Turtle defending
    A  discard Raider

Berserker of the White Cliffs: a strike takes 1 more life, at 3 Lands    elves.actions.action-special-ability elves.actions.price-threshold
    begin fight A
    table  owners castle-1 A, land-1 A, castle-4 B, land-16 B  conflict land-16  field S Cinder Wolf attacking, N Bastion Turtle defending
    A  nation Snow  hand Berserker of the White Cliffs  artefacts Muster Scroll
    B  nation Black  silent yes
    # the start, the Wolf's turn, its Simple strike
    A! act Berserker of the White Cliffs  elves.actions.interfere-own-only
    A> pass
    A> pass
    A! act Berserker of the White Cliffs  elves.actions.price-threshold
    set table  owners castle-1 A, land-1 A, land-2 A, castle-4 B, land-16 B
    A> act Berserker of the White Cliffs
    A> pass
    A> pass
    table  field S Cinder Wolf attacking (acted), N Bastion Turtle defending (wounds 2)
    A  discard Berserker of the White Cliffs

Rime Shamaness takes an enemy warrior's turn, at 2 Lands          elves.actions.action-special-ability elves.actions.price-threshold
    begin fight A
    table  owners castle-1 A, castle-4 B, land-16 B  conflict land-16  field S Cinder Wolf attacking, E Irontusk defending (acted), N Bastion Turtle defending, W Magma Newt defending
    A  nation Snow  hand Rime Shamaness  artefacts Muster Scroll
    B  nation Black  silent yes
    A! act Rime Shamaness  elves.actions.price-threshold
    set table  owners castle-1 A, land-1 A, castle-4 B, land-16 B
    A> act Rime Shamaness
    A? target N | target W
    A! target S  elves.actions.interfere-own-only
    A! target E  elves.actions.action-special-ability
    A> target W
    A> pass
    table  field S Cinder Wolf attacking, E Irontusk defending (acted), N Bastion Turtle defending, W Magma Newt defending (acted)
    A  discard Rime Shamaness

Sigrain Icefang: after a capture that was won one more, at 4 Lands    elves.actions.action-special-ability elves.actions.price-threshold
    proxies
    table  owners castle-1 A, land-1 A, land-2 A, castle-4 B, land-20 B, tower-8 B
    A  nation Snow  hand Sigrain Icefang, Ice Slinger ×3
    B  nation Black
    A! act Sigrain Icefang  elves.actions.price-threshold
    set table  owners castle-1 A, land-1 A, land-2 A, tower-1 A, castle-4 B, land-20 B, tower-8 B
    A> act Sigrain Icefang
    table  second yes
    A  hand Ice Slinger ×3  discard Sigrain Icefang
    A> attack land-20
    asks A elves-ask-second-capture
    A> attack tower-8
    table  owners castle-1 A, land-1 A, land-2 A, tower-1 A, land-20 A, tower-8 A, castle-4 B
    asks B elves-ask-main

in peace none of them acts that is for battles                    elves.actions.action-timing-restriction
    table  owners castle-1 A, land-1 A, land-2 A, tower-1 A, land-18 A, land-19 A, land-20 A, castle-4 B, land-16 B
    A  nation Snow  hand Lord of the Blizzard, Helvara Daughter of the Avalanche, Raider, Watchman, Storm Rider, Berserker of the White Cliffs, Rime Shamaness
    A! act Lord of the Blizzard  elves.actions.action-timing-restriction
    A! act Helvara Daughter of the Avalanche  elves.actions.action-timing-restriction
    A! act Raider  elves.actions.action-timing-restriction
    A! act Watchman  elves.actions.action-timing-restriction
    A! act Storm Rider  elves.actions.action-timing-restriction
    A! act Berserker of the White Cliffs  elves.actions.action-timing-restriction
    A! act Rime Shamaness  elves.actions.action-timing-restriction

in battle neither Sigrain nor the Watchman                        elves.actions.action-timing-restriction
    begin fight A
    table  owners castle-1 A, land-1 A, land-2 A, tower-1 A, land-18 A, land-19 A, land-20 A, castle-4 B, land-16 B  conflict land-16  field S Cinder Wolf attacking, N Bastion Turtle defending
    A  nation Snow  hand Sigrain Icefang, Watchman, Raider
    A? act Raider | pass | pass-battle
    A! act Sigrain Icefang  elves.actions.action-timing-restriction
    A! act Watchman  elves.actions.action-timing-restriction

game elves players=2 layout=advanced

Watchman: a warrior of one's own has 4 initiative more for the centre, at 3 Lands    elves.actions.action-special-ability elves.actions.price-threshold
    begin layout A
    table  owners castle-1 A, land-1 A, castle-4 B, land-16 B  conflict land-16
    A  nation Snow  sent Ice Slinger, Leopard of the High Trails, Sareon's Elite  hand Watchman  artefacts Muster Scroll
    B  nation Black  sent Guard of Darn, Initiate, Shard Golem  silent yes
    luck 0 1 1 0 0 0
    A> place S
    B> place W
    set A  sent Ice Slinger ×2
    set B  sent Mine Overseer ×2
    A> place N
    B> place E
    table  top Ice Slinger attacking (id 4)  bottom Mine Overseer defending (id 5)
    A! act Watchman  elves.actions.price-threshold
    set table  owners castle-1 A, land-1 A, land-2 A, castle-4 B, land-16 B
    A> act Watchman
    A> pass
    A> pass
    # 5 and 4 are more than the Overseer's 6
    table  top Ice Slinger attacking (id 4) (initiative 9)  bottom Mine Overseer defending (id 5)
    A  hand nothing  discard Watchman
    asks A elves-ask-reserve-swap

game elves players=3

in others' battle only what is for any battle, and finds its warrior    elves.actions.interfere-own-only
    begin fight A
    table  owners castle-1 A, castle-3 B, land-15 B, castle-2 C, land-7 C, land-8 C, land-9 C  conflict land-15  field S Cinder Wolf attacking, E Irontusk attacking (acted), N Bastion Turtle defending
    A  nation Forest  silent yes
    B  silent yes
    C  nation Snow  hand Lord of the Blizzard, Helvara Daughter of the Avalanche, Raider, Storm Rider, Berserker of the White Cliffs, Rime Shamaness  artefacts Muster Scroll
    C? use Muster Scroll | pass | pass-battle
    C! act Lord of the Blizzard  elves.actions.action-timing-restriction
    C! act Helvara Daughter of the Avalanche  elves.actions.action-timing-restriction
    C! act Raider  elves.actions.action-timing-restriction
    C! act Storm Rider  elves.actions.action-timing-restriction
    C! act Rime Shamaness  elves.actions.action-timing-restriction
    C> pass
    C> pass
    # the Wolf strikes
    C> act Berserker of the White Cliffs
    C> pass
    C> pass
    table  field S Cinder Wolf attacking (acted), E Irontusk attacking (acted), N Bastion Turtle defending (wounds 2)
    C  discard Berserker of the White Cliffs
