import isLuhnNumber from 'validator/es/lib/isLuhnNumber.js'
import { bareNumber } from './bareNumber.ts'

/** The check digit of a card's number. */
export function isLuhn(text: string): boolean {
  const digits = bareNumber(text)
  return /^[0-9]+$/.test(digits) && isLuhnNumber(digits)
}
