# The artefacts: what each of them does, once, and when.
game elves players=2

Blade of the Shooting Star gives a warrior of one's own a Double Piercing strike    elves.objects.artefact-unique-effect
    begin fight A
    table  owners castle-1 A, castle-4 B, land-16 B  conflict land-16  field S Cinder Wolf attacking, N Bastion Turtle defending
    A  artefacts Blade of the Shooting Star, Muster Scroll
    B  silent yes
    A> use Blade of the Shooting Star
    A? side S left | side S forward | side S right
    A! side N left  elves.actions.interfere-own-only
    A> side S forward
    A> pass
    table  field S Cinder Wolf attacking (forward double-piercing), N Bastion Turtle defending
    A  artefacts Muster Scroll
    table  removed Blade of the Shooting Star

Ring of Living Flame gives a warrior of one's own a Fire shield   elves.objects.artefact-unique-effect
    begin fight A
    table  owners castle-1 A, castle-4 B, land-16 B  conflict land-16  field S Cinder Wolf attacking, N Bastion Turtle defending
    A  artefacts Ring of Living Flame, Muster Scroll
    B  silent yes
    A> use Ring of Living Flame
    A? side S left | side S forward | side S right
    A! side N left  elves.actions.interfere-own-only
    A> side S left
    A> pass
    table  field S Cinder Wolf attacking (left fire-shield), N Bastion Turtle defending
    A  artefacts Muster Scroll
    table  removed Ring of Living Flame

Mirror Gauntlet copies any strike on the field to a side of a warrior of one's own    elves.objects.artefact-unique-effect
    begin fight A
    table  owners castle-1 A, castle-4 B, land-16 B  conflict land-16  field S Cinder Wolf attacking, N Bastion Turtle defending, W Magma Newt defending
    A  artefacts Mirror Gauntlet, Muster Scroll
    B  silent yes
    A> use Mirror Gauntlet
    A? side S left | side S forward | side S right
    A! side W left  elves.actions.interfere-own-only
    A> side S right
    A? copy simple | copy double-simple | copy piercing
    A! copy double-piercing  elves.objects.artefact-unique-effect
    A> copy piercing
    A> pass
    table  field S Cinder Wolf attacking (right piercing), N Bastion Turtle defending, W Magma Newt defending
    A  artefacts Muster Scroll
    table  removed Mirror Gauntlet

Thorn of the Old Gods: a strike takes 1 more life                 elves.objects.artefact-unique-effect
    begin fight A
    table  owners castle-1 A, castle-4 B, land-16 B  conflict land-16  field S Cinder Wolf attacking, N Bastion Turtle defending
    A  artefacts Thorn of the Old Gods, Muster Scroll
    B  silent yes
    # the start, the Wolf's turn, its Simple strike
    A! use Thorn of the Old Gods  elves.actions.interfere-own-only
    A> pass
    A> pass
    A> use Thorn of the Old Gods
    A> pass
    A> pass
    table  field S Cinder Wolf attacking (acted), N Bastion Turtle defending (wounds 2)
    A  artefacts Muster Scroll
    table  removed Thorn of the Old Gods

Thorn of the Old Gods does not help a strike that is stopped      elves.objects.artefact-unique-effect
    begin fight A
    table  owners castle-1 A, castle-4 B, land-16 B  conflict land-16  field S Cinder Wolf attacking, N Bastion Turtle defending (forward fire-shield)
    A  artefacts Thorn of the Old Gods, Muster Scroll
    B  silent yes
    A> pass
    A> pass
    asks A elves-ask-answer-item
    A! use Thorn of the Old Gods  elves.actions.interfere-own-only

Thunder Vial deals 1 damage to an enemy warrior                   elves.objects.artefact-unique-effect
    begin fight A
    table  owners castle-1 A, castle-4 B, land-16 B  conflict land-16  field S Cinder Wolf attacking, N Bastion Turtle defending, W Magma Newt defending
    A  artefacts Thunder Vial, Muster Scroll
    B  silent yes
    A> use Thunder Vial
    A? target N | target W
    A! target S  elves.actions.interfere-own-only
    A> target N
    A> pass
    table  field S Cinder Wolf attacking, N Bastion Turtle defending (wounds 1), W Magma Newt defending
    A  artefacts Muster Scroll
    table  removed Thunder Vial

