### Dungeon Crawler Labyrinth : tout ce qui se dit d'une partie, dans le navigateur et dans le terminal.
### $who est la personne ou la figurine dont parle la phrase ; [you] est celle qui la lit. Les noms
### des figurines, des cartes et des tuiles sont dans dungeon_crawler-names.ftl.

## Mots

wounds = { $count ->
    [one] { $count } blessure
   *[other] { $count } blessures
}
cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
spaces = { $count ->
    [one] { $count } case
   *[other] { $count } cases
}
purposes =
    .attack = Attaque
    .push = Passage forcé
    .spawn = Apparition
    .chest = Le coffre
    .trap = Piège

## La chronique

adventurer_taken = { $who ->
    [you] Tu incarnes : { $adventurer }.
   *[other] { $who } incarne : { $adventurer }.
}
round_began = Manche { $round }.
activation_began = { $who ->
    [you] Ton tour commence.
   *[other] À { $who } de jouer.
}
healed = { $who ->
    [you] Tu guéris { wounds }.
   *[other] { $who } guérit { wounds }.
}
tile_drawn = { $who ->
    [you] Tu pioches une tuile : { $tile }.
   *[other] { $who } pioche une tuile : { $tile }.
}
tile_laid = { $who ->
    [you] Tu poses la tuile « { $tile } ».
   *[other] { $who } pose la tuile « { $tile } ».
}
tile_replaced = { $who ->
    [you] Tu poses la tuile « { $tile } » sur « { $over } ».
   *[other] { $who } pose la tuile « { $tile } » sur « { $over } ».
}
tile_put_back = { $who ->
    [you] Tu remets une tuile sur la pile.
   *[other] { $who } remet une tuile sur la pile.
}
tile_discarded = « { $tile } » n’a sa place nulle part : tuile défaussée.
tile_removed = Une tuile s’éboule : il n’y a plus rien là.
tile_turned = Une tuile tourne avec tout ce qui s’y trouve.
tiles_swapped = Deux tuiles échangent leurs places.
door_placed = Une porte secrète s’ouvre.
door_gone = La porte secrète a disparu.
pile_placed = Un tas de trésor attend.
pile_taken = { $who ->
    [you] Tu prends un tas de trésor.
   *[other] { $who } prend un tas de trésor.
}
hoard_laid = { $count ->
    [one] { $count } carte est cachée dans la Salle secrète.
   *[other] { $count } cartes sont cachées dans la Salle secrète.
}
hoard_taken = { $who ->
    [you] Tu vides la Salle secrète : { cards }.
   *[other] { $who } vide la Salle secrète : { cards }.
}
cards_drawn = { $who ->
    [you] Tu pioches { cards }.
   *[other] { $who } pioche { cards }.
}
cards_gained = { $who ->
    [you] Tu pioches : { $names }.
   *[other] { $who } pioche : { $names }.
}
card_played = { $who ->
    [you] Tu joues « { $card } ».
   *[other] { $who } joue « { $card } ».
}
cards_discarded = { $who ->
    [you] Tu perds : { $names }.
   *[other] { $who } perd : { $names }.
}
shuffled = { $pile ->
    [tiles] Les tuiles défaussées sont mélangées.
    [creatures] Les cartes de créature défaussées sont mélangées.
   *[treasure] Les cartes de trésor défaussées sont mélangées.
}
tiles_seen = Les prochaines tuiles : { $names }.
creature_drawn = { $who ->
    [you] Tu pioches un Monstre : { $monster }.
   *[other] { $who } pioche un Monstre : { $monster }.
}
creature_discarded = Aucune place pour ce Monstre : { $monster }.
appeared = { $who ->
    [you] Tu entres dans le labyrinthe.
   *[other] { $who } entre dans le labyrinthe.
}
monster_appeared = { $who } apparaît.
planned = { $line ->
    [los] { $whom ->
        [you] { $who } te voit et { doing }
       *[other] { $who } voit { $whom } et { doing }
    }
    [within] { $whom ->
        [you] { $who } te flaire tout près et { doing }
       *[other] { $who } flaire { $whom } tout près et { doing }
    }
    [copy] { $whom ->
        [you] { $who } n’a d’yeux que pour toi et { doing }
       *[other] { $who } n’a d’yeux que pour { $whom } et { doing }
    }
    [lure] { $whom ->
        [you] { $who } suit un appât vers toi et { doing }
       *[other] { $who } suit un appât vers { $whom } et { doing }
    }
   *[no_los] { $who } ne voit personne et { doing }
}
doing = { $tactic ->
    [hunt] chasse : va à portée de frappe.
    [skirmish] harcèle : va à portée de tir en gardant ses distances.
    [prowl] rôde : suit l’Aventurier le plus proche.
    [guard] garde le coffre : se met sur le chemin qui y mène.
    [hold] reste : ne bouge pas.
   *[flee] fuit : s’éloigne autant que possible.
}
walked = { $who ->
    [you] Tu avances de { spaces }.
   *[other] { $who } avance de { spaces }.
}
put = { $how ->
    [switch] { $who ->
        [you] Tu échanges ta place avec quelqu’un.
       *[other] { $who } échange sa place avec quelqu’un.
    }
    [warp] { $who ->
        [you] Une distorsion te mène sur une autre tuile.
       *[other] { $who } se retrouve sur une autre tuile, par distorsion.
    }
    [slide] { $who ->
        [you] Tu glisses plus loin.
       *[other] { $who } glisse plus loin.
    }
    [amulet] { $who ->
        [you] L’amulette te met à l’abri.
       *[other] { $who } se retrouve à l’abri, grâce à l’amulette.
    }
    [door] { $who ->
        [you] Tu sors de la porte qui s’efface.
       *[other] { $who } sort de la porte qui s’efface.
    }
    [push] { $who ->
        [you] On te pousse de côté.
       *[other] { $who } doit s’écarter.
    }
    [push_past] { $who ->
        [you] Tu te faufiles à côté.
       *[other] { $who } se faufile à côté.
    }
    [shove] { $who ->
        [you] On te jette dans la lave.
       *[other] { $who } tombe, sous la poussée, dans la lave.
    }
   *[teleport] { $who ->
        [you] Une téléportation t’emmène ailleurs.
       *[other] { $who } se retrouve ailleurs, par téléportation.
    }
}
push_tried = { $who ->
    [you] Tu essaies de forcer le passage contre { $whom }.
   *[other] { $whom ->
        [you] { $who } essaie de forcer le passage contre toi.
       *[other] { $who } essaie de forcer le passage contre { $whom }.
    }
}
push_ended = { $is_past ->
    [yes] { $who ->
        [you] Tu forces le passage contre { $whom }.
       *[other] { $whom ->
            [you] { $who } force le passage contre toi.
           *[other] { $who } force le passage contre { $whom }.
        }
    }
   *[no] { $who ->
        [you] Tu échoues à forcer le passage contre { $whom } : ton dé n’est pas plus haut.
       *[other] { $whom ->
            [you] { $who } échoue à forcer le passage contre toi.
           *[other] { $who } échoue à forcer le passage contre { $whom }.
        }
    }
}
located = { $sentence } ({ $where })
empty_space = une case vide
attack_declared = { $attack ->
    [melee] { $who ->
        [you] Tu te jettes sur { $names }.
       *[other] { $who } se jette sur { $names }.
    }
    [ranged] { $who ->
        [you] Tu tires sur { $names }.
       *[other] { $who } tire sur { $names }.
    }
    [area] { $who ->
        [you] Tu déchaînes une explosion sur { $names }.
       *[other] { $who } déchaîne une explosion sur { $names }.
    }
   *[fireball] { $who ->
        [you] Tu lances une boule de feu sur { $names }.
       *[other] { $who } lance une boule de feu sur { $names }.
    }
}
rolled = { $against ->
    [0] { $who ->
        [you] Tu lances { $dice } ({ $purpose }).
       *[other] { $who } lance { $dice } ({ $purpose }).
    }
   *[other] { $who ->
        [you] Tu lances { $dice } ({ $purpose }) : { $against } ou plus touche.
       *[other] { $who } lance { $dice } ({ $purpose }) : { $against } ou plus touche.
    }
}
dice_changed = Les dés montrent maintenant { $dice }.
struck = { $count ->
    [0] { $who ->
        [you] Aucun coup ne te touche.
       *[other] { $who } ne prend aucun coup.
    }
    [one] { $who ->
        [you] Tu prends { $count } coup.
       *[other] { $who } prend { $count } coup.
    }
   *[other] { $who ->
        [you] Tu prends { $count } coups.
       *[other] { $who } prend { $count } coups.
    }
}
wounded = { $is_first ->
    [yes] { $who ->
        [you] Tu subis { wounds }.
       *[other] { $who } subit { wounds }.
    }
   *[no] { $who ->
        [you] Tu subis { wounds }, { $all } en tout.
       *[other] { $who } subit { wounds }, { $all } en tout.
    }
}
harm_prevented = { $who ->
    [you] Tu t’en tires sans dommage.
   *[other] { $who } s’en tire sans dommage.
}
slain = { $how ->
    [lava] { $who ->
        [you] Tu brûles dans la lave.
       *[other] { $who } brûle dans la lave.
    }
    [water] { $who ->
        [you] Tu te noies dans l’eau profonde.
       *[other] { $who } se noie dans l’eau profonde.
    }
   *[wounds] { $who ->
        [you] Tu succombes.
       *[other] { $who } succombe.
    }
}
slain_by = { $who ->
    [you] Tu tombes en affrontant { $whom }.
   *[other] { $whom ->
        [you] { $who } tombe en t’affrontant.
       *[other] { $who } tombe en affrontant { $whom }.
    }
}
slain_by_card = { $who ->
    [you] Tu succombes à une carte : { $card }.
   *[other] { $who } succombe à une carte : { $card }.
}
# What the player of a slain Adventurer is told beside the mat.
picked_up = { $who ->
    [you] Te voilà entre quatre murs : tu quittes le tapis, pour revenir ailleurs.
   *[other] { $who }, entre quatre murs, quitte le tapis, pour revenir ailleurs.
}
webbed = { $who ->
    [you] Une toile te retient : 2 MV au plus au prochain déplacement.
   *[other] { $who } se prend dans une toile : 2 MV au plus au prochain déplacement.
}
chest_placed = Un second coffre se dresse au milieu. L’un des deux est faux.
chest_false = Ce coffre était faux : l’autre est le vrai.
stops_chosen = { $stops ->
    [all] On te consulte à chaque occasion.
    [none] On ne te consulte que si le coffre est en jeu.
   *[usual] On te consulte comme d’ordinaire.
}
switch_thrown = { $switch ->
    [always] On te consulte toujours pour { $card }.
    [later] On ne te consulte plus pour { $card } avant ton prochain tour.
   *[usual] On te consulte pour { $card } comme d’ordinaire.
}
ties_chosen = { $ties ->
    [ask] Tu choisis entre cases équivalentes pour tes Monstres.
   *[auto] Entre cases équivalentes, tes Monstres prennent la première.
}
joined = { $who ->
    [you] Tu entres en jeu à la prochaine manche.
   *[other] { $who } entre en jeu à la prochaine manche.
}
left = { $who ->
    [you] Tu as quitté la partie.
   *[other] { $who } a quitté la partie.
}
ended = La partie est finie. { $text }
reason = { $reason ->
    [last_round_played] { $who ->
        [you] La dernière manche est finie : tu es au plus près du coffre.
       *[other] La dernière manche est finie : { $who } est au plus près du coffre.
    }
    [others_left] { $who ->
        [you] Tous les autres sont partis : tu gagnes.
       *[other] Tous les autres sont partis : { $who } gagne.
    }
   *[chest_reached] { $who ->
        [you] Tu as atteint le coffre.
       *[other] { $who } a atteint le coffre.
    }
}

