import { editMethodFolder } from '../../fixtures/index.ts'
import type { MethodFiles } from '../../fixtures/readMethodFolder.ts'
import { DOCUMENTS_EDITED } from '../../src/layouts/followEdits.ts'
import type { StartedWorker } from '../worker/startWorker.ts'

/** What the studio, which is on the same origin, asks of a preview in one of its frames. */
export interface Preview {
  /** Replaces a method folder. The page stays as it is, with its values: only its documents are redrawn. */
  edit(folder: MethodFiles): void
  /** The provider reports a status for the newest deposit of this player; false if there is none. */
  report(token: string, status: number): boolean
  /** Advances the clocks of the cashier and of the widget, like the sleep of a device. */
  pass(token: string, ms: number): void
}

export type PreviewWindow = Window & { paywidgetPreview?: Preview }
/** The studio's window: the folders that were edited before the preview was loaded. */
export type StudioWindow = Window & { paywidgetStudio?: { readonly edited: () => readonly MethodFiles[] } }

/** Takes the edits of the studio around this page, before the cashier starts. */
export function takeEdits(): void {
  for (const folder of studioAround()?.edited() ?? []) editMethodFolder(folder)
}

/** Lets the studio around this page edit documents while they are drawn, and play the provider. */
export function offerPreview({ cashiers, publish }: StartedWorker): void {
  if (studioAround() === undefined) return
  const preview: Preview = {
    edit(folder) {
      editMethodFolder(folder)
      publish()
      dispatchEvent(new Event(DOCUMENTS_EDITED))
    },
    report(token, status) {
      const newest = cashiers.of(token).deposits().at(-1)
      return newest !== undefined && cashiers.of(token).setStatus(newest.id, status)
    },
    pass(token, ms) {
      cashiers.of(token).pass(ms)
      sleepFor(ms)
    },
  }
  Object.assign(window, { paywidgetPreview: preview })
}

/** The widget's clock reads `Date.now`, and looks again when the page is shown. The cashier has a clock of its own. */
function sleepFor(ms: number): void {
  const awake = Date.now
  Date.now = () => awake() + ms
  document.dispatchEvent(new Event('visibilitychange'))
}

function studioAround(): StudioWindow['paywidgetStudio'] {
  try {
    return (window.parent as StudioWindow).paywidgetStudio
  } catch {
    return undefined // the parent page is cross-origin
  }
}
