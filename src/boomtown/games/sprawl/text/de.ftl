# Urban Sprawl

# In der Lobby
sprawl-aim = Baue mit deinen Rivalen aus einer Kleinstadt eine Metropole: Gute Lagen zahlen, Ansehen gewinnt.

# Was gefragt wird
sprawl-ask-claim = Wähle eines der Startgebäude und zahle seinen Wert; du hast { $wealth } Vermögen.
sprawl-ask-invest = Wirf eine Genehmigung für ihr Vermögen ab oder beende das Investieren; du hast { $wealth } Vermögen.
sprawl-ask-action = Nimm eine Planungskarte, nimm eine Gefälligkeit, baue einen Auftrag oder beende den Zug: { $ap } AP und { $wealth } Vermögen übrig.
sprawl-ask-spot = Wohin baust du { $card } ({ $lots ->
    [one] 1 Parzelle
   *[other] { $lots } Parzellen
})?
sprawl-ask-renewal = Welche Stadterneuerung wirfst du ab?
sprawl-ask-permit = Welche Genehmigung nutzt du für { $card }? Es fehlen noch { $missing }.
sprawl-ask-victim = Der Vorrat hat kein Plättchen { $vocation }. Wem nimmst du eines ab? Oder passe.
sprawl-ask-split = { $vocation } bringt { $value } je Plättchen; du hast { $tiles }: wie viele davon als Ansehen?
sprawl-ask-order = { $card }: mehrere Spieler müssen entscheiden. Wer ist der Nächste?
sprawl-ask-player = { $card }: Gleichstand. Wer ist gemeint?
sprawl-ask-elect = Gleichstand bei der Wahl: { $office }. Wer wird gewählt?
sprawl-ask-block = { $card }: welcher der gleich wertvollen Blöcke?
sprawl-ask-tied = { $card }: welches der gleich wertvollen Gebäude?
sprawl-ask-target = { $card }: welches { $whom ->
    [own] deiner gleich wertvollen Gebäude
   *[other] der gleich wertvollen Gebäude von { $player }
} wird getroffen?
sprawl-ask-place = { $card }: platziere { $zone }.
sprawl-ask-remove-control = { $card }: von welchem Gebäude wird der Würfel entfernt?
sprawl-ask-take-control = { $card }: welches Gebäude übernimmst du?
sprawl-ask-demolish = { $card }: welches Gebäude wird abgerissen?
sprawl-ask-move-building = { $card }: welches Gebäude zieht um?
sprawl-ask-move = { $card }: wohin kommt das Gebäude von { $lot }?
sprawl-ask-marker = { $card }: welcher Marker?
sprawl-ask-space = { $card }: wohin kommt { $marker }?
sprawl-ask-row = { $card }: welche Reihe wird ausgezahlt?
sprawl-ask-line = { $card }: die Zeile oder die Spalte?
sprawl-ask-kind-gain = { $card }: { $wealth } Vermögen oder { $prestige } Ansehen?
sprawl-ask-kind-pay = { $card }: { $wealth } Vermögen oder { $prestige } Ansehen zahlen? Fällige Zahlungen: { $left }.
sprawl-ask-display = { $card }: nimm eine offene Planungskarte ({ $left }).
sprawl-ask-discard = { $card }: nimm eine Karte vom Ablagestapel ({ $left }).
sprawl-ask-lose = { $card }: wirf eine deiner Planungskarten ab ({ $left }).
sprawl-ask-favor = { $card }: nimm einen Auftrag als Gefälligkeit für 0 AP oder passe.
sprawl-ask-vocation = { $card }: welches Berufsplättchen nimmst du?
sprawl-ask-option = { $card }: welche Möglichkeit?
sprawl-ask-offer = { $card }: { $prestige ->
    [0] { $wealth } Vermögen
   *[other] { $wealth ->
        [0] { $prestige } Ansehen
       *[other] { $wealth } Vermögen und { $prestige } Ansehen
    }
} für das Angebotene zahlen?
sprawl-ask-save = { $card }: { $prestige ->
    [0] { $wealth } Vermögen
   *[other] { $wealth ->
        [0] { $prestige } Ansehen
       *[other] { $wealth } Vermögen und { $prestige } Ansehen
    }
} zahlen, um das Gebäude auf { $lot } zu behalten?

# Was geschieht
sprawl-claimed = { $seat } nimmt { $lot } für { $price } Vermögen.
sprawl-turn = Zug { $turn }: { $seat } hat { $ap } AP.
sprawl-invested = { $seat } investiert: { $card }.
sprawl-took = { $seat } nimmt: { $card }.
sprawl-used = { $seat } nutzt: { $card }.
sprawl-discarded = { $seat } wirft ab: { $card }.
sprawl-favored = { $seat } nimmt { $card } als Gefälligkeit.
sprawl-built = { $seat } baut { $card } auf { $spot } für { $price } Vermögen.
sprawl-demolished = Ein Gebäude mit { $lots ->
    [one] 1 Parzelle
   *[other] { $lots } Parzellen
} auf { $lot } wird abgerissen.
sprawl-destroyed = Ein Gebäude mit { $lots ->
    [one] 1 Parzelle
   *[other] { $lots } Parzellen
} auf { $lot } wird zerstört.
sprawl-gained = { $seat } erhält { $prestige ->
    [0] { $wealth } Vermögen
   *[other] { $wealth ->
        [0] { $prestige } Ansehen
       *[other] { $wealth } Vermögen und { $prestige } Ansehen
    }
}.
sprawl-lost = { $seat } verliert { $prestige ->
    [0] { $wealth } Vermögen
   *[other] { $wealth ->
        [0] { $prestige } Ansehen
       *[other] { $wealth } Vermögen und { $prestige } Ansehen
    }
}.
sprawl-handed-over = { $seat } zahlt { $amount } { $kind } an { $victim }.
sprawl-tile = { $seat } nimmt das Plättchen { $vocation }.
sprawl-tile-from = { $seat } nimmt { $victim } das Plättchen { $vocation } ab.
sprawl-tile-declined = { $seat } nimmt kein Plättchen { $vocation }.
sprawl-payout = Auszahlung: { $row }.
sprawl-no-row = Keine Auszahlung: { $row } ist noch nicht in der Stadt.
sprawl-marker-placed = Auf { $space } liegt nun { $marker }.
sprawl-marker-moved = Versetzt auf { $space }: { $marker }.
sprawl-election = Wahl: { $office }.
sprawl-no-election = Wahl: { $office } ist noch nicht im Spiel.
sprawl-elected = { $seat } { $again ->
    [1] behält
   *[other] erhält
} das Amt: { $office }{ $how ->
    [best] ; wertvollstes Gebäude der Zone { $zone } ({ $value }), { $count } insgesamt
    [tiles] ; die meisten Berufsplättchen ({ $count })
    [prestige] ; das wenigste Ansehen ({ $count })
   *[outright] {""}
}.
sprawl-boss-ap = { $seat } erhält sofort { $ap } AP mehr.
sprawl-gained-ap = { $seat } erhält in diesem Zug { $ap } AP mehr.
sprawl-discounted = Für { $seat } kostet der nächste Auftrag dieses Zuges { $wealth } weniger.
sprawl-extra-favor = { $seat } darf von nun an zwei Gefälligkeiten halten.
sprawl-deck-opened = Der Stapel { $deck } wird geöffnet.
sprawl-office-entered = Kommt ins Spiel: { $office }.
sprawl-placed = { $seat } platziert { $zone } auf { $spot }.
sprawl-remove-control = { $seat } entfernt den Würfel von { $lot }.
sprawl-take-control = { $seat } übernimmt { $lot }.
sprawl-demolish = { $seat } reißt das Gebäude auf { $lot } ab.
sprawl-moved = { $seat } versetzt das Gebäude von { $lot } nach { $spot }.
sprawl-reshuffled = Die Planungsablage wird zum neuen Stapel gemischt.
sprawl-event = Ereignis ({ $deck }): { $card }.
sprawl-revealed = Aufgedeckt ({ $deck }): { $card }.
sprawl-ended = Olympische Spiele: Das Spiel ist zu Ende.
sprawl-stalled-idle = Drei Runden lang hat niemand etwas getan: Das Spiel ist zu Ende.
sprawl-stalled-contracts = Zwanzig Runden lang hat kein Auftrag seinen Platz verlassen: Das Spiel ist zu Ende.
sprawl-stall-warning-idle = Seit zwei Runden tut niemand etwas. Vergehen auch die nächsten { $turns } Züge so, endet das Spiel.
sprawl-stall-warning-contracts = Seit neunzehn Runden verlässt kein Auftrag seinen Platz. Vergehen auch die nächsten { $turns } Züge so, endet das Spiel.

