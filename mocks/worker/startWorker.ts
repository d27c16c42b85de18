import { setupWorker } from 'msw/browser'
import { type Cashiers, createCashiers } from '../cashier/createCashiers.ts'
import { layoutFiles } from '../cashier/layoutFiles.ts'
import type { Scenario } from '../cashier/Scenario.ts'
import { SCENARIOS } from '../scenarios/index.ts'
import { CALLS_CHANNEL, CASHIER_CHANNEL, type ProviderReport } from './channels.ts'
import { handlers } from './handlers.ts'

export interface WorkerOptions {
  /** The scenario of the layouts; for calls the token names the scenario. */
  readonly scenario?: string
}

export interface StartedWorker {
  readonly cashiers: Cashiers
  /** Publishes the layouts again, after an edit of a method folder. */
  readonly publish: () => void
}

/** Runs the mock cashier in this page, behind a service worker. A reload of the page loses its deposits. */
export async function startWorker({ scenario = 'default' }: WorkerOptions = {}): Promise<StartedWorker> {
  const base = import.meta.env.BASE_URL
  stayRegistered()
  const calls = new BroadcastChannel(CALLS_CHANNEL)
  const cashiers = createCashiers({
    now: Date.now,
    later: (ms, act) => setTimeout(act, ms),
    random: Math.random,
    scenarios: SCENARIOS,
    providerUrl: (depositId, token) => providerUrl(base, depositId, token),
  })
  new BroadcastChannel(CASHIER_CHANNEL).addEventListener('message', ({ data }: MessageEvent<ProviderReport>) => {
    cashiers.of(data.token).setStatus(data.depositId, data.status)
  })
  const { layouts: fault } = (SCENARIOS as Readonly<Record<string, Scenario>>)[scenario] ?? SCENARIOS.default
  let layouts = layoutFiles(fault)
  const worker = setupWorker(
    ...handlers({
      cashiers,
      staticPath: `${base}static/`,
      layouts: () => layouts,
      onCall: (notice) => calls.postMessage(notice),
    }),
  )
  await worker.start({
    quiet: true,
    onUnhandledRequest: 'bypass',
    serviceWorker: { url: `${base}mockWorker.js`, options: { scope: base } },
  })
  return {
    cashiers,
    publish() {
      layouts = layoutFiles(fault)
    },
  }
}

/**
 * When the last page unloads, msw unregisters its service worker. A page that loads at that moment may get the
 * departing worker and wait for ever for it to become active. This listener runs before msw's, and keeps msw's from
 * running.
 */
function stayRegistered(): void {
  addEventListener('beforeunload', (event) => event.stopImmediatePropagation())
}

// The facts are in the fragment, because a form sent by GET replaces the query.
function providerUrl(base: string, depositId: string, token: string): string {
  return new URL(`${base}mocks/provider/index.html#${new URLSearchParams({ depositId, token })}`, location.origin).href
}
