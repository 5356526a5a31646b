# Several of a kind: two that add up, the third of three, the last seat, an empty pile, another zone.

game quarriors players=2

# --- dice and quiddity

three on a die are three                                         quarriors.dice.quiddity-symbol
    table  wilds Quake Dragon, Ghostly Spirit  supply Ghostly Spirit 5
    A  pool Quake Dragon Q3/re-roll
    A> attack
    A? end-turn | capture Ghostly Spirit
    A> capture Ghostly Spirit
    A  pool nothing  used Quake Dragon, Ghostly Spirit  quiddity 0

any die that shows quiddity gives it                             quarriors.quiddity.from-dice
    table  wilds Scavenging Goblin, Death Cantrip, Warrior of the Quay
    A  pool Assistant Q1, Scavenging Goblin Q1, Death Q2
    A> attack
    A> capture Warrior of the Quay
    A  pool nothing  used Assistant, Scavenging Goblin, Death, Warrior of the Quay  quiddity 0

who declines the draw still has the quiddity                     quarriors.dice.no-slash-both
    table  wilds Questing Wizard
    B  bag Questing Wizard
    luck 0 0
    A> attack
    A> end-turn
    B? done | use Questing Wizard Q1+draw 1
    B> done
    B> attack
    B? end-turn | capture Assistant
    B> capture Assistant
    B  pool nothing  used Questing Wizard, Assistant  quiddity 0

a burst takes nothing off the defense                            quarriors.dice.burst-is-additional
    table  wilds Scavenging Goblin
    A  ready Assistant L1 1/2
    B  ready Scavenging Goblin L1 2/2*
    A> attack
    B  ready Scavenging Goblin L1 2/2*

what a die shows too much pays for the next creature             quarriors.ready.summon-payment
    table  wilds Scavenging Goblin, Witching Hag
    A  pool Quiddity Q2, Scavenging Goblin L1 2/2, Assistant L1 1/2, Witching Hag L1 3/3
    A> summon Scavenging Goblin L1 2/2
    A  quiddity 1  used Quiddity
    A> summon Assistant L1 1/2
    A  quiddity 0  pool Witching Hag L1 3/3
    A! summon Witching Hag L1 3/3  quarriors.ready.summon-cost

what is left of a die after two is kept as well                  quarriors.ready.keep-quiddity
    table  wilds Quake Dragon, Deathdealer
    A  pool Quake Dragon Q3/re-roll, Deathdealer L2 4/4
    A> summon Deathdealer L2 4/4
    A  quiddity 1  used Quake Dragon
    A> attack
    A> capture Assistant
    A  quiddity 0

those who stand there are no limit                               quarriors.ready.no-creature-limit
    table  wilds Scavenging Goblin
    A  ready Assistant L1 1/2, Assistant L1 1/2, Assistant L1 1/2, Assistant L1 1/2, Assistant L1 1/2  pool Scavenging Goblin L1 2/2  quiddity 1
    A? attack | summon Scavenging Goblin L1 2/2
    A> summon Scavenging Goblin L1 2/2
    A  ready Assistant L1 1/2, Assistant L1 1/2, Assistant L1 1/2, Assistant L1 1/2, Assistant L1 1/2, Scavenging Goblin L1 2/2

readying takes nothing of what is there                          quarriors.ready.spells-free
    table  wilds Growth Cantrip, Death Cantrip
    B  bag Growth, Death
    luck 0 0   3 3
    A> attack
    A> end-turn
    B> use Growth S
    B  quiddity 2  spells Death S*
    table  phase 3

# --- scoring and culling

a spell attached brings no cull                                  quarriors.score.cull-limit
    table  wilds Life Cantrip
    B  ready Assistant L1 1/2, Life S (attached)  used Quiddity, Quiddity
    A> attack
    A> end-turn
    luck 0 0 0   0 0 0
    B> cull Quiddity
    B! cull Quiddity
    table  phase 3

three creatures, three culls                                     quarriors.score.cull-limit quarriors.score.all-ready-creatures
    B  ready Assistant L1 1/2, Assistant L1 1/2, Assistant L1 1/2, Assistant L1 1/2  used Quiddity, Quiddity, Quiddity, Quiddity, Quiddity
    A> attack
    A> end-turn
    B  glory 4
    B> cull Quiddity
    B> cull Quiddity
    B> cull Quiddity
    B? done | cull Quiddity | cull Assistant
    luck 0 0 0 0 0   0 0 0 0 0
    B> cull Quiddity
    table  phase 3

all that scored may be culled                                    quarriors.score.cull-after-scoring
    table  wilds Scavenging Goblin  supply Assistant 2, Scavenging Goblin 4
    B  ready Assistant L1 1/2, Scavenging Goblin L1 2/2
    A> attack
    A> end-turn
    B? done | cull Assistant | cull Scavenging Goblin
    B> cull Scavenging Goblin
    B> cull Assistant
    B  used nothing  glory 3
    table  supply Assistant 3, Scavenging Goblin 5

two Defenders count each other                                   quarriors.score.all-ready-creatures
    table  wilds Defender of the Pale
    B  ready Defender of the Pale L1 1/5*, Assistant L1 1/2, Defender of the Pale L1 1/5*
    A> attack
    A> end-turn
    # 2 + 2 each, and 1
    B  glory 9
    luck 0 0 0   0 0 0
    B> done

