### Pirate Crusades in English: everything that a player reads about the game.
###
### A text may be put in other words, but its name stays, and so do the things in braces that begin with $: the game
### fills them in. A `.tip` is what hovering over a thing explains, a `.text` what is printed on a card.

game-pirate-crusades = Pirate Crusades
pirate-nobody = nobody
list-comma = { ", " }

## Colours of players

colour-yellow = yellow
    .name = Yellow
colour-purple = purple
    .name = Purple
colour-green = green
    .name = Green
colour-red = red
    .name = Red

## Setting up

option-game = Game
    .tip = The Short Game is a race for { $data-missions ->
        [one] one mission
       *[other] { $data-missions } missions
    }, at everybody’s own ship. The Long Game crosses a sea of 25 cards.
option-game-short = Short Game
option-game-long = Long Game
option-skin = Poker deck
    .tip = A delivery goes to any town of your own nation, as with a poker deck and two Jokers. The printed cards name a nation on each delivery instead.
option-skin-printed = Printed deck
option-skin-poker = Poker deck
option-rounds = Rounds
    .tip = After how many rounds the Long Game ends, if nobody is infamous before.
option-no-fishing = No fishing
    .tip = A captain whom you fled may not be attacked by you again until one of you has moved.

## Cards

card = { $rank } of { $suit }
card-joker = Joker { $rank }
rank-1 = Ace
rank-11 = Jack
rank-12 = Queen
rank-13 = King
suit-hearts = Hearts
suit-diamonds = Diamonds
suit-clubs = Clubs
suit-spades = Spades
suit-jokers = Jokers

# `.port` and `.ship` stand in missions.
nation-english = English
    .port = an English port
    .ship = an English ship
    .tip = The nation of all Hearts. Their cargo is Spices.
nation-spanish = Spanish
    .port = a Spanish port
    .ship = a Spanish ship
    .tip = The nation of all Diamonds. Their cargo is Food.
nation-french = French
    .port = a French port
    .ship = a French ship
    .tip = The nation of all Clubs. Their cargo is Ammunition.
nation-dutch = Dutch
    .port = a Dutch port
    .ship = a Dutch ship
    .tip = The nation of all Spades. Their cargo is Cloth.
nation-none = no nation
    .port = a port of your nation
    .ship = a ship
    .tip = Jokers have none. The captain of a Joker’s ship says who is friend and who is foe.
nation-other = another nation
    .port = a port of another nation
    .ship = a ship of another nation

cargo-spices = Spices
cargo-food = Food
cargo-ammunition = Ammunition
cargo-cloth = Cloth

class-pinnace = Pinnace
class-sloop = Sloop
class-cutter = Cutter
class-schooner = Schooner
class-brigantine = Brigantine
class-barque = Barque
class-corvette = Corvette
class-frigate = Frigate
class-galleon = Galleon
class-great-galleon = Great Galleon
class-ship-of-the-line = Ship of the Line
    .tip = A Jack: { $data-ship-of-the-line ->
        [one] one cannon
       *[other] { $data-ship-of-the-line } cannon
    } more in every combat.
class-fast-galleon = Fast Galleon
    .tip = A Queen: { $data-fast-galleon ->
        [one] one ton
       *[other] { $data-fast-galleon } tons
    } lighter when it flees.
class-flag-galleon = Flag Galleon
    .tip = A King: draws two missions at the magistrate’s and keeps one.
class-free-rover = Free Rover
    .tip = A Joker: no nation. Its captain says each time who is friend and who is foe, and its crew is always loyal.

bonus-safe-dock = Safe Dock
    .text = Docking never costs crew.
    .tip = Ace. You dock anywhere without losing a crew card.
bonus-double-press = Double Press
    .text = Gather { $data-double-press } crew at once.
    .tip = 2. Gather crew draws { $data-double-press ->
        [one] one card
       *[other] { $data-double-press } cards
    }, up to your limit.
bonus-rigged-for-speed = Rigged for Speed
    .text = Flees { $data-rigged-for-speed ->
        [one] one ton
       *[other] { $data-rigged-for-speed } tons
    } lighter.
    .tip = 3. You weigh { $data-rigged-for-speed ->
        [one] a ton
       *[other] { $data-rigged-for-speed } tons
    } less when you flee, besides what a Fast Galleon saves.
bonus-tough-crew = Tough Crew
    .text = { $data-tough-crew ->
        [one] One cannon
       *[other] { $data-tough-crew } cannon
    } more a combat.
    .tip = 4. { $data-tough-crew ->
        [one] One cannon
       *[other] { $data-tough-crew } cannon
    } more, once in every combat and duel.
bonus-powder-cache = Powder Cache
    .text = Once: { $data-powder-cache } cannon more.
    .tip = 5. Once: { $data-powder-cache } cannon more in a combat or duel, with at least one card. Then it is discarded.
bonus-extra-bunk = Extra Bunk
    .text = Room for { $data-extra-bunk } more crew.
    .tip = 6. Your crew limit is { $data-extra-bunk } higher.
bonus-press-gang = Press Gang
    .text = Crew may come from the discard.
    .tip = 7. Gather crew may take the top of the discard.
bonus-salvage = Salvage
    .text = Cargo may come from the discard.
    .tip = 8. Each cargo drawn in a trade or from a conquered town may be the top of the discard.
bonus-known-waters = Known Waters
    .text = The ship met may come from the discard.
    .tip = 9. The ship that you find may be the top of the discard.
bonus-known-coast = Known Coast
    .text = The town found may come from the discard.
    .tip = 10. The town that you head for may be the top of the discard.
bonus-loyal-hands = Loyal Hands
    .text = Disembarking never costs crew.
    .tip = Jack. All your crew comes along whenever you disembark.
bonus-sharp-trader = Sharp Trader
    .text = Your cargo counts { $data-sharp-trader ->
        [one] as it is
       *[other] { $data-sharp-trader } times
    }.
    .tip = Queen. Cargo that you give in a trade counts its tons { $data-sharp-trader ->
        [one] once
       *[other] { $data-sharp-trader } times
    }. Hand cards do not.
bonus-bribe = Bribe
    .text = Spices buy another mission.
    .tip = King. In port: discard a Spices cargo and an unfinished mission, and draw another mission.
bonus-cove-map = Cove Map
    .text = Once: to a Pirate Cove.
    .tip = Joker. Once, at sea: sail to a Pirate Cove. This card is the cove then.

# `.long` is a mission as it is read. $to is a port, $ship a ship: nation-….port and .ship.
mission-deliver = Delivery
    .long = Deliver { $tons } { $cargo } to { $to }
    .text = Deliver { $tons }+ { $cargo }
    .tip = Dock at such a town with cargo of the kind, of so many tons or more together. Cargo loaded in that very town does not count.
mission-prisoner = Prisoner
    .long = Take a prisoner to { $to }
    .text = Prisoner
    .tip = Dock at a town of that nation, but not at the one where the mission was taken.
mission-conquer = Conquest
    .long = Conquer { $to }
    .text = Conquer
    .tip = Win an attack on a town of that nation. If it is your own, any other nation’s will do.
mission-sink = Sinking
    .long = Sink { $ship }
    .text = Sink
    .tip = Beat a ship of that nation, or take the last card of such a player in a duel. If it is your own nation, any other’s will do.
mission-meet = Meeting
    .long = Meet a friendly ship
    .text = Meet a friend
    .tip = Look for a ship, and find a friendly one.

# What a card is drawn for.
draw-gather = crew
draw-crew = crew
draw-mission = a mission
draw-choice = two missions
draw-trade = cargo
draw-loot = loot
draw-cove-cargo = cargo of the cove
draw-disembark = the card for disembarking
draw-ship = the ship that is found
draw-escort = the escort
draw-town = the town that is found
draw-ally = a ship to help
draw-cove-ship = a ship of the cove
draw-cannon = the average cannon
draw-bonus = a bonus
draw-port = a port
draw-captain-ship = the captain’s ship
draw-treasure = the treasure
draw-coordinate = a place
draw-map-coordinate = the place of a treasure
draw-new-ship = a new ship

# Why cards have to be given up.
loss-crew-limit = more crew than the ship holds
loss-hold-limit = more cargo than the ship holds
loss-hurricane = the hurricane
loss-disembark = not all come along
loss-docking = somebody deserts
loss-prize-crew = a crew for the prize
loss-storm = the storm
loss-cannibals = the cannibals
loss-magistrate = the magistrate’s price
loss-curse = the curse

leg-move = what do you do
leg-attack = do you attack, or dock
    .alone = do you attack
leg-dock = do you dock

standing-docked = is in port
    .name = In port
    .tip = One docked action a turn. To get to sea, disembark.
standing-ready = is ready to sail
    .name = Ready to sail
    .tip = Sets sail with the next turn. Not at sea yet, and not back to port.
standing-sailing = is at sea
    .name = At sea
    .tip = Looks for a ship or heads for a town each turn. Whoever has no card left here is out.
standing-adrift = is adrift
    .name = Adrift
    .tip = At sea without crew: waits, or abandons ship.
standing-stranded = is stranded
    .name = Stranded
    .tip = Ashore without a ship.
standing-hostage = is a hostage
    .name = Hostage
    .tip = Skips its turns until it is put ashore or slips away.
standing-out = is out of the game
    .name = Out
    .tip = Out of the game.

## Where cards lie

