### The lessons of Voodoo Island in German: what the guide says.
###
### `lesson-NAME` is what the lesson in the file NAME.ron is called, its `.about` what it teaches; `lesson-NAME-STEP` is what is
### said at a step, its `.other` what is said to whoever chooses something else there.

## A round

lesson-round = Eine Runde
    .about = Karte, Arbeit und Bewegung: die drei Lampen und die ersten Vorräte
lesson-round-explorer = Der rote Forscher gehört dir. Auf dieser Insel mit hundert Feldern suchst du heilige Schätze, so viele Tage lang, wie ausgemacht sind.
lesson-round-helicopter = Schätze zählen, sobald sie im Hubschrauber sind. Und am Ende des letzten Tages zählt nur, wer selbst darin sitzt: Alle anderen haben verloren.
lesson-round-lamps = Ein Tag hat fünf Tageszeiten, und in jeder hast du eine Runde mit drei Teilen: Karte, Arbeit, Bewegung. Die Lampen zeigen, welcher dran ist. Auf jeden darfst du verzichten, doch nie zurück.
lesson-round-buy = Die erste Lampe: Spiel eine Karte oder kauf eine. Noch hast du keine, also kauf: Klick auf den Kartenstapel rechts. Zwei beliebige Vorräte sind der Preis. Behalte die Stöcke für eine Fackel und zahle mit beiden Beeren.
    .other = Noch nicht, oder nicht damit: Aus den Stöcken wird eine Fackel. Zahle mit beiden Beeren.
lesson-round-bought = Die Karte ist auf deiner Hand, und nur du siehst sie: Zeig auf sie, um sie zu lesen. Sie sagt, wann sie gespielt wird und was sie tut, hat ein Tempo für Kämpfe und ist am Ende zwei Punkte wert.
lesson-round-helper = Die zweite Lampe: Stelle etwas her oder schick einen Helfer. Für eine Fackel fehlt dir Bärenfell. Schick einen Helfer auf dessen Platz neben der Insel: Er bringt sofort zwei.
    .other = In deiner Tasche fehlt Bärenfell. Schick einen Helfer auf dessen Platz, links neben der Insel.
lesson-round-step = Die dritte Lampe: Bewegung. Du hast zwei Schritte, und zwei Felder östlich liegen Beeren. Geh auf das erste davon.
    .other = Die Beeren liegen im Osten. Geh auf sie zu.
lesson-round-enter = Noch ein Schritt, auf die Stelle selbst.
    .other = Dort liegt nichts. Geh zu den Beeren.
lesson-round-pick-up = Auf einer Stelle, die du eben betreten hast, darfst du das Plättchen aufheben, einen Vorrat. Am Tag beendet das deine Bewegung. Heb es auf.
    .other = Wegen der Beeren bist du hier. Heb sie auf.
lesson-round-bag = Mehr war nicht zu tun, also endete deine Runde von selbst. Der Helfer bleibt bis zum Morgen auf seinem Platz; zwei hast du heute noch. Deine Tasche fasst zehn Dinge, und alle dürfen hineinsehen. Geheim sind nur Karten auf der Hand.

## Walking

lesson-walking = Gehen und Nebel
    .about = Felder und Würfel, Nebel, Herzen und ein Helfer für den weiten Weg
lesson-walking-cells = Jedes Feld hat zwei Zahlen: Die grüne ist die Reihe von oben, die schwarze die Spalte von links. Du stehst auf (5, 4). Zwei Würfel in diesen Farben wählen Felder durch Zufall.
lesson-walking-mist = Das ist Nebel. In jeder Morgendämmerung werden vier Felder gewürfelt, und dort liegt er dann, oder daneben, wo eine Stelle im Weg ist. Wer ihn betritt, verliert ein Herz, und ebenso, wen er überfällt.
lesson-walking-water = Auf (5, 7) liegt Wasser, drei Schritte entfernt, und du hast zwei. Die Lampe für die Karte ist schon aus, denn du hast keine und kannst nichts zahlen.
lesson-walking-helper = Ein Helfer kann mit dir gehen. Schick einen auf einen freien Werkzeugplatz vor dir: ein Schritt mehr, jetzt und in jeder Runde bis zum Aufräumen nach der Nacht.
    .other = Zwei Schritte sind einer zu wenig. Setz einen Helfer auf einen deiner Werkzeugplätze.
lesson-walking-into = Drei Schritte, und der gerade Weg führt durch Nebel. Das kostet ein Herz; außen herum sind es fünf Schritte. Geh hinein.
    .other = Dieser Weg ist für drei Schritte zu weit. Geh geradeaus, durch den Nebel.
