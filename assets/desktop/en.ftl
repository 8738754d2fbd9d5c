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
ui-game-voodoo-cards = Voodoo Pirate Card Game
    .tip = Sail round the Voodoo Island for twelve rounds, on a ring of cards that turn over and change places. Gather souls and strange objects, and fire across the ring.
ui-game-voodoo-island = Voodoo Island
    .tip = Seven days on an island of mist. Craft tools, fetch sacred objects, outwit and rob each other, and be in the helicopter when the last day ends.
ui-game-pirate-crusades = Pirate Crusades
    .tip = One card is ship, port, crew, cargo, mission and bonus: where it lies decides. Raise a ransom by missions, trade, flee, fight, and rob those who are ahead.
ui-game-cursed-seas = Cursed Seas
    .tip = Fleets of small ships on an open sea, measured with two sticks. Turn and sail, fire every gun, ram, board and tow, and bring most gold home.
ui-take-box = { $game }: a new game
ui-players = { $least } to { $most } pirates
ui-players-short = { $least }–{ $most }
ui-new-game = New game
# The same for a screen reader, which does not see the box's panel round it.
ui-new-game-of = New game: { $game }
ui-left = Voyages under way
ui-left-none = No voyage is under way. Take a box from the shelf.
ui-left-unknown = A voyage that cannot be read
# Below the names of those who sail: which game, and how far it is.
ui-left-of = { $game }, { $round }
ui-sail-on = Sail on { $number }: { $pirates }
ui-held = Open in another window
ui-cannot-sail = Saved with other rules
ui-left-file = { $file }: opened, it says why
ui-discard-game = Discard { $number }: { $pirates }
    .tip = Moves this game to the folder “discarded”. It can be put back at once.
ui-name-game = Name { $number }: { $pirates }
    .tip = Give this game a name of its own: letters, digits, spaces and dashes.
ui-name-of-game = Name of game { $number }
ui-put-back = Put it back
    .tip = What was discarded last lies here again.
ui-newer = Newer voyages
ui-older = Older voyages
ui-resume = Resume
    .tip = Sail on where you left off.
# The games that are over, in the place of those under way.
ui-over = Finished voyages
    .tip = The newest { $most } voyages that came to their end, to be looked back at.
# Below the names of those who sailed: which game, when it was over, and who won it.
ui-over-of = { $count ->
    [one] { $game }, { $date }: { $pirates } won
   *[other] { $game }, { $date }: { $pirates } shared the win
}
ui-look-back = Look back { $number }: { $pirates }
    .tip = See the score again, what cost you most, and the table after every decision, and play on from there for practice.
ui-learn = Learn to play
ui-learn-first = Learn to play
# A lesson that was begun, or the next one after those that are done.
ui-learn-on = Go on learning: lesson { $number }, { $name }
# Said where nobody has played or learnt anything yet.
ui-learn-offer = New aboard? Short lessons at the table teach you the chosen game, a few minutes each. Leave them when you like and come back.
ui-credits = Credits
ui-quit = Quit
ui-back = Back

## Credits

ui-credits-game = The game
    .text = The program, its words and its pictures are free: take them under the MIT licence or the Apache licence 2.0, whichever you like better.
ui-credits-icons = Icons
    .text = By Lorc, Delapouite, Skoll, Sbed, Caro Asercion and Quoting, from game-icons.net, under the licence Creative Commons Attribution 3.0 (CC BY 3.0). They are recoloured here.
ui-credits-fonts = Typefaces
    .text = Grenze Gotisch, © 2020 The Grenze Gotisch Project Authors. Alegreya, © 2011 The Alegreya Project Authors. Alegreya Sans, © 2013 The Alegreya Sans Project Authors. Andika, © 2004–2022 SIL International. These four under the SIL Open Font License 1.1. OpenDyslexic, © 2012–2016 Abelardo Gonzalez, under CC BY 3.0, from Bitstream Vera, © 2003 Bitstream, Inc.
ui-credits-sound = Sound
    .text = Music and effects are the game’s own, made by scripts. Their notes are played with Fluid R3 GM, © 2000–2002, 2008 Frank Wen, © 2008 Toby Smithe, under the MIT licence.
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
ui-seat-who = Who sails on seat { $number }?
ui-colour-skill = { $colour }. { $skill }: { $tip }
ui-colour-of = { $colour }, the { $skill }
ui-colour-swap = swaps with seat { $number }
# Below what a kind of pirate is, where another click takes the next kind.
ui-more-kinds = Click again to choose among several.
# Who can sit down to any game.
seat-human = Person
    .tip = Somebody at this table decides for the ship.
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
# Who can sit down to Voodoo Island, told on screens of all games too.
seat-explorer = Explorer
    .tip = The game leads this explorer by rules of its own. It knows only what lies open and its own cards.
seat-easy = Peaceful explorer
    .tip = A computer explorer that never attacks, and sends neither warriors nor Snares.
# Who can sit down to Pirate Crusades.
seat-rover = Rover
    .tip = The game sails this ship by rules of its own. It knows only what lies open and its own cards, and never bluffs.
# Who can sit down to Cursed Seas.
seat-corsair = Corsair
    .tip = The game sails this fleet by rules of its own. It knows only what lies open and its own cards.
ui-nobody = Nobody
    .tip = This seat stays empty.
ui-name = Name
    .tip = Left empty, the pirate goes by its colour.
ui-seed = Seed
    .tip = The same crew, seed and choices give the same voyage. Leave it, or type a number of your own.
ui-seed-wrong = The seed must be a whole number.
ui-copy = Copy
    .tip = Copies a line of text: whoever pastes it on the shelf has the same voyage.
ui-copied = Copied
    .tip = The line is on the clipboard: whoever pastes it on the shelf has the same voyage.
ui-paste = Paste
    .tip = Sets up the voyage whose line was copied. On the shelf, the keys for pasting do the same.
ui-today = Today’s
    .tip = The voyage of the day: the usual crew, and a seed that everybody has today.
ui-to-beat = The crew is ready. To be beaten: { $points } points.
ui-new-seed = Another seed
ui-house-rules = House rules
# A value of an option that can be clicked.
ui-option = { $option }: { $value }
ui-seat-option = Seat { $number }: { $option }, { $value }
ui-skills = Unique skills
    .tip = Each colour can do one thing that nobody else can. Cursed Pirates can’t.
ui-blessed = Lucky’s Blessed Deck
    .tip = Each pirate is dealt a secret playing card; boarding may swap cards. In the end the highest gains, the lowest loses.
ui-bones = Bones in the East
    .tip = The barrel of the East is Bones, a second card, in the place of the Moon, the first turn.
ui-crew-ready = All hands on deck. Who begins is drawn by lot.
ui-few-ships = With fewer than three ships nobody turns the wind. Cursed Pirates fill the empty seats; send them away if you like it quiet.
ui-few-on-the-ring = The ring is made for four ships. With fewer of them nobody lies across it as often, and the blessed card weighs more.
ui-two-on-the-island = Two explorers seldom meet. With three or four the island is fuller, and helpers and objects are fought for.
ui-few-crusaders = Two pirates seldom meet at sea. With three or four there are more duels, and more to be robbed.
ui-solo = Alone at the table? Sail against one to four Cursed Pirates.
ui-too-few-seats = Too few sit at the table for this game.
ui-namesakes = Two people have the same name: nobody could tell whose turn it is.
ui-nobody-human = Nobody at this table is a person: the game will sail by itself.

## The table

ui-round = Round { $round } of { $most }
    .tip = After { $most } rounds at the latest the voyage is over.
ui-undo = Undo
    .tip = Take back your last decision ({ $key }).
# What is asked before something shown is taken back; why nothing can be.
ui-undo-asks = Something was drawn or shown since. Everybody is asked first; then the game goes on from there as practice, and how it went is kept beside it.
ui-undo-branches = Something was drawn or shown since. The game goes on from there as the practice it is, and how it went is kept beside it.
ui-undo-nothing = There is nothing to take back yet.
ui-undo-secret = It was a secret: only whoever decided it may take it back.
ui-undo-curtain = First whoever is asked draws the curtain.
ui-undo-pick = Take back the last pick
ui-undo-past = You look at the table as it was. Nothing is taken back there.
ui-undo-over = The game is over and its score told: nothing is taken back any more.
ui-undo-moves = First let everything come to rest.
ui-log = Ship’s log
    .tip = What has happened, line by line. The wheel rolls it; so do { $closer } and { $farther } while the cursor is in it.
# Between things that are named one after the other.
ui-comma = { ", " }
# All that can be chosen, as a list.
ui-choices = { $number ->
    [one] The only choice
    [2] Both choices
   *[other] All { $number } choices
}
# Several choices lie on one thing: $first is one of them.
ui-choices-here = { $more ->
    [one] { $first }, or one other choice
    [2] { $first }, or two other choices
    [3] { $first }, or three other choices
    [4] { $first }, or four other choices
    [5] { $first }, or five other choices
    [6] { $first }, or six other choices
    [7] { $first }, or seven other choices
    [8] { $first }, or eight other choices
    [9] { $first }, or nine other choices
    [10] { $first }, or ten other choices
    [11] { $first }, or eleven other choices
    [12] { $first }, or twelve other choices
   *[other] { $first }, or { $more } other choices
}
# Below a question to somebody while another pirate has its turn.
ui-out-of-turn = A decision out of turn: the Moon is with { $pirate }.
# Below what a choice will do: who gains or loses by it. $change is a number with its sign, $count the same without one.
ui-foresight-points = { $pirate }: { $change } { $count ->
        [one] point
       *[other] points
    }
ui-foresight-ranked = { $pirate }: { $source } { $change }
# Below what a choice will do, where more happens than is listed, or than can be known.
ui-foresight-more = ...
ui-foresight-unknown = What follows can’t be known yet.
# Beside a choice that a rule would bring to nothing, unless something changes before.
ui-doubt = As things stand: { $what }
# The first thing that follows where a question in the midst of a move is passed.
ui-foresight-on = And then: { $what }
# What is known beforehand of what will be drawn or shown.
ui-foretold-soul = { $pirate } draws a soul from the bag.
ui-foretold-tile = A new tile comes up at { $space }.
ui-foretold-look = { $pirate } sees the top tile of the stack.
ui-foretold-skull = { $pirate } takes a skull from the supply, unseen.
ui-foretold-object = { $pirate } takes the top object of the deck, unseen.
# A broadside that a choice leads to.
ui-foresight-hits = { $hits ->
        [one] 1 hit
       *[other] { $hits } hits
    }
# The line of all decisions.
ui-timeline = Every decision of this game. Click or drag to look at the table as it was; { $earlier } and { $later } go one back and one on, { $before } and { $after } a round.
    .watched = All that you have seen of this game. Click or drag to look at the table as it was; { $earlier } and { $later } go an act back and on, { $before } and { $after } a round, and { $pause } pauses.
ui-branch = Branch { $number }
    .tip = Another way this game went after decision { $from }, { $long } decisions long. Click to go on at its end.
ui-replay = What happened?
    .tip = What has happened since this pirate decided last, once more. { $key } does the same.
ui-practice = Practice
    .tip = This game was played on by somebody who knew what was to come.
ui-looking-back = You look back: after { $at } of { $long } decisions
ui-earlier-not = Nothing happened before: this is the table at the start.
ui-later-not = Nothing happened after: this is the table as it stands.
ui-earlier = Earlier
    .tip = The decision before
    .act = What happened last, the way it came
ui-later = Later
    .tip = The next decision, as it happened
    .act = What happens next, and no more than that
ui-now = Back to now
    .tip = The table as it stands
    .act = On from as far as you have seen
# A game that nobody plays.
ui-watch-pause = Pause
    .tip = Everything stands still until you let it go on. { $key } does the same.
ui-watch-on = Go on
    .tip = The game goes on from here. { $key } does the same.
ui-paused = { $round ->
        [0] Paused, before the first round
       *[other] Paused in round { $round }
    }
ui-paused-now = Paused. { $key }: go on
ui-to-review = To the list
    .tip = Back to what cost you most
ui-play-on = Play on from here
    .tip = The game goes on from here. How it went so far is kept, as a branch of this line.
ui-play-on-practice = Practise from here
    .tip = The game goes on from here. You know what was drawn and shown since, so everybody is asked first: from then on it is practice. How it went so far is kept, as a branch of this line.
# All people are asked before the game becomes practice.
ui-consent = Only for practice?
    .tip = { $people ->
        [one] You know more than you should. If the game goes on here, it is practice from now on, and counted apart.
       *[other] You all know more than you should. If everybody agrees, the game goes on here, as practice that is counted apart.
    }
    .back = { $people ->
        [one] You have seen more since. If you take it back, the game is practice from now on, and counted apart.
       *[other] You have all seen more since. If everybody agrees, it is taken back, and the game is practice that is counted apart.
    }
    .data = { $people ->
        [one] The data of the game were changed. Played again with them, it is practice, and counted apart.
       *[other] The data of the game were changed. If everybody agrees, it is played again with them, as practice that is counted apart.
    }
ui-consent-give = { $people ->
        [one] Practise
       *[other] { $pirate } agrees
    }
