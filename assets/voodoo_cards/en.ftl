### Voodoo Pirate Card Game in English: everything that a player reads about the game.
###
### A text may be put in other words, but its name stays, and so do the things in braces that begin with $: the game
### fills them in. A `.tip` is what hovering over a thing explains, a `.face` what is printed on a card.

## Pirates and who sits there

seat-cursed = Cursed Pirate
    .tip = The game sails this ship by rules of its own. A Cursed Pirate uses neither barrels nor objects.

## Colours and places

heading-clockwise = clockwise
heading-anticlockwise = anticlockwise

space = { $hour ->
    [12] the North
    [3] the East
    [6] the South
    [9] the West
   *[other] { $hour } o’clock
}

## Phases

phase-start = Setting out
    .tip = Each pirate lays its ship on a cardinal card.
phase-dusk = Dusk
    .tip = Play cards in secret, pay souls for barrels, then turn the cards over.
phase-dawn = Dawn
    .tip = Prisoners go free, figures come back, and the Sun moves on.

## Action cards

card-jax = Jax
    .face = The first Jax draws one soul, the second two, and so on.
    .tip = The first to conjure Jax in a round draws one soul from the bag, the second two, the third three. If the bag runs dry, choose the rest from the ritual grid.
card-tok = Tok
    .face = Call the colour of a soul aboard: take all its souls.
    .tip = Call the colour of a soul aboard. Every soul of that colour comes to you, from the ritual grid and from other ships. Safe from it is the GriGri’s holder.
card-hoodoo = #oodoo
    .face = Turn the wind, then hold the ritual: place souls and sail.
    .tip = Read it “Voodoo”: the # stands for any letter. One ritual a round. The wind turns a quadrant for each #oodoo played. Then everybody may place a soul and sail one space either way, or up to two if the soul lies beside one of its colour. Those who played #oodoo get a second go.
card-tix = Tix
    .face = Give a soul: drive a ship away, and sail the other way.
    .tip = Give another ship a soul to possess it: it sails one space either way, and you sail one space the opposite way. Safe from it are the GriGri’s holder and ships with four souls.
card-take = Take
    .face = Take two of coin, object, soul. Beware: two Takes, jail!
    .tip = Take two things, alike or not: a coin, the top object of deck or discard pile, a soul from the bag, a soul of your choice from the grid. But if two or more pirates play Take, all of them sit out the round in jail, and their barrels do nothing.

## Barrels

barrel-stars = Stars
    .tip = Dusk. If nothing holds your ship, sail at once to a free star in the colour of the soul you paid. You board nobody.
barrel-sea = Sea
    .tip = Moonlight. Turn over a Sea card free of ships, or exchange two that lie opposite each other.
barrel-wind = Wind
    .tip = Moonlight. Turn the wind one or two quadrants clockwise.

## Objects and the GriGri

object-grey-skull = Grey Skull
    .the = a Grey Skull
object-red-skull = Red Skull
    .the = the Red Skull
object-blue-skull = Blue Skull
    .the = the Blue Skull
object-green-skull = Green Skull
    .the = the Green Skull
object-purple-skull = Purple Skull
    .the = a Purple Skull
object-morgans-eye = Morgan’s Eye
    .the = a Morgan’s Eye
object-cursed-skull = Cursed Skull
    .the = the Cursed Skull
object-compass = Compass
    .the = the Compass card
object-voodoo-mask = Voodoo Mask
    .the = a Voodoo Mask
object-octopus = Octopus
    .the = the Octopus
object-barrel-magic = Barrel Magic
    .the = the Barrel Magic
object-ghost-ship = Ghost Ship
    .the = a Ghost Ship
object-shipwreck = Shipwreck
    .the = a Shipwreck
object-maelstrom = Maelstrom
    .the = the Maelstrom
object-ghost-whisper = Ghost Whisper
    .the = a Ghost Whisper

