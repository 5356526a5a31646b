# «Процесс игры»: the phases of a turn, the choice of a Land, and what else one may do before it.
game elves players=4 scenario=alliance

an empty Land and an opponent's are attacked, an ally's and one's own are not    elves.turn.capture-targets elves.turn.any-own-land-as-base elves.turn.target-adjacent
    begin capture B
    table  owners castle-1 A, castle-4 B, castle-3 C, castle-2 D, tower-8 B, land-15 D, land-20 A
    B  hand Guard of Darn ×2, Shard Golem
    B? attack land-16 | attack land-18 | attack land-20 | decline
    B! attack land-15  elves.turn.capture-targets
    B! attack tower-8  elves.turn.capture-targets
    B! attack land-1  elves.turn.target-adjacent

game elves players=3 scenario=dragonlord

there are three Castles on the side for three, and the portal leads to no fourth    elves.turn.capture-targets elves.scenarios.dragonlord-portal
    table  owners castle-1 A, castle-3 A, castle-2 C
    B  out yes
    A  hand Shifter Lynx ×2, Keeper of the Quiet Grove
    A+ attack castle-2 | attack land-1
    A- attack castle-4 | attack castle-3 | attack centre

game elves players=2

in another's turn nobody attacks                                 elves.turn.three-phases elves.turn.one-attack-per-turn
    begin capture B
    A  hand Shifter Lynx ×2, Keeper of the Quiet Grove  treasures Amber Circlet
    A? exchange Amber Circlet | offer-to B | pass
    A! attack land-1  elves.turn.three-phases
    A> pass
    asks B elves-ask-main

Ebrung is the third card against a Castle, and no other seat's    elves.turn.attacker-three-cards elves.objects.central-ebrung-for-owner
    table  owners castle-1 A, castle-4 B, centre A, land-16 A
    A  hand Shifter Lynx ×2
    B  hand Guard of Darn ×2, Shard Golem ×2
    A? attack castle-4 | decline
    A! attack land-15  elves.turn.attacker-three-cards
    A> attack castle-4
    B> send Shard Golem
    B> send Shard Golem
    A? send Shifter Lynx | send Ebrung Warden of the Portal
    asks A elves-ask-send

one card and Ebrung are two                                      elves.turn.attacker-three-cards
    table  owners castle-1 A, castle-4 B, centre A, land-16 A
    A  hand Shifter Lynx
    A? decline
    A! attack castle-4  elves.turn.attacker-three-cards

who does not hold the centre has no Ebrung                       elves.turn.attacker-three-cards
    begin capture B
    table  owners castle-1 A, castle-4 B, centre A, land-1 B
    B  hand Guard of Darn ×2
    B? decline
    B! attack castle-1  elves.turn.attacker-three-cards

a Land under the Truce Bell is not attacked until its owner's next turn    elves.objects.artefact-unique-effect
    proxies
    table  owners castle-1 A, castle-4 B, land-20 A, land-19 B
    A  artefacts Truce Bell
    B  hand Guard of Darn ×2, Shard Golem  known Guard of Darn ×2, Shard Golem
    A> use Truce Bell
    table  truce land-20
    A> decline
    B? attack land-15 | attack land-16 | decline
    B! attack land-20  elves.objects.artefact-unique-effect
    B> decline
    table  truce -
    A> decline
    B? attack land-15 | attack land-16 | attack land-20 | decline

game elves players=2

the phases come in their order                                   elves.turn.hand-limit-five elves.turn.discard-down-to-five elves.turn.three-phases
    begin turn B
    table  owners castle-1 A, castle-4 B, tower-8 B
    B  hand Guard of Darn ×2, Shard Golem ×2  deck Initiate ×2  turns 1
    luck 0 0
    asks B elves-ask-discard
    table  phase discard
    B  hand 6 cards  deck 0 cards
    B! decline  elves.turn.capture-optional
    B> discard Initiate
    table  phase capture
    B  hand 5 cards  discard Initiate
    asks B elves-ask-main

nobody declines an attack before the Capture phase               elves.turn.capture-optional
    begin discard B
    B  hand Guard of Darn ×2, Shard Golem ×2, Initiate ×2
    B! decline  elves.turn.capture-optional
    B> discard Initiate
    A! decline  elves.turn.capture-optional
    B? decline | attack land-15 | attack land-16
    luck 0 0
    set B  deck Black Ore Cleaver ×2
    B> decline
    B  hand 7 cards
    asks A elves-ask-main

a second attack follows a first that was won                     elves.turn.one-attack-per-turn elves.turn.capture-optional
    proxies
    table  owners castle-1 A, castle-4 B, land-20 B, land-1 A, land-2 A, tower-1 A
    A  nation Snow  hand Sigrain Icefang, Ice Slinger ×3
    B  nation Black
    A+ decline | attack land-20
    A- end-turn
    A> act Sigrain Icefang
    table  second yes
    A> attack land-20
    table  owners castle-1 A, castle-4 B, land-20 A, land-1 A, land-2 A, tower-1 A
    A+ end-turn | attack tower-8
    A- decline
    A! decline  elves.turn.capture-optional
    asks A elves-ask-second-capture

