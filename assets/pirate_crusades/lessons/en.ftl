### The lessons of Pirate Crusades in English: what the guide says.
###
### `lesson-NAME` is what the lesson in the file NAME.ron is called, its `.about` what it teaches; `lesson-NAME-STEP` is what is
### said at a step, its `.other` what is said to whoever chooses something else there.

## Ship, crew, mission

lesson-mission = A ship and a mission
    .about = Crew, a turn in port, the way to sea, and a first seal
lesson-mission-ship = Your captain sits in jail, and you have his ship: the Renard, French, of size six. So you are French, and there is room for six cards of crew and for six holds.
lesson-mission-crew = This is your crew. Each card fires as many guns as its number. Never be at sea without a card in hand: then you are out.
lesson-mission-mission = Three missions free your captain, and this is your first: take a prisoner to an English port. Only you see it. Whoever has three seals first wins.
lesson-mission-gather = You are in the neutral port. In each turn you do one thing there. Two cards are few: click the tavern and gather crew.
    .other = First a bit more crew: click the tavern.
lesson-mission-anchor = The 8 of Hearts came from the deck. Purple had a turn, too. Now to sea: click the anchor and disembark. A card is turned up for it: if it is of your nation, all come along.
    .other = The port has nothing more for your prisoner. Click the anchor.
lesson-mission-aboard = It was the 10 of Clubs, French like you: your whole crew came along. For one turn you were ready to sail; now you are at sea.
lesson-mission-shore = At sea you look for a ship or head for a town. You want an English port: click the shore.
    .other = Ships are for another lesson. Click the shore.
lesson-mission-dock = Bridgetown, and it is English. Not your nation, though: one card of your crew will desert if you dock. Dock all the same.
    .other = That is the very port that you want. Dock.
lesson-mission-deserter = Who deserts is yours to say. Give up the weakest: click the 3 of Spades.
    .other = Keep the stronger ones. Give up the 3 of Spades.
lesson-mission-done = The prisoner is ashore and the mission completed, without asking: your first seal. The others had none to complete.
lesson-mission-magistrate = Without a mission you are for the magistrate: click his house. You draw one, face down.
    .other = You need another mission. Click the magistrate’s house.
lesson-mission-over = Food for French ports: the next lesson tells of goods. The rank of a card says what kind of mission it is; whatever has a picture explains itself when you rest the mouse on it.

## Trade

lesson-trade = Goods
    .about = Trade, disembark with fewer hands, and deliver
lesson-trade-delivery = Your ship is Spanish now, and larger. The mission is a delivery: five tons of Cloth for a French port. Spades are Cloth, Hearts Spices, Diamonds Food, Clubs Ammunition.
lesson-trade-market = You have no Cloth, but two tons of Spices in a hold. The market takes cards of your holds and of your hand, and gives cargo for their tons. Click it.
    .other = Cloth is what you lack. Click the market.
lesson-trade-spices = Give the Spices in your hold and the 3 of Clubs of your hand, five tons together: click both, then confirm.
    .other = Give the Spices first; nobody wants them.
lesson-trade-hand = And the 3 of Clubs, the weakest of your hand.
    .other = Give the 3 of Clubs, too, and keep the rest as your crew.
lesson-trade-loaded = Cargo was drawn until it was worth five tons: two of Food, then seven of Cloth. More than enough! What is too much is not given back. All of it weighs: a heavy ship cannot flee.
lesson-trade-anchor = To sea: click the anchor.
    .other = You have your goods. Click the anchor.
lesson-trade-ashore = The 2 of Clubs was turned up, and it is not Spanish: no more of your crew come along than it says, two. Leave the 3 of Diamonds ashore.
    .other = Leave the weakest ashore: the 3 of Diamonds.
lesson-trade-shore = You are at sea with two cards. Head for a town.
    .other = A town is what you need. Click the shore.
lesson-trade-dock = Saint-Pierre is French: it waits for your Cloth. Dock; it costs a card, but it is not your last.
    .other = That is your port. Dock.
