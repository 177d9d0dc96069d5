bot-random = Wykonuje dowolny dozwolony ruch: zero na skali.
bot-cautious = Niezły początkujący: zagrywa to, co pewne, i podpowiada to, co da się zagrać.
bot-partner = Partner dla ludzi: konwencje z jednej strony, dawane i rozumiane.

why-random = Zdecydowały kości.
why-cautious-play = Karta { $position } pasuje, czymkolwiek jest.
why-cautious-clue = Podpowiedź „{ $value }” pozwala rozpoznać kartę do zagrania.
why-cautious-idle-clue = Wszystkie żetony podpowiedzi są dostępne, więc coś trzeba było powiedzieć.
why-cautious-useless = Karta { $position } na pewno nie będzie już potrzebna.
why-cautious-oldest = Nic nie jest pewne, więc odchodzi najstarsza karta bez podpowiedzi.
why-partner = To wyglądało na najlepszy ruch.

error-no-such-bot = Nie ma bota „{ $bot }”; są { $known }.
error-bot-players = Bot { $bot } nie gra przy { $players } graczach, tylko przy { $counts }.
