# Urban Sprawl

# In the lobby
sprawl-aim = Build a town into a metropolis with your rivals: good lots pay, and prestige wins.

# What is asked
sprawl-ask-claim = Claim one of the start buildings and pay its value; you have { $wealth } wealth.
sprawl-ask-invest = Discard a permit for its wealth, or be done with investing; you have { $wealth } wealth.
sprawl-ask-action = Take a planning card, take a Favor, build a contract, or end your turn: { $ap } AP and { $wealth } wealth left.
sprawl-ask-spot = Where do you build { $card } ({ $lots ->
    [one] 1 lot
   *[other] { $lots } lots
})?
sprawl-ask-renewal = Which Urban Renewal card do you discard?
sprawl-ask-permit = Which permit do you use for { $card }? { $missing } still needed.
sprawl-ask-victim = The supply has no tile { $vocation }. From whom do you take one? Or pass.
sprawl-ask-split = { $vocation } scores { $value } for { $tiles ->
    [one] your tile
   *[other] each of your { $tiles } tiles
}: how many of them as prestige?
sprawl-ask-order = { $card }: several players must decide. Who is next?
sprawl-ask-player = { $card }: several players are tied. Who is meant?
sprawl-ask-elect = The election for { $office } is tied. Who is elected?
sprawl-ask-block = { $card }: which of the equally valuable blocks?
sprawl-ask-tied = { $card }: which of the equally valuable buildings?
sprawl-ask-target = { $card }: which of { $whom ->
    [own] your equally valuable buildings
   *[other] the equally valuable buildings of { $player }
} is hit?
sprawl-ask-place = { $card }: place on a free spot: { $zone }.
sprawl-ask-remove-control = { $card }: from which building is the cube removed?
sprawl-ask-take-control = { $card }: of which building do you take control?
sprawl-ask-demolish = { $card }: which building is demolished?
sprawl-ask-move-building = { $card }: which building moves?
sprawl-ask-move = { $card }: where does the building on { $lot } go?
sprawl-ask-marker = { $card }: which marker?
sprawl-ask-space = { $card }: where does { $marker } go?
sprawl-ask-row = { $card }: which row is paid out?
sprawl-ask-line = { $card }: the row or the column?
sprawl-ask-kind-gain = { $card }: { $wealth } wealth or { $prestige } prestige?
sprawl-ask-kind-pay = { $card }: pay { $wealth } wealth or { $prestige } prestige? { $left } payments are due.
sprawl-ask-display = { $card }: take a face-up planning card ({ $left }).
sprawl-ask-discard = { $card }: take a card out of the discard pile ({ $left }).
sprawl-ask-lose = { $card }: discard one of your planning cards ({ $left }).
sprawl-ask-favor = { $card }: take a contract as a Favor for 0 AP, or pass.
sprawl-ask-vocation = { $card }: which vocation tile do you take?
sprawl-ask-option = { $card }: which option?
sprawl-ask-offer = { $card }: pay { $prestige ->
    [0] { $wealth } wealth
   *[other] { $wealth ->
        [0] { $prestige } prestige
       *[other] { $wealth } wealth and { $prestige } prestige
    }
} for what is offered?
sprawl-ask-save = { $card }: pay { $prestige ->
    [0] { $wealth } wealth
   *[other] { $wealth ->
        [0] { $prestige } prestige
       *[other] { $wealth } wealth and { $prestige } prestige
    }
} to keep the building on { $lot }?

# What happens
sprawl-claimed = { $seat } claims { $lot } for { $price } wealth.
sprawl-turn = Turn { $turn }: { $seat } has { $ap } AP.
sprawl-invested = { $seat } invests: { $card }.
sprawl-took = { $seat } takes: { $card }.
sprawl-used = { $seat } uses: { $card }.
sprawl-discarded = { $seat } discards: { $card }.
sprawl-favored = { $seat } takes { $card } as a Favor.
sprawl-built = { $seat } builds { $card } on { $spot } for { $price } wealth.
sprawl-demolished = A building of { $lots ->
    [one] 1 lot
   *[other] { $lots } lots
} on { $lot } is demolished.
sprawl-destroyed = A building of { $lots ->
    [one] 1 lot
   *[other] { $lots } lots
} on { $lot } is destroyed.
sprawl-gained = { $seat } gains { $prestige ->
    [0] { $wealth } wealth
   *[other] { $wealth ->
        [0] { $prestige } prestige
       *[other] { $wealth } wealth and { $prestige } prestige
    }
}.
sprawl-lost = { $seat } loses { $prestige ->
    [0] { $wealth } wealth
   *[other] { $wealth ->
        [0] { $prestige } prestige
       *[other] { $wealth } wealth and { $prestige } prestige
    }
}.
sprawl-handed-over = { $seat } pays { $amount } { $kind } to { $victim }.
sprawl-tile = { $seat } takes the tile { $vocation }.
sprawl-tile-from = { $seat } takes the tile { $vocation } from { $victim }.
sprawl-tile-declined = { $seat } takes no tile { $vocation }.
sprawl-payout = Payout of { $row }.
sprawl-no-row = No payout: { $row } is not in the city yet.
sprawl-marker-placed = On { $space } now lies { $marker }.
sprawl-marker-moved = Moved to { $space }: { $marker }.
sprawl-election = Election: { $office }.
sprawl-no-election = Ballot: { $office } is not in play yet.
sprawl-elected = { $seat } { $again ->
    [1] stays
   *[other] becomes
} { $office }{ $how ->
    [best] , with the most valuable { $zone } building ({ $value }) and { $count } in all
    [tiles] , with the most vocation tiles ({ $count })
    [prestige] , with the least prestige ({ $count })
   *[outright] {""}
}.
sprawl-boss-ap = { $seat } gets { $ap } AP more at once.
sprawl-gained-ap = { $seat } gets { $ap } AP more this turn.
sprawl-discounted = For { $seat } the next contract of this turn costs { $wealth } less.
sprawl-extra-favor = { $seat } may hold two Favors from now on.
sprawl-deck-opened = The deck { $deck } opens.
sprawl-office-entered = Enters play: { $office }.
sprawl-placed = { $seat } places on { $spot }: { $zone }.
sprawl-remove-control = { $seat } removes the cube from { $lot }.
sprawl-take-control = { $seat } takes control of { $lot }.
sprawl-demolish = { $seat } demolishes the building on { $lot }.
sprawl-moved = { $seat } moves the building on { $lot } to { $spot }.
sprawl-reshuffled = The planning discards are shuffled into a new deck.
sprawl-event = Event ({ $deck }): { $card }.
sprawl-revealed = Revealed ({ $deck }): { $card }.
sprawl-ended = Olympic Games: the game is over.
sprawl-stalled-idle = For three rounds nobody has done anything: the game is over.
sprawl-stalled-contracts = For twenty rounds no contract has left its place: the game is over.
sprawl-stall-warning-idle = For two rounds nobody has done anything. If the next { $turns } turns pass like this, the game ends.
sprawl-stall-warning-contracts = For nineteen rounds no contract has left its place. If the next { $turns } turns pass like this, the game ends.

