in_short =
    .title = En bref
    .goal = Atteins le coffre au milieu avant tous les autres, pendant ton propre tour. (DC-1)
    .turn = À chaque tour : tes Monstres se déplacent, tes Monstres attaquent, pose une tuile, fais venir un Monstre, puis ton Aventurier agit. (DC-25)
    .acting = Ton Aventurier attaque et se déplace dans l’ordre de ton choix, ou attaque deux fois. (DC-26)
    .steps = Un pas coûte 1, un pas diagonal sur deux 2 ; l’eau peu profonde 2, l’eau profonde 3. La lave tue. (DC-32 à DC-36)
    .dice = Chaque dé qui atteint la défense de la cible est une blessure ; autant de blessures que de points de corps tuent. (DC-62, DC-69)
    .cards = Un tas de trésor donne une carte, un Monstre tué autant qu’il en vaut. Le jeu te consulte quand une de tes cartes peut te servir. (DC-53, DC-54, DC-112)
    .dying = Un Aventurier tué coûte la main et l’équipement ; le suivant entre par un jet d’apparition. (DC-71, DC-72)

what_it_is_about =
    .title = Le but
    .DC-1 = Guide ton Aventurier à travers un labyrinthe que vous posez tous, tuile par tuile. Le premier qui entre sur le coffre au milieu, pendant son propre tour, gagne.
    .DC-2 = De deux à six joueurs ; chacun est l’adversaire de tous.
    .DC-107 = La partie finit aussitôt. Les autres sont classés selon le chemin qui leur restait.
    .DC-108 = Après la dernière manche (60 sauf autre choix), l’Aventurier au plus court chemin vers le coffre gagne ; à égalité, le plus de cartes et d’équipement, puis le moins de blessures.

the_mat_and_its_tiles =
    .title = Le tapis et ses tuiles
    .DC-6 = Le tapis a sept emplacements de tuiles sur sept : le coffre au centre, les portails 1 à 4 dans les coins, les escaliers 5 au milieu des côtés, et 40 emplacements libres.
    .DC-8 = Une tuile fait cinq cases sur cinq et peut être tournée, jamais retournée.
    .DC-9 = Un côté est fermé, ou ouvert au moins en son milieu. Deux côtés ouverts qui se touchent relient leurs tuiles.
    .DC-12 = Une nouvelle tuile va à côté d’une tuile révélée. Si elle peut se raccorder au labyrinthe quelque part, elle le doit ; un mur peut tout de même faire face au chemin de quelqu’un.
    .DC-13 = Sur un tapis plein, la nouvelle tuile en remplace une, près de ton Aventurier, sans figurine.
    .DC-11 = Les emplacements sans tuile sont pleins : personne ne peut y marcher, ni tirer ou voir au travers.
    .DC-15 = Une tuile marquée d’un X reçoit un tas de trésor quand on la pose, dix sur le tapis au plus.

beginning =
    .title = Le début
    .DC-17 = Le plus haut jet de deux dés commence ; on joue autour de la table.
    .DC-18 = Dans l’ordre du tour, les quatre premiers choisissent un aventurier et un portail que personne n’a.
    .DC-19 = Les joueurs cinq et six entrent à partir de la deuxième manche, par un jet d’apparition.
    .DC-20 = Partie difficile : le coffre est sur une île de lave que seuls des pas diagonaux franchissent à pied.
    .DC-117 = Entrer en cours de partie : tant que moins de six jouent, qui a ouvert la table peut ouvrir une place de plus. Après une manche entière, un nouveau venu s’installe, attend la manche suivante, joue alors en dernier et entre par un jet d’apparition à sa première étape 5.

your_turn_five_steps =
    .title = Ton tour : cinq étapes
    .DC-25 = Les cinq étapes se font toutes, dans cet ordre.
    .DC-80 = 1. Tous tes Monstres se déplacent, dans l’ordre où tu les as piochés.
    .DC-91 = 2. Chacun de tes Monstres qui peut attaquer le fait.
    .DC-14 = 3. Pioche une tuile et pose-la.
    .DC-79 = 4. Pioche une carte de créature et place le Monstre sur un point d’apparition libre ou au centre ; il se déplace ensuite, ou attaque s’il est au centre et le peut. À ton maximum, tu n’en pioches pas.
    .DC-26 = 5. Ton Aventurier agit en deux temps : attaque et déplacement dans l’ordre de ton choix, ou deux attaques. Jamais deux déplacements. S’il est hors du tapis, il apparaît d’abord.
    .DC-27 = On peut renoncer à l’un des deux temps, mais pas à une apparition possible.

moving =
    .title = Se déplacer
    .DC-32 = Un pas droit coûte 1 point de mouvement (MV).
    .DC-33 = Les pas diagonaux coûtent tour à tour 1 et 2 : le deuxième, le quatrième et ainsi de suite coûtent 2.
    .DC-34 = L’eau peu profonde coûte 2, en diagonale 3.
    .DC-35 = L’eau profonde coûte 3, en diagonale 4 ; qui ne sait ni nager ni voler se noie si un déplacement y finit.
    .DC-36 = La lave coûte comme le sol et détruit qui n’a ni vol ni immunité au feu.
    .DC-37 = Un pas diagonal exige que les deux cases d’à côté soient ouvertes et sans figurine gênante : on ne coupe aucun coin.
    .DC-31 = Tu peux marcher en plusieurs fois : après chacune, tu vois ce qui arrive et continues avec les points restants.
    .DC-39 = Toute figurine bloque un Aventurier. Les Monstres se traversent entre eux, mais pas les Aventuriers.
    .DC-43 = Être poussé, glisser ou être téléporté n’est pas un déplacement : cela ne coûte rien et ne fait jamais gagner.

