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

## The Long Game: at sea

lesson-sea = The Long Game: to sea
    .about = A captain, the wind, uncharted water, and a delivery
lesson-sea-captain = In the Long Game the captains are free, and you are one: Henry Morgan, English, and so are you, whatever ship you sail. He has a flaw: it costs him seven doubloons to flaunt his wealth.
lesson-sea-goal = Whoever first has a reputation of six, Infamous, wins. Beside it you count doubloons, ten at most. You begin with neither, a ship of size three, and no mission.
lesson-sea-magistrate = In port you do one thing a turn, as in the Short Game. Visit the magistrate.
    .other = First a mission: click the magistrate’s house.
lesson-sea-goods = Two tons of Spices for a Dutch port. Here a delivery comes with its goods: they fill one of your three holds until you hand them over.
lesson-sea-anchor = At the end of each round a card of the Blue Sea deck tells what happens; it was open sea, and nothing did. Now disembark: click the anchor.
    .other = Your goods wait. Click the anchor.
lesson-sea-sail = You are at sea. A turn there has three parts: move a step, attack, dock. Any of them may be left out. Sail to the west: drag your ship onto the card beside it, or click that card.
    .other = Sail a step to the west.
lesson-sea-wind = The arrow says where the wind drives things: to the east. You may leave this card any way but against its arrow, so not to the west.
lesson-sea-uncharted = To the north lies a card face down. Nobody knows what is there before a ship comes. Sail there.
    .other = Go and see what lies to the north.
lesson-sea-dock = An island, Turtle Bank, and its port was drawn: Essequibo, Dutch. A captain or a storm might have lain there, too. Dock: a foreign port costs a card of your crew.
    .other = Your goods are for a Dutch port, and here is one. Dock.
lesson-sea-deserter = Give up the 3 of Spades.
    .other = Keep the stronger one. Give up the 3 of Spades.
lesson-sea-paid = The delivery is made, without asking: a doubloon. Every mission is worth one; a treasure chest is worth more.
lesson-sea-over = Doubloons buy cargo, bigger ships and treasure maps, or are flaunted: six for a point of reputation. The next lesson tells how captains are fought, the one after it how fame comes and goes.

## The Long Game: a captain

lesson-captain = A captain fought
    .about = The average cannon, surrender, plunder and a prize
lesson-captain-captain = To the north sails Piet Hein, Dutch, in a ship of size four. You are Henry Morgan, English: he is an enemy. Captains of your own nation are never attacked.
lesson-captain-sail = Sail to where he is. He attacks first only if his ship is bigger than yours and you carry two holds of goods, or if you have a chest aboard.
    .other = Sail to the north, where he is.
lesson-captain-attack = You have moved; now you may attack. Click him.
    .other = Attack the captain: click him.
lesson-captain-flee = A card was drawn for his average cannon, the 9 of Clubs: four times nine are thirty-six. Your whole hand comes to twenty-six. But you weigh six and he weighs thirteen, ship and cannon: flee.
    .other = You cannot win here, and you are lighter. Flee.
lesson-captain-again = Nothing is lost, and he is still there. In a later turn you may attack him again, and another cannon is drawn.
    .other = Attack him once more: click him.
lesson-captain-fight = The 2 of Spades: four times two are eight. Fight!
    .other = Eight guns are few. Fight.
lesson-captain-double = The 10 of Hearts alone would win. But with more than double his strength, seventeen or more, he surrenders: a point of reputation, and his ship is yours to seize. Click both, the 9 and the 10 of Hearts, and send them.
    .other = With the 9 and the 10 of Hearts together he surrenders. Click both.
lesson-captain-both = The 10 of Hearts, too. Both are English, and count one more each: twenty-one.
    .other = The 9 alone wins, but he does not surrender. Add the 10 of Hearts.
lesson-captain-sure = Twenty-one against eight: confirm.
    .other = That suffices: confirm.
lesson-captain-plunder = He surrenders and is your hostage. The cannon’s card is plunder: crew, cargo or a mission. Take it as crew.
    .other = You have few hands left. Take it as crew.
lesson-captain-seize = Your reputation is one now, and its gift a bonus. His ship is smaller than yours; but towed to a port it is worth a doubloon. Tow it.
    .other = Do not leave a doubloon at sea. Tow the ship.
lesson-captain-crew = Somebody must sail it: give up the 2 of Diamonds.
    .other = The weakest sails the prize: the 2 of Diamonds.
lesson-captain-spoils = A hostage and a prize. Bring them to port: every hostage is a point of reputation where the port is of another nation than his, and at every cove.

## The Long Game: fame

lesson-fame = Fame, and the end of a round
    .about = Spoils brought to port, drifting storms, and a wealth that is flaunted
lesson-fame-spoils = You are Piet Hein, Dutch, with five doubloons. In irons you have Amaro Pargo, a Spaniard, and in tow a prize. A port of another nation than his turns them to fame and money.
lesson-fame-sail = To the north lies Bridgetown, English. Sail there.
    .other = Sail to the port in the north.
lesson-fame-dock = Dock: a foreign port costs a card of your crew, and pays for hostages of any nation but its own.
    .other = Dock here, with your hostage and your prize.
lesson-fame-deserter = Give up the 4 of Diamonds.
    .other = Keep the 9. Give up the 4 of Diamonds.
lesson-fame-fame = The prize was worth a doubloon, the hostage a point of reputation. The first point gives a bonus; you keep it as long as you keep the point. Who surrenders to a player, or pays for a new ship, loses one.
lesson-fame-round = The round is over, and the wind has blown: the storm went along its arrow to the card you came from, and Anne Bonny drifted a step to the north. Where no arrow is, a storm loses a card instead. Who begins a turn in a storm loses it, and by its size crew and cargo, too; one of four cards destroys all that is there.
lesson-fame-event = Then came the event, a card of the Blue Sea deck: another storm, at a random place.
lesson-fame-flaunt = You have six doubloons. Flaunt them!
    .other = Six doubloons are a point of reputation. Flaunt them.
lesson-fame-steps = Two points: your ship counts one larger now, and so do its crew and its holds. The third point gives another bonus; at the fourth, smaller ships surrender without a fight.
lesson-fame-over = At six you are Infamous, and win at once. If the rounds run out, the highest reputation wins, then doubloons, then the larger ship. Good winds!
