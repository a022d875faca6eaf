# Die Oberfläche im Browser

# Regal
web-lobby-title = Vier Städte wollen gebaut werden. Nimm eine Schachtel vom Regal.
web-games = Spiele
web-players = { $low } bis { $high } Personen
web-players-exact = { $count ->
    [one] { $count } Person
   *[other] { $count } Personen
}
web-minutes = { $count } Minuten
web-rival = Dein Computergegner:
web-play-level = Spielen gegen: { $level }
web-set-up = Tisch vorbereiten
web-rules = Regeln
web-coming = Kommt noch
web-coming-text = Daran wird noch geschnitzt. Es steht hier, sobald es spielbar ist.
web-recent = Deine Tische
web-finished = beendet
web-under-way = im Gange
web-forget = Diesen Tisch vergessen
web-open-record = Gespeichertes Spiel öffnen
web-about = Über Boomtown
web-no-server = Der Server antwortet nicht. Läuft er?
web-try-again = Noch einmal versuchen
web-to-lobby = Zu den Spielen
web-salvage = Von dort weiterspielen
web-to-table = Zurück zum Tisch
web-missing-title = Hier ist nichts.
web-missing-text = Diese Adresse führt ins Leere; vielleicht fehlt ein Teil des Links.
web-language = Sprache
web-settings = Einstellungen
web-close = Schließen

# Ein neuer Tisch
web-how-many = Wie viele spielen mit?
web-who-sits = Wer sitzt wo?
web-seat-number = Platz { $number }
web-kind-person = Hier
web-kind-open = Per Link
web-kind-bot = Bot
web-level = Stärke des Bots
web-open-text = Du bekommst einen Link zum Verschicken.
web-hot-seat = Mehrere an diesem Bildschirm wechseln sich ab.
web-nickname = Spitzname
web-options = Möglichkeiten
web-strict = Zurücknehmen über ein Aufdecken hinweg
web-strict-no = gegen Bots erlaubt und gezählt
web-strict-yes = nie (strenger Tisch)
web-aids = Hilfen
web-aids-allowed = alle dürfen sie benutzen
web-aids-off = für alle ausgeschaltet
web-edition = Karten
web-edition-ours = Unser eigener Satz
web-edition-owner = Die Karten dieses Tisches stammen aus der Datei von jemandem, der das Spiel besitzt.
web-start = Los geht’s
web-reconstructed = Die Kartenbilder sind unsere eigene Rekonstruktion; sie passen zu allen veröffentlichten Zahlen.