Horn of Second Wind lets a warrior that has acted act again       elves.objects.artefact-unique-effect
    begin fight A
    table  owners castle-1 A, castle-4 B, land-16 B  conflict land-16  field S Cinder Wolf attacking (acted), E Irontusk attacking, N Bastion Turtle defending (lives 9)
    A  artefacts Horn of Second Wind, Muster Scroll
    B  silent yes
    A> use Horn of Second Wind
    A> pass
    A> pass
    A> pass
    table  field S Cinder Wolf attacking (acted), E Irontusk attacking, N Bastion Turtle defending (lives 9) (wounds 1)  round 0
    A  artefacts Muster Scroll
    table  removed Horn of Second Wind

Horn of Second Wind finds nobody before a warrior of one's own has acted    elves.objects.artefact-unique-effect
    begin fight A
    table  owners castle-1 A, castle-4 B, land-16 B  conflict land-16  field S Cinder Wolf attacking, N Bastion Turtle defending (acted)
    A  artefacts Horn of Second Wind, Muster Scroll
    B  silent yes
    A! use Horn of Second Wind  elves.actions.interfere-own-only

Crossroads Cloak moves any warrior, an enemy's too, to another place    elves.objects.artefact-unique-effect
    begin fight A
    table  owners castle-1 A, castle-4 B, land-16 B  conflict land-16  field S Cinder Wolf attacking, N Bastion Turtle defending
    A  artefacts Crossroads Cloak, Muster Scroll
    B  silent yes
    A> use Crossroads Cloak
    A? target N | target S
    A> target N
    A? swap-with E | swap-with S | swap-with W
    A> swap-with W
    A> pass
    table  field S Cinder Wolf attacking, W Bastion Turtle defending (id 0)
    A  artefacts Muster Scroll
    table  removed Crossroads Cloak

Crossroads Cloak lets two warriors change places, but not with a treasure    elves.objects.artefact-unique-effect
    begin fight A
    table  owners castle-1 A, castle-4 B, land-16 B  conflict land-16  field S Cinder Wolf attacking, N Bastion Turtle defending, W Amber Circlet defending
    A  artefacts Crossroads Cloak, Muster Scroll
    B  silent yes
    A> use Crossroads Cloak
    A> target S
    A? swap-with N | swap-with E
    A! swap-with W  elves.objects.artefact-unique-effect
    A> swap-with N
    A> pass
    table  field N Cinder Wolf attacking (id 2), S Bastion Turtle defending (id 0), W Amber Circlet defending
    A  artefacts Muster Scroll
    table  removed Crossroads Cloak

Honey Balm takes up to 2 wounds off any warrior                   elves.objects.artefact-unique-effect
    begin fight A
    table  owners castle-1 A, castle-4 B, land-16 B  conflict land-16  field S Cinder Wolf attacking, E Irontusk attacking (wounds 1), N Bastion Turtle defending (lives 4) (wounds 3)
    A  artefacts Honey Balm, Muster Scroll
    B  silent yes
    A> use Honey Balm
    A? target E | target N
    A! target S  elves.objects.artefact-unique-effect
    A> target N
    A> pass
    table  field S Cinder Wolf attacking, E Irontusk attacking (wounds 1), N Bastion Turtle defending (lives 4) (wounds 1)
    A  artefacts Muster Scroll
    table  removed Honey Balm

Honey Balm heals one wound where there is only one                elves.objects.artefact-unique-effect
    begin fight A
    table  owners castle-1 A, castle-4 B, land-16 B  conflict land-16  field S Cinder Wolf attacking, E Irontusk attacking (wounds 1), N Bastion Turtle defending
    A  artefacts Honey Balm, Muster Scroll
    B  silent yes
    A> use Honey Balm
    A> pass
    table  field S Cinder Wolf attacking, E Irontusk attacking, N Bastion Turtle defending
    A  artefacts Muster Scroll
    table  removed Honey Balm

Homecoming Feather takes a warrior that dies home                 elves.objects.artefact-unique-effect elves.objects.artefact-timing
    begin fight A
    table  owners castle-1 A, castle-4 B, land-16 B  conflict land-16  field S Shifter Lynx attacking (wounds 1), E Lurelight defending
    A  artefacts Homecoming Feather, Muster Scroll
    B  silent yes
    A! use Homecoming Feather  elves.objects.artefact-timing
    A> pass
    A> pass
    A> pass
    asks A elves-ask-answer-death
    A> use Homecoming Feather
    A> pass
    A> pass
    A  hand Shifter Lynx  known Shifter Lynx  discard nothing  artefacts Muster Scroll
    table  removed Homecoming Feather
    asks A elves-ask-answer-result

