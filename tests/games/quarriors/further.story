# Further than the first of its kind: three dice on a hand, a fourth spell, the third seat, a spell that kills, what is kept and what is not.

game quarriors players=2

# --- quiddity

three and one are four                                           quarriors.quiddity.from-dice
    table  wilds Quake Dragon, Warrior of the Quay  supply Warrior of the Quay 5
    A  pool Quiddity Q1, Quake Dragon Q3/re-roll
    A> attack
    A? end-turn | capture Warrior of the Quay
    A> capture Warrior of the Quay
    A  pool nothing  quiddity 0  used Quake Dragon, Quiddity, Warrior of the Quay

what a dear creature leaves is kept                              quarriors.ready.keep-quiddity quarriors.ready.summon-payment
    table  wilds Quake Dragon
    A  pool Quake Dragon L3 8/7**  quiddity 5
    A> summon Quake Dragon L3 8/7**
    A  quiddity 2

of four dice one is spent for one                                quarriors.glossary.spend
    table  wilds Scavenging Goblin
    A  pool Scavenging Goblin L1 2/2, Quiddity Q1, Portal Q1, Quiddity Q1, Assistant Q1
    A> summon Scavenging Goblin L1 2/2
    A  pool Assistant Q1, Portal Q1, Quiddity Q1  used Quiddity  quiddity 0

nine are lost like one                                           quarriors.quiddity.not-saved
    A  quiddity 9
    A> attack
    A> end-turn
    A  quiddity 0

# --- drawing and rolling

thirteen dice go back into the bag                               quarriors.draw.refill
    B  used Quiddity, Quiddity, Quiddity, Quiddity, Quiddity, Quiddity, Quiddity, Quiddity, Quiddity, Quiddity, Quiddity, Quiddity, Quiddity
    luck 0 0 0 0 0 0   0 0 0 0 0 0
    A> attack
    A> end-turn
    B  bag Quiddity, Quiddity, Quiddity, Quiddity, Quiddity, Quiddity, Quiddity  used nothing

all five of a bag come first                                     quarriors.draw.short-bag
    B  bag Portal, Portal, Portal, Portal, Portal  used Quiddity, Quiddity, Quiddity
    luck 0 0 0 0 0 0   0 0 0 0 0 0
    A> attack
    A> end-turn
    B  pool Portal Q1, Portal Q1, Portal Q1, Portal Q1, Portal Q1, Quiddity Q1  bag Quiddity, Quiddity  used nothing

a worse face stands as well                                      quarriors.glossary.reroll-is-final
    table  wilds Quake Dragon
    B  bag Quake Dragon
    luck 0 2
    A> attack
    A> end-turn
    luck 3
    B> use Quake Dragon Q3/re-roll
    B  pool Quake Dragon L1 4/4  quiddity 0

three may be used, in any order                                  quarriors.immediate.any-order
    B  bag Portal
    luck 0   3
    A> attack
    A> end-turn
    set B  pool Portal draw 1, Assistant re-roll*, Portal draw 2
    B? done | use Portal draw 1 | use Assistant re-roll* | use Portal draw 2
    asks B quarriors-ask-immediate

the die before the Assistant is rolled with it                   quarriors.immediate.assistant-example
    B  bag Quiddity, Assistant
    luck 0 0   0 3
    A> attack
    A> end-turn
    B> use Assistant re-roll*
    luck 0 5
    B> re-roll Quiddity Q1
    B  pool Quiddity Q2, Assistant Q1

a fourth spell is readied like the first                         quarriors.ready.spells-to-ready-area
    table  wilds Growth Charm, Life Cantrip, Death Cantrip
    B  bag Growth, Life, Death, Life
    luck 0 0 0 0   3 3 3 3
    A> attack
    A> end-turn
    B  spells Growth S, Life S, Death S*, Life S  pool nothing

# --- cards and captures

a sixth die may lie on a card                                    quarriors.glossary.cull
    table  supply Quiddity 5
    B  ready Assistant L1 1/2  used Quiddity
    A> attack
    A> end-turn
    luck 0   0
    B> cull Quiddity
    table  supply Quiddity 6

