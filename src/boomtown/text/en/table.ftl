# What the table server says.

# Finding a table
table-unknown = There is no such table. Perhaps the link is not complete.
table-wrong-key = This link does not open the table. Ask whoever invited you for a new one.
table-full = { $count } people are already connected to this table; please try again later.
table-version = This game was begun with version { $version } of { $game }, and this is version { $engine }; it cannot be continued here.
table-components = This game was begun with a component file of { $game } that this server does not have (its mark is { $given }). Put the file into the folder components/{ $folder } of the server's data and start the server again.
table-game-coming = { $game } is still being built and cannot be played yet.

# Playing
table-stale = The game has gone on since you decided. This is the position now.
table-foreign-seat = Seat { $number } is not yours.
table-not-asked = It is not your turn, so there is no hint.
table-elsewhere = Another program changed this table at the same moment. Please try again.
table-not-stored = Your request could not be stored, so nothing was changed. Is the disk full?
table-not-over = That is possible once the game is over.
table-only-players = Only those who played may ask for a rematch.
table-bad-ply = You can play on from move 0 to { $last }, not from { $given }.
table-hint-busy = A hint is already being worked out.
table-no-hint = No hint could be worked out this time.
table-aids-off = The aids are switched off at this table.
table-only-host = Only whoever made this table may change that.

# Talking
table-bad-name = A name has 1 to { $length } characters.
table-bad-chat = A message has 1 to { $length } characters.

# Requests
table-bad-message = This message was not understood.
table-too-long = This text is too long.
table-too-fast = Too many messages at once; please slow down.
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
table-components-folder = The folder { $folder } does not exist. Name another one with --components, or leave the option out.
