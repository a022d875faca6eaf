# Carson City: The Card Game

# In the lobby
carson-aim = Bid in secret for cards and build a city where it matters what lies beside what.

# What is asked
carson-ask-suit = Choose your suit; it decides ties between bids.
carson-ask-power = You have the { $character }: use it now, or pass?
carson-ask-bid = Era { $era }, round { $round }: choose an auction card in secret.
carson-ask-take = Take a card of the row; slot 0 is the character.
carson-ask-take-sell = Take a card of the row; slot 0 is the character. Before that your Auctioneer may sell a card of your city: { $left ->
    [one] one sale is left.
   *[other] { $left } sales are left.
}
carson-ask-place = Lay card { $card } in your city.
carson-ask-sell = Sell a card of your city, or pass? { $left ->
    [one] One sale is left.
   *[other] { $left } sales are left.
}
carson-ask-recruit = Choose one more character, or pass.

# What happens
carson-round = Era { $era }, round { $round }.
carson-skull = A skull is on top: { $character } goes under the deck.
carson-arrives = { $character } comes to town.
carson-revealed = Terrain in the row: { $cards }.
carson-declined = { $seat } does not use { $character }.
carson-used = { $seat } uses { $character }.
carson-chose-suit = { $seat } plays the suit { $suit }.
carson-bid = { $seat } bids { $card }.
carson-virtual-bid = Virtual player { $number } bids { $card }.
carson-tie = Tie at { $bid } between { $seats }: on the back of the next character the { $first } stands before the { $last }.
carson-taking-order = Cards are taken in this order: { $seats }.
carson-took = { $seat } takes { $card }.
carson-virtual-took = Virtual player { $number } takes { $card }.
carson-set-aside = { $seat } has no place for { $card } and sets it aside.
carson-placed = { $seat } lays { $card } at { $x } { $y }.
carson-sold = { $seat } sells { $card }.
carson-removed = { $card } is left over and leaves the game.
carson-second-era = Era II begins: all auction cards return, used characters stand up again, except the Governor.
carson-recruited = { $seat } takes { $character } with the Paperboy.

# Why not
carson-other-power = You are asked about the { $character } now: use it, or pass.
carson-card-spent = You have already spent your { $card } in this era.
carson-suit-taken = Somebody has chosen the suit { $suit } already.
carson-no-such-card = There is no card in slot { $slot }; the row has the slots 0 to { $cards }, and some are taken.
carson-first-at-origin = The first card of a city lies at 0 0; the grid is counted from it.
carson-corner-only = A card must touch your city along a side or lie on it; a corner alone is not enough.
carson-no-contact = A card must touch your city along a side or lie on it; there is nothing of yours at that place.
carson-outside-box = Your city may not be larger than { $width } by { $height } parcels.
carson-covers = { $old } may not be covered by { $new }.
carson-covers-outlaws = Outlaws may be covered only with the Sheriff or a prison in your city.
carson-no-auctioneer = Only the owner of the Auctioneer may sell cards.
carson-sold-out = You have sold { $most } cards already; more are not allowed.
carson-no-card-there = No card of yours has its upper left parcel there.
carson-sale-layered = A card that lies on or under another one cannot be sold.
carson-sale-splits = Without this card your city would fall apart.
carson-sale-last = The last card of a city cannot be sold.
carson-not-recruitable = { $character } is held by a seat and cannot be chosen.

# Kinds of parcels
carson-kind-empty = empty land
carson-kind-house = house
carson-kind-townhouse = townhouse
carson-kind-mountain = mountain
carson-kind-mine = mine
carson-kind-ranch = ranch
carson-kind-blacksmith = blacksmith
carson-kind-drugstore = drugstore
carson-kind-bank = bank
carson-kind-saloon = saloon
carson-kind-hotel = hotel
carson-kind-general_store = general store
carson-kind-church = church
carson-kind-prison = prison
carson-kind-city_hall = city hall
carson-kind-outlaws = outlaws

# Things that are counted
carson-thing-empty = empty parcel
carson-thing-house = house
carson-thing-townhouse = townhouse
carson-thing-mountain = mountain
carson-thing-mine = mine
carson-thing-ranch = ranch
carson-thing-blacksmith = blacksmith
carson-thing-drugstore = drugstore
carson-thing-bank = bank
carson-thing-saloon = saloon
carson-thing-hotel = hotel
carson-thing-general_store = general store
carson-thing-church = church
carson-thing-prison = prison
carson-thing-city_hall = city hall
carson-thing-outlaws = outlaws parcel
carson-thing-house_units = house unit
carson-thing-civic = building other than house and townhouse

