/** Tiles in the hand and on the mat: how they look in each rotation (DC-8). */
import type { CrawlerView } from '../../../kit/wire'
import { heartOf, TILE } from './geometry'
import type { Mark } from './picture'

/**
 * The box's tiles, rows from north to south: `#` rock, `.` floor, `s` and `d` water, `L` lava, `X`
 * a treasure pile, `C` the chest, `G`, `5` and `6` spawn points. A test holds them to the engine's.
 */
export const SHAPES: Readonly<Record<string, string>> = {
  treasure_chamber: '#...# ..... ..C.. ..... #...#',
  back_stair: '##### #...# ..5.. #...# #####',
  gate: '##### #...# #.G.. #...# ##.##',
  corridor: '##.## ##.## ##.## ##.## ##.##',
  trident: '##.## ##.## ..... #...# ##.##',
  forked_corridor: '##### ##### ..#.. #...# ##.##',
  three_way_room: '##### #...# ..... #...# ##.##',
  island: '##.## #ddd# .dXd. #ddd# ##.##',
  small_room: '##.## #...# #.X.# #...# ##.##',
  zigzag: '#...# #.### #...# ###.# #...#',
  funnel: '#...# #...# #...# ##.## ##.##',
  wide_corridor: '#...# #...# #...# #...# #...#',
  trench: '#...# #...# ddddd #...# #...#',
  intersection: '##.## ##.## ..... ##.## ##.##',
  one_wall_room: '##### ..... ..... ..... #...#',
  crescent: '##.## #..## #.### #..## ##.##',
  dead_end: '##### ##### ##X## ##.## ##.##',
  water: '#sss# ssdss sddds ssdss #sss#',
  t_junction: '##### ##### ..... ##.## ##.##',
  four_way_room: '##.## #...# ..... #...# ##.##',
  corner_room: '##### #...# #.... #...# ##.##',
  water_step: '#...# #dsd# #...# #dsd# #...#',
  wide_corner: '##### #.... #.... #.... #...#',
  split_room: '##.## #..## ..#.. ##..# ##.##',
  round_about: '##.## #...# ..#.. #...# ##.##',
  corner: '##### ##### ##... ##.## ##.##',
  lava_island: '#L.L# L.L.L .L.L. L.L.L #L.L#',
  large_room: '#...# ..... ..... ..... #...#',
  four_corner: '..... .###. .###. .###. .....',
  alcove: '##.## ##.## #X.## ##.## ##.##',
  cull_de_sac: '##### #.X.# #...# #...# ##.##',
  lava_bridge: '#L.L# LL.LL LL.LL LL.LL #L.L#',
  pillar: '#...# ..... ..#.. ..... #...#',
  solid_stone: '##### ##### ##### ##### #####',
  crooked: '##.## ##..# ###.. ##### #####',
  secret_room: '##### #...# #.X.# #...# #####',
  floating_teleport: '##.## #...# ..6.. #...# ##.##',
}

const MIST = '?'.repeat(TILE * TILE)

/** One quarter turn clockwise. */
function turned(signs: string): string {
  return Array.from({ length: TILE * TILE }, (_, at) => {
    const [row, column] = [Math.floor(at / TILE), at % TILE]
    return signs[(TILE - 1 - column) * TILE + row] ?? '?'
  }).join('')
}

/** The 25 signs of a tile after quarter turns clockwise; mist for a shape nobody knows. */
export function drawing(shape: string, turn: number): string {
  let signs = SHAPES[shape]?.replaceAll(' ', '') ?? MIST
  for (let left = turn % 4; left > 0; left--) signs = turned(signs)
  return signs
}

/** The same as plain terrain: piles, chests and spawn points lie on floor (DC-10). */
export const ground = (signs: string): string => signs.replace(/[XCG56]/g, '.')

/** The tile spaces of the gates 1 to 4 (DC-6). */
const GATES = [0, 6, 48, 42]

const STAIRS = [3, 21, 27, 45]
/** The spawn points that are always there: gates and back stairs (DC-7). */
export const SPAWN_CELLS: readonly number[] = [...GATES, ...STAIRS].map(heartOf)

/** The spawn point of a gate by its number. */
export const gateCell = (number: number): number => heartOf(GATES[number - 1] ?? 0)

/** What is carved into a tile's floor; a gate's number is its place's. */
export function marksOf(signs: string, place: number | null): readonly Mark[] {
  return [...signs].flatMap((sign, at) => {
    if (!'CG56'.includes(sign)) return []
    const text = sign === 'G' ? String(place === null ? '' : GATES.indexOf(place) + 1) : sign
    return [{ x: at % TILE, y: Math.floor(at / TILE), text }]
  })
}

/** The marks of a tile space as it lies on the mat. */
export function marksAt(view: CrawlerView, place: number): readonly Mark[] {
  const shape = view.tiles[place]
  return shape ? marksOf(drawing(shape, view.turns[place] ?? 0), place) : []
}
