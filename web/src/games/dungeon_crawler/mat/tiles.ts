/**
 * The drawings of the box's tiles, rows from north to south (DC-8): `#` rock, `.` floor, `s` and
 * `d` water, `L` lava, `X` a treasure pile, `C` the chest, `G`, `5` and `6` spawn points.
 * A test holds them to the engine's data.
 */
import { TILE } from './geometry'

const DRAWINGS = {
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
} as const

export type Shape = keyof typeof DRAWINGS

const known: Readonly<Record<string, string>> = DRAWINGS

/** One quarter turn clockwise. */
function turned(signs: string): string {
  return Array.from({ length: TILE * TILE }, (_, at) => {
    const [row, column] = [Math.floor(at / TILE), at % TILE]
    return signs[(TILE - 1 - column) * TILE + row] ?? '?'
  }).join('')
}

/** The 25 signs of a tile after quarter turns clockwise; mist for a shape nobody knows. */
export function drawing(shape: string, turn: number): string {
  let signs = known[shape]?.replaceAll(' ', '') ?? '?'.repeat(TILE * TILE)
  for (let left = turn % 4; left > 0; left--) signs = turned(signs)
  return signs
}

/** The same as plain terrain: piles, chests and spawn points lie on floor (DC-10). */
export const ground = (signs: string): string => signs.replace(/[XCG56]/g, '.')
