# Comment la langue s'appelle elle-même.
language_name = Français

# Des noms à la suite : « Anna, Ben et Cleo ».
list_middle = { ", " }
list_end = { " et " }

# Comment une chose s'appelle, et ce qu'elle est : « Règles : Extrikate ».
labelled = { $label } : { $text }

# Quelqu'un sans phrase autour : sur un panneau, dans un tableau.
player = { $who ->
    [you] Toi
   *[other] { $who }
}
