
# Di che cosa si tratta
wagons-intro = Costruisci la cittadina di frontiera migliore. Nel tuo turno prendi la prossima carta del cerchio e mettila accanto alla tua cittadina o sopra una sua parte; oppure salta delle carte, che vanno allora all'avversario. Alla fine danno punti il tuo gruppo più esteso di ciascun terreno e i tre obiettivi. Conta solo ciò che si vede.
wagons-aim = Prendi carte lungo il cerchio e costruisci la cittadina migliore; quelle che salti vanno all'avversario.

# Che cosa si chiede
wagons-ask-start = Scegli la carta del cerchio da cui parte l'avversario.
wagons-ask-take = Prendi la carta { $next }, la prossima, oppure una più avanti: ogni carta saltata va all'avversario. { $cards ->
    [one] È l'ultima carta del cerchio.
   *[other] Restano { $cards } carte.
}
wagons-ask-place = Piazza la carta { $card } nella tua cittadina.
wagons-ask-place-gift = Piazza la carta { $card }, saltata dall'avversario.{ $cards ->
    [one] {""}
   *[other] {" "}Hai { $cards } carte da piazzare.
}

# Che cosa succede
wagons-started = { $seat } mette il segnale di partenza alla carta { $card }.
wagons-took = { $skipped ->
    [0] { $seat } prende la carta { $card }.
    [one] { $seat } salta una carta e prende la { $card }.
   *[other] { $seat } salta { $skipped } carte e prende la { $card }.
}
wagons-gift = { $seat } riceve in dono la carta { $card }.
wagons-placed = { $seat } piazza la carta { $card } in { $x } { $y }, { $turn ->
    [turned] girata di 180°.
   *[other] diritta.
}
wagons-ended = Tutte le carte sono piazzate. La partita è finita.

# Perché no
wagons-not-in-circle = La carta { $card } non è nel cerchio.
wagons-first-at-origin = La prima carta di una cittadina sta in 0 0, diritta o girata: da lei si conta la griglia.
wagons-corner-only = Una carta deve toccare la tua cittadina con un lato o coprirne una parte; il solo angolo non basta.
wagons-no-contact = Una carta deve toccare la tua cittadina con un lato o coprirne una parte; in quel punto non c'è nulla di tuo.

# Terreni e simboli
wagons-terrain-desert = deserto
wagons-terrain-forest = foresta
wagons-terrain-mountain = montagna
wagons-terrain-plains = pianura
wagons-terrain-snow = neve
wagons-terrain-water = acqua
wagons-symbol-bottle = bottiglia
wagons-symbol-cow = mucca
wagons-symbol-fort = forte
wagons-symbol-gun = pistola
wagons-symbol-mine = miniera
wagons-symbol-wagon = carro

# Gli obiettivi, ciascuno spiegato in una frase
wagons-goal-badlands = Terre desolate
wagons-explain-badlands = 4 punti per ogni pistola direttamente tra due deserti, a sinistra e a destra oppure sopra e sotto.
wagons-goal-happy_cows = Mucche felici
wagons-explain-happy_cows = 2 punti per ogni mucca che non è né sulla neve né accanto alla neve.
wagons-goal-the_clearing = La radura
wagons-explain-the_clearing = 2 punti per ogni forte, meno 1 per ogni territorio di foresta.
wagons-goal-circle_the_wagons = Carovana in cerchio
wagons-explain-circle_the_wagons = 6 punti per ogni territorio con un carro su tutti e quattro i lati.
wagons-goal-smalltown_charm = Fascino di provincia
wagons-explain-smalltown_charm = Chi ha meno territori visibili ottiene la differenza.
wagons-goal-gold_country = Terra dell'oro
wagons-explain-gold_country = 2 punti per ogni miniera su una montagna o accanto a una montagna.
wagons-goal-prairie_life = Vita nella prateria
wagons-explain-prairie_life = La metà della somma delle tue mucche e dei tuoi territori di pianura, per difetto.
wagons-goal-cool_water = Acqua fresca
wagons-explain-cool_water = 3 punti per ogni carro sul tuo gruppo d'acqua più esteso o accanto a esso.
wagons-goal-claim_jumpers = Ladri di concessioni
wagons-explain-claim_jumpers = 9 punti a chi ha più miniere; ma 5 vanno all'altro, se ha più pistole.
wagons-goal-boom_or_bust = Fortuna o rovina
wagons-explain-boom_or_bust = Secondo il numero delle tue miniere: da 0 a 2 danno 5 punti, da 3 a 6 nulla, 7 danno 3, 8 o più danno 8.
wagons-explain-boom_or_bust-per-mine = Per ogni miniera, secondo il loro numero: con 0-2 ognuna dà 5 punti, con 3-6 nulla, con 7 ognuna dà 3, con 8 o più ognuna dà 8.
wagons-goal-wagon_train = Convoglio di carri
wagons-explain-wagon_train = Ogni fila diritta di carri vale secondo la lunghezza: 2 danno 1 punto, 3 danno 2, 4 danno 4, 5 danno 7, 6 o più danno 10.
wagons-goal-one_too_many = Un bicchiere di troppo
wagons-explain-one_too_many = Chi ha più bottiglie perde 1 punto per ogni bottiglia dell'altro.
wagons-goal-bootleggers = Contrabbandieri
wagons-explain-bootleggers = 2 punti per ogni bottiglia accanto a un carro, meno 1 per ogni altra bottiglia.
wagons-goal-undiscovered = Inesplorato
wagons-explain-undiscovered = 5 punti per ogni buco di un solo spazio vuoto con territori in tutti gli otto spazi attorno.
wagons-goal-fortified = Fortificato
wagons-explain-fortified = 7 punti per ogni blocco di due per due forti; i blocchi possono sovrapporsi.
wagons-goal-the_herd = La mandria
wagons-explain-the_herd = 2 punti per ogni mucca del tuo gruppo più numeroso di mucche collegate.
wagons-goal-target_practice = Tiro al bersaglio
wagons-explain-target_practice = Per ogni bottiglia, 1 punto per ogni territorio tra lei e la pistola più vicina nella sua riga o colonna.
wagons-goal-rifles_ready = Fucili pronti
wagons-explain-rifles_ready = 2 punti per ogni forte accanto a una pistola.

