# Coloma

# In der Lobby
coloma-aim = Goldrausch: Alle wählen heimlich einen Ort, und wo die Menge hingeht, ist die Hälfte verloren.

# What is asked
coloma-ask-keep = Lege eine Karte oben oder unten auf deinen Stapel zurück; { $left ->
    [one] es ist die letzte
   *[other] { $left } gehen zurück
}.
coloma-ask-put-back = Welche Karte legst du oben oder unten auf deinen Stapel?
coloma-ask-dial = Wähle geheim einen Ort. Der Marktschreier steht auf Ort { $barker }, der Wegweiser auf Ort { $signpost }.
coloma-ask-duel = Wähle geheim einen Ort für deinen Pionier und einen für dein Maultier. Der Marktschreier steht auf Ort { $barker }, der Wegweiser auf Ort { $signpost }.
coloma-ask-sheriff = Wer ist der erste Sheriff?
coloma-ask-board = Welches Tableau nimmst du? Seite A ist für alle gleich.
coloma-ask-specialty = Welche Spezialität nimmst du?
coloma-ask-discard = Welches benutzte Fass legst du ab?
coloma-ask-menu = Dein Zug: { $site }. Was tust du?
coloma-ask-split = Du schuldest ${ $bucks }. Wie viele Nuggets zahlst du, jedes ${ $price } wert?
coloma-ask-pay = Zahlst du { $cost } { $gain }, oder genügt es?
coloma-ask-choose = Was davon wählst du?
coloma-ask-action = Die Aktion welches Ortes nimmst du?
coloma-ask-event = Welches Ereignis löst du aus?
coloma-ask-build = Was baust du ({ $tool })?
coloma-ask-works = Welchen Fluss erkundest oder welche Brücke baust du ({ $tool })?
coloma-ask-row = Welche Reihe füllst du? Du kannst { $dudes ->
    [one] 1 Schützen
   *[other] { $dudes } Schützen
} stellen.
coloma-ask-tent = Wo stellst du ein Zelt auf? Du hast { $tents }.
coloma-ask-guests = Wie viele Gäste ziehen ein? Platz ist für { $count }, je { $points } Punkte.
coloma-ask-barrel = Welches Fass nimmst du? 0 ist der verdeckte Stapel.
coloma-ask-market = Was kaufst du? Ein Zelt kostet ${ $tent }, ein Pferd ${ $horse }.
coloma-ask-ride = Wohin fährt dein Wagen von { $space }? { $steps ->
    [one] 1 Schritt ist übrig.
   *[other] { $steps } Schritte sind übrig.
}
coloma-ask-benefit = Dein Wagen hält in { $space }. Den linken oder den Halte-Vorteil?
coloma-ask-rob = Nimmst du statt der Wagenaktion { $gold ->
    [one] 1 Nugget
   *[other] { $gold } Nuggets
} aus der Lore?

# Costs and gains in one word
coloma-goods-bucks = ${ $count }
coloma-goods-gold = { $count ->
    [one] 1 Nugget
   *[other] { $count } Nuggets
}
coloma-goods-dudes = { $count } Kumpel
coloma-goods-tents = { $count ->
    [one] 1 Zelt
   *[other] { $count } Zelte
}
coloma-goods-horses = { $count ->
    [one] 1 Pferd
   *[other] { $count } Pferde
}
coloma-goods-cards = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
coloma-goods-vp = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}
coloma-cost-bucks = ${ $count }
coloma-cost-gold = { $count ->
    [one] 1 Nugget
   *[other] { $count } Nuggets
}
coloma-cost-dudes = { $count } Kumpel
coloma-cost-tents = { $count ->
    [one] 1 Zelt
   *[other] { $count } Zelte
}
coloma-cost-horses = { $count ->
    [one] 1 Pferd
   *[other] { $count } Pferde
}
coloma-cost-cards = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
coloma-cost-bury = { $count ->
    [one] 1 Kumpel auf den Friedhof
   *[other] { $count } Kumpel auf den Friedhof
}
coloma-cost-used_barrels = { $count ->
    [one] ein benutztes Fass
   *[other] { $count } benutzte Fässer
}
coloma-cost-wagon = { $count ->
    [one] eine Wagenaktion
   *[other] { $count } Wagenaktionen
}
coloma-get-bucks = für ${ $number }
coloma-get-gold = für { $number ->
    [one] 1 Nugget
   *[other] { $number } Nuggets
}
coloma-get-dudes = für { $number } Kumpel
coloma-get-tents = für { $number ->
    [one] 1 Zelt
   *[other] { $number } Zelte
}
coloma-get-horses = für { $number ->
    [one] 1 Pferd
   *[other] { $number } Pferde
}
coloma-get-cards = für { $number ->
    [one] 1 Karte
   *[other] { $number } Karten
}
coloma-get-vp = für { $number ->
    [one] 1 Punkt
   *[other] { $number } Punkte
}
coloma-get-build = um eine Karte zu bauen
coloma-get-choose = für einen von zwei Gewinnen
coloma-get-row = um eine Reihe zu füllen
coloma-get-gain = für nichts
coloma-get-pay = für einen weiteren Tausch
coloma-get-per = für einen Gewinn für alles, was zählt
coloma-get-sift = um Karten zu ziehen
coloma-get-barrel = um ein Fass zu nehmen
coloma-get-wagon = für eine Wagenaktion
coloma-get-ride = um in diesem Zug weiter zu fahren
coloma-get-works = für einen Fluss oder eine Brücke
coloma-get-discount = für einen niedrigeren Preis in diesem Zug
coloma-get-tent = um ein Zelt zu stellen
coloma-get-guests = um Gäste aufzunehmen
coloma-get-market = um zum Markt zu gehen
coloma-get-workday = für einen Arbeitstag
coloma-get-action = für die Aktion eines Ortes
coloma-get-event = um ein Ereignis auszulösen
coloma-get-outlaws = um die Zahl der Gesetzlosen zu ändern
coloma-get-bury = um Kumpel zu begraben
coloma-get-cart = für Gold aus der Lore
coloma-and = {" und "}
coloma-or = {" oder "}

