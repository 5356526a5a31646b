# «Захват Земли»: squads, who plays them, the answer of the attacked, and what becomes of the cell.
game elves players=2

the conflict token lies on the cell that A attacks               elves.turn.conflict-token-placed elves.setup.conflict-token elves.turn.opponent-must-answer
    proxies
    table  owners castle-1 A, castle-4 B, land-20 B
    A  hand Shifter Lynx ×3
    B  hand Shard Golem ×3
    A> attack land-20
    table  conflict land-20  attacker A  defender B
    B? accept | retreat
    asks B elves-ask-defend

an empty Land is held by a squad of the attacker's choice        elves.turn.empty-land-neutrals elves.turn.squad-look-optional elves.turn.neutral-controller-random
    proxies
    table  squads Cinder Wolf + Fen Crone + Eldagar, Irontusk + Irontusk + Magma Newt  neutrals Atranax
    A  hand Shifter Lynx ×3
    A> attack land-1
    A? look 1 | look 2 | fight 1 | fight 2 | decline
    A> fight 2
    table  guards Irontusk (seen B), Irontusk (seen B), Magma Newt (seen B)  squads Cinder Wolf + Fen Crone + Eldagar  keeper B  neutrals Atranax
    A? send Shifter Lynx
    A! decline  elves.turn.squad-decline
    A! fight 1  elves.turn.squad-look-optional
    asks A elves-ask-send

one squad is looked at, and one that shows a card is not         elves.turn.squad-look-one-only elves.turn.squad-revealed-not-looked elves.turn.squad-reveal-one
    proxies
    table  squads Cinder Wolf + Fen Crone + Eldagar (shown 2), Irontusk + Irontusk + Magma Newt, Barrow Ogre + Lurelight + Atranax
    A  hand Shifter Lynx ×3  deck Shifter Lynx ×2
    A> attack land-1
    A? look 2 | look 3 | fight 1 | fight 2 | fight 3 | decline
    A! look 1  elves.turn.squad-revealed-not-looked
    A> look 2
    A? show Irontusk | show Magma Newt
    A> show Magma Newt
    table  squads Cinder Wolf + Fen Crone + Eldagar (shown 2), Irontusk + Irontusk + Magma Newt (shown 3) (seen A), Barrow Ogre + Lurelight + Atranax
    A? fight 1 | fight 2 | fight 3 | decline
    A! look 3  elves.turn.squad-look-one-only
    luck 0 0
    A> decline
    A  hand Shifter Lynx ×5  deck 0 cards
    table  conflict -  attacker -
    asks B elves-ask-main

who looks and declines draws two; the squad keeps its open card    elves.turn.squad-decline elves.turn.capture-optional
    proxies
    table  squads Cinder Wolf + Fen Crone + Eldagar
    A  hand Shifter Lynx ×3  deck Shifter Lynx ×3
    A! fight 1  elves.turn.squad-look-optional
    A> attack land-1
    B! decline  elves.turn.capture-optional
    A> look 1
    A! decline  elves.turn.squad-decline
    A> show Fen Crone
    luck 0 0
    A> decline
    A  hand Shifter Lynx ×5  deck 1 card
    table  squads Cinder Wolf + Fen Crone + Eldagar (shown 2) (seen A)  owners castle-1 A, castle-4 B
    asks B elves-ask-main

too few neutrals make fewer squads, and the rest stay in the deck    elves.turn.squads-rebuilt elves.setup.squad-size
    proxies
    begin fight A
    table  owners castle-1 A, castle-4 B  conflict land-1  field S Shifter Lynx attacking  neutrals Irontusk ×8  lots Irontusk
    A  silent yes
    luck 0 0 0 0 0 0 0 0
    asks B elves-ask-main
    table  squads Irontusk + Irontusk + Irontusk, Irontusk + Irontusk + Irontusk  neutrals Irontusk ×2  lots nothing

three squads for two players; the discard is shuffled when the deck has run out    elves.turn.squads-rebuilt elves.turn.neutral-deck-reshuffled
    proxies
    begin fight A
    table  owners castle-1 A, castle-4 B  conflict land-1  field S Shifter Lynx attacking  neutrals Eldagar, Atranax  fallen Irontusk ×8  lots Eldagar
    A  silent yes
    luck 0 0 0 0 0 0 0 0 0
    asks B elves-ask-main
    table  squads Eldagar + Atranax + Irontusk, Irontusk + Irontusk + Irontusk, Irontusk + Irontusk + Irontusk  neutrals Irontusk  fallen nothing  lots nothing

as long as a squad is left, none is added                        elves.turn.squads-rebuilt
    proxies
    begin fight A
    table  owners castle-1 A, castle-4 B  conflict land-1  field S Shifter Lynx attacking  neutrals Irontusk ×9  squads Cinder Wolf + Fen Crone + Eldagar
    A  silent yes
    asks B elves-ask-main
    table  squads Cinder Wolf + Fen Crone + Eldagar  neutrals Irontusk ×9

