### Cursed Seas in English: everything that a player reads about the game.
###
### A text may be put in other words, but its name stays, and so do the things in braces that begin with $: the game
### fills them in. A `.text` is what is printed on a card.

## Nations

nation-barbary = Barbary Corsairs
nation-jade = Jade Rebellion
nation-cursed = The Cursed
nation-pirates = Pirates
nation-england = England
nation-spain = Spain
nation-france = France
nation-america = America
nation-vikings = Vikings
nation-mercenaries = Mercenaries

## Sticks

stick-short = S
    .text = The short stick, 50 mm.
stick-long = L
    .text = The long stick, 75 mm.

## Ships

ship-sirocco-queen = Sirocco Queen
ship-red-minaret = Red Minaret
ship-salt-jackal = Salt Jackal
ship-lamp-of-tripoli = Lamp of Tripoli
ship-sultans-ledger = Sultan’s Ledger
ship-brass-crescent = Brass Crescent
ship-nine-lanterns = Nine Lanterns
ship-heron-of-the-reeds = Heron of the Reeds
ship-vermilion-tide = Vermilion Tide
ship-patient-tortoise = Patient Tortoise
ship-paper-tiger = Paper Tiger
ship-wrath-of-heaven = Wrath of Heaven
ship-weeping-bride = Weeping Bride
ship-gallows-bell = Gallows Bell
ship-marrow-tide = Marrow Tide
ship-hollow-crown = Hollow Crown
ship-lantern-eater = Lantern-Eater
ship-drowned-chorus = Drowned Chorus
ship-rum-widow = Rum Widow
ship-cutpurse = Cutpurse
ship-laughing-gull = Laughing Gull
ship-scarlet-tithe = Scarlet Tithe
ship-bosuns-wager = Bosun’s Wager
ship-devils-receipt = Devil’s Receipt
ship-quickthorn = HMS Quickthorn
ship-pendrake = HMS Pendrake
ship-hartley = HMS Hartley
ship-alder-rose = HMS Alder Rose
ship-greyfriar = HMS Greyfriar
ship-marlstone = HMS Marlstone
ship-la-golondrina = La Golondrina
ship-dama-de-plata = Dama de Plata
ship-flor-de-oriente = Flor de Oriente
ship-el-acreedor = El Acreedor
ship-santa-brigida = Santa Brigida
ship-san-telmo-viejo = San Telmo Viejo
ship-la-mesange = La Mesange
ship-orfevre = L’Orfevre
ship-grand-jacquemart = Grand Jacquemart
ship-tidewater = Tidewater
ship-corbin = Corbin
ship-old-quarry-oak = Old Quarry Oak
ship-hrafnbite = Hrafnbite
ship-skerry-wolf = Skerry Wolf
ship-ice-mother = Ice Mother
ship-coins-edge = Coin’s Edge
ship-no-flag = No Flag
ship-highest-bidder = Highest Bidder

## Creatures

creature-old-hundredarm = Old Hundredarm
creature-sallow-wyrm = Sallow Wyrm
creature-bell-leviathan = Bell Leviathan
creature-dragon-of-the-ninth-gate = Dragon of the Ninth Gate
creature-barnacle-king = Barnacle King
creature-ymirs-daughter = Ymir’s Daughter

## Keywords

keyword-beak = Beak
    .text = Adds 1 to her ram roll.
keyword-broadside = Broadside
    .text = Before her first shot, if three or more can be at one target, she may declare a broadside: she shoots at that target alone, and each roll is better by 1.
keyword-chain-shot = Chain Shot
    .text = A ship that she hits twice or more in one shoot action has only S as its base move the next time.
keyword-cosmopolitan = Cosmopolitan
    .text = Crew of any nation can use their abilities aboard.
keyword-deep-hold = Deep Hold
    .text = Coins of value 1 take no cargo space.
keyword-dread = Dread
    .text = Crew that cost 2 or less cannot use their abilities aboard enemy ships within S.
keyword-escort = Escort
    .text = Enemy cannon rolls against other ships of her fleet within S of her are worse by 1.
keyword-eternal = Eternal
    .text = The first time that a shot sinks her she comes back at once at her home island, empty and without masts.
keyword-firepots = Firepots
    .text = A hit by a natural 6 sets a mast on fire instead of removing one.
keyword-galley = Galley
    .text = Without a mast she can still move by S.
keyword-grapnels = Grapnels
    .text = Adds 1 to her boarding rolls.
keyword-junk = Junk
    .text = A hit that would sink her is ignored by a roll of 5 or 6.
keyword-longship = Longship
    .text = She can turn to any heading.
keyword-lookout = Lookout
    .text = When your turn begins, look at one random treasure on a wild island within L.
keyword-loyal = Loyal
    .text = Only crew of her own nation may be aboard.
keyword-marksmen = Marksmen
    .text = Each natural 6 that hits a ship also costs it one crew.
keyword-night-sail = Night Sail
    .text = Every cannon that shoots at her has range S.
keyword-pathfinder = Pathfinder
    .text = Ignores terrain, but not icebergs.
keyword-quick-landing = Quick Landing
    .text = Once a turn she may explore a wild island where she is docked, free, even if she has only just arrived.
keyword-raider = Raider
    .text = She may dock at an opponent’s home and take a coin there by exploring.
keyword-scavenger = Scavenger
    .text = When she sinks a ship with treasure, one random piece of it comes aboard first, if there is room.
keyword-sea-legs = Sea Legs
    .text = After the last stick that she sails she may turn by up to 45°, unless contact or terrain ended her move.
keyword-second-wind = Second Wind
    .text = After her first move action of a turn, a roll of 6 gives her another action.
keyword-shallow-draft = Shallow Draft
    .text = Ignores reefs and sargasso.
keyword-spectral = Spectral
    .text = Sails through ships and creatures, but cannot end on one; ignores terrain, but not icebergs.
keyword-stout = Stout
    .text = While all her masts stand sound, the first hit on her in each turn is ignored.
keyword-tow-master = Tow Master
    .text = Keeps her base move while she tows.
keyword-turtle-ship = Turtle Ship
    .text = Ignores the first hit of every enemy shoot action. She cannot be boarded, and who fights off her boarders wins nothing.
keyword-grasp = Grasp
    .text = An enemy ship that touches it when her owner’s turn begins cannot move in that turn by a roll of 1 to 3.
keyword-submerge = Submerge
    .text = When your turn begins it may dive until your next: under water it only moves, through everything, and can be neither shot nor touched.
keyword-soar = Soar
    .text = Only the mat’s edge stops it, and it ends where it is clear; ignores terrain.
keyword-carapace = Carapace
    .text = The first hit on it in each turn is ignored.
