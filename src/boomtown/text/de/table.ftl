# Was der Tischserver sagt.

# Einen Tisch finden
table-unknown = Diesen Tisch gibt es nicht. Vielleicht ist der Link nicht vollständig.
table-wrong-key = Dieser Link öffnet den Tisch nicht. Bitte um einen neuen bei der Person, die dich eingeladen hat.
table-full = Mit diesem Tisch sind schon { $count } Leute verbunden; bitte später noch einmal versuchen.
table-version = Dieses Spiel begann mit Version { $version } von { $game }, und dies ist Version { $engine }. Seine ersten { $moves } Züge gelten auch nach den jetzigen Regeln; von dort kann weitergespielt werden.
table-version-over = Dieses Spiel wurde mit Version { $version } von { $game } gespielt, und dies ist Version { $engine }. Es ist zu Ende; seine Aufzeichnung ist aufbewahrt, und seine Wiederholung, falls sie archiviert wurde.
table-holds = Dieses Spiel braucht keine Rettung: Es kann gespielt werden, wie es ist.
table-components = Diese Partie wurde mit einer Komponentendatei von { $game } begonnen, die dieser Server nicht hat (ihr Kennzeichen ist { $given }). Lege die Datei in den Ordner components/{ $folder } der Serverdaten und starte den Server neu.
table-game-coming = { $game } ist noch im Bau und kann noch nicht gespielt werden.

# Spielen
table-stale = Das Spiel ist seit deiner Entscheidung weitergegangen. So steht es jetzt.
table-foreign-seat = Platz { $number } gehört dir nicht.
table-not-asked = Du bist nicht am Zug, also gibt es nichts zu raten.
table-elsewhere = Ein anderer Server hat diesen Tisch weitergeführt. Bitte noch einmal versuchen.
table-moving = Dieser Tisch zieht gerade auf einen anderen Server um. Bitte gleich noch einmal versuchen.
table-database-away = Die Tische sind gerade nicht zu erreichen. Bitte gleich noch einmal versuchen.
table-not-stored = Die Anfrage konnte nicht gespeichert werden, es hat sich also nichts geändert. Ist die Platte voll?
table-not-over = Das geht, sobald das Spiel zu Ende ist.
table-only-players = Eine Revanche verlangen können nur die, die gespielt haben.
table-bad-ply = Weiterspielen kann man ab Zug 0 bis { $last }, nicht ab { $given }.
table-hints-off = Hier gibt es keine Tipps, weil mehrere Menschen spielen. Wer den Tisch eröffnet hat, kann sie erlauben.
table-no-past = Der Tisch kennt die Züge 0 bis { $last }; einen Zug { $given } gibt es nicht.
table-hint-busy = Ein Hinweis wird gerade ausgearbeitet.
table-hints-busy = Gerade bitten viele um einen Hinweis. Bitte gleich noch einmal versuchen.
table-no-hint = Diesmal ließ sich kein Hinweis finden.
table-aids-off = An diesem Tisch sind die Hilfen ausgeschaltet.
table-only-host = Das kann nur ändern, wer diesen Tisch eröffnet hat.
table-begun = Der erste Zug ist gemacht, die Karten bleiben also, wie sie sind.
table-entropy-given = Dein Platz hat seinen Teil zum Austeilen schon beigetragen.
table-muted = Wer diesen Tisch eröffnet hat, hat dir den Chat abgeschaltet.
table-no-guest = Dort sitzt kein Gast. Das geht bei Eingeladenen und bei denen, die zuschauen.
table-seat-taken = Platz { $number } ist besetzt. Bitte wähle einen anderen.
table-colour-taken = Diese Farbe hat schon jemand am Tisch. Bitte wähle eine andere.
table-not-gone = Wer dort sitzt, ist nicht fort. Ein Bot kann einspringen, wo noch niemand sitzt oder wo jemand lange weg ist.
table-stand-in = Gerade spielt ein Bot für dich. Übernimm zuerst deinen Platz wieder.
table-resigned = Du hast diese Partie aufgegeben; ein Bot spielt für dich weiter.
table-over = Diese Partie ist zu Ende.
table-adjourned = Die Partie ist vertagt. Sie geht weiter, wenn alle zugestimmt haben.
table-resumed = Die Partie ist nicht vertagt.
table-proposed = Es ist schon etwas vorgeschlagen. Antworte zuerst darauf.
table-not-proposed = Das ist nicht mehr vorgeschlagen.
table-goes-on = Die Partie geht weiter, sobald alle zustimmen oder die Zeit dafür um ist. Wenn du jetzt nicht spielen kannst, geh einfach: Die anderen können einen Bot für dich spielen lassen.
table-begun-all = Alle haben schon etwas entschieden, also kann man die Partie nur noch aufgeben.
table-lesson-ends = Eine Lektion gibt man nicht auf. Du kannst sie einfach verlassen.

