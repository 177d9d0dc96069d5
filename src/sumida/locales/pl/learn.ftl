# Lekcje.
title-learn = Nauka — Sumida
learn-title = Naucz się grać
learn-intro = Każda lekcja trwa trzy minuty i toczy się na prawdziwej planszy.
learn-next = Dalej
learn-do = Twój ruch.
learn-progress = Krok { $step } z { $count }
learn-partner = Bo

learn-hashi-1 = Oto rzeka: osiemnaście wysp i przerywane linie, wzdłuż których mogą biec mosty. Wyspa jest gotowa, gdy prowadzi do niej dokładnie tyle mostów, ile mówi jej liczba. Punkty dają tylko gotowe wyspy.
learn-hashi-2 = Przed pierwszą kartą wpisujesz 3 lub 4 na wyspie bez flagi. Wpisz 4 na podświetlonej wyspie.
learn-hashi-3 = W grze z innymi trzeba by teraz podać planszę w lewo. Solo zostaje u ciebie: zatwierdź.
learn-hashi-4 = Karta mówi: liczba 3, dwa mosty. Najpierw liczba: wpisz ją na podświetlonej wyspie.
learn-hashi-5 = Teraz oba mosty. Most zaczyna się na wyspie z liczbą i biegnie wzdłuż przerywanej linii; obok siebie mieszczą się dwa. Kliknij dwa razy podświetloną linię albo przeciągnij od wyspy do wyspy, a potem zatwierdź.
learn-hashi-6 = Liczba 1, jeden most. Wpisz 1 obok 3.
learn-hashi-7 = Połącz je i zatwierdź: obie wyspy mają już wszystkie mosty. Są gotowe i dostają okrąg.
learn-hashi-8 = Flagi pozwalają wygrywać wyścigi. Ale wyspa z flagą przyjmuje liczbę dopiero wtedy, gdy prowadzi do niej most. Najpierw więc wpisz 2 na podświetlonej wyspie…
learn-hashi-9 = … a potem narysuj jeden most do niebieskiej flagi i jeden do 2. Twoja 4 ma swoje cztery mosty: gotowa! Zatwierdź.
learn-hashi-10 = Liczba 1. Niebieska flaga ma dokładnie jeden most, więc z liczbą 1 jest od razu gotowa. Wpisz ją.
learn-hashi-11 = Karta każe narysować dwa mosty, ale zmieściłby się tylko jeden. Wszystkie albo żaden: nie rysuj nic i zatwierdź.
learn-hashi-12 = To cała gra: siedemnaście kart, 2 punkty za każdą gotową wyspę i trzy wyścigi: wszystkie czerwone flagi, wszystkie niebieskie flagi, sześć połączonych gotowych wysp. Kto pierwszy wygra wyścig, dostaje więcej. A teraz prawdziwa rzeka!

learn-hanabi-1 = W Hanabi gra się drużynowo. Widzisz karty Bo, a ze swoich tylko rewersy. Wspólnie budujecie po jednym fajerwerku w każdym kolorze, od 1 do 5.
learn-hanabi-2 = Bo ma dwie jedynki, a jedynki można już zagrać. Powiedz mu to: wybierz 1 z jego ręki, a potem wskazówkę 1. Wskazówka zawsze pokazuje wszystkie pasujące karty.
learn-hanabi-3 = To kosztowało żeton wskazówki. Bo zrozumiał i zagrał czerwoną 1: czerwony fajerwerk jest rozpoczęty.
learn-hanabi-4 = Odrzucenie karty zwraca żeton. O swojej najstarszej karcie, tej z lewej, nic nie wiesz: wybierz ją i odrzuć.
learn-hanabi-5 = Bo mówi ci: ta karta jest czerwona. Dlaczego? Czerwony fajerwerk potrzebuje 2… Zaufaj mu: wybierz kartę i zagraj ją.
learn-hanabi-6 = Pasuje! Karta, która nie pasuje, kosztuje wpadkę, a trzecia wpadka kończy pokaz. Gdy stos się skończy, każdy ma jeszcze jedną turę. Wynik doskonały to dwadzieścia pięć punktów. Twoja kolej, z dwoma botami!
