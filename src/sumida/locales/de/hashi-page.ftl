# Der Hashi-Plan.
hashi-board = Plan. Pfeiltasten gehen von Insel zu Insel, Enter schreibt, Umschalt mit einem Pfeil zeichnet eine Brücke.
hashi-board-of = Plan von { $name }
hashi-sheet-of = { $finished ->
    [one] Plan von { $name }: 1 fertige Insel
   *[other] Plan von { $name }: { $finished } fertige Inseln
}
hashi-board-own = Dein Plan
hashi-sheet-own = { $finished ->
    [one] Dein Plan: 1 fertige Insel
   *[other] Dein Plan: { $finished } fertige Inseln
}
points-own = Deine Punkte
points-of = Punkte von { $name }
hashi-card = { $bridges ->
    [one] Zahl { $number }, 1 Brücke
   *[other] Zahl { $number }, { $bridges } Brücken
}
hashi-card-gone = { $bridges ->
    [one] Zahl { $number }, 1 Brücke: schon weg
   *[other] Zahl { $number }, { $bridges } Brücken: schon weg
}
hashi-unseen = { $count ->
    [one] 1 Karte noch nicht gesehen: Sie liegt in der Schachtel
   *[other] { $count } Karten noch nicht gesehen; eine davon liegt in der Schachtel
}
hashi-draw = Brücke { $line } zeichnen
set-up = Aufbau
round-of = Runde { $round } von { $rounds }
hashi-setup = Schreib eine 3 oder eine 4 auf eine beliebige Insel ohne Flagge.
hashi-setup-done = Gib den Plan weiter, oder mach es rückgängig.
hashi-setup-alone = Bestätige, um zu beginnen, oder mach es rückgängig.
hashi-start-number = Startzahl
hashi-wait = Die anderen sind noch dran …
hashi-write = Schreib die { $number } auf eine leuchtende Insel, oder lass sie aus.
hashi-write-or-draw = { $bridges ->
    [one] Schreib die { $number }, dann zeichne 1 Brücke auf einer leuchtenden Linie.
   *[other] Schreib die { $number }, dann zeichne { $bridges } Brücken auf leuchtenden Linien.
}
hashi-draw-all = { $bridges ->
    [one] Zeichne 1 Brücke oder keine.
   *[other] Zeichne alle { $bridges } Brücken oder keine.
}
hashi-more-bridges = { $bridges ->
    [one] Noch 1 Brücke zu zeichnen.
   *[other] Noch { $bridges } Brücken zu zeichnen.
}
hashi-no-number = Jetzt keine Zahl mehr, außer du machst es rückgängig.
hashi-confirm = Alles ist gezeichnet: Bestätige, oder mach es rückgängig.
hashi-done = Fertig
hashi-done-setup = Weitergeben
hashi-pass = Passen
pass-title = In dieser Runde passen?
pass-text = Du könntest diese Karte noch nutzen. Wenn du passt, ist sie weg.
boards-passed = Die Pläne sind nach links gewandert: Du spielst mit dem Start von { $giver }, und { $taker } mit deinem.
looking-at = Du siehst den Plan von { $name }.
back-to-own = Zurück zu meinem Plan
look-at = Plan von { $name } ansehen
others = Andere Pläne
is-done = fertig
is-passing = passt
races = Wettläufe
race-open = { $points } für den Ersten, dann { $later }
race-later = { $points } Punkte noch zu holen
race-deadline = { $points } Punkte bis Runde { $round }
race-ready = { $points } Punkte am Ende dieser Runde
race-scored = { $points } Punkte, gewertet in Runde { $round }
race-missed = nicht erreicht
race-others = Gewertet für { $names }
race-progress = { $have } von { $need }
piles = Drei Stapel
pile-left = { $left ->
    [one] Stapel { $pile }: noch 1 Karte, bis Runde { $round }
   *[other] Stapel { $pile }: noch { $left } Karten, bis Runde { $round }
}
pile-until = bis Runde { $round }
score-preview = { $finished ->
    [one] Punkte jetzt: 1 Insel, Wettläufe { $races }
   *[other] Punkte jetzt: { $finished } Inseln, Wettläufe { $races }
}
score-final = { $finished ->
    [one] Punkte: 1 Insel, Wettläufe { $races }
   *[other] Punkte: { $finished } Inseln, Wettläufe { $races }
}
score-islands = Inseln
score-red = Rot
score-blue = Blau
score-linked = Verbunden
score-total = Summe
solo-end = { $points } Punkte
ranks = Alle Ränge
winner-you = Du gewinnst!
winners = { $count ->
    [one] { $names } gewinnt!
   *[other] { $names } gewinnen gemeinsam!
}
flag-red = rote Flagge
flag-blue = blaue Flagge
island-empty = leer
island-number = Zahl { $number }, { $bridges } von { $number } Brücken
island-reached = { $bridges ->
    [one] keine Zahl, 1 Brücke
   *[other] keine Zahl, { $bridges } Brücken
}
island-finished = Zahl { $number }, fertig
island-struck = gestrichen
island-hopeless = kann nie fertig werden
island-offered = { $number } kann hier stehen
mark-write = { $number } auf { $island }
mark-bridge = Brücke { $line }
mark-erase = nimmt { $mark } zurück
mark-you-erase = nimmst { $mark } zurück
mark-done = fertig
mark-nothing = nichts
mark-pass = passen
news-passed = { $name } passt.
news-race = { $race ->
    [red] { $name }: alle roten Flaggen, { $points } Punkte!
    [blue] { $name }: alle blauen Flaggen, { $points } Punkte!
   *[linked] { $name }: sechs Inseln verbunden, { $points } Punkte!
}
log-round = { $bridges ->
    [one] Runde { $round }: { $number } und 1 Brücke
   *[other] Runde { $round }: { $number } und { $bridges } Brücken
}
log-setup = Aufbau
hopeless-title = Diese Insel kann die Zahl nie erreichen
hopeless-text = Für so viele Brücken sind nicht genug Linien frei, die Insel würde also nie fertig. Du darfst die Zahl trotzdem schreiben.
hopeless-yes = Trotzdem schreiben
mistakes = Gegen die Regeln
mistake-until = Du kannst es bis zum Ende von Runde { $round } zurücknehmen.
mistake-erase = Zurücknehmen
# Die Legende des Plans.
legend-hashi-lit = Hier darf die Zahl der Karte stehen.
legend-hashi-open = Auf dieser Linie darf eine Brücke gezeichnet werden.
legend-hashi-missing = Eine Zahl; jeder Punkt ist eine Brücke, die noch fehlt.
legend-hashi-reached = Noch keine Zahl: So viele Brücken führen schon hierher.
legend-hashi-fresh = In dieser Runde eingetragen: lässt sich rückgängig machen.
legend-hashi-finished = Fertig: 2 Punkte wert, keine Brücken mehr.
legend-hashi-red = Eine rote Flagge: Alle vier fertig ist der rote Wettlauf.
legend-hashi-blue = Eine blaue Flagge: Alle drei fertig ist der blaue Wettlauf.
legend-hashi-hopeless = Kann nie fertig werden: Es sind zu wenige Linien frei.
legend-hashi-struck = Nach einem Fehler gestrichen: zählt nicht.
legend-hashi-hint = Ein Vorschlag; gezeichnet ist noch nichts.
legend-hashi-gone = In der Kartentabelle: Diese Karte ist schon weg.
