### The lessons of Pirate Crusades in German: what the guide says.
###
### `lesson-NAME` is what the lesson in the file NAME.ron is called, its `.about` what it teaches; `lesson-NAME-STEP` is what is
### said at a step, its `.other` what is said to whoever chooses something else there.

## Ship, crew, mission

lesson-mission = Ein Schiff und ein Auftrag
    .about = Mannschaft, ein Zug im Hafen, der Weg auf See und ein erstes Siegel
lesson-mission-ship = Dein Kapitän sitzt im Kerker, und du hast sein Schiff: die Renard, französisch, Größe sechs. Also bist du Franzose und hast Platz für sechs Mannschaftskarten und sechs Ladungen.
lesson-mission-crew = Das ist deine Mannschaft. Jede Karte feuert so viele Kanonen ab, wie ihre Zahl sagt. Sei nie ohne Handkarte auf See: Dann scheidest du aus.
lesson-mission-mission = Drei Aufträge befreien deinen Kapitän, und das ist dein erster: Bring einen Gefangenen in einen englischen Hafen. Nur du siehst ihn. Wer zuerst drei Siegel hat, gewinnt.
lesson-mission-gather = Du liegst im neutralen Hafen. In jedem Zug tust du dort eines. Zwei Karten sind wenig: Klick die Schenke an und heuere Mannschaft an.
    .other = Erst noch etwas Mannschaft: Klick die Schenke an.
lesson-mission-anchor = Vom Stapel kam Herz 8. Auch Violett war am Zug. Nun auf See: Klick den Anker an und lauf aus. Dafür wird eine Karte aufgedeckt: Ist sie von deiner Nation, kommen alle mit.
    .other = Für deinen Gefangenen hat der Hafen nichts mehr. Klick den Anker an.
lesson-mission-aboard = Es war Kreuz 10, französisch wie du: Deine ganze Mannschaft kam mit. Einen Zug lang warst du auslaufbereit; nun bist du auf See.
lesson-mission-shore = Auf See suchst du ein Schiff oder steuerst eine Stadt an. Du willst einen englischen Hafen: Klick die Küste an.
    .other = Schiffe kommen in einer anderen Lektion. Klick die Küste an.
lesson-mission-dock = Bridgetown, und das ist englisch. Doch nicht deine Nation: Ein Mann desertiert, wenn du anlegst. Leg trotzdem an.
    .other = Das ist genau der Hafen, den du willst. Leg an.
lesson-mission-deserter = Wer desertiert, bestimmst du. Gib die schwächste Karte her: Klick Pik 3 an.
    .other = Behalt die stärkeren. Gib Pik 3 her.
lesson-mission-done = Der Gefangene ist an Land und der Auftrag erfüllt, ohne zu fragen: dein erstes Siegel. Die anderen hatten nichts zu erfüllen.
lesson-mission-magistrate = Ohne Auftrag gehst du zum Magistrat: Klick sein Haus an. Du ziehst einen, verdeckt.
    .other = Du brauchst einen neuen Auftrag. Klick das Haus des Magistrats an.
lesson-mission-over = Proviant für französische Häfen: Von Waren erzählt die nächste Lektion. Der Rang einer Karte sagt, welcher Auftrag sie ist; alles, was ein Bild hat, erklärt sich, wenn die Maus darauf ruht.

## Trade

lesson-trade = Waren
    .about = Handeln, mit weniger Leuten auslaufen, liefern
lesson-trade-delivery = Dein Schiff ist jetzt spanisch und größer. Der Auftrag ist eine Lieferung: fünf Tonnen Tuch für einen französischen Hafen. Pik ist Tuch, Herz Gewürze, Karo Proviant, Kreuz Munition.
lesson-trade-market = Tuch hast du keins, doch zwei Tonnen Gewürze in einem Laderaum. Der Markt nimmt Karten aus Laderäumen und Hand und gibt Ladung für ihre Tonnen. Klick ihn an.
    .other = Dir fehlt Tuch. Klick den Markt an.
lesson-trade-spices = Gib die Gewürze aus dem Laderaum und Kreuz 3 aus der Hand, zusammen fünf Tonnen: Klick beide an, dann bestätige.
    .other = Gib zuerst die Gewürze; die will niemand.
lesson-trade-hand = Und Kreuz 3, die schwächste deiner Hand.
    .other = Gib auch Kreuz 3, und behalt die anderen als Mannschaft.
