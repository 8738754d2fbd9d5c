### Voodoo Island in English: everything that a player reads about the game.
###
### A text may be put in other words, but its name stays, and so do the things in braces that begin with $: the game
### fills them in. A `.text` is what is printed on a card or an item, a `.tip` what hovering over a thing explains.

game-voodoo-island = Voodoo Island
pirate-nobody = nobody
list-comma = { ", " }

## Colours

colour-white = white
    .name = White
colour-black = black
    .name = Black
colour-red = red
    .name = Red
colour-blue = blue
    .name = Blue

## Setting up

option-days = Days
    .tip = How many days the explorers have. By the rule there are seven; five make a game of an evening.

## Supplies and items

supply-sticks = sticks
    .counted = { $count ->
        [one] 1 stick
       *[other] { $count } sticks
    }
    .tip = For torches and axes.
supply-stones = stones
    .counted = { $count ->
        [one] 1 stone
       *[other] { $count } stones
    }
    .tip = For axes.
supply-water = water
    .counted = { $count } water
    .tip = For potions and maps.
supply-fish = fish
    .counted = { $count } fish
    .tip = For voodoo dolls and maps.
supply-bear-hide = bear hide
    .counted = { $count ->
        [one] 1 bear hide
       *[other] { $count } bear hides
    }
    .tip = For torches and voodoo dolls.
supply-berries = berries
    .counted = { $count ->
        [one] 1 berry
       *[other] { $count } berries
    }
    .tip = For voodoo dolls and potions.

item-torch = torch
    .text = A mission tool. In a tool spot when night falls it gives a night round of { $data-night-steps ->
        [one] one step
       *[other] { $data-night-steps } steps
    }.
    .brief = mission, night round
    .counted = { $count ->
        [one] 1 torch
       *[other] { $count } torches
    }
    .tip = Of 2 sticks and 1 bear hide. Spent in the bag for missions 1, 4 and 7. In a tool spot when the cube comes to Night it gives a night round of { $data-night-steps ->
        [one] one step
       *[other] { $data-night-steps } steps
    }; two give one round.
item-axe = axe
    .text = A mission tool. In a tool spot it does { $data-axe-damage } damage to whom you beat in battle.
    .brief = mission, { $data-axe-damage } in battle
    .counted = { $count ->
        [one] 1 axe
       *[other] { $count } axes
    }
    .tip = Of 1 stick and 2 stones. Spent in the bag for missions 2, 5 and 8. In a tool spot it does { $data-axe-damage } damage to whom you beat in battle, whoever attacked; a second one does no more.
item-voodoo-doll = voodoo doll
    .text = A mission tool. On a tool spot of another player it blocks what lies there until the clean-up.
    .brief = mission, blocks a tool
    .counted = { $count ->
        [one] 1 voodoo doll
       *[other] { $count } voodoo dolls
    }
    .tip = Of 1 berry, 1 fish and 1 bear hide. Spent in the bag for missions 3 and 6. Laid on a tool spot of another player who is not aboard, it blocks the spot until the clean-up: it works as if empty, and nothing can be put there.
item-mist-potion = mist potion
    .text = In a tool spot: mist does you no damage.
    .brief = mist does you no harm
    .counted = { $count ->
        [one] 1 mist potion
       *[other] { $count } mist potions
    }
    .tip = Of 1 berry and 2 water. In a tool spot it keeps all damage of mist from you, day and night.
item-health-potion = health potion
    .text = In a tool spot before the night it heals { $data-health-potion ->
        [one] one heart
       *[other] { $data-health-potion } hearts
    } that night.
    .brief = { $data-health-potion ->
        [one] one heart
       *[other] { $data-health-potion } hearts
    } at night
    .counted = { $count ->
        [one] 1 health potion
       *[other] { $count } health potions
    }
    .tip = Of 1 berry and 2 water. In a tool spot before night falls it gives { $data-health-potion ->
        [one] one heart
       *[other] { $data-health-potion } hearts
    } back after the night rounds; two give twice as many. It does not wake the dead.
item-map = map
    .text = In a tool spot: { $data-map-steps ->
        [one] one more step
       *[other] { $data-map-steps } more steps
    } a round. Or trade it for a mission card.
    .brief = { $data-map-steps ->
        [one] one more step
       *[other] { $data-map-steps } more steps
    }
    .counted = { $count ->
        [one] 1 map
       *[other] { $count } maps
    }
    .tip = Of 2 fish and 1 water. In a tool spot it gives { $data-map-steps ->
        [one] one more step
       *[other] { $data-map-steps } more steps
    } in every round, each map again. Or trade one of your bag for the top mission card, at any moment of your round.

## Missions

mission-sunken-altar = the Sunken Altar
    .object = coral mask
    .tip = Mission 1: spend a torch here and carry the coral mask to the helicopter.
mission-barons-crypt = Baron’s Crypt
    .object = silver skull
    .tip = Mission 2: spend an axe here and carry the silver skull to the helicopter.
mission-whispering-idol = the Whispering Idol
    .object = jade idol
    .tip = Mission 3: spend a voodoo doll here and carry the jade idol to the helicopter.
mission-serpent-cave = Serpent Cave
    .object = serpent staff
    .tip = Mission 4: spend a torch here and carry the serpent staff to the helicopter.
mission-strangler-fig = the Strangler Fig
    .object = bronze drum
    .tip = Mission 5: spend an axe here and carry the bronze drum to the helicopter.
mission-circle-of-bones = the Circle of Bones
    .object = bone rattle
    .tip = Mission 6: spend a voodoo doll here and carry the bone rattle to the helicopter.
mission-smugglers-tunnel = Smugglers’ Tunnel
    .object = chest of doubloons
    .tip = Mission 7: spend a torch here and carry the chest of doubloons to the helicopter.
mission-barred-temple = the Barred Temple
    .object = gold mirror
    .tip = Mission 8: spend an axe here and carry the gold mirror to the helicopter.

## Expedition cards

timing-play = card
    .tip = Played in the card part, instead of buying.
timing-own = any moment
    .tip = Played at any moment of your own round, beside the card of the card part.
