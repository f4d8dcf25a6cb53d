### Extrikate : tout ce qui se dit d'une partie, dans le navigateur et dans le terminal.
### $who est la personne dont parle la phrase ; [you] est celle qui la lit.

## Mots

delver = Explorateur { $number }
you = Toi
way = { $way ->
    [n] vers le nord
    [e] vers l’est
    [s] vers le sud
   *[w] vers l’ouest
}
side = { $way ->
    [n] au nord
    [e] à l’est
    [s] au sud
   *[w] à l’ouest
}
lives = { $count ->
    [one] { $count } vie
   *[other] { $count } vies
}
treasure = { $count ->
    [one] { $count } trésor
   *[other] { $count } trésors
}
walls = { $count ->
    [0] aucun mur
    [one] 1 mur
   *[other] { $count } murs
}
result = { $result ->
    [trap] Piège { $strength }
    [monster] Monstre { $strength }
    [gain] Trésor
    [wall] Mur
    [door] Porte
    [cave-in] Éboulement
   *[move_or_dig] Marcher ou creuser
}
meaning = { $result ->
    [trap] Fais son nombre ou plus, sinon tu perds une vie. Le tour est fini.
    [monster] Combats-le ou soudoie-le. Le tour est fini.
    [gain] Tu gagnes un trésor.
    [wall] Trace un mur sur un côté ouvert.
    [door] Trace une porte sur un côté : elle reste ouverte pour toujours.
    [cave-in] Un dé moins deux : autant de côtés ouverts deviennent des murs.
   *[move_or_dig] Avance d’une case ou creuse un mur.
}

## La chronique

