game shards players=1 variant=nemesis

a turn of the player is an ordinary one                          shards.nemesis.player-turn-normal
    proxies
    table  row Crystal, Crystal, Crystal, Crystal, Crystal, Crystal  centre Crystal, Crystal
    A  power 7
    B  champions Zen Chi Set, Godkiller, Fao Cu'tul, The Formless
    A> attack B Fao Cu'tul, The Formless
    A> end-main
    B  health 47

player and Nemesis in turn                                       shards.nemesis.one-player
    proxies
    table  row Crystal, Crystal, Crystal, Crystal, Crystal, Crystal  centre Reactor Drone, Axia, Axia, Axia, Axia, Axia, Axia, Axia, Axia
    A> end-main
    asks A shards-ask-main
    table  turns 3
    A> end-main
    asks A shards-ask-main
    table  turns 5

its turn is a turn of its own                                    shards.nemesis.one-player
    proxies
    table  row Umbral Scourge, Nil Assassin, Axia, Axia, Axia, Axia  centre Nil Assassin, Data Heretic, Data Heretic, Data Heretic
    B  leader Tetra
    A> end-main
    asks A shards-ask-nemesis-plays
    table  turn B  turns 2  phase main
    A> nemesis-plays Umbral Scourge
    asks A shards-ask-main
    table  turn A  turns 3  phase main

the Nemesis has nothing to banish from                           shards.nemesis.no-deck-hand-discard
    proxies
    table  row Axia, Axia, Axia, Axia, Axia, Axia  centre Shadow Apostle, Crystal
    B  leader Volos
    A> end-main
    A  health 48
    table  banished Shadow Apostle
    B  hand nothing  discard nothing

the top card is revealed                                         shards.nemesis.reveal-top-card shards.nemesis.plays-revealed-card
    proxies
    table  row Axia, Axia, Axia, Axia, Axia, Axia  centre Nil Assassin, Data Heretic, Data Heretic
    B  leader Decima
    A> end-main
    table  centre Data Heretic, Data Heretic  banished Nil Assassin
    A  health 45

from an empty deck nothing is revealed, yet its champions act    shards.nemesis.reveal-top-card
    proxies
    table  row Nil Assassin, Axia, Axia, Axia, Axia, Axia
    B  leader Ko Syn Wu  mastery 4  champions Optio Crusher
    A> end-main
    A  health 47
    B  mastery 4  champions Optio Crusher  played nothing
    table  row Nil Assassin, Axia, Axia, Axia, Axia, Axia  banished nothing

the faction of its leader gives three mastery first              shards.nemesis.faction-match-bonus
    proxies
    table  row Axia, Axia, Axia, Axia, Axia, Axia  centre Spore Cleric, Data Heretic
    B  leader Volos  mastery 4
    A> end-main
    B  mastery 7

another faction gives nothing                                    shards.nemesis.faction-match-bonus
    proxies
    table  row Axia, Axia, Axia, Axia, Axia, Axia  centre Nil Assassin, Data Heretic
    B  leader Volos  mastery 4
    A> end-main
    B  mastery 4

the bonus may open the named abilities of the card itself        shards.nemesis.faction-match-bonus shards.nemesis.named-abilities-on-from-15
    proxies
    table  row Axia, Axia, Axia, Axia, Axia, Axia  centre Le'shai Knight, Data Heretic
    B  leader Volos  mastery 12
    A> end-main
    B  mastery 15
    A  health 44

every row card of that faction is played                         shards.nemesis.plays-matching-row-cards
    proxies
    table  row Data Heretic, Nil Assassin, Nil Assassin, Spore Cleric, Nil Assassin, Data Heretic  centre Nil Assassin, Axia, Axia, Axia
    B  leader Tetra
    A> end-main
    table  row Data Heretic, Axia, Axia, Spore Cleric, Axia, Data Heretic  centre nothing  banished Nil Assassin, Nil Assassin, Nil Assassin, Nil Assassin
    A  health 30
    B  mastery 0

gaps stay while it plays                                         shards.nemesis.no-refill-during-its-turn shards.nemesis.player-decides-for-it
    proxies
    table  row Nil Assassin, Nil Assassin, Aetherbreaker, Axia, Axia, Axia  centre Nil Assassin, Data Heretic, Data Heretic, Data Heretic
    B  leader Tetra
    A> end-main
    A? nemesis-plays Nil Assassin #1 | nemesis-plays Nil Assassin #2 | nemesis-plays Aetherbreaker
    A> nemesis-plays Nil Assassin #1
    table  row -, Nil Assassin, Aetherbreaker, Axia, Axia, Axia
    A> nemesis-plays Aetherbreaker
    A  health 31
    table  row Data Heretic, Data Heretic, Data Heretic, Axia, Axia, Axia

