# «Объекты на карте Земель», «Артефакты»: what a cell brings, Castles and their dragons, the Central Castle, who is out.
game elves players=3

a lost Tower gives no card any more                              elves.objects.tower-loss-fewer-cards elves.objects.tower-side-on-objects
    proxies
    begin fight A
    table  owners castle-1 A, castle-3 B, castle-2 C, tower-1 B, tower-2 B  conflict tower-1  field S Shifter Lynx attacking
    A  silent yes  turns 2
    B  deck Shard Golem ×4  turns 2  silent yes
    luck 0 0
    asks B elves-ask-main
    # his Castle and one Tower
    B  hand Shard Golem ×2  deck Shard Golem ×2
    table  owners castle-1 A, castle-3 B, castle-2 C, tower-1 A, tower-2 B
    asks B elves-ask-main

a Castle that was captured and the Central one give a card each  elves.objects.castle-tower-side elves.objects.central-tower-side elves.turn.summon-count
    proxies
    begin summon A
    table  owners castle-1 A, castle-3 A, castle-2 C, centre A, land-1 A
    A  deck Shifter Lynx ×4  turns 2
    B  out yes
    luck 0 0 0
    asks A elves-ask-main
    A  hand Shifter Lynx ×3  deck Shifter Lynx
    asks A elves-ask-main

no artefact for a Tower                                          elves.objects.castle-no-artefact elves.objects.artefact-only-empty-plain
    begin fight A
    table  owners castle-1 A, castle-3 B, castle-2 C  conflict tower-1  field S Shifter Lynx attacking  relics Truce Bell  squads Irontusk + Irontusk + Lurelight
    A  silent yes
    B  turns 0
    asks B elves-ask-main
    table  owners castle-1 A, castle-3 B, castle-2 C, tower-1 A  relics Truce Bell
    A  artefacts nothing
    asks B elves-ask-main

nor for the empty Central Castle                                 elves.objects.castle-no-artefact elves.objects.artefact-only-empty-plain
    begin fight A
    table  owners castle-1 A, castle-3 B, castle-2 C, tower-1 A  conflict centre  field S Shifter Lynx attacking  relics Truce Bell  squads Irontusk + Irontusk + Lurelight
    A  silent yes
    B  turns 0
    asks B elves-ask-main
    table  owners castle-1 A, castle-3 B, castle-2 C, tower-1 A, centre A  relics Truce Bell
    A  artefacts nothing
    asks B elves-ask-main

who has many artefacts gets one more                             elves.objects.artefact-no-limit elves.objects.artefact-on-plain-land
    proxies
    begin fight A
    table  owners castle-1 A, castle-3 B, castle-2 C  conflict land-15  field S Shifter Lynx attacking  relics Truce Bell ×2  squads Irontusk + Irontusk + Lurelight
    A  silent yes  artefacts Scales of the Lot ×8
    B  turns 0
    luck 0
    asks A elves-ask-answer-result
    table  relics Truce Bell
    A  artefacts Scales of the Lot ×8, Truce Bell
    asks A elves-ask-answer-result

when there is no artefact left, the Land is won without one      elves.objects.artefact-on-plain-land
    begin fight A
    table  owners castle-1 A, castle-3 B, castle-2 C  conflict land-15  field S Shifter Lynx attacking  relics nothing  squads Irontusk + Irontusk + Lurelight
    A  silent yes
    B  turns 0
    asks B elves-ask-main
    table  owners castle-1 A, castle-3 B, castle-2 C, land-15 A
    A  artefacts nothing
    asks B elves-ask-main

a captured Castle is defended by its own dragon                  elves.objects.castle-captured-with-dragon elves.objects.castle-captured-dragon-must-defend
    proxies
    table  owners castle-1 A, castle-3 C, castle-2 C, land-11 A
    A  hand Shifter Lynx ×3
    B  out yes
    C  hand Ice Slinger ×4
    A> attack castle-3
    C  sent Gorhash Dragon of the Black Stone
    C? send Ice Slinger
    asks C elves-ask-send

with too few cards its conqueror draws, too                      elves.objects.castle-missing-cards-drawn elves.objects.castle-not-surrendered elves.objects.castle-dragon-must-defend
    proxies
    table  owners castle-1 A, castle-3 C, castle-2 C, land-11 A
    A  hand Shifter Lynx ×3
    B  out yes
    C  hand nothing  deck Ice Slinger ×4
    luck 0 0
    A> attack castle-3
    C  sent Gorhash Dragon of the Black Stone  hand Ice Slinger ×2  deck Ice Slinger ×2
    table  owners castle-1 A, castle-3 C, castle-2 C, land-11 A
    asks C elves-ask-send

nobody's Castle is guarded by its own dragon and two neutrals     elves.objects.castle-captured-with-dragon elves.objects.castle-captured-dragon-must-defend
    proxies
    table  owners castle-1 A, castle-2 C, land-11 A  neutrals Cinder Wolf ×2
    A  hand Shifter Lynx ×3
    B  out yes
    luck 0 0
    A> attack castle-3
    table  guards Gorhash Dragon of the Black Stone (open) (seen C), Cinder Wolf (seen C), Cinder Wolf (seen C)
    asks A elves-ask-send

