setting_help =
    .hard = le coffre se trouve sur l’île de lave
    .laying = join : une nouvelle tuile doit se raccorder au labyrinthe si possible
    .round_limit = manches avant que le plus proche du coffre gagne ; 0 : sans limite (60 entre ordinateurs)
    .window_seconds = secondes pour répondre dans une fenêtre ; 0 : sans limite
    .fixed_windows = secondes que dure chaque fenêtre, que quelqu’un puisse répondre ou non ; 0 : désactivé
    .joining = quelqu’un peut rejoindre la table plus tard
    .empty_seats = places, les dernières, vides au début et que l’on peut rejoindre
