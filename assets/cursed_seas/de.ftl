### Cursed Seas in German: everything that a player reads about the game.
###
### A text may be put in other words, but its name stays, and so do the things in braces that begin with $: the game
### fills them in. A `.text` is what is printed on a card.

## Nations

nation-barbary = Barbareskenkorsaren
nation-jade = Jade-Rebellion
nation-cursed = Die Verfluchten
nation-pirates = Piraten
nation-england = England
nation-spain = Spanien
nation-france = Frankreich
nation-america = Amerika
nation-vikings = Wikinger
nation-mercenaries = Söldner

## Sticks

stick-short = S
    .text = Der kurze Stab, 50 mm.
stick-long = L
    .text = Der lange Stab, 75 mm.

## Ships

ship-sirocco-queen = Königin des Schirokko
ship-red-minaret = Rotes Minarett
ship-salt-jackal = Salzschakal
ship-lamp-of-tripoli = Lampe von Tripolis
ship-sultans-ledger = Kontor des Sultans
ship-brass-crescent = Messingmond
ship-nine-lanterns = Neun Laternen
ship-heron-of-the-reeds = Schilfreiher
ship-vermilion-tide = Zinnoberflut
ship-patient-tortoise = Geduldige Schildkröte
ship-paper-tiger = Papiertiger
ship-wrath-of-heaven = Zorn des Himmels
ship-weeping-bride = Weinende Braut
ship-gallows-bell = Galgenglocke
ship-marrow-tide = Knochenflut
ship-hollow-crown = Hohle Krone
ship-lantern-eater = Laternenfresser
ship-drowned-chorus = Chor der Ertrunkenen
ship-rum-widow = Rumwitwe
ship-cutpurse = Beutelschneider
ship-laughing-gull = Lachmöwe
ship-scarlet-tithe = Scharlachroter Zehnt
ship-bosuns-wager = Wette des Bootsmanns
ship-devils-receipt = Quittung des Teufels
ship-quickthorn = HMS Quickthorn
ship-pendrake = HMS Pendrake
ship-hartley = HMS Hartley
ship-alder-rose = HMS Alder Rose
ship-greyfriar = HMS Greyfriar
ship-marlstone = HMS Marlstone
ship-la-golondrina = La Golondrina
ship-dama-de-plata = Dama de Plata
ship-flor-de-oriente = Flor de Oriente
ship-el-acreedor = El Acreedor
ship-santa-brigida = Santa Brigida
ship-san-telmo-viejo = San Telmo Viejo
ship-la-mesange = La Mésange
ship-orfevre = L’Orfèvre
ship-grand-jacquemart = Grand Jacquemart
ship-tidewater = Tidewater
ship-corbin = Corbin
ship-old-quarry-oak = Old Quarry Oak
ship-hrafnbite = Rabenbiss
ship-skerry-wolf = Schärenwolf
ship-ice-mother = Eismutter
ship-coins-edge = Münzrand
ship-no-flag = Ohne Flagge
ship-highest-bidder = Meistbietender

## Creatures

creature-old-hundredarm = Der alte Hundertarm
creature-sallow-wyrm = Fahler Lindwurm
creature-bell-leviathan = Glockenleviathan
creature-dragon-of-the-ninth-gate = Drache des neunten Tors
creature-barnacle-king = Muschelkönig
creature-ymirs-daughter = Ymirs Tochter

## Keywords

keyword-beak = Rammsporn
    .text = Rammt um 1 besser.
keyword-broadside = Breitseite
    .text = Vor dem ersten Schuss, wenn drei oder mehr auf ein Ziel gehen können, darf sie eine Breitseite ansagen: Sie schießt nur auf dieses Ziel, und jeder Wurf ist um 1 besser.
keyword-chain-shot = Kettenkugeln
    .text = Ein Schiff, das sie in einer Schussaktion zweimal oder öfter trifft, hat bei der nächsten Fahrt nur S als Grundfahrt.
keyword-cosmopolitan = Weltoffen
    .text = Mannschaft jeder Nation kann an Bord ihre Fähigkeiten nutzen.
keyword-deep-hold = Tiefer Laderaum
    .text = Münzen vom Wert 1 brauchen keinen Platz im Laderaum.
keyword-dread = Grauen
    .text = Mannschaft, die höchstens 2 kostet, kann auf gegnerischen Schiffen im Umkreis von S ihre Fähigkeiten nicht nutzen.
keyword-escort = Geleit
    .text = Gegnerische Kanonenwürfe auf andere Schiffe ihrer Flotte im Umkreis von S sind um 1 schlechter.
keyword-eternal = Ewig
    .text = Versenkt sie zum ersten Mal ein Schuss, so kehrt sie sofort an ihre Heimatinsel zurück, leer und ohne Masten.
keyword-firepots = Brandtöpfe
    .text = Ein Treffer mit gewürfelter 6 setzt einen Mast in Brand, statt einen zu entfernen.
keyword-galley = Galeere
    .text = Auch ohne Mast kann sie um S fahren.
keyword-grapnels = Enterhaken
    .text = Entert um 1 besser.
keyword-junk = Dschunke
    .text = Ein Treffer, der sie versenken würde, gilt bei einer 5 oder 6 nicht.
keyword-longship = Langschiff
    .text = Sie kann auf jeden Kurs drehen.
keyword-lookout = Ausguck
    .text = Zu Beginn deines Zuges siehst du dir einen zufälligen Schatz auf einer wilden Insel im Umkreis von L an.
keyword-loyal = Treu
    .text = Nur Mannschaft ihrer eigenen Nation darf an Bord sein.
keyword-marksmen = Scharfschützen
    .text = Jede gewürfelte 6, die ein Schiff trifft, kostet es auch eine Mannschaft.
keyword-night-sail = Nachtsegel
    .text = Jede Kanone, die auf sie schießt, hat die Reichweite S.
keyword-pathfinder = Ortskundig
    .text = Beachtet kein Gelände, außer Eisbergen.
keyword-quick-landing = Schnelle Landung
    .text = Einmal im Zug darf sie eine wilde Insel, an der sie liegt, ohne Aktion erkunden, auch wenn sie eben erst ankam.
keyword-raider = Plünderer
    .text = Sie darf an der Heimat eines Gegners anlegen und dort beim Erkunden eine Münze nehmen.
keyword-scavenger = Aasfresser
    .text = Versenkt sie ein Schiff mit Schätzen, kommt zuvor ein zufälliger davon an Bord, wenn Platz ist.
keyword-sea-legs = Seebeine
    .text = Nach dem letzten Stab, den sie segelt, darf sie um bis zu 45° drehen, wenn weder Berührung noch Gelände die Fahrt beendet hat.
keyword-second-wind = Frischer Wind
    .text = Nach ihrer ersten Fahrt im Zug gibt ihr eine 6 noch eine Aktion.
keyword-shallow-draft = Flacher Kiel
    .text = Beachtet weder Riffe noch Tangfelder.
keyword-spectral = Geisterhaft
    .text = Fährt durch Schiffe und Ungeheuer, kann aber nicht auf einem enden; beachtet kein Gelände, außer Eisbergen.
keyword-stout = Zäh
    .text = Solange alle Masten heil stehen, gilt der erste Treffer jedes Zuges nicht.
keyword-tow-master = Schleppmeister
    .text = Behält beim Schleppen ihre Grundfahrt.
keyword-turtle-ship = Schildkrötenschiff
    .text = Beachtet den ersten Treffer jeder gegnerischen Schussaktion nicht. Sie kann nicht geentert werden, und wer ihre Enterer abwehrt, gewinnt nichts.
keyword-grasp = Umklammern
    .text = Ein gegnerisches Schiff, das es zu Beginn von dessen Zug berührt, kann bei einer 1 bis 3 in diesem Zug nicht fahren.
keyword-submerge = Tauchen
    .text = Zu Beginn deines Zuges darf es bis zu deinem nächsten tauchen: Unter Wasser bewegt es sich nur, durch alles hindurch, und kann weder beschossen noch berührt werden.
keyword-soar = Fliegen
    .text = Nur der Rand der Matte hält es auf, und es endet, wo Platz ist; beachtet kein Gelände.
keyword-carapace = Panzer
    .text = Der erste Treffer jedes Zuges gilt nicht.
keyword-icebreaker = Eisbrecher
    .text = Eisberge und Riffe schaden ihm nicht.
keyword-captain = Kapitän
    .text = Nach einer Fahrt darf sie auch schießen, als Teil davon.
