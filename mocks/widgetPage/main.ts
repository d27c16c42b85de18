import { type StartedWorker, startWorker } from '../worker/startWorker.ts'
import { goToPlace, setStaticPath } from './ownPath.ts'
import { offerPreview, takeEdits } from './preview.ts'
import { putBridge } from './putBridge.ts'
import { refusedWorker } from './refusedWorker.ts'

import '../../src/entries/guard.ts'
// These modules load before the worker starts; otherwise each of their hundreds of files would pass through the worker.
import '../../src/app/mountApp.tsx'
import '../../src/entries/startWidget.ts'
import '../../src/routes/createAppRouter.ts'

putBridge()
goToPlace()
setStaticPath()
takeEdits()
// Start the worker first: the widget requests the method list while its own modules are still loading.
const started: StartedWorker | false = await startWorker({ scenario: scenarioHere() }).catch(refusedWorker)
if (started) {
  offerPreview(started)
  await import('../../src/entries/frame.ts')
}

/**
 * The scenario of the layouts, whose requests have no token. It is in our URL or, on later pages, in the URL of the
 * demo page around us.
 */
function scenarioHere(): string {
  return scenarioIn(window) ?? scenarioIn(window.parent) ?? 'default'
}

function scenarioIn({ location }: Window): string | undefined {
  try {
    return new URLSearchParams(location.search).get('scenario') ?? undefined
  } catch {
    return undefined // the parent page is cross-origin
  }
}
