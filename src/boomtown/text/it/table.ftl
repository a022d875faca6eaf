# Che cosa dice il server dei tavoli.

# Trovare un tavolo
table-unknown = Questo tavolo non esiste. Forse il collegamento non è completo.
table-wrong-key = Questo collegamento non apre il tavolo. Chiedine uno nuovo a chi ti ha invitato.
table-full = A questo tavolo sono già collegate { $count } persone; riprova più tardi.
table-version = Questa partita è iniziata con la versione { $version } di { $game }, e questa è la versione { $engine }: qui non si può continuare.
table-components = Questa partita è iniziata con un file di componenti di { $game } che questo server non ha (il suo contrassegno è { $given }). Metti il file nella cartella components/{ $folder } dei dati del server e riavvia il server.
table-game-coming = { $game } è ancora in costruzione e non si può giocare.

# Giocare
table-stale = La partita è andata avanti dopo la tua decisione. Ecco la posizione di adesso.
table-foreign-seat = Il posto { $number } non è tuo.
table-not-asked = Non tocca a te, quindi non c'è nulla da consigliare.
table-elsewhere = Un altro programma ha cambiato questo tavolo nello stesso momento. Riprova.
table-not-stored = La richiesta non si è potuta salvare, quindi nulla è cambiato. Il disco è pieno?
table-not-over = Si può fare a partita finita.
table-only-players = Solo chi ha giocato può chiedere la rivincita.
table-bad-ply = Si può riprendere dalla mossa 0 alla { $last }, non dalla { $given }.
table-hint-busy = Un suggerimento è già in preparazione.
table-no-hint = Questa volta non è stato possibile trovare un suggerimento.
table-aids-off = A questo tavolo gli aiuti sono disattivati.
table-only-host = Solo chi ha aperto questo tavolo può cambiarlo.

# Parlare
table-bad-name = Un nome ha da 1 a { $length } caratteri.
table-bad-chat = Un messaggio ha da 1 a { $length } caratteri.

# Richieste
table-bad-message = Il messaggio non è stato capito.
table-too-long = Questo testo è troppo lungo.
table-too-fast = Troppi messaggi in una volta; rallenta, per favore.
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
table-components-folder = La cartella { $folder } non esiste. Indicane un'altra con --components o tralascia l'opzione.
