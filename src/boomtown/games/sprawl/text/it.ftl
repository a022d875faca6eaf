# Urban Sprawl

# Nella lobby
sprawl-aim = Fai di un paese una metropoli insieme ai rivali: i lotti buoni rendono, e vince il prestigio.

# Che cosa si chiede
sprawl-ask-claim = Scegli uno degli edifici iniziali e pagane il valore; hai { $wealth } di rendita.
sprawl-ask-invest = Scarta un permesso per la sua rendita, oppure termina gli investimenti; hai { $wealth } di rendita.
sprawl-ask-action = Prendi una carta progettazione, prendi un Favore, costruisci un contratto o termina il turno: restano { $ap } AP e { $wealth } di rendita.
sprawl-ask-spot = Dove costruisci { $card } ({ $lots ->
    [one] 1 lotto
   *[other] { $lots } lotti
})?
sprawl-ask-renewal = Quale carta Riqualificazione urbana scarti?
sprawl-ask-permit = Quale permesso usi per { $card }? Ne mancano { $missing }.
sprawl-ask-victim = La riserva non ha tessere { $vocation }. A chi ne prendi una? Oppure passa.
sprawl-ask-split = { $vocation } vale { $value } per ognuna delle tue { $tiles } tessere: quante come prestigio?
sprawl-ask-order = { $card }: più giocatori devono decidere. Chi è il prossimo?
sprawl-ask-player = { $card }: parità fra più giocatori. Chi si intende?
sprawl-ask-elect = L'elezione per { $office } è in parità. Chi viene eletto?
sprawl-ask-block = { $card }: quale dei blocchi di pari valore?
sprawl-ask-tied = { $card }: quale degli edifici di pari valore?
sprawl-ask-target = { $card }: quale { $whom ->
    [own] dei tuoi edifici di pari valore
   *[other] degli edifici di pari valore di { $player }
} è colpito?
sprawl-ask-place = { $card }: piazza { $zone }.
sprawl-ask-remove-control = { $card }: da quale edificio si toglie il cubo?
sprawl-ask-take-control = { $card }: di quale edificio prendi il controllo?
sprawl-ask-demolish = { $card }: quale edificio viene demolito?
sprawl-ask-move-building = { $card }: quale edificio si sposta?
sprawl-ask-move = { $card }: dove va l'edificio su { $lot }?
sprawl-ask-marker = { $card }: quale indicatore?
sprawl-ask-space = { $card }: dove va { $marker }?
sprawl-ask-row = { $card }: quale fila paga?
sprawl-ask-line = { $card }: la riga o la colonna?
sprawl-ask-kind-gain = { $card }: { $wealth } di rendita o { $prestige } di prestigio?
sprawl-ask-kind-pay = { $card }: paghi { $wealth } di rendita o { $prestige } di prestigio? Pagamenti dovuti: { $left }.
sprawl-ask-display = { $card }: prendi una carta progettazione scoperta ({ $left }).
sprawl-ask-discard = { $card }: prendi una carta dagli scarti ({ $left }).
sprawl-ask-lose = { $card }: scarta una tua carta progettazione ({ $left }).
sprawl-ask-favor = { $card }: prendi un contratto come Favore per 0 AP, oppure passa.
sprawl-ask-vocation = { $card }: quale tessera professionista prendi?
sprawl-ask-option = { $card }: quale opzione?
sprawl-ask-offer = { $card }: paghi { $prestige ->
    [0] { $wealth } di rendita
   *[other] { $wealth ->
        [0] { $prestige } di prestigio
       *[other] { $wealth } di rendita e { $prestige } di prestigio
    }
} per ciò che viene offerto?
sprawl-ask-save = { $card }: paghi { $prestige ->
    [0] { $wealth } di rendita
   *[other] { $wealth ->
        [0] { $prestige } di prestigio
       *[other] { $wealth } di rendita e { $prestige } di prestigio
    }
} per salvare l'edificio su { $lot }?

# Che cosa succede
sprawl-claimed = { $seat } prende { $lot } per { $price } di rendita.
sprawl-turn = Turno { $turn }: { $seat } ha { $ap } AP.
sprawl-invested = { $seat } investe: { $card }.
sprawl-took = { $seat } prende: { $card }.
sprawl-used = { $seat } usa: { $card }.
sprawl-discarded = { $seat } scarta: { $card }.
sprawl-favored = { $seat } prende { $card } come Favore.
sprawl-built = { $seat } costruisce { $card } su { $spot } per { $price } di rendita.
sprawl-demolished = Un edificio di { $lots ->
    [one] 1 lotto
   *[other] { $lots } lotti
} su { $lot } viene demolito.
sprawl-destroyed = Un edificio di { $lots ->
    [one] 1 lotto
   *[other] { $lots } lotti
} su { $lot } è distrutto.
sprawl-gained = { $seat } guadagna { $prestige ->
    [0] { $wealth } di rendita
   *[other] { $wealth ->
        [0] { $prestige } di prestigio
       *[other] { $wealth } di rendita e { $prestige } di prestigio
    }
}.
sprawl-lost = { $seat } perde { $prestige ->
    [0] { $wealth } di rendita
   *[other] { $wealth ->
        [0] { $prestige } di prestigio
       *[other] { $wealth } di rendita e { $prestige } di prestigio
    }
}.
sprawl-handed-over = { $seat } paga { $amount } di { $kind } a { $victim }.
sprawl-tile = { $seat } prende la tessera { $vocation }.
sprawl-tile-from = { $seat } prende la tessera { $vocation } a { $victim }.
sprawl-tile-declined = { $seat } non prende nessuna tessera { $vocation }.
sprawl-payout = Pagamento: { $row }.
sprawl-no-row = Nessun pagamento: { $row } non è ancora in città.
sprawl-marker-placed = Su { $space } ora c'è { $marker }.
sprawl-marker-moved = Spostato su { $space }: { $marker }.
sprawl-election = Elezione: { $office }.
sprawl-no-election = Elezione: { $office } non è ancora in gioco.
sprawl-elected = { $seat } { $again ->
    [1] resta
   *[other] diventa
} { $office }{ $how ->
    [best] , con l'edificio di maggior valore nella zona { $zone } ({ $value }) e { $count } in tutto
    [tiles] , con più tessere professionista ({ $count })
    [prestige] , con meno prestigio ({ $count })
   *[outright] {""}
}.
sprawl-boss-ap = { $seat } riceve subito { $ap } AP in più.
sprawl-gained-ap = { $seat } riceve { $ap } AP in più in questo turno.
sprawl-discounted = Per { $seat } il prossimo contratto di questo turno costa { $wealth } in meno.
sprawl-extra-favor = { $seat } può tenere due Favori d'ora in poi.
sprawl-deck-opened = Il mazzo { $deck } si apre.
sprawl-office-entered = Entra in gioco: { $office }.
sprawl-placed = { $seat } piazza { $zone } su { $spot }.
sprawl-remove-control = { $seat } toglie il cubo da { $lot }.
sprawl-take-control = { $seat } prende il controllo di { $lot }.
sprawl-demolish = { $seat } demolisce l'edificio su { $lot }.
sprawl-moved = { $seat } sposta l'edificio su { $lot } a { $spot }.
sprawl-reshuffled = Gli scarti di progettazione formano un nuovo mazzo.
sprawl-event = Evento ({ $deck }): { $card }.
sprawl-revealed = Rivelata ({ $deck }): { $card }.
sprawl-ended = Giochi olimpici: la partita è finita.
sprawl-stalled-idle = Per tre giri nessuno ha fatto nulla: la partita è finita.
sprawl-stalled-contracts = Per venti giri nessun contratto ha lasciato il suo posto: la partita è finita.
sprawl-stall-warning-idle = Da due giri nessuno fa nulla. Se anche i prossimi { $turns } turni passano così, la partita finisce.
sprawl-stall-warning-contracts = Da diciannove giri nessun contratto lascia il suo posto. Se anche i prossimi { $turns } turni passano così, la partita finisce.

