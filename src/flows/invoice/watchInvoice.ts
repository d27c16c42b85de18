import { reaction } from 'mobx'
import type { Clock } from '../../platform/clock.ts'
import type { SteadyTime } from '../../platform/steadyTime.ts'
import type { DepositStore } from '../../stores/DepositStore.ts'

/** A clock that is set, or a device that sleeps, is noticed so soon. */
const LOOKS_EVERY_MS = 10_000

export interface WatchInvoiceNeed {
  readonly clock: Pick<Clock, 'setTimeout'>
  readonly time: Pick<SteadyTime, 'now'>
  readonly deposit: DepositStore
  /** Calls when the page is looked at again; returns its stop. */
  readonly onWake: (wake: () => void) => () => void
}

/** While an invoice is on the screen: notices when its time is over (H2H-03). Returns what leaving does. */
export function watchInvoice({ clock, time, deposit, onWake }: WatchInvoiceNeed): () => void {
  let cancel = () => {}

  function look(): void {
    cancel()
    if (deposit.invoice === undefined) return
    const left = deposit.invoice.endsAt - time.now()
    deposit.setInvoiceOver(left <= 0)
    cancel = clock.setTimeout(look, left > 0 ? Math.min(left, LOOKS_EVERY_MS) : LOOKS_EVERY_MS)
  }

  const stops = [onWake(look), reaction(() => deposit.invoice, look, { fireImmediately: true })]
  return () => {
    cancel()
    for (const stop of stops) stop()
  }
}