does-worth = Worth { $points } at the end.
does-each-soul = Worth { $points } at the end, and { $each } for each { $colour } soul aboard.
does-pair = Worth { $alone } at the end alone, { $both } with its twin.
does-curse = Your coins are worth nothing while it is aboard. End a move on sand to bury it.
does-compass = Leaves the game for the compass token, which sails between North, East, South and West as if they lay side by side.
does-fetch = Use once in your turn: take any other object of the discard pile but a Mask.
does-trade-soul = Use once in your turn, at barrels, in a ritual or before the score: trade a soul for one of another colour in the bag.
does-free-barrel = Use once at Dusk: a barrel without paying a soul.
does-answer-fire = Use once when fired upon, hit or miss: take a soul from the attacker and fire back at once.
does-search = Use once in your turn: look at the top { $cards } cards of the object deck, keep one or none, and shuffle the rest with this card.
does-maelstrom = Use once in your turn in a Storm: all ships move one space, clockwise if yours lies at 10 to 2 o’clock, else anticlockwise.
does-whisper = Use once in your turn: sail one space either way.

grigri = the GriGri
    .tip = Its holder can’t be possessed by Tix, nor robbed by Tok.

## Wind and sea

wind-fair = Fair Wind
    .tip = Haunted spaces lie quiet.
    .short = Haunted water does nothing
wind-storm = Storm
    .tip = A move ends on a haunted space, or before it if a ship lies there. Who lies there is held until the wind changes, and can’t be fired upon.
    .short = Haunted water holds ships
wind-becalmed = Becalmed
    .tip = A move ends on a haunted space, or hops over a ship there. Who lies there is held until the wind changes, and can’t be boarded.
    .short = Haunted water holds ships
wind-mermaids = Mermaid’s Breath
    .tip = Ending on a haunted space, a ship is carried one space on, for a coin. Whoever has no coin pays with all souls aboard.
    .short = Haunted water moves ships

water-fair = A fair space, worth { $value }.
water-haunted = A haunted space, worth { $value }: what it does depends on the wind.
water-star = A { $colour } star: the Stars barrel brings a ship here for a { $colour } soul.
water-skull = A skull: end your move here and you may take the top object of deck or discard pile.

feature-map = Rackham’s Map
    .tip = Rackham’s Map: end your move here and take { $coins } coins, once for each pirate.
feature-night-watch = Night Watch
    .tip = The Night Watch: end your move here and pay a coin, or else lose one power.
feature-sand = sand
    .tip = Sand: end your move here and you may bury the Cursed Skull.
feature-current = current
    .tip = A current: a ship that ends its move here is carried one space { $heading }.

## Other pieces

piece-ship = { $pirate }’s ship
    .tip = At the end of its turn a ship fires at the one on the opposite space. When Mermaid’s Breath comes up, haunted water carries it the way it faces.
piece-figure = { $pirate }’s figure
    .tip = A soul, paid at Dusk, sets a figure on a free barrel.
piece-coin = a coin
    .tip = Worth 1 at the end. Mermaids, the Night Watch and broadsides want it too.
piece-soul = a { $colour } soul
    .tip = Place it in a ritual to sail, or pay it for a barrel. The ship with more souls wins a broadside. A ship holds four.
piece-sea-card = Sea card { $number }
    .tip = It has two faces, and the Sea barrel turns it over.
piece-cardinal = the card of { $wind }
piece-moon = the Moon
    .tip = Whoever holds it has the turn.
piece-compass = the compass
    .tip = The compass lets you sail between North, East, South and West as if they lay side by side, on your own moves.
piece-round = the round marker
    .tip = It moves one space clockwise each Dusk. The voyage ends when it is back in the North.
piece-blessed = the { $rank }
    .tip = From low to high: nine, ten, jack, queen, king, ace. At the end the highest blessed card gains { $points }, the lowest loses { $points }.

rank-nine = Nine
rank-ten = Ten

## Score

score-location = Location
    .tip = The value of the space your ship lies on.
