import { canonical, compare, decimalOf, type WireAmount } from './amount.ts'

export interface BonusTerms {
  readonly maxBonusAmount?: WireAmount
  /** The percentage of the deposit: 100 is the whole deposit. */
  readonly percent?: WireAmount
  readonly payoutMultiplier?: WireAmount
}

/**
 * The maximum withdrawal from a bonus, in whole units of its currency: floor(maxBonusAmount x percent / 100 x
 * payoutMultiplier) (spec §9). Undefined when a term is missing or negative.
 */
export function maxWithdrawal({ maxBonusAmount, percent, payoutMultiplier }: BonusTerms): string | undefined {
  const terms = [maxBonusAmount, percent, payoutMultiplier].map(canonical).filter((term) => term !== undefined)
  const factors = terms.map(decimalOf).filter(({ units }) => units >= 0n)
  if (factors.length < 3) return undefined
  const units = factors.reduce((product, factor) => product * factor.units, 1n)
  const scale = factors.reduce((sum, factor) => sum + factor.scale, 2n)
  return `${units / 10n ** scale}`
}

/** Whether the amount reaches the bonus's minDeposit (spec §4). False without an amount or a readable minDeposit. */
export function isActivated(amount: string | undefined, minDeposit: WireAmount): boolean {
  const least = canonical(minDeposit)
  return amount !== undefined && least !== undefined && compare(amount, least) >= 0
}