the player decides the order                                     shards.nemesis.player-decides-for-it
    proxies
    table  row Umbral Scourge, Nil Assassin, Shadow Apostle, Axia, Axia, Axia  centre Nil Assassin, Data Heretic, Data Heretic, Data Heretic
    B  leader Tetra
    A> end-main
    A? nemesis-plays Umbral Scourge | nemesis-plays Nil Assassin | nemesis-plays Shadow Apostle
    asks A shards-ask-nemesis-plays

it gains health and mastery up to the caps                       shards.nemesis.gains-health-mastery-power
    proxies
    table  row Axia, Axia, Axia, Axia, Axia, Axia  centre Spore Cleric, Shard Abstractor, Axia, Axia
    B  leader Ko Syn Wu  health 48  mastery 6
    A> end-main
    B  health 50
    A> end-main
    B  mastery 8

gems banish from the centre deck                                 shards.nemesis.gems-banish-center-deck
    proxies
    table  row Nil Assassin, Nil Assassin, Nil Assassin, Nil Assassin, Nil Assassin, Nil Assassin  centre Reactor Drone, Crystal, Blaster, Axia, Data Heretic
    B  leader Tetra
    A> end-main
    table  centre Data Heretic  banished Crystal, Blaster, Axia, Reactor Drone
    B  gems 0

gems from an empty centre banish what there is                   shards.nemesis.gems-banish-center-deck shards.nemesis.wins-on-empty-center-deck
    proxies
    table  row Nil Assassin, Nil Assassin, Nil Assassin, Nil Assassin, Nil Assassin, Nil Assassin  centre Reactor Drone, Crystal
    B  leader Tetra
    A> end-main
    table  centre nothing  banished Crystal, Reactor Drone
    asks A shards-ask-main

draws become mastery                                             shards.nemesis.draws-become-mastery
    proxies
    table  row Axia, Axia, Axia, Axia, Axia, Axia  centre Data Heretic, Axia
    B  leader Volos  mastery 5
    A> end-main
    B  mastery 7

named abilities sleep below fifteen                              shards.nemesis.named-abilities-off-below-15
    proxies
    table  row Le'shai Knight, Axia, Axia, Axia, Axia, Axia  centre Le'shai Knight, Axia
    B  leader Tetra  mastery 14
    A> end-main
    A  health 44

a mastery bonus is no named ability and works at its level       shards.nemesis.named-abilities-off-below-15
    proxies
    table  row Axia, Axia, Axia, Axia, Axia, Axia  centre Fungal Hermit, Axia
    B  leader Tetra  mastery 10  health 40
    A> end-main
    B  mastery 11  health 45

from fifteen a mastery bonus still waits for its level           shards.nemesis.named-abilities-on-from-15
    proxies
    table  row Axia, Axia, Axia, Axia, Axia, Axia  centre Spore Cleric, Axia
    B  leader Tetra  mastery 15  champions Fao Cu'tul, The Formless
    A> end-main
    A  health 48

the player's own named abilities ask for their conditions        shards.nemesis.named-abilities-off-below-15 shards.nemesis.named-abilities-on-from-15
    A  mastery 20  hand Le'shai Knight, Le'shai Knight
    A> play Le'shai Knight
    A> decline
    A  power 3
    set A  mastery 0
    A> play Le'shai Knight
    A  power 9

named abilities always work from fifteen                         shards.nemesis.named-abilities-on-from-15
    proxies
    table  row Axia, Axia, Axia, Axia, Axia, Axia  centre Le'shai Knight, Axia
    B  leader Tetra  mastery 15
    A> end-main
    A  health 44

Inspire works without a champion                                 shards.nemesis.named-abilities-on-from-15
    proxies
    table  row Nil Assassin, Nil Assassin, Nil Assassin, Nil Assassin, Nil Assassin, Nil Assassin  centre Venator of the Wastes, Axia
    A  mastery 9
    B  leader Tetra  mastery 15
    A> end-main
    A  health 46  mastery 7

