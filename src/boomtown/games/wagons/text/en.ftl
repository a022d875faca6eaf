
# What the game is about
wagons-intro = Build the better frontier town. On your turn take the next card of the circle and lay it beside your town or over parts of it; or skip cards, which your opponent then gets. At the end your largest group of each terrain and the three goals bring points. Only what is visible counts.
wagons-aim = Take cards around the circle and build the better frontier town; what you skip goes to your opponent.

# What is asked
wagons-ask-start = Choose the card of the circle at which your opponent starts.
wagons-ask-take = Take card { $next }, the next one, or a later card; every card you skip goes to your opponent. { $cards ->
    [one] It is the last card of the circle.
   *[other] { $cards } cards are left.
}
wagons-ask-place = Place card { $card } in your town.
wagons-ask-place-gift = Place card { $card }, which your opponent skipped.{ $cards ->
    [one] {""}
   *[other] {" "}You have { $cards } cards to place.
}

# What happens
wagons-started = { $seat } puts the starting mark at card { $card }.
wagons-took = { $skipped ->
    [0] { $seat } takes card { $card }.
    [one] { $seat } skips one card and takes card { $card }.
   *[other] { $seat } skips { $skipped } cards and takes card { $card }.
}
wagons-gift = { $seat } receives card { $card } as a gift.
wagons-placed = { $seat } places card { $card } at { $x } { $y }, { $turn ->
    [turned] turned by 180°.
   *[other] upright.
}
wagons-ended = All cards have been placed. The game is over.

# Why not
wagons-not-in-circle = Card { $card } is not in the circle.
wagons-first-at-origin = The first card of a town lies at 0 0, upright or turned; the grid is counted from it.
wagons-corner-only = A card must touch your town along an edge or cover part of it; a corner alone is not enough.
wagons-no-contact = A card must touch your town along an edge or cover part of it; there is nothing of yours at that place.

# Terrains and symbols
wagons-terrain-desert = desert
wagons-terrain-forest = forest
wagons-terrain-mountain = mountain
wagons-terrain-plains = plains
wagons-terrain-snow = snow
wagons-terrain-water = water
wagons-symbol-bottle = bottle
wagons-symbol-cow = cow
wagons-symbol-fort = fort
wagons-symbol-gun = gun
wagons-symbol-mine = mine
wagons-symbol-wagon = wagon

# Goals and their explanation in one sentence
wagons-goal-badlands = Badlands
wagons-explain-badlands = 4 points for each gun directly between two deserts, left and right or above and below.
wagons-goal-happy_cows = Happy Cows
wagons-explain-happy_cows = 2 points for each cow that is neither on snow nor next to snow.
wagons-goal-the_clearing = The Clearing
wagons-explain-the_clearing = 2 points for each fort, minus 1 for each forest territory.
wagons-goal-circle_the_wagons = Circle the Wagons
wagons-explain-circle_the_wagons = 6 points for each territory with a wagon on all four sides.
wagons-goal-smalltown_charm = Smalltown Charm
wagons-explain-smalltown_charm = Whoever has fewer visible territories scores the difference.
wagons-goal-gold_country = Gold Country
wagons-explain-gold_country = 2 points for each mine on a mountain or next to one.
wagons-goal-prairie_life = Prairie Life
wagons-explain-prairie_life = Half the sum of your cows and your plains territories, rounded down.
wagons-goal-cool_water = Cool Water
wagons-explain-cool_water = 3 points for each wagon on or next to your largest group of water.
wagons-goal-claim_jumpers = Claim Jumpers
wagons-explain-claim_jumpers = 9 points for having more mines than the other; but 5 of them go to the other if that one has more guns.
wagons-goal-boom_or_bust = Boom or Bust
wagons-explain-boom_or_bust = By your number of mines: 0 to 2 bring 5 points, 3 to 6 nothing, 7 bring 3, 8 or more bring 8.
wagons-explain-boom_or_bust-per-mine = Per mine, by your number of mines: with 0 to 2 each brings 5 points, with 3 to 6 nothing, with 7 each brings 3, with 8 or more each brings 8.
wagons-goal-wagon_train = Wagon Train
wagons-explain-wagon_train = Each straight run of wagons scores by its length: 2 bring 1 point, 3 bring 2, 4 bring 4, 5 bring 7, 6 or more bring 10.
wagons-goal-one_too_many = One Too Many
wagons-explain-one_too_many = Whoever has more bottles loses 1 point for each bottle of the other.
wagons-goal-bootleggers = Bootleggers
wagons-explain-bootleggers = 2 points for each bottle next to a wagon, minus 1 for each other bottle.
wagons-goal-undiscovered = Undiscovered
wagons-explain-undiscovered = 5 points for each hole of one empty space with territories on all eight spaces around it.
wagons-goal-fortified = Fortified
wagons-explain-fortified = 7 points for each block of two by two forts; blocks may overlap.
wagons-goal-the_herd = The Herd
wagons-explain-the_herd = 2 points for each cow in your largest group of connected cows.
wagons-goal-target_practice = Target Practice
wagons-explain-target_practice = For each bottle, 1 point per territory between it and the closest gun in its row or column.
wagons-goal-rifles_ready = Rifles Ready
wagons-explain-rifles_ready = 2 points for each fort next to a gun.

