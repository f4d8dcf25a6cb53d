/** Show the end of a list with the next picture: its height asked for at once costs a layout. */
export function showEnd(list: HTMLElement): () => void {
  const frame = requestAnimationFrame(() => (list.scrollTop = list.scrollHeight))
  return () => cancelAnimationFrame(frame)
}

/** Do something once the browser has shown what there is; the answer calls it off. */
export function afterPaint(act: () => void): () => void {
  let task = 0
  const frame = requestAnimationFrame(() => (task = window.setTimeout(act)))
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(task)
  }
}

/** Do something when nothing more urgent is to be done; the answer calls it off. */
export function whenIdle(act: () => void): () => void {
  // Safari does not say when that is.
  if (!('requestIdleCallback' in window)) return afterPaint(act)
  const asked = requestIdleCallback(act, { timeout: 2_000 })
  return () => cancelIdleCallback(asked)
}
