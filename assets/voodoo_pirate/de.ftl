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

space = ({ $column }, { $row })
    .tip = Spalte { $column }, Reihe { $row }: am Ende { $value } wert.

## Phases

phase-harbour = Im Hafen
    .tip = Jeder Pirat legt ein Schiff in den Hafen von Tortuga.
phase-dusk = Dämmerung
    .tip = Karten verdeckt spielen, Püppchen für Fässer opfern, dann die Karten aufdecken.
phase-dawn = Morgengrauen
    .tip = Die Gezeiten wechseln, Gefangene kommen frei, Vergrabenes kehrt zurück, und die Sonne wandert weiter.

## Action cards

card-jax = Jax
    .face = Gezeiten ändern die Kolonialschiffe: Zieh so viele Seelen.
    .tip = Bei Flut wird es ein Kolonialschiff mehr, bei Ebbe eins weniger. Zieh so viele Seelen aus dem Beutel, wie es Schiffe sind. Ist der Beutel leer, such dir den Rest auf der Ritualtafel aus.
card-tok = Tok
    .face = Ruf die Farbe einer Seele an Bord: Nimm alle ihre Seelen.
    .tip = Ruf die Farbe einer Seele an Bord. Alle Seelen dieser Farbe kommen zu dir, von der Ritualtafel und von anderen Schiffen. Sicher davor sind, wer das Gri-Gri hat, vergrabene Seelen und Schiffe im Hafen oder am Ufer. Aus dem Hafen kannst du nicht rufen.
card-hoodoo = #oodoo
    .face = Dreh den Wind, dann das Ritual: Seelen legen und segeln.
    .tip = Ein Ritual je Runde. Der Wind dreht für jedes gespielte #oodoo um ein Viertel. Dann dürfen alle eine Seele legen und ein Feld nach Westen oder Süden segeln, zwei, wenn die Seele neben einer ihrer Farbe liegt. Wer #oodoo gespielt hat, kommt ein zweites Mal dran.
card-tix = Tix
    .face = Püppchen und Seele: Treib ein Schiff fort und segle selbst.
    .tip = Zahle ein Püppchen und gib einem anderen Schiff eine Seele, um von ihm Besitz zu ergreifen: Es segelt ein Feld nach Norden oder Osten, und du segelst ein Feld in die Gegenrichtung. Das Gri-Gri schützt davor, ebenso Hafen, Ufer und ein volles Schiff.
card-poppet = Püppchen
    .face = Nimm ein Püppchen und das Gri-Gri, wer es auch hat.
    .tip = Nimm ein Püppchen aus dem Vorrat und das Gri-Gri von dem, der es hat, außer sein Schiff liegt am Ufer.
card-take = Beute
    .face = Münze, Püppchen, Seele: Nimm zwei. Zweimal Beute: Kerker!
    .tip = Nimm zwei Dinge, gleiche oder verschiedene: eine Münze, ein Püppchen, eine Seele aus dem Beutel, eine Seele deiner Wahl von der Ritualtafel. Spielen aber zwei oder mehr Piraten Beute, sitzen sie alle die Runde im Kerker ab.

## Barrels

barrel-stars = Sterne
    .tip = Dämmerung. Wenn nichts dein Schiff festhält, segle sofort zu einem beliebigen freien Stern in der Farbe einer Seele an Bord. Wind und Meer wirken dort auf dich; du enterst niemanden.
barrel-sand = Sand
    .tip = Dämmerung. Vergrab bis zum Morgengrauen, was dir gehört: Niemand kann es nehmen, und du kannst es nicht benutzen. Für die Wertung zählt es trotzdem. Nur das Gri-Gri lässt sich nicht vergraben.
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
    .tip = Was ein Schädel wert ist, steht auf seiner Rückseite. Nur wer ihn hat, darf sie ansehen.

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
wind-storm = Sturm
    .tip = Spukwasser treibt ein Schiff, das hineinsegelt, ein Feld nach Norden. Bleibt ein Schiff darauf liegen, ist es im Sturm gefangen: Es kann weder fort noch feuern noch beschossen werden, bis der Wind dreht.
wind-becalmed = Flaute
    .tip = Auf Spukwasser endet jede Fahrt. Ein Schiff, das dort liegt, kommt nicht fort, bis der Wind dreht.
