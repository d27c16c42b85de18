import { createMemoryHistory } from '@tanstack/react-router'
import { createRoot } from 'react-dom/client'
import { HOST_PAYLOADS } from '../../../fixtures/index.ts'
import { createCashier } from '../../../mocks/cashier/createCashier.ts'
import type { CashierName } from '../../../schemas/cashiers.ts'
import type { OutgoingMessage } from '../../../schemas/host/outgoing.ts'
import type { RouteName } from '../../../schemas/routes.ts'
import { createApp } from '../../../src/app/createApp.ts'
import { createStores, type Stores } from '../../../src/app/createStores.ts'
import { CASHIERS } from '../../../src/cashiers/CASHIERS.ts'
import { readConfig } from '../../../src/entries/readConfig.ts'
import { readHostData } from '../../../src/host/loaded/readHostData.ts'
import { inPage } from '../../../src/host/surfaces/inPage.ts'
import type { Method } from '../../../src/model/method.ts'
import type { RouteMeta } from '../../../src/pages/RouteMeta.ts'
import { browserClock, type Clock } from '../../../src/platform/time/clock.ts'
import { createSteadyTime } from '../../../src/platform/time/steadyTime.ts'
import { AppViewProvider } from '../../../src/screens/AppView.ts'
import { FirstPaint } from '../../../src/screens/FirstPaint.ts'
import { Shell } from '../../../src/screens/Shell.tsx'
import type { AppNeed } from '../../../src/services/AppNeed.ts'
import type { Transport } from '../../../src/transport/Transport.ts'
import { memoryStorage } from '../../unit/features/builders.ts'
import { cashierTransport } from '../../unit/features/cashierTransport.ts'
import { asMessage } from '../../unit/support/asMessage.ts'
import { loadTexts } from './loadTexts.ts'

/** The confirmation page redirects here when no withdrawal awaits confirmation. */
const WITHOUT_WITHDRAWAL = 'withdrawalListPage'

/** Background activity of the app. */
interface Running {
  readonly timers: number
  readonly requests: readonly string[]
  /** Event types with listeners on `window` and `document`. */
  readonly listeners: readonly string[]
}

export interface Walked {
  /** The name of the page. */
  readonly name: string
  /** The text on the screen. */
  readonly words: string
  /** Activity started by opening the page. */
  readonly began: Running
  /** Activity before the page was opened, and after it was left. */
  readonly before: Running
  readonly after: Running
}

export interface Walk {
  readonly rows: readonly Walked[]
  /** Activity before the app was mounted, and after it was unmounted. */
  readonly before: Running
  readonly after: Running
  readonly reports: readonly string[]
}

/** Opens and leaves every page of a route tree in the real app, with a mock cashier. */
export async function walk(mode: CashierName): Promise<Walk> {
  const watch = watchRunning()
  const reports: string[] = []
  const before = watch.now()
  const tree = CASHIERS[mode].routes
  const rowOf = (name: string): RouteMeta => {
    const row = tree.find(({ page }) => page === name)
    if (row === undefined) throw new Error(`There is no row "${name}".`)
    return row
  }
  const { app, stores, history, end } = await start(watch, reports, mode)
  const go = async (row: RouteMeta) => {
    history.push(row.path)
    const page = row.page === 'withdrawalConfirmPage' ? WITHOUT_WITHDRAWAL : row.page
    await until(() => stores.route.name === page && isDrawn())
    if (stores.route.name !== page) throw new Error(`${row.path} leads to "${stores.route.name}".`)
  }
  const rest = rowOf('emptyPage')
  await until(() => stores.methods.state === 'ready' && isDrawn())
  // Open a payment page first, because it starts activity that continues on all pages.
  const first = rowOf('depositRedirectPage')
  choose(first, stores)
  await go(first)
  await go(rest)
  const quiet = await settled(watch)
  const rows: Walked[] = []
  for (const row of tree) {
    choose(row, stores)
    await go(row)
    await until(() => watch.now().requests.length === 0)
    const began = watch.now()
    const words = app.textContent ?? ''
    await go(row === rest ? rowOf('errorPage') : rest)
    await until(() => isSame(watch.now(), quiet))
    rows.push({ name: row.page, words, began, before: quiet, after: watch.now() })
    if (row === rest) await go(rest)
  }
  end()
  await until(() => isSame(watch.now(), before))
  return { rows, before, after: watch.now(), reports }
}

async function start(watch: Watch, reports: string[], mode: CashierName) {
  const data = { ...HOST_DATA, widgetViewType: mode }
  const app = document.getElementById('stage')!.appendChild(document.createElement('div'))
  const history = createMemoryHistory({ initialEntries: ['/'] })
  const surface = inPage({
    ...{ history, toTop: () => {}, restart: () => {}, showFailure: () => {} },
    channel: { send: () => true, listen: () => () => {} },
  })
  const cashier = createCashier({
    ...{ scenario: { title: '' }, now: Date.now, random: () => 0.5 },
    later: (ms, act) => void setTimeout(act, ms),
  })
  const stores = createStores(data)
  const need: AppNeed = {
    config: readConfig('{}'),
    bridge: {
      send: (message: OutgoingMessage) => void reports.push(message.messageType),
      on: () => () => undefined,
      hasSent: () => false,
      dispose: () => undefined,
    },
    clock: watch.clock,
    time: createSteadyTime(watch.clock),
    storage: { own: memoryStorage(), shared: memoryStorage(), place: '' },
    embedding: { element: app, surface, basepath: '/' },
    languages: { files: {}, query: undefined },
    diagnostics: { isLogging: false, unknownKeys: [] },
    data,
    carried: undefined,
    server: {
      transport: watch.transport(cashierTransport({ cashier, clock: browserClock })),
      onPush: () => () => undefined,
      firstList: undefined,
    },
  }
  const made = createApp(need, stores, await loadTexts('en'))
  const root = createRoot(app)
  root.render(
    <AppViewProvider value={made.view}>
      <Shell />
      <FirstPaint isReady={made.isShown} onPainted={made.shown} />
    </AppViewProvider>,
  )
  made.start()
  const end = () => {
    made.dispose(true)
    root.unmount()
    app.remove()
  }
  return { app, stores, history, end }
}