# Perché no
sprawl-not-offered = Non è fra le scelte.
sprawl-already-claimed = Questo edificio è già di { $player }.
sprawl-fault-too-dear = { $spot }: il prezzo è { $price }, ma hai { $wealth } di rendita.
sprawl-fault-low-value = { $card } richiede un blocco di valore più alto di { $spot }.
sprawl-fault-high-value = { $card } richiede un blocco di valore più basso di { $spot }.
sprawl-fault-unmarked = { $card } richiede un blocco su cui agisce un indicatore.
sprawl-fault-not-free = { $spot } non è libero; solo l'Imprenditore o una Riqualificazione urbana costruiscono sopra un edificio.
sprawl-fault-partly-covered = Su { $spot } un edificio sarebbe coperto solo in parte.
sprawl-fault-protected = Un edificio su { $spot } è dell'Imprenditore e non può essere demolito.
sprawl-fault-zoning = { $spot } tocca un'altra zona ma nessun edificio della zona di { $card }.
sprawl-fault-edge = { $card } deve toccare il bordo della città che indica.
sprawl-fault-no-neighbour = A { $spot } manca il vicino richiesto da { $card }.
sprawl-fault-bad-neighbour = { $spot } tocca un edificio che { $card } non deve toccare.
sprawl-fault-not-empty = { $card } richiede un blocco senza altri edifici.
sprawl-fault-not-own = { $card } deve toccare un tuo edificio.
sprawl-fault-size = { $card } copre { $lots } lotti; { $spot } no.
sprawl-not-yours = Non hai { $card }.
sprawl-wrong-zone = { $card } non serve per la zona di questo contratto.
sprawl-card-too-many = Con { $card } una carta sarebbe superflua.
sprawl-too-many-tiles = Hai { $tiles } tessere di quel professionista.
sprawl-not-tied = { $player } non è in parità.
sprawl-empty = Lì non c'è una carta scoperta disponibile.
sprawl-no-ap = Costa { $cost } AP; ne hai { $ap }.
sprawl-favor-limit = Non puoi tenere un altro Favore.
sprawl-favor-fresh = Un Favore non si costruisce nel turno in cui è stato preso.
sprawl-no-permits = { $card } richiede { $lots ->
    [one] 1 permesso
   *[other] { $lots } permessi
} della sua zona; ne hai { $pages }.
sprawl-no-place = Non c'è un posto dove tu possa costruire { $card }.
sprawl-aid-contract = «{ $given }» non è un contratto.

# Che cosa conta un’anteprima
sprawl-goods-wealth = { $count } di rendita
sprawl-goods-prestige = { $count } di prestigio
sprawl-goods-ap = { $count } AP
sprawl-goods-permits = { $count ->
    [one] 1 permesso
   *[other] { $count } permessi
}
sprawl-goods-tiles = { $count ->
    [one] 1 tessera professionista
   *[other] { $count } tessere professionista
}

# Parole
sprawl-kind-wealth = rendita
sprawl-kind-prestige = prestigio
sprawl-zone-civ = un edificio civico
sprawl-zone-com = un edificio commerciale
sprawl-zone-ind = un edificio industriale
sprawl-zone-res = un edificio residenziale
sprawl-zone-park = un parco
sprawl-zone-short-civ = civica
sprawl-zone-short-com = commerciale
sprawl-zone-short-ind = industriale
sprawl-zone-short-res = residenziale
sprawl-vocation-media = Media
sprawl-vocation-finance = Finanza
sprawl-vocation-transportation = Trasporti
sprawl-vocation-education = Istruzione
sprawl-vocation-energy = Energia
sprawl-vocation-tourism = Turismo
sprawl-vocation-factory = Fabbrica
sprawl-vocation-public_service = Servizio pubblico
sprawl-office-mayor = Sindaco
sprawl-office-attorney = Procuratore distrettuale
sprawl-office-treasurer = Tesoriere
sprawl-office-police = Capo della polizia
sprawl-office-union = Presidente del sindacato
sprawl-office-contractor = Imprenditore
sprawl-deck-town = Paese
sprawl-deck-city = Città
sprawl-deck-metropolis = Metropoli
sprawl-deck-planning = Progettazione
sprawl-line-prestige = Prestigio ottenuto in gioco
sprawl-line-wealth = Rendita, 1 per ogni 10
sprawl-option-length = Durata della partita
sprawl-value-normal = normale
sprawl-value-short = breve
sprawl-value-long = lunga

# Sul tavolo
sprawl-table-planning = Carte progettazione
sprawl-table-contracts = Contratti
sprawl-table-players = Giocatori
sprawl-table-offices = Cariche
sprawl-table-turn = Turno { $turn }, { $seat }: { $ap } AP
sprawl-table-ap = AP
sprawl-table-decks = Carte rimaste
sprawl-table-closed = chiuso
sprawl-table-discards = Scarti della progettazione
sprawl-table-supply = Professionisti nella riserva
sprawl-table-cubes = Cubi
sprawl-table-extra-favor = Favore extra
sprawl-table-favor-of = Favore di { $seat }:
sprawl-table-fresh = preso in questo turno
sprawl-table-waiting = qui sta la pedina; non ancora in gioco
sprawl-table-discount = il prossimo contratto costa { $wealth } in meno
sprawl-table-hand = Mano
sprawl-table-favors = Favori
sprawl-table-vocations = Professionisti
sprawl-table-wealth = Rendita
sprawl-table-prestige = Prestigio
sprawl-table-points = Punti ora
sprawl-table-stall-idle = { $turns ->
    [one] Nessuno fa nulla: se non cambia, la partita finisce dopo questo turno.
   *[other] Nessuno fa nulla: se non cambia, la partita finisce dopo { $turns } turni, compreso questo.
}
sprawl-table-stall-contracts = { $turns ->
    [one] Nessun contratto lascia il suo posto: se non cambia, la partita finisce dopo questo turno.
   *[other] Nessun contratto lascia il suo posto: se non cambia, la partita finisce dopo { $turns } turni, compreso questo.
}
sprawl-table-nobody = nessuno
sprawl-table-legend = Lettera = zona (C civica, M commerciale, I industriale, R residenziale, P parco), cifra = giocatore (· nessuno). Una cifra piccola dice quanti lotti ha un edificio dalla sua maiuscola in poi; le minuscole sono gli altri suoi lotti. P07:1CMI=10 è 1 permesso per C, M o I, che investito vale 10. Nord ed est: acqua; ovest e sud: terreno incolto.
sprawl-label-price = prezzo { $price }
sprawl-label-reconstructed = carta ricostruita

