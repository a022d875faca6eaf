# Coloma

# Nella lobby
coloma-aim = Corsa all'oro: tutti scelgono un luogo in segreto, e dove va la folla se ne perde metà.

# What is asked
coloma-ask-keep = Rimetti una carta in cima o in fondo al mazzo; { $left ->
    [one] è l'ultima
   *[other] ne tornano { $left }
}.
coloma-ask-put-back = Quale carta metti in cima o in fondo al mazzo?
coloma-ask-dial = Scegli un sito in segreto. L'Imbonitore è sul sito { $barker }, il Cartello sul sito { $signpost }.
coloma-ask-duel = Scegli in segreto un sito per il pioniere e uno per il mulo. L'Imbonitore è sul sito { $barker }, il Cartello sul sito { $signpost }.
coloma-ask-sheriff = Chi è il primo sceriffo?
coloma-ask-board = Quale plancia prendi? Il lato A è uguale per tutti.
coloma-ask-specialty = Quale specialità prendi?
coloma-ask-discard = Quale barile usato scarti?
coloma-ask-menu = Il tuo turno: { $site }. Che cosa fai?
coloma-ask-split = Devi ${ $bucks }. Quante pepite paghi, ciascuna da ${ $price }?
coloma-ask-pay = Paghi { $cost } { $gain }, o basta?
coloma-ask-choose = Quale scegli?
coloma-ask-action = Di quale sito svolgi l'azione?
coloma-ask-event = Quale evento attivi?
coloma-ask-build = Che cosa costruisci ({ $tool })?
coloma-ask-works = Quale fiume ispezioni o quale ponte costruisci ({ $tool })?
coloma-ask-row = Quale fila riempi? Puoi piazzare { $dudes ->
    [one] 1 pistolero
   *[other] { $dudes } pistoleri
}.
coloma-ask-tent = Dove pianti una tenda? Ne hai { $tents }.
coloma-ask-guests = Quanti ospiti entrano? C'è posto per { $count }, { $points } punti ciascuno.
coloma-ask-barrel = Quale barile prendi? 0 è la pila coperta.
coloma-ask-market = Che cosa compri? Una tenda costa ${ $tent }, un cavallo ${ $horse }.
coloma-ask-ride = Dove va il tuo carro da { $space }? { $steps ->
    [one] Resta 1 passo.
   *[other] Restano { $steps } passi.
}
coloma-ask-benefit = Il tuo carro si ferma a { $space }. Beneficio di sinistra o di sosta?
coloma-ask-rob = Prendi { $gold ->
    [one] 1 pepita
   *[other] { $gold } pepite
} dal carrello al posto dell'azione carro?

# Costs and gains in one word
coloma-goods-bucks = ${ $count }
coloma-goods-gold = { $count ->
    [one] 1 pepita
   *[other] { $count } pepite
}
coloma-goods-dudes = { $count ->
    [one] 1 compare
   *[other] { $count } compari
}
coloma-goods-tents = { $count ->
    [one] 1 tenda
   *[other] { $count } tende
}
coloma-goods-horses = { $count ->
    [one] 1 cavallo
   *[other] { $count } cavalli
}
coloma-goods-cards = { $count ->
    [one] 1 carta
   *[other] { $count } carte
}
coloma-goods-vp = { $count ->
    [one] 1 punto
   *[other] { $count } punti
}
coloma-cost-bucks = ${ $count }
coloma-cost-gold = { $count ->
    [one] 1 pepita
   *[other] { $count } pepite
}
coloma-cost-dudes = { $count ->
    [one] 1 compare
   *[other] { $count } compari
}
coloma-cost-tents = { $count ->
    [one] 1 tenda
   *[other] { $count } tende
}
coloma-cost-horses = { $count ->
    [one] 1 cavallo
   *[other] { $count } cavalli
}
coloma-cost-cards = { $count ->
    [one] 1 carta
   *[other] { $count } carte
}
coloma-cost-bury = { $count ->
    [one] 1 compare al cimitero
   *[other] { $count } compari al cimitero
}
coloma-cost-used_barrels = { $count ->
    [one] un barile usato
   *[other] { $count } barili usati
}
coloma-cost-wagon = { $count ->
    [one] un'azione carro
   *[other] { $count } azioni carro
}
coloma-get-bucks = per ${ $number }
coloma-get-gold = per { $number ->
    [one] 1 pepita
   *[other] { $number } pepite
}
coloma-get-dudes = per { $number ->
    [one] 1 compare
   *[other] { $number } compari
}
coloma-get-tents = per { $number ->
    [one] 1 tenda
   *[other] { $number } tende
}
coloma-get-horses = per { $number ->
    [one] 1 cavallo
   *[other] { $number } cavalli
}
coloma-get-cards = per { $number ->
    [one] 1 carta
   *[other] { $number } carte
}
coloma-get-vp = per { $number ->
    [one] 1 punto
   *[other] { $number } punti
}
coloma-get-build = per costruire una carta
coloma-get-choose = per uno di due guadagni
coloma-get-row = per riempire una fila
coloma-get-gain = per niente
coloma-get-pay = per un altro scambio
coloma-get-per = per un guadagno su tutto ciò che conta
coloma-get-sift = per pescare carte
coloma-get-barrel = per prendere un barile
coloma-get-wagon = per un'azione carro
coloma-get-ride = per andare più lontano in questo turno
coloma-get-works = per un fiume o un ponte
coloma-get-discount = per un prezzo più basso in questo turno
coloma-get-tent = per piantare una tenda
coloma-get-guests = per accogliere ospiti
coloma-get-market = per andare al mercato
coloma-get-workday = per una giornata di lavoro
coloma-get-action = per l'azione di un sito
coloma-get-event = per attivare un evento
coloma-get-outlaws = per cambiare il numero dei fuorilegge
coloma-get-bury = per seppellire compari
coloma-get-cart = per oro dal carrello
coloma-and = {" e "}
coloma-or = {" oppure "}

