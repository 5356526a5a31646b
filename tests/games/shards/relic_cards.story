game shards players=2

Praetorian-01 at nineteen                                        shards.mastery.bonus-threshold
    A  mastery 19  hand Praetorian-01
    A> play Praetorian-01
    A  power 8

Praetorian-01 at twenty                                          shards.mastery.bonus-threshold
    A  mastery 20  hand Praetorian-01
    A> play Praetorian-01
    A  power 12

Praetorian-02 has nine health and no Exhaust                     shards.cards.exhaust-keyword-scope
    proxies
    A  power 9  champions Praetorian-02
    B  champions Praetorian-02
    A! exhaust Praetorian-02  shards.cards.exhaust-keyword-scope
    A> attack B Praetorian-02
    A  power 0

Praetorian-02 adds to shields shown                              shards.card.praetorian-02-shields-in-play
    A  power 10
    B  hand Korvus Legionnaire  champions Praetorian-02
    A> end-main
    B> show Korvus Legionnaire
    B> no-more
    B  health 45

Datic Robes at nineteen                                          shards.mastery.bonus-threshold
    A  mastery 19  hand Datic Robes  deck Crystal, Blaster
    A> play Datic Robes
    A  hand Crystal

Datic Robes at twenty                                            shards.mastery.bonus-threshold
    A  mastery 20  hand Datic Robes  deck Crystal, Blaster
    A> play Datic Robes
    A  hand Crystal, Blaster

Terminal Crescents, half rounded up                              shards.mastery.own-gain-counts
    A  mastery 12  hand Terminal Crescents
    A> play Terminal Crescents
    A  mastery 13  power 7

Terminal Crescents at eighteen                                   shards.mastery.bonus-threshold
    A  mastery 18  hand Terminal Crescents
    A> play Terminal Crescents
    A  mastery 19  power 10

Terminal Crescents at nineteen                                   shards.mastery.own-gain-counts
    A  mastery 19  hand Terminal Crescents
    A> play Terminal Crescents
    A  mastery 20  power 20

Entropic Talons at nineteen                                      shards.mastery.bonus-threshold
    A  mastery 19  health 20  hand Entropic Talons  deck Crystal, Blaster
    A> play Entropic Talons
    A  health 20  power 0  hand Crystal, Blaster

Entropic Talons at twenty                                        shards.mastery.bonus-threshold
    A  mastery 20  health 20  hand Entropic Talons  deck Crystal, Blaster
    A> play Entropic Talons
    A  health 30  power 10

health gained before the Talons gives nothing                    shards.card.entropic-talons-at-full-health
    A  health 20  hand Spore Cleric, Entropic Talons
    A> play Spore Cleric
    A> play Entropic Talons
    A  health 24  power 0

the Talons last for a turn                                       shards.card.entropic-talons-at-full-health
    A  health 20  hand Entropic Talons  deck Crystal, Crystal, Spore Cleric
    A> play Entropic Talons
    A> end-main
    A  talons 0

Panconscious Crown below twenty                                  shards.mastery.bonus-threshold
    A  mastery 17  health 20  hand Panconscious Crown, Spore Cleric
    A> play Panconscious Crown
    A  mastery 19  health 22

Panconscious Crown at twenty in unity                            shards.mastery.own-gain-counts shards.abilities.unity-reveal-from-hand
    A  mastery 18  health 3  hand Panconscious Crown, Spore Cleric
    A> play Panconscious Crown
    A> show Spore Cleric
    A  mastery 20  health 50

Panconscious Crown at twenty alone                               shards.abilities.unity-condition
    A  mastery 18  health 3  hand Panconscious Crown
    A> play Panconscious Crown
    A  mastery 20  health 5

The Heart of Nothing at nineteen                                 shards.mastery.bonus-threshold
    A  mastery 19  hand The Heart of Nothing
    A> play The Heart of Nothing
    A  power 5  hearts 1

The Heart of Nothing at twenty, ten damage: three cards more     shards.mastery.bonus-threshold shards.end.draw-five
    A  mastery 20  hand The Heart of Nothing  deck Crystal, Crystal, Crystal, Crystal, Crystal, Crystal, Crystal, Crystal, Blaster
    A> play The Heart of Nothing
    A  power 10
    A> end-main
    B  health 40
    A  hand Crystal, Crystal, Crystal, Crystal, Crystal, Crystal, Crystal, Crystal  hearts 0

The Heart of Nothing, nine damage: no more cards                 shards.end.draw-five
    A  mastery 20  hand The Heart of Nothing  deck Crystal, Crystal, Crystal, Crystal, Crystal, Crystal, Crystal, Crystal, Blaster
    B  hand Korvus Legionnaire
    A> play The Heart of Nothing
    A> end-main
    B> show Korvus Legionnaire
    B> no-more
    B  health 42
    A  hand Crystal, Crystal, Crystal, Crystal, Crystal

The World Piercer at seventeen returns one                       shards.mastery.bonus-threshold
    A  mastery 17  hand The World Piercer  discard Nil Assassin, Crystal, Spore Cleric
    A> play The World Piercer
    A? return Nil Assassin | return Spore Cleric
    A> return Spore Cleric
    A  mastery 19  hand Spore Cleric  discard Nil Assassin, Crystal

The World Piercer at eighteen returns all                        shards.mastery.own-gain-counts
    A  mastery 18  hand The World Piercer  discard Nil Assassin, Crystal, Spore Cleric
    A> play The World Piercer
    A  mastery 20  hand Nil Assassin, Spore Cleric  discard Crystal

game shards players=3

the Heart counts one opponent, not the sum                       shards.end.draw-five
    A  power 4  mastery 20  hand The Heart of Nothing  deck Crystal, Crystal, Crystal, Crystal, Crystal, Crystal, Crystal, Crystal
    A> play The Heart of Nothing
    A> end-main
    A> assign 9
    B  health 41
    C  health 45
    A  hand Crystal, Crystal, Crystal, Crystal, Crystal

infinite damage is ten and more for the Heart                    shards.end.draw-five shards.mastery.infinity-shard-at-30
    A  mastery 30  hand The Heart of Nothing, Infinity Shard  deck Crystal, Crystal, Crystal, Crystal, Crystal, Crystal, Crystal, Crystal
    B  health 4
    C  champions Zetta, The Encryptor
    A> play The Heart of Nothing
    A> play Infinity Shard
    A> end-main
    B  out yes
    A  hand Crystal, Crystal, Crystal, Crystal, Crystal, Crystal, Crystal, Crystal
