# Che cosa dice il motore stesso, per tutti i giochi e tutti i programmi.

language-name = Italiano
player-name = Giocatore { $number }

# The bots, and how each level plays
bot-greenhorn = Novellino
bot-cowhand = Mandriano
bot-deputy = Vicesceriffo
bot-ranger = Ranger
bot-marshal = Marshal
bot-random = Caso
bot-greenhorn-ways = Vede ciò che è vicino e valuta male ciò che è lontano.
bot-cowhand-ways = Conosce il mestiere, ma spesso sbaglia su ciò che rende alla lunga.
bot-deputy-ways = Prende subito ciò che sembra meglio, senza pensare in anticipo.
bot-ranger-ways = Prima di ogni decisione guarda un po’ più avanti.
bot-marshal-ways = Pensa in anticipo finché c’è tempo; qui nessuno è più forte.

# Da dove vengono le carte di un gioco
provenance-published = pubblicate
provenance-reconstructed = ricostruite

# Valori delle opzioni
value-true = sì
value-false = no

# Che cosa si chiede
prompt-over = La partita è finita.
prompt-wait = Si attende { $seats }.
prompt-answered = Hai scelto. Finché si attende { $seats }, puoi cambiare la tua scelta.

# Perché no
game-over = La partita è finita; non c'è più nulla da fare.
not-asked = Ora non tocca a { $seat }: la decisione spetta a { $pending }.
not-now = «{ $text }» ora non è possibile. { $question }
no-such-seat = { $seat } non siede a questo tavolo, che ha { $seats } posti.
cannot-undo = { $seat } non ha nulla da annullare: nel frattempo ha deciso qualcun altro, o si è scoperto qualcosa.
cannot-undo-strict = { $seat } non può annullare: nel frattempo si è scoperto qualcosa, e questo tavolo è rigoroso.
cannot-undo-moves = Non si possono annullare { $given } mosse; ne sono state fatte { $moves }.

# Come si è giocato
practice = Esercizio: { $count ->
    [one] una mossa annullata dopo una scoperta
   *[other] { $count } mosse annullate dopo una scoperta
}

# Nomi sconosciuti
unknown-game = Non c'è nessun gioco «{ $given }». I giochi sono: { $known }.
unknown-bot = Non c'è nessun bot «{ $given }». I bot sono: { $known }. Una classe si indica con modulo:Classe, un programma con cmd:PROGRAMMA.
bot-unloadable = Il bot «{ $given }» non si può usare: { $detail }.
bot-setting = «{ $given }» non è un'impostazione del bot { $bot }. Le sue impostazioni, scritte come NOME=VALORE: { $known }.
bot-setting-value = «{ $given }» non può essere il valore di { $name }. Serve un numero maggiore di 0, come { $name }={ $example }.
bot-no-command = «{ $given }» non indica nessun programma. Scrivi il comando dopo cmd:, come in cmd:node bot.js.
bot-no-choose = Il bot «{ $given }» non si può usare: non ha un metodo choose(seat).
bot-illegal = Il bot { $bot } ha risposto { $given }, che non è una delle sue azioni permesse. choose(seat) deve restituire una di seat.legal().
bot-message-json = Questa riga non è un messaggio. Un messaggio è un oggetto JSON su una riga, con un "type": { $detail }
bot-message-type = Non ci sono messaggi di tipo «{ $given }». I tipi sono: hello, setup, position, go, stop, quit.
bot-message-early = «{ $given }» arriva troppo presto: invia prima «{ $first }».
bot-message-field = Al messaggio serve un campo «{ $name }» di tipo { $kind }.
bot-message-world = La posizione non si può leggere: { $detail }
bot-message-seat = Il posto { $seat } non ha nulla da decidere in questa posizione.
arena-no-bots = Per una gara serve almeno un bot.
arena-no-result = Questa registrazione non viene da una gara: manca la riga «# arena:».
arena-folder = La cartella { $folder } non si può usare: { $detail }.
arena-other-contest = { $folder } contiene partite di un'altra gara, diversa in: { $different }. Scegli un'altra cartella con --out o ripeti quella gara con lo stesso motore.
arena-extra = Per { $what } serve { $library }, che non è installato. Installa l'extra: pip install 'boomtown[arena]'.
arena-plot-format = { $file } non può contenere un grafico. Il nome deve finire in uno di questi modi: { $known }.
arena-plot-folder = La cartella { $folder } per il grafico non c'è. Creala prima.
arena-sprt-two = Il test confronta due bot, ma ne sono stati indicati { $given }. Indicane due; il secondo può completare il tavolo.
arena-sprt-form = «{ $given }» non è una domanda. Scrivi due numeri di punti Elo, prima il minore, come in --sprt 0,20.
balance-no-deeds = { $game } non conta nulla: la sua stanza non nomina azioni da contare.
train-no-features = { $game } non ha nulla da cui imparare: la sua stanza non descrive caratteristiche.
train-alone = Il giudizio si impara per due posti o più, perché si misura da chi vince.
weights-features = I pesi di { $game } sono stati imparati da altre caratteristiche di quelle che il gioco ha ora. Imparali di nuovo con «boomtown train».
unknown-player = «{ $given }» non può sedersi. Un giocatore è uno di questi: { $known }; può seguire un nome, come in person:Anna. Una classe si indica con modulo:Classe, un programma con cmd:PROGRAMMA.
unknown-language = Non c'è la lingua «{ $given }». Le lingue sono: { $known }.
extra-missing = Serve il pacchetto «{ $module }», che non è installato. Scrivi: pip install "boomtown[{ $extra }]"
picture-ending = «{ $file }» non è un file per un’immagine. Il nome finisce con uno di: { $known }.
export-ending = «{ $file }» non è un file per i dati. Il nome finisce con uno di: { $known }.
export-database = La base di dati non si può leggere: { $detail }

