/** Gear and its lasting price: one action point a turn for each piece (DM-24). */
export const FULL_AP = 6
export const GEAR = ['sword', 'armour', 'lantern'] as const
export type Gear = (typeof GEAR)[number]

export const fullOf = (gear: readonly string[]): number => FULL_AP - gear.length