ui-consent-given = { $pirate } has agreed
ui-consent-not = Leave it as it is
# Above the ghost of a table on which moves are tried while a key is held.
ui-rehearsal = Rehearsal: let go of { $key }, and nothing of it has happened.
ui-rehearsal-unknown = What comes now nobody can know: chance, or what is hidden.
ui-rehearsal-others = What comes now somebody else decides.
ui-thinking = { $pirate } thinks...
ui-thinking-hurry = { $pirate } thinks... { $key }: decide now!
# Below an act of a captain: whose points it was to change. $wants: “Souls +2.1 · Anna −3.0”.
ui-captain-wants = Wants: { $wants }
# A click instead of a key.
ui-click = Click
# What others did to whoever is asked again.
ui-befell = Meanwhile: { $what }
ui-hint = Hint
    .tip = Ask the computer’s Captain for advice. It knows only what you know, and reckons how many points you have on average a few decisions later. Key: { $key }.
ui-hint-stop = No hint
    .tip = The Captain is thinking about it. Click to send it away. Key: { $key }.
# A captain's advice. $than says whether it expects more points, fewer or as many as of the next best choice, $other.
ui-breakdown = A rule broke down ({ $what }). The game stands as before that decision.
ui-breakdown-kept = A rule broke down ({ $what }). The game stands as before that decision, and is kept in { $file }.
ui-hint-told = { $than ->
        [more] The Captain would choose “{ $choice }”: you would have about { $points } { $unit } a few decisions later, { $gain } more than after “{ $other }”.
        [fewer] The Captain would choose “{ $choice }”: you would have about { $points } { $unit } a few decisions later. “{ $other }” would bring { $gain } more, but the others gain more by it.
       *[alike] The Captain would choose “{ $choice }”: you would have about { $points } { $unit } a few decisions later. “{ $other }” is as good.
    }
# The same where others look on, who may not know all that is counted.
ui-hint-told-openly = { $than ->
        [more] The Captain would choose “{ $choice }”: about { $gain } { $unit } more than after “{ $other }”.
        [fewer] The Captain would choose “{ $choice }”. “{ $other }” would bring { $gain } { $unit } more, but the others gain more by it.
       *[alike] The Captain would choose “{ $choice }”. “{ $other }” is as good.
    }
# A thing that is part of the set that is gathered, and a set that the rules do not allow.
ui-set-lower = Lay back: { $what }
ui-set-unfit = These can’t be chosen together.
ui-set-count = { $count ->
    [1] One more.
    [-1] One too many.
    [-2] Two too many.
   *[other] { $count } more.
}
ui-why = Why?
    .tip = Why this is asked: what led to it, how many choices there are, and the rule behind it. Key: { $key }.
# Signs that lead to the panels, where those lie below each other.
ui-part-ships = Ships
ui-part-mat = Your own ship
ui-part-supplies = Supplies
ui-part-weather = Wind and tide
ui-part-magic = Barrels and ritual
ui-part-log = The log
ui-speed = Speed
    .tip = How fast things move. Click for the next speed.
ui-speed-set = Speed
    .tip = How fast things move on the table.
ui-speed-times = { $times }×
# What stands in a number before the digits that follow the whole ones.
ui-decimal-sign = .
ui-speed-instant = Instant
ui-menu = Menu
    .tip = Leave, sail again, or close the game.
ui-your-ship = Your ship
ui-ship-of = { $pirate }’s ship
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
        [0] All are out. Where no tile lies is the sea’s edge now.
       *[other] Who sails into uncharted sea turns up the top tile. The Time Out tile was shuffled among the last { $last }.
    }
ui-deck-left = Objects { $count }
    .tip = { $count ->
        [0] The deck is used up. Only discarded objects can be had.
       *[other] Skulls on the sea and the card Take give the top one.
    }
ui-deck-known = You know number { $deep } from the top: { $object }.
ui-spent-left = Discards { $count }
    .tip = { $count ->
        [0] Nothing has been used or given up yet.
       *[other] The top one can be had wherever the deck’s can. A Voodoo Mask fetches any.
    }
ui-spent-row = The discard pile
    .tip = Objects that were used or given up lie here, the top one first.
ui-treasure-left = Treasure { $count }
    .tip = { $count ->
        [0] Rackham’s treasure is plundered. No coin comes until somebody pays or loses one.
       *[other] The coins of Rackham’s treasure. His maps and the card Take give them; each counts 1 at the end.
    }
ui-rounds-left = { $count ->
    [0] the last round
    [one] one more round
    [2] two more rounds
    [3] three more rounds
    [4] four more rounds
    [5] five more rounds
    [6] six more rounds
    [7] seven more rounds
    [8] eight more rounds
    [9] nine more rounds
    [10] ten more rounds
    [11] eleven more rounds
    [12] twelve more rounds
   *[other] { $count } more rounds
}
ui-other-face = Its other face
# The points of the compass, a letter each.
ui-north = N
ui-east = E
ui-south = S
ui-west = W
ui-object-free = Nobody has it.
ui-object-with = { $pirate } has it.
ui-barrels = Barrels
    .tip = A poppet, cast at Dusk or in your turn, sets your figure on a free barrel, once a round. Barrels rest while your ship is in the harbour or you are in jail.
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
# Odds: the heads of columns, and what they mean.
ui-odds-left = left
ui-odds-next = next
ui-odds-among = in { $count }
ui-odds-tiles = tiles
ui-odds-note = Next: the next soul drawn is of this colour. In 2, in 3: at least one of so many is.
ui-odds-each = { $list } (each)
ui-odds-each-star = Stars: { $list } (each)
ui-odds-time-out = Time Out
ui-odds-stack = How many of the tiles left carry each, and how likely the next one does. The Time Out tile counts too while it is left, but comes only among the last:
ui-odds-known = You know the top tile: it is sea tile { $tile }. How many of the others left carry each, and how likely the one below it does. The Time Out tile counts too while it is left, but comes only among the last:
ui-odds-skulls = As far as you know. Skulls that others hold may be any of these as well.
ui-odds-objects = Next: the next card of the deck is this one. In 2, in 5: at least one of so many is.
ui-odds-deck = { $count ->
        [one] One card left in the deck
       *[other] { $count } cards left in the deck
    }
    .tip = It turns over the top one, and the next where a card is no use. When the deck is empty, all of them make a new one.
ui-tide-turns = turns at Dawn
ui-of = { $ships } of { $most }
ui-uncharted = Uncharted
    .tip = No tile lies here yet. Who sails in turns up the top tile of the stack.
ui-column = Column { $number }
    .tip = Columns count from the west. Each space further west is worth one more.
ui-row = Row { $number }
    .tip = Rows count from the north. Each space further south is worth one more.
ui-colonials = Colonial ships: { $ships } of { $most }
ui-why-came-of = How it came about
ui-line-passed = It does not apply.
ui-why-numbers = In numbers
ui-why-tried = What was weighed, in this order
ui-why-rule = { $rule }: { $title }
ui-why-book = Read it in the rulebook
ui-why-close = Close
ui-why-decided = { $pirate } decides: { $choice }.
# A phase that began, and where the rules tell of it: “Dawn breaks. (Dawn, §11)”.
ui-why-began = { $what } ({ $phase })
ui-num-choices = { $count } choices.
ui-num-refused = { $count ->
    [one] One more is forbidden for now.
   *[other] { $count } more are forbidden for now.
}
ui-num-ritual = { $cards ->
    [one] One #oodoo: the wind turns one quadrant, from { $from } to { $to }.
    [2] Two #oodoo: the wind turns two quadrants, from { $from } to { $to }.
    [3] Three #oodoo: the wind turns three quadrants, from { $from } to { $to }.
    [4] Four #oodoo: the wind turns four quadrants, from { $from } to { $to }.
    [5] Five #oodoo: the wind turns five quadrants, from { $from } to { $to }.
   *[other] { $cards } #oodoo: the wind turns { $cards } quadrants, from { $from } to { $to }.
}
ui-num-wind = { $quadrants ->
    [one] One quadrant clockwise.
    [2] Two quadrants clockwise.
    [3] Three quadrants clockwise.
   *[other] { $quadrants } quadrants clockwise.
}
ui-num-jail = { $count ->
    [2] Two Takes were played: one too many.
    [3] Three Takes were played; two are too many.
    [4] Four Takes were played; two are too many.
    [5] Five Takes were played; two are too many.
   *[other] { $count } Takes were played; two are too many.
}
ui-num-drawn = { $count } of the { $all } souls in the bag were { $colour }: { $percent }.
ui-num-grid = On the ritual grid: { $count }.
ui-num-aboard = With { $pirate }: { $count }.
ui-num-aboard-safe = With { $pirate }: { $count }, safe by the GriGri.
ui-num-room = Room aboard for { $count }.
ui-num-change = { $pirate }, { $what }: { $from } before, { $to } now.
ui-num-hits = Poppets: { $pirate } { $own }, { $victim } { $theirs }. { $own } − { $theirs } = { $hits }.
ui-num-range = { $away ->
    [one] One space away.
    [2] Two spaces away.
    [3] Three spaces away.
   *[other] { $away } spaces away.
}
ui-num-full-power = The power is six already: the victim loses one instead.
ui-num-colonials-in = Tide in: one more than { $from } makes { $to }; { $most } at most.
ui-num-colonials-out = Tide out: one fewer than { $from } makes { $to }; never more than { $most }, never none.
ui-num-tile = { $all ->
    [one] It was the last tile of the stack.
   *[other] { $all } tiles were left in the stack.
}
ui-num-skull = { $all ->
    [one] It was the last skull of the supply.
   *[other] One of { $all } skulls, drawn unseen.
}
ui-num-map = A map gives its coins, or what is left: { $left } were in the supply.
ui-num-fleet = Power { $power }; from four on the fleet is plundered.
ui-num-hits-by-souls = { $hits ->
    [0] Souls: { $pirate } { $own }, { $victim } { $theirs }. Only more souls hit.
   *[other] Souls: { $pirate } { $own }, { $victim } { $theirs }. { $own } − { $theirs } = { $hits }.
}
ui-num-over-power = The power was six already: the victim loses one for each hit instead.
ui-num-object = { $count } of the { $all } cards of the deck: { $object }, { $percent }.
ui-num-in-the-north = Conjured by { $pirate } in the north, 10 to 2 o’clock: all go clockwise.
ui-num-not-in-the-north = Conjured by { $pirate } outside the north, 10 to 2 o’clock: all go anticlockwise.
ui-num-source = { $source } { $points }: { $why }
ui-tried = { $choice }: { $worth }
ui-tried-points = { $count ->
    [one] brings 1 point
   *[other] brings { $count } points
}
ui-tried-points-tile = { $count ->
    [one] brings 1 point and a new tile
   *[other] brings { $count } points and a new tile
}
ui-tried-hits = { $count ->
    [one] 1 hit
   *[other] { $count } hits
}
ui-tried-souls = { $count ->
    [one] 1 soul
   *[other] { $count } souls
}
ui-tried-no-gain = It would gain nothing.
ui-tried-unwanted = Cursed Pirates leave that.
ui-tried-less = Another brings more.
ui-tried-later = Another brings as much and goes first.
ui-tried-done = That is done already.
ui-tried-no-poppet = No poppet for it.
ui-tried-no-soul = No soul aboard that would do.
ui-tried-in-harbour = Not from the harbour.
ui-tried-no-use = It would do nothing now.
ui-section-voodoo-pirate-3 = The pieces
ui-section-voodoo-pirate-4 = Setting up
ui-section-voodoo-pirate-5 = Dusk
ui-section-voodoo-pirate-6 = Moonlight
ui-section-voodoo-pirate-7 = Action cards
ui-section-voodoo-pirate-8 = Sailing
ui-section-voodoo-pirate-9 = Broadsides
ui-section-voodoo-pirate-10 = Boarding
ui-section-voodoo-pirate-11 = Objects, the end, the score
ui-section-voodoo-pirate-12 = Cursed Pirates
ui-section-voodoo-pirate-13 = Unique skills
ui-section-voodoo-pirate-14 = The Blessed Deck
ui-section-voodoo-island-4 = Cards
ui-section-voodoo-island-5 = Setting up
ui-section-voodoo-island-6 = The day
ui-section-voodoo-island-7 = The round
ui-section-voodoo-island-8 = Moving
ui-section-voodoo-island-9 = Mist and helicopter
ui-section-voodoo-island-10 = Battle, warriors, death
ui-section-voodoo-island-11 = The last day and the score
ui-section-voodoo-island-12 = Decisions
ui-section-voodoo-island-13 = Computer explorers
ui-why-line = why?
ui-points = VP
# What sentences count in, where a game has no other measure.
ui-points-unit = points
ui-points-now = Voodoo Power as things stand
ui-points-all = Click, or { $key }: everybody’s points, source by source.
ui-score-unseen = Skulls and blessed cards that only their owners know are left out.
ui-score-unseen-skulls = Skulls that only their owners know are left out.
ui-score-unseen-blessed = Blessed cards that only their owners know are left out.
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
    .tip = A ship holds three objects, one of them a skull at most ({ $data-cursed-skulls } with Cursed Pirates). The GriGri takes no room.
ui-object-card-place = A free place
    .tip = A ship holds three objects, of any kinds. The GriGri and the compass take no room.
ui-objects-of = Objects { $count } of { $most }
ui-grigri = GriGri
ui-power = Power { $power }
    .tip = The power of the ship, worth as much at the end. Each hit of a broadside raises it by one, up to six.
ui-skill = Skill
    .tip = Nobody but this colour can do it.
