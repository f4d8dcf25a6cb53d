/** QR codes of addresses: byte mode, error correction M, versions 1 to 10 (ISO/IEC 18004). */

type Rows = boolean[][]

/** Per version: error-correction bytes per block, then blocks and data bytes of both groups. */
const BLOCKS: readonly (readonly [number, number, number, number, number])[] = [
  [10, 1, 16, 0, 0],
  [16, 1, 28, 0, 0],
  [26, 1, 44, 0, 0],
  [18, 2, 32, 0, 0],
  [24, 2, 43, 0, 0],
  [16, 4, 27, 0, 0],
  [18, 4, 31, 0, 0],
  [22, 2, 38, 2, 39],
  [22, 3, 36, 2, 37],
  [26, 4, 43, 1, 44],
]
const ALIGNMENT: readonly (readonly number[])[] = [
  [],
  [6, 18],
  [6, 22],
  [6, 26],
  [6, 30],
  [6, 34],
  [6, 22, 38],
  [6, 24, 42],
  [6, 26, 46],
  [6, 28, 50],
]

// Arithmetic in the field of 256 elements.
const EXP: number[] = []
const LOG: number[] = []
for (let power = 0, value = 1; power < 255; power++) {
  EXP[power] = value
  LOG[value] = power
  value = value & 128 ? (value << 1) ^ 0x11d : value << 1
}
const times = (a: number, b: number): number => (a && b ? EXP[(LOG[a]! + LOG[b]!) % 255]! : 0)

function generator(degree: number): number[] {
  let poly = [1]
  for (let root = 0; root < degree; root++) {
    const next = [...poly, 0]
    poly.forEach((each, at) => (next[at + 1]! ^= times(each, EXP[root]!)))
    poly = next
  }
  return poly.slice(1)
}

function correction(data: readonly number[], degree: number): number[] {
  const divisor = generator(degree)
  const rest = Array<number>(degree).fill(0)
  for (const byte of data) {
    const factor = byte ^ rest.shift()!
    rest.push(0)
    divisor.forEach((each, at) => (rest[at]! ^= times(each, factor)))
  }
  return rest
}

function capacity(version: number): number {
  const [, blocks, size, more, moreSize] = BLOCKS[version - 1]!
  return blocks * size + more * moreSize
}

/** The text as data bytes: mode, length, bytes, end, padding. */
function dataBytes(bytes: Uint8Array, version: number): number[] {
  const bits: number[] = []
  const push = (value: number, length: number): void => {
    for (let bit = length - 1; bit >= 0; bit--) bits.push((value >> bit) & 1)
  }
  push(4, 4)
  push(bytes.length, version < 10 ? 8 : 16)
  bytes.forEach((byte) => push(byte, 8))
  const room = capacity(version) * 8
  push(0, Math.min(4, room - bits.length))
  push(0, (8 - (bits.length % 8)) % 8)
  for (let pad = 0xec; bits.length < room; pad ^= 0xec ^ 0x11) push(pad, 8)
  return Array.from({ length: room / 8 }, (_, at) =>
    bits.slice(at * 8, at * 8 + 8).reduce((byte, bit) => (byte << 1) | bit, 0),
  )
}

/** Data and correction bytes of all blocks, woven together. */
function codewords(data: readonly number[], version: number): number[] {
  const [degree, blocks, size, more, moreSize] = BLOCKS[version - 1]!
  const sizes = [...Array<number>(blocks).fill(size), ...Array<number>(more).fill(moreSize)]
  let from = 0
  const parts = sizes.map((length) => data.slice(from, (from += length)))
  const checks = parts.map((part) => correction(part, degree))
  const weave = (all: readonly (readonly number[])[]): number[] =>
    Array.from({ length: Math.max(...all.map((part) => part.length)) }, (_, at) =>
      all.flatMap((part) => (at < part.length ? [part[at]!] : [])),
    ).flat()
  return [...weave(parts), ...weave(checks)]
}

/** The bits of a checksum by polynomial division. */
function remainder(value: number, divisor: number, length: number): number {
  let rest = value << length
  const top = 32 - Math.clz32(divisor)
  while (32 - Math.clz32(rest) >= top) rest ^= divisor << (32 - Math.clz32(rest) - top)
  return rest
}

class Canvas {
  readonly dark: Rows
  readonly fixed: Rows

  constructor(
    readonly version: number,
    readonly size = version * 4 + 17,
  ) {
    this.dark = Array.from({ length: size }, () => Array<boolean>(size).fill(false))
    this.fixed = Array.from({ length: size }, () => Array<boolean>(size).fill(false))
  }

  set(x: number, y: number, isDark: boolean): void {
    if (x < 0 || y < 0 || x >= this.size || y >= this.size) return
    this.dark[y]![x] = isDark
    this.fixed[y]![x] = true
  }

  private rings(x: number, y: number, radius: number, light: readonly number[]): void {
    for (let dy = -radius; dy <= radius; dy++)
      for (let dx = -radius; dx <= radius; dx++)
        this.set(x + dx, y + dy, !light.includes(Math.max(Math.abs(dx), Math.abs(dy))))
  }

