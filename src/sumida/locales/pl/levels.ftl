# Levels of conventions, in the settings of a table and where a bot is chosen.
level = Konwencje, które znacie
level-of = { $level ->
    [0] żadne: dopiero zaczynamy
    [1] podstawy (poziom 1)
   *[other] poziom { $level }
}
bot-plays = Jego konwencje
bot-plays-at = Konwencje bota na miejscu { $seat }
bot-adapts = dostosowuje się do was
bot-plays-none = żadne: bierze wskazówki dosłownie
bot-partner-level = Stosuje konwencje tego poziomu i zakłada, że wszyscy je znają.
bot-literal = Bierze każdą wskazówkę dosłownie i nie stosuje konwencji.