timing-reaction = reaction
    .tip = Played when you are asked, in anybody’s round.

expedition-native-scout = Native Scout
    .text = Send a warrior against an explorer: damage { $data-native-scout }.
    .tip = Speed { $data-native-scout-speed }. A warrior against an explorer on the map. It may answer with one card; if none is as fast, it loses what it carries, takes { $data-native-scout } damage and leaves the map.
expedition-native-hunter = Native Hunter
    .text = Send a warrior against an explorer: damage { $data-native-hunter }.
    .tip = Speed { $data-native-hunter-speed }. A warrior against an explorer on the map. It may answer with one card; if none is as fast, it loses what it carries, takes { $data-native-hunter } damage and leaves the map.
expedition-native-champion = Native Champion
    .text = Send a warrior against an explorer: damage { $data-native-champion }.
    .tip = Speed { $data-native-champion-speed }. A warrior against an explorer on the map. It may answer with one card; if none is as fast, it loses what it carries, takes { $data-native-champion } damage and leaves the map.
expedition-machete-path = Machete Path
    .text = { $data-machete-path ->
        [one] One more step
       *[other] { $data-machete-path } more steps
    } this round.
    .tip = Speed { $data-machete-path-speed }. You have { $data-machete-path ->
        [one] one more step
       *[other] { $data-machete-path } more steps
    } in this round.
expedition-sure-footing = Sure Footing
    .text = You may step diagonally this round.
    .tip = Speed { $data-sure-footing-speed }. All your steps of this round may be diagonal.
expedition-dugout-canoe = Dugout Canoe
    .text = Once this round a step from a water or fish spot may go to any other water or fish spot.
    .tip = Speed { $data-dugout-canoe-speed }. Standing on a water or fish spot, one of your steps may go to any other water or fish spot.
expedition-foragers-basket = Forager’s Basket
    .text = Take { $data-foragers-basket ->
        [one] any supply
       *[other] any { $data-foragers-basket } supplies
    }.
    .tip = Speed { $data-foragers-basket-speed }. Take { $data-foragers-basket ->
        [one] one supply of your choice
       *[other] { $data-foragers-basket } supplies of your choice, alike or not
    }.
expedition-full-rucksack = Full Rucksack
    .text = This round picking up supplies does not end your movement.
    .tip = Speed { $data-full-rucksack-speed }. In this round you may go on after picking up supplies.
expedition-hidden-cache = Hidden Cache
    .text = Take { $data-hidden-cache ->
        [one] one supply
       *[other] { $data-hidden-cache } different supplies
    }.
    .tip = Speed { $data-hidden-cache-speed }. Take { $data-hidden-cache ->
        [one] one supply of your choice
       *[other] { $data-hidden-cache } supplies of your choice, no two alike
    }.
expedition-flare-pistol = Flare Pistol
    .text = Land the helicopter on a legal cell { $data-flare-pistol ->
        [one] one orthogonal step
       *[other] 1 to { $data-flare-pistol } orthogonal steps
    } from it.
    .tip = Speed { $data-flare-pistol-speed }. The helicopter lands on a cell { $data-flare-pistol ->
        [one] one straight step
       *[other] 1 to { $data-flare-pistol } straight steps
    } away, without spot or explorer. Needs a helicopter that can be moved.
expedition-radio-call = Radio Call
    .text = Roll both dice until they show a legal cell; you may land the helicopter there.
    .tip = Speed { $data-radio-call-speed }. Roll both dice, again until the cell is without spot and explorer; then say whether the helicopter lands there. Needs a helicopter that can be moved.
expedition-gas-mask = Gas Mask
    .text = Mist does you no damage this round.
    .tip = Speed { $data-gas-mask-speed }. No mist hurts you in this round.
expedition-wind-charm = Wind Charm
    .text = Remove { $data-wind-charm ->
        [one] one mist tile
       *[other] up to { $data-wind-charm } mist tiles
    } anywhere.
    .tip = Speed { $data-wind-charm-speed }. Take { $data-wind-charm ->
        [one] one mist tile
       *[other] up to { $data-wind-charm } mist tiles
    } off the map, from anywhere. Needs mist.
expedition-bokors-breath = Bokor’s Breath
    .text = Roll mist { $data-bokors-breath ->
        [one] once
       *[other] { $data-bokors-breath } times
    }; you are the roller.
    .tip = Speed { $data-bokors-breath-speed }. Mist is rolled { $data-bokors-breath ->
        [one] once
       *[other] { $data-bokors-breath } times
    }, as at dawn; where several cells are as close, you choose.
expedition-bush-medicine = Bush Medicine
    .text = Restore { $data-bush-medicine ->
        [one] one heart
       *[other] { $data-bush-medicine } hearts
    }.
    .tip = Speed { $data-bush-medicine-speed }. You get { $data-bush-medicine ->
        [one] one heart
       *[other] { $data-bush-medicine } hearts
    } back. Needs a missing heart.
expedition-snare = Snare
    .text = Another explorer on the map has { $data-snare-steps ->
        [one] one step
       *[other] { $data-snare-steps } steps
    } less in its next daytime round.
    .tip = Speed { $data-snare-speed }. Another explorer on the map has { $data-snare-steps ->
        [one] one step
       *[other] { $data-snare-steps } steps
    } less in its next round by day, though never less than none. Snares add up.
expedition-thieving-monkey = Thieving Monkey
    .text = Take a random supply of any other player who has one.
    .tip = Speed { $data-thieving-monkey-speed }. Take one supply by lot from a player who has some, on the map or off it, but not aboard.
expedition-second-wind = Second Wind
    .text = When no step is left: { $data-second-wind ->
        [one] one more step
       *[other] { $data-second-wind } more steps
    }, no others.
    .tip = Speed { $data-second-wind-speed }. In the move part, when no step is left: { $data-second-wind } more, also after picking up, but not after a mission or an attack. Night rounds too. A leap not yet made is lost.
expedition-deft-hands = Deft Hands
    .text = Craft an item besides.
    .tip = Speed { $data-deft-hands-speed }. Craft one item besides the work of this round.