keyword-icebreaker = Icebreaker
    .text = Icebergs and reefs do not harm it.
keyword-captain = Captain
    .text = After a move action she may also shoot, as part of it.
keyword-helmsman = Helmsman
    .text = One S more in her moves.
keyword-cannoneer = Cannoneer
    .text = Once a turn one of her misses may be rolled again.
keyword-musketeers = Musketeers
    .text = One shot more in her shoot actions: rank 3, range S, from the middle of the ship; own sails do not block it.
keyword-shipwright = Shipwright
    .text = She may repair anywhere but in fog, though not in two rounds running.
keyword-master-at-arms = Master-at-Arms
    .text = A boarding that is won may take both a crew and a treasure.
keyword-surgeon = Surgeon
    .text = A crew aboard that would be lost stays by a roll of 4 to 6; not when she sinks.
keyword-quartermaster = Quartermaster
    .text = { $data-quartermaster ->
        [one] One cargo space
       *[other] { $data-quartermaster } cargo spaces
    } more.
keyword-deckhand = Deckhand
    .text = When boarding would cost this ship crew or treasure, the Deckhand goes instead.

## Crew

crew-captain = Captain
    .text = After a move action she may also shoot, as part of it.
crew-helmsman = Helmsman
    .text = One S more in her moves.
crew-cannoneer = Cannoneer
    .text = Once a turn one of her misses may be rolled again.
crew-explorer = Explorer
    .text = Once a turn she may explore a wild island where she is docked, free, even if she has only just arrived.
crew-oarsman = Oarsman
    .text = Without a mast she can still move by S.
crew-musketeers = Musketeers
    .text = One shot more in her shoot actions: rank 3, range S, from the middle of the ship; own sails do not block it.
crew-shipwright = Shipwright
    .text = She may repair anywhere but in fog, though not in two rounds running.
crew-master-at-arms = Master-at-Arms
    .text = Adds 1 to her boarding rolls. A boarding that is won may take both a crew and a treasure.
crew-surgeon = Surgeon
    .text = A crew aboard that would be lost stays by a roll of 4 to 6; not when she sinks.
crew-quartermaster = Quartermaster
    .text = { $data-quartermaster ->
        [one] One cargo space
       *[other] { $data-quartermaster } cargo spaces
    } more.
crew-firemaster = Firemaster
    .text = A hit by a natural 6 sets a mast on fire instead of removing one.
crew-navigator = Navigator
    .text = Ignores terrain, but not icebergs.
crew-lookout = Lookout
    .text = When your turn begins, look at one random treasure on a wild island within L.
crew-deckhand = Deckhand
    .text = When boarding would cost this ship crew or treasure, the Deckhand goes instead.
crew-reis-haddou = Reis Haddou
    .text = After a move action she may also shoot, as part of it. She may dock at an opponent’s home and take a coin there by exploring.
crew-zahra-al-rih = Zahra al-Rih
    .text = One S more in her moves. Without a mast she can still move by S.
crew-auntie-silk = Auntie Silk
    .text = Once a turn another ship of yours within L makes a free move of one S.
crew-powder-master-ro = Powder-Master Ro
    .text = A hit by a natural 6 sets a mast on fire instead of removing one. A natural 5 does the same.
crew-the-ferryman = The Ferryman
    .text = Sails through ships and creatures, but cannot end on one; ignores terrain, but not icebergs.
crew-mother-brine = Mother Brine
    .text = When your turn begins, the cannon rolls of one enemy piece within L are worse by 1 until your next.
crew-ned-quickhand = Ned Quickhand
    .text = Adds 2 to boarding rolls.
crew-bess-corrigan = Bess Corrigan
    .text = After a move action she may also shoot, as part of it. Once a turn one of her misses may be rolled again.
crew-commodore-ashgrove = Commodore Ashgrove
    .text = After a move action she may also shoot, as part of it. Cannon rolls at targets with three or more standing masts or segments are better by 1.
crew-lieutenant-fairweather = Lieutenant Fairweather
    .text = One S more in her moves. Doldrums do not hold her.
crew-don-inigo-salcedo = Don Inigo Salcedo
    .text = After a move action she may also shoot, as part of it. Boarding cannot take treasure from her.
crew-sor-milagros = Sor Milagros
    .text = A crew aboard that would be lost stays by a roll of 3 to 6. Once a game, free: one mast regained anywhere.
crew-capitaine-duvelle = Capitaine Duvelle
    .text = One S more in her moves. After her last stick she may turn by up to 45°, unless contact or terrain ended her move.
crew-prudence-hale = Prudence Hale
    .text = Once a turn she may explore a wild island where she is docked, free, even if she has only just arrived. When your turn begins, look at one random treasure on a wild island within L.
crew-sigrun-skerry-born = Sigrun Skerry-born
    .text = Adds 1 to her ram roll. A natural 6 costs the rammed ship a second mast.
crew-kostas-two-coins = Kostas Two-Coins
    .text = Once a turn one of her misses may be rolled again. Counts as every nation.

## Equipment

equipment-spyglass = Spyglass
    .text = When your turn begins, look at one random treasure on a wild island within L.
equipment-copper-sheathing = Copper Sheathing
    .text = One S more in her moves.
equipment-iron-ram = Iron Ram
    .text = Adds 1 to her ram roll. When her ram costs a mast, she chooses which.
equipment-boarding-nets = Boarding Nets
    .text = Whoever fights a boarding against her rolls worse by 2.
equipment-long-nines = Long Nines
    .text = At her first shoot action with them one of her cannons of range S has range L from then on.
equipment-fire-pump = Fire Pump
    .text = Each fire die of 1 to 4 may be rolled again once.
equipment-grape-lockers = Grape Lockers
    .text = A hit from within S may cost a crew instead of a mast.
equipment-sea-anchor = Sea Anchor
    .text = Ignores whirlpools. When she would pin or be pinned, a roll of 5 or 6 frees both.

## Events

event-card-fair-wind = Fair Wind
    .text = In your turn, before any piece of yours has acted: your ships have S more in this turn.
event-card-doldrums = Doldrums
    .text = At the end of your turn: until your next, opponents’ pieces may use only one stick a move.
event-card-fog-at-dawn = Fog at Dawn
    .text = In your turn: a fog bank appears, at least { $data-event-apart } mm from everything else. It is gone { $data-fog-turns ->
        [one] when your next turn begins
       *[other] when the last of your next { $data-fog-turns } turns begins
    }.
event-card-uncharted-reef = Uncharted Reef
    .text = In your turn: a reef appears, at least { $data-event-apart } mm from everything else, for good.
