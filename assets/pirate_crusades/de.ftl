### Pirate Crusades in German: everything that a player reads about the game.
###
### A text may be put in other words, but its name stays, and so do the things in braces that begin with $: the game
### fills them in. A `.tip` is what hovering over a thing explains, a `.text` what is printed on a card.
###
### So that every sentence is right whatever is filled in: the names of players, cards, ships, ports, nations, goods and missions
### carry no case and stand behind a colon, in brackets, or behind a word that takes none; `.port` and `.ship` of a nation are
### accusatives.

game-pirate-crusades = Pirate Crusades
pirate-nobody = niemand
list-comma = { ", " }

## Colours of players

colour-yellow = gelb
    .name = Gelb
colour-purple = violett
    .name = Violett
colour-green = grün
    .name = Grün
colour-red = rot
    .name = Rot

## Setting up

option-game = Spiel
    .tip = Das kurze Spiel ist ein Wettlauf um drei Aufträge, jeder an seinem eigenen Schiff. Das lange Spiel führt über ein Meer aus 25 Karten.
option-game-short = Kurzes Spiel
option-game-long = Langes Spiel
option-skin = Pokerkarten
    .tip = Eine Lieferung geht an irgendeine Stadt deiner eigenen Nation, wie mit Pokerkarten und zwei Jokern. Die gedruckten Karten nennen auf jeder Lieferung eine Nation.
option-skin-printed = Gedruckte Karten
option-skin-poker = Pokerkarten
option-rounds = Runden
    .tip = Nach wie vielen Runden das lange Spiel endet, wenn vorher niemand berüchtigt ist.
option-no-fishing = Kein Angeln
    .tip = Einen Kapitän, dem du entflohen bist, darfst du erst wieder angreifen, wenn einer von euch weitergefahren ist.

## Cards

card = { $suit } { $rank }
card-joker = Joker { $rank }
rank-1 = Ass
rank-11 = Bube
rank-12 = Dame
rank-13 = König
suit-hearts = Herz
suit-diamonds = Karo
suit-clubs = Kreuz
suit-spades = Pik
suit-jokers = Joker

# `.port` and `.ship` stand in missions.
nation-english = England
    .port = einen englischen Hafen
    .ship = ein englisches Schiff
    .tip = Die Nation aller Herzkarten. Ihre Ladung sind Gewürze.
nation-spanish = Spanien
    .port = einen spanischen Hafen
    .ship = ein spanisches Schiff
    .tip = Die Nation aller Karokarten. Ihre Ladung ist Proviant.
nation-french = Frankreich
    .port = einen französischen Hafen
    .ship = ein französisches Schiff
    .tip = Die Nation aller Kreuzkarten. Ihre Ladung ist Munition.
nation-dutch = Niederlande
    .port = einen niederländischen Hafen
    .ship = ein niederländisches Schiff
    .tip = Die Nation aller Pikkarten. Ihre Ladung ist Tuch.
nation-none = ohne Nation
    .port = einen Hafen deiner Nation
    .ship = ein Schiff
    .tip = Joker haben keine. Der Kapitän auf dem Schiff eines Jokers sagt, wer Freund und wer Feind ist.

cargo-spices = Gewürze
cargo-food = Proviant
cargo-ammunition = Munition
cargo-cloth = Tuch

class-pinnace = Pinasse
class-sloop = Schaluppe
class-cutter = Kutter
class-schooner = Schoner
class-brigantine = Brigantine
class-barque = Bark
class-corvette = Korvette
class-frigate = Fregatte
class-galleon = Galeone
class-great-galleon = Große Galeone
class-ship-of-the-line = Linienschiff
    .tip = Ein Bube: eine Kanone mehr in jedem Kampf.
class-fast-galleon = Schnelle Galeone
    .tip = Eine Dame: eine Tonne leichter auf der Flucht.
class-flag-galleon = Flaggschiff
    .tip = Ein König: zieht beim Magistrat zwei Aufträge und behält einen.
class-free-rover = Freibeuterschiff
    .tip = Ein Joker: keine Nation. Sein Kapitän sagt jedes Mal, wer Freund und wer Feind ist, und seine Mannschaft ist immer treu.

bonus-safe-dock = Sicherer Hafen
    .text = Anlegen kostet nie Mannschaft.
    .tip = Ass. Du legst überall an, ohne eine Karte zu verlieren.
bonus-double-press = Doppelte Heuer
    .text = Heuere zwei auf einmal an.
    .tip = 2. Wer anheuert, zieht zwei Karten, bis zu seiner Grenze.
bonus-rigged-for-speed = Schnelle Takelung
    .text = Flieht eine Tonne leichter.
    .tip = 3. Auf der Flucht wiegst du eine Tonne weniger, zusätzlich zu dem, was eine Schnelle Galeone spart.
bonus-tough-crew = Harte Burschen
    .text = Eine Kanone mehr je Kampf.
    .tip = 4. Eine Kanone mehr, einmal in jedem Kampf und Duell.
bonus-powder-cache = Pulverlager
    .text = Einmal: zehn Kanonen mehr.
    .tip = 5. Einmal: zehn Kanonen mehr in einem Kampf oder Duell, mit mindestens einer Karte. Dann wird es abgelegt.
bonus-extra-bunk = Zusatzkoje
    .text = Platz für einen mehr.
    .tip = 6. Deine Hand fasst eine Karte mehr.
bonus-press-gang = Presskommando
    .text = Mannschaft darf aus der Ablage kommen.
    .tip = 7. Wer anheuert, darf die oberste Karte der Ablage nehmen.
bonus-salvage = Bergung
    .text = Ladung darf aus der Ablage kommen.
    .tip = 8. Jede Ladung, die im Handel oder aus einer eroberten Stadt gezogen wird, darf die oberste Karte der Ablage sein.
