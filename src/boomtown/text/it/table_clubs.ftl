# Tavoli aperti e circoli
club-unknown = Questo circolo non esiste. Forse il link non è completo.
club-wrong-key = Questo link non apre il circolo. Chiedine uno nuovo a un membro.
club-not-member = Non sei membro di questo circolo, o non lo sei più.
club-only-founder = Solo chi guida il circolo può rimuovere altri.
club-bad-name = Il nome di un circolo ha da 1 a { $length } caratteri.
club-name-taken = Qualcuno nel circolo si chiama già { $name }. Scegli un altro soprannome.
club-full = Un circolo ha al massimo { $count } membri.
club-other-table = Solo chi ha creato il tavolo può farne uno di un circolo, e di un solo circolo.

# Piani
plan-asked = Tocca a te adesso, quindi non c'è niente da pianificare: decidi sul tabellone.
plan-impossible = Nella posizione prevista non è possibile. Pianifica di nuovo.
plan-too-far = Nessuno può dire che cosa ti sarà chiesto: la partita finisce prima, o è troppo lontano.
plan-nothing = Qui non c'è niente da pianificare.
