# Carson City: Das Kartenspiel

# In der Lobby
carson-aim = Biete heimlich um Karten und baue eine Stadt, in der zählt, was neben was liegt.

# Was gefragt wird
carson-ask-suit = Wähle deine Farbe; sie entscheidet Gleichstände zwischen Geboten.
carson-ask-power = Du hast { $character }: jetzt einsetzen oder passen?
carson-ask-bid = Epoche { $era }, Runde { $round }: Wähle geheim eine Auktionskarte.
carson-ask-take = Nimm eine Karte der Reihe; Platz 0 ist die Person.
carson-ask-take-sell = Nimm eine Karte der Reihe; Platz 0 ist die Person. Vorher darf dein Auktionator eine Karte der Stadt verkaufen: { $left ->
    [one] Ein Verkauf ist übrig.
   *[other] { $left } Verkäufe sind übrig.
}
carson-ask-place = Lege die Karte { $card } in deine Stadt.
carson-ask-sell = Eine Karte der Stadt verkaufen oder passen? { $left ->
    [one] Ein Verkauf ist übrig.
   *[other] { $left } Verkäufe sind übrig.
}
carson-ask-recruit = Wähle eine weitere Person oder passe.

# Was geschieht
carson-round = Epoche { $era }, Runde { $round }.
carson-skull = Oben liegt ein Totenkopf: { $character } kommt unter den Stapel.
carson-arrives = In die Stadt kommt: { $character }.
carson-revealed = Gelände in der Reihe: { $cards }.
carson-declined = { $seat } verzichtet auf: { $character }.
carson-used = { $seat } nutzt: { $character }.
carson-chose-suit = { $seat } spielt die Farbe { $suit }.
carson-bid = { $seat } bietet { $card }.
carson-virtual-bid = Virtueller Spieler { $number } bietet { $card }.
carson-tie = Gleichstand bei { $bid } zwischen { $seats }: Auf der Rückseite der nächsten Person steht { $first } vor { $last }.
carson-taking-order = In dieser Reihenfolge wird genommen: { $seats }.
carson-took = { $seat } nimmt { $card }.
carson-virtual-took = Virtueller Spieler { $number } nimmt { $card }.
carson-set-aside = { $seat } hat keinen Platz für { $card } und legt sie beiseite.
carson-placed = { $seat } legt { $card } auf { $x } { $y }.
carson-sold = { $seat } verkauft { $card }.
carson-removed = { $card } bleibt übrig und verlässt das Spiel.
carson-second-era = Epoche II beginnt: Alle Auktionskarten kehren zurück, genutzte Personen richten sich auf, außer dem Gouverneur.
carson-recruited = { $seat } nimmt mit dem Zeitungsjungen: { $character }.

# Warum nicht
carson-other-power = Jetzt geht es um { $character }: Setze die Fähigkeit ein oder passe.
carson-card-spent = Deine { $card } hast du in dieser Epoche schon verbraucht.
carson-suit-taken = Die Farbe { $suit } hat schon jemand gewählt.
carson-no-such-card = Auf Platz { $slot } liegt keine Karte; die Reihe hat die Plätze 0 bis { $cards }, und manche sind schon leer.
carson-first-at-origin = Die erste Karte einer Stadt liegt auf 0 0; von ihr aus wird das Raster gezählt.
carson-corner-only = Eine Karte muss die Stadt mit einer Seite berühren oder auf ihr liegen; eine Ecke allein genügt nicht.
carson-no-contact = Eine Karte muss die Stadt mit einer Seite berühren oder auf ihr liegen; dort ist nichts von dir.
carson-outside-box = Deine Stadt darf nicht größer sein als { $width } mal { $height } Parzellen.
carson-covers = Diese Parzelle ({ $old }) darf nicht überdeckt werden von: { $new }.
carson-covers-outlaws = Outlaws dürfen nur mit dem Sheriff oder einem Gefängnis in der Stadt überdeckt werden.
carson-no-auctioneer = Nur wer den Auktionator hat, darf Karten verkaufen.
carson-sold-out = Du hast schon { $most } Karten verkauft; mehr geht nicht.
carson-no-card-there = Keine deiner Karten hat dort ihre obere linke Parzelle.
carson-sale-layered = Eine Karte, die auf oder unter einer anderen liegt, kann nicht verkauft werden.
carson-sale-splits = Ohne diese Karte fiele deine Stadt auseinander.
carson-sale-last = Die letzte Karte einer Stadt kann nicht verkauft werden.
carson-not-recruitable = { $character } gehört einem Sitz und kann nicht gewählt werden.

