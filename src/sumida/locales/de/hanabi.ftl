# Warum die Regeln von Hanabi etwas ablehnen.

refuse-over = Das Spiel ist vorbei.
refuse-not-your-turn = Platz { $seat } ist dran.
refuse-hanabi-unknown = Das ist kein Zug in Hanabi: Spiel aus, wirf ab oder gib einen Hinweis.
refuse-hanabi-undo = Ein Zug in Hanabi lässt sich nicht zurücknehmen: Alle haben ihn gesehen.
refuse-hanabi-no-tokens = Es ist kein Hinweisplättchen mehr da: Spiel aus oder wirf ab.
refuse-hanabi-clue-self = Hinweise gibt man anderen, nie sich selbst.
refuse-hanabi-empty-clue =
    { $value ->
        [white] Keine Karte von { $seat } ist weiß
        [red] Keine Karte von { $seat } ist rot
        [blue] Keine Karte von { $seat } ist blau
        [yellow] Keine Karte von { $seat } ist gelb
        [green] Keine Karte von { $seat } ist grün
        [teal] Keine Karte von { $seat } ist türkis
        [black] Keine Karte von { $seat } ist schwarz
       *[other] Keine Karte von { $seat } ist eine { $value }
    }, und an diesem Tisch muss ein Hinweis eine Karte treffen.
refuse-hanabi-discard-full = Alle { $tokens } Hinweisplättchen sind da: Spiel aus oder gib einen Hinweis.
refuse-hanabi-position = An Position { $position } ist keine Karte: Die Hand hat { $cards }.
refuse-hanabi-clue = Diesen Hinweis gibt es an diesem Tisch nicht: Die Plätze sind { $seats }, und ein Hinweis nennt eins davon: { $values }.

error-options-type = Die Optionen müssen ein Objekt mit benannten Werten sein.
error-hanabi-option = Die Option „{ $option }“ ist ungültig; erlaubt: { $allowed }.
error-hanabi-action = „{ $text }“ ist hier kein Zug: Schreib play N oder discard N mit N von 1 bis { $positions }, oder clue S V mit S aus { $seats } und V aus { $values }.
error-hanabi-action-type = Der Zug muss ein Text sein.
error-hanabi-action-long = Der Zug hat { $length } Zeichen; gelesen werden höchstens { $limit }.
error-hanabi-card = Karte { $place } des Decks, „{ $text }“, ist keine Karte: Schreib einen Buchstaben aus { $letters } und einen Wert von 1 bis 5.
error-hanabi-deck = Das Deck enthält { $found } × { $card }; in der Variante { $variant } sind es { $copies }.
error-hanabi-deck-type = Das Deck muss ein Text sein.
error-hanabi-deck-long = Das Deck hat { $length } Zeichen; gelesen werden höchstens { $limit }.
error-hanabi-engine-size = Die Variante { $variant } ist zu groß für die kompilierte Engine: Sie hat { $size }, möglich sind höchstens { $most }.

error-hanablive-type = Eine Partie von hanab.live muss ein Text sein.
error-hanablive-long = Die Partie hat { $length } Zeichen; gelesen werden höchstens { $limit }.
error-hanablive-json = Das ist keine Partie von hanab.live: { $fault }.
error-hanablive-link = Das ist kein Link von hanab.live: { $fault }.
error-hanablive-page = Der Link zu einer Seite von hanab.live enthält die Partie nicht. Öffne { $export }, speichere sie als Datei und öffne diese Datei hier.
error-hanablive-variant = Die hanab.live-Variante „{ $variant }“ lässt sich nicht umwandeln; diese schon: { $variants }.
error-hanablive-option = Die hanab.live-Option { $option } ändert die Regeln auf eine Weise, die dieses Spiel nicht kennt.
error-hanablive-inexpressible = Dieses Format von hanab.live kann die Option { $option } nicht ausdrücken.
error-hanablive-record = Nur Hanabi-Partien nach den Regeln { $rules } lassen sich nach hanab.live exportieren.
error-hanablive-deck = Das Deck hat { $found } Karten; es sollten { $cards } sein.
error-hanablive-card = Karte { $place } des Decks hat eine Farbe oder einen Wert, den die Variante nicht kennt.
error-hanablive-action = Zug { $number }: { $fault }.
error-hanablive-action-type = Das ist kein Zug einer Partie von hanab.live.
error-hanablive-order = Karte { $order } des Decks ist nicht auf der Hand dessen, der dran ist.
error-hanablive-impossible = hanab.live meldet etwas Unmögliches: { $detail }.
