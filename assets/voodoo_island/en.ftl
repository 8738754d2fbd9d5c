game-voodoo-island = Voodoo Island
pirate-nobody = nobody

colour-white = white
    .name = White
colour-black = black
    .name = Black
colour-red = red
    .name = Red
colour-blue = blue
    .name = Blue

option-days = Days
    .tip = How many days the explorers have. By the rule there are seven; five make a game of an evening.

supply-sticks = sticks
supply-stones = stones
supply-water = water
supply-fish = fish
supply-bear-hide = bear hide
supply-berries = berries

item-torch = torch
    .text = A mission tool. In a tool spot when night falls it gives a night round of six steps.
item-axe = axe
    .text = A mission tool. In a tool spot it does 4 damage to whom you beat in battle.
item-voodoo-doll = voodoo doll
    .text = A mission tool. On a tool spot of another player it blocks what lies there until the clean-up.
item-mist-potion = mist potion
    .text = In a tool spot: mist does you no damage.
item-health-potion = health potion
    .text = In a tool spot before the night it heals 3 hearts that night.
item-map = map
    .text = In a tool spot: 2 more steps a round. Or trade it for a mission card.

mission-sunken-altar = the Sunken Altar
    .object = coral mask
mission-barons-crypt = Baron's Crypt
    .object = silver skull
mission-whispering-idol = the Whispering Idol
    .object = jade idol
mission-serpent-cave = Serpent Cave
    .object = serpent staff
mission-strangler-fig = the Strangler Fig
    .object = bronze drum
mission-circle-of-bones = the Circle of Bones
    .object = bone rattle
mission-smugglers-tunnel = Smugglers' Tunnel
    .object = chest of doubloons
mission-barred-temple = the Barred Temple
    .object = gold mirror

expedition-native-scout = Native Scout
    .text = Send a warrior against an explorer: damage 2.
expedition-native-hunter = Native Hunter
    .text = Send a warrior against an explorer: damage 3.
expedition-native-champion = Native Champion
    .text = Send a warrior against an explorer: damage 4.
expedition-machete-path = Machete Path
    .text = 2 more steps this round.
expedition-sure-footing = Sure Footing
    .text = You may step diagonally this round.
expedition-dugout-canoe = Dugout Canoe
    .text = Once this round a step from a water or fish spot may go to any other water or fish spot.
expedition-foragers-basket = Forager's Basket
    .text = Take any 2 supplies.
expedition-full-rucksack = Full Rucksack
    .text = This round picking up supplies does not end your movement.
expedition-hidden-cache = Hidden Cache
    .text = Take 3 different supplies.
expedition-flare-pistol = Flare Pistol
    .text = Land the helicopter on a legal cell one to three orthogonal steps from it.
expedition-radio-call = Radio Call
    .text = Roll both dice until they show a legal cell; you may land the helicopter there.
expedition-gas-mask = Gas Mask
    .text = Mist does you no damage this round.
expedition-wind-charm = Wind Charm
    .text = Remove up to 3 mist tiles anywhere.
expedition-bokors-breath = Bokor's Breath
    .text = Roll mist twice; you are the roller.
expedition-bush-medicine = Bush Medicine
    .text = Restore 2 hearts.
expedition-snare = Snare
    .text = Another explorer on the map has 2 steps less in its next daytime round.
expedition-thieving-monkey = Thieving Monkey
    .text = Take a random supply of any other player who has one.
expedition-second-wind = Second Wind
    .text = When no step is left: 2 more steps, no others.
expedition-deft-hands = Deft Hands
    .text = Craft an item besides.
expedition-lucky-bone = Lucky Bone
    .text = You have just rolled: roll again, and the new roll stands.
expedition-jungle-leap = Jungle Leap
    .text = Instead of steps leap once to any other cell of your row or column.
expedition-ward-bag = Ward Bag
    .text = You are about to take damage: 3 less.

island-clear-morning = Clear Morning
    .text = No mist rolls this dawn.
