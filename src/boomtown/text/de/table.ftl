# Was der Tischserver sagt.

# Einen Tisch finden
table-unknown = Diesen Tisch gibt es nicht. Vielleicht ist der Link nicht vollständig.
table-wrong-key = Dieser Link öffnet den Tisch nicht. Bitte um einen neuen bei der Person, die dich eingeladen hat.
table-full = Mit diesem Tisch sind schon { $count } Leute verbunden; bitte später noch einmal versuchen.
table-version = Diese Partie wurde mit Version { $version } von { $game } begonnen, und dies ist Version { $engine }; sie kann hier nicht fortgesetzt werden.
table-components = Diese Partie wurde mit einer Komponentendatei von { $game } begonnen, die dieser Server nicht hat (ihr Kennzeichen ist { $given }). Lege die Datei in den Ordner components/{ $folder } der Serverdaten und starte den Server neu.
table-game-coming = { $game } ist noch im Bau und kann noch nicht gespielt werden.

# Spielen
table-stale = Das Spiel ist seit deiner Entscheidung weitergegangen. So steht es jetzt.
table-foreign-seat = Platz { $number } gehört dir nicht.
table-not-asked = Du bist nicht am Zug, also gibt es nichts zu raten.
table-elsewhere = Ein anderes Programm hat diesen Tisch im selben Augenblick verändert. Bitte versuch es noch einmal.
table-not-stored = Die Anfrage konnte nicht gespeichert werden, es hat sich also nichts geändert. Ist die Platte voll?
table-not-over = Das geht, sobald das Spiel zu Ende ist.
table-only-players = Eine Revanche verlangen können nur die, die gespielt haben.
table-bad-ply = Weiterspielen kann man ab Zug 0 bis { $last }, nicht ab { $given }.
table-hint-busy = Ein Hinweis wird gerade ausgearbeitet.
table-no-hint = Diesmal ließ sich kein Hinweis finden.
table-aids-off = An diesem Tisch sind die Hilfen ausgeschaltet.
table-only-host = Das kann nur ändern, wer diesen Tisch eröffnet hat.

# Reden
table-bad-name = Ein Name hat 1 bis { $length } Zeichen.
table-bad-chat = Eine Nachricht hat 1 bis { $length } Zeichen.

# Anfragen
table-bad-message = Diese Nachricht wurde nicht verstanden.
table-too-long = Dieser Text ist zu lang.
table-too-fast = Zu viele Nachrichten auf einmal; bitte etwas langsamer.
table-bad-request = Diese Anfrage wurde nicht verstanden.
table-bad-field = Die Anfrage hat einen Fehler bei „{ $where }“: { $what }.
table-no-such-call = Diese Adresse gibt es nicht. Die Schnittstelle ist unter /api/openapi.json beschrieben.
table-no-such-method = Diese Adresse lässt sich so nicht verwenden.
table-no-such-page = Diese Seite gibt es nicht.
table-failed = Bei uns ist etwas schiefgegangen. Es hat sich nichts geändert; bitte noch einmal versuchen.

# Den Server starten
table-not-built = Die Oberfläche für den Browser ist noch nicht gebaut. Dieser Befehl baut sie und startet den Server:
table-port-taken = Die Adresse { $host }:{ $port } lässt sich nicht verwenden; vielleicht läuft dort schon ein Server. Ein anderer Port geht mit --port.
table-data-folder = Der Ordner { $folder } lässt sich nicht verwenden: { $detail }. Ein anderer geht mit --data.
table-components-folder = Den Ordner { $folder } gibt es nicht. Nenne mit --components einen anderen oder lass die Option weg.
