### Voodoo Pirate in German: everything that a player reads about the game.
###
### A text may be put in other words, but its name stays, and so do the things in braces that begin with $: the game
### fills them in. A `.tip` is what hovering over a thing explains, a `.face` what is printed on a card.
###
### In which forms words are filled in stands at the top of voodoo/de.ftl.

## Pirates and who sits there

seat-cursed = Verfluchter Pirat
    .tip = Das Spiel segelt dieses Schiff nach eigenen Regeln. Ein Verfluchter Pirat benutzt keine Fässer und hat kein Talent.

## Colours and compass

heading-north = nach Norden
heading-east = nach Osten
heading-south = nach Süden
heading-west = nach Westen

# The space in it does not break, so that a line of the log never ends within it.
space = ({ $column }, { $row })
    .tip = Spalte { $column }, Reihe { $row }: am Ende { $value } wert.

## Phases

phase-harbour = Im Hafen
    .tip = Jeder Pirat bringt sein Schiff in den Hafen von Tortuga.
phase-dusk = Dämmerung
    .tip = Karten verdeckt spielen, Püppchen für Fässer opfern, dann die Karten aufdecken.
phase-dawn = Morgengrauen
    .tip = Die Gezeiten wechseln, Gefangene kommen frei, Vergrabenes kehrt zurück, und die Sonne wandert weiter.

## Action cards

card-jax = Jax
    .face = Gezeiten ändern die Kolonialschiffe: Zieh so viele Seelen.
    .tip = Bei Flut wird es ein Kolonialschiff mehr, bei Ebbe eins weniger. Zieh so viele Seelen aus dem Beutel, wie es Schiffe sind. Ist der Beutel leer, such dir den Rest auf der Ritualtafel aus.
card-tok = Tok
    .face = Ruf die Farbe einer Seele an Bord: Nimm alle dieser Farbe.
    .tip = Ruf die Farbe einer Seele an Bord. Alle Seelen dieser Farbe kommen zu dir, von der Ritualtafel und von anderen Schiffen. Sicher davor sind, wer das Gri-Gri hat, vergrabene Seelen und Schiffe im Hafen oder am Ufer. Aus dem Hafen kannst du nicht rufen.
card-hoodoo = #oodoo
    .face = Dreh den Wind, dann das Ritual: Seelen legen und segeln.
    .tip = Sprich „Voodoo“: # steht für irgendeinen Buchstaben. Ein Ritual je Runde. Der Wind dreht für jedes gespielte #oodoo um ein Viertel. Dann dürfen alle eine Seele legen und ein Feld nach Westen oder Süden segeln, zwei, wenn die Seele neben einer ihrer Farbe liegt. Wer #oodoo gespielt hat, kommt ein zweites Mal dran.
card-tix = Tix
    .face = Püppchen und Seele: Treib ein Schiff fort und segle selbst.
    .tip = Zahle ein Püppchen und gib einem anderen Schiff eine Seele, um von ihm Besitz zu ergreifen: Es segelt ein Feld nach Norden oder Osten, und du segelst ein Feld in die Gegenrichtung. Sicher davor ist, wer das Gri-Gri oder vier Seelen hat, ebenso jedes Schiff im Hafen oder am Ufer. Aus dem Hafen kannst du es nicht beschwören.
card-poppet = Püppchen
    .face = Nimm ein Püppchen und das Gri-Gri, wer es auch hat.
    .tip = Nimm ein Püppchen aus dem Vorrat und das Gri-Gri von dem, der es hat, außer sein Schiff liegt am Ufer.
card-take = Beute
    .face = Münze, Püppchen, Seele: Nimm zwei. Zweimal Beute: Kerker!
    .tip = Nimm zwei Dinge, gleiche oder verschiedene: eine Münze, ein Püppchen, eine Seele aus dem Beutel, eine Seele deiner Wahl von der Ritualtafel. Spielen aber zwei oder mehr Piraten Beute, sitzen sie alle die Runde im Kerker ab, und ihre Fässer wirken nicht.

## Barrels

barrel-stars = Sterne
    .tip = Dämmerung. Wenn nichts dein Schiff festhält, segle sofort zu einem beliebigen freien Stern in der Farbe einer Seele an Bord. Wind und Meer wirken dort auf dich; du enterst niemanden.
