### Comment s'appellent tout ce qui est dans la boîte et tous ceux qui sont sur le tapis.

## Joueurs et figurines

player = Joueur { $number }
you = { $role ->
    [subject] Toi
    [object] toi
   *[indirect] toi
}
monster = { $owner ->
    [you] { $role ->
        [subject] { $creature ->
            [gargoyle] Ta
            [mummy] Ta
            [slime] Ta
           *[kobold] Ton
        } { creature }
       *[other] { $creature ->
            [gargoyle] ta
            [mummy] ta
            [slime] ta
           *[kobold] ton
        } { creature }
    }
   *[other] { lone_monster } ({ $owner })
}
lone_monster = { $role ->
    [subject] { $creature ->
        [gargoyle] { "La " }
        [mummy] { "La " }
        [slime] { "La " }
        [giant_spider] L’
        [fire_elemental] L’
       *[kobold] { "Le " }
    }{ creature }
   *[other] { $creature ->
        [gargoyle] { "la " }
        [mummy] { "la " }
        [slime] { "la " }
        [giant_spider] l’
        [fire_elemental] l’
       *[kobold] { "le " }
    }{ creature }
}
creature = { $creature ->
    [dreadlander_warlock] Sorcier des Terres d’effroi
    [fire_elemental] Élémentaire de feu
    [gargoyle] Gargouille
    [giant_spider] Araignée géante
    [hellhound] Molosse infernal
    [kobold] Kobold
    [minotaur] Minotaure
    [minotaur_templar] Minotaure templier
    [mummy] Momie
    [skeleton] Squelette
    [slime] Gelée
    [specter] Spectre
    [stone_golem] Golem de pierre
    [vampire] Vampire
    [villager] Villageois
    [zombie] Zombie
   *[doppelganger] Sosie
}

## La boîte

adventurers =
    .dwarf_cleric = Clerc nain
    .dwarf_explorer = Explorateur nain
    .dwarf_warrior = Guerrier nain
    .elf_thief = Voleur elfe
    .elf_warrior = Guerrier elfe
    .elf_wizard = Magicien elfe
    .human_cleric = Clerc humain
    .human_thief = Voleur humain
    .human_warrior = Guerrier humain
    .human_wizard = Magicien humain
tiles =
    .treasure_chamber = Chambre du trésor
    .back_stair = Escalier de service
    .gate = Portail
    .corridor = Couloir
    .trident = Trident
    .forked_corridor = Couloir fourchu
    .three_way_room = Salle à 3 issues
    .island = Île
    .small_room = Petite salle
    .zigzag = Zigzag
    .funnel = Entonnoir
    .wide_corridor = Large couloir
    .trench = Tranchée
    .intersection = Croisement
    .one_wall_room = Salle à un mur
    .crescent = Croissant
    .dead_end = Impasse
    .water = Eau
    .t_junction = Embranchement en T
    .four_way_room = Salle à 4 issues
    .corner_room = Salle d’angle
    .water_step = Gué
    .wide_corner = Large virage
    .split_room = Salle divisée
    .round_about = Rond-point
    .corner = Virage
    .lava_island = Île de lave
    .large_room = Grande salle
    .four_corner = Quatre coins
    .alcove = Alcôve
    .cull_de_sac = Cul-de-sac
    .lava_bridge = Pont de lave
    .pillar = Pilier
    .solid_stone = Roche pleine
    .crooked = Boyau tortueux
    .secret_room = Salle secrète
    .floating_teleport = Téléporteur flottant
cards =
    .cave_in = Éboulement
    .crushing_trap = Piège broyeur
    .doppelganger = Sosie
    .extra_wealth = Richesses
    .false_treasure = Faux trésor
    .healing_font = Fontaine de soin
    .lure = Appât
    .map = Plan
    .mirror_trap = Piège miroir
    .pit_trap = Fosse
    .reinforcements = Renforts
    .rotating_rooms = Salles tournantes
    .secret_door = Porte secrète
    .shifting_rooms = Salles mouvantes
    .sliding_trap = Piège à glissade
    .spear_trap = Piège à lances
    .summoning_trap = Piège d’invocation
    .switch_trap = Piège d’échange
    .teleport_trap = Piège de téléportation
    .warp_space = Distorsion
    .amulet_of_protection = Amulette de protection
    .combat_prowess = Art du combat
    .defensive_prowess = Art de la défense
    .magic_belt = Ceinture magique
    .magic_boots = Bottes magiques
    .magic_cloak = Cape magique
    .magic_ring = Anneau magique
    .magic_weapon = Arme magique
    .potion_of_firewalk = Potion de marche sur le feu
    .potion_of_flight = Potion de vol
    .potion_of_healing = Potion de soin
    .potion_of_quickness = Potion de vivacité
    .power_card_1 = Carte de pouvoir I
    .power_card_2 = Carte de pouvoir II
    .power_card_3 = Carte de pouvoir III
    .power_card_4 = Carte de pouvoir IV
    .ranged_attack = Attaque à distance
    .rapid_strike = Frappe rapide
    .scroll_of_fireball = Parchemin de boule de feu
    .scroll_of_teleportation = Parchemin de téléportation
