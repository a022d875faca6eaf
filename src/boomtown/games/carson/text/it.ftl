# Carson City: il gioco di carte

# Nella lobby
carson-aim = Offri in segreto per le carte e costruisci una città in cui conta che cosa sta accanto a che cosa.

# Che cosa si chiede
carson-ask-suit = Scegli il tuo seme; decide i pareggi tra le offerte.
carson-ask-power = Hai { $character }: lo usi adesso o passi?
carson-ask-bid = Era { $era }, round { $round }: scegli in segreto una carta asta.
carson-ask-take = Prendi una carta della fila; il posto 0 è il personaggio.
carson-ask-take-sell = Prendi una carta della fila; il posto 0 è il personaggio. Prima il tuo Battitore d'asta può vendere una carta della città: { $left ->
    [one] resta una vendita.
   *[other] restano { $left } vendite.
}
carson-ask-place = Piazza la carta { $card } nella tua città.
carson-ask-sell = Vendi una carta della città o passi? { $left ->
    [one] Resta una vendita.
   *[other] Restano { $left } vendite.
}
carson-ask-recruit = Scegli un altro personaggio, o passa.

# Che cosa succede
carson-round = Era { $era }, round { $round }.
carson-skull = In cima c'è un teschio: { $character } va sotto il mazzo.
carson-arrives = Arriva in città: { $character }.
carson-revealed = Terreni nella fila: { $cards }.
carson-declined = { $seat } non usa { $character }.
carson-used = { $seat } usa { $character }.
carson-chose-suit = { $seat } gioca con il seme { $suit }.
carson-bid = { $seat } offre { $card }.
carson-virtual-bid = Il giocatore virtuale { $number } offre { $card }.
carson-tie = Pareggio a { $bid } tra { $seats }: sul dorso del prossimo personaggio { $first } viene prima di { $last }.
carson-taking-order = Si prendono le carte in quest'ordine: { $seats }.
carson-took = { $seat } prende { $card }.
carson-virtual-took = Il giocatore virtuale { $number } prende { $card }.
carson-set-aside = { $seat } non ha posto per { $card } e la mette da parte.
carson-placed = { $seat } piazza { $card } in { $x } { $y }.
carson-sold = { $seat } vende { $card }.
carson-removed = { $card } avanza ed esce dal gioco.
carson-second-era = Comincia l'era II: le carte asta tornano in mano, i personaggi usati si raddrizzano, tranne il Governatore.
carson-recruited = { $seat } prende { $character } con il Ragazzo dei giornali.

# Perché no
carson-other-power = Ora la domanda riguarda { $character }: usa il suo potere o passa.
carson-card-spent = In questa era hai già speso il tuo { $card }.
carson-suit-taken = Qualcuno ha già scelto il seme { $suit }.
carson-no-such-card = Non c'è una carta al posto { $slot }; la fila ha i posti da 0 a { $cards }, e alcuni sono già presi.
carson-first-at-origin = La prima carta di una città sta in 0 0; la griglia si conta da lì.
carson-corner-only = Una carta deve toccare la città con un lato o starci sopra; un angolo solo non basta.
carson-no-contact = Una carta deve toccare la città con un lato o starci sopra; in quel punto non hai nulla.
carson-outside-box = La tua città non può superare { $width } per { $height } lotti.
carson-covers = Questo lotto ({ $old }) non può essere coperto da: { $new }.
carson-covers-outlaws = I fuorilegge si possono coprire solo con lo Sceriffo o una prigione nella città.
carson-no-auctioneer = Solo chi ha il Battitore d'asta può vendere carte.
carson-sold-out = Hai già venduto { $most } carte; di più non si può.
carson-no-card-there = Nessuna tua carta ha lì il lotto in alto a sinistra.
carson-sale-layered = Una carta che sta sopra o sotto un'altra non si può vendere.
carson-sale-splits = Senza questa carta la città si dividerebbe.
carson-sale-last = L'ultima carta di una città non si può vendere.
carson-not-recruitable = { $character } appartiene a un posto e non si può scegliere.