# Warum nicht
sprawl-not-offered = Das steht nicht zur Wahl.
sprawl-already-claimed = Dieses Gebäude hat schon { $player } genommen.
sprawl-fault-too-dear = { $spot }: Der Preis ist { $price }, du hast aber { $wealth } Vermögen.
sprawl-fault-low-value = { $card } braucht einen wertvolleren Block als { $spot }.
sprawl-fault-high-value = { $card } braucht einen weniger wertvollen Block als { $spot }.
sprawl-fault-unmarked = { $card } braucht einen Block, auf den ein Marker wirkt.
sprawl-fault-not-free = { $spot } ist nicht frei; nur der Bauunternehmer oder eine Stadterneuerung überbaut Gebäude.
sprawl-fault-partly-covered = Auf { $spot } würde ein Gebäude nur teilweise überbaut.
sprawl-fault-protected = Ein Gebäude auf { $spot } gehört dem Bauunternehmer und darf nicht abgerissen werden.
sprawl-fault-zoning = { $spot } grenzt an eine andere Zone, aber an kein Gebäude der Zone von { $card }.
sprawl-fault-edge = { $card } muss am genannten Rand der Stadt liegen.
sprawl-fault-no-neighbour = { $spot } fehlt der Nachbar, den { $card } verlangt.
sprawl-fault-bad-neighbour = { $spot } grenzt an ein Gebäude, an das { $card } nicht grenzen darf.
sprawl-fault-not-empty = { $card } braucht einen Block ohne andere Gebäude.
sprawl-fault-not-own = { $card } muss an ein eigenes Gebäude grenzen.
sprawl-fault-size = { $card } bedeckt { $lots } Parzellen, { $spot } nicht.
sprawl-not-yours = Du hast { $card } nicht.
sprawl-wrong-zone = { $card } gilt nicht für die Zone dieses Auftrags.
sprawl-card-too-many = Mit { $card } wäre eine Karte überflüssig.
sprawl-too-many-tiles = Du hast { $tiles } Plättchen dieses Berufs.
sprawl-not-tied = { $player } ist nicht am Gleichstand beteiligt.
sprawl-empty = Dort liegt keine offene Karte, die du haben könntest.
sprawl-no-ap = Das kostet { $cost } AP; du hast { $ap }.
sprawl-favor-limit = Du darfst keine weitere Gefälligkeit halten.
sprawl-favor-fresh = Eine Gefälligkeit wird nicht im selben Zug gebaut, in dem sie genommen wurde.
sprawl-no-permits = { $card } braucht { $lots ->
    [one] 1 Genehmigung
   *[other] { $lots } Genehmigungen
} seiner Zone; du hast { $pages }.
sprawl-no-place = Es gibt keinen Platz, an dem du { $card } bauen darfst und bezahlen kannst.
sprawl-aid-contract = „{ $given }“ ist kein Auftrag.

# Was eine Vorschau zählt
sprawl-goods-wealth = { $count } Vermögen
sprawl-goods-prestige = { $count } Ansehen
sprawl-goods-ap = { $count } AP
sprawl-goods-permits = { $count ->
    [one] 1 Genehmigung
   *[other] { $count } Genehmigungen
}
sprawl-goods-tiles = { $count } Berufsplättchen

# Wörter
sprawl-kind-wealth = Vermögen
sprawl-kind-prestige = Ansehen
sprawl-zone-civ = ein öffentliches Gebäude
sprawl-zone-com = ein Geschäftsgebäude
sprawl-zone-ind = ein Industriegebäude
sprawl-zone-res = ein Wohngebäude
sprawl-zone-park = einen Park
sprawl-zone-short-civ = Öffentlich
sprawl-zone-short-com = Geschäft
sprawl-zone-short-ind = Industrie
sprawl-zone-short-res = Wohnen
sprawl-vocation-media = Medien
sprawl-vocation-finance = Finanzen
sprawl-vocation-transportation = Verkehr
sprawl-vocation-education = Bildung
sprawl-vocation-energy = Energie
sprawl-vocation-tourism = Tourismus
sprawl-vocation-factory = Fabrik
sprawl-vocation-public_service = Öffentlicher Dienst
sprawl-office-mayor = Bürgermeister
sprawl-office-attorney = Bezirksstaatsanwalt
sprawl-office-treasurer = Schatzmeister
sprawl-office-police = Polizeichef
sprawl-office-union = Gewerkschaftsboss
sprawl-office-contractor = Bauunternehmer
sprawl-deck-town = Kleinstadt
sprawl-deck-city = Stadt
sprawl-deck-metropolis = Metropole
sprawl-deck-planning = Planung
sprawl-line-prestige = Im Spiel erworbenes Ansehen
sprawl-line-wealth = Vermögen, 1 je 10
sprawl-option-length = Spieldauer
sprawl-value-normal = normal
sprawl-value-short = kurz
sprawl-value-long = lang

# Auf dem Tisch
sprawl-table-planning = Planungskarten
sprawl-table-contracts = Aufträge
sprawl-table-players = Spieler
sprawl-table-offices = Ämter
sprawl-table-turn = Zug { $turn }, { $seat }: { $ap } AP
sprawl-table-ap = AP
sprawl-table-decks = Karten übrig
sprawl-table-closed = geschlossen
sprawl-table-discards = Planungsablage
sprawl-table-supply = Berufe im Vorrat
sprawl-table-cubes = Würfel
sprawl-table-extra-favor = Extra-Gefälligkeit
sprawl-table-favor-of = Gefälligkeit von { $seat }:
sprawl-table-fresh = in diesem Zug genommen
sprawl-table-waiting = hier steht die Figur; noch nicht im Spiel
sprawl-table-discount = der nächste Auftrag kostet { $wealth } weniger
sprawl-table-hand = Hand
sprawl-table-favors = Gefälligkeiten
sprawl-table-vocations = Berufe
sprawl-table-wealth = Vermögen
sprawl-table-prestige = Ansehen
sprawl-table-points = Punkte jetzt
sprawl-table-stall-idle = { $turns ->
    [one] Niemand tut etwas: Ändert sich das nicht, endet das Spiel nach diesem Zug.
   *[other] Niemand tut etwas: Ändert sich das nicht, endet das Spiel nach { $turns } Zügen, dieser mitgezählt.
}
sprawl-table-stall-contracts = { $turns ->
    [one] Kein Auftrag verlässt seinen Platz: Ändert sich das nicht, endet das Spiel nach diesem Zug.
   *[other] Kein Auftrag verlässt seinen Platz: Ändert sich das nicht, endet das Spiel nach { $turns } Zügen, dieser mitgezählt.
}
sprawl-table-nobody = niemand
sprawl-table-legend = Buchstabe = Zone (C öffentlich, M Geschäft, I Industrie, R Wohnen, P Park), Ziffer = Spieler (· niemand). Eine kleine Ziffer sagt, wie viele Parzellen ein Gebäude von seinem Großbuchstaben an hat; kleine Buchstaben sind seine übrigen Parzellen. P07:1CMI=10 ist 1 Genehmigung für C, M oder I, investiert 10 wert. Norden und Osten: Wasser; Westen und Süden: Wildnis.
sprawl-label-price = Preis { $price }
sprawl-label-reconstructed = rekonstruierte Karte

