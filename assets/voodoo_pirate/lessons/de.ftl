### The lessons of Voodoo Pirate in German: what the guide says.
###
### `lesson-NAME` is what the lesson in the file NAME.ron is called, its `.about` what it teaches; `lesson-NAME-STEP` is what is
### said at a step, its `.other` what is said to whoever chooses something else there.

## A round

lesson-round = Eine Runde
    .about = Karten in der Dämmerung, dein Zug im Mondschein, Gezeiten im Morgengrauen
lesson-round-ship = Das rote Schiff gehört dir. Bring es von Tortuga im Nordosten zur Voodoo-Insel im Südwesten: Am Ende gewinnt, wer die meiste Voodoo-Macht hat.
lesson-round-phases = Eine Runde hat drei Teile. In der Dämmerung legen alle verdeckt eine Karte, im Mondschein beschwört sie einer nach dem anderen, und im Morgengrauen wechseln die Gezeiten.
lesson-round-rest = Diese sechs Karten hast du das ganze Spiel über, und alle anderen auch; #oodoo liest sich „Voodoo“. Nur die Karte der letzten Runde muss ruhen: Jax geht jetzt nicht, damit niemand immer dasselbe tut.
lesson-round-take = Es dämmert. Spiel Beute: Sie gibt dir zwei Dinge deiner Wahl, und das hilft, wenn man wenig hat.
    .other = Diese Karte kommt in einer späteren Lektion dran. Spiel jetzt Beute.
lesson-round-turned = Alle Karten werden zugleich aufgedeckt. Gelb spielt Jax; wäre es auch Beute, säßet ihr beide diese Runde im Kerker, denn das ist der Preis der Gier.
lesson-round-conjure = Der Mond ist bei dir, also bist du am Zug. Beschwöre Beute mit dem Knopf unter der Seekarte.
    .other = Drehst du den Bug, endet dein Zug, und Beute wäre vertan. Beschwöre sie zuerst.
lesson-round-first = Eine Münze ist ein Punkt und zahlt für Ärger auf See, mit Püppchen treffen deine Kanonen, und sie zahlen für Magie, eine Seele aus dem Beutel trägt dein Schiff. Klick an, was dir gefällt.
    .other = Nimm, was du magst: eine Münze, ein Püppchen oder eine Seele aus dem Beutel.
lesson-round-second = Nun das Zweite. Was du hast, liegt vor dir, was andere haben, steht in ihren Zeilen; geheim ist nur die Rückseite der Schädel. Jede Seele der Farbe, von der du am meisten hast, ist ein Punkt; sind zwei Farben gleichauf, zählt keine.
    .other = Nimm noch etwas: eine Münze, ein Püppchen oder eine Seele aus dem Beutel.
lesson-round-facing = Zuletzt drehst du den Bug nach Westen oder Süden, und dein Schiff feuert nach beiden Seiten. Niemand ist in der Nähe, also ist beides recht.
    .other = Mehr verlangt diese Lektion von diesem Zug nicht. Dreh den Bug nach Westen oder Süden.
lesson-round-colonials = Gelb hat Jax beschworen. Die Schiffe unter den Gezeiten zeigen, wie viele Kolonialschiffe vor der Küste liegen, eins bis vier. Bei Flut kommt durch Jax erst eins dazu, bei Ebbe fällt eins weg. Dann zieht Jax für jedes eine Seele.
lesson-round-dawn = Dann wechselten im Morgengrauen die Gezeiten. Nun dämmert es wieder: Jax ist zurück, und Beute ruht.

## Sailing

lesson-sailing = Segeln
    .about = Seelen, die Schiffe tragen, neue Plättchen und was Felder geben
lesson-sailing-souls = Vom Wind allein segelt hier kein Schiff: Seelen tragen es. Du hast zwei an Bord, und jede ist in einem Ritual eine Fahrt wert.
lesson-sailing-call = Du hast #oodoo gespielt, die Karte, die zum Ritual ruft. Beschwöre sie.
    .other = Deine Seelen warten. Beschwöre zuerst #oodoo.
