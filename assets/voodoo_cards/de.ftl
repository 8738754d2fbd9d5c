### Voodoo Pirate Card Game in German: everything that a player reads about the game.
###
### A text may be put in other words, but its name stays, and so do the things in braces that begin with $: the game
### fills them in. A `.tip` is what hovering over a thing explains, a `.face` what is printed on a card.
###
### In which forms words are filled in stands at the top of voodoo/de.ftl.

## Pirates and who sits there

seat-cursed = Verfluchter Pirat
    .tip = Das Spiel segelt dieses Schiff nach eigenen Regeln. Ein Verfluchter Pirat benutzt weder Fässer noch Gegenstände.

## Colours and places

heading-clockwise = im Uhrzeigersinn
heading-anticlockwise = gegen den Uhrzeigersinn

space = { $hour ->
    [12] Nord
    [3] Ost
    [6] Süd
    [9] West
   *[other] { $hour } Uhr
}

## Phases

phase-start = Aufbruch
    .tip = Jeder Pirat legt sein Schiff auf eine Windrosenkarte.
phase-dusk = Dämmerung
    .tip = Karten verdeckt spielen, Seelen für Fässer zahlen, dann die Karten aufdecken.
phase-dawn = Morgengrauen
    .tip = Gefangene kommen frei, Figuren kehren zurück, und die Sonne wandert weiter.

## Action cards

card-jax = Jax
    .face = Das erste Jax zieht eine Seele, das zweite zwei und so fort.
    .tip = Wer Jax in einer Runde als Erster beschwört, zieht eine Seele aus dem Beutel, der Zweite zwei, der Dritte drei. Ist der Beutel leer, such dir den Rest auf der Ritualtafel aus.
card-tok = Tok
    .face = Ruf die Farbe einer Seele an Bord: Nimm alle dieser Farbe.
    .tip = Ruf die Farbe einer Seele an Bord. Alle Seelen dieser Farbe kommen zu dir, von der Ritualtafel und von anderen Schiffen. Nur wer das Gri-Gri hat, ist davor sicher.
card-hoodoo = #oodoo
    .face = Dreh den Wind, dann das Ritual: Seelen legen und segeln.
    .tip = Sprich „Voodoo“: # steht für irgendeinen Buchstaben. Ein Ritual je Runde. Der Wind dreht für jedes gespielte #oodoo um ein Viertel. Dann dürfen alle eine Seele legen und ein Feld in eine der beiden Richtungen segeln, bis zu zwei, wenn die Seele neben einer ihrer Farbe liegt. Wer #oodoo gespielt hat, kommt ein zweites Mal dran.
card-tix = Tix
    .face = Gib eine Seele: Treib ein Schiff fort, segle andersherum.
    .tip = Gib einem anderen Schiff eine Seele, um von ihm Besitz zu ergreifen: Es segelt ein Feld in eine der beiden Richtungen, und du segelst ein Feld in die andere. Sicher davor ist, wer das Gri-Gri oder vier Seelen hat.
card-take = Beute
    .face = Münze, Gegenstand, Seele: Nimm zwei. Zweimal Beute: Kerker!
    .tip = Nimm zwei Dinge, gleiche oder verschiedene: eine Münze, den obersten Gegenstand von Stapel oder Ablage, eine Seele aus dem Beutel, eine Seele deiner Wahl von der Ritualtafel. Spielen aber zwei oder mehr Piraten Beute, sitzen sie alle die Runde im Kerker ab, und ihre Fässer wirken nicht.

## Barrels

barrel-stars = Sterne
    .tip = Dämmerung. Wenn nichts dein Schiff festhält, segle sofort zu einem freien Stern in der Farbe der gezahlten Seele. Du enterst niemanden.
barrel-sea = Meer
    .tip = Mondschein. Wende eine Meereskarte, auf der kein Schiff liegt, oder vertausche zwei solche, die einander gegenüberliegen.
barrel-wind = Wind
    .tip = Mondschein. Dreh den Wind um ein oder zwei Viertel im Uhrzeigersinn.

## Objects and the GriGri

object-grey-skull = Grauer Schädel
    .the = einen Grauen Schädel
object-red-skull = Roter Schädel
    .the = den Roten Schädel
object-blue-skull = Blauer Schädel
    .the = den Blauen Schädel
object-green-skull = Grüner Schädel
    .the = den Grünen Schädel
object-purple-skull = Violetter Schädel
    .the = einen Violetten Schädel
