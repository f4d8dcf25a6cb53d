import { encode } from 'uqr'

/** The QR code of a text, row by row, without a margin; a damaged seventh of it can be read. */
export const qr = (text: string): readonly (readonly boolean[])[] =>
  encode(text, { ecc: 'M', border: 0 }).data
