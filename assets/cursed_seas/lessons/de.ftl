### The lessons of Cursed Seas in German.