keyword-helmsman = Steuermann
    .text = Ein S mehr bei ihren Fahrten.
keyword-cannoneer = Kanonier
    .text = Einmal im Zug darf ein Fehlschuss neu gewürfelt werden.
keyword-musketeers = Musketiere
    .text = Ein Schuss mehr in ihren Schussaktionen: Rang 3, Reichweite S, aus der Mitte des Schiffs; eigene Segel stehen nicht im Weg.
keyword-shipwright = Schiffszimmermann
    .text = Sie darf überall außer im Nebel reparieren, aber nicht in zwei Runden nacheinander.
keyword-master-at-arms = Waffenmeister
    .text = Ein gewonnenes Entern darf eine Mannschaft und dazu einen Schatz nehmen.
keyword-surgeon = Wundarzt
    .text = Eine Mannschaft an Bord, die verloren wäre, bleibt bei einer 4 bis 6; nicht, wenn sie sinkt.
keyword-quartermaster = Quartiermeister
    .text = { $data-quartermaster ->
        [one] Ein Platz
       *[other] { $data-quartermaster } Plätze
    } mehr im Laderaum.
keyword-deckhand = Matrose
    .text = Würde Entern dieses Schiff Mannschaft oder Schatz kosten, geht stattdessen der Matrose.

## Crew

crew-captain = Kapitän
    .text = Nach einer Fahrt darf sie auch schießen, als Teil davon.
crew-helmsman = Steuermann
    .text = Ein S mehr bei ihren Fahrten.
crew-cannoneer = Kanonier
    .text = Einmal im Zug darf ein Fehlschuss neu gewürfelt werden.
crew-explorer = Entdecker
    .text = Einmal im Zug darf sie eine wilde Insel, an der sie liegt, ohne Aktion erkunden, auch wenn sie eben erst ankam.
crew-oarsman = Ruderer
    .text = Auch ohne Mast kann sie um S fahren.
crew-musketeers = Musketiere
    .text = Ein Schuss mehr in ihren Schussaktionen: Rang 3, Reichweite S, aus der Mitte des Schiffs; eigene Segel stehen nicht im Weg.
crew-shipwright = Schiffszimmermann
    .text = Sie darf überall außer im Nebel reparieren, aber nicht in zwei Runden nacheinander.
crew-master-at-arms = Waffenmeister
    .text = Entert um 1 besser. Ein gewonnenes Entern darf eine Mannschaft und dazu einen Schatz nehmen.
crew-surgeon = Wundarzt
    .text = Eine Mannschaft an Bord, die verloren wäre, bleibt bei einer 4 bis 6; nicht, wenn sie sinkt.
crew-quartermaster = Quartiermeister
    .text = { $data-quartermaster ->
        [one] Ein Platz
       *[other] { $data-quartermaster } Plätze
    } mehr im Laderaum.
crew-firemaster = Feuermeister
    .text = Ein Treffer mit gewürfelter 6 setzt einen Mast in Brand, statt einen zu entfernen.
crew-navigator = Navigator
    .text = Beachtet kein Gelände, außer Eisbergen.
crew-lookout = Ausguck
    .text = Zu Beginn deines Zuges siehst du dir einen zufälligen Schatz auf einer wilden Insel im Umkreis von L an.
crew-deckhand = Matrose
    .text = Würde Entern dieses Schiff Mannschaft oder Schatz kosten, geht stattdessen der Matrose.
crew-reis-haddou = Reis Haddou
    .text = Nach einer Fahrt darf sie auch schießen, als Teil davon. Sie darf an der Heimat eines Gegners anlegen und dort beim Erkunden eine Münze nehmen.
crew-zahra-al-rih = Zahra al-Rih
    .text = Ein S mehr bei ihren Fahrten. Auch ohne Mast kann sie um S fahren.
crew-auntie-silk = Tante Seide
    .text = Einmal im Zug macht ein anderes deiner Schiffe im Umkreis von L ohne Aktion eine Fahrt von einem S.
crew-powder-master-ro = Pulvermeister Ro
    .text = Ein Treffer mit gewürfelter 6 setzt einen Mast in Brand, statt einen zu entfernen. Eine gewürfelte 5 ebenso.
crew-the-ferryman = Der Fährmann
    .text = Fährt durch Schiffe und Ungeheuer, kann aber nicht auf einem enden; beachtet kein Gelände, außer Eisbergen.
crew-mother-brine = Mutter Lake
    .text = Zu Beginn deines Zuges werden die Kanonenwürfe einer gegnerischen Figur im Umkreis von L bis zu deinem nächsten um 1 schlechter.
crew-ned-quickhand = Ned Flinkfinger
    .text = Entert um 2 besser.
crew-bess-corrigan = Bess Corrigan
    .text = Nach einer Fahrt darf sie auch schießen, als Teil davon. Einmal im Zug darf ein Fehlschuss neu gewürfelt werden.
crew-commodore-ashgrove = Kommodore Ashgrove
    .text = Nach einer Fahrt darf sie auch schießen, als Teil davon. Kanonenwürfe auf Ziele mit drei oder mehr stehenden Masten oder Gliedern sind um 1 besser.
crew-lieutenant-fairweather = Leutnant Fairweather
    .text = Ein S mehr bei ihren Fahrten. Die Flaute hält sie nicht auf.
crew-don-inigo-salcedo = Don Íñigo Salcedo
    .text = Nach einer Fahrt darf sie auch schießen, als Teil davon. Durch Entern kann ihr kein Schatz genommen werden.
crew-sor-milagros = Sor Milagros
    .text = Eine Mannschaft an Bord, die verloren wäre, bleibt bei einer 3 bis 6. Einmal im Spiel, ohne Aktion: Gewinne irgendwo einen Mast zurück.
crew-capitaine-duvelle = Capitaine Duvelle
    .text = Ein S mehr bei ihren Fahrten. Nach dem letzten Stab darf sie um bis zu 45° drehen, wenn weder Berührung noch Gelände die Fahrt beendet hat.
crew-prudence-hale = Prudence Hale
    .text = Einmal im Zug darf sie eine wilde Insel, an der sie liegt, ohne Aktion erkunden, auch wenn sie eben erst ankam. Zu Beginn deines Zuges siehst du dir einen zufälligen Schatz auf einer wilden Insel im Umkreis von L an.
crew-sigrun-skerry-born = Sigrun Schärenkind
    .text = Rammt um 1 besser. Eine gewürfelte 6 kostet das gerammte Schiff einen zweiten Mast.
crew-kostas-two-coins = Kostas Zweimünz
    .text = Einmal im Zug darf ein Fehlschuss neu gewürfelt werden. Zählt als jede Nation.

## Equipment

equipment-spyglass = Fernrohr
    .text = Zu Beginn deines Zuges siehst du dir einen zufälligen Schatz auf einer wilden Insel im Umkreis von L an.
equipment-copper-sheathing = Kupferbeschlag
    .text = Ein S mehr bei ihren Fahrten.
equipment-iron-ram = Eiserner Rammsporn
    .text = Rammt um 1 besser. Kostet ihr Rammen einen Mast, wählt sie, welchen.
equipment-boarding-nets = Enternetze
    .text = Wer gegen sie entert oder sich gegen sie wehrt, würfelt um 2 schlechter.
equipment-long-nines = Lange Neuner
    .text = Bei ihrer ersten Schussaktion damit bekommt eine ihrer Kanonen der Reichweite S für immer die Reichweite L.
equipment-fire-pump = Feuerspritze
    .text = Jeder Brandwürfel mit 1 bis 4 darf einmal neu geworfen werden.
equipment-grape-lockers = Kartätschenkisten
    .text = Ein Treffer aus höchstens S darf eine Mannschaft statt eines Mastes kosten.
equipment-sea-anchor = Treibanker
    .text = Beachtet keine Strudel. Würde sie an einem Schiff festhängen oder eines an ihr, befreit eine 5 oder 6 beide.

## Events

event-card-fair-wind = Günstiger Wind
    .text = In deinem Zug, bevor eine deiner Figuren gehandelt hat: Deine Schiffe haben in diesem Zug ein S mehr.
event-card-doldrums = Flaute
    .text = Am Ende deines Zuges: Bis zu deinem nächsten dürfen die Figuren der Gegner je Fahrt nur einen Stab nutzen.
event-card-fog-at-dawn = Nebel im Morgengrauen
    .text = In deinem Zug: Eine Nebelbank erscheint, mindestens { $data-event-apart } mm von allem anderen. Sie verschwindet zu Beginn deines { $data-fog-turns ->
        [one] nächsten
       *[other] { $data-fog-turns }.
    } Zuges nach diesem.
