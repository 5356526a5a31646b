cli-no-such-card = В игре { $game } нет карты «{ $card }».
cli-no-such-rule = Правила «{ $rule }» нет; искать: `ludoteka rules СЛОВА`.
