### Le terminal autour des jeux : touches, listes, questions. Ce que l'on tape, et les touches seules
### comme (y), restent tels quels dans chaque langue.

## Qui joue

at_the_table = À la table
introduction = { $how } : { $roles }.
is_role = { $name } est { $role }
player_number = Joueur { $number }
# Somebody who plays alone and gave no name.
lone_name = Joueur
seat_number = place { $number }
pass_keyboard = Passe le clavier à { $name } ({ $role }).
ready = { $name } : Entrée pour continuer.
types_now = --- au clavier : { $name } ({ $role }) ---
covers_next = Entrée masque l’écran pour la personne suivante

## Les touches au bas de la fenêtre

keys_help = ? aide
keys_secret = g mon secret
keys_danger = ! danger
keys_choices = Entrée choix
keys_new = n nouvelle partie
keys_leave = q quitter
keys_pick = flèches ou une case tapée, Entrée confirme, ? aide, q quitter
keys_list = flèches, Tab ou un numéro, / cherche des mots, Entrée confirme, ? aide, q quitter
keys_watch = espace pause, gauche et droite une étape, q quitter
keys_menu = haut et bas : ligne, gauche et droite : changer, Entrée : jouer, q : quitter

## La page d'aide

help_rows =
    .secret = montrer ton secret jusqu’à la prochaine touche
    .danger = marquer les salles autour du dragon, ou non
    .join = quelqu’un se joint, ici ou un ordinateur
    .choices = la liste de tout ce qui est possible
    .new = nouvelle partie
    .leave = quitter
    .help = cette page
help_typed =
    .add = quelqu’un se joint : « add NAME » à ce clavier, « add bot:NAME » un ordinateur
    .actions = tout ce qui est possible, avec des numéros
    .number = faire ce qui porte ce numéro
    .look = redessiner le plateau
    .secret = le dessiner avec ton secret
    .new = abandonner cette partie pour une nouvelle (avec d’autres : « new agreed » ou « new resign »)
    .quit = quitter
a_number = un numéro
any_key = N’importe quelle touche pour revenir.

## Questions et réponses

no_such_key = La touche { $key } ne fait rien ici ; ? montre les touches.
use_list = Utilise les flèches, Tab ou un numéro, puis Entrée ; ? aide.
use_cursor = Utilise les flèches ou tape une case comme C5, puis Entrée.
secret_shown = Ton secret est montré jusqu’à la prochaine touche.
leave_match = Quitter cette partie ? y : oui, toute autre touche : non
give_up_for_new = Abandonner cette partie pour une nouvelle ? y : oui, toute autre touche : non
new_game = Nouvelle partie ? a : tous acceptent la nulle, r : tu abandonnes, toute autre touche : continuer
who_joins = Qui se joint ? p : une personne ici, { $bots }, toute autre touche : personne
new_how = Tape « new agreed » si tous acceptent la nulle, ou « new resign » pour abandonner.
another = Tape « new » pour une autre partie, ou « quit ».
over_type = La partie est finie : tape « new » ou « quit ».
input_ended = La saisie est terminée ; la partie reste inachevée.
not_understood = Je ne comprends pas « { $typed } ». Tape help pour voir ce qui peut être tapé.
did_you_mean = Je ne comprends pas « { $typed } ». Voulais-tu dire « { $near } » ? Tape help pour voir ce qui peut être tapé.
choices = { $count } choix
choices_part = { $count } choix ({ $first } à { $last } affichés)
many_choices = { $count } choix ; tape « actions » pour les voir tous.
find = chercher : { $typed }

## La fin, et une partie revue

won = Victoire : { $names }.
nobody_won = Personne n’a gagné.
unfinished = La partie reste inachevée.
step = Étape { $step } sur { $all } : { $action }
result = Résultat : { $result }
record_in = L’enregistrement est dans { $path }.
too_small = Cette fenêtre fait { $width } caractères sur { $height } ;
board_needs = le plateau en demande { $columns } sur { $rows }.

## Le menu

mode = Mode
opponent = Adversaire
opponent_strength = { $like } ; force { $rating }
people = Personnes ici
computers = Ordinateurs
own_table = Des personnes à ce clavier et des ordinateurs, autant que le jeu en admet.
choice_of = { $number } sur { $all }

## Un jeu sans plateau à lui

choose_action = Choisis une action.
time = Temps
plain_help =
    .keys = haut, bas, Entrée
    .choose = choisir dans la liste
    .action = une action
    .typed = telle qu’elle figure dans la liste que donne actions