ui-location = Location { $value }
ui-lies-at = Location { $value }, { $space }
ui-no-location = The ship is not in the harbour yet.
ui-buried = Buried until Dawn: nobody can take or use it.
ui-buried-too = { $count } more lie buried until Dawn.
ui-in-jail = in jail
ui-ashore = ashore
    .tip = The ship has arrived: nobody robs it, possesses it or fires at it, and the voyage ends at Dawn.
ui-stuck = held by the wind
ui-no-card = No card played yet
# What a card is called that cannot be played: the same card may lie on the table as well.
ui-card-in-hand = { $card }, in your hand
ui-card-last = Last round’s card. It comes back to hand when the new ones are turned over, so it can’t be played now.
ui-face-down = A card, face down
    .tip = All are turned over at once when everybody has played.
ui-face-down-known = { $card }, face down
ui-discard = Turned over before: { $cards }.
ui-blessed-card = A blessed card
ui-empty = Empty.
ui-pass-device = { $pirate }, the next choice is a secret. Everybody else, look away!
ui-ready = I am { $pirate }
ui-hold = press and hold
ui-laid-down = You have laid this card: it is turned over when all have played.
ui-laid-open = You have played this card: it comes back to hand once the next cards are turned over.
ui-peek = Hold to look at what only you may see; or hold { $key }. Let nobody else look!

ui-own-cards = Your cards
    .tip = Lays your cards open until you have decided. Let the others look away first.
# While the table pauses for whoever could react with a card that nobody else knows of.
ui-react = Anyone? { $pirate } may have a card for this.
ui-react-nothing = { $pirate }, no card in your hand answers this.
ui-react-look = I am { $pirate }: let me look
ui-react-on = Go on
ui-react-never = Never ask { $pirate }
ui-reactions = Who is asked “Anyone?”
    .tip = At each roll and each wound the table pauses for whoever could answer with a card. Nobody sees who holds one.
ui-react-asked = { $pirate } is asked
ui-react-asked-not = { $pirate } is never asked

## The game's menu

ui-go-on = Back to the game
# What was left to try another way.
ui-other-way = The game as it went before
ui-branches = Branches
    .tip = Other ways this game went. Pick one to go on at its end; how it goes now is kept as a branch, too.
ui-branch-of = { $round ->
    [0] Branch { $number }: after decision { $from }
   *[other] Branch { $number }: round { $round }, after decision { $from }
}
ui-saved = The game is saved after every decision. Its seed is { $seed }.
ui-save-log = Save the log as text
ui-saved-as = Saved as { $file }
# What stands at the head of a log and below a score that are saved as text.
ui-export-seed = Seed { $seed }
ui-export-voyage = Voyage: { $line }
ui-again-ask = From the start?
ui-again-text = The same crew sets out again, with the same luck ahead. This voyage is kept on the shelf.
ui-again-yes = Start over
ui-again-no = Keep playing

## The chart

ui-nearer = Nearer
ui-farther = Farther
ui-whole-chart = Show the whole chart

## Lessons

ui-lessons = Learn { $game }
ui-lesson-take = Lesson { $number }: { $name }
ui-lesson-done = Done
ui-lesson-left = Begun
ui-lesson-on = Go on
ui-lesson-back = Back
ui-lesson-back-not = The lesson begins here: there is no step before.
ui-lesson-yours = Your move
ui-lesson-next = Next lesson
ui-lesson-play = Face three Cursed Pirates
ui-lesson-again = From the start
ui-lesson-kept = Where you are in this lesson is kept.
ui-again-lesson = The lesson begins with its first step once more.
# The file of what was learnt could not be used or written. $why names file, line and what was expected.
ui-lessons-trouble = What you have learnt could not be read or kept: { $why }. The file lies at { $aside }.

## Statistics

ui-stats = Statistics
ui-stats-none = No voyage has been sailed to its end yet. Sail one: however it ends, it will be told here.
ui-stats-none-such = No game fits what is chosen above.
ui-stats-all-games = All games
ui-stats-everybody = Everybody
ui-stats-practice = Practice
    .tip = Games that were played on by somebody who knew what was to come are counted apart.
ui-stats-games = { $games ->
    [one] One game
   *[other] { $games } games
}
ui-stats-hours = { $hours } h { $minutes } min at the table
ui-stats-minutes = { $minutes } min at the table
ui-stats-results = results
ui-stats-wins = won
ui-stats-range = likely share
    .tip = Luck plays along: how often such a seat wins in the long run lies in here, as sure as 95 in 100. Few games say little.
ui-stats-too-few = too few games
ui-stats-points = points
ui-stats-total = All results
ui-stats-even = Equally good players would win { $percent } %.
ui-stats-by-game = By game
ui-stats-by-seat = By seat, in order of turns
ui-stats-by-opponent = Against
ui-stats-seat = On seat { $number }
ui-stats-plot-wins = Games won, in per cent
ui-stats-plot-points = How often each score
ui-stats-plot-course = Points, game by game
ui-stats-course-mean = mean of the last ten
# What the plots show, in words: of each bar, of each range of points, and of the games played last.
ui-stats-told-share = { $name }: { $share } %, likely { $low } to { $high } %.
ui-stats-told-few = { $name }: { $share } %, of too few games to say more.
ui-stats-told-points = { $from } to { $to } points: { $count ->
    [one] once
    [2] twice
   *[other] { $count } times
}.
ui-stats-told-course = The last games: { $points }. Their mean: { $mean }.
ui-stats-set-aside = { $lines ->
    [one] One line of the statistics could not be read. It lies in { $file }.
   *[other] { $lines } lines of the statistics could not be read. They lie in { $file }.
}
ui-stats-trouble = The statistics could not be read: { $why }.
ui-stats-unkept = This game could not be added to the statistics: { $why }.

## The end

ui-score = Score
ui-score-cell = { $pirate }, { $source }: { $points }
ui-winner = { $pirate } wins the voyage!
ui-shared-win = { $pirates } share the win.
ui-ended = The voyage ended in round { $round }.
ui-ended-ashore = { $pirates } reached the Voodoo Island in round { $round }, and that ends the voyage.
# How a tie for the first place was decided: $tied have as many points, $ahead are those of them who come first so far.
ui-ended-tie = { $tied } have equal points.
ui-ended-tie-coins = { $count ->
    [one] { $ahead } wins by more coins.
   *[other] { $ahead } have more coins.
}
ui-ended-tie-location = { $count ->
    [one] Their coins are equal, too: { $ahead } wins by the higher location.
   *[other] Their coins are equal, too: { $ahead } share the higher location.
}
ui-ended-tie-shared = Their coins and locations are equal, too.
ui-and = { " and " }
ui-review = What cost you most
    .tip = The decisions that cost most, and what would have been better.
# How the game ended: $how is ahead, behind or level.
ui-review-ended = { $how ->
        [ahead] You won by { $points ->
            [one] a point.
           *[other] { $points } points.
        }
        [behind] You lost by { $points ->
            [one] a point.
           *[other] { $points } points.
        }
       *[level] You have as many points as the best of the others.
    }
# The same in a game whose points only rank: in what is compared first, $unit, or only in what breaks a tie.
ui-review-ended-ranked = { $how ->
        [ahead] You won. Ahead by: { $unit } { $points }.
        [behind] You lost. Behind by: { $unit } { $points }.
       *[level] You are level with the best of the others.
    }
ui-review-ended-tie = { $how ->
        [ahead] You won by what breaks a tie.
        [behind] You lost by what breaks a tie.
       *[level] You are level with the best of the others.
    }
ui-review-sum = { $count ->
        [one] One decision could have been better, by { $cost } { $unit }
       *[other] { $count } decisions could have been better. One by one they come to { $cost } { $unit }
    }.
# Where not all of them are listed.
ui-review-sum-more = { $count } decisions could have been better; the { $listed } that cost most are listed. One by one all of them come to { $cost } { $unit }.
# Round the sum, while a captain still looks.
ui-review-so-far = { $sum } So far in the order of the game; more may be found.
ui-review-asked = { $round ->
        [0] { $prompt }
       *[other] Round { $round }, { $prompt }
    }
ui-review-chosen = You: { $choice }
ui-review-better = Better: { $choice }
# In what it would have been better.
ui-review-reasons = With it: { $reasons }
    .tip = By how many points more (+) or fewer (−) each would have been in the mean. Fewer for the best rival are good for you.
# A reason: a source of points, and how many more or fewer.
ui-review-reason = { $source } { $points }
# What lies aboard and still helps.
ui-review-later = things worth points later
ui-review-others = best rival’s points
ui-review-rest = all else
# By how many points the lead over the best of the others would have been greater.
ui-review-cost = { $cost }
    .tie = in a tie
    .tip = So many points of your lead over the best of the others it cost, on average, as the computer’s Captain reckons who knows only what you knew. Bad luck costs nothing.
ui-review-open = Look at it
    .tip = The table as it was, with what would have been better. You can play on from there, for practice.
ui-review-open-number = Look at decision { $number }
ui-review-progress = A captain thinks your decisions through: { $looked } of { $all }...
ui-review-nothing = Nothing better was found. Well sailed!
# On the table, while such a decision is looked at.
ui-better-told = You chose “{ $chosen }”. “{ $better }” would have been better by { $cost } { $unit }. With it: { $reasons }.
ui-better-tie = You chose “{ $chosen }”. “{ $better }” would have been better, in a tie. With it: { $reasons }.
# What stands at the two answers there.
ui-compared-given = You
ui-compared-better = Better
# What decided the game, in plain sentences: how the lead went, by rounds.
ui-decided-held = { $since ->
        [last] { $pirate } took the lead only in the last round.
       *[before] { $pirate } led from round { $round } to the end.
    }
ui-decided-lead = The lead changed hands { $changes ->
        [one] once
        [2] twice
       *[other] { $changes } times
    }; { $since ->
        [last] { $pirate } took it only in the last round.
       *[before] { $pirate } led from round { $round } to the end.
    }
# Who wins has no more points than the best of the others.
ui-decided-level = { $pirate } wins without a lead in points.
# In what the winner gained most on the second; $lead is by how many points the winner is ahead.
ui-decided-source = { $source } decided it: { $own } against { $second }’s { $theirs }.
ui-decided-most = The greatest part of the lead over { $second } is { $source }: { $own } against { $theirs }.
ui-decided-only = { $pirate } is { $lead } ahead of { $second }: { $own } to { $theirs }.
ui-decided-alone = Most of it is { $source }: { $own } of { $lead }.
# The act that moved the winner’s lead most: $told is what happened, as the log tells it, $swing one of the two below. By whom it
# was is said where $told does not begin with that name.
ui-decided-stroke = The greatest stroke, in round { $round } by { $doer }: { $told } { $swing }
ui-decided-befell = The greatest stroke, in round { $round }: { $told } { $swing }
ui-decided-swing = { $how ->
        [gained] All in all it brought { $pirate } { $points ->
            [one] a point
           *[other] { $points } points
        } of lead.
       *[lost] All in all it cost { $pirate } { $points ->
            [one] a point
           *[other] { $points } points
        } of lead.
    }
ui-decided-points = { $how ->
        [gained] All in all it brought { $pirate } { $points ->
            [one] a point
           *[other] { $points } points
        }.
       *[lost] All in all it cost { $pirate } { $points ->
            [one] a point
           *[other] { $points } points
        }.
    }
# The same in a game whose points only rank: by what is compared first, $source.
ui-decided-ranked = All in all it changed { $pirate }’s lead: { $source } { $change }.
ui-decided-ranked-alone = All in all it brought { $pirate }: { $source } { $change }.
# Two sentences that begin with the same name: the second comes without it, as the first without its full stop.
ui-decided-both = { $first } and { $then }
ui-decided-open = Look at the table as it was then.
# While the points are counted: instead of who wins, and who has most so far.
ui-decided-counting = The points are counted...
ui-decided-leads = { $pirate } leads
ui-play-again = New voyage
ui-same-again = Same voyage again
ui-along = Save or share
ui-share = Copy the voyage, to challenge others
ui-save-text = Save the score as text
ui-save-picture = Save the score as a picture
ui-beaten = You beat the { $beat } points that were to be beaten, with { $points }.
ui-not-beaten = To be beaten were { $beat } points; you have { $points }.
ui-look = Look at the table

## The balance lab

ui-lab = Balance lab
    .tip = For those who change a game’s data: the computer plays games all by itself and counts how they go. Choose who sits where and how many games; a second folder of data can be compared with the first.
ui-lab-seat = Seat { $number }
    .tip = Click for another. Everybody moves a seat further each game.
ui-lab-place = { $number ->
        [1] First
        [2] Second
        [3] Third
        [4] Fourth
       *[other] { $number }
    }
ui-lab-games = Games
ui-lab-seed = The same seed plays the same games, here and in the lab of the command line.
ui-lab-folder = Data to compare with
    .tip = A folder with the game’s data files, or a copy of all assets. What it lacks is taken from the game.
ui-lab-folder-none = a folder, or none
ui-lab-begin = Play and count
ui-lab-nobody = Nobody sits down: somebody has to play to be counted.
ui-lab-stop = Stop
ui-lab-progress = { $counted } of { $all } games
ui-lab-export = Save as CSV
    .tip = All figures of all pages, in a file.
ui-lab-own = The game’s own data
ui-lab-side = { $data }, { $games } games
ui-lab-share = { $value } % ({ $low } to { $high })
ui-lab-number = { $value } ({ $low } to { $high })
ui-lab-wins = { $what ->
        [seat] Wins by seat
        [colour] Wins by colour
        [skill] Wins by skill
        [kind] Wins by kind
        [place] Wins by place
        [captain] Wins by captain
       *[other] Wins by { $what }
    }
    .tip = The share of games won. In 95 of 100 cases the true share lies between the ends of the line; the dashed line is an even share.