lesson-sailing-place = Klick die Mitte der Ritualtafel an und wähl eine deiner Seelen dafür. Das trägt dein Schiff ein Feld weit.
    .other = Dieses Feld taugt ein andermal. Leg jetzt eine Seele in die Mitte.
lesson-sailing-west = Die Zahl in der Ecke eines Feldes sagt, was es am Ende wert ist, und mit jedem Feld nach Westen oder Süden wächst sie um eins. Segle nach Westen, wo noch niemand war.
    .other = Süden ist genauso viel wert, aber im Westen liegt unerforschtes Meer. Segle dorthin.
lesson-sailing-goods = Ein neues Plättchen tauchte auf, und seine Strömung trug dich ein Feld weiter, zum Fernrohr. Was dort liegt, wo deine Fahrt endet, darfst du nehmen: Nimm es.
    .other = Liegen lassen darf man alles. Aber dein Schiff hat Platz für drei Gegenstände: Nimm es.
lesson-sailing-again = Wer #oodoo gespielt hat, legt eine zweite Seele. Leg deine andere auf irgendein freies Feld der Tafel.
    .other = Im Laderaum nützt sie heute nichts. Leg sie auf ein freies Feld.
lesson-sailing-south = Segle diesmal nach Süden, wieder ins Ungewisse. Das Plättchen bestimmt der Zufall, darum wüssten Kapitäne es gern vorher.
    .other = Den Westen kennst du schon. Segle nach Süden, um Neues zu sehen.
lesson-sailing-map = Eine Schatzkarte! Sie führt jeden Piraten einmal zu drei Münzen, und jede Münze ist ein Punkt: Nimm sie.
    .other = Drei Münzen sind drei Punkte. Nimm sie.
lesson-sailing-look = Gegenstände benutzt du in deinem Zug. Klick das Fernrohr vor dir an, und du allein siehst das nächste Plättchen des Stapels.
    .other = Das Zugende kann warten. Klick zuerst das Fernrohr vor dir an.
lesson-sailing-seen = Nun weißt du, was auftaucht, wenn das nächste Mal jemand ins unerforschte Meer segelt. Das Fernrohr liegt wieder im Vorrat: Die meisten Gegenstände wirken einmal. Nur Kompass, Morgans Auge und Schädel bleiben an Bord.
lesson-sailing-facing = Das war dein Zug. Dreh den Bug nach Westen oder Süden, um ihn zu beenden.
    .other = Mehr verlangt diese Lektion von diesem Zug nicht. Dreh den Bug nach Westen oder Süden.
lesson-sailing-won = Zwei Seelen brachten dich von Lage 4 zu Lage 7 und zu drei Münzen: sechs Punkte mehr. Sammle also Seelen, bevor du zum Ritual rufst.

## The ritual

lesson-ritual = Das Ritual
    .about = Seelen, die zueinander passen, wer mitmacht und wie der Wind dreht
lesson-ritual-everybody = Ein Ritual ist für alle: Wer eine Seele hat, darf sie legen und segeln. Eine grüne liegt schon auf der Tafel, und das ist deine Gelegenheit, denn auch du hast eine grüne.
lesson-ritual-play = Spiel #oodoo. Wer es gespielt hat, legt zwei Seelen, alle anderen nur eine. Ein Verfluchter Pirat, der es ohne Seele gespielt hat, zieht für seine erste eine aus dem Beutel.
    .other = Ohne #oodoo folgst du nur, wenn andere rufen. Spiel #oodoo.
lesson-ritual-wind = Auch Gelb spielt #oodoo. Wird das Ritual gerufen, dreht der Wind für jedes #oodoo ein Viertel im Uhrzeigersinn, also zwei: von der Flaute zur Brise, bei der Spukwasser harmlos ist.
lesson-ritual-call = Du bist zuerst am Zug, also rufst du zum Ritual und segelst vor den anderen. Beschwöre #oodoo.
    .other = Beendest du jetzt deinen Zug, ruft Gelb zum Ritual. Beschwöre #oodoo.
lesson-ritual-match = Eine Seele direkt neben einer ihrer Farbe trägt dich zwei Felder weit. Klick ein Feld an, das eine Seite mit dem der grünen teilt, und wähl deine grüne.
    .other = Liegt keine ihrer Farbe daneben, trägt dich eine Seele nur ein Feld weit. Leg die grüne direkt neben die grüne.