# Why not
sprawl-not-offered = That is not among the choices.
sprawl-already-claimed = { $player } has claimed that building already.
sprawl-fault-too-dear = { $spot }: the price is { $price }, but you have { $wealth } wealth.
sprawl-fault-low-value = { $card } needs a block of higher value than { $spot } has.
sprawl-fault-high-value = { $card } needs a block of lower value than { $spot } has.
sprawl-fault-unmarked = { $card } needs a block on which a marker acts.
sprawl-fault-not-free = { $spot } is not free; only the Contractor or an Urban Renewal card may build over a building.
sprawl-fault-partly-covered = On { $spot } a building would be covered only in part.
sprawl-fault-protected = A building on { $spot } belongs to the Contractor and cannot be demolished.
sprawl-fault-zoning = { $spot } touches another zone but no building of the zone of { $card }.
sprawl-fault-edge = { $card } must touch the border of the city that it names.
sprawl-fault-no-neighbour = { $spot } lacks the neighbour that { $card } asks for.
sprawl-fault-bad-neighbour = { $spot } touches a building that { $card } must not touch.
sprawl-fault-not-empty = { $card } needs a block without another building.
sprawl-fault-not-own = { $card } must touch a building of yours.
sprawl-fault-size = { $card } covers { $lots } lots; { $spot } does not.
sprawl-not-yours = You do not have { $card }.
sprawl-wrong-zone = { $card } does not serve the zone of this contract.
sprawl-card-too-many = With { $card } a card of the set would not be needed.
sprawl-too-many-tiles = You have { $tiles } tiles of that vocation.
sprawl-not-tied = { $player } is not among the tied.
sprawl-empty = No face-up card lies there that you could have.
sprawl-no-ap = That costs { $cost } AP; you have { $ap }.
sprawl-favor-limit = You cannot hold another Favor.
sprawl-favor-fresh = A Favor cannot be built in the turn in which it was taken.
sprawl-no-permits = { $card } needs { $lots ->
    [one] 1 permit
   *[other] { $lots } permits
} of its zone; you have { $pages }.
sprawl-no-place = There is no place where you may and can build { $card }.
sprawl-aid-contract = “{ $given }” is no contract.

# What a preview counts
sprawl-goods-wealth = { $count } wealth
sprawl-goods-prestige = { $count } prestige
sprawl-goods-ap = { $count } AP
sprawl-goods-permits = { $count ->
    [one] 1 permit
   *[other] { $count } permits
}
sprawl-goods-tiles = { $count ->
    [one] 1 vocation tile
   *[other] { $count } vocation tiles
}

# Words
sprawl-kind-wealth = wealth
sprawl-kind-prestige = prestige
sprawl-zone-civ = civic building
sprawl-zone-com = commercial building
sprawl-zone-ind = industrial building
sprawl-zone-res = residence
sprawl-zone-park = park
sprawl-zone-short-civ = civic
sprawl-zone-short-com = commercial
sprawl-zone-short-ind = industrial
sprawl-zone-short-res = residential
sprawl-vocation-media = Media
sprawl-vocation-finance = Finance
sprawl-vocation-transportation = Transportation
sprawl-vocation-education = Education
sprawl-vocation-energy = Energy
sprawl-vocation-tourism = Tourism
sprawl-vocation-factory = Factory
sprawl-vocation-public_service = Public Service
sprawl-office-mayor = Mayor
sprawl-office-attorney = District Attorney
sprawl-office-treasurer = Treasurer
sprawl-office-police = Police Chief
sprawl-office-union = Union Boss
sprawl-office-contractor = Contractor
sprawl-deck-town = Town
sprawl-deck-city = City
sprawl-deck-metropolis = Metropolis
sprawl-deck-planning = Planning
sprawl-line-prestige = Prestige won in play
sprawl-line-wealth = Wealth, 1 for each 10
sprawl-option-length = Length of the game
sprawl-value-normal = normal
sprawl-value-short = short
sprawl-value-long = long

# On the table
sprawl-table-planning = Planning cards
sprawl-table-contracts = Contracts
sprawl-table-players = Players
sprawl-table-offices = Offices
sprawl-table-turn = Turn { $turn }, { $seat }: { $ap } AP
sprawl-table-ap = AP
sprawl-table-decks = Cards left
sprawl-table-closed = closed
sprawl-table-discards = Planning discards
sprawl-table-supply = Vocations in the supply
sprawl-table-cubes = Cubes
sprawl-table-extra-favor = Extra Favor
sprawl-table-favor-of = Favor of { $seat }:
sprawl-table-fresh = taken this turn
sprawl-table-waiting = the pawn stands here; not in play yet
sprawl-table-discount = the next contract costs { $wealth } less
sprawl-table-hand = Hand
sprawl-table-favors = Favors
sprawl-table-vocations = Vocations
sprawl-table-wealth = Wealth
sprawl-table-prestige = Prestige
sprawl-table-points = Points now
sprawl-table-stall-idle = { $turns ->
    [one] Nobody does anything: unless that changes, the game ends after this turn.
   *[other] Nobody does anything: unless that changes, the game ends after { $turns } turns, this one included.
}
sprawl-table-stall-contracts = { $turns ->
    [one] No contract leaves its place: unless that changes, the game ends after this turn.
   *[other] No contract leaves its place: unless that changes, the game ends after { $turns } turns, this one included.
}
sprawl-table-nobody = nobody
sprawl-table-legend = Letter = zone (C civic, M commercial, I industrial, R residential, P park), digit = player (· nobody). A small figure says how many lots a building has from its capital letter on; small letters are its other lots. P07:1CMI=10 is 1 permit for C, M or I, worth 10 as an investment. North and east: water; west and south: wilderness.
sprawl-label-price = price { $price }
sprawl-label-reconstructed = reconstructed card

