# Stories that begin in the middle: at any moment of anybody's turn, and of the battle in it.
game elves players=2

a battle begins where its cards stand, in the turn of B
    begin fight B
    table  owners castle-1 A, castle-4 B, land-16 A  conflict land-16  field N Guard of Darn attacking, S Pathfinder defending
    A  hand Sniper
    A? pass | pass-battle
    A- act Sniper
    asks A elves-ask-answer-start

nobody can strike a card with a face to spare, so the reserve of the defender decides
    begin fight A
    table  owners castle-1 A, castle-4 B, land-16 B  conflict land-16  field N Pathfinder attacking, W Guard of Darn defending
    A  hand Sniper
    B  hand Initiate
    A> pass
    B+ act Initiate | pass
    B> pass-battle
    A> pass-battle
    table  owners castle-1 A, castle-4 B, land-16 B  field -, -, -, -
    A  hand 2 cards
    asks B elves-ask-main

two against one, and Black has the Land
    begin fight B
    table  owners castle-1 A, castle-4 B, land-16 A  conflict land-16  field N Janira attacking, E Shard Golem attacking, S Shifter Lynx defending
    A  deck Shifter Lynx
    asks A elves-ask-main
    table  owners castle-1 A, castle-4 B, land-16 B
    A  discard Shifter Lynx

the cards sent are laid out, and the attacker may swap the reserve in
    begin layout A
    table  owners castle-1 A, castle-4 B, land-16 B  conflict land-16
    A  sent Pathfinder, Shifter Lynx, Keeper of the Quiet Grove
    B  sent Guard of Darn, Initiate, Shard Golem
    A+ keep-reserve
    asks A elves-ask-reserve-swap

the defender sends cards first
    begin muster A
    table  owners castle-1 A, castle-4 B, land-16 B  conflict land-16
    A  hand Sniper, Pathfinder, Shifter Lynx
    B  hand Guard of Darn, Initiate, Shard Golem ×2
    B? send Guard of Darn | send Initiate | send Shard Golem
    A! send Sniper
    asks B elves-ask-send

B has one card too many at the discard
    begin discard B
    B  hand Guard of Darn ×2, Initiate ×2, Shard Golem ×2
    B? discard Guard of Darn | discard Initiate | discard Shard Golem
    B> discard Initiate
    B  hand 5 cards  discard Initiate

B draws at the beginning of its turn
    begin turn B
    B  deck Guard of Darn ×2  turns 1
    luck 0
    asks B elves-ask-main
    B  hand Guard of Darn  deck 1 card
