# Was das Spielwerk selbst sagt, für alle Spiele und alle Oberflächen.

language-name = Deutsch
player-name = Spieler { $number }

# The bots, and how each level plays
bot-greenhorn = Greenhorn
bot-cowhand = Viehtreiber
bot-deputy = Hilfssheriff
bot-ranger = Ranger
bot-marshal = Marshal
bot-random = Zufall
bot-greenhorn-ways = Sieht, was nahe liegt, und verschätzt sich bei allem, was noch fern ist.
bot-cowhand-ways = Kennt das Handwerk, irrt sich aber oft darin, was sich auf lange Sicht auszahlt.
bot-deputy-ways = Nimmt sofort, was am besten aussieht, ohne vorauszudenken.
bot-ranger-ways = Denkt vor jeder Entscheidung ein Stück voraus.
bot-marshal-ways = Denkt voraus, so weit die Zeit reicht; stärker ist hier niemand.

# Woher die Karten eines Spiels stammen
provenance-published = veröffentlicht
provenance-reconstructed = nachgebildet

# Werte von Optionen
value-true = ja
value-false = nein

# Was gefragt ist
prompt-over = Das Spiel ist zu Ende.
prompt-wait = Warten auf { $seats }.
prompt-answered = Deine Wahl steht. Solange auf { $seats } gewartet wird, kannst du sie ändern.

# Warum nicht
game-over = Das Spiel ist zu Ende; es gibt nichts mehr zu tun.
not-asked = { $seat } hat jetzt nichts zu entscheiden; die Entscheidung liegt bei { $pending }.
not-now = „{ $text }“ ist jetzt nicht möglich. { $question }
no-such-seat = { $seat } sitzt nicht an diesem Tisch; er hat { $seats } Plätze.
cannot-undo = { $seat } kann nichts zurücknehmen: Inzwischen hat jemand anderes entschieden, oder etwas wurde aufgedeckt.
cannot-undo-strict = { $seat } kann das nicht zurücknehmen: Seitdem wurde etwas aufgedeckt, und dieser Tisch ist streng.
cannot-undo-moves = { $given } Züge lassen sich nicht zurücknehmen; gemacht wurden { $moves }.

# Wie gespielt wurde
practice = Übung: { $count ->
    [one] einmal über ein Aufdecken hinweg zurückgenommen
   *[other] { $count }-mal über ein Aufdecken hinweg zurückgenommen
}