event-card-uncharted-reef = Unbekanntes Riff
    .text = In deinem Zug: Ein Riff erscheint, mindestens { $data-event-apart } mm von allem anderen, und bleibt.
event-card-spoiled-powder = Nasses Pulver
    .text = Wenn eine gegnerische Figur zu schießen beginnt: Ihre Würfe in dieser Aktion sind um 1 schlechter.
event-card-spare-spars = Ersatzspieren
    .text = In deinem Zug: Eines deiner Schiffe, das weder festhängt noch verirrt noch im Schlepp ist, bekommt einen Mast zurück.
event-card-parley = Unterhandlung
    .text = Wenn gegen dich geentert wird: Nach diesem Rammen wird nicht geentert.
event-card-mutiny = Meuterei
    .text = In deinem Zug: Ein gegnerisches Schiff im Umkreis von L um eine deiner Figuren verliert eine Mannschaft.
event-card-hidden-cache = Geheimes Versteck
    .text = In deinem Zug: Zwei zufällige Münzen einer wilden Insel tauschen mit ebenso vielen einer anderen den Platz. Du siehst die der ersten.
event-card-stowaway = Blinder Passagier
    .text = In deinem Zug: Eine Mannschaft auf deiner Heimatinsel geht an Bord irgendeines deiner Schiffe mit Platz.

## Unique treasures

unique-saints-finger = Finger des Heiligen
    .text = Ihre Masten brennen nie. Wert { $data-saints-finger }.
unique-moon-pearl = Mondperle
    .text = Wert nach Wurf.
unique-weeping-idol = Weinendes Götzenbild
    .text = Ihre Kanonenwürfe sind um 1 schlechter. Wert { $data-weeping-idol }.
unique-drowned-chart = Versunkene Karte
    .text = Beachtet kein Gelände, außer Eisbergen. Wert { $data-drowned-chart }.
unique-castaway = Schiffbrüchiger
    .text = Ein S mehr bei ihren Fahrten. Bleibt an Bord.
unique-powder-kegs = Pulverfässer
    .text = Einmal, vor ihrem ersten Schuss: Alle Würfe der Aktion sind um 1 besser.
unique-admirals-seal = Siegel des Admirals
    .text = Einmal, nach ihrer Aktion: eine zweite.
unique-cracked-casket = Gesprungene Schatulle
    .text = Geht verloren, wenn sie getroffen wird. Wert { $data-cracked-casket }.

## Islands

island-coffin-key = Sarginsel
island-widows-elbow = Witwenellbogen
island-parrot-stair = Papageientreppe
island-salt-cathedral = Salzdom
island-gibbet-sands = Galgensand
island-two-wells = Zweibrunnen
island-tinder-cay = Zundereiland
island-old-mole = Alte Mole
island-isle-of-knocking = Klopfinsel
island-glass-lagoon = Glaslagune
island-hermits-tooth = Eremitenzahn
island-leviathans-cradle = Wiege des Leviathans

## What mysterious islands bring

mystery-nothing = Nichts geschieht.
mystery-lose-mast = Verliere einen Mast.
mystery-lose-crew = Verliere eine Mannschaft deiner Wahl.
mystery-lose-equipment = Verliere eine Ausrüstung deiner Wahl.
mystery-coin-stays = Eine zufällige Münze an Bord kommt auf diese Insel.
mystery-strand-crew = Eine zufällige Mannschaft strandet hier.
mystery-look-at-coin = Sieh dir eine zufällige Münze hier an.
mystery-look-at-all = Sieh dir alle Schätze hier an.
mystery-coins-change = Eine zufällige Münze hier tauscht mit einer zufälligen anderswo den Platz.
mystery-regain-mast = Gewinne einen Mast zurück.
mystery-regain-all = Gewinne alle Masten zurück.
mystery-one-coin-more = Wenn sie hier das nächste Mal erkundet, eine Münze mehr, als Platz hat; sie braucht keinen.
mystery-shoots-worse = Die Würfe ihrer nächsten Schussaktion sind um 1 schlechter.
mystery-sails-farther = Ein S mehr bei ihrer nächsten Fahrt.
mystery-acts-again = Nach ihrer nächsten Erkundung noch eine Aktion in jenem Zug.
mystery-no-actions = Keine Aktionen in deinem nächsten Zug.
mystery-boards-better = Ihr nächstes Entern ist um 2 besser.
mystery-explore-at-once = Erkunde sofort, ohne Aktion.
mystery-certain-hit = Ihr nächster Kanonenwurf trifft, wenn er keine 1 ist.

## Terrain

terrain-fog-bank = Nebelbank
    .text = Beendet Fahrt und Zug der Figur: Sie ist im Nebel verirrt, bis ihre nächste Fahrt einen Weg hinaus würfelt.
terrain-reef = Riff
    .text = Bei einem Wurf unter der Zahl ihrer stehenden Masten hält sie an und verliert einen.
terrain-sargasso = Tangfeld
    .text = Beendet die Fahrt. Wer darin beginnt, fährt ein S und nicht weiter.
terrain-iceberg = Eisberg
    .text = Fest. Ihn zu berühren kostet einen Mast oder ein Glied. Er treibt.
terrain-whirlpool = Strudel
    .text = Beendet die Fahrt und kostet eine Mannschaft, einen Schatz oder einen Mast; er kann sie an einem anderen Strudel ausspeien.

## Forts

fort-barbary = Borj al-Milh
fort-jade = Lotusbatterie
fort-cursed = Das Beinhaus
fort-pirates = Rumloch
fort-england = Fort Aldersea
fort-spain = San Lazaro
fort-france = Redoute Mireille
fort-america = Fort Temperance
fort-vikings = Eisenhalle
fort-mercenaries = Soldtruhe

## What is wrong with a fleet

fleet-fault-too-dear = Sie kostet { $cost } Punkte, mehr als die Bausumme.
fleet-fault-no-ship = Sie hat kein Schiff.
fleet-fault-ship-twice = { $ship } ist zweimal da.
fleet-fault-creature-twice = { $creature } ist zweimal da.
fleet-fault-crew-twice = { $crew } ist zweimal da.
fleet-fault-other-nation = { $crew } gehört zu einer anderen Nation.
fleet-fault-no-room = { $ship } hat mehr an Bord, als Platz hat.
fleet-fault-crew-too-dear = Die Mannschaft von { $ship } kostet mehr als das Schiff.
fleet-fault-equipment-too-dear = Die Ausrüstung von { $ship } kostet mehr als das Schiff.
fleet-fault-loyal = { $ship } nimmt nur Mannschaft der eigenen Nation.
fleet-fault-free-crew-abroad = { $crew } kostet nichts und fährt nur auf einem Schiff der eigenen Nation.
fleet-fault-two-deckhands = { $ship } nimmt nur einen Matrosen.

### The game

colour-yellow = gelb
    .name = Gelb
colour-purple = violett
    .name = Violett
colour-green = grün
    .name = Grün
colour-red = rot
    .name = Rot
option-build = Bausumme
    .tip = Für so viele Punkte kauft jeder eine Flotte.
option-build-twenty = 20
option-build-thirty = 30
option-build-forty = 40
option-build-sixty = 60
option-rounds = Runden
    .tip = Nach so vielen Runden endet die Partie, wenn nicht schon vorher.
option-mysterious = Rätselhafte Inseln
    .tip = { $data-mysterious-islands } der Inseln haben mit jedem etwas vor, der dort anlegt.
option-terrain = Gelände
    .tip = So viele Nebelbänke, Riffe, Tangfelder, Eisberge und Strudel legt jeder.
option-uniques = Einzigartige Schätze
    .tip = { $data-uniques-each } von jedem Spieler liegen zwischen den Münzen.
option-forts = Forts
    .tip = Mit Gold der Heimat baust du Forts auf erkundeten Inseln; sie schießen und bergen Gold.
option-fleet = Flotte
    .tip = Eine Startflotte oder eine, die die Schiffbauer einer Nation vorschlagen; sonst entscheidet das Los.
option-fleet-lot = Durchs Los
option-fleet-made = Eine eigene Flotte
option-fleet-barbary = Barbaresken
option-fleet-jade = Jade-Rebellion
option-fleet-cursed = Die Verfluchten
option-fleet-pirates = Piraten
option-fleet-england = England
option-fleet-spain = Spanien
option-fleet-france = Frankreich
option-fleet-america = Amerika
option-fleet-vikings = Wikinger
option-fleet-mercenaries = Söldner
back-crew = eine Mannschaft
back-equipment = eine Ausrüstung
back-event = ein Ereignis
vessel-unknown = ein Schiff
card-unknown = eine Karte
coin = eine Münze zu { $value }
phase-setup = Inseln werden gelegt.
    .name = Aufbau
    .tip = Inseln, Heimaten, Schiffe und Schätze werden gelegt.
