# Several of a kind: the third opponent, the sixth slot, a second copy, an empty hand, the other seat of a team.

game shards players=2

# --- the main phase

focus works at any mastery                                       shards.main.focus
    A  gems 1  mastery 20
    A> focus
    A  gems 0  mastery 21

each seat focuses once a turn, and again the next                shards.main.focus-once-per-turn
    begin main B
    B  gems 2
    B> focus
    B! focus  shards.main.focus-once-per-turn
    B> end-main
    A> end-main
    set B  gems 1
    B> focus
    B  mastery 2

two cards for two are no shuffle                                 shards.general.no-reshuffle-before-needed
    A  hand Data Heretic  deck Blaster, Crystal  discard Shard Reactor
    A> play Data Heretic
    A  hand Blaster, Crystal  deck nothing  discard Shard Reactor

all five may come from the shuffle                               shards.general.draw-continues-after-reshuffle
    A  discard Crystal ×6
    A> end-main
    A  hand Crystal ×5  deck Crystal  discard nothing

a card taken for nothing leaves no gap either                    shards.general.center-row-refilled-at-once
    table  row -, Kiln Drone, -, -, -, -  centre Axia
    A  hand Portal Monk
    A> play Portal Monk
    A  discard Kiln Drone
    table  row -, Axia, -, -, -, -  centre nothing

a champion is recruited to the discard                           shards.main.recruit
    table  row Optio Crusher, -, -, -, -, -
    A  gems 6  deck Crystal
    A> recruit Optio Crusher
    A  gems 1  discard Optio Crusher  deck Crystal  champions nothing

with an empty hand the discard is asked about                    shards.main.choices-made-on-resolution
    A  hand Shadow Apostle  discard Crystal
    A> play Shadow Apostle
    A? banish-from-discard Crystal | decline
    A> banish-from-discard Crystal
    A  discard nothing
    table  banished Crystal

however many were played, each may be copied                     shards.cards.copy-definition
    A  hand Crystal, Blaster, Shard Reactor, Spore Cleric, Ojas, Genesis Druid
    A> play Crystal
    A> play Blaster
    A> play Shard Reactor
    A> play Spore Cleric
    A> play Ojas, Genesis Druid
    A? copy Crystal | copy Blaster | copy Shard Reactor | copy Spore Cleric
    A> copy Blaster
    A  power 2

a hired ally is no echo either                                   shards.cards.ally-stays-until-end-of-turn
    table  row Nil Assassin, -, -, -, -, -
    A  gems 2  hand Wraethe Skirmisher
    A> fast-play Nil Assassin
    A> play Wraethe Skirmisher
    A  power 7  hired Nil Assassin

five at once stop at thirty                                      shards.mastery.cap-30
    A  mastery 28  hand The Grand Architect
    A> play The Grand Architect
    A  mastery 30

fifty at once stop at fifty                                      shards.health.gain-and-cap-50
    A  mastery 20  health 10  hand Spore Cleric, Panconscious Crown
    A> play Spore Cleric
    A> play Panconscious Crown
    A  health 50

of two hired either may be copied                                shards.mercenaries.fast-play-copyable
    table  row Nil Assassin, Spore Cleric, -, -, -, -
    A  gems 4  hand Ojas, Genesis Druid
    A> fast-play Nil Assassin
    A> fast-play Spore Cleric
    A> play Ojas, Genesis Druid
    A? copy Nil Assassin | copy Spore Cleric
    A> copy Nil Assassin
    A  power 10

the sixth slot is filled like the first                          shards.mercenaries.fast-play-refills-row
    table  row -, -, -, -, -, Nil Assassin  centre Spore Cleric
    A  gems 4
    A> fast-play Nil Assassin
    table  row -, -, -, -, -, Spore Cleric  centre nothing
    A> recruit Spore Cleric
    A  discard Spore Cleric  gems 0

which ally is shown is one's own choice                          shards.abilities.unity-reveal-from-hand
    A  hand Undergrowth Aspirant, Spore Cleric, Fungal Hermit
    A> play Undergrowth Aspirant
    A? show Spore Cleric | show Fungal Hermit | decline
    A> show Fungal Hermit
    A  power 5  known Fungal Hermit

