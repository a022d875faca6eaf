
# Worum es geht
wagons-intro = Baue die bessere Stadt im Wilden Westen. Nimm in deinem Zug die nächste Karte des Kreises und lege sie neben deine Stadt oder über Teile von ihr; oder überspringe Karten, die dann die Gegenseite bekommt. Am Ende bringen deine größte Gruppe jeder Landschaft und die drei Ziele Punkte. Nur was sichtbar ist, zählt.
wagons-aim = Nimm Karten im Kreis und baue die bessere Stadt; was du überspringst, geht an die Gegenseite.

# Was gefragt ist
wagons-ask-start = Wähle die Karte des Kreises, bei der die Gegenseite anfängt.
wagons-ask-take = Nimm Karte { $next }, die nächste, oder eine spätere; jede übersprungene Karte geht an die Gegenseite. { $cards ->
    [one] Es ist die letzte Karte des Kreises.
   *[other] Noch { $cards } Karten liegen da.
}
wagons-ask-place = Lege Karte { $card } an deine Stadt an.
wagons-ask-place-gift = Lege Karte { $card } an, die die Gegenseite übersprungen hat.{ $cards ->
    [one] {""}
   *[other] {" "}Du hast { $cards } Karten anzulegen.
}

# Was geschieht
wagons-started = { $seat } setzt die Startmarke an Karte { $card }.
wagons-took = { $skipped ->
    [0] { $seat } nimmt Karte { $card }.
    [one] { $seat } überspringt eine Karte und nimmt Karte { $card }.
   *[other] { $seat } überspringt { $skipped } Karten und nimmt Karte { $card }.
}
wagons-gift = { $seat } bekommt Karte { $card } geschenkt.
wagons-placed = { $seat } legt Karte { $card } bei { $x } { $y } an, { $turn ->
    [turned] um 180° gedreht.
   *[other] aufrecht.
}
wagons-ended = Alle Karten sind angelegt. Das Spiel ist zu Ende.

# Warum nicht
wagons-not-in-circle = Karte { $card } liegt nicht im Kreis.
wagons-first-at-origin = Die erste Karte einer Stadt liegt bei 0 0, aufrecht oder gedreht; von ihr aus wird das Raster gezählt.
wagons-corner-only = Eine Karte muss deine Stadt an einer Kante berühren oder einen Teil von ihr verdecken; eine Ecke allein genügt nicht.
wagons-no-contact = Eine Karte muss deine Stadt an einer Kante berühren oder einen Teil von ihr verdecken; an dieser Stelle ist nichts von dir.

# Landschaften und Symbole
wagons-terrain-desert = Wüste
wagons-terrain-forest = Wald
wagons-terrain-mountain = Gebirge
wagons-terrain-plains = Prärie
wagons-terrain-snow = Schnee
wagons-terrain-water = Wasser
wagons-symbol-bottle = Flasche
wagons-symbol-cow = Kuh
wagons-symbol-fort = Fort
wagons-symbol-gun = Revolver
wagons-symbol-mine = Mine
wagons-symbol-wagon = Planwagen

