### Voodoo Pirate in English: everything that a player reads about the game.
###
### A text may be put in other words, but its name stays, and so do the things in braces that begin with $: the game
### fills them in. A `.tip` is what hovering over a thing explains, a `.face` what is printed on a card.

## Pirates and who sits there

seat-cursed = Cursed Pirate
    .tip = The game sails this ship by rules of its own. A Cursed Pirate uses no barrels and has no skill.

## Colours and compass

heading-north = north
heading-east = east
heading-south = south
heading-west = west

# The space in it does not break, so that a line of the log never ends within it.
space = ({ $column }, { $row })
    .tip = Column { $column }, row { $row }: worth { $value } at the end.

## Phases

phase-harbour = In the harbour
    .tip = Each pirate brings a ship into Tortuga’s harbour.
phase-dusk = Dusk
    .tip = Play cards in secret, cast poppets for barrels, then turn the cards over.
phase-dawn = Dawn
    .tip = The tide turns, prisoners go free, buried things come back, and the Sun moves on.

## Action cards

card-jax = Jax
    .face = The tide moves the colonial ships: draw as many souls.
    .tip = With the tide in, the colonial ships grow by one; with the tide out, they shrink by one. Draw as many souls from the bag as there are ships. If the bag runs dry, choose the rest from the ritual grid.
card-tok = Tok
    .face = Call the colour of a soul aboard: take all its souls.
    .tip = Call the colour of a soul aboard. Every soul of that colour comes to you, from the ritual grid and from other ships. Safe from it are the GriGri’s holder, buried souls, and ships in the harbour or ashore. You can’t call from the harbour.
card-hoodoo = #oodoo
    .face = Turn the wind, then hold the ritual: place souls and sail.
    .tip = Read it “Voodoo”: the # stands for any letter. One ritual a round. The wind turns a quadrant for each #oodoo played. Then everybody may place a soul and sail one space west or south, or two if the soul lies beside one of its colour. Those who played #oodoo get a second go.
card-tix = Tix
    .face = Pay a poppet, give a soul: drive a ship away, sail back.
    .tip = Pay a poppet and give another ship a soul to possess it: it sails one space north or east, and you sail one space the opposite way. Safe from it are the GriGri’s holder, ships with four souls, and ships in the harbour or ashore. You can’t conjure it from the harbour.
card-poppet = Poppet
    .face = Take a poppet, and the GriGri from whoever has it.
    .tip = Take a poppet from the supply, and the GriGri from whoever holds it, unless that ship is ashore.
card-take = Take
    .face = Take two of coin, poppet, soul. Beware: two Takes, jail!
    .tip = Take two things, alike or not: a coin, a poppet, a soul from the bag, a soul of your choice from the grid. But if two or more pirates play Take, all of them sit out the round in jail, and their barrels do nothing.

## Barrels

barrel-stars = Stars
    .tip = Dusk. If nothing holds your ship, sail at once to any free star in the colour of a soul aboard. Wind and sea act on you there; you board nobody.
barrel-sand = Sand
    .tip = Dusk. Bury what you own until Dawn: nobody can take it, and you can’t use it. It keeps its place aboard and still counts for the score. The GriGri won’t be buried.
barrel-whirlpool = Whirlpool
    .tip = Moonlight. Open the whirlpool on a free space of charted sea. The ships around it drift one space anticlockwise.
barrel-wind = Wind
    .tip = Moonlight. Turn the wind vane one or two quadrants clockwise.
barrel-sea = Sea
    .tip = All round long: whenever your ship turns up a new tile, you choose how it lies.
barrel-tide = Tide
    .tip = Moonlight. Turn the tide, once this turn. Going out, it carries ships off tidal water.

## Objects and the GriGri

object-compass = Compass
    .the = the Compass
    .tip = While it is aboard you may sail any of the four ways in a ritual.
object-morgans-eye = Morgan’s Eye
    .the = Morgan’s Eye
    .tip = An emerald, worth nothing alone. Together with the Emerald Skull it is a treasure.
object-twin-bottles = Twin Bottles
    .the = the Twin Bottles
    .tip = Use once: turn up to three poppets into souls from the bag, or up to three souls into poppets.
object-parrot = Parrot
    .the = the Parrot
    .tip = Use once: swap something aboard for something on a ship in line with yours, on any of the eight compass points.
object-silent-oars = Silent Oars
    .the = the Silent Oars
    .tip = Use once: board a ship on one of the eight spaces around you, without moving.
