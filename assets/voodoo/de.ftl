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
seat-human = Mensch
    .tip = Jemand an diesem Tisch entscheidet für das Schiff.
seat-gentle = Sanft verflucht
    .tip = Ein Verfluchter Pirat nach einer Hausregel: Er bekommt keine Seele geschenkt und hält einen Schädel.
seat-deckhand = Leichtmatrose
    .tip = Der Computer, vernünftig, aber unbedacht.
seat-mate = Maat
    .tip = Der Computer, der ein wenig nachdenkt, bevor er handelt.
seat-captain = Kapitän
    .tip = Der Computer, der bis zu eine Sekunde vorausdenkt.
seat-ghost = Geist
    .tip = Der Computer in Höchstform: Er darf einige Sekunden nachdenken.
seat-random = Betrunkener Matrose
    .tip = Der Computer tut irgendetwas, was erlaubt ist, und bereut nichts.

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
    .tip = Dämmerung. Leg eine zweite Karte aus. Sind alle Karten aufgedeckt, wählst du, welche der beiden du spielst.

## Other pieces

piece-card = { $card } von { $pirate }
piece-sun = die Sonne
    .tip = Wer sie hat, beginnt. Im Morgengrauen wandert sie einen Platz weiter.
piece-jail = eine Kerkermarke
    .tip = In dieser Runde kein Zug, kein Ritual, keine Breitseite. Im Morgengrauen ist der Gefangene frei.
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
score-why-power = Das Schiff hat Stärke { $power }.
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
   *[other] { $pirate }: Nimm { $left } Dinge, eins nach dem anderen.
}
prompt-place-soul = { $pirate }: Legst du eine Seele auf die Ritualtafel?
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
   *[other] { $quadrants } Viertel
}
choice-quadrants-to = { $quadrants ->
    [one] Ein Viertel, auf { $wind }
   *[other] { $quadrants } Viertel, auf { $wind }
}
choice-grid-soul = Die Seele vom { $cell }
choice-grid-soul-of = Die { $colour } Seele vom { $cell }
choice-colour = Eine { $colour } Seele
choice-take-poppet = Nimm ein Püppchen
choice-lay = { $quarters ->
    [0] Leg es, wie es ist
    [1] Dreh es um ein Viertel
    [2] Dreh es halb herum
    [3] Dreh es um drei Viertel
   *[other] Dreh es um { $quarters } Viertel
}
choice-item-take = Nimm { $item }
choice-item-give = Gib { $item }
choice-swap-blessed = Tausch ungesehen gesegnete Karten
choice-take = Nimm es
choice-give-back = Leg { $item } zurück
choice-pour-soul = Mach ein Püppchen zur Seele
choice-pour-poppet = Mach eine { $colour } Seele zum Püppchen
choice-item-of = Nimm { $item } von { $victim }
choice-ship = Rudere zu { $victim }

## What happened, as it stands in the log

event-phase-harbour = Die Piraten legen ihre Schiffe in den Hafen von Tortuga.
event-waits = { $pirate } beendet den Zug im Hafen.
event-sailed = { $cause ->
    [storm] Der Sturm treibt { $ship } { $heading } auf { $space }.
    [mermaids] Die Nixen tragen { $ship } { $heading } auf { $space }.
    [tidal-water] Die Ebbe trägt { $ship } { $heading } auf { $space }.
    [current] Die Strömung trägt { $ship } { $heading } auf { $space }.
    [whirlpool] Der Strudel reißt { $ship } { $heading } auf { $space }.
    [ghost-wind] Der Geisterwind weht { $ship } { $heading } auf { $space }.
    [tix] Von Tix getrieben segelt { $ship } { $heading } auf { $space }.
   *[other] { $ship } segelt { $heading } auf { $space }.
}
event-leapt = { $cause ->
    [setup] { $ship } läuft auf { $space } ein.
    [portal] { $ship } gleitet zum Portal auf { $space }.
   *[other] { $ship } eilt zum Stern auf { $space }.
}
event-blocked = { $ship } kommt von { $space } nicht weiter { $heading }.
event-landed = { $ship } erreicht das Ufer der Voodoo-Insel!
event-tile = Auf { $space } taucht Plättchen { $tile } auf.
event-tile-time-out = Auf { $space } taucht das Sanduhrplättchen auf: Dies ist die letzte Runde!
event-looked = { $pirate } sieht Plättchen { $tile } oben auf dem Stapel.
event-tide-in = Die Flut kommt.
event-tide-out = Die Ebbe kommt.
event-colonials = { $ships ->
    [one] Ein Kolonialschiff liegt vor der Küste.
   *[other] { $ships } Kolonialschiffe liegen vor der Küste.
}
event-fired = { $hits ->
    [one] { $pirate } feuert auf { $victim }: ein Treffer!
   *[other] { $pirate } feuert auf { $victim }: { $hits } Treffer!
}