all that have something to say speak                             quarriors.score.on-score-abilities
    table  wilds Strong Defender of the Pale
    B  ready Defender of the Pale L1 1/5*, Defender of the Pale L1 1/5*, Defender of the Pale L1 1/5*  bag Quiddity, Quiddity, Quiddity
    A> attack
    A> end-turn
    luck 0
    B> next Strong Defender of the Pale
    luck 0 0
    B> next Strong Defender of the Pale
    B  pool Quiddity ?, Quiddity ?, Quiddity ?  bag nothing
    asks B quarriors-ask-cull

the last spell die of a card may be taken, of an empty one none  quarriors.score.on-score-abilities
    table  wilds Strong Devotee of the Holy Query, Life Cantrip, Growth Cantrip  supply Life 1
    B  ready Devotee of the Holy Query L2 2/4*
    A> attack
    A> end-turn
    B? decline | take Life
    B> take Life
    B  bag Life
    table  supply nothing
    luck 0 0   0 0
    B> done

a cheaper capture does not change what a card costs              quarriors.score.on-score-abilities
    table  wilds Mighty Questing Wizard, Shaping Incantation, Witching Hag, Ghostly Spirit  supply Ghostly Spirit 4, Witching Hag 5
    B  ready Questing Wizard L1 2/5, Shaping S (attached)  used Ghostly Spirit
    A> attack
    A> end-turn
    B> next Mighty Questing Wizard
    table  discount 2
    B> give-up Ghostly Spirit
    # 3 + 3, whatever a capture costs in this turn
    B? take Ghostly Spirit | take Witching Hag
    B> take Witching Hag
    B  used Questing Wizard, Shaping, Witching Hag
    asks B quarriors-ask-cull

two Wizards: four less, and two more                             quarriors.cards.cost quarriors.capture.extra-by-effect
    table  wilds Mighty Questing Wizard, Witching Hag  supply Witching Hag 5, Assistant 2, Portal 5
    B  ready Questing Wizard L1 2/5, Questing Wizard L1 2/5
    A> attack
    A> end-turn
    B> next Mighty Questing Wizard
    table  discount 4  captures 3
    luck 0 0   1 1
    B> done
    B> attack
    B> capture Witching Hag
    B  quiddity 1
    B> capture Portal
    B> capture Assistant
    B  quiddity 1
    B! capture Assistant  quarriors.capture.one-per-turn

beyond the goal the marker goes on                               quarriors.score.advance-marker quarriors.win.goal-ends-at-once
    table  wilds Witching Hag
    B  ready Witching Hag L1 3/3  glory 18
    A> attack
    A> end-turn
    over glory_goal B
    B  glory 21

what a spell brings beyond the goal is told too                  quarriors.win.track-everything
    table  wilds Victory Incantation
    A  spells Victory S  glory 19
    A> cast Victory S
    over glory_goal A
    A  glory 22

# --- drawing and immediate effects

a refill takes the used pile, the whole of it and nothing else   quarriors.draw.refill
    table  wilds Growth Charm
    B  spells Growth S  used Quiddity, Quiddity, Quiddity, Quiddity, Quiddity, Quiddity, Quiddity, Quiddity, Quiddity, Quiddity
    luck 0 0 0 0 0 0   0 0 0 0 0 0
    A> attack
    A> end-turn
    B  bag Quiddity, Quiddity, Quiddity, Quiddity  used nothing  spells Growth S
    B  pool Quiddity Q1, Quiddity Q1, Quiddity Q1, Quiddity Q1, Quiddity Q1, Quiddity Q1

two dice parked and six: eight are rolled                        quarriors.draw.on-top-of-parked-dice quarriors.draw.refill-only-when-short
    B  pool Scavenging Goblin ?, Portal ?  bag Quiddity, Quiddity, Quiddity, Quiddity, Quiddity, Quiddity  used Assistant
    luck 0 0 0 0 0 0   2 0 0 0 0 0 0 5
    A> attack
    A> end-turn
    B  pool Quiddity Q1, Quiddity Q1, Quiddity Q1, Quiddity Q1, Quiddity Q1, Quiddity Q2, Portal Q1, Scavenging Goblin L1 2/2
    B  bag nothing  used Assistant

a re-roll may be declined                                        quarriors.immediate.optional
    B  bag Assistant
    luck 0 3
    A> attack
    A> end-turn
    B? done | use Assistant re-roll*
    B> done
    B  pool Assistant re-roll*
    table  phase 3

two dice again, or none                                          quarriors.immediate.optional
    table  wilds Growth Incantation
    B  bag Growth, Quiddity
    luck 0 0   3 0
    A> attack
    A> end-turn
    B> use Growth S
    B? done | re-roll Quiddity Q1
    B> done
    B  pool Quiddity Q1  quiddity 2
    table  phase 3

the other die is rolled though the Assistant shows the same      quarriors.immediate.assistant-example
    B  bag Assistant, Quiddity
    luck 0 0   3 0
    A> attack
    A> end-turn
    B> use Assistant re-roll*
    luck 3 5
    B> re-roll Quiddity Q1
    B  pool Quiddity Q2, Assistant re-roll*
    B? done | use Assistant re-roll*

# --- places

no die of a bag is traded for                                    quarriors.locations.bag-untargetable
    table  wilds Deathdealer, Scavenging Goblin
    A  used Scavenging Goblin  bag Portal
    B  ready Deathdealer L1 3/2
    A> attack
    A> end-turn
    B? decline | trade-for A Scavenging Goblin
    asks B quarriors-ask-trade

no die of a bag is given up                                      quarriors.locations.bag-untargetable
    table  wilds Shaping Incantation, Scavenging Goblin
    B  ready Scavenging Goblin L1 2/2, Shaping S (attached)  used Quiddity  bag Portal
    A> attack
    A> end-turn
    B? decline | give-up Quiddity | give-up Scavenging Goblin | give-up Shaping
    asks B quarriors-ask-give-up