after the second attack there is no third                        elves.turn.one-attack-per-turn
    proxies
    table  owners castle-1 A, castle-4 B, land-20 B, tower-8 B, land-1 A, land-2 A, tower-1 A
    A  nation Snow  hand Sigrain Icefang, Ice Slinger ×3
    B  nation Black
    A> act Sigrain Icefang
    A> attack land-20
    A> attack tower-8
    table  owners castle-1 A, castle-4 B, land-20 A, tower-8 A, land-1 A, land-2 A, tower-1 A
    asks B elves-ask-main

an attack that was lost is not followed by another               elves.turn.one-attack-per-turn
    proxies
    begin fight A
    table  owners castle-1 A, castle-4 B, land-20 B  conflict land-20  second yes  field S Ice Slinger attacking, N Guard of Darn defending
    A  nation Snow  hand Ice Slinger ×3  silent yes
    B  nation Black  silent yes
    asks B elves-ask-main
    table  owners castle-1 A, castle-4 B, land-20 B

nor is a turn without an attack                                  elves.turn.one-attack-per-turn
    proxies
    table  owners castle-1 A, castle-4 B, land-20 A, land-1 A, land-2 A
    A  nation Snow  hand Sigrain Icefang, Ice Slinger ×3
    A> act Sigrain Icefang
    A> decline
    asks B elves-ask-main

what is left of the deck is drawn first, then the shuffled discard    elves.turn.summon-deck-empty elves.turn.summon-hidden
    proxies
    begin summon B
    table  owners castle-1 A, castle-4 B, tower-7 B, tower-8 B
    B  hand Initiate ×2  deck Guard of Darn  discard Shard Golem ×4  turns 2  known nothing
    luck 0 0 0
    asks B elves-ask-main
    # when the deck was made anew everybody could tell what was in hand
    B  hand Initiate ×2, Guard of Darn, Shard Golem ×2  deck Shard Golem ×2  discard nothing  known Initiate ×2, Guard of Darn
    asks B elves-ask-main

nobody can tell the hand while cards lie face down before it     elves.turn.summon-deck-empty elves.objects.castle-missing-cards-drawn
    proxies
    begin muster A
    table  owners castle-1 A, castle-4 B, land-16 A  conflict castle-4
    A  hand Shifter Lynx ×3
    B  discard Shard Golem ×4
    luck 0 0
    B? send Shard Golem
    B  sent Gorhash Dragon of the Black Stone  hand Shard Golem ×2  deck Shard Golem ×2  discard nothing  known nothing
    asks B elves-ask-send-castle

a deck that is enough leaves the discard alone                   elves.turn.summon-deck-empty
    begin summon A
    A  hand Sniper  deck Shifter Lynx  discard Keeper of the Quiet Grove  turns 2
    luck 0
    asks A elves-ask-main
    A  hand Sniper, Shifter Lynx  deck nothing  discard Keeper of the Quiet Grove  known nothing
    asks A elves-ask-main

with deck and discard empty there is nothing to draw             elves.turn.summon-deck-empty
    begin summon B
    table  owners castle-1 A, castle-4 B, tower-7 B
    B  deck Guard of Darn  turns 2
    luck 0
    asks B elves-ask-main
    B  hand Guard of Darn  deck nothing
    asks B elves-ask-main

game elves players=3

the neutral discard is shuffled with what the squads hold known to all    elves.turn.neutral-deck-reshuffled elves.objects.central-empty-defence
    table  owners castle-1 A, castle-3 B, castle-2 C, tower-1 A  neutrals Eldagar  fallen Irontusk, Cinder Wolf  lots Eldagar  squads Fen Crone + Lurelight + Atranax
    A  hand Shifter Lynx ×2, Keeper of the Quiet Grove
    luck 0 0 0
    A> attack centre
    table  neutrals Cinder Wolf  fallen nothing  lots nothing  mustered Fen Crone, Lurelight, Atranax, Eldagar
    table  guards Ebrung Warden of the Portal (open) (seen B), Eldagar (seen B), Irontusk (seen B)
    asks A elves-ask-send

game elves players=2

a card for each token that lies Tower side up                    elves.turn.summon-count elves.objects.tower-more-cards
    proxies
    begin summon B
    table  owners castle-1 A, castle-4 B, tower-7 B, tower-8 B, land-14 B, land-15 B, land-16 B, land-17 B
    B  hand nothing  deck Shard Golem ×6  turns 2
    luck 0 0 0
    asks B elves-ask-main
    B  hand Shard Golem ×3  deck Shard Golem ×3
    A  hand nothing
    asks B elves-ask-main