moved-from-supply = { $cause ->
    [fleet] { $pirate } erbeutet { $thing } von der Spanischen Flotte.
    [map] Die Schatzkarte bringt { $pirate } { $thing } ein.
   *[other] { $pirate } nimmt { $thing }.
}
moved-to-supply = { $cause ->
    [mermaids] { $pirate } zahlt den Nixen { $thing }.
    [fleet] Die Spanische Flotte raubt { $pirate } { $thing }.
    [broadside] { $pirate } verliert { $thing } über Bord.
    [tix] { $pirate } opfert { $thing }.
    [twin-bottles] { $pirate } gießt { $thing } weg.
   *[other] { $pirate } gibt { $thing } zurück.
}
moved-to-bag = { $cause ->
    [mermaids] { $pirate } zahlt den Nixen { $thing }.
    [twin-bottles] { $pirate } gießt { $thing } weg.
   *[other] { $pirate } verliert { $thing } an den Beutel.
}
moved-between = { $cause ->
    [tix] { $from } gibt { $to } { $thing }.
    [parrot] Der Papagei trägt { $thing } von { $from } zu { $to }.
   *[other] { $to } nimmt { $from } { $thing } ab.
}
moved-buried = { $pirate } vergräbt { $thing }.
moved-dug-up = { $pirate } gräbt { $thing } wieder aus.
moved-figure = { $pirate } opfert ein Püppchen für das { $barrel }fass.
moved-cursed-figure = Eine Figur der Verfluchten Piraten rückt aufs { $barrel }fass.
moved-whirlpool = Der Strudel öffnet sich auf { $space }.

## Why: the rules, each in a sentence

cause-setup = Aufbau
    .rule = Die Schiffe beginnen im Hafen, eins je Feld; wer auf einem der hinteren drei liegt, wird um eins stärker.
cause-casting = Opfern
    .rule = Ein Püppchen, in den Vorrat zurückgelegt, stellt deine Figur auf ein freies Fass, einmal je Runde und nicht vom Hafen aus.
cause-sand = Sand
    .rule = Was vergraben ist, kann bis zum Morgengrauen weder genommen noch verloren noch benutzt werden.
cause-stars = Sterne
    .rule = Das Sternefass bringt ein Schiff zu einem freien Stern in der Farbe einer Seele an Bord; Wind und Meer wirken dort auf es.
cause-wind-barrel = Wind
    .rule = Das Windfass dreht die Windfahne um ein oder zwei Viertel im Uhrzeigersinn.
cause-tide-barrel = Gezeiten
    .rule = Das Gezeitenfass lässt die Gezeiten wechseln, und die Ebbe trägt Schiffe vom Gezeitenwasser fort.
cause-whirlpool = Strudel
    .rule = Der Strudel trägt Schiffe neben ihm ein Feld gegen den Uhrzeigersinn um sich herum.
cause-jax = Jax
    .rule = Die Gezeiten verändern die Zahl der Kolonialschiffe um eins, und Jax gibt so viele Seelen, wie es dann Schiffe sind.
cause-tok = Tok
    .rule = Tok holt alle Seelen einer Farbe, die du an Bord hast, von der Tafel und von Schiffen, die weder Gri-Gri noch Hafen noch Ufer schützt.
cause-ritual = #oodoo
    .rule = Der Wind dreht für jedes gespielte #oodoo um ein Viertel; dann legen die Piraten Seelen und segeln, zwei Felder neben einer Seele gleicher Farbe.
cause-tix = Tix
    .rule = Für ein Püppchen und eine Seele segelt ein anderes Schiff ein Feld nach Norden oder Osten, und wer Tix beschwört, ein Feld in die Gegenrichtung.
cause-poppet = Püppchen
    .rule = Die Karte gibt ein Püppchen, und das Gri-Gri von dem, der es hat.
cause-take = Beute
    .rule = Die Karte gibt zwei Dinge: Münzen, Püppchen, Seelen aus dem Beutel oder von der Tafel.
cause-new-tile = Neues Plättchen
    .rule = Wer auf ein Feld ohne Plättchen segelt, deckt das oberste des Stapels auf; es liegt, wie es kommt, außer für den Kapitän auf dem Meerfass.