# Card texts, one sentence for each kind of effect
coloma-fx-gain = Erhalte { $goods }.
coloma-fx-pay = { $count ->
    [0] Beliebig oft zahle { $cost }: { $gain }
    [one] Zahle { $cost }: { $gain }
   *[other] Bis zu { $count } Mal zahle { $cost }: { $gain }
}
coloma-fx-choose = Wähle: { $options }
coloma-fx-per = { $each ->
    [one] Zähle { $counted }: für jedes erhalte { $goods }
   *[other] Zähle { $counted }: für je { $each } erhalte { $goods }
}, höchstens { $count ->
    [one] einmal.
   *[other] { $count } Mal.
}
coloma-fx-sift = Ziehe { $count } Karten, dann lege { $back } auf deinen Stapel zurück.
coloma-fx-barrel = Nimm { $count ->
    [one] ein Fass
   *[other] { $count } Fässer
} aus dem Versteck; seine Gesetzlosen kommen dazu.
coloma-fx-wagon = { $count ->
    [0] Mache eine Wagenaktion: ein Feld für jedes deiner Pferde.
    [one] Mache eine Wagenaktion mit 1 Feld mehr.
   *[other] Mache eine Wagenaktion mit { $count } Feldern mehr.
}
coloma-fx-ride = Deine Wagenaktionen gehen { $count ->
    [one] 1 Feld
   *[other] { $count } Felder
} weiter.
coloma-fx-ride-shoe = Für jedes freie Hufeisen, das dein Wagen betritt, erhalte { $goods }.
coloma-fx-build = Baue { $hotels ->
    [0] eine Karte aus deiner Hand zum
   *[other] ein Gebäude zum
} { $tool }-Preis{ $reduced ->
    [0] {"."}
   *[other] {", "}vermindert um { $off }.
}
coloma-fx-works = Erkunde einen Fluss oder baue eine Brücke zum { $tool }-Preis{ $reduced ->
    [0] {"."}
   *[other] {", "}vermindert um { $off }.
}
coloma-fx-discount = { $count ->
    [0] In diesem Zug kostet jeder Kauf
    [one] In diesem Zug kostet der nächste Kauf
   *[other] In diesem Zug kosten die nächsten { $count } Käufe
} ({ $things }) { $off } weniger.
coloma-fx-row = Fülle eine { $extra ->
    [0] Reihe
   *[other] zusätzliche Reihe
} Schützen{ $help ->
    [0] {"."}
    [one] {"; "}1 davon kommt aus dem Vorrat.
   *[other] {"; "}bis zu { $help } davon kommen aus dem Vorrat.
}
coloma-fx-tent = Stelle { $count ->
    [0] beliebig viele Zelte
    [one] 1 Zelt
   *[other] { $count } Zelte
} auf { $places }{ $reach ->
    [0] {"."}
    [1] {", "}die an die Stadt deines Wagens grenzen.
   *[other] {", "}wo immer dein Wagen steht.
}
coloma-fx-guests = Setze beliebig viele Kumpel in deine Hotels, falls du welche hast.
coloma-fx-market = Kaufe beliebig viele Zelte und Pferde.
coloma-fx-workday = Nutze jede Fähigkeit ({ $tool }) von Sutter's Mill und deinen Gebäuden.
coloma-fx-action = Nimm die { $half }-Aktion von { $site }, pleite oder nicht.
coloma-fx-event = Löse das Ereignis von { $site } für dich aus.
coloma-fx-outlaws = { $come ->
    [0] Vertreibe { $count ->
        [one] 1 Gesetzlosen
       *[other] { $count } Gesetzlose
    } aus der Schießerei.
   *[other] Hole { $count ->
        [one] 1 Gesetzlosen
       *[other] { $count } Gesetzlose
    } in die Schießerei.
}
coloma-fx-bury = Begrabe { $count ->
    [one] 1 deiner Kumpel.
   *[other] { $count } deiner Kumpel.
}
coloma-fx-cart = Nimm bis zu { $goods } aus der Lore.
coloma-text-specialty = { $when }{ $limit }: { $text }
coloma-on-turn = In deinem Zug
coloma-on-passive = Immer
coloma-on-busted = In einem Zug, in dem dein Boom pleite ist
coloma-on-boomtown = Wenn deine Wagenaktion in einer Boomstadt endet
coloma-on-wagon = Wenn eine Wagenaktion beginnt
coloma-on-bury = Für jeden deiner begrabenen Kumpel
coloma-limit-none = {""}
coloma-limit-turn = , einmal pro Zug
coloma-limit-year = , einmal im Jahr
coloma-limit-often = , so oft du willst
coloma-text-bridge = Zähle { $counted }: je { $rate ->
    [one] 1 Punkt
   *[other] { $rate } Punkte
}, höchstens { $max }.
coloma-text-site = Grund: { $common } Boom: { $boom }
coloma-text-river = Fluss { $space }, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}: { $text }
coloma-text-river-only = Fluss { $space }, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
coloma-text-rewards = Wenn die Stadt gewinnt: { $won } Wenn sie verliert: { $lost }
coloma-rank-first = Erster: { $text }
coloma-rank-second = Zweiter: { $text }
coloma-rank-third = Alle anderen mit Schützen: { $text }
coloma-rank-none = Ohne Schützen: { $text }
coloma-no-reward = Nichts.
coloma-text-boomtown = Beim Durchfahren oder Halten: { $left } Oder beim Halten: { $stop }
coloma-text-land = Grenzt an { $towns }.
coloma-text-level = Shade beginnt mit { $start_vp } Punkten und nimmt jedes Jahr { $year_gold } Nuggets. Ein Fluss zählt { $river_vp }, ein Hotel { $hotel_vp }, ein Fass { $barrel_vp }, ein Pferd { $horse_vp }.
coloma-count-horses = Pferde
coloma-count-hand = Handkarten
coloma-count-graveyard = Kumpel auf dem Friedhof
coloma-count-used_barrels = benutzte Fässer
coloma-count-workday_buildings = Gebäude mit Schaufel oder Schubkarre
coloma-count-town_others = andere Gebäude und Hotels
coloma-count-buildings = Stadtgebäude
coloma-count-event_tents = Zelte auf Ereignissen
coloma-count-land_tents = Zelte auf Ländereien
coloma-count-rivers = Flüsse
coloma-count-gold = Nuggets
coloma-thing-building = Gebäude
coloma-thing-hotel = Hotel
coloma-thing-river = Fluss
coloma-thing-bridge = Brücke
coloma-thing-tent = Zelt
coloma-thing-horse = Pferd
coloma-places-event = Ereignisse
coloma-places-land = Ländereien
coloma-places-both = Ereignisse und Ländereien
coloma-half-common = Grund
coloma-half-boom = Boom
coloma-where-1 = Ort 1
coloma-where-2 = Ort 2
coloma-where-3 = Ort 3
coloma-where-4 = Ort 4
coloma-where-5 = Ort 5
coloma-where-barker = Marktschreier
coloma-where-here = deinem Ort
coloma-where-any = einem beliebigen Ort
coloma-tool-shovel = Schaufel
coloma-tool-wheelbarrow = Schubkarre
coloma-tool-hammer = Hammer
coloma-tool-saw = Säge
coloma-when-shovel = { $site }, Schaufel
coloma-when-wheelbarrow = { $site }, Schubkarre
coloma-when-site = { $site }
coloma-when-bust = { $site }, wenn pleite
coloma-part-action = die Grundaktion
coloma-part-tents = die Zelte
coloma-part-guests = die Gäste

