/** What lies on the mat as pictures of 40 by 40, drawn as there. */
import { armsOf } from '../mat/arms'
import { alone, picture } from '../mat/image'

const SPACES = 25

const svg = (inside: string, box = '0 0 40 40'): string =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${inside}</svg>`)}`

/** A whole tile of one terrain, by its sign. */
export const groundOf = (sign: string): string => picture(alone(sign.repeat(SPACES)), [], 7)

/** Rock is as dark as what lies around it: it is known by the wall where floor begins. */
export const rock = picture(alone('#'.repeat(15) + '.'.repeat(10)), [], 7)

/** The base of a seat's figures. */
export function baseOf(seat: number): string {
  const { outline, colour } = armsOf(seat)
  const edge = 'stroke="#0c0810" stroke-width="4"'
  return svg(`<path d="${outline}" fill="${colour}" ${edge}/>`, '-2 -2 104 104')
}

/** A spawn point in its colour, with its number. */
export const spawnPoint = (text: string, glow: string): string =>
  svg(
    `<circle cx="20" cy="20" r="17" fill="#1d1726" stroke="${glow}" stroke-width="2"/>` +
      `<text x="20" y="26.5" text-anchor="middle" font-family="Georgia,serif" font-weight="700" font-size="19" fill="#ece3d2">${text}</text>`,
  )

const coin = (x: number, y: number): string =>
  `<ellipse cx="${String(x)}" cy="${String(y)}" rx="7" ry="4"/>`
const card = (turn: number): string =>
  `<rect x="13" y="10" width="15" height="21" rx="2" transform="rotate(${String(turn)} 20 32)"/>`

export const pile = svg(
  `<g fill="#f0b93a" stroke="#6b430c" stroke-width="1.4">${coin(14, 26)}${coin(26, 26)}${coin(20, 21.5)}${coin(20, 16.5)}</g>`,
)
export const hoard = svg(
  `<g fill="#3b5f4a" stroke="#d8efe0" stroke-width="1.3">${[-14, 0, 14].map(card).join('')}</g>` +
    '<text x="20.5" y="25" text-anchor="middle" font-family="Georgia,serif" font-weight="700" font-size="12" fill="#fff">3</text>',
)
export const door = svg(
  '<path d="M15 3h10v34h-10z" fill="#c98f4a" stroke="#2a1708" stroke-width="1.5"/>' +
    '<path d="M15 12h10M15 28h10" stroke="#6b4520" stroke-width="2"/><circle cx="20" cy="20" r="2.2" fill="#ffe08a"/>',
)