# Score lines
wagons-line-desert = Desert
wagons-line-forest = Forest
wagons-line-mountain = Mountain
wagons-line-plains = Plains
wagons-line-snow = Snow
wagons-line-water = Water
wagons-line-badlands = { wagons-goal-badlands }
wagons-line-happy_cows = { wagons-goal-happy_cows }
wagons-line-the_clearing = { wagons-goal-the_clearing }
wagons-line-circle_the_wagons = { wagons-goal-circle_the_wagons }
wagons-line-smalltown_charm = { wagons-goal-smalltown_charm }
wagons-line-gold_country = { wagons-goal-gold_country }
wagons-line-prairie_life = { wagons-goal-prairie_life }
wagons-line-cool_water = { wagons-goal-cool_water }
wagons-line-claim_jumpers = { wagons-goal-claim_jumpers }
wagons-line-boom_or_bust = { wagons-goal-boom_or_bust }
wagons-line-wagon_train = { wagons-goal-wagon_train }
wagons-line-one_too_many = { wagons-goal-one_too_many }
wagons-line-bootleggers = { wagons-goal-bootleggers }
wagons-line-undiscovered = { wagons-goal-undiscovered }
wagons-line-fortified = { wagons-goal-fortified }
wagons-line-the_herd = { wagons-goal-the_herd }
wagons-line-target_practice = { wagons-goal-target_practice }
wagons-line-rifles_ready = { wagons-goal-rifles_ready }

# Options
wagons-option-boom_per_mine = Boom or Bust counts for each mine
wagons-option-starter = The first turn
wagons-value-first = has the first seat
wagons-value-second = has the second seat
wagons-value-drawn = is drawn by lot

# On the table
wagons-goals = Goals
wagons-goal-terrains = Largest groups
wagons-explain-terrains = Of each terrain your largest connected group counts: 1 point for each territory in it. A territory is a quarter of a card.
wagons-circle = Circle, the next card first
wagons-circle-empty = The circle is empty.
wagons-hand = Cards of { $seat } to place
wagons-card = card { $card }
wagons-upright = upright
wagons-turned = turned
wagons-town = Town of { $seat }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
wagons-town-empty = no card yet
wagons-last-card = [ ] the card laid last
wagons-spots = “place X Y” puts the card's upper left territory at column X, row Y. A dot or a number marks free spots, the number being the points won; you may also cover your own territories.
wagons-label-next = the next card
wagons-label-skip = { $cards ->
    [one] gives 1 card to { $player }
   *[other] gives { $cards } cards to { $player }
}
wagons-label-covers = covers { $count }

# Score sheets
wagons-sheet-goals = “goals” must be a list of exactly three goals; this one has { $count }. Goals are: { $known }.
wagons-sheet-goal = Goal { $place }, “{ $given }”, is unknown. Goals are: { $known }.
wagons-sheet-goal-twice = Goal “{ $given }” stands there twice; the three goals of a game are different.
wagons-sheet-towns = “towns” must be a list of exactly two towns; this one has { $count }.
wagons-sheet-town = Town { $town } must be a list of rows like "Dw .. Fc"; it is not a list.
wagons-sheet-row = Town { $town }, row { $row }: a row must be a text like "Dw .. Fc".
wagons-sheet-cell = Town { $town }, row { $row }, column { $column }: “{ $given }” is no territory. Write a terrain letter ({ $terrains }) and a symbol letter ({ $symbols }), like "Dw", or ".." where nothing lies.
wagons-sheet-many = Town { $town }, row { $row }, column { $column }: this is one territory too many. All fifteen cards, in both towns together, have only { $limit }.
wagons-sheet-apart = Town { $town }, row { $row }, column { $column }: this territory does not touch the rest of the town along an edge. A town always hangs together.

