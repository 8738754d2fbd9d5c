### The desktop in English: setup, table and everything around the games.
###
### A text may be put in other words, but its name stays, and so do the things in braces that begin with $: the game
### fills them in. A `.tip` is what hovering over a thing explains.

## The shelf

ui-title = Voodoo Pirate
ui-shelf = The shelf
ui-game-voodoo-pirate = Voodoo Pirate
    .tip = Race from Tortuga across the Sea of Souls to the Voodoo Island, for one to five pirates.
ui-new-game = New game
ui-resume = Resume
    .tip = Sail on where you left off.
ui-load = Load a game
ui-save = Save
ui-settings = Settings
ui-rules = Rules
ui-credits = Credits
ui-quit = Quit
ui-back = Back
ui-cancel = Cancel
ui-close = Close
ui-yes = Yes
ui-no = No
ui-loading = Loading the hold...
ui-quit-ask = Leave the game? It is saved, and you can resume it.

## Setting up

ui-setup = Who sails?
ui-play = Set sail
ui-seat = Seat { $number }
ui-add-seat = Add a pirate
ui-remove-seat = Remove
ui-seat-kind = Played by
ui-name = Name
    .tip = Left empty, the pirate goes by its colour.
ui-colour = Colour
ui-seed = Seed
    .tip = The same crew, seed and choices give the same voyage. Leave it, or type a number of your own.
ui-new-seed = Another seed
ui-skills = Unique skills
    .tip = Each colour can do one thing that nobody else can. Cursed Pirates can't.
ui-blessed = Lucky's Blessed Deck
    .tip = Each pirate is dealt a secret playing card; boarding may swap cards. In the end the highest gains, the lowest loses.
ui-few-ships = With fewer than three ships nobody turns the wind. Cursed Pirates fill the empty seats; send them away if you like it quiet.
ui-solo = Alone at the table? Sail against one to four Cursed Pirates.
ui-too-few-seats = A voyage needs at least one pirate.
ui-too-many-seats = No more than { $most } pirates fit round the table.
ui-same-colour = Two pirates are { $colour }. Each needs a colour of its own.
ui-nobody-human = Nobody at this table is a person: the game will sail by itself.

## The table

ui-round = Round { $round } of { $most }
    .tip = After { $most } rounds at the latest the voyage is over.
ui-turn-of = { $pirate }'s turn
ui-thinking = { $pirate } ponders...
ui-undo = Undo
    .tip = Take back the last decision.
ui-redo = Redo
ui-log = Ship's log
ui-why = Why?
    .tip = Show the rule behind it.
ui-why-not = Why not?
ui-speed = Speed
    .tip = How fast things move. Click for the next speed.
ui-speed-times = { $times }x
ui-speed-instant = Instant
ui-skip = Skip
    .tip = Finish everything that moves.
ui-pause = Pause
ui-menu = Menu
    .tip = Leave, sail again, or close the game.
ui-your-ship = Your ship
ui-ship-of = { $pirate }'s ship
ui-supplies = Supplies
ui-coins-left = Coins { $count }
    .tip = { $count ->
        [0] None are left. Maps, spaces and Take give no coin until somebody loses one.
       *[other] Maps, coins at sea and Take give them. Each counts 1 at the end.
    }
ui-poppets-left = Poppets { $count }
    .tip = { $count ->
        [0] None are left. Nobody takes a poppet until one is cast.
       *[other] The cards Poppet and Take give them.
    }
ui-skulls-left = Skulls { $count }
    .tip = { $count ->
        [0] All are taken. A skull at sea gives nothing until one comes back.
       *[other] Who ends a move on a skull may take a random one. What it is worth stands on its reverse.
    }
ui-tiles-left = Sea tiles { $count }
    .tip = { $count ->
        [0] All are out. Where no tile lies is the sea's edge now.
       *[other] Who sails into uncharted sea turns up the top tile. The Time Out tile was shuffled among the last { $last }.
    }
