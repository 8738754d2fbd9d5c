### The lessons of Voodoo Island in English: what the guide says.
###
### `lesson-NAME` is what the lesson in the file NAME.ron is called, its `.about` what it teaches; `lesson-NAME-STEP` is what is
### said at a step, its `.other` what is said to whoever chooses something else there.

## A round

lesson-round = A round
    .about = Card, work and move: the three lamps, and your first supplies
lesson-round-explorer = The red explorer is yours. On this island of a hundred cells you look for sacred objects, for as many days as were agreed.
lesson-round-helicopter = Objects are worth points once they are in the helicopter. And when the last day ends, only those who sit in it have a score: all others have lost.
lesson-round-lamps = A day has five daytimes, and in each you have one round of three parts: card, work, move. The lamps show which is lit. You may pass each, but you never go back to one.
lesson-round-buy = The first lamp: play a card or buy one. You have none yet, so buy: click the pile of cards at the right. Any two supplies pay for it. Keep the sticks for a torch, and pay with both berries.
    .other = Not yet, or not with these: the sticks will make a torch. Pay with both berries.
lesson-round-bought = The card is in your hand, and only you see it: point at it to read it. It says when it is played and what it does, has a speed for battles, and is worth two points at the end.
lesson-round-helper = The second lamp: craft something or send a helper. For a torch you lack bear hide. Send a helper to its place beside the map: it brings two at once.
    .other = Your bag lacks bear hide. Send a helper to its place, at the left of the map.
lesson-round-step = The third lamp: move. You have two steps, and two cells to the east lie berries. Go to the first of them.
    .other = The berries lie to the east. Take the step towards them.
lesson-round-enter = One more step, onto the spot itself.
    .other = Nothing lies there. Step onto the berries.
lesson-round-pick-up = On a spot that you have just entered you may pick up its tile, one supply. By day that ends your movement. Pick it up.
    .other = You came for the berries. Pick them up.
lesson-round-bag = Nothing else was left to do, so your round ended by itself. The helper stays on its place until the morning; you have two more today. Your bag holds ten things, and everybody may look into it. Only cards in hand are secret.

## Walking

lesson-walking = Walking and mist
    .about = Cells and dice, mist, hearts, and a helper that carries on
lesson-walking-cells = Every cell has two numbers: the green one is its row from the top, the black one its column from the left. You stand on (5, 4). Two dice with these colours choose cells by chance.
lesson-walking-mist = This is mist. Each dawn four cells are rolled, and mist lies there, or beside them where a spot is in the way. Who enters it loses a heart, and so does whoever it falls upon.
lesson-walking-water = There is water on (5, 7), three steps away, and you have two. The card lamp is out already, for you hold no card and have nothing to pay with.
lesson-walking-helper = A helper can walk with you. Send one to a free tool spot on your mat: one step more, now and in every round until the clean-up after the night.
    .other = Two steps are one too few. Put a helper on one of your tool spots.
lesson-walking-into = Three steps, and the straight way leads through mist. It costs one heart of six; round it the way is five steps long. Step into it.
    .other = That way is too long for three steps. Go straight, through the mist.
lesson-walking-hurt = One heart less, and each that is missing costs a point at the end. Without hearts you are dead: all objects are lost, and dice bring you back a round later. Standing in mist does no more harm. Walk on.
    .other = Straight on lies the water. Step to the east.
lesson-walking-on = And onto the spot.
    .other = One step to the east, and you are there.
lesson-walking-pick-up = Pick up the water.
    .other = Take what you came for: pick up the water.
lesson-walking-again = That ended your movement, and your round, too, with nothing else to do. Now the spot is empty until the clean-up. Who still stands on it then must go out and in again for the next tile.
lesson-walking-diagonal = Steps go straight. Only a card, an island card, or somebody else who carries an object lets you step diagonally. That last rule helps all who hunt the carrier.

## Tools

lesson-tools = Crafting and tool spots
    .about = Items that work, and a torch for the night