expedition-lucky-bone = Lucky Bone
    .text = You have just rolled: roll again, and the new roll stands.
    .tip = Speed { $data-lucky-bone-speed }. When you have just rolled a cell or a die: roll again, and the new roll stands. For the helicopter at dawn you are asked only when it can land.
expedition-jungle-leap = Jungle Leap
    .text = Instead of steps leap once to any other cell of your row or column.
    .tip = Speed { $data-jungle-leap-speed }. In the move part you take no steps, but leap once to any other cell of your row or column.
expedition-ward-bag = Ward Bag
    .text = You are about to take damage: { $data-ward-bag } less.
    .tip = Speed { $data-ward-bag-speed }. When you are about to take damage: { $data-ward-bag } less.

## Island cards

island-clear-morning = Clear Morning
    .text = { $data-clear-morning ->
        [0] No mist rolls
        [one] One mist roll
       *[other] { $data-clear-morning } mist rolls
    } this dawn.
    .tip = { $data-clear-morning ->
        [0] No mist rolls
        [one] One mist roll
       *[other] { $data-clear-morning } mist rolls
    } this dawn.
island-creeping-fog = Creeping Fog
    .text = { $data-creeping-fog } mist rolls instead of { $data-mist-rolls }.
    .tip = { $data-creeping-fog } mist rolls this dawn instead of { $data-mist-rolls }.
island-cloudburst = Cloudburst
    .text = Whoever takes water from a tile or by a helper takes { $data-cloudburst } more.
    .tip = Water from a tile or by a helper is { $data-cloudburst } more today.
island-fish-run = Fish Run
    .text = Whoever takes fish from a tile or by a helper takes { $data-fish-run } more.
    .tip = Fish from a tile or by a helper is { $data-fish-run } more today.
island-tangled-trails = Tangled Trails
    .text = { $data-tangled-trails ->
        [one] 1 step
       *[other] { $data-tangled-trails } steps
    } instead of { $data-steps }, before what adds to it.
    .tip = By day rounds begin with { $data-tangled-trails ->
        [one] one step
       *[other] { $data-tangled-trails } steps
    } instead of { $data-steps }; helper, maps and cards add to it. Night rounds are as ever.
island-dry-paths = Dry Paths
    .text = { $data-dry-paths ->
        [one] 1 step
       *[other] { $data-dry-paths } steps
    } instead of { $data-steps }, before what adds to it.
    .tip = By day rounds begin with { $data-dry-paths ->
        [one] one step
       *[other] { $data-dry-paths } steps
    } instead of { $data-steps }; helper, maps and cards add to it. Night rounds are as ever.
island-hungry-spirits = Hungry Spirits
    .text = At night each explorer on the map gives 1 fish or 1 berry, or takes { $data-hungry-spirits } damage.
    .tip = After the night rounds, before potions heal: each explorer on the map gives a fish or a berry, or takes { $data-hungry-spirits } damage.
island-blood-moon = Blood Moon
    .text = Axes and warriors do { $data-blood-moon } damage more.
    .tip = Axes and warriors do { $data-blood-moon } damage more today, each of them.
island-truce-of-the-elders = Truce of the Elders
    .text = No battles, and no warriors are sent.
    .tip = Nobody attacks today, and no warriors are sent.
island-engine-trouble = Engine Trouble
    .text = Once landed, the helicopter is not moved by cards or helpers.
    .tip = After its landing neither cards nor helpers move the helicopter today.
island-restless-pilot = Restless Pilot
    .text = Before each later daytime First on the trail rolls, and the helicopter lands anew.
    .tip = At the beginning of Morning, Noon, Afternoon and Dusk First on the trail rolls, and the helicopter lands anew.
island-market-day = Market Day
    .text = An expedition card costs { $data-market-day ->
        [one] 1 supply
       *[other] { $data-market-day } supplies
    }.
    .tip = An expedition card costs { $data-market-day ->
        [one] one supply
       *[other] { $data-market-day } supplies
    } today instead of { $data-price }.
island-poor-trade = Poor Trade
    .text = An expedition card costs { $data-poor-trade ->
        [one] 1 supply
       *[other] { $data-poor-trade } supplies
    }.
    .tip = An expedition card costs { $data-poor-trade ->
        [one] one supply
       *[other] { $data-poor-trade } supplies
    } today instead of { $data-price }.
island-generous-tribe = Generous Tribe
    .text = A helper on a supply place brings { $data-generous-tribe } instead of { $data-helper-brings }.
    .tip = A helper on a supply place brings { $data-generous-tribe } today instead of { $data-helper-brings }.
island-offended-tribe = Offended Tribe
    .text = No helpers to supply places.
    .tip = No helper goes to a supply place today. Tool spots and the helicopter place are open.
island-skilled-hands = Skilled Hands
    .text = In any craft one piece may be any other supply.
    .tip = In each craft today any other supply may stand for one piece.
island-rust-and-rot = Rust and Rot
    .text = Axes do { $data-rust-and-rot } damage instead of { $data-axe-damage }.
    .tip = Axes do { $data-rust-and-rot } damage today instead of { $data-axe-damage }.
island-ghost-paths = Ghost Paths
    .text = Everybody may step diagonally.
    .tip = Everybody may step diagonally today, at night too.
island-whispering-graves = Whispering Graves
    .text = Whoever takes a mission tile draws an expedition card.
    .tip = Who does a mission today draws an expedition card for nothing.
island-locusts = Locusts
    .text = No berries and no bear hide from tiles or helpers.
    .tip = Tiles and helpers give neither berries nor bear hide today. Cards do.
island-long-dusk = Long Dusk
    .text = Who is on the map and has no night round gets one of exactly { $data-long-dusk ->
        [one] one step
       *[other] { $data-long-dusk } steps
    }.
    .tip = Who is on the map at night without a night round gets one of exactly { $data-long-dusk ->
        [one] one step
       *[other] { $data-long-dusk } steps
    }: no card, no work, no tools, no attack, but spots may be used. Picking up ends it.