five of them, the Central Castle among them, are five cards      elves.turn.summon-count elves.objects.central-tower-side elves.objects.tower-more-cards
    proxies
    begin summon B
    table  owners castle-1 A, castle-4 B, tower-7 B, tower-8 B, tower-1 B, centre B
    B  hand nothing  deck Shard Golem ×6  turns 2
    luck 0 0 0 0 0
    asks B elves-ask-main
    B  hand Shard Golem ×5  deck Shard Golem
    asks B elves-ask-main

with a Castle and Lands it is one                                elves.turn.summon-castle-only elves.objects.land-side-on-plain
    proxies
    begin summon B
    table  owners castle-1 A, castle-4 B, land-16 B, land-17 B
    B  hand nothing  deck Shard Golem ×4  turns 2
    luck 0
    asks B elves-ask-main
    B  hand Shard Golem  deck Shard Golem ×3
    asks B elves-ask-main

in one's own first turn none, however long the others have played    elves.turn.summon-not-first-turn
    proxies
    begin turn B
    table  owners castle-1 A, castle-4 B, tower-8 B  turns 9  first A
    B  hand Shard Golem ×3  deck Shard Golem ×2  turns 0
    B+ decline
    B  hand Shard Golem ×3  deck Shard Golem ×2  turns 1
    asks B elves-ask-main

in one's second turn some, though it is the first but one of all    elves.turn.summon-not-first-turn
    proxies
    begin turn B
    table  owners castle-1 A, castle-4 B, tower-8 B  turns 1  first B
    B  hand nothing  deck Shard Golem ×2  turns 1
    luck 0 0
    B+ decline
    B  hand Shard Golem ×2  deck nothing  turns 2
    asks B elves-ask-main

five after the Summon are not too many                           elves.turn.hand-limit-five elves.turn.discard-down-to-five
    proxies
    begin summon B
    table  owners castle-1 A, castle-4 B
    B  hand Shard Golem ×4  deck Shard Golem  turns 2
    luck 0
    asks B elves-ask-main
    B  hand Shard Golem ×5  discard nothing
    asks B elves-ask-main

seven are two too many, and artefacts do not count               elves.turn.discard-down-to-five elves.turn.hand-limit-five elves.objects.artefact-not-in-hand
    proxies
    begin summon B
    table  owners castle-1 A, castle-4 B, tower-7 B
    B  hand Shard Golem ×4, Guard of Darn  deck Shard Golem ×2  turns 2  artefacts Truce Bell, Scales of the Lot
    luck 0 0
    B> pass
    B? discard Shard Golem | discard Guard of Darn
    B> discard Guard of Darn
    B> discard Shard Golem
    B  hand Shard Golem ×5  discard Guard of Darn, Shard Golem  artefacts Truce Bell, Scales of the Lot
    asks B elves-ask-main

in one's first turn the limit holds as well                      elves.turn.hand-limit-five
    proxies
    begin turn B
    B  hand Shard Golem ×6  turns 0
    B? discard Shard Golem
    B> discard Shard Golem
    B  hand Shard Golem ×5  discard Shard Golem
    asks B elves-ask-main

any cell with one's token is a base                              elves.turn.any-own-land-as-base elves.turn.target-adjacent
    table  owners castle-1 A, castle-4 B, tower-7 A
    A  hand Shifter Lynx ×2, Keeper of the Quiet Grove
    A? attack land-1 | attack land-20 | attack land-15 | attack land-16 | attack land-18 | decline

so is the Central Castle                                         elves.turn.any-own-land-as-base
    table  owners castle-1 A, castle-4 B, centre A
    A  hand Shifter Lynx ×2, Keeper of the Quiet Grove
    A? attack land-1 | attack land-20 | attack land-18 | decline

who declines draws two, with five in hand too                    elves.turn.capture-optional elves.turn.turn-passes
    proxies
    A  hand Shifter Lynx ×5  deck Shifter Lynx ×3
    B  turns 0
    luck 0 0
    A> decline
    A  hand Shifter Lynx ×7  deck Shifter Lynx
    table  conflict -  turn B
    asks B elves-ask-main

a Land given up is captured, and the turn passes                 elves.turn.one-attack-per-turn elves.objects.turn-ends-after-result elves.objects.capture-without-battle
    proxies
    table  owners castle-1 A, castle-4 B, land-20 B  relics Truce Bell
    A  hand Shifter Lynx ×3
    B  turns 0
    A> attack land-20
    table  owners castle-1 A, castle-4 B, land-20 A  conflict -  turn B
    A  artefacts nothing
    A! attack land-1
    asks B elves-ask-main

an attack with too few cards left is called off                  elves.turn.attacker-three-cards
    proxies
    table  owners castle-1 A, castle-4 B, land-20 B
    A  hand Shifter Lynx ×3
    B  hand Shard Golem ×2  treasures Amber Circlet  turns 0
    A> attack land-20
    B? exchange Amber Circlet | offer-to A | pass
    set A  hand Shifter Lynx ×2
    B> pass
    table  owners castle-1 A, castle-4 B, land-20 B  conflict -  turn B
    B  hand Shard Golem ×2
    asks B elves-ask-main
