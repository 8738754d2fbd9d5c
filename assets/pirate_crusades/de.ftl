### Pirate Crusades auf Deutsch: alles, was ein Spieler vom Spiel liest.

game-pirate-crusades = Pirate Crusades
