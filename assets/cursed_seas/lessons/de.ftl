### The lessons of Cursed Seas in German: what the guide says.
###
### `lesson-NAME` is what the lesson in the file NAME.ron is called, its `.about` what it teaches; `lesson-NAME-STEP` is what is
### said at a step, its `.other` what is said to whoever chooses something else there.

## A stick and a heading

lesson-stick = Ein Stab und ein Kurs
    .about = Mit einem Schiff fahren: um den Bug drehen, einen Stab segeln, anlegen
lesson-stick-sea = Offene See ohne Felder: Alles wird mit zwei Stäben gemessen, S mit 50 mm und L mit 75. Die Pendrake gehört dir, die Santa Brigida in der Ferne nicht.
lesson-stick-move = Jedes Schiff hat je Zug eine Aktion. Gib der Pendrake ihre: Zieh vom Schiff aus, oder klick es an und wähle Fahren.
    .other = Erst eine Fahrt. Wähle die Pendrake und fahr mit ihr.
lesson-stick-turn = Auf ihrer Karte steht L+L: zwei lange Stäbe. Vor jedem dreht sie um den Bug, höchstens eine Vierteldrehung nach jeder Seite. Dreh sie 30° nach Backbord.
    .other = Etwas weiter nach Norden: 30° nach Backbord, mit dem langen Stab.
lesson-stick-sail = Voraus liegt nichts. Segle den ganzen Stab, 75 mm.
    .other = Weiter: den ganzen Stab.
lesson-stick-back = Nun der zweite Stab. Dreh zurück auf den ersten Kurs: Dort liegt eine Insel.
    .other = Dreh zurück zur Alten Mole.
lesson-stick-touch = Die Insel hält sie an, wo sie sie berührt, nach 61,5 mm. Segle bis dorthin.
    .other = Bis ans Ufer: Nur dort legt sie an.
lesson-stick-docked = Sie berührt die Insel, also hat sie angelegt, und die Fahrt ist vorbei. Alles, was neu berührt wird, beendet eine Fahrt; so ist es auch mit anderen Schiffen.
lesson-stick-end = Die Quickthorn könnte noch handeln. Lass sie und beende deinen Zug.
    .other = Das genügt für jetzt. Beende den Zug.
lesson-stick-over = Im nächsten Zug legt sie in jede Richtung ab, auch zurück. Was ein Schiff anhält, siehst du mit dem Abstand, bevor du loslässt.

## Guns

lesson-guns = Kanonen
    .about = Rang, Reichweite und Segel; Schuss für Schuss
lesson-guns-sheet = Die Hartley hat drei Kanonen, eine an jedem Mast: 2S, 3L und 3L. Die Ziffer ist der Rang, der Buchstabe die Reichweite von diesem Mast aus.
lesson-guns-shoot = El Acreedor liegt querab, in Reichweite aller drei. Schieß mit der Hartley.
    .other = Erst die Kanonen. Wähle die Hartley und schieß.
lesson-guns-first = Ein Wurf trifft, wenn er höher ist als der Rang, und eine 1 nie. Feuere die vorderste Kanone auf El Acreedor ab: Rang 2, vier Chancen von sechs.
    .other = El Acreedor ist das Ziel: Feuere die vorderste Kanone ab.
lesson-guns-second = Eine 6: ein Treffer, und ihr Spieler hat einen Mast samt Kanone weggenommen. Nun die zweite, vom Rang 3.
    .other = Feuere weiter: die zweite Kanone.
lesson-guns-third = Eine 2 verfehlt. Eine Kanone ist noch übrig.
    .other = Eine Kanone ist noch übrig. Feuere sie ab.
lesson-guns-masts = Eine 5 trifft wieder. Mit einem heilen Mast kann sie nur noch mit einem Schuss antworten. Ohne jeden ist sie ein Wrack: Sie kann weder fahren noch schießen, trägt aber weiter ihr Gold.
lesson-guns-over = Eigene andere Segel können einer Kanone im Weg sein, Inseln und Schiffe sind es immer. Jede Kanone zeigt ihr Feld, ihre Aussicht und was sie hindert.

## Gold

lesson-gold = Inseln und Gold
    .about = Erkunden, laden, ablegen, daheim löschen
lesson-gold-coins = Münzen liegen verdeckt auf wilden Inseln. Die Pendrake lag an der Alten Mole, als dein Zug begann: Also darf sie sie erkunden.
lesson-gold-explore = Erkunden ist eine Aktion. Gib sie der Pendrake.
    .other = An Land liegt Gold: Erkunde mit der Pendrake.
lesson-gold-three = Nur du siehst die Münzen. Drei Dinge passen in ihren Laderaum. Nimm die 3.
    .other = Die höchste zuerst: Nimm die 3.
lesson-gold-two = Nun eine 2.
    .other = Nimm eine 2.
lesson-gold-full = Und noch eine 2: Dann ist sie voll.
    .other = Eine passt noch: Nimm die andere 2.
lesson-gold-end = Sieben Gold an Bord, doch es zählt erst daheim. Beende den Zug.
    .other = Sie hatte ihre Aktion. Beende den Zug.
lesson-gold-home = Deine Heimat ist das Zundereiland, im Westen. Fahr mit der Pendrake.
    .other = Bring das Gold heim: Fahr mit der Pendrake.