# Card texts, one sentence for each kind of effect
coloma-fx-gain = Ottieni { $goods }.
coloma-fx-pay = { $count ->
    [0] Quante volte vuoi paga { $cost }: { $gain }
    [one] Paga { $cost }: { $gain }
   *[other] Fino a { $count } volte paga { $cost }: { $gain }
}
coloma-fx-choose = Scegli: { $options }
coloma-fx-per = { $each ->
    [one] Conta { $counted }: per ciascuno ottieni { $goods }
   *[other] Conta { $counted }: ogni { $each } ottieni { $goods }
}, al massimo { $count ->
    [one] una volta.
   *[other] { $count } volte.
}
coloma-fx-sift = Pesca { $count } carte, poi rimettine { $back } nel mazzo.
coloma-fx-barrel = Prendi { $count ->
    [one] un barile
   *[other] { $count } barili
} dal nascondiglio e aggiungi i suoi fuorilegge.
coloma-fx-wagon = { $count ->
    [0] Svolgi un'azione carro: uno spazio per ogni tuo cavallo.
    [one] Svolgi un'azione carro con 1 spazio in più.
   *[other] Svolgi un'azione carro con { $count } spazi in più.
}
coloma-fx-ride = Le tue azioni carro vanno { $count ->
    [one] 1 spazio
   *[other] { $count } spazi
} più in là.
coloma-fx-ride-shoe = Per ogni ferro di cavallo libero in cui entra il carro ottieni { $goods }.
coloma-fx-build = Costruisci { $hotels ->
    [0] una carta dalla tua mano al costo
   *[other] un edificio al costo
} { $tool }{ $reduced ->
    [0] {"."}
   *[other] {", "}meno { $off }.
}
coloma-fx-works = Ispeziona un fiume o costruisci un ponte al costo { $tool }{ $reduced ->
    [0] {"."}
   *[other] {", "}meno { $off }.
}
coloma-fx-discount = { $count ->
    [0] In questo turno ogni
    [one] In questo turno il prossimo acquisto di
   *[other] In questo turno nei prossimi { $count } acquisti
} { $things } costa { $off } in meno.
coloma-fx-row = Riempi una fila { $extra ->
    [0] di pistoleri
   *[other] extra di pistoleri
}{ $help ->
    [0] {"."}
    [one] {"; "}1 viene dalla riserva.
   *[other] {"; "}fino a { $help } vengono dalla riserva.
}
coloma-fx-tent = Pianta { $count ->
    [0] quante tende vuoi
    [one] 1 tenda
   *[other] { $count } tende
} su { $places }{ $reach ->
    [0] {"."}
    [1] {" "}che toccano la città del tuo carro.
   *[other] {", "}ovunque sia il tuo carro.
}
coloma-fx-guests = Metti quanti compari vuoi nei tuoi hotel, se ne hai.
coloma-fx-market = Compra quante tende e quanti cavalli vuoi.
coloma-fx-workday = Usa ogni abilità { $tool } di Sutter's Mill e dei tuoi edifici.
coloma-fx-action = Svolgi l'azione { $half } di { $site }, fallito o no.
coloma-fx-event = Attiva per te l'evento di { $site }.
coloma-fx-outlaws = { $come ->
    [0] Scaccia { $count } fuorilegge dalla sparatoria.
   *[other] Aggiungi { $count } fuorilegge alla sparatoria.
}
coloma-fx-bury = Seppellisci { $count ->
    [one] 1 dei tuoi compari.
   *[other] { $count } dei tuoi compari.
}
coloma-fx-cart = Prendi fino a { $goods } dal carrello.
coloma-text-specialty = { $when }{ $limit }: { $text }
coloma-on-turn = Nel tuo turno
coloma-on-passive = Sempre
coloma-on-busted = In un turno in cui la tua Prosperità è fallita
coloma-on-boomtown = Quando la tua azione carro finisce in una città fiorente
coloma-on-wagon = Quando sta per iniziare un'azione carro
coloma-on-bury = Per ogni tuo compare sepolto
coloma-limit-none = {""}
coloma-limit-turn = , una volta per turno
coloma-limit-year = , una volta l'anno
coloma-limit-often = , quante volte vuoi
coloma-text-bridge = Conta { $counted }: { $rate ->
    [one] 1 punto
   *[other] { $rate } punti
} ciascuno, al massimo { $max }.
coloma-text-site = Comune: { $common } Prosperità: { $boom }
coloma-text-river = Fiume { $space }, { $points ->
    [one] 1 punto
   *[other] { $points } punti
}: { $text }
coloma-text-river-only = Fiume { $space }, { $points ->
    [one] 1 punto
   *[other] { $points } punti
}.
coloma-text-rewards = Se la città vince: { $won } Se perde: { $lost }
coloma-rank-first = Primo: { $text }
coloma-rank-second = Secondo: { $text }
coloma-rank-third = Tutti gli altri con pistoleri: { $text }
coloma-rank-none = Senza pistoleri: { $text }
coloma-no-reward = Niente.
coloma-text-boomtown = Passando o fermandosi: { $left } Oppure fermandosi: { $stop }
coloma-text-land = Tocca { $towns }.
coloma-text-level = Shade comincia con { $start_vp } punti e prende { $year_gold } pepite ogni anno. Un fiume vale { $river_vp }, un hotel { $hotel_vp }, un barile { $barrel_vp }, un cavallo { $horse_vp }.
coloma-count-horses = cavalli
coloma-count-hand = carte in mano
coloma-count-graveyard = compari nel cimitero
coloma-count-used_barrels = barili usati
coloma-count-workday_buildings = edifici con pala o carriola
coloma-count-town_others = altri edifici e hotel
coloma-count-buildings = edifici cittadini
coloma-count-event_tents = tende su eventi
coloma-count-land_tents = tende su terre
coloma-count-rivers = fiumi
coloma-count-gold = pepite
coloma-thing-building = edificio
coloma-thing-hotel = hotel
coloma-thing-river = fiume
coloma-thing-bridge = ponte
coloma-thing-tent = tenda
coloma-thing-horse = cavallo
coloma-places-event = eventi
coloma-places-land = terre di frontiera
coloma-places-both = eventi e terre di frontiera
coloma-half-common = Comune
coloma-half-boom = Prosperità
coloma-where-1 = sito 1
coloma-where-2 = sito 2
coloma-where-3 = sito 3
coloma-where-4 = sito 4
coloma-where-5 = sito 5
coloma-where-barker = Imbonitore
coloma-where-here = questo sito
coloma-where-any = un sito a scelta
coloma-tool-shovel = pala
coloma-tool-wheelbarrow = carriola
coloma-tool-hammer = martello
coloma-tool-saw = sega
coloma-when-shovel = { $site }, pala
coloma-when-wheelbarrow = { $site }, carriola
coloma-when-site = { $site }
coloma-when-bust = { $site }, se fallito
coloma-part-action = all'azione Comune
coloma-part-tents = alle tende
coloma-part-guests = agli ospiti