## Ce qu'il y a à faire

over = La partie est finie.
status = { $who ->
    [you] À toi : { $task }
   *[other] { $who } : { $task }
}
card_task = { $card } : { $task }
comes_in = Tu entres à la manche { $round }, en dernier dans l’ordre du tour. D’ici là, tu regardes.
waiting = La table attend des réponses…
questions =
    .adventurer = choisir un aventurier
    .gate = choisir le portail d’entrée
    .respond = jouer une carte, ou passer
    .lay = poser la tuile
    .place = placer le Monstre sur une case éclairée
    .act = se déplacer, attaquer ou jouer une carte
    .move = continuer, ou s’arrêter
    .push = où va la figurine poussée ?
    .shove = jeter dans la lave, ou épargner ?
    .spawn = choisir un point d’apparition
    .target = choisir une cible
    .order = qui est frappé d’abord ?
    .space = choisir une case
    .tile = choisir une tuile
    .pick = choisir une tuile à poser
    .put = quelle tuile vient ensuite ?
    .die = choisir un dé
    .way = choisir une direction
    .door = choisir un côté pour la porte secrète
    .turn = tourner une tuile
    .off_mat = apparaître
# Ce qu’un Aventurier peut encore faire, en liste avec « ou ».
still =
    .move = se déplacer
    .attack = attaquer
    .play = jouer une carte
    .end = finir le tour
