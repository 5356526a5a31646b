# Rules drawn by lot and broken by hand: what their own stories had not noticed.
game quarriors players=3

an opponent without creatures does not spare the next            quarriors.attack.everyone
    A  ready Assistant L1 1/2, Assistant L1 1/2
    C  ready Assistant L1 1/2
    A> attack
    C  ready nothing  used Assistant

game quarriors players=2

after a refill no more than the six are drawn                    quarriors.manners.too-many-drawn
    B  bag Portal, Portal, Portal, Portal  used Quiddity, Quiddity, Quiddity, Quiddity, Quiddity, Quiddity, Quiddity, Quiddity
    luck 0 0 0 0 7 0   0 0 0 0 0 0
    A> attack
    A> end-turn
    B  pool Quiddity Q1, Quiddity Q1, Portal Q1, Portal Q1, Portal Q1, Portal Q1  used nothing
    B  bag Quiddity, Quiddity, Quiddity, Quiddity, Quiddity, Quiddity

six are drawn though a die lies there already                    quarriors.draw.six
    B  pool Scavenging Goblin ?  bag Quiddity, Quiddity, Quiddity, Quiddity, Quiddity, Quiddity
    luck 0 0 0 0 0 0   2 0 0 0 0 0 5
    A> attack
    A> end-turn
    B  pool Quiddity Q1, Quiddity Q1, Quiddity Q1, Quiddity Q1, Quiddity Q1, Quiddity Q2, Scavenging Goblin L1 2/2  bag nothing

of two alike that score both go to the used pile                 quarriors.creatures.leaves-either-way
    table  wilds Scavenging Goblin
    B  ready Scavenging Goblin L1 2/2, Scavenging Goblin L1 2/2  bag Quiddity, Quiddity, Quiddity, Quiddity, Quiddity, Quiddity
    luck 0 0 0 0 0 0   0 0 0 0 0 0
    A> attack
    A> end-turn
    B> done
    B  ready nothing  used Scavenging Goblin, Scavenging Goblin  bag nothing  glory 4

an empty spell card stays as well                                quarriors.cards.only-in-wilds
    table  wilds Growth Charm  supply Growth 1
    A  quiddity 9
    A> attack
    A> capture Growth
    table  wilds Growth Charm  supply nothing
    A  used Growth

game quarriors players=2 sweep_spells_at_scoring=yes

who sweeps spells without a creature culls nothing               quarriors.score.nothing-to-score
    table  wilds Growth Charm
    B  spells Growth S  used Assistant  bag Quiddity, Quiddity, Quiddity, Quiddity, Quiddity, Quiddity
    luck 0 0 0 0 0 0   0 0 0 0 0 0
    A> attack
    A> end-turn
    B  spells nothing  used Assistant, Growth  glory 0
    asks B quarriors-ask-summon

game quarriors players=2

the ninth die is rolled as the first                             quarriors.dice.draw-and-roll
    B  pool Scavenging Goblin ?, Portal ?, Portal ?  bag Quiddity, Quiddity, Quiddity, Quiddity, Quiddity, Quiddity
    luck 0 0 0 0 0 0   0 0 0 0 0 0 0 0 0
    A> attack
    A> end-turn
    B  pool 9 cards  bag nothing

a burst without text brings no quiddity                          quarriors.creatures.burst-without-text
    table  wilds Quake Dragon
    A  pool Quake Dragon L3 8/7**  quiddity 5
    A> summon Quake Dragon L3 8/7**
    A  quiddity 2

before the attack nothing is captured                            quarriors.turn.fixed-order
    table  wilds Scavenging Goblin  supply Scavenging Goblin 5
    A  quiddity 9
    A- capture Scavenging Goblin
    A! capture Scavenging Goblin
    A> attack
    A> end-turn

two spells side by side are both readied                         quarriors.locations.ready-area
    table  wilds Growth Charm
    B  bag Growth, Growth
    luck 0 0   4 4
    A> attack
    A> end-turn
    B  spells Growth S, Growth S  pool nothing

after two kills the defender chooses as before                   quarriors.attack.next-defender
    A  ready Witching Hag L2 4/5, Witching Hag L2 4/5
    B  ready Assistant L1 1/2, Assistant L1 1/2, Scavenging Goblin L1 2/2, Defender of the Pale L1 1/5*
    A> attack
    B> defend Assistant L1 1/2
    B> defend Assistant L1 1/2
    B? defend Defender of the Pale L1 1/5* | defend Scavenging Goblin L1 2/2
    B> defend Defender of the Pale L1 1/5*
    B  ready Scavenging Goblin L1 2/2, Defender of the Pale L1 1/5*

a refill for one die brings it                                   quarriors.draw.continue-to-six
    B  bag Portal, Portal, Portal, Portal, Portal  used Quiddity, Quiddity, Quiddity
    luck 0 0 0 0 0 0   0 0 0 0 0 0
    A> attack
    A> end-turn
    B  pool 6 cards  bag Quiddity, Quiddity

each of three Goblins scores two                                 quarriors.cards.goblin-cost-and-glory
    table  wilds Scavenging Goblin
    B  ready Scavenging Goblin L1 2/2, Scavenging Goblin L1 2/2, Scavenging Goblin L1 2/2
    A> attack
    A> end-turn
    B> done
    B  glory 6

three spells are readied for nothing                             quarriors.ready.spells-free
    begin immediate A
    table  wilds Growth Charm
    A  pool Growth S, Growth S, Growth S  quiddity 1
    asks A quarriors-ask-summon
    A  spells Growth S, Growth S, Growth S  pool nothing  quiddity 1

casting costs no quiddity, and one of two alike is spent         quarriors.quiddity.two-uses quarriors.cards.spell-effect-needs-spend
    table  wilds Scavenging Goblin, Death Cantrip
    A  ready Scavenging Goblin L1 2/2  spells Death S*, Death S*  quiddity 2
    A> cast Death S*
    A  spells Death S*  used Death  quiddity 2  might 2
    A> cast Death S*
    A  spells nothing  used Death, Death  quiddity 2  might 4

what an effect captures leaves its card as well                  quarriors.glossary.capture
    table  wilds Strong Devotee of the Holy Query, Life Cantrip  supply Life 3
    B  ready Devotee of the Holy Query L2 2/4*
    A> attack
    A> end-turn
    B> take Life
    B  bag Life  used Devotee of the Holy Query
    table  supply Life 2
    luck 0 0   0 0
    B> done