wind-mermaids = Nixenhauch
    .tip = Endet eine Fahrt auf Spukwasser, tragen die Nixen das Schiff für eine Münze ein Feld weiter. Wer keine Münze hat, zahlt mit allen Seelen an Bord.

tide-in = Flut
    .tip = Jax findet ein Kolonialschiff mehr. Gezeitenwasser steht still.
tide-out = Ebbe
    .tip = Jax findet ein Kolonialschiff weniger. Gezeitenwasser trägt Schiffe in Pfeilrichtung fort.

## The sea

ground-open = Unerforschtes Meer
    .tip = Wer hineinsegelt, deckt das oberste Plättchen des Stapels auf.
ground-harbour = Hafen von Tortuga
    .tip = Hier wird niemand geentert, beschossen oder von Tix getrieben, Tok holt nichts, und die Fässer ruhen.
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
    .tip = Endet deine Fahrt hier, darfst du einen zufälligen Schädel aus dem Vorrat nehmen.
feature-object = { $object }
    .tip = Endet deine Fahrt hier, darfst du den Gegenstand nehmen, aus dem Vorrat oder von dem Schiff, das ihn hat.
feature-coin = Münze
    .thing = eine Münze
    .tip = Endet deine Fahrt hier, darfst du eine Münze nehmen.
feature-map = Schatzkarte
    .thing = den Schatz dieser Karte
    .tip = Endet deine Fahrt hier, nimmst du { $coins } Münzen, jeder Pirat einmal.
feature-current = Strömung
    .tip = Ein Schiff, das seine Fahrt hier beendet, wird ein Feld { $heading } getragen.
feature-portal = Portal
    .tip = Ein Schiff, das seine Fahrt hier beendet, kommt aus einem anderen freien Portal wieder heraus.
feature-fleet = Spanische Flotte
    .tip = Endet deine Fahrt hier mit Stärke { $power } oder mehr, verlierst du eine Stärke und erbeutest eine Münze. Ein schwächeres Schiff verliert eine Münze.
feature-star = { $colour }r Stern
    .tip = Hierher bringt das Sternefass ein Schiff mit einer { $colour }n Seele.

## Other pieces

piece-ship = das Schiff von { $pirate }
    .tip = Mit dem Bug nach Westen feuert es nach Norden und Süden, mit dem Bug nach Süden nach Osten und Westen.
piece-figure = die Figur von { $pirate }
    .tip = Opfere ein Püppchen, um sie auf ein freies Fass zu stellen, einmal je Runde.
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
    .tip = Jax zieht so viele Seelen, wie es Kolonialschiffe sind.
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
    .tip = Am Ende gewinnt die höchste gesegnete Karte { $points }, die niedrigste verliert { $points }. Das Ass ist bei Flut hoch, bei Ebbe niedrig.

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
score-why-blessed-high = An Bord hat es { $card }, die höchste Karte: { $points } gewonnen.
score-why-blessed-low = An Bord hat es { $card }, die niedrigste Karte: { $points } verloren.
score-why-blessed-between = An Bord hat es { $card }, weder die höchste noch die niedrigste Karte.
score-why-no-blessed = Keine gesegnete Karte an Bord.

## What is asked

prompt-harbour = { $pirate }: Wo im Hafen liegt dein Schiff?
prompt-cast-poppet = { $pirate }: Opferst du ein Püppchen für ein Fass?
prompt-bury = { $pirate }: Was vergräbst du bis zum Morgengrauen?
prompt-stars = { $pirate }: Welchem Stern folgst du?
prompt-whirlpool = { $pirate }: Wo öffnet sich der Strudel?
prompt-lay-tile = { $pirate }: Wie liegt das neue Plättchen auf { $space }?
prompt-board = { $left ->
    [one] { $pirate }: Du enterst { $victim }. Was nimmst du?
   *[other] { $pirate }: Du enterst { $victim }. Was nimmst du, { $left } Dinge insgesamt?
}
prompt-portal = { $pirate }: Aus welchem Portal kommst du heraus?
prompt-goods = { $pirate }: Nimmst du, was hier liegt?
prompt-goods-of = { $pirate }: Nimmst du { $thing }?
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
choice-end-turn = Beende deinen Zug