# D’un Monstre, par son nom : « Spectre : qui attaque-t-il ? »
monster_asks =
    .prey = qui est sa proie ?
    .attack = qui attaque-t-il ?
    .space = où va-t-il ?
move_on = continuer (encore { $points } MV), ou s’arrêter

## Les cinq étapes d'un tour

round_of = { $limit ->
    [0] Manche { $round }
   *[other] Manche { $round } sur { $limit }
}
steps_list = Les cinq étapes d’un tour
before_steps = Choix des aventuriers
step_names =
    .move = Les Monstres se déplacent
    .attack = Les Monstres attaquent
    .tile = Poser une tuile
    .monster = Nouveau Monstre
    .act = Aventurier
step_short =
    .move = Bouger
    .attack = Attaque
    .tile = Tuile
    .monster = Monstre
    .act = Agir
step_state = { $state ->
    [done] { $step } : fait
    [now] { $step } : en cours
   *[next] { $step } : à venir
}

## Les moments de réponse : ce qui va arriver, et qui peut répondre

about_turn = { $who ->
    [you] Une pause dans ton tour : joue une carte ou passe.
   *[other] Une pause dans le tour en cours ({ $who }) : joue une carte ou passe.
}
about_path = { $who ->
    [you] Tu vas avancer de { spaces }.
   *[other] { $who } va avancer de { spaces }.
}
about_attack = { $who ->
    [you] Tu vas attaquer : { $names }.
   *[other] { $who } va attaquer : { $names }.
}
about_harm = { $who ->
    [you] Tu vas subir { wounds }.
   *[other] { $who } va subir { wounds }.
}
about_doom = { $who ->
    [you] Tu vas à ta perte.
   *[other] { $who } va à sa perte.
}

