### What both Voodoo games say alike, in German.
###
### A text may be put in other words, but its name stays, and so do the things in braces that begin with $: the game
### fills them in. A game's own file wins over a text of the same name here.
###
### So that every sentence is right whatever is filled in: things (`piece-…`, `….the`) stand in the accusative; a colour
### ends in -e and takes the ending that it lacks ({ $colour }r Stern); a heading is a whole phrase (nach Westen, im
### Uhrzeigersinn); a space comes after „auf“; a barrel is the first half of a word ({ $barrel }fass); and the names of
### pirates carry no case.

## Pirates and who sits there

pirate-cursed = Fluch-{ $colour }
pirate-nobody = niemand
seat-gentle = Sanft verflucht
    .tip = Ein Verfluchter Pirat nach einer Hausregel: Er bekommt keine Seele geschenkt und hält einen Schädel.

## Colours and places

colour-red = rote
    .name = Rot
colour-yellow = gelbe
    .name = Gelb
colour-blue = blaue
    .name = Blau
colour-green = grüne
    .name = Grün
colour-purple = violette
    .name = Violett

## Phases

phase-moonlight = Mondschein
    .tip = Wer den Mond hat, ist am Zug: beschwören, Gegenstände benutzen, das Schiff ausrichten, feuern.
phase-over = Das Ende
    .tip = Die Reise ist vorbei, und die Wertung steht fest.

## Barrels

barrel-moon = Mond
    .tip = Dämmerung. Außer der Reihe hast du den ersten Zug im Mondschein.
barrel-bones = Knochen
    .tip = Dämmerung. Leg eine zweite Karte aus. Sind alle Karten aufgedeckt, wählst du, welche der beiden du spielst: Nur sie zählt, auch für den Kerker.

## Other pieces

piece-card = { $card } von { $pirate }
piece-sun = die Sonne
    .tip = Wer sie hat, beginnt. Im Morgengrauen wandert sie einen Platz weiter.
piece-jail = eine Kerkermarke
    .tip = In dieser Runde kein Zug, kein Ritual, keine Breitseite und kein Fass: Was für ein Fass gezahlt wurde, ist verloren. Andere können dem Schiff trotzdem etwas nehmen. Im Morgengrauen ist der Gefangene frei.
rank-jack = Bube
rank-queen = Dame
rank-king = König
rank-ace = Ass
cell-nw = Nordwestfeld
cell-n = Nordfeld
cell-ne = Nordostfeld
cell-w = Westfeld
cell-centre = Mittelfeld
cell-e = Ostfeld
cell-sw = Südwestfeld
cell-s = Südfeld
cell-se = Südostfeld
cell-none = Feld neben der Tafel

## Score

score-power = Stärke
    .tip = Die Stärke deines Schiffs, 1 bis 6.
score-total = Voodoo-Macht
    .tip = Alles zusammen. Bei Gleichstand entscheiden mehr Münzen, dann die höhere Lage.
score-part = { $source } { $points }
score-why-location = Das Schiff liegt auf { $space }, Wert { $points }.
score-why-nowhere = Das Schiff liegt noch nirgends.
score-why-power = So viel, wie der Würfel des Schiffs zeigt.
score-why-blessed-high = An Bord hat es { $card }, die höchste Karte: { $points } gewonnen.
score-why-blessed-low = An Bord hat es { $card }, die niedrigste Karte: { $points } verloren.
score-why-blessed-between = An Bord hat es { $card }, weder die höchste noch die niedrigste Karte.
score-why-no-blessed = Keine gesegnete Karte an Bord.
list-comma = { ", " }

## What is asked

prompt-play-card = { $pirate }: Spiel verdeckt eine Karte.
prompt-second-card = { $pirate }: Leg verdeckt eine zweite Karte aus.
prompt-choose-card = { $pirate }: Welche deiner beiden Karten spielst du?
prompt-turn = { $pirate }: Der Mond ist dein. Was tust du?
prompt-quadrants = { $pirate }: Wie weit dreht der Wind?
prompt-grid-soul = { $pirate }: Der Beutel ist leer. Welche Seele nimmst du von der Tafel?
prompt-call-colour = { $pirate }: Welche Farbe rufst du?
prompt-which-soul = { $pirate }: Nicht alle passen an Bord. Welche { $colour } Seele nimmst du?
prompt-victim = { $pirate }: Von welchem Schiff ergreifst du Besitz, und wohin segelt es?
prompt-give-soul = { $pirate }: Welche Seele gibst du { $victim }?
prompt-take = { $left ->
    [one] { $pirate }: Nimm noch etwas.
    [2] { $pirate }: Nimm zwei Dinge, eins nach dem anderen.
    [3] { $pirate }: Nimm drei Dinge, eins nach dem anderen.
   *[other] { $pirate }: Nimm { $left } Dinge, eins nach dem anderen.
}
# $held is the wind that holds the ship, if one does: then it sails nowhere, whatever soul is placed.
prompt-place-soul = { $held ->
    [storm] { $pirate }: Der Sturm hält dein Schiff fest, es segelt nicht. Legst du trotzdem eine Seele?
    [becalmed] { $pirate }: Bei Flaute segelt dein Schiff nicht. Legst du trotzdem eine Seele?
   *[no] { $pirate }: Legst du eine Seele auf die Ritualtafel?
}
prompt-ritual-sail = { $most ->
    [one] { $pirate }: Wohin segelst du das eine Feld?
   *[other] { $pirate }: Die Seelen singen gemeinsam! Wohin segelst du, und wie weit?
}

