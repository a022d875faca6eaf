# Coloma

# In the lobby
coloma-aim = Gold rush: everybody picks a place in secret, and where the crowd goes, half of it is lost.

# What is asked
coloma-ask-keep = Put a card back, on top of your deck or at its bottom; { $left ->
    [one] it is the last one
   *[other] { $left } go back
}.
coloma-ask-put-back = Which card do you put on top of your deck or at its bottom?
coloma-ask-dial = Choose a site in secret. The Barker is on site { $barker }, the Signpost on site { $signpost }.
coloma-ask-duel = Choose in secret a site for your pioneer and one for your mule. The Barker is on site { $barker }, the Signpost on site { $signpost }.
coloma-ask-sheriff = Who is the first Sheriff?
coloma-ask-board = Which player board do you take? Side A is the same for all.
coloma-ask-specialty = Which specialty do you take?
coloma-ask-discard = Which used barrel do you discard?
coloma-ask-menu = Your turn: { $site }. What do you do?
coloma-ask-split = You owe ${ $bucks }. How many nuggets do you pay, each worth ${ $price }?
coloma-ask-pay = Pay { $cost } { $gain }, or be done?
coloma-ask-choose = Which of them do you choose?
coloma-ask-action = Of which site do you take the action?
coloma-ask-event = Which event do you hold?
coloma-ask-build = What do you build with the { $tool }?
coloma-ask-works = Which river do you survey, or which bridge do you build, with the { $tool }?
coloma-ask-row = Which row do you fill? You can place { $dudes ->
    [one] 1 gunman
   *[other] { $dudes } gunmen
}.
coloma-ask-tent = Where do you plant a tent? You have { $tents }.
coloma-ask-guests = How many guests move in? There is room for { $count }, each { $points } points.
coloma-ask-barrel = Which barrel do you take? 0 is the face-down stack.
coloma-ask-market = What do you buy? A tent is ${ $tent }, a horse ${ $horse }.
coloma-ask-ride = Where does your wagon go from { $space }? { $steps ->
    [one] 1 step is left.
   *[other] { $steps } steps are left.
}
coloma-ask-benefit = Your wagon stops in { $space }. The left benefit or the stop benefit?
coloma-ask-rob = Take { $gold ->
    [one] 1 nugget
   *[other] { $gold } nuggets
} from the mine cart in place of the wagon action?

# Costs and gains in one word
coloma-goods-bucks = ${ $count }
coloma-goods-gold = { $count ->
    [one] 1 nugget
   *[other] { $count } nuggets
}
coloma-goods-dudes = { $count ->
    [one] 1 dude
   *[other] { $count } dudes
}
coloma-goods-tents = { $count ->
    [one] 1 tent
   *[other] { $count } tents
}
coloma-goods-horses = { $count ->
    [one] 1 horse
   *[other] { $count } horses
}
coloma-goods-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
coloma-goods-vp = { $count ->
    [one] 1 point
   *[other] { $count } points
}
coloma-cost-bucks = ${ $count }
coloma-cost-gold = { $count ->
    [one] 1 nugget
   *[other] { $count } nuggets
}
coloma-cost-dudes = { $count ->
    [one] 1 dude
   *[other] { $count } dudes
}
coloma-cost-tents = { $count ->
    [one] 1 tent
   *[other] { $count } tents
}
coloma-cost-horses = { $count ->
    [one] 1 horse
   *[other] { $count } horses
}
coloma-cost-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
coloma-cost-bury = { $count ->
    [one] 1 dude to the graveyard
   *[other] { $count } dudes to the graveyard
}
coloma-cost-used_barrels = { $count ->
    [one] a used barrel
   *[other] { $count } used barrels
}
coloma-cost-wagon = { $count ->
    [one] a wagon action
   *[other] { $count } wagon actions
}
coloma-get-bucks = for ${ $number }
coloma-get-gold = for { $number ->
    [one] 1 nugget
   *[other] { $number } nuggets
}
coloma-get-dudes = for { $number ->
    [one] 1 dude
   *[other] { $number } dudes
}
coloma-get-tents = for { $number ->
    [one] 1 tent
   *[other] { $number } tents
}
coloma-get-horses = for { $number ->
    [one] 1 horse
   *[other] { $number } horses
}
coloma-get-cards = for { $number ->
    [one] 1 card
   *[other] { $number } cards
}
coloma-get-vp = for { $number ->
    [one] 1 point
   *[other] { $number } points
}
coloma-get-build = to build a card
coloma-get-choose = for one of two gains
coloma-get-row = to fill a row
coloma-get-gain = for nothing
coloma-get-pay = for a further trade
coloma-get-per = for a gain for all that counts
coloma-get-sift = to draw cards
coloma-get-barrel = to take a barrel
coloma-get-wagon = for a wagon action
coloma-get-ride = to ride further in this turn
coloma-get-works = for a river or a bridge
coloma-get-discount = for a lower price in this turn
coloma-get-tent = to plant a tent
coloma-get-guests = to take in guests
coloma-get-market = to go to the market
coloma-get-workday = for a workday
coloma-get-action = for the action of a site
coloma-get-event = to hold an event
coloma-get-outlaws = to change the number of outlaws
coloma-get-bury = to bury dudes
coloma-get-cart = for gold from the mine cart
coloma-and = {" and "}
coloma-or = {" or "}

