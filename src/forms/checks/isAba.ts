import isAbaRouting from 'validator/es/lib/isAbaRouting.js'
import { bareNumber } from './bareNumber.ts'

/** The routing number of a bank in the United States. Nine zeros add up, and are nobody's. */
export function isAba(text: string): boolean {
  const digits = bareNumber(text)
  return /[1-9]/.test(digits) && isAbaRouting(digits)
}