bonus-known-waters = Vertraute Gewässer
    .text = Das Schiff darf aus der Ablage kommen.
    .tip = 9. Das Schiff, das du findest, darf die oberste Karte der Ablage sein.
bonus-known-coast = Vertraute Küste
    .text = Die Stadt darf aus der Ablage kommen.
    .tip = 10. Die Stadt, die du ansteuerst, darf die oberste Karte der Ablage sein.
bonus-loyal-hands = Treue Mannschaft
    .text = Auslaufen kostet nie Mannschaft.
    .tip = Bube. Beim Auslaufen kommt immer die ganze Mannschaft mit.
bonus-sharp-trader = Gewiefter Händler
    .text = Deine Ladung zählt doppelt.
    .tip = Dame. Ladung, die du im Handel gibst, zählt doppelt so viele Tonnen. Handkarten nicht.
bonus-bribe = Bestechung
    .text = Gewürze kaufen einen anderen Auftrag.
    .tip = König. Im Hafen: Leg eine Ladung Gewürze und einen unerfüllten Auftrag ab und zieh einen anderen Auftrag.
bonus-cove-map = Buchtkarte
    .text = Einmal: in eine Piratenbucht.
    .tip = Joker. Einmal, auf See: Segle in eine Piratenbucht. Diese Karte ist dann die Bucht.

# A mission as it is read. $to is a port, $ship a ship: nation-….port and .ship.
mission-deliver = Liefere { $tons } { $cargo } in { $to }
    .name = Lieferung
    .text = Liefere { $tons }+ { $cargo }
    .tip = Leg in einer solchen Stadt an, mit Ladung der Art, zusammen so viele Tonnen oder mehr. Ladung aus ebendieser Stadt zählt nicht.
mission-prisoner = Bring einen Gefangenen in { $to }
    .name = Gefangener
    .text = Gefangener
    .tip = Leg in einer Stadt dieser Nation an, doch nicht in der, wo der Auftrag herkam.
mission-conquer = Erobere { $to }
    .name = Eroberung
    .text = Erobern
    .tip = Gewinn einen Angriff auf eine Stadt dieser Nation. Ist es deine eigene, tut es jede andere.
mission-sink = Versenke { $ship }
    .name = Versenkung
    .text = Versenken
    .tip = Schlag ein Schiff dieser Nation, oder nimm einem solchen Spieler im Duell die letzte Karte. Ist es deine eigene Nation, tut es jede andere.
mission-meet = Triff ein freundliches Schiff
    .name = Begegnung
    .text = Triff Freunde
    .tip = Such ein Schiff, und finde ein freundliches.

# What a card is drawn for.
draw-gather = Mannschaft
draw-crew = Mannschaft
draw-mission = ein Auftrag
draw-choice = zwei Aufträge
draw-trade = Ladung
draw-loot = Beute
draw-cove-cargo = Ladung der Bucht
draw-disembark = die Karte fürs Auslaufen
draw-ship = das Schiff, das du findest
draw-escort = das Geleitschiff
draw-town = die Stadt, die du findest
draw-ally = ein Schiff zu Hilfe
draw-cove-ship = ein Schiff der Bucht
draw-cannon = die mittleren Kanonen
draw-bonus = ein Bonus
draw-port = ein Hafen
draw-captain-ship = das Schiff des Kapitäns
draw-treasure = der Schatz
draw-coordinate = ein Ort
draw-new-ship = ein neues Schiff

# Why cards have to be given up.
loss-crew-limit = mehr Mannschaft, als das Schiff fasst
loss-hold-limit = mehr Ladung, als das Schiff fasst
loss-hurricane = der Orkan
loss-disembark = nicht alle kommen mit
loss-docking = Deserteure
loss-prize-crew = Mannschaft für die Prise
loss-storm = der Sturm
loss-cannibals = die Kannibalen
loss-magistrate = der Preis des Magistrats
loss-curse = der Fluch

leg-move = fahren, angreifen oder anlegen
leg-attack = angreifen oder anlegen
leg-dock = anlegen

standing-docked = liegt im Hafen
    .name = Im Hafen
    .tip = Eine Handlung je Zug. Auf See geht es durch Auslaufen.
standing-ready = ist auslaufbereit
    .name = Auslaufbereit
    .tip = Segelt mit dem nächsten Zug. Noch nicht auf See und nicht mehr im Hafen.
standing-sailing = ist auf See
    .name = Auf See
    .tip = Sucht in jedem Zug ein Schiff oder steuert eine Stadt an. Wer hier keine Karte mehr hat, scheidet aus.
standing-adrift = treibt auf See
    .name = Treibend
    .tip = Auf See ohne Mannschaft: wartet oder verlässt das Schiff.
standing-stranded = ist gestrandet
    .name = Gestrandet
    .tip = An Land, ohne Schiff.
standing-hostage = ist eine Geisel
    .name = Geisel
    .tip = Lässt seine Züge aus, bis es an Land gesetzt wird oder entwischt.
standing-out = ist ausgeschieden
    .name = Ausgeschieden
    .tip = Nicht mehr im Spiel.

## Where cards lie

place-deck = der Stapel
place-discard = die Ablage
place-ship = das Schiff
place-bonus = der Bonus
place-hand = die Hand
place-hold = ein Laderaum
place-mission = die Aufträge
place-done = die erfüllten Aufträge
place-town = die Stadt
place-chest = die Truhe
place-prize = die Prise
place-buried = vergraben
place-port = ein Hafen
place-ship-of = das Schiff eines Kapitäns
place-met = was begegnet
place-escort = das Geleitschiff
place-cannon = die mittleren Kanonen
place-ally = die Hilfe
place-chosen = die gewählten Karten
place-laid = verdeckt
place-looked = angesehen
blue-place-deck = der Seestapel
blue-place-discard = die Seeablage
blue-place-unexplored = unbekannt
blue-place-base = die See
blue-place-storm = ein Sturm
blue-place-at = ein Kapitän auf See
blue-place-player = der Kapitän eines Spielers
blue-place-hostage = eine Geisel
blue-place-box = die Schachtel