# Names
coloma-site-1 = Arbeitstag
coloma-site-2 = Flüsse und Brücken
coloma-site-3 = Stadtgebäude
coloma-site-4 = Wagen
coloma-site-5 = Siedeln und Verteidigen
coloma-site-barker = der Marktschreier
coloma-event-1 = Neuankömmlinge
coloma-event-2 = Gold in der Pfanne
coloma-event-3 = Große Pläne
coloma-event-4 = Zahltag
coloma-event-5 = Prüftag
coloma-card-sluice_works = Waschrinnen
coloma-card-bunkhouse = Schlafbaracke
coloma-card-general_store = Gemischtwaren
coloma-card-long_tom = Long-Tom-Claim
coloma-card-outfitter = Ausrüster
coloma-card-gazette = Bergmannszeitung
coloma-card-theatre = Theater
coloma-card-surveyors_office = Vermessungsamt
coloma-card-sawmill = Sägewerk
coloma-card-stable = Stall
coloma-card-undertaker = Bestatter
coloma-card-trading_post = Handelsposten
coloma-card-saloon = Saloon
coloma-card-ferry_landing = Fähranleger
coloma-card-carpenters_hall = Zimmermannshalle
coloma-card-stage_depot = Postkutschenhof
coloma-barrel-nuggets = Nuggets
coloma-barrel-strongbox = Geldkassette
coloma-barrel-recruits = Rekruten
coloma-barrel-blueprints = Baupläne
coloma-barrel-saddlebags = Satteltaschen
coloma-barrel-whiskey = Feiner Whiskey
coloma-barrel-trail_map = Wegekarte
coloma-barrel-claim_stakes = Claimpfähle
coloma-barrel-nails = Fass Nägel
coloma-barrel-ropes = Seile und Flaschenzug
coloma-barrel-rifles = Kiste Gewehre
coloma-barrel-dynamite = Sprengpulver
coloma-barrel-handbill = Handzettel
coloma-barrel-lantern = Nachtschicht
coloma-bridge-corral = Korralbrücke
coloma-bridge-planners = Planerbrücke
coloma-bridge-memorial = Gedenkbrücke
coloma-bridge-coopers = Küferbrücke
coloma-bridge-workers = Arbeiterbrücke
coloma-bridge-merchants = Händlerbrücke
coloma-bridge-campground = Lagerbrücke
coloma-bridge-homestead = Siedlerbrücke
coloma-bridge-canyon = Schluchtbrücke
coloma-bridge-golden = Goldene Brücke
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
coloma-space-shoe_1 = Hufeisen 1
coloma-space-shoe_2 = Hufeisen 2
coloma-space-shoe_3 = Hufeisen 3
coloma-space-shoe_4 = Hufeisen 4
coloma-space-shoe_5 = Hufeisen 5
coloma-space-shoe_6 = Hufeisen 6
coloma-space-shoe_7 = Hufeisen 7
coloma-space-shoe_8 = Hufeisen 8
coloma-land-georgetown_divide = Georgetown Divide
coloma-land-crystal_basin = Crystal Basin
coloma-land-cosumnes = Cosumnes Country
coloma-land-mormon_island = Mormon Island
coloma-land-bear_river = Bear River
coloma-specialty-banker = Bankier
coloma-specialty-scout = Kundschafter
coloma-specialty-foreman = Vorarbeiter
coloma-specialty-trailblazer = Wegbereiter
coloma-specialty-gunslinger = Revolverheld
coloma-specialty-gambler = Glücksspieler
coloma-specialty-robber = Räuber
coloma-specialty-homesteader = Siedler
coloma-specialty-renegade = Abtrünniger
coloma-specialty-range_rider = Weidereiter
coloma-specialty-maverick = Einzelgänger
coloma-specialty-vigilante = Selbstjustiz
coloma-board-a = South Fork
coloma-board-b1 = Goldsucherschlucht
coloma-board-b2 = Pferdehirtenschlucht
coloma-board-b3 = Landnehmerschlucht
coloma-board-b4 = Vorarbeiterschlucht
coloma-board-b5 = Zeichnerschlucht
coloma-board-b6 = Schmugglerschlucht
coloma-table-high_noon = Zwölf Uhr mittags
coloma-table-payroll_raid = Überfall auf die Löhne
coloma-table-siege = Belagerung der Mühle
coloma-table-rustlers = Pferdediebe
coloma-table-last_stand = Letztes Gefecht
coloma-shade = Shade
coloma-opponent = { coloma-shade }

# What happens
coloma-chose-board = { $seat } nimmt das Tableau { $board }.
coloma-chose-specialty = { $seat } nimmt die Spezialität { $specialty }.
coloma-round = { $year }, Runde { $round }: Der Marktschreier bedeckt Ort { $site }, der Wegweiser Ort { $signpost }.
coloma-event-held = { $seat }: { $event }.
coloma-revealed = Buster besucht die Orte { $sites } nicht.
coloma-placed = { $seat } geht zu Ort { $site }.
coloma-buster = Buster geht zu Ort { $site }.
coloma-mule = Das Maultier von { $seat } geht zu Ort { $site }.
coloma-bust = Die Pleite liegt auf Ort { $site }.
coloma-turn = { $seat } handelt auf Ort { $site }.
coloma-gained-bucks = { $seat } erhält ${ $count }.
coloma-gained-gold = { $seat } erhält { $count ->
    [one] 1 Nugget
   *[other] { $count } Nuggets
}.
coloma-gained-dudes = { $seat } erhält { $count } Kumpel.
coloma-gained-tents = { $seat } erhält { $count ->
    [one] 1 Zelt
   *[other] { $count } Zelte
}.
coloma-gained-horses = { $seat } erhält { $count ->
    [one] 1 Pferd
   *[other] { $count } Pferde
}.
coloma-gained-cards = { $seat } erhält { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}.
coloma-gained-points = { $seat } bekommt { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}.
coloma-drew-card = Du ziehst: { $card }.
coloma-returned-top = { $seat } legt eine Karte oben auf den Stapel.
coloma-returned-bottom = { $seat } legt eine Karte unter den Stapel.
coloma-paid = { $gold ->
    [0] { $seat } zahlt ${ $bucks }.
   *[other] { $bucks ->
        [0] { $seat } zahlt { $gold ->
            [one] 1 Nugget
           *[other] { $gold } Nuggets
        }.
       *[other] { $seat } zahlt ${ $bucks } und { $gold ->
            [one] 1 Nugget
           *[other] { $gold } Nuggets
        }.
    }
}
coloma-paid-for = { $gold ->
    [0] { $seat } zahlt { $dudes } Kumpel ({ $what }).
   *[other] { $dudes ->
        [0] { $seat } zahlt { $gold ->
            [one] 1 Nugget
           *[other] { $gold } Nuggets
        } ({ $what }).
       *[other] { $seat } zahlt { $gold ->
            [one] 1 Nugget
           *[other] { $gold } Nuggets
        } und { $dudes } Kumpel ({ $what }).
    }
}
coloma-traded = { $seat } zahlt { $cost } { $gain }.
coloma-cart = { $seat } nimmt { $count ->
    [one] 1 Nugget
   *[other] { $count } Nuggets
} aus der Lore.
coloma-buried = { $seat } begräbt { $count } Kumpel.
coloma-built = { $seat } baut { $card }.
coloma-built-hotel = { $seat } baut ein Hotel.
coloma-surveyed = { $seat } erkundet Fluss { $space }.
coloma-bridged = { $seat } baut { $bridge }.
coloma-rode = Der Wagen von { $seat } erreicht { $space }.
coloma-rode-through = Der Wagen von { $seat } durchquert { $passed } und erreicht { $space }.
coloma-row = { $seat } füllt Reihe { $row } mit { $count ->
    [one] 1 Schützen
   *[other] { $count } Schützen
}.
coloma-planted = { $seat } stellt ein Zelt auf: { $place }.
coloma-guests = { $count ->
    [one] 1 Gast zieht
   *[other] { $count } Gäste ziehen
} in die Hotels von { $seat }.
coloma-bought-tent = { $seat } kauft ein Zelt.
coloma-bought-horse = { $seat } kauft ein Pferd.
coloma-took-barrel = { $seat } nimmt das Fass { $barrel }; { $count ->
    [one] 1 Gesetzloser kommt.
   *[other] { $count } Gesetzlose kommen.
}
coloma-opened = { $seat } öffnet das Fass { $barrel }.
coloma-discarded-barrel = { $seat } legt das benutzte Fass { $barrel } ab.
coloma-used = { $seat } nutzt { $card }.
coloma-milled = { $seat } nutzt Sutter's Mill ({ $tool }).
coloma-did-common = { $seat } nimmt sich { $part } vor.
coloma-did-boom = { $seat } nimmt sich die Boomaktion vor.
coloma-did-specialty = { $seat } nutzt die Spezialität { $specialty }.
coloma-outlaws = Nach { $seat } sind { $count } Gesetzlose in der Schießerei.
coloma-shootout-won = Schießerei { $year }: { $gunmen } Schützen gegen { $outlaws } Gesetzlose, die Stadt gewinnt.
coloma-shootout-lost = Schießerei { $year }: { $gunmen } Schützen gegen { $outlaws } Gesetzlose, die Stadt verliert.
coloma-badge = { $seat } trägt den Sheriffstern.
coloma-ended = Die dritte Schießerei ist vorbei, und damit das Spiel.
coloma-shade-river = Shade nimmt einen Fluss und hat nun { $count }.
coloma-shade-hotel = Shade nimmt ein Hotel.
coloma-shade-no-hotel = Für Shade ist kein Hotel mehr da.
coloma-shade-no-horse = Shade hat schon alle Pferde, die es haben kann.
coloma-shade-camp = Shade schlägt ein Lager auf: { $land }.
coloma-shade-wagon = Shades Wagen springt nach { $space }.
coloma-shade-buried = { $count ->
    [one] 1 Kumpel aus Shades Bande verlässt
   *[other] { $count } Kumpel aus Shades Bande verlassen
} das Spiel.

