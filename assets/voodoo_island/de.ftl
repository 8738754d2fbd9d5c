### Voodoo Island in German: everything that a player reads about the game.
###
### A text may be put in other words, but its name stays, and so do the things in braces that begin with $: the game
### fills them in. A `.text` is what is printed on a card or an item, a `.tip` what hovering over a thing explains.
###
### So that every sentence is right whatever is filled in: the names of explorers, items, missions and objects carry no case
### and stand behind a colon or between commas; a tool spot („ersten“) comes after „auf dem“ or „auf den“; and a die („grüne“)
### after „der“.

game-voodoo-island = Voodoo Island
pirate-nobody = niemand
list-comma = { ", " }

## Colours

colour-white = weiß
    .name = Weiß
colour-black = schwarz
    .name = Schwarz
colour-red = rot
    .name = Rot
colour-blue = blau
    .name = Blau

## Setting up

option-days = Tage
    .tip = Wie viele Tage die Forscher haben. Nach der Regel sind es sieben; fünf füllen einen Abend.

## Supplies and items

supply-sticks = Stöcke
    .counted = { $count ->
        [one] 1 Stock
       *[other] { $count } Stöcke
    }
    .tip = Für Fackeln und Äxte.
supply-stones = Steine
    .counted = { $count ->
        [one] 1 Stein
       *[other] { $count } Steine
    }
    .tip = Für Äxte.
supply-water = Wasser
    .counted = { $count } Wasser
    .tip = Für Tränke und Landkarten.
supply-fish = Fisch
    .counted = { $count ->
        [one] 1 Fisch
       *[other] { $count } Fische
    }
    .tip = Für Voodoo-Puppen und Landkarten.
supply-bear-hide = Bärenfell
    .counted = { $count ->
        [one] 1 Bärenfell
       *[other] { $count } Bärenfelle
    }
    .tip = Für Fackeln und Voodoo-Puppen.
supply-berries = Beeren
    .counted = { $count ->
        [one] 1 Beere
       *[other] { $count } Beeren
    }
    .tip = Für Voodoo-Puppen und Tränke.

item-torch = Fackel
    .text = Ein Werkzeug für Missionen. Liegt sie bei Einbruch der Nacht auf einem Werkzeugplatz, gibt sie eine Nachtrunde mit { $data-night-steps ->
        [one] einem Schritt
       *[other] { $data-night-steps } Schritten
    }.
    .brief = Mission, Nachtrunde
    .counted = { $count ->
        [one] 1 Fackel
       *[other] { $count } Fackeln
    }
    .tip = Aus 2 Stöcken und 1 Bärenfell. Aus der Tasche dient sie den Missionen 1, 4 und 7. Liegt sie auf einem Werkzeugplatz, wenn der Zeitstein auf die Nacht rückt, gibt sie eine Nachtrunde mit { $data-night-steps ->
        [one] einem Schritt
       *[other] { $data-night-steps } Schritten
    }; zwei geben auch nur eine.
item-axe = Axt
    .text = Ein Werkzeug für Missionen. Auf einem Werkzeugplatz macht sie { $data-axe-damage } Schaden, wenn du einen Kampf gewinnst.
    .brief = Mission, { $data-axe-damage } im Kampf
    .counted = { $count ->
        [one] 1 Axt
       *[other] { $count } Äxte
    }
    .tip = Aus 1 Stock und 2 Steinen. Aus der Tasche dient sie den Missionen 2, 5 und 8. Auf einem Werkzeugplatz macht sie jedem, den du im Kampf schlägst, { $data-axe-damage } Schaden, wer auch angegriffen hat; eine zweite macht nicht mehr.
item-voodoo-doll = Voodoo-Puppe
    .text = Ein Werkzeug für Missionen. Auf einem fremden Werkzeugplatz sperrt sie bis zum Aufräumen, was dort liegt.
    .brief = Mission, sperrt Werkzeug
    .counted = { $count ->
        [one] 1 Voodoo-Puppe
       *[other] { $count } Voodoo-Puppen
    }
    .tip = Aus 1 Beere, 1 Fisch und 1 Bärenfell. Aus der Tasche dient sie den Missionen 3 und 6. Auf einem Werkzeugplatz eines anderen, der nicht an Bord ist, sperrt sie ihn bis zum Aufräumen: Er wirkt wie leer, und nichts kommt darauf.
item-mist-potion = Nebeltrank
    .text = Auf einem Werkzeugplatz: Nebel schadet dir nicht.
    .brief = Nebel schadet dir nicht
    .counted = { $count ->
        [one] 1 Nebeltrank
       *[other] { $count } Nebeltränke
    }
    .tip = Aus 1 Beere und 2 Wasser. Auf einem Werkzeugplatz hält er allen Schaden durch Nebel von dir fern, bei Tag und bei Nacht.
item-health-potion = Heiltrank
    .text = Vor der Nacht auf einen Werkzeugplatz gelegt, heilt er in dieser Nacht { $data-health-potion ->
        [one] ein Herz
       *[other] { $data-health-potion } Herzen
    }.
    .brief = { $data-health-potion ->
        [one] ein Herz
       *[other] { $data-health-potion } Herzen
    } in der Nacht
    .counted = { $count ->
        [one] 1 Heiltrank
       *[other] { $count } Heiltränke
    }
    .tip = Aus 1 Beere und 2 Wasser. Liegt er auf einem Werkzeugplatz, bevor die Nacht hereinbricht, gibt er nach den Nachtrunden { $data-health-potion ->
        [one] ein Herz
       *[other] { $data-health-potion } Herzen
    } zurück; zwei geben doppelt so viele. Tote weckt er nicht.
item-map = Landkarte
    .text = Auf einem Werkzeugplatz: { $data-map-steps ->
        [one] ein Schritt
       *[other] { $data-map-steps } Schritte
    } mehr je Runde. Oder tausche sie gegen eine Missionskarte.
    .brief = { $data-map-steps ->
        [one] ein Schritt
       *[other] { $data-map-steps } Schritte
    } mehr
    .counted = { $count ->
        [one] 1 Landkarte
       *[other] { $count } Landkarten
    }
    .tip = Aus 2 Fisch und 1 Wasser. Auf einem Werkzeugplatz gibt sie in jeder Runde { $data-map-steps ->
        [one] einen Schritt
       *[other] { $data-map-steps } Schritte
    } mehr, jede Landkarte aufs Neue. Oder tausche eine aus der Tasche gegen die oberste Missionskarte, jederzeit in deiner Runde.

## Missions

mission-sunken-altar = der Versunkene Altar
    .object = Korallenmaske
    .tip = Mission 1: Verbrauche hier eine Fackel und trage die Korallenmaske zum Hubschrauber.
mission-barons-crypt = die Gruft des Barons
    .object = Silberschädel
    .tip = Mission 2: Verbrauche hier eine Axt und trage den Silberschädel zum Hubschrauber.
mission-whispering-idol = das Flüsternde Idol
    .object = Jadeidol
    .tip = Mission 3: Verbrauche hier eine Voodoo-Puppe und trage das Jadeidol zum Hubschrauber.
mission-serpent-cave = die Schlangenhöhle
    .object = Schlangenstab
    .tip = Mission 4: Verbrauche hier eine Fackel und trage den Schlangenstab zum Hubschrauber.
mission-strangler-fig = die Würgefeige
    .object = Bronzetrommel
    .tip = Mission 5: Verbrauche hier eine Axt und trage die Bronzetrommel zum Hubschrauber.
mission-circle-of-bones = der Knochenkreis
    .object = Knochenrassel
    .tip = Mission 6: Verbrauche hier eine Voodoo-Puppe und trage die Knochenrassel zum Hubschrauber.
mission-smugglers-tunnel = der Schmugglertunnel
    .object = Dublonentruhe
    .tip = Mission 7: Verbrauche hier eine Fackel und trage die Dublonentruhe zum Hubschrauber.
mission-barred-temple = der Verriegelte Tempel
    .object = Goldspiegel
    .tip = Mission 8: Verbrauche hier eine Axt und trage den Goldspiegel zum Hubschrauber.

## Expedition cards

timing-play = Karte
    .tip = Wird im Kartenteil gespielt, statt eine zu kaufen.
timing-own = jederzeit
    .tip = Wird jederzeit in der eigenen Runde gespielt, neben der Karte des Kartenteils.
timing-reaction = Reaktion
    .tip = Wird gespielt, wenn danach gefragt wird, in wessen Runde auch immer.

expedition-native-scout = Kundschafter
    .text = Schicke einen Krieger gegen einen Forscher: { $data-native-scout } Schaden.
    .tip = Tempo { $data-native-scout-speed }. Ein Krieger gegen einen Forscher auf der Insel. Der darf mit einer Karte antworten; ist keine so schnell, verliert er, was er trägt, nimmt { $data-native-scout } Schaden und verlässt die Insel.
expedition-native-hunter = Jäger
    .text = Schicke einen Krieger gegen einen Forscher: { $data-native-hunter } Schaden.
    .tip = Tempo { $data-native-hunter-speed }. Ein Krieger gegen einen Forscher auf der Insel. Der darf mit einer Karte antworten; ist keine so schnell, verliert er, was er trägt, nimmt { $data-native-hunter } Schaden und verlässt die Insel.