a captured spell goes to the used pile                           quarriors.locations.used-inflow quarriors.capture.to-used-pile
    table  wilds Life Cantrip  supply Life 5
    A  quiddity 3  bag Quiddity
    A> attack
    A> capture Life
    A  used Life  bag Quiddity  quiddity 0
    table  supply Life 4

four stand there, four attack                                    quarriors.locations.ready-area-uses
    table  wilds Scavenging Goblin, Defender of the Pale
    A  ready Assistant L1 1/2, Assistant L1 1/2, Scavenging Goblin L1 2/2, Scavenging Goblin L1 2/2
    B  ready Defender of the Pale L2 2/6*
    A> attack
    B  ready nothing  used Defender of the Pale

a capture for nothing is a capture                               quarriors.capture.one-per-turn
    table  supply Quiddity 2, Assistant 2
    A  quiddity 3
    A> attack
    A> capture Quiddity
    A! capture Quiddity  quarriors.capture.one-per-turn
    A! capture Assistant  quarriors.capture.one-per-turn
    A? end-turn

eight dice left are cleared                                      quarriors.cleanup.active-pool-to-used
    A  pool Quiddity Q1, Quiddity Q1, Quiddity Q1, Quiddity Q1, Quiddity Q2, Quiddity Q2, Portal Q1, Assistant Q1
    A> attack
    A> end-turn
    A  pool nothing  used Quiddity, Quiddity, Quiddity, Quiddity, Quiddity, Quiddity, Portal, Assistant

a spell may be cast after the capture too                        quarriors.reaction.normal-spells-own-turn
    table  wilds Growth Charm
    A  spells Growth S  quiddity 1
    A> attack
    A> capture Assistant
    A? end-turn | cast Growth S
    A> cast Growth S
    A  quiddity 3

# --- the attack

each creature is stronger by each spell                          quarriors.attack.cast-before-total quarriors.attack.total-with-spells
    table  wilds Death Cantrip, Scavenging Goblin, Life Spell
    A  ready Scavenging Goblin L1 2/2, Assistant L1 1/2  spells Death S*, Death S**
    B  ready Scavenging Goblin L1 2/2  spells Life S
    A> cast Death S*
    A> cast Death S**
    A  might 5
    A> attack
    table  values 7, 6  remaining 13
    B> pass
    B  ready nothing

three may fall one after another                                 quarriors.attack.next-defender
    table  wilds Witching Hag
    A  ready Witching Hag L2 4/5, Witching Hag L1 3/3
    B  ready Assistant L1 1/2, Assistant L1 1/2, Assistant L1 1/2
    A> attack
    B  ready nothing  used Assistant, Assistant, Assistant

two Hags bring two for each kill                                 quarriors.attack.destroy-abilities-now quarriors.glossary.ability
    table  wilds Witching Hag, Scavenging Goblin
    A  ready Witching Hag L1 3/3, Witching Hag L1 3/3
    B  ready Scavenging Goblin L1 2/2, Assistant L1 1/2
    A> attack
    B> defend Scavenging Goblin L1 2/2
    A  quiddity 4
    B  ready nothing

a kill by a spell is a kill for the Hag                          quarriors.glossary.ability
    table  wilds Witching Hag, Death Incantation
    A  ready Witching Hag L1 3/3  spells Death S*
    B  ready Assistant L1 1/2
    A> cast Death S*
    A> destroy B Assistant L1 1/2
    A  quiddity 1
    table  phase 3

the Hag's three are the most of each attacker                    quarriors.creatures.always-abilities
    table  wilds Mighty Witching Hag, Mighty Quake Dragon, Deathdealer
    A  ready Quake Dragon L1 4/4, Quake Dragon L3 8/7**, Assistant L1 1/2
    B  ready Witching Hag L1 3/3, Deathdealer L2 4/4
    A> attack
    table  remaining 7
    asks B quarriors-ask-defend

two Warriors raise each other, and the third by two              quarriors.creatures.always-abilities
    table  wilds Strong Warrior of the Quay, Life Spell, Quake Dragon
    A  ready Warrior of the Quay L2 3/4, Quake Dragon L3 8/7**, Warrior of the Quay L1 2/3
    B  ready Warrior of the Quay L1 2/3, Warrior of the Quay L2 3/4  spells Life S
    A> attack
    table  values 4, 10, 3
    asks B quarriors-ask-react-announced

the Warrior may stand behind                                     quarriors.creatures.always-abilities
    table  wilds Strong Warrior of the Quay, Scavenging Goblin
    A  ready Scavenging Goblin L1 2/2
    B  ready Assistant L1 1/2, Warrior of the Quay L1 2/3
    A> attack
    B> defend Assistant L1 1/2
    B  ready Assistant L1 1/2, Warrior of the Quay L1 2/3

each Mighty Deathdealer hits once more                           quarriors.creatures.always-abilities
    table  wilds Mighty Deathdealer, Quake Dragon, Witching Hag
    A  ready Deathdealer L1 3/2, Deathdealer L2 4/4
    B  ready Assistant L1 1/2, Quake Dragon L3 8/7**, Witching Hag L1 3/3
    A> attack
    B> defend Assistant L1 1/2
    # 7 - 2 + 3 + 4
    table  remaining 12
    asks B quarriors-ask-defend

