// Made by `make words` from languages/fr/delve_and_dash-rulebook.ftl: do not edit.
import type { Shape } from '../../../../kit/words.svelte'
import type en from './en'

const words: Shape<typeof en> = {
  in_short: {
    title: "En bref",
    goal: "Rapporte le trésor dans la salle de ta propre borne. (DD-80)",
    moves: "Coups par tour : huit avec trois vies, six avec deux, quatre avec une ; avec le trésor, toujours quatre. (DD-36)",
    tries: "Chaque essai coûte un coup, même s’il trouve un mur. Ce que l’un découvre, tous le voient. (DD-27, DD-38)",
    dragon: "Le dragon s’éveille quand un pas finit à trois salles de lui ou moins. Dès lors il avance d’une salle par manche, en volant, et frappe ceux qu’il atteint. (DD-53, DD-55)",
    strike: "Une attaque du dragon coûte une vie et le trésor ; tu te réveilles ailleurs. Sur ta propre borne, tu es en sûreté. (DD-51, DD-77)",
    doors: "Niveau 2 : une porte verrouillée cède une fois sur deux ; si elle résiste, ton tour est fini. (DD-45, DD-48)",
    battle: "Entre dans la salle de l’autre guerrier quand l’un de vous porte le trésor, et une pièce décide qui l’a. (DD-73)",
  },
  what_it_is_about: {
    title: "Le but",
    "DD-80": "Tu gagnes dès que tu tiens le trésor dans la salle de ta propre borne : en l’y apportant, ou en l’y gagnant au combat.",
    "DD-3": "On joue en solitaire, contre l’ordinateur ou en duel : à deux sur un appareil ou à distance.",
    "DD-5": "Au niveau 1, il y a des murs et des passages. Le niveau 2 ajoute des portes à serrure.",
    "DD-4": "Le guerrier 1 joue avant le guerrier 2. En duel, une pièce décide qui est qui, et la revanche échange les places.",
  },
  the_labyrinth: {
    title: "Le labyrinthe",
    "DD-7": "Huit salles sur huit : colonnes A à H d’ouest en est, rangées 1 à 8 du nord au sud. D’autres tailles, de 6 à 20, ne comptent pas pour les classements.",
    "DD-8": "Entre deux voisines, il y a un mur, un passage ou une porte, le même des deux côtés et pour toute la partie.",
    "DD-12": "Chaque salle est accessible depuis toutes les autres : une serrure retarde, elle ne barre jamais la route pour de bon.",
    "DD-9": "Le bord ne se franchit jamais. L’essayer ne coûte rien.",
  },
  before_the_first_move: {
    title: "Avant le premier coup",
    "DD-17": "Chaque guerrier choisit une salle comme borne secrète. Les 64 sont permises, même celle de l’autre. On ne peut plus en changer ensuite.",
    "DD-21": "L’antre du dragon est à quatre salles au moins de chaque borne.",
    "DD-22": "Le trésor est à deux salles au plus de l’antre, peut-être dedans, et à trois au moins de chaque borne.",
    "DD-23": "En solitaire, tu pars de ta borne. À deux, chaque guerrier part à une distance de deux à quatre salles de la sienne, pour que personne ne la trahisse.",
  },
  what_you_can_see: {
    title: "Ce que l’on voit",
    "DD-27": "Seul un essai révèle une limite. Un choc montre un mur, un pas montre un passage ou une porte. Tous voient ce que chacun découvre.",
    "DD-30": "Ta borne n’est montrée qu’à toi jusqu’à la fin de la partie.",
    "DD-31": "Un dragon endormi est invisible. Éveillé, il est toujours visible quand on joue à deux ; en solitaire, tu le vois à cinq salles ou moins, et une marque pâle montre où tu l’as vu en dernier.",
    "DD-32": "À son éveil, des étincelles marquent son antre jusqu’à ce que le trésor soit trouvé une première fois.",
    "DD-33": "Le trésor est invisible tant que personne n’est entré dans sa salle. Dès lors, tous savent où il est.",
  },
  turns_and_moves: {
    title: "Tours et coups",
    "DD-35": "En solitaire, tant que le dragon dort, il n’y a pas de tours : explore autant que tu veux. Une fois éveillé, lui et toi jouez à tour de rôle.",
    "DD-34": "À deux, une manche se joue ainsi : guerrier 1, guerrier 2, puis le dragon s’il est éveillé.",
    "DD-36": "Un tour a huit coups avec trois vies, six avec deux, quatre avec une ; avec le trésor, toujours quatre. Les coups ne se gardent pas d’un tour à l’autre.",
    "DD-38": "Chaque essai coûte un coup, même s’il finit contre un mur ou une porte qui résiste.",
    "DD-37": "Un mur déjà connu ne peut plus être essayé, et ne coûte rien.",
    "DD-39": "Ton tour finit quand il ne te reste aucun coup, quand tu choisis Tour suivant, quand une porte verrouillée résiste, ou quand tu entres dans la salle du dragon.",
    "DD-40": "Qui ramasse ou gagne le trésor continue avec au plus quatre des coups restants. Éveiller le dragon en solitaire donne un tour neuf et entier.",
  },
  doors_on_level_2: {
    title: "Les portes, au niveau 2",
    "DD-44": "Une porte déverrouillée laisse toujours passer ; après ton pas, elle se verrouille derrière toi.",
    "DD-45": "Une porte verrouillée cède une fois sur deux. Alors tu passes, et elle reste déverrouillée.",
    "DD-48": "Si elle résiste, ton tour finit aussitôt. Pendant l’exploration libre, tu peux simplement réessayer.",
  },
  the_dragon: {
    title: "Le dragon",
    "DD-53": "Il s’éveille quand un pas finit à trois salles de lui ou moins, comptées sans diagonales et sans tenir compte des murs. Il ne se rendort jamais.",
    "DD-50": "Murs et portes ne le gênent pas. Il n’entre jamais sur une borne.",
    "DD-55": "Dans sa phase, il avance d’une salle, même en diagonale, puis frappe chaque guerrier de sa salle.",
    "DD-56": "Il chasse qui porte le trésor ; sinon le guerrier le plus proche qui n’est pas chez lui. S’il n’y a personne, il va voir où il a vu quelqu’un en dernier, puis retourne à son antre.",
    "DD-51": "Sur ta propre borne, tu es en sûreté.",
    "DD-66": "Entrer dans sa salle, c’est être frappé aussitôt, et ton tour est fini.",
    "DD-77": "Une attaque du dragon coûte une vie et te fait lâcher le trésor sur place. Tu te réveilles dans une salle au hasard, loin du dragon, des bornes et du trésor.",
    "DD-79": "Sans vies, un guerrier est hors de la partie.",
  },
  treasure_and_battles: {
    title: "Trésor et combats",
    "DD-70": "On ramasse le trésor en entrant dans sa salle. On ne peut ni le poser ni le donner.",
    "DD-73": "Entrer dans la salle de l’autre guerrier quand l’un de vous porte le trésor déclenche un combat. Une pièce décide qui l’a ensuite.",
    "DD-75": "Un combat par tour au plus. Un combat ne coûte pas de vie.",
  },
  the_end: {
    title: "La fin",
    "DD-81": "En solitaire, la partie est perdue avec ta dernière vie.",
    "DD-82": "En duel, le survivant continue et doit encore rapporter le trésor. Si les deux meurent, les deux perdent.",
    "DD-83": "Contre l’ordinateur, ta mort est sa victoire. S’il meurt, tu continues ; si le dragon vous tue tous deux d’un même élan, vous avez perdu tous les deux.",
    "DD-84": "Abandonner donne la victoire à l’autre guerrier s’il vit. Un duel peut finir par une nulle d’un commun accord, et il est clos après 300 manches.",
    "DD-85": "Quand c’est fini, tout est montré, et la rediffusion s’ouvre.",
  },
  leaderboards: {
    title: "Classements",
    "DD-92": "Huit classements : solitaire, contre l’ordinateur, duels à distance et duels sur un appareil, chacun sur deux niveaux et de cent places. Seules comptent les parties aux réglages habituels, gagnées en rapportant le trésor.",
    "DD-113": "Les programmes ont leurs propres classements, à côté de ceux des personnes : qui joue au moyen d’un jeton, ou plus vite que toute main.",
    "DD-93": "Le plus rapide d’abord ; puis moins de coups, moins de vies perdues, plus de murs trouvés.",
    "DD-87": "Le serveur mesure du premier essai à la victoire et compte tout lui-même : tu ne donnes qu’un nom.",
  },
}
export default words
