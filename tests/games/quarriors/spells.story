# The twenty spell cards, sentence by sentence; attaching and reactions.

game quarriors players=2

# --- Death

the Death Spell takes one creature of each opponent              quarriors.glossary.destroy-by-effect
    table  wilds Death Spell, Defender of the Pale, Scavenging Goblin
    A  spells Death S*
    B  ready Defender of the Pale L3 2/8**, Defender of the Pale L2 2/6*, Scavenging Goblin L1 2/2
    A> cast Death S*
    # defense 8 is too much
    A? destroy B Defender of the Pale L2 2/6* | destroy B Scavenging Goblin L1 2/2
    A> destroy B Defender of the Pale L2 2/6*
    B  ready Defender of the Pale L3 2/8**, Scavenging Goblin L1 2/2  used Defender of the Pale
    A  used Death

with a double burst the same                                     quarriors.glossary.destroy-by-effect
    table  wilds Death Spell, Scavenging Goblin
    A  spells Death S**
    B  ready Scavenging Goblin L1 2/2
    A> cast Death S**
    A> destroy B Scavenging Goblin L1 2/2
    B  ready nothing

the Death Cantrip: two more, three with a double burst           quarriors.attack.cast-before-total
    table  wilds Death Cantrip, Scavenging Goblin, Defender of the Pale
    A  spells Death S**  ready Scavenging Goblin L1 2/2
    B  ready Defender of the Pale L1 1/5*
    A> cast Death S**
    A  might 3  used Death
    A> attack
    B  ready nothing
    A> end-turn
    A  might 0

an attached spell is not spent, another is                       quarriors.attach.keyword
    table  wilds Death Charm, Scavenging Goblin, Growth Charm
    A  spells Death S*, Growth S  ready Scavenging Goblin L1 2/2
    A> cast Growth S
    A> cast Death S*
    A> attach-to Scavenging Goblin L1 2/2
    A  ready Scavenging Goblin L1 2/2, Death S* (attached)  used Growth  spells nothing

the Death Charm: three and three                                 quarriors.attack.total-with-spells  quarriors.glossary.attach
    table  wilds Death Charm, Scavenging Goblin, Mighty Quake Dragon
    A  ready Quake Dragon L1 4/4
    B  ready Scavenging Goblin L1 2/2, Death S* (attached), Scavenging Goblin L1 2/2
    A> attack
    B> defend Scavenging Goblin L1 2/2 #1
    B  ready Scavenging Goblin L1 2/2, Death S* (attached), Scavenging Goblin L1 2/2

only the one it is attached to                                   quarriors.glossary.attach
    table  wilds Death Charm, Scavenging Goblin, Mighty Quake Dragon
    A  ready Quake Dragon L1 4/4
    B  ready Scavenging Goblin L1 2/2, Death S* (attached), Scavenging Goblin L1 2/2
    A> attack
    B> defend Scavenging Goblin L1 2/2 #2
    B  ready Scavenging Goblin L1 2/2, Death S* (attached)  used Scavenging Goblin

a spell stays with its creature through the others' turns        quarriors.glossary.attach
    table  wilds Death Charm, Scavenging Goblin
    A  ready Scavenging Goblin L1 2/2, Death S* (attached), Scavenging Goblin L1 2/2
    A> attack
    A> end-turn
    A  ready Scavenging Goblin L1 2/2, Death S* (attached), Scavenging Goblin L1 2/2

all its spells fall with it, those of another stay               quarriors.glossary.attach quarriors.attach.falls-on-destroy
    table  wilds Death Charm, Scavenging Goblin, Mighty Quake Dragon
    A  ready Quake Dragon L3 8/7**
    B  ready Scavenging Goblin L1 2/2, Death S* (attached), Death S* (attached), Scavenging Goblin L1 2/2, Death S* (attached)
    A> attack
    B> defend Scavenging Goblin L1 2/2 #1
    B  ready Scavenging Goblin L1 2/2, Death S* (attached)  used Scavenging Goblin, Death, Death