# Tipi di lotto
carson-kind-empty = terreno vuoto
carson-kind-house = casa
carson-kind-townhouse = palazzo
carson-kind-mountain = montagna
carson-kind-mine = miniera
carson-kind-ranch = ranch
carson-kind-blacksmith = fabbro
carson-kind-drugstore = farmacia
carson-kind-bank = banca
carson-kind-saloon = saloon
carson-kind-hotel = hotel
carson-kind-general_store = emporio
carson-kind-church = chiesa
carson-kind-prison = prigione
carson-kind-city_hall = municipio
carson-kind-outlaws = fuorilegge

# Cose che si contano
carson-thing-empty = lotto vuoto
carson-thing-house = casa
carson-thing-townhouse = palazzo
carson-thing-mountain = montagna
carson-thing-mine = miniera
carson-thing-ranch = ranch
carson-thing-blacksmith = fabbro
carson-thing-drugstore = farmacia
carson-thing-bank = banca
carson-thing-saloon = saloon
carson-thing-hotel = hotel
carson-thing-general_store = emporio
carson-thing-church = chiesa
carson-thing-prison = prigione
carson-thing-city_hall = municipio
carson-thing-outlaws = lotto di fuorilegge
carson-thing-house_units = unità abitativa
carson-thing-civic = edificio che non sia casa o palazzo

# Semi
carson-suit-hat = cappello
carson-suit-star = stella
carson-suit-cactus = cactus
carson-suit-boot = stivale
carson-suit-horseshoe = ferro di cavallo
carson-suit-cattle = bestiame

# Personaggi
carson-character-paperboy = Ragazzo dei giornali
carson-character-governor = Governatore
carson-character-lawyer = Avvocato
carson-character-chinese_worker = Lavoratore cinese
carson-character-heroes = Eroi
carson-character-gunsmith = Armaiolo
carson-character-mercenary = Mercenario
carson-character-doctor = Dottore
carson-character-auctioneer = Battitore d'asta
carson-character-captain = Capitano
carson-character-sheriff = Sceriffo
carson-character-banker = Banchiere
carson-character-grocer = Droghiere
carson-character-cowboy = Cowboy
carson-character-singer = Cantante
carson-character-settler = Colono
carson-character-prospector = Minatore
carson-character-teacher = Insegnante
carson-character-indian = Indiano
carson-character-undertaker = Becchino
carson-character-editor = Editore

# Che cosa sta scritto sulle carte
carson-text-flat = { $points } punti.
carson-text-penalty = Costa { $points } punti, se la città non è in regola.
carson-text-near = { $points } per ogni { $thing } accanto, al massimo { $most }.
carson-text-near-unlimited = { $points } per ogni { $thing } accanto.
carson-text-per = { $points } per ogni { $thing } della città.
carson-text-units = Vale { $units ->
    [one] una unità abitativa.
   *[other] { $units } unità abitative.
}
carson-text-lawful = I fuorilegge non fanno danni e contano come lotti vuoti.
carson-text-when = { $uses ->
    [game] Una volta a partita
   *[era] Una volta per era
}, { $phase ->
    [after_bids] dopo le offerte
   *[before_bids] prima delle offerte
}
carson-text-draft-and-turn = { carson-text-when }: un terreno in più entra nella fila e prendi subito una carta.
carson-text-draft-for-turn = { carson-text-when }: prendi subito una carta; la tua offerta è spesa e non hai turno.
carson-text-double = { carson-text-when }: un terreno in più entra nella fila e al tuo turno prendi due carte.
carson-text-boost = { carson-text-when }: aggiunge { $bid } alla tua offerta.
carson-text-sell = Puoi vendere fino a { $most } carte della tua città.
carson-text-recruit = Alla fine puoi prendere un altro personaggio che nessuno ha.
carson-text-area = La tua città può essere { $side } per { $longer } o { $longer } per { $side }.
carson-text-sold = { $points } per ogni carta venduta.
carson-text-characters = { $points } per ogni tuo personaggio.
carson-text-symbols = { $dollar } per ogni personaggio col dollaro, { $arrow } per ogni personaggio con la freccia.
carson-text-best = Tanti punti quanti ne dà il tuo miglior { $thing }.
carson-text-touching = { $points } per ogni { $thing } accanto a un { $near }.
carson-text-uncovered = { $points } ogni { $parcels } lotti del riquadro senza carta, arrotondato per eccesso.

