/** What is kept on this device: the map under the pencil, the one to play on, and what was chosen. */

const key = (name: string): string => `waystone.dooom.${name}`

export function recall(name: 'draft' | 'own' | 'choice'): string {
  try {
    return localStorage.getItem(key(name)) ?? ''
  } catch {
    return '' // Storage may be switched off.
  }
}

/** False where it can't be kept: switched off, or too large. */
export function keep(name: 'draft' | 'own' | 'choice', text: string): boolean {
  try {
    localStorage.setItem(key(name), text)
    return true
  } catch {
    return false
  }
}
