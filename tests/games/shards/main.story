game shards players=2

actions in any order, with repeats                               shards.main.any-actions-any-order
    table  row Spore Cleric, Shadow Apostle, -, -, -, -
    A  gems 6  hand Crystal, Crystal, Blaster
    A> recruit Spore Cleric
    A> play Crystal
    A> recruit Shadow Apostle
    A> play Blaster
    A> focus
    A> play Crystal
    A  gems 3  power 1  mastery 1  discard Spore Cleric, Shadow Apostle  allies Crystal, Blaster, Crystal

a played card lies in the play zone and works                    shards.main.play-from-hand
    A  hand Blaster, Crystal
    A> play Blaster
    A  hand Crystal  allies Blaster  power 1  played Blaster  discard nothing

what is not in hand cannot be played                             shards.main.play-from-hand
    A  hand Crystal  discard Blaster
    A! play Blaster  shards.main.play-from-hand

cards are played in one's own main phase                         shards.main.play-from-hand
    A  power 1
    B  hand Crystal
    A> end-main
    B! play Crystal  shards.general.three-phases
    B> no-more
    B> play Crystal
    B  gems 1  allies Crystal

who has gems keeps them when a card is played                    shards.main.play-is-free
    A  hand Blaster, Nil Assassin  gems 3
    A> play Nil Assassin
    A> play Blaster
    A  gems 3  power 6

playing costs nothing                                            shards.main.play-is-free
    A  hand The Grand Architect
    A> play The Grand Architect
    A  gems 0  mastery 5  hand nothing

nobody must play the whole hand                                  shards.main.play-is-optional
    A  hand Crystal, Crystal, Crystal, Blaster, Blaster  deck Crystal, Crystal, Crystal, Crystal, Crystal
    A> play Crystal
    A> play Blaster
    A> end-main
    A  discard Crystal, Blaster, Crystal, Crystal, Blaster  hand Crystal, Crystal, Crystal, Crystal, Crystal

recruiting pays the cost and takes the card to the discard       shards.main.recruit
    table  row Command Seer, -, -, -, -, -
    A  gems 5
    A> recruit Command Seer
    A  gems 1  discard Command Seer  hand nothing  allies nothing

a row card needs its full cost                                   shards.main.recruit-needs-full-cost
    table  row Command Seer, -, -, -, -, -
    A  gems 3
    A! recruit Command Seer  shards.main.recruit-needs-full-cost
    A? focus | end-main
    A  gems 3

exactly the cost is enough                                       shards.main.recruit-needs-full-cost
    table  row -, -, Command Seer, -, -, -
    A  gems 4
    A? recruit Command Seer | focus | end-main
    A> recruit Command Seer
    A  gems 0  discard Command Seer

gems that are left over buy no gap of the row                    shards.main.recruit-needs-full-cost
    table  row -, Command Seer, -, -, -, -
    A  gems 20
    A? recruit Command Seer | focus | end-main
    A> recruit Command Seer
    A? focus | end-main
    A  gems 16

recruiting belongs to one's own main phase                       shards.main.recruit-needs-full-cost
    table  row Command Seer, -, -, -, -, -
    A  power 1
    B  gems 4  hand Crystal
    A> end-main
    B! recruit Command Seer  shards.general.three-phases
    B> no-more
    B> recruit Command Seer
    B  gems 0  discard Command Seer

recruiting does not do what the card says                        shards.main.recruit-does-not-resolve-effects
    table  row Reactor Drone, -, -, -, -, -
    A  gems 3
    A> recruit Reactor Drone
    A  gems 0  discard Reactor Drone

focus turns a gem into mastery                                   shards.main.focus
    A  gems 2  mastery 4
    A> focus
    A  gems 1  mastery 5

focus needs a gem                                                shards.main.focus
    A  gems 0  mastery 4
    A! focus  shards.main.focus
    A  mastery 4

focus belongs to one's own main phase                            shards.main.focus
    A  power 1
    B  gems 1  hand Crystal
    A> end-main
    B! focus  shards.general.three-phases
    B> no-more
    B> focus
    B  gems 0  mastery 1

focus is once a turn, and again the next                         shards.main.focus-once-per-turn
    A  gems 3
    A> focus
    A! focus  shards.main.focus-once-per-turn
    A  mastery 1  gems 2
    A> end-main
    B> end-main
    set A  gems 1
    A> focus
    A  mastery 2

the apostle asks at once                                         shards.main.choices-made-on-resolution
    table  row Spore Cleric, -, -, -, -, -
    A  hand Shadow Apostle, Crystal  gems 3
    A> play Shadow Apostle
    A? banish-from-hand Crystal | decline
    A! play Crystal
    A! recruit Spore Cleric
    A! focus
    A! end-main
    A> decline
    A  hand Crystal  power 2
    table  banished nothing

a condition met later gives nothing                              shards.main.conditions-checked-on-resolution
    table  row Spore Cleric, -, -, -, -, -
    A  health 30  hand Undergrowth Aspirant  gems 2
    A> play Undergrowth Aspirant
    A  power 0  health 33
    A> fast-play Spore Cleric
    A  power 0  health 37

cards are exhausted on one's own main phase only                 shards.main.activation-only-in-own-main-phase
    A  power 1  champions Optio Crusher
    B  champions Optio Crusher  hand Crystal
    B! exhaust Optio Crusher  shards.general.three-phases
    A> end-main
    A! exhaust Optio Crusher  shards.general.three-phases
    B! exhaust Optio Crusher
    B> no-more
    B  power 0
    B> exhaust Optio Crusher
    B  power 3

a champion is attacked in the main phase                         shards.main.attack-champion-in-main-phase
    A  power 5
    B  champions Fao Cu'tul, The Formless
    A> attack B Fao Cu'tul, The Formless
    A  power 1
    B  champions nothing  discard Fao Cu'tul, The Formless

in the attack phase power goes to players only                   shards.main.attack-champion-in-main-phase
    A  power 5
    B  champions Fao Cu'tul, The Formless  hand Crystal
    A> end-main
    A! attack B Fao Cu'tul, The Formless  shards.general.three-phases
    B> no-more
    B  health 45  champions Fao Cu'tul, The Formless

game shards players=3

not before the power is assigned either                          shards.main.attack-champion-in-main-phase
    A  power 5
    B  champions Fao Cu'tul, The Formless
    A> end-main
    A! attack B Fao Cu'tul, The Formless  shards.general.three-phases
    A> assign 5
    B  health 45  champions Fao Cu'tul, The Formless
    asks B shards-ask-main
