# The thirty creature cards, sentence by sentence, and the chapter on creatures.

game quarriors players=2

# --- Deathdealer

the Deathdealer trades itself for a die of another's used pile   quarriors.score.on-score-abilities
    table  wilds Deathdealer, Scavenging Goblin
    A  used Scavenging Goblin, Quiddity
    B  ready Deathdealer L1 3/2
    A> attack
    A> end-turn
    B? decline | trade-for A Scavenging Goblin | trade-for A Quiddity
    B> trade-for A Scavenging Goblin
    B  used Scavenging Goblin  glory 2
    A  used Quiddity, Deathdealer
    luck 0 0
    B> done

with nothing to trade for, it does not ask                       quarriors.score.on-score-abilities
    table  wilds Deathdealer
    B  ready Deathdealer L1 3/2
    A> attack
    A> end-turn
    B? done | cull Deathdealer
    luck 0 0
    B> done

only a Spirit buys itself back                                   quarriors.attack.destroy-abilities-now
    table  wilds Ghostly Spirit, Witching Hag
    A  ready Witching Hag L1 3/3
    B  ready Assistant L1 1/2  used Quiddity
    A> attack
    B  ready nothing  used Quiddity, Assistant

the Strong Deathdealer scores with its spells                    quarriors.glossary.score quarriors.score.on-score-abilities
    table  wilds Strong Deathdealer, Shaping Incantation, Scavenging Goblin  supply Scavenging Goblin 5
    A  ready Deathdealer L2 4/4, Shaping S (attached), Shaping S (attached)  used Quiddity
    B  ready Assistant L1 1/2
    A> attack
    A? next Shaping Incantation
    A> next Shaping Incantation
    A? decline | give-up Quiddity | give-up Deathdealer | give-up Shaping
    A> decline
    A> decline
    A  glory 2  ready nothing  used Quiddity, Deathdealer, Shaping, Shaping

the Strong Deathdealer scores with a kill, and the attack stays  quarriors.glossary.score
    table  wilds Strong Deathdealer, Witching Hag
    A  ready Deathdealer L2 4/4  used Quiddity
    B  ready Witching Hag L1 3/3, Assistant L1 1/2
    A> attack
    B> defend Witching Hag L1 3/3
    A  glory 2  ready nothing  used Quiddity, Deathdealer
    table  scored 1
    B  ready Assistant L1 1/2
    # no cull comes of it
    A? end-turn

also by a spell in the third phase                               quarriors.glossary.score
    table  wilds Strong Deathdealer, Death Incantation
    A  ready Deathdealer L2 4/4  spells Death S*
    B  ready Assistant L1 1/2
    A> cast Death S*
    A> destroy B Assistant L1 1/2
    A  glory 2  ready nothing
    table  phase 3

the Mighty Deathdealer hits once more after the first kill       quarriors.creatures.always-abilities
    table  wilds Mighty Deathdealer, Witching Hag, Defender of the Pale
    A  ready Deathdealer L2 4/4
    B  ready Witching Hag L1 3/3, Defender of the Pale L1 1/5*
    A> attack
    B> defend Witching Hag L1 3/3
    # 4 - 3 + 4 = 5
    B  ready nothing

only the first kill                                              quarriors.creatures.always-abilities
    table  wilds Mighty Deathdealer, Witching Hag
    A  ready Deathdealer L2 4/4
    B  ready Assistant L1 1/2, Witching Hag L1 3/3, Deathdealer L2 4/4
    A> attack
    B> defend Assistant L1 1/2
    # 4 - 2 + 4 = 6
    table  remaining 6
    B> defend Witching Hag L1 3/3
    # 6 - 3 = 3, and no more
    B  ready Deathdealer L2 4/4

# --- Defender of the Pale

the Defender scores for its companions                           quarriors.score.all-ready-creatures quarriors.creatures.single-and-double-burst
    B  ready Defender of the Pale L1 1/5*, Assistant L1 1/2, Scavenging Goblin L1 2/2
    A> attack
    A> end-turn
    # 2 + 1 + 2, and 2 for two others
    B  glory 7
    luck 0 0 0   0 0 0
    B> done

with a double burst the same                                     quarriors.creatures.single-and-double-burst
    B  ready Defender of the Pale L3 2/8**, Assistant L1 1/2
    A> attack
    A> end-turn
    B  glory 4
    luck 0 0   0 0
    B> done

the Defender itself may be drawn                                 quarriors.creatures.defender-example quarriors.score.cull-limit
    table  wilds Strong Defender of the Pale
    B  ready Defender of the Pale L1 1/5*
    luck 0
    A> attack
    luck 0
    A> end-turn
    B  pool Defender of the Pale Q1  used nothing

