game shards players=2

to draw is to take the top card of one's own deck                shards.general.draw-top-card
    A  hand Mining Drones, Crystal, Crystal  deck Blaster, Crystal
    A> play Mining Drones
    A  hand Crystal, Crystal, Blaster  deck Crystal

the hand goes to the discard and stays there while the deck lasts  shards.general.discard-face-up-own-pile
    proxies
    A  hand Crystal  discard Blaster, Blaster  deck Blaster, Blaster, Blaster, Blaster, Blaster
    B  discard nothing
    A> end-main
    A  discard Blaster, Blaster, Crystal
    B  discard nothing

an empty deck is made anew from the discard                      shards.general.reshuffle-on-draw-from-empty-deck
    A  hand Mining Drones  discard Crystal, Crystal, Blaster, Crystal
    luck 2
    A> play Mining Drones
    A  hand Blaster  deck Crystal, Crystal, Crystal  discard nothing

a draw goes on after the shuffle                                 shards.general.draw-continues-after-reshuffle
    A  deck Shard Reactor, Infinity Shard  discard Crystal, Crystal, Crystal, Crystal, Crystal, Crystal
    A> end-main
    A  hand Shard Reactor, Infinity Shard, Crystal, Crystal, Crystal  deck Crystal, Crystal, Crystal  discard nothing

an empty deck alone shuffles nothing                             shards.general.no-reshuffle-before-needed
    A  hand Mining Drones  deck Blaster  discard Crystal, Crystal, Crystal, Crystal
    A> play Mining Drones
    A  hand Blaster  deck nothing  discard Crystal, Crystal, Crystal, Crystal

with deck and discard empty one draws what there is              shards.general.draw-continues-after-reshuffle
    A  hand Data Heretic  deck Blaster
    A> play Data Heretic
    A  hand Blaster  deck nothing  allies Data Heretic

a gap of the row is filled at once, in its place                 shards.general.center-row-refilled-at-once
    proxies
    table  row Spore Cleric, Spore Cleric, Reactor Drone, Spore Cleric, Spore Cleric, Spore Cleric  centre Axia, Data Heretic
    A  gems 3
    A> recruit Reactor Drone
    table  row Spore Cleric, Spore Cleric, Axia, Spore Cleric, Spore Cleric, Spore Cleric  centre Data Heretic
    A  gems 0  discard Reactor Drone

without centre cards the gap stays and play goes on              shards.general.center-row-refilled-at-once
    table  row Reactor Drone, -, -, -, -, -
    A  gems 3
    A> recruit Reactor Drone
    table  row -, -, -, -, -, -
    A? end-main

mercenaries that go back under an empty deck fill the gaps       shards.general.center-row-refilled-at-once
    table  row Nil Assassin, -, -, -, -, -
    A  gems 2
    A> fast-play Nil Assassin
    table  row -, -, -, -, -, -
    A> end-main
    table  row Nil Assassin, -, -, -, -, -  centre nothing

the row is everybody's                                           shards.general.center-is-shared
    table  row Spore Cleric, -, -, -, -, -
    A  gems 2
    A> end-main
    set B  gems 2
    B? recruit Spore Cleric | fast-play Spore Cleric | focus | end-main
    B> recruit Spore Cleric
    B  discard Spore Cleric

a card may contradict the rules                                  shards.general.card-text-overrides-rules
    table  row Furrowing Elemental, -, -, -, -, -
    A  mastery 15  hand Portal Monk
    A> play Portal Monk
    A  hand Furrowing Elemental  known Furrowing Elemental  gems 0  discard nothing

a phase that was left is over                                    shards.general.no-return-to-earlier-phase shards.general.three-phases
    A  hand Crystal  gems 1  power 3  champions Optio Crusher
    B  hand Blaster
    table  row Spore Cleric, -, -, -, -, -
    A> end-main
    A! play Crystal  shards.general.no-return-to-earlier-phase
    A! focus  shards.general.no-return-to-earlier-phase
    A! exhaust Optio Crusher  shards.general.three-phases
    A! recruit Spore Cleric
    asks B shards-ask-shields


game shards players=3

whoever is out is nobody's opponent any more                     shards.general.opponent-definition
    A  champions Evokatus  hand Venator of the Wastes
    B  out yes  health 0  mastery 5
    C  mastery 5
    A> play Venator of the Wastes
    B  mastery 5
    C  mastery 3
