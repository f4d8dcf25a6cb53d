// Made by `make words` from languages/de/common.ftl: do not edit.
import type { Shape } from '../words.svelte'
import type en from './en'

const words: Shape<typeof en> = {
  list_middle: ", ",
  list_end: " und ",
  labelled: (a) => `${a.label}: ${a.text}`,
  player: (a) => a.who.is_you ? "Du" : `${a.who.name}`,
  anonymous: "Anonym",
}
export default words
