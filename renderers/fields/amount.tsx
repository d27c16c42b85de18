import type { AmountTyping, FieldProps } from '../contract.ts'
import { AmountInput } from '../ui/text/AmountInput.tsx'

// Default typing rules for fields rendered without a form, as in the gallery (/kit/).
const PLAIN: AmountTyping = { currency: '', decimals: 2, decimalSeparator: '.', maxIntegerDigits: () => 12 }

export const amount = ({ typing = PLAIN, ...props }: FieldProps<'amount'>) => <AmountInput {...props} typing={typing} />