# Names
coloma-site-1 = Giorno lavorativo
coloma-site-2 = Fiumi e ponti
coloma-site-3 = Edifici cittadini
coloma-site-4 = Carri
coloma-site-5 = Colonizzare e difendere
coloma-site-barker = l'Imbonitore
coloma-event-1 = Nuovi arrivi
coloma-event-2 = Luccichio nel setaccio
coloma-event-3 = Grandi progetti
coloma-event-4 = Giorno di paga
coloma-event-5 = Giorno del saggio
coloma-card-sluice_works = Canalette
coloma-card-bunkhouse = Dormitorio
coloma-card-general_store = Emporio
coloma-card-long_tom = Concessione Long Tom
coloma-card-outfitter = Fornitore
coloma-card-gazette = Gazzetta dei minatori
coloma-card-theatre = Teatro
coloma-card-surveyors_office = Ufficio del geometra
coloma-card-sawmill = Segheria
coloma-card-stable = Stalla
coloma-card-undertaker = Becchino
coloma-card-trading_post = Stazione commerciale
coloma-card-saloon = Saloon
coloma-card-ferry_landing = Approdo del traghetto
coloma-card-carpenters_hall = Sala dei carpentieri
coloma-card-stage_depot = Deposito delle diligenze
coloma-barrel-nuggets = Pepite
coloma-barrel-strongbox = Cassaforte
coloma-barrel-recruits = Reclute
coloma-barrel-blueprints = Progetti
coloma-barrel-saddlebags = Bisacce
coloma-barrel-whiskey = Whiskey pregiato
coloma-barrel-trail_map = Mappa dei sentieri
coloma-barrel-claim_stakes = Paletti di concessione
coloma-barrel-nails = Barile di chiodi
coloma-barrel-ropes = Corde e paranchi
coloma-barrel-rifles = Cassa di fucili
coloma-barrel-dynamite = Polvere da mina
coloma-barrel-handbill = Volantini
coloma-barrel-lantern = Turno di notte
coloma-bridge-corral = Ponte del recinto
coloma-bridge-planners = Ponte dei progettisti
coloma-bridge-memorial = Ponte della memoria
coloma-bridge-coopers = Ponte dei bottai
coloma-bridge-workers = Ponte dei lavoratori
coloma-bridge-merchants = Ponte dei mercanti
coloma-bridge-campground = Ponte dell'accampamento
coloma-bridge-homestead = Ponte dei coloni
coloma-bridge-canyon = Ponte del canyon
coloma-bridge-golden = Ponte d'oro
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
coloma-space-shoe_1 = Ferro di cavallo 1
coloma-space-shoe_2 = Ferro di cavallo 2
coloma-space-shoe_3 = Ferro di cavallo 3
coloma-space-shoe_4 = Ferro di cavallo 4
coloma-space-shoe_5 = Ferro di cavallo 5
coloma-space-shoe_6 = Ferro di cavallo 6
coloma-space-shoe_7 = Ferro di cavallo 7
coloma-space-shoe_8 = Ferro di cavallo 8
coloma-land-georgetown_divide = Georgetown Divide
coloma-land-crystal_basin = Crystal Basin
coloma-land-cosumnes = Cosumnes Country
coloma-land-mormon_island = Mormon Island
coloma-land-bear_river = Bear River
coloma-specialty-banker = Banchiere
coloma-specialty-scout = Esploratore
coloma-specialty-foreman = Caposquadra
coloma-specialty-trailblazer = Apripista
coloma-specialty-gunslinger = Pistolero
coloma-specialty-gambler = Giocatore d'azzardo
coloma-specialty-robber = Rapinatore
coloma-specialty-homesteader = Colono
coloma-specialty-renegade = Rinnegato
coloma-specialty-range_rider = Cavaliere
coloma-specialty-maverick = Cane sciolto
coloma-specialty-vigilante = Vigilante
coloma-board-a = South Fork
coloma-board-b1 = Canyon del cercatore
coloma-board-b2 = Canyon del mandriano
coloma-board-b3 = Canyon dell'occupante
coloma-board-b4 = Canyon del caposquadra
coloma-board-b5 = Canyon del disegnatore
coloma-board-b6 = Canyon del contrabbandiere
coloma-table-high_noon = Mezzogiorno
coloma-table-payroll_raid = Assalto alle paghe
coloma-table-siege = Assedio del mulino
coloma-table-rustlers = Ladri di cavalli
coloma-table-last_stand = Ultima resistenza
coloma-shade = Shade
coloma-opponent = { coloma-shade }

# What happens
coloma-chose-board = { $seat } prende la plancia { $board }.
coloma-chose-specialty = { $seat } prende la specialità { $specialty }.
coloma-round = { $year }, round { $round }: l'Imbonitore copre il sito { $site }, il Cartello il sito { $signpost }.
coloma-event-held = { $seat }: { $event }.
coloma-revealed = Buster non visiterà i siti { $sites }.
coloma-placed = { $seat } va al sito { $site }.
coloma-buster = Buster va al sito { $site }.
coloma-mule = Il mulo di { $seat } va al sito { $site }.
coloma-bust = Il Fallimento è sul sito { $site }.
coloma-turn = { $seat } agisce sul sito { $site }.
coloma-gained-bucks = { $seat } ottiene ${ $count }.
coloma-gained-gold = { $seat } ottiene { $count ->
    [one] 1 pepita
   *[other] { $count } pepite
}.
coloma-gained-dudes = { $seat } ottiene { $count ->
    [one] 1 compare
   *[other] { $count } compari
}.
coloma-gained-tents = { $seat } ottiene { $count ->
    [one] 1 tenda
   *[other] { $count } tende
}.
coloma-gained-horses = { $seat } ottiene { $count ->
    [one] 1 cavallo
   *[other] { $count } cavalli
}.
coloma-gained-cards = { $seat } ottiene { $count ->
    [one] 1 carta
   *[other] { $count } carte
}.
coloma-gained-points = { $seat } segna { $count ->
    [one] 1 punto
   *[other] { $count } punti
}.
coloma-drew-card = Peschi: { $card }.
coloma-returned-top = { $seat } mette una carta in cima al mazzo.
coloma-returned-bottom = { $seat } mette una carta in fondo al mazzo.
coloma-paid = { $gold ->
    [0] { $seat } paga ${ $bucks }.
   *[other] { $bucks ->
        [0] { $seat } paga { $gold ->
            [one] 1 pepita
           *[other] { $gold } pepite
        }.
       *[other] { $seat } paga ${ $bucks } e { $gold ->
            [one] 1 pepita
           *[other] { $gold } pepite
        }.
    }
}
coloma-paid-for = { $gold ->
    [0] { $seat } paga { $dudes ->
        [one] 1 compare
       *[other] { $dudes } compari
    } ({ $what }).
   *[other] { $dudes ->
        [0] { $seat } paga { $gold ->
            [one] 1 pepita
           *[other] { $gold } pepite
        } ({ $what }).
       *[other] { $seat } paga { $gold ->
            [one] 1 pepita
           *[other] { $gold } pepite
        } e { $dudes ->
            [one] 1 compare
           *[other] { $dudes } compari
        } ({ $what }).
    }
}
coloma-traded = { $seat } paga { $cost } { $gain }.
coloma-cart = { $seat } prende { $count ->
    [one] 1 pepita
   *[other] { $count } pepite
} dal carrello.
coloma-buried = { $seat } seppellisce { $count ->
    [one] 1 compare
   *[other] { $count } compari
}.
coloma-built = { $seat } costruisce { $card }.
coloma-built-hotel = { $seat } costruisce un hotel.
coloma-surveyed = { $seat } ispeziona il fiume { $space }.
coloma-bridged = { $seat } costruisce { $bridge }.
coloma-rode = Il carro di { $seat } entra in { $space }.
coloma-rode-through = Il carro di { $seat } attraversa { $passed } ed entra in { $space }.
coloma-row = { $seat } riempie la fila { $row } con { $count ->
    [one] 1 pistolero
   *[other] { $count } pistoleri
}.
coloma-planted = { $seat } pianta una tenda: { $place }.
coloma-guests = { $count ->
    [one] 1 ospite entra
   *[other] { $count } ospiti entrano
} negli hotel di { $seat }.
coloma-bought-tent = { $seat } compra una tenda.
coloma-bought-horse = { $seat } compra un cavallo.
coloma-took-barrel = { $seat } prende il barile { $barrel }; { $count ->
    [one] arriva 1 fuorilegge.
   *[other] arrivano { $count } fuorilegge.
}
coloma-opened = { $seat } usa il barile { $barrel }.
coloma-discarded-barrel = { $seat } scarta il barile usato { $barrel }.
coloma-used = { $seat } usa { $card }.
coloma-milled = { $seat } usa Sutter's Mill ({ $tool }).
coloma-did-common = { $seat } passa { $part }.
coloma-did-boom = { $seat } passa all'azione Prosperità.
coloma-did-specialty = { $seat } usa la specialità { $specialty }.
coloma-outlaws = Dopo { $seat } i fuorilegge nella sparatoria sono { $count }.
coloma-shootout-won = Sparatoria del { $year }: { $gunmen } pistoleri contro { $outlaws } fuorilegge, la città vince.
coloma-shootout-lost = Sparatoria del { $year }: { $gunmen } pistoleri contro { $outlaws } fuorilegge, la città perde.
coloma-badge = { $seat } porta il distintivo dello sceriffo.
coloma-ended = La terza sparatoria è finita, e con lei la partita.
coloma-shade-river = Shade prende un fiume; ora ne ha { $count }.
coloma-shade-hotel = Shade prende un hotel.
coloma-shade-no-hotel = Per Shade non c'è più alcun hotel.
coloma-shade-no-horse = Shade ha già tutti i cavalli che può avere.
coloma-shade-camp = Shade mette un campo: { $land }.
coloma-shade-wagon = Il carro di Shade salta a { $space }.
coloma-shade-buried = { $count ->
    [one] 1 compare
   *[other] { $count } compari
} della banda di Shade { $count ->
    [one] lascia
   *[other] lasciano
} il gioco.

