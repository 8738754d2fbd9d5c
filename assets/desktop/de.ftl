### The desktop in German: setup, table and everything around the games.
###
### A text may be put in other words, but its name stays, and so do the things in braces that begin with $: the game
### fills them in. A `.tip` is what hovering over a thing explains.

## Loading and the shelf

ui-title = Voodoo Pirate
ui-loading = Der Laderaum füllt sich ...
ui-shelf = Zum Regal
ui-game-voodoo-pirate = Voodoo Pirate
    .tip = Ein Wettlauf von Tortuga über das Meer der Seelen zur Voodoo-Insel. Spiel verdeckte Karten, lenke Wind und Gezeiten und lass Seelen dein Schiff tragen.
ui-game-voodoo-cards = Voodoo Pirate, das Kartenspiel
    .tip = Zwölf Runden um die Voodoo-Insel, auf einem Ring aus Karten, die sich wenden und die Plätze tauschen. Sammle Seelen und seltsame Gegenstände und feuere quer über den Ring.
ui-game-voodoo-island = Voodoo Island
    .tip = Sieben Tage auf einer Insel voller Nebel. Stell Werkzeuge her, hol heilige Schätze, überliste und beraube die anderen und sei im Hubschrauber, wenn der letzte Tag endet.
ui-game-pirate-crusades = Pirate Crusades
    .tip = Eine Karte ist Schiff, Hafen, Mannschaft, Ladung, Auftrag und Bonus: Es kommt darauf an, wo sie liegt. Treib mit Aufträgen ein Lösegeld auf, handle, flieh, kämpfe und beraube, wer vorn liegt.
ui-game-cursed-seas = Cursed Seas
    .tip = Flotten kleiner Schiffe auf offener See, gemessen mit zwei Stäben. Dreh und segle, feuere jede Kanone ab, ramme, entere, schleppe und bring das meiste Gold heim.
ui-take-box = { $game }: ein neues Spiel
ui-players = { $least } bis { $most } Piraten
ui-players-short = { $least }–{ $most }
ui-new-game = Neues Spiel
# The same for a screen reader, which does not see the box's panel round it.
ui-new-game-of = Neues Spiel: { $game }
ui-left = Begonnene Reisen
ui-left-none = Keine Reise ist unterwegs. Nimm eine Schachtel aus dem Regal.
ui-left-unknown = Eine Reise, die sich nicht lesen lässt
# Below the names of those who sail: which game, and how far it is.
ui-left-of = { $game }, { $round }
ui-sail-on = Weitersegeln { $number }: { $pirates }
ui-held = In anderem Fenster offen
ui-cannot-sail = Mit anderen Regeln gespeichert
ui-left-file = { $file }: beim Öffnen steht da, warum
ui-discard-game = { $number } weglegen: { $pirates }
    .tip = Legt dieses Spiel in den Ordner „discarded“. Es kann gleich zurückgeholt werden.
ui-name-game = { $number } benennen: { $pirates }
    .tip = Gib diesem Spiel einen eigenen Namen aus Buchstaben, Ziffern, Leerzeichen und Strichen.
ui-name-of-game = Name von Spiel { $number }
ui-put-back = Zurückholen
    .tip = Was zuletzt weggelegt wurde, liegt wieder hier.
ui-newer = Neuere Reisen
ui-older = Ältere Reisen
ui-resume = Weiter
    .tip = Segle weiter, wo du aufgehört hast.
# The games that are over, in the place of those under way.
ui-over = Beendete Reisen
    .tip = Die neuesten { $most } Reisen, die zu Ende gesegelt wurden; auf jede kannst du zurückblicken.
# Below the names of those who sailed: which game, when it was over, and who won it.
ui-over-of = { $count ->
    [one] { $game }, { $date }: { $pirates } gewann
   *[other] { $game }, { $date }: { $pirates } teilten sich den Sieg
}
ui-look-back = Zurückblicken { $number }: { $pirates }
    .tip = Sieh noch einmal die Wertung, was dich am meisten kostete und den Tisch nach jeder Entscheidung, und spiel von dort zur Übung weiter.
ui-learn = Spielen lernen
ui-learn-first = Spielen lernen
# A lesson that was begun, or the next one after those that are done.
ui-learn-on = Weiter lernen: Lektion { $number }, { $name }
# Said where nobody has played or learnt anything yet.
ui-learn-offer = Neu an Bord? Kurze Lektionen am Tisch bringen dir das gewählte Spiel bei, jede dauert ein paar Minuten. Hör auf, wann du willst, und komm wieder.
ui-credits = Mitwirkende
ui-quit = Beenden
ui-back = Zurück

## Credits

ui-credits-game = Das Spiel
    .text = Programm, Texte und Bilder sind frei: Nimm sie unter der MIT-Lizenz oder der Apache-Lizenz 2.0, ganz wie du magst.
ui-credits-icons = Symbole
    .text = Von Lorc, Delapouite, Skoll, Sbed, Caro Asercion und Quoting, aus game-icons.net, unter der Lizenz Creative Commons Namensnennung 3.0 (CC BY 3.0). Hier sind sie umgefärbt.
ui-credits-fonts = Schriften
    .text = Grenze Gotisch, © 2020 The Grenze Gotisch Project Authors. Alegreya, © 2011 The Alegreya Project Authors. Alegreya Sans, © 2013 The Alegreya Sans Project Authors. Andika, © 2004–2022 SIL International. Diese vier unter der SIL Open Font License 1.1. OpenDyslexic, © 2012–2016 Abelardo Gonzalez, unter CC BY 3.0, aus Bitstream Vera, © 2003 Bitstream, Inc.
ui-credits-sound = Klang
    .text = Musik und Geräusche sind eigens für dieses Spiel gemacht, von Skripten. Die Noten spielt Fluid R3 GM, © 2000–2002, 2008 Frank Wen, © 2008 Toby Smithe, unter der MIT-Lizenz.
ui-credits-engine = Gebaut auf
    .text = Bevy und egui, mit der Hilfe vieler anderer offener Bibliotheken in Rust. Alle Namen und Lizenztexte liegen dem Spiel bei: CREDITS.md und die Dateien daneben.

## Setting up

ui-setup = Wer segelt mit?
ui-play = Leinen los!
ui-seat-name = Platz { $number }: Name
ui-seat-colour = Platz { $number }: Farbe
ui-seat-kind = Platz { $number }: { $kind }
ui-seat-up = Platz { $number }: früher
ui-seat-down = Platz { $number }: später
ui-seat-move = In der Reihenfolge der Plätze kommt ihr an den Zug.
ui-seat-free = Freier Platz
ui-seat-palette = Welche Farbe segelt auf Platz { $number }?
ui-seat-who = Wer segelt auf Platz { $number }?
ui-colour-skill = { $colour }. { $skill }: { $tip }
ui-colour-of = { $colour }, { $skill }
ui-colour-swap = tauscht mit Platz { $number }
# Below what a kind of pirate is, where another click takes the next kind.
ui-more-kinds = Noch ein Klick: unter mehreren wählen.
# Who can sit down to any game.
seat-human = Mensch
    .tip = Jemand an diesem Tisch entscheidet für das Schiff.
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
# Who can sit down to Voodoo Island, told on screens of all games too.
seat-explorer = Forscher
    .tip = Das Spiel führt diesen Forscher nach eigenen Regeln. Er kennt nur, was offen liegt, und seine eigenen Karten.
seat-easy = Friedlicher Forscher
    .tip = Ein Computerforscher, der nie angreift und weder Krieger noch Schlingen schickt.
# Who can sit down to Pirate Crusades.
seat-rover = Freibeuter
    .tip = Das Spiel segelt dieses Schiff nach eigenen Regeln. Es kennt nur, was offen liegt, und seine eigenen Karten, und blufft nie.
# Wer sich zu Cursed Seas setzen kann.
seat-corsair = Korsar
    .tip = Das Spiel segelt diese Flotte nach eigenen Regeln. Es kennt nur, was offen liegt, und seine eigenen Karten.
ui-nobody = Niemand
    .tip = Dieser Platz bleibt leer.
ui-name = Name
    .tip = Ohne Namen heißt der Pirat nach seiner Farbe.
ui-seed = Startzahl
    .tip = Dieselbe Mannschaft, Startzahl und Entscheidungen ergeben dieselbe Reise. Lass sie stehen oder gib eine eigene Zahl ein.
ui-seed-wrong = Die Startzahl muss eine ganze Zahl sein.
ui-copy = Kopieren
    .tip = Kopiert eine Textzeile: Wer sie am Regal einfügt, hat dieselbe Reise.
ui-copied = Kopiert
    .tip = Die Zeile liegt in der Zwischenablage: Wer sie am Regal einfügt, hat dieselbe Reise.
ui-paste = Einfügen
    .tip = Richtet die Reise ein, deren Zeile kopiert wurde. Am Regal tun das auch die Tasten zum Einfügen.
ui-today = Heutige
    .tip = Die Reise des Tages: die übliche Mannschaft und eine Startzahl, die heute alle haben.
ui-to-beat = Die Mannschaft ist bereit. Zu schlagen: { $points } Punkte.
ui-new-seed = Andere Zahl
ui-house-rules = Hausregeln
# A value of an option that can be clicked.
ui-option = { $option }: { $value }
ui-seat-option = Platz { $number }: { $option }, { $value }
ui-skills = Talente
    .tip = Jede Farbe kann eines, was sonst niemand kann. Verfluchte Piraten können es nicht.
ui-blessed = Luckys gesegnete Karten
    .tip = Jeder Pirat bekommt verdeckt eine Spielkarte; beim Entern dürfen Karten getauscht werden. Am Ende gewinnt die höchste, die niedrigste verliert.
ui-bones = Knochen im Osten
    .tip = Das Fass im Osten sind die Knochen, eine zweite Karte, statt des Mondes, des ersten Zugs.
ui-crew-ready = Alle Mann an Deck! Wer beginnt, entscheidet das Los.
ui-few-ships = Bei weniger als drei Schiffen dreht niemand den Wind. Verfluchte Piraten besetzen die leeren Plätze; schick sie fort, wenn du es ruhig magst.
ui-few-on-the-ring = Der Ring ist für vier Schiffe gemacht. Mit weniger liegt seltener eins gegenüber, und die gesegnete Karte wiegt schwerer.
ui-two-on-the-island = Zwei Forscher begegnen sich selten. Zu dritt oder viert ist die Insel voller, und um Helferplätze und Schätze wird gestritten.
ui-few-crusaders = Zwei Piraten begegnen sich auf See selten. Zu dritt oder viert gibt es mehr Duelle und mehr zu rauben.
ui-solo = Allein am Tisch? Segle gegen ein bis vier Verfluchte Piraten.
ui-too-few-seats = Für dieses Spiel sitzen zu wenige am Tisch.
ui-namesakes = Zwei Menschen heißen gleich: Niemand wüsste, wer am Zug ist.
ui-nobody-human = An diesem Tisch sitzt kein Mensch: Das Spiel segelt von selbst.

## The table

ui-round = Runde { $round } von { $most }
    .tip = Nach spätestens { $most } Runden ist die Reise zu Ende.
ui-undo = Rückgängig
    .tip = Nimm deine letzte Entscheidung zurück ({ $key }).
# What is asked before something shown is taken back; why nothing can be.
ui-undo-asks = Seither wurde etwas gezogen oder gezeigt. Erst werden alle gefragt; dann geht das Spiel von dort als Übung weiter, und wie es lief, bleibt daneben erhalten.
ui-undo-branches = Seither wurde etwas gezogen oder gezeigt. Das Spiel geht von dort als die Übung weiter, die es ist, und wie es lief, bleibt daneben erhalten.
ui-undo-nothing = Noch gibt es nichts zurückzunehmen.
ui-undo-secret = Das war ein Geheimnis: Nur wer es entschieden hat, darf es zurücknehmen.
ui-undo-curtain = Erst hebt den Vorhang, wer gefragt ist.
ui-undo-pick = Letzte Wahl zurücknehmen
ui-undo-past = Du siehst den Tisch, wie er war. Dort wird nichts zurückgenommen.
ui-undo-over = Das Spiel ist aus und gewertet: Zurückgenommen wird nichts mehr.
ui-undo-moves = Lass erst alles zur Ruhe kommen.
ui-log = Logbuch
    .tip = Was geschehen ist, Zeile für Zeile. Das Mausrad rollt es, und { $closer } und { $farther } ebenso, solange der Zeiger darin steht.
# Between things that are named one after the other.
ui-comma = { ", " }
# All that can be chosen, as a list.
ui-choices = { $number ->
    [one] Die einzige Antwort
    [2] Beide Antworten
   *[other] Alle { $number } Antworten
}
# Mehrere Antworten liegen auf einem Ding: $first ist eine davon.
ui-choices-here = { $more ->
    [one] { $first }, oder eine andere Antwort
    [2] { $first }, oder zwei andere Antworten
    [3] { $first }, oder drei andere Antworten
    [4] { $first }, oder vier andere Antworten
    [5] { $first }, oder fünf andere Antworten
    [6] { $first }, oder sechs andere Antworten
    [7] { $first }, oder sieben andere Antworten
    [8] { $first }, oder acht andere Antworten
    [9] { $first }, oder neun andere Antworten
    [10] { $first }, oder zehn andere Antworten
    [11] { $first }, oder elf andere Antworten
    [12] { $first }, oder zwölf andere Antworten
   *[other] { $first }, oder { $more } andere Antworten
}
# Below a question to somebody while another pirate has its turn.
ui-out-of-turn = Eine Entscheidung außer der Reihe: Den Mond hat { $pirate }.
# Below what a choice will do: who gains or loses by it. $change is a number with its sign, $count the same without one.
ui-foresight-points = { $pirate }: { $change } { $count ->
        [one] Punkt
       *[other] Punkte
    }
ui-foresight-ranked = { $pirate }: { $source } { $change }
# Below what a choice will do, where more happens than is listed, or than can be known.
ui-foresight-more = ...
ui-foresight-unknown = Was folgt, ist noch nicht zu wissen.
# Beside a choice that a rule would bring to nothing, unless something changes before.
ui-doubt = Wie es steht: { $what }
# The first thing that follows where a question in the midst of a move is passed.
ui-foresight-on = Und dann: { $what }
# What is known beforehand of what will be drawn or shown.
ui-foretold-soul = { $pirate } zieht eine Seele aus dem Beutel.
ui-foretold-tile = Auf { $space } taucht ein neues Plättchen auf.
ui-foretold-look = { $pirate } sieht das oberste Plättchen des Stapels.
ui-foretold-skull = { $pirate } nimmt blind einen Schädel aus dem Vorrat.
ui-foretold-object = { $pirate } nimmt blind den obersten Gegenstand vom Stapel.
# A broadside that a choice leads to.
ui-foresight-hits = { $hits ->
        [one] 1 Treffer
       *[other] { $hits } Treffer
    }
# The line of all decisions.
ui-timeline = Alle Entscheidungen dieses Spiels. Klick oder zieh, um den Tisch von damals zu sehen; { $earlier } und { $later } gehen eine zurück und eine vor, { $before } und { $after } eine Runde.
    .watched = Alles, was du von diesem Spiel gesehen hast. Klick oder zieh, um den Tisch von damals zu sehen; { $earlier } und { $later } gehen einen Schritt zurück und vor, { $before } und { $after } eine Runde, und { $pause } hält an.
ui-branch = Zweig { $number }
    .tip = Auch so ging dieses Spiel nach Entscheidung { $from } weiter, { $long } Entscheidungen lang. Ein Klick, und du spielst an seinem Ende weiter.
ui-replay = Was war los?
    .tip = Was geschah, seit dieser Pirat zuletzt entschied, noch einmal. Auch mit { $key }.
ui-practice = Übung
    .tip = Dieses Spiel hat jemand weitergespielt, der wusste, was kommt.
ui-looking-back = Du blickst zurück: nach { $at } von { $long } Entscheidungen
ui-earlier-not = Davor geschah nichts: So war der Tisch am Anfang.
ui-later-not = Danach geschah nichts: So ist der Tisch jetzt.
ui-earlier = Früher
    .tip = Die Entscheidung davor
    .act = Was zuletzt geschah, so wie es kam
ui-later = Später
    .tip = Die nächste Entscheidung, so wie sie fiel
    .act = Was als Nächstes geschieht, und nicht mehr
ui-now = Zur Gegenwart
    .tip = Der Tisch, wie er steht
    .act = Weiter, wo du noch nichts gesehen hast
# A game that nobody plays.
ui-watch-pause = Anhalten
    .tip = Alles steht still, bis du es weitergehen lässt. Auch mit { $key }.
ui-watch-on = Weiter
    .tip = Das Spiel geht von hier aus weiter. Auch mit { $key }.
ui-paused = { $round ->
        [0] Angehalten, vor der ersten Runde
       *[other] Angehalten in Runde { $round }
    }
ui-paused-now = Angehalten. { $key }: weiter
ui-to-review = Zur Liste
    .tip = Zurück zu dem, was dich am meisten kostete
ui-play-on = Ab hier weiterspielen
    .tip = Das Spiel geht von hier aus weiter. Wie es bisher lief, bleibt als Zweig dieser Linie erhalten.
ui-play-on-practice = Ab hier üben
    .tip = Das Spiel geht von hier aus weiter. Du weißt schon, was danach gezogen und gezeigt wurde, darum werden erst alle gefragt: Von da an ist es Übung. Wie es bisher lief, bleibt als Zweig dieser Linie erhalten.
# All people are asked before the game becomes practice.
ui-consent = Nur zur Übung?
    .tip = { $people ->
        [one] Du weißt mehr, als du solltest. Geht das Spiel hier weiter, ist es von nun an Übung und zählt getrennt.
       *[other] Ihr wisst mehr, als ihr solltet. Sind alle einverstanden, geht das Spiel hier weiter, als Übung, die getrennt zählt.
    }
    .back = { $people ->
        [one] Du hast seither mehr gesehen. Nimmst du es zurück, ist das Spiel von nun an Übung und zählt getrennt.
       *[other] Ihr habt seither mehr gesehen. Sind alle einverstanden, wird es zurückgenommen, und das Spiel ist Übung, die getrennt zählt.
    }
    .data = { $people ->
        [one] Die Daten des Spiels wurden geändert. Noch einmal damit gespielt, ist es Übung und zählt getrennt.
       *[other] Die Daten des Spiels wurden geändert. Sind alle einverstanden, wird es noch einmal damit gespielt, als Übung, die getrennt zählt.
    }
ui-consent-give = { $people ->
        [one] Üben
       *[other] { $pirate } ist einverstanden
    }
