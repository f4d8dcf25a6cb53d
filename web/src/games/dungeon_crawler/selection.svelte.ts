/** What the eyes are on: shared by the mat and by the cards beside it. */

interface Selection {
  /** The figure that was tapped, or null. */
  figure: number | null
  /** The text of the action that is being thought about, or null. */
  preview: string | null
  /** The space under the pointer or the keyboard's focus, or null. */
  cell: number | null
}

export const selection: Selection = $state({ figure: null, preview: null, cell: null })

/** Look at nothing in particular: a new question, another match. */
export function forget(): void {
  Object.assign(selection, { figure: null, preview: null, cell: null })
}