# In the browser: the board and the city
web-sprawl-city = City
web-sprawl-cards = Cards
web-sprawl-mine = Mine
web-sprawl-offices = Offices
web-sprawl-shape-nw = north-west
web-sprawl-shape-ne = north-east
web-sprawl-shape-sw = south-west
web-sprawl-shape-se = south-east
web-sprawl-shape-nw-ne = north side
web-sprawl-shape-sw-se = south side
web-sprawl-shape-nw-sw = west side
web-sprawl-shape-ne-se = east side
web-sprawl-shape-nw-ne-sw = north and west side
web-sprawl-shape-nw-ne-se = north and east side
web-sprawl-shape-nw-sw-se = west and south side
web-sprawl-shape-ne-sw-se = east and south side
web-sprawl-block-worth = The block worth { $value } { $where }
web-sprawl-lens = City, enlarged
web-sprawl-block = row { $row }, column { $column }
web-sprawl-spot = { $block }, { $shape }
web-sprawl-area-nw = in the north-west
web-sprawl-area-n = in the north
web-sprawl-area-ne = in the north-east
web-sprawl-area-w = in the west
web-sprawl-area-c = in the centre
web-sprawl-area-e = in the east
web-sprawl-area-sw = in the south-west
web-sprawl-area-s = in the south
web-sprawl-area-se = in the south-east
web-sprawl-row-line = the { $line ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
   *[other] last
} row from the north
web-sprawl-row-lines = { $line ->
    [1] the two northern rows
    [3] the two middle rows
   *[other] the two southern rows
}
web-sprawl-column-line = the { $line ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
   *[other] last
} column from the west
web-sprawl-column-lines = { $line ->
    [1] the two western columns
    [3] the two middle columns
   *[other] the two eastern columns
}
web-sprawl-empty-space = Empty space for a marker beside { $where }
web-sprawl-row-beside = { $row }, beside { $where }
web-sprawl-share = { $player }: { $buildings ->
    [one] 1 building
   *[other] { $buildings } buildings
}, gets { $share }
web-sprawl-buildings = { $count ->
    [one] 1 building
   *[other] { $count } buildings
}
web-sprawl-box = { $count ->
    [one] 1 marker not in play yet
   *[other] { $count } markers not in play yet
}
web-sprawl-box-means = Cards bring them to the grey spaces. There they make blocks dearer, and their rows can be paid.
web-sprawl-uncontrolled = owned by nobody
web-sprawl-lies-in = It lies in { $rows }
web-sprawl-row-pays = It pays whenever a card with its number is turned up{ $kind ->
    [prestige] , and once more at the end of the game
   *[other] {""}
}.
web-sprawl-no-spot = No spot chosen
web-sprawl-neighbours = { $count ->
    [one] 1 neighbour of the same zone
   *[other] { $count } neighbours of the same zone
}
web-sprawl-points = { $points } points
web-sprawl-follows = { $points } with its effects (estimate)
web-sprawl-next-shape = Next spot
web-sprawl-claim = Claim { $building }
web-sprawl-building = Choose { $building }
web-sprawl-invest = Invest { $card }
web-sprawl-use = Use { $card }
web-sprawl-take = Take { $card }
web-sprawl-favor = { $card } as a Favor
web-sprawl-build = Build { $card }
web-sprawl-place = Build here, { $spot }
web-sprawl-put = Place here, { $spot }
web-sprawl-line-prestige = Prestige
web-sprawl-line-wealth = Wealth ÷ 10
web-sprawl-line-p = Prestige row { $number } at the end
web-sprawl-done = Done investing
web-sprawl-end = End turn
web-sprawl-space = Lay it beside { $space }
web-sprawl-line-row = The row
web-sprawl-line-column = The column
web-sprawl-kind-wealth = Wealth
web-sprawl-kind-prestige = Prestige
web-sprawl-option = Option { $number }
web-sprawl-pay = Pay
web-sprawl-pass = Pass
web-sprawl-keep = Pay and keep it
web-sprawl-let-go = Let it go
web-sprawl-explain-prestige = Prestige that was won during the game. Whoever has most at the end wins.
web-sprawl-explain-wealth = Wealth pays for buildings. At the end every 10 are worth 1 prestige.
web-sprawl-key-r = next shape of the building
web-sprawl-key-e = end the turn
web-sprawl-key-f = the contract as a Favor
web-sprawl-key-i = invest all permits that are asked for
web-sprawl-key-1-5 = look at the contract in that box
web-sprawl-key-shift-1-4 = look at the planning card in that box
web-sprawl-key-v = who gains from one more building: on or off
web-sprawl-ask-claim = Claim a building at the price of its block
web-sprawl-ask-invest = Turn permits into wealth?
web-sprawl-ask-action = { $ap ->
    [0] No AP left: you can end your turn
   *[other] { $ap } AP: take a permit, keep or build a contract, or end
}
web-sprawl-ask-spot = Where do you build { $card }?
web-sprawl-ask-renewal = Which Urban Renewal do you discard?
web-sprawl-ask-permit = Which permit for { $card }? { $missing } more needed
web-sprawl-ask-victim = From whom do you take { $vocation }?
web-sprawl-ask-split = { $vocation } pays { $value } a tile: wealth or prestige?
web-sprawl-ask-order = { $card }: who decides next?
web-sprawl-ask-player = { $card }: a tie. Who is meant?
web-sprawl-ask-elect = { $office }: a tie. Who is elected?
web-sprawl-ask-block = { $card }: which block?
web-sprawl-ask-tied = { $card }: which building?
web-sprawl-ask-target = { $card }: which { $whom ->
    [own] of your buildings
   *[other] building of { $player }
} is hit?
web-sprawl-ask-place = { $card }: choose a free spot for a new { $zone }
web-sprawl-ask-remove-control = { $card }: from which building does the cube go?
web-sprawl-ask-take-control = { $card }: which building do you take over?
web-sprawl-ask-demolish = { $card }: which building is demolished?
web-sprawl-ask-move-building = { $card }: which building moves?
web-sprawl-ask-move = { $card }: where does it go?
web-sprawl-ask-marker = { $card }: which marker?
web-sprawl-ask-space = { $card }: where does { $marker } go?
web-sprawl-ask-row = { $card }: which row is paid?
web-sprawl-ask-line = { $card }: the row or the column?
web-sprawl-ask-kind-gain = { $card }: { $wealth } wealth or { $prestige } prestige?
web-sprawl-ask-kind-pay = { $card }: pay { $wealth } wealth or { $prestige } prestige? { $left } to pay
web-sprawl-ask-display = { $card }: take { $left ->
    [one] a face-up planning card
   *[other] { $left } face-up planning cards
}
web-sprawl-ask-discard = { $card }: take { $left ->
    [one] a card
   *[other] { $left } cards
} out of the discard pile
web-sprawl-ask-lose = { $card }: discard { $left ->
    [one] a planning card
   *[other] { $left } planning cards
}
web-sprawl-ask-favor = { $card }: take a Favor for 0 AP?
web-sprawl-ask-vocation = { $card }: which vocation tile?
web-sprawl-ask-option = { $card }: which option?
web-sprawl-ask-offer = { $card }: pay { $prestige ->
    [0] { $wealth } wealth
   *[other] { $wealth ->
        [0] { $prestige } prestige
       *[other] { $wealth } wealth and { $prestige } prestige
    }
}?
web-sprawl-ask-save = { $card }: pay { $prestige ->
    [0] { $wealth } wealth
   *[other] { $wealth ->
        [0] { $prestige } prestige
       *[other] { $wealth } wealth and { $prestige } prestige
    }
} to keep the building?
web-sprawl-aid-sites = Where a contract can be built, and what it brings
web-sprawl-aid-gain = What one more building would earn in each block
web-sprawl-aid-forecast = What the end of the turn may bring
web-sprawl-whole-city = Whole city
web-log-sprawl-claimed = { $seat } claims a building { $lot } for { $price } wealth.
web-log-sprawl-built = { $seat } builds { $card } { $spot } for { $price } wealth.
web-log-sprawl-demolished = { $player ->
    [none] A building
   *[other] A building of { $player }
} { $lot } is demolished.
web-log-sprawl-destroyed = { $player ->
    [none] A building
   *[other] A building of { $player }
} { $lot } is destroyed.
web-log-sprawl-marker-placed = Beside { $space } now lies { $marker }.
web-log-sprawl-marker-moved = Moved, beside { $space } now lies { $marker }.
web-log-sprawl-placed = { $seat } places a new { $zone } { $spot }.
web-log-sprawl-remove-control = { $seat } removes the cube from a building { $lot }.
web-log-sprawl-take-control = { $seat } takes control of a building { $lot }.
web-log-sprawl-demolish = { $seat } demolishes a building { $lot }.
web-log-sprawl-moved = { $seat } moves a building. It stood { $lot } and now stands { $spot }.
web-why-sprawl-fault-too-dear = The price is { $price } here, but you have { $wealth } wealth.
web-why-sprawl-fault-low-value = { $card } needs a block of higher value than this one.
web-why-sprawl-fault-high-value = { $card } needs a block of lower value than this one.
web-why-sprawl-fault-not-free = It is not free here; only the Contractor or an Urban Renewal card may build over a building.
web-why-sprawl-fault-partly-covered = A building would be covered only in part here.
web-why-sprawl-fault-protected = A building here belongs to the Contractor and cannot be demolished.
web-why-sprawl-fault-zoning = Here it would touch another zone but no building of the zone of { $card }.
web-why-sprawl-fault-no-neighbour = Here the neighbour is missing that { $card } asks for.
web-why-sprawl-fault-bad-neighbour = Here it would touch a building that { $card } must not touch.
web-why-sprawl-fault-size = { $card } covers { $lots } lots; this place does not.
web-log-sprawl-gained = { $seat } gains { $prestige ->
    [0] { $wealth } wealth
   *[other] { $wealth ->
        [0] { $prestige } prestige
       *[other] { $wealth } wealth and { $prestige } prestige
    }
}{ $why ->
    [adjacency] {""} for its neighbours of the same zone
   *[other] {""}
}.
web-sprawl-story-gains = { $text }: { $gains }
web-sprawl-story-payout = A card with a { $number } comes up, so { $row } pays
web-sprawl-story-nobody = { $text }: nobody gets anything
web-sprawl-story-event = { $text } ({ $lines })
web-sprawl-story-ledger = In all: { $changes }
web-sprawl-story-built = { $seat } builds { $cards }
web-sprawl-story-turn = Turn of { $seat }
web-sprawl-why-too-dear = too dear
web-sprawl-why-not-free = no room
web-sprawl-why-zoning = another zone next to it
web-sprawl-why-edge = not at the border
web-sprawl-why-no-neighbour = neighbour missing
web-sprawl-why-bad-neighbour = forbidden neighbour
web-sprawl-why-low-value = value too low
web-sprawl-why-high-value = value too high
web-sprawl-why-not-empty = block not empty
web-sprawl-why-not-own = not next to yours
web-sprawl-why-unmarked = no marker acts here
web-sprawl-why-partly-covered = would cover a part only
web-sprawl-why-protected = protected
web-sprawl-why-no-tile = no tile left

