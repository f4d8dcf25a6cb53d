### L’analyse d’une partie, dans le navigateur et en ligne de commande.

why = { $why ->
    [dd_dragon] Le tour pouvait finir en { $cell }, à portée du prochain vol du dragon.
    [dd_home] La maison était à un seul pas : en { $cell }, avec le trésor.
    [dd_moves_left] { $count ->
        [one] Il restait un pas.
       *[other] Il restait { $count } pas.
    }
    [dd_wall] Un mur y était probable : { $share } %, contre { $rest } % du meilleur côté.
    [dd_way_home] Le meilleur chemin menait à la maison dans { $share } % des labyrinthes possibles, celui-ci dans { $rest } %.
    [dd_way_treasure] Le meilleur chemin menait au trésor dans { $share } % des labyrinthes possibles, celui-ci dans { $rest } %.
    [dd_way_carrier] Le meilleur chemin menait au porteur dans { $share } % des labyrinthes possibles, celui-ci dans { $rest } %.
    [dd_stop] Rester était plus sûr que continuer.
    [ex_leave] Il était temps de rentrer : { $home } % rentrent d’ici, à { $steps } pas.
    [ex_stay] Il était trop tôt pour rentrer : un jet de plus valait le risque.
    [ex_enough] Il était temps de s’arrêter : { $home } % rentrent d’ici, à { $steps } pas.
    [ex_more] Un jet de plus valait le risque : { $home } % rentrent d’ici.
    [ex_bribe] Payer le monstre { $strength } coûtait moins que le combattre.
    [ex_fight] Mieux valait combattre le monstre { $strength } que le payer.
    [ex_way] La maison est alors à { $steps } pas, à { $better } après le meilleur choix.
    [ex_edge] Ailleurs, cela gêne moins le retour.
    [dm_take] L’or était juste là.
    [dm_to_gold] Le meilleur pas raccourcit le chemin par l’or jusqu’à une sortie dans { $share } % des donjons possibles, celui-ci dans { $rest } %.
    [dm_to_exit] Le meilleur pas mène vers une sortie dans { $share } % des donjons possibles, celui-ci dans { $rest } %.
    [dm_strike] Un coup valait mieux.
    [dm_no_strike] Le coup coûtait plus qu’il ne pouvait rapporter.
    [dm_points] { $count ->
        [one] Il restait un point d’action.
       *[other] Il restait { $count } points d’action.
    }
    [dc_reach] Le coffre était à portée : { $steps ->
        [one] un point
       *[other] { $steps } points
    } de mouvement.
    [dc_way] Le coffre est alors à { $steps } points de mouvement, à { $better } après le meilleur choix.
    [dc_others] Cela tient les autres plus loin du coffre : { $better } points de mouvement au lieu de { $steps }.
   *[other] En jouant la suite, l’autre choix donnait mieux.
}
mark = { $mark ->
    [blunder] Grosse erreur
    [mistake] Erreur
    [inaccuracy] Imprécision
   *[find] Trouvaille
}
unit = { $unit ->
    [treasure] Trésor espéré
   *[chance] Chances de gagner
}
accuracy = Précision
decisions = Décisions
inaccuracies = Imprécisions
mistakes = Erreurs
blunders = Grosses erreurs
luck = Chance
skill = Habileté
player = Joueur
played_choice = Joué : { $action }
better_choice = Mieux : { $action }
moment = Étape { $step }, { $name } : { $mark }
no_mistakes = Aucune erreur trouvée.
assumes = Jugé d’après ce que chacun savait à ce moment. Ensuite, tous sont supposés jouer comme le bot « { $bot } ». { $count } positions imaginées par décision, graine { $seed }.

page =
    .title = Analyse
    .waiting = L’analyse attend son tour…
    .cancel = Arrêter
    .cancelled = L’analyse a été arrêtée.
    .failed = L’analyse a échoué.
    .again = Réessayer
    .show = Montrer sur le plateau
    .better = Meilleur choix
    .everything = Tout, tel que c’était vraiment
    .better_short = Meilleur
    .everything_short = Tout
    .only_known = Toutes les couches ne montrent que ce que cette personne pouvait savoir à ce moment.
    .your_chance = Tes chances
    .your_treasure = Ton trésor
    .moments = Moments décisifs
    .no_moments = Rien n’a fait basculer cette partie d’un coup : ni faute, ni grande chance.
    .next_mistake = Faute suivante
    .first = Au début
    .back = Un pas en arrière
    .on = Un pas en avant
    .last = À la fin
    .position = Étape de la partie
    .share = Copier un lien vers ce moment
    .copied = Copié
    .replay = Revoir
    .good = Aucun meilleur choix n’a été trouvé.
    .thinking = L’expert réfléchit…
    .assisted = La partie enregistrée dira que tu as demandé.
    .understood = Compris
    .leave = abandonner
    .again_about = Une nouvelle partie à vous, depuis cette position exacte, contre l’ordinateur. Elle ne compte pour rien.
running = { $decided } décisions jugées sur { $decisions }
chance_of = Chances de { $name }
treasure_of = Trésor de { $name }
accurate = % de précision
mistake_count = { $count ->
    [0] aucune faute
    [one] 1 faute
   *[other] { $count } fautes
}
step_of = Étape { $at } sur { $all }
step_value = Étape { $at } sur { $all } : { $value }
mark_at = { $mark }, étape { $step }
did = { $who ->
    [you] Ton choix : { $action }
   *[other] Choix de { $who } : { $action }
}
instead = { $played } au lieu de { $better }
try_again = Réessayer à partir de l’étape { $step }
try_as = Jouer { $name } à partir de l’étape { $step }
see_seat = { $name } : ce que cette personne pouvait savoir
expert = L’expert choisirait : { $action }