# Suits
carson-suit-hat = hat
carson-suit-star = star
carson-suit-cactus = cactus
carson-suit-boot = boot
carson-suit-horseshoe = horseshoe
carson-suit-cattle = cattle

# Characters
carson-character-paperboy = Paperboy
carson-character-governor = Governor
carson-character-lawyer = Lawyer
carson-character-chinese_worker = Chinese Worker
carson-character-heroes = Heroes
carson-character-gunsmith = Gunsmith
carson-character-mercenary = Mercenary
carson-character-doctor = Doctor
carson-character-auctioneer = Auctioneer
carson-character-captain = Captain
carson-character-sheriff = Sheriff
carson-character-banker = Banker
carson-character-grocer = Grocer
carson-character-cowboy = Cowboy
carson-character-singer = Singer
carson-character-settler = Settler
carson-character-prospector = Prospector
carson-character-teacher = Teacher
carson-character-indian = Indian
carson-character-undertaker = Undertaker
carson-character-editor = Editor

# What stands on the cards
carson-text-flat = { $points } points.
carson-text-penalty = Costs { $points } points, unless the city is lawful.
carson-text-near = { $points } per { $thing } next to it, { $most } at most.
carson-text-near-unlimited = { $points } per { $thing } next to it.
carson-text-per = { $points } per { $thing } in the city.
carson-text-units = Counts as { $units ->
    [one] one house unit.
   *[other] { $units } house units.
}
carson-text-lawful = Outlaws are harmless and count as empty parcels.
carson-text-when = { $uses ->
    [game] Once per game
   *[era] Once per era
}, { $phase ->
    [after_bids] after the bids
   *[before_bids] before the bids
}
carson-text-draft-and-turn = { carson-text-when }: one more terrain card comes into the row, and you take a card at once.
carson-text-draft-for-turn = { carson-text-when }: take a card at once; your bid is spent and you have no turn.
carson-text-double = { carson-text-when }: one more terrain card comes into the row, and you take two cards in your turn.
carson-text-boost = { carson-text-when }: adds { $bid } to your bid.
carson-text-sell = You may sell up to { $most } cards of your city.
carson-text-recruit = At the end you may take one more character that nobody holds.
carson-text-area = Your city may be { $side } by { $longer } or { $longer } by { $side }.
carson-text-sold = { $points } per card sold.
carson-text-characters = { $points } per character you have.
carson-text-symbols = { $dollar } per character with the dollar, { $arrow } per character with the arrow.
carson-text-best = As many points as your best { $thing }.
carson-text-touching = { $points } per { $thing } next to a { $near }.
carson-text-uncovered = { $points } per { $parcels } parcels of the box without a card, rounded up.

# Score lines
carson-line-ranch = Ranches
carson-line-mine = Mines
carson-line-drugstore = Drugstores
carson-line-bank = Banks
carson-line-saloon = Saloons
carson-line-general_store = General stores
carson-line-church = Churches
carson-line-blacksmith = Blacksmiths
carson-line-hotel = Hotels
carson-line-city_hall = City hall
carson-line-outlaws = Outlaws
carson-line-terrain = Terrain cards
carson-line-characters = Characters
carson-line-cards = All cards
carson-line-character-paperboy = { carson-character-paperboy }
carson-line-character-governor = { carson-character-governor }
carson-line-character-lawyer = { carson-character-lawyer }
carson-line-character-chinese_worker = { carson-character-chinese_worker }
carson-line-character-heroes = { carson-character-heroes }
carson-line-character-gunsmith = { carson-character-gunsmith }
carson-line-character-mercenary = { carson-character-mercenary }
carson-line-character-doctor = { carson-character-doctor }
carson-line-character-auctioneer = { carson-character-auctioneer }
carson-line-character-captain = { carson-character-captain }
carson-line-character-sheriff = { carson-character-sheriff }
carson-line-character-banker = { carson-character-banker }
carson-line-character-grocer = { carson-character-grocer }
carson-line-character-cowboy = { carson-character-cowboy }
carson-line-character-singer = { carson-character-singer }
carson-line-character-settler = { carson-character-settler }
carson-line-character-prospector = { carson-character-prospector }
carson-line-character-teacher = { carson-character-teacher }
carson-line-character-indian = { carson-character-indian }
carson-line-character-undertaker = { carson-character-undertaker }
carson-line-character-editor = { carson-character-editor }

# Options
carson-option-more_virtual = Virtual players beyond four seats
carson-option-virtual_1 = Level of the first virtual player
carson-option-virtual_2 = Level of the second virtual player
carson-option-virtual_3 = Level of the third virtual player
carson-option-virtual_4 = Level of the fourth virtual player
carson-option-virtual_5 = Level of the fifth virtual player
carson-value-beginner = beginner
carson-value-intermediate = intermediate
carson-value-expert = expert
carson-option-suits = Suits
carson-value-by_seat = by seat
carson-value-chosen = chosen by the players

