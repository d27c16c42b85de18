import type { FieldMessage } from '../../forms/kinds/Kind.ts'

/** Messages whose rule is not the last part of their key. */
const NAMED: Readonly<Record<string, string>> = {
  'form.amountInput.empty': 'required',
  'form.amountInput.limit.min': 'amount.min',
  'form.amountInput.limit.max': 'amount.max',
  'form.field.refused': 'refused',
}

/**
 * The name of the rule that a field breaks, from its message. Never the text or the arguments of the message: an
 * operator's text may contain a value.
 */
export function ruleOf({ key }: FieldMessage): string {
  const named = NAMED[key]
  if (named !== undefined) return named
  if (key.startsWith('paymentMethods.')) return 'pattern'
  return /^field\.(?:check\.)?(\w+)$/.exec(key)?.[1] ?? 'other'
}
