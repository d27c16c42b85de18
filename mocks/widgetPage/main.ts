import { startWorker } from '../worker/startWorker.ts'
import { putBridge } from './putBridge.ts'
import { refusedWorker } from './refusedWorker.ts'

import '../../src/entries/guard.ts'
// Loaded before there is a worker: from then on each of their some hundred files would go through it, and then to the server.
import '../../src/app/mountApp.tsx'
import '../../src/entries/startWidget.ts'
import '../../src/routes/createAppRouter.ts'

putBridge()
// The worker first: the widget asks for its list while it still loads.
const isStarted = await startWorker({ scenario: scenarioHere() }).then(() => true, refusedWorker)
if (isStarted) await import('../../src/entries/frame.ts')

/** Of the layouts, which carry no token: in our address, or in that of the demo page around us, which keeps it on every page. */
function scenarioHere(): string {
  return scenarioIn(window) ?? scenarioIn(window.parent) ?? 'default'
}

function scenarioIn({ location }: Window): string | undefined {
  try {
    return new URLSearchParams(location.search).get('scenario') ?? undefined
  } catch {
    return undefined // another site's page frames us, and keeps its address to itself
  }
}
