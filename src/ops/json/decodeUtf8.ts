import { EncodingError } from './EncodingError.ts'

/**
 * The text of a file, without a byte-order mark. Throws an `EncodingError` if its bytes are not UTF-8: read in another
 * way, its letters would be replaced, and published so.
 */
export function decodeUtf8(bytes: Uint8Array): string {
  if (isUtf16(bytes))
    throw new EncodingError(
      'The file is UTF-16, which PowerShell and the choice "Unicode" of Windows write. Save it as UTF-8.',
    )
  try {
    return decode(bytes)
  } catch {
    const line = lineOfMistake(bytes)
    throw new EncodingError(
      `The file is not UTF-8: a letter in line ${line} can't be read. A program has saved the file as "ANSI" (Windows-1252) or in another encoding. Open it in that program, choose "Save as" and the encoding UTF-8, and look at the letters with accents.`,
      line,
    )
  }
}

/** Whether a file begins with the byte-order mark of UTF-8. */
export const hasMark = ([one, two, three]: Uint8Array): boolean => one === 0xef && two === 0xbb && three === 0xbf

const decode = (bytes: Uint8Array): string => new TextDecoder('utf-8', { fatal: true }).decode(bytes)

/** By the byte-order mark, or by the zero byte of a first ASCII character. */
const isUtf16 = ([one, two]: Uint8Array): boolean =>
  (one === 0xff && two === 0xfe) || (one === 0xfe && two === 0xff) || one === 0 || two === 0

const LINE_FEED = 0x0a

/** The number of the first line that is not UTF-8. No other character has the byte of a line feed in it. */
function lineOfMistake(bytes: Uint8Array): number {
  let start = 0
  for (let line = 1; ; line++) {
    const end = bytes.indexOf(LINE_FEED, start)
    try {
      decode(bytes.subarray(start, end < 0 ? undefined : end))
    } catch {
      return line
    }
    if (end < 0) return line
    start = end + 1
  }
}
