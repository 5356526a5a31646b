# The worked examples of the printed book: each can be opened and watched, and each is a test.

game elves players=2 layout=advanced

example 1: Black attacks; the shields hold and Black wins by two cards to one    elves.attacks.example-1-layout elves.attacks.example-1-battle elves.attacks.example-1-result
    A  nation Black  hand Janira, Guard of Darn, Initiate
    B  nation Snow  hand Sareon's Elite, Raider, Watchman, Lord of the Blizzard  deck Ice Slinger, Ice Slinger, Ice Slinger
    table  owners castle-1 A, land-20 B, tower-8 B, castle-4 B
    luck 0 0 1 1 0 0
    A> attack land-20
    B> accept
    B> send Sareon's Elite
    B> send Raider
    B> send Watchman
    A> send Janira
    A> send Guard of Darn
    A> send Initiate
    A> place E
    B> place S
    A> place W
    B> place N
    # the centre is open: the Watchman (8) beats the Initiate (6)
    B> pass
    # the centre has left: no swap was offered to the attacker
    A  discard Initiate
    B  hand Lord of the Blizzard, Watchman
    table  field Guard of Darn attacking (id 3), Sareon's Elite defending (id 0), Janira attacking (id 1), Raider defending (id 2)
    B> pass
    B> pass
    # Janira strikes the Raider, the only one she can reach
    B> pass
    B> pass
    B  discard Raider
    table  field Guard of Darn attacking (id 3), Sareon's Elite defending (id 0), Janira attacking (id 1) (acted), -
    # the turns of the Elite and of the Guard, and the end of the round
    B> pass
    B> pass
    B> pass
    table  owners castle-1 A, castle-4 B, tower-8 B, land-20 A
    A  hand Guard of Darn, Janira  discard Initiate
    B  hand Lord of the Blizzard, Watchman, Sareon's Elite, Ice Slinger, Ice Slinger  discard Raider

example 2: the Lord of the Blizzard makes her strike pierce, and the reserve decides    elves.attacks.example-2-action elves.attacks.example-2-result
    learner B
    A  nation Black  hand Janira, Guard of Darn, Initiate
    B  nation Snow  hand Sareon's Elite, Raider, Watchman, Lord of the Blizzard  deck Ice Slinger, Ice Slinger, Ice Slinger
    table  owners castle-1 A, land-20 B, tower-8 B, castle-4 B
    luck 0 0 1 1 0 0
    A> attack land-20
    B> accept
    B> send Sareon's Elite
    B> send Raider
    B> send Watchman
    A> send Janira
    A> send Guard of Darn
    A> send Initiate
    A> place E
    B> place S
    A> place W
    B> place N
    B> pass
    B> pass
    B> pass
    B> pass
    B> pass
    B? act Lord of the Blizzard | pass | pass-battle
    B> act Lord of the Blizzard
    B? side E left | side E forward | side E right
    B> side E left
    A  hand Guard of Darn  discard Initiate, Janira
    B  hand Watchman, Sareon's Elite, Ice Slinger, Ice Slinger  discard Raider, Lord of the Blizzard
    table  owners castle-1 A, castle-4 B, tower-8 B, land-20 B

the answer: the Pathfinder strikes, the Sniper adds, the Initiate shields the Priest    elves.actions.example-response
    learner B
    proxies
    A  hand Pathfinder, Shifter Lynx, Keeper of the Quiet Grove, Sniper
    B  hand Priest of the Dark Crystal, Guard of Darn, Shard Golem, Initiate  deck Shard Golem, Shard Golem
    table  owners castle-1 A, land-1 A, land-20 B, castle-4 B
    luck 0 0 1 1 0 0
    A> attack land-20
    B> accept
    B> send Priest of the Dark Crystal
    B> send Guard of Darn
    B> send Shard Golem
    A> send Pathfinder
    A> send Shifter Lynx
    A> send Keeper of the Quiet Grove
    A> place W
    B> place S
    A> place E
    B> place N
    A> keep-reserve
    A> pass
    B> pass
    A> pass
    B> pass
    # the Pathfinder strikes left, at the Priest
    B> pass
    A> act Sniper
    B> act Initiate
    B> side W right
    A  discard Sniper, Shifter Lynx
    B  discard Shard Golem, Initiate  hand Guard of Darn, Priest of the Dark Crystal, Shard Golem

the price of Mirayna: four Lands are enough                 elves.actions.price-example-miraina
    proxies
    A  hand Pathfinder, Shifter Lynx, Keeper of the Quiet Grove, Mirayna Sharpleaf
    B  hand Guard of Darn, Shard Golem, Shard Golem  deck Shard Golem, Shard Golem
    table  owners castle-1 A, land-1 A, land-2 A, tower-1 A, land-20 B, castle-4 B
    luck 0 0 1 1 0 0
    A> attack land-20
    B> accept
    B> send Guard of Darn
    B> send Shard Golem
    B> send Shard Golem
    A> send Pathfinder
    A> send Shifter Lynx
    A> send Keeper of the Quiet Grove
    A> place W
    B> place S
    A> place E
    B> place N
    A> keep-reserve
    A+ act Mirayna Sharpleaf
    A> act Mirayna Sharpleaf
    A> target E
    A  discard Mirayna Sharpleaf
    asks A elves-ask-card

two Towers and a Castle: three cards; of seven two are discarded    elves.turn.summon-count elves.turn.hand-limit-five
    proxies
    begin turn A
    A  nation Forest  hand Pathfinder, Shifter Lynx, Sniper, Foxshade  deck Keeper of the Quiet Grove, Shifter Lynx, Pathfinder  turns 1
    B  hand Shard Golem
    table  owners castle-1 A, tower-1 A, tower-7 A, castle-4 B
    luck 0 0 0
    A> discard Foxshade
    A> discard Sniper
    A  hand 5 cards
