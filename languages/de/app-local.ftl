### Playing without a server: the engine runs in the page itself.

local =
    .starting = Die Fackeln werden angezündet …
    .forgets = Dieser Browser merkt sich hier nichts: Deine Partien bleiben nur, solange diese Seite offen ist.
    .taken = Waystone ist in einem anderen Fenster offen, und deine Partien sind jetzt dort.
    .missing = Der Teil, der ohne Server spielt, kann hier nicht geladen werden.
    .again = Noch einmal
    .close = In Ordnung
    .data = Dieser Browser merkt sich deinen Namen und deine Partien, und niemand sonst sieht sie.
    .here = Auf diesem Gerät
    .here_about = Hier spielst du ohne Server. Deine Partien bleiben auf diesem Gerät.
    .no_invitation = Diese Partie ist nicht auf diesem Gerät
    .no_invitation_about = Wenn das eine Einladung ist, braucht sie einen Server: Eine Partie auf einem einzelnen Gerät kann sonst niemand erreichen. Frag, wer dir den Link geschickt hat, nach der Adresse des Servers, oder spiel hier selbst.
    .check = Aufzeichnung prüfen …
    .check_about = oder irgendwo auf dieser Seite fallen lassen
    .checking = Wird nachgespielt …
    .wrong = Diese Aufzeichnung stimmt nicht:
    .commitment = Vor der Partie versprochen:
    .offline = Ohne Netz spielen
    .kept = Alles ist auf diesem Gerät: Du kannst ohne Netz spielen.
    .remove = Entfernen
    .keeping = Wird gespeichert …
    .not_kept = Auf diesem Gerät ist nicht genug Platz, oder es gibt kein Netz.
    .can_not_keep = Um Waystone auf diesem Gerät zu behalten, öffne diese Seite über https.

local_fetching = Die Verliese kommen: { $percent } %
local_keep = Für unterwegs behalten ({ $size } MB)
local_checked = Stimmt: { $steps } Schritte auf diesem Gerät mit Python { $python } nachgespielt, und der Startwert ist der versprochene.