of a Land the owner is asked, of a Castle not: the dragon and cards of the deck defend it    elves.objects.castle-not-surrendered elves.objects.castle-missing-cards-drawn
    proxies
    table  owners castle-1 A, castle-4 B, land-16 A
    A  hand Shifter Lynx ×3
    B  deck Shard Golem ×3
    luck 0 0
    A> attack castle-4
    table  keeper B  defender B
    B  sent Gorhash Dragon of the Black Stone  hand Shard Golem ×2  deck 1 card
    B? send Shard Golem
    asks B elves-ask-send-castle

a Land is not defended against the owner's will                  elves.objects.castle-not-surrendered elves.turn.opponent-retreats
    proxies
    table  owners castle-1 A, castle-4 B, land-20 B
    A  hand Shifter Lynx ×3
    B  hand Shard Golem ×3  deck Shard Golem ×2
    A> attack land-20
    B? accept | retreat
    luck 0 0
    B> retreat
    B  hand Shard Golem ×5  deck 0 cards
    table  owners castle-1 A, castle-4 B, land-20 A  conflict -  defender -
    A  artefacts nothing
    asks B elves-ask-main

with two cards a Land is given up, with three one is asked       elves.turn.opponent-too-few-cards elves.turn.too-few-is-no-retreat
    proxies
    table  owners castle-1 A, castle-4 B, land-20 B
    A  hand Shifter Lynx ×3
    B  hand Shard Golem ×2  deck Shard Golem ×2
    A> attack land-20
    # one card of the Summon of his own turn, none for the Land
    B  hand Shard Golem ×3  deck 1 card
    table  owners castle-1 A, castle-4 B, land-20 A
    asks B elves-ask-main

cards sent have left the hand                                    elves.actions.action-choose-before-battle elves.turn.opponent-accepts
    proxies
    table  owners castle-1 A, castle-4 B, land-20 B
    A  hand Shifter Lynx ×3, Sniper
    B  hand Shard Golem ×3, Initiate
    A> attack land-20
    B> accept
    B> send Initiate
    B  hand Shard Golem ×3  sent Initiate
    B! send Initiate  elves.turn.opponent-accepts
    B> send Shard Golem
    B> send Shard Golem
    B  hand Shard Golem  sent Initiate, Shard Golem ×2
    A> send Sniper
    A  hand Shifter Lynx ×3  sent Sniper
    A! send Sniper  elves.turn.attacker-three-cards
    asks A elves-ask-send

Ebrung attacks for the owner of the centre, but does not defend another Castle    elves.objects.central-ebrung-for-owner elves.objects.central-ebrung-castles-only
    proxies
    table  owners castle-1 A, castle-4 B, centre B, land-16 A
    A  hand Shifter Lynx ×3
    B  hand Shard Golem ×2
    A> attack castle-4
    B? send Shard Golem
    B! send Ebrung Warden of the Portal  elves.objects.central-ebrung-for-owner
    asks B elves-ask-send-castle

game elves players=2 castle_retreat=yes

by the other reading the owner of a Castle may retreat, but is never made to    elves.turn.opponent-too-few-cards elves.objects.castle-not-surrendered
    proxies
    table  owners castle-1 A, castle-4 B, land-16 A
    A  hand Shifter Lynx ×3
    A> attack castle-4
    table  owners castle-1 A, castle-4 B, land-16 A
    B? accept | retreat
    asks B elves-ask-defend-castle

game elves players=4 scenario=alliance

the ally of the attacker does not play the neutrals              elves.turn.neutral-controller-random
    proxies
    table  squads Cinder Wolf + Fen Crone + Eldagar
    A  hand Shifter Lynx ×3
    A> attack land-1
    luck 1
    A> fight 1
    table  keeper D
    asks A elves-ask-send

game elves players=4 scenario=alliance ally_keeper=yes

by the other reading the ally may play them too                  elves.turn.neutral-controller-random
    proxies
    table  squads Cinder Wolf + Fen Crone + Eldagar
    A  hand Shifter Lynx ×3
    A> attack land-1
    luck 1
    A> fight 1
    table  keeper C
    asks A elves-ask-send

game elves players=3

against an empty Castle there is no Ebrung                       elves.objects.central-ebrung-for-owner elves.objects.central-ebrung-castles-only
    proxies
    table  owners castle-1 A, castle-2 C, centre A, land-11 A  neutrals Cinder Wolf ×2
    A  hand Shifter Lynx ×3
    B  out yes
    luck 0 0
    A> attack castle-3
    A? send Shifter Lynx
    A! send Ebrung Warden of the Portal  elves.objects.central-ebrung-castles-only
    asks A elves-ask-send

