# Mestopolozhenie kubikov: the four places of a die, and the wilds.

game quarriors players=2

a die of the wilds cannot be used                                quarriors.locations.wilds-uncontrolled
    B  bag Assistant
    luck 0 3
    A> attack
    A> end-turn
    B? done | use Assistant re-roll*
    B! use Portal draw 1
    B> use Assistant re-roll*
    B? alone
    B! re-roll Portal draw 1
    asks B quarriors-ask-another

a captured die can be used when it is drawn                      quarriors.locations.wilds-uncontrolled  quarriors.glossary.capture
    A  quiddity 4
    A> attack
    A> capture Portal
    A  used Portal
    table  supply Assistant 2, Portal 4, Deathdealer 5, Defender of the Pale 5, Devotee of the Holy Query 5, Ghostly Spirit 5, Primordial Ooze 5, Quake Dragon 5, Questing Wizard 5, Scavenging Goblin 5, Warrior of the Quay 5, Witching Hag 5, Death 5, Growth 5, Life 5, Shaping 5, Victory 5
    A> end-turn
    luck 0 1
    B> attack
    B> end-turn
    A? done | use Portal draw 1

the bag pays nothing                                             quarriors.locations.bag-unusable  quarriors.using.spend-zones  quarriors.locations.used-unusable
    A  bag Quiddity, Quiddity, Quiddity, Quiddity  pool Quiddity Q2  used Quiddity, Quiddity, Quiddity, Quiddity, Quiddity
    A> attack
    A! capture Ghostly Spirit  quarriors.cards.cost
    A? end-turn | capture Assistant | capture Scavenging Goblin

three is enough for three                                        quarriors.locations.bag-unusable
    A  bag Quiddity  pool Quiddity Q2, Quiddity Q1
    A> attack
    A> capture Ghostly Spirit
    A  used Quiddity, Quiddity, Ghostly Spirit  bag Quiddity

the bag cannot be chosen                                         quarriors.locations.bag-untargetable  quarriors.locations.used-targetable
    table  wilds Strong Witching Hag, Scavenging Goblin, Ghostly Spirit
    B  ready Witching Hag L1 3/3  bag Scavenging Goblin  used Ghostly Spirit
    A> attack
    A> end-turn
    B? decline | fetch Ghostly Spirit
    luck 0 0   3 2 0
    B> fetch Ghostly Spirit
    B  pool Ghostly Spirit ?  used Witching Hag
    B> done
    B  pool Scavenging Goblin L1 2/2, Ghostly Spirit L1 2/2, Witching Hag Q1

only creature dice can be fetched from it                        quarriors.locations.used-targetable quarriors.score.hag-example
    table  wilds Strong Witching Hag, Death Cantrip, Ghostly Spirit
    B  ready Witching Hag L1 3/3  used Quiddity, Portal, Death, Ghostly Spirit
    A> attack
    A> end-turn
    B? decline | fetch Ghostly Spirit
    B! fetch Portal  quarriors.score.hag-example
    asks B quarriors-ask-fetch

each face that can be used at once is offered once               quarriors.locations.active-pool-uses
    table  wilds Victory Spell, Questing Wizard
    B  bag Assistant, Victory, Questing Wizard, Portal, Portal, Portal
    luck 0 1 2 2 1 0   3 3 0 1 2 3
    A> attack
    A> end-turn
    B  pool Assistant re-roll*, Victory re-roll+draw 1, Questing Wizard Q1+draw 1, Portal draw 1, Portal draw 1, Portal draw 2
    B? done | use Assistant re-roll* | use Victory re-roll+draw 1 | only-draw Victory re-roll+draw 1 | only-re-roll Victory re-roll+draw 1 | use Questing Wizard Q1+draw 1 | use Portal draw 1 | use Portal draw 2

each face has its own use                                        quarriors.locations.active-pool-uses
    table  wilds Death Cantrip, Scavenging Goblin
    B  bag Quiddity, Scavenging Goblin, Death, Portal
    luck 0 1 1 0   0 2 3 1
    A> attack
    A> end-turn
    B? done | use Portal draw 1
    B> done
    B? attack | summon Scavenging Goblin L1 2/2 | cast Death S*
    B> attack
    B? end-turn | capture Assistant | cast Death S*

only the active pool is re-rolled                                quarriors.locations.reroll-active-only
    B  bag Assistant, Quiddity, Quiddity  used Portal, Portal, Portal
    luck 0 1 0 2 1 0   3 0 5 0 0 0
    A> attack
    A> end-turn
    B  bag nothing  used nothing
    B> use Assistant re-roll*
    B? alone | re-roll Quiddity Q1 | re-roll Quiddity Q2 | re-roll Portal Q1
    asks B quarriors-ask-another

dice of the used pile are not re-rolled                          quarriors.locations.reroll-active-only
    B  bag Assistant, Quiddity, Quiddity, Quiddity, Quiddity, Quiddity  used Portal, Portal, Portal
    luck 0 1 2 2 1 0   3 0 5 0 0 0
    A> attack
    A> end-turn
    B> use Assistant re-roll*
    B? alone | re-roll Quiddity Q1 | re-roll Quiddity Q2
    asks B quarriors-ask-another

the ready area holds spells and creatures                        quarriors.locations.ready-area  quarriors.creatures.definition
    table  wilds Death Cantrip, Scavenging Goblin, Mighty Primordial Ooze
    A  pool Quiddity Q1, Scavenging Goblin L1 2/2  spells Death S*  ready Primordial Ooze L2 ?/?
    B  ready Assistant L1 1/2, Assistant L1 1/2
    A! summon Quiddity Q1
    A> summon Scavenging Goblin L1 2/2
    A  ready Primordial Ooze L2 ?/?, Scavenging Goblin L1 2/2  spells Death S*
    # the Mighty Ooze counts creatures: itself, the goblin and two assistants, not the spell; 4 + 2 against 2 and 2
    A> attack
    B  ready nothing
    table  values nothing
    table  remaining 0

