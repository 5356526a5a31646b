# «Расстановка»: the novice layout, the advanced one, the centre and the reserve.
game elves players=2

the novice layout asks nobody: six cards, four places, two in the centre, all open    elves.battle.two-variants elves.battle.novice-spots elves.battle.novice-flip-centre-together
    begin layout A
    table  owners castle-1 A, castle-4 B, land-16 B  conflict land-16
    A  sent Shifter Lynx, Green Vale Archer, Keeper of the Quiet Grove  known Shifter Lynx, Green Vale Archer
    B  sent Guard of Darn, Initiate, Shard Golem  known Guard of Darn, Shard Golem
    luck 0 0 0 0 0
    A? keep-reserve | swap-in N
    table  field Shifter Lynx attacking (id 0), Shard Golem defending (id 5), Initiate defending (id 4), Guard of Darn defending (id 3)
    table  top Keeper of the Quiet Grove attacking (id 2)  bottom Green Vale Archer attacking (id 1)
    A  sent nothing  known nothing
    B  sent nothing  known nothing
    asks A elves-ask-reserve-swap

among novices chance lays a card on top, not initiative           elves.battle.advanced-centre-contest elves.battle.novice-flip-centre-together
    begin layout A
    table  owners castle-1 A, castle-4 B, land-16 B  conflict land-16
    A  sent Shifter Lynx, Green Vale Archer, Keeper of the Quiet Grove
    B  sent Guard of Darn, Initiate, Shard Golem
    luck 0 0 0 0 0
    # the Keeper has 5, the Archer 7
    A? keep-reserve | swap-in N
    table  top Keeper of the Quiet Grove attacking (id 2)  bottom Green Vale Archer attacking (id 1)
    asks A elves-ask-reserve-swap

the attacker brings the reserve in, once, and the card it replaces is the reserve    elves.battle.reserve-swap-attacker elves.battle.reserve-swap-timing elves.battle.centre-top-reserve
    begin layout A
    table  owners castle-1 A, castle-4 B, land-16 B  conflict land-16
    A  sent Shifter Lynx, Green Vale Archer, Keeper of the Quiet Grove
    B  sent Guard of Darn, Initiate, Shard Golem  artefacts Scales of the Lot, Thunder Vial
    luck 0 0 0 0 0
    # B is asked last: whose choice the swap is does not hang on that
    B? use Scales of the Lot | pass | pass-battle
    B> pass
    A? keep-reserve | swap-in N
    A! swap-in E  elves.battle.reserve-swap-attacker
    A> swap-in N
    B> pass
    table  field Keeper of the Quiet Grove attacking (id 2), Shard Golem defending (id 5), Initiate defending (id 4), Guard of Darn defending (id 3)
    table  top -  bottom -  reserve 0  reserve_card Shifter Lynx
    A  hand Shifter Lynx  known Shifter Lynx  discard Green Vale Archer
    B! swap-in E
    B+ use Thunder Vial | pass
    asks B elves-ask-answer-start

the defender has no such exchange                                elves.battle.reserve-swap-only-attacker elves.battle.centre-top-reserve elves.battle.centre-bottom-dies
    begin layout A
    table  owners castle-1 A, castle-4 B, land-16 B  conflict land-16
    A  sent Shifter Lynx, Green Vale Archer, Keeper of the Quiet Grove
    B  sent Guard of Darn, Initiate, Shard Golem  artefacts Thunder Vial
    luck 0 1 1 1 0
    B> pass
    B> pass
    B? use Thunder Vial | pass | pass-battle
    table  field Shifter Lynx attacking (id 0), Green Vale Archer attacking (id 1), Initiate defending (id 4), Guard of Darn defending (id 3)
    table  top -  bottom -  reserve 1  reserve_card Shard Golem
    A  discard Keeper of the Quiet Grove  hand nothing
    B  hand Shard Golem  known Shard Golem
    asks B elves-ask-answer-start

