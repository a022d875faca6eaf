# Offene Tische und Klubs
club-unknown = Diesen Klub gibt es nicht. Vielleicht ist der Link nicht vollständig.
club-wrong-key = Dieser Link öffnet den Klub nicht. Frag ein Mitglied nach einem neuen.
club-not-member = Du bist kein Mitglied dieses Klubs, oder nicht mehr.
club-only-founder = Nur wer den Klub leitet, kann andere entfernen.
club-bad-name = Der Name eines Klubs hat 1 bis { $length } Zeichen.
club-name-taken = Im Klub heißt schon jemand { $name }. Bitte wähle einen anderen Spitznamen.
club-full = Ein Klub hat höchstens { $count } Mitglieder.
club-other-table = Nur wer den Tisch eröffnet hat, kann ihn einem Klub zuordnen, und nur einem einzigen.

# Pläne
plan-asked = Du bist gerade gefragt, also gibt es nichts zu planen: Entscheide auf dem Brett.
plan-impossible = Das ist in der erwarteten Stellung nicht möglich. Bitte plane neu.
plan-too-far = Niemand kann sagen, was du als Nächstes gefragt wirst: Das Spiel endet vorher, oder es liegt zu weit voraus.
plan-nothing = Hier gibt es nichts zu planen.
