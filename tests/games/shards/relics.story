game shards players=2

the base rules still hold                                        shards.relics.base-rules-still-apply
    table  row Command Seer, -, -, -, -, -
    A  gems 5  health 49  mastery 29  hand Undergrowth Aspirant, Shard Abstractor
    A> recruit Command Seer
    A> play Undergrowth Aspirant
    A> decline
    A> play Shard Abstractor
    A  discard Command Seer  gems 1  health 50  mastery 30

nine is too little for a relic                                   shards.relics.recruit-from-mastery-10
    A  mastery 9  relics Praetorian-01, Praetorian-02
    A! recruit-relic Praetorian-01  shards.relics.recruit-from-mastery-10
    A? end-main

ten is enough                                                    shards.relics.recruit-from-mastery-10
    A  mastery 10  relics Praetorian-01, Praetorian-02
    A? recruit-relic Praetorian-01 | recruit-relic Praetorian-02 | end-main
    A> recruit-relic Praetorian-02
    A  discard Praetorian-02  relic Praetorian-02

and later is no worse                                            shards.relics.recruit-from-mastery-10
    A  mastery 17  relics Praetorian-01, Praetorian-02
    A> recruit-relic Praetorian-01
    A  discard Praetorian-01

a relic costs nothing                                            shards.relics.recruit-is-free
    A  gems 3  power 2  mastery 12  relics Praetorian-01, Praetorian-02
    A> recruit-relic Praetorian-01
    A  gems 3  power 2  mastery 12

a relic goes to the discard and does nothing yet                 shards.relics.recruit-to-discard
    A  mastery 10  discard Crystal, Crystal, Blaster  relics Praetorian-01, Praetorian-02
    A> recruit-relic Praetorian-01
    A  discard Crystal, Crystal, Blaster, Praetorian-01  power 0

one relic a game                                                 shards.relics.one-per-game
    A  mastery 10  gems 1  relics Praetorian-01, Praetorian-02
    A> recruit-relic Praetorian-01
    A  relics nothing
    table  box Praetorian-02
    A> focus
    A! recruit-relic Praetorian-02  shards.relics.one-per-game
    A! recruit-relic Praetorian-01  shards.relics.one-per-game

who has had a relic gets no second one                           shards.relics.one-per-game
    A  mastery 10  relic Praetorian-01  relics Praetorian-02
    A! recruit-relic Praetorian-02  shards.relics.one-per-game
    A? end-main

a relic is recruited in one's own main phase                     shards.relics.recruit-from-mastery-10
    A  power 1
    B  mastery 10  hand Crystal  relics The Heart of Nothing, The World Piercer
    A> end-main
    B! recruit-relic The World Piercer  shards.general.three-phases
    B> no-more
    B> recruit-relic The World Piercer
    B  discard The World Piercer  relic The World Piercer

another's relics are another's                                   shards.relics.two-per-leader
    A  mastery 10  relics Praetorian-01, Praetorian-02
    B  relics The Heart of Nothing, The World Piercer
    A! recruit-relic The Heart of Nothing  shards.relics.two-per-leader

mastery lost is lost for relics too                              shards.relics.recruit-from-mastery-10
    A  champions Evokatus  hand Venator of the Wastes
    B  mastery 11  relics The Heart of Nothing, The World Piercer
    A> play Venator of the Wastes
    B  mastery 9
    A> end-main
    B! recruit-relic The Heart of Nothing  shards.relics.recruit-from-mastery-10

a relic is an ally or a champion                                 shards.relics.follow-their-type
    A  hand Entropic Talons, Praetorian-02  relic Entropic Talons  deck Crystal, Crystal, Crystal, Crystal, Crystal, Crystal, Crystal
    A> play Entropic Talons
    A> play Praetorian-02
    A  hand Crystal, Crystal
    A> end-main
    A  champions Praetorian-02  discard Entropic Talons, Crystal, Crystal
    B> end-main
    A  champions Praetorian-02

game shards players=2 secret=yes

a secret relic shows itself when it is recruited                 shards.secret.revealed-on-recruit
    A  mastery 10  secret Datic Robes, Praetorian-02
    A? recruit-relic Datic Robes | recruit-relic Praetorian-02 | end-main
    A> recruit-relic Datic Robes
    A  discard Datic Robes  relic Datic Robes  secret nothing

nine is too little for a secret relic too                        shards.relics.recruit-from-mastery-10
    A  mastery 9  gems 1  secret Datic Robes, Praetorian-02
    A! recruit-relic Datic Robes  shards.relics.recruit-from-mastery-10
    A? focus | end-main
    A> focus
    A? recruit-relic Datic Robes | recruit-relic Praetorian-02 | end-main
    A> recruit-relic Praetorian-02
    A  discard Praetorian-02  secret nothing  unused Datic Robes