turn_began = { $who ->
    [you] Ton tour n° { $turn }.
   *[other] { $who } : tour n° { $turn }.
}
exit_declared = { $who ->
    [you] Tu fais demi-tour : désormais, c’est le chemin du retour.
   *[other] { $who } fait demi-tour.
}
rolled = { $who ->
    [you] Tu lances { $dice } = { $sum } : { result }.
   *[other] { $who } lance { $dice } = { $sum } : { result }.
}
nothing_happened = Il n’y a rien à en faire ici.
moved = { $is_new ->
    [yes] { $who ->
        [you] Tu vas { way } en { $cell }, où personne n’est encore passé.
       *[other] { $who } va { way } en { $cell }, où personne n’est encore passé.
    }
   *[no] { $who ->
        [you] Tu vas { way } en { $cell }.
       *[other] { $who } va { way } en { $cell }.
    }
}
dug = { $is_open ->
    [yes] { $who ->
        [you] Tu creuses { way } et fais { $die } : le mur a disparu.
       *[other] { $who } creuse { way } et fait { $die } : le mur a disparu.
    }
   *[no] { $who ->
        [you] Tu creuses { way } et fais { $die } : le mur tient bon.
       *[other] { $who } creuse { way } et fait { $die } : le mur tient bon.
    }
}
wall_drawn = { $who ->
    [you] Tu traces un mur { side } de { $cell }.
   *[other] { $who } trace un mur { side } de { $cell }.
}
door_drawn = { $who ->
    [you] Tu traces une porte { side } de { $cell }.
   *[other] { $who } trace une porte { side } de { $cell }.
}
cave_in_began = { $count ->
    [0] Le plafond cède, avec un { $die } : rien ne tombe.
    [one] Le plafond cède, avec un { $die } : 1 mur à tracer.
   *[other] Le plafond cède, avec un { $die } : { $count } murs à tracer.
}
cave_in_ended = Des gravats ferment { $cell } { $sides }.
treasure_gained = { $who ->
    [you] { $gained ->
        [one] Tu gagnes { $gained } trésor, et tu en as { $all }.
       *[other] Tu gagnes { $gained } trésors, et tu en as { $all }.
    }
   *[other] { $gained ->
        [one] { $who } gagne { $gained } trésor et en a { $all }.
       *[other] { $who } gagne { $gained } trésors et en a { $all }.
    }
}
trap_sprung = { $is_safe ->
    [yes] { $who ->
        [you] Piège { $strength } : tu fais { $die } et tu en réchappes.
       *[other] Piège { $strength } : { $who } fait { $die } et en réchappe.
    }
   *[no] { $who ->
        [you] Piège { $strength } : tu fais { $die } et il te blesse.
       *[other] Piège { $strength } : { $who } fait { $die } et s’y blesse.
    }
}
fought = { $is_won ->
    [yes] { $who ->
        [you] Monstre { $strength } : tu fais { $die } et tu gagnes.
       *[other] Monstre { $strength } : { $who } fait { $die } et gagne.
    }
   *[no] { $who ->
        [you] Monstre { $strength } : tu fais { $die } et tu perds.
       *[other] Monstre { $strength } : { $who } fait { $die } et perd.
    }
}
spoils_rolled = { $gained ->
    [0] Son magot, avec un { $die } : vide.
    [one] Son magot, avec un { $die } : 1 trésor.
   *[other] Son magot, avec un { $die } : { $gained } trésors.
}
bribed = { $who ->
    [you] { $paid ->
        [one] Tu donnes { $paid } trésor au monstre, et il t’en reste { $all }.
       *[other] Tu donnes { $paid } trésors au monstre, et il t’en reste { $all }.
    }
   *[other] { $paid ->
        [one] { $who } donne { $paid } trésor au monstre et en garde { $all }.
       *[other] { $who } donne { $paid } trésors au monstre et en garde { $all }.
    }
}
life_lost = { $who ->
    [you] { $count ->
        [0] Tu n’as plus de vie.
        [one] Il te reste une vie.
       *[other] Il te reste { $count } vies.
    }
   *[other] { $count ->
        [0] { $who } n’a plus de vie.
        [one] { $who } n’a plus qu’une vie.
       *[other] { $who } a encore { $count } vies.
    }
}
died = { $cause ->
    [killed] { $who ->
        [you] Tu péris dans le noir, et tes trésors sont perdus.
       *[other] { $who } a péri.
    }
    [lost_in_the_dark] { $who ->
        [you] Le noir t’engloutit.
       *[other] { $who } disparaît dans le noir.
    }
   *[resigned] { $who ->
        [you] Tu abandonnes.
       *[other] { $who } abandonne.
    }
}
came_home = { $who ->
    [you] { $all ->
        [one] Te voilà de retour avec { $all } trésor !
       *[other] Te voilà de retour avec { $all } trésors !
    }
   *[other] { $all ->
        [one] { $who } est de retour avec { $all } trésor !
       *[other] { $who } est de retour avec { $all } trésors !
    }
}
ended = La partie est finie. { $text }
roll_off = { $who ->
    [you] Jet pour le premier tour : { $throws }. Tu commences.
   *[other] Jet pour le premier tour : { $throws }. { $who } commence.
}
roll_off_again = { "\u202F; encore " }

## Ce qu'il y a à faire

status = { $who ->
    [you] À toi : { $task }
   *[other] { $who } : { $task }
}
over = La partie est finie.
steps =
    .turn_start = lancer les dés
    .between_rolls = lancer encore, ou s’arrêter
    .move_or_dig = marcher, ou creuser un mur
    .dig_only = entre quatre murs : creuser
    .place_wall = tracer un mur
    .place_door = tracer une porte
    .cave_in = choisir ce qui s’éboule
    .monster = combattre ou soudoyer
only_fight = combattre
rolls = jet { $made } sur { $most }

## La fin

reason = { $reason ->
    [escaped] { $who ->
        [you] Tu en sors en vie.
       *[other] { $who } en sort en vie.
    }
    [most_treasure] { $who ->
        [you] Tu as rapporté le plus gros butin.
       *[other] { $who } a rapporté le plus gros butin.
    }
    [equal_treasure] Butins égaux : { $names } se partagent la victoire.
   *[the_dungeon_wins] Personne n’est revenu. Le donjon gagne.
}
escaped = De retour
victory = Victoire
defeat = Défaite
draw = Victoire partagée
lost = Perdu dans les profondeurs
wins = { $who } gagne
figures =
    .treasure = Trésors
    .lives = Vies
    .turns = Tours
    .rolls = Jets
haul = Butin : { $who }

## Le panneau

dead = a péri
home = de retour
away = pas là
phases =
    .delve = explore
    .exit = sur le chemin du retour