island-the-last-day = The Last Day
    .text = Whoever is not aboard when it ends is left behind. The helicopter stays where it is.
    .tip = The game ends with this day. Whoever comes to the helicopter is aboard and safe; whoever is not aboard after the night has lost. It is not moved any more once it has landed.

## Dice, places, times and other words that stand in sentences

die-black = black
die-green = green
slot-first = first
slot-second = second
daytime-dawn = Dawn
    .tip = The first daytime: island card, mist and helicopter, then a round each.
daytime-morning = Morning
    .tip = The second daytime: a round each.
daytime-noon = Noon
    .tip = The third daytime: a round each.
daytime-afternoon = Afternoon
    .tip = The fourth daytime: a round each.
daytime-dusk = Dusk
    .tip = The fifth daytime: a round each, the last by daylight.
daytime-night = Night
    .tip = A night round for each working torch; then potions heal, and First on the trail passes on.
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

## Phases

phase-setup = The explorers are dropped on the island.
    .name = Setting out
    .tip = The dice say where each explorer stands.
phase-dawn = Day { $day } begins.
    .name = Dawn
    .tip = The island card is turned, mist is rolled, the helicopter lands.
phase-daytime = Day { $day }: the expedition sets out.
    .name = By day
    .tip = { $data-daytimes ->
        [one] One daytime, in it a round
       *[other] { $data-daytimes } daytimes, in each a round
    } for everybody: card, work, move.
phase-night = Night falls on day { $day }.
    .name = Night
    .tip = Night rounds for torches, then potions heal.
phase-clean-up = The clean-up.
    .name = Clean-up
    .tip = Tools, dolls and helpers go back, the helicopter flies off, new tiles lie on the spots.
phase-over = The game is over.
    .name = The end
    .tip = The expedition is over and the score is told.

## Things on the table: what each is called, and what it does. $counted is a number of things: 2 sticks.

tip-cell = Jungle, { $cell }
    .tip = Row { $row } of the green die, column { $column } of the black one. Any number of explorers may stand on a cell.
tip-mist = Mist
    .tip = Who enters it loses a heart, and so does whoever it falls upon; who stands in it already is safe from it. It stays until the helicopter lands there or a Wind Charm takes it.
tip-helicopter = The helicopter
    .tip = Whoever comes to its cell delivers what it carries, and may go on. On the last day that explorer is aboard, and only those aboard can win. Cards and helpers may move it.
tip-helicopter-stays = The helicopter
    .tip = Whoever comes to its cell delivers what it carries. Today neither cards nor helpers move it.
tip-helicopter-away = The helicopter is away
    .tip = It lands at dawn, after the mist, where the dice say.
tip-way-home = { $steps ->
    [one] One straight step to the helicopter
   *[other] { $steps } straight steps to the helicopter
}
    .tip = Rows and columns from your cell to its cell, mist left out.
tip-supply-tile = A tile: { $supply }
    .tip = Step here and pick it up: { $counted }. That ends your movement by day.
tip-supply-taken = A spot: { $supply }
    .tip = Its tile was taken. A new one lies here after the clean-up.
tip-site = { $number }: { $mission }
    .tip = Who has this mission’s card and the { $tool } in the bag steps here, spends it and carries the { $object }. That ends the movement.
tip-site-taken = { $number }: { $mission }
    .tip = The { $object } was fetched. Nobody does this mission until the clean-up.
tip-explorer = { $explorer }
    .tip = On { $cell }. Who stands on the same cell may attack in its move part.
tip-explorer-off = { $explorer }, off the map
    .tip = Comes back by the dice when its next round begins.
tip-explorer-dead = { $explorer }, dead
    .tip = Comes back by the dice when its next round begins, with all hearts.
tip-explorer-aboard = { $explorer }, aboard
    .tip = Safe from everything, and still with its rounds, though without moving.
tip-explorer-left = { $explorer }, left behind
    .tip = Not aboard when the last day ended: no score.
tip-place = Helper place: { $supply }
    .tip = A helper sent here brings { $counted } at once and stays until the clean-up. { $free ->
        [one] There is room for one.
       *[other] There is room for { $free }.
    }
tip-place-full = Helper place: { $supply }
    .tip = It is taken until the clean-up.
tip-place-closed = Helper place: { $supply }
    .tip = Today’s island card keeps helpers from it.
tip-helicopter-place = Helicopter place
    .tip = A helper sent here calls the helicopter: roll the black die or the green, and it lands where you like in that column or row.
tip-helicopter-place-full = Helicopter place
    .tip = It is taken until the clean-up.
tip-helicopter-place-closed = Helicopter place
    .tip = The helicopter cannot be moved now.
tip-helper = A helper of { $explorer }
    .tip = It comes back to its owner at the clean-up.
tip-helpers = Helpers left: { $count } of { $most }
    .tip = Send one as your work: for supplies, for the helicopter, or to walk with you for { $data-helper-steps ->
        [one] one more step
       *[other] { $data-helper-steps } more steps
    }. All come back at the clean-up.
tip-dice = The dice
    .tip = From 1 to 10: the green die counts rows from the top, the black one columns from the left.
tip-days = Day { $day } of { $days }
    .tip = { $left ->
        [0] This is the last one.
        [one] One more day follows.
       *[other] { $left } more days follow.
    }
tip-cube = The cube
    .tip = It shows the daytime: Dawn, Morning, Noon, Afternoon, Dusk, each with a round for everybody, then Night.
tip-island-card = Island card
    .tip = It holds until the next dawn.
tip-island-deck = { $count ->
        [0] No island card is left
        [one] One island card is left
       *[other] { $count } island cards are left
    }
    .tip = One is turned at each dawn. The Last Day lies at the bottom.
tip-last-day-next = The Last Day lies on top
    .tip = Tomorrow everybody must get to the helicopter.
tip-tool-spot = A tool spot
    .tip = Empty. Put an item or a helper here, and it works until the clean-up. What lies here cannot be taken back.
tip-tool-full = { $item }, in use
    .tip = It works until the clean-up and cannot be taken back, not even for a mission. At the end it counts as an item.