place-deck = the deck
place-discard = the discard
place-ship = the ship
place-bonus = the bonus
place-hand = the hand
place-hold = a hold
place-mission = the missions
place-done = the missions done
place-town = the town
place-chest = the chest
place-prize = the prize
place-buried = buried
place-port = a port
place-ship-of = a captain’s ship
place-met = what is met
place-escort = the escort
place-cannon = the average cannon
place-ally = the help
place-chosen = the cards chosen
place-given = given up
place-laid = face down
place-looked = looked at
blue-place-deck = the Blue Sea deck
blue-place-discard = the Blue Sea discard
blue-place-unexplored = unexplored
blue-place-base = the sea
blue-place-storm = a storm
blue-place-at = a captain at sea
blue-place-player = a player’s captain
blue-place-hostage = a hostage
blue-place-box = the box

## The Blue Sea of the Long Game

heading-north = North
heading-east = East
heading-south = South
heading-west = West
isle-isla-de-aves = Isla de Aves
isle-serpent-cay = Serpent Cay
isle-the-brothers = The Brothers
isle-cayo-hueso = Cayo Hueso
isle-gallows-rock = Gallows Rock
isle-turtle-bank = Turtle Bank
isle-salt-tongue = Salt Tongue
captain-henry-morgan = Henry Morgan
captain-anne-bonny = Anne Bonny
captain-jack-rackham = Jack Rackham
captain-edward-teach = Edward Teach
captain-jacquotte-delahaye = Jacquotte Delahaye
captain-francois-l-olonnais = François l’Olonnais
captain-anne-dieu-le-veut = Anne Dieu-le-Veut
captain-pierre-le-grand = Pierre le Grand
captain-amaro-pargo = Amaro Pargo
captain-benito-de-soto = Benito de Soto
captain-miguel-enriquez = Miguel Enríquez
captain-piet-hein = Piet Hein
captain-laurens-de-graaf = Laurens de Graaf
captain-roche-braziliano = Roche Braziliano
captain-jan-janszoon = Jan Janszoon
flaw-lavish = Lavish
    .tip = Flaunting costs { $data-lavish-price ->
        [one] one doubloon
       *[other] { $data-lavish-price } doubloons
    }.
flaw-hot-blood = Hot blood
    .tip = Never flees.
flaw-rum-soaked = Rum-soaked
    .tip = The crew limit is { $data-rum-soaked } lower, but at least one.
flaw-notorious = Notorious
    .tip = Pays a crew card at every port, at friendly ones too.
flaw-no-cove = No cove
    .tip = Cannot dock at a Pirate Cove.
flaw-cannibals = Cannibals
    .tip = Every turn lost to a storm costs half the hand, after what the storm does itself.
flaw-barred-spain = Barred from Spain
    .tip = Cannot dock at Spanish ports.
flaw-small-boat = Small boat
    .tip = Never takes a ship larger than { $data-small-boat }. Towing is allowed.
flaw-pious = Pious
    .tip = Cannot attack towns.
flaw-no-quarter = No quarter
    .tip = One hostage at most. A further captain is discarded, a further player put ashore.
flaw-outcast = Outcast
    .tip = The magistrate costs { $data-outcast-price ->
        [one] a doubloon
       *[other] { $data-outcast-price } doubloons
    }, or else a crew card.
flaw-impatient = Impatient
    .tip = Buys no treasure maps.
flaw-wanted = Wanted
    .tip = Bigger enemy captains attack, whatever is aboard.
flaw-vendetta = Vendetta
    .tip = With a Spaniard to attack at the start of a sailing turn, must attack.
flaw-poor-haggler = Poor haggler
    .tip = Each sale of cargo pays { $data-poor-haggler ->
        [one] a doubloon
       *[other] { $data-poor-haggler } doubloons
    } less.
benefit-gain-bonus = a bonus
benefit-upgrade-ship = a larger ship
benefit-ships-surrender = smaller ships surrender
benefit-wins = the win
blue-tracker = Tracker
blue-wind = Wind to the { $heading }
blue-calm = Calm sea
blue-storm = Storm

## Phases

phase-setup = The cards are dealt.
    .name = Setting out
    .tip = Everybody gets a ship, a mission and { $data-hand } crew.
phase-round = Round { $round } begins.
    .name = Round
    .tip = A turn of everybody, clockwise.
phase-end-of-round = Round { $round } ends.
    .name = End of the round
    .tip = Storms and captains move, then comes an event.
phase-over = The game is over.
    .name = The end
    .tip = The game is over and the winner is told.

## What is asked

prompt-docked = { $seat }, what do you do in port?
prompt-at-sea = { $seat }, what do you do at sea?
prompt-sailing = { $seat }, at sea: { $leg }?
prompt-source = { $seat }, { $draw }: from where?
prompt-keep-mission = { $seat }, which mission do you keep?
prompt-trade = { $tons ->
    [0] { $seat }, which cards do you give for goods?
    [one] { $seat }, which cards do you give for goods? One ton so far.
   *[other] { $seat }, which cards do you give for goods? { $tons } tons so far.
}
prompt-buy = { $seat }, which holds do you give for other goods?
prompt-doubloons = { $seat }, how many doubloons do you give besides { $tons } tons?
prompt-sell = { $seat }, which holds do you sell?
prompt-make-room = { $seat }, which holds do you give up for the goods?
prompt-joker-trade = { $seat }, a Joker: as shown, or fill your holds from the discard?
prompt-fill = { $seat }, what do you load from the discard?
prompt-loot = { $seat }, do you load another cargo?
prompt-give-up = { $count ->
    [one] { $seat }, { $loss }: which card do you give up?
   *[other] { $seat }, { $loss }: which { $count } cards do you give up?
}
prompt-encounter = { $seat }, an enemy of strength { $strength }: what do you do?
prompt-commit = { $seat }, which crew fights? More than { $strength } guns.
prompt-powder = { $seat }, do you use the Powder Cache? More than { $strength } guns are needed.
prompt-pay = { $guns ->
    [one] { $seat }, beaten off: which crew is lost? At least one gun.
   *[other] { $seat }, beaten off: which crew is lost? At least { $guns } guns.
}
prompt-fleet = { $seat }, the treasure fleet, of strength { $strength }: do you fight it?
prompt-declare-ship = { $seat }, the { $ship } ({ $nation }): friend or foe?
prompt-declare-town = { $seat }, { $port } ({ $nation }): friend or foe?
prompt-challenge = { $seat }, whom do you fight?
prompt-flee = { $seat }, do you flee from { $other }?
prompt-duel = { $seat }, which card fights { $other }?
prompt-battle = { $seat }, which crew fights { $other }?
prompt-secret-powder = { $seat }, do you use the Powder Cache against { $other }?
prompt-plunder = { $seat }, what do you make of the { $ship } ({ $card })?
prompt-plunder-player = { $seat }, what do you take from { $other }?
prompt-dock = { $seat }, { $port } ({ $nation }): do you dock?
prompt-deliver = { $seat }, which { $cargo } do you deliver? At least { $tons } tons.
prompt-cove = { $seat }, the cove: what do you take?
prompt-cove-ship = { $seat }, which ship do you take?
prompt-bribe-spices = { $seat }, which Spices do you give?
prompt-bribe-mission = { $seat }, which mission do you give back?
prompt-relinquish = { $seat }, which mission do you give back?
prompt-seize = { $seat }, what do you do with the { $ship }?
prompt-bigger-ship = { $seat }, which ship do you buy?
prompt-acquire = { $seat }, which new ship do you take? Size { $most } at most.
prompt-cursed = { $seat }, a cursed treasure: do you take it?
prompt-adrift = { $seat }, you are adrift: what do you do?

## Answers, as they stand on buttons

choice-gather-crew = Gather crew
choice-magistrate = Visit the magistrate
choice-trade = Trade for goods
choice-buy = Buy goods
choice-sell = Sell goods
choice-attack-town = Attack the town
choice-buy-map = Buy a treasure map
choice-flaunt = Flaunt your wealth
choice-bigger-ship = Buy a bigger ship
choice-bribe = Bribe the magistrate
choice-relinquish = Give a mission back
choice-disembark = Disembark
choice-wait = Wait
choice-look-for-ship = Look for a ship
choice-head-for-town = Head for the nearest town
choice-cove-map = Sail to the cove
choice-move = Sail { $heading }
choice-attack-captain = Attack the captain
choice-attack-player = Attack { $other }
choice-dig = Dig
choice-end = End the turn
choice-from-deck = From the deck
choice-from-discard = The top of the discard
choice-play-joker = Play { $card } for it
choice-add = Add { $card }
choice-done = That is all
choice-card = { $card }
choice-doubloons = { $count ->
    [0] No doubloon
    [one] One doubloon
   *[other] { $count } doubloons
}
choice-as-shown = As shown
choice-fill = Fill the holds
choice-load = Load another
choice-stop = Load no more
choice-fight = Fight
choice-flee = Flee
choice-dump = Dump { $tons } { $cargo } ({ $card })
choice-challenge = Fight { $other }
choice-yield = Yield
choice-decline = Decline
choice-use-powder = Use the Powder Cache
choice-keep-powder = Keep the Powder Cache
choice-friend = Friend
choice-foe = Foe
choice-stay = Stay and fight
choice-take-crew = As crew
choice-take-cargo = As cargo
choice-take-mission = As a mission
choice-take-hold = Take { $tons } { $cargo } ({ $card })
choice-leave = Take nothing
choice-dock = Dock
choice-stay-out = Stay out
choice-cove-crew = Fill the hand with crew
choice-cove-ship = Another ship
choice-cove-mission = A mission and a cargo
choice-tow = Tow it as a prize
choice-swap = Take it for your own
choice-swap-and-tow = Take it, and tow the old one
choice-take-ship = Take the Joker as your ship
choice-regain = Regain the point and search on
choice-draw-on = Search on
choice-take-treasure = Take the treasure
choice-abandon-ship = Abandon ship
choice-longboats = Lower the longboats

