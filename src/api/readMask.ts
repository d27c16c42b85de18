import { DATE_FORMATS, type DateFormat } from '../../schemas/typing/date.ts'

/** Letters that stand for the parts of a date. */
const DATE = /^(?=.*[dmy])[dmy\s./-]+$/i
/** A country code is written out, unless it is itself a blank: +99. */
const COUNTRY_CODE = /^\+(?!9+(?!\d)|0+(?!\d))\d+/

/**
 * A server's mask in our own words: # a digit, A a letter, * either, \ before a sign that stands for itself. Servers
 * write several alphabets. With a # in it, it is ours already. Without, 9 and 0 are digits, a and A letters, and X, *
 * and _ either; a country code after a plus stays as it is, and dd/mm/yyyy is a date. A name such as "cpf" or "card" is
 * no mask, and one without a single blank would let nothing be typed: both are empty, which means none.
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

/** The date that a mask asks for: one mask alone, of days, months and years as some format has them (FIELD-10). */
export function readDateFormat(masks: unknown): DateFormat | undefined {
  const mask = Array.isArray(masks) && masks.length === 1 ? masks[0] : masks
  return DATE_FORMATS.find((format) => typeof mask === 'string' && mask.trim().toUpperCase() === format)
}

/** The masks of a field: none, one, or several of which the first with room counts. */
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
  // To servers a bracket is a sign.
  '[': '\\[',
  ']': '\\]',
}

const literal = (sign: string): string => ('#A*[]\\'.includes(sign) ? `\\${sign}` : sign)
