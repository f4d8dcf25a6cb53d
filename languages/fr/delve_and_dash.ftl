### Delve & Dash : tout ce qui se dit d'une partie, dans le navigateur et dans le terminal.
### $who est la personne dont parle la phrase ; [you] est celle qui la lit.

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
warrior = Guerrier { $number }
you = Toi
waystone_chosen = { $who ->
    [you] Tu as choisi ta borne.
   *[other] { $who } a choisi une borne.
}
waystone_placed = { $who ->
    [you] Ta borne est en { $cell }. Personne d’autre ne le sait.
   *[other] La borne choisie par { $who } est en { $cell }.
}
match_began = Le labyrinthe est silencieux. Quelque part dort un dragon.
turn_began = { $who ->
    [you] { $left ->
        [one] À toi : { $left } coup.
       *[other] À toi : { $left } coups.
    }
   *[other] { $left ->
        [one] { $who } a { $left } coup.
       *[other] { $who } a { $left } coups.
    }
}
stepped = { $who ->
    [you] Tu vas { way } en { $cell }.
   *[other] { $who } va { way } en { $cell }.
}
bumped = { $who ->
    [you] Un mur te barre le chemin { side }.
   *[other] { $who } se heurte à un mur { side }.
}
door_held = { $who ->
    [you] La porte { side } est verrouillée et résiste.
   *[other] La porte { side } résiste à { $who }.
}
door_forced = { $who ->
    [you] Tu forces la serrure ; la porte reste déverrouillée.
   *[other] { $who } force une serrure.
}
door_locked = La porte se referme et se verrouille.
dragon_woke = { $reach ->
    [0] Le dragon s’éveille en { $cell } ! Le trésor est dans son antre.
    [1] Le dragon s’éveille en { $cell } ! Le trésor est à une salle au plus de son antre.
    [2] Le dragon s’éveille en { $cell } ! Le trésor est à deux salles au plus de son antre.
   *[other] Le dragon s’éveille en { $cell } ! Le trésor est à { $reach } salles au plus de son antre.
}
dragon_stirred = Un tintement : le dragon remue.
dragon_seen = Le dragon apparaît en { $cell }.
dragon_moved = Le dragon vole jusqu’en { $cell }.
dragon_moved_unseen = Des ailes battent quelque part dans le noir.
attacked = { $who ->
    [you] { $lives ->
        [0] Le dragon te frappe en { $cell } : plus aucune vie.
        [one] Le dragon te frappe en { $cell } : il te reste une vie.
       *[other] Le dragon te frappe en { $cell } : il te reste { $lives } vies.
    }
   *[other] { $lives ->
        [0] Le dragon frappe { $who } en { $cell } : plus aucune vie.
        [one] Le dragon frappe { $who } en { $cell } : il lui reste une vie.
       *[other] Le dragon frappe { $who } en { $cell } : il lui reste { $lives } vies.
    }
}
treasure_dropped = Le trésor tombe en { $cell }.
respawned = { $who ->
    [you] Tu reprends connaissance en { $cell }.
   *[other] { $who } reprend connaissance en { $cell }.
}
died = { $who ->
    [you] Ta dernière vie est perdue.
   *[other] { $who } a péri.
}
treasure_found = { $who ->
    [you] Tu trouves le trésor en { $cell } ! Rapporte-le chez toi.
   *[other] { $who } trouve le trésor en { $cell } !
}
treasure_taken = { $who ->
    [you] Tu ramasses le trésor en { $cell }.
   *[other] { $who } ramasse le trésor en { $cell }.
}
battle_held = { $carrier ->
    [you] { $other } et toi combattez ; tu gardes le trésor.
   *[other] { $other ->
        [you] { $carrier } et toi combattez ; { $carrier } garde le trésor.
       *[other] { $carrier } et { $other } combattent ; { $carrier } garde le trésor.
    }
}
robbed = { $winner ->
    [you] Les lames se croisent : tu prends le trésor à { $loser } !
   *[other] { $loser ->
        [you] Les lames se croisent : { $winner } te prend le trésor !
       *[other] Les lames se croisent : { $winner } prend le trésor à { $loser } !
    }
}
draw_offered = { $who ->
    [you] Tu proposes la nulle.
   *[other] { $who } propose la nulle.
}
left = { $who ->
    [you] Tu abandonnes.
   *[other] { $who } abandonne.
}
ended = La partie est finie. { $text }
status =
    .choose = Choisis une salle comme borne secrète.
    .wait = On attend l’autre borne.
    .free = Le dragon dort : explore librement.
    .dragon = Le dragon se déplace.
    .over = La partie est finie.
