# Giocare con altri: inviti e prendere posto
web-invite-title = Invita gli altri
web-invite-text = { $count ->
    [one] Un posto è libero. Chi apre questo link sceglie un nome e si siede.
   *[other] { $count } posti sono liberi. Lo stesso link vale per tutti: chi lo apre sceglie nome e posto.
}
web-invite-share = Condividi
web-invite-share-text = Gioca con me a { $game }!
web-invite-qr = Codice QR del link d'invito
web-invite-scan = Oppure inquadralo con un telefono.
web-invite-network = Il link contiene l'indirizzo di questo computer nella tua rete, così gli altri dispositivi lo trovano.
web-invite-alone = Solo questo computer può aprire il link, perché il server non è raggiungibile dalla rete. Avvialo con «boomtown serve --host 0.0.0.0» e gli altri nella tua rete potranno giocare.
web-free-seat = Posto libero
web-bot-fill = Fai giocare un bot qui
web-bot-fill-text = Il link resta valido: chi si siede più tardi prende il posto.
web-bot-off = Togli il bot
web-invited = Hai un invito
web-invited-by = { $name } ti invita a una partita di { $game }.
web-invited-plain = Hai un invito per una partita di { $game }.
web-invited-begun = La partita è cominciata. Prendi il posto così com'è.
web-invited-here = Hai già visitato questo tavolo.
web-invited-full = Tutti i posti sono occupati. Chiedi a chi ti ha invitato un link per guardare.
web-invited-over = Questa partita è finita.
web-invited-name = Il tuo nome
web-invited-seat = Il tuo posto
web-invited-colour = Il tuo colore
web-invited-colour-number = Colore { $number }
web-invited-sit = Siediti
web-invited-options = Le regole di questo tavolo
web-invited-learn = Non conosci il gioco?

# Chi è assente, e ciò su cui tutti al tavolo si accordano
web-gone = manca da molto
web-bot-plays-on = gioca { $bot }
web-has-resigned = ha abbandonato
web-patience = Attesa per chi è assente
web-span-minutes = { $count ->
    [one] { $count } minuto
   *[other] { $count } minuti
}
web-span-days = { $count ->
    [one] { $count } giorno
   *[other] { $count } giorni
}
web-waiting-away = Tocca a { $seats }, che ora è assente.
web-waiting-gone = Tocca a { $seats }, che manca da molto.
web-adjourned = La partita è sospesa.
web-adjourned-text = Nessuno può decidere nulla e gli orologi sono fermi, finché qualcuno non vuole continuare.
web-ended-resigned = { $seat } ha abbandonato la partita.
web-ended-aborted = { $seat } ha annullato la partita.
web-gone-host = { $seat } manca da molto. Intanto può giocare un bot.
web-gone-propose = { $seat } manca da molto. Se gli altri sono d'accordo, intanto gioca un bot.
web-gone-free = Il posto { $number } è ancora libero. Se gli altri sono d'accordo, ci gioca un bot.
web-gone-let = Fai giocare un bot
web-gone-ask = Proponilo
web-stood-in = { $bot } gioca per te.
web-stood-in-back = Torna a giocare
web-resigned-text = Hai abbandonato; { $bot } gioca per te.
web-proposed-take-back = { $seat } vorrebbe ritirare l'ultima decisione.
web-proposed-stand-in = { $seat } propone che un bot ({ $bot }) giochi per { $other }.
web-proposed-adjourn = { $seat } propone di sospendere la partita.
web-proposed-resume = { $seat } vorrebbe riprendere la partita. Si riprende quando tutti sono d’accordo, e comunque dopo { $wait }.
web-proposed-waits = Manca la risposta di { $seats }.
web-agree = D'accordo
web-disagree = No
web-withdraw = Ritira
web-resume = Riprendi la partita
web-this-game = Questa partita
web-ask-take-back = Chiedi di ritirare
web-ask-adjourn = Proponi di sospendere
web-resign = Abbandona
web-resign-two = Abbandonare? La partita finisce e vince l'altra parte.
web-resign-more = Abbandonare? Un bot gioca per te fino alla fine e non puoi tornare.
web-resign-yes = Sì, abbandona
web-abort = Annulla la partita
web-abort-ask = Annullare la partita? Non vincerà nessuno.
web-abort-yes = Sì, annulla

# Tocca a te
web-turn-ask = Vuoi che il browser ti avvisi quando tocca di nuovo a te? Intanto puoi fare altro.
web-turn-ask-yes = Sì, avvisami
web-turn-ask-no = No, grazie
web-turn-notice = Tocca a te
web-turn-notice-text = { $game }, con { $names }
web-set-notify = Avvisami quando tocca a me
web-set-notify-text = Un avviso del browser mentre fai altro, ai tavoli con altre persone.
web-set-notify-refused = Il browser non permette avvisi da questa pagina. Puoi cambiarlo nelle sue impostazioni.
web-set-vibrate = Vibrazione
web-set-vibrate-text = Una breve vibrazione quando tocca a te, sui dispositivi che lo permettono.
