# The rules from outside the book: off unless chosen.

game quarriors players=2 second_capture=yes

a second capture                                                 quarriors.optional.second-capture
    A  quiddity 9
    A> attack
    A> capture Witching Hag
    A> capture Portal
    A! capture Assistant  quarriors.capture.one-per-turn
    A? end-turn

every turn begins with two                                       quarriors.optional.second-capture
    B  bag Quiddity
    luck 0 0
    A> attack
    A> end-turn
    table  captures 2
    set B  quiddity 9
    B> attack
    B> capture Witching Hag
    B> capture Portal
    B! capture Assistant  quarriors.capture.one-per-turn
    B? end-turn

it adds to those of cards                                        quarriors.optional.second-capture-adds-up
    table  wilds Growth Cantrip, Scavenging Goblin
    B  bag Growth
    luck 0 3
    A> attack
    A> end-turn
    B> use Growth S
    table  captures 3
    B> attack
    set B  quiddity 9
    B> capture Assistant
    B> capture Assistant
    B> capture Portal
    B? end-turn

the end by empty cards comes after each                          quarriors.optional.second-capture-adds-up
    table  wilds Scavenging Goblin, Deathdealer, Ghostly Spirit, Witching Hag  supply Scavenging Goblin 1, Portal 5
    A  quiddity 9  glory 1
    A> attack
    A> capture Scavenging Goblin
    over empty_cards A
    table  captures 1

game quarriors players=2

off: the second is refused                                       quarriors.optional.second-capture
    A  quiddity 9
    A> attack
    A> capture Witching Hag
    A! capture Portal  quarriors.capture.one-per-turn

off: every turn begins with one                                  quarriors.optional.second-capture  quarriors.capture.one-per-turn
    B  bag Quiddity
    luck 0 0
    A> attack
    A> end-turn
    table  captures 1

off: the spent Portal is refilled                                quarriors.optional.spent-pile
    B  bag Portal
    luck 0 3
    A> attack
    A> end-turn
    set B  used Quiddity, Quiddity, Quiddity
    luck 3 0   0 0
    B> use Portal draw 2
    B  pool Quiddity Q1, Portal Q1  spent nothing

off: the Assistant is no creature die                            quarriors.optional.faq-assistant-is-creature
    table  wilds Strong Witching Hag
    B  ready Witching Hag L1 3/3  used Assistant
    A> attack
    A> end-turn
    B? done | cull Assistant | cull Witching Hag
    luck 0 0   0 0
    B> done

off: what has just scored is not fetched                         quarriors.optional.faq-hag-just-scored
    table  wilds Strong Witching Hag, Scavenging Goblin
    B  ready Witching Hag L1 3/3, Scavenging Goblin L1 2/2
    A> attack
    A> end-turn
    B? done | cull Scavenging Goblin | cull Witching Hag
    luck 0 0   0 0
    B> done

off: a Hag that lay there before may be fetched                  quarriors.optional.faq-hag-just-scored quarriors.score.hag-example
    table  wilds Strong Witching Hag
    B  ready Witching Hag L1 3/3  used Witching Hag
    A> attack
    A> end-turn
    B? decline | fetch Witching Hag
    B> fetch Witching Hag
    B  pool Witching Hag ?  used Witching Hag
    luck 0   0 0
    B> done

off: a second Hag that scored with it is not fetched             quarriors.optional.faq-hag-just-scored quarriors.score.hag-example
    table  wilds Strong Witching Hag
    B  ready Witching Hag L1 3/3, Witching Hag L1 3/3
    A> attack
    A> end-turn
    B> next Strong Witching Hag
    asks B quarriors-ask-cull

off: free returns are free                                       quarriors.optional.faq-tax-on-free-summons
    table  wilds Mighty Defender of the Pale, Ghostly Spirit, Witching Hag
    A  ready Witching Hag L1 3/3, Defender of the Pale L1 1/5*
    B  ready Ghostly Spirit L2 3/3  used Quiddity
    A> attack
    B> buy-back
    B  ready Ghostly Spirit L2 3/3  used nothing

off: Portals only, and no way but drawing                        quarriors.optional.faq-portal-loop
    B  bag Portal
    luck 0 1
    A> attack
    A> end-turn
    set B  used Portal
    luck 1 0
    B> use Portal draw 1
    B  pool Portal Q1  bag Portal