# In the browser: the board and the city
web-sprawl-city = Città
web-sprawl-cards = Carte
web-sprawl-mine = Mio
web-sprawl-offices = Cariche
web-sprawl-shape-nw = nord-ovest
web-sprawl-shape-ne = nord-est
web-sprawl-shape-sw = sud-ovest
web-sprawl-shape-se = sud-est
web-sprawl-shape-nw-ne = lato nord
web-sprawl-shape-sw-se = lato sud
web-sprawl-shape-nw-sw = lato ovest
web-sprawl-shape-ne-se = lato est
web-sprawl-shape-nw-ne-sw = lati nord e ovest
web-sprawl-shape-nw-ne-se = lati nord ed est
web-sprawl-shape-nw-sw-se = lati ovest e sud
web-sprawl-shape-ne-sw-se = lati est e sud
web-sprawl-block-worth = Il blocco { $where } che vale { $value }
web-sprawl-lens = Città ingrandita
web-sprawl-block = riga { $row }, colonna { $column }
web-sprawl-spot = { $block }, { $shape }
web-sprawl-area-nw = a nord-ovest
web-sprawl-area-n = a nord
web-sprawl-area-ne = a nord-est
web-sprawl-area-w = a ovest
web-sprawl-area-c = in centro
web-sprawl-area-e = a est
web-sprawl-area-sw = a sud-ovest
web-sprawl-area-s = a sud
web-sprawl-area-se = a sud-est
web-sprawl-row-line = la { $line ->
    [1] prima
    [2] seconda
    [3] terza
    [4] quarta
    [5] quinta
   *[other] ultima
} riga da nord
web-sprawl-row-lines = { $line ->
    [1] le due righe a nord
    [3] le due righe centrali
   *[other] le due righe a sud
}
web-sprawl-column-line = la { $line ->
    [1] prima
    [2] seconda
    [3] terza
    [4] quarta
    [5] quinta
   *[other] ultima
} colonna da ovest
web-sprawl-column-lines = { $line ->
    [1] le due colonne a ovest
    [3] le due colonne centrali
   *[other] le due colonne a est
}
web-sprawl-empty-space = Spazio vuoto per un indicatore presso { $where }
web-sprawl-row-beside = { $row }, presso { $where }
web-sprawl-share = { $player }: { $buildings ->
    [one] 1 edificio
   *[other] { $buildings } edifici
}, riceve { $share }
web-sprawl-buildings = { $count ->
    [one] 1 edificio
   *[other] { $count } edifici
}
web-sprawl-box = { $count ->
    [one] 1 indicatore non ancora in gioco
   *[other] { $count } indicatori non ancora in gioco
}
web-sprawl-box-means = Le carte li portano sugli spazi grigi. Lì rendono più cari i blocchi, e le loro file possono essere pagate.
web-sprawl-uncontrolled = di nessuno
web-sprawl-lies-in = Sta in { $rows }
web-sprawl-row-pays = Paga ogni volta che si scopre una carta con il suo numero{ $kind ->
    [prestige] , e ancora una volta alla fine della partita
   *[other] {""}
}.
web-sprawl-no-spot = Nessun posto scelto
web-sprawl-neighbours = { $count ->
    [one] 1 vicino della stessa zona
   *[other] { $count } vicini della stessa zona
}
web-sprawl-points = { $points } punti
web-sprawl-follows = { $points } con i suoi effetti (stima)
web-sprawl-next-shape = Altro posto
web-sprawl-claim = Rivendica { $building }
web-sprawl-building = Scegli { $building }
web-sprawl-invest = Investi { $card }
web-sprawl-use = Usa { $card }
web-sprawl-take = Prendi { $card }
web-sprawl-favor = { $card } come Favore
web-sprawl-build = Costruisci { $card }
web-sprawl-place = Costruisci qui: { $spot }
web-sprawl-put = Qui: { $spot }
web-sprawl-line-prestige = Prestigio
web-sprawl-line-wealth = Rendita ÷ 10
web-sprawl-line-p = Fila prestigio { $number } alla fine
web-sprawl-done = Ho investito
web-sprawl-end = Fine turno
web-sprawl-space = Mettilo presso { $space }
web-sprawl-line-row = La riga
web-sprawl-line-column = La colonna
web-sprawl-kind-wealth = Rendita
web-sprawl-kind-prestige = Prestigio
web-sprawl-option = Opzione { $number }
web-sprawl-pay = Paga
web-sprawl-pass = Passa
web-sprawl-keep = Paga e tienilo
web-sprawl-let-go = Lascialo andare
web-sprawl-explain-prestige = Il prestigio ottenuto durante la partita. Alla fine vince chi ne ha di più.
web-sprawl-explain-wealth = Con la rendita si pagano gli edifici. Alla fine ogni 10 valgono 1 di prestigio.
web-sprawl-key-r = altra forma dell’edificio
web-sprawl-key-e = finisci il turno
web-sprawl-key-f = il contratto come Favore
web-sprawl-key-i = investi tutti i permessi richiesti
web-sprawl-key-1-5 = guarda il contratto in quella casella
web-sprawl-key-shift-1-4 = guarda la carta progettazione in quella casella
web-sprawl-key-v = chi guadagna da un edificio in più: sì o no
web-sprawl-ask-claim = Prendi un edificio al prezzo del suo blocco
web-sprawl-ask-invest = Trasformi permessi in rendita?
web-sprawl-ask-action = { $ap ->
    [0] Nessun AP rimasto: puoi terminare il turno
   *[other] { $ap } AP: prendi un permesso, tieni o costruisci un contratto, o termina
}
web-sprawl-ask-spot = Dove costruisci { $card }?
web-sprawl-ask-renewal = Quale carta Riqualificazione urbana scarti?
web-sprawl-ask-permit = Quale permesso per { $card }? Ne mancano { $missing }
web-sprawl-ask-victim = Da chi prendi { $vocation }?
web-sprawl-ask-split = { $vocation } rende { $value } a tessera: rendita o prestigio?
web-sprawl-ask-order = { $card }: chi decide adesso?
web-sprawl-ask-player = { $card }: parità. Chi si intende?
web-sprawl-ask-elect = { $office }: parità. Chi viene eletto?
web-sprawl-ask-block = { $card }: quale blocco?
web-sprawl-ask-tied = { $card }: quale edificio?
web-sprawl-ask-target = { $card }: quale { $whom ->
    [own] dei tuoi edifici
   *[other] edificio di { $player }
} è colpito?
web-sprawl-ask-place = { $card }: piazza { $zone } su un posto libero
web-sprawl-ask-remove-control = { $card }: da quale edificio togli il cubo?
web-sprawl-ask-take-control = { $card }: di quale edificio prendi il controllo?
web-sprawl-ask-demolish = { $card }: quale edificio è demolito?
web-sprawl-ask-move-building = { $card }: quale edificio si sposta?
web-sprawl-ask-move = { $card }: dove va?
web-sprawl-ask-marker = { $card }: quale indicatore?
web-sprawl-ask-space = { $card }: dove va { $marker }?
web-sprawl-ask-row = { $card }: quale fila viene pagata?
web-sprawl-ask-line = { $card }: la riga o la colonna?
web-sprawl-ask-kind-gain = { $card }: { $wealth } di rendita o { $prestige } di prestigio?
web-sprawl-ask-kind-pay = { $card }: paghi { $wealth } di rendita o { $prestige } di prestigio? Ancora { $left }
web-sprawl-ask-display = { $card }: prendi { $left ->
    [one] una carta progettazione scoperta
   *[other] { $left } carte progettazione scoperte
}
web-sprawl-ask-discard = { $card }: prendi { $left ->
    [one] una carta
   *[other] { $left } carte
} dagli scarti
web-sprawl-ask-lose = { $card }: scarta { $left ->
    [one] una carta progettazione
   *[other] { $left } carte progettazione
}
web-sprawl-ask-favor = { $card }: prendi un Favore per 0 AP?
web-sprawl-ask-vocation = { $card }: quale tessera professionista?
web-sprawl-ask-option = { $card }: quale opzione?
web-sprawl-ask-offer = { $card }: paghi { $prestige ->
    [0] { $wealth } di rendita
   *[other] { $wealth ->
        [0] { $prestige } di prestigio
       *[other] { $wealth } di rendita e { $prestige } di prestigio
    }
}?
web-sprawl-ask-save = { $card }: paghi { $prestige ->
    [0] { $wealth } di rendita
   *[other] { $wealth ->
        [0] { $prestige } di prestigio
       *[other] { $wealth } di rendita e { $prestige } di prestigio
    }
} per tenere l’edificio?
web-sprawl-aid-sites = Dove si può costruire un contratto e quanto rende
web-sprawl-aid-gain = Quanto renderebbe un edificio in più in ogni blocco
web-sprawl-aid-forecast = Che cosa può portare la fine del turno
web-sprawl-whole-city = Tutta la città
web-log-sprawl-claimed = { $seat } prende un edificio { $lot } per { $price } di rendita.
web-log-sprawl-built = { $seat } costruisce { $card } { $spot } per { $price } di rendita.
web-log-sprawl-demolished = { $player ->
    [none] Un edificio
   *[other] Un edificio di { $player }
} { $lot } viene demolito.
web-log-sprawl-destroyed = { $player ->
    [none] Un edificio
   *[other] Un edificio di { $player }
} { $lot } è distrutto.
web-log-sprawl-marker-placed = Presso { $space } ora c'è { $marker }.
web-log-sprawl-marker-moved = Spostato: presso { $space } ora c'è { $marker }.
web-log-sprawl-placed = { $seat } piazza { $zone } { $spot }.
web-log-sprawl-remove-control = { $seat } toglie il cubo da un edificio { $lot }.
web-log-sprawl-take-control = { $seat } prende il controllo di un edificio { $lot }.
web-log-sprawl-demolish = { $seat } demolisce un edificio { $lot }.
web-log-sprawl-moved = { $seat } sposta un edificio. Era { $lot } e ora è { $spot }.
web-why-sprawl-fault-too-dear = Qui il prezzo è { $price }, ma hai { $wealth } di rendita.
web-why-sprawl-fault-low-value = { $card } richiede un blocco di valore più alto di questo.
web-why-sprawl-fault-high-value = { $card } richiede un blocco di valore più basso di questo.
web-why-sprawl-fault-not-free = Qui non è libero; solo l'Imprenditore o una Riqualificazione urbana costruiscono sopra un edificio.
web-why-sprawl-fault-partly-covered = Qui un edificio sarebbe coperto solo in parte.
web-why-sprawl-fault-protected = Qui un edificio è dell'Imprenditore e non può essere demolito.
web-why-sprawl-fault-zoning = Qui toccherebbe un'altra zona ma nessun edificio della zona di { $card }.
web-why-sprawl-fault-no-neighbour = Qui manca il vicino richiesto da { $card }.
web-why-sprawl-fault-bad-neighbour = Qui toccherebbe un edificio che { $card } non deve toccare.
web-why-sprawl-fault-size = { $card } copre { $lots } lotti; questo posto no.
web-log-sprawl-gained = { $seat } guadagna { $prestige ->
    [0] { $wealth } di rendita
   *[other] { $wealth ->
        [0] { $prestige } di prestigio
       *[other] { $wealth } di rendita e { $prestige } di prestigio
    }
}{ $why ->
    [adjacency] {""} per i vicini della stessa zona
   *[other] {""}
}.
web-sprawl-story-gains = { $text }: { $gains }
web-sprawl-story-payout = Si scopre una carta con un { $number }, quindi paga { $row }
web-sprawl-story-nobody = { $text }: nessuno riceve nulla
web-sprawl-story-event = { $text } ({ $lines })
web-sprawl-story-ledger = In tutto: { $changes }
web-sprawl-story-built = { $seat } costruisce { $cards }
web-sprawl-story-turn = Turno di { $seat }
web-sprawl-why-too-dear = troppo caro
web-sprawl-why-not-free = non c’è posto
web-sprawl-why-zoning = un’altra zona accanto
web-sprawl-why-edge = non al confine
web-sprawl-why-no-neighbour = manca il vicino
web-sprawl-why-bad-neighbour = vicino vietato
web-sprawl-why-low-value = valore troppo basso
web-sprawl-why-high-value = valore troppo alto
web-sprawl-why-not-empty = blocco non vuoto
web-sprawl-why-not-own = non accanto ai tuoi
web-sprawl-why-unmarked = nessun indicatore agisce qui
web-sprawl-why-partly-covered = coprirebbe solo una parte
web-sprawl-why-protected = protetto
web-sprawl-why-no-tile = tessere esaurite