# In the browser: the board and the city
web-sprawl-city = Stadt
web-sprawl-cards = Karten
web-sprawl-mine = Meins
web-sprawl-offices = Ämter
web-sprawl-shape-nw = Nordwesten
web-sprawl-shape-ne = Nordosten
web-sprawl-shape-sw = Südwesten
web-sprawl-shape-se = Südosten
web-sprawl-shape-nw-ne = Nordseite
web-sprawl-shape-sw-se = Südseite
web-sprawl-shape-nw-sw = Westseite
web-sprawl-shape-ne-se = Ostseite
web-sprawl-shape-nw-ne-sw = Nord- und Westseite
web-sprawl-shape-nw-ne-se = Nord- und Ostseite
web-sprawl-shape-nw-sw-se = West- und Südseite
web-sprawl-shape-ne-sw-se = Ost- und Südseite
web-sprawl-block-worth = Der Block { $where } mit Wert { $value }
web-sprawl-lens = Stadt, vergrößert
web-sprawl-block = Reihe { $row }, Spalte { $column }
web-sprawl-spot = { $block }, { $shape }
web-sprawl-area-nw = im Nordwesten
web-sprawl-area-n = im Norden
web-sprawl-area-ne = im Nordosten
web-sprawl-area-w = im Westen
web-sprawl-area-c = im Zentrum
web-sprawl-area-e = im Osten
web-sprawl-area-sw = im Südwesten
web-sprawl-area-s = im Süden
web-sprawl-area-se = im Südosten
web-sprawl-row-line = der { $line ->
    [1] ersten
    [2] zweiten
    [3] dritten
    [4] vierten
    [5] fünften
   *[other] letzten
} Reihe von Norden
web-sprawl-row-lines = { $line ->
    [1] den zwei nördlichen Reihen
    [3] den zwei mittleren Reihen
   *[other] den zwei südlichen Reihen
}
web-sprawl-column-line = der { $line ->
    [1] ersten
    [2] zweiten
    [3] dritten
    [4] vierten
    [5] fünften
   *[other] letzten
} Spalte von Westen
web-sprawl-column-lines = { $line ->
    [1] den zwei westlichen Spalten
    [3] den zwei mittleren Spalten
   *[other] den zwei östlichen Spalten
}
web-sprawl-empty-space = Freies Feld für einen Marker bei { $where }
web-sprawl-row-beside = { $row }, bei { $where }
web-sprawl-share = { $player }: { $buildings ->
    [one] 1 Gebäude
   *[other] { $buildings } Gebäude
}, erhält { $share }
web-sprawl-buildings = { $count ->
    [one] 1 Gebäude
   *[other] { $count } Gebäude
}
web-sprawl-box = { $count ->
    [one] 1 Marker noch nicht im Spiel
   *[other] { $count } Marker noch nicht im Spiel
}
web-sprawl-box-means = Karten bringen sie auf die grauen Plätze. Dort machen sie Blöcke teurer, und ihre Reihen können ausgezahlt werden.
web-sprawl-uncontrolled = gehört niemandem
web-sprawl-lies-in = Es liegt in { $rows }
web-sprawl-row-pays = Sie zahlt jedes Mal, wenn eine Karte mit ihrer Zahl aufgedeckt wird{ $kind ->
    [prestige] , und noch einmal am Ende des Spiels
   *[other] {""}
}.
web-sprawl-no-spot = Kein Platz gewählt
web-sprawl-neighbours = { $count ->
    [one] 1 Nachbar derselben Zone
   *[other] { $count } Nachbarn derselben Zone
}
web-sprawl-points = { $points } Punkte
web-sprawl-follows = { $points } mit seinen Wirkungen (geschätzt)
web-sprawl-next-shape = Nächster Platz
web-sprawl-claim = Beanspruche { $building }
web-sprawl-building = Wähle { $building }
web-sprawl-invest = Investiere { $card }
web-sprawl-use = Verwende { $card }
web-sprawl-take = Nimm { $card }
web-sprawl-favor = { $card } als Gefälligkeit
web-sprawl-build = Baue { $card }
web-sprawl-place = Baue hier: { $spot }
web-sprawl-put = Hierher: { $spot }
web-sprawl-line-prestige = Ansehen
web-sprawl-line-wealth = Vermögen ÷ 10
web-sprawl-line-p = Ansehensreihe { $number } am Ende
web-sprawl-done = Fertig investiert
web-sprawl-end = Zug beenden
web-sprawl-space = Er kommt zu { $space }
web-sprawl-line-row = Die Reihe
web-sprawl-line-column = Die Spalte
web-sprawl-kind-wealth = Vermögen
web-sprawl-kind-prestige = Ansehen
web-sprawl-option = Möglichkeit { $number }
web-sprawl-pay = Bezahlen
web-sprawl-pass = Passen
web-sprawl-keep = Bezahlen und behalten
web-sprawl-let-go = Aufgeben
web-sprawl-explain-prestige = Ansehen, das während des Spiels gewonnen wurde. Wer am Ende am meisten hat, gewinnt.
web-sprawl-explain-wealth = Mit Vermögen bezahlst du Gebäude. Am Ende sind je 10 davon 1 Ansehen wert.
web-sprawl-key-r = nächste Form des Gebäudes
web-sprawl-key-e = den Zug beenden
web-sprawl-key-f = den Auftrag als Gefälligkeit
web-sprawl-key-i = alle gefragten Genehmigungen investieren
web-sprawl-key-1-5 = den Auftrag in diesem Feld ansehen
web-sprawl-key-shift-1-4 = die Planungskarte in diesem Feld ansehen
web-sprawl-key-v = wo ein weiteres Gebäude etwas bringt: an oder aus
web-sprawl-ask-claim = Nimm ein Gebäude zum Preis seines Blocks
web-sprawl-ask-invest = Genehmigungen zu Vermögen machen?
web-sprawl-ask-action = { $ap ->
    [0] Keine AP mehr: Du kannst den Zug beenden
   *[other] { $ap } AP: Genehmigung nehmen, Auftrag sichern, bauen, beenden
}
web-sprawl-ask-spot = Wo baust du { $card }?
web-sprawl-ask-renewal = Welche Stadterneuerung wirfst du ab?
web-sprawl-ask-permit = Welche Genehmigung für { $card }? Noch { $missing } nötig
web-sprawl-ask-victim = Von wem nimmst du { $vocation }?
web-sprawl-ask-split = { $vocation } bringt { $value } je Plättchen: Vermögen oder Ansehen?
web-sprawl-ask-order = { $card }: wer entscheidet als Nächstes?
web-sprawl-ask-player = { $card }: Gleichstand. Wer ist gemeint?
web-sprawl-ask-elect = { $office }: Gleichstand. Wer wird gewählt?
web-sprawl-ask-block = { $card }: welcher Block?
web-sprawl-ask-tied = { $card }: welches Gebäude?
web-sprawl-ask-target = { $card }: welches { $whom ->
    [own] deiner Gebäude
   *[other] Gebäude von { $player }
} wird getroffen?
web-sprawl-ask-place = { $card }: Stelle { $zone } auf einen freien Platz
web-sprawl-ask-remove-control = { $card }: von welchem Gebäude kommt der Würfel weg?
web-sprawl-ask-take-control = { $card }: welches Gebäude übernimmst du?
web-sprawl-ask-demolish = { $card }: welches Gebäude wird abgerissen?
web-sprawl-ask-move-building = { $card }: welches Gebäude zieht um?
web-sprawl-ask-move = { $card }: wohin kommt es?
web-sprawl-ask-marker = { $card }: welcher Marker?
web-sprawl-ask-space = { $card }: wohin kommt { $marker }?
web-sprawl-ask-row = { $card }: welche Reihe wird ausgezahlt?
web-sprawl-ask-line = { $card }: die Reihe oder die Spalte?
web-sprawl-ask-kind-gain = { $card }: { $wealth } Vermögen oder { $prestige } Ansehen?
web-sprawl-ask-kind-pay = { $card }: { $wealth } Vermögen oder { $prestige } Ansehen zahlen? Noch { $left }
web-sprawl-ask-display = { $card }: nimm { $left ->
    [one] eine offene Planungskarte
   *[other] { $left } offene Planungskarten
}
web-sprawl-ask-discard = { $card }: nimm { $left ->
    [one] eine Karte
   *[other] { $left } Karten
} vom Ablagestapel
web-sprawl-ask-lose = { $card }: wirf { $left ->
    [one] eine Planungskarte
   *[other] { $left } Planungskarten
} ab
web-sprawl-ask-favor = { $card }: eine Gefälligkeit für 0 AP nehmen?
web-sprawl-ask-vocation = { $card }: welches Berufsplättchen?
web-sprawl-ask-option = { $card }: welche Möglichkeit?
web-sprawl-ask-offer = { $card }: { $prestige ->
    [0] { $wealth } Vermögen
   *[other] { $wealth ->
        [0] { $prestige } Ansehen
       *[other] { $wealth } Vermögen und { $prestige } Ansehen
    }
} zahlen?
web-sprawl-ask-save = { $card }: { $prestige ->
    [0] { $wealth } Vermögen
   *[other] { $wealth ->
        [0] { $prestige } Ansehen
       *[other] { $wealth } Vermögen und { $prestige } Ansehen
    }
} zahlen, um das Gebäude zu behalten?
web-sprawl-aid-sites = Wo ein Auftrag gebaut werden kann und was er bringt
web-sprawl-aid-gain = Was ein weiteres Gebäude in jedem Block einbrächte
web-sprawl-aid-forecast = Was das Ende des Zuges bringen kann
web-sprawl-whole-city = Ganze Stadt
web-log-sprawl-claimed = { $seat } nimmt ein Gebäude { $lot } für { $price } Vermögen.
web-log-sprawl-built = { $seat } baut { $spot } für { $price } Vermögen: { $card }.
web-log-sprawl-demolished = { $player ->
    [none] Ein Gebäude
   *[other] Ein Gebäude von { $player }
} { $lot } wird abgerissen.
web-log-sprawl-destroyed = { $player ->
    [none] Ein Gebäude
   *[other] Ein Gebäude von { $player }
} { $lot } wird zerstört.
web-log-sprawl-marker-placed = Bei { $space } liegt nun { $marker }.
web-log-sprawl-marker-moved = Versetzt: Bei { $space } liegt nun { $marker }.
web-log-sprawl-placed = { $seat } setzt { $zone } { $spot }.
web-log-sprawl-remove-control = { $seat } entfernt den Würfel von einem Gebäude { $lot }.
web-log-sprawl-take-control = { $seat } übernimmt ein Gebäude { $lot }.
web-log-sprawl-demolish = { $seat } reißt ein Gebäude { $lot } ab.
web-log-sprawl-moved = { $seat } versetzt ein Gebäude. Es stand { $lot } und steht nun { $spot }.
web-why-sprawl-fault-too-dear = Der Preis ist hier { $price }, du hast aber { $wealth } Vermögen.
web-why-sprawl-fault-low-value = { $card } braucht einen wertvolleren Block als diesen.
web-why-sprawl-fault-high-value = { $card } braucht einen weniger wertvollen Block als diesen.
web-why-sprawl-fault-not-free = Hier ist nicht frei; nur der Bauunternehmer oder eine Stadterneuerung überbaut Gebäude.
web-why-sprawl-fault-partly-covered = Hier würde ein Gebäude nur teilweise überbaut.
web-why-sprawl-fault-protected = Ein Gebäude hier gehört dem Bauunternehmer und darf nicht abgerissen werden.
web-why-sprawl-fault-zoning = Hier grenzte es an eine andere Zone, aber an kein Gebäude der Zone von { $card }.
web-why-sprawl-fault-no-neighbour = Hier fehlt der Nachbar, den { $card } verlangt.
web-why-sprawl-fault-bad-neighbour = Hier grenzte es an ein Gebäude, an das { $card } nicht grenzen darf.
web-why-sprawl-fault-size = { $card } bedeckt { $lots } Parzellen, dieser Platz nicht.
web-log-sprawl-gained = { $seat } erhält { $prestige ->
    [0] { $wealth } Vermögen
   *[other] { $wealth ->
        [0] { $prestige } Ansehen
       *[other] { $wealth } Vermögen und { $prestige } Ansehen
    }
}{ $why ->
    [adjacency] {""} für Nachbarn derselben Zone
   *[other] {""}
}.
web-sprawl-story-gains = { $text }: { $gains }
web-sprawl-story-payout = Eine Karte mit einer { $number } wird aufgedeckt, also zahlt { $row }
web-sprawl-story-nobody = { $text }: niemand bekommt etwas
web-sprawl-story-event = { $text } ({ $lines })
web-sprawl-story-ledger = Insgesamt: { $changes }
web-sprawl-story-built = { $seat } baut { $cards }
web-sprawl-story-turn = Zug von { $seat }
web-sprawl-why-too-dear = zu teuer
web-sprawl-why-not-free = kein Platz
web-sprawl-why-zoning = andere Zone daneben
web-sprawl-why-edge = nicht am Rand
web-sprawl-why-no-neighbour = Nachbar fehlt
web-sprawl-why-bad-neighbour = verbotener Nachbar
web-sprawl-why-low-value = Wert zu niedrig
web-sprawl-why-high-value = Wert zu hoch
web-sprawl-why-not-empty = Block nicht leer
web-sprawl-why-not-own = nicht neben deinen
web-sprawl-why-unmarked = kein Marker wirkt hier
web-sprawl-why-partly-covered = würde nur einen Teil bedecken
web-sprawl-why-protected = geschützt
web-sprawl-why-no-tile = kein Plättchen übrig

