import { catalogue } from '../../kit/words.svelte'
import english from './words/en'

export const words = catalogue(english, { de: () => import('./words/de') })
