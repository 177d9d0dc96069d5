# Porque um ficheiro não é uma partida.
error-not-a-record = Isto não é um ficheiro de partida: { $detail }.
error-not-a-view = Isto não é a vista de uma partida: { $detail }.
error-not-json = Isto não é JSON válido: { $detail }.
error-duplicate-key = Este ficheiro dá a chave “{ $key }” duas vezes.
error-record-version = Este ficheiro tem a versão de formato { $version }; este programa lê a versão { $known }.
error-rules-version = Esta partida foi jogada com a versão { $version } das regras; este programa conhece a versão { $known }.
error-names = O ficheiro traz { $names } nomes para { $players } jogadores.
error-too-large = O ficheiro tem { $size } bytes; são aceites no máximo { $most }.
error-unknown-game = Não há nenhum jogo “{ $game }”; há { $known }.
error-no-seat = Não há nenhum lugar “{ $seat }”; esta partida tem { $seats }.
