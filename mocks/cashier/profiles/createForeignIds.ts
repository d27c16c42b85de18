import { ExactNumber } from '../wireText.ts'

/** Above 2^53 and odd: no such number survives `JSON.parse`. */
const FIRST = 9_107_199_254_740_001n

/** Ids that the other server writes as JSON numbers, and how they come back: as text, digit for digit. */
export function createForeignIds() {
  const digitsOf = new Map<string, string>()
  const ownOf = new Map<string, string>()

  return {
    write(own: string): ExactNumber {
      const digits = digitsOf.get(own) ?? String(FIRST + 2n * BigInt(digitsOf.size))
      digitsOf.set(own, digits)
      ownOf.set(digits, own)
      return new ExactNumber(digits)
    },
    /** An id that was never given out stays as it came, and the cashier refuses it. */
    read: (digits: string): string => ownOf.get(digits) ?? `unknown ${digits}`,
  }
}
