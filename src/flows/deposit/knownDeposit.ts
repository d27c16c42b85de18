import type { Method } from '../../model/method.ts'
import type { Navigation } from '../../model/navigation.ts'
import type { DepositStore } from '../../stores/DepositStore.ts'
import type { InvoiceStore } from '../../stores/InvoiceStore.ts'
import type { SessionStore } from '../../stores/SessionStore.ts'
import type { OpenDeposits } from '../intent/createOpenDeposits.ts'
import type { Settling } from '../invoice/createSettling.ts'
import type { CreateDeposit } from './CreateNeed.ts'

export interface KnownNeed {
  readonly deposit: DepositStore
  readonly invoices: InvoiceStore
  readonly session: SessionStore
  readonly method: () => Method | undefined
  readonly navigation: Pick<Navigation, 'go'>
  readonly open: Pick<OpenDeposits, 'accept'>
  /** What the server was told of a deposit. */
  readonly settled: Settling['of']
  readonly creating: Pick<CreateDeposit, 'startAnew'>
}

/** What the player may do about an open deposit that the server has named (H2). */
export interface KnownDeposit {
  /** Its page, without an amount, which nobody has said. */
  show(): void
  /** A new one beside it: the player has read the warning. */
  startAnew(): void
}

export function createKnownDeposit({
  deposit,
  invoices,
  session,
  method,
  navigation,
  open,
  settled,
  creating,
}: KnownNeed): KnownDeposit {
  return {
    show() {
      const payment = method()
      const doubt = payment && deposit.doubtOf(payment.name)
      if (doubt === undefined || doubt.kind === 'elsewhere' || doubt.depositId === undefined) return
      const { currency } = session.user
      const { depositId: id } = doubt
      deposit.adopt({ id, method: payment?.name ?? '', amount: '', currency, startedAt: 0 })
      const invoice = doubt.kind === 'found' ? invoices.of(id) : undefined
      // What the server was told is settled is not paid once more.
      if (invoice === undefined || settled(id) !== undefined) navigation.go('depositCompletePage')
      else {
        invoices.bill(invoice)
        navigation.go(invoice.route)
      }
    },
    startAnew() {
      open.accept(method()?.name ?? '')
      creating.startAnew()
    },
  }
}