pushing_past =
    .title = Forcer le passage
    .DC-44 = Dans son déplacement, un Aventurier peut essayer d’entrer dans la case d’une figurine voisine. Les Monstres ne poussent jamais.
    .DC-46 = Les deux camps lancent un dé ; qui pousse doit faire plus.
    .DC-47 = En cas de succès, tu choisis où va l’autre, même dans la lave ou l’eau profonde, tu prends sa case et continues.
    .DC-48 = En cas d’échec, ton déplacement est fini ; un Monstre te jette dans la lave voisine, un joueur le peut.
    .DC-45 = Un Monstre inébranlable ne se dépasse pas ; un Monstre à épines blesse quiconque essaie.

treasure =
    .title = Trésor
    .DC-53 = Un Aventurier qui entre sur un tas de trésor pioche une carte.
    .DC-54 = Qui tue un Monstre pioche autant de cartes qu’il en vaut.
    .DC-52 = Les mains sont secrètes, leur taille ne l’est pas. Ni limite ni échange.
    .DC-55 = La Salle secrète n’a pas d’ouverture et garde trois cartes pour le premier qui y entre.
    .DC-57 = L’équipement est visible devant toi et agit jusqu’à la mort de ton Aventurier.

attacking_and_seeing =
    .title = Attaquer et voir
    .DC-58 = La mêlée touche une figurine voisine, le tir une figurine non voisine, la zone un champ de trois sur trois. Il faut voir la cible ; la distance ne compte pas.
    .DC-64 = On voit autour d’un coin, pas entre deux, ni le long d’un mur. Figurines, eau et lave n’arrêtent jamais la vue.
    .DC-62 = Lance les dés de l’attaque : chaque dé qui atteint la défense de la cible est une blessure.
    .DC-61 = Une attaque de zone se lance contre tous ceux du champ que son centre voit, tes propres Monstres aussi.
    .DC-68 = Les Aventuriers attaquent n’importe qui ; les Monstres seulement des Aventuriers, même le tien.

wounds_death_and_return =
    .title = Blessures, mort et retour
    .DC-69 = Des blessures égales aux points de corps tuent ; lave et eau profonde aussitôt.
    .DC-71 = Un Aventurier tué coûte la main et l’équipement. À ta prochaine étape 5, tu choisis un aventurier libre, sans blessure, et il apparaît.
    .DC-72 = Jet d’apparition : 1 à 4 ce portail, 5 un escalier de ton choix, 6 le Téléporteur flottant ou, sans lui, un point libre quelconque.
    .DC-73 = Si le point est pris, le nombre immédiatement inférieur compte.
    .DC-74 = Entre quatre murs, sans personne en vue et sans aucun chemin possible vers le milieu ou l’inconnu, tu peux quitter le tapis avec tes cartes et tes blessures et apparaître au tour suivant.
    .DC-76 = Qui commence l’étape 5 sur le 6 peut l’utiliser comme un jet d’apparition.

monsters =
    .title = Monstres
    .DC-77 = Tu déplaces tes Monstres, mais leur carte décide comment ; tu ne départages que les égalités.
    .DC-78 = Au plus 12, 8, 6, 5 ou 4 Monstres chacun à 2, 3, 4, 5 ou 6 joueurs.
    .DC-82 = Un Monstre qui voit un Aventurier suit la première ligne de sa carte ; sinon, s’il y en a un proche à pied, la deuxième ; sinon la troisième.
    .DC-84 = Chasser : aller là où il peut frapper sa cible, ou le plus près possible.
    .DC-86 = Harceler : aller là où il voit la cible sans être à côté de personne.
    .DC-87 = Rôder : chasser l’Aventurier le plus proche, vu ou non.
    .DC-88 = Garder : se mettre sur le chemin de l’Aventurier le plus proche du coffre.
    .DC-89 = Tenir : rester. Fuir : s’éloigner autant que possible.
    .DC-90 = Entre cibles équivalentes, qui contrôle le Monstre choisit.

cards_at_any_moment =
    .title = Des cartes à tout moment
    .DC-94 = Le jeu s’arrête à des moments fixes et consulte l’un après l’autre ceux qui ont une carte qui convient. Une carte agit aussitôt ; puis tous sont consultés de nouveau.
    .DC-95 = Moments : entre les étapes, avant une marche, avant et après les dés, avant des blessures, et à chacune de tes décisions à l’étape 5.
    .DC-98 = Avant une marche, on peut poser un piège sur l’une de ses cases ou changer le labyrinthe ; qui marche peut alors se raviser.
    .DC-97 = Après un jet, des cartes peuvent changer les dés avant qu’ils comptent.
    .DC-100 = Personne n’apprend qui est consulté. Tu choisis à quelle fréquence tu veux l’être ; laisser une question sans réponse, c’est passer.
    .DC-111 = Qui a passé entre les étapes n’est plus consulté tant que rien n’a changé, sauf au début de son propre tour.
    .DC-112 = D’ordinaire, on te consulte là où une de tes cartes pourrait te servir : soin quand tu as des blessures, défenses avant un dommage, cartes de dés tant que le jet peut encore basculer, pièges quand un autre Aventurier marche, Monstres et tuiles au début de ton tour et avant que quelqu’un puisse atteindre le coffre. Le signe à côté d’une carte change cela : toujours, ou pas avant ton prochain tour.
    .DC-113 = Quand un déplacement peut finir sur un coffre, et quand on lance un dé pour un coffre, tous ceux qui peuvent répondre sont consultés.
    .DC-104 = Avec deux coffres au milieu, qui en atteint un lance un dé : 1 à 3 il est faux, 4 à 6 il est vrai.