# Dit à qui presse une flèche ou l’espace avant la partie.
keys_first = Choisis d’abord ta borne : Tab jusqu’au labyrinthe, flèches, puis Entrée.
is_choosing = { $who } choisit une borne.
explores_freely = Le dragon dort : { $who } explore librement.
moves_of_yours = { $left ->
    [one] À toi : encore { $left } coup
   *[other] À toi : encore { $left } coups
}
carry_home = { $left ->
    [one] Rapporte le trésor : encore { $left } coup
   *[other] Rapporte le trésor : encore { $left } coups
}
status_theirs = { $left ->
    [one] { $who } : encore { $left } coup
   *[other] { $who } : encore { $left } coups
}
refusals =
    .ALREADY_CHOSEN = Ta borne est choisie et ne peut plus changer.
    .NOT_CHOSEN_YET = Les guerriers choisissent encore leurs bornes.
    .TOO_LATE = Les bornes se choisissent avant le début de la partie.
    .RIM = Il n’y a rien au-delà du bord du labyrinthe.
    .KNOWN_WALL = Il y a un mur.
    .FREE_EXPLORATION = Il n’y a pas de tours tant que le dragon dort.
    .NOT_A_DUEL = On ne peut convenir d’une nulle que dans un duel.
    .ALREADY_OFFERED = Tu as déjà proposé la nulle ce tour-ci.
    .DEAD = Ton guerrier a péri ; la partie continue sans lui.
reason = { $reason ->
    [home_with_the_treasure] { $who ->
        [you] Tu as rapporté le trésor.
       *[other] { $who } a rapporté le trésor.
    }
    [dead] { $who ->
        [you] Le dragon a pris ta dernière vie.
       *[other] Le dragon a pris sa dernière vie à { $who }.
    }
    [human_dead] { $who ->
        [you] Le dragon a pris ta dernière vie ; l’ordinateur gagne.
       *[other] Le dragon a pris sa dernière vie à { $who } ; l’ordinateur gagne.
    }
    [both_dead] Le dragon a eu tout le monde.
    [forfeit] { $who ->
        [you] L’autre guerrier a abandonné.
       *[other] { $who } gagne : l’autre a abandonné.
    }
    [draw_agreed] Nulle d’un commun accord.
    [last_round_played] Trois cents manches sont passées et personne n’a gagné.
   *[given_up] La partie a été abandonnée.
}
leaving = { $is_alone ->
    [yes] La partie s’arrête aussitôt et elle est perdue.
   *[no] La partie s’arrête aussitôt. L’autre guerrier gagne s’il est en vie.
}
peek = Maintenir : borne ({ $who })
victory = Victoire
defeat = Défaite
draw = Nulle
wins = { $who } gagne
figures =
    .moves = Coups
    .deaths = Vies perdues
    .explored = Murs trouvés
    .rounds = Manches
lives = { $lives ->
    [one] { $lives } vie
   *[other] { $lives } vies
}
moves = Coups
moves_left = { $left ->
    [one] encore { $left } coup
   *[other] encore { $left } coups
}
freely = libre
carries = porte le trésor
away = pas là
ready = borne choisie
choosing = choisit
next_turn = Tour suivant
board = Labyrinthe
confirm = La placer en { $cell }
random = Choisir pour moi
select_first = Choisis une salle, puis confirme. Les coins sont faciles à retenir et faciles à deviner.
cues =
    .dragon_woke = Le dragon s’éveille !
    .treasure_found = Le trésor !
    .robbed = Choc des lames !
    .attacked = Touché !
cell =
    .you = toi
    .dragon = le dragon
    .last_seen = dragon vu ici en dernier
    .waystone = ta borne
    .hint = antre : le trésor est proche
    .treasure = le trésor
    .explored = explorée
    .unexplored = inexplorée
    .can_go = tu peux essayer d’y aller
    .can_choose = Entrée la choisit comme borne
    .selected = choisie
    .danger = à portée du dragon