object-morgans-eye = Morgans Auge
    .the = ein Auge Morgans
object-cursed-skull = Verfluchter Schädel
    .the = den Verfluchten Schädel
object-compass = Kompass
    .the = die Kompasskarte
object-voodoo-mask = Voodoo-Maske
    .the = eine Voodoo-Maske
object-octopus = Krake
    .the = die Krake
object-barrel-magic = Fassmagie
    .the = die Fassmagie
object-ghost-ship = Geisterschiff
    .the = ein Geisterschiff
object-shipwreck = Wrack
    .the = ein Wrack
object-maelstrom = Mahlstrom
    .the = den Mahlstrom
object-ghost-whisper = Geisterflüstern
    .the = ein Geisterflüstern

does-worth = Am Ende { $points } wert.
does-each-soul = Am Ende { $points } wert und { $each } mehr für jede { $colour } Seele an Bord.
does-pair = Am Ende allein { $alone } wert, mit dem Zwilling { $both }.
does-curse = Solange er an Bord ist, sind deine Münzen nichts wert. Beende eine Fahrt auf Sand, um ihn zu vergraben.
does-compass = Verlässt das Spiel für die Kompassmarke, mit der du zwischen Nord, Ost, Süd und West segelst, als lägen sie nebeneinander.
does-fetch = Einmal in deinem Zug zu benutzen: Nimm einen beliebigen anderen Gegenstand aus der Ablage, nur keine Maske.
does-trade-soul = Einmal in deinem Zug, bei Fässern, im Ritual oder vor der Wertung: Tausch eine Seele gegen eine andersfarbige im Beutel.
does-free-barrel = Einmal in der Dämmerung zu benutzen: ein Fass, ohne eine Seele zu zahlen.
does-answer-fire = Einmal zu benutzen, wenn auf dich gefeuert wird, Treffer oder nicht: Nimm dem Angreifer eine Seele und feuere sofort zurück.
does-search = Einmal in deinem Zug: Sieh dir die obersten { $cards } Gegenstände an, behalte einen oder keinen und misch den Rest mit dieser Karte ein.
does-maelstrom = Einmal in deinem Zug im Sturm: Alle Schiffe fahren ein Feld, im Uhrzeigersinn, wenn deins auf 10 bis 2 Uhr liegt, sonst dagegen.
does-whisper = Einmal in deinem Zug zu benutzen: Segle ein Feld in eine der beiden Richtungen.

grigri = das Gri-Gri
    .tip = Wer es hat, ist vor Tix und Tok sicher.

## Wind and sea

wind-fair = Brise
    .tip = Die Spukfelder liegen still.
    .short = Spukwasser liegt still
wind-storm = Sturm
    .tip = Auf einem Spukfeld endet jede Fahrt, oder davor, wenn dort ein Schiff liegt. Wer dort liegt, sitzt fest, bis der Wind dreht, und kann nicht beschossen werden.
    .short = Spukwasser hält fest
wind-becalmed = Flaute
    .tip = Auf einem Spukfeld endet jede Fahrt, oder dahinter, wenn dort ein Schiff liegt. Wer dort liegt, sitzt fest, bis der Wind dreht, und kann nicht geentert werden.
    .short = Spukwasser hält fest
wind-mermaids = Nixenhauch
    .tip = Endet eine Fahrt auf einem Spukfeld, tragen die Nixen das Schiff für eine Münze ein Feld weiter. Wer keine Münze hat, zahlt mit allen Seelen an Bord.
    .short = Spukwasser trägt weiter

water-fair = Ein ruhiges Feld, Wert { $value }.
water-haunted = Ein Spukfeld, Wert { $value }: Was es tut, bestimmt der Wind.
water-star = Ein { $colour }r Stern: Das Sternefass bringt ein Schiff für eine { $colour } Seele hierher.
water-skull = Ein Schädel: Endet deine Fahrt hier, darfst du den obersten Gegenstand von Stapel oder Ablage nehmen.

feature-map = Rackhams Karte
    .tip = Rackhams Karte: Endet deine Fahrt hier, nimmst du { $coins } Münzen, jeder Pirat einmal.
feature-night-watch = Nachtwache
    .tip = Die Nachtwache: Endet deine Fahrt hier, zahlst du eine Münze oder verlierst sonst einen Punkt Stärke.
feature-sand = Sand
    .tip = Sand: Endet deine Fahrt hier, darfst du den Verfluchten Schädel vergraben.