# Card texts, one sentence for each kind of effect
coloma-fx-gain = Gain { $goods }.
coloma-fx-pay = { $count ->
    [0] As often as you like pay { $cost }: { $gain }
    [one] Pay { $cost }: { $gain }
   *[other] Up to { $count } times pay { $cost }: { $gain }
}
coloma-fx-choose = Choose: { $options }
coloma-fx-per = { $each ->
    [one] For each of your { $counted } gain { $goods }
   *[other] For every { $each } of your { $counted } gain { $goods }
}, at most { $count ->
    [one] once.
   *[other] { $count } times.
}
coloma-fx-sift = Draw { $count } cards, then put { $back } back on your deck.
coloma-fx-barrel = Take { $count ->
    [one] a barrel
   *[other] { $count } barrels
} from the hideout and add its outlaws.
coloma-fx-wagon = { $count ->
    [0] Take a wagon action: one space for each of your horses.
    [one] Take a wagon action with 1 extra space.
   *[other] Take a wagon action with { $count } extra spaces.
}
coloma-fx-ride = Your wagon actions go { $count ->
    [one] 1 space
   *[other] { $count } spaces
} further.
coloma-fx-ride-shoe = For each vacant horseshoe your wagon enters gain { $goods }.
coloma-fx-build = Build { $hotels ->
    [0] a card from your hand
   *[other] a building
} at the { $tool } cost{ $reduced ->
    [0] {"."}
   *[other] {", "}reduced by { $off }.
}
coloma-fx-works = Survey a river or build a bridge at the { $tool } cost{ $reduced ->
    [0] {"."}
   *[other] {", "}reduced by { $off }.
}
coloma-fx-discount = { $count ->
    [0] This turn every
    [one] This turn the next
   *[other] In each of the next { $count } purchases this turn a
} { $things } costs { $off } less.
coloma-fx-row = Fill { $extra ->
    [0] a
   *[other] an extra
} row of gunmen{ $help ->
    [0] {"."}
    [one] {"; "}1 of them comes from the supply.
   *[other] {"; "}up to { $help } of them come from the supply.
}
coloma-fx-tent = Plant { $count ->
    [0] any number of tents
    [one] 1 tent
   *[other] { $count } tents
} on { $places }{ $reach ->
    [0] {"."}
    [1] {" "}that touch the town of your wagon.
   *[other] {", "}wherever your wagon stands.
}
coloma-fx-guests = Put any number of dudes into your hotels, if you have any.
coloma-fx-market = Buy any number of tents and horses.
coloma-fx-workday = Use each { $tool } ability of Sutter's Mill and of your buildings.
coloma-fx-action = Take the { $half } action of { $site }, busted or not.
coloma-fx-event = Hold the event of { $site } for yourself.
coloma-fx-outlaws = { $come ->
    [0] Drive { $count ->
        [one] 1 outlaw
       *[other] { $count } outlaws
    } out of the shootout.
   *[other] Add { $count ->
        [one] 1 outlaw
       *[other] { $count } outlaws
    } to the shootout.
}
coloma-fx-bury = Bury { $count ->
    [one] 1 of your dudes.
   *[other] { $count } of your dudes.
}
coloma-fx-cart = Take up to { $goods } from the mine cart.
coloma-text-specialty = { $when }{ $limit }: { $text }
coloma-on-turn = In your turn
coloma-on-passive = Always
coloma-on-busted = In a turn in which your Boom is busted
coloma-on-boomtown = When your wagon action ends in a boomtown
coloma-on-wagon = When a wagon action is about to start
coloma-on-bury = For each of your dudes that is buried
coloma-limit-none = {""}
coloma-limit-turn = , once per turn
coloma-limit-year = , once per year
coloma-limit-often = , as often as you like
coloma-text-bridge = { $rate ->
    [one] 1 point
   *[other] { $rate } points
} for each of your { $counted }, at most { $max }.
coloma-text-site = Common: { $common } Boom: { $boom }
coloma-text-river = River { $space }, { $points ->
    [one] 1 point
   *[other] { $points } points
}: { $text }
coloma-text-river-only = River { $space }, { $points ->
    [one] 1 point
   *[other] { $points } points
}.
coloma-text-rewards = If the town wins: { $won } If it loses: { $lost }
coloma-rank-first = First: { $text }
coloma-rank-second = Second: { $text }
coloma-rank-third = All others with gunmen: { $text }
coloma-rank-none = Without gunmen: { $text }
coloma-no-reward = Nothing.
coloma-text-boomtown = When passed or as a stop: { $left } Or as a stop: { $stop }
coloma-text-land = Touches { $towns }.
coloma-text-level = Shade starts with { $start_vp } points and takes { $year_gold } nuggets each year. A river scores { $river_vp }, a hotel { $hotel_vp }, a barrel { $barrel_vp }, a horse { $horse_vp }.
coloma-count-horses = horses
coloma-count-hand = cards in hand
coloma-count-graveyard = dudes in the graveyard
coloma-count-used_barrels = used barrels
coloma-count-workday_buildings = buildings with shovel or wheelbarrow
coloma-count-town_others = other buildings and hotels
coloma-count-buildings = town buildings
coloma-count-event_tents = tents on events
coloma-count-land_tents = tents on lands
coloma-count-rivers = rivers
coloma-count-gold = nuggets
coloma-thing-building = building
coloma-thing-hotel = hotel
coloma-thing-river = river
coloma-thing-bridge = bridge
coloma-thing-tent = tent
coloma-thing-horse = horse
coloma-places-event = events
coloma-places-land = frontier lands
coloma-places-both = events and frontier lands
coloma-half-common = Common
coloma-half-boom = Boom
coloma-where-1 = site 1
coloma-where-2 = site 2
coloma-where-3 = site 3
coloma-where-4 = site 4
coloma-where-5 = site 5
coloma-where-barker = the Barker
coloma-where-here = your site
coloma-where-any = any site
coloma-tool-shovel = shovel
coloma-tool-wheelbarrow = wheelbarrow
coloma-tool-hammer = hammer
coloma-tool-saw = saw
coloma-when-shovel = { $site }, shovel
coloma-when-wheelbarrow = { $site }, wheelbarrow
coloma-when-site = { $site }
coloma-when-bust = { $site }, when busted
coloma-part-action = the Common action
coloma-part-tents = the tents
coloma-part-guests = the guests

