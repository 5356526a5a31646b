# Kubiki: what a face can be used for.
# A table begins with seat A in the third phase; "attack" and "end-turn" bring B to his first and second phase.

game quarriors players=2

only the top face counts                                        quarriors.dice.top-face
    A  pool Assistant Q1, Quiddity Q1
    A! summon Assistant L1 1/2  quarriors.dice.top-face
    A! summon Assistant Q1  quarriors.dice.top-face
    A? attack

a die gives its whole number, and what is left is kept           quarriors.dice.quiddity-symbol  quarriors.using.spend-for-benefit
    A  pool Quiddity Q2, Scavenging Goblin L1 2/2  quiddity 0
    A> summon Scavenging Goblin L1 2/2
    A  quiddity 1  used Quiddity  pool nothing
    A> attack
    A? end-turn | capture Assistant

the Portal lies in the used pile before its dice are drawn       quarriors.immediate.portal-example  quarriors.immediate.one-at-a-time
    B  bag Portal
    luck 0 3
    A> attack
    A> end-turn
    luck 0 0
    B> use Portal draw 2
    B  bag nothing  used nothing  pool Portal Q1

a re-roll keeps the die in the active pool                       quarriors.dice.reroll  quarriors.immediate.spend
    B  bag Assistant
    luck 0 3
    A> attack
    A> end-turn
    B? use Assistant re-roll* | done
    luck 0
    B> use Assistant re-roll*
    B> alone
    B  pool Assistant Q1  used nothing

what was not used right after the roll is lost                   quarriors.dice.draw-and-reroll-immediate  quarriors.immediate.right-after-roll
    table  wilds Quake Dragon
    B  bag Portal, Quake Dragon
    luck 0 0   1 2
    A> attack
    A> end-turn
    B? use Portal draw 1 | use Quake Dragon Q3/re-roll | done
    B> done
    B! use Portal draw 1  quarriors.immediate.right-after-roll
    B! use Quake Dragon Q3/re-roll  quarriors.dice.draw-and-reroll-immediate
    B> attack
    B? end-turn | capture Assistant

an unused Portal is no quiddity, the dragon's three are           quarriors.dice.draw-and-reroll-immediate
    table  wilds Quake Dragon, Scavenging Goblin
    A  pool Portal draw 1, Quake Dragon Q3/re-roll
    A> attack
    A? end-turn | capture Assistant | capture Scavenging Goblin
    A> capture Scavenging Goblin
    A  quiddity 1  pool Portal draw 1  used Quake Dragon, Scavenging Goblin

the dragon's divided face, re-rolled                             quarriors.dice.slash-choose-one quarriors.dice.reroll
    table  wilds Quake Dragon
    B  bag Quake Dragon, Quiddity
    luck 0 0   2 0
    A> attack
    A> end-turn
    luck 3
    B> use Quake Dragon Q3/re-roll
    B  pool Quiddity Q1, Quake Dragon L1 4/4  quiddity 0
    B? attack | summon Quake Dragon L1 4/4

the dragon's divided face, kept                                  quarriors.dice.slash-choose-one
    table  wilds Quake Dragon, Scavenging Goblin
    B  bag Quake Dragon
    luck 0 2
    A> attack
    A> end-turn
    B> done
    B> attack
    B> capture Scavenging Goblin
    B  quiddity 1

both halves of an undivided face                                 quarriors.dice.no-slash-both
    table  wilds Questing Wizard
    B  bag Questing Wizard, Quiddity
    luck 0 0   0 0
    A> attack
    A> end-turn
    set B  bag Assistant
    luck 0 0
    B> use Questing Wizard Q1+draw 1
    B  quiddity 1  used Questing Wizard  pool Quiddity Q1, Assistant Q1  bag nothing

the Victory die draws and is rolled again                        quarriors.dice.victory-both
    table  wilds Victory Spell
    B  bag Victory
    luck 0 3
    A> attack
    A> end-turn
    set B  bag Quiddity, Assistant
    luck 0 0 1
    B> use Victory re-roll+draw 1
    B  pool Quiddity Q1, Victory Q2  bag Assistant  used nothing

