# «Итоги боя», «Конец игры»: whose the cell is, what it brings, who is out, and who has won.
game elves players=3

who wins the battle lays a token on the Land                     elves.objects.attacker-wins-token elves.objects.artefact-only-empty-plain
    begin fight B
    table  owners castle-1 A, castle-3 B, castle-2 C, land-15 A  conflict land-15  field S Guard of Darn attacking  relics Truce Bell
    B  silent yes  hand nothing
    C  turns 0
    asks C elves-ask-main
    table  owners castle-1 A, castle-3 B, castle-2 C, land-15 B  conflict -  relics Truce Bell
    A  artefacts nothing
    B  artefacts nothing  hand Guard of Darn
    asks C elves-ask-main

who loses it changes nothing                                     elves.objects.attacker-wins-token elves.objects.attacker-loses-nothing elves.attacks.survivors-of-loser-return
    begin fight B
    table  owners castle-1 A, castle-3 B, castle-2 C, land-15 A  conflict land-15  field S Guard of Darn attacking (forward shield), N Bastion Turtle defending (forward shield)
    A  silent yes
    B  silent yes
    C  turns 0
    asks C elves-ask-main
    table  owners castle-1 A, castle-3 B, castle-2 C, land-15 A  conflict -
    B  hand Guard of Darn  discard nothing
    asks C elves-ask-main

an empty plain Land brings an artefact to who takes it           elves.objects.artefact-on-plain-land elves.objects.artefact-only-empty-plain elves.objects.artefact-kept-secret
    begin fight B
    table  owners castle-1 A, castle-3 B, castle-2 C  conflict land-15  field S Guard of Darn attacking  relics Truce Bell, Muster Scroll
    B  silent yes
    C  turns 0
    luck 1
    B> pass
    table  owners castle-1 A, castle-3 B, castle-2 C, land-15 B  relics Truce Bell
    B  artefacts Muster Scroll
    A  artefacts nothing
    asks B elves-ask-answer-turn

an empty Castle brings none, and is no trophy                    elves.objects.castle-no-artefact elves.scenarios.war-win
    begin fight A
    table  owners castle-1 A, castle-2 C  conflict castle-3  field S Shifter Lynx attacking  relics Truce Bell
    A  silent yes
    B  out yes
    C  turns 0
    asks C elves-ask-main
    table  owners castle-1 A, castle-3 A, castle-2 C  relics Truce Bell
    A  artefacts nothing  trophies 0
    asks C elves-ask-main

a Castle taken from its owner is a trophy, and its owner is out    elves.objects.starting-castle-lost-out elves.scenarios.war-win elves.scenarios.superiority-goals
    begin fight A
    table  owners castle-1 A, castle-3 B, castle-2 C, tower-5 B, land-12 B  conflict castle-3  field S Shifter Lynx attacking
    A  silent yes
    C  turns 0
    asks C elves-ask-main
    table  owners castle-1 A, castle-3 A, castle-2 C
    A  trophies 8  out no
    B  out yes  trophies 0
    asks C elves-ask-main

who loses a Castle that was not his own stays in the game        elves.objects.other-castle-lost-stays elves.scenarios.war-win
    begin fight C
    table  owners castle-1 A, castle-3 A, castle-2 C  conflict castle-3  field S Ice Slinger attacking
    A  trophies 8  turns 0
    B  out yes
    C  silent yes
    asks A elves-ask-main
    table  owners castle-1 A, castle-3 C, castle-2 C
    A  trophies 0  out no
    C  trophies 8
    asks A elves-ask-main

a Tower is no trophy                                             elves.scenarios.war-win elves.objects.castle-no-artefact
    begin fight A
    table  owners castle-1 A, castle-3 B, castle-2 C, tower-1 B  conflict tower-1  field S Shifter Lynx attacking  relics Truce Bell
    A  silent yes
    B  turns 0
    asks B elves-ask-main
    table  owners castle-1 A, castle-3 B, castle-2 C, tower-1 A
    A  trophies 0  artefacts nothing
    asks B elves-ask-main

the vigil in the Central Castle begins anew with whoever takes it, and with nothing else    elves.objects.attacker-wins-token
    begin fight A
    table  owners castle-1 A, castle-3 B, castle-2 C, tower-1 B, centre C  conflict tower-1  field S Shifter Lynx attacking
    A  silent yes
    B  turns 0
    C  vigil 1
    asks B elves-ask-main
    C  vigil 1
    asks B elves-ask-main

and so it is lost                                                elves.objects.attacker-wins-token
    begin fight A
    table  owners castle-1 A, castle-3 B, castle-2 C, centre C  conflict centre  field S Shifter Lynx attacking
    A  silent yes
    B  turns 0
    C  vigil 1
    asks B elves-ask-main
    C  vigil 0
    table  owners castle-1 A, castle-3 B, castle-2 C, centre A
    asks B elves-ask-main

whoever held more than another's goal asks for is known not to have that goal    elves.scenarios.superiority-others-goal-no-win
    begin fight A
    table  owners castle-1 A, castle-3 B, castle-2 C, land-1 A, land-2 A, land-3 A, land-4 A, land-5 A, tower-3 B, tower-4 B, tower-5 B, tower-6 B  conflict land-15  field S Shifter Lynx attacking
    A  silent yes  goal Capture four Towers
    B  goal Capture seven Lands  turns 0
    C  goal Capture an enemy Castle
    asks B elves-ask-main
    # seven Lands are the second goal of the list, four Towers the first
    A  ruled_out 2
    B  ruled_out 1
    C  ruled_out 0
    asks B elves-ask-main

