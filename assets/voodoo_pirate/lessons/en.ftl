### The lessons of Voodoo Pirate in English: what the guide says.
###
### `lesson-NAME` is what the lesson in the file NAME.ron is called, its `.about` what it teaches; `lesson-NAME-STEP` is what is
### said at a step, its `.other` what is said to whoever chooses something else there.

## A round

lesson-round = A round
    .about = Cards at Dusk, your turn under the Moon, the tide at Dawn
lesson-round-ship = The red ship is yours. Bring it from Tortuga in the north-east to the Voodoo Island in the south-west: whoever has the most Voodoo Power in the end wins.
lesson-round-phases = A round has three parts. At Dusk all lay a card in secret, under the Moon each in turn conjures its card, and at Dawn the tide turns.
lesson-round-rest = You have the same six cards all game long, and so has everybody; #oodoo is read “Voodoo”. Only the card of last round has to rest: your Jax can’t be played now, so nobody does the same thing over and over.
lesson-round-take = It is Dusk. Play Take: it gives you any two things, which helps whoever has little.
    .other = That card’s time will come in a later lesson. Play Take now.
lesson-round-turned = All cards are turned over at once. Yellow plays Jax; had it been Take as well, both of you would sit in jail for this round, for that is the price of greed.
lesson-round-conjure = The Moon has come to you, so it is your turn. Conjure Take with the button below the chart.
    .other = Facing ends your turn, and Take would be wasted. Conjure it first.
lesson-round-first = A coin is a point and pays for trouble at sea, a poppet makes your guns hit and pays for magic, a soul from the bag carries your ship. Click what you like best.
    .other = Take whatever you like: a coin, a poppet, or a soul from the bag.
lesson-round-second = Now the second thing. What you own lies on your mat, what others own in their rows; only skulls’ reverses are secret. Each soul of the colour you have most of is a point; while two colours tie, none is.
    .other = Take one more thing: a coin, a poppet, or a soul from the bag.
lesson-round-facing = A turn ends by facing west or south, and then your guns fire to both sides of the ship. Nobody is near, so either will do.
    .other = This lesson asks nothing more of this turn. Face west or south.
lesson-round-colonials = Yellow conjured Jax. The ships below the tide show how many colonial ships lie off the coast, one to four. With the tide in, Jax first adds one; with the tide out it takes one away. Then it draws a soul for each.
lesson-round-dawn = Then Dawn turned the tide. Now it is Dusk again, with Jax in your hand and Take at rest.

## Sailing

lesson-sailing = Sailing
    .about = Souls that carry ships, new tiles, and what spaces give
lesson-sailing-souls = No ship here sails by wind alone: souls carry it. You have two aboard, and each is worth a move in a ritual.
lesson-sailing-call = You played #oodoo, the card that calls a ritual. Conjure it.
    .other = Your souls are waiting. Conjure #oodoo first.
lesson-sailing-place = Click the middle of the ritual grid and choose one of your souls for it. That carries your ship by one space.
    .other = That cell will do at any other time. Put a soul into the middle now.
lesson-sailing-west = The number in the corner of a space is what lying there is worth, and it grows by one with each space west or south. Sail west, where nobody has been.
    .other = South is worth just as much, but west lies uncharted sea. Sail there.
lesson-sailing-goods = A new tile came up, and its current carried you one space on, to the Telescope. What lies where your move ends is yours to take, so take it.
    .other = You may always leave things. But your ship has room for three objects: take it.
lesson-sailing-again = Whoever played #oodoo places a second soul. Put your other one on any free cell.
    .other = The soul is no use in the hold today. Put it on any free cell.
lesson-sailing-south = This time sail south, into the unknown once more. The tile is drawn by chance, which is why captains like to know it before.
    .other = West is known already. Sail south, to see something new.
lesson-sailing-map = A map! It leads each pirate to three coins, once, and every coin is a point: take them.
    .other = Three coins are three points. Take them.
lesson-sailing-look = Objects are used in your own turn. Click the Telescope on your mat to see the next tile of the stack, you alone.
    .other = The turn can wait. Click the Telescope on your mat first.
lesson-sailing-seen = Now you know what comes up when somebody next sails into uncharted sea. The Telescope is back in the supplies: most objects work once. Only the Compass, Morgan’s Eye and skulls stay aboard.
lesson-sailing-facing = That was your turn. Face west or south to end it.
    .other = This lesson asks nothing more of this turn. Face west or south.
lesson-sailing-won = Two souls took you from location 4 to location 7 and to three coins: six more points. So gather souls before you call a ritual.

## The ritual

lesson-ritual = The ritual
    .about = Matching souls, who joins, and how the wind turns
