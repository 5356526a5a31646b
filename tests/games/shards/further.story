# Further than the first of its kind: a fourth champion, a third mercenary, what is dear, what is little, the other seats.

game shards players=2

# --- champions

champions stay when allies are cleared away                      shards.champions.stay-in-play
    A  hand Crystal, Blaster  champions Evokatus, Optio Crusher
    A> play Crystal
    A> end-main
    A  champions Evokatus, Optio Crusher

beside others one may be exhausted on the turn it came           shards.champions.exhaust-on-turn-played
    A  hand Optio Crusher  champions Evokatus
    A> play Optio Crusher
    A? exhaust Evokatus | exhaust Optio Crusher | end-main
    A> exhaust Optio Crusher
    A  power 3

after Focus a champion is exhausted as before it                 shards.champions.exhaust-any-time-in-main-phase
    A  gems 1  champions Optio Crusher
    A> focus
    A? exhaust Optio Crusher | end-main
    A> exhaust Optio Crusher
    A  power 3

who enters brings his own effect and nobody else's               shards.champions.on-play-effect
    A  hand Optio Crusher  champions Evokatus  deck Blaster, Crystal
    A> play Optio Crusher
    A  hand nothing  deck Blaster, Crystal

the Guard of Decima is tougher itself                            shards.champions.ongoing-effect
    A  power 5
    B  leader Decima  champions Ferrata Guard
    A! attack B Ferrata Guard  shards.champions.attack-cost
    A? end-main
    A> end-main

two Guards add up                                                shards.champions.ongoing-effect
    A  power 8
    B  leader Decima  champions Ferrata Guard, Optio Crusher, Ferrata Guard
    A? attack B Ferrata Guard #1 | attack B Optio Crusher | attack B Ferrata Guard #2 | end-main
    A> attack B Optio Crusher
    A  power 0

she covers who stands before her as well                         shards.champions.ongoing-effect shards.card.zetta-herself-attackable
    A  power 9
    B  champions Evokatus, Zetta, The Encryptor
    A? attack B Zetta, The Encryptor | end-main
    A! attack B Evokatus  shards.champions.ongoing-effect
    A> attack B Zetta, The Encryptor
    A? attack B Evokatus | end-main

five power do not wound seven health                             shards.champions.one-attack-no-lasting-damage
    A  power 5
    B  champions General Decurion
    A! attack B General Decurion  shards.champions.one-attack-no-lasting-damage
    A> end-main
    B  champions General Decurion  health 45

the third of four is the one that falls                          shards.champions.destroyed-goes-to-holders-discard
    A  power 7
    B  champions Evokatus, Optio Crusher, General Decurion, Fao Cu'tul, The Formless
    A> attack B General Decurion
    B  champions Evokatus, Optio Crusher, Fao Cu'tul, The Formless  discard General Decurion

five champions count as five                                     shards.card.self-counting-champions
    proxies
    A  champions Evokatus, Evokatus, Numeri Drones, Optio Crusher, Optio Crusher
    A> exhaust Evokatus #1
    A  power 5

# --- mercenaries

an ally that costs five is no mercenary                          shards.mercenaries.only-mercenaries-fast-play
    table  row Furrowing Elemental, -, -, -, -, -
    A  gems 5
    A? recruit Furrowing Elemental | focus | end-main
    A! fast-play Furrowing Elemental  shards.mercenaries.only-mercenaries-fast-play
    A> end-main

seven gems are seven                                             shards.mercenaries.fast-play
    table  row The Grand Architect, -, -, -, -, -
    A  gems 8
    A> fast-play The Grand Architect
    A  gems 1  mastery 5  hired The Grand Architect

the third that is hired acts as well                             shards.mercenaries.fast-play
    table  row Nil Assassin, Nil Assassin, Spore Cleric, -, -, -
    A  gems 6  health 40
    A> fast-play Nil Assassin #1
    A> fast-play Nil Assassin
    A> fast-play Spore Cleric
    A  gems 0  power 10  health 44

two that were hired both go back                                 shards.mercenaries.never-joins-players-deck
    table  row Nil Assassin, Spore Cleric, -, -, -, -  centre Axia, Kiln Drone
    A  gems 4
    A> fast-play Nil Assassin
    A> fast-play Spore Cleric
    A  hired Nil Assassin, Spore Cleric  allies nothing
    A> end-main
    A  discard nothing  deck nothing  hand nothing

the fifth slot is filled at once                                 shards.mercenaries.fast-play-refills-row
    table  row -, -, -, -, Nil Assassin, -  centre Spore Cleric
    A  gems 2
    A> fast-play Nil Assassin
    table  row -, -, -, -, Spore Cleric, -  centre nothing