a dragon on top is nobody's hand card                            elves.battle.centre-top-reserve elves.objects.castle-dragon-not-discarded
    begin layout A
    table  owners castle-1 A, castle-4 B, land-16 A  conflict castle-4
    A  sent Shifter Lynx, Green Vale Archer, Keeper of the Quiet Grove
    B  sent Guard of Darn, Initiate, Gorhash Dragon of the Black Stone  artefacts Thunder Vial
    luck 0 1 1 1 0
    B> pass
    B> pass
    B+ use Thunder Vial
    table  top -  reserve 1  reserve_card -
    B  hand nothing  known nothing  discard nothing
    asks B elves-ask-answer-start

a neutral on top goes to the neutral discard and is no reserve card    elves.battle.reserve-neutral-discarded elves.battle.centre-top-reserve
    begin layout A
    table  owners castle-1 A, castle-4 B  conflict land-1  guards Cinder Wolf, Fen Crone, Eldagar
    A  sent Shifter Lynx, Green Vale Archer, Keeper of the Quiet Grove  artefacts Thunder Vial
    luck 0 1 1 1 0
    A> pass
    A> pass
    A+ use Thunder Vial
    table  top -  reserve 1  reserve_card -  fallen Eldagar  guards nothing
    A  discard Keeper of the Quiet Grove
    B  hand nothing
    asks A elves-ask-answer-start

treasures of the centre stay, above and below                    elves.battle.treasure-stays elves.actions.treasure-indestructible elves.battle.centre-leaves-field
    begin layout A
    table  owners castle-1 A, castle-4 B  conflict land-1  guards Amber Circlet, Fen Crone, Dragon Pearl
    A  sent Shifter Lynx, Green Vale Archer, Keeper of the Quiet Grove  artefacts Thunder Vial
    luck 0 1 2 1 0
    A> pass
    A+ use Thunder Vial
    table  field Shifter Lynx attacking (id 0), Green Vale Archer attacking (id 1), Keeper of the Quiet Grove attacking (id 2), Fen Crone defending (id 4)
    table  top -  bottom -  spoils Amber Circlet, Dragon Pearl  reserve 1  reserve_card -  fallen nothing
    A  discard nothing
    asks A elves-ask-answer-start

who can save the lower centre card takes it home                 elves.battle.death-can-be-prevented elves.battle.centre-leaves-field
    begin layout A
    table  owners castle-1 A, castle-4 B, land-1 A, land-16 B  conflict land-16
    A  sent Shifter Lynx, Green Vale Archer, Keeper of the Quiet Grove  hand Eilin Rootwhisper
    B  sent Guard of Darn, Initiate, Shard Golem
    luck 0 1 1 1 0
    A? act Eilin Rootwhisper | pass | pass-battle
    A> act Eilin Rootwhisper
    A  hand Keeper of the Quiet Grove  known Keeper of the Quiet Grove  discard Eilin Rootwhisper
    asks A elves-ask-card

else it dies                                                     elves.battle.centre-bottom-dies elves.battle.centre-leaves-field elves.battle.death-can-be-prevented
    begin layout A
    table  owners castle-1 A, castle-4 B, land-1 A, land-16 B  conflict land-16
    A  sent Shifter Lynx, Green Vale Archer, Keeper of the Quiet Grove  hand Eilin Rootwhisper
    B  sent Guard of Darn, Initiate, Shard Golem
    luck 0 1 1 1 0
    A> pass
    A  hand Eilin Rootwhisper  known nothing  discard Keeper of the Quiet Grove
    asks A elves-ask-answer-start

the Scales of the Lot turn the centre over                       elves.objects.artefact-unique-effect elves.battle.centre-leaves-field
    begin layout A
    table  owners castle-1 A, castle-4 B, land-16 B  conflict land-16
    A  sent Shifter Lynx, Green Vale Archer, Keeper of the Quiet Grove
    B  sent Guard of Darn, Initiate, Shard Golem  artefacts Scales of the Lot, Thunder Vial
    luck 0 1 1 1 0
    B> use Scales of the Lot
    B> pass
    B> pass
    # now the attacker's card lies on top
    A? keep-reserve | swap-in N | swap-in E
    table  top Keeper of the Quiet Grove attacking (id 2)  bottom Shard Golem defending (id 5)
    A> keep-reserve
    B> pass
    A  hand Keeper of the Quiet Grove
    B  discard Shard Golem
    table  reserve 0
    asks B elves-ask-answer-start