## What happened, as it stands in the log

event-turn-began = The turn of { $seat }.
# A card that came from one place to another, by what that means; $card is none where it is hidden.
event-moved-ship = { $seat } gets a ship: the { $ship }, { $nation }, size { $size }.
event-moved-bonus = { $seat } gets a bonus: { $bonus }.
event-moved-mission = { $card ->
    [none] { $seat } gets a mission.
   *[other] { $seat } gets a mission: { $mission }.
}
event-moved-crew = { $card ->
    [none] { $seat } draws a crew card.
   *[other] { $seat } draws crew: { $card }.
}
event-moved-crew-from-discard = { $seat } takes crew from the discard: { $card }.
event-moved-looked = { $card ->
    [none] { $seat } looks at a card.
   *[other] { $seat } looks at { $card }.
}
event-moved-rejected = { $seat } rejects a mission: { $mission }.
event-moved-cargo = { $seat } loads { $tons } { $cargo } ({ $card }).
event-moved-cargo-from-discard = { $seat } loads { $tons } { $cargo } from the discard ({ $card }).
event-moved-given = { $seat } gives { $card }.
event-moved-chosen = { $seat } sends { $card } into the fight.
event-moved-laid = { $card ->
    [none] { $seat } lays a card face down.
   *[other] { $seat } lays { $card } face down.
}
event-moved-shown = { $seat } shows { $card }.
event-moved-overboard = { $tons } { $cargo } of { $seat } go overboard ({ $card }).
event-moved-deserts = { $card } deserts { $seat }.
event-moved-left-ashore = { $card } stays ashore; { $seat } sails without it.
event-moved-lost = { $seat } loses { $card }.
event-moved-joker = { $seat } plays { $card }.
event-moved-joker-spent = { $seat } discards { $card }, and fills the holds for it.
event-moved-powder = { $seat } uses up the Powder Cache.
event-moved-map = { $seat } follows the Cove Map.
event-moved-given-back = { $seat } gives a mission back: { $mission }.
event-moved-plunder-crew = { $seat } takes { $card } as crew.
event-moved-plunder-cargo = { $seat } takes { $tons } { $cargo } as cargo ({ $card }).
event-moved-plunder-mission = { $card ->
    [none] { $seat } takes a card as a mission.
   *[other] { $seat } takes a mission: { $mission }.
}
event-moved-robbed-crew = { $card ->
    [none] { $seat } takes a crew card of { $other }.
   *[other] { $seat } takes { $card } of { $other }.
}
event-moved-robbed-mission = { $card ->
    [none] { $seat } takes a mission of { $other }.
   *[other] { $seat } takes a mission of { $other }: { $mission }.
}
event-moved-robbed-hold = { $seat } takes { $tons } { $cargo } of { $other } ({ $card }).
event-moved-old-ship = { $seat } gives up the { $ship }.
event-moved-prize = { $seat } takes the { $ship } in tow.
event-moved-chest = { $seat } has a chest aboard, worth { $tons }.
event-reshuffled = The discard is shuffled into the deck.
event-hurricane = Deck and discard are empty: a hurricane sweeps over everybody.
event-nothing-drawn = { $seat } finds no card left: { $draw }.
event-stood = { $seat } { $standing }.
event-ship-sighted = { $seat } sights the { $ship }, { $nation }, size { $size }.
event-fleet-sighted = { $seat } sights the treasure fleet; its escort is the { $ship }, size { $size }.
event-town-sighted = { $seat } sights { $port }, { $nation }, size { $size }.
event-declared = { $friend ->
    [true] A friend of { $seat }.
   *[false] No friend of { $seat }.
}
event-docked = { $town ->
    [none] { $seat } docks.
   *[other] { $seat } docks at { $port }.
}
event-crew-called = { $loyal ->
    [true] { $card } is turned up for { $seat }: the whole crew comes along.
   *[false] { $card } is turned up for { $seat }: no more than { $crew } come along.
}
event-ally-came = Help for { $seat }: { $ship }, with { $size } guns.
event-ally-came-long = Help for { $seat }, ship × cannon: { $size } ({ $ship }).
event-fought = { $won ->
    [true] { $seat } wins, { $total } to { $strength }.
   *[false] { $seat } falls short, { $total } to { $strength }.
}
event-sunk = { $seat } sinks the { $ship }.
event-fleet-sunk = { $seat } sinks the treasure fleet.
event-conquered = { $seat } conquers { $port }.
event-fled = { $seat } flees.
event-beaten-off = { $guns ->
    [0] { $seat } is beaten off.
    [one] { $seat } is beaten off and owes one gun.
   *[other] { $seat } is beaten off and owes { $guns } guns.
}
event-challenged = { $seat } attacks { $other }.
event-stood-fast = { $seat } stays.
event-compared = { $seat } has { $total }, { $other } { $against }.
event-beat = { $seat } beats { $other }.
event-mission-done = { $seat } has completed a mission: { $mission }.
event-mission-lost = { $seat } loses a mission: { $mission }.
event-won = { $seat } wins!
event-nobody-won = Nobody wins.
event-scored = { $seat } has { $points } points.
event-blue-moved = { $card ->
    [none] A card of the Blue Sea moves to { $to }.
   *[other] { $card } moves to { $to }.
}
event-blue-reshuffled = The Blue Sea discard is shuffled into its deck.
event-sailed-to = { $seat } sails to { $location }.
event-uncovered = { $seat } uncovers { $location }: { $blue }.
event-captain-came = { $captain } appears on { $location }.
event-captain-drifted = { $captain } drifts to { $location }.
event-captain-left = { $captain } is gone from { $location }.
event-storm-stands = { $category ->
    [0] The storm on { $location } is over.
   *[other] A storm of category { $category } stands on { $location }.
}
event-storm-faded = The storm on { $location } fades to category { $category }.
event-storm-drifted = { $category ->
    [1] A storm drifts to { $location }.
   *[other] A storm drifts to { $location }, of category { $category } now.
}
event-storm-struck = A storm of category { $category } strikes { $seat }: the turn is lost.
event-destroyed = The storm destroys everything on { $location }.
event-port-changed = The port on { $location } is { $port } now.
event-captain-fought = { $attacking ->
    [true] { $captain } attacks { $seat } with strength { $strength }.
   *[false] { $seat } attacks { $captain }, whose strength is { $strength }.
}
event-captain-beaten = { $surrendered ->
    [true] { $captain } surrenders to { $seat }.
   *[false] { $seat } beats { $captain }.
}
event-surrendered = { $other } surrenders to { $seat }.
event-put-ashore = { $seat } puts { $captain } ashore.
event-landed = { $seat } is put ashore on { $location }.
event-seized = { $seat } seizes the { $ship }.
# $deed is the rule by which they come and go.
event-riches = { $riches ->
    [one] { $seat } has one doubloon now
   *[other] { $seat } has { $riches } doubloons now
} ({ $deed ->
    [magistrate] the magistrate’s price
    [reputation] wealth flaunted
    [treasure] treasure
    [seize] the prize in tow
    [new-ship] a new ship
    [fleet] the treasure fleet
    [missions] a mission
   *[market] at the market
}).
event-reputation = { $seat } has a reputation of { $reputation } now.
event-goods-loaded = { $seat } takes goods of { $tons } tons aboard.
event-benefits = { $holds ->
    [true] Reputation gives { $seat }: { $benefit }.
   *[false] { $seat } loses with the reputation: { $benefit }.
}
event-map-bought = { $location ->
    [none] { $seat } buys a treasure map.
   *[other] { $seat } buys a treasure map of { $location }.
}
event-dug = { $seat } digs up a treasure: { $card }, worth { $tons }.
event-cursed = The treasure of { $seat } is cursed.
event-drifted = { $seat } drifts to { $location }.
event-sea-event = The event: { $blue }.
event-sea-event-none = The event: open sea. Nothing happens.

## Why: the rules, each in a sentence

cause-long = { $name }: { $rule }
cause-setup = Setting up, §3.1
    .rule = Everybody gets a ship, a bonus if it is not among the largest, a mission, and { $data-hand } crew.
cause-round = Rounds, §1
    .rule = A round is one turn of everybody, clockwise from whoever begins.
cause-turn = A turn, §3.2
    .rule = One action a turn: in port or at sea; whoever is ready sets sail.
cause-drawing = Drawing, §2.5
    .rule = An empty deck is made of the discard; bonuses and Jokers may take the place of a draw.
cause-hurricane = Hurricane, §2.5
    .rule = When deck and discard are empty, all cargo and half of every hand are discarded and shuffled.
cause-limits = Limits, §2.5
    .rule = After every action hands and holds are no larger than the ship allows.
cause-gather-crew = Gather crew, §3.2
    .rule = In port a card is drawn into the hand, if there is room.
cause-magistrate = The magistrate, §3.2
    .rule = In port, whoever has no unfinished mission draws one; a Flag Galleon keeps one of two.