the Death Charm, double: five and five                           quarriors.attack.total-with-spells
    table  wilds Death Charm, Scavenging Goblin, Mighty Quake Dragon
    A  ready Scavenging Goblin L1 2/2, Death S** (attached)
    B  ready Quake Dragon L2 6/6*
    A> attack
    B  ready nothing

the Death Incantation: level two at most                         quarriors.glossary.level
    table  wilds Death Incantation, Defender of the Pale, Warrior of the Quay
    A  spells Death S*
    B  ready Defender of the Pale L3 2/8**, Warrior of the Quay L2 3/4
    A> cast Death S*
    A? destroy B Warrior of the Quay L2 3/4
    A> destroy B Warrior of the Quay L2 3/4
    B  ready Defender of the Pale L3 2/8**

with a double burst any, whatever its defense                    quarriors.glossary.destroy-by-effect
    table  wilds Death Incantation, Defender of the Pale, Life Cantrip
    A  spells Death S**
    B  ready Defender of the Pale L3 2/8**, Life S (attached)
    A> cast Death S**
    A> destroy B Defender of the Pale L3 2/8**
    B  ready nothing  used Defender of the Pale, Life

# --- Growth

the Growth Cantrip: two quiddity and a capture                   quarriors.capture.extra-by-effect quarriors.immediate.spend
    table  wilds Growth Cantrip
    B  bag Growth
    luck 0 3
    A> attack
    A> end-turn
    B> use Growth S
    B  quiddity 2  used Growth  pool nothing
    table  captures 2  phase 3

the Growth Charm: three                                          quarriors.quiddity.from-effects
    table  wilds Growth Charm
    A  spells Growth S
    A> cast Growth S
    A  quiddity 3

the Growth Incantation: two, and two dice again                  quarriors.immediate.kinds
    table  wilds Growth Incantation
    B  bag Growth, Quiddity, Quiddity, Portal
    luck 0 1 1 0   3 0 5 0
    A> attack
    A> end-turn
    B> use Growth S
    B  quiddity 2
    B? done | re-roll Quiddity Q1 | re-roll Quiddity Q2 | re-roll Portal Q1
    B> re-roll Quiddity Q1
    B? done | re-roll Quiddity Q2 | re-roll Portal Q1
    luck 5 3
    B> re-roll Portal Q1
    B  pool Quiddity Q2, Quiddity Q2, Portal draw 2
    B> done

just one, or none                                                quarriors.immediate.optional
    table  wilds Growth Incantation
    B  bag Growth, Quiddity
    luck 0 0   3 0
    A> attack
    A> end-turn
    B> use Growth S
    luck 5
    B> re-roll Quiddity Q1
    B  pool Quiddity Q2  quiddity 2
    table  phase 3

# --- Life

the Life Cantrip: four more defense, through the others' turns   quarriors.attach.at-once
    table  wilds Life Cantrip, Scavenging Goblin, Defender of the Pale
    A  spells Life S  ready Scavenging Goblin L1 2/2
    A> cast Life S
    A> attach-to Scavenging Goblin L1 2/2
    A> attack
    A> end-turn
    set B  ready Defender of the Pale L3 2/8**, Defender of the Pale L3 2/8**, Assistant L1 1/2
    B> attack
    # 5 against 6
    A  ready Scavenging Goblin L1 2/2, Life S (attached)

six kill it, and the spell falls too                             quarriors.attach.at-once  quarriors.attach.falls-on-destroy
    table  wilds Life Cantrip, Scavenging Goblin, Mighty Quake Dragon
    A  ready Quake Dragon L2 6/6*
    B  ready Scavenging Goblin L1 2/2, Life S (attached)
    A> attack
    B  ready nothing  used Scavenging Goblin, Life

attach needs a creature of one's own                             quarriors.attach.to-own-creature
    table  wilds Life Cantrip, Scavenging Goblin
    A  spells Life S
    B  ready Scavenging Goblin L1 2/2, Assistant L1 1/2, Assistant L1 1/2
    A! cast Life S  quarriors.attach.to-own-creature
    set A  ready Assistant L1 1/2, Scavenging Goblin L1 2/2
    A> cast Life S
    A? attach-to Assistant L1 1/2 | attach-to Scavenging Goblin L1 2/2
    A> attach-to Assistant L1 1/2
    A  ready Assistant L1 1/2, Life S (attached), Scavenging Goblin L1 2/2

