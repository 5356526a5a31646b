# «Действия», «Ответные Действия», «Артефакты»: who may declare what, and when.
game elves players=3

in a battle each acts by what the battle is to him               elves.actions.interfere-own-only elves.actions.interfere-in-others-battle elves.actions.action-timing-restriction
    begin fight A
    table  owners castle-1 A, land-1 A, land-2 A, land-3 A, castle-3 B, land-15 B, castle-2 C, land-7 C, land-8 C, land-9 C  conflict land-15  field S Guard of Darn attacking (lives 9), N Sun Plateguard defending (lives 9)
    A  nation Black  hand Priest of the Dark Crystal, Mine Overseer, Velissa Voice of the Stone
    B  nation High  hand Sun Plateguard, Spear of the Dawn
    C  nation Forest  hand Mirayna Sharpleaf, Thorn Maiden, Treeweaver, Pathfinder
    A? act Priest of the Dark Crystal | act Mine Overseer | pass | pass-battle
    A! act Velissa Voice of the Stone  elves.actions.price-threshold
    A> pass
    B? act Sun Plateguard | pass | pass-battle
    B! act Spear of the Dawn  elves.actions.action-special-ability
    B> pass
    C? act Mirayna Sharpleaf | pass | pass-battle
    C! act Thorn Maiden  elves.actions.interfere-own-only
    C! act Treeweaver  elves.actions.interfere-own-only
    C! act Pathfinder  elves.actions.action-timing-restriction
    C> act Mirayna Sharpleaf
    C? target N | target S
    asks C elves-ask-aim

what is for the attacked is not for the attacker                 elves.actions.interfere-own-only elves.actions.action-timing-restriction
    begin fight A
    table  owners castle-1 A, land-1 A, castle-3 B, castle-2 C, land-15 B  conflict land-15  field S Shifter Lynx attacking, N Guard of Darn defending
    A  hand Treeweaver, Thorn Maiden
    A? act Thorn Maiden | pass | pass-battle
    A! act Treeweaver  elves.actions.interfere-own-only
    asks A elves-ask-answer-start

the attacked may                                                 elves.actions.interfere-own-only elves.actions.action-from-hand
    begin fight B
    table  owners castle-1 A, land-1 A, castle-3 B, castle-2 C  conflict land-1  field S Shifter Lynx defending, N Guard of Darn attacking
    A  hand Treeweaver ×2, Thorn Maiden  discard Foxshade
    A? act Treeweaver | act Thorn Maiden | pass | pass-battle
    A! act Foxshade  elves.actions.action-from-hand
    A! act Shifter Lynx  elves.actions.action-from-hand
    asks A elves-ask-answer-start

an outsider has no warrior of his own                            elves.actions.interfere-own-only elves.actions.action-timing-restriction
    begin fight A
    table  owners castle-1 A, land-15 B, castle-3 B, castle-2 C, land-7 C  conflict land-15  field S Shifter Lynx attacking, N Sun Plateguard defending
    A  nation Forest
    B  nation High
    C  nation Black  hand Initiate  artefacts Thunder Vial
    C? use Thunder Vial | pass | pass-battle
    C! act Initiate  elves.actions.interfere-own-only
    asks C elves-ask-answer-start

an artefact has its time, and something to work on               elves.objects.artefact-timing elves.battle.actions-influence-battle
    begin fight A
    table  owners castle-1 A, castle-3 B, castle-2 C, land-15 B  conflict land-15  field S Shifter Lynx attacking, N Guard of Darn defending
    A  artefacts Blade of the Shooting Star, Truce Bell, Ring of Living Flame
    C  artefacts Thunder Vial, Mirror Gauntlet, Muster Scroll, Book of the Fallen, Honey Balm, Boots of the First Step, Dome of Stillness
    A? use Blade of the Shooting Star | use Ring of Living Flame | pass | pass-battle
    A! use Truce Bell  elves.objects.artefact-timing
    A> pass
    C? use Thunder Vial | use Muster Scroll | pass | pass-battle
    C! use Mirror Gauntlet  elves.actions.interfere-own-only
    C! use Dome of Stillness  elves.actions.interfere-own-only
    C! use Book of the Fallen  elves.objects.artefact-timing
    C! use Honey Balm  elves.actions.interfere-own-only
    C! use Boots of the First Step  elves.objects.artefact-timing
    asks C elves-ask-answer-start

only who loses a warrior may call it home                        elves.objects.artefact-timing elves.battle.death-can-be-prevented
    proxies
    begin fight A
    table  owners castle-1 A, castle-3 B, castle-2 C, land-15 B  conflict land-15  field S Shifter Lynx attacking (left empty) (right empty) (forward simple), N Initiate defending (forward empty) (left empty) (right empty), E Guard of Darn defending (forward movement)
    A  artefacts Homecoming Feather
    B  artefacts Homecoming Feather  turns 0
    # the start, the Initiate's turn, the Lynx's and its strike
    A> pass
    B> pass
    A> pass
    B> pass
    A> pass
    B> pass
    B> pass
    A> pass
    # the Initiate is dying
    A? pass | pass-battle
    A! use Homecoming Feather  elves.actions.interfere-own-only
    A> pass
    B? use Homecoming Feather | pass | pass-battle
    B> use Homecoming Feather
    A> pass-battle
    B> pass
    B  hand Initiate  discard nothing
    table  removed Homecoming Feather
    asks B elves-ask-card

an artefact that was used is gone, and nobody need remember it    elves.objects.artefact-single-use
    A  artefacts Muster Scroll  deck Shifter Lynx ×2, Keeper of the Quiet Grove ×2
    B  spied A Muster Scroll  deck Guard of Darn ×2
    luck 0 0 0
    A> use Muster Scroll
    A  artefacts nothing  hand 3 cards  deck 1 card
    B  spied nothing  hand nothing
    table  removed Muster Scroll  relics nothing
    A! use Muster Scroll  elves.objects.artefact-single-use

