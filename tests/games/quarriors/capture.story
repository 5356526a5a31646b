# Fazy 5 i 6: capture and clean up; the end of the game.

game quarriors players=2

not before the attack                                            quarriors.capture.after-attack
    A  quiddity 6
    A! capture Portal  quarriors.capture.after-attack
    A> attack
    A> capture Portal
    A  used Portal

not while one summons, nor after the turn                        quarriors.capture.after-attack
    table  wilds Scavenging Goblin
    A  quiddity 6  pool Scavenging Goblin L1 2/2
    A! capture Portal  quarriors.capture.after-attack
    A> summon Scavenging Goblin L1 2/2
    A! capture Portal  quarriors.capture.after-attack
    A> attack
    A+ capture Portal
    A> end-turn
    A! capture Portal

one die a turn                                                   quarriors.capture.one-per-turn
    A  quiddity 9
    A> attack
    A> capture Portal
    A! capture Witching Hag  quarriors.capture.one-per-turn
    A? end-turn

paid with dice                                                   quarriors.capture.pay-with-dice
    A  pool Quiddity Q1, Quiddity Q1, Quiddity Q2
    A> attack
    A> capture Portal
    A  pool nothing  used Quiddity, Quiddity, Quiddity, Portal

paid with what creatures and spells gave                         quarriors.capture.pay-with-effects
    table  wilds Scavenging Goblin, Growth Charm, Strong Deathdealer
    A  pool Quiddity Q2, Quiddity Q1, Scavenging Goblin L1 2/2*  spells Growth S
    A> summon Scavenging Goblin L1 2/2*
    A> cast Growth S
    A> attack
    A> capture Deathdealer
    A  quiddity 0  pool nothing

dice that fit the price pay it                                   quarriors.capture.pay-with-dice
    table  wilds Scavenging Goblin
    A  pool Quiddity Q1, Quiddity Q2, Assistant Q1
    A> attack
    A> capture Scavenging Goblin
    A  pool Quiddity Q1, Assistant Q1  used Quiddity, Scavenging Goblin  quiddity 0

with what was gained before, the smaller die is enough           quarriors.capture.pay-with-dice
    table  wilds Scavenging Goblin
    A  pool Quiddity Q2, Assistant Q1  quiddity 1
    A> attack
    A> capture Scavenging Goblin
    A  pool Quiddity Q2  used Assistant, Scavenging Goblin  quiddity 0

if all show too much, the smallest does                          quarriors.capture.pay-with-dice
    table  wilds Quake Dragon
    A  pool Quake Dragon Q3/re-roll, Quiddity Q2
    A> attack
    A> capture Assistant
    A  pool Quake Dragon Q3/re-roll  used Quiddity, Assistant  quiddity 1

the capture of one turn is not that of the next                  quarriors.capture.one-per-turn
    A  quiddity 4
    B  bag Quiddity
    A> attack
    A> capture Portal
    table  captures 0
    luck 0 5
    A> end-turn
    table  captures 1
    B> attack
    B> capture Assistant
    B! capture Assistant  quarriors.capture.one-per-turn

the die goes to the used pile                                    quarriors.capture.to-used-pile
    table  wilds Witching Hag  supply Assistant 2, Portal 5, Witching Hag 5
    A  pool Quiddity Q2, Quiddity Q2, Quiddity Q1  used Assistant, Assistant, Assistant
    A> attack
    A> capture Witching Hag
    A  used Assistant, Assistant, Assistant, Quiddity, Quiddity, Quiddity, Witching Hag
    table  supply Assistant 2, Portal 5, Witching Hag 4

an effect allows one more                                        quarriors.capture.extra-by-effect
    table  wilds Growth Cantrip, Scavenging Goblin, Ghostly Spirit
    B  bag Growth, Growth
    luck 0 0   3 1
    A> attack
    A> end-turn
    B> use Growth S
    B  quiddity 2
    B> attack
    set B  quiddity 6
    B> capture Portal
    B> capture Scavenging Goblin
    B! capture Assistant  quarriors.capture.one-per-turn
    B? end-turn

eight are too few for it                                         quarriors.capture.example
    table  wilds Mighty Quake Dragon, Scavenging Goblin
    A  pool Quiddity Q2, Quiddity Q2, Quiddity Q2, Quiddity Q2
    A> attack
    A! capture Quake Dragon  quarriors.cards.cost

the whole active pool is cleared                                 quarriors.cleanup.active-pool-to-used
    A  pool Quiddity Q1, Witching Hag L1 3/3, Portal draw 2, Death S*
    A> attack
    A> end-turn
    A  pool nothing  used Quiddity, Witching Hag, Portal, Death

any number of spells may go                                      quarriors.cleanup.spells-may-go
    table  wilds Growth Charm, Death Cantrip
    A  spells Growth S, Growth S, Death S*
    A> attack
    A> end-turn
    A? done | discard Growth S | discard Death S*
    A> discard Growth S
    A? done | discard Growth S | discard Death S*
    A> discard Death S*
    A> done
    A  spells Growth S  used Growth, Death
    table  turn B

or none                                                          quarriors.cleanup.spells-may-go
    table  wilds Growth Charm
    A  spells Growth S, Growth S, Growth S
    A> attack
    A> end-turn
    A> done
    A  spells Growth S, Growth S, Growth S

or all                                                           quarriors.cleanup.spells-may-go
    table  wilds Growth Charm
    A  spells Growth S, Growth S, Growth S
    A> attack
    A> end-turn
    A> discard Growth S
    A> discard Growth S
    A> discard Growth S
    A  spells nothing  used Growth, Growth, Growth
    table  turn B