# On the table
carson-heading = Era { $era }, round { $round } of 9
carson-row = Row, nearest to the decks first
carson-attractiveness = attractiveness { $number }
carson-taken = taken
carson-ties = Ties: { $suits }
carson-under = Under the deck: { $characters }
carson-order = Still to take: { $names }
carson-opponent = Virtual player { $number }
carson-seat-virtual = Virtual player { $number } ({ $suit }, { $level }): { $points ->
    [one] { $points } point
   *[other] { $points } points
}
carson-seat-person = { $seat } ({ $suit }): { $points ->
    [one] { $points } point
   *[other] { $points } points
}
carson-hand = Hand: { $cards }
carson-spent = Spent, in this order: { $cards }
carson-bid-shown = Bid: { $value }
carson-bid-added = Bid: { $card } + { $added } = { $value }
carson-bid-lawyer = Bid: { $card }, no turn in this round
carson-bid-secret = You have chosen: { $choice }
carson-characters = Characters: { $characters }
carson-turned = { $character } (used)
carson-virtual-cards = Cards: { $cards }
carson-aside = Set aside: { $cards }
carson-sold-cards = Sold: { $cards }
carson-city-empty = no card yet
carson-hold = Card to lay: { $card }
carson-spots = “place X Y” puts the card's upper left parcel at column X, row Y. A dot or a number marks free spots, the number being the points won; you may also cover what the rules allow.
carson-last-card = [ ] the card laid last
carson-candidates = To choose from: { $characters }
carson-label-sale = { $card } for the Auctioneer

# Component files
carson-components-letter = { $path } must be one character that is neither a blank nor - nor @; “{ $given }” will not do.
carson-components-face = { $path } must have four letters of parcels, out of { $choices }; “{ $given }” will not do.
carson-components-total = { $path }: the cards of era { $era } show { $given } parcels of this kind, but must show { $expected }.
carson-components-draft = { $path }: a card taken at once is either revealed in addition (reveal = 1) or costs the turn (replaces_turn = true), never both or neither.
carson-components-reveals = { $path }: all powers together reveal { $given } cards in an era, but the row has room for only { $most } more.

# Score sheets
carson-sheet-cities = “cities” must be a list of one to six cities.
carson-sheet-virtual = “virtual” must be a list with one entry for each virtual player, and cities and virtual players are at most { $most } together.
carson-sheet-virtual-player = Virtual player { $number } must be a list of its cards, like ["I-20", "singer"], or its total as a whole number from 0 up.
carson-sheet-virtual-card = Virtual player { $number }: “{ $given }” is no card. Terrain is { $terrain }; characters are: { $known }.
carson-sheet-virtual-twice = { $given } is there only once, but virtual player { $number } has it as well.
carson-sheet-city = City { $city } must be a table with “rows”, and perhaps “characters” and “sold”.
carson-sheet-rows = City { $city }: “rows” must be a list of texts like "..MN--".
carson-sheet-parcel = City { $city }, row { $row }, column { $column }: “{ $given }” is no parcel. Letters are { $letters }, "." an empty parcel, "-" no card.
carson-sheet-wide = City { $city }, row { $row }, column { $column }: a city is at most { $width } by { $height } parcels.
carson-sheet-apart = City { $city }, row { $row }, column { $column }: this parcel does not touch the rest of the city along a side. A city always hangs together.
carson-sheet-characters = City { $city }: “characters” must be a list of names out of: { $known }.
carson-sheet-character = City { $city }: “{ $given }” is no character. Characters are: { $known }.
carson-sheet-character-twice = { $given } is there only once, but stands in city { $city } as well.
carson-sheet-sold = City { $city }: “sold” must be a whole number from 0 to { $most }, and 0 without the Auctioneer.

# In the browser
web-carson-offer = Row
web-carson-city = City ({ $points })
web-carson-others = The others
web-carson-ties = Ties:
web-carson-skull = A skull is on top of the deck.
web-carson-decks = Decks: { $terrain } terrain, { $characters } characters
web-carson-order = Still to take:
web-carson-hand = Your auction cards
web-carson-card = Auction card { $card }
web-carson-spent-at = Auction card { $card }, spent in round { $round }
web-carson-spent-by = Spent:
web-carson-empty = Your city begins with the first card. What stands next to a building decides what it scores.
web-carson-bid-card = Bid { $card }
web-carson-take = Take: { $card }
web-carson-use = Use the { $character }
web-carson-recruit = Choose the { $character }
web-carson-pass = Pass
web-carson-ask-bid = Bid in secret. The highest bid takes a card first.
web-carson-advice-bid = A number you bid is spent for this era.
web-carson-suit = Play the suit { $suit }
web-carson-ghost = At column { $x }, row { $y }. Arrow keys move it, Enter lays it.
web-carson-ask-take = Take a card of the row: terrain or the character.
web-carson-ask-take-sell = Take a card of the row, or let your Auctioneer sell a card of your city first.
web-carson-ask-place = Lay your card in your city.
web-why-carson-first-at-origin = The first card of a city lies in the middle; everything else is built around it.
web-why-carson-no-such-card = This card has been taken.

