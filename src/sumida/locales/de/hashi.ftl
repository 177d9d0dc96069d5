# Warum die Regeln von Hashi etwas ablehnen.

refuse-hashi-done = Du hast diese Runde bestätigt; die anderen spielen noch.
refuse-hashi-no-seat = An diesem Tisch gibt es keinen Platz { $seat }.
refuse-hashi-undo-nothing = In dieser Runde gibt es nichts zurückzunehmen.
refuse-hashi-set-up = Zum Aufbau schreibst du nur eine Startzahl.
refuse-hashi-no-start-number = Schreib zuerst eine 3 oder eine 4 auf eine Insel ohne Flagge.
refuse-hashi-start-number = Die Startzahl ist eine 3 oder eine 4.
refuse-hashi-second-number = Du darfst nur eine Zahl pro Runde schreiben.
refuse-hashi-number-after-bridge = Die Zahl kommt zuerst: Du hast in dieser Runde schon eine Brücke gezeichnet.
refuse-hashi-number-not-card = Die Karte zeigt { $number }: Eine andere Zahl darfst du nicht schreiben.
refuse-hashi-number-range = Eine Zahl geht von 1 bis 6.
refuse-hashi-number-there = Insel { $island } hat schon eine Zahl.
refuse-hashi-flag-needs-bridge = Insel { $island } hat eine Flagge: Sie nimmt erst eine Zahl, wenn eine Brücke zu ihr führt.
refuse-hashi-number-low = Insel { $island } hat mehr als { $number } Brücken: Die Zahl darf nicht kleiner sein.
refuse-hashi-bridge-no-number = Weder { $a } noch { $b } hat eine Zahl: Eine Brücke muss an einer Insel mit Zahl beginnen.
refuse-hashi-line-full = Zwischen { $a } und { $b } sind schon zwei Brücken: Eine dritte ist nicht erlaubt.
refuse-hashi-bridge-crosses = Die Brücke von { $a } nach { $b } würde eine andere Brücke kreuzen.
refuse-hashi-island-finished = { $islands } hat schon so viele Brücken, wie die Zahl sagt: Es darf keine mehr dazukommen.
refuse-hashi-six-bridges = { $islands } hat schon sechs Brücken: Eine höhere Zahl gibt es nicht.
refuse-hashi-bridges-drawn = Alle Brücken der Karte ({ $bridges }) sind gezeichnet.
refuse-hashi-bridges-incomplete = Nach dieser Brücke ließen sich die übrigen Brücken der Karte ({ $left }) nicht mehr zeichnen: alle oder keine.
refuse-hashi-bridges-missing = Alle { $bridges } Brücken der Karte müssen gezeichnet werden, oder keine: { $left } fehlen noch.

# Fehler wie auf Papier: Die Gründe oben nennen die verletzte Regel.

refuse-hashi-erase-strict = Fehler lassen sich nur an Tischen wie auf Papier zurücknehmen.
refuse-hashi-erase-nothing = Bei { $mark } gibt es keinen Fehler der letzten Runde zurückzunehmen.
refuse-hashi-erase-built-on = Ein späterer Eintrag hängt an { $mark }: Das lässt sich nicht mehr zurücknehmen.
refuse-hashi-line-crowded = Auf dieser Linie ist kein Platz für eine weitere Brücke.
refuse-hashi-struck = Insel { $island } ist gestrichen und nimmt keine Einträge mehr.

# Was gar kein Zug, keine Karte, kein Stapel, keine Option und kein Plan ist.

error-hashi-action = „{ $text }“ ist kein Zug; schreib b2=5, b2-b5, done, x b2 oder x b2-b5.
error-hashi-no-island = Auf diesem Plan gibt es keine Insel { $island }.
error-hashi-no-line = Auf diesem Plan gibt es keine gepunktete Linie { $line }.
error-hashi-card = Karte { $place } ist „{ $text }“; eine Karte ist eine Zahl 1–6 und 1–3 Brücken, etwa 5/3.
error-hashi-card-count = Es müssen genau { $wanted } Karten wie 5/3 sein, durch Leerzeichen getrennt; gefunden: { $found }.
error-hashi-deal-card = Die Karte { $card } kommt öfter vor, als der Stapel sie enthält.
error-hashi-option = Die Option „{ $key }“ ist ungültig; erlaubt: { $allowed }.
error-hashi-option-unknown = Hashi hat keine Option „{ $key }“; die Optionen sind { $allowed }.
error-hashi-difficulty = Es gibt keine Schwierigkeit „{ $difficulty }“; wähle { $allowed }.
error-board-long = Zeile { $line }, Spalte { $column }: Ein Plan hat höchstens { $most } Zeichen.
error-board-letter = Zeile { $line }, Spalte { $column }: „{ $letter }“ ist weder Insel noch Wasser; nimm o, R, B oder einen Punkt.
error-board-blank = Zeile { $line }, Spalte { $column }: Setze Leerzeichen zwischen die Buchstaben, wie in „o . R“.
error-board-empty = Zeile { $line }, Spalte { $column }: Hier ist kein Gitter; ein Plan hat Zeilen aus o, R, B und Punkten.
error-board-ragged = Zeile { $line }, Spalte { $column }: Diese Zeile hat { $found } Felder, die erste aber { $width }; alle Zeilen müssen gleich lang sein.
error-board-big = Zeile { $line }, Spalte { $column }: Ein Plan hat höchstens { $most } Spalten und { $most } Zeilen.
error-board-count = Zeile { $line }, Spalte { $column }: Ein Plan hat genau { $wanted } Inseln „{ $letter }“; dieser hat { $found }.
error-board-alone = Zeile { $line }, Spalte { $column }: Insel { $island } hat keine andere Insel in ihrer Zeile oder Spalte.