wherever the creature goes, the spell goes to the used pile      quarriors.attach.always-used-pile
    table  wilds Strong Ghostly Spirit, Death Charm, Mighty Quake Dragon
    A  ready Quake Dragon L2 6/6*
    B  ready Ghostly Spirit L2 3/3, Death S* (attached)
    A> attack
    B  pool Ghostly Spirit ?  used Death

# --- reactions

an ordinary spell waits for one's own turn                       quarriors.reaction.normal-spells-own-turn
    table  wilds Death Incantation, Scavenging Goblin
    A  ready Scavenging Goblin L1 2/2
    B  spells Death S**  ready Assistant L1 1/2, Assistant L1 1/2
    A> attack
    A! cast Death S**
    B! cast Death S**  quarriors.reaction.normal-spells-own-turn
    set A  ready Scavenging Goblin L1 2/2
    luck 0 0
    A> end-turn
    B> done
    B? attack | cast Death S**

a reaction is cast in an opponent's turn                         quarriors.reaction.any-time  quarriors.reaction.best-when-attacked  quarriors.reaction.keyword
    table  wilds Life Spell, Scavenging Goblin, Witching Hag
    A  ready Scavenging Goblin L1 2/2, Witching Hag L1 3/3
    B  ready Scavenging Goblin L1 2/2  spells Life S
    A> attack
    asks B quarriors-ask-react-announced
    B? pass | react Life S
    B> react Life S
    B  guard 4  used Life  spells nothing
    # 5 against 6
    B  ready Scavenging Goblin L1 2/2
    A> end-turn
    B  guard 0
    luck 0 0   0 0
    B> done

who holds none is not asked                                      quarriors.reaction.best-when-attacked
    table  wilds Life Spell, Scavenging Goblin, Witching Hag
    A  ready Scavenging Goblin L1 2/2, Witching Hag L1 3/3
    B  ready Scavenging Goblin L1 2/2
    A> attack
    B  ready nothing

not in one's own turn                                            quarriors.reaction.not-own-turn
    table  wilds Life Spell, Scavenging Goblin
    A  ready Scavenging Goblin L1 2/2  spells Life S
    A! react Life S  quarriors.reaction.not-own-turn
    A! cast Life S  quarriors.reaction.not-own-turn
    A> attack
    A! react Life S  quarriors.reaction.not-own-turn
    A> end-turn
    A? done | discard Life S
    A> done

before each choice of a defender it is asked again               quarriors.reaction.any-time
    table  wilds Life Spell, Scavenging Goblin, Witching Hag
    A  ready Witching Hag L2 4/5
    B  ready Scavenging Goblin L1 2/2, Assistant L1 1/2  spells Life S
    A> attack
    B> pass
    B> defend Assistant L1 1/2
    asks B quarriors-ask-react-defending
    B> react Life S
    B  ready Scavenging Goblin L1 2/2  used Assistant, Life

the Life Charm saves the dice of this turn                       quarriors.reaction.any-time quarriors.glossary.reaction
    table  wilds Life Charm, Scavenging Goblin, Witching Hag
    A  ready Witching Hag L2 4/5
    B  ready Scavenging Goblin L1 2/2, Assistant L1 1/2  spells Life S
    A> attack
    B> pass
    B> defend Assistant L1 1/2
    asks B quarriors-ask-react-falling
    B> react Life S
    B  haven yes  used Life  pool Assistant ?, Scavenging Goblin ?  ready nothing
    luck 0   0 0 0
    A> end-turn
    B  haven no