phase-round = Runde { $round } beginnt.
    .name = Runde
    .tip = Ein Zug von jedem, im Uhrzeigersinn.
phase-over = Die Partie ist zu Ende.
    .name = Ende
    .tip = Wer das meiste Gold hat, gewinnt.
prompt-place-island = { $seat }, wo liegt die Insel { $island }?
prompt-place-terrain = { $seat }, wohin damit: { $terrain }?
prompt-pick-home = { $seat }, welche Insel ist die Heimat von { $player }?
prompt-place-ship = { $seat }, an welchem Liegeplatz beginnt { $vessel }?
prompt-stow = { $seat }, wo beginnen Mannschaften und Ausrüstung?
prompt-menu = { $seat }, was tut deine Flotte?
prompt-turn = { $seat }, wohin dreht { $vessel }?
prompt-sail = { $seat }, wie weit segelt { $vessel }?
prompt-sea-legs = { $seat }, dreht { $vessel } noch einmal?
prompt-captain = { $seat }, schießt { $vessel } nach der Fahrt?
prompt-shot = { $seat }, welche Kanone von { $vessel } schießt, und worauf?
prompt-long-nines = { $seat }, welche Kanone von { $vessel } bekommt die Langen Neuner?
prompt-reroll = { $seat }, versucht der Kanonier von { $vessel } den Fehlschuss noch einmal?
prompt-grape = { $seat }, nimmt der Treffer auf { $vessel } eine Mannschaft statt eines Masts?
prompt-fire-pump = { $seat }, wirft die Feuerspritze von { $vessel } diesen Würfel neu?
prompt-lose-mast = { $seat }, welchen Mast verliert { $vessel }?
prompt-burn-mast = { $seat }, welcher Mast von { $vessel } brennt?
prompt-gain-mast = { $seat }, welchen Mast gewinnt { $vessel } zurück?
prompt-lose-crew = { $seat }, welche Mannschaft verliert { $vessel }?
prompt-lose-equipment = { $seat }, welche Ausrüstung verliert { $vessel }?
prompt-drop-excess = { $seat }, { $vessel } trägt zu viel: Was geht von Bord?
prompt-pay-whirlpool = { $seat }, was nimmt der Strudel von { $vessel }?
prompt-whirlpool-exit = { $seat }, kommt { $vessel } aus einem anderen Strudel?
prompt-ram-whom = { $seat }, was rammt { $vessel }?
prompt-board = { $seat }, schickt { $vessel } ein Enterkommando gegen { $other }?
prompt-prize = { $seat }, was nimmt { $vessel } von { $other }?
prompt-tow = { $seat }, nimmt { $vessel } ein Wrack in Schlepp?
prompt-explore = { $seat }, was nimmt { $vessel } von { $island }?
prompt-explore-ship = { $seat }, was geht zwischen { $vessel } und { $other } hin und her?
prompt-submerge = { $seat }, taucht { $vessel } unter oder auf?
prompt-lookout = { $seat }, auf welche Insel blickt der Ausguck von { $vessel }?
prompt-hex = { $seat }, wen verhext Mutter Lake auf { $vessel }?
prompt-spoiled-powder = { $seat }, ist das Pulver von { $vessel } verdorben?
prompt-parley = { $seat }, verhandelst du, ehe { $vessel } geentert wird?
prompt-fort-shot = { $seat }, welche Flagge des Forts auf { $island } schießt, und worauf?
prompt-lose-flag = { $seat }, welche Flagge verliert das Fort auf { $island }?
prompt-doldrums = { $seat }, spielst du Flaute?
prompt-conjure = { $seat }, wo taucht es auf: { $terrain }?
prompt-target = { $seat }, wofür spielst du { $event_card }?
choice-done = Nichts mehr
choice-yes = Ja
choice-at = Bei { $spot }
choice-island = { $island }
choice-berth = Bei { $berth }°
choice-stow-aboard = { $card } auf { $vessel } beginnen lassen
choice-stow-ashore = { $card } in der Heimat lassen
choice-move = { $vessel } fährt
choice-shoot = { $vessel } schießt
choice-explore = { $vessel } erkundet
choice-explore-ship = { $vessel } erkundet { $other }
choice-repair = { $vessel } ausbessern
choice-explore-freely = { $vessel } erkundet ohne Aktion
choice-drop = { $card } von { $vessel } an Land setzen
choice-drop-coin = Eine Münze zu { $value } von { $vessel } an Land lassen
choice-take-aboard = { $card } auf { $vessel } an Bord nehmen
choice-transfer = { $card } auf { $vessel } schicken
choice-scuttle = { $vessel } zu versenken versuchen
choice-release = { $vessel } löst das Schlepptau
choice-mend = Sor Milagros flickt { $vessel }
choice-seal = Das Siegel des Admirals für { $vessel }
choice-signal = { $vessel } gibt { $other } ein Zeichen
choice-build-fort = Ein Fort bauen, wo { $vessel } liegt
choice-fort-shoot = Das Fort auf { $island } schießt
choice-fire-at = Kanone { $gun } auf das Fort auf { $island }
choice-play = { $event_card } spielen
choice-end = Den Zug beenden
choice-turn = { $stick } bei { $heading }°
choice-sail = { $distance } mm
choice-fire = Kanone { $gun } auf { $vessel }
choice-broadside = Eine Breitseite auf { $vessel }
choice-kegs = Die Pulverfässer nutzen
choice-gun = Kanone { $gun }
choice-mast = Mast { $mast }
choice-vessel = { $vessel }
choice-card = { $card }
choice-unknown-crew = Eine verdeckte Mannschaft
choice-coin = Eine zufällige Münze
choice-take-coin = Eine Münze zu { $value }
choice-give-coin = Eine Münze zu { $value } geben
choice-take = { $card } nehmen
choice-give = { $card } geben
choice-take-unique = { $unique } nehmen
choice-give-unique = { $unique } geben
reason-not-asked = Es ist etwas anderes gefragt.
reason-no-place = Es liegt etwas zu nahe, oder die Inseln sind zu fern.
reason-not-free = Das ist jemandes Heimat oder liegt nicht auf der Matte.
reason-berth-taken = Da ist kein Platz.
reason-not-yours = Das gehört nicht dir.
reason-acted = Es hatte seine Aktion in diesem Zug.
reason-derelict = Sie hat keinen heilen Mast.
reason-in-tow = Sie ist im Schlepp.
reason-pinned = Sie hängt fest.
reason-grasped = Ein Ungeheuer hält sie.
reason-wrecked = Sie sitzt auf einem Riff.
reason-idle = In diesem Zug hat es keine Aktion.
reason-lost = Es ist im Nebel verirrt.
reason-submerged = Es ist unter Wasser.
reason-no-creature = Das tun nur Schiffe.
reason-no-line = Keine Schusslinie führt dorthin.
reason-no-gun = Die Kanone hat geschossen, oder ihr Mast ist fort.
reason-no-target = Es ist kein Ziel.
reason-not-docked = Sie liegt dort nicht, oder nicht seit Beginn des Zugs.
reason-nothing-there = Da ist nichts zu holen.
reason-not-touched = Sie berührt es nicht.
reason-no-mast-gone = Kein Mast ist fort.
reason-no-stick = So ein Stab ist nicht mehr da.
reason-no-turn = So kann sie nicht drehen.
reason-no-way = So weit kann sie nicht segeln.
reason-no-room = An Bord ist kein Platz mehr.
reason-too-dear = Das darf sie nicht tragen.
reason-not-there = Das ist nicht da.
reason-moved-today = Es wurde in diesem Zug schon bewegt.
reason-no-derelict = Sie ist kein Wrack.
reason-tried = Das ist schon geschehen.
reason-no-tow = Sie schleppt nichts.
reason-not-acted = Sie hat in diesem Zug noch nicht gehandelt.
reason-no-event = Das Ereignis ist nicht auf der Hand oder jetzt nicht zu spielen.
reason-no-ability = Niemand an Bord kann das.
why-icebergs = welche Eisberge treiben
why-drift = wohin er treibt
why-fire = das Feuer
why-mystery = was die Insel tut
why-ram = der Rammstoß
why-boarding = das Entern
why-scuttle = die Versenkung
why-fog = der Weg aus dem Nebel
why-reef = das Riff
why-grasp = der Griff des Ungeheuers
why-junk = ob die Dschunke schwimmt
why-second-wind = frischer Wind
why-surgeon = der Wundarzt
why-sea-anchor = der Treibanker
why-worth = sein Wert
end-half = mehr als die Hälfte des Goldes ist gelöscht
end-stranded = die Hälfte der Spieler kann nie mehr fahren
end-all-unloaded = kein Gold ist mehr zu holen
end-last-round = die letzte Runde ist vorbei
event-turn-began = { $player } ist am Zug.
event-island-placed = { $island } wird gelegt.
event-terrain-placed = { $terrain } liegt nun auf der See.
event-fog-lifts = Der Nebel lichtet sich.
event-moved = { $vessel } segelt.
event-card-known = Aufgedeckt: { $card } von { $places }.
event-card-aboard = { $places } nimmt { $card ->
    [none] eine Karte
   *[other] { $card }
 } an Bord.