# Why not
coloma-split-range = Zahle { $fewest } bis { $most } Nuggets; jedes ist ${ $price } wert.
coloma-not-in-hand = { $card } ist nicht auf deiner Hand.
coloma-too-dear = Das kostet ${ $bucks }, { $gold } Nuggets und { $dudes } Kumpel; das hast du nicht.
coloma-no-hotel = Hier kann kein Hotel gebaut werden.
coloma-river-taken = Schluchtfeld { $space } hat schon einen Fluss.
coloma-bridge-twice = { $bridge } hast du schon.
coloma-bridge-gone = Von { $bridge } ist kein Plättchen übrig.
coloma-no-free-river = Du hast keinen Fluss ohne Brücke.
coloma-space-entered = { $space } wurde in dieser Wagenaktion schon betreten.
coloma-space-occupied = Auf { $space } steht ein anderer Wagen; es wird übersprungen.
coloma-space-far = { $space } ist nicht einen Schritt entfernt.
coloma-row-taken = Reihe { $row } ist besetzt.
coloma-row-dudes = Reihe { $row } braucht { $count } Schützen auf einmal.
coloma-event-taken = Auf Ereignis { $site } hast du schon ein Zelt.
coloma-lands-only = Dieses Zelt muss auf eine Länderei.
coloma-land-taken = Auf { $land } hast du schon ein Zelt.
coloma-land-far = Dein Wagen steht in keiner Boomstadt, die { $land } berührt.
coloma-guests-limit = Platz und Kumpel reichen für { $count } Gäste.
coloma-tent-limit = Du besitzt schon alle deine Zelte.
coloma-horse-limit = Du besitzt schon alle deine Pferde.
coloma-no-barrel-there = Auf Feld { $space } liegt kein Fass.
coloma-no-such-barrel = Du hast das Fass { $barrel } nicht.
coloma-no-such-player = Es gibt die Spieler 1 bis { $count }.
coloma-choice-taken = Das ist vergeben oder nicht im Spiel.
coloma-not-used-barrel = Du hast kein benutztes Fass { $barrel }.
coloma-no-use = Das würde jetzt nichts bewirken.
coloma-busted = Ort { $site } ist pleite; sein Boom ist in dieser Runde verloren.
coloma-opened-and-left = Du hast { $count }-mal etwas geöffnet und verlassen, ohne etwas zu tun; tu zuerst etwas anderes oder beende den Zug.
coloma-not-your-turn = Fässer und Spezialitäten gehören in den eigenen Zug.
coloma-wagon-under-way = Dein Wagen ist unterwegs; dieses Fass könnte ihn bewegen, öffne es also vorher oder nachher.
coloma-no-tent = Du hast kein Zelt in der Lodge.
coloma-row-done = Du hast in diesem Zug schon eine Reihe gefüllt.
coloma-already = Das hast du in diesem Zug schon getan.
coloma-not-here = Das geht nur an Ort 5.
coloma-not-open = Das steht dir in diesem Zug nicht offen.
coloma-not-built = { $card } steht nicht in deiner Stadt.
coloma-fresh = { $card } wurde in diesem Zug gebaut und wirkt noch nicht.
coloma-card-used = { $card } hat in diesem Zug schon gewirkt.
coloma-card-elsewhere = { $card } wirkt nicht, wo dein Pionier jetzt steht.
coloma-choice-closed = Möglichkeit { $option } würde jetzt nichts bewirken.
coloma-not-offered = Das wird nicht angeboten.

# Warum an einem Ort nichts geht
coloma-lacks-card = Du hast keine Karte auf der Hand.
coloma-lacks-money = Jetzt zu teuer für dich.
coloma-lacks-tent = Du hast kein Zelt.
coloma-lacks-place = Kein Platz für ein Zelt in Reichweite.
coloma-lacks-row = Keine offene Reihe, die du füllen könntest.
coloma-lacks-guest = Kein freies Bett oder kein Kumpel dafür.
coloma-lacks-barrel = Es gibt kein Fass mehr.

# Score lines
coloma-line-track = Unterwegs
coloma-line-buildings = Gebäude
coloma-line-rivers = Flüsse
coloma-line-lands = Ländereien
coloma-line-hotels = Hotels
coloma-line-graveyard = Friedhof
coloma-line-barrels = Fässer
coloma-line-horses = Pferde
coloma-line-gold = Gold
coloma-line-sum = Von Hand addiert
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
coloma-option-boards = Spielertableaus
coloma-option-hotels = Hotels
coloma-option-specialties = Spezialitäten der Pioniere
coloma-option-specialty_deal = Spezialitäten werden
coloma-option-sheriff = Der erste Sheriff wird
coloma-option-mules = Maultierduell (zwei Spieler)
coloma-option-level = Stärke von Shade (allein)
coloma-value-a = Seite A
coloma-value-b = Seite B
coloma-value-dealt = zufällig verteilt
coloma-value-chosen = von den Spielern gewählt
coloma-value-random = ausgelost
coloma-value-none = keine
coloma-value-base = die sechs Grundkarten
coloma-value-deluxe = auch Deluxe
coloma-value-prospector = Goldsucher
coloma-value-greenhorn = Grünschnabel
coloma-value-forty_niner = Neunundvierziger
coloma-value-legend = Legende

# On the table
coloma-heading-year = { $year }, Runde { $round } von { $rounds }
coloma-column-players = Spieler
coloma-column-site = Ort
coloma-column-who = wer da ist
coloma-column-common = Grund
coloma-column-boom = Boom
coloma-column-event = Ereignis
coloma-mark-covered = vom Marktschreier bedeckt
coloma-mark-signpost = Wegweiser
coloma-mark-busted = PLEITE
coloma-heading-gold = Gold: { $supply } von { $full } Nuggets im Vorrat, { $cart } in der Lore; jedes ist ${ $price } wert.
coloma-heading-outlaws = Schießerei ({ $table }): { $outlaws } Gesetzlose gegen { $gunmen } Schützen
coloma-row-size = Reihe { $row } ({ $size })
coloma-row-neutral = neutral
coloma-row-free = frei
coloma-heading-hideout = Versteck
coloma-heading-stack = verdeckter Stapel: { $count }
coloma-heading-bridges = Brücken
coloma-heading-hotels = Hotels übrig: { $count }
coloma-heading-buster = Buster meidet die Orte { $sites }.
coloma-column-bucks = Dollar
coloma-column-gold = Gold
coloma-column-dudes = Kumpel
coloma-column-tents = Zelte
coloma-column-horses = Pferde
coloma-column-cards = Karten / Stapel
coloma-column-graves = Gräber
coloma-column-wagon = Wagen
coloma-column-points = Punkte
coloma-town-buildings = Gebäude von { $seat }
coloma-town-hand = Deine Hand
coloma-town-river = Fluss { $space } ({ $points })
coloma-town-rivers = Flüsse: { $count }
coloma-town-wagon-cards = aufgedeckte Wagenkarten: { $spaces }
coloma-town-tents = Zelte: { $places }
coloma-town-barrels = Fässer: { $barrels }
coloma-town-used-barrels = benutzte Fässer: { $barrels }
coloma-town-specialty = Spezialität: { $specialty }
coloma-town-hotels = Hotels: { $hotels }, Gäste: { $guests }
coloma-text-price = Kostet mit dem Hammer { $hammer }, mit der Säge { $saw }
coloma-mark-sheriff = Sheriff
coloma-town-carrots = Karotten auf { $sites }
coloma-town-nothing = nichts
coloma-town-lands = Ländereien von { $space }: { $lands }

