/** Where a click, a tap or a key was made last, so that an answer can stand there. */

export interface Point {
  readonly x: number
  readonly y: number
}

/** What answers a click on the board itself. */
export const ANSWERING = 'button, a, label, select, summary, .mat, .cover, [role=grid], [data-edge]'

let pointer: Point | null = null
let isPressed = false

/** Note where inputs are made, until the answer is called. */
export function watchInputs(): () => void {
  const point = (event: PointerEvent): void => {
    pointer = { x: event.clientX, y: event.clientY }
  }
  const key = (event: KeyboardEvent): void => {
    pointer = null
    isPressed = event.key === ' ' || event.key === 'Enter'
  }
  addEventListener('pointerdown', point, true)
  addEventListener('keydown', key, true)
  return () => {
    removeEventListener('pointerdown', point, true)
    removeEventListener('keydown', key, true)
  }
}

/** A pointer's own place; for a key the button that it presses, else the figure that it would move. */
export function inputPlace(board: Element | undefined): Point | null {
  if (pointer) return pointer
  const focused = document.activeElement
  const isMeant = focused?.matches(isPressed ? 'button, [role=gridcell]' : '[role=gridcell]')
  const spot = isMeant ? focused : board?.querySelector('[role=gridcell][tabindex="0"]')
  const box = (spot ?? board)?.getBoundingClientRect()
  return box ? { x: box.left + box.width / 2, y: box.top + box.height / 4 } : null
}