# Righe del punteggio
wagons-line-desert = Deserto
wagons-line-forest = Foresta
wagons-line-mountain = Montagna
wagons-line-plains = Pianura
wagons-line-snow = Neve
wagons-line-water = Acqua
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

# Opzioni
wagons-option-boom_per_mine = Fortuna o rovina vale per ogni miniera
wagons-option-starter = Il primo turno
wagons-value-first = spetta al primo posto
wagons-value-second = spetta al secondo posto
wagons-value-drawn = si tira a sorte

# Sul tavolo
wagons-goals = Obiettivi
wagons-goal-terrains = Gruppi più estesi
wagons-explain-terrains = Di ogni terreno conta il tuo gruppo collegato più esteso: 1 punto per ogni suo territorio. Un territorio è un quarto di carta.
wagons-circle = Cerchio, a partire dalla prossima carta
wagons-circle-empty = Il cerchio è vuoto.
wagons-hand = Carte che { $seat } deve piazzare
wagons-card = carta { $card }
wagons-upright = diritta
wagons-turned = girata
wagons-town = Cittadina di { $seat }: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
wagons-town-empty = ancora nessuna carta
wagons-last-card = [ ] l'ultima carta posata
wagons-spots = «place X Y» mette il territorio in alto a sinistra della carta alla colonna X, riga Y. Un punto o un numero segna i posti liberi, e il numero dice i punti guadagnati; puoi anche coprire i tuoi territori.
wagons-label-next = la prossima carta
wagons-label-skip = { $cards ->
    [one] dà 1 carta a { $player }
   *[other] dà { $cards } carte a { $player }
}
wagons-label-covers = ne copre { $count }

# Fogli del punteggio
wagons-sheet-goals = «goals» deve essere una lista di esattamente tre obiettivi; questa ne ha { $count }. Gli obiettivi sono: { $known }.
wagons-sheet-goal = L'obiettivo { $place }, «{ $given }», è sconosciuto. Gli obiettivi sono: { $known }.
wagons-sheet-goal-twice = L'obiettivo «{ $given }» compare due volte; i tre obiettivi di una partita sono diversi.
wagons-sheet-towns = «towns» deve essere una lista di esattamente due cittadine; questa ne ha { $count }.
wagons-sheet-town = La cittadina { $town } deve essere una lista di righe come "Dw .. Fc"; non è una lista.
wagons-sheet-row = Cittadina { $town }, riga { $row }: una riga deve essere un testo come "Dw .. Fc".
wagons-sheet-cell = Cittadina { $town }, riga { $row }, colonna { $column }: «{ $given }» non è un territorio. Scrivi la lettera di un terreno ({ $terrains }) e quella di un simbolo ({ $symbols }), per esempio "Dw", oppure ".." dove non c'è nulla.
wagons-sheet-many = Cittadina { $town }, riga { $row }, colonna { $column }: questo territorio è di troppo. Le quindici carte, nelle due cittadine insieme, ne hanno solo { $limit }.
wagons-sheet-apart = Cittadina { $town }, riga { $row }, colonna { $column }: questo territorio non tocca il resto della cittadina con un lato. Una cittadina è sempre tutta collegata.

