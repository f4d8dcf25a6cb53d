/** What is drawn on the sheet as signs, in the square of the icons: 512 by 512. */
const CORNERS = 'M80 80h24v24H80zM408 80h24v24h-24zM80 408h24v24H80zM408 408h24v24h-24z'

export const signs = {
  circle: 'M256 96a160 160 0 1 0 1 0z',
  triangle: 'M256 72l200 352H56z',
  square: 'M104 104h304v304H104z',
  ring: 'M256 56a200 200 0 1 0 1 0zm0 48a152 152 0 1 1-1 0z',
  dot: 'M256 192a64 64 0 1 0 1 0z',
  wall: `${CORNERS}M72 236l368-8v28l-368 12z`,
  door: `${CORNERS}M192 128h28v256h-28zM292 128h28v256h-28z`,
  open: CORNERS,
  rim: 'M48 48h416v416H48zm40 40v336h336V88z',
  way: [64, 192, 320, 448].map((x) => `M${String(x - 36)} 236h72v40h-72z`).join(''),
}