## The Blue Sea of the Long Game

heading-north = Norden
heading-east = Osten
heading-south = Süden
heading-west = Westen
isle-isla-de-aves = Isla de Aves
isle-serpent-cay = Serpent Cay
isle-the-brothers = The Brothers
isle-cayo-hueso = Cayo Hueso
isle-gallows-rock = Gallows Rock
isle-turtle-bank = Turtle Bank
isle-salt-tongue = Salt Tongue
captain-henry-morgan = Henry Morgan
captain-anne-bonny = Anne Bonny
captain-jack-rackham = Jack Rackham
captain-edward-teach = Edward Teach
captain-jacquotte-delahaye = Jacquotte Delahaye
captain-francois-l-olonnais = François l’Olonnais
captain-anne-dieu-le-veut = Anne Dieu-le-Veut
captain-pierre-le-grand = Pierre le Grand
captain-amaro-pargo = Amaro Pargo
captain-benito-de-soto = Benito de Soto
captain-miguel-enriquez = Miguel Enríquez
captain-piet-hein = Piet Hein
captain-laurens-de-graaf = Laurens de Graaf
captain-roche-braziliano = Roche Braziliano
captain-jan-janszoon = Jan Janszoon
flaw-lavish = Verschwenderisch
    .tip = Prunken kostet sieben Dublonen.
flaw-hot-blood = Heißblut
    .tip = Flieht nie.
flaw-rum-soaked = Rumselig
    .tip = Die Hand fasst eine Karte weniger, doch mindestens eine.
flaw-notorious = Verrufen
    .tip = Zahlt in jedem Hafen eine Handkarte, auch in freundlichen.
flaw-no-cove = Keine Bucht
    .tip = Kann in keiner Piratenbucht anlegen.
flaw-cannibals = Kannibalen
    .tip = Jeder Zug, den ein Sturm kostet, kostet die halbe Hand, nach dem, was der Sturm selbst tut.
flaw-barred-spain = In Spanien verfemt
    .tip = Kann in keinem spanischen Hafen anlegen.
flaw-small-boat = Kleines Boot
    .tip = Nimmt nie ein Schiff, das größer ist als sechs. Schleppen ist erlaubt.
flaw-pious = Fromm
    .tip = Kann keine Städte angreifen.
flaw-no-quarter = Kein Pardon
    .tip = Höchstens eine Geisel. Ein weiterer Kapitän wird abgelegt, ein weiterer Spieler an Land gesetzt.
flaw-outcast = Ausgestoßen
    .tip = Der Magistrat kostet eine Dublone, sonst eine Handkarte.
flaw-impatient = Ungeduldig
    .tip = Kauft keine Schatzkarten.
flaw-wanted = Gesucht
    .tip = Größere feindliche Kapitäne greifen an, was auch an Bord ist.
flaw-vendetta = Blutrache
    .tip = Lässt sich zu Beginn eines Zugs auf See ein Spanier angreifen, muss es sein.
flaw-poor-haggler = Feilscht schlecht
    .tip = Jeder Verkauf von Ladung bringt eine Dublone weniger.
benefit-gain-bonus = ein Bonus
benefit-upgrade-ship = ein größeres Schiff
benefit-ships-surrender = kleinere Schiffe ergeben sich
benefit-wins = der Sieg
blue-calm = Flaute
blue-storm = Sturm

## Phases

phase-setup = Die Karten werden ausgeteilt.
    .name = Aufbruch
    .tip = Jeder bekommt ein Schiff, einen Auftrag und zwei Mann.
phase-round = Runde { $round } beginnt.
    .name = Runde
    .tip = Ein Zug eines jeden, im Uhrzeigersinn.
phase-end-of-round = Runde { $round } endet.
    .name = Ende der Runde
    .tip = Stürme und Kapitäne ziehen, dann kommt ein Ereignis.
phase-over = Das Spiel ist aus.
    .name = Das Ende
    .tip = Das Spiel ist aus, und der Sieger steht fest.

## What is asked

