/** Renders each effect of each game without a loudspeaker and measures it. */
import { lengthOf, sound, type Effect } from '../src/kit/sound'

interface Heard {
  readonly peak: number
  readonly seconds: number
  /** How often the wave crosses zero, per second: what makes sounds sound different. */
  readonly crossings: number
  readonly energy: number
}

const RATE = 44_100
// Every game that there is, by its folder: a new one is measured without a word here.
const GAMES = import.meta.glob<Readonly<Record<string, Effect>>>('../src/games/*/sounds.ts', {
  import: 'effects',
  eager: true,
})

async function listen(): Promise<Record<string, Record<string, Heard>>> {
  const games: Record<string, Record<string, Heard>> = {}
  for (const [path, effects] of Object.entries(GAMES))
    games[path.split('/').at(-2)!] = await listenTo(effects)
  return games
}

async function listenTo(effects: Readonly<Record<string, Effect>>): Promise<Record<string, Heard>> {
  const heard: Record<string, Heard> = {}
  for (const [name, effect] of Object.entries(effects)) {
    const seconds = lengthOf(effect)
    const context = new OfflineAudioContext(1, Math.ceil(seconds * RATE), RATE)
    sound(context, context.destination, effect, 0)
    const samples = (await context.startRendering()).getChannelData(0)
    heard[name] = { seconds, ...measure(samples) }
  }
  return heard
}

function measure(samples: Float32Array): Omit<Heard, 'seconds'> {
  let [peak, crossings, energy] = [0, 0, 0]
  samples.forEach((sample, at) => {
    peak = Math.max(peak, Math.abs(sample))
    energy += sample * sample
    if (at > 0 && sample < 0 !== samples[at - 1]! < 0) crossings += 1
  })
  return { peak, crossings: (crossings * RATE) / samples.length, energy: energy / samples.length }
}

// The test calls it by this name.
Object.assign(window, { listen })