score-coins = Coins
    .tip = 1 for each coin, or nothing with the Cursed Skull aboard.
score-objects = Objects
    .tip = What the skulls and Morgan’s Eyes aboard promise.
score-blessed = Blessed card
    .tip = The highest blessed card gains points, the lowest loses as many. From low to high: nine, ten, jack, queen, king, ace.
score-why-coins = { $coins ->
    [0] No coin aboard: { $points }.
    [one] One coin aboard: { $points }.
   *[other] { $coins } coins aboard: { $points }.
}
score-why-object = { $object }: { $does }
score-why-no-object = No object aboard.

## What is asked

prompt-start = { $pirate }: on which cardinal card does your ship lie?
prompt-barrel = { $pirate }: pay a soul for a barrel?
prompt-stars = { $pirate }: which { $colour } star do you follow?
prompt-sea = { $pirate }: which Sea card turns over, or which two change places?
prompt-course = { $pirate }: where to, with the compass?
prompt-board = { $pirate }: you board { $victim }. What do you take?
prompt-swap = { $pirate }: swap blessed cards unseen with { $victim }?
prompt-swap-own = { $pirate }: swap { $card } for the blessed card of { $victim }, unseen?
# $room says whether one fits aboard.
prompt-goods = { $room ->
    [full] { $pirate }: objects drift past. Do you take one, and give up another for it?
   *[free] { $pirate }: objects drift past. Do you take one?
}
prompt-give-up = { $pirate }: no room! Which object do you give up?
prompt-sand = { $pirate }: bury the Cursed Skull here?
prompt-fetch = { $pirate }: what does the Mask fetch?
prompt-trade = { $pirate }: which soul does the Octopus trade, and for which?
prompt-search = { $pirate }: what do you keep from the wreck?
prompt-whisper = { $pirate }: which way does the whisper blow you?
prompt-answer-fire = { $pirate }: { $victim } fired upon you. Does the Ghost Ship answer?
prompt-last-trade = { $pirate }: use the Octopus before the score?

## Answers, as they stand on buttons

choice-space-start = Lie in { $space }
choice-space-course = Sail to { $space }
choice-cast = Pay a { $colour } soul for { $barrel }
choice-magic = Barrel Magic for { $barrel }
choice-magic-star = Barrel Magic for a { $colour } star
choice-pass-barrel = Pay nothing
choice-pass-course = Stop here
choice-pass-swap = Keep your card
choice-pass-goods = Let them drift by
choice-pass-sand = Keep it
choice-pass-search = Keep none
choice-pass-answer = Let it pass
choice-flip = Turn over the card at { $space }
choice-switch = Exchange the cards at { $space } and { $other }
choice-colour-answer = Take a { $colour } soul and fire back
choice-take-top = Take the deck’s top object
choice-take-spent = Take the top discard
choice-take-spent-of = Take { $object } from the discard pile
choice-item = Take { $item }
choice-swap = Swap blessed cards unseen
choice-give-up = Give up { $object }
choice-bury = Bury it
choice-fetch = Fetch { $object }
choice-trade = A { $given } soul for a { $taken } one
choice-keep = Keep { $object }

## What happened, as it stands in the log

event-phase-start = The pirates set out round the Sea of Souls.
event-sailed = { $cause ->
    [mermaids] The mermaids carry { $ship } { $heading } to { $space }.
    [current] The current carries { $ship } { $heading } to { $space }.
    [ghost-whisper] A ghost whisper blows { $ship } { $heading } to { $space }.
    [tix] Driven by Tix, { $ship } sails { $heading } to { $space }.
   *[other] { $ship } sails { $heading } to { $space }.
}
event-leapt = { $cause ->
    [setup] { $ship } sets out from { $space }.
    [maelstrom] The maelstrom drags { $ship } to { $space }.
   *[other] { $ship } follows a star to { $space }.
}
event-blocked = The storm bars { $ship }’s way { $heading } from { $space }.
event-flipped = The sea changes: a card turns over and shows { $water ->
        [haunted] haunted water
       *[fair] fair water
    } worth { $value }.