cause-edge = Der Rand
    .rule = Am Rand der Seekarte, am Strudel und wo nur noch besetzte Felder folgen, endet eine Fahrt.
cause-storm = Sturm
    .rule = Im Sturm treibt Spukwasser ein Schiff, das hineinsegelt, ein Feld nach Norden; wer dort liegt, sitzt fest und kann nicht beschossen werden.
cause-becalmed = Flaute
    .rule = Bei Flaute endet eine Fahrt auf Spukwasser, und das Schiff kommt nicht fort, bis der Wind dreht.
cause-mermaids = Nixenhauch
    .rule = Endet eine Fahrt auf Spukwasser, wird das Schiff ein Feld weitergetragen, für eine Münze oder sonst für alle seine Seelen.
cause-shore = Das Ufer
    .rule = Wer das Ufer erreicht, beendet damit seine Fahrt und seine Runde, und im Morgengrauen die Reise.
cause-tidal-water = Gezeitenwasser
    .rule = Bei Ebbe trägt Gezeitenwasser ein Schiff ein Feld in Pfeilrichtung.
cause-current = Strömung
    .rule = Ein Schiff, das seine Fahrt auf einer Strömung beendet, wird ein Feld in Pfeilrichtung getragen.
cause-portal = Portal
    .rule = Ein Schiff, das seine Fahrt auf einem Portal beendet, kommt aus einem anderen, freien wieder heraus.
cause-coin-space = Münze
    .rule = Ein Schiff, das seine Fahrt auf einer Münze beendet, darf eine aus dem Vorrat nehmen.
cause-map = Schatzkarte
    .rule = Ein Schiff, das seine Fahrt auf einer Schatzkarte beendet, darf ihre Münzen nehmen, jeder Pirat einmal je Karte.
cause-skull-space = Schädel
    .rule = Ein Schiff, das seine Fahrt auf einem Schädel beendet, darf einen zufälligen aus dem Vorrat nehmen.
cause-object-space = Gegenstand
    .rule = Ein Schiff, das seine Fahrt auf einem Gegenstand beendet, darf ihn nehmen, aus dem Vorrat oder von dem Piraten, der ihn hat.
cause-fleet = Spanische Flotte
    .rule = Die Flotte nimmt einem schwachen Schiff eine Münze ab; ein starkes verliert eine Stärke und erbeutet eine Münze.
cause-facing = Ausrichtung
    .rule = Am Ende seines Zuges wählt ein Pirat, ob der Bug seines Schiffs nach Westen oder Süden zeigt.
cause-broadside = Breitseite
    .rule = Ein Schiff feuert nach beiden Seiten auf das nächste Schiff in Reichweite und trifft für jedes Püppchen, das es mehr hat, einmal; das Opfer verliert eine Münze.
cause-boarding = Entern
    .rule = Wer aus eigenem Willen über das Feld eines anderen Schiffs segelt, darf ihm etwas nehmen.
cause-twin-bottles = Zwillingsflaschen
    .rule = Die Flaschen verwandeln bis zu drei Püppchen in Seelen oder Seelen in Püppchen.
cause-parrot = Papagei
    .rule = Der Papagei tauscht etwas an Bord gegen etwas von einem Schiff auf gleicher Linie.
cause-silent-oars = Stille Ruder
    .rule = Die Stillen Ruder entern ein Schiff auf einem der acht Felder ringsum, ohne dass das eigene sich bewegt.
cause-telescope = Fernrohr
    .rule = Das Fernrohr zeigt das oberste Plättchen des Stapels dem allein, der es benutzt.
cause-ghost-wind = Geisterwind
    .rule = Der Geisterwind bewegt ein Schiff in der Flaute um ein Feld, in eine der vier Richtungen.
cause-room = Platz an Bord
    .rule = Ein Schiff fasst drei Püppchen, vier Seelen und drei Gegenstände, darunter einen Schädel.
cause-dawn = Morgengrauen
    .rule = Im Morgengrauen kommen Gefangene frei, Figuren und Vergrabenes kehren zurück, die Gezeiten wechseln, und Sonne und Mond wandern einen Platz weiter.
cause-score = Die Wertung
    .rule = Voodoo-Macht bringen Lage, Münzen, Stärke, die Seelen der Farbe, von der du am meisten hast, und Boni; wer die meiste hat, gewinnt.
cause-blessed = Gesegnete Karten
    .rule = Beim Entern dürfen ungesehen gesegnete Karten getauscht werden; am Ende gewinnt die höchste, die niedrigste verliert.