lesson-trade-loaded = Ladung wurde gezogen, bis sie fünf Tonnen wert war: zwei Proviant, dann sieben Tuch. Mehr als genug! Was zu viel ist, wird nicht zurückgegeben. Alles wiegt: Ein schweres Schiff kann nicht fliehen.
lesson-trade-anchor = Auf See: Klick den Anker an.
    .other = Deine Ware hast du. Klick den Anker an.
lesson-trade-ashore = Aufgedeckt wurde Kreuz 2, und das ist nicht spanisch: Von deiner Mannschaft kommen nicht mehr mit, als dort steht, zwei. Lass Karo 3 an Land.
    .other = Lass die schwächste an Land: Karo 3.
lesson-trade-shore = Du bist mit zwei Karten auf See. Steuere eine Stadt an.
    .other = Du brauchst eine Stadt. Klick die Küste an.
lesson-trade-dock = Saint-Pierre ist französisch: Dort wartet man auf dein Tuch. Leg an; es kostet eine Karte, doch es ist nicht deine letzte.
    .other = Das ist dein Hafen. Leg an.
lesson-trade-deserter = Karo 6 desertiert.
    .other = Behalt Herz 9. Gib Karo 6 her.
lesson-trade-done = Das Tuch ist übergeben, und du hast ein Siegel. Kämen mehrere Waren infrage, sagst du, welche.
lesson-trade-mark = Was du in einer Stadt lädst, lieferst du nie in derselben ab; Ware aus dem neutralen Hafen kann überallhin. Mit Pokerkarten, wenn du sie gewählt hast, geht eine Lieferung an irgendeine Stadt deiner eigenen Nation.

## Ships

lesson-ships = Schiffe auf See
    .about = Freunde und Feinde: kämpfen, fliehen und was es kostet
lesson-ships-look = Du bist auf See und sollst ein niederländisches Schiff versenken. Klick das Fernrohr an: Eine Karte wird aufgedeckt, und diesem Schiff begegnest du.
    .other = Du suchst ein Schiff. Klick das Fernrohr an.
lesson-ships-friend = Die Dauphine ist französisch wie du: ein Freund. Von ihr hast du eine Mannschaftskarte, Pik 2.
lesson-ships-again = Doch sie ist nicht, was du suchst. Schau noch einmal.
    .other = Du suchst ein niederländisches Schiff. Klick das Fernrohr an.
lesson-ships-fight = Die Adelaar ist niederländisch, Größe acht: Das ist ihre Stärke. Du brauchst mehr als acht Kanonen. Das Buch zeigt, was deine Hand zusammenbringt. Kämpfe!
    .other = Sie ist genau das Schiff deines Auftrags. Kämpfe.
lesson-ships-food = Wähl, wer kämpft. Kreuz ist französisch wie du und zählt eine mehr. Karo 5 und Kreuz 4 sind fünf, vier und eins: zehn.
    .other = Nimm Karo 5 und Kreuz 4: zehn Kanonen, und zwei Karten bleiben dir.
lesson-ships-sure = Zehn gegen acht: Bestätige. Wer kämpft, ist verloren, wer auch gewinnt; schick also nicht mehr als nötig.
    .other = Das reicht: Bestätige.
lesson-ships-plunder = Sie ist versenkt, und dein Auftrag ist sofort erfüllt. Ihre Karte ist deine: als Mannschaft, als Ladung oder als Auftrag. Nimm diesmal ihre Ladung.
    .other = Für das, was kommt, brauchst du Gewicht. Nimm sie als Ladung.
lesson-ships-sunk = Ein Siegel und acht Tonnen Tuch im Laderaum. Dein Schiff wiegt nun sechzehn: sechs für seine Größe, zehn für die Ladung.
lesson-ships-third = Schau noch einmal.
    .other = Noch ein Schiff. Klick das Fernrohr an.
lesson-ships-dump = El Halcon, spanisch, Größe acht. Deine ganze Hand könnte sie schlagen, doch dann bleibt dir niemand, und du scheidest aus. Fliehen darf, wer wirklich leichter ist; ein Schiff, dem du begegnest, wiegt das Doppelte seiner Größe. Sechzehn gegen sechzehn: Wirf den Proviant über Bord.
    .other = Ladung lässt sich wieder kaufen. Zieh die zwei Tonnen Proviant über Bord, oder klick sie an.
