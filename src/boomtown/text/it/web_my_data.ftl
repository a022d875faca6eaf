# Che cosa il server conserva di una persona
web-my-data = I miei dati
web-my-data-text = Non ci sono account. Di te il server conserva nomi, chat, l'hash delle tue chiavi e gli indirizzi per gli avvisi, tavolo per tavolo, e il tuo soprannome nei circoli. Questo browser conosce i tavoli e i circoli di questo elenco.
web-my-data-show = Mostra che cosa conserva il server
web-my-data-none = Questo browser non conosce tavoli o circoli in cui sia conservato qualcosa di te.
web-my-data-name = Nome: { $names }
web-my-data-nameless = Nessun nome
web-my-data-chat = { $count ->
    [0] nessuna chat
    [one] { $count } riga di chat
   *[other] { $count } righe di chat
}
web-my-data-running = in corso
web-my-data-over = finita
web-my-data-delete = Cancella
web-my-data-delete-all = Cancella tutto
web-my-data-ask = Cancellare qui il tuo nome, la chat, gli indirizzi e la chiave? Non potrai più aprire il tavolo. La partita resta agli altri, senza il tuo nome.
web-my-data-ask-running = Cancellare qui il tuo nome, la chat, gli indirizzi e la chiave? La partita è in corso: la abbandoni e non potrai più aprire il tavolo.
web-my-data-ask-all = Cancellare tutto questo? Le partite in corso vengono abbandonate, lasci i circoli e non potrai più aprire nessuno di questi tavoli. Le partite restano agli altri, senza il tuo nome.
web-my-data-yes = Sì, cancella
web-my-data-no = No, conserva
web-my-data-done = Il server non conserva più nulla di te qui.
