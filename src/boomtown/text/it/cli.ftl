# Che cosa dicono la riga di comando e il programma per il terminale.

# Aiuto
help-app = Giochi da tavolo di costruzione di città con le regole complete: giocare, guardare, contare i punti.
help-lang = Lingua: en, it o de; altrimenti quella del sistema. Questa opzione può stare ovunque.
help-help = Mostra questo testo.
help-version = Mostra di quale versione si tratta.
help-panel-arguments = Argomenti
help-panel-options = Opzioni
help-panel-commands = Comandi
help-games = Elenca i giochi, le loro opzioni e i livelli dei bot.
help-play = Gioca nel terminale: una partita nuova, o una conservata in un file. Senza --players giochi contro dei deputy.
help-watch = Guarda i bot giocare tra loro.
help-new = Comincia una partita e la scrive in un file; il seme e le scelte segrete vanno in FILE.seed accanto. Senza --players a ogni posto siede una persona.
help-show = Mostra la posizione di una partita salvata in un file.
help-move = Fa una mossa in una partita salvata in un file, come in: boomtown move FILE take 7 (i bot di turno muovono subito dopo).
help-replay = Ripercorre una registrazione mossa per mossa.
help-verify = Controlla una registrazione finita: il seme è quello promesso e ogni mossa è permessa.
help-score = Conta i punti di una partita dal vivo da un foglio scritto a mano (docs/sheets.md).
help-rules = Mostra le regole di un gioco, o un solo paragrafo.
help-arena = Fa gareggiare i bot e stampa vittorie, punti ed Elo con intervalli al 95 %.
help-balance = Fa giocare un bot a tutti i posti e dice quanto spesso si usa ogni carta e come va a chi la usa.
help-ladder = In tutti i giochi fa sfidare a ogni livello quello sotto e ne scrive una pagina con un grafico.
help-ladder-game = I giochi; tutti, se non se ne nomina nessuno.
help-ladder-games = Quante partite gioca ogni coppia di vicini in ogni gioco.
help-ladder-page = La pagina da scrivere, in Markdown; la sua immagine va nella cartella pictures accanto.
help-balance-bot = Il bot che gioca a tutti i posti.
help-balance-games = Quante partite giocare; ognuna ha una distribuzione propria.
help-balance-seats = In quanti si siedono al tavolo; di solito il numero migliore per il gioco.
help-train = Impara dalle partite dei bot quanto valgono le posizioni, lo misura nell’arena e scrive i pesi.
help-train-seats = Quanti siedono al tavolo; si può dare più volte. Senza, ogni numero che il gioco permette.
help-train-games = Da quante partite imparare, per ogni numero di posti.
help-train-measured = Quante partite gioca l’arena per misurare ciò che è stato imparato, per ogni numero di posti.
help-train-iterations = Quante linee di gioco marshal guarda nell’arena.
help-train-seed = Distribuisce altre partite; lo stesso numero impara gli stessi pesi.
help-train-out = Il file per i pesi; di solito GAME.json nella cartella corrente.
help-bot = Fa parlare a un bot il protocollo dei bot su standard input e output, un messaggio JSON per riga.
help-bot-name = Un livello, modulo:Classe o cmd:PROGRAMMA; possono seguire impostazioni, come in marshal:iterations=400.
help-serve-bot = Un bot che gli ospiti possono scegliere oltre ai livelli, come NOME=BOT, per esempio «Wyatt=cmd:node wyatt.js». Ripetibile.
help-components = Controlla i tuoi file dei componenti, per i giochi con carte ricostruite.
help-components-what = Che cosa fare dei file: controllarli.
help-components-file = I file dei componenti, TOML.
help-components-option = Gioca con le carte della tua scatola: un file dei componenti, TOML.
help-serve = Avvia il tavolo per i browser.
help-host = L'indirizzo su cui ascoltare; quello predefinito è raggiungibile solo da questo computer.
help-port = La porta su cui ascoltare; con 0 se ne prende una libera.
help-data = La cartella in cui sono conservati i tavoli.
help-components-folder = La cartella con i file di componenti di chi possiede la scatola, con una cartella per gioco; di solito «components» nella cartella dei dati.
help-browser = Apre la sala nel browser.
help-database = L'indirizzo di una base di dati PostgreSQL che più server possono condividere; di solito i dati sono in un file della cartella dei dati.
help-reached-at = HOST:PORTA dove gli altri server della stessa base di dati raggiungono questo; di solito l'indirizzo su cui ascolta.
help-proxy = L'indirizzo o la rete di un proxy davanti al server, la cui parola sugli indirizzi dei suoi client vale. Si può ripetere.
help-site = L'host, con la porta se è insolita, con cui le persone raggiungono il server; nessun altro viene allora servito. Si può ripetere.
help-most-tables = Quanti tavoli il server conserva al massimo; poi non se ne aprono altri. Senza questa opzione non c'è limite.
help-expire-days = Cancella i tavoli a cui non si gioca da tanti giorni. Senza questa opzione nulla viene mai cancellato.
help-private = Nessun tavolo aperto nella lobby e nessun circolo: si arriva solo su invito.
help-url = L'indirizzo a cui si raggiunge questo server, per i link degli avvisi, per esempio https://boomtown.example.org/.
help-mail = Manda avvisi per e-mail tramite questo server: smtp://nome:password@host:porta, o smtps://. Può stare anche nell'ambiente, come BOOMTOWN_MAIL.
help-mail-from = L'indirizzo e-mail da cui arrivano gli avvisi.
help-hook = Avvisa un webhook di ogni turno ai tavoli con giorni per turno. Il tipo è discord, ntfy o matrix. Si può dare più volte.
help-private-hooks = Lascia che i giocatori usino webhook in reti private e su questa macchina.
help-log-format = Come è scritto il registro: righe di testo, oppure un oggetto JSON per riga.
help-game-id = Il gioco; «boomtown games» li elenca.
help-record = Il file della partita.
help-sheet = Il foglio del punteggio, JSON o TOML.
help-play-what = Il nome di un gioco, o un file da continuare.
help-action = L'azione, per esempio: place 2 -1 turned
help-paragraph = Un numero come W4.2; senza, tutti i paragrafi.
help-bots = I bot: livelli, modulo:Classe o cmd:PROGRAMMA; possono seguire impostazioni, come in marshal:iterations=400. Se i bot sono più dei posti, tutti incontrano tutti; se sono meno, l'ultimo completa il tavolo.
help-seats = Numero di giocatori.
help-seat = Il posto, contando da 1.
help-players = Chi siede dove, separato da virgole: person, greenhorn, cowhand, deputy, ranger, marshal, modulo:Classe o cmd:PROGRAMMA; può seguire un nome, come in person:Anna, o impostazioni, come in marshal:seconds=1.
help-seed = Distribuisce le carte da questo numero invece che a caso.
help-option = Un'opzione del gioco, vedi «boomtown games»; si può ripetere.
help-file = Conserva la partita in questo file.
help-seconds = Quanto può pensare marshal a una decisione.
help-iterations = Quante linee di gioco esamina marshal, invece di un limite di tempo.
help-bot-seed = Fa decidere i bot ogni volta allo stesso modo.
help-delay = Secondi di attesa dopo ogni decisione.
help-boards = Disegna la posizione dopo ogni decisione.
help-all = Stampa tutte le mosse in una volta.
help-json = Stampa JSON.
help-arena-games = Quante partite giocare al massimo; l'ultima mano viene finita da ogni posto.
help-arena-seats = Quanti siedono a un tavolo; tanti quanti sono i bot, se il gioco lo permette.
help-sprt = Si ferma appena è chiaro se il primo di due bot è migliore al massimo di LOW o almeno di HIGH punti Elo, come in 0,20.
help-out = La cartella che conserva ogni partita come registrazione. Una gara interrotta riprende da lì.
help-format = Come stampare il risultato: text, json o csv.
help-plot = Disegna i punteggi Elo in un file che finisce in .png o .svg. Ripetibile.
help-ray = Gioca sul cluster Ray a questo indirizzo, o con «local» su uno nuovo di questa macchina.
help-processes = Quante partite nello stesso momento.

