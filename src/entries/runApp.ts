import type { Config } from '../../schemas/config.ts'
import { methodsPaymentV5 } from '../api/calls/methodsPaymentV5.ts'
import { hostExtras } from '../api/hostExtras.ts'
import { listRequest } from '../api/listRequest.ts'
import type { AppNeed } from '../app/AppNeed.ts'
import type { MountedApp, mountApp } from '../app/mountApp.tsx'
import type { HostData } from '../host/HostData.ts'
import type { Transport } from '../transport/Transport.ts'
import { openWire, type Wire } from './openWire.ts'

/** A start that takes longer has failed for whoever waits, though it may still come (I25). */
const START_MS = 30_000

export interface RunNeed extends Omit<AppNeed, 'transport' | 'firstList' | 'onStatusPush'> {
  readonly token: string
  /** React and the app: still on their way, most times. */
  readonly code: () => Promise<{ readonly mountApp: typeof mountApp }>
  /** Nothing could be drawn, or not in time. */
  readonly onFailed: (reason: unknown) => void
}

/** The widget for one player and one set of settings: its wire, and its app as soon as React is there. */
export interface Running {
  readonly data: HostData | undefined
  readonly token: Wire['token']
  readonly setToken: Wire['setToken']
  wear: MountedApp['wear']
  settled: MountedApp['settled']
  stop: MountedApp['stop']
}

/** Asks for the list at once, and draws as soon as both React and a wire are there. */
export function runApp(need: RunNeed): Running {
  const { data, config } = need
  let app: MountedApp | undefined
  let worn = data
  let isExpired = false
  let isOver = false
  const wire = openWire({
    ...need,
    onExpiry: (next) => {
      isExpired = next
      app?.setExpired(next)
    },
  })
  // The list is asked for now, not when React has arrived.
  const isAnother =
    data?.platformVersion !== 'redesign' ||
    ANOTHER_LIST.test(`${data.widgetViewType} ${(need.history ?? window).location.pathname}`)
  const asked = isAnother ? undefined : data
  const firstList = asked && wire.ready.then((transport) => askForList(asked, config, transport))
  firstList?.catch(() => undefined) // whoever shows the list hears of it

  async function mount(): Promise<void> {
    const [{ mountApp }, transport] = await Promise.all([need.code(), wire.ready])
    if (isOver) return
    app = mountApp({ ...need, firstList, transport, onStatusPush: wire.onStatusPush })
    app.setExpired(isExpired)
    if (worn) app.wear(worn)
    await app.drawn
  }
  const cancelLimit = need.clock.setTimeout(
    () => need.onFailed(new Error(`Nothing to draw came within ${START_MS} ms.`)),
    START_MS,
  )
  mount()
    .catch((reason: unknown) => isOver || need.onFailed(reason))
    .finally(cancelLimit)

  return {
    data,
    token: wire.token,
    setToken: wire.setToken,
    wear(next) {
      worn = next
      app?.wear(next)
    },
    settled: async () => app?.settled(),
    stop(isLeft) {
      isOver = true
      cancelLimit()
      wire.close()
      return app === undefined ? need.carried : app.stop(isLeft)
    },
  }
}

/** The cashier, and the addresses of pages, that need another list than the first of all. */
const ANOTHER_LIST = /^sweep|\/withdrawal(\/|$)/

function askForList(data: HostData, config: Config, transport: Transport) {
  const { currency, paymentGeo } = data.user
  const abTestGroup = data.experiments.find(({ key }) => key === config.experiments.methods)?.group
  return methodsPaymentV5({ transport, config })(
    listRequest({ currency, country: paymentGeo }, abTestGroup, hostExtras(data)),
  )
}
