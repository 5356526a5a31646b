# Rules looked at closely: the other seat, the last crystal, the middle of a cycle.
game evolution players=2

with the lower part empty only the upper one gives           evolution.base.gain-from-lower-part evolution.base.gain-from-upper-part
    proxies
    table  source Valley of Wrath  lower 0  upper 1
    A  creatures 0 Vampire
    B  creatures 0 Flying, 0 Flying
    A> activate A1
    A? sleep | gain-upper
    A! gain-lower  evolution.base.gain-from-lower-part
    A> gain-upper
    table  lower 0  upper 0
    A  creatures 1 asleep Vampire
    B> activate B1
    B? sleep
    B> sleep

who loses the last crystal lives                             evolution.base.creatures-never-die evolution.base.vampire
    A  creatures 0 Vampire
    B  creatures 1, 2
    A> activate A1
    A> attack B1
    A  creatures 1 asleep Vampire
    B  creatures 0, 2
    B> activate B1
    B> sleep

who loses the last trait lives                               evolution.base.creatures-never-die evolution.base.fire-breathing
    A  creatures 0 Fire-Breathing
    B  creatures 0 Tiny, 2
    A> activate A1
    A> attack B1
    A  creatures 1 asleep Fire-Breathing
    B  creatures 0, 2

Toxic takes the last crystal too                             evolution.base.toxic
    A  creatures 1 Vampire
    B  creatures 0 Toxic
    A> activate A1
    A> attack B1
    B? use Toxic | pass
    B> use Toxic
    A  creatures 0 asleep Vampire
    B  creatures 0 Toxic

Toxic is not used against its owner's will                   evolution.base.toxic
    A  creatures 1 Vampire
    B  creatures 1 Toxic
    A> activate A1
    A> attack B1
    B> pass
    A  creatures 2 asleep Vampire
    B  creatures 0 Toxic

a card that becomes a creature has left the hand             evolution.base.card-face-down-is-creature evolution.base.create-creature
    A  hand Vampire/Flying, Lulling/Tiny  creatures 0
    B  creatures 0
    A> create Vampire/Flying
    A  hand Lulling/Tiny
    A? add-nothing | add Lulling of Lulling/Tiny to A1 | add Tiny of Lulling/Tiny to A1 | add Lulling of Lulling/Tiny to A2 | add Tiny of Lulling/Tiny to A2
    A> add-nothing
    A? activate A1 | activate A2
    A> activate A2
    A? sleep
    A> sleep

a hand of seven is changed for seven                         evolution.base.redraw-once
    proxies
    begin round-end A
    table  deck Fire-Breathing/Flying, Lulling/Tiny, Lulling/Latching, Fire-Breathing/Pesky, Fireproof/Inheriting, Vengeful/Toxic, Many-Eyed/Toxic, Tiny/Pesky
    A  hand Vampire/Flying, Vampire/Flying, Vampire/Flying, Vampire/Flying, Vampire/Flying  creatures 0
    B  hand Vengeful/Greedy, Vengeful/Greedy, Vengeful/Greedy, Vengeful/Greedy, Vengeful/Greedy, Vengeful/Greedy, Vengeful/Greedy  creatures 0
    B> redraw
    B  hand Fire-Breathing/Flying, Lulling/Tiny, Lulling/Latching, Fire-Breathing/Pesky, Fireproof/Inheriting, Vengeful/Toxic, Many-Eyed/Toxic
    A? keep-hand | redraw
    B! redraw
    A> keep-hand
    A  hand Vampire/Flying, Vampire/Flying, Vampire/Flying, Vampire/Flying, Vampire/Flying
    asks B evolution-ask-create

an empty hand is not asked about                             evolution.base.redraw-once
    begin round-end A
    table  deck Fire-Breathing/Flying, Lulling/Tiny, Lulling/Latching, Fire-Breathing/Pesky, Fireproof/Inheriting
    A  creatures 0
    B  creatures 0
    B> keep-hand
    A  hand nothing
    asks B evolution-ask-create

a deck that is empty is made of the discard first            evolution.base.deck-reshuffle
    proxies
    begin round-end A
    table  deck nothing  discard Fire-Breathing/Latching, Fire-Breathing/Latching, Fire-Breathing/Latching
    A  hand Vampire/Flying, Vampire/Flying, Vampire/Flying  creatures 0
    B  hand Vampire/Flying, Vampire/Flying, Vampire/Flying, Vampire/Flying, Vampire/Flying  creatures 0
    B> keep-hand
    A  hand 5 cards
    table  discard nothing
    asks A evolution-ask-redraw

game evolution players=3

all asleep in the middle of a cycle: the round is over       evolution.base.round-ends-when-all-asleep evolution.base.first-player-passes
    table  first A
    A  creatures 0
    B  creatures 0 asleep  hand nothing
    C  creatures 0 asleep
    A> activate A1
    A> sleep
    table  round 2  first B
    asks B evolution-ask-activate

one awake at the third seat, and it goes on                  evolution.base.round-ends-when-all-asleep evolution.base.turns-clockwise
    table  first A
    A  creatures 0
    B  creatures 0 asleep
    C  creatures 0
    A> activate A1
    A> sleep
    table  round 1
    asks C evolution-ask-activate
    C> activate C1
    C> sleep
    table  round 2  first B

