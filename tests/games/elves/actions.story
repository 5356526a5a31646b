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

game elves players=2

a declared card is spent, a hero's too, even if it is cancelled    elves.actions.action-declare-and-discard elves.actions.action-rule-for-all-cards
    begin fight A
    table  owners castle-1 A, tower-1 A, land-1 A, land-2 A, castle-4 B, land-16 B  conflict land-16  field S Shifter Lynx attacking (initiative 9) (left movement) (forward empty) (right empty), N Guard of Darn defending (left movement) (forward empty) (right empty)
    A  hand Mirayna Sharpleaf, Shifter Lynx
    B  artefacts Seal of Hush
    A> act Mirayna Sharpleaf
    A  hand Shifter Lynx  discard Mirayna Sharpleaf
    B> use Seal of Hush
    A> pass
    A> pass
    A  hand Shifter Lynx  discard Mirayna Sharpleaf
    table  owners castle-1 A, tower-1 A, land-1 A, land-2 A, castle-4 B, land-16 B  removed Seal of Hush
    table  field S Shifter Lynx attacking (initiative 9) (left movement) (forward empty) (right empty), N Guard of Darn defending (left movement) (forward empty) (right empty)
    asks A elves-ask-answer-start

neither a fallen card acts nor one that fights                   elves.actions.action-from-hand elves.actions.action-not-fighting-card
    begin fight A
    table  owners castle-1 A, tower-1 A, land-1 A, land-2 A, castle-4 B, land-16 B  conflict land-16  field S Mirayna Sharpleaf attacking, N Guard of Darn defending
    A  hand Foxshade  discard Thorn Maiden
    B  silent yes
    A? act Foxshade | pass | pass-battle
    A! act Thorn Maiden  elves.actions.action-from-hand
    A! act Mirayna Sharpleaf  elves.actions.action-not-fighting-card
    asks A elves-ask-answer-start

all tokens count for a price: Lands, Towers, Castles             elves.actions.price-counts-all-tokens elves.objects.castle-counts-as-land elves.actions.price-not-paid
    proxies
    begin fight A
    table  owners castle-1 A, tower-1 A, centre A, land-1 A, castle-4 B, land-16 B  conflict land-16  field S Shifter Lynx attacking, N Guard of Darn defending
    A  hand Mirayna Sharpleaf ×2
    B  silent yes
    A> act Mirayna Sharpleaf
    A> pass
    table  field S Shifter Lynx attacking, N Guard of Darn defending (wounds 1)
    A? act Mirayna Sharpleaf | pass | pass-battle
    A  discard Mirayna Sharpleaf
    asks A elves-ask-answer-start

actions and artefacts have their say at the start and in each card's turn    elves.battle.actions-influence-battle
    begin fight A
    table  owners castle-1 A, castle-4 B, tower-7 B, land-16 B  conflict land-16  field S Shifter Lynx attacking (initiative 9) (left movement) (forward empty) (right empty), N Guard of Darn defending (left empty) (forward empty) (right empty)
    A  silent yes
    B  hand Initiate  artefacts Thunder Vial
    B? act Initiate | use Thunder Vial | pass | pass-battle
    B> pass
    B? act Initiate | use Thunder Vial | pass | pass-battle
    B> pass
    A? move left | stay
    asks A elves-ask-card

an answer comes before what it answers                           elves.actions.response-allowed elves.actions.response-preempts
    begin fight A
    table  owners castle-1 A, tower-1 A, land-1 A, land-2 A, castle-4 B, tower-7 B, tower-8 B, land-14 B, land-16 B  conflict land-16  field S Shifter Lynx attacking (left movement) (forward empty) (right empty), N Guard of Darn defending (lives 1)
    A  hand Mirayna Sharpleaf
    B  hand Priest of the Dark Crystal
    A> act Mirayna Sharpleaf
    B? act Priest of the Dark Crystal | pass | pass-battle
    B> act Priest of the Dark Crystal
    # a life was added before the damage came
    table  field S Shifter Lynx attacking (left movement) (forward empty) (right empty), N Guard of Darn defending (wounds 1)
    B  discard Priest of the Dark Crystal
    asks A elves-ask-card

an answer is itself answered                                     elves.actions.response-chain elves.actions.response-preempts
    begin fight A
    table  owners castle-1 A, tower-1 A, land-1 A, land-2 A, castle-4 B, tower-7 B, tower-8 B, land-14 B, land-16 B  conflict land-16  field S Shifter Lynx attacking (left movement) (forward empty) (right empty), N Guard of Darn defending (lives 1), E Shard Golem defending (left empty) (forward empty)
    A  hand Mirayna Sharpleaf, Thorn Maiden
    B  hand Priest of the Dark Crystal
    A> act Mirayna Sharpleaf
    A> target N
    B> act Priest of the Dark Crystal
    B> target N
    A? act Thorn Maiden | pass | pass-battle
    A> act Thorn Maiden
    A> target N
    # dead before the life came
    B  discard Priest of the Dark Crystal, Guard of Darn
    asks A elves-ask-card