/** For pages that open only for some methods: the members that the method must have. */
const METHOD_OF: Partial<Record<RouteName, Partial<Method>>> = {
  depositOnrampPage: { cardViewType: 'onramp' },
  withdrawalNigerianBanksPage: { fields: [{ name: 'bank_code', type: 'select', items: { '044': 'Access Bank' } }] },
}

/** Sets up the state that the route needs, including a deposit that leads to the page of the route (ROUTE-09). */
function choose({ needs, page }: RouteMeta, { methods, deposit }: Stores): void {
  const [method] = methods.methods
  if (needs === 'method' && method !== undefined) methods.selectMethod({ ...method, ...METHOD_OF[page] })
  if (needs === 'group') methods.selectGroup(methods.gathered.groups[0]?.code ?? '')
  deposit.adopt({ id: '84-20317', method: method?.name ?? '', amount: '500.00', currency: 'MXN', startedAt: 0 })
  deposit.lead(page)
}

const HOST_DATA = (() => {
  const read = readHostData(asMessage(HOST_PAYLOADS.loaded))
  if (!read.ok) throw new Error(read.paths.join())
  return read.data
})()

/** Whether the stage has no skeleton. */
function isDrawn(): boolean {
  const stage = document.getElementById('stage')!
  return stage.textContent !== '' && stage.querySelector('[class*="skeleton" i]') === null
}

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))

/** Waits for 15 s at most: then the walk continues, and the assertions of the test show the problem. */
async function until(is: () => boolean): Promise<void> {
  const end = performance.now() + 15_000
  while (!is() && performance.now() < end) await frame()
}

/** The activity once it is stable: draft written, answers received, and events sent (debounced by a second). */
async function settled(watch: Watch): Promise<Running> {
  let now = watch.now()
  let since = performance.now()
  await until(() => {
    if (!isSame(now, watch.now())) since = performance.now()
    now = watch.now()
    return performance.now() - since > 1_300
  })
  return now
}

const isSame = (a: Running, b: Running): boolean => JSON.stringify(a) === JSON.stringify(b)

interface Watch {
  readonly clock: Clock
  transport(transport: Transport): Transport
  now(): Running
}

function watchRunning(): Watch {
  // React adds listeners to `document` once and never removes them. Make React add them before the first count.
  createRoot(document.createElement('div'))
  const timers = new Set<object>()
  const requests = new Map<object, string>()
  const listeners = watchListeners([window, document])
  const counted =
    (start: (fn: () => void, ms: number) => () => void, isOnce: boolean) => (fn: () => void, ms: number) => {
      const timer = {}
      timers.add(timer)
      const stop = start(() => {
        if (isOnce) timers.delete(timer)
        fn()
      }, ms)
      return () => {
        timers.delete(timer)
        stop()
      }
    }
  return {
    clock: {
      ...browserClock,
      setTimeout: counted(browserClock.setTimeout, true),
      setInterval: counted(browserClock.setInterval, false),
    },
    transport: (transport) => ({
      ...transport,
      send(call, payload, options) {
        const request = {}
        requests.set(request, call.path)
        return transport.send(call, payload, options).finally(() => requests.delete(request))
      },
    }),
    now: () => ({ timers: timers.size, requests: [...requests.values()], listeners: listeners() }),
  }
}

/** Tracks listeners of the targets, by event type. */
function watchListeners(targets: readonly EventTarget[]): () => readonly string[] {
  const heard = new Map<string, number>()
  const ids = new WeakMap<object, number>()
  let last = 0
  const idOf = (listener: object) => {
    const id = ids.get(listener) ?? ++last
    ids.set(listener, id)
    return id
  }
  const keyOf = (target: EventTarget, type: string, listener: object, options: unknown) => {
    const isCapture =
      typeof options === 'object' ? (options as { capture?: boolean } | null)?.capture === true : options === true
    return `${type} ${targets.indexOf(target)} ${idOf(listener)} ${isCapture}`
  }
  for (const target of targets) {
    const { addEventListener, removeEventListener } = target
    target.addEventListener = (
      type: string,
      listener: EventListener | null,
      options?: AddEventListenerOptions | boolean,
    ) => {
      addEventListener.call(target, type, listener, options)
      const { once = false, signal } = typeof options === 'object' ? options : {}
      // A `once` listener removes itself and is no lasting activity.
      if (listener === null || once || signal?.aborted) return
      const key = keyOf(target, type, listener, options)
      heard.set(key, 1)
      signal?.addEventListener('abort', () => heard.delete(key))
    }
    target.removeEventListener = (
      type: string,
      listener: EventListener | null,
      options?: EventListenerOptions | boolean,
    ) => {
      removeEventListener.call(target, type, listener, options)
      if (listener !== null) heard.delete(keyOf(target, type, listener, options))
    }
  }
  return () => [...heard.keys()].map((key) => key.split(' ')[0] ?? '').toSorted()
}