the Mighty Defender taxes each summons                           quarriors.ready.summon-cost
    table  wilds Mighty Defender of the Pale, Scavenging Goblin
    A  pool Scavenging Goblin L1 2/2, Scavenging Goblin L1 2/2  quiddity 3
    B  ready Defender of the Pale L1 1/5*
    A> summon Scavenging Goblin L1 2/2
    A  quiddity 1
    A! summon Scavenging Goblin L1 2/2  quarriors.ready.summon-cost

by two with a double burst, and they add up                      quarriors.ready.summon-cost
    table  wilds Mighty Defender of the Pale, Scavenging Goblin
    A  pool Scavenging Goblin L1 2/2  quiddity 3
    B  ready Defender of the Pale L1 1/5*, Defender of the Pale L3 2/8**
    A! summon Scavenging Goblin L1 2/2  quarriors.ready.summon-cost
    set A  quiddity 4
    A> summon Scavenging Goblin L1 2/2
    A  quiddity 0

not its own player's                                             quarriors.ready.summon-cost
    table  wilds Mighty Defender of the Pale, Scavenging Goblin
    A  pool Scavenging Goblin L1 2/2  quiddity 1  ready Defender of the Pale L3 2/8**
    A> summon Scavenging Goblin L1 2/2
    A  quiddity 0  ready Defender of the Pale L3 2/8**, Scavenging Goblin L1 2/2

# --- Devotee

the Strong Devotee takes a cheap spell into the bag              quarriors.score.on-score-abilities
    table  wilds Strong Devotee of the Holy Query, Life Cantrip, Growth Charm
    B  ready Devotee of the Holy Query L2 2/4*
    A> attack
    A> end-turn
    # Growth Charm costs 5
    B? decline | take Life
    B> take Life
    B  bag Life  used Devotee of the Holy Query
    luck 0 0   0 0
    B> done

without its burst it does not                                    quarriors.cards.burst-text-needs-burst
    table  wilds Strong Devotee of the Holy Query, Life Cantrip
    B  ready Devotee of the Holy Query L2 2/4
    A> attack
    A> end-turn
    B? done | cull Devotee of the Holy Query
    luck 0 0
    B> done

the Mighty Devotee is three tougher                              quarriors.cards.burst-text-needs-burst
    table  wilds Mighty Devotee of the Holy Query, Mighty Quake Dragon
    A  ready Quake Dragon L2 6/6*
    B  ready Devotee of the Holy Query L2 2/4*
    A> attack
    B  ready Devotee of the Holy Query L2 2/4*

attacking, it silences attached spells                           quarriors.creatures.conditional-abilities
    table  wilds Mighty Devotee of the Holy Query, Life Cantrip, Scavenging Goblin
    A  ready Devotee of the Holy Query L2 2/4*
    B  ready Scavenging Goblin L1 2/2, Life S (attached)
    A> attack
    B  used Scavenging Goblin, Life

without the burst the spell holds                                quarriors.creatures.conditional-abilities
    table  wilds Mighty Devotee of the Holy Query, Life Cantrip, Scavenging Goblin
    A  ready Devotee of the Holy Query L2 2/4
    B  ready Scavenging Goblin L1 2/2, Life S (attached)
    A> attack
    B  ready Scavenging Goblin L1 2/2, Life S (attached)

opponents' spells cannot choose it                               quarriors.creatures.conditional-abilities quarriors.glossary.destroy-by-effect
    table  wilds Mighty Devotee of the Holy Query, Death Incantation
    A  spells Death S**  ready Assistant L1 1/2
    B  ready Devotee of the Holy Query L2 2/4*, Devotee of the Holy Query L2 2/4
    A> cast Death S**
    A? destroy A Assistant L1 1/2 | destroy B Devotee of the Holy Query L2 2/4
    asks A quarriors-ask-destroy

# --- Ghostly Spirit

the Spirit comes back for a culled quiddity die                  quarriors.optional.faq-return-same-level  quarriors.manners.no-turning  quarriors.attack.destroy-abilities-now
    table  wilds Ghostly Spirit, Witching Hag
    A  ready Witching Hag L1 3/3
    B  ready Ghostly Spirit L2 3/3  used Quiddity
    A> attack
    B? buy-back | to-used
    B> buy-back
    B  ready Ghostly Spirit L2 3/3  used nothing  quiddity 0

or not                                                           quarriors.attack.destroyed-to-used
    table  wilds Ghostly Spirit, Witching Hag
    A  ready Witching Hag L1 3/3
    B  ready Ghostly Spirit L2 3/3  used Quiddity
    A> attack
    B> to-used
    B  ready nothing  used Quiddity, Ghostly Spirit