event-card-spoiled-powder = Spoiled Powder
    .text = When an enemy piece begins to shoot: its rolls in that action are worse by 1.
event-card-spare-spars = Spare Spars
    .text = In your turn: a ship of yours that is not pinned, lost or in tow regains one mast.
event-card-parley = Parley
    .text = When boarders come against you: there is no boarding after this ram.
event-card-mutiny = Mutiny
    .text = In your turn: an enemy ship within L of a piece of yours loses one crew.
event-card-hidden-cache = Hidden Cache
    .text = In your turn: two random coins of a wild island change places with as many of another. You see those from the first.
event-card-stowaway = Stowaway
    .text = In your turn: one crew on your home island boards any ship of yours with room.

## Unique treasures

unique-saints-finger = Saint’s Finger
    .text = Her masts never burn. Worth { $data-saints-finger }.
unique-moon-pearl = Moon Pearl
    .text = Worth a roll of the die.
unique-weeping-idol = Weeping Idol
    .text = Her cannon rolls are worse by 1. Worth { $data-weeping-idol }.
unique-drowned-chart = Drowned Chart
    .text = Ignores terrain, but not icebergs. Worth { $data-drowned-chart }.
unique-castaway = Castaway
    .text = One S more in her moves. Stays aboard.
unique-powder-kegs = Powder Kegs
    .text = Once, before her first shot: all rolls of the action are better by 1.
unique-admirals-seal = Admiral’s Seal
    .text = Once, after her action: a second one.
unique-cracked-casket = Cracked Casket
    .text = Lost when she is hit. Worth { $data-cracked-casket }.

## Islands

island-coffin-key = Coffin Key
island-widows-elbow = Widow’s Elbow
island-parrot-stair = Parrot Stair
island-salt-cathedral = Salt Cathedral
island-gibbet-sands = Gibbet Sands
island-two-wells = Two Wells
island-tinder-cay = Tinder Cay
island-old-mole = Old Mole
island-isle-of-knocking = Isle of Knocking
island-glass-lagoon = Glass Lagoon
island-hermits-tooth = Hermit’s Tooth
island-leviathans-cradle = Leviathan’s Cradle

## What mysterious islands bring

mystery-nothing = Nothing happens.
mystery-lose-mast = Lose one mast.
mystery-lose-crew = Lose one crew of your choice.
mystery-lose-equipment = Lose one equipment of your choice.
mystery-coin-stays = One random coin aboard goes to this island.
mystery-strand-crew = A random crew is stranded here.
mystery-look-at-coin = Look at one random coin here.
mystery-look-at-all = Look at all treasure here.
mystery-coins-change = One random coin here changes places with a random one elsewhere.
mystery-regain-mast = Regain one mast.
mystery-regain-all = Regain all masts.
mystery-one-coin-more = The next time that she explores here, one coin more than fits; it takes no space.
mystery-shoots-worse = The rolls of her next shoot action are worse by 1.
mystery-sails-farther = One S more in her next move.
mystery-acts-again = After her next explore action one more action in that turn.
mystery-no-actions = No actions in your next turn.
mystery-boards-better = Her next boarding is better by 2.
mystery-explore-at-once = Explore at once, free.
mystery-certain-hit = Her next cannon roll hits unless it is a 1.

## Terrain

terrain-fog-bank = Fog bank
    .text = Ends move and turn of the piece: it is lost in the fog until its next move action rolls a way out.
terrain-reef = Reef
    .text = By a roll lower than her standing masts she stops and loses one.
terrain-sargasso = Sargasso
    .text = Ends the move. Who begins in it moves by one S and no more.
terrain-iceberg = Iceberg
    .text = Solid. Touching it costs one mast or segment. It drifts.
terrain-whirlpool = Whirlpool
    .text = Ends the move and costs one crew, treasure or mast; it may throw her out at another whirlpool.

## Forts

fort-barbary = Borj al-Milh
fort-jade = Lotus Battery
fort-cursed = The Ossuary
fort-pirates = Rumhole
fort-england = Fort Aldersea
fort-spain = San Lazaro
fort-france = Redoute Mireille
fort-america = Fort Temperance
fort-vikings = Iron Hall
fort-mercenaries = Pay Chest

## What is wrong with a fleet

fleet-fault-too-dear = It costs { $cost } points, more than the build total.
fleet-fault-no-ship = It has no ship.
fleet-fault-ship-twice = { $ship } is there twice.
fleet-fault-creature-twice = { $creature } is there twice.
fleet-fault-crew-twice = { $crew } is there twice.
fleet-fault-other-nation = { $crew } is of another nation.
fleet-fault-no-room = { $ship } has more aboard than she has room for.
fleet-fault-crew-too-dear = The crew of { $ship } costs more than she does.
fleet-fault-equipment-too-dear = The equipment of { $ship } costs more than she does.
fleet-fault-loyal = { $ship } takes only crew of her own nation.
fleet-fault-free-crew-abroad = { $crew } costs nothing and sails only aboard a ship of its nation.
fleet-fault-two-deckhands = { $ship } takes only one Deckhand.

### The game

colour-yellow = yellow
    .name = Yellow
colour-purple = purple
    .name = Purple
colour-green = green
    .name = Green
colour-red = red
    .name = Red
option-build = Build total
    .tip = For so many points everybody buys a fleet.
option-build-twenty = 20
option-build-thirty = 30
option-build-forty = 40
option-build-sixty = 60
option-rounds = Rounds
    .tip = After so many rounds the game ends, if it has not before.
option-mysterious = Mysterious islands
    .tip = { $data-mysterious-islands } of the islands do something to whoever docks there.
option-terrain = Terrain
    .tip = So many pieces of fog, reefs, sargasso, icebergs and whirlpools each player places.
option-uniques = Unique treasures
    .tip = { $data-uniques-each } of each player lie among the coins.
option-forts = Forts
    .tip = Gold of home builds forts on islands that were explored; they shoot, and keep gold.
option-fleet = Fleet
    .tip = A starter fleet, or one that a nation’s shipwrights propose; else one by lot.
option-fleet-lot = By lot
option-fleet-made = An own fleet
option-fleet-barbary = Barbary Corsairs
option-fleet-jade = Jade Rebellion
option-fleet-cursed = The Cursed
option-fleet-pirates = Pirates
option-fleet-england = England
option-fleet-spain = Spain
option-fleet-france = France
option-fleet-america = America
option-fleet-vikings = Vikings
option-fleet-mercenaries = Mercenaries
back-crew = a crew
back-equipment = an equipment
back-event = an event
vessel-unknown = a ship
card-unknown = a card
coin = a coin of { $value }
phase-setup = Islands are placed.
    .name = Setting out
    .tip = Islands, homes, ships and treasure are laid.