a half of it may be declined                                     quarriors.dice.victory-both
    table  wilds Victory Spell
    B  bag Victory
    luck 0 3
    A> attack
    A> end-turn
    set B  bag Quiddity, Assistant
    B? done | use Victory re-roll+draw 1 | only-draw Victory re-roll+draw 1 | only-re-roll Victory re-roll+draw 1
    luck 0
    B> only-re-roll Victory re-roll+draw 1
    B  pool Victory Q1  bag Quiddity, Assistant  used nothing

who only draws spends the die                                    quarriors.dice.victory-both
    table  wilds Victory Spell
    B  bag Victory
    luck 0 3
    A> attack
    A> end-turn
    set B  bag Quiddity, Assistant
    luck 0 0
    B> only-draw Victory re-roll+draw 1
    B  pool Quiddity Q1  bag Assistant  used Victory

creature and spell faces are for the third phase                 quarriors.dice.icon-use  quarriors.ready.spells-to-ready-area
    table  wilds Death Cantrip, Scavenging Goblin
    B  bag Death, Scavenging Goblin, Quiddity
    luck 0 1 0   3 2 0
    A> attack
    A> end-turn
    B  spells Death S*  pool Quiddity Q1, Scavenging Goblin L1 2/2
    B? attack | cast Death S* | summon Scavenging Goblin L1 2/2

level, attack and defense of a face: four do not kill a defense of five  quarriors.dice.creature-numbers
    A  pool Quiddity Q2  ready Witching Hag L2 4/5
    B  ready Witching Hag L2 4/5
    A> attack
    B  ready Witching Hag L2 4/5
    A  ready Witching Hag L2 4/5

level, attack and defense of a face: five do                     quarriors.dice.creature-numbers  quarriors.glossary.defense
    A  ready Witching Hag L2 4/5, Assistant L1 1/2
    B  ready Witching Hag L2 4/5
    A> attack
    B  ready nothing  used Witching Hag

a burst works only on top                                        quarriors.dice.burst-only-on-top  quarriors.cards.goblin-burst-face
    A  pool Scavenging Goblin L1 2/2, Scavenging Goblin L1 2/2*  quiddity 2
    A> summon Scavenging Goblin L1 2/2
    A  quiddity 1
    A> summon Scavenging Goblin L1 2/2*
    A  quiddity 1  ready Scavenging Goblin L1 2/2, Scavenging Goblin L1 2/2*

paid first, gained after                                         quarriors.cards.goblin-burst-face  quarriors.ready.burst-shown
    A  pool Scavenging Goblin L1 2/2*  quiddity 1
    A> summon Scavenging Goblin L1 2/2*
    A  quiddity 1
    A> attack
    A? end-turn | capture Assistant

with nothing to pay, the burst does not help                     quarriors.cards.goblin-burst-face
    A  pool Scavenging Goblin L1 2/2*  quiddity 0
    A! summon Scavenging Goblin L1 2/2*  quarriors.ready.summon-cost
    A? attack

the same burst on another card                                   quarriors.dice.burst-text-on-card
    table  wilds Strong Scavenging Goblin
    A  pool Scavenging Goblin L1 2/2*  quiddity 1
    A> summon Scavenging Goblin L1 2/2*
    A  quiddity 0

the strong goblin's burst is defense                             quarriors.dice.burst-text-on-card
    table  wilds Strong Scavenging Goblin
    A  ready Assistant L1 1/2, Scavenging Goblin L1 2/2
    B  ready Scavenging Goblin L1 2/2*, Assistant L1 1/2
    A> attack
    B> defend Scavenging Goblin L1 2/2*
    B  ready Assistant L1 1/2  used Scavenging Goblin

a burst comes on top of the face                                 quarriors.dice.burst-is-additional
    A  pool Scavenging Goblin L1 2/2*  quiddity 1
    B  ready Assistant L1 1/2
    A> summon Scavenging Goblin L1 2/2*
    A> attack
    A  quiddity 1
    B  used Assistant
