import type { AmountTyping, FieldProps } from '../contract.ts'
import { AmountInput } from '../ui/AmountInput.tsx'

// A form always says how its amount is typed; the studio may draw a field before there is a form.
const PLAIN: AmountTyping = { currency: '', decimals: 2, decimalSeparator: '.', maxIntegerDigits: () => 12 }

export function amount({ value, typing = PLAIN, ...props }: FieldProps<'amount'>) {
  return AmountInput({ ...props, typing, defaultValue: value })
}