who was hired counts for Additri                                 shards.mercenaries.fast-play-is-a-play
    table  row Spore Cleric, -, -, -, -, -
    A  gems 2  hand Arach Devotees  champions Additri, Gaiamancer  deck Crystal
    A> fast-play Spore Cleric
    A> play Arach Devotees
    A> exhaust Additri, Gaiamancer
    A  power 6

# --- hands, shields and what is shown

a shield of one is a shield                                      shards.shields.from-hand-only shards.card.datic-robes-always-on
    A  power 3
    B  mastery 1  hand Datic Robes
    A> end-main
    B? show Datic Robes | no-more
    B> show Datic Robes
    B> no-more
    B  health 48

of two of a faction either is shown                              shards.abilities.dominion-reveal-from-hand
    A  hand Order Initiate, Kiln Drone, Reactor Drone, Spore Cleric, Nil Assassin
    A> play Order Initiate
    A? show Kiln Drone | show Reactor Drone | decline
    A> show Reactor Drone
    A> show Spore Cleric
    A> show Nil Assassin
    A  mastery 2  known Reactor Drone, Spore Cleric, Nil Assassin

who could show all three need not                                shards.abilities.dominion-reveal-from-hand
    A  hand Order Initiate, Kiln Drone, Spore Cleric, Nil Assassin
    A> play Order Initiate
    A> decline
    A  mastery 0  known nothing

many cards of two factions are no Dominion                       shards.abilities.dominion-condition
    A  hand Order Initiate, Kiln Drone, Reactor Drone, Spore Cleric, Spore Cleric, Kiln Drone
    A> play Kiln Drone
    A> play Kiln Drone
    A> play Reactor Drone
    A> play Spore Cleric
    A> play Spore Cleric
    A> play Order Initiate
    A  mastery 0

a fourth banished card lies with the others                      shards.banish.shared-face-up-pile shards.banish.out-of-game
    table  banished Crystal, Blaster, Kiln Drone
    A  hand Shadow Apostle  discard Shard Reactor
    A> play Shadow Apostle
    A> banish-from-discard Shard Reactor
    table  banished Crystal, Blaster, Kiln Drone, Shard Reactor

every mercenary of the discard returns, the last as well         shards.mastery.bonus-adds-or-replaces
    A  mastery 18  hand The World Piercer  discard Crystal, Nil Assassin, Blaster, Spore Cleric
    A> play The World Piercer
    A  hand Nil Assassin, Spore Cleric  discard Crystal, Blaster

half of seven is four                                            shards.mastery.own-gain-counts
    A  mastery 6  hand Terminal Crescents
    A> play Terminal Crescents
    A  mastery 7  power 4

twice eleven is twenty-two                                       shards.main.conditions-checked-on-resolution
    A  mastery 20  power 9  champions Fao Cu'tul, The Formless
    A> exhaust Fao Cu'tul, The Formless
    A  power 22

ten health are ten power                                         shards.card.entropic-talons-at-full-health
    A  health 45  hand Entropic Talons, Root of the Forest
    A> play Entropic Talons
    A> play Root of the Forest
    A  health 50  power 20

who has one mastery loses one                                    shards.main.choices-made-on-resolution
    A  hand Venator of the Wastes  champions Evokatus
    B  mastery 1
    A> play Venator of the Wastes
    B  mastery 0

# --- the main phase

five are the five on top                                         shards.general.draw-top-card
    A  deck Blaster, Shard Reactor, Infinity Shard, Crystal, Spore Cleric, Kiln Drone
    A> end-main
    A  hand Blaster, Shard Reactor, Infinity Shard, Crystal, Spore Cleric  deck Kiln Drone

a card that all have seen leaves the hand when played            shards.main.play-from-hand
    A  hand Spore Cleric, Crystal  known Spore Cleric  health 40
    A> play Spore Cleric
    A  hand Crystal  known nothing  allies Spore Cleric  health 44

the sixth card played acts like the first                        shards.main.play-from-hand
    A  hand Crystal ×5, Blaster
    A> play Crystal
    A> play Crystal
    A> play Crystal
    A> play Crystal
    A> play Crystal
    A> play Blaster
    A  gems 5  power 1

what is paid is what it costs now                                shards.main.recruit
    table  row Axia, -, -, -, -, -
    A  gems 8  champions Evokatus, Ferrata Guard, Zetta, The Encryptor
    A> recruit Axia
    A  gems 3  discard Axia