# Names
coloma-site-1 = Workday
coloma-site-2 = Rivers and Bridges
coloma-site-3 = Town Buildings
coloma-site-4 = Wagons
coloma-site-5 = Settle and Defend
coloma-site-barker = the Barker
coloma-event-1 = New Arrivals
coloma-event-2 = Color in the Pan
coloma-event-3 = Big Plans
coloma-event-4 = Payday
coloma-event-5 = Assay Day
coloma-card-sluice_works = Sluice Works
coloma-card-bunkhouse = Bunkhouse
coloma-card-general_store = General Store
coloma-card-long_tom = Long Tom Claim
coloma-card-outfitter = Outfitter
coloma-card-gazette = Miners' Gazette
coloma-card-theatre = Theatre
coloma-card-surveyors_office = Surveyor's Office
coloma-card-sawmill = Sawmill
coloma-card-stable = Stable
coloma-card-undertaker = Undertaker
coloma-card-trading_post = Trading Post
coloma-card-saloon = Saloon
coloma-card-ferry_landing = Ferry Landing
coloma-card-carpenters_hall = Carpenters' Hall
coloma-card-stage_depot = Stagecoach Depot
coloma-barrel-nuggets = Nuggets
coloma-barrel-strongbox = Strongbox
coloma-barrel-recruits = Recruits
coloma-barrel-blueprints = Blueprints
coloma-barrel-saddlebags = Saddlebags
coloma-barrel-whiskey = Fine Whiskey
coloma-barrel-trail_map = Trail Map
coloma-barrel-claim_stakes = Claim Stakes
coloma-barrel-nails = Keg of Nails
coloma-barrel-ropes = Rope and Tackle
coloma-barrel-rifles = Crate of Rifles
coloma-barrel-dynamite = Blasting Powder
coloma-barrel-handbill = Handbills
coloma-barrel-lantern = Night Shift
coloma-bridge-corral = Corral Bridge
coloma-bridge-planners = Planners' Bridge
coloma-bridge-memorial = Memorial Bridge
coloma-bridge-coopers = Coopers' Bridge
coloma-bridge-workers = Workers' Bridge
coloma-bridge-merchants = Merchants' Bridge
coloma-bridge-campground = Campground Bridge
coloma-bridge-homestead = Homestead Bridge
coloma-bridge-canyon = Canyon Bridge
coloma-bridge-golden = Golden Bridge
coloma-space-coloma = Coloma
coloma-space-hangtown = Hangtown
coloma-space-georgetown = Georgetown
coloma-space-folsom = Folsom
coloma-space-auburn = Auburn
coloma-space-pilot_hill = Pilot Hill
coloma-space-garden_valley = Garden Valley
coloma-space-gold_hill = Gold Hill
coloma-space-lotus = Lotus
coloma-space-salmon_falls = Salmon Falls
coloma-space-greenwood = Greenwood
coloma-space-kelsey = Kelsey
coloma-space-diamond_springs = Diamond Springs
coloma-space-shingle_springs = Shingle Springs
coloma-space-rattlesnake_bar = Rattlesnake Bar
coloma-space-shoe_1 = Horseshoe 1
coloma-space-shoe_2 = Horseshoe 2
coloma-space-shoe_3 = Horseshoe 3
coloma-space-shoe_4 = Horseshoe 4
coloma-space-shoe_5 = Horseshoe 5
coloma-space-shoe_6 = Horseshoe 6
coloma-space-shoe_7 = Horseshoe 7
coloma-space-shoe_8 = Horseshoe 8
coloma-land-georgetown_divide = Georgetown Divide
coloma-land-crystal_basin = Crystal Basin
coloma-land-cosumnes = Cosumnes Country
coloma-land-mormon_island = Mormon Island
coloma-land-bear_river = Bear River
coloma-specialty-banker = Banker
coloma-specialty-scout = Scout
coloma-specialty-foreman = Foreman
coloma-specialty-trailblazer = Trailblazer
coloma-specialty-gunslinger = Gunslinger
coloma-specialty-gambler = Gambler
coloma-specialty-robber = Robber
coloma-specialty-homesteader = Homesteader
coloma-specialty-renegade = Renegade
coloma-specialty-range_rider = Range Rider
coloma-specialty-maverick = Maverick
coloma-specialty-vigilante = Vigilante
coloma-board-a = South Fork
coloma-board-b1 = Prospector's Canyon
coloma-board-b2 = Wrangler's Canyon
coloma-board-b3 = Squatter's Canyon
coloma-board-b4 = Foreman's Canyon
coloma-board-b5 = Draftsman's Canyon
coloma-board-b6 = Bootlegger's Canyon
coloma-table-high_noon = High Noon
coloma-table-payroll_raid = Payroll Raid
coloma-table-siege = Siege of the Mill
coloma-table-rustlers = Horse Rustlers
coloma-table-last_stand = Last Stand
coloma-shade = Shade
coloma-opponent = { coloma-shade }

# What happens
coloma-chose-board = { $seat } takes the board { $board }.
coloma-chose-specialty = { $seat } takes the specialty { $specialty }.
coloma-round = { $year }, round { $round }: the Barker covers site { $site }, the Signpost site { $signpost }.
coloma-event-held = { $seat }: { $event }.
coloma-revealed = Buster will not visit sites { $sites }.
coloma-placed = { $seat } goes to site { $site }.
coloma-buster = Buster goes to site { $site }.
coloma-mule = The mule of { $seat } goes to site { $site }.
coloma-bust = The Bust lies on site { $site }.
coloma-turn = { $seat } acts on site { $site }.
coloma-gained-bucks = { $seat } gains ${ $count }.
coloma-gained-gold = { $seat } gains { $count ->
    [one] 1 nugget
   *[other] { $count } nuggets
}.
coloma-gained-dudes = { $seat } gains { $count ->
    [one] 1 dude
   *[other] { $count } dudes
}.
coloma-gained-tents = { $seat } gains { $count ->
    [one] 1 tent
   *[other] { $count } tents
}.
coloma-gained-horses = { $seat } gains { $count ->
    [one] 1 horse
   *[other] { $count } horses
}.
coloma-gained-cards = { $seat } gains { $count ->
    [one] 1 card
   *[other] { $count } cards
}.
coloma-gained-points = { $seat } scores { $count ->
    [one] 1 point
   *[other] { $count } points
}.
coloma-drew-card = You draw: { $card }.
coloma-returned-top = { $seat } puts a card on top of the deck.
coloma-returned-bottom = { $seat } puts a card at the bottom of the deck.
coloma-paid = { $gold ->
    [0] { $seat } pays ${ $bucks }.
   *[other] { $bucks ->
        [0] { $seat } pays { $gold ->
            [one] 1 nugget
           *[other] { $gold } nuggets
        }.
       *[other] { $seat } pays ${ $bucks } and { $gold ->
            [one] 1 nugget
           *[other] { $gold } nuggets
        }.
    }
}
coloma-paid-for = { $gold ->
    [0] { $seat } pays { $dudes ->
        [one] 1 dude
       *[other] { $dudes } dudes
    } ({ $what }).
   *[other] { $dudes ->
        [0] { $seat } pays { $gold ->
            [one] 1 nugget
           *[other] { $gold } nuggets
        } ({ $what }).
       *[other] { $seat } pays { $gold ->
            [one] 1 nugget
           *[other] { $gold } nuggets
        } and { $dudes ->
            [one] 1 dude
           *[other] { $dudes } dudes
        } ({ $what }).
    }
}
coloma-traded = { $seat } pays { $cost } { $gain }.
coloma-cart = { $seat } takes { $count ->
    [one] 1 nugget
   *[other] { $count } nuggets
} from the mine cart.
coloma-buried = { $seat } buries { $count ->
    [one] 1 dude
   *[other] { $count } dudes
}.
coloma-built = { $seat } builds { $card }.
coloma-built-hotel = { $seat } builds a hotel.
coloma-surveyed = { $seat } surveys river { $space }.
coloma-bridged = { $seat } builds { $bridge }.
coloma-rode = The wagon of { $seat } enters { $space }.
coloma-rode-through = The wagon of { $seat } passes { $passed } and enters { $space }.
coloma-row = { $seat } fills row { $row } with { $count ->
    [one] 1 gunman
   *[other] { $count } gunmen
}.
coloma-planted = { $seat } plants a tent: { $place }.
coloma-guests = { $count ->
    [one] 1 guest moves
   *[other] { $count } guests move
} into the hotels of { $seat }.
coloma-bought-tent = { $seat } buys a tent.
coloma-bought-horse = { $seat } buys a horse.
coloma-took-barrel = { $seat } takes the barrel { $barrel }; { $count ->
    [one] 1 outlaw comes.
   *[other] { $count } outlaws come.
}
coloma-opened = { $seat } opens the barrel { $barrel }.
coloma-discarded-barrel = { $seat } discards the used barrel { $barrel }.
coloma-used = { $seat } uses { $card }.
coloma-milled = { $seat } uses the { $tool } of Sutter's Mill.
coloma-did-common = { $seat } turns to { $part }.
coloma-did-boom = { $seat } turns to the Boom action.
coloma-did-specialty = { $seat } uses the specialty { $specialty }.
coloma-outlaws = After { $seat } there are { $count } outlaws in the shootout.
coloma-shootout-won = Shootout of { $year }: { $gunmen } gunmen against { $outlaws } outlaws, the town wins.
coloma-shootout-lost = Shootout of { $year }: { $gunmen } gunmen against { $outlaws } outlaws, the town loses.
coloma-badge = { $seat } wears the Sheriff's badge.
coloma-ended = The third shootout is over, and so is the game.
coloma-shade-river = Shade takes a river; it has { $count } now.
coloma-shade-hotel = Shade takes a hotel.
coloma-shade-no-hotel = No hotel is left for Shade.
coloma-shade-no-horse = Shade has all the horses it can have.
coloma-shade-camp = Shade sets up a camp: { $land }.
coloma-shade-wagon = Shade's wagon jumps to { $space }.
coloma-shade-buried = { $count ->
    [one] 1 dude
   *[other] { $count } dudes
} of Shade's posse { $count ->
    [one] leaves
   *[other] leave
} the game.