object-telescope = Telescope
    .the = the Telescope
    .tip = Use once: look at the top tile of the stack, you alone.
object-ghost-wind = Ghost Wind
    .the = the Ghost Wind
    .tip = Use once while becalmed: move one space, any of the four ways.

grigri = the GriGri
    .tip = Its holder can’t be possessed by Tix, nor robbed by Tok. It takes no room. Only the Poppet card takes it away.

## Skulls: only their holder knows the reverse

skull-emerald = Emerald Skull
    .the = the Emerald Skull
skull-poppet = Poppet Skull
    .the = the Poppet Skull
skull-gold = Gold Skull
    .the = the Gold Skull
skull-gun = Gun Skull
    .the = the Gun Skull
skull-hollow = Hollow Skull
    .the = the Hollow Skull
skull-purple = Purple Skull
    .the = the Purple Skull
skull-unknown = a skull
    .tip = What a skull is worth stands on its reverse, which its holder alone may look at. A ship holds one, a Cursed Pirate’s { $data-cursed-skulls }: where you find a new one, the old one goes back for it. While yours lies buried, you can take no other.

bonus-with = Worth { $points } at the end with { $object } aboard.
bonus-each-poppet = Worth { $points } at the end for each poppet aboard.
bonus-most-coins = Worth { $points } at the end if nobody has more coins than you.
bonus-power-from = Worth { $points } at the end with a power of { $power } or more.
bonus-no-soul = Worth { $points } at the end with no soul aboard.
bonus-each-soul = Worth { $points } at the end for each { $colour } soul aboard.

## Unique skills

skill-range = Gunner
    .tip = Your broadsides reach { $spaces } spaces.
skill-map-coins = Treasure diver
    .tip = A map gives you { $coins } coins.
skill-storm-rider = Storm rider
    .tip = A storm neither pushes your ship nor holds it.
skill-jax-at-least = Soul singer
    .tip = Jax gives you at least { $souls } souls.
skill-board-items = Boarder
    .tip = When you board a ship you take { $items } things.

## Wind and tide

wind-fair = Fair Wind
    .tip = Haunted water lies quiet.
    .short = Haunted water does nothing
wind-storm = Storm
    .tip = Haunted water pushes a ship one space north as it enters. A ship left lying there is storm-bound: it can’t move, fire or be fired upon until the wind changes.
    .short = Haunted water pushes north
wind-becalmed = Becalmed
    .tip = Haunted water ends a move. A ship on it can’t move at all until the wind changes.
    .short = Haunted water holds ships
wind-mermaids = Mermaid’s Breath
    .tip = Ending on haunted water, a ship is carried one space on, for a coin. Whoever has no coin pays with all souls aboard.
    .short = Haunted water moves ships

tide-in = Tide in
    .tip = Jax finds one colonial ship more. Tidal water is still.
tide-out = Tide out
    .tip = Jax finds one colonial ship fewer. Tidal water carries ships along its arrow.

## The sea

ground-open = Uncharted sea
    .tip = Who sails in turns up the top tile of the stack.
ground-harbour = Tortuga’s harbour
    .tip = Nobody is boarded, possessed or fired upon here, and Tok takes nothing. But from here you can conjure neither Tok nor Tix, and barrels rest.
ground-tidal = Tidal water
    .tip = With the tide out, a ship that ends its move here is carried one space { $heading }.
ground-shore = Shore of the Voodoo Island
    .tip = Who reaches it has arrived. At the next Dawn the voyage is over.
water-calm = Calm water
    .tip = The wind does nothing to ships here.
water-haunted = Haunted water
    .tip = What it does depends on the wind.

feature-skull = skull
    .thing = a skull
    .tip = End your move here and you may take a random skull of the supply, while one is left. A ship holds one, a Cursed Pirate’s { $data-cursed-skulls }: yours goes back before you see the new one. While it lies buried, you can take no other.
feature-object = { $object }
    .tip = End your move here and you may take it, from the supply or, once somebody has it, from that ship.
feature-coin = coin
    .thing = a coin
    .tip = End your move here and you may take a coin from the supply, while one is left.
feature-map = treasure map
    .thing = the treasure of this map
    .tip = End your move here and take { $coins } coins, or what is left, once for each pirate.
feature-current = current
    .tip = A ship that ends its move here is carried one space { $heading }.
feature-portal = portal
    .tip = A ship that ends its move here comes out of another free portal.
