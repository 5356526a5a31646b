game evolution players=3 familiar=yes victims=yes ether=yes

# In these stories the round ends with A's turn, and the next one begins with what the familiar does.

three cards are turned up, the third is Toxic                evolution.familiar.baby-reveals-until-match evolution.familiar.other-revealed-under-deck evolution.familiar.baby-gains-crystal
    proxies
    table  deck Fire-Breathing/Latching, Tiny/Pesky, Toxic/Inheriting, Lulling/Tiny  source Brimming Basin  lower 1
    A  creatures 0  hand Lulling/Tiny, Lulling/Tiny, Lulling/Tiny, Lulling/Tiny, Lulling/Tiny
    B  creatures 0 asleep  hand Lulling/Tiny, Lulling/Tiny, Lulling/Tiny, Lulling/Tiny, Lulling/Tiny
    C  creatures 0 asleep  hand Lulling/Tiny, Lulling/Tiny, Lulling/Tiny, Lulling/Tiny, Lulling/Tiny
    A> create-nothing
    A> add-nothing
    A> activate A1
    A> sleep
    table  familiar 1 Toxic@B29  deck Lulling/Tiny, Fire-Breathing/Latching, Tiny/Pesky  discard nothing
    asks B evolution-ask-redraw

it keeps what it has                                         evolution.familiar.baby-adds-trait
    table  deck Toxic/Inheriting  familiar 0 Flying
    A  creatures 0
    B  creatures 0 asleep
    C  creatures 0 asleep
    A> activate A1
    A> sleep
    table  familiar 1 Flying Toxic@B29
    asks B evolution-ask-activate

nothing twice                                                evolution.familiar.no-duplicate-traits
    proxies
    table  deck Toxic/Inheriting, Fire-Breathing/Flying  familiar 0 Toxic
    A  creatures 0
    B  creatures 0 asleep  hand Lulling/Tiny, Lulling/Tiny, Lulling/Tiny, Lulling/Tiny, Lulling/Tiny
    C  creatures 0 asleep
    A> activate A1
    A> sleep
    table  familiar 1 Toxic Flying@B05
    asks B evolution-ask-redraw

the Baby does nothing                                        evolution.familiar.baby-skips-turns
    table  familiar 1 Vampire
    A  creatures 1, 1
    B  creatures 1, 1
    C  creatures 1, 1
    A> activate A1
    A> sleep
    B> activate B1
    B> sleep
    C> activate C1
    C> sleep
    A  creatures 1 asleep, 1
    B  creatures 1 asleep, 1
    table  familiar 1 Vampire
    asks A evolution-ask-activate

it is attacked like a creature                               evolution.familiar.attackable-like-creature evolution.familiar-hints.growth-can-be-held-back
    table  familiar 1 Fireproof
    A  creatures 0 Vampire
    B  creatures 0
    C  creatures 0
    A> activate A1
    A? sleep | attack B1 | attack C1 | attack familiar
    A> attack familiar
    table  familiar 0 Fireproof
    A  creatures 1 asleep Vampire

a flying Baby is out of reach                                evolution.familiar.attackable-like-creature
    table  familiar 1 Flying
    A  creatures 0 Vampire
    B  creatures 0
    C  creatures 0
    A> activate A1
    A? sleep | attack B1 | attack C1
    A> sleep

its Vengeful takes the topmost                               evolution.familiar.vengeful-takes-topmost evolution.familiar.acts-by-fixed-algorithm
    table  familiar 1 Vengeful Toxic
    A  creatures 1 Vampire Tiny Greedy
    B  creatures 0
    C  creatures 0
    A> activate A1
    A> attack familiar
    A  creatures 1 asleep Vampire Tiny
    asks B evolution-ask-activate