Inspire sleeps below fifteen although it has a champion          shards.nemesis.named-abilities-off-below-15
    proxies
    table  row Nil Assassin, Nil Assassin, Nil Assassin, Nil Assassin, Nil Assassin, Nil Assassin  centre Venator of the Wastes, Axia
    A  mastery 9
    B  leader Tetra  mastery 14  champions Zetta, The Encryptor
    A> end-main
    A  health 46  mastery 9

an echo is met but there is nothing to count                     shards.nemesis.named-abilities-on-from-15 shards.nemesis.no-deck-hand-discard
    proxies
    table  row Axia, Axia, Axia, Axia, Axia, Wraethe Skirmisher  centre Scion of Nothingness, Axia
    B  leader Tetra  mastery 15
    A> end-main
    A  health 41

Dominion works from fifteen                                      shards.nemesis.named-abilities-on-from-15
    proxies
    table  row Axia, Axia, Axia, Axia, Axia, Axia  centre Order Initiate, Crystal, Crystal, Axia
    B  leader Volos  mastery 15
    A> end-main
    B  mastery 17
    table  banished Crystal, Crystal, Order Initiate

champions stay, allies go                                        shards.nemesis.champions-stay shards.nemesis.played-allies-banished
    proxies
    table  row Nil Assassin, Kiln Drone, Data Heretic, Data Heretic, Data Heretic, Data Heretic  centre Optio Crusher, Crystal, Crystal, Crystal, Crystal
    B  leader Volos
    A> end-main
    B  champions Optio Crusher  allies nothing  played nothing
    table  banished Crystal, Crystal, Kiln Drone

its destroyed champions are banished                             shards.nemesis.destroyed-champions-banished
    A  power 4
    B  champions Fao Cu'tul, The Formless
    A> attack B Fao Cu'tul, The Formless
    table  banished Fao Cu'tul, The Formless
    B  discard nothing  champions nothing
    A  discard nothing

destroyed by an effect, too                                      shards.nemesis.destroyed-champions-banished
    A  hand Spore Cleric, Thorn Zealot
    B  champions Fao Cu'tul, The Formless
    A> play Spore Cleric
    A> play Thorn Zealot
    table  banished Fao Cu'tul, The Formless

it exhausts all its champions, new ones too                      shards.nemesis.exhausts-all-champions
    proxies
    table  row Data Heretic, Data Heretic, Data Heretic, Data Heretic, Data Heretic, Data Heretic  centre Optio Crusher, Crystal
    B  leader Volos  champions Optio Crusher
    A> end-main
    A  health 44
    B  champions Optio Crusher, Optio Crusher

and again the next turn                                          shards.nemesis.exhausts-all-champions
    proxies
    table  row Data Heretic ×6  centre Crystal ×4
    B  leader Volos  champions Evokatus, Evokatus, Evokatus
    A> end-main
    A  health 41
    B  champions Evokatus, Evokatus, Evokatus
    A> end-main
    A  health 32

it exhausts in the order the player likes                        shards.nemesis.exhausts-all-champions shards.nemesis.player-decides-for-it
    proxies
    table  row Data Heretic, Data Heretic, Data Heretic, Data Heretic, Data Heretic, Data Heretic  centre Reactor Drone, Crystal, Crystal, Crystal, Crystal
    B  leader Volos  champions Optio Crusher, Li Hin, The Shattered
    A> end-main
    A? nemesis-exhausts Optio Crusher | nemesis-exhausts Li Hin, The Shattered
    A> nemesis-exhausts Li Hin, The Shattered
    A  health 46

enough to kill is used to kill                                   shards.nemesis.lethal-attack-first shards.nemesis.wins-on-player-zero-health
    proxies
    table  row Axia, Axia, Axia, Axia, Axia, Nil Assassin  centre Nil Assassin, Crystal
    A  health 10  champions Evokatus
    B  leader Volos
    A> end-main
    over nemesis-killed B
    A  champions nothing

one power short of killing it turns on champions                 shards.nemesis.lethal-attack-first shards.nemesis.otherwise-champions-by-cost
    proxies
    table  row Axia, Axia, Axia, Axia, Axia, Nil Assassin  centre Nil Assassin, Crystal
    A  health 11  champions Evokatus
    B  leader Volos
    A> end-main
    A  champions nothing  discard Evokatus  health 3

