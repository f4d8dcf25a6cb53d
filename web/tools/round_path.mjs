// Writes an icon's path with whole numbers: at the size of a figure nobody sees the difference,
// and it halves what is sent. Each point is rounded where it lies, so errors do not add up.
const ARGUMENTS = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 }
const NUMBER = /^[\s,]*([-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?)/i
const FLAG = /^[\s,]*([01])/

function* commands(d) {
  let rest = d.trim()
  let letter = ''
  const take = (form) => {
    const found = rest.match(form)
    if (!found) throw new Error(`no number at ${rest.slice(0, 20)}`)
    rest = rest.slice(found[0].length)
    return Number(found[1])
  }
  while ((rest = rest.replace(/^[\s,]+/, '')) !== '') {
    if (/^[a-z]/i.test(rest)) {
      letter = rest[0]
      rest = rest.slice(1)
    } else if (letter.toLowerCase() === 'm') letter = letter === 'm' ? 'l' : 'L'
    const kind = letter.toLowerCase()
    const values = Array.from({ length: ARGUMENTS[kind] }, (_, at) =>
      take(kind === 'a' && (at === 3 || at === 4) ? FLAG : NUMBER),
    )
    yield { kind, isRelative: letter === kind, values }
  }
}

/** Which of a command's numbers are columns (0), rows (1) or neither (2). */
function axis(kind, at) {
  if (kind === 'h') return 0
  if (kind === 'v') return 1
  if (kind === 'a') return at < 5 ? 2 : at - 5
  return at % 2
}

function write(kind, values) {
  return kind + values.map((value, at) => (at > 0 && value >= 0 ? ' ' : '') + value).join('')
}

export function roundPath(d) {
  const [exact, drawn, start, drawnStart] = [
    [0, 0],
    [0, 0],
    [0, 0],
    [0, 0],
  ]
  let written = ''
  for (const { kind, isRelative, values } of commands(d)) {
    const ends = [...exact]
    const rounded = values.map((value, at) => {
      const way = axis(kind, at)
      if (way === 2) return Math.round(value)
      ends[way] = value + (isRelative ? exact[way] : 0)
      return Math.round(ends[way]) - drawn[way]
    })
    written += write(kind, rounded)
    for (const way of [0, 1]) {
      exact[way] = kind === 'z' ? start[way] : ends[way]
      drawn[way] = kind === 'z' ? drawnStart[way] : Math.round(exact[way])
      if (kind === 'm') [start[way], drawnStart[way]] = [exact[way], drawn[way]]
    }
  }
  return written
}
