# What the command line and the terminal client say.

# Help
help-app = Town-building tabletop games with their complete rules: play, watch, score.
help-lang = Language: en, it or de; otherwise that of your system. This option may stand anywhere.
help-help = Show this text.
help-version = Show the version.
help-panel-arguments = Arguments
help-panel-options = Options
help-panel-commands = Commands
help-games = List the games and their options.
help-play = Play in the terminal: a new game, or one saved in a file. Without --players you play against deputies.
help-watch = Watch bots play against each other.
help-new = Start a game and write it to a file; the seed and secret choices go to FILE.seed beside it. Without --players every seat is a person.
help-show = Show the position of a game saved in a file.
help-move = Make one move in a game saved in a file, as in: boomtown move FILE take 7 (bots whose turn it is then move at once).
help-replay = Go through a record move by move.
help-verify = Check a finished record: the seed is the one promised and every move is legal.
help-score = Score a finished physical game from a sheet typed in by hand (docs/sheets.md).
help-rules = Show the rules of a game, or one paragraph of them.
help-arena = Let bots play a tournament and print wins, points and 95 % intervals.
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
help-game-id = The game; “boomtown games” lists them.
help-record = The file of the game.
help-sheet = The score sheet, JSON or TOML.
help-play-what = The name of a game, or a file to go on with.
help-action = The action, such as: place 2 -1 turned
help-paragraph = A number such as W4.2; without it, all of them.
help-bots = The bots, one per seat: greenhorn, deputy or marshal.
help-seats = Number of players.
help-seat = The seat, counted from 1.
help-players = Who sits where, separated by commas: person, greenhorn, deputy, marshal; a name may follow, as in person:Anna.
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
help-arena-games = How many games to play.
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
record-totals = Result – { $totals }.
record-total = { $name }: { $points }
arena-running = Playing

components-right = { $file } has no faults; play { $game } with it by --components { $file }.
components-line = { $file }, line { $line }: { $problem }
components-wrong = { $count ->
    [one] One fault was found.
   *[other] { $count } faults were found.
}