# What happened and what is on offer
web-log-carson-placed = { $seat } lays it { $side }.
web-carson-place-side = Lay it { $side }
web-carson-sell-side = Sell the card { $side }
web-carson-chosen = has chosen
web-carson-aid-offers = What each card of the row would bring you at its best place
web-carson-offer-place = at its best place
web-carson-offer-none = no place for it in your city
web-carson-offer-same = no points at once
web-carson-bids = The bids: { $bids }.


# The lesson
carson-lesson-aim = Welcome to Carson City! Here your city grows, card by card, for two eras of nine rounds. Whoever has the most points at the end wins. Your rivals are the Deputy, played by the computer, and two virtual players.
carson-lesson-row = Every round this row is new: one character and four terrain cards. Everybody takes one card of it. Who bids most takes first.
carson-lesson-mine = Look at this one: a mine with two mountains. A mine is worth 2 points for each mountain next to it, corners included. So the card brings 4 points at once.
carson-lesson-bid = Your nine auction cards. Each can be spent once in an era, and all bids are turned over together. You want that mine: bid the 8.
carson-lesson-bid-instead = That bid would be allowed. But you want to be first here: bid the 8.
carson-lesson-tie = A virtual player bid 8 as well! Between equal bids the suit that stands further left here goes first. Yours is the hat, so you are first. The order is new every round.
carson-lesson-take = Take the mine.
carson-lesson-first = A terrain card goes into your city at once. The first one lies anywhere. Lay it.
carson-lesson-points = 4 points for the mine. Houses and mountains are worth nothing by themselves; they make what stands next to them valuable.
carson-lesson-virtual = The virtual players build nothing. They always take the card with the highest number beside its heart ♥, and these numbers are their points. You score nothing for hearts.
carson-lesson-outlaws = Beware of outlaws: such a parcel costs 6 points unless your city has a prison or you own the Sheriff. This card looks good and is dear.
carson-lesson-low = You do not always have to be first. Two mountains in the row would suit your mine, and nobody else needs them: bid the 5 and save the high cards.
carson-lesson-mountains = A virtual player came first and took the outlaws. Now take the two mountains.
carson-lesson-place = Lay it so that your mine gets a mountain more. A card touches the city along a side, or covers empty land. The number at the corner shows what it brings.
carson-lesson-character = Characters stay with you. The dollar gives points at the end, the arrow is a power. The Prospector counts every mountain and mine: look how many you have!
carson-lesson-own-bid = Now it is your decision: how much is this row worth to you? Your 8 and your 5 are spent in this era.
carson-lesson-own-turn = Your turn. Take what brings you most; a terrain card goes into your city at once.
carson-lesson-end = You know the way now: plan which rounds are worth a high bid, put things next to each other that need each other, and keep outlaws away. Play on from here, or start a new game.
web-carson-reading-bid = Spent once in an era. The highest bid takes a card of the row first.
web-carson-reading-virtual = Builds nothing. It turns up a bid by chance, takes the card with the highest ♥ and scores the hearts of its cards.
web-carson-reading-heart = ♥ { $number }: how much virtual players want it. It brings you no points.
web-carson-reading-bare = Worth nothing by itself; others count it.
web-carson-reading-offer = For you now: { $lines }
web-carson-reading-ties = Who goes first between equal bids
web-carson-reading-signs = { $sign ->
    [both] $: points at the end. ➤: a power in play.
    [arrow] ➤: a power in play.
   *[dollar] $: points at the end.
}

# Under the pictures of a figure of the rules
carson-figure-tie-first = higher on the back
carson-figure-tie-second = lower on the back
carson-figure-under = below
carson-figure-over = on top
carson-figure-sale-bid = before your bid
carson-figure-sale-choice = before you choose a card
carson-figure-sale-turn = after your turn
carson-figure-sale-end = at the end of the game
carson-figure-last-sales = the last sales
carson-figure-scoring = the scoring
carson-figure-sold = sold

# Headings of the reference list
carson-group-characters = Characters
carson-group-kinds = Buildings and land
carson-group-terrain = Terrain cards