cell_waystone_of = borne ({ $who })
cell_with_treasure = { $who ->
    [you] toi avec le trésor
   *[other] { $who } avec le trésor
}
cell_wall = mur { side }
cell_rim = bord { side }
cell_open = passage { side }
cell_door = porte { side }
cell_locked_door = porte verrouillée { side }
cell_unknown = inconnu { side }
misses =
    .far = On ne peut essayer que les quatre salles voisines.
effects =
    .step = Pas
    .thud = Mur trouvé
    .creak = La porte verrouillée résiste
    .chime = Le dragon va bouger
    .roar = Le dragon s’éveille
    .wings = Le dragon se déplace
    .latch = Porte forcée
    .click = La porte se verrouille derrière toi
    .clash = Le porteur perd le combat
    .fanfare = Victoire
    .treasure = Trésor trouvé
    .coin = Trésor ramassé de nouveau
    .thump = Trésor tombé
    .snarl = Le dragon frappe
    .bell = Un guerrier meurt
    .dirge = Partie perdue
    .tick = Impossible
    .turn1 = Tour du guerrier 1
    .turn2 = Tour du guerrier 2
credit = Inspiré d’un jeu de labyrinthe de 1980.

## Le terminal. Les mots entre parenthèses sont des touches et restent tels quels.

lone_name = Guerrier
do_move = aller { way }
do_choose = la placer en { $cell }
actions =
    .next_turn = finir le tour
    .agree_draw = accepter la nulle
prompt_choose = { $who ->
    [you] Tu choisis une borne.
   *[other] { $who } choisit une borne.
}
prompt_free = { $who ->
    [you] Tu explores librement tant que le dragon dort.
   *[other] { $who } explore librement tant que le dragon dort.
}
prompt_moves = { $who ->
    [you] { $left ->
        [one] Il te reste { $left } coup.
       *[other] Il te reste { $left } coups.
    }
   *[other] { $left ->
        [one] { $who } a encore { $left } coup.
       *[other] { $who } a encore { $left } coups.
    }
}
coin_fell = La pièce est retombée
seats_swapped = Les places sont échangées
level = Niveau { $number }
subtitles =
    .delve-and-dash = DANS LE DONJON OBSCUR
    .computer-labyrinth = LE DÉDALE DU DRAGON
mode_names =
    .solo = solitaire
    .duel = duel
    .cpu = contre l’ordinateur
round = manche { $number }
dead = a péri
gone = hors du labyrinthe
in_cell = en { $cell }
carrying = porte le trésor { $sign }
exploring = explore librement
facts =
    .dragon = Dragon
    .treasure = Trésor
    .waystone = Borne
    .waystones = Bornes
    .secret = secret
dragon_asleep = endormi
dragon_asleep_in = endormi en { $cell }
dragon_awake_in = éveillé, en { $cell }
dragon_last_seen = hors de vue, vu en dernier en { $cell }
dragon_unseen = éveillé, hors de vue
treasure_with = { $who ->
    [you] avec toi
   *[other] avec { $who }
}
treasure_in = en { $cell }
treasure_near = caché près de l’antre { $cell } { $sign }
treasure_hidden = caché
owner = { $who ->
    [you] à toi
   *[other] à { $who }
}
summary = { $people } ; dragon : { $dragon } ; trésor : { $treasure }
closing =
    .time = Temps
    .moves = Coups
    .deaths = Vies perdues
    .explored = Exploré
closing_moves = { $who ->
    [you] Tes coups
   *[other] Coups ({ $who })
}
closing_deaths = { $who ->
    [you] Tes vies perdues
   *[other] Vies perdues ({ $who })
}
closing_explored = { $percent }{ "\u202F" }% des murs
legend =
    .dragon = dragon
    .last_seen = vu là
    .treasure = trésor
    .waystone = borne
    .lair = antre
    .locked_door = porte close
    .open_door = porte ouverte
key_names =
    .ways = flèches, WASD, hjkl
    .next = espace
    .choose = C5, ou flèches ; Entrée
key_help =
    .ways = essayer d’aller par là
    .next = finir le tour
    .choose = choisir une salle
signs =
    .warriors = les guerriers
    .dragon = le dragon éveillé ; endormi, ou là où on l’a vu en dernier
    .things = trésor ; antre du dragon ; bornes
    .doors = une porte verrouillée, une porte déverrouillée
    .visited = visitée par le guerrier 1, par le guerrier 2, par les deux
aims =
    .return = rentre
    .hunt = chasse le porteur
    .fetch = va chercher le trésor
    .search = cherche près de l’antre
    .explore = explore
