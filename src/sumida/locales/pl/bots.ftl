bot-random = Wykonuje dowolny dozwolony ruch: zero na skali.
bot-cautious = Niezły początkujący: zagrywa to, co pewne, i podpowiada to, co da się zagrać.
bot-partner = Partner dla ludzi: konwencje z jednej strony, dawane i rozumiane.

why-random = Zdecydowały kości.
why-cautious-play = Karta { $position } pasuje, czymkolwiek jest.
why-cautious-clue = { $seat } ma kartę do zagrania, na którą wskazuje ta podpowiedź.
why-cautious-idle-clue = Wszystkie żetony podpowiedzi są dostępne, więc coś trzeba było powiedzieć.
why-cautious-useless = Karta { $position } na pewno nie będzie już potrzebna.
why-cautious-oldest = Nic nie jest pewne, więc odchodzi najstarsza karta bez podpowiedzi.
why-partner-called = Ostatnia podpowiedź ma sens tylko wtedy, gdy najpierw pasuje karta { $position }, więc zagrana jest w ciemno.
why-partner-gamble = Pokaz dobiega końca, a karta { $position } może pasować: warto zaryzykować.
why-partner-play = Czymkolwiek według podpowiedzi jest karta { $position }, można ją teraz zagrać.
why-partner-play-known = Karta { $position } jest znana i pasuje.
why-partner-useless = Karta { $position } nie będzie już potrzebna.
why-partner-chop = Nie ma nic pilnego do zagrania ani powiedzenia: najstarsza karta bez podpowiedzi zwalnia miejsce.
why-partner-spare = Wszystkie karty są zachowane; karty { $position } będzie brakowało najmniej.
why-partner-finesse = Karta wskazana graczowi { $seat } będzie pasować, gdy inny gracz odpowie kartą w ciemno.
why-partner-play-clue = Teraz { $seat } wie o karcie, którą można zagrać.
why-partner-save = { $seat } mógłby odrzucić kartę, której potrzebujemy.
why-partner-tell = { $seat } dowiaduje się czegoś, co wkrótce pomoże.

error-no-such-bot = Nie ma bota „{ $bot }”; są { $known }.
error-bot-players = Bot { $bot } nie gra przy { $players } graczach, tylko przy { $counts }.