island-creeping-fog = Creeping Fog
    .text = Six mist rolls instead of four.
island-cloudburst = Cloudburst
    .text = Whoever takes water from a tile or by a helper takes 1 more.
island-fish-run = Fish Run
    .text = Whoever takes fish from a tile or by a helper takes 1 more.
island-tangled-trails = Tangled Trails
    .text = 1 step instead of 2, before what adds to it.
island-dry-paths = Dry Paths
    .text = 3 steps instead of 2, before what adds to it.
island-hungry-spirits = Hungry Spirits
    .text = At night each explorer on the map gives 1 fish or 1 berries, or takes 1 damage.
island-blood-moon = Blood Moon
    .text = Axes and warriors do 1 damage more.
island-truce-of-the-elders = Truce of the Elders
    .text = No battles, and no warriors are sent.
island-engine-trouble = Engine Trouble
    .text = Once landed, the helicopter is not moved by cards or helpers.
island-restless-pilot = Restless Pilot
    .text = Before each later daytime the first player rolls, and the helicopter lands anew.
island-market-day = Market Day
    .text = An expedition card costs 1 supply.
island-poor-trade = Poor Trade
    .text = An expedition card costs 3 supplies.
island-generous-tribe = Generous Tribe
    .text = A helper on a supply place brings 3 instead of 2.
island-offended-tribe = Offended Tribe
    .text = No helpers to supply places.
island-skilled-hands = Skilled Hands
    .text = In any craft one piece may be any other supply.
island-rust-and-rot = Rust and Rot
    .text = Axes do 2 damage instead of 4.
island-ghost-paths = Ghost Paths
    .text = Everybody may step diagonally.
island-whispering-graves = Whispering Graves
    .text = Whoever takes a mission tile draws an expedition card.
island-locusts = Locusts
    .text = No berries and no bear hide from tiles or helpers.
island-long-dusk = Long Dusk
    .text = Who is on the map and has no night round gets one of exactly 2 steps.
island-the-last-day = The Last Day
    .text = Who is not in the helicopter when this day ends is left behind. The helicopter is not moved any more.

die-black = black
die-green = green
slot-first = first
slot-second = second
daytime-dawn = Dawn
daytime-morning = Morning
daytime-noon = Noon
daytime-afternoon = Afternoon
daytime-dusk = Dusk
daytime-night = Night
roll-start = a place to start
roll-return = the way back
roll-mist = mist
roll-helicopter = the helicopter
roll-radio = the radio call
round-day = game round
round-night = night round
round-dusk = round at dusk
by-dice = stands on
by-step = steps to
by-canoe = paddles to
by-leap = leaps to

phase-setup = The explorers are dropped on the island.
phase-dawn = Day { $day } begins.
phase-daytime = Day { $day }: the expedition sets out.
phase-night = Night falls on day { $day }.
phase-clean-up = The clean-up.
phase-over = The game is over.

prompt-card = { $explorer }, play or buy a card?
prompt-work = { $explorer }, send a helper or craft?
prompt-move = { $steps ->
    [0] { $explorer }, no step is left.
    [one] { $explorer }, one step is left.
   *[other] { $explorer }, { $steps } steps are left.
 }
prompt-target = { $explorer }, against whom do you play { $card }?
prompt-take = { $explorer }, which supplies do you take by { $card }?
prompt-call = { $explorer }, the { $die } die shows { $number }: where does the helicopter land?
prompt-flare = { $explorer }, where does the helicopter land? At most { $reach } steps from its cell.
prompt-radio = { $explorer }, does the helicopter land on { $cell }?
prompt-clear = { $left ->
    [one] { $explorer }, which mist do you clear? One more.
   *[other] { $explorer }, which mist do you clear? Up to { $left }.
 }
