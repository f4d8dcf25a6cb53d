/** A code as people read and type it: in two halves. */
export function grouped(code: string): string {
  const half = Math.ceil(code.length / 2)
  return `${code.slice(0, half)}-${code.slice(half)}`
}
