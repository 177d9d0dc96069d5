# Os bots de Hashi.
bot-hashi-random = Faz qualquer marca que as regras permitam: o zero da escala.
bot-hashi-careful = Um principiante sensato: termina o que pode e vigia as bandeiras.
bot-hashi-planner = Um jogador rápido, de olho treinado, que pensa uma carta à frente.
bot-hashi-master = O mais forte: pesa cada turno contra cada carta que pode sair.
