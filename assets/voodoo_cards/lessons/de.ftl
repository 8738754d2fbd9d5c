### The lessons of the Voodoo Pirate Card Game in German: what the guide says.
###
### `lesson-NAME` is what the lesson in the file NAME.ron is called, its `.about` what it teaches; `lesson-NAME-STEP` is what is
### said at a step, its `.other` what is said to whoever chooses something else there.

## The ring

lesson-ring = Rund um die Insel
    .about = Der Ring der Karten, eine Runde mit Dämmerung und Mondschein und die Karte Beute
lesson-ring-ship = Das rote Schiff gehört dir. Zwölf Karten liegen im Ring um die Voodoo-Insel, und Schiffe segeln rundherum, im Uhrzeigersinn oder dagegen. Wer die meiste Voodoo-Macht hat, gewinnt.
lesson-ring-value = Die Zahl auf einer Karte zählt am Ende für den, der dort liegt. Du liegst auf 8; mehr als 11 gibt es nicht, und die liegt auf grünem Spukwasser.
lesson-ring-marker = Die Rundenmarke rückt in jeder Dämmerung eine Karte weiter. Ist sie nach zwölf Runden wieder im Norden, endet die Reise, wo immer du bist: Eine Küste gibt es nicht.
lesson-ring-take = In der Dämmerung spielen alle verdeckt eine von fünf Karten, nur nicht die der letzten Runde; dein Jax ruht, und #oodoo liest sich „Voodoo“. Spiel Beute: Sie gibt dir zwei Dinge.
    .other = Diese Karte kommt in einer späteren Lektion dran. Spiel jetzt Beute.
lesson-ring-conjure = Alle Karten wurden aufgedeckt. Zweimal Beute in einer Runde hieße Kerker für beide. Nun ist der Mond bei dir: Beschwöre deine Karte mit dem Knopf.
    .other = Drehst du den Bug, endet dein Zug, und Beute wäre vertan. Beschwöre sie zuerst.
lesson-ring-first = Eine Münze ist ein Punkt. Eine Seele aus dem Beutel segelt, zahlt und feuert. Gegenstände kommen ungesehen vom Stapel oder oben von der Ablage. Klick an, was dir gefällt.
    .other = Nimm, was du magst: eine Münze, eine Seele oder einen Gegenstand von Stapel oder Ablage.
lesson-ring-second = Nun das Zweite, wieder vom Vorrat oder aus dem Beutel. Vier Seelen und drei Gegenstände passen an Bord; was du hast, steht unter „Dein Schiff“.
    .other = Nimm noch etwas: eine Münze, eine Seele oder einen Gegenstand.
lesson-ring-facing = Zuletzt drehst du den Bug in eine der beiden Richtungen: Dorthin tragen dich die Nixen, wenn ihr Wind aufkommt. Dann feuert dein Schiff quer über den Ring, zur Karte gegenüber. Dort liegt niemand.
    .other = Mehr braucht es in diesem Zug nicht. Dreh den Bug, wie du magst.
lesson-ring-dawn = Gelb hat Jax beschworen: Der Erste zieht damit eine Seele, der Zweite in derselben Runde zwei, der Dritte drei. Im Morgengrauen zog die Sonne weiter, und nun dämmert es wieder.

## Winds

lesson-winds = Winde und das Ritual
    .about = Die Karten der Winde, #oodoo, Seelen, die segeln, und Nixen
lesson-winds-card = Nord, Ost, Süd und West bleiben, wo sie sind, aber jede Karte hat auf der Rückseite einen Wind. Die mit dem Wind nach oben weht: hier der Osten mit dem Sturm.
lesson-winds-held = Karten mit grünem Kopf sind Spukfelder und gehorchen dem Wind. Im Sturm endet dort jede Fahrt, und das Schiff sitzt fest, doch niemand kann es beschießen. So geht es dir.
lesson-winds-call = Du und Gelb habt #oodoo gespielt, also dreht dein Ritual den Wind um zwei Viertel im Uhrzeigersinn, nach Westen. Beschwöre es.
    .other = Zwei Seelen warten an Bord, und der Wind hält dich fest. Beschwöre #oodoo.
lesson-winds-turned = Der Osten wurde zurückgewendet, der Westen umgedreht: Nixenhauch. Er trägt Schiffe von Spukfeldern fort, wohin ihr Bug zeigt, für je eine Münze. Dich trug er aus dem Sturm nach Süden.
lesson-winds-match = Wer eine Seele hat, darf sie legen und ein Feld segeln; neben einer Seele ihrer Farbe sind es ein oder zwei. Leg deine grüne Seele direkt neben die grüne.
    .other = Liegt keine ihrer Farbe daneben, trägt dich eine Seele nur ein Feld weit. Leg die grüne Seele über, unter oder neben die grüne.
lesson-winds-sail = Zwei Felder im Uhrzeigersinn liegt Spukwasser. Segle eins, zum Schädel: Was auf einer Karte liegt, gehört dir, wenn deine Fahrt dort endet.
    .other = Das wird die nächste Fahrt. Segle erst ein Feld im Uhrzeigersinn, zum Schädel.