cause-relinquish = Relinquish, §3.2
    .rule = In port an unfinished mission may be discarded.
cause-bribe = Bribe, §2.1
    .rule = With the bonus, Spices and an unfinished mission buy another mission.
cause-trade = Trade, §3.3
    .rule = Cards are discarded, and cargo is drawn until it has as many tons, or the holds are full.
cause-joker-trade = A Joker in a trade, §3.3
    .rule = It is ten tons as shown, or the free holds are filled from the discard.
cause-disembark = Disembark, §3.4
    .rule = A card is drawn: of the own nation all come along, else as many as its crew.
cause-look-for-ship = Look for a ship, §3.5
    .rule = A ship is turned up: a friend gives a card, an enemy is fought, fled, passed on or yielded to.
cause-fleet = The treasure fleet, §3.5
    .rule = A Joker turned up is the treasure fleet; beaten together with its escort it is a completed mission.
cause-beaten-off = Beaten off, §3.5
    .rule = Whoever yields or falls short loses hand cards with as many guns as the ship’s value, or all.
cause-head-for-town = Head for a town, §3.6
    .rule = A town is turned up: a friend lets you dock for nothing, another for a crew card that is not the last.
cause-cove = Pirate Cove, §3.6
    .rule = In a cove one of three: a full hand, one of two ships, or a mission and a cargo.
cause-combat = Combat, §3.7
    .rule = The guns of the cards chosen must be more than the strength; all of them are discarded.
cause-attack-town = Attack the town, §3.7
    .rule = A town has { $data-town-strength } times its size as strength, in the Long Game { $data-long-town-strength } times.
cause-plunder = Plunder, §3.7
    .rule = A ship that was sunk is taken as crew, cargo or mission, or left.
cause-loot = Loot, §3.7
    .rule = In a conquered town cargo is drawn while holds are free.
cause-duel = Duel, §3.8
    .rule = Both may flee, then both show a card; the higher one wins, and the winner takes the other card and one thing more.
cause-missions = Missions, §2.1
    .rule = Missions that can be completed are completed, the oldest first.
cause-end = The end, §3.9
    .rule = { $data-missions ->
        [one] One mission wins
       *[other] { $data-missions } missions win
    } at once; after the last round the most missions do, then the most cards in hand and holds.
cause-reputation = Reputation, §2.2
    .rule = Each step gives its benefit when it is first reached, and takes it when it is lost.
cause-market = Buying and selling, §4.2
    .rule = Doubloons and cargo are exchanged: { $data-one-tons }, { $data-two-tons } and { $data-three-tons } tons for one, two and three.
cause-move = Moving, §4.3
    .rule = A step to the next card, never against the arrow of the one that is left.
cause-captain = Captains, §4.4
    .rule = A captain’s strength is the ship’s value times the average cannon.
cause-seize = Seizing, §4.4
    .rule = A ship that surrendered is left, towed, or taken.
cause-dock = Docking, §4.5
    .rule = Docking pays for chest, prize, hostages and missions.
cause-treasure = Treasure, §4.5
    .rule = A map leads to a buried card; dug up, it is a chest for the next port.
cause-battle = Combat between players, §4.6
    .rule = Both choose cards in secret; the higher total takes the other captain hostage.
cause-end-of-round = The end of a round, §4.7
    .rule = Storms, captains and adrift players move with the wind.
cause-sea-event = The event, §4.7
    .rule = A Blue Sea card is drawn: a captain, a storm, a port that changes hands, or nothing.
cause-storm = Storms, §4.8
    .rule = A storm costs the turn, from two cards on half the hand, from three on the cargo; { $data-most-storms } destroy.
cause-adrift = Adrift, §4.9
    .rule = Without crew a ship drifts until it is abandoned, or a captain comes.
cause-new-ship = A new ship, §4.9
    .rule = Whoever is stranded pays reputation or riches for a new ship.
cause-decisions = Decisions, §5
    .rule = Where only one answer is possible it is given without asking.

## Why not: what forbids a choice

reason-not-asked = Something else is asked.
reason-crew-full = Your ship holds no more crew.
reason-no-crew = You have no crew in hand.
reason-mission-open = You have an unfinished mission.
reason-no-mission = You have no unfinished mission.
reason-nothing-to-give = You have nothing to give for it.
reason-holds-full = No hold would be free.
reason-no-town = There is no town to attack here.
reason-cove = A cove is not attacked.
reason-own-nation = It is of your own nation.
reason-conquered = You have conquered it during this stay.
reason-too-strong = Your whole hand does not beat it.
reason-no-bonus = You lack the bonus for it.
reason-no-spices = You have no Spices aboard.
reason-discard-empty = The discard is empty.
reason-no-joker = You have no Joker in hand.
reason-out-of-order = Cards are chosen in their order.
reason-not-there = That card cannot be chosen.
reason-no-such-set = No set with it would do.
reason-not-enough = It is not enough yet.
reason-not-lighter = You are not lighter.
reason-dumping-is-no-help = Even without cargo you would not be lighter.
reason-nobody-there = There is nobody to be fought.
reason-last-card = Your last card may not desert.
reason-loser-has-none = The loser has none.
reason-too-few-doubloons = You have too few doubloons.
reason-too-few-tons = It takes { $data-one-tons ->
        [one] one ton
       *[other] { $data-one-tons } tons
    } at least.
reason-no-map = You have no treasure map.
reason-has-map = You have a map already.
reason-has-chest = You have a chest aboard.
reason-no-such-ship = The discard has no ship of that size.
reason-against-the-wind = The wind blows the other way.
reason-off-the-grid = The sea ends there.
reason-no-port = There is no port here.
reason-no-treasure-here = Your treasure lies elsewhere.
reason-storm = A storm rages here.
reason-flaw = Your captain’s flaw forbids it.
reason-has-prize = You tow a prize already.
reason-too-late = That part of the turn is over.
reason-too-early = Not yet.
reason-fought-already = You have fought there in this turn.
reason-fled-before = You fled it before.
reason-nothing-to-regain = There is no point to regain.
reason-ship-there = There is a fitting ship in the discard.
reason-other-game = Only in the other game.

## Score

score-missions = Missions ({ $data-mission-points } each)
    .name = Missions
    .tip = { $data-mission-points } for each completed mission.
score-cards = Cards
    .name = Cards
    .tip = { $data-card-points } for each card in hand and holds. They decide between equal missions.
score-rounds = Rounds
    .name = Rounds
    .tip = Alone: { $data-round-points } off for each round.
score-out = Out
    .name = Out
    .tip = Out of the game.
score-total = Total
    .tip = In the Short Game { $data-missions ->
        [one] one mission wins
       *[other] { $data-missions } missions win
    } at once, in the Long Game a reputation of { $data-infamous }. After the last round the most points win.
score-part = { $source } { $points }
score-why-missions = { $count ->
    [0] No mission completed: { $points }.
    [one] One mission completed: { $points }.
   *[other] { $count } missions completed: { $points }.
}
score-why-cards = { $count ->
    [0] No card in hand and holds: { $points }.
    [one] One card in hand and holds: { $points }.
   *[other] { $count } cards in hand and holds: { $points }.
}
score-why-rounds = { $count ->
    [one] One round played: { $points }.
   *[other] { $count } rounds played: { $points }.
}
score-why-out = { $count ->
    [0] Not out: { $points }.
   *[other] Out of the game: { $points }.
}

## Who leads a ship without a person, and what it tries

tried-refused = { $choice }: { $reason }
line-least-worth = Gives up the crew of least worth.
line-lightest = Dumps the lightest cargo.
line-cheapest-set = Pays with what is worth least, then with the fewest cards.
line-joker-look = A Joker finds the treasure fleet, if no mission is to meet a friend and the other cards have more than 20 guns.
line-top-of-discard = Takes the top of the discard, if it is worth it.
line-deck = Else draws from the deck.
line-keep-mission = Keeps the easier mission: deliveries of few tons first, then meeting and prisoner, sinking, conquest.
line-fill-holds = Fills the holds, if the discard has the tons that it lacks.
line-as-shown = Else the Joker is as shown.
line-loot = Loots all.
line-cove-crew = Cove: crew, with less than half a hand.
line-cove-ship = Cove: another ship, if its own is smaller than five and has no cargo.
line-cove-mission = Cove: else a mission and a cargo.
line-larger-ship = Takes the larger ship.
line-magistrate = In port: visits the magistrate.
line-relinquish = In port: gives a conquest back, if its crew limit is less than four; in the Long Game always, and any mission while nothing at sea is worth the way.
line-attack-town = In port: attacks, if that fulfils a conquest and the hand suffices.
line-trade = In port: trades for goods that it lacks.
line-trade-wrong-cargo = Gives all cargo that it does not need.
line-trade-hand = Gives hand cards but the best two.
line-gather = In port: gathers as much crew as its mission takes.
line-disembark = In port: else disembarks.
line-cove-map = At sea: follows the Cove Map with two cards or fewer.
line-look = At sea: looks for a ship that its mission wants.
line-head = At sea: else heads for a town.
line-dock-for-mission = Docks where a mission is completed.
line-dock-to-conquer = Docks where it could conquer.
line-dock-for-goods = Docks for goods that it lacks.
line-dock-for-magistrate = Docks for a mission.
line-dock-for-crew = Docks with its last card, where that is free.
line-stay-out = Else stays out.
line-declare = Calls it what serves it better.
line-fight = Fights, if two cards are left, or one for a mission.
line-flee = Flees.
line-challenge = Challenges a player, with a card of eight or more.
line-fight-with-all = Fights, if one card is left.
line-dump = Dumps the lightest cargo that it does not need.
line-yield = Else yields.
line-fleet = Fights the treasure fleet, if the hand suffices.
line-powder = Uses powder only where it decides.
line-plunder-cargo = Plunder: as cargo that it needs.
line-plunder-mission = Plunder: as a mission, if it has none and it is to meet, to sink or a prisoner.
line-plunder-crew = Plunder: as crew.
line-plunder-left = Plunder: else left.
line-best-card = Duel: the best card.
line-flee-duel = Duel: flees, if its best guns are fewer than eight.
line-stay-in-duel = Duel: else stays.
line-take-wanted-hold = Takes a hold that it needs.
line-take-mission = Takes a mission.
line-take-crew = Takes crew.
line-take-heaviest-hold = Takes the heaviest hold.
line-flaunt = In port: flaunts its wealth, unless a ship below 5 can first be made bigger.
line-bigger-ship = In port: buys a bigger ship while its own is below 6.
line-sell-all = In port: sells all cargo.
line-buy-map = In port: buys a treasure map with fewer than six doubloons.
line-dock-here = Docks where something aboard pays, or where it is free for want of a mission or of crew.
line-dig = Digs up its treasure.
line-attack-captain = Attacks a captain whose ship its crew outweighs three times.
line-attack-player = Attacks a player whose crew its own outweighs.
line-steer-for = Steers for the place worth most for the way, or where nothing is, for a port that receives it.
line-all-but-least = Battle: commits all but the least card.
line-tow-ship = Tows a ship with three cards or more.
line-leave-ship = Else leaves a ship.
line-regain-point = Regains the point of reputation.
line-leave-curse = Leaves a cursed treasure.
line-abandon-ship = Adrift: abandons the ship, else lowers the longboats, else waits.
line-last = No line tells what to do: the last answer listed.

