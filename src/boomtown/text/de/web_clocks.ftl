# Uhren
web-clock = Uhr
web-clock-none = Keine
web-clock-bank = Minuten für die Partie
web-clock-turn = Tage für jeden Zug
web-clock-each = Für jede Person
web-clock-each-turn = Für jeden Zug
web-clock-increment = Und für jeden Zug
web-clock-seconds = { $count ->
    [0] nichts dazu
    [one] { $count } Sekunde dazu
   *[other] { $count } Sekunden dazu
}
web-clock-at-zero = Wenn die Zeit um ist
web-clock-zero-bot = übernimmt ein Bot
web-clock-zero-remind = nur eine Erinnerung
web-clock-up = Zeit ist um
web-clock-days = { $days } T { $hours } Std
web-clock-hours = { $hours } Std { $minutes } Min
web-clock-of = Zeit von { $seat }
web-clock-rule-bank = Alle haben { $span } für die ganze Partie.
web-clock-rule-more = { $count ->
    [one] Alle haben { $span } für die ganze Partie und für jeden Zug { $count } Sekunde dazu.
   *[other] Alle haben { $span } für die ganze Partie und für jeden Zug { $count } Sekunden dazu.
}
web-clock-rule-turn = Alle haben { $span } für jeden Zug.
web-clock-rule-bot = Danach übernimmt ein Bot, bis die Person zurückkommt.
web-clock-rule-remind = Danach sehen alle, dass die Zeit um ist.
web-clock-stood-in = Deine Zeit ist um. { $bot } spielt für dich.
web-clock-pause = Die Uhren stehen still, solange die Partie vertagt ist.