lesson-winds-skull = Beim Schädel treiben Gegenstände vorbei: der oberste vom Stapel oder von der Ablage. Nimm den vom Stapel.
    .other = An Bord ist Platz für drei. Nimm den obersten vom Stapel.
lesson-winds-again = Gelb hat eine Seele gelegt und ist gesegelt. Wer #oodoo gespielt hat, legt eine zweite: Leg deine rote auf ein freies Feld der Tafel.
    .other = Im Laderaum nützt sie heute nichts. Leg sie auf ein freies Feld.
lesson-winds-mermaids = Ein Feld weiter liegt Spukwasser und dahinter der Westen, auch ein Spukfeld, solange sein Wind oben liegt. Mit Münzen an Bord schreckt dich das nicht: Segle im Uhrzeigersinn.
    .other = Dort ist wenig zu holen. Segle im Uhrzeigersinn, den Rest machen die Nixen.
lesson-winds-facing = Für zwei Münzen trugen dich die Nixen über eine Karte hinweg auf die nächste, die 10 wert ist. Ohne Münzen nehmen sie alle Seelen, ohne Seelen nichts. Dreh den Bug, wie du magst.
    .other = In diesem Zug bleibt nichts mehr zu tun. Dreh den Bug, wie du magst.
lesson-winds-four = Nord ist die Brise und tut nichts, Ost der Sturm, Süd die Flaute, die Schiffe ebenfalls festhält, West der Nixenhauch. Sieh nach, bevor du in grünes Wasser segelst.

## Objects

lesson-objects = Fässer und Gegenstände
    .about = Seelen für Fässer, die Sterne, Jax und die Gegenstandskarten
lesson-objects-barrels = Drei der vier Windrosenkarten zeigen ein Fass; der Süden liegt mit dem Wind nach oben und hat keins. In der Dämmerung stellt eine Seele, in den Beutel gezahlt, deine Figur auf eins.
lesson-objects-play = Sterne segeln sofort, Mond hat den ersten Zug, Wind dreht den Wind, Meer wendet oder vertauscht Karten. Doch zuerst eine Karte für die Runde: Spiel Jax, das bringt Seelen.
    .other = Ein andermal. Spiel Jax, damit für die Seele, die du zahlst, eine zurückkommt.
lesson-objects-pay = Die Sterne bringen ein Schiff zu einem freien Stern in der Farbe der gezahlten Seele. Du hast eine blaue: Zahle sie.
    .other = Eine blaue Seele ist heute für die Sterne gut. Klick ihr Fass an.
lesson-objects-star = Ein blauer Stern leuchtet im Westen, auf einer Karte, die 10 wert ist. Folge ihm.
    .other = Du hast für diese Fahrt gezahlt. Folge dem blauen Stern auf 10 Uhr.
lesson-objects-jax = Du bist am Zug. Du beschwörst Jax in dieser Runde als Erster, also zieht es eine Seele.
    .other = Zuerst deine Karte: Beschwöre Jax.
lesson-objects-wreck = Drei Gegenstandskarten liegen vor dir; zeig auf eine, um sie zu lesen. Manche benutzt du in deinem Zug, so viele du willst. Klick das Wrack an.
    .other = In diesem Zug ist noch mehr zu tun. Klick das Wrack vor dir an.
lesson-objects-keep = Du allein siehst die obersten fünf Karten und darfst eine behalten. Ein einzelnes Auge Morgans kostet am Ende drei Punkte, zwei zusammen bringen sieben: Behalt das zweite.
    .other = Nicht schlecht, aber deinem Auge fehlt der Zwilling. Behalt Morgans Auge.
lesson-objects-whisper = Das Wrack und der Rest sind wieder im Stapel. Benutz nun das Geisterflüstern: Es weht dein Schiff ein Feld weit.
    .other = Noch eins zuvor: Klick das Geisterflüstern vor dir an.
lesson-objects-blow = Ein Feld im Uhrzeigersinn liegt Spukwasser, das 11 wert ist. Bei Flaute hält es dich fest; aber wer will von einer 11 schon fort?
    .other = Dort ist weniger zu holen. Lass dich im Uhrzeigersinn wehen.
lesson-objects-spent = Benutzte Karten liegen hier offen, die letzte oben; Beute, Schädel und Voodoo-Maske holen sie zurück.
lesson-objects-facing = Das war dein Zug. Dreh den Bug, wie du magst.
    .other = In diesem Zug bleibt nichts mehr zu tun. Dreh den Bug, wie du magst.
lesson-objects-more = Schädel bringen Punkte für Seelen an Bord. Der Verfluchte Schädel macht deine Münzen wertlos, bis du ihn im Sand vergräbst. Kommt zu drei Gegenständen ein vierter, gibst du einen her.

## Ships

lesson-ships = Schiff gegen Schiff
    .about = Tix, Entern, Breitseiten quer über den Ring und das Geisterschiff
