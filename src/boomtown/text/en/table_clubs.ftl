# Open tables and clubs
club-unknown = There is no such club. Perhaps the link is not complete.
club-wrong-key = This link does not open the club. Ask a member for a new one.
club-not-member = You are not a member of this club, or not any more.
club-only-founder = Only whoever leads the club may remove others.
club-bad-name = The name of a club has 1 to { $length } characters.
club-name-taken = Somebody in the club is called { $name } already. Please choose another nickname.
club-full = A club has at most { $count } members.
club-other-table = Only whoever made the table can make it one of a club, and of one club only.

# Plans
plan-asked = You are asked now, so there is nothing to plan: decide on the board.
plan-impossible = That is not possible in the position that is expected. Please plan anew.
plan-too-far = Nobody can say what you will be asked next: the game ends before, or that lies too far ahead.
plan-nothing = There is nothing to plan here.
