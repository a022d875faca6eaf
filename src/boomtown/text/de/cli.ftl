# Was die Befehlszeile und das Spiel im Terminal sagen.

# Hilfe
help-app = Brettspiele vom Städtebau mit ihren vollständigen Regeln: spielen, zuschauen, werten.
help-lang = Sprache: en, it oder de; sonst die des Systems. Diese Option darf überall stehen.
help-help = Diesen Text zeigen.
help-version = Zeigen, welche Version das ist.
help-panel-arguments = Argumente
help-panel-options = Optionen
help-panel-commands = Befehle
help-games = Die Spiele, ihre Optionen und die Stufen der Bots auflisten.
help-play = Im Terminal spielen: ein neues Spiel oder eines aus einer Datei. Ohne --players spielst du gegen deputies.
help-watch = Bots gegeneinander spielen sehen.
help-new = Ein Spiel beginnen und in eine Datei schreiben; der Startwert und geheime Wahlen kommen in FILE.seed daneben. Ohne --players sitzt auf jedem Platz eine Person.
help-show = Die Stellung eines Spiels aus einer Datei zeigen.
help-move = Einen Zug in einem Spiel aus einer Datei machen, etwa: boomtown move FILE take 7 (Bots, die dann dran sind, ziehen sofort).
help-replay = Eine Aufzeichnung Zug um Zug durchgehen.
help-verify = Eine fertige Aufzeichnung prüfen: Der Startwert ist der versprochene, und jeder Zug ist erlaubt.
help-score = Ein Spiel aus der Schachtel nach einem von Hand getippten Blatt werten (docs/sheets.md).
help-rules = Die Regeln eines Spiels zeigen oder einen Absatz daraus.
help-arena = Bots einen Wettkampf spielen lassen und Siege, Punkte und Elo mit 95-%-Intervallen ausgeben.
help-balance = Lässt einen Bot alle Plätze spielen und sagt, wie oft jede Karte gebraucht wird und wie es denen ergeht, die sie brauchen.
help-ladder = Lässt in allen Spielen jede Stufe gegen die darunter spielen und schreibt eine Seite mit einem Bild darüber.
help-ladder-game = Die Spiele; alle, wenn keines genannt ist.
help-ladder-games = Wie viele Partien jedes Paar von Nachbarn in jedem Spiel spielt.
help-ladder-page = Die Seite, die geschrieben wird, als Markdown; ihr Bild kommt in den Ordner pictures daneben.
help-balance-bot = Der Bot, der alle Plätze spielt.
help-balance-games = Wie viele Partien gespielt werden; jede hat eine eigene Verteilung.
help-balance-seats = Wie viele am Tisch sitzen; sonst so viele, wie dem Spiel am besten tun.
help-train = Lernt aus Spielen der Bots, was Stellungen wert sind, misst es in der Arena und schreibt die Gewichte.
help-train-seats = Wie viele am Tisch sitzen; mehrfach möglich. Ohne Angabe jede Zahl, die das Spiel erlaubt.
help-train-games = Aus wie vielen Spielen gelernt wird, für jede Zahl von Plätzen.
help-train-measured = Wie viele Spiele die Arena spielt, um das Gelernte zu messen, für jede Zahl von Plätzen.
help-train-iterations = Wie viele Spielverläufe der Marshal in der Arena betrachtet.
help-train-seed = Teilt andere Spiele aus; dieselbe Zahl lernt dieselben Gewichte.
help-train-out = Die Datei für die Gewichte; üblich ist GAME.json im aktuellen Ordner.
help-bot = Einen Bot das Bot-Protokoll auf Standardein- und -ausgabe sprechen lassen, eine JSON-Nachricht je Zeile.
help-bot-name = Eine Stufe, Modul:Klasse oder cmd:PROGRAMM; Einstellungen dürfen folgen, etwa marshal:iterations=400.
help-serve-bot = Ein Bot, den Gäste neben den Stufen wählen können, als NAME=BOT, etwa „Wyatt=cmd:node wyatt.js“. Wiederholbar.
help-components = Prüft eigene Komponentendateien, für Spiele mit rekonstruierten Karten.
help-components-what = Was mit den Dateien geschehen soll: prüfen.
help-components-file = Die Komponentendateien, TOML.
help-components-option = Mit den Karten der eigenen Schachtel spielen: eine Komponentendatei, TOML.
help-serve = Startet den Tisch für Browser.
help-host = Die Adresse, auf der gelauscht wird; die voreingestellte ist nur von diesem Rechner aus erreichbar.
help-port = Der Port, auf dem gelauscht wird; 0 nimmt einen freien.
help-data = Der Ordner, in dem die Tische gespeichert werden.
help-components-folder = Der Ordner mit Komponentendateien von Besitzern der Schachtel, darin ein Ordner je Spiel; voreingestellt ist „components“ im Datenordner.
help-browser = Öffnet den Empfang im Browser.
help-database = Die Adresse einer PostgreSQL-Datenbank, die mehrere Server gemeinsam benutzen können; sonst liegen die Daten in einer Datei des Datenordners.
help-reached-at = HOST:PORT, unter dem die anderen Server derselben Datenbank diesen erreichen; sonst die Adresse, auf der er hört.
help-proxy = Die Adresse oder das Netz eines Proxys vor dem Server, dessen Angabe über die Adressen seiner Clients gilt. Kann mehrmals angegeben werden.
help-site = Der Host, mit Port, falls der unüblich ist, unter dem man den Server erreicht; andere werden dann nicht bedient. Kann mehrmals angegeben werden.
help-most-tables = Wie viele Tische der Server höchstens aufbewahrt; danach werden keine neuen eröffnet. Ohne Angabe gibt es keine Grenze.
help-expire-days = Tische löschen, an denen so viele Tage lang nicht gespielt wurde. Ohne Angabe wird nie etwas gelöscht.
help-private = Keine offenen Tische in der Lobby und keine Klubs: Wer kommt, ist eingeladen.
help-url = Die Adresse, unter der man diesen Server erreicht, für die Links in Nachrichten, etwa https://boomtown.example.org/.
help-mail = Nachrichten per E-Mail über diesen Server schicken: smtp://name:passwort@host:port, oder smtps://. Das kann auch in der Umgebung stehen, als BOOMTOWN_MAIL.
help-mail-from = Die E-Mail-Adresse, von der Nachrichten kommen.
help-hook = Einem Webhook jeden Zug an Tischen mit Tagen für einen Zug melden. Die Art ist discord, ntfy oder matrix. Kann mehrmals angegeben werden.
help-private-hooks = Spielern Webhooks in privaten Netzen und auf diesem Rechner erlauben.
help-log-format = Wie das Protokoll geschrieben wird: als Textzeilen oder mit einem JSON-Objekt je Zeile.
help-game-id = Das Spiel; „boomtown games“ listet sie auf.
help-record = Die Datei des Spiels.
help-sheet = Das Wertungsblatt, JSON oder TOML.
help-play-what = Der Name eines Spiels oder eine Datei, mit der es weitergeht.
help-action = Die Aktion, etwa: place 2 -1 turned
help-paragraph = Eine Nummer wie W4.2; ohne sie alle Absätze.
help-bots = Die Bots: Stufen, Modul:Klasse oder cmd:PROGRAMM; Einstellungen dürfen folgen, etwa marshal:iterations=400. Bei mehr Bots als Plätzen trifft jeder auf jeden; bei weniger füllt der letzte den Tisch auf.
help-seats = Zahl der Spieler.
help-seat = Der Platz, von 1 an gezählt.
help-players = Wer wo sitzt, durch Kommas getrennt: person, greenhorn, cowhand, deputy, ranger, marshal, Modul:Klasse oder cmd:PROGRAMM; ein Name darf folgen, etwa person:Anna, oder Einstellungen, etwa marshal:seconds=1.
help-seed = Aus dieser Zahl statt zufällig austeilen.
help-option = Eine Option des Spiels, siehe „boomtown games“; mehrfach möglich.
help-file = Das Spiel in dieser Datei aufbewahren.
help-seconds = Wie lange marshal über eine Entscheidung nachdenken darf.
help-iterations = Wie viele Spielverläufe marshal ansieht, statt einer Zeitgrenze.
help-bot-seed = Die Bots jedes Mal gleich entscheiden lassen.
help-delay = Sekunden Pause nach jeder Entscheidung.
help-boards = Nach jeder Entscheidung die Stellung zeichnen.
help-all = Alle Züge auf einmal ausgeben.
help-json = JSON ausgeben.
help-arena-games = Wie viele Spiele höchstens gespielt werden; die letzte Kartenverteilung wird von jedem Platz aus zu Ende gespielt.
help-arena-seats = Wie viele an einem Tisch sitzen; so viele, wie es Bots sind, wenn das Spiel es erlaubt.
help-sprt = Aufhören, sobald klar ist, ob der erste von zwei Bots höchstens LOW oder mindestens HIGH Elo besser ist, etwa 0,20.
help-out = Der Ordner, der jedes Spiel als Aufzeichnung aufhebt. Ein unterbrochener Wettkampf geht dort weiter.
help-format = Wie das Ergebnis ausgegeben wird: text, json oder csv.
help-plot = Die Wertungen in eine Datei zeichnen, die auf .png oder .svg endet. Wiederholbar.
help-ray = Auf dem Ray-Cluster an dieser Adresse spielen, mit „local“ auf einem neuen dieses Rechners.
help-processes = Wie viele Spiele gleichzeitig.