# Testi delle carte
sprawl-effect-gain = { $who }: +{ $amount }{ $per }
sprawl-effect-lose = { $who }: −{ $amount }{ $per }
sprawl-effect-toll = { $who } a { $to }: { $amount }{ $per }
sprawl-effect-toll-self = { $who } a te: { $amount }{ $per }
sprawl-effect-payout-here = { $who }: scegli una fila di { $kind } per questo blocco, viene pagata
sprawl-effect-payout-any = { $who }: scegli una fila di { $kind } qualsiasi, viene pagata
sprawl-effect-score-vocation = { $vocation } vale { $n } per ogni tessera
sprawl-effect-place-marker = { $who }: piazza { $which } indicatore di { $kind } { $where }
sprawl-effect-move-marker = { $who }: sposta un indicatore di { $kind } { $where }
sprawl-effect-place-park = { $who }: piazza { $n ->
    [one] un parco di 1 lotto
   *[other] { $n } parchi di 1 lotto
} { $where }
sprawl-effect-place-building = { $who }: piazza gratis, { $n ->
    [one] 1 lotto
   *[other] { $n } lotti
}, { $where }: { $zone }
sprawl-effect-move-building = { $who }: sposta un { $what } su un posto libero della sua dimensione
sprawl-effect-remove-control = { $who }: togli il cubo da { $n ->
    [one] 1 { $what }
   *[other] { $n } edifici ({ $what })
}
sprawl-effect-take-control = { $who }: prendi il controllo di { $n ->
    [one] 1 { $what }
   *[other] { $n } edifici ({ $what })
}
sprawl-effect-demolish = { $who }: demolisci { $n ->
    [one] 1 { $what }
   *[other] { $n } edifici ({ $what })
}
sprawl-effect-disaster = Il disastro colpisce: { $what }. Chi lo possiede paga { $amount } { $per } o lo perde
sprawl-effect-gain-ap = Tu: +{ $n } AP in questo turno
sprawl-effect-discount = Il prossimo contratto di questo turno costa { $wealth } in meno
sprawl-effect-take-permit-display = { $who }: prendi { $n ->
    [one] una carta progettazione scoperta
   *[other] { $n } carte progettazione scoperte
} per 0 AP
sprawl-effect-take-permit-discard = { $who }: prendi { $n } permesso o Riqualificazione dagli scarti
sprawl-effect-lose-permit = { $who }: scarta { $n ->
    [one] una carta progettazione
   *[other] { $n } carte progettazione
}
sprawl-effect-extra-favor = { $who }: può tenere due Favori d'ora in poi
sprawl-effect-extra-favor-self = Puoi tenere due Favori d'ora in poi
sprawl-effect-take-favor = { $who }: può prendere un contratto come Favore per 0 AP
sprawl-effect-take-favor-self = Puoi prendere un contratto come Favore per 0 AP
sprawl-effect-hold-election = Elezione: { $office }
sprawl-effect-hold-election-won = Eletto senza confronto come { $office }: { $who }
sprawl-effect-take-vocation = { $who }: prendi una tessera professionista: { $vocation }
sprawl-effect-optional = { $who } può pagare { $amount }; poi: { $then }
sprawl-effect-optional-self = Puoi pagare { $amount }; poi: { $then }
sprawl-effect-choose = { $who } sceglie: { $options }
sprawl-effect-choose-self = Scegli: { $options }
sprawl-effect-choose-row = Scegli la riga o la colonna di questo blocco
sprawl-effect-open-deck = Il mazzo { $deck } si apre
sprawl-effect-enter-offices = Entrano in gioco: { $offices }
sprawl-effect-end-game = La partita finisce subito
sprawl-effect-voluntary = { $text } (facoltativo)
sprawl-who-self = Tu
sprawl-who-active = Il giocatore attivo
sprawl-who-each = Ogni giocatore
sprawl-who-others = Ogni altro giocatore
sprawl-who-controller = Chi controlla
sprawl-who-office = Chi è { $office }
sprawl-who-vocation = Chi possiede { $vocation }
sprawl-who-most = Il giocatore con più { $compared }
sprawl-who-least = Il giocatore con meno { $compared }
sprawl-measure-CIV = edifici civici
sprawl-measure-COM = edifici commerciali
sprawl-measure-IND = edifici industriali
sprawl-measure-RES = edifici residenziali
sprawl-measure-prestige = prestigio
sprawl-measure-wealth = rendita
sprawl-measure-buildings = edifici
sprawl-measure-vocations = professionisti
sprawl-measure-permits = carte progettazione
sprawl-amount-wealth = { $wealth } di rendita
sprawl-amount-prestige = { $prestige } di prestigio
sprawl-amount-both = { $wealth } di rendita e { $prestige } di prestigio
sprawl-amount-either = { $wealth } di rendita o { $prestige } di prestigio
sprawl-per = {" "}per { $what }
sprawl-per-div = {" "}ogni { $div } di: { $what }
sprawl-per-max = {" "}(al massimo { $max })
sprawl-per-building = per edificio
sprawl-per-lot = per lotto
sprawl-per-value = per punto del suo valore
sprawl-count-lots = lotto di { $what }
sprawl-count-free_lots = lotto libero
sprawl-count-vocations = tessera professionista
sprawl-count-vocation = tessera { $vocation }
sprawl-count-offices = politico posseduto
sprawl-count-block_value = punto del valore di questo blocco
sprawl-what-any = edificio
sprawl-what-no-park = edificio che non sia un parco
sprawl-either = { $others } o { $last }
sprawl-one-civ = edificio civico
sprawl-one-com = edificio commerciale
sprawl-one-ind = edificio industriale
sprawl-one-res = edificio residenziale
sprawl-one-park = parco
sprawl-many-civ = edifici civici
sprawl-many-com = edifici commerciali
sprawl-many-ind = edifici industriali
sprawl-many-res = edifici residenziali
sprawl-many-park = parchi
sprawl-size = { $lots ->
    [one] 1 lotto
   *[other] { $lots } lotti
}
sprawl-owner-own = tuo
sprawl-owner-others = di un altro giocatore
sprawl-owner-none = senza controllo
sprawl-owner-some = controllato
sprawl-where-this_block = in questo blocco
sprawl-where-these_rows = in questa riga o in questa colonna
sprawl-where-chosen_row = nella fila scelta
sprawl-where-other_row = nell'altra fila
sprawl-where-these_double_rows = in questa fila doppia o in questa colonna
sprawl-where-chosen_double_row = nella fila scelta (la fila doppia o la colonna)
sprawl-where-other_double_row = nell'altra fila (la fila doppia o la colonna)
sprawl-where-adjacent = adiacente
sprawl-where-best_block = nel blocco di maggior valore
sprawl-where-worst_block = nel blocco di minor valore
sprawl-edge-water = sull'acqua
sprawl-edge-wilderness = sul terreno incolto
sprawl-edge-any = al bordo della città
sprawl-near = adiacente a { $zones }
sprawl-not-near = non adiacente a { $zones }
sprawl-min-value = valore del blocco almeno { $value }
sprawl-max-value = valore del blocco al massimo { $value }
sprawl-pick-highest = quello di maggior valore
sprawl-pick-lowest = quello di minor valore
sprawl-pick-own_lowest = quello di minor valore di ogni giocatore
sprawl-build-empty = un blocco senza altri edifici
sprawl-build-own = adiacente a un tuo edificio
sprawl-build-marked = un blocco su cui agisce un indicatore
sprawl-build-zoning = ignora le zone
sprawl-build-discount = costa { $n } in meno
sprawl-marker-any = un
sprawl-marker-lowest = il più basso
sprawl-marker-highest = il più alto
sprawl-kind-any = rendita o prestigio
sprawl-place-here = che agisca su questo blocco
sprawl-place-any = ovunque
sprawl-place-adjacent = accanto a questo edificio
sprawl-place-edge = al bordo della città
sprawl-move-to-here = su uno spazio che agisce su questo blocco
sprawl-move-to-any = su un altro spazio qualsiasi
sprawl-any-vocation = una qualsiasi della riserva
sprawl-next-office = la prossima carica
sprawl-face-permit = { $pages ->
    [one] 1 permesso
   *[other] { $pages } permessi
} per { $zones }, paga { $pay }
sprawl-face-ballot = , urna
sprawl-face-contract = { $zone }, { $lots ->
    [one] 1 lotto
   *[other] { $lots } lotti
}
sprawl-face-vocation = Prendi la tessera { $vocation }; ogni tessera così rende { $value } a chi la possiede
sprawl-face-row = Pagamento di { $row } quando è rivelata
sprawl-face-event = Evento
sprawl-face-renewal = Riqualificazione urbana: scartala per costruire sopra edifici esistenti