lesson-ships-flee = Vierzehn gegen sechzehn: Flieh.
    .other = Du bist leichter. Flieh.
lesson-ships-yield = Kannst du weder gewinnen noch fliehen, darfst du einen Spieler herausfordern, dessen Schiff von ihrer Nation ist, oder nachgeben: Dann verlierst du Mannschaft mit so vielen Kanonen, wie sie groß ist, oder alles, was du hast. Sie segelt weiter.

## Towns

lesson-towns = Städte und Buchten
    .about = Eine Stadt angreifen, plündern und eine Piratenbucht finden
lesson-towns-shore = Dein Schiff ist niederländisch und eins der größten. Dein Auftrag: Erobere einen spanischen Hafen. Steuere eine Stadt an.
    .other = Du brauchst eine Stadt. Klick die Küste an.
lesson-towns-dock = Riohacha, spanisch, Größe fünf. Um eine Stadt anzugreifen, legst du erst dort an, und das kostet eine Karte. Leg an.
    .other = Das ist deine Beute. Leg an.
lesson-towns-deserter = Pik 2 desertiert: Die anderen wirst du brauchen.
    .other = Du brauchst deine Kanonen. Gib Pik 2 her.
lesson-towns-fort = Die Stärke einer Stadt ist das Fünffache ihrer Größe: fünfundzwanzig. Deine Hand macht siebenundzwanzig. Klick die Festung an.
    .other = Du bist zum Erobern hier. Klick die Festung an.
lesson-towns-conquered = Es brauchte deine ganze Mannschaft, also wurde nicht gefragt. Die Stadt ist dein, bis du ausläufst, und der Auftrag ist erfüllt.
lesson-towns-loot = Nun plündere sie: Zieh Ladung, solange Laderäume frei sind. Lade eine.
    .other = Plündere sie: Lade eine Ladung.
lesson-towns-more = Noch eine.
    .other = In deinen Laderäumen ist Platz. Lade noch eine.
lesson-towns-enough = Hör auf, wann du willst: Was an Bord ist, wiegt und kann geraubt werden. Hör hier auf.
    .other = Das reicht fürs Erste. Lade nichts mehr.
lesson-towns-gather = Im Hafen schadet eine leere Hand nicht. Doch ohne Mannschaft kannst du nicht auslaufen: Heuere welche an.
    .other = Du brauchst Mannschaft. Klick die Schenke an.
lesson-towns-anchor = Und auf See.
    .other = Klick den Anker an.
lesson-towns-sail = Wieder auf See, mit einer Karte. Steuere eine Stadt an.
    .other = Klick die Küste an.
lesson-towns-cove = Ein Joker: Das ist eine Piratenbucht. Du legst dort wie bei Freunden an und wählst eine Tür: Mannschaft bis zu deiner Grenze, ein anderes Schiff, oder einen Auftrag und eine Ladung. Nimm die Mannschaft.
    .other = Du hast eine Karte. Nimm die Mannschaft.
lesson-towns-over = Zehn Handkarten auf einen Schlag. In einer Bucht kannst du tun, was man in jedem Hafen tut; doch sie erfüllt keinen Auftrag, und niemand greift sie an.

## Duel

lesson-duel = Duelle
    .about = Zwei Spieler auf See: fliehen, kämpfen, rauben
lesson-duel-other = Auch Violett ist auf See, mit acht Tonnen Gewürzen. Dein Auftrag ist, fünf Tonnen davon zu liefern.
lesson-duel-look = Such ein Schiff.
    .other = Noch nicht. Klick das Fernrohr an.
lesson-duel-challenge = Die Haring ist niederländisch, und das Schiff von Violett auch. Statt gegen einen Feind darfst du gegen einen Spieler auf See kämpfen, der von derselben Nation ist. Fordere Violett heraus.
    .other = Die Haring hat keine Gewürze. Fordere Violett heraus.
lesson-duel-stay = Vor einem Duell darf jeder fliehen: zuerst du, dann Violett. Du bist leichter und könntest. Bleib.
    .other = Du wolltest dieses Duell. Bleib.
lesson-duel-card = Jeder wählt heimlich eine Karte; beide werden zugleich gezeigt. Die höhere gewinnt. Violett hat zwei Karten, und du kennst sie nicht. Nimm Herz 10.
    .other = Spiel deine beste: Herz 10.