all that wait aside are rolled with one kill                     quarriors.creatures.always-abilities
    table  wilds Mighty Ghostly Spirit, Witching Hag
    A  ready Witching Hag L1 3/3  aside Ghostly Spirit, Ghostly Spirit
    B  ready Assistant L1 1/2
    luck 3 0
    A> attack
    A  aside nothing  ready Witching Hag L1 3/3, Ghostly Spirit L1 2/2  used Ghostly Spirit

one creature with a spell is one creature                        quarriors.creatures.conditional-abilities
    table  wilds Warrior of the Quay, Victory Cantrip, Witching Hag
    A  ready Warrior of the Quay L1 2/3
    B  ready Witching Hag L2 4/5, Victory S (attached)
    A> attack
    B  ready nothing  used Witching Hag, Victory

each of two Warriors is stronger against one                     quarriors.creatures.conditional-abilities
    table  wilds Warrior of the Quay, Mighty Quake Dragon
    A  ready Warrior of the Quay L1 2/3, Warrior of the Quay L2 3/4
    B  ready Quake Dragon L3 8/7**
    A> attack
    # 5 + 6 against 7 + 2
    B  ready nothing

the Devotee silences from any place                              quarriors.creatures.conditional-abilities
    table  wilds Mighty Devotee of the Holy Query, Life Cantrip, Witching Hag
    A  ready Assistant L1 1/2, Devotee of the Holy Query L2 2/4*
    B  ready Witching Hag L1 3/3, Life S (attached)
    A> attack
    B  ready nothing  used Witching Hag, Life

one Warrior a turn, whoever is summoned between                  quarriors.creatures.conditional-abilities
    table  wilds Mighty Warrior of the Quay, Scavenging Goblin
    A  pool Warrior of the Quay L1 2/3, Scavenging Goblin L1 2/2, Warrior of the Quay L2 3/4  quiddity 5
    A> summon Warrior of the Quay L1 2/3
    A> summon Scavenging Goblin L1 2/2
    A? attack
    A! summon Warrior of the Quay L2 3/4  quarriors.creatures.conditional-abilities

the Strong Spirit, destroyed by its owner's spell                quarriors.creatures.spirit-example
    table  wilds Strong Ghostly Spirit, Death Incantation
    A  spells Death S*  ready Ghostly Spirit L1 2/2
    A> cast Death S*
    A> destroy A Ghostly Spirit L1 2/2
    A  pool Ghostly Spirit ?  used Death  ready nothing

destroyed by a spell, it loses what is attached                  quarriors.attach.falls-on-destroy
    table  wilds Death Incantation, Life Cantrip
    A  spells Death S*
    B  ready Assistant L1 1/2, Life S (attached), Assistant L1 1/2
    A> cast Death S*
    A> destroy B Assistant L1 1/2 #1
    B  ready Assistant L1 1/2  used Assistant, Life  spells nothing

who is sheltered is sheltered without the spell                  quarriors.attach.always-used-pile
    table  wilds Life Charm, Victory Cantrip, Witching Hag
    A  ready Witching Hag L1 3/3
    B  ready Assistant L1 1/2, Victory S (attached)  spells Life S
    A> attack
    B> react Life S
    B  pool Assistant ?  used Life, Victory  ready nothing

# --- reactions

two Life Spells: eight more, for every creature                  quarriors.reaction.any-time quarriors.reaction.best-when-attacked
    table  wilds Life Spell, Witching Hag, Mighty Quake Dragon
    A  ready Quake Dragon L3 8/7**, Assistant L1 1/2
    B  ready Witching Hag L1 3/3, Assistant L1 1/2  spells Life S, Life S
    A> attack
    B> react Life S
    B> react Life S
    B  guard 8  used Life, Life
    # 9 against 2 + 8
    B> defend Assistant L1 1/2
    B  ready Witching Hag L1 3/3, Assistant L1 1/2

the Shaping Spell takes one's own attached spell, too            quarriors.glossary.in-play
    table  wilds Shaping Spell, Life Cantrip
    A  spells Shaping S  ready Assistant L1 1/2, Life S (attached)
    A> cast Shaping S
    A? strip A Life S
    A> strip A Life S
    A  ready Assistant L1 1/2  used Shaping, Life

dice without a face are in play, in another's turn too           quarriors.glossary.in-play
    table  wilds Primordial Ooze
    A  ready Assistant L1 1/2
    B  ready Primordial Ooze L2 ?/?  used Quiddity  pool Quiddity ?
    A> attack
    B  ready Primordial Ooze L2 ?/?

two Strong Deathdealers score with one kill                      quarriors.glossary.score
    table  wilds Strong Deathdealer
    A  ready Deathdealer L1 3/2, Deathdealer L2 4/4
    B  ready Assistant L1 1/2
    A> attack
    A  glory 4  ready nothing  used Deathdealer, Deathdealer
    table  scored 2

three that scored are three                                      quarriors.glossary.score
    table  wilds Victory Charm
    B  spells Victory S  ready Assistant L1 1/2, Assistant L1 1/2, Assistant L1 1/2
    A> attack
    A> end-turn
    luck 0 0 0   0 0 0
    B> done
    B  glory 3
    B> cast Victory S
    B  glory 6

what protects counts against the Death Spell                     quarriors.glossary.destroy-by-effect
    table  wilds Death Spell, Life Cantrip, Scavenging Goblin, Witching Hag
    A  spells Death S*
    B  ready Witching Hag L1 3/3, Life S (attached), Scavenging Goblin L1 2/2, Life S (attached)
    A> cast Death S*
    # 3 + 4 is too much, 2 + 4 is not
    A? destroy B Scavenging Goblin L1 2/2
    A> destroy B Scavenging Goblin L1 2/2
    B  ready Witching Hag L1 3/3, Life S (attached)