two crystals turn it over                                    evolution.familiar.baby-flips-at-second-crystal evolution.familiar.flip-keeps-traits evolution.familiar.flip-returns-crystals
    table  deck Toxic/Inheriting  familiar 1 Flying
    A  creatures 0
    B  creatures 0 asleep
    C  creatures 0 asleep
    A> activate A1
    A> sleep
    table  familiar 0 Flying Toxic@B29  side 1  dormant yes
    asks B evolution-ask-activate

one crystal does not                                         evolution.familiar.baby-flips-at-second-crystal
    table  deck Toxic/Inheriting  familiar 0 Flying
    A  creatures 0
    B  creatures 0 asleep
    C  creatures 0 asleep
    A> activate A1
    A> sleep
    table  side 0  familiar 1 Flying Toxic@B29
    asks B evolution-ask-activate

the Beast rests in the round of the flip                     evolution.familiar.flip-round-no-turns
    table  familiar 0 Vampire  side 1  dormant yes
    A  creatures 1, 1
    B  creatures 1, 1
    C  creatures 1, 1
    A> activate A1
    A> sleep
    B> activate B1
    B> sleep
    C> activate C1
    C> sleep
    A  creatures 1 asleep, 1
    C  creatures 1 asleep, 1
    asks A evolution-ask-activate

in later rounds it looks for an attacking trait              evolution.familiar.beast-reveals-until-match evolution.familiar.beast-adds-attacking-trait
    proxies
    table  deck Tiny/Pesky, Nosferatu/Mimic, Vampire/Flying  familiar 0 Flying  side 1
    A  creatures 0
    B  creatures 0 asleep  hand Lulling/Tiny, Lulling/Tiny, Lulling/Tiny, Lulling/Tiny, Lulling/Tiny
    C  creatures 0 asleep
    A> activate A1
    A> sleep
    table  familiar 0 Flying Vampire
    asks B evolution-ask-redraw

after everybody it attacks everybody                         evolution.familiar.beast-turn-after-all-players evolution.familiar.beast-exactly-one-crystal evolution.familiar.beast-sleeps-after-success
    table  familiar 0 Vampire  side 1
    A  creatures 2, 1
    B  creatures 0 asleep, 1
    C  creatures 3 asleep, 0
    A> activate A1
    A> sleep
    B> activate B2
    B> sleep
    table  familiar 0 Vampire
    C> activate C2
    C> sleep
    A  creatures 1 asleep, 0
    B  creatures 0 asleep, 0 asleep
    C  creatures 2 asleep, 0 asleep
    table  familiar 1 asleep Vampire
    asks A evolution-ask-activate

asleep, it waits                                             evolution.familiar.beast-needs-awake-and-attacking-trait evolution.familiar.beast-sleeps-after-success
    table  familiar 1 asleep Vampire  side 1
    A  creatures 2, 1
    B  creatures 0, 0
    C  creatures 3 asleep, 0
    A> activate A1
    A> sleep
    B> activate B1
    B> sleep
    C> activate C2
    C> sleep
    A  creatures 2 asleep, 1
    table  familiar 1 asleep Vampire
    asks A evolution-ask-activate

unarmed, it waits                                            evolution.familiar.beast-needs-awake-and-attacking-trait
    table  familiar 0 Flying  side 1
    A  creatures 2, 1
    B  creatures 0, 0
    C  creatures 3 asleep, 0
    A> activate A1
    A> sleep
    B> activate B1
    B> sleep
    C> activate C2
    C> sleep
    A  creatures 2 asleep, 1
    table  familiar 0 Flying
    asks A evolution-ask-activate

it shuns Toxic and Vengeful                                  evolution.familiar.beast-avoids-toxic-and-vengeful
    table  familiar 0 Vampire  side 1
    A  creatures 2 Toxic, 0
    B  creatures 2 Vengeful
    C  creatures 2
    A> activate A1
    A> sleep
    B> activate B1
    B> sleep
    C> activate C1
    C> sleep
    A  creatures 2 asleep Toxic, 0
    B  creatures 2 asleep Vengeful
    C  creatures 1 asleep
    asks A evolution-ask-activate

