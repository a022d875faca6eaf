
# Di che cosa si tratta
wagons-intro = Costruisci la cittadina di frontiera migliore. Nel tuo turno prendi la prossima carta del cerchio e mettila accanto alla tua cittadina o sopra una sua parte; oppure salta delle carte, che vanno allora all'avversario. Alla fine danno punti il tuo gruppo più esteso di ciascun terreno e i tre obiettivi. Conta solo ciò che si vede.

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
wagons-explain-terrains = 1 punto per ogni territorio del tuo gruppo più esteso di ciascun terreno.
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
web-wagons-empty = La tua cittadina comincia con la prima carta.
web-wagons-place = Piazza in { $x } { $y }, { $turn }
web-wagons-start = Parti da { $card }
web-wagons-take = Prendi { $card }: { $after }
web-wagons-ghost = Alla colonna { $x }, riga { $y }. Le frecce la spostano, R la gira, Invio la piazza.
# Domande più brevi dove le carte si vedono
web-wagons-ask-take = Prendi la prossima carta del cerchio o una dopo; le saltate vanno all'avversario.
web-wagons-ask-place = Piazza la carta nella tua cittadina.
web-wagons-ask-place-gift = Piazza il dono saltato dall'avversario.{ $cards ->
    [one] {""}
   *[other] {" "}Le carte da piazzare sono { $cards }.
}
