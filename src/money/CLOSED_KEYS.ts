import type { Limits } from './limits.ts'

/** The message's translation key when no amount can be paid, by reason. */
export const CLOSED_KEYS: Readonly<Record<NonNullable<Limits['why']>, string>> = {
  unread: 'form.amountInput.unread',
  fee: 'form.amountInput.nothingLeft',
  balance: 'withdrawal.empty',
}