Flying and Astral are safe from who is not                   evolution.familiar.beast-astral-flying-availability
    proxies
    table  familiar 0 Vampire Flying  side 1
    A  creatures 1 Flying, 0
    B  creatures 1 Astral
    C  creatures 1 Flying Astral
    A> activate A1
    A> sleep
    B> activate B1
    B> sleep
    C> activate C1
    C> sleep
    A  creatures 0 asleep Flying, 0
    B  creatures 1 asleep Astral
    C  creatures 1 asleep Flying Astral
    asks A evolution-ask-activate

an Astral Beast reaches both                                 evolution.familiar.astral-beast-attacks-non-astral
    table  familiar 0 Vampire Astral  side 1
    A  creatures 1 Astral, 0
    B  creatures 1
    C  creatures 0
    A> activate A1
    A> sleep
    B> activate B1
    B> sleep
    C> activate C1
    C> sleep
    A  creatures 0 asleep Astral, 0
    B  creatures 0 asleep
    asks A evolution-ask-activate

its fire burns the topmost                                   evolution.familiar.beast-fire-breathing-topmost
    table  familiar 0 Fire-Breathing  side 1
    A  creatures 1 Tiny Greedy Pesky, 0
    B  creatures 1
    C  creatures 0
    A> activate A2
    A> sleep
    B> activate B1
    B> sleep
    C> activate C1
    C> sleep
    A  creatures 1 Tiny Greedy, 0 asleep
    asks A evolution-ask-activate

many successes, one crystal                                  evolution.familiar.beast-exactly-one-crystal
    table  familiar 0 Vampire Lulling  side 1
    A  creatures 1, 1, 0 Toxic
    B  creatures 1
    C  creatures 1
    A> activate A1
    A> sleep
    B> activate B1
    B> sleep
    C> activate C1
    C> sleep
    table  familiar 1 asleep Vampire Lulling
    A  creatures 0 asleep, 0 asleep, 0 Toxic
    asks A evolution-ask-activate

no success, no crystal, no sleep                             evolution.familiar.beast-failure-no-crystal-no-sleep
    table  familiar 0 Fire-Breathing  side 1
    A  creatures 1, 1
    B  creatures 1
    C  creatures 1
    A> activate A1
    A> sleep
    B> activate B1
    B> sleep
    C> activate C1
    C> sleep
    table  familiar 0 Fire-Breathing
    asks A evolution-ask-activate

the second crystal wins against all                          evolution.familiar.beast-wins-at-second-crystal evolution.familiar.players-lose-together
    table  familiar 1 Vampire  side 1
    A  creatures 1, 1  tokens 2
    B  creatures 1
    C  creatures 1
    A> activate A1
    A> sleep
    B> activate B1
    B> sleep
    C> activate C1
    C> sleep
    over familiar

all asleep: the Beast still has its turn                     evolution.familiar.beast-acts-before-round-end
    table  familiar 0 Vampire  side 1
    A  creatures 1
    B  creatures 1 asleep
    C  creatures 1 asleep
    A> activate A1
    A> sleep
    A  creatures 0
    table  round 2  familiar 1 Vampire
    asks B evolution-ask-activate

it wakes with the others                                     evolution.familiar.wakes-at-round-start
    table  familiar 1 asleep Vampire  side 1
    A  creatures 1
    B  creatures 1 asleep
    C  creatures 1 asleep
    A> activate A1
    A> sleep
    table  round 2  familiar 1 Vampire
    asks B evolution-ask-activate

neither the ether nor a storm feeds it                       evolution.familiar.takes-traits-only-from-its-reveal
    table  familiar 0 Vampire  ether Ferocious
    A  creatures 4, 0 Storm Toxic, 0 Shapeshifter
    B  creatures 0
    C  creatures 0
    A> activate A1
    A> transmute
    A? pass | take Ferocious for A1 | take Ferocious for A2 | take Ferocious for B1 | take Ferocious for C1
    A> pass
    B> activate B1
    B> sleep
    C> activate C1
    C> sleep
    A> activate A1
    A? use Storm | pass
    A> use Storm
    A> give Toxic
    A? exchange-for Shapeshifter of A2
    A> exchange-for Shapeshifter of A2
    A> sleep

