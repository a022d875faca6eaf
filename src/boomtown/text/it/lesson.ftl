# Lezioni: la prima partita di chi comincia, passo per passo
lesson-not-now = Anche questo sarebbe permesso. Per la lezione, segui la nota.
lesson-none = Qui non c'è una lezione.

# Che cosa non va nel file di una lezione
lesson-bad-move = { $path } dev'essere un posto e un'azione, come "1 take 4"; «{ $given }» non va bene.
lesson-bad-ref = { $path } deve indicare un oggetto, come "card:4"; «{ $given }» non va bene.
lesson-bad-action = La lezione di { $game }, passo { $step }: { $problem }
lesson-learner = La lezione di { $game } ha { $seats } posti, contati da 0, quindi { $given } non può essere quello di chi impara.

# Nel browser
web-lesson-learn = { $minutes ->
    [one] Imparalo: un minuto
   *[other] Imparalo: { $minutes } minuti
}
web-lesson-resume = Continua la lezione
web-lesson-title = Lezione
web-lesson-where = { $number } di { $count }
web-lesson-next = Avanti
web-lesson-finish = Continua a giocare
web-lesson-understood = Va bene
web-lesson-read = Leggi la nota, poi vai avanti.
web-lesson-skip = Lascia la lezione e gioca
web-lesson-leave = Lascia la lezione
web-lesson-tap = Tocca ancora per farlo.
web-lesson-watch = Guarda che cosa fanno gli altri.
web-lesson-best = { $gained }: di meglio non c'era. Bravo!
web-lesson-more = Hai fatto { $gained }. Il meglio era { $best }: { $more } in più.
web-lesson-even = { $gained } in questo turno, quanto avrebbe fatto il Vicesceriffo. Bravo!
web-lesson-nothing = { $gained } in questo turno, e il Vicesceriffo non avrebbe fatto di più. Certi turni preparano soltanto i prossimi.
web-lesson-better = { $gained } in questo turno, più di quanto avrebbe fatto il Vicesceriffo ({ $best }). Bravo!
web-lesson-less = { $gained } in questo turno. Qui il Vicesceriffo avrebbe fatto { $best }: { $more } in più.
web-lesson-again = Riprova
web-lesson-wait = Il motore guarda la tua mossa …
web-lesson-show = Mostra la nota

# Che cosa fa?
web-reading-now = Vale adesso: { $points }.
web-reading-counts = Ora conta per: { $lines }.
web-reading-nothing = Al momento non vale nulla.
web-reading-total = { $points ->
    [one] 1 punto adesso.
   *[other] { $points } punti adesso.
}
web-reading-bot = Giocato dal computer, al livello { $level }.
web-key-inspect = Che cosa fa? Le frecce passano da un oggetto all'altro, Esc termina.

# Il foglio segnapunti
web-pad = Segnapunti
web-pad-text = Per una partita giocata con la scatola: disponi ciò che c'è sul tavolo, e il motore conta. Il foglio resta in questo browser, e il suo link lo contiene tutto.
web-pad-share = Copia il link
web-pad-copied = Copiato
web-pad-print = Stampa
web-pad-clear = Nuovo foglio
web-pad-goals = I tre obiettivi:
web-pad-terrain = Terreno:
web-pad-symbol = Simbolo:
web-pad-parcel = Lotto:
web-pad-characters = Personaggi ({ $count })
web-pad-sold = Carte vendute dal Battitore d'asta
web-pad-more = Un altro giocatore
web-pad-fewer = Un giocatore in meno
web-pad-virtual = Un altro giocatore virtuale
web-pad-prestige = Prestigio
web-pad-wealth = Rendita
web-pad-buildings = Edifici
web-pad-zone = Zona:
web-pad-row = Riga (1 è a nord)
web-pad-column = Colonna (1 è a ovest)
web-pad-lots = Lotti:
web-pad-owner = Cubo di:
web-pad-nobody = nessuno
web-pad-add = Aggiungi l'edificio
web-pad-building = { $zone }, riga { $row }, colonna { $column } ({ $lots }), { $owner }
web-pad-whole-block = isolato intero
web-pad-lot-nw = nord-ovest
web-pad-lot-ne = nord-est
web-pad-lot-sw = sud-ovest
web-pad-lot-se = sud-est
web-pad-remove = Togli
web-pad-markers = Segnalini sugli spazi grigi
web-pad-space-north = Nord, colonne { $first } e { $second }
web-pad-space-east = Est, riga { $row }
web-pad-no-marker = nessuno
web-pad-coloma-points = Punti sul tracciato
web-pad-coloma-hotels = Hotel
web-pad-coloma-graves = Tombe
web-pad-coloma-gold = Pepite
web-pad-coloma-horses = Cavalli
web-pad-coloma-hand = Carte in mano
web-pad-coloma-used_barrels = Barili usati
web-pad-coloma-event_tents = Tende sugli eventi
web-pad-coloma-bucks = Dollari
web-pad-coloma-dudes = Compari nella loggia
web-pad-coloma-tents = Tende nella loggia
web-pad-coloma-board = Plancia del canyon:
web-pad-coloma-buildings = Edifici:
web-pad-coloma-bridges = Ponti:
web-pad-coloma-lands = Terre con una tenda:
web-pad-coloma-rivers = Fiumi:
web-pad-coloma-shade = Punti di Shade

# La pagina delle regole
web-rules-search = Cerca nelle regole e nelle carte
web-rules-reference = Elenco