lesson-ritual-everybody = A ritual is for everybody: all who have a soul may place one and sail. A green soul lies on the grid already, and that is your chance, since you have a green one too.
lesson-ritual-play = Play #oodoo. Whoever played it places two souls, and all others only one. A Cursed Pirate that played it without a soul draws one from the bag for its first.
    .other = Without #oodoo you would only follow when others call. Play #oodoo.
lesson-ritual-wind = Yellow plays #oodoo as well. Once the ritual is called, the wind turns a quadrant clockwise for each #oodoo, so by two: from Becalmed to Fair Wind, in which haunted water is harmless.
lesson-ritual-call = You are first in turn, so you call the ritual and sail before the others. Conjure #oodoo.
    .other = If you end your turn now, Yellow calls the ritual. Conjure #oodoo.
lesson-ritual-match = A soul right beside one of its own colour carries you two spaces. Click a cell that shares a side with the green soul’s, and choose your green one.
    .other = A soul with none of its own colour beside it carries you one space only. Place the green soul right beside the green one.
lesson-ritual-two = You may sail one space or two, always straight on. Two spaces west lies a coin.
    .other = You can do better: sail two spaces west, to the coin.
lesson-ritual-coin = Whoever ends a move at this sign may take a coin, again and again. Take it, it is a point.
    .other = Nobody thanks you for leaving it. Take the coin.
lesson-ritual-again = Yellow and Blue have placed souls and sailed. Blue did not play #oodoo and is done; you place a second one, on any free cell.
    .other = Every space is a point, so do not let the soul lie idle. Place it.
lesson-ritual-sail = West or south, as you like. Each is worth one more.
    .other = Sail one space west or south.
lesson-ritual-facing = The ritual is over, and there is only one each round. End your turn by facing west or south.
    .other = This lesson asks nothing more of this turn. Face west or south.
lesson-ritual-full = Souls stay on the grid, so look for matches before you play a card. But the ninth soul fills it: its ship still sails, then the ritual ends and the grid is cleared, maybe before your second soul.

## Haunted water

lesson-haunted = Haunted water
    .about = What each of the four winds does to you
lesson-haunted-held = Green water with spirit curls is haunted, and there the wind rules. It is becalmed now, which holds every ship on haunted water, and yours is one.
lesson-haunted-barrel = Barrels hold magic. The Wind barrel is yours in this round, and now it saves you; how you come by a barrel, the next lesson tells. Conjure it.
    .other = First the wind must change, or your ship stays where it is. Conjure the Wind barrel.
lesson-haunted-quadrant = The vane only turns clockwise. Turn it by one quadrant, to Mermaid’s Breath: it carries ships off haunted water, the way they face, and each pays a coin.
    .other = Two quadrants bring Fair Wind, which frees you but carries you nowhere. Turn it by one.
lesson-haunted-paid = The mermaids carried you west and took a coin. Had you none, they would have taken all your souls, so a coin in the purse is a good friend.
lesson-haunted-call = Yellow played #oodoo too, so your ritual turns the wind by two: past Fair Wind, to the Storm. Conjure it.
    .other = You still have a soul to sail with. Conjure #oodoo.
lesson-haunted-place = The Storm blows, but you lie on calm water, where no wind matters. Place your soul on any cell.
    .other = There is something good upwind. Place your soul.
lesson-haunted-into = In a Storm, haunted water pushes a ship one space north as it enters. Sail west into it and see where it throws you.
    .other = This once, go looking for trouble: sail west, into the haunted water.
lesson-haunted-compass = Straight onto the Compass! With it aboard you may sail in all four directions in every ritual, so take it.
    .other = Captains fight for it. Take the Compass.
lesson-haunted-facing = End your turn by facing west or south.
    .other = This lesson asks nothing more of this turn. Face west or south.
lesson-haunted-four = Fair Wind does nothing. The Storm pushes north, and a ship that still ends on haunted water is stuck: it can’t move or fire, nor be fired upon. Becalmed water holds, and mermaids carry you on for a price. Look at the vane first.

## Poppets, barrels and the GriGri

lesson-poppets = Poppets and barrels
    .about = Casting a poppet, the Stars, the GriGri, and Tok
lesson-poppets-doll = This is a poppet, a doll of straw; a ship holds three. Keep them so that your guns hit, or cast them for magic.
lesson-poppets-play = Play the card Poppet. It gives you another poppet, and something better besides.
    .other = That one later. Play Poppet.