barrel-sand = Sand
    .tip = Dämmerung. Vergrab bis zum Morgengrauen, was dir gehört: Niemand kann es nehmen, und du kannst es nicht benutzen. Seinen Platz an Bord behält es, und für die Wertung zählt es trotzdem. Nur das Gri-Gri lässt sich nicht vergraben.
barrel-whirlpool = Strudel
    .tip = Mondschein. Öffne den Strudel auf einem freien Feld im erforschten Meer. Die Schiffe ringsum treiben ein Feld gegen den Uhrzeigersinn.
barrel-wind = Wind
    .tip = Mondschein. Dreh die Windfahne um ein oder zwei Viertel im Uhrzeigersinn.
barrel-sea = Meer
    .tip = Die ganze Runde lang: Deckt dein Schiff ein neues Plättchen auf, bestimmst du, wie es liegt.
barrel-tide = Gezeiten
    .tip = Mondschein. Lass in diesem Zug einmal die Gezeiten wechseln. Die Ebbe trägt Schiffe vom Gezeitenwasser fort.

## Objects and the GriGri

object-compass = Kompass
    .the = den Kompass
    .tip = Solange er an Bord ist, darfst du in Ritualen in alle vier Richtungen segeln.
object-morgans-eye = Morgans Auge
    .the = Morgans Auge
    .tip = Ein Smaragd, für sich allein nichts wert. Zusammen mit dem Smaragdschädel ein Schatz.
object-twin-bottles = Zwillingsflaschen
    .the = die Zwillingsflaschen
    .tip = Einmal zu benutzen: Verwandle bis zu drei Püppchen in Seelen aus dem Beutel oder bis zu drei Seelen in Püppchen.
object-parrot = Papagei
    .the = den Papagei
    .tip = Einmal zu benutzen: Tausch etwas an Bord gegen etwas auf einem Schiff, das mit deinem auf einer Linie liegt, waagrecht, senkrecht oder schräg.
object-silent-oars = Stille Ruder
    .the = die Stillen Ruder
    .tip = Einmal zu benutzen: Entere ein Schiff auf einem der acht Felder um dich herum, ohne dich zu bewegen.
object-telescope = Fernrohr
    .the = das Fernrohr
    .tip = Einmal zu benutzen: Sieh dir das oberste Plättchen des Stapels an, du allein.
object-ghost-wind = Geisterwind
    .the = den Geisterwind
    .tip = Einmal in der Flaute zu benutzen: Segle ein Feld in eine der vier Richtungen.

grigri = das Gri-Gri
    .tip = Wer es hat, ist vor Tix und Tok sicher. Es braucht keinen Platz. Nur die Karte Püppchen nimmt es weg.

## Skulls: only their holder knows the reverse

skull-emerald = Smaragdschädel
    .the = den Smaragdschädel
skull-poppet = Püppchenschädel
    .the = den Püppchenschädel
skull-gold = Goldschädel
    .the = den Goldschädel
skull-gun = Kanonenschädel
    .the = den Kanonenschädel
skull-hollow = Hohler Schädel
    .the = den Hohlen Schädel
skull-purple = Violetter Schädel
    .the = den Violetten Schädel
skull-unknown = einen Schädel
    .tip = Was ein Schädel wert ist, steht auf seiner Rückseite. Nur wer ihn hat, darf sie ansehen. Ein Schiff hält einen, das eines Verfluchten Piraten { $data-cursed-skulls }: Findest du einen neuen, geht der alte dafür zurück. Solange deiner vergraben ist, kannst du keinen anderen nehmen.

bonus-with = Am Ende { $points } wert, wenn du { $object } an Bord hast.
bonus-each-poppet = Am Ende { $points } wert für jedes Püppchen an Bord.
bonus-most-coins = Am Ende { $points } wert, wenn niemand mehr Münzen hat als du.
bonus-power-from = Am Ende { $points } wert ab Stärke { $power }.
bonus-no-soul = Am Ende { $points } wert, wenn keine Seele an Bord ist.
bonus-each-soul = Am Ende { $points } wert für jede { $colour } Seele an Bord.

## Unique skills

skill-range = Kanonier
    .tip = Deine Breitseiten reichen { $spaces } Felder weit.
