import type { DepositStore } from '../../payments/DepositStore.ts'
import type { InvoicePayments } from './payInvoice.ts'

export interface AmountAnswerNeed
  extends Pick<InvoicePayments, 'invoices' | 'isBlocked' | 'settlement' | 'acceptAmount'> {
  readonly deposit: Pick<DepositStore, 'current'>
}

/** The player's answers to an amount that differs from the requested one (P2P-09, Q-096). */
export function createAmountAnswer({ deposit, invoices, isBlocked, settlement, acceptAmount }: AmountAnswerNeed) {
  /** The current deposit, until it is settled. While its cancellation is in flight, the amount can't be accepted. */
  const open = () => {
    const { current } = deposit
    return current !== undefined && settlement.of(current.id) === undefined ? current : undefined
  }
  return {
    accept(): void {
      if (open() !== undefined && invoices.state === 'changed') acceptAmount()
    },
    /** Cancels the deposit. Ignored once the amount was accepted, because the player may have paid it since. */
    refuse(): void {
      const current = open()
      if (current === undefined || invoices.state !== 'changed' || isBlocked()) return
      void settlement.cancel(current, 'player')
    },
  }
}
