### The lessons of Cursed Seas in English: what the guide says.
###
### `lesson-NAME` is what the lesson in the file NAME.ron is called, its `.about` what it teaches; `lesson-NAME-STEP` is what is
### said at a step, its `.other` what is said to whoever chooses something else there.

## A stick and a heading

lesson-stick = A stick and a heading
    .about = Moving a ship: turn about the bow, sail a stick, dock
lesson-stick-sea = An open sea, without spaces: everything is measured with two sticks, S of 50 mm and L of 75. The Pendrake is yours, the Santa Brigida in the distance is not.
lesson-stick-move = Each ship has one action a turn. Give the Pendrake hers: drag from the ship, or click her and choose to move.
    .other = First a move. Choose the Pendrake and move her.
lesson-stick-turn = Her card says L+L: two long sticks. Before each one she turns about her bow, a quarter at most to either side. Turn her 30° to port.
    .other = A bit more to the north: 30° to port, with the long stick.
lesson-stick-sail = Nothing lies ahead. Sail the whole stick, 75 mm.
    .other = Farther: the whole stick.
lesson-stick-back = Now the second stick. Turn back to where you headed at first: an island lies there.
    .other = Turn back towards Old Mole.
lesson-stick-touch = Old Mole stops her where she touches it, after 61.5 mm. Sail up to there.
    .other = Up to the shore: only there she docks.
lesson-stick-docked = She touches the island, so she is docked, and the move is over. Touching anything new ends a move; so it is with other ships, too.
lesson-stick-end = Quickthorn could still act. Leave her, and end your turn.
    .other = That is enough for now. End the turn.
lesson-stick-over = Next turn she casts off to any heading, even about. Whatever stops a ship is named before you let go, with its distance.

## Guns

lesson-guns = Guns
    .about = Rank, reach and sails; shot after shot
lesson-guns-sheet = The Hartley has three cannons, one at each mast: 2S, 3L and 3L. The digit is the rank, the letter the reach from that mast.
lesson-guns-shoot = El Acreedor lies abeam, within reach of all three. Shoot with the Hartley.
    .other = The guns first. Choose the Hartley and shoot.
lesson-guns-first = A roll hits if it is higher than the rank, and a 1 never does. Fire the foremost cannon at El Acreedor: rank 2, four chances in six.
    .other = El Acreedor is the target: fire the foremost cannon.
lesson-guns-second = A 6: a hit, and her player has taken a mast off, with its cannon. Now the second, of rank 3.
    .other = Go on firing: the second cannon.
lesson-guns-third = A 2 misses. One cannon is left.
    .other = One cannon is left. Fire it.
lesson-guns-masts = A 5 hits again. With one sound mast she has one shot left to answer with. Without any she is a derelict: she can’t move or shoot, but still carries her gold.
lesson-guns-over = Your own other sails can be in a cannon’s way, islands and ships always are. Each gun shows its field, its chance, and what blocks it.

## Gold

lesson-gold = Islands and gold
    .about = Explore, load, cast off, unload at home
lesson-gold-coins = Coins lie face down on wild islands. The Pendrake was docked at Old Mole when your turn began: so she may explore it.
lesson-gold-explore = Exploring is an action. Give it to the Pendrake.
    .other = There is gold ashore: explore with the Pendrake.
lesson-gold-three = Only you see the coins. Three things fit into her hold. Take the 3.
    .other = The highest first: take the 3.
lesson-gold-two = Now a 2.
    .other = Take a 2.
lesson-gold-full = And another 2: then she is full.
    .other = One more fits: take the other 2.
lesson-gold-end = Seven gold aboard, but it counts only at home. End the turn.
    .other = She has had her action. End the turn.
lesson-gold-home = Your home is Tinder Cay, in the west. Move the Pendrake.
    .other = Bring the gold home: move the Pendrake.
lesson-gold-about = A ship that touches something when she begins casts off to any heading. Turn about: she slides ahead until she is clear.
    .other = Home lies behind you. Turn about, with the long stick.
lesson-gold-sail = Sail up to the shore of Tinder Cay.
    .other = Farther: up to the shore.
lesson-gold-unloaded = At home all gold is unloaded at once, and your strip counts it. Opponents can’t dock there, but for Raiders.

## Ram and board

lesson-ram = Ram and board
    .about = Bow against hull, a pin, a boarding party
lesson-ram-prey = The Pendrake lies across your bow, with a coin aboard. You see how many coins a ship carries, not what they are worth.
lesson-ram-move = Move the Laughing Gull.
    .other = The Gull is near enough: move her.
lesson-ram-turn = Straight ahead. The Gull has a short stick and a long one: S or L, either reaches the Pendrake.
    .other = Straight ahead: the Pendrake lies there.
lesson-ram-sail = Sail until you touch her: that is a ram.
    .other = Closer: up to where you touch her.
lesson-ram-rammed = The die showed a 3, more than her two sound masts: she lost one. The Gull is pinned to her, and can’t move until her own bow is free.
lesson-ram-board = After a ram you may send a boarding party. Both roll a die and add their sound masts: three against one. Send it.
    .other = Your masts are more: send the party.
lesson-ram-coin = You won, and may take a crew or a treasure. Take the coin.
    .other = The coin is what you came for.
lesson-ram-pinned = The coin is yours. A ship that has lost her last mast can be taken in tow with all aboard: touch her bow with a ship that has a sound mast.

## Crew and events

lesson-crew = Crew and events
    .about = Cards aboard that lie face down, and cards in hand
lesson-crew-cards = An Explorer sails with the Pendrake, a Helmsman with the Hartley. They lie face down: opponents know that somebody is aboard, not who. You hold an event besides.
lesson-crew-wind = Fair Wind gives all your ships one S more this turn, and can only be played before any has acted. Play it.
    .other = First the event: play Fair Wind.
lesson-crew-move = Move the Hartley.
    .other = The Hartley first.
lesson-crew-one = She has four sticks S now: two of her own, one by the Helmsman, who has turned up, and one by the wind. Sail the first one straight ahead.
    .other = Straight ahead will do.
lesson-crew-sail = Sail the whole of it, 50 mm.
    .other = The whole stick.
lesson-crew-four = That is far enough for here. Stop: sticks that are left are lost.
    .other = Stop here.
lesson-crew-land = Now move the Pendrake.
    .other = The Pendrake, to the island.
lesson-crew-turn = Straight ahead: Old Mole lies there. S or L, either stick reaches it.
    .other = The island lies straight ahead.
lesson-crew-dock = Sail up to the shore of Old Mole.
    .other = Up to the shore.
lesson-crew-explore = She has just arrived, and had her action. The Explorer explores all the same, free, once a turn.
    .other = Let the Explorer ashore: explore.
lesson-crew-take = Take the 3.
    .other = The 3 is worth more.
lesson-crew-over = A card that has acted stays face up, and everybody knows who is aboard. Point at a card in the hold to read what it does.

## The end

lesson-end = The end
    .about = More than half of the gold
lesson-end-race = There are 30 gold in a game of two. You have 13 at home, Purple 4. Whoever has more than half wins at once: 16.
lesson-end-move = The Gull carries a 3, and home is near. Move her.
    .other = Bring the Gull home.
lesson-end-turn = Straight ahead. S or L, either stick reaches home.
    .other = Home lies straight ahead.
lesson-end-sail = Sail up to the shore of Old Mole.
    .other = Up to the shore.
lesson-end-won = Sixteen: the game is over, and you have won. It ends, too, when all gold is unloaded, when half of the players can never move again, or after the last round. With three or four, gold aboard counts as well.
