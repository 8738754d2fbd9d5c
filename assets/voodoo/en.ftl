### What both Voodoo games say alike, in English.
###
### A text may be put in other words, but its name stays, and so do the things in braces that begin with $: the game
### fills them in. A game's own file wins over a text of the same name here.

## Pirates and who sits there

pirate-cursed = Cursed { $colour }
pirate-nobody = nobody
seat-human = Person
    .tip = Somebody at this table decides for the ship.
seat-gentle = Gentle Cursed
    .tip = A Cursed Pirate by a house rule: it gets no soul for nothing and holds one skull.
seat-deckhand = Deckhand
    .tip = The computer, sensible but careless.
seat-mate = Mate
    .tip = The computer, thinking a little before it acts.
seat-captain = Captain
    .tip = The computer, thinking ahead for up to a second.
seat-ghost = Ghost
    .tip = The computer at its best: it may think for some seconds.
seat-random = Drunken sailor
    .tip = The computer does anything that is allowed, and regrets nothing.

## Colours and places

colour-red = red
    .name = Red
colour-yellow = yellow
    .name = Yellow
colour-blue = blue
    .name = Blue
colour-green = green
    .name = Green
colour-purple = purple
    .name = Purple

## Phases

phase-moonlight = Moonlight
    .tip = Whoever has the Moon takes a turn: conjure, use objects, choose a facing, fire.
phase-over = The end
    .tip = The voyage is over and the score is told.

## Barrels

barrel-moon = Moon
    .tip = Dusk. You take the first turn of Moonlight, out of order.
barrel-bones = Bones
    .tip = Dusk. Lay a second card. Once all cards are turned over, choose which of the two you play.

## Other pieces

piece-card = { $pirate }'s { $card }
piece-sun = the Sun
    .tip = Turn order starts with its holder. It moves one seat on at Dawn.
piece-jail = a jail token
    .tip = No turn, no ritual, no broadside this round. The prisoner goes free at Dawn.
rank-jack = Jack
rank-queen = Queen
rank-king = King
rank-ace = Ace
cell-nw = north-west cell
cell-n = north cell
cell-ne = north-east cell
cell-w = west cell
cell-centre = centre cell
cell-e = east cell
cell-sw = south-west cell
cell-s = south cell
cell-se = south-east cell
cell-none = cell off the grid

## Score

score-power = Power
    .tip = The power of your ship, 1 to 6.
score-total = Voodoo Power
    .tip = All of it together. Ties go to more coins, then to the higher location.
score-part = { $source } { $points }
score-why-location = The ship lies at { $space }, worth { $points }.
score-why-nowhere = The ship lies nowhere yet.
score-why-power = The ship's power is { $power }.
list-comma = { ", " }

## What is asked

prompt-play-card = { $pirate }: play a card in secret.
prompt-second-card = { $pirate }: lay a second card in secret.
prompt-choose-card = { $pirate }: which of your two cards do you play?
prompt-turn = { $pirate }: the Moon is yours. What do you do?
prompt-quadrants = { $pirate }: how far does the wind turn?
prompt-grid-soul = { $pirate }: the bag is empty. Which soul do you take from the grid?
prompt-call-colour = { $pirate }: which colour do you call?
prompt-which-soul = { $pirate }: not all of them fit. Which { $colour } soul do you take?
prompt-victim = { $pirate }: which ship do you possess, and which way does it sail?
prompt-give-soul = { $pirate }: which soul do you give to { $victim }?
prompt-take = { $left ->
    [one] { $pirate }: take one more thing.
   *[other] { $pirate }: take { $left } things, one after the other.
}
prompt-place-soul = { $pirate }: place a soul on the ritual grid?
prompt-ritual-sail = { $most ->
    [one] { $pirate }: which way do you sail, one space?
   *[other] { $pirate }: the souls sing together! Which way do you sail, and how far?
}

## Answers, as they stand on buttons

choice-space-stars = Follow the star at { $space }
choice-play = Play { $card }
choice-lay-card = Lay { $card }
choice-pass = Pass
choice-pass-stars = Stay here
choice-pass-soul = Place no soul
choice-pass-board = Take nothing
choice-conjure = Conjure your card
choice-conjure-card = Conjure { $card }
choice-barrel = Conjure { $barrel }
choice-use = Use { $object }
choice-face = Face { $heading } and end your turn
choice-quadrants = { $quadrants ->
    [one] One quadrant
   *[other] { $quadrants } quadrants
}
choice-quadrants-to = { $quadrants ->
    [one] One quadrant, to { $wind }
   *[other] { $quadrants } quadrants, to { $wind }
}
choice-grid-soul = The soul on the { $cell }
choice-grid-soul-of = The { $colour } soul on the { $cell }
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