# Kartentexte
sprawl-effect-gain = { $who }: +{ $amount }{ $per }
sprawl-effect-lose = { $who }: −{ $amount }{ $per }
sprawl-effect-toll = { $who } an { $to }: { $amount }{ $per }
sprawl-effect-toll-self = { $who } an dich: { $amount }{ $per }
sprawl-effect-payout-here = { $who }: wähle eine Reihe ({ $kind }) durch diesen Block, sie wird ausgezahlt
sprawl-effect-payout-any = { $who }: wähle eine beliebige Reihe ({ $kind }), sie wird ausgezahlt
sprawl-effect-score-vocation = { $vocation } bringt { $n } je Plättchen
sprawl-effect-place-marker = { $who }: platziere { $which } Marker ({ $kind }) { $where }
sprawl-effect-move-marker = { $who }: versetze einen Marker ({ $kind }) { $where }
sprawl-effect-place-park = { $who }: platziere { $n ->
    [one] einen Park mit 1 Parzelle
   *[other] { $n } Parks mit 1 Parzelle
} { $where }
sprawl-effect-place-building = { $who }: platziere kostenlos, { $n ->
    [one] 1 Parzelle
   *[other] { $n } Parzellen
}, { $where }: { $zone }
sprawl-effect-move-building = { $who }: versetze ein { $what } auf einen freien Platz seiner Größe
sprawl-effect-remove-control = { $who }: entferne Würfel: { $n } { $what }
sprawl-effect-take-control = { $who }: übernimm { $n } { $what }
sprawl-effect-demolish = { $who }: reiße ab: { $n } { $what }
sprawl-effect-disaster = Die Katastrophe trifft: { $what }. Wer es besitzt, zahlt { $amount } { $per } oder verliert es
sprawl-effect-gain-ap = Du: +{ $n } AP in diesem Zug
sprawl-effect-discount = Der nächste Auftrag dieses Zuges kostet { $wealth } weniger
sprawl-effect-take-permit-display = { $who }: nimm { $n ->
    [one] eine offene Planungskarte
   *[other] { $n } offene Planungskarten
} für 0 AP
sprawl-effect-take-permit-discard = { $who }: nimm { $n } Genehmigung oder Stadterneuerung vom Ablagestapel
sprawl-effect-lose-permit = { $who }: wirf { $n ->
    [one] eine Planungskarte
   *[other] { $n } Planungskarten
} ab
sprawl-effect-extra-favor = { $who }: darf von nun an zwei Gefälligkeiten halten
sprawl-effect-extra-favor-self = Du darfst von nun an zwei Gefälligkeiten halten
sprawl-effect-take-favor = { $who }: darf einen Auftrag als Gefälligkeit für 0 AP nehmen
sprawl-effect-take-favor-self = Du darfst einen Auftrag als Gefälligkeit für 0 AP nehmen
sprawl-effect-hold-election = Wahl: { $office }
sprawl-effect-hold-election-won = Ohne Vergleich gewählt ({ $office }): { $who }
sprawl-effect-take-vocation = { $who }: nimm ein Berufsplättchen: { $vocation }
sprawl-effect-optional = { $who } darf { $amount } zahlen; dann: { $then }
sprawl-effect-optional-self = Du darfst { $amount } zahlen; dann: { $then }
sprawl-effect-choose = { $who } wählt eines: { $options }
sprawl-effect-choose-self = Du wählst eines: { $options }
sprawl-effect-choose-row = Wähle die Zeile oder die Spalte dieses Blocks
sprawl-effect-open-deck = Der Stapel { $deck } wird geöffnet
sprawl-effect-enter-offices = Kommen ins Spiel: { $offices }
sprawl-effect-end-game = Das Spiel endet sofort
sprawl-effect-voluntary = { $text } (freiwillig)
sprawl-who-self = Du
sprawl-who-active = Der aktive Spieler
sprawl-who-each = Jeder Spieler
sprawl-who-others = Jeder andere Spieler
sprawl-who-controller = Wer sie kontrolliert
sprawl-who-office = Wer das Amt hat ({ $office })
sprawl-who-vocation = Wer { $vocation } hat
sprawl-who-most = Wer am meisten hat ({ $compared })
sprawl-who-least = Wer am wenigsten hat ({ $compared })
sprawl-measure-CIV = öffentliche Gebäude
sprawl-measure-COM = Geschäftsgebäude
sprawl-measure-IND = Industriegebäude
sprawl-measure-RES = Wohngebäude
sprawl-measure-prestige = Ansehen
sprawl-measure-wealth = Vermögen
sprawl-measure-buildings = Gebäude
sprawl-measure-vocations = Berufe
sprawl-measure-permits = Planungskarten
sprawl-amount-wealth = { $wealth } Vermögen
sprawl-amount-prestige = { $prestige } Ansehen
sprawl-amount-both = { $wealth } Vermögen und { $prestige } Ansehen
sprawl-amount-either = { $wealth } Vermögen oder { $prestige } Ansehen
sprawl-per = {" "}je { $what }
sprawl-per-div = {" "}je { $div } von: { $what }
sprawl-per-max = {" "}(höchstens { $max })
sprawl-per-building = je Gebäude
sprawl-per-lot = je Parzelle
sprawl-per-value = je Punkt seines Wertes
sprawl-count-lots = Parzelle von { $what }
sprawl-count-free_lots = freie Parzelle
sprawl-count-vocations = Berufsplättchen
sprawl-count-vocation = Plättchen { $vocation }
sprawl-count-offices = Politiker im Besitz
sprawl-count-block_value = Punkt des Wertes dieses Blocks
sprawl-what-any = Gebäude
sprawl-what-no-park = Gebäude außer Parks
sprawl-either = { $others } oder { $last }
sprawl-one-civ = öffentliches Gebäude
sprawl-one-com = Geschäftsgebäude
sprawl-one-ind = Industriegebäude
sprawl-one-res = Wohngebäude
sprawl-one-park = Park
sprawl-many-civ = öffentliche Gebäude
sprawl-many-com = Geschäftsgebäude
sprawl-many-ind = Industriegebäude
sprawl-many-res = Wohngebäude
sprawl-many-park = Parks
sprawl-size = { $lots ->
    [one] 1 Parzelle
   *[other] { $lots } Parzellen
}
sprawl-owner-own = eigen
sprawl-owner-others = eines anderen Spielers
sprawl-owner-none = ohne Kontrolle
sprawl-owner-some = kontrolliert
sprawl-where-this_block = in diesem Block
sprawl-where-these_rows = in dieser Reihe oder dieser Spalte
sprawl-where-chosen_row = in der gewählten Reihe
sprawl-where-other_row = in der anderen Reihe
sprawl-where-these_double_rows = in dieser Doppelreihe oder dieser Spalte
sprawl-where-chosen_double_row = in der gewählten Reihe (der Doppelreihe oder der Spalte)
sprawl-where-other_double_row = in der anderen Reihe (der Doppelreihe oder der Spalte)
sprawl-where-adjacent = angrenzend
sprawl-where-best_block = im wertvollsten Block
sprawl-where-worst_block = im am wenigsten wertvollen Block
sprawl-edge-water = am Wasser
sprawl-edge-wilderness = an der Wildnis
sprawl-edge-any = am Rand der Stadt
sprawl-near = angrenzend an { $zones }
sprawl-not-near = nicht angrenzend an { $zones }
sprawl-min-value = Blockwert mindestens { $value }
sprawl-max-value = Blockwert höchstens { $value }
sprawl-pick-highest = das wertvollste
sprawl-pick-lowest = das am wenigsten wertvolle
sprawl-pick-own_lowest = das am wenigsten wertvolle jedes Spielers
sprawl-build-empty = ein Block ohne andere Gebäude
sprawl-build-own = angrenzend an ein eigenes Gebäude
sprawl-build-marked = ein Block, auf den ein Marker wirkt
sprawl-build-zoning = ignoriert die Zonenregel
sprawl-build-discount = kostet { $n } weniger
sprawl-marker-any = einen
sprawl-marker-lowest = den niedrigsten
sprawl-marker-highest = den höchsten
sprawl-kind-any = Vermögen oder Ansehen
sprawl-place-here = mit Wirkung auf diesen Block
sprawl-place-any = an beliebiger Stelle
sprawl-place-adjacent = angrenzend an dieses Gebäude
sprawl-place-edge = am Rand der Stadt
sprawl-move-to-here = auf ein Feld, das auf diesen Block wirkt
sprawl-move-to-any = auf ein beliebiges anderes Feld
sprawl-any-vocation = ein beliebiges aus dem Vorrat
sprawl-next-office = das nächste Amt
sprawl-face-permit = { $pages ->
    [one] 1 Genehmigung
   *[other] { $pages } Genehmigungen
} für { $zones }, bringt { $pay }
sprawl-face-ballot = , Wahlurne
sprawl-face-contract = { $zone }, { $lots ->
    [one] 1 Parzelle
   *[other] { $lots } Parzellen
}
sprawl-face-vocation = Du nimmst das Plättchen { $vocation }; jedes solche zahlt seinem Besitzer { $value }
sprawl-face-row = Auszahlung beim Aufdecken: { $row }
sprawl-face-event = Ereignis
sprawl-face-renewal = Stadterneuerung: wirf sie ab, um vorhandene Gebäude zu überbauen