# Falsche Wörter auf der Befehlszeile
usage-command = Einen Befehl „{ $given }“ gibt es nicht. Befehle sind: { $known }.
usage-option = Eine Option „{ $name }“ gibt es hier nicht; --help listet sie auf.
usage-option-value = Die Option „{ $name }“ braucht einen Wert.
usage-missing = { $name } fehlt; --help zeigt, was dort hingehört.
usage-value = Der Wert von { $name } ist nicht erlaubt; --help zeigt, welche es sind.
usage-other = Diese Befehlszeile ist unverständlich: { $detail } Siehe --help.

# Dateien
file-missing = Eine Datei „{ $file }“ gibt es nicht.
file-exists = „{ $file }“ gibt es schon und wird nicht überschrieben.
file-folder = „{ $file }“ ist ein Ordner; ein Spiel braucht den Namen einer Datei.
file-not-text = „{ $file }“ ist keine Textdatei.
file-unreadable = „{ $file }“ lässt sich nicht lesen: { $detail }.
file-unwritable = „{ $file }“ lässt sich nicht schreiben: { $detail }.
file-seed = „{ $file }“ sollte eine Zeile „seed: ZAHL“ enthalten und für geheime Wahlen Zeilen „answer: PLATZ AKTION“; so ist es nicht.
file-components = „{ $file }“ wurde nicht mit der Komponentendatei „{ $components }“ gespielt. Nenne die Datei, mit der gespielt wurde, oder lass --components weg für unsere eigenen Karten.

