import { reaction } from 'mobx'
import { type WatchInvoiceNeed, watchInvoice } from '../../payments/expiry/watchInvoice.ts'
import type { OffersStore } from './OffersStore.ts'

export interface FollowOffersNeed extends Omit<WatchInvoiceNeed, 'invoices'> {
  readonly offers: OffersStore
}

/**
 * While offers are on the screen: detects when they expire. The best one is chosen at the start; the choice is
 * cleared when the offers expire or are for another country or currency. Returns the cleanup.
 */
export function followOffers({ offers, ...need }: FollowOffersNeed): () => void {
  offers.chooseBest()
  const running = {
    get invoice() {
      return offers.open
    },
    setExpired: (isExpired: boolean) => offers.setExpired(isExpired),
  }
  const watch = watchInvoice({ ...need, invoices: running })
  const stop = reaction(
    () => offers.state,
    (state) => state !== 'open' && offers.choose(undefined),
  )
  return () => {
    stop()
    watch.stop()
  }
}
