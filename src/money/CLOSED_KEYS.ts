import type { Limits } from './limits.ts'

/** What the player reads where nothing can be paid, by the reason. */
export const CLOSED_KEYS: Readonly<Record<NonNullable<Limits['why']>, string>> = {
  unread: 'form.amountInput.unread',
  fee: 'form.amountInput.nothingLeft',
  balance: 'withdrawal.empty',
}
