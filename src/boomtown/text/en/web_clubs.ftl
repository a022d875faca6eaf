# Somebody's tables, and the way to another device
web-mine = My tables
web-mine-all = { $count ->
    [one] My tables
   *[other] All my tables ({ $count })
}
web-mine-due = { $count ->
    [one] 1 game waits for you
   *[other] { $count } games wait for you
}
web-mine-next = { $count ->
    [0] No game waits for you
    [one] To the game that waits for you
   *[other] Next of { $count } games that wait for you
}
web-mine-none = No other game waits for you.
web-mine-filter = Which tables
web-mine-filter-all = All tables
web-mine-filter-due = My turn
web-mine-filter-running = Under way
web-mine-filter-over = Finished
web-mine-game = Which game
web-mine-games = All games
web-mine-empty = This device has not been at any table yet.
web-mine-filtered = None of your tables is like that.
web-mine-over = Finished games
web-mine-review = Review
web-mine-free = { $count ->
    [one] One seat is free
   *[other] { $count } seats are free
}
web-mine-won = You have won
web-mine-tied = You share the victory
web-mine-winner = { $names } won
web-mine-aborted = Called off
web-mine-unread = { $count ->
    [one] { $count } new message
   *[other] { $count } new messages
}
web-key-next = To the next game that waits for you
web-device-open = Use another device
web-device-title = Your tables on another device
web-device-text = Open this link on your other device, or scan the code with it. It brings your tables, your clubs and your name along.
web-device-secret = The link carries the keys of your seats: whoever has it can play for you. Do not send it to anybody else.
web-device-alone = Only this computer can open the link, because the server listens to nobody else. Start it with “boomtown serve --host 0.0.0.0”.
web-device-link = Your personal link
web-device-qr = QR code of your personal link
web-device-scan = Scan this with your other device.
web-device-some = The code holds { $count } of { $all } tables; the link holds all.
web-device-added = { $count ->
    [0] Your tables were here already.
    [one] One table was added to this device.
   *[other] { $count } tables were added to this device.
}

# Open tables
web-open-tables = Open tables
web-open-none = Nobody looks for players just now. Set up a table with a free seat, and let everybody find it here.
web-open-by = { $name } looks for players
web-open-anybody = Somebody looks for players
web-open-free = { $free ->
    [one] one of { $all } seats is free
   *[other] { $free } of { $all } seats are free
}
web-listing = Who may join
web-listing-no = Whoever is invited
web-listing-club = Members of the club, and whoever is invited
web-listing-yes = Everybody: the lobby shows the table
web-listing-is = Everybody finds this table in the lobby.
web-listing-is-not = Only invited people find this table.
web-listing-begin = Show it in the lobby
web-listing-end = Take it off the list

# Clubs
web-club = Club
web-club-found = Found a club
web-club-text = A club is a link that you share. Whoever has it can join under a nickname; together you have tables, results and ratings.
web-club-name = Name of the club
web-club-join-text = Join { $name } under a nickname, and your games at its tables count.
web-club-join = Join the club
web-club-for = A table of { $name }. Its members find it on the page of the club.
web-club-tables = Tables
web-club-no-tables = No game is under way.
web-club-sit = Join in
web-club-members = { $count ->
    [one] One member
   *[other] { $count } members
}
web-club-leads = leads the club
web-club-remove = Remove
web-club-remove-yes = Yes, remove
web-club-link-text = Whoever has this link can join:
web-club-link = Link of the club
web-club-leave = Leave the club
web-club-leave-ask = Leave? Your games stay with the others, without your name.
web-club-results = Results
web-club-day = Day
web-club-game = Game
web-club-places = Places and points
web-club-guest = a guest
web-club-ratings = Ratings
web-club-member = Member
web-club-rating = Rating
web-club-games = Games
web-club-wins = Won
web-club-rating-text = Everybody begins with 1000. Only games between members count, and the first games of a member count most.
web-club-duels = Head to head
web-club-duels-text = How often the member on the left was ahead of the one above, and behind.

# Plans
web-plan = Plan ahead.
web-plan-short = Plan
web-plan-text = The board shows how it may stand when you are asked next, if the others play as expected. Choose now; if anything comes differently, the plan is dropped and you decide yourself. Nobody else sees it.
web-plan-choice = your choice on the board
web-plan-more = Choose another one for the case that this is not possible then, or go on.
web-plan-then = And then …
web-plan-save = { $count ->
    [0] Keep the plan
    [one] Keep this decision
   *[other] Keep these { $count } decisions
}
web-plan-close = No plan
web-plan-kept = { $count ->
    [one] One decision is planned.
   *[other] { $count } decisions are planned.
}
web-plan-auto = Answer for me when there is only one possibility
web-plan-drop = Drop the plan
web-plan-read = I see
web-plan-dropped-question = Your plan was dropped: you are asked something else than expected.
web-plan-dropped-choice = Your plan was dropped: what you had chosen is not possible any more.
web-plan-dropped-goods = Your plan was dropped: you do not own what was expected.
web-plan-dropped-rewind = Your plan was dropped: something was taken back, or you have decided yourself.

# An app of the device
web-install = Boomtown as an app
web-install-text = It gets an icon of its own, and opens without the server, too.
web-install-do = Install