# Arten von Parzellen
carson-kind-empty = leeres Land
carson-kind-house = Wohnhaus
carson-kind-townhouse = Stadthaus
carson-kind-mountain = Berg
carson-kind-mine = Mine
carson-kind-ranch = Ranch
carson-kind-blacksmith = Schmiede
carson-kind-drugstore = Drugstore
carson-kind-bank = Bank
carson-kind-saloon = Saloon
carson-kind-hotel = Hotel
carson-kind-general_store = General Store
carson-kind-church = Kirche
carson-kind-prison = Gefängnis
carson-kind-city_hall = Rathaus
carson-kind-outlaws = Outlaws

# Was gezählt wird
carson-thing-empty = leere Parzelle
carson-thing-house = Wohnhaus
carson-thing-townhouse = Stadthaus
carson-thing-mountain = Berg
carson-thing-mine = Mine
carson-thing-ranch = Ranch
carson-thing-blacksmith = Schmiede
carson-thing-drugstore = Drugstore
carson-thing-bank = Bank
carson-thing-saloon = Saloon
carson-thing-hotel = Hotel
carson-thing-general_store = General Store
carson-thing-church = Kirche
carson-thing-prison = Gefängnis
carson-thing-city_hall = Rathaus
carson-thing-outlaws = Parzelle mit Outlaws
carson-thing-house_units = Wohneinheit
carson-thing-civic = Gebäude außer Wohn- und Stadthaus

# Farben
carson-suit-hat = Hut
carson-suit-star = Stern
carson-suit-cactus = Kaktus
carson-suit-boot = Stiefel
carson-suit-horseshoe = Hufeisen
carson-suit-cattle = Rind

# Personen
carson-character-paperboy = Zeitungsjunge
carson-character-governor = Gouverneur
carson-character-lawyer = Rechtsanwalt
carson-character-chinese_worker = Tagelöhner
carson-character-heroes = Helden
carson-character-gunsmith = Büchsenmacher
carson-character-mercenary = Revolverheld
carson-character-doctor = Doktor
carson-character-auctioneer = Auktionator
carson-character-captain = Hauptmann
carson-character-sheriff = Sheriff
carson-character-banker = Bankier
carson-character-grocer = Krämerin
carson-character-cowboy = Cowboy
carson-character-singer = Sängerin
carson-character-settler = Siedler
carson-character-prospector = Goldsucher
carson-character-teacher = Lehrerin
carson-character-indian = Indianer
carson-character-undertaker = Totengräber
carson-character-editor = Verleger

