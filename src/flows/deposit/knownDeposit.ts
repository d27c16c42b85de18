import type { Method } from '../../model/method.ts'
import type { Navigation } from '../../model/navigation.ts'
import type { DepositStore } from '../../stores/DepositStore.ts'
import type { SessionStore } from '../../stores/SessionStore.ts'
import type { OpenDeposits } from '../intent/createOpenDeposits.ts'
import type { CreateDeposit } from './createDeposit.ts'

export interface KnownNeed {
  readonly deposit: DepositStore
  readonly session: SessionStore
  readonly method: () => Method | undefined
  readonly navigation: Pick<Navigation, 'go'>
  readonly open: Pick<OpenDeposits, 'accept'>
  readonly creating: Pick<CreateDeposit, 'startAnew'>
}

/** What the player may do about an open deposit that the server has named (H2). */
export interface KnownDeposit {
  /** Its page, without an amount, which nobody has said. */
  show(): void
  /** A new one beside it: the player has read the warning. */
  startAnew(): void
}

export function createKnownDeposit({ deposit, session, method, navigation, open, creating }: KnownNeed): KnownDeposit {
  return {
    show() {
      const payment = method()
      const doubt = payment && deposit.doubtOf(payment.name)
      if (doubt === undefined || doubt.kind === 'elsewhere' || doubt.depositId === undefined) return
      const { currency } = session.user
      deposit.adopt({ id: doubt.depositId, method: payment?.name ?? '', amount: '', currency, startedAt: 0 })
      navigation.go('depositCompletePage')
    },
    startAnew() {
      open.accept(method()?.name ?? '')
      creating.startAnew()
    },
  }
}
