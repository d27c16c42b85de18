import { minorOf } from './minorOf.ts'

export interface Bounds {
  readonly min: string
  readonly max: string
}

/** The reason why an amount is invalid, if any: an amount must be a decimal string with the currency's decimals. */
export function amountProblem(amount: string, decimals: number, { min, max }: Bounds): string | undefined {
  const fraction = decimals === 0 ? '' : `\\.\\d{${decimals}}`
  if (!new RegExp(`^(0|[1-9]\\d*)${fraction}$`).test(amount)) {
    return `amount ${amount} must have ${decimals} decimals and no leading zero`
  }
  const minor = minorOf(amount, decimals)
  if (minor <= 0n) return 'amount must be more than zero'
  if (minor < minorOf(min, decimals)) return `amount ${amount} is below the minimum of ${min}`
  // A maximum of 0 means no maximum.
  if (minorOf(max, decimals) > 0n && minor > minorOf(max, decimals)) {
    return `amount ${amount} is above the maximum of ${max}`
  }
  return undefined
}