tip-tool-helper = A helper at your side
    .tip = { $data-helper-steps ->
        [one] One more step
       *[other] { $data-helper-steps } more steps
    } in each round until the clean-up.
tip-tool-blocked = A blocked tool spot
    .tip = A voodoo doll lies on it until the clean-up: what is there does not work, and nothing can be put there.
tip-hearts = Hearts: { $hearts } of { $most }
    .tip = Without hearts you are dead: all objects are lost, and you come back in your next round with all hearts. Each missing heart costs { $data-heart-points ->
        [one] a point
       *[other] { $data-heart-points } points
    } at the end.
tip-bag = Bag: { $count } of { $most }
    .tip = Supplies and items together. What is over is thrown away at once, supplies only. Everybody sees it.
tip-bag-supply = { $counted }
    .tip = Pays for items and cards. Left over at the end, each costs { $data-supply-points ->
        [one] a point
       *[other] { $data-supply-points } points
    }.
tip-bag-item = { $counted }
    .tip = In the bag it serves missions and counts at the end; in a tool spot it works.
tip-hand = Expedition cards: { $count } of { $most }
    .tip = Only their owner sees them. Each is worth points at the end.
# $text is what is printed on the card, $timing when it may be played.
tip-hand-card = { $card }, speed { $speed }
    .tip = { $text } { $timing }
tip-hand-face-down = An expedition card, face down
    .tip = Both cards of a battle are turned at once, and only their speed counts.
tip-speed = Speed { $speed }
    .tip = In battle the higher speed wins; against a warrior the same speed is enough.
tip-missions = Mission cards: { $count }
    .tip = Only their owner sees them. They score nothing by themselves.
tip-mission-card = Mission { $number }: { $mission }
    .tip = { $state ->
        [ready] The { $tool } is in your bag: step on { $cell } and take the { $object }.
        [taken] The { $object } was fetched by somebody. It is there again after the clean-up.
       *[missing] You need a { $tool } in your bag. Then step on { $cell } and take the { $object }.
    }
# $made-of and $missing are supplies, counted.
tip-recipe = Craft: { $item }
    .tip = Of { $made-of }. { $missing ->
        [none] You have it all.
       *[other] You lack { $missing }.
    }
tip-carried = A carried object
    .tip = Not safe yet: a lost battle, a warrior or death costs it. Bring it to the helicopter. While it is carried all others may step diagonally.
tip-delivered = A delivered object
    .tip = It is worth { $data-delivered-points ->
        [one] one point
       *[other] { $data-delivered-points } points
    }, if its owner is aboard at the end. Only death can take it.
tip-first = First on the trail
    .tip = Has the first round of each daytime and makes the rolls of dawn. It passes clockwise after each night.
tip-snare = { $count ->
        [one] A snare
       *[other] { $count } snares
    }
    .tip = { $steps } steps less in the next round by day.
tip-deck = Expedition cards: { $count }
    .name = Cards
    .tip = { $count ->
        [0] None is left to be bought before the clean-up, when used cards come back.
        [one] In your card part you may buy it for { $price } of your supplies.
       *[other] In your card part you may buy the top one for { $price } of your supplies.
    }
tip-mission-deck = Mission cards: { $count }
    .name = Missions
    .tip = { $count ->
        [0] None is left. Lost objects bring theirs back.
       *[other] Who does the last of its missions draws one; a map buys another.
    }
tip-used = Used cards: { $count }
    .name = Used
    .tip = They lie open. At the clean-up they are shuffled and go under the deck.
tip-lamp-card = Card
    .tip = Play one expedition card, or buy the top one of the deck for { $data-price ->
        [one] one supply
       *[other] { $data-price } supplies
    } of your choice.
tip-lamp-work = Work
    .tip = Craft one item of what is in your bag, or send one helper.
tip-lamp-move = Move
    .tip = Walk, pick up, do a mission, attack.
tip-steps = { $steps ->
        [0] No step left
        [one] One step left
       *[other] { $steps } steps left
    }
    .tip = { $data-steps } to begin with. A helper adds { $data-helper-steps }, each map { $data-map-steps }; cards add, snares take away.
tip-warrior = { $card }
    .tip = Damage { $damage }. A card with speed { $speed } or more stops it.

## Reactions at one table

reaction-anyone = Anyone?
    .tip = Whoever holds a card for this moment takes it now. It is asked at each roll and each wound, so nobody knows who holds what.
reaction-take = I do
reaction-ask = Ask me
    .tip = You are asked at each roll and each wound of yours.
reaction-never = Never ask me
    .tip = Your dice stand, and you take damage as it comes, until you change your mind.

## Score

score-objects = Objects
    .tip = { $data-delivered-points } for each delivered object.
score-items = Items
    .tip = { $data-item-points } for each item in bag and own tool spots.
score-cards = Cards
    .tip = { $data-card-points } for each expedition card in hand. Mission cards count nothing.
score-supplies = Supplies
    .tip = { $data-supply-points } off for each supply left in the bag.
score-hearts = Hearts lost
    .tip = { $data-heart-points } off for each heart that is missing.
score-left_behind = Left behind
    .tip = Whoever is not aboard when the game ends has lost, whatever it owns.
score-total = Total
    .tip = All of it together, for those aboard. Ties go to more delivered objects, then more hearts, then fewer supplies.
score-part = { $source } { $points }
score-why-objects = { $count ->
    [0] No object delivered: { $points }.
    [one] One object delivered: { $points }.
   *[other] { $count } objects delivered: { $points }.
}
score-why-items = { $count ->
    [0] No item: { $points }.
    [one] One item in bag and tool spots: { $points }.
   *[other] { $count } items in bag and tool spots: { $points }.
}
score-why-cards = { $count ->
    [0] No expedition card in hand: { $points }.
    [one] One expedition card in hand: { $points }.
   *[other] { $count } expedition cards in hand: { $points }.
}
score-why-supplies = { $count ->
    [0] No supply left over: { $points }.
    [one] One supply left over: { $points }.
   *[other] { $count } supplies left over: { $points }.
}
score-why-hearts = { $count ->
    [0] No heart is missing: { $points }.
    [one] One heart is missing: { $points }.
   *[other] { $count } hearts are missing: { $points }.
}
score-why-left_behind = { $where ->
    [aboard] Aboard: { $points }.
   *[left] Not aboard when the game ended: { $points }.
}

