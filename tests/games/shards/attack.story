game shards players=3

power is split as one likes                                      shards.attack.distribute-freely
    A  power 7
    A> end-main
    A? assign 0 | assign 1 | assign 2 | assign 3 | assign 4 | assign 5 | assign 6 | assign 7
    A> assign 5
    B  health 45
    C  health 48

all on one                                                       shards.attack.distribute-freely
    A  power 7
    A> end-main
    A> assign 7
    B  health 43
    C  health 50

all on the other                                                 shards.attack.distribute-freely
    A  power 7
    A> end-main
    A> assign 0
    B  health 50
    C  health 43

no more than there is                                            shards.attack.distribute-freely
    A  power 7
    A> end-main
    A! assign 8  shards.attack.distribute-freely
    asks A shards-ask-assign

nothing is kept back                                             shards.attack.all-remaining-power-is-assigned
    A  power 7
    A> end-main
    A> assign 3
    B  health 47
    C  health 46

without power nobody is attacked                                 shards.attack.unassigned-opponent-untouched
    B  hand Command Seer
    A> end-main
    asks B shards-ask-main

who is assigned nothing is not asked                             shards.attack.unassigned-opponent-untouched
    A  power 6
    B  hand Crystal
    C  hand Command Seer
    A> end-main
    A> assign 6
    asks B shards-ask-shields
    B> no-more
    asks B shards-ask-main
    B  health 44
    C  health 50

one may show some of one's shields                               shards.attack.defender-may-block shards.shields.optional
    A  power 6
    B  hand Korvus Legionnaire, Thorn Zealot
    A> end-main
    A> assign 6
    B? show Korvus Legionnaire | show Thorn Zealot | no-more
    B> show Thorn Zealot
    B? show Korvus Legionnaire | no-more
    B> no-more
    B  health 47

who has no cards is not asked                                    shards.attack.defender-may-block
    A  power 6
    B  hand nothing
    C  hand Crystal
    A> end-main
    A> assign 2
    asks C shards-ask-shields
    C> no-more
    B  health 48
    C  health 46

shields help only who shows them                                 shards.attack.shields-are-individual
    A  power 8
    B  hand Command Seer
    C  hand Command Seer
    A> end-main
    A> assign 4
    B> show Command Seer
    B> no-more
    C> no-more
    B  health 50
    C  health 46

damage is what shields leave                                     shards.attack.damage
    A  power 9
    B  health 30  hand Korvus Legionnaire
    A> end-main
    A> assign 9
    B> show Korvus Legionnaire
    B> no-more
    B  health 23

no more is blocked than was assigned                             shards.attack.damage
    A  power 4
    B  health 30  hand Command Seer
    A> end-main
    A> assign 4
    B> show Command Seer
    B> no-more
    B  health 30

who is at zero leaves, all together                              shards.attack.eliminate-at-zero shards.victory.last-player-standing
    A  power 10
    B  health 4
    C  health 5
    A> end-main
    A> assign 5
    over last-standing A
    B  out yes  health 0
    C  out yes  health 0

one point of health is enough to stay                            shards.attack.eliminate-at-zero
    A  power 10
    B  health 5
    C  health 6
    A> end-main
    A> assign 5
    B  out yes
    C  out no  health 1

champions do not screen their owner                              shards.attack.champions-do-not-screen
    A  power 5
    B  champions Optio Crusher, Evokatus
    A> end-main
    A> assign 5
    B  health 45  champions Optio Crusher, Evokatus

who is out is skipped and cannot be attacked                     shards.victory.elimination shards.end.pass-turn
    A  power 6
    B  out yes  health 0
    C  health 40
    A> end-main
    C  health 34
    C> end-main
    asks A shards-ask-main

the eliminated leave with everything, the game goes on           shards.victory.elimination  shards.victory.last-player-standing
    A  power 5
    B  health 5  hand nothing  discard Nil Assassin  champions Zetta, The Encryptor, Evokatus  relics Praetorian-01
    A> attack B Zetta, The Encryptor
    set A  power 5
    A> end-main
    A> assign 5
    B  out yes  discard nothing  champions nothing  relics nothing
    table  gone Nil Assassin, Zetta, The Encryptor, Praetorian-01, Evokatus  banished nothing
    C> end-main
    asks A shards-ask-main

game shards players=4

all three defenders are asked, clockwise from the attacker       shards.attack.defender-may-block shards.attack.distribute-freely shards.attack.all-remaining-power-is-assigned
    begin attack B
    A  hand Command Seer
    B  power 9
    C  hand Thorn Zealot
    D  hand Crystal
    B> assign 4
    B> assign 2
    C> show Thorn Zealot
    C> no-more
    D> no-more
    A? show Command Seer | no-more
    A> no-more
    A  health 47
    C  health 49
    D  health 48
    asks C shards-ask-main

game shards players=3 all_power=no

another reading lets power lie                                   shards.attack.all-remaining-power-is-assigned
    A  power 7
    A> end-main
    A> assign 3
    A> assign 2
    B  health 47
    C  health 48

game shards players=2

damage stays from turn to turn                                   shards.health.lost-to-attacks
    A  power 8
    A> end-main
    B  health 42
    B> end-main
    A> end-main
    B> end-main
    A> end-main
    B  health 42

exactly enough is enough                                         shards.health.zero-means-out
    A  power 3  hand Crystal  deck Crystal, Crystal, Crystal, Crystal, Crystal
    B  health 3
    A> end-main
    over last-standing A
    B  health 0
    A  hand Crystal  power 3

health does not go below zero                                    shards.health.zero-means-out
    A  power 10
    B  health 3
    A> end-main
    over last-standing A
    B  health 0