over the Bridge of Mist the defender leaves the Land to A, and all cards go home    elves.objects.artefact-unique-effect
    begin layout A
    table  owners castle-1 A, castle-4 B, land-16 B  conflict land-16
    A  sent Shifter Lynx, Green Vale Archer, Keeper of the Quiet Grove
    B  sent Guard of Darn, Initiate, Shard Golem  artefacts Bridge of Mist  turns 0
    luck 0 1 1 1 0
    B> use Bridge of Mist
    table  owners castle-1 A, castle-4 B, land-16 A
    A  hand Shifter Lynx, Green Vale Archer, Keeper of the Quiet Grove  discard nothing
    B  hand Initiate, Guard of Darn, Shard Golem  discard nothing
    asks B elves-ask-main

and the attacker goes away as he came                            elves.objects.artefact-unique-effect
    begin layout A
    table  owners castle-1 A, castle-4 B, land-16 B  conflict land-16
    A  sent Shifter Lynx, Green Vale Archer, Keeper of the Quiet Grove  artefacts Bridge of Mist
    B  sent Guard of Darn, Initiate, Shard Golem  turns 0
    luck 0 1 1 1 0
    A> use Bridge of Mist
    table  owners castle-1 A, castle-4 B, land-16 B
    A  hand Shifter Lynx, Green Vale Archer, Keeper of the Quiet Grove  discard nothing
    B  hand Initiate, Guard of Darn, Shard Golem  discard nothing
    asks B elves-ask-main

game elves players=2 layout=advanced

the advanced layout is made by hand: each takes a card of the other, the attacker first    elves.battle.two-variants elves.battle.advanced-take-opponents-card elves.battle.advanced-two-each
    begin layout A
    table  owners castle-1 A, castle-4 B, land-16 B  conflict land-16
    A  sent Shifter Lynx, Green Vale Archer, Keeper of the Quiet Grove
    B  sent Guard of Darn, Initiate, Shard Golem  artefacts Thunder Vial
    luck 0 1 1 0 0 0
    A? place N | place E | place S | place W
    table  field -, -, -, -  taken Guard of Darn
    A> place S
    table  field -, -, Guard of Darn defending (id 0), -  taken Green Vale Archer
    B? place N | place E | place W
    B! place S  elves.battle.advanced-free-place
    B> place W
    table  field -, -, Guard of Darn defending (id 0), Green Vale Archer attacking (id 1)  taken Initiate
    A> place N
    table  taken Shifter Lynx
    B> place E
    B> pass
    # the Keeper (5) lies above the Golem (3)
    A? keep-reserve | swap-in E | swap-in W
    table  field Initiate defending (id 2), Shifter Lynx attacking (id 3), Guard of Darn defending (id 0), Green Vale Archer attacking (id 1)
    table  top Keeper of the Quiet Grove attacking (id 4)  bottom Shard Golem defending (id 5)  taken -
    A  sent nothing
    B  sent nothing
    asks A elves-ask-reserve-swap

initiative may be changed while the centre lies open             elves.battle.advanced-centre-actions elves.battle.advanced-centre-contest elves.battle.advanced-centre-stack
    begin layout A
    table  owners castle-1 A, castle-4 B, land-16 B  conflict land-16
    A  sent Shifter Lynx, Green Vale Archer, Keeper of the Quiet Grove  artefacts Boots of the First Step
    B  sent Guard of Darn, Initiate, Shard Golem
    luck 0 1 1 0 0 0
    A> place S
    B> place W
    set B  sent Mine Overseer ×2
    A> place N
    B> place E
    table  top Keeper of the Quiet Grove attacking (id 4)  bottom Mine Overseer defending (id 5)
    A? use Boots of the First Step | pass | pass-battle
    A> use Boots of the First Step
    # 5 and 6 are more than the Overseer's 6
    table  top Keeper of the Quiet Grove attacking (id 4) (initiative 11)  bottom Mine Overseer defending (id 5)
    asks A elves-ask-reserve-swap