event-card-ashore = An Land auf { $places }: { $card ->
    [none] eine Karte
   *[other] { $card }
 }.
event-card-gone = Aus dem Spiel: { $card }.
event-treasure-seen = { $treasure ->
    [none] Ein Schatz von { $places } wird angesehen.
   *[other] { $places } zeigt { $treasure }.
 }
event-treasure-aboard = { $places } lädt { $treasure ->
    [none] eine Münze
   *[other] { $treasure }
 }.
event-treasure-ashore = Auf { $places } liegt nun { $treasure ->
    [none] eine Münze
   *[other] { $treasure }
 }.
event-treasure-gone = { $places } verliert { $treasure ->
    [none] einen Schatz
   *[other] { $treasure }
 }.
event-rolled = { $vessel ->
    [none] Ein Würfel ({ $why }): { $roll }.
   *[other] { $vessel } würfelt ({ $why }): { $roll }.
 }
event-first-rolled = Wer beginnt? { $player } würfelt eine { $roll }.
event-docked = { $vessel } legt bei { $island } an.
event-flipped = { $island } zeigt, was sie ist.
event-unloaded = { $vessel } löscht { $gold } Gold.
event-raided = { $vessel } raubt { $gold } Gold von { $island }.
event-shot = { $hit ->
    [true] { $vessel } trifft { $target } mit Kanone { $gun } (Wurf { $roll }).
   *[false] { $vessel } verfehlt { $target } mit Kanone { $gun } (Wurf { $roll }).
 }
event-ignored = { $vessel } steckt den Treffer weg: { $keyword }.
event-mast-lost = { $vessel } verliert Mast { $mast }.
event-burning = Mast { $mast } von { $vessel } brennt.
event-burnt-out = Mast { $mast } von { $vessel } ist niedergebrannt.
event-repaired = { $vessel } gewinnt Mast { $mast } zurück.
event-sunk = { $vessel } sinkt.
event-split = Der Schatz von { $vessel } wird geteilt: { $sinker } hat { $gold } Gold, { $left } sind gerettet.
event-returned = { $vessel } kehrt aus der Tiefe zurück.
event-rammed = { $vessel } rammt { $target } mit { $total }.
event-pinned = { $vessel } hängt an { $target } fest.
event-boarded = { $vessel } entert { $target }: { $total } gegen { $against }.
event-tow-started = { $vessel } nimmt { $towed } in Schlepp.
event-tow-ended = { $vessel } ist nicht mehr im Schlepp.
event-explored = { $vessel } erkundet { $island }.
event-ship-explored = { $vessel } erkundet { $other }.
event-looked = { $player } sieht sich Schätze von { $island } an.
event-played = { $player } spielt { $event_card }.
event-scuttling = { $vessel } ist angebohrt und wird sinken.
event-met = { $terrain }: { $vessel } gerät hinein.
event-drifted = Ein Eisberg treibt.
event-cached = Münzen von { $island } und { $other } tauschen den Platz.
event-fort-built = { $player } baut ein Fort auf { $island }.
event-fort-shot = { $hit ->
    [true] Das Fort auf { $island } trifft { $target } (Wurf { $roll }).
   *[false] Das Fort auf { $island } verfehlt { $target } (Wurf { $roll }).
 }
event-shot-at-fort = { $hit ->
    [true] { $vessel } trifft das Fort auf { $island } (Wurf { $roll }).
   *[false] { $vessel } verfehlt das Fort auf { $island } (Wurf { $roll }).
 }
event-flag-lost = Das Fort auf { $island } verliert Flagge { $mast }.
event-fort-destroyed = Das Fort auf { $island } ist zerstört.
event-game-ended = Die Partie endet: { $end }.
event-scored = { $player } hat { $home } Gold in der Heimat und { $aboard } an Bord; Einheiten: { $units }, Masten: { $masts }.
cause-setup = Aufbau, §4
    .rule = Inseln, Gelände, Heimaten, Schiffe, Mannschaften und Schätze werden in dieser Reihenfolge gelegt.
cause-turn-start = Der Beginn eines Zugs, §5.1
    .rule = Angebohrte Schiffe sinken, Eisberge treiben, was einen Zug dauert, endet; Blicke und Tauchen kommen zuerst.
cause-actions = Aktionen, §5.2
    .rule = Jedes Schiff und Ungeheuer hat höchstens eine Aktion je Zug; alles andere kostet keine.
cause-fire = Brennende Masten, §5.2
    .rule = Vor einer Aktion fällt für jeden brennenden Mast ein Würfel.
cause-move = Fahren, §5.3
    .rule = Sie dreht und segelt Stab um Stab, bis sie Neues berührt.
cause-docking = Anlegen, §5.4
    .rule = Wer eine Insel neu berührt, legt an: Daheim wird Gold gelöscht, wilde Inseln warten auf Erkundung.
cause-mystery = Rätselhafte Inseln, §3.6
    .rule = Bei jedem Anlegen fällt ein Würfel, und der Text der Insel sagt, was daraus wird.
cause-ram = Rammen, §5.5
    .rule = Ein Bug, der ein feindliches Schiff berührt, rammt es und hängt fest.
cause-boarding = Entern, §5.5
    .rule = Nach dem Rammen werfen beide und zählen heile Masten dazu; wer höher ist, nimmt etwas.
cause-shooting = Schießen, §5.6
    .rule = Kanone um Kanone trifft ein Wurf über dem Rang, eine 1 nie.
cause-sinking = Sinken, §5.6
    .rule = Was sinkt, ist mit allem an Bord fort; unter zweien wird sein Gold mit dem Versenker geteilt.
cause-tow = Schleppen, §5.7
    .rule = Ein am Bug berührtes Wrack darf in Schlepp genommen werden.
cause-scuttle = Versenken, §5.7
    .rule = Bei 5 oder 6 sinkt ein eigenes Wrack, wenn der nächste Zug beginnt.
cause-repair = Ausbessern, §5.7
    .rule = Daheim gewinnt sie einen Mast zurück.
cause-terrain = Gelände, §5.8
    .rule = Es wirkt, wo eine Fahrt zum ersten Mal darüber kommt.
cause-explore = Erkunden, §5.9
    .rule = Was dort liegt, wo sie seit Zugbeginn liegt, darf sie nehmen.
cause-crew = Mannschaften, §3.4
    .rule = Mannschaften an Bord von Schiffen ihrer Nation tun, was ihre Karten sagen.
cause-events = Ereignisse, §3.5
    .rule = Ereignisse werden verdeckt gehalten und einmal gespielt.
cause-cargo = Ladung, §3.8
    .rule = Was keinen Platz hat, geht an Land oder ist verloren.
cause-forts = Forts, §5.10
    .rule = Ein Fort birgt Gold wie eine Heimat; seine Flaggen schießen einmal in jedem Zug dessen, dem es gehört, und jeder Treffer nimmt ihm eine.
cause-end = Das Ende, §7
    .rule = Die Partie endet durch Gold, durch Flotten, die nicht mehr fahren, oder mit der letzten Runde; wer das meiste Gold hat, siegt.