but others may look at it                                    evolution.familiar.takes-traits-only-from-its-reveal
    table  familiar 0 asleep Vampire
    A  creatures 0 Pesky Frightening Shapeshifter
    B  creatures 0
    C  creatures 0
    A> activate A1
    A> use Pesky
    A? wake familiar
    A> wake familiar
    A> use Frightening
    A? cancel Vampire of familiar
    A> cancel Vampire of familiar
    A? sleep
    A> sleep
    table  familiar 0 Vampire

all six: nothing is turned up                                evolution.familiar.no-match-left evolution.familiar.baby-gains-crystal
    proxies
    table  deck Toxic/Inheriting  familiar 0 Astral Flying Many-Eyed Fireproof Vengeful Toxic
    A  creatures 0
    B  creatures 0 asleep  hand Lulling/Tiny, Lulling/Tiny, Lulling/Tiny, Lulling/Tiny, Lulling/Tiny
    C  creatures 0 asleep
    A> activate A1
    A> sleep
    table  familiar 1 Astral Flying Many-Eyed Fireproof Vengeful Toxic  deck nothing
    A  hand nothing
    C  hand Toxic/Inheriting
    asks B evolution-ask-redraw

all three: nothing, either                                   evolution.familiar.no-match-left
    proxies
    table  deck Vampire/Flying  familiar 0 Vampire Fire-Breathing Lulling  side 1  dormant yes
    A  creatures 0
    B  creatures 0 asleep  hand Lulling/Tiny, Lulling/Tiny, Lulling/Tiny, Lulling/Tiny, Lulling/Tiny
    C  creatures 0 asleep
    A> activate A1
    A> sleep
    table  familiar 0 Vampire Fire-Breathing Lulling
    C  hand Vampire/Flying
    asks B evolution-ask-redraw

no prey, no crystal                                          evolution.familiar-hints.defence-against-beast
    table  familiar 1 Vampire  side 1
    A  creatures 2 Toxic, 0
    B  creatures 0
    C  creatures 0
    A> activate A1
    A> sleep
    B> activate B1
    B> sleep
    C> activate C1
    C> sleep
    table  familiar 1 Vampire
    asks A evolution-ask-activate

somebody wakes it                                            evolution.familiar-hints.pesky-wakes-beast
    table  familiar 1 asleep Vampire  side 1
    A  creatures 0 Pesky, 1
    B  creatures 0
    C  creatures 0
    A> activate A1
    A> use Pesky
    A> wake familiar
    A> sleep
    B> activate B1
    B> sleep
    C> activate C1
    C> sleep
    over familiar

somebody is left to it                                       evolution.familiar-hints.bait-creature
    proxies
    table  familiar 0 Vampire  side 1
    A  creatures 2 Toxic, 2 Toxic
    B  creatures 2 Toxic
    C  creatures 1
    A> activate A1
    A> sleep
    B> activate B1
    B> sleep
    C> activate C1
    C> sleep
    C  creatures 0 asleep
    table  familiar 1 asleep Vampire
    asks A evolution-ask-activate

a third crystal is not enough for the players                evolution.familiar.not-a-player-for-source
    table  sources Cloud Ladder
    A  creatures 0
    B  creatures 0 asleep
    C  creatures 0 asleep
    A> activate A1
    A> sleep
    table  source Cloud Ladder  lower 3  upper 1
    asks B evolution-ask-activate

game evolution players=2 familiar=yes figure=left