feature-fleet = Spanish fleet
    .tip = End your move here with a power of { $power } or more and you lose one power and plunder a coin. A weaker ship loses a coin.
feature-star = { $colour } star
    .tip = The Stars barrel takes a ship with a { $colour } soul here.

## Other pieces

piece-ship = { $pirate }’s ship
    .tip = A ship that faces west fires north and south, one that faces south fires east and west. When Mermaid’s Breath comes up, haunted water carries it the way it faces.
piece-figure = { $pirate }’s figure
    .tip = A poppet, cast, sets a figure on a free barrel, once a round.
piece-cursed-figure = a figure of the Cursed Pirates
    .tip = It only keeps others off its barrel, and moves one barrel on at Dawn.
piece-coin = a coin
    .tip = Worth 1 at the end. Mermaids, fleets and broadsides want it too.
piece-poppet = a poppet
    .tip = Cast it for a barrel or pay it for Tix. The ship with more poppets wins a broadside. A ship holds three.
piece-soul = a { $colour } soul
    .tip = Place it in a ritual to sail. Of the colour you have most of, each counts 1 at the end. A ship holds four.
piece-tile = sea tile { $tile }
    .tip = Four spaces of the Sea of Souls.
piece-time-out = the Time Out tile
    .tip = Once it is out, the voyage ends at the next Dawn.
piece-harbour = a harbour tile
    .tip = Tortuga’s harbour, where all ships start, and the first water before it.
piece-island = the Voodoo Island
    .tip = Its shore is worth most of all. Reaching it ends the voyage.
piece-moon = the Moon
    .tip = Whoever holds it has the turn, and boards even where wind and water carry the ship.
piece-vane = the wind vane
    .tip = It shows what haunted water does, and turns clockwise.
piece-tide = the tide marker
    .tip = The tide turns at every Dawn.
piece-colonials = the colonial ships
    .tip = How many lie off the coast, 1 to { $data-most-colonials }. The more there are, the more souls Jax draws: with the tide in it first adds one, with the tide out it takes one away.
piece-whirlpool = the whirlpool
    .tip = A ship that ends its move beside it is carried one space anticlockwise round it.
piece-blessed = the { $rank }
    .tip = From low to high: two, three, jack, queen, king; the ace is highest with the tide in, lowest with it out. At the end the highest blessed card gains { $points }, the lowest loses { $points }.

rank-two = Two
rank-three = Three

item-soul = the soul on place { $place }

## Score

score-location = Location
    .tip = The value of the space your ship lies on: 1 in the north-east, one more for each space west or south.
score-coins = Coins
    .tip = 1 for each coin, buried ones too.
score-souls = Souls
    .tip = 1 for each soul of the colour you have most of. If two colours tie for the most: nothing.
score-objects = Skulls
    .tip = What the reverse of your skulls promises.
score-blessed = Blessed Deck
    .tip = The highest blessed card gains points, the lowest loses as many.
score-why-ashore = The ship is ashore at { $space }, worth { $points }.
score-why-coins = { $coins ->
    [0] No coin aboard.
    [one] One coin.
   *[other] { $coins } coins.
}
score-why-coins-buried = { $coins ->
    [one] One coin, and that is buried.
   *[other] { $coins } coins, { $buried } of them buried.
}
score-why-soul = { $count } { $colour }
score-why-souls = { $souls }: most are { $colour }, which makes { $points }.
score-why-souls-tie = { $souls }: no colour leads, which makes nothing.
score-why-no-soul = No soul aboard.
score-why-skull = { $skull }: { $points }. { $bonus }
score-why-no-skull = No skull aboard.
score-why-skull-cursed = Cursed Pirates get { $points } more for each skull, counted above.

## What is asked