lesson-ships-tix = Tix treibt ein anderes Schiff ein Feld weit, und du segelst eins in die andere Richtung. Gelb liegt ein Feld vor der Westkarte: Treib es dorthin, und du kommst auf die Ostkarte, genau gegenüber.
lesson-ships-conjure = Tix kostet eine Seele, die ins andere Schiff zieht. Sicher ist, wer keinen Platz mehr oder wie Blau das Gri-Gri hat. Beschwöre Tix.
    .other = Noch liegt niemand vor deinen Kanonen. Beschwöre zuerst Tix.
lesson-ships-victim = Treib Gelb im Uhrzeigersinn. Du segelst andersherum, mitten durch Blau hindurch.
    .other = Auch das ginge, aber treib Gelb im Uhrzeigersinn: So kommt es vor deine Kanonen.
lesson-ships-give = Welche Seele bekommt Gelb? Gib die blaue her und behalt das Paar.
    .other = Halt das grüne Paar zusammen. Gib die blaue Seele her.
lesson-ships-board = Auf deinem Feld lag Blau, also fuhrst du darüber hinweg und enterst: Münze, Seele, Gegenstand, Kompass oder sogar das Gri-Gri. Nimm die rote Seele, denn mit Seelen treffen deine Kanonen.
    .other = Auch das stünde dir zu. Aber für das, was jetzt kommt, nimm die Seele.
lesson-ships-swap = Und du darfst ungesehen gesegnete Karten tauschen. Am Ende gewinnt die höchste drei Punkte, die niedrigste verliert drei. Deine ist eine Neun, tiefer geht es nicht: Tausch.
    .other = Eine Neun ist die niedrigste von allen. Tausch sie.
lesson-ships-fire = Du hast drei Seelen, Gelb eine: Deine Breitseite trifft zweimal. Dreh den Bug, wie du magst, um den Zug zu beenden und zu feuern.
    .other = Zu tun bleibt nur noch das Feuern. Dreh den Bug, wie du magst.
lesson-ships-answer = Zwei Treffer: Stärke für dich, eine Münze weniger für Gelb. Nun hat Gelb auf dich gefeuert und dich verfehlt. Dein Geisterschiff darf antworten: Nimm eine Seele und feuere zurück.
    .other = Lass das nicht auf dir sitzen! Nimm Gelb eine Seele und feuere zurück.
lesson-ships-hits = Treffer sind deine Seelen weniger die des anderen. Die Stärke wächst bis sechs, danach sinkt die des anderen. Gib also acht, wer dir gegenüberliegt und wie viele Seelen er hat.

## Score

lesson-score = Die letzte Runde
    .about = Tok, die Krake und was am Ende zählt
lesson-score-last = Die zwölfte Runde: Die Marke ist wieder im Norden, und nach diesem Morgengrauen wird gezählt. Du liegst auf der besten Karte, 11, und Münzen und Stärke bringen auch Punkte.
lesson-score-skull = Dein Grüner Schädel ist einen Punkt wert und zwei mehr für jede grüne Seele an Bord. Hol dir also grüne Seelen.
lesson-score-tok = Tok ruft die Farbe einer Seele an Bord: Alle solchen Seelen kommen zu dir, von der Tafel und von Schiffen ohne das Gri-Gri. Beschwöre es.
    .other = Eins nach dem anderen: Beschwöre Tok.
lesson-score-call = Blau liegt einmal auf der Tafel. Grün auch, und Gelb hat noch eine grüne: Ruf Grün.
    .other = Dein Schädel will Grün. Ruf Grün.
lesson-score-octopus = Drei grüne Seelen. Die Krake tauscht eine Seele gegen eine andere aus dem Beutel, in deinem Zug und zu manch anderer Zeit. Klick sie an.
    .other = Im Beutel ist noch eine grüne Seele. Klick die Krake an.
lesson-score-trade = Gib die blaue Seele für die letzte grüne.
    .other = Grün ist es, was zählt. Tausch die blaue Seele gegen eine grüne.
lesson-score-facing = Vier grüne Seelen: Dein Schädel ist neun wert. Beende deinen Zug und dreh den Bug, wie du magst.
    .other = Alles ist getan. Dreh den Bug, um die Reise zu beenden.
lesson-score-score = Deine Punkte: die Karte, auf der du liegst, einer für jede Münze und für jede Stärke, und was Gegenstände versprechen. Seelen allein sind nichts wert, und der Weg auch nicht.
lesson-score-blessed = Dann werden die gesegneten Karten gezeigt. Das Ass von Gelb ist die höchste und gewinnt drei, deine Zehn die niedrigste und verliert drei. Wer entert, kann sie tauschen.
lesson-score-start = Eine Reise beginnt auf einer Windrosenkarte deiner Wahl, mit Stärke 1, drei Münzen, einer Seele und einer gesegneten Karte, die nur du kennst.
lesson-score-ready = Mehr brauchst du nicht gegen drei Verfluchte Piraten. Zeig mit der Maus auf etwas, um mehr zu erfahren, öffne mit F1 das Regelheft, frag das Fernrohr um Rat und nimm eine Entscheidung mit der Rücktaste zurück.
