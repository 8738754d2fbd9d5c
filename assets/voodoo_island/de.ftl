game-voodoo-island = Voodoo Island
pirate-nobody = niemand

colour-white = weiß
    .name = Weiß
colour-black = schwarz
    .name = Schwarz
colour-red = rot
    .name = Rot
colour-blue = blau
    .name = Blau

option-days = Tage
    .tip = Wie viele Tage die Forscher haben. Nach der Regel sind es sieben; fünf füllen einen Abend.

supply-sticks = Stöcke
supply-stones = Steine
supply-water = Wasser
supply-fish = Fisch
supply-bear-hide = Bärenfell
supply-berries = Beeren

item-torch = Fackel
    .text = Ein Werkzeug für Missionen. Liegt sie bei Einbruch der Nacht auf einem Werkzeugplatz, gibt sie eine Nachtrunde mit sechs Schritten.
item-axe = Axt
    .text = Ein Werkzeug für Missionen. Auf einem Werkzeugplatz macht sie 4 Schaden, wenn du einen Kampf gewinnst.
item-voodoo-doll = Voodoo-Puppe
    .text = Ein Werkzeug für Missionen. Auf einem fremden Werkzeugplatz sperrt sie bis zum Aufräumen, was dort liegt.
item-mist-potion = Nebeltrank
    .text = Auf einem Werkzeugplatz: Nebel schadet dir nicht.
item-health-potion = Heiltrank
    .text = Vor der Nacht auf einen Werkzeugplatz gelegt, heilt er in dieser Nacht 3 Herzen.
item-map = Karte
    .text = Auf einem Werkzeugplatz: 2 Schritte mehr je Runde. Oder tausche sie gegen eine Missionskarte.

mission-sunken-altar = der Versunkene Altar
    .object = Korallenmaske
mission-barons-crypt = die Gruft des Barons
    .object = Silberschädel
mission-whispering-idol = das Flüsternde Idol
    .object = Jadeidol
mission-serpent-cave = die Schlangenhöhle
    .object = Schlangenstab
mission-strangler-fig = die Würgefeige
    .object = Bronzetrommel
mission-circle-of-bones = der Knochenkreis
    .object = Knochenrassel
mission-smugglers-tunnel = der Schmugglertunnel
    .object = Dublonentruhe
mission-barred-temple = der Verriegelte Tempel
    .object = Goldspiegel

expedition-native-scout = Kundschafter
    .text = Schicke einen Krieger gegen einen Forscher: 2 Schaden.
expedition-native-hunter = Jäger
    .text = Schicke einen Krieger gegen einen Forscher: 3 Schaden.
expedition-native-champion = Recke
    .text = Schicke einen Krieger gegen einen Forscher: 4 Schaden.
expedition-machete-path = Machetenpfad
    .text = 2 Schritte mehr in dieser Runde.
expedition-sure-footing = Sicherer Tritt
    .text = In dieser Runde darfst du schräg gehen.
expedition-dugout-canoe = Einbaum
    .text = Einmal in dieser Runde darf ein Schritt von einer Wasser- oder Fischstelle zu irgendeiner anderen führen.
expedition-foragers-basket = Sammelkorb
    .text = Nimm 2 beliebige Vorräte.
expedition-full-rucksack = Voller Rucksack
    .text = In dieser Runde beendet das Aufheben von Vorräten deine Bewegung nicht.
expedition-hidden-cache = Versteck
    .text = Nimm 3 verschiedene Vorräte.
expedition-flare-pistol = Leuchtpistole
    .text = Der Hubschrauber landet auf einem erlaubten Feld, ein bis drei gerade Schritte entfernt.
expedition-radio-call = Funkruf
    .text = Würfle, bis ein erlaubtes Feld fällt; dort darf der Hubschrauber landen.
expedition-gas-mask = Gasmaske
    .text = Nebel schadet dir in dieser Runde nicht.
expedition-wind-charm = Windzauber
    .text = Entferne bis zu 3 Nebelplättchen, wo du willst.
expedition-bokors-breath = Atem des Bokors
    .text = Würfle zweimal Nebel; du entscheidest.
expedition-bush-medicine = Buschmedizin
    .text = 2 Herzen kommen zurück.
expedition-snare = Schlinge
    .text = Ein anderer Forscher auf der Karte hat in seiner nächsten Tagrunde 2 Schritte weniger.