lesson-walking-hurt = Ein Herz weniger, und jedes fehlende kostet am Ende einen Punkt. Ohne Herzen bist du tot: Alle Schätze sind verloren, und eine Runde später bringen die Würfel dich zurück. Im Nebel zu stehen schadet nicht weiter. Geh weiter.
    .other = Geradeaus liegt das Wasser. Geh nach Osten.
lesson-walking-on = Und auf die Stelle.
    .other = Ein Schritt nach Osten, und du bist da.
lesson-walking-pick-up = Heb das Wasser auf.
    .other = Nimm, wofür du kamst: Heb das Wasser auf.
lesson-walking-again = Damit endete deine Bewegung, und deine Runde auch, denn mehr war nicht zu tun. Nun ist die Stelle bis zum Aufräumen leer. Wer dann noch darauf steht, muss für das nächste Plättchen hinaus und wieder hinein.
lesson-walking-diagonal = Schritte sind gerade. Nur eine Karte, eine Inselkarte oder ein anderer, der einen Schatz trägt, lässt dich schräg gehen. Das hilft allen, die hinter dem Träger her sind.

## Tools

lesson-tools = Herstellen und Werkzeugplätze
    .about = Gegenstände, die wirken, und eine Fackel für die Nacht
lesson-tools-dusk = Es ist Abenddämmerung, die fünfte Tageszeit, und danach kommt die Nacht. In deiner Tasche liegen eine Landkarte, zwei Stöcke und ein Bärenfell.
lesson-tools-map = Gegenstände wirken auf einem Werkzeugplatz, und du hast zwei. Jederzeit in deiner Runde darfst du einen dorthin legen. Zieh die Landkarte auf einen: zwei Schritte mehr in jeder Runde.
    .other = Zuerst die Landkarte: Leg sie auf einen deiner Werkzeugplätze.
lesson-tools-card = Du hast keine Karte zum Ausspielen, und deine Vorräte sind für eine Fackel, also kauf keine. Weiter zur Arbeit.
    .other = Behalte deine Vorräte für die Fackel. Weiter zur Arbeit.
lesson-tools-craft = Arbeit: Aus zwei Stöcken und einem Bärenfell wird eine Fackel. Stelle sie her.
    .other = Alles für eine Fackel ist in deiner Tasche. Stelle sie her.
lesson-tools-torch = In der Tasche dient eine Fackel drei der Missionen. Doch auf einem Werkzeugplatz, bevor es Nacht wird, gibt sie dir eine ganze Runde bei Nacht. Leg sie auf deinen anderen Platz.
    .other = In der Tasche leuchtet sie nicht. Leg die Fackel auf deinen freien Werkzeugplatz.
lesson-tools-end = Bleib diesmal, wo du bist, und beende deine Runde.
    .other = Spar dir den Weg für die Nacht. Beende die Runde.
lesson-tools-night = Nacht. Wer eine Fackel hat, bekommt noch eine Runde, mit sechs Schritten; deine Landkarte gibt zwei dazu. Auch Karte und Arbeit gibt es, doch du hast nichts zu spielen und nichts zu zahlen.
lesson-tools-work = Helfer ließen sich noch schicken. Weiter zur Bewegung.
    .other = Behalte deine Helfer für eine andere Lektion. Weiter zur Bewegung.
lesson-tools-walk = Nachts beendet Aufheben deine Bewegung nicht. Südlich von dir liegen Stöcke: Geh dorthin.
    .other = Stöcke liegen näher. Geh nach Süden.
lesson-tools-sticks = Stöcke: Heb sie auf.
    .other = Wegen der Stöcke bist du hier. Heb sie auf.
lesson-tools-on = Und weiter: Zwei Schritte östlich liegen Steine.
    .other = Schritte sind noch übrig. Geh auf die Steine zu.
lesson-tools-farther = Noch ein Schritt.
    .other = Die Steine liegen neben dir. Geh dorthin.
lesson-tools-stones = Heb sie auf.
    .other = Wegen der Steine bist du hier. Heb sie auf.
lesson-tools-over = Aus einem Stock und zwei Steinen würde eine Axt: Sie dient Missionen, und auf einem Werkzeugplatz verletzt sie, wen du schlägst. Beende deine Nachtrunde.
    .other = Das genügt für eine Nacht. Beende die Runde.
lesson-tools-clean-up = Dann wurde aufgeräumt: Landkarte und Fackel sind von deinen Plätzen fort, Helfer zurück, alle Stellen haben ihr Plättchen. Die Tasche bleibt, wie sie ist. Überleg also gut, was auf einen Werkzeugplatz kommt, und wann.

## Missions

lesson-missions = Missionen
    .about = Ein Werkzeug, ein Schatz und der Weg zum Hubschrauber