# Unbekannte Namen
unknown-game = Ein Spiel „{ $given }“ gibt es nicht. Spiele sind: { $known }.
unknown-bot = Einen Bot „{ $given }“ gibt es nicht. Bots sind: { $known }. Eine Klasse nennt man als Modul:Klasse, ein Programm als cmd:PROGRAMM.
bot-unloadable = Der Bot „{ $given }“ lässt sich nicht verwenden: { $detail }.
bot-setting = „{ $given }“ ist keine Einstellung des Bots { $bot }. Seine Einstellungen, geschrieben als NAME=WERT: { $known }.
bot-setting-value = „{ $given }“ kann nicht der Wert von { $name } sein. Erwartet wird eine Zahl über 0, etwa { $name }={ $example }.
bot-no-command = „{ $given }“ nennt kein Programm. Der Befehl steht hinter cmd:, etwa cmd:node bot.js.
bot-no-choose = Der Bot „{ $given }“ lässt sich nicht verwenden: Ihm fehlt eine Methode choose(seat).
bot-illegal = Der Bot { $bot } hat { $given } geantwortet, was keine seiner erlaubten Aktionen ist. choose(seat) muss eine aus seat.legal() zurückgeben.
bot-message-json = Diese Zeile ist keine Nachricht. Eine Nachricht ist ein JSON-Objekt in einer Zeile, mit einem "type": { $detail }
bot-message-type = Eine Nachricht vom Typ „{ $given }“ gibt es nicht. Typen sind: hello, setup, position, go, stop, quit.
bot-message-early = „{ $given }“ kommt zu früh: Zuerst muss „{ $first }“ kommen.
bot-message-field = Der Nachricht fehlt ein Feld „{ $name }“ vom Typ { $kind }.
bot-message-world = Die Stellung lässt sich nicht lesen: { $detail }
bot-message-seat = Platz { $seat } hat in dieser Stellung nichts zu entscheiden.
arena-no-bots = Ein Wettkampf braucht mindestens einen Bot.
arena-no-result = Diese Aufzeichnung stammt aus keinem Wettkampf: Die Zeile „# arena:“ fehlt.
arena-folder = Der Ordner { $folder } lässt sich nicht verwenden: { $detail }.
arena-other-contest = { $folder } enthält Spiele eines anderen Wettkampfs; er unterscheidet sich in: { $different }. Ein anderer Ordner lässt sich mit --out wählen, oder jener Wettkampf mit derselben Engine wiederholen.
arena-extra = { $what } braucht { $library }, das nicht installiert ist. Das Extra lässt sich installieren mit: pip install 'boomtown[arena]'.
arena-plot-format = { $file } kann kein Bild aufnehmen. Der Name muss auf eines von diesen enden: { $known }.
arena-plot-folder = Den Ordner { $folder } für das Bild gibt es nicht. Er muss zuerst angelegt werden.
arena-sprt-two = Der Test vergleicht zwei Bots, genannt wurden aber { $given }. Zwei sind zu nennen; der zweite darf den Tisch auffüllen.
arena-sprt-form = „{ $given }“ ist keine Frage. Erwartet werden zwei Elo-Zahlen, die kleinere zuerst, etwa --sprt 0,20.
balance-no-deeds = Bei { $game } wird nichts gezählt: Der Raum des Spiels nennt keine Handlungen.
train-no-features = { $game } hat nichts, woraus gelernt werden kann: Der Spielordner beschreibt keine Merkmale.
train-alone = Gelernt wird für zwei Plätze oder mehr, denn gemessen wird daran, wer gewinnt.
weights-features = Die Gewichte von { $game } wurden aus anderen Merkmalen gelernt, als das Spiel jetzt hat. Lerne sie neu mit „boomtown train“.
unknown-player = „{ $given }“ kann sich nicht setzen. Mitspielen kann: { $known }; ein Name darf folgen, etwa person:Anna. Eine Klasse nennt man als Modul:Klasse, ein Programm als cmd:PROGRAMM.
unknown-language = Die Sprache „{ $given }“ gibt es nicht. Sprachen sind: { $known }.
extra-missing = Dazu fehlt das Paket „{ $module }“. Eingeben: pip install "boomtown[{ $extra }]"
picture-ending = „{ $file }“ ist keine Datei für ein Bild. Der Name endet auf eines von: { $known }.
export-ending = „{ $file }“ ist keine Datei für Daten. Der Name endet auf eines von: { $known }.
export-database = Die Datenbank lässt sich nicht lesen: { $detail }

# Zimmer, denen etwas fehlt, das jedes Zimmer haben muss
room-unloadable = Das Spiel { $game } kann nicht gespielt werden: { $module } lässt sich nicht laden ({ $detail }).
room-without = Das Spiel { $game } kann nicht gespielt werden: { $module } muss { $name } vom Typ { $kind } enthalten.
room-wrong-type = Das Spiel { $game } kann nicht gespielt werden: { $name } in { $module } muss vom Typ { $kind } sein, nicht { $given }.
room-other-id = Das Spiel { $game } kann nicht gespielt werden: META in { $module } hat die Kennung „{ $given }“; sie muss „{ $game }“ lauten.

# Vorbereitung
setup-seats = { $game } lässt sich nicht zu { $given } spielen. Mögliche Spielerzahlen: { $allowed }.
setup-option = { $game } hat keine Option „{ $option }“. Optionen sind: { $known }.
setup-value = Die Option „{ $option }“ kann nicht „{ $given }“ sein. Mögliche Werte: { $allowed }.
option-form = Eine Option schreibt man NAME=WERT; in „{ $given }“ fehlt das Gleichheitszeichen.
players-count = { $given ->
    [one] { $given } Spieler ist
   *[other] { $given } Spieler sind
} genannt, aber der Tisch hat { $count } Plätze.
seat-number = Platz { $given } gibt es nicht; die Plätze sind von 1 bis { $count } gezählt.
watch-bots = Zuschauen kann man nur Bots; zum Selberspielen dient „boomtown play“.

