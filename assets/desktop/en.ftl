### The desktop in English: setup, table and everything around the games.
###
### A text may be put in other words, but its name stays, and so do the things in braces that begin with $: the game
### fills them in. A `.tip` is what hovering over a thing explains.

## Loading and the shelf

ui-title = Voodoo Pirate
ui-loading = Loading the hold...
ui-shelf = The shelf
ui-game-voodoo-pirate = Voodoo Pirate
    .tip = Race from Tortuga across the Sea of Souls to the Voodoo Island. Play cards in secret, bend wind and tide, and let souls carry your ship.
ui-take-box = { $game }: a new game
ui-players = { $least } to { $most } pirates
ui-players-short = { $least }–{ $most }
ui-new-game = New game
ui-left = Voyages under way
ui-left-none = No voyage is under way. Take a box from the shelf.
ui-left-unknown = A voyage that cannot be read
ui-sail-on = Sail on { $number }: { $pirates }
ui-held = Open in another window
ui-cannot-sail = Saved with other rules
ui-newer = Newer voyages
ui-older = Older voyages
ui-resume = Resume
    .tip = Sail on where you left off.
ui-credits = Credits
ui-quit = Quit
ui-back = Back

## Credits

ui-credits-game = The game
    .text = The program, its words and its pictures are free: take them under the MIT licence or the Apache licence 2.0, whichever you like better.
ui-credits-icons = Icons
    .text = By Lorc, Delapouite, Skoll, Caro Asercion and Quoting, from game-icons.net, under the licence Creative Commons Attribution 3.0 (CC BY 3.0). They are recoloured here.
ui-credits-fonts = Typefaces
    .text = Grenze Gotisch, © 2020 The Grenze Gotisch Project Authors. Alegreya, © 2011 The Alegreya Project Authors. Alegreya Sans, © 2013 The Alegreya Sans Project Authors. All three under the SIL Open Font License 1.1.
ui-credits-engine = Built on
    .text = Bevy and egui, with the help of many other open libraries in Rust. The full credits and the licence texts come with the game: CREDITS.md and the files beside it.

## Setting up

ui-setup = Who sails?
ui-play = Set sail
ui-seat-name = Seat { $number }: name
ui-seat-colour = Seat { $number }: colour
ui-seat-kind = Seat { $number }: { $kind }
ui-seat-up = Seat { $number }: earlier
ui-seat-down = Seat { $number }: later
ui-seat-move = The order of the seats is the order of turns.
ui-seat-free = A free seat
ui-seat-palette = Which colour sails on seat { $number }?
ui-colour-skill = { $colour }. { $skill }: { $tip }
ui-colour-of = { $colour }, the { $skill }
ui-colour-swap = swaps with seat { $number }
ui-no-skill = No skill
ui-nobody = Nobody
    .tip = This seat stays empty.
ui-name = Name
    .tip = Left empty, the pirate goes by its colour.
ui-seed = Seed
    .tip = The same crew, seed and choices give the same voyage. Leave it, or type a number of your own.
ui-seed-short = Same seed, same voyage.
ui-seed-wrong = The seed must be a whole number.
ui-new-seed = Another seed
ui-house-rules = House rules
ui-skills = Unique skills
    .tip = Each colour can do one thing that nobody else can. Cursed Pirates can't.
ui-blessed = Lucky's Blessed Deck
    .tip = Each pirate is dealt a secret playing card; boarding may swap cards. In the end the highest gains, the lowest loses.
ui-crew-ready = All hands on deck. The first captain to hold the Sun is drawn by lot.
ui-few-ships = With fewer than three ships nobody turns the wind. Cursed Pirates fill the empty seats; send them away if you like it quiet.
ui-solo = Alone at the table? Sail against one to four Cursed Pirates.
ui-too-few-seats = A voyage needs at least one pirate.
ui-nobody-human = Nobody at this table is a person: the game will sail by itself.

## The table

ui-round = Round { $round } of { $most }
ui-turn-of = { $pirate }'s turn
ui-thinking = { $pirate } ponders...
ui-undo = Undo
    .tip = Take back the last decision.
ui-redo = Redo
ui-log = Log
ui-why = Why?
    .tip = Show the rule behind it.
ui-why-not = Why not?
ui-speed = Speed
ui-speed-times = { $times }x
ui-speed-instant = Instant
ui-skip = Skip
    .tip = Finish everything that moves.
ui-pause = Pause
ui-menu = Menu
ui-your-ship = Your ship
ui-ship-of = { $pirate }'s ship
ui-supplies = Supplies
ui-coins-left = Coins: { $count }
ui-poppets-left = Poppets: { $count }
ui-skulls-left = Skulls: { $count }
ui-tiles-left = Sea tiles: { $count }
ui-barrels = Barrels
ui-ritual = Ritual
ui-bag = Bag of souls
    .tip = { $count ->
        [0] The bag is empty.
        [one] One soul is left in it.
       *[other] { $count } souls are left in it.
    }
ui-wind = Wind
ui-tide = Tide
ui-colonials = Colonial ships: { $ships } of { $most }
ui-hand = Hand
ui-played = Played
ui-coins = Coins
ui-poppets = Poppets
ui-souls = Souls
ui-objects = Objects
ui-power = Power
ui-location = Location
ui-buried = buried until Dawn
ui-in-jail = in jail
ui-ashore = ashore
ui-stuck = held by the wind
ui-empty = empty
ui-no-choice = Nothing to decide.
ui-pass-device = { $pirate }, the next choice is a secret. Everybody else, look away!
ui-ready = I am { $pirate }

## The game's menu

ui-go-on = Back to the game
ui-saved = The game is saved after every decision.
ui-again-ask = From the start?
ui-again-text = The same crew sets out again with the same seed. This voyage is kept on the shelf.
ui-again-yes = Start over
ui-again-no = Keep playing

## The end

ui-score = Score
ui-score-cell = { $pirate }, { $source }: { $points }
ui-winner = { $pirate } wins the voyage!
ui-shared-win = { $pirates } share the win.
ui-ended = The voyage ended in round { $round }.
ui-ended-ashore = { $pirates } reached the Voodoo Island in round { $round }.
ui-ended-tie = Equal points go to more coins, then to the higher location.
ui-and = { " and " }
ui-play-again = Sail again
ui-same-again = Same crew, same seed
ui-look = Look at the table

## What can go wrong

ui-faults = The game's files have faults; the built-in ones are used instead.
ui-cannot-load = This game can't be loaded: { $reason }
ui-other-version = This game was saved with other rules and can't be sailed on.