lesson-ritual-two = Du darfst ein Feld oder zwei segeln, immer geradeaus. Zwei Felder westlich liegt eine Münze.
    .other = Du kannst mehr: Segle zwei Felder nach Westen, zur Münze.
lesson-ritual-coin = Wer an diesem Zeichen ankommt, darf eine Münze nehmen, immer wieder. Nimm sie, sie ist ein Punkt.
    .other = Niemand dankt dir, wenn du sie liegen lässt. Nimm die Münze.
lesson-ritual-again = Gelb und Blau haben Seelen gelegt und sind gesegelt. Blau hat kein #oodoo gespielt und ist fertig; du legst noch eine, auf irgendein freies Feld der Tafel.
    .other = Jedes Feld ist ein Punkt, also lass die Seele nicht müßig liegen. Leg sie.
lesson-ritual-sail = Nach Westen oder Süden, wie du magst. Beides ist eins mehr wert.
    .other = Segle ein Feld nach Westen oder Süden.
lesson-ritual-facing = Das Ritual ist vorbei, und es gibt nur eines in jeder Runde. Beende deinen Zug: Dreh den Bug nach Westen oder Süden.
    .other = Mehr verlangt diese Lektion von diesem Zug nicht. Dreh den Bug nach Westen oder Süden.
lesson-ritual-full = Seelen bleiben auf der Tafel; sieh also nach, was passt, bevor du eine Karte spielst. Doch die neunte füllt sie: Ihr Schiff segelt noch, dann endet das Ritual, und die Tafel wird geleert, womöglich vor deiner zweiten Seele.

## Haunted water

lesson-haunted = Spukwasser
    .about = Was jeder der vier Winde mit dir macht
lesson-haunted-held = Grünes Wasser mit Geisterkringeln ist Spukwasser, und dort herrscht der Wind. Gerade ist Flaute: Sie hält jedes Schiff auf Spukwasser fest, auch deines.
lesson-haunted-barrel = In Fässern steckt Magie. Das Windfass gehört dir in dieser Runde, und nun rettet es dich; wie man zu einem Fass kommt, erzählt die nächste Lektion. Beschwöre es.
    .other = Erst muss der Wind drehen, sonst bleibt dein Schiff, wo es ist. Beschwöre das Windfass.
lesson-haunted-quadrant = Die Windfahne dreht nur im Uhrzeigersinn. Dreh sie um ein Viertel, zum Nixenhauch: Er trägt Schiffe vom Spukwasser fort, wohin ihr Bug zeigt, und jedes zahlt eine Münze.
    .other = Zwei Viertel bringen die Brise, die dich befreit, aber nirgends hinträgt. Dreh um eines.
lesson-haunted-paid = Die Nixen trugen dich nach Westen und nahmen eine Münze. Ohne Münze hätten sie alle deine Seelen genommen, darum ist eine Münze in der Tasche ein guter Freund.
lesson-haunted-call = Auch Gelb hat #oodoo gespielt, also dreht dein Ritual den Wind um zwei: an der Brise vorbei zum Sturm. Beschwöre die Karte.
    .other = Du hast noch eine Seele zum Segeln. Beschwöre #oodoo.
lesson-haunted-place = Der Sturm tobt, aber du liegst auf ruhigem Wasser, wo kein Wind zählt. Leg deine Seele auf irgendein Feld der Tafel.
    .other = Im Sturm wartet etwas Gutes. Leg deine Seele.
lesson-haunted-into = Im Sturm stößt Spukwasser ein Schiff ein Feld nach Norden, sobald es hineinsegelt. Segle nach Westen hinein und sieh, wohin es dich wirft.
    .other = Such dieses eine Mal den Ärger: Segle nach Westen, ins Spukwasser.
lesson-haunted-compass = Geradewegs zum Kompass! Mit ihm an Bord darfst du in jedem Ritual in alle vier Richtungen segeln, also nimm ihn.
    .other = Kapitäne kämpfen um ihn. Nimm den Kompass.
