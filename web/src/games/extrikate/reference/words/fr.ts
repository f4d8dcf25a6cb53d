// Made by `make words` from languages/fr/extrikate-reference.ftl: do not edit.
import type { Shape } from '../../../../kit/words.svelte'
import type en from './en'

const words: Shape<typeof en> = {
  titles: {
    legend: "Ce que veulent dire les signes",
    sums: "Ce que donnent trois dés",
    results: "Ce que veulent dire les résultats",
    dangers: "Pièges et monstres",
    turning_back: "Quand faire demi-tour",
    tips: "Bons conseils",
  },
  legend: {
    first: "Le premier explorateur",
    second: "Le deuxième explorateur",
    third: "Le troisième explorateur",
    start: "Le départ d’un explorateur : c’est là qu’il rentre",
    dot: "Une case explorée",
    wall: "Un mur : creuse, ou fais le tour",
    door: "Une porte : ouverte à tous, pour toujours",
    open: "Un côté ouvert",
    rim: "Le bord : de la roche tout autour de la feuille",
    way: "Le retour le plus court",
    life: "Une vie",
    lost: "Une vie perdue",
    treasure: "Trésors",
  },
  sums: {
    sum: "Somme",
    odds: "Sur 100 jets",
    delve: "En exploration",
    exit: "Au retour",
  },
  results: {
    result: "Résultat",
    means: "Ce qu’il faut faire",
  },
  dangers: {
    danger: "Nombre",
    hurt: "Une vie perdue",
    hoard: "Un combat rapporte en moyenne",
    bribe: "Soudoyer coûte",
    note: "Un piège ne se soudoie pas et n’a pas de magot. L’un comme l’autre finit le tour.",
  },
  hoard: (a) => `${a.count} trésor`,
  price: (a) => `${a.count} trésors`,
  turning_back: {
    way: "Pas jusqu’au départ",
    one: "Dernière vie",
    two: "Deux vies",
    three: "Trois vies",
    never: "continue",
    note: "Calcul exact, pour le plus de trésors en moyenne. Un mur sur le chemin compte pour quatre pas. Contre d’autres, il peut être bon d’arrêter plus tôt ou d’oser davantage.",
  },
  enough: (a) => `dès ${a.count} trésors`,
  tips: {
    near: "Reste près de ton départ : chaque pas du retour est un jet, et deux sur 100 coûtent une vie. Les trésors viennent à toi où que tu sois.",
    dig: "Sur ton départ, avec un mur à côté, réponds à « marcher ou creuser » en creusant : tu n’as pas à le quitter.",
    walls: "Trace les murs là où ils ne coupent pas ton retour, et les portes sur ce chemin : rien ne mure une porte.",
    lives: "Avec trois vies, continue ; avec deux aussi, sauf si tu portes beaucoup et que tu es loin ; avec la dernière, fais demi-tour dès le deuxième trésor.",
    fight: "Combats plutôt que de soudoyer : seul un gros butin avec la dernière vie vaut qu’on paie.",
    stop: "On ne fait demi-tour qu’avant le premier jet d’un tour : finis un tour plus tôt si le suivant doit commencer ainsi.",
    others: "Si quelqu’un est rentré avec plus que toi, seuls plus de trésors comptent : rentrer avec moins, c’est perdre.",
  },
}
export default words
