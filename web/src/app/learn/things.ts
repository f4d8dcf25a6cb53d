/** Finding on the page what a lesson names: `cell 41`, `do next turn`, or a part of the page. */
import type { Choices } from '../../kit/pick'
import { offered } from '../../kit/pick'
import type { Box } from './placing'

/** How a thing is found in the document. */
export function selectorOf(name: string): string {
  const [, kind = 'part', value = name] = /^(cell|do) (.*)$/.exec(name) ?? []
  return `[data-${kind}=${JSON.stringify(value)}]`
}

/** Where the first of these things is that can be seen, from the corner of `root`. */
export function boxOf(root: HTMLElement, names: readonly string[]): Box | null {
  const corner = root.getBoundingClientRect()
  for (const name of names)
    for (const element of root.querySelectorAll(selectorOf(name))) {
      const { left, top, width, height } = element.getBoundingClientRect()
      if (width > 0 && height > 0 && isInWindow(element))
        return { left: left - corner.left, top: top - corner.top, width, height }
    }
  return null
}

/** Whether it is in sight on a board that shows a part of itself: else nothing is lit there. */
function isInWindow(element: Element): boolean {
  const board = element.parentElement?.closest('[data-part="board"]')
  if (!board) return true
  const [edge, box] = [board.getBoundingClientRect(), element.getBoundingClientRect()]
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2]
  return x >= edge.left && x <= edge.right && y >= edge.top && y <= edge.bottom
}

/** What does an action: a button, or else the cell to click. */
export function doerOf(text: string, choices: Choices): readonly string[] {
  const cell = offered(choices, text)?.cell ?? null
  return [`do ${text}`, ...(cell === null ? [] : [`cell ${String(cell)}`])]
}
