// Made by `make words` from languages/fr/app-learn.ftl: do not edit.
import type { Shape } from '../../../kit/words.svelte'
import type en from './en'

const words: Shape<typeof en> = {
  learn: {
    title: "Apprendre à jouer",
    lessons: "Leçons",
    problems: "Problèmes",
    problems_about: "Une position, une idée : trouve le chemin.",
    none: "Il n’y a pas encore de leçon pour ce jeu.",
    done: "fait",
    to_do: "à faire",
    begin: "Commencer",
    resume: "Continuer",
    again: "Encore une fois",
    play: "Jouer",
    skip: "Passer",
    all: "Leçons",
    known: "Ce que tu sais",
    read_on: "Continuer",
    back: "Un pas en arrière",
    space: "Espace",
    not_wanted: "Pas dans cette leçon : suis la lumière.",
    not_now: "Ce n’est pas possible maintenant.",
    solved: "Résolu !",
    failed: "Pas cette fois",
    not_over: "Ce n’est pas fini : continue.",
    try_again: "Réessayer",
  },
  step: (a) => `${a.at} sur ${a.all}`,
  learn_back: "Retour à la partie à laquelle on t’invite",
  learn_next: (a) => `Ensuite : ${a.title}`,
}
export default words
