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
    .tip = Das kurze Spiel ist ein Wettlauf um { $data-missions ->
        [one] einen Auftrag
       *[other] { $data-missions } Aufträge
    }, jeder mit seinem eigenen Schiff. Das lange Spiel führt über ein Meer aus 25 Karten.
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
nation-other = eine andere Nation
    .port = einen Hafen einer anderen Nation
    .ship = ein Schiff einer anderen Nation

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
    .tip = Ein Bube: { $data-ship-of-the-line ->
        [one] eine Kanone
       *[other] { $data-ship-of-the-line } Kanonen
    } mehr in jedem Kampf.
class-fast-galleon = Schnelle Galeone
    .tip = Eine Dame: { $data-fast-galleon ->
        [one] eine Tonne
       *[other] { $data-fast-galleon } Tonnen
    } leichter auf der Flucht.
class-flag-galleon = Flaggschiff
    .tip = Ein König: zieht beim Magistrat zwei Aufträge und behält einen.
class-free-rover = Freibeuterschiff
    .tip = Ein Joker: keine Nation. Sein Kapitän sagt jedes Mal, wer Freund und wer Feind ist, und seine Mannschaft ist immer treu.

bonus-safe-dock = Sicherer Hafen
    .text = Anlegen kostet nie Mannschaft.
    .tip = Ass. Du legst überall an, ohne eine Karte zu verlieren.
bonus-double-press = Doppelte Heuer
    .text = Heuere { $data-double-press } auf einmal an.
    .tip = 2. Wer anheuert, zieht { $data-double-press ->
        [one] eine Karte
       *[other] { $data-double-press } Karten
    }, bis zu seiner Grenze.
bonus-rigged-for-speed = Schnelle Takelung
    .text = Flieht { $data-rigged-for-speed ->
        [one] eine Tonne
       *[other] { $data-rigged-for-speed } Tonnen
    } leichter.
    .tip = 3. Auf der Flucht wiegst du { $data-rigged-for-speed ->
        [one] eine Tonne
       *[other] { $data-rigged-for-speed } Tonnen
    } weniger, zusätzlich zu dem, was eine Schnelle Galeone spart.
bonus-tough-crew = Harte Burschen
    .text = { $data-tough-crew ->
        [one] Eine Kanone
       *[other] { $data-tough-crew } Kanonen
    } mehr je Kampf.
    .tip = 4. { $data-tough-crew ->
        [one] Eine Kanone
       *[other] { $data-tough-crew } Kanonen
    } mehr, einmal in jedem Kampf und Duell.
bonus-powder-cache = Pulverlager
    .text = Einmal: { $data-powder-cache ->
        [one] eine Kanone
       *[other] { $data-powder-cache } Kanonen
    } mehr.
    .tip = 5. Einmal: { $data-powder-cache ->
        [one] eine Kanone
       *[other] { $data-powder-cache } Kanonen
    } mehr in einem Kampf oder Duell, mit mindestens einer Karte. Dann wird es abgelegt.
bonus-extra-bunk = Zusatzkoje
    .text = Platz für { $data-extra-bunk ->
        [one] einen
       *[other] { $data-extra-bunk }
    } mehr.
    .tip = 6. Deine Hand fasst { $data-extra-bunk ->
        [one] eine Karte
       *[other] { $data-extra-bunk } Karten
    } mehr.
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
    .text = Deine Ladung zählt { $data-sharp-trader }-fach.
    .tip = Dame. Ladung, die du im Handel gibst, zählt ihre Tonnen { $data-sharp-trader }-fach. Handkarten nicht.
bonus-bribe = Bestechung
    .text = Gewürze kaufen einen anderen Auftrag.
    .tip = König. Im Hafen: Leg eine Ladung Gewürze und einen unerfüllten Auftrag ab und zieh einen anderen Auftrag.
bonus-cove-map = Buchtkarte
    .text = Einmal: in eine Piratenbucht.
    .tip = Joker. Einmal, auf See: Segle in eine Piratenbucht. Diese Karte ist dann die Bucht.

# `.long` is a mission as it is read. $to is a port, $ship a ship: nation-….port and .ship.
mission-deliver = Lieferung
    .long = Liefere { $tons } { $cargo } in { $to }
    .text = Liefere { $tons }+ { $cargo }
    .tip = Leg in einer solchen Stadt an, mit Ladung der Art, zusammen so viele Tonnen oder mehr. Ladung aus ebendieser Stadt zählt nicht.
mission-prisoner = Gefangener
    .long = Bring einen Gefangenen in { $to }
    .text = Gefangener
    .tip = Leg in einer Stadt dieser Nation an, doch nicht in der, wo der Auftrag herkam.
mission-conquer = Eroberung
    .long = Erobere { $to }
    .text = Erobern
    .tip = Gewinn einen Angriff auf eine Stadt dieser Nation. Ist es deine eigene, tut es jede andere.
mission-sink = Versenkung
    .long = Versenke { $ship }
    .text = Versenken
    .tip = Schlag ein Schiff dieser Nation, oder nimm einem solchen Spieler im Duell die letzte Karte. Ist es deine eigene Nation, tut es jede andere.
mission-meet = Begegnung
    .long = Triff ein freundliches Schiff
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
draw-map-coordinate = der Ort eines Schatzes
draw-new-ship = ein neues Schiff

# Why cards have to be given up.
loss-crew-limit = mehr Mannschaft, als das Schiff fasst
loss-hold-limit = mehr Ladung, als das Schiff fasst
loss-hurricane = der Orkan
loss-disembark = nicht alle kommen mit
loss-docking = jemand desertiert
loss-prize-crew = Mannschaft für die Prise
loss-storm = der Sturm
loss-cannibals = die Kannibalen
loss-magistrate = der Preis des Magistrats
loss-curse = der Fluch

leg-move = Was tust du
leg-attack = Greifst du an oder legst du an
    .alone = Greifst du an
leg-dock = Legst du an

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
    .tip = Setzt aus, bis ein Hafen die Geisel an Land setzt oder sie entwischt.
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
place-given = abgegeben
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
    .tip = Protzen kostet { $data-lavish-price ->
        [one] eine Dublone
       *[other] { $data-lavish-price } Dublonen
    }.
flaw-hot-blood = Heißblut
    .tip = Flieht nie.
flaw-rum-soaked = Rumselig
    .tip = Die Hand fasst { $data-rum-soaked ->
        [one] eine Karte
       *[other] { $data-rum-soaked } Karten
    } weniger, doch mindestens eine.
flaw-notorious = Verrufen
    .tip = Zahlt in jedem Hafen eine Handkarte, auch in freundlichen.
flaw-no-cove = Keine Bucht
    .tip = Kann in keiner Piratenbucht anlegen.
flaw-cannibals = Kannibalen
    .tip = Jeder Zug, den ein Sturm kostet, kostet die halbe Hand, nach dem, was der Sturm selbst tut.
flaw-barred-spain = In Spanien verfemt
    .tip = Kann in keinem spanischen Hafen anlegen.
flaw-small-boat = Kleines Boot
    .tip = Nimmt nie ein Schiff, das größer ist als { $data-small-boat }. Schleppen ist erlaubt.
flaw-pious = Fromm
    .tip = Kann keine Städte angreifen.
flaw-no-quarter = Kein Pardon
    .tip = Höchstens eine Geisel. Ein weiterer Kapitän wird abgelegt, ein weiterer Spieler an Land gesetzt.
flaw-outcast = Ausgestoßen
    .tip = Der Magistrat kostet { $data-outcast-price ->
        [one] eine Dublone
       *[other] { $data-outcast-price } Dublonen
    }, sonst eine Handkarte.
flaw-impatient = Ungeduldig
    .tip = Kauft keine Schatzkarten.
flaw-wanted = Gesucht
    .tip = Größere feindliche Kapitäne greifen an, was auch an Bord ist.
flaw-vendetta = Blutrache
    .tip = Lässt sich zu Beginn eines Zugs auf See ein Spanier angreifen, muss es sein.
flaw-poor-haggler = Feilscht schlecht
    .tip = Jeder Verkauf von Ladung bringt { $data-poor-haggler ->
        [one] eine Dublone
       *[other] { $data-poor-haggler } Dublonen
    } weniger.
benefit-gain-bonus = ein Bonus
benefit-upgrade-ship = ein größeres Schiff
benefit-ships-surrender = kleinere Schiffe ergeben sich
benefit-wins = der Sieg
blue-tracker = Ruftafel
blue-wind = Wind nach { $heading }
blue-calm = Flaute
blue-storm = Sturm

## Phases

