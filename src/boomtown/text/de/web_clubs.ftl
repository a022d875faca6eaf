# Die Tische einer Person, und der Weg auf ein anderes Gerät
web-mine = Meine Tische
web-mine-all = { $count ->
    [one] Meine Tische
   *[other] Alle meine Tische ({ $count })
}
web-mine-due = { $count ->
    [one] 1 Partie wartet auf dich
   *[other] { $count } Partien warten auf dich
}
web-mine-next = { $count ->
    [0] Kein Spiel wartet auf dich
    [one] Zum Spiel, das auf dich wartet
   *[other] Nächstes von { $count } Spielen, die auf dich warten
}
web-mine-none = Kein anderes Spiel wartet auf dich.
web-mine-filter = Welche Tische
web-mine-filter-all = Alle Tische
web-mine-filter-due = Ich bin dran
web-mine-filter-running = Laufend
web-mine-filter-over = Beendet
web-mine-game = Welches Spiel
web-mine-games = Alle Spiele
web-mine-empty = Dieses Gerät war noch an keinem Tisch.
web-mine-filtered = Dazu passt keiner deiner Tische.
web-mine-over = Beendete Spiele
web-mine-review = Rückblick
web-mine-free = { $count ->
    [one] Ein Platz ist frei
   *[other] { $count } Plätze sind frei
}
web-mine-won = Du hast gewonnen
web-mine-tied = Du teilst dir den Sieg
web-mine-winner = Gewonnen: { $names }
web-mine-aborted = Abgesagt
web-mine-unread = { $count ->
    [one] { $count } neue Nachricht
   *[other] { $count } neue Nachrichten
}
web-key-next = Zum nächsten Spiel, das auf dich wartet
web-device-open = Anderes Gerät verbinden
web-device-title = Deine Tische auf einem anderen Gerät
web-device-text = Öffne diesen Link auf deinem anderen Gerät, oder scanne damit den Code. Er bringt deine Tische, deine Klubs und deinen Namen mit.
web-device-secret = Der Link enthält die Schlüssel deiner Plätze: Wer ihn hat, kann für dich spielen. Gib ihn nicht weiter.
web-device-alone = Nur dieser Computer kann den Link öffnen, denn der Server ist aus dem Netz nicht erreichbar. Starte ihn mit „boomtown serve --host 0.0.0.0“.
web-device-link = Dein persönlicher Link
web-device-qr = QR-Code deines persönlichen Links
web-device-scan = Scanne das mit deinem anderen Gerät.
web-device-some = Der Code enthält { $count } von { $all } Tischen, der Link alle.
web-device-added = { $count ->
    [0] Deine Tische waren schon hier.
    [one] Ein Tisch ist auf diesem Gerät dazugekommen.
   *[other] { $count } Tische sind auf diesem Gerät dazugekommen.
}

# Offene Tische
web-open-tables = Offene Tische
web-open-none = Gerade sucht niemand Mitspieler. Richte einen Tisch mit einem freien Platz ein, dann finden ihn hier alle.
web-open-by = { $name } sucht Mitspieler
web-open-anybody = Jemand sucht Mitspieler
web-open-free = { $free ->
    [one] einer von { $all } Plätzen ist frei
   *[other] { $free } von { $all } Plätzen sind frei
}
web-listing = Wer mitspielen kann
web-listing-no = Wer eingeladen ist
web-listing-club = Mitglieder des Klubs, und wer eingeladen ist
web-listing-yes = Alle: Die Lobby zeigt den Tisch
web-listing-is = Alle finden diesen Tisch in der Lobby.
web-listing-is-not = Nur wer eingeladen ist, findet diesen Tisch.
web-listing-begin = In der Lobby zeigen
web-listing-end = Von der Liste nehmen

# Klubs
web-club = Klub
web-club-found = Klub gründen
web-club-text = Ein Klub ist ein Link, den du teilst. Wer ihn hat, tritt unter einem Spitznamen bei; zusammen habt ihr Tische, Ergebnisse und Wertungen.
web-club-name = Name des Klubs
web-club-join-text = Tritt { $name } unter einem Spitznamen bei, dann zählen deine Spiele an den Tischen des Klubs.
web-club-join = Dem Klub beitreten
web-club-for = Ein Tisch von { $name }. Die Mitglieder finden ihn auf der Seite des Klubs.
web-club-tables = Tische
web-club-no-tables = Gerade läuft kein Spiel.
web-club-sit = Mitspielen
web-club-members = { $count ->
    [one] Ein Mitglied
   *[other] { $count } Mitglieder
}
web-club-leads = leitet den Klub
web-club-remove = Entfernen
web-club-remove-yes = Ja, entfernen
web-club-link-text = Wer diesen Link hat, kann beitreten:
web-club-link = Link des Klubs
web-club-leave = Klub verlassen
web-club-leave-ask = Verlassen? Deine Spiele bleiben den anderen, ohne deinen Namen.
web-club-results = Ergebnisse
web-club-day = Tag
web-club-game = Spiel
web-club-places = Platzierung und Punkte
web-club-guest = ein Gast
web-club-ratings = Wertungen
web-club-member = Mitglied
web-club-rating = Wertung
web-club-games = Spiele
web-club-wins = Gewonnen
web-club-rating-text = Alle beginnen mit 1000. Nur Spiele zwischen Mitgliedern zählen, und die ersten Spiele eines Mitglieds am meisten.
web-club-duels = Direkter Vergleich
web-club-duels-text = Wie oft das Mitglied in der Zeile vor dem in der Spalte lag, und wie oft dahinter.

# Pläne
web-plan = Vorausplanen.
web-plan-short = Planen
web-plan-text = Das Brett zeigt, wie es bei deinem nächsten Zug aussehen könnte, wenn die anderen wie erwartet spielen. Wähle jetzt schon; kommt es anders, verfällt der Plan und du entscheidest selbst. Niemand sonst sieht ihn.
web-plan-choice = deine Wahl auf dem Brett
web-plan-more = Wähle noch etwas für den Fall, dass das dann nicht geht, oder mach weiter.
web-plan-then = Und dann …
web-plan-save = { $count ->
    [0] Plan behalten
    [one] Diese Entscheidung behalten
   *[other] Diese { $count } Entscheidungen behalten
}
web-plan-close = Kein Plan
web-plan-kept = { $count ->
    [one] Eine Entscheidung ist geplant.
   *[other] { $count } Entscheidungen sind geplant.
}
web-plan-auto = Für mich antworten, wenn es nur eine Möglichkeit gibt
web-plan-drop = Plan verwerfen
web-plan-read = Verstanden
web-plan-dropped-question = Dein Plan ist verfallen: Du wirst etwas anderes gefragt als erwartet.
web-plan-dropped-choice = Dein Plan ist verfallen: Was du gewählt hattest, geht nicht mehr.
web-plan-dropped-goods = Dein Plan ist verfallen: Du besitzt nicht, was erwartet war.
web-plan-dropped-rewind = Dein Plan ist verfallen: Etwas wurde zurückgenommen, oder du hast selbst entschieden.

# Eine App des Geräts
web-install = Boomtown als App
web-install-text = Sie bekommt ein eigenes Symbol und öffnet sich auch ohne den Server.
web-install-do = Installieren