ended = The expedition ended with day { $day }. Left behind: { $explorers }.
ended-aboard = All were aboard on day { $day }, and that ended the expedition.
ended-nobody = Nobody was aboard when day { $day } ended: all have lost.
# How a tie for the first place was decided: $tied have as many points, $ahead are those of them who come first so far.
ended-tie = { $tied } have equal points.
ended-tie-objects = { $count ->
    [one] { $ahead } wins by more delivered objects.
   *[other] { $ahead } have delivered more.
}
ended-tie-hearts = { $count ->
    [one] They delivered as many: { $ahead } wins by more hearts.
   *[other] They delivered as many: { $ahead } have more hearts.
}
ended-tie-supplies = { $count ->
    [one] Their hearts are equal, too: { $ahead } wins by fewer supplies.
   *[other] Their hearts are equal, too: { $ahead } have fewer supplies.
}
ended-tie-shared = All else is equal, too.

## What is asked

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
prompt-answer = { $explorer }, { $other } sends the { $card } (speed { $speed }): which card do you answer with?
prompt-plunder = { $explorer }, which supply do you take from { $other }?
prompt-reroll = { $explorer }, you rolled { $cell } for { $roll }: roll again?
prompt-reroll-die = { $explorer }, the { $die } die shows { $number }: roll again?
prompt-mist-tie = { $explorer }, where does the mist rolled for { $cell } lie?
prompt-ward = { $explorer }, { $damage } damage ({ $cause }): ward it off?
prompt-toll = { $explorer }, what do you give to the hungry spirits?
prompt-discard-supply = { $explorer }, your bag is too full: which supply do you throw away?
prompt-discard-card = { $explorer }, your hand is too full: which card do you throw away?

## Answers, as they stand on buttons

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

## What happened, as it stands in the log

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
   *[other] { $explorer } shows { $card } (speed { $speed }), { $other } { $answer } (speed { $against }).
}
event-won = { $explorer } beats { $other }.
event-drawn = { $explorer } and { $other } are equal: nothing happens.
event-warrior-sent = { $explorer } sends the { $card } against { $other }.
event-warrior-stopped = { $explorer } stops the warrior.
event-mission-drawn = { $mission ->
    [none] { $explorer } draws a mission card.
   *[other] { $explorer } draws a mission: { $mission }.
}
event-mission-done = { $explorer } does { $mission } and carries the { $object }.
event-delivered = { $explorer } delivers the { $object }.
event-mission-lost = { $explorer } loses the { $object }.
event-first-passed = { $explorer } is First on the trail.
event-scored = { $where ->
    [left] { $explorer } is left behind.
   *[aboard] { $explorer } has { $points } points.
}

## What is known beforehand of what will be drawn, rolled or shown

foretold-island-turned = The next island card is turned.
foretold-rolled = { $explorer } rolls both dice for { $roll }.
foretold-die-rolled = { $explorer } rolls the { $die } die.
foretold-mist-laid = Mist comes to lie somewhere.
foretold-card-drawn = { $explorer } draws an expedition card, unseen.
foretold-mission-drawn = { $explorer } draws a mission card, unseen.
foretold-robbed = { $explorer } takes a supply of { $other } by lot.
foretold-revealed = { $explorer } and { $other } turn their cards.
foretold-warrior-sent = { $other } may answer the { $card }.

## Why: the rules, each in a sentence

cause-long = { $name }: { $rule }
cause-setup = Setup, §5
    .rule = Clockwise from First on the trail each explorer rolls a cell and stands there.
cause-day = The day, §6
    .rule = Dawn, { $data-daytimes ->
        [one] one daytime with a round
       *[other] { $data-daytimes } daytimes with a round each
    }, night, clean-up.
cause-dawn = Dawn, §6
    .rule = At dawn the island card is turned, then First on the trail rolls the mist and the helicopter.
cause-night = The night, §6
    .rule = At night who has a working torch plays a night round; afterwards First on the trail passes clockwise.
cause-health-potion = Health potion, §6
    .rule = A health potion that lay in a tool spot before the night and is not blocked gives { $data-health-potion ->
        [one] one heart
       *[other] { $data-health-potion } hearts
    } back, never more than all.
cause-clean-up = Clean-up, §6
    .rule = After a night items and dolls on tool spots, helpers and helicopter go back, used cards come under the deck, and each spot has its tile again.
cause-island = Island card, §4
    .rule = The island card holds from the dawn on which it is turned to the next one.
cause-expedition = Expedition card, §4
    .rule = A card does what its text says and goes to the used pile.
cause-return = Return, §7
    .rule = Who is off the map when its round begins rolls a cell and stands there, the dead with all hearts.
cause-buying = Buying, §7
    .rule = In the card part { $data-price ->
        [one] one supply of one’s own choice buys
       *[other] { $data-price } supplies of one’s own choice buy
    } the top card.
cause-helpers = Helpers, §7
    .rule = As work a helper goes to an own tool spot for { $data-helper-steps ->
        [one] a step
       *[other] { $data-helper-steps } steps
    } more, to a supply place for { $data-helper-brings ->
        [one] one supply
       *[other] { $data-helper-brings } supplies
    }, or to the helicopter place to call it.
cause-crafting = Crafting, §7
    .rule = As work one item is made of the supplies in the bag that it is made of.
cause-free = At any moment, §7
    .rule = At any moment of one’s own round items and dolls go to tool spots, and a map is traded for a mission card.
cause-limits = Limits, §7
    .rule = Who holds more than { $data-bag } supplies and items, or more than { $data-hand } expedition cards, throws away what is over, of the bag supplies only.
cause-moving = Moving, §8
    .rule = A step goes to a neighbouring cell, and what is on it takes effect at once: first mist, then the helicopter.
cause-picking-up = Picking up, §8
    .rule = On a supply spot that was entered in this round its tile may be taken, and by day that ends the movement.
