// Luck from a seed, and what it is about: SHA-256, streams and dice (docs/protocol/records.md, Luck).

import { createHash } from 'node:crypto'

const sha256 = (bytes) => createHash('sha256').update(bytes).digest()
export const hex = (bytes) => sha256(bytes).toString('hex')

/** Dice of one purpose. */
export class Stream {
  constructor(name, seed) {
    const filling = sha256(`${name}\n${seed}`)
    ;[this.a, this.b, this.c, this.counter] = [0, 4, 8, 12].map((at) => filling.readUInt32BE(at))
  }
  word() {
    const { a, b, c, counter } = this
    const word = (a + b + counter) >>> 0
    this.counter = (counter + 1) >>> 0
    this.a = (b ^ (b >>> 9)) >>> 0
    this.b = (c + (c << 3)) >>> 0
    this.c = (((c << 21) | (c >>> 11)) + word) >>> 0
    return word
  }
  roll(sides) {
    if (sides === 1) return 1
    const unused = Math.clz32(sides - 1)
    let value = this.word() >>> unused
    while (value >= sides) value = this.word() >>> unused
    return value + 1
  }
  pick(list) {
    return list[this.roll(list.length) - 1]
  }
  chance(percent) {
    if (percent <= 0 || percent >= 100) return percent >= 100
    const shared = [100, 50, 25, 20, 10, 5, 4, 2, 1].find((each) => percent % each === 0)
    return this.roll(100 / shared) <= percent / shared
  }
}