# Cariche
sprawl-office-wins-mayor = È eletto chi ha più tessere professionista
sprawl-office-wins-zone = È eletto chi ha l'edificio di maggior valore nella zona { $zone }, in caso di parità chi ne ha di più
sprawl-office-wins-contractor = Dopo ogni elezione va a chi ha meno prestigio
sprawl-office-tie = In caso di parità decide: { $who }
sprawl-office-on-elected = Quando è eletto: { $effects }
sprawl-office-on-turn-start = All'inizio del tuo turno: { $effects }
sprawl-office-power-attorney = Il bonus di adiacenza del primo contratto che costruisci nel tuo turno conta { $factor } volte
sprawl-office-power-police = Ogni tua tessera professionista rende rendita e prestigio
sprawl-office-power-union = Hai { $ap } AP nel tuo turno; eletto a turno iniziato, ricevi subito la differenza
sprawl-office-power-contractor = Puoi costruire sopra edifici esistenti; gli altri non possono demolire i tuoi
sprawl-office-bonus = Alla fine: +{ $prestige } di prestigio{ $per }

# Nomi e numeri del tabellone
sprawl-zone-name-civ = Civica
sprawl-zone-name-com = Commerciale
sprawl-zone-name-ind = Industriale
sprawl-zone-name-res = Residenziale
sprawl-zone-name-park = Parco
sprawl-vocation-tiles = { $tiles ->
    [one] 1 tessera
   *[other] { $tiles } tessere
}
sprawl-row-places = Primo posto { $first }, secondo { $second }, terzo { $third }, quarto { $fourth }

# Nel browser: carte, vassoio, cariche e giocatori
web-sprawl-contract = { $deck }, { $zone }, { $lots ->
    [one] 1 lotto
   *[other] { $lots } lotti
}
web-sprawl-ap = { $ap } AP
web-sprawl-ap-means = I punti azione valgono solo in questo turno: carte e contratti costano quanto dice la moneta nera.
web-sprawl-ap-left = { $ap } AP rimasti
web-sprawl-ap-lacking = Costa { $ap } AP; ne hai { $left }
web-sprawl-pages = Permessi richiesti: { $need }; ne hai { $pages }
web-sprawl-price-note = Paghi il numero del blocco in cui lo metti.
web-sprawl-heat-note = I numeri nella città sono i punti che ti darebbe lì.
web-sprawl-pages-lacking = { $missing ->
    [one] Manca 1 permesso
   *[other] Mancano { $missing } permessi
}
web-sprawl-gap = La carta progettazione da { $box } AP basta: con la costruzione { $ap } AP
web-sprawl-no-gap = Nessuna carta progettazione scoperta basta da sola
web-sprawl-can-build = Puoi costruirlo
web-sprawl-fresh-favor = dal tuo prossimo turno
web-sprawl-next-turn = prossimo turno
web-sprawl-favor-for = { $card } come Favore per { $ap } AP
web-sprawl-favor-means = Resta solo per te, e dal tuo prossimo turno lo costruisci per 0 AP.
web-sprawl-favor-empty = Qui sta un contratto che tieni come Favore.
web-sprawl-permit-means = Un edificio richiede per ogni lotto un permesso della sua zona. Una carta usata è persa.
web-sprawl-permit-invests = All’inizio del tuo turno puoi cederla per { $pay } di rendita.
web-sprawl-permit-pays = Quando viene scoperta, la fila rendita { $pay } paga chi vi ha edifici.
web-sprawl-vocation-means = Chi costruisce un contratto con questo segno prende una tessera. Poi ogni tessera così paga a chi la possiede il numero accanto al segno, in rendita o prestigio.
web-sprawl-vocation-mayor = Chi ha più tessere vince l’elezione a Sindaco.
web-sprawl-favor-tab = Favore
web-sprawl-favor-place = Favore
web-sprawl-renewal = Riqualificazione urbana
web-sprawl-permit = { $pages ->
    [one] 1 permesso
   *[other] { $pages } permessi
} per { $zones }, vale { $pay } di rendita
web-sprawl-ballot = con urna
web-sprawl-ballot-means = La sua urna porta allora anche il voto per la carica successiva.
web-sprawl-would-go = Sarebbe usato
web-sprawl-permits = Carte progettazione in mano
web-sprawl-no-permits = Nessun permesso
web-sprawl-contract-box = Casella { $box }
web-sprawl-on-deck = Sul mazzo
web-sprawl-empty = vuota
web-sprawl-link-open = { $from }: la carta scorre nella casella { $box }
web-sprawl-link-shut = { $from }: nessuna carta scorre nella casella { $box }
web-sprawl-cards-left = { $deck }: { $cards ->
    [one] 1 carta rimasta
   *[other] { $cards } carte rimaste
}
web-sprawl-closed-until = { $deck }: si apre con { $card }
web-sprawl-closed-means = I suoi contratti sono più grandi. Arrivano nelle caselle quando si apre.
web-sprawl-clock = { $card } arriva al più presto come carta { $earliest }, al più tardi come carta { $latest }
web-sprawl-still-to-come = Carte ancora da rivelare
web-sprawl-event = Evento: { $card }
web-sprawl-actions = Azioni
web-sprawl-build-here = Costruisci qui
web-sprawl-place-here = Metti qui
web-sprawl-back = Indietro
web-sprawl-end-wasting = Termina il turno; { $ap ->
    [one] 1 AP va perso
   *[other] { $ap } AP vanno persi
}
web-sprawl-forecast = Che cosa può portare la fine del turno
web-sprawl-forecast-turned = { $cards ->
    [one] Si rivela 1 carta
   *[other] Si rivelano { $cards } carte
}
web-sprawl-forecast-election = Elezione, { $office }: { $chance } %
web-sprawl-forecast-election-led = Elezione, { $office }: { $chance } %; è in testa { $seat }
web-sprawl-forecast-gain = { $seat }, { $kind }: { $mean } in media (da { $low } a { $high })
web-sprawl-forecast-special = Evento speciale: { $chance } %
web-sprawl-choose = Scegli { $seat }
web-sprawl-rivals = Altri giocatori
web-sprawl-rival = { $seat }: { $wealth } di rendita, { $prestige } di prestigio, { $cards ->
    [one] 1 carta progettazione
   *[other] { $cards } carte progettazione
}, { $favors ->
    [one] 1 Favore
   *[other] { $favors } Favori
}
web-sprawl-tiles = { $vocation }: { $tiles ->
    [one] 1 tessera
   *[other] { $tiles } tessere
}
web-sprawl-tiles-left = { $vocation }: { $tiles ->
    [one] 1 tessera
   *[other] { $tiles } tessere
} nella riserva
web-sprawl-payments-left = { $left ->
    [one] 1 pagamento rimasto
   *[other] { $left } pagamenti rimasti
}
web-sprawl-safe = sicura
web-sprawl-now = in testa
web-sprawl-tie = parità
web-sprawl-later = poi
web-sprawl-next-vote = Prossimo voto
web-sprawl-office-later = Non ancora in gioco
web-sprawl-office-enters = Arriva con { $card }
web-sprawl-office-free = Nessuno la detiene
web-sprawl-office-held = La detiene { $seat }
web-sprawl-office-safe = Chi la detiene vincerebbe di nuovo ora
web-sprawl-office-lost = { $seat } la vincerebbe ora
web-sprawl-office-tied = In parità ora: { $seats }; deciderebbe { $player }
web-sprawl-office-short-mayor = Sindaco
web-sprawl-office-short-attorney = Procuratore
web-sprawl-office-short-treasurer = Tesoriere
web-sprawl-office-short-police = Polizia
web-sprawl-office-short-union = Sindacato
web-sprawl-office-short-contractor = Imprendit.
web-sprawl-standing-buildings = valore { $value }, { $count ->
    [one] 1 edificio
   *[other] { $count } edifici
}
web-sprawl-standing-tiles = { $count ->
    [one] 1 tessera professionista
   *[other] { $count } tessere professionista
}
web-sprawl-standing-prestige = { $count } di prestigio
web-sprawl-standing-wealth = { $count } di rendita
web-sprawl-standing-permits = { $count ->
    [one] 1 carta progettazione
   *[other] { $count } carte progettazione
}
web-sprawl-fx-per = per
web-sprawl-fx-own = tuo:
web-sprawl-fx-by = presso
web-sprawl-fx-not-by = non presso
web-sprawl-fx-at = su
web-sprawl-fx-value = valore
web-sprawl-fx-ap = AP
web-sprawl-fx-next = prossimo
web-sprawl-fx-won = vinci tu
web-sprawl-fx-empty = solo
web-sprawl-fx-marked = indicatore
web-sprawl-fx-any-zone = ogni zona