ui-lab-points = Points
    .tip = Points a pirate and game, by source.
ui-lab-lengths = Length
    .tip = How many rounds games take, and how often another takes the lead.
ui-lab-rounds = Rounds a game: { $number }
ui-lab-lead = Changes of the lead a game: { $number }
ui-lab-uses = { $what ->
        [cards] Uses of cards
        [barrels] Uses of barrels
        [objects] Uses of objects
        [items] Items crafted
        [missions] Missions done
        [deaths] Ways to die
        [bonuses] Bonuses held
        [ships] Ships dealt
        [deeds] Deeds done
        [ends] How it ends
        [missions_by_day] Missions by day
        [deaths_by_day] Deaths by day
       *[other] Uses of { $what }
    }
    .tip = How often each is used in a game, by all pirates together.
ui-lab-worth = { $what ->
        [cards] Worth of cards
        [barrels] Worth of barrels
        [objects] Worth of objects
        [items] Worth of items
        [missions] Worth of missions
        [deaths] Worth of dying
        [bonuses] Worth of bonuses
        [ships] Worth of ships
        [deeds] Worth of deeds
       *[other] Worth of { $what }
    }
    .tip = How many points more those have in the end who used it than those who did not, over the mean of their tables. Who is ahead may use more: it need not be the cause.

## What can go wrong

ui-no-data = None of the game’s data files lies in { $folder }.

ui-data-fault = { $more ->
    [0] Your own data has a fault: { $fault }
    [one] Your own data has a fault, and one more: { $fault }
   *[other] Your own data has a fault, and { $more } more: { $fault }
}
# A file of the player's own was changed while the game runs.
ui-mods-taken = { $more ->
    [0] Taken over: { $file }
    [one] Taken over: { $file } and one more file
   *[other] Taken over: { $file } and { $more } more files
}
ui-mods-data = { $file } was changed. It holds when a game next begins; this one goes on as it began.
ui-mods-again = Play this again with it
    .tip = All decisions so far are made again with the changed data, as far as they can be. That is a game of its own, for practice; this one is kept as it is.
ui-mods-again-whole = Played again with the changed data, for practice. How it went before is kept as a game of its own.
ui-mods-again-part = { $again ->
    [0] With the changed data the game goes another way from the start. It is practice; how it went before is kept as a game of its own.
    [one] With the changed data the game goes another way after one decision of { $all }. It is practice; how it went before is kept as a game of its own.
   *[other] With the changed data the game goes another way after { $again } decisions of { $all }. It is practice; how it went before is kept as a game of its own.
}
ui-faults = Your own files in the folder mods have faults; setting sail says which. Mend them, or take them out.
ui-crew = This crew can’t sail: { $why }
ui-save-no-folder = This computer names no folder for saved games. Start the game with --scratch and a folder.
ui-save-no-access = The game can’t be saved in { $path }: { $why }.
ui-save-in-the-way = The game can’t be saved in { $path }: a file lies where that folder should be.
ui-save-full = The game can’t be saved: the disk is full. What was saved before is still there.
ui-save-held = The game { $name } is open in another window.
ui-save-name = A saved game can’t be called “{ $name }”: only letters, digits, spaces, - and _ can stand in a name.
ui-save-taken = There is a game of the name { $name } already.
ui-save-missing = There is no saved game { $name }.
ui-save-passed-over = A newer voyage was passed over. { $why }
ui-save-none-left = No game waits to be sailed on.
ui-save-no-picture = No picture could be taken: { $why }
ui-save-unreadable = The saved game { $file } can’t be read: { $why }.
ui-save-too-large = { $file } is too large for a saved game: it has { $bytes } bytes, at most { $most } are read.
ui-save-broken = The saved game is broken: { $fault }
ui-save-other-rules = The saved game { $file } has { $what } { $found }, this program { $expected }. Sail on with the program that it was begun with.
ui-save-own-data = The saved game { $file } was begun with the game’s own data. Take yours out of { $mods } to sail on.
ui-save-other-data = The saved game { $file } was begun with other data. Put the files in { $mods } back as they were to sail on.
ui-save-crew = The crew of the saved game { $file } can’t sail: { $why }
ui-save-illegal = The saved game { $file } breaks the rules at decision { $number }, { $choice }.
ui-no-display = There is no display to open a window on. Start the game from a desktop; it needs X11 or Wayland.
ui-no-gpu = There is no driver for Vulkan. Install one: on Debian and Ubuntu the package mesa-vulkan-drivers, which needs no graphics card.
ui-no-start = The window can’t be opened: { $why }

## The command line: what --help and the manual page say

ui-option-about = A shelf of pirate tabletop games, played on one animated table
ui-option-usage = Usage
ui-option-options = options
ui-option-game = Which game that is: voodoo-pirate, where nothing is said
ui-option-seats =
    Start at the table at once: human, random, a captain of a
    strength (deckhand, mate, captain, ghost), or the game’s own
    (cursed, gentle); empty leaves a colour out
ui-option-set =
    Choose a value for an option of that game (skills=off,
    blessed=on, east=bones); once for each
ui-option-seed = The seed of that game
ui-option-voyage = Start the game that a line names, as setup and score copy it
ui-option-resume = Sail on at once with the game that was left last
ui-option-speed = How fast things move, whatever is set: 0.5, 1, 2, 4 or instant
ui-option-size = The size of the window
ui-option-interface =
    How large text and panels are: 80, 90, 100, 115, 130, 150, 175
    or 200
ui-option-language = The language of all texts, whatever is set: en or de
ui-option-in-words = The table in words: read, and played by keys or a screen reader
ui-option-scratch =
    Keep saved games, settings and mods in this folder instead of
    the player’s own
ui-option-help = Print this page
ui-option-manual = Print the manual page, for man
ui-option-version = Print name and version
ui-option-files =
    On Linux saved games and mods lie in ~/.local/share/voodoo-pirate, settings in
    ~/.config/voodoo-pirate. VOODOO_PIRATE_TARGETS=FILE in the environment: what is asked and
    what can be clicked, with places in pixels, is written to FILE after each change, for
    tests and for tools that read the screen.

## The rulebook

ui-rules = Rules
    .tip = The rulebook; { $key } opens it anywhere.
ui-book = The rules of { $game }
ui-book-search = Search
ui-book-nothing = Nothing in this book says that.
ui-book-now = Now: { $lines }
ui-book-here = { $count ->
        [one] In this game: once
       *[other] In this game: { $count } times
    }
ui-book-line = { $round ->
        [0] Setup: { $line }
       *[other] Round { $round }: { $line }
    }
    .tip = Look at the table as it was then.

## Keys and buttons

ui-keys = Keys
ui-keys-how = Choose what is to be changed, then press its new key or button. Ctrl, Alt or Shift may be held.
ui-keys-press = { $act }: press a key or a button. Esc leaves it as it is, and so does waiting ({ $seconds }).
ui-keys-clash = { $key } is there for “{ $act }”.
ui-keys-swap = Swap
ui-keys-leave = Leave it
ui-keys-reset = All as at first
ui-keys-vital = Nothing would be left for “{ $act }”.

ui-acts-everywhere = Everywhere
ui-acts-table = At the table
ui-acts-chart = The chart
ui-acts-cards = The hand
ui-act-Up = Cursor up
ui-act-Down = Cursor down
ui-act-Left = Cursor left
ui-act-Right = Cursor right
ui-act-Next = Next thing
ui-act-Previous = Previous thing
ui-act-Confirm = Choose
ui-act-Back = Back, menu
ui-act-Rules = Rulebook
ui-act-Help = These keys
ui-act-Larger = Larger text
ui-act-Smaller = Smaller text
ui-act-Usual = Text as usual
ui-act-FullScreen = Full screen
ui-act-Mute = Mute all
ui-act-Hurry = Hurry, or pause
ui-act-Speed = Another speed
ui-act-TakeBack = Undo
ui-act-Hint = Hint
ui-act-Rehearse = Rehearse (hold)
ui-act-Why = Why? Again: further back
ui-act-Points = Everybody’s points
ui-act-Peek = Peek at what is yours (hold)
ui-act-Veil = Curtain
ui-act-InWords = Table in words
ui-act-Earlier = A decision earlier
ui-act-Later = A decision later
ui-act-RoundEarlier = A round earlier
ui-act-RoundLater = A round later
ui-act-Replay = What happened?
ui-act-Pass = Pass, wait, end the turn
ui-act-Closer = Closer
ui-act-Farther = Farther
ui-act-Recentre = The whole chart
ui-act-LookUp = Look north
ui-act-LookDown = Look south
ui-act-LookLeft = Look west
ui-act-LookRight = Look east
ui-act-Card1 = First card
ui-act-Card2 = Second card
ui-act-Card3 = Third card
ui-act-Card4 = Fourth card
ui-act-Card5 = Fifth card
ui-act-Card6 = Sixth card

# Keys by their names. Letters and digits need none.
ui-key-none = no key
ui-key-with = { $held }+{ $key }
ui-key-Shift = Shift
ui-key-Ctrl = Ctrl
ui-key-Alt = Alt
ui-key-Enter = Enter
ui-key-NumpadEnter = Num Enter
ui-key-Escape = Esc
ui-key-Space = Space
ui-key-Tab = Tab
ui-key-Backspace = Backspace
ui-key-Insert = Ins
ui-key-Delete = Del
ui-key-Home = Home
ui-key-End = End
ui-key-PageUp = Page up
ui-key-PageDown = Page down
ui-key-ArrowUp = Up
ui-key-ArrowDown = Down
ui-key-ArrowLeft = Left
ui-key-ArrowRight = Right
ui-way-Up = up
ui-way-Down = down
ui-way-Left = left
ui-way-Right = right
ui-pad-select = View
ui-pad-start = Menu
ui-pad-left-thumb = left stick
ui-pad-right-thumb = right stick
ui-pad-cross = cross { $way }
ui-pad-left = left stick { $way }
ui-pad-right = right stick { $way }

## The table in words: for whoever hears it instead of seeing it. Lines are read out, so they are short.

ui-in-words = Table in words
    .tip = The table as a page to read, played by keys or by a screen reader ({ $key }).
ui-in-pictures = Table in pictures
    .tip = The table as it is drawn ({ $key }).
ui-told-always = Tables in words
    .tip = A table opens as a page to read, played by keys or by a screen reader.
ui-told-goes-on = The game goes on.
ui-told-go-on = Go on
ui-told-waits = { $pirate } is to decide.
ui-told-decide = Decide now
ui-told-peek = Look at what only { $pirate } may see
ui-told-hide = Hide what only { $pirate } may see
ui-told-veil = Let the curtain fall
# Before the curtain rises it is asked twice, so that nobody sees a secret by one slip.
ui-told-alone = Does nobody but { $pirate } see or hear this?
ui-told-alone-not = Not yet
ui-told-alone-yes = Only { $pirate }: lift the curtain
# Where one is in a lesson, while its guide tells something.
ui-told-step = The guide explains: step { $at } of { $all }
# Said of the page while choices are tried and nothing of it happens.
ui-told-rehearsal = rehearsal
ui-told-rehearse = Rehearse
    .tip = Choose on a ghost of the table, as far as anybody can know: nothing of it happens. { $key }, held, does the same.
ui-told-rehearse-end = End the rehearsal
    .tip = The table is the true one again, and nothing has happened. So it is when { $key } is let go of.
ui-told-hint = The Captain’s hint
ui-told-hint-thinks = The Captain thinks about a hint.
ui-told-hint-away = Put the hint away
    .tip = The table without the Captain’s hint; { $key } does so, too.
ui-told-news = Since the last decision
ui-told-older = Earlier lines: { $count }
ui-told-why = Why?
    .tip = Why this is asked: what led to it, in numbers, and its rule; pressed again, the same of the newest line of the log, then of the line before. { $key } does the same.
ui-told-why-line = Why? { $line }
ui-told-followed = Followed: { $line }.
ui-told-passed-over = Passed over: { $line }. { $why }
ui-told-rounds = Rounds and branches
ui-told-round-watched = Round { $round }
ui-told-round-begins = { $at ->
        [one] Round { $round }, after one decision
       *[other] Round { $round }, after { $at } decisions
    }
    .tip = Look at the table as it was when this round began
ui-told-odds = Odds
ui-told-refused = What can’t be chosen: { $count }
ui-told-refused-line = { $choice }: { $why }

ui-told-round = Round { $round } of { $most }: { $phase }
ui-told-order = Order of turns: { $pirates }.
ui-told-moon = { $pirate } has the Moon.
ui-told-weather = Wind and tide
# The wind or the tide, and what it does.
ui-told-does = { $thing }. { $does }
# A line that only names or counts a thing.
ui-told-thing = { $thing }.
ui-told-of-colour = { $count } { $colour }
ui-told-vane = The vane turns on to { $winds }.
ui-told-whirlpool = The whirlpool turns at { $space }.

