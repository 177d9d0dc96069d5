# Levels of conventions, in the settings of a table and where a bot is chosen.
level = Convenciones que conocéis
level-of = { $level ->
    [0] ninguna: somos principiantes
    [1] las básicas (nivel 1)
   *[other] nivel { $level }
}
bot-plays = Sus convenciones
bot-plays-at = Convenciones del bot del asiento { $seat }
bot-adapts = se adapta a vosotros
bot-plays-none = ninguna: se toma las pistas al pie de la letra
bot-partner-level = Usa las convenciones de este nivel y espera que todos las conozcan.
bot-literal = Se toma cada pista al pie de la letra y no usa convenciones.