way_home = Retour : { $count }
way_help = Nombre de pas du retour le moins coûteux ; un mur compte pour quatre.
tray = Dés
no_roll = Pas encore de jet
last_roll = dernier jet
table =
    .title = Les résultats et leurs chances
    .sum = Somme
    .result = Résultat
    .odds = Chances
    .strip = La probabilité de chaque somme
odds =
    .title = Faut-il faire demi-tour ?
    .home = Rentrer en vie, en partant maintenant
    .leave = Trésors espérés, en partant maintenant
    .stay = Trésors espérés, avec un jet de plus
    .note = Chances exactes pour un jeu parfait, comme si le chemin du retour gardait sa longueur.

## Ce qui est possible

button_roll = Lancer les dés
button_again = Lancer encore
button_end = Finir le tour
button_exit = Faire demi-tour…
button_fight = Combattre ({ $odds } de chances)
button_bribe = Soudoyer (payer { $count })
button_cave_in = Murs { $sides }
sure =
    .title = Faire demi-tour ?
    .text = Dès le prochain jet, tu ne pourras marcher que sur des cases marquées d’un point, jusqu’à ton départ. C’est définitif.
    .yes = Oui, demi-tour
    .keep = Non, continuer
verbs =
    .move = Aller
    .dig = Creuser
    .wall = Mur
    .door = Porte
    .cave_in = Mur
do_there = { $verb ->
    [move] Aller { way }
    [dig] Creuser { way }
    [wall] Tracer un mur { side }
    [door] Tracer une porte { side }
   *[cave_in] Laisser s’ébouler { side }
}
let_cave_in = Laisser s’ébouler { $sides }
leaving = Ton explorateur meurt aussitôt, et ses trésors sont perdus. Les autres continuent.
cave = { $count ->
    [one] Touche encore un côté ouvert
   *[other] Touche { $count } côtés ouverts
}
misses =
    .roll = Lance d’abord les dés.
    .monster = Un monstre barre le chemin : combats-le ou soudoie-le.
    .far = Seuls les côtés marqués de ta case sont possibles.
refusals =
    .OUT = Tu es de retour, ou tu as péri : il n’y a plus rien à abandonner.
    .SETTLE_FIRST = Il faut d’abord appliquer le dernier jet.
    .ROLL_FIRST = Un tour comporte au moins un jet.
    .TOO_LATE = On ne fait demi-tour qu’au début d’un tour.
    .ALREADY_LEAVING = Tu as fait demi-tour, et c’est définitif.
    .NOT_YET = Explore au moins une fois avant de repartir.
    .NOT_ROLLED = Aucun jet ne le demande maintenant.
    .TOO_POOR = Soudoyer un monstre coûte autant de trésors que son nombre.
    .RIM = Il n’y a rien au-delà du bord de la feuille.
    .WALL_AHEAD = Il y a un mur.
    .UNEXPLORED = Au retour, on n’entre que dans des cases marquées d’un point.
    .EXPLORED = À cette table, un pas mène dans l’inconnu quand c’est possible.
    .NO_WALL = Il n’y a pas de mur à creuser.
    .NOT_OPEN = Seul un côté ouvert peut devenir un mur.
    .DOOR_THERE = Il y a déjà une porte.
    .WRONG_NUMBER = L’éboulement demande un autre nombre de murs.

## La feuille

board = Feuille
cell_you = toi
cell_your_start = ton départ
cell_start = départ ({ $who })
cell_explored = explorée
cell_unexplored = inexplorée
cell_wall = mur { side }
cell_rim = bord { side }
cell_open = ouvert { side }
cell_door = porte { side }
cell_can = touche Entrée : { $task }
cue_trap = Piège : { $strength } ou plus
cue_monster = Monstre : { $strength } ou plus
cue_spoils = Magot : moins de { $strength }
cues =
    .dig = Creuser : 5 ou plus
    .cave_in = Éboulement : un dé moins deux
    .good = réussi
    .bad = raté
    .hurt = une vie perdue