the Life Incantation brings an attacker to nothing               quarriors.reaction.any-time
    table  wilds Life Incantation, Scavenging Goblin, Witching Hag, Warrior of the Quay
    A  ready Witching Hag L2 4/5, Warrior of the Quay L1 2/3
    B  ready Witching Hag L2 4/5  spells Life S
    A> attack
    B> react Life S
    B? weaken A Witching Hag L2 4/5 | weaken A Warrior of the Quay L1 2/3
    B> weaken A Warrior of the Quay L1 2/3
    # the bonus against a single creature goes too: 4 against 5
    B  ready Witching Hag L2 4/5

in mid-defense it takes away what that creature added            quarriors.reaction.any-time
    table  wilds Life Incantation, Scavenging Goblin, Witching Hag
    A  ready Witching Hag L2 4/5, Scavenging Goblin L1 2/2
    B  ready Assistant L1 1/2, Scavenging Goblin L1 2/2  spells Life S
    A> attack
    B> pass
    B> defend Assistant L1 1/2
    table  remaining 4
    B> react Life S
    B> weaken A Witching Hag L2 4/5
    B  ready Scavenging Goblin L1 2/2  used Assistant, Life

the Shaping Cantrip returns the fallen                           quarriors.glossary.reaction
    table  wilds Shaping Cantrip, Scavenging Goblin, Witching Hag
    A  ready Witching Hag L1 3/3
    B  ready Scavenging Goblin L1 2/2  spells Shaping S
    A> attack
    B? pass | react Shaping S
    B> react Shaping S
    B  ready Scavenging Goblin L1 2/2  used Shaping

also from a Death spell                                          quarriors.glossary.reaction quarriors.reaction.keyword
    table  wilds Shaping Cantrip, Death Incantation, Scavenging Goblin
    A  spells Death S*
    B  ready Scavenging Goblin L1 2/2  spells Shaping S
    A> cast Death S*
    A> destroy B Scavenging Goblin L1 2/2
    B> react Shaping S
    B  ready Scavenging Goblin L1 2/2  used Shaping
    table  phase 3

two ways out: the owner picks one                                quarriors.attack.destroy-abilities-now
    table  wilds Shaping Cantrip, Strong Ghostly Spirit, Witching Hag
    A  ready Witching Hag L1 3/3
    B  ready Ghostly Spirit L2 3/3  spells Shaping S
    A> attack
    B> react Shaping S
    B? come-back | to-pool
    B> to-pool
    B  pool Ghostly Spirit ?  ready nothing  used Shaping

# --- Shaping

the Shaping Spell destroys a spell, a reaction unused too        quarriors.glossary.in-play
    table  wilds Shaping Spell, Life Spell, Death Charm, Scavenging Goblin
    A  spells Shaping S
    B  spells Life S  ready Scavenging Goblin L1 2/2, Death S* (attached)
    A> cast Shaping S
    A? dispel B Life S | strip B Death S*
    A> dispel B Life S
    B  spells nothing  used Life
    A  used Shaping

or an attached one                                               quarriors.glossary.in-play
    table  wilds Shaping Spell, Life Spell, Death Charm, Scavenging Goblin
    A  spells Shaping S
    B  spells Life S  ready Scavenging Goblin L1 2/2, Death S* (attached)
    A> cast Shaping S
    A> strip B Death S*
    B  spells Life S  ready Scavenging Goblin L1 2/2  used Death

alone it has nothing to destroy                                  quarriors.glossary.in-play
    table  wilds Shaping Spell
    A  spells Shaping S
    A! cast Shaping S

two of them have                                                 quarriors.glossary.in-play
    table  wilds Shaping Spell
    A  spells Shaping S, Shaping S
    A> cast Shaping S
    A? dispel A Shaping S
    A> dispel A Shaping S
    A  used Shaping, Shaping

the Shaping Charm turns creatures up by a level                  quarriors.manners.no-turning
    table  wilds Shaping Charm, Defender of the Pale, Scavenging Goblin, Devotee of the Holy Query
    A  spells Shaping S  ready Defender of the Pale L1 1/5*, Scavenging Goblin L1 2/2, Devotee of the Holy Query L1 0/3
    A> cast Shaping S
    A? turn-to Devotee of the Holy Query L2 2/4 | turn-to Devotee of the Holy Query L2 2/4*
    A> turn-to Devotee of the Holy Query L2 2/4*
    A  ready Defender of the Pale L2 2/6*, Scavenging Goblin L1 2/2, Devotee of the Holy Query L2 2/4*

