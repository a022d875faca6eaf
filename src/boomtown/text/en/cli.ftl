# What the command line and the terminal client say.

# Help
help-app = Town-building tabletop games with their complete rules: play, watch, score.
help-lang = Language: en, it or de; otherwise that of your system. This option may stand anywhere.
help-help = Show this text.
help-version = Show the version.
help-panel-arguments = Arguments
help-panel-options = Options
help-panel-commands = Commands
help-games = List the games, their options and the levels of the bots.
help-play = Play in the terminal: a new game, or one saved in a file. Without --players you play against deputies.
help-watch = Watch bots play against each other.
help-new = Start a game and write it to a file; the seed and secret choices go to FILE.seed beside it. Without --players every seat is a person.
help-show = Show the position of a game saved in a file.
help-move = Make one move in a game saved in a file, as in: boomtown move FILE take 7 (bots whose turn it is then move at once).
help-replay = Go through a record move by move.
help-verify = Check a finished record: the seed is the one promised and every move is legal.
help-score = Score a finished physical game from a sheet typed in by hand (docs/sheets.md).
help-rules = Show the rules of a game, or one paragraph of them.
help-arena = Let bots play a contest and print wins, points and Elo with 95 % intervals.
help-balance = Let one bot play all seats and report how often every card is used and how its users fare.
help-ladder = Let every level play against the one below in all games and write a page with a plot about it.
help-ladder-game = The games; all of them when none is named.
help-ladder-games = How many games each pair of neighbours plays in each game.
help-ladder-page = The page to write, as Markdown; its picture goes into the folder pictures beside it.
help-balance-bot = The bot that plays all seats.
help-balance-games = How many games to play; each has a deal of its own.
help-balance-seats = How many sit at a table; usually as many as the game is best with.
help-train = Learn from self-play what positions are worth, measure it in the arena and write the weights.
help-train-seats = How many sit at a table; may be given several times. Without it, every number that the game allows.
help-train-games = How many games to learn from, for each number of seats.
help-train-measured = How many games the arena plays to measure what was learned, for each number of seats.
help-train-iterations = How many lines of play marshal looks at in the arena.
help-train-seed = Deal other games; the same number learns the same weights.
help-train-out = The file for the weights; usually GAME.json in the current folder.
help-bot = Let a bot speak the bot protocol on standard input and output, one JSON message per line.
help-bot-name = A level, module:Class or cmd:PROGRAM; settings may follow, as in marshal:iterations=400.
help-serve-bot = A bot that guests may choose besides the levels, as NAME=BOT, for example “Wyatt=cmd:node wyatt.js”. Repeatable.
help-components = Check component files of your own, for games whose card faces are reconstructed.
help-components-what = What to do with the files: check them.
help-components-file = The component files, TOML.
help-components-option = Play with the cards of your own box: a component file, TOML.
help-serve = Run the server for browsers.
help-host = The address to listen on; the default can be reached from this machine only.
help-port = The port to listen on; 0 takes any free one.
help-data = The folder where the tables are stored.
help-components-folder = The folder with component files of owners, with one folder for each game; by default “components” in the data folder.
help-browser = Open the lobby in the browser.
help-database = The address of a PostgreSQL database that several servers may share; usually the data are in a file of the data folder.
help-reached-at = HOST:PORT where the other servers of the same database reach this one; usually the address it listens on.
help-proxy = The address or network of a proxy in front of the server, whose word about the addresses of its clients counts. May be given several times.
help-site = The host, with its port if that is unusual, under which people reach the server; then no other is served. May be given several times.
help-most-tables = How many tables the server keeps at most; then no new ones are made. Without it there is no limit.
help-expire-days = Delete tables at which nothing was played for so many days. Without it nothing is ever deleted.
help-private = No open tables in the lobby and no clubs: people come by invitation alone.
help-url = The address at which people reach this server, for the links of notices, such as https://boomtown.example.org/.
help-mail = Send notices by e-mail over this server: smtp://user:password@host:port, or smtps://. It can also stand in the environment, as BOOMTOWN_MAIL.
help-mail-from = The e-mail address that notices come from.
help-hook = Tell a webhook of every turn at tables with days for a turn. KIND is discord, ntfy or matrix. May be given several times.
help-private-hooks = Let players use webhooks in private networks and on this machine.
help-log-format = How the log is written: lines of text, or one JSON object in each line.
help-game-id = The game; “boomtown games” lists them.
help-record = The file of the game.
help-sheet = The score sheet, JSON or TOML.
help-play-what = The name of a game, or a file to go on with.
help-action = The action, such as: place 2 -1 turned
help-paragraph = A number such as W4.2; without it, all of them.
help-bots = The bots: levels, module:Class or cmd:PROGRAM; settings may follow, as in marshal:iterations=400. With more bots than seats everybody meets everybody; with fewer the last one fills the table.
help-seats = Number of players.
help-seat = The seat, counted from 1.
help-players = Who sits where, separated by commas: person, greenhorn, cowhand, deputy, ranger, marshal, module:Class or cmd:PROGRAM; a name may follow, as in person:Anna, or settings, as in marshal:seconds=1.
help-seed = Deal from this number instead of at random; the same number deals the same game.
help-option = An option of the game, see “boomtown games”; may be repeated.
help-file = Save the game in this file.
help-seconds = How long marshal may think about a decision.
help-iterations = How many lines of play marshal looks at, instead of a time limit.
help-bot-seed = Make the bots decide the same way every time.
help-delay = Seconds to wait after each decision.
help-boards = Draw the position after each decision.
help-all = Print all moves at once.
help-json = Print JSON.
help-arena-games = How many games to play at most; the last deal is finished from every seat.
help-arena-seats = How many sit at a table; as many as there are bots, if the game allows it.
help-sprt = Stop as soon as it is clear whether the first of two bots is at most LOW or at least HIGH Elo better, as in 0,20.
help-out = The folder that keeps every game as a record. A contest that was interrupted goes on there.
help-format = How the result is printed: text, json or csv.
help-plot = Draw the ratings into a file that ends in .png or .svg. Repeatable.
help-ray = Play on the Ray cluster at this address, or on a new one of this machine with “local”.
help-processes = How many games at the same time.