# Card texts
sprawl-effect-gain = { $who }: +{ $amount }{ $per }
sprawl-effect-lose = { $who }: −{ $amount }{ $per }
sprawl-effect-toll = { $who } to { $to }: { $amount }{ $per }
sprawl-effect-toll-self = { $who } to you: { $amount }{ $per }
sprawl-effect-payout-here = { $who }: choose a { $kind } row through this block, it is paid out
sprawl-effect-payout-any = { $who }: choose any { $kind } row, it is paid out
sprawl-effect-score-vocation = { $vocation } scores { $n } for each tile
sprawl-effect-place-marker = { $who }: place { $which } { $kind } marker { $where }
sprawl-effect-move-marker = { $who }: move a { $kind } marker { $where }
sprawl-effect-place-park = { $who }: place { $n ->
    [one] a one-lot park
   *[other] { $n } one-lot parks
} { $where }
sprawl-effect-place-building = { $who }: place free of charge, { $n ->
    [one] 1 lot
   *[other] { $n } lots
}, { $where }: { $zone }
sprawl-effect-move-building = { $who }: move one { $what } to any free spot of its size
sprawl-effect-remove-control = { $who }: remove the cube from { $n ->
    [one] one { $what }
   *[other] { $n } buildings ({ $what })
}
sprawl-effect-take-control = { $who }: take control of { $n ->
    [one] one { $what }
   *[other] { $n } buildings ({ $what })
}
sprawl-effect-demolish = { $who }: demolish { $n ->
    [one] one { $what }
   *[other] { $n } buildings ({ $what })
}
sprawl-effect-disaster = Hit by the disaster: { $what }. Its owner pays { $amount } { $per } or loses it
sprawl-effect-gain-ap = You: +{ $n } AP this turn
sprawl-effect-discount = The next contract you build this turn costs { $wealth } less
sprawl-effect-take-permit-display = { $who }: take { $n ->
    [one] a face-up planning card
   *[other] { $n } face-up planning cards
} for 0 AP
sprawl-effect-take-permit-discard = { $who }: take { $n } permit or Urban Renewal out of the discard pile
sprawl-effect-lose-permit = { $who }: discard { $n ->
    [one] a planning card
   *[other] { $n } planning cards
}
sprawl-effect-extra-favor = { $who }: may hold two Favors from now on
sprawl-effect-extra-favor-self = You may hold two Favors from now on
sprawl-effect-take-favor = { $who }: may take a contract as a Favor for 0 AP
sprawl-effect-take-favor-self = You may take a contract as a Favor for 0 AP
sprawl-effect-hold-election = Election: { $office }
sprawl-effect-hold-election-won = Elected without a contest as { $office }: { $who }
sprawl-effect-take-vocation = { $who }: take a vocation tile: { $vocation }
sprawl-effect-optional = { $who } may pay { $amount }; then: { $then }
sprawl-effect-optional-self = You may pay { $amount }; then: { $then }
sprawl-effect-choose = { $who } chooses one: { $options }
sprawl-effect-choose-self = You choose one: { $options }
sprawl-effect-choose-row = Choose the row or the column of this block
sprawl-effect-open-deck = The deck { $deck } opens
sprawl-effect-enter-offices = Enter play: { $offices }
sprawl-effect-end-game = The game ends at once
sprawl-effect-voluntary = { $text } (optional)
sprawl-who-self = You
sprawl-who-active = The active player
sprawl-who-each = Each player
sprawl-who-others = Each other player
sprawl-who-controller = The controllers
sprawl-who-office = The holder of { $office }
sprawl-who-vocation = The holders of { $vocation }
sprawl-who-most = The player with the most { $compared }
sprawl-who-least = The player with the least { $compared }
sprawl-measure-CIV = civic buildings
sprawl-measure-COM = commercial buildings
sprawl-measure-IND = industrial buildings
sprawl-measure-RES = residential buildings
sprawl-measure-prestige = prestige
sprawl-measure-wealth = wealth
sprawl-measure-buildings = buildings
sprawl-measure-vocations = vocations
sprawl-measure-permits = planning cards
sprawl-amount-wealth = { $wealth } wealth
sprawl-amount-prestige = { $prestige } prestige
sprawl-amount-both = { $wealth } wealth and { $prestige } prestige
sprawl-amount-either = { $wealth } wealth or { $prestige } prestige
sprawl-per = {" "}per { $what }
sprawl-per-div = {" "}per { $div } of: { $what }
sprawl-per-max = {" "}(at most { $max })
sprawl-per-building = per building
sprawl-per-lot = per lot
sprawl-per-value = per point of its value
sprawl-count-lots = lot of { $what }
sprawl-count-free_lots = free lot
sprawl-count-vocations = vocation tile
sprawl-count-vocation = tile { $vocation }
sprawl-count-offices = politician held
sprawl-count-block_value = point of this block's value
sprawl-what-any = building
sprawl-what-no-park = building other than a park
sprawl-either = { $others } or { $last }
sprawl-one-civ = civic building
sprawl-one-com = commercial building
sprawl-one-ind = industrial building
sprawl-one-res = residential building
sprawl-one-park = park
sprawl-many-civ = civic buildings
sprawl-many-com = commercial buildings
sprawl-many-ind = industrial buildings
sprawl-many-res = residential buildings
sprawl-many-park = parks
sprawl-size = { $lots ->
    [one] 1 lot
   *[other] { $lots } lots
}
sprawl-owner-own = yours
sprawl-owner-others = of another player
sprawl-owner-none = without control
sprawl-owner-some = controlled
sprawl-where-this_block = in this block
sprawl-where-these_rows = in this row or this column
sprawl-where-chosen_row = in the chosen row
sprawl-where-other_row = in the other row
sprawl-where-these_double_rows = in this double row or this column
sprawl-where-chosen_double_row = in the chosen row (a double row, or the column)
sprawl-where-other_double_row = in the other row (a double row, or the column)
sprawl-where-adjacent = adjacent
sprawl-where-best_block = in the most valuable block
sprawl-where-worst_block = in the least valuable block
sprawl-edge-water = at the water
sprawl-edge-wilderness = at the wilderness
sprawl-edge-any = at the border of the city
sprawl-near = adjacent to { $zones }
sprawl-not-near = not adjacent to { $zones }
sprawl-min-value = block value at least { $value }
sprawl-max-value = block value at most { $value }
sprawl-pick-highest = the most valuable one
sprawl-pick-lowest = the least valuable one
sprawl-pick-own_lowest = each player's least valuable one
sprawl-build-empty = a block without another building
sprawl-build-own = adjacent to a building of yours
sprawl-build-marked = a block on which a marker acts
sprawl-build-zoning = ignores zoning
sprawl-build-discount = costs { $n } less
sprawl-marker-any = a
sprawl-marker-lowest = the lowest
sprawl-marker-highest = the highest
sprawl-kind-any = wealth or prestige
sprawl-place-here = acting on this block
sprawl-place-any = anywhere
sprawl-place-adjacent = adjacent to this building
sprawl-place-edge = at the border of the city
sprawl-move-to-here = to a space that acts on this block
sprawl-move-to-any = to any other space
sprawl-any-vocation = any in the supply
sprawl-next-office = the next office
sprawl-face-permit = { $pages ->
    [one] 1 permit
   *[other] { $pages } permits
} for { $zones }, pays { $pay }
sprawl-face-ballot = , ballot
sprawl-face-contract = { $zone }, { $lots ->
    [one] 1 lot
   *[other] { $lots } lots
}
sprawl-face-vocation = You take the tile { $vocation }; each such tile pays its owner { $value }
sprawl-face-row = Payout of { $row } when revealed
sprawl-face-event = Event
sprawl-face-renewal = Urban Renewal: discard it to build over existing buildings

