import { formatMoney } from '../money/formatAmount.ts'
import { withinLimits } from '../money/withinLimits.ts'
import type { FormNeed } from './FormNeed.ts'
import type { FieldMessage } from './kinds/Kind.ts'

/** The error of an amount under the current limits (VALID-05, VALID-06). */
export function amountProblem(
  amount: string | undefined,
  { place: { currency, decimals }, texts, limits }: Pick<FormNeed, 'place' | 'texts' | 'limits'>,
): FieldMessage | undefined {
  const { min, max } = limits()
  const shown = (value: string) => formatMoney(value, currency, texts.locale, decimals)
  switch (withinLimits(amount, { min, max })) {
    case 'empty':
      return { key: 'form.amountInput.empty' }
    case 'belowMin':
      return { key: 'form.amountInput.limit.min', args: { min: shown(min) } }
    case 'aboveMax':
      return { key: 'form.amountInput.limit.max', args: { max: shown(max) } }
    case 'ok':
      return undefined
  }
}
