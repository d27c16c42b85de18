export interface StartFailure {
  /** The page that says so, when nothing of the widget stands there. */
  readonly page?: {
    /** The player's tag, when somebody has said it. */
    readonly lang?: string | undefined
    readonly theme?: 'light' | 'dark' | undefined
    /** For whoever runs the deployment: what to mend. Only that helps then. */
    readonly detail?: string | undefined
  }
  /** No money call is under way (I23): a newer build may be taken by loading the page again. */
  readonly mayReload: boolean
}

export const FAILED_EVENT = 'paywidget:failed'

/** To src/entries/guard.ts, which may come later than this: then it reads what stands here. */
export function tellGuard(failure: StartFailure): void {
  document.documentElement.dataset.pwFailure = JSON.stringify(failure)
  window.dispatchEvent(new Event(FAILED_EVENT))
}