# A pirate's heading. $score says what points are called.
ui-told-own = { $pirate }, your ship: { $score } { $points }
ui-told-pirate = { $pirate }: { $score } { $points }
ui-told-kind = Sailed by: { $kind }
ui-told-skill = Skill: { $skill }
ui-told-ship = At { $space }, worth { $value }, facing { $heading }.
ui-told-stuck = The wind holds the ship.
ui-told-ashore = The ship is ashore.
ui-told-jailed = In jail this round.
ui-told-stores = Power { $power }, { $coins ->
    [0] no coin
    [one] 1 coin
   *[other] { $coins } coins
}.
ui-told-poppets = { $poppets ->
    [0] No poppet.
    [one] 1 poppet.
   *[other] { $poppets } poppets.
}
ui-told-buried = Buried: { $coins ->
    [0] no coin
    [one] 1 coin
   *[other] { $coins } coins
}, { $poppets ->
    [0] no poppet
    [one] 1 poppet
   *[other] { $poppets } poppets
}.
ui-told-souls = Souls: { $souls }. { $free ->
    [0] No room for more.
    [one] Room for one more.
   *[other] Room for { $free } more.
}
ui-told-no-soul = No soul, room for { $free }.
ui-told-buried-souls = Buried souls: { $souls }.
ui-told-is-buried = { $thing }, buried
ui-told-skull = { $skull }, worth { $points } as things stand
ui-told-hand = Cards in hand
ui-told-card = { $card }: { $face }
ui-told-cards = Plays { $cards }.
ui-told-cards-last = Played last round: { $cards }.
ui-told-down = A card lies face down.
ui-told-down-known = Face down: { $cards }.
ui-told-figure = Figure on the barrel { $barrel }.
ui-told-around = Around { $pirate }’s ship
ui-told-toward = To the { $heading }, { $there }
ui-told-edge = To the { $heading }, the edge of the chart.

ui-told-ring = The ring, clockwise from the north
ui-told-spent = in the discard pile
ui-water-fair = fair water
ui-water-haunted = haunted water
ui-water-star = a { $colour } star
ui-water-skull = a skull
ui-told-sea = The sea, row by row
ui-told-space = { $space }, worth { $value }: { $things }.
ui-told-uncharted = { $space }, worth { $value }: uncharted.
ui-told-uncharted-run = { $first } to { $last }: uncharted.
# Water or a current, and where it carries ships.
ui-told-arrow = { $thing } to the { $heading }
ui-told-tile = { $tile }, the next to be laid
# The four spaces of a tile as it may lie.
ui-told-tile-lies = { $quarters ->
    [0] As it is
    [1] Turned a quarter
    [2] Turned half round
    [3] Turned three quarters
   *[other] Turned { $quarters } quarters
}: north-west { $nw }; north-east { $ne }; south-west { $sw }; south-east { $se }.
ui-told-cell = { $colour } on the { $cell }
ui-told-grid = Souls on the grid: { $souls }.
ui-told-grid-empty = No soul on the grid.
ui-told-bag = { $count ->
    [0] The bag is empty.
   *[other] In the bag: { $souls }.
}
ui-told-barrel = { $barrel }, of { $phase }: free.
ui-told-barrel-taken = { $barrel }, of { $phase }: { $figure }.
ui-told-object = { $thing }: { $place }
ui-told-source = { $source } { $points }. { $why }

## What can be set

ui-settings = Settings
ui-settings-pace = Sound and pace
ui-settings-reading = Reading and pictures
# A file of settings could not be used, or not be written. $why names file, line and what was expected.
ui-settings-unread = Your settings could not be used: { $why }. The file lies at { $aside }.
ui-settings-unkept = Your settings hold, but could not be kept for the next time: { $why }.
# What is wrong in a file of settings, after the place; names and values are told as the file spells them.
ui-settings-large = a file of settings has { $most } bytes at most
ui-settings-value = found { $found }; allowed: { $allowed }
ui-settings-keys-many = { $most } keys and buttons at most
ui-settings-keys-none = a key is missing
ui-settings-keys-held = { $press } is held with other keys
ui-settings-keys-taken = { $press } asks for { $act } already
ui-step-by-step = Step by step
    .tip = Pirates that the game sails pause after each thing they do, until you press a key or click. A game of theirs alone begins paused.
# Below what a pirate that the game plays has just done.
ui-any-key = Any key or click: go on
ui-any-button = Any button: go on
ui-calm = Calm motion
    .tip = Pieces come to their places without flying, turning and swinging. The water lies still.
ui-captions = Captions
    .tip = What can only be heard is told in words as well.
ui-water = Water
ui-water-suits = Automatic
ui-water-lively = Lively
ui-water-still = Still
ui-mute = Mute all
    .tip = Nothing is heard, however loud things are set.
ui-muted = All sound is muted.
ui-unmuted = Sound is on again.
ui-volume-music = Music
ui-volume-sea = The sea
ui-volume-effects = The table
ui-volume-interface = Buttons and questions
ui-interface = Text and panels
    .tip = How large they are. The chart can be looked at from closer on its own.
ui-percent = { $percent } %
ui-full-screen = Full screen
    .tip = The game fills the screen.
ui-contrast = High contrast
    .tip = Black panels, white letters, thick edges.
ui-typeface = Typeface
    .tip = Two are made for easy reading: Andika for beginners, OpenDyslexic for dyslexic readers.
ui-typeface-usual = As usual
ui-typeface-andika = Andika
ui-typeface-opendyslexic = OpenDyslexic
ui-language = Language
# Each language by the name that it has in itself: the same in every file.
ui-language-en = English
ui-language-de = Deutsch
ui-less = { $name }: less
ui-more = { $name }: more
# What a screen reader says of a word in a tip that has a tip of its own.
ui-word = What does “{ $word }” mean?

## The rulebook of Voodoo Pirate: what each chapter tells before the pieces that belong to it

book-goal = The voyage
    .text = One to five pirates sail from Tortuga’s harbour in the north-east to the shore of the Voodoo Island in the south-west. The voyage ends at the Dawn after a ship has reached the shore or the Time Out tile has come out, and at the latest after the last round. Whoever has the most Voodoo Power then wins. It is made of six things:
book-sea = The sea
    .text = The sea is covered by tiles of four spaces. Whoever sails off the tiles turns up the top tile of the stack. Every space is worth one more than the space to its east or north, and its number says what your ship gains by lying there at the end. Whoever ends a move on a space may take or must suffer what it carries.
book-finds = On the water
    .text = Where your move ends you find what lies there. Goods you may take or leave; whatever carries your ship carries it before that.
book-coin = A coin
    .tip = Take one from the supply.
book-map = A treasure map
    .tip = Take its coins, once for each pirate and map: { $data-map-coins }, or what is left.
book-skull = A skull
    .tip = Take a random one of the supply and look at its reverse, alone. The one you have goes back for it.
book-object = An object
    .tip = Take it, from the supply or from the ship that has it.
book-current = A current
    .tip = It carries a ship one space along its arrow, once a move.
book-fleet = The Spanish fleet
    .tip = A ship with a power of three or less loses a coin to it; a stronger one loses one power and plunders a coin. This is no choice.
book-star = A star
    .tip = The Stars barrel takes a ship here that has a soul of the same colour aboard.
book-ritual = Souls and rituals
    .text = Souls lie in a bag, aboard ships or on the ritual grid. The first pirate who conjures #oodoo calls the ritual of the round. From the caller on, each pirate may put a soul on a free cell of the grid and sail one space west or south. The souls stay there for the next ritual.
book-bag = The bag
    .tip = { $data-souls } souls in all: { $data-red-souls } red, { $data-yellow-souls } yellow, { $data-blue-souls } blue, { $data-green-souls } green, { $data-purple-souls } purple. Who draws from the bag draws unseen, and only what there is room for.
book-match = A match
    .tip = A soul placed beside one of its colour lets the ship sail two spaces in one direction. Corners do not count.
book-second = The second round
    .tip = Those who played #oodoo may place another soul and sail again.
book-full = A full grid
    .tip = The ritual ends when the ninth soul’s ship has sailed, and all its souls go back into the bag.
book-poppets = Poppets
    .tip = They win broadsides, buy barrels and pay for Tix. A ship holds three.
book-deck = Its deck
    .tip = The six cards and one of them twice. The top one is turned over after everybody else’s, and the next where a card is no use. When the deck is empty, all of them make a new one.
book-house = House rules
    .text = What you agree on before you set sail.
book-tidal = Tidal water
    .tip = With the tide out, a ship that ends its move here is carried along the arrow.
book-dusk = Dusk
    .text = Everybody plays one Action card face down. Then, in turn order, each pirate may cast a poppet and set its figure on a free barrel. All cards are turned over together. Barrels with a dashed edge work now, the others under the Moon.
book-moonlight = Moonlight
    .text = In turn order each pirate takes the Moon and has a turn: it conjures its card, uses its barrel and its objects, in any order, each if it wants to. Then it chooses to face west or south, fires to both sides, and passes the Moon on.
book-cards = Action cards
    .text = Six cards, the same for everybody. What you play comes back to your hand when the next cards are turned over, so nobody plays a card twice running.
book-sailing = Wind and water
    .text = Ships sail west or south, space by space, and hop over ships in their way. Haunted water obeys the wind, and the vane turns clockwise. Whatever carries your ship further may carry it on and on: currents, portals, the ebb, the whirlpool. What lies on the last space is yours.
book-fights = Boarding and broadsides
    .text = Hop over a ship by sailing and you board it: take one thing, a soul, a coin, a poppet, an object or a skull, if you have room for it, and swap blessed cards if you like. Ships in the harbour or ashore are safe from both. A ship held by a storm neither fires nor is fired upon.
book-broadside = A broadside
    .tip = hits the nearest ship on each side, { $data-range ->
        [one] one space
       *[other] up to { $data-range } spaces
    } away, once for each poppet you have more than it. For each hit your power rises by one, up to six; where it is six already, the other’s falls by one instead. Whoever is hit loses a coin.
book-barrels = Barrels
    .text = A poppet buys a free barrel, at Dusk or, if it is one of Moonlight, in your own turn: once a round, and never from the harbour. In jail it does nothing. The figures of Cursed Pirates only keep others off.
book-treasures = Treasures
    .text = A ship has room for four souls, three poppets and three objects, one of them a skull at most ({ $data-cursed-skulls } with Cursed Pirates). Objects do what they say. Skulls are secret, and pay at the end.
book-dawn = Dawn
    .text = The tide turns. Prisoners go free, figures leave their barrels, what was buried comes back. The Sun moves on to the next pirate, who begins the next round.
book-cursed = Cursed Pirates
    .text = Seats without a person can be sailed by the game, by rules that everybody can follow: a deck tells each Cursed Pirate which card it plays, and a list of lines what it does with it. It is privileged: where #oodoo, Tok or Tix needs a soul and it has none, it draws one from the bag; it holds { $data-cursed-skulls ->
        [one] one skull
       *[other] { $data-cursed-skulls } skulls
    }, and each is worth { $data-cursed-skull-worth } more. Whatever it does is told with the line that it follows.

## The rulebook of the card game

book-ring-goal = The voyage
    .text = One to four pirates sail round the Voodoo Island for twelve rounds. At every Dusk the round marker goes one space on, and when it is back in the North the voyage is over. Whoever has the most Voodoo Power wins. It is made of five things:
book-ring-sister = If you know the tile game
    .text = Souls, the ritual grid, the GriGri, jail, Sun and Moon are as you know them, and so is an evening: Dusk, Moonlight, Dawn. This is what differs.
book-ring-sister-sea = No shore:
    .tip = ships go round the ring, clockwise or anticlockwise, for twelve rounds. Where you lie in the end counts, up to { $data-most-value }.
book-ring-sister-souls = No poppets:
    .tip = souls pay for barrels and for Tix, and souls aim the guns. Five Action cards, no Poppet; souls aboard are worth nothing in themselves.
book-ring-sister-wind = A Storm
    .tip = pushes nobody: it ends a move on a haunted space and holds the ship there, as calm does, but safe from guns. The wind is the one cardinal card that lies with its wind up.
book-ring-sister-guns = Guns
    .tip = fire straight across the ring, whichever way you face. Facing is the way that mermaids carry you.
book-ring-sister-objects = Objects
    .tip = are cards from a deck, open aboard. Some are used in your turn, skulls and eyes count at the end, and some of them count against you.
book-ring-sea = The ring
    .text = Twelve cards lie round the island as the hours of a clock. In the north, east, south and west lie the cardinal cards: a compass with a barrel on one side, a wind on the other. Exactly one of them shows its wind, and that wind blows. The other eight cards are dealt by chance, have two faces, and can be turned over. A space counts what its header says.
book-ring-dusk = Dusk
    .text = Everybody plays one Action card face down. Then, in turn order, each pirate may pay a soul into the bag and set its figure on a free barrel of a cardinal card whose compass is up. All cards are turned over together. Stars, Moon and Bones work at once, Sea and Wind under the Moon.
book-ring-moonlight = Moonlight
    .text = In turn order each pirate takes the Moon and has a turn: it conjures its card, uses its barrel and its objects, in any order, each if it wants to. Then it faces one way round the ring, the way that mermaids would carry it, fires at whoever lies across, and passes the Moon on. Some decisions come out of turn: whoever is fired upon may answer with a Ghost Ship, and the Octopus helps in a ritual too.
book-ring-cards = Action cards
    .text = Five cards, the same for everybody. What you play comes back to your hand when the next cards are turned over, so nobody plays a card twice running.
book-ring-sailing = Wind and water
    .text = Ships sail clockwise or anticlockwise, space by space, and hop over ships in their way. A green header marks haunted water, which obeys the wind. When the wind turns, two cardinal cards turn over, and who lies on haunted water is caught at once: Storm and calm hold the ship, mermaids carry it the way it faces, and facing is for nothing else. What lies on the last space of a move is yours.
