# I tavoli di una persona, e la via verso un altro dispositivo
web-mine = I miei tavoli
web-mine-all = { $count ->
    [one] I miei tavoli
   *[other] Tutti i miei tavoli ({ $count })
}
web-mine-due = { $count ->
    [one] 1 partita ti aspetta
   *[other] { $count } partite ti aspettano
}
web-mine-next = { $count ->
    [0] Nessuna partita ti aspetta
    [one] Alla partita che ti aspetta
   *[other] La prossima di { $count } partite che ti aspettano
}
web-mine-none = Nessun'altra partita ti aspetta.
web-mine-filter = Quali tavoli
web-mine-filter-all = Tutti i tavoli
web-mine-filter-due = Tocca a me
web-mine-filter-running = In corso
web-mine-filter-over = Finiti
web-mine-game = Quale gioco
web-mine-games = Tutti i giochi
web-mine-empty = Questo dispositivo non è ancora stato a nessun tavolo.
web-mine-filtered = Nessuno dei tuoi tavoli corrisponde.
web-mine-over = Partite finite
web-mine-review = Rivedi
web-mine-free = { $count ->
    [one] Un posto è libero
   *[other] { $count } posti sono liberi
}
web-mine-won = Hai vinto
web-mine-tied = Condividi la vittoria
web-mine-winner = Ha vinto: { $names }
web-mine-aborted = Annullata
web-mine-unread = { $count ->
    [one] { $count } messaggio nuovo
   *[other] { $count } messaggi nuovi
}
web-key-next = Alla prossima partita che ti aspetta
web-device-open = Collega un altro dispositivo
web-device-title = I tuoi tavoli su un altro dispositivo
web-device-text = Apri questo link sull'altro dispositivo, o inquadra il codice. Porta con sé i tuoi tavoli, i tuoi circoli e il tuo nome.
web-device-secret = Il link contiene le chiavi dei tuoi posti: chi lo ha può giocare per te. Non darlo a nessuno.
web-device-alone = Solo questo computer può aprire il link, perché il server non è raggiungibile dalla rete. Avvialo con «boomtown serve --host 0.0.0.0».
web-device-link = Il tuo link personale
web-device-qr = Codice QR del tuo link personale
web-device-scan = Inquadralo con l'altro dispositivo.
web-device-some = Il codice contiene { $count } tavoli su { $all }; il link li contiene tutti.
web-device-added = { $count ->
    [0] I tuoi tavoli erano già qui.
    [one] Un tavolo è stato aggiunto a questo dispositivo.
   *[other] { $count } tavoli sono stati aggiunti a questo dispositivo.
}

# Tavoli aperti
web-open-tables = Tavoli aperti
web-open-none = Al momento nessuno cerca giocatori. Prepara un tavolo con un posto libero, e qui lo troveranno tutti.
web-open-by = { $name } cerca giocatori
web-open-anybody = Qualcuno cerca giocatori
web-open-free = { $free ->
    [one] un posto libero su { $all }
   *[other] { $free } posti liberi su { $all }
}
web-listing = Chi può unirsi
web-listing-no = Chi è invitato
web-listing-club = I membri del circolo, e chi è invitato
web-listing-yes = Tutti: la lobby mostra il tavolo
web-listing-is = Tutti trovano questo tavolo nella lobby.
web-listing-is-not = Solo chi è invitato trova questo tavolo.
web-listing-begin = Mostralo nella lobby
web-listing-end = Toglilo dall'elenco

# Circoli
web-club = Circolo
web-club-found = Fonda un circolo
web-club-text = Un circolo è un link da condividere. Chi lo ha può unirsi con un soprannome; insieme avete tavoli, risultati e classifiche.
web-club-name = Nome del circolo
web-club-join-text = Unisciti a { $name } con un soprannome, e le tue partite ai suoi tavoli contano.
web-club-join = Unisciti al circolo
web-club-for = Un tavolo di { $name }. I membri lo trovano sulla pagina del circolo.
web-club-tables = Tavoli
web-club-no-tables = Nessuna partita è in corso.
web-club-sit = Partecipa
web-club-members = { $count ->
    [one] Un membro
   *[other] { $count } membri
}
web-club-leads = guida il circolo
web-club-remove = Rimuovi
web-club-remove-yes = Sì, rimuovi
web-club-link-text = Chi ha questo link può unirsi:
web-club-link = Link del circolo
web-club-leave = Lascia il circolo
web-club-leave-ask = Lasciarlo? Le tue partite restano agli altri, senza il tuo nome.
web-club-results = Risultati
web-club-day = Giorno
web-club-game = Gioco
web-club-places = Piazzamenti e punti
web-club-guest = un ospite
web-club-ratings = Classifiche
web-club-member = Membro
web-club-rating = Punteggio
web-club-games = Partite
web-club-wins = Vinte
web-club-rating-text = Tutti cominciano con 1000. Contano solo le partite tra membri, e le prime di ognuno più delle altre.
web-club-duels = Scontri diretti
web-club-duels-text = Quante volte il membro della riga è arrivato davanti a quello della colonna, e quante dietro.

# Piani
web-plan = Pianifica.
web-plan-short = Piano
web-plan-text = Il tabellone mostra come potrebbe essere la situazione al tuo prossimo turno, se gli altri giocano come previsto. Scegli adesso; se va diversamente, il piano decade e decidi tu. Nessun altro lo vede.
web-plan-choice = la tua scelta sul tabellone
web-plan-more = Scegline un'altra nel caso che questa non sia più possibile, o prosegui.
web-plan-then = E poi …
web-plan-save = { $count ->
    [0] Salva il piano
    [one] Salva questa decisione
   *[other] Salva queste { $count } decisioni
}
web-plan-close = Nessun piano
web-plan-kept = { $count ->
    [one] Una decisione è pianificata.
   *[other] { $count } decisioni sono pianificate.
}
web-plan-auto = Rispondi per me quando c'è una sola possibilità
web-plan-drop = Annulla il piano
web-plan-read = Ho capito
web-plan-dropped-question = Il tuo piano è decaduto: ti viene chiesto qualcosa di diverso dal previsto.
web-plan-dropped-choice = Il tuo piano è decaduto: ciò che avevi scelto non è più possibile.
web-plan-dropped-goods = Il tuo piano è decaduto: non possiedi ciò che era previsto.
web-plan-dropped-rewind = Il tuo piano è decaduto: qualcosa è stato ritirato, o hai deciso tu.

# Un'app del dispositivo
web-install = Boomtown come app
web-install-text = Ha un'icona propria, e si apre anche senza il server.
web-install-do = Installa
