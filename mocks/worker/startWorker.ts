import { setupWorker } from 'msw/browser'
import { createCashiers } from '../cashier/createCashiers.ts'
import type { Scenario } from '../cashier/Scenario.ts'
import { SCENARIOS } from '../scenarios/index.ts'
import { CALLS_CHANNEL, CASHIER_CHANNEL, type ProviderReport } from './channels.ts'
import { handlers } from './handlers.ts'

export interface WorkerOptions {
  /** Whose layouts are served; the calls find their scenario in the token. */
  readonly scenario?: string
}

/** Puts the cashier between this page and the network. It lives as long as the page: a reload forgets its deposits. */
export async function startWorker({ scenario = 'default' }: WorkerOptions = {}): Promise<void> {
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
  const worker = setupWorker(
    ...handlers({
      cashiers,
      staticPath: `${base}static/`,
      scenario: (SCENARIOS as Readonly<Record<string, Scenario>>)[scenario] ?? SCENARIOS.default,
      tell: (notice) => calls.postMessage(notice),
    }),
  )
  await worker.start({
    quiet: true,
    onUnhandledRequest: 'bypass',
    serviceWorker: { url: `${base}mockServiceWorker.js`, options: { scope: base } },
  })
}

/**
 * On leaving a page, msw has its service worker take itself away if there is no other one; a page that comes at that very
 * moment may be handed the worker that goes, and wait for ever for it to be active. Listening first, this stops msw hearing.
 */
function stayRegistered(): void {
  addEventListener('beforeunload', (event) => event.stopImmediatePropagation())
}

// In the fragment, because a form sent by GET replaces the query.
function providerUrl(base: string, depositId: string, token: string): string {
  return new URL(`${base}mocks/provider/index.html#${new URLSearchParams({ depositId, token })}`, location.origin).href
}
