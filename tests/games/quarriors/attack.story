# Faza 4: the attack.

game quarriors players=4

all creatures attack each opponent                               quarriors.attack.everyone  quarriors.attack.full-total-each
    A  ready Scavenging Goblin L1 2/2, Scavenging Goblin L1 2/2, Assistant L1 1/2
    B  ready Defender of the Pale L1 1/5*
    C  ready Defender of the Pale L1 1/5*
    D  ready Defender of the Pale L2 2/6*
    A> attack
    B  ready nothing
    C  ready nothing
    D  ready Defender of the Pale L2 2/6*

first the one on the left                                        quarriors.attack.order-from-left
    A  ready Defender of the Pale L1 1/5*, Devotee of the Holy Query L1 0/3
    B  ready Quake Dragon L1 4/4
    C  ready Defender of the Pale L1 1/5*, Devotee of the Holy Query L1 0/3
    D  ready Defender of the Pale L1 1/5*, Devotee of the Holy Query L1 0/3
    table  wilds Mighty Quake Dragon, Defender of the Pale, Devotee of the Holy Query
    A> attack
    asks C quarriors-ask-defend
    C> defend Defender of the Pale L1 1/5*
    asks D quarriors-ask-defend
    D> defend Defender of the Pale L1 1/5*
    A> end-turn
    set B  ready Quake Dragon L1 4/4
    B> done
    set B  ready Quake Dragon L1 4/4
    B> attack
    asks C quarriors-ask-defend
    C> defend Defender of the Pale L1 1/5*
    D> defend Defender of the Pale L1 1/5*
    A> defend Defender of the Pale L1 1/5*
    table  phase 5  turn B

the one without creatures is passed over                         quarriors.attack.until-all-defended
    A  ready Scavenging Goblin L1 2/2
    B  ready Assistant L1 1/2
    D  ready Assistant L1 1/2
    A> attack
    B  used Assistant
    C  used nothing
    D  used Assistant

that one holds does not spare the next                           quarriors.attack.until-all-defended
    A  ready Scavenging Goblin L1 2/2
    B  ready Defender of the Pale L1 1/5*
    C  ready Assistant L1 1/2
    D  ready Assistant L1 1/2
    A> attack
    B  ready Defender of the Pale L1 1/5*  used nothing
    C  ready nothing  used Assistant
    D  ready nothing  used Assistant
    table  attackers nothing  values nothing  defender -  remaining 0

game quarriors players=2

the whole sum is announced                                       quarriors.attack.total
    table  wilds Life Spell, Mighty Quake Dragon, Scavenging Goblin, Witching Hag, Defender of the Pale
    A  ready Scavenging Goblin L1 2/2, Witching Hag L1 3/3, Quake Dragon L1 4/4
    B  ready Defender of the Pale L2 2/6*  spells Life S
    A> attack
    asks B quarriors-ask-react-announced
    table  values 2, 3, 4  places 0, 1, 2  remaining 9
    B> pass
    B  ready nothing
    table  attackers nothing  values nothing  places nothing  added nothing  defender -  remaining 0

even one point must be defended against                          quarriors.attack.must-defend
    A  ready Assistant L1 1/2
    B  ready Assistant L1 1/2, Scavenging Goblin L1 2/2
    A> attack
    asks B quarriors-ask-defend
    B> defend Assistant L1 1/2
    B  ready Assistant L1 1/2, Scavenging Goblin L1 2/2

the attack is the sum                                            quarriors.attack.total
    A  ready Scavenging Goblin L1 2/2, Witching Hag L1 3/3, Quake Dragon L1 4/4
    B  ready Defender of the Pale L2 2/6*, Ghostly Spirit L2 3/3
    table  wilds Mighty Quake Dragon, Scavenging Goblin, Witching Hag, Defender of the Pale, Strong Ghostly Spirit
    A> attack
    B> defend Defender of the Pale L2 2/6*
    B  ready nothing

attached spells are part of it                                   quarriors.attack.total-with-spells
    table  wilds Mighty Deathdealer, Death Charm, Defender of the Pale
    A  ready Deathdealer L1 3/2, Death S* (attached)
    B  ready Defender of the Pale L2 2/6*
    A> attack
    B  ready nothing

without the charm, three are not six                             quarriors.attack.total-with-spells
    table  wilds Mighty Deathdealer, Death Charm, Defender of the Pale
    A  ready Deathdealer L1 3/2
    B  ready Defender of the Pale L2 2/6*
    A> attack
    B  ready Defender of the Pale L2 2/6*

nobody may refuse to defend                                      quarriors.attack.must-defend
    A  ready Witching Hag L1 3/3
    B  ready Scavenging Goblin L1 2/2, Assistant L1 1/2
    A> attack
    B? defend Scavenging Goblin L1 2/2 | defend Assistant L1 1/2
    B! pass
    B> defend Scavenging Goblin L1 2/2
    B  ready Assistant L1 1/2