phase-round = Round { $round } begins.
    .name = Round
    .tip = A turn of everybody, clockwise.
phase-over = The game is over.
    .name = The end
    .tip = Most gold wins.
prompt-place-island = { $seat }, where does { $island } lie?
prompt-place-terrain = { $seat }, where does it lie: { $terrain }?
prompt-pick-home = { $seat }, which island is the home of { $player }?
prompt-place-ship = { $seat }, at which berth does { $vessel } start?
prompt-stow = { $seat }, where do crew and equipment start?
prompt-menu = { $seat }, what does your fleet do?
prompt-turn = { $seat }, which way does { $vessel } head?
prompt-sail = { $seat }, how far does { $vessel } sail?
prompt-sea-legs = { $seat }, does { $vessel } turn once more?
prompt-captain = { $seat }, does { $vessel } shoot after the move?
prompt-shot = { $seat }, which cannon of { $vessel } shoots, and at what?
prompt-long-nines = { $seat }, which cannon of { $vessel } gets the Long Nines?
prompt-reroll = { $seat }, does the Cannoneer of { $vessel } try the miss once more?
prompt-grape = { $seat }, does the hit on { $vessel } take a crew instead of a mast?
prompt-fire-pump = { $seat }, does the Fire Pump of { $vessel } roll this die anew?
prompt-lose-mast = { $seat }, which mast of { $vessel } is lost?
prompt-burn-mast = { $seat }, which mast of { $vessel } burns?
prompt-gain-mast = { $seat }, which mast does { $vessel } regain?
prompt-lose-crew = { $seat }, which crew does { $vessel } lose?
prompt-lose-equipment = { $seat }, which equipment does { $vessel } lose?
prompt-drop-excess = { $seat }, { $vessel } carries too much: what goes?
prompt-pay-whirlpool = { $seat }, what does the whirlpool take from { $vessel }?
prompt-whirlpool-exit = { $seat }, does { $vessel } come out of another whirlpool?
prompt-ram-whom = { $seat }, what does { $vessel } ram?
prompt-board = { $seat }, does { $vessel } send a party against { $other }?
prompt-prize = { $seat }, what does { $vessel } take from { $other }?
prompt-tow = { $seat }, does { $vessel } take a derelict in tow?
prompt-explore = { $seat }, what does { $vessel } take from { $island }?
prompt-explore-ship = { $seat }, what goes between { $vessel } and { $other }?
prompt-submerge = { $seat }, does { $vessel } dive, or come up?
prompt-lookout = { $seat }, at which island does the Lookout of { $vessel } look?
prompt-hex = { $seat }, whom does Mother Brine of { $vessel } hex?
prompt-spoiled-powder = { $seat }, is the powder of { $vessel } spoiled?
prompt-parley = { $seat }, do you call for a parley before { $vessel } is boarded?
prompt-fort-shot = { $seat }, which flag of the fort on { $island } shoots, and at what?
prompt-lose-flag = { $seat }, which flag does the fort on { $island } lose?
prompt-doldrums = { $seat }, do you play Doldrums?
prompt-conjure = { $seat }, where does it come up: { $terrain }?
prompt-target = { $seat }, for what do you play { $event_card }?
choice-done = No more
choice-yes = Yes
choice-at = At { $spot }
choice-island = { $island }
choice-berth = At { $berth }°
choice-stow-aboard = Start { $card } aboard { $vessel }
choice-stow-ashore = Leave { $card } at home
choice-move = Move { $vessel }
choice-shoot = Shoot with { $vessel }
choice-explore = Explore with { $vessel }
choice-explore-ship = { $vessel } explores { $other }
choice-repair = Repair { $vessel }
choice-explore-freely = Explore with { $vessel }, without an action
choice-drop = Put { $card } of { $vessel } ashore
choice-drop-coin = Leave a coin of { $value } of { $vessel } ashore
choice-take-aboard = Take { $card } aboard { $vessel }
choice-transfer = Send { $card } to { $vessel }
choice-scuttle = Try to scuttle { $vessel }
choice-release = { $vessel } lets go what she tows
choice-mend = Sor Milagros mends { $vessel }
choice-seal = The Admiral’s Seal for { $vessel }
choice-signal = { $vessel } signals to { $other }
choice-build-fort = Build a fort where { $vessel } lies
choice-fort-shoot = Shoot with the fort on { $island }
choice-fire-at = Cannon { $gun } at the fort on { $island }
choice-play = Play { $event_card }
choice-end = End the turn
choice-turn = { $stick } at { $heading }°
choice-sail = { $distance } mm
choice-fire = Cannon { $gun } at { $vessel }
choice-broadside = A broadside at { $vessel }
choice-kegs = Use the Powder Kegs
choice-gun = Cannon { $gun }
choice-mast = Mast { $mast }
choice-vessel = { $vessel }
choice-card = { $card }
choice-unknown-crew = A crew that lies face down
choice-coin = A random coin
choice-take-coin = A coin of { $value }
choice-give-coin = Give a coin of { $value }
choice-take = Take { $card }
choice-give = Give { $card }
choice-take-unique = Take { $unique }
choice-give-unique = Give { $unique }
reason-not-asked = Something else is asked.
reason-no-place = It is too near to something, or too far from the islands.
reason-not-free = It is somebody’s home, or not on the mat.
reason-berth-taken = There is no room.
reason-not-yours = It is not yours.
reason-acted = It had its action this turn.
reason-derelict = She has no sound mast.
reason-in-tow = She is in tow.
reason-pinned = She is pinned.
reason-grasped = A creature holds her.
reason-wrecked = She lies wrecked on a reef.
reason-idle = No action may be given to it this turn.
reason-lost = It is lost in fog.
reason-submerged = It is under water.
reason-no-creature = Only ships do that.
reason-no-line = No line of fire leads there.
reason-no-gun = The cannon has shot, or its mast is gone.
reason-no-target = It is no target.
reason-not-docked = She is not docked there, or has not been since the turn began.
reason-nothing-there = There is nothing to be had.
reason-not-touched = She does not touch it.
reason-no-mast-gone = No mast is gone.
reason-no-stick = No such stick is left.
reason-no-turn = She can’t turn so.
reason-no-way = She can’t sail so far.
reason-no-room = There is no space left aboard.
reason-too-dear = She may not carry that.
reason-not-there = It is not there.
reason-moved-today = It was moved this turn.
reason-no-derelict = She is no derelict.
reason-tried = That was done already.
reason-no-tow = She tows nothing.
reason-not-acted = She has not acted this turn.
reason-no-event = The event is not held, or can’t be played now.
reason-no-ability = Nobody aboard can do that.
why-icebergs = which icebergs drift
why-drift = which way it drifts
why-fire = the fire
why-mystery = what the island does
why-ram = the ram
why-boarding = the boarding party
why-scuttle = scuttling
why-fog = the way out of the fog
why-reef = the reef
why-grasp = the creature’s grasp
why-junk = whether the junk stays afloat
why-second-wind = a second wind
why-surgeon = the surgeon
why-sea-anchor = the sea anchor
why-worth = what it is worth
end-half = more than half of the gold is unloaded
end-stranded = half of the players can never move again
end-all-unloaded = no gold is left to be had
end-last-round = the last round is over
event-turn-began = { $player }’s turn begins.
event-island-placed = { $island } is placed.
event-terrain-placed = { $terrain } comes to lie on the sea.
event-fog-lifts = The fog lifts.
event-moved = { $vessel } sails.
event-card-known = Turned up: { $card } of { $places }.
event-card-aboard = { $places } takes { $card ->
    [none] a card
   *[other] { $card }
 } aboard.
