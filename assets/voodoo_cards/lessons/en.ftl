### The lessons of the Voodoo Pirate Card Game in English: what the guide says.
###
### `lesson-NAME` is what the lesson in the file NAME.ron is called, its `.about` what it teaches; `lesson-NAME-STEP` is what is
### said at a step, its `.other` what is said to whoever chooses something else there.

## The ring

lesson-ring = Round the island
    .about = The ring of cards, a round of Dusk and Moonlight, and the card Take
lesson-ring-ship = The red ship is yours. Twelve cards lie in a ring round the Voodoo Island, and ships sail round it, with the clock or against it. Most Voodoo Power wins.
lesson-ring-value = The number on a card is what it is worth to whoever lies there at the end. You lie on 8; 11 is the best there is, on green water that is haunted.
lesson-ring-marker = The round marker moves one card on each Dusk. Back in the North after twelve rounds, it ends the voyage, wherever you are: there is no shore to reach.
lesson-ring-take = At Dusk all play one of five cards in secret, but not last round’s; your Jax rests, and #oodoo is read “Voodoo”. Play Take: it gives you two things.
    .other = That card’s time will come in a later lesson. Play Take now.
lesson-ring-conjure = All cards were turned over. Two Takes in a round would have meant jail for both. Now the Moon is yours: conjure your card with the button.
    .other = Facing ends your turn, and Take would be wasted. Conjure it first.
lesson-ring-first = A coin is a point. A soul from the bag sails, pays and fires. Object cards come from the deck, unseen, or from the top of the discard pile. Click what you like best.
    .other = Take whatever you like: a coin, a soul, or an object of deck or discard pile.
lesson-ring-second = Now the second thing, of the same piles or the bag. Four souls and three objects fit aboard; all that you own is shown under “Your ship”.
    .other = Take one more thing: a coin, a soul, or an object.
lesson-ring-facing = Choose which way to face: that ends your turn, and that way mermaids will carry your ship once their wind comes up. Then your guns fire straight across the ring, at the card opposite. Nobody is there.
    .other = Nothing else is needed in this turn. Face either way.
lesson-ring-dawn = Yellow conjured Jax: the first to do so in a round draws one soul, the second two, the third three. Then it was Dawn, the Sun moved on, and now Dusk falls again.

## Winds

lesson-winds = Winds and the ritual
    .about = Cards of the winds, #oodoo, souls that sail, and mermaids
lesson-winds-card = North, East, South and West never move, but each has a wind on its back. The one that lies with its wind up blows: here it is the East, with the Storm.
lesson-winds-held = Cards with a green header are haunted, and obey the wind. A Storm ends every move there and holds the ship, though nobody can fire at it. You are held.
lesson-winds-call = You and Yellow played #oodoo, so your ritual turns the wind two quadrants clockwise, to the West. Conjure it.
    .other = Two souls wait aboard, and the wind holds you. Conjure #oodoo.
lesson-winds-turned = East turned back, West turned over: Mermaid’s Breath. It carries ships off haunted water the way they face, for a coin each. It carried you out of the Storm to the South.
lesson-winds-match = All who have a soul may place it and sail one space; beside a soul of its own colour it gives one or two. Place your green soul next to the green one.
    .other = A soul with none of its own colour beside it carries you one space only. Place the green soul above, below or beside the green one.
lesson-winds-sail = Two spaces clockwise lies haunted water. Sail one, to the skull: what lies on a card is yours if your move ends on it.
    .other = That will be the next journey. Sail one space clockwise first, to the skull.
lesson-winds-skull = At a skull objects drift past: the top one of the deck, or of the discard pile. Take the deck’s.
    .other = There is room for three aboard. Take the deck’s top object.
lesson-winds-again = Yellow placed a soul and sailed. Whoever played #oodoo places a second one: put your red soul on any free cell.
    .other = The soul is no use in the hold today. Put it on any free cell.
lesson-winds-mermaids = One space on lies haunted water, and behind it the West, haunted too while its wind is up. With coins aboard you need not fear either: sail clockwise.
    .other = That way lies little. Sail clockwise, and let the mermaids do the rest.
lesson-winds-facing = Two coins, and the mermaids carried you over a card to the next, which is worth 10. Without coins they take all souls, and without souls nothing. Face either way.
    .other = Nothing is left to do in this turn. Face either way.
lesson-winds-four = North is Fair Wind and does nothing, East the Storm, South is becalmed and holds ships, too, West is Mermaid’s Breath. Look at them before you enter green water.

## Objects

lesson-objects = Barrels and objects
    .about = Souls for barrels, the Stars, Jax, and object cards
lesson-objects-barrels = Three of the four compass cards show a barrel; the South lies with its wind up and has none. At Dusk a soul, paid into the bag, sets your figure on one.
lesson-objects-play = Stars sail at once, Moon takes the first turn, Wind turns the wind, and Sea turns or exchanges cards. First a card for the round: play Jax, which brings souls.
    .other = Another time. Play Jax, so that a soul comes back for the one you will pay.
lesson-objects-pay = The Stars carry a ship to any free star in the colour of the soul paid. You have a blue one: pay it.
    .other = The Stars are what a blue soul is good for today. Click their barrel.