lesson-duel-plunder = Zehn gegen sechs: Du gewinnst. Deine Karte wird abgelegt, die von Violett kommt auf deine Hand. Und du darfst noch eins nehmen: eine zufällige Karte, einen zufälligen Auftrag oder einen Laderaum. Nimm die Gewürze.
    .other = Für die Gewürze bist du hier. Nimm sie.
lesson-duel-won = Acht Tonnen Gewürze, in keiner Stadt geladen: Du kannst sie in jedem niederländischen Hafen abliefern.
lesson-duel-sunk = Wer in einem Duell die letzte Karte verliert, scheidet aus und gilt für Aufträge, die es verlangen, als versenkt. Gleiche Karten werden beide abgelegt, und das Duell beginnt von vorn.
lesson-duel-ace = Ein Ass auf See lässt dir keine Wahl: Ist irgendein Spieler auf See, musst du gegen einen kämpfen, gleich welcher Nation.

## Bonuses and Jokers

lesson-jokers = Boni und Joker
    .about = Was Boni geben, was Joker können und wie ein Spiel beginnt
lesson-jokers-bonuses = Wer mit einem kleineren Schiff beginnt als dem größten, bekommt einen Bonus; hier hast du zwei. Die Doppelte Heuer holt zwei Karten auf einmal. Das Pulverlager ist zehn Kanonen mehr, einmal.
lesson-jokers-double = Heuere an und sieh.
    .other = Probier die Doppelte Heuer: Klick die Schenke an.
lesson-jokers-joker = Nun ist deine Hand voll: ein Schiff der Größe vier. Eine deiner Karten ist ein Joker. Lauf aus.
    .other = Mehr Mannschaft kannst du nicht halten. Klick den Anker an.
lesson-jokers-instead = Ein Joker darf gespielt werden, statt zu ziehen, und du wirst gefragt, bevor gezogen wird. Spiel ihn: Deine Hand wird gefüllt, und du segelst in ebendiesem Zug.
    .other = Der Joker dient dir hier besser. Spiel ihn.
lesson-jokers-look = Du bist schon auf See, mit vier Karten. Du sollst ein französisches Schiff versenken: Such eins.
    .other = Klick das Fernrohr an.
lesson-jokers-powder = Die Roi Soleil, französisch, Größe zehn. Mit dem Pulverlager reicht eine kleine Karte. Kämpfe.
    .other = Sie ist, was dein Auftrag verlangt. Kämpfe.
lesson-jokers-three = Wähl Herz 3: drei und zehn sind dreizehn.
    .other = Mit Pulver reicht Herz 3.
lesson-jokers-sure = Ohne das Pulver geht es nicht, also fragt dich niemand danach. Bestätige.
    .other = Mit dem Pulver reicht das: Bestätige.
lesson-jokers-plunder = Ein Siegel, und das Pulver ist verbraucht. Nimm die Roi Soleil als Mannschaft: zehn Kanonen.
    .other = In deiner Hand ist Platz. Nimm sie als Mannschaft.
lesson-jokers-combat = Im Kampf zählt ein Joker zehn Kanonen und bringt ein Schiff zu Hilfe: Eine Karte wird gezogen, und auch ihr Wert zählt. Mit einem Joker darfst du gegen alles kämpfen. Als Schiff aufgedeckt ist er die Schatzflotte, als Stadt eine Bucht.
lesson-jokers-trade = Im Handel füllt ein Joker deine freien Laderäume aus der Ablage, Karte für Karte, wie du willst. Die Ablage liegt offen: Klick sie an und sieh.
lesson-jokers-start = Ein Spiel beginnt mit einem Schiff, vielleicht einem Bonus, einem Auftrag und zwei Karten, im neutralen Hafen. Nach sechzig Runden gewinnt, wer die meisten Siegel hat, dann, wer die meisten Karten auf der Hand und in Laderäumen hat.
lesson-jokers-ready = Mehr brauchst du nicht. Lass die Maus auf etwas ruhen, um mehr zu erfahren, drück F1 für das Regelheft, frag den Kapitän um Rat und nimm eine Entscheidung mit der Rücktaste zurück.

## Das lange Spiel: auf See

lesson-sea = Das lange Spiel: hinaus aufs Meer
    .about = Ein Kapitän, der Wind, unerforschtes Wasser und eine Lieferung
