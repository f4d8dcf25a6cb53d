### Die Seite der Bestenlisten.

leaderboard =
    .title = Bestenlisten
    .board = Liste
    .rank = Nr.
    .name = Name
    .time = Zeit
    .date = Tag
    .replay = Aufzeichnung
    .none = Noch steht niemand in dieser Liste. Sei der Erste!
    .people = Menschen
    .programs = Programme
    .programs_text = Mit einem Token gespielt, oder schneller als jede Hand.
    .you = du
    .unranked = Deine Siege ohne Wertung
    .unranked_text = Siege, die in keiner Bestenliste zählen. Diese Liste bleibt in diesem Browser.
    .match = Partie
leaderboard_tries = Ein Versuch für jeden, soweit der Server das erkennen kann: Von einer Adresse zählen { $tries } Versuche.
leaderboard_watch = Partie von { $name } ansehen
leaderboard_watch_own = Deine Partie noch einmal ansehen: { $match }
leaderboard_yesterday = Gestern, { $date }
