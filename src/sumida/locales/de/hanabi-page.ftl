# Der Hanabi-Tisch.
hanabi-table = Hände und Feuerwerke
fireworks = Feuerwerke
firework-height = { $height ->
    [0] { $colour }: nicht begonnen
   *[other] { $colour }: bis { $height }
}
clue-tokens = Hinweise
strikes = Blitze
draw-pile = Stapel
last-round = Letzte Runde
turns-left = { $turns ->
    [one] noch 1 Zug
   *[other] noch { $turns } Züge
}
discards = Abgeworfen
last-copy = Die anderen Exemplare sind weg: { $card } wird gebraucht
own-hand = Deine Hand, so wie du sie kennst
hand-of = Hand von { $name }
your-turn = Du bist dran
as-owner = Gedrückt halten: die Hand von { $name } so sehen, wie { $name } sie sieht
give-clue = Hinweis geben
clue-to = Hinweis für { $name }
clue-button = { $count ->
    [0] { $value } an { $name }: trifft keine Karte
    [one] { $value } an { $name }: trifft 1 Karte
   *[other] { $value } an { $name }: trifft { $count } Karten
}
play = Spielen
discard = Abwerfen
note = Notiz
note-label = Private Notiz zu Karte { $position }
hanabi-wait = Die anderen sind dran …
hanabi-your-turn = Du bist dran: Wähle eine deiner Karten, oder die Karte eines anderen für einen Hinweis.
hanabi-no-clues = Keine Hinweise mehr: Wähle eine Karte zum Spielen oder Abwerfen.
hanabi-full-clues = Alle Hinweisplättchen sind da, also kannst du nicht abwerfen.
must-fail-title = Diese Karte kann nicht passen
must-fail-text = Nach allem, was du weißt, passt diese Karte an kein Feuerwerk. Wenn du sie spielst, gibt es einen Blitz.
must-fail-yes = Trotzdem spielen
card-position = Karte { $position }
card-unknown = unbekannt
card-word = { $colour } { $rank }
card-clued = Hinweis { $clues }
card-critical = letztes Exemplar
card-touched = würde getroffen
card-note = Notiz: { $note }
any-colour = beliebige Farbe
any-rank = beliebige Zahl
colour-white = Weiß
letter-white = W
colour-red = Rot
letter-red = R
colour-blue = Blau
letter-blue = B
colour-yellow = Gelb
letter-yellow = L
colour-green = Grün
letter-green = N
colour-teal = Türkis
letter-teal = T
colour-black = Schwarz
letter-black = S
colour-multicolour = Mehrfarbig
letter-multicolour = M
colour-colourless = Farblos
letter-colourless = F
turn-clue = { $count ->
    [one] { $name } gibt { $target } den Hinweis { $value }: 1 Karte
   *[other] { $name } gibt { $target } den Hinweis { $value }: { $count } Karten
}
turn-you-clue = { $count ->
    [one] Du gibst { $target } den Hinweis { $value }: 1 Karte
   *[other] Du gibst { $target } den Hinweis { $value }: { $count } Karten
}
turn-clue-you = { $count ->
    [one] { $name } gibt dir den Hinweis { $value }: 1 Karte
   *[other] { $name } gibt dir den Hinweis { $value }: { $count } Karten
}
turn-play = { $name } spielt { $card }
turn-strike = { $name } spielt { $card }: passt nicht. Blitz!
turn-discard = { $name } wirft { $card } ab
turn-you-play = Du spielst { $card }
turn-you-strike = Du spielst { $card }: passt nicht. Blitz!
turn-you-discard = Du wirfst { $card } ab
points-research = { $points } nach Turnierwertung, in der ein dritter Blitz alles verliert
ended-perfect = Jedes Feuerwerk ist vollendet.
ended-strikes = Der dritte Blitz hat die Vorstellung beendet.
ended-last-round = Die letzte Runde ist vorbei.
ended-indispensable = Eine unersetzliche Karte ist verloren.
ended-stuck = Es gab keinen Zug mehr.
ended-stopped = Das Spiel wurde abgebrochen.
firework-capped = kommt nicht mehr über { $height } hinaus
score-at-most = höchstens { $most }
strike-number = Blitz { $strikes } von { $most }
strike-text = { $name }: { $card } passt nicht.
card-place = Stelle { $at } von { $of }
card-moved = Karte { $position } ist jetzt an Stelle { $at } von { $of }
move-left = Karte { $position } nach links schieben
move-right = Karte { $position } nach rechts schieben
usual-order = Übliche Reihenfolge
looking-back = Du blickst auf Zug { $turn } zurück.
back-to-now = Zurück zum Spiel
legend-hanabi-clued = Goldener Rahmen: Ein Hinweis hat diese Karte getroffen.
legend-hanabi-pips = Was die Hinweise über sie gesagt haben.
legend-hanabi-arrow = Seit deinem letzten Zug von einem Hinweis getroffen.
legend-hanabi-possible = Was die Karte noch sein kann; ein Punkt steht für das, was sie nicht sein kann.
legend-hanabi-plays = Passt jetzt sicher.
legend-hanabi-useless = Passt an kein Feuerwerk mehr: kann ohne Sorge abgeworfen werden.
legend-hanabi-critical = Das letzte Exemplar einer Karte, die noch gebraucht wird.
legend-hanabi-single = Unter den abgeworfenen: Nur ein Exemplar ist noch übrig, und es wird gebraucht.
legend-hanabi-note = Deine private Notiz.
legend-hanabi-touched = Der Hinweis würde diese Karte treffen.
legend-hanabi-chosen = Die Karte, die du gewählt hast.
legend-hanabi-slot = Die Nummer der Karte für Tasten, Züge und Befehle, 1 für die älteste; sie bleibt bei der Karte, wenn du deine Hand sortierst.
legend-hanabi-token = Hinweisplättchen: Die leuchtenden sind noch da.
legend-hanabi-strike = Blitze: Der dritte beendet die Vorstellung.
legend-hanabi-pile = Karten, die noch im Stapel sind.
legend-hanabi-cap = Höher kommt dieses Feuerwerk nicht mehr.
legend-hanabi-count = Wie viele Karten der Hinweis trifft.
legend-hanabi-turn = Roter Rand: Diese Person ist dran.
