# The worked examples of the printed book: each can be opened and watched, and each is a test.

game etherstone players=2

the printed example                                       etherstone.example.metamorph-lower-ability etherstone.example.duchess-off-value etherstone.example.duchess-marker-on-self
    A  play Tamed Metamorph, Ant Duchess
    table  dice 1, 2, 1, 1, 1
    A> take green
    A  stones 0, 2, 0, 0
    A? apply Tamed Metamorph 2 | done
    A> apply Tamed Metamorph 2
    A? apply Ant Duchess 1
    A> apply Ant Duchess 1
    A  play Tamed Metamorph, Ant Duchess (1)  stones 0, 2, 0, 0