event-switched = The sea cards at { $one } and { $other } change places.
event-looked = { $pirate } finds { $thing } in the wreck.
event-shuffled = The object deck is shuffled.
event-fired = { $hits ->
    [0] { $pirate } fires at { $victim } and misses.
    [one] { $pirate } fires at { $victim }: one hit!
    [2] { $pirate } fires at { $victim }: two hits!
    [3] { $pirate } fires at { $victim }: three hits!
    [4] { $pirate } fires at { $victim }: four hits!
   *[other] { $pirate } fires at { $victim }: { $hits } hits!
}

moved-from-supply = { $cause ->
    [map] Rackham’s Map leads { $pirate } to { $thing }.
   *[other] { $pirate } takes { $thing }.
}
moved-to-supply = { $cause ->
    [mermaids] { $pirate } pays the mermaids { $thing }.
    [night-watch] { $pirate } pays the Night Watch { $thing }.
    [broadside] { $pirate } loses { $thing } overboard.
   *[other] { $pirate } pays { $thing }.
}
moved-to-bag = { $cause ->
    [mermaids] { $pirate } pays the mermaids { $thing }.
    [octopus] { $pirate } trades { $thing } away.
   *[other] { $pirate } pays { $thing }.
}
moved-from-pile = { $pirate } takes { $thing } from the deck.
moved-from-spent = { $pirate } takes { $thing } from the discard pile.
moved-given-up = { $pirate } has no room and gives up { $thing }.
moved-buried = { $pirate } buries { $thing } in the sand.
moved-between = { $cause ->
    [tix] { $from } gives { $thing } to { $to }.
   *[other] { $to } takes { $thing } from { $from }.
}
moved-figure = { $pirate } takes the { $barrel } barrel.
moved-round = The round marker moves to { $space }.

## Why: the rules, each in a sentence

cause-setup = Setup
    .rule = In turn order ships are laid on free cardinal cards, facing clockwise.
cause-casting = Barrels
    .rule = At Dusk a soul, paid to the bag, sets your figure on a free barrel of a cardinal card whose compass is up.
cause-stars = Stars
    .rule = The Stars barrel takes a ship to a free star in the colour of the soul paid, and its move ends there.
cause-wind-barrel = Wind
    .rule = The Wind barrel turns the wind one or two quadrants clockwise.
cause-sea-barrel = Sea
    .rule = The Sea barrel turns over a Sea card or exchanges two opposite ones, all free of ships.
cause-jax = Jax
    .rule = The first to conjure Jax in a round takes one random soul, the second two, and so on.
cause-tok = Tok
    .rule = Tok takes all souls of a colour you have aboard from the grid and from ships without the GriGri.
cause-ritual = #oodoo
    .rule = The wind turns a quadrant for each #oodoo played; then pirates place souls and sail, up to two spaces beside a soul of the same colour.
cause-tix = Tix
    .rule = For a soul another ship sails one space either way, and the conjurer one space the opposite way.
cause-take = Take
    .rule = The card gives two things: coins, objects, souls from the bag or the grid. Cursed Pirates take by rules of their own.
cause-storm = Storm
    .rule = In a Storm a move ends on a haunted space, or before it if a ship lies there; who lies there is held and can’t be fired upon.
cause-becalmed = Becalmed
    .rule = When becalmed, a move ends on a haunted space or hops over a ship there, and the ship can’t move until the wind changes.
cause-mermaids = Mermaid’s Breath
    .rule = A ship ending on a haunted space is carried one space on for a coin, or else for all its souls.
cause-current = Current
    .rule = A current carries a ship that ends its move there one space along the arrow, once a move.
cause-skull-header = Skull
    .rule = A skull lets a ship that ends its move there take the top object of the deck or of the discard pile.