game quarriors players=2 spent_pile=yes

spent dice stay out of the refill                                quarriors.optional.spent-pile
    B  bag Portal
    luck 0 3
    A> attack
    A> end-turn
    set B  used Quiddity, Quiddity, Quiddity
    luck 0 0   0 0
    B> use Portal draw 2
    B  pool Quiddity Q1, Quiddity Q1  bag Quiddity  spent Portal  used nothing
    B> attack
    B> end-turn
    B  used Portal, Quiddity, Quiddity  spent nothing

with nothing else left, the draw is short                        quarriors.optional.spent-pile-no-dice-left
    B  bag Portal
    luck 0 3
    A> attack
    A> end-turn
    set B  bag Quiddity  spent Assistant, Assistant, Assistant, Assistant
    luck 0 0
    B> use Portal draw 2
    B  pool Quiddity Q1  bag nothing  spent Assistant, Assistant, Assistant, Assistant, Portal

paying puts dice there too                                       quarriors.optional.spent-pile
    A  pool Quiddity Q1
    A> attack
    A> capture Assistant
    A  spent Quiddity  used Assistant
    A> end-turn
    A  used Quiddity, Assistant  spent nothing

what was spent before the turn ends is lost to nobody            quarriors.optional.spent-pile
    A  pool Quiddity Q2, Quiddity Q1  used Portal
    A> attack
    A> capture Ghostly Spirit
    A  spent Quiddity, Quiddity  used Ghostly Spirit, Portal
    A> end-turn
    A  used Quiddity, Quiddity, Ghostly Spirit, Portal  spent nothing

a spell attached is not among the spent                          quarriors.optional.spent-pile
    table  wilds Life Cantrip
    A  spells Life S  ready Assistant L1 1/2
    A> cast Life S
    A> attach-to Assistant L1 1/2
    A  spent nothing  used nothing  ready Assistant L1 1/2, Life S (attached)

game quarriors players=2 damage_once=yes

who came back is not struck again                                quarriors.optional.faq-damage-once
    table  wilds Ghostly Spirit, Witching Hag
    A  ready Witching Hag L2 4/5, Witching Hag L2 4/5, Assistant L1 1/2
    B  ready Ghostly Spirit L1 2/2  used Quiddity, Quiddity
    A> attack
    B> buy-back
    # the other 7 are lost
    B  ready Ghostly Spirit L1 2/2  used Quiddity
    table  phase 5

another creature still has to take the rest                      quarriors.optional.faq-damage-once
    table  wilds Ghostly Spirit, Witching Hag
    A  ready Witching Hag L2 4/5
    B  ready Ghostly Spirit L1 2/2, Assistant L1 1/2  used Quiddity
    A> attack
    B> defend Ghostly Spirit L1 2/2
    B> buy-back
    B  ready Ghostly Spirit L1 2/2  used Assistant

who came back may not be chosen                                  quarriors.optional.faq-damage-once
    table  wilds Ghostly Spirit, Witching Hag
    A  ready Witching Hag L2 4/5
    B  ready Ghostly Spirit L1 2/2, Assistant L1 1/2, Witching Hag L1 3/3  used Quiddity
    A> attack
    B> defend Ghostly Spirit L1 2/2
    B> buy-back
    B  ready Assistant L1 1/2, Witching Hag L1 3/3, Ghostly Spirit L1 2/2 (safe)
    B? defend Assistant L1 1/2 | defend Witching Hag L1 3/3
    B! defend Ghostly Spirit L1 2/2  quarriors.optional.faq-damage-once
    B> defend Witching Hag L1 3/3
    B  ready Assistant L1 1/2, Witching Hag L1 3/3, Ghostly Spirit L1 2/2

who came back before the combat may be struck in it              quarriors.optional.faq-damage-once
    table  wilds Shaping Cantrip, Death Incantation, Scavenging Goblin
    A  spells Death S*  ready Scavenging Goblin L1 2/2  pool Scavenging Goblin L1 2/2  quiddity 1
    B  ready Assistant L1 1/2  spells Shaping S
    A> cast Death S*
    A> destroy B Assistant L1 1/2
    B> react Shaping S
    B  ready Assistant L1 1/2  used Shaping
    A> summon Scavenging Goblin L1 2/2
    A  ready Scavenging Goblin L1 2/2, Scavenging Goblin L1 2/2
    A> attack
    B  ready nothing  used Assistant, Shaping

