# Die Tagespartie.
title-daily = { $game }: die Tagespartie — Sumida
daily-title = Tagespartie
daily-today = { $game }: die Partie von heute
daily-past = { $game }: eine frühere Tagespartie
daily-of = Tagespartie vom { $day }
daily-chip = Partie vom { $day }
daily-open = Noch nicht gespielt
daily-begun = Angefangen: weiter
daily-gave-up = Aufgegeben
daily-score = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
daily-score-helped = { $points ->
    [one] 1 Punkt, mit Hilfe
   *[other] { $points } Punkte, mit Hilfe
}
daily-next = { $hours ->
    [0] Die nächste kommt in { $minutes } min.
   *[other] Die nächste kommt in { $hours } h { $minutes } min.
}
daily-about-hashi = Allein, auf Seite { $board }. Heute bekommen alle auf der Welt dieselben Karten.
daily-about-hanabi = Du und zwei Bots, fünf Farben. Heute bekommen alle auf der Welt dieselben Karten.
daily-counts = Dein erster Versuch zählt. Danach kannst du üben, so oft du willst.
daily-practice-about = Dieser Tag ist vorbei: Was du hier spielst, ist Übung.
daily-play = Tagespartie spielen
daily-go-on = Meine Partie fortsetzen
daily-practise = Mit diesen Karten üben
daily-standing = Deine Serie
daily-streak-now = in Folge
daily-streak-longest = längste Serie
daily-best-own = bestes Ergebnis ohne Hilfe
daily-streak = { $count ->
    [one] 1 Tag in Folge
   *[other] { $count } Tage in Folge
}
daily-kept = Das ist nur in deinem Browser gespeichert.
daily-honour = Die Karten folgen aus dem Datum, jeder könnte sie ausrechnen: Ergebnisse sind Ehrensache.
daily-days = Andere Tage
daily-before = Der Tag davor
daily-mark-counted = Gezählt
daily-mark-helped = Mit Hilfe
daily-mark-practice = Übung
daily-comparison = Dein Ergebnis und die der anderen
daily-you = Du
daily-table-of = Drei Bots: { $bot }
daily-best = Bestmöglich, mit allen Karten bekannt
daily-best-found = Bestes gefunden, mit allen Karten bekannt
daily-computing = Die Bots spielen diese Karten noch. Das dauert ein bis zwei Minuten.
daily-other-rules = Dieses Ergebnis entstand nach älteren Regeln und mit anderen Karten; es gibt also nichts zu vergleichen.
daily-compare-failed = Der Vergleich ist gerade nicht verfügbar. Nächster Versuch läuft.
daily-share = Teile dein Ergebnis: Es verrät nichts
copy-result = Ergebnis kopieren
share-title = Sumida · { $game } · { $day }
share-played = Sumida · { $game }
share-player = { $name }: { $points }
share-team = { $names ->
    [one] 1 Spieler
   *[other] { $names } Spieler
}
share-result = Ergebnis teilen
share-picture = Bild teilen
share-save = Bild speichern
share-copy-picture = Bild kopieren
share-picture-about = Bild des Ergebnisses: { $result }
share-of = { $points } von { $best } Punkten
share-bot = { $bot } { $points }
share-best = bestmöglich { $points }
share-streak = { $count ->
    [one] 🔥 1 Tag
   *[other] 🔥 { $count } Tage in Folge
}

# Tipps.
hint-ask = Tipp
hint-thinking = Ein Meister sieht sich deinen Plan an …
hint-warming = Ein Meister wärmt sich auf; der erste Tipp dauert am längsten …
hint-start = Ein Meister würde so anfangen: { $marks }.
hint-turn = Der Zug eines Meisters: { $marks }; erwartetes Endergebnis { $points }.
hint-nothing = Ein Meister würde nichts zeichnen; erwartetes Endergebnis { $points }.
hint-confirm = Ein Meister würde diesen Zug so bestätigen; erwartetes Endergebnis { $points }.
hint-done = Bestätige, um zu beginnen.
hint-undo = { $count ->
    [one] Nimm zuerst deinen Eintrag zurück.
   *[other] Nimm zuerst deine { $count } Einträge zurück.
}
hint-lead = Das sind { $lead } mehr als beim nächstbesten Zug.
hint-use = Übernehmen
hint-close = Schließen
hint-daily-title = Ein Tipp in der Tagespartie?
hint-daily-text = Dein Versuch wird mit „mit Hilfe“ gekennzeichnet. Deine Serie geht weiter, aber das Ergebnis ist nicht allein deins.
hint-daily-yes = Zeig ihn mir
bots-warming = Noch beim Aufwärmen seit dem Start des Servers: { $bots }. Der erste Zug kann eine Minute dauern.
