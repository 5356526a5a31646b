# Kak igrat: quiddity, the order of the phases and of the players, and the first phase.

game quarriors players=2

quiddity of several dice                                         quarriors.quiddity.from-dice
    A  pool Quiddity Q1, Quiddity Q1, Quiddity Q2
    A> attack
    A> capture Warrior of the Quay
    A  used Quiddity, Quiddity, Quiddity, Warrior of the Quay  quiddity 0

one less would not do                                            quarriors.quiddity.from-dice
    A  pool Quiddity Q1, Quiddity Q2
    A> attack
    A! capture Warrior of the Quay  quarriors.cards.cost

a summons and a capture share it, spells are free                quarriors.quiddity.two-uses  quarriors.ready.spells-free
    table  wilds Deathdealer, Growth Charm
    A  pool Deathdealer L2 4/4  quiddity 6
    A> summon Deathdealer L2 4/4
    A  quiddity 4
    A> attack
    A> capture Portal
    A  quiddity 0

readying and casting cost nothing                                quarriors.quiddity.two-uses  quarriors.ready.spells-free
    table  wilds Death Cantrip
    B  bag Death, Death
    luck 0 0   3 5
    A> attack
    A> end-turn
    B  spells Death S*, Death S**  quiddity 0
    B> cast Death S*
    B  quiddity 0  might 2

what this turn brought is not counted in the next                quarriors.glossary.score quarriors.glossary.destroy-by-damage quarriors.creatures.conditional-abilities
    table  wilds Mighty Warrior of the Quay, Victory Charm  scored 2
    A  pool Warrior of the Quay L1 2/3  quiddity 1  ready Assistant L1 1/2
    B  ready Assistant L1 1/2  spells Victory S
    A> summon Warrior of the Quay L1 2/3
    A> attack
    B  ready nothing  used Assistant
    table  beaten 2  scored 2
    luck 0 0
    A> end-turn
    table  beaten 0  scored 0  summoned 0
    B! cast Victory S  quarriors.glossary.score

the next player's Hag knows nothing of what scored before        quarriors.score.hag-example
    table  wilds Strong Witching Hag, Scavenging Goblin
    A  used Quiddity
    B  ready Scavenging Goblin L1 2/2
    luck 0 0
    A> attack
    A> end-turn
    table  just_scored Scavenging Goblin
    B> done
    B> attack
    luck 0 0
    B> end-turn
    table  just_scored nothing

what is not spent is lost                                        quarriors.quiddity.not-saved
    A  quiddity 3
    A> attack
    A> end-turn
    A  quiddity 0
    B> attack
    B> end-turn
    A  quiddity 0

phases go on, never back                                         quarriors.turn.fixed-order
    A  pool Scavenging Goblin L1 2/2  quiddity 5
    A> attack
    A! summon Scavenging Goblin L1 2/2  quarriors.turn.fixed-order
    table  phase 5

the third and the fifth phase may be passed                      quarriors.turn.optional-phases
    A  pool Scavenging Goblin L1 2/2, Quiddity Q2
    A? attack | summon Scavenging Goblin L1 2/2
    A> attack
    A? end-turn | capture Assistant | capture Scavenging Goblin
    luck
    A> end-turn
    A  ready nothing  used Quiddity, Scavenging Goblin
    table  turn B

nobody may skip scoring, drawing, attacking or cleaning up       quarriors.turn.mandatory-phases  quarriors.score.all-ready-creatures
    table  wilds Witching Hag, Defender of the Pale
    A  ready Witching Hag L1 3/3
    B  ready Assistant L1 1/2, Defender of the Pale L1 1/5*  bag Quiddity, Quiddity, Quiddity, Quiddity, Quiddity, Quiddity
    A? attack
    A> attack
    asks B quarriors-ask-defend
    B> defend Assistant L1 1/2
    B  used Assistant  ready Defender of the Pale L1 1/5*
    luck 0 0 0 0 0 0   0 0 0 0 0 0
    A> end-turn
    B  glory 2  ready nothing
    B> done
    B? attack
    B  bag nothing

glory of all at once                                             quarriors.score.all-ready-creatures  quarriors.score.advance-marker
    B  ready Scavenging Goblin L1 2/2, Witching Hag L1 3/3, Assistant L1 1/2  glory 4
    A> attack
    A> end-turn
    B  glory 10  ready nothing
    luck 0 1 0   0 0 0
    B> done

the marker moves on by what was earned                           quarriors.score.advance-marker
    B  ready Scavenging Goblin L1 2/2, Scavenging Goblin L1 2/2  glory 4
    A> attack
    A> end-turn
    B  glory 8
    luck 0 0   0 0
    B> done

scored dice leave with their spells, other spells stay           quarriors.score.scored-to-used  quarriors.attach.falls-on-score
    table  wilds Scavenging Goblin, Victory Cantrip, Growth Charm
    B  ready Scavenging Goblin L1 2/2, Victory S (attached)  spells Growth S
    A> attack
    A> end-turn
    B  glory 4  used Scavenging Goblin, Victory  ready nothing  spells Growth S
    luck 0 0   0 0
    B> done