event-card-ashore = Ashore on { $places }: { $card ->
    [none] a card
   *[other] { $card }
 }.
event-card-gone = Out of the game: { $card }.
event-treasure-seen = { $treasure ->
    [none] A treasure of { $places } is looked at.
   *[other] { $places } shows { $treasure }.
 }
event-treasure-aboard = { $places } takes aboard { $treasure ->
    [none] a coin
   *[other] { $treasure }
 }.
event-treasure-ashore = On { $places } now lies { $treasure ->
    [none] a coin
   *[other] { $treasure }
 }.
event-treasure-gone = { $places } loses { $treasure ->
    [none] a treasure
   *[other] { $treasure }
 }.
event-rolled = { $vessel ->
    [none] A die for { $why }: { $roll }.
   *[other] { $vessel } rolls for { $why }: { $roll }.
 }
event-first-rolled = { $player } rolls { $roll } for who begins.
event-docked = { $vessel } docks at { $island }.
event-flipped = { $island } shows what it is.
event-unloaded = { $vessel } unloads { $gold } gold.
event-raided = { $vessel } takes { $gold } gold of { $island }.
event-shot = { $hit ->
    [true] { $vessel } hits { $target } with cannon { $gun } (rolled { $roll }).
   *[false] { $vessel } misses { $target } with cannon { $gun } (rolled { $roll }).
 }
event-ignored = { $vessel } ignores the hit: { $keyword }.
event-mast-lost = { $vessel } loses mast { $mast }.
event-burning = Mast { $mast } of { $vessel } burns.
event-burnt-out = Mast { $mast } of { $vessel } has burnt down.
event-repaired = { $vessel } regains mast { $mast }.
event-sunk = { $vessel } is sunk.
event-split = The treasure of { $vessel } is halved: { $sinker } has { $gold } gold, { $left } are saved.
event-returned = { $vessel } comes back from the deep.
event-rammed = { $vessel } rams { $target } with { $total }.
event-pinned = { $vessel } is pinned to { $target }.
event-boarded = { $vessel } boards { $target }: { $total } against { $against }.
event-tow-started = { $vessel } takes { $towed } in tow.
event-tow-ended = { $vessel } is no longer in tow.
event-explored = { $vessel } explores { $island }.
event-ship-explored = { $vessel } explores { $other }.
event-looked = { $player } looks at treasure of { $island }.
event-played = { $player } plays { $event_card }.
event-scuttling = { $vessel } is scuttled and will sink.
event-met = { $terrain }: { $vessel } runs into it.
event-drifted = An iceberg drifts.
event-cached = Coins of { $island } and { $other } change places.
event-fort-built = { $player } builds a fort on { $island }.
event-fort-shot = { $hit ->
    [true] The fort on { $island } hits { $target } (rolled { $roll }).
   *[false] The fort on { $island } misses { $target } (rolled { $roll }).
 }
event-shot-at-fort = { $hit ->
    [true] { $vessel } hits the fort on { $island } (rolled { $roll }).
   *[false] { $vessel } misses the fort on { $island } (rolled { $roll }).
 }
event-flag-lost = The fort on { $island } loses flag { $mast }.
event-fort-destroyed = The fort on { $island } is destroyed.
event-game-ended = The game ends: { $end }.
event-scored = { $player } has { $home } gold at home and { $aboard } aboard; units: { $units }, masts: { $masts }.
cause-setup = Setup, §4
    .rule = islands, terrain, homes, ships, crew and treasure are laid in this order.
cause-turn-start = The start of a turn, §5.1
    .rule = scuttled ships sink, icebergs drift, what lasts a turn ends, and looks and dives come first.
cause-actions = Actions, §5.2
    .rule = each ship and creature may have one action a turn; all else is free.
cause-fire = Fire masts, §5.2
    .rule = before an action a die is rolled for each fire mast.
cause-move = Moving, §5.3
    .rule = she turns and sails stick by stick until something new is touched.
cause-docking = Docking, §5.4
    .rule = who newly touches an island docks: at home gold is unloaded, wild islands wait to be explored.
cause-mystery = Mysterious islands, §3.6
    .rule = a die is rolled at each docking, and the island’s text says what comes of it.
cause-ram = Rams and pins, §5.5
    .rule = a bow that touches an enemy ship rams her, and is pinned.
cause-boarding = Boarding, §5.5
    .rule = after a ram both roll a die and add sound masts; the higher takes something.
cause-shooting = Shooting, §5.6
    .rule = cannon by cannon a roll above the rank hits, a 1 never.
cause-sinking = Sinking, §5.6
    .rule = what is sunk leaves the game with all aboard; between two, its gold is shared with the sinker.
cause-tow = Towing, §5.7
    .rule = a derelict touched at her bow may be taken in tow.
cause-scuttle = Scuttling, §5.7
    .rule = a roll of 5 or 6 lets an own derelict sink when the next turn begins.
cause-repair = Repairs, §5.7
    .rule = docked at home she regains one mast.
cause-terrain = Terrain, §5.8
    .rule = it is felt where a move first comes over it.
cause-explore = Exploring, §5.9
    .rule = what lies where she has been docked since the turn began may be taken.
cause-crew = Crew, §3.4
    .rule = crew aboard ships of their nation do what their cards say.
cause-events = Events, §3.5
    .rule = events are held in secret and played once.
cause-cargo = Cargo, §3.8
    .rule = what has no room goes ashore, or is lost.
cause-forts = Forts, §5.10
    .rule = a fort keeps gold like a home; its flags shoot once in each turn of its owner, and each hit on it takes one.
cause-end = The end, §7
    .rule = the game ends by gold, by fleets that cannot move, or with the last round; most gold wins.