lesson-tools-dusk = It is Dusk, the fifth daytime, and after it comes the night. In your bag lie a map, two sticks and a bear hide.
lesson-tools-map = Items work in a tool spot, and you have two. You may put one there at any moment of your round. Drag the map onto a free spot: two steps more in each round.
    .other = First the map: put it onto one of your tool spots.
lesson-tools-card = You have no card to play, and your supplies are for a torch, so buy none. On to work.
    .other = Keep your supplies for the torch. On to work.
lesson-tools-craft = Work: two sticks and a bear hide make a torch. Craft it.
    .other = Everything for a torch is in your bag. Craft it.
lesson-tools-torch = In the bag a torch serves three of the missions. But in a tool spot, before night falls, it gives you a whole round at night. Put it onto your other spot.
    .other = In the bag it gives no light. Put the torch onto your free tool spot.
lesson-tools-end = Stay where you are this time, and end your round.
    .other = Save your way for the night. End the round.
lesson-tools-night = Night. Those with a torch have one more round, of six steps; your map adds two. There are card and work, too, but you have nothing to play or to pay with.
lesson-tools-work = Helpers could still be sent. On to the walk.
    .other = Keep your helpers for another lesson. On to the walk.
lesson-tools-walk = By night picking up does not end your movement. South of you lie sticks: step there.
    .other = Sticks lie nearer. Step to the south.
lesson-tools-sticks = Sticks: pick them up.
    .other = You walked here for the sticks. Pick them up.
lesson-tools-on = And on you go: two steps to the east lie stones.
    .other = Steps are left. Walk towards the stones.
lesson-tools-farther = One more step.
    .other = The stones lie beside you. Step there.
lesson-tools-stones = Pick them up.
    .other = You walked here for the stones. Pick them up.
lesson-tools-over = One stick and two stones would make an axe: it serves missions, and in a tool spot it hurts whom you beat. End your night round.
    .other = That is enough for one night. End the round.
lesson-tools-clean-up = Then came the clean-up: map and torch are gone from your spots, helpers are back, all spots have their tiles. The bag stays as it is. So choose well what goes into a tool spot, and when.

## Missions

lesson-missions = Missions
    .about = A tool, an object, and the way to the helicopter
lesson-missions-card = This is your mission card: mission 4, Serpent Cave. It asks for a torch in your bag, and you have one. Its spot is lit on the map.
lesson-missions-pass = You stand right beside it, and it needs neither card nor work. So go on to work, without a card.
    .other = You will want that card for later. On to work.
lesson-missions-work = And pass the work.
    .other = Keep your helpers until you need them. On to the walk.
lesson-missions-step = Step onto the spot. As with supplies, only who has just moved there may do the mission.
    .other = The cave lies to the east. Step there.
lesson-missions-do = Do the mission: the torch is spent, and the serpent staff is yours to carry.
    .other = That is what you came for. Do the mission.
lesson-missions-drawn = You drew a new mission card, for it was your last. A mission ends your movement, and nothing else was left to do: your round is over.
lesson-missions-carry = Carried is not delivered. Whoever loses a battle loses what is carried, and the others may step diagonally while you carry it. To the helicopter, then: but it stands six steps away.
lesson-missions-flare = You hold a Flare Pistol: the helicopter lands anew, one to three steps from where it is. Play it.
    .other = It is too far as it is. Play the Flare Pistol.
lesson-missions-land = It lands neither on a spot nor where somebody stands. Choose (5, 6): from there it is three steps to you.
    .other = There it would be farther from you. Choose (5, 6).
lesson-missions-helper = Three steps, and you have two. Send a helper along, to one of your tool spots.
    .other = One step is missing. Put a helper onto a tool spot.
lesson-missions-first = Now walk to the helicopter.
    .other = The helicopter is to the north-west. Walk there.
lesson-missions-second = On.
    .other = Two steps more. Walk to the helicopter.
lesson-missions-third = And to its cell: what you carry is delivered at once.
    .other = The helicopter is beside you. Step there.
lesson-missions-delivered = Ten points, if you are aboard at the end. Only death can take it from you now. Nobody can fetch another staff before the clean-up lays a new tile.
lesson-missions-call = There are other ways to move the helicopter: a Radio Call, or a helper on its place, who rolls for a column or a row. They all end with the last day’s landing.

