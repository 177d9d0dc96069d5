# Tische, an denen man für jeden Zug Stunden oder Tage Zeit hat.
deadline = Zeit für jeden Zug
deadline-none = Keine Frist
deadline-each = { $time } pro Zug
deadline-other = Andere Zeit …
deadline-number = Wie viele Stunden oder Tage
deadline-unit = Stunden oder Tage
deadline-hours = Stunden
deadline-days = Tage
deadline-passed = Wenn die Zeit um ist
deadline-passed-bot = Ein Bot macht diesen Zug
deadline-passed-host = Der Gastgeber entscheidet
deadline-passed-abandon = Das Spiel endet
deadline-bot = Welcher Bot zieht
deadline-holiday = Urlaub für jeden Spieler
deadline-holiday-days = bis zu { $time } pro Spiel
deadline-about = Niemand muss online bleiben. Solange der Server nicht läuft, vergeht keine Zeit.
deadlines = Fristen
deadline-yours = Dein Zug:
deadline-until = bis { $time }
deadline-left = (noch { $time })
deadline-over = Die Zeit ist um
deadline-late = Die Zeit für den Zug von { $name } ist um.
deadline-late-you = Die Zeit für deinen Zug ist um, aber du kannst ihn noch machen.
deadline-host-decides = { $name } entscheidet, wie es weitergeht.
deadline-wait = Noch einmal so lange warten
deadline-bot-moves = Nur für diesen Zug
deadline-bot-stays = Bis der Spieler wieder da ist
said-deadline = Die Zeit für den Zug von { $name } ist um.
holiday = Urlaub
holiday-none = keiner
holiday-until = { $name } ist bis { $time } im Urlaub
holiday-yours = Du bist bis { $time } im Urlaub. Ziehen kannst du trotzdem.
holiday-about = Während du weg bist, steht die Zeit für deine Züge in diesem Spiel still. Übrig: { $time }.
holiday-days = Tage
holiday-take = Urlaub nehmen
holiday-back = Ich bin wieder da
refuse-no-deadline = An diesem Tisch gibt es keine Fristen.
refuse-deadline-runs = Die Zeit für diesen Zug ist noch nicht um.
refuse-holiday-long = { $days ->
    [one] Du hast in diesem Spiel noch einen Tag Urlaub.
   *[other] Du hast in diesem Spiel noch { $days } Tage Urlaub.
}