the Shaping Incantation: a die for a dearer one                  quarriors.score.on-score-abilities
    table  wilds Shaping Incantation, Scavenging Goblin, Ghostly Spirit, Witching Hag  supply Portal 5, Ghostly Spirit 5, Witching Hag 5
    B  ready Scavenging Goblin L1 2/2, Shaping S (attached)  used Quiddity
    A> attack
    A> end-turn
    B? decline | give-up Quiddity | give-up Scavenging Goblin | give-up Shaping
    B> give-up Scavenging Goblin
    # up to 5
    B? take Portal | take Ghostly Spirit | take Witching Hag | take Scavenging Goblin
    asks B quarriors-ask-upgrade

a quiddity die for one of three                                  quarriors.score.on-score-abilities
    table  wilds Shaping Incantation, Scavenging Goblin, Ghostly Spirit, Witching Hag  supply Portal 5, Ghostly Spirit 5, Witching Hag 5
    B  ready Scavenging Goblin L1 2/2, Shaping S (attached)  used Quiddity
    A> attack
    A> end-turn
    B> give-up Quiddity
    B? take Quiddity | take Ghostly Spirit
    B> take Ghostly Spirit
    B  used Ghostly Spirit, Scavenging Goblin, Shaping
    table  supply Quiddity 1, Portal 5, Ghostly Spirit 4, Witching Hag 5  captures 1
    luck 0 0 0   0 0 0
    B> done

# --- Victory

the Victory Spell: glory for each opponent beaten                quarriors.win.track-everything quarriors.glossary.destroy-by-damage
    table  wilds Victory Spell, Scavenging Goblin
    A  spells Victory S  ready Scavenging Goblin L1 2/2
    B  ready Assistant L1 1/2
    A! cast Victory S
    A> attack
    A> cast Victory S
    A  glory 1  used Victory

not if nobody lost a creature                                    quarriors.win.track-everything
    table  wilds Victory Spell, Scavenging Goblin
    A  spells Victory S  ready Scavenging Goblin L1 2/2
    A> attack
    A! cast Victory S
    A? end-turn

the Victory Cantrip: two more                                    quarriors.attach.falls-on-score
    table  wilds Victory Cantrip, Scavenging Goblin
    A  spells Victory S  ready Scavenging Goblin L1 2/2
    A> cast Victory S
    A> attach-to Scavenging Goblin L1 2/2
    A> attack
    A> end-turn
    B> attack
    B> end-turn
    A  glory 4  used Victory, Scavenging Goblin
    luck 0 0   0 0
    A> done

the Victory Charm: one for each that scored, from two on         quarriors.win.track-everything quarriors.glossary.score
    table  wilds Victory Charm, Scavenging Goblin
    B  spells Victory S  ready Scavenging Goblin L1 2/2, Assistant L1 1/2
    A> attack
    A> end-turn
    luck 0 0   0 0
    B> done
    B  glory 3
    B> cast Victory S
    B  glory 5

one is too few for it                                            quarriors.win.track-everything
    table  wilds Victory Charm, Scavenging Goblin
    B  spells Victory S  ready Scavenging Goblin L1 2/2
    A> attack
    A> end-turn
    luck 0 0
    B> done
    B! cast Victory S

game quarriors players=3

the Victory Spell counts opponents, not creatures                quarriors.win.track-everything
    table  wilds Victory Spell, Witching Hag
    A  spells Victory S  ready Witching Hag L2 4/5
    B  ready Assistant L1 1/2, Assistant L1 1/2
    C  ready Assistant L1 1/2
    A> attack
    A> cast Victory S
    A  glory 2

