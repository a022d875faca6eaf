# Playing with people: invitations and sitting down
web-invite-title = Invite the others
web-invite-text = { $count ->
    [one] One seat is free. Whoever opens this link chooses a name and sits down.
   *[other] { $count } seats are free. The same link is good for everybody: whoever opens it chooses a name and a seat.
}
web-invite-share = Share
web-invite-share-text = Come and play { $game } with me!
web-invite-qr = QR code of the invitation link
web-invite-scan = Or scan this with a phone.
web-invite-network = The link has the address of this computer in your network, so that other devices find it.
web-invite-alone = Only this computer can open the link, because the server listens to nobody else. Start it with “boomtown serve --host 0.0.0.0”, and others in your network can join.
web-free-seat = Free seat
web-bot-fill = Let a bot play here
web-bot-fill-text = The link stays good: whoever sits down later takes the seat over.
web-bot-off = Take the bot away
web-invited = You are invited
web-invited-by = { $name } invites you to a game of { $game }.
web-invited-plain = You are invited to a game of { $game }.
web-invited-begun = The game has begun. You take the seat as it is.
web-invited-here = You have been at this table before.
web-invited-full = All seats are taken. Ask whoever invited you for a link to watch.
web-invited-over = This game is over.
web-invited-name = Your name
web-invited-seat = Your seat
web-invited-colour = Your colour
web-invited-colour-number = Colour { $number }
web-invited-sit = Sit down
web-invited-options = What is agreed
web-invited-learn = New to the game?

# Absent players, and what all people at a table agree on
web-gone = gone
web-bot-plays-on = { $bot } plays on
web-has-resigned = has given up
web-patience = Waits for people who are away
web-span-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
web-span-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
web-waiting-away = Waiting for { $seats } (away).
web-waiting-gone = { $seats } is gone.
web-adjourned = The game is adjourned.
web-adjourned-text = Nobody can decide anything, and the clocks stand still, until somebody wants to go on.
web-ended-resigned = { $seat } has given the game up.
web-ended-aborted = { $seat } has called the game off.
web-gone-host = { $seat } has been away for long. A bot can play on meanwhile.
web-gone-propose = { $seat } has been away for long. If the others agree, a bot plays on meanwhile.
web-gone-free = Nobody has taken seat { $number } yet. If the others agree, a bot plays there.
web-gone-let = Let a bot play on
web-gone-ask = Propose it
web-stood-in = { $bot } plays for you.
web-stood-in-back = Take my seat back
web-resigned-text = You have given up; { $bot } plays on for you.
web-proposed-take-back = { $seat } would like to take back the last decision.
web-proposed-stand-in = { $seat } proposes that a bot ({ $bot }) plays on for { $other }.
web-proposed-adjourn = { $seat } proposes to adjourn the game.
web-proposed-resume = { $seat } would like to go on with the game. It goes on when everybody agrees, and in any case after { $wait }.
web-proposed-waits = Waiting for the answer of { $seats }.
web-agree = Agree
web-disagree = No
web-withdraw = Withdraw
web-resume = Go on with the game
web-this-game = This game
web-ask-take-back = Ask for a take-back
web-ask-adjourn = Propose to adjourn
web-resign = Give up
web-resign-two = Give up? The game ends, and the other side has won.
web-resign-more = Give up? A bot plays on for you to the end, and you cannot come back.
web-resign-yes = Yes, give up
web-abort = Call the game off
web-abort-ask = Call the game off? Nobody has won it then.
web-abort-yes = Yes, call it off

# Your turn
web-turn-ask = Shall the browser tell you when it is your turn again? Meanwhile you can look at something else.
web-turn-ask-yes = Yes, tell me
web-turn-ask-no = No, thanks
web-turn-notice = It is your turn
web-turn-notice-text = { $game }, with { $names }
web-set-notify = Tell me when it is my turn
web-set-notify-text = A notice of the browser while you look elsewhere, at tables with other people.
web-set-notify-refused = The browser does not allow notices of this page. Its own settings can change that.
web-set-vibrate = Buzz
web-set-vibrate-text = A short buzz when it is your turn, on devices that can.