# Why not
coloma-split-range = Paga da { $fewest } a { $most } pepite; ciascuna vale ${ $price }.
coloma-not-in-hand = { $card } non è nella tua mano.
coloma-too-dear = Costa ${ $bucks }, { $gold } pepite e { $dudes } compari; non li hai.
coloma-no-hotel = Qui non si può costruire un hotel.
coloma-river-taken = Lo spazio { $space } del canyon ha già un fiume.
coloma-bridge-twice = Hai già { $bridge }.
coloma-bridge-gone = Non restano tessere di { $bridge }.
coloma-no-free-river = Non hai un fiume senza ponte.
coloma-space-entered = { $space } è già stato attraversato in quest'azione.
coloma-space-occupied = Un altro carro sta su { $space }; si salta.
coloma-space-far = { $space } non è a un passo.
coloma-row-taken = La fila { $row } è presa.
coloma-row-dudes = La fila { $row } richiede { $count } pistoleri insieme.
coloma-event-taken = Hai già una tenda sull'evento { $site }.
coloma-lands-only = Questa tenda deve andare su una terra di frontiera.
coloma-land-taken = Hai già una tenda su { $land }.
coloma-land-far = Il tuo carro non è in una città fiorente che tocca { $land }.
coloma-guests-limit = Ci sono posto e compari per { $count } ospiti.
coloma-tent-limit = Hai già tutte le tue tende.
coloma-horse-limit = Hai già tutti i tuoi cavalli.
coloma-no-barrel-there = Non c'è alcun barile nello spazio { $space }.
coloma-no-such-barrel = Non hai il barile { $barrel }.
coloma-no-such-player = I giocatori vanno da 1 a { $count }.
coloma-choice-taken = È già preso o non è in gioco.
coloma-not-used-barrel = Non hai un barile usato { $barrel }.
coloma-no-use = Ora non servirebbe a niente.
coloma-busted = Il sito { $site } è fallito; la Prosperità è persa in questo round.
coloma-opened-and-left = Hai aperto e lasciato { $count } volte senza fare nulla; fai prima qualcos'altro o finisci il turno.
coloma-not-your-turn = Barili e specialità si usano nel proprio turno.
coloma-wagon-under-way = Il tuo carro è in viaggio; questo barile potrebbe muoverlo, perciò aprilo prima o dopo.
coloma-no-tent = Non hai tende nel Lodge.
coloma-row-done = In questo turno hai già riempito una fila.
coloma-already = L'hai già fatto in questo turno.
coloma-not-here = È possibile solo al sito 5.
coloma-not-open = Non ti è aperto in questo turno.
coloma-not-built = { $card } non è nella tua città.
coloma-fresh = { $card } è stato costruito in questo turno e non si può ancora usare.
coloma-card-used = { $card } ha già funzionato in questo turno.
coloma-card-elsewhere = { $card } non funziona dove sta ora il tuo pioniere.
coloma-choice-closed = L'opzione { $option } ora non servirebbe a niente.
coloma-not-offered = Questo non è offerto.

# Perché in un luogo non si può fare niente
coloma-lacks-card = Non hai carte in mano.
coloma-lacks-money = Ora è troppo caro per te.
coloma-lacks-tent = Non hai tende.
coloma-lacks-place = Nessun posto per una tenda a portata.
coloma-lacks-row = Nessuna fila libera che tu possa riempire.
coloma-lacks-guest = Nessun letto libero, o nessun compare da metterci.
coloma-lacks-barrel = Non ci sono più barili.

# Score lines
coloma-line-track = Segnati in partita
coloma-line-buildings = Edifici
coloma-line-rivers = Fiumi
coloma-line-lands = Terre di frontiera
coloma-line-hotels = Hotel
coloma-line-graveyard = Cimitero
coloma-line-barrels = Barili
coloma-line-horses = Cavalli
coloma-line-gold = Oro
coloma-line-sum = Sommati a mano
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
coloma-option-boards = Plance dei giocatori
coloma-option-hotels = Hotel
coloma-option-specialties = Specialità dei pionieri
coloma-option-specialty_deal = Le specialità sono
coloma-option-sheriff = Il primo sceriffo è
coloma-option-mules = Duello dei muli (due giocatori)
coloma-option-level = Forza di Shade (da soli)
coloma-value-a = lato A
coloma-value-b = lato B
coloma-value-dealt = date a caso
coloma-value-chosen = a scelta dei giocatori
coloma-value-random = sorteggiato
coloma-value-none = nessuna
coloma-value-base = le sei di base
coloma-value-deluxe = anche le deluxe
coloma-value-prospector = Cercatore
coloma-value-greenhorn = Novellino
coloma-value-forty_niner = Quarantanovino
coloma-value-legend = Leggenda

