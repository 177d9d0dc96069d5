# Levels of conventions, in the settings of a table and where a bot is chosen.
level = Konventionen, die ihr kennt
level-of = { $level ->
    [0] keine: wir sind neu
    [1] die Grundlagen (Stufe 1)
   *[other] Stufe { $level }
}
bot-plays = Seine Konventionen
bot-plays-at = Konventionen des Bots auf Platz { $seat }
bot-adapts = passt sich euch an
bot-plays-none = keine: nimmt Hinweise beim Wort
bot-partner-level = Spielt die Konventionen dieser Stufe und setzt voraus, dass alle sie kennen.
bot-literal = Nimmt jeden Hinweis beim Wort und spielt ohne Konventionen.