expedition-native-champion = Recke
    .text = Schicke einen Krieger gegen einen Forscher: { $data-native-champion } Schaden.
    .tip = Tempo { $data-native-champion-speed }. Ein Krieger gegen einen Forscher auf der Insel. Der darf mit einer Karte antworten; ist keine so schnell, verliert er, was er trägt, nimmt { $data-native-champion } Schaden und verlässt die Insel.
expedition-machete-path = Machetenpfad
    .text = { $data-machete-path ->
        [one] Ein Schritt
       *[other] { $data-machete-path } Schritte
    } mehr in dieser Runde.
    .tip = Tempo { $data-machete-path-speed }. In dieser Runde hast du { $data-machete-path ->
        [one] einen Schritt
       *[other] { $data-machete-path } Schritte
    } mehr.
expedition-sure-footing = Sicherer Tritt
    .text = In dieser Runde darfst du schräg gehen.
    .tip = Tempo { $data-sure-footing-speed }. Alle Schritte dieser Runde dürfen schräg sein.
expedition-dugout-canoe = Einbaum
    .text = Einmal in dieser Runde darf ein Schritt von einer Wasser- oder Fischstelle zu irgendeiner anderen führen.
    .tip = Tempo { $data-dugout-canoe-speed }. Stehst du auf einer Wasser- oder Fischstelle, darf einer deiner Schritte zu irgendeiner anderen führen.
expedition-foragers-basket = Sammelkorb
    .text = Nimm { $data-foragers-basket ->
        [one] einen beliebigen Vorrat
       *[other] { $data-foragers-basket } beliebige Vorräte
    }.
    .tip = Tempo { $data-foragers-basket-speed }. Nimm { $data-foragers-basket ->
        [one] einen Vorrat deiner Wahl
       *[other] { $data-foragers-basket } Vorräte deiner Wahl, gleiche oder verschiedene
    }.
expedition-full-rucksack = Voller Rucksack
    .text = In dieser Runde beendet das Aufheben von Vorräten deine Bewegung nicht.
    .tip = Tempo { $data-full-rucksack-speed }. In dieser Runde darfst du weitergehen, nachdem du Vorräte aufgehoben hast.
expedition-hidden-cache = Versteck
    .text = Nimm { $data-hidden-cache ->
        [one] einen Vorrat
       *[other] { $data-hidden-cache } verschiedene Vorräte
    }.
    .tip = Tempo { $data-hidden-cache-speed }. Nimm { $data-hidden-cache ->
        [one] einen Vorrat deiner Wahl
       *[other] { $data-hidden-cache } Vorräte deiner Wahl, alle verschieden
    }.
expedition-flare-pistol = Leuchtpistole
    .text = Der Hubschrauber landet auf einem erlaubten Feld, { $data-flare-pistol ->
        [one] einen geraden Schritt
       *[other] 1 bis { $data-flare-pistol } gerade Schritte
    } entfernt.
    .tip = Tempo { $data-flare-pistol-speed }. Der Hubschrauber landet { $data-flare-pistol ->
        [one] einen geraden Schritt
       *[other] 1 bis { $data-flare-pistol } gerade Schritte
    } weiter auf einem Feld ohne Stelle und Forscher. Dazu muss er bewegt werden dürfen.
expedition-radio-call = Funkruf
    .text = Würfle, bis ein erlaubtes Feld fällt; dort darf der Hubschrauber landen.
    .tip = Tempo { $data-radio-call-speed }. Wirf beide Würfel, bis das Feld ohne Stelle und Forscher ist; dann sag, ob der Hubschrauber dort landet. Dazu muss er bewegt werden dürfen.
expedition-gas-mask = Gasmaske
    .text = Nebel schadet dir in dieser Runde nicht.
    .tip = Tempo { $data-gas-mask-speed }. In dieser Runde schadet dir kein Nebel.
expedition-wind-charm = Windzauber
    .text = Entferne { $data-wind-charm ->
        [one] ein Nebelplättchen
       *[other] bis zu { $data-wind-charm } Nebelplättchen
    }, wo du willst.
    .tip = Tempo { $data-wind-charm-speed }. Nimm { $data-wind-charm ->
        [one] ein Nebelplättchen
       *[other] bis zu { $data-wind-charm } Nebelplättchen
    } von der Insel, gleich von wo. Dazu muss Nebel da sein.
expedition-bokors-breath = Atem des Bokors
    .text = Würfle { $data-bokors-breath }-mal Nebel; du entscheidest.
    .tip = Tempo { $data-bokors-breath-speed }. Es wird { $data-bokors-breath }-mal Nebel gewürfelt, wie am Morgen; sind mehrere Felder gleich nah, wählst du.
expedition-bush-medicine = Buschmedizin
    .text = { $data-bush-medicine ->
        [one] Ein Herz kommt
       *[other] { $data-bush-medicine } Herzen kommen
    } zurück.
    .tip = Tempo { $data-bush-medicine-speed }. Du bekommst { $data-bush-medicine ->
        [one] ein Herz
       *[other] { $data-bush-medicine } Herzen
    } zurück. Dazu muss eins fehlen.
expedition-snare = Schlinge
    .text = Ein anderer Forscher auf der Insel hat in seiner nächsten Tagrunde { $data-snare-steps ->
        [one] einen Schritt
       *[other] { $data-snare-steps } Schritte
    } weniger.
    .tip = Tempo { $data-snare-speed }. Ein anderer Forscher auf der Insel hat in seiner nächsten Tagrunde { $data-snare-steps ->
        [one] einen Schritt
       *[other] { $data-snare-steps } Schritte
    } weniger, doch nie weniger als keinen. Mehrere Schlingen zählen zusammen.
expedition-thieving-monkey = Diebischer Affe
    .text = Nimm einem anderen Spieler einen zufälligen Vorrat.
    .tip = Tempo { $data-thieving-monkey-speed }. Nimm durch das Los einen Vorrat von einem, der welche hat, auf der Insel oder nicht, doch nicht an Bord.
expedition-second-wind = Neuer Atem
    .text = Wenn kein Schritt mehr bleibt: { $data-second-wind ->
        [one] ein weiterer, kein anderer
       *[other] { $data-second-wind } weitere, keine anderen
    }.
    .tip = Tempo { $data-second-wind-speed }. Im Bewegungsteil, wenn kein Schritt mehr bleibt: { $data-second-wind ->
        [one] ein weiterer
       *[other] { $data-second-wind } weitere
    }, auch nach dem Aufheben, doch nicht nach einer Mission oder einem Angriff. Auch in Nachtrunden. Ein Sprung, der noch aussteht, verfällt.
expedition-deft-hands = Flinke Hände
    .text = Stelle außerdem einen Gegenstand her.
    .tip = Tempo { $data-deft-hands-speed }. Stelle einen Gegenstand her, neben der Arbeit dieser Runde.
expedition-lucky-bone = Glücksknochen
    .text = Du hast eben gewürfelt: Würfle noch einmal, der neue Wurf gilt.
    .tip = Tempo { $data-lucky-bone-speed }. Du hast eben ein Feld oder einen Würfel geworfen: Würfle noch einmal, und der neue Wurf gilt. Beim Hubschrauber wirst du erst gefragt, wenn er dort landen kann.
expedition-jungle-leap = Dschungelsprung
    .text = Statt Schritten springst du einmal auf ein anderes Feld deiner Reihe oder Spalte.
    .tip = Tempo { $data-jungle-leap-speed }. Im Bewegungsteil gehst du keine Schritte, sondern springst einmal auf ein anderes Feld deiner Reihe oder Spalte.
expedition-ward-bag = Schutzbeutel
    .text = Du würdest Schaden nehmen: { $data-ward-bag } weniger.
    .tip = Tempo { $data-ward-bag-speed }. Wenn du Schaden nehmen sollst: { $data-ward-bag } weniger.

## Island cards

island-clear-morning = Klarer Morgen
    .text = { $data-clear-morning ->
        [0] An diesem Morgen wird kein Nebel gewürfelt.
        [one] An diesem Morgen wird einmal Nebel gewürfelt.
       *[other] An diesem Morgen wird { $data-clear-morning }-mal Nebel gewürfelt.
    }
    .tip = { $data-clear-morning ->
        [0] An diesem Morgen wird kein Nebel gewürfelt.
        [one] An diesem Morgen wird einmal Nebel gewürfelt.
       *[other] An diesem Morgen wird { $data-clear-morning }-mal Nebel gewürfelt.
    }
island-creeping-fog = Kriechender Nebel
    .text = { $data-creeping-fog } Nebelwürfe statt { $data-mist-rolls }.
    .tip = An diesem Morgen wird { $data-creeping-fog }-mal Nebel gewürfelt statt { $data-mist-rolls }-mal.
