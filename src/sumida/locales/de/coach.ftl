# Der Coach: Besprechungen beendeter Partien.
coach = Coach
coach-away = Coach schließen
coach-whose = Wessen Spiel
coach-progress = Fortschritt der Besprechung
coach-waiting = { $ahead ->
    [0] Deine Besprechung ist die nächste.
    [one] Eine Besprechung kommt noch vor deiner.
   *[other] { $ahead } Besprechungen kommen noch vor deiner.
}
coach-warming = Der Coach wärmt sich auf. Die erste Besprechung kann eine Minute dauern.
coach-running = Der Coach bespricht die Partie: { $percent } %

coach-scored = { $name }: { $points } Punkte
coach-bound-proven = Mit allen Karten im Voraus bekannt waren { $best } Punkte möglich. Das ist bewiesen.
coach-bound-between = Mit allen Karten im Voraus bekannt waren mindestens { $best } Punkte möglich und nicht mehr als { $limit }.
coach-bound-none = Das beste mögliche Ergebnis ist unbekannt: Der Löser ist auf diesem Server nicht installiert.
coach-bound-watch = Den besten Verlauf ansehen
coach-bound-line = möglich { $best }
coach-luck-good = Glück: Die Karten waren freundlich und brachten { $points } Punkte.
coach-luck-bad = Glück: Die Karten waren unfreundlich und kosteten { $points } Punkte.
coach-luck-even = Glück: Die Karten waren weder freundlich noch unfreundlich.
coach-skill = Können: Die Entscheidungen kosteten { $points } Punkte, verglichen mit denen eines Meisters.
coach-skill-none = Können: Ein Meister hätte es nicht besser gemacht.
coach-start-cost = Eine andere Startzahl wäre { $points } Punkte mehr wert gewesen.

coach-graph-hashi = Erwartetes Endergebnis, Zug für Zug
coach-graph-hanabi = Chance auf { $best } Punkte, Zug für Zug
coach-graph-gone = Chance auf { $best } Punkte bis Zug { $turn }, danach die erwarteten Punkte
coach-gone-points = Punkte
coach-graph-reach = Noch erreichbare Punkte, Zug für Zug
coach-graph-keys = Mit den Pfeilen links und rechts gehst du durch die Züge, und die Wiedergabe folgt.
coach-at-start = Am Anfang: { $value }
coach-at-turn = Zug { $turn }: { $value }
coach-at-cost = Zug { $turn }: { $value }; Nummer { $place } der teuersten Entscheidungen, { $cost } Punkte
coach-points = { $points } Punkte
coach-percent = { $percent } %

coach-costliest = Was am meisten kostete
coach-costliest-none = Keine Entscheidung kostete etwas Nennenswertes. Gut gespielt!
coach-cost = { $points } Punkte verloren
coach-drawn = Gezeichnet: { $marks }
coach-better = Besser: { $marks }
coach-why = Der bessere Zug:
coach-show = Zug { $turn } in der Wiedergabe zeigen
coach-table = Als Tabelle zeigen
coach-column-turn = Zug
coach-column-card = Karte
coach-column-player = Spieler
coach-column-move = Gespielt
coach-column-better = Besser
coach-column-advice = Rat
coach-column-expected = Erwartet
coach-column-chance = Chance
coach-column-reach = Erreichbar
coach-column-cost = Kosten

coach-of = { $points } von { $best } Punkten
coach-advisor-partner = Der Rat liest die üblichen Konventionen und hat Geduld mit Spielern, die keine benutzen.
coach-advisor-own = Der Rat spricht die Sprache dieses Tisches.
coach-team = Die Chance ist die eines Teams, das die Hinweise dieses Tisches gelesen hat und so gut weiterspielt wie die stärksten Bots: bis zu { $games } Partien für jeden Zug, mit den oberen zwei Dritteln des Stapels, wie sie waren, und dem Rest neu gemischt. Das Team darf manche Züge auch erst später übernehmen, nach dem, was die Spieler mit diesen Karten wirklich taten. Wo es wenig Hoffnung sieht, denkt es länger über weniger Partien nach, oder Spieler mit den Konventionen dieses Tisches machen weiter. Plus oder minus { $error } %.
coach-gone = Ab Zug { $turn } waren { $best } Punkte außer Reichweite. Dort zeigt die Kurve die Punkte, die das Team erwartet.
coach-team-none = Mit diesen Einstellungen kann kein Team von Bots weiterspielen, also zeigt die Kurve die noch erreichbaren Punkte.
coach-about = Wie der Coach darauf kommt
coach-next = Der nächste Zug
coach-chose = { $name } entschied sich: { $move }.
coach-same = Der Coach hätte dasselbe getan.
coach-rather = Der Rat des Coachs: { $better }.
coach-moved = Chance auf { $best }: { $before } % vorher, { $after } % nachher.
coach-moved-points = Erwartete Punkte: { $before } vorher, { $after } nachher.
coach-lost-chance = Die Chance auf { $best } sank um { $percent } %.