# Tabellen
column-id = Kürzel
column-title = Spiel
column-players = Spieler
column-minutes = Minuten
column-cards = Karten
column-designers = Von
column-option = Option
column-values = Werte
column-meaning = Bedeutung
column-line = Zeile
column-rule = Regel
column-total = Summe
column-bot = Bot
column-games = Spiele
column-wins = Siege
column-share = Anteil
column-interval = 95-%-Intervall
column-points = Punkte im Mittel

games-options = Optionen, als --option NAME=WERT anzugeben; der erste Wert ist der übliche.
games-levels = Stufen der Bots, von der schwächsten zur stärksten, für --players und überall, wo ein Bot genannt wird.
arena-share = { $figure } %
decimal-mark = ,

# Beginnen, aufbewahren, beenden
new-written = „{ $file }“ ist geschrieben. Der Startwert und alle geheimen Wahlen liegen in „{ $seed_file }“: Zeige sie den Spielern nicht vor dem Ende des Spiels.
play-what = „{ $given }“ ist weder ein Spiel noch eine Datei. Spiele sind: { $known }.
play-settled = { $name } ist für neue Spiele; in einem Spiel aus einer Datei steht das schon fest.
play-welcome = Tippe eine Nummer aus dem Menü oder eine Aktion; ? zeigt alles, was du tippen kannst.
bot-thinking = { $seat } denkt nach ...
hand-over = { $seat } ist dran. Drücke die Eingabetaste, wenn sonst niemand hinsieht.
game-won = Es gewinnt { $seats }.
game-shared = Den Sieg teilen sich { $seats }.
game-kept = Das ganze Spiel ist in „{ $file }“ gespeichert; „boomtown verify“ und „boomtown replay“ lesen es.
game-saved = Das Spiel wird ab jetzt in „{ $file }“ gespeichert.
left-saved = { $moves ->
    [one] Ein Zug ist
   *[other] { $moves } Züge sind
} in „{ $file }“ gespeichert; weiter geht es mit: boomtown play { $file }
left-unsaved = Du hast aufgehört nach { $moves ->
    [one] einem Zug
   *[other] { $moves } Zügen
}; das Spiel wurde nicht gespeichert.
save-where = Sag wohin: save FILE