without a quiddity die it is not asked                           quarriors.attack.destroyed-to-used quarriors.attack.destroy-abilities-now
    table  wilds Ghostly Spirit, Witching Hag
    A  ready Witching Hag L1 3/3
    B  ready Ghostly Spirit L2 3/3  used Assistant  bag Quiddity
    A> attack
    B  ready nothing  used Assistant, Ghostly Spirit

without the FAQ it can be struck again                           quarriors.attack.next-defender quarriors.optional.faq-damage-once
    table  wilds Ghostly Spirit, Witching Hag
    A  ready Witching Hag L2 4/5, Witching Hag L2 4/5
    B  ready Ghostly Spirit L2 3/3  used Quiddity, Quiddity, Quiddity
    A> attack
    B> buy-back
    B> buy-back
    # 8 - 3 - 3 = 2
    B  ready Ghostly Spirit L2 3/3  used Quiddity

the Strong Spirit, scored                                        quarriors.creatures.spirit-example
    table  wilds Strong Ghostly Spirit
    B  ready Ghostly Spirit L2 3/3
    A> attack
    A> end-turn
    B  used Ghostly Spirit  pool nothing
    luck 0 0
    B> done

the Mighty Spirit waits aside                                    quarriors.locations.four-places quarriors.attack.destroy-abilities-now
    table  wilds Mighty Ghostly Spirit, Witching Hag
    A  ready Witching Hag L1 3/3
    B  ready Ghostly Spirit L2 3/3
    A> attack
    B  aside Ghostly Spirit  used nothing  ready nothing

until its owner destroys: a creature face brings it back         quarriors.manners.no-turning quarriors.creatures.always-abilities
    table  wilds Mighty Ghostly Spirit, Witching Hag
    A  ready Witching Hag L1 3/3  aside Ghostly Spirit
    B  ready Assistant L1 1/2, Assistant L1 1/2
    luck 3
    A> attack
    # 3 against 2 and 2: one falls, the Spirit back on level 1 adds nothing to this attack
    A  aside nothing  ready Witching Hag L1 3/3, Ghostly Spirit L1 2/2
    B  ready Assistant L1 1/2

any other face sends it to the used pile                         quarriors.manners.no-turning
    table  wilds Mighty Ghostly Spirit, Witching Hag
    A  ready Witching Hag L1 3/3  aside Ghostly Spirit
    B  ready Assistant L1 1/2
    luck 0
    A> attack
    A  aside nothing  ready Witching Hag L1 3/3  used Ghostly Spirit

# --- Primordial Ooze

the Ooze counts quiddity dice in play                            quarriors.glossary.in-play
    A  ready Primordial Ooze L2 ?/?  used Quiddity, Quiddity  pool Quiddity Q1  bag Quiddity, Quiddity, Quiddity, Quiddity, Quiddity
    B  ready Witching Hag L1 3/3
    A> attack
    B  ready nothing

three are not four                                               quarriors.glossary.in-play
    A  ready Primordial Ooze L2 ?/?  used Quiddity, Quiddity  pool Quiddity Q1  bag Quiddity, Quiddity, Quiddity, Quiddity, Quiddity
    B  ready Deathdealer L2 4/4
    A> attack
    B  ready Deathdealer L2 4/4

and defends with as many                                         quarriors.glossary.in-play
    A  ready Scavenging Goblin L1 2/2
    B  ready Primordial Ooze L2 ?/?  used Quiddity, Quiddity, Quiddity
    A> attack
    B  ready Primordial Ooze L2 ?/?

without any it is destroyed                                      quarriors.glossary.in-play quarriors.creatures.always-abilities
    A  pool Primordial Ooze L2 ?/?  quiddity 2
    A> summon Primordial Ooze L2 ?/?
    A  ready nothing  used Primordial Ooze

the Strong Ooze is as the creature it copies                     quarriors.optional.faq-strong-ooze
    table  wilds Strong Primordial Ooze, Witching Hag, Life Cantrip
    A  pool Primordial Ooze L2 ?/?  quiddity 2
    B  ready Witching Hag L2 4/5, Life S (attached)
    A> summon Primordial Ooze L2 ?/?
    A? mimic B Witching Hag L2 4/5 | decline
    A> mimic B Witching Hag L2 4/5
    A  ready Primordial Ooze L2 ?/? (as Witching Hag L2 4/5)
    A> attack
    # 4 against 5 + 4
    B  ready Witching Hag L2 4/5, Life S (attached)

it has the ability too, and keeps the copy                       quarriors.optional.faq-strong-ooze
    table  wilds Strong Primordial Ooze, Witching Hag
    A  ready Primordial Ooze L2 ?/? (as Witching Hag L2 4/5)
    B  ready Assistant L1 1/2
    A> attack
    A  quiddity 1  ready Primordial Ooze L2 ?/? (as Witching Hag L2 4/5)

