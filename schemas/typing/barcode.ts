/** The kinds of bar code that tills of payment slips read. */
export const BARCODE_FORMATS = ['itf', 'code128'] as const

export type BarcodeFormat = (typeof BARCODE_FORMATS)[number]

/** A longer code has bars that no camera can distinguish on the screen of a phone. */
const LONGEST = 60

const CONTENT: Readonly<Record<BarcodeFormat, RegExp>> = {
  // Each pair of digits is one symbol.
  itf: /^(?:\d\d)+$/,
  code128: /^[ -~]+$/,
}

const NEEDS: Readonly<Record<BarcodeFormat, string>> = {
  itf: 'an even number of digits',
  code128: 'Latin letters, digits and punctuation',
}

/** Why a text can't be drawn as a bar code; undefined if it can. */
export function barcodeProblem(format: BarcodeFormat, text: string): string | undefined {
  if (text.length > LONGEST) return `it has ${text.length} characters, and at most ${LONGEST} can be read from a screen`
  return CONTENT[format].test(text) ? undefined : `it must consist of ${NEEDS[format]}`
}