lost again, it goes with that dragon                             elves.objects.castle-captured-dragon-handed-over elves.objects.other-castle-lost-stays
    proxies
    begin fight C
    table  owners castle-1 A, castle-3 A, castle-2 C, land-11 A  conflict castle-3  field S Ice Slinger attacking
    A  hand Shifter Lynx ×3  turns 0  silent yes
    B  out yes
    C  silent yes
    asks A elves-ask-main
    A  out no
    table  owners castle-1 A, castle-3 C, castle-2 C, land-11 A
    set C  hand Ice Slinger ×2
    A> attack castle-3
    C  sent Gorhash Dragon of the Black Stone
    asks C elves-ask-send

who loses the starting Castle is out, with all that was his      elves.objects.starting-castle-lost-out elves.objects.artefacts-removed-on-elimination
    proxies
    begin fight A
    table  owners castle-1 A, castle-3 B, castle-2 C, tower-1 B, centre B, land-1 B  conflict castle-3  field S Shifter Lynx attacking  relics Muster Scroll
    A  silent yes
    B  artefacts Truce Bell, Seal of Hush  treasures Amber Circlet  hand Shard Golem  deck Guard of Darn  discard Initiate  silent yes
    C  turns 0
    asks C elves-ask-main
    table  owners castle-1 A, castle-3 A, castle-2 C  relics Muster Scroll  fallen Amber Circlet
    table  gone Truce Bell, Seal of Hush, Shard Golem, Guard of Darn, Initiate
    A  artefacts nothing  treasures nothing
    B  out yes  artefacts nothing  treasures nothing  hand nothing  deck nothing  discard nothing
    asks C elves-ask-main

a truce ends with its owner                                      elves.objects.artefact-unique-effect
    begin fight A
    table  owners castle-1 A, castle-3 B, castle-2 C, tower-1 B, land-1 C  conflict castle-3  field S Shifter Lynx attacking  truce tower-1
    A  silent yes
    C  turns 0
    asks C elves-ask-main
    table  truce -
    asks C elves-ask-main

and with nobody else                                             elves.objects.artefact-unique-effect
    begin fight A
    table  owners castle-1 A, castle-3 B, castle-2 C, tower-1 B, land-1 A  conflict castle-3  field S Shifter Lynx attacking  truce land-1
    A  silent yes
    C  turns 0
    asks C elves-ask-main
    table  truce land-1
    asks C elves-ask-main

Ebrung is lent to whoever holds the centre now                   elves.objects.central-ebrung-lost-with-castle elves.objects.central-ebrung-for-owner
    proxies
    table  owners castle-1 A, castle-3 B, castle-2 C, centre C, land-11 A
    A  hand Shifter Lynx ×2
    A? decline
    A! attack castle-3  elves.turn.attacker-three-cards
    set table  owners castle-1 A, castle-3 B, castle-2 C, centre A, land-11 A
    A? attack castle-3 | decline

he is lent against a Castle that was captured, too               elves.objects.central-ebrung-for-owner
    proxies
    table  owners castle-1 A, castle-3 C, castle-2 C, centre A, land-11 A
    A  hand Shifter Lynx ×2
    B  out yes
    A? attack castle-3 | decline

the empty centre is held by Ebrung and two of the deck           elves.objects.central-empty-defence elves.objects.central-no-squad-look elves.objects.central-controller
    proxies
    table  owners castle-1 A, castle-3 B, castle-2 C, tower-1 A  neutrals Cinder Wolf, Fen Crone, Eldagar  squads Irontusk + Irontusk + Lurelight, Magma Newt + Barrow Ogre + Atranax
    A  hand Shifter Lynx ×3
    luck 1 0 0
    A> attack centre
    table  keeper C  neutrals Fen Crone  squads Irontusk + Irontusk + Lurelight, Magma Newt + Barrow Ogre + Atranax
    A? send Shifter Lynx
    A! look 1
    A! fight 1
    asks A elves-ask-send

game elves players=2

the dragon is one of three, and no retreat is offered            elves.objects.castle-dragon-must-defend elves.objects.castle-not-surrendered
    proxies
    table  owners castle-1 A, castle-4 B, land-16 A
    A  hand Shifter Lynx ×3
    B  hand Shard Golem ×4  deck Shard Golem ×2
    A> attack castle-4
    B  sent Gorhash Dragon of the Black Stone  hand Shard Golem ×4  deck Shard Golem ×2
    B? send Shard Golem
    B! retreat
    B> send Shard Golem
    B> send Shard Golem
    B  hand Shard Golem ×2
    asks A elves-ask-send

with one card in hand one is drawn                               elves.objects.castle-missing-cards-drawn
    proxies
    table  owners castle-1 A, castle-4 B, land-16 A
    A  hand Shifter Lynx ×3
    B  hand Shard Golem  deck Shard Golem ×3
    luck 0
    A> attack castle-4
    B  hand Shard Golem ×2  deck Shard Golem ×2
    asks B elves-ask-send-castle