prompt-harbour = { $pirate }: where in the harbour does your ship lie?
prompt-cast-poppet = { $pirate }: cast a poppet for a barrel?
prompt-bury = { $pirate }: what do you bury until Dawn?
prompt-stars = { $pirate }: which star do you follow?
prompt-whirlpool = { $pirate }: where does the whirlpool open?
prompt-lay-tile = { $pirate }: how does the new tile at { $space } lie?
prompt-board = { $left ->
    [one] { $pirate }: you board { $victim }. What do you take?
    [2] { $pirate }: you board { $victim }. What do you take, two things in all?
    [3] { $pirate }: you board { $victim }. What do you take, three things in all?
   *[other] { $pirate }: you board { $victim }. What do you take, { $left } things in all?
}
prompt-portal = { $pirate }: which portal do you come out of?
prompt-goods = { $pirate }: take what lies here?
# $room says whether it fits aboard, or what has to go: the skull, or something.
prompt-goods-of = { $room ->
    [skull] { $pirate }: take { $thing }? The skull you have goes back for it.
    [full] { $pirate }: take { $thing }? There is no room: something of yours goes back for it.
   *[free] { $pirate }: take { $thing }?
}
prompt-give-back = { $pirate }: no room! What goes back to the supply?
prompt-bottles-either = { $pirate }: what do the bottles turn? { $left } more at most.
prompt-bottles-souls = { $pirate }: turn another poppet into a soul? { $left } more at most.
prompt-bottles-poppets = { $pirate }: turn another soul into a poppet? { $left } more at most.
prompt-parrot-takes = { $pirate }: what shall the Parrot fetch?
prompt-parrot-gives = { $pirate }: the Parrot fetches { $item } from { $victim }. What do you give for it?
prompt-oars = { $pirate }: which ship do you row to?
prompt-ghost-wind = { $pirate }: which way does the ghost wind blow you?

## Answers, as they stand on buttons

choice-space = { $space }
choice-space-harbour = Lie at { $space }
choice-space-whirlpool = Open it at { $space }
choice-space-portal = Come out at { $space }
choice-cast = Cast for { $barrel }
choice-cast-conjure = Cast for { $barrel } and conjure it
choice-pass-cast = Keep your poppets
choice-pass-bury = Bury no more
choice-pass-goods = Leave it
choice-pass-bottles = Pour no more
choice-bury = Bury { $item }
choice-end-turn = End the turn
choice-colour = { $colour }
choice-take-poppet = Take a poppet
choice-lay = { $quarters ->
    [0] Lay it as it is
    [1] Turn it a quarter
    [2] Turn it half round
    [3] Turn it three quarters
   *[other] Turn it { $quarters } quarters
}
choice-item-take = Take { $item }
choice-item-give = Give { $item }
choice-swap-blessed = Swap blessed cards unseen
choice-take = Take it
choice-give-back = Put back { $item }
choice-pour-soul = Turn a poppet into a soul
choice-pour-poppet = Turn a { $colour } soul into a poppet
choice-item-of = Take { $item } from { $victim }
choice-ship = Row to { $victim }

## What happened, as it stands in the log

event-phase-harbour = The pirates bring their ships into Tortuga’s harbour.
event-waits = { $pirate } ends the turn in the harbour.
event-sailed = { $cause ->
    [storm] The storm pushes { $ship } { $heading } to { $space }.
    [mermaids] The mermaids carry { $ship } { $heading } to { $space }.
    [tidal-water] The ebb carries { $ship } { $heading } to { $space }.
    [current] The current carries { $ship } { $heading } to { $space }.
    [whirlpool] The whirlpool drags { $ship } { $heading } to { $space }.
    [ghost-wind] { $ship } rides the ghost wind { $heading } to { $space }.
    [tix] Driven by Tix, { $ship } sails { $heading } to { $space }.
   *[other] { $ship } sails { $heading } to { $space }.
}
event-leapt = { $cause ->
    [setup] { $ship } comes in at { $space }.
    [portal] { $ship } slips through the portal to { $space }.
   *[other] { $ship } follows a star to { $space }.
}
event-blocked = { $ship } can’t go on { $heading } from { $space }.
event-landed = { $ship } reaches the shore of the Voodoo Island: the voyage ends at Dawn!
event-tile = Sea tile { $tile } comes up at { $space }.
event-tile-time-out = The Time Out tile comes up at { $space }: this is the last round!
event-looked = { $pirate } sees sea tile { $tile } on top of the stack.
event-tide-in = The tide comes in.
event-tide-out = The tide goes out.
event-colonials = { $ships ->
    [one] One colonial ship lies off the coast.
    [2] Two colonial ships lie off the coast.
    [3] Three colonial ships lie off the coast.
    [4] Four colonial ships lie off the coast.
    [5] Five colonial ships lie off the coast.
    [6] Six colonial ships lie off the coast.
    [7] Seven colonial ships lie off the coast.
    [8] Eight colonial ships lie off the coast.
    [9] Nine colonial ships lie off the coast.
   *[other] { $ships } colonial ships lie off the coast.
}
event-fired = { $hits ->
    [one] { $pirate } fires at { $victim }: one hit!
    [2] { $pirate } fires at { $victim }: two hits!
    [3] { $pirate } fires at { $victim }: three hits!
   *[other] { $pirate } fires at { $victim }: { $hits } hits!
}

