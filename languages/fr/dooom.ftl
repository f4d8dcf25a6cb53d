### Dungeon of Dooom : tout ce qui se dit d'une partie, dans le navigateur et dans le terminal.
### $who est la personne dont parle la phrase ; [you] est celle qui la lit.
### PA : points d'action, PV : points de vie.

## Mots

player = Joueur { $number }
you = Toi
way = { $way ->
    [n] vers le nord
    [e] vers l’est
    [s] vers le sud
   *[w] vers l’ouest
}
side = { $way ->
    [n] du nord
    [e] de l’est
    [s] du sud
   *[w] de l’ouest
}
distance = { $count ->
    [one] { $count } case { way }
   *[other] { $count } cases { way }
}
hit_points = { $count ->
    [one] { $count } point de vie
   *[other] { $count } points de vie
}
of_goal = { $gold } sur { $goal }
gold_of_goal = or : { of_goal }
round = Manche { $round }
tiles =
    .wall = mur
    .floor = sol
    .exit = sortie
    .unknown = inconnu
    .gold = or
    .potion = potion
    .sword = épée
    .armour = armure
    .lantern = lanterne
states =
    .empty = place libre
    .alive = en vie
    .dead = a péri
    .gone = n’est plus là

## La chronique

joined = { $who ->
    [you] Tu descends dans le donjon.
   *[other] { $who } descend dans le donjon.
}
began = { $who ->
    [you] La partie commence par toi.
   *[other] La partie commence par { $who }.
}
turn_began = { $who ->
    [you] { round } : à toi de jouer.
   *[other] { round } : à { $who } de jouer.
}
moved = { $who ->
    [you] Tu vas { way }.
   *[other] { $who } va { way }.
}
picked_up = { $thing ->
    [gold] { $who ->
        [you] Tu prends de l’or ({ $amount }).
       *[other] { $who } prend de l’or ({ $amount }).
    }
    [potion] { $who ->
        [you] Tu bois une potion de soin : un point de vie de plus.
       *[other] { $who } boit une potion de soin : un point de vie de plus.
    }
    [sword] { $who ->
        [you] Tu prends une épée.
       *[other] { $who } prend une épée.
    }
    [armour] { $who ->
        [you] Tu enfiles une armure.
       *[other] { $who } enfile une armure.
    }
   *[lantern] { $who ->
        [you] Tu prends une lanterne : tu vois plus loin désormais.
       *[other] { $who } prend une lanterne.
    }
}
attacked = { $blow ->
    [missed] { $who ->
        [you] Tu frappes { way } et tu rates ton coup.
       *[other] { $who } frappe { way } et rate son coup.
    }
    [held] { $who ->
        [you] Tu frappes { way } et tu touches, mais l’armure résiste.
       *[other] { $who } frappe { way } et touche, mais l’armure résiste.
    }
    [killed] { $who ->
        [you] Tu portes un coup mortel { way }.
       *[other] { $who } porte un coup mortel { way }.
    }
   *[hit] { $who ->
        [you] Tu frappes { way } et tu touches (dégâts : { $damage }).
       *[other] { $who } frappe { way } et touche (dégâts : { $damage }).
    }
}
struck = { $blow ->
    [missed] { $who ->
        [you] Un coup venu { side } te rate.
       *[other] Un coup venu { side } rate { $who }.
    }
    [held] { $who ->
        [you] Un coup venu { side } rebondit sur ton armure.
       *[other] Un coup venu { side } rebondit sur l’armure ({ $who }).
    }
   *[hit] { $who ->
        [you] Un coup venu { side } te coûte { hit_points }.
       *[other] Un coup venu { side } coûte { hit_points } à { $who }.
    }
}
changed = { $who ->
    [you] Quelque chose a changé dans ton champ de vision.
   *[other] { $who } voit quelque chose changer.
}
movement = Du mouvement : { $people }.
somebody_at = quelqu’un à { $place }
died = { $who ->
    [you] Tu meurs.
   *[other] { $who } a péri.
}
left = { $who ->
    [you] Tu quittes le donjon.
   *[other] { $who } n’est plus là.
}
ended = La partie est finie. { reason }

## Ce qu'il y a à faire