# Parole sbagliate nella riga di comando
usage-command = Non c'è il comando «{ $given }». I comandi sono: { $known }.
usage-option = Qui non c'è l'opzione «{ $name }»; --help le elenca.
usage-option-value = L'opzione «{ $name }» vuole un valore.
usage-missing = Manca { $name }; --help mostra che cosa ci va.
usage-value = Il valore di { $name } non è permesso; --help mostra quali lo sono.
usage-other = Questa riga di comando non si capisce: { $detail } Vedi --help.

# File
file-missing = Non c'è nessun file «{ $file }».
file-exists = «{ $file }» esiste già e non viene sovrascritto.
file-folder = «{ $file }» è una cartella; per una partita serve il nome di un file.
file-not-text = «{ $file }» non è un file di testo.
file-unreadable = «{ $file }» non si può leggere: { $detail }.
file-unwritable = «{ $file }» non si può scrivere: { $detail }.
file-seed = «{ $file }» dovrebbe contenere una riga «seed: NUMERO» e, per le scelte segrete, righe «answer: POSTO AZIONE»; non è così.
file-components = «{ $file }» non è stata giocata con il file dei componenti «{ $components }». Indica il file con cui è stata giocata, oppure tralascia --components per le nostre carte.

# Tabelle
column-id = Id
column-title = Gioco
column-players = Giocatori
column-minutes = Minuti
column-cards = Carte
column-designers = Di
column-option = Opzione
column-values = Valori
column-meaning = Significato
column-line = Voce
column-rule = Regola
column-total = Totale
column-bot = Bot
column-games = Partite
column-wins = Vittorie
column-share = Quota
column-interval = Intervallo al 95 %
column-points = Punti in media