# On the table
coloma-heading-year = { $year }, round { $round } di { $rounds }
coloma-column-players = Giocatori
coloma-column-site = sito
coloma-column-who = chi c'è
coloma-column-common = Comune
coloma-column-boom = Prosperità
coloma-column-event = evento
coloma-mark-covered = coperto dall'Imbonitore
coloma-mark-signpost = Cartello
coloma-mark-busted = FALLITO
coloma-heading-gold = Oro: { $supply } di { $full } pepite nella scorta, { $cart } nel carrello; ciascuna vale ${ $price }.
coloma-heading-outlaws = Sparatoria ({ $table }): { $outlaws } fuorilegge contro { $gunmen } pistoleri
coloma-row-size = fila { $row } ({ $size })
coloma-row-neutral = neutrali
coloma-row-free = libera
coloma-heading-hideout = Nascondiglio
coloma-heading-stack = pila coperta: { $count }
coloma-heading-bridges = Ponti
coloma-heading-hotels = Hotel rimasti: { $count }
coloma-heading-buster = Buster evita i siti { $sites }.
coloma-column-bucks = dollari
coloma-column-gold = oro
coloma-column-dudes = compari
coloma-column-tents = tende
coloma-column-horses = cavalli
coloma-column-cards = carte / mazzo
coloma-column-graves = tombe
coloma-column-wagon = carro
coloma-column-points = punti
coloma-town-buildings = Edifici di { $seat }
coloma-town-hand = La tua mano
coloma-town-river = fiume { $space } ({ $points })
coloma-town-rivers = fiumi: { $count }
coloma-town-wagon-cards = carte carro scoperte: { $spaces }
coloma-town-tents = tende: { $places }
coloma-town-barrels = barili: { $barrels }
coloma-town-used-barrels = barili usati: { $barrels }
coloma-town-specialty = specialità: { $specialty }
coloma-town-hotels = hotel: { $hotels }, ospiti: { $guests }
coloma-text-price = Costa { $hammer } con il martello, { $saw } con la sega
coloma-mark-sheriff = sceriffo
coloma-town-carrots = carote su { $sites }
coloma-town-nothing = niente
coloma-town-lands = Terre da { $space }: { $lands }

# Nel browser: la propria plancia, le riserve e gli altri giocatori
web-coloma-all = tutti
web-coloma-becomes = { $goods }, poi { $count }
web-coloma-of-most = { $goods } su { $most }
web-coloma-actions = Che cosa è possibile
web-coloma-answers = Risposte
web-coloma-used = Già usato in questo turno
web-coloma-fresh = dal prossimo turno
web-coloma-new = Nuova dal tuo ultimo turno
web-coloma-hand = La tua mano
web-coloma-hand-empty = Nessuna carta in mano.
web-coloma-hidden-hand = { $cards ->
    [one] 1 carta
   *[other] { $cards } carte
} in mano, { $deck } nel mazzo
web-coloma-build-with = Costruisci { $card } ({ $tool })
web-coloma-deck = Mazzo: { $count ->
    [one] 1 carta
   *[other] { $count } carte
}
web-coloma-deck-top = In cima
web-coloma-deck-bottom = In fondo
web-coloma-pick-first = Prima scegli una carta della mano
web-coloma-known-top = In cima, dalla prossima: { $cards }
web-coloma-known-bottom = In fondo: { $cards }
web-coloma-unseen = Mai viste, in un ordine che non conosci: { $cards }
web-coloma-town-of = La città di { $seat }
web-coloma-town-empty = Ancora nessun edificio.
web-coloma-plot = Qui va il tuo prossimo edificio.
web-coloma-canyon = Canyon
web-coloma-half-left = Metà sinistra
web-coloma-half-stop = Metà destra
web-coloma-mill-when = Si usa in una giornata di lavoro con la { $tool }.
web-coloma-mill-name = Mulino di Sutter
web-coloma-hotel-name = Hotel
web-coloma-hotels = Hotel
web-coloma-hotel-text = { $points } punti. Ha { $beds } letti e ogni ospite vale { $each } punti.
web-coloma-hotel-stack = restano { $count }
web-coloma-hotels-left = { $count ->
    [0] Non resta nessun hotel
    [one] Resta 1 hotel
   *[other] Restano { $count } hotel
}
web-coloma-bed-free = un letto libero
web-coloma-bed-taken = un ospite
web-coloma-barrels = Barili
web-coloma-barrels-none = Ancora nessun barile. Uno usato resta qui.
web-coloma-barrel-used = Già usato
web-coloma-canyon-of = Il canyon di { $seat }: { $board }
web-coloma-river-title = Fiume { $space }
web-coloma-river-free = Spazio { $space } del canyon, { $points ->
    [one] 1 punto
   *[other] { $points } punti
} per un fiume.
web-coloma-river-there = Fiume { $space }, { $points ->
    [one] 1 punto
   *[other] { $points } punti
}.
web-coloma-bridged = Ponte: { $bridge }.
web-coloma-dial-own = Hai scelto il sito { $site }
web-coloma-dial-hidden = sceglie un sito
web-coloma-stands-at = sul sito { $site }
web-coloma-tombs = { $count } tombe su { $most }, { $points ->
    [one] 1 punto perso
   *[other] { $points } punti persi
}
web-coloma-collect-all = Raccogli tutto
web-coloma-using = { $name }: { $text }
web-coloma-collects = Raccogli: { $things } ({ $goods })
web-coloma-left-undone = Ancora possibile: { $things }
web-coloma-nothing-left = Non resta nulla da fare.
web-coloma-lost = ${ $count } persi
web-coloma-stores = Oro, ponti e nascondiglio
web-coloma-gold = Oro
web-coloma-worth = una pepita vale
web-coloma-pool = { $count } pepite su { $spaces }
web-coloma-cart = { $count ->
    [one] 1 pepita
   *[other] { $count } pepite
} nel carrello
web-coloma-price-next = altre { $count } prese: ${ $price }
web-coloma-bridges = Ponti
web-coloma-bridge-now = Ora { $now } per te, al massimo { $most }
web-coloma-bridge-missing = Ne mancano { $count } per il massimo: { $counter }
web-coloma-bridge-left = { $count ->
    [0] Non ne resta nessuno
    [one] Ne resta 1
   *[other] Ne restano { $count }
}
web-coloma-bridge-own = Ce l'hai
web-coloma-hideout = Nascondiglio
web-coloma-stack = { $count } nella pila
web-coloma-outlaws = { $count ->
    [one] Porta 1 fuorilegge
   *[other] Porta { $count } fuorilegge
}
web-coloma-no-barrel = Qui non c'è nessun barile
web-coloma-good-bucks = Pagano edifici, fiumi, ponti, tende e cavalli.
web-coloma-good-gold = Una pepita paga dove si chiedono pepite, e al posto dei dollari al suo prezzo del momento.
web-coloma-good-dudes = La tua gente: fa parte di ogni prezzo e combatte come pistoleri.
web-coloma-good-tents = Su un evento lo raddoppiano per te, sulle terre valgono punti.
web-coloma-good-horses = Per ognuno il tuo carro avanza di uno spazio.
web-coloma-good-cards = Edifici in mano.
web-coloma-rivals = Gli altri giocatori
web-coloma-specialty-has = ha una specialità
web-coloma-count-buildings = { $count ->
    [one] 1 edificio
   *[other] { $count } edifici
}
web-coloma-count-rivers = { $count ->
    [one] 1 fiume
   *[other] { $count } fiumi
}
web-coloma-count-bridges = { $count ->
    [one] 1 ponte
   *[other] { $count } ponti
}
web-coloma-count-hotels = { $count } hotel
web-coloma-count-barrels = { $count ->
    [one] 1 barile
   *[other] { $count } barili
}
web-coloma-tents-on = Tende su { $places }
web-coloma-wagon-in = Carro a { $space }
web-coloma-wagon-cards-title = Carte carro
web-coloma-card-turned = scoperta
web-coloma-card-waits = può venire dopo