# Fogli dei punti
sprawl-sheet-players = «players» deve essere una lista da due a quattro tabelle come { "{" }"prestige": 84, "wealth": 23, "offices": ["mayor"]{ "}" }; questa ne ha { $count }.
sprawl-sheet-player = Il giocatore { $number } deve essere una tabella con «prestige», «wealth» e «offices».
sprawl-sheet-number = Giocatore { $number }: «{ $name }» deve essere un intero da 0 in su, non { $given }.
sprawl-sheet-office = Giocatore { $number }: «{ $given }» non è una carica. Le cariche sono: { $known }.
sprawl-sheet-office-twice = La carica «{ $given }» è assegnata due volte.
sprawl-sheet-building = Edificio { $number }: «{ $given }» non è un edificio come "RES r1c1.se 1".
sprawl-sheet-overlap = Edificio { $number }: «{ $given }» si sovrappone a un altro.
sprawl-sheet-marker = «markers»: { $given } non è uno spazio grigio con un indicatore, come E6 = "p6".
sprawl-sheet-buildings = «buildings» deve essere una lista come ["RES r1c1.se 1", "PARK r2c2.nw -"].

# File dei componenti
sprawl-file-lot = { $path } deve essere un lotto come r1c1.se; «{ $given }» non lo è.
sprawl-file-cards = { $path } deve avere { $expected } carte in tutto; ne ha { $given }.
sprawl-file-special = { $path } deve contenere { $expected }, altrimenti la partita non andrebbe avanti.
sprawl-file-rows = { $path } dice quanto sono larghe le file, ma «where» è «{ $given }». Va solo con: { $expected }.
sprawl-file-loop = { $path } terrebbe un'elezione a causa di un'elezione, forse senza fine; dai alla carica un altro effetto.

# File
sprawl-row-w1 = fila rendita 1
sprawl-row-w2 = fila rendita 2
sprawl-row-w3 = fila rendita 3
sprawl-row-w4 = fila rendita 4
sprawl-row-w5 = fila rendita 5
sprawl-row-w6 = fila rendita 6
sprawl-row-w7 = fila rendita 7
sprawl-row-w8 = fila rendita 8
sprawl-row-w9 = fila rendita 9
sprawl-row-w10 = fila rendita 10
sprawl-row-w11 = fila rendita 11
sprawl-row-w12 = fila rendita 12
sprawl-row-p1 = fila prestigio 1
sprawl-row-p2 = fila prestigio 2
sprawl-row-p3 = fila prestigio 3
sprawl-row-p4 = fila prestigio 4
sprawl-row-p5 = fila prestigio 5
sprawl-row-p6 = fila prestigio 6
sprawl-marker-w7 = l'indicatore di rendita 7
sprawl-marker-w8 = l'indicatore di rendita 8
sprawl-marker-w9 = l'indicatore di rendita 9
sprawl-marker-w10 = l'indicatore di rendita 10
sprawl-marker-w11 = l'indicatore di rendita 11
sprawl-marker-w12 = l'indicatore di rendita 12
sprawl-marker-p4 = l'indicatore di prestigio 4
sprawl-marker-p5 = l'indicatore di prestigio 5
sprawl-marker-p6 = l'indicatore di prestigio 6

# Righe dei punti
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