skill-map-coins = Schatztaucher
    .tip = Eine Schatzkarte bringt dir { $coins } Münzen.
skill-storm-rider = Sturmreiter
    .tip = Ein Sturm treibt dein Schiff weder ab, noch hält er es fest.
skill-jax-at-least = Seelensänger
    .tip = Jax gibt dir mindestens { $souls } Seelen.
skill-board-items = Freibeuter
    .tip = Enterst du ein Schiff, nimmst du { $items } Dinge.

## Wind and tide

wind-fair = Brise
    .tip = Das Spukwasser liegt still.
    .short = Spukwasser liegt still
wind-storm = Sturm
    .tip = Spukwasser treibt ein Schiff, das hineinsegelt, ein Feld nach Norden. Bleibt ein Schiff darauf liegen, ist es im Sturm gefangen: Es kann weder fort noch feuern noch beschossen werden, bis der Wind dreht.
    .short = Spukwasser schiebt nordwärts
wind-becalmed = Flaute
    .tip = Auf Spukwasser endet jede Fahrt. Ein Schiff, das dort liegt, kommt nicht fort, bis der Wind dreht.
    .short = Spukwasser hält fest
wind-mermaids = Nixenhauch
    .tip = Endet eine Fahrt auf Spukwasser, tragen die Nixen das Schiff für eine Münze ein Feld weiter. Wer keine Münze hat, zahlt mit allen Seelen an Bord.
    .short = Spukwasser trägt weiter

tide-in = Flut
    .tip = Jax findet ein Kolonialschiff mehr. Gezeitenwasser steht still.
tide-out = Ebbe
    .tip = Jax findet ein Kolonialschiff weniger. Gezeitenwasser trägt Schiffe in Pfeilrichtung fort.

## The sea

ground-open = Unerforschtes Meer
    .tip = Wer hineinsegelt, deckt das oberste Plättchen des Stapels auf.
ground-harbour = Hafen von Tortuga
    .tip = Hier wird niemand geentert, beschossen oder von Tix getrieben, und Tok holt nichts. Doch von hier lässt sich weder Tok noch Tix beschwören, und die Fässer ruhen.
ground-tidal = Gezeitenwasser
    .tip = Bei Ebbe wird ein Schiff, das seine Fahrt hier beendet, ein Feld { $heading } getragen.
ground-shore = Ufer der Voodoo-Insel
    .tip = Wer es erreicht, ist am Ziel. Im nächsten Morgengrauen endet die Reise.
water-calm = Ruhiges Wasser
    .tip = Der Wind tut Schiffen hier nichts.
water-haunted = Spukwasser
    .tip = Was es tut, bestimmt der Wind.

feature-skull = Schädel
    .thing = einen Schädel
    .tip = Endet deine Fahrt hier, darfst du einen zufälligen Schädel aus dem Vorrat nehmen, solange einer da ist. Ein Schiff hält einen, das eines Verfluchten Piraten { $data-cursed-skulls }: Deiner geht zurück, bevor du den neuen siehst. Solange er vergraben ist, kannst du keinen anderen nehmen.
feature-object = { $object }
    .tip = Endet deine Fahrt hier, darfst du den Gegenstand nehmen, aus dem Vorrat oder, hat ihn schon jemand, von dessen Schiff.
feature-coin = Münze
    .thing = eine Münze
    .tip = Endet deine Fahrt hier, darfst du eine Münze aus dem Vorrat nehmen, solange eine da ist.
feature-map = Schatzkarte
    .thing = den Schatz dieser Karte
    .tip = Endet deine Fahrt hier, nimmst du { $coins } Münzen, oder was noch da ist, jeder Pirat einmal.
feature-current = Strömung
    .tip = Ein Schiff, das seine Fahrt hier beendet, wird ein Feld { $heading } getragen.
feature-portal = Portal
    .tip = Ein Schiff, das seine Fahrt hier beendet, kommt aus einem anderen freien Portal wieder heraus.
feature-fleet = Spanische Flotte
    .tip = Endet deine Fahrt hier mit Stärke { $power } oder mehr, verlierst du einen Punkt Stärke und erbeutest eine Münze. Ein schwächeres Schiff verliert eine Münze.
