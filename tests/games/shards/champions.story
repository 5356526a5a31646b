game shards players=2

a champion is recruited like an ally                             shards.champions.recruit-and-play-like-allies
    table  row Optio Crusher, -, -, -, -, -
    A  gems 5
    A> recruit Optio Crusher
    A  gems 0  discard Optio Crusher  champions nothing

a champion is played free of cost                                shards.champions.recruit-and-play-like-allies shards.champions.exhaust-part-not-on-play
    A  hand Optio Crusher
    A> play Optio Crusher
    A  gems 0  power 0  champions Optio Crusher  allies nothing  played Optio Crusher

a champion stays                                                 shards.champions.stay-in-play
    A  hand Optio Crusher
    A> play Optio Crusher
    A> end-main
    B> end-main
    A> end-main
    B> end-main
    A> end-main
    B> end-main
    A  champions Optio Crusher  discard nothing

it may be exhausted on the turn it came                          shards.champions.exhaust-on-turn-played
    A  hand Optio Crusher
    A> play Optio Crusher
    A> exhaust Optio Crusher
    A  power 3  champions Optio Crusher (exhausted)

exhausted before other plays                                     shards.champions.exhaust-any-time-in-main-phase
    A  champions Optio Crusher  hand Crystal, Blaster
    A> exhaust Optio Crusher
    A> play Crystal
    A> play Blaster
    A  power 4  gems 1

exhausted between plays                                          shards.champions.exhaust-any-time-in-main-phase
    A  champions Optio Crusher  hand Crystal, Blaster
    A> play Crystal
    A> exhaust Optio Crusher
    A> play Blaster
    A  power 4

exhausted after other plays                                      shards.champions.exhaust-any-time-in-main-phase
    A  champions Optio Crusher  hand Crystal, Blaster
    A> play Crystal
    A> play Blaster
    A> exhaust Optio Crusher
    A  power 4

not exhausted at all                                             shards.champions.exhaust-any-time-in-main-phase
    A  champions Optio Crusher
    A? exhaust Optio Crusher | end-main
    A> end-main
    asks B shards-ask-main

an effect on play is applied once                                shards.champions.on-play-effect
    A  hand Evokatus  deck Blaster, Crystal
    A> play Evokatus
    A  hand Blaster
    A> exhaust Evokatus
    A  hand Blaster  power 1

an ongoing effect works while its champion stands                shards.champions.ongoing-effect
    A  power 20
    B  champions Zetta, The Encryptor
    A> end-main
    B  health 50

and ends when it falls                                           shards.champions.ongoing-effect
    A  power 20
    B  champions Zetta, The Encryptor
    A> attack B Zetta, The Encryptor
    A> end-main
    B  health 35

an attack costs the champion's health                            shards.champions.attack-cost
    A  power 6
    B  champions Fao Cu'tul, The Formless
    A> attack B Fao Cu'tul, The Formless
    A  power 2
    B  champions nothing

one power short                                                  shards.champions.attack-cost
    A  power 3
    B  champions Fao Cu'tul, The Formless
    A! attack B Fao Cu'tul, The Formless  shards.champions.attack-cost
    A  power 3
    B  champions Fao Cu'tul, The Formless

there are no half attacks                                        shards.champions.one-attack-no-lasting-damage
    A  power 3
    B  champions Additri, Gaiamancer
    A! attack B Additri, Gaiamancer  shards.champions.one-attack-no-lasting-damage
    A? end-main
    set A  power 5
    A> attack B Additri, Gaiamancer
    A  power 0

power may come from several cards                                shards.champions.power-from-several-cards
    A  hand Blaster, Nil Assassin
    B  champions Primus Pilus
    A> play Blaster
    A> play Nil Assassin
    A> attack B Primus Pilus
    A  power 0
    B  discard Primus Pilus

a destroyed champion comes back with the cards of its holder     shards.champions.destroyed-goes-to-holders-discard
    A  power 2
    B  champions Evokatus  hand Crystal, Crystal, Crystal, Crystal, Crystal
    A> attack B Evokatus
    B  discard Evokatus
    A  discard nothing
    A> end-main
    luck 0 0 0 0 0
    B> end-main
    B  hand Evokatus, Crystal, Crystal, Crystal, Crystal  deck Crystal

one's own champions cannot be attacked                           shards.champions.only-enemy-champions-attackable
    A  power 9  champions Evokatus
    A! attack A Evokatus  shards.champions.only-enemy-champions-attackable
    A  power 9  champions Evokatus
