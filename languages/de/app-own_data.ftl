own_data =
    .title = Deine Daten
    .about = Der Server bewahrt deinen Namen, deine Partien, deine Einträge in Bestenlisten und das auf, was du in Gesprächen gesagt hast.
    .save = Meine Daten speichern
    .erase = Meine Daten löschen…
    .sure = Partien, die du gerade spielst, werden aufgegeben. Dein Name verschwindet aus allen Partien, deine Zeilen aus den Gesprächen und deine Einträge aus den Bestenlisten. Das lässt sich nicht rückgängig machen.
    .really = Ja, alles löschen
    .keep = Nein, behalten