# Offices
sprawl-office-wins-mayor = Elected is the player with the most vocation tiles
sprawl-office-wins-zone = Elected is the player with the most valuable { $zone } building, if tied the one with the most of them
sprawl-office-wins-contractor = After every election it goes to the player with the least prestige
sprawl-office-tie = If that is tied, this player decides: { $who }
sprawl-office-on-elected = When elected: { $effects }
sprawl-office-on-turn-start = At the start of your turn: { $effects }
sprawl-office-power-attorney = The adjacency bonus of the first contract you build in your turn counts { $factor } times
sprawl-office-power-police = Each of your vocation tiles scores wealth and prestige
sprawl-office-power-union = You have { $ap } AP in your turn; elected during it, you get the difference at once
sprawl-office-power-contractor = You may build over existing buildings; the others cannot demolish yours
sprawl-office-bonus = At the end: +{ $prestige } prestige{ $per }

# Names and numbers of the board
sprawl-zone-name-civ = Civic
sprawl-zone-name-com = Commercial
sprawl-zone-name-ind = Industrial
sprawl-zone-name-res = Residential
sprawl-zone-name-park = Park
sprawl-vocation-tiles = { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
}
sprawl-row-places = First place { $first }, second { $second }, third { $third }, fourth { $fourth }

# In the browser: cards, tray, offices and players
web-sprawl-contract = { $deck }, { $zone }, { $lots ->
    [one] 1 lot
   *[other] { $lots } lots
}
web-sprawl-ap = { $ap } AP
web-sprawl-ap-means = Action points are for this turn only: cards and contracts cost as many as their black coins say.
web-sprawl-ap-left = { $ap } AP left
web-sprawl-ap-lacking = It costs { $ap } AP; you have { $left }
web-sprawl-pages = Permits needed: { $need }; you have { $pages }
web-sprawl-price-note = You pay the number on the block where you put it.
web-sprawl-heat-note = The numbers in the city are the points it would bring you there.
web-sprawl-pages-lacking = { $missing ->
    [one] 1 permit is missing
   *[other] { $missing } permits are missing
}
web-sprawl-gap = The planning card for { $box } AP closes the gap: with building { $ap } AP
web-sprawl-no-gap = No face-up planning card closes the gap alone
web-sprawl-can-build = You can build it
web-sprawl-fresh-favor = from your next turn on
web-sprawl-next-turn = next turn
web-sprawl-favor-for = { $card } as a Favor for { $ap } AP
web-sprawl-favor-means = It is kept for you alone, and from your next turn on you build it for 0 AP.
web-sprawl-favor-empty = Here lies a contract that you keep as a Favor.
web-sprawl-permit-means = A building needs one permit of its zone for each lot. A card that is used is gone.
web-sprawl-permit-invests = At the start of your turn you may give it away for { $pay } wealth.
web-sprawl-permit-pays = When it is turned up, wealth row { $pay } pays those who have buildings in it.
web-sprawl-vocation-means = Whoever builds a contract with this sign takes a tile. Then every such tile pays its owner the number beside the sign, as wealth or prestige.
web-sprawl-vocation-mayor = Whoever has most tiles wins the election for Mayor.
web-sprawl-favor-tab = Favor
web-sprawl-favor-place = Favor
web-sprawl-renewal = Urban Renewal
web-sprawl-permit = { $pages ->
    [one] 1 permit
   *[other] { $pages } permits
} for { $zones }, worth { $pay } wealth
web-sprawl-ballot = with a ballot box
web-sprawl-ballot-means = Its ballot box then also holds the election for the next office.
web-sprawl-would-go = It would be used
web-sprawl-permits = Planning cards in hand
web-sprawl-no-permits = No permits
web-sprawl-contract-box = Box { $box }
web-sprawl-on-deck = On the deck
web-sprawl-empty = empty
web-sprawl-link-open = { $from }: the card slides to box { $box }
web-sprawl-link-shut = { $from }: no card slides to box { $box }
web-sprawl-cards-left = { $deck }: { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} left
web-sprawl-closed-until = { $deck } opens with { $card }
web-sprawl-closed-means = Its contracts are larger. They come into the boxes once it is open.
web-sprawl-clock = { $card } comes as card { $earliest } at the earliest, as card { $latest } at the latest
web-sprawl-still-to-come = Cards still to come
web-sprawl-event = Event: { $card }
web-sprawl-actions = Actions
web-sprawl-build-here = Build here
web-sprawl-place-here = Place here
web-sprawl-back = Back
web-sprawl-end-wasting = End turn; { $ap ->
    [one] 1 AP lapses
   *[other] { $ap } AP lapse
}
web-sprawl-forecast = What ending the turn may bring
web-sprawl-forecast-turned = { $cards ->
    [one] 1 card is revealed
   *[other] { $cards } cards are revealed
}
web-sprawl-forecast-election = Election, { $office }: { $chance } %
web-sprawl-forecast-election-led = Election, { $office }: { $chance } %; { $seat } leads
web-sprawl-forecast-gain = { $seat }, { $kind }: { $mean } on average ({ $low } to { $high })
web-sprawl-forecast-special = Special event: { $chance } %
web-sprawl-choose = Choose { $seat }
web-sprawl-rivals = Other players
web-sprawl-rival = { $seat }: { $wealth } wealth, { $prestige } prestige, { $cards ->
    [one] 1 planning card
   *[other] { $cards } planning cards
}, { $favors ->
    [one] 1 Favor
   *[other] { $favors } Favors
}
web-sprawl-tiles = { $vocation }: { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
}
web-sprawl-tiles-left = { $vocation }: { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
} in the supply
web-sprawl-payments-left = { $left ->
    [one] 1 payment left
   *[other] { $left } payments left
}
web-sprawl-safe = safe
web-sprawl-now = leads
web-sprawl-tie = tie
web-sprawl-later = later
web-sprawl-next-vote = Next vote
web-sprawl-office-later = Not in play yet
web-sprawl-office-enters = It comes with { $card }
web-sprawl-office-free = Nobody holds it
web-sprawl-office-held = Held by { $seat }
web-sprawl-office-safe = The holder would win again now
web-sprawl-office-lost = { $seat } would win it now
web-sprawl-office-tied = Tied now: { $seats }; { $player } would decide
web-sprawl-office-short-mayor = Mayor
web-sprawl-office-short-attorney = Attorney
web-sprawl-office-short-treasurer = Treasurer
web-sprawl-office-short-police = Police
web-sprawl-office-short-union = Union
web-sprawl-office-short-contractor = Contractor
web-sprawl-standing-buildings = value { $value }, { $count ->
    [one] 1 building
   *[other] { $count } buildings
}
web-sprawl-standing-tiles = { $count ->
    [one] 1 vocation tile
   *[other] { $count } vocation tiles
}
web-sprawl-standing-prestige = { $count } prestige
web-sprawl-standing-wealth = { $count } wealth
web-sprawl-standing-permits = { $count ->
    [one] 1 planning card
   *[other] { $count } planning cards
}
web-sprawl-fx-per = per
web-sprawl-fx-own = yours:
web-sprawl-fx-by = by
web-sprawl-fx-not-by = not by
web-sprawl-fx-at = at
web-sprawl-fx-value = value
web-sprawl-fx-ap = AP
web-sprawl-fx-next = next
web-sprawl-fx-won = you win
web-sprawl-fx-empty = only
web-sprawl-fx-marked = marker
web-sprawl-fx-any-zone = any zone