island-cloudburst = Wolkenbruch
    .text = Wer Wasser von einem Plättchen oder durch einen Helfer nimmt, nimmt { $data-cloudburst } mehr.
    .tip = Wasser von einem Plättchen oder durch einen Helfer ist heute { $data-cloudburst } mehr.
island-fish-run = Fischzug
    .text = Wer Fisch von einem Plättchen oder durch einen Helfer nimmt, nimmt { $data-fish-run } mehr.
    .tip = Fisch von einem Plättchen oder durch einen Helfer ist heute { $data-fish-run } mehr.
island-tangled-trails = Verwachsene Pfade
    .text = { $data-tangled-trails ->
        [one] 1 Schritt
       *[other] { $data-tangled-trails } Schritte
    } statt { $data-steps }, vor allem, was dazukommt.
    .tip = Am Tag beginnt eine Runde mit { $data-tangled-trails ->
        [one] einem Schritt
       *[other] { $data-tangled-trails } Schritten
    } statt { $data-steps }; Helfer, Landkarten und Karten kommen dazu. Nachtrunden sind wie sonst.
island-dry-paths = Trockene Pfade
    .text = { $data-dry-paths ->
        [one] 1 Schritt
       *[other] { $data-dry-paths } Schritte
    } statt { $data-steps }, vor allem, was dazukommt.
    .tip = Am Tag beginnt eine Runde mit { $data-dry-paths ->
        [one] einem Schritt
       *[other] { $data-dry-paths } Schritten
    } statt { $data-steps }; Helfer, Landkarten und Karten kommen dazu. Nachtrunden sind wie sonst.
island-hungry-spirits = Hungrige Geister
    .text = In der Nacht gibt jeder Forscher auf der Insel 1 Fisch oder 1 Beere, oder er nimmt { $data-hungry-spirits } Schaden.
    .tip = Nach den Nachtrunden, bevor Tränke heilen: Jeder Forscher auf der Insel gibt einen Fisch oder eine Beere, oder er nimmt { $data-hungry-spirits } Schaden.
island-blood-moon = Blutmond
    .text = Äxte und Krieger machen { $data-blood-moon } Schaden mehr.
    .tip = Äxte und Krieger machen heute je { $data-blood-moon } Schaden mehr.
island-truce-of-the-elders = Friede der Ältesten
    .text = Keine Kämpfe, und keine Krieger werden geschickt.
    .tip = Niemand greift heute an, und keine Krieger werden geschickt.
island-engine-trouble = Motorschaden
    .text = Einmal gelandet, wird der Hubschrauber nicht durch Karten oder Helfer bewegt.
    .tip = Nach seiner Landung bewegen heute weder Karten noch Helfer den Hubschrauber.
island-restless-pilot = Unruhiger Pilot
    .text = Vor jeder späteren Tageszeit würfelt die Vorhut, und der Hubschrauber landet neu.
    .tip = Zu Beginn von Vormittag, Mittag, Nachmittag und Abenddämmerung würfelt die Vorhut, und der Hubschrauber landet neu.
island-market-day = Markttag
    .text = Eine Expeditionskarte kostet { $data-market-day ->
        [one] 1 Vorrat
       *[other] { $data-market-day } Vorräte
    }.
    .tip = Eine Expeditionskarte kostet heute { $data-market-day ->
        [one] einen Vorrat
       *[other] { $data-market-day } Vorräte
    } statt { $data-price }.
island-poor-trade = Schlechter Handel
    .text = Eine Expeditionskarte kostet { $data-poor-trade ->
        [one] 1 Vorrat
       *[other] { $data-poor-trade } Vorräte
    }.
    .tip = Eine Expeditionskarte kostet heute { $data-poor-trade ->
        [one] einen Vorrat
       *[other] { $data-poor-trade } Vorräte
    } statt { $data-price }.
island-generous-tribe = Großzügiger Stamm
    .text = Ein Helfer auf einem Vorratsplatz bringt { $data-generous-tribe } statt { $data-helper-brings }.
    .tip = Ein Helfer auf einem Vorratsplatz bringt heute { $data-generous-tribe } statt { $data-helper-brings }.
island-offended-tribe = Gekränkter Stamm
    .text = Keine Helfer auf Vorratsplätze.
    .tip = Kein Helfer geht heute auf einen Vorratsplatz. Werkzeugplätze und Hubschrauberplatz sind offen.
island-skilled-hands = Geschickte Hände
    .text = Beim Herstellen darf ein Stück irgendein anderer Vorrat sein.
    .tip = Beim Herstellen darf heute jeweils für ein Stück irgendein anderer Vorrat stehen.
island-rust-and-rot = Rost und Fäulnis
    .text = Äxte machen { $data-rust-and-rot } Schaden statt { $data-axe-damage }.
    .tip = Äxte machen heute { $data-rust-and-rot } Schaden statt { $data-axe-damage }.
island-ghost-paths = Geisterpfade
    .text = Alle dürfen schräg gehen.
    .tip = Alle dürfen heute schräg gehen, auch nachts.
island-whispering-graves = Flüsternde Gräber
    .text = Wer ein Missionsplättchen nimmt, zieht eine Expeditionskarte.
    .tip = Wer heute eine Mission erfüllt, zieht umsonst eine Expeditionskarte.
island-locusts = Heuschrecken
    .text = Keine Beeren und kein Bärenfell von Plättchen oder Helfern.
    .tip = Plättchen und Helfer geben heute weder Beeren noch Bärenfell. Karten schon.
island-long-dusk = Lange Abenddämmerung
    .text = Wer auf der Insel ist und keine Nachtrunde hat, bekommt eine mit genau { $data-long-dusk ->
        [one] einem Schritt
       *[other] { $data-long-dusk } Schritten
    }.
    .tip = Wer nachts auf der Insel ist und keine Nachtrunde hat, bekommt eine mit genau { $data-long-dusk ->
        [one] einem Schritt
       *[other] { $data-long-dusk } Schritten
    }: keine Karte, keine Arbeit, keine Werkzeuge, kein Angriff, doch was Stellen bieten. Aufheben beendet sie.
island-the-last-day = Der letzte Tag
    .text = Wer am Ende nicht an Bord ist, bleibt zurück. Der Hubschrauber bleibt, wo er ist.
    .tip = Mit diesem Tag endet das Spiel. Wer zum Hubschrauber kommt, ist an Bord und sicher; wer nach der Nacht nicht an Bord ist, hat verloren. Einmal gelandet, wird er nicht mehr bewegt.

## Dice, places, times and other words that stand in sentences

die-black = schwarze
die-green = grüne
slot-first = ersten
slot-second = zweiten
daytime-dawn = Morgendämmerung
    .tip = Die erste Tageszeit: Inselkarte, Nebel und Hubschrauber, dann eine Runde für jeden.
daytime-morning = Vormittag
    .tip = Die zweite Tageszeit: eine Runde für jeden.
daytime-noon = Mittag
    .tip = Die dritte Tageszeit: eine Runde für jeden.
daytime-afternoon = Nachmittag
    .tip = Die vierte Tageszeit: eine Runde für jeden.
daytime-dusk = Abenddämmerung
    .tip = Die fünfte Tageszeit: eine Runde für jeden, die letzte im Hellen.
daytime-night = Nacht
    .tip = Eine Nachtrunde für jede wirksame Fackel; dann heilen Tränke, und die Vorhut geht weiter.
roll-start = den Anfang
roll-return = die Rückkehr
roll-mist = Nebel
roll-helicopter = den Hubschrauber
roll-radio = den Funkruf
round-day = Tagrunde
round-night = Nachtrunde
round-dusk = Runde in der Abenddämmerung
by-dice = steht auf
by-step = geht auf
by-canoe = paddelt auf
by-leap = springt auf

## Phases

phase-setup = Die Forscher werden auf der Insel abgesetzt.
    .name = Aufbruch
    .tip = Die Würfel sagen, wo jeder Forscher steht.
phase-dawn = Tag { $day } beginnt.
    .name = Morgendämmerung
    .tip = Die Inselkarte wird aufgedeckt, Nebel gewürfelt, der Hubschrauber landet.
phase-daytime = Tag { $day }: Die Expedition bricht auf.
    .name = Am Tag
    .tip = { $data-daytimes ->
        [one] Eine Tageszeit, in ihr eine Runde
       *[other] { $data-daytimes } Tageszeiten, in jeder eine Runde
    } für alle: Karte, Arbeit, Bewegung.
phase-night = Die Nacht von Tag { $day } bricht herein.
    .name = Nacht
    .tip = Nachtrunden für Fackeln, dann heilen Tränke.
phase-clean-up = Das Aufräumen.
    .name = Aufräumen
    .tip = Werkzeuge, Puppen und Helfer gehen zurück, der Hubschrauber fliegt fort, neue Plättchen liegen auf den Stellen.
phase-over = Das Spiel ist vorbei.
    .name = Das Ende
    .tip = Die Expedition ist vorbei, und die Wertung steht fest.

## Things on the table: what each is called, and what it does. $counted is a number of things: 2 Stöcke.

tip-cell = Dschungel, { $cell }
    .tip = Reihe { $row } des grünen Würfels, Spalte { $column } des schwarzen. Auf einem Feld dürfen beliebig viele Forscher stehen.
