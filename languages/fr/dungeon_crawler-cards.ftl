### Dungeon Crawler Labyrinth : l’effet des cartes de trésor.

card_texts =
    .cave_in = Retire une [tuile posée](laid) sans [figurine](figure). Son emplacement redevient [inconnu](revealed) ; ses jetons retournent à la réserve.
    .crushing_trap = Les murs se resserrent : chaque [figurine](figure) d’une tuile autre que [le centre](centre) subit une [attaque de 2 dés](attack).
    .doppelganger = Place le Sosie à côté de l’Aventurier d’un autre joueur. C’est ton [Monstre](monster) ; il copie la carte de cet Aventurier et le chasse.
    .extra_wealth = Place 2 [tas de trésor](pile) sur deux tuiles différentes. Pioche 1 carte de trésor pour chaque jeton qui manque à la réserve.
    .false_treasure = Place le second coffre sur [la tuile centrale](centre). Qui arrive sur un coffre quand les deux sont là lance un [d6](die) : sur 1–3, ce coffre est faux et retiré ; sur 4–6, il est vrai.
    .healing_font = Chaque Aventurier d’une tuile retire jusqu’à 3 [blessures](wound).
    .lure = Jusqu’à 3 [Monstres](monster) avancent aussitôt, dans la limite de leur [MV](mv), vers un Aventurier. Ils n’attaquent pas.
    .map = Regarde les 5 premières tuiles, pose l’une d’elles aussitôt selon les [règles de pose](laying) et remets les autres dessus dans l’ordre voulu.
    .mirror_trap = Compare les [dés](die) à la [DÉF](defence) de l’attaquant. C’est lui qui encaisse ces [coups](hit) ; l’Aventurier n’en prend aucun.
    .pit_trap = La [figurine](figure) tombe : 1 [blessure](wound), et son [déplacement](move) finit sur cette case.
    .reinforcements = Pioche et place jusqu’à 2 [Monstres](monster) comme à l’[étape 4](step_4), dans la limite de [ton maximum](maximum). Chacun se déplace ou attaque ensuite.
    .rotating_rooms = Tourne jusqu’à 2 [tuiles posées](laid) d’autant de quarts de tour que tu veux. Tout ce qui s’y trouve tourne avec elles.
    .secret_door = Place le jeton Porte secrète entre deux tuiles [révélées](revealed). Il ouvre un passage d’une case au milieu de ce bord.
    .shifting_rooms = Échange deux [tuiles posées](laid) avec tout ce qui s’y trouve, sans les tourner.
    .sliding_trap = Choisis nord, est, sud ou ouest. La [figurine](figure) glisse par là de 5 cases au plus, jusqu’à ce que quelque chose l’arrête. Son [déplacement](move) finit.
    .spear_trap = La [figurine](figure) subit une [attaque de 3 dés](attack). Si elle survit, elle continue avec le [MV](mv) qui lui reste.
    .summoning_trap = Pioche une carte de créature et place ce [Monstre](monster) à côté de l’Aventurier. Il est à toi et attaque aussitôt l’Aventurier s’il le peut. Le [déplacement](move) continue ensuite.
    .switch_trap = Deux [figurines](figure) sur la même tuile ou sur des tuiles [voisines](neighbouring), mais pas sur [la tuile centrale](centre), échangent leurs places.
    .teleport_trap = Lance un dé pour un [point d’apparition](spawn) (comme pour réapparaître). La [figurine](figure) y va et son [déplacement](move) finit.
    .warp_space = Déplace une [figurine](figure) sur une [case libre](free) d’une tuile [révélée](revealed) [voisine](neighbouring), à travers les murs, mais pas sur [la tuile centrale](centre).
    .amulet_of_protection = Ton Aventurier ignore toutes les [blessures](wound) d’une [attaque](attack) ou d’une carte, ou échappe à la lave ou à l’eau profonde vers la [case libre](free) et sûre la plus proche.
    .combat_prowess = +1 à chaque [dé](die) d’une [attaque](attack) de ton Aventurier. Peut se jouer après le jet.
    .defensive_prowess = Ton Aventurier ignore jusqu’à 2 [coups](hit) d’une [attaque](attack). Peut se jouer après le jet.
    .magic_belt = +2 [PC](bp).
    .magic_boots = +2 [MV](mv).
    .magic_cloak = +1 [DÉF](defence) (6 au plus).
    .magic_ring = Une fois [par manche](round) (comptée depuis le début de ton tour), relance un [dé](die) que tu viens de lancer.
    .magic_weapon = [+1d6](die) à tes [attaques de mêlée](melee).
    .potion_of_firewalk = Tu as l’[immunité au feu](fireproof) et peux marcher sur la lave. Cela dure jusqu’à la fin de ton tour, ou du suivant si tu la joues en dehors.
    .potion_of_flight = Tu as [le Vol](flight). Cela dure jusqu’à la fin de ton tour, ou du suivant si tu la joues en dehors.
    .potion_of_healing = Retire toutes tes [blessures](wound).
    .potion_of_quickness = À l’[étape 5](step_5), fais un [déplacement](move) de plus.
    .power_card_1 = Change un [dé](die) d’un jet quelconque de +1 ou −1.
    .power_card_2 = Change un [dé](die) d’un jet quelconque de +2 ou −2.
    .power_card_3 = Relance autant de [dés](die) d’un jet que tu veux.
    .power_card_4 = Tourne un [dé](die) d’un jet quelconque sur la face de ton choix.
    .ranged_attack = Tu gagnes une [attaque à distance](ranged) de 2 dés ; si tu en as déjà une, [+1d6](die) pour elle.
    .rapid_strike = À l’[étape 5](step_5), fais une [attaque](attack) de plus.
    .scroll_of_fireball = Fais une [attaque de zone](area) de 3 [dés](die) depuis la case de ton Aventurier. Les [figurines](figure) [immunisées au feu](fireproof) sont épargnées.
    .scroll_of_teleportation = Au lieu de ton [déplacement](move), place ton Aventurier sur une [case libre et ouverte](free) à 10 cases au plus, à travers les murs, mais pas sur [la tuile centrale](centre).