shields in hand are not foreseen, yet they block                 shards.nemesis.ignores-hand-shields-in-check
    proxies
    table  row Axia, Axia, Axia, Axia, Nil Assassin, Wraethe Skirmisher  centre Nil Assassin, Crystal, Crystal
    A  health 12  deck Command Seer  champions Evokatus
    B  leader Volos
    A> end-main
    A> nemesis-plays Nil Assassin
    A? show Command Seer | no-more
    A> show Command Seer
    A> no-more
    A  health 5  champions Evokatus

shields in play are foreseen                                     shards.nemesis.ignores-hand-shields-in-check shards.nemesis.lethal-attack-first
    proxies
    table  row Data Heretic, Data Heretic, Data Heretic, Data Heretic, Data Heretic, Nil Assassin  centre Nil Assassin, Crystal
    A  health 9  champions Praetorian-02
    B  leader Volos
    A> end-main
    A  health 8  champions nothing

the costliest first, among those it can destroy                  shards.nemesis.otherwise-champions-by-cost
    proxies
    table  row Axia, Axia, Axia, Axia, Axia, Axia  centre The Lost, Crystal, Crystal
    A  health 20  champions Evokatus, General Decurion, Optio Crusher, Li Hin, The Shattered
    B  leader Volos
    A> end-main
    A  champions General Decurion, Li Hin, The Shattered  health 20  discard Optio Crusher, Evokatus

shields in play that it ignores are not foreseen                 shards.nemesis.lethal-attack-first
    proxies
    table  row Data Heretic ×6  centre Spore Cleric, Crystal
    A  health 4  champions Evokatus, Praetorian-02
    B  leader Tetra  mastery 10  champions Ru Bo Vai, The Transcendant
    A> end-main
    over nemesis-killed B

and one health more is not lethal                                shards.nemesis.lethal-attack-first shards.nemesis.played-allies-banished
    proxies
    table  row Data Heretic ×6  centre Spore Cleric, Crystal
    A  health 5  champions Evokatus, Praetorian-02
    B  leader Tetra  mastery 10  champions Ru Bo Vai, The Transcendant
    A> end-main
    A  health 3  champions Praetorian-02
    B  unblockable no  played nothing

the rest hits the player                                         shards.nemesis.leftover-power-hits-player
    proxies
    table  row Axia, Axia, Axia, Axia, Axia, Wraethe Skirmisher  centre Nil Assassin, Crystal
    A  health 30  champions Fao Cu'tul, The Formless
    B  leader Volos
    A> end-main
    A  champions nothing  health 27

of equal cost the player chooses                                 shards.nemesis.player-decides-for-it shards.nemesis.otherwise-champions-by-cost
    proxies
    table  row Axia, Axia, Axia, Axia, Axia, Axia  centre Nil Assassin, Crystal
    A  health 30  champions Optio Crusher, Additri, Gaiamancer
    B  leader Volos
    A> end-main
    A? nemesis-attacks A Optio Crusher | nemesis-attacks A Additri, Gaiamancer
    table  turn B  phase attack
    A> nemesis-attacks A Optio Crusher
    A  health 29  champions Additri, Gaiamancer

Zetta is the way to the player                                   shards.nemesis.lethal-attack-first shards.nemesis.otherwise-champions-by-cost
    proxies
    table  row Axia, Axia, Axia, Axia, Axia, Nil Assassin  centre Nil Assassin, Crystal
    A  health 5  champions Zetta, The Encryptor, Evokatus
    B  leader Volos
    A> end-main
    over nemesis-killed B

mercenaries are banished, not put under the deck                 shards.nemesis.played-allies-banished
    table  row Reactor Drone, Data Heretic, Data Heretic, Wraethe Skirmisher, Shadow Apostle, Data Heretic  centre Nil Assassin, Crystal, Crystal
    B  leader Volos
    A> end-main
    A> nemesis-plays Wraethe Skirmisher
    table  banished Nil Assassin, Wraethe Skirmisher, Shadow Apostle  centre nothing

power that could go nowhere is lost                              shards.end.gems-and-power-vanish
    proxies
    table  row Data Heretic ×6  centre Wraethe Skirmisher, Crystal
    A  champions Zetta, The Encryptor
    B  leader Volos
    A> end-main
    A  health 50  champions Zetta, The Encryptor
    B  power 0

the row is filled at the end of its turn                         shards.nemesis.refill-at-end-of-its-turn
    table  row Reactor Drone, Data Heretic, Data Heretic, Nil Assassin, Nil Assassin, Data Heretic  centre Nil Assassin, Crystal, Blaster, Axia
    B  leader Volos
    A> end-main
    table  row Reactor Drone, Data Heretic, Data Heretic, Crystal, Blaster, Data Heretic  centre Axia
    asks A shards-ask-main