what costs nothing is recruited, and its place is filled         shards.main.recruit shards.cards.cost
    proxies
    table  row -, Axia, -, -, -, -  centre Kiln Drone
    A  gems 0  champions Evokatus, Ferrata Guard, Optio Crusher, Numeri Drones, Evokatus, Ferrata Guard, Optio Crusher
    A> recruit Axia
    A  gems 0  discard Axia
    table  row -, Kiln Drone, -, -, -, -  centre nothing

power buys nothing                                               shards.main.recruit-needs-full-cost
    table  row Spore Cleric, -, -, -, -, -
    A  gems 1  power 5
    A? focus | end-main
    A! recruit Spore Cleric  shards.main.recruit-needs-full-cost
    A> end-main
    B  health 45

a mercenary that is recruited does nothing yet                   shards.main.recruit-does-not-resolve-effects
    table  row Nil Assassin, -, -, -, -, -
    A  gems 2
    A> recruit Nil Assassin
    A  power 0  discard Nil Assassin  played nothing

the one that was named is banished, not the last                 shards.main.choices-made-on-resolution
    A  hand Shadow Apostle  discard Crystal, Blaster, Kiln Drone
    A> play Shadow Apostle
    A> banish-from-discard Blaster
    A  discard Crystal, Kiln Drone
    table  banished Blaster

two champions inspire as one does, and exhausted as ready        shards.main.conditions-checked-on-resolution
    A  hand Kiln Drone  champions Evokatus, Optio Crusher
    A> exhaust Evokatus
    A> exhaust Optio Crusher
    A> play Kiln Drone
    A  gems 4

any card of the discard is an echo                               shards.main.conditions-checked-on-resolution
    A  hand Wraethe Skirmisher  discard Crystal, Nil Assassin, Blaster
    A> play Wraethe Skirmisher
    A  power 6

with cards in hand one may attack                                shards.main.attack-champion-in-main-phase
    A  power 4  hand Crystal, Blaster
    B  champions Optio Crusher
    A? play Crystal | play Blaster | attack B Optio Crusher | end-main
    A> attack B Optio Crusher
    A  power 0  hand Crystal, Blaster

of three the one that was exhausted is                           shards.cards.each-card-exhausts-once-per-turn
    A  champions Evokatus, Optio Crusher, Numeri Drones
    A> exhaust Optio Crusher
    A? exhaust Evokatus | exhaust Numeri Drones | end-main
    A! exhaust Optio Crusher  shards.cards.each-card-exhausts-once-per-turn
    A> end-main

all of several are destroyed                                     shards.cards.destroy-definition
    A  mastery 15  hand Ghostwillow Avenger
    B  champions Evokatus, Optio Crusher, Li Hin, The Shattered
    A> play Ghostwillow Avenger
    B  champions nothing  discard Evokatus, Optio Crusher, Li Hin, The Shattered

a copy of a copy does not copy the same again                    shards.cards.copy-definition
    A  hand Spore Cleric, Ojas, Genesis Druid, Fungal Hermit  champions Taur, Arachpriest  health 20
    A> play Spore Cleric
    A> play Ojas, Genesis Druid
    A  health 28
    A> play Fungal Hermit
    A> exhaust Taur, Arachpriest
    A? copy Spore Cleric | copy Ojas, Genesis Druid | copy Fungal Hermit
    A> copy Ojas, Genesis Druid
    A? copy Spore Cleric | copy Fungal Hermit
    A> copy Spore Cleric
    A  health 32

the seventh of a turn may be copied                              shards.cards.copy-definition
    A  hand Crystal ×6, Blaster, Ojas, Genesis Druid
    A> play Crystal
    A> play Crystal
    A> play Crystal
    A> play Crystal
    A> play Crystal
    A> play Crystal
    A> play Blaster
    A> play Ojas, Genesis Druid
    A? copy Crystal | copy Blaster
    A> copy Blaster
    A  power 2

whoever was hired is copied as well                              shards.card.decurion-copies-earlier-allies
    table  row Venator of the Wastes, -, -, -, -, -
    A  gems 4  mastery 20  champions General Decurion
    B  mastery 9
    A> fast-play Venator of the Wastes
    A> exhaust General Decurion
    A  power 8
    B  mastery 5

far above a threshold the bonus holds                            shards.mastery.bonus-threshold
    A  mastery 27  health 20  hand Fungal Hermit
    A> play Fungal Hermit
    A  mastery 28  health 25

# --- the attack and the end

one may show more than is needed                                 shards.attack.defender-may-block
    A  power 2
    B  hand Thorn Zealot, Korvus Legionnaire
    A> end-main
    B> show Thorn Zealot
    B? show Korvus Legionnaire | no-more
    B> show Korvus Legionnaire
    B> no-more
    B  health 50

