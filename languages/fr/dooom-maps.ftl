### Dungeon of Dooom : choisir et dessiner des cartes.

place = { $column ->
    [0] Ligne { $line }
   *[other] Ligne { $line }, colonne { $column }
}
spot = Rangée { $row }, colonne { $column }
size_and_gold = { $width } × { $height }, or nécessaire : { $goal } sur { $gold }
failed = Cela n’a pas marché. Le serveur répond-il ?
no_room = Il n’y a pas la place pour tant d’or et de joueurs : agrandis la carte, ou demande moins.
load_file = Charger un fichier…
tiles =
    .wall = mur
    .floor = sol
    .exit = sortie
    .gold = or
    .potion = potion
    .sword = épée
    .armour = armure
    .lantern = lanterne
flaws =
    .MAP_TOO_BIG = La carte est trop grande : au plus un million de cases et 2 Mio.
    .MAP_NOT_TEXT = Ce n’est pas un texte en UTF-8.
    .MAP_EMPTY = Une carte a besoin de son nom, de son but et d’au moins une rangée.
    .MAP_NO_NAME = La première ligne doit être « name » et le nom de la carte.
    .MAP_NO_WIN = La deuxième ligne doit être « win » et l’or nécessaire pour gagner.
    .MAP_BAD_WIN = L’or nécessaire pour gagner doit être un nombre entier, 0 ou plus.
    .MAP_RAGGED = Cette rangée n’est pas aussi longue que la première.
    .MAP_BAD_CHAR = Ce caractère ne signifie rien sur une carte.
    .MAP_NO_EXIT = Il n’y a pas de sortie.
    .MAP_LOW_GOLD = Il y a moins d’or sur la carte qu’il n’en faut pour gagner.
    .MAP_SPLIT = Tout ne communique pas : d’ici, on ne peut pas aller partout.
    .MAP_NO_WINNING_REGION = Personne ne peut gagner : aucune zone n’a à la fois une sortie et assez d’or.
    .MAP_CROWDED = Il y a moins de cases où se tenir que de joueurs.

## Le choix d'un donjon

chooser =
    .legend = Donjon
    .generated_help = Fait pour cette partie ; personne ne le connaît.
    .own_help = Charge un fichier, ou dessine ta carte.
    .style = Style
    .size = Taille
    .goal = Or pour gagner
    .edit = Dessiner une carte
    .change = La modifier
    .none = Pas encore de carte.
    .refused = Ce fichier n’est pas jouable :
styles =
    .rooms = Salles
    .maze = Labyrinthe
    .cave = Grotte

## L'éditeur

editor =
    .title = Cartes
    .heading = Éditeur de cartes
    .untitled = Mon donjon
    .name = Nom
    .goal = Or pour gagner
    .style = Style
    .width = Largeur
    .height = Hauteur
    .tools = Case
    .hand = Déplacer
    .hand_help = Glisse pour déplacer la carte
    .boxes = Remplir un rectangle
    .undo = Annuler
    .redo = Rétablir
    .closer = Plus près
    .farther = Plus loin
    .keys = Les flèches déplacent le curseur, Espace peint la case choisie ; # . E G H S A L peignent aussitôt ; Ctrl+Z annule.
    .play = La jouer
    .use = Jouer avec d’autres
    .download = Télécharger
    .from = Partir de
    .from_nothing = Choisir…
    .blank = Une salle vide
    .make = Générer…
    .made = Générer une carte
    .seats = Joueurs
    .more_gold = Or en plus
    .order = Générer
    .close = Fermer
    .checking = Vérification…
    .good = Cette carte est jouable.
    .odd = Elle est jouable, mais :
    .bad = Elle n’est pas encore jouable :
    .offline = Vérification impossible pour l’instant.
    .unkept = Cette carte est trop grande pour être gardée sur cet appareil : télécharge-la.
sheet = Carte, { $width } cases sur { $height }
painted = { spot } : { $tile }
