### What both Voodoo games say alike, in English.
###
### A text may be put in other words, but its name stays, and so do the things in braces that begin with $: the game
### fills them in. A game's own file wins over a text of the same name here.

## Pirates and who sits there

pirate-cursed = Cursed { $colour }
pirate-nobody = nobody
seat-gentle = Gentle Cursed
    .tip = A Cursed Pirate by a house rule: it gets no soul for nothing and holds one skull.

## Colours and places

colour-red = red
    .name = Red
colour-yellow = yellow
    .name = Yellow
colour-blue = blue
    .name = Blue
colour-green = green
    .name = Green
colour-purple = purple
    .name = Purple

## Phases

phase-moonlight = Moonlight
    .tip = Whoever has the Moon takes a turn: conjure, use objects, choose a facing, fire.
phase-over = The end
    .tip = The voyage is over and the score is told.

## Barrels

barrel-moon = Moon
    .tip = Dusk. You take the first turn of Moonlight, out of order.
barrel-bones = Bones
    .tip = Dusk. Lay a second card. Once all cards are turned over, choose which of the two you play: only that one counts, for jail too.

## Other pieces

piece-card = { $pirate }’s { $card }
piece-sun = the Sun
    .tip = Turn order starts with its holder. It moves one seat on at Dawn.
piece-jail = a jail token
    .tip = No turn, no ritual, no broadside and no barrel this round: what was paid for a barrel is lost. Others can still take things from the ship. The prisoner goes free at Dawn.
rank-jack = Jack
rank-queen = Queen
rank-king = King
rank-ace = Ace
cell-nw = north-west cell
cell-n = north cell
cell-ne = north-east cell
cell-w = west cell
cell-centre = centre cell
cell-e = east cell
cell-sw = south-west cell
cell-s = south cell
cell-se = south-east cell
cell-none = cell off the grid

## Score

score-power = Power
    .tip = The power of your ship, 1 to 6.
score-total = Voodoo Power
    .tip = All of it together. Ties go to more coins, then to the higher location.
score-part = { $source } { $points }
score-why-location = The ship lies at { $space }, worth { $points }.
score-why-nowhere = The ship lies nowhere yet.
score-why-power = As much as the ship’s die shows.
score-why-blessed-high = It holds { $card }, the highest: { $points } gained.
score-why-blessed-low = It holds { $card }, the lowest: { $points } lost.
score-why-blessed-between = It holds { $card }, neither the highest nor the lowest.
score-why-no-blessed = No blessed card aboard.
list-comma = { ", " }

## What is asked

prompt-play-card = { $pirate }: play a card in secret.
prompt-second-card = { $pirate }: lay a second card in secret.
prompt-choose-card = { $pirate }: which of your two cards do you play?
prompt-turn = { $pirate }: the Moon is yours. What do you do?
prompt-quadrants = { $pirate }: how far does the wind turn?
prompt-grid-soul = { $pirate }: the bag is empty. Which soul do you take from the grid?
prompt-call-colour = { $pirate }: which colour do you call?
prompt-which-soul = { $pirate }: not all of them fit. Which { $colour } soul do you take?
prompt-victim = { $pirate }: which ship do you possess, and which way does it sail?
prompt-give-soul = { $pirate }: which soul do you give to { $victim }?
prompt-take = { $left ->
    [one] { $pirate }: take one more thing.
    [2] { $pirate }: take two things, one after the other.
    [3] { $pirate }: take three things, one after the other.
   *[other] { $pirate }: take { $left } things, one after the other.
}
# $held is the wind that holds the ship, if one does: then it sails nowhere, whatever soul is placed.
prompt-place-soul = { $held ->
    [storm] { $pirate }: the storm holds your ship, it can’t sail. Place a soul all the same?
    [becalmed] { $pirate }: becalmed, your ship can’t sail. Place a soul all the same?
   *[no] { $pirate }: place a soul on the ritual grid?
}
prompt-ritual-sail = { $most ->
    [one] { $pirate }: which way do you sail, one space?
   *[other] { $pirate }: the souls sing together! Which way do you sail, and how far?
}

## Answers, as they stand on buttons

choice-space-stars = Follow the star at { $space }
choice-play = Play { $card }
choice-lay-card = Lay { $card }
choice-pass = Pass
choice-pass-stars = Stay here
choice-pass-soul = Place no soul
choice-pass-board = Take nothing
choice-conjure = Conjure your card
choice-conjure-card = Conjure { $card }
choice-barrel = Conjure { $barrel }
choice-use = Use { $object }
choice-face = Face { $heading } and end the turn
choice-quadrants = { $quadrants ->
    [one] One quadrant
    [2] Two quadrants
    [3] Three quadrants
   *[other] { $quadrants } quadrants
}
choice-quadrants-to = { $quadrants ->
    [one] One quadrant, to { $wind }
    [2] Two quadrants, to { $wind }
    [3] Three quadrants, to { $wind }
   *[other] { $quadrants } quadrants, to { $wind }
}
choice-grid-soul = The soul on the { $cell }
choice-grid-soul-of = The { $colour } soul on the { $cell }
choice-soul-from = A soul of { $pirate }
choice-colour-call = Call { $colour }
choice-colour-give = Give a { $colour } soul
choice-victim = Drive { $victim } { $heading }
choice-take-coin = Take a coin
choice-take-soul = Draw a soul from the bag
choice-place = A { $colour } soul on the { $cell }
choice-sail = { $spaces ->
    [one] Sail one space { $heading }
    [2] Sail two spaces { $heading }
    [3] Sail three spaces { $heading }
   *[other] Sail { $spaces } spaces { $heading }
}
choice-way = Go { $heading }