cause-missions = Missions, §8
    .rule = On the spot of an own mission card, entered in this round, the tool of the bag is spent and the object carried; the movement is over.
cause-delivering = Delivering, §8
    .rule = On the helicopter’s cell all carried objects are delivered, at once and for nothing.
cause-mist = Mist, §9
    .rule = Mist goes on the rolled cell or the closest free one, and does one damage to who enters it, stands on the rolled cell, or stands where it falls.
cause-helicopter = The helicopter, §9
    .rule = The helicopter lands only where no spot and no explorer is, and the mist there is gone.
cause-battle = Battle, §10
    .rule = The higher speed wins; the loser gives a supply of the winner’s choice, loses what it carries, and leaves the map.
cause-axe = Axe, §10
    .rule = Who loses to an explorer with a working axe takes { $data-axe-damage } damage.
cause-warrior = Warriors, §10
    .rule = A card as fast as the warrior stops it; else its target loses what it carries, takes the damage, and leaves the map.
cause-death = Death, §10
    .rule = Without hearts an explorer is dead: it loses all objects, delivered ones too, leaves the map, and comes back in its next round.
cause-last-day = The last day, §11
    .rule = On the last day who comes to the helicopter’s cell is aboard, and when all are aboard the game ends.
cause-score = The score, §11
    .rule = Those aboard score objects, items and cards, less supplies and missing hearts; the most points win.
cause-decisions = Decisions, §12
    .rule = Where only one answer is possible it is given without asking.

## In numbers: what went into what happened, said when it is asked why

ui-num-rolled = The green die shows { $green }, the row; the black one { $black }, the column.
ui-num-no-landing = A spot or an explorer is there: both dice are rolled again.
# $line is the row or the column of a die.
ui-num-die = { $line ->
    [row] Row
   *[column] Column
} { $number }: { $count ->
    [0] the helicopter can land nowhere there.
    [one] the helicopter can land on one cell of it.
   *[other] the helicopter can land on { $count } cells of it.
}
ui-num-displaced = { $steps ->
    [one] One straight step from the rolled cell.
   *[other] { $steps } straight steps from the rolled cell.
}
ui-num-speed = { $explorer }: { $card }, speed { $speed }.
ui-num-no-card = { $explorer }: no card, and no speed.
ui-num-warrior = Speed { $speed }, damage { $damage }.
ui-num-axe = An axe does { $damage } damage today.
ui-num-picked-up = { $more ->
    [0] A tile gives { $count }.
   *[other] A tile gives { $count }, and { $more } more by today’s island card.
}
ui-num-brought = { $more ->
    [0] A helper brings { $count } today.
   *[other] A helper brings { $count }, and { $more } more by today’s island card.
}
ui-num-card = { $count } of { $all } cards that it could be: { $card }, { $percent }.
ui-num-hearts = hearts
ui-num-bag = pieces in the bag
ui-num-points = points as things stand

## Why not: what forbids a choice

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
reason-one-helper = Only one helper walks with you.
reason-place-taken = The place is taken until the clean-up.
reason-no-helpers-today = Offended Tribe: no helpers to supply places.
reason-eaten = Locusts: none of that from tiles or helpers.
reason-spot-taken = Something lies on that tool spot.
reason-blocked = A doll blocks that tool spot.
reason-doll-is-no-tool = A doll goes onto another player’s tool spot.
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

## The table in words: lines are read out, so they are short

told-setup = Before the first day
told-day = Day { $day } of { $days }: { $daytime }
told-days-left = { $count ->
    [0] The last day: get aboard.
    [one] One more day follows.
   *[other] { $count } more days follow.
}
told-last-day-next = The Last Day lies on top: it comes tomorrow.
told-island-card = Island card: { $card }. { $text }
told-past-cards = Island cards of the days before: { $cards }.
told-first = { $explorer } is First on the trail.
told-order = Order of rounds: { $explorers }.
told-active = { $explorer }: { $step ->
    [card] the card part
    [work] the work part
   *[move] the move part
}.
told-steps = { $steps ->
    [0] No step left.
    [one] One step left.
   *[other] { $steps } steps left.
}

told-helicopter = The helicopter is on { $cell }.
told-helicopter-from = The helicopter is on { $cell }, { $steps ->
    [0] where you are
    [one] one straight step from you
   *[other] { $steps } straight steps from you
}.
told-helicopter-away = The helicopter is away until dawn.
told-helicopter-stays = It cannot be moved now.

# What lies where on the map; $cells are cells, one after the other.
told-map = The map
told-cells = Cells are told by row, then column.
told-tiles = { $supply }: { $cells }.
told-tiles-taken = { $supply }, taken: { $cells }.
told-site = Mission { $number }, { $mission }, on { $cell }: { $state ->
    [there] its object is there
   *[taken] taken until the clean-up
}.
told-mist = Mist: { $cells }.
told-mist-none = No mist.

told-places = Helper places
told-place = { $supply }: { $helpers ->
    [none] nobody
   *[other] { $helpers }
}, { $free ->
    [0] no room
    [one] room for one
   *[other] room for { $free }
}.
told-helicopter-place = Helicopter place: { $helper ->
    [none] free
   *[other] { $helper }
}.

told-own = { $explorer }, you: { $points } points as things stand
told-explorer = { $explorer }: { $points } points as things stand
told-kind = Led by: { $kind }
told-where = { $where ->
    [map] On { $cell }.
    [aboard] Aboard the helicopter.
    [dead] Dead, and back in the next round.
   *[off] Off the map, and back in the next round.
}
told-hearts = Hearts: { $hearts } of { $most }.
told-snares = { $count ->
    [one] One snare: { $steps } steps less in the next round by day.
   *[other] { $count } snares: { $steps } steps less in the next round by day.
}
told-bag = Bag, { $count } of { $most }: { $things }.
told-bag-empty = The bag is empty.
told-tool-spot = On the { $slot } tool spot: { $what ->
    [empty] nothing
    [helper] a helper
   *[item] { $item }
}{ $blocked ->
    [yes] , blocked by a doll
   *[no] { "" }
}.
told-helpers = Helpers left: { $count } of { $most }.
told-carried = Carries: { $objects }.
told-delivered = Delivered: { $objects }.
told-delivered-none = Nothing delivered yet.
told-cards = Expedition cards in hand: { $count }.
told-missions = Mission cards in hand: { $count }.
told-laid = A card lies face down.
told-laid-known = Face down: { $card }, speed { $speed }.

