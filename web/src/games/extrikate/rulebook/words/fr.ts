// Made by `make words` from languages/fr/extrikate-rulebook.ftl: do not edit.
import type { Shape } from '../../../../kit/words.svelte'
import type en from './en'

const words: Shape<typeof en> = {
  in_short: {
    title: "En bref",
    goal: "Rapporte plus de trésors que tous les autres. Les morts ne gagnent jamais. (EX-44)",
    turn: "Exploration : lance trois dés jusqu’à trois fois et arrête-toi quand tu veux ; un piège ou un monstre finit le tour. (EX-15, EX-16)",
    rolls: "Sommes en exploration : 3 à 5 et 7 piège, 6 trésor, 8, 12 et 13 marcher ou creuser, 9 et 11 mur, 10 porte, 14 à 16 et 18 monstre, 17 éboulement. (EX-20)",
    dangers: "Un dé contre le nombre d’un piège ou d’un monstre : en dessous, tu perds l’une de tes trois vies. Un monstre accepte aussi son nombre en trésors. (EX-34, EX-36, EX-37)",
    turning_back: "Fais demi-tour au début d’un tour : désormais un jet par tour, sur des cases marquées d’un point, jusqu’à ton départ. (EX-13, EX-17, EX-22, EX-41)",
    way_out: "Sommes au retour : 3 à 5 piège, 16 à 18 monstre, tout le reste marcher ou creuser. (EX-20)",
  },
  what_it_is_about: {
    title: "Le but",
    "EX-44": "L’explorateur qui rentre avec le plus de trésors gagne. Les morts ne gagnent jamais.",
    "EX-1": "Une à trois personnes. Tout est visible de tous.",
    "EX-45": "À butins égaux, la victoire se partage.",
    "EX-46": "Si personne ne rentre, le donjon gagne.",
    "EX-47": "En solitaire, rentrer est la victoire et tes trésors font le score.",
  },
  the_sheet: {
    title: "La feuille",
    "EX-2": "Une feuille de douze cases sur douze pour tous : colonnes A à L, rangées 1 à 12.",
    "EX-3": "Un côté entre deux cases est ouvert, un mur ou une porte. Au début, tous sont ouverts.",
    "EX-4": "Le bord est de la roche massive.",
    "EX-5": "Un point marque une case explorée, peu importe par qui.",
    "EX-7": "Deux dés donnent la colonne de ton départ et deux autres sa rangée ; elle reçoit un point aussitôt.",
    "EX-10": "Tu commences avec trois vies et sans trésor.",
    "EX-11": "À plusieurs, le dé le plus haut commence ; on joue dans l’ordre des places.",
  },
  a_turn: {
    title: "Un tour",
    "EX-18": "Lance trois dés ; leur somme dit ce qui arrive. Il faut le faire si c’est possible d’une façon ou d’une autre.",
    "EX-15": "En exploration, tu lances une, deux ou trois fois : après chaque jet, tu peux t’arrêter.",
    "EX-16": "Un piège ou un monstre finit le tour, quelle qu’en soit l’issue.",
    "EX-13": "Avant le premier jet d’un tour, tu peux faire demi-tour, pour de bon.",
    "EX-14": "On peut faire demi-tour dès qu’on a lancé au moins une fois dans la partie.",
    "EX-17": "Au retour, un tour est un seul jet (jusqu’à trois avec le retour rapide).",
  },
  walking_and_drawing: {
    title: "Marcher et tracer",
    "EX-21": "Avance d’une case par un côté ouvert ou une porte. Une case nouvelle reçoit son point.",
    "EX-22": "Au retour, on ne marche que sur des cases marquées d’un point, y compris celles des autres.",
    "EX-24": "Creuse un mur à côté de toi : sur un cinq ou un six, il disparaît. Tu restes où tu es.",
    "EX-25": "Mur : trace-le sur un côté ouvert de ta case, même le dernier.",
    "EX-26": "Déjà entre quatre murs ? Alors creuse.",
    "EX-28": "Porte : trace-la sur un côté ouvert ou muré de ta case.",
    "EX-29": "Une porte laisse passer tout le monde et reste pour toujours : rien ne peut la murer.",
    "EX-30": "Éboulement : un dé moins deux dit combien de côtés ouverts de ta case deviennent des murs, à ton choix.",
  },
  treasure_and_dangers: {
    title: "Trésors et dangers",
    "EX-32": "Trésor : tu en gagnes un, où que tu sois.",
    "EX-34": "Combats un monstre : avec son nombre ou plus sur un dé, tu gagnes ; en dessous, tu perds une vie.",
    "EX-35": "Après une victoire, lance un dé pour son magot : un nombre inférieur à celui du monstre donne autant de trésors.",
    "EX-36": "Ou soudoie-le : paie son nombre en trésors, sans lancer de dé.",
    "EX-37": "Piège : son nombre ou plus sur un dé, sinon une vie est perdue.",
    "EX-39": "Sans vies, on est mort, et ses trésors sont perdus. Ce qui est tracé reste.",
    "EX-40": "Les explorateurs qui se croisent ne se font rien.",
  },
  coming_home: {
    title: "Rentrer",
    "EX-41": "Au retour, tu rentres à l’instant où tu atteins ta case de départ.",
    "EX-42": "Faire demi-tour sur sa propre case de départ, c’est rentrer aussitôt.",
    "EX-43": "La partie finit quand tous sont rentrés ou morts.",
    "EX-49": "Abandonner, c’est mourir.",
    "EX-48": "Après 500 de tes tours, tu te perds dans le noir.",
  },
}
export default words