cause-room = Room aboard
    .rule = A ship holds four souls and three objects; of more objects one is given up.
cause-map = Rackham’s Map
    .rule = Rackham’s Map gives a ship that ends its move there { $data-map-coins ->
        [one] one coin
       *[other] { $data-map-coins } coins
    }, or what is left, each pirate once a map.
cause-night-watch = Night Watch
    .rule = A ship that ends its move at the Night Watch pays a coin, or else loses one power.
cause-sand = Sand
    .rule = A ship that ends its move on sand may bury the Cursed Skull there.
cause-facing = Facing
    .rule = At the end of its turn a pirate chooses which way round its ship faces.
cause-broadside = Broadside
    .rule = A ship fires at the ship across the ring and hits once for each soul it has more; the victim loses a coin.
cause-boarding = Boarding
    .rule = Who passes through another ship’s space by an own move may take something of it.
cause-compass = Compass
    .rule = The Compass card leaves the game for its token, which sails between the cardinal cards as if side by side.
cause-voodoo-mask = Voodoo Mask
    .rule = The Mask fetches an object of the discard pile, but no Mask.
cause-octopus = Octopus
    .rule = The Octopus trades a soul for one of another colour from the bag.
cause-barrel-magic = Barrel Magic
    .rule = Barrel Magic sets a figure on a barrel without paying a soul.
cause-ghost-ship = Ghost Ship
    .rule = The Ghost Ship lets a ship that is fired upon take a soul from the attacker and fire back at once.
cause-shipwreck = Shipwreck
    .rule = The Shipwreck shows the top of the object deck to its captain, who may keep one card; the rest is shuffled.
cause-maelstrom = Maelstrom
    .rule = The Maelstrom, in a Storm, moves all ships one space, clockwise if its owner lies at 10 to 2 o’clock, else anticlockwise.
cause-ghost-whisper = Ghost Whisper
    .rule = The Ghost Whisper sails the own ship one space either way.
cause-dawn = Dawn
    .rule = At Dawn prisoners go free, figures come back, and Sun and Moon move one seat on.
cause-score = The score
    .rule = Voodoo Power is location, coins, power, objects and the blessed card; the most of it wins.
cause-blessed = Blessed cards
    .rule = Boarding may swap blessed cards unseen; at the end the highest gains and the lowest loses.

## The Cursed Pirates' aid: which line of their rules they follow

aid-reshuffled = The deck is empty: all six cards make a new one.
aid-tok = Calls the colour aboard that brings most souls; with none to be had, draws a soul instead.
aid-take = Two coins and a soul; without coins three souls; without souls an object.
aid-start = The dearest free cardinal card.
aid-cell = A match in the lowest cell if there is one; else round the edge from the south-east.
aid-sail = Whichever brings most points; then two spaces, then clockwise.
aid-board = Takes the first it can of compass, coin, soul, object, GriGri.
aid-swap = Always swaps blessed cards.
aid-goods = Takes the deck’s top object, else the top discard.
aid-give-up = The newest object goes.
aid-sand = Always buries the Cursed Skull.
aid-victim = The victim on the dearest space, then with most coins; then the way that brings it most points.
aid-give-soul = Gives its newest soul.
aid-face = Keeps its facing.

## Why not: what forbids a choice

reason-space-taken = A ship lies there.
reason-not-cardinal = That is no cardinal card.
reason-barrel-gone = That barrel’s card lies with its wind up, or the barrel is not in this game.
reason-no-soul = The soul for it is missing: you have none aboard, or none of that colour is to be had.
reason-no-star = No star of that colour shines there.
reason-no-storm = Only while a Storm blows.
reason-no-mask = A Mask fetches no other Mask.
reason-used-in-turn = You have used such an object in this turn: a skull does not give it back.
reason-like-for-like = Like for like is no trade.
reason-not-sailing = No ship sails by choice now: it does in a ritual, by Tix, by the Stars barrel or by an object, and where wind and water carry it.