lesson-trade-deserter = The 6 of Diamonds deserts.
    .other = Keep the 9 of Hearts. Give up the 6 of Diamonds.
lesson-trade-done = The Cloth is handed over, and you have a seal. Where several of your goods would do, you say which.
lesson-trade-mark = Goods that you load in a town are never delivered in that same town; those of the neutral port may go anywhere. With a poker deck, if you chose that, a delivery goes to any town of your own nation.

## Ships

lesson-ships = Ships at sea
    .about = Friends and enemies: fight, flee, and what it costs
lesson-ships-look = You are at sea, and your mission is to sink a Dutch ship. Click the spyglass: a card is turned up, and that ship you meet.
    .other = You seek a ship. Click the spyglass.
lesson-ships-friend = The Dauphine is French, like you: a friend. She gave you a card of crew, the 2 of Spades.
lesson-ships-again = But she is not what you seek. Look again.
    .other = You seek a Dutch ship. Click the spyglass.
lesson-ships-fight = The Adelaar is Dutch, of size eight: her strength. You need more than eight guns. The ledger shows what your hand comes to. Fight!
    .other = She is the very ship of your mission. Fight.
lesson-ships-food = Choose who fights. Clubs are French like you and count one more. The 5 of Diamonds and the 4 of Clubs make five, four and one: ten.
    .other = Take the 5 of Diamonds and the 4 of Clubs: ten guns, and two cards are left to you.
lesson-ships-sure = Ten against eight: confirm. All who fight are lost, whoever wins, so send no more than you need.
    .other = That suffices: confirm.
lesson-ships-plunder = She is sunk, and your mission is completed at once. Her card is yours: as crew, as cargo or as a mission. Take her cargo this time.
    .other = You will need weight for what comes next. Take her as cargo.
lesson-ships-sunk = A seal, and eight tons of Cloth in your hold. Your ship weighs sixteen now: six for her size, ten for the cargo.
lesson-ships-third = Look once more.
    .other = One more ship. Click the spyglass.
lesson-ships-dump = El Halcon, Spanish, of size eight. Your whole hand could beat her, but then nobody is left to you, and you are out. Whoever is strictly lighter may flee; a ship met weighs twice her size. Sixteen against sixteen: throw the Food overboard.
    .other = Cargo can be bought again. Drag the two tons of Food overboard, or click them.
lesson-ships-flee = Fourteen against sixteen: flee.
    .other = You are lighter. Flee.
lesson-ships-yield = Where you can neither win nor flee, you may challenge a player whose ship is of her nation, or yield: then you lose crew with as many guns as she is large, or all that you have. She keeps nothing, and sails on.

## Towns

lesson-towns = Towns and coves
    .about = Attack a town, loot it, and find a Pirate Cove
lesson-towns-shore = Your ship is Dutch, and of the largest. Your mission: conquer a Spanish port. Head for a town.
    .other = You need a town. Click the shore.
lesson-towns-dock = Riohacha, Spanish, of size five. To attack a town you dock there first, and that costs a card. Dock.
    .other = That is your prey. Dock.
lesson-towns-deserter = The 2 of Spades deserts: you will need the others.
    .other = You need your guns. Give up the 2 of Spades.
lesson-towns-fort = A town’s strength is five times its size: twenty-five. Your hand makes twenty-seven. Click the fort.
    .other = You came to conquer. Click the fort.
lesson-towns-conquered = It took all your crew, so nobody was asked. The town is yours until you disembark, and the mission is completed.
lesson-towns-loot = Now loot it: draw cargo, as long as holds are free. Load one.
    .other = Loot it: load a cargo.
lesson-towns-more = One more.
    .other = Your holds have room. Load one more.
lesson-towns-enough = You may stop when you like: what is aboard weighs, and can be robbed. Stop here.
    .other = That is enough for now. Load no more.
lesson-towns-gather = In port nobody minds an empty hand. But you cannot disembark without crew: gather some.
    .other = You need crew. Click the tavern.
lesson-towns-anchor = And to sea.
    .other = Click the anchor.
lesson-towns-sail = At sea again, with one card. Head for a town.
    .other = Click the shore.
