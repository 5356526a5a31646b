# The worked examples of the printed book: each can be opened and watched, and each is a test.

game quarriors players=3

the attack of the book                                           quarriors.attack.example-total  quarriors.attack.example-spirit  quarriors.attack.example-second-kill  quarriors.attack.example-second-opponent
    table  wilds Strong Deathdealer, Warrior of the Quay, Death Charm, Scavenging Goblin, Strong Ghostly Spirit, Devotee of the Holy Query, Defender of the Pale
    A  ready Deathdealer L1 3/2, Warrior of the Quay L1 2/3  spells Death S*
    B  ready Scavenging Goblin L1 2/2, Ghostly Spirit L2 3/3, Devotee of the Holy Query L2 2/4  bag Quiddity, Quiddity, Quiddity, Quiddity, Quiddity, Quiddity
    C  ready Defender of the Pale L1 1/5*, Devotee of the Holy Query L2 2/4
    A> cast Death S*
    A> attach-to Deathdealer L1 3/2
    A  ready Deathdealer L1 3/2, Death S* (attached), Warrior of the Quay L1 2/3
    A> attack
    table  values 6, 2  remaining 8
    B> defend Ghostly Spirit L2 3/3
    B  pool Ghostly Spirit ?  used nothing
    table  remaining 5
    # by its card the Strong Deathdealer scores with the first kill; the attack stays as it is
    A  glory 2  used Deathdealer, Death
    B> defend Devotee of the Holy Query L2 2/4
    B  used Devotee of the Holy Query  ready Scavenging Goblin L1 2/2
    table  remaining 8  defender C
    C> defend Defender of the Pale L1 1/5*
    C  used Defender of the Pale  ready Devotee of the Holy Query L2 2/4
    A> end-turn
    luck 0 0 0 0 0 0   0 0 0 0 0 0 0
    B> done
    B  pool Quiddity Q1, Quiddity Q1, Quiddity Q1, Quiddity Q1, Quiddity Q1, Quiddity Q1, Ghostly Spirit Q1

game quarriors players=2

the Mighty Dragon of the book                                    quarriors.capture.example
    table  wilds Mighty Quake Dragon, Scavenging Goblin
    A  pool Scavenging Goblin L1 2/2*, Quiddity Q2, Quiddity Q2, Quiddity Q2, Quiddity Q2, Quiddity Q1
    A> summon Scavenging Goblin L1 2/2*
    A> attack
    A> capture Quake Dragon
    A  quiddity 0

the book's Defender, single burst: one die more                  quarriors.creatures.defender-example
    learner B
    table  wilds Strong Defender of the Pale
    B  ready Defender of the Pale L1 1/5*  bag Quiddity, Quiddity, Quiddity, Quiddity, Quiddity, Quiddity, Quiddity, Quiddity, Quiddity
    luck 0
    A> attack
    A> end-turn
    B  pool Quiddity ?  glory 3
    luck 0 0 0 0 0 0   0 0 0 0 0 0 5
    B> done
    B  pool Quiddity Q1, Quiddity Q1, Quiddity Q1, Quiddity Q1, Quiddity Q1, Quiddity Q1, Quiddity Q2  bag Quiddity, Quiddity

the book's Defender, double burst: two                           quarriors.creatures.defender-example
    learner B
    table  wilds Strong Defender of the Pale
    B  ready Defender of the Pale L3 2/8**  bag Quiddity, Quiddity, Quiddity, Quiddity, Quiddity, Quiddity, Quiddity, Quiddity, Quiddity
    luck 0 0
    A> attack
    A> end-turn
    B  pool Quiddity ?, Quiddity ?
    luck 0 0 0 0 0 0   0 0 0 0 0 0 0 0
    B> done
    B  bag Quiddity

the Strong Spirit, destroyed by a spell                          quarriors.creatures.spirit-example
    table  wilds Strong Ghostly Spirit, Death Incantation
    A  spells Death S*
    B  ready Ghostly Spirit L2 3/3
    A> cast Death S*
    A> destroy B Ghostly Spirit L2 3/3
    B  pool Ghostly Spirit ?  used nothing  ready nothing

draw two: the Portal is spent, two new dice are rolled           quarriors.dice.draw-and-roll  quarriors.immediate.portal-example  quarriors.immediate.spend
    learner B
    table  wilds Scavenging Goblin
    B  bag Portal, Quiddity, Quiddity, Quiddity, Quiddity, Quiddity, Quiddity, Quiddity
    luck 0 1 2 3 3 2   3 0 0 0 0 0
    A> attack
    A> end-turn
    B  pool Quiddity Q1, Quiddity Q1, Quiddity Q1, Quiddity Q1, Quiddity Q1, Portal draw 2
    luck 0 0 5 0
    B> use Portal draw 2
    B  bag nothing  used Portal  pool Quiddity Q1, Quiddity Q1, Quiddity Q1, Quiddity Q1, Quiddity Q1, Quiddity Q2, Quiddity Q1

the Assistant of the book                                        quarriors.immediate.assistant-example  quarriors.glossary.reroll-is-final
    learner B
    B  bag Assistant, Quiddity, Quiddity, Quiddity, Quiddity, Quiddity
    luck 0 1 2 2 1 0   3 5 0 0 0 0
    A> attack
    A> end-turn
    B> use Assistant re-roll*
    luck 0 0
    B> re-roll Quiddity Q2
    B  pool Quiddity Q1, Quiddity Q1, Quiddity Q1, Quiddity Q1, Quiddity Q1, Assistant Q1
    B? attack

a level one and a level two cost three                           quarriors.ready.example-costs
    table  wilds Scavenging Goblin, Strong Deathdealer
    A  pool Scavenging Goblin L1 2/2, Deathdealer L2 4/4  quiddity 3
    A> summon Scavenging Goblin L1 2/2
    A  quiddity 2
    A> summon Deathdealer L2 4/4
    A  quiddity 0

the Strong Hag of the book                                       quarriors.score.hag-example
    learner B
    table  wilds Strong Witching Hag, Scavenging Goblin
    B  ready Witching Hag L1 3/3  used Scavenging Goblin, Assistant  glory 0  bag Quiddity, Quiddity, Quiddity, Quiddity, Quiddity, Quiddity
    A> attack
    A> end-turn
    B  glory 3  used Scavenging Goblin, Assistant, Witching Hag
    B? decline | fetch Scavenging Goblin
    B> fetch Scavenging Goblin
    B  pool Scavenging Goblin ?
    B? done | cull Assistant | cull Witching Hag
    luck 0 0 0 0 0 0   2 0 0 0 0 0 0
    B> cull Assistant
    B  pool Quiddity Q1, Quiddity Q1, Quiddity Q1, Quiddity Q1, Quiddity Q1, Quiddity Q1, Scavenging Goblin L1 2/2  used Witching Hag
