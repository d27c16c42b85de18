import { bareNumber } from './bareNumber.ts'
import { checkDigits } from './checkDigits.ts'

const WEIGHTS = [11, 10, 9, 8, 7, 6, 5, 4, 3, 2]

/** A Brazilian personal tax number. Eleven equal digits pass the checksum but are never issued. */
export function isCpf(text: string): boolean {
  const digits = bareNumber(text)
  return /^(?!(.)\1*$)[0-9]{11}$/.test(digits) && digits.endsWith(checkDigits(digits.slice(0, 9), WEIGHTS))
}