lesson-towns-cove = A Joker: that is a Pirate Cove. You dock there as among friends, and choose a door: crew up to your limit, another ship, or a mission and a cargo. Take the crew.
    .other = You have one card. Take the crew.
lesson-towns-over = Ten cards in hand at one go. In a cove you can do what can be done in any port; but it completes no mission, and nobody attacks it.

## Duel

lesson-duel = Duels
    .about = Two players at sea: flee, fight, and rob
lesson-duel-other = Purple is at sea, too, with eight tons of Spices. Your mission is to deliver five tons of them.
lesson-duel-look = Look for a ship.
    .other = Not yet. Click the spyglass.
lesson-duel-challenge = The Haring is Dutch, and so is Purple’s ship. Instead of an enemy you may fight a player at sea of the same nation. Challenge Purple.
    .other = The Haring has no Spices. Challenge Purple.
lesson-duel-stay = Before a duel each side may flee: you first, then Purple. You are lighter and could. Stay.
    .other = You wanted this duel. Stay.
lesson-duel-card = Each chooses a card in secret; both are shown together. The higher one wins. Purple has two cards, and you do not know them. Take the 10 of Hearts.
    .other = Play your best: the 10 of Hearts.
lesson-duel-plunder = Ten against six: you win. Your card is discarded, Purple’s comes into your hand. And you may take one thing more: a random card, a random mission, or a hold. Take the Spices.
    .other = The Spices are what you came for. Take them.
lesson-duel-won = Eight tons of Spices, not loaded in any town: you can deliver them in every Dutch port.
lesson-duel-sunk = Whoever loses the last card in a duel is out, and counts as sunk for missions that ask for it. Equal cards are both discarded, and the duel begins anew.
lesson-duel-ace = An Ace met at sea leaves you no choice: if any player is at sea, you must fight one, of whatever nation.

## Bonuses and Jokers

lesson-jokers = Bonuses and Jokers
    .about = What bonuses give, what Jokers can do, and how a game begins
lesson-jokers-bonuses = Whoever begins with a smaller ship than the largest gets a bonus; here you have two. Double Press gathers two cards at once. The Powder Cache is ten cannon more, once.
lesson-jokers-double = Gather crew, and see.
    .other = Try the Double Press: click the tavern.
lesson-jokers-joker = Your hand is full now: a ship of size four. One of your cards is a Joker. Disembark.
    .other = You have all the crew that you can hold. Click the anchor.
lesson-jokers-instead = A Joker may be played instead of drawing, and you are asked before the card is drawn. Play it: your hand is filled, and you sail in this very turn.
    .other = The Joker serves you better here. Play it.
lesson-jokers-look = You are at sea already, with four cards. Your mission is to sink a French ship: look for one.
    .other = Click the spyglass.
lesson-jokers-powder = The Roi Soleil, French, of size ten. With the Powder Cache one small card suffices. Fight.
    .other = She is what your mission asks for. Fight.
lesson-jokers-three = Choose the 3 of Hearts: three and ten are thirteen.
    .other = The 3 of Hearts will do, with powder.
lesson-jokers-sure = The powder is needed, so nobody asks you about it. Confirm.
    .other = That suffices with the powder: confirm.
lesson-jokers-plunder = A seal, and the powder is spent. Take the Roi Soleil as crew: ten guns.
    .other = Your hand has room. Take her as crew.
lesson-jokers-combat = In a fight a Joker counts ten guns and brings a ship to help: a card is drawn, and its value counts, too. With a Joker you may fight whatever you meet. Turned up at sea it is the treasure fleet, turned up as a town a cove.
lesson-jokers-trade = In a trade a Joker lets you fill your free holds from the discard, card by card as you like. The discard lies open: click it to see.
lesson-jokers-start = A game begins with a ship, perhaps a bonus, one mission and two cards, in the neutral port. After sixty rounds the most seals win, then the most cards in hand and holds.
lesson-jokers-ready = That is all you need. Rest the mouse on anything to learn about it, press F1 for the rulebook, ask the Captain for a hint, and take back a decision with Backspace.