the Death Spell goes round the table                             quarriors.glossary.destroy-by-effect
    table  wilds Death Spell, Scavenging Goblin
    A  spells Death S*
    B  ready Scavenging Goblin L1 2/2
    C  ready Scavenging Goblin L1 2/2, Assistant L1 1/2
    A> cast Death S*
    A? destroy B Scavenging Goblin L1 2/2
    A> destroy B Scavenging Goblin L1 2/2
    A? destroy C Scavenging Goblin L1 2/2 | destroy C Assistant L1 1/2
    A> destroy C Assistant L1 1/2
    C  ready Scavenging Goblin L1 2/2

a third player may react for himself                             quarriors.reaction.any-time
    table  wilds Life Incantation, Witching Hag
    A  ready Witching Hag L2 4/5
    B  ready Assistant L1 1/2
    C  spells Life S
    A> attack
    C> react Life S
    C> weaken A Witching Hag L2 4/5
    B  ready Assistant L1 1/2

who waited while another held is asked when his turn to defend comes  quarriors.reaction.any-time  quarriors.reaction.best-when-attacked
    table  wilds Witching Hag, Scavenging Goblin, Defender of the Pale, Life Spell
    A  ready Witching Hag L1 3/3
    B  ready Defender of the Pale L1 1/5*
    C  ready Scavenging Goblin L1 2/2, Defender of the Pale L1 1/5*  spells Life S
    A> attack
    asks C quarriors-ask-react-announced
    C> pass
    B  ready Defender of the Pale L1 1/5*
    table  defender C  remaining 3
    asks C quarriors-ask-react-defending
    C> react Life S
    C? defend Scavenging Goblin L1 2/2 | defend Defender of the Pale L1 1/5*
    C> defend Scavenging Goblin L1 2/2
    C  ready Scavenging Goblin L1 2/2, Defender of the Pale L1 1/5*

game quarriors players=2

the attacker is not asked for a reaction of his own              quarriors.reaction.not-own-turn
    table  wilds Life Spell, Witching Hag
    A  ready Witching Hag L1 3/3  spells Life S
    B  ready Assistant L1 1/2  spells Life S
    A> attack
    asks B quarriors-ask-react-announced
    B> pass
    A  spells Life S  guard 0
    B  used Assistant
    table  phase 5

a spell is attached to a creature, not to a spell                quarriors.attach.to-own-creature
    table  wilds Life Cantrip
    A  ready Assistant L1 1/2, Life S (attached), Assistant L1 1/2  spells Life S
    A> cast Life S
    A? attach-to Assistant L1 1/2 #1 | attach-to Assistant L1 1/2 #2
    A> attach-to Assistant L1 1/2 #1
    A  ready Assistant L1 1/2, Life S (attached), Life S (attached), Assistant L1 1/2

destroyed by a spell is not beaten by damage                     quarriors.glossary.destroy-by-damage
    table  wilds Victory Spell, Death Incantation, Scavenging Goblin
    A  spells Victory S, Death S*  ready Scavenging Goblin L1 2/2
    B  ready Assistant L1 1/2
    A> cast Death S*
    A> destroy B Assistant L1 1/2
    A> attack
    A! cast Victory S  quarriors.glossary.destroy-by-damage
    table  beaten 0

what one came back for does not save the next                    quarriors.glossary.reaction
    table  wilds Shaping Cantrip, Scavenging Goblin, Witching Hag
    A  ready Witching Hag L2 4/5
    B  ready Scavenging Goblin L1 2/2, Assistant L1 1/2  spells Shaping S, Shaping S
    A> attack
    B> defend Scavenging Goblin L1 2/2
    B? pass | react Shaping S
    B> react Shaping S
    B  ready Assistant L1 1/2, Scavenging Goblin L1 2/2  spells Shaping S  used Shaping
    B> defend Assistant L1 1/2
    asks B quarriors-ask-react-falling
    B> pass
    B  ready Scavenging Goblin L1 2/2  spells Shaping S  used Assistant, Shaping

