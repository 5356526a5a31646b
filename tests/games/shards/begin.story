# Stories that begin in the middle: any phase, anybody's turn, the Nemesis's too.
game shards players=2 relics=no

B has the turn
    table  turn B
    B  gems 2
    B? focus | end-main
    A! focus
    B> focus
    B  mastery 1

the attack of B is under way
    begin attack B
    B  power 3
    A  hand Shadow Apostle  health 20
    A+ no-more
    A> no-more
    A  health 17
    asks A shards-ask-main

B draws five at the end of the turn
    begin end B
    B  deck Crystal ×6  hand Blaster
    asks A shards-ask-main
    B  hand Crystal ×5  deck 1 card

game shards players=1 variant=nemesis

the Nemesis has the turn
    begin main B
    proxies
    table  centre Nil Assassin, Crystal ×4  row Axia ×6
    asks A shards-ask-main
    table  centre 4 cards
