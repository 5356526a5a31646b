# Faza 3: ready spells, summon creatures, cast.

game quarriors players=2

only spell faces are readied                                     quarriors.ready.spells-to-ready-area
    table  wilds Death Cantrip
    B  bag Death, Death
    luck 0 0   3 1
    A> attack
    A> end-turn
    B  spells Death S*  pool Death Q2

a readied spell can wait for a later turn                        quarriors.ready.spells-cast-later
    table  wilds Growth Charm
    A  spells Growth S
    A> attack
    A> end-turn
    A> done
    A  spells Growth S
    B> attack
    B> end-turn
    A  spells Growth S
    A> cast Growth S
    A  quiddity 3  used Growth

spells are readied wherever they lie among the dice              quarriors.ready.spells-to-ready-area
    table  wilds Death Cantrip
    B  bag Quiddity, Death, Quiddity, Quiddity, Death, Death
    luck 0 1 2 2 1 0   0 3 0 0 3 3
    A> attack
    A> end-turn
    B  spells Death S*, Death S*, Death S*  pool Quiddity Q1, Quiddity Q1, Quiddity Q1

two spells readied for nothing                                   quarriors.ready.spells-free quarriors.dice.icon-use
    table  wilds Death Cantrip, Life Cantrip
    B  bag Death, Life
    luck 0 0   3 3
    A> attack
    A> end-turn
    B  spells Death S*, Life S  quiddity 0  pool nothing

a creature need not be summoned                                  quarriors.ready.summon-from-icon
    A  pool Scavenging Goblin L1 2/2  quiddity 1
    A? attack | summon Scavenging Goblin L1 2/2
    A> attack
    A  pool Scavenging Goblin L1 2/2
    A> end-turn
    A  pool nothing  used Scavenging Goblin  ready nothing

level three costs three                                          quarriors.ready.summon-cost
    A  pool Quake Dragon L3 8/7**  quiddity 2
    A! summon Quake Dragon L3 8/7**  quarriors.ready.summon-cost
    set A  quiddity 3
    A> summon Quake Dragon L3 8/7**
    A  quiddity 0  ready Quake Dragon L3 8/7**

paid with dice of the active pool                                quarriors.ready.summon-payment
    A  pool Quiddity Q1, Quiddity Q1, Deathdealer L2 4/4
    A> summon Deathdealer L2 4/4
    A  pool nothing  used Quiddity, Quiddity  ready Deathdealer L2 4/4  quiddity 0

the face stays up                                                quarriors.ready.summon-moves-die
    A  pool Witching Hag L2 4/5  quiddity 2
    A> summon Witching Hag L2 4/5
    A  ready Witching Hag L2 4/5  pool nothing

as many as the dice allow                                        quarriors.ready.no-creature-limit
    A  pool Scavenging Goblin L1 2/2, Assistant L1 1/2, Witching Hag L1 3/3, Ghostly Spirit L1 2/2  quiddity 4
    A> summon Scavenging Goblin L1 2/2
    A> summon Assistant L1 1/2
    A> summon Witching Hag L1 3/3
    A> summon Ghostly Spirit L1 2/2
    A  quiddity 0  ready Scavenging Goblin L1 2/2, Assistant L1 1/2, Witching Hag L1 3/3, Ghostly Spirit L1 2/2

each face is offered once                                        quarriors.ready.summon-from-icon
    A  pool Scavenging Goblin L1 2/2, Scavenging Goblin L1 2/2, Scavenging Goblin L1 2/2*, Witching Hag L2 4/5  quiddity 2
    A? attack | summon Scavenging Goblin L1 2/2 | summon Scavenging Goblin L1 2/2* | summon Witching Hag L2 4/5
    A> summon Scavenging Goblin L1 2/2
    A? attack | summon Scavenging Goblin L1 2/2 | summon Scavenging Goblin L1 2/2*

it attacks at once, and scores a turn later                      quarriors.ready.attacks-same-turn  quarriors.win.glory-source
    A  pool Scavenging Goblin L1 2/2  quiddity 1
    B  ready Assistant L1 1/2
    A> summon Scavenging Goblin L1 2/2
    A> attack
    B  ready nothing
    A  glory 0
    luck 0 0
    A> end-turn
    B> attack
    B> end-turn
    A  glory 2
    luck 0 0
    A> done
    A  glory 2

destroyed before, it gives nothing                               quarriors.win.glory-source
    A  ready Scavenging Goblin L1 2/2
    B  ready Assistant L1 1/2
    A> attack
    luck 0 0
    A> end-turn
    set B  ready Witching Hag L1 3/3
    B> attack
    A  used Scavenging Goblin
    luck 0 0
    B> end-turn
    A  glory 0

quiddity kept for a capture                                      quarriors.ready.keep-quiddity
    A  pool Scavenging Goblin L1 2/2, Deathdealer L2 4/4, Quiddity Q2, Quiddity Q2, Quiddity Q2, Quiddity Q2
    A> summon Scavenging Goblin L1 2/2
    A> attack
    A> capture Victory
    A  quiddity 0  pool Deathdealer L2 4/4

the burst's quiddity is good for the fifth phase                 quarriors.ready.burst-shown
    A  pool Scavenging Goblin L1 2/2*  quiddity 2
    A> summon Scavenging Goblin L1 2/2*
    A> attack
    A> capture Scavenging Goblin
    A  quiddity 0

abilities hold from the moment of entry                          quarriors.creatures.abilities-on-entry
    table  wilds Mighty Warrior of the Quay
    A  pool Warrior of the Quay L1 2/3  quiddity 1
    B  ready Warrior of the Quay L2 3/4
    A> summon Warrior of the Quay L1 2/3
    B  ready nothing  used Warrior of the Quay
    table  phase 3
