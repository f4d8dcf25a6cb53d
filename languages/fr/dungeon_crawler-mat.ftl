### Le tapis de Dungeon Crawler Labyrinth dans le navigateur.

mat_label = Le tapis : fais-le glisser ou utilise les flèches pour le déplacer, plus et moins pour zoomer, F pour te trouver, 0 pour tout voir
look_around = Regarder autour
zoom_in = Zoom avant
zoom_out = Zoom arrière
find_me = Me trouver
whole_mat = Montrer tout le tapis
follow_events = Suivre ce qui se passe
figures_label = Figurines sur le tapis
targets_label = Ce que tu peux faire sur le tapis

## Ce qu'entendent les lecteurs d'écran. $cell est une case comme 17:20, $place un emplacement comme 3:4.

hero_here = { $is_webbed ->
    [yes] { $name }, { $adventurer }, en { $cell }, blessures : { $taken } sur { $most }, dans une toile
   *[no] { $name }, { $adventurer }, en { $cell }, blessures : { $taken } sur { $most }
}
monster_here = { $name }, en { $cell }, blessures : { $taken } sur { $most }
walk_there = Marcher jusqu’en { $cell }
movement = mouvement : { $points }
deed = { $verb ->
    [push] Forcer le passage contre { $name } en { $cell }
    [melee] Frapper { $name } en { $cell }
    [shoot] Tirer sur { $name } en { $cell }
    [blast] Explosion autour de { $cell } : { $name }
    [place] Placer { $name } en { $cell }
    [gate] Entrer par le portail { $name }, { $cell }
   *[target] Choisir { $name } en { $cell }
}
choose_space = Choisir { $cell }
finds =
    .treasure = trésor
    .chest = le coffre
    .deadly = mortel
the_figure = la figurine

## Sur les boutons

deed_short =
    .move = Marcher
    .push = Forcer
    .melee = Frapper
    .shoot = Tirer
    .blast = Explosion
    .place = Placer ici
    .target = Choisir
    .gate = Entrer ici
walk_points = { $points ->
    [one] Marcher · { $points } point
   *[other] Marcher · { $points } points
}
deadly_here =
    .L = La lave te détruit aussitôt.
    .d = Qui finit un déplacement dans l’eau profonde est détruit.
at_slot = { $verb ->
    [lay] Poser { $tile } sur l’emplacement { $place }
    [turn] Tourner { $tile } sur l’emplacement { $place }
   *[tile] Choisir { $tile } sur l’emplacement { $place }
}
empty_slot = emplacement
choose_slot = Choisis-lui une place sur le tapis.
choose_tile = Choisis une tuile sur le tapis.
choose_spot = Choisis une case éclairée sur le tapis.
rotate_tile = Tourner
confirm_slot =
    .lay = La poser ici
    .turn = La tourner
    .tile = Celle-ci
not_here = Pas ici
door_at = { $side ->
    [e] Porte secrète du côté est de l’emplacement { $place }
   *[s] Porte secrète du côté sud de l’emplacement { $place }
}
slide = { $way ->
    [n] Faire glisser vers le nord
    [e] Faire glisser vers l’est
    [s] Faire glisser vers le sud
   *[w] Faire glisser vers l’ouest
}
slide_ways =
    .n = nord
    .e = est
    .s = sud
    .w = ouest
misses =
    .hidden = Pas encore révélé.
    .rock = De la roche.
    .lava = La lave te détruirait.
    .no_move = Tu ne peux plus te déplacer ce tour-ci.
    .no_way = Aucun chemin n’y mène.
    .lit = Seules les cases éclairées peuvent être choisies.
    .no_tile = Il n’y a pas de tuile à tourner.
    .confirm = Confirme avec le bouton doré.
    .elsewhere = Cela ne se choisit pas sur le tapis.
too_far = { $cost } MV, tu en as { $points }.
stands_there = { $name } s’y trouve.
# Whom an effect with an area reaches; $names such as "Bo’s Skeleton and you".
area_hits = Touche { $names }.
area_heals = Soigne { $names }.
area_nobody = Il n’y a personne.
# Whom the drawn Monster would go for from the space that is looked at.
prey_from = D’ici, sa proie : { $name }, à { $count } MV.
prey_asked = Touche une case éclairée : qui serait sa proie ?
no_prey = D’ici, aucune proie.