creatures stay, with what is attached to them                    quarriors.cleanup.creatures-stay
    table  wilds Scavenging Goblin, Life Cantrip, Growth Charm
    A  ready Scavenging Goblin L1 2/2, Life S (attached), Scavenging Goblin L1 2/2  spells Growth S
    A> attack
    A> end-turn
    A? done | discard Growth S
    A> done
    A  ready Scavenging Goblin L1 2/2, Life S (attached), Scavenging Goblin L1 2/2

all glory is on the track                                        quarriors.win.track-everything  quarriors.glossary.effect
    table  wilds Victory Incantation
    A  spells Victory S  glory 5
    A> cast Victory S
    A  glory 8  used Victory

two players need twenty                                          quarriors.win.goal-two-players  quarriors.win.goal-ends-at-once  quarriors.win.two-endings
    table  wilds Victory Incantation
    A  spells Victory S  glory 18
    B  ready Assistant L1 1/2
    A> cast Victory S
    over glory_goal A
    A  glory 21
    table  phase 3

nineteen are not twenty                                          quarriors.win.goal-two-players
    table  wilds Victory Incantation
    A  spells Victory S  glory 16
    A> cast Victory S
    A  glory 19
    A? attack

twenty are                                                       quarriors.win.goal-two-players  quarriors.win.goal-ends-at-once
    table  wilds Victory Incantation
    A  spells Victory S  glory 17
    A> cast Victory S
    over glory_goal A

the fourth empty creature card ends it                           quarriors.win.four-empty-cards  quarriors.win.two-endings
    table  supply Scavenging Goblin 1, Deathdealer 5, Defender of the Pale 5, Devotee of the Holy Query 5, Quake Dragon 5, Questing Wizard 5, Warrior of the Quay 3
    A  quiddity 2  glory 3
    B  glory 2
    A> attack
    A> capture Scavenging Goblin
    over empty_cards A

a class that is not in the game is no empty card                 quarriors.win.four-empty-cards
    table  wilds Scavenging Goblin, Deathdealer  supply Scavenging Goblin 1, Deathdealer 5
    A  quiddity 2
    A> attack
    A> capture Scavenging Goblin
    A? end-turn

a die of a card with three does not                              quarriors.win.four-empty-cards
    table  supply Scavenging Goblin 1, Deathdealer 5, Defender of the Pale 5, Devotee of the Holy Query 5, Quake Dragon 5, Questing Wizard 5, Warrior of the Quay 3
    A  quiddity 4  glory 3
    A> attack
    A> capture Warrior of the Quay
    A? end-turn

nothing else happens then                                        quarriors.win.empty-ends-at-once
    table  wilds Growth Cantrip, Victory Incantation, Scavenging Goblin, Deathdealer, Ghostly Spirit, Witching Hag  supply Scavenging Goblin 1, Portal 5, Growth 5  captures 2
    A  quiddity 9  glory 18  spells Victory S
    B  glory 19
    A> attack
    A> capture Scavenging Goblin
    over empty_cards B
    A  spells Victory S  glory 18

spell cards and basic cards do not count                         quarriors.win.only-creature-cards-count
    table  supply Deathdealer 1, Defender of the Pale 5, Devotee of the Holy Query 5, Quake Dragon 5, Questing Wizard 5, Warrior of the Quay 5, Witching Hag 5, Assistant 1
    A  quiddity 1
    A> attack
    A> capture Assistant
    table  supply Deathdealer 1, Defender of the Pale 5, Devotee of the Holy Query 5, Quake Dragon 5, Questing Wizard 5, Warrior of the Quay 5, Witching Hag 5
    A? end-turn

more dice in the ready area break a tie                          quarriors.win.tie-ready-dice
    table  wilds Growth Charm, Life Cantrip, Scavenging Goblin, Deathdealer, Ghostly Spirit, Witching Hag  supply Scavenging Goblin 1
    A  quiddity 2  glory 9  ready Assistant L1 1/2, Assistant L1 1/2
    B  glory 9  ready Witching Hag L2 4/5, Life S (attached)  spells Growth S
    A> attack
    A> capture Scavenging Goblin
    over empty_cards B
    score A  glory 9  ready-dice 2
    score B  glory 9  ready-dice 3

game quarriors players=3

three players need fifteen                                       quarriors.win.goal-three-players
    table  wilds Victory Incantation
    A  spells Victory S  glory 12
    A> cast Victory S
    over glory_goal A

fourteen are not                                                 quarriors.win.goal-three-players
    table  wilds Victory Incantation
    A  spells Victory S  glory 11
    A> cast Victory S
    A? attack

the most glory wins, whoever captured                            quarriors.win.highest-glory
    table  wilds Scavenging Goblin, Deathdealer, Ghostly Spirit, Witching Hag  supply Scavenging Goblin 1
    A  quiddity 2  glory 7
    B  glory 9
    C  glory 8
    A> attack
    A> capture Scavenging Goblin
    over empty_cards B

equal in both: they share                                        quarriors.win.tie-shared
    table  wilds Scavenging Goblin, Deathdealer, Ghostly Spirit, Witching Hag, Growth Charm  supply Scavenging Goblin 1
    A  quiddity 2  glory 9  ready Assistant L1 1/2, Assistant L1 1/2
    B  glory 9  ready Witching Hag L2 4/5  spells Growth S
    C  glory 6
    A> attack
    A> capture Scavenging Goblin
    over empty_cards A, B

the turn passes on from the last to the first                    quarriors.cleanup.turn-passes-left
    A> attack
    A> end-turn
    B> attack
    B> end-turn
    C> attack
    C> end-turn
    table  turn A