# --- once more and elsewhere

a die is picked once to be rolled again                          quarriors.locations.reroll-active-only
    table  wilds Growth Incantation
    B  bag Growth, Quiddity, Portal
    luck 0 0 0   3 0 0
    A> attack
    A> end-turn
    B> use Growth S
    B> re-roll Quiddity Q1
    B? done | re-roll Portal Q1
    luck 5
    B> done
    B  pool Quiddity Q2, Portal Q1

who is rescued keeps the level                                   quarriors.glossary.reaction
    table  wilds Shaping Cantrip, Witching Hag, Mighty Quake Dragon
    A  ready Quake Dragon L2 6/6*
    B  ready Witching Hag L2 4/5  spells Shaping S
    A> attack
    B> react Shaping S
    B  ready Witching Hag L2 4/5  used Shaping

no reaction chooses the Mighty Devotee                           quarriors.creatures.conditional-abilities
    table  wilds Mighty Devotee of the Holy Query, Life Incantation, Witching Hag
    A  ready Devotee of the Holy Query L2 2/4*, Witching Hag L1 3/3
    B  ready Assistant L1 1/2  spells Life S
    A> attack
    B> react Life S
    B? weaken A Witching Hag L1 3/3
    asks B quarriors-ask-weaken

a kill by a spell calls who waits aside, on any level            quarriors.creatures.always-abilities
    table  wilds Mighty Ghostly Spirit, Death Incantation
    A  spells Death S*  aside Ghostly Spirit
    B  ready Assistant L1 1/2
    luck 5
    A> cast Death S*
    A> destroy B Assistant L1 1/2
    A  aside nothing  ready Ghostly Spirit L2 3/3  used Death

three small ones are nothing to the Strong Dragon                quarriors.creatures.always-abilities
    table  wilds Strong Quake Dragon, Witching Hag
    A  ready Witching Hag L2 4/5, Witching Hag L1 3/3, Witching Hag L2 4/5
    B  ready Quake Dragon L1 4/4, Assistant L1 1/2
    A> attack
    B  ready Quake Dragon L1 4/4, Assistant L1 1/2
    table  phase 5

what two effects give is added                                   quarriors.quiddity.from-effects
    table  wilds Growth Charm
    A  spells Growth S, Growth S
    A> cast Growth S
    A> cast Growth S
    A  quiddity 6

a die taken for nothing leaves its card, too                     quarriors.cards.hold-dice
    table  supply Quiddity 1
    A> attack
    A> capture Quiddity
    A  used Quiddity
    table  supply nothing

an immediate spell is not readied beside another                 quarriors.ready.spells-to-ready-area
    table  wilds Growth Spell, Death Cantrip
    B  bag Death, Growth
    luck 0 0   3 3
    A> attack
    A> end-turn
    B> done
    B  spells Death S*  pool Growth S

no spell of the ready area is culled                             quarriors.score.cull-from-used-only
    table  wilds Growth Charm
    B  ready Assistant L1 1/2  spells Growth S  used Quiddity
    A> attack
    A> end-turn
    B? done | cull Quiddity | cull Assistant
    asks B quarriors-ask-cull

the last Portal may draw itself                                  quarriors.immediate.portal-example
    B  bag Portal
    luck 0 1
    A> attack
    A> end-turn
    luck 0 0
    B> use Portal draw 1
    B  pool Portal Q1  bag nothing  used nothing

the burst pays whoever was summoned before                       quarriors.cards.goblin-burst-face
    table  wilds Scavenging Goblin
    A  pool Assistant L1 1/2, Scavenging Goblin L1 2/2*, Scavenging Goblin L1 2/2*  quiddity 2
    A> summon Assistant L1 1/2
    A> summon Scavenging Goblin L1 2/2*
    A  quiddity 1
    A> summon Scavenging Goblin L1 2/2*
    A  quiddity 1

# --- the end

glory of the fifth phase wins at once, too                       quarriors.win.goal-ends-at-once quarriors.glossary.effect
    table  wilds Victory Incantation
    A  spells Victory S  glory 17
    A> attack
    A> cast Victory S
    over glory_goal A
    A  glory 20

a card emptied while scoring ends the game                       quarriors.win.four-empty-cards quarriors.win.empty-ends-at-once
    table  wilds Shaping Incantation, Ghostly Spirit, Deathdealer, Warrior of the Quay, Witching Hag  supply Ghostly Spirit 1
    A  glory 2
    B  ready Assistant L1 1/2, Shaping S (attached)  used Quiddity
    A> attack
    A> end-turn
    B> give-up Quiddity
    B> take Ghostly Spirit
    over empty_cards A
    B  glory 1  used Assistant, Shaping, Ghostly Spirit

dice of the active pool break no tie                             quarriors.win.tie-ready-dice
    table  wilds Scavenging Goblin, Deathdealer, Ghostly Spirit, Witching Hag  supply Scavenging Goblin 1
    A  quiddity 2  glory 9  ready Assistant L1 1/2  pool Portal draw 1, Portal draw 1
    B  glory 9  ready Assistant L1 1/2, Assistant L1 1/2
    A> attack
    A> capture Scavenging Goblin
    over empty_cards B

game quarriors players=3

the quake reaches each opponent                                  quarriors.creatures.always-abilities
    table  wilds Quake Dragon, Defender of the Pale
    A  ready Quake Dragon L1 4/4
    B  ready Assistant L1 1/2, Defender of the Pale L2 2/6*
    C  ready Assistant L1 1/2, Defender of the Pale L2 2/6*
    A> attack
    B  ready Defender of the Pale L2 2/6*  used Assistant
    C  ready Defender of the Pale L2 2/6*  used Assistant