line-any-spot = 1: Eine Insel liegt irgendwo.
line-far-home = 1: Die Heimat eines anderen ist die Insel, die von allen am fernsten liegt.
line-near-berth = 1: Ein Schiff liegt einer wilden Insel am nächsten.
line-fair-wind = 2: Günstiger Wind, wenn zwei Schiffe Gold tragen, oder ab der sechsten Runde.
line-explore-freely = 2: Ohne Aktion erkunden.
line-forts = 2: Mit einem Fort schießen, und eines bauen, wo die Heimat doppelt zahlen kann.
line-repair = 2: Ausbessern, wo zwei Masten fehlen.
line-explore = 2: Erkunden, wo Platz und Münzen sind.
line-shoot = 2: Schießen, wo die Aussicht gut ist.
line-move = 2: Fahren.
line-scuttle = 2: Ein Wrack mit Gold versenken, ehe ein Feind es hat.
line-cards = 2: Meuterei, Sor Milagros, das Siegel des Admirals.
line-spare-spars = 2: Ersatzspieren für ein Schiff mit weniger als der Hälfte seiner Masten.
line-end = 2: Den Zug beenden.
line-hunt = 3: Ein Schiff mit Kapitän jagt.
line-homeward = 3: Mit Gold an Bord oder im Schlepp geht es heim.
line-on-the-way = 3: Außer eine Insel mit Münzen liegt am Weg.
line-retreat = 3: Mit weniger als der Hälfte der Masten geht es heim.
line-chase = 3: Ein starkes Schiff jagt ein nahes Ziel.
line-wild = 3: Mit Platz geht es zu einer wilden Insel.
line-last-chase = 3: Sonst jagt sie das beste Ziel.
line-last-home = 3: Nichts bleibt: heim.
line-steer = 4: Sie segelt dorthin, wo es am Ende am nächsten ist.
line-go-about = 4: Ihr erster Versuch führt um das Hindernis herum.
line-stop = 4: Sie hält.
line-rich-target = 5: Sie schießt auf die meisten Münzen und wenigsten Masten.
line-high-coin = 5: Die höchste Münze.
line-worst-mast = 5: Zuerst gehen brennende Masten, dann die schlechteste Kanone.
line-best-mast = 5: Die beste Kanone kehrt zurück.
line-treasure = 5: Lieber Schätze als Mannschaften.
line-rich-tow = 5: Zuerst ein Wrack des Feinds, dann Gold, dann Preis.
line-first = 5: Die erste Antwort, und ja.
tried-passed = Nicht: { $line }
tried-followed = { $line }
tried-refused = { $choice }: { $reason }
score-home = Gold in der Heimat
    .tip = Was auf der Heimatinsel oder in eigenen Forts gelöscht wurde und noch dort ist.
score-aboard = Gold an Bord
    .tip = Ab drei Spielern, was an Bord eigener Schiffe ist, die weder gestrandet noch verirrt sind.

### Der Tisch

list-comma = { ", " }
cause-long = { $name }: { $rule }
log-sails = { $far ->
    [none] { $vessel } segelt.
   *[other] { $vessel } segelt { $far }.
 }
log-stick = { $distance } mm
log-then = { ", dann " }
log-treasures-seen = { $treasures ->
    [none] { $count } Schätze von { $places } werden angesehen.
   *[other] { $places } zeigt { $treasures }.
 }
log-treasures-aboard = { $places } lädt { $treasures ->
    [none] { $count } Münzen
   *[other] { $treasures }
 }.
log-treasures-ashore = Auf { $places } liegen nun { $treasures ->
    [none] { $count } Münzen
   *[other] { $treasures }
 }.
ui-lesson-play = Gegen einen Korsarenkapitän
ui-few-fleets = Zu zweit ist das Spiel am schärfsten: Wer mehr als die Hälfte des Goldes heimgebracht hat, siegt sofort.
ui-round = Runde { $round } von { $most }
    .tip = Eine Runde ist ein Zug eines jeden. Nach { $most } Runden gewinnt, wer das meiste Gold hat.
ui-points = Gold
ui-points-now = Gold beim jetzigen Stand
ui-out-of-turn = Eine Entscheidung außer der Reihe: Am Zug ist { $pirate }.
ui-gold-home = { $gold } Gold ist daheim
    .tip = { $players ->
        [2] Wer von beiden mehr als die Hälfte des gesamten Goldes gelöscht hat, siegt sofort.
       *[other] Die Partie endet, wenn alles Gold gelöscht ist, oder nach der letzten Runde. Gold an Bord zählt mit.
    }
ui-part-fleets = Flotten
ui-part-sheet = Das Schiff
ui-part-small = Die ganze See
ui-part-guns = Kanonen
ui-fleets-wait = Zuerst wird die See gelegt: Reihum legt jeder Inseln. Dann kommen die Heimaten und dann die Schiffe, jedes an einen Liegeplatz seiner Heimat.
ui-guns = Kanonen
ui-move = Fahrt
ui-hold = Laderaum
ui-do-move = Fahren
ui-do-shoot = Schießen
ui-do-explore = Erkunden
ui-do-repair = Ausbessern
ui-do-explore-freely = Frei erkunden
ui-do-scuttle = Versenken
ui-do-release = Loslassen
ui-do-drop-coin = Eine { $value } dalassen
ui-of-nation = { $nation } · { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 }
ui-look-at = { $vessel } ansehen
ui-small-chart = Die ganze See. Klick oder zieh, um anderswo hinzusehen.
ui-whole-chart = Die ganze See zeigen
ui-guns-of = Kanonen: { $vessel }
ui-guns-of-fort = Flaggen des Forts auf { $island }
ui-fort-on = Fort auf { $island }
ui-flag-at = Flagge { $gun } auf { $vessel }
ui-needs = { $distance } von { $most } mm, { $roll ->
    [7] kein Wurf trifft
   *[other] trifft ab { $roll }
 }
ui-rolls = { $roll ->
    [7] Kein Wurf trifft
   *[other] Trifft ab { $roll }
 }
ui-has-fired = Sie hat schon geschossen.
ui-expected = { $count ->
    [one] Eine Kanone: { $percent } für einen Treffer.
   *[other] { $hits } Treffer zu erwarten; { $percent } für mindestens einen.
 }
ui-chances = { $count ->
    [one] 1 Kanone: { $percent }
   *[other] { $count } Kanonen: { $percent } für einen Treffer
 }
ui-no-shot = { $by ->
    [gone] Die Kanone ist fort.
    [range] Nichts ist in Reichweite.
    [sail] Ihr eigenes Segel { $what } ist im Weg.
    [piece] Im Weg: { $what }.
   *[target] Das ist kein Ziel.
 }
ui-fire-so = { $choice }: { $percent }, trifft ab { $needs }
ui-enemy-reach = Feindliche Reichweite
    .tip = Schattiert alles, was feindliche Kanonen von ihrem Platz aus erreichen.
ui-ruler = { $distance } mm
ui-fire-all = Alle feuern
    .tip = Feuert die Kanone mit der besten Aussicht, dann die nächste, solange eine treffen kann. Gibt ein Treffer etwas zu entscheiden, wird erst gefragt.
ui-build-so = { $fort } bauen für { $price } Gold
ui-board-so = Entern: { $own } und ein Würfel gegen { $foe } und einen Würfel, { $wins } für Sieg, { $loses } für Niederlage
ui-ram-so = { $choice }: { $percent } für einen Mast
ui-take-stick = Diesen Stab segeln. Auch die Ziffern 1 und 2 wählen einen.
ui-mast-so = { $choice } mit der Kanone { $gun }
ui-sail-so = { $distance } mm segeln
ui-stop-here = Hier halten
ui-cease-fire = Feuer einstellen
ui-stowed = Klar zum Auslaufen
ui-no = Nein
ui-take-nothing = Nichts nehmen
ui-turn-so = { $stick }, { $side ->
    [ahead] geradeaus
    [port] { $degrees }° nach Backbord
   *[starboard] { $degrees }° nach Steuerbord
 }: bis zu { $most } mm{ $ends ->
    [clear] { "" }
   *[other] ; { $ends }
 }
ui-sail-to = { $distance } mm{ $ends ->
    [clear] { "" }
   *[other] : { $ends }
 }
ui-course = { $side ->
    [ahead] geradeaus
    [port] { $degrees }° nach Backbord
   *[starboard] { $degrees }° nach Steuerbord
 }, { $distance } von { $most } mm{ $ends ->
    [clear] { "" }
   *[other] ; { $ends }
 }
ui-ends = { $by ->
    [docks] legt an: { $what }
    [raids] legt an, um zu plündern: { $what }
    [rams] rammt: { $what }
    [edge] am Rand der Matte
    [held] gehalten von: { $what }
    [home] hält Abstand von: { $what }
    [terrain] gerät nach { $far } mm hinein: { $what }
   *[touches] berührt: { $what }
 }
