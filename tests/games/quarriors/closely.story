# Rules looked at closely: one more and one less, three to choose from, the pool swept beside what stays.
game quarriors players=2

all quiddity of an effect buys                                   quarriors.quiddity.from-effects
    table  wilds Growth Charm, Witching Hag  supply Witching Hag 5
    A  spells Growth S
    A> cast Growth S
    A  quiddity 3
    set A  quiddity 6
    A> attack
    A+ capture Witching Hag
    A> capture Witching Hag
    A  used Growth, Witching Hag

quiddity of an effect buys                                       quarriors.quiddity.from-effects
    table  wilds Growth Charm, Scavenging Goblin  supply Scavenging Goblin 5
    A  spells Growth S
    A> cast Growth S
    A  quiddity 3
    A> attack
    A? end-turn | capture Scavenging Goblin
    A> capture Scavenging Goblin
    A  quiddity 1  used Growth, Scavenging Goblin

the third empty creature card does not end it                    quarriors.win.four-empty-cards
    table  supply Scavenging Goblin 1, Ghostly Spirit 5, Deathdealer 5, Defender of the Pale 5, Devotee of the Holy Query 5, Quake Dragon 5, Questing Wizard 5, Warrior of the Quay 3
    A  quiddity 2  glory 3
    A> attack
    A> capture Scavenging Goblin
    A? end-turn

creatures stay when the pool is swept                            quarriors.cleanup.creatures-stay quarriors.cleanup.active-pool-to-used
    table  wilds Scavenging Goblin, Life Cantrip
    A  ready Scavenging Goblin L1 2/2, Life S (attached), Assistant L1 1/2  pool Quiddity Q1, Portal Q1
    A> attack
    A> end-turn
    A  ready Scavenging Goblin L1 2/2, Life S (attached), Assistant L1 1/2  pool nothing  used Portal, Quiddity

of three creatures one must defend                               quarriors.attack.must-defend quarriors.attack.defender-chooses
    A  ready Witching Hag L1 3/3
    B  ready Scavenging Goblin L1 2/2, Assistant L1 1/2, Quake Dragon L1 4/4
    A> attack
    B? defend Scavenging Goblin L1 2/2 | defend Assistant L1 1/2 | defend Quake Dragon L1 4/4
    B! pass
    A! defend Assistant L1 1/2
    B> defend Quake Dragon L1 4/4
    B  ready Scavenging Goblin L1 2/2, Assistant L1 1/2, Quake Dragon L1 4/4

one point below the defense is below, equal is not               quarriors.attack.below-defense quarriors.attack.at-least-defense
    A  ready Deathdealer L2 4/4
    B  ready Defender of the Pale L1 1/5*, Quake Dragon L1 4/4
    A> attack
    B> defend Quake Dragon L1 4/4
    B  ready Defender of the Pale L1 1/5*  used Quake Dragon

four do not fell five                                            quarriors.attack.below-defense
    A  ready Deathdealer L2 4/4
    B  ready Defender of the Pale L1 1/5*, Quake Dragon L1 4/4
    A> attack
    B> defend Defender of the Pale L1 1/5*
    B  ready Defender of the Pale L1 1/5*, Quake Dragon L1 4/4  used nothing

the last point too wants a defender                              quarriors.attack.next-defender
    A  ready Witching Hag L1 3/3
    B  ready Assistant L1 1/2, Scavenging Goblin L1 2/2, Quake Dragon L1 4/4
    A> attack
    B> defend Assistant L1 1/2
    table  remaining 1
    B? defend Scavenging Goblin L1 2/2 | defend Quake Dragon L1 4/4
    B> defend Scavenging Goblin L1 2/2
    B  ready Scavenging Goblin L1 2/2, Quake Dragon L1 4/4

with nothing left nobody is asked                                quarriors.attack.loop-ends
    A  ready Witching Hag L1 3/3
    B  ready Witching Hag L1 3/3, Assistant L1 1/2, Scavenging Goblin L1 2/2
    A> attack
    B> defend Witching Hag L1 3/3
    B  ready Assistant L1 1/2, Scavenging Goblin L1 2/2  used Witching Hag
    table  phase 5
    asks A quarriors-ask-capture

who only has spells attacks nobody                               quarriors.attack.no-creatures
    table  wilds Growth Charm, Witching Hag
    A  spells Growth S
    B  ready Witching Hag L1 3/3, Assistant L1 1/2
    A> attack
    table  phase 5  remaining 0
    B  ready Witching Hag L1 3/3, Assistant L1 1/2
    asks A quarriors-ask-capture

only an attached spell scores nothing to cull by                 quarriors.score.nothing-to-score
    table  wilds Growth Charm
    B  spells Growth S  used Quiddity, Quiddity, Quiddity, Quiddity, Quiddity, Quiddity
    luck 0 0 0 0 0 0   0 0 0 0 0 0
    A> attack
    A> end-turn
    B  glory 0
    table  phase 3

two creatures scored: two culls and no third                     quarriors.score.nothing-to-score quarriors.score.cull-limit
    B  ready Assistant L1 1/2  used Quiddity, Quiddity, Quiddity, Quiddity, Quiddity, Quiddity
    A> attack
    A> end-turn
    luck 0 0 0 0 0 0   0 0 0 0 0 0
    B> cull Quiddity
    B! cull Quiddity
    table  phase 3

what one uses is one's own, at every seat                        quarriors.manners.hands-off
    table  wilds Scavenging Goblin
    A  pool Scavenging Goblin L1 2/2  quiddity 1
    B  bag Scavenging Goblin, Quiddity, Quiddity, Quiddity, Quiddity, Quiddity
    A> attack
    luck 0 0 0 0 0 0   4 0 0 0 0 0
    A> end-turn
    table  turn B
    A  pool nothing
    A! summon Scavenging Goblin L1 2/2
    set B  pool Scavenging Goblin L1 2/2, Quiddity Q1
    B> summon Scavenging Goblin L1 2/2
    B  pool nothing  ready Scavenging Goblin L1 2/2  used Quiddity
    A  ready nothing  used Scavenging Goblin
    B> attack
    A! end-turn
    A! capture Scavenging Goblin

attack is the number on the face and no more                     quarriors.glossary.attack
    A  ready Scavenging Goblin L1 2/2
    B  ready Witching Hag L1 3/3
    A> attack
    B  ready Witching Hag L1 3/3

a creature of level two costs two                                quarriors.glossary.level quarriors.ready.summon-cost
    table  wilds Witching Hag
    A  pool Witching Hag L2 4/5  quiddity 1
    A! summon Witching Hag L2 4/5
    set A  quiddity 3
    A> summon Witching Hag L2 4/5
    A  quiddity 1  ready Witching Hag L2 4/5

the Assistant may be rolled again alone                          quarriors.immediate.assistant-example
    B  bag Portal, Assistant
    luck 0 0   0 3
    A> attack
    A> end-turn
    B> use Assistant re-roll*
    B? alone | re-roll Portal Q1
    luck 0
    B> alone
    B  pool Portal Q1, Assistant Q1
    table  phase 3

the seventh die is looked at too                                 quarriors.immediate.new-dice-too
    B  bag Quiddity, Quiddity, Quiddity, Quiddity, Quiddity, Portal
    luck 0 0 0 0 0 0   3 3 3 3 3 3
    A> attack
    A> end-turn
    set B  bag Portal, Quiddity
    luck 1 0   1 1
    B> use Portal draw 2
    B? done | use Portal draw 1
    asks B quarriors-ask-immediate