a spell of the third seat may be destroyed                       quarriors.glossary.in-play
    table  wilds Shaping Spell, Growth Charm
    A  spells Shaping S
    C  spells Growth S
    A> cast Shaping S
    A? dispel C Growth S
    A> dispel C Growth S
    C  spells nothing  used Growth

the price grows by the Defenders of both opponents               quarriors.ready.summon-cost
    table  wilds Mighty Defender of the Pale, Scavenging Goblin
    A  pool Scavenging Goblin L1 2/2  quiddity 2
    B  ready Defender of the Pale L1 1/5*
    C  ready Defender of the Pale L2 2/6*
    A! summon Scavenging Goblin L1 2/2  quarriors.ready.summon-cost
    set A  quiddity 3
    A> summon Scavenging Goblin L1 2/2
    A  quiddity 0

a die is traded with anybody                                     quarriors.score.on-score-abilities
    table  wilds Deathdealer
    A  used Quiddity
    B  ready Deathdealer L1 3/2
    C  used Portal
    A> attack
    A> end-turn
    B? decline | trade-for A Quiddity | trade-for C Portal
    B> trade-for A Quiddity
    A  used Deathdealer
    B  used Quiddity
    C  used Portal
    luck 0 0
    B> done

what one could not take is lost, and the next is attacked        quarriors.attack.loop-ends quarriors.attack.until-all-defended
    table  wilds Witching Hag, Defender of the Pale
    A  ready Witching Hag L2 4/5, Witching Hag L2 4/5
    B  ready Assistant L1 1/2
    C  ready Defender of the Pale L3 2/8**
    A> attack
    B  ready nothing
    C  ready nothing

the Mighty Warrior clears both opponents' tables                 quarriors.creatures.abilities-on-entry
    table  wilds Mighty Warrior of the Quay
    A  pool Warrior of the Quay L1 2/3  quiddity 1
    B  ready Warrior of the Quay L1 2/3, Assistant L1 1/2
    C  ready Assistant L1 1/2, Warrior of the Quay L2 3/4
    A> summon Warrior of the Quay L1 2/3
    A  ready Warrior of the Quay L1 2/3
    B  ready Assistant L1 1/2  used Warrior of the Quay
    C  ready Assistant L1 1/2  used Warrior of the Quay

the Mighty Ooze counts the creatures of three tables             quarriors.creatures.always-abilities
    table  wilds Mighty Primordial Ooze, Life Spell
    A  ready Primordial Ooze L2 ?/?
    B  ready Assistant L1 1/2  spells Life S
    C  ready Assistant L1 1/2, Assistant L1 1/2
    A> attack
    table  values 4  remaining 4
    asks B quarriors-ask-react-announced

who was weakened against one is weak against all                 quarriors.reaction.any-time
    table  wilds Life Incantation, Witching Hag, Scavenging Goblin
    A  ready Witching Hag L2 4/5
    B  ready Assistant L1 1/2, Scavenging Goblin L1 2/2  spells Life S
    C  ready Scavenging Goblin L1 2/2
    A> attack
    B> pass
    B> defend Assistant L1 1/2
    B> react Life S
    B> weaken A Witching Hag L2 4/5
    B  ready Scavenging Goblin L1 2/2
    C  ready Scavenging Goblin L1 2/2

a goal reached in the attack ends it                             quarriors.win.goal-ends-at-once quarriors.win.goal-three-players
    table  wilds Strong Deathdealer
    A  ready Deathdealer L2 4/4  glory 13
    B  ready Assistant L1 1/2
    C  ready Assistant L1 1/2
    A> attack
    over glory_goal A
    A  glory 15
    C  ready Assistant L1 1/2

the third seat wins with fifteen, too                            quarriors.win.goal-three-players
    begin score C
    table  wilds Scavenging Goblin
    C  ready Scavenging Goblin L1 2/2  glory 13
    over glory_goal C
    C  glory 15

the third seat may have the most                                 quarriors.win.highest-glory
    table  wilds Scavenging Goblin, Deathdealer, Ghostly Spirit, Witching Hag  supply Scavenging Goblin 1
    A  quiddity 2  glory 7
    B  glory 8
    C  glory 9
    A> attack
    A> capture Scavenging Goblin
    over empty_cards C

three may share                                                  quarriors.win.tie-shared
    table  wilds Scavenging Goblin, Deathdealer, Ghostly Spirit, Witching Hag  supply Scavenging Goblin 1
    A  quiddity 2  glory 9
    B  glory 9
    C  glory 9
    A> attack
    A> capture Scavenging Goblin
    over empty_cards A, B, C

two may share without the one who captured                       quarriors.win.tie-shared
    table  wilds Scavenging Goblin, Deathdealer, Ghostly Spirit, Witching Hag  supply Scavenging Goblin 1
    A  quiddity 2  glory 6
    B  glory 9
    C  glory 9
    A> attack
    A> capture Scavenging Goblin
    over empty_cards B, C

the Strong Ooze may be as a creature of either opponent          quarriors.optional.faq-strong-ooze
    table  wilds Strong Primordial Ooze, Witching Hag, Scavenging Goblin
    A  pool Primordial Ooze L2 ?/?  quiddity 2
    B  ready Scavenging Goblin L1 2/2
    C  ready Primordial Ooze L2 ?/? (as Witching Hag L2 4/5)
    A> summon Primordial Ooze L2 ?/?
    A? mimic B Scavenging Goblin L1 2/2 | mimic C Primordial Ooze L2 ?/? | decline
    A> mimic C Primordial Ooze L2 ?/?
    A  ready Primordial Ooze L2 ?/? (as Witching Hag L2 4/5)

