import { compareStructural, reaction } from 'mobx'
import type { Method } from '../../model/method.ts'
import { currencyRule } from '../../money/limits.ts'
import { UNREAD } from '../../money/readBound.ts'
import { readFee } from '../../money/withdrawal.ts'
import { unreadLimits } from '../../money/withinLimits.ts'
import type { WithdrawalStore } from '../../payments/WithdrawalStore.ts'

export interface UnreadTermsNeed {
  /** The open method. Tracked by MobX. */
  readonly method: () => Method | undefined
  readonly currency: () => string
  readonly withdrawal: Pick<WithdrawalStore, 'balance' | 'account'>
  readonly report: (code: string, message: string) => void
}

/**
 * Reports unreadable limits, fees and balances, which block withdrawals, to operators (W3, W8). Returns the cleanup.
 */
export function reportUnreadTerms({ method, currency, withdrawal, report }: UnreadTermsNeed): () => void {
  return reaction(
    () => {
      const open = method()
      return open === undefined ? [] : problemsOf(open, currency(), withdrawal)
    },
    (problems) => {
      for (const problem of problems)
        report(
          'limits.unread',
          `${problem}. Withdrawals by this method are blocked until the server sends a readable value.`,
        )
    },
    { fireImmediately: true, equals: compareStructural },
  )
}

function problemsOf(
  { name, amountRules, limits, fee }: Method,
  currency: string,
  { balance, account }: UnreadTermsNeed['withdrawal'],
): readonly string[] {
  const unread = unreadLimits([currencyRule(amountRules, currency), limits])
  return [
    ...unread.map((value) => `A limit of ${name} can't be read: ${JSON.stringify(value)}`),
    ...(readFee(fee) === UNREAD ? [`The fee of ${name} can't be read: ${JSON.stringify(fee)}`] : []),
    ...(balance === UNREAD ? [`The balance of the account "${account}" can't be read`] : []),
  ]
}
