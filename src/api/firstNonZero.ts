import { plain } from './plain.ts'

const ZERO = /^[+-]?0*[.,]?0+(e-\d+)?$/i

/** Whether a number or text is zero, as servers write an unset amount: 0, "0.00", Java's "0E-8". */
export const isZero = (value: unknown): boolean => ZERO.test(plain(value))

/**
 * The first amount that is not zero, because servers write 0 and "" for an unset amount: these must not hide the amount
 * in another place. A zero if there is nothing else.
 */
export function firstNonZero<T>(...amounts: readonly T[]): T | undefined {
  const given = amounts.filter((amount) => plain(amount) !== '')
  return given.find((amount) => !isZero(amount)) ?? given[0]
}