game quarriors players=4

the last of three opponents is attacked as the first             quarriors.attack.everyone
    A  ready Assistant L1 1/2, Assistant L1 1/2
    B  ready Assistant L1 1/2
    C  ready Assistant L1 1/2
    D  ready Assistant L1 1/2
    A> attack
    B  used Assistant
    C  used Assistant
    D  used Assistant  ready nothing

the last of three opponents may answer                           quarriors.reaction.any-time quarriors.reaction.not-own-turn
    table  wilds Life Incantation, Witching Hag
    A  ready Witching Hag L2 4/5
    B  ready Assistant L1 1/2
    D  spells Life S
    A> attack
    asks D quarriors-ask-react-announced
    D> react Life S
    D> weaken A Witching Hag L2 4/5
    B  ready Assistant L1 1/2

three opponents beaten are three glory                          quarriors.win.track-everything
    table  wilds Victory Spell
    A  spells Victory S  ready Assistant L1 1/2, Assistant L1 1/2
    B  ready Assistant L1 1/2
    C  ready Assistant L1 1/2
    D  ready Assistant L1 1/2
    A> attack
    A> cast Victory S
    A  glory 3

the Death Spell passes over who has nobody for it                quarriors.glossary.destroy-by-effect
    table  wilds Death Spell, Defender of the Pale
    A  spells Death S*
    B  ready Defender of the Pale L3 2/8**
    D  ready Assistant L1 1/2
    A> cast Death S*
    A? destroy D Assistant L1 1/2
    A> destroy D Assistant L1 1/2
    B  ready Defender of the Pale L3 2/8**
    D  ready nothing  used Assistant

game quarriors players=2 spent_pile=yes

another die of its kind in the used pile stays there             quarriors.optional.spent-pile
    table  wilds Life Cantrip
    A  spells Life S  ready Assistant L1 1/2  used Life
    A> cast Life S
    A> attach-to Assistant L1 1/2
    A  spent nothing  used Life  ready Assistant L1 1/2, Life S (attached)

game quarriors players=2 tax_on_free_summons=yes

the whole tax is paid, with dice too                             quarriors.optional.faq-tax-on-free-summons
    table  wilds Mighty Defender of the Pale, Mighty Ghostly Spirit, Deathdealer
    A  ready Deathdealer L2 4/4  aside Ghostly Spirit  pool Quiddity Q2
    B  ready Defender of the Pale L3 2/8**, Assistant L1 1/2
    luck 3
    A> attack
    B> defend Assistant L1 1/2
    A  quiddity 0  pool nothing  used Quiddity  ready Deathdealer L2 4/4, Ghostly Spirit L1 2/2

game quarriors players=2 ooze_copies_all=yes

with all that its bursts bring                                   quarriors.optional.faq-strong-ooze
    table  wilds Strong Primordial Ooze, Mighty Quake Dragon
    B  ready Primordial Ooze L2 ?/? (as Quake Dragon L3 8/7**)
    A> attack
    A> end-turn
    B  glory 6
    luck 0 0
    B> done

# --- looked for by somebody else: the last of a list, two bonuses on one creature, more than enough

game quarriors players=2

the one that quakes may stand between others                     quarriors.creatures.always-abilities
    table  wilds Quake Dragon, Witching Hag
    A  ready Assistant L1 1/2, Quake Dragon L1 4/4, Assistant L1 1/2
    B  ready Assistant L1 1/2, Witching Hag L2 4/5, Assistant L1 1/2
    A> attack
    B  ready nothing  used Assistant, Assistant, Witching Hag

the one that quakes may stand last                               quarriors.creatures.always-abilities
    table  wilds Quake Dragon, Defender of the Pale
    A  ready Assistant L1 1/2, Quake Dragon L1 4/4
    B  ready Assistant L1 1/2, Defender of the Pale L2 2/6*
    A> attack
    B  ready Defender of the Pale L2 2/6*  used Assistant

friends and a banner are both counted                            quarriors.creatures.always-abilities quarriors.dice.burst-text-on-card
    table  wilds Strong Scavenging Goblin, Strong Warrior of the Quay, Witching Hag
    A  ready Witching Hag L1 3/3
    B  ready Scavenging Goblin L1 2/2*, Warrior of the Quay L1 2/3
    # 2, and 1 for the friend, and 1 by its banner
    A> attack
    B> defend Scavenging Goblin L1 2/2*
    B  ready Scavenging Goblin L1 2/2*, Warrior of the Quay L1 2/3  used nothing

each of five is a creature, and a spell or a rolled die is none  quarriors.creatures.definition quarriors.creatures.not-elsewhere
    table  wilds Mighty Primordial Ooze, Life Cantrip, Shaping Cantrip, Quake Dragon
    A  ready Primordial Ooze L2 ?/?, Assistant L1 1/2, Life S (attached), Assistant L1 1/2  pool Assistant L1 1/2
    B  ready Assistant L1 1/2, Assistant L1 1/2  spells Shaping S
    A> attack
    table  values 5, 1, 1
    asks B quarriors-ask-react-falling

the spells of the second creature fall with it                   quarriors.attach.falls-on-destroy quarriors.attach.always-used-pile
    table  wilds Life Cantrip, Witching Hag, Growth Charm
    A  ready Witching Hag L2 4/5, Witching Hag L2 4/5, Witching Hag L2 4/5
    B  ready Witching Hag L2 4/5, Assistant L1 1/2, Life S (attached), Life S (attached)
    A> attack
    B> defend Assistant L1 1/2
    B  ready Witching Hag L2 4/5  used Life, Life, Assistant