nobody who is out plays the neutrals, and of one nobody draws lots    elves.turn.neutral-controller-random elves.objects.central-controller
    proxies
    table  owners castle-1 A, castle-2 C, tower-1 A  neutrals Cinder Wolf, Fen Crone, Eldagar
    A  hand Shifter Lynx ×3
    B  out yes
    luck 1 1
    A> attack centre
    table  keeper C  guards Ebrung Warden of the Portal (open) (seen C), Fen Crone (seen C), Eldagar (seen C)
    asks A elves-ask-send

game elves players=2

the squad that was seen may be fought                            elves.turn.squad-fight-seen elves.turn.squad-reveal-one
    proxies
    table  squads Cinder Wolf + Fen Crone + Eldagar, Irontusk + Irontusk + Magma Newt, Barrow Ogre + Lurelight + Atranax
    A  hand Shifter Lynx ×4
    A> attack land-1
    A> look 2
    A> show Irontusk
    A> fight 2
    table  guards Irontusk (open) (seen A) (seen B), Irontusk (seen A) (seen B), Magma Newt (seen A) (seen B)
    table  squads Cinder Wolf + Fen Crone + Eldagar, Barrow Ogre + Lurelight + Atranax
    asks A elves-ask-send

or another, unseen, and the one that was seen lies on with its open card    elves.turn.squad-fight-other elves.turn.squad-look-optional
    proxies
    table  squads Cinder Wolf + Fen Crone + Eldagar, Irontusk + Irontusk + Magma Newt, Barrow Ogre + Lurelight + Atranax
    A  hand Shifter Lynx ×4
    A> attack land-1
    A> look 2
    A> show Magma Newt
    A> fight 3
    table  guards Barrow Ogre (seen B), Lurelight (seen B), Atranax (seen B)
    table  squads Cinder Wolf + Fen Crone + Eldagar, Irontusk + Irontusk + Magma Newt (shown 3) (seen A)
    asks A elves-ask-send

after a look at the first squad there is none at a second        elves.turn.squad-look-one-only
    proxies
    table  squads Cinder Wolf + Fen Crone + Eldagar, Irontusk + Irontusk + Magma Newt
    A  hand Shifter Lynx ×4
    A> attack land-1
    A> look 1
    A> show Eldagar
    A? fight 1 | fight 2 | decline
    A! look 2  elves.turn.squad-look-one-only
    table  squads Cinder Wolf + Fen Crone + Eldagar (shown 3) (seen A), Irontusk + Irontusk + Magma Newt
    asks A elves-ask-squad

where every squad shows a card there is no look                  elves.turn.squad-look-impossible elves.turn.squad-revealed-not-looked
    proxies
    table  squads Cinder Wolf + Fen Crone + Eldagar (shown 1), Irontusk + Irontusk + Magma Newt (shown 3)
    A  hand Shifter Lynx ×4
    A> attack land-1
    A? fight 1 | fight 2 | decline
    A! look 2  elves.turn.squad-revealed-not-looked
    asks A elves-ask-squad

who accepts sends three, then the attacker sends three           elves.turn.opponent-accepts elves.turn.attacker-three-cards elves.turn.opponent-must-answer
    proxies
    table  owners castle-1 A, castle-4 B, land-20 B
    A  hand Shifter Lynx ×5
    B  hand Shard Golem ×5
    A> attack land-20
    B? accept | retreat
    table  stage peace
    B> accept
    table  stage commitment
    B> send Shard Golem
    B> send Shard Golem
    B  sent Shard Golem ×2  hand Shard Golem ×3
    B> send Shard Golem
    B  sent Shard Golem ×3  hand Shard Golem ×2
    A> send Shifter Lynx
    A> send Shifter Lynx
    A  sent Shifter Lynx ×2  hand Shifter Lynx ×3
    asks A elves-ask-send

who retreats with five cards draws two all the same              elves.turn.opponent-retreats elves.objects.capture-without-battle elves.objects.artefact-only-empty-plain
    proxies
    table  owners castle-1 A, castle-4 B, land-20 B  relics Truce Bell
    A  hand Shifter Lynx ×3
    B  hand Shard Golem ×5  deck Shard Golem ×2  turns 0
    A> attack land-20
    luck 0 0
    B> retreat
    B  hand Shard Golem ×7  deck nothing
    A  hand Shifter Lynx ×3  artefacts nothing
    table  owners castle-1 A, castle-4 B, land-20 A
    asks B elves-ask-discard

with exactly three the owner may retreat, too                    elves.turn.opponent-must-answer elves.turn.opponent-too-few-cards
    proxies
    table  owners castle-1 A, castle-4 B, land-20 B
    A  hand Shifter Lynx ×3
    B  hand Shard Golem ×3  deck Shard Golem ×2  turns 0
    A> attack land-20
    B? accept | retreat
    table  owners castle-1 A, castle-4 B, land-20 B
    asks B elves-ask-defend
