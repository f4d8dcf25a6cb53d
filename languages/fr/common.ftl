# Comment la langue s'appelle elle-même.
language_name = Français

# Des noms à la suite : « Anna, Ben et Cleo ».
list_middle = { ", " }
list_end = { " et " }

# Comment une chose s'appelle, et ce qu'elle est : « Règles : Extrikate ».
labelled = { $label } : { $text }

# Quelqu'un sans phrase autour : sur un panneau, dans un tableau.
player = { $who ->
    [you] Toi
   *[other] { $who }
}

# Qui n’a pas donné de nom ; conservé et envoyé comme Anonymous.
anonymous = Anonyme

# Pourquoi un refus, d’après son code : ce que toutes les règles, tables ou serveurs peuvent dire. Un jeu ajoute les siens.
refusals =
    .BROKEN = Cette partie est endommagée et ne peut pas continuer. Nous sommes désolés.
    .CLOSING = Le serveur redémarre ; réessaie dans un instant.
    .DAILY_PLAYED = Tu as déjà commencé cette partie du jour.
    .FOREIGN_SEAT = Cette place n’est pas à toi.
    .MATCH_OVER = La partie est finie.
    .NOT_BEGUN = La partie commence quand toutes les places sont prises.
    .NOT_INVITED = Cette partie est privée : demande son lien.
    .NOT_OVER = Il faut attendre la fin de la partie.
    .NOT_RANKED = Cette partie ne compte pour aucun classement.
    .DAY_OVER = La journée s’est achevée avant cette partie : elle ne compte pas pour son classement.
    .NOT_WINNER = Seul le gagnant s’inscrit au classement.
    .NAME_TAKEN = Ce nom, ou un nom qui lui ressemble, appartient déjà à quelqu’un ici : choisis-en un autre.
    .NAME_RESERVED = Personne ne peut s’appeler ainsi ici : ce nom est réservé au serveur.
    .NAME_MIXED = Chaque mot d’un nom s’écrit dans un seul alphabet : celui-ci mélange des lettres qui se ressemblent.
    .NOT_YOUR_TURN = Ce n’est pas ton tour.
    .NO_FREE_SEAT = Toutes les places sont prises.
    .NO_JOINING = Personne ne peut rejoindre cette partie.
    .BAD_CODE = Ce code est faux, déjà utilisé ou trop ancien.
    .NO_OPEN_SEAT = Il ne reste aucune place ouverte.
    .NOT_KEEPER = Cela revient à qui a ouvert la table, ou à défaut à qui y est depuis le plus longtemps.
    .TABLE_FULL = La table est complète.
    .TOO_EARLY = Personne ne peut entrer avant qu’une manche soit finie et la place libérée.
    .NO_REMATCH = Une revanche n’est possible qu’après une partie ordinaire terminée.
    .VOID = Cette partie a été close sans résultat : par l’hébergeur de ce serveur, ou parce que les règles ont changé.
    .OTHER_RULES = Cette partie s’est jouée selon des règles que ce serveur n’a plus.
    .NO_SUCH_MATCH = Cette partie n’existe pas.
    .REPLAY_TOO_LARGE = Cette rediffusion est trop grande pour tout montrer.
    .SEALED = Ce sera visible une fois la journée terminée.
    .SIGNED = Cette victoire est déjà inscrite au classement.
    .TOO_FAST = Trop vite : attends un instant.
    .TOO_MANY_CALLS = Trop de demandes : attends un instant.
    .TOO_MANY_GUESTS = Trop de nouveaux invités depuis ton adresse : attends un peu.
    .TOO_MANY_MAPS = Tes cartes prennent trop de place ici : les plus anciennes disparaîtront avec le temps. Ou joue une carte fournie avec le jeu.
    .NO_ROOM_FOR_MAPS = Ce serveur n’a plus de place pour les cartes apportées par les joueurs.
    .TOO_MANY_MATCHES = Trop de parties : finis-en une d’abord, ou attends quelques minutes.
    .TOO_LARGE_MAPS = Trop de grandes cartes depuis ton adresse : attends quelques minutes ou choisis-en une plus petite.
    .TOO_MANY_REPORTS = Trop de signalements : attends un moment.
    .TOO_MANY_SOCKETS = Trop de connexions : ferme d’abord quelques pages.
    .NO_SUCH_SEAT = Cette place n’existe pas à cette table.
    .NOT_SEATED = Tu ne fais que regarder.
    .NOT_YOURS = Seule la table elle-même fait cela.
    .WHICH_SEAT = Personne sur cet appareil n’a à jouer.
    .AHEAD = La partie n’en est pas encore là.
    .STALE = La partie a continué : regarde à nouveau.
    .UNKNOWN_ACTION = Le jeu ne connaît pas cette action.
    .UNKNOWN_GAME = Ce jeu n’existe pas.
    .UNKNOWN_BOT = Ce joueur ordinateur n’existe pas.
    .UNKNOWN_SETTING = Le jeu n’a pas cette option.
    .BAD_SETTING = Une option ne peut pas prendre cette valeur.
    .BAD_SEATS = Le jeu ne peut pas se jouer avec ces places.
    .BAD_SEED = Une graine est un texte ou un nombre entier.
    .NO_DAILY = Ce jeu n’a pas de partie du jour.
    .NO_SUCH_BOARD = Ce classement n’existe pas.
    .NO_SUCH_FILE = Le jeu n’a pas cette option, ou elle ne prend pas de fichier.
    .NO_SUCH_LINE = Personne n’a dit cela récemment.
    .NO_SUCH_PHRASE = Cette phrase toute faite n’existe pas.
    .NOTHING_SAID = Il n’y a rien à dire.
    .TOO_MANY = Tu suis trop de parties : quittes-en une d’abord.
    .NOT_FOLLOWING = Rejoins d’abord la partie.
    .NO_SUCH_LESSON = Cette leçon ou ce problème n’existe pas.
    .NOT_WANTED = Ce n’est pas ce qui est demandé ici.
    .LESSON_OVER = Cette leçon ou ce problème est terminé.
    .BANNED = L’hébergeur de ce serveur te refuse l’accès pour un temps.
    .NO_SUCH_ENTRY = Cette partie n’a pas d’inscription dans un classement.
    .NO_SUCH_GUEST = Cet invité n’existe pas.
    .NO_GUEST = Dis d’abord au serveur qui tu es : POST /api/guest.
    .BAD_TOKEN = Ce jeton n’est à personne.
    .TOO_MANY_TRIES = Trop de jetons erronés : attends un instant.
    .BAD_VIEWPOINT = Un point de vue est une place, spectator ou all.
    .BAD_BODY = Le serveur ne comprend pas cet appel.
    .BAD_FRAME = Le serveur ne comprend pas ce message.
    .BAD_REQUEST = Le serveur ne comprend pas cette demande.
    .BAD_HOST = Ce serveur n’est pas connu sous ce nom.
    .BAD_ORIGIN = Cette page n’a pas le droit d’appeler ce serveur.
    .NO_HEADER = Il manque à cet appel l’en-tête X-Waystone: 1.
    .NOT_FOUND = Cet appel n’existe pas.
    .NOT_HOST = Cette page est réservée à l’hébergeur du serveur.
    .NOT_HERE = Ces chiffres sont pour la machine du serveur : voir waystone serve --metrics-for.
    .WRONG_METHOD = Cet appel demande une autre méthode.
    .TOO_LARGE = C’est plus que le serveur n’accepte en une fois.
    .TOO_SLOW = La demande n’est pas arrivée à temps.
    .STORE_FAILED = Le serveur ne peut rien enregistrer pour le moment.
    .INTERNAL = Quelque chose a mal tourné sur le serveur.

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
