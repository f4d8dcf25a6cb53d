### La page des classements.

leaderboard =
    .title = Classements
    .board = Classement
    .rank = N°
    .name = Nom
    .time = Temps
    .date = Date
    .replay = Rediffusion
    .none = Personne n’est encore dans ce classement. À toi d’ouvrir le bal !
    .people = Personnes
    .programs = Programmes
    .programs_text = Joué au moyen d’un jeton, ou plus vite que toute main.
    .you = toi
    .unranked = Tes victoires hors classement
    .unranked_text = Des victoires qu’aucun classement ne compte. Cette liste reste dans ce navigateur.
    .match = Partie
leaderboard_tries = Un essai par personne, pour autant que le serveur puisse le savoir : { $tries } essais comptent par adresse.
leaderboard_watch = Regarder la partie ({ $name })
leaderboard_watch_own = Revoir ta partie : { $match }
leaderboard_yesterday = Hier, { $date }
