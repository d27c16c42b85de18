import type { Method } from '../../model/method.ts'
import type { Navigation } from '../../model/navigation.ts'
import type { OpenDeposits } from '../../payments/createOpenDeposits.ts'
import type { WithdrawalStore } from '../../payments/WithdrawalStore.ts'
import type { SessionStore } from '../../session/SessionStore.ts'
import { type CreateWithdrawal, UNKNOWN_DETAILS } from './createWithdrawal.ts'

export interface KnownWithdrawalNeed {
  readonly withdrawal: WithdrawalStore
  readonly session: SessionStore
  readonly method: () => Method | undefined
  readonly navigation: Pick<Navigation, 'go'>
  readonly open: Pick<OpenDeposits, 'accept'>
  readonly creating: Pick<CreateWithdrawal, 'startAnew'>
}

/** The player's choices if the server knows an open withdrawal. */
export interface KnownWithdrawal {
  /** Opens the withdrawal's confirmation page, which loads the details. */
  show(): void
  /** Allows a second withdrawal, after the player has read the warning. */
  startAnew(): void
}

export function createKnownWithdrawal(need: KnownWithdrawalNeed): KnownWithdrawal {
  const { withdrawal, session, method, navigation, open, creating } = need
  return {
    show() {
      const payment = method()
      const unresolved = payment && withdrawal.unresolvedFor(payment.name)
      if (payment === undefined || unresolved === undefined || unresolved.kind === 'elsewhere') return
      if (unresolved.depositId === undefined) return
      const { currency } = session.user
      const { depositId: id } = unresolved
      withdrawal.adopt({ ...UNKNOWN_DETAILS, id, method: payment.name, currency, startedAt: 0 })
      navigation.go('withdrawalConfirmPage')
    },
    startAnew() {
      const name = method()?.name ?? ''
      open.accept(name)
      creating.startAnew(name)
    },
  }
}