# Carte
sprawl-card-p01 = 1 permesso per zona { sprawl-zone-short-civ } o { sprawl-zone-short-res }, vale 11
sprawl-card-p02 = 1 permesso per zona { sprawl-zone-short-civ } o { sprawl-zone-short-com }, vale 12
sprawl-card-p03 = 1 permesso per zona { sprawl-zone-short-ind } o { sprawl-zone-short-res }, vale 12
sprawl-card-p04 = 1 permesso per zona { sprawl-zone-short-civ } o { sprawl-zone-short-ind }, vale 12
sprawl-card-p05 = 1 permesso per zona { sprawl-zone-short-com } o { sprawl-zone-short-res }, vale 11
sprawl-card-p06 = 1 permesso per zona { sprawl-zone-short-com } o { sprawl-zone-short-ind }, vale 11
sprawl-card-p07 = 1 permesso per zona { sprawl-zone-short-civ }, { sprawl-zone-short-com } o { sprawl-zone-short-ind }, vale 10
sprawl-card-p08 = 1 permesso per zona { sprawl-zone-short-com }, { sprawl-zone-short-ind } o { sprawl-zone-short-res }, vale 10
sprawl-card-p09 = 1 permesso per zona { sprawl-zone-short-civ }, { sprawl-zone-short-ind } o { sprawl-zone-short-res }, vale 10
sprawl-card-p10 = 1 permesso per zona { sprawl-zone-short-civ }, { sprawl-zone-short-com } o { sprawl-zone-short-res }, vale 9
sprawl-card-p11 = 1 permesso per qualsiasi zona, vale 9
sprawl-card-p12 = 1 permesso per qualsiasi zona, vale 9
sprawl-card-p13 = 2 permessi per zona { sprawl-zone-short-civ } o { sprawl-zone-short-com }, valgono 8
sprawl-card-p14 = 2 permessi per zona { sprawl-zone-short-com } o { sprawl-zone-short-ind }, valgono 8
sprawl-card-p15 = 2 permessi per zona { sprawl-zone-short-ind } o { sprawl-zone-short-res }, valgono 8
sprawl-card-p16 = 2 permessi per zona { sprawl-zone-short-civ } o { sprawl-zone-short-res }, valgono 7
sprawl-card-p17 = 2 permessi per zona { sprawl-zone-short-civ } o { sprawl-zone-short-ind }, valgono 7
sprawl-card-p18 = 2 permessi per zona { sprawl-zone-short-com } o { sprawl-zone-short-res }, valgono 7
sprawl-card-p19 = 2 permessi per zona { sprawl-zone-short-civ }, { sprawl-zone-short-com } o { sprawl-zone-short-ind }, valgono 6
sprawl-card-p20 = 2 permessi per zona { sprawl-zone-short-civ }, { sprawl-zone-short-com } o { sprawl-zone-short-res }, valgono 6
sprawl-card-p21 = 2 permessi per zona { sprawl-zone-short-com }, { sprawl-zone-short-ind } o { sprawl-zone-short-res }, valgono 6
sprawl-card-p22 = 2 permessi per zona { sprawl-zone-short-civ }, { sprawl-zone-short-ind } o { sprawl-zone-short-res }, valgono 5
sprawl-card-p23 = 3 permessi per zona { sprawl-zone-short-civ }, valgono 5
sprawl-card-p24 = 3 permessi per zona { sprawl-zone-short-com }, valgono 5
sprawl-card-p25 = 3 permessi per zona { sprawl-zone-short-ind }, valgono 4
sprawl-card-p26 = 3 permessi per zona { sprawl-zone-short-res }, valgono 4
sprawl-card-p27 = 3 permessi per zona { sprawl-zone-short-civ } o { sprawl-zone-short-ind }, valgono 4
sprawl-card-p28 = 3 permessi per zona { sprawl-zone-short-com } o { sprawl-zone-short-res }, valgono 3
sprawl-card-p29 = 3 permessi per zona { sprawl-zone-short-civ } o { sprawl-zone-short-res }, valgono 3
sprawl-card-p30 = 3 permessi per zona { sprawl-zone-short-com } o { sprawl-zone-short-ind }, valgono 3
sprawl-card-p31 = 4 permessi per zona { sprawl-zone-short-civ }, valgono 2
sprawl-card-p32 = 4 permessi per zona { sprawl-zone-short-com }, valgono 2
sprawl-card-p33 = 4 permessi per zona { sprawl-zone-short-ind }, valgono 2
sprawl-card-p34 = 4 permessi per zona { sprawl-zone-short-res }, valgono 1
sprawl-card-p35 = 4 permessi per zona { sprawl-zone-short-com } o { sprawl-zone-short-res }, valgono 1
sprawl-card-p36 = 4 permessi per zona { sprawl-zone-short-civ } o { sprawl-zone-short-ind }, valgono 1
sprawl-card-u1 = Riqualificazione urbana
sprawl-card-u2 = Riqualificazione urbana
sprawl-card-u3 = Riqualificazione urbana
sprawl-card-u4 = Riqualificazione urbana
sprawl-card-e01 = Notizie locali
sprawl-card-e02 = Degrado urbano
sprawl-card-e03 = Asta immobiliare
sprawl-card-e04 = Tasse sul lusso
sprawl-card-e05 = Saldi delle feste
sprawl-card-e06 = Allarme smog
sprawl-card-e07 = Scandalo politico
sprawl-card-e08 = Festa di quartiere
sprawl-card-e09 = Oscillazione dei prezzi
sprawl-card-e10 = Nuovo viale
sprawl-card-e11 = Elezione straordinaria
sprawl-card-e12 = Fondo di soccorso
sprawl-card-e13 = Festival di strada
sprawl-card-e14 = Ondata di criminalità
sprawl-card-t01 = Clinica
sprawl-card-t02 = Caserma dei pompieri
sprawl-card-t03 = Palazzo di giustizia
sprawl-card-t04 = Scuola superiore
sprawl-card-t05 = Scuola elementare
sprawl-card-t06 = Ufficio del catasto
sprawl-card-t07 = Biblioteca
sprawl-card-t08 = Municipio
sprawl-card-t09 = Giornale
sprawl-card-t10 = Banca
sprawl-card-t11 = Emporio
sprawl-card-t12 = Saloon
sprawl-card-t13 = Piazza del mercato
sprawl-card-t14 = Bottega all'angolo
sprawl-card-t15 = Grand Hotel
sprawl-card-t16 = Rimessa delle carrozze
sprawl-card-t17 = Segheria
sprawl-card-t18 = Conservificio
sprawl-card-t19 = Magazzino
sprawl-card-t20 = Deposito ferroviario
sprawl-card-t21 = Deposito di carbone
sprawl-card-t22 = Fornace di mattoni
sprawl-card-t23 = Officina del gas
sprawl-card-t24 = Villette
sprawl-card-t25 = Pensione
sprawl-card-t26 = Fattoria
sprawl-card-t27 = Case a schiera
sprawl-card-t28 = Capanne sul lago
sprawl-card-t29 = Villa
sprawl-card-t30 = Case operaie
sprawl-card-t31 = Prato del villaggio
sprawl-card-te1 = Incendio
sprawl-card-te2 = Rilievo ferroviario
sprawl-card-te3 = Fiera di contea
sprawl-card-te4 = Concessione di terre
sprawl-card-te5 = Assemblea cittadina
sprawl-card-tx = Aeroporto
sprawl-card-c01 = Commissariato
sprawl-card-c02 = Corte comunale
sprawl-card-c03 = Museo
sprawl-card-c04 = Giardino botanico
sprawl-card-c05 = Ospedale
sprawl-card-c06 = Palazzo comunale
sprawl-card-c07 = Collegio universitario
sprawl-card-c08 = Prigione
sprawl-card-c09 = Stazione radio
sprawl-card-c10 = Grande magazzino
sprawl-card-c11 = Agenzia assicurativa
sprawl-card-c12 = Cinema
sprawl-card-c13 = Agenzia pubblicitaria
sprawl-card-c14 = Palazzo di uffici
sprawl-card-c15 = Palazzo dei congressi
sprawl-card-c16 = Borsa valori
sprawl-card-c17 = Sottostazione elettrica
sprawl-card-c18 = Scalo dei camion
sprawl-card-c19 = Birrificio
sprawl-card-c20 = Stabilimento tessile
sprawl-card-c21 = Raffineria
sprawl-card-c22 = Scalo merci
sprawl-card-c23 = Acciaieria
sprawl-card-c24 = Centrale elettrica
sprawl-card-c25 = Condominio
sprawl-card-c26 = Case signorili
sprawl-card-c27 = Città giardino
sprawl-card-c28 = Case sulla spiaggia
sprawl-card-c29 = Alloggi per studenti
sprawl-card-c30 = Case popolari
sprawl-card-c31 = Residenza privata
sprawl-card-ce1 = Trasferimento ufficio
sprawl-card-ce2 = Alluvione
sprawl-card-ce3 = Emissione obbligazionaria
sprawl-card-ce4 = Boom edilizio
sprawl-card-ce5 = Politica di quartiere
sprawl-card-cx = Squadra sportiva
sprawl-card-m01 = Tempio
sprawl-card-m02 = Università
sprawl-card-m03 = Centro medico
sprawl-card-m04 = Teatro dell'opera
sprawl-card-m05 = Campidoglio
sprawl-card-m06 = Sala da concerto
sprawl-card-m07 = Zoo
sprawl-card-m08 = Porto turistico
sprawl-card-m09 = Sede aziendale
sprawl-card-m10 = Rete televisiva
sprawl-card-m11 = Centro commerciale
sprawl-card-m12 = Grattacielo
sprawl-card-m13 = Borsa merci
sprawl-card-m14 = Casinò
sprawl-card-m15 = Porto
sprawl-card-m16 = Centrale nucleare
sprawl-card-m17 = Fabbrica di automobili
sprawl-card-m18 = Deposito della metropolitana
sprawl-card-m19 = Fabbrica di elettronica
sprawl-card-m20 = Terminale petrolifero
sprawl-card-m21 = Centro di distribuzione
sprawl-card-m22 = Fabbrica di aerei
sprawl-card-m23 = Attico
sprawl-card-m24 = Residence
sprawl-card-m25 = Villaggio per anziani
sprawl-card-m26 = Loft sul porto
sprawl-card-m27 = Torri residenziali
sprawl-card-m28 = Villaggio balneare
sprawl-card-m29 = Città pianificata
sprawl-card-m30 = Country club
sprawl-card-me1 = Terremoto
sprawl-card-me2 = Crollo del mercato
sprawl-card-me3 = Vertice mondiale
sprawl-card-me4 = Tangenziale
sprawl-card-me5 = Referendum verde
sprawl-card-me6 = Processo per corruzione
sprawl-card-mx = Giochi olimpici

