### Wie alles in der Schachtel und alle auf dem Plan heißen.

## Spieler und Figuren

player = Spieler { $number }
# subject: wer etwas tut; object: „auf dich“, „den Kobold“; indirect: „an dir“, „dem Kobold“.
you = { $role ->
    [subject] Du
    [object] dich
   *[indirect] dir
}
monster = { $owner ->
    [you] { $role ->
        [subject] { $creature ->
            [giant_spider] Deine
            [mummy] Deine
           *[other] Dein
        }
        [object] { $creature ->
            [giant_spider] deine
            [mummy] deine
            [skeleton] dein
            [specter] dein
           *[other] deinen
        }
       *[indirect] { $creature ->
            [giant_spider] deiner
            [mummy] deiner
           *[other] deinem
        }
    } { creature }
   *[other] { $role ->
        [subject] { $creature ->
            [giant_spider] Die
            [mummy] Die
            [skeleton] Das
            [specter] Das
           *[other] Der
        }
        [object] { $creature ->
            [giant_spider] die
            [mummy] die
            [skeleton] das
            [specter] das
           *[other] den
        }
       *[indirect] { $creature ->
            [giant_spider] der
            [mummy] der
           *[other] dem
        }
    } { creature } von { $owner }
}
lone_monster = { $role ->
    [subject] { $creature ->
        [giant_spider] Die
        [mummy] Die
        [skeleton] Das
        [specter] Das
       *[other] Der
    }
    [object] { $creature ->
        [giant_spider] die
        [mummy] die
        [skeleton] das
        [specter] das
       *[other] den
    }
   *[indirect] { $creature ->
        [giant_spider] der
        [mummy] der
       *[other] dem
    }
} { creature }
creature = { $creature ->
    [dreadlander_warlock] Hexer aus dem Grauland
    [fire_elemental] Feuerelementar
    [gargoyle] Gargoyle
    [giant_spider] Riesenspinne
    [hellhound] Höllenhund
    [kobold] Kobold
    [minotaur] Minotaurus
    [minotaur_templar] Minotaurus-Templer
    [mummy] Mumie
    [skeleton] Skelett
    [slime] Schleim
    [specter] Gespenst
    [stone_golem] Steingolem
    [vampire] Vampir
    [villager] Dorfbewohner
    [zombie] Zombie
   *[doppelganger] Doppelgänger
}

## Die Schachtel

adventurers =
    .dwarf_cleric = Zwergenpriester
    .dwarf_explorer = Zwergenforscher
    .dwarf_warrior = Zwergenkrieger
    .elf_thief = Elfendieb
    .elf_warrior = Elfenkrieger
    .elf_wizard = Elfenzauberer
    .human_cleric = Menschenpriester
    .human_thief = Menschendieb
    .human_warrior = Menschenkrieger
    .human_wizard = Menschenzauberer
tiles =
    .treasure_chamber = Schatzkammer
    .back_stair = Hintertreppe
    .gate = Tor
    .corridor = Gang
    .trident = Dreizack
    .forked_corridor = Gabelgang
    .three_way_room = Raum mit drei Wegen
    .island = Insel
    .small_room = Kleiner Raum
    .zigzag = Zickzack
    .funnel = Trichter
    .wide_corridor = Breiter Gang
    .trench = Graben
    .intersection = Kreuzung
    .one_wall_room = Raum mit einer Wand
    .crescent = Sichel
    .dead_end = Sackgasse
    .water = Wasser
    .t_junction = Einmündung
    .four_way_room = Raum mit vier Wegen
    .corner_room = Eckraum
    .water_step = Wassersteg
    .wide_corner = Breite Ecke
    .split_room = Geteilter Raum
    .round_about = Rundgang
    .corner = Ecke
    .lava_island = Lavainsel
    .large_room = Großer Raum
    .four_corner = Vier Ecken
    .alcove = Nische
    .cull_de_sac = Kehre
    .lava_bridge = Lavabrücke
    .pillar = Säule
    .solid_stone = Massiver Fels
    .crooked = Krummer Gang
    .secret_room = Geheimer Raum
    .floating_teleport = Schwebender Teleporter
cards =
    .cave_in = Einsturz
    .crushing_trap = Quetschfalle
    .doppelganger = Doppelgänger
    .extra_wealth = Mehr Reichtum
    .false_treasure = Falscher Schatz
    .healing_font = Heilquelle
    .lure = Köder
    .map = Karte
    .mirror_trap = Spiegelfalle
    .pit_trap = Fallgrube
    .reinforcements = Verstärkung
    .rotating_rooms = Drehende Räume
    .secret_door = Geheimtür
    .shifting_rooms = Wandernde Räume
    .sliding_trap = Rutschfalle
    .spear_trap = Speerfalle
    .summoning_trap = Beschwörungsfalle
    .switch_trap = Tauschfalle
    .teleport_trap = Teleportfalle
    .warp_space = Raumkrümmung
    .amulet_of_protection = Schutzamulett
    .combat_prowess = Kampfgeschick
    .defensive_prowess = Abwehrgeschick
    .magic_belt = Magischer Gürtel
    .magic_boots = Magische Stiefel
    .magic_cloak = Magischer Umhang
    .magic_ring = Magischer Ring
    .magic_weapon = Magische Waffe
    .potion_of_firewalk = Trank des Feuerlaufs
    .potion_of_flight = Flugtrank
    .potion_of_healing = Heiltrank
    .potion_of_quickness = Trank der Eile
    .power_card_1 = Machtkarte I
    .power_card_2 = Machtkarte II
    .power_card_3 = Machtkarte III
    .power_card_4 = Machtkarte IV
    .ranged_attack = Fernangriff
    .rapid_strike = Schneller Schlag
    .scroll_of_fireball = Schriftrolle des Feuerballs
    .scroll_of_teleportation = Schriftrolle der Teleportation
