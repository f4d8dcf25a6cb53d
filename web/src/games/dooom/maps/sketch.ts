/** A map as coloured dots. */
const COLOURS: Readonly<Record<string, string>> = {
  '#': '#4a373e',
  '.': '#756a78',
  E: '#7ef0b4',
  G: '#ffd257',
  H: '#ff7aa8',
  S: '#d5e2f2',
  A: '#c9a2ff',
  L: '#ffab4d',
}

export const colourOf = (letter: string): string => COLOURS[letter] ?? '#f00'

/** A whole map as small as its canvas wants it. */
export function drawSmall(
  pen: CanvasRenderingContext2D,
  rows: readonly string[],
  size: number,
): void {
  rows.forEach((row, down) => {
    for (let right = 0; right < row.length; right++) {
      pen.fillStyle = colourOf(row[right]!)
      pen.fillRect(right * size, down * size, size, size)
    }
  })
}