lesson-objects-star = A blue star shines in the west, on a card worth 10. Follow it.
    .other = You paid for this journey. Follow the blue star at 10 o’clock.
lesson-objects-jax = Your turn. You conjure Jax first in this round, so it draws one soul.
    .other = Your card first: conjure Jax.
lesson-objects-wreck = Three object cards lie on your mat; point at one to read it. Some are used in your turn, any number of them. Click the Shipwreck.
    .other = There is more to do in this turn. Click the Shipwreck on your mat.
lesson-objects-keep = You alone see the top five cards of the deck, and may keep one. One Morgan’s Eye costs you three points at the end, but a pair is worth seven: keep the second.
    .other = A good one, but your Eye needs its twin. Keep Morgan’s Eye.
lesson-objects-whisper = The Shipwreck and what you did not keep are shuffled into the deck. Now use the Ghost Whisper: it sails your ship one space.
    .other = One more first: click the Ghost Whisper on your mat.
lesson-objects-blow = One space clockwise lies haunted water worth 11. Becalmed, it will hold you; but who wants to leave a card worth 11?
    .other = That way is worth less. Let it blow you clockwise.
lesson-objects-spent = Used cards lie open here, the last on top, where Take, skulls and the Voodoo Mask can fetch them.
lesson-objects-facing = That was your turn. Face either way.
    .other = Nothing is left to do in this turn. Face either way.
lesson-objects-more = Skulls are worth points for souls aboard. The Cursed Skull makes your coins worthless until you bury it in sand. If you get a fourth object, you give one of the four up.

## Ships

lesson-ships = Ship against ship
    .about = Tix, boarding, broadsides across the ring, and the Ghost Ship
lesson-ships-tix = Tix drives another ship one space, and you sail one the other way. Yellow lies one space short of the West card: drive it there, and you come to the East card, straight across from it.
lesson-ships-conjure = Tix costs a soul, which moves into the other ship. Whoever is full or holds the GriGri is safe: Blue is. Conjure Tix.
    .other = You can fire at nobody yet. Conjure Tix first.
lesson-ships-victim = Drive Yellow clockwise. You will sail anticlockwise, right through Blue.
    .other = That is possible, too, but drive Yellow clockwise: so it comes before your guns.
lesson-ships-give = Which soul does Yellow get? Give the blue one, and keep two of a kind.
    .other = Keep the green pair together. Give the blue soul.
lesson-ships-board = Your space was taken by Blue, so you passed it and board it: a coin, a soul, an object, the compass or even the GriGri. Take its red soul, for souls make your guns hit.
    .other = That would be yours as well. But for what comes now, take the soul.
lesson-ships-swap = And you may swap blessed cards, unseen. In the end the highest gains three points, the lowest loses three. Yours is a nine, and none is lower: swap.
    .other = A nine is the lowest there is. Swap it.
lesson-ships-fire = You have three souls, Yellow one: your broadside will hit twice. Face either way to end your turn and fire.
    .other = Nothing is left to do but to fire. Face either way.
lesson-ships-answer = Two hits: power for you, a coin lost for Yellow. Now Yellow has fired at you in its turn, and missed. Your Ghost Ship may answer: take a soul and fire back.
    .other = Let it not pass! Take a soul from Yellow and fire back.
lesson-ships-hits = Hits are your souls minus theirs. Power grows to six, and then the other loses some. So mind who lies straight across, and how many souls it carries.

## Score

lesson-score = The last round
    .about = Tok, the Octopus, and what counts in the end
lesson-score-last = Twelfth round: the marker is back in the North, and after this Dawn all is counted. You lie on the best card, 11, and coins and power are points as well.
lesson-score-skull = Your Green Skull is worth one point, and two more for each green soul aboard. So go and get green souls.
lesson-score-tok = Tok calls the colour of a soul you have aboard: all such souls come to you, from the grid and from ships without the GriGri. Conjure it.
    .other = First things first: conjure Tok.
lesson-score-call = One blue soul lies on the grid, and one green. Yellow has another green one: call green.
    .other = Your skull asks for green. Call green.
lesson-score-octopus = Three green souls. The Octopus trades one soul for another from the bag, in your turn and at some other times. Click it.
    .other = There is one more green soul in the bag. Click the Octopus.
lesson-score-trade = Give the blue soul for the last green one.
    .other = It is green that counts. Trade the blue soul for a green one.
lesson-score-facing = Four green souls: your skull is worth nine. End your turn by facing either way.
    .other = All is done. Face either way to end the voyage.
lesson-score-score = Your points: the card you lie on, a point for each coin and for power, and what objects promise. Souls alone are worth nothing, and nor is the way you came.
lesson-score-blessed = Then blessed cards are shown. Yellow’s ace is the highest and gains three, your ten the lowest and loses three. Who boards can swap them.
lesson-score-start = A voyage begins on a cardinal card of your choice, with power 1, three coins, a soul and a blessed card that only you know.
lesson-score-ready = That is all you need to face three Cursed Pirates. Rest the mouse on anything to learn about it, press F1 for the rulebook, ask the spyglass for advice, and take back a decision with Backspace.
