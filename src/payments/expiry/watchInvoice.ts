import { reaction } from 'mobx'
import type { Clock } from '../../platform/time/clock.ts'
import type { ServerTime } from '../../platform/time/createServerTime.ts'

/** Maximum delay until a changed clock or a device back from sleep is noticed. */
const CHECK_INTERVAL_MS = 10_000

export interface WatchInvoiceNeed {
  readonly clock: Pick<Clock, 'setTimeout'>
  readonly time: Pick<ServerTime, 'now' | 'renew'>
  readonly invoices: {
    readonly invoice: { readonly endsAt: number } | undefined
    setExpired(isExpired: boolean): void
  }
  /** Calls `listener` when the page is visible again. Returns the cleanup. */
  readonly onWake: (listener: () => void) => () => void
}

export interface InvoiceWatch {
  /** Checks the expiry again now: the server may just have corrected the clock. */
  check(): void
  stop(): void
}

/**
 * Watches the expiry of an invoice, or of anything else with an `endsAt`: sets `isExpired` when it expires (H2H-03),
 * and resets `isExpired` if the clock is corrected and `endsAt` lies in the future again (C42). While the server's time is
 * requested, `isExpired` stays: the device's clock may have been set.
 */
export function watchInvoice({ clock, time, invoices, onWake }: WatchInvoiceNeed): InvoiceWatch {
  let cancel = () => {}
  let isStopped = false

  function check(): void {
    cancel()
    if (invoices.invoice === undefined || isStopped) return
    const renewal = time.renew()
    if (renewal !== undefined) return void renewal.then(check)
    const left = invoices.invoice.endsAt - time.now()
    invoices.setExpired(left <= 0)
    cancel = clock.setTimeout(check, left > 0 ? Math.min(left, CHECK_INTERVAL_MS) : CHECK_INTERVAL_MS)
  }

  const stops = [onWake(check), reaction(() => invoices.invoice, check, { fireImmediately: true })]
  return {
    check,
    stop() {
      isStopped = true
      cancel()
      for (const stop of stops) stop()
    },
  }
}