book-ring-fights = Boarding and broadsides
    .text = Hop over a ship by your own sailing and you board it: take the compass, a coin, a soul, an object or the GriGri, and swap blessed cards unseen if you like. Becalmed ships can’t be boarded.
book-ring-broadside = A broadside
    .tip = is fired at the end of a turn at the ship on the opposite space, unless a storm hides it. It hits once for each soul you have more than it. For each hit your power rises by one, up to six, and from there on the other’s falls; whoever is hit loses a coin.
book-ring-grigri = The GriGri
    .tip = Its holder can’t be possessed by Tix, nor robbed by Tok. It takes no room. Who boards its holder may take it away.
book-ring-barrels = Barrels
    .text = A soul buys a barrel at Dusk. A figure keeps its barrel though the card turns over before its turn. Whether the East offers the Moon or Bones is agreed before the voyage.
book-ring-objects = Objects
    .text = A ship has room for three object cards, and all of them lie open. Skulls and Morgan’s Eyes pay or cost points at the end: grey skulls always, the others for souls of their colour, an eye alone costs and two eyes pay. The Cursed Skull makes your coins worthless. The rest are used once and go to the discard pile.
book-ring-dawn = Dawn
    .text = Prisoners go free and figures come back. The Sun moves on to the next pirate, who begins the next round. After the twelfth round the blessed cards are shown: the highest gains { $data-blessed-points ->
        [one] one point
       *[other] { $data-blessed-points } points
    }, the lowest loses { $data-blessed-points }.
book-ring-cursed = Cursed Pirates
    .text = Seats without a person can be sailed by the game, by rules that everybody can follow: a deck of six tells each Cursed Pirate which card it plays, and a list of lines what it does with it. It pays for no barrels and uses no objects; but where #oodoo, Tok or Tix needs a soul and it has none, it draws one from the bag. Whatever it does is told with the line that it follows.

## The rulebook of Voodoo Island

book-isle-goal = The expedition
    .text = A helicopter drops two to four explorers on an island of a hundred cells. In seven days they do missions: they fetch sacred objects and carry them to the helicopter, while a deadly mist spreads. Whoever is not aboard when the last day ends has lost. Of those aboard the most points win; ties go to more delivered objects, then more hearts, then fewer supplies, else the win is shared. If nobody is aboard, all have lost. Points are made of this:
book-isle-setup = Setting out
    .text = Two explorers play on a map with { $data-supply-spots-of-two } supply spots, three or four on one with { $data-supply-spots }; both have eight mission spots. A tile lies on each spot. Each explorer has { $data-hearts ->
        [one] one heart
       *[other] { $data-hearts } hearts
    }, { $data-helpers ->
        [one] one helper
       *[other] { $data-helpers } helpers
    } and one mission card, but no supplies and no expedition cards. Of the 21 island cards beside The Last Day, one for each day but the last lies face down upon it; nobody sees the others. Whoever is First on the trail is drawn by lot. From there, clockwise, each rolls a cell, any cell, and stands on it.
book-isle-open = What is seen
    .tip = Bags, tool spots, hearts, helpers, objects, tiles, mist and used cards lie open. Expedition and mission cards in hand are known to their owners alone; the others see how many there are.
book-isle-arrival = Who comes by dice
    .tip = picks up nothing and does no mission there before going out and in again. Mist hurts, and on the last day the helicopter takes its guest aboard.
book-isle-day = The day
    .text = A day begins at dawn. Then the cube walks the day track, { $data-daytimes ->
        [one] one daytime
       *[other] { $data-daytimes } daytimes
    }: Dawn, Morning, Noon, Afternoon, Dusk. In each of them every explorer has a round, clockwise from First on the trail. Night follows, then the clean-up, then the next dawn.
book-isle-dawn = At dawn
    .tip = First the island card is turned. Then mist is rolled { $data-mist-rolls ->
        [one] once
       *[other] { $data-mist-rolls } times
    }, and then the helicopter, again until it can land. First on the trail makes all these rolls, even off the map or dead.
book-isle-night = The night
    .tip = Whoever has a torch in an unblocked tool spot when the cube comes to Night has one night round, with { $data-night-steps ->
        [one] one step
       *[other] { $data-night-steps } steps
    } instead of { $data-steps }. Helper, maps and cards add to them; Snares and cards of the island that change steps do not count, and picking up supplies does not end the movement. Two torches give one round, and a torch set at night is too late. After the rounds health potions heal, and First on the trail passes clockwise.
book-isle-clean-up = The clean-up
    .tip = After each night but the last: items and dolls on tool spots go back to the stock, helpers to their owners, and the helicopter flies off. Used expedition cards are shuffled and go under the deck. Every spot without a tile gets one. All else stays: explorers, bags, hands, carried objects, mist.
book-isle-round = A round
    .text = A round has three parts, in this order and never back: card, work, move. Three lamps show which it is, and each may be passed. Whoever is off the map first rolls a cell and stands there, the dead with all hearts. A round ends at once when its explorer leaves the map.
book-isle-moment = At any moment
    .tip = In any part of your own round, also after your last step: put an item of your bag into an own tool spot, lay a voodoo doll onto a tool spot of another player, trade a map of your bag for the top mission card, or play a card marked “any moment”.
book-isle-limits = Limits
    .tip = A bag holds { $data-bag } supplies and items together, a hand { $data-hand } expedition cards. What is over is thrown away at once, one by one, as its owner likes; of the bag only supplies. Nothing may be thrown away otherwise. Tool spots, mission cards and objects do not count.
book-isle-moving = Moving
    .text = You have { $data-steps ->
        [one] one step
       *[other] { $data-steps } steps
    }, { $data-helper-steps } more with a helper in a tool spot, { $data-map-steps } more for each map there; cards, Snares and the day’s island card change that, and blocked tool spots give nothing. You go from cell to neighbouring cell, over any cell, however many stand there, and stop when you like. On entering a cell you suffer its mist first; then, where the helicopter is, all you carry is delivered. When your movement is over there are no more steps, but what the cell offers may still be done, each thing once.
book-isle-diagonal = Diagonally
    .tip = Steps go straight. They may be diagonal with Sure Footing, under Ghost Paths, and while another player carries an object; your own object does not help you.
book-isle-pick-up = Picking up
    .tip = On a supply spot take its tile: one supply. That ends your movement, unless you have a Full Rucksack or it is a night round.
book-isle-in-again = Out and in again
    .tip = Supplies and missions are for those who moved onto their spot in this very round. Who stands there from before goes out and in again.
book-isle-crafting = Supplies and crafting
    .text = Supplies come from tiles, helpers, cards and battles. In your work part you may make one item of supplies of your bag; it comes into the bag. The two potions are made of the same, and you say which it is. Items are of use in two ways: some are spent from the bag for missions, and all but the doll work in your own tool spots.
book-isle-tools = Tool spots and helpers
    .text = You have two tool spots and { $data-helpers ->
        [one] one helper
       *[other] { $data-helpers } helpers
    }. Nothing leaves a tool spot before the clean-up, not for a mission either. Maps and health potions add up; a second axe, torch or mist potion does no more. Instead of crafting you may send a helper in your work part; it stays where it is until the clean-up, too.
book-isle-helper-tool = A helper at your side
    .tip = It goes to an own empty tool spot that is not blocked: { $data-helper-steps ->
        [one] one step
       *[other] { $data-helper-steps } steps
    } more in each round from now on. Never more than one.
book-isle-helper-supply = A helper for supplies
    .tip = It brings { $data-helper-brings } of a supply at once. Each supply place has room for { $data-place-of-two ->
        [one] one helper
       *[other] { $data-place-of-two } helpers
    } with two explorers, for { $data-place } with three or four.
book-isle-helper-call = A helper for the helicopter
    .tip = Choose the black die or the green and roll it: the helicopter lands where you like in that column or row, on a cell where it may. If there is none, nothing happens. The place has room for one helper.
book-isle-missions = Missions
    .text = You may do a mission on its spot, if you moved there in this round, have its card in hand, its tool in your bag, and its tile is there. Spend the tool and take the tile: you carry its object. Your movement is over, at night too. If that was your last mission card, draw one. Nobody else does this mission before the clean-up brings a new tile. When you come to the helicopter’s cell all you carry is delivered, for nothing, and you may go on. Each delivered object is worth { $data-delivered-points ->
        [one] one point
       *[other] { $data-delivered-points } points
    }.
book-isle-lost = Lost objects
    .tip = Their cards go under the mission deck in the order in which the objects were taken. Whoever has no mission card draws one as soon as there is one.
book-isle-mist = Mist and helicopter
    .text = Two dice name a cell: green its row, black its column. Mist comes to lie there. If it is a supply or mission spot, has mist or holds the helicopter, the tile goes to the closest cell that is none of these, counted in straight steps; of several the roller chooses. If there is none, no tile is laid.
book-isle-mist-hurts = Mist hurts
    .tip = One damage each: to who enters it, to who stands on the rolled cell, unless the helicopter is there, and to who stands where the tile falls instead. Old mist under your feet does nothing. A mist potion in an unblocked tool spot keeps all of it from you, a Gas Mask in your own round.
book-isle-mist-stays = Mist stays
    .tip = It leaves the map only by a Wind Charm or where the helicopter lands.
book-isle-landing = Where the helicopter lands
    .tip = It lands only where no supply spot, no mission spot and no explorer is; mist there is gone. It is on the map from dawn to the clean-up. Helpers, Flare Pistol and Radio Call move it, but not on the last day and not with Engine Trouble. Before the last day its cell is a cell like any other.
book-isle-cards = Expedition cards
    .text = In your card part play one card, or buy one: the top card for { $data-price ->
        [one] one supply
       *[other] { $data-price } supplies
    } of your choice. No card is bought while the deck is empty. Some cards are played at any moment of your round instead, two are reactions. In battle a card counts by its speed alone, and its text does nothing. Used cards come back at the clean-up. A card that needs a target, a missing heart, mist or a helicopter that moves cannot be played without it.
book-isle-reactions = Reactions
    .tip = Lucky Bone answers your own roll of a cell or a die, Ward Bag answers damage to you. A roll may be rolled again by another Lucky Bone. Where several people share a screen the table asks “Anyone?” at each roll and wound, so that nobody sees who holds such a card.
book-isle-island-cards = Island cards
    .text = The card turned at dawn holds until the next dawn, for everybody. The Last Day comes last, and is printed on both sides: a day before, all see it on top.
book-isle-battle = Battles and hearts
    .text = In your move part you may attack an explorer on your cell, once a round; you need an expedition card, and your movement is over. You lay a card face down, the other lays one, too, or declines; both are turned. The higher speed wins, no card loses, and nothing happens where they are equal. Both cards are used.
book-isle-loser = Who loses a battle
    .tip = Attacker or defender alike: first gives the winner one supply of the winner’s choice, if there is one; then loses all carried objects, but not delivered ones; then takes { $data-axe-damage } damage if the winner has an axe in an unblocked tool spot; then leaves the map until the next own round.
book-isle-warrior = Warriors
    .tip = Native Scout, Native Hunter and Native Champion are sent in the card part against an explorer anywhere on the map. It may answer with one card: one as fast or faster stops the warrior, and nothing happens. Else it loses all carried objects, takes the warrior’s damage and leaves the map. No supply is lost, and the sender’s axe does nothing.
book-isle-death = Death
    .tip = Without hearts an explorer is dead. It loses all objects, delivered ones too, and leaves the map; bag, cards and tool spots stay. In its next round it comes back by dice, with all hearts.
book-isle-last = The last day
    .text = Mist and helicopter are rolled as ever; then the helicopter moves no more. Whoever comes to its cell, by moving or by dice, delivers and is aboard. When all are aboard the game ends at once, else after the last night with its rounds and potions. There is no clean-up any more: items in tool spots count. Then the points of those aboard are told.
book-isle-aboard = Aboard
    .tip = Who is aboard cannot leave, and nobody attacks, hurts, robs or snares it, nor sends warriors or lays dolls. Its rounds go on without moving: it buys and crafts, sends helpers for supplies, does what may be done at any moment, and plays warriors, Snare, Thieving Monkey, Forager’s Basket, Hidden Cache, Wind Charm, Bokor’s Breath and Bush Medicine.
book-isle-explorer = Computer explorers
    .text = Seats without a person can be led by the game, by rules that everybody can follow. A computer explorer knows what lies open and its own cards, and draws no lots: in the same position it always does the same. It gathers what the tool of its handiest mission lacks, makes the tool, fetches the object and takes it to the helicopter; on the last day it counts the steps home. It buys cards with what it can spare, and hunts those who carry something.

## The rulebook of Pirate Crusades

book-crusade-goal = The ransom
    .text = It was only a tavern brawl, in a port where ships of all nations are welcome. Now the captains sit in jail, and their first officers, you among them, must raise the ransom. The first with { $data-missions ->
        [one] one completed mission
       *[other] { $data-missions } completed missions
    } wins. Whoever is at sea without a card in hand is out. One to four play; a round is one turn of everybody, clockwise.
book-crusade-cards = One card, six uses
    .text = The deck has 54 cards: thirteen of each nation and two Jokers. Hearts are English, Diamonds Spanish, Clubs French, Spades Dutch; Jokers have no nation. Every card is ship, port, crew, cargo, mission and bonus at once, and the place where it lies decides. Its value is the size of ship and port, the guns of a crew and the tons of a cargo: an Ace has 1, a number itself, Jack, Queen, King and Joker 10.
