import { bareNumber } from './bareNumber.ts'
import { checkDigits } from './checkDigits.ts'

const WEIGHTS = [6, 5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2]

/** A Brazilian company number; its first twelve characters may be letters since July 2026. */
export function isCnpj(text: string): boolean {
  const bare = bareNumber(text).replace('/', '')
  if (!/^(?!(.)\1*$)[0-9A-Za-z]{12}[0-9]{2}$/.test(bare)) return false
  const number = bare.toUpperCase()
  return number.endsWith(checkDigits(number.slice(0, 12), WEIGHTS))
}
