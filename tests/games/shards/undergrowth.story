game shards players=2

Undergrowth Aspirant                                             shards.abilities.unity-condition
    A  health 40  hand Undergrowth Aspirant
    A> play Undergrowth Aspirant
    A  health 43  power 0

Spore Cleric                                                     shards.health.gain-and-cap-50
    A  health 40  hand Spore Cleric
    A> play Spore Cleric
    A  health 44

Le'shai Knight alone                                             shards.abilities.unity-condition
    A  hand Le'shai Knight
    A> play Le'shai Knight
    A  power 3

Le'shai Knight in unity, instead                                 shards.abilities.unity-condition
    A  hand Le'shai Knight, Spore Cleric
    A> play Le'shai Knight
    A> show Spore Cleric
    A  power 6

Thorn Zealot alone                                               shards.abilities.unity-condition
    A  hand Thorn Zealot  deck Blaster
    B  champions Evokatus
    A> play Thorn Zealot
    A? decline
    A> decline
    A  hand Blaster
    B  champions Evokatus

Thorn Zealot in unity with nothing to destroy                    shards.abilities.unity-condition
    A  hand Thorn Zealot, Spore Cleric  deck Blaster
    A> play Spore Cleric
    A> play Thorn Zealot
    A  hand Blaster

Thorn Zealot has three shields                                   shards.shields.any-number-summed
    A  power 4
    B  hand Thorn Zealot
    A> end-main
    B> show Thorn Zealot
    B> no-more
    B  health 49

Shardwood Guardian alone                                         shards.main.effects-in-printed-order
    A  health 40  hand Shardwood Guardian  deck Blaster
    A> play Shardwood Guardian
    A> decline
    A  power 2  hand Blaster  health 40

Shardwood Guardian may show what it drew                         shards.main.effects-in-printed-order
    A  health 40  hand Shardwood Guardian  deck Spore Cleric
    A> play Shardwood Guardian
    A> show Spore Cleric
    A  power 2  health 46

Ghostwillow Avenger at fourteen                                  shards.mastery.bonus-threshold
    A  mastery 14  hand Ghostwillow Avenger
    B  champions Evokatus, Axia
    A> play Ghostwillow Avenger
    A  power 4
    B  champions Evokatus, Axia

Ghostwillow Avenger at fifteen                                   shards.mastery.bonus-threshold
    A  mastery 15  hand Ghostwillow Avenger  champions Giga, Source Adept
    B  champions Evokatus, Axia, Li Hin, The Shattered
    A> play Ghostwillow Avenger
    A  power 4  champions Giga, Source Adept
    B  champions nothing  discard Evokatus, Axia, Li Hin, The Shattered

Ojas at nineteen                                                 shards.cards.copy-definition
    A  mastery 19  hand Blaster, Ojas, Genesis Druid
    A> play Blaster
    A> play Ojas, Genesis Druid
    A  power 2

Ojas at twenty copies once more                                  shards.cards.copy-definition
    A  mastery 20  hand Blaster, Ojas, Genesis Druid
    A> play Blaster
    A> play Ojas, Genesis Druid
    A  power 3

Ojas reaches twenty by the first copy                            shards.cards.copy-definition shards.main.conditions-checked-on-resolution
    A  mastery 18  health 30  hand Fungal Hermit, Ojas, Genesis Druid
    A> play Fungal Hermit
    A> play Ojas, Genesis Druid
    A  mastery 21  health 45

Ojas stays below twenty with the first copy                      shards.cards.copy-definition shards.main.conditions-checked-on-resolution
    A  mastery 17  health 30  hand Fungal Hermit, Ojas, Genesis Druid
    A> play Fungal Hermit
    A> play Ojas, Genesis Druid
    A  mastery 19  health 40

Ojas does not copy champions                                     shards.cards.copy-definition
    A  hand Evokatus, Ojas, Genesis Druid
    A> play Evokatus
    A> play Ojas, Genesis Druid
    A  hand nothing  power 0

Furrowing Elemental below fifty                                  shards.main.conditions-checked-on-resolution
    A  health 45  hand Furrowing Elemental  deck Crystal
    A> play Furrowing Elemental
    A  health 49  hand Crystal  power 0

Furrowing Elemental reaching fifty                               shards.main.conditions-checked-on-resolution
    A  health 46  hand Furrowing Elemental  deck Crystal
    A> play Furrowing Elemental
    A  health 50  hand Crystal  power 6

Root of the Forest alone                                         shards.abilities.unity-condition
    A  health 20  hand Root of the Forest
    A> play Root of the Forest
    A  health 30  power 0

Root of the Forest in unity                                      shards.abilities.unity-condition
    A  health 20  hand Root of the Forest, Undergrowth Aspirant
    A> play Root of the Forest
    A> show Undergrowth Aspirant
    A  health 30  power 10

Additri alone                                                    shards.cards.exhaust-keyword-scope
    A  champions Additri, Gaiamancer
    A> exhaust Additri, Gaiamancer
    A  power 2

Additri counts the allies of this turn                           shards.cards.exhaust-keyword-scope
    A  health 20  hand Spore Cleric, Undergrowth Aspirant, Taur, Arachpriest, Blaster  champions Additri, Gaiamancer
    A> play Spore Cleric
    A> play Undergrowth Aspirant
    A> play Taur, Arachpriest
    A  power 5
    A> exhaust Additri, Gaiamancer
    A  power 11

Arach Devotees alone                                             shards.abilities.unity-condition
    A  health 20  hand Arach Devotees  deck Blaster
    A> play Arach Devotees
    A> decline
    A  health 20  hand Blaster

Hounds of Volos for Volos                                        shards.main.conditions-checked-on-resolution
    A  leader Volos  health 20  hand Hounds of Volos
    A> play Hounds of Volos
    A  health 25  power 5

Hounds of Volos for another                                      shards.main.conditions-checked-on-resolution
    A  leader Tetra  health 20  hand Hounds of Volos
    A> play Hounds of Volos
    A  health 25  power 0

Taur copies Undergrowth allies only                              shards.cards.copy-definition
    A  health 20  hand Blaster, Spore Cleric, Hounds of Volos  champions Taur, Arachpriest
    A> play Blaster
    A> play Spore Cleric
    A> play Hounds of Volos
    A> exhaust Taur, Arachpriest
    A? copy Spore Cleric | copy Hounds of Volos
    A> copy Spore Cleric
    A  health 33  power 1

Taur with nothing to copy                                        shards.cards.copy-definition
    A  hand Blaster  champions Taur, Arachpriest
    A> play Blaster
    A> exhaust Taur, Arachpriest
    A  power 1

game shards players=3

Thorn Zealot may choose any opponent's champion                  shards.card.unattackable-can-be-destroyed
    A  hand Spore Cleric, Thorn Zealot  champions Axia
    B  champions Evokatus
    C  champions Li Hin, The Shattered
    A> play Spore Cleric
    A> play Thorn Zealot
    A? destroy B Evokatus | destroy C Li Hin, The Shattered
    A> destroy C Li Hin, The Shattered
    A  champions Axia
    B  champions Evokatus
    C  discard Li Hin, The Shattered

a copied ally is not played once more                            shards.cards.copy-definition
    A  hand Spore Cleric, Ojas, Genesis Druid  champions Additri, Gaiamancer  health 30
    A> play Spore Cleric
    A> play Ojas, Genesis Druid
    A  health 38
    A> exhaust Additri, Gaiamancer
    # two for himself, two for each of the two allies played
    A  power 6
