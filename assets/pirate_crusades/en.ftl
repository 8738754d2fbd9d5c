### Pirate Crusades in English: everything that a player reads about the game.

game-pirate-crusades = Pirate Crusades
