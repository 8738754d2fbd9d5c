### The lessons of Pirate Crusades in English: what the guide says.
