# Die Bots von Hashi: was sie sind, und warum sie tun, was sie tun.
bot-hashi-random = Macht irgendeinen erlaubten Eintrag: der Maßstab für die anderen.
bot-hashi-careful = Ein vernünftiger Anfänger: vollendet, was geht, und achtet auf die Flaggen.
bot-hashi-planner = Ein schneller Spieler mit geübtem Auge, der eine Karte vorausschaut.
bot-hashi-master = Der stärkste: wägt jeden Zug gegen jede Karte ab, die noch kommen kann.
why-hashi-random = Jeder Eintrag wäre recht.
why-hashi-start = Eine { $number } auf { $island } ist ein guter Anfang.
why-hashi-start-other = Eine { $number } auf { $island } macht dem Nachbarn den Anfang am schwersten.
why-hashi-write = { $number } passt am besten zu { $island }.
why-hashi-bridge = { $line } bringt unfertige Inseln voran.
why-hashi-finish = { $line } vollendet { $islands }.
why-hashi-done = Der Zug ist vollständig.
why-hashi-renounce = Nichts zu zeichnen ist besser als jeder mögliche Eintrag.
why-hashi-write-worth = { $number } auf { $island }: Dieser Zug führt im Schnitt zu { $points } Punkten, { $lead } mehr als der nächstbeste.
why-hashi-bridge-worth = { $line }: Dieser Zug führt im Schnitt zu { $points } Punkten, { $lead } mehr als der nächstbeste.
why-hashi-finish-worth = { $line } vollendet { $islands }: Dieser Zug führt im Schnitt zu { $points } Punkten, { $lead } mehr als der nächstbeste.
why-hashi-done-worth = Der Zug ist vollständig und führt im Schnitt zu { $points } Punkten, { $lead } mehr als der nächstbeste.
why-hashi-renounce-worth = Nichts zu zeichnen führt im Schnitt zu { $points } Punkten, { $lead } mehr als der nächstbeste Zug.
# Warum ein ganzer Zug gut ist: für Tipps und für den Coach.
why-turn-race = { $race ->
    [red] Er vollendet die letzte rote Flagge: { $points } Punkte für den Wettlauf.
    [blue] Er vollendet die letzte blaue Flagge: { $points } Punkte für den Wettlauf.
   *[linked] Er verbindet sechs fertige Inseln: { $points } Punkte für den Wettlauf.
}
why-turn-finish = Er vollendet { $islands }: { $points } Punkte.
why-turn-finish-red = Er vollendet { $islands }: { $points } Punkte und { $have } von { $need } roten Flaggen.
why-turn-finish-blue = Er vollendet { $islands }: { $points } Punkte und { $have } von { $need } blauen Flaggen.
why-turn-flag = Er führt eine erste Brücke zu { $islands }: Erst dann darf eine Flagge eine Zahl bekommen.
why-turn-nearly = { $missing ->
    [one] Danach fehlt { $island } nur noch eine Brücke.
   *[other] Er bringt { $island } voran: { $missing } Brücken fehlen noch, und es ist Platz für sie.
}
why-turn-number = Bei { $island } ist Platz für { $most } Brücken, genug für eine { $number }.
why-turn-reach = Er führt Brücken zu { $islands }, wo noch jede passende Zahl stehen kann.
why-turn-best = Kein anderer Zug lässt mehr Punkte erwarten.
why-turn-best-lead = Jeder andere Zug lässt mindestens { $lead } Punkte weniger erwarten.
why-turn-pass = Kein Eintrag brächte mehr als zu passen.
why-turn-pass-lead = Jeder Eintrag würde Punkte kosten: { $lead } weniger am Ende.
