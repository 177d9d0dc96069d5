# Tische: anlegen, Lobby, Plätze, Chat, Uhren.
new-table = Neuer Tisch: { $game }
with-whom = Mit wem spielst du?
way-link = Freunde, per Link
way-link-about = Du bekommst einen Link zum Teilen; alle spielen auf ihrem eigenen Gerät.
way-bots = Bots
way-bots-about = Bots nehmen alle anderen Plätze ein, und es geht sofort los.
way-device = Freunde, an diesem Gerät
way-device-about-hanabi = Reicht das Gerät herum; zwischen den Zügen bleiben die Hände verdeckt.
way-device-about-hashi = Reicht das Gerät herum; jeder zeichnet auf seinem eigenen Plan.
way-watch = Bots zuschauen
way-watch-about-hanabi = Bots nehmen alle Plätze ein, auch die stärksten; du siehst alle Hände.
way-watch-about-hashi = Bots nehmen alle Plätze ein, auch die stärksten; du siehst alle Pläne.
bot-own-kind = spielt nur mit Bots seiner Art
bot-coded-table = versteht den Code dieser Bots nicht
which-bot = Welcher Bot?
player-name = Name von Spieler { $number }
player-number = Spieler { $number }
create-table = Tisch anlegen
start-game = Spiel starten

terms = Tischregeln
option-players = Spieler
players-count = { $count ->
    [one] 1 (allein)
   *[other] { $count }
}
option-variant = Variante
variant-five = Fünf Farben
variant-three = Drei Farben
variant-four = Vier Farben
variant-six = Sechs Farben
variant-multicolour = Fünf Farben und Mehrfarbig
variant-multicolour-short = Fünf Farben und Mehrfarbig, jede Karte nur einmal
variant-one-of-each = Fünf Farben und Schwarz, jede Karte nur einmal
variant-colourless = Fünf Farben und Farblos
variant-colourless-short = Fünf Farben und Farblos, jede Karte nur einmal
variant-four-multicolour = Vier Farben und Mehrfarbig
variant-four-multicolour-short = Vier Farben und Mehrfarbig, jede Karte nur einmal
variant-four-one-of-each = Vier Farben und Schwarz, jede Karte nur einmal
variant-four-colourless = Vier Farben und Farblos
variant-four-colourless-short = Vier Farben und Farblos, jede Karte nur einmal
option-grand-finale = Großes Finale: weiterspielen, bis alles gewonnen oder verloren ist
option-empty-clues = Hinweise erlauben, die keine Karte treffen
option-strikeout-scores-zero = Der dritte Blitz kostet alle Punkte
option-board = Plan
board-A = Seite A (leichter)
board-B = Seite B (schwerer)
board-own = Eigener Plan
board-text = Plan: o Insel, R rote Flagge, B blaue Flagge, . Wasser
option-mistakes = Fehler
mistakes-strict = Streng: Fehler werden abgelehnt
mistakes-paper = Wie auf Papier: Fehler werden nach der Runde entdeckt
mistakes-strict-short = Fehler abgelehnt
mistakes-paper-short = Fehler wie auf Papier
grand-finale-short = großes Finale
empty-clues-short = leere Hinweise erlaubt
strikeout-scores-zero-short = der dritte Blitz verliert alles
talk = Chatregeln
talk-silent = Still: keine Kommentare während eines Spiels
talk-strict = Streng: nur feste Sätze während eines Spiels
talk-house = Hausregeln: freier Chat
talk-strict-short = nur feste Sätze
talk-house-short = freier Chat
talk-silent-short = keine Kommentare
watching = Zuschauer
watching-public = sehen nur, was öffentlich ist
watching-shadow = dürfen jemandem über die Schulter schauen, wenn der Gastgeber zustimmt
watching-all = dürfen alle Hände sehen, wenn der Gastgeber zustimmt
watching-all-hashi = dürfen jeden Eintrag sofort sehen, wenn der Gastgeber zustimmt
watching-closed = keine
clock = Uhr
clock-none = Keine
clock-minutes = { $minutes ->
    [one] 1 Minute für jeden und 10 Sekunden pro Zug
   *[other] { $minutes } Minuten für jeden und 10 Sekunden pro Zug
}
shuffle-seats = Plätze auslosen
open-to-all = Offen für alle: Der Tisch steht auf der ersten Seite, und Fremde dürfen Platz nehmen und zusehen
open-to-bots = Offen für Bots: Der Tisch steht in der Liste, und Programme anderer Leute dürfen Platz nehmen
show-sorting = Andere sehen, wie eine Hand sortiert ist
sorting-shown-short = sortierte Hände sichtbar
sorting-hidden-short = sortierte Hände privat
clock-short = { $minutes } min + { $increment } s
clock-none-short = keine Uhr
takebacks = Zurücknehmen
takebacks-agreed-hanabi = Wenn alle zustimmen
takebacks-agreed-hashi = Ein Zug lässt sich bis zur nächsten Karte öffnen
takebacks-never-hanabi = Nie
takebacks-never-hashi = Nie
takebacks-agreed-short = Zurücknehmen, wenn alle zustimmen
takebacks-agreed-hashi-short = Züge können wieder geöffnet werden
takebacks-never-short = kein Zurücknehmen
level-short = { $level ->
    [0] neu bei den Konventionen
    [1] Konventionen: die Grundlagen
   *[other] Konventionen bis Stufe { $level }
}
starts = Wer beginnt
starts-first = Der erste Platz
starts-host = Der Gastgeber
starts-drawn = Das Los entscheidet
starts-seat = Platz { $seat }: { $name }
starts-host-short = der Gastgeber beginnt
starts-drawn-short = wer beginnt, wird ausgelost
starts-seat-short = { $name } beginnt
takeover = Wenn jemand weg ist
takeover-host = Der Gastgeber entscheidet
takeover-after = { $minutes ->
    [one] Nach 1 Minute übernimmt ein Bot
   *[other] Nach { $minutes } Minuten übernimmt ein Bot
}
takeover-bot = Welcher Bot übernimmt
takeover-short = { $bot } übernimmt nach { $minutes } min
open-to-all-short = offen für alle
open-to-bots-short = offen für Bots