with nobody to copy it is 0/5                                    quarriors.optional.faq-strong-ooze
    table  wilds Strong Primordial Ooze, Witching Hag
    A  ready Witching Hag L2 4/5
    B  ready Primordial Ooze L2 ?/?
    A> attack
    B> pass
    B  ready Primordial Ooze L2 ?/?

it may change once a turn                                        quarriors.optional.faq-strong-ooze
    table  wilds Strong Primordial Ooze, Witching Hag, Defender of the Pale
    A  ready Witching Hag L1 3/3, Primordial Ooze L2 ?/? (as Witching Hag L2 4/5)
    B  ready Defender of the Pale L3 2/8**
    A? attack | change Primordial Ooze L2 ?/?
    A> change Primordial Ooze L2 ?/?
    A> mimic B Defender of the Pale L3 2/8**
    A  ready Witching Hag L1 3/3, Primordial Ooze L2 ?/? (as Defender of the Pale L3 2/8**) (changed)
    A? attack
    A> attack
    A? end-turn
    A> end-turn
    A  ready Witching Hag L1 3/3, Primordial Ooze L2 ?/? (as Defender of the Pale L3 2/8**)
    luck 0 0
    B> done

in the fifth phase too                                           quarriors.optional.faq-strong-ooze
    table  wilds Strong Primordial Ooze, Defender of the Pale
    A  ready Primordial Ooze L2 ?/?
    B  ready Defender of the Pale L3 2/8**
    A> attack
    A? end-turn | change Primordial Ooze L2 ?/?
    A> change Primordial Ooze L2 ?/?
    A> mimic B Defender of the Pale L3 2/8**
    A? end-turn

it copies where it stands, and only enemies                      quarriors.optional.faq-strong-ooze
    table  wilds Strong Primordial Ooze, Witching Hag
    A  pool Primordial Ooze L2 ?/?, Assistant L1 1/2  quiddity 3  ready Assistant L1 1/2
    B  ready Witching Hag L2 4/5
    A> summon Assistant L1 1/2
    A? attack | summon Primordial Ooze L2 ?/?
    A> summon Primordial Ooze L2 ?/?
    A> mimic B Witching Hag L2 4/5
    A  ready Assistant L1 1/2, Assistant L1 1/2, Primordial Ooze L2 ?/? (as Witching Hag L2 4/5)

with no enemy to copy nobody is asked                            quarriors.optional.faq-strong-ooze
    table  wilds Strong Primordial Ooze
    A  pool Primordial Ooze L2 ?/?  quiddity 2  ready Assistant L1 1/2
    A> summon Primordial Ooze L2 ?/?
    A  ready Assistant L1 1/2, Primordial Ooze L2 ?/?
    A? attack

a copy of nobody has no attack                                   quarriors.optional.faq-strong-ooze
    table  wilds Strong Primordial Ooze
    A  ready Primordial Ooze L2 ?/?, Primordial Ooze L2 ?/?
    B  ready Assistant L1 1/2
    A> attack
    B  ready Assistant L1 1/2

and in an opponent's turn, when the attack is announced          quarriors.optional.faq-strong-ooze
    table  wilds Strong Primordial Ooze, Witching Hag
    A  ready Witching Hag L2 4/5
    B  ready Primordial Ooze L2 ?/? (as Assistant L1 1/2)
    A> attack
    B? pass | change Primordial Ooze L2 ?/?
    B> change Primordial Ooze L2 ?/?
    B> mimic A Witching Hag L2 4/5
    B  ready Primordial Ooze L2 ?/? (as Witching Hag L2 4/5) (changed)

it scores its own card's glory                                   quarriors.cards.glory
    table  wilds Strong Primordial Ooze, Witching Hag
    B  ready Primordial Ooze L2 ?/? (as Witching Hag L2 4/5)
    A> attack
    A> end-turn
    B  glory 2
    luck 0 0
    B> done

the Mighty Ooze counts all creatures                             quarriors.creatures.always-abilities
    table  wilds Mighty Primordial Ooze, Witching Hag
    A  ready Primordial Ooze L2 ?/?
    B  ready Assistant L1 1/2, Witching Hag L1 3/3
    A> attack
    B> defend Witching Hag L1 3/3
    B  ready Assistant L1 1/2

and defends with as many as there are then                       quarriors.creatures.always-abilities
    table  wilds Mighty Primordial Ooze, Witching Hag
    A  ready Witching Hag L1 3/3, Assistant L1 1/2
    B  ready Primordial Ooze L2 ?/?, Assistant L1 1/2
    A> attack
    # 4 against 4; the defender picks the Assistant first: 2 against 3
    B> defend Assistant L1 1/2
    B  ready Primordial Ooze L2 ?/?

# --- Quake Dragon

