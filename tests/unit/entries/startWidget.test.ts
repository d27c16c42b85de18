import { describe, expect, it } from 'vitest'
import loaded from '../../../fixtures/host/loaded.json' with { type: 'json' }
import { readConfig } from '../../../src/entries/readConfig.ts'
import { type StartNeed, startWidget } from '../../../src/entries/startWidget.ts'
import type { MessageListener } from '../../../src/host/bridge/Channel.ts'
import { openBridge } from '../../../src/host/bridge/HostBridge.ts'
import { fakeClock } from '../support/fakeClock.ts'

const WAIT_MS = 30_000

/** A start that waits for the host's data. The code of the app never comes. `at` is the path of the first page. */
function aStart(at = '/paywidget/deposit') {
  const clock = fakeClock()
  const sent: string[] = []
  const send = (text: string) => sent.push(JSON.parse(text).messageType) > 0
  let receive: MessageListener = () => undefined
  const listen = (listener: MessageListener) => {
    receive = listener
    return () => undefined
  }
  const bridge = openBridge({ send, listen }, { clock, onProblem: () => undefined })
  const address = { pathname: at }
  const goTo = (pathname: string) => {
    address.pathname = pathname
  }
  const none = { get: () => null, set: () => undefined, remove: () => undefined, keys: () => [] }
  const [running, cancelWait] = startWidget({
    config: readConfig('{}', () => undefined),
    bridge,
    clock,
    timeout: { ms: WAIT_MS, text: 'No data came' },
    app: () => new Promise(() => undefined),
    storage: { own: none, shared: none, place: '' },
    embedding: { basepath: '/paywidget', surface: { history: { place: () => address, startAt: goTo } } },
    languages: { files: {}, query: undefined },
    diagnostics: { isLogging: false, unknownKeys: [] },
  } as unknown as StartNeed)
  /** Sends `loaded` of the regular cashier, and resolves to the type of cashier that runs then. */
  async function tell(over: object): Promise<string | undefined> {
    // The old platform version makes the start request no list.
    const payload = { ...loaded, widgetViewType: undefined, platformVersion: 'old', transport: 'http', ...over }
    receive({ messageType: 'loaded', payload }, () => undefined)
    await running()?.idle()
    return running()?.data?.widgetViewType
  }
  return { clock, sent, running, cancelWait, tell, address, goTo }
}

describe('the wait for the data of the host', () => {
  it('HOST-30 ends with onInitError and the error page', async () => {
    const { clock, sent, running } = aStart()
    await clock.advance(WAIT_MS)
    expect(sent).toEqual(['Loaded', 'onInitError'])
    expect(running()).toBeDefined()
  })

  it('is over once it is stopped: no cashier starts after a destroy() of package mode', async () => {
    const { clock, sent, running, cancelWait } = aStart()
    cancelWait()
    expect(clock.pending()).toBe(0)
    await clock.advance(WAIT_MS)
    expect(sent).toEqual(['Loaded'])
    expect(running()).toBeUndefined()
  })
})

describe('the type of cashier', () => {
  for (const [title, user] of [
    ['the same player', loaded.user],
    ['another player', { ...loaded.user, id: 'another' }],
  ] as const)
    it(`HOST-17 follows the host back to the regular cashier, for ${title}`, async () => {
      const { tell, goTo, address } = aStart('/paywidget/')
      expect(await tell({ widgetViewType: 'cryptobalance' })).toBe('cryptobalance')
      goTo('/paywidget/cryptobalance/deposit/fiat') // as the cashier does
      expect(await tell({ widgetViewType: 'main', user })).toBe('main')
      expect(address.pathname).toBe('/paywidget/')
    })

  it('HOST-17 follows the host back to the regular cashier from a path that selects another', async () => {
    const { tell } = aStart('/paywidget/cryptobalance/deposit')
    expect(await tell({ widgetViewType: 'cryptobalance' })).toBe('cryptobalance')
    expect(await tell({})).toBe('main')
  })

  it('D-33 is that of the first path while the host names none', async () => {
    const { tell, goTo } = aStart('/paywidget/cryptobalance/withdrawal')
    expect(await tell({})).toBe('cryptobalance')
    goTo('/paywidget/error')
    expect(await tell({ user: { ...loaded.user, currency: 'USD' } })).toBe('cryptobalance')
  })
})
