game shards players=4 variant=team

only the opponent opposite may be attacked                       shards.team.attack-only-facing-opponent
    A  power 6
    A> end-main
    B  health 44
    C  health 50
    D  health 50

the second pair face each other                                  shards.team.attack-only-facing-opponent shards.team.seating
    A> end-main
    B> end-main
    set C  power 6
    C> end-main
    A  health 50
    B  health 50
    D  health 44

A, B, B, A and round again                                       shards.team.turn-order
    A> end-main
    asks B shards-ask-main
    B> end-main
    asks C shards-ask-main
    C> end-main
    asks D shards-ask-main
    D> end-main
    asks A shards-ask-main

champions of both opponents may be attacked                      shards.team.attack-champions-of-both
    proxies
    A  power 8
    B  champions Ferrata Guard
    C  champions Fao Cu'tul, The Formless
    D  champions Fao Cu'tul, The Formless
    A! attack D Fao Cu'tul, The Formless  shards.champions.only-enemy-champions-attackable
    A> attack C Fao Cu'tul, The Formless
    A> attack B Ferrata Guard
    A  power 0
    C  discard Fao Cu'tul, The Formless
    B  discard Ferrata Guard

a survivor may attack both                                       shards.team.survivor-may-attack-both
    A  power 9
    D  out yes  health 0
    A> end-main
    A> assign 5
    B  health 45
    C  health 46

two blows at one opponent add up for the Heart of Nothing        shards.team.excess-power-carries-over shards.end.draw-five shards.team.excess-can-be-blocked
    A  hand The Heart of Nothing  power 10  deck Crystal, Crystal, Crystal, Crystal, Crystal, Crystal, Crystal, Crystal
    B  health 4
    D  out yes  health 0
    A> play The Heart of Nothing
    A> end-main
    A> assign 7
    C  health 42
    A> turn-on-the-other
    C  health 39
    A  hand Crystal, Crystal, Crystal, Crystal, Crystal, Crystal, Crystal, Crystal

nine in two blows are not ten                                    shards.team.excess-power-carries-over shards.end.draw-five
    A  hand The Heart of Nothing  power 8  deck Crystal, Crystal, Crystal, Crystal, Crystal, Crystal, Crystal, Crystal
    B  health 4
    D  out yes  health 0
    A> play The Heart of Nothing
    A> end-main
    A> assign 8
    C  health 45
    A> turn-on-the-other
    C  health 41
    A  hand Crystal, Crystal, Crystal, Crystal, Crystal

both may attack the survivor                                     shards.team.both-may-attack-survivor shards.team.turn-order
    A  power 4
    B  out yes  health 0
    A> end-main
    C  health 46
    C> end-main
    set D  power 3
    D> end-main
    C  health 43

the excess may be turned on the other                            shards.team.excess-power-carries-over
    A  power 20
    B  health 8  hand Korvus Legionnaire
    A> end-main
    B> show Korvus Legionnaire
    B> no-more
    B  out yes
    A? turn-on-the-other | no-more
    A> turn-on-the-other
    C  health 40
    asks C shards-ask-main

the excess need not be used                                      shards.team.excess-power-carries-over
    A  power 20
    B  health 8
    A> end-main
    A> no-more
    C  health 50
    asks C shards-ask-main

without excess there is no second attack                         shards.team.excess-power-carries-over
    A  power 8
    B  health 8
    A> end-main
    B  out yes
    C  health 50
    asks C shards-ask-main

the excess can be blocked                                        shards.team.excess-can-be-blocked
    A  power 18
    B  health 8
    C  hand Thorn Zealot
    A> end-main
    A> turn-on-the-other
    C> show Thorn Zealot
    C> no-more
    C  health 43
    asks C shards-ask-main

the excess does not pass Zetta                                   shards.team.excess-power-carries-over shards.champions.ongoing-effect
    A  power 18
    B  health 8
    C  champions Zetta, The Encryptor
    A> end-main
    C  health 50
    asks C shards-ask-main

infinite power takes both                                        shards.team.excess-power-carries-over shards.mastery.infinity-shard-at-30
    A  mastery 30  hand Infinity Shard
    A> play Infinity Shard
    A> end-main
    A> turn-on-the-other
    over last-team A, D

a fallen member wins with the team                               shards.victory.last-player-standing
    A  power 5
    B  health 5
    C  out yes  health 0
    D  out yes  health 0
    A> end-main
    over last-team A, D

effects may name either opponent                                 shards.general.opponent-definition
    A  champions Evokatus  hand Venator of the Wastes
    B  mastery 5
    C  mastery 5
    D  mastery 5
    A> play Venator of the Wastes
    A? afflict B | afflict C
    A> afflict C
    C  mastery 3
    D  mastery 5

the oracles compare with the opponents                           shards.card.cloud-oracles-compare-individually shards.general.opponent-definition
    A  mastery 8  hand Cloud Oracles
    B  mastery 7
    C  mastery 5
    D  mastery 12
    A> play Cloud Oracles
    A  gems 2

Zetta does not cover a teammate                                  shards.champions.ongoing-effect
    A  power 6
    B  health 50
    C  champions Zetta, The Encryptor
    A> end-main
    B  health 44

game shards players=4 variant=team oracles=everybody

another reading compares with everybody                          shards.card.cloud-oracles-compare-individually
    A  mastery 8  hand Cloud Oracles
    B  mastery 7
    C  mastery 5
    D  mastery 12
    A> play Cloud Oracles
    A  gems 0

more than everybody is enough for it                             shards.card.cloud-oracles-compare-individually
    A  mastery 8  hand Cloud Oracles
    B  mastery 7
    C  mastery 5
    D  mastery 7
    A> play Cloud Oracles
    A  gems 2

whoever is out is not compared with                              shards.card.cloud-oracles-compare-individually
    A  mastery 8  hand Cloud Oracles
    B  mastery 7
    C  mastery 5
    D  mastery 12  out yes  health 0
    A> play Cloud Oracles
    A  gems 2

game shards players=4

excess is for the team game only                                 shards.team.excess-power-carries-over
    A  power 20
    B  health 8
    A> end-main
    A> assign 20
    A> assign 0
    B  out yes
    C  health 50
    D  health 50
    asks C shards-ask-main