# Score sheets
sprawl-sheet-players = “players” must be a list of two to four tables like { "{" }"prestige": 84, "wealth": 23, "offices": ["mayor"]{ "}" }; this one has { $count }.
sprawl-sheet-player = Player { $number } must be a table with “prestige”, “wealth” and “offices”.
sprawl-sheet-number = Player { $number }: “{ $name }” must be a whole number from 0 up, not { $given }.
sprawl-sheet-office = Player { $number }: “{ $given }” is no office. Offices are: { $known }.
sprawl-sheet-office-twice = The office “{ $given }” is held twice.
sprawl-sheet-building = Building { $number }: “{ $given }” is not a building like "RES r1c1.se 1".
sprawl-sheet-overlap = Building { $number }: “{ $given }” lies on another one.
sprawl-sheet-marker = “markers”: { $given } is no grey space with a prestige or wealth marker such as E6 = "p6".
sprawl-sheet-buildings = “buildings” must be a list like ["RES r1c1.se 1", "PARK r2c2.nw -"].

# Component files
sprawl-file-lot = { $path } must be a lot such as r1c1.se; “{ $given }” is none.
sprawl-file-cards = { $path } must have { $expected } cards in all; it has { $given }.
sprawl-file-special = { $path } must contain { $expected }, or the game would not go on.
sprawl-file-rows = { $path } says how wide rows are, but “where” is “{ $given }”. It goes only with: { $expected }.
sprawl-file-loop = { $path } would hold an election because of an election, perhaps without end; give the office another effect.

# Rows
sprawl-row-w1 = wealth row 1
sprawl-row-w2 = wealth row 2
sprawl-row-w3 = wealth row 3
sprawl-row-w4 = wealth row 4
sprawl-row-w5 = wealth row 5
sprawl-row-w6 = wealth row 6
sprawl-row-w7 = wealth row 7
sprawl-row-w8 = wealth row 8
sprawl-row-w9 = wealth row 9
sprawl-row-w10 = wealth row 10
sprawl-row-w11 = wealth row 11
sprawl-row-w12 = wealth row 12
sprawl-row-p1 = prestige row 1
sprawl-row-p2 = prestige row 2
sprawl-row-p3 = prestige row 3
sprawl-row-p4 = prestige row 4
sprawl-row-p5 = prestige row 5
sprawl-row-p6 = prestige row 6
sprawl-marker-w7 = the wealth marker 7
sprawl-marker-w8 = the wealth marker 8
sprawl-marker-w9 = the wealth marker 9
sprawl-marker-w10 = the wealth marker 10
sprawl-marker-w11 = the wealth marker 11
sprawl-marker-w12 = the wealth marker 12
sprawl-marker-p4 = the prestige marker 4
sprawl-marker-p5 = the prestige marker 5
sprawl-marker-p6 = the prestige marker 6

# Score lines
sprawl-line-row-p1 = { sprawl-row-p1 }
sprawl-line-row-p2 = { sprawl-row-p2 }
sprawl-line-row-p3 = { sprawl-row-p3 }
sprawl-line-row-p4 = { sprawl-row-p4 }
sprawl-line-row-p5 = { sprawl-row-p5 }
sprawl-line-row-p6 = { sprawl-row-p6 }
sprawl-line-office-mayor = { sprawl-office-mayor }
sprawl-line-office-attorney = { sprawl-office-attorney }
sprawl-line-office-treasurer = { sprawl-office-treasurer }
sprawl-line-office-police = { sprawl-office-police }
sprawl-line-office-union = { sprawl-office-union }