event-phase-harbour = The pirates bring their ships into Tortuga's harbour.
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
event-blocked = { $ship } can't go on { $heading } from { $space }.
event-landed = { $ship } reaches the shore of the Voodoo Island!
event-tile = Sea tile { $tile } comes up at { $space }.
event-tile-time-out = The Time Out tile comes up at { $space }: this is the last round!
event-looked = { $pirate } sees sea tile { $tile } on top of the stack.
event-tide-in = The tide comes in.
event-tide-out = The tide goes out.
event-colonials = { $ships ->
    [one] One colonial ship lies off the coast.
   *[other] { $ships } colonial ships lie off the coast.
}
event-fired = { $hits ->
    [one] { $pirate } fires at { $victim }: one hit!
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
    .rule = Ships start in the harbour, one a space; lying in one of the back three raises the power by one.
cause-casting = Casting
    .rule = A poppet, given back to the supply, sets your figure on a free barrel, once a round and not from the harbour.
cause-sand = Sand
    .rule = What is buried can't be taken, lost or used until Dawn.
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
    .rule = The card gives two things: coins, poppets, souls from the bag or the grid.
cause-new-tile = New tile
    .rule = Who sails into a space without a tile turns the top tile of the stack, which lies as drawn unless the captain is on Sea.
cause-edge = The edge
    .rule = At the chart's edge, at the whirlpool and where only taken spaces lie ahead, a move stops.
cause-storm = Storm
    .rule = In a Storm haunted water pushes a ship one space north as it enters; a ship that lies there is held and can't be fired upon.
cause-becalmed = Becalmed
    .rule = When becalmed, a move ends on haunted water, and the ship can't move until the wind changes.
cause-mermaids = Mermaid's Breath
    .rule = A ship ending on haunted water is carried one space on for a coin, or else for all its souls.
cause-shore = The shore
    .rule = Reaching the shore ends the move and the pirate's round, and the voyage at Dawn.
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
    .rule = Who sails through another ship's space of its own will may take something of it.
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
aid-tok = Calls the colour aboard that yields most; with none to be had, draws a soul instead.
aid-poppet = Poppet as everybody plays it.
aid-take = Two coins; a poppet if it has none; a soul if it has none.
aid-harbour = Into the first free space of its list.
aid-cell = A match if there is one, the furthest west, then the furthest south; else round the edge from the south-east.
aid-sail = West or south, whichever brings more points; then the new tile; then west.
aid-ghost-wind = The way that brings most points.
aid-board = Takes the first it can of Compass, poppet, soul, coin.
aid-goods = Takes skulls, Silent Oars, Ghost Wind, Compass and Morgan's Eye; leaves the rest.
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
reason-no-soul = You have no soul aboard that would do.
reason-victim-in-harbour = That ship is safe in the harbour.
reason-ashore = That ship is ashore, and out of everybody's reach.
reason-no-tile = No tile lies there yet.
reason-no-star = No star shines there.
reason-whirlpool-there = The whirlpool lies there.
reason-needs-compass = Only with the Compass aboard.
reason-like-for-like = Like for like is no swap.
reason-not-in-game = The Blessed Deck is not in this game, or not for you to swap.
reason-faces-west-or-south = A ship faces west or south, nothing else.
choice-soul-from = A soul of { $pirate }
choice-colour-call = Call { $colour }
choice-colour-give = Give a { $colour } soul
choice-victim = Drive { $victim } { $heading }
choice-take-coin = Take a coin
choice-take-soul = Draw a soul from the bag
choice-place = A { $colour } soul on the { $cell }
choice-sail = { $spaces ->
    [one] Sail one space { $heading }
   *[other] Sail { $spaces } spaces { $heading }
}
choice-way = Go { $heading }

## What happened, as it stands in the log

event-phase-dusk = Round { $round }: Dusk falls.
event-phase-moonlight = The Moon rises.
event-phase-dawn = Dawn breaks.
event-phase-over = The voyage is over.
event-chosen-card = { $pirate } plays { $card } and takes the other card back.
event-passed = { $ship } passes { $other } at { $space }.
event-held = { $wind ->
    [storm] { $ship } is storm-bound.
   *[other] { $ship } lies becalmed.
}
event-faced = { $ship } turns { $heading }.
event-wind = The wind turns: { $from } gives way to { $to }.
event-revealed = { $pirate } turns over { $card }.
event-skipped = { $pirate } turns over { $card }, has no use for it, and turns the next.
event-reshuffled = { $pirate } shuffles a new deck.
event-conjured = { $pirate } conjures { $card }.
event-not-conjured = { $pirate } can't conjure { $card }.
event-barrel = { $pirate } conjures the { $barrel } barrel.
event-used = { $pirate } uses { $object }.
event-ritual = { $cards ->
    [one] { $pirate } calls a ritual: one #oodoo was played.
   *[other] { $pirate } calls a ritual: { $cards } #oodoo were played.
}
event-ritual-second = The ritual's second round is for those who played #oodoo.
event-ritual-ended = The ritual ends. The souls stay on the grid.
event-ritual-full = The grid is full: the ritual ends, and its souls go back into the bag.
event-called = { $pirate } calls { $colour }.
event-possessed = { $pirate } possesses { $victim }, who must sail { $heading }.
event-boarded = { $pirate } boards { $victim }.
event-swapped = { $pirate } and { $victim } swap blessed cards unseen.
event-power-up = { $pirate }'s power rises from { $from } to { $to }.
event-power-down = { $pirate }'s power falls from { $from } to { $to }.
event-jailed = { $pirate } goes to jail for the round.
event-passed-over = { $pirate } has no turn.
event-shown = { $pirate } shows { $thing }.
event-scored = { $pirate }: { $total } Voodoo Power ({ $parts }).
event-won = { $pirate } wins the voyage!
moved-drawn = { $pirate } draws { $thing } from the bag.
moved-from-grid = { $pirate } takes { $thing } from the ritual grid.
moved-to-grid = { $pirate } places { $thing } on the { $cell }.
moved-card = { $pirate } plays a card in secret.
moved-card-known = { $pirate } plays { $card } in secret.
moved-second-card = { $pirate } lays a second card in secret.
moved-second-card-known = { $pirate } lays { $card } as a second card in secret.
moved-sun = The Sun passes to { $pirate }.
moved-moon = The Moon passes to { $pirate }.
moved-freed = { $pirate } walks out of jail.

## Why: the rules, each in a sentence

cause-short = { $name }, { $section }
cause-long = { $name }, { $section }: { $rule }
cause-round = The round
    .rule = A round is Dusk, Moonlight and Dawn, and the Moon gives each pirate one turn, from the Sun's holder on.
cause-cards = Cards
    .rule = At Dusk each pirate plays one Action card face down, but not the one it played last round.
cause-jail = Jail
    .rule = If two or more pirates play Take, all who played it are in jail for the round.
cause-moon-barrel = Moon
    .rule = The pirate on the Moon barrel takes the first turn of Moonlight; the rest follow as usual.
cause-bones = Bones
    .rule = The pirate on Bones lays a second card and, once all are turned over, chooses which of the two it plays.
cause-cursed = Cursed Pirates
    .rule = Cursed Pirates are sailed by the game, by rules of their own.

## The Cursed Pirates' aid: which line of their rules they follow

aid-turned = The top card of the deck, turned over after everybody else's.
aid-skips-jax = Four souls aboard: no use for Jax, the next card is turned.
aid-not-conjured = The card can't be conjured now.
aid-jax = Jax as everybody plays it.
aid-hoodoo = #oodoo is always conjured; without a soul it draws one.
aid-tix = Without a soul it draws one to give.

## Why not: what forbids a choice

reason-game-over = The voyage is over.
reason-not-asked = Something else is asked now.
reason-not-in-hand = That card is not in your hand.
reason-played-last-round = You played that card last round; it comes back to hand once the new cards are turned over.
reason-barrel-taken = A figure stands on that barrel already.
reason-done-already = You have done that already.
reason-ritual-held = This round's ritual has been held.
reason-nothing-there = There is nothing of the kind there.
reason-no-room = There is no room for it aboard.
reason-grigri = The GriGri protects that pirate.
reason-stuck = The wind holds the ship: it can't move.
reason-cannot-move = There is no way to sail there.
reason-dusk-barrel = That barrel works at Dusk, not under the Moon.
reason-no-use = It would do nothing now.
reason-needs-match = Two spaces only if the soul lies beside one of its colour.
reason-cell-taken = A soul lies on that cell already, or it is none of the grid.
reason-out-of-reach = That is out of reach.
reason-no-such-thing = There is no such thing in this game.
reason-must-choose = You can't decline: something must be chosen.