# Why not
coloma-split-range = Pay between { $fewest } and { $most } nuggets; each is worth ${ $price }.
coloma-not-in-hand = { $card } is not in your hand.
coloma-too-dear = That costs ${ $bucks }, { $gold } nuggets and { $dudes } dudes; you do not have them.
coloma-no-hotel = No hotel can be built here.
coloma-river-taken = Canyon space { $space } already has a river.
coloma-bridge-twice = You already have { $bridge }.
coloma-bridge-gone = No tile of { $bridge } is left.
coloma-no-free-river = You have no river without a bridge.
coloma-space-entered = { $space } was already entered in this wagon action.
coloma-space-occupied = Another wagon stands on { $space }; it is jumped.
coloma-space-far = { $space } is not one step away.
coloma-row-taken = Row { $row } is taken.
coloma-row-dudes = Row { $row } needs { $count } gunmen at once.
coloma-event-taken = You already have a tent on event { $site }.
coloma-lands-only = This tent must go on a frontier land.
coloma-land-taken = You already have a tent on { $land }.
coloma-land-far = Your wagon is in no boomtown that touches { $land }.
coloma-guests-limit = There is room and there are dudes for { $count } guests.
coloma-tent-limit = You already own all your tents.
coloma-horse-limit = You already own all your horses.
coloma-no-barrel-there = There is no barrel on space { $space }.
coloma-no-such-barrel = You do not hold the barrel { $barrel }.
coloma-no-such-player = There are players 1 to { $count }.
coloma-choice-taken = That is taken, or not in play.
coloma-not-used-barrel = You have no used barrel { $barrel }.
coloma-no-use = That would do nothing now.
coloma-busted = Site { $site } is busted; its Boom is lost this round.
coloma-opened-and-left = You have opened and left things { $count } times without doing anything; do something else first, or end the turn.
coloma-not-your-turn = Barrels and specialties are for your own turn.
coloma-wagon-under-way = Your wagon is under way; this barrel could move it, so open it before or afterwards.
coloma-no-tent = You have no tent in the Lodge.
coloma-row-done = You have already filled a row in this turn.
coloma-already = You have already done that in this turn.
coloma-not-here = That is only possible on site 5.
coloma-not-open = That is not open to you in this turn.
coloma-not-built = { $card } does not stand in your town.
coloma-fresh = { $card } was built in this turn and cannot be used yet.
coloma-card-used = { $card } has already worked in this turn.
coloma-card-elsewhere = { $card } does not work where your pioneer stands now.
coloma-choice-closed = Option { $option } would do nothing now.
coloma-not-offered = That is not offered.

# Why nothing can be done at a site
coloma-lacks-card = You have no card in hand.
coloma-lacks-money = Too dear for you now.
coloma-lacks-tent = You have no tent.
coloma-lacks-place = No place for a tent is in reach.
coloma-lacks-row = No open row that you could fill.
coloma-lacks-guest = No free bed, or no dude for it.
coloma-lacks-barrel = No barrel is left.

# Score lines
coloma-line-track = Scored on the way
coloma-line-buildings = Buildings
coloma-line-rivers = Rivers
coloma-line-lands = Frontier lands
coloma-line-hotels = Hotels
coloma-line-graveyard = Graveyard
coloma-line-barrels = Barrels
coloma-line-horses = Horses
coloma-line-gold = Gold
coloma-line-sum = Added up by hand
coloma-line-bridge-corral = { coloma-bridge-corral }
coloma-line-bridge-planners = { coloma-bridge-planners }
coloma-line-bridge-memorial = { coloma-bridge-memorial }
coloma-line-bridge-coopers = { coloma-bridge-coopers }
coloma-line-bridge-workers = { coloma-bridge-workers }
coloma-line-bridge-merchants = { coloma-bridge-merchants }
coloma-line-bridge-campground = { coloma-bridge-campground }
coloma-line-bridge-homestead = { coloma-bridge-homestead }
coloma-line-bridge-canyon = { coloma-bridge-canyon }
coloma-line-bridge-golden = { coloma-bridge-golden }