feature-current = Strömung
    .tip = Eine Strömung: Ein Schiff, das seine Fahrt hier beendet, wird ein Feld { $heading } getragen.

## Other pieces

piece-ship = das Schiff von { $pirate }
    .tip = Am Ende seines Zuges feuert ein Schiff auf das gegenüber. Kommt Nixenhauch auf, trägt Spukwasser es, wohin sein Bug zeigt.
piece-figure = die Figur von { $pirate }
    .tip = Eine Seele, in der Dämmerung gezahlt, stellt eine Figur auf ein freies Fass.
piece-coin = eine Münze
    .tip = Am Ende 1 wert. Auch Nixen, Nachtwache und Breitseiten sind darauf aus.
piece-soul = eine { $colour } Seele
    .tip = Leg sie in einem Ritual, um zu segeln, oder zahle mit ihr ein Fass. Das Schiff mit mehr Seelen gewinnt eine Breitseite. Ein Schiff fasst vier.
piece-sea-card = Meereskarte { $number }
    .tip = Sie hat zwei Seiten, und das Meerfass wendet sie.
piece-cardinal = die Windrosenkarte { $wind }
piece-moon = der Mond
    .tip = Wer ihn hat, ist am Zug.
piece-compass = die Kompassmarke
    .tip = Mit der Kompassmarke segelst du auf eigenen Fahrten zwischen Nord, Ost, Süd und West, als lägen sie nebeneinander.
piece-round = die Rundenmarke
    .tip = In jeder Dämmerung rückt sie ein Feld im Uhrzeigersinn. Ist sie wieder im Norden, endet die Reise.
piece-blessed = { $rank ->
    [Bube] den Buben
    [Dame] die Dame
    [Ass] das Ass
    [Neun] die Neun
    [Zehn] die Zehn
   *[other] den { $rank }
}
    .tip = Von niedrig nach hoch: Neun, Zehn, Bube, Dame, König, Ass. Am Ende gewinnt die höchste gesegnete Karte { $points }, die niedrigste verliert { $points }.

rank-nine = Neun
rank-ten = Zehn

## Score

score-location = Lage
    .tip = Der Wert des Feldes, auf dem dein Schiff liegt.
score-coins = Münzen
    .tip = 1 für jede Münze, oder nichts mit dem Verfluchten Schädel an Bord.
score-objects = Gegenstände
    .tip = Was die Schädel und Morgans Augen an Bord versprechen.
score-blessed = Gesegnete Karte
    .tip = Die höchste gesegnete Karte gewinnt Punkte, die niedrigste verliert ebenso viele. Von niedrig nach hoch: Neun, Zehn, Bube, Dame, König, Ass.
score-why-coins = { $coins ->
    [0] Keine Münze an Bord: { $points }.
    [one] Eine Münze an Bord: { $points }.
   *[other] { $coins } Münzen an Bord: { $points }.
}
score-why-object = { $object }: { $does }
score-why-no-object = Kein Gegenstand an Bord.

## What is asked

prompt-start = { $pirate }: Auf welcher Windrosenkarte liegt dein Schiff?
prompt-barrel = { $pirate }: Zahlst du eine Seele für ein Fass?
prompt-stars = { $pirate }: Welchem { $colour }n Stern folgst du?
prompt-sea = { $pirate }: Welche Meereskarte wendest du, oder welche zwei vertauschst du?
prompt-course = { $pirate }: Wohin, mit dem Kompass?
prompt-board = { $pirate }: Du enterst { $victim }. Was nimmst du?
prompt-swap = { $pirate }: Tauschst du ungesehen gesegnete Karten mit { $victim }?
prompt-swap-own = { $pirate }: Gibst du { $card } für die gesegnete Karte von { $victim }, ungesehen?
# $room says whether one fits aboard.
prompt-goods = { $room ->
    [full] { $pirate }: Gegenstände treiben vorbei. Nimmst du einen und gibst dafür einen anderen her?
   *[free] { $pirate }: Gegenstände treiben vorbei. Nimmst du einen?
}
prompt-give-up = { $pirate }: Kein Platz! Welchen Gegenstand gibst du her?
prompt-sand = { $pirate }: Vergräbst du hier den Verfluchten Schädel?
prompt-fetch = { $pirate }: Was holt die Maske?
prompt-trade = { $pirate }: Welche Seele tauscht die Krake, und gegen welche?
prompt-search = { $pirate }: Was behältst du aus dem Wrack?
prompt-whisper = { $pirate }: Wohin weht dich das Flüstern?
prompt-answer-fire = { $pirate }: { $victim } hat auf dich gefeuert. Antwortet das Geisterschiff?
prompt-last-trade = { $pirate }: Benutzt du vor der Wertung die Krake?