tip-mist = Nebel
    .tip = Wer hineingeht, verliert ein Herz, und ebenso, wen er überfällt; wer schon darin steht, ist vor ihm sicher. Er bleibt, bis der Hubschrauber dort landet oder ein Windzauber ihn nimmt.
tip-helicopter = Der Hubschrauber
    .tip = Wer auf sein Feld kommt, liefert ab, was er trägt, und darf weitergehen. Am letzten Tag ist er dann an Bord, und nur wer an Bord ist, kann gewinnen. Karten und Helfer können ihn bewegen.
tip-helicopter-stays = Der Hubschrauber
    .tip = Wer auf sein Feld kommt, liefert ab, was er trägt. Heute bewegen ihn weder Karten noch Helfer.
tip-helicopter-away = Der Hubschrauber ist fort
    .tip = Er landet in der Morgendämmerung, nach dem Nebel, wo die Würfel sagen.
tip-way-home = { $steps ->
    [one] Ein gerader Schritt zum Hubschrauber
   *[other] { $steps } gerade Schritte zum Hubschrauber
}
    .tip = Reihen und Spalten von deinem Feld zu seinem, ohne auf Nebel zu achten.
tip-supply-tile = Ein Plättchen: { $supply }
    .tip = Geh hierher und heb es auf: { $counted }. Am Tag beendet das deine Bewegung.
tip-supply-taken = Eine Stelle: { $supply }
    .tip = Ihr Plättchen ist fort. Nach dem Aufräumen liegt hier ein neues.
tip-site = { $number }: { $mission }
    .tip = Wer die Karte dieser Mission und in der Tasche das Werkzeug ({ $tool }) hat, geht hierher, verbraucht es und trägt den Schatz: { $object }. Das beendet die Bewegung.
tip-site-taken = { $number }: { $mission }
    .tip = Der Schatz ({ $object }) ist geholt. Bis zum Aufräumen erfüllt niemand diese Mission.
tip-explorer = { $explorer }
    .tip = Auf { $cell }. Wer auf demselben Feld steht, darf in seinem Bewegungsteil angreifen.
tip-explorer-off = { $explorer }, nicht auf der Insel
    .tip = Kommt durch die Würfel zurück, sobald die nächste eigene Runde beginnt.
tip-explorer-dead = { $explorer }, tot
    .tip = Kommt durch die Würfel zurück, sobald die nächste eigene Runde beginnt, mit allen Herzen.
tip-explorer-aboard = { $explorer }, an Bord
    .tip = Vor allem sicher, und weiter mit eigenen Runden, nur ohne Bewegung.
tip-explorer-left = { $explorer }, zurückgelassen
    .tip = Nicht an Bord, als der letzte Tag endete: keine Wertung.
tip-place = Helferplatz: { $supply }
    .tip = Ein Helfer bringt von hier sofort { $counted } und bleibt bis zum Aufräumen. { $free ->
        [one] Platz ist für einen.
       *[other] Platz ist für { $free }.
    }
tip-place-full = Helferplatz: { $supply }
    .tip = Er ist bis zum Aufräumen besetzt.
tip-place-closed = Helferplatz: { $supply }
    .tip = Die Inselkarte hält heute alle Helfer von ihm fern.
tip-helicopter-place = Hubschrauberplatz
    .tip = Ein Helfer ruft von hier den Hubschrauber: Wirf den schwarzen oder den grünen Würfel, und er landet, wo du willst, in dieser Spalte oder Reihe.
tip-helicopter-place-full = Hubschrauberplatz
    .tip = Er ist bis zum Aufräumen besetzt.
tip-helicopter-place-closed = Hubschrauberplatz
    .tip = Der Hubschrauber kann jetzt nicht bewegt werden.
tip-helper = Ein Helfer von { $explorer }
    .tip = Beim Aufräumen geht er zurück.
tip-helpers = Helfer übrig: { $count } von { $most }
    .tip = Schick einen als deine Arbeit: für Vorräte, zum Hubschrauber, oder mit dir, für { $data-helper-steps ->
        [one] einen Schritt
       *[other] { $data-helper-steps } Schritte
    } mehr. Beim Aufräumen kommen alle zurück.
tip-dice = Die Würfel
    .tip = Von 1 bis 10: Der grüne zählt Reihen von oben, der schwarze Spalten von links.
tip-days = Tag { $day } von { $days }
    .tip = { $left ->
        [0] Das ist der letzte.
        [one] Noch ein Tag folgt.
       *[other] Noch { $left } Tage folgen.
    }
tip-cube = Der Zeitstein
    .tip = Er zeigt die Tageszeit: Morgendämmerung, Vormittag, Mittag, Nachmittag, Abenddämmerung, in jeder eine Runde für alle, dann die Nacht.
tip-island-card = Inselkarte
    .tip = Sie gilt bis zur nächsten Morgendämmerung.
tip-island-deck = { $count ->
        [0] Keine Inselkarte ist übrig
        [one] Eine Inselkarte ist übrig
       *[other] { $count } Inselkarten sind übrig
    }
    .tip = In jeder Morgendämmerung wird eine aufgedeckt. Zuunterst liegt „Der letzte Tag“.
tip-last-day-next = „Der letzte Tag“ liegt oben
    .tip = Morgen müssen alle zum Hubschrauber.
tip-tool-spot = Ein Werkzeugplatz
    .tip = Leer. Leg einen Gegenstand oder einen Helfer hierher, und er wirkt bis zum Aufräumen. Was hier liegt, ist nicht zurückzunehmen.
tip-tool-full = In Gebrauch: { $item }
    .tip = Wirkt bis zum Aufräumen und ist nicht zurückzunehmen, auch nicht für eine Mission. Am Ende zählt es als Gegenstand.
tip-tool-helper = Ein Helfer an deiner Seite
    .tip = { $data-helper-steps ->
        [one] Ein Schritt
       *[other] { $data-helper-steps } Schritte
    } mehr in jeder Runde bis zum Aufräumen.
tip-tool-blocked = Ein gesperrter Werkzeugplatz
    .tip = Bis zum Aufräumen liegt eine Voodoo-Puppe darauf: Was dort ist, wirkt nicht, und nichts kommt darauf.
tip-hearts = Herzen: { $hearts } von { $most }
    .tip = Ohne Herzen bist du tot: Alle Schätze sind verloren, und in deiner nächsten Runde kommst du mit allen Herzen zurück. Jedes Herz, das am Ende fehlt, kostet { $data-heart-points ->
        [one] einen Punkt
       *[other] { $data-heart-points } Punkte
    }.
tip-bag = Tasche: { $count } von { $most }
    .tip = Vorräte und Gegenstände zusammen. Was zu viel ist, wird sofort weggeworfen, nur Vorräte. Alle sehen hinein.
tip-bag-supply = { $counted }
    .tip = Zahlt für Gegenstände und Karten. Was am Ende übrig ist, kostet je { $data-supply-points ->
        [one] einen Punkt
       *[other] { $data-supply-points } Punkte
    }.
tip-bag-item = { $counted }
    .tip = In der Tasche dient es Missionen und zählt am Ende; auf einem Werkzeugplatz wirkt es.
tip-hand = Expeditionskarten: { $count } von { $most }
    .tip = Nur wer sie hat, sieht sie. Jede ist am Ende Punkte wert.
# $text is what is printed on the card, $timing when it may be played.
tip-hand-card = { $card }, Tempo { $speed }
    .tip = { $text } { $timing }
tip-hand-face-down = Eine Expeditionskarte, verdeckt
    .tip = Beide Karten eines Kampfes werden zugleich aufgedeckt, und nur ihr Tempo zählt.
tip-speed = Tempo { $speed }
    .tip = Im Kampf gewinnt das höhere Tempo; gegen einen Krieger genügt das gleiche.
tip-missions = Missionskarten: { $count }
    .tip = Nur wer sie hat, sieht sie. Für sich zählen sie nichts.
tip-mission-card = Mission { $number }: { $mission }
    .tip = { $state ->
        [ready] Das Werkzeug ({ $tool }) ist in deiner Tasche: Geh auf { $cell } und nimm den Schatz: { $object }.
        [taken] Jemand hat den Schatz ({ $object }) geholt. Nach dem Aufräumen ist er wieder da.
       *[missing] Du brauchst das Werkzeug ({ $tool }) in der Tasche. Dann geh auf { $cell } und nimm den Schatz: { $object }.
    }
# $made-of and $missing are supplies, counted.
tip-recipe = Herstellen: { $item }
    .tip = Nötig: { $made-of }. { $missing ->
        [none] Du hast alles.
       *[other] Dir fehlt: { $missing }.
    }
tip-carried = Ein getragener Schatz
    .tip = Noch nicht sicher: Ein verlorener Kampf, ein Krieger oder der Tod kostet ihn. Bring ihn zum Hubschrauber. Solange er getragen wird, dürfen alle anderen schräg gehen.