## Quand être consulté

stops =
    .usual = comme d’ordinaire
    .all = à chaque occasion
    .none = seulement pour le coffre
    .turn = pas avant mon prochain tour
    .attacked = pas avant qu’on m’attaque
    .step = pas avant la prochaine étape
switches =
    .usual = comme d’ordinaire
    .always = toujours
    .later = pas avant mon prochain tour
ties =
    .title = Cases équivalentes pour mes Monstres
    .help = Parfois, un Monstre pourrait finir son déplacement sur plusieurs cases équivalentes.
    .auto = la première est prise
    .ask = je choisis

## La main

hand_short = Main { $count }
play = Jouer
play_card = Jouer { $card }
card_types =
    .event = Événement
    .gear = Équipement
    .single = Usage unique
    .lasting = Durable
moments =
    .turn = entre les étapes
    .path = quand quelqu’un va se déplacer
    .attack = quand une attaque est annoncée
    .roll = après les dés
    .harm = avant des blessures

## Ce qui est possible

choose_adventurer = Choisis ton aventurier
take = Prendre : { $adventurer }
choices =
    .title = Tous les choix en liste
    .pick = Quoi
    .do = Le faire
do_there = { $verb ->
    [move] Aller en { $cell }
    [push] Forcer le passage en { $cell }
    [melee] Frapper en { $cell }
    [shoot] Tirer en { $cell }
    [blast] Explosion autour de { $cell }
    [place] Le placer en { $cell }
   *[target] Choisir { $cell }
}
do_tile = Choisir la tuile { $place }
do_lay = { $degrees ->
    [0] La poser en { $place }
   *[other] La poser en { $place }, tournée de { $degrees }°
}
do_turn = Tourner la tuile { $place } de { $degrees }°
do_door = { $way ->
    [n] Porte secrète au nord de la tuile { $place }
    [e] Porte secrète à l’est de la tuile { $place }
    [s] Porte secrète au sud de la tuile { $place }
   *[w] Porte secrète à l’ouest de la tuile { $place }
}
do_gate = Portail { $number }
do_way = { $way ->
    [n] Faire glisser vers le nord
    [e] Faire glisser vers l’est
    [s] Faire glisser vers le sud
   *[w] Faire glisser vers l’ouest
}
do_die = Relancer le dé n° { $number }
do_change = Changer le dé n° { $number } de { $by }
do_turn_die = Tourner le dé n° { $number } sur { $to }
do_reroll = Relancer : { $names }
do_pick = Poser la tuile n° { $number } du Plan
do_put = Remettre la tuile n° { $number } du Plan
buttons =
    .pass = Passer
    .done = Fini
    .end_turn = Finir le tour
    .stop = S’arrêter ici
    .stay = Rester (sans déplacement)
    .spare = Épargner
    .spawn = Apparaître
    .teleport = Utiliser le téléporteur
    .pick_up = Quitter le tapis : sans issue
    .use_magic-ring = Utiliser l’Anneau magique