ui-object-free = Nobody has it.
ui-object-with = { $pirate } has it.
ui-barrels = Barrels
    .tip = A poppet, cast at Dusk or in your turn, sets your figure on a free barrel, once a round. Barrels rest while your ship is in the harbour.
ui-barrels-dusk = Barrels of Dusk
    .tip = Dashed edges: they work at Dusk, once the cards lie open.
ui-barrels-moonlight = Barrels of Moonlight
    .tip = Whole edges: they are conjured in your turn under the Moon. Sea works all round long.
ui-figure-on = { $figure }, on { $barrel }
ui-ritual = Ritual
    .tip = Here souls are placed to sail. A soul beside one of its colour lets the ship sail two spaces. A full grid goes back into the bag.
ui-bag = Bag { $count }
    .tip = { $count ->
        [0] The bag is empty.
        [one] One soul is left in it.
       *[other] { $count } souls are left in it.
    }
ui-bag-odds = { $colour }: { $count } of { $all } ({ $percent } %)
ui-wind-fair = Haunted water does nothing
ui-wind-storm = Haunted water pushes north
ui-wind-becalmed = Haunted water holds ships
ui-wind-mermaids = Haunted water carries on
ui-tide-turns = turns at Dawn
ui-of = { $ships } of { $most }
ui-uncharted = Uncharted
    .tip = No tile lies here yet. Who sails in turns up the top tile of the stack.
ui-column = Column { $number }
    .tip = Columns count from the west. Each space further west is worth one more.
ui-row = Row { $number }
    .tip = Rows count from the north. Each space further south is worth one more.
ui-colonials = Colonial ships: { $ships } of { $most }
ui-why-line = why?
ui-points = VP
ui-score-unseen = What only others know, skulls and blessed cards, is not in it.
ui-coins-aboard = { $count ->
    [one] 1 coin
   *[other] { $count } coins
}
ui-poppets-of = Poppets { $count } of { $most }
ui-souls-of = Souls { $count } of { $most }
ui-soul-place = Place { $place }: { $soul }
ui-soul-place-empty = Place { $place }: empty
    .tip = A ship has four numbered places for souls.
ui-object-place = A free place
    .tip = A ship holds three objects, one skull among them. The GriGri takes no room.
ui-grigri = GriGri
ui-power = Power { $power }
    .tip = The power of the ship, worth as much at the end. Each hit of a broadside raises it by one, up to six.
ui-skill = Skill
    .tip = Nobody but this colour can do it.
ui-location = Location { $value }
ui-lies-at = Location { $value }, space { $space }
ui-no-location = The ship is not in the harbour yet.
ui-buried = Buried until Dawn: nobody can take or use it.
ui-buried-too = { $count } more lie buried until Dawn.
ui-in-jail = in jail
ui-ashore = ashore
    .tip = The ship has arrived: nobody robs it, possesses it or fires at it, and the voyage ends at Dawn.
ui-stuck = held by the wind
ui-no-card = No card played yet
ui-card-last = Last round's card. It comes back to hand when the new ones are turned over, so it can't be played now.
ui-face-down = A card, face down
    .tip = All are turned over at once when everybody has played.
ui-face-down-known = { $card }, face down
ui-discard = Turned over before: { $cards }.
ui-blessed-card = A blessed card
ui-empty = Empty.
ui-no-choice = Nothing to decide.
ui-pass-device = { $pirate }, the next choice is a secret. Everybody else, look away!
ui-ready = I am { $pirate }

## The end

ui-score = Score
ui-total = Total
ui-winner = { $pirate } wins the voyage!
ui-shared-win = { $pirates } share the win.
ui-and = { " and " }
ui-play-again = Sail again
ui-same-again = Same crew, same seed

## What can go wrong

ui-faults = The game's files have faults; the built-in ones are used instead.
ui-cannot-load = This game can't be loaded: { $reason }
ui-other-version = This game was saved with other rules and can't be sailed on.