prompt-docked = { $seat }, was tust du im Hafen?
prompt-at-sea = { $seat }, was tust du auf See?
prompt-sailing = { $seat }, auf See: { $leg }?
prompt-source = { $seat }, woher kommt es: { $draw }?
prompt-keep-mission = { $seat }, welchen Auftrag behältst du?
prompt-trade = { $seat }, welche Karten gibst du für Ware?
prompt-buy = { $seat }, welche Laderäume gibst du für andere Ware?
prompt-doubloons = { $seat }, wie viele Dublonen gibst du zu { $tons } Tonnen dazu?
prompt-sell = { $seat }, welche Laderäume verkaufst du?
prompt-make-room = { $seat }, welche Laderäume gibst du für die Ware her?
prompt-joker-trade = { $seat }, ein Joker: wie gezeigt, oder füllst du die Laderäume aus der Ablage?
prompt-fill = { $seat }, was lädst du aus der Ablage?
prompt-loot = { $seat }, lädst du noch eine Ladung?
prompt-give-up = { $count ->
    [one] { $seat }, { $loss }: welche Karte gibst du her?
   *[other] { $seat }, { $loss }: welche { $count } Karten gibst du her?
}
prompt-encounter = { $seat }, ein Feind der Stärke { $strength }: was tust du?
prompt-commit = { $seat }, wer kämpft? Mehr als { $strength } Kanonen.
prompt-powder = { $seat }, nimmst du das Pulverlager?
prompt-pay = { $guns ->
    [one] { $seat }, abgewehrt: wen verlierst du? Mindestens eine Kanone.
   *[other] { $seat }, abgewehrt: wen verlierst du? Mindestens { $guns } Kanonen.
}
prompt-fleet = { $seat }, die Schatzflotte, Stärke { $strength }: kämpfst du?
prompt-declare = { $seat }, { $name } ({ $nation }): Freund oder Feind?
prompt-challenge = { $seat }, gegen wen kämpfst du?
prompt-flee = { $seat }, fliehst du vor { $other }?
prompt-duel = { $seat }, welche Karte kämpft gegen { $other }?
prompt-battle = { $seat }, wer kämpft gegen { $other }?
prompt-secret-powder = { $seat }, nimmst du gegen { $other } das Pulverlager?
prompt-plunder = { $seat }, was wird aus der Beute: { $card }?
prompt-plunder-player = { $seat }, was nimmst du { $other }?
prompt-dock = { $seat }, { $port } ({ $nation }): legst du an?
prompt-deliver = { $seat }, was lieferst du: { $cargo }? Mindestens { $tons } Tonnen.
prompt-cove = { $seat }, die Bucht: was nimmst du?
prompt-cove-ship = { $seat }, welches Schiff nimmst du?
prompt-bribe-spices = { $seat }, welche Gewürze gibst du?
prompt-bribe-mission = { $seat }, welchen Auftrag gibst du zurück?
prompt-relinquish = { $seat }, welchen Auftrag gibst du zurück?
prompt-seize = { $seat }, was tust du mit dem Schiff: { $ship }?
prompt-bigger-ship = { $seat }, welches Schiff kaufst du?
prompt-acquire = { $seat }, welches neue Schiff nimmst du? Höchstens Größe { $most }.
prompt-cursed = { $seat }, ein verfluchter Schatz: nimmst du ihn?
prompt-adrift = { $seat }, du treibst: was tust du?

## Answers, as they stand on buttons

choice-gather-crew = Mannschaft anheuern
choice-magistrate = Zum Magistrat
choice-trade = Handeln
choice-buy = Ware kaufen
choice-sell = Ware verkaufen
choice-attack-town = Die Stadt angreifen
choice-buy-map = Eine Schatzkarte kaufen
choice-flaunt = Mit Reichtum prunken
choice-bigger-ship = Ein größeres Schiff kaufen
choice-bribe = Den Magistrat bestechen
choice-relinquish = Einen Auftrag zurückgeben
choice-disembark = Auslaufen
choice-wait = Warten
choice-look-for-ship = Ein Schiff suchen
choice-head-for-town = Die nächste Stadt ansteuern
choice-cove-map = In die Bucht segeln
choice-move = Nach { $heading } fahren
choice-attack-captain = Den Kapitän angreifen
choice-attack-player = { $other } angreifen
choice-dig = Graben
choice-end = Den Zug beenden
choice-from-deck = Vom Stapel
choice-from-discard = Die oberste Karte der Ablage
choice-play-joker = { $card } dafür spielen
choice-add = { $card } dazu
choice-done = Das ist alles
choice-card = { $card }
choice-doubloons = { $count ->
    [0] Keine Dublone
    [one] Eine Dublone
   *[other] { $count } Dublonen
}
choice-as-shown = Wie gezeigt
choice-fill = Die Laderäume füllen
choice-load = Noch eine laden
choice-stop = Nichts mehr laden
choice-fight = Kämpfen
choice-flee = Fliehen
choice-dump = Über Bord: { $tons } { $cargo } ({ $card })
choice-challenge = Gegen { $other } kämpfen
choice-yield = Nachgeben
choice-decline = Verzichten
choice-use-powder = Das Pulverlager nehmen
choice-keep-powder = Das Pulverlager behalten
choice-friend = Freund
choice-foe = Feind
choice-stay = Bleiben und kämpfen
choice-take-crew = Als Mannschaft
choice-take-cargo = Als Ladung
choice-take-mission = Als Auftrag
choice-take-hold = { $tons } { $cargo } nehmen ({ $card })
choice-leave = Nichts nehmen
choice-dock = Anlegen
choice-stay-out = Draußen bleiben
choice-cove-crew = Die Hand mit Mannschaft füllen
choice-cove-ship = Ein anderes Schiff
choice-cove-mission = Ein Auftrag und eine Ladung
choice-tow = Als Prise schleppen
choice-swap = Selbst damit segeln
choice-swap-and-tow = Damit segeln und das alte schleppen
choice-take-ship = Den Joker als Schiff nehmen
choice-regain = Den Punkt zurücknehmen und weitersuchen
choice-draw-on = Weitersuchen
choice-take-treasure = Den Schatz nehmen
choice-abandon-ship = Das Schiff verlassen
choice-longboats = In die Boote

## What happened, as it stands in the log

