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
web-bot-off = No bot here
web-invited = You are invited
web-invited-by = { $name } invites you to a game of { $game }.
web-invited-plain = You are invited to a game of { $game }.
web-invited-begun = The game has begun. You take the seat as it is.
web-invited-full = All seats are taken. Ask whoever invited you for a link to watch.
web-invited-over = This game is over.
web-invited-name = Your name
web-invited-seat = Your seat
web-invited-colour = Your colour
web-invited-colour-number = Colour { $number }
web-invited-sit = Sit down
web-invited-options = What is agreed
web-invited-learn = New to the game?