# Ämter
sprawl-office-wins-mayor = Gewählt wird, wer die meisten Berufsplättchen hat
sprawl-office-wins-zone = Gewählt wird, wer das wertvollste Gebäude der Zone { $zone } hat, bei Gleichstand, wer davon die meisten hat
sprawl-office-wins-contractor = Nach jeder Wahl geht er an den Spieler mit dem wenigsten Ansehen
sprawl-office-tie = Bei Gleichstand entscheidet: { $who }
sprawl-office-on-elected = Nach der Wahl: { $effects }
sprawl-office-on-turn-start = Zu Beginn deines Zuges: { $effects }
sprawl-office-power-attorney = Der Nachbarschaftsbonus des ersten Auftrags, den du in deinem Zug baust, zählt { $factor }-fach
sprawl-office-power-police = Jedes deiner Berufsplättchen bringt Vermögen und Ansehen
sprawl-office-power-union = Du hast { $ap } AP in deinem Zug; währenddessen gewählt, erhältst du den Unterschied sofort
sprawl-office-power-contractor = Du darfst vorhandene Gebäude überbauen; andere können deine nicht abreißen
sprawl-office-bonus = Am Ende: +{ $prestige } Ansehen{ $per }

# Namen und Zahlen des Spielplans
sprawl-zone-name-civ = Öffentlich
sprawl-zone-name-com = Geschäft
sprawl-zone-name-ind = Industrie
sprawl-zone-name-res = Wohnen
sprawl-zone-name-park = Park
sprawl-vocation-tiles = { $tiles } Plättchen
sprawl-row-places = Erster Platz { $first }, zweiter { $second }, dritter { $third }, vierter { $fourth }

# Im Browser: Karten, Ablage, Ämter und Spieler
web-sprawl-contract = { $deck }, { $zone }, { $lots ->
    [one] 1 Parzelle
   *[other] { $lots } Parzellen
}
web-sprawl-ap = { $ap } AP
web-sprawl-ap-means = Aktionspunkte gelten nur in diesem Zug: Karten und Aufträge kosten, was auf ihrer schwarzen Münze steht.
web-sprawl-ap-left = Noch { $ap } AP
web-sprawl-ap-lacking = Es kostet { $ap } AP; du hast { $left }
web-sprawl-pages = Nötige Genehmigungen: { $need }; du hast { $pages }
web-sprawl-price-note = Du zahlst die Zahl am Block, in den du es stellst.
web-sprawl-heat-note = Die Zahlen in der Stadt sind die Punkte, die es dir dort brächte.
web-sprawl-pages-lacking = { $missing ->
    [one] Es fehlt 1 Genehmigung
   *[other] Es fehlen { $missing } Genehmigungen
}
web-sprawl-gap = Die Planungskarte für { $box } AP genügt: mit dem Bau { $ap } AP
web-sprawl-no-gap = Keine offene Planungskarte genügt allein
web-sprawl-can-build = Du kannst ihn bauen
web-sprawl-fresh-favor = ab deinem nächsten Zug
web-sprawl-next-turn = nächster Zug
web-sprawl-favor-for = { $card } als Gefälligkeit für { $ap } AP
web-sprawl-favor-means = Der Auftrag bleibt für dich allein liegen, und ab deinem nächsten Zug baust du ihn für 0 AP.
web-sprawl-favor-empty = Hier liegt ein Auftrag, den du als Gefälligkeit sicherst.
web-sprawl-permit-means = Ein Gebäude braucht für jede Parzelle eine Genehmigung seiner Zone. Eine verwendete Karte ist weg.
web-sprawl-permit-invests = Zu Beginn deines Zuges kannst du sie für { $pay } Vermögen abgeben.
web-sprawl-permit-pays = Wird sie aufgedeckt, zahlt die Vermögensreihe { $pay } an alle, die dort Gebäude haben.
web-sprawl-vocation-means = Wer einen Auftrag mit diesem Zeichen baut, nimmt ein Plättchen. Dann zahlt jedes solche Plättchen seinem Besitzer die Zahl am Zeichen, als Vermögen oder Ansehen.
web-sprawl-vocation-mayor = Wer die meisten Plättchen hat, gewinnt die Wahl zum Bürgermeister.
web-sprawl-favor-tab = Gefälligkeit
web-sprawl-favor-place = Gefälligkeit
web-sprawl-renewal = Stadterneuerung
web-sprawl-permit = { $pages ->
    [one] 1 Genehmigung
   *[other] { $pages } Genehmigungen
} für { $zones }, { $pay } Vermögen wert
web-sprawl-ballot = mit Wahlurne
web-sprawl-ballot-means = Ihre Wahlurne bringt dann auch die Wahl des nächsten Amts.
web-sprawl-would-go = Sie würde verwendet
web-sprawl-permits = Planungskarten auf der Hand
web-sprawl-no-permits = Keine Genehmigungen
web-sprawl-contract-box = Feld { $box }
web-sprawl-on-deck = Auf dem Stapel
web-sprawl-empty = leer
web-sprawl-link-open = { $from }: Die Karte rückt auf Feld { $box }
web-sprawl-link-shut = { $from }: Keine Karte rückt auf Feld { $box }
web-sprawl-cards-left = { $deck }: noch { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}
web-sprawl-closed-until = { $deck } öffnet mit { $card }
web-sprawl-closed-means = Seine Aufträge sind größer. Sie kommen in die Felder, sobald er offen ist.
web-sprawl-clock = { $card } kommt frühestens als { $earliest }., spätestens als { $latest }. Karte
web-sprawl-still-to-come = Karten, die noch kommen
web-sprawl-event = Ereignis: { $card }
web-sprawl-actions = Aktionen
web-sprawl-build-here = Hier bauen
web-sprawl-place-here = Hierhin
web-sprawl-back = Zurück
web-sprawl-end-wasting = Zug beenden; { $ap ->
    [one] 1 AP verfällt
   *[other] { $ap } AP verfallen
}
web-sprawl-forecast = Was das Ende des Zuges bringen kann
web-sprawl-forecast-turned = { $cards ->
    [one] 1 Karte wird aufgedeckt
   *[other] { $cards } Karten werden aufgedeckt
}
web-sprawl-forecast-election = Wahl, { $office }: { $chance } %
web-sprawl-forecast-election-led = Wahl, { $office }: { $chance } %; es führt { $seat }
web-sprawl-forecast-gain = { $seat }, { $kind }: im Mittel { $mean } ({ $low } bis { $high })
web-sprawl-forecast-special = Sonderereignis: { $chance } %
web-sprawl-choose = Wähle { $seat }
web-sprawl-rivals = Andere Spieler
web-sprawl-rival = { $seat }: { $wealth } Vermögen, { $prestige } Ansehen, { $cards ->
    [one] 1 Planungskarte
   *[other] { $cards } Planungskarten
}, { $favors ->
    [one] 1 Gefälligkeit
   *[other] { $favors } Gefälligkeiten
}
web-sprawl-tiles = { $vocation }: { $tiles ->
    [one] 1 Plättchen
   *[other] { $tiles } Plättchen
}
web-sprawl-tiles-left = { $vocation }: { $tiles ->
    [one] 1 Plättchen
   *[other] { $tiles } Plättchen
} im Vorrat
web-sprawl-payments-left = { $left ->
    [one] noch 1 Zahlung
   *[other] noch { $left } Zahlungen
}
web-sprawl-safe = sicher
web-sprawl-now = führt
web-sprawl-tie = gleich
web-sprawl-later = später
web-sprawl-next-vote = Nächste Wahl
web-sprawl-office-later = Noch nicht im Spiel
web-sprawl-office-enters = Es kommt mit { $card }
web-sprawl-office-free = Niemand hat es inne
web-sprawl-office-held = Es hat { $seat }
web-sprawl-office-safe = Bei einer Wahl jetzt bliebe es dabei
web-sprawl-office-lost = { $seat } würde jetzt gewählt
web-sprawl-office-tied = Gleichstand jetzt: { $seats }; entscheiden würde { $player }
web-sprawl-office-short-mayor = Bürgerm.
web-sprawl-office-short-attorney = Anwalt
web-sprawl-office-short-treasurer = Schatzm.
web-sprawl-office-short-police = Polizei
web-sprawl-office-short-union = Gewerks.
web-sprawl-office-short-contractor = Bauuntern.
web-sprawl-standing-buildings = Wert { $value }, { $count ->
    [one] 1 Gebäude
   *[other] { $count } Gebäude
}
web-sprawl-standing-tiles = { $count ->
    [one] 1 Berufsplättchen
   *[other] { $count } Berufsplättchen
}
web-sprawl-standing-prestige = { $count } Ansehen
web-sprawl-standing-wealth = { $count } Vermögen
web-sprawl-standing-permits = { $count ->
    [one] 1 Planungskarte
   *[other] { $count } Planungskarten
}
web-sprawl-fx-per = je
web-sprawl-fx-own = eigen:
web-sprawl-fx-by = neben
web-sprawl-fx-not-by = nicht neben
web-sprawl-fx-at = am
web-sprawl-fx-value = Wert
web-sprawl-fx-ap = AP
web-sprawl-fx-next = nächster
web-sprawl-fx-won = du gewinnst
web-sprawl-fx-empty = nur
web-sprawl-fx-marked = Marker
web-sprawl-fx-any-zone = jede Zone