event-turn-began = { $seat } ist am Zug.
# A card that came from one place to another, by what that means; $card is none where it is hidden.
event-moved-ship = { $seat } bekommt ein Schiff: { $ship }, { $nation }, Größe { $size }.
event-moved-bonus = { $seat } bekommt einen Bonus: { $bonus }.
event-moved-mission = { $card ->
    [none] { $seat } bekommt einen Auftrag.
   *[other] { $seat } bekommt einen Auftrag: { $mission }.
}
event-moved-crew = { $card ->
    [none] { $seat } zieht Mannschaft.
   *[other] { $seat } zieht Mannschaft: { $card }.
}
event-moved-crew-from-discard = { $seat } nimmt Mannschaft aus der Ablage: { $card }.
event-moved-looked = { $card ->
    [none] { $seat } sieht sich eine Karte an.
   *[other] { $seat } sieht sich an: { $card }.
}
event-moved-rejected = { $seat } lehnt einen Auftrag ab: { $mission }.
event-moved-cargo = { $seat } lädt { $tons } { $cargo } ({ $card }).
event-moved-cargo-from-discard = { $seat } lädt aus der Ablage { $tons } { $cargo } ({ $card }).
event-moved-given = { $seat } gibt her: { $card }.
event-moved-chosen = { $seat } wählt: { $card }.
event-moved-laid = { $card ->
    [none] { $seat } legt eine Karte verdeckt hin.
   *[other] { $seat } legt verdeckt hin: { $card }.
}
event-moved-shown = { $seat } zeigt { $card }.
event-moved-overboard = { $seat } wirft { $tons } { $cargo } über Bord ({ $card }).
event-moved-deserts = { $seat } verliert einen Deserteur: { $card }.
event-moved-left-ashore = { $seat } lässt an Land: { $card }.
event-moved-lost = { $seat } verliert { $card }.
event-moved-joker = { $seat } spielt { $card }.
event-moved-powder = { $seat } verbraucht das Pulverlager.
event-moved-map = { $seat } folgt der Buchtkarte.
event-moved-given-back = { $seat } gibt einen Auftrag zurück: { $mission }.
event-moved-plunder-crew = { $seat } nimmt { $card } als Mannschaft.
event-moved-plunder-cargo = { $seat } nimmt { $tons } { $cargo } als Ladung ({ $card }).
event-moved-plunder-mission = { $card ->
    [none] { $seat } nimmt eine Karte als Auftrag.
   *[other] { $seat } nimmt einen Auftrag: { $mission }.
}
event-moved-robbed-crew = { $card ->
    [none] { $seat } nimmt { $other } eine Handkarte.
   *[other] { $seat } nimmt { $other } eine Handkarte: { $card }.
}
event-moved-robbed-mission = { $card ->
    [none] { $seat } nimmt { $other } einen Auftrag.
   *[other] { $seat } nimmt { $other } einen Auftrag: { $mission }.
}
event-moved-robbed-hold = { $seat } nimmt { $other } { $tons } { $cargo } ({ $card }).
event-moved-old-ship = { $seat } gibt das alte Schiff her: { $ship }.
event-moved-prize = { $seat } schleppt als Prise: { $ship }.
event-moved-chest = { $seat } hat eine Truhe an Bord, wert { $tons }.
event-reshuffled = Die Ablage wird in den Stapel gemischt.
event-hurricane = Ein Orkan fegt über alle hinweg.
event-nothing-drawn = { $seat } findet keine Karte mehr: { $draw }.
event-stood = { $seat } { $standing }.
event-ship-sighted = { $seat } sichtet ein Schiff: { $ship }, { $nation }, Größe { $size }.
event-fleet-sighted = { $seat } sichtet die Schatzflotte; ihr Geleitschiff: { $ship }, Größe { $size }.
event-town-sighted = { $seat } sichtet eine Stadt: { $port }, { $nation }, Größe { $size }.
event-declared = { $friend ->
    [true] { $seat } sagt: ein Freund.
   *[false] { $seat } sagt: ein Feind.
}
event-docked = { $town ->
    [none] { $seat } legt an.
   *[other] { $seat } legt an: { $port }.
}
event-crew-called = { $loyal ->
    [true] Für { $seat } wird { $card } aufgedeckt: Die ganze Mannschaft kommt mit.
   *[false] Für { $seat } wird { $card } aufgedeckt: Höchstens { $crew } kommen mit.
}
event-ally-came = Ein Schiff kommt { $seat } zu Hilfe: { $ship }, mit { $size } Kanonen.
event-fought = { $won ->
    [true] { $seat } gewinnt, { $total } zu { $strength }.
   *[false] { $seat } hat zu wenig, { $total } zu { $strength }.
}
event-sunk = { $seat } versenkt: { $ship }.
event-fleet-sunk = { $seat } versenkt die Schatzflotte.
event-conquered = { $seat } erobert { $port }.
event-fled = { $seat } flieht.
event-beaten-off = { $guns ->
    [one] { $seat } wird abgewehrt und verliert eine Kanone.
   *[other] { $seat } wird abgewehrt und verliert { $guns } Kanonen.
}
event-challenged = { $seat } greift { $other } an.
event-stood-fast = { $seat } bleibt.
event-compared = { $seat } hat { $total }, { $other } { $against }.
event-beat = { $seat } schlägt { $other }.
event-mission-done = { $seat } hat einen Auftrag erfüllt: { $mission }.
event-mission-lost = { $seat } verliert einen Auftrag: { $mission }.
event-won = { $seat } gewinnt!
event-nobody-won = Niemand gewinnt.
event-scored = { $seat } hat { $points } Punkte.
event-blue-moved = { $card ->
    [none] Eine Seekarte liegt nun hier: { $to }.
   *[other] { $card } liegt nun hier: { $to }.
}
event-blue-reshuffled = Die Seeablage wird in ihren Stapel gemischt.
event-sailed-to = { $seat } fährt auf { $location }.
event-uncovered = { $seat } deckt { $location } auf: { $blue }.
event-captain-came = { $captain } erscheint auf { $location }.
event-captain-left = { $captain } ist fort von { $location }.
event-storm-stands = { $category ->
    [0] Der Sturm auf { $location } ist vorbei.
   *[other] Auf { $location } steht ein Sturm der Stufe { $category }.
}
event-storm-struck = Ein Sturm der Stufe { $category } trifft { $seat }.
event-destroyed = Der Sturm zerstört alles auf { $location }.
event-port-changed = Der Hafen auf { $location } heißt nun { $port }.
event-captain-attacked = { $captain } greift { $seat } an, mit Stärke { $strength }.
event-captain-beaten = { $surrendered ->
    [true] { $captain } ergibt sich { $seat }.
   *[false] { $seat } schlägt { $captain }.
}
event-surrendered = { $seat } ergibt sich { $other }.
event-put-ashore = { $seat } setzt { $captain } an Land.
event-landed = { $seat } wird auf { $location } an Land gesetzt.
event-seized = { $seat } nimmt ein Schiff: { $ship }.
event-riches = { $riches ->
    [one] { $seat } hat nun eine Dublone.
   *[other] { $seat } hat nun { $riches } Dublonen.
}
event-reputation = { $seat } hat nun einen Ruf von { $reputation }.
event-benefits = Der Ruf bringt { $seat }: { $benefit }.
event-map-bought = { $location ->
    [none] { $seat } kauft eine Schatzkarte.
   *[other] { $seat } kauft eine Schatzkarte von { $location }.
}
event-dug = { $seat } gräbt einen Schatz aus: { $card }.
event-cursed = Der Schatz ist verflucht; gefunden hat ihn { $seat }.
event-drifted = { $seat } treibt auf { $location }.
event-sea-event = Das Ereignis: { $blue }.