# Schreibweise
notation-verb = „{ $text }“ ist keine Aktion dieses Spiels. Aktionen beginnen mit: { $verbs }.
notation-count = Diese Aktion schreibt man „{ $usage }“: Es { $expected ->
    [one] folgt ein Wort
   *[other] folgen { $expected } Wörter
}, nicht { $given }.
notation-number = „{ $text }“ passt nicht für { $argument }: Schreibe eine ganze Zahl von { $low } bis { $high }.
notation-word = „{ $text }“ passt nicht für { $argument }: Schreibe eines von { $choices }.
notation-code = Eine Aktion Nummer { $code } gibt es nicht; sie gehen von 0 bis { $size } (ausschließlich).

# Hilfen
aid-unknown = Dieses Spiel hat keine Hilfe „{ $given }“. Hilfen sind: { $known }.
aid-args = Die Hilfe „{ $name }“ braucht diese Angaben: { $expected }; gegeben: { $given }.

# Aufzeichnungen
record-first-line = Das ist keine Aufzeichnung eines Spiels: Ihre erste Zeile muss „{ $expected }“ lauten.
record-head = Zeile { $line } der Aufzeichnung, „{ $text }“, ist unverständlich. Der Kopf hat game, version, seats, option, components, commit, seed, entropy und practice, jeweils mit Doppelpunkt, und endet mit einer leeren Zeile.
record-missing = Im Kopf der Aufzeichnung fehlt die Zeile „{ $name }: ...“.
record-number = Im Kopf der Aufzeichnung muss { $name } eine ganze Zahl sein, nicht „{ $text }“.
record-seat = Zeile { $line } der Aufzeichnung, „{ $text }“, beginnt nicht mit der Nummer eines Platzes.
record-action = Zeile { $line } der Aufzeichnung, „{ $text }“, enthält keine Aktion dieses Spiels: { $reason }
record-no-seed = Der Startwert dieses Spiels ist noch nicht bekannt: Die Aufzeichnung nennt ihn, sobald das Spiel zu Ende ist; bis dahin steht er nur in FILE.seed daneben.
record-commit = Der Startwert { $seed } ist nicht der versprochene: Sein SHA-256 weicht von { $commit } ab.
record-version = Die Aufzeichnung stammt von Version { $version } von { $game }; dies ist Version { $engine } und kann sie nicht nachspielen.
record-components = Die Aufzeichnung wurde mit einer Komponentendatei von { $game } gespielt, die hier nicht vorliegt; gib die damalige Datei an.
record-components-fixed = Die Aufzeichnung wurde mit anderen Komponenten von { $game } gespielt als unseren, und dieses Spiel kennt keine anderen.
record-illegal = Zug { $move }, „{ $text }“, ist nicht erlaubt: { $reason }
record-unfinished = Das Spiel ist nach { $moves ->
    [one] einem Zug
   *[other] { $moves } Zügen
} nicht zu Ende und lässt sich noch nicht prüfen.

# Wertungsblätter
sheet-no-table = Ein Wertungsblatt muss ein Objekt mit Namen und Werten sein.
sheet-missing = Auf dem Blatt fehlt „{ $name }“. Es könnte lauten: { $example }.
sheet-key = Das Blatt hat einen unbekannten Schlüssel „{ $name }“. Schlüssel sind: { $known }.
sheet-flag = „{ $name }“ muss true oder false sein, nicht „{ $given }“.
sheet-game = Für „{ $given }“ gibt es kein Wertungsblatt. Blätter gibt es für: { $known }.
sheet-other-game = Dies ist ein Blatt für „{ $given }“, nicht für „{ $game }“.
sheet-json = Das Blatt ist kein gültiges JSON: Sieh in Zeile { $line }, Spalte { $column } nach.
sheet-toml = Das Blatt ist kein gültiges TOML: { $detail }.
sheet-long = Das Blatt hat { $given } Zeichen; höchstens { $most } sind möglich.
sheet-deep = Auf dem Blatt stehen zu viele Klammern oder Tabellen ineinander; ein Wertungsblatt braucht nur wenige.
sheet-number = Auf dem Blatt steht eine Zahl über { $most }; keine Zählung in den Spielen kommt auch nur in die Nähe.

