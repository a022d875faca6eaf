# The browser client

# Lobby
web-lobby-title = Four towns to build. Take a box from the shelf.
web-games = Games
web-players = { $low } to { $high } players
web-players-exact = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
web-minutes = { $count } minutes
web-rival = Your computer opponent:
web-play-level = Play against: { $level }
web-set-up = Set up a table
web-rules = Rules
web-coming = Coming
web-coming-text = Still being carved. It will stand here when it can be played.
web-recent = Your tables
web-finished = finished
web-under-way = under way
web-forget = Forget this table
web-open-record = Open a saved game
web-about = About
web-no-server = The server does not answer. Is it running?
web-try-again = Try again
web-to-lobby = To the games
web-salvage = Play on from there
web-to-table = Back to the table
web-missing-title = There is nothing here.
web-missing-text = This address leads nowhere; perhaps a part of the link is missing.
web-language = Language
web-settings = Settings
web-close = Close

# A new table
web-how-many = How many play?
web-who-sits = Who sits where?
web-seat-number = Seat { $number }
web-kind-person = Here
web-kind-open = By link
web-kind-bot = Bot
web-level = Level of the bot
web-open-text = You get a link to send to a friend.
web-hot-seat = Several people at this screen take turns here.
web-nickname = Nickname
web-options = Options
web-strict = Take-backs over a reveal
web-strict-no = allowed against bots, and counted
web-strict-yes = never (strict)
web-aids = Aids
web-aids-allowed = everybody may use them
web-aids-off = switched off for everybody
web-edition = Cards
web-edition-ours = Our own set
web-edition-owner = The cards of this table come from an owner's file.
web-start = Begin
web-reconstructed = The card faces are our own reconstruction; they fit every published count.

# The table
web-connecting = Taking a seat …
web-table-forbidden = This link does not open the table.
web-table-forbidden-text = Ask whoever invited you for a new one.
web-table-unknown = There is no such table.
web-table-unknown-text = Perhaps the link is not complete, or the table was cleared away.
web-table-refused = You cannot sit down at this table.
web-not-connected = Not connected just now; please try again in a moment.
web-reconnecting = The connection was lost; trying again …
web-offline = The server does not answer. This is what your device has kept.
web-not-kept = This device has not kept this page, because it was not opened here before.
web-prompt = What is asked
web-board = Board
web-board-loading = The board is coming …
web-board-broken = The board that comes with this game does not work here. You can play on all the same.
web-side = Score, log, chat and seats
web-thinking = { $seat } is thinking …
web-waiting = Waiting for { $seats }.
web-wins = { $seat } wins with { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
web-shared = { $seats } share the victory with { $points } points.
web-wins-plain = { $seat } wins.
web-over = The game is over.
web-no-change = no change of points
web-uncertain = (chance may change this)
web-undo = Undo
web-restart = Restart turn
web-hint = Hint
web-hint-wait = Thinking …
web-hint-best = The marshal, our strongest bot, would:
web-hint-numbers = ({ $value } to win)
web-hint-sure = (no doubt about it)
web-rematch = Rematch
web-rematch-asked = A rematch has been set up.
web-replay = Replay
web-record = Save the game
web-watching = You are watching.
web-look-from = Look from the seat of
web-sound = Sound
web-rules-page = Open the rules as a page
web-rules-figure = Example for { $rule }
web-rules-figure-yes = Allowed
web-rules-figure-no = Not allowed
web-rules-missing = The rules of this game are not written in this language yet.
web-contents = Contents
web-tab-score = Score
web-tab-log = Log
web-tab-chat = Chat
web-tab-seats = Seats
web-score = Score sheet
web-score-source = Source
web-total = Total
web-line-of = { $line }, { $seat }: { $points }
web-since = Since your last turn
web-log-empty = Nothing has happened yet.
web-story = What happened
web-tap-again = Tap again to do it.
web-story-again = Show again
web-story-many = { $count ->
    [one] One thing happened
   *[other] { $count } things happened
}
web-aids-text = What the board works out for you, from what you may know.
web-aids-for-all = Aids for everybody at this table
web-chat-empty = Nobody has said anything yet.
web-chat-say = Say something
web-chat-send = Send
web-spectator = Spectator
web-you = you
web-present = here
web-absent = away
web-invitation = Invitation link
web-watch-link = Link for spectators
web-spectators = Everybody who watches:
web-mute = Switch chat off
web-unmute = Switch chat on
web-remove = Remove
web-remove-ask = Remove { $name }? The link stops working, and the seat waits for whoever opens the new one.
web-remove-spectators-ask = Remove everybody who watches? Their link stops working.
web-remove-yes = Yes, remove
web-remove-no = No
web-began = This game began with version { $version } of the rules. All its moves hold under the rules as they are now, and it goes on with them.
web-copy = Copy
web-copied = Copied
web-curtain = Please hand over to { $seat }.
web-curtain-lift = It is me
web-turn = Turn
web-place = Place here
web-keys = Keys
web-key-move = move the card to place, or go on to the next card
web-key-commit = do it
web-key-turn = turn the card

# Replay
web-first = To the start
web-previous = One move back
web-next = One move on
web-last = To the end
web-run = Run
web-pause = Pause
web-ply = Move { $ply } of { $last }
web-plot = Points over time
web-as-seat = Play as
web-as = as { $seat }
web-against = against { $level }
web-play-on = Play on from here
web-replay-none = There is no replay yet.

# Settings
web-theme = Look
web-theme-auto = as the system
web-theme-light = light
web-theme-dark = dark
web-set-sound = Sound
web-set-sound-text = A card on wood, a bell when it is your turn.
web-set-still = No movement
web-set-still-text = Cards do not travel.
web-set-confirm = Always tap twice
web-set-confirm-text = The first click shows what would happen, the second does it, with the mouse too.
web-set-curtain = Curtain between people
web-set-curtain-text = Several people at one screen do not see each other's secrets.
web-set-kept = Kept in this browser only.

# About
web-about-text = Boomtown puts four town-building games on one table, with their complete rules. It runs on your own machine, without accounts and without the net.
web-about-games = The games belong to their designers and publishers. The rules are told in our own words; all drawings are ours.
web-about-icons = Icons
web-about-tinted = Tinted and combined by us.
web-about-fonts = Type
web-about-software = Software