prompt-craft-now = { $explorer }, what do you craft?
prompt-battle-card = { $explorer }, which card do you attack { $other } with?
prompt-defend = { $explorer }, { $other } attacks: which card do you defend yourself with?
prompt-answer = { $explorer }, { $other } sends the { $card }: which card do you answer with?
prompt-plunder = { $explorer }, which supply do you take of { $other }?
prompt-reroll = { $explorer }, you rolled { $cell } for { $roll }: roll again?
prompt-reroll-die = { $explorer }, the { $die } die shows { $number }: roll again?
prompt-mist-tie = { $explorer }, where does the mist rolled for { $cell } lie?
prompt-ward = { $explorer }, { $damage } damage ({ $cause }): ward it off?
prompt-toll = { $explorer }, what do you give to the hungry spirits?
prompt-discard-supply = { $explorer }, your bag is too full: which supply do you throw away?
prompt-discard-card = { $explorer }, your hand is too full: which card do you throw away?

choice-play = Play { $card }
choice-buy = Buy a card for { $supplies }
choice-helper-tool = Helper on the { $slot } tool spot
choice-helper-supply = Helper for { $supply }
choice-helper-call = Helper calls the helicopter, { $die } die
choice-craft = Craft: { $item }
choice-craft-with = Craft: { $item }, with { $supply } for { $piece }
choice-step = Step to { $cell }
choice-canoe = Paddle to { $cell }
choice-leap = Leap to { $cell }
choice-pick-up = Pick up the supply
choice-mission = Do the mission: { $mission }
choice-attack = Attack { $other }
choice-set-tool = Put the { $item } into the { $slot } tool spot
choice-doll = Voodoo doll on { $other }, { $slot } tool spot
choice-trade-map = Trade a map for a mission card
choice-pass = Pass
choice-end = End the round
choice-target = { $other }
choice-take = Take { $supplies }
choice-land = The helicopter lands on { $cell }
choice-leave = The helicopter stays
choice-clear = Clear the mist of { $cell }
choice-done = No more
choice-card = { $card }
choice-decline = No card
choice-supply = { $supply }
choice-roll-again = Roll again
choice-keep = Keep it
choice-mist = Mist on { $cell }
choice-ward = Ward it off
choice-suffer = Take the damage
choice-hurt = Nothing: be hurt

reason-not-asked = Something else is asked.
reason-not-in-hand = You do not have that card.
reason-not-now = That card has another time.
reason-no-target = There is nobody to play it against.
reason-truce = Truce of the Elders: no battles and no warriors.
reason-helicopter-stays = The helicopter cannot be moved.
reason-no-mist = There is no mist.
reason-full-hearts = No heart is missing.
reason-wrong-price = That is not the price.
reason-too-few-supplies = You lack supplies for it.
reason-no-item = You do not have that item in your bag.
reason-deck-empty = The deck is empty.
reason-no-helper = No helper is left.
reason-one-helper = Only one helper on your card.
reason-place-taken = The place is taken until the clean-up.
reason-no-helpers-today = Offended Tribe: no helpers to supply places.
reason-eaten = Locusts: none of that from tiles or helpers.
reason-spot-taken = Something lies on that tool spot.
reason-blocked = A doll blocks that tool spot.
reason-doll-is-no-tool = A doll goes onto another player's tool spot.
reason-wrong-recipe = It is made of something else.
reason-not-on-map = Only for explorers on the map.
reason-no-step-left = No step is left.
reason-too-far = That is no single step.
reason-no-card = You need a card for it.
reason-nothing-there = There is nothing of that kind.
reason-not-entered = Go out and in again first.
reason-not-your-mission = You have no mission card of this spot.
reason-not-there = Nobody you could attack stands there.
reason-attacked-already = Only one attack a round.
reason-aboard = Not of or against anybody aboard.
reason-only-steps = In a round at dusk there are only steps.
reason-steps-left = Only when no step is left.
reason-no-landing = The helicopter cannot land there.
reason-not-closest = The mist goes on a closest free cell.
reason-wrong-number = Not those supplies.
reason-too-late = The night has been dealt out: too late for this one.
reason-one-works = One does that already.
reason-goes-diagonally = You may step diagonally as it is.
reason-defies-mist = Mist does you no damage as it is.