# Was auf den Karten steht
carson-text-flat = { $points } Punkte.
carson-text-penalty = Kostet { $points } Punkte, wenn die Stadt nicht gesetzestreu ist.
carson-text-near = { $points } je { $thing } daneben, höchstens { $most }.
carson-text-near-unlimited = { $points } je { $thing } daneben.
carson-text-per = { $points } je { $thing } in der Stadt.
carson-text-units = Zählt als { $units ->
    [one] eine Wohneinheit.
   *[other] { $units } Wohneinheiten.
}
carson-text-lawful = Outlaws sind harmlos und zählen als leere Parzellen.
carson-text-when = { $uses ->
    [game] Einmal im Spiel
   *[era] Einmal je Epoche
}, { $phase ->
    [after_bids] nach den Geboten
   *[before_bids] vor den Geboten
}
carson-text-draft-and-turn = { carson-text-when }: Eine weitere Geländekarte kommt in die Reihe, und du nimmst sofort eine Karte.
carson-text-draft-for-turn = { carson-text-when }: Nimm sofort eine Karte; dein Gebot ist verbraucht, und du hast keinen Zug.
carson-text-double = { carson-text-when }: Eine weitere Geländekarte kommt in die Reihe, und du nimmst in deinem Zug zwei Karten.
carson-text-boost = { carson-text-when }: { $bid } mehr für dein Gebot.
carson-text-sell = Du darfst bis zu { $most } Karten deiner Stadt verkaufen.
carson-text-recruit = Am Ende darfst du eine weitere Person nehmen, die niemand hat.
carson-text-area = Deine Stadt darf { $side } mal { $longer } oder { $longer } mal { $side } groß sein.
carson-text-sold = { $points } je verkaufte Karte.
carson-text-characters = { $points } je eigene Person.
carson-text-symbols = { $dollar } je Person mit Dollar, { $arrow } je Person mit Pfeil.
carson-text-best = So viele Punkte wie dein bester Wert für: { $thing }.
carson-text-touching = { $points } je { $thing } neben: { $near }.
carson-text-uncovered = { $points } je { $parcels } Parzellen des Rahmens ohne Karte, aufgerundet.

# Zeilen der Wertung
carson-line-ranch = Ranches
carson-line-mine = Minen
carson-line-drugstore = Drugstores
carson-line-bank = Banken
carson-line-saloon = Saloons
carson-line-general_store = General Stores
carson-line-church = Kirchen
carson-line-blacksmith = Schmieden
carson-line-hotel = Hotels
carson-line-city_hall = Rathaus
carson-line-outlaws = Outlaws
carson-line-terrain = Geländekarten
carson-line-characters = Personen
carson-line-cards = Alle Karten
carson-line-character-paperboy = { carson-character-paperboy }
carson-line-character-governor = { carson-character-governor }
carson-line-character-lawyer = { carson-character-lawyer }
carson-line-character-chinese_worker = { carson-character-chinese_worker }
carson-line-character-heroes = { carson-character-heroes }
carson-line-character-gunsmith = { carson-character-gunsmith }
carson-line-character-mercenary = { carson-character-mercenary }
carson-line-character-doctor = { carson-character-doctor }
carson-line-character-auctioneer = { carson-character-auctioneer }
carson-line-character-captain = { carson-character-captain }
carson-line-character-sheriff = { carson-character-sheriff }
carson-line-character-banker = { carson-character-banker }
carson-line-character-grocer = { carson-character-grocer }
carson-line-character-cowboy = { carson-character-cowboy }
carson-line-character-singer = { carson-character-singer }
carson-line-character-settler = { carson-character-settler }
carson-line-character-prospector = { carson-character-prospector }
carson-line-character-teacher = { carson-character-teacher }
carson-line-character-indian = { carson-character-indian }
carson-line-character-undertaker = { carson-character-undertaker }
carson-line-character-editor = { carson-character-editor }

# Optionen
carson-option-more_virtual = Virtuelle Spieler über vier Sitze hinaus
carson-option-virtual_1 = Stufe des ersten virtuellen Spielers
carson-option-virtual_2 = Stufe des zweiten virtuellen Spielers
carson-option-virtual_3 = Stufe des dritten virtuellen Spielers
carson-option-virtual_4 = Stufe des vierten virtuellen Spielers
carson-option-virtual_5 = Stufe des fünften virtuellen Spielers
carson-value-beginner = Anfänger
carson-value-intermediate = Fortgeschrittener
carson-value-expert = Profi
carson-option-suits = Farben
carson-value-by_seat = nach Platz
carson-value-chosen = von den Spielern gewählt

