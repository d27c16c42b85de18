import { reaction } from 'mobx'
import type { Clock } from '../../platform/clock.ts'
import type { SteadyTime } from '../../platform/steadyTime.ts'

/** A clock that is set, or a device that sleeps, is noticed so soon. */
const LOOKS_EVERY_MS = 10_000

export interface WatchInvoiceNeed {
  readonly clock: Pick<Clock, 'setTimeout'>
  readonly time: Pick<SteadyTime, 'now'>
  readonly invoices: {
    readonly invoice: { readonly endsAt: number } | undefined
    setOver(isOver: boolean): void
  }
  /** Calls when the page is looked at again; returns its stop. */
  readonly onWake: (wake: () => void) => () => void
}

export interface InvoiceWatch {
  /** Looks again now: the server may just have said what time it is. */
  look(): void
  stop(): void
}

/** While an invoice, or what else runs out, is on the screen: notices when its time is over (H2H-03), and when it was not after all (C42). */
export function watchInvoice({ clock, time, invoices, onWake }: WatchInvoiceNeed): InvoiceWatch {
  let cancel = () => {}

  function look(): void {
    cancel()
    if (invoices.invoice === undefined) return
    const left = invoices.invoice.endsAt - time.now()
    invoices.setOver(left <= 0)
    cancel = clock.setTimeout(look, left > 0 ? Math.min(left, LOOKS_EVERY_MS) : LOOKS_EVERY_MS)
  }

  const stops = [onWake(look), reaction(() => invoices.invoice, look, { fireImmediately: true })]
  return {
    look,
    stop() {
      cancel()
      for (const stop of stops) stop()
    },
  }
}