the strong one first: nothing falls                              quarriors.attack.defender-chooses
    A  ready Scavenging Goblin L1 2/2, Witching Hag L1 3/3
    B  ready Defender of the Pale L2 2/6*, Scavenging Goblin L1 2/2
    A> attack
    B> defend Defender of the Pale L2 2/6*
    B  ready Defender of the Pale L2 2/6*, Scavenging Goblin L1 2/2

the weak one first: it falls, and three are left                 quarriors.attack.defender-chooses
    A  ready Scavenging Goblin L1 2/2, Witching Hag L1 3/3
    B  ready Defender of the Pale L2 2/6*, Scavenging Goblin L1 2/2
    A> attack
    B> defend Scavenging Goblin L1 2/2
    B  ready Defender of the Pale L2 2/6*  used Scavenging Goblin

below the defense nothing happens                                quarriors.attack.below-defense
    A  ready Witching Hag L1 3/3
    B  ready Deathdealer L2 4/4, Assistant L1 1/2
    A> attack
    B> defend Deathdealer L2 4/4
    B  ready Deathdealer L2 4/4, Assistant L1 1/2

equal to the defense: destroyed                                  quarriors.attack.at-least-defense  quarriors.glossary.destroy-by-damage
    A  ready Witching Hag L2 4/5
    B  ready Deathdealer L2 4/4
    A> attack
    B  ready nothing  used Deathdealer

above the defense: destroyed                                     quarriors.attack.at-least-defense
    A  ready Witching Hag L2 4/5, Assistant L1 1/2
    B  ready Deathdealer L2 4/4
    A> attack
    B  ready nothing

the defense of the fallen is taken off                           quarriors.attack.subtract-defense
    A  ready Witching Hag L2 4/5, Deathdealer L2 4/4
    B  ready Witching Hag L1 3/3, Defender of the Pale L1 1/5*, Assistant L1 1/2
    A> attack
    B> defend Witching Hag L1 3/3
    table  remaining 5
    B> defend Defender of the Pale L1 1/5*
    B  ready Assistant L1 1/2

what a spell adds to the defense is taken off too                quarriors.attack.subtract-defense
    table  wilds Life Spell, Scavenging Goblin, Witching Hag
    A  ready Witching Hag L2 4/5, Witching Hag L2 4/5
    B  ready Scavenging Goblin L1 2/2, Assistant L1 1/2, Witching Hag L1 3/3  spells Life S
    A> attack
    B> react Life S
    B> defend Scavenging Goblin L1 2/2
    # of 8 there are 6 taken off
    table  remaining 2
    B  ready Assistant L1 1/2, Witching Hag L1 3/3
    asks B quarriors-ask-defend

one after another                                                quarriors.attack.next-defender
    A  ready Witching Hag L2 4/5, Witching Hag L1 3/3
    B  ready Scavenging Goblin L1 2/2, Assistant L1 1/2, Defender of the Pale L1 1/5*
    A> attack
    B> defend Scavenging Goblin L1 2/2
    B> defend Assistant L1 1/2
    B  ready Defender of the Pale L1 1/5*  used Assistant, Scavenging Goblin

it ends when nobody is left                                      quarriors.attack.loop-ends
    A  ready Witching Hag L2 4/5, Deathdealer L2 4/4, Scavenging Goblin L1 2/2
    B  ready Scavenging Goblin L1 2/2, Witching Hag L1 3/3
    A> attack
    B> defend Scavenging Goblin L1 2/2
    B  ready nothing
    table  phase 5  remaining 0

and when nothing is left                                         quarriors.attack.loop-ends
    A  ready Scavenging Goblin L1 2/2, Witching Hag L1 3/3
    B  ready Scavenging Goblin L1 2/2, Witching Hag L1 3/3, Assistant L1 1/2
    A> attack
    B> defend Scavenging Goblin L1 2/2
    B> defend Witching Hag L1 3/3
    B  ready Assistant L1 1/2
    table  phase 5

no creature stays behind                                         quarriors.attack.mandatory
    A  ready Scavenging Goblin L1 2/2, Assistant L1 1/2
    B  ready Witching Hag L1 3/3
    A? attack
    A> attack
    B  ready nothing

without creatures the phase passes                               quarriors.attack.no-creatures
    B  ready Assistant L1 1/2
    A> attack
    B  ready Assistant L1 1/2
    table  phase 5

attackers take nothing                                           quarriors.attack.attackers-safe
    A  ready Assistant L1 1/2
    B  ready Quake Dragon L3 8/7**
    A> attack
    A  ready Assistant L1 1/2

what a kill brings comes with the kill                           quarriors.attack.destroy-abilities-now
    A  ready Witching Hag L2 4/5
    B  ready Scavenging Goblin L1 2/2, Assistant L1 1/2
    A> attack
    B> defend Scavenging Goblin L1 2/2
    A  quiddity 2
    B  ready nothing
    A? end-turn | capture Assistant | capture Scavenging Goblin

