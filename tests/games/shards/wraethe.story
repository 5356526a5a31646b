game shards players=2

Wraethe Skirmisher without an echo                               shards.cards.ally-stays-until-end-of-turn
    A  hand Wraethe Skirmisher  discard Crystal
    A> play Wraethe Skirmisher
    A  power 2

Wraethe Skirmisher with an echo, instead                         shards.cards.ally-stays-until-end-of-turn
    A  hand Wraethe Skirmisher  discard Crystal, Li Hin, The Shattered
    A> play Wraethe Skirmisher
    A  power 6

Nil Assassin                                                     shards.main.play-from-hand
    A  hand Nil Assassin
    A> play Nil Assassin
    A  power 5

Shadow Apostle banishes from the discard                         shards.banish.out-of-game
    A  hand Shadow Apostle  discard Crystal
    A> play Shadow Apostle
    A? banish-from-discard Crystal | decline
    A> banish-from-discard Crystal
    A  power 2  discard nothing
    table  banished Crystal

Shadow Apostle with nothing to banish does not ask               shards.main.choices-made-on-resolution
    A  hand Shadow Apostle
    A> play Shadow Apostle
    A  power 2
    asks A shards-ask-main

Shadebound Sentry                                                shards.main.effects-in-printed-order
    A  hand Shadebound Sentry  discard Crystal, Spore Cleric
    A> play Shadebound Sentry
    A  power 3  hand Spore Cleric  discard Crystal

Shadebound Sentry with no mercenary                              shards.main.effects-in-printed-order
    A  hand Shadebound Sentry  discard Crystal, Reactor Drone, Axia
    A> play Shadebound Sentry
    A  power 3  hand nothing

Shadebound Sentry asks which                                     shards.main.choices-made-on-resolution
    A  hand Shadebound Sentry  discard Nil Assassin, Spore Cleric
    A> play Shadebound Sentry
    A? return Nil Assassin | return Spore Cleric
    A> return Nil Assassin
    A  hand Nil Assassin  discard Spore Cleric

Umbral Scourge                                                   shards.banish.out-of-game
    A  hand Umbral Scourge, Crystal
    A> play Umbral Scourge
    A  mastery 1
    A> banish-from-hand Crystal
    A  hand nothing  power 0
    table  banished Crystal

Umbral Scourge may decline                                       shards.main.choices-made-on-resolution
    A  hand Umbral Scourge, Crystal
    A> play Umbral Scourge
    A> decline
    A  hand Crystal  mastery 1

Scion of Nothingness without an echo                             shards.cards.ally-stays-until-end-of-turn
    A  hand Scion of Nothingness  discard Crystal
    A> play Scion of Nothingness
    A  power 3

Scion of Nothingness counts the discard                          shards.cards.ally-stays-until-end-of-turn
    A  hand Scion of Nothingness  discard Nil Assassin, Crystal, Nil Assassin, Li Hin, The Shattered
    A> play Scion of Nothingness
    A  power 9

Zara Ra at eight                                                 shards.mastery.bonus-threshold
    A  mastery 8  hand Zara Ra, Soulflayer, Crystal
    A> play Zara Ra, Soulflayer
    A  power 4  mastery 9  hand Crystal

Zara Ra at nine                                                  shards.mastery.own-gain-counts
    A  mastery 9  hand Zara Ra, Soulflayer, Crystal, Crystal, Blaster
    A> play Zara Ra, Soulflayer
    A  power 4  mastery 10
    A> banish-from-hand Crystal
    A> decline
    A  hand Crystal, Blaster

Zara Ra takes two at most                                        shards.card.zara-ra-split-banish
    A  mastery 10  hand Zara Ra, Soulflayer, Crystal, Crystal, Crystal
    A> play Zara Ra, Soulflayer
    A> banish-from-hand Crystal
    A> banish-from-hand Crystal
    A  hand Crystal
    asks A shards-ask-main

Fao Cu'tul at nineteen                                           shards.mastery.bonus-threshold
    A  mastery 19  power 3  champions Fao Cu'tul, The Formless
    A> exhaust Fao Cu'tul, The Formless
    A  power 5

Fao Cu'tul at twenty doubles                                     shards.mastery.bonus-threshold
    A  mastery 20  power 3  champions Fao Cu'tul, The Formless
    A> exhaust Fao Cu'tul, The Formless
    A  power 10

infinite power doubled is infinite                               shards.mastery.infinity-shard-at-30
    A  mastery 30  hand Infinity Shard  champions Fao Cu'tul, The Formless
    A> play Infinity Shard
    A> exhaust Fao Cu'tul, The Formless
    A  infinite yes

Li Hin                                                           shards.cards.exhaust-keyword-scope
    A  champions Li Hin, The Shattered
    A> exhaust Li Hin, The Shattered
    A  power 1

Zen Chi Set                                                      shards.cards.exhaust-keyword-scope
    A  champions Zen Chi Set, Godkiller  discard Crystal, Nil Assassin
    A> exhaust Zen Chi Set, Godkiller
    A  power 3  hand Nil Assassin  discard Crystal

Zen Chi Set with an empty discard                                shards.cards.exhaust-keyword-scope
    A  champions Zen Chi Set, Godkiller  discard Crystal
    A> exhaust Zen Chi Set, Godkiller
    A  power 3  hand nothing

Zen Chi Set asks which                                           shards.main.choices-made-on-resolution
    A  champions Zen Chi Set, Godkiller  discard Li Hin, The Shattered, Nil Assassin
    A> exhaust Zen Chi Set, Godkiller
    A> return Li Hin, The Shattered
    A  hand Li Hin, The Shattered

Pall Shades without an echo                                      shards.main.effects-in-printed-order
    A  hand Pall Shades  deck Crystal
    A> play Pall Shades
    A  power 0  hand Crystal

Pall Shades with an echo, before the shuffle of the draw         shards.main.effects-in-printed-order
    A  hand Pall Shades  discard Nil Assassin
    A> play Pall Shades
    A  power 3  hand Nil Assassin  discard nothing

The Lost for Ko Syn Wu                                           shards.main.conditions-checked-on-resolution
    A  leader Ko Syn Wu  hand The Lost, Crystal
    A> play The Lost
    A  power 6
    A> banish-from-hand Crystal
    A  hand nothing

The Lost for Ko Syn Wu may decline                               shards.main.choices-made-on-resolution
    A  leader Ko Syn Wu  hand The Lost, Crystal
    A> play The Lost
    A> decline
    A  hand Crystal

The Lost for another                                             shards.main.conditions-checked-on-resolution
    A  leader Decima  hand The Lost, Crystal
    A> play The Lost
    A  power 6  hand Crystal

Ru Bo Vai at nine                                                shards.mastery.bonus-threshold
    A  mastery 9  champions Ru Bo Vai, The Transcendant
    B  hand Command Seer
    A> exhaust Ru Bo Vai, The Transcendant
    A  power 4
    A> end-main
    B> show Command Seer
    B> no-more
    B  health 50

Ru Bo Vai at ten ignores shields                                 shards.mastery.bonus-threshold shards.general.card-text-overrides-rules
    A  mastery 10  champions Ru Bo Vai, The Transcendant
    B  hand Command Seer  champions Praetorian-02
    A> exhaust Ru Bo Vai, The Transcendant
    A> end-main
    B  health 46
    asks B shards-ask-main
    A  unblockable no