# Score sheets
coloma-sheet-seats = «seats» deve essere una lista da 1 a 6 giocatori; questa ne ha { $count }.
coloma-sheet-seat = Il giocatore { $player_number } deve essere un oggetto con nomi e valori.
coloma-sheet-number = Giocatore { $player_number }: «{ $name }» deve essere un numero intero da { $low } a { $high }, non «{ $given }».
coloma-sheet-list = Giocatore { $player_number }: «{ $name }» deve essere una lista.
coloma-sheet-entry = Giocatore { $player_number }, «{ $name }», voce { $place }: «{ $given }» è sconosciuto. Possibili: { $known }.
coloma-sheet-twice = Giocatore { $player_number }, «{ $name }», voce { $place }: «{ $given }» compare due volte.
coloma-sheet-bridges = Il giocatore { $player_number } ha { $bridges } ponti ma solo { $rivers } fiumi.
coloma-sheet-shade = «shade» contiene i punti di Shade, un numero intero da 0 a { $high }, e serve solo in un foglio con un giocatore.

# Component files
coloma-components-id = { $path } deve avere solo lettere minuscole dalla a alla z, cifre e _, e non essere uno tra event1 ed event5; «{ $given }» non va bene.
coloma-components-sum = { $path }: { $what } dà { $given }, ma serve { $expected }.
coloma-components-boomtown = { $path }: «{ $given }» non è una città fiorente.
coloma-components-unreached = { $path } non si raggiunge per le strade della mappa.
coloma-components-trade = { $path } deve essere uno scambio dell'azione del carro con oro del carrello: { $expected }
coloma-components-loop = { $path } potrebbe scatenare sé stesso senza fine: siti ed eventi non contengono azioni o eventi di siti, i fiumi nessuna opera (qui: { $choices }).

# Nel browser: che cosa si chiede
web-coloma-ask-keep = Rimetti { $left ->
    [one] 1 carta
   *[other] { $left } carte
}: in cima o in fondo al mazzo.
web-coloma-ask-put-back = Rimetti una carta: in cima o in fondo al mazzo.
web-coloma-ask-dial = Scegli in segreto dove agisci in questo round.
web-coloma-ask-duel = Scegli in segreto: un sito per il pioniere, poi uno per il mulo.
web-coloma-ask-board = Quale plancia prendi?
web-coloma-ask-menu = Il tuo turno: { $site }. Usa ciò che è acceso, poi terminalo.
web-coloma-ask-pay = Paghi { $cost } { $gain }?
web-coloma-ask-split = Devi ${ $bucks }: in dollari o in pepite da ${ $price } l'una?
web-coloma-ask-choose = Scegli una delle possibilità.
web-coloma-ask-build = Costruisci ({ $tool }): scegli una carta.
web-coloma-ask-works = Con { $tool }: scegli un fiume nel canyon o un ponte.
web-coloma-ask-row = Riempi una fila di pistoleri; puoi piazzarne { $dudes }.
web-coloma-ask-tent = Pianta una tenda in un posto acceso; ne hai { $tents }.
web-coloma-ask-guests = Ospiti per i tuoi hotel: posto per { $count }, { $points } punti ciascuno.
web-coloma-ask-barrel = Prendi un barile dal nascondiglio; arrivano anche i suoi fuorilegge.
web-coloma-ask-market = Il mercato: una tenda per ${ $tent }, un cavallo per ${ $horse }.
web-coloma-ask-ride = Il tuo carro a { $space }: { $steps ->
    [one] resta 1 passo
   *[other] restano { $steps } passi
}. Scegli uno spazio.
web-coloma-ask-benefit = Il tuo carro si ferma a { $space }: prendi la metà sinistra o la destra dell'insegna.

# Nel browser: di che cosa si tratta, per chi gioca la prima volta
web-coloma-advice-keep = Dopo tre anni vince chi ha più punti. Tieni gli edifici che vuoi costruire presto; la carta in cima si pesca prima, quella in fondo per ultima.
web-coloma-advice-keep-touch-first = Dopo tre anni vince chi ha più punti. Tieni il dito su una carta per leggerla, e tieni quelle da costruire presto: si pesca prima dalla cima.
web-coloma-advice-keep-touch = Tieni il dito su una carta, o su altro, per leggere che cosa fa. La carta in cima al mazzo si pesca per prima, quella in fondo per ultima.
web-coloma-advice-put-back = La carta in cima è la prossima che peschi.
web-coloma-advice-dial = Scegli uno dei cinque siti. La metà esterna è sicura; quella interna, la Prosperità, fallisce dove si incontrano in più.
web-coloma-advice-dial-buster = La metà esterna è sicura; la Prosperità interna fallisce dove si è in più. Conta anche Buster, il cappello nero.
web-coloma-advice-dial-outlaws = A fine anno attaccano i fuorilegge. Prima, al sito 5, riempi una fila di pistoleri: chi non ne ha seppellisce compari.
web-coloma-advice-duel = Il pioniere agisce. Il mulo mangia una carota per l'evento di quel sito e conta nella folla che porta al Fallimento.
web-coloma-advice-menu = Ciò che è acceso si usa in qualsiasi ordine, o per niente. Prima di decidere vedi che cosa porta; quando hai finito, termina il turno.
web-coloma-advice-end = In questo sito non resta nulla da fare: termina il turno.
web-coloma-advice-event = Tutti ricevono l'evento del sito dove è arrivato l'Imbonitore, e chi vi ha una tenda due volte.
web-coloma-advice-site = Svolgi la metà che vi è stampata ({ $half }), qualunque cosa la copra e ovunque stia il tuo pioniere.
web-coloma-advice-site-event = Gli eventi sono sul bordo. Quello che scegli lo ricevi subito, e solo tu.
web-coloma-advice-split = Non si dà resto: ciò che una pepita vale oltre il prezzo va perso.
web-coloma-advice-build = Un edificio vale { $points } punti e funziona dal tuo prossimo turno, quando il tuo pioniere è nel suo sito.
web-coloma-advice-works = Un fiume dà subito il suo beneficio e punti alla fine. Un ponte ha bisogno di un fiume e vale per ciò che conta.
web-coloma-advice-row = I tuoi compari restano contro i fuorilegge fino a fine anno. Chi ne ha di più prende il premio migliore; chi non ne ha seppellisce compari.
web-coloma-advice-tent = Su un evento ne ricevi due volte il guadagno, su una terra di frontiera punti alla fine: di solito solo presso la città del tuo carro.
web-coloma-advice-barrel = Un barile si apre in uno dei tuoi turni. I fuorilegge sotto di esso vanno alla sparatoria.
web-coloma-advice-market = Le tende servono per eventi e terre. Con ogni cavallo il tuo carro va uno spazio più lontano.
web-coloma-advice-drive = Un passo per cavallo. Ogni spazio dà ciò che mostra, un ferro di cavallo nulla, la città dove ti fermi una metà dell'insegna a scelta.
web-coloma-advice-sheriff = Lo Sceriffo agisce per primo tra quelli che si incontrano in un sito.
web-coloma-advice-pick = È tua per tutta la partita.
web-coloma-advice-board = Sotto ogni posto: che cosa dà subito un fiume, e i suoi punti alla fine.

