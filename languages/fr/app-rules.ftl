### Les règles en une page, et ce que l’on entend.

rules =
    .title = Règles
    .intro = Les numéros en gris désignent la règle dans le livret de règles complet, où chaque décision est motivée.
    .sounds = Ce que tu entends
    .sounds_text = Tout ce que tu entends est aussi écrit dans la chronique.
rules_play = Écouter le son : { $name }
