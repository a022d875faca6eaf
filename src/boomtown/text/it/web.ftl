# Il programma nel browser

# Sala
web-lobby-title = Quattro città da costruire. Prendi una scatola dallo scaffale.
web-games = Giochi
web-players = da { $low } a { $high } giocatori
web-players-exact = { $count ->
    [one] { $count } giocatore
   *[other] { $count } giocatori
}
web-minutes = { $count } minuti
web-rival = Il tuo avversario, un computer:
web-play-level = Gioca contro: { $level }
web-set-up = Prepara un tavolo
web-rules = Regole
web-coming = In arrivo
web-coming-text = È ancora in lavorazione. Starà qui quando si potrà giocare.
web-recent = I tuoi tavoli
web-finished = finita
web-under-way = in corso
web-forget = Dimentica questo tavolo
web-open-record = Apri una partita salvata
web-about = Informazioni
web-no-server = Il server non risponde. È acceso?
web-try-again = Riprova
web-to-lobby = Ai giochi
web-salvage = Prosegui da lì
web-to-table = Torna al tavolo
web-missing-title = Qui non c'è niente.
web-missing-text = Questo indirizzo non porta da nessuna parte; forse manca un pezzo del link.
web-language = Lingua
web-settings = Impostazioni
web-close = Chiudi

# Un tavolo nuovo
web-how-many = Quanti giocano?
web-who-sits = Chi siede dove?
web-seat-number = Posto { $number }
web-kind-person = Qui
web-kind-open = Con link
web-kind-bot = Bot
web-level = Livello del bot
web-open-text = Ricevi un link da mandare a un amico.
web-hot-seat = Più persone a questo schermo si alternano qui.
web-nickname = Soprannome
web-options = Opzioni
web-strict = Annullare dopo una scoperta
web-strict-no = permesso contro i bot, e contato
web-strict-yes = mai (tavolo rigoroso)
web-aids = Aiuti
web-aids-allowed = tutti li possono usare
web-aids-off = disattivati per tutti
web-edition = Carte
web-edition-ours = La nostra serie
web-edition-owner = Le carte di questo tavolo vengono dal file di chi possiede il gioco.
web-start = Si comincia
web-reconstructed = Le facce delle carte sono una nostra ricostruzione, fedele a tutti i numeri pubblicati.