# Options
coloma-option-boards = Player boards
coloma-option-hotels = Hotels
coloma-option-specialties = Pioneer specialties
coloma-option-specialty_deal = Specialties are
coloma-option-sheriff = The first Sheriff is
coloma-option-mules = Mule duel (two players)
coloma-option-level = Strength of Shade (alone)
coloma-value-a = side A
coloma-value-b = side B
coloma-value-dealt = dealt at random
coloma-value-chosen = chosen by the players
coloma-value-random = drawn at random
coloma-value-none = none
coloma-value-base = the base six
coloma-value-deluxe = with the deluxe ones
coloma-value-prospector = Prospector
coloma-value-greenhorn = Greenhorn
coloma-value-forty_niner = Forty-Niner
coloma-value-legend = Legend

# On the table
coloma-heading-year = { $year }, round { $round } of { $rounds }
coloma-column-players = Players
coloma-column-site = site
coloma-column-who = who is there
coloma-column-common = Common
coloma-column-boom = Boom
coloma-column-event = event
coloma-mark-covered = covered by the Barker
coloma-mark-signpost = Signpost
coloma-mark-busted = BUST
coloma-heading-gold = Gold: { $supply } of { $full } nuggets in the supply, { $cart } in the cart; each is worth ${ $price }.
coloma-heading-outlaws = Shootout ({ $table }): { $outlaws } outlaws against { $gunmen } gunmen
coloma-row-size = row { $row } ({ $size })
coloma-row-neutral = neutral
coloma-row-free = free
coloma-heading-hideout = Hideout
coloma-heading-stack = face-down stack: { $count }
coloma-heading-bridges = Bridges
coloma-heading-hotels = Hotels left: { $count }
coloma-heading-buster = Buster avoids sites { $sites }.
coloma-column-bucks = bucks
coloma-column-gold = gold
coloma-column-dudes = dudes
coloma-column-tents = tents
coloma-column-horses = horses
coloma-column-cards = cards / deck
coloma-column-graves = graves
coloma-column-wagon = wagon
coloma-column-points = points
coloma-town-buildings = Buildings of { $seat }
coloma-town-hand = Your hand
coloma-town-river = river { $space } ({ $points })
coloma-town-rivers = rivers: { $count }
coloma-town-wagon-cards = wagon cards turned: { $spaces }
coloma-town-tents = tents: { $places }
coloma-town-barrels = barrels: { $barrels }
coloma-town-used-barrels = used barrels: { $barrels }
coloma-town-specialty = specialty: { $specialty }
coloma-town-hotels = hotels: { $hotels }, guests: { $guests }
coloma-text-price = Costs { $hammer } with the hammer, { $saw } with the saw
coloma-mark-sheriff = Sheriff
coloma-town-carrots = carrots on { $sites }
coloma-town-nothing = nothing
coloma-town-lands = Lands from { $space }: { $lands }

# In the browser: own board, stores and the other players
web-coloma-all = all
web-coloma-becomes = { $goods }, then { $count }
web-coloma-of-most = { $goods } of { $most }
web-coloma-actions = What is open
web-coloma-answers = Answers
web-coloma-used = Used in this turn
web-coloma-fresh = from next turn
web-coloma-new = New since your last turn
web-coloma-hand = Your hand
web-coloma-hand-empty = No cards in your hand.
web-coloma-hidden-hand = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} in hand, { $deck } in the deck
web-coloma-build-with = Build { $card } with the { $tool }
web-coloma-deck = Deck: { $count ->
    [one] 1 card
   *[other] { $count } cards
}
web-coloma-deck-top = On top
web-coloma-deck-bottom = To the bottom
web-coloma-pick-first = Pick a card of your hand first
web-coloma-known-top = On top, the next one first: { $cards }
web-coloma-known-bottom = At the bottom: { $cards }
web-coloma-unseen = Unseen, in an order you do not know: { $cards }
web-coloma-town-of = The town of { $seat }
web-coloma-town-empty = No buildings yet.
web-coloma-plot = Your next building goes here.
web-coloma-canyon = Canyon
web-coloma-half-left = Left half
web-coloma-half-stop = Right half
web-coloma-mill-when = Used on a workday with the { $tool }.
web-coloma-mill-name = Sutter's Mill
web-coloma-hotel-name = Hotel
web-coloma-hotels = Hotels
web-coloma-hotel-text = { $points } points. It has { $beds } beds, and each guest is { $each } points.
web-coloma-hotel-stack = { $count } left
web-coloma-hotels-left = { $count ->
    [0] No hotel is left
    [one] 1 hotel is left
   *[other] { $count } hotels are left
}
web-coloma-bed-free = a free bed
web-coloma-bed-taken = a guest
web-coloma-barrels = Barrels
web-coloma-barrels-none = No barrels yet. A used one stays here.
web-coloma-barrel-used = Already used
web-coloma-canyon-of = The canyon of { $seat }: { $board }
web-coloma-river-title = River { $space }
web-coloma-river-free = Space { $space } of the canyon, { $points ->
    [one] 1 point
   *[other] { $points } points
} for a river.
web-coloma-river-there = River { $space }, { $points ->
    [one] 1 point
   *[other] { $points } points
}.
web-coloma-bridged = Bridge: { $bridge }.
web-coloma-dial-own = You have chosen site { $site }
web-coloma-dial-hidden = chooses a site
web-coloma-stands-at = on site { $site }
web-coloma-tombs = { $count } of { $most } tombs taken, { $points ->
    [one] 1 point
   *[other] { $points } points
} lost
web-coloma-collect-all = Collect all
web-coloma-using = { $name }: { $text }
web-coloma-collects = Collect: { $things } ({ $goods })
web-coloma-left-undone = Still open: { $things }
web-coloma-nothing-left = Nothing is left to do.
web-coloma-lost = ${ $count } lost
web-coloma-stores = Gold, bridges and hideout
web-coloma-gold = Gold
web-coloma-worth = a nugget is
web-coloma-pool = { $count } of { $spaces } nuggets
web-coloma-cart = { $count ->
    [one] 1 nugget
   *[other] { $count } nuggets
} in the mine cart
web-coloma-price-next = { $count } more taken: ${ $price }
web-coloma-bridges = Bridges
web-coloma-bridge-now = Now { $now } for you, at most { $most }
web-coloma-bridge-missing = { $count } more would be the most: { $counter }
web-coloma-bridge-left = { $count ->
    [0] None is left
    [one] 1 is left
   *[other] { $count } are left
}
web-coloma-bridge-own = You have it
web-coloma-hideout = Hideout
web-coloma-stack = { $count } in the stack
web-coloma-outlaws = { $count ->
    [one] Brings 1 outlaw
   *[other] Brings { $count } outlaws
}
web-coloma-no-barrel = No barrel lies here
web-coloma-good-bucks = They pay for buildings, rivers, bridges, tents and horses.
web-coloma-good-gold = A nugget pays where nuggets are asked, and in place of bucks at its price of the moment.
web-coloma-good-dudes = Your people: they are part of every price, and fight as gunmen.
web-coloma-good-tents = Planted on an event they double it for you; planted on lands they score.
web-coloma-good-horses = Your wagon goes one space for each.
web-coloma-good-cards = Buildings in the hand.
web-coloma-rivals = The other players
web-coloma-specialty-has = has a specialty
web-coloma-count-buildings = { $count ->
    [one] 1 building
   *[other] { $count } buildings
}
web-coloma-count-rivers = { $count ->
    [one] 1 river
   *[other] { $count } rivers
}
web-coloma-count-bridges = { $count ->
    [one] 1 bridge
   *[other] { $count } bridges
}
web-coloma-count-hotels = { $count ->
    [one] 1 hotel
   *[other] { $count } hotels
}
web-coloma-count-barrels = { $count ->
    [one] 1 barrel
   *[other] { $count } barrels
}
web-coloma-tents-on = Tents on { $places }
web-coloma-wagon-in = Wagon in { $space }
web-coloma-wagon-cards-title = Wagon cards
web-coloma-card-turned = turned up
web-coloma-card-waits = may come next