# Der Zug einer Person
ask-input = 1-{ $count }, eine Aktion oder ? >
ask-confirm = Eingabetaste: weiter mit { $pending }; u: zurücknehmen >
confirm-keys = Hier geht: Eingabetaste weiter, u nimmt die Entscheidung zurück, s zeigt die Wertung, q hört auf.
choice-kept = Deine Wahl bleibt geheim. Du kannst sie ändern, bis der letzte Spieler gewählt hat.
change-whose = Wessen geheime Wahl soll sich ändern? Gib c und die Nummer des Platzes ein, eine von: { $numbers }.
change-none = Niemand hat eine geheime Wahl getroffen, die sich noch ändern ließe.
menu-page = { $first } bis { $last } von { $count }, die besten zuerst · + und - blättern · /WÖRTER filtert, z. B. /turned
menu-number = Eine { $given } gibt es im Menü nicht; es geht von 1 bis { $count }.
menu-up-to = bis { $points }
menu-none = Kein Eintrag des Menüs enthält „{ $text }“; das ganze Menü ist wieder da.
key-undo = u zurück
key-change = c geheime Wahl ändern
key-all = s Wertung · r Regeln · b Tisch · ? Hilfe · q Ende
see-rule = (Regel { $rule }; „r { $rule }“ zeigt sie.)
play-help =
    Du kannst tippen:
      eine Zahl          den Eintrag des Menüs
      eine Aktion        { $verbs }
      + und -            die nächste Seite eines langen Menüs, und die vorige
      /WÖRTER            nur Einträge mit diesen Wörtern, etwa /0 2 oder /turned; / allein zeigt wieder alle
      u                  deine letzte Entscheidung zurücknehmen, solange niemand sonst entschieden hat und nichts aufgedeckt wurde
      c, c 1             jemanden, der geheim gewählt hat, neu wählen lassen, bevor alle gewählt haben
      s                  die Wertung aller bis jetzt, Zeile für Zeile
      r, r W4.2          die Regeln oder ein Absatz
      b                  die Stellung noch einmal
      save FILE          das Spiel ab jetzt in einer Datei speichern
      q                  aufhören
    Die Zahl hinter einem Eintrag sagt, wie viele Punkte er dir sofort bringt.

