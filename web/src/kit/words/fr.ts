// Made by `make words` from languages/fr/common.ftl: do not edit.
import type { Shape } from '../words.svelte'
import type en from './en'

const words: Shape<typeof en> = {
  list_middle: ", ",
  list_end: " et ",
  labelled: (a) => `${a.label} : ${a.text}`,
  player: (a) => a.who.is_you ? "Toi" : `${a.who.name}`,
  anonymous: "Anonyme",
}
export default words
