colour-white = white
    .name = White
colour-black = black
    .name = Black
colour-red = red
    .name = Red
colour-blue = blue
    .name = Blue
heading-north = north
heading-east = east
heading-south = south
heading-west = west
phase-round = Round { $round } begins.
    .name = Sailing
phase-burying = The last round is over: all chests are shown.
    .name = Burying
phase-over = The game is over.
prompt-turn = { $pirate }, how do you turn your raft?
prompt-sail = { $pirate }, how far do you sail?
prompt-bury = { $pirate }, which chest do you bury?
choice-turn = Turn { $heading }
choice-sail = { $buoys ->
    [one] Sail one buoy
   *[other] Sail { $buoys } buoys
 }
choice-add = Bury the chest of { $weight }
choice-done = Bury no more
reason-not-asked = Something else is asked.
reason-backwards = A raft does not turn right about.
reason-no-way = No raft comes there.
reason-not-aboard = That chest is not aboard.
reason-out-of-order = Chests are buried in the order of the deck.
reason-uneven = No multiple of { $data-share } can come of it.
event-rolled = { $buoys ->
    [one] The wind carries rafts one buoy.
   *[other] The wind carries rafts up to { $buoys } buoys.
 }
event-turned = { $pirate } turns { $heading }.
event-sailed = { $pirate } sails to { $buoy }.
event-moved = { $to ->
    [buried] { $pirate } buries the chest of { $weight }.
   *[aboard] { $pirate } has the chest of { $weight }.
 }
event-dived = { $pirate } dives for a pearl.
event-scored = { $pirate } has { $chests } points buried, and { $pearls } in pearls.
score-chests = Chests
score-pearls = Pearls
cause-rounds = Rounds, §2
cause-sailing = Sailing, §3
cause-burying = Burying, §4
cause-score = Score, §5
told-round = Round { $round }, wind { $wind }
told-raft = The raft lies at { $buoy }, its bow { $heading }.
told-chest = A chest of { $weight } at { $buoy }.
told-aboard = A chest of { $weight } aboard.
told-buried = A chest of { $weight } buried.
told-hidden = A chest face down.
told-pearls = Pearls: { $pearls }