# Die Ziele, jedes in einem Satz erklärt
wagons-goal-badlands = Ödland
wagons-explain-badlands = 4 Punkte für jeden Revolver unmittelbar zwischen zwei Wüsten, links und rechts oder darüber und darunter.
wagons-goal-happy_cows = Glückliche Kühe
wagons-explain-happy_cows = 2 Punkte für jede Kuh, die weder auf Schnee noch neben Schnee steht.
wagons-goal-the_clearing = Die Lichtung
wagons-explain-the_clearing = 2 Punkte für jedes Fort, minus 1 für jedes Waldgebiet.
wagons-goal-circle_the_wagons = Wagenburg
wagons-explain-circle_the_wagons = 6 Punkte für jedes Gebiet mit Planwagen an allen vier Seiten.
wagons-goal-smalltown_charm = Kleinstadtcharme
wagons-explain-smalltown_charm = Wer weniger sichtbare Gebiete hat, erhält die Differenz.
wagons-goal-gold_country = Goldland
wagons-explain-gold_country = 2 Punkte für jede Mine auf Gebirge oder neben Gebirge.
wagons-goal-prairie_life = Prärieleben
wagons-explain-prairie_life = Die Hälfte der Summe deiner Kühe und deiner Präriegebiete, abgerundet.
wagons-goal-cool_water = Kühles Wasser
wagons-explain-cool_water = 3 Punkte für jeden Planwagen auf oder neben deiner größten Wassergruppe.
wagons-goal-claim_jumpers = Claimräuber
wagons-explain-claim_jumpers = 9 Punkte für mehr Minen als die Gegenseite; 5 davon gehen aber an diese, wenn sie mehr Revolver hat.
wagons-goal-boom_or_bust = Aufschwung oder Pleite
wagons-explain-boom_or_bust = Nach der Zahl deiner Minen: 0 bis 2 bringen 5 Punkte, 3 bis 6 nichts, 7 bringen 3, ab 8 gibt es 8.
wagons-explain-boom_or_bust-per-mine = Pro Mine, nach der Zahl deiner Minen: bei 0 bis 2 bringt jede 5 Punkte, bei 3 bis 6 nichts, bei 7 jede 3, ab 8 jede 8.
wagons-goal-wagon_train = Wagentreck
wagons-explain-wagon_train = Jede gerade Reihe von Planwagen zählt nach ihrer Länge: 2 bringen 1 Punkt, 3 bringen 2, 4 bringen 4, 5 bringen 7, ab 6 gibt es 10.
wagons-goal-one_too_many = Einer über den Durst
wagons-explain-one_too_many = Wer mehr Flaschen hat, verliert 1 Punkt für jede Flasche der Gegenseite.
wagons-goal-bootleggers = Schnapsschmuggler
wagons-explain-bootleggers = 2 Punkte für jede Flasche neben einem Planwagen, minus 1 für jede andere Flasche.
wagons-goal-undiscovered = Unentdeckt
wagons-explain-undiscovered = 5 Punkte für jedes Loch von einem leeren Feld, das ringsum auf allen acht Feldern Gebiete hat.
wagons-goal-fortified = Befestigt
wagons-explain-fortified = 7 Punkte für jeden Block von zwei mal zwei Forts; Blöcke dürfen sich überschneiden.
wagons-goal-the_herd = Die Herde
wagons-explain-the_herd = 2 Punkte für jede Kuh in deiner größten zusammenhängenden Gruppe von Kühen.
wagons-goal-target_practice = Schießübung
wagons-explain-target_practice = Für jede Flasche 1 Punkt pro Gebiet zwischen ihr und dem nächsten Revolver in ihrer Zeile oder Spalte.
wagons-goal-rifles_ready = Gewehre bereit
wagons-explain-rifles_ready = 2 Punkte für jedes Fort neben einem Revolver.

# Wertungszeilen
wagons-line-desert = Wüste
wagons-line-forest = Wald
wagons-line-mountain = Gebirge
wagons-line-plains = Prärie
wagons-line-snow = Schnee
wagons-line-water = Wasser
wagons-line-badlands = { wagons-goal-badlands }
wagons-line-happy_cows = { wagons-goal-happy_cows }
wagons-line-the_clearing = { wagons-goal-the_clearing }
wagons-line-circle_the_wagons = { wagons-goal-circle_the_wagons }
wagons-line-smalltown_charm = { wagons-goal-smalltown_charm }
wagons-line-gold_country = { wagons-goal-gold_country }
wagons-line-prairie_life = { wagons-goal-prairie_life }
wagons-line-cool_water = { wagons-goal-cool_water }
wagons-line-claim_jumpers = { wagons-goal-claim_jumpers }
wagons-line-boom_or_bust = { wagons-goal-boom_or_bust }
wagons-line-wagon_train = { wagons-goal-wagon_train }
wagons-line-one_too_many = { wagons-goal-one_too_many }
wagons-line-bootleggers = { wagons-goal-bootleggers }
wagons-line-undiscovered = { wagons-goal-undiscovered }
wagons-line-fortified = { wagons-goal-fortified }
wagons-line-the_herd = { wagons-goal-the_herd }
wagons-line-target_practice = { wagons-goal-target_practice }
wagons-line-rifles_ready = { wagons-goal-rifles_ready }

# Optionen
wagons-option-boom_per_mine = Aufschwung oder Pleite zählt pro Mine
wagons-option-starter = Den ersten Zug
wagons-value-first = hat der erste Platz
wagons-value-second = hat der zweite Platz
wagons-value-drawn = entscheidet das Los

