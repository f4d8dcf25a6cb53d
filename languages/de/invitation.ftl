invites = { $name } lädt dich zu einer Partie ein
invited = Du bist zu einer Partie eingeladen
watch = Sieh dieser Partie zu
ended = Sieh dir an, wie diese Partie ausging
home = Verliese voller Geheimnisse
home_text = Vier Dungeon-Spiele, allein oder mit Freunden. Ohne Konto, ohne Warten.
