# Clocks
web-clock = Clock
web-clock-none = None
web-clock-bank = Minutes for the game
web-clock-turn = Days for every turn
web-clock-each = Everybody has
web-clock-each-turn = Every turn has
web-clock-increment = And for every turn
web-clock-seconds = { $count ->
    [0] nothing more
    [one] { $count } second more
   *[other] { $count } seconds more
}
web-clock-at-zero = When time is up
web-clock-zero-bot = a bot takes over
web-clock-zero-remind = only a reminder
web-clock-up = time is up
web-clock-days = { $days } d { $hours } h
web-clock-hours = { $hours } h { $minutes } min
web-clock-of = Time of { $seat }
web-clock-rule-bank = Everybody has { $span } for the whole game.
web-clock-rule-more = { $count ->
    [one] Everybody has { $span } for the whole game, and { $count } second more for every turn.
   *[other] Everybody has { $span } for the whole game, and { $count } seconds more for every turn.
}
web-clock-rule-turn = Everybody has { $span } for every turn.
web-clock-rule-bot = Then a bot takes over, until its person comes back.
web-clock-rule-remind = Then everybody sees that the time is up.
web-clock-stood-in = Your time is up. { $bot } plays for you.
web-clock-pause = The clocks stand still while the game is adjourned.