the same level, and nothing paid                                 quarriors.optional.faq-return-same-level
    table  wilds Ghostly Spirit, Witching Hag
    A  ready Witching Hag L2 4/5
    B  ready Ghostly Spirit L2 3/3  used Quiddity
    A> attack
    B> buy-back
    B  ready Ghostly Spirit L2 3/3  quiddity 0

the lower level no less                                          quarriors.optional.faq-return-same-level
    proxies
    table  wilds Ghostly Spirit, Deathdealer
    A  ready Scavenging Goblin L1 2/2
    B  ready Ghostly Spirit L1 2/2  used Quiddity
    A> attack
    B> buy-back
    B  ready Ghostly Spirit L1 2/2  quiddity 0

game quarriors players=2 portal_loop=yes

Portals only: one may be set                                     quarriors.optional.faq-portal-loop
    B  bag Portal
    luck 0 1
    A> attack
    A> end-turn
    set B  used Portal
    B> use Portal draw 1
    B? draw-on | set-to-quiddity
    B> set-to-quiddity
    B  pool Portal Q1  used Portal  bag nothing
    table  phase 3

or drawn as usual                                                quarriors.optional.faq-portal-loop
    B  bag Portal
    luck 0 3
    A> attack
    A> end-turn
    set B  used Portal
    B> use Portal draw 2
    luck 0 0   0 0
    B> draw-on
    B  pool Portal Q1, Portal Q1

another die in the bag: the usual way                            quarriors.optional.faq-portal-loop
    B  bag Portal
    luck 0 1
    A> attack
    A> end-turn
    set B  bag Quiddity  used Portal
    luck 0 0
    B> use Portal draw 1
    B  pool Quiddity Q1  used Portal, Portal

Portals in the bag too: one may be set                           quarriors.optional.faq-portal-loop
    B  bag Portal
    luck 0 1
    A> attack
    A> end-turn
    set B  bag Portal, Portal
    B> use Portal draw 1
    B? draw-on | set-to-quiddity
    B> set-to-quiddity
    B  pool Portal Q1  used nothing  bag Portal, Portal

a re-roll is no draw                                             quarriors.optional.faq-portal-loop quarriors.dice.slash-choose-one
    table  wilds Quake Dragon
    B  bag Quake Dragon, Portal
    luck 0 0   2 0
    A> attack
    A> end-turn
    set B  used Portal
    luck 0
    B> use Quake Dragon Q3/re-roll
    B  pool Portal Q1, Quake Dragon Q1

other dice that draw are no Portals                              quarriors.optional.faq-portal-loop
    table  wilds Victory Spell
    B  bag Victory
    luck 0 3
    A> attack
    A> end-turn
    set B  bag Portal
    luck 0 0   0
    B> use Victory re-roll+draw 1
    B  pool Portal Q1, Victory Q1

another die left: the usual way                                  quarriors.optional.faq-portal-loop
    B  bag Portal
    luck 0 1
    A> attack
    A> end-turn
    set B  used Quiddity
    luck 0 0
    B> use Portal draw 1
    B  pool Quiddity Q1  bag Portal

game quarriors players=2 assistant_is_creature=yes

the Assistant is a creature die                                  quarriors.optional.faq-assistant-is-creature
    table  wilds Strong Witching Hag
    B  ready Witching Hag L1 3/3  used Assistant
    A> attack
    A> end-turn
    B? decline | fetch Assistant
    B> fetch Assistant
    B  pool Assistant ?
    luck 0   0 0
    B> done

its empty card still does not count                              quarriors.optional.faq-assistant-is-creature
    table  wilds Scavenging Goblin, Deathdealer, Ghostly Spirit, Witching Hag  supply Assistant 1, Witching Hag 5
    A  quiddity 1
    A> attack
    A> capture Assistant
    A? end-turn

game quarriors players=2 hag_just_scored=yes

