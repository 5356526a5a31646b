game shards players=2

nobody must block                                                shards.shields.optional
    A  power 6
    B  hand Korvus Legionnaire, Thorn Zealot
    A> end-main
    B> no-more
    B  health 44

some of the shields                                              shards.shields.optional
    A  power 6
    B  hand Korvus Legionnaire, Thorn Zealot
    A> end-main
    B> show Korvus Legionnaire
    B> no-more
    B  health 46

each card counts once in an attack                               shards.shields.any-number-summed
    A  power 9
    B  hand Korvus Legionnaire
    A> end-main
    B> show Korvus Legionnaire
    B? no-more
    B> no-more
    B  health 43

two of a kind count twice                                        shards.shields.any-number-summed
    A  power 9
    B  hand Korvus Legionnaire, Korvus Legionnaire
    A> end-main
    B> show Korvus Legionnaire
    B> show Korvus Legionnaire
    B> no-more
    B  health 45

a shield in the play zone does not block                         shards.shields.from-hand-only
    A  power 7
    B  champions Li Hin, The Shattered  allies Cryptofist Monk  discard Cryptofist Monk  hand Crystal
    A> end-main
    B? no-more
    B> no-more
    B  health 43

what was shown stays in hand                                     shards.shields.stay-in-hand
    A  power 3
    B  hand Command Seer
    A> end-main
    B> show Command Seer
    B> no-more
    B  health 50  hand Command Seer  known Command Seer
    B> play Command Seer
    B  gems 2

the Robes add the mastery of who shows them to other shields     shards.shields.any-number-summed shards.shields.stay-in-hand
    A  power 20
    B  mastery 14  hand Datic Robes, Korvus Legionnaire
    A> end-main
    B? show Datic Robes | show Korvus Legionnaire | no-more
    B> show Datic Robes
    B? show Korvus Legionnaire | no-more
    B> show Korvus Legionnaire
    B? no-more
    B> no-more
    B  health 46  hand Datic Robes, Korvus Legionnaire  known Datic Robes, Korvus Legionnaire

shields do not guard champions                                   shards.shields.not-for-champions
    A  power 4
    B  hand Cryptofist Monk  champions Fao Cu'tul, The Formless
    A> attack B Fao Cu'tul, The Formless
    asks A shards-ask-main
    B  champions nothing  hand Cryptofist Monk

a played card shields nothing                                    shards.shields.inert-when-played
    A  hand Cryptofist Monk  deck Crystal, Crystal, Crystal, Crystal, Crystal, Crystal
    A> play Cryptofist Monk
    A  power 0  gems 0
    A> end-main
    set B  power 8
    B> end-main
    A? no-more
    A> no-more
    A  health 42

game shards players=3

the same shield against the next attacker                        shards.shields.reusable-against-next-attacker
    A  power 5
    C  hand Command Seer
    A> end-main
    A> assign 0
    C> show Command Seer
    C> no-more
    set B  power 5
    B> end-main
    B> assign 5
    C> show Command Seer
    C> no-more
    C  health 50