book-crusade-ship = Ship
    .tip = It lies open before you. Its nation is yours, its size is its value, and its crew number is both the most cards that you may hold and the most holds that you may fill: the value, but 2 for an Ace. Jack, Queen, King and Joker are ships with a gift.
book-crusade-port = Port
    .tip = A town that you found and docked at. Its nation decides whether it is friendly, and { $data-town-strength } times its value is its strength.
book-crusade-crew = Crew
    .tip = A card in hand. It fires as many guns as its value, { $data-own-nation } more if it is of your nation. Crew is what you fight, pay and sail with: never be at sea without any.
book-crusade-cargo = Cargo
    .tip = A card in one of your holds, for all to see. Hearts are Spices, Diamonds Food, Clubs Ammunition, Spades Cloth, Jokers Spices. It weighs its value in tons.
book-crusade-mission-card = Mission
    .tip = A card face down before you, known to you alone. Done, it lies open as a seal of the ransom.
book-crusade-bonus-card = Bonus
    .tip = A card face up beside your ship. What it gives goes by its rank, and lasts unless it is marked as used once.
book-crusade-open = What is seen
    .tip = Ships, bonuses, holds, towns, completed missions and the whole discard lie open. Hands and unfinished missions are known to their owners alone; the others see how many cards they are. Nobody knows the order of the deck.
book-crusade-joker = Jokers
    .tip = In hand a Joker may be played instead of drawing from the deck: when you disembark, look for a ship, head for a town, or draw a cargo in a trade. It then counts as the card drawn. You say so before the card is drawn.
book-crusade-setup = Setting up
    .text = Everybody is dealt a card face up: the ship. Whoever has a smaller ship than the largest gets a bonus besides; alone you get none. Then each gets a first mission, face down, and { $data-hand ->
        [one] one card
       *[other] { $data-hand } cards
    } in hand. All begin docked in the neutral port: it has no card, is friendly to everybody, cannot be attacked, and completes no mission.
book-crusade-skin = Two skins of one deck
    .tip = With the printed deck a delivery names the nation that waits for it. With a poker deck it goes to any town of your own nation. All else is the same.
book-crusade-turn = A turn
    .text = In your turn you do one thing. Docked, you take one docked action. At sea you look for a ship or head for the nearest town; there is no waiting at sea. Between the two you are ready: you have disembarked and set sail with your next turn, you are not at sea yet, and you cannot go back.
book-crusade-limits = Limits
    .tip = After every action, from the player whose turn it is: who holds more cards than the ship’s crew discards, who has more cargo than holds dumps, what they like.
book-crusade-out = Out of the game
    .tip = Whoever is at sea without a card in hand after an action is out, and leaves all cards to the discard. If one of two or more is left, that player wins; if nobody is left, nobody does.
book-crusade-top = Top of the discard
    .tip = Some bonuses let you take the top of the discard instead of drawing: that one card, not any other. Cards discarded together lie in the order of the deck, the last one on top.
book-crusade-hurricane = Hurricane
    .tip = When a card is wanted and the deck is empty, the discard is shuffled. If that is empty too, a hurricane comes: from the player whose turn it is, each discards all cargo and half the hand, of their choice. Then that is shuffled.
book-crusade-docked = Docked
    .text = Docked, you take one of these actions a turn, and stay as long as you like. In a town a mission that can be completed is completed, as soon as you dock and after each action there.
book-crusade-gather = Gather crew
    .tip = Draw a card into your hand, if there is room.
book-crusade-magistrate = Visit the magistrate
    .tip = If you have no unfinished mission: draw one, face down. With a Flag Galleon look at two, keep one and discard the other.
book-crusade-bribe = Bribe
    .tip = With the bonus Bribe: discard a Spices cargo and an unfinished mission, and draw another mission.
book-crusade-relinquish = Relinquish
    .tip = Discard an unfinished mission, so that the magistrate has another for you.
book-crusade-wait = Wait
    .tip = Let the turn go by in port.
book-crusade-trade = Trade for goods
    .text = A docked action. Discard one or more cards of your hand and holds; one hold at least must be free then. Their tons together are what you buy. Cargo is drawn into your holds, card by card, until the tons drawn are as many or more, or the holds are full.
book-crusade-mark = Where goods come from
    .tip = Cargo loaded in a town, by trade or by looting, bears that town’s mark while it is aboard, also after plunder. It is never delivered at that very town. Cargo of the neutral port can be delivered anywhere.
book-crusade-joker-trade = A Joker in a trade
    .tip = If a Joker was among the cards that you gave, and whenever one is drawn, you choose, as long as the discard holds a card: as shown, which is ten tons, drawn as Spices in a hold; or fill, and nothing more is drawn: take as many cards of the discard as you like into the free holds, whatever their tons, but no Jokers. A drawn Joker is discarded then. A Joker in hand may also be played for a cargo, before it is drawn.
book-crusade-disembark = Disembark
    .text = A docked action, if you have a card in hand. Draw a card. If it is of your nation, the whole crew comes along. If not, you keep as many hand cards as its crew number, which you like. The card and the town go to the discard, and you are ready: you set sail with your next turn.
book-crusade-loyal = Loyal crews
    .tip = On a Joker’s ship and with the bonus Loyal Hands no crew is ever lost by disembarking.
book-crusade-joker-disembark = A Joker for it
    .tip = Played instead of drawing, it fills your hand from the deck up to the limit, and you set sail at once, with one action at sea in this very turn.
book-crusade-look = Look for a ship
    .text = At sea. Turn up a card: that ship you meet. A friendly one, of your nation, gives you a card from the deck, if you have room. An enemy must be fought, fled, passed on to a player, or yielded to. In the end the ship is discarded, unless it was plundered.
book-crusade-foe = An enemy
    .tip = Fight, if your whole hand can beat it or holds a Joker. Flee, if you are strictly lighter; you may dump cargo first, if that can make you so. Challenge a player at sea instead, whose ship is of its nation. Or yield.
book-crusade-yield = Beaten off
    .tip = Whoever yields, or fights and falls short, is beaten off: discard hand cards with as many guns as the ship’s value at least, none of them too many, or the whole hand if it has not so many. Cards used up in the fight count.
book-crusade-ace = An Ace
    .tip = If another player is at sea you must fight one of them, of whatever nation, instead of the ship. If nobody is, it is a ship as any other.
book-crusade-fleet = The treasure fleet
    .tip = A Joker turned up is the treasure fleet, and another card its escort. You may fight 10 and the escort’s value together, if that can be won or you hold a Joker; nobody flees. If you win, the Joker is a completed mission, and the escort counts as sunk; there is no other plunder. If you decline or fall short, nothing more happens.
book-crusade-declare = Friend or foe
    .tip = The captain of a Joker’s ship has no nation, and says of every ship and town found whether it is friend or foe.
book-crusade-flight = Weight and flight
    .text = The strictly lighter ship may flee; equal weights do not. You weigh your ship’s size and the tons of all your cargo. A ship met weighs twice its value, and never flees itself. Before you flee you may dump holds, one by one, as long as that can make you lighter.
book-crusade-fast = Fast ships
    .tip = A Fast Galleon, the Queen, is { $data-fast-galleon ->
        [one] a ton
       *[other] { $data-fast-galleon } tons
    } lighter when it flees, and whoever is Rigged for Speed { $data-rigged-for-speed ->
        [one] a ton
       *[other] { $data-rigged-for-speed } tons
    }. A Queen that is met is as much lighter, too.
book-crusade-town = Head for the nearest town
    .text = At sea. Turn up a card: that town lies before you. A friendly one, of your nation, lets you dock for nothing. Elsewhere a crew card deserts: discard a hand card, though never your last. Or stay out; then the town is discarded. Docked, you complete the missions that this town completes.
book-crusade-cove = Pirate Cove
    .tip = A Joker is a cove, whether it was turned up or played for the town, and so is a Cove Map. You dock there as at a friendly town, and choose one of three: fill your hand from the deck; or draw two cards, take one as your ship and discard the other, the old ship and all cargo; or draw a mission, though you may have others, and a cargo.
book-crusade-combat = Combat
    .text = Against a ship its strength is its value, against a town { $data-town-strength } times that. Choose hand cards, at least one. Each counts its guns, and { $data-own-nation } more if it is of your nation. You need more than the strength. All cards chosen are discarded, whoever wins.
book-crusade-guns = More guns
    .tip = Once a combat: { $data-ship-of-the-line } more with a Ship of the Line, the Jack; { $data-tough-crew } more with the bonus Tough Crew; { $data-powder-cache } more with a Powder Cache, which is discarded then.
book-crusade-joker-combat = A Joker in combat
    .tip = It counts ten guns and brings a ship to your side: a card is drawn, and its value counts too. If that is another Joker it counts ten, and one more is drawn. You may fight with a Joker even if your guns do not suffice yet.
book-crusade-sunk = A ship sunk
    .tip = Take its card: into your hand, into a free hold, or as a mission; or leave it.
book-crusade-attack = Attack the town
    .tip = A docked action in a town that is not of your own nation, and not conquered during this stay; never in a cove or the neutral port. You need a hand that can beat it, or a Joker. If you fall short, only the cards are lost.
book-crusade-conquered = A town conquered
    .tip = Draw cargo while holds are free, and stop when you like. The town counts as friendly until you disembark, and completes your missions, though not with goods of its own. It keeps its nation; for deliveries with a poker deck it counts as yours.
book-crusade-duel = A duel
    .text = Between two players at sea. First whoever’s turn it is may flee, then the other: dump cargo, flee if lighter, or stay. Then both choose a card of their hand in secret, and both are shown. The higher one wins: its guns, { $data-own-nation } more for the own nation, { $data-ship-of-the-line } more with a Ship of the Line, { $data-tough-crew } with Tough Crew, { $data-powder-cache } with a Powder Cache. Equal cards are both discarded, and it begins anew.
book-crusade-duel-end = Who wins a duel
    .tip = The winner’s card is discarded, and the loser’s card goes to the winner’s hand. Then the winner may take one of: a random card of the loser’s hand, a random unfinished mission, a hold of choice. If the loser has no card left, missions to sink a ship are completed by it.
book-crusade-duel-joker = A Joker in a duel
    .tip = It counts ten and brings a ship, as in any combat; that of the player whose turn it is comes first.
book-crusade-duel-empty = No card left
    .tip = After a tie whoever has no card left loses. If neither has, the duel ends, and both are out.
book-crusade-missions = Missions
    .text = The rank of a card says what kind of mission it is. Missions done count for the ransom, { $data-missions ->
        [one] one wins
       *[other] { $data-missions } win
    }. All that can be completed are completed, the oldest first, without asking; only which goods pay for a delivery is yours to say. Plunder and coves may give you several at a time.
book-crusade-destination = Where to deliver
    .tip = The printed deck names a nation on each delivery. With a poker deck it is any town of your own nation.
book-crusade-bonuses = Bonuses
    .text = The rank of a card says which bonus it is. Two of them are used once and then discarded.
book-crusade-end = The end
    .text = Whoever has completed { $data-missions ->
        [one] one mission
       *[other] { $data-missions } missions
    } wins at once. If the last round passes first, the most completed missions win, then the most cards in hand and holds, else the win is shared. Alone you have lost then; if you win alone, your result is the number of rounds.
book-crusade-rover = Computer pirates
    .text = Seats without a person can be led by the game, by rules that everybody can follow. A rover knows what lies open and its own cards, draws no lots and never bluffs. It fetches a mission, buys the goods it needs, gathers as many hands as the mission takes, and sails. A card in hand is worth its guns to it, one more of its own nation, five more as a Joker; what is worth least goes first.

## The rulebook of Pirate Crusades: the Long Game

book-crusade-long-goal = The Long Game
    .text = Captains cross a sea of 25 cards, found, robbed and feared. The first with the reputation Infamous wins. You are out if a storm of { $data-most-storms } strikes you, or if you are stranded with neither reputation nor riches. What the cards are, and combat, trade and missions, is as in the Short Game, except for what stands here.
book-crusade-long-setup = Setting up the sea
    .text = The Blue Sea deck has 4 corners, 15 captains, { $data-open-sea } cards of open sea, 7 islands, { $data-storms } storms and 4 trackers. Everybody gets a captain and a tracker; the other captains are shuffled in. The corners lie open, 21 cards face down between them. Each begins with a ship of size { $data-ship }, docked at the corner of the captain’s nation, with { $data-hand ->
        [one] one card
       *[other] { $data-hand } cards
    } in hand and no mission. The first card of each nation drawn is the port of its corner.
book-crusade-long-captain = Your captain
    .tip = The captain’s nation is yours, whatever flag your ship was built under. Each captain has a flaw that overrides the rules.
book-crusade-long-size = Size
    .tip = Crew limit and hold limit are the ship’s crew number. Every delivery fills a hold, since its goods come with it.
book-crusade-long-flaws = The captains’ flaws
    .text = Each captain has one weakness, and it goes before the rules. It holds for the captains that players play; those who sail the sea have none.
book-crusade-long-fame = Reputation and riches
    .text = Reputation goes from 0 to { $data-infamous }: Unknown, Noticed, Respected, Feared, Dreaded, Legendary, Infamous. It rises by hostages brought to a foreign port or a cove, by towns conquered, by captains and players who surrender, by flaunting. It falls when you surrender to a player, and when a new ship is paid with it. Riches go from 0 to { $data-most-riches } doubloons: one is worth { $data-one-tons } tons, two { $data-two-tons }, three { $data-three-tons }.