# Wrong words on the command line
usage-command = There is no command “{ $given }”. Commands are: { $known }.
usage-option = There is no option “{ $name }” here; --help lists them.
usage-option-value = Option “{ $name }” needs a value.
usage-missing = { $name } is missing; --help shows what belongs there.
usage-value = The value of { $name } is not allowed; --help shows which values are.
usage-other = This command line is not understood: { $detail } See --help.

# Files
file-missing = There is no file “{ $file }”.
file-exists = “{ $file }” exists already and is not overwritten.
file-folder = “{ $file }” is a folder; a game needs the name of a file.
file-not-text = “{ $file }” is not a text file.
file-unreadable = “{ $file }” cannot be read: { $detail }.
file-unwritable = “{ $file }” cannot be written: { $detail }.
file-seed = “{ $file }” should hold a line “seed: NUMBER” and, for secret choices, lines “answer: SEAT ACTION”; it does not.
file-components = “{ $file }” was not played with the component file “{ $components }”. Name the file that it was played with, or leave --components out for our own cards.

# Tables
column-id = Id
column-title = Game
column-players = Players
column-minutes = Minutes
column-cards = Cards
column-designers = By
column-option = Option
column-values = Values
column-meaning = Meaning
column-line = Line
column-rule = Rule
column-total = Total
column-bot = Bot
column-games = Games
column-wins = Wins
column-share = Share
column-interval = 95 % interval
column-points = Points on average

games-options = Options, given as --option NAME=VALUE; the first value is the usual one.
games-levels = Levels of the bots, from the weakest to the strongest, for --players and wherever else a bot is named.
arena-share = { $figure }%
decimal-mark = .

# Beginning, keeping, ending
new-written = Wrote “{ $file }”. Its seed and all secret choices are in “{ $seed_file }”: do not show it to the players before the game is over.
play-what = “{ $given }” is neither a game nor a file. Games are: { $known }.
play-settled = { $name } is for new games; it cannot be changed in a saved one.
play-welcome = Type a number from the menu or an action; ? shows all that you can type.
bot-thinking = { $seat } is thinking ...
hand-over = It is { $seat }'s turn. Press Enter when nobody else is looking.
game-won = { $seats } wins.
game-shared = The victory is shared by { $seats }.
game-kept = The whole game is saved in “{ $file }”; “boomtown verify” and “boomtown replay” read it.
game-saved = From now on the game is saved in “{ $file }”.
left-saved = { $moves ->
    [one] One move is
   *[other] { $moves } moves are
} saved in “{ $file }”; continue with: boomtown play { $file }
left-unsaved = You left after { $moves ->
    [one] one move
   *[other] { $moves } moves
}; the game was not saved.
save-where = Say where: save FILE

