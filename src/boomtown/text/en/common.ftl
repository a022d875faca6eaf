# What the engine itself says, for all games and all clients.

language-name = English
player-name = Player { $number }

# The bots, and how each level plays
bot-greenhorn = Greenhorn
bot-cowhand = Cowhand
bot-deputy = Deputy
bot-ranger = Ranger
bot-marshal = Marshal
bot-random = Random
bot-greenhorn-ways = Sees what is close at hand and misjudges what is far off.
bot-cowhand-ways = Knows the trade, but is often wrong about what pays in the long run.
bot-deputy-ways = Takes what looks best at once, without thinking ahead.
bot-ranger-ways = Looks a little way ahead before each decision.
bot-marshal-ways = Thinks ahead as far as time allows; nobody here is stronger.

# Where the cards of a game come from
provenance-published = published
provenance-reconstructed = reconstructed

# Values of options
value-true = yes
value-false = no

# What is asked
prompt-over = The game is over.
prompt-wait = Waiting for { $seats }.
prompt-answered = Your choice is made. You may change it while we wait for { $seats }.

# Why not
game-over = The game is over; nothing more can be done.
not-asked = { $seat } has nothing to decide now; the decision is up to { $pending }.
not-now = “{ $text }” is not possible now. { $question }
no-such-seat = { $seat } does not sit at this table; it has { $seats } seats.
cannot-undo = { $seat } has nothing to take back: somebody else has decided since, or something was revealed.
cannot-undo-strict = { $seat } cannot take this back: something was revealed since then, and this table is strict.
cannot-undo-moves = { $given } moves cannot be taken back; { $moves } have been made.

# How a game was played
practice = Practice: { $count ->
    [one] one take-back over a reveal
   *[other] { $count } take-backs over a reveal
}

# Unknown names
unknown-game = There is no game “{ $given }”. Games are: { $known }.
unknown-bot = There is no bot “{ $given }”. Bots are: { $known }. A class is named as module:Class, a program as cmd:PROGRAM.
bot-unloadable = The bot “{ $given }” cannot be used: { $detail }.
bot-setting = “{ $given }” is no setting of the bot { $bot }. Its settings, written as NAME=VALUE: { $known }.
bot-setting-value = “{ $given }” cannot be the value of { $name }. A number above 0 is expected, such as { $name }={ $example }.
bot-no-command = “{ $given }” names no program. Write the command after cmd:, as in cmd:node bot.js.
bot-no-choose = The bot “{ $given }” cannot be used: it has no method choose(seat).
bot-illegal = The bot { $bot } answered { $given }, which is none of its legal actions. choose(seat) must return one of seat.legal().
bot-message-json = This line is no message. A message is one JSON object in one line, with a "type": { $detail }
bot-message-type = There is no message of type “{ $given }”. Types are: hello, setup, position, go, stop, quit.
bot-message-early = “{ $given }” comes too early: send “{ $first }” first.
bot-message-field = The message needs a field “{ $name }” of the type { $kind }.
bot-message-world = The position cannot be read: { $detail }
bot-message-seat = Seat { $seat } has nothing to decide in this position.
arena-no-bots = A contest needs at least one bot.
arena-no-result = This record is not from an arena: it has no line “# arena:”.
arena-folder = The folder { $folder } cannot be used: { $detail }.
arena-other-contest = { $folder } holds games of another contest, which differs in: { $different }. Choose another folder with --out, or repeat that contest with the same engine.
arena-extra = { $what } needs { $library }, which is not installed. Install the extra: pip install 'boomtown[arena]'.
arena-plot-format = { $file } can hold no plot. Its name must end in one of: { $known }.
arena-plot-folder = There is no folder { $folder } for the plot. Make it first.
arena-sprt-two = The test compares two bots, but { $given } were named. Name two, of which the second may fill the table.
arena-sprt-form = “{ $given }” is no question. Write two numbers of Elo, the lower one first, as in --sprt 0,20.
balance-no-deeds = { $game } counts nothing: its room names no deeds.
train-no-features = { $game } has nothing to learn from: its room describes no features.
train-alone = Judgement is learned for two seats or more, since it is measured by who wins.
weights-features = The weights of { $game } were learned from other features than the game has now. Learn them anew with “boomtown train”.
unknown-player = “{ $given }” cannot sit down. A player is one of: { $known }; a name may follow, as in person:Anna. A class is named as module:Class, a program as cmd:PROGRAM.
unknown-language = There is no language “{ $given }”. Languages are: { $known }.
extra-missing = This needs the package “{ $module }”, which is not installed. Type: pip install "boomtown[{ $extra }]"
picture-ending = “{ $file }” is no file for a picture. Its name ends with one of: { $known }.
export-ending = “{ $file }” is no file for data. Its name ends with one of: { $known }.
export-database = The database cannot be read: { $detail }

# Rooms that do not bring what every room must
room-unloadable = The game { $game } cannot be played: loading { $module } fails ({ $detail }).
room-without = The game { $game } cannot be played: { $module } must define { $name }, a { $kind }.
room-wrong-type = The game { $game } cannot be played: { $name } in { $module } must be a { $kind }, not a { $given }.
room-other-id = The game { $game } cannot be played: META in { $module } has the id “{ $given }”; it must be “{ $game }”.

# Setting up
setup-seats = { $game } cannot be played by { $given }. Possible numbers of players: { $allowed }.
setup-option = { $game } has no option “{ $option }”. Options are: { $known }.
setup-value = Option “{ $option }” cannot be “{ $given }”. Possible values: { $allowed }.
option-form = Write an option as NAME=VALUE; “{ $given }” has no equals sign.
players-count = { $given ->
    [one] { $given } player is
   *[other] { $given } players are
} named, but the table has { $count } seats.
seat-number = There is no seat { $given }; the seats are numbered from 1 to { $count }.
watch-bots = Only bots can be watched; to play yourself, use “boomtown play”.