# Stanze a cui manca ciò che ogni stanza deve avere
room-unloadable = Il gioco { $game } non si può giocare: il caricamento di { $module } fallisce ({ $detail }).
room-without = Il gioco { $game } non si può giocare: { $module } deve definire { $name }, di tipo { $kind }.
room-wrong-type = Il gioco { $game } non si può giocare: { $name } in { $module } deve essere di tipo { $kind }, non { $given }.
room-other-id = Il gioco { $game } non si può giocare: META in { $module } ha l'id «{ $given }»; deve essere «{ $game }».

# Preparazione
setup-seats = A { $game } non si può giocare in { $given }. Numeri possibili di giocatori: { $allowed }.
setup-option = { $game } non ha l'opzione «{ $option }». Le opzioni sono: { $known }.
setup-value = L'opzione «{ $option }» non può valere «{ $given }». Valori possibili: { $allowed }.
option-form = Un'opzione si scrive NOME=VALORE; in «{ $given }» manca il segno di uguale.
players-count = { $given ->
    [one] È indicato { $given } giocatore
   *[other] Sono indicati { $given } giocatori
}, ma il tavolo ha { $count } posti.
seat-number = Il posto { $given } non esiste; i posti sono numerati da 1 a { $count }.
watch-bots = Si possono guardare soltanto i bot; per giocare, usa «boomtown play».

# Notazione
notation-verb = «{ $text }» non è un'azione di questo gioco. Le azioni cominciano con: { $verbs }.
notation-count = Quest'azione si scrive «{ $usage }»: { $expected ->
    [one] segue una parola
   *[other] seguono { $expected } parole
}, non { $given }.
notation-number = «{ $text }» non va bene per { $argument }: scrivi un numero intero da { $low } a { $high }.
notation-word = «{ $text }» non va bene per { $argument }: scrivi una di queste parole: { $choices }.
notation-code = L'azione numero { $code } non esiste; i numeri vanno da 0 a { $size } (escluso).

# Aiuti
aid-unknown = Questo gioco non ha l'aiuto «{ $given }». Gli aiuti sono: { $known }.
aid-args = L'aiuto «{ $name }» vuole questi argomenti: { $expected }; dati: { $given }.

# Registrazioni
record-first-line = Questa non è la registrazione di una partita: la prima riga deve essere «{ $expected }».
record-head = La riga { $line } della registrazione, «{ $text }», non si capisce. L'intestazione ha game, version, seats, option, components, commit, seed, entropy e practice, ciascuno con i due punti, e finisce con una riga vuota.
record-missing = Nell'intestazione della registrazione manca la riga «{ $name }: ...».
record-number = Nell'intestazione della registrazione, { $name } deve essere un numero intero, non «{ $text }».
record-seat = La riga { $line } della registrazione, «{ $text }», non comincia con il numero di un posto.
record-action = La riga { $line } della registrazione, «{ $text }», non contiene un'azione di questo gioco: { $reason }
record-no-seed = Il seme di questa partita non è ancora noto: la registrazione lo rivela a partita finita; fino ad allora lo conosce solo FILE.seed accanto.
record-commit = Il seme { $seed } non è quello promesso: il suo SHA-256 è diverso da { $commit }.
record-version = La registrazione è stata fatta con la versione { $version } di { $game }; questa è la versione { $engine } e non può rigiocarla.
record-components = La registrazione è stata giocata con un file dei componenti di { $game } che qui non è disponibile; indica il file usato allora.
record-components-fixed = La registrazione è stata giocata con componenti di { $game } diversi dai nostri, e questo gioco non ne conosce altri.
record-illegal = La mossa { $move }, «{ $text }», non è permessa: { $reason }
record-unfinished = La partita non è finita dopo { $moves ->
    [one] una mossa
   *[other] { $moves } mosse
}, quindi non si può ancora verificare.