ui-consent-given = { $pirate } hat zugestimmt
ui-consent-not = Alles so lassen
# Above the ghost of a table on which moves are tried while a key is held.
ui-rehearsal = Probe: Lass { $key } los, und nichts davon ist geschehen.
ui-rehearsal-unknown = Was jetzt kommt, kann niemand wissen: Zufall, oder was verdeckt ist.
ui-rehearsal-others = Was jetzt kommt, entscheidet jemand anders.
ui-thinking = { $pirate } überlegt ...
ui-thinking-hurry = { $pirate } überlegt ... { $key }: los!
# Below an act of a captain: whose points it was to change. $wants: “Seelen +2,1 · Anna −3,0”.
ui-captain-wants = Absicht: { $wants }
# A click instead of a key.
ui-click = Klick
# What others did to whoever is asked again.
ui-befell = Inzwischen: { $what }
ui-hint = Rat
    .tip = Frag den Kapitän des Computers um Rat. Er weiß nur, was du weißt, und schätzt, wie viele Punkte du ein paar Entscheidungen später im Mittel hast. Taste: { $key }.
ui-hint-stop = Kein Rat
    .tip = Der Kapitän überlegt. Ein Klick schickt ihn weg. Taste: { $key }.
# A captain's advice. $than says whether it expects more points, fewer or as many as of the next best choice, $other.
ui-breakdown = Eine Regel hat versagt ({ $what }). Das Spiel steht wie vor dieser Entscheidung.
ui-breakdown-kept = Eine Regel hat versagt ({ $what }). Das Spiel steht wie vor dieser Entscheidung und liegt in { $file }.
ui-hint-told = { $than ->
        [more] Rat des Kapitäns: „{ $choice }“. Ein paar Entscheidungen später hättest du etwa { $points } { $unit }, { $gain } mehr als nach „{ $other }“.
        [fewer] Rat des Kapitäns: „{ $choice }“. Ein paar Entscheidungen später hättest du etwa { $points } { $unit }. „{ $other }“ brächte { $gain } mehr, aber den anderen noch mehr.
       *[alike] Rat des Kapitäns: „{ $choice }“. Ein paar Entscheidungen später hättest du etwa { $points } { $unit }. „{ $other }“ ist ebenso gut.
    }
# The same where others look on, who may not know all that is counted.
ui-hint-told-openly = { $than ->
        [more] Rat des Kapitäns: „{ $choice }“. Das sind etwa { $gain } { $unit } mehr als nach „{ $other }“.
        [fewer] Rat des Kapitäns: „{ $choice }“. „{ $other }“ brächte { $gain } { $unit } mehr, aber den anderen noch mehr.
       *[alike] Rat des Kapitäns: „{ $choice }“. „{ $other }“ ist ebenso gut.
    }
# Ein Ding, das zu dem gehört, was zusammengestellt wird, und eine Zusammenstellung, die die Regeln nicht erlauben.
ui-set-lower = Zurücklegen: { $what }
ui-set-unfit = Diese können nicht zusammen gewählt werden.
ui-set-count = { $count ->
    [1] Noch eine.
    [-1] Eine zu viel.
    [-2] Zwei zu viel.
   *[other] Noch { $count }.
}
ui-why = Warum?
    .tip = Warum danach gefragt wird: wie es dazu kam, wie viele Antworten zur Wahl stehen und welche Regel dahintersteht. Taste: { $key }.
# Signs that lead to the panels, where those lie below each other.
ui-part-ships = Schiffe
ui-part-mat = Das eigene Schiff
ui-part-supplies = Vorräte
ui-part-weather = Wind und Gezeiten
ui-part-magic = Fässer und Ritual
ui-part-log = Das Logbuch
ui-speed = Tempo
    .tip = Wie schnell sich alles bewegt. Ein Klick wählt das nächste Tempo.
ui-speed-set = Tempo
    .tip = Wie schnell sich auf dem Tisch etwas bewegt.
ui-speed-times = { $times }×
# What stands in a number before the digits that follow the whole ones.
ui-decimal-sign = ,
ui-speed-instant = Sofort
ui-menu = Menü
    .tip = Verlassen, noch einmal segeln oder das Spiel beenden.
ui-your-ship = Dein Schiff
ui-ship-of = Schiff von { $pirate }
ui-supplies = Vorräte
ui-coins-left = Münzen { $count }
    .tip = { $count ->
        [0] Es sind keine mehr da. Schatzkarten, Felder und Beute geben keine, bis jemand eine verliert.
       *[other] Schatzkarten, Münzen auf See und Beute geben sie. Jede zählt am Ende 1.
    }
ui-poppets-left = Püppchen { $count }
    .tip = { $count ->
        [0] Es sind keine mehr da. Niemand bekommt ein Püppchen, bis eins geopfert wird.
       *[other] Die Karten Püppchen und Beute geben sie.
    }
ui-skulls-left = Schädel { $count }
    .tip = { $count ->
        [0] Alle sind vergeben. Ein Schädel auf See gibt nichts, bis einer zurückkommt.
       *[other] Wer seine Fahrt auf einem Schädel beendet, darf einen zufälligen nehmen. Was er wert ist, steht auf seiner Rückseite.
    }
ui-tiles-left = Plättchen { $count }
    .tip = { $count ->
        [0] Alle liegen aus. Wo kein Plättchen liegt, ist nun der Rand des Meeres.
       *[other] Wer ins unerforschte Meer segelt, deckt das oberste Plättchen auf. Das Sanduhrplättchen ist unter die letzten { $last } gemischt.
    }
ui-deck-left = Gegenstände { $count }
    .tip = { $count ->
        [0] Der Stapel ist leer. Nur Abgelegtes ist noch zu haben.
       *[other] Schädel auf See und die Karte Beute geben den obersten.
    }
ui-deck-known = Du kennst die Nummer { $deep } von oben: { $object }.
ui-spent-left = Ablage { $count }
    .tip = { $count ->
        [0] Noch wurde nichts benutzt oder aufgegeben.
       *[other] Der oberste ist überall zu haben, wo es den obersten des Stapels gibt. Eine Voodoo-Maske holt jeden.
    }
ui-spent-row = Die Ablage
    .tip = Hier liegen Gegenstände, die benutzt oder aufgegeben wurden, der oberste zuerst.
ui-treasure-left = Schatz { $count }
    .tip = { $count ->
        [0] Rackhams Schatz ist geplündert. Münzen gibt es erst wieder, wenn jemand eine zahlt oder verliert.
       *[other] Die Münzen aus Rackhams Schatz. Rackhams Karten und die Karte Beute geben sie; jede zählt am Ende 1.
    }
ui-rounds-left = { $count ->
    [0] die letzte Runde
    [one] noch eine Runde
    [2] noch zwei Runden
    [3] noch drei Runden
    [4] noch vier Runden
    [5] noch fünf Runden
    [6] noch sechs Runden
    [7] noch sieben Runden
    [8] noch acht Runden
    [9] noch neun Runden
    [10] noch zehn Runden
    [11] noch elf Runden
    [12] noch zwölf Runden
   *[other] noch { $count } Runden
}
ui-other-face = Ihre andere Seite
# The points of the compass, a letter each.
ui-north = N
ui-east = O
ui-south = S
ui-west = W
ui-object-free = Noch zu haben.
ui-object-with = An Bord bei { $pirate }.
ui-barrels = Fässer
    .tip = Ein Püppchen, in der Dämmerung oder in deinem Zug geopfert, stellt deine Figur auf ein freies Fass, einmal je Runde. Die Fässer ruhen, solange dein Schiff im Hafen liegt oder du im Kerker sitzt.
ui-barrels-dusk = Fässer der Dämmerung
    .tip = Gestrichelter Rand: Sie wirken in der Dämmerung, sobald die Karten offen liegen.
ui-barrels-moonlight = Fässer des Mondscheins
    .tip = Durchgezogener Rand: Du beschwörst sie in deinem Zug im Mondschein. Meer wirkt die ganze Runde lang.
ui-figure-on = { $figure }, auf dem { $barrel }fass
ui-ritual = Ritual
    .tip = Hier werden Seelen gelegt, um zu segeln. Neben einer Seele seiner Farbe trägt eine Seele das Schiff zwei Felder weit. Ist die Tafel voll, kehren alle in den Beutel zurück.
ui-bag = Beutel { $count }
    .tip = { $count ->
        [0] Der Beutel ist leer.
        [one] Eine Seele ist noch darin.
       *[other] { $count } Seelen sind noch darin.
    }
# Odds: the heads of columns, and what they mean.
ui-odds-left = übrig
ui-odds-next = nächste
ui-odds-among = in { $count }
ui-odds-tiles = Plättchen
ui-odds-note = Nächste: Die nächste gezogene Seele hat diese Farbe. In 2, in 3: Mindestens eine von so vielen hat sie.
ui-odds-each = { $list } (je)
ui-odds-each-star = Sterne: { $list } (je)
ui-odds-time-out = Sanduhr
ui-odds-stack = Wie viele der übrigen Plättchen jedes tragen, und wie wahrscheinlich das nächste es trägt. Solange es übrig ist, zählt das Sanduhrplättchen mit, kommt aber erst unter den letzten:
ui-odds-known = Das oberste Plättchen kennst du: Es ist Plättchen { $tile }. Wie viele der anderen jedes tragen, und wie wahrscheinlich das darunter es trägt. Solange es übrig ist, zählt das Sanduhrplättchen mit, kommt aber erst unter den letzten:
ui-odds-skulls = Soweit du weißt. Auch Schädel, die andere haben, können diese hier sein.
ui-odds-objects = Nächste: Die nächste Karte vom Stapel ist diese. In 2, in 5: Mindestens eine von so vielen ist es.
ui-odds-deck = { $count ->
        [one] Noch eine Karte im Stapel
       *[other] Noch { $count } Karten im Stapel
    }
    .tip = Die oberste wird aufgedeckt, und die nächste, wo eine Karte nichts nützt. Ist der Stapel leer, bilden sie alle einen neuen.
ui-tide-turns = dreht morgens
ui-of = { $ships } von { $most }
ui-uncharted = Unerforscht
    .tip = Hier liegt noch kein Plättchen. Wer hineinsegelt, deckt das oberste des Stapels auf.
ui-column = Spalte { $number }
    .tip = Spalten zählen von Westen. Jedes Feld weiter westlich ist eins mehr wert.
ui-row = Reihe { $number }
    .tip = Reihen zählen von Norden. Jedes Feld weiter südlich ist eins mehr wert.
ui-colonials = Kolonialschiffe: { $ships } von { $most }
ui-why-came-of = Wie es dazu kam
ui-line-passed = Trifft nicht zu.
ui-why-numbers = In Zahlen
ui-why-tried = Was erwogen wurde, der Reihe nach
ui-why-rule = { $rule }: { $title }
ui-why-book = Im Regelheft nachschlagen
ui-why-close = Schließen
ui-why-decided = { $pirate } entscheidet: { $choice }.
# A phase that began, and where the rules tell of it: “Dawn breaks. (Dawn, §11)”.
ui-why-began = { $what } ({ $phase })
ui-num-choices = { $count } Antworten stehen zur Wahl.
ui-num-refused = { $count ->
    [one] Eine weitere ist jetzt nicht erlaubt.
   *[other] { $count } weitere sind jetzt nicht erlaubt.
}
ui-num-ritual = { $cards ->
    [one] Ein #oodoo: Der Wind dreht um ein Viertel, von { $from } auf { $to }.
    [2] Zwei #oodoo: Der Wind dreht um zwei Viertel, von { $from } auf { $to }.
    [3] Drei #oodoo: Der Wind dreht um drei Viertel, von { $from } auf { $to }.
    [4] Vier #oodoo: Der Wind dreht um vier Viertel, von { $from } auf { $to }.
    [5] Fünf #oodoo: Der Wind dreht um fünf Viertel, von { $from } auf { $to }.
   *[other] { $cards } #oodoo: Der Wind dreht um { $cards } Viertel, von { $from } auf { $to }.
}
ui-num-wind = { $quadrants ->
    [one] Ein Viertel im Uhrzeigersinn.
    [2] Zwei Viertel im Uhrzeigersinn.
    [3] Drei Viertel im Uhrzeigersinn.
   *[other] { $quadrants } Viertel im Uhrzeigersinn.
}
ui-num-jail = { $count ->
    [2] Zweimal Beute gespielt: einmal zu viel.
    [3] Dreimal Beute gespielt; zweimal ist schon zu viel.
    [4] Viermal Beute gespielt; zweimal ist schon zu viel.
    [5] Fünfmal Beute gespielt; zweimal ist schon zu viel.
   *[other] { $count }-mal Beute gespielt; zweimal ist schon zu viel.
}
ui-num-drawn = Im Beutel { $count } { $colour } unter { $all } Seelen: { $percent }.
ui-num-grid = Auf der Ritualtafel: { $count }.
ui-num-aboard = Bei { $pirate }: { $count }.
ui-num-aboard-safe = Bei { $pirate }: { $count }, vom Gri-Gri geschützt.
ui-num-room = Platz an Bord für { $count }.
ui-num-change = { $pirate }, { $what }: vorher { $from }, jetzt { $to }.
ui-num-hits = Püppchen: { $pirate } { $own }, { $victim } { $theirs }. { $own } − { $theirs } = { $hits }.
ui-num-range = { $away ->
    [one] Ein Feld entfernt.
    [2] Zwei Felder entfernt.
    [3] Drei Felder entfernt.
   *[other] { $away } Felder entfernt.
}
ui-num-full-power = Die Stärke ist schon sechs: Stattdessen verliert das Opfer eine.
ui-num-colonials-in = Flut: eins mehr als { $from }, also { $to }; höchstens { $most }.
ui-num-colonials-out = Ebbe: eins weniger als { $from }, also { $to }; nie mehr als { $most }, nie keins.
ui-num-tile = { $all ->
    [one] Es war das letzte Plättchen des Stapels.
   *[other] { $all } Plättchen waren noch im Stapel.
}
ui-num-skull = { $all ->
    [one] Es war der letzte Schädel im Vorrat.
   *[other] Einer von { $all } Schädeln, blind gezogen.
}
ui-num-map = Eine Schatzkarte gibt ihre Münzen oder was noch da ist: { $left } waren im Vorrat.
ui-num-fleet = Stärke { $power }; ab vier wird die Flotte geplündert.
ui-num-hits-by-souls = { $hits ->
    [0] Seelen: { $pirate } { $own }, { $victim } { $theirs }. Nur wer mehr hat, trifft.
   *[other] Seelen: { $pirate } { $own }, { $victim } { $theirs }. { $own } − { $theirs } = { $hits }.
}
ui-num-over-power = Die Stärke war schon sechs: Für jeden Treffer verliert stattdessen das Opfer eine.
ui-num-object = { $count } der { $all } Karten im Stapel: { $object }, { $percent }.
ui-num-in-the-north = Von { $pirate } im Norden beschworen, 10 bis 2 Uhr: alle im Uhrzeigersinn.
ui-num-not-in-the-north = Von { $pirate } außerhalb des Nordens beschworen, 10 bis 2 Uhr: alle gegen den Uhrzeigersinn.
ui-num-source = { $source } { $points }: { $why }
ui-tried = { $choice }: { $worth }
ui-tried-points = { $count ->
    [one] bringt 1 Punkt
   *[other] bringt { $count } Punkte
}
ui-tried-points-tile = { $count ->
    [one] bringt 1 Punkt und ein neues Plättchen
   *[other] bringt { $count } Punkte und ein neues Plättchen
}
ui-tried-hits = { $count ->
    [one] 1 Treffer
   *[other] { $count } Treffer
}
ui-tried-souls = { $count ->
    [one] 1 Seele
   *[other] { $count } Seelen
}
ui-tried-no-gain = Das brächte nichts ein.
ui-tried-unwanted = Das lassen Verfluchte Piraten liegen.
ui-tried-less = Anderes bringt mehr.
ui-tried-later = Anderes bringt ebenso viel und geht vor.
ui-tried-done = Das ist schon getan.
ui-tried-no-poppet = Kein Püppchen dafür.
ui-tried-no-soul = Keine passende Seele an Bord.
ui-tried-in-harbour = Nicht aus dem Hafen.
ui-tried-no-use = Das würde jetzt nichts bewirken.
ui-section-voodoo-pirate-3 = Das Spielmaterial
ui-section-voodoo-pirate-4 = Aufbau
ui-section-voodoo-pirate-5 = Dämmerung
ui-section-voodoo-pirate-6 = Mondschein
ui-section-voodoo-pirate-7 = Aktionskarten
ui-section-voodoo-pirate-8 = Segeln
ui-section-voodoo-pirate-9 = Breitseiten
ui-section-voodoo-pirate-10 = Entern
ui-section-voodoo-pirate-11 = Gegenstände, Ende, Wertung
ui-section-voodoo-pirate-12 = Verfluchte Piraten
ui-section-voodoo-pirate-13 = Talente
ui-section-voodoo-pirate-14 = Die gesegneten Karten
ui-section-voodoo-island-4 = Karten
ui-section-voodoo-island-5 = Der Aufbau
ui-section-voodoo-island-6 = Der Tag
ui-section-voodoo-island-7 = Die Runde
ui-section-voodoo-island-8 = Bewegung
ui-section-voodoo-island-9 = Nebel und Hubschrauber
ui-section-voodoo-island-10 = Kampf, Krieger, Tod
ui-section-voodoo-island-11 = Der letzte Tag und die Wertung
ui-section-voodoo-island-12 = Entscheidungen
ui-section-voodoo-island-13 = Computerforscher
ui-why-line = warum?
ui-points = VM
# What sentences count in, where a game has no other measure.
ui-points-unit = Punkte
ui-points-now = Voodoo-Macht beim jetzigen Stand
ui-points-all = Klick oder { $key }: die Punkte aller, Quelle für Quelle.
ui-score-unseen = Schädel und gesegnete Karten, die nur ihre Besitzer kennen, sind nicht dabei.
ui-score-unseen-skulls = Schädel, die nur ihre Besitzer kennen, sind nicht dabei.
ui-score-unseen-blessed = Gesegnete Karten, die nur ihre Besitzer kennen, sind nicht dabei.
ui-coins-aboard = { $count ->
    [one] 1 Münze
   *[other] { $count } Münzen
}
ui-poppets-of = Püppchen { $count } von { $most }
ui-souls-of = Seelen { $count } von { $most }
ui-soul-place = Platz { $place }: { $soul }
ui-soul-place-empty = Platz { $place }: leer
    .tip = Ein Schiff hat vier nummerierte Plätze für Seelen.
ui-object-place = Ein freier Platz
    .tip = Ein Schiff fasst drei Gegenstände, darunter höchstens einen Schädel (Verfluchte Piraten: { $data-cursed-skulls }). Das Gri-Gri braucht keinen Platz.
ui-object-card-place = Ein freier Platz
    .tip = Ein Schiff fasst drei Gegenstände jeder Art. Gri-Gri und Kompass brauchen keinen Platz.
ui-objects-of = Gegenstände { $count } von { $most }
ui-grigri = Gri-Gri
ui-power = Stärke { $power }
    .tip = Die Stärke des Schiffs, am Ende ebenso viel wert. Jeder Treffer einer Breitseite erhöht sie um eins, bis sechs.
ui-skill = Talent
    .tip = Das kann nur diese Farbe.