lobby = { $game }: Warten auf Mitspieler
invite = Lade Freunde mit diesem Link ein
invite-qr = QR-Code
invite-qr-about = QR-Code des Links { $address }
invite-network = Dieser Link ist für andere Geräte in deinem Netzwerk.
invite-only-here = Nur dieser Computer kann diesen Link öffnen. Damit andere in deinem Netzwerk mitspielen können, halte den Server an und starte ihn mit: sumida serve --host 0.0.0.0
lock = Tisch schließen
lock-open = Wer den Link hat, kann hereinkommen.
unlock = Tisch öffnen
locked = Dieser Tisch ist geschlossen: Es kommt niemand mehr herein.
copy = Kopieren
copied = Kopiert
share = Teilen
seats = Plätze
open-seat = Freier Platz
sit = Hier sitzen
stand = Aufstehen
add-bot = Bot dazusetzen
seat-bot = Bot für Platz { $seat }
clear-seat = Platz { $seat } räumen
start-needs-seats = Erst müssen alle Plätze besetzt sein.
host-starts = Der Gastgeber startet das Spiel, sobald alle da sind.
people = Leute
rename = Meinen Namen ändern
rename-save = Ändern
watches-public = schaut zu
watches-shadow = schaut { $name } über die Schulter
watches-all = sieht alle Hände
watches-all-hashi = sieht jeden Eintrag sofort
wish-shadow = möchte { $name } über die Schulter schauen
wish-all = möchte alle Hände sehen
wish-all-hashi = möchte jeden Eintrag sofort sehen
wish-play = möchte Platz { $seat } einnehmen
wish-asked = Du hast den Gastgeber gefragt. Warte auf die Antwort.
wish-declined = Der Gastgeber hat abgelehnt.
wish-seat-taken = Der Platz ist inzwischen besetzt.
allow = Erlauben
deny = Nein
make-host = Zum Gastgeber machen
kick = Entfernen
kick-title = { $name } vom Tisch entfernen?
kick-text = { $name } kann nicht an diesen Tisch zurückkommen.
kick-seat = Wer übernimmt diesen Platz?
kick-seat-open = Niemand: Der Platz wird frei
requests = Anfragen
withdraw = Zurückziehen
takeback-ask = Zug zurücknehmen
takeback-asks = { $moves ->
    [one] { $name } möchte den letzten Zug zurücknehmen.
   *[other] { $name } möchte die letzten { $moves } Züge zurücknehmen.
}
takeback-asked = Du möchtest deinen Zug zurücknehmen. Antwort steht aus von: { $names }.
takeback-waiting = Antwort steht aus von: { $names }.
takeback-agree = Zustimmen
takeback-decline = Ablehnen
substitute-for = { $bot } für { $name }
substitute-plays = { $bot } spielt
substitute-you = { $bot } spielt für dich.
take-seat-back = Platz wieder einnehmen
absent-open = Platz { $seat } ist frei.
absent-left = { $name } hat das Spiel verlassen.
absent-away = { $name } ist weg.
let-bot-play = Einen Bot spielen lassen …
ask-all = Darum bitten, alle Hände zu sehen
ask-all-hashi = Darum bitten, jeden Eintrag sofort zu sehen
ask-shadow = Um die Sicht von { $name } bitten
ask-seat = Um diesen Platz bitten
finished-games = Hier gespielte Partien
finished-earlier = Frühere Partien
finished-game = Partie { $number }: { $scores }
archived-title = Alte Partie
archived-running = Diese Partie wurde nach Version { $version } der Regeln begonnen, die dieser Server nicht hat. Weiterspielen geht nicht.
archived-host = Der Gastgeber kann die Partie beenden und eine neue beginnen.
archived-over = Diese Partie wurde nach Version { $version } der Regeln gespielt, die dieser Server nicht hat. Hier steht, was davon gespeichert ist.
archived-result = Ergebnis
archived-no-result = Das Ergebnis wurde nicht gespeichert.

