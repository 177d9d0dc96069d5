# Lekcje.
title-learn = Nauka — Sumida
learn-title = Naucz się grać
learn-intro = Każda lekcja trwa trzy minuty, na prawdziwej planszy i własnymi rękami.
learn-next = Dalej
learn-do = Twój ruch.
learn-progress = Krok { $step } z { $count }
learn-partner = Bo

learn-hashi-1 = Oto rzeka: osiemnaście wysp i przerywane linie, wzdłuż których mogą stać mosty. Wyspa jest gotowa, gdy prowadzi do niej dokładnie tyle mostów, ile mówi jej liczba. Punktują tylko gotowe wyspy.
learn-hashi-2 = Przed pierwszą kartą wpisujesz 3 lub 4 na wyspie bez flagi. Wpisz 4 na podświetlonej wyspie.
learn-hashi-3 = Z innymi podałbyś teraz planszę w lewo. Solo zostaje u ciebie: potwierdź.
learn-hashi-4 = Karta mówi: liczba 3, dwa mosty. Najpierw liczba: wpisz ją na podświetlonej wyspie.
learn-hashi-5 = Teraz oba mosty. Most zaczyna się na wyspie z liczbą i biegnie wzdłuż przerywanej linii; dwa mieszczą się obok siebie. Kliknij dwa razy podświetloną linię albo przeciągnij od wyspy do wyspy, potem potwierdź.
learn-hashi-6 = Liczba 1, jeden most. Wpisz 1 obok 3.
learn-hashi-7 = Połącz obie i potwierdź: obie wyspy mają już wszystkie mosty. Są gotowe i otacza je okrąg.
learn-hashi-8 = Flagi to nagroda w wyścigach. Ale wyspa z flagą przyjmuje liczbę dopiero wtedy, gdy prowadzi do niej most. Najpierw więc wpisz 2 na podświetlonej wyspie…
learn-hashi-9 = … a potem narysuj jeden most do niebieskiej flagi i jeden do 2. Twoja 4 ma swoje cztery mosty: gotowa! Potwierdź.
learn-hashi-10 = Liczba 1. Niebieska flaga ma dokładnie jeden most, więc z 1 jest od razu gotowa. Wpisz ją.
learn-hashi-11 = Karta chce dwóch mostów, ale zmieściłby się tylko jeden. Wszystkie albo żaden: zrezygnuj i potwierdź.
learn-hashi-12 = To cała gra: siedemnaście kart, 2 punkty za każdą gotową wyspę i trzy wyścigi: wszystkie czerwone flagi, wszystkie niebieskie, sześć gotowych wysp połączonych. Pierwszy w wyścigu dostaje więcej. A teraz prawdziwa rzeka!

learn-hanabi-1 = W Hanabi gra się razem. Widzisz karty Bo; własne pokazują ci tylko grzbiety. Wspólnie budujecie po jednym fajerwerku w każdym kolorze, od 1 do 5.
learn-hanabi-2 = Bo ma dwie jedynki, a jedynki można już zagrać. Powiedz mu: wybierz 1 z jego ręki, a potem wskazówkę 1. Wskazówka zawsze pokazuje wszystkie pasujące karty.
learn-hanabi-3 = To kosztowało żeton wskazówki. Bo zrozumiał i zagrał czerwoną 1: czerwony fajerwerk się zaczął.
learn-hanabi-4 = Odrzucenie oddaje żeton. O swojej najstarszej karcie, z lewej, nic nie wiesz: wybierz ją i odrzuć.
learn-hanabi-5 = Bo mówi ci: ta karta jest czerwona. Po co to mówi? Czerwony fajerwerk potrzebuje 2… Zaufaj mu: wybierz kartę i zagraj ją.
learn-hanabi-6 = Pasuje! Karty, które nie pasują, kosztują wpadkę, a trzecia wpadka kończy pokaz. Gdy stos jest pusty, każdy ma jeszcze jeden ruch. Dwadzieścia pięć punktów to ideał. Twoja kolej, z dwoma botami!
