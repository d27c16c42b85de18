import { ExactNumber } from '../wireText.ts'

/** Above 2^53 and odd, so that `JSON.parse` would round it. */
const FIRST = 9_107_199_254_740_001n

/** Replaces each id by a JSON number in answers, and the digits of that number by the id in requests. */
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
    /** Marks unknown digits, so that the cashier rejects the id. */
    read: (digits: string): string => ownOf.get(digits) ?? `unknown ${digits}`,
  }
}