# Im Browser: das eigene Tableau, die Vorräte und die anderen Spieler
web-coloma-all = alle
web-coloma-becomes = { $goods }, danach { $count }
web-coloma-of-most = { $goods } von { $most }
web-coloma-actions = Was möglich ist
web-coloma-answers = Antworten
web-coloma-used = In diesem Zug schon genutzt
web-coloma-fresh = ab dem nächsten Zug
web-coloma-new = Neu seit deinem letzten Zug
web-coloma-hand = Deine Hand
web-coloma-hand-empty = Keine Karten auf der Hand.
web-coloma-hidden-hand = { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
} auf der Hand, { $deck } im Stapel
web-coloma-build-with = { $card } bauen ({ $tool })
web-coloma-deck = Stapel: { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
web-coloma-deck-top = Nach oben
web-coloma-deck-bottom = Nach unten
web-coloma-pick-first = Wähle zuerst eine Karte deiner Hand
web-coloma-known-top = Oben, die nächste zuerst: { $cards }
web-coloma-known-bottom = Ganz unten: { $cards }
web-coloma-unseen = Noch nicht gesehen, in unbekannter Reihenfolge: { $cards }
web-coloma-town-of = Die Stadt von { $seat }
web-coloma-town-empty = Noch keine Gebäude.
web-coloma-plot = Hier kommt dein nächstes Gebäude hin.
web-coloma-canyon = Canyon
web-coloma-half-left = Linke Hälfte
web-coloma-half-stop = Rechte Hälfte
web-coloma-mill-when = Wirkt an einem Arbeitstag mit { $tool }.
web-coloma-mill-name = Sutters Mühle
web-coloma-hotel-name = Hotel
web-coloma-hotels = Hotels
web-coloma-hotel-text = { $points } Punkte. Es hat { $beds } Betten, und jeder Gast bringt { $each } Punkte.
web-coloma-hotel-stack = noch { $count }
web-coloma-hotels-left = { $count ->
    [0] Kein Hotel ist übrig
    [one] 1 Hotel ist übrig
   *[other] { $count } Hotels sind übrig
}
web-coloma-bed-free = ein freies Bett
web-coloma-bed-taken = ein Gast
web-coloma-barrels = Fässer
web-coloma-barrels-none = Noch keine Fässer. Ein benutztes bleibt hier.
web-coloma-barrel-used = Schon benutzt
web-coloma-canyon-of = Der Canyon von { $seat }: { $board }
web-coloma-river-title = Fluss { $space }
web-coloma-river-free = Platz { $space } im Canyon, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} für einen Fluss.
web-coloma-river-there = Fluss { $space }, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
web-coloma-bridged = Brücke: { $bridge }.
web-coloma-dial-own = Du hast Ort { $site } gewählt
web-coloma-dial-hidden = wählt einen Ort
web-coloma-stands-at = auf Ort { $site }
web-coloma-tombs = { $count } von { $most } Gräbern belegt, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} verloren
web-coloma-collect-all = Alles einsammeln
web-coloma-using = { $name }: { $text }
web-coloma-collects = Einsammeln: { $things } ({ $goods })
web-coloma-left-undone = Noch offen: { $things }
web-coloma-nothing-left = Nichts bleibt zu tun.
web-coloma-lost = ${ $count } verfallen
web-coloma-stores = Gold, Brücken und Versteck
web-coloma-gold = Gold
web-coloma-worth = ein Nugget ist
web-coloma-pool = { $count } von { $spaces } Nuggets
web-coloma-cart = { $count ->
    [one] 1 Nugget
   *[other] { $count } Nuggets
} in der Lore
web-coloma-price-next = noch { $count } genommen: ${ $price }
web-coloma-bridges = Brücken
web-coloma-bridge-now = Jetzt { $now } für dich, höchstens { $most }
web-coloma-bridge-missing = Bis zum Höchsten fehlen { $count }: { $counter }
web-coloma-bridge-left = { $count ->
    [0] Keine ist übrig
    [one] 1 ist übrig
   *[other] { $count } sind übrig
}
web-coloma-bridge-own = Du hast sie
web-coloma-hideout = Versteck
web-coloma-stack = { $count } im Stapel
web-coloma-outlaws = { $count ->
    [one] Bringt 1 Gesetzlosen
   *[other] Bringt { $count } Gesetzlose
}
web-coloma-no-barrel = Hier liegt kein Fass
web-coloma-good-bucks = Sie bezahlen Gebäude, Flüsse, Brücken, Zelte und Pferde.
web-coloma-good-gold = Ein Nugget zahlt, wo Nuggets verlangt sind, und statt Dollar zu seinem Preis von jetzt.
web-coloma-good-dudes = Deine Leute: Sie gehören zu jedem Preis und kämpfen als Schützen.
web-coloma-good-tents = Auf einem Ereignis verdoppeln sie es für dich, auf Ländereien bringen sie Punkte.
web-coloma-good-horses = Für jedes fährt dein Wagen ein Feld.
web-coloma-good-cards = Gebäude auf der Hand.
web-coloma-rivals = Die anderen Spieler
web-coloma-specialty-has = hat eine Spezialität
web-coloma-count-buildings = { $count } Gebäude
web-coloma-count-rivers = { $count ->
    [one] 1 Fluss
   *[other] { $count } Flüsse
}
web-coloma-count-bridges = { $count ->
    [one] 1 Brücke
   *[other] { $count } Brücken
}
web-coloma-count-hotels = { $count ->
    [one] 1 Hotel
   *[other] { $count } Hotels
}
web-coloma-count-barrels = { $count ->
    [one] 1 Fass
   *[other] { $count } Fässer
}
web-coloma-tents-on = Zelte auf { $places }
web-coloma-wagon-in = Wagen in { $space }
web-coloma-wagon-cards-title = Wagenkarten
web-coloma-card-turned = aufgedeckt
web-coloma-card-waits = kann als Nächste kommen

# Score sheets
coloma-sheet-seats = „seats“ muss eine Liste von 1 bis 6 Spielern sein; diese hat { $count }.
coloma-sheet-seat = Spieler { $player_number } muss ein Objekt mit Namen und Werten sein.
coloma-sheet-number = Spieler { $player_number }: „{ $name }“ muss eine ganze Zahl von { $low } bis { $high } sein, nicht „{ $given }“.
coloma-sheet-list = Spieler { $player_number }: „{ $name }“ muss eine Liste sein.
coloma-sheet-entry = Spieler { $player_number }, „{ $name }“, Eintrag { $place }: „{ $given }“ ist unbekannt. Möglich sind: { $known }.
coloma-sheet-twice = Spieler { $player_number }, „{ $name }“, Eintrag { $place }: „{ $given }“ steht doppelt da.
coloma-sheet-bridges = Spieler { $player_number } hat { $bridges } Brücken, aber nur { $rivers } Flüsse.
coloma-sheet-shade = „shade“ nennt die Punkte von Shade, eine ganze Zahl von 0 bis { $high }, und steht nur auf einem Blatt mit einem Spieler.

