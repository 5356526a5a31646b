# Stories that begin in the middle: any step, anybody's turn, the Shadow's and the beast's too.
game evolution players=2

B activates a creature
    begin activate B
    A  creatures 1
    B  creatures 1, 2 Vampire
    B? activate B1 | activate B2

a new round wakes everybody
    begin round-end A
    A  creatures 1 asleep
    B  creatures 1 asleep
    asks B evolution-ask-activate
    A  creatures 1
    table  round 2

game evolution players=2 familiar=yes

the beast takes its turn
    begin beast A
    A  creatures 2
    B  creatures 1
    table  side 1  familiar 0 Vampire Flying
    asks A evolution-ask-activate

game evolution players=1

the Shadow takes its turn
    begin create B
    A  creatures 2
    B  creatures 1 Vampire
    table  deck Vampire/Flying
    asks A evolution-ask-activate
