# Lektionen: die erste Partie, Schritt für Schritt
lesson-not-now = Das wäre auch erlaubt. Folge für die Lektion bitte dem Hinweis.
lesson-none = Hier gibt es keine Lektion.

# Was an der Datei einer Lektion nicht stimmt
lesson-bad-move = { $path } muss ein Sitz und eine Aktion sein, etwa "1 take 4"; „{ $given }“ geht nicht.
lesson-bad-ref = { $path } muss einen Gegenstand nennen, etwa "card:4"; „{ $given }“ geht nicht.
lesson-bad-action = Die Lektion von { $game }, Schritt { $step }: { $problem }
lesson-learner = Die Lektion von { $game } hat { $seats } Sitze, gezählt ab 0, also kann { $given } nicht der Sitz des Lernenden sein.

# Im Browser
web-lesson-learn = { $minutes ->
    [one] Lernen: eine Minute
   *[other] Lernen: { $minutes } Minuten
}
web-lesson-resume = Lektion fortsetzen
web-lesson-title = Lektion
web-lesson-where = { $number } von { $count }
web-lesson-next = Weiter
web-lesson-finish = Weiterspielen
web-lesson-understood = Alles klar
web-lesson-read = Lies den Hinweis, dann geht es weiter.
web-lesson-skip = Lektion verlassen und spielen
web-lesson-leave = Lektion verlassen
web-lesson-tap = Noch einmal tippen führt es aus.
web-lesson-watch = Sieh zu, was die anderen tun.
web-lesson-best = { $gained }: Besser ging es nicht. Sehr gut!
web-lesson-more = Du hast { $gained } bekommen. Möglich war { $best }: Da lagen noch { $more } mehr.
web-lesson-even = { $gained } in diesem Zug, so viel hätte auch der Hilfssheriff gemacht. Sehr gut!
web-lesson-nothing = { $gained } in diesem Zug, und der Hilfssheriff hätte auch nicht mehr gemacht. Manche Züge bereiten nur die nächsten vor.
web-lesson-better = { $gained } in diesem Zug, mehr als der Hilfssheriff gemacht hätte ({ $best }). Sehr gut!
web-lesson-less = { $gained } in diesem Zug. Der Hilfssheriff hätte hier { $best } gemacht: { $more } mehr.
web-lesson-again = Noch einmal versuchen
web-lesson-wait = Das Programm sieht sich deinen Zug an …
web-lesson-show = Hinweis zeigen

# Was tut das?
web-reading-now = Bringt jetzt: { $points }.
web-reading-counts = Zählt jetzt für: { $lines }.
web-reading-nothing = Bringt im Augenblick nichts.
web-reading-total = { $points ->
    [one] Jetzt 1 Punkt.
   *[other] Jetzt { $points } Punkte.
}
web-reading-bot = Spielt der Computer, auf der Stufe { $level }.
web-key-inspect = Was tut das? Pfeiltasten gehen von Ding zu Ding, Esc beendet es.

# Der Wertungsblock
web-pad = Wertungsblock
web-pad-text = Für eine Partie mit der Schachtel: Lege aus, was auf dem Tisch liegt, und das Programm zählt. Der Bogen bleibt in diesem Browser, und sein Link enthält ihn ganz.
web-pad-share = Link kopieren
web-pad-copied = Kopiert
web-pad-print = Drucken
web-pad-clear = Neuer Bogen
web-pad-goals = Die drei Ziele:
web-pad-terrain = Landschaft:
web-pad-symbol = Symbol:
web-pad-parcel = Parzelle:
web-pad-characters = Personen ({ $count })
web-pad-sold = Vom Auktionator verkaufte Karten
web-pad-more = Noch ein Spieler
web-pad-fewer = Ein Spieler weniger
web-pad-virtual = Noch ein virtueller Spieler
web-pad-prestige = Ansehen
web-pad-wealth = Vermögen
web-pad-buildings = Gebäude
web-pad-zone = Zone:
web-pad-row = Reihe (1 ist Norden)
web-pad-column = Spalte (1 ist Westen)
web-pad-lots = Parzellen:
web-pad-owner = Würfel von:
web-pad-nobody = niemand
web-pad-add = Gebäude hinzufügen
web-pad-building = { $zone }, Reihe { $row }, Spalte { $column } ({ $lots }), { $owner }
web-pad-whole-block = ganzer Block
web-pad-lot-nw = Nordwest
web-pad-lot-ne = Nordost
web-pad-lot-sw = Südwest
web-pad-lot-se = Südost
web-pad-remove = Entfernen
web-pad-markers = Marker auf den grauen Feldern
web-pad-space-north = Norden, Spalten { $first } und { $second }
web-pad-space-east = Osten, Reihe { $row }
web-pad-no-marker = keiner
web-pad-coloma-points = Punkte auf der Leiste
web-pad-coloma-hotels = Hotels
web-pad-coloma-graves = Gräber
web-pad-coloma-gold = Nuggets
web-pad-coloma-horses = Pferde
web-pad-coloma-hand = Karten auf der Hand
web-pad-coloma-used_barrels = Benutzte Fässer
web-pad-coloma-event_tents = Zelte auf Ereignissen
web-pad-coloma-bucks = Dollar
web-pad-coloma-dudes = Kumpel in der Lodge
web-pad-coloma-tents = Zelte in der Lodge
web-pad-coloma-board = Canyontafel:
web-pad-coloma-buildings = Gebäude:
web-pad-coloma-bridges = Brücken:
web-pad-coloma-lands = Länder mit einem Zelt:
web-pad-coloma-rivers = Flüsse:
web-pad-coloma-shade = Punkte von Shade

# Die Seite der Regeln
web-rules-search = In Regeln und Karten suchen
web-rules-reference = Verzeichnis