the Dragon shakes the small ones before anybody defends          quarriors.creatures.always-abilities
    table  wilds Quake Dragon, Scavenging Goblin, Defender of the Pale
    A  ready Quake Dragon L1 4/4
    B  ready Assistant L1 1/2, Defender of the Pale L2 2/6*, Scavenging Goblin L1 2/2
    A> attack
    B  ready Defender of the Pale L2 2/6*  used Assistant, Scavenging Goblin
    table  beaten 2

the Strong Dragon does not feel small attackers                  quarriors.creatures.always-abilities
    table  wilds Strong Quake Dragon, Witching Hag, Questing Wizard
    A  ready Witching Hag L2 4/5, Questing Wizard L3 4/8**
    B  ready Quake Dragon L1 4/4
    A> attack
    # only the Wizard of level 3 counts: 4
    B  ready nothing

level two does not count                                         quarriors.creatures.always-abilities
    table  wilds Strong Quake Dragon, Witching Hag
    A  ready Witching Hag L2 4/5, Witching Hag L2 4/5
    B  ready Quake Dragon L1 4/4, Assistant L1 1/2
    A> attack
    B  ready Quake Dragon L1 4/4, Assistant L1 1/2

the Mighty Dragon, single burst                                  quarriors.creatures.single-and-double-burst  quarriors.creatures.double-burst-only
    table  wilds Mighty Quake Dragon, Deathdealer, Witching Hag
    A  ready Witching Hag L1 3/3, Witching Hag L1 3/3
    B  ready Quake Dragon L2 6/6*
    A> attack
    B  ready Quake Dragon L2 6/6*
    A> end-turn
    B  glory 4
    luck 0 0
    B> done

seven kill it                                                    quarriors.creatures.single-and-double-burst
    table  wilds Mighty Quake Dragon, Deathdealer, Witching Hag
    A  ready Witching Hag L1 3/3, Witching Hag L2 4/5
    B  ready Quake Dragon L2 6/6*
    A> attack
    B  ready nothing

the Mighty Dragon, double burst                                  quarriors.creatures.single-and-double-burst  quarriors.creatures.double-burst-only
    table  wilds Mighty Quake Dragon, Witching Hag
    A  ready Witching Hag L2 4/5, Witching Hag L2 4/5
    B  ready Quake Dragon L3 8/7**
    A> attack
    B  ready Quake Dragon L3 8/7**
    A> end-turn
    B  glory 6
    luck 0 0
    B> done

nine kill it                                                     quarriors.creatures.double-burst-only
    table  wilds Mighty Quake Dragon, Witching Hag
    A  ready Witching Hag L2 4/5, Witching Hag L2 4/5, Assistant L1 1/2
    B  ready Quake Dragon L3 8/7**
    A> attack
    B  ready nothing

a burst without a text does nothing                              quarriors.creatures.burst-without-text
    table  wilds Quake Dragon, Witching Hag
    A  ready Witching Hag L2 4/5, Witching Hag L1 3/3
    B  ready Quake Dragon L3 8/7**
    A> attack
    B  ready nothing

nor for its glory                                                quarriors.creatures.burst-without-text quarriors.cards.glory
    table  wilds Quake Dragon
    B  ready Quake Dragon L3 8/7**
    A> attack
    A> end-turn
    B  glory 4
    luck 0 0
    B> done

# --- Questing Wizard

the Wizard's burst beside quiddity: draw and re-roll instead     quarriors.immediate.kinds
    table  wilds Questing Wizard
    B  bag Questing Wizard
    luck 0 2
    A> attack
    A> end-turn
    B? done | use Questing Wizard Q2*
    set B  bag Quiddity
    luck 0 0 1
    B> use Questing Wizard Q2*
    B  pool Quiddity Q1, Questing Wizard Q2  quiddity 0

or the two quiddity                                              quarriors.immediate.optional
    table  wilds Questing Wizard, Scavenging Goblin
    B  bag Questing Wizard
    luck 0 2
    A> attack
    A> end-turn
    B> done
    B> attack
    B> capture Scavenging Goblin
    B  quiddity 0

the Wizard's double burst: tougher                               quarriors.creatures.double-burst-only
    table  wilds Questing Wizard, Witching Hag
    A  ready Witching Hag L2 4/5, Witching Hag L2 4/5
    B  ready Questing Wizard L3 4/8**
    A> attack
    B  ready Questing Wizard L3 4/8**
    A> end-turn
    # 3 + 1
    B  glory 4
    luck 0 0
    B> done