a strike that was declared is answered                           elves.actions.attack-is-action elves.actions.response-preempts
    begin fight A
    table  owners castle-1 A, castle-4 B, tower-7 B, land-16 B  conflict land-16  field S Shifter Lynx attacking (initiative 9) (left empty) (forward simple) (right empty), N Guard of Darn defending (left movement) (forward empty) (right empty)
    A  silent yes
    B  hand Initiate
    B> pass
    B> pass
    # the Lynx has struck; a shield stops the blow
    B> act Initiate
    B> side N forward
    table  field S Shifter Lynx attacking (initiative 9) (left empty) (forward simple) (right empty) (acted), N Guard of Darn defending (left movement) (forward shield) (right empty)
    asks B elves-ask-card

in a later round a strike is answered as well                    elves.actions.attack-is-action elves.battle.multiple-rounds elves.attacks.shield-not-used-up
    begin fight A
    table  owners castle-1 A, castle-4 B, tower-7 B, land-16 B  conflict land-16  round 1  field S Shifter Lynx attacking (initiative 9) (left empty) (forward simple) (right empty), N Guard of Darn defending (left movement) (forward empty) (right empty)
    A  silent yes
    B  hand Initiate
    B> pass
    B> pass
    table  round 2
    B> act Initiate
    B> side N forward
    table  field S Shifter Lynx attacking (initiative 9) (left empty) (forward simple) (right empty) (acted), N Guard of Darn defending (left movement) (forward shield) (right empty)
    asks B elves-ask-card

who is dying is healed in time                                   elves.battle.death-can-be-prevented
    begin fight A
    table  owners castle-1 A, castle-4 B, land-16 B  conflict land-16  field S Shifter Lynx attacking (initiative 9) (left empty) (forward simple) (right empty), N Guard of Darn defending (lives 1) (left movement) (forward empty) (right empty)
    A  silent yes
    B  artefacts Honey Balm
    B> pass
    B> pass
    B> pass
    B? use Honey Balm | pass | pass-battle
    B> use Honey Balm
    table  field S Shifter Lynx attacking (initiative 9) (left empty) (forward simple) (right empty) (acted), N Guard of Darn defending (lives 1) (left movement) (forward empty) (right empty)
    B  artefacts nothing
    asks B elves-ask-card

who lets the battle go by is not asked again, until the next     elves.battle.actions-influence-battle
    begin fight A
    table  owners castle-1 A, castle-4 B, tower-7 B, land-16 B  conflict land-16  field S Shifter Lynx attacking (initiative 9) (left movement) (forward empty) (right empty), N Guard of Darn defending (left empty) (forward empty) (right empty)
    A  silent yes
    B  hand Initiate
    B> pass-battle
    A> stay
    A  silent no
    B  silent no
    asks B elves-ask-main

the reserve acts in its own battle, and still breaks the tie     elves.battle.reserve-action-usable elves.attacks.winner-reserve-fixed
    begin fight A
    table  owners castle-1 A, castle-4 B, tower-7 B, land-16 B  conflict land-16  reserve 1  reserve_card Initiate  field S Guard of Darn attacking (forward shield), N Shard Golem defending (left empty) (forward shield)
    A  silent yes
    B  hand Initiate  known Initiate  turns 0
    B? act Initiate | pass | pass-battle
    B> act Initiate
    B> side N left
    # two shields: one against one
    table  owners castle-1 A, castle-4 B, tower-7 B, land-16 B
    B  discard Initiate  hand Shard Golem
    asks B elves-ask-main

game elves players=3

who had passed is asked again after somebody acted               elves.actions.response-chain elves.actions.response-allowed
    proxies
    begin fight A
    table  owners castle-1 A, castle-3 B, castle-2 C, land-15 B  conflict land-15  field S Shifter Lynx attacking, N Guard of Darn defending
    A  artefacts Muster Scroll
    B  artefacts Muster Scroll  deck Guard of Darn
    C  artefacts Muster Scroll
    A> pass
    luck 0
    B> use Muster Scroll
    # everybody may answer it, then the start is open again for all
    A> pass
    C> pass
    A? use Muster Scroll | pass | pass-battle
    B  hand Guard of Darn  artefacts nothing
    asks A elves-ask-answer-start
