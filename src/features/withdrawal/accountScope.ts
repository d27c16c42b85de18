import { compareStructural, computed } from 'mobx'
import type { Scopes } from '../../../schemas/scopes/views.ts'
import { isPositive, roundTo } from '../../money/amount.ts'
import { formatMoney } from '../../money/formatAmount.ts'
import { arrivesOf, feeOf } from '../../money/withdrawal.ts'
import type { WithdrawalStore } from '../../payments/WithdrawalStore.ts'
import type { ScopesNeed } from '../../scopes/ScopesNeed.ts'
import type { Payout } from '../../services/Provided.ts'

export interface AccountScopeNeed extends Pick<ScopesNeed, 'form' | 'methods' | 'session' | 'texts'> {
  readonly withdrawal: WithdrawalStore
  /** What a sweepstake pays out; undefined in other cashiers. */
  readonly payout: () => Pick<Payout, 'toPlay' | 'blockedBy'> | undefined
}

/** The accounts, their balance, and the amount that arrives after the fee. */
export function accountScope({
  form,
  methods,
  session,
  texts,
  withdrawal,
  payout,
}: AccountScopeNeed): Scopes['account'] {
  const shown = (amount: string) => {
    const { currency } = session.user
    return formatMoney(amount, currency, texts.locale, session.decimalsOf(currency))
  }
  const kept = computed(() => {
    const amount = form()?.amount
    if (amount === undefined) return undefined
    const fee = feeOf(amount, methods.selected?.fee, session.decimalsOf(session.user.currency))
    return fee === undefined ? undefined : { fee, arrives: arrivesOf(amount, fee) }
  })
  const accounts = computed(
    () =>
      withdrawal.accounts.map((account) => ({
        id: account,
        name: texts.t(`withdrawal.account.${account}`),
        selected: account === withdrawal.account,
      })),
    { equals: compareStructural },
  )
  return {
    get accounts() {
      return accounts.get().length > 1 ? [...accounts.get()] : []
    },
    get enough() {
      return withdrawal.accountWithEnough ?? ''
    },
    get balanceText() {
      const { balance } = withdrawal
      const other = payout()
      // A balance that could not be loaded or read must not look like no balance.
      if (balance === null || other?.blockedBy === 'failed') return texts.t('withdrawal.balance.failed')
      // The balance of a payout arrives late: its row is there from the start.
      if (balance === undefined) return other === undefined ? '' : '–'
      // Nothing can be redeemed before the rest is played.
      const { currency } = session.user
      return shown(isPositive(other?.toPlay) ? '0' : roundTo(balance, session.decimalsOf(currency), 'down'))
    },
    get feeText() {
      const fee = kept.get()?.fee
      return fee === undefined ? '' : shown(fee)
    },
    get arrivesText() {
      const arrives = kept.get()?.arrives
      return arrives === undefined ? '' : shown(arrives)
    },
  }
}
