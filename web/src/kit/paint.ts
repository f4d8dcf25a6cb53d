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