a reaction of no use at this moment is not offered               quarriors.reaction.best-when-attacked quarriors.reaction.keyword
    table  wilds Life Spell, Shaping Cantrip, Witching Hag
    A  ready Witching Hag L2 4/5
    B  ready Assistant L1 1/2, Witching Hag L2 4/5  spells Life S, Shaping S
    A> attack
    B? pass | react Life S
    B! react Shaping S  quarriors.reaction.best-when-attacked
    B> react Life S
    B> defend Assistant L1 1/2
    B  ready Assistant L1 1/2, Witching Hag L2 4/5

the Life Charm against a spell of one who has no creatures       quarriors.reaction.keyword quarriors.glossary.reaction quarriors.reaction.any-time
    table  wilds Life Charm, Death Incantation
    A  spells Death S*
    B  ready Assistant L1 1/2  spells Life S
    A> cast Death S*
    A> destroy B Assistant L1 1/2
    B? pass | react Life S
    B> react Life S
    B  pool Assistant ?  ready nothing  used Life

when the attack is used up nobody is asked once more             quarriors.reaction.best-when-attacked
    table  wilds Life Spell, Scavenging Goblin
    A  ready Scavenging Goblin L1 2/2
    B  ready Assistant L1 1/2, Scavenging Goblin L1 2/2  spells Life S
    A> attack
    B> pass
    B> defend Assistant L1 1/2
    B  ready Scavenging Goblin L1 2/2  spells Life S
    table  phase 5

after an attacker has left the others stand where they stood     quarriors.reaction.best-when-attacked
    table  wilds Strong Deathdealer, Death Charm, Life Incantation, Witching Hag, Scavenging Goblin
    A  ready Scavenging Goblin L1 2/2, Assistant L1 1/2, Deathdealer L1 3/2, Death S* (attached), Witching Hag L1 3/3
    B  ready Assistant L1 1/2, Witching Hag L2 4/5  spells Life S
    A> attack
    table  values 2, 1, 6, 3  places 0, 1, 2, 4
    B> pass
    B> defend Assistant L1 1/2
    A  ready Scavenging Goblin L1 2/2, Assistant L1 1/2, Witching Hag L1 3/3  used Deathdealer, Death
    table  places 0, 1, -1, 2  remaining 10
    B> react Life S
    B? weaken A Scavenging Goblin L1 2/2 | weaken A Assistant L1 1/2 | weaken A Witching Hag L1 3/3
    B> weaken A Witching Hag L1 3/3
    # 10 - 3 against 5
    B  ready nothing

a fallen defender moves no attacker                              quarriors.reaction.best-when-attacked
    table  wilds Life Incantation, Witching Hag, Scavenging Goblin
    A  ready Scavenging Goblin L1 2/2, Witching Hag L1 3/3
    B  ready Assistant L1 1/2, Witching Hag L2 4/5  spells Life S
    A> attack
    B> pass
    B> defend Assistant L1 1/2
    table  places 0, 1  remaining 3
    B> pass
    B  ready Witching Hag L2 4/5  used Assistant

each spell once, whatever it shows, and only what can be cast    quarriors.reaction.normal-spells-own-turn quarriors.ready.spells-cast-later
    table  wilds Death Cantrip, Growth Charm, Life Cantrip
    A  spells Growth S, Growth S, Death S*, Death S**, Life S
    B  ready Assistant L1 1/2
    A? attack | cast Growth S | cast Death S* | cast Death S**
    A! cast Life S
    A> cast Death S**
    A? attack | cast Growth S | cast Death S*
    A> attack
    A? end-turn | cast Growth S | cast Death S*
    A> end-turn
    A! cast Growth S  quarriors.turn.fixed-order
    A> done
    asks B quarriors-ask-cull

more defense from a reaction and from a burst                    quarriors.cards.burst-text-needs-burst quarriors.reaction.best-when-attacked
    table  wilds Life Spell, Devotee of the Holy Query, Quake Dragon
    A  ready Quake Dragon L3 8/7**, Assistant L1 1/2
    B  ready Devotee of the Holy Query L2 2/4*  spells Life S
    A> attack
    B> react Life S
    # 9 against 4 + 2 + 4
    B  ready Devotee of the Holy Query L2 2/4*

