# Faza 2: draw, roll, immediate effects.

game quarriors players=2

six dice are drawn                                               quarriors.draw.six  quarriors.draw.roll-all
    B  bag Quiddity, Quiddity, Quiddity, Quiddity, Quiddity, Quiddity, Quiddity, Quiddity, Quiddity
    luck 0 0 0 0 0 0   0 1 2 3 4 5
    A> attack
    A> end-turn
    B  bag Quiddity, Quiddity, Quiddity  pool Quiddity Q1, Quiddity Q1, Quiddity Q1, Quiddity Q1, Quiddity Q1, Quiddity Q2

a short bag is emptied, refilled, and drawn from again           quarriors.draw.short-bag  quarriors.draw.refill  quarriors.draw.continue-to-six
    B  bag Portal, Portal, Portal, Portal  used Quiddity, Quiddity, Quiddity, Quiddity, Quiddity, Quiddity, Quiddity, Quiddity
    luck 0 0 0 0 7 0   0 0 0 0 0 0
    A> attack
    A> end-turn
    B  pool Quiddity Q1, Quiddity Q1, Portal Q1, Portal Q1, Portal Q1, Portal Q1  used nothing
    B  bag Quiddity, Quiddity, Quiddity, Quiddity, Quiddity, Quiddity

a bag of six is enough: no refill                                quarriors.draw.refill-only-when-short
    B  bag Quiddity, Quiddity, Quiddity, Quiddity, Quiddity, Quiddity  used Portal, Portal, Portal, Portal, Portal, Assistant
    luck 0 0 0 0 0 0   0 0 0 0 0 0
    A> attack
    A> end-turn
    B  bag nothing  used Portal, Portal, Portal, Portal, Portal, Assistant

dice already in the pool are rolled with the six                 quarriors.draw.on-top-of-parked-dice
    B  pool Scavenging Goblin ?  bag Quiddity, Quiddity, Quiddity, Quiddity, Quiddity, Quiddity
    luck 0 0 0 0 0 0   2 0 0 0 0 0 5
    A> attack
    A> end-turn
    B  pool Quiddity Q1, Quiddity Q1, Quiddity Q1, Quiddity Q1, Quiddity Q1, Quiddity Q2, Scavenging Goblin L1 2/2  bag nothing

a bag and a used pile without dice: the draw is short            quarriors.draw.short-bag
    B  bag Quiddity, Quiddity
    luck 0 0 0 0
    A> attack
    A> end-turn
    B  pool Quiddity Q1, Quiddity Q1
    B? attack

three kinds of immediate effects                                 quarriors.immediate.kinds
    table  wilds Growth Spell
    B  bag Portal, Assistant, Growth, Quiddity
    luck 0 1 1 0   1 3 3 0
    A> attack
    A> end-turn
    B? done | use Portal draw 1 | use Assistant re-roll* | use Growth S

one used, one declined                                           quarriors.immediate.optional
    B  bag Portal, Portal, Quiddity, Quiddity, Quiddity, Quiddity
    luck 0 1 2 2 1 0   3 3 0 0 0 0
    A> attack
    A> end-turn
    set B  bag Quiddity, Quiddity, Quiddity
    luck 0 0 0 0
    B> use Portal draw 2
    B> done
    B  bag Quiddity  used Portal
    B> attack
    B  pool Quiddity Q1, Quiddity Q1, Quiddity Q1, Quiddity Q1, Quiddity Q1, Quiddity Q1, Portal draw 2
    B> end-turn
    B  used Quiddity, Quiddity, Quiddity, Quiddity, Quiddity, Quiddity, Portal, Portal

the Portal first: its dice can be re-rolled too                  quarriors.immediate.any-order  quarriors.immediate.new-dice-too
    B  bag Portal, Assistant
    luck 0 0   3 3
    A> attack
    A> end-turn
    B? done | use Portal draw 2 | use Assistant re-roll*
    set B  bag Quiddity, Quiddity
    luck 0 0 5 0
    B> use Portal draw 2
    B> use Assistant re-roll*
    B? alone | re-roll Quiddity Q1 | re-roll Quiddity Q2
    asks B quarriors-ask-another