feature-star = { $colour }r Stern
    .tip = Hierher bringt das Sternefass ein Schiff mit einer { $colour }n Seele.

## Other pieces

piece-ship = das Schiff von { $pirate }
    .tip = Ein Schiff mit dem Bug nach Westen feuert nach Norden und Süden, eins mit dem Bug nach Süden nach Osten und Westen. Kommt Nixenhauch auf, trägt Spukwasser es, wohin sein Bug zeigt.
piece-figure = die Figur von { $pirate }
    .tip = Ein Püppchen, geopfert, stellt eine Figur auf ein freies Fass, einmal je Runde.
piece-cursed-figure = eine Figur der Verfluchten Piraten
    .tip = Sie hält nur andere von ihrem Fass fern und rückt im Morgengrauen ein Fass weiter.
piece-coin = eine Münze
    .tip = Am Ende 1 wert. Auch Nixen, Flotten und Breitseiten sind darauf aus.
piece-poppet = ein Püppchen
    .tip = Opfere es für ein Fass oder zahle damit Tix. Das Schiff mit mehr Püppchen gewinnt eine Breitseite. Ein Schiff fasst drei.
piece-soul = eine { $colour } Seele
    .tip = Leg sie in einem Ritual, um zu segeln. Am Ende zählt jede Seele der Farbe, von der du am meisten hast, 1. Ein Schiff fasst vier.
piece-tile = Plättchen { $tile }
    .tip = Vier Felder im Meer der Seelen.
piece-time-out = das Sanduhrplättchen
    .tip = Liegt es aus, endet die Reise im nächsten Morgengrauen.
piece-harbour = ein Hafenplättchen
    .tip = Der Hafen von Tortuga, in dem alle Schiffe beginnen, und das erste Wasser davor.
piece-island = die Voodoo-Insel
    .tip = Ihr Ufer ist am meisten wert. Wer es erreicht, beendet die Reise.
piece-moon = der Mond
    .tip = Wer ihn hat, ist am Zug und entert auch dort, wo Wind und Wasser das Schiff tragen.
piece-vane = die Windfahne
    .tip = Sie zeigt, was Spukwasser tut, und dreht sich im Uhrzeigersinn.
piece-tide = der Gezeitenzeiger
    .tip = In jedem Morgengrauen wechseln die Gezeiten.
piece-colonials = die Kolonialschiffe
    .tip = So viele liegen vor der Küste, 1 bis { $data-most-colonials }. Je mehr es sind, desto mehr Seelen zieht Jax: Bei Flut kommt vorher eins dazu, bei Ebbe fällt eins weg.
piece-whirlpool = der Strudel
    .tip = Ein Schiff, das seine Fahrt neben ihm beendet, wird ein Feld gegen den Uhrzeigersinn um ihn herumgetragen.
piece-blessed = { $rank ->
    [Bube] den Buben
    [Ass] das Ass
    [Zwei] die Zwei
    [Drei] die Drei
    [Dame] die Dame
   *[other] den { $rank }
}
    .tip = Von niedrig nach hoch: Zwei, Drei, Bube, Dame, König; das Ass ist bei Flut das höchste, bei Ebbe das niedrigste. Am Ende gewinnt die höchste gesegnete Karte { $points }, die niedrigste verliert { $points }.

rank-two = Zwei
rank-three = Drei

item-soul = die Seele auf Platz { $place }

## Score

score-location = Lage
    .tip = Der Wert des Feldes, auf dem dein Schiff liegt: 1 im Nordosten, eins mehr für jedes Feld nach Westen oder Süden.
score-coins = Münzen
    .tip = 1 für jede Münze, auch für vergrabene.
score-souls = Seelen
    .tip = 1 für jede Seele der Farbe, von der du am meisten hast. Liegen zwei Farben gleichauf: nichts.
score-objects = Schädel
    .tip = Was die Rückseiten deiner Schädel versprechen.
score-blessed = Gesegnete Karte
    .tip = Die höchste gesegnete Karte gewinnt Punkte, die niedrigste verliert ebenso viele.