each spell protects the one it is attached to                    quarriors.attach.at-once quarriors.glossary.attach
    table  wilds Death Charm, Defender of the Pale, Mighty Quake Dragon
    A  ready Quake Dragon L3 8/7**, Assistant L1 1/2
    B  ready Defender of the Pale L2 2/6*, Defender of the Pale L2 2/6*, Death S* (attached), Death S* (attached), Defender of the Pale L2 2/6*
    A> attack
    B> defend Defender of the Pale L2 2/6* #2
    # 9 against 6 + 3 + 3
    B  ready Defender of the Pale L2 2/6*, Defender of the Pale L2 2/6*, Death S* (attached), Death S* (attached), Defender of the Pale L2 2/6*

not the one before it                                            quarriors.attach.at-once quarriors.glossary.attach
    table  wilds Death Charm, Defender of the Pale, Mighty Quake Dragon
    A  ready Quake Dragon L3 8/7**
    B  ready Defender of the Pale L2 2/6*, Defender of the Pale L2 2/6*, Death S* (attached), Death S* (attached)
    A> attack
    B> defend Defender of the Pale L2 2/6* #1
    B  ready Defender of the Pale L2 2/6*, Death S* (attached), Death S* (attached)  used Defender of the Pale

nor the one after it                                             quarriors.attach.at-once quarriors.glossary.attach
    table  wilds Death Charm, Defender of the Pale, Mighty Quake Dragon
    A  ready Quake Dragon L3 8/7**
    B  ready Defender of the Pale L2 2/6*, Death S* (attached), Defender of the Pale L1 1/5*
    A> attack
    B> defend Defender of the Pale L1 1/5*
    B  ready Defender of the Pale L2 2/6*, Death S* (attached)  used Defender of the Pale

every spell counts for the glory of its creature alone           quarriors.attach.falls-on-score quarriors.score.scored-to-used
    table  wilds Victory Cantrip, Scavenging Goblin
    B  ready Assistant L1 1/2, Scavenging Goblin L1 2/2, Victory S (attached), Victory S (attached), Assistant L1 1/2
    A> attack
    A> end-turn
    # 1 + 2 + 2 + 2 + 1
    B  glory 8  used Assistant, Assistant, Scavenging Goblin, Victory, Victory  ready nothing
    luck 0 0 0 0 0   0 0 0 0 0
    B> done

game quarriors players=3

the others are asked in turn, whose turn it is never             quarriors.reaction.not-own-turn
    table  wilds Life Spell, Scavenging Goblin
    A  ready Scavenging Goblin L1 2/2  spells Life S
    B  ready Scavenging Goblin L1 2/2  spells Life S
    C  ready Scavenging Goblin L1 2/2  spells Life S
    A> attack
    asks B quarriors-ask-react-announced
    B> pass
    asks C quarriors-ask-react-announced
    C> react Life S
    asks B quarriors-ask-react-announced
    B> pass
    B  ready nothing  used Scavenging Goblin
    C  ready Scavenging Goblin L1 2/2  used Life
    A  spells Life S

who has just passed is not asked again before anything happens   quarriors.reaction.best-when-attacked
    table  wilds Life Incantation, Witching Hag, Scavenging Goblin
    A  ready Witching Hag L2 4/5, Scavenging Goblin L1 2/2
    B  ready Assistant L1 1/2, Witching Hag L2 4/5  spells Life S
    C  ready Scavenging Goblin L1 2/2, Witching Hag L1 3/3  spells Life S
    A> attack
    B> pass
    C> pass
    B> defend Assistant L1 1/2
    asks B quarriors-ask-react-defending
    B> react Life S
    B> weaken A Witching Hag L2 4/5
    table  remaining 0
    asks C quarriors-ask-react-defending
    C> pass
    # the Goblin's two, of which C has just heard
    asks C quarriors-ask-defend
    C> defend Witching Hag L1 3/3
    C  ready Scavenging Goblin L1 2/2, Witching Hag L1 3/3  spells Life S