# Fogli del punteggio
sheet-no-table = Un foglio del punteggio deve essere un oggetto con nomi e valori.
sheet-missing = Nel foglio manca «{ $name }». Potrebbe essere: { $example }.
sheet-key = Il foglio ha una chiave sconosciuta, «{ $name }». Le chiavi sono: { $known }.
sheet-flag = «{ $name }» deve valere true o false, non «{ $given }».
sheet-game = Non c'è un foglio del punteggio per «{ $given }». Ci sono fogli per: { $known }.
sheet-other-game = Questo è un foglio di «{ $given }», non di «{ $game }».
sheet-json = Il foglio non è JSON valido: guarda la riga { $line }, colonna { $column }.
sheet-toml = Il foglio non è TOML valido: { $detail }.
sheet-long = Il foglio ha { $given } caratteri; al massimo può averne { $most }.
sheet-deep = Nel foglio ci sono troppe parentesi o tabelle una dentro l'altra; a un foglio del punteggio ne bastano poche.
sheet-number = Nel foglio c'è un numero maggiore di { $most }; nessun conteggio dei giochi ci si avvicina.

# Regole
rules-missing = Le regole di { $game } non ci sono in questa lingua ({ $language }).
rules-paragraph = Le regole non hanno un paragrafo «{ $given }»; vanno da { $first } a { $last }.

# File dei componenti
components-unreadable = Il file dei componenti { $file } non si può leggere: { $detail }.
components-no-file = Non c'è nessun file dei componenti { $file }.
components-folder = { $file } è una cartella. Indica un file dei componenti al suo interno.
components-not-text = La riga { $line } del file dei componenti { $file } non è un testo in UTF-8. Salva il file in questa codifica.
components-bad-file = Con { $file } non si può giocare. Riga { $line }: { $problem }
components-fixed-cards = Le carte di { $game } sono fisse; solo i giochi con carte ricostruite accettano un tuo file: { $known }.
components-unknown-edition = Il file dei componenti di { $game } con il contrassegno { $given } qui non è disponibile.
components-long = Il file ha più di { $most } caratteri; nessun insieme di componenti ne ha bisogno di tanti.
components-long-line = Questa riga ha più di { $most } caratteri; dividila in più righe.
components-deep = Qui ci sono più di { $most } parentesi o tabelle una dentro l'altra; nessun insieme di componenti ne ha bisogno.
components-syntax = Il file non è TOML valido: { $detail }
components-syntax-end = finisce a metà di una voce.
components-syntax-open = una parentesi o delle virgolette non sono chiuse prima della colonna { $column }.
components-syntax-twice = la voce o la tabella che finisce prima della colonna { $column } era già scritta; ognuna può esserci una volta sola.
components-syntax-sign = ciò che comincia alla colonna { $column } non può stare lì. Le voci sono così: nome = 3, nome = "testo", nome = [1, 2].
components-missing = Manca { $path }: qui va { $wanted }.
components-wanted-value = un valore
components-wanted-whole = un numero intero da { $low } a { $high }
components-wanted-flag = true o false
components-wanted-word = uno di { $choices }
components-wanted-text = un testo
components-wanted-list = una lista
components-wanted-table = una tabella con { $choices }
components-unknown = { $path } è sconosciuto. Qui si conoscono: { $choices }.
components-table = { $path } deve essere una tabella, non { $given }.
components-list = { $path } deve essere una lista, non { $given }.
components-length = { $path } deve avere { $expected } voci; ne ha { $given }.
components-whole = { $path } deve essere un numero intero da { $low } a { $high }, non { $given }.
components-flag = { $path } deve essere true o false, non { $given }.
components-word = { $path } deve essere uno di { $choices }, non { $given }.
components-text = { $path } deve essere un testo su una riga che non comincia con @; «{ $given }» non va bene.
components-id = { $path } può avere solo lettere, cifre, - e _; «{ $given }» non va bene.
components-twice = { $path }: «{ $given }» compare due volte, ma può comparire una volta sola.
components-reference = { $path }: «{ $given }» non esiste. Esistono: { $choices }.
components-fixed = { $path } è uguale in ogni file: { $expected }. Scrivi così o toglilo; con { $given } non si può giocare.
components-more-faults = { $more ->
    [one] Un altro errore non è elencato.
   *[other] Altri { $more } errori non sono elencati.
}
