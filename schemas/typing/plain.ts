import { latinDigits } from '../digits.ts'

/** Converts digits of other scripts to Latin, and changes nothing else. */
export function withLatinDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => latinDigits(digit))
}

export function digitsOnly(text: string): string {
  return withLatinDigits(text).replace(/[^0-9]/g, '')
}

export function lettersAndDigits(text: string): string {
  return withLatinDigits(text).replace(/[^A-Za-z0-9]/g, '')
}

/**
 * Upper-cases independently of the locale (FIELD-08). Letters that would become two ("ß") are kept, so that the caret
 * position stays valid.
 */
export function upperCased(text: string): string {
  return [...text].map(upperSign).join('')
}

function upperSign(sign: string): string {
  const upper = sign.toUpperCase()
  return upper.length === sign.length ? upper : sign
}

/** The letters and digits of a value, in any alphabet. */
export function unmasked(value: string): string {
  return withLatinDigits(value).replace(/[^\p{L}\p{M}\p{N}]/gu, '')
}

/** Whether `written` contains all letters and digits of `text` consecutively. */
export function holdsRun(written: string, text: string): boolean {
  return upperCased(unmasked(written)).includes(upperCased(unmasked(text)))
}

/** Whether `written` ends with the letters and digits of `text`; a rule may have put something before them. */
export function holdsAll(written: string, text: string): boolean {
  return upperCased(unmasked(written)).endsWith(upperCased(unmasked(text)))
}
