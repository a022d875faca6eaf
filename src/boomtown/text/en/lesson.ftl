# Lessons: a newcomer's first game, step by step
lesson-not-now = That would be allowed, too. For the lesson, please follow the note.
lesson-none = There is no lesson here.

# What is wrong with the file of a lesson
lesson-bad-move = { $path } must be a seat and an action, such as "1 take 4"; “{ $given }” will not do.
lesson-bad-ref = { $path } must name an object, such as "card:4"; “{ $given }” will not do.
lesson-bad-action = The lesson of { $game }, step { $step }: { $problem }
lesson-learner = The lesson of { $game } has { $seats } seats, counted from 0, so { $given } cannot be the learner's.

# In the browser
web-lesson-learn = { $minutes ->
    [one] Learn it: one minute
   *[other] Learn it: { $minutes } minutes
}
web-lesson-resume = Go on with the lesson
web-lesson-title = Lesson
web-lesson-where = { $number } of { $count }
web-lesson-next = Next
web-lesson-finish = Play on
web-lesson-understood = All right
web-lesson-read = Read the note, then go on.
web-lesson-skip = Leave the lesson and play on
web-lesson-leave = Leave lesson
web-lesson-tap = Tap again to do it.
web-lesson-watch = Watch what the others do.
web-lesson-best = { $gained }: that was the best there was. Well done!
web-lesson-more = You got { $gained }. The best was { $best }: you could have had { $more } more there.
web-lesson-even = { $gained } in this turn, as much as the Deputy would have made. Well done!
web-lesson-nothing = { $gained } in this turn, and the Deputy would have made no more. Some turns only prepare the next ones.
web-lesson-better = { $gained } in this turn, more than the Deputy would have made ({ $best }). Well done!
web-lesson-less = { $gained } in this turn. The Deputy would have made { $best } here: { $more } more.
web-lesson-again = Try it again
web-lesson-wait = The engine is looking at your move …
web-lesson-show = Show the note

# What does this do?
web-reading-now = Scores now: { $points }.
web-reading-counts = Counts now for: { $lines }.
web-reading-nothing = Scores nothing at the moment.
web-reading-total = { $points ->
    [one] 1 point now.
   *[other] { $points } points now.
}
web-reading-bot = Played by the computer, at the level { $level }.
web-key-inspect = What does this do? Arrow keys go from object to object, Esc ends.

# The score pad
web-pad = Score pad
web-pad-text = For a game played with the box: lay out what lies on the table, and the engine counts it. The sheet is kept in this browser, and its link holds all of it.
web-pad-share = Copy the link
web-pad-copied = Copied
web-pad-print = Print
web-pad-clear = New sheet
web-pad-goals = The three goals:
web-pad-terrain = Terrain:
web-pad-symbol = Symbol:
web-pad-parcel = Parcel:
web-pad-characters = Characters ({ $count })
web-pad-sold = Cards sold by the Auctioneer
web-pad-more = One more player
web-pad-fewer = One player fewer
web-pad-virtual = One more virtual player
web-pad-prestige = Prestige
web-pad-wealth = Wealth
web-pad-buildings = Buildings
web-pad-zone = Zone:
web-pad-row = Row (1 is north)
web-pad-column = Column (1 is west)
web-pad-lots = Lots:
web-pad-owner = Cube of:
web-pad-nobody = nobody
web-pad-add = Add the building
web-pad-building = { $zone }, row { $row }, column { $column } ({ $lots }), { $owner }
web-pad-whole-block = whole block
web-pad-lot-nw = north-west
web-pad-lot-ne = north-east
web-pad-lot-sw = south-west
web-pad-lot-se = south-east
web-pad-remove = Remove
web-pad-markers = Markers on the grey spaces
web-pad-space-north = North, columns { $first } and { $second }
web-pad-space-east = East, row { $row }
web-pad-no-marker = none
web-pad-coloma-points = Points on the track
web-pad-coloma-hotels = Hotels
web-pad-coloma-graves = Graves
web-pad-coloma-gold = Nuggets
web-pad-coloma-horses = Horses
web-pad-coloma-hand = Cards in hand
web-pad-coloma-used_barrels = Used barrels
web-pad-coloma-event_tents = Tents on events
web-pad-coloma-bucks = Dollars
web-pad-coloma-dudes = Dudes in the Lodge
web-pad-coloma-tents = Tents in the Lodge
web-pad-coloma-board = Canyon board:
web-pad-coloma-buildings = Buildings:
web-pad-coloma-bridges = Bridges:
web-pad-coloma-lands = Lands with a tent:
web-pad-coloma-rivers = Rivers:
web-pad-coloma-shade = Points of Shade

# The rules page
web-rules-search = Search the rules and cards
web-rules-reference = Reference