line-any-spot = 1: an island lies anywhere.
line-far-home = 1: another’s home is the island farthest from all others.
line-near-berth = 1: a ship lies nearest to a wild island.
line-fair-wind = 2: Fair Wind, when two ships carry gold, or from the sixth round on.
line-explore-freely = 2: explore without an action.
line-forts = 2: shoot with a fort, and build one where home has twice its price.
line-repair = 2: repair, where two masts are lost.
line-explore = 2: explore, with room and coins to be had.
line-shoot = 2: shoot, where chances are good.
line-move = 2: move.
line-scuttle = 2: scuttle a derelict with gold before an enemy has it.
line-cards = 2: Mutiny, Sor Milagros, the Admiral’s Seal.
line-spare-spars = 2: Spare Spars for a ship with less than half her masts.
line-end = 2: end the turn.
line-hunt = 3: a ship with a Captain hunts.
line-homeward = 3: with gold aboard, or towing, she makes for home.
line-on-the-way = 3: but for an island with coins on the way.
line-retreat = 3: with less than half her masts she makes for home.
line-chase = 3: a strong ship chases a target near.
line-wild = 3: with room she makes for a wild island.
line-last-chase = 3: otherwise she chases the best target.
line-last-home = 3: nothing is left: home.
line-steer = 4: she sails where it is least far at the end.
line-go-about = 4: her first try leads about what is in the way.
line-stop = 4: she stops.
line-rich-target = 5: she shoots at most coins and fewest masts.
line-high-coin = 5: the highest coin.
line-worst-mast = 5: fire masts are lost first, then the worst gun.
line-best-mast = 5: the best gun is regained.
line-treasure = 5: treasure rather than crew.
line-rich-tow = 5: an enemy’s derelict first, then gold, then price.
line-first = 5: the first answer, and yes.
tried-passed = Not: { $line }
tried-followed = { $line }
tried-refused = { $choice }: { $reason }
score-home = Gold at home
    .tip = What was unloaded on the home island or in own forts and is still there.
score-aboard = Gold aboard
    .tip = With three players and more, what is aboard own ships that are neither wrecked nor lost.

### The table

list-comma = { ", " }
cause-long = { $name }: { $rule }
log-sails = { $far ->
    [none] { $vessel } sails.
   *[other] { $vessel } sails { $far }.
 }
log-stick = { $distance } mm
log-then = { ", then " }
log-treasures-seen = { $treasures ->
    [none] { $count } treasures of { $places } are looked at.
   *[other] { $places } shows { $treasures }.
 }
log-treasures-aboard = { $places } takes aboard { $treasures ->
    [none] { $count } coins
   *[other] { $treasures }
 }.
log-treasures-ashore = On { $places } now lie { $treasures ->
    [none] { $count } coins
   *[other] { $treasures }
 }.
ui-lesson-play = Face a corsair captain
ui-few-fleets = Two fleets make the sharpest game: whoever has brought home more than half of the gold wins at once.
ui-round = Round { $round } of { $most }
    .tip = A round is a turn of everybody. After { $most } rounds the most gold wins.
ui-points = gold
ui-points-now = Gold as things stand
ui-out-of-turn = A decision out of turn: the turn is that of { $pirate }.
ui-gold-home = { $gold } gold is home
    .tip = { $players ->
        [2] Whoever of the two has unloaded more than half of all gold wins at once.
       *[other] The game ends when all gold is unloaded, or after the last round. Gold aboard counts, too.
    }
ui-part-fleets = Fleets
ui-part-sheet = The ship
ui-part-small = The whole sea
ui-part-guns = Cannons
ui-fleets-wait = The sea is laid first: by turns, each player places islands. Then come homes, and then the ships, each at a berth of its home.
ui-guns = Guns
ui-move = Move
ui-hold = Hold
ui-do-move = Move
ui-do-shoot = Shoot
ui-do-explore = Explore
ui-do-repair = Repair
ui-do-explore-freely = Explore, free
ui-do-scuttle = Scuttle
ui-do-release = Let go
ui-do-drop-coin = Leave a { $value }
ui-of-nation = { $nation } · { $points ->
    [one] 1 point
   *[other] { $points } points
 }
ui-look-at = Look at { $vessel }
ui-small-chart = The whole sea. Click or drag to look elsewhere.
ui-whole-chart = Show the whole sea
ui-guns-of = Guns of { $vessel }
ui-guns-of-fort = Flags of the fort on { $island }
ui-fort-on = Fort on { $island }
ui-flag-at = Flag { $gun } at { $vessel }
ui-needs = { $distance } of { $most } mm, { $roll ->
    [7] no roll hits
   *[other] hits on { $roll } or more
 }
ui-rolls = { $roll ->
    [7] No roll hits
   *[other] Hits on { $roll } or more
 }
ui-has-fired = She has fired it.
ui-expected = { $count ->
    [one] One cannon: { $percent } for a hit.
   *[other] { $hits } hits expected; { $percent } for one at least.
 }
ui-chances = { $count ->
    [one] 1 gun: { $percent }
   *[other] { $count } guns: { $percent } for a hit
 }
ui-no-shot = { $by ->
    [gone] The cannon is gone.
    [range] Nothing is in range.
    [sail] Her own sail { $what } is in the way.
    [piece] { $what } is in the way.
   *[target] It is no target.
 }
ui-fire-so = { $choice }: { $percent }, rolls { $needs } or more
ui-enemy-reach = Enemy reach
    .tip = Shades all that enemy cannons reach from where they stand.
ui-ruler = { $distance } mm
ui-fire-all = Fire all
    .tip = Fires the cannon with the best chance, then the next, while one can hit. Where a hit leaves a choice, it is asked first.
ui-build-so = Build { $fort } for { $price } gold
ui-board-so = Board: { $own } and a die against { $foe } and a die, { $wins } to win, { $loses } to lose
ui-ram-so = { $choice }: { $percent } for a mast
ui-take-stick = Sail this stick. The digits 1 and 2 pick one, too.
ui-mast-so = { $choice }, with the cannon { $gun }
ui-sail-so = Sail { $distance } mm
ui-stop-here = Stop here
ui-cease-fire = Cease fire
ui-stowed = Ready to sail
ui-no = No
ui-take-nothing = Take nothing
ui-turn-so = { $stick }, { $side ->
    [ahead] straight ahead
    [port] { $degrees }° to port
   *[starboard] { $degrees }° to starboard
 }: up to { $most } mm{ $ends ->
    [clear] { "" }
   *[other] ; { $ends }
 }
ui-sail-to = { $distance } mm{ $ends ->
    [clear] { "" }
   *[other] : { $ends }
 }