# La lezione
sprawl-lesson-aim = Benvenuto a Urban Sprawl! Un paese diventa una metropoli, e la costruisci insieme ai tuoi rivali. Si vince con il prestigio; la rendita paga tutto, e alla fine ogni 10 di rendita valgono 1 prestigio. Il tuo rivale è il Vicesceriffo, giocato dal computer.
sprawl-lesson-city = Questa è la città di tutti: sei per sei blocchi di quattro lotti. Gli edifici con il tuo segno sono tuoi. Quelli iniziali sono già divisi.
sprawl-lesson-values = Ogni riga ha un numero, e così ogni colonna. Il valore di un blocco è la loro somma. Tanto paghi per costruirci, e le file pagano più volte chi ci sta.
sprawl-lesson-permits = La tua carta progettazione: tre permessi per edifici civici. Un edificio vuole un permesso della sua zona per ogni lotto. Oppure trasformi la carta nella rendita stampata.
sprawl-lesson-invest = Questi permessi ti servono per costruire, quindi non trasformarli in rendita: di' che hai finito.
sprawl-lesson-contracts = Hai 6 punti azione. Queste carte ne costano da 1 a 5, secondo la casella: le carte progettazione danno permessi, i contratti sono ciò che costruisci. Oggi a buon prezzo, domani via!
sprawl-lesson-build = Il Municipio vuole due permessi civici e costa 3 punti azione. Hai entrambi: costruiscilo.
sprawl-lesson-build-instead = Potresti fare anche questo. Ma il Municipio va bene per i tuoi permessi: costruisci quello.
sprawl-lesson-spot = Dove lo metti? Accanto a un edificio della stessa zona ricevi subito prestigio. Guarda quanto costa e porta ogni posto, poi scegli.
sprawl-lesson-tile = Il Municipio porta una tessera Servizio pubblico, che ora rende 1: prendilo come prestigio.
sprawl-lesson-mayor = Un'elezione! Hai più tessere vocazione di tutti, quindi sei il Sindaco, e il Sindaco può piazzare un parco. Mettilo dove vuoi.
sprawl-lesson-plan = Restano 3 punti azione. Prendi la carta nella prima casella: permessi per il prossimo edificio.
sprawl-lesson-end-turn = I punti non usati si perdono, ma ora non ti serve altro. Termina il turno.
sprawl-lesson-payout = Alla fine di un turno arrivano carte nuove, e molte nominano una fila: chi vi ha di più viene pagato. Per questo i posti nelle file di valore meritano il loro prezzo.
sprawl-lesson-rival = Il Vicesceriffo ha giocato. La sua rendita, il suo prestigio e le sue carte sono visibili a tutti, come i tuoi.
sprawl-lesson-own-turn = Un turno intero tutto tuo. Investi se ti manca rendita, prendi carte, costruisci e termina il turno. Il pulsante Consiglio aiuta quando non sai che fare.
sprawl-lesson-offices = Le cariche vanno a chi è in testa in qualcosa quando arriva un'elezione: ciascuna ha un potere, e alcune danno prestigio alla fine.
sprawl-lesson-end = Così cresce una città: prima i permessi, poi i contratti, e sempre un occhio alle file che pagano. La partita finisce con le Olimpiadi. Continua da qui o comincia una nuova partita.

# Di che cosa tratta una domanda, per chi comincia
web-sprawl-advice-claim = Il tuo edificio { $next } di { $count }. Paghi il numero del blocco; i dischi accanto a riga e colonna pagheranno te.
web-sprawl-advice-invest = Un permesso ceduto ora rende il suo numero giallo; uno tenuto serve per costruire. Poi vengono le azioni.
web-sprawl-advice-action = Monete nere: prezzi in AP, punti azione. Con i permessi, le carte strette, costruisci le larghe; la mano ne mette una da parte.
web-sprawl-advice-free = Un Favore non costa AP: costruiscilo ora, o termina il turno e tienilo.
web-sprawl-advice-spot = Paghi il numero del blocco; ogni vicino dello stesso colore dà 1 di prestigio. I numeri come +3 sono i tuoi punti.
web-sprawl-advice-renewal = Il nuovo edificio ne copre altri: una carta Riqualificazione urbana ne paga la demolizione.
web-sprawl-advice-permit = Un permesso usato è perso, e così quelli in eccesso.
web-sprawl-advice-victim = Nella riserva non ci sono più tessere così: puoi prenderne una a un altro giocatore.
web-sprawl-advice-split = Ogni tua tessera paga ora. La rendita serve a costruire, il prestigio vince; alla fine 10 di rendita ne danno 1.
web-sprawl-advice-order = Più giocatori devono decidere per questa carta. Sei di turno: di’ a chi tocca.
web-sprawl-advice-player = Sono alla pari. Sei di turno: di’ chi intende la carta.
web-sprawl-advice-elect = Sono alla pari, e la scelta è tua. La carica vale fino alla prossima elezione.
web-sprawl-advice-block = Questi blocchi sono alla pari. Sei di turno: di’ quale intende la carta.
web-sprawl-advice-tied = Questi edifici sono alla pari. Sei di turno: di’ quale intende la carta.
web-sprawl-advice-target = Questi edifici sono alla pari. Di’ quale colpisce la carta.
web-sprawl-advice-building = Il cubo su un edificio mostra di chi è; che cosa gli succede lo dice la carta.
web-sprawl-advice-place = Non costa nulla, può stare accanto a tutto ed è tuo.
web-sprawl-advice-move = Resta di chi è, non costa nulla e può stare accanto a tutto.
web-sprawl-advice-marker = Un indicatore rende più caro del suo numero ogni blocco della sua fila, e la fila può essere pagata.
web-sprawl-advice-space = A nord un indicatore agisce su due colonne, a est su una riga. I numeri verdi sono quanto guadagnano i blocchi.
web-sprawl-advice-row = Chi ha più edifici nella fila riceve il suo numero, il secondo la metà, il terzo un quarto.
web-sprawl-advice-line = La carta conta lungo quella che scegli.
web-sprawl-advice-kind = Con la rendita si costruisce, con il prestigio si vince; alla fine 10 di rendita valgono 1 di prestigio.
web-sprawl-advice-display = Viene da te senza AP.
web-sprawl-advice-discard = Qui ci sono i permessi e le carte Riqualificazione urbana usati.
web-sprawl-advice-lose = È persa e non rende nulla.
web-sprawl-advice-favor = Un Favore resta per te; dal tuo prossimo turno lo costruisci per 0 AP.
web-sprawl-advice-vocation = I contratti con questo segno pagano chi ha la sua tessera. Chi ha più tessere diventa Sindaco.
web-sprawl-advice-option = Ne viene eseguita una.
web-sprawl-advice-offer = Solo chi paga riceve ciò che la carta promette.
web-sprawl-advice-save = Senza il pagamento l’edificio sparisce dalla città.
web-sprawl-advice-end = Ora si scoprono carte: pagano file, portano elezioni ed eventi. Accanto al pulsante c’è che cosa può succedere.

# Under the pictures of a figure of the rules
sprawl-figure-toll = il Tesoriere riscuote
sprawl-figure-invest = investi permessi
sprawl-figure-actions = spendi punti azione
sprawl-figure-cards = arrivano carte nuove
sprawl-figure-bonus = prestigio per i vicini
sprawl-figure-vocation = professionisti
sprawl-figure-effects = effetti, dall'alto in basso
sprawl-figure-planning-slide = le carte scivolano verso la casella 1
sprawl-figure-planning-fill = le caselle vuote si riempiono
sprawl-figure-planning-top = si scopre la cima del mazzo
sprawl-figure-contract-slide = i contratti scivolano verso la casella 1
sprawl-figure-contract-fill = le caselle vuote si riempiono
sprawl-figure-contract-top = si scoprono le cime dei mazzi
sprawl-figure-election = prima l'elezione
sprawl-figure-wealth-row = poi il pagamento della sua riga
sprawl-figure-prestige-rows = le righe di prestigio pagano per l'ultima volta
sprawl-figure-wealth = 1 prestigio ogni 10 di rendita
sprawl-figure-offices = bonus delle cariche

# Headings of the reference list
sprawl-group-cards = Carte progettazione e contratti
sprawl-group-offices = Cariche
sprawl-group-vocations = Professionisti
sprawl-group-rows = Righe