any of three spells may be cast, the last as the first           quarriors.reaction.normal-spells-own-turn quarriors.ready.spells-cast-later quarriors.cards.spell-effect-needs-spend
    table  wilds Growth Charm, Victory Incantation, Death Cantrip
    A  spells Growth S, Death S*, Victory S  ready Assistant L1 1/2
    A? attack | cast Growth S | cast Death S* | cast Victory S
    A> cast Victory S
    A  spells Growth S, Death S*  used Victory  glory 3

the last card of all may be captured from                        quarriors.locations.wilds-uncontrolled
    table  wilds Victory Incantation, Growth Charm  supply Victory 1, Growth 1
    A  quiddity 9
    A> attack
    A? end-turn | capture Growth | capture Victory
    A> capture Victory
    A  used Victory

quiddity on each of three dice of the pool is in play            quarriors.glossary.in-play
    table  wilds Primordial Ooze, Witching Hag, Life Spell
    A  ready Primordial Ooze L2 ?/?  pool Quiddity Q1, Portal Q1, Quiddity Q1, Quiddity Q2  used Quiddity, Portal  bag Quiddity
    B  ready Witching Hag L1 3/3  spells Life S
    A> attack
    table  values 4
    asks B quarriors-ask-react-announced

dice in the ready area break a tie, each spell too               quarriors.win.tie-ready-dice
    table  wilds Scavenging Goblin, Deathdealer, Ghostly Spirit, Witching Hag, Growth Charm  supply Scavenging Goblin 1
    A  quiddity 2  glory 9  spells Growth S
    B  glory 9  spells Growth S, Growth S
    A> attack
    A> capture Scavenging Goblin
    over empty_cards B

a fifth card that is empty ends it too                           quarriors.win.four-empty-cards
    table  wilds Scavenging Goblin, Deathdealer, Ghostly Spirit, Witching Hag, Quake Dragon  supply Scavenging Goblin 1
    A  quiddity 2  glory 3
    A> attack
    A> capture Scavenging Goblin
    over empty_cards A

two Oozes may each be another                                    quarriors.optional.faq-strong-ooze
    table  wilds Strong Primordial Ooze, Witching Hag
    A  ready Primordial Ooze L2 ?/?, Primordial Ooze L2 ?/?
    B  ready Witching Hag L1 3/3
    A? attack | change Primordial Ooze L2 ?/? #1 | change Primordial Ooze L2 ?/? #2
    A> change Primordial Ooze L2 ?/? #2
    A> mimic B Witching Hag L1 3/3
    A? attack | change Primordial Ooze L2 ?/?
    A> attack
    B  ready nothing

game quarriors players=3

what somebody else has gained goes at the end of the turn too    quarriors.quiddity.not-saved
    A  quiddity 2
    C  quiddity 3
    A> attack
    A> end-turn
    A  quiddity 0
    C  quiddity 0

game quarriors players=4

the third seat is answered by all three others                   quarriors.reaction.not-own-turn quarriors.reaction.any-time
    begin summon C
    table  wilds Life Spell, Witching Hag
    A  ready Assistant L1 1/2  spells Life S
    B  ready Assistant L1 1/2  spells Life S
    C  ready Witching Hag L2 4/5  spells Life S
    D  ready Assistant L1 1/2  spells Life S
    C> attack
    asks D quarriors-ask-react-announced
    D> pass
    asks A quarriors-ask-react-announced
    A> pass
    asks B quarriors-ask-react-announced
    B> pass
    C  spells Life S
    D  ready nothing
    asks A quarriors-ask-react-defending

game quarriors players=2 sweep_spells_at_scoring=yes

all spells go, not one of them                                   quarriors.score.scored-to-used
    table  wilds Growth Charm, Death Cantrip
    B  spells Growth S, Death S*, Growth S  ready Assistant L1 1/2
    A> attack
    A> end-turn
    B  spells nothing  used Assistant, Growth, Death, Growth  ready nothing
    asks B quarriors-ask-cull

game quarriors players=2 tax_on_free_summons=yes

who has more than the tax pays the tax                           quarriors.optional.faq-tax-on-free-summons
    table  wilds Mighty Defender of the Pale, Mighty Ghostly Spirit, Deathdealer
    A  ready Deathdealer L2 4/4  aside Ghostly Spirit  quiddity 5
    B  ready Defender of the Pale L1 1/5*, Assistant L1 1/2
    luck 3
    A> attack
    B> defend Assistant L1 1/2
    A  quiddity 4  ready Deathdealer L2 4/4, Ghostly Spirit L1 2/2

game quarriors players=2 portal_loop=yes

one other die in the bag or the used pile is no loop             quarriors.optional.faq-portal-loop
    B  bag Portal, Portal, Portal  used Portal, Quiddity
    luck 0 0 0 0 0   3 0 3 3 3
    A> attack
    A> end-turn
    set B  pool Portal draw 2  bag Portal, Assistant  used Portal, Portal
    luck 0 0   0 0
    B> use Portal draw 2
    B  used Portal, Portal, Portal  bag nothing  pool Portal Q1, Assistant Q1

nor is one under the Portals of the used pile                    quarriors.optional.faq-portal-loop
    B  bag Portal
    luck 0   3
    A> attack
    A> end-turn
    set B  pool Portal draw 2  bag Portal, Portal  used Portal, Assistant
    luck 0 0   0 0
    B> use Portal draw 2
    B  used Portal, Assistant, Portal  bag nothing  pool Portal Q1, Portal Q1
