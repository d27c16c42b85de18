import type { MethodCashier } from '../../fixtures/MethodCashier.ts'
import { decimalOf, fromMinor } from '../../src/money/amount.ts'
import { decimalsOf } from '../../src/reference/currencies.ts'

/** The offers of a method for an amount, in the format of the API. */
export function offersFor({ offers }: MethodCashier, amount: string): readonly unknown[] | undefined {
  return offers?.map(({ method, iconIds, getsOf100, currency, feeOf100 }) => {
    const gets = share(amount, getsOf100, decimalsOf(currency ?? 'USD'))
    return {
      method,
      iconIds,
      amount: currency === undefined ? gets : `${gets} ${currency}`,
      fee: share(amount, feeOf100, 2),
    }
  })
}

function share(amount: string, of100: string, decimals: number): string {
  const [whole, part] = [decimalOf(amount), decimalOf(of100)]
  const minor = (whole.units * part.units * 10n ** BigInt(decimals)) / (100n * 10n ** (whole.scale + part.scale))
  return fromMinor(minor, decimals)
}
