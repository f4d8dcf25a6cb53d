titles =
    .legend = Ce que veulent dire les signes
    .numbers = Les nombres sur les cartes
    .steps = Ton tour en cinq étapes
    .moving = Ce que coûte un pas
    .attacking = Les chances d’une attaque
    .abilities = Capacités
    .monsters = Monstres : ce que veulent dire leurs tactiques
    .moments = Quand une carte peut être jouée
    .adventurers = Les 10 aventuriers
    .creatures = Les 16 créatures
    .events = Les 20 cartes d’événement
    .loot = Les 20 cartes de butin
    .tiles = Les tuiles
    .tips = Bons conseils
legend =
    .chest = Le coffre : qui y entre pendant son propre tour gagne
    .pile = Un tas de trésor : une carte pour qui y entre
    .hoard = Les cartes de la Salle secrète, et leur nombre
    .spawn = Un point d’apparition et son numéro
    .floating = Le Téléporteur flottant, point d’apparition 6
    .door = La porte secrète : un passage à travers le mur
    .floor = Sol
    .shallow = Eau peu profonde
    .deep = Eau profonde
    .lava = Lave
    .rock = Roche : pleine, et personne ne voit au travers
    .seats = Le socle d’une figurine : sa couleur et sa forme disent à qui elle est
    .usual = On te consulte pour cette carte comme d’ordinaire
    .always = On te consulte toujours pour elle
    .later = On ne te consulte plus pour elle avant ton prochain tour
moving =
    .ground = Terrain
    .straight = Tout droit
    .diagonal = En diagonale
    .ending = Y finir un déplacement
    .safe = sans danger
    .deadly = mortel, sauf si tu nages ou voles
    .burns = mortel même en passant, sauf si tu voles ou résistes au feu
    .note = Les pas diagonaux sur le sol et la lave coûtent tour à tour 1 et 2. Qui vole paie 1 partout ; pour qui nage, l’eau est comme le sol.
turns = { $one } et { $two } tour à tour
attacking =
    .defence = Défense de la cible
    .note = Tant d’attaques sur 100 blessent au moins une fois. Chaque dé qui atteint la défense est une blessure de plus. Les Aventuriers ont une défense de 5.
dice = { $count ->
    [one] 1 dé
   *[other] { $count } dés
}
copies = { $count ->
    [0] fixe sur le tapis
    [one] 1 exemplaire
   *[other] { $count } exemplaires
}
hoard = Un magot de { $count } cartes s’y trouve.
tips =
    .tiles = Pose d’abord les tuiles pour toi : un chemin droit de ton portail vers le milieu vaut mieux que n’importe quel mur devant les autres.
    .walls = Une tuile au côté fermé devant celui qui mène lui coûte une manche. La dernière tuile avant le coffre décide de la plupart des courses.
    .monsters = Place un Monstre sur le point d’apparition d’où il voit un rival avant de te voir. Il chasse le plus proche, même son propre joueur.
    .centre = Un Monstre placé au milieu garde le coffre contre tous, toi compris.
    .halves = Attaque d’abord, déplace-toi ensuite : un Monstre tué donne des cartes et libère le chemin. Deux déplacements dans un tour demandent une Potion de vivacité.
    .piles = Un tas de trésor sur le chemin ne coûte rien : il suffit de le traverser.
    .hold = Garde un piège ou une carte de dés pour l’instant où quelqu’un va atteindre le coffre.
    .health = Les blessures ne guérissent pas d’elles-mêmes, sauf chez les clercs. Avec un seul point de corps, reste hors de vue : mourir coûte toutes les cartes et l’équipement.
    .push = Forcer le passage réussit 15 fois sur 36 : seulement là où un échec ne fait pas de mal, jamais à côté de la lave.
    .heroes = Les elfes sont les plus rapides, les nains les plus résistants ; les guerriers frappent le plus fort, les magiciens touchent trois cases sur trois, les clercs soignent.
