# How to play in two minutes: six pages a game, each of forty words at most with its captions.

primer-title = How to play in two minutes
primer-goal = The goal
primer-table = What lies here
primer-turn = My turn
primer-fight = How to hurt a rival
primer-end = How it ends
primer-tips = Three first tips

primer-shards-goal = Everybody has 50 health. The last one who has any left wins. There is a short way too: reach 30 mastery, and the Infinity Shard kills at one blow.
primer-shards-table = Six cards in the middle can be recruited for gems. Your hand is five cards of a weak starting deck. New cards make it stronger.
primer-shards-turn = Gems and power last one turn: what you do not spend is lost.
primer-shards-turn-play = play your hand
primer-shards-turn-recruit = recruit cards
primer-shards-turn-focus = a gem for mastery
primer-shards-turn-attack = power hits a rival
primer-shards-turn-draw = draw five cards
primer-shards-fight = Power hits a player or a champion of theirs. A champion falls if the power is at least its health. A shield card shown from the hand weakens the blow and stays there.
primer-shards-end = No health left: that player is out. With 30 mastery play the Infinity Shard: your power is infinite, and one attack decides it all.
primer-shards-tips = Play your hand first, spend afterwards. Pay a gem for mastery nearly every turn. Collect cards of one or two factions: they help each other.

primer-quarriors-goal = Collect glory. A creature that lives until your next turn brings it. Two play to 20 glory, three to 15, four to 12.
primer-quarriors-table = In the middle are the Wilds: cards with dice to capture. Your bag holds twelve weak dice. Drops are quiddity, the money; a figure is a creature.
primer-quarriors-turn = What you spend goes to the used pile, and from there back into the bag.
primer-quarriors-turn-score = glory for survivors
primer-quarriors-turn-roll = roll six dice
primer-quarriors-turn-summon = summon creatures
primer-quarriors-turn-attack = they attack everybody
primer-quarriors-turn-capture = capture a new die
primer-quarriors-fight = The attacks of your creatures add up and hit each rival in full. They choose who stands in the way: attack of at least its defense destroys it, the rest hits the next.
primer-quarriors-end = Whoever reaches the goal wins at once. If four creature cards are empty, the most glory wins.
primer-quarriors-tips = Save quiddity first: dear dice are stronger. For survivors, cull weak dice. Summon several creatures at once: one of them will live.

primer-etherstone-goal = Score the most victory points (VP). Your cards in play, defeated threats and abilities give them.
primer-etherstone-table = You have a leader with health and seven cards: there will be no more. In the middle are five dice, which give stones, and three threats. Stones pay for cards.
primer-etherstone-turn = Each turn is exactly one action.
primer-etherstone-turn-die = a die: two stones and your cards' abilities
primer-etherstone-turn-summon = a card for stones
primer-etherstone-turn-attack = attack a threat
primer-etherstone-turn-rest = rest: followers ready again
primer-etherstone-fight = Add up the strength of followers and leader: enough for the threat's health, and it is yours. Followers tire, the leader loses health. At zero comes a deal with the Abyss: minus seven VP.
primer-etherstone-end = The VP supply, the threat deck or somebody's hand runs out: the round is finished, so that all have equal turns. Who ended it gets two VP.
primer-etherstone-tips = Take cards of one or two colours. Take the die that wakes several of your cards. Fight with followers and save your leader's health.

primer-elves-goal = Everybody has a secret goal: Towers, Lands, another's Castle… Whoever fulfils theirs first wins. Rivals see yours only at the end. In other scenarios the goal is open and the same for all: the goal panel names it.
primer-elves-table = A map of Lands and Towers, with Castles in the corners. Neutral warriors hold empty cells. In hand are your warriors: initiative, lives and three strikes, left, forward and right.
primer-elves-turn = If you would rather not fight, draw two cards.
primer-elves-turn-summon = cards for Castle and Towers
primer-elves-turn-discard = five in hand
primer-elves-turn-attack = a Land beside yours
primer-elves-turn-fight = three against three
primer-elves-fight = Two face two, one of each goes to the centre. The higher initiative strikes first. A shield stops a Simple strike, a Piercing one goes through. Whoever has more left wins.
primer-elves-end = Fulfil your goal and you win at once. Lose your own Castle and you are out.
primer-elves-tips = Look at a squad before the battle and leave a strong one alone. Keep three warriors to defend. Watch who can attack your Castle.

primer-evolution-goal = Grow creatures. A creature with four crystals can be transmuted. The first to transmute three (two with five or six players) wins.
primer-evolution-table = In the middle is the source: this round's crystals. Each card in hand has two traits. Before you are your creatures: sockets for crystals, and traits.
primer-evolution-turn = After taking energy or attacking a creature sleeps. All asleep: a new round.
primer-evolution-turn-create = a card face down: a creature
primer-evolution-turn-add = face up: one trait
primer-evolution-turn-activate = one creature acts
primer-evolution-turn-gain = crystals or an attack
primer-evolution-fight = A creature with an aggressive trait can attack. Vampire takes a crystal, Fire-Breathing burns a trait, Lulling puts to sleep. Defensive traits hide a creature or punish whoever attacked it.
primer-evolution-end = Transmuting takes a turn: the creature leaves the table and you get a token. The third token wins; the round is not finished.
primer-evolution-tips = More creatures, more turns. Protect the one with three crystals. Check the condition of the source's upper part: spare crystals lie there.