nothing to score, nothing to cull                                quarriors.score.nothing-to-score
    B  used Quiddity, Quiddity, Quiddity, Quiddity, Quiddity, Quiddity
    luck 0 0 0 0 0 0   0 0 0 0 0 0
    A> attack
    A> end-turn
    B  glory 0
    table  phase 3

as many culls as creatures scored                                quarriors.score.cull-limit
    B  ready Assistant L1 1/2, Assistant L1 1/2  used Quiddity, Quiddity, Quiddity, Quiddity, Quiddity
    A> attack
    A> end-turn
    B? done | cull Quiddity | cull Assistant
    B> cull Quiddity
    B? done | cull Quiddity | cull Assistant
    luck 0 0 0 0 0   0 0 0 0 0
    B> cull Assistant
    B! cull Quiddity
    table  phase 3

culling is no duty                                               quarriors.score.cull-limit
    B  ready Assistant L1 1/2, Assistant L1 1/2
    A> attack
    A> end-turn
    luck 0 0   0 0
    B> done
    B  pool Assistant Q1, Assistant Q1

every kind in it once                                            quarriors.score.cull-from-used-only
    B  ready Assistant L1 1/2  used Quiddity, Assistant, Quiddity, Portal
    A> attack
    A> end-turn
    B? done | cull Quiddity | cull Assistant | cull Portal
    luck 0 0 0 0   0 0 0 0
    B> cull Portal
    B  used nothing

only one's own used pile                                         quarriors.score.cull-from-used-only
    A  used Portal
    B  ready Assistant L1 1/2  bag Quiddity  pool Quiddity ?
    A> attack
    A> end-turn
    B? done | cull Assistant
    B! cull Quiddity  quarriors.score.cull-from-used-only
    B! cull Portal  quarriors.score.cull-from-used-only
    luck 0 0   0 0 0
    B> done

a culled die lies on a card that was empty                       quarriors.score.cull-to-card
    table  wilds Scavenging Goblin  supply Assistant 2
    B  ready Scavenging Goblin L1 2/2
    A> attack
    A> end-turn
    B> cull Scavenging Goblin
    table  supply Assistant 2, Scavenging Goblin 1
    B  used nothing

a culled die lies on its card                                    quarriors.score.cull-to-card  quarriors.glossary.cull
    table  wilds Scavenging Goblin  supply Assistant 2, Scavenging Goblin 4
    B  ready Assistant L1 1/2, Scavenging Goblin L1 2/2
    A> attack
    A> end-turn
    B> cull Assistant
    table  supply Assistant 3, Scavenging Goblin 4
    B  used Scavenging Goblin
    B> cull Scavenging Goblin
    table  supply Assistant 3, Scavenging Goblin 5
    B  used nothing  glory 3  quiddity 0

a culled die is there for anybody                                quarriors.score.culled-die-for-anyone
    table  wilds Scavenging Goblin  supply Assistant 2, Scavenging Goblin 5
    B  ready Assistant L1 1/2  used Quiddity
    A> attack
    A! capture Quiddity  quarriors.setup.quiddity-card-empty
    A> end-turn
    luck 0   0
    B> cull Quiddity
    B> attack
    B> end-turn
    A> attack
    A? end-turn | capture Quiddity
    A> capture Quiddity
    A  used Quiddity  quiddity 0
    A? end-turn

what has just scored may be culled                               quarriors.score.cull-after-scoring
    B  ready Assistant L1 1/2
    A> attack
    A> end-turn
    B? done | cull Assistant
    B> cull Assistant
    B  glory 1  used nothing  bag nothing

an ability of scoring is used at once or never                   quarriors.score.on-score-abilities
    table  wilds Strong Witching Hag, Scavenging Goblin
    B  ready Witching Hag L1 3/3  used Scavenging Goblin
    A> attack
    A> end-turn
    B? decline | fetch Scavenging Goblin
    B> decline
    luck 0 0   0 0
    B> done
    B! fetch Scavenging Goblin
    B> attack
    B! fetch Scavenging Goblin

game quarriors players=4

the goal ends the game in the middle of scoring                  quarriors.score.immediate-win  quarriors.win.goal-four-players
    B  ready Scavenging Goblin L1 2/2  glory 10  bag Quiddity
    A> attack
    A> end-turn
    over glory_goal B
    B  glory 12  bag Quiddity  pool nothing

one short of it, the game goes on                                quarriors.win.goal-four-players
    B  ready Scavenging Goblin L1 2/2  glory 9
    A> attack
    A> end-turn
    B  glory 11
    B? done | cull Scavenging Goblin
    luck 0 0
    B> done

turns go round to the left                                       quarriors.turn.clockwise  quarriors.cleanup.turn-passes-left
    A> attack
    A> end-turn
    table  turn B
    B> attack
    B> end-turn
    table  turn C
    C> attack
    C> end-turn
    table  turn D
    D> attack
    D> end-turn
    table  turn A  phase 3
