// Made by `make words` from languages/fr/app-replay.ftl: do not edit.
import type { Shape } from '../../../kit/words.svelte'
import type en from './en'

const words: Shape<typeof en> = {
  replay: {
    title: "Rediffusion",
    viewpoint: "Point de vue",
    all: "Tout montrer",
    spectator: "Un spectateur",
    play: "Lecture",
    pause: "Pause",
    first: "Au début",
    last: "À la fin",
    back: "Une étape en arrière",
    on: "Une étape en avant",
    speed: "Vitesse",
    position: "Position dans la partie",
    download: "Télécharger l’enregistrement",
    analyse: "Analyser",
    yourself: "Jouer à ce jeu",
    verify: "Vérifier",
    verifying: "On la rejoue ici…",
    other_seed: "la graine n’est pas celle promise avant la partie",
    wrong: "Cela ne concorde pas",
    seed: "Graine",
    commitment: "Promis avant la partie",
    checksum: "Somme de contrôle de l’enregistrement",
    share: "Copier un lien vers cet instant",
    keys: "Espace lance et met en pause, les flèches avancent ou reculent d’une étape, Début et Fin vont aux extrémités.",
    only_watched: "Cette partie est finie, on ne peut que la regarder : appuie sur Lecture ou avance étape par étape.",
  },
  replay_step: (a) => `Étape ${a.at} sur ${a.all}`,
  replay_verified: (a) => `Exact : ${a.steps} étapes rejouées avec le même résultat, et la graine correspond à ce qui était promis avant la partie.`,
  replay_here: (a) => `Vérifié sur cet appareil, par Python ${a.python} dans ton navigateur : aucun serveur n’a été cru.`,
  replay_from_here: (a) => `Jouer ${a.name} à partir d’ici`,
}
export default words
