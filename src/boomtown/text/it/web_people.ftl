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
web-invite-network = Il link ha l'indirizzo di questo computer nella tua rete, così gli altri dispositivi lo trovano.
web-invite-alone = Solo questo computer può aprire il link, perché il server non ascolta nessun altro. Avvialo con “boomtown serve --host 0.0.0.0” e gli altri nella tua rete potranno giocare.
web-free-seat = Posto libero
web-bot-fill = Fai giocare un bot qui
web-bot-fill-text = Il link resta valido: chi si siede più tardi prende il posto.
web-bot-off = Nessun bot qui
web-invited = Sei invitato
web-invited-by = { $name } ti invita a una partita di { $game }.
web-invited-plain = Sei invitato a una partita di { $game }.
web-invited-begun = La partita è cominciata. Prendi il posto così com'è.
web-invited-full = Tutti i posti sono occupati. Chiedi a chi ti ha invitato un link per guardare.
web-invited-over = Questa partita è finita.
web-invited-name = Il tuo nome
web-invited-seat = Il tuo posto
web-invited-colour = Il tuo colore
web-invited-colour-number = Colore { $number }
web-invited-sit = Siediti
web-invited-options = Che cosa è concordato
web-invited-learn = Non conosci il gioco?
