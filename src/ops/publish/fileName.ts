import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import type { Row } from './Row.ts'

/** The number of hex digits in a published name: the fewest that the widget accepts. */
const DIGITS = 16

/** The SHA-256. Browsers have one too, but only as a promise, and the plan of a publication is a pure function. */
export const hashOf = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)))

/** The name of a published file: what it is, and a hash of its content. */
export const hashedName = (name: string, text: string): string => `${name}.${hashOf(text).slice(0, DIGITS)}.json`

/** The name under which a document is published. Names of methods may contain any character, names of files may not. */
export function documentName({ screen, method, category, cardViewType }: Omit<Row, 'file'>, text: string): string {
  const parts = [method, category, cardViewType, screen].filter((part) => part !== undefined)
  return hashedName(
    parts
      .join('-')
      .replace(/[^A-Za-z0-9_]+/g, '-')
      .slice(0, 120),
    text,
  )
}

/** Whether a text has the hash that its file's name promises. */
export function isIntact(file: string, text: string): boolean {
  const [, digits = ''] = /\.([a-f0-9]{16,64})\.json$/.exec(file) ?? []
  return digits !== '' && hashOf(text).startsWith(digits)
}