the Strong Wizard culls spells for glory                         quarriors.score.on-score-abilities quarriors.glossary.cull
    table  wilds Strong Questing Wizard, Growth Charm, Life Cantrip, Death Cantrip  supply Growth 4, Life 4, Death 4
    B  ready Questing Wizard L1 2/5, Life S (attached)  spells Growth S  pool Death ?
    A> attack
    A> end-turn
    B  glory 3
    B? done | cull-spell Growth S | cull-attached Life S | cull-from-pool Death ?
    B> cull-attached Life S
    B> cull-spell Growth S
    B> cull-from-pool Death ?
    B  glory 6  used Questing Wizard  spells nothing  pool nothing
    table  supply Death 5, Growth 5, Life 5
    luck 0 0
    B> done

the Mighty Wizard makes captures cheaper, and one more           quarriors.capture.extra-by-effect quarriors.cards.cost
    table  wilds Mighty Questing Wizard, Scavenging Goblin
    B  ready Questing Wizard L1 2/5  glory 0
    A> attack
    A> end-turn
    B  glory 4
    luck 0 1
    B> done
    B> attack
    B? end-turn | capture Assistant | capture Portal | capture Scavenging Goblin
    B> capture Portal
    B> capture Scavenging Goblin
    B? end-turn
    B  quiddity 0

his burst draws two                                              quarriors.immediate.kinds quarriors.dice.draw-and-roll
    table  wilds Mighty Questing Wizard
    B  bag Questing Wizard
    luck 0 2
    A> attack
    A> end-turn
    set B  bag Quiddity, Quiddity
    luck 0 0 0 0
    B> use Questing Wizard Q2*
    B  pool Quiddity Q1, Quiddity Q1  used Questing Wizard  quiddity 0

# --- Scavenging Goblin

the Strong Goblin leans on its companions                        quarriors.dice.burst-text-on-card
    table  wilds Strong Scavenging Goblin, Witching Hag
    A  ready Witching Hag L1 3/3
    B  ready Scavenging Goblin L1 2/2*, Assistant L1 1/2, Assistant L1 1/2
    A> attack
    B> defend Scavenging Goblin L1 2/2*
    B  ready Scavenging Goblin L1 2/2*, Assistant L1 1/2, Assistant L1 1/2

it shrinks as they fall                                          quarriors.dice.burst-text-on-card
    table  wilds Strong Scavenging Goblin, Witching Hag
    A  ready Witching Hag L1 3/3, Witching Hag L1 3/3
    B  ready Scavenging Goblin L1 2/2*, Assistant L1 1/2, Assistant L1 1/2
    A> attack
    B> defend Assistant L1 1/2
    B> defend Assistant L1 1/2
    # 6 - 2 - 2 = 2 against 2
    B  ready nothing

the Mighty Goblin leaves two dice behind                         quarriors.attack.destroy-abilities-now
    table  wilds Mighty Scavenging Goblin, Witching Hag
    A  ready Witching Hag L1 3/3
    B  ready Scavenging Goblin L1 2/2*  bag Quiddity, Portal
    luck 0 0
    A> attack
    B  used Scavenging Goblin  pool Quiddity ?, Portal ?  bag nothing

without a burst it does not                                      quarriors.cards.burst-text-needs-burst
    table  wilds Mighty Scavenging Goblin, Witching Hag
    A  ready Witching Hag L1 3/3
    B  ready Scavenging Goblin L1 2/2  bag Quiddity, Portal
    A> attack
    B  pool nothing

# --- Warrior of the Quay

the Warrior against one creature                                 quarriors.creatures.conditional-abilities
    A  ready Warrior of the Quay L1 2/3
    B  ready Witching Hag L2 4/5
    A> attack
    B  ready nothing

the Warrior against two                                          quarriors.creatures.conditional-abilities
    A  ready Warrior of the Quay L1 2/3
    B  ready Witching Hag L2 4/5, Witching Hag L1 3/3
    A> attack
    B> defend Witching Hag L1 3/3
    B  ready Witching Hag L2 4/5, Witching Hag L1 3/3

the Strong Warrior raises the others, not itself                 quarriors.creatures.always-abilities
    table  wilds Strong Warrior of the Quay, Witching Hag
    A  ready Witching Hag L1 3/3
    B  ready Warrior of the Quay L1 2/3, Assistant L1 1/2
    A> attack
    B> defend Assistant L1 1/2
    # 3 against 2 + 1: it falls
    B  ready Warrior of the Quay L1 2/3

in the attack, too, it raises the others only                    quarriors.creatures.always-abilities
    table  wilds Strong Warrior of the Quay, Life Spell
    A  ready Warrior of the Quay L1 2/3, Assistant L1 1/2
    B  ready Assistant L1 1/2  spells Life S
    A> attack
    table  values 2, 2  remaining 4
    B> pass
    B  ready nothing