## Why: the rules, each in a sentence

cause-long = { $name }: { $rule }
cause-setup = Aufbau, §3.1
    .rule = Jeder bekommt ein Schiff, einen Bonus, wenn es nicht zu den größten gehört, einen Auftrag und zwei Handkarten.
cause-round = Runden, §1
    .rule = Eine Runde ist ein Zug eines jeden, im Uhrzeigersinn von dem an, der beginnt.
cause-turn = Ein Zug, §3.2
    .rule = Eine Handlung im Zug, im Hafen oder auf See; wer auslaufbereit ist, segelt los.
cause-drawing = Ziehen, §2.5
    .rule = Aus der Ablage wird ein neuer Stapel; Boni und Joker dürfen an die Stelle des Ziehens treten.
cause-hurricane = Orkan, §2.5
    .rule = Sind Stapel und Ablage leer, wird alle Ladung und die Hälfte jeder Hand abgelegt und gemischt.
cause-limits = Grenzen, §2.5
    .rule = Nach jeder Handlung sind Hände und Laderäume nicht voller, als das Schiff erlaubt.
cause-gather-crew = Anheuern, §3.2
    .rule = Im Hafen wird eine Karte auf die Hand gezogen, wenn dort Platz ist.
cause-magistrate = Der Magistrat, §3.2
    .rule = Wer im Hafen keinen unerfüllten Auftrag hat, zieht einen; ein Flaggschiff behält einen von zweien.
cause-relinquish = Zurückgeben, §3.2
    .rule = Im Hafen darf ein unerfüllter Auftrag abgelegt werden.
cause-bribe = Bestechung, §2.1
    .rule = Mit dem Bonus kaufen Gewürze und ein unerfüllter Auftrag einen anderen Auftrag.
cause-trade = Handel, §3.3
    .rule = Karten werden abgelegt, und Ladung wird gezogen, bis sie so viele Tonnen hat oder die Laderäume voll sind.
cause-joker-trade = Ein Joker im Handel, §3.3
    .rule = Er ist zehn Tonnen wie gezeigt, oder die freien Laderäume werden aus der Ablage gefüllt.
cause-disembark = Auslaufen, §3.4
    .rule = Eine Karte wird gezogen: Von der eigenen Nation kommen alle mit, sonst so viele, wie ihre Mannschaft sagt.
cause-look-for-ship = Ein Schiff suchen, §3.5
    .rule = Ein Schiff wird aufgedeckt: Ein Freund gibt eine Karte, gegen einen Feind wird gekämpft, geflohen, herausgefordert oder nachgegeben.
cause-fleet = Die Schatzflotte, §3.5
    .rule = Ein aufgedeckter Joker ist die Schatzflotte; mit ihrem Geleitschiff geschlagen, ist sie ein erfüllter Auftrag.
cause-beaten-off = Abgewehrt, §3.5
    .rule = Wer nachgibt oder zu wenig hat, verliert Handkarten mit so vielen Kanonen, wie das Schiff wert ist, oder alle.
cause-head-for-town = Eine Stadt ansteuern, §3.6
    .rule = Eine Stadt wird aufgedeckt: Bei Freunden legt man umsonst an, sonst für eine Handkarte, die nicht die letzte ist.
cause-cove = Piratenbucht, §3.6
    .rule = In einer Bucht eins von dreien: eine volle Hand, eines von zwei Schiffen, oder ein Auftrag und eine Ladung.
cause-combat = Kampf, §3.7
    .rule = Die Kanonen der gewählten Karten müssen mehr sein als die Stärke; alle werden abgelegt.
cause-attack-town = Die Stadt angreifen, §3.7
    .rule = Die Stärke einer Stadt ist das Fünffache ihrer Größe.
cause-plunder = Beute, §3.7
    .rule = Ein versenktes Schiff wird Mannschaft, Ladung oder Auftrag, oder es bleibt liegen.
cause-loot = Plündern, §3.7
    .rule = In einer eroberten Stadt wird Ladung gezogen, solange Laderäume frei sind.
cause-duel = Duell, §3.8
    .rule = Beide dürfen fliehen, dann zeigen beide eine Karte; die höhere gewinnt, und der Sieger nimmt die andere und noch eins dazu.
cause-missions = Aufträge, §2.1
    .rule = Aufträge, die sich erfüllen lassen, werden erfüllt, der älteste zuerst.
cause-end = Das Ende, §3.9
    .rule = Drei Aufträge gewinnen sofort; nach der letzten Runde die meisten, dann die meisten Karten auf der Hand und in Laderäumen.
