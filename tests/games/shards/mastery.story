game shards players=2

its own mastery counts for its own bonus                       shards.mastery.own-gain-counts
    A  mastery 9  health 40  hand Fungal Hermit
    A> play Fungal Hermit
    A  mastery 10  health 45

one step below, the bonus stays asleep                         shards.mastery.bonus-threshold
    A  mastery 8  health 40  hand Fungal Hermit
    A> play Fungal Hermit
    A  mastery 9  health 40

health stops at fifty                                          shards.health.gain-and-cap-50
    A  mastery 20  health 48  hand Fungal Hermit
    A> play Fungal Hermit
    A  mastery 21  health 50

a row card needs its full price                                shards.main.recruit-needs-full-cost
    table  row Command Seer, -, -, -, -, -
    A  gems 3
    A! recruit Command Seer  shards.main.recruit-needs-full-cost
    A? focus | end-main

the apostle asks at once                                       shards.main.choices-made-on-resolution
    A  hand Shadow Apostle, Crystal
    A> play Shadow Apostle
    A? banish-from-hand Crystal | decline
    A! play Crystal
    asks A shards-ask-banish
