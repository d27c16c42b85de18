import { withoutInvisible } from '../../schemas/typing/invisible.ts'
import { identifierOf } from './identifierOf.ts'

/** The maximum length in characters: longer than any number, code or name that players type or copy. */
const LONGEST = 2_000

/** Line and paragraph separators: the browser shows nothing for them, and nobody types them. */
const SEPARATORS = /[\u2028\u2029]+/gu

/**
 * The exact text without invisible and control characters. Empty when the value is neither text nor an exact number, or
 * is too long.
 */
export function plain(value: unknown): string {
  const text = seen(value)
  return text.length > LONGEST ? '' : text
}

/** As `plain`, of any length. */
export function seen(value: unknown): string {
  const text = (identifierOf(value) ?? '').replaceAll(/\p{Cc}+/gu, ' ').replaceAll(SEPARATORS, '')
  return withoutInvisible(text).trim()
}

/**
 * Whether the cleaned text differs from the sent text. A difference is acceptable in a person's name, not in a crypto
 * address.
 */
export const isCleaned = (value: unknown): boolean => plain(value) !== (identifierOf(value) ?? '')