lesson-sea-captain = Im langen Spiel sind die Kapitäne frei, und du bist einer: Henry Morgan, Engländer, und damit bist du es auch, welches Schiff du auch segelst. Er hat eine Schwäche: Mit seinem Reichtum zu protzen kostet ihn sieben Dublonen.
lesson-sea-goal = Wer zuerst den Ruf sechs hat, berüchtigt, gewinnt. Daneben zählst du Dublonen, höchstens zehn. Du beginnst ohne beides, mit einem Schiff der Größe drei und ohne Auftrag.
lesson-sea-magistrate = Im Hafen tust du in jedem Zug eine Sache, wie im kurzen Spiel. Geh zum Magistrat.
    .other = Erst ein Auftrag: Klick das Haus des Magistrats an.
lesson-sea-goods = Zwei Tonnen Gewürze für einen niederländischen Hafen. Hier kommt eine Lieferung mit ihrer Ware: Sie füllt einen deiner drei Laderäume, bis du sie ablieferst.
lesson-sea-anchor = Am Ende jeder Runde sagt eine Karte des Seestapels, was geschieht; es war offene See, und nichts geschah. Jetzt stich in See: Klick den Anker an.
    .other = Deine Ware wartet. Klick den Anker an.
lesson-sea-sail = Du bist auf See. Ein Zug hat dort drei Teile: einen Schritt fahren, angreifen, anlegen. Jeder davon darf ausfallen. Segle nach Westen: Zieh dein Schiff auf die Karte daneben oder klick sie an.
    .other = Segle einen Schritt nach Westen.
lesson-sea-wind = Der Pfeil sagt, wohin der Wind alles treibt: nach Osten. Du darfst diese Karte in jede Richtung verlassen, nur nicht gegen ihren Pfeil, also nicht nach Westen.
lesson-sea-uncharted = Im Norden liegt eine verdeckte Karte. Niemand weiß, was dort ist, bevor ein Schiff kommt. Segle hin.
    .other = Sieh nach, was im Norden liegt.
lesson-sea-dock = Eine Insel, Turtle Bank, und ihr Hafen wurde gezogen: Essequibo, niederländisch. Auch ein Kapitän oder ein Sturm hätte dort liegen können. Leg an: Ein fremder Hafen kostet eine Karte deiner Mannschaft.
    .other = Deine Ware ist für einen niederländischen Hafen, und hier ist einer. Leg an.
lesson-sea-deserter = Gib Pik 3 her.
    .other = Behalte die stärkere. Gib Pik 3 her.
lesson-sea-paid = Die Lieferung ist gemacht, ohne dass gefragt wird: eine Dublone. Jeder Auftrag ist eine wert; eine Schatztruhe ist mehr wert.
lesson-sea-over = Dublonen kaufen Ladung, größere Schiffe und Schatzkarten, oder man protzt mit ihnen: sechs für einen Punkt Ruf. Die nächste Lektion erzählt, wie man gegen Kapitäne kämpft, die danach, wie der Ruf kommt und geht.

## Das lange Spiel: ein Kapitän

lesson-captain = Kampf gegen einen Kapitän
    .about = Mittlere Kanonen, wer sich ergibt, Beute und eine Prise
lesson-captain-captain = Im Norden segelt Piet Hein, Niederländer, in einem Schiff der Größe vier. Du bist Henry Morgan, Engländer: Er ist ein Feind. Kapitäne der eigenen Nation werden nie angegriffen.
lesson-captain-sail = Segle zu ihm. Er greift nur dann zuerst an, wenn sein Schiff größer ist als deins und du zwei Laderäume voll hast, oder wenn du eine Truhe an Bord hast.
    .other = Segle nach Norden, wo er ist.
lesson-captain-attack = Gesegelt bist du; jetzt darfst du angreifen. Klick ihn an.
    .other = Greif den Kapitän an: Klick ihn an.
lesson-captain-flee = Für seine mittleren Kanonen wurde eine Karte gezogen, Kreuz 9: Vier mal neun ist sechsunddreißig. Deine ganze Hand kommt auf sechsundzwanzig. Aber du wiegst sechs und er dreizehn, Schiff und Kanonen: Flieh.
    .other = Hier kannst du nicht gewinnen, und du bist leichter. Flieh.
lesson-captain-again = Nichts ist verloren, und er ist noch da. In einem späteren Zug darfst du ihn wieder angreifen, und neue Kanonen werden gezogen.
    .other = Greif ihn noch einmal an: Klick ihn an.