the player wins at its zero                                      shards.nemesis.player-wins
    A  power 9
    B  health 9
    A> end-main
    over nemesis-beaten A

one short and it goes on                                         shards.nemesis.player-wins
    proxies
    table  row Axia, Axia, Axia, Axia, Axia, Axia  centre Crystal, Crystal
    A  power 8
    B  health 9
    A> end-main
    B  health 1

at thirty mastery it wins before the card is played              shards.nemesis.wins-at-mastery-30
    proxies
    table  row Axia, Axia, Axia, Axia, Axia, Axia  centre Spore Cleric, Crystal
    B  leader Volos  mastery 27  health 40
    A> end-main
    over nemesis-mastery B
    B  health 40  mastery 30

at twenty-nine it does not                                       shards.nemesis.wins-at-mastery-30
    proxies
    table  row Axia, Axia, Axia, Axia, Axia, Axia  centre Spore Cleric, Crystal
    B  leader Volos  mastery 26  health 40
    A> end-main
    B  health 44  mastery 29

the player's own thirty wins nothing                             shards.mastery.thirty-is-not-a-win shards.nemesis.wins-at-mastery-30
    A  mastery 29  gems 1
    A> focus
    asks A shards-ask-main

no card for a gap: the Nemesis wins at once                      shards.nemesis.wins-on-empty-center-deck
    proxies
    table  row Spore Cleric, Axia, Axia, Axia, Axia, Axia
    A  gems 2
    A> recruit Spore Cleric
    over nemesis-centre B
    A  discard Spore Cleric

before a hired card works                                        shards.nemesis.wins-on-empty-center-deck
    proxies
    table  row Spore Cleric, Axia, Axia, Axia, Axia, Axia
    A  gems 2  health 30
    A> fast-play Spore Cleric
    over nemesis-centre B
    A  health 30

an empty deck with no gap goes on                                shards.nemesis.wins-on-empty-center-deck
    proxies
    table  row Spore Cleric, Axia, Axia, Axia, Axia, Axia
    A> end-main
    asks A shards-ask-main
    table  centre nothing

at the end of its turn, after as many slots as can be filled     shards.nemesis.wins-on-empty-center-deck shards.nemesis.refill-at-end-of-its-turn
    proxies
    table  row Nil Assassin, Nil Assassin, Axia, Axia, Axia, Axia  centre Nil Assassin, Crystal
    B  leader Volos
    A> end-main
    over nemesis-centre B
    table  row Crystal, -, Axia, Axia, Axia, Axia  phase end

the Monk recruits nothing for it                                 shards.nemesis.no-deck-hand-discard
    proxies
    table  row Nil Assassin, Axia, Axia, Axia, Axia, Axia  centre Portal Monk, Crystal
    B  leader Volos
    A> end-main
    table  row Nil Assassin, Axia, Axia, Axia, Axia, Axia

game shards players=1 variant=nemesis nemesis_bonus=power

another reading: the bonus is power                              shards.nemesis.faction-match-bonus
    proxies
    table  row Axia, Axia, Axia, Axia, Axia, Axia  centre Spore Cleric, Data Heretic
    B  leader Volos  mastery 4
    A> end-main
    B  mastery 4
    A  health 47

game shards players=1 variant=nemesis nemesis_bonus=health

another reading: the bonus is health                             shards.nemesis.faction-match-bonus
    proxies
    table  row Axia, Axia, Axia, Axia, Axia, Axia  centre Le'shai Knight, Data Heretic
    B  leader Volos  mastery 4  health 40
    A> end-main
    B  mastery 4  health 43

game shards players=1 variant=nemesis nemesis_draw=power

another reading: draws become power                              shards.nemesis.draws-become-mastery
    proxies
    table  row Axia, Axia, Axia, Axia, Axia, Axia  centre Data Heretic, Axia
    B  leader Volos  mastery 5
    A> end-main
    B  mastery 5
    A  health 48

game shards players=1 variant=nemesis nemesis_draw=health

another reading: draws become health                             shards.nemesis.draws-become-mastery
    proxies
    table  row Axia, Axia, Axia, Axia, Axia, Axia  centre Data Heretic, Axia
    B  leader Volos  mastery 5  health 40
    A> end-main
    B  mastery 5  health 42