## What the desktop says of all games, and otherwise here

ui-round = Round { $round } of { $most }
    .tip = A round is a turn of everybody. After { $most } rounds the most missions win.
ui-points = points
ui-solo = Alone you sail against the sixty rounds: the fewer you need, the better.
ui-out-of-turn = A decision out of turn: the turn is that of { $pirate }.
ui-lesson-play = Face two rovers
ui-num-drawn = { $count } of the { $all } cards that it could be were these: { $suit }, { $percent }.
ui-points-now = Points as things stand

## The desktop's table. $nation is english, spanish, french, dutch or none

ui-of-rounds = of { $most }
ui-round-title = Round { $round }
ui-phase-port = In port
    .tip = One docked action a turn. Disembark to get to sea.
ui-phase-ready = Ready to sail
    .tip = Sets sail with the next turn.
ui-phase-sea = At sea
    .tip = Looks for a ship or heads for a town, every turn. Without a card in hand you are out here.
ui-part-own = Your own ship
ui-part-piles = Deck and discard
ui-part-race = The ransom

ui-card = { $ship }, { $card }
ui-card-titled = { $card }, { $nation ->
    [english] English
    [spanish] Spanish
    [french] French
    [dutch] Dutch
   *[none] no nation
}
ui-use-ship = Ship: { $ship }, { $class }, size { $size }, with room for { $crew } crew and { $crew } holds.
ui-use-port = Port: { $port }, size { $size }.
ui-use-crew = Crew: { $guns ->
    [one] one gun
   *[other] { $guns } guns
}.
ui-use-cargo = Cargo: { $tons ->
    [one] one ton
   *[other] { $tons } tons
} of { $cargo }.
ui-use-mission = Mission: { $mission }.
ui-use-bonus = Bonus: { $bonus }. { $text }
ui-jokers = Jokers
tip-nation = { $nation ->
    [english] English
    [spanish] Spanish
    [french] French
    [dutch] Dutch
   *[none] No nation
}
    .tip = { $nation ->
        [none] Jokers have no nation. As cargo they are { $cargo }.
       *[other] Ships, towns and crew of your own nation are your friends. As cargo these cards are { $cargo }.
    }

ui-own-ship = Your ship
ui-about-ship = { $class }, size { $size }: { $crew } crew, { $holds } holds
ui-allegiance = { $nation ->
    [english] English
    [spanish] Spanish
    [french] French
    [dutch] Dutch
   *[none] No nation
}, { $where ->
    [town] docked at { $town }
    [neutral] in the neutral port
    [ready] ready to sail
    [sea] at sea
   *[out] out of the game
}
ui-weight = { $weight } = { $size } ship + { $tons } cargo{ $less ->
    [0] { "" }
   *[other] { " " }− { $less }
}
ui-holds = Holds { $count } of { $most }
ui-no-mission = No mission
    .tip = The magistrate of any port has one.
ui-mission-hidden = A mission
ui-mission-aboard = { $tons } of { $needed } { $cargo } aboard
ui-mission-taken = { $where ->
    [town] Not at { $town }, where it was taken.
   *[neutral] Any such port will do.
}
ui-mission-attack = { $whom ->
    [any] It is your own nation: conquer a port of any other.
   *[nation] Win an attack on a port: { $nation ->
        [english] English
        [spanish] Spanish
        [french] French
        [dutch] Dutch
       *[none] any
    }.
}
ui-mission-fight = { $whom ->
    [any] It is your own nation: sink a ship of any other.
   *[nation] Beat a ship: { $nation ->
        [english] English
        [spanish] Spanish
        [french] French
        [dutch] Dutch
       *[none] any
    }.
}
ui-mission-friend = Look for a ship until it is a friendly one.
ui-stands-neutral = neutral port
ui-stands-ready = sets sail
ui-stands-at-sea = at sea
ui-stands-out = out

tip-ship = { $ship }, ship of { $pirate }
    .tip = Room for { $crew } cards in hand and { $holds } holds. { $class ->
        [line] Ship of the Line: { $data-ship-of-the-line ->
            [one] one cannon
           *[other] { $data-ship-of-the-line } cannon
        } more in every combat.
        [fast] Fast Galleon: { $data-fast-galleon ->
            [one] one ton
           *[other] { $data-fast-galleon } tons
        } lighter when it flees.
        [flag] Flag Galleon: keeps one of two missions at the magistrate’s.
        [rover] Free Rover: no nation; its captain says who is friend and who is foe, and its crew is always loyal.
       *[other] { "" }
    }
tip-crew = Crew: { $crew } of { $crew-limit }
    .tip = Cards in hand of { $pirate }. Whoever is at sea without one is out.
tip-holds = Holds: { $holds } of { $hold-limit }
    .tip = Cargo of { $pirate }: one card a hold, for all to see.
tip-weight = Weight: { $weight }
    .tip = Ship { $size } and cargo { $tons }{ $less ->
        [0] { "" }
       *[other] , { $less } less when fleeing
    }. The strictly lighter ship may flee.
tip-cargo = { $tons ->
    [one] One ton
   *[other] { $tons } tons
} of { $cargo }
    .tip = { $where ->
        [town] Loaded at { $town }, and never delivered there.
       *[neutral] It may be delivered anywhere.
    } Aboard the ship of { $pirate }.
tip-bonus = A bonus of { $pirate }.
tip-at-cove = { $town }, Pirate Cove
    .tip = { $pirate } is docked there. A cove is friendly, is never attacked, and completes no mission.
tip-in-port = { $town }
    .tip = { $pirate } is docked there: { $nation ->
        [english] an English port
        [spanish] a Spanish port
        [french] a French port
        [dutch] a Dutch port
       *[none] a port
    } of size { $size }.
tip-in-neutral = The neutral port
    .tip = { $pirate } is docked there. It is friendly to everybody, is never attacked, and completes no mission.
tip-ready = Ready to sail
    .tip = { $pirate } has disembarked and sets sail with its next turn: not at sea yet, and not back to port.
tip-at-sea = At sea
    .tip = { $pirate } looks for a ship or heads for a town each turn, and can be challenged.
tip-out = Out of the game
    .tip = { $pirate } has lost the last card at sea.
tip-player = { $pirate }
    .tip = { $done ->
        [0] No mission completed
        [one] One mission completed
       *[other] { $done } missions completed
    }, { $open ->
        [0] none open
        [one] one open
       *[other] { $open } open
    }.
tip-seal = A seal of the ransom
    .tip = Completed: { $mission }.
tip-letter = A mission, face down
    .tip = Only its owner knows it.

ui-deck = Deck { $count }
    .tip = { $count ->
        [0] Empty: when a card is wanted, the discard is shuffled.
       *[other] Nobody knows its order.
    }
ui-discard = Discard { $count }
    .tip = It lies open. Some bonuses take its top card instead of drawing; a Joker in a trade takes what it likes.
ui-unseen = Unseen { $count }
    .tip = Cards that you see nowhere: in the deck, in hands, or face down with others.
ui-odds-unseen = Each of them may be the next card of the deck. In 2: at least one of two is.
ui-and-more = { $count ->
    [one] and one more
   *[other] and { $count } more
}
ui-race = The ransom: { $count } seals
ui-race-first = first to { $count } wins
ui-ahead = What may come
    .tip = How likely the next card is this, as far as you know.
ui-odds-friend = A friend: { $percent }
ui-odds-declared = A friend or a foe, as you say: { $percent }
ui-odds-beaten = An enemy that your hand beats: { $percent }
ui-odds-fled = An enemy that you could flee: { $percent }
ui-odds-joker = A Joker: { $percent }

