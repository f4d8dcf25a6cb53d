// Made by tools/icons.mjs from game-icons.net (CC BY 3.0): do not edit.
export const icons = {
  pencil: 'm430 31q-1 0-1 0c-3 0-4 1-5 2l-27 27l55 55l27-27c1-1 2-2 2-5c0-2 0-5-2-9c-3-7-9-17-17-24s-17-14-24-17c-3-2-6-2-8-2zm-46 42l-10 10l10 10l13 13l9 9l13 13l10 10l10-10l-55-55zm-23 23l-288 288l10 10l288-288zm23 22l-289 289l10 10l289-289l-10-10zm22 23l-288 288l10 10l288-288l-10-10zm-343 259l-12 31l30 30l31-12l-7-7l-13-13l-9-9l-13-13l-7-7zm-19 49l-13 32l32-13z',
} as const