Handful of Quick Time: the initiative of any warrior falls by 5   elves.objects.artefact-unique-effect
    begin fight A
    table  owners castle-1 A, castle-4 B, land-16 B  conflict land-16  field S Cinder Wolf attacking, E Irontusk attacking (acted), N Bastion Turtle defending
    A  artefacts Handful of Quick Time, Muster Scroll
    B  silent yes
    A> use Handful of Quick Time
    A? target N | target S
    A! target E  elves.objects.artefact-unique-effect
    A> target S
    A> pass
    table  field S Cinder Wolf attacking (initiative 5), E Irontusk attacking (acted), N Bastion Turtle defending
    A  artefacts Muster Scroll
    table  removed Handful of Quick Time

Handful of Quick Time: never below nothing, an enemy's too        elves.objects.artefact-unique-effect
    begin fight A
    table  owners castle-1 A, castle-4 B, land-16 B  conflict land-16  field S Cinder Wolf attacking, N Bastion Turtle defending
    A  artefacts Handful of Quick Time, Muster Scroll
    B  silent yes
    A> use Handful of Quick Time
    A> target N
    A> pass
    table  field S Cinder Wolf attacking, N Bastion Turtle defending (initiative 0)
    A  artefacts Muster Scroll
    table  removed Handful of Quick Time

Dome of Stillness: to the end of the battle nobody else acts      elves.objects.artefact-unique-effect
    begin fight A
    table  owners castle-1 A, castle-4 B, land-16 B  conflict land-16  field S Cinder Wolf attacking, N Bastion Turtle defending
    A  artefacts Dome of Stillness, Muster Scroll
    B  artefacts Thunder Vial
    A> use Dome of Stillness
    B> pass
    A> pass
    table  blocker A
    A> pass
    # B was not asked at the start
    A> pass
    asks A elves-ask-answer-item
    B! use Thunder Vial  elves.objects.artefact-unique-effect
    A  artefacts Muster Scroll
    table  removed Dome of Stillness

Seal of Hush cancels an Action or artefact                        elves.objects.artefact-unique-effect elves.objects.artefact-timing
    begin fight A
    table  owners castle-1 A, castle-4 B, land-16 B  conflict land-16  field S Cinder Wolf attacking, N Bastion Turtle defending
    A  artefacts Seal of Hush, Muster Scroll
    B  artefacts Thunder Vial
    A! use Seal of Hush  elves.objects.artefact-timing
    A> pass
    B> use Thunder Vial
    A> use Seal of Hush
    A> pass
    A> pass
    table  field S Cinder Wolf attacking, N Bastion Turtle defending  removed Thunder Vial, Seal of Hush
    A  artefacts Muster Scroll
    B  artefacts nothing

Muster Scroll draws 3 cards, in one's own turn                    elves.objects.artefact-unique-effect
    A  artefacts Muster Scroll  deck Shifter Lynx ×2, Keeper of the Quiet Grove ×2
    luck 0 0 0
    A> use Muster Scroll
    A  hand 3 cards  deck 1 card  artefacts nothing
    table  removed Muster Scroll

Muster Scroll draws in battle                                     elves.objects.artefact-unique-effect elves.objects.artefact-timing
    begin fight A
    table  owners castle-1 A, castle-4 B, land-16 B  conflict land-16  field S Cinder Wolf attacking, N Bastion Turtle defending
    A  artefacts Muster Scroll, Thunder Vial  deck Shifter Lynx ×2, Keeper of the Quiet Grove ×2
    B  silent yes
    luck 0 0 0
    A> use Muster Scroll
    A> pass
    A  hand 3 cards  deck 1 card  artefacts Thunder Vial

Muster Scroll draws in another's turn                             elves.objects.artefact-unique-effect elves.objects.artefact-timing
    begin capture B
    A  artefacts Muster Scroll  deck Shifter Lynx ×2, Keeper of the Quiet Grove ×2
    luck 0 0 0
    A> use Muster Scroll
    A  hand 3 cards  deck 1 card
    asks B elves-ask-main