score-why-ashore = Das Schiff liegt am Ufer auf { $space }, Wert { $points }.
score-why-coins = { $coins ->
    [0] Keine Münze an Bord.
    [one] Eine Münze.
   *[other] { $coins } Münzen.
}
score-why-coins-buried = { $coins ->
    [one] Eine Münze, und die ist vergraben.
   *[other] { $coins } Münzen, davon { $buried } vergraben.
}
score-why-soul = { $count } { $colour }
score-why-souls = { $souls }: Die Mehrheit der { $colour }n bringt { $points }.
score-why-souls-tie = { $souls }: Keine Farbe liegt vorn, das bringt nichts.
score-why-no-soul = Keine Seele an Bord.
score-why-skull = { $skull }: { $points }. { $bonus }
score-why-no-skull = Kein Schädel an Bord.
score-why-skull-cursed = Verfluchte Piraten erhalten { $points } mehr je Schädel, oben mitgezählt.

## What is asked

prompt-harbour = { $pirate }: Wo im Hafen liegt dein Schiff?
prompt-cast-poppet = { $pirate }: Opferst du ein Püppchen für ein Fass?
prompt-bury = { $pirate }: Was vergräbst du bis zum Morgengrauen?
prompt-stars = { $pirate }: Welchem Stern folgst du?
prompt-whirlpool = { $pirate }: Wo öffnet sich der Strudel?
prompt-lay-tile = { $pirate }: Wie liegt das neue Plättchen auf { $space }?
prompt-board = { $left ->
    [one] { $pirate }: Du enterst { $victim }. Was nimmst du?
    [2] { $pirate }: Du enterst { $victim }. Was nimmst du, zwei Dinge insgesamt?
    [3] { $pirate }: Du enterst { $victim }. Was nimmst du, drei Dinge insgesamt?
   *[other] { $pirate }: Du enterst { $victim }. Was nimmst du, { $left } Dinge insgesamt?
}
prompt-portal = { $pirate }: Aus welchem Portal kommst du heraus?
prompt-goods = { $pirate }: Nimmst du, was hier liegt?
# $room says whether it fits aboard, or what has to go: the skull, or something.
prompt-goods-of = { $room ->
    [skull] { $pirate }: Nimmst du { $thing }? Dafür geht dein Schädel zurück.
    [full] { $pirate }: Nimmst du { $thing }? Es ist kein Platz: Dafür geht etwas von dir zurück.
   *[free] { $pirate }: Nimmst du { $thing }?
}
prompt-give-back = { $pirate }: Kein Platz! Was geht zurück in den Vorrat?
prompt-bottles-either = { $pirate }: Was verwandeln die Flaschen? Noch höchstens { $left }.
prompt-bottles-souls = { $pirate }: Noch ein Püppchen in eine Seele verwandeln? Noch höchstens { $left }.
prompt-bottles-poppets = { $pirate }: Noch eine Seele in ein Püppchen verwandeln? Noch höchstens { $left }.
prompt-parrot-takes = { $pirate }: Was soll der Papagei holen?
prompt-parrot-gives = { $pirate }: Der Papagei holt { $item } von { $victim }. Was gibst du dafür?
prompt-oars = { $pirate }: Zu welchem Schiff ruderst du?
prompt-ghost-wind = { $pirate }: Wohin weht dich der Geisterwind?

## Answers, as they stand on buttons

choice-space = { $space }
choice-space-harbour = Leg auf { $space } an
choice-space-whirlpool = Öffne ihn auf { $space }
choice-space-portal = Komm auf { $space } heraus
choice-cast = Opfere fürs { $barrel }fass
choice-cast-conjure = Opfere fürs { $barrel }fass, beschwöre es
choice-pass-cast = Behalt deine Püppchen
choice-pass-bury = Vergrab nichts mehr
choice-pass-goods = Lass es liegen
choice-pass-bottles = Gieß nichts mehr um
choice-bury = Vergrab { $item }
choice-end-turn = Zug beenden
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

