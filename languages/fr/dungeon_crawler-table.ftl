fallen =
    .title = Ton Aventurier est tombé
    .nothing = Tu n’avais pas de carte à perdre.
    .next = À la dernière étape de ton prochain tour, tu choisis un aventurier et tu reviens.
lost_cards = Tu as perdu : { $names }.
window_title = Répondre ?
window_waiting = La table attend : quelqu’un a peut-être une réponse.
about_roll = Les dés sont sur la table ; ils comptent quand tous ont passé.
about_strike = { $who ->
    [you] Tu attaques : { $names }. Les dés comptent quand tous ont passé.
   *[other] { $who } attaque : { $names }. Les dés comptent quand tous ont passé.
}
no_card_fits = Aucune de tes cartes ne convient ici.
passed = Tu as passé. Cette pause dure aussi longtemps pour tous, afin de ne trahir aucune main.
at_stake = Le coffre est en jeu : tous ceux qui peuvent répondre sont consultés.
come_in = Mets une carte qui convient sur « toujours », et on te consultera avant la fin de cette pause.
use_ring = Anneau magique : relancer un de tes dés
pass_until_turn = Passer jusqu’à mon prochain tour
pass_until_step = Passer jusqu’à la prochaine étape
asking =
    .title = Me consulter pour mes cartes
    .help = On ne te consulte que si tu as une carte qui convient, et toujours quand le coffre est en jeu.
ask_for = Me consulter pour { $card }
dice_title = Dés
die_shows = dé montrant { $die }
die_hits = dé montrant { $die }, qui touche
hits_from = { $whom ->
    [you] { $against } ou plus te touche
   *[other] { $against } ou plus touche { $whom }
}
dice_plus = +{ $by } à chaque dé
dice_ignored = { $count ->
    [one] { $count } coup est ignoré
   *[other] { $count } coups sont ignorés
}
dice_turned = renvoyés à l’attaquant
roll_help =
    .push = Qui pousse doit faire le plus grand nombre.
    .chest = 1–3 : le coffre est faux. 4–6 : il est vrai.
    .spawn = Son nombre est le point d’apparition.
die_again = Relancer le { $die }
die_change = Changer le { $die } en { $to }
die_turn = Tourner le { $die } sur { $to }
choose_dice = Touche les dés à relancer.
hand_title = Ta main ({ $count })
no_cards = Pas encore de carte. Les tas de trésor et les Monstres tués en apportent.
playable = Jouable { $moments }.
playable_own = Jouable { $moments }. Seulement pendant ton propre tour.
map_lay = Poser { $tile }
map_put = Ensuite dessus : { $tile }
close_card = Fermer cette carte
why_it_moved = Pourquoi ce déplacement :
hands_title = Les mains à la fin
hits = { $count ->
    [one] { $count } coup
   *[other] { $count } coups
}
reroll = { $count ->
    [one] Relancer { $count } dé
   *[other] Relancer { $count } dés
}