# Component files
coloma-components-id = { $path } darf nur Kleinbuchstaben a bis z, Ziffern und _ haben und nicht event1 bis event5 sein; „{ $given }“ geht nicht.
coloma-components-sum = { $path }: { $what } ergibt { $given }, nötig ist { $expected }.
coloma-components-boomtown = { $path }: „{ $given }“ ist keine Boomstadt.
coloma-components-unreached = { $path } ist auf den Straßen der Karte nicht zu erreichen.
coloma-components-trade = { $path } muss ein Tausch der Wagenaktion gegen Gold aus der Lore sein: { $expected }
coloma-components-loop = { $path } könnte sich ohne Ende selbst wieder auslösen: Orte und Ereignisse enthalten keine Aktionen oder Ereignisse von Orten, Flüsse keine Bauten (hier: { $choices }).

# Im Browser: was gefragt ist
web-coloma-ask-keep = Lege { $left ->
    [one] 1 Karte
   *[other] { $left } Karten
} zurück: oben auf deinen Stapel oder darunter.
web-coloma-ask-put-back = Lege eine Karte zurück: oben auf deinen Stapel oder darunter.
web-coloma-ask-dial = Wähle geheim, wo du in dieser Runde handelst.
web-coloma-ask-duel = Wähle geheim: einen Ort für deinen Pionier, dann einen für dein Maultier.
web-coloma-ask-board = Welches Tableau nimmst du?
web-coloma-ask-menu = Dein Zug: { $site }. Nutze, was leuchtet, und beende ihn dann.
web-coloma-ask-pay = Zahlst du { $cost } { $gain }?
web-coloma-ask-split = Du schuldest ${ $bucks }: in Dollar oder in Nuggets zu je ${ $price }?
web-coloma-ask-choose = Wähle eines davon.
web-coloma-ask-build = Baue ({ $tool }): wähle eine Karte.
web-coloma-ask-works = { $tool }: Wähle einen Fluss in deinem Canyon oder eine Brücke.
web-coloma-ask-row = Fülle eine Reihe mit Schützen; du kannst { $dudes } aufstellen.
web-coloma-ask-tent = Stelle ein Zelt dorthin, wo es leuchtet; du hast { $tents }.
web-coloma-ask-guests = Gäste für deine Hotels: Platz für { $count }, je { $points } Punkte.
web-coloma-ask-barrel = Nimm ein Fass aus dem Versteck; seine Gesetzlosen kommen mit.
web-coloma-ask-market = Der Markt: ein Zelt für ${ $tent }, ein Pferd für ${ $horse }.
web-coloma-ask-ride = Dein Wagen in { $space }: noch { $steps ->
    [one] 1 Schritt
   *[other] { $steps } Schritte
}. Wähle ein Feld.
web-coloma-ask-benefit = Dein Wagen hält in { $space }: nimm die linke oder die rechte Hälfte des Schilds.

# Im Browser: worum es bei einer Frage geht, für jemanden, der zum ersten Mal spielt
web-coloma-advice-keep = Nach drei Jahren gewinnen die meisten Punkte. Behalte Gebäude, die du bald bauen willst; oben liegt, was du zuerst ziehst.
web-coloma-advice-keep-touch-first = Nach drei Jahren gewinnen die meisten Punkte. Lies eine Karte, indem du den Finger auf ihr lässt; behalte, was du bald bauen willst.
web-coloma-advice-keep-touch = Halte den Finger auf eine Karte oder etwas anderes, um zu lesen, was es tut. Oben liegt, was du zuerst ziehst, unten das Letzte.
web-coloma-advice-put-back = Die oberste Karte ziehst du als nächste.
web-coloma-advice-dial = Wähle einen der fünf Orte. Die äußere Hälfte ist sicher; die innere, der Boom, geht pleite, wo sich die meisten treffen.
web-coloma-advice-dial-buster = Die äußere Hälfte ist sicher; der Boom innen geht pleite, wo die meisten sind. Auch Buster, der schwarze Hut, zählt mit.
web-coloma-advice-dial-outlaws = Am Jahresende greifen die Gesetzlosen an. Fülle vorher an Ort 5 eine Reihe: Wer keine Schützen hat, begräbt Kumpel.
web-coloma-advice-duel = Dein Pionier handelt. Dein Maultier frisst eine Karotte für das Ereignis dort und zählt im Gedränge mit, das zur Pleite führt.
web-coloma-advice-menu = Nutze, was leuchtet, in beliebiger Reihenfolge, oder gar nicht. Du siehst vorher, was es bringt; beende deinen Zug, wenn du fertig bist.
web-coloma-advice-end = An diesem Ort ist nichts mehr zu tun: Beende deinen Zug.
web-coloma-advice-event = Alle bekommen das Ereignis des Ortes, zu dem der Marktschreier kam, und mit einem Zelt darauf doppelt.
web-coloma-advice-site = Du nimmst die aufgedruckte Hälfte ({ $half }), was immer darauf liegt und wo immer dein Pionier steht.
web-coloma-advice-site-event = Die Ereignisse stehen am Rand. Was du wählst, bekommst du sofort, und nur du.
web-coloma-advice-split = Es gibt kein Wechselgeld: Was ein Nugget mehr wert ist als der Preis, geht verloren.
web-coloma-advice-build = Ein Gebäude ist { $points } Punkte wert und wirkt ab deinem nächsten Zug, wenn dein Pionier an seinem Ort steht.
web-coloma-advice-works = Ein Fluss gibt jetzt seinen Vorteil und am Ende Punkte. Eine Brücke braucht einen Fluss und wertet, was sie zählt.
web-coloma-advice-row = Deine Kumpel stehen bis Jahresende gegen die Gesetzlosen. Wer die meisten hat, gewinnt am meisten; wer keine hat, begräbt Kumpel.
web-coloma-advice-tent = Auf einem Ereignis bekommst du dessen Gewinn doppelt, auf einer Länderei am Ende Punkte: meist nur bei der Stadt deines Wagens.
web-coloma-advice-barrel = Ein Fass öffnest du in einem deiner Züge. Die Gesetzlosen darunter kommen zur Schießerei.
web-coloma-advice-market = Zelte sind für Ereignisse und Ländereien. Mit jedem Pferd fährt dein Wagen ein Feld weiter.
web-coloma-advice-drive = Ein Schritt je Pferd. Jedes Feld gibt, was es zeigt, ein Hufeisen nichts, die Stadt, in der du hältst, eine Hälfte des Schilds nach Wahl.
web-coloma-advice-sheriff = Der Sheriff handelt zuerst unter allen, die sich an einem Ort treffen.
web-coloma-advice-pick = Sie gehört dir das ganze Spiel lang.
web-coloma-advice-board = Unter jedem Platz: was ein Fluss sofort gibt, und seine Punkte am Ende.