## The stage

ui-ship-size = { $class }, size { $size }
ui-town-size = Town, size { $size }
ui-town-conquered = conquered
ui-town-friendly = friendly: docked free
ui-town-unfriendly = not of your nation

ui-sign-tavern = Gather crew
    .text = draw { $count }, hand { $crew } of { $limit }
    .tip = Draw a card into your hand, as long as the ship has room.
ui-sign-magistrate = Magistrate
    .text = { $flag ->
        [yes] keep one of two
       *[no] draw a mission
    }
    .tip = Without an unfinished mission: draw one, face down.
ui-sign-market = Market
    .text = up to { $tons } tons to give
    .tip = Give cards of hand and holds, and draw cargo for their tons.
ui-sign-fort = Fort
    .text = { $guns } guns; more than { $strength } win
    .tip = Attack the town: with more guns than its strength you conquer it.
ui-sign-anchor = Disembark
    .text = { $loyal ->
        [yes] your whole crew comes along
       *[no] some crew may stay ashore
    }
    .tip = Draw a card: of your nation, all come along; else as many as its crew. Then you are ready to sail.
ui-sign-wait = Wait
    .text = nothing happens
    .tip = Let the turn go by. Key: { $key }.
ui-sign-bribe = Bribe
    .text = Spices for a new mission
    .tip = Discard a Spices cargo and an unfinished mission, and draw another mission.
ui-sign-relinquish = Give back
    .text = a mission, for nothing
    .tip = Discard an unfinished mission, so that the magistrate has another for you.
ui-sign-spyglass = Look for a ship
    .text = friend or enemy
    .tip = Turn up a card: the ship that you meet.
ui-sign-shore = Nearest town
    .text = to dock there
    .tip = Turn up a card: the town that lies before you.
ui-sign-map = Cove Map
    .text = used once
    .tip = Sail to a Pirate Cove by your bonus.
ui-sign-cove-crew = Crew
    .text = { $count ->
        [0] your hand is full
        [one] draw one card
       *[other] draw { $count } cards
    }
    .tip = Fill your hand from the deck, up to your limit.
ui-sign-cove-ship = Another ship
    .text = one of two; cargo lost
    .tip = Draw two cards and take one as your ship. The other, the old ship and all cargo are discarded.
ui-sign-cove-mission = Mission and cargo
    .text = one of each
    .tip = Draw a mission, though you may have others, and a cargo.

ui-fight = Fight
ui-fight-could = your whole hand
ui-fight-joker = a Joker may always try
ui-fight-needed = { $count } needed
ui-yours = yours
ui-her-size = her size
ui-its-strength = its strength
ui-term-crew = crew
ui-term-ally = help
ui-term-nation = { $nation ->
    [english] English
    [spanish] Spanish
    [french] French
    [dutch] Dutch
   *[none] own
}
ui-term-line = Line
ui-term-tough = Tough
ui-term-powder = powder
ui-sunk-by = { $count ->
    [one] you win by one
   *[other] you win by { $count }
}
ui-short-by = { $count ->
    [one] you need one more
   *[other] you need { $count } more
}
ui-short-of-powder = enough with the Powder Cache
ui-could-sink = your hand can sink her
ui-too-strong = too strong for your hand
ui-flee = Flee
ui-flee-needed = only if strictly lighter
ui-lighter = { $count ->
    [one] lighter by one: may flee
   *[other] lighter by { $count }: may flee
}
ui-not-lighter = { $count ->
    [0] equally heavy
    [one] heavier by one
   *[other] heavier by { $count }
}
ui-pan-ship = { $size } ship
ui-pan-cargo = + { $tons } cargo
ui-pan-cannon = + { $tons } cannon
ui-pan-less = − { $less } fast
ui-duel = Duel

ui-take-cannon = The card of the cannon is yours
ui-take-ship = The { $ship } is yours
ui-take-of = Plunder { $pirate }
ui-take-one = one of these
ui-if-sunk = If you sink the { $ship }
ui-if-fleet = If you sink the treasure fleet
ui-if-fleet-seal = The Joker is a mission completed: a seal.
ui-if-fleet-mission = The escort completes: { $mission }.
ui-if-fleet-short = What you send is lost, whether it is enough or not.
ui-as-crew = Crew { $guns }
ui-as-cargo = { $cargo } { $tons }
ui-a-crew-card = A crew card
ui-a-hold = A hold
ui-a-mission = Mission
    .text = a random one
ui-hand-of = hand { $crew } of { $limit }
ui-holds-of = holds { $holds } of { $limit }
ui-leave = Leave
    .text = take nothing
ui-at-market = At the market
ui-market-tons = { $aboard } tons aboard + { $hand } in hand = { $all }
ui-holds-free = { $count ->
    [0] no hold free
    [one] one hold free
   *[other] { $count } holds free
}
ui-if-docked = If you dock at { $town }
ui-docking-friendly = A friendly town: it costs nothing.
ui-docking-safe = Safe Dock: it costs nothing.
ui-docking-costs = It costs a crew card, never your last.
ui-sum-pay = Beaten off
ui-sum-deliver = Deliver
ui-sum-fill = From the discard
ui-sum-over = more cards than it takes
ui-magistrates-two = Missions to choose from
ui-sum-trade = For goods
ui-click-cards = click cards
ui-unit-guns = guns
ui-unit-cards = cards
ui-unit-tons = tons
ui-needed = needed
ui-term-card = card
ui-term-tons = tons
# A set that is gathered: $sum of $needed, $count cards.
ui-set-fight = Fight with { $sum ->
    [one] one gun
   *[other] { $sum } guns
} against { $needed } ({ $count ->
    [one] one card
   *[other] { $count } cards
})
ui-set-pay = Lose { $sum ->
    [one] one gun
   *[other] { $sum } guns
} of { $needed } ({ $count ->
    [one] one card
   *[other] { $count } cards
})
ui-set-deliver = Deliver { $sum ->
    [one] one ton
   *[other] { $sum } tons
} of { $needed } ({ $count ->
    [one] one card
   *[other] { $count } cards
})
ui-set-give-up = Give up { $sum } of { $needed } ({ $count ->
    [one] one card
   *[other] { $count } cards
})
ui-set-fill = Load { $sum ->
    [one] one ton
   *[other] { $sum } tons
} ({ $count ->
    [one] one card
   *[other] { $count } cards
})
ui-set-trade = Give { $sum ->
    [one] one ton
   *[other] { $sum } tons
} ({ $count ->
    [one] one card
   *[other] { $count } cards
})

## The Long Game at the desktop's table

ui-long-round = Round { $round } of { $most }
    .tip = A round is a turn of everybody; then storms and captains drift, and an event comes. After { $most } rounds the highest reputation wins.
ui-phase-captains = Captains
    .tip = Everybody has a turn: in port an action; at sea move, attack and dock, or dig.
ui-phase-drift = Storm and drift
    .tip = Storms, captains and players adrift go with the wind; those who meet then fight or help.
ui-phase-event = Event
    .tip = A Blue Sea card is turned up: a captain or a storm appears, or a port changes hands.
ui-part-here = The sea around
ui-look-out = Look at the sea
    .tip = Shows the whole sea. Nothing is decided by it.
ui-look-in = Back into port
    .tip = Shows the port again, with what can be done there.
ui-sea-turn-lost = turn lost
ui-sea-turn-up = uncover
ui-sea-ahead = What may come up
    .tip = How likely the next card of the Blue Sea is this, as far as anybody knows. Captains and storms stay there, and another card is turned up.
ui-odds-open-sea = Open sea: { $percent }
    .name = Open sea
ui-odds-island = An island with its port: { $percent }
    .name = Island
ui-odds-captain = A captain: { $percent }
    .name = Captain
ui-odds-storm = A storm: { $percent }
    .name = Storm
ui-here = Here: { $captain }, { $nation ->
    [english] English
    [spanish] Spanish
    [french] French
    [dutch] Dutch
   *[none] no nation
}
ui-here-attack = if you attack
ui-against = Against { $captain }
ui-his-strength = strength
ui-strength-of = { $size } × the cannon drawn
ui-whole-crew = your whole crew
ui-your-crew = { $total ->
    [one] one gun
   *[other] { $total } guns
}
ui-cannon-of = A cannon of this value
    .tip = { $count ->
        [0] None of the { $all } unseen cards.
        [one] One of the { $all } unseen cards.
       *[other] { $count } of the { $all } unseen cards.
    }
ui-outlook-yields = yields
    .tip = Your whole crew comes to more than double, or your reputation is enough: a surrender, and the ship can be seized.
ui-outlook-taken = taken
    .tip = Your whole crew comes to more than the strength: the captain is your hostage.
ui-outlook-fled = fled
    .tip = Too strong, but you are lighter and can flee.
ui-outlook-beaten = beaten
    .tip = Too strong, and you cannot flee: crew, the heaviest hold and a chest are lost.
ui-outlook-fleet = fleet
    .tip = A Joker: the treasure fleet, with an escort and another cannon.