a relic is there at twenty as at ten                             shards.relics.recruit-from-mastery-10 shards.relics.recruit-is-free
    A  mastery 25  relics Praetorian-01, Praetorian-02
    A? recruit-relic Praetorian-01 | recruit-relic Praetorian-02 | end-main
    A> recruit-relic Praetorian-01
    A  discard Praetorian-01  mastery 25

# --- champions and the end

of three champions the one that was attacked falls               shards.champions.destroyed-goes-to-holders-discard
    A  power 4
    B  champions Evokatus, Fao Cu'tul, The Formless, Optio Crusher
    A> attack B Fao Cu'tul, The Formless
    B  champions Evokatus, Optio Crusher  discard Fao Cu'tul, The Formless

five champions stay, and all are ready again                     shards.champions.stay-in-play shards.cards.each-card-exhausts-once-per-turn
    proxies
    A  champions Evokatus, Optio Crusher, Optio Crusher, Evokatus, Optio Crusher
    A> exhaust Optio Crusher #1
    A> exhaust Optio Crusher #2
    A> end-main
    A  champions Evokatus, Optio Crusher, Optio Crusher, Evokatus, Optio Crusher
    B> end-main
    A  champions Evokatus, Optio Crusher, Optio Crusher, Evokatus, Optio Crusher

eleven cards go, played and not                                  shards.end.allies-discarded shards.end.hand-discarded
    proxies
    A  hand Crystal ×5, Blaster, Shard Reactor, Infinity Shard, Blaster, Blaster, Blaster  deck Nil Assassin ×5
    A> play Crystal
    A> play Crystal
    A> play Crystal
    A> play Crystal
    A> play Crystal
    A> end-main
    A  discard Crystal ×5, Blaster, Shard Reactor, Infinity Shard, Blaster, Blaster, Blaster  hand Nil Assassin ×5

the Heart, copied, gives three more                              shards.end.draw-five
    proxies
    A  hand The Heart of Nothing, Ojas, Genesis Druid  deck Crystal ×7, Blaster, Blaster, Blaster, Blaster, Blaster
    A> play The Heart of Nothing
    A> play Ojas, Genesis Druid
    A> end-main
    B  health 40
    A  hand Crystal ×7, Blaster, Blaster, Blaster, Blaster  deck Blaster

the Talons, copied, count twice                                  shards.card.entropic-talons-at-full-health
    A  hand Entropic Talons, Ojas, Genesis Druid, Spore Cleric
    A> play Entropic Talons
    A> play Ojas, Genesis Druid
    A> play Spore Cleric
    A  health 50  power 8

two Decurions copy twice                                         shards.card.decurion-copies-later-allies
    proxies
    A  mastery 20  champions General Decurion, General Decurion  hand Reactor Drone
    A> exhaust General Decurion #1
    A> exhaust General Decurion
    A  gems 6
    A> play Reactor Drone
    A  gems 15

with many champions it comes back as with one                    shards.card.praetorian-01-only-from-discard
    A  hand Optio Crusher  champions Evokatus, Numeri Drones, Ferrata Guard  discard Praetorian-01  relic Praetorian-01
    A> play Optio Crusher
    A  hand Praetorian-01  discard nothing

ready champions count beside the exhausted one                   shards.card.self-counting-champions
    A  champions Ferrata Guard, Numeri Drones, Evokatus
    A> exhaust Evokatus
    A  power 3

exhausted champions make Axia cheaper, others do not             shards.card.axia-cost-fixed-for-effects
    table  row Axia, -, -, -, -, -
    A  gems 6  champions Evokatus, Zetta, The Encryptor, Zen Chi Set, Godkiller
    A> exhaust Evokatus
    A> recruit Axia
    A  gems 0  discard Axia

three shields are added up                                       shards.shields.any-number-summed
    A  power 9
    B  hand Korvus Legionnaire, Thorn Zealot, Korvus Legionnaire
    A> end-main
    B> show Korvus Legionnaire
    B> show Korvus Legionnaire
    B> show Thorn Zealot
    B> no-more
    B  health 48