# Im Browser: was die Hälfte eines Ortes tut
web-coloma-half = { $half }: { $what }
web-coloma-does-workday = { $tool ->
    [shovel] Schaufeln nutzen
   *[wheelbarrow] Schubkarren nutzen
}
web-coloma-does-works = { $tool ->
    [hammer] Fluss oder Brücke, Hammer
   *[saw] Fluss oder Brücke, Säge
}
web-coloma-does-build = { $tool ->
    [hammer] bauen, Hammer
   *[saw] bauen, Säge
}
web-coloma-does-wagon = Wagen fahren
web-coloma-does-row = Schützenreihe füllen
web-coloma-does-gain = { $goods } bekommen
web-coloma-does-market = Zelte und Pferde kaufen
web-coloma-does-barrel = ein Fass nehmen
web-coloma-rim = Am Rand, für alle, wenn der Marktschreier hierher kommt: { $event }. { $text }
web-coloma-outer-ring = Außen: Grund
web-coloma-inner-ring = Innen: Boom
web-coloma-risk-chip = %: Gefahr der Pleite

# Im Browser: Aktionen
web-coloma-site = Ort { $site }, { $name }
web-coloma-site-does = { $site }. Grund: { $common }. Boom: { $boom }.
web-coloma-site-takes = Ort { $site }, { $name }: { $text }
web-coloma-twice = { $text } Doppelt, wegen deines Zelts.
web-coloma-top = { $card } oben auf den Stapel
web-coloma-bottom = { $card } unter den Stapel
web-coloma-duel = Pionier zu Ort { $pioneer }, Maultier zu Ort { $mule }
web-coloma-use = { $card } nutzen
web-coloma-mill = Sutters Mühle: { $tool }
web-coloma-common-action = Die Grundaktion
web-coloma-common-tents = Zelte aufstellen
web-coloma-common-guests = Gäste aufnehmen
web-coloma-tents-short = Zelte
web-coloma-guests-short = Gäste
web-coloma-boom = Die Boom-Aktion
web-coloma-specialty = Spezialität { $specialty }
web-coloma-open = Das Fass { $barrel } öffnen
web-coloma-end = Zug beenden
web-coloma-build = { $card } bauen
web-coloma-hotel = Ein Hotel bauen
web-coloma-river = Fluss { $space } erkunden
web-coloma-bridge = { $type } bauen
web-coloma-gold-paid = { $goods } zahlen
web-coloma-ride = Nach { $space }
web-coloma-benefit-left = { $town }: linke Hälfte
web-coloma-benefit-stop = { $town }: rechte Hälfte
web-coloma-take = Das Fass { $barrel } nehmen
web-coloma-take-blind = Ein Fass vom Stapel nehmen
web-coloma-row = Reihe { $row }, { $count ->
    [one] 1 Schütze
   *[other] { $count } Schützen
}
web-coloma-plant = Zelt aufstellen: { $place }
web-coloma-plant-event = Zelt auf { $place }: du bekommst es doppelt
web-coloma-guests = { $dudes ->
    [one] 1 Gast
   *[other] { $dudes } Gäste
}
web-coloma-buy-tent = Ein Zelt kaufen
web-coloma-buy-horse = Ein Pferd kaufen
web-coloma-choose = Möglichkeit { $option }
web-coloma-pay = Zahlen
web-coloma-rob = Die Lore plündern
web-coloma-drive-on = Mit dem Wagen fahren
web-coloma-done = Fertig
web-coloma-stop = Hier halten
web-coloma-skip = Verzichten
web-coloma-bought = Fertig gekauft
web-coloma-sheriff = { $seat } ist der erste Sheriff
web-coloma-board = Tableau { $board }
web-coloma-discard = Das benutzte Fass { $barrel } ablegen
web-coloma-key-1-5 = einen Ort ansehen
web-coloma-key-e = den Zug beenden
web-coloma-key-t = die gewählte Karte oben auf den Stapel
web-coloma-key-b = die gewählte Karte unter den Stapel
web-coloma-key-c = an einem Arbeitstag alles einsammeln

# Im Browser: Rad, Karte und Schützen
web-coloma-band = Schießerei
web-coloma-poster = Alle Tafeln der Schießereien
web-coloma-shootout = Schießerei { $year }
web-coloma-town-won = Mehr Schützen als Gesetzlose: Die Stadt siegt.
web-coloma-town-lost = Nicht mehr Schützen als Gesetzlose: Die Stadt verliert.
web-coloma-next-table = Die Schützen gehen, das Gold der Lore kommt zurück. Nächstes Jahr: { $table }, anfangs { $outlaws ->
    [one] 1 Gesetzloser
   *[other] { $outlaws } Gesetzlose
}.
web-coloma-outlaws-there = { $count ->
    [one] 1 Gesetzloser
   *[other] { $count } Gesetzlose
}
web-coloma-wins = { $gunmen ->
    [one] 1 Schütze schlägt
   *[other] { $gunmen } Schützen schlagen
} { $outlaws ->
    [one] 1 Gesetzlosen
   *[other] { $outlaws } Gesetzlose
}
web-coloma-loses = { $gunmen ->
    [one] 1 Schütze verliert
   *[other] { $gunmen } Schützen verlieren
} gegen { $outlaws ->
    [one] 1 Gesetzlosen
   *[other] { $outlaws } Gesetzlose
}
web-coloma-face-down = noch verdeckt
web-coloma-forecast = Wenn das Jahr jetzt endete
web-coloma-row-free = Frei: braucht { $count ->
    [one] 1 deiner Kumpel.
   *[other] { $count } deiner Kumpel.
}
web-coloma-if-won = Wenn die Stadt gewinnt
web-coloma-if-lost = Wenn sie verliert
web-coloma-barker = Marktschreier
web-coloma-buster = Buster
web-coloma-mule-of = Maultier von { $seat }
web-coloma-here = Hier: { $who }.
web-coloma-busted = Pleite: dieser Boom ist in dieser Runde verloren.
web-coloma-waits = Die Pleite wartet hier: Hat kein Ort die meisten Pioniere, ist dieser Boom verloren.
web-coloma-avoided = Buster kommt nicht hierher.
web-coloma-copies = Wie auf Ort { $site }: { $text }
web-coloma-as = wie { $site }
web-coloma-round-of = Runde { $rounds }
web-coloma-duel-next = Pionier: Ort { $site }. Nun das Maultier.
web-coloma-turns = Züge
web-coloma-risk = Gefahr der Pleite, geschätzt: { $share }
web-coloma-acts = { $count ->
    [0] Von allen, die herkommen, wärst du zuerst am Zug.
    [one] Von allen, die herkommen, könnte 1 vor dir am Zug sein.
   *[other] Von allen, die herkommen, könnten { $count } vor dir am Zug sein.
}
web-coloma-buster-may = Buster kann hierher kommen.
web-coloma-joins = Deine Gebäude, die hier wirken:
web-coloma-joins-busted = Nur bei einer Pleite:
web-coloma-aid-outlook = Was dir jeder Ort jetzt brächte, und die Gefahr der Pleite
web-coloma-aid-rides = Wohin dein Wagen fahren kann und was er einsammelt
web-coloma-aid-rows = Wie die Schießerei mit einer Reihe mehr ausginge
web-coloma-lands = Zelte auf Ländereien
web-coloma-step = { $step ->
    [one] 1 Schritt entfernt.
   *[other] { $step } Schritte entfernt.
}
web-coloma-wagons-here = Wagen hier: { $who }.
web-coloma-story-round = { $year }, Runde { $round }: Markt auf Ort { $site }, auf Ort { $signpost } der Boom von Ort { $copies }.
web-coloma-story-buster = Buster, niemandes Pionier, meidet die Orte { $sites }.
web-coloma-story-event = Das Ereignis, für alle: { $event }. { $text }
web-coloma-story-bust = Die meisten Pioniere sind auf Ort { $site }: sein Boom ist verloren.
web-coloma-story-bust-copied = Die meisten Pioniere sind auf Ort { $site }: sein Boom ist verloren, und auf Ort { $signpost } auch seine Kopie.
web-coloma-story-site = Ort { $site }: { $who }.
web-coloma-story-tie = Kein anderer Ort hat allein die meisten Pioniere: Die Pleite bleibt beim Wegweiser, und der Boom von Ort { $site } ist verloren.
web-coloma-story-ended = Die dritte Schießerei ist vorbei, und damit das Spiel. Bei Gleichstand entscheidet Gold, dann Dollar, Kumpel, Zelte und Pferde zusammen.
web-coloma-wheel = Rad
web-coloma-map = Karte
web-coloma-mine = Meins
web-coloma-others = Andere

