# Stories that begin in the middle of a turn.
game quarriors players=2

B scores at the beginning of its turn
    begin score B
    B  ready Scavenging Goblin L1 2/2  bag Quiddity ×6
    asks B quarriors-ask-cull
    score B  glory 2  ready-dice 0

B may capture
    begin capture B
    B  pool Quiddity Q1, Quiddity Q2
    B+ end-turn | capture Assistant
    B! capture Quake Dragon