ui-location = Lage { $value }
ui-lies-at = Lage { $value }, Feld { $space }
ui-no-location = Das Schiff liegt noch nicht im Hafen.
ui-buried = Bis zum Morgengrauen vergraben und unantastbar.
ui-buried-too = Weitere { $count } bis zum Morgengrauen vergraben.
ui-in-jail = im Kerker
ui-ashore = am Ufer
    .tip = Das Schiff ist am Ziel: Niemand beraubt es, ergreift Besitz von ihm oder feuert darauf, und die Reise endet im Morgengrauen.
ui-stuck = vom Wind gehalten
ui-no-card = Noch keine Karte gespielt
# What a card is called that cannot be played: the same card may lie on the table as well.
ui-card-in-hand = { $card }, auf deiner Hand
ui-card-last = Die Karte der letzten Runde. Sie kommt zurück auf die Hand, wenn die neuen aufgedeckt werden, und kann deshalb jetzt nicht gespielt werden.
ui-face-down = Eine verdeckte Karte
    .tip = Alle werden zugleich aufgedeckt, wenn jeder gespielt hat.
ui-face-down-known = { $card }, verdeckt
ui-discard = Schon aufgedeckt: { $cards }.
ui-blessed-card = Gesegnete Karte
ui-empty = Leer.
ui-pass-device = { $pirate }, die nächste Entscheidung ist geheim. Alle anderen: Augen zu!
ui-ready = Ich bin { $pirate }
ui-hold = gedrückt halten
ui-laid-down = Diese Karte hast du gelegt: Sie wird umgedreht, wenn alle gespielt haben.
ui-laid-open = Diese Karte hast du gespielt: Sie kommt auf die Hand zurück, wenn die nächsten Karten umgedreht sind.
ui-peek = Halt gedrückt, um zu sehen, was nur du sehen darfst; oder halt { $key }. Lass niemanden mitschauen!

ui-own-cards = Deine Karten
    .tip = Deckt deine Karten auf, bis du entschieden hast. Lass die anderen vorher wegsehen.
# Während der Tisch auf jemanden wartet, der mit einer Karte antworten könnte, von der sonst niemand weiß.
ui-react = Jemand? { $pirate } hat vielleicht eine Karte dafür.
ui-react-nothing = { $pirate }, keine Karte auf deiner Hand hilft hier.
ui-react-look = Ich bin { $pirate } und sehe nach
ui-react-on = Weiter
ui-react-never = { $pirate } nie fragen
ui-reactions = Wer „Jemand?“ gefragt wird
    .tip = Bei jedem Wurf und jeder Wunde wartet der Tisch auf alle, die mit einer Karte antworten könnten. Niemand sieht, wer eine hat.
ui-react-asked = { $pirate } wird gefragt
ui-react-asked-not = { $pirate } wird nie gefragt

## The game's menu

ui-go-on = Zurück zum Spiel
# What was left to try another way.
ui-other-way = Das Spiel, wie es vorher lief
ui-branches = Zweige
    .tip = Auch so lief dieses Spiel. Wähle einen Zweig, und es geht an seinem Ende weiter; wie es jetzt läuft, bleibt ebenfalls als Zweig erhalten.
ui-branch-of = { $round ->
    [0] Zweig { $number }: nach Entscheidung { $from }
   *[other] Zweig { $number }: Runde { $round }, nach Entscheidung { $from }
}
ui-saved = Das Spiel wird nach jeder Entscheidung gespeichert. Seine Startzahl ist { $seed }.
ui-save-log = Logbuch als Text speichern
ui-saved-as = Gespeichert als { $file }
# What stands at the head of a log and below a score that are saved as text.
ui-export-seed = Startzahl { $seed }
ui-export-voyage = Reise: { $line }
ui-again-ask = Von vorn?
ui-again-text = Dieselbe Mannschaft bricht noch einmal auf, mit demselben Glück. Diese Reise bleibt im Regal.
ui-again-yes = Von vorn
ui-again-no = Weiterspielen

## The chart

ui-nearer = Näher
ui-farther = Weiter weg
ui-whole-chart = Die ganze Karte zeigen

## Lessons

ui-lessons = { $game } lernen
ui-lesson-take = Lektion { $number }: { $name }
ui-lesson-done = Fertig
ui-lesson-left = Begonnen
ui-lesson-on = Weiter
ui-lesson-back = Zurück
ui-lesson-back-not = Hier beginnt die Lektion: Davor gibt es keinen Schritt.
ui-lesson-yours = Du bist dran
ui-lesson-next = Nächste Lektion
ui-lesson-play = Gegen drei Verfluchte
ui-lesson-again = Von vorn
ui-lesson-kept = Wo du in dieser Lektion stehst, bleibt erhalten.
ui-again-lesson = Die Lektion beginnt noch einmal mit ihrem ersten Schritt.
# The file of what was learnt could not be used or written. $why names file, line and what was expected.
ui-lessons-trouble = Was du gelernt hast, ließ sich nicht lesen oder festhalten: { $why }. Die Datei liegt unter { $aside }.

## Statistics

ui-stats = Statistik
ui-stats-none = Noch keine Reise ist zu Ende gesegelt. Segle eine: Wie auch immer sie ausgeht, hier wird davon erzählt.
ui-stats-none-such = Kein Spiel passt zur Auswahl oben.
ui-stats-all-games = Alle Spiele
ui-stats-everybody = Alle
ui-stats-practice = Übung
    .tip = Spiele, in denen jemand wusste, was kommt, werden für sich gezählt.
ui-stats-games = { $games ->
    [one] Ein Spiel
   *[other] { $games } Spiele
}
ui-stats-hours = { $hours } h { $minutes } min am Tisch
ui-stats-minutes = { $minutes } min am Tisch
ui-stats-results = gespielt
ui-stats-wins = gewonnen
ui-stats-range = wohl zwischen
    .tip = Glück spielt mit: Wie oft so ein Platz auf Dauer gewinnt, liegt zwischen diesen Werten, so sicher wie 95 von 100. Wenige Spiele sagen wenig.
ui-stats-too-few = zu wenige
ui-stats-points = Punkte
ui-stats-total = Alle Ergebnisse
ui-stats-even = Wären alle gleich gut, gewänne jeder { $percent } %.
ui-stats-by-game = Nach Spiel
ui-stats-by-seat = Nach Platz in der Zugfolge
ui-stats-by-opponent = Gegen
ui-stats-seat = Auf Platz { $number }
ui-stats-plot-wins = Gewonnene Spiele in Prozent
ui-stats-plot-points = Wie oft so viele Punkte
ui-stats-plot-course = Punkte, Spiel für Spiel
ui-stats-course-mean = Mittel der letzten zehn
# What the plots show, in words: of each bar, of each range of points, and of the games played last.
ui-stats-told-share = { $name }: { $share } %, wohl zwischen { $low } und { $high } %.
ui-stats-told-few = { $name }: { $share } %, aus zu wenigen Spielen, um mehr zu sagen.
ui-stats-told-points = { $from } bis { $to } Punkte: { $count ->
    [one] einmal
    [2] zweimal
   *[other] { $count }-mal
}.
ui-stats-told-course = Die letzten Spiele: { $points }. Ihr Mittel: { $mean }.
ui-stats-set-aside = { $lines ->
    [one] Eine Zeile der Statistik ließ sich nicht lesen. Sie liegt in { $file }.
   *[other] { $lines } Zeilen der Statistik ließen sich nicht lesen. Sie liegen in { $file }.
}
ui-stats-trouble = Die Statistik ließ sich nicht lesen: { $why }.
ui-stats-unkept = Dieses Spiel ließ sich nicht zur Statistik hinzufügen: { $why }.

## The end

ui-score = Wertung
ui-score-cell = { $pirate }, { $source }: { $points }
ui-winner = { $pirate } gewinnt die Reise!
ui-shared-win = { $pirates } teilen sich den Sieg.
ui-ended = Die Reise endete in Runde { $round }.
ui-ended-ashore = Am Ufer der Voodoo-Insel seit Runde { $round }: { $pirates }. Damit endet die Reise.
# Wie ein Gleichstand um den ersten Platz entschieden wurde: $tied haben gleich viele Punkte, $ahead liegen unter ihnen vorn.
ui-ended-tie = Gleich viele Punkte: { $tied }.
ui-ended-tie-coins = { $count ->
    [one] Die meisten Münzen hat { $ahead } und gewinnt damit.
   *[other] Die meisten Münzen haben { $ahead }.
}
ui-ended-tie-location = { $count ->
    [one] Auch die Münzen sind gleich: { $ahead } gewinnt durch die höhere Lage.
   *[other] Auch die Münzen sind gleich: Am höchsten liegen { $ahead }.
}
ui-ended-tie-shared = Auch Münzen und Lage sind gleich.
ui-and = { " und " }
ui-review = Was dich am meisten kostete
    .tip = Die Entscheidungen, die am meisten kosteten, und was besser gewesen wäre.
# How the game ended: $how is ahead, behind or level.
ui-review-ended = { $how ->
        [ahead] Du hast mit { $points ->
            [one] einem Punkt gewonnen.
           *[other] { $points } Punkten gewonnen.
        }
        [behind] Du hast mit { $points ->
            [one] einem Punkt verloren.
           *[other] { $points } Punkten verloren.
        }
       *[level] Du hast so viele Punkte wie der Beste der anderen.
    }
# The same in a game whose points only rank: in what is compared first, $unit, or only in what breaks a tie.
ui-review-ended-ranked = { $how ->
        [ahead] Du hast gewonnen. Vorsprung: { $unit } { $points }.
        [behind] Du hast verloren. Rückstand: { $unit } { $points }.
       *[level] Du liegst gleichauf mit dem Besten der anderen.
    }
ui-review-ended-tie = { $how ->
        [ahead] Du hast durch den Gleichstandsentscheid gewonnen.
        [behind] Du hast durch den Gleichstandsentscheid verloren.
       *[level] Du liegst gleichauf mit dem Besten der anderen.
    }
ui-review-sum = { $count ->
        [one] Eine Entscheidung hätte besser sein können, um { $cost } { $unit }
       *[other] { $count } Entscheidungen hätten besser sein können. Einzeln gezählt sind das { $cost } { $unit }
    }.
# Where not all of them are listed.
ui-review-sum-more = { $count } Entscheidungen hätten besser sein können; die { $listed } teuersten stehen hier. Einzeln gezählt sind alle zusammen { $cost } { $unit }.
# Round the sum, while a captain still looks.
ui-review-so-far = Bisher, in der Reihenfolge des Spiels: { $sum }
ui-review-asked = { $round ->
        [0] { $prompt }
       *[other] Runde { $round }, { $prompt }
    }
ui-review-chosen = Du: { $choice }
ui-review-better = Besser: { $choice }
# In what it would have been better.
ui-review-reasons = Damit: { $reasons }
    .tip = Um wie viele Punkte es jeweils im Mittel mehr (+) oder weniger (−) gewesen wären. Weniger für den besten Gegner ist gut für dich.
# A reason: a source of points, and how many more or fewer.
ui-review-reason = { $source } { $points }
# What lies aboard and still helps.
ui-review-later = Dinge für spätere Punkte
ui-review-others = Punkte des besten Gegners
ui-review-rest = alles andere
# By how many points the lead over the best of the others would have been greater.
ui-review-cost = { $cost }
    .tie = bei Gleichstand
    .tip = So viele Punkte Vorsprung auf den Besten der anderen kostete es im Mittel, wie der Kapitän des Computers schätzt, der nur weiß, was du wusstest. Pech kostet nichts.
ui-review-open = Ansehen
    .tip = Der Tisch, wie er war, mit dem, was besser gewesen wäre. Von dort kannst du zur Übung weiterspielen.
ui-review-open-number = Entscheidung { $number } ansehen
ui-review-progress = Ein Kapitän denkt deine Entscheidungen durch: { $looked } von { $all } ...
ui-review-nothing = Nichts Besseres gefunden. Gut gesegelt!
# On the table, while such a decision is looked at.
ui-better-told = Du hast gewählt: „{ $chosen }“. „{ $better }“ wäre um { $cost } { $unit } besser gewesen. Damit: { $reasons }.
ui-better-tie = Du hast gewählt: „{ $chosen }“. „{ $better }“ wäre besser gewesen, bei Gleichstand. Damit: { $reasons }.
# What stands at the two answers there.
ui-compared-given = Du
ui-compared-better = Besser
# What decided the game, in plain sentences: how the lead went, by rounds.
ui-decided-held = { $since ->
        [last] Erst in der letzten Runde ging { $pirate } in Führung.
       *[before] { $pirate } führte von Runde { $round } bis zum Schluss.
    }
ui-decided-lead = Die Führung wechselte { $changes ->
        [one] einmal
        [2] zweimal
       *[other] { $changes }-mal
    }; { $since ->
        [last] erst in der letzten Runde ging sie an { $pirate }.
       *[before] von Runde { $round } bis zum Schluss führte { $pirate }.
    }
# Who wins has no more points than the best of the others.
ui-decided-level = { $pirate } gewinnt ohne Vorsprung an Punkten.
# In what the winner gained most on the second; $lead is by how many points the winner is ahead.
ui-decided-source = Den Ausschlag gab: { $source }, { $own } gegen { $theirs } von { $second }.
ui-decided-most = Der größte Teil des Vorsprungs auf { $second }: { $source }, { $own } gegen { $theirs }.
ui-decided-only = { $pirate } liegt { $lead } vor { $second }: { $own } zu { $theirs }.
ui-decided-alone = Das meiste davon: { $source }, { $own } von { $lead }.
# The act that moved the winner’s lead most: $told is what happened, as the log tells it, $swing one of the two below. By whom it
# was is said where $told does not begin with that name.
ui-decided-stroke = Der größte Streich, in Runde { $round } von { $doer }: { $told } { $swing }
ui-decided-befell = Der größte Streich, in Runde { $round }: { $told } { $swing }
ui-decided-swing = { $how ->
        [gained] Alles in allem brachte das { $pirate } { $points ->
            [one] einen Punkt
           *[other] { $points } Punkte
        } Vorsprung.
       *[lost] Alles in allem kostete das { $pirate } { $points ->
            [one] einen Punkt
           *[other] { $points } Punkte
        } Vorsprung.
    }
ui-decided-points = { $how ->
        [gained] Alles in allem brachte das { $pirate } { $points ->
            [one] einen Punkt
           *[other] { $points } Punkte
        }.
       *[lost] Alles in allem kostete das { $pirate } { $points ->
            [one] einen Punkt
           *[other] { $points } Punkte
        }.
    }
# The same in a game whose points only rank: by what is compared first, $source.
ui-decided-ranked = Alles in allem änderte das den Vorsprung von { $pirate }: { $source } { $change }.
ui-decided-ranked-alone = Alles in allem brachte das { $pirate }: { $source } { $change }.
# Two sentences that begin with the same name: the second comes without it, as the first without its full stop.
ui-decided-both = { $first } und { $then }
ui-decided-open = Den Tisch ansehen, wie er da war.
# While the points are counted: instead of who wins, and who has most so far.
ui-decided-counting = Die Punkte werden gezählt ...
ui-decided-leads = { $pirate } führt
ui-play-again = Neue Reise
ui-same-again = Dieselbe Reise noch einmal
ui-along = Speichern, teilen
ui-share = Reise kopieren, um andere herauszufordern
ui-save-text = Wertung als Text speichern
ui-save-picture = Wertung als Bild speichern
ui-beaten = Du hast die { $beat } Punkte, die zu schlagen waren, mit { $points } geschlagen.
ui-not-beaten = Zu schlagen waren { $beat } Punkte; du hast { $points }.
ui-look = Zum Tisch

## The balance lab

ui-lab = Balance-Labor
    .tip = Für alle, die die Daten eines Spiels ändern: Der Computer spielt Spiele ganz allein und zählt, wie sie verlaufen. Wähle, wer wo sitzt und wie viele Spiele; ein zweiter Ordner mit Daten lässt sich mit dem ersten vergleichen.
ui-lab-seat = Platz { $number }
    .tip = Ein Klick nimmt den Nächsten. Nach jedem Spiel rücken alle einen Platz weiter.
ui-lab-place = { $number ->
        [1] Als Erster
        [2] Als Zweiter
        [3] Als Dritter
        [4] Als Vierter
       *[other] { $number }
    }
ui-lab-games = Spiele
ui-lab-seed = Dieselbe Startzahl spielt dieselben Spiele, hier wie auf der Befehlszeile.
ui-lab-folder = Daten zum Vergleich
    .tip = Ein Ordner mit den Dateien des Spiels oder einer Kopie von allem. Was fehlt, kommt aus dem Spiel.
ui-lab-folder-none = ein Ordner oder keiner
ui-lab-begin = Spielen und zählen
ui-lab-nobody = Niemand setzt sich: Wer gezählt werden soll, muss auch spielen.
ui-lab-stop = Anhalten
ui-lab-progress = { $counted } von { $all } Spielen
ui-lab-export = Als CSV speichern
    .tip = Alle Zahlen aller Seiten in einer Datei.
ui-lab-own = Daten des Spiels
ui-lab-side = { $data }, { $games } Spiele
ui-lab-share = { $value } % ({ $low } bis { $high })
ui-lab-number = { $value } ({ $low } bis { $high })
ui-lab-wins = { $what ->
        [seat] Siege: Platz
        [colour] Siege: Farbe
        [skill] Siege: Talent
        [kind] Siege: Art
        [place] Siege: Reihenfolge
        [captain] Siege: Kapitän
       *[other] Siege: { $what }
    }
    .tip = Der Anteil der Siege. In 95 von 100 Fällen liegt der wahre zwischen den Enden des Strichs; gestrichelt ist ein gleicher Anteil.
ui-lab-points = Punkte
    .tip = Punkte je Pirat und Spiel, nach Quelle.
ui-lab-lengths = Dauer
    .tip = Wie viele Runden Spiele dauern und wie oft die Führung wechselt.
ui-lab-rounds = Runden je Spiel: { $number }
ui-lab-lead = Wechsel der Führung je Spiel: { $number }
ui-lab-uses = { $what ->
        [cards] Karten: wie oft
        [barrels] Fässer: wie oft
        [objects] Gegenstände: wie oft
        [items] Hergestellt
        [missions] Missionen
        [deaths] Todesarten
        [bonuses] Boni: wie oft
        [ships] Schiffe: wie oft
        [deeds] Taten: wie oft
        [ends] Wie es endet
        [missions_by_day] Missionen je Tag
        [deaths_by_day] Tode je Tag
       *[other] { $what }: wie oft
    }
    .tip = Wie oft alle Piraten zusammen es in einem Spiel nutzen.
ui-lab-worth = { $what ->
        [cards] Karten: Wert
        [barrels] Fässer: Wert
        [objects] Gegenstände: Wert
        [items] Hergestelltes: Wert
        [missions] Missionen: Wert
        [deaths] Sterben: Wert
        [bonuses] Boni: Wert
        [ships] Schiffe: Wert
        [deeds] Taten: Wert
       *[other] { $what }: Wert
    }
    .tip = Wie viele Punkte mehr über dem Mittel des Tischs am Ende hat, wer es nutzte, als wer es nicht nutzte. Wer vorn liegt, nutzt vielleicht mehr: Es muss nicht die Ursache sein.