as in the example: the Initiate dies in the centre, the Watchman is the reserve    elves.attacks.example-1-layout elves.battle.centre-top-reserve
    begin layout A
    table  owners castle-1 A, castle-4 B, land-16 B  conflict land-16
    A  nation Black  sent Janira, Guard of Darn, Initiate  artefacts Thunder Vial
    B  nation Snow  sent Sareon's Elite, Raider, Watchman  silent yes
    luck 0 0 1 1 0 0
    A> place E
    B> place S
    A> place W
    B> place N
    A> pass
    A> pass
    table  reserve 1  reserve_card Watchman
    A  discard Initiate
    B  hand Watchman
    asks A elves-ask-answer-start

the higher initiative lies on top                                elves.battle.advanced-centre-contest elves.battle.advanced-centre-stack elves.battle.advanced-centre-tie
    begin layout A
    table  owners castle-1 A, castle-4 B, land-16 B  conflict land-16
    A  sent Shifter Lynx, Green Vale Archer, Keeper of the Quiet Grove  artefacts Boots of the First Step, Thunder Vial
    B  sent Guard of Darn, Initiate, Shard Golem
    luck 0 1 1 0 0 0
    A> place S
    B> place W
    set B  sent Mine Overseer ×2
    A> place N
    B> place E
    A> pass
    A> pass
    table  top -  reserve 1  reserve_card Mine Overseer
    A  discard Keeper of the Quiet Grove
    B  hand Mine Overseer
    asks A elves-ask-answer-start

game elves players=2 layout=advanced reveal=at_end

by the other reading cards stay face down until all are placed    elves.battle.advanced-three-face-down elves.battle.advanced-centre-contest
    begin layout A
    table  owners castle-1 A, castle-4 B, land-16 B  conflict land-16
    A  sent Shifter Lynx, Green Vale Archer, Keeper of the Quiet Grove  artefacts Boots of the First Step
    B  sent Guard of Darn, Initiate, Shard Golem
    A> place S
    B> place W
    A> place N
    table  field face-down defending (id 2), -, face-down defending (id 0), face-down attacking (id 1)  taken -
    A  sent 3 cards
    B  sent 3 cards
    luck 0 1 0 0 0 0
    B> place E
    A+ use Boots of the First Step
    table  field Guard of Darn defending (id 2), Green Vale Archer attacking (id 3), Shard Golem defending (id 0), Shifter Lynx attacking (id 1)
    table  top Keeper of the Quiet Grove attacking (id 4)  bottom Initiate defending (id 5)
    A  sent nothing
    B  sent nothing
    asks A elves-ask-answer-layout

game elves players=2

a squad with a treasure is laid out whole                        elves.actions.treasure-in-squad elves.battle.novice-pool-six
    begin layout A
    table  owners castle-1 A, castle-4 B  conflict land-1  guards Cinder Wolf, Fen Crone, Amber Circlet
    A  sent Shifter Lynx, Green Vale Archer, Keeper of the Quiet Grove
    luck 5 4 3 2 1
    A? keep-reserve | swap-in W
    table  field Amber Circlet defending (id 5), Fen Crone defending (id 4), Cinder Wolf defending (id 3), Keeper of the Quiet Grove attacking (id 2)
    table  top Green Vale Archer attacking (id 1)  bottom Shifter Lynx attacking (id 0)  guards nothing
    asks A elves-ask-reserve-swap

neutrals of the centre go to the neutral discard, above and below    elves.battle.centre-bottom-dies elves.battle.reserve-neutral-discarded
    begin layout A
    table  owners castle-1 A, castle-4 B  conflict land-1  guards Cinder Wolf, Fen Crone, Eldagar
    A  sent Shifter Lynx, Green Vale Archer, Keeper of the Quiet Grove  artefacts Thunder Vial
    luck 0 1 2 1 0
    A> pass
    A+ use Thunder Vial
    table  top -  bottom -  fallen Cinder Wolf, Eldagar  reserve 1  neutrals nothing
    A  discard nothing
    asks A elves-ask-answer-start
