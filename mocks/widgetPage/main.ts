import { startWorker } from '../worker/startWorker.ts'

import '../../src/entries/guard.ts'

// The worker first: the widget asks for its list while it still loads.
await startWorker({ scenario: new URLSearchParams(location.search).get('scenario') ?? 'default' })
await import('../../src/entries/frame.ts')