## What can go wrong

ui-no-data = In { $folder } liegt keine Datei des Spiels.

ui-data-fault = { $more ->
    [0] In deinen eigenen Dateien ist ein Fehler: { $fault }
    [one] In deinen eigenen Dateien ist ein Fehler und noch einer: { $fault }
   *[other] In deinen eigenen Dateien ist ein Fehler und { $more } weitere: { $fault }
}
# A file of the player's own was changed while the game runs.
ui-mods-taken = { $more ->
    [0] Übernommen: { $file }
    [one] Übernommen: { $file } und noch eine Datei
   *[other] Übernommen: { $file } und { $more } weitere Dateien
}
ui-mods-data = { $file } wurde geändert. Das gilt, sobald wieder ein Spiel beginnt; dieses geht weiter, wie es begann.
ui-mods-again = Damit noch einmal spielen
    .tip = Alle bisherigen Entscheidungen fallen noch einmal mit den geänderten Daten, so weit es geht. Das ist ein Spiel für sich, zur Übung; dieses bleibt, wie es ist.
ui-mods-again-whole = Mit den geänderten Daten noch einmal gespielt, zur Übung. Wie es vorher lief, bleibt ein Spiel für sich.
ui-mods-again-part = { $again ->
    [0] Mit den geänderten Daten geht das Spiel von Anfang an anders. Es ist Übung; wie es vorher lief, bleibt ein Spiel für sich.
    [one] Mit den geänderten Daten geht das Spiel nach einer Entscheidung von { $all } anders. Es ist Übung; wie es vorher lief, bleibt ein Spiel für sich.
   *[other] Mit den geänderten Daten geht das Spiel nach { $again } Entscheidungen von { $all } anders. Es ist Übung; wie es vorher lief, bleibt ein Spiel für sich.
}
ui-faults = Deine eigenen Dateien im Ordner mods haben Fehler; wer in See sticht, erfährt, welche. Behebe sie oder nimm die Dateien heraus.
ui-crew = Diese Mannschaft kann nicht segeln: { $why }
ui-save-no-folder = Dieser Computer nennt keinen Ordner für Spielstände. Starte das Spiel mit --scratch und einem Ordner.
ui-save-no-access = Das Spiel lässt sich in { $path } nicht speichern: { $why }.
ui-save-in-the-way = Das Spiel lässt sich in { $path } nicht speichern: Wo der Ordner sein sollte, liegt eine Datei.
ui-save-full = Das Spiel lässt sich nicht speichern: Der Datenträger ist voll. Was vorher gespeichert war, ist noch da.
ui-save-held = Das Spiel { $name } ist in einem anderen Fenster offen.
ui-save-name = Ein Spielstand kann nicht „{ $name }“ heißen: In einem Namen stehen nur Buchstaben, Ziffern, Leerzeichen, - und _.
ui-save-taken = Ein Spiel mit dem Namen { $name } gibt es schon.
ui-save-missing = Es gibt keinen Spielstand { $name }.
ui-save-passed-over = Eine neuere Reise wurde übergangen. { $why }
ui-save-none-left = Kein Spiel wartet darauf, weitergesegelt zu werden.
ui-save-no-picture = Es ließ sich kein Bild machen: { $why }
ui-save-unreadable = Der Spielstand { $file } lässt sich nicht lesen: { $why }.
ui-save-too-large = { $file } ist zu groß für einen Spielstand: Die Datei hat { $bytes } Bytes, höchstens { $most } werden gelesen.
ui-save-broken = Der Spielstand ist beschädigt: { $fault }
ui-save-other-rules = Der Spielstand { $file } hat { $what } { $found }, dieses Programm { $expected }. Segle mit dem Programm weiter, mit dem er begonnen wurde.
ui-save-own-data = Der Spielstand { $file } wurde mit den Daten des Spiels begonnen. Nimm deine aus { $mods } heraus, um weiterzusegeln.
ui-save-other-data = Der Spielstand { $file } wurde mit anderen Daten begonnen. Leg die Dateien in { $mods } wieder so hin, wie sie waren, um weiterzusegeln.
ui-save-crew = Die Mannschaft des Spielstands { $file } kann nicht segeln: { $why }
ui-save-illegal = Der Spielstand { $file } verstößt bei Entscheidung { $number }, { $choice }, gegen die Regeln.
ui-no-display = Es gibt keinen Bildschirm, um ein Fenster zu öffnen. Starte das Spiel von einer grafischen Oberfläche aus; es braucht X11 oder Wayland.
ui-no-gpu = Es gibt keinen Treiber für Vulkan. Installiere einen: unter Debian und Ubuntu das Paket mesa-vulkan-drivers, das keine Grafikkarte braucht.
ui-no-start = Das Fenster lässt sich nicht öffnen: { $why }

## The command line: what --help and the manual page say

ui-option-about =
    Ein Regal voller Piraten-Brettspiele, gespielt auf einem
    bewegten Tisch
ui-option-usage = Aufruf
ui-option-options = Optionen
ui-option-game = Welches Spiel das ist; ohne Angabe voodoo-pirate
ui-option-seats =
    Gleich am Tisch beginnen: human (ein Mensch), random (Zufall),
    ein Kapitän einer Stärke (deckhand, mate, captain, ghost) oder
    die eigenen des Spiels (cursed, gentle); leer lässt eine Farbe
    aus
ui-option-set =
    Einen Wert für eine Option dieses Spiels wählen (skills=off,
    blessed=on, east=bones); für jede einmal
ui-option-seed = Die Startzahl dieses Spiels
ui-option-voyage =
    Das Spiel beginnen, das eine Zeile nennt, wie Vorbereitung und
    Wertung sie kopieren
ui-option-resume = Gleich mit dem zuletzt verlassenen Spiel weitersegeln
ui-option-speed =
    Wie schnell sich alles bewegt, was auch eingestellt ist: 0.5, 1,
    2, 4 oder instant (sofort)
ui-option-size = Die Größe des Fensters
ui-option-interface =
    Wie groß Schrift und Tafeln sind: 80, 90, 100, 115, 130, 150,
    175 oder 200
ui-option-language = Die Sprache aller Texte, was auch eingestellt ist: en oder de
ui-option-in-words =
    Der Tisch in Worten: zum Lesen, gespielt mit Tasten oder einem
    Bildschirmleser
ui-option-scratch =
    Spielstände, Einstellungen und Mods in diesem Ordner halten
    statt in dem eigenen des Spielers
ui-option-help = Diese Seite ausgeben
ui-option-manual = Die Handbuchseite ausgeben, für man
ui-option-version = Name und Version ausgeben
ui-option-files =
    Unter Linux liegen Spielstände und Mods in ~/.local/share/voodoo-pirate, Einstellungen in
    ~/.config/voodoo-pirate. VOODOO_PIRATE_TARGETS=DATEI in der Umgebung: Was gefragt ist und
    was sich anklicken lässt, mit Orten in Pixeln, wird nach jeder Änderung in die DATEI
    geschrieben, für Tests und für Werkzeuge, die den Bildschirm lesen.

## The rulebook

ui-rules = Regeln
    .tip = Das Regelheft; { $key } öffnet es überall.
ui-book = Die Regeln von { $game }
ui-book-search = Suchen
ui-book-nothing = Davon steht nichts in diesem Heft.
ui-book-now = Jetzt: { $lines }
ui-book-here = { $count ->
        [one] In diesem Spiel: einmal
       *[other] In diesem Spiel: { $count }-mal
    }
ui-book-line = { $round ->
        [0] Aufbau: { $line }
       *[other] Runde { $round }: { $line }
    }
    .tip = Zeigt den Tisch, wie er damals war.

## Keys and buttons

ui-keys = Tasten
ui-keys-how = Wähle, was sich ändern soll, und drück dann die neue Taste oder den neuen Knopf. Strg, Alt oder Umschalt darfst du dabei halten.
ui-keys-press = { $act }: Drück eine Taste oder einen Knopf. Esc lässt alles, wie es ist, Warten auch ({ $seconds }).
ui-keys-clash = { $key } ist schon für „{ $act }“ da.
ui-keys-swap = Tauschen
ui-keys-leave = Lassen
ui-keys-reset = Alle wie zu Beginn
ui-keys-vital = Für „{ $act }“ bliebe nichts übrig.

ui-acts-everywhere = Überall
ui-acts-table = Am Tisch
ui-acts-chart = Die Seekarte
ui-acts-cards = Die Hand
ui-act-Up = Zeiger hoch
ui-act-Down = Zeiger runter
ui-act-Left = Zeiger links
ui-act-Right = Zeiger rechts
ui-act-Next = Nächstes
ui-act-Previous = Voriges
ui-act-Confirm = Wählen
ui-act-Back = Zurück, Menü
ui-act-Rules = Regelheft
ui-act-Help = Diese Tasten
ui-act-Larger = Schrift größer
ui-act-Smaller = Schrift kleiner
ui-act-Usual = Schrift wie üblich
ui-act-FullScreen = Vollbild
ui-act-Mute = Alles stumm
ui-act-Hurry = Eile, Pause
ui-act-Speed = Anderes Tempo
ui-act-TakeBack = Rückgängig
ui-act-Hint = Rat
ui-act-Rehearse = Probe (halten)
ui-act-Why = Warum? Nochmals: davor
ui-act-Points = Die Punkte aller
ui-act-Peek = Eigenes ansehen (halten)
ui-act-Veil = Vorhang
ui-act-InWords = Tisch in Worten
ui-act-Earlier = Eine Entscheidung zurück
ui-act-Later = Eine Entscheidung vor
ui-act-RoundEarlier = Eine Runde zurück
ui-act-RoundLater = Eine Runde vor
ui-act-Replay = Was war los?
ui-act-Pass = Passen, warten, Zug beenden
ui-act-Closer = Näher heran
ui-act-Farther = Weiter weg
ui-act-Recentre = Die ganze Seekarte
ui-act-LookUp = Blick nach Norden
ui-act-LookDown = Blick nach Süden
ui-act-LookLeft = Blick nach Westen
ui-act-LookRight = Blick nach Osten
ui-act-Card1 = Erste Karte
ui-act-Card2 = Zweite Karte
ui-act-Card3 = Dritte Karte
ui-act-Card4 = Vierte Karte
ui-act-Card5 = Fünfte Karte
ui-act-Card6 = Sechste Karte

# Keys by their names. Letters and digits need none.
ui-key-none = keine Taste
ui-key-with = { $held }+{ $key }
ui-key-Shift = Umschalt
ui-key-Ctrl = Strg
ui-key-Alt = Alt
ui-key-Enter = Enter
ui-key-NumpadEnter = Num Enter
ui-key-Escape = Esc
ui-key-Space = Leertaste
ui-key-Tab = Tab
ui-key-Backspace = Rücktaste
ui-key-Insert = Einfg
ui-key-Delete = Entf
ui-key-Home = Pos1
ui-key-End = Ende
ui-key-PageUp = Bild auf
ui-key-PageDown = Bild ab
ui-key-ArrowUp = Hoch
ui-key-ArrowDown = Runter
ui-key-ArrowLeft = Links
ui-key-ArrowRight = Rechts
ui-way-Up = oben
ui-way-Down = unten
ui-way-Left = links
ui-way-Right = rechts
ui-pad-select = Ansicht
ui-pad-start = Menü
ui-pad-left-thumb = linker Stick
ui-pad-right-thumb = rechter Stick
ui-pad-cross = Steuerkreuz { $way }
ui-pad-left = linker Stick { $way }
ui-pad-right = rechter Stick { $way }

## The table in words: for whoever hears it instead of seeing it. Lines are read out, so they are short.

ui-in-words = Tisch in Worten
    .tip = Der Tisch als eine Seite zum Lesen, gespielt mit Tasten oder einem Bildschirmleser ({ $key }).
ui-in-pictures = Tisch in Bildern
    .tip = Der Tisch, wie er gezeichnet ist ({ $key }).
ui-told-always = Tische in Worten
    .tip = Ein Tisch öffnet sich als Seite zum Lesen, gespielt mit Tasten oder einem Bildschirmleser.
ui-told-goes-on = Das Spiel geht weiter.
ui-told-go-on = Weiter
ui-told-waits = { $pirate } muss sich entscheiden.
ui-told-decide = Jetzt entscheiden
ui-told-peek = Zeig, was nur { $pirate } sehen darf
ui-told-hide = Verbirg, was nur { $pirate } sehen darf
ui-told-veil = Lass den Vorhang fallen
# Before the curtain rises it is asked twice, so that nobody sees a secret by one slip.
ui-told-alone = Sieht und hört das niemand außer { $pirate }?
ui-told-alone-not = Noch nicht
ui-told-alone-yes = Nur { $pirate }: heb den Vorhang
# Where one is in a lesson, while its guide tells something.
ui-told-step = Der Lotse erklärt: Schritt { $at } von { $all }
# Said of the page while choices are tried and nothing of it happens.
ui-told-rehearsal = Probe
ui-told-rehearse = Proben
    .tip = Wähle auf einem Geist des Tisches, soweit man es wissen kann: Nichts davon geschieht. { $key }, gehalten, tut dasselbe.
ui-told-rehearse-end = Probe beenden
    .tip = Der Tisch ist wieder der echte, und nichts ist geschehen. So ist es auch, wenn { $key } losgelassen wird.
ui-told-hint = Der Rat des Kapitäns
ui-told-hint-thinks = Der Kapitän denkt über einen Rat nach.
ui-told-hint-away = Ohne den Rat
    .tip = Der Tisch ohne den Rat des Kapitäns; { $key } tut dasselbe.
ui-told-news = Seit der letzten Entscheidung
ui-told-older = Frühere Zeilen: { $count }
ui-told-why = Warum?
    .tip = Warum danach gefragt wird: wie es dazu kam, in Zahlen und nach welcher Regel; noch einmal gedrückt, dasselbe zur neuesten Zeile des Logbuchs, dann zur Zeile davor. { $key } tut dasselbe.
ui-told-why-line = Warum? { $line }
ui-told-followed = Befolgt: { $line }.
ui-told-passed-over = Übergangen: { $line }. { $why }
ui-told-rounds = Runden und Zweige
ui-told-round-watched = Runde { $round }
ui-told-round-begins = { $at ->
        [one] Runde { $round }, nach einer Entscheidung
       *[other] Runde { $round }, nach { $at } Entscheidungen
    }
    .tip = Sieh den Tisch, wie er zu Beginn dieser Runde war
ui-told-odds = Chancen
ui-told-refused = Was nicht zur Wahl steht: { $count }
ui-told-refused-line = { $choice }: { $why }

ui-told-round = Runde { $round } von { $most }: { $phase }
ui-told-order = Zugfolge: { $pirates }.
ui-told-moon = { $pirate } hat den Mond.
ui-told-weather = Wind und Gezeiten
# The wind or the tide, and what it does.
ui-told-does = { $thing }. { $does }
# A line that only names or counts a thing.
ui-told-thing = { $thing }.
ui-told-of-colour = { $count } { $colour }
ui-told-vane = Die Windfahne dreht weiter zu { $winds }.
ui-told-whirlpool = Der Strudel dreht sich auf { $space }.

# A pirate's heading. $score says what points are called.
ui-told-own = { $pirate }, dein Schiff: { $score } { $points }
ui-told-pirate = { $pirate }: { $score } { $points }
ui-told-kind = Es segelt: { $kind }
ui-told-skill = Talent: { $skill }
ui-told-ship = Auf { $space }, Wert { $value }, Bug { $heading }.
ui-told-stuck = Der Wind hält das Schiff fest.
ui-told-ashore = Das Schiff liegt am Ufer.
ui-told-jailed = Diese Runde im Kerker.
ui-told-stores = Stärke { $power }, { $coins ->
    [0] keine Münze
    [one] 1 Münze
   *[other] { $coins } Münzen
}.
ui-told-poppets = { $poppets ->
    [0] Kein Püppchen.
   *[other] { $poppets } Püppchen.
}
ui-told-buried = Vergraben: { $coins ->
    [0] keine Münze
    [one] 1 Münze
   *[other] { $coins } Münzen
}, { $poppets ->
    [0] kein Püppchen
   *[other] { $poppets } Püppchen
}.
ui-told-souls = Seelen: { $souls }. { $free ->
    [0] Kein Platz für weitere.
    [one] Platz für eine weitere.
   *[other] Platz für { $free } weitere.
}
ui-told-no-soul = Keine Seele, Platz für { $free }.
ui-told-buried-souls = Vergrabene Seelen: { $souls }.
ui-told-is-buried = { $thing }, vergraben
ui-told-skull = { $skull }, beim jetzigen Stand { $points } wert
ui-told-hand = Karten auf der Hand
ui-told-card = { $card }: { $face }
ui-told-cards = Spielt { $cards }.
ui-told-cards-last = Letzte Runde gespielt: { $cards }.
ui-told-down = Eine Karte liegt verdeckt.
ui-told-down-known = Verdeckt: { $cards }.
ui-told-figure = Figur auf dem { $barrel }fass.
ui-told-around = Rund um das Schiff von { $pirate }
ui-told-toward = Blick { $heading }: { $there }
ui-told-edge = Blick { $heading }: der Rand der Seekarte.

ui-told-ring = Der Ring, im Uhrzeigersinn von Norden
ui-told-spent = in der Ablage
ui-water-fair = ruhiges Wasser
ui-water-haunted = Spukwasser
ui-water-star = ein { $colour }r Stern
ui-water-skull = ein Schädel
ui-told-sea = Das Meer, Reihe für Reihe
ui-told-space = { $space }, Wert { $value }: { $things }.
ui-told-uncharted = { $space }, Wert { $value }: unerforscht.
ui-told-uncharted-run = { $first } bis { $last }: unerforscht.
# Water or a current, and where it carries ships.
ui-told-arrow = { $thing } { $heading }
ui-told-tile = { $tile }, als Nächstes zu legen
# The four spaces of a tile as it may lie.
ui-told-tile-lies = { $quarters ->
    [0] Wie es ist
    [1] Um ein Viertel gedreht
    [2] Halb herumgedreht
    [3] Um drei Viertel gedreht
   *[other] Um { $quarters } Viertel gedreht
}: Nordwesten { $nw }; Nordosten { $ne }; Südwesten { $sw }; Südosten { $se }.
ui-told-cell = { $colour } auf dem { $cell }
ui-told-grid = Seelen auf der Tafel: { $souls }.
ui-told-grid-empty = Keine Seele auf der Tafel.
ui-told-bag = { $count ->
    [0] Der Beutel ist leer.
   *[other] Im Beutel: { $souls }.
}
ui-told-barrel = { $barrel }, { $phase }: frei.
ui-told-barrel-taken = { $barrel }, { $phase }: { $figure }.
ui-told-object = { $thing }: { $place }
ui-told-source = { $source } { $points }. { $why }