# Nel browser
web-wagons-ring = Cerchio
web-wagons-empty = La tua cittadina comincia con la prima carta. Danno punti i tre obiettivi e il tuo gruppo più esteso di ogni terreno.
web-wagons-start = Il cerchio parte da qui
web-wagons-take = { $cards ->
    [0] Prendi la prossima carta: non regala nulla
    [one] Prendi questa carta: { $player } riceve quella che salti
   *[other] Prendi questa carta: { $player } riceve le { $cards } che salti
}
web-wagons-ghost = Alla colonna { $x }, riga { $y }. Le frecce la spostano, R la gira, Invio la piazza.
# Domande più brevi dove le carte si vedono
web-wagons-ask-take = Prendi una carta del cerchio; quelle che salti vanno all'avversario.
web-wagons-ask-place = Piazza la carta. Può anche coprire parti della tua cittadina.
web-wagons-ask-place-gift = Piazza il dono saltato dall'avversario.{ $cards ->
    [one] {""}
   *[other] {" "}Le carte da piazzare sono { $cards }.
}
web-why-wagons-first-at-origin = La prima carta di una città sta al centro; tutto il resto si costruisce intorno.
web-why-wagons-not-in-circle = Questa carta non è più nel cerchio.

# La lezione
wagons-lesson-aim = Benvenuto! Alla frontiera crescono due cittadine: la tua e quella del Vicesceriffo, giocato dal computer. Quando tutte le carte sono piazzate vince la cittadina con più punti.
wagons-lesson-circle = Queste quindici carte formano un cerchio. Si prendono in senso orario, a partire dalla ruota. Ogni carta ha quattro territori, ciascuno con un terreno e un simbolo.
wagons-lesson-goals = Questi tre obiettivi valgono per entrambi. Qui vogliono mucche lontane dalla neve, miniere accanto alle montagne e mucche vicine tra loro. Cambiano a ogni partita.
wagons-lesson-take = Tocca a te. Prendi la prossima carta, quella illuminata: tre deserti, una mucca e una montagna.
wagons-lesson-first = Ora va nella tua cittadina. La prima carta si posa e basta. Piazzala.
wagons-lesson-points = Già 8 punti! Per ogni terreno il tuo gruppo più esteso dà un punto a territorio: tre deserti danno 3. La mucca vale per due obiettivi.
wagons-lesson-gift = Il Vicesceriffo ha saltato una carta per arrivare a una migliore. Una carta saltata è un dono per l'altro: questa è tua, e la piazzi prima di prendere una carta.
wagons-lesson-turn-card = Girala con il pulsante Gira, poi piazzala lì. Deserto con deserto, mucca con mucca: +7.
wagons-lesson-turn-card-instead = Non male, ma c'è un posto migliore: gira la carta e lasciala dove si trova.
wagons-lesson-cover = Una carta deve toccare la cittadina con un lato o coprirne una parte. Puoi coprire ciò che vale poco: conta solo ciò che si vede ancora.
wagons-lesson-next = Ora la tua carta. Due montagne e un'altra mucca per la mandria: prendi di nuovo la prossima.
wagons-lesson-place = Questa volta il posto lo scegli tu. Sposta la carta e guarda il numero nell'angolo: è ciò che porta.
wagons-lesson-skip = Puoi anche saltare. La prima di queste ti porta circa 6 punti, e anche la seconda; ma per avere la seconda regaleresti la prima. Salta solo se vale un dono.
wagons-lesson-turn = Un turno intero tutto tuo: prendi una carta e piazzala.
wagons-lesson-again = Ancora una volta. Piazza prima i doni, se ne hai, poi prendi e piazza una carta.
wagons-lesson-end = Il gioco è tutto qui. Fai crescere grandi gruppi, costruisci per gli obiettivi e guarda bene ogni dono prima di farlo. Continua da qui o comincia una nuova partita.

# What happened, where the cards are in sight
web-log-wagons-started = { $seat } decide da dove comincia il cerchio.
web-log-wagons-took = { $skipped ->
    [0] { $seat } prende la prossima carta.
    [one] { $seat } salta una carta e prende questa.
   *[other] { $seat } salta { $skipped } carte e prende questa.
}
web-log-wagons-gift = { $seat } riceve in dono questa carta.
web-log-wagons-placed = { $seat } la posa { $side }.
web-wagons-place-side = Posala { $side }, { $turn }
web-wagons-reading-next = Prenderla non regala nulla.
web-wagons-reading-skip = { $count ->
    [one] Prenderla regala una carta all'avversario.
   *[other] Prenderla regala { $count } carte all'avversario.
}
web-wagons-reading-next-title = La prossima carta
web-wagons-reading-later-title = Una carta più avanti nel cerchio
web-wagons-reading-laid-title = Carta nella cittadina di { $seat }
web-wagons-reading-gift-title = Una carta da piazzare

# Under the pictures of a figure of the rules
wagons-figure-gift-placed = prima i doni
wagons-figure-taken = prendi una carta
wagons-figure-placed = posala
wagons-figure-next = prossima
wagons-figure-later = dopo
wagons-figure-gift = dono
wagons-figure-first-gift = primo dono
wagons-figure-second-gift = secondo dono
wagons-figure-own-card = poi la tua carta
wagons-figure-upright = diritta
wagons-figure-turned = girata di 180°
wagons-figure-under = sotto
wagons-figure-over = sopra

# Headings of the reference list
wagons-group-cards = Carte
wagons-group-goals = Obiettivi
wagons-group-terrains = Terreni
