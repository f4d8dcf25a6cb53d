# Comment la langue s'appelle elle-même.
language_name = Français

# Des noms à la suite : « Anna, Ben et Cleo ».
list_middle = { ", " }
list_end = { " et " }

# Entre ce qui se dit de l'un et du suivant : « Anna : 3 vies ; Ben : 2 vies ».
list_apart = { " ; " }

# Comment une chose s'appelle, et ce qu'elle est : « Règles : Extrikate ».
labelled = { $label } : { $text }

# Quelqu'un sans phrase autour : sur un panneau, dans un tableau.
player = { $who ->
    [you] Toi
   *[other] { $who }
}

# Qui n’a pas donné de nom ; conservé et envoyé comme Anonymous.
anonymous = Anonyme

# Noms et valeurs qu’un jeu ne connaît pas. $hint est did_you_mean ou known_names.
did_you_mean = voulais-tu dire { $name } ?
known_names = connus : { $names }
no_game = il n’y a pas de jeu { $name } ; { $hint }
no_bot = { $title } n’a pas de bot { $name } ; { $hint }
no_setting = il n’y a pas d’option { $name } ; { $hint }
bad_value = { $name } doit être { $wanted }, pas { $given }
one_of = l’une des valeurs { $names }
number_between = un nombre entier de { $low } à { $high }
share_between = une part de { $low } à { $high }
any_text = un texte
bad_seats = { $title } a { $wanted } places, pas { $given }
from_to = { $low } à { $high }
