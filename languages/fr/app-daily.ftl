daily =
    .play = Jouer celle du jour
    .resume = Continuer celle du jour
    .look = Voir le résultat du jour
    .counts = Elle compte si ton dernier coup est joué avant la fin de la journée (UTC).
    .calendar = Jours suivants
    .calendar_text = Le genre de partie change selon le jour de la semaine ; le hasard est nouveau chaque jour.
    .today = Aujourd’hui
daily_ends = La prochaine dans { $time }
daily_finishers = { $count ->
    [one] 1 personne est rentrée
   *[other] { $count } personnes sont rentrées
}
daily_streak = { $count ->
    [one] 1 jour de suite
   *[other] { $count } jours de suite
}
