### Captions in German: what is heard at the table, for those who do not hear it.
###
### A text may be put in other words, but its name stays. sounds.ron says which sound has which caption.

## Cards, tiles, and what lies on the mat

sound-card-lock = Eine Karte rastet ein
sound-tile = Ein Plättchen klatscht ins Wasser
sound-coin = Münzen klimpern
sound-coin-lost = Eine Münze plumpst ins Meer
sound-poppet = Ein Püppchen raschelt
sound-object = Ein Fundstück klirrt
sound-skull = Knochen klappern
sound-grigri = Das Gri-Gri rasselt
sound-barrel = Es klopft an einem Fass

## Ships and water

sound-tide-in = Die Flut läuft ein
sound-tide-out = Die Ebbe zieht hinaus
sound-current = Wasser gurgelt
sound-portal = Ein Portal saugt und lässt los
sound-shore = Am Ufer läutet eine Schiffsglocke

## The winds

sound-vane = Der Wind dreht
sound-storm = Donner grollt
sound-becalmed = Der Wind schläft ein
sound-mermaid = Nixen rufen

## Guns and iron

sound-cannon = Eine Kanone donnert
sound-hit = Holz splittert
sound-jail = Eine Eisentür fällt ins Schloss

## Spirits

sound-soul = Eine Seele steigt auf
sound-soul-placed = Eine Seele lässt sich nieder
sound-ritual = Trommeln und Stimmen schwellen an
sound-possess = Ein fremder Wille greift ins Ruder

## The island

sound-island-card = Eine Seite wird umgeblättert, eine Trommel antwortet
sound-mist = Nebel zieht auf
sound-mist-cleared = Der Nebel verzieht sich
sound-helicopter = Ein Rotor läuft aus
sound-heart = Ein Herz schlägt hart
sound-sticks = Stöcke klappern
sound-stones = Steine schlagen aneinander
sound-water = Wasser plätschert
sound-bag = Etwas Weiches fällt in einen Beutel
sound-lost = Ein Fundstück versinkt im Laub
sound-helper = Kleine Holzfüße laufen davon
sound-craft = Ein Hammer schlägt, ein Korken ploppt
sound-tool = Ein Werkzeug rastet an seinem Platz ein
sound-doll = Eine Nadel sticht in eine Puppe
sound-gong = Ein Gong erklingt
sound-battle = Eine tiefe Trommel ruft zum Kampf
sound-blades = Klingen prallen aufeinander
sound-warrior = Ein Speer schlägt ein
sound-night = Grillen zirpen: Die Nacht bricht herein
sound-aboard = Schritte auf einer Leiter, eine Glocke an Bord

## Pirate Crusades: looked for, fought, lost

sound-spyglass = Ein Fernrohr wird ausgezogen
sound-landfall = Möwen und eine Glocke: Land in Sicht
sound-sunk = Planken bersten, das Meer schlägt zusammen
sound-flag-down = Eine Flagge sinkt, eine Glocke gibt auf
sound-fled = Ein Steuerrad rattert herum, ein Kielwasser verläuft
sound-beaten-off = Eine Kugel schlägt ein, Leute gehen über Bord
sound-overboard = Eine Kiste klatscht ins Meer
sound-duel = Zwei Pistolen werden gespannt, eine Trommel schlägt
sound-plunder = Ein Deckel fliegt auf, Hände wühlen in Münzen
sound-fleet = Hörner überm Wasser: eine Schatzflotte
sound-rover = Eine Fiedel lacht: ein Freibeuter
sound-hurricane = Ein Orkan heult, ein Mast bricht
sound-adrift = Ein Rumpf knarrt steuerlos
sound-stranded = Ein Kiel schrammt über Fels
sound-longboats = Riemen klopfen und ziehen

## Pirate Crusades: ports, crews, cargo

sound-rope = Ein Tau strafft sich, ein Rumpf kommt zur Ruhe
sound-unfurl = Segeltuch füllt sich mit einem Schlag
sound-crew = Stiefel kommen an Bord
sound-deserter = Stiefel laufen davon
sound-spices = Ein Gewürzsack rieselt nach
sound-food = Ein Fass rollt und steht
sound-ammunition = Eisenkugeln stoßen aneinander
sound-cloth = Ein Tuchballen fällt
sound-shuffle = Karten werden gemischt
sound-seal = Ein Brief wird geöffnet und besiegelt: erfüllt
sound-rung = Drei Sprossen hinauf, ein Orden klingt
sound-rung-down = Zwei Sprossen hinab
sound-cove = Tropfen in einer Höhle, ein Fels rollt beiseite
sound-irons = Eine Kette schleift, ein Schloss schnappt zu
sound-ashore = Ein Kiel läuft auf den Sand
sound-map = Pergament entrollt sich, eine Feder kratzt
sound-chest = Ein Spaten stößt auf eine Truhe
sound-new-ship = Ein neues Schiff läuft vom Stapel
sound-port-taken = Ein Trommelwirbel: Ein Hafen wechselt den Besitzer

## Pirate Crusades: what the sea and the round bring

sound-captain = Eine Bootsmannspfeife: ein Kapitän
sound-salute = Salutschüsse, nah und fern
sound-squall = Eine Bö zieht vorbei
sound-shell = In der Ferne bläst jemand ein Muschelhorn

## Cursed Seas: hulls, guns, what is lost and what comes home

sound-bump = Ein Rumpf stößt an
sound-broadside = Eine Breitseite: vier Kanonen wie eine
sound-miss = Eine Kugel schlägt eine Fontäne aus dem Meer
sound-glance = Eine Kugel prallt ab und singt davon
sound-mast-lost = Ein Mast bricht und stürzt ins Meer
sound-burning = Pech lodert auf, ein Mast brennt
sound-mend = Hämmer auf Eiche: Ein Mast steht wieder
sound-ram = Ein Rammsporn bricht durch Eiche
sound-crew-lost = Füße rutschen, jemand fällt ins Meer
sound-tow = Eine Trosse hebt sich tropfend und strafft sich
sound-cast-off = Eine Trosse rauscht aus und fällt ins Meer
sound-scuttle = Eine Axt unter Deck, und das Meer dringt ein
sound-gold = Eine Truhe Gold wird auf den Kai geleert

## Cursed Seas: beasts, islands, water, forts

sound-eternal = Eine Glocke aus der Tiefe: Sie ist zurück
sound-beast = Ein Ungeheuer der Tiefe grollt
sound-slain = Ein Ungeheuer brüllt und versinkt
sound-mystery = Etwas unter der Insel summt und klopft
sound-fog = Die Luft wird weich, irgendwo im Nebel eine Glocke
sound-ice = Eis reißt von einem Ende zum anderen
sound-omen = Eine Seite wendet sich, und Wind kommt auf
sound-fort = Stein wird auf Stein gesetzt, eine Flagge steigt
sound-fort-falls = Eine Mauer gibt Stein für Stein nach

## The table

sound-your-turn = Eine leise Glocke: Du bist dran
sound-win = Ein letzter Akkord verklingt
