# Rules drawn by lot and broken by hand: what their own stories had not noticed.

game shards players=2

champions of hand are shown for Dominion as allies are           shards.abilities.dominion-reveal-from-hand
    A  hand Order Initiate, Evokatus, Spore Cleric, Nil Assassin
    A> play Order Initiate
    A? show Evokatus | decline
    A> show Evokatus
    A> show Spore Cleric
    A> show Nil Assassin
    A  mastery 2  hand Evokatus, Spore Cleric, Nil Assassin

at thirty Focus may be used and gives nothing                    shards.main.focus
    A  gems 2  mastery 30
    A+ focus
    A> focus
    A  gems 1  mastery 30

all champions are destroyed, those that cannot be attacked too   shards.card.unattackable-can-be-destroyed
    A  mastery 15  hand Ghostwillow Avenger
    B  champions Li Hin, The Shattered, Zetta, The Encryptor, Evokatus
    A> play Ghostwillow Avenger
    B  champions nothing  discard Li Hin, The Shattered, Zetta, The Encryptor, Evokatus

what protects the others does so when exhausted                  shards.champions.ongoing-effect
    A  power 5
    B  leader Decima  champions Ferrata Guard (exhausted), Evokatus
    A- attack B Ferrata Guard

with cards left in hand the second may come from the discard     shards.card.zara-ra-split-banish
    A  mastery 10  hand Zara Ra, Soulflayer, Crystal, Blaster  discard Crystal, Crystal
    A> play Zara Ra, Soulflayer
    A> banish-from-hand Blaster
    A? banish-from-hand Crystal | banish-from-discard Crystal | decline
    A> banish-from-discard Crystal
    A  hand Crystal  discard Crystal
    table  banished Blaster, Crystal

with cards left in hand the second may come from the hand        shards.card.zara-ra-split-banish
    A  mastery 10  hand Zara Ra, Soulflayer, Crystal, Blaster  discard Crystal
    A> play Zara Ra, Soulflayer
    A> banish-from-discard Crystal
    A? banish-from-hand Crystal | banish-from-hand Blaster | decline
    A> banish-from-hand Blaster
    A  hand Crystal  discard nothing

what is cheaper costs less, and the rest is kept                 shards.cards.cost
    table  row Axia, -, -, -, -, -
    A  gems 7  champions Evokatus, Evokatus
    A> recruit Axia
    A  gems 2

three allies are copied, and two alike both                      shards.card.decurion-copies-earlier-allies
    A  mastery 20  champions General Decurion  hand Reactor Drone, Reactor Drone, Kiln Drone, Crystal
    A> play Reactor Drone
    A> play Reactor Drone
    A> play Kiln Drone
    A> play Crystal
    A  gems 11
    A> exhaust General Decurion
    A  gems 24

what is played later is copied each time                         shards.card.decurion-copies-later-allies
    A  mastery 20  champions General Decurion  hand Reactor Drone, Reactor Drone, Mining Drones  deck Crystal, Blaster
    A> exhaust General Decurion
    A> play Reactor Drone
    A> play Reactor Drone
    A  gems 15
    A> play Mining Drones
    A  gems 17  hand Crystal, Blaster

at twenty a bonus leaves mastery where it was                    shards.mastery.bonus-spends-nothing
    A  mastery 20  champions Fao Cu'tul, The Formless
    A> exhaust Fao Cu'tul, The Formless
    A  power 4  mastery 20

however many gems are left, none is kept                         shards.end.gems-and-power-vanish
    A  gems 9  deck Crystal ×5
    B  deck Crystal ×5
    A> end-main
    A  gems 0  power 0

what was not played is shuffled in if the deck is short          shards.end.draw-five
    proxies
    A  hand Blaster, Blaster, Blaster, Blaster  deck Crystal
    A> end-main
    A  hand Crystal, Blaster, Blaster, Blaster, Blaster  deck nothing  discard nothing

a deck of four gives four, and one of the discard                shards.end.draw-five
    A  hand Blaster  deck Crystal, Crystal, Crystal, Crystal
    A> end-main
    A  hand Crystal, Crystal, Crystal, Crystal, Blaster  deck nothing

two Undergrowth champions in play are no Unity                   shards.abilities.unity-champions-do-not-count
    A  champions Additri, Gaiamancer, Taur, Arachpriest  hand Undergrowth Aspirant
    A> play Undergrowth Aspirant
    A  power 0

near thirty mastery is kept from turn to turn                    shards.mastery.persists
    A  mastery 28  deck Crystal ×5
    A> end-main
    A  mastery 28

who was hired counts for Dominion                                shards.abilities.dominion-condition
    table  row Spore Cleric, -, -, -, -, -
    A  gems 2  hand Kiln Drone, Nil Assassin, Order Initiate
    A> fast-play Spore Cleric
    A> play Kiln Drone
    A> play Nil Assassin
    A> play Order Initiate
    A  mastery 2

of three alike in hand the one played leaves it                  shards.main.play-from-hand
    A  hand Crystal, Crystal, Crystal
    A> play Crystal
    A  hand Crystal, Crystal  allies Crystal  gems 1

power adds up without end                                        shards.general.gems-and-power-pool
    A  power 24  gems 19  hand Nil Assassin, Reactor Drone
    A> play Nil Assassin
    A> play Reactor Drone
    A  power 29  gems 22

a hired Homo Deus ally was played                                shards.mercenaries.fast-play-is-a-play
    table  row Venator of the Wastes, -, -, -, -, -
    A  gems 4  hand Spore Cleric, Nil Assassin, Order Initiate
    A> fast-play Venator of the Wastes
    A> play Spore Cleric
    A> play Nil Assassin
    A> play Order Initiate
    A  mastery 2

game shards players=1 variant=nemesis

the last card of the centre still fills a gap                    shards.nemesis.wins-on-empty-center-deck
    proxies
    table  row Spore Cleric, Axia, Axia, Axia, Axia, Axia  centre Axia
    A  gems 2
    A> recruit Spore Cleric
    table  row Axia, Axia, Axia, Axia, Axia, Axia  centre nothing
    asks A shards-ask-main

a champion of the Nemesis takes its health in power and no more  shards.nemesis.player-turn-normal
    A  power 9
    B  champions Fao Cu'tul, The Formless
    A> attack B Fao Cu'tul, The Formless
    A  power 5

Axia is the costliest for the Nemesis, whatever she cost         shards.card.axia-cost-fixed-for-effects
    proxies
    table  row Data Heretic, Data Heretic, Data Heretic, Data Heretic, Data Heretic, Nil Assassin  centre Nil Assassin, Crystal
    A  health 30  champions Optio Crusher, Evokatus, Axia
    B  leader Volos
    A> end-main
    A  champions Optio Crusher  discard Axia, Evokatus

game shards players=3 variant=triple all_power=no

against one opponent left nobody divides power                   shards.triple.three-players
    A  power 5
    C  out yes
    A> end-main
    B  health 45

game shards players=3

whoever is out is out, on either side of who attacks             shards.health.zero-means-out
    begin main B
    A  health 3  hand nothing
    B  power 6
    C  health 3  hand nothing
    B> end-main
    B> assign 3
    over last-standing B
    A  health 0  out yes
    C  health 0  out yes
