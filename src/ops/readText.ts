import { readFileSync } from 'node:fs'
import { decodeUtf8, hasMark } from './json/decodeUtf8.ts'
import { EncodingError } from './json/EncodingError.ts'

/** The text of a file of a method's folder. Throws an `EncodingError` if it is not UTF-8 without a byte-order mark. */
export function readText(path: string): string {
  const bytes = readFileSync(path)
  // The hash in a published name is that of the text without the mark, which the widget never sees.
  if (hasMark(bytes)) throw new EncodingError('The file begins with a byte-order mark. Save it as UTF-8 without one.')
  return decodeUtf8(bytes)
}
