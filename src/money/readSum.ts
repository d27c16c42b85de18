import { readWire } from './amount.ts'
import { readBound } from './readBound.ts'

/**
 * A sum that the server states, without float noise: 99.30000000000001 is 99.3, and other digits are kept. Undefined if
 * it is missing or unreadable.
 */
export function readSum(value: unknown): string | undefined {
  const sum = readBound(value) ?? undefined
  return sum === readWire(value) ? sum : sum?.replace(/\.0+$|(\.\d*[1-9])0+$/, '$1')
}