# Cards
sprawl-card-p01 = 1 permit for { sprawl-zone-short-civ } or { sprawl-zone-short-res }, worth 11
sprawl-card-p02 = 1 permit for { sprawl-zone-short-civ } or { sprawl-zone-short-com }, worth 12
sprawl-card-p03 = 1 permit for { sprawl-zone-short-ind } or { sprawl-zone-short-res }, worth 12
sprawl-card-p04 = 1 permit for { sprawl-zone-short-civ } or { sprawl-zone-short-ind }, worth 12
sprawl-card-p05 = 1 permit for { sprawl-zone-short-com } or { sprawl-zone-short-res }, worth 11
sprawl-card-p06 = 1 permit for { sprawl-zone-short-com } or { sprawl-zone-short-ind }, worth 11
sprawl-card-p07 = 1 permit for { sprawl-zone-short-civ }, { sprawl-zone-short-com } or { sprawl-zone-short-ind }, worth 10
sprawl-card-p08 = 1 permit for { sprawl-zone-short-com }, { sprawl-zone-short-ind } or { sprawl-zone-short-res }, worth 10
sprawl-card-p09 = 1 permit for { sprawl-zone-short-civ }, { sprawl-zone-short-ind } or { sprawl-zone-short-res }, worth 10
sprawl-card-p10 = 1 permit for { sprawl-zone-short-civ }, { sprawl-zone-short-com } or { sprawl-zone-short-res }, worth 9
sprawl-card-p11 = 1 permit for any zone, worth 9
sprawl-card-p12 = 1 permit for any zone, worth 9
sprawl-card-p13 = 2 permits for { sprawl-zone-short-civ } or { sprawl-zone-short-com }, worth 8
sprawl-card-p14 = 2 permits for { sprawl-zone-short-com } or { sprawl-zone-short-ind }, worth 8
sprawl-card-p15 = 2 permits for { sprawl-zone-short-ind } or { sprawl-zone-short-res }, worth 8
sprawl-card-p16 = 2 permits for { sprawl-zone-short-civ } or { sprawl-zone-short-res }, worth 7
sprawl-card-p17 = 2 permits for { sprawl-zone-short-civ } or { sprawl-zone-short-ind }, worth 7
sprawl-card-p18 = 2 permits for { sprawl-zone-short-com } or { sprawl-zone-short-res }, worth 7
sprawl-card-p19 = 2 permits for { sprawl-zone-short-civ }, { sprawl-zone-short-com } or { sprawl-zone-short-ind }, worth 6
sprawl-card-p20 = 2 permits for { sprawl-zone-short-civ }, { sprawl-zone-short-com } or { sprawl-zone-short-res }, worth 6
sprawl-card-p21 = 2 permits for { sprawl-zone-short-com }, { sprawl-zone-short-ind } or { sprawl-zone-short-res }, worth 6
sprawl-card-p22 = 2 permits for { sprawl-zone-short-civ }, { sprawl-zone-short-ind } or { sprawl-zone-short-res }, worth 5
sprawl-card-p23 = 3 permits for { sprawl-zone-short-civ }, worth 5
sprawl-card-p24 = 3 permits for { sprawl-zone-short-com }, worth 5
sprawl-card-p25 = 3 permits for { sprawl-zone-short-ind }, worth 4
sprawl-card-p26 = 3 permits for { sprawl-zone-short-res }, worth 4
sprawl-card-p27 = 3 permits for { sprawl-zone-short-civ } or { sprawl-zone-short-ind }, worth 4
sprawl-card-p28 = 3 permits for { sprawl-zone-short-com } or { sprawl-zone-short-res }, worth 3
sprawl-card-p29 = 3 permits for { sprawl-zone-short-civ } or { sprawl-zone-short-res }, worth 3
sprawl-card-p30 = 3 permits for { sprawl-zone-short-com } or { sprawl-zone-short-ind }, worth 3
sprawl-card-p31 = 4 permits for { sprawl-zone-short-civ }, worth 2
sprawl-card-p32 = 4 permits for { sprawl-zone-short-com }, worth 2
sprawl-card-p33 = 4 permits for { sprawl-zone-short-ind }, worth 2
sprawl-card-p34 = 4 permits for { sprawl-zone-short-res }, worth 1
sprawl-card-p35 = 4 permits for { sprawl-zone-short-com } or { sprawl-zone-short-res }, worth 1
sprawl-card-p36 = 4 permits for { sprawl-zone-short-civ } or { sprawl-zone-short-ind }, worth 1
sprawl-card-u1 = Urban Renewal
sprawl-card-u2 = Urban Renewal
sprawl-card-u3 = Urban Renewal
sprawl-card-u4 = Urban Renewal
sprawl-card-e01 = Local Headlines
sprawl-card-e02 = Urban Decay
sprawl-card-e03 = Estate Auction
sprawl-card-e04 = Luxury Taxes
sprawl-card-e05 = Holiday Sales
sprawl-card-e06 = Smog Alert
sprawl-card-e07 = Political Scandal
sprawl-card-e08 = Block Party
sprawl-card-e09 = Price Swing
sprawl-card-e10 = New Avenue
sprawl-card-e11 = Special Election
sprawl-card-e12 = Relief Fund
sprawl-card-e13 = Street Festival
sprawl-card-e14 = Crime Wave
sprawl-card-t01 = Clinic
sprawl-card-t02 = Fire Station
sprawl-card-t03 = Courthouse
sprawl-card-t04 = High School
sprawl-card-t05 = Schoolhouse
sprawl-card-t06 = Survey Office
sprawl-card-t07 = Library
sprawl-card-t08 = Town Hall
sprawl-card-t09 = Newspaper
sprawl-card-t10 = Bank
sprawl-card-t11 = General Store
sprawl-card-t12 = Saloon
sprawl-card-t13 = Market Square
sprawl-card-t14 = Corner Shop
sprawl-card-t15 = Grand Hotel
sprawl-card-t16 = Carriage Depot
sprawl-card-t17 = Lumber Mill
sprawl-card-t18 = Cannery
sprawl-card-t19 = Warehouse
sprawl-card-t20 = Train Depot
sprawl-card-t21 = Coal Yard
sprawl-card-t22 = Brickworks
sprawl-card-t23 = Gasworks
sprawl-card-t24 = Cottages
sprawl-card-t25 = Boarding House
sprawl-card-t26 = Farmhouse
sprawl-card-t27 = Row Houses
sprawl-card-t28 = Lakeside Cabins
sprawl-card-t29 = Mansion
sprawl-card-t30 = Workers' Housing
sprawl-card-t31 = Village Green
sprawl-card-te1 = Fire
sprawl-card-te2 = Railroad Survey
sprawl-card-te3 = County Fair
sprawl-card-te4 = Homestead Grant
sprawl-card-te5 = Town Meeting
sprawl-card-tx = Airport
sprawl-card-c01 = Police Precinct
sprawl-card-c02 = Municipal Court
sprawl-card-c03 = Museum
sprawl-card-c04 = Botanical Garden
sprawl-card-c05 = Hospital
sprawl-card-c06 = City Hall
sprawl-card-c07 = College
sprawl-card-c08 = Prison
sprawl-card-c09 = Radio Station
sprawl-card-c10 = Department Store
sprawl-card-c11 = Insurance Office
sprawl-card-c12 = Movie Palace
sprawl-card-c13 = Advertising Agency
sprawl-card-c14 = Office Building
sprawl-card-c15 = Convention Hall
sprawl-card-c16 = Stock Exchange
sprawl-card-c17 = Substation
sprawl-card-c18 = Truck Terminal
sprawl-card-c19 = Brewery
sprawl-card-c20 = Textile Works
sprawl-card-c21 = Refinery
sprawl-card-c22 = Freight Yard
sprawl-card-c23 = Steel Mill
sprawl-card-c24 = Power Plant
sprawl-card-c25 = Apartment House
sprawl-card-c26 = Brownstones
sprawl-card-c27 = Garden Suburb
sprawl-card-c28 = Beach Houses
sprawl-card-c29 = Student Housing
sprawl-card-c30 = Housing Project
sprawl-card-c31 = Gated Estate
sprawl-card-ce1 = Business Relocation
sprawl-card-ce2 = Flood
sprawl-card-ce3 = Bond Issue
sprawl-card-ce4 = Building Boom
sprawl-card-ce5 = Ward Politics
sprawl-card-cx = Sports Team
sprawl-card-m01 = Temple
sprawl-card-m02 = University
sprawl-card-m03 = Medical Center
sprawl-card-m04 = Opera House
sprawl-card-m05 = State Capitol
sprawl-card-m06 = Concert Hall
sprawl-card-m07 = Zoo
sprawl-card-m08 = Marina
sprawl-card-m09 = Corporate HQ
sprawl-card-m10 = Television Network
sprawl-card-m11 = Shopping Mall
sprawl-card-m12 = Skyscraper
sprawl-card-m13 = Commodity Exchange
sprawl-card-m14 = Casino
sprawl-card-m15 = Port
sprawl-card-m16 = Nuclear Plant
sprawl-card-m17 = Auto Plant
sprawl-card-m18 = Subway Depot
sprawl-card-m19 = Electronics Plant
sprawl-card-m20 = Oil Terminal
sprawl-card-m21 = Distribution Center
sprawl-card-m22 = Aircraft Works
sprawl-card-m23 = Penthouse
sprawl-card-m24 = Condominiums
sprawl-card-m25 = Retirement Village
sprawl-card-m26 = Harbor Lofts
sprawl-card-m27 = Apartment Towers
sprawl-card-m28 = Beach Resort
sprawl-card-m29 = Planned Community
sprawl-card-m30 = Country Club
sprawl-card-me1 = Earthquake
sprawl-card-me2 = Market Crash
sprawl-card-me3 = World Summit
sprawl-card-me4 = Ring Road
sprawl-card-me5 = Green Referendum
sprawl-card-me6 = Corruption Trial
sprawl-card-mx = Olympic Games