status = { $who ->
    [you] À toi : encore { $ap } PA
   *[other] { $who } : encore { $ap } PA
}
status_theirs = { $who } joue dans le noir.
status_dead = Tu as péri. À { $who } de jouer.
status_waiting = Il manque encore des joueurs.
over = La partie est finie.

## La fin

reason = { $reason ->
    [escaped_with_the_gold] { $who ->
        [you] Tu as trouvé la sortie avec assez d’or.
       *[other] { $who } a trouvé la sortie avec assez d’or.
    }
    [last_one_standing] { $who ->
        [you] À part toi, plus personne n’est en vie.
       *[other] À part { $who }, plus personne n’est en vie.
    }
    [nobody_alive] Plus personne n’est en vie.
    [last_round_played] La dernière manche est jouée, et personne n’est sorti.
    [stopped] La partie a été interrompue.
   *[abandoned] Plus personne n’était là pour voir la suite entre ordinateurs.
}
victory = Tu es dehors !
defeat = Perdu dans le noir
death = Tu as péri au fond du donjon
nobody_wins = Le donjon gagne
wins = { $who } a trouvé la sortie
figures =
    .gold = Or
    .hit_points = Points de vie
    .rounds = Manches

## Le panneau

action_points = points d’action : { $ap } sur { $most }
ap_name = PA
gold_wanted = { $count ->
    [one] Trouve encore 1 pièce d’or, puis rejoins une sortie.
   *[other] Trouve encore { $count } pièces d’or, puis rejoins une sortie.
}
gold_enough = Tu as assez d’or : rejoins une sortie !
gold_unneeded = Pas besoin d’or : rejoins une sortie !
carries =
    .sword = porte une épée
    .armour = porte une armure
    .lantern = porte une lanterne
no_gear = Aucun équipement : 6 PA par tour
gear_price = Chaque pièce coûte 1 PA par tour : { $ap } PA dès ton prochain tour
gear_effects =
    .sword = épée : tes coups font 1 de plus
    .armour = armure : les coups reçus font 1 de moins
    .lantern = lanterne : tu vois à 3 cases
turn_order = Ordre de jeu
away = pas là
to_move = joue

## Ce qui est possible

end_turn = Finir le tour
pick_up =
    .gold = Prendre l’or ·{ "\u00A0" }1{ "\u00A0" }PA
    .potion = Boire la potion · finit le tour
    .sword = Prendre l’épée ·{ "\u00A0" }1{ "\u00A0" }PA
    .armour = Prendre l’armure ·{ "\u00A0" }1{ "\u00A0" }PA
    .lantern = Prendre la lanterne ·{ "\u00A0" }1{ "\u00A0" }PA
attack_short = Attaque
do_there = { $verb ->
    [attack] Attaquer { way } : coûte tous les PA, touche 3 fois sur 4
   *[move] Aller { way }
}
leaving = Tu meurs ici : ton or tombe à terre, et les autres continuent.
# Pourquoi une marche vers une case touchée finit plus tôt.
stops =
    .somebody = Tu t’arrêtes : quelqu’un en vue.
    .blow = Tu t’arrêtes : un coup t’a touché.
    .exit = Tu t’arrêtes : une sortie !
    .gold = Tu t’arrêtes : de l’or en vue.
    .potion = Tu t’arrêtes : une potion en vue.
    .sword = Tu t’arrêtes : une épée en vue.
    .armour = Tu t’arrêtes : une armure en vue.
    .lantern = Tu t’arrêtes : une lanterne en vue.
misses =
    .far = Tu ne connais aucun chemin jusque-là.
    .unknown = Pas encore révélé.
refusals =
    .NOT_STARTED = La partie n’a pas commencé.
    .GAME_OVER = La partie est finie.
    .DEAD = Tu as péri.
    .BLOCKED_WALL = Il y a un mur.
    .BLOCKED_PLAYER = Quelqu’un se tient là.
    .NOTHING_HERE = Il n’y a rien à ramasser ici.
    .ALREADY_HAVE = Tu en portes déjà un exemplaire.
    .NO_TARGET = Il n’y a personne là.
    .FULL = Le donjon est plein.
    .SEATED = Tu es déjà à cette table.
    .RUNNING = La partie a commencé.
key_help =
    .ways = marcher ; vers quelqu’un : attaquer, avec tous tes PA
    .walk = aller à une case connue, jusqu’à ce que du nouveau soit en vue
    .take = ramasser ce qui est à tes pieds
    .end = finir le tour
    .drag = parcourir la carte