# Righe del punteggio
carson-line-ranch = Ranch
carson-line-mine = Miniere
carson-line-drugstore = Farmacie
carson-line-bank = Banche
carson-line-saloon = Saloon
carson-line-general_store = Empori
carson-line-church = Chiese
carson-line-blacksmith = Fabbri
carson-line-hotel = Hotel
carson-line-city_hall = Municipio
carson-line-outlaws = Fuorilegge
carson-line-terrain = Carte terreno
carson-line-characters = Personaggi
carson-line-cards = Tutte le carte
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

# Opzioni
carson-option-more_virtual = Giocatori virtuali oltre i quattro posti
carson-option-virtual_1 = Livello del primo giocatore virtuale
carson-option-virtual_2 = Livello del secondo giocatore virtuale
carson-option-virtual_3 = Livello del terzo giocatore virtuale
carson-option-virtual_4 = Livello del quarto giocatore virtuale
carson-option-virtual_5 = Livello del quinto giocatore virtuale
carson-value-beginner = principiante
carson-value-intermediate = intermedio
carson-value-expert = esperto
carson-option-suits = Semi
carson-value-by_seat = secondo il posto
carson-value-chosen = scelti dai giocatori

# Sul tavolo
carson-heading = Era { $era }, round { $round } di 9
carson-row = Fila, la più vicina ai mazzi per prima
carson-attractiveness = appetibilità { $number }
carson-taken = presa
carson-ties = Pareggi: { $suits }
carson-under = Sotto il mazzo: { $characters }
carson-order = Devono ancora prendere: { $names }
carson-opponent = Giocatore virtuale { $number }
carson-seat-virtual = Giocatore virtuale { $number } ({ $suit }, { $level }): { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
carson-seat-person = { $seat } ({ $suit }): { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
carson-hand = Mano: { $cards }
carson-spent = Spese, in quest'ordine: { $cards }
carson-bid-shown = Offerta: { $value }
carson-bid-added = Offerta: { $card } + { $added } = { $value }
carson-bid-lawyer = Offerta: { $card }, senza turno in questo round
carson-bid-secret = Hai scelto: { $choice }
carson-characters = Personaggi: { $characters }
carson-turned = { $character } (usato)
carson-virtual-cards = Carte: { $cards }
carson-aside = Messe da parte: { $cards }
carson-sold-cards = Vendute: { $cards }
carson-city-empty = ancora nessuna carta
carson-hold = Carta da piazzare: { $card }
carson-spots = «place X Y» mette il lotto in alto a sinistra della carta nella colonna X, riga Y. Un punto o un numero segna i posti liberi, il numero sono i punti guadagnati; puoi anche coprire ciò che le regole permettono.
carson-last-card = [ ] l'ultima carta piazzata
carson-candidates = Si può scegliere tra: { $characters }
carson-label-sale = { $card } al Battitore d'asta

# File dei componenti
carson-components-letter = { $path } deve essere un solo carattere, che non sia uno spazio, - o @; «{ $given }» non va bene.
carson-components-face = { $path } deve avere quattro lettere di lotti, tra { $choices }; «{ $given }» non va bene.
carson-components-total = { $path }: le carte dell'era { $era } mostrano { $given } lotti di questo tipo, ma devono mostrarne { $expected }.
carson-components-draft = { $path }: chi prende subito una carta o ne rivela una (reveal = 1) o rinuncia al turno (replaces_turn = true): una sola delle due cose, e non nessuna.
carson-components-reveals = { $path }: tutti i poteri insieme rivelano { $given } carte in un'era, ma nella fila c'è posto solo per altre { $most }.

# Fogli segnapunti
carson-sheet-cities = «cities» deve essere una lista da una a sei città.
carson-sheet-virtual = «virtual» deve essere una lista con una voce per ogni giocatore virtuale, e città e giocatori virtuali insieme sono al massimo { $most }.
carson-sheet-virtual-player = Il giocatore virtuale { $number } deve essere una lista delle sue carte, come ["I-20", "singer"], oppure il suo totale come numero intero da 0 in su.
carson-sheet-virtual-card = Giocatore virtuale { $number }: «{ $given }» non è una carta. I terreni sono { $terrain }; i personaggi sono: { $known }.
carson-sheet-virtual-twice = { $given } esiste una volta sola, ma lo ha anche il giocatore virtuale { $number }.
carson-sheet-city = La città { $city } deve essere una tabella con «rows», e forse «characters» e «sold».
carson-sheet-rows = Città { $city }: «rows» deve essere una lista di testi come "..MN--".
carson-sheet-parcel = Città { $city }, riga { $row }, colonna { $column }: «{ $given }» non è un lotto. Le lettere sono { $letters }, "." un lotto vuoto, "-" nessuna carta.
carson-sheet-wide = Città { $city }, riga { $row }, colonna { $column }: una città è al massimo { $width } per { $height } lotti.
carson-sheet-apart = Città { $city }, riga { $row }, colonna { $column }: questo lotto non tocca il resto della città con un lato. Una città è sempre un pezzo solo.
carson-sheet-characters = Città { $city }: «characters» deve essere una lista di nomi tra: { $known }.
carson-sheet-character = Città { $city }: «{ $given }» non è un personaggio. I personaggi sono: { $known }.
carson-sheet-character-twice = { $given } esiste una volta sola, ma sta anche nella città { $city }.
carson-sheet-sold = Città { $city }: «sold» deve essere un numero intero da 0 a { $most }, e 0 senza il Battitore d'asta.

# Nel browser
web-carson-offer = Fila
web-carson-city = Città ({ $points })
web-carson-others = Gli altri
web-carson-ties = Parità:
web-carson-skull = In cima al mazzo c'è un teschio.
web-carson-decks = Mazzi: { $terrain } terreni, { $characters } personaggi
web-carson-order = Devono ancora prendere:
web-carson-hand = Le tue carte asta
web-carson-card = Carta asta { $card }
web-carson-spent-at = Carta asta { $card }, giocata nel round { $round }
web-carson-spent-by = Giocate:
web-carson-empty = La tua città comincia con la prima carta. Quanto vale un edificio lo decide ciò che gli sta accanto.
web-carson-bid-card = Offri { $card }
web-carson-take = Prendi: { $card }
web-carson-use = Usa: { $character }
web-carson-recruit = Scegli: { $character }
web-carson-pass = Passa
web-carson-ask-bid = Offri in segreto. L'offerta più alta prende per prima.
web-carson-advice-bid = Il numero che offri è speso per questa era.
web-carson-suit = Gioca con il seme { $suit }
web-carson-ghost = Alla colonna { $x }, riga { $y }. Le frecce la spostano, Invio la posa.
web-carson-ask-take = Prendi una carta della fila: terreno o personaggio.
web-carson-ask-take-sell = Prendi una carta della fila, o prima fai vendere una carta della città al tuo Battitore d'asta.
web-carson-ask-place = Posa la carta nella tua città.
web-why-carson-first-at-origin = La prima carta di una città sta al centro; tutto il resto si costruisce intorno.
web-why-carson-no-such-card = Questa carta è già stata presa.

# What happened and what is on offer
web-log-carson-placed = { $seat } la posa { $side }.
web-carson-place-side = Posala { $side }
web-carson-sell-side = Vendi la carta { $side }
web-carson-chosen = ha scelto
web-carson-aid-offers = Quanto ti porterebbe ogni carta della fila nel posto migliore
web-carson-offer-place = nel posto migliore
web-carson-offer-none = non ha posto nella tua città
web-carson-offer-same = nessun punto subito
web-carson-bids = Le offerte: { $bids }.


# La lezione
carson-lesson-aim = Benvenuto a Carson City! Qui la tua città cresce carta dopo carta, per due ere di nove round. Alla fine vince chi ha più punti. I tuoi rivali sono il Vicesceriffo, giocato dal computer, e due giocatori virtuali.
carson-lesson-row = A ogni round questa fila è nuova: un personaggio e quattro carte terreno. Ognuno ne prende una. Chi offre di più prende per primo.
carson-lesson-mine = Guarda questa: una miniera con due montagne. Una miniera vale 2 punti per ogni montagna accanto, anche in diagonale. La carta porta dunque subito 4 punti.
carson-lesson-bid = Le tue nove carte asta. Ciascuna si gioca una volta per era, e le offerte si scoprono tutte insieme. Quella miniera ti serve: offri l'8.
carson-lesson-bid-instead = Questa offerta sarebbe permessa. Ma qui vuoi essere il primo: offri l'8.
carson-lesson-tie = Anche un giocatore virtuale ha offerto 8! A parità va prima il seme che qui sta più a sinistra. Il tuo è il cappello, quindi sei il primo. L'ordine cambia a ogni round.
carson-lesson-take = Prendi la miniera.
carson-lesson-first = Una carta terreno va subito nella tua città. La prima sta dove vuoi. Posala.
carson-lesson-points = 4 punti per la miniera. Case e montagne da sole non valgono nulla; danno valore a ciò che sta accanto.
carson-lesson-virtual = I giocatori virtuali non costruiscono. Prendono sempre la carta con il numero più alto accanto al cuore ♥, e questi numeri sono i loro punti. A te i cuori non danno nulla.
carson-lesson-outlaws = Attento ai fuorilegge: un lotto così costa 6 punti, a meno che la città abbia una prigione o tu abbia lo Sceriffo. Questa carta è bella ma cara.
carson-lesson-low = Non serve essere sempre il primo. Due montagne della fila farebbero bene alla tua miniera, e agli altri non servono: offri il 5 e conserva le carte alte.
carson-lesson-mountains = Un giocatore virtuale è arrivato prima e ha preso i fuorilegge. Ora prendi le due montagne.
carson-lesson-place = Posala in modo che la miniera abbia una montagna in più. Una carta tocca la città con un lato o copre terreno vuoto. Il numero nell'angolo dice che cosa porta.
carson-lesson-character = I personaggi restano con te. Il dollaro dà punti alla fine, la freccia è un potere. Il Minatore conta ogni montagna e ogni miniera: guarda quante ne hai!
carson-lesson-own-bid = Ora decidi tu: quanto vale per te questa fila? Il tuo 8 e il tuo 5 in quest'era sono già spesi.
carson-lesson-own-turn = Tocca a te. Prendi ciò che ti porta di più; una carta terreno va subito nella tua città.
carson-lesson-end = Ora conosci la strada: scegli in quali round vale la pena offrire molto, metti vicino le cose che si servono a vicenda e tieni lontani i fuorilegge. Continua da qui o comincia una nuova partita.
web-carson-reading-bid = Si gioca una volta per era. L'offerta più alta prende per prima una carta della fila.
web-carson-reading-virtual = Non costruisce. Scopre un'offerta a caso, prende la carta con il ♥ più alto e segna i cuori delle sue carte.
web-carson-reading-heart = ♥ { $number }: quanto la vogliono i giocatori virtuali. A te non dà punti.
web-carson-reading-bare = Da solo non vale nulla; altri lo contano.
web-carson-reading-offer = Per te adesso: { $lines }
web-carson-reading-ties = Chi viene prima a parità di offerta
web-carson-reading-signs = { $sign ->
    [both] $: punti alla fine. ➤: un potere durante il gioco.
    [arrow] ➤: un potere durante il gioco.
   *[dollar] $: punti alla fine.
}

# Under the pictures of a figure of the rules
carson-figure-tie-first = più in alto sul retro
carson-figure-tie-second = più in basso sul retro
carson-figure-under = sotto
carson-figure-over = sopra
carson-figure-sale-bid = prima della propria offerta
carson-figure-sale-choice = prima della propria scelta di una carta
carson-figure-sale-turn = dopo il proprio turno
carson-figure-sale-end = a fine partita
carson-figure-last-sales = le ultime vendite
carson-figure-scoring = il conteggio
carson-figure-sold = venduta

# Headings of the reference list
carson-group-characters = Personaggi
carson-group-kinds = Edifici e terreni
carson-group-terrain = Carte terreno