Book of the Fallen takes 2 cards of the discard back              elves.objects.artefact-unique-effect
    A  artefacts Book of the Fallen  discard Shifter Lynx, Sniper, Foxshade
    A> use Book of the Fallen
    A? recover Shifter Lynx | recover Sniper | recover Foxshade
    A> recover Sniper
    A? recover Shifter Lynx | recover Foxshade
    A> recover Foxshade
    A  hand Sniper, Foxshade  known Sniper, Foxshade  discard Shifter Lynx  artefacts nothing
    table  removed Book of the Fallen

Book of the Fallen wants something in the discard                 elves.objects.artefact-unique-effect
    A  artefacts Book of the Fallen
    A! use Book of the Fallen  elves.objects.artefact-unique-effect

Eye of the Owl sees an opponent's hand, and 1 card of it is discarded by choice    elves.objects.artefact-unique-effect
    A  artefacts Eye of the Owl
    B  hand Shard Golem, Guard of Darn, Initiate
    A> use Eye of the Owl
    A? make-discard Shard Golem | make-discard Guard of Darn | make-discard Initiate
    A! make-discard Janira  elves.objects.artefact-unique-effect
    A> make-discard Shard Golem
    A  spied B Guard of Darn, B Initiate  artefacts nothing
    B  hand Guard of Darn, Initiate  discard Shard Golem
    table  removed Eye of the Owl

Key of Nine Towers: this turn a Land by any Tower is attacked, but no Castle    elves.objects.artefact-unique-effect
    table  owners castle-1 A, tower-1 A, castle-4 B
    A  artefacts Key of Nine Towers  hand Shifter Lynx ×2, Sniper
    A- attack land-15 | attack land-16
    A> use Key of Nine Towers
    table  teleport yes  removed Key of Nine Towers
    A+ attack land-15 | attack land-16
    A- attack castle-4 | attack land-14

Key of Nine Towers wants a Tower of one's own                     elves.objects.artefact-unique-effect
    table  owners castle-1 A, land-1 A, castle-4 B, tower-8 B
    A  artefacts Key of Nine Towers
    A! use Key of Nine Towers  elves.objects.artefact-unique-effect

Truce Bell protects a Land of one's own, not a Castle             elves.objects.artefact-unique-effect
    table  owners castle-1 A, tower-1 A, land-20 A, castle-4 B, tower-8 B
    A  artefacts Truce Bell
    A> use Truce Bell
    A? protect tower-1 | protect land-20
    A! protect castle-1  elves.objects.artefact-unique-effect
    A! protect tower-8  elves.objects.artefact-unique-effect
    A> protect tower-1
    table  truce tower-1  removed Truce Bell
    A  artefacts nothing

in peace none of them is used that is for battles                 elves.objects.artefact-timing
    A  artefacts Blade of the Shooting Star, Thorn of the Old Gods, Thunder Vial, Horn of Second Wind, Mirror Gauntlet, Crossroads Cloak, Honey Balm, Ring of Living Flame, Homecoming Feather, Bridge of Mist, Handful of Quick Time, Boots of the First Step, Scales of the Lot, Seal of Hush, Dome of Stillness
    A! use Blade of the Shooting Star  elves.objects.artefact-timing
    A! use Thorn of the Old Gods  elves.objects.artefact-timing
    A! use Thunder Vial  elves.objects.artefact-timing
    A! use Horn of Second Wind  elves.objects.artefact-timing
    A! use Mirror Gauntlet  elves.objects.artefact-timing
    A! use Crossroads Cloak  elves.objects.artefact-timing
    A! use Honey Balm  elves.objects.artefact-timing
    A! use Ring of Living Flame  elves.objects.artefact-timing
    A! use Homecoming Feather  elves.objects.artefact-timing
    A! use Bridge of Mist  elves.objects.artefact-timing
    A! use Handful of Quick Time  elves.objects.artefact-timing
    A! use Boots of the First Step  elves.objects.artefact-timing
    A! use Scales of the Lot  elves.objects.artefact-timing
    A! use Seal of Hush  elves.objects.artefact-timing
    A! use Dome of Stillness  elves.objects.artefact-timing

