# Die Seite „Meine Spiele“, und was dort abgelehnt wird.
error-person-unknown = Dieser Code oder diese Phrase ist nicht bekannt; ein Code gilt einmal, zehn Minuten lang.
error-person-same = Dieser Browser gehört schon dir.
error-person-devices = Mehr als { $most } Geräte kann eine Person nicht haben; melde zuerst eines ab.
error-device-unknown = Dieses Gerät gehört nicht mehr dir.
error-passkey-none = Unter dieser Adresse gibt es keine Passkeys. Sie brauchen https und einen Namen.
error-passkey-refused = Dieser Passkey wurde nicht angenommen. Versuch es noch einmal.
error-passkey-unknown = Dieser Passkey ist hier nicht bekannt. Nimm einen Code von einem anderen Gerät.
error-push-none = Dieser Server kann keine Benachrichtigungen senden.
error-push-refused = An den Push-Dienst, den dieser Browser nennt, kann nichts gesendet werden.
error-push-unknown = Dieses Gerät bekommt keine Benachrichtigungen.
me-none-running = Bei dir läuft gerade kein Spiel. Beginne eines auf der Startseite.
me-none-finished = Noch keine beendeten Spiele.
me-none-shared = Noch nichts. Hier stehen Spiele, denen du zuschaust oder zugeschaut hast.
me-none-found = Kein Spiel gefunden.
me-shared = Mit mir geteilt
me-finished = Beendet
me-running = Laufend
me-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
me-points-of = { $name } { $points }
me-stopped = abgebrochen
me-offline = offline begonnen
me-daily = Tagespartie vom { $day }
me-still-running = läuft noch
me-more = Weitere Spiele
me-search = Suchen
me-search-game = Spiel
me-search-any = alle
me-search-partner = Jemand am Tisch
me-search-variant = Variante oder Spielplan
me-search-lowest = Punkte von
me-search-highest = bis
me-search-since = Ab
me-search-until = Bis einschließlich
me-search-clear = Alle zeigen
me-devices = Meine Geräte
me-devices-about = Kein Konto, kein Passwort: Deine Browser kennen dich. Füge dein Handy oder einen anderen Computer hinzu, dann sind deine Spiele auch dort.
me-device-unnamed = Browser
me-device-here = dieses Gerät
me-device-used = zuletzt benutzt am { $day }
me-device-out = Abmelden
me-device-out-label = { $name } abmelden
me-device-out-title = { $name } abmelden?
me-device-out-text = Es verliert sofort deine Plätze und Spiele. Auf deinen anderen Geräten bleiben sie. Falls jemand anders es haben könnte, erstelle auch eine neue Wiederherstellungsphrase.
me-device-out-last = Das ist dein einziges Gerät. Ohne Wiederherstellungsphrase kommt niemand mehr an deine Spiele.
me-add = Gerät hinzufügen
me-add-about = Scanne dies mit dem anderen Gerät, oder öffne dort „Meine Spiele“ und gib den Code ein. Er gilt einmal, bis { $time } Uhr.
me-code = Einmalcode
me-join = Ich habe einen Code oder eine Wiederherstellungsphrase
me-join-field = Code oder Wiederherstellungsphrase
me-join-go = Diesen Browser hinzufügen
me-join-title = Ist das dein eigenes Gerät?
me-join-text = Dieser Browser und alle seine Spiele gehören dann der Person, deren Code das ist. Sie sieht deine Karten in laufenden Spielen. Mach nur weiter, wenn du es selbst bist.
me-join-yes = Das bin ich
me-joined = Fertig: Deine Spiele sind hier.
me-phrase = Wiederherstellungsphrase
me-phrase-about = Wenn alle deine Geräte weg sind, bringt diese Phrase deine Spiele zurück. Schreib sie auf; sie wird nur einmal gezeigt.
me-phrase-none = Du hast noch keine.
me-phrase-has = Du hast eine. Eine neue macht sie ungültig.
me-phrase-new = Phrase erstellen
me-passkeys = Passkeys
me-passkeys-about = Mit einem Passkey in deinem Handy, Computer oder Passwortmanager meldest du dich auf einem neuen Gerät mit Fingerabdruck, Gesicht oder PIN an. Wenn du ein Gerät verlierst, melde es ab und entferne auch seinen Passkey.
me-passkey-unnamed = Passkey
me-passkey-made = erstellt am { $since }, zuletzt benutzt am { $used }
me-passkey-new = Passkey erstellen
me-passkey-use = Mit Passkey anmelden
me-passkey-remove = Entfernen
me-passkey-remove-label = Den Passkey { $name } entfernen
me-passkey-remove-title = Den Passkey { $name } entfernen?
me-passkey-remove-text = Niemand kann sich mehr damit anmelden. Lösche ihn auch in deinem Passwortmanager.
me-passkey-added = Fertig: Mit diesem Passkey kannst du dich auf anderen Geräten anmelden.
me-passkey-failed = Daraus wurde nichts: Es wurde kein Passkey gewählt, oder dieses Gerät hat schon einen.
push-late-title = Deine Zeit läuft ab – { $game }
push-late-text = Tisch { $code }: Für deinen Zug bleibt weniger als ein Viertel der Zeit.
me-push = Benachrichtigungen
me-push-about = Du bekommst eine Benachrichtigung, wenn du dran bist und bei dir keine Seite den Tisch zeigt. Sie sagt, welcher Tisch wartet, und nichts über das Spiel.
me-push-on = Dieser Browser wird benachrichtigt.
me-push-start = Diesen Browser benachrichtigen
me-push-stop = Benachrichtigungen beenden
me-push-turns = Wann
me-push-turns-all = immer, wenn ich dran bin
me-push-turns-deadlines = nur in Spielen mit Frist
me-push-quiet = Ruhezeit
me-push-begin = Von
me-push-end = Bis
me-push-zone = Nach der Uhr dieses Geräts ({ $zone }). Bist du danach immer noch dran, erfährst du es dann.
me-push-saved = Gespeichert.
me-push-others = Auch benachrichtigt:
me-push-remove = Beenden
me-push-remove-label = { $name } nicht mehr benachrichtigen
me-push-failed = Dieser Browser konnte nicht angemeldet werden. Versuch es später noch einmal.
me-push-insecure = Diese Adresse hat kein https, deshalb erlauben Browser hier keine Benachrichtigungen. Solange ein Tisch offen ist, rufen dich der Titel seines Tabs und, wenn du magst, Töne und Vibration.
me-push-server = Dieser Server kann dich nicht benachrichtigen, wenn die Seite geschlossen ist. Solange ein Tisch in einem Tab offen ist, schaltet die Glocke in seiner Leiste Benachrichtigungen ein.
me-push-browser = Dieser Browser kann bei geschlossener Seite nicht benachrichtigt werden. Auf iPhone und iPad: Lege die Seite erst auf den Home-Bildschirm und öffne sie dort.
me-data = Meine Daten
me-data-about = Deine Geräte, deine Spiele mit allen Zügen, deine Notizen, deine Chatzeilen und deine Statistik in einer Datei. Von einem laufenden Spiel steht nur darin, was du selbst sehen kannst.
me-export = Alles herunterladen
me-forget = Alles über mich löschen
me-forget-title = Alles über dich löschen?
me-forget-text = Alle deine Geräte, deine Spieleliste, dein Name, Notizen, Chat und Einstellungen werden gelöscht, hier und auf deinen anderen Geräten. Spiele, die nur du gespielt hast, werden auch gelöscht. Spiele mit anderen gehen ohne dich weiter; dein Platz heißt dort „ehemaliges Mitglied“. Niemand kann das rückgängig machen.
me-forget-yes = Alles löschen
me-forgotten = Alles über dich wurde gelöscht. Dieser Browser ist hier wie neu.
open-tables = Offene Tische
open-table = { $game } bei { $host }: { $open ->
    [one] { $open } freier Platz
   *[other] { $open } freie Plätze
}
open-table-running = { $game } bei { $host }, läuft
open-table-watched = { $count ->
    [one] { $count } Person sieht zu
   *[other] { $count } Leute sehen zu
}
open-tables-more = Mehr Tische
stats = Statistik
stats-none = Spiel ein Spiel zu Ende, dann stehen hier deine Zahlen.
stats-summary = { $games ->
    [one] 1 Spiel
   *[other] { $games } Spiele
}: im Schnitt { $mean } Punkte, bestes Ergebnis { $best }.
stats-perfect = Volle Punktzahl: { $perfect } ({ $share }).
stats-below = Zur vollen Punktzahl fehlten im Schnitt { $gap } Punkte.
stats-won = Gegen andere hast du { $won } von { $games } gewonnen.
stats-stopped = { $count ->
    [one] 1 Spiel wurde abgebrochen und zählt nicht.
   *[other] { $count } Spiele wurden abgebrochen und zählen nicht.
}
stats-offline = { $count ->
    [one] 1 offline begonnenes Spiel ({ $mean } Punkte) zählt nicht mit, weil nicht der Server die Karten gegeben hat.
   *[other] { $count } offline begonnene Spiele (im Schnitt { $mean } Punkte) zählen nicht mit, weil nicht der Server die Karten gegeben hat.
}
stats-plot-day = Durchschnittliche Punkte je Tag
stats-plot-week = Durchschnittliche Punkte je Woche
stats-plot-month = Durchschnittliche Punkte je Monat
stats-trend = Vom { $from } bis zum { $to }: zwischen { $low } und { $high } Punkten, zuletzt { $last }.
stats-table = Als Tabelle
stats-col-since = Ab
stats-col-games = Spiele
stats-col-mean = Schnitt
stats-col-best = Bestes
stats-col-perfect = Voll
stats-col-won = Gewonnen
stats-col-variant = Variante oder Plan
stats-col-with = Mit
stats-col-rank = Rang
stats-col-day = Tag
stats-col-points = Punkte
stats-col-possible = Möglich
stats-groups = Nach Variante und Mitspielern
stats-alone = allein
stats-people = { $others ->
    [one] 1 Person
   *[other] { $others } Personen
}
stats-bots = { $bots }
stats-both = Menschen und { $bots }
stats-ranks = Solo-Ränge
stats-rank = { $rank } (ab { $least } Punkten)
stats-daily = Tagespartien
stats-daily-summary = { $days ->
    [one] 1 Tag gespielt
   *[other] { $days } Tage gespielt
}, zurzeit { $current } in Folge, längste Serie { $longest }.
stats-gap = { $days ->
    [one] Bei der einen Partie, deren bestes Ergebnis bekannt ist, lagst du { $gap } Punkte darunter.
   *[other] Bei { $days } Partien, deren bestes Ergebnis bekannt ist, lagst du im Schnitt { $gap } Punkte darunter.
}
stats-at-most = höchstens { $limit }
board = Die Tafel des Tages
board-about = Sie zeigt allen auf diesem Server deinen ersten Versuch bei jeder Tagespartie, unter dem Namen, den du hier angibst, und sonst nichts.
board-name = Name auf der Tafel
board-join = Auf die Tafel setzen
board-leave = Von der Tafel nehmen
board-on = Du stehst darauf als { $name }.
board-title = Erste Versuche auf diesem Server
board-place = Platz
board-who = Name
board-want = Unter „Meine Spiele“ auf die Tafel kommen