## What can be set

ui-settings = Optionen
ui-settings-pace = Klang und Tempo
ui-settings-reading = Lesen und Bilder
# A file of settings could not be used or written. $why names file, line and what was expected.
ui-settings-unread = Deine Optionen ließen sich nicht verwenden: { $why }. Die Datei liegt unter { $aside }.
ui-settings-unkept = Deine Optionen gelten, ließen sich aber nicht für das nächste Mal aufheben: { $why }.
# What is wrong in a file of settings, after the place; names and values are told as the file spells them.
ui-settings-large = eine Datei mit Optionen hat höchstens { $most } Bytes
ui-settings-value = { $found } gefunden; erlaubt: { $allowed }
ui-settings-keys-many = höchstens { $most } Tasten und Knöpfe
ui-settings-keys-none = es fehlt eine Taste
ui-settings-keys-held = { $press } wird mit anderen Tasten gehalten
ui-settings-keys-taken = { $press } ist schon für { $act } da
ui-step-by-step = Schrittweise
    .tip = Piraten, die das Spiel segelt, halten nach jedem Schritt an, bis du eine Taste drückst oder klickst. Spielen nur sie, beginnt das Spiel angehalten.
# Below what a pirate that the game plays has just done.
ui-any-key = Taste oder Klick: weiter
ui-any-button = Beliebiger Knopf: weiter
ui-calm = Ruhige Bewegung
    .tip = Die Teile kommen an ihren Platz, ohne zu fliegen, sich zu drehen und zu schwingen. Das Wasser liegt still.
ui-captions = Untertitel
    .tip = Was sich nur hören lässt, steht auch in Worten da.
ui-water = Wasser
ui-water-suits = Automatisch
ui-water-lively = Bewegt
ui-water-still = Still
ui-mute = Alles stumm
    .tip = Nichts ist zu hören, wie laut es auch eingestellt ist.
ui-muted = Alle Töne sind stumm.
ui-unmuted = Der Ton ist wieder an.
ui-volume-music = Musik
ui-volume-sea = Das Meer
ui-volume-effects = Der Tisch
ui-volume-interface = Knöpfe und Fragen
ui-interface = Schrift und Tafeln
    .tip = Wie groß sie sind. Die Seekarte lässt sich für sich allein näher heranholen.
ui-percent = { $percent } %
ui-full-screen = Vollbild
    .tip = Das Spiel füllt den Bildschirm.
ui-contrast = Hoher Kontrast
    .tip = Schwarze Tafeln, weiße Schrift, dicke Ränder.
ui-typeface = Schriftart
    .tip = Zwei sind zum leichten Lesen gemacht: Andika für Anfänger, OpenDyslexic für Menschen mit Legasthenie.
ui-typeface-usual = Wie üblich
ui-typeface-andika = Andika
ui-typeface-opendyslexic = OpenDyslexic
ui-language = Sprache
# Each language by the name that it has in itself: the same in every file.
ui-language-en = English
ui-language-de = Deutsch
ui-less = { $name }: weniger
ui-more = { $name }: mehr
# What a screen reader says of a word in a tip that has a tip of its own.
ui-word = Was heißt „{ $word }“?

## The rulebook of Voodoo Pirate: what each chapter tells before the pieces that belong to it

book-goal = Die Reise
    .text = Ein bis fünf Piraten segeln vom Hafen Tortugas im Nordosten zum Ufer der Voodoo-Insel im Südwesten. Sobald ein Schiff das Ufer erreicht hat oder das Sanduhrplättchen aufgetaucht ist, endet die Reise im nächsten Morgengrauen, spätestens aber nach der letzten Runde. Dann gewinnt, wer die meiste Voodoo-Macht besitzt. Sie speist sich aus sechs Quellen:
book-sea = Das Meer
    .text = Plättchen mit je vier Feldern bilden das Meer. Segelst du über sie hinaus, deckst du das oberste Plättchen des Stapels auf. Jedes Feld ist eins mehr wert als sein Nachbar im Osten oder Norden; so viel, wie darauf steht, gewinnst du, wenn dein Schiff am Ende dort liegt. Und wo deine Fahrt endet, darfst du nehmen, was das Feld bietet, oder musst erdulden, was es dir antut.
book-finds = Auf dem Wasser
    .text = Wo deine Fahrt endet, findest du, was dort liegt. Güter darfst du nehmen oder liegen lassen. Was dein Schiff weiterträgt, tut das vorher.
book-coin = Eine Münze
    .tip = Nimm eine aus dem Vorrat.
book-map = Eine Schatzkarte
    .tip = Nimm ihre Münzen, jeder Pirat einmal je Karte: { $data-map-coins }, oder was noch da ist.
book-skull = Ein Schädel
    .tip = Nimm einen zufälligen aus dem Vorrat und sieh dir seine Rückseite an, du allein. Der, den du hast, geht dafür zurück.
book-object = Ein Gegenstand
    .tip = Nimm ihn, aus dem Vorrat oder von dem Schiff, das ihn hat.
book-current = Eine Strömung
    .tip = Sie trägt ein Schiff ein Feld in Pfeilrichtung, einmal je Fahrt.
book-fleet = Die Spanische Flotte
    .tip = Ein Schiff mit Stärke drei oder weniger verliert eine Münze an sie; ein stärkeres verliert einen Punkt Stärke und erbeutet eine Münze. Zu wählen gibt es nichts.
book-star = Ein Stern
    .tip = Das Sternefass bringt ein Schiff hierher, das eine Seele derselben Farbe an Bord hat.
book-ritual = Seelen und Rituale
    .text = Seelen liegen im Beutel, an Bord der Schiffe oder auf der Ritualtafel. Wer in der Runde als Erster #oodoo beschwört, ruft zum Ritual. Reihum, von ihm an, darf jeder Pirat eine Seele auf ein freies Feld der Tafel legen und ein Feld nach Westen oder Süden segeln. Die Seelen bleiben für das nächste Ritual liegen.
book-bag = Der Beutel
    .tip = { $data-souls } Seelen gibt es: { $data-red-souls } rote, { $data-yellow-souls } gelbe, { $data-blue-souls } blaue, { $data-green-souls } grüne und { $data-purple-souls } violette. Aus dem Beutel zieht man blind und nur so viele, wie Platz haben.
book-match = Ein Paar
    .tip = Neben einer Seele ihrer Farbe trägt eine Seele das Schiff bis zu zwei Felder weit, immer geradeaus. Ecken zählen nicht.
book-second = Die zweite Runde
    .tip = Wer #oodoo gespielt hat, darf noch eine Seele legen und noch einmal segeln.
book-full = Eine volle Tafel
    .tip = Das Ritual endet, sobald das Schiff der neunten Seele gesegelt ist, und alle Seelen kehren in den Beutel zurück.
book-poppets = Püppchen
    .tip = Sie gewinnen Breitseiten, kaufen Fässer und bezahlen Tix. Ein Schiff fasst drei.
book-deck = Sein Stapel
    .tip = Die sechs Karten, eine davon doppelt. Die oberste wird nach allen anderen aufgedeckt, und die nächste, wo eine Karte nichts nützt. Ist der Stapel leer, bilden sie alle einen neuen.
book-house = Hausregeln
    .text = Was ihr ausmacht, bevor ihr in See stecht.
book-tidal = Gezeitenwasser
    .tip = Bei Ebbe wird ein Schiff, dessen Fahrt hier endet, in Pfeilrichtung getragen.
book-dusk = Dämmerung
    .text = Alle spielen verdeckt eine Aktionskarte. Dann darf, reihum von der Sonne aus, jeder Pirat ein Püppchen opfern und seine Figur auf ein freies Fass stellen. Nun werden alle Karten zugleich aufgedeckt. Fässer mit gestricheltem Rand wirken sofort, die anderen im Mondschein.
book-moonlight = Mondschein
    .text = Reihum nimmt jeder Pirat den Mond und hat seinen Zug: Er beschwört seine Karte, nutzt sein Fass und seine Gegenstände, in beliebiger Reihenfolge und nur, was er will. Dann wendet er den Bug nach Westen oder Süden, feuert nach beiden Seiten und gibt den Mond weiter.
book-cards = Aktionskarten
    .text = Sechs Karten, für alle die gleichen. Was du gespielt hast, kommt erst auf deine Hand zurück, wenn die nächsten Karten aufgedeckt werden: Niemand spielt dieselbe Karte zweimal hintereinander.
book-sailing = Wind und Wasser
    .text = Schiffe segeln Feld für Feld nach Westen oder Süden und überspringen, wer ihnen im Weg liegt. Spukwasser gehorcht dem Wind, und die Windfahne dreht sich im Uhrzeigersinn. Was dein Schiff weiterträgt, trägt es womöglich immer weiter: Strömungen, Portale, die Ebbe, der Strudel. Was auf dem letzten Feld liegt, gehört dir.
book-fights = Entern und Breitseiten
    .text = Überspringst du beim Segeln ein Schiff, enterst du es: Nimm ihm eine Seele, eine Münze, ein Püppchen, einen Gegenstand oder einen Schädel, wenn du Platz dafür hast, und tausch gesegnete Karten, wenn du magst. Im Hafen und am Ufer ist ein Schiff vor beidem sicher. Wen ein Sturm gefangen hält, der feuert nicht und wird nicht beschossen.
book-broadside = Eine Breitseite
    .tip = trifft auf jeder Seite das nächste Schiff, { $data-range ->
        [one] ein Feld
       *[other] bis zu { $data-range } Felder
    } weit, einmal für jedes Püppchen, das du mehr hast. Jeder Treffer macht dich um eins stärker, bis sechs; hast du schon sechs, wird stattdessen der andere um eins schwächer. Wer getroffen wird, verliert eine Münze.
book-barrels = Fässer
    .text = Für ein Püppchen bekommst du ein freies Fass, in der Dämmerung oder, wenn es ein Fass des Mondscheins ist, in deinem eigenen Zug: einmal je Runde und nie vom Hafen aus. Im Kerker wirkt es nicht. Die Figuren der Verfluchten Piraten halten nur andere fern.
book-treasures = Schätze
    .text = Ein Schiff fasst vier Seelen, drei Püppchen und drei Gegenstände, darunter höchstens einen Schädel (Verfluchte Piraten: { $data-cursed-skulls }). Gegenstände tun, was auf ihnen steht. Schädel sind geheim und zahlen sich am Ende aus.
book-dawn = Morgengrauen
    .text = Die Gezeiten wechseln. Gefangene kommen frei, Figuren verlassen ihre Fässer, Vergrabenes kehrt zurück. Die Sonne geht an den nächsten Piraten, und der beginnt die nächste Runde.
book-cursed = Verfluchte Piraten
    .text = Plätze, an denen niemand sitzt, kann das Spiel übernehmen, nach Regeln, die sich Zug für Zug nachlesen lassen: Ein Stapel bestimmt, welche Karte ein Verfluchter Pirat spielt, und eine Liste, was er damit anfängt. Er ist im Vorteil: Braucht #oodoo, Tok oder Tix eine Seele und er hat keine, zieht er eine aus dem Beutel; er hält { $data-cursed-skulls ->
        [one] einen
       *[other] { $data-cursed-skulls }
    } Schädel, und jeder ist ihm { $data-cursed-skull-worth } mehr wert. Zu allem, was er tut, steht die Zeile dabei, der er folgt.

## The rulebook of the card game

book-ring-goal = Die Reise
    .text = Ein bis vier Piraten segeln zwölf Runden um die Voodoo-Insel. In jeder Dämmerung rückt die Rundenmarke ein Feld weiter, und wenn sie wieder im Norden ist, endet die Reise. Wer dann die meiste Voodoo-Macht hat, gewinnt. Sie besteht aus fünf Dingen:
book-ring-sister = Wer das Plättchenspiel kennt
    .text = Seelen, Ritualtafel, Gri-Gri, Kerker, Sonne und Mond sind, wie du sie kennst, und ebenso der Abend: Dämmerung, Mondschein, Morgengrauen. Das ist anders:
book-ring-sister-sea = Keine Küste:
    .tip = die Schiffe fahren zwölf Runden lang um den Ring, im oder gegen den Uhrzeigersinn. Am Ende zählt, wo du liegst, bis zu { $data-most-value }.
book-ring-sister-souls = Keine Püppchen:
    .tip = Seelen bezahlen Fässer und Tix, und Seelen richten die Kanonen. Fünf Aktionskarten, kein Püppchen; an Bord sind Seelen für sich nichts wert.
book-ring-sister-wind = Ein Sturm
    .tip = schiebt niemanden: Er beendet eine Fahrt auf einem Spukfeld und hält das Schiff dort fest, wie die Flaute, aber sicher vor Kanonen. Der Wind ist die eine Windrosenkarte, deren Wind oben liegt.
book-ring-sister-guns = Kanonen
    .tip = schießen quer über den Ring, wohin dein Bug auch zeigt. Er weist nur die Richtung, in die die Nixen dich tragen.
book-ring-sister-objects = Gegenstände
    .tip = sind Karten eines Stapels und liegen offen an Bord. Manche nutzt du in deinem Zug, Schädel und Augen zählen am Ende, und manche zählen gegen dich.
book-ring-sea = Der Ring
    .text = Zwölf Karten liegen um die Insel wie die Stunden einer Uhr. Im Norden, Osten, Süden und Westen liegen die Windrosenkarten: auf einer Seite eine Windrose mit einem Fass, auf der anderen ein Wind. Genau eine von ihnen zeigt ihren Wind, und der weht. Die anderen acht werden zufällig ausgelegt, haben zwei Seiten und können gewendet werden. Ein Feld zählt, was in seinem Kopf steht.
book-ring-dusk = Dämmerung
    .text = Alle spielen verdeckt eine Aktionskarte. Dann darf, der Reihe nach, jeder Pirat eine Seele in den Beutel zahlen und seine Figur auf ein freies Fass einer Windrosenkarte setzen, die ihre Windrose zeigt. Alle Karten werden zugleich aufgedeckt. Sterne, Mond und Knochen wirken sofort, Meer und Wind im Mondschein.
book-ring-moonlight = Mondschein
    .text = Der Reihe nach bekommt jeder Pirat den Mond und ist am Zug: Er beschwört seine Karte, benutzt sein Fass und seine Gegenstände, in beliebiger Reihenfolge, alles freiwillig. Dann wendet er den Bug in eine Richtung des Rings, in die ihn auch Nixen trügen, feuert auf das Schiff gegenüber und gibt den Mond weiter. Manches wird außer der Reihe entschieden: Wer beschossen wird, kann mit einem Geisterschiff antworten, und die Krake hilft auch im Ritual.
book-ring-cards = Aktionskarten
    .text = Fünf Karten, für alle dieselben. Was du spielst, kommt auf die Hand zurück, wenn die nächsten Karten aufgedeckt werden; niemand spielt also dieselbe Karte zweimal hintereinander.
book-ring-sailing = Wind und Wasser
    .text = Schiffe segeln im oder gegen den Uhrzeigersinn, Feld um Feld, und springen über Schiffe im Weg. Ein grüner Kopf kennzeichnet Spukwasser, und das gehorcht dem Wind. Dreht der Wind, wenden sich zwei Windrosenkarten, und wer auf Spukwasser liegt, ist sofort gefangen: Sturm und Flaute halten das Schiff fest, Nixen tragen es, wohin sein Bug zeigt; nur dafür zählt der Bug. Was auf dem letzten Feld einer Fahrt liegt, gehört dir.
book-ring-fights = Entern und Breitseiten
    .text = Springst du mit eigener Fahrt über ein Schiff, enterst du es: Nimm den Kompass, eine Münze, eine Seele, einen Gegenstand oder das Gri-Gri, und tausche, wenn du magst, ungesehen die gesegneten Karten. Schiffe in der Flaute lassen sich nicht entern.
book-ring-broadside = Eine Breitseite
    .tip = geht am Ende eines Zugs auf das Schiff gegenüber, wenn kein Sturm es verbirgt. Sie trifft einmal für jede Seele, die du mehr hast. Jeder Treffer hebt deine Stärke um eins, bis sechs, und senkt danach die des anderen; wer getroffen wird, verliert eine Münze.
book-ring-grigri = Das Gri-Gri
    .tip = Wer es hat, ist vor Tix und Tok sicher. Es braucht keinen Platz. Wer das Schiff entert, kann es nehmen.
book-ring-barrels = Fässer
    .text = Eine Seele kauft in der Dämmerung ein Fass. Eine Figur behält ihr Fass, auch wenn sich die Karte vor ihrem Zug wendet. Ob der Osten den Mond oder die Knochen bietet, wird vor der Reise ausgemacht.
book-ring-objects = Gegenstände
    .text = Ein Schiff hat Platz für drei Gegenstandskarten, und alle liegen offen. Schädel und Morgans Augen bringen oder kosten am Ende Punkte: graue Schädel immer, die anderen für Seelen ihrer Farbe, ein Auge allein kostet, ein Paar bringt welche. Der Verfluchte Schädel macht deine Münzen wertlos. Alles andere wird einmal benutzt und kommt in die Ablage.
book-ring-dawn = Morgengrauen
    .text = Gefangene kommen frei, Figuren kehren zurück. Die Sonne geht an den nächsten Piraten, und der beginnt die nächste Runde. Nach der zwölften Runde werden die gesegneten Karten gezeigt: Die höchste bringt { $data-blessed-points ->
        [one] einen Punkt
       *[other] { $data-blessed-points } Punkte
    }, die niedrigste kostet { $data-blessed-points }.
book-ring-cursed = Verfluchte Piraten
    .text = Plätze, an denen niemand sitzt, kann das Spiel übernehmen, nach Regeln, die sich Zug für Zug nachlesen lassen: Ein Stapel von sechs Karten bestimmt, was ein Verfluchter Pirat spielt, und eine Liste, was er damit anfängt. Er zahlt für keine Fässer und benutzt keine Gegenstände; doch braucht #oodoo, Tok oder Tix eine Seele und er hat keine, zieht er eine aus dem Beutel. Zu allem, was er tut, steht die Zeile dabei, der er folgt.

## The rulebook of Voodoo Island

book-isle-goal = Die Expedition
    .text = Ein Hubschrauber setzt zwei bis vier Forscher auf einer Insel mit hundert Feldern ab. In sieben Tagen erfüllen sie Missionen: Sie holen heilige Schätze und tragen sie zum Hubschrauber, während sich ein tödlicher Nebel ausbreitet. Wer am Ende des letzten Tages nicht an Bord ist, hat verloren. Von denen an Bord gewinnt, wer die meisten Punkte hat; bei Gleichstand entscheiden mehr abgelieferte Schätze, dann mehr Herzen, dann weniger Vorräte, sonst teilt man sich den Sieg. Ist niemand an Bord, haben alle verloren. Punkte bestehen aus:
book-isle-setup = Aufbruch
    .text = Zwei Forscher spielen auf einer Insel mit { $data-supply-spots-of-two } Vorratsstellen, drei oder vier auf einer mit { $data-supply-spots }; beide haben acht Missionsstellen. Auf jeder Stelle liegt ein Plättchen. Jeder Forscher hat { $data-hearts ->
        [one] ein Herz
       *[other] { $data-hearts } Herzen
    }, { $data-helpers ->
        [one] einen Helfer
       *[other] { $data-helpers } Helfer
    } und eine Missionskarte, doch weder Vorräte noch Expeditionskarten. Von den 21 Inselkarten neben „Der letzte Tag“ liegt für jeden Tag außer dem letzten eine verdeckt auf ihr; die übrigen sieht niemand. Wer die Vorhut hat, entscheidet das Los. Von dort an würfelt im Uhrzeigersinn jeder ein Feld, irgendeines, und stellt sich darauf.
book-isle-open = Was man sieht
    .tip = Taschen, Werkzeugplätze, Herzen, Helfer, Schätze, Plättchen, Nebel und benutzte Karten liegen offen. Expeditions- und Missionskarten auf der Hand kennt nur, wer sie hat; die anderen sehen, wie viele es sind.
book-isle-arrival = Wer durch Würfel kommt,
    .tip = hebt dort nichts auf und erfüllt keine Mission, bevor er hinaus- und wieder hineingegangen ist. Nebel schadet ihm, und am letzten Tag nimmt der Hubschrauber ihn an Bord.
book-isle-day = Der Tag
    .text = Ein Tag beginnt mit der Morgendämmerung. Dann wandert der Zeitstein durch { $data-daytimes ->
        [one] eine Tageszeit
       *[other] { $data-daytimes } Tageszeiten
    }: Morgendämmerung, Vormittag, Mittag, Nachmittag, Abenddämmerung. In jeder davon hat jeder Forscher eine Runde, im Uhrzeigersinn von der Vorhut an. Es folgen die Nacht, das Aufräumen und die nächste Morgendämmerung.
book-isle-dawn = In der Morgendämmerung
    .tip = Erst wird die Inselkarte aufgedeckt. Dann wird { $data-mist-rolls }-mal Nebel gewürfelt und dann der Hubschrauber, bis er landen kann. Alle diese Würfe macht die Vorhut, auch wenn sie tot oder nicht auf der Insel ist.
book-isle-night = Die Nacht
    .tip = Wer eine Fackel auf einem nicht gesperrten Werkzeugplatz hat, wenn der Zeitstein auf die Nacht rückt, hat eine Nachtrunde, mit { $data-night-steps ->
        [one] einem Schritt
       *[other] { $data-night-steps } Schritten
    } statt { $data-steps }. Helfer, Landkarten und Karten kommen dazu; Schlingen und Inselkarten, die Schritte ändern, zählen nicht, und Vorräte aufzuheben beendet die Bewegung nicht. Zwei Fackeln geben eine Runde, und eine erst nachts gelegte kommt zu spät. Nach den Runden heilen Heiltränke, und die Vorhut geht im Uhrzeigersinn weiter.
book-isle-clean-up = Das Aufräumen
    .tip = Nach jeder Nacht außer der letzten: Gegenstände und Puppen auf Werkzeugplätzen gehen in den Vorrat zurück, Helfer zu ihren Forschern, und der Hubschrauber fliegt fort. Benutzte Expeditionskarten werden gemischt und kommen unter den Stapel. Jede Stelle ohne Plättchen bekommt eines. Alles andere bleibt: Forscher, Taschen, Hände, getragene Schätze, Nebel.
book-isle-round = Eine Runde
    .text = Eine Runde hat drei Teile, in dieser Folge und nie zurück: Karte, Arbeit, Bewegung. Drei Lampen zeigen, welcher dran ist, und auf jeden darf man verzichten. Wer nicht auf der Insel ist, würfelt zuerst ein Feld und steht dort, Tote mit allen Herzen. Eine Runde endet sofort, wenn ihr Forscher die Insel verlässt.
book-isle-moment = Jederzeit
    .tip = In jedem Teil deiner eigenen Runde, auch nach dem letzten Schritt: Leg einen Gegenstand aus der Tasche auf einen eigenen Werkzeugplatz, leg eine Voodoo-Puppe auf den eines anderen, tausch eine Landkarte aus der Tasche gegen die oberste Missionskarte, oder spiel eine Karte, auf der „jederzeit“ steht.
book-isle-limits = Grenzen
    .tip = Eine Tasche fasst { $data-bag } Vorräte und Gegenstände zusammen, eine Hand { $data-hand } Expeditionskarten. Was zu viel ist, wird sofort weggeworfen, eins nach dem anderen und nach eigener Wahl; aus der Tasche nur Vorräte. Sonst darf nichts weggeworfen werden. Werkzeugplätze, Missionskarten und Schätze zählen nicht mit.
book-isle-moving = Bewegung
    .text = Du hast { $data-steps ->
        [one] einen Schritt
       *[other] { $data-steps } Schritte
    }, { $data-helper-steps } mehr mit einem Helfer auf einem Werkzeugplatz, { $data-map-steps } mehr für jede Landkarte dort; Karten, Schlingen und die Inselkarte des Tages ändern das, und gesperrte Werkzeugplätze geben nichts. Du gehst von Feld zu Nachbarfeld, über jedes Feld, wie viele dort auch stehen, und hältst an, wo du willst. Betrittst du ein Feld, trifft dich zuerst sein Nebel; dann wird, wo der Hubschrauber ist, alles abgeliefert, was du trägst. Ist deine Bewegung vorbei, gibt es keine Schritte mehr, doch was das Feld bietet, darf noch getan werden, jedes einmal.
book-isle-diagonal = Schräg
    .tip = Schritte sind gerade. Schräg dürfen sie mit Sicherem Tritt sein, unter den Geisterpfaden, und solange ein anderer einen Schatz trägt; der eigene Schatz hilft dir nicht.
book-isle-pick-up = Aufheben
    .tip = Nimm auf einer Vorratsstelle das Plättchen: einen Vorrat. Das beendet deine Bewegung, außer mit einem Vollen Rucksack und in einer Nachtrunde.
book-isle-in-again = Hinaus und wieder hinein
    .tip = Vorräte und Missionen sind für den, der ihre Stelle in eben dieser Runde mit eigener Bewegung betreten hat. Wer von früher dort steht, geht hinaus und wieder hinein.
book-isle-crafting = Vorräte und Herstellen
    .text = Vorräte kommen von Plättchen, Helfern, Karten und Kämpfen. Im Arbeitsteil darfst du aus Vorräten deiner Tasche einen Gegenstand herstellen; er kommt in die Tasche. Beide Tränke bestehen aus demselben, und du sagst, welcher es wird. Gegenstände nützen auf zweierlei Art: Manche werden aus der Tasche für Missionen verbraucht, und alle außer der Puppe wirken auf deinen eigenen Werkzeugplätzen.
book-isle-tools = Werkzeugplätze und Helfer
    .text = Du hast zwei Werkzeugplätze und { $data-helpers ->
        [one] einen Helfer
       *[other] { $data-helpers } Helfer
    }. Nichts verlässt einen Werkzeugplatz vor dem Aufräumen, auch nicht für eine Mission. Landkarten und Heiltränke zählen zusammen; eine zweite Axt, eine zweite Fackel oder ein zweiter Nebeltrank tut nicht mehr. Statt herzustellen, darfst du im Arbeitsteil einen Helfer schicken; auch er bleibt bis zum Aufräumen, wo er ist.
book-isle-helper-tool = Ein Helfer an deiner Seite
    .tip = Er geht auf einen eigenen leeren Werkzeugplatz, der nicht gesperrt ist: { $data-helper-steps ->
        [one] ein Schritt
       *[other] { $data-helper-steps } Schritte
    } mehr in jeder Runde von nun an. Nie mehr als einer.
book-isle-helper-supply = Ein Helfer für Vorräte
    .tip = Er bringt sofort { $data-helper-brings } von einem Vorrat. Bei zwei Forschern fasst jeder Vorratsplatz { $data-place-of-two ->
        [one] einen
       *[other] { $data-place-of-two }
    } Helfer, bei drei oder vier { $data-place }.
book-isle-helper-call = Ein Helfer für den Hubschrauber
    .tip = Wähl den schwarzen oder den grünen Würfel und wirf ihn: Der Hubschrauber landet, wo du willst, in dieser Spalte oder Reihe, auf einem Feld, wo er darf. Gibt es keins, geschieht nichts. Dort hat nur ein Helfer Platz.
book-isle-missions = Missionen
    .text = Eine Mission darfst du auf ihrer Stelle erfüllen, wenn du sie in dieser Runde mit eigener Bewegung betreten hast, ihre Karte auf der Hand und ihr Werkzeug in der Tasche hast und ihr Plättchen dort liegt. Verbrauche das Werkzeug und nimm das Plättchen: Du trägst den Schatz. Deine Bewegung ist vorbei, auch nachts. War das deine letzte Missionskarte, zieh eine. Kein anderer erfüllt diese Mission, bevor beim Aufräumen ein neues Plättchen kommt. Kommst du auf das Feld des Hubschraubers, wird alles abgeliefert, was du trägst, umsonst, und du darfst weitergehen. Jeder abgelieferte Schatz ist { $data-delivered-points ->
        [one] einen Punkt
       *[other] { $data-delivered-points } Punkte
    } wert.
book-isle-lost = Verlorene Schätze
    .tip = Ihre Karten kommen unter den Missionsstapel, in der Folge, in der die Schätze genommen wurden. Wer keine Missionskarte hat, zieht eine, sobald es eine gibt.
book-isle-mist = Nebel und Hubschrauber
    .text = Zwei Würfel nennen ein Feld: der grüne die Reihe, der schwarze die Spalte. Dort kommt Nebel zu liegen. Ist es eine Vorrats- oder Missionsstelle, liegt dort Nebel oder steht dort der Hubschrauber, kommt das Plättchen auf das nächste Feld, für das nichts davon gilt, in geraden Schritten gezählt; unter mehreren wählt, wer gewürfelt hat. Gibt es keins, wird keins gelegt.
book-isle-mist-hurts = Nebel schadet
    .tip = Je einen Schaden: jedem, der hineingeht, jedem auf dem gewürfelten Feld, außer der Hubschrauber steht dort, und jedem, wohin das Plättchen stattdessen fällt. Alter Nebel unter deinen Füßen tut nichts. Ein Nebeltrank auf einem nicht gesperrten Werkzeugplatz hält ihn ganz von dir ab, eine Gasmaske in deiner eigenen Runde.
book-isle-mist-stays = Nebel bleibt
    .tip = Er verschwindet nur durch einen Windzauber oder wo der Hubschrauber landet.
book-isle-landing = Wo der Hubschrauber landet
    .tip = Er landet nur, wo weder Vorratsstelle noch Missionsstelle noch Forscher ist; Nebel dort ist fort. Er ist von der Morgendämmerung bis zum Aufräumen auf der Insel. Helfer, Leuchtpistole und Funkruf bewegen ihn, doch nicht am letzten Tag und nicht bei Motorschaden. Vor dem letzten Tag ist sein Feld ein Feld wie jedes andere.
book-isle-cards = Expeditionskarten
    .text = Im Kartenteil spielst du eine Karte oder kaufst eine: die oberste für { $data-price ->
        [one] einen Vorrat
       *[other] { $data-price } Vorräte
    } deiner Wahl. Ist der Stapel leer, wird keine gekauft. Manche Karten werden stattdessen jederzeit in der eigenen Runde gespielt, zwei sind Reaktionen. Im Kampf zählt an einer Karte allein das Tempo, und was auf ihr steht, tut nichts. Benutzte Karten kommen beim Aufräumen zurück. Eine Karte, die ein Ziel braucht, ein fehlendes Herz, Nebel oder einen Hubschrauber, der sich bewegt, kann ohne das nicht gespielt werden.
book-isle-reactions = Reaktionen
    .tip = Der Glücksknochen antwortet auf deinen eigenen Wurf eines Feldes oder Würfels, der Schutzbeutel auf Schaden an dir. Noch ein Glücksknochen, und es wird noch einmal gewürfelt. Teilen sich mehrere einen Bildschirm, fragt der Tisch bei jedem Wurf und jeder Wunde „Jemand?“, damit niemand sieht, wer eine solche Karte hat.
book-isle-island-cards = Inselkarten
    .text = Die Karte, die in der Morgendämmerung aufgedeckt wird, gilt bis zur nächsten, für alle. „Der letzte Tag“ kommt zuletzt und ist beidseitig bedruckt: Einen Tag davor sehen ihn alle oben liegen.
book-isle-battle = Kämpfe und Herzen
    .text = Im Bewegungsteil darfst du einen Forscher auf deinem Feld angreifen, einmal je Runde; du brauchst eine Expeditionskarte, und deine Bewegung ist vorbei. Du legst eine Karte verdeckt hin, der andere ebenso, oder er verzichtet; beide werden aufgedeckt. Das höhere Tempo gewinnt, keine Karte verliert, und bei gleichem geschieht nichts. Beide Karten sind benutzt.
book-isle-loser = Wer einen Kampf verliert,
    .tip = ob Angreifer oder Verteidiger: gibt erst dem anderen einen Vorrat nach dessen Wahl, wenn er einen hat; verliert dann alle getragenen Schätze, nicht die abgelieferten; nimmt dann { $data-axe-damage } Schaden, wenn der andere eine Axt auf einem nicht gesperrten Werkzeugplatz hat; und verlässt dann die Insel bis zu seiner nächsten Runde.
book-isle-warrior = Krieger
    .tip = Kundschafter, Jäger und Recke werden im Kartenteil gegen einen Forscher irgendwo auf der Insel geschickt. Der darf mit einer Karte antworten: Eine, die so schnell ist oder schneller, hält den Krieger auf, und nichts geschieht. Sonst verliert er alle getragenen Schätze, nimmt den Schaden des Kriegers und verlässt die Insel. Kein Vorrat geht verloren, und die Axt dessen, der ihn schickt, tut nichts.
book-isle-death = Tod
    .tip = Ohne Herzen ist ein Forscher tot. Er verliert alle Schätze, auch abgelieferte, und verlässt die Insel; Tasche, Karten und Werkzeugplätze bleiben. In seiner nächsten Runde kommt er durch die Würfel zurück, mit allen Herzen.
book-isle-last = Der letzte Tag
    .text = Nebel und Hubschrauber werden gewürfelt wie immer; danach bewegt sich der Hubschrauber nicht mehr. Wer auf sein Feld kommt, ob gehend oder durch die Würfel, liefert ab und ist an Bord. Sind alle an Bord, endet das Spiel sofort, sonst nach der letzten Nacht mit ihren Runden und Tränken. Aufgeräumt wird nicht mehr: Gegenstände auf Werkzeugplätzen zählen. Dann werden die Punkte derer an Bord gezählt.
book-isle-aboard = An Bord
    .tip = Wer an Bord ist, kann nicht hinaus, und niemand greift ihn an, verletzt, beraubt oder fängt ihn, schickt ihm Krieger oder legt ihm Puppen. Seine Runden gehen ohne Bewegung weiter: Er kauft und stellt her, schickt Helfer für Vorräte, tut, was jederzeit erlaubt ist, und spielt Krieger, Schlinge, Diebischen Affen, Sammelkorb, Versteck, Windzauber, Atem des Bokors und Buschmedizin.
book-isle-explorer = Computerforscher
    .text = Plätze, an denen niemand sitzt, kann das Spiel übernehmen, nach Regeln, die sich nachlesen lassen. Ein Computerforscher kennt, was offen liegt, und seine eigenen Karten, und zieht keine Lose: In derselben Lage tut er immer dasselbe. Er sammelt, was dem Werkzeug seiner nächstliegenden Mission fehlt, stellt das Werkzeug her, holt den Schatz und bringt ihn zum Hubschrauber; am letzten Tag zählt er die Schritte dorthin. Er kauft Karten mit dem, was er entbehren kann, und jagt, wer etwas trägt.

## The rulebook of Pirate Crusades

book-crusade-goal = Das Lösegeld
    .text = Es war nur eine Wirtshausschlägerei, in einem Hafen, in dem Schiffe aller Nationen willkommen sind. Nun sitzen die Kapitäne im Kerker, und ihre ersten Offiziere, du darunter, müssen das Lösegeld auftreiben. Wer zuerst { $data-missions ->
        [one] einen Auftrag
       *[other] { $data-missions } Aufträge
    } erfüllt hat, gewinnt. Wer ohne Handkarte auf See ist, scheidet aus. Es spielen einer bis vier; eine Runde ist ein Zug eines jeden, im Uhrzeigersinn.
book-crusade-cards = Eine Karte, sechs Rollen
    .text = Der Stapel hat 54 Karten: dreizehn jeder Nation und zwei Joker. Herz ist England, Karo Spanien, Kreuz Frankreich, Pik die Niederlande; Joker haben keine Nation. Jede Karte ist Schiff, Hafen, Mannschaft, Ladung, Auftrag und Bonus zugleich, und es kommt darauf an, wo sie liegt. Ihr Wert ist die Größe von Schiff und Hafen, die Kanonen einer Mannschaft und die Tonnen einer Ladung: Ein Ass hat 1, eine Zahl sich selbst, Bube, Dame, König und Joker 10.
book-crusade-ship = Schiff
    .tip = Es liegt offen vor dir. Seine Nation ist deine, seine Größe ist sein Wert, und seine Mannschaftszahl sagt, wie viele Karten du höchstens auf der Hand und wie viele Laderäume du hast: so viele wie der Wert, doch 2 beim Ass. Bube, Dame, König und Joker sind Schiffe mit einer Gabe.
book-crusade-port = Hafen
    .tip = Eine Stadt, die du gefunden und angelaufen hast. Ihre Nation sagt, ob sie freundlich ist, und ihre Stärke ist das { $data-town-strength }-Fache ihres Werts.
book-crusade-crew = Mannschaft
    .tip = Eine Handkarte. Sie feuert so viele Kanonen ab, wie ihr Wert sagt, { $data-own-nation } mehr, wenn sie von deiner Nation ist. Mit Mannschaft kämpfst, zahlst und segelst du: Sei nie ohne sie auf See.
book-crusade-cargo = Ladung
    .tip = Eine Karte in einem deiner Laderäume, für alle zu sehen. Herz ist Gewürze, Karo Proviant, Kreuz Munition, Pik Tuch, ein Joker Gewürze. Sie wiegt ihren Wert in Tonnen.
book-crusade-mission-card = Auftrag
    .tip = Eine verdeckte Karte vor dir, die nur du kennst. Erfüllt liegt sie offen, als Siegel des Lösegelds.
book-crusade-bonus-card = Bonus
    .tip = Eine offene Karte neben deinem Schiff. Was sie gibt, sagt ihr Rang, und es bleibt, wenn nicht dabeisteht, dass sie einmal gilt.