what costs nothing leaves its card as well                       quarriors.cards.hold-dice
    table  supply Quiddity 2
    A> attack
    A> capture Quiddity
    table  supply Quiddity 1
    A  used Quiddity

from an empty card nothing is captured                           quarriors.locations.wilds-uncontrolled
    table  wilds Scavenging Goblin, Witching Hag, Growth Charm  supply Witching Hag 1
    A  quiddity 9
    A> attack
    A? end-turn | capture Witching Hag
    A! capture Scavenging Goblin
    A> end-turn

captures that were not made are not kept                         quarriors.capture.one-per-turn
    table  captures 3
    A> attack
    A> end-turn
    table  captures 1

two captures wait for the end of the attack as one does          quarriors.capture.after-attack
    table  captures 2  supply Assistant 2
    A  ready Assistant L1 1/2  quiddity 3
    B  ready Witching Hag L1 3/3, Assistant L1 1/2
    A> attack
    A! capture Assistant  quarriors.capture.after-attack
    B> defend Witching Hag L1 3/3
    A? end-turn | capture Assistant
    A> capture Assistant

dice without a face are cleared away as well                     quarriors.cleanup.active-pool-to-used
    A  pool Portal ?, Quiddity ?, Quiddity Q1
    A> attack
    A> end-turn
    A  pool nothing  used Portal, Quiddity, Quiddity

fourteen are more than twelve                                    quarriors.win.highest-glory
    table  wilds Scavenging Goblin, Deathdealer, Ghostly Spirit, Witching Hag  supply Scavenging Goblin 1
    A  quiddity 2  glory 12  ready Assistant L1 1/2
    B  glory 14
    A> attack
    A> capture Scavenging Goblin
    over empty_cards B

the fifth that scores is worth what its card says                quarriors.score.all-ready-creatures
    table  wilds Witching Hag
    B  ready Assistant L1 1/2, Assistant L1 1/2, Assistant L1 1/2, Assistant L1 1/2, Witching Hag L1 3/3
    A> attack
    A> end-turn
    B  glory 7
    luck 0 0 0 0 0   0 0 0 0 0
    B> done

each of three Hags fetches one                                   quarriors.score.hag-example
    table  wilds Strong Witching Hag, Scavenging Goblin
    B  ready Witching Hag L1 3/3, Witching Hag L1 3/3, Witching Hag L1 3/3  used Scavenging Goblin, Scavenging Goblin, Scavenging Goblin
    A> attack
    A> end-turn
    B> next Strong Witching Hag
    B> fetch Scavenging Goblin
    B> next Strong Witching Hag
    B> fetch Scavenging Goblin
    B> fetch Scavenging Goblin
    B  pool Scavenging Goblin ?, Scavenging Goblin ?, Scavenging Goblin ?  glory 9
    asks B quarriors-ask-cull

four that scored are four glory                                  quarriors.glossary.score
    table  wilds Victory Charm  scored 4
    A  spells Victory S
    A> cast Victory S
    A  glory 4

the die that was named is traded for                             quarriors.locations.used-targetable
    table  wilds Deathdealer, Scavenging Goblin
    A  used Portal, Scavenging Goblin
    B  ready Deathdealer L1 3/2
    A> attack
    A> end-turn
    B> trade-for A Scavenging Goblin
    A  used Deathdealer, Portal
    B  used Scavenging Goblin
    luck 0   0
    B> done

# --- the attack

of two attackers both stay when they are held off                quarriors.attack.attackers-safe
    table  wilds Defender of the Pale
    A  ready Assistant L1 1/2, Assistant L1 1/2
    B  ready Defender of the Pale L1 1/5*
    A> attack
    A  ready Assistant L1 1/2, Assistant L1 1/2  used nothing
    B  ready Defender of the Pale L1 1/5*

a creature without attack attacks nevertheless                   quarriors.attack.no-creatures
    table  wilds Devotee of the Holy Query, Life Spell
    A  ready Devotee of the Holy Query L1 0/3
    B  ready Assistant L1 1/2  spells Life S
    A> attack
    table  values 0  remaining 0
    asks B quarriors-ask-react-announced