expedition-thieving-monkey = Diebischer Affe
    .text = Nimm einem anderen Spieler einen zufälligen Vorrat.
expedition-second-wind = Neuer Atem
    .text = Wenn kein Schritt mehr bleibt: 2 weitere, keine anderen.
expedition-deft-hands = Flinke Hände
    .text = Stelle außerdem einen Gegenstand her.
expedition-lucky-bone = Glücksknochen
    .text = Du hast eben gewürfelt: würfle noch einmal, der neue Wurf gilt.
expedition-jungle-leap = Dschungelsprung
    .text = Statt Schritten springst du einmal auf ein anderes Feld deiner Reihe oder Spalte.
expedition-ward-bag = Schutzbeutel
    .text = Du würdest Schaden nehmen: 3 weniger.

island-clear-morning = Klarer Morgen
    .text = In dieser Dämmerung wird kein Nebel gewürfelt.
island-creeping-fog = Kriechender Nebel
    .text = Sechs Nebelwürfe statt vier.
island-cloudburst = Wolkenbruch
    .text = Wer Wasser von einem Plättchen oder durch einen Helfer nimmt, nimmt 1 mehr.
island-fish-run = Fischzug
    .text = Wer Fisch von einem Plättchen oder durch einen Helfer nimmt, nimmt 1 mehr.
island-tangled-trails = Verwachsene Pfade
    .text = 1 Schritt statt 2, vor allem, was dazukommt.
island-dry-paths = Trockene Pfade
    .text = 3 Schritte statt 2, vor allem, was dazukommt.
island-hungry-spirits = Hungrige Geister
    .text = In der Nacht gibt jeder Forscher auf der Karte 1 Fisch oder 1 Beeren, oder er nimmt 1 Schaden.
island-blood-moon = Blutmond
    .text = Äxte und Krieger machen 1 Schaden mehr.
island-truce-of-the-elders = Friede der Ältesten
    .text = Keine Kämpfe, und keine Krieger werden geschickt.
island-engine-trouble = Motorschaden
    .text = Einmal gelandet, wird der Hubschrauber nicht durch Karten oder Helfer bewegt.
island-restless-pilot = Unruhiger Pilot
    .text = Vor jeder späteren Tageszeit würfelt der erste Spieler, und der Hubschrauber landet neu.
island-market-day = Markttag
    .text = Eine Expeditionskarte kostet 1 Vorrat.
island-poor-trade = Schlechter Handel
    .text = Eine Expeditionskarte kostet 3 Vorräte.
island-generous-tribe = Großzügiger Stamm
    .text = Ein Helfer auf einem Vorratsplatz bringt 3 statt 2.
island-offended-tribe = Gekränkter Stamm
    .text = Keine Helfer auf Vorratsplätze.
island-skilled-hands = Geschickte Hände
    .text = Beim Herstellen darf ein Stück irgendein anderer Vorrat sein.
island-rust-and-rot = Rost und Fäulnis
    .text = Äxte machen 2 Schaden statt 4.
island-ghost-paths = Geisterpfade
    .text = Alle dürfen schräg gehen.
island-whispering-graves = Flüsternde Gräber
    .text = Wer ein Missionsplättchen nimmt, zieht eine Expeditionskarte.
island-locusts = Heuschrecken
    .text = Keine Beeren und kein Bärenfell von Plättchen oder Helfern.
island-long-dusk = Lange Abenddämmerung
    .text = Wer auf der Karte ist und keine Nachtrunde hat, bekommt eine mit genau 2 Schritten.
island-the-last-day = Der letzte Tag
    .text = Wer am Ende dieses Tages nicht im Hubschrauber ist, bleibt zurück. Der Hubschrauber wird nicht mehr bewegt.

die-black = schwarze
die-green = grüne
slot-first = ersten
slot-second = zweiten
daytime-dawn = Morgendämmerung
daytime-morning = Morgen
daytime-noon = Mittag
daytime-afternoon = Nachmittag
daytime-dusk = Abenddämmerung
daytime-night = Nacht
roll-start = den Anfang
roll-return = die Rückkehr
roll-mist = Nebel
roll-helicopter = den Hubschrauber
roll-radio = den Funkruf
round-day = Tagrunde
round-night = Nachtrunde
round-dusk = Runde in der Dämmerung
by-dice = steht auf
by-step = geht auf
by-canoe = paddelt auf
by-leap = springt auf

