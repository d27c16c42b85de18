export interface StartFailure {
  /** The content of the failure page; undefined while the widget is on the screen. */
  readonly page?: {
    /** The player's language tag, if known. */
    readonly lang?: string | undefined
    readonly theme?: 'light' | 'dark' | undefined
    /** For the operator: why the start failed before the host could be notified. Not shown to the player. */
    readonly detail?: string | undefined
    /**
     * The id that the player gives to support; the host received it with the report. The guard adds it to a `detail`.
     */
    readonly supportId?: string | undefined
  }
  /** Whether the page may be reloaded to get a newer build: true if no payment call is in flight (I23). */
  readonly mayReload: boolean
}

export const FAILED_EVENT = 'paywidget:failed'

/** Withdraws the last report: the guard does not reload the page any more. */
export function withdrawFailure(): void {
  delete document.documentElement.dataset.pwFailure
}

/** Reports a failure to src/entries/guard.ts. A guard that loads later reads the attribute. */
export function notifyGuard(failure: StartFailure): void {
  document.documentElement.dataset.pwFailure = JSON.stringify(failure)
  window.dispatchEvent(new Event(FAILED_EVENT))
}
