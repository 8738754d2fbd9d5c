### Captions: what is heard at the table, for those who do not hear it.
###
### A text may be put in other words, but its name stays. sounds.ron says which sound has which caption.

## Cards, tiles, and what lies on the mat

sound-card-lock = A card locks into place
sound-tile = A tile lands in the water
sound-coin = Coins clink
sound-coin-lost = A coin drops into the sea
sound-poppet = A poppet rustles
sound-object = A find tinkles
sound-skull = Bones knock
sound-grigri = The GriGri rattles
sound-barrel = A knock on a barrel

## Ships and water

sound-tide-in = The tide runs in
sound-tide-out = The tide drags out
sound-current = Water swirls
sound-portal = A portal pulls and lets go
sound-shore = A ship’s bell rings ashore

## The winds

sound-vane = The wind turns
sound-storm = Thunder rolls
sound-becalmed = The wind dies
sound-mermaid = Mermaids call

## Guns and iron

sound-cannon = A cannon fires
sound-hit = Wood splinters
sound-jail = An iron door slams

## Spirits

sound-soul = A soul rises
sound-soul-placed = A soul settles
sound-ritual = Drums and voices swell
sound-possess = A strange will takes the helm

## The island

sound-island-card = A page turns, a drum answers
sound-mist = Mist breathes in
sound-mist-cleared = The mist draws away
sound-helicopter = A rotor slows
sound-heart = A heart beats hard
sound-sticks = Sticks clatter
sound-stones = Stones knock together
sound-water = Water splashes
sound-bag = Something soft drops into a bag
sound-lost = A find goes down in the leaves
sound-helper = Small wooden feet run off
sound-craft = A hammer strikes, a cork pops
sound-tool = A tool catches in its place
sound-doll = A needle goes into a doll
sound-gong = A gong rings
sound-battle = A deep drum calls to battle
sound-blades = Blades clash
sound-warrior = A spear strikes
sound-night = Crickets: night falls
sound-aboard = Feet on a ladder, a bell aboard

## Pirate Crusades: looked for, fought, lost

sound-spyglass = A spyglass is drawn out
sound-landfall = Gulls and a bell: land in sight
sound-sunk = Planks burst, and the sea closes
sound-flag-down = A flag comes down, a bell gives up
sound-fled = A wheel rattles over, a wake runs out
sound-beaten-off = A ball strikes, hands go overboard
sound-overboard = A crate splashes into the sea
sound-duel = Two pistols are cocked, a drum falls
sound-plunder = A lid flies back, hands go through coins
sound-fleet = Horns over the water: a treasure fleet
sound-rover = A fiddle laughs: a free rover
sound-hurricane = A hurricane howls, a mast breaks
sound-adrift = A hull creaks, adrift
sound-stranded = A keel grinds over rock
sound-longboats = Oars knock and pull

## Pirate Crusades: ports, crews, cargo

sound-rope = A rope takes the strain, a hull comes to rest
sound-unfurl = Canvas fills with a clap
sound-crew = Boots come aboard
sound-deserter = Boots run away
sound-spices = A sack of spices runs on
sound-food = A barrel rolls and stands
sound-ammunition = Iron balls knock together
sound-cloth = A bale of cloth drops
sound-shuffle = Cards are shuffled
sound-seal = A letter is opened and sealed: done
sound-rung = Three rungs up, a medal rings
sound-rung-down = Two rungs down
sound-cove = Drops in a cave, a rock rolls aside
sound-irons = A chain drags, a lock snaps
sound-ashore = A keel runs up the sand
sound-map = Parchment unrolls, a quill scratches
sound-chest = A spade strikes a chest
sound-new-ship = A new ship runs down the slip
sound-port-taken = A drum rolls: a port changes hands

## Pirate Crusades: what the sea and the round bring

sound-captain = A boatswain’s pipe: a captain
sound-salute = Guns salute, near and far
sound-squall = A squall passes
sound-shell = A shell is blown far off

## Cursed Seas: hulls, guns, what is lost and what comes home

sound-bump = A hull knocks against something
sound-broadside = A broadside: four guns as one
sound-miss = A ball drives a plume out of the sea
sound-glance = A ball glances off and sings away
sound-mast-lost = A mast cracks and falls into the sea
sound-burning = Pitch flares up, a mast burns
sound-mend = Mallets on oak: a mast stands again
sound-ram = A ram bursts through oak
sound-crew-lost = Feet slip, somebody falls into the sea
sound-tow = A hawser rises dripping and takes the weight
sound-cast-off = A hawser runs out and falls into the sea
sound-scuttle = An axe below deck, and the sea comes in
sound-gold = A chest of gold is turned out on the quay

## Cursed Seas: beasts, islands, water, forts

sound-eternal = A bell out of the deep: she is back
sound-beast = A beast of the deep growls
sound-slain = A beast roars and sinks
sound-mystery = Something under the island hums and knocks
sound-fog = The air goes soft, a bell somewhere in fog
sound-ice = Ice cracks from end to end
sound-omen = A page turns, and wind comes in
sound-fort = Block is set on block, a flag runs up
sound-fort-falls = A wall gives way stone by stone

## The table

sound-your-turn = A soft bell: your turn
sound-win = A last chord rings out
