# What the table server says.

# Finding a table
table-unknown = There is no such table. Perhaps the link is not complete.
table-wrong-key = This link does not open the table. Ask whoever invited you for a new one.
table-full = { $count } people are already connected to this table; please try again later.
table-version = This game was begun with version { $version } of { $game }, and this is version { $engine }. Its first { $moves } moves still hold under the rules as they are now; it can be played on from there.
table-version-over = This game was played with version { $version } of { $game }, and this is version { $engine }. It is over; its record is kept, and its replay if it was archived.
table-holds = This game needs no rescue: it can be played as it is.
table-components = This game was begun with a component file of { $game } that this server does not have (its mark is { $given }). Put the file into the folder components/{ $folder } of the server's data and start the server again.
table-game-coming = { $game } is still being built and cannot be played yet.

# Playing
table-stale = The game has gone on since you decided. This is the position now.
table-foreign-seat = Seat { $number } is not yours.
table-not-asked = It is not your turn, so there is no hint.
table-elsewhere = Another server has gone on with this table. Please try again.
table-moving = This table is just moving to another server. Please try again in a moment.
table-database-away = The tables cannot be reached just now. Please try again in a moment.
table-not-stored = Your request could not be stored, so nothing was changed. Is the disk full?
table-not-over = That is possible once the game is over.
table-only-players = Only those who played may ask for a rematch.
table-bad-ply = You can play on from move 0 to { $last }, not from { $given }.
table-hints-off = Hints are off here because several people play. Whoever made the table may allow them.
table-no-past = The table has been through moves 0 to { $last }; there is no { $given }.
table-hint-busy = A hint is already being worked out.
table-hints-busy = Many are asking for hints just now. Please try again in a moment.
table-no-hint = No hint could be worked out this time.
table-aids-off = The aids are switched off at this table.
table-only-host = Only whoever made this table may change that.
table-begun = The first move has been made, so the cards stay as they are.
table-entropy-given = Your seat has added its part to the deal already.
table-muted = Whoever made this table has switched your chat off.
table-no-guest = No guest sits there. That is possible for invited people and for spectators.
table-seat-taken = Seat { $number } is taken. Please choose another one.
table-colour-taken = Somebody at this table has that colour. Please choose another one.
table-not-gone = Whoever sits there is not gone. A bot can stand in where nobody has sat down, or for somebody who has been away for long.
table-stand-in = A bot plays for you now. Take your seat back first.
table-resigned = You have given this game up; a bot plays on for you.
table-over = This game is over.
table-adjourned = The game is adjourned. It goes on when everybody has agreed to.
table-resumed = The game is not adjourned.
table-proposed = Something is proposed already. Answer that first.
table-not-proposed = That is no longer proposed.
table-goes-on = The game goes on when everybody agrees, or when the time for it is up. If you cannot play now, leave: the others may let a bot play for you.
table-begun-all = Everybody has decided something by now, so the game can only be given up.
table-lesson-ends = A lesson is not given up. You can simply leave it.

# Talking
table-bad-name = A name has 1 to { $length } characters.
table-bad-chat = A message has 1 to { $length } characters.

# Requests
table-bad-message = This message was not understood.
table-too-long = This text is too long.
table-too-fast = Too many messages at once; please slow down.
table-other-site = This request comes from another site, so it was refused.
table-quota = This server keeps at most { $count } tables, and it has them. Try again when old ones were deleted.
table-busy = The server has a lot to do just now. Please try again in a moment.
table-too-slow = The request took too long to arrive.
table-bad-request = This request was not understood.
table-bad-field = The request has a mistake at “{ $where }”: { $what }.
table-no-such-call = There is no such address. The interface is described at /api/openapi.json.
table-no-such-method = This address cannot be used in this way.
table-no-such-page = There is no such page.
table-failed = Something went wrong on our side. Nothing was changed; please try again.

# Starting the server
table-not-built = The browser client is not built yet. This command builds it and starts the server:
table-port-taken = The address { $host }:{ $port } cannot be used; perhaps a server is already running there. Choose another port with --port.
table-data-folder = The folder { $folder } cannot be used: { $detail }. Choose another one with --data.
table-folder-held = Another server (process { $process }) is using the folder { $folder }. Stop it first, or choose another folder with --data.
table-data-file = The file { $where } cannot be used: { $detail }. Restore it from a backup, or choose another folder with --data.
table-database = The database { $where } cannot be used: { $detail }.
table-database-url = “{ $given }” is not the address of a PostgreSQL database. It should look like postgresql+psycopg://user:password@host/name.
table-database-extra = PostgreSQL needs a further package. This command installs it: { $command }
table-newer-schema = The data were written by a newer version of Boomtown (step { $given } of its tables, this one knows up to { $known }). Install that version again. To come back here, stop it and let it say “boomtown tables downgrade { $known }”, or restore a backup from before.
table-no-store = There are no tables in { $folder }. Name the folder of the server's data with --data, or its database with --database.
table-old-schema = These data are of another version of Boomtown. Start the server of this version once, and it brings them up to date.
table-proxy = “{ $given }” is no proxy that the server could know. Name its address with --proxy, such as 127.0.0.1, or a network, such as 10.89.0.0/24.
table-components-folder = The folder { $folder } does not exist. Name another one with --components, or leave the option out.
table-host-bot = “{ $given }” is no bot for guests. Write NAME=BOT with a new name of at most { $length } characters, as in “Wyatt=cmd:node wyatt.js”.
table-unknown-bot = There is no bot “{ $given }” at this server. Bots are: { $known }.
table-private = This server is private: it has no open tables and no clubs.
table-no-free-seat = No seat is free at this table, so nobody could join.