# Wertungsbögen
sprawl-sheet-players = „players“ muss eine Liste von zwei bis vier Tabellen wie { "{" }"prestige": 84, "wealth": 23, "offices": ["mayor"]{ "}" } sein; diese hat { $count }.
sprawl-sheet-player = Spieler { $number } muss eine Tabelle mit „prestige“, „wealth“ und „offices“ sein.
sprawl-sheet-number = Spieler { $number }: „{ $name }“ muss eine ganze Zahl ab 0 sein, nicht { $given }.
sprawl-sheet-office = Spieler { $number }: „{ $given }“ ist kein Amt. Ämter sind: { $known }.
sprawl-sheet-office-twice = Das Amt „{ $given }“ ist zweimal vergeben.
sprawl-sheet-building = Gebäude { $number }: „{ $given }“ ist kein Gebäude wie "RES r1c1.se 1".
sprawl-sheet-overlap = Gebäude { $number }: „{ $given }“ liegt auf einem anderen.
sprawl-sheet-marker = „markers“: { $given } ist kein graues Feld mit einem Marker wie E6 = "p6".
sprawl-sheet-buildings = „buildings“ muss eine Liste wie ["RES r1c1.se 1", "PARK r2c2.nw -"] sein.

# Komponentendateien
sprawl-file-lot = { $path } muss eine Parzelle wie r1c1.se sein; „{ $given }“ ist keine.
sprawl-file-cards = { $path } muss insgesamt { $expected } Karten haben; es sind { $given }.
sprawl-file-special = { $path } muss { $expected } enthalten, sonst ginge das Spiel nicht weiter.
sprawl-file-rows = { $path } sagt, wie breit Reihen sind, aber „where“ ist „{ $given }“. Das gehört nur zu: { $expected }.
sprawl-file-loop = { $path } würde wegen einer Wahl eine Wahl abhalten, vielleicht ohne Ende; gib dem Amt eine andere Wirkung.

# Reihen
sprawl-row-w1 = Vermögensreihe 1
sprawl-row-w2 = Vermögensreihe 2
sprawl-row-w3 = Vermögensreihe 3
sprawl-row-w4 = Vermögensreihe 4
sprawl-row-w5 = Vermögensreihe 5
sprawl-row-w6 = Vermögensreihe 6
sprawl-row-w7 = Vermögensreihe 7
sprawl-row-w8 = Vermögensreihe 8
sprawl-row-w9 = Vermögensreihe 9
sprawl-row-w10 = Vermögensreihe 10
sprawl-row-w11 = Vermögensreihe 11
sprawl-row-w12 = Vermögensreihe 12
sprawl-row-p1 = Ansehensreihe 1
sprawl-row-p2 = Ansehensreihe 2
sprawl-row-p3 = Ansehensreihe 3
sprawl-row-p4 = Ansehensreihe 4
sprawl-row-p5 = Ansehensreihe 5
sprawl-row-p6 = Ansehensreihe 6
sprawl-marker-w7 = der Vermögensmarker 7
sprawl-marker-w8 = der Vermögensmarker 8
sprawl-marker-w9 = der Vermögensmarker 9
sprawl-marker-w10 = der Vermögensmarker 10
sprawl-marker-w11 = der Vermögensmarker 11
sprawl-marker-w12 = der Vermögensmarker 12
sprawl-marker-p4 = der Ansehensmarker 4
sprawl-marker-p5 = der Ansehensmarker 5
sprawl-marker-p6 = der Ansehensmarker 6

# Wertungszeilen
sprawl-line-row-p1 = { sprawl-row-p1 }
sprawl-line-row-p2 = { sprawl-row-p2 }
sprawl-line-row-p3 = { sprawl-row-p3 }
sprawl-line-row-p4 = { sprawl-row-p4 }
sprawl-line-row-p5 = { sprawl-row-p5 }
sprawl-line-row-p6 = { sprawl-row-p6 }
sprawl-line-office-mayor = { sprawl-office-mayor }
sprawl-line-office-attorney = { sprawl-office-attorney }
sprawl-line-office-treasurer = { sprawl-office-treasurer }
sprawl-line-office-police = { sprawl-office-police }
sprawl-line-office-union = { sprawl-office-union }