book-crusade-open = Was man sieht
    .tip = Schiffe, Boni, Laderäume, Städte, erfüllte Aufträge und die ganze Ablage liegen offen. Handkarten und unerfüllte Aufträge kennt nur, wer sie hat; die anderen sehen, wie viele es sind. Die Folge im Stapel kennt niemand.
book-crusade-joker = Joker
    .tip = Ein Joker auf der Hand darf gespielt werden, statt vom Stapel zu ziehen: beim Auslaufen, auf der Suche nach einem Schiff, auf dem Weg zu einer Stadt und für eine Ladung im Handel. Er gilt dann als die gezogene Karte. Das sagst du, bevor gezogen wird.
book-crusade-setup = Aufbau
    .text = Jeder bekommt eine offene Karte: das Schiff. Wer ein kleineres als das größte hat, bekommt dazu einen Bonus; wer allein spielt, keinen. Dann bekommt jeder verdeckt einen ersten Auftrag und { $data-hand ->
        [one] eine Karte
       *[other] { $data-hand } Karten
    } auf die Hand. Alle liegen zu Beginn im neutralen Hafen: Er hat keine Karte, ist jedem freundlich, kann nicht angegriffen werden und erfüllt keinen Auftrag.
book-crusade-skin = Ein Stapel, zwei Arten
    .tip = Mit den gedruckten Karten nennt eine Lieferung die Nation, die auf sie wartet. Mit Pokerkarten geht sie an irgendeine Stadt deiner eigenen Nation. Alles andere ist gleich.
book-crusade-turn = Ein Zug
    .text = In deinem Zug tust du eines. Im Hafen ist das eine der Handlungen dort. Auf See suchst du ein Schiff oder steuerst die nächste Stadt an; auf See wird nicht gewartet. Dazwischen bist du auslaufbereit: Du hast abgelegt und segelst mit deinem nächsten Zug, bist noch nicht auf See und kannst nicht zurück.
book-crusade-limits = Grenzen
    .tip = Nach jeder Handlung, von dem an, der am Zug ist: Wer mehr Karten hält, als das Schiff Mannschaft fasst, wirft ab, wer mehr Ladung als Laderäume hat, wirft sie über Bord, jeder nach eigener Wahl.
book-crusade-out = Ausgeschieden
    .tip = Wer nach einer Handlung ohne Handkarte auf See ist, scheidet aus und lässt alle Karten in die Ablage. Bleibt von mehreren einer übrig, gewinnt er; bleibt niemand, gewinnt niemand.
book-crusade-top = Oberste Karte der Ablage
    .tip = Manche Boni lassen dich die oberste Karte der Ablage nehmen, statt zu ziehen: diese eine, keine andere. Karten, die zusammen abgelegt werden, liegen in der Folge der Kartenliste, die letzte oben.
book-crusade-hurricane = Orkan
    .tip = Wird eine Karte gebraucht und der Stapel ist leer, wird die Ablage gemischt. Ist auch sie leer, kommt ein Orkan: Von dem an, der am Zug ist, legt jeder alle Ladung und die halbe Hand ab, nach eigener Wahl. Dann wird das gemischt.
book-crusade-docked = Im Hafen
    .text = Wer im Hafen liegt, tut in jedem Zug eines davon und bleibt, solange er will. Ein Auftrag, der sich in der Stadt erfüllen lässt, wird erfüllt, sobald du anlegst und nach jeder Handlung dort.
book-crusade-gather = Mannschaft anheuern
    .tip = Zieh eine Karte auf die Hand, wenn dort Platz ist.
book-crusade-magistrate = Zum Magistrat
    .tip = Hast du keinen unerfüllten Auftrag, zieh einen, verdeckt. Mit einem Flaggschiff sieh dir zwei an, behalt einen und leg den anderen ab.
book-crusade-bribe = Bestechen
    .tip = Mit dem Bonus Bestechung: Leg eine Ladung Gewürze und einen unerfüllten Auftrag ab und zieh einen anderen Auftrag.
book-crusade-relinquish = Zurückgeben
    .tip = Leg einen unerfüllten Auftrag ab, damit der Magistrat einen anderen für dich hat.
book-crusade-wait = Warten
    .tip = Lass den Zug im Hafen verstreichen.
book-crusade-trade = Handel
    .text = Eine Handlung im Hafen. Leg eine oder mehrere Karten aus Hand und Laderäumen ab; danach muss ein Laderaum frei sein. Für ihre Tonnen zusammen kaufst du ein. Ladung wird in deine Laderäume gezogen, Karte für Karte, bis so viele Tonnen gezogen sind oder mehr, oder bis die Laderäume voll sind.
book-crusade-mark = Woher Ware kommt
    .tip = Ladung, die in einer Stadt geladen wurde, gekauft oder geplündert, trägt an Bord das Zeichen dieser Stadt, auch nachdem sie geraubt wurde. In ebendieser Stadt wird sie nie abgeliefert. Ladung aus dem neutralen Hafen kann überallhin.
book-crusade-joker-trade = Ein Joker im Handel
    .tip = War unter den abgelegten Karten ein Joker, und jedes Mal, wenn einer gezogen wird, wählst du, solange eine Karte in der Ablage liegt: wie gezeigt, also zehn Tonnen, gezogen als Gewürze in einem Laderaum; oder füllen, dann wird nicht mehr gezogen: Nimm beliebig viele Karten der Ablage in die freien Laderäume, wie schwer sie auch sind, nur keine Joker. Ein gezogener Joker wird dann abgelegt. Auch von der Hand darf ein Joker für eine Ladung gespielt werden, bevor sie gezogen wird.
book-crusade-disembark = Auslaufen
    .text = Eine Handlung im Hafen, wenn du eine Handkarte hast. Zieh eine Karte. Ist sie von deiner Nation, kommt die ganze Mannschaft mit. Wenn nicht, behältst du so viele Handkarten, wie ihre Mannschaftszahl sagt, nach deiner Wahl. Die Karte und die Stadt kommen in die Ablage, und du bist auslaufbereit: Du segelst mit deinem nächsten Zug.
book-crusade-loyal = Treue Mannschaften
    .tip = Auf dem Schiff eines Jokers und mit dem Bonus Treue Mannschaft verlierst du beim Auslaufen nie jemanden.
book-crusade-joker-disembark = Ein Joker dafür
    .tip = Statt zu ziehen gespielt, füllt er deine Hand vom Stapel bis zur Grenze, und du segelst sofort, mit einer Handlung auf See in ebendiesem Zug.
book-crusade-look = Ein Schiff suchen
    .text = Auf See. Deck eine Karte auf: Diesem Schiff begegnest du. Ein freundliches, von deiner Nation, gibt dir eine Karte vom Stapel, wenn du Platz hast. Gegen einen Feind heißt es kämpfen, fliehen, statt seiner einen Spieler herausfordern oder nachgeben. Am Ende wird das Schiff abgelegt, wenn es nicht erbeutet wurde.
book-crusade-foe = Ein Feind
    .tip = Kämpfe, wenn deine ganze Hand ihn schlagen kann oder einen Joker hat. Flieh, wenn du wirklich leichter bist; vorher darfst du Ladung über Bord werfen, wenn du dadurch leichter werden kannst. Fordere statt seiner einen Spieler auf See heraus, dessen Schiff von seiner Nation ist. Oder gib nach.
book-crusade-yield = Abgewehrt
    .tip = Wer nachgibt, oder wem im Kampf Kanonen fehlen, der wird abgewehrt: Leg Handkarten mit mindestens so vielen Kanonen ab, wie das Schiff wert ist, keine davon zu viel, oder die ganze Hand, wenn sie nicht so viele hat. Im Kampf verbrauchte Karten zählen mit.
book-crusade-ace = Ein Ass
    .tip = Ist ein anderer Spieler auf See, musst du statt des Schiffs einen von ihnen bekämpfen, gleich welcher Nation. Ist niemand dort, ist es ein Schiff wie jedes andere.
book-crusade-fleet = Die Schatzflotte
    .tip = Ein aufgedeckter Joker ist die Schatzflotte, eine weitere Karte ihr Geleitschiff. Du darfst gegen 10 und den Wert des Geleitschiffs zusammen kämpfen, wenn sich das gewinnen lässt oder du einen Joker hast; niemand flieht. Gewinnst du, ist der Joker ein erfüllter Auftrag, und das Geleitschiff gilt als versenkt; sonst gibt es keine Beute. Verzichtest du oder reicht es nicht, geschieht nichts weiter.
book-crusade-declare = Freund oder Feind
    .tip = Der Kapitän auf dem Schiff eines Jokers hat keine Nation und sagt von jedem gefundenen Schiff und jeder Stadt, ob sie Freund oder Feind sind.
book-crusade-flight = Gewicht und Flucht
    .text = Fliehen darf, wer wirklich leichter ist; gleich schwer reicht nicht. Du wiegst die Größe deines Schiffs und die Tonnen deiner ganzen Ladung. Ein Schiff, dem du begegnest, wiegt das Doppelte seines Werts und flieht selbst nie. Vor der Flucht darfst du Ladung über Bord werfen, Stück für Stück, solange du dadurch leichter werden kannst.
book-crusade-fast = Schnelle Schiffe
    .tip = Eine schnelle Galeone, die Dame, ist auf der Flucht { $data-fast-galleon ->
        [one] eine Tonne
       *[other] { $data-fast-galleon } Tonnen
    } leichter, ein Schiff mit schneller Takelung { $data-rigged-for-speed ->
        [one] eine Tonne
       *[other] { $data-rigged-for-speed } Tonnen
    }. Auch eine Dame, der du begegnest, ist so viel leichter.
book-crusade-town = Die nächste Stadt ansteuern
    .text = Auf See. Deck eine Karte auf: Diese Stadt liegt vor dir. In einer freundlichen, von deiner Nation, legst du umsonst an. Anderswo desertiert einer: Leg eine Handkarte ab, doch nie deine letzte. Oder bleib draußen; dann wird die Stadt abgelegt. Im Hafen erfüllst du die Aufträge, die diese Stadt erfüllt.
book-crusade-cove = Piratenbucht
    .tip = Ein Joker ist eine Bucht, ob er aufgedeckt oder als Stadt gespielt wurde, und eine Buchtkarte ist auch eine. Du legst dort an wie in einer freundlichen Stadt und wählst eins von dreien: Füll deine Hand vom Stapel; oder zieh zwei Karten, nimm eine als dein Schiff und leg die andere, das alte Schiff und alle Ladung ab; oder zieh einen Auftrag, auch wenn du andere hast, und eine Ladung.
book-crusade-combat = Kampf
    .text = Die Stärke eines Schiffs ist sein Wert, die einer Stadt das { $data-town-strength }-Fache. Wähl Handkarten, mindestens eine. Jede zählt ihre Kanonen und { $data-own-nation } mehr, wenn sie von deiner Nation ist. Du brauchst mehr als die Stärke. Alle gewählten Karten werden abgelegt, wer auch gewinnt.
book-crusade-guns = Mehr Kanonen
    .tip = Einmal je Kampf: { $data-ship-of-the-line } mehr mit einem Linienschiff, dem Buben; { $data-tough-crew } mehr mit dem Bonus Harte Burschen; { $data-powder-cache } mehr mit einem Pulverlager, das dann abgelegt wird.
book-crusade-joker-combat = Ein Joker im Kampf
    .tip = Er zählt zehn Kanonen und bringt dir ein Schiff zu Hilfe: Eine Karte wird gezogen, und auch ihr Wert zählt. Ist es wieder ein Joker, zählt er zehn, und noch eine wird gezogen. Mit einem Joker darfst du kämpfen, auch wenn deine Kanonen noch nicht reichen.
book-crusade-sunk = Ein versenktes Schiff
    .tip = Nimm seine Karte: auf die Hand, in einen freien Laderaum oder als Auftrag; oder lass sie liegen.
book-crusade-attack = Die Stadt angreifen
    .tip = Eine Handlung im Hafen, in einer Stadt, die nicht von deiner Nation und in diesem Aufenthalt noch nicht erobert ist; nie in einer Bucht oder im neutralen Hafen. Du brauchst eine Hand, die sie schlagen kann, oder einen Joker. Reicht es nicht, sind nur die Karten verloren.
book-crusade-conquered = Eine eroberte Stadt
    .tip = Zieh Ladung, solange Laderäume frei sind, und hör auf, wann du willst. Die Stadt gilt als freundlich, bis du ausläufst, und erfüllt deine Aufträge, doch nicht mit Ware von hier. Sie behält ihre Nation; für Lieferungen mit Pokerkarten gilt sie als deine.
book-crusade-duel = Ein Duell
    .text = Zwischen zwei Spielern auf See. Zuerst darf fliehen, wer am Zug ist, dann der andere: Ladung über Bord werfen, fliehen, wenn er leichter ist, oder bleiben. Dann wählen beide heimlich eine Handkarte, und beide werden gezeigt. Die höhere gewinnt: ihre Kanonen, { $data-own-nation } mehr für die eigene Nation, { $data-ship-of-the-line } mehr mit einem Linienschiff, { $data-tough-crew } mit Harten Burschen, { $data-powder-cache } mit einem Pulverlager. Gleiche Karten werden beide abgelegt, und es geht von vorn los.
book-crusade-duel-end = Wer ein Duell gewinnt
    .tip = Die Karte des Siegers wird abgelegt, die des Verlierers kommt auf die Hand des Siegers. Dann darf der Sieger eins davon nehmen: eine zufällige Handkarte des Verlierers, einen zufälligen unerfüllten Auftrag, einen Laderaum nach Wahl. Hat der Verlierer keine Karte mehr, werden Aufträge dadurch erfüllt, die ein Schiff versenken wollen.
book-crusade-duel-joker = Ein Joker im Duell
    .tip = Er zählt zehn und bringt ein Schiff, wie in jedem Kampf; zuerst bei dem, der am Zug ist.
book-crusade-duel-empty = Keine Karte mehr
    .tip = Wer nach einem Gleichstand keine Karte mehr hat, verliert. Haben beide keine, endet das Duell, und beide scheiden aus.
book-crusade-missions = Aufträge
    .text = Der Rang einer Karte sagt, welcher Auftrag sie ist. Erfüllte Aufträge zählen für das Lösegeld, { $data-missions ->
        [one] einer gewinnt
       *[other] { $data-missions } gewinnen
    }. Alle, die sich erfüllen lassen, werden erfüllt, der älteste zuerst, ohne zu fragen; nur welche Ware eine Lieferung bezahlt, sagst du. Durch Beute und Buchten kannst du mehrere zugleich haben.
book-crusade-destination = Wohin geliefert wird
    .tip = Die gedruckten Karten nennen auf jeder Lieferung eine Nation. Mit Pokerkarten ist es irgendeine Stadt deiner eigenen Nation.
book-crusade-bonuses = Boni
    .text = Der Rang einer Karte sagt, welcher Bonus sie ist. Zwei davon gelten einmal und werden dann abgelegt.
book-crusade-end = Das Ende
    .text = Wer { $data-missions ->
        [one] einen Auftrag
       *[other] { $data-missions } Aufträge
    } erfüllt hat, gewinnt sofort. Ist vorher die letzte Runde vorbei, gewinnt, wer die meisten Aufträge erfüllt hat, dann, wer die meisten Karten auf der Hand und in Laderäumen hat; sonst wird der Sieg geteilt. Allein hast du dann verloren; gewinnst du allein, ist dein Ergebnis die Zahl der Runden.
book-crusade-rover = Computerpiraten
    .text = Plätze, an denen niemand sitzt, kann das Spiel übernehmen, nach Regeln, die sich nachlesen lassen. Ein Freibeuter kennt, was offen liegt, und seine eigenen Karten, zieht keine Lose und blufft nie. Er holt einen Auftrag, kauft die Ware dafür, heuert so viele an, wie der Auftrag braucht, und segelt los. Eine Handkarte ist ihm ihre Kanonen wert, eine mehr bei eigener Nation, fünf mehr als Joker; was am wenigsten wert ist, geht zuerst.

## The rulebook of Pirate Crusades: the Long Game

book-crusade-long-goal = Das lange Spiel
    .text = Kapitäne kreuzen auf einem Meer aus 25 Karten, werden gesucht, beraubt und gefürchtet. Wer zuerst berüchtigt ist, gewinnt. Aus ist es für dich, wenn dich ein Sturm der Stufe { $data-most-storms } trifft oder wenn du ohne Ruf und ohne Reichtum gestrandet bist. Was Karten sind, Kampf, Handel und Aufträge, ist wie im kurzen Spiel, soweit hier nichts anderes steht.
book-crusade-long-setup = Aufbau der See
    .text = Der Seestapel hat 4 Ecken, 15 Kapitäne, { $data-open-sea } Karten offener See, 7 Inseln, { $data-storms } Stürme und 4 Ruftafeln. Jeder bekommt einen Kapitän und eine Tafel; die anderen Kapitäne werden eingemischt. Die Ecken liegen offen, dazwischen 21 Karten verdeckt. Jeder beginnt mit einem Schiff der Größe { $data-ship } in der Ecke seiner Nation, mit { $data-hand ->
        [one] einer Handkarte
       *[other] { $data-hand } Handkarten
    } und ohne Auftrag. Die erste gezogene Karte jeder Nation ist der Hafen ihrer Ecke.
book-crusade-long-captain = Dein Kapitän
    .tip = Seine Nation ist deine, unter welcher Flagge dein Schiff auch gebaut wurde. Jeder Kapitän hat eine Schwäche, die vor den Regeln geht.
book-crusade-long-size = Größe
    .tip = So viele Handkarten und Laderäume, wie die Mannschaftszahl des Schiffs sagt. Jede Lieferung füllt einen Laderaum, denn ihre Ware kommt mit ihr.
book-crusade-long-flaws = Die Schwächen der Kapitäne
    .text = Jeder Kapitän hat eine Schwäche, und sie geht vor den Regeln. Sie gilt für die Kapitäne der Spieler; die anderen auf dem Meer haben keine.
book-crusade-long-fame = Ruf und Reichtum
    .text = Der Ruf geht von 0 bis { $data-infamous }: unbekannt, bemerkt, geachtet, gefürchtet, Schrecken der See, Legende, berüchtigt. Er steigt durch Geiseln, die in einen fremden Hafen oder eine Bucht kommen, durch eroberte Städte, durch Kapitäne und Spieler, die sich ergeben, und durch Protzen. Er sinkt, wenn du dich einem Spieler ergibst und wenn ein neues Schiff mit ihm bezahlt wird. Der Reichtum geht von 0 bis { $data-most-riches } Dublonen: Eine ist { $data-one-tons } Tonnen wert, zwei { $data-two-tons }, drei { $data-three-tons }.
book-crusade-long-noticed = Bemerkt, gefürchtet
    .tip = Ein Bonus: Eine Karte wird gezogen, und ihr Bonus ist deiner. Er geht mit der Stufe verloren, der neueste zuerst, und kommt nicht wieder.
book-crusade-long-respected = Geachtet
    .tip = Dein Schiff zählt eins größer: Größe, Mannschaft und Laderäume.