told-hand = Your cards
told-card = { $card }, speed { $speed }, { $timing }: { $text }
told-mission-card = Mission { $number }, { $mission } on { $cell }: { $state ->
    [ready] the { $tool } is in your bag
    [taken] taken until the clean-up
   *[missing] you need a { $tool } in your bag
}.
told-craft = What you could craft
told-recipe = { $item }: { $made-of }. { $missing ->
    [none] You have it all.
   *[other] You lack { $missing }.
}

told-decks = Decks and used cards
told-deck = Expedition cards in the deck: { $count }.
told-price = A card costs { $price ->
    [one] one supply
   *[other] { $price } supplies
}.
told-mission-deck = Mission cards in the deck: { $count }.
told-used = Used: { $cards }.
told-used-none = No card has been used since the clean-up.

told-score = Points as things stand
told-source = { $source } { $points }. { $why }
odds-expedition = Next: the next card of the deck is this one. In 2, in 5: at least one of so many is.
odds-missions = Next: the next mission card is this one. Cards lost under the deck were seen and come last.
odds-island = How likely each of the cards not seen yet is turned at the next dawn. The Last Day comes last.

## What the desktop says of all games, and otherwise here

seat-human = Person
    .tip = Somebody at this table decides for the explorer.
ui-log = Expedition log
    .tip = What has happened, line by line. The wheel rolls it; so do { $closer } and { $farther } while the cursor is in it.
ui-replay = What happened?
    .tip = What has happened since this explorer decided last, once more. { $key } does the same.
ui-menu = Menu
    .tip = Leave, begin again, or close the game.
ui-again-text = The same explorers set out again, with the same luck ahead. This expedition is kept on the shelf.
ui-review-nothing = Nothing better was found. Well travelled!
ui-play-again = New expedition
ui-same-again = Same expedition again
ui-round = Day { $round } of { $most }
    .tip = After { $most } days the expedition is over.
ui-out-of-turn = A decision out of turn: the round is that of { $pirate }.
ui-branch-of = { $round ->
    [0] Branch { $number }: after decision { $from }
   *[other] Branch { $number }: day { $round }, after decision { $from }
}
ui-review-asked = { $round ->
    [0] { $prompt }
   *[other] Day { $round }, { $prompt }
}
ui-book-line = { $round ->
    [0] Setup: { $line }
   *[other] Day { $round }: { $line }
}
    .tip = Look at the table as it was then.
ui-players = { $least } to { $most } explorers
ui-setup = Who goes ashore?
ui-play = Set out
ui-crew-ready = All are ready. Who is First on the trail is drawn by lot.
ui-lesson-play = Face two computer explorers
ui-winner = { $pirate } wins the expedition!

## Words of texts that a tip explains, by what the rulebook tells of: the name, and other forms that it is found by

book-words =
    .tip-first = First on the trail
    .tip-cube = Cube
    .tip-mist = Mist
    .tip-helicopter = Helicopter
    .tip-tool-spot = Tool spot, tool spots
    .tip-carried = Carried object, carried objects
    .tip-delivered = Delivered object, delivered objects
    .tip-lamp-card = Card part
    .tip-lamp-move = Move part
    .book-isle-night = Night round, night rounds
    .book-isle-clean-up = Clean-up
    .book-isle-limits = Thrown away
    .book-isle-moment = At any moment
    .book-isle-diagonal = Diagonal, diagonally
    .book-isle-pick-up = Pick up, picking up, picks up
    .book-isle-tools = Helper, helpers
    .book-isle-missions = Mission, missions
    .book-isle-cards = Expedition card, expedition cards
    .book-isle-island-cards = Island card, island cards
    .book-isle-battle = Battle, battles, attack, attacks
    .book-isle-warrior = Warrior, warriors
    .book-isle-death = Dead, death
    .book-isle-last = Last day
    .book-isle-aboard = Aboard
    .item-torch = Torch, torches
    .item-axe = Axe, axes
    .item-voodoo-doll = Voodoo doll, voodoo dolls, doll, dolls
    .item-mist-potion = Mist potion, mist potions
    .item-health-potion = Health potion, health potions
    .expedition-gas-mask = Gas Mask
    .expedition-wind-charm = Wind Charm
    .expedition-full-rucksack = Full Rucksack
    .expedition-lucky-bone = Lucky Bone
    .expedition-ward-bag = Ward Bag
    .expedition-snare = Snare, snares
    .island-the-last-day = The Last Day

## The desktop's table

ui-your-camp = Your camp
ui-aboard = aboard
ui-camp-of = The camp of { $explorer }
ui-in-bag = { $count } of { $most } in the bag
ui-skip-round = Do nothing this round
ui-pass-to-work = On to work
ui-pass-to-walk = On to the walk
ui-walk = Walk to { $cell }: { $steps ->
    [one] one step
   *[other] { $steps } steps
}{ $mist ->
    [0] { "" }
   *[other] , into the mist
}
ui-walk-toward = Walk toward { $cell }, as far as { $stop }: { $steps ->
    [one] one step
   *[other] { $steps } steps
}{ $mist ->
    [0] { "" }
   *[other] , into the mist
}
ui-mission-card = { $tool } on { $cell }: { $object }, { $data-delivered-points ->
        [one] one point
       *[other] { $data-delivered-points } points
    }.
ui-points-aboard = Aboard: { $points } points
ui-score-midway = Day { $day }: points as if everybody were aboard.
ui-part-explorers = The explorers
ui-part-camp = The camp
ui-part-day = The day
ui-part-island = Island card and decks

## The computer explorer's lines

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
line-take-supplies = Card: Hidden Cache or Forager’s Basket, if something is missing and the bag holds 7 at most.
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
ui-points = points
ui-points-now = Points as things stand
