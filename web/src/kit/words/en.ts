// Made by `make words` from languages/en/common.ftl: do not edit.
import type { Person } from '../words.svelte'

const words = {
  list_middle: ", ",
  list_end: " and ",
  labelled: (a: { label: string | number; text: string | number }): string => `${a.label}: ${a.text}`,
  player: (a: { who: Person }): string => a.who.is_you ? "You" : `${a.who.name}`,
  anonymous: "Anonymous",
}
export default words
