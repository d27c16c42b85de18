import isLuhnNumber from 'validator/es/lib/isLuhnNumber.js'
import { bareNumber } from './bareNumber.ts'

/** Whether the check digit of a card number is right (Luhn). */
export function isLuhn(text: string): boolean {
  const digits = bareNumber(text)
  return /^[0-9]+$/.test(digits) && isLuhnNumber(digits)
}