# Aufzeichnungen
replay-ask = Zug { $move } von { $moves } · Eingabetaste: weiter, b: zurück, eine Zahl: zu diesem Zug, q: Ende >
replay-number = „{ $given }“ geht hier nicht: Drücke die Eingabetaste oder tippe b, q oder eine Zahl von 0 bis { $moves }.
record-verified = { $file }: Alle { $moves } Züge sind erlaubt, das Spiel ist zu Ende, und der Startwert ist der am Anfang versprochene (SHA-256 { $commit }).
record-entropy = Spieler { $number } hat vor dem Austeilen { $text } zum Startwert beigetragen, und die Karten folgen aus beidem.
record-totals = Ergebnis – { $totals }.
record-total = { $name }: { $points }
arena-running = Es wird gespielt
column-elo = Elo
column-faults = Fehler
arena-kept = { $games ->
    [one] Ein Spiel liegt in { $folder }.
   *[other] { $games } Spiele liegen in { $folder }.
}
arena-unrated = Ohne die Bibliotheken des Extras „arena“ gibt es kein Elo: pip install 'boomtown[arena]'.
arena-sprt-yes = Nach { $deals } Kartenverteilungen ist der Test entschieden: { $first } ist besser als { $second }, eher um { $high } Elo oder mehr als um { $low } oder weniger (Beleg { $evidence }, Schranke { $bound }).
arena-sprt-no = Nach { $deals } Kartenverteilungen ist der Test entschieden: { $first } ist nicht um { $high } Elo besser als { $second }, eher um { $low } oder weniger (Beleg { $evidence }, Schranke -{ $bound }).
arena-sprt-open = Nach { $deals } Kartenverteilungen ist der Test noch offen: Ob { $first } um { $high } Elo besser ist als { $second } oder höchstens um { $low }, zeigen erst mehr Spiele (Beleg { $evidence }, Schranken ±{ $bound }).
arena-plot-title = { $game }: Wertungen mit 95-%-Intervallen
arena-plot-label = Elo; der Durchschnitt aller ist 0
arena-provenance = { $game } · { $seats } Plätze · { $games } Spiele · Kartenverteilungen { $first } bis { $last } · Budget { $budget } · Engine { $engine }, { $python } · { $date }
column-seat = Platz
column-component = Bestandteil
column-deed = Was
column-of-players = Der Spieler
column-of-games = Der Partien
column-win-lift = Siege über dem Anteil
column-point-lift = Punkte über dem Mittel
column-mark = Vermerk
deed-taken = genommen
deed-built = gebaut
deed-used = benutzt
deed-opened = geöffnet
deed-given = geschenkt bekommen
deed-kept = als Gefallen behalten
deed-drawn = gezogen
balance-unused = Niemand hat etwas gemacht mit: { $names }.
balance-unbalanced = aus dem Gleichgewicht
train-better = { $seats } Plätze: gelernt aus { $positions } Stellungen von { $games } Spielen. Fehler { $loss } Punkte, von Hand { $handmade }. Elo gewonnen: { $elo } ({ $measured } Spiele mit { $iterations } Iterationen).
train-not-better = { $seats } Plätze: gelernt aus { $positions } Stellungen von { $games } Spielen. Fehler { $loss } Punkte, von Hand { $handmade }. Elo gewonnen: { $elo } ({ $measured } Spiele mit { $iterations } Iterationen). Das ist nicht besser, deshalb bleibt das Urteil von Hand.
train-written = Die Gewichte sind in { $file }.

components-right = { $file } hat keine Fehler; mit --components { $file } spielst du { $game } damit.
components-line = { $file }, Zeile { $line }: { $problem }
components-wrong = { $count ->
    [one] Ein Fehler wurde gefunden.
   *[other] { $count } Fehler wurden gefunden.
}

# Data
help-export = Schreibt beendete Spiele als Daten zum Lernen, eine Zeile für jede Entscheidung.
help-export-games = die Spiele, die geschrieben werden; ohne Angabe alle
help-export-to = die Datei; ihre Endung, .jsonl oder .parquet, bestimmt die Form
help-export-from = eine Aufzeichnung, ein Ordner mit Aufzeichnungen oder der Datenordner eines Servers; auch mehrmals
help-export-database = die Adresse einer PostgreSQL-Datenbank, die Server gemeinsam benutzen, wie bei „serve“
export-written = { $file }: { $rows ->
    [one] eine Entscheidung
   *[other] { $rows } Entscheidungen
} aus { $games ->
    [one] einem Spiel.
   *[other] { $games } Spielen.
}