in battle none is used that is for one's own turn or the layout   elves.objects.artefact-timing
    begin fight A
    table  owners castle-1 A, tower-1 A, castle-4 B, land-16 B  conflict land-16  field S Cinder Wolf attacking, N Bastion Turtle defending
    A  discard Sniper  artefacts Muster Scroll, Book of the Fallen, Eye of the Owl, Key of Nine Towers, Truce Bell, Bridge of Mist, Boots of the First Step, Scales of the Lot
    B  hand Initiate  silent yes
    A! use Book of the Fallen  elves.objects.artefact-timing
    A! use Eye of the Owl  elves.objects.artefact-timing
    A! use Key of Nine Towers  elves.objects.artefact-timing
    A! use Truce Bell  elves.objects.artefact-timing
    A! use Bridge of Mist  elves.objects.artefact-timing
    A! use Boots of the First Step  elves.objects.artefact-timing
    A! use Scales of the Lot  elves.objects.artefact-timing

game elves players=3

in others' battle only what is for any battle, and finds its warrior    elves.actions.interfere-own-only
    begin fight A
    table  owners castle-1 A, castle-3 B, land-15 B, castle-2 C  conflict land-15  field S Cinder Wolf attacking (wounds 1) (acted), N Bastion Turtle defending
    A  silent yes
    B  silent yes
    C  artefacts Blade of the Shooting Star, Thunder Vial, Horn of Second Wind, Mirror Gauntlet, Crossroads Cloak, Honey Balm, Ring of Living Flame, Handful of Quick Time, Dome of Stillness
    C? use Thunder Vial | use Crossroads Cloak | use Honey Balm | use Handful of Quick Time | pass | pass-battle
    C! use Blade of the Shooting Star  elves.objects.artefact-timing
    C! use Horn of Second Wind  elves.objects.artefact-timing
    C! use Mirror Gauntlet  elves.objects.artefact-timing
    C! use Ring of Living Flame  elves.objects.artefact-timing
    C! use Dome of Stillness  elves.objects.artefact-timing

Thorn of the Old Gods helps a strike in others' battle too        elves.objects.artefact-unique-effect
    begin fight A
    table  owners castle-1 A, castle-3 B, land-15 B, castle-2 C  conflict land-15  field S Cinder Wolf attacking, N Bastion Turtle defending
    A  silent yes
    B  silent yes
    C  artefacts Thorn of the Old Gods, Muster Scroll
    C> pass
    C> pass
    C> use Thorn of the Old Gods
    C> pass
    C> pass
    table  field S Cinder Wolf attacking (acted), N Bastion Turtle defending (wounds 2)
    C  artefacts Muster Scroll

game elves players=2 layout=advanced

Boots of the First Step: a warrior of one's own has 6 initiative more for the centre    elves.objects.artefact-unique-effect elves.battle.advanced-centre-actions
    begin layout A
    table  owners castle-1 A, castle-4 B, land-16 B  conflict land-16
    A  sent Shifter Lynx, Green Vale Archer, Keeper of the Quiet Grove  artefacts Muster Scroll
    B  sent Guard of Darn, Initiate, Shard Golem  artefacts Boots of the First Step
    luck 0 1 1 0 0 0
    A> place S
    B> place W
    A> place N
    B> place E
    A> pass
    B> use Boots of the First Step
    A> pass
    A> pass
    # 3 and 6 are more than the Keeper's 5
    table  top Shard Golem defending (id 5) (initiative 9)  bottom Keeper of the Quiet Grove attacking (id 4)
    asks A elves-ask-answer-fatal

Scales of the Lot swap the two centre cards                       elves.objects.artefact-unique-effect
    begin layout A
    table  owners castle-1 A, castle-4 B, land-16 B  conflict land-16
    A  sent Shifter Lynx, Green Vale Archer, Keeper of the Quiet Grove  artefacts Scales of the Lot
    B  sent Guard of Darn, Initiate, Shard Golem  silent yes
    luck 0 1 1 0 0 0
    A> place S
    B> place W
    A> place N
    B> place E
    table  top Keeper of the Quiet Grove attacking (id 4)  bottom Shard Golem defending (id 5)
    A> use Scales of the Lot
    # the Golem lies on top now: the Keeper is dead, the Golem the reserve
    table  reserve 1  reserve_card Shard Golem
    A  discard Keeper of the Quiet Grove
    B  hand Shard Golem
    asks A elves-ask-card