# Il tavolo
web-connecting = Ci si siede …
web-table-forbidden = Questo link non apre il tavolo.
web-table-forbidden-text = Chiedine uno nuovo a chi ti ha invitato.
web-table-unknown = Questo tavolo non esiste.
web-table-unknown-text = Forse il link non è completo, o il tavolo è stato sparecchiato.
web-table-refused = A questo tavolo non ci si può sedere.
web-not-connected = In questo momento manca la connessione; riprova tra poco.
web-reconnecting = Connessione persa; si riprova …
web-offline = Il server non risponde. Qui vedi ciò che il tuo dispositivo ha conservato.
web-not-kept = Questo dispositivo non ha conservato questa pagina, perché non è ancora stata aperta qui.
web-prompt = Che cosa si chiede
web-board = Tavola di gioco
web-board-loading = Il tabellone arriva …
web-board-broken = Il tabellone fornito con questo gioco non funziona qui. Si può giocare lo stesso.
web-side = Punteggio, cronaca, chat e posti
web-thinking = { $seat } sta pensando …
web-waiting = Si attende { $seats }.
web-wins = { $seat } vince con { $points ->
    [one] { $points } punto.
   *[other] { $points } punti.
}
web-shared = { $seats } condividono la vittoria con { $points } punti.
web-wins-plain = Vince { $seat }.
web-over = La partita è finita.
web-no-change = i punti non cambiano
web-uncertain = (il caso può cambiare le cose)
web-undo = Annulla
web-restart = Rifai il turno
web-hint = Consiglio
web-hint-wait = Un momento …
web-hint-best = Il marshal, il nostro bot più forte, farebbe:
web-hint-numbers = ({ $value } di vittoria)
web-hint-sure = (senza dubbio)
web-rematch = Rivincita
web-rematch-asked = La rivincita è pronta.
web-replay = Rivedi
web-record = Salva la partita
web-watching = Stai guardando.
web-look-from = Guarda dal posto di
web-sound = Suono
web-rules-page = Apri le regole come pagina
web-rules-figure = Esempio per { $rule }
web-rules-figure-yes = Permesso
web-rules-figure-no = Non permesso
web-rules-missing = Le regole di questo gioco non sono ancora scritte in questa lingua.
web-contents = Indice
web-tab-score = Punti
web-tab-log = Cronaca
web-tab-chat = Chat
web-tab-seats = Posti
web-score = Tabella dei punti
web-score-source = Fonte
web-total = Totale
web-line-of = { $line }, { $seat }: { $points }
web-since = Dal tuo ultimo turno
web-log-empty = Non è ancora successo niente.
web-story = Che cosa è successo
web-tap-again = Tocca ancora per farlo.
web-story-again = Mostra di nuovo
web-story-many = { $count ->
    [one] È successa una cosa
   *[other] Sono successe { $count } cose
}
web-aids-text = Ciò che il tabellone calcola per te, da quello che puoi sapere.
web-aids-for-all = Aiuti per tutti a questo tavolo
web-chat-empty = Nessuno ha ancora detto niente.
web-chat-say = Di' qualcosa
web-chat-send = Invia
web-spectator = Spettatore
web-you = tu
web-present = presente
web-absent = assente
web-invitation = Link d'invito
web-watch-link = Link per spettatori
web-spectators = Tutti gli spettatori:
web-mute = Togli la chat
web-unmute = Ridai la chat
web-remove = Allontana
web-remove-ask = Allontanare { $name }? Il link smette di funzionare e il posto aspetta chi apre quello nuovo.
web-remove-spectators-ask = Allontanare tutti gli spettatori? Il loro link smette di funzionare.
web-remove-yes = Sì, allontana
web-remove-no = No
web-began = Questa partita è cominciata con la versione { $version } delle regole. Tutte le mosse valgono anche con le regole attuali, e con queste prosegue.
web-copy = Copia
web-copied = Copiato
web-curtain = Passa lo schermo a { $seat }.
web-curtain-lift = Sono io
web-turn = Gira
web-place = Piazza qui
web-keys = Tasti
web-key-move = sposta la carta da posare, o passa alla carta seguente
web-key-commit = conferma
web-key-turn = gira la carta

# Rivedere
web-first = All'inizio
web-previous = Una mossa indietro
web-next = Una mossa avanti
web-last = Alla fine
web-run = Avvia
web-pause = Pausa
web-ply = Mossa { $ply } di { $last }
web-plot = Punti nel tempo
web-as-seat = Gioca come
web-as = come { $seat }
web-against = contro { $level }
web-play-on = Continua da qui
web-replay-none = Non c'è ancora niente da rivedere.

# Impostazioni
web-theme = Aspetto
web-theme-auto = come il sistema
web-theme-light = chiaro
web-theme-dark = scuro
web-set-sound = Suono
web-set-sound-text = Una carta sul legno, un campanello quando tocca a te.
web-set-still = Niente movimento
web-set-still-text = Le carte non viaggiano.
web-set-confirm = Sempre due tocchi
web-set-confirm-text = Il primo clic mostra che cosa succederebbe, il secondo lo fa, anche con il mouse.
web-set-curtain = Sipario tra le persone
web-set-curtain-text = Più persone a uno schermo non vedono i segreti altrui.
web-set-kept = Conservate solo in questo browser.

# Informazioni
web-about-text = Boomtown mette quattro giochi di costruzione di città su un solo tavolo, con le regole complete. Gira sul tuo computer, senza account e senza rete.
web-about-games = I giochi appartengono ai loro autori ed editori. Le regole sono raccontate con parole nostre; tutti i disegni sono nostri.
web-about-icons = Icone
web-about-tinted = Colorate e combinate da noi.
web-about-fonts = Caratteri
web-about-software = Software
