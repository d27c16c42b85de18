import { DATE_FORMATS, type DateFormat } from '../../schemas/typing/date.ts'

/** A date format such as dd/mm/yyyy. */
const DATE = /^(?=.*[dmy])[dmy\s./-]+$/i
/** A literal country code. "+99" and "+00" are placeholders, not country codes. */
const COUNTRY_CODE = /^\+(?!9+(?!\d)|0+(?!\d))\d+/

/**
 * Converts a server's mask to our notation: # digit, A letter, * either, \ escapes a literal. A mask with a # is
 * already in our notation. In any other mask 9 and 0 stand for a digit, a and A for a letter, and x, X, * and _ for
 * either; a country code after a plus is literal, and dd/mm/yyyy is a date. Returns '' (no mask) for a name such as
 * "cpf" or "card", and for a mask without placeholders, because nothing could be typed into it.
 */
export function readMask(mask: string): string {
  const text = mask.trim()
  if (/(?:^|[^\\])#/.test(text)) return text.replace(/\\.|[[\]]/gsu, (sign) => BLANKS[sign] ?? sign)
  if (DATE.test(text)) return text.replace(/[dmy]/gi, '#')
  if (!/[90*_]/.test(text) && /[^\W\d_ax]/i.test(text)) return ''
  const code = COUNTRY_CODE.exec(text)?.[0] ?? ''
  const rest = [...text.slice(code.length).matchAll(/\\(.)|(.)/gu)].map(([, escaped, sign = '']) =>
    escaped === undefined ? (BLANKS[sign] ?? sign) : literal(escaped),
  )
  return rest.some((sign) => sign === '#' || sign === 'A' || sign === '*') ? code + rest.join('') : ''
}

/**
 * The date format of a field whose only mask is a known format of a day (FIELD-10) or a month, such as a card's MM/YY.
 */
export function readDateFormat(masks: unknown): DateFormat | undefined {
  const mask = Array.isArray(masks) && masks.length === 1 ? masks[0] : masks
  return DATE_FORMATS.find((format) => typeof mask === 'string' && mask.trim().toUpperCase() === format)
}

/** The masks of a field, in order; typing uses the first mask that the input fits. */
export function readMasks(masks: unknown): string[] {
  const given = Array.isArray(masks) ? masks : [masks]
  return given.flatMap((mask) => (typeof mask === 'string' ? [readMask(mask)] : [])).filter((mask) => mask !== '')
}

const BLANKS: Readonly<Record<string, string>> = {
  9: '#',
  0: '#',
  a: 'A',
  A: 'A',
  x: '*',
  X: '*',
  '*': '*',
  _: '*',
  // In servers' masks, brackets are literals.
  '[': '\\[',
  ']': '\\]',
}

const literal = (sign: string): string => ('#A*[]\\'.includes(sign) ? `\\${sign}` : sign)