cause-reputation = Ruf, §2.2
    .rule = Jede Stufe gibt, was sie gibt, wenn sie zum ersten Mal erreicht wird, und nimmt es, wenn sie verloren geht.
cause-market = Kaufen und Verkaufen, §4.2
    .rule = Dublonen und Ladung werden getauscht: 10, 50 und 100 Tonnen für eine, zwei und drei.
cause-move = Fahren, §4.3
    .rule = Ein Schritt auf die nächste Karte, nie gegen den Pfeil derer, die man verlässt.
cause-captain = Kapitäne, §4.4
    .rule = Die Stärke eines Kapitäns ist der Wert des Schiffs mal den mittleren Kanonen.
cause-seize = Schiffe nehmen, §4.4
    .rule = Ein Schiff, das sich ergeben hat, wird gelassen, geschleppt oder genommen.
cause-dock = Anlegen, §4.5
    .rule = Anlegen bringt Lohn für Truhe, Prise, Geiseln und Aufträge.
cause-treasure = Schätze, §4.5
    .rule = Eine Schatzkarte führt zu einer vergrabenen Karte; ausgegraben ist sie eine Truhe für den nächsten Hafen.
cause-battle = Kampf zwischen Spielern, §4.6
    .rule = Beide wählen heimlich Karten; die höhere Summe nimmt den anderen Kapitän als Geisel.
cause-end-of-round = Das Ende einer Runde, §4.7
    .rule = Stürme, Kapitäne und treibende Spieler ziehen mit dem Wind.
cause-sea-event = Das Ereignis, §4.7
    .rule = Eine Seekarte wird gezogen: ein Kapitän, ein Sturm, ein Hafen, der den Besitzer wechselt, oder nichts.
cause-storm = Stürme, §4.8
    .rule = Ein Sturm kostet den Zug, von zwei Karten an die halbe Hand, von drei an die Ladung; vier zerstören.
cause-adrift = Treibend, §4.9
    .rule = Ohne Mannschaft treibt ein Schiff, bis es verlassen wird oder ein Kapitän kommt.
cause-new-ship = Ein neues Schiff, §4.9
    .rule = Wer gestrandet ist, zahlt Ruf oder Reichtum für ein neues Schiff.
cause-decisions = Entscheidungen, §5
    .rule = Ist nur eine Antwort möglich, wird sie gegeben, ohne zu fragen.

## Why not: what forbids a choice

reason-not-asked = Gefragt ist etwas anderes.
reason-crew-full = Dein Schiff fasst keine Mannschaft mehr.
reason-no-crew = Du hast keine Handkarte.
reason-mission-open = Du hast einen unerfüllten Auftrag.
reason-no-mission = Du hast keinen unerfüllten Auftrag.
reason-nothing-to-give = Du hast nichts dafür herzugeben.
reason-holds-full = Kein Laderaum wäre frei.
reason-no-town = Hier ist keine Stadt, die man angreifen könnte.
reason-cove = Eine Bucht greift man nicht an.
reason-own-nation = Das ist von deiner eigenen Nation.
reason-conquered = Du hast sie in diesem Aufenthalt schon erobert.
reason-too-strong = Deine ganze Hand schlägt das nicht.
reason-no-bonus = Dir fehlt der Bonus dafür.
reason-no-spices = Du hast keine Gewürze an Bord.
reason-discard-empty = Die Ablage ist leer.
reason-no-joker = Du hast keinen Joker auf der Hand.
reason-out-of-order = Karten werden in ihrer Folge gewählt.
reason-not-there = Diese Karte steht nicht zur Wahl.
reason-no-such-set = Mit ihr ginge keine Auswahl auf.
reason-not-enough = Das reicht noch nicht.
reason-not-lighter = Du bist nicht leichter.
reason-dumping-is-no-help = Auch ohne Ladung wärst du nicht leichter.
reason-nobody-there = Da ist niemand, gegen den du kämpfen könntest.
reason-last-card = Deine letzte Karte darf nicht desertieren.
reason-loser-has-none = Der Verlierer hat keine.
reason-too-few-doubloons = Du hast zu wenige Dublonen.
reason-too-few-tons = Zehn Tonnen braucht es mindestens.
reason-has-map = Du hast schon eine Schatzkarte.
reason-has-chest = Du hast eine Truhe an Bord.
reason-no-such-ship = In der Ablage ist kein Schiff dieser Größe.
reason-against-the-wind = Der Wind weht andersherum.
reason-off-the-grid = Dort endet das Meer.
reason-no-port = Hier ist kein Hafen.
reason-no-treasure-here = Dein Schatz liegt anderswo.
reason-storm = Hier tobt ein Sturm.
reason-flaw = Die Schwäche deines Kapitäns verbietet das.
reason-has-prize = Du schleppst schon eine Prise.
reason-too-late = Dieser Teil des Zugs ist vorbei.
reason-too-early = Noch nicht.
reason-other-game = Nur im anderen Spiel.

## Score

score-missions = Aufträge
    .tip = 100 für jeden erfüllten Auftrag.
score-cards = Karten
    .tip = 1 für jede Karte auf der Hand und in Laderäumen. Sie entscheiden bei gleich vielen Aufträgen.
score-rounds = Runden
    .tip = Allein: 1 weniger für jede Runde.
score-out = Ausgeschieden
    .tip = Nicht mehr im Spiel.
score-total = Zusammen
    .tip = Drei Aufträge gewinnen sofort. Nach der letzten Runde gewinnen die meisten Aufträge, dann die meisten Karten auf der Hand und in Laderäumen.