phase-setup = Die Forscher werden auf der Insel abgesetzt.
phase-dawn = Tag { $day } beginnt.
phase-daytime = Tag { $day }: die Expedition bricht auf.
phase-night = Die Nacht von Tag { $day } bricht herein.
phase-clean-up = Das Aufräumen.
phase-over = Das Spiel ist vorbei.

prompt-card = { $explorer }, eine Karte spielen oder kaufen?
prompt-work = { $explorer }, einen Helfer schicken oder herstellen?
prompt-move = { $steps ->
    [0] { $explorer }, kein Schritt bleibt.
    [one] { $explorer }, ein Schritt bleibt.
   *[other] { $explorer }, { $steps } Schritte bleiben.
 }
prompt-target = { $explorer }, gegen wen spielst du { $card }?
prompt-take = { $explorer }, welche Vorräte nimmst du durch { $card }?
prompt-call = { $explorer }, der { $die } Würfel zeigt { $number }: wo landet der Hubschrauber?
prompt-flare = { $explorer }, wo landet der Hubschrauber? Höchstens { $reach } Schritte von seinem Feld.
prompt-radio = { $explorer }, landet der Hubschrauber auf { $cell }?
prompt-clear = { $left ->
    [one] { $explorer }, welchen Nebel entfernst du? Noch einen.
   *[other] { $explorer }, welchen Nebel entfernst du? Bis zu { $left }.
 }
prompt-craft-now = { $explorer }, was stellst du her?
prompt-battle-card = { $explorer }, mit welcher Karte greifst du { $other } an?
prompt-defend = { $explorer }, { $other } greift an: mit welcher Karte wehrst du dich?
prompt-answer = { $explorer }, { $other } schickt: { $card }. Mit welcher Karte antwortest du?
prompt-plunder = { $explorer }, welchen Vorrat nimmst du { $other }?
prompt-reroll = { $explorer }, du hast { $cell } gewürfelt, für { $roll }: noch einmal?
prompt-reroll-die = { $explorer }, der { $die } Würfel zeigt { $number }: noch einmal?
prompt-mist-tie = { $explorer }, wo liegt der Nebel, der für { $cell } gewürfelt wurde?
prompt-ward = { $explorer }, { $damage } Schaden ({ $cause }): abwehren?
prompt-toll = { $explorer }, was gibst du den hungrigen Geistern?
prompt-discard-supply = { $explorer }, deine Tasche ist zu voll: welchen Vorrat wirfst du weg?
prompt-discard-card = { $explorer }, deine Hand ist zu voll: welche Karte wirfst du weg?

choice-play = { $card } spielen
choice-buy = Karte kaufen für { $supplies }
choice-helper-tool = Helfer auf den { $slot } Werkzeugplatz
choice-helper-supply = Helfer für { $supply }
choice-helper-call = Helfer ruft den Hubschrauber, { $die } Würfel
choice-craft = Herstellen: { $item }
choice-craft-with = Herstellen: { $item }, mit { $supply } statt { $piece }
choice-step = Auf { $cell } gehen
choice-canoe = Auf { $cell } paddeln
choice-leap = Auf { $cell } springen
choice-pick-up = Den Vorrat aufheben
choice-mission = Die Mission erfüllen: { $mission }
choice-attack = { $other } angreifen
choice-set-tool = { $item } auf den { $slot } Werkzeugplatz
choice-doll = Voodoo-Puppe gegen { $other }, auf den { $slot } Werkzeugplatz
choice-trade-map = Eine Karte gegen eine Missionskarte tauschen
choice-pass = Passen
choice-end = Die Runde beenden
choice-target = { $other }
choice-take = { $supplies } nehmen
choice-land = Der Hubschrauber landet auf { $cell }
choice-leave = Der Hubschrauber bleibt
choice-clear = Den Nebel von { $cell } entfernen
choice-done = Nichts mehr
choice-card = { $card }
choice-decline = Keine Karte
choice-supply = { $supply }
choice-roll-again = Noch einmal würfeln
choice-keep = Behalten
choice-mist = Nebel auf { $cell }
choice-ward = Abwehren
choice-suffer = Den Schaden nehmen
choice-hurt = Nichts: Schaden nehmen

