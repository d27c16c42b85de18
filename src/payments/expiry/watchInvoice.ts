import { reaction } from 'mobx'
import type { Clock } from '../../platform/time/clock.ts'
import type { SteadyTime } from '../../platform/time/steadyTime.ts'

/** Maximum delay until a changed clock or a device back from sleep is noticed. */
const LOOKS_EVERY_MS = 10_000

export interface WatchInvoiceNeed {
  readonly clock: Pick<Clock, 'setTimeout'>
  readonly time: Pick<SteadyTime, 'now'>
  readonly invoices: {
    readonly invoice: { readonly endsAt: number } | undefined
    setOver(isOver: boolean): void
  }
  /** Calls `wake` when the page is visible again. Returns the cleanup. */
  readonly onWake: (wake: () => void) => () => void
}

export interface InvoiceWatch {
  /** Checks the expiry again now: the server may just have corrected the clock. */
  look(): void
  stop(): void
}

/**
 * Watches the expiry of an invoice, or of anything else with an `endsAt`: sets `isOver` when it expires (H2H-03), and
 * resets `isOver` if the clock is corrected and `endsAt` lies in the future again (C42).
 */
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