only ready creatures attack                                      quarriors.locations.ready-area-uses
    A  pool Scavenging Goblin L1 2/2  ready Scavenging Goblin L1 2/2
    B  ready Ghostly Spirit L2 3/3
    A> attack
    B  ready Ghostly Spirit L2 3/3

spent, destroyed and captured dice go to the used pile           quarriors.locations.used-inflow
    A  pool Quiddity Q1
    B  ready Assistant L1 1/2
    A> attack
    A> capture Assistant
    A  used Quiddity, Assistant

a destroyed one goes to its owner's                              quarriors.locations.used-inflow  quarriors.attack.destroyed-to-used
    A  ready Warrior of the Quay L1 2/3
    B  ready Warrior of the Quay L1 2/3  used Quiddity, Quiddity, Quiddity, Quiddity, Quiddity
    A> attack
    B  used Quiddity, Quiddity, Quiddity, Quiddity, Quiddity, Warrior of the Quay  ready nothing
    A  used nothing

what is in the used pile gives nothing                           quarriors.locations.used-unusable
    A  used Quiddity, Quiddity, Quiddity, Quiddity, Quiddity
    A> attack
    A! capture Assistant  quarriors.cards.cost
    A? end-turn

the card stays in the wilds when its dice are gone               quarriors.cards.only-in-wilds  quarriors.cards.hold-dice
    table  wilds Scavenging Goblin  supply Scavenging Goblin 1
    A  quiddity 2
    A> attack
    A> capture Scavenging Goblin
    table  supply nothing
    set A  pool Scavenging Goblin L1 2/2*
    A> end-turn
    set B  quiddity 5
    B> attack
    B! capture Scavenging Goblin  quarriors.cards.hold-dice
    B? end-turn

its text goes on for the dice taken                              quarriors.cards.only-in-wilds
    table  supply nothing
    A  pool Scavenging Goblin L1 2/2*  quiddity 1
    A> summon Scavenging Goblin L1 2/2*
    A  quiddity 1

a die without a card in the wilds is no capture                  quarriors.setup.wilds
    table  wilds Scavenging Goblin  supply Scavenging Goblin 5, Witching Hag 5
    A  quiddity 9
    A> attack
    A? end-turn | capture Scavenging Goblin
    A! capture Witching Hag  quarriors.setup.wilds

the price in quiddity                                            quarriors.cards.cost
    A  quiddity 3
    A> attack
    A! capture Warrior of the Quay  quarriors.cards.cost
    set A  quiddity 4
    A> capture Warrior of the Quay
    A  quiddity 0  used Warrior of the Quay

a lower price, and never below nothing                           quarriors.cards.cost
    table  wilds Scavenging Goblin, Witching Hag  discount 2
    A  quiddity 2
    A> attack
    A? end-turn | capture Assistant | capture Portal | capture Scavenging Goblin
    A! capture Witching Hag  quarriors.cards.cost
    A> capture Assistant
    A  quiddity 2  used Assistant

it lasts for one turn                                            quarriors.cards.cost
    table  wilds Scavenging Goblin  discount 2
    A> attack
    A> end-turn
    table  discount 0
    B> attack
    B? end-turn

glory does not depend on the level: level one                    quarriors.cards.glory
    B  ready Witching Hag L1 3/3
    A> attack
    A> end-turn
    B  glory 3
    B> done

glory does not depend on the level: level two                    quarriors.cards.glory
    B  ready Witching Hag L2 4/5
    A> attack
    A> end-turn
    B  glory 3
    B> done

an ability needs a summons                                       quarriors.cards.creature-ability-needs-summon
    table  wilds Strong Warrior of the Quay, Scavenging Goblin, Ghostly Spirit
    A  pool Warrior of the Quay L1 2/3  ready Scavenging Goblin L1 2/2
    B  ready Ghostly Spirit L2 3/3
    A> attack
    B  ready Ghostly Spirit L2 3/3

the summoned Warrior makes five of two and two                   quarriors.cards.creature-ability-needs-summon
    table  wilds Strong Warrior of the Quay, Scavenging Goblin, Defender of the Pale
    A  pool Warrior of the Quay L1 2/3  ready Scavenging Goblin L1 2/2  quiddity 1
    B  ready Defender of the Pale L1 1/5*
    A> summon Warrior of the Quay L1 2/3
    A> attack
    B  ready nothing  used Defender of the Pale

a spell gives nothing until it is spent                          quarriors.cards.spell-effect-needs-spend  quarriors.quiddity.from-effects
    table  wilds Growth Charm
    A  spells Growth S
    A+ cast Growth S
    A  quiddity 0
    A> cast Growth S
    A  quiddity 3  spells nothing  used Growth

a text with a burst needs the burst                              quarriors.cards.burst-text-needs-burst
    A  ready Scavenging Goblin L1 2/2, Ghostly Spirit L2 3/3
    B  ready Devotee of the Holy Query L2 2/4*
    A> attack
    B  ready Devotee of the Holy Query L2 2/4*

without it, four are enough                                      quarriors.cards.burst-text-needs-burst
    A  ready Scavenging Goblin L1 2/2, Scavenging Goblin L1 2/2
    B  ready Devotee of the Holy Query L2 2/4
    A> attack
    B  ready nothing  used Devotee of the Holy Query