ui-num-shot = Ein Wurf von { $roll } gegen Rang { $rank }{ $more ->
    [0] { "" }
   *[other] , dazu { $more }
 }: { $percent } für einen Treffer, soweit zu sehen war. Eine 1 trifft nie.
ui-num-moved = { $vessel } dreht { $side ->
    [ahead] nicht
    [port] { $degrees }° nach Backbord
   *[starboard] { $degrees }° nach Steuerbord
 }; der Bug kommt { $distance } mm weit.
ui-num-rolled = { $why ->
    [fire] Eine { $roll }: 1 und 2 breiten das Feuer aus, 3 und 4 tun nichts, 5 und 6 nehmen den Mast.
    [ram] Eine { $roll }; sie muss höher sein als die Zahl heiler Masten des gerammten Schiffs.
    [scuttle] Eine { $roll }: 5 und 6 lassen sie sinken.
    [reef] Eine { $roll } gegen { $masts } stehende Masten: Weniger bricht einen.
    [grasp] Eine { $roll }: 1 bis 3 halten sie.
    [junk] Eine { $roll }: 5 und 6 halten sie über Wasser.
    [second-wind] Eine { $roll }: Nur eine 6 gibt noch eine Aktion.
    [surgeon] Eine { $roll }: 4 bis 6 retten die Mannschaft, mit Sor Milagros 3 bis 6.
    [sea-anchor] Eine { $roll }: 5 und 6 lassen beide frei.
   *[other] Eine { $roll }.
 }
ui-num-rammed = { $total } gegen { $masts } heile Masten ({ $target }): Nur mehr kostet einen Mast.
ui-num-boarded = { $vessel }: { $total }, davon { $masts } für heile Masten.
ui-num-points = Gold beim jetzigen Stand
foretold-rolled = Ein Würfel wird geworfen: { $why }.
foretold-shot = Ein Würfel entscheidet, ob er trifft.
foretold-flipped = { $island } zeigt, was sie ist.
foretold-explored = Was dort liegt, wird angesehen.
foretold-looked = Ein Schatz wird angesehen.
foretold-turn = Danach ist { $player } am Zug.
score-why-home = { $points } Gold wurde dort { $forts ->
    [0] { "" }
   *[other] oder in Forts{ " " }
 }gelöscht: { $island }.
score-why-aboard = { $points } Gold ist an Bord von Schiffen, die weder gestrandet noch verirrt sind.
score-total = Gold
    .tip = Wer das meiste Gold hat, siegt. Bei Gleichstand entscheiden mehr Schiffe, Ungeheuer und Mannschaften, die übrig sind, dann mehr stehende Masten.
score-part = { $source } { $points }
ui-score-midway = Runde { $round }: Gold beim jetzigen Stand.
ended = Runde { $round }: { $end }. { $count ->
    [one] { $players } hat das meiste Gold: { $gold }.
   *[other] { $players } haben das meiste Gold: je { $gold }. Was übrig ist, entscheidet, dann Masten.
 }

## Was Dinge erklären

tip-win = Sieg
    .tip = Wer das meiste Gold hat, siegt. Von zweien siegt sofort, wer mehr als die Hälfte des gesamten Goldes gelöscht hat.
tip-gold = { $player }: { $home } Gold
    .tip = { $players ->
        [2] Es liegt auf der Heimatinsel. Mit { $left } mehr ist sofort gewonnen.
       *[other] Es liegt auf der Heimatinsel; { $aboard } mehr ist an Bord zu sehen und zählt am Ende mit.
    }
tip-home = Heimatinsel
    .tip = Hier wird Gold gelöscht, Feuer gehen aus, Masten werden ausgebessert. Gegner halten 3 mm Abstand, nur Plünderer legen an.
tip-masts = Masten
    .tip = Jeder heile Mast trägt eine Kanone und ein Segel. Treffer und Rammstöße nehmen Masten. Ohne heilen Mast ist ein Schiff ein Wrack.
tip-guns = Kanonen
    .tip = Die Zahl ist der Rang: Ein höherer Wurf trifft. S und L sagen, wie weit sie reicht. Jede stehende Kanone schießt einmal in einer Schussaktion.
tip-gun = Kanone { $number }
    .tip = Rang { $rank }, Reichweite { $range }: Sie trifft ab { $least }.
tip-gun-gone = Keine Kanone
    .tip = Ihr Mast ist fort. Ausbessern bringt beide zurück.
tip-gun-hits = Aussicht
tip-hold = Laderaum
    .tip = Mannschaften, Ausrüstung und Münzen brauchen je einen Platz, einzigartige Schätze keinen. Quartiermeister und verbundene Paare schaffen mehr Platz.
tip-coin = Eine Münze vom Wert { $value }
    .tip = Sie wird zu Gold, wenn sie daheim gelöscht wird.
tip-coin-down = Verdeckte Münzen
    .tip = Niemand weiß, was Münzen auf wilden Inseln wert sind, ehe er sie angesehen hat. An Bord weiß es nur ihr Besitzer.
tip-face-down = Verdeckt
    .tip = Nur ihr Besitzer kennt diese Karte. Sie wird aufgedeckt, wenn zum ersten Mal zählt, was sie tut.
tip-crew-of = { $nation }, Preis { $cost }. Wirkt an Bord von Schiffen ihrer Nation.
tip-events = { $count ->
    [one] Ein Ereignis auf der Hand
   *[other] { $count } Ereignisse auf der Hand
 }
    .tip = Ereignisse werden verdeckt gehalten, ohne Aktion gespielt und sind dann fort.
tip-fire = Brennende Masten
    .tip = Vor jeder Aktion wird für jeden ein Würfel geworfen: 1 und 2 zünden einen weiteren an, 5 und 6 brennen ihn nieder. Daheim gehen sie aus.
tip-derelict = Wracks
    .tip = Ein Schiff ohne heilen Mast erkundet nur und bessert aus. Es kann am Bug geschleppt und versenkt werden.
tip-actions = Aktionen
    .tip = Fahren, schießen, erkunden oder ausbessern: eine Aktion für jedes Schiff und Ungeheuer. Alles andere kostet keine.
tip-sticks = Stäbe
    .tip = S ist 50 mm lang, L 75 mm. Sie segelt ihre Stäbe in beliebiger Folge, jeden einmal, und darf vor jedem drehen; sie darf früher halten.
tip-helm = Am Ruder
    .tip = Zieh am Bug: Der Geist dreht um je 5° und segelt so weit wie die Maus. Lass los; ein Klick darauf oder Enter segelt dorthin.
tip-cast-off = Ablegen
    .tip = Wer zu Beginn der Fahrt etwas berührt, dreht in jede Richtung; wo der Rumpf keinen Platz hat, gleitet er voraus.
tip-contact = Berührung
    .tip = Neues zu berühren beendet die Fahrt: An einer Insel legt sie an, ein feindliches Schiff kann gerammt werden.
tip-docking = Anlegen
    .tip = Daheim wird aller Schatz sofort gelöscht. An einer rätselhaften Insel fällt ein Würfel.
tip-marker = Zeichen
    .tip = Du lässt eines auf einer erkundeten Insel, von der du ablegst. Wer dort wieder anlegt, erkundet ohne Aktion.
tip-quay = Am Kai
    .tip = An der Heimat oder einer wilden Insel gehen Mannschaft und Ausrüstung ohne Aktion an Land, an Bord oder auf ein anderes Schiff.
tip-range = In Reichweite
    .tip = Gemessen wird vom Mast der Kanone zum nächsten Teil des Ziels.
tip-line = Schusslinien
    .tip = Eine Linie darf keines ihrer anderen Segel kreuzen und nicht an Inseln, Eisbergen, Nebel oder anderen Schiffen hängen bleiben.
tip-hit = Ein Treffer
    .tip = Er kostet einen Mast nach Wahl des Besitzers; ein Schiff ohne Masten sinkt. Eine gewürfelte 1 trifft nie.
tip-sinking = Gesunken
    .tip = Alles an Bord ist verloren. Unter zweien wird der Schatz eines beschossenen Schiffs geteilt, ein Rest geht an den Schützen.
tip-ram = Rammen
    .tip = Ein Bug, der ein feindliches Schiff berührt, rammt es: Ein Würfel über dessen heilen Masten kostet einen.
tip-pinned = Festgehakt
    .tip = Nach dem Rammen kann das rammende Schiff nicht fahren, bis sein Bug frei ist oder das andere keinen heilen Mast hat.