three champions screen nobody either                             shards.attack.champions-do-not-screen
    A  power 6
    B  champions Evokatus, Optio Crusher, Numeri Drones
    A> end-main
    B  health 44  champions Evokatus, Optio Crusher, Numeri Drones

thirty at once are thirty                                        shards.health.lost-to-attacks
    A  power 30
    A> end-main
    B  health 20

every ally goes, of whatever faction                             shards.end.allies-discarded
    A  hand Kiln Drone, Korvus Legionnaire, Reactor Drone, Command Seer, Spore Cleric, Nil Assassin  deck Crystal ×6
    A> play Kiln Drone
    A> play Korvus Legionnaire
    A> play Reactor Drone
    A> play Command Seer
    A> play Spore Cleric
    A> play Nil Assassin
    A> end-main
    A  allies nothing  discard Kiln Drone, Korvus Legionnaire, Reactor Drone, Command Seer, Spore Cleric, Nil Assassin

# --- relics

a relic comes to the discard whatever was played before          shards.relics.recruit-to-discard
    A  mastery 10  hand Crystal  relics Praetorian-01, Praetorian-02
    A> play Crystal
    A> recruit-relic Praetorian-01
    A  discard Praetorian-01  allies Crystal

a relic is no Focus                                              shards.relics.recruit-is-free
    A  mastery 10  gems 1  relics Praetorian-01, Praetorian-02
    A> recruit-relic Praetorian-02
    A  gems 1  focused no
    A> focus
    A  gems 0  mastery 11

game shards players=2 secret=yes

the other of two secret ones is put away                         shards.relics.one-per-game shards.secret.revealed-on-recruit
    A  mastery 10  secret Praetorian-01, Datic Robes
    A> recruit-relic Datic Robes
    A  secret nothing  unused Praetorian-01  discard Datic Robes  relic Datic Robes
    A? end-main

game shards players=3

who has no mastery may be chosen                                 shards.main.choices-made-on-resolution
    A  hand Venator of the Wastes  champions Evokatus
    B  mastery 3
    A> play Venator of the Wastes
    A? afflict B | afflict C
    A> afflict C
    B  mastery 3
    C  mastery 0

the third seat may have any of the six                           shards.general.center-is-shared
    begin main C
    table  row Nil Assassin, -, -, -, -, Spore Cleric
    C  gems 2
    C? recruit Nil Assassin | fast-play Nil Assassin | recruit Spore Cleric | fast-play Spore Cleric | focus | end-main
    C> recruit Spore Cleric
    C  discard Spore Cleric

the third seat focuses again in its next turn                    shards.main.focus-once-per-turn
    begin main C
    C  gems 1
    C> focus
    C> end-main
    A> end-main
    B> end-main
    set C  gems 1
    C> focus
    C  mastery 2

a shield before one is no shield before another                  shards.attack.shields-are-individual
    A  power 10
    C  champions Praetorian-02
    A> end-main
    A> assign 5
    B  health 45
    C  health 48

thirty is no victory for the third seat either                   shards.mastery.thirty-is-not-a-win
    begin main C
    C  mastery 29  gems 1
    C> focus
    C  mastery 30
    C? end-main
    C> end-main
    asks A shards-ask-main

game shards players=3 variant=triple

all the power goes to each, also from the last seat              shards.triple.full-power-to-each
    begin attack C
    C  power 7
    asks A shards-ask-main
    A  health 43
    B  health 43
    asks A shards-ask-main

game shards players=4

the champions of the fourth seat may be attacked too             shards.champions.only-enemy-champions-attackable
    A  power 4
    D  champions Optio Crusher
    A? attack D Optio Crusher | end-main
    A> attack D Optio Crusher
    D  champions nothing  discard Optio Crusher

the first of three opponents may be spared                       shards.attack.distribute-freely
    A  power 6
    A> end-main
    A> assign 0
    A> assign 0
    B  health 50
    C  health 50
    D  health 44

the fourth seat is out as others are                             shards.victory.elimination shards.health.zero-means-out
    A  power 5
    D  health 5
    A> end-main
    A> assign 0
    A> assign 0
    D  out yes  health 0
    B> end-main
    C> end-main
    asks A shards-ask-main

game shards players=4 variant=team

a teammate's champions are nobody's prey                         shards.champions.only-enemy-champions-attackable
    A  power 4
    D  champions Optio Crusher
    A? end-main
    A! attack D Optio Crusher  shards.champions.only-enemy-champions-attackable
    A> end-main

