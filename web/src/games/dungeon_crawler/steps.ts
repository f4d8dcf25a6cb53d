/** The five steps of a turn, in their order (DC-25). */
export const STEPS = ['move', 'attack', 'tile', 'monster', 'act'] as const