## The Cursed Pirates' aid: which line of their rules they follow

aid-skips-tok = Im Hafen nützt Tok nichts: Die nächste Karte wird aufgedeckt.
aid-skips-tix = Im Hafen oder ohne Püppchen nützt Tix nichts: Die nächste Karte wird aufgedeckt.
aid-skips-poppet = Drei Püppchen an Bord: Püppchen nützt nichts, die nächste Karte wird aufgedeckt.
aid-reshuffled = Der Stapel ist leer: Alle sieben Karten bilden einen neuen.
aid-tok = Ruft die Farbe an Bord, die am meisten bringt; ist keine zu holen, zieht er stattdessen eine Seele.
aid-poppet = Püppchen, wie alle es spielen.
aid-take = Zwei Münzen; ein Püppchen, wenn er keins hat; eine Seele, wenn er keine hat.
aid-harbour = Auf das erste freie Feld seiner Liste.
aid-cell = Neben eine Seele gleicher Farbe, wenn es geht, am weitesten westlich, dann südlich; sonst am Rand entlang von Südosten her.
aid-sail = Nach Westen oder Süden, was mehr Punkte bringt; dann zum neuen Plättchen; dann nach Westen.
aid-ghost-wind = In die Richtung, die am meisten Punkte bringt.
aid-board = Nimmt das Erste, was es gibt: Kompass, Püppchen, Seele, Münze.
aid-goods = Nimmt Schädel, Stille Ruder, Geisterwind, Kompass und Morgans Auge; den Rest lässt er liegen.
aid-give-back = Gibt die Stillen Ruder her, nie einen Schädel.
aid-oars = Benutzt die Stillen Ruder, sobald er kann.
aid-portal = Zum wertvollsten Portal, dann zum westlichsten.
aid-victim = Das Opfer und die Richtungen, die ihm selbst am meisten Punkte bringen; dann das Opfer, das am weitesten ist; dann das westlichste.
aid-give-soul = Gibt die Seele vom höchsten Platz.
aid-face = Wendet den Bug dorthin, wo seine Breitseite am meisten bewirkt, sonst nach Westen.

## Why not: what forbids a choice

reason-space-taken = Dort liegt ein anderes Schiff, oder das Feld taugt nicht dafür.
reason-not-harbour = Dieses Feld gehört nicht zum Hafen.
reason-figure-used = Du hast keine Figur mehr zu stellen: ein Fass je Runde.
reason-no-poppet = Dafür fehlt dir ein Püppchen.
reason-in-harbour = Nicht, solange dein Schiff im Hafen liegt.
reason-no-soul = Du hast keine passende Seele an Bord.
reason-victim-in-harbour = Im Hafen ist dieses Schiff sicher.
reason-ashore = Dieses Schiff liegt am Ufer, für alle unerreichbar.
reason-no-tile = Dort liegt noch kein Plättchen.
reason-no-star = Dort leuchtet kein Stern.
reason-whirlpool-there = Dort liegt der Strudel.
reason-needs-compass = Nur mit dem Kompass an Bord.
reason-like-for-like = Gleiches gegen Gleiches ist kein Tausch.
reason-not-in-game = Die gesegneten Karten sind nicht im Spiel, oder du darfst sie nicht tauschen.
reason-faces-west-or-south = Ein Bug zeigt nach Westen oder Süden, nirgendwohin sonst.
choice-soul-from = Eine Seele von { $pirate }
choice-colour-call = Ruf { $colour } Seelen
choice-colour-give = Gib eine { $colour } Seele
choice-victim = Treib { $victim } { $heading }
choice-take-coin = Nimm eine Münze
choice-take-soul = Zieh eine Seele aus dem Beutel
choice-place = Eine { $colour } Seele aufs { $cell }
choice-sail = { $spaces ->
    [one] Segle ein Feld { $heading }
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
   *[other] { $pirate } ruft zum Ritual: { $cards } #oodoo liegen aus.
}
event-ritual-second = Die zweite Runde des Rituals gehört denen, die #oodoo gespielt haben.
event-ritual-ended = Das Ritual endet. Die Seelen bleiben auf der Tafel.
event-ritual-full = Die Tafel ist voll: Das Ritual endet, und ihre Seelen kehren in den Beutel zurück.
event-called = { $pirate } ruft { $colour } Seelen.
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
    .rule = Spielen zwei oder mehr Piraten Beute, sitzen sie alle diese Runde im Kerker.
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