# Auf dem Tisch
wagons-goals = Ziele
wagons-goal-terrains = Größte Gruppen
wagons-explain-terrains = Von jeder Landschaft zählt deine größte zusammenhängende Gruppe: 1 Punkt für jedes Gebiet darin. Ein Gebiet ist ein Viertel einer Karte.
wagons-circle = Kreis, die nächste Karte zuerst
wagons-circle-empty = Der Kreis ist leer.
wagons-hand = Karten, die { $seat } anlegen muss
wagons-card = Karte { $card }
wagons-upright = aufrecht
wagons-turned = gedreht
wagons-town = Stadt von { $seat }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
wagons-town-empty = noch keine Karte
wagons-last-card = [ ] die zuletzt gelegte Karte
wagons-spots = „place X Y“ legt das Gebiet oben links der Karte auf Spalte X, Zeile Y. Ein Punkt oder eine Zahl zeigt freie Plätze, die Zahl sagt die gewonnenen Punkte; du darfst auch eigene Gebiete verdecken.
wagons-label-next = die nächste Karte
wagons-label-skip = { $cards ->
    [one] gibt { $player } 1 Karte
   *[other] gibt { $player } { $cards } Karten
}
wagons-label-covers = verdeckt { $count }

# Wertungsblätter
wagons-sheet-goals = „goals“ muss eine Liste von genau drei Zielen sein; diese hat { $count }. Ziele sind: { $known }.
wagons-sheet-goal = Ziel { $place }, „{ $given }“, ist unbekannt. Ziele sind: { $known }.
wagons-sheet-goal-twice = Das Ziel „{ $given }“ steht zweimal da; die drei Ziele einer Partie sind verschieden.
wagons-sheet-towns = „towns“ muss eine Liste von genau zwei Städten sein; diese hat { $count }.
wagons-sheet-town = Stadt { $town } muss eine Liste von Zeilen wie "Dw .. Fc" sein; sie ist keine Liste.
wagons-sheet-row = Stadt { $town }, Zeile { $row }: Eine Zeile muss ein Text wie "Dw .. Fc" sein.
wagons-sheet-cell = Stadt { $town }, Zeile { $row }, Spalte { $column }: „{ $given }“ ist kein Gebiet. Schreibe den Buchstaben einer Landschaft ({ $terrains }) und den eines Symbols ({ $symbols }), etwa "Dw", oder ".." wo nichts liegt.
wagons-sheet-many = Stadt { $town }, Zeile { $row }, Spalte { $column }: Das ist ein Gebiet zu viel. Alle fünfzehn Karten, in beiden Städten zusammen, haben nur { $limit }.
wagons-sheet-apart = Stadt { $town }, Zeile { $row }, Spalte { $column }: Dieses Gebiet berührt den Rest der Stadt an keiner Kante. Eine Stadt hängt immer zusammen.

# Im Browser
web-wagons-ring = Kreis
web-wagons-empty = Deine Stadt beginnt mit der ersten Karte. Punkte bringen die drei Ziele und von jeder Landschaft deine größte Gruppe.
web-wagons-start = Der Kreis beginnt hier
web-wagons-take = { $cards ->
    [0] Die nächste Karte nehmen: verschenkt nichts
    [one] Diese Karte nehmen: { $player } bekommt die übersprungene
   *[other] Diese Karte nehmen: { $player } bekommt die { $cards } übersprungenen
}
web-wagons-ghost = Bei Spalte { $x }, Zeile { $y }. Pfeiltasten bewegen sie, R dreht sie, Enter legt sie an.
# Kürzere Fragen, wo die Karten zu sehen sind
web-wagons-ask-take = Nimm eine Karte des Kreises; was du überspringst, geht an die Gegenseite.
web-wagons-ask-place = Lege deine Karte an. Sie darf auch Teile deiner Stadt verdecken.
web-wagons-ask-place-gift = Lege das Geschenk an, das die Gegenseite übersprungen hat.{ $cards ->
    [one] {""}
   *[other] {" "}{ $cards } Karten sind anzulegen.
}
web-why-wagons-first-at-origin = Die erste Karte einer Stadt liegt in der Mitte; alles Weitere wird um sie herum gebaut.
web-why-wagons-not-in-circle = Diese Karte liegt nicht mehr im Kreis.

