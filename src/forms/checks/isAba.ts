import isAbaRouting from 'validator/es/lib/isAbaRouting.js'
import { bareNumber } from './bareNumber.ts'

/** A US bank routing number. Nine zeros pass the checksum but belong to no bank. */
export function isAba(text: string): boolean {
  const digits = bareNumber(text)
  return /[1-9]/.test(digits) && isAbaRouting(digits)
}
