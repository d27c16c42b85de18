import { formatDateTime } from '../../renderers/ui/text/formatDate.ts'
import type { Texts } from '../i18n/createTexts.ts'
import type { FormatFunctions } from '../language/expression/FormatFunctions.ts'
import { canonical } from '../money/amount.ts'
import { formatAmount, formatMoney } from '../money/formatAmount.ts'

/** Formats money, numbers and dates in the current language; '' for a value that can't be formatted. */
export function createFormats({ locale }: Texts, decimalsOf: (currency: string) => number): FormatFunctions {
  return {
    money: (value, currency) => {
      const amount = canonical(value)
      return amount === undefined ? '' : formatMoney(amount, String(currency), locale, decimalsOf(String(currency)))
    },
    number: (value) => {
      const amount = canonical(value)
      return amount === undefined ? '' : formatAmount(amount, '', locale, 0)
    },
    date: (value) => formatDateTime(typeof value === 'number' ? value : Date.parse(String(value)), locale),
  }
}