many shields leave what they do not reach                        shards.attack.damage
    proxies
    A  power 20
    B  hand Cryptofist Monk, Cryptofist Monk
    A> end-main
    B> show Cryptofist Monk
    B> show Cryptofist Monk
    B> no-more
    B  health 46

high mastery and low health stay as they are                     shards.mastery.persists shards.health.lost-to-attacks
    A  mastery 22  health 4
    A> end-main
    B> end-main
    A  mastery 22  health 4

the Robes shield by all of one's mastery                         shards.card.datic-robes-always-on
    A  power 40
    B  mastery 27  hand Datic Robes
    A> end-main
    B> show Datic Robes
    B> no-more
    B  health 37

# --- looked for by somebody else: the second thing, the last, and one too many

one gem more than the lowered price is enough too                shards.main.recruit-needs-full-cost
    table  row Axia, -, -, -, -, -
    A  gems 6  champions Evokatus, Ferrata Guard
    A? recruit Axia | focus | exhaust Evokatus | exhaust Ferrata Guard | end-main
    A> recruit Axia
    A  gems 1  discard Axia

the last of the six may be had as well                           shards.main.recruit-needs-full-cost shards.mercenaries.only-mercenaries-fast-play
    table  row -, -, -, -, Kiln Drone, Nil Assassin
    A  gems 2
    A? recruit Kiln Drone | recruit Nil Assassin | fast-play Nil Assassin | focus | end-main
    A> recruit Nil Assassin
    A  discard Nil Assassin

several mercenaries fill several gaps                            shards.general.center-row-refilled-at-once
    table  row -, -, Nil Assassin, -, -, Nil Assassin
    A  gems 4
    A> fast-play Nil Assassin #1
    A> fast-play Nil Assassin
    table  row -, -, -, -, -, -
    A> end-main
    table  row Nil Assassin, Nil Assassin, -, -, -, -  centre nothing

a second ally was another, though a Crystal came first           shards.abilities.unity-condition
    A  hand Crystal, Spore Cleric, Undergrowth Aspirant
    A> play Crystal
    A> play Spore Cleric
    A> play Undergrowth Aspirant
    A  power 5

what is copied finds the original played                         shards.abilities.unity-condition
    A  hand Crystal, Undergrowth Aspirant  champions Taur, Arachpriest
    A> play Crystal
    A> play Undergrowth Aspirant
    A  power 0
    A> exhaust Taur, Arachpriest
    A  power 5

the last card played counts for Dominion                         shards.abilities.dominion-condition
    A  hand Kiln Drone, Spore Cleric, Nil Assassin  champions Giga, Source Adept
    A> play Kiln Drone
    A> play Spore Cleric
    A> play Nil Assassin
    A> exhaust Giga, Source Adept
    A  mastery 3

it comes back from between other cards                           shards.card.praetorian-01-only-from-discard
    A  hand Optio Crusher  discard Crystal, Praetorian-01, Blaster  relic Praetorian-01
    A> play Optio Crusher
    A  hand Praetorian-01  discard Crystal, Blaster

the third card played is not its own second                      shards.mercenaries.fast-play-is-a-play shards.main.play-from-hand
    table  row Le'shai Knight, -, -, -, -, -
    A  gems 3  hand Crystal, Blaster
    A> play Crystal
    A> play Blaster
    A> fast-play Le'shai Knight
    A  power 4

above twenty the second of the Praetorians shields as at twenty  shards.card.praetorian-02-shields-in-play
    A  power 10
    B  mastery 25  champions Praetorian-02
    A> end-main
    B  health 46

power from several cards is one pool, and gems are another       shards.general.gems-and-power-pool
    A  hand Blaster, Nil Assassin, Crystal, Reactor Drone  gems 8  power 4
    A> play Nil Assassin
    A> play Blaster
    A> play Crystal
    A> play Reactor Drone
    A  gems 12  power 10

game shards players=3

a champion of either opponent may be attacked                    shards.main.attack-champion-in-main-phase shards.champions.only-enemy-champions-attackable
    A  power 4
    B  champions Evokatus
    C  champions Fao Cu'tul, The Formless
    A? attack B Evokatus | attack C Fao Cu'tul, The Formless | end-main
    A> attack C Fao Cu'tul, The Formless
    C  discard Fao Cu'tul, The Formless  champions nothing

