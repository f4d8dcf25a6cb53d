/** Why a choice was better, as a sentence. */
import type { Reason } from '../../kit/wire'
import { words } from './words'

/** Each sentence takes what it needs of all that a reason may speak of. */
export function reasonOf({ why, values }: Reason): string {
  const number = (name: string): number => Number(values[name] ?? 0)
  return words().why({
    why,
    cell: String(values['cell'] ?? '').toUpperCase(),
    count: number('count'),
    share: number('share'),
    rest: number('rest'),
    home: number('home'),
    steps: number('steps'),
    strength: number('strength'),
    better: number('better'),
  })
}