ui-course = { $side ->
    [ahead] straight ahead
    [port] { $degrees }° to port
   *[starboard] { $degrees }° to starboard
 }, { $distance } of { $most } mm{ $ends ->
    [clear] { "" }
   *[other] ; { $ends }
 }
ui-ends = { $by ->
    [docks] docks at { $what }
    [raids] docks at { $what } to raid it
    [rams] rams { $what }
    [edge] at the mat’s edge
    [held] held by { $what }
    [home] keeps off { $what }
    [terrain] runs into { $what } after { $far } mm
   *[touches] touches { $what }
 }
ui-num-shot = A roll of { $roll } against rank { $rank }{ $more ->
    [0] { "" }
   *[other] , { $more } added
 }: { $percent } for a hit, as far as was seen. A 1 always misses.
ui-num-moved = { $vessel } turns { $side ->
    [ahead] nowhere
    [port] { $degrees }° to port
   *[starboard] { $degrees }° to starboard
 }; the bow goes { $distance } mm.
ui-num-rolled = { $why ->
    [fire] A { $roll }: 1 and 2 spread the fire, 3 and 4 do nothing, 5 and 6 take the mast.
    [ram] A { $roll }, that must be higher than the sound masts of who is rammed.
    [scuttle] A { $roll }: 5 and 6 let her sink.
    [reef] A { $roll } against { $masts } standing masts: lower breaks one.
    [grasp] A { $roll }: 1 to 3 hold her.
    [junk] A { $roll }: 5 and 6 keep her afloat.
    [second-wind] A { $roll }: only a 6 gives another action.
    [surgeon] A { $roll }: 4 to 6 save the crew, with Sor Milagros 3 to 6.
    [sea-anchor] A { $roll }: 5 and 6 keep both free.
   *[other] A { $roll }.
 }
ui-num-rammed = { $total } against { $masts } sound masts of { $target }: only a higher one costs a mast.
ui-num-boarded = { $vessel }: { $total }, of it { $masts } for sound masts.
ui-num-points = gold as things stand
foretold-rolled = A die is rolled for { $why }.
foretold-shot = A die decides whether it hits.
foretold-flipped = { $island } shows what it is.
foretold-explored = What lies there is looked at.
foretold-looked = Treasure is looked at.
foretold-turn = It is { $player }’s turn then.
score-why-home = { $points } gold was unloaded on { $island }{ $forts ->
    [0] { "" }
   *[other] { " " }or in forts
 }.
score-why-aboard = { $points } gold is aboard ships that are neither wrecked nor lost.
score-total = Gold
    .tip = Most gold wins. Ties go to more ships, creatures and crew that remain, then to more standing masts.
score-part = { $source } { $points }
ui-score-midway = Round { $round }: gold as things stand.
ended = Round { $round }: { $end }. { $count ->
    [one] { $players } has most gold: { $gold }.
   *[other] { $players } have most gold: { $gold } each. Units that remain decide, then masts.
 }

## What things explain

tip-win = Winning
    .tip = Most gold wins. Two players need more than half of all gold; the one who has unloaded that wins at once.
tip-gold = { $player }: { $home } gold
    .tip = { $players ->
        [2] It lies on the home island. { $left } more wins at once.
       *[other] It lies on the home island; { $aboard } more is seen aboard and counts at the end.
    }
tip-home = Home island
    .tip = Gold is unloaded here, fires go out and masts are repaired. Opponents keep 3 mm off, but Raiders, who alone may dock.
tip-masts = Masts
    .tip = Each sound mast carries a cannon and a sail. Hits and rams take masts. Without a sound mast a ship is a derelict.
tip-guns = Cannons
    .tip = The number is the rank: a roll higher than it hits. S and L say how far it reaches. Each standing cannon shoots once in a shoot action.
tip-gun = Cannon { $number }
    .tip = Rank { $rank }, range { $range }: it hits by a roll of { $least } or more.
tip-gun-gone = No cannon
    .tip = Its mast is gone. Repairs bring both back.
tip-gun-hits = Chance
tip-hold = Hold
    .tip = Crew, equipment and coins take one space each; unique treasures take none. Quartermasters and linked pairs make more room.
tip-coin = A coin of { $value }
    .tip = It becomes gold when it is unloaded at home.
tip-coin-down = Coins face down
    .tip = Nobody knows what coins on wild islands are worth until he has looked at them. Aboard only their owner knows.
tip-face-down = Face down
    .tip = Only its owner knows this card. It turns up when what it does first matters.
tip-crew-of = { $nation }, cost { $cost }. It works aboard ships of its nation.
tip-events = { $count ->
    [one] One event held
   *[other] { $count } events held
 }
    .tip = Events are held in secret, played free, and leave the game then.
tip-fire = Fire masts
    .tip = Before each action a die is rolled for each: 1 and 2 set another mast on fire, 5 and 6 burn it down. They go out at home.
tip-derelict = Derelicts
    .tip = A ship without a sound mast only explores and repairs. She can be towed by her bow, and scuttled.
tip-actions = Actions
    .tip = Move, shoot, explore or repair: one action for each ship and creature. All else is free.
tip-sticks = Sticks
    .tip = S is 50 mm, L 75 mm. She sails her sticks in any order, each once, and may turn before each; she may stop early.
tip-helm = At the helm
    .tip = Drag from the bow: the ghost turns by 5° and sails as far as the mouse. Let go, and a click on it or Enter sails there.
tip-cast-off = Casting off
    .tip = Whoever touches something when the move begins may turn to any heading; where her hull has no room she slides ahead.
tip-contact = Contact
    .tip = Touching something new ends the move: an island docks her, an enemy ship may be rammed.
tip-docking = Docking
    .tip = At home all treasure is unloaded at once. At a mysterious island a die is rolled.
tip-marker = Markers
    .tip = You leave one on an island that you have explored and sail away from. Who docks there again explores free.
tip-quay = On the quay
    .tip = Docked at home or at a wild island crew and equipment go ashore, come aboard or change ships, free.
tip-range = In range
    .tip = Range is measured from the cannon’s mast to the nearest part of the target.
tip-line = Lines of fire
    .tip = A line may not cross her own other sails, nor pass islands, icebergs, fog or other ships.
tip-hit = A hit
    .tip = It costs a mast of its owner’s choice; a ship without masts sinks. A natural 1 always misses.
tip-sinking = Sunk
    .tip = All aboard is lost. Between two players the treasure of a ship that was shot is halved, the odd gold to the shooter.
tip-ram = Rams
    .tip = A bow that touches an enemy ship rams her: a die higher than her sound masts costs her one.
