### Playing without a network

offline-about = Os dois jogos, as regras e os bots, as lições e as tuas repetições podem ficar neste navegador. Assim jogas num avião, num túnel ou onde não houver rede.
offline-joins = Os jogos que começares sem rede ficam neste navegador e juntam-se aos teus jogos quando a rede voltar.
offline-kept-here = Os teus jogos ficam neste navegador; nada é enviado.
offline-insecure = Este navegador não consegue guardar a página aqui: é preciso uma ligação segura (https) e armazenamento, que algumas janelas privadas não têm.
offline-get = Preparar para jogar sem rede ({ $megabytes } MB)
offline-loading = A carregar …
offline-preparing = A preparar as regras …
offline-failed = Não resultou. Verifica a ligação e tenta outra vez.
offline-ready = Este navegador joga os dois jogos sem rede.
offline-play = Jogar { $game }
offline-remove = Remover deste navegador
offline-home-screen = Adiciona a página ao ecrã principal para a abrires como uma aplicação.
offline-now = Sem rede: jogas neste navegador