score-part = { $source } { $points }
score-why-missions = { $count ->
    [0] Kein Auftrag erfüllt: { $points }.
    [one] Ein Auftrag erfüllt: { $points }.
   *[other] { $count } Aufträge erfüllt: { $points }.
}
score-why-cards = { $count ->
    [0] Keine Karte auf der Hand und in Laderäumen: { $points }.
    [one] Eine Karte auf der Hand und in Laderäumen: { $points }.
   *[other] { $count } Karten auf der Hand und in Laderäumen: { $points }.
}
score-why-rounds = { $count ->
    [one] Eine Runde gespielt: { $points }.
   *[other] { $count } Runden gespielt: { $points }.
}
score-why-out = { $count ->
    [0] Nicht ausgeschieden: { $points }.
   *[other] Ausgeschieden: { $points }.
}
ended-won = { $seat } hat in Runde { $round } das Lösegeld aufgetrieben.
ended-last = { $seat } ist in Runde { $round } als Letzter übrig.
ended-rounds = Die letzte Runde, { $round }, ist vorbei: Die meisten Aufträge gewinnen.
ended-nobody = In Runde { $round } ist niemand mehr übrig: Die Kapitäne bleiben im Kerker.
ended-alone = Die letzte Runde, { $round }, ist vorbei, und das Lösegeld fehlt: verloren.
# How a tie for the first place was decided: $tied have as many points, $ahead are those of them who come first so far.
ended-tie = { $tied } haben gleich viele Aufträge.
ended-tie-cards = { $count ->
    [one] { $ahead } gewinnt durch mehr Karten auf der Hand und in Laderäumen.
   *[other] { $ahead } haben mehr Karten auf der Hand und in Laderäumen.
}
ended-tie-shared = Auch Karten haben sie gleich viele.

## Who leads a ship without a person, and what it tries

tried-refused = { $choice }: { $reason }
line-least-worth = Gibt her, was am wenigsten wert ist.
line-lightest = Wirft die leichteste Ladung über Bord.
line-cheapest-set = Zahlt mit dem, was am wenigsten wert ist, dann mit den wenigsten Karten.
line-joker-look = Ein Joker findet die Schatzflotte, wenn kein Auftrag einen Freund treffen soll und die anderen Karten mehr als 20 Kanonen haben.
line-top-of-discard = Nimmt die oberste Karte der Ablage, wenn sie es wert ist.
line-deck = Zieht sonst vom Stapel.
line-keep-mission = Behält den leichteren Auftrag: erst Lieferungen weniger Tonnen, dann Begegnung und Gefangener, Versenken, Erobern.
line-fill-holds = Füllt die Laderäume, wenn in der Ablage die Tonnen liegen, die fehlen.
line-as-shown = Sonst ist der Joker, wie gezeigt.
line-loot = Plündert alles.
line-cove-crew = Bucht: Mannschaft, mit weniger als der halben Hand.
line-cove-ship = Bucht: ein anderes Schiff, wenn das eigene kleiner ist als fünf und keine Ladung hat.
line-cove-mission = Bucht: sonst ein Auftrag und eine Ladung.
line-larger-ship = Nimmt das größere Schiff.
line-magistrate = Im Hafen: geht zum Magistrat.
line-relinquish = Im Hafen: gibt eine Eroberung zurück, wenn die Hand weniger als vier fasst.
line-attack-town = Im Hafen: greift an, wenn das eine Eroberung erfüllt und die Hand reicht.
line-trade = Im Hafen: handelt, wenn Ware fehlt.
line-trade-wrong-cargo = Gibt alle Ladung, die es nicht braucht.
line-trade-hand = Gibt Handkarten bis auf die besten zwei.
line-gather = Im Hafen: heuert so viele an, wie der Auftrag braucht.
line-disembark = Im Hafen: läuft sonst aus.
line-cove-map = Auf See: folgt mit höchstens zwei Karten der Buchtkarte.
line-look = Auf See: sucht ein Schiff, das der Auftrag braucht.
line-head = Auf See: steuert sonst eine Stadt an.
line-dock-for-mission = Legt an, wo ein Auftrag erfüllt wird.
line-dock-to-conquer = Legt an, wo es erobern könnte.
line-dock-for-goods = Legt an, wenn Ware fehlt.
line-dock-for-magistrate = Legt für einen Auftrag an.
line-dock-for-crew = Legt mit der letzten Karte an, wo es nichts kostet.
line-stay-out = Bleibt sonst draußen.
line-declare = Sagt, was ihm besser dient.
line-fight = Kämpft, wenn zwei Karten bleiben, für einen Auftrag eine.
line-flee = Flieht.
line-challenge = Fordert einen Spieler heraus, mit einer Karte ab acht.
line-fight-with-all = Kämpft, wenn eine Karte bleibt.
line-dump = Wirft die leichteste Ladung über Bord, die es nicht braucht.
line-yield = Gibt sonst nach.
line-fleet = Kämpft gegen die Schatzflotte, wenn die Hand reicht.
line-powder = Nimmt Pulver nur, wo es entscheidet.
line-plunder-cargo = Beute: als Ladung, die es braucht.
line-plunder-mission = Beute: als Auftrag, wenn es keinen hat und sie Begegnung, Versenken oder Gefangener ist.
line-plunder-crew = Beute: als Mannschaft.
line-plunder-left = Beute: sonst liegen gelassen.
line-best-card = Duell: die beste Karte.
line-flee-duel = Duell: flieht, wenn seine besten Kanonen weniger als acht sind.
line-stay-in-duel = Duell: bleibt sonst.
line-take-wanted-hold = Nimmt einen Laderaum, den es braucht.
line-take-mission = Nimmt einen Auftrag.
line-take-crew = Nimmt Mannschaft.
line-take-heaviest-hold = Nimmt den schwersten Laderaum.
line-last = Keine Zeile sagt, was zu tun ist: die letzte Antwort der Liste.
