"""Made by `make words` from languages/fr/dungeon_crawler-cards.ftl: do not edit."""

from __future__ import annotations

from waystone.words.runtime import Person, Text, key, number
from waystone.words.en import dungeon_crawler_cards as english


class Words(english.Words):
    """The messages of this catalogue."""

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
        "potion_of_firewalk": "Tu as l’immunité au feu et peux marcher sur la lave. Cela dure jusqu’à la fin de ton tour, ou du suivant si tu la joues en dehors.",
        "potion_of_flight": "Tu as le Vol. Cela dure jusqu’à la fin de ton tour, ou du suivant si tu la joues en dehors.",
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