games-options = Opzioni, da dare come --option NOME=VALORE; il primo valore è quello abituale.
games-levels = Livelli dei bot, dal più debole al più forte, per --players e ovunque si nomini un bot.
arena-share = { $figure } %
decimal-mark = ,

# Cominciare, conservare, finire
new-written = Scritto «{ $file }». Il suo seme e tutte le scelte segrete stanno in «{ $seed_file }»: non mostrarlo ai giocatori prima della fine della partita.
play-what = «{ $given }» non è né un gioco né un file. I giochi sono: { $known }.
play-settled = { $name } vale per le partite nuove; in una partita conservata in un file è già deciso.
play-welcome = Scrivi un numero del menu o un'azione; ? mostra tutto ciò che puoi scrivere.
bot-thinking = { $seat } sta pensando ...
hand-over = Tocca a { $seat }. Premi Invio quando nessun altro guarda.
game-won = Vince { $seats }.
game-shared = La vittoria è condivisa: { $seats }.
game-kept = Tutta la partita è salvata in «{ $file }»; la leggono «boomtown verify» e «boomtown replay».
game-saved = D'ora in poi la partita è salvata in «{ $file }».
left-saved = { $moves ->
    [one] Una mossa è salvata
   *[other] { $moves } mosse sono salvate
} in «{ $file }»; continua con: boomtown play { $file }
left-unsaved = Hai lasciato la partita dopo { $moves ->
    [one] una mossa
   *[other] { $moves } mosse
}; non è stata salvata.
save-where = Di' dove: save FILE

# Il turno di una persona
ask-input = 1-{ $count }, un'azione o ? >
ask-confirm = Invio: avanti con { $pending }; u: annulla >
confirm-keys = Qui si può: Invio va avanti, u annulla la decisione, s mostra il punteggio, q esce.
choice-kept = La tua scelta resta segreta. Puoi cambiarla finché l'ultimo giocatore non ha scelto.
change-whose = Di chi è la scelta segreta da cambiare? Scrivi c e il numero del posto, uno di questi: { $numbers }.
change-none = Nessuno ha fatto una scelta segreta che si possa ancora cambiare.
menu-page = da { $first } a { $last } di { $count }, prima le migliori · + e - girano pagina · /PAROLE filtra, per es. /turned
menu-number = Nel menu non c'è il { $given }; va da 1 a { $count }.
menu-up-to = fino a { $points }
menu-none = Nessuna voce del menu contiene «{ $text }»; ecco di nuovo tutto il menu.
key-undo = u annulla
key-change = c cambia una scelta segreta
key-all = s punteggio · r regole · b tavolo · ? aiuto · q esci
see-rule = (Regola { $rule }; «r { $rule }» la mostra.)
play-help =
    Puoi scrivere:
      un numero          la voce del menu
      un'azione          { $verbs }
      + e -              la pagina seguente di un menu lungo, e quella prima
      /PAROLE            solo le voci con queste parole, come /0 2 o /turned; / da solo le mostra di nuovo tutte
      u                  annulla la tua ultima decisione, se dopo nessun altro ha deciso e nulla è stato rivelato
      c, c 1             lascia scegliere di nuovo chi ha già scelto in segreto, prima che tutti abbiano scelto
      s                  il punteggio di tutti finora, voce per voce
      r, r W4.2          le regole, o un paragrafo
      b                  di nuovo la posizione
      save FILE          salva la partita in un file d'ora in poi
      q                  esci
    Il numero accanto a una voce dice quanti punti porta subito.

