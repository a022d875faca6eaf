# Che cosa dicono la riga di comando e il programma per il terminale.

# Aiuto
help-app = Giochi da tavolo di costruzione di città con le regole complete: giocare, guardare, contare i punti.
help-lang = Lingua: en, it o de; altrimenti quella del sistema. Questa opzione può stare ovunque.
help-help = Mostra questo testo.
help-version = Mostra di quale versione si tratta.
help-panel-arguments = Argomenti
help-panel-options = Opzioni
help-panel-commands = Comandi
help-games = Elenca i giochi e le loro opzioni.
help-play = Gioca nel terminale: una partita nuova, o una conservata in un file. Senza --players giochi contro dei deputy.
help-watch = Guarda i bot giocare tra loro.
help-new = Comincia una partita e la scrive in un file; il seme e le scelte segrete vanno in FILE.seed accanto. Senza --players a ogni posto siede una persona.
help-show = Mostra la posizione di una partita salvata in un file.
help-move = Fa una mossa in una partita salvata in un file, come in: boomtown move FILE take 7 (i bot di turno muovono subito dopo).
help-replay = Ripercorre una registrazione mossa per mossa.
help-verify = Controlla una registrazione finita: il seme è quello promesso e ogni mossa è permessa.
help-score = Conta i punti di una partita dal vivo da un foglio scritto a mano (docs/sheets.md).
help-rules = Mostra le regole di un gioco, o un solo paragrafo.
help-arena = Fa giocare un torneo ai bot e stampa vittorie, punti e intervalli al 95 %.
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
help-game-id = Il gioco; «boomtown games» li elenca.
help-record = Il file della partita.
help-sheet = Il foglio del punteggio, JSON o TOML.
help-play-what = Il nome di un gioco, o un file da continuare.
help-action = L'azione, per esempio: place 2 -1 turned
help-paragraph = Un numero come W4.2; senza, tutti i paragrafi.
help-bots = I bot, uno per posto: greenhorn, deputy o marshal.
help-seats = Numero di giocatori.
help-seat = Il posto, contando da 1.
help-players = Chi siede dove, separato da virgole: person, greenhorn, deputy, marshal; può seguire un nome, come in person:Anna.
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
help-arena-games = Quante partite giocare.
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
record-totals = Risultato – { $totals }.
record-total = { $name }: { $points }
arena-running = In corso

components-right = { $file } non ha errori; per giocare a { $game } con questo file usa --components { $file }.
components-line = { $file }, riga { $line }: { $problem }
components-wrong = { $count ->
    [one] È stato trovato un errore.
   *[other] Sono stati trovati { $count } errori.
}