## Answers, as they stand on buttons

choice-space-start = Leg auf { $space } an
choice-space-course = Segle auf { $space }
choice-cast = Zahle eine { $colour } Seele fürs { $barrel }fass
choice-magic = Fassmagie fürs { $barrel }fass
choice-magic-star = Fassmagie für einen { $colour }n Stern
choice-pass-barrel = Zahle nichts
choice-pass-course = Bleib hier
choice-pass-swap = Behalt deine Karte
choice-pass-goods = Lass sie treiben
choice-pass-sand = Behalt ihn
choice-pass-search = Behalt nichts
choice-pass-answer = Lass es gut sein
choice-flip = Wende die Karte auf { $space }
choice-switch = Vertausch die Karten auf { $space } und { $other }
choice-colour-answer = Nimm eine { $colour } Seele und feuere zurück
choice-take-top = Nimm vom Gegenstandsstapel
choice-take-spent = Nimm von der Ablage
choice-take-spent-of = Nimm { $object } von der Ablage
choice-item = Nimm { $item }
choice-swap = Tausch ungesehen gesegnete Karten
choice-give-up = Gib { $object } her
choice-bury = Vergrab ihn
choice-fetch = Hol { $object }
choice-trade = Eine { $given } Seele gegen eine { $taken }
choice-keep = Behalt { $object }

## What happened, as it stands in the log

event-phase-start = Die Piraten brechen auf, rund um das Meer der Seelen.
event-sailed = { $cause ->
    [mermaids] Die Nixen tragen { $ship } { $heading } auf { $space }.
    [current] Die Strömung trägt { $ship } { $heading } auf { $space }.
    [ghost-whisper] Ein Geisterflüstern weht { $ship } { $heading } auf { $space }.
    [tix] Von Tix getrieben segelt { $ship } { $heading } auf { $space }.
   *[other] { $ship } segelt { $heading } auf { $space }.
}
event-leapt = { $cause ->
    [setup] { $ship } bricht von { $space } auf.
    [maelstrom] Der Mahlstrom reißt { $ship } auf { $space }.
   *[other] { $ship } eilt zum Stern auf { $space }.
}
event-blocked = Der Sturm versperrt { $ship } auf { $space } den Weg { $heading }.
event-flipped = Das Meer wandelt sich: Eine Karte wird gewendet und zeigt { $water ->
        [haunted] Spukwasser
       *[fair] ruhiges Wasser
    } mit Wert { $value }.
event-switched = Die Meereskarten auf { $one } und { $other } tauschen den Platz.
event-looked = { $pirate } findet { $thing } im Wrack.
event-shuffled = Der Gegenstandsstapel wird gemischt.
event-fired = { $hits ->
    [0] { $pirate } feuert auf { $victim }: daneben!
    [one] { $pirate } feuert auf { $victim }: ein Treffer!
    [2] { $pirate } feuert auf { $victim }: zwei Treffer!
    [3] { $pirate } feuert auf { $victim }: drei Treffer!
    [4] { $pirate } feuert auf { $victim }: vier Treffer!
   *[other] { $pirate } feuert auf { $victim }: { $hits } Treffer!
}

moved-from-supply = { $cause ->
    [map] Rackhams Karte bringt { $pirate } { $thing } ein.
   *[other] { $pirate } nimmt { $thing }.
}
moved-to-supply = { $cause ->
    [mermaids] { $pirate } zahlt den Nixen { $thing }.
    [night-watch] { $pirate } zahlt der Nachtwache { $thing }.
    [broadside] { $pirate } verliert { $thing } über Bord.
   *[other] { $pirate } zahlt { $thing }.
}
moved-to-bag = { $cause ->
    [mermaids] { $pirate } zahlt den Nixen { $thing }.
    [octopus] { $pirate } gibt { $thing } in Tausch.
   *[other] { $pirate } zahlt { $thing }.
}
moved-from-pile = { $pirate } nimmt { $thing } vom Stapel.
moved-from-spent = { $pirate } nimmt { $thing } von der Ablage.
moved-given-up = { $pirate } hat keinen Platz und gibt { $thing } her.
moved-buried = { $pirate } vergräbt { $thing } im Sand.
moved-between = { $cause ->
    [tix] { $from } gibt { $to } { $thing }.
   *[other] { $to } nimmt { $from } { $thing } ab.
}
moved-figure = { $pirate } nimmt das { $barrel }fass.
moved-round = Die Rundenmarke rückt auf { $space }.