from the first player on hands are filled and asked about    evolution.base.hand-refill evolution.base.redraw-once
    begin round-end A
    table  first A  deck Fire-Breathing/Flying, Lulling/Tiny, Lulling/Latching, Fire-Breathing/Pesky, Fireproof/Inheriting, Vengeful/Toxic, Many-Eyed/Toxic, Tiny/Pesky, Flying/Changeling, Toxic/Inheriting, Vengeful/Greedy
    A  creatures 0
    B  creatures 0
    C  creatures 0
    B> keep-hand
    C> keep-hand
    A> keep-hand
    B  hand Fire-Breathing/Flying, Lulling/Tiny, Lulling/Latching, Fire-Breathing/Pesky, Fireproof/Inheriting
    C  hand Vengeful/Toxic, Many-Eyed/Toxic, Tiny/Pesky, Flying/Changeling, Toxic/Inheriting
    A  hand Vengeful/Greedy
    asks B evolution-ask-create

who is behind is looked at seat by seat                      evolution.base.first-player-passes
    begin round-end A
    table  first A
    A  creatures 2
    B  creatures 0
    C  creatures 1
    asks B evolution-ask-activate
    table  round 2  first B
    asks B evolution-ask-activate

the last seat may be behind                                  evolution.base.first-player-passes
    begin round-end A
    table  first A
    A  creatures 2
    B  creatures 1
    C  creatures 0
    asks C evolution-ask-activate
    table  round 2  first C
    asks C evolution-ask-activate

nobody of hand and sleep has a turn once all sleep           evolution.base.round-ends-when-all-asleep
    table  first A
    A  creatures 0
    B  creatures 0 asleep  hand Vampire/Flying, Vampire/Flying
    C  creatures 0 asleep
    A> activate A1
    A> sleep
    table  round 2
    asks B evolution-ask-redraw

the next round goes round from the next first player         evolution.base.turns-clockwise evolution.base.first-player-passes
    table  first B
    A  creatures 0
    B  creatures 0 asleep
    C  creatures 0 asleep
    A> activate A1
    A> sleep
    table  round 2  first C
    C> activate C1
    C> sleep
    A> activate A1
    A> sleep
    B> activate B1
    B> sleep
    table  round 3  first A
    asks A evolution-ask-activate

game evolution players=4

of equals the next on the left of the former first player    evolution.base.first-player-passes
    begin round-end B
    table  first B
    A  creatures 0
    B  creatures 0
    C  creatures 1
    D  creatures 0
    asks D evolution-ask-activate
    table  round 2  first D
    asks D evolution-ask-activate

of two behind the nearer one on the left                     evolution.base.first-player-passes
    begin round-end B
    table  first B
    A  creatures 1
    B  creatures 1
    C  creatures 0
    D  creatures 0
    asks C evolution-ask-activate
    table  round 2  first C
    asks C evolution-ask-activate

game evolution players=2 ether=yes victims=yes

beside another trait Leader cannot be declined either        evolution.ether-card.leader-compulsory
    table  ether nothing
    A  creatures 0 Leader Symbiont, 1
    B  creatures 0
    A> activate A1
    A? use Leader | use Symbiont
    A! pass  evolution.ether-card.leader-compulsory
    asks A evolution-ask-trigger

a foreign Dominant takes nothing, whoever sits first         evolution.ether-card.dominant-only-friends
    begin activate B
    table  source Brimming Basin  lower 3
    A  creatures 0 Dominant, 0 Dominant
    B  creatures 0, 1
    B> activate B1
    B> gain-lower
    B  creatures 1 asleep, 1
    A  creatures 0 Dominant, 0 Dominant

what was given up is not used again, with more to give       evolution.ether-card.many-headed-not-if-trait-discarded
    A  creatures 0 Vampire
    B  creatures 1 Hiding Many-Headed Tiny Toxic
    A> activate A1
    A> attack B1
    B> use Hiding
    B> give-up Hiding
    B  creatures 1 Many-Headed Tiny Toxic
    asks B evolution-ask-activate

game evolution players=3 familiar=yes victims=yes ether=yes

the Beast that has just turned over does not attack           evolution.familiar.flip-round-no-turns
    proxies
    table  deck Toxic/Inheriting  familiar 1 Flying Vampire
    A  creatures 1
    B  creatures 1 asleep Flying
    C  creatures 1 asleep
    A> activate A1
    A> sleep
    table  side 1  dormant yes  round 2
    B> activate B1
    B> sleep
    C> activate C1
    C> sleep
    A> activate A1
    A> sleep
    A  creatures 1
    B  creatures 1 Flying
    C  creatures 1

it takes the half of the card that is wanted                  evolution.familiar.baby-adds-trait
    table  deck Fire-Breathing/Flying  familiar 0 Toxic
    A  creatures 0
    B  creatures 0 asleep
    C  creatures 0 asleep
    A> activate A1
    A> sleep
    table  familiar 1 Toxic Flying@B05
    asks B evolution-ask-activate

after one base trait the others may be left out               evolution.new-attack.base-traits-optional
    A  creatures 0 Vampire Lulling Nosferatu Tiny
    B  creatures 2
    C  creatures 0 Flying
    A> activate A1
    A> attack B1
    A? use Vampire | use Lulling | use Nosferatu
    A> use Vampire
    A? use Lulling | use Nosferatu | stop
    A> stop
    A  creatures 1 asleep Vampire Lulling Nosferatu Tiny
    B  creatures 1
