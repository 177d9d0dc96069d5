# Stoły, przy których na ruch są godziny lub dni.
deadline = Czas na ruch
deadline-none = Bez terminu
deadline-each = { $time } na ruch
deadline-other = Inny czas…
deadline-number = Ile godzin lub dni
deadline-unit = Godziny lub dni
deadline-hours = godziny
deadline-days = dni
deadline-passed = Gdy czas minie
deadline-passed-bot = Ten ruch wykonuje bot
deadline-passed-host = Decyduje gospodarz
deadline-passed-abandon = Gra się kończy
deadline-bot = Który bot gra
deadline-holiday = Urlop każdego gracza
deadline-holiday-days = w jednej grze: { $time }
deadline-about = Nikt nie musi być stale online. Gdy serwer nie działa, czas nie płynie.
deadlines = Terminy
deadline-yours = Twój ruch:
deadline-until = do: { $time }
deadline-left = (zostało: { $time })
deadline-over = czas minął
deadline-late = Czas na ruch minął: { $name }.
deadline-late-you = Czas na twój ruch minął, ale możesz go jeszcze wykonać.
deadline-host-decides = Co dalej, decyduje { $name }.
deadline-wait = Czekaj drugie tyle
deadline-bot-moves = Tylko ten ruch
deadline-bot-stays = Do powrotu gracza
said-deadline = Czas na ruch minął: { $name }.
holiday = Urlop
holiday-none = brak
holiday-until = { $name } ma urlop do: { $time }
holiday-yours = Masz urlop do: { $time }. Mimo to możesz grać.
holiday-about = Gdy cię nie ma, czas na twoje ruchy w tej grze stoi. Zostało: { $time }.
holiday-days = Dni
holiday-take = Weź urlop
holiday-back = Już jestem
refuse-no-deadline = Przy tym stole nie ma terminów.
refuse-deadline-runs = Czas na ten ruch jeszcze nie minął.
refuse-holiday-long = { $days ->
    [one] Został ci w tej grze jeden dzień urlopu.
    [few] Zostały ci w tej grze { $days } dni urlopu.
   *[other] Zostało ci w tej grze { $days } dni urlopu.
}
