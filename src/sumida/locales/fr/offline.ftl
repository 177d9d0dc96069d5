### Playing without a network

offline-about = Les deux jeux, leurs règles et leurs bots, les leçons et tes rediffusions peuvent rester dans ce navigateur. Tu joues alors dans l’avion, dans un tunnel ou partout où il n’y a pas de réseau.
offline-joins = Les parties commencées hors ligne restent dans ce navigateur et rejoignent tes parties dès que le réseau revient.
offline-kept-here = Tes parties restent dans ce navigateur ; rien n’est envoyé.
offline-insecure = Ce navigateur ne peut pas garder la page ici : il faut une connexion sécurisée (https) et un espace de stockage, que certaines fenêtres privées n’ont pas.
offline-get = Rendre jouable hors ligne ({ $megabytes } Mo)
offline-loading = Chargement …
offline-preparing = Préparation des règles …
offline-failed = Cela n’a pas marché. Vérifie ta connexion et réessaie.
offline-ready = Dans ce navigateur, tu peux jouer aux deux jeux sans réseau.
offline-play = Jouer à { $game }
offline-remove = Retirer de ce navigateur
offline-home-screen = Ajoute la page à ton écran d’accueil pour l’ouvrir comme une application.
offline-now = Hors ligne : tu joues dans ce navigateur