book-crusade-long-noticed = Noticed, Feared
    .tip = Gain a bonus: a card is drawn, and its bonus is yours. It is lost with the step, the newest first, and not given again.
book-crusade-long-respected = Respected
    .tip = Your ship counts one larger: size, crew limit and hold limit.
book-crusade-long-dreaded = Dreaded
    .tip = Smaller ships just surrender, whoever attacks: no cards are spent, the captain is your hostage, and the ship can be seized. It brings no reputation.
book-crusade-long-turn = A turn at sea
    .text = Docked, you take one docked action. Sailing, you may move, attack and dock, in this order, each once at most; or dig instead of all three. A storm where you are costs you the turn. Without a card in hand you are adrift, and your turn is over.
book-crusade-long-docked = More to do in port
    .text = Gather crew, magistrate, bribe, relinquish, wait and disembark are as in the Short Game. A delivery comes with its goods and needs a hold: if none is free, give up some first, in one free sale.
book-crusade-long-buy = Buy
    .tip = For one to three doubloons, for holds given, or both: tons together, then cargo is drawn as in a trade. Hand cards are not given.
book-crusade-long-sell = Sell
    .tip = Give holds of { $data-one-tons ->
        [one] a ton
       *[other] { $data-one-tons } tons
    } or more together: one doubloon for that, two for { $data-two-tons }, three for { $data-three-tons }. One sale a turn, and never missions.
book-crusade-long-attack = Attack the port
    .tip = Its strength is { $data-long-town-strength } times its value. If you win you gain a reputation, loot, and a port of your own nation takes its place.
book-crusade-long-map = Buy a treasure map
    .tip = For { $data-map-price ->
        [one] one doubloon
       *[other] { $data-map-price } doubloons
    } a card is buried unseen at a place that only you know. One map at a time, and none while a chest is aboard.
book-crusade-long-flaunt = Flaunt
    .tip = { $data-flaunt-price ->
        [one] One doubloon
       *[other] { $data-flaunt-price } doubloons
    } for a point of reputation.
book-crusade-long-bigger = Bigger ship
    .tip = Take a ship of the discard that is one larger than yours for { $data-bigger-ship ->
        [one] one doubloon
       *[other] { $data-bigger-ship } doubloons
    }, or two larger for { $data-biggest-ship }.
book-crusade-long-move = Moving
    .text = Go north, east, south or west to the next card, but never against the arrow of the card you leave. Islands, corners and calm let you go any way. Storms may be entered, and end your turn.
book-crusade-long-uncover = Uncharted sea
    .tip = A card face down is turned. A captain lies there with a ship drawn for him, a storm lies there, and another card follows, until open sea or an island is the ground. An island’s port is drawn; a Joker is a Pirate Cove. Of two captains the one with the larger ship stays.
book-crusade-long-ambush = Attacked
    .tip = On entering, an enemy captain attacks if his ship is bigger than yours and you have { $data-tempting-holds ->
        [one] a hold
       *[other] { $data-tempting-holds } holds
    } filled. With a chest aboard every captain attacks.
book-crusade-long-combat = Combat with a captain
    .text = A card is drawn for the average cannon. His strength is the ship’s value times that card’s. Fight, flee, dump or yield as in the Short Game; you weigh against the ship and its cannon. With more than the strength you win: the drawn card is plunder, the captain your hostage. With more than twice the strength he surrenders: a reputation, and his ship can be seized. Nobody attacks captains of the own nation.
book-crusade-long-fleet = A treasure fleet
    .tip = If the average cannon is a Joker, an escort and another cannon are drawn: ship and escort fight together. Beaten, it brings the captain, a doubloon and a reputation, but no plunder.
book-crusade-long-beaten = Beaten off
    .tip = As in the Short Game, against the ship’s value; besides, your heaviest hold and a chest are lost.
book-crusade-long-joker = A Joker in combat
    .tip = It counts ten and brings a ship and a cannon: the values of two drawn cards, multiplied.
book-crusade-long-seize = Seizing a ship
    .tip = Leave it; tow it as a prize, for a hand card; take it for your own; or take it and tow the old one.
book-crusade-long-dock = Docking
    .text = A port of your own nation or a cove lets you dock for nothing, others for a hand card, never your last. Then all is settled without asking: a chest pays its value, a prize one doubloon, each hostage of another nation a reputation, each mission completed a doubloon. In a cove all hostages count, and on your first visit you choose as in the Short Game.
book-crusade-long-treasure = Treasure
    .text = At the place of your map you may dig instead of a turn at sea, if there is no storm and no chest aboard. The buried card is the chest: at the next port it pays its value in doubloons. Until then every captain is after it.
book-crusade-long-cursed = Cursed treasure
    .tip = A Joker in the ground: take it, worth ten, for all crew but one card, or leave it.
book-crusade-long-players = Combat between players
    .text = Attack a player at sea at your place who is of another nation or carries a chest. Both choose hand cards in secret, none or many; the numbers are shown, and both may still flee. Then all are turned and discarded; the higher total wins, a tie is fought again. The winner takes the captain as hostage, with his hostages, cards, missions, cargo and chest. More than double is surrender: ship to be seized, a reputation gained and one lost.
book-crusade-long-hostage = A player as hostage
    .tip = Turns are skipped until a port puts him ashore, or until turn { $data-hostage-turns } of these, when he slips away to the nearest port. He keeps riches, reputation, bonuses and buried treasure.
book-crusade-long-round = The end of a round
    .text = On open cards with an arrow storms move a step along it; captains and adrift players move likewise where no storm lies. What leaves the sea is discarded, but adrift players stay on it. On cards without wind a storm loses one of its cards. Then a card of the Blue Sea deck is the event.
book-crusade-long-event = Events
    .tip = Open sea: nothing. A captain or a storm appears at a random place. An island: the smallest island port of another nation changes hands.
book-crusade-long-random = A random place
    .tip = Two cards: the value of the first says the column, that of the second the row, half of each, rounded up.
book-crusade-long-storm = Storms
    .text = At the start of your turn a storm at your place strikes, docked or not: one card costs the turn, two also half your hand, three also all cargo and deliveries. { $data-most-storms } destroy all that is there at once.
book-crusade-long-adrift = Adrift and stranded
    .text = Adrift you wait, or abandon ship where a port is; from turn { $data-longboats } on longboats take you to the nearest. Ship, missions, cargo, prize and chest are lost then, and you are stranded. At the end of a round a captain who shares your place ends it: an enemy puts you ashore, a friend gives you a crew card, and you sail again.
book-crusade-long-new-ship = A new ship
    .tip = Stranded, you pay a point of reputation: the largest ship to be had is then { $data-new-ship } more than what is left. Without reputation you pay all riches: half of them, rounded up. Take a fitting ship of the discard, or draw until one fits.
book-crusade-long-end = How the Long Game ends
    .text = Infamous wins at once. If the rounds run out, the highest reputation wins, then riches, then the larger ship, else the win is shared. The last one who is not out wins, too.
book-crusade-long-fishing = No fishing
    .tip = A house rule: a captain whom you fled may not be attacked by you again until one of you has moved.
book-crusade-long-rover = Computer pirates in the Long Game
    .tip = A rover flaunts what it can, buys a bigger ship up to six, sells all cargo, and fetches a mission or a map. It attacks captains whose ship is worth a third of its hand at most, and flees where the fight turns out too dear. Else it makes for the place that is worth most for the way: a port for a chest or a prize, for hostages, a captain it would attack, its treasure, a port for a mission, a friendly port, uncharted sea.

## The rulebook of Cursed Seas

book-seas-goal = The gold
    .text = Two to four fleets of small ships sail an open mat, measured with two sticks. Wild islands hold coins; whoever brings most gold to the own home island wins. Of two players one wins at once by unloading more than half of all gold. Otherwise the game ends when all gold is unloaded, when half of the players can never move again, or after the last round. Ties go to more units that remain, then to more standing masts.
book-seas-setup = Setting out
    .text = Each player has a fleet for the same build total. A die decides who begins. In turn everybody places islands, { $data-islands-each } each, and terrain if that was agreed; then each one’s home is picked by the player before, and its owner lays the ships at its berths. Crew and equipment go aboard or wait at home, face down. All coins are shuffled and lie face down on the wild islands.
book-seas-ships = Ships and creatures
    .text = A ship’s card says how many masts she has, how much she holds, how far she moves, and which cannon stands at each mast, from the bow. Her keywords say what only she can do.
book-seas-creatures = Creatures
    .tip = They have segments instead of masts, no heading and no hold. They only move and shoot, and are gone with their last segment.
book-seas-turn = A turn
    .text = First scuttled ships sink, icebergs drift, and looks are taken. Then the player gives orders in any order: each ship and creature may have one action, and all else is free. When the turn ends the next player clockwise begins.
book-seas-moving = Moving
    .text = A move is a list of sticks, such as S and L. Before each stick the ship turns about her bow, at most 90° to either side; then she sails straight ahead, as far as the stick or less. Longships and creatures turn to any heading.
book-seas-docking = Docking
    .text = A ship that newly touches an island docks there, wherever she touches it. Opponents’ homes keep her off.
book-seas-shooting = Shooting
    .text = Each standing cannon shoots once, each at its own target, one after the other. A roll higher than its rank hits.
book-seas-ram = Rams and boarding
    .text = After a move or a shoot action a ship whose bow touches an enemy ship rams her. Rams never sink. After each ram a boarding party may be sent, by either side.
book-seas-tow = Towing, scuttling, repairs
    .text = Ships without masts are not lost: they are towed home, repaired there, or sunk before others have them.
book-seas-terrain = Terrain
    .text = Terrain is felt where a move first comes over it, and not while she has lain in it from before.
book-seas-explore = Exploring
    .text = What lies on an island is looked at by who explores it alone. Unique treasures must be taken; coins, crew and equipment as they fit.
book-seas-islands = Islands
    .text = Wild islands hold treasure. { $data-mysterious-islands } of the twelve are mysterious: a die at each docking tells what they do. A home has no such effects.
book-seas-forts = Forts
    .text = They are played with as an option. An island with a fort is closed to others like a home, and keeps gold like one.
book-seas-cards = Crew, equipment, events
    .text = They are bought with the fleet. Crew aboard together may cost no more than their ship, and so, separately, equipment.
book-seas-crew = Crew
    .tip = Crew works aboard ships of its own nation. Each linked pair aboard makes { $data-link ->
        [one] one space
       *[other] { $data-link } spaces
    } more.
book-seas-equipment = Equipment
    .tip = Equipment works aboard any ship.
book-seas-events = Events
    .tip = They are held in secret, cost no action, and leave the game when they are played.
book-seas-hidden = What is hidden
    .text = Crew and equipment lie face down until what they do first matters. Events, coins aboard, and what was looked at on islands are known to their players alone. Poses, masts, pins and tows lie open.
book-seas-end = The end
    .text = When the game ends, gold at home counts; with more than two players also what is aboard own ships that are neither wrecked nor lost.

## Words of texts that a tip explains, by what the rulebook tells of: the name, and other forms that it is found by

book-words =
    .water-haunted = Haunted water, haunted space, haunted spaces, haunted
    .water-calm = Calm water
    .book-tidal = Tidal water
    .tide-in = Tide in
    .tide-out = Tide out, ebb
    .wind-fair = Fair Wind
    .wind-storm = Storm, storm-bound
    .wind-becalmed = Becalmed
    .wind-mermaids = Mermaid’s Breath
    .ground-harbour = Harbour
    .ground-shore = Shore, ashore
    .grigri = GriGri
    .book-ring-grigri = GriGri
    .cause-jail = Jail
    .book-bag = Bag
    .book-match = Match
    .book-ritual = Ritual, ritual grid
    .book-broadside = Broadside, broadsides
    .book-ring-broadside = Broadside, broadsides
    .book-fights = Boarding, board, boards, boarded
    .book-ring-fights = Boarding, board, boards, boarded
    .piece-whirlpool = Whirlpool
    .feature-portal = Portal, portals
    .book-current = Current, currents
    .book-fleet = Spanish fleet
    .book-map = Treasure map
    .book-star = Star, stars
    .barrel-stars = Stars barrel
    .feature-night-watch = Night Watch
    .card-jax = Jax
    .card-tok = Tok
    .card-hoodoo = #oodoo
    .card-tix = Tix
    .card-poppet = Poppet card
    .book-poppets = Poppet, poppets
    .object-compass = Compass
    .object-morgans-eye = Morgan’s Eye
    .skull-unknown = Skull, skulls
    .piece-compass = Compass
    .piece-round = Round marker
    .piece-figure = Figure, figures
    .piece-sun = Sun
    .piece-moon = Moon
    .piece-time-out = Time Out tile
    .book-barrels = Barrel, barrels
    .book-ring-barrels = Barrel, barrels
    .book-dusk = Dusk
    .book-ring-dusk = Dusk
    .book-moonlight = Moonlight
    .book-ring-moonlight = Moonlight
    .book-dawn = Dawn
    .book-ring-dawn = Dawn
    .book-cursed = Cursed Pirate, Cursed Pirates
    .book-ring-cursed = Cursed Pirate, Cursed Pirates
    .ui-blessed = Blessed card, blessed cards