with two none                                                    elves.objects.castle-missing-cards-drawn
    proxies
    table  owners castle-1 A, castle-4 B, land-16 A
    A  hand Shifter Lynx ×3
    B  hand Shard Golem ×2  deck Shard Golem ×3
    A> attack castle-4
    B  hand Shard Golem ×2  deck Shard Golem ×3
    asks B elves-ask-send-castle

a dragon that died is not discarded, and defends again           elves.objects.castle-dragon-not-discarded elves.objects.castle-dragon-must-defend
    proxies
    begin fight A
    table  owners castle-1 A, castle-4 B, land-16 A  conflict castle-4  field N Gorhash Dragon of the Black Stone defending (lives 1) (left empty) (forward empty) (right empty), S Shifter Lynx attacking (initiative 31) (forward simple), E Guard of Darn defending (forward shield), W Guard of Darn defending (forward shield) (initiative 1)
    A  silent yes  hand Shifter Lynx ×3
    B  silent yes
    asks B elves-ask-main
    B  discard nothing  hand Guard of Darn ×2
    table  owners castle-1 A, castle-4 B, land-16 A
    B> decline
    A> attack castle-4
    B  sent Gorhash Dragon of the Black Stone
    asks B elves-ask-send-castle

the Central Castle is attacked from next to it alone             elves.objects.central-adjacent-only
    table  owners castle-1 A, castle-4 B
    A  hand Shifter Lynx ×2, Keeper of the Quiet Grove
    A! attack centre  elves.objects.central-adjacent-only
    set table  owners castle-1 A, castle-4 B, land-18 A
    A+ attack centre

a held Central Castle is defended by Ebrung and two cards        elves.objects.castle-dragon-must-defend
    proxies
    table  owners castle-1 A, castle-4 B, land-18 A, centre B
    A  hand Shifter Lynx ×3
    B  hand Shard Golem ×4
    A> attack centre
    B  sent Ebrung Warden of the Portal
    B? send Shard Golem
    B> send Shard Golem
    B> send Shard Golem
    B  hand Shard Golem ×2
    asks A elves-ask-send

against a Tower there is no Ebrung                               elves.objects.central-ebrung-castles-only elves.objects.central-ebrung-for-owner
    proxies
    table  owners castle-1 A, castle-4 B, centre A, land-16 A, tower-8 B
    A  hand Shifter Lynx ×3
    B  hand Shard Golem ×3
    A> attack tower-8
    B> accept
    B> send Shard Golem
    B> send Shard Golem
    B> send Shard Golem
    A? send Shifter Lynx
    A! send Ebrung Warden of the Portal  elves.objects.central-ebrung-castles-only
    asks A elves-ask-send

against a Castle there is one Ebrung, and who will sends three of the hand    elves.objects.central-ebrung-for-owner
    proxies
    table  owners castle-1 A, castle-4 B, centre A, land-16 A
    A  hand Shifter Lynx ×4
    B  hand Shard Golem ×3
    A> attack castle-4
    B> send Shard Golem
    B> send Shard Golem
    A? send Shifter Lynx | send Ebrung Warden of the Portal
    A> send Ebrung Warden of the Portal
    A? send Shifter Lynx
    A! send Ebrung Warden of the Portal  elves.turn.attacker-three-cards
    asks A elves-ask-send

who begins a turn in the Central Castle has kept the vigil       elves.scenarios.superiority-goals elves.turn.ends-at-once
    table  owners castle-1 A, castle-4 B, centre B
    B  goal Hold the Central Castle for a full round
    A> decline
    over goal B

the winner takes all treasures, those of the centre too          elves.actions.treasure-winner-takes
    proxies
    begin fight A
    table  owners castle-1 A, castle-4 B  conflict land-20  reserve 0  spoils Singing Casket  field S Guard of Darn attacking, N Amber Circlet defending, E Dragon Pearl defending, W Cinder Wolf defending (lives 1) (left empty) (forward empty) (right empty)  squads Irontusk + Irontusk + Lurelight  relics nothing
    A  silent yes
    B  silent yes  turns 0
    asks A elves-ask-answer-discard
    A  treasures Singing Casket, Amber Circlet, Dragon Pearl
    B  treasures nothing
    table  fallen Cinder Wolf  spoils nothing
    asks A elves-ask-answer-discard

if the neutrals win nobody gets them                             elves.actions.treasure-neutrals-win elves.attacks.neutral-survivors-discarded
    proxies
    begin fight A
    table  owners castle-1 A, castle-4 B  conflict land-20  reserve 1  spoils Singing Casket  field S Guard of Darn attacking (forward shield), N Amber Circlet defending, W Bastion Turtle defending (forward shield)  squads Irontusk + Irontusk + Lurelight
    A  silent yes
    B  silent yes  turns 0
    asks B elves-ask-main
    A  treasures nothing
    B  treasures nothing
    table  fallen Bastion Turtle, Singing Casket, Amber Circlet  spoils nothing
    asks B elves-ask-main
