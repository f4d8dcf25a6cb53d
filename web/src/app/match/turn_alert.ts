/** Calls back who looks at another tab when it is their turn. */

const PLAIN = '/icon.svg'
const MARKED = '/icon-turn.svg'

/** The page's name among the tabs: a mark and "Your turn" stand before the title. */
export const titleOf = (title: string, turn: string | null): string =>
  turn === null ? title : `● ${turn} · ${title}`

/** The icon of the page has a mark, or not. */
export function markIcon(isMarked: boolean): void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]')
  if (icon) icon.href = isMarked ? MARKED : PLAIN
}

/** Whether this browser may show notifications; it asks only in answer to a click. */
export async function askToNotify(): Promise<boolean> {
  if (!('Notification' in window)) return false
  return (await Notification.requestPermission()) === 'granted'
}

/** Show a notification, one at a time for each match, that leads back to the page. */
export function notify(title: string, body: string, match: string): void {
  if (!('Notification' in window) || Notification.permission !== 'granted') return
  try {
    const shown = new Notification(title, { body, tag: match, icon: PLAIN })
    shown.onclick = () => {
      focus()
      shown.close()
    }
  } catch {
    // Some phones show them only for pages that are installed: then title and icon must do.
  }
}