ui-of-all = { $count } of { $all }
ui-win-captain = More than { $strength }: the captain is your hostage.
ui-win-double = More than { $double }: a surrender, +1 reputation, and the ship is yours to seize.
ui-win-fleet = More than { $strength }: your hostage, +1 doubloon, +1 reputation.
ui-win-player = More guns than { $captain }: the captain is your hostage, and cargo, missions and crew are yours.
ui-win-player-double = More than double: a surrender, +1 reputation, and the ship is yours to seize.
ui-lose-player = Fewer: you are the hostage.
ui-lose-captain = Beaten off: crew for the ship’s size, the heaviest hold and a chest.
ui-surrenders = { $count } more: a surrender
ui-could-surrender = your hand forces a surrender
tip-cannon = Average cannon { $size }
    .tip = It multiplies the size of the ship. Whoever wins has it as crew, cargo or mission.
ui-seize = The { $ship } surrendered
ui-seize-swap = Take her: size { $size } for { $own }, room for { $crew }
ui-seize-tow = Tow her: a crew card now, a doubloon in port

ui-leg-move = { $count ->
    [0] Move
    [one] Move: one way
   *[other] Move: { $count } ways
}
    .tip = First a step to a card beside yours, never against the wind of where you are.
ui-leg-attack = { $count ->
    [0] Attack
   *[other] Attack: { $count }
}
    .tip = Then an attack on the captain or a player in the same place, of another nation or with a chest.
ui-leg-dock = Dock
    .tip = Last the port here: it pays for all that is aboard for it.

ui-decks = Decks
ui-last-event = event: { $event }
ui-sea-deck = Sea { $count }
    .tip = The Blue Sea deck: open sea, islands, storms and captains. Nobody knows its order.
ui-sea-discard = Used { $count }
    .tip = It lies open. When the Blue Sea deck is empty it is shuffled.

ui-reputation = Reputation { $count }
ui-reputation-short = rep
ui-reputation-left = { $count ->
    [0] infamous
    [one] one more to win
   *[other] { $count } more to win
}
ui-step = { $name }, reputation { $step }
ui-step-gives = Gives { $benefit }.
ui-step-0 = Unknown
ui-step-1 = Noticed
ui-step-2 = Respected
ui-step-3 = Feared
ui-step-4 = Dreaded
ui-step-5 = Legendary
ui-step-6 = Infamous
ui-riches = Riches { $count }
ui-no-hostage = no hostage
    .tip = A captain who is beaten is your hostage. Put ashore at a port of another nation it is a point of reputation.
ui-no-prize = no prize
    .tip = A ship that surrendered can be towed. In the next port she is a doubloon.
ui-no-chest = no chest
    .tip = A map leads to a treasure. Dug up it is a chest, that the next port pays for; every captain is after it.
ui-a-hostage = hostage
    .tip = Put ashore at a port of another nation, or at a cove, it is a point of reputation.
ui-a-prize = prize in tow
    .tip = A doubloon in the next port.
ui-a-chest = chest aboard
    .tip = The next port pays its value in doubloons. Until then every captain attacks.
ui-a-map = treasure map
    .tip = Sail there and dig: it takes the whole turn. Nobody else knows the place.
ui-chest-worth = Worth { $count }
ui-map-of = Dig at { $at }
ui-stands-where = { $how ->
    [docked] docked at { $port }
    [ready] ready to sail, { $at }
    [sailing] at sea, { $at }
    [wind] at sea, { $at }, the wind blows { $wind }
    [adrift] adrift, { $at }
    [stranded] stranded, { $at }
    [hostage] hostage of { $by }
   *[out] out of the game
}

# What is still to be done for a mission, and where that is nearest.
ui-goal-port = { $steps ->
    [0] { $place } is here
    [one] { $place } is next door
   *[other] { $place } is { $steps } cards away
}
ui-goal-attack = { $steps ->
    [0] attack { $place } here
    [one] attack { $place }, next door
   *[other] attack { $place }, { $steps } cards away
}
ui-goal-sink = { $steps ->
    [0] { $place } is here
    [one] { $place } is next door
   *[other] { $place } is { $steps } cards away
}
ui-goal-meet = { $steps ->
    [0] { $place } is here
    [one] { $place } is next door
   *[other] { $place } is { $steps } cards away
}
ui-goal-unknown = nobody knows yet where
ui-goal-another = not { $place }: another, unknown yet

ui-sign-buy = Buy goods
    .text = { $riches ->
        [one] you have one doubloon
       *[other] you have { $riches } doubloons
    }
    .tip = Give cargo, one to three doubloons, or both, and draw cargo for their tons: { $data-one-tons }, { $data-two-tons } and { $data-three-tons } for one, two and three.
ui-sign-sell = Sell goods
    .text = { $tons } tons for { $price }
    .tip = Sell cargo: { $data-one-tons }, { $data-two-tons } and { $data-three-tons } tons for one, two and three doubloons. Goods of missions are not sold.
ui-sign-map-seller = Treasure map
    .text = for { $map } doubloons
    .tip = A card is buried unseen, and you alone know where. Dug up it is worth its value.
ui-sign-flaunt = Flaunt
    .text = { $flaunt } doubloons: +1 reputation
    .tip = Spend your doubloons for all to see: a point of reputation.
ui-sign-shipyard = Bigger ship
    .text = from { $ship } doubloons
    .tip = Take a ship of the discard that is one larger, for { $data-bigger-ship ->
        [one] one doubloon
       *[other] { $data-bigger-ship } doubloons
    }, or two larger, for { $data-biggest-ship }.
ui-market-worth = { $all } tons to sell: { $count ->
    [0] no doubloon
    [one] one doubloon
   *[other] { $count } doubloons
}
ui-sum-battle = Your crew
ui-sum-sell = For sale
ui-sum-room = Room for the goods
ui-sold-for = { $count ->
    [0] no doubloon
    [one] for one doubloon
   *[other] for { $count } doubloons
}
ui-doubloons-next = doubloons come next
ui-doubloons-buy = { $count ->
    [0] No doubloon: goods for { $tons } tons
    [one] One doubloon: goods for { $tons } tons
   *[other] { $count } doubloons: goods for { $tons } tons
}
ui-set-nobody = Send nobody
ui-set-nothing = Load nothing
ui-set-no-hold = Give no hold
ui-set-battle = Lay { $sum ->
    [one] one gun
   *[other] { $sum } guns
} ({ $count ->
    [one] one card
   *[other] { $count } cards
})
ui-set-sell = Sell { $sum ->
    [one] one ton
   *[other] { $sum } tons
} for { $needed ->
    [0] nothing
    [one] one doubloon
   *[other] { $needed } doubloons
}

tip-unexplored = { $at }, unexplored
    .tip = Nobody knows it. Whoever sails there turns its card up: captains and storms stay, and further cards come until it is open sea or an island.
tip-wind = { $at }, open sea, wind to the { $heading }
    .tip = Storms, captains and ships adrift go to the { $heading } at the end of the round. From here nobody sails to the { $closed }.
tip-calm = { $at }, calm sea
    .tip = Any way is open, nothing drifts, and storms fade.
tip-corner = { $at }, { $name } corner
    .tip = A home port. No wind blows here, and storms fade.
tip-isle = { $at }, { $name }
    .tip = An island with a port. No wind blows here, and storms fade.
tip-storm = Storm of category { $category }
    .tip = Whoever begins a turn here loses it{ $category ->
        [1] .
        [2] , and half the hand.
       *[other] , half the hand, and all cargo with the goods of missions.
    } { $data-most-storms } storm cards together destroy everything here. { $goes ->
        [moves] It goes to the { $heading } at the end of the round.
        [leaves] It leaves the sea to the { $heading } at the end of the round.
        [fades] It loses a card at the end of the round.
       *[stays] It stays while nobody knows the sea under it.
    }
tip-port = { $port }, { $nation ->
    [english] English
    [spanish] Spanish
    [french] French
    [dutch] Dutch
   *[none] no nation
}, size { $size }
    .tip = { $kind ->
        [cove] A Pirate Cove: free for all, never attacked, and the first visit brings crew, a ship, or a mission and cargo. All hostages are put ashore here.
       *[port] Docking { $crew ->
            [costs] costs a crew card, not the last one
           *[free] is free
        }. To conquer it takes more than { $strength } guns.
    }
tip-captain = { $captain }, { $nation ->
    [english] English
    [spanish] Spanish
    [french] French
    [dutch] Dutch
   *[none] no nation
}
    .tip = Sails the { $ship }, size { $size }. The strength is her size times the cannon that is drawn. An enemy with the larger ship attacks whoever comes with { $data-tempting-holds ->
        [one] a filled hold
       *[other] { $data-tempting-holds } filled holds
    }; any captain attacks a chest.
tip-own-captain = { $captain }, { $nation ->
    [english] English
    [spanish] Spanish
    [french] French
    [dutch] Dutch
   *[none] no nation
}
    .tip = The captain of { $pirate }, and the nation.
tip-treasure = Your treasure
    .tip = It is buried at { $at }. Begin a turn there at sea, without a storm, and dig.
tip-hostage = { $captain }, hostage
    .tip = Put ashore at a port that is not { $nation ->
        [english] English
        [spanish] Spanish
        [french] French
       *[dutch] Dutch
    }, or at a cove: a point of reputation.
tip-sealed = Goods of { $tons ->
    [one] one ton
   *[other] { $tons } tons
}, sealed
    .tip = { $known ->
        [yes] { $mission }.
       *[no] For a mission that only { $pirate } knows.
    } They fill a hold and weigh, and are lost with the mission.
tip-size = Size { $size }
    .tip = Of the ship of { $pirate }, with what reputation adds.
tip-missions = Missions: { $missions }
    .tip = Unfinished ones of { $pirate }. Each is a doubloon when it is done.