lesson-missions-card = Das ist deine Missionskarte: Mission 4, die Schlangenhöhle. Sie verlangt eine Fackel in deiner Tasche, und du hast eine. Ihre Stelle leuchtet auf der Insel.
lesson-missions-pass = Du stehst gleich daneben. Dazu brauchst du weder Karte noch Arbeit: weiter zur Arbeit, ohne Karte.
    .other = Diese Karte wirst du noch brauchen. Weiter zur Arbeit.
lesson-missions-work = Und passe bei der Arbeit.
    .other = Behalte deine Helfer, bis du sie brauchst. Weiter zur Bewegung.
lesson-missions-step = Geh auf die Stelle. Wie bei Vorräten darf die Mission nur erfüllen, wer eben hierher gegangen ist.
    .other = Die Höhle liegt im Osten. Geh dorthin.
lesson-missions-do = Erfülle die Mission: Die Fackel ist verbraucht, und du trägst den Schlangenstab.
    .other = Dafür bist du gekommen. Erfülle die Mission.
lesson-missions-drawn = Du hast eine neue Missionskarte gezogen, denn es war deine letzte. Eine Mission beendet deine Bewegung, und mehr war nicht zu tun: Deine Runde ist vorbei.
lesson-missions-carry = Getragen ist nicht abgeliefert. Wer einen Kampf verliert, verliert, was er trägt, und solange du ihn hast, dürfen die anderen schräg gehen. Also zum Hubschrauber: Doch der steht sechs Schritte entfernt.
lesson-missions-flare = Du hast eine Leuchtpistole: Der Hubschrauber landet neu, ein bis drei Schritte von seinem Feld. Spiel sie.
    .other = So ist es zu weit. Spiel die Leuchtpistole.
lesson-missions-land = Er landet auf keiner Stelle und auf niemandem. Wähl (5, 6): Von dort sind es drei Schritte zu dir.
    .other = Dort wäre er weiter von dir entfernt. Wähl (5, 6).
lesson-missions-helper = Drei Schritte, und du hast zwei. Nimm einen Helfer mit, auf einem deiner Werkzeugplätze.
    .other = Ein Schritt fehlt. Setz einen Helfer auf einen Werkzeugplatz.
lesson-missions-first = Nun geh zum Hubschrauber.
    .other = Der Hubschrauber steht im Nordwesten. Geh dorthin.
lesson-missions-second = Weiter.
    .other = Noch zwei Schritte. Geh zum Hubschrauber.
lesson-missions-third = Und auf sein Feld: Was du trägst, wird sofort abgeliefert.
    .other = Der Hubschrauber steht neben dir. Geh dorthin.
lesson-missions-delivered = Zehn Punkte, wenn du am Ende an Bord bist. Nur der Tod kann sie dir noch nehmen. Einen zweiten Stab holt niemand, bevor beim Aufräumen ein neues Plättchen kommt.
lesson-missions-call = Der Hubschrauber lässt sich auch anders bewegen: durch einen Funkruf, oder durch einen Helfer auf seinem Platz, der eine Spalte oder Reihe würfelt. Mit der Landung am letzten Tag endet das alles.

## Battle

lesson-battle = Karten und Kämpfe
    .about = Texte und Tempo, ein Angriff und was man dabei verliert
lesson-battle-hand = Deine Karten. Im Kartenteil spielst du eine wegen ihres Textes; im Kampf zählt nur das Tempo in ihrer Ecke.
lesson-battle-medicine = Zwei deiner Herzen fehlen. Spiel die Buschmedizin: Für Kämpfe ist sie ohnehin zu langsam.
    .other = Behalte deine schnellen Karten. Spiel die Buschmedizin.
lesson-battle-axe = Blau trägt den Goldspiegel und steht in deiner Nähe. Mach dich bereit: Leg die Axt aus deiner Tasche auf einen Werkzeugplatz.
    .other = Zuerst die Axt: Leg sie auf einen deiner Werkzeugplätze.
lesson-battle-work = Herzustellen gibt es nichts. Weiter zur Bewegung.
    .other = Deine Helfer können warten. Weiter zur Bewegung.
lesson-battle-step = Weil Blau einen Schatz trägt, dürfen alle anderen schräg gehen. Geh auf Blaus Feld.
    .other = Blau steht im Südosten. Geh dorthin, schräg.
lesson-battle-attack = Auf demselben Feld darfst du angreifen, einmal je Runde; das beendet deine Bewegung. Greif Blau an.
    .other = Du kamst, um zu kämpfen. Greif Blau an.
