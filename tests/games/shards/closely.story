# Rules looked at closely: the last point of health, the other seat, a hand that is not played out.
game shards players=2

the last point of health is lost too                             shards.health.lost-to-attacks shards.victory.last-player-standing
    A> end-main
    set B  power 3
    set A  health 3  hand nothing
    B> end-main
    over last-standing B

one point is left                                                shards.health.lost-to-attacks
    A  power 3
    B  health 4
    A> end-main
    B  health 1

the new hand is five, whatever was in the old one                shards.end.draw-five shards.end.hand-discarded
    A  deck Blaster, Shard Reactor, Infinity Shard, Crystal, Crystal, Blaster  hand Crystal, Crystal
    A> end-main
    A  hand Blaster, Shard Reactor, Infinity Shard, Crystal, Crystal  deck Blaster  discard Crystal, Crystal

a bonus that replaces is not added                               shards.mastery.bonus-adds-or-replaces
    A  mastery 10  hand Aetherbreaker
    A> play Aetherbreaker
    A  power 8

starting cards and items are no Undergrowth allies               shards.abilities.starters-do-not-count shards.cards.item-subtype-neutral
    A  hand Crystal, Blaster, Undergrowth Aspirant
    A> play Crystal
    A> play Blaster
    A> play Undergrowth Aspirant
    A  power 1

game shards players=3

the second seat may be the last one standing                     shards.victory.last-player-standing
    C  health 2
    A> end-main
    set A  hand nothing  health 1
    set B  power 3
    B> end-main
    B> assign 2
    over last-standing B

game shards players=1 variant=nemesis

the power that it gains is used                                  shards.nemesis.gains-health-mastery-power shards.nemesis.leftover-power-hits-player
    proxies
    table  row Axia, Axia, Axia, Axia, Axia, Axia  centre Aetherbreaker, Axia, Axia
    A  health 50  hand nothing  deck nothing  discard nothing
    B  leader Ko Syn Wu  health 40  mastery 6
    A> end-main
    A  health 46
    B  power 0
