# Levels of conventions, in the settings of a table and where a bot is chosen.
level = Convenções conhecidas à mesa
level-of = { $level ->
    [0] nenhuma: somos principiantes
    [1] as básicas (nível 1)
   *[other] nível { $level }
}
bot-plays = As convenções dele
bot-plays-at = Convenções do bot no lugar { $seat }
bot-adapts = adapta-se à mesa
bot-plays-none = nenhuma: leva as pistas à letra
bot-partner-level = Joga as convenções deste nível e espera que todos as conheçam.
bot-literal = Leva cada pista à letra e não usa convenções.