# Score sheets
coloma-sheet-seats = “seats” must be a list of 1 to 6 players; this one has { $count }.
coloma-sheet-seat = Player { $player_number } must be an object with names and values.
coloma-sheet-number = Player { $player_number }: “{ $name }” must be a whole number from { $low } to { $high }, not “{ $given }”.
coloma-sheet-list = Player { $player_number }: “{ $name }” must be a list.
coloma-sheet-entry = Player { $player_number }, “{ $name }”, entry { $place }: “{ $given }” is unknown. Possible are: { $known }.
coloma-sheet-twice = Player { $player_number }, “{ $name }”, entry { $place }: “{ $given }” stands there twice.
coloma-sheet-bridges = Player { $player_number } has { $bridges } bridges but only { $rivers } rivers.
coloma-sheet-shade = “shade” holds Shade's points, a whole number from 0 to { $high }, and is only for a sheet with one player.

# Component files
coloma-components-id = { $path } must have small letters a to z, digits and _ only, and not be one of event1 to event5; “{ $given }” will not do.
coloma-components-sum = { $path }: { $what } comes to { $given }, but { $expected } is needed.
coloma-components-boomtown = { $path }: “{ $given }” is no boomtown.
coloma-components-unreached = { $path } cannot be reached on the roads of the map.
coloma-components-trade = { $path } must be a trade of the wagon action for gold from the cart: { $expected }
coloma-components-loop = { $path } could set itself off again without end: sites and events hold no actions or events of sites, rivers no works (here: { $choices }).

# In the browser: what is asked
web-coloma-ask-keep = Put { $left ->
    [one] 1 card
   *[other] { $left } cards
} back: to the top or the bottom of your deck.
web-coloma-ask-put-back = Put a card back: to the top or the bottom of your deck.
web-coloma-ask-dial = Choose in secret where you act in this round.
web-coloma-ask-duel = Choose in secret: a site for your pioneer, then one for your mule.
web-coloma-ask-board = Which board do you take?
web-coloma-ask-menu = Your turn: { $site }. Use what is lit, then end it.
web-coloma-ask-pay = Pay { $cost } { $gain }?
web-coloma-ask-split = You owe ${ $bucks }: in bucks or in nuggets worth ${ $price } each?
web-coloma-ask-choose = Choose one of them.
web-coloma-ask-build = Build with the { $tool }: pick a card.
web-coloma-ask-works = With the { $tool }: pick a river in your canyon, or a bridge.
web-coloma-ask-row = Fill a row of gunmen; you can place { $dudes }.
web-coloma-ask-tent = Plant a tent where a place is lit; you have { $tents }.
web-coloma-ask-guests = Guests for your hotels: room for { $count }, { $points } points each.
web-coloma-ask-barrel = Take a barrel from the hideout; its outlaws come along.
web-coloma-ask-market = The market: a tent for ${ $tent }, a horse for ${ $horse }.
web-coloma-ask-ride = Your wagon in { $space }: { $steps ->
    [one] 1 step
   *[other] { $steps } steps
} left. Pick a space.
web-coloma-ask-benefit = Your wagon stops in { $space }: take the left or the right half of its sign.

# In the browser: what a question is about, for somebody who plays for the first time
web-coloma-advice-keep = Most points after three years win. Keep the buildings you would like to build soon; a card on top is drawn first, one at the bottom last.
web-coloma-advice-keep-touch-first = Most points after three years win. Rest a finger on a card to read it, and keep what you would like to build soon: the top of the deck is drawn first.
web-coloma-advice-keep-touch = Rest a finger on a card, or on anything else, to read what it does. The card on top of your deck is drawn first, the one at the bottom last.
web-coloma-advice-put-back = The card on top is the next one you draw.
web-coloma-advice-dial = Pick one of the five sites. Its outer half is certain; the inner half, the Boom, goes bust where most players meet.
web-coloma-advice-dial-buster = The outer half of a site is certain; the Boom inside goes bust where most meet. Buster, the black hat, counts as well.
web-coloma-advice-dial-outlaws = Outlaws attack at the end of the year. Fill a row of gunmen at site 5 before: whoever has none buries dudes.
web-coloma-advice-duel = Your pioneer acts. Your mule eats a carrot for the event there, and it counts in the crowd that makes a site go bust.
web-coloma-advice-menu = What is lit is yours to use in any order, or not at all. You see what it brings before you decide; end your turn when you are done.
web-coloma-advice-end = Nothing is left to do at this site: end your turn.
web-coloma-advice-event = Everybody gets the event of the site to which the Barker has come, and twice with a tent on it.
web-coloma-advice-site = You take the half that is printed there ({ $half }), whatever lies on it and wherever your pioneer stands.
web-coloma-advice-site-event = The events are on the rim. You alone get the one that you choose, at once.
web-coloma-advice-split = No change is given: what a nugget is worth beyond the price is lost.
web-coloma-advice-build = A building is { $points } points and works from your next turn on, whenever your pioneer is on its site.
web-coloma-advice-works = A river gives its benefit now and its points at the end. A bridge needs a river and scores what it counts.
web-coloma-advice-row = Your dudes stand against the outlaws until the end of the year. Most gunmen take the best reward; who has none buries dudes.
web-coloma-advice-tent = On an event you get its gain twice, on a frontier land points at the end: usually only beside the town of your wagon.
web-coloma-advice-barrel = You open a barrel in any of your turns. The outlaws below it join the shootout.
web-coloma-advice-market = Tents are for events and lands. Every horse lets your wagon go one space further.
web-coloma-advice-drive = A step for each horse. Each space gives what it shows, a horseshoe nothing, the town where you stop either half of its sign.
web-coloma-advice-sheriff = The Sheriff acts first among those who meet on a site.
web-coloma-advice-pick = It is yours for the whole game.
web-coloma-advice-board = Under each place: what a river gives at once, and its points at the end.