outcome-fits = Es war { $card }, und die Karte passte.
outcome-strike-early = Es war { $card }, aber { $colour } brauchte eine { $needed }: ein Blitz.
outcome-strike-late = Es war { $card }, und { $colour } hatte schon eine: ein Blitz.
outcome-last = Es war das letzte Exemplar von { $card }: Von da an waren höchstens { $reach } Punkte möglich.
outcome-knew = Nach den Hinweisen und den sichtbaren Karten konnte es { $count ->
    [one] eine Karte
   *[other] { $count } verschiedene Karten
  } sein, davon passend: { $fitting }.
outcome-knew-better = Nach den Hinweisen und den sichtbaren Karten war klar, dass sie nicht passen konnte.
outcome-read-play = Nach den Konventionen sagten die Hinweise, dass sie spielbar war.
outcome-read-prompt = Nach den Konventionen verlangte ein Hinweis an jemand anderen nach ihr.
outcome-read-finesse = Nach den Konventionen verlangte ein Hinweis an jemand anderen nach der neuesten Karte ohne Hinweis.
outcome-read-nothing = Kein Hinweis hatte auf sie gezeigt.
outcome-discard-useless = Es war { $card }, und die Karte wurde nicht mehr gebraucht.
outcome-discard-last = Es war das letzte Exemplar von { $card }: Von da an waren höchstens { $reach } Punkte möglich.
outcome-discard-copy = Es war { $card }; { $left ->
    [one] ein Exemplar ist noch übrig.
   *[other] { $left } Exemplare sind noch übrig.
}
outcome-clue-one-fits = Er zeigte auf eine Karte, und die passt jetzt.
outcome-clue-one-waits = Er zeigte auf eine Karte, die noch nicht passt.
outcome-clue-fits = Er zeigte auf { $count } Karten; { $fitting ->
    [one] eine davon passt jetzt.
   *[other] { $fitting } davon passen jetzt.
}
outcome-clue-waits = Er zeigte auf { $count } Karten; keine davon passt jetzt.
outcome-clue-none = Er zeigte auf keine Karte.
advice-strike = Damals konnte es niemand sehen, aber diese Karte war { $card }: ein Blitz.
advice-last = Damals konnte es niemand sehen, aber diese Karte war das letzte Exemplar von { $card }.
coach-hindsight = Etwas Besseres war nur mit offenen Händen zu sehen.
coach-over = Das Spiel ist vorbei.
coach-move-play = Karte { $position } spielen
coach-move-discard = Karte { $position } abwerfen
coach-move-clue = { $target } den Hinweis { $value } geben

term-coach = Soll der Coach diese Partie besprechen? y für ja, Enter für nein:
term-coach-works = Der Coach bespricht …

error-review-none = Um diese Besprechung hat noch niemand gebeten.
error-review-rules = Der Coach kennt Version { $known } der Regeln; diese Partie wurde nach Version { $version } gespielt.
error-review-unfinished = Die Partie ist nicht beendet; besprochen wird nur, was zu Ende gespielt ist.
error-review-seat = In dieser Partie gibt es keinen Platz { $seat }.
error-review-busy = Der Coach hat zu viel zu tun; versuch es in einer Minute noch einmal.
error-review-failed = Die Besprechung ist gescheitert; versuch es noch einmal.
error-review-needs-fast = Eine Besprechung braucht NumPy und Numba, die auf diesem Server nicht installiert sind.