  patterns(): void {
    for (let at = 0; at < this.size; at++) {
      this.set(at, 6, at % 2 === 0)
      this.set(6, at, at % 2 === 0)
    }
    const far = this.size - 4
    for (const [x, y] of [
      [3, 3],
      [far, 3],
      [3, far],
    ] as const)
      this.rings(x, y, 4, [2, 4])
    const places = ALIGNMENT[this.version - 1]!
    const end = places.at(-1)
    for (const x of places)
      for (const y of places) {
        const isCorner = (x === 6 && y === 6) || (x === 6 && y === end) || (x === end && y === 6)
        if (!isCorner) this.rings(x, y, 2, [1])
      }
    this.format(0)
    this.versionBits()
  }

  /** Which mask is used, twice; the level M is 0. */
  format(mask: number): void {
    const bits = ((mask << 10) | remainder(mask, 0x537, 10)) ^ 0x5412
    const bit = (at: number): boolean => ((bits >> at) & 1) === 1
    for (let at = 0; at < 15; at++) {
      const along = at < 6 ? at : at < 8 ? at + 1 : -1
      if (along >= 0) this.set(8, along, bit(at))
      else if (at === 8) this.set(7, 8, bit(at))
      else this.set(14 - at, 8, bit(at))
      if (at < 8) this.set(this.size - 1 - at, 8, bit(at))
      else this.set(8, this.size - 15 + at, bit(at))
    }
    this.set(8, this.size - 8, true)
  }

  private versionBits(): void {
    if (this.version < 7) return
    const bits = (this.version << 12) | remainder(this.version, 0x1f25, 12)
    for (let at = 0; at < 18; at++) {
      const isDark = ((bits >> at) & 1) === 1
      const long = this.size - 11 + (at % 3)
      this.set(long, Math.floor(at / 3), isDark)
      this.set(Math.floor(at / 3), long, isDark)
    }
  }

  /** Fill the free squares in the prescribed zigzag. */
  fill(bytes: readonly number[]): void {
    let bit = 0
    for (let right = this.size - 1; right >= 1; right -= 2) {
      if (right === 6) right = 5
      for (let step = 0; step < this.size; step++)
        for (const x of [right, right - 1]) {
          const isUpwards = ((right + 1) & 2) === 0
          const y = isUpwards ? this.size - 1 - step : step
          if (this.fixed[y]![x]) continue
          this.dark[y]![x] =
            bit < bytes.length * 8 && ((bytes[bit >> 3]! >> (7 - (bit & 7))) & 1) === 1
          bit++
        }
    }
  }

  masked(mask: number): Canvas {
    const copy = new Canvas(this.version)
    this.dark.forEach((row, y) =>
      row.forEach((isDark, x) => {
        copy.dark[y]![x] = isDark !== (!this.fixed[y]![x] && MASKS[mask]!(x, y))
        copy.fixed[y]![x] = this.fixed[y]![x]!
      }),
    )
    copy.format(mask)
    return copy
  }
}

const MASKS: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
]

/** How hard a picture is to read: long runs, squares, false finders, imbalance. */
function penalty(rows: Rows): number {
  const size = rows.length
  const columns = rows.map((_, x) => rows.map((row) => row[x]!))
  let sum = 0
  for (const line of [...rows, ...columns]) {
    const text = line.map((dark) => (dark ? '1' : '0')).join('')
    for (const run of text.match(/1{5,}|0{5,}/g) ?? []) sum += run.length - 2
    for (let at = 0; at + 11 <= size; at++) {
      const part = text.slice(at, at + 11)
      if (part === '10111010000' || part === '00001011101') sum += 40
    }
  }
  for (let y = 0; y + 1 < size; y++)
    for (let x = 0; x + 1 < size; x++) {
      const first = rows[y]![x]
      if (rows[y]![x + 1] === first && rows[y + 1]![x] === first && rows[y + 1]![x + 1] === first)
        sum += 3
    }
  const dark = rows.flat().filter(Boolean).length
  return sum + Math.floor(Math.abs((dark * 20) / (size * size) - 10)) * 10
}

/** The squares of the code, row by row, dark ones true. */
export function qr(text: string): Rows {
  const bytes = new TextEncoder().encode(text)
  const version =
    BLOCKS.findIndex((_, at) => {
      const length = at + 1 < 10 ? 8 : 16
      return bytes.length * 8 + 4 + length <= capacity(at + 1) * 8
    }) + 1
  if (version === 0) throw new RangeError('too long for a QR code of version 10')
  const canvas = new Canvas(version)
  canvas.patterns()
  canvas.fill(codewords(dataBytes(bytes, version), version))
  const pictures = MASKS.map((_, mask) => canvas.masked(mask).dark)
  const marks = pictures.map(penalty)
  return pictures[marks.indexOf(Math.min(...marks))]!
}