# In the browser: what a half of a site does
web-coloma-half = { $half }: { $what }
web-coloma-does-workday = { $tool ->
    [shovel] use your shovels
   *[wheelbarrow] use your wheelbarrows
}
web-coloma-does-works = { $tool ->
    [hammer] river or bridge, hammer
   *[saw] river or bridge, saw
}
web-coloma-does-build = { $tool ->
    [hammer] build, hammer
   *[saw] build, saw
}
web-coloma-does-wagon = drive your wagon
web-coloma-does-row = fill a row of gunmen
web-coloma-does-gain = gain { $goods }
web-coloma-does-market = buy tents and horses
web-coloma-does-barrel = take a barrel
web-coloma-rim = On the rim, for everybody when the Barker comes here: { $event }. { $text }
web-coloma-outer-ring = Outside: Common
web-coloma-inner-ring = Inside: Boom
web-coloma-risk-chip = %: risk of the Bust

# In the browser: actions
web-coloma-site = Site { $site }, { $name }
web-coloma-site-does = { $site }. Common: { $common }. Boom: { $boom }.
web-coloma-site-takes = Site { $site }, { $name }: { $text }
web-coloma-twice = { $text } Twice, for your tent.
web-coloma-top = { $card } to the top of the deck
web-coloma-bottom = { $card } to the bottom of the deck
web-coloma-duel = Pioneer to site { $pioneer }, mule to site { $mule }
web-coloma-use = Use { $card }
web-coloma-mill = Sutter's Mill: { $tool }
web-coloma-common-action = The Common action
web-coloma-common-tents = Plant tents
web-coloma-common-guests = Take in guests
web-coloma-tents-short = Tents
web-coloma-guests-short = Guests
web-coloma-boom = The Boom action
web-coloma-specialty = Specialty { $specialty }
web-coloma-open = Open the barrel { $barrel }
web-coloma-end = End turn
web-coloma-build = Build { $card }
web-coloma-hotel = Build a hotel
web-coloma-river = Survey river { $space }
web-coloma-bridge = Build { $type }
web-coloma-gold-paid = Pay { $goods }
web-coloma-ride = To { $space }
web-coloma-benefit-left = { $town }: left half
web-coloma-benefit-stop = { $town }: right half
web-coloma-take = Take the barrel { $barrel }
web-coloma-take-blind = Take a barrel from the stack
web-coloma-row = Row { $row }, { $count ->
    [one] 1 gunman
   *[other] { $count } gunmen
}
web-coloma-plant = Plant a tent: { $place }
web-coloma-plant-event = Plant a tent on { $place }: you get it twice
web-coloma-guests = { $dudes ->
    [one] 1 guest
   *[other] { $dudes } guests
}
web-coloma-buy-tent = Buy a tent
web-coloma-buy-horse = Buy a horse
web-coloma-choose = Option { $option }
web-coloma-pay = Pay
web-coloma-rob = Rob the cart
web-coloma-drive-on = Take the wagon
web-coloma-done = Done
web-coloma-stop = Stop here
web-coloma-skip = Skip
web-coloma-bought = Finished buying
web-coloma-sheriff = { $seat } is the first Sheriff
web-coloma-board = Board { $board }
web-coloma-discard = Discard the used barrel { $barrel }
web-coloma-key-1-5 = look at a site
web-coloma-key-e = end the turn
web-coloma-key-t = picked card to the top of the deck
web-coloma-key-b = picked card to the bottom of the deck
web-coloma-key-c = collect all of a workday

# In the browser: wheel, map and band
web-coloma-band = Shootout
web-coloma-poster = All shootout tables
web-coloma-shootout = shootout { $year }
web-coloma-town-won = More gunmen than outlaws: the town wins.
web-coloma-town-lost = Not more gunmen than outlaws: the town loses.
web-coloma-next-table = The gunmen leave, and the cart's gold is back. Next year: { $table }, { $outlaws ->
    [one] 1 outlaw
   *[other] { $outlaws } outlaws
} to begin with.
web-coloma-outlaws-there = { $count ->
    [one] 1 outlaw
   *[other] { $count } outlaws
}
web-coloma-wins = { $gunmen ->
    [one] 1 gunman beats
   *[other] { $gunmen } gunmen beat
} { $outlaws ->
    [one] 1 outlaw
   *[other] { $outlaws } outlaws
}
web-coloma-loses = { $gunmen ->
    [one] 1 gunman loses
   *[other] { $gunmen } gunmen lose
} to { $outlaws ->
    [one] 1 outlaw
   *[other] { $outlaws } outlaws
}
web-coloma-face-down = still face down
web-coloma-forecast = If the year ended now
web-coloma-row-free = Free: it takes { $count ->
    [one] 1 of your dudes.
   *[other] { $count } of your dudes.
}
web-coloma-if-won = If the town wins
web-coloma-if-lost = If it loses
web-coloma-barker = Barker
web-coloma-buster = Buster
web-coloma-mule-of = mule of { $seat }
web-coloma-here = Here: { $who }.
web-coloma-busted = Busted: this Boom is lost in this round.
web-coloma-waits = The Bust waits here: where no site has most pioneers, this Boom is lost.
web-coloma-avoided = Buster will not come here.
web-coloma-copies = As on site { $site }: { $text }
web-coloma-as = as { $site }
web-coloma-round-of = round { $rounds }
web-coloma-duel-next = Pioneer: site { $site }. Now the mule.
web-coloma-turns = Turns
web-coloma-risk = Risk of the Bust, a guess: { $share }
web-coloma-acts = { $count ->
    [0] Of all who come here you would act first.
    [one] Of all who come here 1 could act before you.
   *[other] Of all who come here { $count } could act before you.
}
web-coloma-buster-may = Buster may come here.
web-coloma-joins = Your buildings that work here:
web-coloma-joins-busted = Only if it goes bust:
web-coloma-aid-outlook = What each site would give you now, and the risk of the Bust
web-coloma-aid-rides = Where your wagon can go, and what it collects
web-coloma-aid-rows = How the shootout would end with one more row
web-coloma-lands = Tents on lands
web-coloma-step = { $step ->
    [one] 1 step away.
   *[other] { $step } steps away.
}
web-coloma-wagons-here = Wagons here: { $who }.
web-coloma-story-round = { $year }, round { $round }: market on site { $site }, on site { $signpost } the Boom of site { $copies }.
web-coloma-story-buster = Buster, nobody's pioneer, stays away from sites { $sites }.
web-coloma-story-event = The event, for everybody: { $event }. { $text }
web-coloma-story-bust = Most pioneers are on site { $site }: its Boom is lost.
web-coloma-story-bust-copied = Most pioneers are on site { $site }: its Boom is lost, and so is the copy of it on site { $signpost }.
web-coloma-story-site = Site { $site }: { $who }.
web-coloma-story-tie = No other site alone has the most pioneers: the Bust stays by the Signpost, and the Boom of site { $site } is lost.
web-coloma-story-ended = The third shootout is over, and so is the game. A tie goes to more gold, then to more bucks, dudes, tents and horses.
web-coloma-wheel = Wheel
web-coloma-map = Map
web-coloma-mine = Mine
web-coloma-others = Others