at the first kill the first quiddity is there                    quarriors.attack.destroy-abilities-now
    A  ready Witching Hag L2 4/5
    B  ready Scavenging Goblin L1 2/2, Assistant L1 1/2, Devotee of the Holy Query L1 0/3
    A> attack
    B> defend Scavenging Goblin L1 2/2
    A  quiddity 1
    B> defend Devotee of the Holy Query L1 0/3
    A  quiddity 1

a spell cast before counts                                       quarriors.attack.cast-before-total
    table  wilds Scavenging Goblin, Death Cantrip, Deathdealer
    A  ready Scavenging Goblin L1 2/2  spells Death S*
    B  ready Deathdealer L2 4/4
    A> cast Death S*
    A> attack
    B  ready nothing

a spell not cast does not                                        quarriors.attack.cast-before-total
    table  wilds Scavenging Goblin, Death Cantrip, Deathdealer
    A  ready Scavenging Goblin L1 2/2  spells Death S*
    B  ready Deathdealer L2 4/4
    A> attack
    B  ready Deathdealer L2 4/4

damage does not stay                                             quarriors.glossary.defense
    A  ready Deathdealer L2 4/4
    B  ready Witching Hag L2 4/5
    A> attack
    B  ready Witching Hag L2 4/5
    set A  ready Deathdealer L2 4/4
    A> end-turn
    B  glory 3
    luck 0 0
    B> done

no attack, no harm                                               quarriors.glossary.attack
    A  ready Devotee of the Holy Query L1 0/3
    B  ready Assistant L1 1/2
    A> attack
    B  ready Assistant L1 1/2

game quarriors players=3

the total of the printed example                                 quarriors.attack.example-total  quarriors.attack.total-with-spells
    table  wilds Strong Deathdealer, Warrior of the Quay, Death Charm, Scavenging Goblin, Strong Ghostly Spirit, Devotee of the Holy Query, Defender of the Pale
    A  ready Deathdealer L1 3/2, Warrior of the Quay L1 2/3  spells Death S*
    B  ready Scavenging Goblin L1 2/2, Ghostly Spirit L2 3/3, Devotee of the Holy Query L2 2/4
    A> cast Death S*
    A> attach-to Deathdealer L1 3/2
    A> attack
    table  values 6, 2  places 0, 2  remaining 8
    asks B quarriors-ask-defend

game quarriors players=2

each creature has the spells attached to it, and all of them     quarriors.attack.total-with-spells
    table  wilds Death Charm, Scavenging Goblin, Life Spell
    A  ready Scavenging Goblin L1 2/2, Scavenging Goblin L1 2/2, Death S* (attached), Death S** (attached), Scavenging Goblin L1 2/2
    B  ready Scavenging Goblin L1 2/2  spells Life S
    A> attack
    table  values 2, 10, 2  places 0, 1, 4  remaining 14
    B> pass
    B  ready nothing

of equal creatures one is offered, one with a spell apart        quarriors.attack.defender-chooses
    table  wilds Life Cantrip, Scavenging Goblin, Witching Hag
    A  ready Witching Hag L1 3/3
    B  ready Assistant L1 1/2, Life S (attached), Assistant L1 1/2, Assistant L1 1/2, Scavenging Goblin L1 2/2
    A> attack
    B? defend Assistant L1 1/2 #1 | defend Assistant L1 1/2 #2 | defend Scavenging Goblin L1 2/2
    B> defend Assistant L1 1/2 #2
    B? defend Assistant L1 1/2 #1 | defend Assistant L1 1/2 #2 | defend Scavenging Goblin L1 2/2
    B> defend Assistant L1 1/2 #1
    B  ready Assistant L1 1/2, Life S (attached), Assistant L1 1/2, Scavenging Goblin L1 2/2  used Assistant

whether the one with a spell stands before or after it           quarriors.attack.defender-chooses
    table  wilds Life Cantrip, Scavenging Goblin, Witching Hag
    A  ready Witching Hag L1 3/3
    B  ready Assistant L1 1/2, Assistant L1 1/2, Life S (attached)
    A> attack
    B? defend Assistant L1 1/2 #1 | defend Assistant L1 1/2 #2
    B> defend Assistant L1 1/2 #2
    B  ready Assistant L1 1/2, Assistant L1 1/2, Life S (attached)

only who is attacked chooses                                     quarriors.attack.must-defend quarriors.attack.defender-chooses
    A  ready Witching Hag L1 3/3
    B  ready Assistant L1 1/2, Scavenging Goblin L1 2/2
    A> attack
    A! defend Witching Hag L1 3/3  quarriors.attack.must-defend
    B> defend Assistant L1 1/2
    B  ready Scavenging Goblin L1 2/2

no more attack, no more defenders                                quarriors.attack.loop-ends quarriors.attack.must-defend
    A  ready Scavenging Goblin L1 2/2
    B  ready Assistant L1 1/2, Witching Hag L1 3/3, Scavenging Goblin L1 2/2
    A> attack
    B> defend Scavenging Goblin L1 2/2
    B  ready Assistant L1 1/2, Witching Hag L1 3/3  used Scavenging Goblin
    table  phase 5