# Notation
notation-verb = “{ $text }” is no action of this game. Actions begin with: { $verbs }.
notation-count = This action is written “{ $usage }”: { $expected ->
    [one] one word follows
   *[other] { $expected } words follow
}, not { $given }.
notation-number = “{ $text }” cannot be { $argument }: write a whole number from { $low } to { $high }.
notation-word = “{ $text }” cannot be { $argument }: write one of { $choices }.
notation-code = There is no action number { $code }; they run from 0 to { $size } (exclusive).

# Aids
aid-unknown = This game has no aid “{ $given }”. Aids are: { $known }.
aid-args = The aid “{ $name }” takes these arguments: { $expected }; given were: { $given }.

# Records
record-first-line = This is no record of a game: its first line must be “{ $expected }”.
record-head = Line { $line } of the record, “{ $text }”, is not understood. The head has game, version, seats, option, components, commit, seed, entropy and practice, each with a colon, and ends with an empty line.
record-missing = The head of the record has no line “{ $name }: ...”.
record-number = In the head of the record, { $name } must be a whole number, not “{ $text }”.
record-seat = Line { $line } of the record, “{ $text }”, does not begin with the number of a seat.
record-action = Line { $line } of the record, “{ $text }”, holds no action of this game: { $reason }
record-no-seed = The seed of this game is not known yet: the record holds it once the game is over; until then it is only in FILE.seed.
record-commit = The seed { $seed } is not the one that was promised: its SHA-256 differs from { $commit }.
record-version = The record was made with version { $version } of { $game }, and this is version { $engine }; it cannot be replayed here.
record-components = The record was played with a component file of { $game } that is not loaded here; name that file.
record-components-fixed = The record was played with other cards of { $game } than ours, and this game takes no others.
record-illegal = Move { $move }, “{ $text }”, is not allowed: { $reason }
record-unfinished = The game is not over after { $moves ->
    [one] one move
   *[other] { $moves } moves
}, so it cannot be verified yet.

# Score sheets
sheet-no-table = A score sheet must be an object with names and values.
sheet-missing = The sheet has no “{ $name }”. It could be: { $example }.
sheet-key = The sheet has an unknown key “{ $name }”. Keys are: { $known }.
sheet-flag = “{ $name }” must be true or false, not “{ $given }”.
sheet-game = There is no score sheet for “{ $given }”. There are sheets for: { $known }.
sheet-other-game = This is a sheet of “{ $given }”, not of “{ $game }”.
sheet-json = The sheet is not valid JSON: look at line { $line }, column { $column }.
sheet-toml = The sheet is not valid TOML: { $detail }.
sheet-long = The sheet has { $given } characters; { $most } are the most it can have.
sheet-deep = The sheet has too many brackets or tables within each other; no score sheet needs more than a few.
sheet-number = The sheet has a number of more than { $most }; no count in the games comes near.

# Rules
rules-missing = The rules of { $game } are not there in this language ({ $language }).
rules-paragraph = The rules have no paragraph “{ $given }”; they run from { $first } to { $last }.

# Component files
components-unreadable = The component file { $file } cannot be read: { $detail }.
components-no-file = There is no component file { $file }.
components-folder = { $file } is a folder. Name a component file in it.
components-not-text = Line { $line } of the component file { $file } is not text in UTF-8. Save the file in that encoding.
components-bad-file = { $file } cannot be played with. Line { $line }: { $problem }
components-fixed-cards = The cards of { $game } are fixed; only games with reconstructed cards take a file of your own: { $known }.
components-unknown-edition = The component file of { $game } with the mark { $given } is not loaded here.
components-long = The file has more than { $most } characters; no set of components needs as many.
components-long-line = This line has more than { $most } characters; break it into several.
components-deep = Here are more than { $most } brackets or tables within each other; no set of components needs as many.
components-syntax = The file is not valid TOML: { $detail }
components-syntax-end = it ends in the middle of an entry.
components-syntax-open = a bracket or a quotation mark is not closed before column { $column }.
components-syntax-twice = the entry or table that ends before column { $column } was written before; each may be written once only.
components-syntax-sign = what begins at column { $column } cannot stand there. Entries look like this: name = 3, name = "text", name = [1, 2].
components-missing = { $path } is missing. It should be { $wanted }.
components-wanted-value = a value
components-wanted-whole = a whole number from { $low } to { $high }
components-wanted-flag = true or false
components-wanted-word = one of { $choices }
components-wanted-text = a text
components-wanted-list = a list
components-wanted-table = a table with { $choices }
components-unknown = { $path } is not known. Known here: { $choices }.
components-table = { $path } must be a table, not { $given }.
components-list = { $path } must be a list, not { $given }.
components-length = { $path } must have { $expected } entries; it has { $given }.
components-whole = { $path } must be a whole number from { $low } to { $high }, not { $given }.
components-flag = { $path } must be true or false, not { $given }.
components-word = { $path } must be one of { $choices }, not { $given }.
components-text = { $path } must be a text in one line that does not begin with @, not “{ $given }”.
components-id = { $path } must have only letters, digits, - and _, unlike “{ $given }”.
components-twice = { $path }: “{ $given }” occurs twice, but may occur once only.
components-reference = { $path }: there is no “{ $given }”. There are: { $choices }.
components-fixed = { $path } is the same in every file: { $expected }. Write that or leave it out; { $given } cannot be played.
components-more-faults = { $more ->
    [one] One more fault is not listed.
   *[other] { $more } more faults are not listed.
}
