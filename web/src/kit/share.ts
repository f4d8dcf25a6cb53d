/** Pass something on: by the device's own sheet where it has one, else by the clipboard. */

export interface Shared {
  readonly title: string
  readonly text?: string
  readonly url?: string
}

/** What became of it; `closed` if the player thought better of it. */
export type Passed = 'shared' | 'copied' | 'closed' | 'failed'

/** Whether the device has a sheet of its own for this. */
export const canShare = (what: Shared): boolean =>
  typeof navigator.share === 'function' && (navigator.canShare?.(what) ?? true)

export async function share(what: Shared): Promise<Passed> {
  if (!canShare(what)) return copy([what.text, what.url].filter(Boolean).join('\n'))
  try {
    await navigator.share(what)
    return 'shared'
  } catch (error) {
    return (error as Error).name === 'AbortError' ? 'closed' : 'failed'
  }
}

/** Without permission the clipboard refuses: then the player copies by hand. */
export async function copy(text: string): Promise<Passed> {
  try {
    await navigator.clipboard.writeText(text)
    return 'copied'
  } catch {
    return 'failed'
  }
}
