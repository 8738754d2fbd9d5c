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
ui-turn-of = { $pirate }'s turn
ui-thinking = { $pirate } ponders...
ui-undo = Undo
    .tip = Take back your last decision (Backspace).
ui-undo-not = What has been drawn or shown since can't be taken back.
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
ui-hold = press and hold
ui-peek = Hold to look at your cards, skulls and blessed card; or hold P. Let nobody else look!

## The end

ui-score = Score
ui-total = Total
ui-winner = { $pirate } wins the voyage!
ui-shared-win = { $pirates } share the win.
ui-and = { " and " }
ui-play-again = Sail again
ui-same-again = Same crew, same seed

## What can go wrong

ui-data-fault = { $more ->
    [0] Your own data has a fault: { $fault }
    [one] Your own data has a fault, and one more: { $fault }
   *[other] Your own data has a fault, and { $more } more: { $fault }
}
ui-crew = This crew can't sail: { $why }
ui-save-no-folder = This computer names no folder for saved games. Start the game with --scratch and a folder.
ui-save-no-access = The game can't be saved in { $path }: { $why }.
ui-save-in-the-way = The game can't be saved in { $path }: a file lies where that folder should be.
ui-save-full = The game can't be saved: the disk is full. What was saved before is still there.
ui-save-held = The game { $name } is open in another window.
ui-save-name = A saved game can't be called "{ $name }".
ui-save-missing = There is no saved game { $name }.
ui-save-none-left = No game waits to be sailed on.
ui-save-unreadable = The saved game { $file } can't be read: { $why }.
ui-save-too-large = { $file } is too large for a saved game: it has { $bytes } bytes, at most { $most } are read.
ui-save-broken = The saved game is broken: { $fault }
ui-save-other-rules = The saved game { $file } has { $what } { $found }, this program { $expected }. Sail on with the program that it was begun with.
ui-save-own-data = The saved game { $file } was begun with the game's own data. Take yours out of { $mods } to sail on.
ui-save-other-data = The saved game { $file } was begun with other data. Put the files in { $mods } back as they were to sail on.
ui-save-crew = The crew of the saved game { $file } can't sail: { $why }
ui-save-illegal = The saved game { $file } breaks the rules at decision { $number }, { $choice }.
ui-no-display = There is no display to open a window on. Start the game from a desktop; it needs X11 or Wayland.
ui-no-gpu = There is no driver for Vulkan. Install one: on Debian and Ubuntu the package mesa-vulkan-drivers, which needs no graphics card.
ui-no-start = The window can't be opened: { $why }
