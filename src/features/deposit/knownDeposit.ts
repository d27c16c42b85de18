import type { Method } from '../../model/method.ts'
import type { Navigation } from '../../model/navigation.ts'
import type { OpenDeposits } from '../../payments/createOpenDeposits.ts'
import type { DepositStore } from '../../payments/DepositStore.ts'
import type { OpenInvoice } from '../../payments/InvoiceStore.ts'
import { isAccepted, type Ledger } from '../../payments/ledger.ts'
import { INVOICE_RULES } from '../../reference/invoiceTable.ts'
import type { SessionStore } from '../../session/SessionStore.ts'
import { adoptEntry } from './adoptEntry.ts'
import type { CreateDeposit } from './CreateNeed.ts'

export interface KnownNeed {
  readonly deposit: DepositStore
  readonly ledger: Pick<Ledger, 'find'>
  readonly session: SessionStore
  readonly method: () => Method | undefined
  readonly navigation: Pick<Navigation, 'go'>
  readonly open: Pick<OpenDeposits, 'accept'>
  readonly invoice: KnownInvoice
  readonly creating: Pick<CreateDeposit, 'startAnew'>
}

/** The invoice of a deposit that exists. */
export interface KnownInvoice {
  /** Shows the cached invoice of the current deposit. Undefined if no invoice is cached. */
  readonly reopen: (depositId: string) => Pick<OpenInvoice, 'kind'> | undefined
  /** How a deposit was settled, as reported to the server. */
  readonly settled: (depositId: string) => unknown
}

/** The player's choices for an open deposit that the server has named (H2). */
export interface KnownDeposit {
  /**
   * Opens the page of the open deposit. Its amount is the one that this player requested here, which the server may have
   * changed (P2P-09); that of any other deposit is unknown and not shown.
   */
  show(): void
  /** Allows a new deposit besides the open one, after the player has read the warning. */
  startAnew(): void
}

export function createKnownDeposit({
  deposit,
  ledger,
  session,
  method,
  navigation,
  open,
  invoice,
  creating,
}: KnownNeed): KnownDeposit {
  return {
    show() {
      const payment = method()
      const unresolved = payment && deposit.unresolvedFor(payment.name)
      if (unresolved === undefined || unresolved.kind === 'elsewhere' || unresolved.depositId === undefined) return
      const { depositId: id } = unresolved
      const entry = ledger.find(id)
      if (isAccepted(entry)) adoptEntry(deposit, entry)
      else {
        const { currency } = session.user
        deposit.adopt({ id, method: payment?.name ?? '', amount: '', currency, startedAt: 0 })
      }
      // A deposit already reported as settled must not be paid again.
      const isOpen = unresolved.kind === 'found' && invoice.settled(id) === undefined
      const shown = isOpen ? invoice.reopen(id) : undefined
      navigation.go(shown === undefined ? 'depositCompletePage' : INVOICE_RULES[shown.kind].page)
    },
    startAnew() {
      open.accept(method()?.name ?? '')
      creating.startAnew()
    },
  }
}