the Assistant first                                              quarriors.immediate.any-order
    B  bag Portal, Assistant
    luck 0 0   3 3
    A> attack
    A> end-turn
    B> use Assistant re-roll*
    B? alone | re-roll Portal draw 2
    luck 0 0
    B> re-roll Portal draw 2
    B  pool Assistant Q1, Portal Q1
    table  phase 3

one after another: the second Portal draws what the first left   quarriors.immediate.one-at-a-time
    B  bag Portal, Portal
    luck 0 0   1 1
    A> attack
    A> end-turn
    set B  bag Quiddity
    luck 0 0
    B> use Portal draw 1
    B  bag nothing  used Portal  pool Quiddity Q1, Portal draw 1
    luck 0 0
    B> use Portal draw 1
    B  bag Portal  used nothing  pool Quiddity Q1, Portal Q1

a re-roll that shows the effect again                            quarriors.immediate.repeat
    B  bag Assistant
    luck 0 3
    A> attack
    A> end-turn
    luck 3
    B> use Assistant re-roll*
    B> alone
    luck 3
    B> use Assistant re-roll*
    B> alone
    luck 0
    B> use Assistant re-roll*
    B> alone
    B  pool Assistant Q1
    table  phase 3

a drawn Portal draws in its turn                                 quarriors.immediate.new-dice-too
    B  bag Portal
    luck 0 1
    A> attack
    A> end-turn
    set B  bag Portal, Quiddity, Quiddity
    luck 0 3
    B> use Portal draw 1
    B? done | use Portal draw 2
    luck 0 0 0 0
    B> use Portal draw 2
    B  pool Quiddity Q1, Quiddity Q1  used Portal, Portal

when the step is closed, the pool is final                       quarriors.immediate.final-pool
    B  bag Assistant, Quiddity
    luck 0 0   3 0
    A> attack
    A> end-turn
    B> done
    B! use Assistant re-roll*  quarriors.immediate.right-after-roll
    B! re-roll Quiddity Q1
    B> attack
    B  pool Quiddity Q1, Assistant re-roll*

nor is it filled up from what the effects have spent             quarriors.immediate.final-pool
    B  bag Portal
    luck 0 1
    A> attack
    A> end-turn
    set B  bag Quiddity, Quiddity
    luck 0 0
    B> use Portal draw 1
    B? attack
    B  pool Quiddity Q1  bag Quiddity  used Portal

without an immediate effect nobody is asked                      quarriors.immediate.final-pool
    table  wilds Death Cantrip
    B  bag Death, Quiddity
    luck 0 0   3 0
    A> attack
    A> end-turn
    B? attack | cast Death S*
    table  phase 3

the Growth Spell at once, or not at all                          quarriors.glossary.immediate  quarriors.optional.faq-draw-chain  quarriors.ready.spells-to-ready-area
    table  wilds Growth Spell
    B  bag Growth, Growth
    luck 0 0   3 3
    A> attack
    A> end-turn
    set B  bag Portal, Quiddity, Quiddity
    luck 0 3
    B> use Growth S
    B  quiddity 2  used Growth
    B? done | use Growth S | use Portal draw 2
    luck 0 0 0 0
    B> use Portal draw 2
    B> done
    B! cast Growth S
    B! use Growth S  quarriors.immediate.right-after-roll
    B  spells nothing
    B? attack

a die not rolled yet is not offered for a re-roll                quarriors.glossary.reroll-this-turn  quarriors.locations.reroll-active-only
    B  bag Assistant, Quiddity
    A> attack
    luck 0 0   3 0
    A> end-turn
    set B  pool Assistant re-roll*, Quiddity Q1, Ghostly Spirit ?
    B> use Assistant re-roll*
    B? alone | re-roll Quiddity Q1
    asks B quarriors-ask-another

a die without a face cannot be re-rolled                         quarriors.glossary.reroll-this-turn
    table  wilds Strong Ghostly Spirit, Quake Dragon
    A  ready Quake Dragon L1 4/4
    B  ready Ghostly Spirit L2 3/3  bag Assistant, Quiddity
    A> attack
    B  pool Ghostly Spirit ?
    B! re-roll Ghostly Spirit ?
    luck 0 0   3 3 0
    A> end-turn
    B> use Assistant re-roll*
    B? alone | re-roll Quiddity Q1 | re-roll Ghostly Spirit L1 2/2
    asks B quarriors-ask-another