lesson-poppets-figures = Barrels with a dashed orange ring are of Dusk, those with a whole blue one of Moonlight. The two black figures are the Cursed Pirates’. They do nothing but keep you off their barrels, and at each Dawn they move on by one.
lesson-poppets-cast = At Dusk a poppet buys your figure a free barrel; those of Moonlight can be bought and conjured in your own turn, too. Cast yours for the Stars: they carry a ship to any star in the colour of one of its souls.
    .other = A poppet well spent is better than one kept. Cast it for the Stars.
lesson-poppets-star = You have a green soul, and a green star shines far in the west. Follow it: no other move is as long.
    .other = You paid for this journey. Follow the green star.
lesson-poppets-grigri = It is your turn, and Blue holds the GriGri, the charm. Conjure Poppet: you get a poppet, and the charm leaves Blue for you.
    .other = The charm is worth having before Yellow’s turn. Conjure Poppet.
lesson-poppets-facing = End your turn by facing west or south, and watch what Yellow does.
    .other = This lesson asks nothing more of this turn. Face west or south.
lesson-poppets-tok = Yellow conjured Tok and called green: all green souls on the grid and at sea go to it, even Blue’s. Not yours, because the GriGri guards your souls from Tok. From the harbour nobody can conjure Tok.

## Ships against ships

lesson-ships = Ship against ship
    .about = Possession, boarding and broadsides
lesson-ships-tix = Tix takes hold of another ship: it must sail one space north or east, away from the island, and you sail one the opposite way. What they lose, you win.
lesson-ships-conjure = It costs a poppet, and a soul that moves into the other ship. Conjure Tix.
    .other = Your poppet is worth more in this than aboard. Conjure Tix.
lesson-ships-victim = Drive Yellow east, with the arrow beside its ship. Then you sail west, past Blue: no move ends on a ship, so you go on to the next free space.
    .other = That is possible too, but drive Yellow east: so you come past Blue.
lesson-ships-board = Your way led through Blue’s space, and who passes a ship boards it and takes something. Click Blue’s ship and take the poppet, which makes you stronger and Blue weaker.
    .other = That would be yours as well. But for what comes now, take the poppet.
lesson-ships-fire = Facing south you fire east and west, two spaces far; facing west, north and south. Blue lies east of you, so face south.
    .other = To the north and south nobody lies. Face south.
lesson-ships-hit = You have one poppet more than Blue, so you hit once: your ship gains one power, which is a point, and Blue loses a coin. With as many poppets as you, it would have been safe.

## The shore

lesson-shore = The shore
    .about = Skulls, the end of the voyage, and the score
lesson-shore-power = The large number is your Voodoo Power: your ship’s location, one for each coin, the power on the die, and the souls of the colour you have most of; if two colours tie for that, none.
lesson-shore-call = Enough for a last ritual: two blue souls, and the island near. Conjure #oodoo.
    .other = The island is near. Conjure #oodoo.
lesson-shore-place = Place a blue soul in the middle.
    .other = You will want room round it. Place it in the middle.
lesson-shore-skull = A skull lies one space to the west. A skull can be worth more than a long journey, so sail there.
    .other = The skull first: sail west.
lesson-shore-take = Take the skull: it is a random one, and only you will see its reverse. A ship holds one skull, a Cursed Pirate’s two; a new one takes the old one’s place.
    .other = There is room for one skull aboard. Take it.
lesson-shore-hollow = It is the Hollow Skull: five points if no soul is aboard at the end. Each skull has another condition, so a skull tells you how to play the rest of the voyage.
lesson-shore-again = Place the other blue soul beside the first, with a side in common: they match, and none stays aboard.
    .other = Place it right beside the blue one, so that it carries you two spaces.
lesson-shore-shore = Two spaces west is the shore. Who lands is out of everybody’s reach, and at Dawn the voyage is over for all: land when you lead. But the points you see of others lack their skulls, which count in the end.
    .other = The shore is in reach. Sail two spaces west.
lesson-shore-score = You have won: location 15, coins, power, and five for the Hollow Skull. The voyage also ends when the Time Out tile comes up, and after 29 rounds. In a tie, coins decide.
lesson-shore-harbour = Every voyage begins in Tortuga’s harbour, where you choose a space. The three at the back give your ship one power, but they lie furthest from the sea. In the harbour you can conjure neither Tok nor Tix, and no barrel.
lesson-shore-skills = In a game each colour has a skill, told on your mat: Red’s guns reach three spaces. Cursed Pirates have none; but they draw a soul that their card lacks, Take gives them up to four things, and each of their skulls is worth two more.
lesson-shore-ready = That is all you need to face three Cursed Pirates. Rest the mouse on anything to learn about it, press F1 for the rulebook, ask the spyglass for advice, and take back a decision with Backspace.