the third seat destroys for its owner's discard, and not past Zetta  shards.cards.destroy-definition shards.card.zetta-herself-attackable
    begin main C
    A  champions Fao Cu'tul, The Formless
    B  champions Zetta, The Encryptor, Evokatus
    C  power 9
    C? attack A Fao Cu'tul, The Formless | attack B Zetta, The Encryptor | end-main
    C! attack B Evokatus  shards.champions.ongoing-effect
    C> attack A Fao Cu'tul, The Formless
    A  discard Fao Cu'tul, The Formless
    C  discard nothing  power 5

both who were assigned power lose health                         shards.attack.damage shards.health.lost-to-attacks
    A  power 7
    A> end-main
    A> assign 3
    B  health 47
    C  health 46

the third seat shows a card once, too                            shards.shields.any-number-summed shards.shields.from-hand-only
    A  power 9
    C  hand Thorn Zealot
    A> end-main
    A> assign 0
    C> show Thorn Zealot
    C? no-more
    C! show Thorn Zealot  shards.shields.any-number-summed
    C> no-more
    C  health 44

game shards players=4

two in a row who are out are skipped                             shards.end.pass-turn shards.victory.elimination
    B  out yes  health 0
    C  out yes  health 0
    A> end-main
    asks D shards-ask-main
    D> end-main
    asks A shards-ask-main

the last seat, out, is no target                                 shards.victory.elimination
    A  power 6
    D  out yes  health 0
    A> end-main
    A> assign 2
    B  health 48
    C  health 46
    D  health 0

infinite power takes all three                                   shards.mastery.infinity-shard-at-30
    A  mastery 30  hand Infinity Shard
    B  hand Cryptofist Monk
    D  hand Cryptofist Monk
    A> play Infinity Shard
    A> end-main
    over last-standing A

game shards players=4 variant=team

the others, too, attack who sits opposite                        shards.team.attack-only-facing-opponent
    begin main D
    D  power 6
    D> end-main
    A  health 50
    B  health 50
    C  health 44
    asks A shards-ask-main

so does the second seat                                          shards.team.attack-only-facing-opponent
    begin main B
    B  power 6
    B> end-main
    A  health 44
    D  health 50
    asks C shards-ask-main

the other of a team survives and attacks both                    shards.team.survivor-may-attack-both
    begin attack D
    A  out yes  health 0
    D  power 9
    D? assign 0 | assign 1 | assign 2 | assign 3 | assign 4 | assign 5 | assign 6 | assign 7 | assign 8 | assign 9
    D> assign 4
    B  health 46
    C  health 45
    asks B shards-ask-main

the first seat fallen, both attack the fourth                    shards.team.both-may-attack-survivor
    begin main B
    A  out yes  health 0
    B  power 4
    B> end-main
    D  health 46
    set C  power 3
    C> end-main
    D  health 43
    asks D shards-ask-main

a standing shield takes its part of the excess once              shards.team.excess-power-carries-over shards.team.excess-can-be-blocked
    A  power 18
    B  health 8
    C  champions Praetorian-02
    A> end-main
    A> turn-on-the-other
    C  health 43

game shards players=3 variant=triple

each blocks for himself, whoever attacks                         shards.triple.each-blocks-separately
    begin attack B
    A  hand Thorn Zealot
    B  power 5
    C  hand Korvus Legionnaire
    C> show Korvus Legionnaire
    C> no-more
    A> show Thorn Zealot
    A> no-more
    A  health 48
    C  health 47
    asks C shards-ask-main

game shards players=1 variant=nemesis

champions of the row are played too                              shards.nemesis.plays-matching-row-cards
    proxies
    table  row Nil Assassin ×5, Optio Crusher  centre Kiln Drone, Crystal ×8
    B  leader Volos
    A> end-main
    B  champions Optio Crusher

four of the row and the one revealed                             shards.nemesis.plays-matching-row-cards shards.nemesis.played-allies-banished shards.nemesis.refill-at-end-of-its-turn
    proxies
    table  row Nil Assassin, Axia, Nil Assassin, Nil Assassin, Axia, Nil Assassin  centre Nil Assassin, Data Heretic ×4, Crystal
    B  leader Tetra
    A> end-main
    A  health 25
    table  row Data Heretic, Axia, Data Heretic, Data Heretic, Axia, Data Heretic  centre Crystal  banished Nil Assassin ×5