# Im Browser: Zeilen der Wertung
web-coloma-explain-track = Punkte aus dem Spiel: Schießereien, Ereignisse, Karten, Fässer, Gäste.
web-coloma-explain-buildings = Jedes Gebäude deiner Stadt.
web-coloma-explain-rivers = Die Punkte unter jedem Fluss deines Canyons.
web-coloma-explain-lands = Deine Zelte auf verschiedenen Ländereien.
web-coloma-explain-hotels = Jedes Hotel deiner Stadt.
web-coloma-explain-graveyard = Die Punkte, die deine Gräber kosten.
web-coloma-explain-barrels = Die Fässer, die Shade genommen hat.
web-coloma-explain-horses = Die Pferde, die Shade hat.
web-coloma-explain-gold = Die Nuggets, die Shade hat.
web-coloma-explain-sum = Die Summe, die du notiert hast.

# Die Lektion
coloma-lesson-aim = Willkommen in Coloma, wo das Gold gefunden wurde! Du hast drei Jahre zu je fünf Runden, also fünfzehn Züge. Gebäude, Flüsse, Brücken, Hotels und Zelte bringen Siegpunkte; wer die meisten hat, gewinnt. Dein Rivale ist der Hilfssheriff, den der Computer spielt.
coloma-lesson-wheel = In jeder Runde wählen alle geheim einen dieser fünf Orte. Jeder Ort hat zwei Hälften: Der Grund ist immer offen, der Boom geht verloren, wenn zu viele kommen.
coloma-lesson-goods = Das hast du: Dollar, Nuggets, Kumpel, Zelte, Pferde und Karten auf der Hand. Preise sind in Dollar oder Nuggets, und in Kumpeln.
coloma-lesson-markers = Der Marktschreier bedeckt einen Ort: Dort findest du statt dessen den Markt und die Fässer. Der Wegweiser bedeckt einen Boom, der dann den Boom des Ortes davor kopiert.
coloma-lesson-site = Dein erster Zug. Flüsse und Brücken sind ein guter Anfang: Geh zu Ort 2.
coloma-lesson-site-instead = Auch dieser Ort steht dir offen. Geh für den ersten Zug zu Ort 2, den Flüssen.
coloma-lesson-bust = Der Hilfssheriff und Buster haben sich auf diesem Ort getroffen. Der vollste Ort ist pleite: Sein Boom fällt in dieser Runde aus. Errate, wohin die anderen gehen, und geh woandershin!
coloma-lesson-common = Du bist auf deinem Ort allein, also sind beide Hälften offen. Beginne mit dem Grund.
coloma-lesson-river = Erkunde den ersten Fluss. Er kostet $2 und einen Kumpel.
coloma-lesson-pay = Zahle mit deinen zwei Dollar. Ein Nugget wäre $3 wert, und du brauchst es gleich.
coloma-lesson-river-points = 3 Punkte für den Fluss, und drei Kumpel kamen dazu: Was dort aufgedruckt ist, bekommst du sofort.
coloma-lesson-boom = Jetzt der Boom: noch ein Fluss, diesmal für Gold.
coloma-lesson-second-river = Welcher? Achte auf die Punkte und darauf, was mitkommt. Du entscheidest.
coloma-lesson-end-turn = Hier gibt es nichts mehr zu tun. Beende deinen Zug.
coloma-lesson-event = Der Marktschreier ist weitergezogen, und sein Ereignis gilt für alle: ein Nugget für jeden. Der Hilfssheriff hat dort ein Zelt und bekommt zwei!
coloma-lesson-build-site = Jetzt ein Gebäude. Stadtgebäude sind Ort 3: Geh dorthin.
coloma-lesson-build = Sonst kam niemand. Öffne den Grund: Baue mit dem Hammer.
coloma-lesson-sawmill = Dein Sägewerk kostet $2 und zwei Kumpel. Ein Nugget gilt hier als Dollar. Baue es aus der Hand.
coloma-lesson-built = 6 Punkte, wie für jedes Gebäude, und seine Fähigkeit gehört dir für den Rest des Spiels. Beende deinen Zug.
coloma-lesson-own-site = Deine Wahl: Welchen Ort willst du? Denk daran, was du bezahlen kannst und wohin die anderen wohl gehen.
coloma-lesson-own-turn = Du bist dran. Nutze, was leuchtet, in beliebiger Reihenfolge, und beende den Zug, wenn nichts mehr zu tun ist.
coloma-lesson-shootout = Jedes Jahr endet mit einer Schießerei. Stelle rechtzeitig Schützen in diese Reihen: Mit mehr Schützen als Outlaws gewinnt die Stadt, und wer die meisten hat, bekommt die beste Belohnung. Wer keine hat, begräbt Kumpel.
coloma-lesson-end = Jetzt kennst du ein Jahr in Coloma: Wähle einen Ort ohne Gedränge, nutze beide Hälften und baue früh, was jede Runde arbeitet. Spiele von hier aus weiter oder beginne eine neue Partie.

# Under the pictures of a figure of the rules
coloma-figure-barker = der Marktschreier rückt vor
coloma-figure-event = sein Ereignis
coloma-figure-choose = alle wählen geheim
coloma-figure-bust = die Pleite
coloma-figure-turns = Züge, Ort für Ort
coloma-figure-river = erst ein Fluss
coloma-figure-bridge = dann eine Brücke darüber
coloma-figure-rewards = Lohn nach Rang
coloma-figure-without = wer keine Schützen hat
coloma-figure-badge = der Stern
coloma-figure-year-end = das Jahr endet
coloma-figure-start = hier startet der Wagen: zahlt nichts
coloma-figure-pays = betreten: zahlt
coloma-figure-step = ein Hufeisen: kostet einen Schritt, zahlt nichts
coloma-figure-passed = durchfahren: der linke Vorteil
coloma-figure-stop = Ende hier: der linke oder der Halte-Vorteil
coloma-figure-jumped = ein anderer Wagen: übersprungen, kein Schritt, kein Ertrag
coloma-figure-most = die meisten Schützen: erste Belohnung
coloma-figure-second-most = die zweitmeisten: zweite Belohnung
coloma-figure-fewer = alle anderen mit Schützen: dritte Belohnung

# Headings of the reference list
coloma-group-sites = Orte des Rades
coloma-group-events = Ereignisse
coloma-group-mill = Sutters Mühle
coloma-group-buildings = Gebäude
coloma-group-barrels = Fässer
coloma-group-bridges = Brücken
coloma-group-boards = Schluchten
coloma-group-tables = Schießereien
coloma-group-spaces = Orte der Karte
coloma-group-lands = Ländereien
coloma-group-specialties = Spezialitäten
coloma-group-levels = Stufen von Shade