# Regeln
rules-missing = Die Regeln von { $game } gibt es in dieser Sprache ({ $language }) nicht.
rules-paragraph = Einen Absatz „{ $given }“ haben die Regeln nicht; sie gehen von { $first } bis { $last }.

# Komponentendateien
components-unreadable = Die Komponentendatei { $file } kann nicht gelesen werden: { $detail }.
components-no-file = Es gibt keine Komponentendatei { $file }.
components-folder = { $file } ist ein Ordner. Nenne eine Komponentendatei darin.
components-not-text = Zeile { $line } der Komponentendatei { $file } ist kein Text in UTF-8. Speichere die Datei in dieser Kodierung.
components-bad-file = Mit { $file } kann man nicht spielen. Zeile { $line }: { $problem }
components-fixed-cards = Die Karten von { $game } stehen fest; nur Spiele mit rekonstruierten Karten nehmen eine eigene Datei: { $known }.
components-unknown-edition = Die Komponentendatei von { $game } mit dem Kennzeichen { $given } liegt hier nicht vor.
components-long = Die Datei hat mehr als { $most } Zeichen; so viele braucht kein Komponentensatz.
components-long-line = Diese Zeile hat mehr als { $most } Zeichen; teile sie in mehrere auf.
components-deep = Hier stehen mehr als { $most } Klammern oder Tabellen ineinander; so viele braucht kein Komponentensatz.
components-syntax = Die Datei ist kein gültiges TOML: { $detail }
components-syntax-end = Sie endet mitten in einem Eintrag.
components-syntax-open = Eine Klammer oder ein Anführungszeichen ist vor Spalte { $column } nicht geschlossen.
components-syntax-twice = Der Eintrag oder die Tabelle, die vor Spalte { $column } endet, steht schon weiter oben; jeder Name darf nur einmal vorkommen.
components-syntax-sign = Was bei Spalte { $column } beginnt, darf dort nicht stehen. Einträge sehen so aus: name = 3, name = "Text", name = [1, 2].
components-missing = { $path } fehlt. Es sollte { $wanted } sein.
components-wanted-value = ein Wert
components-wanted-whole = eine ganze Zahl von { $low } bis { $high }
components-wanted-flag = true oder false
components-wanted-word = eines von { $choices }
components-wanted-text = ein Text
components-wanted-list = eine Liste
components-wanted-table = eine Tabelle mit { $choices }
components-unknown = { $path } ist unbekannt. Bekannt ist hier: { $choices }.
components-table = { $path } muss eine Tabelle sein, nicht { $given }.
components-list = { $path } muss eine Liste sein, nicht { $given }.
components-length = { $path } muss { $expected } Einträge haben; es sind { $given }.
components-whole = { $path } muss eine ganze Zahl von { $low } bis { $high } sein, nicht { $given }.
components-flag = { $path } muss true oder false sein, nicht { $given }.
components-word = { $path } muss eines von { $choices } sein, nicht { $given }.
components-text = { $path } muss ein einzeiliger Text sein, der nicht mit @ beginnt; „{ $given }“ geht nicht.
components-id = { $path } darf nur Buchstaben, Ziffern, - und _ enthalten; „{ $given }“ geht nicht.
components-twice = { $path }: „{ $given }“ kommt zweimal vor, darf aber nur einmal vorkommen.
components-reference = { $path }: „{ $given }“ gibt es nicht. Es gibt: { $choices }.
components-fixed = { $path } ist in jeder Datei gleich: { $expected }. Schreibe das oder lass es weg; mit { $given } kann nicht gespielt werden.
components-more-faults = { $more ->
    [one] Ein weiterer Fehler ist nicht aufgeführt.
   *[other] { $more } weitere Fehler sind nicht aufgeführt.
}