lesson-haunted-facing = Beende deinen Zug: Dreh den Bug nach Westen oder Süden.
    .other = Mehr verlangt diese Lektion von diesem Zug nicht. Dreh den Bug nach Westen oder Süden.
lesson-haunted-four = Die Brise tut nichts. Der Sturm stößt nach Norden; wer doch auf Spukwasser endet, kann weder fort noch feuern noch beschossen werden. Die Flaute hält fest, die Nixen tragen dich für einen Preis weiter. Sieh erst nach der Windfahne.

## Poppets, barrels and the GriGri

lesson-poppets = Püppchen und Fässer
    .about = Püppchen opfern, die Sterne, das Gri-Gri und Tok
lesson-poppets-doll = Das ist ein Püppchen aus Stroh; drei passen auf ein Schiff. Behalte sie, damit deine Kanonen treffen, oder opfere sie für Magie.
lesson-poppets-play = Spiel die Karte Püppchen. Sie gibt dir ein weiteres, und dazu noch etwas Besseres.
    .other = Die später. Spiel Püppchen.
lesson-poppets-figures = Fässer mit gestricheltem orangem Ring gehören zur Dämmerung, die mit ganzem blauem zum Mondschein. Die zwei schwarzen Figuren der Verfluchten Piraten halten dich nur von ihren Fässern fern und rücken in jedem Morgengrauen eins weiter.
lesson-poppets-cast = In der Dämmerung kauft ein Püppchen deiner Figur ein freies Fass; Fässer des Mondscheins kannst du auch in deinem Zug kaufen und beschwören. Opfere deins für die Sterne: Sie tragen ein Schiff zu jedem Stern in der Farbe einer seiner Seelen.
    .other = Ein gut genutztes Püppchen ist mehr wert als ein gespartes. Opfere es für die Sterne.
lesson-poppets-star = Du hast eine grüne Seele, und weit im Westen leuchtet ein grüner Stern. Folge ihm: Keine andere Fahrt ist so weit.
    .other = Für diese Reise hast du bezahlt. Folge dem grünen Stern.
lesson-poppets-grigri = Du bist am Zug, und Blau hat das Gri-Gri, den Talisman. Beschwöre Püppchen: Du bekommst ein Püppchen, und der Talisman kommt von Blau zu dir.
    .other = Hol dir den Talisman, bevor Gelb am Zug ist. Beschwöre Püppchen.
lesson-poppets-facing = Dreh den Bug nach Westen oder Süden, um deinen Zug zu beenden, und sieh, was Gelb tut.
    .other = Mehr verlangt diese Lektion von diesem Zug nicht. Dreh den Bug nach Westen oder Süden.
lesson-poppets-tok = Gelb hat Tok beschworen und Grün gerufen: Alle grünen Seelen auf der Tafel und auf See kommen zu Gelb, auch die von Blau. Deine nicht, denn das Gri-Gri schützt deine Seelen vor Tok. Im Hafen kann niemand Tok beschwören.

## Ships against ships

lesson-ships = Schiff gegen Schiff
    .about = Besitz ergreifen, entern und Breitseiten
lesson-ships-tix = Tix ergreift Besitz von einem anderen Schiff: Es muss ein Feld nach Norden oder Osten segeln, fort von der Insel, und du segelst eines in die Gegenrichtung. Was es verliert, gewinnst du.
lesson-ships-conjure = Das kostet ein Püppchen und eine Seele, die auf das andere Schiff übergeht. Beschwöre Tix.
    .other = So ist dein Püppchen mehr wert als an Bord. Beschwöre Tix.
lesson-ships-victim = Treib Gelb nach Osten, mit dem Pfeil neben seinem Schiff. Dann segelst du nach Westen, an Blau vorbei: Keine Fahrt endet auf einem Schiff, also geht es weiter bis zum nächsten freien Feld.
    .other = Auch das ginge, aber treib Gelb nach Osten: So kommst du an Blau vorbei.
lesson-ships-board = Dein Weg führte durch das Feld von Blau, und wer an einem Schiff vorbeikommt, entert es. Klick das blaue Schiff an und nimm das Püppchen: Das macht dich stärker und Blau schwächer.
    .other = Auch das wäre deins. Aber für das, was jetzt kommt, nimm das Püppchen.
