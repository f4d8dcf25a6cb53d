// Made by `make words`: do not edit.
import { catalogue } from '../../../../kit/words.svelte'
import english from './en'

export const words = catalogue(english, {
  de: () => import('./de'),
  fr: () => import('./fr'),
})
