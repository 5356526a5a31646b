# Stories that begin at another's turn.
game etherstone players=2

B is about to act
    begin act B
    B+ take black | rest
    B- strike
    B> rest
    asks A etherstone-ask-market-or-action