event-phase-harbour = Die Piraten bringen ihre Schiffe in den Hafen von Tortuga.
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
event-landed = { $ship } erreicht das Ufer der Voodoo-Insel: Im Morgengrauen endet die Reise!
event-tile = Auf { $space } taucht Plättchen { $tile } auf.
event-tile-time-out = Auf { $space } taucht das Sanduhrplättchen auf: Dies ist die letzte Runde!
event-looked = { $pirate } sieht Plättchen { $tile } oben auf dem Stapel.
event-tide-in = Die Flut kommt.
event-tide-out = Die Ebbe kommt.
event-colonials = { $ships ->
    [one] Ein Kolonialschiff liegt vor der Küste.
    [2] Zwei Kolonialschiffe liegen vor der Küste.
    [3] Drei Kolonialschiffe liegen vor der Küste.
    [4] Vier Kolonialschiffe liegen vor der Küste.
    [5] Fünf Kolonialschiffe liegen vor der Küste.
    [6] Sechs Kolonialschiffe liegen vor der Küste.
    [7] Sieben Kolonialschiffe liegen vor der Küste.
    [8] Acht Kolonialschiffe liegen vor der Küste.
    [9] Neun Kolonialschiffe liegen vor der Küste.
   *[other] { $ships } Kolonialschiffe liegen vor der Küste.
}
event-fired = { $hits ->
    [one] { $pirate } feuert auf { $victim }: ein Treffer!
    [2] { $pirate } feuert auf { $victim }: zwei Treffer!
    [3] { $pirate } feuert auf { $victim }: drei Treffer!
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
    .rule = Die Schiffe beginnen im Hafen, eins je Feld; wer auf einem der hinteren Felder liegt, wird um eins stärker.
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
    .rule = Die Karte gibt ein Püppchen und das Gri-Gri von dem, der es hat.
cause-take = Beute
    .rule = Die Karte gibt zwei Dinge: Münzen, Püppchen, Seelen aus dem Beutel oder von der Tafel. Verfluchte Piraten nehmen nach eigenen Regeln.
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
    .rule = Ein Schiff, das seine Fahrt auf einem Portal beendet, kommt aus einem anderen freien Portal wieder heraus.
cause-coin-space = Münze
    .rule = Ein Schiff, das seine Fahrt auf einer Münze beendet, darf eine aus dem Vorrat nehmen.
cause-map = Schatzkarte
    .rule = Ein Schiff, das seine Fahrt auf einer Schatzkarte beendet, darf ihre Münzen nehmen, jeder Pirat einmal je Karte.
cause-skull-space = Schädel
    .rule = Ein Schiff, das seine Fahrt auf einem Schädel beendet, darf einen zufälligen aus dem Vorrat nehmen.
cause-object-space = Gegenstand
    .rule = Ein Schiff, das seine Fahrt auf einem Gegenstand beendet, darf ihn nehmen, aus dem Vorrat oder von dem Piraten, der ihn hat.
cause-fleet = Spanische Flotte
    .rule = Die Flotte nimmt einem schwachen Schiff eine Münze ab; ein starkes verliert einen Punkt Stärke und erbeutet eine Münze.
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
aid-tok = Ruft die Farbe an Bord, die am meisten bringt; ohne Seele zieht er eine und ruft ihre Farbe; ist keine zu holen, zieht er stattdessen eine Seele.
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
reason-no-soul = Dafür fehlt dir eine Seele an Bord: Du hast keine, oder keine dieser Farbe.
reason-victim-in-harbour = Im Hafen ist dieses Schiff sicher.
reason-ashore = Dieses Schiff liegt am Ufer, für alle unerreichbar.
reason-no-tile = Dort liegt noch kein Plättchen.
reason-no-star = Dort leuchtet kein Stern.
reason-whirlpool-there = Dort liegt der Strudel.
reason-needs-compass = Nur mit dem Kompass an Bord.
reason-like-for-like = Gleiches gegen Gleiches ist kein Tausch.
reason-not-in-game = Die gesegneten Karten sind nicht im Spiel, oder du darfst sie nicht tauschen.
reason-faces-west-or-south = Ein Bug zeigt nach Westen oder Süden, nirgendwohin sonst.
reason-not-straight = Das liegt in keiner geraden Linie: Ein Schiff segelt seine Reihe oder seine Spalte entlang.
reason-not-sailing = Jetzt segelt niemand aus freien Stücken: Schiffe segeln im Ritual, durch Tix oder einen Gegenstand, und wohin Wind und Wasser sie tragen.
reason-other-ship = Du enterst das Schiff, an dem deines vorbeisegelt, kein anderes.
