"""Made by `make words` from languages/fr/dungeon_crawler-names.ftl: do not edit."""

from __future__ import annotations

from waystone.words.runtime import Person, Text, key, number
from waystone.words.en import dungeon_crawler_names as english


class Words(english.Words):
    """The messages of this catalogue."""


    @staticmethod
    def you(*, role: str) -> str:
        return ({"subject": "Toi", "object": "toi"}.get(key(role)) or "toi")


    @staticmethod
    def monster(*, owner: Person, role: str, creature: str) -> str:
        return ((({"gargoyle": "Ta", "mummy": "Ta", "slime": "Ta"}.get(key(creature)) or "Ton") + " " + Words.creature(creature=creature) if key(role) == "subject" else ({"gargoyle": "ta", "mummy": "ta", "slime": "ta"}.get(key(creature)) or "ton") + " " + Words.creature(creature=creature)) if owner.is_you else Words.lone_monster(role=role, creature=creature) + " (" + owner.name + ")")


    @staticmethod
    def lone_monster(*, role: str, creature: str) -> str:
        return (({"gargoyle": "La ", "mummy": "La ", "slime": "La ", "giant_spider": "L’", "fire_elemental": "L’"}.get(key(creature)) or "Le ") + Words.creature(creature=creature) if key(role) == "subject" else ({"gargoyle": "la ", "mummy": "la ", "slime": "la ", "giant_spider": "l’", "fire_elemental": "l’"}.get(key(creature)) or "le ") + Words.creature(creature=creature))


    @staticmethod
    def creature(*, creature: str) -> str:
        return ({"dreadlander_warlock": "Sorcier des Terres d’effroi", "fire_elemental": "Élémentaire de feu", "gargoyle": "Gargouille", "giant_spider": "Araignée géante", "hellhound": "Molosse infernal", "kobold": "Kobold", "minotaur": "Minotaure", "minotaur_templar": "Minotaure templier", "mummy": "Momie", "skeleton": "Squelette", "slime": "Gelée", "specter": "Spectre", "stone_golem": "Golem de pierre", "vampire": "Vampire", "villager": "Villageois", "zombie": "Zombie"}.get(key(creature)) or "Sosie")

    adventurers: english.AdventurersTable = {
        "dwarf_cleric": "Clerc nain",
        "dwarf_explorer": "Explorateur nain",
        "dwarf_warrior": "Guerrier nain",
        "elf_thief": "Voleur elfe",
        "elf_warrior": "Guerrier elfe",
        "elf_wizard": "Magicien elfe",
        "human_cleric": "Clerc humain",
        "human_thief": "Voleur humain",
        "human_warrior": "Guerrier humain",
        "human_wizard": "Magicien humain",
    }
    tiles: english.TilesTable = {
        "treasure_chamber": "Chambre du trésor",
        "back_stair": "Escalier de service",
        "gate": "Porte",
        "corridor": "Couloir",
        "trident": "Trident",
        "forked_corridor": "Couloir fourchu",
        "three_way_room": "Salle à 3 issues",
        "island": "Île",
        "small_room": "Petite salle",
        "zigzag": "Zigzag",
        "funnel": "Entonnoir",
        "wide_corridor": "Large couloir",
        "trench": "Tranchée",
        "intersection": "Croisement",
        "one_wall_room": "Salle à un mur",
        "crescent": "Croissant",
        "dead_end": "Impasse",
        "water": "Eau",
        "t_junction": "Embranchement en T",
        "four_way_room": "Salle à 4 issues",
        "corner_room": "Salle d’angle",
        "water_step": "Gué",
        "wide_corner": "Large virage",
        "split_room": "Salle divisée",
        "round_about": "Rond-point",
        "corner": "Virage",
        "lava_island": "Île de lave",
        "large_room": "Grande salle",
        "four_corner": "Quatre coins",
        "alcove": "Alcôve",
        "cull_de_sac": "Cul-de-sac",
        "lava_bridge": "Pont de lave",
        "pillar": "Pilier",
        "solid_stone": "Roche pleine",
        "crooked": "Tortueux",
        "secret_room": "Salle secrète",
        "floating_teleport": "Téléporteur flottant",
    }
    cards: english.CardsTable = {
        "cave_in": "Éboulement",
        "crushing_trap": "Piège broyeur",
        "doppelganger": "Sosie",
        "extra_wealth": "Richesses",
        "false_treasure": "Faux trésor",
        "healing_font": "Fontaine de soin",
        "lure": "Appât",
        "map": "Plan",
        "mirror_trap": "Piège miroir",
        "pit_trap": "Fosse",
        "reinforcements": "Renforts",
        "rotating_rooms": "Salles tournantes",
        "secret_door": "Porte secrète",
        "shifting_rooms": "Salles mouvantes",
        "sliding_trap": "Piège glissant",
        "spear_trap": "Piège à lances",
        "summoning_trap": "Piège d’invocation",
        "switch_trap": "Piège d’échange",
        "teleport_trap": "Piège de téléportation",
        "warp_space": "Distorsion",
        "amulet_of_protection": "Amulette de protection",
        "combat_prowess": "Art du combat",
        "defensive_prowess": "Art de la défense",
        "magic_belt": "Ceinture magique",
        "magic_boots": "Bottes magiques",
        "magic_cloak": "Cape magique",
        "magic_ring": "Anneau magique",
        "magic_weapon": "Arme magique",
        "potion_of_firewalk": "Potion de marche-feu",
        "potion_of_flight": "Potion de vol",
        "potion_of_healing": "Potion de soin",
        "potion_of_quickness": "Potion de vivacité",
        "power_card_1": "Carte de pouvoir I",
        "power_card_2": "Carte de pouvoir II",
        "power_card_3": "Carte de pouvoir III",
        "power_card_4": "Carte de pouvoir IV",
        "ranged_attack": "Attaque à distance",
        "rapid_strike": "Frappe rapide",
        "scroll_of_fireball": "Parchemin de boule de feu",
        "scroll_of_teleportation": "Parchemin de téléportation",
    }
    card_texts: english.CardTextsTable = {
        "cave_in": "Retire une tuile posée sans figurine. Son emplacement redevient inconnu ; ses jetons retournent à la réserve.",
        "crushing_trap": "Les murs se resserrent : chaque figurine d’une tuile autre que le centre subit une attaque de 2 dés.",
        "doppelganger": "Place le Sosie à côté de l’Aventurier d’un autre joueur. C’est ton Monstre ; il copie la carte de cet Aventurier et le chasse.",
        "extra_wealth": "Place 2 tas de trésor sur deux tuiles différentes. Pioche 1 carte de trésor pour chaque jeton qui manque à la réserve.",
        "false_treasure": "Place le second coffre sur la tuile centrale. Qui arrive sur un coffre quand les deux sont là lance un d6 : sur 1–3, ce coffre est faux et retiré ; sur 4–6, il est vrai.",
        "healing_font": "Chaque Aventurier d’une tuile retire jusqu’à 3 blessures.",
        "lure": "Jusqu’à 3 Monstres avancent aussitôt, dans la limite de leur MV, vers un Aventurier. Ils n’attaquent pas.",
        "map": "Regarde les 5 premières tuiles, pose l’une d’elles aussitôt selon les règles de pose et remets les autres dessus dans l’ordre voulu.",
        "mirror_trap": "Compare les dés à la DÉF de l’attaquant. C’est lui qui prend ces coups, l’Aventurier aucun.",
        "pit_trap": "La figurine tombe : 1 blessure, et son déplacement finit sur cette case.",
        "reinforcements": "Pioche et place jusqu’à 2 Monstres comme à l’étape 4, dans la limite de ton maximum. Chacun se déplace ou attaque ensuite.",
        "rotating_rooms": "Tourne jusqu’à 2 tuiles posées d’autant de quarts de tour que tu veux. Tout ce qui s’y trouve tourne avec elles.",
        "secret_door": "Place le jeton Porte secrète entre deux tuiles révélées. Il ouvre un passage d’une case au milieu de ce bord.",
        "shifting_rooms": "Échange deux tuiles posées avec tout ce qui s’y trouve, sans les tourner.",
        "sliding_trap": "Choisis nord, est, sud ou ouest. La figurine glisse par là de 5 cases au plus, jusqu’à ce que quelque chose l’arrête. Son déplacement finit.",
        "spear_trap": "La figurine subit une attaque de 3 dés. Si elle survit, elle continue avec le MV qui lui reste.",
        "summoning_trap": "Pioche une carte de créature et place ce Monstre à côté de l’Aventurier. Il est à toi et attaque aussitôt l’Aventurier s’il le peut. Le déplacement continue ensuite.",
        "switch_trap": "Deux figurines sur la même tuile ou sur des tuiles voisines, mais pas sur la tuile centrale, échangent leurs places.",
        "teleport_trap": "Lance un dé pour un point d’apparition (comme pour réapparaître). La figurine y va et son déplacement finit.",
        "warp_space": "Déplace une figurine sur une case libre d’une tuile révélée voisine, à travers les murs, mais pas sur la tuile centrale.",
        "amulet_of_protection": "Ton Aventurier ignore toutes les blessures d’une attaque ou d’une carte, ou échappe à la lave ou à l’eau profonde vers la case libre et sûre la plus proche.",
        "combat_prowess": "+1 à chaque dé d’une attaque de ton Aventurier. Peut se jouer après le jet.",
        "defensive_prowess": "Ton Aventurier ignore jusqu’à 2 coups d’une attaque. Peut se jouer après le jet.",
        "magic_belt": "+2 PC.",
        "magic_boots": "+2 MV.",
        "magic_cloak": "+1 DÉF (6 au plus).",
        "magic_ring": "Une fois par manche (comptée depuis le début de ton tour), relance un dé que tu viens de lancer.",
        "magic_weapon": "+1d6 à tes attaques de mêlée.",
        "potion_of_firewalk": "Tu as l’immunité au feu et peux marcher sur la lave.",
        "potion_of_flight": "Tu as le Vol.",
        "potion_of_healing": "Retire toutes tes blessures.",
        "potion_of_quickness": "À l’étape 5, fais un déplacement de plus.",
        "power_card_1": "Change un dé d’un jet quelconque de +1 ou −1.",
        "power_card_2": "Change un dé d’un jet quelconque de +2 ou −2.",
        "power_card_3": "Relance autant de dés d’un jet que tu veux.",
        "power_card_4": "Tourne un dé d’un jet quelconque sur la face de ton choix.",
        "ranged_attack": "Tu gagnes une attaque à distance de 2 dés ; si tu en as déjà une, +1d6 pour elle.",
        "rapid_strike": "À l’étape 5, fais une attaque de plus.",
        "scroll_of_fireball": "Fais une attaque de zone de 3 dés depuis la case de ton Aventurier. Les figurines immunisées au feu sont épargnées.",
        "scroll_of_teleportation": "Au lieu de te déplacer, place ton Aventurier sur une case libre et ouverte à 10 cases au plus, à travers les murs, mais pas sur la tuile centrale.",
    }
