# Che cosa dice il server dei tavoli.

# Trovare un tavolo
table-unknown = Questo tavolo non esiste. Forse il collegamento non è completo.
table-wrong-key = Questo collegamento non apre il tavolo. Chiedine uno nuovo a chi ti ha invitato.
table-full = A questo tavolo sono già collegate { $count } persone; riprova più tardi.
table-version = Questa partita è iniziata con la versione { $version } di { $game }, e questa è la versione { $engine }. Le sue prime { $moves } mosse valgono ancora con le regole di adesso; da lì si può proseguire.
table-version-over = Questa partita si è giocata con la versione { $version } di { $game }, e questa è la versione { $engine }. È finita; la sua registrazione è conservata, e il suo replay se è stato archiviato.
table-holds = Questa partita non ha bisogno di essere salvata: si può giocare così com'è.
table-components = Questa partita è iniziata con un file di componenti di { $game } che questo server non ha (il suo contrassegno è { $given }). Metti il file nella cartella components/{ $folder } dei dati del server e riavvia il server.
table-game-coming = { $game } è ancora in costruzione e non si può giocare.

# Giocare
table-stale = La partita è andata avanti dopo la tua decisione. Ecco la posizione di adesso.
table-foreign-seat = Il posto { $number } non è tuo.
table-not-asked = Non tocca a te, quindi non c'è nulla da consigliare.
table-elsewhere = Un altro server ha proseguito questo tavolo. Riprova.
table-moving = Questo tavolo sta passando a un altro server. Riprova tra un attimo.
table-database-away = I tavoli non si raggiungono in questo momento. Riprova tra un attimo.
table-not-stored = La richiesta non si è potuta salvare, quindi nulla è cambiato. Il disco è pieno?
table-not-over = Si può fare a partita finita.
table-only-players = Solo chi ha giocato può chiedere la rivincita.
table-bad-ply = Si può riprendere dalla mossa 0 alla { $last }, non dalla { $given }.
table-hints-off = Qui i consigli sono disattivati perché giocano più persone. Può attivarli chi ha creato il tavolo.
table-no-past = Il tavolo ha vissuto le mosse da 0 a { $last }; la { $given } non c'è.
table-hint-busy = Un suggerimento è già in preparazione.
table-hints-busy = In questo momento molti chiedono un suggerimento. Riprova tra poco.
table-no-hint = Questa volta non è stato possibile trovare un suggerimento.
table-aids-off = A questo tavolo gli aiuti sono disattivati.
table-only-host = Solo chi ha aperto questo tavolo può cambiarlo.
table-begun = La prima mossa è fatta, quindi le carte restano come sono.
table-entropy-given = Il tuo posto ha già aggiunto la sua parte alla distribuzione.
table-muted = Chi ha aperto questo tavolo ti ha tolto la parola in chat.
table-no-guest = Lì non siede alcun ospite. È possibile per chi è stato invitato e per chi guarda.
table-seat-taken = Il posto { $number } è occupato. Scegline un altro.
table-colour-taken = Qualcuno al tavolo ha già questo colore. Scegline un altro.
table-not-gone = Chi siede lì non se n'è andato. Un bot può subentrare dove nessuno si è ancora seduto o per chi manca da molto.
table-stand-in = Ora un bot gioca per te. Prima riprendi il tuo posto.
table-resigned = Hai abbandonato questa partita; un bot gioca per te.
table-over = Questa partita è finita.
table-adjourned = La partita è sospesa. Riprende quando tutti sono d'accordo.
table-resumed = La partita non è sospesa.
table-proposed = C'è già una proposta. Rispondi prima a quella.
table-not-proposed = Questo non è più proposto.
table-goes-on = La partita riprende quando tutti sono d’accordo o quando il tempo è scaduto. Se ora non puoi giocare, lascia il tavolo: gli altri possono far giocare un bot al tuo posto.
table-begun-all = Ormai tutti hanno deciso qualcosa, quindi la partita si può solo abbandonare.
table-lesson-ends = Una lezione non si abbandona così. Puoi semplicemente uscire.

# Parlare
table-bad-name = Un nome ha da 1 a { $length } caratteri.
table-bad-chat = Un messaggio ha da 1 a { $length } caratteri.

# Richieste
table-bad-message = Il messaggio non è stato capito.
table-too-long = Questo testo è troppo lungo.
table-too-fast = Troppi messaggi in una volta; rallenta, per favore.
table-other-site = Questa richiesta viene da un altro sito, quindi è stata rifiutata.
table-quota = Questo server conserva al massimo { $count } tavoli, e li ha tutti. Riprova quando quelli vecchi saranno cancellati.
table-busy = Il server ha molto da fare in questo momento. Riprova tra poco.
table-too-slow = La richiesta ha impiegato troppo tempo ad arrivare.
table-bad-request = La richiesta non è stata capita.
table-bad-field = La richiesta ha un errore in «{ $where }»: { $what }.
table-no-such-call = Questo indirizzo non esiste. L'interfaccia è descritta in /api/openapi.json.
table-no-such-method = Questo indirizzo non si può usare in questo modo.
table-no-such-page = Questa pagina non esiste.
table-failed = Qualcosa è andato storto da parte nostra. Nulla è cambiato; riprova, per favore.

# Avviare il server
table-not-built = Il programma per il browser non è ancora costruito. Questo comando lo costruisce e avvia il server:
table-port-taken = L'indirizzo { $host }:{ $port } non si può usare; forse c'è già un server in funzione. Scegli un'altra porta con --port.
table-data-folder = La cartella { $folder } non si può usare: { $detail }. Scegline un'altra con --data.
table-folder-held = Un altro server (processo { $process }) sta usando la cartella { $folder }. Fermalo prima, oppure scegline un'altra con --data.
table-data-file = Il file { $where } non può essere usato: { $detail }. Ripristinalo da una copia di sicurezza, oppure scegli un'altra cartella con --data.
table-database = La base di dati { $where } non può essere usata: { $detail }.
table-database-url = «{ $given }» non è l'indirizzo di una base di dati PostgreSQL. Dovrebbe essere come postgresql+psycopg://utente:password@host/nome.
table-database-extra = PostgreSQL richiede un pacchetto in più. Questo comando lo installa: { $command }
table-newer-schema = I dati sono stati scritti da una versione più recente di Boomtown (passo { $given } delle sue tabelle; questa arriva al { $known }). Reinstalla quella versione. Per tornare a questa, fermala ed esegui con essa «boomtown tables downgrade { $known }», o ripristina una copia precedente.
table-no-store = In { $folder } non ci sono tavoli. Indica la cartella dei dati del server con --data, o la sua base di dati con --database.
table-old-schema = Questi dati sono di un'altra versione di Boomtown. Avvia una volta il server di questa versione, e li aggiorna.
table-proxy = «{ $given }» non è un proxy che il server possa riconoscere. Indica con --proxy il suo indirizzo, per esempio 127.0.0.1, o una rete, per esempio 10.89.0.0/24.
table-components-folder = La cartella { $folder } non esiste. Indicane un'altra con --components o tralascia l'opzione.
table-host-bot = «{ $given }» non è un bot per gli ospiti. Scrivi NOME=BOT con un nome nuovo di al massimo { $length } caratteri, come in «Wyatt=cmd:node wyatt.js».
table-unknown-bot = Su questo server non c'è nessun bot «{ $given }». I bot sono: { $known }.
table-private = Questo server è privato: non ha tavoli aperti né circoli.
table-no-free-seat = A questo tavolo nessun posto è libero, quindi nessuno potrebbe unirsi.