the Mighty Warrior: one a turn                                   quarriors.creatures.abilities-on-entry quarriors.creatures.conditional-abilities
    table  wilds Mighty Warrior of the Quay
    A  pool Warrior of the Quay L1 2/3, Warrior of the Quay L1 2/3  quiddity 5
    A> summon Warrior of the Quay L1 2/3
    A! summon Warrior of the Quay L1 2/3
    A? attack

it destroys those of others, not its own                         quarriors.creatures.abilities-on-entry
    table  wilds Mighty Warrior of the Quay
    A  pool Warrior of the Quay L1 2/3  quiddity 5  ready Warrior of the Quay L1 2/3
    B  ready Assistant L1 1/2, Warrior of the Quay L2 3/4, Warrior of the Quay L1 2/3
    A> summon Warrior of the Quay L1 2/3
    A  ready Warrior of the Quay L1 2/3, Warrior of the Quay L1 2/3
    B  ready Assistant L1 1/2  used Warrior of the Quay, Warrior of the Quay

# --- Witching Hag

a Hag in the used pile brings nothing                            quarriors.glossary.ability
    A  ready Deathdealer L2 4/4  used Witching Hag
    B  ready Assistant L1 1/2
    A> attack
    A  quiddity 0

a ready Hag brings one                                           quarriors.glossary.ability
    A  ready Witching Hag L1 3/3
    B  ready Assistant L1 1/2
    A> attack
    A  quiddity 1

the Mighty Hag caps each attacker                                quarriors.creatures.always-abilities
    table  wilds Mighty Witching Hag, Mighty Quake Dragon, Deathdealer
    A  ready Quake Dragon L3 8/7**
    B  ready Witching Hag L1 3/3, Deathdealer L2 4/4
    A> attack
    table  remaining 3
    B> defend Deathdealer L2 4/4
    B  ready Witching Hag L1 3/3, Deathdealer L2 4/4

after bonuses                                                    quarriors.creatures.always-abilities
    table  wilds Mighty Witching Hag, Warrior of the Quay
    A  ready Warrior of the Quay L2 3/4
    B  ready Witching Hag L2 4/5
    A> attack
    # 3 + 3, capped at 3
    B  ready Witching Hag L2 4/5

# --- the chapter

an attached spell is no creature                                 quarriors.creatures.definition
    table  wilds Life Cantrip, Mighty Primordial Ooze, Witching Hag
    A  ready Primordial Ooze L2 ?/?, Life S (attached)
    B  ready Witching Hag L1 3/3
    A> attack
    # the Mighty Ooze counts itself and the Hag: 2 against 3
    B  ready Witching Hag L1 3/3

dice elsewhere are no creatures                                  quarriors.creatures.not-elsewhere
    table  wilds Death Incantation, Scavenging Goblin
    A  spells Death S**
    B  pool Scavenging Goblin L1 2/2  used Scavenging Goblin
    A! cast Death S**
    A? attack

scored or destroyed, it ends in the used pile                    quarriors.creatures.leaves-either-way
    table  wilds Scavenging Goblin, Witching Hag
    A  ready Witching Hag L1 3/3
    B  ready Scavenging Goblin L1 2/2, Scavenging Goblin L1 2/2*
    A> attack
    B> defend Scavenging Goblin L1 2/2
    B  used Scavenging Goblin  ready Scavenging Goblin L1 2/2*
    A> end-turn
    B  used Scavenging Goblin, Scavenging Goblin  ready nothing  glory 2
    luck 0 0   0 0
    B> done

whose text comes next is the owner's choice                      quarriors.score.on-score-abilities
    table  wilds Strong Witching Hag, Deathdealer, Scavenging Goblin
    A  used Quiddity
    B  ready Witching Hag L1 3/3, Deathdealer L1 3/2  used Scavenging Goblin
    A> attack
    A> end-turn
    B? next Strong Witching Hag | next Deathdealer
    B> next Deathdealer
    B> decline
    B> fetch Scavenging Goblin
    luck 0 0   0 0 0
    B> done

# --- what holds all the time

an Ooze that counts nothing falls before the attack is counted   quarriors.creatures.always-abilities quarriors.glossary.ability
    A  ready Primordial Ooze L2 ?/?, Witching Hag L1 3/3
    B  ready Primordial Ooze L2 ?/?, Primordial Ooze L2 ?/?, Assistant L1 1/2
    A> attack
    # nobody destroyed the Oozes, so the Hag brings quiddity for the Assistant alone
    A  ready Witching Hag L1 3/3  used Primordial Ooze  quiddity 1
    B  ready nothing  used Primordial Ooze, Primordial Ooze, Assistant

