why-random = Die Würfel haben entschieden.
why-cautious-play = Karte { $position } passt, was sie auch ist.
why-cautious-clue = { $seat } hat eine spielbare Karte, und dieser Hinweis zeigt auf sie.
why-cautious-idle-clue = Alle Hinweisplättchen sind da, also musste etwas gesagt werden.
why-cautious-useless = Karte { $position } ist jetzt sicher nutzlos.
why-cautious-oldest = Nichts ist sicher, also geht die älteste Karte ohne Hinweis.
why-partner-called = Ein Hinweis an jemand anderen ergibt nur Sinn, wenn zuerst Karte { $position } passt, also wird sie blind gespielt.
why-partner-prompted = Ein Hinweis an jemand anderen ergibt nur Sinn, wenn Karte { $position } die fehlende ist.
why-partner-self = Der Hinweis ergibt nur Sinn, wenn zuerst Karte { $position } gespielt wird.
why-partner-signal = Eine abgeworfene Karte bat darum, Karte { $position } zu spielen.
why-partner-gamble = Die Vorstellung ist fast vorbei, und Karte { $position } könnte passen: das Risiko wert.
why-partner-risk = Karte { $position } ist das Risiko wert.
why-partner-play = Nach den Konventionen sagen die Hinweise, dass Karte { $position } jetzt gespielt werden kann.
why-partner-play-sure = Was Karte { $position } auch ist, jetzt passt sie.
why-partner-play-known = Karte { $position } ist bekannt, und sie passt.
why-partner-useless = Karte { $position } ist jetzt nutzlos.
why-partner-useless-read = Nach den Konventionen wird Karte { $position } nicht mehr gebraucht.
why-partner-chop = Weder ein Spiel noch ein Hinweis schien mehr wert: Die älteste ungeschützte Karte macht Platz.
why-partner-least = Karte { $position } schien am ehesten entbehrlich.
why-partner-finesse = Die gezeigte Karte von { $seat } passt, sobald jemand darauf mit einer blind gespielten Karte antwortet.
why-partner-prompt = Die gezeigte Karte von { $seat } passt, sobald jemand die fehlende Karte gespielt hat, auf die schon ein Hinweis zeigt.
why-partner-bluff = Der Nächste antwortet mit einer blind gespielten Karte, und { $seat } erfährt, dass die gezeigte Karte bald dran ist.
why-partner-play-clue = Jetzt kann { $seat } erkennen, dass eine Karte spielbar ist.
why-partner-save = { $seat } hätte eine Karte abwerfen können, die wir brauchen.
why-partner-move = { $seat } soll Karten behalten, die der Hinweis nicht berührt.
why-partner-tell = { $seat } erfährt mehr über die eigene Hand.
why-partner-idle = Nichts war besser als abzuwarten: Der Hinweis sagt { $seat } nichts Neues.
why-read-play = Der Hinweis gilt deiner Karte { $position }: Nach den Konventionen kann sie jetzt gespielt werden.
why-read-later = Der Hinweis gilt deiner Karte { $position }: Nach den Konventionen wird sie gespielt, aber noch nicht jetzt.
why-read-save = Der Hinweis gilt deiner Karte { $position }, der ältesten ungeschützten: Du sollst sie behalten.
why-read-either = Der Hinweis gilt deiner Karte { $position }, der ältesten ungeschützten: Sie passt jetzt oder sollte behalten werden.
why-read-move = Der Hinweis bittet dich, deine Karte { $position } zu behalten, und ältere ohne Hinweis ebenso, obwohl er sie nicht berührt.
why-read-self = Der Hinweis ergibt nur Sinn, wenn du zuerst deine Karte { $position } spielst.
why-read-prompt-you = Die Karte, auf die { $seat } hingewiesen wurde, passt erst, wenn du deine angezeigte Karte { $position } gespielt hast.
why-read-blind-you = Der Hinweis an { $seat } ergibt nur Sinn, wenn deine Karte { $position } passt: Du sollst sie blind spielen.
why-read-plain = Dieser Hinweis sagt nicht mehr als seinen Wortlaut.
why-read-unclear = Soweit du sehen kannst, gibt keine Konvention einen Grund, Karte { $position } zu spielen.
why-person = Warum, weiß nur, wer am Zug war.
why-unexplained-play = Keine Konvention gibt einen Grund, Karte { $position } zu spielen.
why-unexplained-discard = Keine Konvention gibt einen Grund, Karte { $position } abzuwerfen.
why-hat-clue = Im Code spricht dieser Hinweis zu jeder anderen Hand.
why-hat-play-sure = Karte { $position } passt sicher.
why-hat-play-coded = Mehrere Karten passen; die Wahl von Karte { $position } sagt den anderen etwas.
why-hat-play-guess = Karte { $position } ist das Risiko wert.
why-hat-discard-sure = Karte { $position } ist jetzt sicher nutzlos.
why-hat-discard-coded = Mehrere Karten sind nutzlos; die Wahl von Karte { $position } sagt den anderen etwas.
why-hat-discard-guess = Karte { $position } ist am ehesten entbehrlich.
why-hat-play-misled = Im Code schien Karte { $position } zu passen.
why-hat-discard-misled = Im Code schien Karte { $position } nutzlos.
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
why-learned = Die Policy gibt diesem Zug { $percent } %.
why-learned-search = Über die möglichen eigenen Hände ist dieser Zug { $hundredths } Hundertstelpunkte mehr wert als der Zug der Policy.