# Nel browser: che cosa fa la metà di un sito
web-coloma-half = { $half }: { $what }
web-coloma-does-workday = { $tool ->
    [shovel] usa le pale
   *[wheelbarrow] usa le carriole
}
web-coloma-does-works = { $tool ->
    [hammer] fiume o ponte, martello
   *[saw] fiume o ponte, sega
}
web-coloma-does-build = { $tool ->
    [hammer] costruisci, martello
   *[saw] costruisci, sega
}
web-coloma-does-wagon = muovi il carro
web-coloma-does-row = riempi una fila
web-coloma-does-gain = ottieni { $goods }
web-coloma-does-market = compra tende e cavalli
web-coloma-does-barrel = prendi un barile
web-coloma-rim = Sul bordo, per tutti quando arriva qui l'Imbonitore: { $event }. { $text }
web-coloma-outer-ring = Fuori: Comune
web-coloma-inner-ring = Dentro: Prosperità
web-coloma-risk-chip = %: rischio di Fallimento

# Nel browser: azioni
web-coloma-site = Sito { $site }, { $name }
web-coloma-site-does = { $site }. Comune: { $common }. Prosperità: { $boom }.
web-coloma-site-takes = Sito { $site }, { $name }: { $text }
web-coloma-twice = { $text } Due volte, per la tua tenda.
web-coloma-top = { $card } in cima al mazzo
web-coloma-bottom = { $card } in fondo al mazzo
web-coloma-duel = Pioniere al sito { $pioneer }, mulo al sito { $mule }
web-coloma-use = Usa { $card }
web-coloma-mill = Mulino di Sutter: { $tool }
web-coloma-common-action = L'azione Comune
web-coloma-common-tents = Pianta tende
web-coloma-common-guests = Accogli ospiti
web-coloma-tents-short = Tende
web-coloma-guests-short = Ospiti
web-coloma-boom = L'azione Prosperità
web-coloma-specialty = Specialità { $specialty }
web-coloma-open = Apri il barile { $barrel }
web-coloma-end = Fine del turno
web-coloma-build = Costruisci { $card }
web-coloma-hotel = Costruisci un hotel
web-coloma-river = Ispeziona il fiume { $space }
web-coloma-bridge = Costruisci { $type }
web-coloma-gold-paid = Paga { $goods }
web-coloma-ride = A { $space }
web-coloma-benefit-left = { $town }: metà sinistra
web-coloma-benefit-stop = { $town }: metà destra
web-coloma-take = Prendi il barile { $barrel }
web-coloma-take-blind = Prendi un barile dalla pila
web-coloma-row = Fila { $row }, { $count ->
    [one] 1 pistolero
   *[other] { $count } pistoleri
}
web-coloma-plant = Pianta una tenda: { $place }
web-coloma-plant-event = Pianta una tenda su { $place }: lo ricevi due volte
web-coloma-guests = { $dudes ->
    [one] 1 ospite
   *[other] { $dudes } ospiti
}
web-coloma-buy-tent = Compra una tenda
web-coloma-buy-horse = Compra un cavallo
web-coloma-choose = Possibilità { $option }
web-coloma-pay = Paga
web-coloma-rob = Deruba il carrello
web-coloma-drive-on = Muovi il carro
web-coloma-done = Fatto
web-coloma-stop = Fermati qui
web-coloma-skip = Rinuncia
web-coloma-bought = Acquisti finiti
web-coloma-sheriff = { $seat } è il primo sceriffo
web-coloma-board = Plancia { $board }
web-coloma-discard = Scarta il barile usato { $barrel }
web-coloma-key-1-5 = guarda un sito
web-coloma-key-e = fine del turno
web-coloma-key-t = la carta scelta in cima al mazzo
web-coloma-key-b = la carta scelta in fondo al mazzo
web-coloma-key-c = raccogli tutto in un giorno lavorativo

# Nel browser: ruota, mappa e banda
web-coloma-band = Sparatoria
web-coloma-poster = Tutte le tabelle delle sparatorie
web-coloma-shootout = sparatoria { $year }
web-coloma-town-won = Più pistoleri che fuorilegge: la città vince.
web-coloma-town-lost = Non più pistoleri che fuorilegge: la città perde.
web-coloma-next-table = I pistoleri se ne vanno e l'oro del carrello torna. L'anno prossimo: { $table }, all'inizio { $outlaws ->
    [one] 1 fuorilegge
   *[other] { $outlaws } fuorilegge
}.
web-coloma-outlaws-there = { $count ->
    [one] 1 fuorilegge
   *[other] { $count } fuorilegge
}
web-coloma-wins = { $gunmen ->
    [one] 1 pistolero batte
   *[other] { $gunmen } pistoleri battono
} { $outlaws ->
    [one] 1 fuorilegge
   *[other] { $outlaws } fuorilegge
}
web-coloma-loses = { $gunmen ->
    [one] 1 pistolero perde
   *[other] { $gunmen } pistoleri perdono
} contro { $outlaws ->
    [one] 1 fuorilegge
   *[other] { $outlaws } fuorilegge
}
web-coloma-face-down = ancora coperta
web-coloma-forecast = Se l'anno finisse ora
web-coloma-row-free = Libera: servono { $count ->
    [one] 1 dei tuoi compari.
   *[other] { $count } dei tuoi compari.
}
web-coloma-if-won = Se la città vince
web-coloma-if-lost = Se perde
web-coloma-barker = Imbonitore
web-coloma-buster = Buster
web-coloma-mule-of = mulo di { $seat }
web-coloma-here = Qui: { $who }.
web-coloma-busted = Fallimento: questa Prosperità è persa in questo round.
web-coloma-waits = Il Fallimento attende qui: se nessun sito ha più pionieri, questa Prosperità è persa.
web-coloma-avoided = Buster non verrà qui.
web-coloma-copies = Come sul sito { $site }: { $text }
web-coloma-as = come { $site }
web-coloma-round-of = round { $rounds }
web-coloma-duel-next = Pioniere: sito { $site }. Ora il mulo.
web-coloma-turns = Turni
web-coloma-risk = Rischio di Fallimento, una stima: { $share }
web-coloma-acts = { $count ->
    [0] Tra chi viene qui agiresti per primo.
    [one] Tra chi viene qui 1 potrebbe agire prima di te.
   *[other] Tra chi viene qui { $count } potrebbero agire prima di te.
}
web-coloma-buster-may = Buster può venire qui.
web-coloma-joins = I tuoi edifici attivi qui:
web-coloma-joins-busted = Solo in caso di Fallimento:
web-coloma-aid-outlook = Che cosa ti darebbe ora ogni sito, e il rischio di Fallimento
web-coloma-aid-rides = Dove può andare il tuo carro e che cosa raccoglie
web-coloma-aid-rows = Come finirebbe la sparatoria con una fila in più
web-coloma-lands = Tende sulle terre
web-coloma-step = { $step ->
    [one] A 1 passo.
   *[other] A { $step } passi.
}
web-coloma-wagons-here = Carri qui: { $who }.
web-coloma-story-round = { $year }, round { $round }: mercato sul sito { $site }, sul sito { $signpost } la Prosperità del { $copies }.
web-coloma-story-buster = Buster, il pioniere di nessuno, evita i siti { $sites }.
web-coloma-story-event = L'evento, per tutti: { $event }. { $text }
web-coloma-story-bust = Il sito { $site } ha più pionieri di tutti: la sua Prosperità è persa.
web-coloma-story-bust-copied = Il sito { $site } ha più pionieri di tutti: la sua Prosperità è persa, e con lei la copia sul sito { $signpost }.
web-coloma-story-site = Sito { $site }: { $who }.
web-coloma-story-tie = Nessun altro sito ha da solo più pionieri di tutti: il Fallimento resta al Cartello, e la Prosperità del sito { $site } è persa.
web-coloma-story-ended = La terza sparatoria è finita, e con lei la partita. A parità vince chi ha più oro, poi più dollari, compari, tende e cavalli.
web-coloma-wheel = Ruota
web-coloma-map = Mappa
web-coloma-mine = Miei
web-coloma-others = Altri