## Battle

lesson-battle = Cards and battles
    .about = Texts and speeds, an attack, and what the loser loses
lesson-battle-hand = Your cards. In the card part you play one for its text; in battle only the speed in its corner counts.
lesson-battle-medicine = Two of your hearts are missing. Play Bush Medicine: it is too slow for battles anyway.
    .other = Keep your fast cards. Play Bush Medicine.
lesson-battle-axe = Blue carries the gold mirror, and stands near you. Make ready: put the axe from your bag onto a tool spot.
    .other = First the axe: put it onto one of your tool spots.
lesson-battle-work = Nothing to craft. On to the walk.
    .other = Your helpers can wait. On to the walk.
lesson-battle-step = Because Blue carries an object, everybody else may step diagonally. Step onto Blue’s cell.
    .other = Blue stands to the south-east. Step there, diagonally.
lesson-battle-attack = On the same cell you may attack, once a round; it ends your movement. Attack Blue.
    .other = You came to fight. Attack Blue.
lesson-battle-card = Choose a card, face down. Blue chooses one, too, and the higher speed wins. Take the Native Hunter with speed 7; the Ward Bag is better kept, against damage.
    .other = The Ward Bag would win as well, but it saves you three damage another time. Take the Native Hunter.
lesson-battle-plunder = Seven against six: you win. Take a supply of your choice from Blue.
    .other = Take any supply of Blue’s.
lesson-battle-lost = Blue lost the mirror, took four damage from your axe, and left the map. That ended your round, and in its own Blue came back by dice. The mirror’s card went under the mission deck. An attacker who loses fares no better.
lesson-battle-warrior = Natives like your Hunter can also be played in the card part, as warriors against anybody on the map. Whoever has a card as fast stops them.
lesson-battle-reaction = Ward Bag and Lucky Bone are reactions: you are asked when you can use them, in anybody’s round. So that nobody sees who holds one, all people at a screen are asked: Anyone?

## Home

lesson-home = The last day
    .about = Getting aboard in time, and what counts in the end
lesson-home-last = The Last Day is turned: all have seen it come since yesterday. The helicopter has landed and moves no more.
lesson-home-count = It is Afternoon, and only one more round comes by day. You are four steps from the helicopter, with two a round. Never leave it that late: one battle, and you stay here.
lesson-home-machete = Play Machete Path: two more steps, and you are home now.
    .other = Cards are points, but being aboard is all. Play Machete Path.
lesson-home-craft = A supply left over costs a point, an item is worth three. Two fish and a water make a map: craft it.
    .other = Your fish and water will only cost you points. Craft the map.
lesson-home-first = Now go: four steps to the east. Click the helicopter, and you walk there at once.
    .other = The helicopter lies in the east. Walk there.
lesson-home-second = Three more.
    .other = On to the east, to the helicopter.
lesson-home-third = Two more.
    .other = On to the east, to the helicopter.
lesson-home-fourth = And aboard.
    .other = The helicopter is beside you. Step there.
lesson-home-aboard = The jade idol is delivered, and you are aboard: nobody can attack, rob or hurt you any more. You still have your rounds, without moving. End this one.
    .other = Keep the map: it is worth three points. End the round.
lesson-home-buy = Dusk. Two sticks are left, two points lost. Buy a card with them: two points won instead.
    .other = Sticks cost points at the end. Pay with them for a card.
lesson-home-work = Helpers would only bring more supplies. On to the walk.
    .other = No more supplies now. On to the walk.
lesson-home-over = Nothing more will bring you points. End your last round.
    .other = Keep the map: it is worth three points. End the round.
lesson-home-score = Your points: ten for each delivered object, three for each item, two for each expedition card; one less for each supply and each missing heart. Blue did not come in time, and has no score at all.
lesson-home-start = A game begins with one mission card, three helpers, six hearts and an empty bag, wherever the dice put you. By the rules it takes seven days; five fill an evening.
lesson-home-ready = That is all you need. Rest the mouse on anything to learn about it, press F1 for the rulebook, ask the spyglass for advice, and take back a decision with Backspace.