event-cube-moved = { $daytime }.
event-round-began = { $explorer }: { $kind }.
event-island-turned = The island card: { $card }. { $text }
event-rolled = { $explorer } rolls { $cell } for { $roll }.
event-die-rolled = { $explorer } rolls the { $die } die: { $number }.
event-mist-laid = { $way ->
    [here] Mist on { $cell }.
   *[displaced] Mist rolled for { $rolled } comes to lie on { $cell }.
 }
event-mist-nowhere = The mist rolled for { $cell } finds no place.
event-mist-cleared = The mist of { $cell } is gone.
event-landed = The helicopter lands on { $cell }.
event-cleaned-up = Tools and helpers go back, the helicopter flies off, new tiles lie on the spots.
event-came = { $explorer } { $by } { $cell }.
event-left-map = { $explorer } is off the map.
event-boarded = { $explorer } is aboard.
event-was-hurt = { $hearts ->
    [one] { $explorer } loses a heart ({ $cause }).
   *[other] { $explorer } loses { $hearts } hearts ({ $cause }).
 }
event-healed = { $hearts ->
    [one] { $explorer } gets a heart back.
   *[other] { $explorer } gets { $hearts } hearts back.
 }
event-died = { $explorer } is dead.
event-snared = { $explorer } is snared.
event-toll-due = The spirits want something of { $explorer }.
event-picked-up = { $explorer } picks up the tile of { $cell }.
event-gained = { $explorer } gets { $supplies }.
event-gave = { $explorer } gives { $supplies }.
event-round-went-on = { $explorer } goes on.
event-robbed = { $explorer } robs { $other }.
event-bought = { $explorer } buys a card for { $supplies }.
event-crafted = { $explorer } crafts: { $item }.
event-spent = { $explorer } uses up: { $item }.
event-tool-set = { $explorer } puts the { $item } into the { $slot } tool spot.
event-doll-set = { $explorer } puts a voodoo doll on { $other }, { $slot } tool spot.
event-helper-sent = { $place ->
    [tool] A helper walks with { $explorer }.
    [helicopter] A helper of { $explorer } calls the helicopter.
   *[other] A helper of { $explorer } fetches { $place }.
 }
event-card-drawn = { $card ->
    [none] { $explorer } draws an expedition card.
   *[other] { $explorer } draws { $card }.
 }
event-card-laid = { $card ->
    [none] { $explorer } lays a card face down.
   *[other] { $explorer } lays { $card } face down.
 }
event-card-used = { $why ->
    [thrown] { $explorer } throws { $card } away.
   *[played] { $explorer } uses { $card }.
 }
event-attacked = { $explorer } attacks { $other }.
event-revealed = { $answer ->
    [none] { $explorer } shows { $card } (speed { $speed }); { $other } shows nothing.
   *[other] { $explorer } shows { $card } (speed { $speed }), { $other } { $answer }.
 }
event-won = { $explorer } beats { $other }.
event-drawn = { $explorer } and { $other } are equal: nothing happens.
event-warrior-sent = { $explorer } sends the { $card } against { $other }.
event-warrior-stopped = { $explorer } stops the warrior.
event-mission-drawn = { $mission ->
    [none] { $explorer } draws a mission card.
   *[other] { $explorer } draws the mission { $mission }.
 }
event-mission-done = { $explorer } does { $mission } and carries the { $object }.
event-delivered = { $explorer } delivers the { $object }.
event-mission-lost = { $explorer } loses the { $object }.
event-first-passed = { $explorer } is First on the trail.
event-scored = { $where ->
    [left] { $explorer } is left behind.
   *[aboard] { $explorer } has { $points } points.
 }