## Le plateau dans le navigateur

board = Le donjon tel que tu le connais
keys =
    .ways = Flèches, W A S D
    .walk = Clic ou toucher
    .take = E ou G
    .end = Espace
    .drag = Glisser
zoom =
    .closer = Plus près
    .farther = Plus loin
    .back = Retour au personnage
cell =
    .you = toi
    .stranger = quelqu’un d’autre
    .lit = en vue
    .remembered = de mémoire
    .move = touche Entrée : y aller
    .attack = touche Entrée : attaquer avec tous tes PA
cell_pile = or : { $amount }
cell_take =
    .gold = touche Entrée : prendre l’or
    .potion = touche Entrée : boire la potion
    .sword = touche Entrée : prendre l’épée
    .armour = touche Entrée : prendre l’armure
    .lantern = touche Entrée : prendre la lanterne
dark =
    .watch = Trop sombre pour regarder
    .watch_text = Qui joue ne voit que ce qui est proche ; qui regarde apprend qui est en vie et à qui est le tour.
    .dead_text = Ton or gît là où tu as péri. Les vivants continuent ; tu entends qui meurt encore et qui sort.
    .gone = Tu as quitté le donjon
    .waiting = La porte est encore close
    .waiting_text = La partie commence quand assez de joueurs sont là.
dark_dead = { $who ->
    [you] Tu as péri
   *[other] { $who } a péri
}
cue_hit = Touché ! { $damage }
cue_struck = −{ $count } PV
cues =
    .killed = Terrassé !
    .held = Aucun dégât
    .missed = Raté
    .held_you = L’armure résiste
    .missed_you = Le coup te rate
effects =
    .step = Un pas
    .coin = De l’or est pris
    .gulp = Une potion est bue
    .buckle = De l’équipement est pris
    .blade = Ton coup porte
    .clank = Une armure résiste
    .whiff = Un coup rate sa cible
    .ouch = Tu encaisses un coup
    .rustle = Du mouvement dans ta lumière
    .knock = Quelqu’un arrive
    .bell = Quelqu’un meurt
    .door = Quelqu’un s’en va
    .drum = La partie commence
    .fanfare = Une victoire
    .dirge = Une défaite
    .tick = Impossible
    .turn1 = Ton tour
credit = Dungeon of Dooom est un classique des cours de programmation que beaucoup ont réalisé ; voici ses règles avec nos mots et nos propres cartes.

## Le terminal

prompt_on_thing = { status }. { $text }
lying_here =
    .gold = De l’or est à tes pieds : p le ramasse.
    .potion = Une potion de soin est à tes pieds : p la boit.
    .sword = Une épée est à tes pieds : p la ramasse.
    .armour = Une armure est à tes pieds : p l’enfile.
    .lantern = Une lanterne est à tes pieds : p la ramasse.
pick_up_here = Ramasser ce qui est ici
grave = Tu as péri. Les autres continuent dans le noir.
map_and_round = { $map }, manche { $round }
facts =
    .life = Vie
    .ap = PA
    .gold = Or
    .gear = Équipement
    .goal = But
goal_gold = { $goal } en or
not_your_turn = pas ton tour
gear_none = aucun
gear_and_price = { $gear }, donc { $ap } PA par tour
position = { round } : { hit_points }, { $ap } PA, { gold_of_goal }, équipement : { $gear }.
position_watched = { $count ->
    [one] { round }, or pour gagner : { $goal } ; { $count } joueur en vie.
   *[other] { round }, or pour gagner : { $goal } ; { $count } joueurs en vie.
}
gold_by = { $who ->
    [you] Ton or
   *[other] Or ({ $who })
}
legend =
    .you = toi
    .other = un autre
terminal_keys =
    .ways = flèches, WASD, hjkl
    .end = espace
typed_help =
    .ways = avancer d’une case
    .attack = frapper, avec tous les PA restants
signs =
    .you = toi
    .other = quelqu’un d’autre
    .ground = sol et mur ; , est un sol vu plus tôt, un blanc n’a jamais été vu
    .goals = sortie, or ; en minuscules là où on les a vus plus tôt
    .potion = potion : un point de vie de plus, et le tour est fini
    .gear = épée, armure, lanterne ; chacune coûte 1 PA à chaque tour suivant