# Der Tisch
web-connecting = Platz nehmen …
web-table-forbidden = Dieser Link öffnet den Tisch nicht.
web-table-forbidden-text = Bitte die einladende Person um einen neuen.
web-table-unknown = Diesen Tisch gibt es nicht.
web-table-unknown-text = Vielleicht ist der Link nicht vollständig, oder der Tisch wurde abgeräumt.
web-table-refused = An diesem Tisch ist kein Platz zu nehmen.
web-not-connected = Gerade ohne Verbindung; bitte gleich noch einmal versuchen.
web-reconnecting = Die Verbindung ist abgerissen; neuer Versuch …
web-offline = Der Server antwortet nicht. Hier steht, was dein Gerät behalten hat.
web-not-kept = Dieses Gerät hat diese Seite nicht behalten, denn sie wurde hier noch nicht geöffnet.
web-prompt = Was gefragt ist
web-board = Spielplan
web-board-loading = Der Spielplan kommt …
web-board-broken = Der Spielplan, den dieses Spiel mitbringt, funktioniert hier nicht. Gespielt werden kann trotzdem.
web-side = Punkte, Verlauf, Chat und Plätze
web-thinking = { $seat } überlegt …
web-waiting = Warten auf { $seats }.
web-wins = { $seat } gewinnt mit { $points ->
    [one] { $points } Punkt.
   *[other] { $points } Punkten.
}
web-shared = { $seats } teilen sich den Sieg mit { $points } Punkten.
web-wins-plain = { $seat } gewinnt.
web-over = Das Spiel ist zu Ende.
web-no-change = Punkte unverändert
web-uncertain = (der Zufall kann das ändern)
web-undo = Zurück
web-restart = Zug neu beginnen
web-hint = Tipp
web-hint-wait = Moment …
web-hint-best = Der Marshal, unser stärkster Bot, würde:
web-hint-numbers = ({ $value } Siegchance)
web-hint-sure = (ohne Zweifel)
web-rematch = Revanche
web-rematch-asked = Die Revanche ist bereit.
web-replay = Nachspielen
web-record = Spiel speichern
web-watching = Du siehst zu.
web-look-from = Blick vom Platz von
web-sound = Ton
web-rules-page = Die Regeln als Seite öffnen
web-rules-figure = Beispiel zu { $rule }
web-rules-figure-yes = Erlaubt
web-rules-figure-no = Nicht erlaubt
web-rules-missing = Die Regeln dieses Spiels gibt es in dieser Sprache noch nicht.
web-contents = Inhalt
web-tab-score = Punkte
web-tab-log = Verlauf
web-tab-chat = Chat
web-tab-seats = Plätze
web-score = Wertungsblatt
web-score-source = Quelle
web-total = Summe
web-line-of = { $line }, { $seat }: { $points }
web-since = Seit deinem letzten Zug
web-log-empty = Noch ist nichts geschehen.
web-story = Was geschah
web-tap-again = Tippe noch einmal, um es zu tun.
web-story-again = Noch einmal zeigen
web-story-many = { $count ->
    [one] Eine Sache ist geschehen
   *[other] { $count } Dinge sind geschehen
}
web-aids-text = Was der Spielplan für dich ausrechnet, aus dem, was du wissen darfst.
web-aids-for-all = Hilfen für alle an diesem Tisch
web-chat-empty = Noch hat niemand etwas gesagt.
web-chat-say = Sag etwas
web-chat-send = Senden
web-spectator = Zuschauer
web-you = du
web-present = da
web-absent = weg
web-invitation = Einladungslink
web-watch-link = Link zum Zuschauen
web-spectators = Alle, die zuschauen:
web-mute = Chat abschalten
web-unmute = Chat erlauben
web-remove = Entfernen
web-remove-ask = { $name } entfernen? Der Link gilt dann nicht mehr, und der Platz wartet auf jemanden mit dem neuen.
web-remove-spectators-ask = Alle entfernen, die zuschauen? Ihr Link gilt dann nicht mehr.
web-remove-yes = Ja, entfernen
web-remove-no = Nein
web-began = Dieses Spiel begann mit Version { $version } der Regeln. Alle Züge gelten auch nach den heutigen Regeln, und mit diesen geht es weiter.
web-copy = Kopieren
web-copied = Kopiert
web-curtain = Bitte an { $seat } übergeben.
web-curtain-lift = Ich bin da
web-turn = Drehen
web-place = Hier anlegen
web-keys = Tasten
web-key-move = die zu legende Karte bewegen oder zur nächsten Karte gehen
web-key-commit = ausführen
web-key-turn = Karte drehen

# Nachspielen
web-first = An den Anfang
web-previous = Einen Zug zurück
web-next = Einen Zug weiter
web-last = Ans Ende
web-run = Abspielen
web-pause = Pause
web-ply = Zug { $ply } von { $last }
web-plot = Punkte im Verlauf
web-as-seat = Spielen als
web-as = als { $seat }
web-against = gegen { $level }
web-play-on = Ab hier weiterspielen
web-replay-none = Noch gibt es nichts nachzuspielen.

# Einstellungen
web-theme = Aussehen
web-theme-auto = wie das System
web-theme-light = hell
web-theme-dark = dunkel
web-set-sound = Ton
web-set-sound-text = Eine Karte auf Holz, eine Glocke, wenn du dran bist.
web-set-still = Keine Bewegung
web-set-still-text = Karten wandern nicht.
web-set-confirm = Immer zweimal tippen
web-set-confirm-text = Der erste Klick zeigt, was geschähe, der zweite tut es, auch mit der Maus.
web-set-curtain = Vorhang zwischen Personen
web-set-curtain-text = Mehrere an einem Bildschirm sehen nicht, was die anderen verbergen.
web-set-kept = Nur in diesem Browser gespeichert.

# Über
web-about-text = Boomtown bringt vier Städtebauspiele an einen Tisch, mit ihren vollständigen Regeln. Es läuft auf deinem eigenen Rechner, ohne Konto und ohne Netz.
web-about-games = Die Spiele gehören ihren Autoren und Verlagen. Die Regeln sind in unseren Worten erzählt, alle Zeichnungen sind von uns.
web-about-icons = Symbole
web-about-tinted = Von uns eingefärbt und zusammengestellt.
web-about-fonts = Schriften
web-about-software = Software