moved-from-supply = { $cause ->
    [fleet] { $pirate } plunders { $thing } from the Spanish fleet.
    [map] The map leads { $pirate } to { $thing }.
   *[other] { $pirate } takes { $thing }.
}
moved-to-supply = { $cause ->
    [mermaids] { $pirate } pays the mermaids { $thing }.
    [fleet] The Spanish fleet robs { $pirate } of { $thing }.
    [broadside] { $pirate } loses { $thing } overboard.
    [tix] { $pirate } casts { $thing }.
    [twin-bottles] { $pirate } pours away { $thing }.
   *[other] { $pirate } gives back { $thing }.
}
moved-to-bag = { $cause ->
    [mermaids] { $pirate } pays the mermaids { $thing }.
    [twin-bottles] { $pirate } pours away { $thing }.
   *[other] { $pirate } loses { $thing } to the bag.
}
moved-between = { $cause ->
    [tix] { $from } gives { $thing } to { $to }.
    [parrot] The Parrot carries { $thing } from { $from } to { $to }.
   *[other] { $to } takes { $thing } from { $from }.
}
moved-buried = { $pirate } buries { $thing }.
moved-dug-up = { $pirate } digs up { $thing }.
moved-figure = { $pirate } casts a poppet for the { $barrel } barrel.
moved-cursed-figure = A figure of the Cursed Pirates moves to the { $barrel } barrel.
moved-whirlpool = The whirlpool opens at { $space }.

## Why: the rules, each in a sentence

cause-setup = Setup
    .rule = Ships start in the harbour, one a space; lying in one of the back spaces raises the power by one.
cause-casting = Casting
    .rule = A poppet, given back to the supply, sets your figure on a free barrel, once a round and not from the harbour.
cause-sand = Sand
    .rule = What is buried can’t be taken, lost or used until Dawn.
cause-stars = Stars
    .rule = The Stars barrel takes a ship to a free star in the colour of a soul aboard, and wind and sea act on it there.
cause-wind-barrel = Wind
    .rule = The Wind barrel turns the vane one or two quadrants clockwise.
cause-tide-barrel = Tide
    .rule = The Tide barrel turns the tide, and going out it carries ships off tidal water.
cause-whirlpool = Whirlpool
    .rule = The whirlpool carries ships beside it one space anticlockwise round it.
cause-jax = Jax
    .rule = The tide moves the colonial ships by one, and Jax gives as many souls as there are then.
cause-tok = Tok
    .rule = Tok takes all souls of a colour you have aboard from the grid and from ships that neither the GriGri nor harbour nor shore protects.
cause-ritual = #oodoo
    .rule = The wind turns a quadrant for each #oodoo played; then pirates place souls and sail, two spaces beside a soul of the same colour.
cause-tix = Tix
    .rule = For a poppet and a soul another ship sails one space north or east, and the conjurer one space the opposite way.
cause-poppet = Poppet
    .rule = The card gives a poppet, and the GriGri from whoever has it.
cause-take = Take
    .rule = The card gives two things: coins, poppets, souls from the bag or the grid. Cursed Pirates take by rules of their own.
cause-new-tile = New tile
    .rule = Who sails into a space without a tile turns the top tile of the stack, which lies as drawn unless the captain is on Sea.
cause-edge = The edge
    .rule = At the chart’s edge, at the whirlpool and where only taken spaces lie ahead, a move stops.
cause-storm = Storm
    .rule = In a Storm haunted water pushes a ship one space north as it enters; a ship that lies there is held and can’t be fired upon.
cause-becalmed = Becalmed
    .rule = When becalmed, a move ends on haunted water, and the ship can’t move until the wind changes.
cause-mermaids = Mermaid’s Breath
    .rule = A ship ending on haunted water is carried one space on for a coin, or else for all its souls.
cause-shore = The shore
    .rule = Reaching the shore ends the move and the pirate’s round, and the voyage at Dawn.
cause-tidal-water = Tidal water
    .rule = With the tide out, tidal water carries a ship one space along its arrow.
cause-current = Current
    .rule = A ship that ends its move on a current is carried one space along the arrow.
cause-portal = Portal
    .rule = A ship that ends its move on a portal comes out of another one that is free.
cause-coin-space = Coin
    .rule = A ship that ends its move on a coin may take one from the supply.
