# Orologi
web-clock = Orologio
web-clock-none = Nessuno
web-clock-bank = Minuti per la partita
web-clock-turn = Giorni per ogni turno
web-clock-each = Ognuno ha
web-clock-each-turn = Per ogni turno
web-clock-increment = E per ogni turno
web-clock-seconds = { $count ->
    [0] niente in più
    [one] { $count } secondo in più
   *[other] { $count } secondi in più
}
web-clock-at-zero = A tempo scaduto
web-clock-zero-bot = subentra un bot
web-clock-zero-remind = solo un promemoria
web-clock-up = tempo scaduto
web-clock-days = { $days } g { $hours } h
web-clock-hours = { $hours } h { $minutes } min
web-clock-of = Tempo di { $seat }
web-clock-rule-bank = Ognuno ha { $span } per tutta la partita.
web-clock-rule-more = { $count ->
    [one] Ognuno ha { $span } per tutta la partita, e { $count } secondo in più per ogni turno.
   *[other] Ognuno ha { $span } per tutta la partita, e { $count } secondi in più per ogni turno.
}
web-clock-rule-turn = Ognuno ha { $span } per ogni turno.
web-clock-rule-bot = Poi subentra un bot, finché la persona non torna.
web-clock-rule-remind = Poi tutti vedono che il tempo è scaduto.
web-clock-stood-in = Il tuo tempo è scaduto. { $bot } gioca per te.
web-clock-pause = Gli orologi restano fermi finché la partita è sospesa.