the first to have what the goal asks for wins, on the spot       elves.turn.goal-wins elves.turn.ends-at-once elves.scenarios.superiority-goals
    begin fight A
    table  owners castle-1 A, castle-3 B, castle-2 C, land-1 A, land-2 A, land-3 A, land-4 A, land-5 A  conflict land-15  field S Shifter Lynx attacking
    A  silent yes  goal Capture seven Lands
    B  goal Capture four Towers
    over goal A

six are not seven                                                elves.turn.goal-wins elves.scenarios.superiority-goals
    begin fight A
    table  owners castle-1 A, castle-3 B, castle-2 C, land-1 A, land-2 A, land-3 A, land-4 A  conflict land-15  field S Shifter Lynx attacking
    A  silent yes  goal Capture seven Lands
    B  turns 0
    asks B elves-ask-main
    A  ruled_out 0
    asks B elves-ask-main

who has no goal wins by none                                     elves.scenarios.superiority-goals
    begin fight A
    table  owners castle-1 A, castle-3 B, castle-2 C, land-1 A, land-2 A, land-3 A, land-4 A  conflict land-15  field S Shifter Lynx attacking
    A  silent yes  treasures Amber Circlet, Dragon Pearl
    B  turns 0
    asks A elves-ask-answer-discard

game elves players=4

of several who have reached their goals, the next after whose turn it is wins    elves.turn.goal-wins elves.scenarios.superiority-goals
    proxies
    begin fight B
    table  owners castle-1 A, castle-4 B, castle-3 C, castle-2 D, land-1 A, land-2 A, land-3 A, land-4 A, land-5 A, land-6 A, land-9 D, land-8 D, land-7 D, land-10 D, land-11 D, land-12 D  conflict land-15  field S Shard Golem attacking
    A  goal Capture seven Lands
    B  silent yes
    D  goal Capture seven Lands
    over goal D

game elves players=2

who is left alone has won                                        elves.objects.starting-castle-lost-out elves.turn.ends-at-once
    begin fight B
    table  owners castle-1 A, castle-4 B, land-1 B  conflict castle-1  field S Guard of Darn attacking
    B  silent yes
    over last-standing B

game elves players=3 inherit=yes

by the other reading the conqueror inherits                      elves.objects.starting-castle-lost-out
    begin fight C
    table  owners castle-1 A, castle-3 B, castle-2 C, tower-5 B, land-12 B  conflict castle-3  field S Ice Slinger attacking
    A  turns 0
    C  silent yes
    asks A elves-ask-main
    table  owners castle-1 A, castle-3 C, castle-2 C, tower-5 C, land-12 C
    asks A elves-ask-main

game elves players=3 scenario=war

war is won by the first Castle taken from its owner              elves.scenarios.war-win elves.scenarios.war-common-goal
    begin fight B
    table  owners castle-1 A, castle-3 B, castle-2 C  conflict castle-2  field S Guard of Darn attacking
    B  silent yes
    over war B

not by a Tower or by the Central Castle                          elves.scenarios.war-win elves.scenarios.war-central-excluded
    begin fight B
    table  owners castle-1 A, castle-3 B, castle-2 C, centre C  conflict centre  field S Guard of Darn attacking
    B  silent yes
    C  turns 0
    asks C elves-ask-main
    table  owners castle-1 A, castle-3 B, castle-2 C, centre B
    B  trophies 0  ruled_out 0
    asks C elves-ask-main

game elves players=4 scenario=alliance

both allies win                                                  elves.scenarios.alliance-win elves.scenarios.alliance-common-goal
    begin fight B
    table  owners castle-1 A, castle-4 B, castle-3 C, castle-2 D  conflict castle-3  field S Guard of Darn attacking
    B  silent yes
    over alliance B, D

game elves players=3 scenario=races

the race is over for all at once                                 elves.scenarios.races-win elves.scenarios.races-seven-lands-count
    begin fight B
    table  owners castle-1 A, castle-3 B, castle-2 C, tower-5 B, tower-6 B, land-7 B, land-8 B, land-9 B, land-1 C, land-2 C, land-3 C, land-4 C, land-5 C, land-6 C  conflict land-10  field S Guard of Darn attacking
    B  silent yes
    over race B

six Lands do not win the race, Towers and Castles included       elves.scenarios.races-seven-lands-count elves.scenarios.races-win
    begin fight A
    table  owners castle-1 A, castle-3 B, castle-2 C, tower-1 A, land-1 A, land-2 A, centre A  conflict tower-2  field S Shifter Lynx attacking
    A  silent yes
    B  turns 0
    asks B elves-ask-main
    table  owners castle-1 A, castle-3 B, castle-2 C, tower-1 A, tower-2 A, land-1 A, land-2 A, centre A
    asks B elves-ask-main

the Central Castle may be the seventh                            elves.scenarios.races-seven-lands-count elves.objects.castle-counts-as-land
    begin fight A
    table  owners castle-1 A, castle-3 B, castle-2 C, tower-1 A, tower-2 A, land-1 A, land-2 A, land-3 A  conflict centre  field S Shifter Lynx attacking
    A  silent yes
    over race A