# How long a card works.
lasts =
    .once = Agit une fois, puis est défaussée.
    .slain = Reste devant toi jusqu’à ce que ton Aventurier soit tué.
    .monster = Le Monstre reste jusqu’à ce qu’il soit tué.
    .rooms = Le labyrinthe reste ainsi.
    .door = La porte reste jusqu’à ce qu’une de ses deux tuiles soit tournée, déplacée ou remplacée, ou que la carte soit rejouée.
    .piles = Les tas restent là jusqu’à ce que quelqu’un les prenne.
    .chests = Les deux coffres restent jusqu’à ce que quelqu’un arrive sur l’un d’eux.
# What the keywords of the texts mean: [words](keyword) in a text can be tapped.
keywords =
    .mv = Points de mouvement pour un déplacement. Un pas coûte 1, un pas en diagonale sur deux coûte 2 ; l’eau coûte plus.
    .bp = Points de corps. Une figurine qui a autant de blessures que de PC est tuée.
    .defence = Défense. Un dé touche s’il montre ce nombre ou plus.
    .melee = Contre une figurine sur une case voisine. Chaque dé qui atteint sa DÉF est un coup.
    .ranged = Contre une figurine que tu vois et qui n’est pas à côté de toi, à n’importe quelle distance.
    .area = Choisis une case que tu vois et qui n’est pas à côté de toi : toutes les autres figurines des 3 × 3 cases autour sont attaquées, tes propres Monstres aussi.
    .attack = On lance les dés contre la DÉF de la cible. Chaque dé qui l’atteint est un coup.
    .hit = Un dé qui atteint la DÉF de la cible. Chaque coup fait 1 blessure.
    .wound = Une figurine qui a autant de blessures que de PC est tuée et quitte le tapis. Un Aventurier tué perd toutes ses cartes.
    .die = Un dé à six faces, de 1 à 6. +1d6 : un dé de plus à lancer.
    .figure = Un Aventurier ou un Monstre, à qui qu’il soit.
    .monster = Se déplace et attaque tout seul, comme le dit sa carte : tout Aventurier proche, même celui de son joueur.
    .move = Marcher aussi loin que le MV le permet. Ce qui en reste est perdu.
    .flight = L’eau et la lave sont comme le sol, même pour s’y arrêter. Fosses et glissades ne font rien.
    .fireproof = La lave et les boules de feu ne font rien.
    .spawn = Un anneau avec un nombre de 1 à 6 sur le tapis. Un dé décide où les figurines arrivent.
    .centre = La tuile au milieu du tapis, où se trouve le coffre.
    .revealed = Là où se trouve une tuile. Tout le reste est inconnu : personne ne le traverse, ni du regard.
    .laid = Une tuile que quelqu’un a posée, pas l’une de celles du début.
    .laying = Une tuile se pose à côté d’une autre, une ouverture contre une ouverture.
    .neighbouring = Des tuiles qui ont un côté en commun.
    .free = Du sol ou de l’eau où personne ne se trouve.
    .pile = Des pièces sur le tapis. Un Aventurier qui y arrive pioche 1 carte de trésor.
    .maximum = Le nombre de Monstres qu’un joueur peut avoir : 12 à deux joueurs, puis 8, 6, 5 et 4 à six.
    .round = Chacun y a un tour.
    .step_4 = La quatrième étape d’un tour : un nouveau Monstre.
    .step_5 = La dernière étape d’un tour : l’Aventurier attaque et se déplace, dans l’ordre voulu.

brief = { $tactic ->
    [hunt] chasse
    [skirmish] tire de loin
    [prowl] rôde
    [guard] garde le coffre
    [hold] reste
   *[flee] fuit
}
brief_los = Voit quelqu’un : { brief }
brief_within = À { $range } MV ou moins : { brief }
brief_no_los = Sinon : { brief }
