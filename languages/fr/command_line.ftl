### La ligne de commande : ce qui est dit d’une commande qu’on ne peut exécuter, et les listes de jeux.
### Ce qu’on tape reste pareil dans toutes les langues ; --help aussi, qui est en anglais.

## Erreurs dans une commande

no_command = il n’y a pas de commande { $name } ; { $hint }
no_option = { $where } n’a pas d’option { $name } ; { $hint }
one_word_too_many = { $name } est un mot de trop (voir { $where } --help)
see_help = { $problem } (voir { $where } --help)
expected_command = il manque une commande ; { $hint }
expected_number = il faut un nombre entier de { $low } à { $high }, pas { $given }
expected_seconds = il faut des secondes de 0.001 à 3600, pas { $given }
expected_setting = il faut nom=valeur comme level=2, pas { $given }
expected_names = il faut des noms comme knight,random, pas { $given }
given_twice = l’option { $name } est donnée deux fois

## Jeux, bots et options

heads =
    .game = jeu
    .title = titre
    .seats = places
    .summary = de quoi il s’agit
    .bot = bot
    .strength = force
    .bot_summary = comment il joue
    .setting = option
    .default = par défaut
    .expected = possible
    .help = ce qu’elle fait
    .ranked = classement
ranked_values =
    .any = toute valeur
    .default = par défaut seulement

## Jouer

no_mode = dans le terminal, il n’y a pas de mode { $name } ; { $hint }
mode_people = le mode { $mode } est pour { $people ->
    [one] 1 personne
   *[other] { $people } personnes
}, pas { $given }
mode_without_bots = aucun bot ne joue en mode { $mode } ; retire --bot ou choisis un autre mode
no_such_table = { $people ->
    [one] 1 personne
   *[other] { $people } personnes
} et { $bots ->
    [one] 1 bot
   *[other] { $bots } bots
} ne vont pas ensemble ; modes : { $names }
bot_seats = le mode { $mode } a { $bots ->
    [one] 1 place pour un bot
   *[other] { $bots } places pour des bots
}, pas { $given }
too_many_names = en mode { $mode } jouent au plus { $people ->
    [one] 1 personne
   *[other] { $people } personnes
}, pas { $given }
names_must_differ = les noms doivent être différents : { $names }
bad_name = un nom a 1 à { $most } caractères visibles, pas { $given }

## Enregistrements et autres fichiers

is_folder = c’est un dossier, pas un enregistrement
not_readable = impossible à lire : { $reason }
not_a_file_name = ce n’est pas un nom de fichier
not_utf8 = ligne { $line }, colonne { $column } : l’octet { $byte } n’est pas du texte UTF-8 ; est-ce un enregistrement ?
exists_already = { $path } existe déjà ; nomme un nouveau fichier, rien n’est écrasé
no_folder = il n’y a pas de dossier { $path } où enregistrer
folder_not_writable = impossible d’écrire dans le dossier { $path }
not_written = impossible d’écrire { $path } : { $reason }
from_step = --from demande --step N, l’étape à choisir de nouveau : 1 à { $count }
from_other_game = l’enregistrement est de { $game }
no_seat = il n’y a pas de place { $given } ; l’enregistrement en a { $count }, comptées à partir de 0
no_step = il n’y a pas d’étape { $given } ; l’enregistrement en a { $count }