tip-hostages = Hostages: { $hostages }
    .tip = Of { $pirate }. Each is a point of reputation at a port that is not of its nation.
tip-riches = Riches: { $riches ->
    [one] one doubloon
   *[other] { $riches } doubloons
}
    .tip = Of { $pirate }, { $data-most-riches } at most. For missions, prizes, chests and goods; spent on goods, maps, ships and reputation.
tip-reputation = Reputation: { $reputation }
    .tip = Of { $pirate }. Step { $data-infamous } wins at once. Each step gives its benefit when it is first reached.
tip-long-player = { $pirate }
    .tip = Reputation { $reputation }, { $riches ->
        [one] one doubloon
       *[other] { $riches } doubloons
    }, { $missions ->
        [0] no mission
        [one] one mission
       *[other] { $missions } missions
    }, { $hostages ->
        [0] no hostage
        [one] one hostage
       *[other] { $hostages } hostages
    }.
tip-long-docked = In port: { $where }
    .tip = One action a turn. To get to sea, disembark.
tip-long-ready = Ready to sail: { $where }
    .tip = Sets sail with the next turn.
tip-long-sailing = At sea: { $where }
    .tip = Each turn move, attack and dock, in this order, or dig. Without a card in hand the ship is adrift.
tip-long-adrift = Adrift: { $where }
    .tip = Without crew. { $pirate } drifts with the wind, waits for a friendly captain, or abandons ship where there is a port; longboats are lowered from turn { $data-longboats } on.
tip-long-stranded = Stranded: { $where }
    .tip = Without a ship. With the next turn { $pirate } pays reputation or riches for a new one.
tip-long-hostage = Hostage: { $where }
    .tip = Skips turns until put ashore; slips away with turn { $data-hostage-turns }.
tip-long-out = Out of the game
    .tip = Destroyed by a storm, or stranded without reputation and riches.

ui-num-captain = { $captain }: { $escort ->
    [0] { $size }
   *[other] ({ $size } + { $escort })
} × { $cannon } = { $strength }.
ui-num-sailed = From { $from } to { $to }{ $wind ->
    [none] .
   *[other] : { $wind } where the ship was.
}
ui-num-storm = Category { $category }: { $category ->
    [1] the turn is lost.
    [2] the turn and half of { $hand } cards are lost.
   *[other] the turn, half of { $hand } cards and all cargo are lost.
}
ui-num-reputation = reputation
ui-num-riches = doubloons
foretold-sea = A card of the Blue Sea is turned up.
foretold-cannon = The average cannon is drawn.

told-sea = The sea, row by row
told-there = { $things }
told-unexplored = { $at }, unexplored
told-location = { $at }, { $base }
told-port = port { $port }, { $nation ->
    [english] English
    [spanish] Spanish
    [french] French
    [dutch] Dutch
   *[none] no nation
}, size { $size }
told-storm = storm of category { $category }
told-captain = { $captain }, { $nation ->
    [english] English
    [spanish] Spanish
    [french] French
    [dutch] Dutch
   *[none] no nation
}, ship of size { $size }
told-treasure = your treasure
told-own-captain = Captain: { $captain }, { $nation ->
    [english] English
    [spanish] Spanish
    [french] French
    [dutch] Dutch
   *[none] no nation
}, flaw: { $flaw }
told-reputation = Reputation: { $count } of { $data-infamous }
told-riches = Riches: { $count ->
    [one] one doubloon
   *[other] { $count } doubloons
}
told-hostage = Hostage: { $captain }
told-prize = Prize in tow: { $ship }, size { $size }
told-chest = Chest aboard, worth { $size }
told-map = Treasure map of { $at }
told-sealed = Goods of a mission: { $tons ->
    [one] one ton
   *[other] { $tons } tons
}

score-reputation = Reputation ({ $data-reputation-points } each)
    .name = Reputation
    .tip = { $data-reputation-points } for each point. A reputation of { $data-infamous } wins at once.
score-riches = Riches ({ $data-doubloon-points } each)
    .name = Riches
    .tip = { $data-doubloon-points } for each doubloon. They decide between equal reputations.
score-ship = Ship
    .name = Ship
    .tip = { $data-ship-points } for each point of the ship’s value. It decides between equal riches.
score-why-reputation = Reputation { $count }: { $points }.
score-why-riches = { $count ->
    [0] No doubloon: { $points }.
    [one] One doubloon: { $points }.
   *[other] { $count } doubloons: { $points }.
}
score-why-ship = A ship of value { $count }: { $points }.

foretold-crew = A crew card is drawn.
foretold-mission-lost = A mission is given up, and shown.
foretold-mission = A mission is drawn.
foretold-cargo = A cargo is drawn.
foretold-card = A card is turned up.
foretold-duel = Both sides may flee, then both show a card.

## Words of texts that a tip explains, by what the rulebook tells of: the name, and other forms that it is found by

book-words =
    .book-crusade-joker = Joker, Jokers
    .book-crusade-limits = Crew limit, hold limit
    .book-crusade-out = Out of the game
    .book-crusade-top = Top of the discard
    .book-crusade-hurricane = Hurricane
    .book-crusade-docked = Docked action, docked actions
    .book-crusade-magistrate = Magistrate, magistrate’s
    .book-crusade-trade = Trade
    .book-crusade-disembark = Disembark, disembarks, disembarked, disembarking
    .book-crusade-fleet = Treasure fleet
    .book-crusade-yield = Beaten off, yield, yields
    .book-crusade-flight = Flee, flees, fleeing, strictly lighter
    .book-crusade-cove = Pirate Cove, cove, coves
    .book-crusade-combat = Combat
    .book-crusade-attack = Attack the town
    .book-crusade-duel = Duel, duels
    .book-crusade-missions = Mission, missions
    .book-crusade-bonuses = Bonus, bonuses
    .mission-deliver = Delivery, deliveries
    .bonus-safe-dock = Safe Dock
    .bonus-rigged-for-speed = Rigged for Speed
    .bonus-tough-crew = Tough Crew
    .bonus-powder-cache = Powder Cache
    .bonus-loyal-hands = Loyal Hands
    .bonus-cove-map = Cove Map

## In numbers: what went into what happened, said when it is asked why

ui-num-guns = { $cards }: { $guns ->
    [one] one gun
   *[other] { $guns } guns
}.
ui-num-own-nation = Of the own nation: { $own } more.
ui-num-line = Ship of the Line: { $data-ship-of-the-line } more.
ui-num-tough = Tough Crew: { $data-tough-crew } more.
ui-num-fought = Together { $total }, against { $strength }.
ui-num-duel = { $pirate }: { $total }.
ui-num-weight = { $pirate } weighs { $weight }.
ui-num-weight-met = { $ship } weighs { $weight }.
ui-num-hand = cards in hand
ui-num-holds = holds
ui-num-done = missions completed

## The end

ui-score-midway = Round { $round }: points as things stand.
# $by says how it was won, by $pirates.
ended = { $by ->
    [nobody] The game ended in round { $round } without a winner.
    [missions] { $pirates } raised the ransom in round { $round }.
    [left] { $pirates } is the last one left in round { $round }.
    [infamous] { $pirates } is infamous in round { $round }.
    [rounds] The last round, { $round }, is over: { $pirates } wins.
   *[shared] The last round, { $round }, is over: { $pirates } share the win.
}

## The table in words: lines are read out, so they are short

told-round = Round { $round } of { $most }
told-order = Order of turns: { $players }.
told-turn = The turn of { $player }.
told-met = What is met
told-met-card = { $card }, { $nation ->
    [english] English
    [spanish] Spanish
    [french] French
    [dutch] Dutch
   *[none] no nation
}, size { $size }, as a ship of weight { $weight }, as a town { $port }
told-own = { $player }, you: { $points } points
told-player = { $player }: { $points } points
told-kind = Sailed by: { $kind }
told-ship = Ship: { $ship }, { $class }, size { $size }, { $nation ->
    [english] English
    [spanish] Spanish
    [french] French
    [dutch] Dutch
   *[none] no nation
}
told-crew = Crew: { $count } of { $most }
told-weight = Weight: { $weight }
told-bonus = Bonus: { $bonus }
told-holds = Holds: { $count } of { $most }
told-cargo = { $tons ->
    [one] One ton
   *[other] { $tons } tons
} of { $cargo }, { $card }
told-no-mission = No open mission
told-mission = Mission: { $mission }. { $state }
told-mission-hidden = A mission, face down
told-hand = Your hand: { $count ->
    [0] no card
    [one] one card
   *[other] { $count } cards
}
told-hand-card = { $card }: { $guns ->
    [one] one gun
   *[other] { $guns } guns
}, { $tons ->
    [one] one ton
   *[other] { $tons } tons
} of { $cargo }
told-race = The ransom: { $count } missions win
told-seals = { $player }: { $done ->
    [0] no mission completed
    [one] one completed
   *[other] { $done } completed
}{ $done ->
    [0] { "" }
   *[other] { " " }({ $missions })
}, { $open ->
    [0] none open
    [one] one open
   *[other] { $open } open
}
told-piles = Deck and discard
told-deck = { $count ->
    [0] The deck is empty
    [one] One card in the deck
   *[other] { $count } cards in the deck
}
told-discard = { $count ->
    [0] The discard is empty
   *[other] Discard, { $count }, the top first: { $cards }
}
told-score = Points as things stand
told-source = { $source } { $points }. { $why }