no card of the hand is foreseen, the first or the second         shards.nemesis.ignores-hand-shields-in-check
    proxies
    table  row Axia, Axia, Axia, Axia, Axia, Nil Assassin  centre Nil Assassin, Crystal, Crystal
    A  health 10  deck Crystal, Command Seer  champions Evokatus
    B  leader Volos
    A> end-main
    A? show Command Seer | no-more
    A> show Command Seer
    A> no-more
    A  health 5  champions Evokatus

it takes nothing back from the player's discard                  shards.nemesis.no-deck-hand-discard
    proxies
    table  row Axia ×6  centre Shadebound Sentry, Crystal
    A  discard Nil Assassin, Nil Assassin, Nil Assassin, Nil Assassin, Nil Assassin, Nil Assassin  deck Crystal ×5
    B  leader Volos  mastery 15
    A> end-main
    A> no-more
    A  discard Nil Assassin ×6
    B  hand nothing

a single point is left for the player                            shards.nemesis.leftover-power-hits-player
    proxies
    table  row Axia ×6  centre Nil Assassin, Crystal
    A  health 30  champions Fao Cu'tul, The Formless
    B  leader Volos
    A> end-main
    A  health 29  champions nothing

a champion of its faction brings three as well                   shards.nemesis.faction-match-bonus
    proxies
    table  row Nil Assassin ×6  centre Optio Crusher, Crystal
    B  leader Decima  mastery 4
    A> end-main
    B  mastery 7  champions Optio Crusher

four champions stay                                              shards.nemesis.champions-stay
    proxies
    table  row Nil Assassin ×6  centre Optio Crusher, Crystal ×8
    B  leader Volos  champions Optio Crusher, Optio Crusher, Optio Crusher
    A> end-main
    B  champions Optio Crusher, Optio Crusher, Optio Crusher, Optio Crusher

one of three is banished                                         shards.nemesis.destroyed-champions-banished
    A  power 4
    B  champions Evokatus, Fao Cu'tul, The Formless, Optio Crusher
    A> attack B Fao Cu'tul, The Formless
    table  banished Fao Cu'tul, The Formless
    B  champions Evokatus, Optio Crusher  discard nothing

one mastery more is thirty, too                                  shards.nemesis.wins-at-mastery-30
    proxies
    table  row Axia ×6  centre Fungal Hermit, Crystal
    B  leader Tetra  mastery 29
    A> end-main
    over nemesis-mastery B
    B  mastery 30

above fifteen named abilities work as at fifteen                 shards.nemesis.named-abilities-on-from-15
    proxies
    table  row Axia ×6  centre Le'shai Knight, Axia
    B  leader Tetra  mastery 21
    A> end-main
    A  health 44

below fifteen they sleep, however far below                      shards.nemesis.named-abilities-off-below-15
    proxies
    table  row Axia ×6  centre Le'shai Knight, Axia
    B  leader Tetra  mastery 3
    A> end-main
    A  health 47

of three equally dear the player chooses                         shards.nemesis.otherwise-champions-by-cost
    proxies
    table  row Axia ×6  centre Nil Assassin, Crystal
    A  champions Optio Crusher, Raidian, Cloud Master, Taur, Arachpriest
    B  leader Volos
    A> end-main
    A? nemesis-attacks A Optio Crusher | nemesis-attacks A Raidian, Cloud Master | nemesis-attacks A Taur, Arachpriest
    A> nemesis-attacks A Raidian, Cloud Master
    A  champions Optio Crusher, Taur, Arachpriest  health 48

after the player's turn comes the other's, and then the player's again  shards.nemesis.player-turn-normal
    proxies
    table  row Axia ×6  centre Nil Assassin, Crystal ×4
    A  gems 1  hand Blaster, Crystal
    B  leader Volos
    A> focus
    A> end-main
    A> no-more
    A  health 45  gems 0  mastery 1
    table  turn A  turns 3
