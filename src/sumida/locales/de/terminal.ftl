# Das Spiel im Terminal.

term-welcome = { $game }. Die Partie wird nach jedem Zug gespeichert; hör auf, wann du willst, und mach mit --resume weiter.
term-which-game = Welches Spiel? 1 hanabi, 2 hashi:
term-saved = Bis zum nächsten Mal. Die Partie ist gespeichert; so geht es weiter:
term-nothing-saved = Bis zum nächsten Mal. Es gab nichts zu speichern.
term-unfinished = { $moves ->
    [one] Hier ist eine angefangene Partie { $game } mit 1 Zug. r: fortsetzen · n: eine neue (die alte bleibt erhalten)
   *[other] Hier ist eine angefangene Partie { $game } mit { $moves } Zügen. r: fortsetzen · n: eine neue (die alte bleibt erhalten)
}
term-kept = Deine angefangene Partie bleibt erhalten; diese wird in { $file } gespeichert.
term-hand-over = Gib die Tastatur an { $who }. Drück Enter, wenn sonst niemand hinsieht.
term-you = du
term-none = keine
term-series = Feuerwerke
term-discards = Abgeworfen
term-tokens = Hinweise: { $clues }   Blitze: { $strikes }   Stapel: { $pile }   Punkte: { $points }
term-last-round = { $turns ->
    [one] Letzte Runde: noch 1 Zug.
   *[other] Letzte Runde: noch { $turns } Züge.
}
term-set-up = Aufbau
term-unseen = Karten, die noch kommen
term-points = Punkte
term-hashi-set-up = Aufbau: Schreib eine 3 oder eine 4 auf eine Insel ohne Flagge, dann done.
term-hashi-card = Runde { $round } von { $rounds }: Zahl { $number }, Brücken: { $bridges }
term-hashi-confirm = Das ist alles in diesem Zug: done bestätigt, undo geht einen Schritt zurück.
term-hashi-over = Das Spiel ist vorbei.
term-mistake = Gegen die Regeln: { $mark }. { $why }
term-replay-prompt = Enter: vor · b: zurück · Zahl: springen · A, B …: Sicht dieses Platzes · all: alles · q: Ende

help-hanabi = Züge: play 1 · discard 4 · clue B rot (oder clue B r) · clue B 3. Position 1 ist die älteste Karte, links. r1 ist die rote 1; in Klammern steht, was wissen kann, wer die Karte hält: [?/23] ist eine 2 oder eine 3 in irgendeiner Farbe.
help-grand-finale = Großes Finale: Das Spiel endet nicht mit dem Stapel. Ihr gewinnt, wenn jedes Feuerwerk vollendet ist, und verliert mit dem dritten Blitz oder sobald eine Karte weg ist, die gebraucht wird.
help-hashi = Züge: b2=5 schreibt eine Zahl, b2-b5 zeichnet eine Brücke, done beendet den Zug, undo geht einen Schritt zurück. Auf dem Plan ist (3) fertig, [R] eine rote Flagge und [B] eine blaue, [4:1] ist eine 4 mit 1 Brücke. 3/1 ist eine Karte mit einer 3 und 1 Brücke; (9 ≤ 12) heißt 9 Punkte bis Runde 12.
help-hashi-paper = Wie auf Papier: Alles, was auf das Blatt passt, wird angenommen, und Fehler werden nach der Runde entdeckt. x b2 oder x b2-b5 nimmt einen zurück, bis zum Ende der nächsten Runde; danach werden seine Inseln gestrichen.
help-hint = hint fragt einen Meister nach diesem Zug.
help-always = Außerdem: legal (alle deine Züge) · help · quit. Tab ergänzt, was du tippst; die Pfeiltasten holen frühere Zeilen zurück.

log-clue = { $count ->
    [one] { $who }: { $action } (1 Karte)
   *[other] { $who }: { $action } ({ $count } Karten)
}
log-played = { $who } spielt { $card }.
log-misplayed = { $who } versucht { $card }: passt nicht. Ein Blitz!
log-discarded = { $who } wirft { $card } ab.
log-you-played = Du spielst { $card }.
log-you-misplayed = Du versuchst { $card }: passt nicht. Ein Blitz!
log-you-discarded = Du wirfst { $card } ab.

result-points = { $points } von { $best } Punkten.
result-strikes = Der dritte Blitz beendet die Vorstellung: { $points } von { $best } Punkten auf dem Tisch ({ $zero } nach Turnierwertung).
result-solo = { $points } Punkte: { $rank }.
result-you-win = Du gewinnst.
result-winners = { $count ->
    [one] { $winners } gewinnt.
   *[other] { $winners } gewinnen gemeinsam.
}

term-daily = { $game }: die Tagespartie vom { $day }. Heute bekommen alle auf der Welt dieselben Karten.
term-daily-bot = { $points ->
    [one] { $bot }: 1 Punkt
   *[other] { $bot }: { $points } Punkte
}
term-daily-best = Bestmöglich für jemanden, der alle Karten kennt: { $points } Punkte (bewiesen; höchstens { $limit })
term-daily-between = Bestmöglich für jemanden, der alle Karten kennt: mindestens { $points } Punkte, höchstens { $limit }

# Was nur auf der Befehlszeile abgelehnt wird.
error-bot-form = „{ $bot }“ benennt keinen Bot: Schreib DATEI.py:KLASSE.
error-bot-takes-no-weights = Der Bot { $bot } nimmt keine Gewichte; diese schon: { $takers }.
error-name-bot-again = { $bot } ist ein Bot von außen: Gib ihn wieder an mit --bot { $bot }
error-no-program = Es gibt kein Programm „{ $program }“.
error-weights-damaged = Die Gewichte { $file } fehlen oder sind beschädigt: Installiere das Paket neu, oder gib eine Datei aus dem Training an.
error-weights-other = Die Gewichte { $file } sind für { $name } { $found }; gebraucht werden Gewichte für { $name } { $wanted }.
error-nothing-to-resume = Es gibt keine angefangene Partie { $game }; beginne eine mit: sumida play { $game }
error-bot-crashed = Der Bot { $bot } ist abgestürzt: { $detail }
error-bot-slow = Der Bot { $bot } hat innerhalb von { $seconds } Sekunden nicht geantwortet.
error-bot-illegal = Der Bot { $bot } antwortete „{ $answer }“: { $detail }
error-bot-unusable = Der Bot { $bot } ist nicht verwendbar: { $detail }.
error-hat-setup = Die Hut-Bots spielen nur das normale Spiel; hier weicht die Option { $option } ab.
error-bot-alone = Der Bot { $bot } spielt nur mit Bots seiner Art; mit Menschen kannst du { $known } wählen.