# A person's turn
ask-input = 1-{ $count }, an action or ? >
ask-confirm = Enter: continue with { $pending }; u: undo >
confirm-keys = Possible here: Enter continues, u undoes the decision, s shows the score, q quits.
choice-kept = Your choice is kept secret. You can change it until the last player has chosen.
change-whose = Whose secret choice is to be changed? Type c and the number of the seat, one of: { $numbers }.
change-none = Nobody has made a secret choice that could still be changed.
menu-page = { $first } to { $last } of { $count }, best first · + and - turn the page · /WORDS filters, e.g. /turned
menu-number = There is no { $given } in the menu; it runs from 1 to { $count }.
menu-up-to = up to { $points }
menu-none = No entry of the menu contains “{ $text }”; the whole menu is shown again.
key-undo = u undo
key-change = c change a secret choice
key-all = s score · r rules · b board · ? help · q quit
see-rule = (Rule { $rule }; “r { $rule }” shows it.)
play-help =
    You can type:
      a number           the entry of the menu
      an action          { $verbs }
      + and -            the next page of a long menu, and the one before
      /WORDS             only the entries with these words, such as /0 2 or /turned; / alone shows all again
      u                  undo your last decision, unless somebody else has decided since or something was revealed
      c, c 1             let a player who has chosen in secret choose again, before all have chosen
      s                  everybody's score so far, line by line
      r, r W4.2          the rules, or one paragraph
      b                  the position once more
      save FILE          save the game in a file from now on
      q                  quit
    The number after an entry says how many points it brings you at once.

# Records
replay-ask = Move { $move } of { $moves } · Enter: next, b: back, a number: go to that move, q: quit >
replay-number = “{ $given }” is not possible here: press Enter, or type b, q or a number from 0 to { $moves }.
record-verified = { $file }: all { $moves } moves are legal, the game is over, and the seed is the one promised at the start (SHA-256 { $commit }).
record-entropy = Player { $number } added { $text } to the seed before the deal, and the cards follow from both.
record-totals = Result – { $totals }.
record-total = { $name }: { $points }
arena-running = Playing
column-elo = Elo
column-faults = Faults
arena-kept = { $games ->
    [one] One game is kept in { $folder }.
   *[other] { $games } games are kept in { $folder }.
}
arena-unrated = There is no Elo without the libraries of the extra “arena”: pip install 'boomtown[arena]'.
arena-sprt-yes = After { $deals } deals the test ends: { $first } is better than { $second }, by about { $high } Elo or more rather than { $low } or less (evidence { $evidence }, bound { $bound }).
arena-sprt-no = After { $deals } deals the test ends: { $first } is not better than { $second } by { $high } Elo, rather by { $low } or less (evidence { $evidence }, bound -{ $bound }).
arena-sprt-open = After { $deals } deals the test is still open: whether { $first } is { $high } Elo better than { $second }, or at most { $low }, needs more games (evidence { $evidence }, bounds ±{ $bound }).
arena-plot-title = { $game }: ratings with 95 % intervals
arena-plot-label = Elo; the mean of all is 0
arena-provenance = { $game } · { $seats } seats · { $games } games · deals { $first } to { $last } · budget { $budget } · engine { $engine }, { $python } · { $date }
column-seat = Seat
column-component = Component
column-deed = What
column-of-players = Of players
column-of-games = Of games
column-win-lift = Wins over par
column-point-lift = Points over the mean
column-mark = Mark
deed-taken = taken
deed-built = built
deed-used = used
deed-opened = opened
deed-given = received as a gift
deed-kept = kept as a Favor
deed-drawn = drawn
balance-unused = Nobody did anything with: { $names }.
balance-unbalanced = out of balance
train-better = { $seats } seats: learned from { $positions } positions of { $games } games. Error { $loss } points, hand-made { $handmade }. Rating gained: { $elo } ({ $measured } games at { $iterations } iterations).
train-not-better = { $seats } seats: learned from { $positions } positions of { $games } games. Error { $loss } points, hand-made { $handmade }. Rating gained: { $elo } ({ $measured } games at { $iterations } iterations). That is no better, so the hand-made judgement stays.
train-written = The weights are in { $file }.

