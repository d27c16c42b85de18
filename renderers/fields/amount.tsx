import type { AmountTyping, FieldProps } from '../contract.ts'
import { AmountInput } from '../ui/AmountInput.tsx'

// A form always says how its amount is typed; the studio may draw a field before there is a form.
const PLAIN: AmountTyping = { currency: '', decimals: 2, decimalSeparator: '.', maxIntegerDigits: () => 12 }

export const amount = ({ typing = PLAIN, ...props }: FieldProps<'amount'>) => <AmountInput {...props} typing={typing} />