reason-not-asked = Etwas anderes ist gefragt.
reason-not-in-hand = Diese Karte hast du nicht.
reason-not-now = Diese Karte hat eine andere Zeit.
reason-no-target = Es gibt niemanden, gegen den sie zu spielen wäre.
reason-truce = Friede der Ältesten: keine Kämpfe und keine Krieger.
reason-helicopter-stays = Der Hubschrauber kann nicht bewegt werden.
reason-no-mist = Da ist kein Nebel.
reason-full-hearts = Kein Herz fehlt.
reason-wrong-price = Das ist nicht der Preis.
reason-too-few-supplies = Dir fehlen Vorräte dafür.
reason-no-item = Diesen Gegenstand hast du nicht in der Tasche.
reason-deck-empty = Der Stapel ist leer.
reason-no-helper = Kein Helfer ist übrig.
reason-one-helper = Nur ein Helfer auf deiner Karte.
reason-place-taken = Der Platz ist bis zum Aufräumen besetzt.
reason-no-helpers-today = Gekränkter Stamm: keine Helfer auf Vorratsplätze.
reason-eaten = Heuschrecken: nichts davon von Plättchen oder Helfern.
reason-spot-taken = Auf diesem Werkzeugplatz liegt etwas.
reason-blocked = Eine Puppe sperrt diesen Werkzeugplatz.
reason-doll-is-no-tool = Eine Puppe kommt auf den Werkzeugplatz eines anderen.
reason-wrong-recipe = Das wird aus anderem gemacht.
reason-not-on-map = Nur für Forscher auf der Karte.
reason-no-step-left = Kein Schritt bleibt.
reason-too-far = Das ist kein einzelner Schritt.
reason-no-card = Dazu brauchst du eine Karte.
reason-nothing-there = Da ist nichts dergleichen.
reason-not-entered = Geh erst hinaus und wieder hinein.
reason-not-your-mission = Du hast keine Missionskarte dieser Stelle.
reason-not-there = Da steht niemand, den du angreifen könntest.
reason-attacked-already = Nur ein Angriff je Runde.
reason-aboard = Nicht von und nicht gegen jemanden an Bord.
reason-only-steps = In einer Runde in der Dämmerung gibt es nur Schritte.
reason-steps-left = Nur wenn kein Schritt bleibt.
reason-no-landing = Dort kann der Hubschrauber nicht landen.
reason-not-closest = Der Nebel kommt auf ein nächstes freies Feld.
reason-wrong-number = Nicht diese Vorräte.
reason-too-late = Die Nacht ist schon verteilt: zu spät für diese.
reason-one-works = Das wirkt schon.
reason-goes-diagonally = Schräg gehen darfst du ohnehin.
reason-defies-mist = Nebel schadet dir ohnehin nicht.

event-cube-moved = { $daytime }.
event-round-began = { $explorer }: { $kind }.
event-island-turned = Die Inselkarte: { $card }. { $text }
event-rolled = { $explorer } würfelt { $cell }, für { $roll }.
event-die-rolled = { $explorer } wirft den Würfel ({ $die }): { $number }.
event-mist-laid = { $way ->
    [here] Nebel auf { $cell }.
   *[displaced] Der Nebel für { $rolled } kommt auf { $cell } zu liegen.
 }
event-mist-nowhere = Der Nebel für { $cell } findet keinen Platz.
event-mist-cleared = Der Nebel von { $cell } ist fort.
event-landed = Der Hubschrauber landet auf { $cell }.
event-cleaned-up = Werkzeuge und Helfer gehen zurück, der Hubschrauber fliegt fort, neue Plättchen liegen auf den Stellen.
event-came = { $explorer } { $by } { $cell }.
event-left-map = { $explorer } ist nicht mehr auf der Karte.
event-boarded = { $explorer } ist an Bord.
event-was-hurt = { $hearts ->
    [one] { $explorer } verliert ein Herz ({ $cause }).
   *[other] { $explorer } verliert { $hearts } Herzen ({ $cause }).
 }
event-healed = { $hearts ->
    [one] { $explorer } bekommt ein Herz zurück.
   *[other] { $explorer } bekommt { $hearts } Herzen zurück.
 }