tip-boarding = Entern
    .tip = Nach dem Rammen ein Enterkommando: Beide werfen einen Würfel und zählen heile Masten dazu. Wer höher ist, nimmt Mannschaft oder Schatz.
tip-tow = Im Schlepp
    .tip = Berühre mit einer Fahrt den Bug eines Wracks und nimm es in Schlepp: Alles an Bord gehört dir. Beim Schleppen fährt sie nur S.
tip-scuttle = Versenken
    .tip = Ein eigenes Wrack sinkt bei 5 oder 6, wenn dein nächster Zug beginnt, wenn es kein Gegner fortschleppt.
tip-repair = Ausbessern
    .tip = Daheim bringt eine Aktion einen Mast mit seiner Kanone zurück.
tip-fog = Nebel
    .tip = Er beendet Fahrt und Zug. Wer darin verirrt ist, kommt bei der nächsten Fahrt durch einen Wurf heraus.
tip-reef = Riffe
    .tip = Ein Wurf unter der Zahl ihrer Masten hält sie an und bricht einen.
tip-sargasso = Tangfelder
    .tip = Ein Tangfeld beendet die Fahrt; die nächste ist ein einziges S.
tip-iceberg = Eisberge
    .tip = Einen zu berühren kostet einen Mast oder ein Glied. Wohin sie treiben, sagen Würfel.
tip-whirlpool = Strudel
    .tip = Sie beenden die Fahrt, nehmen Mannschaft, Schatz oder Mast und speien sie vielleicht an einem anderen aus.
tip-exploring = Erkunden
    .tip = Wer seit Zugbeginn dort liegt, sieht alles an und nimmt, was passt. Die anderen sehen es nicht.
tip-exchange = Von Schiff zu Schiff
    .tip = Eigene Schiffe, die sich berühren, tauschen nach Belieben; von einem feindlichen Wrack nimmst du, was du willst.
tip-mystery-hidden = Eine rätselhafte Insel
    .tip = Ihr Text ist verdeckt. Er zeigt sich, wenn das erste Schiff anlegt.
tip-mystery = Was sie tut
tip-fair-wind = Günstiger Wind
    .tip = Schiffe dessen, der am Zug ist, haben ein S mehr.
tip-doldrums = Flaute
    .tip = Die anderen segeln einen Stab je Fahrt.
tip-calm = Windstill
    .tip = Die Rose ist ein Kompass. Wind kommt nur durch Ereignisse.
tip-vessel = { $player }, { $nation }. { $masts } von { $most } heil, Fahrt { $moves }, Kanonen { $guns }.{ $state ->
    [lost] { " Im Nebel verirrt." }
    [scuttling] { " Sinkt zu Beginn des nächsten eigenen Zugs." }
    [in-tow] { " Im Schlepp." }
    [wrecked] { " Auf einem Riff gestrandet." }
    [derelict] { " Ein Wrack." }
    [pinned] { " Festgehakt." }
    [submerged] { " Unter Wasser." }
    [grasped] { " Von einem Ungeheuer gehalten." }
   *[fine] { "" }
 }
tip-build-fort = Der Bau eines Forts
    .tip = Ein Schiff, das an einer von seinem Spieler erkundeten wilden Insel liegt, baut dort ohne Aktion das Fort seiner Nation, wenn kein Feind näher als 3 mm an der Insel ist. Der Preis wird vom Gold daheim bezahlt und verlässt das Spiel. Jeder Spieler baut das Fort einer Nation nur einmal.
tip-flags = Die Flaggen eines Forts
    .tip = Einmal in jedem Zug dessen, dem es gehört, dürfen alle Flaggen schießen, jede auf ihr eigenes Ziel, nach Rang und Reichweite wie Kanonen. Die eigene Insel ist ihnen nie im Weg.
tip-fort-falls = Der Fall eines Forts
    .tip = Ein Treffer nimmt eine Flagge, die der Besitzer wählt. Ein Treffer auf ein Fort ohne Flaggen zerstört es, und das Gold darin liegt wieder verdeckt auf der Insel.
tip-fort = Ein Fort von { $player } auf { $island }. Flaggen: { $guns }. Gold darin: { $gold }. Für andere ist die Insel geschlossen wie eine Heimat.
tip-island = { $home ->
    [none] Eine wilde Insel. { $coins ->
        [0] Nichts liegt dort.
        [one] Ein Schatz liegt dort.
       *[other] { $coins } Schätze liegen dort.
    }{ $known ->
        [0] { "" }
       *[other] { " " }Du weißt von { $known } Gold.
    }
   *[other] Die Heimat: { $home }.
 }

## Der Tisch in Worten

told-setup = Aufbruch
told-own = Deine Flotte: { $points } Gold
told-fleet = { $player }: { $points } Gold
told-kind = Gesegelt von: { $kind }
told-home = Heimat: { $island }
told-gold = Gelöscht: { $gold } Gold
told-events = Ereignisse auf der Hand: { $count }
told-event = Ereignis auf der Hand: { $card }
told-order = In Zugfolge: { $players }
told-turn = { $player } gibt Befehle
told-sea = Die See
told-ship = { $vessel }: { $masts } von { $most } Masten heil{ $fire ->
    [0] { "" }
   *[other] , { $fire } in Brand
 }; { $where ->
    [sea] bei { $x }/{ $y } mm, Kurs { $heading }°
    [fog] im Nebel verirrt
   *[sunk] gesunken
 }{ $state ->
    [fine] { "" }
    [lost] { "" }
    [scuttling] , angebohrt
    [in-tow] , im Schlepp
    [wrecked] , gestrandet
    [derelict] , ein Wrack
    [pinned] , festgehakt
   *[other] , gehalten
 }
told-creature = { $vessel }: { $masts } von { $most } Gliedern; { $where ->
    [sea] bei { $x }/{ $y } mm
    [fog] im Nebel verirrt
   *[sunk] fort
 }{ $state ->
    [submerged] , unter Wasser
   *[other] { "" }
 }
told-guns = Kanonen vom Bug: { $guns }; Fahrt { $moves }
told-hold = Laderaum { $space }: { $things }
told-hold-empty = Laderaum { $space }: leer
told-card = { $card }{ $shown ->
    [yes] { "" }
   *[no] { " (verdeckt)" }
 }
told-hidden-crew = { $count ->
    [one] 1 Mannschaft
   *[other] { $count } Mannschaften
} verdeckt
told-hidden-gear = { $count ->
    [one] 1 Ausrüstung
   *[other] { $count } Ausrüstungen
} verdeckt
told-coins = { $count ->
    [one] eine Münze
   *[other] { $count } Münzen
 }{ $gold ->
    [0] { "" }
   *[other] , { $gold } Gold bekannt
 }
told-island = { $island } bei { $x }/{ $y } mm: { $home ->
    [none] wild, { $coins ->
        [one] ein Schatz
       *[other] { $coins } Schätze
    }
   *[other] Heimat: { $home }
 }
told-fort = { $fort }, ein Fort von { $player } auf { $island }, mit { $gold } Gold
told-terrain = { $terrain } bei { $x }/{ $y } mm
told-score = Gold beim jetzigen Stand
told-source = { $source } { $points }. { $why }

## Die Werft

ui-yard = Eine Flotte für { $total } Punkte: { $cost } ausgegeben
ui-yard-left = { $left } übrig
ui-yard-done = Fertig
ui-yard-ships = Schiffe
ui-yard-creatures = Ungeheuer
ui-yard-crew = Mannschaft
ui-yard-equipment = Ausrüstung
ui-yard-events = Ereignisse
ui-yard-kept = Gespeicherte
ui-yard-name = Der Name der Flotte
ui-yard-name-hint = Ein Name, um diese Flotte zu speichern
ui-yard-keep = Speichern
ui-yard-discard = Verwerfen: { $what }
ui-yard-fleet = Die Flotte
ui-yard-proposal = Vorschlag: { $nation }
ui-yard-lot = Durchs Los
ui-yard-empty = Noch ist nichts gewählt: Dann entscheidet das Los, welche Flotte segelt.
ui-yard-hull = { $moves } · Laderaum { $cargo }
ui-yard-ship = { $name }: Masten { $masts }, Raum { $cargo }, { $moves }, { $guns } · { $cost }
ui-yard-creature = { $name }: Glieder { $masts }, { $moves }, { $guns } · { $cost }
ui-yard-priced = { $name } · { $cost }
ui-yard-moored = { $name } · { $cost }, Raum { $taken } von { $space }
ui-yard-away = Fortschicken: { $what }