# The lesson
sprawl-lesson-aim = Welcome to Urban Sprawl! A town grows into a metropolis, and you build it together with your rivals. Prestige wins the game; wealth pays for everything, and at the end every 10 wealth are worth 1 prestige. Your rival is the Deputy, played by the computer.
sprawl-lesson-city = This is the city you share: six by six blocks of four lots each. The buildings with your mark are yours. The start buildings are already shared out.
sprawl-lesson-values = Every row has a number, and so has every column. The value of a block is their sum. So much you pay to build there, and rows pay their owners again and again.
sprawl-lesson-permits = Your planning card: three permits for civic buildings. A building needs one permit of its zone for each lot. Or you turn the card into the wealth printed on it.
sprawl-lesson-invest = You need these permits for building, so do not turn them into wealth: say that you are done.
sprawl-lesson-contracts = You have 6 action points. These cards cost 1 to 5 of them, by the box they lie in: planning cards give permits, contracts are what you build. Cheap today, gone tomorrow!
sprawl-lesson-build = The Town Hall needs two civic permits and costs 3 action points. You have both: build it.
sprawl-lesson-build-instead = You could do that, too. But the Town Hall fits your permits: build that one.
sprawl-lesson-spot = Where shall it stand? Next to a building of the same zone you get prestige at once. Look at what each place costs and brings, then choose.
sprawl-lesson-tile = The Town Hall brings a Public Service tile, which pays 1 now: take it as prestige.
sprawl-lesson-mayor = An election! You have the most vocation tiles, so you are the Mayor, and the Mayor may place a park. Put it wherever you like.
sprawl-lesson-plan = 3 action points are left. Take the card in the first box: permits for your next building.
sprawl-lesson-end-turn = Points that you do not use are lost, but you need nothing more now. End your turn.
sprawl-lesson-payout = At the end of a turn new cards come up, and many name a row: whoever has most in that row is paid. That is why places in valuable rows are worth their price.
sprawl-lesson-rival = The Deputy has had a turn. Its wealth, prestige and cards lie open to everybody, as yours do.
sprawl-lesson-own-turn = A whole turn of your own. Invest if you are short of wealth, take cards, build, and end the turn. The Hint button helps when you are at a loss.
sprawl-lesson-offices = Offices go to whoever leads in something when an election comes: each has a power, and some bring prestige at the end.
sprawl-lesson-end = That is how a city grows: first permits, then contracts, and always an eye on the rows that pay. The game ends with the Olympic Games. Play on from here, or start a new game.

# What a question is about, for newcomers
web-sprawl-advice-claim = Your building { $next } of { $count }. You pay the number on its block; the discs beside its row and column will pay you.
web-sprawl-advice-invest = A permit given away now brings its yellow number as wealth; a permit kept lets you build. Then you act.
web-sprawl-advice-action = Black coins are prices in AP, your action points. Permits, the narrow cards, build the wide ones; the hand keeps one for later.
web-sprawl-advice-free = A Favor costs no AP: build it now, or end your turn and keep it.
web-sprawl-advice-spot = You pay the number on the block; each neighbour of the same colour brings 1 prestige. Numbers like +3 are your points.
web-sprawl-advice-renewal = The new building stands on others: one Urban Renewal card pays for their demolition.
web-sprawl-advice-permit = A permit that is used is gone, and permits too many are lost.
web-sprawl-advice-victim = The supply has no such tile left, so you may take one from another player.
web-sprawl-advice-split = Each of your tiles pays now. Wealth pays for buildings, prestige wins; at the end 10 wealth are 1 prestige.
web-sprawl-advice-order = Several players have something to decide about this card. You are in turn, so you say who is next.
web-sprawl-advice-player = They are tied. You are in turn, so you say whom the card means.
web-sprawl-advice-elect = They are tied for the office, and the choice is yours. It is held until the next election.
web-sprawl-advice-block = These blocks are tied. You are in turn, so you say which one the card means.
web-sprawl-advice-tied = These buildings are tied. You are in turn, so you say which one the card means.
web-sprawl-advice-target = These buildings are tied. You say which one the card hits.
web-sprawl-advice-building = The cube on a building shows whose it is; the card above says what happens to it.
web-sprawl-advice-place = It costs nothing, may stand beside anything, and is yours.
web-sprawl-advice-move = It keeps its owner, costs nothing and may stand beside anything.
web-sprawl-advice-marker = A marker makes every block of its row dearer by its number, and its row can be paid out.
web-sprawl-advice-space = In the north a marker acts on two columns, in the east on one row. The green numbers are what the blocks gain.
web-sprawl-advice-row = Who has most buildings in the row gets its number, the second a half, the third a quarter.
web-sprawl-advice-line = The card counts along the one that you choose.
web-sprawl-advice-kind = Wealth pays for buildings, prestige wins; at the end 10 wealth are 1 prestige.
web-sprawl-advice-display = It comes to you without AP.
web-sprawl-advice-discard = Here lie permits and Urban Renewal cards that have been used.
web-sprawl-advice-lose = It is gone, and brings nothing.
web-sprawl-advice-favor = A Favor is kept for you, and from your next turn on you build it for 0 AP.
web-sprawl-advice-vocation = Contracts with this sign pay everybody who has its tile. Whoever has most tiles becomes Mayor.
web-sprawl-advice-option = One of them is carried out.
web-sprawl-advice-offer = Only who pays gets what the card says.
web-sprawl-advice-save = Without the payment the building is removed from the city.
web-sprawl-advice-end = Now new cards are turned up: they pay rows, hold elections and bring events. Beside the button stands what may come.

# Under the pictures of a figure of the rules
sprawl-figure-toll = the Treasurer takes his toll
sprawl-figure-invest = invest permits
sprawl-figure-actions = spend action points
sprawl-figure-cards = new cards come up
sprawl-figure-bonus = prestige for neighbours
sprawl-figure-vocation = vocations
sprawl-figure-effects = effects, from top to bottom
sprawl-figure-planning-slide = cards slide towards box 1
sprawl-figure-planning-fill = empty boxes are filled
sprawl-figure-planning-top = the top card is turned up
sprawl-figure-contract-slide = contracts slide towards box 1
sprawl-figure-contract-fill = empty boxes are filled
sprawl-figure-contract-top = the top cards are turned up
sprawl-figure-election = first the election
sprawl-figure-wealth-row = then the payout of its row
sprawl-figure-prestige-rows = prestige rows pay a last time
sprawl-figure-wealth = 1 prestige for every 10 wealth
sprawl-figure-offices = bonuses of the offices

# Headings of the reference list
sprawl-group-cards = Planning cards and contracts
sprawl-group-offices = Offices
sprawl-group-vocations = Vocations
sprawl-group-rows = Rows
