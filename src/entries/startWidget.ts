import type { Config } from '../../schemas/config.ts'
import { methodsPaymentV5 } from '../api/calls/methodsPaymentV5.ts'
import { listRequest } from '../api/listRequest.ts'
import type { HostBridge } from '../host/HostBridge.ts'
import type { HostData } from '../host/HostData.ts'

import { INCORRECT_DATA, readHostData } from '../host/readHostData.ts'
import type { Clock } from '../platform/clock.ts'
import type { KeyValueStore } from '../platform/storage.ts'
import { openWire, type Wire } from './openWire.ts'

export interface StartNeed {
  readonly element: HTMLElement
  readonly config: Config
  readonly storage: KeyValueStore
  readonly bridge: HostBridge
  readonly clock: Clock
  readonly isLogging: boolean
  readonly localeQuery: string | undefined
  readonly basepath: string
}

/** Waits for the host's data, asks for the list, and draws the widget as soon as both React and the data are there. */
export function startWidget(need: StartNeed): void {
  const { bridge, clock, config } = need
  const mount = import('../app/mountApp.tsx')
  let running:
    | { readonly data: HostData | undefined; readonly stop: Promise<() => void>; readonly wire: Wire }
    | undefined

  async function run(data: HostData | undefined, problem?: string): Promise<void> {
    const before = running
    const wire = openWire({ ...need, data })
    // The list is asked for now, not when React has arrived.
    const firstList = data && wire.ready.then((transport) => askForList(data, config, transport))
    firstList?.catch(() => undefined) // whoever shows the list hears of it
    const stop = (async () => {
      await (await before?.stop)?.()
      // The error page of before is not where this player begins.
      if (before !== undefined && before.data === undefined) history.replaceState(null, '', `${need.basepath}/`)
      const [{ mountApp }, transport] = await Promise.all([mount, wire.ready])
      const isAgain = before?.data !== undefined && before.data.userId === data?.userId
      return mountApp(need.element, { ...need, data, problem, firstList, transport, isAgain })
    })()
    running = { data, stop, wire }
    await stop
  }

  // Before the listener: a message that is waiting comes at once.
  const cancelWait = clock.setTimeout(
    () => refuse(`No "loaded" message came within ${config.timeouts.host} ms`),
    config.timeouts.host,
  )

  bridge.on('loaded', (payload) => {
    cancelWait()
    const read = readHostData(payload)
    if (!read.ok) return refuse(`${read.problem}: ${read.paths.join(', ')}`)
    if (need.isLogging) for (const warning of read.warnings) console.warn('[paywidget]', warning)
    // The same player again only brings a new token; another one, or other settings, is another widget (B4).
    if (running?.data && isSame(running.data, read.data)) running.wire.setToken(read.data.token)
    else run(read.data)
  })

  function refuse(problem: string): void {
    if (running?.data) return
    bridge.send({ messageType: 'onInitError', text: INCORRECT_DATA })
    if (running === undefined) run(undefined, problem)
  }
}

/** Whether nothing has changed that is seen: the language, the money, the place and the theme are read once. */
function isSame(one: HostData, other: HostData): boolean {
  const seen = ({ userId, user, schema }: HostData) =>
    [userId, user.lang, user.currency, user.paymentGeo, schema.theme].join()
  return seen(one) === seen(other)
}

function askForList(data: HostData, config: Config, transport: Parameters<typeof methodsPaymentV5>[0]['transport']) {
  const { currency, paymentGeo } = data.user
  const abTestGroup = data.experiments.find(({ key }) => key === config.experiments.methods)?.group
  return methodsPaymentV5({ transport, config })(listRequest({ currency, country: paymentGeo }, abTestGroup))
}