tip-pinned = Pinned
    .tip = After a ram the rammer cannot move until her bow is free, or who was rammed has no sound mast.
tip-boarding = Boarding
    .tip = After a ram one party: both roll a die and add their sound masts. The higher takes a crew or a treasure.
tip-tow = In tow
    .tip = Touch the bow of a derelict with a move, and take her in tow: all aboard is yours. Towing leaves a move of S.
tip-scuttle = Scuttling
    .tip = An own derelict sinks by a 5 or 6 when your next turn begins, unless an opponent tows her away.
tip-repair = Repairs
    .tip = Docked at home, an action brings back one mast with its cannon.
tip-fog = Fog
    .tip = It ends move and turn. Whoever is lost in it comes out by a die at her next move.
tip-reef = Reefs
    .tip = A roll lower than her standing masts stops her and breaks one.
tip-sargasso = Sargasso
    .tip = It ends the move; the next one is a single S.
tip-iceberg = Icebergs
    .tip = Touching one costs a mast or segment. They drift by dice.
tip-whirlpool = Whirlpools
    .tip = They end the move, take a crew, a treasure or a mast, and may spit her out at another.
tip-exploring = Exploring
    .tip = Docked since the turn began, look at all that lies there and take what fits. The others do not see it.
tip-exchange = From ship to ship
    .tip = Own ships that touch exchange what they like; of an enemy’s derelict you take what you like.
tip-mystery-hidden = A mysterious island
    .tip = Its text is hidden. It turns up when the first ship docks.
tip-mystery = What it does
tip-fair-wind = Fair Wind
    .tip = Ships of the player in turn have one S more.
tip-doldrums = Doldrums
    .tip = The others’ pieces sail one stick a move.
tip-calm = Calm
    .tip = The rose is a compass. Winds come by events alone.
tip-vessel = { $player }, { $nation }. { $masts } of { $most } sound, move { $moves }, guns { $guns }.{ $state ->
    [lost] { " Lost in fog." }
    [scuttling] { " She sinks when her player’s turn begins." }
    [in-tow] { " In tow." }
    [wrecked] { " Wrecked on a reef." }
    [derelict] { " A derelict." }
    [pinned] { " Pinned." }
    [submerged] { " Under water." }
    [grasped] { " Held by a creature." }
   *[fine] { "" }
 }
tip-build-fort = Building a fort
    .tip = A ship docked at a wild island that her player has explored builds the fort of her nation there, without an action, if no enemy is within 3 mm of the island. Its price is paid from the gold at home and leaves the game. Each nation’s fort once a player.
tip-flags = The flags of a fort
    .tip = Once in each turn of its owner all flags may shoot, each at its own target, by rank and range as cannons do. Its own island is never in their way.
tip-fort-falls = The fall of a fort
    .tip = A hit takes a flag, which its owner chooses. A hit on a fort without flags destroys it, and the gold in it lies on the island again, face down.
tip-fort = A fort of { $player } on { $island }. Flags: { $guns }. Gold in it: { $gold }. To others the island is closed like a home.
tip-island = { $home ->
    [none] A wild island. { $coins ->
        [0] Nothing lies there.
        [one] One treasure lies there.
       *[other] { $coins } pieces of treasure lie there.
    }{ $known ->
        [0] { "" }
       *[other] { " " }You know of { $known } gold.
    }
   *[other] The home of { $home }.
 }

## The table in words

told-setup = Setting out
told-own = Your fleet: { $points } gold
told-fleet = { $player }: { $points } gold
told-kind = Sailed by: { $kind }
told-home = Home: { $island }
told-gold = Unloaded: { $gold } gold
told-events = Events held: { $count }
told-event = Event held: { $card }
told-order = In turn: { $players }
told-turn = { $player } gives orders
told-sea = The sea
told-ship = { $vessel }: { $masts } of { $most } masts sound{ $fire ->
    [0] { "" }
   *[other] , { $fire } on fire
 }; { $where ->
    [sea] at { $x }/{ $y } mm, heading { $heading }°
    [fog] lost in fog
   *[sunk] sunk
 }{ $state ->
    [fine] { "" }
    [lost] { "" }
    [scuttling] , scuttled
    [in-tow] , in tow
    [wrecked] , wrecked
    [derelict] , derelict
    [pinned] , pinned
   *[other] , held
 }
told-creature = { $vessel }: { $masts } of { $most } segments; { $where ->
    [sea] at { $x }/{ $y } mm
    [fog] lost in fog
   *[sunk] gone
 }{ $state ->
    [submerged] , under water
   *[other] { "" }
 }
told-guns = Guns from the bow: { $guns }; move { $moves }
told-hold = Hold of { $space }: { $things }
told-hold-empty = Hold of { $space }: empty
told-card = { $card }{ $shown ->
    [yes] { "" }
   *[no] { " (face down)" }
 }
told-hidden-crew = { $count } crew face down
told-hidden-gear = { $count } equipment face down
told-coins = { $count ->
    [one] one coin
   *[other] { $count } coins
 }{ $gold ->
    [0] { "" }
   *[other] , { $gold } gold known
 }
told-island = { $island } at { $x }/{ $y } mm: { $home ->
    [none] wild, { $coins ->
        [one] one treasure
       *[other] { $coins } treasures
    }
   *[other] home of { $home }
 }
told-fort = { $fort }, a fort of { $player } on { $island }, with { $gold } gold
told-terrain = { $terrain } at { $x }/{ $y } mm
told-score = Gold as things stand
told-source = { $source } { $points }. { $why }

## The shipyard

ui-yard = A fleet for { $total } points: { $cost } spent
ui-yard-left = { $left } left
ui-yard-done = Done
ui-yard-ships = Ships
ui-yard-creatures = Creatures
ui-yard-crew = Crew
ui-yard-equipment = Equipment
ui-yard-events = Events
ui-yard-kept = Kept
ui-yard-name = The name of the fleet
ui-yard-name-hint = A name, to keep this fleet
ui-yard-keep = Keep
ui-yard-discard = Discard: { $what }
ui-yard-fleet = The fleet
ui-yard-proposal = Propose: { $nation }
ui-yard-lot = By lot
ui-yard-empty = Nothing is chosen yet: so it is drawn by lot which fleet sails.
ui-yard-hull = { $moves } · hold { $cargo }
ui-yard-ship = { $name }: masts { $masts }, hold { $cargo }, { $moves }, { $guns } · { $cost }
ui-yard-creature = { $name }: segments { $masts }, { $moves }, { $guns } · { $cost }
ui-yard-priced = { $name } · { $cost }
ui-yard-moored = { $name } · { $cost }, hold { $taken } of { $space }
ui-yard-away = Send away: { $what }