phase-setup = Die Karten werden ausgeteilt.
    .name = Aufbruch
    .tip = Jeder bekommt ein Schiff, einen Auftrag und { $data-hand ->
        [one] einen
       *[other] { $data-hand }
    } Mann.
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
prompt-source = { $seat }, { $draw }: Woher?
prompt-keep-mission = { $seat }, welchen Auftrag behältst du?
prompt-trade = { $tons ->
    [0] { $seat }, welche Karten gibst du für Ware?
    [one] { $seat }, welche Karten gibst du für Ware? Bisher eine Tonne.
   *[other] { $seat }, welche Karten gibst du für Ware? Bisher { $tons } Tonnen.
}
prompt-buy = { $seat }, welche Laderäume gibst du für andere Ware?
prompt-doubloons = { $seat }, wie viele Dublonen gibst du zu { $tons } Tonnen dazu?
prompt-sell = { $seat }, welche Laderäume verkaufst du?
prompt-make-room = { $seat }, welche Laderäume gibst du für die Ware her?
prompt-joker-trade = { $seat }, ein Joker: wie gezeigt, oder füllst du die Laderäume aus der Ablage?
prompt-fill = { $seat }, was lädst du aus der Ablage?
prompt-loot = { $seat }, lädst du noch eine Ladung?
prompt-give-up = { $count ->
    [one] { $seat }, { $loss }: Welche Karte gibst du her?
   *[other] { $seat }, { $loss }: Welche { $count } Karten gibst du her?
}
prompt-encounter = { $seat }, ein Feind der Stärke { $strength }: Was tust du?
prompt-commit = { $seat }, wer kämpft? Mehr als { $strength } Kanonen.
prompt-powder = { $seat }, nimmst du das Pulverlager? Mehr als { $strength } Kanonen sind nötig.
prompt-pay = { $guns ->
    [one] { $seat }, abgewehrt: Wen verlierst du? Mindestens eine Kanone.
   *[other] { $seat }, abgewehrt: Wen verlierst du? Mindestens { $guns } Kanonen.
}
prompt-fleet = { $seat }, die Schatzflotte, Stärke { $strength }: Kämpfst du?
prompt-declare-ship = { $seat }, { $ship } ({ $nation }): Freund oder Feind?
prompt-declare-town = { $seat }, { $port } ({ $nation }): Freund oder Feind?
prompt-challenge = { $seat }, gegen wen kämpfst du?
prompt-flee = { $seat }, fliehst du vor { $other }?
prompt-duel = { $seat }, welche Karte kämpft gegen { $other }?
prompt-battle = { $seat }, wer kämpft gegen { $other }?
prompt-secret-powder = { $seat }, nimmst du gegen { $other } das Pulverlager?
prompt-plunder = { $seat }, was wird aus der Beute: { $ship } ({ $card })?
prompt-plunder-player = { $seat }, was nimmst du { $other }?
prompt-dock = { $seat }, { $port } ({ $nation }): Legst du an?
prompt-deliver = { $seat }, was lieferst du: { $cargo }? Mindestens { $tons } Tonnen.
prompt-cove = { $seat }, die Bucht: Was nimmst du?
prompt-cove-ship = { $seat }, welches Schiff nimmst du?
prompt-bribe-spices = { $seat }, welche Gewürze gibst du?
prompt-bribe-mission = { $seat }, welchen Auftrag gibst du zurück?
prompt-relinquish = { $seat }, welchen Auftrag gibst du zurück?
prompt-seize = { $seat }, was tust du mit dem Schiff: { $ship }?
prompt-bigger-ship = { $seat }, welches Schiff kaufst du?
prompt-acquire = { $seat }, welches neue Schiff nimmst du? Höchstens Größe { $most }.
prompt-cursed = { $seat }, ein verfluchter Schatz: Nimmst du ihn?
prompt-adrift = { $seat }, du treibst: Was tust du?

## Answers, as they stand on buttons

