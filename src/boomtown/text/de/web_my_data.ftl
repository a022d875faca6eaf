# Was der Server von jemandem aufbewahrt
web-my-data = Meine Daten
web-my-data-text = Es gibt keine Konten. Von dir bewahrt der Server Namen, Chat, den Hash deiner Schlüssel und die Adressen für Nachrichten auf, Tisch für Tisch, und deinen Spitznamen in Klubs. Dieser Browser kennt die Tische und Klubs dieser Liste.
web-my-data-show = Zeigen, was der Server aufbewahrt
web-my-data-none = Dieser Browser kennt keinen Tisch und keinen Klub, bei dem etwas von dir aufbewahrt wird.
web-my-data-name = Name: { $names }
web-my-data-nameless = Kein Name
web-my-data-chat = { $count ->
    [0] kein Chat
    [one] { $count } Zeile Chat
   *[other] { $count } Zeilen Chat
}
web-my-data-running = läuft
web-my-data-over = vorbei
web-my-data-delete = Löschen
web-my-data-delete-all = Alles löschen
web-my-data-ask = Deinen Namen, Chat, Adressen und Schlüssel hier löschen? Du kannst den Tisch dann nicht mehr öffnen. Die Partie bleibt den anderen, ohne deinen Namen.
web-my-data-ask-running = Deinen Namen, Chat, Adressen und Schlüssel hier löschen? Die Partie läuft noch: Du gibst sie auf und kannst den Tisch nicht mehr öffnen.
web-my-data-ask-all = All das löschen? Laufende Partien gibst du auf, deine Mitgliedschaft in Klubs endet, und keinen dieser Tische kannst du mehr öffnen. Die Partien bleiben den anderen, ohne deinen Namen.
web-my-data-yes = Ja, löschen
web-my-data-no = Nein, behalten
web-my-data-done = Der Server bewahrt hier nichts mehr von dir auf.