lesson-captain-fight = Pik 2: Vier mal zwei ist acht. Kämpfe!
    .other = Acht Kanonen sind wenig. Kämpfe.
lesson-captain-double = Herz 10 allein würde gewinnen. Aber bei mehr als dem Doppelten seiner Stärke, ab siebzehn, ergibt er sich: ein Punkt Ruf, und sein Schiff kannst du nehmen. Klick beide an, Herz 9 und Herz 10, und schick sie los.
    .other = Mit Herz 9 und Herz 10 zusammen ergibt er sich. Klick beide an.
lesson-captain-both = Auch Herz 10. Beide sind englisch und zählen eins mehr: einundzwanzig.
    .other = Die 9 allein siegt, aber er ergibt sich nicht. Nimm Herz 10 dazu.
lesson-captain-sure = Einundzwanzig gegen acht: Bestätige.
    .other = Das reicht: Bestätige.
lesson-captain-plunder = Er ergibt sich und ist deine Geisel. Die Karte der Kanonen ist Beute: Mannschaft, Ladung oder Auftrag. Nimm sie als Mannschaft.
    .other = Du hast wenig Leute übrig. Nimm sie als Mannschaft.
lesson-captain-seize = Dein Ruf ist jetzt eins, und sein Geschenk ein Bonus. Sein Schiff ist kleiner als deins; aber in einen Hafen geschleppt ist es eine Dublone wert. Nimm es in Schlepp.
    .other = Lass keine Dublone auf See. Nimm das Schiff in Schlepp.
lesson-captain-crew = Jemand muss es segeln: Gib Karo 2 her.
    .other = Die schwächste segelt die Prise: Karo 2.
lesson-captain-spoils = Eine Geisel und eine Prise. Bring sie in einen Hafen: Jede Geisel ist ein Punkt Ruf, wo der Hafen von einer anderen Nation ist als sie, und in jeder Bucht.

## Das lange Spiel: Ruf

lesson-fame = Der Ruf und das Ende einer Runde
    .about = Beute im Hafen, treibende Stürme und Reichtum, mit dem man protzt
lesson-fame-spoils = Du bist Piet Hein, Niederländer, mit fünf Dublonen. In Ketten hast du Amaro Pargo, einen Spanier, und im Schlepp eine Prise. Jeder Hafen macht daraus Ruf und Geld.
lesson-fame-sail = Im Norden liegt Bridgetown, englisch. Segle hin.
    .other = Segle zum Hafen im Norden.
lesson-fame-dock = Leg an: Ein fremder Hafen kostet eine Karte deiner Mannschaft und zahlt für Geiseln jeder Nation außer seiner.
    .other = Leg hier an, mit Geisel und Prise.
lesson-fame-deserter = Gib Karo 4 her.
    .other = Behalte die 9. Gib Karo 4 her.
lesson-fame-fame = Die Prise war eine Dublone wert, die Geisel einen Punkt Ruf. Der erste Punkt gibt einen Bonus; du behältst ihn, solange du den Punkt behältst. Wer sich einem Spieler ergibt oder ein neues Schiff bezahlt, verliert einen.
lesson-fame-round = Die Runde ist vorbei, und der Wind hat geweht: Der Sturm zog mit seinem Pfeil auf die Karte, von der du kamst, und Anne Bonny trieb einen Schritt nach Norden. Wo kein Pfeil ist, verliert ein Sturm stattdessen eine Karte. Wer seinen Zug in einem Sturm beginnt, verliert ihn, und je nach Größe auch Mannschaft und Ladung; einer aus vier Karten zerstört alles, was dort ist.
lesson-fame-event = Dann kam das Ereignis, eine Karte des Seestapels: noch ein Sturm, an einem zufälligen Ort.
lesson-fame-flaunt = Du hast sechs Dublonen. Protze mit ihnen!
    .other = Sechs Dublonen sind ein Punkt Ruf. Protze mit ihnen.
lesson-fame-steps = Zwei Punkte: Dein Schiff zählt jetzt eins größer, und ebenso Mannschaft und Laderäume. Der dritte Punkt gibt noch einen Bonus; beim vierten ergeben sich kleinere Schiffe ohne Kampf.
lesson-fame-over = Bei sechs bist du berüchtigt und gewinnst sofort. Wenn die Runden ausgehen, gewinnt der höchste Ruf, dann Dublonen, dann das größere Schiff. Guten Wind!
