/** Whether there is room for one column only: what the style sheets ask too. */
import { MediaQuery } from 'svelte/reactivity'

export const narrow = new MediaQuery(
  '(max-width: 559px), (max-width: 820px) and (max-aspect-ratio: 5/4)',
)
