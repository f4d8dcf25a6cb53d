/** What changed in a view: the reader's half of src/waystone/wire/patch.py. */
import type { Patch } from './wire'

type Path = Patch['puts'][number][0]

/** The view that a patch leads to; what did not change is shared with the old one. */
export function patched<V>(view: V, { splices, puts }: Patch): V {
  let now: unknown = view
  for (const [path, start, cut, put] of splices)
    now = change(now, path, (old) => spliced(old, start, cut, put))
  for (const [path, value] of puts) now = change(now, path, () => value)
  return now as V
}

function spliced(old: unknown, start: number, cut: number, put: unknown): unknown {
  if (typeof old === 'string') return old.slice(0, start) + String(put) + old.slice(start + cut)
  const list = old as readonly unknown[]
  return [...list.slice(0, start), ...(put as readonly unknown[]), ...list.slice(start + cut)]
}

function change(old: unknown, path: Path, to: (old: unknown) => unknown): unknown {
  const [first, ...rest] = path
  if (first === undefined) return to(old)
  if (Array.isArray(old)) {
    const isHere = (at: number): boolean => first === null || at === first
    return old.map((each: unknown, at) => (isHere(at) ? change(each, rest, to) : each))
  }
  const fields = old as Readonly<Record<string, unknown>>
  return { ...fields, [String(first)]: change(fields[String(first)], rest, to) }
}
