setup_seat = Place { $at }
setup_player_name = Nom du joueur { $at }
setup_sitters =
    .me = Quelqu’un sur cet appareil
    .open = Un ami, par lien
    .none = Personne
setup_values =
    .yes = oui
    .no = non
    .on = activé
    .off = désactivé
setup_clocks =
    .minute = 1 minute
    .two_minutes = 2 minutes
    .three_minutes = 3 minutes
    .day = 1 jour
    .none = Sans limite
sheet =
    .mode = Comment veux-tu jouer ?
    .clock = Temps par tour
    .public = Afficher la partie dans la liste, pour que tout le monde puisse la rejoindre
    .public_watch = Afficher la partie dans la liste, pour que tout le monde puisse la regarder
    .watch = Regarder
    .name_help = Les autres le voient. Aucun compte nécessaire.
    .house_rules = Règles de la maison
    .house_rules_text = Tout ce que les règles laissent choisir. Ce qui diffère des règles habituelles est signalé.
    .unranked = non classée
    .usual = Revenir aux règles habituelles

## Pourquoi une option est refusée. $setting est son nom dans le formulaire, $given ce qui a été choisi.

opponent =
    .fair = Une partie équitable
    .fair_new = Tu n’as encore affronté aucun ordinateur ici : celui-ci convient pour débuter.
    .scale = Avec 100 de plus, on gagne environ 64 parties sur 100.
fair_known = D’après tes résultats ici, tu vaux environ { $strength }.
strength = { $like } ; force { $rating }

refused_number = { $setting } : un nombre entier de { $low } à { $high }, pas « { $given } ».
refused_share = { $setting } : une part de { $low } à { $high }, avec deux décimales au plus, pas « { $given } ».
refused_word = { $setting } : au choix { $names }, pas « { $given } ».
refused_unknown = Le jeu n’a pas d’option « { $setting } ». Recharge cette page.
refused_people = { $setting } : seulement si une personne au plus est à la table.
refused_gold = { $setting } : il n’y a que { $most } d’or sur la carte.
refused_room = { $setting } : une carte de cette taille n’a pas la place. Agrandis-la, ou demande moins d’or.
