### What everything in the box and everybody on the mat is called.

## Players and figures

player = Player { $number }
# A player: $role is subject at the beginning of a sentence, object ("strikes at you"),
# or indirect ("pushes past you").
you = { $role ->
    [subject] You
    [object] you
   *[indirect] you
}
# A Monster and who controls it, in the same roles.
monster = { $owner ->
    [you] { $role ->
        [subject] Your { creature }
       *[other] your { creature }
    }
   *[other] { $owner }’s { creature }
}
# A Monster whose player is not known: it is not on the mat yet, or no more.
lone_monster = { $role ->
    [subject] The { creature }
   *[other] the { creature }
}
creature = { $creature ->
    [dreadlander_warlock] Dreadlander Warlock
    [fire_elemental] Fire Elemental
    [gargoyle] Gargoyle
    [giant_spider] Giant Spider
    [hellhound] Hellhound
    [kobold] Kobold
    [minotaur] Minotaur
    [minotaur_templar] Minotaur Templar
    [mummy] Mummy
    [skeleton] Skeleton
    [slime] Slime
    [specter] Specter
    [stone_golem] Stone Golem
    [vampire] Vampire
    [villager] Villager
    [zombie] Zombie
   *[doppelganger] Doppelganger
}

## The box

adventurers =
    .dwarf_cleric = Dwarf Cleric
    .dwarf_explorer = Dwarf Explorer
    .dwarf_warrior = Dwarf Warrior
    .elf_thief = Elf Thief
    .elf_warrior = Elf Warrior
    .elf_wizard = Elf Wizard
    .human_cleric = Human Cleric
    .human_thief = Human Thief
    .human_warrior = Human Warrior
    .human_wizard = Human Wizard
tiles =
    .treasure_chamber = Treasure Chamber
    .back_stair = Back Stair
    .gate = Gate
    .corridor = Corridor
    .trident = Trident
    .forked_corridor = Forked Corridor
    .three_way_room = 3-Way Room
    .island = Island
    .small_room = Small Room
    .zigzag = Zigzag
    .funnel = Funnel
    .wide_corridor = Wide Corridor
    .trench = Trench
    .intersection = Intersection
    .one_wall_room = One Wall Room
    .crescent = Crescent
    .dead_end = Dead End
    .water = Water
    .t_junction = T-Junction
    .four_way_room = 4-Way Room
    .corner_room = Corner Room
    .water_step = Water Step
    .wide_corner = Wide Corner
    .split_room = Split Room
    .round_about = Round About
    .corner = Corner
    .lava_island = Lava Island
    .large_room = Large Room
    .four_corner = Four Corner
    .alcove = Alcove
    .cull_de_sac = Cull de Sac
    .lava_bridge = Lava Bridge
    .pillar = Pillar
    .solid_stone = Solid Stone
    .crooked = Crooked
    .secret_room = Secret Room
    .floating_teleport = Floating Teleport
cards =
    .cave_in = Cave In
    .crushing_trap = Crushing Trap
    .doppelganger = Doppelganger
    .extra_wealth = Extra Wealth
    .false_treasure = False Treasure
    .healing_font = Healing Font
    .lure = Lure
    .map = Map
    .mirror_trap = Mirror Trap
    .pit_trap = Pit Trap
    .reinforcements = Reinforcements
    .rotating_rooms = Rotating Rooms
    .secret_door = Secret Door
    .shifting_rooms = Shifting Rooms
    .sliding_trap = Sliding Trap
    .spear_trap = Spear Trap
    .summoning_trap = Summoning Trap
    .switch_trap = Switch Trap
    .teleport_trap = Teleport Trap
    .warp_space = Warp Space
    .amulet_of_protection = Amulet of Protection
    .combat_prowess = Combat Prowess
    .defensive_prowess = Defensive Prowess
    .magic_belt = Magic Belt
    .magic_boots = Magic Boots
    .magic_cloak = Magic Cloak
    .magic_ring = Magic Ring
    .magic_weapon = Magic Weapon
    .potion_of_firewalk = Potion of Firewalk
    .potion_of_flight = Potion of Flight
    .potion_of_healing = Potion of Healing
    .potion_of_quickness = Potion of Quickness
    .power_card_1 = Power Card I
    .power_card_2 = Power Card II
    .power_card_3 = Power Card III
    .power_card_4 = Power Card IV
    .ranged_attack = Ranged Attack
    .rapid_strike = Rapid Strike
    .scroll_of_fireball = Scroll of Fireball
    .scroll_of_teleportation = Scroll of Teleportation