## What happened, as it stands in the log

event-phase-dusk = Round { $round }: Dusk falls.
event-phase-moonlight = The Moon rises.
event-phase-dawn = Dawn breaks.
event-phase-over = The voyage is over.
event-chosen-card = { $pirate } plays { $card } and takes the other card back.
event-passed = { $ship } passes { $other } at { $space }.
event-held = { $wind ->
    [storm] { $ship } is storm-bound.
   *[other] { $ship } lies becalmed.
}
event-faced = { $ship } turns { $heading }.
event-wind = The wind turns: { $from } gives way to { $to }.
event-revealed = { $pirate } turns over { $card }.
event-skipped = { $pirate } turns over { $card }, has no use for it, and turns the next.
event-reshuffled = { $pirate } shuffles a new deck.
event-conjured = { $pirate } conjures { $card }.
event-not-conjured = { $pirate } can’t conjure { $card }.
event-barrel = { $pirate } conjures the { $barrel } barrel.
event-used = { $pirate } uses { $object }.
event-ritual = { $cards ->
    [one] { $pirate } calls a ritual: one #oodoo was played.
    [2] { $pirate } calls a ritual: two #oodoo were played.
    [3] { $pirate } calls a ritual: three #oodoo were played.
    [4] { $pirate } calls a ritual: four #oodoo were played.
    [5] { $pirate } calls a ritual: five #oodoo were played.
   *[other] { $pirate } calls a ritual: { $cards } #oodoo were played.
}
event-ritual-second = The ritual’s second round is for those who played #oodoo.
event-ritual-ended = The ritual ends. The souls stay on the grid.
event-ritual-full = The grid is full: the ritual ends, and its souls go back into the bag.
# $found souls can be had, $room of them fit aboard.
event-called = { $found ->
    [0] { $pirate } calls { $colour } in vain: no such soul is to be had.
   *[other] { $room ->
        [0] { $pirate } calls { $colour } in vain: there is no room aboard.
       *[other] { $pirate } calls { $colour }.
    }
}
event-possessed = { $pirate } possesses { $victim }, who must sail { $heading }.
event-boarded = { $pirate } boards { $victim }.
event-swapped = { $pirate } and { $victim } swap blessed cards unseen.
event-power-up = { $pirate }’s power rises from { $from } to { $to }.
event-power-down = { $pirate }’s power falls from { $from } to { $to }.
event-jailed = { $pirate } goes to jail for the round.
event-passed-over = { $pirate } has no turn.
event-shown = { $pirate } shows { $thing }.
event-scored = { $pirate }: { $total } Voodoo Power ({ $parts }).
event-won = { $pirate } wins the voyage!
moved-drawn = { $pirate } draws { $thing } from the bag.
moved-from-grid = { $pirate } takes { $thing } from the ritual grid.
moved-to-grid = { $pirate } places { $thing } on the { $cell }.
moved-card = { $pirate } plays a card in secret.
moved-card-known = { $pirate } plays { $card } in secret.
moved-second-card = { $pirate } lays a second card in secret.
moved-second-card-known = { $pirate } lays { $card } as a second card in secret.
moved-sun = The Sun passes to { $pirate }.
moved-moon = The Moon passes to { $pirate }.
moved-freed = { $pirate } walks out of jail.

## Why: the rules, each in a sentence

cause-short = { $name }, { $section }
cause-long = { $name }, { $section }: { $rule }
cause-round = The round
    .rule = A round is Dusk, Moonlight and Dawn, and the Moon gives each pirate one turn, from the Sun’s holder on.
cause-cards = Cards
    .rule = At Dusk each pirate plays one Action card face down, but not the one it played last round.
cause-jail = Jail
    .rule = If two or more pirates play Take, all who played it are in jail for the round, and their barrels do nothing.
cause-moon-barrel = Moon
    .rule = The pirate on the Moon barrel takes the first turn of Moonlight; the rest follow as usual.
cause-bones = Bones
    .rule = The pirate on Bones lays a second card and, once all are turned over, chooses which of the two it plays.
cause-cursed = Cursed Pirates
    .rule = Cursed Pirates are sailed by the game, by rules of their own.

## The Cursed Pirates' aid: which line of their rules they follow

aid-turned = The top card of the deck, turned over after everybody else’s.
aid-skips-jax = Four souls aboard: no use for Jax, the next card is turned.
aid-not-conjured = The card can’t be conjured now.
aid-jax = Jax as everybody plays it.
aid-hoodoo = #oodoo is always conjured; without a soul it draws one.
aid-tix = Without a soul it draws one to give.

## Why not: what forbids a choice

reason-game-over = The voyage is over.
reason-not-asked = Something else is asked now.
reason-not-in-hand = That card is not in your hand.
reason-played-last-round = You played that card last round; it comes back to hand once the new cards are turned over.
reason-barrel-taken = A figure stands on that barrel already.
reason-done-already = You have done that already.
reason-ritual-held = This round’s ritual has been held.
reason-nothing-there = There is nothing of the kind there.
reason-no-room = There is no room for it aboard.
reason-grigri = The GriGri protects that pirate.
reason-stuck = The wind holds the ship: it can’t move.
reason-cannot-move = There is no way to sail there.
reason-dusk-barrel = That barrel works at Dusk, not under the Moon.
reason-no-use = It would do nothing now.
reason-needs-match = Two spaces only if the soul lies beside one of its colour.
reason-cell-taken = A soul lies on that cell already, or it is none of the grid.
reason-out-of-reach = That is out of reach.
reason-no-such-thing = There is no such thing in this game.
reason-must-choose = You can’t decline: something must be chosen.
