# Was ein geteilter Link über sich sagt: Der Server setzt es in die Seite ein.
preview-table = Du bist an einen Tisch auf Sumida eingeladen
preview-table-about = Öffne den Link und nimm Platz: Hashi oder Hanabi im Browser. Kein Konto, nichts zu installieren.
preview-replay = Eine Partie auf Sumida
preview-replay-about = Sieh sie dir Zug für Zug an, mit den Augen jedes Mitspielers.
preview-daily = { $game }: die Tagespartie
preview-daily-about = Heute bekommen alle auf der Welt dieselben Karten. Wie viele Punkte schaffst du?
preview-new = { $game }: mit Freunden spielen
preview-rules = { $game }: die Regeln
preview-learn = { $game }: in drei Minuten gelernt
preview-about = Über Sumida