sure_pick_up =
    .title = Quitter le tapis ?
    .text = Tu es entre quatre murs. Ton Aventurier quitte le tapis avec ses cartes et ses blessures, et réapparaît à ton prochain tour.
    .yes = Oui, quitter le tapis
    .keep = Non, rester
refusals =
    .NOT_NOW = La table demande autre chose maintenant.
    .CARD_NOT_PLAYABLE = Tu ne peux pas jouer cette carte maintenant.
    .TAKEN = Cet aventurier est pris.
    .GATE_TAKEN = Ce portail est pris.
    .OUT_OF_REACH = Ton Aventurier ne peut pas y aller maintenant.
    .NO_PUSH = Ton Aventurier ne peut y forcer aucun passage maintenant.
    .NO_TARGET = Il n’y a rien à y attaquer avec cette attaque.
    .NO_PLACE = Le Monstre ne peut pas être placé là.
    .CANNOT_LAY = La tuile ne peut pas être posée là de cette façon.
    .NO_CHOICE = Cela ne fait pas partie des choix.
    .MUST_SPAWN = Ton Aventurier doit apparaître : un point est libre.
    .ALREADY_PLAYING = Cette place est prise.
    .NOT_PLAYING = Cette place ne joue pas.

## Les joueurs et leurs figurines

players_title = Joueurs
wounds_of = { $count ->
    [one] { $count } blessure sur { $most }
   *[other] { $count } blessures sur { $most }
}
cards_in_hand = { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
}
monsters_of = { $count ->
    [one] { $count } Monstre sur { $most } au plus
   *[other] { $count } Monstres sur { $most } au plus
}
player_states =
    .off = hors du tapis
    .out = ne joue pas
    .waits = entre plus tard
    .away = pas là
    .webbed = dans une toile : prochain déplacement 2 MV
show_figure = Montrer { $name }
numbers =
    .mv = Mouvement
    .bp = Points de corps
    .def = Défense
    .melee = Dés de mêlée
    .ranged = Dés à distance
    .area = Dés de zone
reward = Récompense : { cards }
heals = Guérit 1 blessure à chaque tour.
tactic_los = Si le Monstre voit un Aventurier, il { doing }
tactic_within = Si l’un d’eux est à { $range } MV ou moins à pied, il { doing }
tactic_no_los = Sinon, il { doing }
copies = { $whom ->
    [you] Copie la carte { $adventurer } et te chasse, à vue ou non.
   *[other] Copie la carte { $adventurer } et chasse { $whom }, à vue ou non.
}
abilities =
    .flight = Vol : franchit l’eau et la lave.
    .incorporeal = Immatériel : traverse la roche ; fosses, lances et glissades ne l’atteignent pas.
    .amphibious = Amphibie : l’eau est comme le sol.
    .aquatic = Aquatique : l’eau est comme le sol.
    .fire_immune = Immunité au feu : la lave est sans danger.
    .unpushable = Inébranlable : personne ne force le passage.
    .thorns = Épines : 1 blessure à qui tente de forcer le passage.
    .dry = Craint l’eau : n’y entre jamais.
    .drain = Ponction : guérit 1 blessure en blessant.
    .curse = Malédiction : sa victime perd aussi une carte au hasard.
    .web = Toile : le prochain déplacement de sa victime a 2 MV au plus.

## La fin, entrer et sortir

victory = Victoire
defeat = Défaite
wins = { $who } gagne
figures =
    .rounds = Manches
    .tiles = Tuiles sur le tapis
    .monsters = Monstres sur le tapis
    .hand = Cartes en main
