import type { Only } from '../layout/slots.ts'
import { withLatinDigits } from './plain.ts'

/** What each `only` of a text field accepts: a test of one character, so that it takes linear time. */
const ACCEPTED: Readonly<Record<Only, RegExp>> = {
  digits: /[0-9]/,
  code: /[A-Za-z0-9]/,
  letters: /[\p{L}\p{M}]/u,
  name: /[\p{L}\p{M} '’.-]/u,
  latin: /[\p{sc=Latin}\p{M}0-9 '’"()+,\-./:;?!&@#_]/u,
  noSpaces: /\S/,
}

/** The accepted characters of a text. */
export function acceptedOnly(text: string, only: Only): string {
  return [...withLatinDigits(text)].filter((sign) => ACCEPTED[only].test(sign)).join('')
}
