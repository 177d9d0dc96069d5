# Porque um ficheiro não é um jogo.
error-not-a-record = Isto não é um ficheiro de jogo: { $detail }.
error-not-json = Isto não é JSON válido: { $detail }.
error-record-version = Este ficheiro tem a versão de formato { $version }; pode ser lida a versão { $known }.
error-rules-version = Este jogo foi jogado com a versão { $version } das regras; conhece-se a versão { $known }.
error-names = O ficheiro nomeia { $names } pessoas para { $players } jogadores.
error-too-large = O ficheiro tem { $size } bytes; leem-se no máximo { $most }.
error-unknown-game = Não há nenhum jogo «{ $game }»; há { $known }.
