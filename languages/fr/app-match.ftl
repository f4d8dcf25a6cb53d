match_seats =
    .title = Places
    .help = Quelqu’un peut se joindre à la partie en cours.
    .open = Ouvrir une place
    .close = Fermer la place ouverte
    .device = Quelqu’un de plus sur cet appareil
    .bot = Faire entrer l’ordinateur
    .send = Envoie le lien ci-dessous.
match_seats_waiting = { $count ->
    [one] Une place est ouverte : elle attend quelqu’un.
   *[other] { $count } places sont ouvertes : elles attendent quelqu’un.
}
match_show =
    .close = Fermer cette table
