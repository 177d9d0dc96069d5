# Levels of conventions, in the settings of a table and where a bot is chosen.
level = Convenzioni che conoscete
level-of = { $level ->
    [0] nessuna: siamo alle prime armi
    [1] le basi (livello 1)
   *[other] livello { $level }
}
bot-plays = Le sue convenzioni
bot-plays-at = Convenzioni del bot al posto { $seat }
bot-adapts = si adatta a voi
bot-plays-none = nessuna: prende gli indizi alla lettera
bot-partner-level = Gioca le convenzioni di questo livello e si aspetta che tutti le conoscano.
bot-literal = Prende ogni indizio alla lettera e non usa convenzioni.