# Auf dem Tisch
carson-heading = Epoche { $era }, Runde { $round } von 9
carson-row = Reihe, den Stapeln am nächsten zuerst
carson-attractiveness = Reizwert { $number }
carson-taken = genommen
carson-ties = Gleichstand: { $suits }
carson-under = Unter dem Stapel: { $characters }
carson-order = Noch an der Reihe: { $names }
carson-opponent = Virtueller Spieler { $number }
carson-seat-virtual = Virtueller Spieler { $number } ({ $suit }, { $level }): { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
carson-seat-person = { $seat } ({ $suit }): { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
carson-hand = Hand: { $cards }
carson-spent = Verbraucht, in dieser Reihenfolge: { $cards }
carson-bid-shown = Gebot: { $value }
carson-bid-added = Gebot: { $card } + { $added } = { $value }
carson-bid-lawyer = Gebot: { $card }, kein Zug in dieser Runde
carson-bid-secret = Du hast gewählt: { $choice }
carson-characters = Personen: { $characters }
carson-turned = { $character } (genutzt)
carson-virtual-cards = Karten: { $cards }
carson-aside = Beiseitegelegt: { $cards }
carson-sold-cards = Verkauft: { $cards }
carson-city-empty = noch keine Karte
carson-hold = Zu legende Karte: { $card }
carson-spots = „place X Y“ legt die obere linke Parzelle der Karte in Spalte X, Zeile Y. Ein Punkt oder eine Zahl zeigt freie Plätze, die Zahl sind die gewonnenen Punkte; du darfst auch überdecken, was die Regeln erlauben.
carson-last-card = [ ] die zuletzt gelegte Karte
carson-candidates = Zur Wahl stehen: { $characters }
carson-label-sale = { $card } an den Auktionator

# Kartendateien
carson-components-letter = { $path } muss ein einzelnes Zeichen sein, aber kein Leerzeichen, kein - und kein @; „{ $given }“ geht nicht.
carson-components-face = { $path } muss vier Buchstaben von Parzellen haben, aus { $choices }; „{ $given }“ geht nicht.
carson-components-total = { $path }: Die Karten der Epoche { $era } zeigen { $given } Parzellen dieser Art, müssen aber { $expected } zeigen.
carson-components-draft = { $path }: Zu einer sofort genommenen Karte gehört entweder eine aufgedeckte Karte (reveal = 1) oder der Verzicht auf den Zug (replaces_turn = true), nie beides und nie keines.
carson-components-reveals = { $path }: Alle Fähigkeiten zusammen decken { $given } Karten je Epoche auf, aber die Reihe hat nur Platz für { $most } weitere.

# Wertungsblätter
carson-sheet-cities = „cities“ muss eine Liste von einer bis sechs Städten sein.
carson-sheet-virtual = „virtual“ muss eine Liste mit einem Eintrag je virtuellem Spieler sein, und Städte und virtuelle Spieler sind zusammen höchstens { $most }.
carson-sheet-virtual-player = Virtueller Spieler { $number } muss eine Liste seiner Karten sein, etwa ["I-20", "singer"], oder seine Summe als ganze Zahl ab 0.
carson-sheet-virtual-card = Virtueller Spieler { $number }: „{ $given }“ ist keine Karte. Gelände ist { $terrain }; Personen sind: { $known }.
carson-sheet-virtual-twice = { $given } gibt es nur einmal, hat aber auch der virtuelle Spieler { $number }.
carson-sheet-city = Stadt { $city } muss eine Tabelle mit „rows“ sein, dazu vielleicht „characters“ und „sold“.
carson-sheet-rows = Stadt { $city }: „rows“ muss eine Liste von Texten wie "..MN--" sein.
carson-sheet-parcel = Stadt { $city }, Zeile { $row }, Spalte { $column }: „{ $given }“ ist keine Parzelle. Buchstaben sind { $letters }, "." eine leere Parzelle, "-" keine Karte.
carson-sheet-wide = Stadt { $city }, Zeile { $row }, Spalte { $column }: Eine Stadt ist höchstens { $width } mal { $height } Parzellen groß.
carson-sheet-apart = Stadt { $city }, Zeile { $row }, Spalte { $column }: Diese Parzelle berührt den Rest der Stadt nicht mit einer Seite. Eine Stadt hängt immer zusammen.
carson-sheet-characters = Stadt { $city }: „characters“ muss eine Liste von Namen sein aus: { $known }.
carson-sheet-character = Stadt { $city }: „{ $given }“ ist keine Person. Personen sind: { $known }.
carson-sheet-character-twice = { $given } gibt es nur einmal, steht aber auch in Stadt { $city }.
carson-sheet-sold = Stadt { $city }: „sold“ muss eine ganze Zahl von 0 bis { $most } sein, und 0 ohne Auktionator.

# Im Browser
web-carson-offer = Reihe
web-carson-city = Stadt ({ $points })
web-carson-others = Die anderen
web-carson-ties = Gleichstand:
web-carson-skull = Oben auf dem Stapel liegt ein Schädel.
web-carson-decks = Stapel: { $terrain } Gelände, { $characters } Personen
web-carson-order = Nehmen noch:
web-carson-hand = Deine Auktionskarten
web-carson-card = Auktionskarte { $card }
web-carson-spent-at = Auktionskarte { $card }, ausgespielt in Runde { $round }
web-carson-spent-by = Gespielt:
web-carson-empty = Deine Stadt beginnt mit der ersten Karte. Was neben einem Gebäude steht, entscheidet, was es zählt.
web-carson-bid-card = { $card } bieten
web-carson-take = Nehmen: { $card }
web-carson-use = Einsetzen: { $character }
web-carson-recruit = Wählen: { $character }
web-carson-pass = Passen
web-carson-ask-bid = Biete heimlich. Das höchste Gebot nimmt zuerst.
web-carson-advice-bid = Eine gebotene Zahl ist für diese Epoche verbraucht.
web-carson-suit = Die Farbe { $suit } spielen
web-carson-ghost = Bei Spalte { $x }, Zeile { $y }. Pfeiltasten bewegen sie, Enter legt sie.
web-carson-ask-take = Nimm eine Karte der Reihe: Gelände oder die Person.
web-carson-ask-take-sell = Nimm eine Karte der Reihe, oder lass vorher deinen Auktionator eine Karte der Stadt verkaufen.
web-carson-ask-place = Lege deine Karte in deine Stadt.
web-why-carson-first-at-origin = Die erste Karte einer Stadt liegt in der Mitte; alles Weitere wird um sie herum gebaut.
web-why-carson-no-such-card = Diese Karte ist schon genommen.

# What happened and what is on offer
web-log-carson-placed = { $seat } legt sie { $side }.
web-carson-place-side = Leg sie { $side }
web-carson-sell-side = Verkauf die Karte: { $side }
web-carson-chosen = hat gewählt
web-carson-aid-offers = Was dir jede Karte der Reihe am besten Platz brächte
web-carson-offer-place = am besten Platz
web-carson-offer-none = in deiner Stadt ist kein Platz dafür
web-carson-offer-same = sofort keine Punkte
web-carson-bids = Die Gebote: { $bids }.


# Die Lektion
carson-lesson-aim = Willkommen in Carson City! Hier wächst deine Stadt, Karte für Karte, zwei Epochen zu neun Runden lang. Wer am Ende die meisten Punkte hat, gewinnt. Deine Rivalen sind der Hilfssheriff, den der Computer spielt, und zwei virtuelle Spieler.
carson-lesson-row = In jeder Runde ist diese Reihe neu: eine Person und vier Geländekarten. Alle nehmen sich eine Karte. Wer am meisten bietet, nimmt zuerst.
carson-lesson-mine = Sieh dir diese an: eine Mine mit zwei Bergen. Eine Mine bringt 2 Punkte für jeden Berg daneben, auch über Eck. Die Karte bringt also sofort 4 Punkte.
carson-lesson-bid = Deine neun Auktionskarten. Jede kannst du in einer Epoche einmal ausspielen, und alle Gebote werden gemeinsam aufgedeckt. Du willst diese Mine: Biete die 8.
carson-lesson-bid-instead = Dieses Gebot wäre erlaubt. Aber hier willst du als Erster nehmen: Biete die 8.
carson-lesson-tie = Auch ein virtueller Spieler hat 8 geboten! Bei Gleichstand ist die Farbe zuerst dran, die hier weiter links steht. Deine ist der Hut, also nimmst du zuerst. Die Folge ist in jeder Runde neu.
carson-lesson-take = Nimm die Mine.
carson-lesson-first = Eine Geländekarte kommt sofort in deine Stadt. Die erste liegt irgendwo. Lege sie.
carson-lesson-points = 4 Punkte für die Mine. Wohnhäuser und Berge sind für sich nichts wert; sie machen wertvoll, was neben ihnen steht.
carson-lesson-virtual = Virtuelle Spieler bauen nichts. Sie nehmen immer die Karte mit der höchsten Zahl neben dem Herz ♥, und diese Zahlen sind ihre Punkte. Dir bringen Herzen nichts.
carson-lesson-outlaws = Vorsicht vor Outlaws: Eine solche Parzelle kostet 6 Punkte, außer du hast ein Gefängnis in der Stadt oder den Sheriff. Diese Karte sieht gut aus und ist teuer.
carson-lesson-low = Du musst nicht immer Erster sein. Zwei Berge in der Reihe würden zu deiner Mine passen, und sonst braucht sie niemand: Biete die 5 und spare die hohen Karten.
carson-lesson-mountains = Ein virtueller Spieler war schneller und hat die Outlaws genommen. Nimm jetzt die zwei Berge.
carson-lesson-place = Lege sie so, dass deine Mine einen Berg mehr bekommt. Eine Karte berührt die Stadt mit einer Seite oder überdeckt leeres Land. Die Zahl an der Ecke zeigt, was es bringt.
carson-lesson-character = Personen bleiben bei dir. Der Dollar bringt am Ende Punkte, der Pfeil ist eine Fähigkeit. Der Goldsucher zählt jeden Berg und jede Mine: Sieh nach, wie viele du hast!
carson-lesson-own-bid = Jetzt entscheidest du: Wie viel ist dir diese Reihe wert? Deine 8 und deine 5 sind in dieser Epoche ausgespielt.
carson-lesson-own-turn = Du bist dran. Nimm, was dir am meisten bringt; eine Geländekarte kommt sofort in deine Stadt.
carson-lesson-end = Jetzt kennst du den Weg: Überlege, welche Runden ein hohes Gebot wert sind, lege zusammen, was einander braucht, und halte Outlaws fern. Spiele von hier aus weiter oder beginne eine neue Partie.
web-carson-reading-bid = Wird in einer Epoche einmal ausgespielt. Das höchste Gebot nimmt zuerst eine Karte der Reihe.
web-carson-reading-virtual = Baut nichts. Deckt ein zufälliges Gebot auf, nimmt die Karte mit dem höchsten ♥ und punktet mit den Herzen seiner Karten.
web-carson-reading-heart = ♥ { $number }: wie sehr virtuelle Spieler sie wollen. Dir bringt es keine Punkte.
web-carson-reading-bare = Für sich nichts wert; andere zählen es.
web-carson-reading-offer = Für dich jetzt: { $lines }
web-carson-reading-ties = Wer bei gleichen Geboten zuerst kommt
web-carson-reading-signs = { $sign ->
    [both] $: Punkte am Ende. ➤: eine Fähigkeit im Spiel.
    [arrow] ➤: eine Fähigkeit im Spiel.
   *[dollar] $: Punkte am Ende.
}

# Under the pictures of a figure of the rules
carson-figure-tie-first = weiter oben auf der Rückseite
carson-figure-tie-second = weiter unten auf der Rückseite
carson-figure-under = darunter
carson-figure-over = darauf
carson-figure-sale-bid = vor dem eigenen Gebot
carson-figure-sale-choice = vor der eigenen Kartenwahl
carson-figure-sale-turn = nach dem eigenen Zug
carson-figure-sale-end = am Spielende
carson-figure-last-sales = die letzten Verkäufe
carson-figure-scoring = die Wertung
carson-figure-sold = verkauft

# Headings of the reference list
carson-group-characters = Personen
carson-group-kinds = Gebäude und Gelände
carson-group-terrain = Geländekarten
