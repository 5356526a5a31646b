game shards players=2

one face-up pile for all                                         shards.banish.shared-face-up-pile
    A  hand Shadow Apostle, Crystal
    B  hand Shadow Apostle, Blaster
    A> play Shadow Apostle
    A> banish-from-hand Crystal
    A> end-main
    B> no-more
    B> play Shadow Apostle
    B> banish-from-hand Blaster
    table  banished Crystal, Blaster

what is banished never comes back                                shards.banish.out-of-game
    A  hand Shadow Apostle, Crystal  discard Blaster
    A> play Shadow Apostle
    A> banish-from-discard Blaster
    A> end-main
    A  hand Shadow Apostle, Crystal  deck nothing  discard nothing
    table  banished Blaster