table = Tisch
table-code = Tisch { $code }
spectating = du schaust zu
seat-link = Link zurück zu meinem Platz
seat-link-about = Öffne ihn in irgendeinem Browser, um deinen Platz wieder einzunehmen. Gib ihn nicht weiter.
seat-link-renew = Link erneuern
seat-link-renew-about = Hat jemand anders den Link, erneuere ihn: Der alte gilt dann nicht mehr, und deine anderen Geräte werden abgemeldet.
seat-link-renewed = Das ist der neue Link. Der alte gilt nicht mehr.
stop-game = Spiel jetzt beenden
stop-title = Dieses Spiel beenden?
stop-text = Das Spiel endet jetzt für alle am Tisch und kann nicht fortgesetzt werden.
stop-yes = Beenden
leave = Tisch verlassen
pause = Pause
unpause = Weiter
eyes = Blickwinkel
sound = Ton
sound-on = Der Ton ist an
sound-off = Der Ton ist aus
notify = Benachrichtigen, wenn ich dran bin
notify-on = Benachrichtigungen sind an
notify-off = Benachrichtigungen sind aus
notify-denied = Dein Browser blockiert Benachrichtigungen dieser Seite; in seinen Website-Einstellungen kannst du das ändern.
alert-title = Du bist dran – { $game }
alert-text = Tisch { $code } wartet auf dich.

chat = Chat
chat-and-log = Chat und was geschah
chat-unread = { $count ->
    [one] Chat: 1 neue Zeile
   *[other] Chat: { $count } neue Zeilen
}
chat-say = Sag etwas
chat-send = Senden
chat-earlier = Frühere Nachrichten
chat-strict = Strenger Tisch: nur diese Sätze, solange das Spiel läuft.
chat-silent = Stiller Tisch: keine Kommentare, solange das Spiel läuft, weder von Spielern noch von Zuschauern.
phrases = Einen Satz sagen …
phrase-hello = Hallo!
phrase-good-luck = Viel Glück!
phrase-thinking = Ich überlege noch.
phrase-take-your-time = Lass dir Zeit.
phrase-back-soon = Bin gleich wieder da.
phrase-back = Bin wieder da.
phrase-thanks = Danke!
phrase-well-played = Gut gespielt!
phrase-again = Noch eine Partie?
phrase-goodbye = Tschüss!

command = Befehlszeile
command-hanabi = play 1 · clue B rot
command-hashi = b2=5 · b2-b5 · done · undo
command-help = Gib einen Zug in Notation ein; Esc schließt diese Zeile.
command-keys-hanabi = Tasten: 1–5 wählen deine Karte, P spielt sie, D wirft sie ab, C beginnt einen Hinweis, Alt mit ← oder → verschiebt die Karte.
command-keys-hashi = Tasten: Pfeile bewegen, Enter schreibt, Umschalt und ein Pfeil zeichnet, U macht rückgängig, D bestätigt, H bittet um einen Tipp (allein).
keys = Tastatur
keys-frame = Überall: / öffnet die Befehlszeile, ? öffnet diese Hilfe, Esc schließt.

