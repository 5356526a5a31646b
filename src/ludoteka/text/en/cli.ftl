cli-no-such-card = There is no card “{ $card }” in { $game }.
