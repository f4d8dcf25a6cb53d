/** The dialogs behind the buttons of the header, fetched together: no first look needs them. */
import type { Component } from 'svelte'
import Help from './help/Help.svelte'
import Menu from './Menu.svelte'
import Settings from './preferences/Settings.svelte'

export type HeaderDialog = 'menu' | 'settings' | 'help'

export interface DialogProps {
  readonly close: () => void
  readonly open: (which: HeaderDialog) => void
}

export const dialogs: Readonly<Record<HeaderDialog, Component<DialogProps>>> = {
  menu: Menu,
  settings: Settings,
  help: Help,
}