cause-setup = Setup, §5
cause-day = The day, §6
cause-dawn = Dawn, §6
cause-night = The night, §6
cause-health-potion = Health potion, §6
cause-clean-up = Clean-up, §6
cause-island = Island card, §4
cause-expedition = Expedition card, §4
cause-return = Return, §7
cause-buying = Buying, §7
cause-helpers = Helpers, §7
cause-crafting = Crafting, §7
cause-free = At any moment, §7
cause-limits = Limits, §7
cause-moving = Moving, §8
cause-picking-up = Picking up, §8
cause-missions = Missions, §8
cause-delivering = Delivering, §8
cause-mist = Mist, §9
cause-helicopter = The helicopter, §9
cause-battle = Battle, §10
cause-axe = Axe, §10
cause-warrior = Warriors, §10
cause-death = Death, §10
cause-last-day = The last day, §11
cause-score = The score, §11
cause-decisions = Decisions, §12

score-objects = Objects
score-items = Items
score-cards = Cards
score-supplies = Supplies
score-hearts = Hearts lost
score-left_behind = Left behind
score-total = Total

tried-refused = { $choice }: { $reason }

line-set-torch = Free: a spare torch into a tool spot, if none is there.
line-set-map = Free: a spare map into a tool spot, Dawn to Noon.
line-set-health-potion = Free: a spare health potion into a tool spot, Afternoon or Dusk, if 3 hearts are missing.
line-set-axe = Free: a spare axe into a tool spot on the last day.
line-second-wind = Free: Second Wind, if a goal is within 2.
line-medicine = Card: Bush Medicine, if 3 hearts are missing.
line-strike = Card: the strongest warrior, else a Snare, if a target carries something or on the last day from Afternoon on.
line-machete-path = Card: Machete Path, if the nearest goal is up to 2 steps too far.
line-jungle-leap = Card: Jungle Leap, if the steps do not reach and a goal is in its row or column.
line-sure-footing = Card: Sure Footing, if the steps do not reach and diagonally they do.
line-move-helicopter = Card: Flare Pistol or Radio Call, if the helicopter is the goal and more than two rounds away.
line-take-supplies = Card: Hidden Cache or Forager's Basket, if something is missing and the bag holds 7 at most.
line-buy = Card: buy with spare supplies, the most plentiful first.
line-pass-card = Card: else none.
line-craft-tool = Work: craft the tool of its mission.
line-fetch-missing = Work: a helper for the kind most missing.
line-call = Work: call the helicopter, if it carries something and that is more than two rounds away.
line-helper-on-card = Work: a helper on its card, Dawn or Morning.
line-craft-spare = Work: craft from spare supplies.
line-fetch-least = Work: a helper for the kind it has least of, if the bag has room for 2.
line-pass-work = Work: else nothing.
line-mission = Move: do a mission.
line-attack = Move: attack who carries most, with speed 6 or more and nothing carried; others only with an axe or late on the last day.
line-pick-up = Move: pick up, if the kind is missing, no step is left, in a night round, or with nothing better to do.
line-leap = Move: leap to a goal.
line-hunt = Move: towards a carrier in reach, with speed 7 or more and nothing carried.
line-step = Move: towards the goals, the cheapest way.
line-pick-up-last = Move: with no goal or no step, pick up.
line-end = Move: else end.
line-attack-card = Attack with the lowest card of speed 6 or more, else the highest.
line-defend = Defend with the highest card, if it carries something, on the last day or against an axe; else decline.
line-answer = Answer a warrior with the lowest card that stops it, else decline.
line-target = Against who carries most, then has delivered most, then sits next clockwise.
line-take = Take what covers most of what is missing.
line-plunder = Plunder a missing kind, then what it has least of.
line-discard-supply = Throw away the kind with most to spare, then most of.
line-discard-card = Throw away the slowest card.
line-ward = Ward off 2 damage or more, or any with 2 hearts or less.
line-reroll = Roll again only its own return onto mist.
line-toll-spare = The spirits get a spare supply.
line-toll-hurt = With more than 2 hearts, be hurt.
line-toll-pay = Else the spirits get a supply that it needs.
line-mist = Mist nearest to another explorer, then farthest from itself.
line-land = The helicopter lands nearest to itself.
line-last = No line tells what to do: the last answer listed.
