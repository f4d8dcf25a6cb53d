// Made by `make words` from languages/fr/dooom-rulebook.ftl: do not edit.
import type { Shape } from '../../../../kit/words.svelte'
import type en from './en'

const words: Shape<typeof en> = {
  in_short: {
    title: "En bref",
    goal: "Apporte assez d’or sur une sortie. (DM-68)",
    turn: "6 points d’action par tour, un de moins par pièce d’équipement : un pas coûte 1, ramasser 1, une potion ou une attaque tout le reste. (DM-24, DM-34)",
    seeing: "Tu vois à deux cases autour de toi, à trois avec une lanterne. Les murs n’arrêtent pas la vue. (DM-36, DM-37)",
    things: "Une potion soigne 1, une épée ajoute 1 dégât, une armure en ôte 1. (DM-48, DM-51)",
    fighting: "Une attaque contre un voisin touche trois fois sur quatre, pour 1 dégât, et finit le tour. (DM-50, DM-51)",
    dying: "Sans points de vie, on est mort : l’équipement est détruit, l’or tombe à terre. (DM-55, DM-56, DM-58)",
  },
  what_it_is_about: {
    title: "Le but",
    "DM-68": "Entre sur une sortie avec assez d’or, et tu gagnes aussitôt.",
    "DM-70": "Plus d’or que nécessaire ne nuit pas. Avec un but de 0, n’importe quelle sortie suffit.",
    "DM-15": "Une à huit personnes, chacune pour soi.",
    "DM-72": "Si plus personne n’est en vie, ou après la dernière manche, personne ne gagne.",
    "DM-71": "Le dernier en vie doit encore sortir, sauf si la table fait gagner les survivants.",
  },
  the_dungeon: {
    title: "Le donjon",
    "DM-1": "Un rectangle de cases carrées, de taille quelconque.",
    "DM-2": "Une case est sol, mur ou sortie, et ne change jamais.",
    "DM-3": "Sur le sol peut se trouver une chose : or, potion de soin, épée, armure ou lanterne.",
    "DM-6": "Au-delà du bord, c’est un mur comme les autres.",
    "DM-7": "Deux vivants ne partagent jamais une case.",
    "DM-16": "Tu commences sur une case libre au hasard, avec 3 points de vie, sans or ni équipement.",
    "DM-17": "Ce qui est sur ta première case n’est pas encore à toi, et une sortie à cet endroit ne fait rien gagner.",
  },
  a_turn: {
    title: "Un tour",
    "DM-23": "On joue dans un ordre fixe ; on saute le tour des morts.",
    "DM-24": "Un tour a 6 points d’action (PA), un de moins par pièce d’équipement portée.",
    "DM-25": "L’équipement pris pendant un tour coûte son point à partir du tour suivant.",
    "DM-26": "Le tour finit quand il n’y a plus de PA, quand tu le veux, après une potion et après une attaque. Le reste est perdu.",
    "DM-32": "Ce qui est impossible ne coûte rien.",
    "DM-34": "Un pas coûte 1 PA, ramasser 1 PA, une potion ou une attaque tous ceux qui restent.",
    "DM-28": "Là où l’on s’attend les uns les autres, un chronomètre peut tourner ; le temps écoulé met fin au tour, et trop de fois de suite élimine le joueur.",
  },
  seeing: {
    title: "Voir",
    "DM-36": "Tu vois à deux cases autour de toi, à trois avec une lanterne, sans les coins de ce carré.",
    "DM-37": "Rien n’arrête la vue : on voit à travers les murs et les gens.",
    "DM-38": "Un joueur cache ce qui est sous lui. On voit que quelqu’un est là, rien de plus.",
    "DM-40": "L’or a le même aspect quelle que soit la quantité, et une silhouette ne dit pas qui elle est.",
    "DM-41": "Une lanterne éclaire dès qu’elle est prise.",
    "DM-76": "Ce que tu as vu reste en mémoire, et s’assombrit hors de vue.",
  },
  walking_and_taking: {
    title: "Marcher et prendre",
    "DM-43": "Un pas mène à l’une des quatre cases voisines.",
    "DM-44": "Jamais dans un mur, ni sur un joueur en vie.",
    "DM-45": "Ce sur quoi tu marches reste en place tant que tu ne le ramasses pas.",
    "DM-47": "Une épée, une armure et une lanterne au plus ; on ne peut pas les poser.",
    "DM-48": "Un tas d’or se prend en entier. Une potion se boit aussitôt : 1 PV de plus.",
  },
  fighting_and_dying: {
    title: "Combattre et mourir",
    "DM-49": "Attaque un joueur sur l’une des quatre cases voisines.",
    "DM-50": "Cela coûte tous tes PA, touche trois fois sur quatre et finit le tour.",
    "DM-51": "Un coup qui touche fait 1 dégât, 1 de plus avec une épée, 1 de moins contre une armure.",
    "DM-53": "Qui attaque apprend le résultat ; l’autre, de quel côté venait le coup.",
    "DM-55": "Sans points de vie, tu meurs et tu as perdu.",
    "DM-56": "L’équipement des morts est détruit.",
    "DM-58": "L’or des morts tombe à terre, à la place de ce qui s’y trouvait.",
    "DM-61": "Depuis une sortie, il roule jusqu’au sol le plus proche.",
    "DM-63": "Partir, c’est mourir.",
  },
  who_knows_what: {
    title: "Qui sait quoi",
    "DM-75": "Tous connaissent le but, la manche, qui joue, et qui est en vie, mort ou parti.",
    "DM-77": "Qui regarde, même mort, apprend cela et rien d’autre, sauf si la table est ouverte aux spectateurs.",
    "DM-74": "Après la fin, tout le donjon est montré.",
  },
}
export default words
