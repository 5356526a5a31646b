cli-no-such-card = В игре { $game } нет карты «{ $card }».