a teammate's champions stand when the opponents' fall            shards.general.opponent-definition shards.cards.destroy-definition
    A  mastery 15  hand Ghostwillow Avenger
    B  champions Evokatus
    C  champions Optio Crusher
    D  champions Numeri Drones
    A> play Ghostwillow Avenger
    B  champions nothing
    C  champions nothing
    D  champions Numeri Drones

the survivor may be the second seat                              shards.team.both-may-attack-survivor
    begin attack D
    C  out yes  health 0
    D  power 4
    asks A shards-ask-main
    B  health 46
    asks A shards-ask-main

the second of two targets may fall, and the rest goes to the first  shards.team.excess-power-carries-over shards.team.excess-can-be-blocked
    A  power 10
    B  hand Thorn Zealot
    C  health 3
    D  out yes  health 0
    A> end-main
    A> assign 0
    A> turn-on-the-other
    B> show Thorn Zealot
    B> no-more
    B  health 46

game shards players=1 variant=nemesis

four gems banish four                                            shards.nemesis.gems-banish-center-deck
    proxies
    table  row Nil Assassin ×6  centre Kiln Drone, Crystal, Blaster, Axia, Shard Reactor, Crystal
    B  leader Tetra  mastery 15
    A> end-main
    table  centre Crystal  banished Crystal, Blaster, Axia, Shard Reactor, Kiln Drone

the fifth champion acts as well                                  shards.nemesis.exhausts-all-champions
    proxies
    table  row Nil Assassin ×6  centre Spore Cleric, Crystal
    B  leader Tetra  champions Optio Crusher ×5
    A> end-main
    A  health 35

whom it cannot attack it leaves alone                            shards.nemesis.otherwise-champions-by-cost
    proxies
    table  row Axia ×6  centre Nil Assassin, Crystal
    A  champions Li Hin, The Shattered
    B  leader Volos
    A> end-main
    A  champions Li Hin, The Shattered  health 45

what a champion is worth to Decima costs the Nemesis more        shards.nemesis.otherwise-champions-by-cost
    proxies
    table  row Axia ×6  centre Aetherbreaker, Crystal
    A  leader Decima  champions Ferrata Guard
    B  leader Volos  mastery 10
    A> end-main
    A  champions nothing  health 48

a champion's point may be the thirtieth                          shards.nemesis.wins-at-mastery-30
    proxies
    table  row Axia ×6  centre Nil Assassin, Crystal
    B  leader Volos  mastery 29  champions Systema A.I.
    A> end-main
    over nemesis-mastery B

game shards players=2

a single point of power is an attack                             shards.general.three-phases shards.attack.damage
    A  power 1
    A> end-main
    B  health 49

with another champion in play the first effect comes as well     shards.card.giga-evokatus-first-effect-on-play
    A  hand Giga, Source Adept, Evokatus  champions Optio Crusher  deck Blaster, Crystal, Crystal
    A> play Giga, Source Adept
    A> play Evokatus
    A  hand Blaster, Crystal  champions Optio Crusher, Giga, Source Adept, Evokatus

game shards players=4 variant=team

the last seat attacks the champions of both, too                 shards.team.attack-champions-of-both
    begin main D
    A  champions Numeri Drones
    B  champions Evokatus
    C  champions Optio Crusher
    D  power 9
    D? attack B Evokatus | attack C Optio Crusher | end-main
    D> attack B Evokatus
    D> attack C Optio Crusher
    D  power 3

game shards players=1 variant=nemesis

what is revealed tells the faction, at any mastery               shards.nemesis.plays-matching-row-cards
    proxies
    table  row Nil Assassin, Data Heretic, Axia, Axia, Axia, Axia  centre Nil Assassin, Axia, Axia
    B  leader Tetra  mastery 22
    A> end-main
    A  health 40
    table  row Axia, Data Heretic, Axia, Axia, Axia, Axia

game shards players=2

at twenty-nine the Shard is not infinite                         shards.mastery.infinity-shard-at-30
    A  mastery 29  hand Infinity Shard
    A> play Infinity Shard
    A  power 5  infinite no

nine power of several cards destroy nine health                  shards.champions.power-from-several-cards
    A  hand Nil Assassin, Blaster  power 3
    B  champions Praetorian-02
    A> play Nil Assassin
    A> play Blaster
    A> attack B Praetorian-02
    A  power 0
    B  champions nothing

a standing shield costs an attack on a champion nothing          shards.shields.not-for-champions
    A  power 3
    B  champions Praetorian-02, Evokatus
    A> attack B Evokatus
    A  power 1

of two alike the one that was named is exhausted                 shards.cards.each-card-exhausts-once-per-turn
    A  champions Evokatus, Evokatus
    A> exhaust Evokatus #2
    A  champions Evokatus, Evokatus (exhausted)  power 2