effects =
    .dice = Dés
    .step = Pas
    .scratch = Mur tracé
    .hinge = Porte tracée
    .pick = Le mur résiste
    .crumble = Un mur tombe
    .rumble = Éboulement
    .coin = Trésor gagné
    .snap = Piège
    .clash = Monstre vaincu
    .purse = Monstre soudoyé
    .ouch = Vie perdue
    .horn = Demi-tour
    .gate = De retour
    .bell = Un explorateur meurt
    .fanfare = Victoire
    .dirge = Perdu
    .tick = Impossible
    .turn1 = Tour de l’explorateur 1
    .turn2 = Tour de l’explorateur 2
    .turn3 = Tour de l’explorateur 3
credit = « Delve », publié sous le nom d’EXTRIKATE, par Matt Williams / Steam Kitty Games, sous licence CC BY-SA 4.0 (creativecommons.org/licenses/by-sa/4.0). Règles redites avec nos mots et complétées de précisions ; ce texte est partagé sous la même licence.

## Le terminal. Les touches entre parenthèses restent telles quelles.

tasks =
    .turn_start = lancer (r), ou faire demi-tour (x)
    .first_roll = lancer (r)
    .homewards = sur le chemin du retour, lancer (r)
    .between_rolls = lancer encore (r), ou finir le tour (e)
    .move_or_dig = marcher ou creuser : choisis une direction
    .dig_only = creuser : choisis une direction
    .place_wall = tracer un mur : choisis une direction
    .place_door = tracer une porte : choisis une direction
    .cave_in = choisir les côtés qui s’éboulent
prompt_monster = { $can_pay ->
    [yes] { $who ->
        [you] Tu rencontres le monstre { $strength } ! Le combattre (f), ou le soudoyer avec { $strength } trésors (b) ?
       *[other] { $who } rencontre le monstre { $strength } ! Le combattre (f), ou le soudoyer avec { $strength } trésors (b) ?
    }
   *[no] { $who ->
        [you] Tu rencontres le monstre { $strength } ! Le combattre (f) ?
       *[other] { $who } rencontre le monstre { $strength } ! Le combattre (f) ?
    }
}
whereabouts = { $phase ->
    [delve] en { $cell }, explore
   *[exit] en { $cell }, sur le chemin du retour
}
summary = { $who ->
    [you] { $all ->
        [one] Toi : { $all } trésor, { lives }, { $place }
       *[other] Toi : { $all } trésors, { lives }, { $place }
    }
   *[other] { $all ->
        [one] { $who } : { $all } trésor, { lives }, { $place }
       *[other] { $who } : { $all } trésors, { lives }, { $place }
    }
}
fate_home = { $all ->
    [one] de retour avec { $all } trésor après { $count ->
        [one] { $count } tour
       *[other] { $count } tours
    }
   *[other] de retour avec { $all } trésors après { $count ->
        [one] { $count } tour
       *[other] { $count } tours
    }
}
fate_dead = { $count ->
    [one] a péri après { $count } tour
   *[other] a péri après { $count } tours
}
actions =
    .roll = lancer les dés
    .end_turn = finir le tour
    .declare_exit = faire demi-tour
    .fight = combattre le monstre
    .bribe = soudoyer le monstre
rolls_of_turn = Jet { $made } sur { $most } au plus ce tour-ci
result_kinds =
    .trap = Piège
    .monster = Monstre
    .gain = Trésor
    .move_or_dig = Aller/creuser
    .wall = Mur
    .door = Porte
    .cave-in = Éboulement
sums = { $first } à { $last }
key_help =
    .roll = lancer les trois dés
    .ways = aller par là ; creuser, tracer un mur ou une porte si c’est demandé
    .end = finir le tour
    .exit = faire demi-tour : désormais seul compte le chemin du retour
    .monster = combattre un monstre, ou le soudoyer avec des trésors
key_names =
    .roll = r, espace
    .ways = flèches, WASD, hjkl
typed_help =
    .ways = ce qui est demandé, dans cette direction
    .verbs = la même chose avec son verbe
    .cave_in = laisser s’ébouler les côtés nord et est
    .others = finir le tour, faire demi-tour, affronter un monstre
sign_names =
    .wall = # ou trait épais
signs =
    .players = les joueurs ; * là où quelqu’un a commencé
    .dot = une case explorée
    .wall = un mur ; dans une fenêtre basse, _ sous une case
    .door = une porte ; dans une fenêtre basse, = sous une case
