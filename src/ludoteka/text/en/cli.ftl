cli-no-such-card = There is no card “{ $card }” in { $game }.
cli-no-such-rule = There is no rule “{ $rule }”; `ludoteka rules WORDS` searches.
