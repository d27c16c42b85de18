import { describe, expect, it } from 'vitest'
import { readConfig } from '../../../src/entries/readConfig.ts'
import { type StartNeed, startWidget } from '../../../src/entries/startWidget.ts'
import { openBridge } from '../../../src/host/bridge/HostBridge.ts'
import { fakeClock } from '../support/fakeClock.ts'

const WAIT_MS = 30_000

/** A start that waits for the host's data. The code of the app never comes. */
function aStart() {
  const clock = fakeClock()
  const sent: string[] = []
  const send = (text: string) => sent.push(JSON.parse(text).messageType) > 0
  const bridge = openBridge({ send, listen: () => () => undefined }, { clock, onProblem: () => undefined })
  const none = { get: () => null, set: () => undefined, remove: () => undefined, keys: () => [] }
  const [running, cancelWait] = startWidget({
    config: readConfig('{}', () => undefined),
    bridge,
    clock,
    timeout: { ms: WAIT_MS, text: 'No data came' },
    app: () => new Promise(() => undefined),
    storage: { own: none, shared: none, place: '' },
    embedding: { basepath: '/', surface: { history: { place: () => ({ pathname: '/deposit' }) } } },
    languages: { files: {}, query: undefined },
    diagnostics: { isLogging: false, unknownKeys: [] },
  } as unknown as StartNeed)
  return { clock, sent, running, cancelWait }
}

describe('the wait for the data of the host', () => {
  it('HOST-30 ends with onInitError and the error page', async () => {
    const { clock, sent, running } = aStart()
    await clock.advance(WAIT_MS)
    expect(sent).toEqual(['Loaded', 'onInitError'])
    expect(running()).toBeDefined()
  })

  it('HOST-09 is over once it is stopped: no cashier starts after a destroy() of package mode', async () => {
    const { clock, sent, running, cancelWait } = aStart()
    cancelWait()
    expect(clock.pending()).toBe(0)
    await clock.advance(WAIT_MS)
    expect(sent).toEqual(['Loaded'])
    expect(running()).toBeUndefined()
  })
})