# Die Lektion
wagons-lesson-aim = Willkommen! Im Wilden Westen wachsen zwei Städte: deine und die des Hilfssheriffs, den der Computer spielt. Wenn alle Karten angelegt sind, gewinnt die Stadt mit mehr Punkten.
wagons-lesson-circle = Diese fünfzehn Karten liegen im Kreis. Genommen werden sie im Uhrzeigersinn, vom Rad an. Jede Karte hat vier Gebiete, jedes mit einer Landschaft und einem Symbol.
wagons-lesson-goals = Diese drei Ziele gelten für beide. Hier wollen sie Kühe fern vom Schnee, Minen neben Bergen und Kühe dicht beieinander. In jeder Partie sind es andere.
wagons-lesson-take = Du bist dran. Nimm die nächste Karte, die leuchtet: drei Wüsten, eine Kuh und ein Berg.
wagons-lesson-first = Jetzt kommt sie in deine Stadt. Die erste Karte liegt einfach da. Lege sie an.
wagons-lesson-points = Schon 8 Punkte! Von jeder Landschaft zählt deine größte Gruppe, ein Punkt für jedes Gebiet: drei Wüsten bringen 3. Die Kuh zählt für zwei Ziele.
wagons-lesson-gift = Der Hilfssheriff hat eine Karte übersprungen, um eine bessere zu bekommen. Was man überspringt, ist ein Geschenk für die Gegenseite: Diese Karte gehört dir, und du legst sie an, bevor du selbst eine nimmst.
wagons-lesson-turn-card = Drehe sie mit dem Knopf „Drehen“ und lege sie dort an. Wüste an Wüste, Kuh an Kuh: +7.
wagons-lesson-turn-card-instead = Nicht schlecht, aber es gibt einen besseren Platz: Drehe die Karte und lass sie, wo sie steht.
wagons-lesson-cover = Eine Karte muss deine Stadt an einer Kante berühren oder einen Teil von ihr überdecken. Überdecke ruhig, was wenig wert ist: Nur was man noch sieht, zählt.
wagons-lesson-next = Jetzt deine eigene Karte. Zwei Berge und noch eine Kuh für die Herde: Nimm wieder die nächste.
wagons-lesson-place = Diesmal wählst du den Platz. Schiebe die Karte herum und achte auf die Zahl an ihrer Ecke: So viel bringt sie.
wagons-lesson-skip = Du darfst auch überspringen. Die erste dieser Karten bringt dir etwa 6 Punkte, die zweite auch; aber für die zweite müsstest du die erste verschenken. Überspringe nur, wenn es ein Geschenk wert ist.
wagons-lesson-turn = Ein ganzer Zug nur von dir: Nimm eine Karte und lege sie an.
wagons-lesson-again = Noch einmal. Lege erst deine Geschenke an, falls du welche hast, dann nimm eine Karte und lege sie an.
wagons-lesson-end = Das ist schon das ganze Spiel. Lass große Gruppen wachsen, baue für die Ziele, und sieh dir jedes Geschenk an, bevor du es machst. Spiele von hier aus weiter oder beginne eine neue Partie.

# What happened, where the cards are in sight
web-log-wagons-started = { $seat } bestimmt, wo der Kreis beginnt.
web-log-wagons-took = { $skipped ->
    [0] { $seat } nimmt die nächste Karte.
    [one] { $seat } überspringt eine Karte und nimmt diese.
   *[other] { $seat } überspringt { $skipped } Karten und nimmt diese.
}
web-log-wagons-gift = { $seat } bekommt diese Karte geschenkt.
web-log-wagons-placed = { $seat } legt sie { $side }.
web-wagons-place-side = Leg sie { $side }, { $turn }
web-wagons-reading-next = Wer sie nimmt, verschenkt nichts.
web-wagons-reading-skip = { $count ->
    [one] Wer sie nimmt, schenkt der Gegenseite eine Karte.
   *[other] Wer sie nimmt, schenkt der Gegenseite { $count } Karten.
}
web-wagons-reading-next-title = Die nächste Karte
web-wagons-reading-later-title = Eine spätere Karte des Kreises
web-wagons-reading-laid-title = Karte in der Stadt von { $seat }
web-wagons-reading-gift-title = Eine Karte, die noch anzulegen ist

# Under the pictures of a figure of the rules
wagons-figure-gift-placed = zuerst die Geschenke
wagons-figure-taken = eine Karte nehmen
wagons-figure-placed = sie anlegen
wagons-figure-next = nächste
wagons-figure-later = später
wagons-figure-gift = Geschenk
wagons-figure-first-gift = erstes Geschenk
wagons-figure-second-gift = zweites Geschenk
wagons-figure-own-card = dann die eigene Karte
wagons-figure-upright = aufrecht
wagons-figure-turned = um 180° gedreht
wagons-figure-under = darunter
wagons-figure-over = darauf

# Headings of the reference list
wagons-group-cards = Karten
wagons-group-goals = Ziele
wagons-group-terrains = Landschaften