# Registrazioni
replay-ask = Mossa { $move } di { $moves } · Invio: avanti, b: indietro, un numero: vai a quella mossa, q: esci >
replay-number = «{ $given }» qui non è possibile: premi Invio, o scrivi b, q o un numero da 0 a { $moves }.
record-verified = { $file }: tutte le { $moves } mosse sono permesse, la partita è finita e il seme è quello promesso all'inizio (SHA-256 { $commit }).
record-entropy = Il giocatore { $number } ha aggiunto { $text } al seme prima della distribuzione, e le carte derivano da entrambi.
record-totals = Risultato – { $totals }.
record-total = { $name }: { $points }
arena-running = In corso
column-elo = Elo
column-faults = Errori
arena-kept = { $games ->
    [one] Una partita è conservata in { $folder }.
   *[other] { $games } partite sono conservate in { $folder }.
}
arena-unrated = Senza le librerie dell'extra «arena» non c'è punteggio Elo: pip install 'boomtown[arena]'.
arena-sprt-yes = Dopo { $deals } mani il test è deciso: { $first } è migliore di { $second }, di circa { $high } punti Elo o più piuttosto che di { $low } o meno (evidenza { $evidence }, soglia { $bound }).
arena-sprt-no = Dopo { $deals } mani il test è deciso: { $first } non è migliore di { $second } di { $high } punti Elo, piuttosto di { $low } o meno (evidenza { $evidence }, soglia -{ $bound }).
arena-sprt-open = Dopo { $deals } mani il test è ancora aperto: per sapere se { $first } è migliore di { $second } di { $high } punti Elo o al massimo di { $low } servono altre partite (evidenza { $evidence }, soglie ±{ $bound }).
arena-plot-title = { $game }: punteggi con intervalli al 95 %
arena-plot-label = Elo; la media di tutti è 0
arena-provenance = { $game } · { $seats } posti · { $games } partite · mani da { $first } a { $last } · budget { $budget } · motore { $engine }, { $python } · { $date }
column-seat = Posto
column-component = Componente
column-deed = Che cosa
column-of-players = Dei giocatori
column-of-games = Delle partite
column-win-lift = Vittorie oltre la parità
column-point-lift = Punti oltre la media
column-mark = Nota
deed-taken = presa
deed-built = costruita
deed-used = usata
deed-opened = aperta
deed-given = ricevuta in dono
deed-kept = tenuta come Favore
deed-drawn = pescata
balance-unused = Nessuno ha fatto nulla con: { $names }.
balance-unbalanced = squilibrata
train-better = { $seats } posti: imparato da { $positions } posizioni di { $games } partite. Errore { $loss } punti, fatto a mano { $handmade }. Elo guadagnato: { $elo } ({ $measured } partite a { $iterations } iterazioni).
train-not-better = { $seats } posti: imparato da { $positions } posizioni di { $games } partite. Errore { $loss } punti, fatto a mano { $handmade }. Elo guadagnato: { $elo } ({ $measured } partite a { $iterations } iterazioni). Non è meglio, perciò resta il giudizio fatto a mano.
train-written = I pesi sono in { $file }.

components-right = { $file } non ha errori; per giocare a { $game } con questo file usa --components { $file }.
components-line = { $file }, riga { $line }: { $problem }
components-wrong = { $count ->
    [one] È stato trovato un errore.
   *[other] Sono stati trovati { $count } errori.
}

# Data
help-export = Scrive le partite concluse come dati per l’apprendimento, una riga per decisione.
help-export-games = i giochi da scrivere; tutti, se non ne indichi
help-export-to = il file da scrivere; l’estensione, .jsonl o .parquet, ne decide la forma
help-export-from = una registrazione, una cartella di registrazioni o la cartella dei dati di un server; anche più volte
help-export-database = l'indirizzo di una base di dati PostgreSQL condivisa da server, come per «serve»
export-written = { $file }: { $rows ->
    [one] una decisione
   *[other] { $rows } decisioni
} da { $games ->
    [one] una partita.
   *[other] { $games } partite.
}