choice-gather-crew = Mannschaft anheuern
choice-magistrate = Zum Magistrat
choice-trade = Handeln
choice-buy = Ware kaufen
choice-sell = Ware verkaufen
choice-attack-town = Die Stadt angreifen
choice-buy-map = Eine Schatzkarte kaufen
choice-flaunt = Mit Reichtum protzen
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
event-moved-chosen = { $seat } schickt { $card } in den Kampf.
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
event-moved-joker-spent = { $seat } legt { $card } ab und füllt dafür die Laderäume.
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
event-hurricane = Stapel und Ablage sind leer: Ein Orkan fegt über alle hinweg.
event-nothing-drawn = { $seat } findet keine Karte mehr: { $draw }.
event-stood = { $seat } { $standing }.
event-ship-sighted = { $seat } sichtet ein Schiff: { $ship }, { $nation }, Größe { $size }.
event-fleet-sighted = { $seat } sichtet die Schatzflotte; ihr Geleitschiff: { $ship }, Größe { $size }.
event-town-sighted = { $seat } sichtet eine Stadt: { $port }, { $nation }, Größe { $size }.
event-declared = { $friend ->
    [true] Ein Freund von { $seat }.
   *[false] Kein Freund von { $seat }.
}
event-docked = { $town ->
    [none] { $seat } legt an.
   *[other] { $seat } legt an: { $port }.
}
event-crew-called = { $loyal ->
    [true] Für { $seat } wird { $card } aufgedeckt: Die ganze Mannschaft kommt mit.
   *[false] Für { $seat } wird { $card } aufgedeckt: Höchstens { $crew } kommen mit.
}
event-ally-came = Hilfe für { $seat }: { $ship }, mit { $size } Kanonen.
event-ally-came-long = Hilfe für { $seat }, Schiff × Kanone: { $size } ({ $ship }).
event-fought = { $won ->
    [true] { $seat } gewinnt, { $total } zu { $strength }.
   *[false] { $seat } hat zu wenig, { $total } zu { $strength }.
}
event-sunk = { $seat } versenkt: { $ship }.
event-fleet-sunk = { $seat } versenkt die Schatzflotte.
event-conquered = { $seat } erobert { $port }.
event-fled = { $seat } flieht.
event-beaten-off = { $guns ->
    [0] { $seat } wird abgewehrt.
    [one] { $seat } wird abgewehrt und schuldet eine Kanone.
   *[other] { $seat } wird abgewehrt und schuldet { $guns } Kanonen.
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
event-captain-drifted = { $captain } treibt auf { $location }.
event-captain-left = { $captain } ist fort von { $location }.
event-storm-stands = { $category ->
    [0] Der Sturm auf { $location } ist vorbei.
   *[other] Auf { $location } steht ein Sturm der Stufe { $category }.
}
event-storm-faded = Der Sturm auf { $location } flaut auf Stufe { $category } ab.
event-storm-drifted = { $category ->
    [1] Ein Sturm treibt auf { $location }.
   *[other] Ein Sturm treibt auf { $location }, nun von Stufe { $category }.
}
event-storm-struck = Ein Sturm der Stufe { $category } trifft { $seat }: Der Zug ist verloren.
event-destroyed = Der Sturm zerstört alles auf { $location }.
event-port-changed = Der Hafen auf { $location } heißt nun { $port }.
event-captain-fought = { $attacking ->
    [true] { $captain } greift { $seat } an (Stärke { $strength }).
   *[false] { $seat } greift { $captain } an (Stärke { $strength }).
}
event-captain-beaten = { $surrendered ->
    [true] { $captain } ergibt sich { $seat }.
   *[false] { $seat } schlägt { $captain }.
}
event-surrendered = { $other } ergibt sich { $seat }.
event-put-ashore = { $seat } setzt { $captain } an Land.
event-landed = { $seat } wird auf { $location } an Land gesetzt.
event-seized = { $seat } nimmt ein Schiff: { $ship }.
# $deed ist die Regel, nach der sie kommen und gehen.
event-riches = { $riches ->
    [one] { $seat } hat nun eine Dublone
   *[other] { $seat } hat nun { $riches } Dublonen
} ({ $deed ->
    [magistrate] der Preis des Magistrats
    [reputation] Reichtum zur Schau gestellt
    [treasure] Schatz
    [seize] die Prise im Schlepp
    [new-ship] ein neues Schiff
    [fleet] die Schatzflotte
    [missions] ein Auftrag
   *[market] am Markt
}).
event-reputation = { $seat } hat nun einen Ruf von { $reputation }.
event-goods-loaded = { $seat } lädt Waren von { $tons } Tonnen.
event-benefits = { $holds ->
    [true] Der Ruf bringt { $seat }: { $benefit }.
   *[false] { $seat } verliert mit dem Ruf: { $benefit }.
}
event-map-bought = { $location ->
    [none] { $seat } kauft eine Schatzkarte.
   *[other] { $seat } kauft eine Schatzkarte von { $location }.
}
event-dug = { $seat } gräbt einen Schatz aus: { $card }, wert { $tons }.
event-cursed = Der Schatz von { $seat } ist verflucht.
event-drifted = { $seat } treibt auf { $location }.
event-sea-event = Das Ereignis: { $blue }.
event-sea-event-none = Das Ereignis: offene See. Nichts geschieht.

## Why: the rules, each in a sentence

cause-long = { $name }: { $rule }
cause-setup = Aufbau, §3.1
    .rule = Jeder bekommt ein Schiff, einen Bonus, wenn es nicht zu den größten gehört, einen Auftrag und { $data-hand ->
        [one] eine Handkarte
       *[other] { $data-hand } Handkarten
    }.
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
    .rule = Die Stärke einer Stadt ist das { $data-town-strength }-Fache ihrer Größe, im langen Spiel das { $data-long-town-strength }-Fache.
cause-plunder = Beute, §3.7
    .rule = Ein versenktes Schiff wird Mannschaft, Ladung oder Auftrag, oder es bleibt liegen.
cause-loot = Plündern, §3.7
    .rule = In einer eroberten Stadt wird Ladung gezogen, solange Laderäume frei sind.
cause-duel = Duell, §3.8
    .rule = Beide dürfen fliehen, dann zeigen beide eine Karte; die höhere gewinnt, und der Sieger nimmt die andere und noch eins dazu.
cause-missions = Aufträge, §2.1
    .rule = Aufträge, die sich erfüllen lassen, werden erfüllt, der älteste zuerst.
cause-end = Das Ende, §3.9
    .rule = { $data-missions ->
        [one] Ein Auftrag gewinnt
       *[other] { $data-missions } Aufträge gewinnen
    } sofort; nach der letzten Runde die meisten, dann die meisten Karten auf der Hand und in Laderäumen.
cause-reputation = Ruf, §2.2
    .rule = Jede Stufe gibt, was sie gibt, wenn sie zum ersten Mal erreicht wird, und nimmt es, wenn sie verloren geht.
cause-market = Kaufen und Verkaufen, §4.2
    .rule = Dublonen und Ladung werden getauscht: { $data-one-tons }, { $data-two-tons } und { $data-three-tons } Tonnen für eine, zwei und drei.
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
    .rule = Ein Sturm kostet den Zug, von zwei Karten an die halbe Hand, von drei an die Ladung; { $data-most-storms } zerstören.
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
reason-out-of-order = Karten werden in ihrer Reihenfolge gewählt.
reason-not-there = Diese Karte steht nicht zur Wahl.
reason-no-such-set = Mit ihr ginge keine Auswahl auf.
reason-not-enough = Das reicht noch nicht.
reason-not-lighter = Du bist nicht leichter.
reason-dumping-is-no-help = Auch ohne Ladung wärst du nicht leichter.
reason-nobody-there = Da ist niemand, gegen den du kämpfen könntest.
reason-last-card = Deine letzte Karte darf nicht desertieren.
reason-loser-has-none = Der Verlierer hat keine.
reason-too-few-doubloons = Du hast zu wenige Dublonen.
reason-too-few-tons = { $data-one-tons ->
        [one] Eine Tonne
       *[other] { $data-one-tons } Tonnen
    } braucht es mindestens.
reason-no-map = Du hast keine Schatzkarte.
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
reason-fought-already = Dort hast du in diesem Zug schon gekämpft.
reason-fled-before = Davor bist du geflohen.
reason-nothing-to-regain = Es gibt keinen Punkt zurückzunehmen.
reason-ship-there = In der Ablage liegt ein passendes Schiff.
reason-other-game = Nur im anderen Spiel.

## Score

score-missions = Aufträge (je { $data-mission-points })
    .name = Aufträge
    .tip = { $data-mission-points } für jeden erfüllten Auftrag.
score-cards = Karten
    .name = Karten
    .tip = { $data-card-points } für jede Karte auf der Hand und in Laderäumen. Sie entscheiden bei gleich vielen Aufträgen.
score-rounds = Runden
    .name = Runden
    .tip = Allein: { $data-round-points } weniger für jede Runde.
score-out = Ausgeschieden
    .name = Ausgeschieden
    .tip = Nicht mehr im Spiel.
score-total = Zusammen
    .tip = Im kurzen Spiel { $data-missions ->
        [one] gewinnt ein Auftrag
       *[other] gewinnen { $data-missions } Aufträge
    } sofort, im langen ein Ruf von { $data-infamous }. Nach der letzten Runde gewinnt, wer die meisten Punkte hat.
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
line-relinquish = Im Hafen: gibt eine Eroberung zurück, wenn die Hand weniger als vier fasst; im langen Spiel immer, und jeden Auftrag, solange auf See nichts den Weg wert ist.
line-attack-town = Im Hafen: greift an, wenn das eine Eroberung erfüllt und die Hand reicht.
line-trade = Im Hafen: handelt, wenn Ware fehlt.
line-trade-wrong-cargo = Gibt alle Ladung, die er nicht braucht.
line-trade-hand = Gibt Handkarten bis auf die besten zwei.
line-gather = Im Hafen: heuert so viele an, wie der Auftrag braucht.
line-disembark = Im Hafen: läuft sonst aus.
line-cove-map = Auf See: folgt mit höchstens zwei Karten der Buchtkarte.
line-look = Auf See: sucht ein Schiff, das der Auftrag braucht.
line-head = Auf See: steuert sonst eine Stadt an.
line-dock-for-mission = Legt an, wo ein Auftrag erfüllt wird.
line-dock-to-conquer = Legt an, wo er erobern könnte.
line-dock-for-goods = Legt an, wenn Ware fehlt.
line-dock-for-magistrate = Legt für einen Auftrag an.
line-dock-for-crew = Legt mit der letzten Karte an, wo es nichts kostet.
line-stay-out = Bleibt sonst draußen.
line-declare = Sagt, was ihm besser dient.
line-fight = Kämpft, wenn zwei Karten bleiben, für einen Auftrag eine.
line-flee = Flieht.
line-challenge = Fordert einen Spieler heraus, mit einer Karte ab acht.
line-fight-with-all = Kämpft, wenn eine Karte bleibt.
line-dump = Wirft die leichteste Ladung über Bord, die er nicht braucht.
line-yield = Gibt sonst nach.
line-fleet = Kämpft gegen die Schatzflotte, wenn die Hand reicht.
line-powder = Nimmt Pulver nur, wo es entscheidet.
line-plunder-cargo = Beute: als Ladung, die er braucht.
line-plunder-mission = Beute: als Auftrag, wenn er keinen hat und sie Begegnung, Versenken oder Gefangener ist.
line-plunder-crew = Beute: als Mannschaft.
line-plunder-left = Beute: sonst liegen gelassen.
line-best-card = Duell: die beste Karte.
line-flee-duel = Duell: flieht, wenn seine besten Kanonen weniger als acht sind.
line-stay-in-duel = Duell: bleibt sonst.
line-take-wanted-hold = Nimmt einen Laderaum, den er braucht.
line-take-mission = Nimmt einen Auftrag.
line-take-crew = Nimmt Mannschaft.
line-take-heaviest-hold = Nimmt den schwersten Laderaum.
line-flaunt = Im Hafen: protzt mit Reichtum, außer ein Schiff unter 5 kann erst vergrößert werden.
line-bigger-ship = Im Hafen: kauft ein größeres Schiff, solange das eigene unter 6 ist.
line-sell-all = Im Hafen: verkauft alle Ladung.
line-buy-map = Im Hafen: kauft mit weniger als sechs Dublonen eine Schatzkarte.
line-dock-here = Legt an, wo etwas an Bord zahlt, oder wo es ohne Auftrag oder Mannschaft nichts kostet.
line-dig = Gräbt den Schatz aus.
line-attack-captain = Greift einen Kapitän an, dessen Schiff die Mannschaft dreifach aufwiegt.
line-attack-player = Greift einen Spieler an, dessen Mannschaft die eigene überwiegt.
line-steer-for = Steuert, was für den Weg am meisten wert ist, oder wo nichts es ist, einen Hafen, der ihn aufnimmt.
line-all-but-least = Schlacht: setzt alle Karten bis auf die geringste ein.
line-tow-ship = Schleppt ein Schiff mit drei Karten oder mehr.
line-leave-ship = Lässt ein Schiff sonst liegen.
line-regain-point = Gewinnt den Punkt Ruf zurück.
line-leave-curse = Lässt einen verfluchten Schatz liegen.
line-abandon-ship = Treibend: verlässt das Schiff, lässt sonst die Boote zu Wasser, wartet sonst.
line-last = Keine Zeile sagt, was zu tun ist: die letzte Antwort der Liste.

## What the desktop says of all games, and otherwise here

ui-round = Runde { $round } von { $most }
    .tip = Eine Runde ist ein Zug eines jeden. Nach { $most } Runden gewinnt, wer die meisten Aufträge erfüllt hat.
ui-points = Punkte
ui-solo = Allein segelst du gegen die sechzig Runden: Je weniger du brauchst, desto besser.
ui-out-of-turn = Eine Entscheidung außer der Reihe: Am Zug ist { $pirate }.
ui-lesson-play = Gegen zwei Freibeuter
ui-num-drawn = { $count } von { $all } Karten, die es sein konnten, waren diese: { $suit }, { $percent }.
ui-points-now = Punkte beim jetzigen Stand

## The desktop's table. $nation is english, spanish, french, dutch or none

ui-of-rounds = von { $most }
ui-round-title = Runde { $round }
ui-phase-port = Im Hafen
    .tip = Eine Handlung je Zug. Auf See geht es durch Auslaufen.
ui-phase-ready = Auslaufbereit
    .tip = Segelt mit dem nächsten Zug.
ui-phase-sea = Auf See
    .tip = Sucht in jedem Zug ein Schiff oder steuert eine Stadt an. Ohne Handkarte scheidest du hier aus.
ui-part-own = Dein eigenes Schiff
ui-part-piles = Stapel und Ablage
ui-part-race = Das Lösegeld

ui-card = { $ship }, { $card }
ui-card-titled = { $card }, { $nation ->
    [english] England
    [spanish] Spanien
    [french] Frankreich
    [dutch] Niederlande
   *[none] ohne Nation
}
ui-use-ship = Schiff: { $ship }, { $class }, Größe { $size }, mit Platz für { $crew } Mann und { $crew } Ladungen.
ui-use-port = Hafen: { $port }, Größe { $size }.
ui-use-crew = Mannschaft: { $guns ->
    [one] eine Kanone
   *[other] { $guns } Kanonen
}.
ui-use-cargo = Ladung: { $tons ->
    [one] eine Tonne
   *[other] { $tons } Tonnen
} { $cargo }.
ui-use-mission = Auftrag: { $mission }.
ui-use-bonus = Bonus: { $bonus }. { $text }
ui-jokers = Joker
tip-nation = { $nation ->
    [english] England
    [spanish] Spanien
    [french] Frankreich
    [dutch] Niederlande
   *[none] Ohne Nation
}
    .tip = { $nation ->
        [none] Joker haben keine Nation. Als Ladung sind sie { $cargo }.
       *[other] Schiffe, Städte und Mannschaft deiner eigenen Nation sind deine Freunde. Als Ladung sind diese Karten { $cargo }.
    }

ui-own-ship = Dein Schiff
ui-about-ship = { $class }, Größe { $size }: { $crew } Mann, { $holds } Laderäume
ui-allegiance = { $nation ->
    [english] England
    [spanish] Spanien
    [french] Frankreich
    [dutch] Niederlande
   *[none] Ohne Nation
}, { $where ->
    [town] im Hafen: { $town }
    [neutral] im neutralen Hafen
    [ready] auslaufbereit
    [sea] auf See
   *[out] ausgeschieden
}
ui-weight = { $weight } = { $size } Schiff + { $tons } Ladung{ $less ->
    [0] { "" }
   *[other] { " " }− { $less }
}
ui-holds = Laderäume { $count } von { $most }
ui-no-mission = Kein Auftrag
    .tip = Der Magistrat eines jeden Hafens hat einen.
ui-mission-hidden = Ein Auftrag
ui-mission-aboard = { $tons } von { $needed } { $cargo } an Bord
ui-mission-taken = { $where ->
    [town] Nicht in { $town }, wo er herkam.
   *[neutral] Jeder solche Hafen zählt.
}
ui-mission-attack = { $whom ->
    [any] Es ist deine eigene Nation: Erobere einen Hafen irgendeiner anderen.
   *[nation] Gewinn einen Angriff auf einen Hafen: { $nation ->
        [english] England
        [spanish] Spanien
        [french] Frankreich
        [dutch] Niederlande
       *[none] irgendeinen
    }.
}
ui-mission-fight = { $whom ->
    [any] Es ist deine eigene Nation: Versenke ein Schiff irgendeiner anderen.
   *[nation] Schlag ein Schiff: { $nation ->
        [english] England
        [spanish] Spanien
        [french] Frankreich
        [dutch] Niederlande
       *[none] irgendeines
    }.
}
ui-mission-friend = Such Schiffe, bis eines freundlich ist.
ui-stands-neutral = neutral
ui-stands-ready = läuft aus
ui-stands-at-sea = auf See
ui-stands-out = raus

tip-ship = { $ship }, das Schiff von { $pirate }
    .tip = Platz für { $crew } Handkarten und { $holds } Ladungen. { $class ->
        [line] Linienschiff: { $data-ship-of-the-line ->
            [one] eine Kanone
           *[other] { $data-ship-of-the-line } Kanonen
        } mehr in jedem Kampf.
        [fast] Schnelle Galeone: { $data-fast-galleon ->
            [one] eine Tonne
           *[other] { $data-fast-galleon } Tonnen
        } leichter auf der Flucht.
        [flag] Flaggschiff: behält beim Magistrat einen von zwei Aufträgen.
        [rover] Freibeuterschiff: keine Nation; sein Kapitän sagt, wer Freund und wer Feind ist, und seine Mannschaft ist immer treu.
       *[other] { "" }
    }
tip-crew = Mannschaft: { $crew } von { $crew-limit }
    .tip = Handkarten von { $pirate }. Wer ohne eine auf See ist, scheidet aus.
tip-holds = Laderäume: { $holds } von { $hold-limit }
    .tip = Ladung von { $pirate }: eine Karte je Laderaum, für alle zu sehen.
tip-weight = Gewicht: { $weight }
    .tip = Schiff { $size } und Ladung { $tons }{ $less ->
        [0] { "" }
       *[other] , auf der Flucht { $less } weniger
    }. Fliehen darf, wer wirklich leichter ist.
tip-cargo = { $tons ->
    [one] Eine Tonne
   *[other] { $tons } Tonnen
} { $cargo }
    .tip = { $where ->
        [town] Geladen in { $town } und dort nie abzuliefern.
       *[neutral] Kann überall abgeliefert werden.
    } An Bord bei { $pirate }.
tip-bonus = Ein Bonus von { $pirate }.
tip-at-cove = { $town }, Piratenbucht
    .tip = { $pirate } liegt dort. Eine Bucht ist freundlich, wird nie angegriffen und erfüllt keinen Auftrag.
tip-in-port = { $town }
    .tip = { $pirate } liegt dort: { $nation ->
        [english] ein englischer Hafen
        [spanish] ein spanischer Hafen
        [french] ein französischer Hafen
        [dutch] ein niederländischer Hafen
       *[none] ein Hafen
    } der Größe { $size }.
tip-in-neutral = Der neutrale Hafen
    .tip = { $pirate } liegt dort. Er ist jedem freundlich, wird nie angegriffen und erfüllt keinen Auftrag.
tip-ready = Auslaufbereit
    .tip = { $pirate } hat abgelegt und segelt mit dem nächsten Zug: noch nicht auf See und nicht mehr im Hafen.
tip-at-sea = Auf See
    .tip = { $pirate } sucht in jedem Zug ein Schiff oder steuert eine Stadt an und kann herausgefordert werden.
tip-out = Ausgeschieden
    .tip = { $pirate } hat auf See die letzte Karte verloren.
tip-player = { $pirate }
    .tip = { $done ->
        [0] Kein Auftrag erfüllt
        [one] Ein Auftrag erfüllt
       *[other] { $done } Aufträge erfüllt
    }, { $open ->
        [0] keiner offen
        [one] einer offen
       *[other] { $open } offen
    }.
tip-seal = Ein Siegel des Lösegelds
    .tip = Erfüllt: { $mission }.
tip-letter = Ein verdeckter Auftrag
    .tip = Nur wer ihn hat, kennt ihn.

ui-deck = Stapel { $count }
    .tip = { $count ->
        [0] Leer: Wird eine Karte gebraucht, wird die Ablage gemischt.
       *[other] Seine Folge kennt niemand.
    }
ui-discard = Ablage { $count }
    .tip = Sie liegt offen. Manche Boni nehmen ihre oberste Karte, statt zu ziehen; ein Joker im Handel nimmt, was er will.
ui-unseen = Ungesehen { $count }
    .tip = Karten, die du nirgends siehst: im Stapel, auf Händen oder verdeckt bei anderen.
ui-odds-unseen = Jede davon kann die nächste des Stapels sein. In 2: Mindestens eine von zweien ist so.
ui-and-more = { $count ->
    [one] und noch eine
   *[other] und noch { $count }
}
ui-race = Das Lösegeld: { $count } Siegel
ui-race-first = wer zuerst { $count } hat, gewinnt
ui-ahead = Was kommen kann
    .tip = Wie wahrscheinlich die nächste Karte das ist, soweit du weißt.
ui-odds-friend = Ein Freund: { $percent }
ui-odds-declared = Freund oder Feind, wie du sagst: { $percent }
ui-odds-beaten = Ein Feind, den deine Hand schlägt: { $percent }
ui-odds-fled = Ein Feind, dem du entkämst: { $percent }
ui-odds-joker = Ein Joker: { $percent }

## The stage

ui-ship-size = { $class }, Größe { $size }
ui-town-size = Stadt, Größe { $size }
ui-town-conquered = erobert
ui-town-friendly = freundlich: kostet nichts
ui-town-unfriendly = nicht deine Nation

ui-sign-tavern = Anheuern
    .text = { $count } ziehen, Hand { $crew } von { $limit }
    .tip = Zieh eine Karte auf die Hand, solange das Schiff Platz hat.
ui-sign-magistrate = Magistrat
    .text = { $flag ->
        [yes] einen von zweien behalten
       *[no] einen Auftrag ziehen
    }
    .tip = Ohne unerfüllten Auftrag: Zieh einen, verdeckt.
ui-sign-market = Markt
    .text = bis zu { $tons } Tonnen zu geben
    .tip = Gib Karten aus Hand und Laderäumen, und zieh Ladung für ihre Tonnen.
ui-sign-fort = Festung
    .text = { $guns } Kanonen; mehr als { $strength } siegen
    .tip = Greif die Stadt an: Mit mehr Kanonen, als sie stark ist, eroberst du sie.
ui-sign-anchor = Auslaufen
    .text = { $loyal ->
        [yes] die ganze Mannschaft kommt mit
       *[no] mancher bleibt vielleicht an Land
    }
    .tip = Zieh eine Karte: Von deiner Nation kommen alle mit, sonst so viele, wie ihre Mannschaft sagt. Dann bist du auslaufbereit.
ui-sign-wait = Warten
    .text = nichts geschieht
    .tip = Lass den Zug verstreichen. Taste: { $key }.
ui-sign-bribe = Bestechen
    .text = Gewürze für einen anderen Auftrag
    .tip = Leg eine Ladung Gewürze und einen unerfüllten Auftrag ab, und zieh einen anderen Auftrag.
ui-sign-relinquish = Zurückgeben
    .text = einen Auftrag, umsonst
    .tip = Leg einen unerfüllten Auftrag ab, damit der Magistrat einen anderen für dich hat.
ui-sign-spyglass = Ein Schiff suchen
    .text = Freund oder Feind
    .tip = Deck eine Karte auf: das Schiff, dem du begegnest.
ui-sign-shore = Nächste Stadt
    .text = um anzulegen
    .tip = Deck eine Karte auf: die Stadt, die vor dir liegt.
ui-sign-map = Buchtkarte
    .text = gilt einmal
    .tip = Segle durch deinen Bonus in eine Piratenbucht.
ui-sign-cove-crew = Mannschaft
    .text = { $count ->
        [0] deine Hand ist voll
        [one] eine Karte ziehen
       *[other] { $count } Karten ziehen
    }
    .tip = Füll deine Hand vom Stapel, bis zu deiner Grenze.
ui-sign-cove-ship = Anderes Schiff
    .text = eins von zweien; Ladung weg
    .tip = Zieh zwei Karten und nimm eine als dein Schiff. Die andere, das alte Schiff und alle Ladung werden abgelegt.
ui-sign-cove-mission = Auftrag und Ladung
    .text = je eins
    .tip = Zieh einen Auftrag, auch wenn du andere hast, und eine Ladung.

ui-fight = Kampf
ui-fight-could = deine ganze Hand
ui-fight-joker = ein Joker darf es immer versuchen
ui-fight-needed = { $count } nötig
ui-yours = du
ui-her-size = Größe
ui-its-strength = Stärke
ui-term-crew = Mann
ui-term-ally = Hilfe
ui-term-nation = { $nation ->
    [english] England
    [spanish] Spanien
    [french] Frankreich
    [dutch] Niederl.
   *[none] eigene
}
ui-term-line = Linie
ui-term-tough = Harte
ui-term-powder = Pulver
ui-sunk-by = { $count ->
    [one] du gewinnst um eins
   *[other] du gewinnst um { $count }
}
ui-short-by = { $count ->
    [one] dir fehlt noch eins
   *[other] dir fehlen noch { $count }
}
ui-short-of-powder = genug mit dem Pulverlager
ui-could-sink = deine Hand kann es versenken
ui-too-strong = zu stark für deine Hand
ui-flee = Flucht
ui-flee-needed = nur wer wirklich leichter ist
ui-lighter = { $count ->
    [one] um eins leichter: darf fliehen
   *[other] um { $count } leichter: darf fliehen
}
ui-not-lighter = { $count ->
    [0] gleich schwer
    [one] um eins schwerer
   *[other] um { $count } schwerer
}
ui-pan-ship = { $size } Schiff
ui-pan-cargo = + { $tons } Ladung
ui-pan-cannon = + { $tons } Kanonen
ui-pan-less = − { $less } schnell
ui-duel = Duell

ui-take-cannon = Die Karte der Kanonen ist dein
ui-take-ship = Beute: { $ship }
ui-take-of = Beute von { $pirate }
ui-take-one = eins davon
ui-if-sunk = Wenn du versenkst: { $ship }
ui-if-fleet = Wenn du die Schatzflotte versenkst
ui-if-fleet-seal = Der Joker ist ein erfüllter Auftrag: ein Siegel.
ui-if-fleet-mission = Das Geleitschiff erfüllt: { $mission }.
ui-if-fleet-short = Was du einsetzt, ist weg, ob es reicht oder nicht.
ui-as-crew = Mann { $guns }
ui-as-cargo = { $cargo } { $tons }
ui-a-crew-card = Eine Handkarte
ui-a-hold = Ein Laderaum
ui-a-mission = Auftrag
    .text = ein zufälliger
ui-hand-of = Hand { $crew } von { $limit }
ui-holds-of = Laderäume { $holds } von { $limit }
ui-leave = Lassen
    .text = nichts nehmen
ui-at-market = Auf dem Markt
ui-market-tons = { $aboard } Tonnen an Bord + { $hand } auf der Hand = { $all }
ui-holds-free = { $count ->
    [0] kein Laderaum frei
    [one] ein Laderaum frei
   *[other] { $count } Laderäume frei
}
ui-if-docked = Wenn du anlegst: { $town }
ui-docking-friendly = Eine freundliche Stadt: Es kostet nichts.
ui-docking-safe = Sicherer Hafen: Es kostet nichts.
ui-docking-costs = Es kostet eine Handkarte, nie die letzte.
ui-sum-pay = Abgewehrt
ui-sum-deliver = Liefern
ui-sum-fill = Aus der Ablage
ui-sum-over = mehr Karten, als es braucht
ui-magistrates-two = Aufträge zur Wahl
ui-sum-trade = Für Ware
ui-click-cards = klick Karten an
ui-unit-guns = Kanonen
ui-unit-cards = Karten
ui-unit-tons = Tonnen
ui-needed = nötig
ui-term-card = Karte
ui-term-tons = Tonnen
# A set that is gathered: $sum of $needed, $count cards.
ui-set-fight = Mit { $sum ->
    [one] einer Kanone
   *[other] { $sum } Kanonen
} gegen { $needed } kämpfen ({ $count ->
    [one] eine Karte
   *[other] { $count } Karten
})
ui-set-pay = { $sum } von { $needed } Kanonen verlieren ({ $count ->
    [one] eine Karte
   *[other] { $count } Karten
})
ui-set-deliver = { $sum } von { $needed } Tonnen liefern ({ $count ->
    [one] eine Karte
   *[other] { $count } Karten
})
ui-set-give-up = { $sum } von { $needed } hergeben ({ $count ->
    [one] eine Karte
   *[other] { $count } Karten
})
ui-set-fill = { $sum ->
    [one] Eine Tonne
   *[other] { $sum } Tonnen
} laden ({ $count ->
    [one] eine Karte
   *[other] { $count } Karten
})
ui-set-trade = { $sum ->
    [one] Eine Tonne
   *[other] { $sum } Tonnen
} geben ({ $count ->
    [one] eine Karte
   *[other] { $count } Karten
})

## The Long Game at the desktop's table

ui-long-round = Runde { $round } von { $most }
    .tip = Eine Runde ist ein Zug eines jeden; dann treiben Stürme und Kapitäne, und ein Ereignis kommt. Nach { $most } Runden gewinnt der höchste Ruf.
ui-phase-captains = Kapitäne
    .tip = Jeder ist am Zug: im Hafen eine Handlung; auf See fahren, angreifen und anlegen, oder graben.
ui-phase-drift = Sturm und Drift
    .tip = Stürme, Kapitäne und Treibende gehen mit dem Wind; wer sich dann trifft, kämpft oder hilft.
ui-phase-event = Ereignis
    .tip = Eine Seekarte wird aufgedeckt: Ein Kapitän oder ein Sturm erscheint, oder ein Hafen wechselt den Besitzer.
ui-part-here = Die See ringsum
ui-look-out = Auf die See schauen
    .tip = Zeigt die ganze See. Entschieden wird damit nichts.
ui-look-in = Zurück in den Hafen
    .tip = Zeigt wieder den Hafen und was dort getan werden kann.
ui-sea-turn-lost = Zug verloren
ui-sea-turn-up = aufdecken
ui-sea-ahead = Was auftauchen kann
    .tip = Wie wahrscheinlich die nächste Seekarte dies ist, soweit man weiß. Kapitäne und Stürme bleiben dort, und eine weitere Karte wird aufgedeckt.
ui-odds-open-sea = Offene See: { $percent }
    .name = Offene See
ui-odds-island = Eine Insel mit Hafen: { $percent }
    .name = Insel
ui-odds-captain = Ein Kapitän: { $percent }
    .name = Kapitän
ui-odds-storm = Ein Sturm: { $percent }
    .name = Sturm
ui-here = Hier: { $captain }, { $nation ->
    [english] englisch
    [spanish] spanisch
    [french] französisch
    [dutch] niederländisch
   *[none] ohne Nation
}
ui-here-attack = wenn du angreifst
ui-against = Gegen { $captain }
ui-his-strength = Stärke
ui-strength-of = { $size } × gezogene Kanonen
ui-whole-crew = deine ganze Mannschaft
ui-your-crew = { $total ->
    [one] eine Kanone
   *[other] { $total } Kanonen
}
ui-cannon-of = Kanonen von diesem Wert
    .tip = { $count ->
        [0] Keine der { $all } ungesehenen Karten.
        [one] Eine der { $all } ungesehenen Karten.
       *[other] { $count } der { $all } ungesehenen Karten.
    }
ui-outlook-yields = ergibt sich
    .tip = Deine ganze Mannschaft kommt auf mehr als das Doppelte, oder dein Ruf genügt: Das Schiff ergibt sich, und du kannst es nehmen.
ui-outlook-taken = besiegt
    .tip = Deine ganze Mannschaft kommt auf mehr als die Stärke: eine Geisel für dich.
ui-outlook-fled = Flucht
    .tip = Zu stark, doch du bist leichter und kannst fliehen.
ui-outlook-beaten = verloren
    .tip = Zu stark, und du kannst nicht fliehen: Mannschaft, der schwerste Laderaum und eine Truhe gehen verloren.
ui-outlook-fleet = Flotte
    .tip = Ein Joker: die Schatzflotte, mit Geleit und neuen Kanonen.
ui-of-all = { $count } von { $all }
ui-win-captain = Mehr als { $strength }: eine Geisel für dich.
ui-win-double = Mehr als { $double }: Das Schiff ergibt sich, +1 Ruf, und du kannst es nehmen.
ui-win-fleet = Mehr als { $strength }: deine Geisel, +1 Dublone, +1 Ruf.
ui-win-player = Mehr Kanonen als { $captain }: Der Kapitän ist deine Geisel, und Ladung, Aufträge und Mannschaft sind dein.
ui-win-player-double = Mehr als doppelt so viele: Das Schiff ergibt sich, +1 Ruf, und du kannst es nehmen.
ui-lose-player = Weniger: Du bist die Geisel.
ui-lose-captain = Abgewehrt: Mannschaft für die Größe des Schiffs, der schwerste Laderaum und eine Truhe.
ui-surrenders = { $count } mehr: ergibt sich
ui-could-surrender = deiner Hand ergibt es sich
tip-cannon = Kanonen { $size }
    .tip = Sie vervielfachen die Größe des Schiffs. Wer gewinnt, hat sie als Mannschaft, Ladung oder Auftrag.
ui-seize = { $ship } ergibt sich
ui-seize-swap = Selbst segeln: Größe { $size } statt { $own }, Platz für { $crew }
ui-seize-tow = Schleppen: jetzt eine Handkarte, im Hafen eine Dublone

ui-leg-move = { $count ->
    [0] Fahren
    [one] Fahren: ein Weg
   *[other] Fahren: { $count } Wege
}
    .tip = Zuerst ein Schritt auf eine Karte nebenan, nie gegen den Wind, wo du bist.
ui-leg-attack = { $count ->
    [0] Angreifen
   *[other] Angreifen: { $count }
}
    .tip = Dann ein Angriff auf den Kapitän oder einen Spieler am selben Ort, von anderer Nation oder mit einer Truhe.
ui-leg-dock = Anlegen
    .tip = Zuletzt der Hafen hier: Er bezahlt alles, was für ihn an Bord ist.

ui-decks = Stapel
ui-last-event = Ereignis: { $event }
ui-sea-deck = See { $count }
    .tip = Der Seestapel: offene See, Inseln, Stürme und Kapitäne. Seine Folge kennt niemand.
ui-sea-discard = Benutzt { $count }
    .tip = Sie liegt offen. Ist der Seestapel leer, wird sie gemischt.

ui-reputation = Ruf { $count }
ui-reputation-short = Ruf
ui-reputation-left = { $count ->
    [0] berüchtigt
    [one] noch einer zum Sieg
   *[other] noch { $count } zum Sieg
}
ui-step = { $name }, Ruf { $step }
ui-step-gives = Bringt: { $benefit }.
ui-step-0 = Unbekannt
ui-step-1 = Bemerkt
ui-step-2 = Geachtet
ui-step-3 = Gefürchtet
ui-step-4 = Schrecken
ui-step-5 = Legende
ui-step-6 = Berüchtigt
ui-riches = Reichtum { $count }
ui-no-hostage = keine Geisel
    .tip = Ein besiegter Kapitän ist deine Geisel. In einem Hafen anderer Nation an Land gesetzt, bringt er einen Punkt Ruf.
ui-no-prize = keine Prise
    .tip = Ein Schiff, das sich ergab, kann geschleppt werden. Im nächsten Hafen bringt es eine Dublone.
ui-no-chest = keine Truhe
    .tip = Eine Karte führt zu einem Schatz. Ausgegraben ist er eine Truhe, die der nächste Hafen bezahlt; jeder Kapitän ist hinter ihr her.
ui-a-hostage = Geisel
    .tip = In einem Hafen anderer Nation oder einer Bucht an Land gesetzt: ein Punkt Ruf.
ui-a-prize = Prise im Schlepp
    .tip = Im nächsten Hafen eine Dublone.
ui-a-chest = Truhe an Bord
    .tip = Der nächste Hafen zahlt ihren Wert in Dublonen. Bis dahin greift jeder Kapitän an.
ui-a-map = Schatzkarte
    .tip = Fahr hin und grabe: Das dauert den ganzen Zug. Sonst kennt den Ort niemand.
ui-chest-worth = { $count } wert
ui-map-of = Graben bei { $at }
ui-stands-where = { $how ->
    [docked] im Hafen { $port }
    [ready] auslaufbereit, { $at }
    [sailing] auf See, { $at }
    [wind] auf See, { $at }, Wind nach { $wind }
    [adrift] treibt, { $at }
    [stranded] gestrandet, { $at }
    [hostage] Geisel von { $by }
   *[out] ausgeschieden
}

# What is still to be done for a mission, and where that is nearest.
ui-goal-port = { $steps ->
    [0] { $place } ist hier
    [one] { $place } ist nebenan
   *[other] { $place } ist { $steps } Karten entfernt
}
ui-goal-attack = { $steps ->
    [0] hier { $place } angreifen
    [one] { $place } nebenan angreifen
   *[other] { $place } angreifen, { $steps } Karten entfernt
}
ui-goal-sink = { $steps ->
    [0] { $place } ist hier
    [one] { $place } ist nebenan
   *[other] { $place } ist { $steps } Karten entfernt
}
ui-goal-meet = { $steps ->
    [0] { $place } ist hier
    [one] { $place } ist nebenan
   *[other] { $place } ist { $steps } Karten entfernt
}
ui-goal-unknown = noch weiß niemand, wo
ui-goal-another = nicht { $place }: ein anderer, unbekannt

ui-sign-buy = Waren kaufen
    .text = { $riches ->
        [one] du hast eine Dublone
       *[other] du hast { $riches } Dublonen
    }
    .tip = Gib Ladung, eine bis drei Dublonen oder beides, und zieh Ladung für ihre Tonnen: { $data-one-tons }, { $data-two-tons } und { $data-three-tons } für eine, zwei und drei.
ui-sign-sell = Verkaufen
    .text = { $tons } Tonnen für { $price }
    .tip = Verkauf Ladung: { $data-one-tons }, { $data-two-tons } und { $data-three-tons } Tonnen für eine, zwei und drei Dublonen. Waren von Aufträgen werden nicht verkauft.
ui-sign-map-seller = Schatzkarte
    .text = für { $map } Dublonen
    .tip = Eine Karte wird ungesehen vergraben, und nur du weißt, wo. Ausgegraben ist sie ihren Wert wert.
ui-sign-flaunt = Protzen
    .text = { $flaunt } Dublonen: +1 Ruf
    .tip = Gib deine Dublonen vor aller Augen aus: ein Punkt Ruf.
ui-sign-shipyard = Größeres Schiff
    .text = ab { $ship } Dublonen
    .tip = Nimm ein Schiff der Ablage, das um eins größer ist, für { $data-bigger-ship ->
        [one] eine Dublone
       *[other] { $data-bigger-ship } Dublonen
    }, oder um zwei, für { $data-biggest-ship }.
ui-market-worth = { $all } Tonnen zu verkaufen: { $count ->
    [0] keine Dublone
    [one] eine Dublone
   *[other] { $count } Dublonen
}
ui-sum-battle = Deine Mannschaft
ui-sum-sell = Zu verkaufen
ui-sum-room = Platz für die Waren
ui-sold-for = { $count ->
    [0] keine Dublone
    [one] für eine Dublone
   *[other] für { $count } Dublonen
}
ui-doubloons-next = Dublonen kommen danach
ui-doubloons-buy = { $count ->
    [0] Keine Dublone: Ware für { $tons } Tonnen
    [one] Eine Dublone: Ware für { $tons } Tonnen
   *[other] { $count } Dublonen: Ware für { $tons } Tonnen
}
ui-set-nobody = Niemanden schicken
ui-set-nothing = Nichts laden
ui-set-no-hold = Keine Ladung geben
ui-set-battle = { $sum ->
    [one] Eine Kanone
   *[other] { $sum } Kanonen
} legen ({ $count ->
    [one] eine Karte
   *[other] { $count } Karten
})
ui-set-sell = { $sum ->
    [one] Eine Tonne
   *[other] { $sum } Tonnen
} verkaufen für { $needed ->
    [0] nichts
    [one] eine Dublone
   *[other] { $needed } Dublonen
}

tip-unexplored = { $at }, unerforscht
    .tip = Niemand kennt ihn. Wer hinfährt, deckt die Karte auf: Kapitäne und Stürme bleiben, und weitere Karten kommen, bis es offene See oder eine Insel ist.
tip-wind = { $at }, offene See, Wind nach { $heading }
    .tip = Stürme, Kapitäne und treibende Schiffe gehen am Ende der Runde nach { $heading }. Von hier fährt niemand nach { $closed }.
tip-calm = { $at }, Flaute
    .tip = Jeder Weg ist offen, nichts treibt, und Stürme lassen nach.
tip-corner = { $at }, Ecke: { $name }
    .tip = Ein Heimathafen. Hier weht kein Wind, und Stürme lassen nach.
tip-isle = { $at }, { $name }
    .tip = Eine Insel mit einem Hafen. Hier weht kein Wind, und Stürme lassen nach.
tip-storm = Sturm der Stufe { $category }
    .tip = Wer hier einen Zug beginnt, verliert ihn{ $category ->
        [1] .
        [2] , dazu die halbe Hand.
       *[other] , dazu die halbe Hand und alle Ladung mit den Waren von Aufträgen.
    } { $data-most-storms } Sturmkarten zusammen zerstören hier alles. { $goes ->
        [moves] Er zieht am Ende der Runde nach { $heading }.
        [leaves] Er verlässt am Ende der Runde die See nach { $heading }.
        [fades] Er verliert am Ende der Runde eine Karte.
       *[stays] Er bleibt, solange niemand die See unter ihm kennt.
    }
tip-port = { $port }, { $nation ->
    [english] englisch
    [spanish] spanisch
    [french] französisch
    [dutch] niederländisch
   *[none] ohne Nation
}, Größe { $size }
    .tip = { $kind ->
        [cove] Eine Piratenbucht: frei für alle, nie angegriffen, und der erste Besuch bringt Mannschaft, ein Schiff oder einen Auftrag mit Ladung. Alle Geiseln werden hier an Land gesetzt.
       *[port] Anlegen { $crew ->
            [costs] kostet eine Handkarte, nicht die letzte
           *[free] kostet nichts
        }. Zur Eroberung braucht es mehr als { $strength } Kanonen.
    }
tip-captain = { $captain }, { $nation ->
    [english] englisch
    [spanish] spanisch
    [french] französisch
    [dutch] niederländisch
   *[none] ohne Nation
}
    .tip = Segelt auf { $ship }, Größe { $size }. Die Stärke ist die Größe mal die gezogenen Kanonen. Ein Feind mit dem größeren Schiff greift an, wer mit { $data-tempting-holds ->
        [one] einem vollen Laderaum
       *[other] { $data-tempting-holds } vollen Laderäumen
    } kommt; eine Truhe greift jeder an.
tip-own-captain = { $captain }, { $nation ->
    [english] englisch
    [spanish] spanisch
    [french] französisch
    [dutch] niederländisch
   *[none] ohne Nation
}
    .tip = Der Kapitän von { $pirate }, und die Nation.
tip-treasure = Dein Schatz
    .tip = Er liegt bei { $at } vergraben. Beginn dort auf See einen Zug ohne Sturm, und grabe.
tip-hostage = { $captain }, Geisel
    .tip = An Land gesetzt in einem Hafen, der nicht { $nation ->
        [english] englisch
        [spanish] spanisch
        [french] französisch
       *[dutch] niederländisch
    } ist, oder in einer Bucht: ein Punkt Ruf.
tip-sealed = Waren von { $tons ->
    [one] einer Tonne
   *[other] { $tons } Tonnen
}, versiegelt
    .tip = { $known ->
        [yes] { $mission }.
       *[no] Für einen Auftrag, den nur { $pirate } kennt.
    } Sie füllen einen Laderaum, haben Gewicht und gehen mit dem Auftrag verloren.
tip-size = Größe { $size }
    .tip = Des Schiffs von { $pirate }, mit dem, was der Ruf dazugibt.
tip-missions = Aufträge: { $missions }
    .tip = Unerfüllte von { $pirate }. Jeder bringt erfüllt eine Dublone.
tip-hostages = Geiseln: { $hostages }
    .tip = Von { $pirate }. Jede ist ein Punkt Ruf in einem Hafen, der nicht ihrer Nation gehört.
tip-riches = Reichtum: { $riches ->
    [one] eine Dublone
   *[other] { $riches } Dublonen
}
    .tip = Von { $pirate }, höchstens { $data-most-riches }. Für Aufträge, Prisen, Truhen und Waren; ausgegeben für Waren, Karten, Schiffe und Ruf.
tip-reputation = Ruf: { $reputation }
    .tip = Von { $pirate }. Stufe { $data-infamous } gewinnt sofort. Jede Stufe bringt ihren Vorteil, wenn sie zum ersten Mal erreicht wird.
tip-long-player = { $pirate }
    .tip = Ruf { $reputation }, { $riches ->
        [one] eine Dublone
       *[other] { $riches } Dublonen
    }, { $missions ->
        [0] kein Auftrag
        [one] ein Auftrag
       *[other] { $missions } Aufträge
    }, { $hostages ->
        [0] keine Geisel
        [one] eine Geisel
       *[other] { $hostages } Geiseln
    }.
tip-long-docked = Im Hafen: { $where }
    .tip = Eine Handlung je Zug. Auf See geht es durch Auslaufen.
tip-long-ready = Auslaufbereit: { $where }
    .tip = Sticht mit dem nächsten Zug in See.
tip-long-sailing = Auf See: { $where }
    .tip = Jeden Zug fahren, angreifen und anlegen, in dieser Folge, oder graben. Ohne Karte auf der Hand treibt das Schiff.
tip-long-adrift = Treibt: { $where }
    .tip = Ohne Mannschaft. { $pirate } treibt mit dem Wind, wartet auf einen befreundeten Kapitän oder verlässt das Schiff, wo ein Hafen ist; in die Boote geht es vom { $data-longboats }. Zug an.
tip-long-stranded = Gestrandet: { $where }
    .tip = Ohne Schiff. Mit dem nächsten Zug bezahlt { $pirate } Ruf oder Reichtum für ein neues.
tip-long-hostage = Geisel: { $where }
    .tip = Setzt aus, bis sie an Land gesetzt wird; mit dem { $data-hostage-turns }. Zug entwischt sie.
tip-long-out = Ausgeschieden
    .tip = Von einem Sturm zerstört, oder gestrandet ohne Ruf und Reichtum.

ui-num-captain = { $captain }: { $escort ->
    [0] { $size }
   *[other] ({ $size } + { $escort })
} × { $cannon } = { $strength }.
ui-num-sailed = Von { $from } nach { $to }{ $wind ->
    [none] .
   *[other] : { $wind }, wo das Schiff war.
}
ui-num-storm = Stufe { $category }: { $category ->
    [1] Der Zug ist verloren.
    [2] Der Zug und die Hälfte von { $hand } Karten sind verloren.
   *[other] Der Zug, die Hälfte von { $hand } Karten und alle Ladung sind verloren.
}
ui-num-reputation = Ruf
ui-num-riches = Dublonen
foretold-sea = Eine Seekarte wird aufgedeckt.
foretold-cannon = Die Kanonen werden gezogen.

told-sea = Die See, Reihe für Reihe
told-there = { $things }
told-unexplored = { $at }, unerforscht
told-location = { $at }, { $base }
told-port = Hafen { $port }, { $nation ->
    [english] englisch
    [spanish] spanisch
    [french] französisch
    [dutch] niederländisch
   *[none] ohne Nation
}, Größe { $size }
told-storm = Sturm der Stufe { $category }
told-captain = { $captain }, { $nation ->
    [english] englisch
    [spanish] spanisch
    [french] französisch
    [dutch] niederländisch
   *[none] ohne Nation
}, Schiff der Größe { $size }
told-treasure = dein Schatz
told-own-captain = Kapitän: { $captain }, { $nation ->
    [english] englisch
    [spanish] spanisch
    [french] französisch
    [dutch] niederländisch
   *[none] ohne Nation
}, Schwäche: { $flaw }
told-reputation = Ruf: { $count } von { $data-infamous }
told-riches = Reichtum: { $count ->
    [one] eine Dublone
   *[other] { $count } Dublonen
}
told-hostage = Geisel: { $captain }
told-prize = Prise im Schlepp: { $ship }, Größe { $size }
told-chest = Truhe an Bord, { $size } wert
told-map = Schatzkarte von { $at }
told-sealed = Waren eines Auftrags: { $tons ->
    [one] eine Tonne
   *[other] { $tons } Tonnen
}

score-reputation = Ruf (je { $data-reputation-points })
    .name = Ruf
    .tip = { $data-reputation-points } für jeden Punkt. Ein Ruf von { $data-infamous } gewinnt sofort.
score-riches = Reichtum (je { $data-doubloon-points })
    .name = Reichtum
    .tip = { $data-doubloon-points } für jede Dublone. Sie entscheiden bei gleichem Ruf.
score-ship = Schiff
    .name = Schiff
    .tip = { $data-ship-points } für jeden Punkt des Schiffswerts. Er entscheidet bei gleichem Reichtum.
score-why-reputation = Ruf { $count }: { $points }.
score-why-riches = { $count ->
    [0] Keine Dublone: { $points }.
    [one] Eine Dublone: { $points }.
   *[other] { $count } Dublonen: { $points }.
}
score-why-ship = Ein Schiff vom Wert { $count }: { $points }.

foretold-crew = Mannschaft wird gezogen.
foretold-mission-lost = Ein Auftrag wird aufgegeben und gezeigt.
foretold-mission = Ein Auftrag wird gezogen.
foretold-cargo = Eine Ladung wird gezogen.
foretold-card = Eine Karte wird aufgedeckt.
foretold-duel = Beide dürfen fliehen, dann zeigen beide eine Karte.

## Words of texts that a tip explains, by what the rulebook tells of: the name, and other forms that it is found by

book-words =
    .book-crusade-joker = Joker, Jokers, Jokern
    .book-crusade-limits = Grenze, Grenzen
    .book-crusade-out = Scheidet aus, ausgeschieden
    .book-crusade-top = Oberste Karte der Ablage
    .book-crusade-hurricane = Orkan
    .book-crusade-docked = Handlung im Hafen
    .book-crusade-magistrate = Magistrat, Magistrats
    .book-crusade-trade = Handel
    .book-crusade-disembark = Auslaufen, ausläuft, auslaufbereit
    .book-crusade-fleet = Schatzflotte
    .book-crusade-yield = Abgewehrt, nachgeben, gibt nach
    .book-crusade-flight = Flucht, fliehen, flieht, wirklich leichter
    .book-crusade-cove = Piratenbucht, Bucht, Buchten
    .book-crusade-combat = Kampf
    .book-crusade-attack = Die Stadt angreifen
    .book-crusade-duel = Duell, Duelle
    .book-crusade-missions = Auftrag, Aufträge, Aufträgen, Auftrags
    .book-crusade-bonuses = Bonus, Boni
    .mission-deliver = Lieferung, Lieferungen
    .bonus-safe-dock = Sicherer Hafen, Sicheren Hafen
    .bonus-rigged-for-speed = Schnelle Takelung
    .bonus-tough-crew = Harte Burschen, Harten Burschen
    .bonus-powder-cache = Pulverlager
    .bonus-loyal-hands = Treue Mannschaft
    .bonus-cove-map = Buchtkarte

## In numbers: what went into what happened, said when it is asked why

ui-num-guns = { $cards }: { $guns ->
    [one] eine Kanone
   *[other] { $guns } Kanonen
}.
ui-num-own-nation = Von der eigenen Nation: { $own } mehr.
ui-num-line = Linienschiff: { $data-ship-of-the-line } mehr.
ui-num-tough = Harte Burschen: { $data-tough-crew } mehr.
ui-num-fought = Zusammen { $total }, gegen { $strength }.
ui-num-duel = { $pirate }: { $total }.
ui-num-weight = { $pirate } wiegt { $weight }.
ui-num-weight-met = { $ship } wiegt { $weight }.
ui-num-hand = Handkarten
ui-num-holds = Laderäume
ui-num-done = erfüllte Aufträge

## The end

ui-score-midway = Runde { $round }: Punkte beim jetzigen Stand.
# $by says how it was won, by $pirates.
ended = { $by ->
    [nobody] Das Spiel endete in Runde { $round } ohne Sieger.
    [missions] { $pirates } hat in Runde { $round } das Lösegeld aufgetrieben.
    [left] { $pirates } ist in Runde { $round } als Letzter übrig.
    [infamous] { $pirates } ist in Runde { $round } berüchtigt.
    [rounds] Die letzte Runde, { $round }, ist vorbei: { $pirates } gewinnt.
   *[shared] Die letzte Runde, { $round }, ist vorbei: { $pirates } teilen sich den Sieg.
}

## The table in words: lines are read out, so they are short

told-round = Runde { $round } von { $most }
told-order = Reihenfolge: { $players }.
told-turn = Am Zug: { $player }.
told-met = Was begegnet
told-met-card = { $card }, { $nation ->
    [english] England
    [spanish] Spanien
    [french] Frankreich
    [dutch] Niederlande
   *[none] ohne Nation
}, Größe { $size }, als Schiff vom Gewicht { $weight }, als Stadt { $port }
told-own = { $player }, du: { $points } Punkte
told-player = { $player }: { $points } Punkte
told-kind = Gesegelt von: { $kind }
told-ship = Schiff: { $ship }, { $class }, Größe { $size }, { $nation ->
    [english] England
    [spanish] Spanien
    [french] Frankreich
    [dutch] Niederlande
   *[none] ohne Nation
}
told-crew = Mannschaft: { $count } von { $most }
told-weight = Gewicht: { $weight }
told-bonus = Bonus: { $bonus }
told-holds = Laderäume: { $count } von { $most }
told-cargo = { $tons ->
    [one] Eine Tonne
   *[other] { $tons } Tonnen
} { $cargo }, { $card }
told-no-mission = Kein offener Auftrag
told-mission = Auftrag: { $mission }. { $state }
told-mission-hidden = Ein verdeckter Auftrag
told-hand = Deine Hand: { $count ->
    [0] keine Karte
    [one] eine Karte
   *[other] { $count } Karten
}
told-hand-card = { $card }: { $guns ->
    [one] eine Kanone
   *[other] { $guns } Kanonen
}, { $tons ->
    [one] eine Tonne
   *[other] { $tons } Tonnen
} { $cargo }
told-race = Das Lösegeld: { $count } Aufträge gewinnen
told-seals = { $player }: { $done ->
    [0] kein Auftrag erfüllt
    [one] einer erfüllt
   *[other] { $done } erfüllt
}{ $done ->
    [0] { "" }
   *[other] { " " }({ $missions })
}, { $open ->
    [0] keiner offen
    [one] einer offen
   *[other] { $open } offen
}
told-piles = Stapel und Ablage
told-deck = { $count ->
    [0] Der Stapel ist leer
    [one] Eine Karte im Stapel
   *[other] { $count } Karten im Stapel
}
told-discard = { $count ->
    [0] Die Ablage ist leer
   *[other] Ablage, { $count }, die oberste zuerst: { $cards }
}
told-score = Punkte beim jetzigen Stand
told-source = { $source } { $points }. { $why }