components-right = { $file } has no faults; play { $game } with it by --components { $file }.
components-line = { $file }, line { $line }: { $problem }
components-wrong = { $count ->
    [one] One fault was found.
   *[other] { $count } faults were found.
}

# Data
help-export = Write finished games as data for learning, one row per decision.
help-export-games = the games to write; all if none is named
help-export-to = the file to write; its ending, .jsonl or .parquet, says how
help-export-from = a record, a folder of records or the data folder of a server; may be given several times
help-export-database = the address of a PostgreSQL database that servers share, as for “serve”
export-written = { $file }: { $rows ->
    [one] one decision
   *[other] { $rows } decisions
} of { $games ->
    [one] one game.
   *[other] { $games } games.
}

# boomtown tables
help-tables = Look after the tables of a server: **list** them, **show** one as a record, **export** and **import** them, **delete** some, let old ones **expire**, **check** them all, make a **backup** of the data, or **downgrade** them for an older version.
help-tables-what = list, show, export, import, delete, expire, check, backup or downgrade.
help-tables-names = Ids of tables; for import and backup, files; for downgrade, the step that the older version names.
help-days = Expire tables at which nothing was played for so many days.
help-unfinished = Expire tables too whose games are not over.
tables-column-table = Table
tables-column-game = Game
tables-column-version = Version
tables-column-seats = Seats
tables-column-moves = Moves
tables-column-last = Last move (UTC)
tables-column-stands = State
tables-over = over
tables-under-way = under way
tables-size = { $count ->
    [one] One table
   *[other] { $count } tables
  }, { $size } MB on the disk.
tables-imported = Table { $table } is stored.
tables-deleted = { $count ->
    [0] No table was deleted.
    [one] One table was deleted.
   *[other] { $count } tables were deleted.
  }
tables-right = { $count ->
    [one] One table, and nothing is wrong with it.
   *[other] { $count } tables, and nothing is wrong with them.
  }
tables-faults = Something is wrong with { $count } of { $tables } tables.
tables-backed-up = The data are copied to { $file }.
tables-unknown = There is no table { $table }.
tables-in-use = A server is playing table { $table } now. Stop it first, or try again when the table has been idle for ten minutes.
tables-exists = There is a table { $table } already; nothing was changed.
tables-no-export = This is no table that “boomtown tables export” has written.
tables-downgraded = The data are those of step { $step } now. Install the version that knows it before you start a server.
tables-no-step = There is no step “{ $given }”. The steps are { $known }; the older version names the one that it knows.
tables-servers-run = Servers are using these data. Stop them all first.
tables-no-days = Say for how many days nothing was played: --days 365
tables-arguments = “boomtown tables { $command }” { $count ->
    [0] needs no table and no file.
   *[other] needs the id of a table, a file or a step.
  }
tables-bad-moves = It should have { $ply } moves without a gap, and { $moves } are stored.
tables-bad-settings = Its settings cannot be read.
tables-backup-exists = The file { $file } exists already; choose another name.
tables-backup-postgres = For PostgreSQL use its own program pg_dump.

# The page of the ladder
ladder-title = The ladder
ladder-about = How much stronger each level of the bots is than the one below: two seats, every deal played from both, Elo with 95 % intervals. Each step should be { $low } to { $high } Elo, so that people feel it. `boomtown ladder` plays the games and writes this page; with the same folder it goes on where it was.
ladder-cut = **This run was cut short:** { $games } of { $all } games are played.
ladder-picture = How much stronger each level is than the one below, by game; the band is { $low } to { $high } Elo
ladder-axis = Elo over the level below
ladder-rung = { $upper } over { $lower }
ladder-outside = outside
ladder-nothing = Not played yet.
ladder-skill = The error in a rating at the beginning of the game, as a share of the game’s swing: greenhorn { $greenhorn }, cowhand { $cowhand }. Lines of play looked at: ranger { $ranger }, marshal { $marshal }.
ladder-written = The page is in { $file }.