# boomtown tables
help-tables = Kümmert sich um die Tische eines Servers: auflisten (**list**), einen als Aufzeichnung zeigen (**show**), ausführen und einlesen (**export**, **import**), löschen (**delete**), alte verfallen lassen (**expire**), alle prüfen (**check**), die Daten sichern (**backup**) oder für eine ältere Version zurückführen (**downgrade**).
help-tables-what = list, show, export, import, delete, expire, check, backup oder downgrade.
help-tables-names = Kennungen von Tischen; für import und backup Dateien; für downgrade der Schritt, den die ältere Version nennt.
help-days = Lässt Tische verfallen, an denen so viele Tage nicht gespielt wurde.
help-unfinished = Lässt auch Tische verfallen, deren Spiele nicht zu Ende sind.
tables-column-table = Tisch
tables-column-game = Spiel
tables-column-version = Version
tables-column-seats = Plätze
tables-column-moves = Züge
tables-column-last = Letzter Zug (UTC)
tables-column-stands = Stand
tables-over = zu Ende
tables-under-way = im Gang
tables-size = { $count ->
    [one] Ein Tisch
   *[other] { $count } Tische
  }, { $size } MB auf der Festplatte.
tables-imported = Tisch { $table } ist gespeichert.
tables-deleted = { $count ->
    [0] Kein Tisch wurde gelöscht.
    [one] Ein Tisch wurde gelöscht.
   *[other] { $count } Tische wurden gelöscht.
  }
tables-right = { $count ->
    [one] Ein Tisch, und er ist in Ordnung.
   *[other] { $count } Tische, und alle sind in Ordnung.
  }
tables-faults = Mit { $count } von { $tables } Tischen stimmt etwas nicht.
tables-backed-up = Die Daten sind nach { $file } kopiert.
tables-unknown = Einen Tisch { $table } gibt es nicht.
tables-in-use = Ein Server spielt gerade an Tisch { $table }. Bitte ihn zuerst beenden oder es wieder versuchen, wenn der Tisch zehn Minuten geruht hat.
tables-exists = Einen Tisch { $table } gibt es schon; nichts wurde geändert.
tables-no-export = Das ist kein Tisch, den „boomtown tables export“ geschrieben hat.
tables-downgraded = Die Daten sind jetzt die des Schritts { $step }. Bitte die Version installieren, die ihn kennt, bevor ein Server startet.
tables-no-step = Den Schritt „{ $given }“ gibt es nicht. Die Schritte sind { $known }; die ältere Version nennt den, den sie kennt.
tables-servers-run = Server benutzen diese Daten gerade. Bitte zuerst alle anhalten.
tables-no-days = Bitte sagen, seit wie vielen Tagen nicht gespielt wurde: --days 365
tables-arguments = „boomtown tables { $command }“ { $count ->
    [0] braucht weder Tisch noch Datei.
   *[other] braucht die Kennung eines Tisches, eine Datei oder einen Schritt.
  }
tables-bad-moves = Er sollte { $ply } Züge ohne Lücke haben, und { $moves } sind gespeichert.
tables-bad-settings = Seine Einstellungen können nicht gelesen werden.
tables-backup-exists = Die Datei { $file } gibt es schon; bitte einen anderen Namen wählen.
tables-backup-postgres = Für PostgreSQL bitte dessen eigenes Programm pg_dump benutzen.

# The page of the ladder
ladder-title = Die Leiter
ladder-about = Wie viel stärker jede Stufe der Bots ist als die darunter: zwei Plätze, jede Kartenverteilung von beiden gespielt, Elo mit 95-%-Intervallen. Jeder Schritt soll { $low } bis { $high } Elo groß sein, damit man ihn spürt. `boomtown ladder` spielt die Partien und schreibt diese Seite; mit demselben Ordner geht es weiter, wo es war.
ladder-cut = **Dieser Lauf wurde abgebrochen:** { $games } von { $all } Partien sind gespielt.
ladder-picture = Wie viel stärker jede Stufe ist als die darunter, nach Spielen; das Band ist { $low } bis { $high } Elo
ladder-axis = Elo über der Stufe darunter
ladder-rung = { $upper } über { $lower }
ladder-outside = außerhalb
ladder-nothing = Noch nicht gespielt.
ladder-skill = Der Fehler einer Bewertung am Anfang des Spiels, als Anteil des entscheidenden Vorsprungs: greenhorn { $greenhorn }, cowhand { $cowhand }. Angesehene Spielverläufe: ranger { $ranger }, marshal { $marshal }.
ladder-written = Die Seite steht in { $file }.
