# Der Rahmen der Seite: Startseite, Einstellungen, Beitreten.
sumida = Sumida
title = Sumida — Hashi und Hanabi an einem Fluss
tagline = Zwei Brettspiele mit japanischem Flair an einem Fluss: Bau Brücken, oder entzündet gemeinsam Feuerwerke.
home = Sumida, Startseite
navigation = Seiten
nav-learn = Lernen
nav-rules = Regeln
skip = Zum Spiel springen
close = Schließen
page-failed = Diese Seite wurde nicht geladen. Läuft der Server noch?
try-again = Noch einmal versuchen
not-found = Diese Seite gibt es nicht.
guest = Gast
former-player = ehemaliges Mitglied
footer = Freie Software. Kein Konto, keine Werbung, nichts zu installieren.
about = Über
offline-title = Offline spielen

hashi = Hashi
hashi-kind = Flip and Write · 1–4 Spieler · 20 Minuten
hashi-about = Jede Karte gibt allen dieselbe Zahl und dieselben Brücken. Verbinde achtzehn Inseln vor den anderen.
hanabi = Hanabi
hanabi-kind = Kooperatives Kartenspiel · 2–5 Spieler · 25 Minuten
hanabi-about = Du siehst alle Hände, nur nicht deine eigene. Gebt einander Hinweise und entzündet fünf perfekte Feuerwerke.
quick-alone = Allein spielen
quick-bots = { $count ->
    [1] Mit einem Bot spielen
    [2] Mit zwei Bots spielen
    [3] Mit drei Bots spielen
   *[other] Mit vier Bots spielen
}
quick-options = Optionen
quick-bot = Die anderen am Tisch
quick-reset = Zurück zum üblichen Spiel
partner-lesson = Was seine Hinweise bedeuten: eine Lektion
with-friends = Mit Freunden …
go-on-game = Deine Partie { $game } fortsetzen
my-games = Meine Spiele
unfinished = Angefangene Partien
unfinished-with = mit { $names }
unfinished-alone = allein
unfinished-your-turn = du bist dran
unfinished-turn = { $name } ist dran
unfinished-turns = { $names } sind dran
unfinished-until = bis { $time }
unfinished-remove = { $game } an Tisch { $table } aus dieser Liste entfernen
learn-short = In drei Minuten gelernt
rules-short = Die Regeln

join-title = Einem Tisch beitreten
join-placeholder = Code oder Link
join = Beitreten
replay-title = Eine Partie nachspielen
replay-upload = Spieldatei öffnen …

preferences = Einstellungen
preferences-name = Dein Name
preferences-language = Sprache
preferences-theme = Farben
theme-night = Fluss bei Nacht
theme-paper = Papier
theme-auto = Wie dieses Gerät
preferences-knowledge = Hanabi: was meine eigenen Karten zeigen
knowledge-none = Nichts: Ich merke es mir
knowledge-clues = Die Hinweise, die ich bekam
knowledge-full = Alles, was aus den Hinweisen folgt
preferences-warnings = Vor einem Zug warnen, der nicht passen kann
preferences-motion = Kurze Animationen
preferences-sound = Töne
preferences-vibrate = Vibrieren, wenn ich dran bin

cancel = Abbrechen
you = du
host = Gastgeber
host-for = vertritt den Gastgeber, solange { $name } weg ist
away = weg
score = Punkte
player = Spieler
points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
log = Was geschah
log-you = Du
log-empty = Noch nichts.
log-why = Warum?
log-meaning = Bedeutung?
legend = Was bedeuten die Zeichen?
undo = Rückgängig

title-table = { $game } — Sumida
title-new = Neuer Tisch: { $game } — Sumida
connecting = Verbindung zum Tisch …
bot-waits = { $bot } kann auf diesem Server gerade nicht denken. Der Tisch wartet und versucht es wieder.
reconnecting = Verbindung verloren. Sie wird neu aufgebaut; deine Partie ist sicher.
reconnecting-kept = Dein letzter Zug bleibt erhalten und wird gesendet.
sending = Senden …
gone = Du hast keinen Zugang mehr zu diesem Tisch.
locked-out = Dieser Tisch ist geschlossen
locked-out-about = Der Gastgeber lässt niemanden mehr herein. Bitte darum, den Tisch zu öffnen, und versuch es dann noch einmal.
watchers-full = Für weitere Zuschauer ist kein Platz
signed-out = Du wurdest hier abgemeldet
missing-table = Einen Tisch { $table } gibt es nicht
missing-table-about = Prüfe den Code: Vielleicht stimmt ein Buchstabe nicht. Ein Tisch, den lange niemand benutzt hat, kann auch gelöscht worden sein.
join-table = { $host } lädt dich zu { $game } ein
join-and-sit = Platz nehmen
join-and-ask = Um den freien Platz bitten
join-and-watch = Nur zuschauen

title-replay = Nachspielen — Sumida
replay-none = Diese Partie lässt sich nicht zeigen
replay-loading = Die Partie wird geladen …
replay-controls = Schritte
replay-first = Zum Anfang
replay-back = Ein Schritt zurück
replay-forward = Ein Schritt vor
replay-last = Zum Ende
replay-play = Von selbst abspielen
replay-turn = Stellung
replay-link = Link zu dieser Stellung
replay-download = Herunterladen
eyes-open = Alle Hände offen
eyes-table = Öffentliche Sicht