# Nel browser: righe del punteggio
web-coloma-explain-track = Punti segnati durante la partita: sparatorie, eventi, carte, barili, ospiti.
web-coloma-explain-buildings = Ogni edificio della tua città.
web-coloma-explain-rivers = I punti sotto ogni fiume del tuo canyon.
web-coloma-explain-lands = Le tue tende su terre di frontiera diverse.
web-coloma-explain-hotels = Ogni hotel della tua città.
web-coloma-explain-graveyard = I punti persi sulle tue tombe.
web-coloma-explain-barrels = I barili presi da Shade.
web-coloma-explain-horses = I cavalli di Shade.
web-coloma-explain-gold = Le pepite di Shade.
web-coloma-explain-sum = La somma che hai scritto.

# La lezione
coloma-lesson-aim = Benvenuto a Coloma, dove fu trovato l'oro! Hai tre anni di cinque round, dunque quindici turni. Edifici, fiumi, ponti, hotel e tende danno punti vittoria; vince chi ne ha di più. Il tuo rivale è il Vicesceriffo, giocato dal computer.
coloma-lesson-wheel = A ogni round tutti scelgono in segreto uno di questi cinque siti. Ogni sito ha due metà: Comune è sempre aperta, Prosperità si perde se arrivano in troppi.
coloma-lesson-goods = Questo è ciò che hai: dollari, pepite, compari, tende, cavalli e le carte in mano. I prezzi sono in dollari o pepite, e in compari.
coloma-lesson-markers = L'Imbonitore copre un sito: lì trovi invece il mercato e i barili. Il Cartello copre una Prosperità, che allora copia quella del sito precedente.
coloma-lesson-site = Il tuo primo turno. Fiumi e ponti è un buon inizio: vai al sito 2.
coloma-lesson-site-instead = Anche quel sito ti è aperto. Per il primo turno vai al sito 2, i fiumi.
coloma-lesson-bust = Il Vicesceriffo e Buster si sono incontrati su questo sito. Il sito più affollato fallisce: per questo round perde la Prosperità. Indovina dove vanno gli altri, e vai altrove!
coloma-lesson-common = Sei solo sul tuo sito, quindi entrambe le metà sono aperte. Comincia da Comune.
coloma-lesson-river = Esplora il primo fiume. Costa $2 e un compare.
coloma-lesson-pay = Paga con i tuoi due dollari. Una pepita varrebbe $3, e ti serve fra un momento.
coloma-lesson-river-points = 3 punti per il fiume, e con lui sono arrivati tre compari: ciò che c'è stampato lo ricevi subito.
coloma-lesson-boom = Ora la metà Prosperità: un altro fiume, questa volta per l'oro.
coloma-lesson-second-river = Quale? Guarda i punti e ciò che porta con sé. Decidi tu.
coloma-lesson-end-turn = Qui non c'è altro da fare. Termina il turno.
coloma-lesson-event = L'Imbonitore è andato avanti, e il suo evento vale per tutti: una pepita a testa. Il Vicesceriffo lì ha una tenda e ne riceve due!
coloma-lesson-build-site = Ora un edificio. Gli Edifici cittadini sono il sito 3: vacci.
coloma-lesson-build = Nessun altro è venuto. Apri la metà Comune: costruisci con il martello.
coloma-lesson-sawmill = La tua Segheria costa $2 e due compari. Qui una pepita vale come dollari. Costruiscila dalla mano.
coloma-lesson-built = 6 punti, come per ogni edificio, e la sua abilità è tua per il resto della partita. Termina il turno.
coloma-lesson-own-site = A te la scelta: quale sito vuoi? Pensa a ciò che puoi pagare e a dove potrebbero andare gli altri.
coloma-lesson-own-turn = Tocca a te. Usa ciò che è acceso, nell'ordine che vuoi, e termina il turno quando non c'è altro da fare.
coloma-lesson-shootout = Ogni anno finisce con una sparatoria. Metti per tempo dei pistoleri in queste file: con più pistoleri che fuorilegge la città vince, e chi ne ha di più riceve il premio migliore. Chi non ne ha seppellisce compari.
coloma-lesson-end = Ora conosci l'anno di Coloma: scegli un sito non affollato, usa entrambe le metà e costruisci presto ciò che lavora a ogni round. Continua da qui o comincia una nuova partita.

# Under the pictures of a figure of the rules
coloma-figure-barker = l'Imbonitore avanza
coloma-figure-event = il suo evento
coloma-figure-choose = tutti scelgono in segreto
coloma-figure-bust = il Fallimento
coloma-figure-turns = turni, sito per sito
coloma-figure-river = prima un fiume
coloma-figure-bridge = poi un ponte sopra
coloma-figure-rewards = premi per posto
coloma-figure-without = chi non ha pistoleri
coloma-figure-badge = il distintivo
coloma-figure-year-end = l'anno finisce
coloma-figure-start = il carro parte da qui: non dà nulla
coloma-figure-pays = entrando: si riceve
coloma-figure-step = un ferro di cavallo: costa un passo, non dà nulla
coloma-figure-passed = passando: il beneficio a sinistra
coloma-figure-stop = fine qui: il beneficio a sinistra o quello di sosta
coloma-figure-jumped = un altro carro: saltato, nessun passo, nulla
coloma-figure-most = più pistoleri: prima ricompensa
coloma-figure-second-most = secondi per pistoleri: seconda ricompensa
coloma-figure-fewer = tutti gli altri con un pistolero: terza ricompensa

# Headings of the reference list
coloma-group-sites = Siti della ruota
coloma-group-events = Eventi
coloma-group-mill = Sutter's Mill
coloma-group-buildings = Edifici
coloma-group-barrels = Barili
coloma-group-bridges = Ponti
coloma-group-boards = Canyon
coloma-group-tables = Sparatorie
coloma-group-spaces = Luoghi della mappa
coloma-group-lands = Terre di frontiera
coloma-group-specialties = Specialità
coloma-group-levels = Livelli di Shade
