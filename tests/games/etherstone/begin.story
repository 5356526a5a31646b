# Stories that begin at another's turn.
game etherstone players=2

five dice lie on the market                               etherstone.components.dice etherstone.components.die-tokens
    A> rest
    table  dice 1, 1, 1, 1, 1  holder -, -, -, -, -

B is about to act
    begin act B
    B+ take black | rest
    B- strike
    B> rest
    asks A etherstone-ask-market-or-action