cause-map = Map
    .rule = A ship that ends its move on a map may take its coins, each pirate once a map.
cause-skull-space = Skull
    .rule = A ship that ends its move on a skull may take a random one of the supply.
cause-object-space = Object
    .rule = A ship that ends its move on an object may take it, from the supply or from the pirate who has it.
cause-fleet = Spanish fleet
    .rule = The fleet robs a weak ship of a coin; a strong one loses one power and gains a coin.
cause-facing = Facing
    .rule = At the end of its turn a pirate chooses whether its ship faces west or south.
cause-broadside = Broadside
    .rule = A ship fires to both sides at the nearer ship in range and hits once for each poppet it has more; the victim loses a coin.
cause-boarding = Boarding
    .rule = Who sails through another ship’s space of its own will may take something of it.
cause-twin-bottles = Twin Bottles
    .rule = The bottles turn up to three poppets into souls, or souls into poppets.
cause-parrot = Parrot
    .rule = The Parrot swaps something aboard for something of a ship in line.
cause-silent-oars = Silent Oars
    .rule = Silent Oars board a ship on one of the eight spaces around, without moving.
cause-telescope = Telescope
    .rule = The Telescope shows the top tile of the stack to its holder alone.
cause-ghost-wind = Ghost Wind
    .rule = The Ghost Wind moves a becalmed ship one space, any of the four ways.
cause-room = Room aboard
    .rule = A ship holds three poppets, four souls and three objects, one skull among them.
cause-dawn = Dawn
    .rule = At Dawn prisoners go free, figures and buried things come back, the tide turns, and Sun and Moon move one seat on.
cause-score = The score
    .rule = Voodoo Power is location, coins, power, majority souls and bonuses; the most of it wins.
cause-blessed = Blessed Deck
    .rule = Boarding may swap blessed cards unseen; at the end the highest gains and the lowest loses.

## The Cursed Pirates' aid: which line of their rules they follow

aid-skips-tok = In the harbour: no use for Tok, the next card is turned.
aid-skips-tix = In the harbour or without a poppet: no use for Tix, the next card is turned.
aid-skips-poppet = Three poppets aboard: no use for Poppet, the next card is turned.
aid-reshuffled = The deck is empty: all seven cards make a new one.
aid-tok = Calls the colour aboard that yields most; without a soul it draws one and calls its colour; with none to be had it draws a soul instead.
aid-poppet = Poppet as everybody plays it.
aid-take = Two coins; a poppet if it has none; a soul if it has none.
aid-harbour = Into the first free space of its list.
aid-cell = A match if there is one, the furthest west, then the furthest south; else round the edge from the south-east.
aid-sail = West or south, whichever brings more points; then the new tile; then west.
aid-ghost-wind = The way that brings most points.
aid-board = Takes the first it can of Compass, poppet, soul, coin.
aid-goods = Takes skulls, Silent Oars, Ghost Wind, Compass and Morgan’s Eye; leaves the rest.
aid-give-back = Gives up Silent Oars, and never a skull.
aid-oars = Uses Silent Oars as soon as it can.
aid-portal = To the portal worth most, the furthest west.
aid-victim = The victim and the ways that bring it most points; then the victim furthest on; then the furthest west.
aid-give-soul = Gives the soul in the highest place.
aid-face = Faces where its broadside does most, or else west.

## Why not: what forbids a choice

reason-space-taken = Another ship lies there, or it is no place for this.
reason-not-harbour = That is no space of the harbour.
reason-figure-used = You have no figure left to set: one barrel a round.
reason-no-poppet = You have no poppet for it.
reason-in-harbour = Not while your ship is in the harbour.
reason-no-soul = You have no soul aboard for it: none at all, or none of that colour.
reason-victim-in-harbour = That ship is safe in the harbour.
reason-ashore = That ship is ashore, and out of everybody’s reach.
reason-no-tile = No tile lies there yet.
reason-no-star = No star shines there.
reason-whirlpool-there = The whirlpool lies there.
reason-needs-compass = Only with the Compass aboard.
reason-like-for-like = Like for like is no swap.
reason-not-in-game = The Blessed Deck is not in this game, or not for you to swap.
reason-faces-west-or-south = A ship faces west or south, nothing else.
reason-not-straight = That lies in no straight line: a ship sails along its row or its column.
reason-not-sailing = No ship sails by choice now: it does in a ritual, by Tix or by an object, and where wind and water carry it.
reason-other-ship = You board the ship that yours sails past, no other.
