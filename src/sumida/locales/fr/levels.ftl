# Levels of conventions, in the settings of a table and where a bot is chosen.
level = Conventions connues à la table
level-of = { $level ->
    [0] aucune : nous débutons
    [1] les bases (niveau 1)
   *[other] niveau { $level }
}
bot-plays = Ses conventions
bot-plays-at = Conventions du bot à la place { $seat }
bot-adapts = s’adapte à la table
bot-plays-none = aucune : prend les indices à la lettre
bot-partner-level = Joue les conventions de ce niveau et suppose que tout le monde les connaît.
bot-literal = Prend chaque indice à la lettre, sans conventions.