# In the browser: score lines
web-coloma-explain-track = Points scored during the game: shootouts, events, cards, barrels, guests.
web-coloma-explain-buildings = Every building in your town.
web-coloma-explain-rivers = The points below each river of your canyon.
web-coloma-explain-lands = Your tents on different frontier lands.
web-coloma-explain-hotels = Every hotel in your town.
web-coloma-explain-graveyard = The points lost on your tombs.
web-coloma-explain-barrels = The barrels that Shade has taken.
web-coloma-explain-horses = The horses that Shade has.
web-coloma-explain-gold = The nuggets that Shade has.
web-coloma-explain-sum = The sum you wrote down.

# The lesson
coloma-lesson-aim = Welcome to Coloma, where gold was found! You have three years of five rounds each, so fifteen turns. Buildings, rivers, bridges, hotels and tents bring victory points; whoever has most of them wins. Your rival is the Deputy, played by the computer.
coloma-lesson-wheel = Every round everybody secretly chooses one of these five sites. Each site has two halves: Common is always open, Boom is lost when too many come.
coloma-lesson-goods = This is what you have: dollars, gold nuggets, dudes, tents, horses, and cards in your hand. Prices are in dollars or nuggets, and in dudes.
coloma-lesson-markers = The Barker covers one site: there you find the market and the barrels instead. The Signpost covers a Boom, which then copies the Boom of the site before it.
coloma-lesson-site = Your first turn. Rivers and Bridges is a good beginning: go to site 2.
coloma-lesson-site-instead = That site is open to you, too. For the first turn go to site 2, the rivers.
coloma-lesson-bust = The Deputy and Buster met on this site. The site with the biggest crowd is busted: its Boom is gone for this round. Guess where the others go, and go elsewhere!
coloma-lesson-common = You are alone on your site, so both halves are open. Begin with Common.
coloma-lesson-river = Survey the first river. It costs $2 and one dude.
coloma-lesson-pay = Pay with your two dollars. A nugget would be worth $3, and you need it in a moment.
coloma-lesson-river-points = 3 points for the river, and three dudes came with it: what is printed there you get at once.
coloma-lesson-boom = Now the Boom half: one more river, this time for gold.
coloma-lesson-second-river = Which one? Look at the points and at what comes with it. You decide.
coloma-lesson-end-turn = Nothing is left to do here. End your turn.
coloma-lesson-event = The Barker has moved on, and its event happens for everybody: a nugget each. The Deputy has a tent there and gets two!
coloma-lesson-build-site = Now a building. Town Buildings is site 3: go there.
coloma-lesson-build = Nobody else came. Open the Common half: build with the hammer.
coloma-lesson-sawmill = Your Sawmill costs $2 and two dudes. A nugget serves as dollars here. Build it from your hand.
coloma-lesson-built = 6 points, as for every building, and its ability is yours for the rest of the game. End your turn.
coloma-lesson-own-site = Your choice: which site do you want? Think of what you can pay, and where the others might go.
coloma-lesson-own-turn = Your turn. Use what is lit, in any order, and end the turn when nothing is left to do.
coloma-lesson-shootout = Every year ends with a shootout. Put gunmen into these rows in good time: with more gunmen than outlaws the town wins, and those with most gunmen get the best reward. Whoever has none buries dudes.
coloma-lesson-end = Now you know Coloma's year: choose a site where you are not crowded, use both halves, and build early what works every round. Play on from here, or start a new game.

# Under the pictures of a figure of the rules
coloma-figure-barker = the Barker moves
coloma-figure-event = its event
coloma-figure-choose = all choose in secret
coloma-figure-bust = the Bust
coloma-figure-turns = turns, site by site
coloma-figure-river = first a river
coloma-figure-bridge = then a bridge over it
coloma-figure-rewards = rewards by rank
coloma-figure-without = those without gunmen
coloma-figure-badge = the badge
coloma-figure-year-end = the year ends
coloma-figure-start = the wagon starts here: pays nothing
coloma-figure-pays = entered: pays
coloma-figure-step = a horseshoe: costs a step, pays nothing
coloma-figure-passed = passed: the left benefit
coloma-figure-stop = ends here: the left or the stop benefit
coloma-figure-jumped = another wagon: jumped, no step, no pay
coloma-figure-most = most gunmen: first reward
coloma-figure-second-most = second most: second reward
coloma-figure-fewer = all others with a gunman: third reward

# Headings of the reference list
coloma-group-sites = Sites of the wheel
coloma-group-events = Events
coloma-group-mill = Sutter's Mill
coloma-group-buildings = Town buildings
coloma-group-barrels = Barrels
coloma-group-bridges = Bridges
coloma-group-boards = Canyons
coloma-group-tables = Shootouts
coloma-group-spaces = Places on the map
coloma-group-lands = Frontier lands
coloma-group-specialties = Specialties
coloma-group-levels = Levels of Shade
