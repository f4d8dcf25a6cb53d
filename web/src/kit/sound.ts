/**
 * A small synthesiser: an effect is a list of notes, a note is a swept tone or filtered noise with
 * a quick rise and a fall. No audio files, no library. The context opens with the first gesture,
 * as browsers demand.
 */

export interface Note {
  readonly wave: OscillatorType | 'noise'
  /** Pitch at the start and at the end in Hz; for noise the filter's. */
  readonly from: number
  readonly to?: number
  /** Seconds. */
  readonly at?: number
  readonly for: number
  readonly gain: number
  readonly filter?: BiquadFilterType
  readonly q?: number
}

export type Effect = readonly Note[]

const RISE = 0.008

/** When an effect has faded out, in seconds after its start. */
export function lengthOf(effect: Effect): number {
  return Math.max(...effect.map((note) => (note.at ?? 0) + note.for))
}

function noise(context: BaseAudioContext, seconds: number): AudioBufferSourceNode {
  const length = Math.ceil(seconds * context.sampleRate)
  const buffer = context.createBuffer(1, length, context.sampleRate)
  const samples = buffer.getChannelData(0)
  // A fixed little generator: the same crackle each time, so that tests can measure it.
  let word = 0x2545f491
  for (let index = 0; index < length; index++) {
    word = (word * 1664525 + 1013904223) | 0
    samples[index] = word / 0x80000000
  }
  const source = context.createBufferSource()
  source.buffer = buffer
  return source
}

function sweep(param: AudioParam, note: Note, start: number): void {
  param.setValueAtTime(note.from, start)
  param.exponentialRampToValueAtTime(note.to ?? note.from, start + note.for)
}

function source(context: BaseAudioContext, note: Note, start: number, into: AudioNode): void {
  if (note.wave === 'noise') {
    const hiss = noise(context, note.for)
    const filter = context.createBiquadFilter()
    filter.type = note.filter ?? 'lowpass'
    filter.Q.value = note.q ?? 1
    sweep(filter.frequency, note, start)
    hiss.connect(filter).connect(into)
    hiss.start(start)
    return
  }
  const tone = context.createOscillator()
  tone.type = note.wave
  sweep(tone.frequency, note, start)
  tone.connect(into)
  tone.start(start)
  tone.stop(start + note.for)
}

/** Put an effect's notes into a context, from this moment on. */
export function sound(
  context: BaseAudioContext,
  out: AudioNode,
  effect: Effect,
  start: number,
): void {
  for (const note of effect) {
    const begin = start + (note.at ?? 0)
    const loudness = context.createGain()
    loudness.gain.setValueAtTime(0, begin)
    loudness.gain.linearRampToValueAtTime(note.gain, begin + Math.min(RISE, note.for / 4))
    loudness.gain.exponentialRampToValueAtTime(0.0005, begin + note.for)
    loudness.connect(out)
    source(context, note, begin, loudness)
  }
}

export class Speaker {
  private context: AudioContext | null = null
  private master: GainNode | null = null

  constructor(
    private readonly volume: () => number,
    private readonly open: () => AudioContext = () => new AudioContext(),
  ) {}

  /** Called by the first gesture; harmless afterwards. */
  unlock(): void {
    if (this.context === null) {
      this.context = this.open()
      this.master = this.context.createGain()
      this.master.connect(this.context.destination)
    }
    if (this.context.state === 'suspended') void this.context.resume()
  }

  /** Play an effect now; silent before the first gesture and while muted. */
  play(effect: Effect | null): void {
    const volume = this.volume()
    if (effect === null || volume === 0 || this.context === null || this.master === null) return
    this.master.gain.value = volume
    sound(this.context, this.master, effect, this.context.currentTime)
  }
}
