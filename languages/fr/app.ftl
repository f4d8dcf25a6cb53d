
### La page autour des jeux : accueil, partie, rediffusion, classements, réglages.

name = Waystone
close = Fermer
copy = Copier
copied = Copié
share = Partager
loading = Chargement…
oops = Quelque chose a mal tourné
offline = Tu sembles hors ligne : cette page n’a pas pu être chargée.
retry = Réessayer
home = Accueil
skip = Aller au contenu
nav =
    .player = Ta page
    .label = Pages
    .leaderboards = Classements
    .rules = Règles
    .learn = Apprendre à jouer
    .credits = Crédits
    .settings = Réglages
    .help = Touches et aide
    .menu = Menu
    .sound_on = Le son est activé : le couper
    .sound_off = Le son est coupé : l’activer
doors =
    .title = Des donjons pleins de secrets
    .promise = Sans compte, sans attente.
    .play = Jouer
    .against = Contre
    .mode = Mode
    .choices = plus de choix
    .pause = Figer l’image
    .resume = Animer l’image
doors_play_game = Jouer à { $game }
doors_players = { $count ->
    [one] { $range } joueur
   *[other] { $range } joueurs
}
doors_minutes = { $range } min
setup =
    .game = Jeu
    .bot = Adversaire
    .play = Jouer
    .invite = Créer la partie
    .starting = Lancement…
    .your_name = Ton nom
    .first = Première visite ? Une initiation de deux minutes t’explique tout.
    .learn_title = Apprendre en deux minutes
    .learn = Montre-moi
    .no_thanks = Non merci
    .back = Déjà joué ici ?
lobby =
    .mine = Tes parties
    .others_play = Aux autres de jouer
    .no_match = Aucune partie en cours. Appuie sur Jouer pour en lancer une.
    .past = Tes parties passées
past =
    .title = Parties passées
    .won = Gagnée
    .lost = Perdue
    .drawn = Nulle
    .nobody = Personne n’a gagné
    .closed = Close : les règles ont changé
    .watch = Regarder
    .result = Résultat
past_older_rules = jouée selon les règles { $version }
tried_again = nouvel essai à partir de l’étape { $step }
past_won_by = Victoire : { $names }
match =
    .called_off = Cette partie a été annulée avant de commencer.
    .day_over = La journée est terminée : cette partie ne compte plus. Tu peux continuer à jouer.
    .your_turn = À toi de jouer
    .lost = Connexion perdue. Reconnexion…
    .broken = Cette partie est endommagée et ne peut pas continuer. Nous sommes désolés.
    .watching = Tu regardes
    .hidden = Une deuxième personne s’est installée. Désormais, tu ne vois que ce que tout le monde peut voir.
    .waiting = En attente de joueurs
    .link = Lien vers cette partie
    .qr = Code QR du lien
    .take = Prendre la place libre
    .come_back = Revenir
    .chronicle = Chronique
    .whole_chronicle = Toute la chronique
    .nothing = Il ne s’est encore rien passé.
    .actions = Actions
    .new_game = Nouvelle partie
    .accept_draw = Accepter la nulle
    .more = Plus…
    .skip = Passer
    .clock_label = Temps restant
    .pass_text = Que tous les autres détournent les yeux.
    .done_hide = Terminé, cacher
    .turn_over = Ton tour est fini. Cache le plateau quand tu en as assez vu.
    .move_pad = Déplacement
match_spectators = { $count ->
    [one] { $count } personne regarde
   *[other] { $count } personnes regardent
}
match_seconds_left = { $count ->
    [one] Plus que 1 seconde
   *[other] Plus que { $count } secondes
}
match_peek = Maintenir pour voir comme { $who }
match_pass = Passe l’appareil à { $who }
match_ready = Je suis { $who } : continuer
match_move_way = { $way ->
    [n] Aller vers le nord
    [e] Aller vers l’est
    [s] Aller vers le sud
   *[w] Aller vers l’ouest
}
help =
    .reference = Aide-mémoire
