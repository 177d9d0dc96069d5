# Che cosa dice di sé un link condiviso: il server lo mette nella pagina.
preview-table = Hai un invito a un tavolo su Sumida
preview-table-about = Apri il link e siediti: Hashi o Hanabi nel browser. Niente account, niente da installare.
preview-replay = Una partita giocata su Sumida
preview-replay-about = Guardala mossa per mossa, con gli occhi di qualunque giocatore.
preview-daily = { $game }: la partita del giorno
preview-daily-about = Oggi tutto il mondo riceve le stesse carte. Quanti punti farai?
preview-new = { $game }: gioca con gli amici
preview-rules = { $game }: le regole
preview-learn = { $game }: imparalo in tre minuti
preview-about = Informazioni su Sumida