book-crusade-long-dreaded = Schrecken der See
    .tip = Kleinere Schiffe ergeben sich einfach, wer auch angreift: Keine Karten werden verbraucht, der Kapitän ist deine Geisel, und das Schiff kannst du nehmen. Ruf bringt das keinen.
book-crusade-long-turn = Ein Zug auf See
    .text = Im Hafen tust du eines. Segelnd darfst du fahren, angreifen und anlegen, in dieser Folge, jedes höchstens einmal; oder statt allem graben. Ein Sturm, wo du bist, kostet dich den Zug. Ohne Handkarte treibst du, und dein Zug ist vorbei.
book-crusade-long-docked = Mehr zu tun im Hafen
    .text = Anheuern, Magistrat, Bestechen, Zurückgeben, Warten und Auslaufen sind wie im kurzen Spiel. Eine Lieferung kommt mit ihrer Ware und braucht einen Laderaum: Ist keiner frei, gib vorher welche her, in einem Verkauf, der nichts kostet.
book-crusade-long-buy = Kaufen
    .tip = Für eine bis drei Dublonen, für hergegebene Laderäume oder beides: Tonnen zusammen, dann wird Ladung gezogen wie im Handel. Handkarten gibt man nicht.
book-crusade-long-sell = Verkaufen
    .tip = Gib Laderäume von zusammen { $data-one-tons ->
        [one] einer Tonne
       *[other] { $data-one-tons } Tonnen
    } oder mehr: eine Dublone dafür, zwei für { $data-two-tons }, drei für { $data-three-tons }. Ein Verkauf im Zug, und nie Aufträge.
book-crusade-long-attack = Den Hafen angreifen
    .tip = Seine Stärke ist das { $data-long-town-strength }-Fache seines Werts. Gewinnst du, bekommst du einen Punkt Ruf und darfst plündern, und ein Hafen deiner Nation tritt an seine Stelle.
book-crusade-long-map = Eine Schatzkarte kaufen
    .tip = Für { $data-map-price ->
        [one] eine Dublone
       *[other] { $data-map-price } Dublonen
    } wird eine Karte ungesehen vergraben, an einem Ort, den nur du kennst. Eine Schatzkarte zugleich, und keine, solange eine Truhe an Bord ist.
book-crusade-long-flaunt = Protzen
    .tip = { $data-flaunt-price ->
        [one] Eine Dublone
       *[other] { $data-flaunt-price } Dublonen
    } für einen Punkt Ruf.
book-crusade-long-bigger = Größeres Schiff
    .tip = Nimm aus der Ablage ein Schiff, das um eins größer ist als deins, für { $data-bigger-ship ->
        [one] eine Dublone
       *[other] { $data-bigger-ship } Dublonen
    }, oder um zwei größer für { $data-biggest-ship }.
book-crusade-long-move = Fahren
    .text = Fahr nach Norden, Osten, Süden oder Westen auf die nächste Karte, doch nie gegen den Pfeil der Karte, die du verlässt. Von Inseln, Ecken und Flaute fährst du überallhin. In Stürme darf man hinein, doch sie beenden den Zug.
book-crusade-long-uncover = Unbekannte See
    .tip = Eine verdeckte Karte wird aufgedeckt. Ein Kapitän liegt dort mit einem Schiff, das für ihn gezogen wird, ein Sturm liegt dort, und eine weitere Karte folgt, bis offene See oder eine Insel der Grund ist. Der Hafen einer Insel wird gezogen; ein Joker ist eine Piratenbucht. Von zwei Kapitänen bleibt der mit dem größeren Schiff.
book-crusade-long-ambush = Angegriffen
    .tip = Kommst du irgendwohin, greift ein feindlicher Kapitän an, wenn sein Schiff größer ist als deins und du { $data-tempting-holds ->
        [one] einen vollen Laderaum
       *[other] { $data-tempting-holds } volle Laderäume
    } hast. Mit einer Truhe an Bord greift jeder Kapitän an.
book-crusade-long-combat = Kampf mit einem Kapitän
    .text = Eine Karte wird für die mittleren Kanonen gezogen. Seine Stärke ist der Wert des Schiffs mal dem Wert dieser Karte. Kämpfen, fliehen, über Bord werfen oder nachgeben wie im kurzen Spiel; du wiegst dich mit Schiff und Kanonen. Mit mehr als der Stärke gewinnst du: Die gezogene Karte ist Beute, der Kapitän deine Geisel. Mit mehr als der doppelten Stärke ergibt er sich: ein Punkt Ruf, und sein Schiff kannst du nehmen. Kapitäne der eigenen Nation greift niemand an.
book-crusade-long-fleet = Eine Schatzflotte
    .tip = Sind die mittleren Kanonen ein Joker, werden ein Geleitschiff und neue Kanonen gezogen: Schiff und Geleit kämpfen zusammen. Geschlagen bringen sie den Kapitän, eine Dublone und einen Punkt Ruf, doch keine Beute.
book-crusade-long-beaten = Abgewehrt
    .tip = Wie im kurzen Spiel, gegen den Wert des Schiffs; dazu sind deine schwerste Ladung und eine Truhe verloren.
book-crusade-long-joker = Ein Joker im Kampf
    .tip = Er zählt zehn und bringt Schiff und Kanonen: die Werte zweier gezogener Karten miteinander malgenommen.
book-crusade-long-seize = Ein Schiff nehmen
    .tip = Lass es; schlepp es als Prise, für eine Handkarte; nimm es für dich; oder nimm es und schlepp das alte.
book-crusade-long-dock = Anlegen
    .text = In einem Hafen deiner Nation und in einer Bucht legst du umsonst an, sonst für eine Handkarte, nie die letzte. Dann wird alles abgerechnet, ohne zu fragen: Eine Truhe zahlt ihren Wert, eine Prise eine Dublone, jede Geisel einer anderen Nation einen Punkt Ruf, jeder erfüllte Auftrag eine Dublone. In einer Bucht zählen alle Geiseln, und beim ersten Besuch wählst du wie im kurzen Spiel.
book-crusade-long-treasure = Schätze
    .text = Am Ort deiner Schatzkarte darfst du statt eines Zugs auf See graben, wenn dort kein Sturm ist und keine Truhe an Bord. Die vergrabene Karte ist die Truhe: Im nächsten Hafen zahlt sie ihren Wert in Dublonen. Bis dahin ist jeder Kapitän hinter ihr her.
book-crusade-long-cursed = Verfluchter Schatz
    .tip = Ein Joker im Boden: Nimm ihn, zehn wert, für die ganze Mannschaft bis auf eine Karte, oder lass ihn.
book-crusade-long-players = Kampf zwischen Spielern
    .text = Greif einen Spieler auf See an deinem Ort an, der von einer anderen Nation ist oder eine Truhe trägt. Beide wählen heimlich Handkarten, keine oder viele; wie viele, wird gezeigt, und noch dürfen beide fliehen. Dann wird alles aufgedeckt und abgelegt; die höhere Summe gewinnt, bei Gleichstand wird noch einmal gekämpft. Der Sieger nimmt den Kapitän als Geisel, mit seinen Geiseln, Karten, Aufträgen, Ladung und Truhe. Mehr als das Doppelte heißt sich ergeben: Das Schiff kann genommen werden, einer gewinnt einen Punkt Ruf, einer verliert einen.
book-crusade-long-hostage = Ein Spieler als Geisel
    .tip = Seine Züge fallen aus, bis ein Hafen ihn an Land setzt, oder bis zum { $data-hostage-turns }. solchen Zug, wenn er in den nächsten Hafen entwischt. Reichtum, Ruf, Boni und vergrabenen Schatz behält er.
book-crusade-long-round = Das Ende einer Runde
    .text = Auf offenen Karten mit einem Pfeil ziehen Stürme einen Schritt mit ihm; Kapitäne und treibende Spieler ebenso, wo kein Sturm liegt. Was das Meer verlässt, wird abgelegt, treibende Spieler bleiben darauf. Auf Karten ohne Wind verliert ein Sturm eine seiner Karten. Dann ist eine Karte des Seestapels das Ereignis.
book-crusade-long-event = Ereignisse
    .tip = Offene See: nichts. Ein Kapitän oder ein Sturm erscheint an einem zufälligen Ort. Eine Insel: Der kleinste Inselhafen einer anderen Nation wechselt den Besitzer.
book-crusade-long-random = Ein zufälliger Ort
    .tip = Zwei Karten: Der Wert der ersten sagt die Spalte, der der zweiten die Reihe, je zur Hälfte, aufgerundet.
book-crusade-long-storm = Stürme
    .text = Zu Beginn deines Zugs trifft dich ein Sturm an deinem Ort, auch im Hafen: Eine Karte kostet den Zug, zwei dazu die halbe Hand, drei dazu alle Ladung und Lieferungen. { $data-most-storms } zerstören sofort alles, was dort ist.
book-crusade-long-adrift = Treibend und gestrandet
    .text = Treibend wartest du, oder du verlässt das Schiff, wo ein Hafen ist; vom { $data-longboats }. Zug an bringen dich Boote zum nächsten. Schiff, Aufträge, Ladung, Prise und Truhe sind dann verloren, und du bist gestrandet. Am Ende einer Runde beendet das ein Kapitän an deinem Ort: Ein Feind setzt dich an Land, ein Freund gibt dir eine Mannschaftskarte, und du segelst wieder.
book-crusade-long-new-ship = Ein neues Schiff
    .tip = Gestrandet zahlst du einen Punkt Ruf: Das größte Schiff, das du bekommst, ist dann um { $data-new-ship } größer als der Ruf, der bleibt. Ohne Ruf zahlst du allen Reichtum: die Hälfte davon, aufgerundet. Nimm ein passendes Schiff aus der Ablage, oder zieh, bis eines passt.
book-crusade-long-end = Wie das lange Spiel endet
    .text = Wer berüchtigt ist, gewinnt sofort. Sind die Runden vorbei, gewinnt der höchste Ruf, dann der Reichtum, dann das größere Schiff, sonst wird der Sieg geteilt. Auch wer als Letzter nicht ausgeschieden ist, gewinnt.
book-crusade-long-fishing = Kein Angeln
    .tip = Eine Hausregel: Einen Kapitän, dem du entflohen bist, darfst du erst wieder angreifen, wenn einer von euch weitergefahren ist.
book-crusade-long-rover = Computerpiraten im langen Spiel
    .tip = Ein Freibeuter protzt, sobald er kann, kauft größere Schiffe bis zur Größe sechs, verkauft alle Ladung und holt sich einen Auftrag oder eine Karte. Er greift Kapitäne an, deren Schiff höchstens ein Drittel seiner Hand wert ist, und flieht, wenn der Kampf zu teuer wird. Sonst steuert er den Ort an, der für den Weg am meisten wert ist: einen Hafen für Truhe oder Prise, für Geiseln, einen Kapitän, den er angreifen würde, seinen Schatz, einen Hafen für einen Auftrag, einen befreundeten Hafen, unerforschte See.

## Das Regelheft von Cursed Seas

book-seas-goal = Das Gold
    .text = Zwei bis vier Flotten kleiner Schiffe segeln auf einer offenen Matte, gemessen mit zwei Stäben. Auf wilden Inseln liegen Münzen; wer das meiste Gold auf die eigene Heimatinsel bringt, siegt. Von zweien siegt sofort, wer mehr als die Hälfte des gesamten Goldes gelöscht hat. Sonst endet die Partie, wenn alles Gold gelöscht ist, wenn die Hälfte der Spieler nie mehr fahren kann, oder nach der letzten Runde. Bei Gleichstand entscheidet, was übrig ist, dann stehende Masten.
book-seas-setup = Aufbruch
    .text = Jeder hat eine Flotte für dieselbe Bausumme. Ein Würfel sagt, wer beginnt. Reihum legt jeder Inseln, { $data-islands-each } für jeden, und Gelände, wenn das vereinbart ist; dann wählt je der vorige Spieler die Heimat des nächsten, und der legt seine Schiffe an ihre Liegeplätze. Mannschaft und Ausrüstung gehen verdeckt an Bord oder warten daheim. Alle Münzen werden gemischt und liegen verdeckt auf den wilden Inseln.
book-seas-ships = Schiffe und Ungeheuer
    .text = Die Karte eines Schiffs sagt, wie viele Masten es hat, wie viel es trägt, wie weit es fährt, und welche Kanone an jedem Mast steht, vom Bug an. Seine Schlagwörter sagen, was nur es kann.
book-seas-creatures = Ungeheuer
    .tip = Sie haben Glieder statt Masten, keinen Kurs und keinen Laderaum. Sie fahren und schießen nur, und sind mit ihrem letzten Glied fort.
book-seas-turn = Ein Zug
    .text = Zuerst sinken angebohrte Schiffe, Eisberge treiben, und es wird geschaut. Dann gibt der Spieler in beliebiger Folge Befehle: Jedes Schiff und Ungeheuer darf eine Aktion haben, alles andere kostet keine. Danach ist der Nächste im Uhrzeigersinn am Zug.
book-seas-moving = Fahren
    .text = Eine Fahrt ist eine Folge von Stäben, etwa S und L. Vor jedem Stab dreht das Schiff um seinen Bug, höchstens 90° nach jeder Seite; dann segelt es geradeaus, so weit wie der Stab oder weniger. Langschiffe und Ungeheuer drehen in jede Richtung.
book-seas-docking = Anlegen
    .text = Ein Schiff, das eine Insel neu berührt, legt dort an, wo immer es sie berührt. Die Heimat eines Gegners hält es auf Abstand.
book-seas-shooting = Schießen
    .text = Jede stehende Kanone schießt einmal, jede auf ihr eigenes Ziel, eine nach der anderen. Ein Wurf über ihrem Rang trifft.
book-seas-ram = Rammen und Entern
    .text = Nach einer Fahrt oder einer Schussaktion rammt ein Schiff, dessen Bug ein feindliches berührt. Rammen versenkt nie. Nach jedem Rammen darf eine der Seiten ein Enterkommando schicken.
book-seas-tow = Schleppen, Versenken, Ausbessern
    .text = Schiffe ohne Masten sind nicht verloren: Man schleppt sie heim, bessert sie dort aus, oder versenkt sie, ehe andere sie haben.
book-seas-terrain = Gelände
    .text = Gelände wirkt, wo eine Fahrt zum ersten Mal darüber kommt, und nicht, solange das Schiff schon vorher darin lag.
book-seas-explore = Erkunden
    .text = Was auf einer Insel liegt, sieht nur, wer sie erkundet. Einzigartige Schätze müssen mit; Münzen, Mannschaft und Ausrüstung, wie sie Platz haben.
book-seas-islands = Inseln
    .text = Auf wilden Inseln liegen Schätze. { $data-mysterious-islands } der zwölf sind rätselhaft: Ein Würfel bei jedem Anlegen sagt, was sie tun. Eine Heimat wirkt nicht so.
book-seas-forts = Forts
    .text = Mit ihnen wird wahlweise gespielt. Eine Insel mit einem Fort ist für andere geschlossen wie eine Heimat und birgt Gold wie eine.
book-seas-cards = Mannschaft, Ausrüstung, Ereignisse
    .text = Sie werden mit der Flotte gekauft. Mannschaften an Bord dürfen zusammen nicht mehr kosten als ihr Schiff, und so für sich auch die Ausrüstung.
book-seas-crew = Mannschaft
    .tip = Mannschaften wirken an Bord von Schiffen ihrer Nation. Jedes verbundene Paar an Bord schafft { $data-link ->
        [one] einen Platz
       *[other] { $data-link } Plätze
    } mehr.
book-seas-equipment = Ausrüstung
    .tip = Ausrüstung wirkt an Bord jedes Schiffs.
book-seas-events = Ereignisse
    .tip = Sie werden verdeckt gehalten, kosten keine Aktion und sind fort, wenn sie gespielt sind.
book-seas-hidden = Was verdeckt ist
    .text = Mannschaft und Ausrüstung liegen verdeckt, bis zum ersten Mal zählt, was sie tun. Ereignisse, Münzen an Bord, und was auf Inseln angesehen wurde, kennen nur ihre Spieler. Lage, Masten, Festgehaktes und Geschlepptes liegen offen.
book-seas-end = Das Ende
    .text = Wenn die Partie endet, zählt das Gold daheim; ab drei Spielern auch, was an Bord eigener Schiffe ist, die weder gestrandet noch verirrt sind.

## Words of texts that a tip explains, by what the rulebook tells of: the name, and other forms that it is found by

book-words =
    .water-haunted = Spukwasser, Spukfeld, Spukfelder, Spukfeldern
    .water-calm = Ruhiges Wasser, ruhigem Wasser, ruhigen Wasser
    .book-tidal = Gezeitenwasser
    .tide-in = Flut
    .tide-out = Ebbe
    .wind-fair = Brise
    .wind-storm = Sturm
    .wind-becalmed = Flaute
    .wind-mermaids = Nixenhauch
    .ground-harbour = Hafen
    .ground-shore = Ufer
    .grigri = Gri-Gri
    .book-ring-grigri = Gri-Gri
    .cause-jail = Kerker
    .book-bag = Beutel
    .book-match = Paar
    .book-ritual = Ritual, Rituale, Ritualen, Rituals, Ritualtafel
    .book-broadside = Breitseite, Breitseiten
    .book-ring-broadside = Breitseite, Breitseiten
    .book-fights = Entern, entere, enterst, entert, geentert
    .book-ring-fights = Entern, entere, enterst, entert, geentert
    .piece-whirlpool = Strudel
    .feature-portal = Portal, Portale, Portals
    .book-current = Strömung, Strömungen
    .book-fleet = Spanische Flotte, Spanischen Flotte
    .book-map = Schatzkarte, Schatzkarten
    .book-star = Stern, Sterne, Sternen
    .barrel-stars = Sternefass
    .feature-night-watch = Nachtwache
    .card-jax = Jax
    .card-tok = Tok
    .card-hoodoo = #oodoo
    .card-tix = Tix
    .card-poppet = Karte Püppchen
    .book-poppets = Püppchen
    .object-compass = Kompass
    .object-morgans-eye = Morgans Auge
    .skull-unknown = Schädel, Schädeln
    .piece-compass = Kompassmarke, Kompass
    .piece-round = Rundenmarke
    .piece-figure = Figur, Figuren
    .piece-sun = Sonne
    .piece-moon = Mond
    .piece-time-out = Sanduhrplättchen
    .book-barrels = Fass, Fässer, Fässern
    .book-ring-barrels = Fass, Fässer, Fässern
    .book-dusk = Dämmerung
    .book-ring-dusk = Dämmerung
    .book-moonlight = Mondschein
    .book-ring-moonlight = Mondschein
    .book-dawn = Morgengrauen
    .book-ring-dawn = Morgengrauen
    .book-cursed = Verfluchte Piraten, Verfluchter Pirat, Verfluchten Piraten
    .book-ring-cursed = Verfluchte Piraten, Verfluchter Pirat, Verfluchten Piraten
    .ui-blessed = Gesegnete Karte, gesegnete Karten, gesegneten Karten
