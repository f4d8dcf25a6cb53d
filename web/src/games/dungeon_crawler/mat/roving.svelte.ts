/**
 * One stop in the tab order for many small things: the group takes the focus and hands it on to the
 * thing that had it last. The things themselves are reached by arrow keys.
 */
export class Roving {
  /** While the focus is inside, the group itself must not catch it on the way out. */
  tabindex: 0 | -1 = $state(0)

  constructor(private readonly current: () => HTMLElement | null) {}

  readonly enter = (event: FocusEvent): void => {
    const isGroup = event.target === event.currentTarget
    this.tabindex = -1
    if (isGroup) this.current()?.focus({ preventScroll: true })
  }

  readonly leave = (event: FocusEvent): void => {
    const group = event.currentTarget as Element
    if (!group.contains(event.relatedTarget as Node | null)) this.tabindex = 0
  }
}