hand-over = Gib das Gerät an { $name }
hand-over-hint = Alle anderen: nicht gucken!
hand-over-take = Ich bin { $name }
hand-over-wait = Die anderen sind noch dran …

play-again = Noch einmal spielen
rematch = Revanche
watch-replay = Partie nachspielen
coach-ask = Den Coach fragen
audit = War die Kartenfolge fair?
audit-about = Vor dem Spiel hat der Server einen Fingerabdruck der Kartenfolge veröffentlicht: den SHA-256 aus dem Salz, einem Zeilenvorschub und der Kartenfolge. Jetzt kannst du alle drei prüfen.
audit-digest = Fingerabdruck
audit-salt = Salz
audit-deal = Kartenfolge
audit-sealed = Die Kartenfolge ist versiegelt
audit-sealed-about = Ihr Fingerabdruck wurde vor dem Spiel veröffentlicht. Nach dem Spiel kann jeder prüfen, dass die Kartenfolge nicht geändert wurde.
fair-add = Mitmischen
fair-add-about = Der Server hat seinen Teil der Kartenfolge versiegelt. Dein Browser fügt jetzt eigenen Zufall hinzu, und du kannst eigene Worte hinzufügen: Dann kann niemand, nicht einmal der Server, die Karten allein bestimmen.
fair-words = Irgendwelche eigenen Worte
fair-add-words = Hinzufügen
fair-added-by = Bisher hinzugefügt von { $names }.
fair-seal = Siegel
fair-secret = Das Geheimnis des Servers
fair-added = Hinzugefügt von { $name }
fair-about = Vor dem Spiel hat der Server ein Siegel veröffentlicht, den SHA-256 seines Geheimnisses. Danach haben Spieler etwas hinzugefügt. Die Kartenfolge ergibt sich aus beidem; die Dokumentation zeigt, wie man das in zehn Zeilen prüft.
fair-download = Alles zu dieser Kartenfolge speichern (sumida verify liest es)
fair-fixed = Diese Seite hat es geprüft: Die Kartenfolge stand zu Beginn des Spiels fest, und genau sie wurde gespielt.
fair-sealed = Diese Seite hat es geprüft: Die Kartenfolge stand vor dem Spiel fest, und genau sie wurde gespielt.
fair-mixed = Diese Seite hat es geprüft: Die Kartenfolge stand vor dem Spiel fest, dein Browser hat mitgemischt, und genau sie wurde gespielt.
fair-changed = Achtung: Das ist nicht die Kartenfolge, die zu Beginn des Spiels feststand.
fair-not-sealed = Achtung: Das Geheimnis des Servers ist nicht das, was er vor dem Spiel versiegelt hat.
fair-not-drawn = Achtung: Diese Kartenfolge ergibt sich nicht aus dem Geheimnis des Servers und dem, was Spieler hinzugefügt haben.
fair-left-out = Achtung: Was dein Browser hinzugefügt hat, wurde weggelassen.
fair-played = Achtung: Die gespielten Karten sind nicht die der Kartenfolge.

said-joined = { $name } ist dazugekommen.
said-joined-bot = { $name }, ein Bot von { $owner }, ist dazugekommen.
bot-of = Bot von { $owner }
name-bot = { $name } (Bot)
said-left = { $name } ist gegangen.
said-locked = Der Tisch ist geschlossen.
said-unlocked = Der Tisch ist offen.
said-substitute = { $bot } spielt für { $name }.
said-substitute-left = { $name } ist wieder da.
said-taken-back = Ein Zug wurde zurückgenommen.
said-started = Das Spiel hat begonnen.
said-ended = Das Spiel ist vorbei.
said-turn = Du bist dran.
said-said = { $name } sagt: { $text }
said-paused = Die Uhren stehen.
said-unpaused = Die Uhren laufen wieder.
said-clock = Die Zeit von { $name } ist um; das Spiel geht weiter.
said-round = { $bridges ->
    [one] Runde { $round }: Zahl { $number }, 1 Brücke.
   *[other] Runde { $round }: Zahl { $number }, { $bridges } Brücken.
}

botname-random = Würfel
botname-cautious = Neuling
botname-partner = Partner
botname-literal = Wörtlich
botname-partner-level = Partner (Stufe { $level })
botname-hat = Huttrick
botname-careful = Umsicht
botname-planner = Planer
botname-master = Meister
botname-hat-search = Hutsucher
botname-learned = Wunderkind
botname-learned-search = Wunderkind-Sucher
is-thinking = überlegt …
