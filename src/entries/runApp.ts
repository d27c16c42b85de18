import { DEFAULT_CASHIER } from '../../schemas/cashiers.ts'
import type { Config } from '../../schemas/config.ts'
import { methodsPaymentV5 } from '../api/calls/methodsPaymentV5.ts'
import { hostExtras } from '../api/hostExtras.ts'
import { listRequest } from '../api/listRequest.ts'
import type { MethodList } from '../api/readMethodList.ts'
import type { MountedApp, mountApp } from '../app/mountApp.tsx'
import type { HostData } from '../host/loaded/HostData.ts'
import type { RouteMeta } from '../pages/RouteMeta.ts'
import { CASHIER_STARTS } from '../reference/cashierStarts.ts'
import { isCrypto } from '../reference/currencies.ts'
import type { AppNeed } from '../services/AppNeed.ts'
import type { Transport } from '../transport/Transport.ts'
import { openPlayerTransport, type PlayerTransport } from './openPlayerTransport.ts'

/**
 * When the player sees a failed start. The start goes on: if it completes later, its page replaces the failure (I25).
 */
const START_MS = 30_000
/**
 * How long the start waits for the withdrawals page after React has loaded. Then it goes on without it, and loads the
 * code of all pages.
 */
const PAGE_MS = 2_000

export interface RunNeed {
  readonly environment: Omit<AppNeed, 'server'>
  readonly token: string
  /** Returns the code of React and the app, which is usually still loading. */
  readonly code: () => Promise<{ readonly mountApp: typeof mountApp }>
  /** Called when the app was not rendered, or not in time. */
  readonly onFailed: (reason: unknown) => void
}

/** The widget for one player and one set of settings: its transport, and the app once React has loaded. */
export interface Running {
  readonly data: HostData | undefined
  readonly token: PlayerTransport['token']
  readonly setToken: PlayerTransport['setToken']
  applyLook: MountedApp['applyLook']
  idle: MountedApp['idle']
  /** Removes the widget from the page. For `isOtherPlayer`, see `MountedApp`. */
  stop: MountedApp['stop']
}

/** Requests the method list at once, and mounts the app when both React and the transport are ready. */
export function runApp({ environment, token, code, onFailed }: RunNeed): Running {
  const { data, config, clock } = environment
  let app: MountedApp | undefined
  let latest = data
  let isExpired = false
  let isOver = false
  const playerTransport = openPlayerTransport({
    ...environment,
    storage: environment.storage.own,
    token,
    onExpiry: (next) => {
      isExpired = next
      app?.setExpired(next)
    },
  })
  // The deposit list is requested now, before React has loaded, unless another list will be shown.
  const isAnother =
    data?.platformVersion !== 'redesign' ||
    CASHIER_STARTS[data.widgetViewType]?.hasLaterList ||
    ANOTHER_LIST.test(environment.embedding.surface.history.place().pathname)
  const asked = isAnother ? undefined : data
  const deposits = asked && playerTransport.ready.then((transport) => askForList(asked, config, transport))
  deposits?.catch(() => undefined) // no unhandled rejection: the method list handles the failure
  loadLocaleData()
  const withdrawals = startsOnWithdrawals(environment) ? openWithdrawals(environment, playerTransport.ready) : undefined

  const later = (ms: number) => new Promise<undefined>((resolve) => void clock.setTimeout(() => resolve(undefined), ms))

  async function mount(): Promise<void> {
    const [{ mountApp }, transport] = await Promise.all([code(), playerTransport.ready])
    const first = withdrawals && (await Promise.race([withdrawals, later(PAGE_MS)]))
    if (isOver) return
    const firstList = deposits ?? first?.list
    app = mountApp({ ...environment, server: { firstList, transport, onPush: playerTransport.onPush } }, first?.row)
    app.setExpired(isExpired)
    if (latest) app.applyLook(latest)
    await app.drawn
  }
  const cancelLimit = clock.setTimeout(() => onFailed(new Error(`No first screen after ${START_MS} ms.`)), START_MS)
  mount()
    .catch((reason: unknown) => isOver || onFailed(reason))
    .finally(cancelLimit)

  return {
    data,
    token: playerTransport.token,
    setToken: playerTransport.setToken,
    applyLook(next) {
      latest = next
      app?.applyLook(next)
    },
    idle: async () => app?.idle(),
    stop(isOtherPlayer) {
      isOver = true
      cancelLimit()
      playerTransport.close()
      return app === undefined ? environment.carried : app.stop(isOtherPlayer)
    },
  }
}

/**
 * Makes the browser load its data about languages and numbers, which takes 60 ms on a slow device: now, while the code
 * is still loading, and not when the list is rendered.
 */
function loadLocaleData(): void {
  new Intl.NumberFormat(new Intl.Locale('en').maximize()).format(0)
}

/** The paths of pages that need another list than the prefetched list. */
const ANOTHER_LIST = /\/withdrawal(\/|$)/

type Start = Pick<RunNeed['environment'], 'data' | 'config' | 'embedding'>

/** Whether the address is that of the regular cashier's list of withdrawals. */
const startsOnWithdrawals = ({ data, embedding }: Start): boolean =>
  data?.widgetViewType === DEFAULT_CASHIER &&
  embedding.surface.history.place().pathname.replace(/\/$/, '') ===
    `${embedding.basepath.replace(/\/$/, '')}/withdrawal`

interface FirstWithdrawals {
  readonly list: Promise<MethodList>
  readonly row: RouteMeta
}

/**
 * Requests the list of withdrawals and its page, while React is still loading. Undefined if their code can't be loaded:
 * then the code of all pages is loaded, and retried.
 */
async function openWithdrawals(
  { data, config }: Start,
  ready: Promise<Transport>,
): Promise<FirstWithdrawals | undefined> {
  const { currency, paymentGeo: country } = data?.user ?? { currency: '', paymentGeo: '' }
  const [calls, page] = [import('../api/calls/methodsWithdrawal.ts'), import('../routes/withdrawalStart.ts')]
  const list = Promise.all([calls, ready]).then(([{ methodsWithdrawal }, transport]) =>
    methodsWithdrawal({ transport, config })({ country, currency }),
  )
  list.catch(() => undefined) // no unhandled rejection: the method list handles the failure
  try {
    const [{ withdrawalStart: row }] = await Promise.all([page, calls])
    return { list, row }
  } catch {
    return undefined
  }
}

function askForList(data: HostData, config: Config, transport: Transport) {
  const { currency, paymentGeo } = data.user
  const abTestGroup = data.experiments.find(({ key }) => key === config.experiments.methods)?.group
  const place = { currency, country: paymentGeo, money: isCrypto(currency) ? 'crypto' : 'fiat' } as const
  return methodsPaymentV5({ transport, config })(listRequest(place, abTestGroup, hostExtras(data)))
}