event-died = { $explorer } ist tot.
event-snared = { $explorer } ist in der Schlinge.
event-toll-due = Die Geister wollen etwas von { $explorer }.
event-picked-up = { $explorer } hebt das Plättchen von { $cell } auf.
event-gained = { $explorer } bekommt { $supplies }.
event-gave = { $explorer } gibt { $supplies }.
event-round-went-on = { $explorer } macht weiter.
event-robbed = { $explorer } beraubt { $other }.
event-bought = { $explorer } kauft eine Karte für { $supplies }.
event-crafted = { $explorer } stellt her: { $item }.
event-spent = { $explorer } verbraucht: { $item }.
event-tool-set = { $explorer } legt { $item } auf den { $slot } Werkzeugplatz.
event-doll-set = { $explorer } legt eine Voodoo-Puppe gegen { $other }, auf den { $slot } Werkzeugplatz.
event-helper-sent = { $place ->
    [tool] Ein Helfer geht mit { $explorer }.
    [helicopter] Ein Helfer von { $explorer } ruft den Hubschrauber.
   *[other] Ein Helfer von { $explorer } holt { $place }.
 }
event-card-drawn = { $card ->
    [none] { $explorer } zieht eine Expeditionskarte.
   *[other] { $explorer } zieht { $card }.
 }
event-card-laid = { $card ->
    [none] { $explorer } legt eine Karte verdeckt hin.
   *[other] { $explorer } legt { $card } verdeckt hin.
 }
event-card-used = { $why ->
    [thrown] { $explorer } wirft { $card } weg.
   *[played] { $explorer } benutzt { $card }.
 }
event-attacked = { $explorer } greift { $other } an.
event-revealed = { $answer ->
    [none] { $explorer } zeigt { $card } (Tempo { $speed }); { $other } zeigt nichts.
   *[other] { $explorer } zeigt { $card } (Tempo { $speed }), { $other } { $answer }.
 }
event-won = { $explorer } schlägt { $other }.
event-drawn = { $explorer } und { $other } sind gleich: nichts geschieht.
event-warrior-sent = { $explorer } schickt gegen { $other }: { $card }.
event-warrior-stopped = { $explorer } hält den Krieger auf.
event-mission-drawn = { $mission ->
    [none] { $explorer } zieht eine Missionskarte.
   *[other] { $explorer } zieht die Mission: { $mission }.
 }
event-mission-done = { $explorer } erfüllt { $mission } und trägt: { $object }.
event-delivered = { $explorer } liefert ab: { $object }.
event-mission-lost = { $explorer } verliert: { $object }.
event-first-passed = { $explorer } geht voran.
event-scored = { $where ->
    [left] { $explorer } bleibt zurück.
   *[aboard] { $explorer } hat { $points } Punkte.
 }

cause-setup = Aufbau, §5
cause-day = Der Tag, §6
cause-dawn = Dämmerung, §6
cause-night = Die Nacht, §6
cause-health-potion = Heiltrank, §6
cause-clean-up = Aufräumen, §6
cause-island = Inselkarte, §4
cause-expedition = Expeditionskarte, §4
cause-return = Rückkehr, §7
cause-buying = Kaufen, §7
cause-helpers = Helfer, §7
cause-crafting = Herstellen, §7
cause-free = Jederzeit, §7
cause-limits = Grenzen, §7
cause-moving = Bewegung, §8
cause-picking-up = Aufheben, §8
cause-missions = Missionen, §8
cause-delivering = Abliefern, §8
cause-mist = Nebel, §9
cause-helicopter = Der Hubschrauber, §9
cause-battle = Kampf, §10
cause-axe = Axt, §10
cause-warrior = Krieger, §10
cause-death = Tod, §10
cause-last-day = Der letzte Tag, §11
cause-score = Die Wertung, §11
cause-decisions = Entscheidungen, §12

score-objects = Schätze
score-items = Gegenstände
score-cards = Karten
score-supplies = Vorräte
score-hearts = Verlorene Herzen
score-left_behind = Zurückgelassen
score-total = Summe

tried-refused = { $choice }: { $reason }