## Why: the rules, each in a sentence

cause-setup = Aufbau
    .rule = In Zugfolge legen alle ihr Schiff auf eine freie Windrosenkarte, mit dem Bug im Uhrzeigersinn.
cause-casting = Fässer
    .rule = In der Dämmerung stellt eine Seele, in den Beutel gezahlt, deine Figur auf ein freies Fass einer Windrosenkarte, deren Kompass oben liegt.
cause-stars = Sterne
    .rule = Das Sternefass bringt ein Schiff zu einem freien Stern in der Farbe der gezahlten Seele; dort endet seine Fahrt.
cause-wind-barrel = Wind
    .rule = Das Windfass dreht den Wind um ein oder zwei Viertel im Uhrzeigersinn.
cause-sea-barrel = Meer
    .rule = Das Meerfass wendet eine Meereskarte oder vertauscht zwei gegenüberliegende, alle ohne Schiffe.
cause-jax = Jax
    .rule = Wer Jax in einer Runde als Erster beschwört, zieht eine zufällige Seele, der Zweite zwei und so fort.
cause-tok = Tok
    .rule = Tok holt alle Seelen einer Farbe, die du an Bord hast, von der Tafel und von Schiffen ohne das Gri-Gri.
cause-ritual = #oodoo
    .rule = Der Wind dreht für jedes gespielte #oodoo um ein Viertel; dann legen die Piraten Seelen und segeln, bis zu zwei Felder neben einer Seele gleicher Farbe.
cause-tix = Tix
    .rule = Für eine Seele segelt ein anderes Schiff ein Feld in eine der beiden Richtungen, und wer Tix beschwört, ein Feld in die andere.
cause-take = Beute
    .rule = Die Karte gibt zwei Dinge: Münzen, Gegenstände, Seelen aus dem Beutel oder von der Tafel. Verfluchte Piraten nehmen nach eigenen Regeln.
cause-storm = Sturm
    .rule = Im Sturm endet eine Fahrt auf einem Spukfeld, oder davor, wenn dort ein Schiff liegt; wer dort liegt, sitzt fest und kann nicht beschossen werden.
cause-becalmed = Flaute
    .rule = Bei Flaute endet eine Fahrt auf einem Spukfeld, oder dahinter, wenn dort ein Schiff liegt; wer dort liegt, sitzt fest, bis der Wind dreht.
cause-mermaids = Nixenhauch
    .rule = Endet eine Fahrt auf einem Spukfeld, wird das Schiff ein Feld weitergetragen, für eine Münze oder sonst für alle seine Seelen.
cause-current = Strömung
    .rule = Eine Strömung trägt ein Schiff, das seine Fahrt dort beendet, ein Feld in Pfeilrichtung, einmal je Fahrt.
cause-skull-header = Schädel
    .rule = Ein Schädel lässt ein Schiff, das seine Fahrt dort beendet, den obersten Gegenstand von Stapel oder Ablage nehmen.
cause-room = Platz an Bord
    .rule = Ein Schiff fasst vier Seelen und drei Gegenstände; sind es mehr Gegenstände, gibt es einen her.
cause-map = Rackhams Karte
    .rule = Rackhams Karte gibt einem Schiff, das seine Fahrt dort beendet, { $data-map-coins ->
        [one] eine Münze
       *[other] { $data-map-coins } Münzen
    }, oder was noch da ist, jedem Piraten einmal je Karte.
cause-night-watch = Nachtwache
    .rule = Ein Schiff, das seine Fahrt bei der Nachtwache beendet, zahlt eine Münze oder verliert sonst einen Punkt Stärke.
cause-sand = Sand
    .rule = Ein Schiff, das seine Fahrt auf Sand beendet, darf dort den Verfluchten Schädel vergraben.
cause-facing = Ausrichtung
    .rule = Am Ende seines Zuges wählt ein Pirat, in welche der beiden Richtungen der Bug seines Schiffs zeigt.
cause-broadside = Breitseite
    .rule = Ein Schiff feuert auf das Schiff gegenüber und trifft für jede Seele, die es mehr hat, einmal; das Opfer verliert eine Münze.
cause-boarding = Entern
    .rule = Wer auf eigener Fahrt über das Feld eines anderen Schiffs segelt, darf ihm etwas nehmen.
