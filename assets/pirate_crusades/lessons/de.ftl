### Die Lektionen von Pirate Crusades auf Deutsch: was der Lehrer sagt.