one artefact used leaves what is known of the others             elves.objects.artefact-single-use
    begin capture C
    A  spied C Truce Bell, C Muster Scroll
    C  artefacts Muster Scroll, Truce Bell  deck Ice Slinger
    luck 0
    C> use Muster Scroll
    C> pass
    A  spied C Truce Bell
    C  artefacts Truce Bell  hand Ice Slinger
    asks C elves-ask-main

under the Dome of Stillness nobody acts but who raised it        elves.objects.artefact-unique-effect
    begin fight A
    table  owners castle-1 A, castle-3 B, castle-2 C, land-15 B  conflict land-15  field S Shifter Lynx attacking, N Guard of Darn defending
    A  artefacts Dome of Stillness, Thunder Vial
    B  artefacts Muster Scroll
    C  artefacts Thorn of the Old Gods
    A> use Dome of Stillness
    B> pass
    C> pass
    A> pass
    table  blocker A
    A? use Thunder Vial | pass | pass-battle
    A> pass
    A? use Thunder Vial | pass | pass-battle
    B! use Muster Scroll
    asks A elves-ask-answer-card

who has declared an attack keeps three cards for it              elves.turn.attacker-three-cards elves.actions.action-any-time
    table  owners castle-1 A, land-1 A, land-2 A, land-3 A, castle-3 B, castle-2 C, land-15 B
    A  nation High  hand Crown Treasurer ×2, Spear of the Dawn  treasures Amber Circlet
    B  nation Black  hand Guard of Darn ×2, Shard Golem
    C  nation Forest
    A+ act Crown Treasurer | attack land-15
    A> attack land-15
    A? exchange Amber Circlet | offer-to B | offer-to C | pass
    A! act Crown Treasurer  elves.turn.attacker-three-cards
    asks A elves-ask-answer-declaration

with four one of them may act                                    elves.turn.attacker-three-cards elves.actions.action-any-time
    table  owners castle-1 A, land-1 A, land-2 A, land-3 A, castle-3 B, castle-2 C, land-15 B
    A  nation High  hand Crown Treasurer ×2, Spear of the Dawn ×2  treasures Amber Circlet
    B  nation Black  hand Guard of Darn ×2, Shard Golem
    C  nation Forest
    A> attack land-15
    A? act Crown Treasurer | exchange Amber Circlet | offer-to B | offer-to C | pass
    asks A elves-ask-answer-declaration

who only looks on may answer too                                 elves.actions.response-allowed elves.actions.interfere-in-others-battle
    begin fight A
    table  owners castle-1 A, castle-3 B, castle-2 C, land-15 B  conflict land-15  field S Shifter Lynx attacking, N Guard of Darn defending
    A  artefacts Thunder Vial
    B  silent yes
    C  artefacts Seal of Hush
    A> use Thunder Vial
    C? use Seal of Hush | pass | pass-battle
    C> use Seal of Hush
    table  removed Thunder Vial, Seal of Hush
    asks A elves-ask-card

a card that was sent is in no hand any more                      elves.actions.action-from-hand
    begin muster A
    table  owners castle-1 A, land-1 A, land-2 A, land-3 A, castle-3 B, castle-2 C, land-15 B  conflict land-15
    A  nation High  hand Crown Treasurer, Spear of the Dawn ×2  artefacts Muster Scroll
    B  nation Black  hand Guard of Darn ×2, Shard Golem
    C  nation Forest
    B> send Guard of Darn
    B> send Guard of Darn
    B> send Shard Golem
    A> send Crown Treasurer
    A> send Spear of the Dawn
    A> send Spear of the Dawn
    A? use Muster Scroll | pass | pass-battle
    A! act Crown Treasurer  elves.actions.action-from-hand
    asks A elves-ask-answer-answer

the attacked keeps none                                          elves.turn.attacker-three-cards elves.actions.action-any-time
    table  owners castle-1 A, castle-3 B, castle-2 C, land-15 B, land-14 B, land-13 B
    A  nation Black  hand Guard of Darn ×2, Shard Golem
    B  nation High  hand Crown Treasurer
    C  nation Forest
    A> attack land-15
    B? act Crown Treasurer | pass
    asks B elves-ask-answer-declaration

game elves players=2

a price counts Lands and spends none                             elves.actions.price-threshold elves.actions.price-not-paid elves.actions.price-many-actions
    begin fight A
    table  owners castle-1 A, land-1 A, castle-4 B, land-16 B  conflict land-16  field S Shifter Lynx attacking (lives 9), N Guard of Darn defending (lives 9)
    A  hand Thorn Maiden ×2, Mirayna Sharpleaf, Foxshade
    B  silent yes
    A? act Thorn Maiden | act Foxshade | pass | pass-battle
    A! act Mirayna Sharpleaf  elves.actions.price-threshold
    A> act Thorn Maiden
    A> pass
    A? act Thorn Maiden | act Foxshade | pass | pass-battle
    table  field Guard of Darn defending (id 0) (wounds 1) (lives 9), -, Shifter Lynx attacking (id 2) (lives 9), -  owners castle-1 A, castle-4 B, land-1 A, land-16 B
    A> act Thorn Maiden
    A> pass
    A? act Foxshade | pass | pass-battle
    table  field Guard of Darn defending (id 0) (wounds 2) (lives 9), -, Shifter Lynx attacking (id 2) (lives 9), -
    A  discard Thorn Maiden ×2  hand Mirayna Sharpleaf, Foxshade
    asks A elves-ask-answer-start