# In the browser
web-wagons-ring = Circle
web-wagons-empty = Your town begins with the first card. The three goals bring points, and so does your largest group of each terrain.
web-wagons-start = Start the circle here
web-wagons-take = { $cards ->
    [0] Take the next card: it gives nothing away
    [one] Take this card: { $player } gets the one you skip
   *[other] Take this card: { $player } gets the { $cards } you skip
}
web-wagons-ghost = At column { $x }, row { $y }. Arrow keys move it, R turns it, Enter places it.
# Questions that are shorter where the cards are in sight
web-wagons-ask-take = Take the next card or a later one; skipped cards go to your opponent.
web-wagons-ask-place = Place your card. It may also cover parts of your town.
web-wagons-ask-place-gift = Place the gift your opponent skipped.{ $cards ->
    [one] {""}
   *[other] {" "}{ $cards } cards are to be placed.
}
web-why-wagons-first-at-origin = The first card of a town lies in the middle; everything else is built around it.
web-why-wagons-not-in-circle = This card is no longer in the circle.

# The lesson
wagons-lesson-aim = Welcome! Two towns grow on the frontier: yours and the Deputy's, whom the computer plays. When all cards are placed, the town with more points wins.
wagons-lesson-circle = These fifteen cards lie in a circle. You take them clockwise, from the wheel on. A card has four territories, each with a terrain and a symbol.
wagons-lesson-goals = These three goals count for both of you. Here they want cows away from snow, mines next to mountains and cows side by side. They are different in every game.
wagons-lesson-take = Your turn. Take the next card, the one that is lit: three deserts, a cow and a mountain.
wagons-lesson-first = Now it goes into your town. The first card simply lies there. Place it.
wagons-lesson-points = 8 points already! For each terrain your largest group counts one point per territory: three deserts bring 3. The cow scores for two goals.
wagons-lesson-gift = The Deputy skipped a card to reach a better one. A skipped card is a gift for the other side: this one is yours, and you place it before you take a card.
wagons-lesson-turn-card = Turn it round with the Turn button, then place it there. Desert meets desert, cow meets cow: +7.
wagons-lesson-turn-card-instead = Not bad, but there is a better place: turn the card and leave it where it stands.
wagons-lesson-cover = A card must touch your town along an edge, or lie over a part of it. You may cover what is worth little: only what you still see counts.
wagons-lesson-next = Now your own card. Two mountains and another cow for your herd: take the next one again.
wagons-lesson-place = This time you choose the place. Move the card about and watch the number at its corner: that is what it brings.
wagons-lesson-skip = You may skip, too. The first of these brings you about 6 points, the second one as well; but for the second one you would give the first away. Skip only when it is worth a gift.
wagons-lesson-turn = A whole turn of your own: take a card, then place it.
wagons-lesson-again = Once more. First place your gifts if you have any, then take and place a card.
wagons-lesson-end = That is the whole game. Grow large groups, build for the goals, and look at every gift before you give it. Play on from here, or start a new game.

# What happened, where the cards are in sight
web-log-wagons-started = { $seat } sets where the circle begins.
web-log-wagons-took = { $skipped ->
    [0] { $seat } takes the next card.
    [one] { $seat } skips one card and takes this one.
   *[other] { $seat } skips { $skipped } cards and takes this one.
}
web-log-wagons-gift = { $seat } gets this card as a gift.
web-log-wagons-placed = { $seat } places it { $side }.
web-wagons-place-side = Place it { $side }, { $turn }
web-wagons-reading-next = Taking it gives nothing away.
web-wagons-reading-skip = { $count ->
    [one] Taking it gives your opponent one card.
   *[other] Taking it gives your opponent { $count } cards.
}
web-wagons-reading-next-title = The next card
web-wagons-reading-later-title = A later card of the circle
web-wagons-reading-laid-title = Card in the town of { $seat }
web-wagons-reading-gift-title = A card to be placed

# Under the pictures of a figure of the rules
wagons-figure-gift-placed = place your gifts
wagons-figure-taken = take a card
wagons-figure-placed = place it
wagons-figure-next = next
wagons-figure-later = later
wagons-figure-gift = gift
wagons-figure-first-gift = first gift
wagons-figure-second-gift = second gift
wagons-figure-own-card = then your own card
wagons-figure-upright = upright
wagons-figure-turned = turned by 180°
wagons-figure-under = below
wagons-figure-over = on top

# Headings of the reference list
wagons-group-cards = Cards
wagons-group-goals = Goals
wagons-group-terrains = Terrains