tip-delivered = Ein abgelieferter Schatz
    .tip = Er ist { $data-delivered-points ->
        [one] einen Punkt
       *[other] { $data-delivered-points } Punkte
    } wert, wenn am Ende an Bord ist, wer ihn brachte. Nur der Tod kann ihn nehmen.
tip-first = Die Vorhut
    .tip = Sie hat in jeder Tageszeit die erste Runde und macht die Würfe der Morgendämmerung. Nach jeder Nacht geht sie im Uhrzeigersinn weiter.
tip-snare = { $count ->
        [one] Eine Schlinge
       *[other] { $count } Schlingen
    }
    .tip = { $steps } Schritte weniger in der nächsten Tagrunde.
tip-deck = Expeditionskarten: { $count }
    .name = Karten
    .tip = { $count ->
        [0] Bis zum Aufräumen, wenn die benutzten zurückkommen, ist keine zu kaufen.
        [one] In deinem Kartenteil darfst du sie für { $price } deiner Vorräte kaufen.
       *[other] In deinem Kartenteil darfst du die oberste für { $price } deiner Vorräte kaufen.
    }
tip-mission-deck = Missionskarten: { $count }
    .name = Missionen
    .tip = { $count ->
        [0] Keine ist übrig. Mit verlorenen Schätzen kommen ihre Karten zurück.
       *[other] Wer seine letzte Mission erfüllt, zieht eine; eine Landkarte bringt noch eine.
    }
tip-used = Benutzte Karten: { $count }
    .name = Gespielt
    .tip = Sie liegen offen. Beim Aufräumen werden sie gemischt und kommen unter den Stapel.
tip-lamp-card = Karte
    .tip = Spiel eine Expeditionskarte, oder kauf die oberste des Stapels für { $data-price ->
        [one] einen Vorrat
       *[other] { $data-price } Vorräte
    } deiner Wahl.
tip-lamp-work = Arbeit
    .tip = Stelle einen Gegenstand aus deiner Tasche her, oder schick einen Helfer.
tip-lamp-move = Bewegung
    .tip = Gehen, aufheben, eine Mission erfüllen, angreifen.
tip-steps = { $steps ->
        [0] Kein Schritt übrig
        [one] Ein Schritt übrig
       *[other] { $steps } Schritte übrig
    }
    .tip = { $data-steps } zu Beginn. Ein Helfer gibt { $data-helper-steps } dazu, jede Landkarte { $data-map-steps }; Karten geben mehr, Schlingen nehmen.
tip-warrior = { $card }
    .tip = Schaden { $damage }. Eine Karte mit Tempo { $speed } oder mehr hält ihn auf.

## Reactions at one table

reaction-anyone = Jemand?
    .tip = Wer für diesen Augenblick eine Karte hat, nimmt sie jetzt. Gefragt wird bei jedem Wurf und jeder Wunde; so weiß niemand, wer was hat.
reaction-take = Ich
reaction-ask = Frag mich
    .tip = Du wirst bei jedem Wurf und jeder Wunde von dir gefragt.
reaction-never = Frag mich nie
    .tip = Deine Würfel bleiben liegen, und Schaden nimmst du, wie er kommt, bis du es dir anders überlegst.

## Score

score-objects = Schätze
    .tip = { $data-delivered-points } für jeden abgelieferten Schatz.
score-items = Gegenstände
    .tip = { $data-item-points } für jeden Gegenstand in Tasche und eigenen Werkzeugplätzen.
score-cards = Karten
    .tip = { $data-card-points } für jede Expeditionskarte auf der Hand. Missionskarten zählen nichts.
score-supplies = Vorräte
    .tip = { $data-supply-points } weniger für jeden Vorrat, der in der Tasche übrig ist.
score-hearts = Verlorene Herzen
    .tip = { $data-heart-points } weniger für jedes Herz, das fehlt.
score-left_behind = Zurückgelassen
    .tip = Wer am Ende des Spiels nicht an Bord ist, hat verloren, was er auch besitzt.
score-total = Summe
    .tip = Alles zusammen, für die an Bord. Bei Gleichstand entscheiden mehr abgelieferte Schätze, dann mehr Herzen, dann weniger Vorräte.
score-part = { $source } { $points }
score-why-objects = { $count ->
    [0] Kein Schatz abgeliefert: { $points }.
    [one] Ein Schatz abgeliefert: { $points }.
   *[other] { $count } Schätze abgeliefert: { $points }.
}
score-why-items = { $count ->
    [0] Kein Gegenstand: { $points }.
    [one] Ein Gegenstand in Tasche und Werkzeugplätzen: { $points }.
   *[other] { $count } Gegenstände in Tasche und Werkzeugplätzen: { $points }.
}
score-why-cards = { $count ->
    [0] Keine Expeditionskarte auf der Hand: { $points }.
    [one] Eine Expeditionskarte auf der Hand: { $points }.
   *[other] { $count } Expeditionskarten auf der Hand: { $points }.
}
score-why-supplies = { $count ->
    [0] Kein Vorrat übrig: { $points }.
    [one] Ein Vorrat übrig: { $points }.
   *[other] { $count } Vorräte übrig: { $points }.
}
score-why-hearts = { $count ->
    [0] Kein Herz fehlt: { $points }.
    [one] Ein Herz fehlt: { $points }.
   *[other] { $count } Herzen fehlen: { $points }.
}
score-why-left_behind = { $where ->
    [aboard] An Bord: { $points }.
   *[left] Nicht an Bord, als das Spiel endete: { $points }.
}

ended = Die Expedition endete mit Tag { $day }. Zurückgelassen: { $explorers }.
ended-aboard = An Tag { $day } waren alle an Bord, und damit endete die Expedition.
ended-nobody = Als Tag { $day } endete, war niemand an Bord: Alle haben verloren.
# How a tie for the first place was decided: $tied have as many points, $ahead are those of them who come first so far.
ended-tie = Gleich viele Punkte: { $tied }.
ended-tie-objects = { $count ->
    [one] { $ahead } gewinnt durch mehr abgelieferte Schätze.
   *[other] { $ahead } haben mehr abgeliefert.
}
ended-tie-hearts = { $count ->
    [one] Sie haben gleich viel abgeliefert: { $ahead } gewinnt durch mehr Herzen.
   *[other] Sie haben gleich viel abgeliefert: { $ahead } haben mehr Herzen.
}
ended-tie-supplies = { $count ->
    [one] Auch ihre Herzen sind gleich: { $ahead } gewinnt durch weniger Vorräte.
   *[other] Auch ihre Herzen sind gleich: { $ahead } haben weniger Vorräte.
}
ended-tie-shared = Auch alles andere ist gleich.

## What is asked

prompt-card = { $explorer }, eine Karte spielen oder kaufen?
prompt-work = { $explorer }, einen Helfer schicken oder herstellen?
prompt-move = { $steps ->
    [0] { $explorer }, kein Schritt bleibt.
    [one] { $explorer }, ein Schritt bleibt.
   *[other] { $explorer }, { $steps } Schritte bleiben.
}
prompt-target = { $explorer }, gegen wen spielst du { $card }?
prompt-take = { $explorer }, welche Vorräte nimmst du durch { $card }?
prompt-call = { $explorer }, der { $die } Würfel zeigt { $number }: Wo landet der Hubschrauber?
prompt-flare = { $explorer }, wo landet der Hubschrauber? Höchstens { $reach } Schritte von seinem Feld.
prompt-radio = { $explorer }, landet der Hubschrauber auf { $cell }?
prompt-clear = { $left ->
    [one] { $explorer }, welchen Nebel entfernst du? Noch einen.
   *[other] { $explorer }, welchen Nebel entfernst du? Bis zu { $left }.
}
prompt-craft-now = { $explorer }, was stellst du her?
prompt-battle-card = { $explorer }, mit welcher Karte greifst du { $other } an?
prompt-defend = { $explorer }, { $other } greift an: Mit welcher Karte wehrst du dich?
prompt-answer = { $explorer }, { $other } schickt: { $card } (Tempo { $speed }). Mit welcher Karte antwortest du?
prompt-plunder = { $explorer }, welchen Vorrat nimmst du { $other }?
prompt-reroll = { $explorer }, du hast { $cell } gewürfelt, für { $roll }: noch einmal?
prompt-reroll-die = { $explorer }, der { $die } Würfel zeigt { $number }: noch einmal?
prompt-mist-tie = { $explorer }, wo liegt der Nebel, der für { $cell } gewürfelt wurde?
prompt-ward = { $explorer }, { $damage } Schaden ({ $cause }): abwehren?
prompt-toll = { $explorer }, was gibst du den hungrigen Geistern?
prompt-discard-supply = { $explorer }, deine Tasche ist zu voll: Welchen Vorrat wirfst du weg?
prompt-discard-card = { $explorer }, deine Hand ist zu voll: Welche Karte wirfst du weg?

## Answers, as they stand on buttons

choice-play = { $card } spielen
choice-buy = Karte kaufen für { $supplies }
choice-helper-tool = Helfer auf den { $slot } Werkzeugplatz
choice-helper-supply = Helfer für { $supply }
choice-helper-call = Helfer ruft den Hubschrauber: der { $die } Würfel
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
choice-trade-map = Eine Landkarte gegen eine Missionskarte tauschen
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