joining =
    .now = Tu attends la fin de cette manche ; ensuite tu joues en dernier à chaque manche. À ta première étape 5, tu choisis un aventurier et il apparaît.
    .early = Les nouveaux venus entrent quand la première manche est finie.
    .back = Tu as quitté cette partie. Tu peux revenir comme un nouveau venu, sans ce que tu avais : dès la prochaine manche, en dernier dans l’ordre du tour.
leaving = Ton Aventurier, tes cartes et tes Monstres quittent la partie. Les autres continuent ; s’il n’en reste qu’un, il gagne.

## Les sons, selon ce qu'ils annoncent

# Touches du tapis, et leur effet.
mat_keys =
    .move = Flèches
    .zoom = + et −
    .all = 0
    .find = F
    .turn = R
    .drop = Échap
    .pass = Espace
mat_key_help =
    .move = déplacer le tapis ; sur une cible : aller à la suivante
    .zoom = zoomer
    .all = tout le tapis
    .find = trouver ton Aventurier
    .turn = tourner la tuile
    .drop = annuler ce qui est choisi
    .pass = passer quand on te demande si tu réponds
effects =
    .dice = Dés
    .step = Pas
    .stone = Une tuile est posée
    .grind = Des salles bougent
    .growl = Un Monstre arrive
    .clash = Une attaque
    .wound = Blessures
    .bell = Un Aventurier tombe
    .slain = Un Monstre tombe
    .card = Une carte est jouée
    .coin = Trésor
    .heal = Soin
    .fanfare = Victoire
    .dirge = Défaite
    .tick = Impossible
    .turn = Ton tour commence

credit = « Dungeon Crawler Labyrinth » de Gifted Vision inc. (2015). Règles redites avec nos mots ; tous les nombres, textes de cartes, dessins de tuiles et le tapis sont une reconstitution propre à ce projet.

## Le terminal. Les touches et ce que l'on tape restent tels quels.

role = Aventurier { $letter }
others_decide = Les autres décident.
prompt_lay = poser la tuile { $tile } : où, et comment tournée ?
prompt_place = placer le Monstre ({ $monster }) : où ?
stake_short = Le coffre est en jeu.
prompt_roll = Les dés sont sur la table ({ $purpose } : { $dice }) ; ils comptent quand tous ont passé.
play_a_card = Jouer une carte ?
ask_when = Me consulter : { $when }
ask_for_when = Me consulter pour { $card } : { $when }
ties_when = Cases équivalentes pour mes Monstres : { $when }
chest_there = le coffre
treasure_there = trésor
hint_adventurer = { $name } : { $mv } MV, { $bp } PC, dés : mêlée { $melee }, distance { $ranged }, zone { $area }
hint_creature = { $name } : { $mv } MV, { $bp } PC, DÉF { $defence }, dés : mêlée { $melee }, distance { $ranged }, zone { $area }
gone_short = (plus là)
no_adventurer = pas d’aventurier
body_points = { $bp }/{ $most } PC
webbed_short = toile
your_hand = Ta main :
hand_summary = Ta main : { $names }.
held_card = { $card } (question : { $when })
ranking = Du premier au dernier
key_help =
    .arrows = au choix le plus proche de ce côté du tapis, ou le long de la liste
    .tab = la ligne suivante de la liste
    .number = la ligne qui porte ce numéro
    .find = seulement les lignes qui contiennent cela ; Échap les montre toutes
    .asking = quand on te consulte, pour toutes les cartes ou pour l’une d’elles
key_names =
    .arrows = flèches
    .tab = Tab
    .number = 12, Entrée
typed_help =
    .action = une action : le verbe, puis la colonne et la rangée d’une case
    .lay = une tuile, par colonne et rangée de son emplacement et quarts de tour
    .play = une carte ; pass, done, stay et stop ne font rien (de plus)
    .ask = être consulté à chaque occasion ; ask usual, ask none
    .switch = pour une carte : usual, always, ou later (dès ton prochain tour)
sign_names =
    .chest = CC $$ 1 à 6
    .ground = . ## blanc
sign_help =
    .adventurers = les aventuriers par place, en capitales
    .monsters = un Monstre par l’initiale anglaise de son espèce, puis la lettre de son maître
    .chest = le coffre, le trésor, les points d’apparition
    .ground = sol, roche, pas encore posé
    .water = eau peu profonde, eau profonde, lave
    .offered = une case qui peut être choisie ; [ ] celle qui est marquée
