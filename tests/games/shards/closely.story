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

game shards players=3

the second seat may be the last one standing                     shards.victory.last-player-standing
    C  health 2
    A> end-main
    set A  hand nothing  health 1
    set B  power 3
    B> end-main
    B> assign 2
    over last-standing B