## Answers, as they stand on buttons

choice-space-stars = Folge dem Stern auf { $space }
choice-play = Spiel { $card }
choice-lay-card = Leg { $card } aus
choice-pass = Passe
choice-pass-stars = Bleib hier
choice-pass-soul = Leg keine Seele
choice-pass-board = Nimm nichts
choice-conjure = Beschwöre deine Karte
choice-conjure-card = Beschwöre { $card }
choice-barrel = Beschwöre das { $barrel }fass
choice-use = Benutze { $object }
choice-face = Bug { $heading }, Zug beenden
choice-quadrants = { $quadrants ->
    [one] Ein Viertel
    [2] Zwei Viertel
    [3] Drei Viertel
   *[other] { $quadrants } Viertel
}
choice-quadrants-to = { $quadrants ->
    [one] Ein Viertel, auf { $wind }
    [2] Zwei Viertel, auf { $wind }
    [3] Drei Viertel, auf { $wind }
   *[other] { $quadrants } Viertel, auf { $wind }
}
choice-grid-soul = Die Seele vom { $cell }
choice-grid-soul-of = Die { $colour } Seele vom { $cell }
choice-soul-from = Eine Seele von { $pirate }
choice-colour-call = Ruf { $colour } Seelen
choice-colour-give = Gib eine { $colour } Seele
choice-victim = Treib { $victim } { $heading }
choice-take-coin = Nimm eine Münze
choice-take-soul = Zieh eine Seele aus dem Beutel
choice-place = Eine { $colour } Seele aufs { $cell }
choice-sail = { $spaces ->
    [one] Segle ein Feld { $heading }
    [2] Segle zwei Felder { $heading }
    [3] Segle drei Felder { $heading }
   *[other] Segle { $spaces } Felder { $heading }
}
choice-way = Weiter { $heading }

## What happened, as it stands in the log

event-phase-dusk = Runde { $round }: Die Dämmerung bricht herein.
event-phase-moonlight = Der Mond geht auf.
event-phase-dawn = Der Morgen graut.
event-phase-over = Die Reise ist zu Ende.
event-chosen-card = { $pirate } spielt { $card } und nimmt die andere Karte zurück.
event-passed = { $ship } zieht auf { $space } an { $other } vorbei.
event-held = { $wind ->
    [storm] { $ship } ist im Sturm gefangen.
   *[other] { $ship } liegt in der Flaute.
}
event-faced = { $ship } dreht den Bug { $heading }.
event-wind = Der Wind dreht von { $from } auf { $to }.
event-revealed = { $pirate } deckt { $card } auf.
event-skipped = { $pirate } deckt { $card } auf, kann nichts damit anfangen und deckt die nächste Karte auf.
event-reshuffled = { $pirate } mischt einen neuen Stapel.
event-conjured = { $pirate } beschwört { $card }.
event-not-conjured = { $pirate } kann { $card } nicht beschwören.
event-barrel = { $pirate } beschwört das { $barrel }fass.
event-used = { $pirate } benutzt { $object }.
event-ritual = { $cards ->
    [one] { $pirate } ruft zum Ritual: Ein #oodoo liegt aus.
    [2] { $pirate } ruft zum Ritual: Zwei #oodoo liegen aus.
    [3] { $pirate } ruft zum Ritual: Drei #oodoo liegen aus.
    [4] { $pirate } ruft zum Ritual: Vier #oodoo liegen aus.
    [5] { $pirate } ruft zum Ritual: Fünf #oodoo liegen aus.
   *[other] { $pirate } ruft zum Ritual: { $cards } #oodoo liegen aus.
}
event-ritual-second = Die zweite Runde des Rituals gehört denen, die #oodoo gespielt haben.
event-ritual-ended = Das Ritual endet. Die Seelen bleiben auf der Tafel.
event-ritual-full = Die Tafel ist voll: Das Ritual endet, und ihre Seelen kehren in den Beutel zurück.
# $found souls can be had, $room of them fit aboard.
event-called = { $found ->
    [0] { $pirate } ruft vergeblich { $colour } Seelen: Es sind keine zu haben.
   *[other] { $room ->
        [0] { $pirate } ruft vergeblich { $colour } Seelen: An Bord ist kein Platz.
       *[other] { $pirate } ruft { $colour } Seelen.
    }
}
event-possessed = { $pirate } ergreift Besitz von { $victim } und treibt das Schiff { $heading }.
event-boarded = { $pirate } entert { $victim }.
event-swapped = { $pirate } und { $victim } tauschen ungesehen ihre gesegneten Karten.
event-power-up = Die Stärke von { $pirate } steigt von { $from } auf { $to }.
event-power-down = Die Stärke von { $pirate } sinkt von { $from } auf { $to }.
event-jailed = { $pirate } sitzt diese Runde im Kerker.
event-passed-over = { $pirate } hat keinen Zug.
event-shown = { $pirate } zeigt { $thing }.
event-scored = { $pirate }: { $total } Voodoo-Macht ({ $parts }).
event-won = { $pirate } gewinnt die Reise!
moved-drawn = { $pirate } zieht { $thing } aus dem Beutel.
moved-from-grid = { $pirate } nimmt { $thing } von der Ritualtafel.
moved-to-grid = { $pirate } legt { $thing } aufs { $cell }.
moved-card = { $pirate } spielt verdeckt eine Karte.
moved-card-known = { $pirate } spielt verdeckt { $card }.
moved-second-card = { $pirate } legt verdeckt eine zweite Karte aus.
moved-second-card-known = { $pirate } legt verdeckt { $card } als zweite Karte aus.
moved-sun = Die Sonne geht an { $pirate }.
moved-moon = Der Mond geht an { $pirate }.
moved-freed = { $pirate } verlässt den Kerker.