## What happened, as it stands in the log

event-cube-moved = { $daytime }.
event-round-began = { $explorer }: { $kind }.
event-island-turned = Die Inselkarte: { $card }. { $text }
event-rolled = { $explorer } würfelt { $cell }, für { $roll }.
event-die-rolled = { $explorer } würfelt, der { $die } Würfel zeigt { $number }.
event-mist-laid = { $way ->
    [here] Nebel auf { $cell }.
   *[displaced] Der Nebel für { $rolled } kommt auf { $cell } zu liegen.
}
event-mist-nowhere = Der Nebel für { $cell } findet keinen Platz.
event-mist-cleared = Der Nebel von { $cell } ist fort.
event-landed = Der Hubschrauber landet auf { $cell }.
event-cleaned-up = Werkzeuge und Helfer gehen zurück, der Hubschrauber fliegt fort, neue Plättchen liegen auf den Stellen.
event-came = { $explorer } { $by } { $cell }.
event-left-map = { $explorer } ist nicht mehr auf der Insel.
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
   *[other] { $explorer } zeigt { $card } (Tempo { $speed }), { $other } { $answer } (Tempo { $against }).
}
event-won = { $explorer } schlägt { $other }.
event-drawn = { $explorer } und { $other } sind gleich: Nichts geschieht.
event-warrior-sent = { $explorer } schickt gegen { $other }: { $card }.
event-warrior-stopped = { $explorer } hält den Krieger auf.
event-mission-drawn = { $mission ->
    [none] { $explorer } zieht eine Missionskarte.
   *[other] { $explorer } zieht die Mission: { $mission }.
}
event-mission-done = { $explorer } erfüllt eine Mission ({ $mission }) und trägt: { $object }.
event-delivered = { $explorer } liefert ab: { $object }.
event-mission-lost = { $explorer } verliert: { $object }.
event-first-passed = { $explorer } hat die Vorhut.
event-scored = { $where ->
    [left] { $explorer } bleibt zurück.
   *[aboard] { $explorer } hat { $points } Punkte.
}

## What is known beforehand of what will be drawn, rolled or shown

foretold-island-turned = Die nächste Inselkarte wird aufgedeckt.
foretold-rolled = { $explorer } wirft beide Würfel, für { $roll }.
foretold-die-rolled = { $explorer } würfelt für den Hubschrauber: der { $die } Würfel.
foretold-mist-laid = Nebel kommt irgendwo zu liegen.
foretold-card-drawn = { $explorer } zieht blind eine Expeditionskarte.
foretold-mission-drawn = { $explorer } zieht blind eine Missionskarte.
foretold-robbed = { $explorer } nimmt { $other } durch das Los einen Vorrat.
foretold-revealed = { $explorer } und { $other } decken ihre Karten auf.
foretold-warrior-sent = { $other } darf antworten: { $card }.

## Why: the rules, each in a sentence

cause-long = { $name }: { $rule }
cause-setup = Aufbau, §5
    .rule = Im Uhrzeigersinn, von der Vorhut an, würfelt jeder Forscher ein Feld und stellt sich dorthin.
cause-day = Der Tag, §6
    .rule = Morgendämmerung, { $data-daytimes ->
        [one] eine Tageszeit mit einer Runde
       *[other] { $data-daytimes } Tageszeiten mit je einer Runde
    }, Nacht, Aufräumen.
cause-dawn = Morgendämmerung, §6
    .rule = In der Morgendämmerung wird die Inselkarte aufgedeckt, dann würfelt die Vorhut Nebel und Hubschrauber.
cause-night = Die Nacht, §6
    .rule = Wer bei Nacht eine wirksame Fackel hat, spielt eine Nachtrunde; danach geht die Vorhut im Uhrzeigersinn weiter.
cause-health-potion = Heiltrank, §6
    .rule = Ein Heiltrank, der vor der Nacht auf einem Werkzeugplatz lag und nicht gesperrt ist, gibt { $data-health-potion ->
        [one] ein Herz
       *[other] { $data-health-potion } Herzen
    } zurück, nie mehr als alle.
cause-clean-up = Aufräumen, §6
    .rule = Nach einer Nacht gehen Gegenstände und Puppen von Werkzeugplätzen, Helfer und Hubschrauber zurück, benutzte Karten kommen unter den Stapel, und jede Stelle hat wieder ihr Plättchen.
cause-island = Inselkarte, §4
    .rule = Die Inselkarte gilt von der Morgendämmerung, in der sie aufgedeckt wird, bis zur nächsten.
cause-expedition = Expeditionskarte, §4
    .rule = Eine Karte tut, was auf ihr steht, und kommt auf die Ablage.
cause-return = Rückkehr, §7
    .rule = Wer nicht auf der Insel ist, wenn seine Runde beginnt, würfelt ein Feld und steht dort, Tote mit allen Herzen.
cause-buying = Kaufen, §7
    .rule = Im Kartenteil { $data-price ->
        [one] kauft ein Vorrat
       *[other] kaufen { $data-price } Vorräte
    } eigener Wahl die oberste Karte.
cause-helpers = Helfer, §7
    .rule = Als Arbeit geht ein Helfer auf einen eigenen Werkzeugplatz, für { $data-helper-steps ->
        [one] einen Schritt
       *[other] { $data-helper-steps } Schritte
    } mehr, auf einen Vorratsplatz, für { $data-helper-brings ->
        [one] einen Vorrat
       *[other] { $data-helper-brings } Vorräte
    }, oder auf den Hubschrauberplatz, um ihn zu rufen.
cause-crafting = Herstellen, §7
    .rule = Als Arbeit wird aus Vorräten der Tasche ein Gegenstand, aus denen, die er braucht.
cause-free = Jederzeit, §7
    .rule = Jederzeit in der eigenen Runde kommen Gegenstände und Puppen auf Werkzeugplätze, und eine Landkarte wird gegen eine Missionskarte getauscht.
cause-limits = Grenzen, §7
    .rule = Wer mehr als { $data-bag } Vorräte und Gegenstände oder mehr als { $data-hand } Expeditionskarten hat, wirft weg, was zu viel ist, aus der Tasche nur Vorräte.
cause-moving = Bewegung, §8
    .rule = Ein Schritt führt auf ein Nachbarfeld, und was dort ist, wirkt sofort: erst Nebel, dann der Hubschrauber.
cause-picking-up = Aufheben, §8
    .rule = Von einer Vorratsstelle, die man in dieser Runde betreten hat, darf man das Plättchen nehmen; am Tag beendet das die Bewegung.
cause-missions = Missionen, §8
    .rule = Auf der Stelle einer eigenen Missionskarte, in dieser Runde betreten, wird das Werkzeug aus der Tasche verbraucht und der Schatz getragen; die Bewegung ist vorbei.
cause-delivering = Abliefern, §8
    .rule = Auf dem Feld des Hubschraubers werden alle getragenen Schätze abgeliefert, sofort und umsonst.
cause-mist = Nebel, §9
    .rule = Nebel kommt auf das gewürfelte Feld oder das nächste freie und macht jedem einen Schaden, der hineingeht, auf dem gewürfelten Feld steht oder dort, wohin er fällt.
cause-helicopter = Der Hubschrauber, §9
    .rule = Der Hubschrauber landet nur, wo weder Stelle noch Forscher ist, und der Nebel dort ist fort.
cause-battle = Kampf, §10
    .rule = Das höhere Tempo gewinnt; wer verliert, gibt einen Vorrat nach Wahl des anderen, verliert, was er trägt, und verlässt die Insel.
cause-axe = Axt, §10
    .rule = Wer gegen einen Forscher mit wirksamer Axt verliert, nimmt { $data-axe-damage } Schaden.
cause-warrior = Krieger, §10
    .rule = Eine Karte, so schnell wie der Krieger, hält ihn auf; sonst verliert sein Ziel, was es trägt, nimmt den Schaden und verlässt die Insel.
cause-death = Tod, §10
    .rule = Ohne Herzen ist ein Forscher tot: Er verliert alle Schätze, auch abgelieferte, verlässt die Insel und kommt in seiner nächsten Runde zurück.
cause-last-day = Der letzte Tag, §11
    .rule = Wer am letzten Tag auf das Feld des Hubschraubers kommt, ist an Bord, und sind alle an Bord, endet das Spiel.
cause-score = Die Wertung, §11
    .rule = Wer an Bord ist, zählt Schätze, Gegenstände und Karten, weniger Vorräte und fehlende Herzen; wer die meisten Punkte hat, gewinnt.
cause-decisions = Entscheidungen, §12
    .rule = Wo nur eine Antwort möglich ist, wird sie ohne Frage gegeben.

## In numbers: what went into what happened, said when it is asked why