lesson-gold-about = Ein Schiff, das zu Beginn etwas berührt, legt in jede Richtung ab. Dreh um: Es gleitet voraus, bis es frei liegt.
    .other = Die Heimat liegt hinter dir. Dreh um, mit dem langen Stab.
lesson-gold-sail = Segle bis ans Ufer des Zundereilands.
    .other = Weiter: bis ans Ufer.
lesson-gold-unloaded = Daheim wird alles Gold sofort gelöscht, und deine Leiste zählt es. Gegner können dort nicht anlegen, außer Plünderern.

## Ram and board

lesson-ram = Rammen und entern
    .about = Bug gegen Rumpf, festhängen, ein Enterkommando
lesson-ram-prey = Die Pendrake liegt quer vor deinem Bug, mit einer Münze an Bord. Du siehst, wie viele Münzen ein Schiff trägt, nicht was sie wert sind.
lesson-ram-move = Fahr mit der Lachmöwe.
    .other = Die Lachmöwe ist nah genug: Fahr mit ihr.
lesson-ram-turn = Geradeaus. Die Lachmöwe hat einen kurzen und einen langen Stab: S oder L, beide reichen bis zur Pendrake.
    .other = Geradeaus: Dort liegt die Pendrake.
lesson-ram-sail = Segle, bis du sie berührst: Das ist ein Rammstoß.
    .other = Näher: bis dorthin, wo du sie berührst.
lesson-ram-rammed = Der Würfel zeigte eine 3, mehr als ihre zwei heilen Masten: Sie verlor einen. Die Lachmöwe hängt an ihr fest: Sie kann nicht fahren, bis der Bug frei ist.
lesson-ram-board = Nach einem Rammstoß darfst du ein Enterkommando schicken. Beide würfeln und zählen ihre heilen Masten dazu: drei gegen einen. Schick es.
    .other = Du hast mehr Masten: Schick das Kommando.
lesson-ram-coin = Du hast gewonnen und darfst Mannschaft oder Schatz nehmen. Nimm die Münze.
    .other = Für die Münze bist du gekommen.
lesson-ram-pinned = Die Münze gehört dir. Wer den letzten Mast verliert, kann in Schlepp genommen werden, mit allem an Bord, von jedem Schiff mit heilem Mast, das den Bug berührt.

## Crew and events

lesson-crew = Mannschaft und Ereignisse
    .about = Verdeckte Karten an Bord und Karten auf der Hand
lesson-crew-cards = Mit der Pendrake segelt ein Entdecker, mit der Hartley ein Steuermann. Sie liegen verdeckt: Gegner wissen, dass jemand an Bord ist, nicht wer. Außerdem hast du ein Ereignis.
lesson-crew-wind = Günstiger Wind gibt allen deinen Schiffen in diesem Zug ein S mehr und lässt sich nur spielen, bevor eines gehandelt hat. Spiel das Ereignis.
    .other = Erst das Ereignis: Spiel Günstiger Wind.
lesson-crew-move = Fahr mit der Hartley.
    .other = Erst die Hartley.
lesson-crew-one = Sie hat nun vier Stäbe S: zwei eigene, einen durch den Steuermann, der sich aufgedeckt hat, und einen durch den Wind. Segle den ersten geradeaus.
    .other = Geradeaus genügt.
lesson-crew-sail = Segle ihn ganz aus, 50 mm.
    .other = Den ganzen Stab.
lesson-crew-four = Das genügt hier. Halt an: Stäbe, die übrig sind, verfallen.
    .other = Halt hier an.
lesson-crew-land = Fahr nun mit der Pendrake.
    .other = Die Pendrake, zur Insel.
lesson-crew-turn = Geradeaus: Dort liegt die Alte Mole. S oder L, beide reichen bis dorthin.
    .other = Die Insel liegt geradeaus.
lesson-crew-dock = Segle bis ans Ufer der Alten Mole.
    .other = Bis ans Ufer.
lesson-crew-explore = Sie ist eben erst angekommen und hatte ihre Aktion. Der Entdecker erkundet trotzdem, ohne Aktion, einmal je Zug.
    .other = Lass den Entdecker an Land: Erkunde.
lesson-crew-take = Nimm die 3.
    .other = Die 3 ist mehr wert.
lesson-crew-over = Eine Karte, die gewirkt hat, bleibt offen liegen, und alle wissen, wer an Bord ist. Zeig auf eine Karte im Laderaum, und du liest, was sie tut.

## The end

lesson-end = Das Ende
    .about = Mehr als die Hälfte des Goldes
lesson-end-race = Zu zweit gibt es 30 Gold. Du hast 13 daheim, Violett 4. Wer mehr als die Hälfte hat, gewinnt sofort: 16.
lesson-end-move = Die Lachmöwe trägt eine 3, und die Heimat ist nah. Fahr mit ihr.
    .other = Bring die Lachmöwe heim.
lesson-end-turn = Geradeaus. S oder L, beide reichen bis heim.
    .other = Die Heimat liegt geradeaus.
lesson-end-sail = Segle bis ans Ufer der Alten Mole.
    .other = Bis ans Ufer.
lesson-end-won = Sechzehn: Die Partie ist vorbei, und du hast gewonnen. Sie endet auch, wenn alles Gold gelöscht ist, wenn die Hälfte der Spieler nie mehr fahren kann, oder nach der letzten Runde. Zu dritt oder viert zählt auch Gold an Bord.