held back three times, still a Baby                          evolution.familiar-hints.growth-can-be-held-back
    table  familiar 1
    A  creatures 0 Vampire
    B  creatures 0 asleep
    A> activate A1
    A> attack familiar
    table  round 2  familiar 1  side 0
    B> activate B1
    B> sleep
    A> activate A1
    A> attack familiar
    table  round 3  familiar 1  side 0
    A> activate A1
    A> attack familiar
    table  familiar 0  side 0
    A  creatures 3 asleep Vampire
    B> activate B1
    B> sleep
    table  round 4  familiar 1  side 0
    asks B evolution-ask-activate

game evolution players=3 familiar=yes victims=yes ether=yes

an unarmed Beast frightens nobody into hiding                evolution.familiar.beast-needs-awake-and-attacking-trait
    table  familiar 0 Flying  side 1
    A  creatures 2 Hiding, 1
    B  creatures 0
    C  creatures 0
    A> activate A2
    A> sleep
    B> activate B1
    B> sleep
    C> activate C1
    C> sleep
    A  creatures 2 Hiding, 1 asleep
    table  familiar 0 Flying
    asks A evolution-ask-activate

owners answer from the first player on                       evolution.familiar.beast-attacks-every-target-at-once
    proxies
    begin beast A
    table  first B  familiar 0 Vampire  side 1
    A  creatures 1 Hiding, 0
    B  creatures 1 Hiding
    C  creatures 1 Hiding
    B> pass
    C> pass
    A> use Hiding
    A  creatures 1, 0
    B  creatures 0 Hiding
    C  creatures 0 Hiding
    table  familiar 1 asleep Vampire
    asks B evolution-ask-activate

a mimic takes after the Beast                                evolution.familiar.beast-attacks-every-target-at-once
    begin beast A
    table  familiar 0 Fire-Breathing Fireproof  side 1
    A  creatures 1 Mimic
    B  creatures 0 Tiny
    C  creatures 0 Flying
    A? use Mimic | pass
    A> use Mimic
    A  creatures 1 Mimic
    B  creatures 0
    C  creatures 0 Flying
    table  familiar 1 asleep Fire-Breathing Fireproof
    asks A evolution-ask-activate

a copied Flying comes too late for the Beast as well         evolution.ether-card.gregarious-copy-does-not-undo-targeting
    begin beast A
    table  familiar 0 Vampire  side 1
    A  creatures 2 Gregarious, 1 Flying
    B  creatures 0
    C  creatures 0
    A> use Gregarious
    A  creatures 1 Gregarious, 1 Flying
    table  familiar 1 asleep Vampire
    asks A evolution-ask-activate

in the round after the flip it is ready                      evolution.familiar.flip-round-no-turns
    begin round-end A
    table  familiar 0 Vampire Fire-Breathing Lulling  side 1  dormant yes
    A  creatures 1
    B  creatures 0
    C  creatures 1
    B> activate B1
    table  dormant no  round 2
    B> sleep
    C> activate C1
    C> sleep
    A> activate A1
    A> sleep
    table  familiar 1 Vampire Fire-Breathing Lulling
    A  creatures 0

game evolution players=3 familiar=yes

without a card that fits the deck is as it was                evolution.familiar.no-match-left evolution.familiar.other-revealed-under-deck
    begin round-end A
    table  deck Tiny/Pesky, Lulling/Tiny  discard Pesky/Changeling  familiar 0
    A  creatures 0  hand Lulling/Latching, Lulling/Latching, Vampire/Lulling, Vampire/Lulling, Vampire/Tiny
    B  creatures 0  hand Fire-Breathing/Pesky, Fire-Breathing/Pesky, Frightening/Greedy, Frightening/Greedy, Vampire/Tiny
    C  creatures 0  hand Latching/Changeling, Latching/Changeling, Fire-Breathing/Latching, Fire-Breathing/Latching, Lulling/Tiny
    asks B evolution-ask-redraw
    table  familiar 1  deck Tiny/Pesky, Lulling/Tiny, Pesky/Changeling  discard nothing
    asks B evolution-ask-redraw