ui-num-rolled = Der grüne Würfel zeigt { $green }, die Reihe, der schwarze { $black }, die Spalte.
ui-num-no-landing = Dort ist eine Stelle oder ein Forscher: Beide Würfel werden noch einmal geworfen.
# $line is the row or the column of a die.
ui-num-die = { $line ->
    [row] Reihe
   *[column] Spalte
} { $number }: { $count ->
    [0] Dort kann der Hubschrauber nirgends landen.
    [one] Auf einem ihrer Felder kann der Hubschrauber landen.
   *[other] Auf { $count } ihrer Felder kann der Hubschrauber landen.
}
ui-num-displaced = { $steps ->
    [one] Einen geraden Schritt vom gewürfelten Feld.
   *[other] { $steps } gerade Schritte vom gewürfelten Feld.
}
ui-num-speed = { $explorer }: { $card }, Tempo { $speed }.
ui-num-no-card = { $explorer }: keine Karte, kein Tempo.
ui-num-warrior = Tempo { $speed }, Schaden { $damage }.
ui-num-axe = Eine Axt macht heute { $damage } Schaden.
ui-num-picked-up = { $more ->
    [0] Ein Plättchen bringt { $count }.
   *[other] Ein Plättchen bringt { $count } und durch die heutige Inselkarte { $more } mehr.
}
ui-num-brought = { $more ->
    [0] Ein Helfer bringt heute { $count }.
   *[other] Ein Helfer bringt { $count } und durch die heutige Inselkarte { $more } mehr.
}
ui-num-card = { $count } von { $all } Karten, die es sein konnten: { $card }, { $percent }.
ui-num-hearts = Herzen
ui-num-bag = Stücke in der Tasche
ui-num-points = Punkte beim jetzigen Stand

## Why not: what forbids a choice

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
reason-one-helper = Nur ein Helfer geht mit dir.
reason-place-taken = Der Platz ist bis zum Aufräumen besetzt.
reason-no-helpers-today = Gekränkter Stamm: keine Helfer auf Vorratsplätze.
reason-eaten = Heuschrecken: nichts davon von Plättchen oder Helfern.
reason-spot-taken = Auf diesem Werkzeugplatz liegt etwas.
reason-blocked = Eine Puppe sperrt diesen Werkzeugplatz.
reason-doll-is-no-tool = Eine Puppe kommt auf den Werkzeugplatz eines anderen.
reason-wrong-recipe = Das wird aus anderem gemacht.
reason-not-on-map = Nur für Forscher auf der Insel.
reason-no-step-left = Kein Schritt bleibt.
reason-too-far = Das ist kein einzelner Schritt.
reason-no-card = Dazu brauchst du eine Karte.
reason-nothing-there = Da ist nichts dergleichen.
reason-not-entered = Geh erst hinaus und wieder hinein.
reason-not-your-mission = Du hast keine Missionskarte dieser Stelle.
reason-not-there = Da steht niemand, den du angreifen könntest.
reason-attacked-already = Nur ein Angriff je Runde.
reason-aboard = Nicht von und nicht gegen jemanden an Bord.
reason-only-steps = In einer Runde in der Abenddämmerung gibt es nur Schritte.
reason-steps-left = Nur wenn kein Schritt bleibt.
reason-no-landing = Dort kann der Hubschrauber nicht landen.
reason-not-closest = Der Nebel kommt auf ein nächstes freies Feld.
reason-wrong-number = Nicht diese Vorräte.
reason-too-late = Die Nacht ist schon verteilt: zu spät für diese.
reason-one-works = Das wirkt schon.
reason-goes-diagonally = Schräg gehen darfst du ohnehin.
reason-defies-mist = Nebel schadet dir ohnehin nicht.

## The table in words: lines are read out, so they are short

told-setup = Vor dem ersten Tag
told-day = Tag { $day } von { $days }: { $daytime }
told-days-left = { $count ->
    [0] Der letzte Tag: Geh an Bord.
    [one] Noch ein Tag folgt.
   *[other] Noch { $count } Tage folgen.
}
told-last-day-next = „Der letzte Tag“ liegt oben: Morgen kommt er.
told-island-card = Inselkarte: { $card }. { $text }
told-past-cards = Inselkarten der Tage davor: { $cards }.
told-first = Vorhut: { $explorer }.
told-order = Reihenfolge der Runden: { $explorers }.
told-active = { $explorer }: { $step ->
    [card] der Kartenteil
    [work] der Arbeitsteil
   *[move] der Bewegungsteil
}.
told-steps = { $steps ->
    [0] Kein Schritt übrig.
    [one] Ein Schritt übrig.
   *[other] { $steps } Schritte übrig.
}

told-helicopter = Der Hubschrauber ist auf { $cell }.
told-helicopter-from = Der Hubschrauber ist auf { $cell }, { $steps ->
    [0] wo du bist
    [one] einen geraden Schritt von dir
   *[other] { $steps } gerade Schritte von dir
}.
told-helicopter-away = Der Hubschrauber ist bis zur Morgendämmerung fort.
told-helicopter-stays = Er kann jetzt nicht bewegt werden.

# What lies where on the map; $cells are cells, one after the other.
told-map = Die Insel
told-cells = Felder heißen nach Reihe, dann Spalte.
told-tiles = { $supply }: { $cells }.
told-tiles-taken = { $supply }, genommen: { $cells }.
told-site = Mission { $number }, { $mission }, auf { $cell }: { $state ->
    [there] der Schatz ist da
   *[taken] bis zum Aufräumen geholt
}.
told-mist = Nebel: { $cells }.
told-mist-none = Kein Nebel.

told-places = Helferplätze
told-place = { $supply }: { $helpers ->
    [none] niemand
   *[other] { $helpers }
}, { $free ->
    [0] kein Platz
    [one] Platz für einen
   *[other] Platz für { $free }
}.
told-helicopter-place = Hubschrauberplatz: { $helper ->
    [none] frei
   *[other] { $helper }
}.

told-own = { $explorer }, du: beim jetzigen Stand { $points } Punkte
told-explorer = { $explorer }: beim jetzigen Stand { $points } Punkte
told-kind = Es führt: { $kind }
told-where = { $where ->
    [map] Auf { $cell }.
    [aboard] An Bord des Hubschraubers.
    [dead] Tot, und in der nächsten Runde zurück.
   *[off] Nicht auf der Insel, und in der nächsten Runde zurück.
}
told-hearts = Herzen: { $hearts } von { $most }.
told-snares = { $count ->
    [one] Eine Schlinge: { $steps } Schritte weniger in der nächsten Tagrunde.
   *[other] { $count } Schlingen: { $steps } Schritte weniger in der nächsten Tagrunde.
}
told-bag = Tasche, { $count } von { $most }: { $things }.
told-bag-empty = Die Tasche ist leer.
told-tool-spot = Auf dem { $slot } Werkzeugplatz: { $what ->
    [empty] nichts
    [helper] ein Helfer
   *[item] { $item }
}{ $blocked ->
    [yes] , von einer Puppe gesperrt
   *[no] { "" }
}.
told-helpers = Helfer übrig: { $count } von { $most }.
told-carried = Trägt: { $objects }.
told-delivered = Abgeliefert: { $objects }.
told-delivered-none = Noch nichts abgeliefert.
told-cards = Expeditionskarten auf der Hand: { $count }.
told-missions = Missionskarten auf der Hand: { $count }.
told-laid = Eine Karte liegt verdeckt.
told-laid-known = Verdeckt: { $card }, Tempo { $speed }.

told-hand = Deine Karten
told-card = { $card }, Tempo { $speed }, { $timing }: { $text }
told-mission-card = Mission { $number }, { $mission } auf { $cell }: { $state ->
    [ready] das Werkzeug ({ $tool }) ist in deiner Tasche
    [taken] bis zum Aufräumen geholt
   *[missing] du brauchst das Werkzeug ({ $tool }) in der Tasche
}.
told-craft = Was du herstellen könntest
told-recipe = { $item }: { $made-of }. { $missing ->
    [none] Du hast alles.
   *[other] Dir fehlt: { $missing }.
}

told-decks = Stapel und benutzte Karten
told-deck = Expeditionskarten im Stapel: { $count }.
told-price = Eine Karte kostet { $price ->
    [one] einen Vorrat
   *[other] { $price } Vorräte
}.
told-mission-deck = Missionskarten im Stapel: { $count }.
told-used = Benutzt: { $cards }.
told-used-none = Seit dem Aufräumen wurde keine Karte benutzt.

told-score = Punkte beim jetzigen Stand
told-source = { $source } { $points }. { $why }
odds-expedition = Nächste: Die nächste Karte des Stapels ist diese. In 2, in 5: Mindestens eine von so vielen ist es.
odds-missions = Nächste: Die nächste Missionskarte ist diese. Karten, die verloren unter den Stapel kamen, haben alle gesehen; sie kommen zuletzt.
odds-island = Wie wahrscheinlich jede noch nicht gesehene Karte in der nächsten Morgendämmerung aufgedeckt wird. „Der letzte Tag“ kommt zuletzt.

## What the desktop says of all games, and otherwise here

seat-human = Mensch
    .tip = Jemand an diesem Tisch entscheidet für den Forscher.
ui-log = Tagebuch
    .tip = Was geschehen ist, Zeile für Zeile. Das Mausrad rollt es, und { $closer } und { $farther } ebenso, solange der Zeiger darin steht.