what has just scored may be fetched, not the Hag itself          quarriors.optional.faq-hag-just-scored
    table  wilds Strong Witching Hag, Scavenging Goblin
    B  ready Witching Hag L1 3/3, Scavenging Goblin L1 2/2
    A> attack
    A> end-turn
    B? decline | fetch Scavenging Goblin
    B> fetch Scavenging Goblin
    luck 0   0 0
    B> done

the other Hag may be fetched, not the one that fetches           quarriors.optional.faq-hag-just-scored
    table  wilds Strong Witching Hag
    B  ready Witching Hag L1 3/3, Witching Hag L1 3/3
    A> attack
    A> end-turn
    B> next Strong Witching Hag
    B? decline | fetch Witching Hag
    B> fetch Witching Hag
    B  pool Witching Hag ?  used Witching Hag
    asks B quarriors-ask-cull

a Hag alone fetches nobody                                       quarriors.optional.faq-hag-just-scored
    table  wilds Strong Witching Hag
    B  ready Witching Hag L1 3/3
    A> attack
    A> end-turn
    asks B quarriors-ask-cull

game quarriors players=2 tax_on_free_summons=yes

the tax keeps a free return out                                  quarriors.optional.faq-tax-on-free-summons
    table  wilds Mighty Defender of the Pale, Ghostly Spirit, Witching Hag
    A  ready Witching Hag L1 3/3, Defender of the Pale L1 1/5*
    B  ready Ghostly Spirit L2 3/3  used Quiddity
    A> attack
    B  ready nothing  used Quiddity, Ghostly Spirit

who can pay it, pays it                                          quarriors.optional.faq-tax-on-free-summons
    table  wilds Mighty Defender of the Pale, Mighty Ghostly Spirit, Witching Hag
    A  ready Witching Hag L1 3/3  aside Ghostly Spirit
    B  ready Defender of the Pale L1 1/5*, Assistant L1 1/2
    luck 3
    A> attack
    B> defend Assistant L1 1/2
    # the Hag's quiddity for the kill pays the tax of 1
    A  quiddity 0  ready Witching Hag L1 3/3, Ghostly Spirit L1 2/2

an ordinary summons costs level and tax                          quarriors.optional.faq-tax-on-free-summons
    table  wilds Mighty Defender of the Pale, Scavenging Goblin
    A  pool Scavenging Goblin L1 2/2  quiddity 2
    B  ready Defender of the Pale L1 1/5*
    A> summon Scavenging Goblin L1 2/2
    A  quiddity 0

game quarriors players=2 ooze_copies_all=yes

the Strong Ooze must copy                                        quarriors.optional.faq-strong-ooze
    table  wilds Strong Primordial Ooze, Witching Hag, Life Cantrip
    A  pool Primordial Ooze L2 ?/?  quiddity 2
    B  ready Witching Hag L2 4/5, Life S (attached)
    A> summon Primordial Ooze L2 ?/?
    A? mimic B Witching Hag L2 4/5
    A> mimic B Witching Hag L2 4/5
    A  ready Primordial Ooze L2 ?/? (as Witching Hag L2 4/5)

glory included                                                   quarriors.optional.faq-strong-ooze
    table  wilds Strong Primordial Ooze, Witching Hag
    B  ready Primordial Ooze L2 ?/? (as Witching Hag L2 4/5)
    A> attack
    A> end-turn
    B  glory 3
    luck 0 0
    B> done

with nobody to copy: 0/5, and its own glory                      quarriors.optional.faq-strong-ooze
    table  wilds Strong Primordial Ooze, Mighty Quake Dragon
    B  ready Primordial Ooze L2 ?/?
    A> attack
    A> end-turn
    B  glory 2
    luck 0 0
    B> done

game quarriors players=2 sweep_spells_at_scoring=yes

without creatures too                                            quarriors.score.scored-to-used
    table  wilds Growth Charm
    B  spells Growth S
    luck 0 0
    A> attack
    A> end-turn
    B  spells nothing  used nothing  pool Growth Q1

the literal reading: all spells leave with the scored            quarriors.score.scored-to-used
    table  wilds Scavenging Goblin, Growth Charm
    B  ready Scavenging Goblin L1 2/2  spells Growth S
    A> attack
    A> end-turn
    B  spells nothing  used Growth, Scavenging Goblin
    luck 0 0   0 0
    B> done