against much one chooses as against little                       quarriors.attack.defender-chooses
    table  wilds Mighty Quake Dragon, Witching Hag
    A  ready Quake Dragon L3 8/7**, Quake Dragon L3 8/7**
    B  ready Witching Hag L1 3/3, Assistant L1 1/2
    A> attack
    B? defend Witching Hag L1 3/3 | defend Assistant L1 1/2
    B> defend Assistant L1 1/2
    B  ready nothing

killed by a spell it may be bought back too                      quarriors.attack.destroy-abilities-now
    table  wilds Ghostly Spirit, Death Incantation
    A  spells Death S*
    B  ready Ghostly Spirit L1 2/2  used Quiddity
    A> cast Death S*
    A> destroy B Ghostly Spirit L1 2/2
    B? to-used | buy-back
    B> buy-back
    B  ready Ghostly Spirit L1 2/2  used nothing

three Hags bring three                                           quarriors.glossary.ability
    table  wilds Witching Hag
    A  ready Witching Hag L1 3/3, Witching Hag L1 3/3, Witching Hag L1 3/3
    B  ready Assistant L1 1/2
    A> attack
    A  quiddity 3

a kill by a spell makes the Strong Deathdealer score             quarriors.creatures.always-abilities
    table  wilds Strong Deathdealer, Death Incantation
    A  ready Deathdealer L1 3/2  spells Death S*
    B  ready Assistant L1 1/2
    A> cast Death S*
    A> destroy B Assistant L1 1/2
    A  glory 2  ready nothing

two Mighty Defenders ask for two                                 quarriors.creatures.always-abilities
    table  wilds Mighty Defender of the Pale
    A  pool Assistant L1 1/2  quiddity 2
    B  ready Defender of the Pale L1 1/5*, Defender of the Pale L1 1/5*
    A! summon Assistant L1 1/2  quarriors.ready.summon-cost
    set A  quiddity 3
    A> summon Assistant L1 1/2
    A  quiddity 0

either of two reactions may be cast                              quarriors.reaction.keyword
    table  wilds Life Charm, Shaping Cantrip, Witching Hag
    A  ready Witching Hag L1 3/3
    B  ready Witching Hag L1 3/3  spells Life S, Shaping S
    A> attack
    B? react Life S | pass
    B> pass
    B? react Life S | react Shaping S | pass
    B> react Shaping S
    B> pass
    B  ready Witching Hag L1 3/3  used Shaping  spells Life S

game quarriors players=3

the third seat, too, may save its creature                       quarriors.glossary.reaction
    table  wilds Shaping Cantrip, Witching Hag
    A  ready Witching Hag L1 3/3
    B  spells Shaping S
    C  ready Assistant L1 1/2  spells Shaping S
    A> attack
    asks C quarriors-ask-react-falling
    C> react Shaping S
    C  ready Assistant L1 1/2  used Shaping
    B  spells Shaping S

two opponents who lost a creature are two                        quarriors.glossary.destroy-by-damage
    table  wilds Victory Spell
    A  spells Victory S  ready Assistant L1 1/2, Assistant L1 1/2
    B  ready Assistant L1 1/2
    C  ready Assistant L1 1/2
    A> attack
    A> cast Victory S
    A  glory 2

the tax of the second opponent is asked as well                  quarriors.creatures.always-abilities
    table  wilds Mighty Defender of the Pale
    A  pool Assistant L1 1/2  quiddity 1
    C  ready Defender of the Pale L1 1/5*
    A! summon Assistant L1 1/2  quarriors.ready.summon-cost
    A? attack
    A> attack
    A> end-turn

game quarriors players=4

the third opponent faces the whole sum                           quarriors.attack.full-total-each
    table  wilds Defender of the Pale, Scavenging Goblin
    A  ready Scavenging Goblin L1 2/2, Scavenging Goblin L1 2/2, Assistant L1 1/2
    B  ready Defender of the Pale L1 1/5*
    C  ready Defender of the Pale L1 1/5*
    D  ready Defender of the Pale L1 1/5*
    A> attack
    B  ready nothing
    C  ready nothing
    D  ready nothing

game quarriors players=3 second_capture=yes

the third seat has two captures as well                          quarriors.optional.second-capture
    A> attack
    A> end-turn
    B> attack
    B> end-turn
    table  turn C  captures 2

game quarriors players=3 damage_once=yes

