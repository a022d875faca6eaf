# Mit anderen spielen: Einladungen und Platznehmen
web-invite-title = Lade die anderen ein
web-invite-text = { $count ->
    [one] Ein Platz ist frei. Wer diesen Link öffnet, wählt einen Namen und setzt sich.
   *[other] { $count } Plätze sind frei. Derselbe Link gilt für alle: Wer ihn öffnet, wählt Namen und Platz.
}
web-invite-share = Teilen
web-invite-share-text = Spiel mit mir { $game }!
web-invite-qr = QR-Code des Einladungslinks
web-invite-scan = Oder mit dem Handy scannen.
web-invite-network = Der Link hat die Adresse dieses Rechners in deinem Netz, damit andere Geräte ihn finden.
web-invite-alone = Nur dieser Rechner kann den Link öffnen, denn der Server hört auf niemand sonst. Starte ihn mit „boomtown serve --host 0.0.0.0“, dann können andere in deinem Netz mitspielen.
web-free-seat = Freier Platz
web-bot-fill = Hier einen Bot spielen lassen
web-bot-fill-text = Der Link bleibt gültig: Wer sich später setzt, übernimmt den Platz.
web-bot-off = Hier kein Bot
web-invited = Du bist eingeladen
web-invited-by = { $name } lädt dich zu einer Partie { $game } ein.
web-invited-plain = Du bist zu einer Partie { $game } eingeladen.
web-invited-begun = Die Partie hat begonnen. Du übernimmst den Platz, wie er ist.
web-invited-full = Alle Plätze sind besetzt. Bitte wer dich eingeladen hat um einen Link zum Zuschauen.
web-invited-over = Diese Partie ist zu Ende.
web-invited-name = Dein Name
web-invited-seat = Dein Platz
web-invited-colour = Deine Farbe
web-invited-colour-number = Farbe { $number }
web-invited-sit = Platz nehmen
web-invited-options = Was vereinbart ist
web-invited-learn = Neu bei diesem Spiel?