ui-replay = Was war los?
    .tip = Was geschah, seit dieser Forscher zuletzt entschied, noch einmal. Auch mit { $key }.
ui-menu = Menü
    .tip = Gehen, neu beginnen oder das Spiel schließen.
ui-again-text = Dieselben Forscher brechen noch einmal auf, mit demselben Glück vor sich. Diese Expedition bleibt im Regal.
ui-review-nothing = Nichts Besseres gefunden. Gut gereist!
ui-players = { $least } bis { $most } Forscher
ui-setup = Wer geht an Land?
ui-play = Aufbruch!
ui-crew-ready = Alle sind bereit. Wer die Vorhut hat, entscheidet das Los.
ui-play-again = Neue Expedition
ui-same-again = Dieselbe Expedition noch einmal
ui-round = Tag { $round } von { $most }
    .tip = Nach { $most } Tagen ist die Expedition vorbei.
ui-out-of-turn = Eine Entscheidung außer der Reihe: Die Runde hat { $pirate }.
ui-branch-of = { $round ->
    [0] Zweig { $number }: nach Entscheidung { $from }
   *[other] Zweig { $number }: Tag { $round }, nach Entscheidung { $from }
}
ui-review-asked = { $round ->
    [0] { $prompt }
   *[other] Tag { $round }, { $prompt }
}
ui-book-line = { $round ->
    [0] Aufbau: { $line }
   *[other] Tag { $round }: { $line }
}
    .tip = Zeigt den Tisch, wie er damals war.
ui-lesson-play = Gegen zwei Computerforscher
ui-winner = { $pirate } gewinnt die Expedition!

## Words of texts that a tip explains, by what the rulebook tells of: the name, and other forms that it is found by

book-words =
    .tip-first = Vorhut
    .tip-cube = Zeitstein
    .tip-mist = Nebel
    .tip-helicopter = Hubschrauber, Hubschraubers
    .tip-tool-spot = Werkzeugplatz, Werkzeugplätze, Werkzeugplätzen
    .tip-carried = Getragener Schatz, getragene Schätze, getragenen Schätze
    .tip-delivered = Abgelieferter Schatz, abgelieferte Schätze, abgelieferten Schatz
    .tip-lamp-card = Kartenteil
    .tip-lamp-move = Bewegungsteil
    .book-isle-night = Nachtrunde, Nachtrunden
    .book-isle-clean-up = Aufräumen
    .book-isle-limits = Weggeworfen
    .book-isle-moment = Jederzeit
    .book-isle-diagonal = Schräg
    .book-isle-pick-up = Aufheben
    .book-isle-tools = Helfer, Helfern
    .book-isle-missions = Mission, Missionen
    .book-isle-cards = Expeditionskarte, Expeditionskarten
    .book-isle-island-cards = Inselkarte, Inselkarten
    .book-isle-battle = Kampf, Kampfes, Kämpfe, Angriff
    .book-isle-warrior = Krieger, Kriegern
    .book-isle-death = Tot, Tote, Tod
    .book-isle-last = Letzter Tag, letzten Tag
    .book-isle-aboard = An Bord
    .item-torch = Fackel, Fackeln
    .item-axe = Axt, Äxte
    .item-voodoo-doll = Voodoo-Puppe, Voodoo-Puppen, Puppe, Puppen
    .item-mist-potion = Nebeltrank
    .item-health-potion = Heiltrank
    .expedition-gas-mask = Gasmaske
    .expedition-wind-charm = Windzauber
    .expedition-full-rucksack = Voller Rucksack
    .expedition-lucky-bone = Glücksknochen
    .expedition-ward-bag = Schutzbeutel
    .expedition-snare = Schlinge, Schlingen
    .island-the-last-day = „Der letzte Tag“

## Der Tisch am Bildschirm

ui-your-camp = Dein Lager
ui-aboard = an Bord
ui-camp-of = Das Lager von { $explorer }
ui-in-bag = { $count } von { $most } in der Tasche
ui-skip-round = Diese Runde nichts tun
ui-pass-to-work = Weiter zur Arbeit
ui-pass-to-walk = Weiter zur Bewegung
ui-walk = Geh auf { $cell }: { $steps ->
    [one] ein Schritt
   *[other] { $steps } Schritte
}{ $mist ->
    [0] { "" }
   *[other] , in den Nebel
}
ui-walk-toward = Geh auf { $cell } zu, bis { $stop }: { $steps ->
    [one] ein Schritt
   *[other] { $steps } Schritte
}{ $mist ->
    [0] { "" }
   *[other] , in den Nebel
}
ui-mission-card = { $tool } auf { $cell }: { $object }, { $data-delivered-points ->
        [one] ein Punkt
       *[other] { $data-delivered-points } Punkte
    }.
ui-points-aboard = An Bord: { $points } Punkte
ui-score-midway = Tag { $day }: Punkte, als wären alle an Bord.
ui-part-explorers = Die Forscher
ui-part-camp = Das Lager
ui-part-day = Der Tag
ui-part-island = Inselkarte und Stapel

## Die Zeilen des Computerforschers

tried-refused = { $choice }: { $reason }
line-set-torch = Frei: eine übrige Fackel auf einen Werkzeugplatz, wenn dort keine liegt.
line-set-map = Frei: eine übrige Landkarte auf einen Werkzeugplatz, von Morgendämmerung bis Mittag.
line-set-health-potion = Frei: einen übrigen Heiltrank auf einen Werkzeugplatz, Nachmittag oder Abenddämmerung, wenn 3 Herzen fehlen.
line-set-axe = Frei: eine übrige Axt auf einen Werkzeugplatz, am letzten Tag.
line-second-wind = Frei: Neuer Atem, wenn ein Ziel höchstens 2 entfernt ist.
line-medicine = Karte: Buschmedizin, wenn 3 Herzen fehlen.
line-strike = Karte: der stärkste Krieger, sonst eine Schlinge, wenn ein Gegner etwas trägt oder am letzten Tag ab dem Nachmittag.
line-machete-path = Karte: Machetenpfad, wenn das nächste Ziel bis zu 2 Schritte zu weit ist.
line-jungle-leap = Karte: Dschungelsprung, wenn die Schritte nicht reichen und ein Ziel in seiner Reihe oder Spalte liegt.
line-sure-footing = Karte: Sicherer Tritt, wenn die Schritte nicht reichen und schräg doch.
line-move-helicopter = Karte: Leuchtpistole oder Funkruf, wenn der Hubschrauber das Ziel und mehr als zwei Runden entfernt ist.
line-take-supplies = Karte: Versteck oder Sammelkorb, wenn etwas fehlt und höchstens 7 in der Tasche sind.
line-buy = Karte: kaufen mit übrigen Vorräten, zuerst von dem, wovon am meisten da ist.
line-pass-card = Karte: sonst keine.
line-craft-tool = Arbeit: das Werkzeug seiner Mission herstellen.
line-fetch-missing = Arbeit: ein Helfer für die Sorte, die am meisten fehlt.
line-call = Arbeit: den Hubschrauber rufen, wenn ein Schatz getragen wird und er mehr als zwei Runden entfernt ist.
line-helper-on-card = Arbeit: ein Helfer auf seine Karte, Morgendämmerung oder Vormittag.
line-craft-spare = Arbeit: herstellen aus übrigen Vorräten.
line-fetch-least = Arbeit: ein Helfer für die Sorte, von der am wenigsten da ist, wenn in der Tasche Platz für 2 ist.
line-pass-work = Arbeit: sonst nichts.
line-mission = Bewegung: eine Mission erfüllen.
line-attack = Bewegung: angreifen, wer am meisten trägt, mit Tempo 6 oder mehr und ohne eigenen Schatz; andere nur mit Axt oder spät am letzten Tag.
line-pick-up = Bewegung: aufheben, wenn die Sorte fehlt, kein Schritt bleibt, in einer Nachtrunde, oder wenn es nichts Besseres gibt.
line-leap = Bewegung: auf ein Ziel springen.
line-hunt = Bewegung: auf einen Träger in Reichweite zu, mit Tempo 7 oder mehr und ohne eigenen Schatz.
line-step = Bewegung: auf die Ziele zu, auf dem billigsten Weg.
line-pick-up-last = Bewegung: ohne Ziel oder Schritt aufheben.
line-end = Bewegung: sonst beenden.
line-attack-card = Angriff mit der langsamsten Karte ab Tempo 6, sonst mit der schnellsten.
line-defend = Verteidigung mit der schnellsten Karte, wenn er etwas trägt, am letzten Tag oder gegen eine Axt; sonst keine.
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
line-toll-pay = Sonst bekommen die Geister einen Vorrat, den er braucht.
line-mist = Nebel möglichst nah an einen anderen, dann möglichst fern von sich.
line-land = Der Hubschrauber landet möglichst nah.
line-last = Keine Zeile sagt, was zu tun ist: die letzte Antwort der Liste.
ui-points = Punkte
ui-points-now = Punkte beim jetzigen Stand