# Karten
sprawl-card-p01 = 1 Genehmigung für { sprawl-zone-short-civ } oder { sprawl-zone-short-res }, Wert 11
sprawl-card-p02 = 1 Genehmigung für { sprawl-zone-short-civ } oder { sprawl-zone-short-com }, Wert 12
sprawl-card-p03 = 1 Genehmigung für { sprawl-zone-short-ind } oder { sprawl-zone-short-res }, Wert 12
sprawl-card-p04 = 1 Genehmigung für { sprawl-zone-short-civ } oder { sprawl-zone-short-ind }, Wert 12
sprawl-card-p05 = 1 Genehmigung für { sprawl-zone-short-com } oder { sprawl-zone-short-res }, Wert 11
sprawl-card-p06 = 1 Genehmigung für { sprawl-zone-short-com } oder { sprawl-zone-short-ind }, Wert 11
sprawl-card-p07 = 1 Genehmigung für { sprawl-zone-short-civ }, { sprawl-zone-short-com } oder { sprawl-zone-short-ind }, Wert 10
sprawl-card-p08 = 1 Genehmigung für { sprawl-zone-short-com }, { sprawl-zone-short-ind } oder { sprawl-zone-short-res }, Wert 10
sprawl-card-p09 = 1 Genehmigung für { sprawl-zone-short-civ }, { sprawl-zone-short-ind } oder { sprawl-zone-short-res }, Wert 10
sprawl-card-p10 = 1 Genehmigung für { sprawl-zone-short-civ }, { sprawl-zone-short-com } oder { sprawl-zone-short-res }, Wert 9
sprawl-card-p11 = 1 Genehmigung für jede Zone, Wert 9
sprawl-card-p12 = 1 Genehmigung für jede Zone, Wert 9
sprawl-card-p13 = 2 Genehmigungen für { sprawl-zone-short-civ } oder { sprawl-zone-short-com }, Wert 8
sprawl-card-p14 = 2 Genehmigungen für { sprawl-zone-short-com } oder { sprawl-zone-short-ind }, Wert 8
sprawl-card-p15 = 2 Genehmigungen für { sprawl-zone-short-ind } oder { sprawl-zone-short-res }, Wert 8
sprawl-card-p16 = 2 Genehmigungen für { sprawl-zone-short-civ } oder { sprawl-zone-short-res }, Wert 7
sprawl-card-p17 = 2 Genehmigungen für { sprawl-zone-short-civ } oder { sprawl-zone-short-ind }, Wert 7
sprawl-card-p18 = 2 Genehmigungen für { sprawl-zone-short-com } oder { sprawl-zone-short-res }, Wert 7
sprawl-card-p19 = 2 Genehmigungen für { sprawl-zone-short-civ }, { sprawl-zone-short-com } oder { sprawl-zone-short-ind }, Wert 6
sprawl-card-p20 = 2 Genehmigungen für { sprawl-zone-short-civ }, { sprawl-zone-short-com } oder { sprawl-zone-short-res }, Wert 6
sprawl-card-p21 = 2 Genehmigungen für { sprawl-zone-short-com }, { sprawl-zone-short-ind } oder { sprawl-zone-short-res }, Wert 6
sprawl-card-p22 = 2 Genehmigungen für { sprawl-zone-short-civ }, { sprawl-zone-short-ind } oder { sprawl-zone-short-res }, Wert 5
sprawl-card-p23 = 3 Genehmigungen für { sprawl-zone-short-civ }, Wert 5
sprawl-card-p24 = 3 Genehmigungen für { sprawl-zone-short-com }, Wert 5
sprawl-card-p25 = 3 Genehmigungen für { sprawl-zone-short-ind }, Wert 4
sprawl-card-p26 = 3 Genehmigungen für { sprawl-zone-short-res }, Wert 4
sprawl-card-p27 = 3 Genehmigungen für { sprawl-zone-short-civ } oder { sprawl-zone-short-ind }, Wert 4
sprawl-card-p28 = 3 Genehmigungen für { sprawl-zone-short-com } oder { sprawl-zone-short-res }, Wert 3
sprawl-card-p29 = 3 Genehmigungen für { sprawl-zone-short-civ } oder { sprawl-zone-short-res }, Wert 3
sprawl-card-p30 = 3 Genehmigungen für { sprawl-zone-short-com } oder { sprawl-zone-short-ind }, Wert 3
sprawl-card-p31 = 4 Genehmigungen für { sprawl-zone-short-civ }, Wert 2
sprawl-card-p32 = 4 Genehmigungen für { sprawl-zone-short-com }, Wert 2
sprawl-card-p33 = 4 Genehmigungen für { sprawl-zone-short-ind }, Wert 2
sprawl-card-p34 = 4 Genehmigungen für { sprawl-zone-short-res }, Wert 1
sprawl-card-p35 = 4 Genehmigungen für { sprawl-zone-short-com } oder { sprawl-zone-short-res }, Wert 1
sprawl-card-p36 = 4 Genehmigungen für { sprawl-zone-short-civ } oder { sprawl-zone-short-ind }, Wert 1
sprawl-card-u1 = Stadterneuerung
sprawl-card-u2 = Stadterneuerung
sprawl-card-u3 = Stadterneuerung
sprawl-card-u4 = Stadterneuerung
sprawl-card-e01 = Lokalnachrichten
sprawl-card-e02 = Verfall
sprawl-card-e03 = Grundstücksauktion
sprawl-card-e04 = Luxussteuer
sprawl-card-e05 = Feiertagsgeschäft
sprawl-card-e06 = Smogalarm
sprawl-card-e07 = Politikskandal
sprawl-card-e08 = Straßenfest
sprawl-card-e09 = Preisschwankung
sprawl-card-e10 = Neue Allee
sprawl-card-e11 = Sonderwahl
sprawl-card-e12 = Hilfsfonds
sprawl-card-e13 = Stadtfest
sprawl-card-e14 = Verbrechenswelle
sprawl-card-t01 = Klinik
sprawl-card-t02 = Feuerwache
sprawl-card-t03 = Gerichtsgebäude
sprawl-card-t04 = Oberschule
sprawl-card-t05 = Schulhaus
sprawl-card-t06 = Vermessungsamt
sprawl-card-t07 = Bibliothek
sprawl-card-t08 = Rathaus
sprawl-card-t09 = Zeitung
sprawl-card-t10 = Bank
sprawl-card-t11 = Gemischtwarenladen
sprawl-card-t12 = Saloon
sprawl-card-t13 = Marktplatz
sprawl-card-t14 = Eckladen
sprawl-card-t15 = Grandhotel
sprawl-card-t16 = Kutschendepot
sprawl-card-t17 = Sägewerk
sprawl-card-t18 = Konservenfabrik
sprawl-card-t19 = Lagerhaus
sprawl-card-t20 = Bahndepot
sprawl-card-t21 = Kohlenlager
sprawl-card-t22 = Ziegelei
sprawl-card-t23 = Gaswerk
sprawl-card-t24 = Landhäuser
sprawl-card-t25 = Pension
sprawl-card-t26 = Bauernhaus
sprawl-card-t27 = Reihenhäuser
sprawl-card-t28 = Seehütten
sprawl-card-t29 = Herrenhaus
sprawl-card-t30 = Arbeiterwohnungen
sprawl-card-t31 = Dorfanger
sprawl-card-te1 = Brand
sprawl-card-te2 = Bahnvermessung
sprawl-card-te3 = Jahrmarkt
sprawl-card-te4 = Siedlungsland
sprawl-card-te5 = Bürgerversammlung
sprawl-card-tx = Flughafen
sprawl-card-c01 = Polizeirevier
sprawl-card-c02 = Stadtgericht
sprawl-card-c03 = Museum
sprawl-card-c04 = Botanischer Garten
sprawl-card-c05 = Krankenhaus
sprawl-card-c06 = Stadthaus
sprawl-card-c07 = College
sprawl-card-c08 = Gefängnis
sprawl-card-c09 = Radiosender
sprawl-card-c10 = Kaufhaus
sprawl-card-c11 = Versicherung
sprawl-card-c12 = Filmpalast
sprawl-card-c13 = Werbeagentur
sprawl-card-c14 = Bürogebäude
sprawl-card-c15 = Kongresshalle
sprawl-card-c16 = Börse
sprawl-card-c17 = Umspannwerk
sprawl-card-c18 = Lkw-Terminal
sprawl-card-c19 = Brauerei
sprawl-card-c20 = Textilwerk
sprawl-card-c21 = Raffinerie
sprawl-card-c22 = Güterbahnhof
sprawl-card-c23 = Stahlwerk
sprawl-card-c24 = Kraftwerk
sprawl-card-c25 = Mietshaus
sprawl-card-c26 = Stadthäuser
sprawl-card-c27 = Gartenvorstadt
sprawl-card-c28 = Strandhäuser
sprawl-card-c29 = Studentenwohnheim
sprawl-card-c30 = Sozialbau
sprawl-card-c31 = Wohnanlage
sprawl-card-ce1 = Firmenumzug
sprawl-card-ce2 = Überschwemmung
sprawl-card-ce3 = Anleihe
sprawl-card-ce4 = Bauboom
sprawl-card-ce5 = Bezirkspolitik
sprawl-card-cx = Sportmannschaft
sprawl-card-m01 = Tempel
sprawl-card-m02 = Universität
sprawl-card-m03 = Medizinzentrum
sprawl-card-m04 = Opernhaus
sprawl-card-m05 = Kapitol
sprawl-card-m06 = Konzerthaus
sprawl-card-m07 = Zoo
sprawl-card-m08 = Jachthafen
sprawl-card-m09 = Konzernzentrale
sprawl-card-m10 = Fernsehsender
sprawl-card-m11 = Einkaufszentrum
sprawl-card-m12 = Wolkenkratzer
sprawl-card-m13 = Warenbörse
sprawl-card-m14 = Kasino
sprawl-card-m15 = Hafen
sprawl-card-m16 = Atomkraftwerk
sprawl-card-m17 = Autofabrik
sprawl-card-m18 = U-Bahn-Depot
sprawl-card-m19 = Elektronikwerk
sprawl-card-m20 = Ölterminal
sprawl-card-m21 = Verteilzentrum
sprawl-card-m22 = Flugzeugwerk
sprawl-card-m23 = Penthouse
sprawl-card-m24 = Eigentumswohnungen
sprawl-card-m25 = Seniorendorf
sprawl-card-m26 = Hafenlofts
sprawl-card-m27 = Wohntürme
sprawl-card-m28 = Strandresort
sprawl-card-m29 = Planstadt
sprawl-card-m30 = Landclub
sprawl-card-me1 = Erdbeben
sprawl-card-me2 = Börsenkrach
sprawl-card-me3 = Weltgipfel
sprawl-card-me4 = Ringstraße
sprawl-card-me5 = Grünes Referendum
sprawl-card-me6 = Korruptionsprozess
sprawl-card-mx = Olympische Spiele