cause-compass = Kompass
    .rule = Die Kompasskarte verlässt das Spiel für ihre Marke, mit der man zwischen den Windrosenkarten segelt, als lägen sie nebeneinander.
cause-voodoo-mask = Voodoo-Maske
    .rule = Die Maske holt einen Gegenstand aus der Ablage, nur keine Maske.
cause-octopus = Krake
    .rule = Die Krake tauscht eine Seele gegen eine von anderer Farbe aus dem Beutel.
cause-barrel-magic = Fassmagie
    .rule = Fassmagie stellt eine Figur auf ein Fass, ohne dass eine Seele gezahlt wird.
cause-ghost-ship = Geisterschiff
    .rule = Das Geisterschiff lässt ein Schiff, das beschossen wird, dem Angreifer eine Seele nehmen und sofort zurückfeuern.
cause-shipwreck = Wrack
    .rule = Das Wrack zeigt seinem Kapitän die obersten Karten des Gegenstandsstapels; er darf eine behalten, der Rest wird eingemischt.
cause-maelstrom = Mahlstrom
    .rule = Der Mahlstrom bewegt im Sturm alle Schiffe ein Feld: im Uhrzeigersinn, wenn sein Besitzer auf 10 bis 2 Uhr liegt, sonst dagegen.
cause-ghost-whisper = Geisterflüstern
    .rule = Das Geisterflüstern weht das eigene Schiff ein Feld in eine der beiden Richtungen.
cause-dawn = Morgengrauen
    .rule = Im Morgengrauen kommen Gefangene frei, Figuren kehren zurück, und Sonne und Mond wandern einen Platz weiter.
cause-score = Die Wertung
    .rule = Voodoo-Macht bringen Lage, Münzen, Stärke, Gegenstände und die gesegnete Karte; wer die meiste hat, gewinnt.
cause-blessed = Gesegnete Karten
    .rule = Beim Entern dürfen ungesehen gesegnete Karten getauscht werden; am Ende gewinnt die höchste, die niedrigste verliert.

## The Cursed Pirates' aid: which line of their rules they follow

aid-reshuffled = Der Stapel ist leer: Alle sechs Karten bilden einen neuen.
aid-tok = Ruft die Farbe an Bord, die die meisten Seelen bringt; ist keine zu holen, zieht er stattdessen eine Seele.
aid-take = Zwei Münzen und eine Seele; ohne Münzen drei Seelen; ohne Seelen ein Gegenstand.
aid-start = Die wertvollste freie Windrosenkarte.
aid-cell = Neben eine Seele gleicher Farbe auf das erste Feld, wenn es geht; sonst am Rand entlang von Südosten her.
aid-sail = Was am meisten Punkte bringt; dann zwei Felder, dann im Uhrzeigersinn.
aid-board = Nimmt das Erste, was es gibt: Kompass, Münze, Seele, Gegenstand, Gri-Gri.
aid-swap = Tauscht immer die gesegneten Karten.
aid-goods = Nimmt den obersten Gegenstand vom Stapel, sonst den von der Ablage.
aid-give-up = Der neueste Gegenstand geht.
aid-sand = Vergräbt immer den Verfluchten Schädel.
aid-victim = Das Opfer auf dem wertvollsten Feld, dann mit den meisten Münzen; dann die Richtung, die ihm selbst am meisten Punkte bringt.
aid-give-soul = Gibt seine neueste Seele.
aid-face = Behält seine Ausrichtung.

## Why not: what forbids a choice

reason-space-taken = Dort liegt ein Schiff.
reason-not-cardinal = Das ist keine Windrosenkarte.
reason-barrel-gone = Die Karte dieses Fasses liegt mit dem Wind nach oben, oder es ist nicht im Spiel.
reason-no-soul = Die Seele dafür fehlt: Du hast keine an Bord, oder keine dieser Farbe ist zu haben.
reason-no-star = Dort leuchtet kein Stern dieser Farbe.
reason-no-storm = Nur im Sturm.
reason-no-mask = Eine Maske holt keine andere Maske.
reason-used-in-turn = So einen Gegenstand hast du in diesem Zug schon benutzt: Ein Schädel gibt ihn nicht zurück.
reason-like-for-like = Gleiches gegen Gleiches ist kein Tausch.
reason-not-sailing = Jetzt segelt niemand aus freien Stücken: Schiffe segeln im Ritual, durch Tix, das Sternefass oder einen Gegenstand, und wohin Wind und Wasser sie tragen.
