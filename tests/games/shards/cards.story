game shards players=2

the cost is paid to recruit                                      shards.cards.cost
    table  row The Grand Architect, -, -, -, -, -
    A  gems 7
    A> recruit The Grand Architect
    A  gems 0  mastery 0  discard The Grand Architect

the same cost is paid to hire                                    shards.cards.cost
    table  row The Grand Architect, -, -, -, -, -
    A  gems 7
    A> fast-play The Grand Architect
    A  gems 0  mastery 5

six gems are not seven                                           shards.cards.cost
    table  row The Grand Architect, -, -, -, -, -
    A  gems 6
    A! recruit The Grand Architect  shards.cards.cost
    A! fast-play The Grand Architect  shards.cards.cost

a faction does nothing by itself                                 shards.cards.faction-has-no-effect-alone
    A  hand Command Seer, Command Seer
    A> play Command Seer
    A> play Command Seer
    A  gems 4  power 0  mastery 0  health 50  hand nothing

a starting card is an ally                                       shards.cards.starting-cards-are-allies
    A  hand Blaster, Crystal, Ojas, Genesis Druid
    A> play Blaster
    A> play Crystal
    A> play Ojas, Genesis Druid
    A? copy Blaster | copy Crystal
    A> copy Blaster
    A  power 2

a played ally is not in the discard                              shards.cards.ally-stays-until-end-of-turn
    A  hand Nil Assassin, Wraethe Skirmisher
    A> play Nil Assassin
    A> play Wraethe Skirmisher
    A  power 7  discard nothing  allies Nil Assassin, Wraethe Skirmisher

what stands under Exhaust waits for it                           shards.cards.exhaust-keyword-scope
    A  mastery 20  hand Systema A.I.  deck Crystal, Blaster
    A> play Systema A.I.
    A  mastery 20  hand nothing
    A> exhaust Systema A.I.
    A  mastery 21  hand Crystal, Blaster

a champion without Exhaust cannot be exhausted                   shards.cards.exhaust-keyword-scope
    A  champions Zetta, The Encryptor
    A! exhaust Zetta, The Encryptor  shards.cards.exhaust-keyword-scope

once a turn, and again the next                                  shards.cards.each-card-exhausts-once-per-turn
    A  champions Optio Crusher
    A> exhaust Optio Crusher
    A! exhaust Optio Crusher  shards.cards.each-card-exhausts-once-per-turn
    A  power 3
    A> end-main
    B> end-main
    A  champions Optio Crusher  power 0
    A> exhaust Optio Crusher
    A  power 3

every champion is ready again, and still itself                  shards.cards.each-card-exhausts-once-per-turn
    A  champions Optio Crusher, Evokatus, Giga, Source Adept, Primus Pilus
    A> exhaust Optio Crusher
    A> exhaust Evokatus
    A> exhaust Giga, Source Adept
    A> exhaust Primus Pilus
    A> end-main
    A  champions Optio Crusher, Evokatus, Giga, Source Adept, Primus Pilus

two of a name exhaust once each                                  shards.cards.each-card-exhausts-once-per-turn
    A  champions Optio Crusher, Optio Crusher
    A> exhaust Optio Crusher #1
    A> exhaust Optio Crusher
    A! exhaust Optio Crusher  shards.cards.each-card-exhausts-once-per-turn
    A  power 6

destroyed by an attack: to its holder's discard                  shards.cards.destroy-definition
    A  power 2
    B  champions Evokatus
    A> attack B Evokatus
    A  discard nothing
    B  discard Evokatus  champions nothing
    table  banished nothing

destroyed by an effect: to its holder's discard                  shards.cards.destroy-definition
    A  hand Spore Cleric, Thorn Zealot  deck Crystal
    B  champions Evokatus
    A> play Spore Cleric
    A> play Thorn Zealot
    A  discard nothing
    B  discard Evokatus  champions nothing
    table  banished nothing

a copy does everything that is printed                           shards.cards.copy-definition
    A  mastery 10  health 30  hand Fungal Hermit, Ojas, Genesis Druid
    A> play Fungal Hermit
    A  mastery 11  health 35
    A> play Ojas, Genesis Druid
    A  mastery 12  health 40

a copy below the bonus                                           shards.cards.copy-definition
    A  mastery 7  health 30  hand Fungal Hermit, Ojas, Genesis Druid
    A> play Fungal Hermit
    A> play Ojas, Genesis Druid
    A  mastery 9  health 30

game shards players=2 relics=no

in the base game every leader has Focus and nothing else         shards.cards.leaders-identical-in-base
    A  leader Decima  gems 1
    B  leader Volos
    A? focus | end-main
    A> focus
    A  mastery 1
    A> end-main
    set B  gems 1
    B? focus | end-main
    B> focus
    B  mastery 1

Ko Syn Wu and Tetra as well                                      shards.cards.leaders-identical-in-base
    A  leader Ko Syn Wu  gems 1
    B  leader Tetra
    A? focus | end-main
    A> focus
    A> end-main
    set B  gems 1
    B? focus | end-main
