import { latinDigits } from '../digits.ts'

/** `text` with the digits of other scripts made Latin, and nothing else changed. */
export function withLatinDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => latinDigits(digit))
}

export function digitsOnly(text: string): string {
  return withLatinDigits(text).replace(/[^0-9]/g, '')
}

export function lettersAndDigits(text: string): string {
  return withLatinDigits(text).replace(/[^A-Za-z0-9]/g, '')
}

/** Alike in every locale (FIELD-08). A letter that would become two ("ß") stays, so that the caret stays in its place. */
export function upperCased(text: string): string {
  return [...text].map(upperSign).join('')
}

function upperSign(sign: string): string {
  const upper = sign.toUpperCase()
  return upper.length === sign.length ? upper : sign
}

/** The letters and digits of a value alone, those of other alphabets too. */
export function unmasked(value: string): string {
  return withLatinDigits(value).replace(/[^\p{L}\p{M}\p{N}]/gu, '')
}

/** Whether `written` has all letters and digits of `text`, one behind the other. */
export function holdsRun(written: string, text: string): boolean {
  return upperCased(unmasked(written)).includes(upperCased(unmasked(text)))
}

/** Whether `written` has every letter and digit of `text`, behind what a rule may have put in front of them. */
export function holdsAll(written: string, text: string): boolean {
  return upperCased(unmasked(written)).endsWith(upperCased(unmasked(text)))
}
