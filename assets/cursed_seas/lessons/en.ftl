### The lessons of Cursed Seas in English.
