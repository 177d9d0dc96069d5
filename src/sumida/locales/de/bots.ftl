# Was die Bots sind.
bot-random = Spielt irgendeinen erlaubten Zug: der Maßstab für die anderen.
bot-cautious = Ein ordentlicher Anfänger: spielt, was sicher ist, und gibt Hinweise auf Spielbares.
bot-partner = Ein Partner für Menschen: spielt nach den Konventionen, die du kennst, und merkt an deinen Zügen, welche das sind.
error-no-such-bot = Es gibt keinen Bot „{ $bot }“; es gibt { $known }.
error-bot-players = Der Bot { $bot } kann nicht mit { $players } Spielern spielen, nur mit { $counts }.
bot-hat = Der stärkste: Am Tisch sprechen alle einen Code. Spielt nur mit Bots seiner Art.
bot-hat-search = Derselbe Code, und vor jedem Zug spielt er den Rest der Partie viele Male durch.
error-bot-needs-fast = Der Bot { $bot } braucht NumPy und Numba: Installiere sumida mit dem Extra „fast“.
bot-outside = Ein Bot von außen: Jemand anders hat ihn geschrieben.
bot-says = { $text }
bot-no-reason = Er nennt keinen Grund.
bot-partner-how = Wie Partner spielt
error-bot-only-hanabi = Ein Bot für hanab.live spielt nur Hanabi.
