# Mit anderen spielen: Einladungen und Platznehmen
web-invite-title = Lade die anderen ein
web-invite-text = { $count ->
    [one] Ein Platz ist frei. Wer diesen Link öffnet, wählt einen Namen und nimmt Platz.
   *[other] { $count } Plätze sind frei. Derselbe Link gilt für alle: Wer ihn öffnet, wählt Namen und Platz.
}
web-invite-share = Teilen
web-invite-share-text = Spiel mit mir { $game }!
web-invite-qr = QR-Code des Einladungslinks
web-invite-scan = Oder mit dem Handy scannen.
web-invite-network = Der Link enthält die Adresse dieses Rechners in deinem Netz, damit andere Geräte ihn finden.
web-invite-alone = Nur dieser Rechner kann den Link öffnen, denn der Server ist aus dem Netz nicht erreichbar. Starte ihn mit „boomtown serve --host 0.0.0.0“, dann können andere in deinem Netz mitspielen.
web-free-seat = Freier Platz
web-bot-fill = Hier einen Bot spielen lassen
web-bot-fill-text = Der Link bleibt gültig: Wer sich später setzt, übernimmt den Platz.
web-bot-off = Den Bot abziehen
web-invited = Du bist eingeladen
web-invited-by = { $name } lädt dich zu einer Partie { $game } ein.
web-invited-plain = Du bist zu einer Partie { $game } eingeladen.
web-invited-begun = Die Partie hat begonnen. Du übernimmst den Platz so, wie er jetzt steht.
web-invited-here = An diesem Tisch warst du schon.
web-invited-full = Alle Plätze sind besetzt. Lass dir von der Person, die dich eingeladen hat, einen Link zum Zuschauen geben.
web-invited-over = Diese Partie ist zu Ende.
web-invited-name = Dein Name
web-invited-seat = Dein Platz
web-invited-colour = Deine Farbe
web-invited-colour-number = Farbe { $number }
web-invited-sit = Platz nehmen
web-invited-options = Was vereinbart ist
web-invited-learn = Neu bei diesem Spiel?

# Abwesende, und worauf sich alle am Tisch einigen
web-gone = lange weg
web-bot-plays-on = { $bot } spielt weiter
web-has-resigned = hat aufgegeben
web-patience = Wartet auf Abwesende
web-span-minutes = { $count ->
    [one] { $count } Minute
   *[other] { $count } Minuten
}
web-span-days = { $count ->
    [one] { $count } Tag
   *[other] { $count } Tage
}
web-waiting-away = Am Zug, aber gerade weg: { $seats }.
web-waiting-gone = Am Zug, aber schon lange weg: { $seats }.
web-adjourned = Die Partie ist vertagt.
web-adjourned-text = Niemand kann etwas entscheiden, und die Uhren stehen, bis jemand weiterspielen will.
web-ended-resigned = { $seat } hat die Partie aufgegeben.
web-ended-aborted = { $seat } hat die Partie abgesagt.
web-gone-host = { $seat } ist schon lange weg. Ein Bot kann so lange weiterspielen.
web-gone-propose = { $seat } ist schon lange weg. Wenn die anderen zustimmen, spielt so lange ein Bot.
web-gone-free = Auf Platz { $number } sitzt noch niemand. Wenn die anderen zustimmen, spielt dort ein Bot.
web-gone-let = Bot weiterspielen lassen
web-gone-ask = Vorschlagen
web-stood-in = { $bot } spielt für dich.
web-stood-in-back = Wieder selbst spielen
web-resigned-text = Du hast aufgegeben; { $bot } spielt für dich weiter.
web-proposed-take-back = { $seat } möchte die letzte Entscheidung zurücknehmen.
web-proposed-stand-in = { $seat } schlägt vor, dass ein Bot ({ $bot }) für { $other } weiterspielt.
web-proposed-adjourn = { $seat } schlägt vor, die Partie zu vertagen.
web-proposed-resume = { $seat } möchte weiterspielen. Es geht weiter, sobald alle zustimmen, in jedem Fall nach { $wait }.
web-proposed-waits = Es fehlt die Antwort von { $seats }.
web-agree = Zustimmen
web-disagree = Nein
web-withdraw = Zurückziehen
web-resume = Partie fortsetzen
web-this-game = Diese Partie
web-ask-take-back = Um eine Rücknahme bitten
web-ask-adjourn = Vertagen vorschlagen
web-resign = Aufgeben
web-resign-two = Aufgeben? Die Partie endet, und die andere Seite hat gewonnen.
web-resign-more = Aufgeben? Ein Bot spielt für dich bis zum Ende, und du kannst nicht zurückkommen.
web-resign-yes = Ja, aufgeben
web-abort = Partie absagen
web-abort-ask = Partie absagen? Dann hat niemand gewonnen.
web-abort-yes = Ja, absagen

# Du bist am Zug
web-turn-ask = Soll dir der Browser Bescheid geben, wenn du wieder am Zug bist? Bis dahin kannst du etwas anderes machen.
web-turn-ask-yes = Ja, sag Bescheid
web-turn-ask-no = Nein, danke
web-turn-notice = Du bist am Zug
web-turn-notice-text = { $game }, mit { $names }
web-set-notify = Bescheid sagen, wenn ich am Zug bin
web-set-notify-text = An Tischen mit anderen meldet sich der Browser, während du etwas anderes machst.
web-set-notify-refused = Der Browser erlaubt dieser Seite keine Mitteilungen. In seinen Einstellungen lässt sich das ändern.
web-set-vibrate = Vibrieren
web-set-vibrate-text = Ein kurzes Vibrieren, wenn du am Zug bist, auf Geräten, die das können.
