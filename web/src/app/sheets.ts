/** The sheets behind the buttons of the header, fetched together: no first look needs them. */
import type { Component } from 'svelte'
import Help from './Help.svelte'
import Menu from './Menu.svelte'
import Settings from './Settings.svelte'

export type Sheet = 'menu' | 'settings' | 'help'

export interface SheetProps {
  readonly close: () => void
  readonly open: (which: Sheet) => void
}

export const sheets: Readonly<Record<Sheet, Component<SheetProps>>> = {
  menu: Menu,
  settings: Settings,
  help: Help,
}