the third seat's creature is free again after the combat         quarriors.optional.faq-damage-once
    table  wilds Shaping Cantrip, Witching Hag
    A  ready Witching Hag L1 3/3
    C  ready Assistant L1 1/2  spells Shaping S
    A> attack
    C> react Shaping S
    C  ready Assistant L1 1/2
    A> end-turn

game quarriors players=2 spent_pile=yes

four spent dice come to the used pile at the end                 quarriors.optional.spent-pile
    table  supply Portal 5
    A  pool Quiddity Q1, Quiddity Q1, Quiddity Q1, Quiddity Q1
    A> attack
    A> capture Portal
    A  spent Quiddity, Quiddity, Quiddity, Quiddity
    A> end-turn
    A  spent nothing  used Portal, Quiddity, Quiddity, Quiddity, Quiddity

what was attached falls to the used pile there, too              quarriors.attach.always-used-pile
    table  wilds Life Cantrip, Witching Hag
    A  ready Witching Hag L2 4/5, Witching Hag L2 4/5
    B  ready Assistant L1 1/2, Life S (attached)
    A> attack
    B  ready nothing  used Life, Assistant  spent nothing

a spent die is not counted by the Ooze                           quarriors.glossary.in-play
    table  wilds Primordial Ooze, Life Spell
    A  ready Primordial Ooze L2 ?/?  pool Quiddity Q1  used Quiddity  spent Quiddity
    B  ready Assistant L1 1/2  spells Life S
    A> attack
    table  values 2
    asks B quarriors-ask-react-announced

game quarriors players=2

whose spell it is gains                                          quarriors.quiddity.from-effects
    begin summon B
    table  wilds Growth Charm
    B  spells Growth S
    B> cast Growth S
    B  quiddity 3
    A  quiddity 0

the sixth attacker is counted                                    quarriors.attack.total
    table  wilds Defender of the Pale
    A  ready Assistant L1 1/2, Assistant L1 1/2, Assistant L1 1/2, Assistant L1 1/2, Assistant L1 1/2, Assistant L1 1/2
    B  ready Defender of the Pale L2 2/6*
    A> attack
    B  ready nothing

what is left is as good as the first blow, and no better         quarriors.attack.at-least-defense quarriors.attack.below-defense
    table  wilds Witching Hag, Deathdealer
    A  ready Deathdealer L2 4/4, Assistant L1 1/2
    B  ready Assistant L1 1/2, Witching Hag L1 3/3
    A> attack
    B> defend Assistant L1 1/2
    B  ready nothing

one point less does not do it the second time either             quarriors.attack.below-defense quarriors.attack.at-least-defense
    table  wilds Witching Hag, Deathdealer
    A  ready Deathdealer L2 4/4
    B  ready Assistant L1 1/2, Witching Hag L1 3/3
    A> attack
    B> defend Assistant L1 1/2
    B  ready Witching Hag L1 3/3

four may fall one after another                                  quarriors.attack.next-defender quarriors.attack.loop-ends
    table  wilds Mighty Quake Dragon
    A  ready Quake Dragon L3 8/7**
    B  ready Assistant L1 1/2, Assistant L1 1/2, Assistant L1 1/2, Assistant L1 1/2
    A> attack
    B  ready nothing

killed by a spell it lies with its owner                         quarriors.locations.used-inflow quarriors.attack.destroyed-to-used
    table  wilds Death Incantation
    A  spells Death S*
    B  ready Assistant L1 1/2
    A> cast Death S*
    A> destroy B Assistant L1 1/2
    B  used Assistant  ready nothing
    A  used Death

what was like a Hag falls as the Ooze it is                      quarriors.attack.destroyed-to-used quarriors.creatures.leaves-either-way
    table  wilds Strong Primordial Ooze, Witching Hag
    A  ready Witching Hag L1 3/3
    B  ready Primordial Ooze L2 ?/? (as Witching Hag L1 3/3)
    A> attack
    B> pass
    B  ready nothing  used Primordial Ooze

the first of two captures goes to the used pile as well          quarriors.capture.to-used-pile
    table  captures 2  supply Portal 5
    A  quiddity 9
    A> attack
    A> capture Portal
    A  used Portal  bag nothing
    A> end-turn