lesson-ships-fire = Mit dem Bug nach Süden feuerst du nach Osten und Westen, zwei Felder weit; mit dem Bug nach Westen nach Norden und Süden. Blau liegt östlich, also dreh den Bug nach Süden.
    .other = Im Norden und Süden liegt niemand. Dreh den Bug nach Süden.
lesson-ships-hit = Du hast ein Püppchen mehr als Blau, also triffst du einmal: Dein Schiff gewinnt einen Punkt Stärke, und Blau verliert eine Münze. Mit gleich vielen Püppchen wäre Blau sicher gewesen.

## The shore

lesson-shore = Das Ufer
    .about = Schädel, das Ende der Reise und die Wertung
lesson-shore-power = Die große Zahl ist deine Voodoo-Macht: die Lage deines Schiffs, eins für jede Münze, die Stärke auf dem Würfel und die Seelen der Farbe, von der du am meisten hast; sind zwei Farben gleichauf, zählt keine.
lesson-shore-call = Genug für ein letztes Ritual: zwei blaue Seelen, und die Insel ist nah. Beschwöre #oodoo.
    .other = Die Insel ist nah. Beschwöre #oodoo.
lesson-shore-place = Leg eine blaue Seele in die Mitte.
    .other = Du wirst ringsum Platz brauchen. Leg sie in die Mitte.
lesson-shore-skull = Ein Feld westlich liegt ein Schädel. Er kann mehr wert sein als eine lange Fahrt, also segle dorthin.
    .other = Erst der Schädel: Segle nach Westen.
lesson-shore-take = Nimm den Schädel: Der Zufall bestimmt, welcher es ist, und nur du siehst seine Rückseite. Ein Schiff hält einen Schädel, das eines Verfluchten Piraten zwei; ein neuer ersetzt den alten.
    .other = Für einen Schädel ist Platz an Bord. Nimm ihn.
lesson-shore-hollow = Es ist der Hohle Schädel: fünf Punkte, wenn am Ende keine Seele an Bord ist. Jeder Schädel verlangt etwas anderes und sagt dir so, wie du den Rest der Reise spielst.
lesson-shore-again = Leg die andere blaue Seele neben die erste, Seite an Seite: Sie passen zueinander, und keine bleibt an Bord.
    .other = Leg sie direkt neben die blaue, damit sie dich zwei Felder trägt.
lesson-shore-shore = Zwei Felder westlich ist das Ufer. Wer landet, ist für alle unerreichbar, und im Morgengrauen ist die Reise für alle zu Ende: Lande also, wenn du führst. Nur fehlen in den Punkten der anderen ihre Schädel, die am Ende zählen.
    .other = Das Ufer ist in Reichweite. Segle zwei Felder nach Westen.
lesson-shore-score = Du hast gewonnen: Lage 15, Münzen, Stärke und fünf für den Hohlen Schädel. Die Reise endet auch, wenn das Sanduhrplättchen auftaucht, und nach 29 Runden. Bei Gleichstand entscheiden Münzen.
lesson-shore-harbour = Jede Reise beginnt im Hafen von Tortuga, wo du dir ein Feld aussuchst. Die drei hinteren geben deinem Schiff einen Punkt Stärke, liegen aber am weitesten vom Meer. Im Hafen kannst du weder Tok noch Tix noch Fässer beschwören.
lesson-shore-skills = Im Spiel hat jede Farbe ein Talent, deines steht vor dir: Rot feuert drei Felder weit. Verfluchte Piraten haben keins, ziehen aber eine Seele, wenn ihrer Karte eine fehlt, nehmen mit Beute bis zu vier Dinge, und jeder Schädel zählt zwei mehr.
lesson-shore-ready = Mehr brauchst du nicht, um gegen drei Verfluchte Piraten zu segeln. Zeig mit der Maus auf etwas, um es zu verstehen, F1 öffnet die Regeln, das Fernrohr gibt Rat, und mit der Rücktaste nimmst du eine Entscheidung zurück.
