/** What treasure cards do. */
import { named } from '../../../kit/words.svelte'
import { words } from './words'

export const cardText = (id: string): string => named(words().card_texts, id)