line-set-torch = Frei: eine übrige Fackel auf einen Werkzeugplatz, wenn dort keine liegt.
line-set-map = Frei: eine übrige Karte auf einen Werkzeugplatz, von Morgendämmerung bis Mittag.
line-set-health-potion = Frei: einen übrigen Heiltrank auf einen Werkzeugplatz, Nachmittag oder Abenddämmerung, wenn 3 Herzen fehlen.
line-set-axe = Frei: eine übrige Axt auf einen Werkzeugplatz, am letzten Tag.
line-second-wind = Frei: Neuer Atem, wenn ein Ziel höchstens 2 entfernt ist.
line-medicine = Karte: Buschmedizin, wenn 3 Herzen fehlen.
line-strike = Karte: der stärkste Krieger, sonst eine Schlinge, wenn ein Gegner etwas trägt oder am letzten Tag ab dem Nachmittag.
line-machete-path = Karte: Machetenpfad, wenn das nächste Ziel bis zu 2 Schritte zu weit ist.
line-jungle-leap = Karte: Dschungelsprung, wenn die Schritte nicht reichen und ein Ziel in seiner Zeile oder Spalte liegt.
line-sure-footing = Karte: Sicherer Tritt, wenn die Schritte nicht reichen und schräg doch.
line-move-helicopter = Karte: Leuchtpistole oder Funkruf, wenn der Hubschrauber das Ziel und mehr als zwei Runden entfernt ist.
line-take-supplies = Karte: Versteck oder Sammelkorb, wenn etwas fehlt und höchstens 7 im Beutel sind.
line-buy = Karte: kaufen mit übrigen Vorräten, zuerst von dem, wovon am meisten da ist.
line-pass-card = Karte: sonst keine.
line-craft-tool = Arbeit: das Werkzeug seiner Mission herstellen.
line-fetch-missing = Arbeit: ein Helfer für die Sorte, die am meisten fehlt.
line-call = Arbeit: den Hubschrauber rufen, wenn es etwas trägt und er mehr als zwei Runden entfernt ist.
line-helper-on-card = Arbeit: ein Helfer auf seine Karte, Morgendämmerung oder Morgen.
line-craft-spare = Arbeit: herstellen aus übrigen Vorräten.
line-fetch-least = Arbeit: ein Helfer für die Sorte, von der am wenigsten da ist, wenn im Beutel Platz für 2 ist.
line-pass-work = Arbeit: sonst nichts.
line-mission = Bewegung: eine Mission erfüllen.
line-attack = Bewegung: angreifen, wer am meisten trägt, mit Tempo 6 oder mehr und nichts in der Hand; andere nur mit Axt oder spät am letzten Tag.
line-pick-up = Bewegung: aufheben, wenn die Sorte fehlt, kein Schritt bleibt, in einer Nachtrunde, oder wenn es nichts Besseres gibt.
line-leap = Bewegung: auf ein Ziel springen.
line-hunt = Bewegung: auf einen Träger in Reichweite zu, mit Tempo 7 oder mehr und nichts in der Hand.
line-step = Bewegung: auf die Ziele zu, auf dem billigsten Weg.
line-pick-up-last = Bewegung: ohne Ziel oder Schritt aufheben.
line-end = Bewegung: sonst beenden.
line-attack-card = Angriff mit der langsamsten Karte ab Tempo 6, sonst mit der schnellsten.
line-defend = Verteidigung mit der schnellsten Karte, wenn es etwas trägt, am letzten Tag oder gegen eine Axt; sonst keine.
line-answer = Gegen einen Krieger die langsamste Karte, die ihn aufhält, sonst keine.
line-target = Gegen den, der am meisten trägt, dann am meisten abgeliefert hat, dann im Uhrzeigersinn der nächste ist.
line-take = Nehmen, was am meisten vom Fehlenden deckt.
line-plunder = Eine fehlende Sorte rauben, dann die, von der am wenigsten da ist.
line-discard-supply = Wegwerfen, wovon am meisten übrig ist, dann wovon am meisten da ist.
line-discard-card = Die langsamste Karte wegwerfen.
line-ward = Ab 2 Schaden abwehren, oder jeden bei 2 Herzen oder weniger.
line-reroll = Nur die eigene Rückkehr in den Nebel neu würfeln.
line-toll-spare = Die Geister bekommen einen übrigen Vorrat.
line-toll-hurt = Mit mehr als 2 Herzen den Schaden nehmen.
line-toll-pay = Sonst bekommen die Geister einen Vorrat, den es braucht.
line-mist = Nebel möglichst nah an einen anderen, dann möglichst fern von sich.
line-land = Der Hubschrauber landet möglichst nah.
line-last = Keine Zeile sagt, was zu tun ist: die letzte Antwort der Liste.