## Why: the rules, each in a sentence

cause-short = { $name }, { $section }
cause-long = { $name }, { $section }: { $rule }
cause-round = Die Runde
    .rule = Eine Runde besteht aus Dämmerung, Mondschein und Morgengrauen; der Mond gibt jedem Piraten einen Zug, zuerst dem mit der Sonne.
cause-cards = Karten
    .rule = In der Dämmerung spielt jeder Pirat verdeckt eine Aktionskarte, aber nicht die der vorigen Runde.
cause-jail = Kerker
    .rule = Spielen zwei oder mehr Piraten Beute, sitzen sie alle diese Runde im Kerker, und ihre Fässer wirken nicht.
cause-moon-barrel = Mond
    .rule = Der Pirat auf dem Mondfass hat den ersten Zug im Mondschein; die anderen folgen wie gewohnt.
cause-bones = Knochen
    .rule = Der Pirat auf dem Knochenfass legt eine zweite Karte aus und wählt, sobald alle aufgedeckt sind, welche der beiden er spielt.
cause-cursed = Verfluchte Piraten
    .rule = Verfluchte Piraten segelt das Spiel, nach eigenen Regeln.

## The Cursed Pirates' aid: which line of their rules they follow

aid-turned = Die oberste Karte des Stapels, nach allen anderen aufgedeckt.
aid-skips-jax = Vier Seelen an Bord: Jax nützt nichts, die nächste Karte wird aufgedeckt.
aid-not-conjured = Die Karte lässt sich jetzt nicht beschwören.
aid-jax = Jax, wie alle es spielen.
aid-hoodoo = #oodoo wird immer beschworen; ohne Seele zieht er eine.
aid-tix = Ohne Seele zieht er eine, um sie zu geben.

## Why not: what forbids a choice

reason-game-over = Die Reise ist zu Ende.
reason-not-asked = Gerade wird etwas anderes gefragt.
reason-not-in-hand = Diese Karte hast du nicht auf der Hand.
reason-played-last-round = Diese Karte hast du vorige Runde gespielt; du bekommst sie zurück, sobald die neuen aufgedeckt sind.
reason-barrel-taken = Auf diesem Fass steht schon eine Figur.
reason-done-already = Das hast du schon getan.
reason-ritual-held = Das Ritual dieser Runde ist schon vorbei.
reason-nothing-there = So etwas ist dort nicht zu holen.
reason-no-room = Dafür ist an Bord kein Platz.
reason-grigri = Das Gri-Gri schützt diesen Piraten.
reason-stuck = Der Wind hält das Schiff fest: Es kann nicht fort.
reason-cannot-move = Dorthin führt kein Weg.
reason-dusk-barrel = Dieses Fass wirkt in der Dämmerung, nicht im Mondschein.
reason-no-use = Das würde jetzt nichts bewirken.
reason-needs-match = Zwei Felder nur, wenn die Seele neben einer ihrer Farbe liegt.
reason-cell-taken = Auf diesem Feld liegt schon eine Seele, oder es gehört nicht zur Tafel.
reason-out-of-reach = Das ist außer Reichweite.
reason-no-such-thing = So etwas gibt es in diesem Spiel nicht.
reason-must-choose = Du kannst nicht passen: Etwas musst du wählen.
