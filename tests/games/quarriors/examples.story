# The worked examples of the printed book stand beside the rules of the game, src/ludoteka/games/quarriors/examples.story, where they can be opened; here they are told as tests.