# boomtown tables
help-tables = Cura i tavoli di un server: elencarli (**list**), mostrarne uno come registrazione (**show**), esportarli e importarli (**export**, **import**), cancellarne (**delete**), far scadere i vecchi (**expire**), controllarli tutti (**check**), copiare i dati (**backup**) o riportarli a una versione precedente (**downgrade**).
help-tables-what = list, show, export, import, delete, expire, check, backup o downgrade.
help-tables-names = Gli identificativi dei tavoli; per import e backup, dei file; per downgrade, il passo che la versione precedente indica.
help-days = Fa scadere i tavoli a cui non si gioca da tanti giorni.
help-unfinished = Fa scadere anche i tavoli con partite non finite.
tables-column-table = Tavolo
tables-column-game = Gioco
tables-column-version = Versione
tables-column-seats = Posti
tables-column-moves = Mosse
tables-column-last = Ultima mossa (UTC)
tables-column-stands = Stato
tables-over = finita
tables-under-way = in corso
tables-size = { $count ->
    [one] Un tavolo
   *[other] { $count } tavoli
  }, { $size } MB su disco.
tables-imported = Il tavolo { $table } è conservato.
tables-deleted = { $count ->
    [0] Nessun tavolo è stato cancellato.
    [one] Un tavolo è stato cancellato.
   *[other] { $count } tavoli sono stati cancellati.
  }
tables-right = { $count ->
    [one] Un tavolo, ed è in ordine.
   *[other] { $count } tavoli, tutti in ordine.
  }
tables-faults = Qualcosa non va in { $count } tavoli su { $tables }.
tables-backed-up = I dati sono copiati in { $file }.
tables-unknown = Non c'è nessun tavolo { $table }.
tables-in-use = Un server sta giocando il tavolo { $table }. Fermalo prima, o riprova quando il tavolo è fermo da dieci minuti.
tables-exists = C'è già un tavolo { $table }; nulla è stato cambiato.
tables-no-export = Questo non è un tavolo scritto da «boomtown tables export».
tables-downgraded = I dati sono ora quelli del passo { $step }. Installa la versione che lo conosce prima di avviare un server.
tables-no-step = Il passo «{ $given }» non esiste. I passi sono { $known }; la versione precedente indica quello che conosce.
tables-servers-run = Dei server stanno usando questi dati. Prima fermali tutti.
tables-no-days = Di' da quanti giorni non si è giocato: --days 365
tables-arguments = «boomtown tables { $command }» { $count ->
    [0] non vuole né tavoli né file.
   *[other] vuole l'identificativo di un tavolo, un file o un passo.
  }
tables-bad-moves = Dovrebbe avere { $ply } mosse senza lacune, e ne sono conservate { $moves }.
tables-bad-settings = Le sue impostazioni non si possono leggere.
tables-backup-exists = Il file { $file } esiste già; scegli un altro nome.
tables-backup-postgres = Per PostgreSQL usa il suo programma pg_dump.

# The page of the ladder
ladder-title = La scala
ladder-about = Quanto ogni livello dei bot è più forte di quello sotto: due posti, ogni mano giocata da entrambi, Elo con intervalli al 95 %. Ogni gradino deve essere da { $low } a { $high } Elo, perché si senta. `boomtown ladder` gioca le partite e scrive questa pagina; con la stessa cartella riprende da dov’era.
ladder-cut = **Questa serie è stata interrotta:** sono state giocate { $games } partite su { $all }.
ladder-picture = Quanto ogni livello è più forte di quello sotto, gioco per gioco; la fascia va da { $low } a { $high } Elo
ladder-axis = Elo sopra il livello inferiore
ladder-rung = { $upper } su { $lower }
ladder-outside = fuori
ladder-nothing = Non ancora giocato.
ladder-skill = L’errore di una valutazione all’inizio della partita, come parte del vantaggio decisivo: greenhorn { $greenhorn }, cowhand { $cowhand }. Linee di gioco esaminate: ranger { $ranger }, marshal { $marshal }.
ladder-written = La pagina è in { $file }.
