// A record as it is read: strictly, line by line, in the one order that is allowed (docs/protocol/records.md, Text).

import { readFileSync } from 'node:fs'
import { hex } from './luck.mjs'

/** Not a record, or one of a game or rules that are not known here. */
export class NoRecord extends Error {}

const MOST_CHARACTERS = 16_777_216
const STRING = '("(?:[^"\\\\]|\\\\[^])*")'
const TAG = (name) => new RegExp(`^\\[${name} ${STRING}\\]$`)
const SETTING = new RegExp(`^\\[Setting ([a-z_]+) ${STRING}\\]$`)
const PLAYER = new RegExp(`^\\[Player (0|[1-9][0-9]*) ${STRING}\\]$`)
const WORDS = '[a-z0-9:+-]+(?: [a-z0-9:+-]+)*'
const STEP = new RegExp(
  `^([1-9][0-9]*)\\. (0|[1-9][0-9]{0,14}) (${WORDS})(?: ${STRING})? #([0-9a-f]{8})(?: @(0|[1-9][0-9]{0,14}))?$`,
)

class Reader {
  constructor(text) {
    this.lines = text.split('\n')
    this.at = 0
  }
  fail(why) {
    throw new NoRecord(`line ${this.at + 1}: ${why}`)
  }
  get line() {
    return this.lines[this.at] ?? ''
  }
  next() {
    if (this.at + 1 >= this.lines.length) this.fail('the last line must end with a line break')
    this.at += 1
  }
  string(written) {
    let value = ''
    try {
      value = JSON.parse(written)
    } catch {
      this.fail(`${written} is not a string as in JSON`)
    }
    return value.isWellFormed() ? value : this.fail('this is not valid Unicode')
  }
  tag(name) {
    const found = TAG(name).exec(this.line) ?? this.fail(`expected a tag [${name} "…"]`)
    const value = this.string(found[1])
    this.next()
    return value
  }
  format() {
    const value = this.tag('Waystone')
    return ['1', '2'].includes(value) ? value : this.fail(`format ${value} is not known here`)
  }
  rules() {
    const value = this.tag('Rules')
    return /^[1-9][0-9]{0,5}$/.test(value) ? Number(value) : this.fail('no version of the rules')
  }
  settings() {
    const found = new Map()
    for (let match; (match = SETTING.exec(this.line)); this.next()) {
      if (found.has(match[1])) this.fail(`a second setting ${match[1]}`)
      found.set(match[1], this.string(match[2]))
    }
    return found
  }
  players() {
    const found = []
    for (let match; (match = PLAYER.exec(this.line)); this.next()) {
      if (Number(match[1]) !== found.length) this.fail(`expected player ${found.length}`)
      found.push(this.string(match[2]))
    }
    return found.length ? found : this.fail('expected a tag [Player 0 "…"]')
  }
  seed() {
    const seed = this.tag('Seed')
    if (this.tag('Commitment') !== hex(seed)) {
      this.at -= 1
      this.fail('the commitment is not the SHA-256 of the seed')
    }
    return seed
  }
  /** Which match is tried again here: the step from which on, and the checksum of its record. */
  again(format) {
    if (format === '1' || !this.line.startsWith('[Again ')) return 0
    const value = this.tag('Again')
    return /^[1-9][0-9]{0,8} [0-9a-f]{64}$/.test(value)
      ? Number(value.split(' ')[0])
      : this.fail('expected a step and a checksum')
  }
  result() {
    return this.line.startsWith('[Result ')
      ? this.tag('Result') || this.fail('an empty result')
      : ''
  }
  /** What the tag says, and what the other lines give. */
  checksum(format) {
    if (format === '1') return { claimed: '', counted: '' }
    const others = this.lines.filter((_, number) => number !== this.at).join('\n')
    const claimed = this.tag('Checksum')
    if (!/^[0-9a-f]{64}$/.test(claimed)) this.fail('a checksum has 64 of 0-9a-f')
    return { claimed, counted: hex(others) }
  }
  start() {
    if (this.line) this.fail('expected an empty line')
    this.next()
    const found =
      /^0\. #([0-9a-f]{8})$/.exec(this.line) ?? this.fail("expected '0. #' and a digest")
    this.next()
    return found[1]
  }
  steps(format, players) {
    const found = []
    let [seats, latest] = [players, 0]
    while (this.at < this.lines.length - 1 || this.line) {
      const [, number, seat, text, name, digest, time] =
        STEP.exec(this.line) ?? this.fail('no step')
      if (Number(number) !== found.length + 1) this.fail(`expected step ${found.length + 1}`)
      if (name !== undefined && (format === '1' || text !== 'join' || !this.string(name)))
        this.fail('no name goes here')
      if (Number(seat) === seats && name !== undefined) seats += 1
      if (Number(seat) >= seats) this.fail(`there is no seat ${seat}`)
      if (format !== '1' && Number(time ?? latest) < latest) this.fail('times never fall')
      latest = Number(time ?? latest)
      found.push({ seat: Number(seat), text, digest })
      this.next()
    }
    return found
  }
  record() {
    if (this.lines.some((line) => line.includes('\r'))) this.fail('there is a carriage return')
    const format = this.format()
    const [game, rules] = [this.tag('Game'), this.rules()]
    const [settings, players] = [this.settings(), this.players()]
    const [seed, again] = [this.seed(), this.again(format)]
    const [result, checksum] = [this.result(), this.checksum(format)]
    const start = this.start()
    const steps = this.steps(format, players.length)
    if (again > steps.length + 1) this.fail(`no step leads to step ${again}`)
    return { game, rules, settings, players, seed, result, checksum, start, steps }
  }
}

/** The record in a file. */
export function read(name) {
  let text = ''
  try {
    const bytes = readFileSync(name === '-' ? 0 : name)
    text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch (flaw) {
    throw new NoRecord(`can't be read as text (${flaw.code ?? flaw.message})`)
  }
  if ([...text].length > MOST_CHARACTERS) throw new NoRecord('the text is too long')
  return new Reader(text).record()
}

// Settings: bounds for a number, words, or a share in hundredths

/** What was chosen; what was not has its default. */
export function chosen(record, offered) {
  for (const name of record.settings.keys())
    if (!(name in offered)) throw new NoRecord(`there is no setting ${name}`)
  return Object.fromEntries(
    Object.entries(offered).map(([name, [usual, ...takes]]) => {
      const text = record.settings.get(name)
      return [name, text === undefined ? usual : valueOf(name, text, takes)]
    }),
  )
}

function valueOf(name, text, takes) {
  if (typeof takes[0] === 'string') {
    if (takes.includes(text)) return text
  } else {
    const [low, high, isShare] = takes
    const form = isShare ? /^[01](\.[0-9]{1,2})?$/ : /^-?[0-9]{1,9}$/
    const value = Math.round(Number(text) * (isShare ? 100 : 1))
    if (form.test(text) && value >= low && value <= high) return value
  }
  throw new NoRecord(`setting ${name} can't be ${JSON.stringify(text)}`)
}