lesson-battle-card = Wähl eine Karte, verdeckt. Blau wählt auch eine, und das höhere Tempo gewinnt. Nimm den Jäger mit Tempo 7; den Schutzbeutel behältst du besser, gegen Schaden.
    .other = Auch der Schutzbeutel würde gewinnen, doch ein andermal erspart er dir drei Schaden. Nimm den Jäger.
lesson-battle-plunder = Sieben gegen sechs: Du gewinnst. Nimm Blau einen Vorrat deiner Wahl.
    .other = Nimm irgendeinen Vorrat von Blau.
lesson-battle-lost = Blau verlor den Spiegel, nahm vier Schaden von deiner Axt und musste fort. Damit endete deine Runde, und in seiner kam Blau durch Würfel zurück. Die Karte des Spiegels kam unter den Missionsstapel. Wer angreift und verliert, dem geht es ebenso.
lesson-battle-warrior = Einheimische wie dein Jäger lassen sich auch im Kartenteil spielen, als Krieger gegen jeden auf der Insel. Wer eine Karte hat, die so schnell ist, hält sie auf.
lesson-battle-reaction = Schutzbeutel und Glücksknochen sind Reaktionen: Du wirst gefragt, wenn du sie nutzen kannst, in jeder Runde. Damit niemand sieht, wer eine hat, werden am Bildschirm alle gefragt: Jemand?

## Home

lesson-home = Der letzte Tag
    .about = Rechtzeitig an Bord und was am Ende zählt
lesson-home-last = „Der letzte Tag“ ist aufgedeckt: Seit gestern haben ihn alle kommen sehen. Der Hubschrauber ist gelandet und bewegt sich nicht mehr.
lesson-home-count = Es ist Nachmittag, und nur noch eine Runde kommt am Tag. Vier Schritte sind es zum Hubschrauber, und du hast zwei je Runde. Lass es nie so spät werden: ein Kampf, und du bleibst hier.
lesson-home-machete = Spiel den Machetenpfad: zwei Schritte mehr, und du bist jetzt schon da.
    .other = Karten sind Punkte, doch an Bord zu sein ist alles. Spiel den Machetenpfad.
lesson-home-craft = Ein Vorrat, der übrig bleibt, kostet einen Punkt, ein Gegenstand ist drei wert. Aus zwei Fisch und einem Wasser wird eine Landkarte: Stelle sie her.
    .other = Fisch und Wasser kosten dich nur Punkte. Stelle die Landkarte her.
lesson-home-first = Nun los: vier Schritte nach Osten. Klick auf den Hubschrauber, und du gehst gleich hin.
    .other = Der Hubschrauber steht im Osten. Geh hin.
lesson-home-second = Noch drei.
    .other = Weiter nach Osten, zum Hubschrauber.
lesson-home-third = Noch zwei.
    .other = Weiter nach Osten, zum Hubschrauber.
lesson-home-fourth = Und an Bord.
    .other = Der Hubschrauber steht neben dir. Geh dorthin.
lesson-home-aboard = Das Jadeidol ist abgeliefert, und du bist an Bord: Niemand kann dich mehr angreifen, berauben oder verletzen. Deine Runden hast du weiterhin, ohne Bewegung. Beende diese.
    .other = Behalte die Landkarte: Sie ist drei Punkte wert. Beende die Runde.
lesson-home-buy = Abenddämmerung. Zwei Stöcke sind übrig, zwei Punkte verloren. Kauf damit eine Karte: stattdessen zwei Punkte gewonnen.
    .other = Stöcke kosten am Ende Punkte. Zahle mit ihnen eine Karte.
lesson-home-work = Helfer brächten nur noch mehr Vorräte. Weiter zur Bewegung.
    .other = Keine Vorräte mehr. Weiter zur Bewegung.
lesson-home-over = Mehr Punkte sind nicht zu holen. Beende deine letzte Runde.
    .other = Behalte die Landkarte: Sie ist drei Punkte wert. Beende die Runde.
lesson-home-score = Deine Punkte: zehn je abgeliefertem Schatz, drei je Gegenstand, zwei je Expeditionskarte; einer weniger je Vorrat und fehlendem Herz. Blau kam nicht rechtzeitig und hat gar keine Wertung.
lesson-home-start = Ein Spiel beginnt mit einer Missionskarte, drei Helfern, sechs Herzen und leerer Tasche, wo immer die Würfel dich hinstellen. Nach der Regel hat es sieben Tage; fünf füllen einen Abend.
lesson-home-ready = Mehr brauchst du nicht. Halt die Maus über irgendetwas, um mehr darüber zu erfahren, drück F1 für das Regelheft, frag das Fernrohr um Rat und nimm eine Entscheidung mit der Rücktaste zurück.