# Reden
table-bad-name = Ein Name hat 1 bis { $length } Zeichen.
table-bad-chat = Eine Nachricht hat 1 bis { $length } Zeichen.

# Anfragen
table-bad-message = Diese Nachricht wurde nicht verstanden.
table-too-long = Dieser Text ist zu lang.
table-too-fast = Zu viele Nachrichten auf einmal; bitte etwas langsamer.
table-other-site = Diese Anfrage kommt von einer anderen Website und wurde deshalb abgelehnt.
table-quota = Dieser Server bewahrt höchstens { $count } Tische auf, und die hat er. Versuch es wieder, wenn alte gelöscht sind.
table-busy = Der Server hat gerade viel zu tun. Bitte gleich noch einmal versuchen.
table-too-slow = Die Anfrage kam zu langsam an.
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
table-folder-held = Ein anderer Server (Prozess { $process }) benutzt den Ordner { $folder }. Bitte ihn zuerst beenden oder mit --data einen anderen Ordner wählen.
table-data-file = Die Datei { $where } kann nicht benutzt werden: { $detail }. Bitte aus einer Sicherung wiederherstellen oder mit --data einen anderen Ordner wählen.
table-database = Die Datenbank { $where } kann nicht benutzt werden: { $detail }.
table-database-url = „{ $given }“ ist keine Adresse einer PostgreSQL-Datenbank. Sie sollte aussehen wie postgresql+psycopg://benutzer:passwort@host/name.
table-database-extra = PostgreSQL braucht ein weiteres Paket. Dieser Befehl installiert es: { $command }
table-newer-schema = Die Daten stammen von einer neueren Version von Boomtown (Schritt { $given } ihrer Tabellen, diese kennt sie bis { $known }). Bitte jene Version wieder installieren. Um hierher zurückzukommen, halte sie an und lass sie „boomtown tables downgrade { $known }“ ausführen, oder spiele eine frühere Sicherung zurück.
table-no-store = In { $folder } gibt es keine Tische. Bitte den Datenordner des Servers mit --data nennen oder seine Datenbank mit --database.
table-old-schema = Diese Daten stammen von einer anderen Version von Boomtown. Bitte den Server dieser Version einmal starten, er bringt sie auf den neuen Stand.
table-proxy = An „{ $given }“ kann der Server keinen Proxy erkennen. Nenne mit --proxy seine Adresse, etwa 127.0.0.1, oder ein Netz, etwa 10.89.0.0/24.
table-components-folder = Den Ordner { $folder } gibt es nicht. Nenne mit --components einen anderen oder lass die Option weg.
table-host-bot = „{ $given }“ ist kein Bot für Gäste. Erwartet wird NAME=BOT mit einem neuen Namen von höchstens { $length } Zeichen, etwa „Wyatt=cmd:node wyatt.js“.
table-unknown-bot = Auf diesem Server gibt es keinen Bot „{ $given }“. Bots sind: { $known }.
table-private = Dieser Server ist privat: Er hat keine offenen Tische und keine Klubs.
table-no-free-seat = An diesem Tisch ist kein Platz frei, also könnte niemand dazukommen.
