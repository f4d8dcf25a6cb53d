/** What is fetched as soon as the first board is drawn. */
import { fetched } from '../../kit/fetched.svelte'

export const later = fetched(() => import('./further'))
