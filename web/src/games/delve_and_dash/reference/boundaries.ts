/** Boundaries and chambers as signs, in the square of the icons: 512 by 512. */
const POSTS = 'M32 216h56v80H32zM424 216h56v80h-56z'
const LEAF = 'M96 208h320v96H96zm32 32v32h256v-32z'

export const boundaries = {
  wall: 'M32 200h136v48H32zM188 200h136v48H188zM344 200h136v48H344zM32 264h64v48H32zM116 264h136v48H116zM272 264h136v48H272zM428 264h52v48h-52z',
  open: POSTS,
  unknown: [48, 148, 248, 348, 448].map((x) => `M${String(x - 16)} 240h32v32h-32z`).join(''),
  door: `${POSTS}${LEAF}`,
  locked: `${POSTS}${LEAF}M256 168a88 88 0 1 0 1 0zm-20 60v-8a20 20 0 0 1 40 0v8h12v64h-64v-64z`,
  chamber: 'M64 64h384v384H64z',
  ring: 'M64 64h384v384H64zm36 36v312h312V100z',
}