# Die Lektion
sprawl-lesson-aim = Willkommen bei Urban Sprawl! Aus einer Kleinstadt wird eine Metropole, und du baust sie zusammen mit deinen Rivalen. Ansehen gewinnt das Spiel; Vermögen bezahlt alles, und am Ende sind je 10 Vermögen 1 Ansehen wert. Dein Rivale ist der Hilfssheriff, den der Computer spielt.
sprawl-lesson-city = Das ist die gemeinsame Stadt: sechs mal sechs Blöcke zu je vier Parzellen. Die Gebäude mit deinem Zeichen gehören dir. Die Startgebäude sind schon verteilt.
sprawl-lesson-values = Jede Reihe hat eine Zahl und jede Spalte auch. Der Wert eines Blocks ist ihre Summe. So viel zahlst du, um dort zu bauen, und die Reihen zahlen ihren Besitzern immer wieder aus.
sprawl-lesson-permits = Deine Planungskarte: drei Genehmigungen für öffentliche Gebäude. Ein Gebäude braucht für jede Parzelle eine Genehmigung seiner Zone. Oder du machst die Karte zu dem Vermögen, das auf ihr steht.
sprawl-lesson-invest = Diese Genehmigungen brauchst du zum Bauen, also mach sie nicht zu Vermögen: Sag, dass du fertig bist.
sprawl-lesson-contracts = Du hast 6 Aktionspunkte. Diese Karten kosten 1 bis 5 davon, je nach Feld: Planungskarten geben Genehmigungen, Aufträge sind, was du baust. Heute günstig, morgen weg!
sprawl-lesson-build = Das Rathaus braucht zwei öffentliche Genehmigungen und kostet 3 Aktionspunkte. Beides hast du: Baue es.
sprawl-lesson-build-instead = Auch das könntest du tun. Aber das Rathaus passt zu deinen Genehmigungen: Baue dieses.
sprawl-lesson-spot = Wo soll es stehen? Neben einem Gebäude derselben Zone bekommst du sofort Ansehen. Sieh nach, was jeder Platz kostet und bringt, dann wähle.
sprawl-lesson-tile = Das Rathaus bringt ein Plättchen Öffentlicher Dienst, das jetzt 1 bringt: Nimm es als Ansehen.
sprawl-lesson-mayor = Eine Wahl! Du hast die meisten Berufsplättchen, also bist du Bürgermeister, und der Bürgermeister darf einen Park anlegen. Setze ihn, wohin du willst.
sprawl-lesson-plan = Noch 3 Aktionspunkte. Nimm die Karte im ersten Feld: Genehmigungen für dein nächstes Gebäude.
sprawl-lesson-end-turn = Ungenutzte Punkte verfallen, aber mehr brauchst du jetzt nicht. Beende deinen Zug.
sprawl-lesson-payout = Am Ende eines Zuges kommen neue Karten, und viele nennen eine Reihe: Wer dort am meisten hat, wird ausgezahlt. Darum sind Plätze in wertvollen Reihen ihren Preis wert.
sprawl-lesson-rival = Der Hilfssheriff war dran. Sein Vermögen, sein Ansehen und seine Karten liegen offen, wie deine auch.
sprawl-lesson-own-turn = Ein ganzer Zug nur von dir. Investiere, wenn dir Vermögen fehlt, nimm Karten, baue und beende den Zug. Der Knopf „Tipp“ hilft, wenn du nicht weiterweißt.
sprawl-lesson-offices = Ämter bekommt, wer bei einer Wahl in etwas führt: Jedes hat eine Fähigkeit, und manche bringen am Ende Ansehen.
sprawl-lesson-end = So wächst eine Stadt: erst Genehmigungen, dann Aufträge, und immer ein Auge auf die Reihen, die auszahlen. Das Spiel endet mit den Olympischen Spielen. Spiele von hier aus weiter oder beginne eine neue Partie.

# Worum es bei einer Frage geht, für Neulinge
web-sprawl-advice-claim = Dein Gebäude { $next } von { $count }. Du zahlst die Zahl am Block; die Scheiben an Reihe und Spalte zahlen dir später etwas.
web-sprawl-advice-invest = Eine Genehmigung bringt jetzt ihre gelbe Zahl als Vermögen; behältst du sie, kannst du damit bauen. Dann handelst du.
web-sprawl-advice-action = Schwarze Münzen: Preise in AP (Aktionspunkten). Schmale Karten, Genehmigungen, bauen breite; die Hand hebt eine auf.
web-sprawl-advice-free = Eine Gefälligkeit kostet keine AP: Baue sie jetzt, oder beende den Zug und behalte sie.
web-sprawl-advice-spot = Du zahlst die Zahl am Block; jeder Nachbar derselben Farbe bringt 1 Ansehen. Zahlen wie +3 sind deine Punkte.
web-sprawl-advice-renewal = Das neue Gebäude steht auf anderen: Eine Karte Stadterneuerung bezahlt ihren Abriss.
web-sprawl-advice-permit = Eine verwendete Genehmigung ist weg, und überzählige verfallen.
web-sprawl-advice-victim = Im Vorrat liegt kein solches Plättchen mehr, darum darfst du eines von jemand anderem nehmen.
web-sprawl-advice-split = Jedes deiner Plättchen zahlt jetzt. Mit Vermögen baust du, mit Ansehen gewinnst du; am Ende sind 10 Vermögen 1 Ansehen.
web-sprawl-advice-order = Mehrere haben wegen dieser Karte etwas zu entscheiden. Du bist am Zug und sagst, wer als Nächstes dran ist.
web-sprawl-advice-player = Sie liegen gleichauf. Du bist am Zug und sagst, wen die Karte meint.
web-sprawl-advice-elect = Sie liegen gleichauf, und du entscheidest. Das Amt gilt bis zur nächsten Wahl.
web-sprawl-advice-block = Diese Blöcke liegen gleichauf. Du bist am Zug und sagst, welchen die Karte meint.
web-sprawl-advice-tied = Diese Gebäude liegen gleichauf. Du bist am Zug und sagst, welches die Karte meint.
web-sprawl-advice-target = Diese Gebäude liegen gleichauf. Du sagst, welches die Karte trifft.
web-sprawl-advice-building = Der Würfel auf einem Gebäude zeigt, wem es gehört; was mit ihm geschieht, sagt die Karte.
web-sprawl-advice-place = Es kostet nichts, darf neben allem stehen und gehört dir.
web-sprawl-advice-move = Es behält seinen Besitzer, kostet nichts und darf neben allem stehen.
web-sprawl-advice-marker = Ein Marker macht jeden Block seiner Reihe um seine Zahl teurer, und seine Reihe kann ausgezahlt werden.
web-sprawl-advice-space = Im Norden wirkt ein Marker auf zwei Spalten, im Osten auf eine Reihe. Die grünen Zahlen gewinnen die Blöcke dazu.
web-sprawl-advice-row = Wer die meisten Gebäude in der Reihe hat, bekommt ihre Zahl, der Zweite die Hälfte, der Dritte ein Viertel.
web-sprawl-advice-line = Die Karte zählt entlang der, die du wählst.
web-sprawl-advice-kind = Mit Vermögen baust du, mit Ansehen gewinnst du; am Ende sind 10 Vermögen 1 Ansehen.
web-sprawl-advice-display = Sie kommt ohne AP zu dir.
web-sprawl-advice-discard = Hier liegen verwendete Genehmigungen und Karten Stadterneuerung.
web-sprawl-advice-lose = Sie ist weg und bringt nichts.
web-sprawl-advice-favor = Eine Gefälligkeit bleibt für dich liegen; ab deinem nächsten Zug baust du sie für 0 AP.
web-sprawl-advice-vocation = Aufträge mit diesem Zeichen zahlen an alle mit so einem Plättchen. Wer die meisten hat, wird Bürgermeister.
web-sprawl-advice-option = Eine davon wird ausgeführt.
web-sprawl-advice-offer = Nur wer zahlt, bekommt, was die Karte verspricht.
web-sprawl-advice-save = Ohne die Zahlung verschwindet das Gebäude aus der Stadt.
web-sprawl-advice-end = Nun werden Karten aufgedeckt: Sie zahlen Reihen aus, bringen Wahlen und Ereignisse. Beim Knopf steht, was kommen kann.

# Under the pictures of a figure of the rules
sprawl-figure-toll = der Schatzmeister kassiert
sprawl-figure-invest = Genehmigungen investieren
sprawl-figure-actions = Aktionspunkte ausgeben
sprawl-figure-cards = neue Karten kommen
sprawl-figure-bonus = Ansehen für Nachbarn
sprawl-figure-vocation = Berufe
sprawl-figure-effects = Effekte, von oben nach unten
sprawl-figure-planning-slide = Karten rutschen zum Feld 1
sprawl-figure-planning-fill = leere Felder werden gefüllt
sprawl-figure-planning-top = die oberste Karte wird aufgedeckt
sprawl-figure-contract-slide = Aufträge rutschen zum Feld 1
sprawl-figure-contract-fill = leere Felder werden gefüllt
sprawl-figure-contract-top = die obersten Karten werden aufgedeckt
sprawl-figure-election = zuerst die Wahl
sprawl-figure-wealth-row = dann zahlt ihre Reihe aus
sprawl-figure-prestige-rows = Ansehensreihen zahlen ein letztes Mal
sprawl-figure-wealth = 1 Ansehen je volle 10 Vermögen
sprawl-figure-offices = Boni der Ämter

# Headings of the reference list
sprawl-group-cards = Planungskarten und Aufträge
sprawl-group-offices = Ämter
sprawl-group-vocations = Berufe
sprawl-group-rows = Reihen