in mid-combat before the next defender is chosen                 quarriors.creatures.always-abilities
    table  wilds Mighty Scavenging Goblin, Primordial Ooze, Witching Hag
    A  ready Witching Hag L1 3/3
    B  ready Scavenging Goblin L1 2/2*, Primordial Ooze L2 ?/?, Primordial Ooze L2 ?/?, Assistant L1 1/2  used Quiddity, Portal, Portal
    A> attack
    # the Goblin draws two dice: the used pile goes into the bag, and no quiddity die is left to count
    luck 1 2
    B> defend Scavenging Goblin L1 2/2*
    B  ready Assistant L1 1/2  used Primordial Ooze, Primordial Ooze  bag Quiddity, Scavenging Goblin  pool Portal ?, Portal ?
    A  quiddity 1
    table  phase 5

and at the end of a turn, before it can score                    quarriors.creatures.always-abilities
    B  ready Primordial Ooze L2 ?/?, Primordial Ooze L2 ?/?, Primordial Ooze L2 ?/?
    A> attack
    B  ready Primordial Ooze L2 ?/?, Primordial Ooze L2 ?/?, Primordial Ooze L2 ?/?
    luck 0 0 0   0 0 0
    A> end-turn
    B  ready nothing  glory 0  pool Primordial Ooze Q1, Primordial Ooze Q1, Primordial Ooze Q1
    table  phase 3  turn B

what nobody destroyed brings nobody anything                     quarriors.glossary.ability quarriors.creatures.always-abilities
    table  wilds Primordial Ooze, Strong Deathdealer
    A  pool Primordial Ooze L2 ?/?  quiddity 2
    B  ready Deathdealer L2 4/4
    A> summon Primordial Ooze L2 ?/?
    A  ready nothing  used Primordial Ooze
    B  ready Deathdealer L2 4/4  glory 0

a kill of the quake is the first kill too                        quarriors.creatures.always-abilities
    table  wilds Quake Dragon, Mighty Deathdealer, Defender of the Pale
    A  ready Quake Dragon L1 4/4, Deathdealer L1 3/2
    B  ready Assistant L1 1/2, Defender of the Pale L3 2/8**
    A> attack
    # 4 + 3 + 3 against 8
    B  ready nothing  used Assistant, Defender of the Pale

without a kill nothing is added                                  quarriors.creatures.always-abilities
    table  wilds Quake Dragon, Mighty Deathdealer, Defender of the Pale
    A  ready Quake Dragon L1 4/4, Deathdealer L1 3/2
    B  ready Defender of the Pale L3 2/8**
    A> attack
    B  ready Defender of the Pale L3 2/8**

a companion makes the others tougher, not itself                 quarriors.creatures.always-abilities
    table  wilds Strong Warrior of the Quay, Witching Hag, Scavenging Goblin
    A  ready Witching Hag L1 3/3
    B  ready Warrior of the Quay L1 2/3, Assistant L1 1/2
    A> attack
    B> defend Warrior of the Quay L1 2/3
    B  ready Assistant L1 1/2  used Warrior of the Quay

two do not kill two and one                                      quarriors.creatures.always-abilities
    table  wilds Strong Warrior of the Quay, Scavenging Goblin
    A  ready Scavenging Goblin L1 2/2
    B  ready Warrior of the Quay L1 2/3, Assistant L1 1/2
    A> attack
    B> defend Assistant L1 1/2
    B  ready Warrior of the Quay L1 2/3, Assistant L1 1/2

a spell is no companion                                          quarriors.dice.burst-text-on-card quarriors.creatures.definition
    table  wilds Strong Scavenging Goblin, Victory Cantrip
    A  ready Assistant L1 1/2, Assistant L1 1/2
    B  ready Scavenging Goblin L1 2/2*, Victory S (attached)
    A> attack
    B  ready nothing  used Scavenging Goblin, Victory

game quarriors players=3

the first kill counts against each opponent, as it was there     quarriors.creatures.always-abilities
    table  wilds Mighty Deathdealer, Mighty Witching Hag, Quake Dragon, Defender of the Pale
    A  ready Deathdealer L2 4/4
    B  ready Witching Hag L1 3/3
    C  ready Assistant L1 1/2, Quake Dragon L3 8/7**, Defender of the Pale L3 2/8**
    A> attack
    # against B three; against C four, and four more when the Assistant falls
    B  ready nothing
    C> defend Assistant L1 1/2
    table  remaining 6
    C> defend Quake Dragon L3 8/7**
    C  ready Quake Dragon L3 8/7**, Defender of the Pale L3 2/8**

its first kill adds its attack against the second opponent too   quarriors.creatures.always-abilities
    table  wilds Mighty Deathdealer, Defender of the Pale
    A  ready Deathdealer L2 4/4
    B  ready Assistant L1 1/2
    C  ready Assistant L1 1/2, Defender of the Pale L2 2/6*
    A> attack
    table  defender C  remaining 4
    C> defend Assistant L1 1/2
    # 4 - 2 + 4 against 6
    C  ready nothing
